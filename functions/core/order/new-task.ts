import { lengths } from "#contract/catalogue/lengths.ts";
import { taskFieldsFromForm } from "#contract/order/convert.ts";
import type { TaskOrder } from "#contract/schema/task.ts";
import type { TaskForm } from "#contract/schema/task-form.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import { addSeconds } from "../shared/time.ts";
import { asTestOrder, type Origin } from "./origin.ts";

/** A film's size in pixels. */
export const pixels = { landscape: "1920x1080", portrait: "1080x1920" } as const;

/** The order of a form; price and size come from the catalogue. */
export const orderFrom = (form: TaskForm): TaskOrder => {
  const { scenes, credits } = lengths[form.videoDuration];
  return {
    ...taskFieldsFromForm(form),
    video_scene_count: scenes,
    credit_cost: credits,
    image_dimensions: pixels[form.dimensionType],
  };
};

/** A pending task: it starts after its edit window. */
export const newTask = (
  order: TaskOrder & Pick<TaskRecord, "long_texts_key">,
  made: {
    readonly id: string;
    readonly userId: string;
    readonly email: string;
    readonly at: Date;
    readonly editSeconds: number;
    readonly fullStoryKey: string | undefined;
    readonly origin: Pick<Origin, "by" | "test">;
  },
): TaskRecord => {
  const at = made.at.toISOString();
  return {
    ...(made.origin.test ? { ...asTestOrder(order), test: true } : order),
    task_id: made.id,
    user_id: made.userId,
    user_email: made.email,
    triggered_by: made.origin.by,
    full_story_key: made.fullStoryKey,
    process_status: "pending",
    rev: 1,
    attempt: 1,
    task_created_at: at,
    task_updated_at: at,
    start_after: addSeconds(made.at, made.editSeconds),
    deadline: addSeconds(made.at, 24 * 3600),
  };
};
