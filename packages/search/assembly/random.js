"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.seedRandom = seedRandom;
exports.random64 = random64;
let state = 0;
/** Sets the generator's state. The same seed gives the same numbers. */
function seedRandom(seed) {
    state = seed;
}
/** Returns 64 random bits for hash keys: SplitMix64 (Sebastiano Vigna, public domain). */
function random64() {
    state += 0x9e3779b97f4a7c15;
    let z = state;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
}
