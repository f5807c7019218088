import type { Place } from "#studio/vocabulary.ts";

/** One line in each episode that only this type of story would have. */
export const colours: Readonly<Record<string, readonly string[]>> = {
  fairytale_story: [
    "And because all good things come in threes, there was one more knock.",
    "Somewhere a cock crowed, though there was no cock for miles.",
    "A ring on a finger, a crumb in a pocket: in such countries everything counts.",
    '"Ask me a third time," said the wind, "and I must tell you."',
    "Whoever sleeps in that place dreams true, they say.",
    "An old woman went by with a bundle of sticks, and smiled as if she knew.",
  ],
  adventure_story: [
    "There was no time to be frightened; that would have to wait until supper.",
    "{Hero} tested the knot, and tested it again.",
    "A stone gave way, and fell, and was never heard to land.",
    "They ran the last part.",
    '"Left foot," {pal} said. "Now the other left."',
    "It held. It creaked, it swayed, it held.",
  ],
  cinematic_story: [
    "For one long second nothing moved in the entire picture.",
    "A face, very near. Then, far behind it, the light.",
    "Slow footsteps, and the sound of a door that stayed open.",
    "Only now could one see how late it was.",
    "Smoke rose straight up, like a line somebody had drawn.",
    "Two shadows on one wall.",
  ],
  fantasy_story: [
    "A rune lit up under their feet, thought about it, and went out.",
    "Names were spoken there that one must not write down.",
    "Somewhere a spell that had been asleep turned over.",
    "The trees, or what stood there in place of trees, leaned in to listen.",
    "A moth of pure light settled on the bag and rode along for a while.",
    "In that air, every wish cast a small shadow.",
  ],
  sci_fi_story: [
    "The scanner showed two heartbeats and one question mark.",
    '"Probability of success?" "Do not ask," said the computer kindly.',
    "On the far band a voice counted backwards and started again.",
    "Gravity let go for a moment, and took them back.",
    "Somebody had written on the hull, in chalk: we were here too.",
    "The oxygen would last. Patience was shorter.",
  ],
  historical_story: [
    "A coin changed hands, with the head of a king on it who was already dead.",
    "In those days one asked a stranger first for the news and only then for the name.",
    "The bells of three parishes rang, and each a different hour.",
    "Someone was copying a book by candlelight, one word at a time.",
    "There was bread that winter for those who could wait, and for those who could not there was soup.",
    "An edict had been nailed up, and someone had hung a hat on it.",
  ],
  romantic_story: [
    "For a moment their eyes met, and then both found something important to look at elsewhere.",
    "It was only a coat around the shoulders; but it was still warm.",
    '"You are humming," said {pal}. "I am not," said {speaker}, and stopped, and began again.',
    "There are people in whose company even waiting is a kind of dance.",
    "{Hero} had meant to say something quite different, and said that it was a fine evening.",
    "Neither let go of the umbrella, although it had long since stopped raining.",
    "How does one notice it? By the quiet, perhaps; by how little one misses anything.",
    "Later, each of them would remember the same second, and neither would know that the other did.",
  ],
  comics_story: [
    "THUNK! That, for the record, was the lamp post.",
    '"Did you see that?" "I felt it," said {pal}.',
    "ZOOM! Three panels later there was nothing left but dust.",
    '"This," said {speaker}, "calls for Plan C." "What happened to B?" "It is still on fire."',
    "SPROING! One should never step on a sofa from behind.",
    "In big jagged letters over the rooftops: UH-OH.",
    'CLANG! "Sorry!" CLANG! "Sorry again!"',
    '"Nobody panic," called {pal}, panicking.',
    "WHAM! The door was open now, in a manner of speaking.",
    "Tiny print at the foot of the page: no teapots were harmed.",
  ],
  bible_story: [
    "And {hero} remembered that even the sparrows are fed.",
    "They broke the bread and gave thanks, and there was enough.",
    "For the smallest seed becomes a tree, and the birds rest in its branches.",
    '"Peace be with you," said {speaker}; and it was so.',
    "Be not afraid, the old words say, and they said them aloud.",
    "And {hero} lifted up {his} eyes to the hills.",
    "A little light was set upon a stand, and it gave light to all who were in the house.",
    "Do to others as you would have them do to you: so they had been taught, and so they did.",
  ],
  book_story: [
    "(I have this from the margin, where someone has written: true.)",
    "You will say that this cannot be. Wait two pages.",
    "If you are reading this aloud, now is the moment for a silly voice.",
    "Somewhere a reader held a breath. Was it you?",
    "There should be a footnote here, but it has run off.",
    "I am leaving out the weather; it was weather.",
  ],
  dream_story: [
    "Then it smelled of oranges, and nobody asked why.",
    "The ceiling was full of fish, and all of them were polite.",
    "Somebody had folded up the distance and put it into a drawer.",
    "{Hero} knew the place, though {he} had never been there.",
    "One could breathe the colour blue there, slowly, in and out.",
    "The numbers on the doors went: three, seven, goodbye.",
    "It rained upward for a bit, very gently.",
    "Under each word lay another, softer one.",
  ],
};

/** True things about the places of the world, for stories that teach. */
const facts: Readonly<Record<string, readonly string[]>> = {
  forest: [
    '"Did you know," asked {pal}, "that you can tell a tree\'s age by counting the rings in its trunk? There is one for each year."',
    "They learned that leaves are green because of chlorophyll, with which a plant makes its food out of sunlight, water and air.",
    '"Trees share food and warnings through threads of fungus in the soil," explained {pal}.',
    "An owl, they found out, can turn its head most of the way round, because its eyes cannot move.",
  ],
  meadow: [
    '"A bee visits many flowers for a single drop of honey," explained {pal}, "and each time it carries pollen along."',
    "They learned that an earthworm makes the soil loose and rich, and that no field could do without it.",
    '"A rainbow," said {pal}, "is sunlight that has been split by drops of rain into all its colours."',
    "Swallows, they found out, fly thousands of miles each year, and come back to the same barn.",
  ],
  mountain: [
    '"The higher you climb, the thinner the air," explained {pal}; "that is why you are out of breath."',
    "They learned that mountains grow where two pieces of the earth's crust push against each other, very slowly.",
    '"No two snowflakes are quite alike," said {pal}, "but almost all have six sides."',
    "A glacier, they found out, is a river of ice, and it flows, a little every day.",
  ],
  sea: [
    '"It is the pull of the moon that makes the tides," explained {pal}, "twice a day, up and down."',
    "They learned that a whale is no fish: it breathes air, and feeds its young with milk.",
    '"An octopus has three hearts," said {pal}, "and its blood is blue."',
    "Sea water, they found out, is salty because rivers wash salts out of the rocks, year after year.",
  ],
  space: [
    '"Mars is red because there is rust in its dust," explained {pal}.',
    "They learned that sound cannot travel in empty space, for there is no air to carry it.",
    '"Light needs about eight minutes from the sun to the earth," said {pal}.',
    "A year on Mars, they found out, is nearly twice as long as a year on Earth.",
  ],
  city: [
    '"A bridge stands because its arch passes the weight on to both sides," explained {pal}.',
    "They learned that bread rises because yeast makes tiny bubbles of gas in the dough.",
    '"Thunder comes after lightning," said {pal}, "because light is so much faster than sound."',
    "Paper, they found out, was invented in China about two thousand years ago.",
  ],
  castle: [
    '"Stairs in old towers mostly wind to the right," said {pal}, "and people still argue why."',
    "They learned that before there was glass in windows, people used oiled cloth or horn.",
    '"A lever makes you strong," explained {pal}. "The longer it is, the less you need to push."',
    "An echo, they found out, is a sound that has bounced off a wall and come back.",
  ],
  desert: [
    '"A camel\'s hump holds fat and not water," explained {pal}; "it lives on that when food is scarce."',
    "They learned that deserts are hot by day and cold by night, since dry air holds no warmth.",
    '"Travellers found their way by the North Star," said {pal}, "for it hardly moves."',
    "A fox of the desert, they found out, has such large ears to keep itself cool.",
  ],
  cave: [
    '"What hangs from the roof is a stalactite," explained {pal}, "and what grows up from the ground is a stalagmite."',
    "They learned that bats find their way by calling out, and listening for the echo.",
    '"Drop by drop," said {pal}, "water can dissolve even limestone, if one gives it time."',
    "A crystal, they found out, grows in a regular shape because its smallest parts line up.",
  ],
};

const neighbours: Readonly<Record<Place, string>> = {
  forest: "forest",
  meadow: "meadow",
  village: "meadow",
  mountain: "mountain",
  snow: "mountain",
  lake: "sea",
  sea: "sea",
  underwater: "sea",
  space: "space",
  city: "city",
  room: "city",
  castle: "castle",
  desert: "desert",
  cave: "cave",
};

/** Facts that suit a place first, then any others. */
export const factsFor = (place: Place): readonly string[] => facts[neighbours[place]] ?? [];
export const anyFacts: readonly string[] = [
  '"How can we be sure?" asked {pal}. So they tried it three times, and wrote down each result.',
  "They drew what they had seen, and wrote beneath it what they thought, and kept the two apart.",
  '"A good question," it says in the notebook, "is one that can be tested."',
  "It turned out that both guesses were wrong, and that was how they found the right one.",
  "They changed one thing at a time, as one should, and looked at what happened.",
  '"Why?" said {speaker}, and then "Why?" again; and by the fifth why they were getting somewhere.',
];
