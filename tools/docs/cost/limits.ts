import { measured } from "#infra/cost/measured.ts";

/** Films in the busy hour of a month, if they are spread evenly over 12 hours of each day. */
const busyHour = (filmsAMonth: number): number => filmsAMonth / 30 / 12;

/** A film of 3 minutes runs this many functions at the same time, for this long. */
const functionsPerFilm = 8;
const productionMinutes = 3;

interface Level {
  readonly films: number;
  readonly first: string;
  readonly remedy: string;
}

export const levels: readonly Level[] = [
  {
    films: 1_000,
    first: "The SES sandbox: mail only to verified addresses, 200 a day",
    remedy: "Request production access before the first customer.",
  },
  {
    films: 10_000,
    first: "Gemini's pictures per minute in the lowest paid tier (none with the studio)",
    remedy:
      "The state machine waits and retries, so films take longer. Request the next tier, or lower `MaxConcurrency` of the scenes.",
  },
  {
    films: 100_000,
    first: "Lambda's 1,000 concurrent executions per region, in the busiest minutes",
    remedy: "Request 5,000. Reserve 200 for the API, so that films do not use them.",
  },
  {
    films: 1_000_000,
    first: "Lambda's concurrency in general, SES's mails per second, Gemini's daily spend",
    remedy:
      "Request 20,000 and a sending rate of 50. Render scenes on Graviton instances (AWS Batch, Spot), one segment per job.",
  },
  {
    films: 10_000_000,
    first: "Shared items of the table: `TIMINGS`, and the shards of the outbox",
    remedy: "Store only a sample of the timings, and add shards. Add a second region with its own table.",
  },
];

/** Concurrent functions in the busy hour. */
export const concurrency = (filmsAMonth: number): number =>
  Math.ceil((busyHour(filmsAMonth) / 60) * productionMinutes * functionsPerFilm);

/** Gigabytes that are stored at any time: each film is kept for seven days, and a day as a version. */
export const stored = (filmsAMonth: number, minutes: number): number =>
  ((filmsAMonth / 30) * measured.storedDays * minutes * 60 * measured.megabytesPerFilmSecond) / 1000;
