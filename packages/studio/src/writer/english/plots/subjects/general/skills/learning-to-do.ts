import { phrase } from "../../phrase.ts";
import { HERO_AT_START } from "./idea-words.ts";
import {
  ART_VERBS,
  BODY_VERBS,
  CRAFT_VERBS,
  LETTER_VERBS,
  learnedTo,
  PURPOSE,
  somebodyAfter,
  WHERE,
} from "./skill-words.ts";
import { withPal } from "./with-pal.ts";

/** Stories of learning a skill: of the body, of a craft, of music, of letters. */
export const learningToDo = [
  withPal({
    says: [phrase(learnedTo(BODY_VERBS))],
    may: [
      HERO_AT_START,
      /\bafter (?:his|her) [a-z]+ (?:died|left|death)[^.,]*/,
      phrase(PURPOSE),
      WHERE,
      phrase("kept <slip:doing>"),
      somebodyAfter("with the help of|from|with|by", "teacher"),
    ],
    unless: /\b(?:murder|killed|drowned|do without|run (?:a|the)|taught|trapped|prison)\b/i,
    after: [
      [
        "“Look at me!” cried {hero} on the very first day, and began. For a moment it almost looked right. Then {hero} kept {slip}, just as before, and in the end there was not much to look at. {Hero} shook {himself} and found that nothing was broken.",
        "“Look at me!” cried {hero} on the very first day, and began. For a moment it almost looked right. Then one half of {hero} went to the left, the other half went to the right, and there was nothing more to look at. {Hero} shook {himself} and found that nothing was broken.",
      ],
      [
        "“You're thinking too much,” said {teacher}. “I'm not thinking at all,” said {hero}. “There isn't time.” So {teacher} stayed close by whenever {hero} practised, called out “Now!” at the right moment, and politely looked the other way when it went wrong. It takes two to learn to {skill}, they found: one to try, and one to say “Nearly!”",
        "“You're thinking too much,” said {talker}. “I'm not thinking at all,” said {hero}. “There isn't time.” So {talker} stayed close by whenever {hero} practised, called out “Now!” at the right moment, and politely looked the other way when it went wrong. It takes two to learn to {skill}, they found: one to try, and one to say “Nearly!”",
        "{Hero} practised {where}, early, when hardly anybody was awake. {He} whispered what to do like a rhyme: first slowly, then not so slowly, and never look down. The rhyme was perfect. It was only {hero} who kept getting lost in the second line.",
        "{Hero} practised early, when hardly anybody was awake. {He} whispered what to do like a rhyme: first slowly, then not so slowly, and never look down. The rhyme was perfect. It was only {hero} who kept getting lost in the second line. But {he} came back the next morning, and the next.",
      ],
      "+ There were days when it went well for a little while, and those were the dangerous ones. {Hero} was so pleased that {he} waved at a passer-by, and it is very hard to wave and to {skill} at the same time. What had been up came down. “I meant to do that,” said {hero}, quite red.",
      "Then came a whole week in which nothing got any better. Others made it look like the easiest thing in the world, and {hero} watched them with a heavy heart. “Perhaps some of us just aren't made for it,” {he} said. That evening {hero} went to bed early, and did not want to talk about it.",
      [
        "But {talker} had made a list. Every try that {hero} had ever made was on it: the first one, which had lasted one second, and the last one, which had lasted nine. “That is nine times as long,” said {talker}. {Hero} read the list from top to bottom, and then once more. {He} had never looked at it like that.",
        "In bed {hero} went through all {his} tries once more, from the first to the last. The first had lasted one second. The last had lasted nine. {Hero} sat up in the dark. Nine was nine times as much as one! {He} could hardly wait for the morning.",
      ],
    ],
    end: [
      "So {hero} tried again. {He} took a deep breath, took {his} time, and for once did not ask {himself} how it looked. One second went by, then nine, then so many that {hero} forgot to count. {Hero} could {skill}! {He} was so surprised that {he} went on until {he} was quite out of breath.",
      [
        "And then came the day for which {hero} had practised all that time. {He} was as nervous as at the very beginning. But at last {hero} could {purpose}, and {he} did it with a face as if the sun had come up inside {him}. It was worth every single one of the bad days.",
        "Now {hero} showed it to everybody: the ones who had believed in it, the ones who had not, and a few who were only passing by. “How long did that take you?” they asked. “No time at all,” said {hero}. “Only every day.” And {he} showed them how to {skill} once more from the beginning.",
      ],
      "Nowadays {hero} can {skill} without even thinking about it. Only now and then, when nothing has gone wrong for a long time, {hero} cries “Look at me!” Then one half of {him} goes to the left, the other half goes to the right, and {hero} laughs louder than anybody.",
    ],
  }),
  withPal({
    says: [phrase(learnedTo(CRAFT_VERBS))],
    may: [
      HERO_AT_START,
      /\bafter (?:his|her) [a-z]+ (?:died|left|death)[^.,]*/,
      phrase(PURPOSE),
      WHERE,
      phrase("kept <slip:doing>"),
      somebodyAfter("for|impress|surprise|please|because|because of", "friend"),
      somebodyAfter("with the help of|from|with|by", "teacher"),
    ],
    unless:
      /\b(?:murder|killed|taught|make (?:friends|up|do|peace|money|it|people|others|everyone)|draw (?:a gun|attention)|catch (?:thieves|criminals|a)|trapped|prison|play|(?:braid|plait) (?:\w+ )?hair|tie (?:his|her|their|my) (?:shoe|lace))\b/i,
    after: [
      "The first try was hard to describe. What lay there at the end leaned to one side and looked sorry. {Hero} walked round it twice. “It's a beginning,” said {hero} bravely, and put it where it could not be seen.",
      [
        "“Not so fast,” said {teacher}, and put {hero's} work down in front of them both. “Here,” said {teacher}. “You were in a hurry here.” {Hero} sighed, for it was true. To {skill}, {he} would have to be slow first, and quick only much later.",
        "“Not so fast,” said {talker}, and put {hero's} work down in front of them both. “Here,” said {talker}. “You were in a hurry here.” {Hero} sighed, for it was true. To {skill}, {he} would have to be slow first, and quick only much later.",
        "The second try leaned to the other side. {Hero} took it to pieces and found where it had gone wrong: quite near the beginning, where {he} had been in a hurry. To {skill}, {hero} would have to be slow first, and quick only much later. So {he} took a deep breath and began again.",
      ],
      [
        "{Hero} worked at it every evening. {He} made the same mistake until {he} knew it by name, and then a new one that was much more interesting. And all the time {he} kept {slip}. It made no difference how careful {he} was. “Tomorrow,” said {hero}, and swept up what was left of today.",
        "{Hero} worked at it every evening. {He} made the same mistake until {he} knew it like an old friend, and then a new one that was much more interesting. “Tomorrow,” said {hero} each time, and swept up what was left of today.",
      ],
      "+ By and by there was quite a heap of things that had not worked out. {Hero} did not throw them away. {He} set them in a row, the oldest on the left, and walked along it slowly. It was true: each of them was a tiny bit less terrible than the one before. The last but two was almost good.",
      "Then, on a grey day, {hero} was very nearly finished, and it was the best that {he} had ever done. One last small thing was left. {Hero} did it, and everything came apart. “I will never be able to do it,” said {hero}, and put out the light.",
    ],
    end: [
      [
        "In the middle of the night {hero} got up again, because of {friend}. It was for {friend} that {he} had begun. {Hero} lit the lamp and picked up the first of the pieces. This time {he} did not think of doing it well. {He} thought of {friend}, and of {friend's} face, and went on, step by step.",
        "In the middle of the night {hero} got up again and lit the lamp. {He} only wanted to look where it had gone wrong. Then {he} only wanted to try the first step once more, slowly, and after that the second. {He} did not notice that it was getting light outside.",
      ],
      "In the morning there it was. It did not lean to the left, and it did not lean to the right. {Hero} walked round it twice, and then a third time because it was so lovely. It held. There was no doubt about it: {hero} could {skill}.",
      [
        "The same day {hero} took it to {friend} and held it out without a word. “You made that?” asked {friend} then. “For me?” {Hero} nodded. Then {friend} hugged {him} so hard that {hero} was afraid for the present.",
        "And so the day came at last for which {hero} had worked all those evenings: {he} could {purpose}. {Hero} had thought about it so often that {he} believed {he} knew how it would be. It was better. {He} stood there tired and proud and could not stop smiling.",
        "“Who made that?” everybody asked who came by. {Hero} said it quite softly the first time, and a good deal louder the second. Could {hero} do one more? And a bigger one? {Hero} could. {He} only had to be slow first, and quick much later.",
      ],
      "{Hero} has long been one of the best at it. But the very first try, the one that leans to one side and looks sorry, stands where everybody can see it. “It's a beginning,” {hero} says to anybody who wants to learn to {skill}, and lets them hold it.",
    ],
  }),
  withPal({
    says: [phrase(learnedTo(ART_VERBS))],
    may: [
      HERO_AT_START,
      /\bafter (?:his|her) [a-z]+ (?:died|left|death)[^.,]*/,
      phrase(PURPOSE),
      WHERE,
      somebodyAfter("for|impress|surprise|please|because|because of", "friend"),
      somebodyAfter("with the help of|from|with|by", "teacher"),
      new RegExp(`${somebodyAfter("before", "comer").source} (?:came|comes|returned|got) (?:home|back)[^.,]*`, "u"),
    ],
    unless:
      /\b(?:murder|killed|taught|act (?:like|as|normal)|play (?:a|the) (?:game|role|part)|chess|cards|games?|football|trapped|prison|deaf)\b/i,
    after: [
      "The first sound that came out was not a good one. It was something between a door and a duck. {Hero} looked round to see who had done that. It had been {hero}. “Well,” said {hero}, “at least it was loud,” and tried it a second time.",
      [
        "Soon everybody near by knew that {hero} wanted to learn to {skill}. A dog began to howl along, and that made it no worse. “Very nice,” said the neighbours, “is it going to take long?” {Hero} was ashamed, and practised {where}.",
        "Soon everybody near by knew that {hero} wanted to learn to {skill}. A dog began to howl along, and that made it no worse. “Very nice,” said the neighbours, “is it going to take long?” {Hero} was ashamed, and practised with the door closed.",
      ],
      [
        "“Listen first,” said {teacher}. “You do it as if you were afraid of it.” So {hero} and {teacher} sat side by side and listened: to the wind, to steps far away. After a while {hero} heard that there was a beat in all of it. {He} had always come in too early.",
        "“Listen first,” said {talker}. “You do it as if you were afraid of it.” So {hero} and {talker} sat side by side and listened: to the wind, to steps far away. After a while {hero} heard that there was a beat in all of it. {He} had always come in too early.",
        "One evening {hero} was too tired to practise, and only listened: to the wind, to steps far away. After a while {he} heard that there was a beat in all of it. {Hero} came in a little later than usual. It was not right yet. But it had not been a duck.",
      ],
      "+ From then on there was one good note a day. {Hero} was so proud of it that {he} carried it about in {his} head from morning till night, so as not to lose it. On the third day there were two, and they even went together. The dog stopped howling and laid its head on its paws.",
      "Then {hero} dared to do it in front of others for the first time. {He} took a breath, and out came the door and the duck, both at once. Some of them giggled. {Hero} ran off before it was over, and for three days not a sound was heard from {him}.",
    ],
    end: [
      [
        "“It's so quiet,” said {friend} on the fourth day. “Where is the music?” “But it was terrible,” said {hero}. “At the beginning,” said {friend}. “Lately I've been waiting for it.” So {hero} began again, quite softly, only for {friend}.",
        "On the fourth day there was a knock. “It's so quiet,” said a neighbour, a little embarrassed. “And last week there was a bit that was really lovely.” {Hero} could hardly believe it. So {he} began again, quite softly.",
      ],
      "{Hero} did not think of the giggling, and not of the duck. {He} waited for the beat, let it come quite near, and went along with it. One note followed another as if they had been holding hands. It was silent for a moment. Then there was a shout of “Again!” {Hero} could {skill}.",
      [
        "And so the day came on which {hero} could {purpose}, as {he} had wished from the start. {His} heart beat so loudly that {he} was afraid it would be heard. But from the first note on it was easy. Those who listened forgot to cough, and more than one of them wiped an eye.",
        "Then the door opened, and there stood {comer}. {Hero} wanted to do it at once, and {his} mouth was so dry that nothing came but the duck. {Comer} waited. {Hero} thought of the beat, and then it came, better than ever before. “Who taught you that?” asked {comer}. “A duck,” said {hero}, and then they did it together.",
        "“And I thought you would never manage it,” said the neighbour. “So did I,” said {hero}. After that {he} had to {skill} at every feast. Windows were opened now when {hero} began, one after the other, all down the street.",
      ],
      "In the evening, when it grows quiet, {hero} is often heard, and those who pass by stop for a moment. Right at the end {hero} sometimes makes the old sound, the one between a door and a duck, just for fun. Far away a dog answers.",
    ],
  }),
  withPal({
    says: [phrase(learnedTo(LETTER_VERBS))],
    may: [
      HERO_AT_START,
      /\bafter (?:his|her) [a-z]+ (?:died|left|death)[^.,]*/,
      phrase(PURPOSE),
      WHERE,
      somebodyAfter("for|impress|surprise|please|because|because of", "friend"),
      somebodyAfter("with the help of|from|with|by", "teacher"),
    ],
    unless:
      /\b(?:murder|killed|taught|read (?:minds|people|the (?:weather|stars|wind|clouds|sea))|count on|prison|songs?|poems?|poetry|novels?|lips)\b/i,
    after: [
      "At first it was only scribble to {hero}. {He} looked at it from above, from below and with one eye closed, and it kept its secret. Others glanced at it and knew at once what it meant. {Hero} had always nodded along and pretended. Now there was no more pretending. {He} began at the very beginning.",
      [
        "“This one first,” said {teacher}, and {hero} said it after {teacherhim}. Then came the next. On the second day {hero} had forgotten the first again, and on the third {he} mixed up both. “Never mind,” said {teacher}. “They aren't going to run away.” And {hero} wrote them on everything that would hold still.",
        "“This one first,” said {talker}, and {hero} said it after {talker}. Then came the next. On the second day {hero} had forgotten the first again, and on the third {he} mixed up both. “Never mind,” said {talker}. “They aren't going to run away.” And {hero} wrote them on everything that would hold still.",
        "{Hero} took one of them for each day and carried it about with {him}. {He} drew it in the dust, wrote it with a wet finger, and said it aloud at breakfast. In the evening {he} had it. By the next evening it was gone again, and {hero} had to go and fetch it back.",
      ],
      "+ It led to mistakes as well. {Hero} mixed up two little words, and where {he} had meant to be polite {he} said something quite dreadful about a cheese. Everybody stared. Then everybody laughed, and {hero} laughed last, when it had been explained to {him}. That word at least {he} never forgot again in {his} life.",
      "It was slow. {Hero} had thought that it would take as long as a winter, and it took longer. In the evening {his} head was so full that nothing more would go in. “Is it worth it, at all?” {he} wondered. Everybody had got used to {hero} as {he} was. It would be so easy to stop.",
      "Then, in the middle of an ordinary day, it happened. {Hero} was not trying at all. {He} only passed by a sign, as {he} did every day, and the sign spoke to {him}. {Hero} stopped so suddenly that somebody bumped into {him}. It was not an important sign. It said that the door had to be pushed.",
    ],
    end: [
      [
        "{Hero} ran all the way back. “It says push!” {he} shouted. {Talker} did not understand at first, and then {talker} understood and whooped. They walked through the streets together until it was dark, from one word to the next. {Hero} did not let {talker} help with a single one.",
        "{Hero} pushed the door, although {he} did not want to go in at all. Then {he} walked on, from one word to the next, until it was dark. They had been there all those years, and all that time they had had something to say. Now {hero} could {skill}, and {he} greeted every one of them.",
      ],
      [
        "And then {hero} did what all of it had been for. {He} sat down, quite straight, and {his} heart was beating. Slowly, and with one finger under every word, {he} began. At last {hero} could {purpose}. It took a whole evening, and when it was over, {he} sat there for a long while and was happy.",
        "In the evening {hero} sat down and wrote something {himself}. It was only one line. {He} crossed it out, wrote it again, and then it was right: “Today I could do it.” It was a bit crooked at the end, because there {hero} had been so happy. The line still hangs on the wall.",
      ],
      "{Hero} still moves {his} lips a little now, and takes longer over it than others. {He} does not mind. Whenever {hero} comes to a door that has to be pushed, {he} stops for a moment, reads it from the first letter to the last, and pushes.",
    ],
  }),
];
