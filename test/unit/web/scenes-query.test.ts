import { expect, it } from "vitest";
import type { ReplyOf } from "#contract/endpoint.ts";
import type { taskScenes } from "#contract/endpoints/tasks.ts";
import type { Task } from "#contract/schema/task.ts";
import { scenesQuery } from "#web/src/features/task-detail/queries.ts";

const film = { task_id: "web_1", process_status: "completed", attempt: 1, progress: {} } as Task;
const before = { scenes: [], speakers: [], revision: 1, editing: { allowed: true, makes_cut: true } };

it.each([
  ["a film", undefined, true],
  ["a film whose last new cut was cancelled", "cancelled", true],
  ["a film whose new cut is being made, though the scenes were loaded before", "making", false],
] as const)("lets the scenes of %s be edited: %s, %s", (_, state, allowed) => {
  const query = scenesQuery({ ...film, ...(state && { new_cut: { task_id: "cut_web_1", state } }) } as Task);
  const shown = query.select?.(before as unknown as ReplyOf<typeof taskScenes>["data"]);
  expect(shown).toEqual({ ...before, editing: { allowed, makes_cut: true } });
});
