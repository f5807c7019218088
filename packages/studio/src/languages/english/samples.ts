import type { LanguageSamples } from "../pack.ts";

export const samples: LanguageSamples = {
  title: "The Fox and the Lost Star",
  caption: "“Many have looked,” said the owl, “but few have listened.”",
  paragraph:
    'Once upon a time, at the edge of a quiet forest, there lived a little fox named Juno. Every night she watched the stars and wondered where they slept. One evening the brightest star was gone. "I will find it," said Juno, and she walked softly between the tall pines. An old owl opened one eye. "Many have looked," he said, "but few have listened." So Juno listened, and far away she heard the river sing.',
  story:
    'Mr. Fox met Dr. Owl at 3.30 p.m. "Where is the star?" he asked. It cost $4.50! Then... silence.\n\nThe forest was dark. A bear came out of the cave.',
};
