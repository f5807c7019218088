import { expect, it } from "vitest";
import { writeStory } from "#functions/core/script/write-story.ts";
import { makeStory } from "#test/support/studio.ts";
import { makeRun } from "#test/support/task.ts";
import { makeFixture } from "../pipeline/make-film.ts";

it("gives a full story to the writer without the title on its first line, and the title by itself", async () => {
  const key = "tasks/ada/web_1/full.txt";
  const deps = makeFixture({ full_story_key: key });
  const text = "The fox built a boat. He sailed to the far island, and slept there.";
  await deps.artifacts.put(key, `The Fox at Sea\n\n${text}`);
  deps.writer.adapt.mockResolvedValueOnce(makeStory());

  await writeStory(deps, makeRun());

  expect(deps.writer.adapt).toHaveBeenCalledWith(expect.objectContaining({ title: "The Fox at Sea", text }));
});
