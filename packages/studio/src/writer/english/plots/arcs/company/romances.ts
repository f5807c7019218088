import type { Arc, ArcStory } from "../arc.ts";

/** Two who know each other only from what the other one does. */
const smallMistake: ArcStory = {
  after: [
    [
      0,
      "=At first they were a nuisance to each other. Each of them knew about the other only what can be known from a distance: at what hours, and with what persistence. That was quite enough to be annoyed by. “That one again,” said one, quite loudly, to an empty room. Some way off, in another room, it was being said at the same time.",
    ],
    [
      0.72,
      "=Then once there was no sign of the other one. It ought to have been pleasant. For the first time one of them had it all to themselves, with no disturbance, and could have gone to bed early. Instead there was a good deal of looking at the clock. “Has something happened?” The empty room did not know, either. When it began again on the following night, somebody breathed out.",
    ],
    [
      0.5,
      "=After that one of them made a mistake. It was a very small one, and it had been made on purpose, though that would never have been admitted. It was just to see if anybody was paying attention. Two days later there was a small mistake on the other side, in exactly the same spot. It might have been chance. It was looked at for a very long time.",
    ],
    [
      0.8,
      "=From then on it was a kind of conversation. Nothing was said in it. A thing was left a little crooked, and it was answered a little more crookedly. “You're smiling,” people said. “Am I? It's work,” was the answer. There was no way that one could have explained it.",
    ],
    [
      0.3,
      "=They did meet, and of course they did not know it. It was in a queue. One of them trod on the other's foot, and there was an exchange of words that was not even funny. Both went home in a bad temper. That night neither of them made a mistake. Everything was perfectly straight, on both sides, and it had never looked so bleak.",
    ],
  ],
  end: [
    [
      0,
      "=“It was you,” somebody said, a few days later, in that same queue. “You stood there just now and put the coin down crooked. Nobody else does it like that.” The other one looked at the coin, and then up, and had to begin all over again with this face. “You trod on my foot,” was what came out. “I know. I've been thinking about nothing else, and I didn't even know whose it was.”",
    ],
    [
      0.75,
      "=They left the queue and walked up and down outside, quite fast, because there was so much to be caught up on. What had the third mistake meant? And the night with no sign? “I had a cold.” “I was so worried that I couldn't be annoyed.” They passed the same door for the fourth time. “Shall we go in somewhere?” one of them asked. “Then we'd have to sit opposite each other,” said the other. They went round once more.",
    ],
    [
      0.5,
      "=They still get in each other's way, at the same hours and with the same persistence. All that has changed is that one thing is always left a little crooked, and nobody is allowed to straighten it.",
    ],
  ],
};

/** Love stories that an idea only announces. */
export const romanceArcs: readonly Arc[] = [
  {
    told: /\b(?:romance|love story)\b/,
    by: "any",
    idea: /^(?=.*\b(?:between|two people|two)\b)(?!.*\b(?:killed|murder\w*|dead|war|ghosts?|prison\w*|girl|boy|cats?|dogs?|robots?|married)\b)/,
    stories: [smallMistake],
  },
];
