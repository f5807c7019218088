import { phrase } from "../../phrase.ts";
import { type SubjectStory, story, type WrittenStory } from "../../subject-story.ts";

const RATHER = "(?:would|['’]d) (?:much )?(?:rather|sooner) ";
const WANTED =
  "(?:did not (?:want|like|wish)|refused|was tired of having|hated having) to <duty:doing>[.,;] (?:[Bb]ut |[Ii]nstead,? )?(?:[Hh]e|[Ss]he|[Ii]t|[Tt]hey|The \\p{Ll}+|\\p{Lu}\\p{Ll}+) (?:only |just |really )*(?:wanted|wished|longed|preferred|dreamed of) to <love:doing>";

/** "Who would rather knit than fight", and "did not want to fight. He wanted to knit". */
const ofBoth = (written: Omit<WrittenStory, "says">): SubjectStory[] => [
  story({ ...written, says: [phrase(`${RATHER}<love:doing> than <duty:doing>`)] }),
  story({ ...written, says: [phrase(WANTED)] }),
];

const OLD_TIMES =
  /\b(?:dragons?|giants?|trolls?|ogres?|knights?|kings?|queens?|princes?|princess(?:es)?|witch(?:es)?|wizards?|pirates?|monsters?|ghosts?|castle|fairy|fairies|vampires?|vikings?)\b/i;
const SAD = "\\b(?:die|dead|died|murder\\w*|kill\\w*|war|grow old|grow up)\\b";

/** Stories of somebody who would rather do something else than what everybody expects. */
export const wouldRather = [
  ...ofBoth({
    unless: new RegExp(`${SAD}|^(?!.*(?:${OLD_TIMES.source}))`, "i"),
    after: [
      "It had been settled before {hero} was born. Everybody in the family had always had to {duty}; it said so in a golden frame on the wall. {Hero} passed that frame every morning and sighed. {He} did what was expected of {him}, though not very well. And as soon as nobody was looking, {hero} ran off to {love}.",
      "{Hero} had a hiding place for it. There {he} was as happy as could be, and quite good at it by now. But things get about. A cousin peeped through a crack, and by supper the whole family knew. “Somebody like you!” they cried. “Whoever has heard of such a thing?” An aunt had to lie down.",
      "+ They took {hero} by both arms and led {him} to the oldest teacher far and wide. “Today we learn to {duty},” said the teacher. {Hero} did {his} best. {He} was thinking of something else, and nearly set fire to the teacher's hat. “It is hopeless,” the teacher wrote home. “There is a smile on {hero's} face, and I don't know why.”",
      "+ At night {hero} lay awake and tried to like what {he} was meant to like. {He} counted the reasons. They were all good reasons, and they were all somebody else's. Then {hero} got up quietly, just for half an hour, in order to {love}.",
      "And then came the great feast. From all sides the guests arrived to see how {hero} would {duty}. There were flags, there were trumpets, and in the first row sat the aunt. {Hero} stepped forward. {He} looked at all the faces. It became very quiet, and {hero} could not do it.",
    ],
    end: [
      "“I'm sorry,” said {hero}. “I'm no good at this. But there is something that I am good at.” And in front of the golden frame and all the guests {hero} began to {love}. The trumpets came down. The aunt opened her mouth and forgot to be shocked. They had never seen anybody do something so gladly.",
      "When {hero} had finished, an old uncle stood up in the last row. He had a white beard and a chest full of medals. “I never wanted it either,” he said with a trembling voice. “I would have liked to play the flute.” Then another stood up, and another. It turned out that there was only one in the family who really liked to {duty}, and that was the aunt.",
      "So the aunt does it now, and she is splendid. The frame is still on the wall, but there is a new picture in it: it shows {hero}, and a smile, and what {he} likes best. The little ones stop in front of it. “May we do that too?” they ask. “Only if you would rather,” says {hero}.",
    ],
  }),
  ...ofBoth({
    of: "adults",
    unless: new RegExp(`${SAD}|${OLD_TIMES.source}`, "i"),
    after: [
      "It was not that {hero} was bad at it. On the contrary, everybody said that {he} had been made for it, and when people have said so for long enough, it is hard to contradict. So {hero} went on as before. {He} got up to {duty}, and {he} went to bed tired. In between, there was half an hour to {love}, and that was the day.",
      "{Hero} had never told anyone. It would have sounded ungrateful. {He} kept what {he} needed for it in a drawer under the tea towels, and locked the door. Once, when the bell rang, {hero} hid everything in the oven. It was only a parcel. {Hero} stood in the hall and asked {himself} what exactly {he} was ashamed of.",
      "Then {he} was offered more of the same: more money, more people under {him}, and no half hour left. It was an honour. They wanted an answer by Friday. “Of course you'll take it,” said everybody. {Hero} said thank you in all directions, and in the evening {he} did not even open the drawer.",
      "+ On Wednesday {hero} found {himself} standing before a shop window. Behind it somebody was doing just what {he} would have liked to do, and doing it worse. {Hero} watched until the lights were switched off. The person in there waved. {Hero} waved back and went home the long way.",
    ],
    end: [
      "On Friday {hero} had the answer ready, and then another one came out. {He} said no. It was so quiet in the room that the coffee machine could be heard. “What do you intend to do instead?” they asked. And for the first time {hero} said it aloud: {he} meant to {love}, and by daylight.",
      "It was not easy at first. There was less money, there were raised eyebrows, and on some mornings {hero} woke up in a fright, because {he} no longer had to {duty}. Then {he} remembered what {he} could do today. {He} emptied the drawer and put everything on the table, in the sun. After a while there were people who came, and stayed, and came again.",
      "Somebody else has to {duty} now, and likes it, as {hero} hears. They sometimes have lunch together, and each finds the other a little mad. In the drawer under the tea towels there are only tea towels. {Hero} does not lock the door any more. Whoever rings is asked in and may watch.",
    ],
  }),
];
