import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inTurn, isTurnOf, placeAmong } from "#functions/core/progress/film-turns.ts";
import type { AllFilms, WaitingFilm } from "#functions/core/progress/ports.ts";

const now = new Date("2026-01-01T10:00:00.000Z");
const at = (secondsAgo: number) => new Date(now.getTime() - secondsAgo * 1000).toISOString();
const film = (userId: string, taskId: string, waited: number, seenAgo = 0): WaitingFilm => ({
  userId,
  taskId,
  since: at(waited),
  seen: at(seenAgo),
});
const order = (...waiting: WaitingFilm[]) => inTurn(waiting, now).map(({ taskId }) => taskId);
const films = (given: Partial<AllFilms>): AllFilms => ({ running: 2, filmsAtOnce: 2, waiting: [], ...given });

describe("the queue of all films", () => {
  it("takes one film of each user in turn, those that wait longest first", () => {
    expect(
      order(
        film("ada", "ada-2", 80),
        film("ada", "ada-1", 90),
        film("ada", "ada-3", 70),
        film("bob", "bob-1", 20),
        film("eve", "eve-1", 10),
        film("bob", "bob-2", 5),
      ),
    ).toEqual(["ada-1", "bob-1", "eve-1", "ada-2", "bob-2", "ada-3"]);
  });

  it("leaves out a film that has not asked for three minutes", () => {
    expect(order(film("ada", "gone", 900, 181), film("bob", "here", 10, 179))).toEqual(["here"]);
  });

  it("never puts a user's second film before another user's first, nor a later film of a user before an earlier", () => {
    const waiting = fc.uniqueArray(
      fc.record({
        userId: fc.constantFrom("ada", "bob", "eve"),
        taskId: fc.uuid(),
        waited: fc.integer({ min: 0, max: 9_999 }),
      }),
      { selector: ({ taskId }) => taskId, maxLength: 40 },
    );
    fc.assert(
      fc.property(waiting, (given) => {
        const turns = new Map<string, number>();
        let turn = 0;
        for (const { userId, since } of inTurn(
          given.map(({ userId, taskId, waited }) => film(userId, taskId, waited)),
          now,
        )) {
          const own = turns.get(userId) ?? 0;
          expect(own).toBeGreaterThanOrEqual(turn);
          turn = own;
          turns.set(userId, own + 1);
          expect(since <= at(0)).toBe(true);
        }
      }),
    );
  });

  it("starts nothing while all slots are taken", () => {
    expect(isTurnOf(films({ waiting: [film("ada", "first", 10)] }), "first", now)).toBe(false);
    expect(isTurnOf(films({ running: 3 }), "new", now)).toBe(false);
  });

  it("lets only the next films compete for a free slot", () => {
    const waiting = Array.from({ length: 20 }, (_, n) => film(`user-${n}`, `film-${n}`, 100 - n));
    const started = (running: number) =>
      waiting.filter(({ taskId }) => isTurnOf(films({ running, waiting }), taskId, now)).length;

    expect([started(1), started(0)]).toEqual([8, 9]);
    expect(isTurnOf(films({ running: 1, waiting }), "new", now)).toBe(false);
    expect(isTurnOf(films({ running: 1 }), "new", now)).toBe(true);
  });

  it("knows the place of a film", () => {
    const waiting = [film("ada", "ada-1", 90), film("ada", "ada-2", 80), film("bob", "bob-1", 20)];

    expect(placeAmong(films({ waiting }), "ada-2", now)).toEqual({ place: 3, filmsAtOnce: 2 });
    expect(placeAmong(films({ waiting }), "new", now)).toBeUndefined();
  });
});
