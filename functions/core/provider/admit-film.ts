import { readChoice, writeEntry } from "#contract/settings/engine-choice.ts";
import { UserBusy } from "../shared/errors.ts";
import type { HasClock } from "../shared/ports.ts";
import type { HasCallLimits, HasCallRates, Models } from "./ports.ts";

/** Films start while the calls of those before them end within so long: a stage waits an hour for a call at most. */
const maxAheadMs = 20 * 60_000;

/** About how many calls of each engine a film of so many scenes needs. */
const callsOf = (scenes: number): Readonly<Record<Exclude<keyof Models, "composer">, number>> => ({
  writer: 5 + Math.ceil(scenes / 4),
  // With the sheets of characters and places.
  illustrator: scenes + 6,
  // Narrations that are too long or too short are spoken again.
  narrator: Math.ceil(scenes * 1.5),
});

/** A film that needs calls of limited engines. */
export interface FilmToAdmit {
  readonly models: Models;
  readonly scenes: number;
}

/**
 * Keeps films in line before they start, so that many films at once do not use up the time that each of them may wait
 * for a call. Books a place for the film's calls with the engine that has the lowest limit (`CALLS_PER_MINUTE`); returns
 * whether one of them has a limit. Throws `UserBusy` while the line is too long: the film then waits for its turn.
 */
export const admitFilm = async (
  deps: HasCallLimits & HasCallRates & HasClock,
  { models, scenes }: FilmToAdmit,
): Promise<boolean> => {
  const rates = deps.settings.callsPerMinute;
  const lines = Object.entries(callsOf(scenes)).flatMap(([role, calls]) => {
    const [first] = readChoice(models[role as keyof Models]);
    if (!first) return [];
    const rate = rates[writeEntry(first)] ?? rates[first.engine];
    return rate ? [{ account: `films of ${writeEntry(first)}`, intervalMs: (calls * 60_000) / rate }] : [];
  });
  const [longest] = lines.toSorted((one, other) => other.intervalMs - one.intervalMs);
  if (!longest) return false;
  const nowMs = deps.now().getTime();
  const { booked } = await deps.callLimits.book(longest.account, {
    intervalMs: longest.intervalMs,
    nowMs,
    latestMs: nowMs + maxAheadMs,
  });
  if (!booked) throw new UserBusy(`The films before this one need all calls of ${longest.account.slice(9)}`);
  return true;
};
