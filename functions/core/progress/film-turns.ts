import type { AllFilms, QueuePlace, WaitingFilm } from "./ports.ts";

/**
 * Seconds after which a film counts as waiting no longer: its user is busy, or it was cancelled. A film in the queue asks
 * again after at most a minute (`turn` in state-machines/states.ts).
 */
const seenSeconds = 180;

/**
 * Films at the front of the queue that may take a free slot. A waiting film asks only once a minute: if only the first
 * could start, slots would stay free for half a minute.
 */
const nextFilms = 8;

/** The films that wait, in fair order: the first of each user, the second of each user, and so on; then by time. */
export const inTurn = (waiting: readonly WaitingFilm[], now: Date): readonly WaitingFilm[] => {
  const seenAfter = new Date(now.getTime() - seenSeconds * 1000).toISOString();
  const byTime = waiting
    .filter(({ seen }) => seen >= seenAfter)
    .toSorted((one, other) => compare(one.since, other.since) || compare(one.taskId, other.taskId));
  const taken = new Map<string, number>();
  const turns = byTime.map((film) => {
    const turn = taken.get(film.userId) ?? 0;
    taken.set(film.userId, turn + 1);
    return { film, turn };
  });
  // Sorting is stable, so films of one turn stay in order of time.
  return turns.toSorted((one, other) => one.turn - other.turn).map(({ film }) => film);
};

/** Whether it is the turn of a film that asks now. One that does not wait yet is the last. */
export const isTurnOf = ({ running, filmsAtOnce, waiting }: AllFilms, taskId: string, now: Date): boolean => {
  const order = inTurn(waiting, now);
  const index = order.findIndex((film) => film.taskId === taskId);
  const free = filmsAtOnce - running;
  return free > 0 && (index === -1 ? order.length : index) < free + nextFilms - 1;
};

/** The place of a waiting film. Undefined if it does not wait for films of other users. */
export const placeAmong = ({ filmsAtOnce, waiting }: AllFilms, taskId: string, now: Date): QueuePlace | undefined => {
  const index = inTurn(waiting, now).findIndex((film) => film.taskId === taskId);
  return index === -1 ? undefined : { place: index + 1, filmsAtOnce };
};

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
