import type { ClauseScene } from "./clause-scene.ts";

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
        "And then the day was there, with flags and a whistle. Ready, steady, go! {Hero} {was} in front from the very first jump, and the shouting got louder and louder.",
      ],
      [1, "Just before the end {he} heard a cry behind {whom}. {Hero} looked back."],
    ],
    after: [
      [
        1,
        "“Go on!” called {mate}. “You can still do it!” The others were already coming past, one, and then another one. “Not without you,” said {hero}, and held out a hand.",
      ],
      [
        2,
        "{Mate} had a hole in one knee and tears in both eyes. “Does it hurt?” asked {hero}. “Only when I think of it,” said {mate}. “Then think of the sausages at the end,” said {hero}.",
      ],
      [
        1,
        "They went on together, arm in arm, hop by hop, and nearly fell over twice more. All along the track people got up from their seats.",
      ],
    ],
    end: [
      [
        0,
        "They were the last ones to come in, and nobody had ever been cheered like that. “You could have been first,” said {mate}. “I know,” said {hero}, “but then who would have come in with me?”",
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
        "At home, in front of the mirror, {hero} tried it with {his} head to the left and with {his} head to the right. It was a different face, and {he} did not know yet whether {he} liked it.",
      ],
      [2, "“They suit you,” they said at home. But at home they always said such things."],
    ],
  },
  {
    by: "hero",
    words:
      /\b(?:thinks?|thought|believed|was sure|worried|feared) (?:that )?(?:everybody|everyone|nobody|no one|the others|they|all)\b/i,
    after: [
      [
        1,
        "On the way {hero} walked more and more slowly. A cat sat on a wall and looked at {whom}, and even that was too much.",
      ],
      [2, "{He} could already hear it: first one would giggle, and then two, and then the whole row at the back."],
    ],
  },
  {
    by: "hero",
    words:
      /(?<!\b(?:an?|the|his|her|their|my|our|very|to) )\b(?:sad|jealous|cried|cries|unhappy|lonely|homesick|miss(?:es|ed)|angry|cross|ashamed)\b/i,
    after: [
      [
        1,
        "{Hero} sat down in a corner and turned {his} face to the wall, so that nobody should see it. But it could be seen from behind as well.",
      ],
      [
        2,
        "^There were pancakes for supper. {Hero} pushed them from one side of the plate to the other until they were cold.",
      ],
      [2, "“What's the matter?” they asked. “Nothing,” said {hero}. It was quite a lot, for nothing."],
    ],
  },
  {
    by: "hero",
    words:
      /\b(?:gets?|got|is getting|has|had) (?:an?|the|his|her|two) (?:new |little |baby |small )*(?:brother|sister|puppy|kitten|dog|cat)\b/i,
    after: [
      [
        1,
        "It was very small, and it slept most of the time. Even so the whole house went on tiptoe. “Shh!” they said to {hero} when {he} came in, and “Shh!” when {he} went out.",
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
        "^“It's nothing,” said {hero} when somebody asked. But {his} hands were cold, and {he} looked for a place where {he} could not be seen.",
        "%“It's nothing,” said {hero} when somebody asked. But {he} trembled, and {he} looked for a place where {he} could not be seen.",
      ],
      [
        1,
        "The more {hero} tried not to think of {fear}, the more {he} thought of nothing else.",
        "The more {hero} tried not to think of it, the more {he} thought of nothing else.",
      ],
    ],
  },
  {
    by: "hero",
    words: /\b(?:new (?:at|in) (?:the )?(?:school|class|kindergarten|town)|mov(?:ed|es|ing) (?:to|into|from|away))\b/i,
    after: [
      [1, "Everything was different there: the light, the smell on the stairs, and the way people said good morning."],
      [
        1,
        "The others knew each other already. They laughed about something that had happened last year, and {hero} laughed, too, a moment too late.",
      ],
      [
        2,
        "The words flew past {hero} like birds, much too fast to catch. Sometimes {he} thought that {he} knew one, and then it was gone.",
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
      [2, "{Hero} even took it up to {his} room at night and put it next to the bed."],
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
        "{He} had already thought of everything that one could do with it. There were eleven things, and the first was an ice cream with three scoops.",
      ],
      [1, "But it was strange: the ice cream did not taste as good in {his} thoughts as it should have."],
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
        "“Hold on to my jacket,” they said to each other, “and whatever happens, don't let go.”",
        "“I'll stay just where I am,” said {hero} aloud, only to hear a voice.",
      ],
      [
        3,
        "It was cold and damp, and it got into the sleeves. They clapped their hands and stamped their feet.",
        "It was cold and damp, and it got into the sleeves. {Hero} clapped {his} hands and stamped {his} feet.",
      ],
      [
        2,
        "They shared the last biscuit. There were seven crumbs, and they shared those, too.",
        "{Hero} ate the last biscuit in very small bites.",
      ],
    ],
  },
  {
    by: "hero",
    words: /(?<!\b(?:lay|was|were|been|stood|hung|sat|left) )\b(?:forgot|forgotten|forgets)\b(?! how)/i,
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
    words: /\b(?:lost|loses)\b(?! how)/i,
    after: [[1, "“It was here a moment ago,” said {hero}, and looked at both hands, as if it might be there."]],
  },
  {
    by: "hero",
    isAtOnce: true,
    words: /\b(?:had no light|without (?:a )?light)\b/i,
    after: [
      [
        3,
        "“Fuses,” said {hero} to {beast}, and looked at the fuses. “Wires,” {he} said, and looked at the wires. Everything looked just as it should, and nothing worked.",
      ],
      [1, "{Hero} turned the switch, once, twice, ten times. Up there it stayed as black as soot."],
      [
        2,
        "{Beast} laid both ears back and pressed against {hero's} leg.",
        "The rain beat against the window as though it wanted to come in.",
      ],
    ],
  },
  {
    by: "hero",
    words: /\b(?:could not|cannot|can['’]t|did not know how|too (?:slow|small|short|weak|quiet|young|clumsy|shy))\b/i,
    after: [
      [1, "{Hero} tried it once more when nobody was watching. It went no better."],
      [
        2,
        "“Not everybody can do everything,” people said, and they meant it kindly. {Hero} would have liked to hear something else.",
      ],
    ],
  },
  {
    by: "event",
    words: /\b(?:voice|hands?|knees?|legs?) (?:shakes|shook|trembled|trembles)\b/i,
    after: [
      [
        1,
        "In the bath it went well. It went well on the way to school, too. But as soon as somebody listened, it all came out as thin as a thread.",
      ],
      [2, "“Perhaps next year,” thought {hero}, and that was a sad thought."],
    ],
  },
  {
    by: "hero",
    words: /\b(?:wanted|wants|would like|wished|dreamed|hoped)\b/i,
    after: [
      [1, "{Hero} thought of it in the morning when {he} got up, and at night when {he} lay down: to {wish}."],
      [
        1,
        "^“I'm going to {mywish},” {hero} announced at breakfast, and the spoons stopped for a moment.",
        "%{Hero} told it to everybody {he} met: “I'm going to {mywish}.” Some smiled, and one wished {whom} luck.",
      ],
      [2, "{Hero} tried it out a little, in secret, behind the house, where only the snails could see it."],
    ],
  },
];
