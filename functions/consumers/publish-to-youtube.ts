import * as z from "zod";
import { TaskEvent, YouTubeEvent } from "#contract/events.ts";
import { artifacts } from "#functions/connect/artifacts.ts";
import { clock } from "#functions/connect/clock.ts";
import { database } from "#functions/connect/database.ts";
import { lazy } from "#functions/connect/lazy.ts";
import { vault } from "#functions/connect/vault.ts";
import { withTelemetry } from "#functions/connect/with-telemetry.ts";
import { youTube } from "#functions/connect/youtube.ts";
import { requestAutomatically } from "#functions/core/youtube/request-upload.ts";
import { uploadFilm } from "#functions/core/youtube/upload-film.ts";

const Delivered = z.object({ detail: z.union([YouTubeEvent, TaskEvent]) });
const ports = lazy(() => ({ ...clock(), ...database(), ...artifacts(), ...vault(), ...youTube() }));

/**
 * Uploads a film to its owner's YouTube channel if that is requested; requests it for a completed film if the owner wants
 * each film there. It throws if YouTube is busy, so that Lambda retries.
 */
export const handler = withTelemetry(async (event: unknown): Promise<void> => {
  const { type, detail } = Delivered.parse(event).detail;
  const publish = type === "youtube.requested" ? uploadFilm : requestAutomatically;
  await publish(ports(), detail.userId, detail.taskId);
});
