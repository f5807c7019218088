import type { Arc, ArcStory } from "../arc.ts";

/** Something is lost, and looked for from behind. */
const backwards: ArcStory = {
  after: [
    [
      0,
      "=“When did you have {object} last?” That is what everybody asks, and everybody asked it. {Hero} knew the answer. {He} had had it until just before it was gone. “And then?” they asked. “Then I noticed,” said {hero}. It did not help, but now they all knew the same.",
      "=“When did you have it last?” That is what everybody asks, and everybody asked it. {Hero} knew the answer. {He} had had it until just before it was gone. “And then?” they asked. “Then I noticed,” said {hero}. It did not help, but now they all knew the same.",
    ],
    [
      0.7,
      "=So {hero} did everything over again, only backwards: every turn, every stop, every place where there had been something to look at. On the way {he} came across a number of things that others had lost. {He} put each of them where it could be seen, and went on.",
    ],
    [
      0.9,
      "=“What does it look like?” asked {talker}, who was looking, too. It is hard to describe what you have always had. “Like mine,” {hero} said in the end. “Then I'll know it,” said {talker}, and turned over the next thing.",
      "=“What does it look like?” asked one who wanted to help. It is hard to describe what you have always had. “Like mine,” {hero} said in the end. The other one nodded, and went off to look for something like that.",
    ],
    [
      0.8,
      "=Soon a good many of them were helping, and that made it worse. They looked where it was bright, as it is easier there. “Found it!” somebody called, three times altogether, and each time it was something nearly like it. {Hero} said thank you each time. The third thank-you was rather a small one.",
    ],
    [
      0.4,
      "=Then there was nowhere left to look, and the helpers went home, one after the other. {Hero} stayed behind and tried how it was to be {hero} without {object}. It could be done. Only {he} kept forgetting that it was gone, and then had to lose it all over again.",
      "=Then there was nowhere left to look, and the helpers went home, one after the other. {Hero} stayed behind and tried how it was to go on without it. It could be done. Only {he} kept forgetting that it was gone, and then had to lose it all over again.",
    ],
  ],
  end: [
    [
      0,
      "=“Excuse me,” said somebody who was quite out of breath. “Are you the one who put my thing where I could see it? I lost it days ago. I'd given up.” {Hero} {was} the one. “Then come with me,” said the other. “Further along there's something that isn't mine. I thought: somebody is going to come back for that.”",
    ],
    [
      0.6,
      "=There it was. It had been put up a little higher than the rest, so that nobody could miss it, and somebody had even wiped it. “That's it,” said {hero}, and for a bit there was nothing else to say. “What does it do?” asked the other. {Hero} showed it. It had never been shown to anybody so thoroughly.",
      "={There} it was: {object}. It had been put up a little higher than the rest, so that nobody could miss it, and somebody had even wiped it. “That's it,” said {hero}, and for a bit there was nothing else to say. “What does it do?” asked the other. {Hero} showed it, twice.",
    ],
    [
      0.5,
      "=When {hero} comes by something that lies about now, {he} cannot pass it. It gets put up where it can be seen. “Is that yours?” people ask. “No,” is the answer. “But somebody is going to come back for it.”",
    ],
  ],
};

/** Something is forgotten that was just there. */
const onTheTip: ArcStory = {
  after: [
    [
      0,
      "=Nobody knew the answer, but everybody had a suggestion. “Perhaps you were hungry,” said the first one, who was hungry. “Perhaps you were running away from something,” said the second, and looked round. In this way {hero} learned a good deal about the others.",
    ],
    [
      0.8,
      "={Hero} tried to think of it very hard. It was there, that much was certain; it was only standing behind something else. Whenever {he} looked round the corner, it went round the next one. “Don't think of it,” they advised. So {he} thought very hard of not thinking of it.",
    ],
    [
      0.6,
      "=Next {he} did everything again in the same order, from the beginning. A great deal came back in this way, most of it useless: a song, a smell, a bad joke about a crab. Then came the place where the thing should have been. It was like a step that is missing in the dark.",
    ],
    [
      0.9,
      "=“Is it bigger than me or smaller?” asked {talker}. {Hero} considered it. “About the same,” {he} said, “but longer.” They went through everything that was about the same but longer. There was more of that than anybody would have thought.",
    ],
    [
      0.4,
      "=“It can't have been important, then,” somebody said, and meant it kindly. Of all the suggestions that was the worst. {Hero} {was} nearly ready to believe it, and to turn back. Only somebody rather young was in the way just then, who did not seem to get on either.",
    ],
  ],
  end: [
    [
      0,
      "=“Are you going that way?” asked the young one. “I know exactly what I've got to do there, but I don't like going alone.” “With me it's the other way round,” said {hero}. “I don't mind going.” So they went together, side by side, and the young one talked, and {hero} did not think of anything in particular.",
    ],
    [
      0.6,
      "=And there it was, in the middle of a sentence about something else. It came back as if it had only been out to get some air. “I've got it!” said {hero}. “What is it?” {He} told the young one, in a low voice. “Oh, that,” said the young one. “But that's what I'm going for, too.”",
    ],
    [
      0.5,
      "=If anybody stops there now and looks round, and cannot say what for, nobody makes suggestions any more. “Come along for a bit,” {hero} said to the last one. “It usually walks behind.”",
    ],
  ],
};

/** Somebody may not stay, and takes the habits along. */
const habits: ArcStory = {
  after: [
    [
      0,
      "=It had been said politely, and that did not make it any better. {Hero} looked round once more for what there was to take along. It was not much. Nearly all that {he} had were habits: this at the beginning of the day, that at the end, and a little thing in between. They weighed nothing. They came along.",
    ],
    [
      0.8,
      "=The first place that offered itself was too small. The second was only too small when its owner came home. In the third one there was plenty of room, but somebody asked every few minutes how long {hero} {was} thinking of staying. “Not long,” {he} said each time, and it was true.",
    ],
    [
      0.6,
      "=The habits did not fit in anywhere. At the usual time {hero} did what {he} had always done at that time, and something fell over. “Does that have to be?” asked a voice from next door. “No,” said {hero}. “It's only that I always do it now.” “Every day?” asked the voice. “Every day.”",
    ],
    [
      0.9,
      "=“It could be worse,” said {talker}. {Hero} asked how. {Talker} thought about it for quite a long time, and then said that it would come back, and that it had been a good one.",
      "=They heard how well everything was going in the old place without {him}. It was said to be quieter, and cheaper. “I'm glad,” said {hero}. It took {him} two goes to say it.",
    ],
    [
      0.4,
      "=So {hero} left it off. The usual time came, and nothing was done, and nothing fell over. It was very quiet. To be put out is one thing. But now it was as if {he} had done it once again, and this time all by {himself}. There was nothing left that {he} could still have left off.",
    ],
  ],
  end: [
    [
      0,
      "=“Excuse me,” said the voice from next door. “It's past the time. Aren't you going to?” “I thought it bothered you,” said {hero}. “At first it did. Then I began to go by it. When you do that, I know that I've still got time for one more thing. Today I've been late for everything.”",
    ],
    [
      0.6,
      "=It turned out that there were several who went by it. They talked it over that same day, and moved up, each of them by a very little. What was left over when they had all moved up was not big. {Hero} tried it. It was exactly as big as {hero}, with the habits.",
    ],
    [
      0.5,
      "=Somebody came by from the old place lately, to see how things were. “Different,” said {hero}. Then it was the usual time, and {he} asked to be excused for a moment. The visitor looked on, to the end. “So that's what it was,” said the visitor. “We've been wondering what was missing.”",
    ],
  ],
};

/** Something is done wrong, and two are polite about it. */
const fourWords: ArcStory = {
  after: [
    [
      0,
      "=There are mistakes that nobody sees, and there are the other ones. This was one of the other ones. {Hero} looked at {item} from the left, and then from the right. {Item} {itemwas} wrong from both sides, by exactly the same amount.",
      "=There are mistakes that nobody sees, and there are the other ones. To {deed} was one of the other ones. {Hero} looked at it from the left, and then from the right. It was wrong from both sides, by exactly the same amount.",
      "=There are mistakes that nobody sees, and there are the other ones. This was one of the other ones. {Hero} looked at it from the left, and then from the right. It was wrong from both sides, by exactly the same amount.",
    ],
    [
      0.8,
      "=First {hero} tried to make it a little less wrong. By the time {he} stopped, what had been wrong in one place was wrong in two, and now {topic} came into it as well.",
      "=First {hero} tried to make it a little less wrong. By the time {he} stopped, what had been wrong in one place was wrong in two.",
    ],
    [
      0.6,
      "=Next {he} tried not to mention it. That went well for about as long as it takes to say “hello”. “Is anything the matter with {item}?” asked {mate}. “No,” said {hero}, and moved in front of {itemthem}. “Then I won't look,” said {mate}, and looked.",
      "=Next {he} tried not to mention it. That went well for about as long as it takes to say “hello”. “Is anything the matter?” asked {mate}. “No,” said {hero}, and moved in front of it. “Then I won't look at it,” said {mate}, and looked at it.",
      "=Next {he} tried not to mention it. That went well for about as long as it takes to say “hello”. “Is anything the matter with {item}?” asked {ahelper}. “No,” said {hero}, and moved in front of {itemthem}. “Then I won't look,” said {thehelper}, and looked.",
      "=Next {he} tried not to mention it. That went well for about as long as it takes to say “hello”. “What happened?” asked {ahelper}. “No,” said {hero}, and moved in front of it. “Then I won't look,” said {thehelper}, and looked.",
      "=Next {he} tried not to mention it. That went well for about as long as it takes to say “hello”. “Is anything the matter?” asked {ahelper}. “No,” said {hero}, and moved in front of it. “Then I won't look,” said {thehelper}, and looked.",
    ],
    [
      0.9,
      "=From then on {hero} and {mate} were extremely polite. “After you,” said {hero}. “No, after you,” said {mate}. They talked about everything except {item}, and there was less of that than one would think.",
      "=From then on {hero} and {mate} were extremely polite. “After you,” said {hero}. “No, after you,” said {mate}. They talked about everything else, and there was less of that than one would think.",
      "=From then on {hero} and {thehelper} were extremely polite. “After you,” said {hero}. “No, after you,” said {thehelper}. They talked about everything except {item}, and there was less of that than one would think.",
      "=From then on {hero} and {thehelper} were extremely polite. “After you,” said {hero}. “No, after you,” said {thehelper}. They talked about everything else, and there was less of that than one would think.",
    ],
    [
      0.4,
      "=So it would have to be said. {Hero} practised in front of {item}. “{I} did it wrong”: four words, and none of them longer than a breath. In front of {item} they came out quite well. But as soon as {mate} was there, each word held the door open for the next one, and not one of them went through.",
      "=So it would have to be said. {Hero} practised. “{I} did it wrong”: four words, and none of them longer than a breath. Alone {he} could say them quite well. But as soon as {mate} was there, each word held the door open for the next one, and not one of them went through.",
      "=So it would have to be said. {Hero} practised in front of {item}. “{I} did it wrong”: four words, and none of them longer than a breath. In front of {item} they came out quite well. But as soon as {thehelper} came, each word held the door open for the next one, and not one of them went through.",
      "=So it would have to be said. {Hero} practised. “{I} did it wrong”: four words, and none of them longer than a breath. Alone {he} could say them quite well. But as soon as {thehelper} came, each word held the door open for the next one, and not one of them went through.",
    ],
  ],
  end: [
    [
      0,
      "=“{I} did it wrong,” said {hero} at last, all in one go. {Mate} breathed out. “I know,” said {mate}. “I saw {item} at once. I've been smiling ever since, so that you wouldn't notice that I had noticed. My face hurts.” They had both been polite for days.",
      "=“{I} did it wrong,” said {hero} at last, all in one go. {Mate} breathed out. “I know,” said {mate}. “I saw it at once. I've been smiling ever since, so that you wouldn't notice that I had noticed. My face hurts.” They had both been polite for days.",
      "=“{I} did it wrong,” said {hero} at last, all in one go. {Thehelper} breathed out. “I know,” said {thehelper}. “I saw it at once. I've been smiling ever since, so that you wouldn't notice that I had noticed. My face hurts.” They had both been polite for days.",
    ],
    [
      0.6,
      "=After that {hero} and {mate} looked at {item} together. It is far easier to see what is wrong when there are two of you. Most of it could be put right. One corner of it they left as it was. They had both been looking at that corner for so long, on the sly, that they would have missed it.",
      "=After that {hero} and {mate} looked at it together. It is far easier to see what is wrong when there are two of you. Most of it could be put right. One corner they left as it was. They had both been looking at that corner for so long, on the sly, that they would have missed it.",
      "=After that {hero} and {thehelper} looked at {item} together. It is far easier to see what is wrong when there are two of you. Most of it could be put right. One corner of it they left as it was. They had both been looking at that corner for so long, on the sly, that they would have missed it.",
      "=After that {hero} and {thehelper} looked at it together. It is far easier to see what is wrong when there are two of you. Most of it could be put right. One corner they left as it was. They had both been looking at that corner for so long, on the sly, that they would have missed it.",
    ],
    [
      0.9,
      "={Mate} had done something wrong, too, it turned out, long before {item}, and said so now, in the same four words. It had been so small that {hero} had never noticed it. “And you've been carrying that about all this time?” {he} asked. “It got bigger,” said {mate}, “every time that you were nice to me.”",
      "={Mate} had done something wrong, too, it turned out, long before that, and said so now, in the same four words. It had been so small that {hero} had never noticed it. “And you've been carrying that about all this time?” {he} asked. “It got bigger,” said {mate}, “every time that you were nice to me.”",
      "={Thehelper} had done something wrong, too, it turned out, long before {item}, and said so now, in the same four words. It had been so small that {hero} had never noticed it. “And you've been carrying that about all this time?” {he} asked. “It got bigger,” said {thehelper}, “every time that you were nice to me.”",
      "={Thehelper} had done something wrong, too, it turned out, long before that, and said so now, in the same four words. It had been so small that {hero} had never noticed it. “And you've been carrying that about all this time?” {he} asked. “It got bigger,” said {thehelper}, “every time that you were nice to me.”",
    ],
    [
      0.5,
      "=Now and then {mate} stood in front of something and moved to the left. {Hero} knew the look of it by then. “{I} did it wrong,” {he} said, by way of a greeting, and after that it was usually {mate's} turn.",
      "=Now and then {thehelper} stood in front of something and moved to the left. {Hero} thought of {item}. “{I} did it wrong,” {he} said, by way of a greeting, and after that it was usually {thehelper}'s turn.",
      "=Now and then {thehelper} stood in front of something and moved to the left. {Hero} knew the look of it by then. “{I} did it wrong,” {he} said, by way of a greeting, and after that it was usually {thehelper}'s turn.",
    ],
  ],
};

const LIGHT = "(?!.*\\b(?:died|dead|dying|war|prison|operation|killed)\\b)";
const SMALL = ["creatures", "things"] as const;

/** Something is lost, forgotten or done wrong, or somebody has to go. */
export const mishapArcs: readonly Arc[] = [
  ...SMALL.flatMap((of): Arc[] => [
    {
      told: /^(?:(?:was|were|had|has)? ?lost (?:his|her|its|their|an?|the|all|one)|mislaid|dropped|could not find|misplaced) ?(?!.*\b(?:way|friend|mother|family|parents|brother|sister|flock|job|race|game|match|speech)\b)/,
      by: "hero",
      of,
      idea: new RegExp(`^${LIGHT}(?!.*\\b(?:speech|friends?|brothers?|sisters?)\\b)`),
      stories: [backwards],
    },
    {
      told: /^(?:forgot|forgets|could not remember|had forgotten|asked every)/,
      by: "hero",
      of,
      idea: new RegExp(`^${LIGHT}(?=.*\\b(?:forgot|forgotten|remember)\\b)(?!.*\\bfamily forgot\\b)`),
      stories: [onTheTip],
    },
    {
      told: /^(?:(?:was|were|got|had been) (?:\w+ )?(?:evicted|laid off|thrown (?:away|out)|left behind|replaced|fired|sacked|dismissed|put out|banished|chased (?:away|out|off)|turned out|sold|kicked out|no longer)|lost (?:his|her|its|their) (?:job|home|house|nest|place|tree|den))\b/,
      by: "hero",
      of,
      idea: new RegExp(`^${LIGHT}`),
      stories: [habits],
    },
    {
      told: /^(?:\w+ )*?(?:wrong|by mistake|by accident|accidentally|mixed up|muddled|spoiled|broke|burned|burnt|spilled|spilt|knocked over)\b(?!.*\b(?:race|train|bus|turn|way|direction)\b)/,
      by: "hero",
      idea: new RegExp(`^${LIGHT}(?!.*\\b(?:hospital|murder|poison|affair|baby|wedding|police)\\w*\\b)`),
      of,
      stories: [fourWords],
    },
  ]),
  {
    told: /^(?:\w+ ){0,3}(?:wrong (?!turn|way|train|bus)\w+|by mistake)\b/,
    by: "hero",
    of: "children",
    idea: /^(?=.*\b(?:fairy|witch|wizard|dragon|troll|giant|monster|ghost|magic)\b)/i,
    stories: [fourWords],
  },
];
