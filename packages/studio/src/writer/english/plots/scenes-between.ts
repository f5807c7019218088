import type { Beat } from "../scripts/script.ts";

/** Small moments before it gets better; they fit any place. */
export const waiting: readonly Beat[] = [
  [
    5,
    "^“What are you thinking about?” they asked at supper. “About tomorrow,” said {hero}.",
    "^At supper {hero} buttered the same slice of bread twice and did not notice it.",
    "^When the light went out, {hero} lay awake and listened to the clock. It said the same two words, over and over.",
    "^“You're so quiet today,” they said at home. {Hero} only shrugged.",
    "%A beetle came by and wanted to know what was the matter. {Hero} told it everything. Beetles are good listeners.",
    "%That night {hero} looked up at the moon. The moon looked back, as if it knew.",
    "%An old crow sat down not far away. “Cheer up,” it said, and then it said nothing else for an hour.",
  ],
  [
    6,
    "“What if it goes wrong?” asked {hero}. “Then we'll think of something else,” said {mate}. It sounded so simple when {mate} said it.",
    "“You look as if it were raining,” said {mate}. “It is, a little,” said {hero}. But the sun was shining.",
    "{Beast} turned round three times and lay down on {hero's} feet. That helped a little.",
    "{Beast} brought {hero} an old ball and put it down very gently.",
    "{Hero} sighed. It was a long sigh, and it came all the way up from {his} toes.",
    "{Hero} counted to twenty, and then backwards to one. It was no different afterwards.",
  ],
  [
    8,
    "A snail was crossing the path. {Hero} waited until it had got to the other side, and that took some time.",
    "Somewhere a door banged, and somebody laughed. {Hero} looked up, and then down again.",
    "A leaf came sailing down and landed on {hero's} head. {He} left it there.",
    "Two sparrows were quarrelling about a crumb. {Hero} watched them until both of them had forgotten it.",
  ],
  [
    10,
    "~“Shall I tell you something?” said {hero}. “I'm glad that you're here.” {Mate} looked up at the clouds, and smiled.",
    "{Hero} scratched {beast} behind the ears, and after that both of them felt a little better.",
    "That night {hero} dreamed of it. In the dream everything was quite easy, and {he} could even fly a little.",
    "It rained a little, and then it stopped again, and {hero} had hardly noticed it.",
  ],
];

/** Small moments with the one who is there now. */
export const together: readonly Beat[] = [
  [
    4,
    "“Are you hungry?” asked {mate}. {Hero} had quite forgotten about that. They shared an apple, bite by bite, down to the pips.",
    "“Sit down for a moment,” said {mate}, and moved over. {Hero} sat down. It was a good place to sit.",
    "{Mate} whistled softly, and {hero} listened. It was a tune that went up and down like a staircase.",
    "{Hero} gave {beast} half of {his} bread, and then, after a look from below, half of the other half.",
    "{Beast} put one paw on {hero's} foot and left it there.",
  ],
  [
    5,
    "{Mate} told a joke. It was an old one, and {mate} got the end wrong, and just because of that {hero} had to laugh.",
    "“Slowly,” said {mate}. “We've got the whole day.” {Hero} had not thought of that. A whole day is quite a lot.",
    "{Mate} pulled such a face that {hero} forgot for a moment what it was all about.",
    "“Can you keep a secret?” asked {mate}. “I always have to count to three first, too.”",
    "“And if somebody sees us?” asked {hero}. “Then we'll wave,” said {mate}.",
    "{Beast} pricked up both ears, as if to say: go on.",
  ],
  [
    7,
    "“Why are you doing all this?” asked {hero}. {Mate} thought about it. “Because it's more fun with two,” said {mate}.",
    "“What would you like to do afterwards?” asked {mate}. “Sleep,” said {hero}. “And then do it again.”",
    "A ladybird sat down between them. They waited, without moving, until it had flown away.",
    "“I would never have dared to do it alone,” said {hero}. “Nor would I,” said {mate}.",
    "For a while nobody said a word. It was a good sort of quiet.",
    "It took a little while. But good things may take a little while.",
  ],
  [
    9,
    "{Hero} looked at {mate} from the side. {Mate} hummed a song, quite out of tune, and did not seem to be worried at all.",
    "“Do you know what?” said {mate}. “I was a bit scared, too.” {Hero} had not noticed anything of it.",
    "A bird sang somewhere, the same three notes, again and again, and {hero} noticed it for the first time in days.",
  ],
];

/** What follows a good end. */
export const gladness: readonly Beat[] = [
  [
    3,
    "^{Hero} told it to everybody who wanted to hear it, with both hands, and then once more from the beginning, because the best part had come too quickly.",
    "^That evening {hero} was so tired that {he} fell asleep with one sock on. But {he} smiled in {his} sleep.",
    "^All evening {hero} hummed a song with only one word in it, and the word was yes.",
    "^“And how was it?” they all wanted to know. {Hero} did not know where to begin.",
    "%{Hero} {was} so happy that {he} jumped over {his} own shadow, there and back.",
    "%{Hero} sang all the way home, a song with only one word in it, and the word was yes.",
  ],
  [
    6,
    "“Today,” said {hero}, “was a good day.” And {mate} said the same thing, at the same moment.",
    "“See you tomorrow?” asked {mate}. “See you tomorrow,” said {hero}.",
    "“Thank you,” said {hero}. “What for?” asked {mate}, and knew very well what for.",
    "“Today,” said {hero}, “was a good day.”",
  ],
  [
    12,
    "And whenever {hero} thought of it later, {he} had to smile, even in the middle of the week.",
    "It was a day of the kind that one keeps, like a smooth stone.",
  ],
];
