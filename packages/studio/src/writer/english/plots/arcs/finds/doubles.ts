import type { Arc, ArcStory } from "../arc.ts";

/** One more than there should be: it cannot be said which. */
const oneMorePlate: ArcStory = {
  after: [
    [
      0,
      "=They counted again, from the other end. It was done with one finger and out loud, and at the last one the finger stopped in the air. It did not come out. “You've counted yourself twice,” somebody said. “I haven't counted myself at all,” was the answer, and so it was worse.",
    ],
    [
      0.8,
      "=So they asked questions. Each of them had to say something that only the right one could know. It should have been quite simple. But everybody knew everything: the old joke, the name of the dog, what had been said on the first day, and who had cried. They went round twice. Nobody got one wrong.",
    ],
    [
      0.8,
      "=“Let's look at it from the other side,” said {talker}. “Who of us would you rather do without?” That was not a help. They looked round, one after another, and every time somebody looked at {hero}, {he} felt a little less certain.",
      "=After that nobody was quite the same. They watched one another when they laughed. They caught themselves being particularly like themselves. {Hero} told a story that {he} had always told, and for the first time {he} heard how well {he} knew it by heart. Someone might have learned it.",
    ],
    [
      0.5,
      "=In the evening, {hero} laid out what there was for everyone, and did it without thinking. Everybody had some. None was left over, and none was missing. {He} looked at the stack, and then at the list of what they had brought. They had packed for all of them. They had packed for one too many, right at the start.",
      "=When they ate, {hero} handed round the plates without thinking. Everybody had one. None was left over, and none was missing. It was some time before that was noticed. There had been enough plates from the very start. Whoever had packed them had counted one more.",
    ],
    [
      0.8,
      "=There was not much sleep after that. If there was one too many, then somebody here had no place to go back to, and knew it, and was lying as still as all the rest. {Hero} listened to the breathing and counted. It was the right number, if one had the wrong one in mind.",
    ],
  ],
  end: [
    [
      0,
      "=“I've found the mistake,” somebody said, when they were all there. They held their breath, and one of them held it harder than the rest; the others took care not to see who. “It's the list. The list is wrong. There's one missing.” And {hero} took a pencil and drew one more line at the bottom, without a name.",
    ],
    [
      0.5,
      "=It was some time before anybody spoke. Then somebody laughed, and it went round. One of them had to wipe a pair of eyes and said it was the pepper. “Count again,” somebody said. They counted, from one end and from the other. It came out both times.",
    ],
    [
      0.3,
      "=It has come out ever since. The list is still hanging there, with the empty line at the bottom, and a plate goes with it. It gets used. When somebody asks how many they are, they look at each other. “All of us,” they say.",
    ],
  ],
};

/** Somebody turns out to be somebody, and the part has to be played on. */
const underTheTable: ArcStory = {
  after: [
    [
      0,
      "={Hero} knew at once, and saw that {he} {was} known. It lasted no longer than a blink. Then they both went on with what they had been saying, only that neither of them heard it. There was a crumb on the table between them. They looked at that.",
    ],
    [
      0.8,
      "=It was the sort of thing for which there are no rules. {Hero} had rules for nearly everything in {his} work. The first one was never to know anybody. {He} got through it by being exact. {He} said what one says, and it was said back to {him}, and it all went so smoothly that a third person would have been bored.",
    ],
    [
      0.8,
      "=Afterwards {he} told {himself} that it changed nothing. {He} said it while walking up and down, and that gave it away. It changed what had been before, for one thing. {Hero} went back over it year by year, like somebody who goes round a house at night and tries the doors.",
    ],
    [
      0.5,
      "=The next time they were not alone for a moment. Everybody was listening, and the part had to be played on. {Hero} dropped a spoon. Bending down for it, {he} found a face under there that had bent down, too. “How long have you known?” “Since the crumb,” {he} whispered. “What do we do?” “I've no idea. Have you got the spoon?”",
    ],
    [
      0.8,
      "=It would have been possible to walk away. {Hero} had the coat on already. There was a job to be finished and there was a person, and since that evening the two had the same face. {He} thought of all the occasions on which {he} had been good at this. None of them was of any use.",
    ],
  ],
  end: [
    [
      0,
      "=So {he} did something that {he} had never done in all that time. {He} stopped in the middle of it. “I'm sorry,” said {hero}, aloud and in {his} own voice, in front of everyone. “I can't go on. I know this person.” It was very still. Somewhere a spoon was put down.",
    ],
    [
      0.5,
      "=“Thank heaven,” said the other one. “I couldn't have kept it up till pudding.” They went outside. What they said there was nobody's business, and it took a long time. Once there was a raised voice, and once somebody laughed. When they came in again, one of them was wearing the other one's scarf.",
    ],
    [
      0.3,
      "=They are no better at it than other people. They see each other now and then, and begin with the weather. When it won't go on, one of them drops a spoon, and then they both bend down, and say it there.",
    ],
  ],
};

/** Somebody has lived another's life. */
const bothSignatures: ArcStory = {
  after: [
    [
      0,
      "=It had been well done. {Hero} had to admit that. The name was there on the door, in very much the right handwriting, and everyone used it without a thought. Only the l was different. In the real one it leaned a little, like somebody at a bus stop.",
      "=It had been well done. {Hero} had to admit that. The name was used by everyone without a thought, and it was written in very much the right hand. Only one letter was different. In the real one it leaned over a little, like somebody who is waiting.",
    ],
    [
      0.8,
      "=They sat opposite each other. There were so many questions that neither of them asked one. “You've let the plants live,” said the first. “They were yours,” said the second. “I had to. People kept asking about them.” It was not an apology. It was not quite nothing, either.",
    ],
    [
      0.8,
      "=Others had to be faced as well. “You look tired today,” somebody said on the stairs, and said it to the wrong one. “You look rested,” someone said to the other. {Hero} found out in this way what had been said to {him} in {his} absence. Some of it was very kind. {He} had missed a good deal of {his} own life.",
    ],
    [
      0.5,
      "=Then it came to the point where somebody had to give something up. There was one name, one key, and a drawer full of letters, half of them to the one and half to the other, and all of them addressed alike. They sorted them on the floor. It got dark before they had a heap each, and a third heap for which neither of them would put out a hand.",
    ],
    [
      0.8,
      "=“Why?” {hero} asked at last. It was a while before there was an answer. “Because they kept asking when you'd be back, and I couldn't tell them. One day I said: here I am. They were so happy. And then I couldn't find the place to stop.”",
    ],
  ],
  end: [
    [
      0,
      "=The third heap was read aloud. Those were the letters that were answers, and to understand them one had to know both halves: what the one had started, and how the other had gone on. {Hero} read, and now and then somebody on the other side of the heap finished a sentence for {him}. By the end they could not always say whose it had been.",
    ],
    [
      0.5,
      "=“I'll need it back,” said {hero}. “The name.” “I know.” “But they'll want to know who it was they've been so fond of.” So they went round together and rang, and said it at each door, as far as it can be said in a doorway. Some doors were shut. More of them were opened a bit wider.",
    ],
    [
      0.3,
      "=There are two names there now, one below the other. The letter that leans over leans in both of them, because one of the two has been practising. The plants are doing well, and are watered twice.",
    ],
  ],
};

const GRAVE = "murder\\w*|kill\\w*|dead|bodies|war|bomb|prison\\w*|hitman|clones?";

/** One too many, a double, a false name. */
export const doubles: readonly Arc[] = [
  {
    told: /^/,
    by: "any",
    of: "people",
    idea: new RegExp(
      `^(?!.*\\b(?:${GRAVE}|reindeer|sheep|goats?|cows?|baby|teeth)\\b)(?=.*\\b(?:one (?:more )?(?:person|too many|extra|more person)|(?:there (?:were|are)|counted) (?:three|four|five|six|seven|eleven|thirteen) (?:people|persons|of them|passengers|guests|children) on\\b|one of them (?:was|is) not|who was new|who the extra))`,
      "i",
    ),
    stories: [oneMorePlate],
  },
  {
    told: /^/,
    by: "any",
    of: "adults",
    idea: new RegExp(
      `^(?!.*\\b(?:${GRAVE})\\b)(?=.*\\b(?:been living as (?:her|him)|took (?:her|his) (?:place|name|identity)|stole (?:her|his) (?:name|identity)|been pretending to be (?:her|him)|living (?:her|his) life)\\b)`,
      "i",
    ),
    stories: [bothSignatures],
  },
  {
    told: /^(?:(?:actually|really) )?(?:turned out to be|was (?:really|actually|in fact|secretly)) (?!a genius|an? (?:big|huge|good|great))(?:her|his|the|their|my|an? old)\b/,
    by: "any",
    of: "adults",
    idea: new RegExp(`^(?!.*\\b(?:${GRAVE}|robot|alien|vampire|cat|dog|handwriting|bite|voice|honest)\\b)`, "i"),
    stories: [underTheTable],
  },
];
