import * as z from "zod";
import { artifacts } from "#functions/connect/artifacts.ts";
import { clock } from "#functions/connect/clock.ts";
import { database } from "#functions/connect/database.ts";
import { writer } from "#functions/connect/engines/writer.ts";
import { stageEvent } from "#functions/core/pipeline/stage-event.ts";
import { writeStory } from "#functions/core/script/write-story.ts";
import { Run, stage, stageHandler } from "./stage.ts";

const connect = () => ({ ...clock(), ...database(), ...artifacts(), ...writer() });

/** Writes the film's story. */
export const writeStoryStage = stage(
  {
    input: z.object({ run: Run }),
    output: z.object({ storyKey: z.string() }),
    events: ({ run }) => [stageEvent(clock(), "film.story_written", run, {})],
  },
  (deps: ReturnType<typeof connect>, { run }) => writeStory(deps, run),
);

export const handler = stageHandler(writeStoryStage, connect);
