import type { Arc, ArcStory } from "../arc.ts";
import { atTheCounter, nothingToDeclare, onlyBorrowed, someoneAtHome, theOwnersDoor } from "./thefts.ts";

/** A theft or a piece of smuggling goes almost to plan. */
const almostToPlan: ArcStory = {
  after: [
    [
      0,
      "=On paper, to {deed} took nine minutes. There were three arrows on the paper, and a cross. {Hero} kept to the edge, where it was darkest, and {talker} came behind on tiptoe. “Is that your knee?” whispered {talker}. It was. Nobody had thought of oiling {hero's} knee.",
      "=On paper, to {deed} took nine minutes. There were three arrows on the paper, and a cross. {Hero} kept to the edge, where it was darkest, and counted steps. What the paper did not mention was how loud a knee can be.",
      "=On paper it took nine minutes. There were three arrows on the paper, and a cross. {Hero} kept to the edge, where it was darkest, and counted steps. What the paper did not mention was how loud a knee can be.",
    ],
    [
      0.6,
      "=At the second arrow sat a night watchman with a flask, who had not been on the paper. “Late today,” he said. “Yes,” said {hero}. The watchman looked at {item}, which {hero} had under a blanket, and moved his legs to let {itemthem} by. “Mind the step,” he said.",
      "=At the second arrow sat a night watchman with a flask, who had not been on the paper. “Late today,” he said. “Yes,” said {hero}. “We're always late,” said {talker}. The watchman moved his legs to let them by. “Mind the step,” he said.",
      "=At the second arrow sat a night watchman with a flask, who had not been on the paper. “Late today,” he said. “Yes,” said {hero}. The watchman moved his legs to let {him} by. “Mind the step,” he said.",
    ],
    [
      0.8,
      "=“What did he want?” hissed {talker}. “He said good evening.” “And what did you say?” “Good evening.” {Talker} breathed out. “Well, we did plan to be polite.”",
      "=Of the things that could go wrong, {hero} had thought of six. Five of them happened, but in the wrong order.",
    ],
    [
      0.75,
      "=At the third arrow there should have been a van. There was only a wide, empty street and a lamp, and {hero} stood under the lamp with {item}, and could be seen from all sides. A couple came by with a dog. “Can we give you a hand with that?” they asked.",
      "=At the third arrow there should have been a van. There was only a wide, empty street and a lamp, and {hero} stood under the lamp and could be seen from all sides. A couple came by with a dog. “Can we give you a hand?” they asked.",
    ],
    [
      0.4,
      "=Then came slow steps, and the clink of a flask. It was the watchman. {Hero} set {item} down and held out both wrists, to get it over with. The watchman looked at the wrists, and unscrewed the cup. “Drink something first,” he said. “And then tell me what you want with {itemthem}.”",
      "=Then came slow steps, and the clink of a flask. It was the watchman. {Hero} stood still and held out both wrists, to get it over with. The watchman looked at the wrists, and unscrewed the cup. “Drink something first,” he said. “And then tell me why anyone should want to {deed}.”",
      "=Then came slow steps, and the clink of a flask. It was the watchman. {Hero} stood still and held out both wrists, to get it over with. The watchman looked at the wrists, and unscrewed the cup. “Drink something first,” he said. “And then tell me what it's for.”",
    ],
  ],
  end: [
    [
      0,
      "=So {hero} told him for whom {he} had done it, and {talker} told him the parts that {hero} left out. The watchman listened with his head on one side. “Twenty-six years I've been on nights,” he said, “and you're the first who does it for somebody else.” He bent down. “You've tied it badly, though.”",
      "=So {hero} told him for whom {he} had wanted {item}, and why {itemit} could not wait. The watchman listened with his head on one side. “Twenty-six years I've been on nights,” he said, “and you're the first who does it for somebody else.” He bent down. “You've tied {itemthem} badly, though.”",
      "=So {hero} told him for whom {he} had done it. The watchman listened with his head on one side. “Twenty-six years I've been on nights,” he said, “and you're the first who does it for somebody else.” He bent down. “You've tied it badly, though.”",
    ],
    [
      0.72,
      "=He tied a better knot. Then he walked ahead with his lamp, so that it all looked official. “Late today,” he told a policeman, and the policeman saluted. At the last corner he turned round. “I haven't seen you,” he said. “I only come on at ten.” It was a quarter to.",
    ],
    [
      0.7,
      "={Item} got where {itemit} had to go that night. {Hero} burned the paper with the arrows, as it had been wrong in everything but the cross. And every year, on that evening, there was a full flask on the watchman's chair, and nobody could tell who had put it there.",
      "={Hero} burned the paper with the arrows, as it had been wrong in everything but the cross. And every year, on that evening, there was a full flask on the watchman's chair, and nobody could tell who had put it there.",
    ],
  ],
};

/** Somebody gets out of somewhere, or is hidden, and finds that getting out is the short part. */
const gotOut: ArcStory = {
  after: [
    [
      0,
      "=Getting out was the short part. {Hero} had thought about the window, the stairs and the squeaking gate for so long that nothing was planned for afterwards. {He} went quickly as far as the first corner. There {he} stopped, with {his} heart in {his} ears, and could not believe that nobody was shouting.",
    ],
    [
      0.72,
      "=“And now?” asked {talker}. {Hero} looked back. There it still was, quite large, with one window lit. “Now we keep walking as if we were allowed to,” said {hero}. They tried it. {Talker} was rather good at it. {Hero} looked like somebody with a stolen goose under {his} coat.",
      "={Hero} told {himself} to walk as if {he} were allowed to. It is not easy. {He} greeted a cat. {He} greeted a postbox. Both of them seemed to believe {him}.",
    ],
    [
      0.8,
      "=For the first hour {hero} jumped at every sound. In the second {he} jumped only at the near ones. Most of them turned out to be somebody's supper.",
    ],
    [
      0.5,
      "=Then a car came slowly round the corner. A woman who was taking in her washing lifted a wet sheet, just like that, and {hero} {was} behind it before {he} knew. “Have you seen anyone?” asked the man in the car, and described {him}. Behind the sheet {hero} listened. It sounded like somebody far more dangerous. “I've been looking at washing,” said the woman.",
    ],
    [
      0.4,
      "=When the car had gone it was very quiet. {Hero} ought to have been glad. {He} thought of the bed {he} had stuffed with pillows, so that it would look as if {he} were in it, and of who would find them. “You can still go back,” said the woman. “Or you can do what you came out for.”",
    ],
  ],
  end: [
    [
      0,
      "=“Why did you help me?” asked {hero}. “I went out by a window once,” said the woman, with two pegs in her mouth. “There was something that I had to be at, and they'd said no. I turned round at the first corner.” She folded the sheet. “I've wondered ever since what it would have been like. So go, and then come and tell me.”",
    ],
    [
      0.6,
      "=So {hero} went, and saw it through, with {talker} close behind. It was nothing like what {he} had imagined. It was louder, and stranger, and {he} {was} needed there, which {he} had not imagined at all. When it was done {his} knees were shaking, and {talker} looked at {him} in quite a new way.",
      "=So {hero} went, and saw it through. As for {topic}, nothing was as {he} had imagined. It was all louder, and stranger, and {he} {was} needed there, which {he} had not imagined at all. When it was done {his} knees were shaking, and {he} would not have missed it for anything.",
      "=So {hero} went, and saw it through. It was nothing like what {he} had imagined. It was louder, and stranger, and {he} {was} needed there, which {he} had not imagined at all. When it was done {his} knees were shaking, and {he} would not have missed it for anything.",
    ],
    [
      0.7,
      "=In the morning {hero} went back by the front door and rang. There was a good deal of shouting, and then a long hug, and then more shouting. But on the way {he} had stopped at a washing line, and had told it all, from the window on, to a woman who let her sheets drip and did not miss a word.",
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
