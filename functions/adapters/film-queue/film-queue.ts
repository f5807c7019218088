import * as z from "zod";
import type { FilmQueue } from "#functions/core/task/ports.ts";

const Place = z.object({ place: z.int().optional() });
const timeoutMs = 2_000;

/** Asks the host that makes films one after another. A host without a queue has no address: no film has a place. */
export const filmQueueAt = (address: string | undefined): FilmQueue => ({
  async placeOf(taskId) {
    if (!address) return undefined;
    try {
      const url = `${address}${encodeURIComponent(taskId)}`;
      const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
      return Place.parse(await answer.json()).place;
    } catch {
      // The place is a comfort: a task is shown without it.
      return undefined;
    }
  },
});
