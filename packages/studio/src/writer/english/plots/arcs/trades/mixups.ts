import type { Arc, ArcStory } from "../arc.ts";
import { undoneAgain } from "./strays.ts";

/** Somebody has got in somewhere by mistake, and it is too late to say so. */
const tooLateToSay: ArcStory = {
  after: [
    [
      0,
      "=“Excuse me,” said {hero}, “I think there's been a mistake.” “There always is, on the first day,” said the woman with the list, and ticked something. “You're here now.” That could not be denied. Behind {him} others pushed forward, who were all there on purpose, and the way back was gone.",
    ],
    [
      0.6,
      "=So {he} did what those on the left and right of {him} did, half a moment later. It looked almost intended. When they all bent down, {hero} bent down. When they all turned, {he} turned, and stood face to face with someone who had turned the other way. “You're new,” said that one. “I'm wrong,” said {hero}. It was taken for a name.",
    ],
    [
      0.8,
      "=“Just tell them,” said {talker}. “I have told them.” “And?” “They said that I'm doing very well.”",
      "={He} told it to three more of them. One laughed. One said, “Aren't we all.” And one took {him} aside and whispered: “Me, too. But don't say it so loudly.”",
    ],
    [
      0.75,
      "=What was worse, they were beginning to count on {him}. There was a gap where {hero} should have been quicker, and a bit of a scramble, and afterwards it was said that it had been done that way to let the others through. “Very fair,” they said. The woman with the list made a second tick. {He} had never in {his} life been so popular, and none of it belonged to {him}.",
    ],
    [
      0.4,
      "=Then came the part that could not be copied. They stepped aside, on the left and on the right, and {hero} stood in front by {himself}. “Now you,” they said. {He} opened {his} mouth to explain it, once and for all, from the beginning. All of them leaned forward. They looked as if they had been waiting for just that.",
      "=Then came the part that could not be copied. They stepped aside, on the left and on the right, and {hero} stood in front alone. “Now you,” they said. It had to be explained, once and for all, from the beginning. All of them leaned forward. They looked as if they had been waiting for just that.",
    ],
  ],
  end: [
    [
      0,
      "=“I'm only here by mistake,” said {hero}, “and I'll do what I can.” {He} did it the way {he} would have done it anywhere, since {he} knew no other. It was not what any of them did. It took its time, and it had a sort of loop in the middle. When it was done there was no sound. Then the one who had whispered said, very loudly: “Me, too!” And then somebody else said it.",
    ],
    [
      0.6,
      "=It turned out to be nearly half of them. One had only wanted to ask the way, years ago. One had come with a friend, and the friend had left. The woman with the list put down her pencil. “If I cross off all who are here by mistake,” she said, “I can go home.” She crossed off {hero}, and then thought again, and wrote {him} in at the top.",
    ],
    [
      0.7,
      "=There is a rule about it now: whoever says it quickly may leave. Hardly any of them do. They look over at {hero} first, and then they stay a little longer, to see how it goes.",
      "=There was a rule about it after that: whoever said it quickly might leave. Hardly anyone did. They looked over at {hero} first, and then they stayed a little longer, to see how it went.",
    ],
  ],
};

/** Something has been swapped or got wrong, and the wrong one turns out to be needed. */
const thePlaceOfTheOther: ArcStory = {
  after: [
    [
      0,
      "=It was noticed at once and much too late. {Hero} went over it backwards, step by step, and found the spot. It was a very small spot. There had been two, they had looked the same from above, and just then somebody had said “good morning”. “I said good morning back,” said {hero}. “That was it.”",
    ],
    [
      0.75,
      "=The simplest thing was to put it right before anybody knew. {He} went back, with an innocent face, and came just in time to see that it was already being used. It was being used with pleasure. “Oh, is that yours?” they would have asked, and what could {he} have said then? {He} said good morning and went out again.",
      "=The simplest thing was to put it right before anybody knew. {He} went back and came just in time to see that somebody else was happy with it. “Is there anything wrong?” they asked. {Hero} said good morning and went out again.",
    ],
    [
      0.8,
      "=“Then you'll have to swap it at night,” said {talker}. They tried that. It was dark, and there were two, and they looked the same from above. Nobody said good morning this time. They still did not know afterwards which was which.",
      "=In the meantime what had gone wrong on one side had begun to go wrong on the other. It is the bad thing about mistakes of this sort that there are two ends to them. At the other end they were still quite cheerful. They just did not understand why nothing fitted.",
    ],
    [
      0.5,
      "=In the end {hero} told it. It was harder than any of the rest. Those at this end were angry, and went over to those at the other end, who were angry as well, and it was explained from the beginning, by everyone. The one who had said “good morning” stood by the wall. She had gone rather pale. “I shouldn't have said anything,” she said.",
    ],
    [
      0.4,
      "=Everything was to be given back. It was put in the middle, what belonged here and what belonged there, and {hero} {was} told to sort it out, as it was {his} doing. {He} pushed this to one side and that to the other. It was right now. They all stood and looked at it, how right it was, and nobody came forward to take what was theirs.",
    ],
  ],
  end: [
    [
      0,
      "=“It's just,” began one of those from this side, “that we've got used to it.” “It was a bit too big for us, ours,” said one from the other. There was a silence. “Nobody could have known that before,” said {hero}. “No,” they said, “nobody would have dared to ask.” It was the one with the good morning who pushed the first thing across, back to where it did not belong.",
    ],
    [
      0.6,
      "=Not all of it stayed swapped. {Object} went back, and was received like somebody who has been abroad. But some of it did, and there was a good deal of going to and fro about it, and of asking how the other side was getting on. {Hero} had to be there each time, to say which was which. {He} got no thanks for it, but {he} always got something to eat.",
      "=Not all of it stayed swapped. Some of it went back, and was received like somebody who has been abroad. But the rest did, and there was a good deal of going to and fro about it, and of asking how the other side was getting on. {Hero} had to be there each time, to say which was which. {He} got no thanks for it, but {he} always got something to eat.",
    ],
    [
      0.7,
      "=“Good morning,” said somebody as {hero} went by with {his} arms full. {He} stopped. {He} put everything down, in two heaps, with some space in between. “Good morning,” said {hero} then.",
      "=“Good morning,” somebody said to {hero}, some days later. It was a while before the answer came. First everything had to be put down, in two heaps, with some space in between. “Good morning,” said {hero} then.",
    ],
  ],
};

/** Somebody is taken for another, and somebody needs that other one. */
const takenForAnother: ArcStory = {
  after: [
    [
      0,
      "=They were so glad. That was what made it difficult. {Hero} had taken a breath in order to explain, and somebody was already holding {his} coat, and somebody else said: “You haven't changed at all.” “You must be hungry,” they said. {He} {was}.",
    ],
    [
      0.6,
      "={He} meant to say it after the first plate. But during the first plate they told {him} who {he} {was}, bit by bit, without noticing. The one they took {him} for had left after a quarrel: somebody stubborn, who was good with animals, and sang. They did not ask {hero} to sing. They only left a small pause in which it would have been possible.",
    ],
    [
      0.5,
      "=There was one in the corner who did not join in. She was very old, and she looked at {hero} for so long that {he} began to move about on {his} chair. “What was the dog called?” she asked. All of them laughed. “Now, now,” they said. {Hero} said that it had been a good dog. The old woman nodded slowly, and did not say whether that was right.",
    ],
    [
      0.8,
      "=“We could be gone before they look round,” whispered {talker}. “They've made up a bed,” said {hero}. {Talker} looked. They had made up two.",
      "={He} {was} shown everything, as it had been left. Somebody had dusted it all these years. {Hero} admired what there was to admire. It was not easy, since {he} {was} also meant to recognise it.",
    ],
    [
      0.4,
      "=And then there was a toast. They stood up for it, and the one who spoke could not go on, and had to sit down again. It was quite still. Now it had gone past the point up to which it could still have been a misunderstanding. {He} stood up as well, since they were all looking. “I'm sorry,” {he} said.",
    ],
  ],
  end: [
    [
      0,
      "=“That's all we wanted to hear,” somebody said into the quiet. “All these years.” {Hero} shook {his} head. “I'm sorry,” {he} said, “but I'm not the one.” This time they could not help but hear it. In the corner there was a rustling. “There never was a dog,” said the old woman. “I knew it at the soup. Let the poor soul finish eating. It was nicely said.”",
    ],
    [
      0.72,
      "=It was a hard quarter of an hour. Then one of them began to ask who {hero} {was}, if not the other, and it was the first question of the evening that {he} could answer. They listened. Towards the end {he} even sang. It was another song altogether. “I know who would have hated that one,” somebody said, and for the first time they laughed about it, and paper was fetched, to write a letter.",
      "=It was a hard quarter of an hour. Then one of them began to ask who {hero} {was}, if not the other, and it was the first question of the evening that {he} could answer. They listened for a long time. “We were never told that much by the other one,” somebody said, and for the first time they laughed about it, and paper was fetched, to write a letter.",
    ],
    [
      0.7,
      "=The bed had been made up, after all. In the night {hero} woke once and heard them talking downstairs about someone who was stubborn and good with animals. For a moment {he} could not have said which of the two they meant.",
      "=There was a place laid for {hero} after that, next to the one for the other. Sometimes both of them were empty, and sometimes one was not.",
    ],
  ],
};

const GRAVE =
  "(?!.*\\b(?:dead|died|dying|war|kill\\w*|murder\\w*|prison|hitman|poison\\w*|baby|babies|twins?|midwife)\\b)";
const MISTAKE = "(?:by mistake|by accident|accidentally|mistakenly|unintentionally)";

/** What somebody does by mistake, or is mistaken for. */
export const mixupArcs: readonly Arc[] = [
  {
    told: /^(?:was|were|got|had been) (?:[a-z]+ly )?(?:taken for|mistaken for|confused with|welcomed as|greeted as|thought to be)\b/,
    by: "hero",
    of: "people",
    idea: new RegExp(`^${GRAVE}`),
    stories: [takenForAnother],
  },
  {
    told: /^(?:everyone |everybody |they |people )?(?:took|mistook|confused|thought) (?:him|her|them|it) (?:for|with|was|were) (?:the|their|his|her|a|an|some)\b/,
    by: "other",
    of: "people",
    idea: new RegExp(`^${GRAVE}`),
    stories: [takenForAnother],
  },
  {
    told: /^(?:[a-z]+ly )?(?:entered|joined|walked into|went into|ended up|got (?:into|on|onto)|boarded|was (?:sent|invited|put|delivered)|were (?:sent|invited|put)|applied|signed up|enrolled|turned up|sat down|stumbled)\b.*/,
    by: "hero",
    idea: new RegExp(
      `^(?=.*\\b(?:${MISTAKE}|wrong (?:wedding|party|class|room|house|meeting|office|queue|train|bus|boat|ship|team|school|office|address|audition))\\b)${GRAVE}`,
    ),
    stories: [tooLateToSay],
  },
  {
    told: /^(?:[a-z]+ly )?(?:swapped|switched|exchanged|mixed up|muddled|confused|took the wrong|picked up the wrong|collected the wrong|delivered the wrong|sent the wrong|got the wrong|brought the wrong|wore the wrong|grabbed the wrong|packed the wrong|was given the wrong|were given the wrong|sent .{3,40} to the wrong)\b/,
    by: "hero",
    idea: new RegExp(`^${GRAVE}(?!.*\\b(?:phones?|bodies|souls|years|lives)\\b)`),
    stories: [thePlaceOfTheOther],
  },
  {
    told: new RegExp(`^(?!was|were|had|found|met|discovered|fell).*\\b${MISTAKE}\\b`),
    by: "hero",
    of: "people",
    idea: new RegExp(`^${GRAVE}`),
    stories: [undoneAgain],
  },
  {
    told: /^(?:turned|broke|erased|deleted|dropped|released|switched off|froze|shrank|woke|spilled|burned|burnt|painted|dyed|summoned|invented|set)\b/,
    by: "hero",
    of: "people",
    idea: new RegExp(`^(?=.*\\b${MISTAKE}\\b)${GRAVE}`),
    stories: [undoneAgain],
  },
];
