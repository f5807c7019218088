import { lengths, type Minutes } from "#contract/catalogue/lengths.ts";
import type { TaskOrder } from "#contract/schema/task.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import type { PreviousStory } from "../story/story.ts";

/** The source of an order, with the task fields that depend on it. */
export interface Origin {
  readonly by: TaskRecord["triggered_by"];
  /** Prefix of the task's id. */
  readonly id: "web" | "api";
  /** Ordered with a test key. */
  readonly test: boolean;
  /** The film that it repeats or continues. */
  readonly source?: Pick<TaskRecord, "source_task_id" | "source_mode" | "look_seed">;
  readonly sequelOf?: PreviousStory;
}

export const fromSite: Origin = { by: "web_user", id: "web", test: false };

/** A test film is real, but always short and free. */
export const testMinutes: Minutes = 3;
/** Maximum test films of a user per day. */
export const maxTestFilmsPerDay = 20;

export const asTestOrder = <T extends TaskOrder>(order: T): T => ({
  ...order,
  video_length_minutes: testMinutes,
  video_scene_count: lengths[testMinutes].scenes,
  credit_cost: 0,
  credits_due: undefined,
});
