/** The ending of an adjective before a noun, which names the noun's gender. */
type Ending = 'e' | 'er' | 'es';
/** A noun in German. */
type Noun = readonly [german: string, ending: Ending];

/** The last words of names. */
const NOUNS: Readonly<Record<string, Noun>> = {
  Advance: ['Vorstoß', 'er'],
  Attack: ['Angriff', 'er'],
  Bind: ['Aufbau', 'er'],
  Break: ['Durchbruch', 'er'],
  Cave: ['Höhle', 'e'],
  Check: ['Schach', 'es'],
  Claw: ['Klaue', 'e'],
  Connection: ['Verbindung', 'e'],
  Counterattack: ['Gegenangriff', 'er'],
  Countergambit: ['Gegengambit', 'es'],
  Counterthrust: ['Gegenstoß', 'er'],
  Defense: ['Verteidigung', 'e'],
  Defenses: ['Verteidigungen', 'e'],
  Development: ['Entwicklung', 'e'],
  Deviations: ['Abweichungen', 'e'],
  Dragon: ['Drache', 'er'],
  Dream: ['Traum', 'er'],
  Endgame: ['Endspiel', 'es'],
  Exchange: ['Abtausch', 'er'],
  Extension: ['Erweiterung', 'e'],
  Falcon: ['Falke', 'er'],
  Fianchetto: ['Fianchetto', 'es'],
  Folly: ['Torheit', 'e'],
  Formation: ['Aufbau', 'er'],
  Gambit: ['Gambit', 'es'],
  Game: ['Partie', 'e'],
  Hybrid: ['Mischform', 'e'],
  Invitation: ['Einladung', 'e'],
  Jaw: ['Maul', 'es'],
  Line: ['Variante', 'e'],
  Mate: ['Matt', 'es'],
  Offer: ['Angebot', 'es'],
  Opening: ['Eröffnung', 'e'],
  Order: ['Folge', 'e'],
  Pin: ['Fesselung', 'e'],
  Plan: ['Plan', 'er'],
  Push: ['Vorstoß', 'er'],
  Rat: ['Ratte', 'e'],
  Refutation: ['Widerlegung', 'e'],
  Retreat: ['Rückzug', 'er'],
  Sacrifice: ['Opfer', 'es'],
  Storm: ['Sturm', 'er'],
  Swap: ['Tausch', 'er'],
  Symmetry: ['Symmetrie', 'e'],
  System: ['System', 'es'],
  Transfer: ['Übergang', 'er'],
  Trap: ['Falle', 'e'],
  Unpin: ['Entfesselung', 'e'],
  Variation: ['Variante', 'e'],
  Variations: ['Varianten', 'e'],
  Wall: ['Mauer', 'e'],
  Whip: ['Peitsche', 'e'],
};

/** Adjectives without an ending. Those that end in `er`, made of names of towns, never get one. */
const ADJECTIVES: Readonly<Record<string, string>> = {
  Aachen: 'Aachener',
  Accelerated: 'Beschleunigt',
  Accepted: 'Angenommen',
  American: 'Amerikanisch',
  Amsterdam: 'Amsterdamer',
  Arctic: 'Arktisch',
  Argentine: 'Argentinisch',
  Arkhangelsk: 'Archangelsker',
  Armenian: 'Armenisch',
  Australian: 'Australisch',
  Austrian: 'Österreichisch',
  Baltic: 'Baltisch',
  Barmen: 'Barmer',
  Basque: 'Baskisch',
  Bavarian: 'Bayrisch',
  Bayreuth: 'Bayreuther',
  Belgrade: 'Belgrader',
  Berlin: 'Berliner',
  Big: 'Groß',
  'Bogo-Indian': 'Bogoindisch',
  Bouncing: 'Hüpfend',
  Breslau: 'Breslauer',
  Brussels: 'Brüsseler',
  Budapest: 'Budapester',
  Bulgarian: 'Bulgarisch',
  Carlsbad: 'Karlsbader',
  Catalan: 'Katalanisch',
  Central: 'Zentral',
  Chinese: 'Chinesisch',
  Classical: 'Klassisch',
  Closed: 'Geschlossen',
  Cologne: 'Kölner',
  Compromised: 'Kompromittiert',
  Copenhagen: 'Kopenhagener',
  Cracow: 'Krakauer',
  Czech: 'Tschechisch',
  'Czech-Indian': 'Tschechisch-Indisch',
  Danish: 'Dänisch',
  Declined: 'Abgelehnt',
  Defensive: 'Defensiv',
  Deferred: 'Verzögert',
  Delayed: 'Verzögert',
  'Double-Dutch': 'Doppelt Holländisch',
  Dresden: 'Dresdner',
  Drunken: 'Betrunken',
  Dutch: 'Holländisch',
  Dynamic: 'Dynamisch',
  Düsseldorf: 'Düsseldorfer',
  Early: 'Früh',
  'East Indian': 'Ostindisch',
  Eastern: 'Östlich',
  English: 'Englisch',
  Extended: 'Erweitert',
  Finnish: 'Finnisch',
  Flexible: 'Flexibl',
  Florentine: 'Florentinisch',
  Forgotten: 'Vergessen',
  Frankfurt: 'Frankfurter',
  French: 'Französisch',
  Full: 'Voll',
  'Fully Accepted': 'Vollständig angenommen',
  German: 'Deutsch',
  Global: 'Global',
  Graz: 'Grazer',
  Great: 'Groß',
  Hungarian: 'Ungarisch',
  Hyperaccelerated: 'Hyperbeschleunigt',
  Icelandic: 'Isländisch',
  Immediate: 'Sofortig',
  Improved: 'Verbessert',
  Indian: 'Indisch',
  Inverted: 'Umgekehrt',
  Irish: 'Irisch',
  Italian: 'Italienisch',
  Kazakh: 'Kasachisch',
  Kiel: 'Kieler',
  "King's English": 'Königsenglisch',
  "King's Indian": 'Königsindisch',
  Latvian: 'Lettisch',
  Leningrad: 'Leningrader',
  Lesser: 'Klein',
  Lisbon: 'Lissaboner',
  Lithuanian: 'Litauisch',
  London: 'Londoner',
  Long: 'Lang',
  Maltese: 'Maltesisch',
  Mannheim: 'Mannheimer',
  Marienbad: 'Marienbader',
  Mediterranean: 'Mediterran',
  Melbourne: 'Melbourner',
  Meran: 'Meraner',
  Mexican: 'Mexikanisch',
  Modern: 'Modern',
  Moscow: 'Moskauer',
  'Neo-Classical': 'Neoklassisch',
  'Neo-Modern': 'Neomodern',
  'Nimzo-Indian': 'Nimzoindisch',
  Normal: 'Normal',
  Norwegian: 'Norwegisch',
  Novosibirsk: 'Nowosibirsker',
  Nürnberg: 'Nürnberger',
  Old: 'Alt',
  'Old Indian': 'Altindisch',
  Open: 'Offen',
  Orthodox: 'Orthodox',
  Paris: 'Pariser',
  Poisoned: 'Vergiftet',
  Polish: 'Polnisch',
  Portuguese: 'Portugiesisch',
  Positional: 'Positionell',
  Prague: 'Prager',
  Primitive: 'Primitiv',
  "Queen's Indian": 'Damenindisch',
  Quiet: 'Ruhig',
  Rare: 'Selten',
  Reversed: 'Umgekehrt',
  Riga: 'Rigaer',
  Romanian: 'Rumänisch',
  Russian: 'Russisch',
  Scandinavian: 'Skandinavisch',
  Scheveningen: 'Scheveninger',
  Scotch: 'Schottisch',
  Second: 'Zweit',
  'Semi-Classical': 'Halbklassisch',
  'Semi-Slav': 'Semislawisch',
  Seville: 'Sevillaner',
  Sharp: 'Scharf',
  Siberian: 'Sibirisch',
  Sicilian: 'Sizilianisch',
  Slav: 'Slawisch',
  Slow: 'Langsam',
  Small: 'Klein',
  Spanish: 'Spanisch',
  'St. Petersburg': 'St. Petersburger',
  Stockholm: 'Stockholmer',
  Swedish: 'Schwedisch',
  Swiss: 'Schweizer',
  Symmetric: 'Symmetrisch',
  Symmetrical: 'Symmetrisch',
  Traditional: 'Traditionell',
  Transpositional: 'Umgestellt',
  Tübingen: 'Tübinger',
  Ukrainian: 'Ukrainisch',
  'Ultra-Delayed': 'Höchst verzögert',
  'Ultra-Symmetrical': 'Ultrasymmetrisch',
  Valencian: 'Valencianisch',
  Venice: 'Venezianisch',
  Vienna: 'Wiener',
  Viennese: 'Wiener',
  Warsaw: 'Warschauer',
  Wayward: 'Eigenwillig',
  'West Indian': 'Westindisch',
  Western: 'Westlich',
  Westphalian: 'Westfälisch',
  Wiesbaden: 'Wiesbadener',
  Wild: 'Wild',
  Yerevan: 'Eriwaner',
  Yugoslav: 'Jugoslawisch',
  Zagreb: 'Zagreber',
  Zurich: 'Züricher',
};

/** The first parts of compounds. */
const FIRST_PARTS: Readonly<Record<string, string>> = {
  Advance: 'Vorstoß',
  'Advance Pawn': 'Bauernvorstoß',
  Amazon: 'Amazonen',
  Attack: 'Angriffs',
  Battery: 'Batterie',
  Bayonet: 'Bajonett',
  "Beginner's": 'Anfänger',
  Bishop: 'Läufer',
  "Bishop's": 'Läufer',
  Blockade: 'Blockade',
  Castling: 'Rochade',
  Cavalry: 'Kavallerie',
  Center: 'Zentrums',
  'Center Pawn': 'Zentrumsbauern',
  Chameleon: 'Chamäleon',
  Cheese: 'Käse',
  Clam: 'Muschel',
  Claw: 'Klauen',
  Corkscrew: 'Korkenzieher',
  Cormorant: 'Kormoran',
  Correspondence: 'Fernschach',
  Crab: 'Krabben',
  Crocodile: 'Krokodil',
  Development: 'Entwicklungs',
  Double: 'Doppel',
  'Double Fianchetto': 'Doppelfianchetto',
  Dragon: 'Drachen',
  Duck: 'Enten',
  Elbow: 'Ellbogen',
  Elephant: 'Elefanten',
  Endgame: 'Endspiel',
  Exchange: 'Abtausch',
  Fianchetto: 'Fianchetto',
  Flank: 'Flanken',
  Forcing: 'Zwangs',
  'Four Knights': 'Vierspringer',
  'Four Pawns': 'Vierbauern',
  Giraffe: 'Giraffen',
  Grab: 'Raub',
  Hammer: 'Hammer',
  Hawk: 'Habicht',
  Head: 'Kopf',
  Hedgehog: 'Igel',
  Hippopotamus: 'Nilpferd',
  Holding: 'Halte',
  Horsefly: 'Bremsen',
  Intermezzo: 'Zwischenzug',
  Kangaroo: 'Känguru',
  King: 'Königs',
  'King Pawn': 'Königsbauern',
  "King's": 'Königs',
  "King's Bishop": 'Königsläufer',
  "King's Knight": 'Königsspringer',
  "King's Pawn": 'Königsbauern',
  Kingfisher: 'Eisvogel',
  Kingside: 'Königsflügel',
  Knight: 'Springer',
  "Knight's": 'Springer',
  Knights: 'Springer',
  Lemming: 'Lemming',
  Lion: 'Löwen',
  "Lion's": 'Löwen',
  Lizard: 'Eidechsen',
  Lobster: 'Hummer',
  Main: 'Haupt',
  March: 'Marsch',
  Mongoose: 'Mungo',
  Mosquito: 'Moskito',
  Move: 'Zug',
  Original: 'Original',
  Paleface: 'Bleichgesicht',
  Pawn: 'Bauern',
  Penguin: 'Pinguin',
  Pin: 'Fesselungs',
  'Poisoned Pawn': 'Bauernraub',
  Porcupine: 'Stachelschwein',
  Queen: 'Damen',
  'Queen Pawn': 'Damenbauern',
  "Queen's": 'Damen',
  "Queen's Bishop": 'Damenläufer',
  "Queen's Knight": 'Damenspringer',
  "Queen's Pawn": 'Damenbauern',
  Queenside: 'Damenflügel',
  Rat: 'Ratten',
  Retreat: 'Rückzugs',
  Return: 'Rückgabe',
  Rooks: 'Turm',
  'Six Pawns': 'Sechsbauern',
  Snake: 'Schlangen',
  Sodium: 'Natrium',
  Squirrel: 'Eichhörnchen',
  Standard: 'Standard',
  Storming: 'Sturm',
  Swap: 'Tausch',
  'Three Knights': 'Dreispringer',
  'Three Pawn': 'Dreibauern',
  'Three Pawns': 'Dreibauern',
  Tortoise: 'Schildkröten',
  Tour: 'Reise',
  'Two Bishops': 'Zweiläufer',
  'Two Knights': 'Zweispringer',
  'Two Pawns': 'Zweibauern',
  Unicorn: 'Einhorn',
  Vulture: 'Geier',
  Walk: 'Marsch',
  Wasp: 'Wespen',
  Whip: 'Peitschen',
  Wing: 'Flügel',
};

/** Parts of names that are others in German. */
const OTHERS: Readonly<Record<string, Noun>> = {
  "Bishop's Opening": ['Läuferspiel', 'es'],
  'Center Game': ['Mittelgambit', 'es'],
  'Double Spanish': ['Doppelspanisch', 'es'],
  'English Orangutan': ['Englischer Orang-Utan', 'er'],
  "Fool's Mate": ['Narrenmatt', 'es'],
  'Four Knights Game': ['Vierspringerspiel', 'es'],
  "King David's Opening": ['König-Davids-Eröffnung', 'e'],
  "King's Pawn Game": ['Königsbauernspiel', 'es'],
  "Noah's Ark Trap": ['Arche-Noah-Falle', 'e'],
  "Petrov's Defense": ['Russische Verteidigung', 'e'],
  'Poisoned Pawn': ['Bauernraub', 'er'],
  "Pseudo Queen's Indian Defense": ['Pseudo-Damenindische Verteidigung', 'e'],
  "Queen's Knight": ['Damenspringer', 'er'],
  "Queen's Pawn": ['Damenbauer', 'er'],
  "Queen's Pawn Game": ['Damenbauernspiel', 'es'],
  'Ruy Lopez': ['Spanische Partie', 'e'],
  'Sicilian Two Knights': ['Sizilianisches Zweispringerspiel', 'es'],
  'The Goblin': ['Der Kobold', 'er'],
  'The Potato': ['Die Kartoffel', 'e'],
  'The Squirrel': ['Das Eichhörnchen', 'es'],
  'The Walrus': ['Das Walross', 'es'],
  'The Whale': ['Der Wal', 'er'],
  'Three Knights': ['Dreispringerspiel', 'es'],
  'Two Knights': ['Zweispringerspiel', 'es'],
};

/** Adjectives that English puts after the noun. */
const LAST = ['Accelerated', 'Accepted', 'Declined', 'Deferred', 'Reversed'];

/**
 * Returns the German name of an opening, whose code and English name are given: `B90 Sicilian Defense: Najdorf Variation` is
 * `B90 Sizilianische Verteidigung: Najdorf-Variante`. What is in none of the tables is taken for the name of a person, a town or a
 * joke, and stays.
 */
export function germanName(name: string): string {
  const at = name.indexOf(' ') + 1;
  const parts = name.slice(at).split(/(: |, )/);
  return name.slice(0, at) + parts.map((part, index) => (index % 2 === 0 ? germanPart(part) : part)).join('');
}

function germanPart(part: string): string {
  if (part.startsWith('with ')) return `mit ${germanPart(part.slice('with '.length))}`;
  const words = part.split(' ').map((word) => (word === 'and' ? 'und' : word));
  const adjectives: string[] = [];
  while (words.length > 1 && LAST.includes(words.at(-1)!)) adjectives.push(ADJECTIVES[words.pop()!]!);
  const other = OTHERS[words.join(' ')];
  if (other) return inflected(adjectives, other);
  const noun = NOUNS[words.at(-1)!];
  if (noun) words.pop();
  const { names, firstParts } = sorted(words, adjectives);
  if (noun) return inflected(adjectives, [composed(names, firstParts, noun[0]), noun[1]]);
  if (names.length > 0 || firstParts.length > 0)
    return inflected(adjectives, [[...names, ...firstParts].join(' '), 'es']);
  // An adjective alone, such as Closed, stands for the whole variation.
  const last = adjectives.pop()!;
  return inflected(adjectives, hasNoEnding(last) ? [`${last} Variante`, 'e'] : [last, 'es']);
}

/** Divides words into names and first parts of a compound; adds the adjectives among them to a list. */
function sorted(words: readonly string[], adjectives: string[]) {
  const names: string[] = [];
  const firstParts: string[] = [];
  for (let at = 0; at < words.length; ) {
    const pair = words.slice(at, at + 2).join(' ');
    const text = adjective(pair) || FIRST_PARTS[pair] ? pair : words[at]!;
    const found = adjective(text);
    const firstPart = FIRST_PARTS[text] ?? NOUNS[text]?.[0];
    if (found) adjectives.push(found);
    else if (firstPart) firstParts.push(firstPart);
    // Only what stands right before the noun makes a compound with it.
    else names.push([...firstParts.splice(0), text].join('-'));
    at += text.split(' ').length;
  }
  return { names, firstParts };
}

/** The adjective for an English one, also after a hyphen: Anti-English. */
function adjective(text: string): string | undefined {
  const bare = text.slice(text.lastIndexOf('-') + 1);
  return ADJECTIVES[text] ?? (ADJECTIVES[bare] && text.slice(0, -bare.length) + ADJECTIVES[bare]);
}

/** Puts a noun together: Max-Lange-Angriff, Drachenvariante, Makogonov-Abtauschvariante. */
function composed(names: readonly string[], firstParts: readonly string[], noun: string): string {
  const compound = [...firstParts, noun].map((one, index) => (index > 0 ? one.toLowerCase() : one)).join('');
  const owners = names.map((name) => name.replace(/'s?$/, '').replaceAll(' ', '-'));
  const whole = [...owners, compound].join('-');
  return whole.slice(0, 1).toUpperCase() + whole.slice(1);
}

/** Whether an adjective, made of the name of a town, never gets an ending: Berliner. */
const hasNoEnding = (adjective: string): boolean => adjective.endsWith('er');

const inflected = (adjectives: readonly string[], [noun, ending]: Noun): string =>
  [...adjectives.map((one) => (hasNoEnding(one) ? one : one + ending)), noun].join(' ');
