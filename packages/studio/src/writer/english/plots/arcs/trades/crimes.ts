import type { Arc, ArcStory } from "../arc.ts";
import { atTheCounter, nothingToDeclare, onlyBorrowed, someoneAtHome, theOwnersDoor } from "./thefts.ts";

/** A theft or a piece of smuggling goes almost to plan. */
const almostToPlan: ArcStory = {
  after: [
    [
      0,
      "=On paper it had taken nine minutes. There had been three arrows on the paper, and a cross. What the paper had not mentioned was how far it is from one arrow to the next when nothing must squeak. {Hero} kept to the edge, where it was darkest, and counted steps. That was the first four minutes.",
      "=To {deed}: on paper it had taken nine minutes. There had been three arrows on the paper, and a cross. What the paper had not mentioned was how far it is from one arrow to the next when nothing must squeak. {Hero} kept to the edge, where it was darkest. That was the first four minutes.",
    ],
    [
      0.6,
      "=The second arrow was blocked. An elderly man sat there with a flask, who had not been on the paper, either. “Late today,” he said. “Yes,” said {hero}. It was the only thing that came to mind. The man moved his legs so that there was room to get by. He did not ask what was under the blanket. He looked at it, though, and he seemed to find that it was badly wrapped.",
    ],
    [
      0.8,
      "=“What did he want?” hissed {talker}. “He said good night.” “And what did you say?” “Good night.” {Talker} breathed out. “Well, it was in the plan that we should be polite.”",
      "=Of the things that could go wrong, {hero} had thought of six. Five of them happened, but not in the order in which they had been prepared for, so that the answer to the second lay under the answer to the fourth.",
    ],
    [
      0.75,
      "=At the third arrow there should have been somebody with the engine running. There was nobody. There was a wide, empty street and a lamp, and {hero} stood under the lamp, with everything, and could be seen from all sides. Twice people went past. The second time somebody asked if {he} needed a hand. {He} said that {he} {was} waiting for somebody. It was a cold night for telling the truth.",
      "=At the third arrow there should have been somebody to help. There was nobody. There was only a lamp, and {hero} stood under it, with everything, and could be seen from all sides. Twice people went past. The second time somebody asked if {he} needed a hand. {He} said that {he} {was} waiting for somebody. That was even true.",
    ],
    [
      0.4,
      "=Then came steps, slow ones, and a small clinking. It was the man with the flask. So that was that. {Hero} set everything down and held out both wrists, to get it over with. The man looked at the wrists. He unscrewed the cup. “Drink something first,” he said. “And then tell me what you want with it.”",
      "=Then came steps, slow ones, and a small clinking. It was the man with the flask. So that was that. {Hero} set everything down, to get it over with. The man looked at it, and unscrewed the cup. “Drink something first,” he said. “And then tell me what you want with it.”",
    ],
  ],
  end: [
    [
      0,
      "=It was told quickly: why {he} had wanted to {deed}, and for whom. {Hero} had never told it from beginning to end before, and now that {he} did, the end was rather small. The man listened with his head on one side. “I've been on nights for twenty-six years,” he said, “and you're the first to keep to the edge, as you should.” He bent down. “Not with that knot, though. It'll come open at the corner.”",
      "=It was told quickly. {Hero} had never told it from beginning to end before, and now that {he} did, the end was rather small. The man listened with his head on one side. “I've been on nights for twenty-six years,” he said, “and you're the first to keep to the edge, as you should.” He bent down. “Not with that knot, though. It'll come open at the corner.”",
    ],
    [
      0.72,
      "=He tied it again, and much better. Then he walked along for a bit, with the flask in front of him, as a matter of form, so that it looked like something official. Twice they met somebody. “Late today,” he said to them, and they said yes, they supposed it was. At the last corner he turned round. “I haven't seen you,” he said. “I only come on at ten.” It was a quarter to.",
    ],
    [
      0.7,
      "=The paper with the arrows was burned. It had been wrong in every point except the cross. Sometimes, when {hero} passed there, {he} left something in front of the door, wrapped up, with a good knot.",
    ],
  ],
};

/** Somebody gets out of somewhere, or is hidden, and finds that getting out is the short part. */
const gotOut: ArcStory = {
  after: [
    [
      0,
      "=Getting out was the short part. {Hero} had planned it for so long that there was nothing planned for afterwards. {He} went quickly as far as the first corner, and there {he} stopped and had to choose, left or right. {He} took left, to have it over with.",
    ],
    [
      0.6,
      "=They would look for {him} in the obvious places, and so {hero} avoided those. That left the others. In the first of these sat a woman who was shelling peas, and who said, without looking up: “If you stand there, you can be seen from the road. Over here you can't.” {He} stood over there. “Bowl's in the corner,” said the woman.",
      "=They would look for {hero} in the obvious places. That left the others. In the first of these sat a woman who was shelling peas, and who said, without looking up: “If you stay there, you can be seen from the road. Over here you can't.” That was all she said for an hour.",
    ],
    [
      0.8,
      "=“How far have we come?” asked {talker}. {Hero} looked back. There it still was, quite large. “Far,” said {hero}.",
      "={He} jumped at every sound for the first hour. In the second {he} jumped only at the near ones. There were so many more of them than {he} remembered, and most turned out to be somebody's supper.",
    ],
    [
      0.5,
      "=Then they came past, the people who were looking. They stopped right in front. “Seen anybody?” they asked. The woman looked up for the first time, and thought about it. “When?” she said. “Just now.” “Just now I've been looking at peas.” They described {him}. {Hero} heard it, every word, and it was somebody much more dangerous. Anybody would have been afraid of that one.",
    ],
    [
      0.75,
      "=When they had gone it was very quiet, and {hero} ought to have been glad. What {he} had wanted out there had been only one thing. Now that {he} {was} on the way to it, it seemed a great deal to ask of a single day. “You can go back,” said the woman. “It's never locked from that side.” She held out the bowl. “Or you can finish this first.”",
      "=When they had gone it was very quiet, and {hero} ought to have been glad. What was wanted out there had been only one thing. Now it seemed a great deal to ask of a single day. “You can go back,” said the woman. “It's never locked from that side.” She went on shelling. “Or you can finish what you came for.”",
    ],
  ],
  end: [
    [
      0,
      "=“Why did you say that about the peas?” asked {hero}. “I was looking at peas.” She shook out her apron. “They come by every few years. Last time it was me they were after. I took the left corner as well.” She showed with her chin where the path went. It went further than could be seen from the road. “You'll want to be there before it gets dark.”",
    ],
    [
      0.6,
      "=It was done by evening. {Hero} got to where {he} had wanted to get, and stayed for as long as it took, and {he} did not have to say much. {He} had pictured it with more wind. Afterwards there was nothing {he} had to run from for the moment. {He} walked. At the corner {he} {was} asked by somebody who was in a hurry, and out of breath, which way was best.",
      "=By evening {hero} had got to where it was all meant to go, and stayed for as long as it took. It had been pictured with more wind. Afterwards there was nothing to run from for the moment. At the corner somebody came along, in a hurry, and out of breath, and asked which way was best.",
    ],
    [
      0.7,
      "=“Left,” said {hero}. “And then ask about the peas.” {He} looked after whoever it was until there was nothing more to be seen, and then went on, not very fast, and to the right.",
    ],
  ],
};

/** Somebody is made to do what others want, by what they know. */
const whatTheyHad: ArcStory = {
  after: [
    [
      0,
      "=The man who had come about it was polite. That was the worst of it. He put his hat on his knee, he named what he knew, and he named what it would cost to go on not knowing it. It was not money. {Hero} asked for a day to think. “Of course,” said the man. He had the look of somebody who is always given coffee.",
    ],
    [
      0.75,
      "=The first time {he} did what was asked, and as badly as {he} dared. It was sent back. “You can do better,” it said. {Hero} could. That was the shameful thing: once it had been begun, some part of {him} wanted it to be good. {He} sat over {object} until late, and it was good, and {he} wished that {he} could have shown it to somebody.",
      "=The first time {he} did what was asked, and as badly as {he} dared. It was sent back. “You can do better,” it said. {Hero} could. That was the shameful thing: once it had been begun, some part of {him} wanted it to be good. {He} sat over it until late, and it was good, and {he} wished that {he} could have shown it to somebody.",
    ],
    [
      0.5,
      "=Of course it did not stay at the one time. The man came again, put down the hat and was given coffee. What {he} had done already was now part of what he knew. {Hero} noticed that he never wrote anything down. He looked up at the ceiling and recited it, always in the same words, like somebody who has learned it.",
      "=Of course it did not stay at the one time. The man came again, put down the hat and was given coffee. What had been done already was now part of what he knew. {Hero} noticed that he never wrote anything down. He looked up at the ceiling and recited it, always in the same words, like somebody who has learned it.",
    ],
    [
      0.8,
      "=“Tell me what it is,” said {talker}. “Then there'd be two who know.” “There are two who know now,” said {talker}. “I'd like to be the third.” But {hero} {was} not able to say it yet.",
      "=From the outside there was nothing to be seen. People said good morning. {He} said it, too. It seemed strange that nobody could tell which of the good mornings were meant, and which were only said.",
    ],
    [
      0.4,
      "=What came of it in the end {he} heard from others. It had done harm, and not to the man with the hat. That night {he} held the two up against each other. What the man knew had once been the size of a house. It had not got any smaller. But it now stood beside something.",
    ],
  ],
  end: [
    [
      0,
      "=When he came again there was no coffee. {Hero} had {his} coat on. “We'll go together,” {he} said, “and you can tell them, and I'll tell them the rest.” The man looked up at the ceiling. He got through the first sentence, and then he faltered. “Where did you get it from, really?” asked {hero}. “Those aren't your words.” He turned his hat round. “They came to me, too,” he said. “With a hat.”",
    ],
    [
      0.6,
      "=It was said by noon, before those whom it concerned. It took an hour, and it was not made any better than it was. Some never forgave {him}, and {he} had not counted on it. Some said only that it had been a long time. What could still be put right {hero} put right {himself}, beginning with the very first piece.",
      "=It was said by noon, before those whom it concerned. It took an hour, and it was not made any better than it was. Some never forgave it, and {hero} had not counted on that. Some said only that it had been a long time. What could still be put right was put right, beginning with the very first piece.",
    ],
    [
      0.7,
      "=The chair on which the hat used to come and sit was moved to the window. {Hero} had coffee there now and then, alone or with somebody, and looked up at the ceiling only when it rained.",
    ],
  ],
};

/** A paid killer is given a name that is too close. */
const notThisOne: ArcStory = {
  after: [
    [
      0,
      "={Hero} went back to the car and sat there with the engine off. There were rules, and the first one was not to know anything about them. It had been a good rule. It had let {him} sleep. Now {he} knew how they took their tea, and that they hummed when they turned a page, and there was no way to hand that back.",
    ],
    [
      0.6,
      "={He} rang the number that was only to be rung once. “It's the wrong one,” said {hero}. “It's the right one,” said the voice, and read out the name and the street. “Is there a problem?” “No,” said {hero}. It was the first lie {he} had told in that line of work. Until then it had never been necessary.",
    ],
    [
      0.72,
      "=That gave {him} until Friday. If {he} did not do it, somebody else would come, and {hero} knew who. {He} knew how he parked. So for three days {he} did what {he} had always done: {he} stood where {he} could see the door. It was the same place, and the same patience. Only now {he} looked in the other direction.",
    ],
    [
      0.8,
      "=Once the door opened, and {he} {was} seen. “You could come in,” somebody called across. “You needn't stand about out there.” {Hero} said that {he} {was} only early. “You're always early,” was the answer. It was kindly meant.",
    ],
    [
      0.4,
      "=On Thursday evening the other one parked, as he always parked, with the wheels turned out. {Hero} got in on the passenger side before he had taken the key out. For a while they watched the lit window together. “You've gone soft,” said the other one. “I've gone inside,” said {hero}. “It comes to the same.” There was humming, very faintly, from across the road.",
    ],
  ],
  end: [
    [
      0,
      "=“Who pays for a thing like that?” asked {hero}. It was a question they never asked. The other one did not know, either. He had only ever rung the number. {Hero} told him the rest then, what {he} had seen in three days, and who had gone in and out, and who had stood at the corner and had counted the money before it was sent. It was not a long list. He turned the wheels straight.",
    ],
    [
      0.6,
      "=In the morning {he} {was} sitting on a bench at the police station, as the first in line, with both hands where they could be seen. {He} had the number with {him}, and the name, and the dates of others, which made it a long morning. “Why now?” asked the officer. {Hero} thought about how to put it. “I was invited in,” {he} said.",
    ],
    [
      0.7,
      "=A house on that street has someone humming in it, by an open window. Nobody stands across the road. There is only the place where the grass has not quite grown back.",
    ],
  ],
};

const GRAVE =
  "(?!.*\\b(?:dead|died|dying|ghosts?|war|kill\\w*|murder\\w*|hitman|assassin|nazi|jewish|soldiers?|bodies|kidnapp\\w*|hostages?)\\b)";

/** What is stolen, smuggled and run away from. */
export const crimeArcs: readonly Arc[] = [
  {
    told: /^(?:was|were|is|turned out|had to|could not|found|discovered|realised|realized|got|refused)\b/,
    by: "any",
    of: "adults",
    idea: /^(?=.*\b(?:hit ?man|hired killer|contract killer|assassin)\b)(?=.*\b(?:target|victim|job|assignment|contract|name)\b)(?!.*\b(?:king|queen|war|himself|herself|retired|retire)\b)/i,
    stories: [notThisOne],
  },
  {
    told: /^(?:was|were|got|had been|was being) (?:blackmailed|forced by|threatened)\b/,
    by: "hero",
    of: "adults",
    idea: /^(?!.*\b(?:war|killed|murder\w*|nazi|bomb|kidnapp\w*)\b)/,
    stories: [whatTheyHad],
  },
  {
    told: /^(?:planned to |decided to |tried to |had to |wanted to |agreed to )?(?:robbed|rob|held up|hold up) .*\bbanks?\b/,
    by: "hero",
    of: "people",
    idea: new RegExp(`^${GRAVE}`),
    stories: [atTheCounter],
  },
  {
    told: /^(?:planned to |decided to |tried to |had to |wanted to |agreed to )?(?:broke into|break into|burgled|burgle|robbed|rob) (?:\S+ ){0,3}(?:house|home|flat|apartment|villa|mansion)\b/,
    by: "hero",
    of: "adults",
    idea: new RegExp(`^${GRAVE}(?!.*\\b(?:his|her|their) own\\b)`),
    stories: [someoneAtHome],
  },
  {
    told: /^(?:planned to |decided to |tried to |had to |wanted to |agreed to )?(?:smuggled|smuggle)\b/,
    by: "hero",
    of: "people",
    idea: new RegExp(`^(?=.*\\b(?:borders?|customs|airport|countries|frontier|ferry)\\b)${GRAVE}`),
    stories: [nothingToDeclare],
  },
  {
    told: /^(?:planned to |decided to |tried to |had to |wanted to |agreed to )?(?:stole|steal|pinched|nicked|picked)\b.*\b(?:wallet|purse|handbag|locket|photo|photograph|picture|diary) (?:.* )?(?:of|with)\b/,
    by: "hero",
    of: "people",
    idea: new RegExp(`^(?=.*\\b(?:himself|herself|his own|her own|his mother|her mother)\\b)${GRAVE}`),
    stories: [theOwnersDoor],
  },
  {
    told: /^(?:planned to |decided to |tried to |had to |wanted to |agreed to )?(?:stole|steal|pinched|nicked)\b/,
    by: "hero",
    of: "people",
    idea: new RegExp(`^${GRAVE}`),
    stories: [onlyBorrowed],
  },
  {
    told: /^(?:planned to |decided to |tried to |had to |wanted to |agreed to )?(?:robbed|rob|stole|steal|smuggled|smuggle|burgled|burgle|broke into|break into|pinched|nicked|shoplifted)\b/,
    by: "hero",
    of: "people",
    idea: new RegExp(`^${GRAVE}`),
    stories: [almostToPlan],
  },
  {
    told: /^(?:planned to |decided to |tried to |managed to |had to |wanted to )?(?:broke out|break out|escaped from (?:a|an|the|his|her|their)|escape from (?:a|an|the|his|her|their)|escaped(?= the)|sneaked out|snuck out|slipped out|climbed out|ran away|run away|fled)\b/,
    by: "hero",
    of: "people",
    idea: new RegExp(`^${GRAVE}(?!.*\\b(?:island|fire|flood)\\b)`),
    stories: [gotOut],
  },
];
