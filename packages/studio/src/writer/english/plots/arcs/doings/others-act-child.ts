import type { Arc, ArcStory } from "../arc.ts";
import { HIM, NOT_DARK } from "./what-others-do.ts";

/** Somebody is kind to a child, and the child wants to do something in return. */
const inReturn: ArcStory = {
  after: [
    [
      0,
      "={Hero} said thank you. {He} said it twice, because once seemed too little for what {who} had done, and {who} said that it was nothing at all. “It isn't nothing,” said {hero}. “Nothing is when you don't get anything.” {Who} had to admit that.",
      "={Hero} said thank you. {He} said it twice, because once seemed too little. It was nothing at all, was the answer. “It isn't nothing,” said {hero}. “Nothing is when you don't get anything.” That was hard to deny.",
    ],
    [
      0.8,
      "=“You'll have to do something back,” said {talker}. “What?” “The same thing, the other way round.” {Hero} tried to picture it the other way round, with {himself} in the place of {who}. It looked very funny, and rather dangerous.",
      "=Something had to be given back; {hero} {was} quite sure of that. The simplest would be the same thing, the other way round. {He} pictured it like that, with everybody in the wrong place. It looked very funny, and rather dangerous.",
    ],
    [
      0.6,
      "=So {hero} thought of something smaller, and asked what {who} needed. “Nothing,” said {who}. “Everybody needs something,” said {hero}. {Who} thought hard, just to be polite, and said that a piece of cake would be nice. {Hero} had eaten the last piece ten minutes ago. “Something else,” {he} said.",
      "=So {hero} thought of something smaller. The best thing would be something to eat. There was one piece of cake left, and {he} carried it the whole way with both hands. Then {he} tripped over {his} own feet, and after that it was not a piece any longer, but it still tasted of cake.",
    ],
    [
      0.5,
      "=Next {he} drew a picture as a present. It took the whole afternoon. Everything that had happened was in it, with {who} and {hero} side by side in the middle. There was only one thing wrong with it. “Which one is me?” asked {who}.",
      "=Next {he} drew a picture as a present. It took the whole afternoon. Everything that had happened was in it, with {hero} in the middle. There was only one thing wrong with it: {he} had to explain to everybody which one they were.",
    ],
    [
      0.3,
      "=By then {hero} had used up all {his} ideas, and sat down next to {who}. “I can't think of anything that's as good as what you did,” {he} said. {Who} moved up a bit. “I never said that it had to be as good,” said {who}. “I only said that it was nothing.”",
      "=By then {hero} had used up all {his} ideas. {He} sat down with {his} chin on {his} knees. Whatever {he} thought of was too small, or too sticky, or had to be explained. “Nothing is as good as what I got,” {he} said.",
    ],
  ],
  end: [
    [
      0,
      "=“Then tell me one thing that I can do,” said {hero}. It was a while before {who} came out with it. “You could stay a bit longer,” said {who}. “Most people say thank you, and then they go.” {Hero} stared. That was all? {He} could do that. {He} {was} even good at it.",
      "=And then {he} found out that there was one thing, and that it was quite easy: {he} could stay a bit longer. Most people say thank you, and then they go. {Hero} stared. That was all? {He} could do that. {He} {was} even good at it.",
    ],
    [
      0.6,
      "=So {he} stayed. They did it all once more, from the beginning, and this time {hero} knew what was coming and laughed before it came. {Who} told {him} how it had been from the other side, and what {he} had looked like from there. It was not very flattering, but it was extremely funny.",
      "=So {he} stayed. They did it all once more, from the beginning, and this time {hero} knew what was coming and laughed before it came. Afterwards they told each other how it had been, once from this side and once from that. It was extremely funny from both.",
    ],
    [
      0.8,
      "=It got late. “Now I've got to thank you,” said {who}, “for staying.” “That was nothing,” said {hero}. “It isn't nothing,” said {who}. Then they both noticed it, and laughed so much that {hero} got the hiccups and had to stay until they were over.",
      "=It got late. “Thank you for staying,” they said to {hero}. “That was nothing,” said {he}. Then {he} noticed what {he} had said, and laughed so much that {he} got the hiccups and had to stay until they were over.",
    ],
    [
      0.5,
      "=When {hero} told people about it, they asked what {he} had done for {who} in return. “I stayed,” said {hero}. “And I'm staying on Saturday, too.”",
      "=When {hero} told people about it, they asked what {he} had done in return. “I stayed,” said {hero}. “And I'm staying on Saturday, too.”",
    ],
  ],
};

/** A child wants to know why; the first two reasons are not the real one. */
const threeReasons: ArcStory = {
  after: [
    [
      0,
      "=“Why?” asked {hero}. It was the first thing that came into {his} head. {Who} gave {him} a reason. It was a good reason, but it came a little too fast, and {hero} knew from {his} own experience what that meant.",
      "=“Why?” asked {hero}. It was the first thing that came into {his} head. There was a reason, and it was a good one. But it came a little too fast, and {hero} knew from {his} own experience what that meant.",
    ],
    [
      0.8,
      "=“That wasn't the real one,” said {talker}. “How do you know?” “I always tell the second-best one first, too,” said {talker}. “You have to ask three times. The third one's the real one. With me it is, anyway.”",
      "=A reason that comes so fast is never the real one. {Hero} always gave the second-best one first {himself}. When anybody asked why {he} had been in the larder, for example, {he} had been looking for the broom.",
    ],
    [
      0.6,
      "=So {hero} asked again. “Why me?” {Who} thought for longer this time. “Because you just happened to be here,” said {who}. {Hero} turned that over in {his} mind. {He} {was} quite often just somewhere, and mostly nothing came of it.",
      "=So {hero} asked again. This time the answer was that {he} had just happened to be there. {Hero} turned that over in {his} mind. {He} {was} quite often just somewhere, and mostly nothing came of it.",
    ],
    [
      0.5,
      "=For a while {hero} did not ask at all, but only watched. {He} found out a good deal about {who}: what was easy for {whohim} and what was not, and how often one of them had to look across to see if the other was still there. It was about once a minute.",
      "=For a while {hero} did not ask at all, but only watched. {He} sat quite still and pretended to be busy with {his} shoe. It is surprising how often you are looked at when you seem to be busy with a shoe. It was about once a minute.",
    ],
    [
      0.3,
      "=Then {hero} did something that helped more than all the watching. {He} told {who} a thing about {himself}, a small one, that {he} usually kept quiet about: that {he} {was} often a bit afraid when something new began. {Who} had been about to say something, and said nothing for quite a while.",
      "=Then {hero} did something without having planned it. {He} told a thing about {himself}, a small one, that {he} usually kept quiet about: that {he} {was} often a bit afraid when something new began. It got so quiet that {he} wished {he} had stayed with {his} shoe.",
    ],
  ],
  end: [
    [
      0,
      "=“Me too,” said {who}. And since that made it the third time, the real reason came out. “You looked as if you'd understand,” said {who}. “I thought that all the others would laugh.” {Hero} {was} so pleased that {he} nearly laughed {himself}, and only just stopped in time.",
      "=“Me too,” {he} heard. And since that made it the third time, the real reason came out: {hero} had looked as if {he} would understand. All the others might have laughed. {Hero} {was} so pleased that {he} nearly laughed {himself}, and only just stopped in time.",
    ],
    [
      0.6,
      "=After that it all went much more easily. {Who} had three more questions, {hero} had five, and they took turns. Where neither of them knew the answer, they agreed on one. By the time somebody called {hero} to supper, hardly anything in the world was left unexplained.",
      "=After that it all went much more easily. There were eight more questions, and they took turns. Where none of them knew the answer, they agreed on one. By the time somebody called {hero} to supper, hardly anything in the world was left unexplained.",
    ],
    [
      0.9,
      "=“What did you talk about for so long?” asked {talker}. “About why,” said {hero}. “And? Was it the third one?” “It was the third one.” {Talker} was very satisfied with that, and wanted to hear the first two as well, for comparison. They were rather good, for reasons that were not the real ones.",
      "={Hero} {was} late for supper, and had to say why. {He} began with a reason, and it came a little too fast. {He} heard it {himself}. “That was only the second-best one,” {he} said, and told them the real one. It took the whole of supper, and nobody minded, because of how it went.",
    ],
    [
      0.5,
      "=From then on, when anybody asked {hero} why, {he} left out the first two reasons and began with the third. It saved a lot of time, and hardly anybody laughed.",
    ],
  ],
};

/** It goes too fast for a child, who finds a word for stop, and then says what it would like to keep. */
const wordForStop: ArcStory = {
  after: [
    [
      0,
      "=It went rather fast for {hero}. {He} had not said yes, and {he} had not said no; {he} had only opened {his} mouth, and by then {who} had already begun. “Wait,” said {hero}. {Who} waited for about as long as it takes to breathe in.",
      "=It went rather fast for {hero}. {He} had not said yes, and {he} had not said no; {he} had only opened {his} mouth, and by then it had already begun. “Wait,” said {hero}. That helped for about as long as it takes to breathe in.",
    ],
    [
      0.8,
      "=“You have to say stop,” said {talker}. “I did.” “Louder.” {Hero} said it louder. It was a very good stop. A bird flew up from the roof, and {who} stopped as well, but only to look at the bird.",
      "={He} tried it with a stop. It was a very good one, loud and clear. A bird flew up from the roof, and everybody stopped for a moment, but only to look at the bird.",
    ],
    [
      0.6,
      "=Everybody says “stop”, and so it wears out. {Hero} needed a word that {who} did not expect. The next time it got too much, {he} shouted: “Noodle!” {Who} stopped dead. “Where?” asked {who}. {Hero} explained that it only meant stop. {Who} understood, but went on looking for the noodle for some time.",
      "=Everybody says “stop”, and so it wears out. {Hero} needed a word that came as a surprise. The next time it got too much, {he} shouted: “Noodle!” It was quiet at once. “Where?” somebody asked. {Hero} explained that it only meant stop. They understood, but some of them went on looking for the noodle.",
    ],
    [
      0.5,
      "=It worked almost too well. {Hero} said “noodle” when it went too fast, and when it went too slowly, and once just to see if it still worked. {Who} stood still each time, and waited. “And when do we go on?” asked {who} politely. There was no word for that yet.",
      "=It worked almost too well. {Hero} said “noodle” when it went too fast, and when it went too slowly, and once just to see if it still worked. They stood still each time, and waited. How long were they supposed to wait? There was no word for going on.",
    ],
    [
      0.3,
      "=Then it was quiet for so long that {hero} got bored. {Who} stayed a little way off and did nothing at all, so as not to do anything wrong. {Hero} looked across. It had been too much, that was true. But some of it {he} had liked, and now that had stopped as well.",
      "=Then it was quiet for so long that {hero} got bored. They were all doing nothing, so as not to do anything wrong. It had been too much, that was true. But some of it {he} had liked, and now that had stopped as well.",
    ],
  ],
  end: [
    [
      0,
      "={Hero} went over to {who}. “I don't want none of it,” {he} said. “I want half.” “Which half?” asked {who}. That was a good question. {Hero} counted it off on {his} fingers: this yes, that no, and this only with {his} eyes shut. {Who} counted along.",
      "=“I don't want none of it,” said {hero}. “I want half.” And because they wanted to know which half, {he} counted it off on {his} fingers: this yes, that no, and this only with {his} eyes shut. They counted along.",
    ],
    [
      0.6,
      "=Then they began again with the half that {hero} had chosen. It was the better half. At the part with {his} eyes shut {he} opened one of them, after a while, and it was not so bad. “Noodle?” asked {who} carefully. “No,” said {hero}. “Go on.”",
      "=Then they began again with the half that {hero} had chosen. It was the better half. At the part with {his} eyes shut {he} opened one of them, after a while, and it was not so bad. “Noodle?” somebody asked. “No,” said {hero}. “Go on.”",
    ],
    [
      0.8,
      "=“And what's the word for going on?” asked {talker}. {Hero} and {who} had not needed one so far. They thought about it, all three of them, and since it was nearly supper time, it became “sauce”. They tried it out at once, and it worked all evening.",
      "=The word for going on was still missing. {Hero} looked for one at supper, and that is probably why it became “sauce”. {He} tried it out at once, on everybody who {was} there, and it worked all evening.",
    ],
    [
      0.5,
      "={Hero} kept “noodle” for special cases. Now and then {he} said it to {himself}, in the middle of something that went too fast. Then {he} stopped, and counted off on {his} fingers what {he} wanted.",
    ],
  ],
};

/** Somebody says something to a child that needs an answer, and the child does not want to give just any. */
const aProperAnswer: ArcStory = {
  after: [
    [
      0,
      "={Hero} opened {his} mouth and shut it again. {Who} had said it quite simply, and now it was {his} turn. “I'll have to think,” said {hero}. “How long does that take?” asked {who}. “It depends on what comes out,” said {hero}.",
      "={Hero} opened {his} mouth and shut it again. It had been said quite simply, and now it was {his} turn. “I'll have to think,” said {hero}. How long did that take? It depended on what came out.",
    ],
    [
      0.8,
      "=“Just say yes,” said {talker}. “Yes is short.” “No is shorter,” said {hero}. “But I don't mean no.” “Then say what you mean.” {Hero} told {talker} that this was exactly the difficulty.",
      "={He} could say yes. Yes is short. No is even shorter. But {he} did not mean no, and yes was only half of it. For the other half there did not seem to be a word, at least not one that {he} had learned so far.",
    ],
    [
      0.6,
      "={Hero} walked up and down and thought. {He} thought so hard that {he} bumped into a door. {Who} waited the whole time, and only asked once in between whether thinking hurt. “Only at the door,” said {hero}.",
      "={Hero} walked up and down and thought. {He} thought so hard that {he} bumped into a door. “Does it hurt?” somebody asked. “The thinking doesn't,” said {hero}. “Only the door.”",
    ],
    [
      0.5,
      "=Then {he} tried out some answers. The first was clever, but it was not {his} own; {he} had it from a grown-up. The second was polite, and {who} knew no more than before. The third was a joke. {Who} laughed, and then went on waiting.",
      "=Then {he} tried out some answers. The first was clever, but it was not {his} own; {he} had it from a grown-up. The second was polite, and afterwards one knew no more than before. The third was a joke. {Hero} laughed at it {himself}, and then it was quiet again.",
    ],
    [
      0.3,
      "=“I haven't got a proper one,” said {hero} in the end. {He} felt a bit ashamed. Other people had an answer to everything. {Who} had come to {him} of all people, and {he} had nothing to offer but a bump on {his} forehead.",
      "=“I haven't got a proper one,” said {hero} in the end. {He} felt a bit ashamed. Other people had an answer to everything, and {he} had nothing to offer but a bump on {his} forehead.",
    ],
  ],
  end: [
    [
      0,
      "=“Then give me the improper one,” said {who}. {Hero} took a deep breath. “I'm not sure that I can do it right,” {he} said, “but I'd like to try, if you stay with me.” It was out before {he} could polish it. “That's an answer,” said {who}. “I can work with that.”",
      "=So {he} gave the improper one. {Hero} took a deep breath. “I'm not sure that I can do it right,” {he} said, “but I'd like to try, if somebody stays with me.” It was out before {he} could polish it, and it was exactly what {he} meant.",
    ],
    [
      0.6,
      "=And they tried it, {hero} and {who}, right there and then. The first time it was a bit of a muddle. The second time {hero} noticed that {who} did not know everything either, and that helped enormously. The third time neither of them thought about it any more. It just went.",
      "=And {hero} tried it, right there and then. The first time it was a bit of a muddle. The second time {he} noticed that the others did not know everything either, and that helped enormously. The third time {he} did not think about it any more. It just went.",
    ],
    [
      0.8,
      "=“What would you have done if I'd said no?” {hero} asked afterwards. {Who} had not thought about that. “Asked again tomorrow,” said {who} after a while. {Hero} {was} rather pleased about that, and felt the bump on {his} forehead. It was hardly there now.",
      "=At bedtime {hero} felt {his} forehead. The bump was still there, but it had got smaller. {He} thought of the three answers that had been no good. Somebody would be able to use them one day. {He} decided to keep the joke for {himself}.",
    ],
    [
      0.5,
      "=After that {hero} did {his} thinking sitting down. And when people waited for a proper answer, {he} sometimes gave them the other sort first. It was usually the right one.",
    ],
  ],
};

const KIND =
  "(?:let|invited|gave|brought|led|lent|fed|nursed|rescued|saved|comforted|welcomed|looked after|cared for|sang (?:for|to)|waited for|cooked for|made room for)";
const SAID =
  "(?:told|asked|begged|whispered (?:to|into)|said to|spoke to|talked to|wrote to|promised|challenged|dared|warned|called|offered)";
const MUCH =
  "(?:watered|hugged|kissed|chased|pushed|pulled|dressed|painted|washed|tickled|dragged|followed|copied|stroked|swept|lifted|carried|took)";

/** Stories of what somebody else does in a child's life. */
export const othersActChildArcs: readonly Arc[] = [
  {
    told: new RegExp(`^(?:(?:began|started|decided) to )?${KIND} ${HIM}`),
    by: "other",
    of: "children",
    idea: NOT_DARK,
    stories: [inReturn, threeReasons],
  },
  {
    told: new RegExp(`^(?:(?:began|started|decided) to )?${SAID} ${HIM}`),
    by: "other",
    of: "children",
    idea: NOT_DARK,
    stories: [aProperAnswer, threeReasons],
  },
  {
    told: new RegExp(`^(?:(?:began|started|wanted) to )?${MUCH} ${HIM}`),
    by: "other",
    of: "children",
    idea: NOT_DARK,
    stories: [wordForStop],
  },
];
