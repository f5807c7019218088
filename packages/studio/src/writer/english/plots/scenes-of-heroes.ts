import { LEFT_AT_HOME } from "../idea/left-at-home.ts";
import type { ClauseScene } from "./clause-scene.ts";

const FORGOT_WORDS = new RegExp(
  `(?<!\\b(?:lay|was|were|been|stood|hung|sat|left) )\\b(?:forgot|forgotten|forgets)\\b(?! how)(?! ${LEFT_AT_HOME}\\b)`,
  "i",
);

/** What the hero does, wants or feels in a sentence of the idea. */
export const scenesOfHeroes: readonly ClauseScene[] = [
  {
    by: "hero",
    isAtOnce: true,
    words: /\b(?:stop(?:ped|s)? to help|turn(?:ed|s)? (?:back|round|around)|went back|ran back|wait(?:ed|s) for)\b/i,
    idea: /\b(?:race\w*|racing|marathon|run|running|sports day|relay)\b/i,
    before: [
      [
        1,
        "And then the big day came, with flags and a whistle. Ready, steady, go! {Hero} {was} in front from the very first step, and the shouting grew louder and louder.",
      ],
      [1, "Just before the end {he} heard a cry behind {whom}. {Hero} looked back."],
    ],
    after: [
      [
        1,
        "“Go on!” called {mate}. “You can still win!” The others were already running past, first one, and then another. “Not without you,” said {hero}, and held out a hand.",
      ],
      [
        2,
        "{Mate} had a scraped knee and tears in both eyes. “Does it hurt?” asked {hero}. “Only when I think of it,” said {mate}. “Then think of the lemonade at the end,” said {hero}.",
      ],
      [
        1,
        "They went on together, arm in arm, hop by hop, and nearly fell over twice. All along the track people stood up and clapped.",
      ],
    ],
    end: [
      [
        0,
        "They were the last to come in, and everybody cheered louder than for the winner. “You could have been first,” said {mate}. “I know,” said {hero}, “but then who would have come in with me?”",
      ],
      [
        2,
        "Somebody brought a plaster and two lemonades. They sat in the grass, side by side, and drank them with straws.",
      ],
      [1, "There was no medal for it. But {mate} drew one on a piece of cardboard, and {hero} hung it over {his} bed."],
    ],
    isDecisive: true,
  },
  {
    by: "hero",
    words: /\b(?:has|had|have) to wear\b/i,
    after: [
      [
        1,
        "At home, in front of the mirror, {hero} tilted {his} head to the left, and then to the right. A new face looked back, and {he} did not know yet whether {he} liked it.",
      ],
      [
        2,
        "“How nice you look!” they said at home. {Hero} looked at the floor, because at home they always said such things.",
      ],
    ],
  },
  {
    by: "hero",
    words:
      /\b(?:thinks?|thought|believed|was sure|worried|feared) (?:that )?(?:everybody|everyone|nobody|no one|the others|they|all)\b/i,
    after: [
      [
        1,
        "On the way {hero} walked more and more slowly. A cat sat on a wall and looked at {whom}, and {hero} quickly looked the other way.",
      ],
      [
        2,
        "In {his} head {hero} could already hear it: first one would giggle, and then two, and then the whole back row.",
      ],
    ],
  },
  {
    by: "hero",
    words:
      /(?<!\b(?:an?|the|his|her|their|my|our|very|to) )\b(?:sad|jealous|cried|cries|unhappy|lonely|homesick|miss(?:es|ed)|angry|cross|ashamed)\b/i,
    after: [
      [1, "{Hero} sat down in a corner and turned {his} face to the wall, so that nobody would see how {he} felt."],
      [
        2,
        "^There were pancakes for supper. {Hero} pushed them from one side of the plate to the other until they were cold.",
      ],
      [2, "“What's the matter?” they asked. “Nothing,” said {hero}, but {his} voice wobbled a little."],
    ],
  },
  {
    by: "hero",
    words:
      /\b(?:gets?|got|is getting|has|had) (?:an?|the|his|her|two) (?:new |little |baby |small )*(?:brother|sister|puppy|kitten|dog|cat)\b/i,
    after: [
      [
        1,
        "The little one was very small, and slept most of the time, and the whole house went on tiptoe. “Shh!” they said to {hero} when {he} came in, and “Shh!” when {he} went out.",
      ],
      [
        1,
        "“Will you play with me?” asked {hero}. “In a minute,” they said. {Hero} waited for one minute, and then for ten.",
      ],
    ],
  },
  {
    by: "hero",
    words: /\b(?:afraid|scared|frightened|terrified|shy|does not dare|did not dare)\b/i,
    after: [
      [
        1,
        "^“It's nothing,” said {hero} when somebody asked. But {his} hands were cold, and {he} looked for a place to hide.",
        "%“It's nothing,” said {hero} when somebody asked. But {he} trembled all over, and {he} looked for a place to hide.",
      ],
      [
        1,
        "{Hero} tried not to think of {fear}. But the more {he} tried, the more {he} thought of nothing else.",
        "{Hero} tried to think of something nice instead. It worked for a little while, and then {his} heart beat fast again.",
      ],
    ],
  },
  {
    by: "hero",
    words: /\b(?:new (?:at|in) (?:the )?(?:school|class|kindergarten|town)|mov(?:ed|es|ing) (?:to|into|from|away))\b/i,
    after: [
      [
        1,
        "Everything was new and strange: the light, the smell on the stairs, and even the way people said good morning.",
      ],
      [
        1,
        "The others all knew each other already. They laughed about something that had happened last year, and {hero} laughed, too, but a moment too late.",
      ],
      [
        2,
        "Everybody talked so fast that the words flew past {hero} like birds, and {he} could not catch a single one.",
        "When the bell rang, they all ran off in twos and threes, and {hero} read the notice on the wall, from top to bottom, twice.",
      ],
    ],
  },
  {
    by: "hero",
    words: /\b(?:did not|does not|will not) (?:want to|wish to|like to) (?:share|give|lend|let)\b/i,
    idea: /\b(?:bike|bicycle|scooter|sledge?|skateboard|go-kart|tricycle)\b/i,
    after: [
      [1, "“Only once round the house,” somebody begged. “No,” said {hero}. “Only to the corner and back.” “No!”"],
      [2, "At night {hero} even took it up to {his} room and parked it next to {his} bed."],
    ],
  },
  {
    by: "hero",
    words: /\b(?:find|finds|found)\b/i,
    idea: /\b(?:keep|belong\w*|owner|own(?:s|ed)|(?:bring|brought|give|gave|take|took) (?:it|them) back|return\w*)\b/i,
    after: [
      [
        1,
        "{Hero} picked it up, turned it over, and looked round. Nobody was coming. On the bench there was only a pigeon, and the pigeon looked the other way.",
      ],
      [2, "It was heavier than it looked. {Hero} put it into {his} pocket, and kept one hand on it all the time."],
    ],
  },
  {
    by: "hero",
    words: /\b(?:wanted|wants) to keep\b/i,
    after: [
      [
        1,
        "{Hero} thought of it all day long, and of all the lovely things that {he} could do, and {he} held on tight.",
      ],
      [1, "But there was a funny feeling in {hero's} stomach, and it did not go away."],
    ],
  },
  {
    by: "hero",
    isAtOnce: true,
    words: /\b(?:got lost|lost (?:his|her|their|our) way)\b/i,
    idea: /\b(?:fog|foggy|snow\w*|mist|blizzard|mountains?|alps)\b/i,
    after: [
      [
        1,
        "A moment ago there had been a path. Now there was only white in front, and white behind, and somewhere a stone rolled down.",
      ],
      [
        1,
        "*“Hold on to my jacket,” they said to each other, “and whatever happens, don't let go.”",
        "“Hold on to me,” said {hero} to {mate}, “and whatever happens, don't let go.”",
        "“I'll stay just where I am,” said {hero} aloud, only to hear a voice.",
      ],
      [
        3,
        "*It was cold and damp, and the damp crept into their sleeves. They clapped their hands and stamped their feet.",
        "It was cold and damp. {Mate} and {hero} stood very close together to keep warm.",
        "It was cold, and the damp crept into {hero's} sleeves. {He} clapped {his} hands and stamped {his} feet.",
      ],
      [
        2,
        "*They shared the last biscuit. There were seven crumbs, and they shared those, too.",
        "{Hero} and {mate} shared the last biscuit. There were seven crumbs, and {they} shared those, too.",
        "{Hero} ate the last biscuit in very small bites.",
      ],
    ],
  },
  {
    by: "hero",
    words: FORGOT_WORDS,
    after: [
      [1, "“I had it a moment ago,” said {hero}, and looked up at the ceiling, as if it were written there."],
      [
        2,
        "It was on the tip of {his} tongue, and there it stayed. {Hero} went round the table three times, because that helps sometimes.",
      ],
    ],
  },
  {
    by: "hero",
    words:
      /(?<!\b(?:an?|the|his|her|their|its|my|our|got|get|gets|was|were|is|are|be|been) )\b(?:lost|loses)\b(?! how| in\b| (?:his|her|their|its|my|our) way)/i,
    after: [
      [
        1,
        "“It was here a moment ago,” said {hero}, and looked into one hand, and then into the other. Both of them were empty.",
      ],
    ],
  },
  {
    by: "hero",
    isAtOnce: true,
    words: /\b(?:had no light|without (?:a )?light)\b/i,
    after: [
      [
        3,
        "“Fuses,” said {hero} to {beast}, and looked at the fuses. “Wires,” {he} said, and looked at the wires. Everything looked fine, but nothing worked.",
      ],
      [1, "{Hero} turned the switch, once, twice, ten times. But it stayed as black as soot."],
      [
        2,
        "{Beast} laid both ears back and pressed against {hero's} leg.",
        "The rain beat against the window as though it wanted to come in.",
      ],
    ],
  },
  {
    by: "hero",
    words:
      /\b(?:(?:could not|cannot|can['’]t)(?! (?:find|wait|help|believe|afford|stop|decide|agree|remember|sleep)\b)|did not know how|too (?:slow|small|short|weak|quiet|young|clumsy|shy))\b/i,
    after: [
      [
        1,
        "{Hero} tried it once more when nobody was watching. But it went wrong again, and {he} sat down with a sigh.",
      ],
      [2, "“Not everybody can do everything,” people said kindly. {Hero} nodded, but {he} did not feel any better."],
    ],
  },
  {
    by: "event",
    words: /\b(?:voice|hands?|knees?|legs?) (?:shakes|shook|trembled|trembles)\b/i,
    after: [
      [
        1,
        "When {hero} {was} alone, everything went well. But as soon as somebody was watching, everything began to shake.",
      ],
      [2, "“Perhaps next year,” thought {hero}, and looked down at {his} feet."],
    ],
  },
  {
    by: "hero",
    words: /\b(?:wanted|wants|would like|wished|dreamed|hoped)\b/i,
    after: [
      [
        1,
        "In the morning, when {he} got up, and at night, when {he} lay down, {hero} had only one thing in mind: to {wish}.",
      ],
      [
        1,
        "^“I'm going to {mywish},” {hero} announced at breakfast, and the spoons stopped for a moment.",
        "%{Hero} told it to everybody {he} met: “I'm going to {mywish}.” Some of them smiled, and one of them wished {whom} good luck.",
      ],
      [2, "{Hero} tried it out a little, in secret, behind the house, where only the snails could see {him}."],
    ],
  },
];
