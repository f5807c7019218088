import { phrase } from "../../phrase.ts";
import { story } from "../../subject-story.ts";

/** Stories of teaching somebody something. */
export const teaching = [
  story({
    says: [phrase("(?:taught|teaches|was teaching) <pupil:somebody> (?:how )?to <skill:doing>")],
    unless: /\b(?:lesson in|school|class|murder|killed)\b/i,
    after: [
      "It did not begin well. “Watch me,” said {hero} on the first day, and showed {pupil} how to {skill}. {Pupil} watched with both eyes. Then {pupil} tried to {skill}, and everything went wrong that could go wrong, from the front to the back. “Good,” said {hero}. “Now we know what we have to work on.”",
      "They met every day at the same hour. {Hero} broke it into small pieces: how to stand, when to breathe, what to look at. {Pupil} learned each of the pieces by heart. It was only when all of them had to happen at once that {pupil} got in a muddle. “It isn't hard,” said {hero}. “It is only a lot of easy things at the same time.”",
      "+ “Did you never get it wrong?” asked {pupil} one evening. {Hero} laughed for a long time, and then {he} told {pupil} about the worst day of all, with every embarrassing part. {Pupil} had not known that {hero} had ever been small, or clumsy, or afraid. After that the two of them laughed more, and the lessons went better.",
      "Then there was a bad day. {Pupil} tried to {skill} nine times, and the ninth was worse than the first. “I can't,” said {pupil}. “You've picked the wrong one.” {Pupil} turned round and would not look at {hero}. {Hero} did not say anything clever. {He} sat down next to {pupil}, and they were quiet together.",
    ],
    end: [
      "“I have something to tell you,” said {hero} at last. “I didn't begin this only for your sake. I'm not going to be able to do it for ever. I'd like to know that somebody can.” {Pupil} thought about that. Then {pupil} stood up, shook off the bad day, and went back to where they practised.",
      "And there it was. {Hero} saw it before {pupil} noticed: everything came at the right moment, one thing after the other, as if it had never been difficult. “I'm doing it!” cried {pupil}. “You've been doing it for a while,” said {hero}, and had to wipe {his} eyes. {Pupil} could {skill}.",
      "Nowadays {pupil} is the better one of the two, and both of them know it. {Hero} comes to watch all the same. “Watch me,” says {pupil}, and {hero} watches with both eyes.",
    ],
  }),
];
