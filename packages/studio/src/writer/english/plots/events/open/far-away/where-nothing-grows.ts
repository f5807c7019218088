import type { Beat } from "../../../../scripts/script.ts";
import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, unless } from "../open-scene.ts";

const BARE =
  "(?:Mars|[Mm]oon(?: base| colony)?|[Ss]pace ?stations?|[Ss]paceships?|[Ss]pace ?ship|[Pp]lanets?|[Cc]olony|[Aa]steroid|[Oo]rbit|[Dd]esert|[Gg]eneration ship|[Bb]unker|[Uu]nderground)";
const GREEN =
  "(?<plant>tomatoes|tomato|trees?|flowers?|apples?|apple tree|roses?|potato(?:es)?|strawberr(?:y|ies)|beans?|plants?|grass|garden|seeds?|sunflowers?|carrots?|lettuce|lemon tree|vegetables)";

const DYING = new RegExp(
  `^(?!.*\\b(?:robot|monster|talking)\\b)(?=.*\\b${BARE}\\b).*\\b(?:plants|flowers|vegetables|trees|crops|garden|greenhouse)\\b[^.]*?\\b(?:died?|dying|wither\\w*|wilt\\w*|sick)\\b`,
  "u",
);

/** A song that is sung to plants by all. */
const song: readonly Beat[] = [
  [
    1,
    "=For the third attempt {he} sang. {He} only did it because it was quiet there, and because {he} had read somewhere that it helps. It was the song about the tractor. Those who came past stopped for a moment in the doorway, as if they had forgotten something in there. Then some of them brought the rest of their tea.",
  ],
  [
    1,
    "=And there it stood one morning, as high as a thumb, with two leaves that were not quite the same. Nobody had ever been late because of such a thing before. Now they all were. They came to look at it, one after the other, with their hands behind their backs.",
  ],
  [
    0.5,
    "=On the day when it really mattered, the lamp burst. It was cold in no time; one could see one's breath. {Hero} took off a jacket, and then a jumper, and wrapped up what could be wrapped up. The leaves hung down all the same. “It was nice of you to try,” they said in the doorway, very softly. {Hero} went on singing. It was only the second verse.",
  ],
];
const revived: readonly Beat[] = [
  [
    0,
    "=Somebody joined in at the chorus, and came further in to do it. It is warmer when one stands close together. Then there were six of them, and then all who were free, with their heads together, and they sang about a tractor, and it got so hot in there that the window ran. It went on until the morning. When they stepped back, it had straightened up. And quite at the top there was a leaf that had not been there before, no bigger than a pea.",
  ],
  [
    0.6,
    "=What came of it in the end would not have won a prize anywhere else. Here nobody could stop looking at it. “What does it smell of?” asked one who had been born there. The others thought about it. “Of a Saturday,” said {hero}. They passed it round, and everybody breathed in, and for a while nobody breathed out.",
  ],
  [
    0.7,
    "=There is a jumper lying ready for every one of them by now. “Nothing grows here,” it says above the door, in big letters. And below that, in pencil: “without singing.”",
  ],
];

/** Stories of plants in bare places, of rain on Mars, and of a seasick sailor. */
export const whereNothingGrows: readonly ClauseScene[] = [
  ...openScene({
    by: "any",
    words: inSentence(
      "(?:plants|flowers|vegetables|trees|crops|garden|greenhouse)\\b[^.]*?\\b(?:died?|dying|wither\\w*|wilt\\w*|sick)\\b[^.]*|(?:had|has|tried|wanted|decided|was the only one who could) (?:to )?(?:save|rescue|keep|find out why)\\b[^.]*",
    ),
    idea: DYING,
    after: [
      [
        0,
        "=First the lettuce let its ears hang, and then the beans joined in. Nobody had done anything to them. In the morning there was a leaf on the floor, and by noon somebody had counted forty. They could be heard falling. That is how quiet it was there.",
      ],
      [
        1,
        "={Hero} gave them more water, and they turned yellow. {Hero} gave them less, and they turned blue. There was a book about it with six hundred pages. The last sentence said that one has to ask the plant. So {he} asked. The beans did not say anything, but they did it in a meaningful way.",
        "=“More water,” said {talker}, and they turned yellow. “Less water,” said {hero}, and they turned blue. There was a book about it with six hundred pages. The last sentence said that one has to ask the plant. They both asked. The beans did not say anything.",
      ],
      ...song.slice(0, 1),
      ...song.slice(2),
    ],
    end: revived,
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `(?:(?:(?:tried|wanted|had|decided|was trying|dreamed|hoped|was determined|managed|began|started|promised|worked) (?:to |of )?)?(?:grow|grew|growing|plant|planted|planting|raise|save|keep|rescue)\\b[^.]*?\\b${GREEN}\\b[^.]*|(?:had|has|tried|wanted|decided) to (?:save|rescue|keep|water|find out why)\\b[^.]*)`,
    ),
    idea: new RegExp(
      `^(?!.*\\b(?:argue\\w*|fight|war|robot|monster|talking)\\b)(?=.*\\b${BARE}\\b).*\\b(?:tomato(?:es)?|trees?|flowers?|apples?|roses?|potato(?:es)?|strawberr(?:y|ies)|beans?|plants?|grass|gardens?|seeds?|sunflowers?|carrots?|lettuce|vegetables)\\b`,
      "u",
    ),
    after: [
      [
        0,
        "=“Nothing grows here,” they said, and they were right. Nothing had ever been asked to. {Hero} had a tin for it, a lamp, and half a cup of water a day, which {he} ought to have drunk {himself}.",
      ],
      [
        1,
        "=The first attempt came up, looked round, and lay down again. The second one turned blue. {Hero} wrote to the people who know about such things. The answer took a long time and was quite short: try it with less light, or with more.",
        "=The first attempt came up, looked round, and lay down again. The second one turned blue. “Less light,” said {talker}. “More light,” said {hero}. It was tried out both ways, and both times it was wrong.",
      ],
      ...song,
    ],
    end: revived,
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      "(?:(?:had|has) never (?:seen|felt|touched|smelled|heard) (?:(?:an?|the|real|any) )*rain\\b[^.]*|(?:decided|wanted|tried|set out|built|began|started|dreamed|planned|longed|wished) (?:to |of )?(?:build|make|see|invent|find|building|making|seeing|feel|swim|a)\\b[^.]*)",
    ),
    idea: new RegExp(
      `(?=.*\\b(?:(?:had|has) never (?:seen|felt|touched|heard) (?:real |the )?rain|real rain)\\b).*\\b${BARE}\\b(?!.*\\b(?:[Ee]arth|stowaway|robot)\\b)`,
      "u",
    ),
    after: [
      [
        0,
        "={Hero} asked everybody who had ever seen it. “It's wet,” said the one. “It has a smell,” said the next one, and shut his eyes. “It has a sound, and one sleeps well by it,” said a third. They all agreed that one cannot describe it, and then each of them described it for an hour. {Hero} wrote it all down.",
        "={Hero} asked everybody who had ever seen it. “It's bigger than one thinks,” said the one. “It has a smell,” said the next one, and shut his eyes. “It has a sound, and one sleeps well by it,” said a third. They all agreed that one cannot describe it, and then each of them described it for an hour. {Hero} wrote it all down.",
      ],
      [
        1,
        "=The first one was made of a watering can, a fan and eleven metres of hose. It stood in the big hall under a cloth. When the cloth was pulled away, it coughed, and then it spat a nut against the ceiling. They clapped all the same, because nobody had been hurt.",
      ],
      [
        1,
        "=The second one was better. It could do the wet part, but only sideways. The third one could do the smell: of rubber, mostly. “And what's it for?” the head of the stores wanted to know, who had to account for every hose. “You've seen it,” said {hero}. The head of the stores did not say anything, and wrote down “sundries”.",
        "=The second one was better. It could do the wet part, but only sideways. The third one could do the smell: of rubber, mostly. “It's nearly right,” said {talker}, who had not seen it, either. They wrung out their socks.",
      ],
      [
        0.5,
        "=Then all the hoses had been used up. {Hero} turned on the last one in front of everybody, and there was a drop. It hung there for a long time. It fell. “That's it,” said {hero}, “that's all it can do.” They went home one after the other, quite kindly, and turned the lights off. {Hero} stayed sitting on the floor beside the damp spot. It was about as big as a plate.",
      ],
    ],
    end: [
      [
        0,
        "=Then there was a tapping in the dark. It came from behind, from the left: somebody was drumming with two fingers on a tin. “That's how it begins,” said a voice, “on a roof.” From the other side came rice in a sieve; that was how it goes on. The one with the closed eyes had a wet stone and breathed on it, and there it was, the smell. And up on the gallery the head of the stores opened every tap that he had the key to, and held a sieve under it with both hands.",
      ],
      [
        0.6,
        "=When {hero} looked up, it got into {his} eyes. It ran down behind the ears, and down inside the collar, and all round {him} stood people with grey hair and their mouths open. “Is it like this?” asked {hero}. “No,” they said. They were laughing, and dripping. “No, it's quite different. But go on.”",
        "=When {hero} looked up, everything was wet, and all round stood people with grey hair and their mouths open. “Is it like this?” asked {hero}. “No,” they said. They were laughing, and dripping. “No, it's quite different. But go on.”",
      ],
      [
        0.75,
        "=It is on every Thursday now, at six, with umbrellas. They had to be invented as well. In the book of the stores there is a new line for it. It comes after the hoses, and it does not say “sundries”. It says “necessary”.",
      ],
    ],
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("school|bus|car|plane|pirate")}(?:(?:gets?|got|was|is|became|becomes|always|kept getting|turned) (?:terribly |always |badly |so |very )*(?:seasick|sea-sick|sick at sea)\\b[^.]*|(?:seasick|sea-sick) [a-z]+ (?:had|wanted|decided|tried|set out|signed)\\b[^.]*)`,
    ),
    idea: /\b(?:[Ss]ail\w*|[Bb]oat|[Ss]hip|[Cc]aptain|[Ss]ailor|[Yy]acht|[Oo]cean|[Ss]ea)\b/,
    after: [
      [
        0,
        "=It began in the harbour, and the boat was still tied up. {Hero} looked at the horizon, as one is told to. It went up, and it went down, and it took the breakfast along with it. “One gets used to it,” said a man on the quay. “How long does it take?” asked {hero}. The man worked it out. “My father died before that,” he said.",
      ],
      [
        1,
        "=There are two hundred remedies for it, and {hero} had them all on board. Ginger, a band round the wrist, a pebble under the tongue. Left leg over right leg. One had to hum with some of them. By the lighthouse {he} had swallowed the pebble.",
        "=There are two hundred remedies for it, and they had them all on board. Ginger, a band round the wrist, a pebble under the tongue. “Left leg over right leg,” {talker} read out, “and hum.” By the lighthouse {hero} had swallowed the pebble.",
      ],
      [
        0.55,
        "=In the log one is supposed to enter the wind and the course. {Hero} entered what had come up again: Monday, porridge. Tuesday, the soup. Only with pears it was different. They tasted the same in both directions. So {he} bought up all the pears that there were in the next port, and lived on them.",
      ],
      [
        0.5,
        "=In the second week {he} lay on the floor of the cabin, because one cannot fall any lower there. “That's enough,” {he} said to the ceiling. The ceiling went up and down. {He} had given up a good chair for this, one that stood still, with a view of a wall. {He} had never in {his} life longed for anything so much as for that wall. {He} turned the bow round with one foot.",
        "=In the second week {he} lay on the floor of the cabin, because one cannot fall any lower there. “That's enough,” {he} said to the ceiling. The ceiling went up and down. There was a chair at home that stood still, with a view of a wall. Nobody had ever longed so much for a wall. {Hero} turned the bow round.",
      ],
    ],
    end: [
      [
        0,
        "=And there, as it was turning, for a moment the boat lay quite quiet. {Hero} crawled out on deck to see what was broken. Nothing was broken. It was night, and there were stars above, and they were below as well, and the boat hung in the middle, and not one of them moved. Something breathed beside it, as big as a house, looked at {him} with one eye, and went under without a ripple. {He} had forgotten to be sick. When it came back to {him}, {he} thought: well, and what of it?",
        "=And there, as it was turning, for a moment the boat lay quite quiet. {Hero} crawled out on deck to see what was broken. Nothing was broken. It was night, and there were stars above, and they were below as well, and the boat hung in the middle, and not one of them moved. Something breathed beside it, as big as a house, looked up with one eye, and went under without a ripple. {Hero} had forgotten to be sick. When it came back, {he} thought: well, and what of it?",
      ],
      [
        0.6,
        "=So there was a bucket now, a red one, and it had its place, like the compass. Five minutes in the morning, five after lunch. For the rest of the day {he} had time. {He} has seen green lightning since then, and fish that fly, and an island that sneezes. “Doesn't it bother you?” they asked in the ports. “Of course it does,” said {hero}. “Have a pear.”",
        "=So there was a bucket now, a red one, and it had its place, like the compass. Five minutes in the morning, five after lunch. The rest of the day was for looking: at green lightning, at fish that fly, at an island that sneezes. “Doesn't it bother you?” they asked in the ports. “Of course it does,” said {hero}. “Have a pear.”",
      ],
      [
        0.75,
        "=The man on the quay was still standing there when the boat came in again. “Well?” he asked. “Used to it?” {Hero} took one step onto the land. It went up, and it went down. {He} sat down on the red bucket until it was over. “Not to this,” {he} said.",
      ],
    ],
    of: "people",
  }),
];
