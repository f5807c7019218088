import * as z from "zod";
import { TaskEvent } from "#contract/events.ts";
import { artifacts } from "#functions/connect/artifacts.ts";
import { clock } from "#functions/connect/clock.ts";
import { database } from "#functions/connect/database.ts";
import { lazy } from "#functions/connect/lazy.ts";
import { withTelemetry } from "#functions/connect/with-telemetry.ts";
import { copyExtendedFilm } from "#functions/core/extension/copy-extended-film.ts";

const Delivered = z.object({ detail: TaskEvent });
const ports = lazy(() => ({ ...clock(), ...database(), ...artifacts() }));

/** Copies the files of a film that shall be kept longer. A repeated event copies nothing twice. */
export const handler = withTelemetry(async (event: unknown): Promise<void> => {
  const { userId, taskId } = Delivered.parse(event).detail.detail;
  await copyExtendedFilm(ports(), userId, taskId);
});
