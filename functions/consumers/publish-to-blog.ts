import * as z from "zod";
import { TaskEvent } from "#contract/events.ts";
import { artefacts } from "#functions/connect/artefacts.ts";
import { blog } from "#functions/connect/blog.ts";
import { clock } from "#functions/connect/clock.ts";
import { database } from "#functions/connect/database.ts";
import { once } from "#functions/connect/once.ts";
import { vault } from "#functions/connect/vault.ts";
import { watched } from "#functions/connect/watched.ts";
import { publishFilm } from "#functions/core/blog/publish-film.ts";

const Delivered = z.object({ detail: TaskEvent });
const ports = once(() => ({ ...clock(), ...database(), ...artefacts(), ...vault(), ...blog() }));

/** Publishes a completed film in its owner's blog. Where the blog is busy it throws, and the bus comes again. */
export const handler = watched(async (event: unknown): Promise<void> => {
  const { detail } = Delivered.parse(event).detail;
  await publishFilm(ports(), detail.userId, detail.taskId);
});
