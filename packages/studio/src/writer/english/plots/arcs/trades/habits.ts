import type { Arc, ArcStory } from "../arc.ts";
import { everyWeekForOne, ownName, takenSeat } from "./regulars.ts";

/** Somebody has done the same thing for a long time, and one day somebody else has noticed. */
const onceNot: ArcStory = {
  after: [
    [
      0,
      "=Nobody had asked for it, and nobody had ever said thank you, and that was how {hero} liked it. There was only one rule about {doing}: it was never left out. {He} had done it with a fever. {He} had done it on the day of the big parade, when there was no getting through, and {he} had gone round the back.",
      "=Nobody had asked for it, and nobody had ever said thank you, and that was how {hero} liked it. There was only one rule about it: it was never left out. {He} had done it with a fever. {He} had done it on the day of the big parade, when there was no getting through, and {he} had gone round the back.",
    ],
    [
      0.6,
      "=Then came the day on which it could not be done. The reason was quite an ordinary one, and it was nobody's fault. {Hero} tried it early, and it was too early. {He} tried it late, and {was} sent away. “Does it matter, for once?” somebody asked. It was said in a friendly way. {He} thought about it all the way back, and could not find out what it would matter to.",
    ],
    [
      0.8,
      "=“Why do you do it, anyway?” asked {talker}. {Hero} began to explain. It had started with something, there had been a reason, and it had been a good one. “I've forgotten,” {he} said. “But it was sunny.”",
      "={He} had once known how it began. There had been a reason, and it had been a good one. It had been worn away in the course of time, like the writing on a step, and what was left was the step.",
    ],
    [
      0.75,
      "=The next day it could be done again, but there was a hole in it now. Before, {he} had been somebody who had never missed. Now {he} {was} somebody who mostly did it. That was a great deal of trouble to go to for a mostly. {He} stopped halfway, for the first time, and stood about like a person who has nothing to do there.",
    ],
    [
      0.4,
      "=So {he} gave up {doing}. It was easier than {he} had thought, and it went well for four days. {He} had time. {He} slept in. On the fifth day somebody was standing outside, whom {he} knew only by sight, a woman with a shopping bag. “Are you ill?” she asked. She was quite out of breath. “You're not ill? Then what happened on the ninth?”",
      "=So {he} left it. It was easier than {he} had thought, and it went well for four days. {He} had time. {He} slept in. On the fifth day somebody was standing outside, whom {he} knew only by sight, a woman with a shopping bag. “Are you ill?” she asked. She was quite out of breath. “You're not ill? Then what happened on the ninth?”",
    ],
  ],
  end: [
    [
      0,
      "=“You've noticed that?” asked {hero}. “Noticed!” She put down the bag. “I get up by it. My sister takes her drops by it. The man with the dogs goes out when it's over. On the ninth we all stood there like lost luggage.” She had come on behalf of eleven people, it turned out, and most of them did not know each other. They had only ever met on account of {him}, by asking across the street: “Has it been?”",
    ],
    [
      0.72,
      "=Next day {he} did it again, at the proper time. {He} looked up meanwhile, which {he} otherwise never did. There was somebody at a window with drops. There was somebody with dogs, who lifted a hand and then, as though it had been too much, scratched his head with it. {Hero} nodded. It took no longer than usual, apart from that.",
    ],
    [
      0.7,
      "=It was missed again once or twice after that, since these things happen. But word was sent on ahead each time. “Not today,” it went from window to window, “tomorrow”, and then they all slept in.",
    ],
  ],
};

/** Something has always been the same, and this time it is not. */
const thisTimeDifferent: ArcStory = {
  after: [
    [
      0,
      "={Hero} would have noticed it in the dark. It was a small thing, and anybody else would have called it the same as ever. But {he} had not done it all that time for nothing. {He} stopped, went back to the beginning, and did it once more, slowly. There it was again, at the same spot.",
      "={Hero} would have noticed it in the dark. {Doing}, always in the same way: {he} knew how that felt, and this was not how. It was a small thing. {He} stopped, went back to the beginning, and did it once more, slowly. There it was again, at the same spot.",
    ],
    [
      0.6,
      "={He} told others about it. That was a mistake. They asked what was supposed to be different about {doing}, and {hero} said: “It's a bit more.” “More what?” “More than yesterday.” They exchanged a look over {his} head. “Perhaps you need a holiday,” they said. “When did you last do something else?”",
      "={He} told others about it. That was a mistake. They asked what it was that was different, and {hero} said: “It's a bit more.” “More what?” “More than yesterday.” They exchanged a look over {his} head. “Perhaps you need a holiday,” they said. “When did you last do something else?”",
    ],
    [
      0.8,
      "=“Show me,” said {talker}. {Hero} showed it, twice. “That's the same,” said {talker}. “Once more.” After the fifth time {talker} was very quiet. “Now I can't see it any other way,” said {talker}. “Thank you very much.”",
      "=So {he} kept a record of it. It had only two columns, one for how it should be, and one for how it was. In the evening {he} added up. It came out differently each time, and each time it was a little more.",
    ],
    [
      0.75,
      "=After a week {he} no longer trusted {himself}. What if it had always been like that, and {he} {was} the one who had changed? {He} let somebody else do it and looked on. It was done quickly and with no care at all, and nothing was noticed. “You see?” they said. {Hero} saw. It would have been possible to go on like that for ever and miss it every time.",
    ],
    [
      0.4,
      "={He} did it one last time, in secret, so as not to be asked about it. And because {he} {was} tired, {he} did it wrong. {He} did not skip the bit at the beginning that nobody looked at. {Hero} had looked away from it for as long as {he} had been doing it. This time {he} happened to look.",
    ],
  ],
  end: [
    [
      0,
      "=There was somebody there. She stood quite still, as people do who have practised it, and she was no longer young. “At last,” she said. “I started on the first. I've been moving it by a hair every day. I wanted to see how long it would take.” “Why?” asked {hero}. “You always looked so sure,” she said. “I used to do it, before you. Nobody ever noticed anything that I did.”",
    ],
    [
      0.6,
      "=They went through the columns together. She remembered each of the days. On the sixth it had rained, and she had nearly given up, but then {hero} had stopped and gone back to the beginning. “I stood there and could have clapped,” she said. She showed {him} how it had been done in her time. There was one turn in it that made it easier, and that nobody had known about.",
      "=The woman remembered each of the days. On the sixth she had nearly given up, but then {hero} had stopped and gone back to the beginning. “I stood there and could have clapped,” she said. “{Doing},” she said, “is mostly waiting.” She showed how it had been done in her time. There was one turn in it that made it easier, and that nobody had known about.",
      "=The woman remembered each of the days. On the sixth she had nearly given up, but then {hero} had stopped and gone back to the beginning. “I stood there and could have clapped,” she said. She showed how it had been done in her time. There was one turn in it that made it easier, and that nobody had known about.",
    ],
    [
      0.7,
      "=Everything was as it had always been after that. Only sometimes, and never on a fixed day, it was different by a hair. Then {hero} went back to the beginning and said to whoever might be there: “Good morning.”",
    ],
  ],
};

/** Somebody collects or counts, and one is missing or too many. */
const theOneThatDidNotFit: ArcStory = {
  after: [
    [
      0,
      "=There was an order to it. {Hero} could have said with closed eyes what lay where, and why it did not lie one further to the left. Visitors were shown all of it, from the beginning. It took two hours. “And what is that?” they usually asked by the end, and pointed to the single one that lay apart and belonged nowhere. “That's for later,” said {hero}.",
    ],
    [
      0.75,
      "=Later was put off again and again. There were other things to see to. The collection grew, and it had to be gone over every day, in case something had moved. Something always had. {He} suspected the draught, and then the visitors, and after a bad night {he} suspected the collection.",
      "=Later was put off again and again. There was {doing}, and that took all day, and then it had to be gone over in case something had moved. Something always had. {He} suspected the draught, and then the visitors, and after a bad night {he} suspected the collection.",
    ],
    [
      0.8,
      "=“If you gave one away,” said {talker}, “you'd have more room.” “Which one?” asked {hero}. It went very quiet. {Talker} looked along all the rows and took back the question.",
      "=Somebody wanted to buy the whole of it, in one go. He named a sum. {Hero} {was} not even tempted, only a little hurt that he had not asked about any one in particular.",
    ],
    [
      0.5,
      "=Then somebody came who did not want to see anything. He stood in the door with his cap in his hands. “I've only come for mine,” he said. He described it. He described it so exactly that {hero} did not have to look. It was the single one. {He} had had it for so long. It was the first that {he} had ever had, and all the rest had been meant to go with it.",
      "=Then somebody came who did not want to see anything. He stood there with his cap in his hands. “I've only come for mine,” he said. He described it so exactly that {hero} did not have to look. It was the single one. It had been the very first, and all the rest had been meant to go with it.",
    ],
    [
      0.4,
      "=“I haven't got it,” said {hero}. It was out before {he} had thought. The man nodded. “It's not worth anything,” he said, “I just wanted to ask.” He even held the door so that it would not bang. {Hero} went over the collection that night, from the beginning, and there was nothing wrong with it, it was complete. It had never looked so much like a heap.",
    ],
  ],
  end: [
    [
      0,
      "={Hero} caught up with him at the bend, out of breath, and held it out. The man took it and turned it round. “You've kept it well,” he said. Then he stopped, with his thumb on a spot, and felt in his pocket. He had brought the other one, in case. They belonged together. They always had. Nobody collects a thing like that who has both of them at home.",
    ],
    [
      0.72,
      "=He came in after all and was shown everything. With him it took longer than two hours, because he had something to say about many of them, and in two cases he knew whose they were. {Hero} wrote that down. From then on {doing} was only the one half of it, and giving back was the other. By the end of the year there was a good deal more room, and people came by at all hours for theirs.",
      "=He came in after all and was shown everything. With him it took longer than two hours, because he had something to say about many of them, and in two cases he knew whose they were. {Hero} wrote that down. It became the new order: by whom they belonged to. By the end of the year there was a good deal more room, and people came by at all hours for theirs.",
    ],
    [
      0.7,
      "=There was one place that {hero} left free, apart from the others. “And what goes there?” visitors asked. It still took two hours to get to the answer, but by then there was usually something to eat.",
    ],
  ],
};

const GRAVE =
  "(?!.*\\b(?:dead|died|dying|ghosts?|war|kill\\w*|murder\\w*|hitman|assassin|nazi|soldiers?|bodies|prison|kidnapp\\w*|husband died|bullied|threatened)\\b)";
const LONG =
  "(?:every (?:single )?(?:day|night|morning|evening|week|month|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday|spring|summer|autumn|winter|christmas|birthday)|each (?:day|night|morning|evening|week|year)|for (?:\\S+ )?(?:twenty|thirty|forty|fifty|ten|many|[0-9]+|a hundred)(?: \\S+)? years|for years|for decades|all (?:his|her|their) life)";

/** What somebody has been doing all along. */
export const habitArcs: readonly Arc[] = [
  {
    told: /^(?:was|were|had been) (?:already )?(?:sitting|seated) (?:there|at|in|on)\b|^(?:sat down|sat) (?:there|at|in|on) .*|^took (?:his|her) (?:seat|place|chair|table)\b/,
    by: "other",
    of: "adults",
    idea: new RegExp(
      `^(?=.*\\b(?:sat|eaten|drunk|came|played)\\b.*\\bsame\\b.*\\b(?:years|decades|day|night|morning|evening)\\b)${GRAVE}`,
    ),
    stories: [takenSeat],
  },
  {
    told: /^(?:got|received|found|read|saw|discovered|was given|came across|was asked to) .*\b(?:his|her) own (?:name|obituary|grave|gravestone|tombstone)\b/,
    by: "hero",
    of: "people",
    idea: /^(?!.*\b(?:war|kill\w*|murder\w*|ghosts?|vampire|zombie|detective|list)\b)/,
    stories: [ownName],
  },
  {
    told: /^(?:turned up|came|arrived|stood|appeared|rang|brought|delivered|handed)\b.*\b(?:note|letter|message)\b/,
    by: "other",
    of: "adults",
    idea: new RegExp(
      `^(?=.*\\b(?:every|each)\\b)(?=.*\\b(?:to see|in love|crush)\\b)(?=.*\\b(?:note|letter|message)\\b)(?=.*\\b(?:deliver\\w*|driver|courier)\\b)${GRAVE}`,
      "i",
    ),
    stories: [everyWeekForOne],
  },
  {
    told: /^(?:had )?(?:secretly |always )?(?:collected|been collecting|hoarded|gathered|kept (?:a|every|all) (?:collection|list|record|museum|piece|ticket|letter)|saved (?:every|all))\b/,
    by: "hero",
    idea: new RegExp(`^${GRAVE}(?!.*\\b(?:money|tooth|teeth|wrong|firewood|berries|nuts)\\b)`),
    stories: [theOneThatDidNotFit],
  },
  {
    told: new RegExp(
      `^(?!could|did not|had to|had not|had been|was|were|woke|got|came|went|visited|lost|changed|died|saw|heard|received|found)(?:had )?(?:[a-z]+ly )?[a-z]+\\b.*\\b${LONG}\\b`,
      "i",
    ),
    by: "hero",
    idea: new RegExp(`^${GRAVE}(?!.*\\b(?:won the lottery|retired|divorc\\w*|married|wrong)\\b)`, "i"),
    stories: [onceNot, thisTimeDifferent],
  },
  {
    told: /^(?:counted|repaired|restored|repainted|wound|tuned|polished|swept|guarded|watched over|mended|stamped|rang)\b/,
    by: "hero",
    of: "people",
    idea: new RegExp(`^${GRAVE}`),
    stories: [thisTimeDifferent, onceNot],
  },
  {
    told: /^had (?:always |secretly |faithfully )?(?!been|to|had|not|a|an|the|his|her|their|one|no|lived|loved|known|hated|wanted|lost|died|worked as)[a-z]+\b/,
    by: "hero",
    of: "people",
    idea: new RegExp(`^(?=.*\\b${LONG}\\b)${GRAVE}(?!.*\\b(?:won the lottery|retired|divorc\\w*)\\b)`, "i"),
    stories: [onceNot, thisTimeDifferent],
  },
];
