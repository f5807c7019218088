import type { TaskForm } from "#contract/schema/task-form.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import { commitPaid } from "../credit/commit-paid.ts";
import { heldFor, settleEdit } from "../credit/task-credits.ts";
import { checkPrompts } from "../prompt/check-prompts.ts";
import { assertLanguageIsSpoken } from "../provider/assert-engines-available.ts";
import { Refusal } from "../shared/errors.ts";
import { findFilm } from "../task/find-task.ts";
import { keepLongTexts } from "../task/long-texts.ts";
import type { HasTasks } from "../task/ports.ts";
import { taskEvent } from "../task/task-event.ts";
import { type CreatesTasks, keepFullStory } from "./create-task.ts";
import { orderFrom } from "./new-task.ts";
import { withTexts } from "./order-texts.ts";
import { asTestOrder } from "./origin.ts";
import { copyOwnFiles } from "./own-files.ts";
import { refuseInventedFacts } from "./refuse-invented-facts.ts";

/** Changes a pending task and reserves or releases the difference in price. */
export const editTask = async (
  deps: CreatesTasks & HasTasks,
  userId: string,
  taskId: string,
  form: TaskForm,
): Promise<TaskRecord> => {
  const before = await findFilm(deps, userId, taskId);
  if (before.process_status !== "pending") throw notEditable(before);
  if (before.translation_key)
    throw new Refusal(
      "conflict",
      "A film in another language has the settings of the first film. Please order the language again.",
    );
  checkPrompts(form.storyType, { writing: form.systemPromptWriting, structure: form.systemPromptStructure });
  if (!before.test) assertLanguageIsSpoken(deps.settings.models, form.voiceLanguage);
  refuseInventedFacts(deps, form);
  const folder = `tasks/${userId}/${taskId}`;
  const order = orderFrom(await withTexts(deps, form, before.triggered_by), deps.settings);
  const at = deps.now().toISOString();
  const after: TaskRecord = {
    ...before,
    ...(await keepLongTexts(deps, folder, before.test ? asTestOrder(order) : order)),
    // The site sends back the name that it shows.
    is_named_after_story: !form.codeName || (before.is_named_after_story && form.codeName === before.code_name),
    full_story_key: await keepFullStory(deps, folder, form.fullStory),
    ...(await copyOwnFiles(deps, before, form)),
    // Credits paid for work on the old order do not count for the new one.
    credits_paid: undefined,
    rev: before.rev + 1,
    task_updated_at: at,
  };
  const entries = settleEdit(before, after, at);

  await commitPaid(deps, userId, heldFor(after) - heldFor(before), [
    { kind: "edit-task", task: after, from: before.rev },
    ...(entries.length > 0 ? [{ kind: "move-credits" as const, userId, entries }] : []),
    taskEvent(deps, "task.edited", after),
  ]);
  return after;
};

const notEditable = ({ process_status }: TaskRecord) =>
  new Refusal(
    "conflict",
    `Task cannot be edited. Current status: ${process_status}. Only pending tasks can be edited.`,
  );
