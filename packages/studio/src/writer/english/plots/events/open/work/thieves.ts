import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene } from "../open-scene.ts";

type Story = Pick<ClauseScene, "after" | "end">;

const THIEF = "\\b(?:pickpockets?|burglars?|thief|thieves|robbers?|shoplifters?|housebreakers?|cat burglar)\\b";
const LOOT =
  "\\b(?:stole|steals|had stolen|took|snatched|pinched|lifted|grabbed|nicked) (?<loot>(?:an?|the) (?!only\\b)(?:[a-z-]+ ){0,3}?[a-z]+)(?=[.,]| (?:from|in|on|at|out|and|off|that|which|of|during|with)\\b)";

/** A thief finds something in what was stolen. */
const foundInLoot: Story = {
  after: [
    [
      0,
      "=“Look for the money, and look at nothing else.” That was the rule, and it had kept {hero} out of a great deal. Now {he} sat on a doorstep with {thefind} in {his} hand, and {he} had been looking at it for a quarter of an hour.",
    ],
    [
      1,
      "={Hero} went to somebody who buys things and never asks questions. {Theloot} was turned over and held up to the lamp. “And what's that?” asked the one who never asks. “Nothing,” said {hero}, and took it all back again. It was not for sale. {He} had only just found that out {himself}.",
    ],
    [
      1,
      "=So {he} put {theloot} down in a place where somebody honest was sure to come by, and went away whistling. {He} got as far as the corner. “Anybody could steal that,” thought {hero}, and ran back.",
    ],
    [
      2,
      "=That night {thefind} stood against the lamp, beside a plate of cold potatoes. In {hero's} trade one knows people's pockets very well. One hardly ever knows them from the front.",
    ],
    [
      0.4,
      "=In the end {he} did what one does not do in that trade. {He} found out the address, went there by daylight, and rang. It took {him} some time to find the bell. {Hero} knew houses mostly from the side with the drainpipe.",
    ],
  ],
  end: [
    [
      0,
      "=The door opened. {Hero} held out {theloot} with both hands, so that both of them could be seen. “I believe that this belongs here,” {he} said. “I believe so, too,” was the answer. Then they both looked at {thefind}, which lay on top. “And that?” asked {hero}. It was quiet for a moment. “You had better come in. It's a long story, and I have been waiting for years for somebody to ask.”",
    ],
    [
      0.6,
      "=It was so long that the coffee had to be made twice. In the middle of it {hero} began to tell something as well. {He} had never told it to anybody who was not writing it down.",
    ],
    [
      0.8,
      "={Thefind} stands there on the shelf now, in a frame that was paid for. There is a new rule, too, and it is shorter than the old one: ring first.",
    ],
  ],
};

/** A thief hears somebody who needs help. */
const callForHelp: Story = {
  after: [
    [
      0,
      "={Hero} had stolen a good many things, and none of them had ever asked {him} for anything. {He} held {theloot} out at arm's length, as one holds a cat that may be sick at any moment.",
    ],
    [
      1,
      "=“You've got the wrong person,” said {hero}. “Are you there?” asked {thevoice}. {Hero} looked round for the right person. There were a pigeon and a dustbin. “Yes,” said {hero}. “I'm here.”",
    ],
    [
      1,
      "=The police were the obvious thing. On the steps of the police station {he} practised what {he} would say about {theloot}. There were four ways of putting it, and only one of them held together. That was the truth. {Hero} turned round on the top step.",
    ],
    [
      1,
      "=So {he} did what {he} could do. {He} knew which windows never quite shut, which dogs like sausage, and how one walks through a crowd without being there. “What can you see?” {he} asked. “A pipe,” said {thevoice}, “and a bit of sky.” It was not much. But nobody knew the roofs of the town as {hero} did.",
    ],
    [
      0.4,
      "=The last door was made of iron. {Hero} had opened thicker ones, but never with shaking fingers. “How long will it take?” asked {thevoice}, quite weak, from the other side. “As a rule,” said {hero}, “I'm not asked that.”",
    ],
  ],
  end: [
    [
      0,
      "=It took four minutes. Somebody sat on the floor in there, blinked at the light and looked at the bent wire in {hero's} hand. “You're not from the police.” “No,” said {hero}. “I was the nearest.”",
    ],
    [
      0.6,
      "=When the police came after all, they had one question left. They held up {theloot}. “How did you come by this?” It got very quiet. “I lent it,” said {thevoice} from under a blanket. “And it has just been given back.”",
    ],
    [
      0.8,
      "=There is a bell at {hero's} door these days, and under it stands: Doors opened, day and night. Those who have locked themselves out pay with a sandwich. The bent wire does it all. It never goes further in than the mat.",
    ],
  ],
};

/** A burglar comes upon somebody who is at home. */
const atHome: Story = {
  after: [
    [
      0,
      "={Hero} had a sentence ready for policemen, and one for dogs. For {thehost} {he} had none. {He} stood there with one leg still on the window sill, and that is no position for a conversation.",
    ],
    [
      1,
      "=“Shut the window,” said {thehost}. “There's a draught.” {Hero} shut the window. {He} {was} so surprised that {he} wiped {his} feet as well.",
    ],
    [
      1,
      "=“And what's in the sack?” {thehost} wanted to know. “Nothing,” said {hero}. For the moment that was even true. “Then you haven't had any supper, either,” said {thehost}, and fetched bread and jam, and a second plate.",
    ],
    [
      1,
      "=They ate. {Hero} looked about as one does in that trade, and saw what there was: a cupboard that hung by one hinge, a tap that dripped, a clock that was an hour slow. “It's been like that for ages,” said {thehost}. “One would need the right tools.” {Hero} looked into {his} bag. There was nothing in it but tools.",
      "=There was bread and jam. {Hero} looked about as one does in that trade, and saw what there was: a cupboard that hung by one hinge, a tap that dripped, a clock that was an hour slow. “It's been like that for ages,” said {thehost}. “One would need the right tools.” {Hero} looked into {his} bag. There was nothing in it but tools.",
    ],
    [
      0.4,
      "=By and by nothing dripped any more. The last screw had just gone into the window frame when there was a light outside, and then there was a knock. “Police! There's a ladder against your wall!” {Hero} looked at the window. It shut perfectly. {He} had seen to that {himself}.",
    ],
  ],
  end: [
    [
      0,
      "={Thehost} opened the door by a hand's breadth. “I should hope that there is,” said {thehost}. “How else is one to get at that window? It has stuck for years.” They looked in. There stood {hero} with a screwdriver. {He} had never been so glad to be seen at work.",
    ],
    [
      0.6,
      "=“You haven't taken anything,” said {thehost} afterwards. “I forgot,” said {hero}. So that the sack should not be quite empty, a jar of jam went into it, and a list: the gate, the gutter, the third stair.",
    ],
    [
      0.8,
      "=The ladder is still leaning against that wall, and in the street nobody thinks anything of it any more. There are always two plates on the table. And the door is left on the latch, because of the draught.",
    ],
  ],
};

/** People who have never done it want to rob a bank. */
const robbery: Story = {
  after: [
    [
      0,
      "=The plan was drawn on the back of a shopping list. There was one arrow for the way in and one for the way out. Between them there was a circle, and in the circle it said: “Then the money.”",
    ],
    [
      1,
      "=It had to be practised. The kitchen table was the counter, and a broom was the cashier. “Hands up,” said {hero}. It sounded as if somebody was being offered tea. At the fifth attempt the broom fell over, and {hero} begged its pardon.",
      "=It had to be practised. The kitchen table was the counter, and {talker} was the cashier. “Hands up,” said {hero}. It sounded as if somebody was being offered tea. “Two lumps, please,” said {talker}.",
    ],
    [
      1,
      "=There was also the matter of the mask. The shop had nothing left but rabbits. A rabbit looks friendly, whatever one does with one's eyebrows underneath.",
    ],
    [
      1,
      "=((In {thebank} ))one had to take a number. It was eighty-four, and they had got to sixty. {Hero} sat down among the people with their forms, with an empty bag on {his} knees, and a lady told {him} about her hip.",
    ],
    [
      0.4,
      "=Then eighty-four lit up, and {hero} had forgotten every word of it. So {he} pushed the paper across. It was only the wrong side that lay on top. “Half a pound of butter,” the young woman behind the glass read out, “and six eggs.” She looked up. Then she turned it over.",
    ],
  ],
  end: [
    [
      0,
      "=She looked at the arrows, and she looked at the circle, and it took a very long time. “Here's the mistake,” she said at last, and put her finger on it. “For this one needs form eleven. Nobody ever asks for it.” She typed in the name, and her eyebrows went up. Something there had been added up wrongly, for years, and never in the customer's favour. “It's quite a lot,” she said. “They won't like that at all. Sign here, please.”",
    ],
    [
      0.6,
      "={Hero} went out along the second arrow, and there was no need to run. At the door stood the guard. “I like to see people smile when they leave,” he said. That was the rabbit.",
    ],
    [
      0.8,
      "=The shopping list hangs in the kitchen. The butter is crossed out, and so are the eggs. In the circle there is a small tick.",
    ],
  ],
};

const HOST =
  "(?<host>(?:an?|the) (?:[a-z-]+ ){0,3}?(?:woman|man|lady|gentleman|girl|boy|child|owner|countess|count|widow|widower|grandmother|grandfather|granny|pensioner|duchess|professor|pianist|ghost))";

/** Thieves, burglars and people who would like to be robbers. */
export const thieves: readonly ClauseScene[] = [
  ...openScene({
    by: "any",
    words: inSentence(
      "(?:heard|hears) (?<voice>(?:an?|the) (?:[a-z-]+ ){0,2}?voice|somebody|someone)\\b[^.]*?\\b(?:help|save|crying|calling|begging|trapped|kidnapped|locked)\\b[^.]*",
    ),
    idea: new RegExp(`^(?=.*${THIEF}).*?${LOOT}`, "iu"),
    ...callForHelp,
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      "(?:found|finds|discovered|saw|noticed|came across) (?:that there was )?(?:inside (?:it )?)?(?<find>(?:an?|the) (?!wallet|purse)(?:[a-z-]+ ){0,3}?(?:photo|photograph|picture|letter|note|diary|drawing|list|postcard|notebook|map|ticket|poem|will|ring|medal|passport|key))\\b(?<about>[^.]*)",
    ),
    idea: new RegExp(`^(?=.*${THIEF}).*?${LOOT}`, "iu"),
    ...foundInLoot,
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `(?:found|met|woke|wakes|woke up|ran into|bumped into|was (?:caught|surprised|met|greeted|welcomed) by|came face to face with|saw) ${HOST}\\b(?:,? who (?:thought|believed|took) (?:that )?(?:he|she|they|him|her|them|it) (?:was|were|is|for) (?<taken>[a-z' -]+))?[^.]*`,
    ),
    idea: new RegExp(
      `^(?=.*${THIEF})(?!.*\\b(?:dead|body|murder\\w*|tied|tomb)\\b).*\\b(?:br(?:oke|eaks|eak) into|climb(?:ed|s) (?:in|into|through)|burgled|robbed|sn(?:uck|eaked) into|got into)\\b`,
      "iu",
    ),
    ...atHome,
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      "(?:planned|plan|plans|wanted|want|decided|had|tried|agreed|set out|were going|was going|began|started|robbed|held up)\\b[^.]*?\\b(?:(?:rob|robbed|robbing|hold up|held up) (?<bank>(?:the|an?|their|his|her) (?:[a-z-]+ ){0,2}?(?:bank|post office|building society|savings bank))\\b|(?:a|the|their) bank robbery)[^.]*|^[^.]*?\\b(?:robbed|held up) (?<bank2>(?:the|an?|their|his|her) (?:[a-z-]+ ){0,2}?(?:bank|post office))\\b[^.]*",
    ),
    idea: /^(?!.*\b(?:hostages?|police(?:man|woman)?|detective|gang|gangster|professional|dog|mice|mouse|raccoons?|school)\b)/i,
    ...robbery,
    of: "people",
  }),
];
