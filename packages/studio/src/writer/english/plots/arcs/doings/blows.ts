import type { Arc, ArcStory } from "../arc.ts";

/** Something breaks down from one moment to the next; what still works is counted, and it is more than they thought. */
const whatStillWorks: ArcStory = {
  after: [
    [
      0,
      "=In the first minute nobody moved. They all looked at {hero}, because {he} {was} standing nearest. {Hero} looked at the others, because {he} {was} hoping that one of them had seen it coming. None of them had.",
      "=“What was that?” asked {talker}. {Hero} did not answer at once. {He} {was} waiting to see if it would perhaps go away again by itself. It did not. “That was it,” said {hero}. And for a little while they both just looked.",
    ],
    [
      0.7,
      "=“What do we still have?” asked {hero}. It sounded better than the other question, and so they began to count. One of them called out a thing, and another said whether it worked. They got to eleven things. Six of them worked, and three of them nobody had ever needed. “That's nine,” said somebody, who was not to be put off.",
      "=“What is there left?” {hero} asked {himself}. It sounded better than the other question, and so {he} began to count. {He} got to eleven things. Six of them worked, and three of them had never been of use to anybody. That made nine. It had been worse before.",
    ],
    [
      0.75,
      "=With the six they tried the obvious thing first. It took a lot of strength, and it helped for as long as it took. As soon as they let go, everything was as it had been, and a little of what had worked before did not work now. “Five,” said the one who was counting.",
      "=With the six {hero} tried the obvious thing first. It took a lot of strength, and it helped for as long as it took. As soon as {he} let go, everything was as it had been, and a little of what had worked before did not work now. Five.",
    ],
    [
      0.8,
      "=Meanwhile it did not get better on its own. Anybody could see that, even without knowing anything about it. Some of them became very quiet, and some became very loud, and two who had never been able to stand each other sat side by side and held on to the same end of something, because it was the only end.",
      "=Meanwhile it did not get better on its own. Anybody could see that, even without knowing anything about it. Whoever was near became either very quiet or very loud. {Hero} belonged to the quiet ones. {He} held on to what could be held on to, and that was not much.",
    ],
    [
      0.3,
      "=By the end only three things were left. “I can't do it,” said {hero}. {He} did not say it to anyone, but in such quiet it is heard. And the three were the useless ones, of all things, that nobody had ever needed.",
      "=By the end only three things were left. “It isn't enough,” said {hero}. In such quiet a thing like that is heard. And the three were the useless ones, of all things, the ones that had never been any good.",
    ],
  ],
  end: [
    [
      0,
      "=But they were there. {Hero} had a closer look at them. Each by itself really was good for nothing. It was only when they lay side by side that it could be seen that one of them would hold what the second one could not carry, and that the third one was just as long as the distance in between. “Give me a hand,” {he} said.",
    ],
    [
      0.6,
      "=It did not look like a solution. It looked like something that stands behind a shed. But it held for the first minute, and for the second one, and at the tenth they sat down, all of them at once. “Three,” said the one who had been counting.",
      "=It did not look like a solution. It looked like something that stands behind a shed. But it held for the first minute, and for the second one, and after the tenth {hero} sat down. Three, {he} thought. It had not been the best three. It had been the last.",
    ],
    [
      0.5,
      "=Later on everything was put in order again, by people who knew what they were doing. “Who did that?” they asked, and scratched their heads. They were told. They took it apart with great care, and laid the three things back in their places, right at the front, where you can get at them.",
      "=Later on everything was quiet again. Three things were put back in their places, right at the front, where you can get at them. Somebody patted the last one, quite briefly, in passing.",
    ],
  ],
};

/** Everything goes wrong, one thing after the other, and the things that have gone wrong begin to help each other. */
const oneWrongThing: ArcStory = {
  after: [
    [
      0,
      "=The first thing went wrong by itself. The second one went wrong because {hero} wanted to put the first one right. With the third {he} {was} at least quick enough to see it coming. {He} said “careful”, and then it lay there.",
    ],
    [
      0.8,
      "=“It could be worse,” said {talker}. “How?” asked {hero}. {Talker} thought, and just then it got worse, so that the question had been answered. “Like that,” said {talker}.",
      "=“It could be worse,” somebody said in passing. {Hero} would have liked to know how. {He} did not have to wait for long.",
    ],
    [
      0.75,
      "={Hero} tried to go on as though it were all part of it. {He} had been trusted with this, after all. {He} smiled at the people who were looking. They smiled back, and then they looked at something behind {him}, and stopped smiling, and {hero} did not need to turn round to know that there was now a fourth thing.",
    ],
    [
      0.5,
      "=The fourth ran into the fifth. It was a chain by now: no sooner had {he} caught one end than it pulled at the other. What should have been on top was at the bottom. What should have stayed shut was open. And somebody kept on asking in the midst of it all, quite kindly, if this was the right place to ask a question.",
    ],
    [
      0.3,
      "=Then it was quiet, because there was nothing left that could have gone wrong. {Hero} sat in the middle of it. There was no one {he} could have blamed; it had all been {his} own, from the first to the last. “They asked me to do one thing,” {he} said. “One.”",
      "=Then it was quiet, because there was nothing left that could have gone wrong. {Hero} sat in the middle of it. “It was supposed to be quite easy,” {he} said. “Yes,” said the one who had wanted to ask a question. “I thought so too.”",
    ],
  ],
  end: [
    [
      0,
      "=The one with the question had not gone away. “I only wanted to know,” he said, “is it supposed to stand like that?” {Hero} looked up. The first thing, with which it had all begun, had been knocked about by the second, pushed by the fourth, and stopped by the fifth. And now it was standing exactly where it ought to have been.",
      "=The one with the question had not gone away. “I only wanted to know,” he said, “is it supposed to be like that?” {Hero} looked up. What had gone wrong first had been knocked about by the second thing, pushed by the fourth, and stopped by the fifth. And with that it was right again.",
    ],
    [
      0.6,
      "=They went through it together, backwards. Where the fifth thing was lifted, the fourth came free. Where the fourth was turned over, the third stood on its feet. It all wanted to go back, once you began at the end. When those arrived who had trusted {him} with it, {hero} had just put the lid on.",
      "=They went through it together, backwards. Where the fifth thing was lifted, the fourth came free. Where the fourth was turned over, the third stood on its feet. It all wanted to go back, once you began at the end. The lid was on when the others came.",
    ],
    [
      0.5,
      "=“And? Was everything all right?” “Yes,” said {hero}. It was no lie. “Now it is.” They looked at {him} from top to bottom, and pulled a bit of something green out of {his} hair. Nothing more was asked. But the one with the question came by again the next day, only to have a look.",
      "=“And? Is everything all right?” “Yes,” said {hero}. It was no lie. “Now it is.” They looked at {him} from top to bottom for quite a while. Nothing more was asked.",
    ],
  ],
};

/** What is down, dry or gone lays something bare that people had stopped talking about. */
const laidBare: ArcStory = {
  after: [
    [
      0,
      "=They came to look, first one by one, and soon in groups. Most of them stood there with their arms folded. Things that have always been there are not looked at; now that it was different, everybody knew exactly how it had been. {Hero} listened to it all. No two of them had the same thing in mind.",
    ],
    [
      0.75,
      "=The older ones looked less than the others. They stood rather far back. When {hero} asked one of them about it, he said: “It's a long time ago.” {Hero} had not asked about the past at all. {He} stayed next to him, and for quite a while neither of them said anything.",
    ],
    [
      0.5,
      "=After a few days there was an order in it. Those who had something to say about it came in the mornings; those who wanted to be alone with it came late. {Hero} saw the same man there again and again. Each time he came a few steps closer, stopped, and went away, as if there were a line drawn on the ground.",
    ],
    [
      0.3,
      "=Then there was a quarrel. Some wanted it to be as it was before, and as fast as possible. Some wanted to know first. It got loud, and in the end it was said aloud who had known what. After that they went home by different roads, and {hero} stood there and thought that it would have been better if nothing had come to light.",
    ],
  ],
  end: [
    [
      0,
      "=That evening the man crossed the line. He simply went on walking, and {hero} went with him, half a step behind. He bent down, touched it with his hand, and nodded. “I've been waiting for somebody to ask,” he said. “All these years. I'd have told them everything.” “Then I'm asking,” said {hero}.",
    ],
    [
      0.6,
      "=He told it once, without hurrying, and {hero} did not interrupt. It was less bad than what some had thought, and it was worse than what had been told to the children. On the next day he told it again, in front of everybody. One after the other, the folded arms came down.",
    ],
    [
      0.5,
      "=By and by it all closed over again, as such things do. Whoever passes by sees nothing special there. But they look at it now, old and young, and slow down a little. And nobody says any more that it is a long time ago.",
    ],
  ],
};

const NOT = /^(?!.*\b(?:war|dead|died|dying|murder\w*|kill\w*|bomb\w*|corpse|suicide|grief)\b)/i;

/** Stories of what strikes from outside. */
export const blowArcs: readonly Arc[] = [
  {
    told: /^(?:went|goes|had gone|was going) (?:completely |totally |terribly |badly |horribly )?wrong\b/,
    by: "any",
    of: "people",
    idea: /^(?!.*\b(?:war|dead|died|dying|murder\w*|kill\w*|bank|rob\w*|surgery)\b)/i,
    stories: [oneWrongThing],
  },
  {
    told: /^(?:had )?(?:dried (?:up|out)|melted|sank|thawed|receded|was drained|was demolished|collapsed)\b/,
    by: "other",
    of: "people",
    idea: /^(?=.*\b(?:lake|river|glacier|reservoir|ice|wall|sea|dam|pond|tide|house)\b)(?!.*\b(?:murder\w*|dead|died|snowman|on board)\b)/i,
    stories: [laidBare],
  },
  {
    told: /^(?:came to light|was a car that|was a (?:village|house|ship|bell) (?:that|which))/,
    by: "other",
    of: "people",
    idea: /^(?=.*\b(?:dried up|melted|drained|bottom)\b)/i,
    stories: [laidBare],
  },
  {
    told: /^(?:(?:suddenly )?(?:broke down|broke(?! up| into| his| her| in\b)|failed|stopped working|went (?:out|down|off|dead|dark)|was (?:going|running) (?:down|out|low)|ran (?:out|dry)|gave out|collapsed|flooded|was flooded|knocked out|cut (?:off|out)|leaked|blew (?:away|down|off)|burst|crashed|exploded|froze|caught fire)|hit (?!on|him|her|it off)|struck|was (?:a|an) (?:\w+ )?(?:storm|flood|blackout|avalanche|power cut|earthquake|blizzard|landslide|fire|typhoon|hurricane|leak|heat wave|eruption))\b/,
    by: "other",
    of: "people",
    idea: NOT,
    stories: [whatStillWorks],
  },
];
