import * as z from "zod";
import type { FilmQueue } from "#functions/core/progress/ports.ts";

const Place = z.object({ place: z.int().optional(), filmsAtOnce: z.int().min(1).default(1) });
const timeoutMs = 2_000;

/** Asks the host that makes films one after another. A host without a queue has no address: no film has a place. */
export const filmQueueAt = (address: string | undefined): FilmQueue => ({
  async find(taskId) {
    if (!address) return undefined;
    try {
      const url = `${address}${encodeURIComponent(taskId)}`;
      const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
      const { place, filmsAtOnce } = Place.parse(await answer.json());
      return place === undefined ? undefined : { place, filmsAtOnce };
    } catch {
      // The place is a comfort: a task is shown without it.
      return undefined;
    }
  },
});
