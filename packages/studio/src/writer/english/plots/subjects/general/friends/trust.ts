import { phrase } from "../../phrase.ts";
import { story } from "../../subject-story.ts";

/** Stories of bullies, broken promises, lies of a friend, and the wish for a brother or sister. */
export const trust = [
  story({
    says: [
      phrase(
        "(?:protected|protects|was protecting|tried to protect|had to protect|defended|defends|stood up for) <other:somebody> (?:from|against) <threat:thing>",
      ),
      /\bbull(?:y|ies)\b/i,
    ],
    unless: /\b(?:murder\w*|kill\w*|dragon|robot|war)\b/i,
    of: "people",
    after: [
      "{Hero} had not planned it. {He} had only seen {threat}, and {other} with {otherhis} back against the wall, and nobody who did anything. Before {he} knew it {he} was standing in between. “Stop it,” said {hero}. It came out rather high. {Threat} were so surprised that they did stop, for that day.",
      "The next day they had a new plan, and it was {hero}. They laughed at {his} shoes. They took {his} bag and emptied it out, page by page. “Do you want to stop anything else?” asked {threat}. {Hero} picked everything up. {He} was ashamed of how much {his} hands were shaking.",
      "+ “Why did you do it?” {hero} asked {himself} at night. Nobody had touched {him} before. {He} had only had to look the other way, as all the others did, and it would have been quiet. Then {he} thought of {other} against that wall. {Hero} turned over and knew that {he} would do it again.",
      "On the third day they were waiting for {hero}, all of them. {He} saw it from far off and went on, because there was no other way. “Well?” said {threat}, and made a ring. {Hero} stood in the middle. {He} looked from one face to the next. They were not even cross. They were bored, and that was the worst.",
    ],
    end: [
      "“Stop it,” said somebody. It came out rather high. It was {other}. {Other} was white with fear, and walked straight through the ring and stood next to {hero}. {Threat} began to laugh. But then there was another voice: “Yes, stop it.” It came from behind. And another. All those who had looked the other way were looking this way now, and they were coming closer.",
      "It is not so easy to be a ring if there is a bigger one round it. {Threat} looked over their shoulders and became smaller. “It was only a joke,” they said. “Then tell it to us,” said {hero}, “so that we can all laugh.” Nobody could tell it. Afterwards there was a grown-up as well, who asked a great many questions, and {hero} and {other} answered them together.",
      "{Hero} and {other} still take the same way every day, and they sit side by side. Sometimes somebody new comes who keeps close to the wall. Then {hero} looks at {other}, and {other} looks at {hero}, and they both move over to make room.",
    ],
  }),
  story({
    says: [
      phrase("(?:[Bb]est |[Cc]losest |[Oo]ldest |good )friend"),
      phrase(
        "(?:(?:broke|breaks) (?:a|his|her|the) promise to|(?:lied|lies) to|(?:cancelled|cancels) on|let down|lets down|forgot about|abandoned|ditched) <other:somebody>",
      ),
    ],
    may: [
      phrase("(?:in order to|so that (?:he|she) could|because (?:he|she) wanted to) <plan:doing>"),
      phrase("with <crowd:somebody>(?=[.,])"),
    ],
    unless:
      /\b(?:murder\w*|kill\w*|died|dead|dying|husband|wife|married|wedding|money|court|prison|war|(?:lied|lies) to (?:him|her)(?=[.,]| about))\b/i,
    of: "people",
    after: [
      [
        "It was only this once, {hero} told {himself}. {Other} would understand. And anybody else would have done the same for a chance to {plan}. {Hero} did not look {other} in the face while {he} said it. “It doesn't matter,” said {other}, very quietly. It mattered so much that it could be heard.",
        "It was only this once, {hero} told {himself}. {Other} would understand it, or would never know. {Hero} did not look {other} in the face while {he} said it. “It doesn't matter,” said {other}, very quietly. It mattered so much that it could be heard.",
      ],
      [
        "So {hero} was with {crowd}, as {he} had wanted. It was loud, and everybody was very funny. {Hero} laughed in the right places. Then one of them told a story about somebody who was not there, and that was funny, too, and {hero} saw {other} before {him}, alone at home. Nobody in the whole room knew {hero's} birthday.",
        "It was not as much fun as {hero} had hoped. It was loud, and everybody was very funny. {Hero} laughed in the right places. Then one of them told a story about somebody who was not there, and {hero} saw {other} before {him}, alone at home. Nobody in the whole room knew {hero's} birthday.",
      ],
      "+ {Hero} looked at the time. Now {other} would be sitting by the window. Now {other} would be packing away what they had wanted to do together. {Hero} thought up an excuse, and a better one, and one that was so good that {he} almost believed it. It tasted like a coin in {his} mouth.",
      "The next day {other} knew everything. {Hero} could see it from far off. There was no shouting. {Other} only looked at {hero} and said, “You could have told me the truth. I'd have been sad. But I'd still have known who you are.” Then {other} went on alone, with both hands in {otherhis} pockets.",
    ],
    end: [
      "{Hero} had three good excuses ready and did not use any of them. {He} ran after {other}. “I was a coward,” {he} said. “I wanted them to like me. You've always liked me already, and so I thought that it could wait.” {Other} stopped, but did not turn round. “It couldn't,” said {other}. “I know that now,” said {hero}.",
      "It was not good again at once. For a week {hero} came at the time they had agreed on, to the minute, and waited at the corner. On the first three days {other} did not come. On the fourth {other} came past on the opposite side. On the sixth {other} stood in front of {hero} and said, “You're early.” “I'm going to be early for quite a while,” said {hero}.",
      "{Hero} is still early. {He} stands at the corner and waits for {other}, and if somebody asks {him} to come along to something else, {he} says, “I've promised.” It is quite easy to say. And {other}, when it is {other's} turn to wait, brings something to eat for both of them.",
    ],
  }),
  story({
    says: [
      /\b(?:[Bb]est |[Cc]losest |[Oo]ldest |good )friend\b/,
      phrase("<other:somebody> (?:had )?(?:lied|lies) to (?:him|her)"),
    ],
    unless: /\b(?:murder\w*|kill\w*|died|dead|dying|husband|wife|married|wedding|money|court|prison|war|years)\b/i,
    of: "people",
    after: [
      "{Hero} said nothing at first. {He} had known {other} for so long, and {he} had believed every word. Now {he} went back over all the other words, one after the other, and pressed on each of them, as you press on a floor when one board has broken. Had that been true? And that?",
      "“How are you?” asked {hero} the next time. “Fine,” said {other}, too fast. {Hero} gave {other} a chance to say it, and then a second one. {Other} talked about the weather. It was the first time that {hero} had ever been bored with {other}. They parted early, and both of them looked relieved.",
      "+ At home {hero} thought up what {he} would say. It was a very good speech, with questions to which there were no answers. {He} gave it to the mirror, and {other} would have had tears in {otherhis} eyes. Only {hero} had them as well by the end, and that was not in the plan.",
      "At last {hero} could not keep it in. “I know that it wasn't true,” {he} said to {other}. The whole good speech was gone. “I only want to know why. Was it because of me?” {Other} turned pale, then red. {Other} opened {otherhis} mouth for the next excuse, and closed it again, and sat down on the nearest step.",
    ],
    end: [
      "“I didn't know how to tell you,” said {other}. “I wanted to do something without you for once. It wasn't against you. But I thought that you would be sad, and so I said something that was easier.” “It made me sadder,” said {hero}. “I can see that,” said {other}. “I'm sorry. I'm so sorry, and I've felt ill the whole time. That bit is true by now.”",
      "{Hero} was silent for a while. Then {he} sat down on the step as well. “You can do things without me,” {he} said. “You only have to say so. I'd rather be sad for an afternoon than not believe you any more.” {Other} nodded. They made it a rule there and then, and shook hands on it: sad is allowed, and lies are not.",
      "It took some time until {hero} no longer pressed on every word. But each true one holds a bit more. “I'd like to be alone today,” says {other} now, straight out. “That's a pity,” says {hero}. Then {he} finds something else to do, and the next day the two of them have twice as much to tell.",
    ],
  }),
  story({
    says: [
      phrase(
        "(?:wanted|wished for|longed for|asked for|dreamed of|hoped for) (?=(?:a|an) (?:(?:little|big|baby|small|older|younger|twin|real) )?(?:brother|sister|sibling)\\b)<sibling:thing>",
      ),
    ],
    unless: /\b(?:murder\w*|kill\w*|died|dead|adopt\w*|hospital|ill|ghost|robot|clone|genie|wizard|magic\w*)\b/i,
    of: "children",
    after: [
      "{Hero} knew exactly what {sibling} would be like. There would be somebody to whisper with after the light was out, somebody who would be on {hero's} side. “You can have my room, too,” said {hero} to the air. “And half of my cake.” The air did not eat any of it.",
      "{Hero} tried everything. {He} wrote it at the top of all {his} lists. {He} asked at breakfast, at lunch and at supper. “You can't simply get that,” the grown-ups said, and looked at each other. “Where do other people get it from?” asked {hero}. All at once the grown-ups had a great deal to do.",
      "+ So {hero} practised, in order to be ready. {He} was nice to a pumpkin for a whole day. {He} shared things with the pumpkin, told it about the world, and carried it up to bed. It was quite a good pumpkin. But it never laughed first, and when {hero} had a bad dream, it slept on.",
      "Then {hero} saw how it really is. Next door two were shouting at each other about a spoon, till one of them cried. “Do you still want {sibling}?” {hero} was asked. {Hero} thought about it. The two had stopped shouting. One of them held out the spoon, and the other one wiped both their noses with the same sleeve. “More than ever,” said {hero}.",
    ],
    end: [
      "That afternoon somebody was sitting on the wall in front of the house, a child without anybody, just like {hero}. “What are you doing?” asked {hero}. “I'm waiting,” said the child. “I always wanted to have someone to whisper with. But at our place there's only me.” {Hero} looked to see if it was a joke. Then {he} climbed up on the wall.",
      "They found out that they both hated the same soup. They found out that you can quarrel about a stick, shout terribly, and go on playing with it. By the evening they had one secret and two plasters. It was not quite the same as {sibling}, but it came close. “From now on,” said {hero}, “you're on my side.” “And you're on mine,” said the child.",
      "{Hero} still writes the same wish at the top of all {his} lists, just in case. But the second line says: one more piece of cake, please. It is for somebody on the wall next to {hero}, who gets half of everything, who hates the same soup, and who can whisper so quietly that only {hero} hears it.",
    ],
  }),
];
