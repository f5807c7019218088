/**
 * The resources of a film, measured with the built-in studio and `npm run make-video` on two x64 cores. CPU seconds of
 * all processes: 0.76 per second of a film of an hour, up to 1 for three minutes. A vCPU of Lambda is 1,769 MB.
 */
export const measured = {
  processorSecondsPerFilmSecond: 1,
  gbPerProcessor: 1.769,
  /** A function waits while a provider draws or speaks, and its memory is billed. */
  waitPerScene: { pictureSeconds: 12, speechSeconds: 8, gb: 3 },
  /** Megabytes per second of film of everything that is kept for seven days: segments, film, pictures, sound. */
  megabytesPerFilmSecond: 0.86,
  megabytesOfVideoPerFilmSecond: 0.14,
  /**
   * States of make-video that a film enters, and that each scene adds: with an order that stays open for 60 seconds, one
   * round in which all scenes are rewritten and spoken again, and the first picture drawn beside the voices.
   * test/unit/docs/cost.test.ts counts them.
   */
  transitions: { film: 35, scene: 5 },
  /** The functions that these states invoke. */
  invocations: { film: 14, scene: 5 },
  /** Deleted files stay for a day, as versions. */
  storedDays: 8,
  /** Invocations besides the stages: the consumers that start the film and report on it. */
  otherInvocations: 8,
  /** Write units of 1 KB: doubled in a transaction, and once more for each index. */
  writeUnits: { film: 200, scene: 24 },
  readUnits: { film: 120, scene: 20 },
  files: { film: 16, scene: 8 },
  /** Film, thumbnail and pictures; and what three new functions ask of the key: its public part and two certificates. */
  signatures: { film: 2 + 3 * 3, scene: 1 },
  events: 6,
  logKilobytes: { film: 40, scene: 6 },
  /** How often a film is watched or downloaded within its seven days. */
  views: 3,
  /** API calls of the pages that its owner opens. */
  calls: 60,
  /** Of Gemini. A picture in 2K has 1,680 tokens, a sheet in 1K 1,120, and each reads up to four reference pictures. */
  tokens: {
    inPerScene: 900,
    outPerScene: 350,
    inPerFilm: 4_000,
    outPerFilm: 1_500,
    inPerPicture: 5_000,
    outPerPicture: 1_680,
    outPerSheet: 1_120,
    outPerSpokenSecond: 25,
  },
  lettersPerToken: 4,
} as const;

/** What CloudWatch bills for without traffic; test/infra/watch.test.ts counts the metrics of alarms. */
export const watched = {
  alarmMetrics: 33,
  /** Of functions, and of the one call of the API with metrics of its own. */
  customMetrics: 22,
} as const;
