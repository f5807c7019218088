import * as z from "zod";
import { TaskEvent } from "#contract/events.ts";
import { artifacts } from "#functions/connect/artifacts.ts";
import { blog } from "#functions/connect/blog.ts";
import { clock } from "#functions/connect/clock.ts";
import { database } from "#functions/connect/database.ts";
import { lazy } from "#functions/connect/lazy.ts";
import { vault } from "#functions/connect/vault.ts";
import { withTelemetry } from "#functions/connect/with-telemetry.ts";
import { publishFilm } from "#functions/core/blog/publish-film.ts";

const Delivered = z.object({ detail: TaskEvent });
const ports = lazy(() => ({ ...clock(), ...database(), ...artifacts(), ...vault(), ...blog() }));

/** Publishes a completed film in its owner's blog. It throws if the blog is busy, so that EventBridge retries. */
export const handler = withTelemetry(async (event: unknown): Promise<void> => {
  const { detail } = Delivered.parse(event).detail;
  await publishFilm(ports(), detail.userId, detail.taskId);
});
