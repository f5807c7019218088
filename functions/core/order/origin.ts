import { lengths, type Minutes } from "#contract/catalogue/lengths.ts";
import type { TaskOrder } from "#contract/schema/task.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import type { PreviousStory } from "../story/story.ts";

/** Where an order came from, and what follows from it for the task. */
export interface Origin {
  readonly by: TaskRecord["triggered_by"];
  /** What the task's id begins with. */
  readonly id: "web" | "api";
  /** Ordered with a test key. */
  readonly test: boolean;
  /** The film that it repeats or continues. */
  readonly source?: Pick<TaskRecord, "source_task_id" | "source_mode" | "look_seed">;
  readonly sequelOf?: PreviousStory;
}

export const fromSite: Origin = { by: "web_user", id: "web", test: false };

/** A test film is a real one, but short and free, whatever was ordered. */
export const testMinutes: Minutes = 3;
/** Test films of one user in a day. */
export const maxTestFilmsPerDay = 20;

export const asTestOrder = <T extends TaskOrder>(order: T): T => ({
  ...order,
  video_length_minutes: testMinutes,
  video_scene_count: lengths[testMinutes].scenes,
  credit_cost: 0,
});
