import type { Arc, ArcStory } from "../arc.ts";

/** Somebody learns something from a teacher who says "no" until it is right. */
const inTheDark: ArcStory = {
  after: [
    [
      0,
      "=“Anybody can learn to {aim},” said {who}. “Watch.” {Who} did it once, quickly, without looking, and talked about something else the whole time. {Hero} watched as hard as {he} could, and saw the beginning and the end. “Now you,” said {who}. What {hero} did had a beginning as well.",
      "=“Anybody can learn to {aim},” said {his} teacher. “Watch.” {Hero} watched as hard as {he} could, and saw the beginning and the end. “Now you.” What {hero} did had a beginning as well.",
    ],
    [
      0.6,
      "=They started again {there}, at an hour when there was hardly anyone to laugh. {Hero} tried to {aim}, and {who} stood next to {him} and said only one word, which was “no”. It was said kindly, thirty times that day. “What am I doing wrong?” asked {hero}. “You're doing it the way it looks,” said {who}. “Do it the way it feels.”",
      "=Then {hero} tried to {aim} from morning till evening, and {who} stood next to {him} and said only one word, which was “no”. It was said kindly, thirty times that day. “What am I doing wrong?” asked {hero}. “You're doing it the way it looks,” said {who}. “Do it the way it feels.”",
      "=Then {hero} tried to {aim} from morning till evening, and heard only one word, which was “no”. It was said kindly, thirty times that day. “What am I doing wrong?” asked {hero}. “You're doing it the way it looks. Do it the way it feels.”",
    ],
    [
      0.75,
      "=When {who} had gone for the day, {hero} went on alone. {He} did it with {his} eyes shut, because with open eyes {he} only thought of how {who} did it. Late that night it came right, once, all of it. {Hero} looked round for {who}. There was only an empty room, and in the morning everything was as wrong as before.",
      "=In the evenings {hero} went on alone, with {his} eyes shut. Late one night it came right, once, all of it. There was only an empty room to see it, and in the morning everything was as wrong as before.",
    ],
    [
      0.8,
      "=“How long did it take you?” asked {hero}. “To {aim}?” {Who} looked the other way. “Not long.” {Hero} had never heard {who} tell a lie until then. It was quite a bad one.",
      "=“How long does it take?” asked {hero}. “To {aim}? That depends on who's asking.” It was not said unkindly, but it was no answer either.",
    ],
    [
      0.3,
      "=At last {hero} had to show what {he} had learned. People stood around to see {him} {aim}, and that was enough to make {him} forget the beginning as well. “I'll never learn to {aim},” {he} said, when they had gone. “I'm not made for it.” {Who} sat down beside {him} and looked tired for the first time. “It took me four years,” said {who}. “I've never told anyone.”",
      "=At last {hero} had to show what {he} had learned. People stood around to see {him} {aim}, and that was enough to make {him} forget the beginning as well. “I'll never learn to {aim},” {he} said, when they had gone. “It took me four years,” said {his} teacher. “I've never told anyone.”",
    ],
  ],
  end: [
    [
      0,
      "=“Four years?” said {hero}. “And what happened then?” “One night the lamp went out,” said {who}, “and I had to {aim} in the dark.” {Hero} began to laugh. {He} got up, shut {his} eyes and started, as {he} did when there was no one there. {Who} did not say “no” this time. {Who} said nothing for so long that {hero} opened one eye.",
      "=“Four years?” said {hero}. “And what happened then?” “One night the lamp went out, and I had to {aim} in the dark.” {Hero} began to laugh. {He} got up, shut {his} eyes and started, as {he} did when there was no one there. There was no “no” this time, for so long that {hero} opened one eye.",
    ],
    [
      0.72,
      "=It was slow, and a little crooked, but anyone could see what it was. “Again,” said {who}, in rather a hoarse voice. {Hero} did it again, and a third time just for pleasure. “So you can {aim},” said {who}. “Good. Now you can start learning.”",
      "=It was slow, and a little crooked, but anyone could see what it was. “Again,” said {his} teacher, in rather a hoarse voice. {Hero} did it again, and a third time just for pleasure. “So you can {aim}. Good. Now you can start learning.”",
    ],
    [
      0.5,
      "=Two people {there} can {aim} with their eyes shut now. They like to do it side by side. Somewhere in the middle {who} says “no”, very softly, for old times' sake, and both of them have to begin again because of the laughing.",
      "=There are two people now who can {aim} with their eyes shut. They like to do it side by side. Somewhere in the middle {who} says “no”, very softly, for old times' sake, and both of them have to begin again because of the laughing.",
      "=There are two people now who can {aim} with their eyes shut. They like to do it side by side, and somewhere in the middle a voice says “no”, very softly, for old times' sake.",
    ],
  ],
};

/** Somebody hands on what the hands know, and a little more than that. */
const threeNotes: ArcStory = {
  after: [
    [
      0,
      "=“It's easy to {aim},” said {hero}. “Watch me.” {He} hummed three notes, as {he} always did before starting, and did it without looking. “Slower, please,” said {his} pupil. {Hero} did it slower, and it went wrong. {He} had been able to {aim} for so long that {he} had no idea any more how {he} did it.",
    ],
    [
      0.6,
      "=So {he} began to {deed} from the very beginning, one bit a day. “Why that way round?” asked {his} pupil. “Because that's how it goes.” “And if it went the other way?” {Hero} opened {his} mouth to answer. No one had ever asked {him} that. Late at night {he} tried to {aim} the other way round, and it worked just as well, which was most annoying.",
      "=So {he} started from the very beginning, one bit a day. “Why that way round?” asked {his} pupil. “Because that's how it goes.” “And if it went the other way?” No one had ever asked {hero} that. Late at night {he} tried to {aim} the other way round, and it worked just as well, which was most annoying.",
    ],
    [
      0.75,
      "=“Nearly,” said {hero} after the first try, and “nearly” after the tenth. “You always say nearly.” “It's always nearly.” At the eleventh {hero} could not bear to watch any longer, took over, and finished it {himself}. It was perfect. {His} pupil did not even look at it. “That one's yours,” said the pupil. “I'd rather have a bad one of my own.”",
    ],
    [
      0.3,
      "=For some days after that {doing} was not mentioned. {Hero} told {himself} that not everybody can learn to {aim}, and that it was no disgrace. Then {he} lay awake and remembered who had taught {him}, and how many years it had taken, and that all those years there had been a voice that said “nearly”. {He} had hated that word.",
      "=For some days after that the lessons were not mentioned. {Hero} told {himself} that not everybody can learn to {aim}, and that it was no disgrace. Then {he} lay awake and remembered who had taught {him}, and that there had been a voice that said “nearly”. {He} had hated that word.",
    ],
  ],
  end: [
    [
      0,
      "=In the middle of the night {he} heard something: three notes, hummed very softly, then a pause, and the three notes again. {Hero} got up, stopped at the door and did not go in. {His} pupil was trying to {aim}, alone, slowly, and the other way round. And before each new start came the three notes.",
    ],
    [
      0.72,
      "=“What are the notes for?” asked {hero}. {His} pupil looked up. “I don't know. You always hum them first. I thought they were the secret.” {Hero} had to sit down. {He} had never noticed that {he} hummed. “They are,” {he} said. “Anyone can {aim}. But this is how we do it here.” Then {he} looked for a long time at what had been done without {him}, and did not say “nearly”.",
    ],
    [
      0.5,
      "=Not long ago a child wanted to learn how to {aim}, and it was not {hero} who did the teaching. {Hero} only sat near by with {his} hands in {his} lap. “It's easy,” said {his} old pupil. “Watch me.” And from two places at once came the three notes.",
    ],
  ],
};

/** Somebody who cannot see teaches another one to notice. */
const whatItSmellsOf: ArcStory = {
  after: [
    [
      0,
      "=“Stop,” said {who}. “What have we here?” {Hero} looked. “A door,” {he} said, “and a wall.” “That's how it looks. Now shut your eyes.” {Hero} shut them, and for a moment it was only dark. Then there was wet stone, and coffee, and somebody's clean shirts. And there was something sweet and warm, which made {him} swallow. “You see?” said {who}.",
    ],
    [
      0.6,
      "=From there {hero} kept {his} eyes shut, and held on to {his} guide's sleeve. “Left or right?” asked {who}. {Hero} sniffed. “Left there's a horse,” {he} said. “Or soap.” It was a lady in a fur collar, who wished them good day. “Not bad,” said {who}. “The soap was right.” So {who} went on to {deed}, street by street, and {hero} guessed, and was wrong in nine cases out of ten.",
      "=From there {hero} kept {his} eyes shut, and held on to {his} guide's sleeve. “Left or right?” asked {who}. {Hero} sniffed. “Left there's a horse,” {he} said. “Or soap.” It was a lady in a fur collar, who wished them good day. “Not bad,” said {who}. “The soap was right.”",
    ],
    [
      0.75,
      "=“What do people smell of?” asked {hero}. “You smell of pencils,” said {who}, “and a little of toothpaste, though less than I should like.” {Hero} breathed into {his} hand. “And what do you smell of?” “I can't tell. Nobody can tell that about themselves. You'll have to do that for me one day.”",
    ],
    [
      0.3,
      "=Then the wind turned. It came from the water, and all at once {there} there was nothing but wind. {Who} stopped at a corner, turned {whohis} head one way and the other, and did not go on. {Hero} had never seen that before. “I've lost it,” said {who}, very quietly. “I don't know where we are.” The hand on {hero's} arm had become quite heavy.",
      "=Then the wind turned, and all at once there was nothing but wind. {Who} stopped at a corner, turned {whohis} head one way and the other, and did not go on. {Hero} had never seen that before. “I've lost it,” said {who}, very quietly. “I don't know where we are.” The hand on {hero's} arm had become quite heavy.",
    ],
  ],
  end: [
    [
      0,
      "={Hero} could have opened {his} eyes. {He} left them shut, lifted {his} nose and turned round slowly, once, as {he} had been shown. Wind. Wet stone. Wind. And there, very thin, from behind, came what was sweet and warm. “That way,” said {hero}. “Past the coffee, and then the shirts.” “Are you sure?” “No,” said {hero}, and went first.",
    ],
    [
      0.72,
      "=It was that way. It grew stronger with every step, until there was a bell over a door, and heat in their faces, and a voice that asked what it should be. “Two,” said {who}. “With everything.” They ate with their eyes shut, both of them, so as not to be distracted, and {hero} got sugar up to {his} ears.",
    ],
    [
      0.5,
      "=On the way home {hero} leaned against the old coat beside {him} and breathed in. “Tobacco,” {he} said. “And wool. And now waffles, or something like that.” “Is that what I smell of?” asked {who}. “It is today.” {Who} walked on, very upright, like somebody who has been given a present.",
    ],
  ],
};

/** The same where it is not said in a word what is learned. */
export const taughtSomething: ArcStory = (() => {
  const plain = (line: string): string =>
    line
      .replace("It's easy to {aim}", "It's quite easy")
      .replace("been able to {aim}", "been able to do it")
      .replace("learn to {aim}", "learn that")
      .replace("trying to {aim}", "trying it")
      .replace("tried to {aim}", "tried it")
      .replace("Anyone can {aim}", "Anyone can learn it")
      .replace("learn how to {aim}", "learn how it is done");
  return {
    after: threeNotes.after.map(([rank, ...lines]) => [rank, ...lines.map(plain)]),
    end: threeNotes.end.map(([rank, ...lines]) => [rank, ...lines.map(plain)]),
  };
})();

const CALM =
  "(?!.*\\b(?:war|prison\\w*|killed|murder\\w*|dead|late (?:husband|wife|father|mother)|robbed|kidnapp\\w*|enemy|spy|thief|thieves)\\b)";

/** Lessons in something that can be named. */
export const lessonArcs: readonly Arc[] = [
  {
    told: /^(?:showed|taught|led|guided)\b/,
    by: "other",
    of: "people",
    idea: new RegExp(`^${CALM}(?=.*\\bblind\\b)(?=.*\\b(?:smell\\w*|scents?|nose)\\b)`),
    stories: [whatItSmellsOf],
  },
  {
    told: /^(?:taught|showed) (?:him|her|them|us|me) (?:how )?to (?!(?:read|see|watch|look|spot|find|trust|love|listen|be|live|recogni[sz]e)\b)[a-z]+\b/,
    by: "other",
    of: "people",
    idea: new RegExp(`^${CALM}`),
    stories: [inTheDark],
  },
  {
    told: /^(?:(?:started|began|was|tried|agreed|offered|decided|had|wanted)(?: to)? )?(?:taught|showed) (?:him|her|them) (?:how )?to [a-z]+(?: [a-z-]+){0,4}$/,
    by: "hero",
    of: "people",
    idea: new RegExp(`^${CALM}`),
    stories: [threeNotes],
  },
];
