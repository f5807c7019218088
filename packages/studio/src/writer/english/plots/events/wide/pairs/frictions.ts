import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, unless } from "../../open/open-scene.ts";
import { pairScene } from "./pair-scene.ts";

type Story = Pick<ClauseScene, "after" | "end">;

/** One gives away what the other had told in secret. */
const secretTold: Story = {
  after: [
    [
      0,
      "=It took about a day to get all the way round. {Two} could see it coming nearer, from head to head, like a draught. When it arrived, somebody giggled. Only one person had known it. That made it easy to work out. {Two} did not even look across at {one}.",
    ],
    [
      1,
      "={One} had a great many explanations. It had only been said to one. It had been said under a promise. It had slipped out, in between two bites. {Two} listened to all of them and counted. There were seven. If one of them had been true, one would have been enough.",
    ],
    [
      1,
      "=Then {two} thought of getting even. After all, {two} knew things as well, one about the dark, one about a song, and one that was really bad. It would have been quite easy. Three heads came closer at once, with very large ears. {Two} looked at the ears. “It's nothing,” said {two}.",
    ],
    [
      1,
      "=“I'm sorry,” {one} said on the second day, to the back of a jacket. The jacket walked on. On the third day it was a whole bar of chocolate, and that came back, unopened. It is hard to say sorry to somebody who always turns out to be just leaving.",
    ],
    [
      0.5,
      "=It was not the secret that {two} missed. It was the place where it had been kept. In the evening something happened, only something small, and there was nowhere to take it. {Two} told it to the pillow. The pillow was sure to keep it to itself. But it did not ask anything, either.",
    ],
  ],
  end: [
    [
      0,
      "=The next morning {one} was standing there, with red ears and a sheet of paper that had been folded many times. “That's my worst one,” said {one}. “Nobody knows it. You can read it out to everybody.” {Two} unfolded it. It really was a very bad one. The three heads were coming nearer already.",
    ],
    [
      0.5,
      "={Two} folded it up again, smaller and smaller, until it was the size of a pea, and put it into one shoe. “Was there something?” asked the heads. “No,” said {two}. {One} breathed out. “You could have done it,” said {one}. “I know,” said {two}. “I wanted to see what it's like.”",
    ],
    [
      0.7,
      "=It is not the same as before, and that takes its time. {Two} still walks with a little lump under the left heel. And when {one} is about to open the mouth a moment too soon, {two} only has to lift one foot.",
      "=It is not the same as before, and that takes its time. But there is a little lump in the left shoe now. When somebody opens the mouth a moment too soon, the foot only has to be lifted a bit.",
    ],
  ],
};

/** One makes a noise, and the other cannot stand it. */
const noiseBorne: Story = {
  after: [
    [
      0,
      "=The worst of it was the silence just before. {Two} knew to the minute when it was due, and held on to something, and waited. Then it came. It sounded as if somebody was moving a wardrobe that did not want to be moved.",
    ],
    [
      1,
      "={Two} tried it with cotton wool, and then with wax, and then with a woolly hat on top of both. With all three of them one could hear one's own heart. And behind the heart, quite clearly, one could hear {one}.",
    ],
    [
      1,
      "=So there had to be a talk. “You do know that one can hear you?” {two} asked, as gently as possible. “Really?” {one} said, and was pleased. “I thought that I was being quiet. Do you like it?” {Two} had been ready for everything but that.",
    ],
    [
      0.4,
      "=“One has to be able to prove it,” thought {two}. An envelope lay there, and on the back of it {two} wrote down what there was to be heard: loud, very loud, with a whistle. By the end of the week there was a pattern in it. It was two long ones and a short one, and then something like a sigh.",
    ],
    [
      0.5,
      "=And then there was nothing. The minute came, and {two} held on to something, and it stayed quiet. It got later. One could hear the tap drip, and one could hear the clock, and after a while one could hear {two} walking up and down. It was quite possible, after all, that something had happened.",
    ],
  ],
  end: [
    [
      0,
      "={Two} went to look, in slippers and rather fast. There was {one}, sitting bolt upright, perfectly well, and being as quiet as a mouse. “I found the envelope,” said {one}. “I wanted you to have some peace for once.” “That's very kind,” said {two}. “I can't bear it.”",
    ],
    [
      0.5,
      "=“Two long, one short, and then the sigh,” said {two}. “I know where I am with that.” “What sigh?” {one} wanted to know. It could not be described. {Two} had to do it. {One} said that it was not like that at all, and did it properly. In the end both of them did it, and somebody knocked at the wall.",
    ],
    [
      0.7,
      "=A treaty was written on the envelope, under the list, with hours and exceptions. {Two} has been given very good earplugs. They are still in their box. And when {one} is away, it sometimes happens that {two} lies awake and says it softly: two long ones, one short, and the sigh.",
      "=A treaty was written on the envelope, under the list, with hours and exceptions. There are some very good earplugs, too, a present. They are still in their box.",
    ],
  ],
};

/** Somebody is jealous. */
const jealous: Story = {
  after: [
    [
      0,
      "={Hero} would not have called it that. {He} only happened to look across at {therival}, quite often, and each time everything about {him} felt a pound heavier. It always looked so easy over there. Nobody over there seemed to have to do anything for it.",
    ],
    [
      1,
      "=To begin with {he} tried to be like that as well. {He} watched how {therival} did it, and did the same, only more so. “Is something the matter?” somebody asked. “No,” said {hero}. “Then why are you doing it like that?” It is hard to give the right answer to such a question.",
    ],
    [
      1,
      "=Then {he} tried it the other way and was twice as much as {he} usually {was}, and twice as loudly. There were some who looked up. But before long they were looking across at {therival} again. {Hero} {was} out of breath, and had nothing else to show for it.",
    ],
    [
      1,
      "=“You've got quite a lot of your own,” said {talker}. “What, for example?” asked {hero}. {Mate} counted it up, and it came to five things. {Hero} did not count them. They were only the ones that {he} had anyway.",
      "=There were things that {hero} had, too. {He} counted them once, when nobody was looking, and it came to five. But they were all of the kind that one has anyway. One can't take them out and look at them like what somebody else has.",
    ],
    [
      0.5,
      "=In the end {he} did not want to look across at all any more. {He} turned {his} back and stayed like that. It was very dull with one's back to it. After a while {hero} had the feeling that somebody was looking at {him} from behind, and that it had been going on for some time.",
    ],
  ],
  end: [
    [
      0,
      "={He} turned round quickly. There was a look, and it was caught, and it came from {therival}. {Hero} knew that look. {He} had it {himself}. “Why are you looking like that?” {he} asked. “I'm not,” was the answer. “Only now and then. It always looks so easy, where you are.”",
    ],
    [
      0.5,
      "=“Where I am?” said {hero}. So then it was told, what can be seen from over there. It came to five things. They were exactly the ones that {he} had counted, in exactly the same order. From that side they looked quite large. {Hero} looked at them once more, one after the other, like somebody who is in a shop.",
    ],
    [
      0.7,
      "=It has not gone away altogether. Now and then everything still feels a pound heavier. Then {hero} looks across at {therival}, and is looked at. One of them holds up five fingers, or whatever there is to hold up, and the other one nods.",
      "=It has not gone away altogether. Now and then everything still feels a pound heavier. Then there is a look across, and a look back, and somebody says a number. It is five.",
    ],
  ],
};

/** A new child shows what it can do. */
const skillShown: Story = {
  after: [
    [
      0,
      "=From one moment to the next they were all standing round {him}. They were the same ones who had looked through {him} until then. “Will you do that for me, too?” asked one. “And for me?” asked the next. Three of them kept a seat free, each of them beside another wall.",
    ],
    [
      1,
      "=So {hero} did it, for one after the other, until {his} arms ached. Each of them said thank you and went off with it. By the evening {he} had got to know twenty-two people, and each for about a minute. “You've got friends now,” they said at home. {Hero} {was} not so sure.",
    ],
    [
      1,
      "=The next day {he} said that {he} had no time. It was only to try it out. “Oh,” they said, and looked at the clock. Half of them did not wait. On the day after that {he} said it again. Of the three seats two had been taken.",
    ],
    [
      0.5,
      "=At the end of the week {hero} sat there and worked it out on the edge of a sheet of paper. It was a simple sum. If one took away what {he} was able to do, there was nothing left. It was nearly as quiet as at the beginning. Only now it was {he} who looked through the others.",
    ],
  ],
  end: [
    [
      0,
      "=“Can you show me how it's done?” asked somebody. It was one who had not been in any of the queues. “I don't want you to do it for me. I want to be able to do it.” {Hero} moved over. It went badly. It went so badly that both of them put their heads on one side to see if it was better from there. “What is it?” asked {hero}. “That's what I'm asking you,” said the other one.",
    ],
    [
      0.5,
      "=They laughed until somebody turned round. Then they tried it again. It did not get any better for a whole hour, and {hero} forgot to look at the clock. “I'm no good at this,” the other one said happily. “No,” said {hero}. “Will you come again tomorrow?”",
    ],
    [
      0.7,
      "=There is still a queue now and then, and {hero} does what {he} is asked for. But on the wall over {his} bed there is only one thing, and it is the one that went so badly. It hangs upside down. They both think that it is better from there.",
      "=There is still a queue now and then. But in the best place on the wall, over the bed, hangs the one thing that went so badly. It hangs upside down. Both of them think that it is better from there.",
    ],
  ],
};

const DARK = "kill\\w*|murder\\w*|died|dead|war|spy|spies|police|prison|ghosts?";
const NOISY =
  "play(?:s|ed|ing)?|practi[sc]\\w+|snor\\w+|sings?|sang|singing|bark\\w*|drill\\w*|hammer\\w*|music|trumpet|tuba|drums?|piano|violin|bagpipes|noise|loud\\w*|vacuum\\w*|humm\\w+";

/** A secret that is given away, a noise that has to be borne, a jealous one, and a new child with a skill. */
export const frictions: readonly ClauseScene[] = [
  ...pairScene({
    by: "any",
    words: inSentence(
      `${unless(DARK)}(?:told (?:everyone|everybody|[^.]*?\\b(?:secret|what (?:he|she|I) had))|gave away|blurted out|read out|posted) ?[^.]*?\\b(?:secrets?|diary|private)\\b[^.]*|${unless(DARK)}(?:told|gave away|betrayed|spread) (?:my|his|her|the|our|a)(?: [a-z']+)? secrets?\\b[^.]*`,
    ),
    idea: "\\b(?:best friend|friend|friends|sister|brother|twins?|cousin)\\b",
    ...secretTold,
    of: "people",
  }),
  ...pairScene({
    by: "any",
    words: inSentence(
      `${unless(`${DARK}|wanted to|needed`)}(?:lost? (?:my|his|her|their) (?:mind|temper|sleep)|going to lose|(?:could|can) (?:not|no longer|hardly) (?:sleep|stand it|bear it|concentrate|work)|drove (?:me|him|her|them|everyone) (?:mad|crazy|insane|up the wall)|could not get (?:any|a wink of) sleep)\\b[^.]*`,
    ),
    idea: `(?=[\\s\\S]*\\b(?:neighbou?rs?|upstairs|downstairs|next door|husband|wife|flatmate|room-?mate|brother|sister|grandfather|grandpa|father|dad)\\b)[\\s\\S]*\\b(?:${NOISY})\\b`,
    ...noiseBorne,
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless(`${DARK}|baby|husband|wife`)}(?:was|were|got|became|grew|is|felt) (?:so |very |terribly |always |a bit )*(?:jealous|envious) of (?<rival>(?:an?|the|his|her|their|all the) (?:[a-z-]+ ){0,2}?[a-z-]+)(?=[.,]|$| (?:because|who|that|since|when|for|in|next|and|as|which)\\b)[^.]*`,
    ),
    ...jealous,
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless(DARK)}(?:showed?|shows|saw|discovered|noticed|found out) (?:them |everyone |everybody |the others |the class )?(?:how (?:good|well|fast|beautifully)|what (?:he|she) could)\\b[^.]*`,
    ),
    idea: /(?=[\s\S]*\bnew\b)(?=[\s\S]*\b(?:school|class|team|grade|kindergarten)\b)(?=[\s\S]*\b(?:nobody|no one|alone|laughed|ignored)\b)/i,
    ...skillShown,
    of: "young",
  }),
];
