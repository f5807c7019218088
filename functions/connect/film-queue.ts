import { filmQueueAt } from "#functions/adapters/film-queue/film-queue.ts";
import type { HasFilmQueue } from "#functions/core/progress/ports.ts";
import { optionalSetting } from "./environment.ts";

/** The queue of films that wait for the machine, if the host has one. */
export const filmQueue = (): HasFilmQueue => ({ filmQueue: filmQueueAt(optionalSetting("FILM_QUEUE_URL")) });
