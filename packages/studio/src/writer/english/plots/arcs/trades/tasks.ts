import type { Arc, ArcStory } from "../arc.ts";
import { bothToLose, mendedOnceMore, twoEnds } from "./errands.ts";
import { onlyForAMoment } from "./strays.ts";

/** Somebody is asked for something, and does it as told, and it is not what was wanted. */
const whatForThough: ArcStory = {
  after: [
    [
      0,
      "={Hero} had said yes before {he} had thought about it. It sounded simple enough: to {deed}. “That's all?” “That's all,” said the woman who had come with the order, and looked past {him} while she said it. “And please don't ask around.” Then she was gone, quicker than people go who have told everything.",
      "={Hero} had said yes before {he} had thought about it. It sounded simple enough, in the way it was put. “That's all?” “That's all,” said the woman who had come with the order, and looked past {him} while she said it. “And please don't ask around.” Then she was gone, quicker than people go who have told everything.",
    ],
    [
      0.6,
      "=So {hero} did it, exactly as told. The woman looked at {item} from all sides, and bit her lip. “It's very good,” she said. “Could you do {itemthem} again, only differently?” “How differently?” asked {hero}. She could not say, and she paid in advance.",
      "=So {hero} did it, exactly as told. The woman looked at it from all sides, and bit her lip. “It's very good,” she said. “Could you {deed} once more, only differently?” “How differently?” asked {hero}. She could not say, and she paid in advance.",
      "=So {hero} did it, exactly as told. The woman looked at it from all sides, and bit her lip. “It's very good,” she said. “Could you do it once more, only differently?” “How differently?” asked {hero}. She could not say, and she paid in advance.",
    ],
    [
      0.8,
      "=“Did you ask what it's for?” said {talker}. “She said not to ask around.” “That's asking around,” said {talker}. “You'd be asking her.” {Hero} said that it was none of their business. {Talker} put the kettle on and waited for {him} to change {his} mind.",
      "={Hero} had never been paid twice for the same thing. {He} laid the money in a drawer, and found that {he} did not like to open the drawer.",
    ],
    [
      0.75,
      "=The second time {he} took all the trouble in the world, and it was better than it had to be. The woman stood in front of {topic} for a long time. “Yes,” she said. “That's how it was.” And then she began to cry, and said that she had something in her eye.",
      "=The second time {he} took all the trouble in the world, and it was better than it had to be. The woman stood in front of it for a long time. “Yes,” she said. “That's how it was.” And then she began to cry, and said that she had something in her eye.",
    ],
    [
      0.4,
      "=That night {hero} could not sleep. To {deed}, and then again: {he} had been told how, and by when. Only one thing had never been mentioned. In the morning {he} went to the address on the envelope and rang the bell. {He} had {his} hat in {his} hand, like somebody who is about to be told off.",
      "=That night {hero} could not sleep. {He} had been told how, and by when. Only one thing had never been mentioned. In the morning {he} went to the address on the envelope and rang the bell. {He} had {his} hat in {his} hand, like somebody who is about to be told off.",
    ],
  ],
  end: [
    [
      0,
      "=“What is {item} for?” asked {hero}. She stood in the door and looked past {him} once more, and then she looked at {him}. It was for her brother. They had spoiled it together, years ago, and each had blamed the other, and he was coming home on Sunday. She had wanted it to be as if it had never happened.",
      "=“What do you need it for?” asked {hero}. “Why should I {deed}?” She looked past {him} once more, and then she looked at {him}. It was for her brother. They had quarrelled over just that, years ago, and he was coming home on Sunday. She had wanted it to be as if it had never happened.",
      "=“What do you need it for?” asked {hero}. She looked past {him} once more, and then she looked at {him}. It was for her brother. They had quarrelled over just that, years ago, and he was coming home on Sunday. She had wanted it to be as if it had never happened.",
    ],
    [
      0.6,
      "=“Then it mustn't be perfect,” said {hero}. “He'd know.” They did it together that Saturday, and {hero} let her do the difficult part. It came out crooked. On Sunday {he} stood at {his} window and saw a man with a suitcase stop at her gate. He did not ring, he called her name. She ran out in her apron.",
    ],
    [
      0.7,
      "=When people came to {hero} with something after that, {he} always asked first what it was for. Then {he} put two chairs out. It took longer, and hardly anything had to be done twice.",
    ],
  ],
};

/** Somebody must do something to somebody who is close. */
const bothAtOnce: ArcStory = {
  after: [
    [
      0,
      "=There was no rule against it. {Hero} looked it up, twice, and even the notes at the bottom. Anybody else could have been excused for a cold. But it said quite plainly what {his} duty was: to {deed}. Nothing was said about how to look while doing it.",
      "=There was no rule against it. {Hero} looked it up, twice, and even the notes at the bottom. Anybody else could have been excused for a cold. But it said quite plainly what {his} duty was. Nothing was said about how to look while doing it.",
    ],
    [
      0.75,
      "=First {he} tried to be somewhere else. {He} asked a colleague to take over. The colleague would have done it, too, and gladly, and that was what was wrong with it: she would have enjoyed it. “No,” said {hero} then. “If it has to be, then by somebody who minds.”",
    ],
    [
      0.8,
      "=“You could be strict,” said {talker}. “Then they'll say you were fair.” “And at home?” “At home they'll say you were strict.” “And if I'm not strict?” “Then it's the other way round,” said {talker}, who had clearly thought about it.",
      "=People began to talk. Half of them were sure that {hero} would look the other way. The other half thought {he} would be twice as hard, to prove that {he} had not. It was remarkable how many of them had known it all along.",
    ],
    [
      0.5,
      "=When it came to it, everyone was watching. {Hero} said what had to be said in the voice that {he} kept for such things. There was no answer. There was only a look that {he} had known for longer than {he} had known the rules. It had been enough, once, to bring {him} in from the garden. {His} voice went up a little at the end, and stayed there.",
      "=When it came to it, everyone was watching. {Hero} said what had to be said in the voice that {he} kept for such things. There was no answer. There was only a look that {he} had known for longer than {he} had known the rules. It was not even angry. {His} voice went up a little at the end, and stayed there.",
    ],
    [
      0.4,
      "=Afterwards nobody sat next to {him}. Those who had wanted it found that it could have been done sooner, and those who had not wanted it did not find anything at all. {Hero} stayed until the lights went off. It had been right. {He} went through it point by point, and it stayed right, and it did not help in the least.",
    ],
  ],
  end: [
    [
      0,
      "=Somebody was waiting by the door. “You went up at the end,” was the first thing {hero} heard. “With the voice. You always did that.” “I know.” “It was right, though. I'd have done the same. I'd have done it sooner.” It was said with some annoyance. “If you'd let me off, I'd never have told anybody whose idea it was to teach you the rules.”",
    ],
    [
      0.6,
      "=They walked the same way, because it was the same way, on two sides of it at first. Then there was a puddle, and on one side there was no getting past. It still had consequences, and {hero} did not change a word of them. But there was supper, and nothing was said about it until the second helping. Then everything was said, and rather loudly.",
      "=It was the same way home for both, and so it was walked on two sides of the road at first. Then there was a puddle, and on one side there was no getting past. It still had consequences, and {hero} did not change a word of them. But there was supper, and nothing was said about it until the second helping. Then everything was said, and rather loudly.",
    ],
    [
      0.7,
      "=The rules stand on the shelf where they always stood. In one place, at the bottom, where the notes are, somebody has written in pencil: “Mind the voice.” It is not {hero's} writing.",
      "=The rules went back to where they always stood. In one place, at the bottom, where the notes are, somebody had written in pencil: “Mind the voice.” {Hero} knew the writing.",
    ],
  ],
};

/** Somebody has to say something to people, and the words are gone. */
const whatWasLeftToSay: ArcStory = {
  after: [
    [
      0,
      "=To {deed}: {hero} tried it out on a wall first. The first sentence was good. It had been good for days. After it there came a hole about as long as the rest. “And then?” asked somebody who had been listening from behind. “Then I thank everybody,” said {hero}. “For what?” That was just what was in the hole.",
      "={Hero} tried it out on a wall first. The first sentence was good. It had been good for days. After it there came a hole about as long as the rest. “And then?” asked somebody who had been listening from behind. “Then I thank everybody,” said {hero}. “For what?” That was just what was in the hole.",
    ],
    [
      0.6,
      "=So {he} went round and collected words from those who had plenty. One gave {him} “honoured” and “moment”. One gave {him} a joke that worked every time, if it was told by somebody else. Put together it sounded like a letter from an office. {Hero} learned it by heart all the same, and lost it again on the way.",
      "=“Just say what you think,” said {talker}. “I think that I don't know what to say.” “Then something else that you think.” {Hero} went and collected words from others instead. Put together it sounded like a letter from an office. {He} learned it by heart all the same, and lost it again on the way.",
    ],
    [
      0.5,
      "=And then it was {his} turn. They had all gone quiet at once, as though somebody had shut a lid. It was much more quiet than {he} had asked for. {Hero} began with the good sentence. It was over so soon. After that {he} could hear someone at the very back unwrap something to eat, and stop, out of politeness.",
    ],
    [
      0.9,
      "=There was a cough. There was a chair. Someone in front nodded to {him}, encouragingly, and went on nodding, and at some point could not find a way to leave off.",
    ],
    [
      0.75,
      "=“I had something,” said {hero}. “It was quite long.” It was the truth, but it was not a speech. Somebody laughed, and somebody hushed them. {He} looked for the way out. It was at the other end, behind all of them. It would take a good while to walk there, and they would all be looking the whole time.",
    ],
  ],
  end: [
    [
      0,
      "=“And then?” somebody asked. It was the one who had listened from behind, at the wall. It was a real question, as it had been then. And because {he} had been asked, {hero} answered. {He} told what had happened with the words, how {he} had gone round and collected them, and what each of them had said, and that none of it was true of {topic}. What was true was shorter. {He} said that, too.",
      "=“And then?” somebody asked. It was the one who had listened from behind, at the wall. It was a real question, as it had been then. And because {he} had been asked, {hero} answered. {He} told how {he} had gone round and collected words, and what each of them had given {him}, and that none of it had been right. What was right was shorter. {He} said that, too.",
    ],
    [
      0.6,
      "=It was quiet again, but it was another kind of quiet. It had no lid on it. Then the one at the back finished unwrapping, since it seemed to be all right now, and that was the signal. They did not clap for very long. But several of them came up and wanted to say something, and did not know how to begin. “And then?” said {hero}.",
    ],
    [
      0.7,
      "=The good sentence was never used again. {Hero} offered it to anybody who had to speak somewhere. “It's very good,” {he} said. “Only don't start with it.”",
    ],
  ],
};

/** Something big has to be done with little, and everybody knows how. */
const notWithOne: ArcStory = {
  after: [
    [
      0,
      "=“We'll {deed} before supper,” {hero} had told {talker}. It was said so quickly. After the first try {hero} stood there, out of breath, and {talker} looked at what had changed. Nothing had.",
      "=To {deed}: it was said so quickly. {Hero} began at once, so as not to have time to think. After the first try {he} stood there, out of breath, and {item} {itemwas} exactly as far away as before.",
      "=To {deed}: it was said so quickly. {Hero} began at once, so as not to have time to think. After the first try {he} stood there, out of breath, and looked at what had changed. Nothing had.",
      "=It was said so quickly. {Hero} began at once, so as not to have time to think. After the first try {he} stood there, out of breath, and looked at what had changed. Nothing had.",
    ],
    [
      0.6,
      "=“Slower,” called a baker, who had stopped to watch. “Faster,” said a postman. “Ask nicely,” said {talker}. {Hero} tried slower, and faster, and in the end {he} even asked nicely. A little girl sat on the kerb and counted on her fingers. “Seven,” she said.",
      "=“Slower,” called a baker, who had stopped to watch. “Faster,” said a postman. “Pull {itemthem}.” “Push {itemthem}.” {Hero} tried it slower, and faster, and both at once, and {item} did not care. A little girl sat on the kerb and counted on her fingers. “Seven,” she said.",
      "=“Slower,” called a baker, who had stopped to watch. “Faster,” said a postman. They had never tried to {deed}, either of them. {Hero} tried it slower, and then faster. A little girl sat on the kerb and counted on her fingers. “Seven,” she said.",
      "=“Slower,” called a baker, who had stopped to watch. “Faster,” said a postman. {Hero} tried it slower, and then faster. A little girl sat on the kerb and counted on her fingers. “Seven,” she said.",
    ],
    [
      0.8,
      "=“Let me go first,” said {talker}. “I've got an idea.” It was a good idea. It worked for nearly a minute, and it got {talker} very wet.",
      "=Then there was the matter of time. It had been enough in the beginning. Now the shadows reached halfway across the road.",
    ],
    [
      0.9,
      "=More people stopped. Each knew somebody who had managed to {deed} quite easily, years ago, in another town. The baker drew it for {hero} on the kerb, in flour, with an arrow. The postman rubbed the arrow out and drew it the other way round. Right at the back somebody put up a hand, but nobody had finished talking.",
      "=More people stopped. Each knew somebody who had done such a thing quite easily, years ago, in another town. The baker drew it for {hero} on the kerb, in flour, with an arrow. The postman rubbed the arrow out and drew it the other way round. Right at the back somebody put up a hand, but nobody had finished talking.",
    ],
    [
      0.75,
      "=At the third go it nearly worked. {Hero} had hold of {item} with both hands, and {he} could see already how {he} would tell of it. Then something slipped, and it all went back, further than the beginning. “Oh!” said the people who were watching. The baker covered his eyes.",
      "=At the third go it nearly worked. {He} could see already how {he} would tell of it. Then something slipped, and it all went back, further than the beginning. “Oh!” said the people who were watching. The baker covered his eyes.",
    ],
    [
      0.4,
      "={Hero} lay down flat on {his} back beside {talker}. “We can't {deed},” {he} said. “Not with two,” said {talker}. “Not with two,” said the little girl as well. “Ten,” she said then, because the two of them were lying still and could be counted.",
      "={Hero} sat down where {he} {was}. “I can't {deed},” {he} said. It was a relief to have said it, and it changed nothing at all. “Not like that,” said the little girl. “Eight,” she said then, because {hero} {was} sitting still and could be counted.",
      "={Hero} sat down where {he} {was}. “I can't do it,” {he} said. It was a relief to have said it, and it changed nothing at all. “Not like that,” said the little girl. “Eight,” she said then, because {hero} {was} sitting still and could be counted.",
    ],
  ],
  end: [
    [
      0,
      "=“Ten what?” asked {talker}. “Ten who've got nothing to do,” said the girl. She had counted everyone who had stopped to say how it should be done. The baker had strong arms. The postman had the right shoes. And there was a very quiet man with a rope over his shoulder. He had thought that everybody could see it.",
      "=“Eight what?” asked {hero}. “Eight who've got nothing to do,” said the girl. She had counted everyone who had stopped to say how it should be done. The baker had strong arms. The postman had the right shoes. And there was a very quiet man with a rope over his shoulder. He had thought that everybody could see it.",
    ],
    [
      0.6,
      "=“Now!” shouted {hero}, and “Now!” shouted {talker}, and then they agreed on one “now” for all. And so they did it: to {deed} took ten people, one rope, and not even four minutes. The baker wanted to do it again.",
      "=“Now!” shouted {hero}, and they all took hold of {item} at once, the baker at the front and the postman behind. It took not even four minutes. There {itemit} {itemwas}, where {itemit} belonged. The baker wanted to do it again.",
      "=“Now!” shouted {hero}, and they all took hold at once, the baker at the front and the postman behind. And so it was done: to {deed} took eight people, one rope, and not even four minutes. The baker wanted to do it again.",
      "=“Now!” shouted {hero}, and they all took hold at once, the baker at the front and the postman behind. It took not even four minutes. The baker wanted to do it again.",
    ],
    [
      0.7,
      "=The little girl was lifted up high to see how {item} looked now. She looked for a long time. “One,” she counted, and nodded, and {hero} and all the others had to agree with that.",
      "=The little girl was lifted up high, so that she could see how it had all turned out. She looked for a long time. “One,” she counted, and pointed at {hero}, “and {talker}.” Then she ran out of fingers.",
      "=The little girl was lifted up high, so that she could see how it had all turned out. She looked for a long time. Then she counted everybody once more, and began with {hero}.",
    ],
  ],
};

/** A fixed time, and what comes in between. */
const untilThen: ArcStory = {
  after: [
    [
      0,
      "=There was plenty of time. {Hero} worked it out on the back of an envelope: so much to {deed}, so much for mishaps, and a little at the end to sit down. Then a woman came by with a short question. {He} answered it, and that was the end of the little at the end.",
      "=There was plenty of time. {Hero} worked it out on the back of an envelope: so much for the work, so much for mishaps, and a little at the end to sit down. Then a woman came by with a short question. {He} answered it, and that was the end of the little at the end.",
    ],
    [
      0.75,
      "=The mishaps came early and all together. While {hero} {was} away to fetch what was missing, a kind neighbour tidied up, and put {item} out with the rubbish. {He} caught the dustcart at the third corner, and had to climb in for {itemthem}.",
      "=The mishaps came early and all together. What {hero} needed was not there, and what was there did not fit, and while {he} {was} away to see about it, a kind neighbour tidied up. It took until after dark to make it look like a beginning again.",
    ],
    [
      0.8,
      "=“How far are you?” asked {talker}. “Nearly,” said {hero}. “Nearly begun or nearly done?” asked {talker}, who knew {him}. Then {talker} pushed up both sleeves and asked where it was worst.",
      "=“How far are you?” people asked. “Nearly,” said {hero}. It was true at any moment, and {he} could say it without looking up.",
    ],
    [
      0.5,
      "=On the last stretch {hero} began to leave things out: first what people would not notice, and then what they would hardly notice. Each time it went faster, and each time there was a little less of {item} in it. “It'll be ready,” said {talker}, and looked at {itemthem}. “But I don't know for whom.”",
      "=On the last stretch {hero} began to leave things out: first what people would not notice, and then what they would hardly notice. It was one way to {deed}. In the end {he} would be ready in time, and there would be nothing left that anybody could want.",
      "=On the last stretch {hero} began to leave things out: first what people would not notice, and then what they would hardly notice. In the end {he} would be ready in time, and there would be nothing left that anybody could want.",
    ],
    [
      0.4,
      "=Then the woman with the short question came by again. “I only wanted to say thank you,” she said, “for taking the time.” She looked at {item}, and at the clock. “I've got none left,” said {hero}. “I know,” she said. “That's why I've brought my sister.” And the sister had brought a lamp and five cousins.",
      "=Then the woman with the short question came by again. “I only wanted to say thank you,” she said, “for taking the time.” “I've got none left,” said {hero}. “I'll never {deed} by then.” “Not alone,” she said. She had brought her sister, and the sister had brought a lamp and five cousins.",
      "=Then the woman with the short question came by again. “I only wanted to say thank you,” she said, “for taking the time.” “I've got none left,” said {hero}. “I know,” she said. “That's why I've brought my sister.” And the sister had brought a lamp and five cousins.",
    ],
  ],
  end: [
    [
      0,
      "=They put back everything that {hero} had left out. One cousin held {item}, one held the lamp, and one read out the time every five minutes until he was sent for sandwiches. {Hero} had not known that {his} hands could go so fast, with so many others round them.",
      "=They put back everything that {hero} had left out. One cousin held the lamp, one held what had to be held, and one read out the time every five minutes until he was sent for sandwiches. {Hero} had not known that {his} hands could go so fast, with so many others round them.",
    ],
    [
      0.6,
      "=With one minute to go, {hero} stepped back from {item}. Nothing more had to be done. “You could have taken your time,” said those who had ordered it. “Tomorrow would have been fine.” {Hero} sat down on the floor and laughed until the cousins joined in.",
      "=There was one minute to go when {hero} stepped back. {He} had done it: {he} really had managed to {deed}. “Tomorrow would have been fine as well,” said those who had been waiting. {Hero} sat down on the floor and laughed until the cousins joined in.",
      "=There was one minute to go when {hero} stepped back. “Tomorrow would have been fine as well,” said those who had been waiting. {Hero} sat down on the floor and laughed until the cousins joined in.",
    ],
    [
      0.7,
      "=Whoever came by with a short question after that still got an answer. {Hero} put down whatever {he} had in {his} hands, and took the time. There was always just enough of it.",
    ],
  ],
};

const GRAVE =
  "(?!.*\\b(?:dead|died|dying|war|killed|kill|murder\\w*|prison|hitman|assassin|storm|drown\\w*|bomb|hostages?|chip|oxygen)\\b)";
const CLOSE =
  "mother|father|mum|mom|dad|brother|sister|son|daughter|husband|wife|friend|uncle|aunt|grandmother|grandfather|teacher|boss|neighbour";

/** Tasks: what somebody has to do, and what makes it hard. */
export const taskArcs: readonly Arc[] = [
  {
    told: /^(?:now |then )?(?:(?:had|needed|was asked|were asked|was told|were told|was hired|were hired|agreed|offered|promised) to (?:guard|watch(?: over)?|look after|take care of|mind|keep an eye on|babysit|hold)|babysat|guarded|looked after|took care of|minded)\b(?! (?:out|the gap|his|her|their) )/,
    by: "hero",
    idea: new RegExp(`^${GRAVE}(?!.*\\b(?:sick|ill|every|years|grandmother|grandfather|baby|orphan\\w*)\\b)`),
    stories: [onlyForAMoment],
  },
  {
    told: new RegExp(
      `^(?:now |then )?(?:had|was forced|was asked|was ordered|was told) to (?:send off|arrest|judge|sentence|fire|catch|fail|evict|sack|report|referee|examine|charge|fine|interview|inspect|question)\\b.{0,30}\\b(?:own|${CLOSE})\\b`,
    ),
    by: "hero",
    of: "adults",
    idea: new RegExp(`^${GRAVE}`),
    stories: [bothAtOnce],
  },
  {
    told: /^(?:.* until (?:he|she|it|they) )?(?:now |then )?(?:had|needed|was asked|was told|was chosen|agreed|wanted) to (?:give|hold|make|deliver|say|read|write) (?:a|an|the|his|her|their|its|some) (?:\S+ )?(?:speech|toast|eulogy|talk|apology|words|sermon|poem|welcome)\b/,
    by: "hero",
    stories: [whatWasLeftToSay],
  },
  {
    told: /^(?!.{0,20}to (?:get |cross|find|guard|watch|reach|cook|solve|escape))(?:now |then )?(?:(?:had|was|were) (?:only )?(?:until|asked|told|ordered|given|forced|left|to).{0,70}\b(?:before (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|dawn|midnight|dinner|noon|dark|sunrise|sunset|morning|the)|by (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|dawn|midnight|noon|morning|tomorrow)|until (?:morning|midnight|dawn|noon|friday|monday|sunday|six|[0-9])|in (?:one|a single) (?:day|night|week|hour)|for (?:one|an) (?:hour|day|night)))\b/i,
    by: "hero",
    of: "people",
    idea: new RegExp(`^${GRAVE}`),
    stories: [untilThen],
  },
  {
    told: /^(?:was|were|had been|got) (?:paid|bribed|asked|told|ordered) to (?:lose|throw|fail|let)\b/,
    by: "any",
    of: "adults",
    idea: new RegExp(`^(?=.*\\b(?:opponent|rival|other)\\b.*\\b(?:too|also|as well|same)\\b)${GRAVE}`),
    stories: [bothToLose],
  },
  {
    told: /^(?:was|were|had been|had|agreed|got) (?:(?:asked|hired|commissioned|told|given) )?to (?:repair|restore|mend|fix|tune|repaint)\b/,
    by: "hero",
    of: "adults",
    idea: /^(?=.*\b(?:buried|late (?:wife|husband|mother|father)|died|dead|grave|widow\w*|lost (?:wife|husband|love|son|daughter))\b)(?!.*\b(?:war|kill\w*|murder\w*|ghosts?|robots?|dog|cat)\b)/,
    stories: [mendedOnceMore],
  },
  {
    told: /^(?:was|were|had been) (?:asked|told|ordered|given|paid|persuaded|hired|instructed|commissioned) (?:by .{1,30} )?to (?:make|paint|build|sew|write|draw|bake|carve|repair|copy|restore|design|photograph|cook|compose|knit|weave|embroider|mend|fix|forge|print|bind|tune|play|sing|plant|brew|dye)\b/,
    by: "hero",
    idea: new RegExp(`^${GRAVE}`),
    stories: [whatForThough],
  },
  {
    told: /^(?:now |then )?(?:had|needed|was asked|were asked|tried|decided|wanted|agreed|promised) to (?:carry|deliver|move|drag|haul|transport|push|pull|lift)\b/,
    by: "hero",
    of: "people",
    idea: new RegExp(`^${GRAVE}(?!.*\\b(?:letters?|news|message|baby|secret)\\b)`),
    stories: [twoEnds],
  },
  {
    told: /^(?:now |then )?had to (?:carry|bring|deliver|move|pull|push|lift|drag|lead|coax|get (?:it|them|him|her|the|a|his|its|their|an) .{0,20}(?:up|down|out|across|over|through|home|back|away)|build|rebuild|mend|fix|repair|clean|do|herd|catch)\b(?! without)/,
    by: "hero",
    idea: new RegExp(`^${GRAVE}(?!.*\\b(?:alone|by (?:him|her|it)self|in secret|secretly)\\b)`),
    stories: [notWithOne],
  },
  {
    told: /^(?:now |then )?had to (?:carry|bring|deliver|move|build|rebuild|mend|fix|repair|clean|finish|do|sew|make|bake|cook|paint|prepare|organise|organize|light|feed)\b/,
    by: "hero",
    of: "people",
    idea: new RegExp(`^${GRAVE}(?!.*\\balone\\b)`),
    stories: [untilThen],
  },
];
