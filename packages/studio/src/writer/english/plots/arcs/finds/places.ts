import type { Arc, ArcStory } from "../arc.ts";

/** It happens whenever somebody gives it a reason. */
const untilItWasAsked: ArcStory = {
  after: [
    [
      0,
      "=At first they said that it was the wind, or the pipes, or the age of it all. Then they began to notice when it happened. {Who} did not do it just anyhow. There was always somebody near, and it was always somebody who turned red. After that people walked past rather fast, with their eyes on the ground.",
      "=At first they said that it was the wind, or the pipes, or the age of it all. Then they began to notice when it happened. It did not happen just anyhow. There was always somebody near, and it was always somebody who turned red. After that people walked past rather fast, with their eyes on the ground.",
    ],
    [
      0.8,
      "=“It's a nuisance,” they agreed at a meeting, and everybody meant somebody else. They sent {hero} to see to it. {He} took what one takes for that: oil, a rag, a length of rope. {He} oiled and wrapped and tied. It kept still until {he} had packed everything up. Then {he} said “That's it, it's fixed”, and it did it again.",
    ],
    [
      0.8,
      "=People got into the habit of living with it. They learned to say “more or less” and “as far as I know”. The most honest ones hardly talked at all. For {hero} it was not easy, either, since {he} had always liked to tell things a size or two larger than they were.",
    ],
    [
      0.5,
      "=Then it was quiet for a whole week. They ought to have been glad of it, and they kept stopping in the middle of a sentence instead, and listened. Nothing came. “Perhaps it's had enough of us,” somebody said. {Hero} lay awake that night, and it was because of the silence.",
    ],
  ],
  end: [
    [
      0,
      "=So {he} went there again, this time with empty hands. “What's the matter?” asked {hero}. In all that time it had not been asked. {He} sat down, and since there was no answer, {he} told it about {himself}, and for once {he} told it in the right size. It was not very long. When {he} had finished, there it was, once, and quite softly.",
    ],
    [
      0.5,
      "={Hero} had never heard it like that. It was not the sound of somebody who complains. It was the sound of somebody who has been listening and says “yes”. “So that's what you're for,” said {hero}. Word got round. By the next evening someone else was sitting there, with a cap in both hands, and beginning: “Well, it was like this.”",
    ],
    [
      0.3,
      "=It still does it. Nobody says that it's the wind any more. When it is heard, people look up, and wait for the second one, the soft one. Then they go on with whatever they were doing, and mostly they begin the sentence again from the start.",
    ],
  ],
};

/** Somebody goes and finds out what it comes from. */
const theOneWhoStayed: ArcStory = {
  after: [
    [
      0,
      "=Once could have been chance, and twice as well. {Hero} waited for the third time with a pencil behind {his} ear. It came. There was no mistaking it, and it came so exactly as before that {he} found {himself} nodding, as at a familiar face. {He} wrote it down: what it was, and who had been standing where.",
    ],
    [
      0.8,
      "=Everybody who lived near had an explanation. It was in the walls, it was in the water, it was in people's heads. A man with instruments came, and measured, and went away again with a longer face. “There's nothing,” he said. “I've measured it three times, there's nothing at all, and it's doing it now.”",
    ],
    [
      0.8,
      "=“Does it bother you?” asked {talker}. {Hero} thought about that. “It isn't loud,” {he} said, “and it hurts no one. It only wants something, I think, and can't say what.” “Like my aunt,” said {talker}. They both looked at it. It did it again.",
      "={Hero} thought about whether it bothered {him}. It hurt no one. It only went on, as if it wanted something and could not say what. There had been an aunt in {his} family like that. In the end it had turned out that she wanted the window opened.",
    ],
    [
      0.5,
      "=And then there was talk of putting an end to it. There were ways: it could be boarded up, switched off, or taken away on a cart. Most were in favour. They had nothing against it, they said, but they wanted their peace. “Give me until tomorrow,” said {hero}. {He} did not know yet what {he} would do with the time.",
    ],
  ],
  end: [
    [
      0,
      "={He} stayed. That was all {he} could think of. Everyone had come, and had listened or measured, and had gone away before it was over; it turned out that {hero} {was} the first one to wait for the end. It had an end. After the last time there was a small pause, and after that came something else, which no one had ever heard.",
    ],
    [
      0.5,
      "=It was not much, but it was what all the rest had been the beginning of. {Hero} went and fetched them, all of them, the one with the cart as well. “Now wait,” {he} said when it started. They waited. Somebody scratched himself. Then it came to the place where they had always walked away, and they stayed, and heard it out.",
    ],
    [
      0.3,
      "=There is a row of chairs there now, not one of which matches another. People come by when it is nearly time and sit down. It's best at the end, they tell newcomers. One has to let it finish.",
    ],
  ],
};

/** Something runs the wrong way. */
const againstTheOthers: ArcStory = {
  after: [
    [
      0,
      "={Hero} tried what one tries first: {he} stopped it and started it again. It thought for a moment and then went on, the wrong way round, with the best conscience in the world. There was nothing loose in it, and nothing bent. It was not broken. It was only going somewhere else.",
    ],
    [
      0.8,
      "=Some were pleased at first. They came by more often than they had to, and stood a bit nearer than was good for them, and felt in their pockets for things they had lost long ago. An old gentleman got a quarrel back that he had thought was settled. “It was a good quarrel,” he said. He looked ten years younger and was very cross.",
    ],
    [
      0.8,
      "=Then it was noticed that things went missing at the other end. Someone could no longer read what she had read last week. Someone came to fetch a coat, and it had not been made yet. “Do something,” they said to {hero}. {He} put {his} ear to it. It sounded, if one was fair, like somebody running back for something.",
    ],
    [
      0.5,
      "={He} held it with both hands. {He} did it carefully, and it was as strong as a calf. “You can't,” said {hero} into it, through {his} teeth. “None of us can.” For a moment it stood quite still. Then it pulled {him} along by another whole turn, and {he} knew by {his} own hands that it was not a small thing that it had forgotten there.",
    ],
  ],
  end: [
    [
      0,
      "=So {he} stopped holding it. “Where to, then?” asked {hero}, and let it run, and went with it, and looked. It got slower and slower, and then there was a place where it would neither go back nor on. Somebody had stopped it there once, in the middle of a stroke, and had never let it finish.",
    ],
    [
      0.5,
      "=It was only half a stroke. {Hero} gave it a nudge with one finger, just there, and it rang the other half, rather hoarse, after all those years. Then it took a breath and set off, in the same direction as everyone. It had a lot to catch up. Nobody minded that it was in such a hurry.",
    ],
    [
      0.3,
      "=It went the right way round from then on, and everybody was precisely as old as they were. Only at that one place it still slowed down a little. {Hero} always waited with it there, and then it went on.",
    ],
  ],
};

const GRAVE = "murder\\w*|kill\\w*|dead|war|bomb|prison\\w*|died|blood|bodies|gun|hospital|ill|cancer";

/** Something odd happens in a place, again and again. */
export const places: readonly Arc[] = [
  {
    told: /^(?:(?:kept|started|began) )?(?:ticking|running|going|turning|flowing|ticked|ran|went|turned|flowed) (?:backwards?|the wrong way|anticlockwise|uphill)\b|^got younger\b/,
    by: "other",
    of: "people",
    idea: new RegExp(
      `^(?=.*\\b(?:clock|watch|tower|bell|hourglass|calendar|carousel)\\b)(?!.*\\b(?:${GRAVE})\\b)`,
      "i",
    ),
    stories: [againstTheOthers],
  },
  {
    told: /^(?:rang|rings|creaked|chimed|howled|lit up|groaned|laughed|coughed|sneezed|sighed) (?:whenever|every time|each time|when)\b/,
    by: "other",
    of: "people",
    idea: new RegExp(`^(?!.*\\b(?:${GRAVE})\\b)`, "i"),
    stories: [untilItWasAsked],
  },
  {
    told: /^(?:(?:kept|started|began) (?:to )?)?(?:humm\w*|sing\w*|sang|glow\w*|ring\w*|rang|chim\w*|whisper\w*|play\w*|rattl\w*|creak\w*|whistl\w*|cough\w*|tick\w*|groan\w*|laugh\w*) ?(?:.*\b(?:every|each|at night|by itself|by themselves|on its own|whenever|again and again|at midnight))?$/,
    by: "other",
    of: "people",
    idea: new RegExp(
      `^(?=.*\\b(?:tree|bell|clock|house|phone box|telephone|well|wall|statue|piano|organ|lighthouse|fountain|church|tower|cellar|attic|bridge|radio|jukebox|books|stairs|lift|elevator|door|stone|lake|window|painting|doll|mirror)\\b)(?!.*\\b(?:${GRAVE})\\b)`,
      "i",
    ),
    stories: [theOneWhoStayed, untilItWasAsked],
  },
];
