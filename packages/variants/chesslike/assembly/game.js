"use strict";
var __createBinding = (this && this.__createBinding) || (Object.create ? (function(o, m, k, k2) {
    if (k2 === undefined) k2 = k;
    var desc = Object.getOwnPropertyDescriptor(m, k);
    if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) {
      desc = { enumerable: true, get: function() { return m[k]; } };
    }
    Object.defineProperty(o, k2, desc);
}) : (function(o, m, k, k2) {
    if (k2 === undefined) k2 = k;
    o[k2] = m[k];
}));
var __setModuleDefault = (this && this.__setModuleDefault) || (Object.create ? (function(o, v) {
    Object.defineProperty(o, "default", { enumerable: true, value: v });
}) : function(o, v) {
    o["default"] = v;
});
var __importStar = (this && this.__importStar) || (function () {
    var ownKeys = function(o) {
        ownKeys = Object.getOwnPropertyNames || function (o) {
            var ar = [];
            for (var k in o) if (Object.prototype.hasOwnProperty.call(o, k)) ar[ar.length] = k;
            return ar;
        };
        return ownKeys(o);
    };
    return function (mod) {
        if (mod && mod.__esModule) return mod;
        var result = {};
        if (mod != null) for (var k = ownKeys(mod), i = 0; i < k.length; i++) if (k[i] !== "default") __createBinding(result, mod, k[i]);
        __setModuleDefault(result, mod);
        return result;
    };
})();
Object.defineProperty(exports, "__esModule", { value: true });
exports.Game = void 0;
// Chesslike as a game for the search.
const bits_1 = require("@kickmate/bitboards/assembly/bits");
const game_1 = require("@kickmate/search/assembly/game");
const network_1 = require("@kickmate/search/assembly/network");
const on = __importStar(require("@kickmate/search/assembly/switches"));
const actions_1 = require("./actions");
const directions_1 = require("./directions");
const evaluate_1 = require("./evaluate");
const exchange_1 = require("./exchange");
const exits_1 = require("./exits");
const generate_1 = require("./generate");
const map_1 = require("./map");
const network = __importStar(require("./network"));
const packed_1 = require("./packed");
const play_1 = require("./play");
const record_1 = require("./record");
const tables_1 = require("./tables");
const threats_1 = require("./threats");
const values_1 = require("./values");
const views_1 = require("./views");
const weights_1 = require("./weights");
/** The number of actions in a row without a capture, a key or a door that draws the game. */
const QUIET_LIMIT = 100;
/** From this number of such actions on, a search may reach that draw. */
const QUIET_LATE = 85;
/**
 * With this number of pieces or fewer, having to act may be a disadvantage (zugzwang), which a null move would hide.
 */
const FEW = 2;
/** A map is crowded if its pieces see more than this number of squares for each square of the map. */
const CROWD = 8;
/** The techniques that make play stronger in this game. */
const TECHNIQUES = on.ALL & ~(on.CORRECTION | on.STAR);
// Whether the map of the position that was read last is crowded.
let isCrowded = false;
class Game extends game_1.SearchGame {
    size() {
        return (0, record_1.sizeOf)();
    }
    init() {
        (0, directions_1.initDirections)();
        (0, record_1.initKeys)();
    }
    unpack(at, packed) {
        if ((0, map_1.takeMap)(packed)) {
            (0, tables_1.makeTables)();
            (0, views_1.makeViews)();
            (0, values_1.makeValues)();
            (0, exits_1.forgetWays)();
        }
        (0, packed_1.unpack)(at, packed);
        isCrowded = sightOf(at) > CROWD * map_1.squares;
    }
    pack(at, packed) {
        (0, packed_1.pack)(at, packed);
    }
    weightsAt() {
        return weights_1.WEIGHTS;
    }
    weightCount() {
        return weights_1.COUNT;
    }
    applyWeights() {
        // The next position that is read makes all tables again.
        (0, map_1.forgetMap)();
    }
    techniques() {
        // With this technique the quiescence search has no limit of depth. On a crowded map, where most pieces attack each
        // other, it would hardly end.
        return isCrowded ? TECHNIQUES & ~on.EXCHANGE : TECHNIQUES;
    }
    nodesPerPoll() {
        // A node's work grows with the pieces, the squares that each of them sees, and the bytes of a set of squares.
        return min(256, (1024 * 64 * 64 * 64) / (map_1.squares * map_1.squares * map_1.squares));
    }
    side(at) {
        return (0, record_1.sideOf)(at);
    }
    ended(at) {
        return (0, record_1.endedOf)(at);
    }
    key(at) {
        return (0, record_1.keyOf)(at);
    }
    freshKey(at) {
        return (0, record_1.freshKey)(at);
    }
    reversiblePlies(at) {
        return canBeDrawn() ? (0, record_1.reversibleOf)(at) : 0;
    }
    isDrawnByRule(at) {
        return canBeDrawn() && ((0, record_1.quietOf)(at) >= QUIET_LIMIT || (0, record_1.passesOf)(at) >= 2);
    }
    isDrawByRuleNear(at) {
        return canBeDrawn() && (0, record_1.quietOf)(at) >= QUIET_LATE;
    }
    generate(at, list) {
        return (0, generate_1.generate)(at, list);
    }
    generateNoisy(at, list) {
        return (0, generate_1.generateNoisy)(at, list);
    }
    countSuccessors(at) {
        return (0, generate_1.countActions)(at);
    }
    play(at, next, action, outcome) {
        (0, play_1.play)(at, next, action);
    }
    winInOne(at) {
        return (0, threats_1.winInOne)(at, (0, record_1.sideOf)(at));
    }
    opponentThreatens(at) {
        return (0, threats_1.isThreatened)(at);
    }
    // inCheck stays false: there are too many threats to royal pieces to extend the search for each.
    prunesThreats() {
        return true;
    }
    canNullMove(at) {
        const own = (0, record_1.piecesAt)(at, (0, record_1.sideOf)(at));
        let pieces = 0;
        for (let n = 0; n < map_1.bytes; n += 8)
            pieces += (0, bits_1.count)(load(own + n));
        return pieces > FEW;
    }
    playNullMove(at, next) {
        (0, play_1.playNullMove)(at, next);
    }
    evaluate(at) {
        return network_1.isOn && network.isFit() ? (0, network_1.evaluateByNetwork)(at) : (0, evaluate_1.evaluate)(at);
    }
    recomputeScore(at) {
        (0, record_1.recomputeScore)(at);
    }
    captureValue(at, action) {
        const to = (0, actions_1.toOf)(action);
        const victim = (0, record_1.pieceOn)(at, to);
        if (map_1.hasExits && leaves(at, action))
            return exchange_1.DECISIVE;
        return victim && action != actions_1.PASS ? (0, exchange_1.lossOf)(at, victim) : 0;
    }
    moverValue(at, action) {
        return (0, values_1.valueOf)((0, record_1.pieceOn)(at, (0, actions_1.fromOf)(action)));
    }
    winsExchange(at, action, least) {
        return (map_1.hasExits && leaves(at, action)) || (0, exchange_1.winsExchange)(at, action, least);
    }
    continuationIndex(at, action) {
        if (action == actions_1.PASS)
            return 1023;
        const code = (0, record_1.pieceOn)(at, (0, actions_1.fromOf)(action)) - 2;
        return (((code >> 1) + (code & 1) * map_1.kinds) * map_1.squares + (0, actions_1.toOf)(action)) & 1023;
    }
    networkWidth() {
        return network.WIDTH;
    }
    networkRows() {
        return network.ROWS;
    }
    networkBuckets() {
        return network.BUCKETS;
    }
    networkAt() {
        return network.WEIGHTS;
    }
    sumsParts() {
        return true;
    }
    sumsAt() {
        return network.SUMS;
    }
    inputsKey() {
        return map_1.mapsRead;
    }
    networkCells() {
        return network.cells();
    }
    networkParts(view, cell, value, to) {
        return network.parts(view, cell, value, to);
    }
    writeCells(at, to) {
        network.writeCells(at, to);
    }
    networkBucket(at) {
        return network.bucket(at);
    }
}
exports.Game = Game;
// The number of squares that all pieces together see on an empty map, each piece counted with its mean over all
// squares.
function sightOf(at) {
    let sight = 0;
    for (let square = 0; square < map_1.squares; square++) {
        const code = (0, record_1.pieceOn)(at, square);
        if (code)
            sight += (0, values_1.meanView)(code);
    }
    return sight >> 4;
}
// Whether rounds on this map can be drawn. None is if Black does not play, nor on a map with a limit: Black wins there
// what would be a draw. Mostly the search sees Black win at the limit, since repetitions and passes do not help White.
// It does not see Black win earlier: by a position that occurred twice before the search began, or by a hundred quiet
// actions.
function canBeDrawn() {
    return map_1.hasBlack && map_1.turnLimit == 0;
}
// Whether White wins on an exit with this action.
function leaves(at, action) {
    return (0, record_1.sideOf)(at) == 0 && action != actions_1.PASS && (0, map_1.holds)(map_1.EXITS, (0, actions_1.toOf)(action)) && (0, map_1.isVital)((0, record_1.pieceOn)(at, (0, actions_1.fromOf)(action)));
}
