import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, unless } from "../../open/open-scene.ts";

type Story = Pick<ClauseScene, "after" | "end">;

/** Somebody is paid or ordered to do harm. */
const wrongOrder: Story = {
  after: [
    [
      0,
      "=“It's quite simple,” they said, and so it was. It had all been written down: when, where, and what {hero} would get for it. {He} read it twice, because one has to look somewhere. To {deed}. It was no more than a line. {He} had put {his} name under longer ones.",
    ],
    [
      0.6,
      "=First {hero} went to have a look at the place. Somebody held a door open for {him}. Somebody asked whether {he} had eaten. {He} said yes, and got a plate all the same. That had not been part of the plan, and it tasted of something that {he} had not tasted for a long time.",
    ],
    [
      1,
      "=The first evening it was too light for it. The second evening a child sat on the steps, was mending a kite, and would not go to bed. “Hold that,” it said. {Hero} held it. It is not possible to {deed} with the end of a string in one's hand.",
    ],
    [
      0.6,
      "=“Why does it take so long?” asked those who had ordered it. “It needs care,” said {hero}. “Then take care tonight.” It was said in quite a friendly way. They had even brought {him} a scarf, against the cold. It was a good scarf. It was a little tight.",
      "=“Why does it take so long?” asked those who had ordered it. “It needs care,” said {hero}, and {mate} nodded. “Then take care tonight.” It was said in quite a friendly way. They had even brought a scarf, against the cold.",
    ],
    [
      0.4,
      "=And then there was no more time. {Hero} stood in the right place, and had everything that is needed. There was a light behind one window, and one could hear them talk. Somebody asked where the hungry one was, and whether something should be kept warm. {He} looked at {his} hands. It was no more than a line.",
    ],
  ],
  end: [
    [
      0,
      "={Hero} knocked. “I was sent here to {deed},” {he} said, before anybody could say good evening. “By whom?” {He} told them that as well. Then it was quiet for as long as it takes to put down a spoon. “And have you done it?” somebody asked. “No.” “Then come in,” they said. “It's getting cold.”",
    ],
    [
      0.6,
      "=In the morning those who had ordered it came to see why it had not been done. The door was open. Eleven people sat at the table, close together, with {hero} in the middle. “We have come for what is ours,” they said. It was lying there ready, down to the last penny. They looked along the row, and there was no end at which one could have begun.",
    ],
    [
      0.8,
      "=The scarf is on the hook by the door, and whoever goes out late puts it on. It has stretched. Beside it hangs the sheet of paper with the one line. Somebody has written two words behind it, in pencil, like a child: not done.",
    ],
  ],
};

/** Somebody has to do a duty to one who is not just anybody. */
const notJustAnybody: Story = {
  after: [
    [
      0,
      "=“Anybody else could do it,” said {hero}. “Anybody else isn't here,” was the answer. So {he} got {his} things ready and checked them twice, as one does. To {deed}: in the book it looked like any other line.",
    ],
    [
      0.6,
      "=It is strange what comes into one's head. It was nothing great. {Hero} thought of a pair of wet shoes beside a stove, and of a sentence that had once been said and never taken back. {Person}, it said in the book. For shoes there was no column.",
    ],
    [
      1,
      "=At first {he} tried to do it as if it were a stranger. {Hero} looked only at {his} own hands, and called it “the matter”. That went well until somebody wanted to know the name. {He} had to clear {his} throat, and then once more.",
    ],
    [
      0.6,
      "=In the evening {hero} went to see the old woman who had done that work before. “Can one do it?” {he} asked. “One can,” she said, and went on peeling. “The question is only what one takes home afterwards.” There was a knife for {him}, too, and a potato, for she could not bear it when people stood about.",
      "=“Can one do that?” asked {hero} in the evening. “One can,” said {mate}. “The question is only what one takes home afterwards.” There were potatoes to be peeled. {Hero} peeled one until there was hardly anything left of it.",
    ],
    [
      0.4,
      "=Then the hour came, and there was {person}, quite near, and smaller than {he} had remembered. Nobody else in that place knew what there was between them. It would have been so easy to do it badly. {Hero} noticed it with a fright: one only had to be a little slow.",
    ],
  ],
  end: [
    [
      0,
      "=“You know that I can't do it any other way,” said {hero}. “I know,” said {person}. “I should have been sorry if you could.” Then it was done, no worse and no better than for anybody else, and it was the hardest work of {his} life. {His} hands were quite calm. They only began to shake when there was nothing left to hold.",
    ],
    [
      0.6,
      "=Outside, on the steps, {hero} sat for a long time. Somebody sat down there, too, and said nothing, and smelled of potatoes. “Well? What are you taking home?” {He} thought about it. “Only the shoes,” {he} said. The sentence was no longer there. It had been taken back after all, in passing, through a half-open door.",
    ],
    [
      0.8,
      "=In the book it is a line like all the others, with the day, and a tick. One has to hold the page against the light to see that the pen stopped in the middle. And at the edge, very small, somebody has drawn something. It might be a pair of shoes.",
    ],
  ],
};

/** Another is punished for what the hero did. */
const anotherPays: Story = {
  after: [
    [
      0,
      "=Nobody had asked {hero}. That was what {he} thought on the first evening: nobody had asked. It was even true. {He} ate, {he} brushed {his} teeth. In the dark it turned out that this sentence had only one leg, and kept falling over.",
    ],
    [
      0.6,
      "=The worst was that {his} {payer} did not say a word about it. {Hero} had been ready for shouting. What came was a nod across the yard, a bit tired, as one nods to somebody one has known for a long time. {He} nodded back, and felt it in {his} neck for the rest of the day.",
    ],
    [
      1,
      "=So {he} tried to pay it off in other ways. {Hero} gave away {his} gloves, {his} place by the window, and the bigger half of everything. They began to praise {him} for it. At the end of the week {he} {was} said to be the kindest soul for miles, and could no longer look anybody in the face.",
    ],
    [
      1,
      "=Then {he} wrote a letter, with {his} left hand and without a name: it was somebody else. They read it and put it in a box with the others. There were eleven like that. “People mean well,” they said. “But if there is no name on it, it's only paper.”",
    ],
    [
      0.4,
      "=At last the matter was closed. A sheet of paper hung on the board, with a name on it, and a stamp. It was the name of {his} {payer}. {Hero} stood there until the caretaker came with his keys. “Is that somebody you know?” asked the caretaker.",
    ],
  ],
  end: [
    [
      0,
      "=“That's me, up there,” said {hero}. The caretaker put on his glasses. “It says something else.” “I know. It has been written wrong.” {He} said it three more times that day, each time at a bigger table, and each time it got shorter. The last time somebody asked who had done it, and {he} only said: “Me.”",
    ],
    [
      0.6,
      "=It cost what it cost, and nothing was taken off for being late. Outside {his} {payer} was waiting. “That took you a long time.” “Yes,” said {hero}. It was not far to the corner. There something was broken into two halves, as so often before, and one was held out, and it was the bigger one.",
    ],
    [
      0.8,
      "=The sheet of paper has been put right, with a ruler and red ink. The caretaker keeps it in his drawer and shows it to people. It is the only mistake in forty years, he says, that was ever reported from the other end.",
    ],
  ],
};

/** Somebody has a place, and wishes for another one. */
const notOnTheList: Story = {
  after: [
    [
      0,
      "=It had been decided long ago. There was a list, and beside {hero's} name it said: {role}. It was a good place. There was an apron, and a hook for the apron. “And how does one get to...” {he} began. “That's not on your list,” they said kindly.",
    ],
    [
      0.6,
      "={Hero} did what there was to do, and did it well. But in every break {he} asked somebody the way. Just once, {he} said, to {deed}. The first sent {him} to the second, and the second to the third. The third was very old and was looking for a pair of glasses. {Hero} found them, on the nose.",
    ],
    [
      0.6,
      "=Then {he} tried it at night, with a map on the inside of {his} sleeve. It led past a lamp and ended in front of a door that was locked. {Hero} put one ear to it. There was something behind it, quite clearly. In the morning {he} did everything twice, because {he} {was} so tired.",
    ],
    [
      1,
      "=“What's wrong with being {role}?” asked the one from the next hook. “Nothing at all,” said {hero}. “I'd only like to have been asked.” The one from the next hook thought about it all day, and in the evening put the same question to somebody else.",
    ],
    [
      0.4,
      "=They noticed, of course. {Hero} had to come and stand in front of the list. “Here,” they said, and held out a pen. Who signs, stays where it says: {role}. {He} took the pen. It was a very ordinary one, and the end of it had been chewed. Somebody had stood here before and had been nervous, too.",
    ],
  ],
  end: [
    [
      0,
      "=“Whose is this?” asked {hero}. For a moment nothing could be heard. “Mine,” said the very old one, and took off the glasses. “I also wanted to go and see something, at your age. I've forgotten how one gets there.” “Past the lamp,” said {hero}. “But it's locked.” The very old one felt in one pocket after another, and brought out a key that had been carried about for a lifetime.",
    ],
    [
      0.6,
      "=They went there in the middle of the day, and half of the others came along behind. {Hero} {was} let in first. To {deed}: it was louder than {he} had thought, or quieter, and a good deal bigger, and it was exactly right. The very old one stood in the door and could not stop nodding.",
    ],
    [
      0.8,
      "=There is still a list. But there is a pencil on a string beside it now, with a rubber at one end. The apron is on its hook on some days, and on others it isn't. And beside the name it says: {role}, mostly.",
    ],
  ],
};

const HARM =
  "(?:spoil|poison|blow up|burn|destroy|spy on|steal|sabotage|betray|kidnap|frighten|scare|evict|close|arrest|cut down|fake|delete|erase|report|demolish|throw out|follow|hide|drown|ruin|smuggle|replace|trick|cheat|deliver|guard|hack|break into|burn down|tear down|watch|marry|seduce)";
const DUTY =
  "(?:catch|arrest|sentence|operate on|defend|treat|protect|guard|interview|hunt|hunt down|judge|nurse|guide|hand over|execute|bury|examine|question|testify against|vote against|fire|escort|deliver|rescue)";

/** Those who are told to do something, and those who get a place that they did not choose. */
export const orders: readonly ClauseScene[] = [
  ...openScene({
    by: "any",
    words: inSentence(
      `(?:had to|must|was to|were to|was asked to|was ordered to|was sent to|was called to|was chosen to|was hired to) (?<deed>${DUTY} (?<person>(?:his|her|their|my)(?: own)? (?:best |old |former |oldest |worst |childhood |ex-)*(?!dog|cat|horse|pet|house|town|village|kingdom|country|children|family|people|treasure|daughter's|son's)[a-z-]+|the (?:man|woman|person|boy|girl|one|soldier|doctor|officer|driver|thief) who [^.,]+))(?=[.,]| (?:in|at|on|and|for|from|who|when|but|after|before)\\b|$)[^.]*`,
    ),
    ...notJustAnybody,
    of: "people",
  }),
  ...openScene({
    by: "hero",
    words: inSentence(
      `${unless("love|play|school|kids|toys?|magic|wizard|witch")}(?:was|were|is|are|got) (?:secretly )?(?:hired|ordered|paid|forced|told|bribed|blackmailed|offered (?:money|a fortune|a lot of money)|employed)(?: by [^.]*?)? (?:in)?to (?<deed>${HARM} [^.,]+?)(?=[.,]| (?:but|and|who|until|because|when)\\b)[^.]*`,
    ),
    ...wrongOrder,
    of: "adults",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      "(?:his|her|their|my) (?<payer>(?:[a-z]+ ){0,2}?[a-z]+) (?:was|were|got|had been|is) (?:punished|blamed|expelled|fired|arrested|suspended|sent home|sent to prison|jailed|thrown out|sacked) (?:for (?:it|that|this|what (?:he|she|they) had done)|instead)\\b[^.]*|(?:his|her|their|my) (?<payer2>(?:[a-z]+ ){0,2}?[a-z]+) took the blame\\b[^.]*",
    ),
    ...anotherPays,
    of: "people",
  }),
  ...openScene({
    by: "hero",
    words: inSentence(
      "(?:wanted|dreamed|longed|wished|hoped|would rather|decided|secretly wanted) (?:of |to )?(?:to )?(?<deed>(?!be\\b|become\\b|find\\b|leave\\b|escape\\b|run\\b|marry\\b|stay\\b|help\\b|save\\b|know\\b)[a-z]+ [^.,]+?)(?=[.,]| (?:instead|but|because|and|so)\\b)[^.]*",
    ),
    idea: /\b(?:chosen|assigned|destined|supposed|expected|raised|trained|born|meant|told|appointed|selected) to (?:be|become) (?<role>an? (?:[a-z-]+ ){0,2}?[a-z-]+)(?=[.,]| (?:but|and|like|on|in|at|for|when)\b)/i,
    ...notOnTheList,
    of: "people",
  }),
];
