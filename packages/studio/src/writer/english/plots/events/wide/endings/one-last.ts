import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { unless } from "../../open/open-scene.ts";

/** An old hand gets one last pupil. */
export const oneLast: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      `${unless("murder|spy|magic|wizard|witch|prison|knight|sword")}(?:got|gets|had|has|took on|takes on|was given|accepted|taught|teaches|agreed to teach|was sent) (?:one|a|his|her|their) (?:very )?(?:last|final) (?<pupil>pupil|student|apprentice|trainee|class)\\b[^.]*`,
    ),
    after: [
      [
        0,
        "={Hero} had already given away the good pencils, and had let the plant go to the neighbours. There was only the one chair left for those who came to learn. It had a short leg. The last {pupil} sat down on it, and tipped.",
      ],
      [
        0.8,
        "=They began with the beginning, as it had always been done. It took a quarter of an hour. “And what's that for?” asked the {pupil}. In forty years nobody had asked that. {Hero} said that one would see later. It was the only answer there was, and it did not sound like much.",
      ],
      [
        0.7,
        "=The second time {he} tried it the hard way, with a list and a ruler. The {pupil} did it all, and did it right, and looked as one looks at a bus that is going somewhere else. When the hour was over, {he} {was} more tired than the {pupil}.",
      ],
      [
        0.6,
        "=“You're tipping,” said {hero}. “It tips by itself,” said the {pupil}. One could rock in time on that chair: short, long, short. It was a dreadful noise. {Hero} meant to do something about it, and forgot, and noticed in the evening that {he} {was} tapping it on the edge of the table.",
      ],
      [
        0.4,
        "=Then there was an hour when nobody came. {Hero} waited for ten minutes, and then for the other fifty. {He} shut the book. So that had been that. One ought to be able to say which time had been the last, {he} thought, so that one could have sat up straight. {He} moved the chair to the wall. It tipped.",
      ],
    ],
    end: [
      [
        0,
        "=On the stairs somebody was sitting. It was the {pupil}, with both ears red. “I've been here the whole hour,” the {pupil} said. “I wanted to ask something else, and I thought that it might be stupid.” “Then ask that,” said {hero}, and sat down on the step as well. It was not stupid. It was so good that {he} did not know the answer.",
      ],
      [
        0.6,
        "=They went in and looked for it together. The list was not needed, and the ruler only for scratching one's back. It got late. They got it wrong in four new ways, short, long, short, and at the fifth they both stopped breathing. “Oh,” said the {pupil}. “So that's what it's for.” “So that's what it's for,” said {hero}.",
      ],
      [
        0.8,
        "=The last hour has been over for some time. It just has not been noticed by either of them. There are pencils on the table again. The chair still has a short leg, and the neighbours have had to give back the plant.",
      ],
    ],
    of: "adults",
  },
];
