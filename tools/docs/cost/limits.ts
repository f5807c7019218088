import { measured } from "#infra/cost/measured.ts";

/** A month, films evenly spread over 12 hours of each day: what is met at its busy hour. */
const busyHour = (filmsAMonth: number): number => filmsAMonth / 30 / 12;

/** Functions of a film of 3 minutes that run at once, and for how long. */
const atOnce = 8;
const minutesOfMaking = 3;

interface Level {
  readonly films: number;
  readonly first: string;
  readonly remedy: string;
}

export const levels: readonly Level[] = [
  {
    films: 1_000,
    first: "SES in its sandbox: mail only to verified addresses, 200 a day",
    remedy: "Ask for production access before the first customer.",
  },
  {
    films: 10_000,
    first: "Gemini's pictures a minute in the lowest paid tier (with the studio: nothing)",
    remedy:
      "The state machine waits and asks again, films take longer; ask for the next tier, or lower `MaxConcurrency` of the scenes.",
  },
  {
    films: 100_000,
    first: "Lambda's 1,000 concurrent executions of a region in the busiest minutes",
    remedy: "Ask for 5,000; reserve 200 for the API, so that films never take its share.",
  },
  {
    films: 1_000_000,
    first: "Lambda's concurrency for good, SES's mails a second, Gemini's daily spend",
    remedy:
      "Ask for 20,000 and a sending rate of 50; film scenes on Graviton machines (AWS Batch, Spot): the segment is the unit.",
  },
  {
    films: 10_000_000,
    first: "One table's shared items: `TIMINGS`, and the shards of the outbox",
    remedy: "Write a sample of the timings, raise the number of shards; a second region with a table of its own.",
  },
];

/** Functions that run at once in the busy hour. */
export const concurrency = (filmsAMonth: number): number =>
  Math.ceil((busyHour(filmsAMonth) / 60) * minutesOfMaking * atOnce);

/** Gigabytes that are kept at any time: each film for seven days. */
export const stored = (filmsAMonth: number, minutes: number): number =>
  ((filmsAMonth / 30) * 7 * minutes * 60 * measured.megabytesPerFilmSecond) / 1000;
