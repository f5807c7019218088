import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, unless } from "../../open/open-scene.ts";

type Story = Pick<ClauseScene, "after" | "end" | "close">;

/** Somebody goes on doing something for one who has died. */
const stillForOneGone: Story = {
  after: [
    [
      0,
      "={Hero} did not talk about it. As long as one does not say such things aloud, there is nothing odd about them. In the morning {he} put two cups on the table, noticed it, and put one back. On some mornings {he} did not put it back.",
    ],
    [
      0.6,
      "=The coat of {his} {lost} still hung in the hall. One evening {hero} put a hand into the pocket, looking for a pencil, and found a shopping list. “Bread,” it said, “string, the usual for number nine.” {He} read it standing up. Then {he} sat down and read it again.",
    ],
    [
      0.7,
      "=Bread and string were easy. {Hero} bought both, and needed neither. “And what's the usual for number nine?” {he} asked in the shop. They wanted to know which number nine. There is one in every street, they said, and sold {him} a stamp.",
    ],
    [
      0.8,
      "=So {he} rang at the number nines. At the first one there was a dentist. At the second there was a gap between two houses, with a goat in it. {Hero} apologised and went on. By evening {he} had seen eleven streets, and {his} feet hurt in a way that was nearly pleasant.",
    ],
    [
      0.4,
      "=In the twelfth it began to rain. {Hero} had put on the big coat, because it was the nearest, and stood at a bus stop with the list in {his} hand. The ink ran. The bread went first, and then the string. It was only a slip of paper. {He} held it under the coat with both hands all the same.",
    ],
  ],
  end: [
    [
      0,
      "=A bus stopped, and the door sighed. It was the number nine. The driver looked at the coat, and then at who was in it. “There you are at last,” he said, more quietly. “I've been driving about for weeks with half a joke.” “What joke?” asked {hero}. “The one with the hen. I always got the first half on Monday.”",
      "=A bus stopped, and the door sighed. It was the number nine. The driver looked at the coat, and then at who was in it. “There it is,” he said, more quietly. “I've been driving about all this time with half a joke.” “What joke?” asked {hero}. “The one with the hen. I only ever got the first half. The second half was for the day after.”",
    ],
    [
      0.6,
      "={Hero} knew the other half. {His} {lost} had only known that one joke, and had always told it wrong. {He} told it on the step of the bus, with the rain running down {his} neck, and got the hen wrong in just the right place. The driver laughed until he had to take off his glasses.",
    ],
    [
      0.8,
      "=There are still two cups on some mornings. In the pocket of the coat there is a new list, in another hand: bread, string, the usual for number nine. {Hero} mostly gets off after one stop. {He} never tells more than half.",
      "=There are still two cups on some mornings. In the pocket of the coat there is a new list, in another hand: bread, string, the usual for number nine. One stop is enough for that. Nobody ever gets more than half.",
    ],
  ],
};

/** Brothers and sisters meet where their parents used to live. */
const siblings: Story = {
  after: [
    [
      0,
      "=Afterwards they stood in the hall of the old house with their coats on. The key had lain where it always lay, under the flower pot. Nobody wanted to be the first to hang up a coat. It would have looked as if one meant to stay.",
    ],
    [
      0.7,
      "=They had brought stickers, a colour for each, so that it would be fair. Whoever wanted a thing put a sticker on it. After an hour the clock had two of them, and the kitchen table had two. The fridge had none. They went through the rooms in different directions, and did not meet.",
    ],
    [
      0.8,
      "=“You were never here,” said one. “Somebody had to earn some money,” said the other. It was an old conversation. It was known by heart, and everybody came in at the right place, like a choir.",
    ],
    [
      1,
      "=Then they tried it with drawing lots, out of the blue bowl. On the first slip it said “bowl”. Whoever had drawn it looked at it and could not speak, and whoever had not drawn it was offended. They put the slip back.",
    ],
    [
      0.4,
      "=In the evening the light did not go on; somebody had cancelled it already. So they sat down on the stairs, one above the other, each on the step that had always been theirs. They used to sit there when there were visitors, and listen. There was nothing to listen to now. There was no sticker on the stairs.",
    ],
  ],
  end: [
    [
      0,
      "=Somebody moved a foot, and the seventh step creaked. At once nobody breathed any more. They sat like that for quite a while, stiff as pokers, in an empty house. Then one of them began to shake. “Who's going to hear us?” It was laughing. It was the first question that day which was not about who got what.",
    ],
    [
      0.6,
      "=They stayed there half the night. It came out who had broken the lamp, and who had got no pudding for it. “It was me,” said a voice from the lowest step. “All these years I've meant to tell you.” “You owe me a pudding, then.” “I owe you four hundred.”",
    ],
    [
      0.7,
      "=In the morning the stickers came off quite easily. What had to go went, and nobody held on to it. There was only one thing that they unscrewed themselves, all together, with a bread knife. It was the seventh step.",
    ],
    [
      0.8,
      "=They take turns with it. It is no use for anything, a step without a staircase. But when they meet, it is put down in the middle of the carpet, and everybody has to stand on it once. The key comes along, too. It lies under a flower pot, whoever's it is.",
    ],
  ],
};

const KIN =
  "wife|husband|mother|father|mum|mom|dad|grandmother|grandfather|grandma|grandpa|grandad|nan|brother|sister|aunt|uncle";
const GONE = `(?:\\b(?:late|dead|deceased) (?<lost>${KIN})\\b|\\b(?:his|her|their|my) (?<lost2>${KIN}),? (?:who|that) (?:had )?(?:died|passed away|drowned)|\\b(?:his|her|their|my) (?<lost3>${KIN}) (?:had )?(?:died|passed away)\\b|\\bdeath of (?:his|her|their|my) (?<lost4>${KIN})\\b)`;
const NOT_THAT =
  "ghost|ghosts|spirit|murder|murdered|killed|inherits?|inherited|revenge|answered|answering|machine|talk(?:s|ed)? (?:to|with)|voice|voicemail|phone|robot|contest|competition|prize|ashes|debts?|treasure|secret life|second family|lover|detective|clone|prison|remarry|new (?:wife|husband)|love";

/** The same, where the idea only says that somebody is a widow or a widower. */
const ofPartner = (beats: Story["after"], partner: string): Story["after"] =>
  beats.map(([rank, ...lines]) => [rank, ...lines.map((line) => line.replaceAll("{lost}", partner))]);

/** Widows and widowers who still do what they did for two. */
const ofWidowed = (widowed: string, partner: string): ClauseScene => ({
  by: "any",
  words: inSentence(
    `${unless(NOT_THAT)}(?:(?:still|secretly|always) [a-z]+|kept [a-z]+ing|keeps [a-z]+ing|went on [a-z]+ing|could not stop [a-z]+ing|could not (?:throw|sleep|bring))\\b[^.]*`,
  ),
  idea: new RegExp(`^(?!.*\\b(?:${NOT_THAT}|neighbou?r|meets?|met)\\b).*\\b${widowed}\\b`, "iu"),
  after: ofPartner(stillForOneGone.after, partner),
  end: ofPartner(stillForOneGone.end ?? [], partner),
  of: "adults",
});

/** Those who are left. */
export const theDead: readonly ClauseScene[] = [
  ofWidowed("widower", "wife"),
  ofWidowed("widow", "husband"),
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless(NOT_THAT)}(?:(?:still|secretly|always|every [a-z]+) [a-z]+|kept [a-z]+ing|keeps [a-z]+ing|went on [a-z]+ing|went to|(?:took|takes|rode) (?:the|a) [a-z ]*?(?:bus|train|tram|walk)|set(?:s)? (?:a|the|two)|laid|cooked|baked|wrote|writes|sat|sits|planted|wore|wears|visited|visits|listened|listens|carried|carries|walked|walks|could not (?:throw|sleep|bring)|did not (?:want|know|talk)|refused to (?:throw|give|sell)|started (?:to )?(?:writ|cook|bak|talk|walk|visit|sort)[a-z]*|began (?:to )?(?:writ|cook|bak|walk|visit|sort)[a-z]*|sorted|lived alone|was (?:left )?alone|missed|misses)\\b[^.]*`,
    ),
    idea: new RegExp(`^(?!.*\\b(?:${NOT_THAT})\\b).*${GONE}`, "iu"),
    ...stillForOneGone,
    of: "adults",
  }),
  {
    by: "any",
    words: inSentence(
      `${unless("ghost|murder|murdered|killed|killer|poison\\p{L}*|magic|spell|detective|treasure|prince\\p{L}*|kingdom|throne")}(?:(?:came|come|returned|travelled|traveled|met|meet|had to|gathered|drove|went|were) [^.]*?\\b(?:funeral|burial|parents['’]? (?:old )?(?:house|flat|farm|home)|(?:father|mother|grandmother|grandfather|aunt|uncle)['’]s (?:old )?(?:house|flat|farm|home|apartment|cottage|funeral)|empty house|childhood home)|(?:inherited|had to (?:share|divide|sell|clear)|could not agree|divided|shared|cleared(?: out)?|emptied|sold) [^.]*?\\b(?:house|flat|farm|inheritance|inherited|things|furniture|will|estate|anything)\\b)[^.]*`,
    ),
    idea: /^(?:This is the story of |There were once )?(?:The |My |Our |Two |Three |Four |Five |Twin |Estranged |[A-Z][a-z]+ and (?:his|her) )(?:[a-z-]+ ){0,3}?(?:brothers?|sisters?|siblings|twins)\b/u,
    ...siblings,
    of: "people",
  },
];
