import { firstLookCredits } from "#contract/catalogue/first-look.ts";
import { lengths } from "#contract/catalogue/lengths.ts";
import { taskFieldsFromForm } from "#contract/order/convert.ts";
import type { TaskOrder } from "#contract/schema/task.ts";
import type { TaskForm } from "#contract/schema/task-form.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import { addSeconds } from "../shared/time.ts";
import { asTestOrder, type Origin } from "./origin.ts";
import type { HasOrderSettings } from "./ports.ts";

/** A film's size in pixels, 16 : 9: "1920x1080". */
const sizeText = (dimension: TaskForm["dimensionType"], shortSide: number): string => {
  const longSide = (shortSide * 16) / 9;
  return dimension === "portrait" ? `${shortSide}x${longSide}` : `${longSide}x${shortSide}`;
};

/** The order of a form. The price comes from the catalogue, the size from the operator's setting. */
export const orderFrom = (
  form: TaskForm,
  { filmShortSide }: Pick<HasOrderSettings["settings"], "filmShortSide">,
): TaskOrder => {
  const { scenes, credits } = lengths[form.videoDuration];
  return {
    ...taskFieldsFromForm(form),
    video_scene_count: scenes,
    credit_cost: credits,
    credits_due: form.review === "first_scene" ? credits - firstLookCredits : undefined,
    image_dimensions: sizeText(form.dimensionType, filmShortSide),
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
