import * as z from "zod";
import { YouTubeEvent } from "#contract/events.ts";
import { artifacts } from "#functions/connect/artifacts.ts";
import { clock } from "#functions/connect/clock.ts";
import { database } from "#functions/connect/database.ts";
import { lazy } from "#functions/connect/lazy.ts";
import { vault } from "#functions/connect/vault.ts";
import { withTelemetry } from "#functions/connect/with-telemetry.ts";
import { youTube } from "#functions/connect/youtube.ts";
import { uploadFilm } from "#functions/core/youtube/upload-film.ts";

const Delivered = z.object({ detail: YouTubeEvent });
const ports = lazy(() => ({ ...clock(), ...database(), ...artifacts(), ...vault(), ...youTube() }));

/** Uploads a film to its owner's YouTube channel. It throws if YouTube is busy, so that Lambda retries. */
export const handler = withTelemetry(async (event: unknown): Promise<void> => {
  const { detail } = Delivered.parse(event).detail;
  await uploadFilm(ports(), detail.userId, detail.taskId);
});
