import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { unless } from "../../open/open-scene.ts";
import { GRAVE } from "./action-words.ts";
import { type Story, storyOfKind } from "./story-of-kind.ts";

/** A child that is new at a school or in a class. */
const pineapple: Story = {
  after: [
    [
      0,
      "=There were twenty-six hooks in the corridor, and twenty-five of them had a name. {Hero} took the last one. Long ago somebody had stuck a picture of a pineapple on it. So {he} {was} the one with the pineapple now, and all the others had known each other since they were as high as a boot.",
      "=The hooks in the corridor all had names on them, except for one right at the end. That one had a picture of a pineapple. {Hero} looked round, and hung up the jacket there. It was the only place in the whole building that did not belong to anybody.",
    ],
    [
      1,
      "=In the break there was a wall. It is a good thing to have a wall. {Hero} stood against it and counted what went past: eleven balls, four skipping ropes, and a teacher with a cup. Somebody waved, and {hero} waved back. It had been meant for a dog behind the fence.",
      "=“How was it?” asked {mate} in the evening. “All right,” said {hero}. “Who did you talk to?” {Hero} thought about it. “To a pineapple,” said {hero}. {Mate} asked no more that evening, and cut the bread a good deal thicker than usual.",
    ],
    [
      0.7,
      "=The first attempt was to do what the others did. When they laughed, {hero} laughed as well, half a second later. A girl with a plaster on her chin turned round and looked. She did not laugh. She only looked, as one looks at a sum that cannot be right.",
    ],
    [
      0.8,
      "=The second attempt was a tin of biscuits. {Hero} had carried it the whole way under {his} arm, like something that might wake up. In the break all of them came. There were hands from every side, and for one whole minute {hero} stood in the very middle. Then the tin was empty, and {he} stood there with a tin.",
    ],
    [
      0.4,
      "=And then, one morning, a jacket was hanging on the hook with the pineapple already. It was yellow, and it did not look as if it meant to leave. {Hero} went along the whole row, and back again. Everywhere there was a name. {He} kept {his} own jacket on, and it was much too warm.",
    ],
  ],
  end: [
    [
      0,
      "=“That's mine,” somebody said behind {him}. It was the girl with the plaster. She pointed at the yellow jacket, and then at the pineapple, and turned quite red. “I've wanted that hook for two years. It's the best one. It's right over the radiator. But one has to be new to get it.” It needed a good deal of pointing until all that was clear. Then {hero} took {his} jacket off, and hung it over the yellow one.",
    ],
    [
      0.6,
      "=It held for three days. Then both jackets lay on the floor, with the hook, the screw and a piece of the wall. They had to go to the caretaker with it, the two of them, and on the way they had to think of something to tell him. They thought of three stories. He liked the second one best, and after that they knew what the other one's laughing sounded like.",
    ],
    [
      0.5,
      "=There is a new hook, and it is as thick as a thumb. It has got two names on it now, and the pineapple in the middle. And beside it there has been another one since the summer, quite empty. {Hero} has stuck a lemon on it, for whoever comes next.",
      "=There is a new hook, and it is as thick as a thumb. It has got two names on it now, and the pineapple in the middle. And right beside it is one that is empty. A lemon has been stuck on it already, for whoever comes next.",
    ],
  ],
};

/** Who was alone meets somebody. */
const keptSeat: Story = {
  after: [
    [
      0,
      "=That was the first day on which there were two. It is not so easy in the beginning. {Hero} said something, and {thefriend} said something at the very same moment, and then they both said “you first”. After that it was quiet for some time, but it was another sort of quiet than before.",
    ],
    [
      0.9,
      "=They shared what there was. It was one apple and half a pretzel. The apple went to and fro, until there was only the core left, and neither of them wanted to be the one who had had the last bite. So the core stayed where it was, exactly in the middle.",
    ],
    [
      0.8,
      "=“Are you here tomorrow?” {hero} asked at last. “I'm always here,” was the answer. On the way home {hero} walked differently, though nobody could have said in what way. At supper {he} told them about it, quite in passing, and took a second helping.",
    ],
    [
      0.6,
      "=The next day {hero} came early. {He} kept a place free, with {his} bag, and said “that's taken” to everybody. {He} said it eleven times. It is a fine thing to say when somebody is coming. But time went by, and the place stayed empty, and by the twelfth time it had got rather quiet.",
    ],
    [
      0.4,
      "=“Who's it taken for?” somebody asked. {Hero} looked at the bag. Perhaps it had only been for one day. Perhaps one only says such a thing. {He} moved the bag away, put half of what {he} had brought back into the paper, and folded it twice.",
    ],
  ],
  end: [
    [
      0,
      "=Then {he} stood up, to go, and from up there one could see further. Right at the other end, where it was much too crowded, a place was being kept free as well. There was a cap lying on it. And beside it sat {thefriend}, and looked at the door, and said to everybody who came: “That's taken.”",
    ],
    [
      0.6,
      "=“I've been here the whole time!” they both said, at the very same moment. “You first,” said {hero}. They worked out that each of them had sent away eleven people, which made twenty-two. There had never been so many who wanted to sit next to them.",
    ],
    [
      0.5,
      "=These days it is all settled. There is a place, it is the one in the middle, and neither a bag nor a cap is needed for it. Only the apple core is still left over each time. And when a third one comes by who has nobody, one of the two says: “That's taken. By you.”",
    ],
  ],
};

/** Grown-ups who begin a new work, alone among those who know it. */
const eleventhKey: Story = {
  after: [
    [
      0,
      "=There was a bunch of keys that went with it. It had eleven keys, and there were ten doors. “What's the eleventh one for?” asked {hero}. “It has always been on there,” was the answer. {He} put the keys into {his} pocket, and for the rest of the day {he} jingled like a sledge.",
      "=They had handed over a bunch of keys. {Hero} tried all of them, because that is where one can begin. Ten of them fitted somewhere. The eleventh, a small one with a red thread round it, fitted nowhere. “Leave it,” somebody said in passing. “Nobody knows what it's for.”",
    ],
    [
      1,
      "=On the first day everybody is friendly, and nobody has any time. {Hero} was told a great many things while somebody was already walking away. {He} wrote them all down. In the evening there were four pages, and none of them said what to do if it turned out quite differently.",
      "=“Well?” asked {mate} in the evening. “They call me ‘the new one’,” said {hero}. “And what do you call them?” “I call all of them ‘excuse me’,” said {hero}. {Mate} laughed, and filled up the plate once more.",
    ],
    [
      0.8,
      "=At first {hero} did it by the book. {He} had the book under {his} arm, with slips of paper in it, and looked things up when there was need. As a rule it was all over by the time the page was found. “In this place one doesn't do it like that,” they said. They did not say how one did it.",
    ],
    [
      0.6,
      "=So {he} did it as {he} thought right, very friendly and very fast. That went wrong as well, only in front of more people. Somebody laughed, and somebody shut a door, and not at all loudly. “The one before wasn't like that, either, in the beginning,” said the cleaner, and put the bucket down. “And later?” asked {hero}. “Later that one was mostly to be found in the little room.”",
    ],
    [
      0.4,
      "=There was no little room. {Hero} had a list of all the doors, and there were ten of them. {He} stayed on when everything was dark, with {his} elbows on the list, and thought about what {he} would say when {he} handed the keys back. They were heavy. {He} laid them down one after the other, until only the small one was left.",
    ],
  ],
  end: [
    [
      0,
      "=It was behind the coat stand, and one only saw it when no coats were hanging there. The small key turned as if it had been oiled yesterday. There was not much inside: a chair, a second chair, a kettle, and two cups. On one of them it said “me”, and on the other it said “whoever it is”. {Hero} looked at that for a long time. Then {he} filled the kettle.",
    ],
    [
      0.6,
      "=The next day {he} left the door open and did nothing at all, with two cups in front of {him}. It took until the tea was nearly cold. Then somebody stood there whom nobody had sent for, and sat down on the edge of the second chair. “It's about something that's on no list,” it came at last. “I've got time,” said {hero}.",
    ],
    [
      0.5,
      "=They come by themselves now, mostly one at a time. Nobody says “the new one” any more. Somebody has put a piece of tape over the word “me”, and written a name on it. And there is a new bunch of keys as well, with a tag on the eleventh: “Most important.”",
    ],
  ],
};

/** Somebody turns out to be good at something. */
const whoWouldHave: Story = {
  after: [
    [
      0,
      "=Nobody had reckoned with that, and {hero} least of all. It was quiet for as long as it takes to put down a cup. “Do that again,” somebody said. {He} did it again. The second time it was not luck any more, and they came closer.",
    ],
    [
      0.9,
      "=It got about, and it grew on the way. By noon {hero} could do it with one hand, and by evening with {his} eyes shut. There were people who had always known it. There were some who had never said a word to {him} before, and who now said three at once.",
      "=“Why didn't you ever say so?” asked {mate}. “I didn't know it,” said {hero}. “One must notice such a thing!” “I wasn't there,” said {hero}. “I mean, I was there. I just never looked.” {Mate} shook a long time with laughing.",
    ],
    [
      0.7,
      "=Then somebody wanted to have it shown properly, with chairs, and at four o'clock. {Hero} stood in front of the chairs. There were forty eyes there, and {he} began to think about how one does it. That was the mistake. One ought not to watch one's own feet on the stairs. It went wrong three times running.",
    ],
    [
      0.8,
      "=“So it was only luck after all,” they said, and folded up the chairs. They did it quite kindly. It was almost worse than before, because before that nobody had expected anything. {Hero} tried it at home, slowly, with a book propped up against the sugar bowl. Nothing at all came of it.",
    ],
    [
      0.4,
      "=So {he} went back to being as {he} had been, and took the way along the wall. But somebody small was sitting there, on a step, and was trying to do it, exactly that. It looked terrible. “I saw you do it,” it came from the step. “Before the chairs. How did you do that?”",
    ],
  ],
  end: [
    [
      0,
      "=“I don't know,” said {hero}. “Give it here. No, not like that. You have to … wait.” {He} sat down on the step, looked at nothing but the two small hands, and showed how. It was only when {he} looked up again that {he} noticed that {he} had done it, the whole of it, and that it had been easy. Nobody had been watching. Almost nobody: they were standing along the whole of the wall.",
    ],
    [
      0.6,
      "=They did not clap. They were much too curious. “And what do you do with the thumb?” somebody asked. Everybody moved up, and the step was soon too short for all of them. The one with the chairs brought a single one, and sat down on it himself, right at the back.",
    ],
    [
      0.5,
      "=It is still called luck by some. {Hero} has no objection. Every day at four, if one takes the way along the wall, there is somebody sitting on that step, and somebody else beside them. And at the side of it a cup has been put down, quite carefully, by a person who wanted to have both hands free.",
    ],
  ],
};

const NEW_AT =
  "(?:was|were|is) (?:the )?new\\b (?:girl |boy |pupil |kid |one )?(?:at|in)\\b[^.]*|(?:started|began|starts|are starting|is starting) (?:at )?(?:an?|the|his|her|their|middle|primary|first|second|secondary|high)?(?: new)?(?: [a-z]+)? ?(?:school|class|kindergarten|nursery|preschool)\\b[^.]*|(?:came|moved|transferred|changed|switched) (?:in)?to (?:an?|the|his|her|their) (?:new )?(?:[a-z]+ )?(?:school|class|kindergarten)\\b[^.]*|(?:first day (?:at|of|in)|(?:had|has) (?:his|her|their) first day)[^.]*|(?:spoke|speaks) (?:no|not a word of|hardly any) \\p{L}+[^.]*|did not (?:speak|know|understand) (?:the language|a word|anyone|anybody|a soul)[^.]*|(?:nobody|no one) (?:understood|knew|spoke to|talked to|sat (?:next to|with)|played with|wanted to (?:be friends with|play with|sit (?:next to|with)))[^.]*|sat alone[^.]*|(?:was|were) (?:the only one with|so |very )?(?:nervous|shy|scared|lonely|alone)\\b[^.]*";
const SCHOOL =
  /^(?=.*\b(?:new|first day|starts?|started|moved|came to|begins?|began)\b).*\b(?:school|class|kindergarten|nursery|lessons|pupils?|ballet|academy)\b/i;
const MET =
  "(?:met|found|made friends with|became friends with|got to know|discovered) (?<friend>(?:an?|another|the) (?:(?:[a-z-]+ ){0,3}?)(?:girl|boy|kid|child|classmate|neighbour|pupil|cleaner|caretaker|lady|man|woman)(?: (?:named|called) \\p{Lu}\\p{L}+| from [a-z ]+)?)\\b[^.]*|(?:^|then |one day )(?<friend2>(?:an?|another) (?:[a-z-]+ ){0,3}?(?:girl|boy|kid|child|classmate|pupil)(?: (?:named|called) \\p{Lu}\\p{L}+| with an? [a-z ]+?)?) (?:sat|came|spoke|smiled|asked|offered|shared|gave|waved|joined)\\b[^.]*";
const GOOD_AT =
  "(?:was|were|turned out to be|found out (?:that )?(?:he|she|they) (?:was|were)|discovered (?:that )?(?:he|she|they) (?:was|were)) (?:also |really |very |surprisingly |so |rather |quite )*(?:amazing|brilliant|excellent|good|great|wonderful|gifted|fantastic|unbeatable|the best) at (?!the end|the |noticing)[^.]*|(?:showed|found out|discovered) how (?:good|well|fast|beautifully) (?:he|she|they) could\\b[^.]*";

/** Who is new somewhere, and what comes to light there. */
export const newcomers: readonly ClauseScene[] = [
  ...storyOfKind({
    by: "any",
    words: inSentence(`${unless(`${GRAVE}|terrible|bad`)}(?:${GOOD_AT})`),
    ...whoWouldHave,
    of: "people",
  }),
  ...storyOfKind({
    by: "any",
    words: inSentence(`${unless(GRAVE)}(?:${MET})`),
    idea: /\b(?:new|alone|lonely|shy|did not know any|did not speak|knew nobody|moved|no friends|nervous)\b/i,
    ...keptSeat,
    of: "children",
  }),
  ...storyOfKind({
    by: "any",
    words: inSentence(
      `${unless(`${GRAVE}|teacher|different classes|twins|prefer|secret|monsters?|pretended`)}(?:${NEW_AT})`,
    ),
    idea: SCHOOL,
    ...pineapple,
    of: "children",
  }),
  ...storyOfKind({
    by: "any",
    words: inSentence(
      `${unless(`${GRAVE}|dragon|married|prince|knight`)}(?:(?:arrived|started|began|came|took up work|turned up) (?:at|in|as) (?:an?|the|his|her) [^.]*|(?:on|had|has|it was) (?:his|her) first (?:day|night|week|shift|night shift|morning)\\b[^.]*|(?:got|took|started|began|was given) (?:his|her|an?) (?:first |new )?(?:[a-z]+ )?(?:job|post|position|apprenticeship)\\b[^.]*|understood nothing[^.]*|had no idea (?:what|how|of)[^.]*|began to wonder[^.]*|had only (?:one|two|three) (?<who>(?:pupil|patient|guest|customer)s?)\\b[^.]*)`,
    ),
    idea: /\b(?:teachers?|doctor|nurse|cop|police\w*|officer|midwife|librarian|vet|priest|vicar|caretaker|manager|guard|trainee|intern|job|apprentice|keeper|conductor|farmer|headmaster|coach|captain|postman|postwoman)\b/i,
    ...eleventhKey,
    of: "adults",
  }),
];
