/**
 * What a film takes, measured with the built-in studio on two x64 cores with `npm run make-video`, processor seconds
 * over all its processes: 0.76 a second of film for an hour, up to 1 for three minutes. A vCPU of Lambda is 1,769 MB.
 */
export const measured = {
  processorSecondsPerFilmSecond: 1,
  gbPerProcessor: 1.769,
  /** Where a provider draws and speaks, a function waits for it: its memory is paid for meanwhile. */
  waitPerScene: { pictureSeconds: 12, speechSeconds: 8, gb: 3 },
  /** Megabytes a second of film, of everything that is kept for seven days: segments, film, pictures, sound. */
  megabytesPerFilmSecond: 0.86,
  megabytesOfVideoPerFilmSecond: 0.14,
  /** States of make-video.asl.json: around all scenes, and for each of them. */
  transitions: { film: 22, scene: 3 },
  /** Functions of a film beside the stages: what starts it, and what tells of it. */
  otherInvocations: 8,
  /** Write units of 1 KB, twofold in a transaction and again for each index. */
  writeUnits: { film: 160, scene: 24 },
  readUnits: { film: 120, scene: 20 },
  files: { film: 14, scene: 7 },
  events: 6,
  logKilobytes: { film: 40, scene: 6 },
  /** How often a film is watched or saved before its seven days are over. */
  views: 3,
  /** Calls of the page that shows a film in the making, and of its owner around it. */
  calls: 60,
  tokens: { inPerScene: 900, outPerScene: 350, inPerFilm: 4_000, outPerFilm: 1_500 },
  lettersPerToken: 4,
} as const;
