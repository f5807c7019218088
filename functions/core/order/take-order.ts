import { formFromTask } from "#contract/order/convert.ts";
import { webhookDefaults } from "#contract/order/names.ts";
import { withoutCharacterVoices } from "#contract/order/without-voices.ts";
import type { IncomingOrder } from "#contract/schema/incoming-order.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import type { HasPresets } from "../preset/ports.ts";
import { findPreset } from "../preset/presets.ts";
import { findTask } from "../task/find-task.ts";
import { withLongTexts } from "../task/long-texts.ts";
import type { HasTasks } from "../task/ports.ts";
import { refuseLiveTask } from "../task/refuse-live-task.ts";
import { type CreatesTasks, createTask } from "./create-task.ts";
import { editTask } from "./edit-task.ts";
import { type FormFields, fieldsOfProgram, mergeForm } from "./merge-form.ts";
import { continueTask, readFullStory, repeatTask } from "./repeat-task.ts";

type TakesOrders = CreatesTasks & HasTasks & HasPresets;

/** An order of a program, in the mode that it names. */
export const takeOrder = async (
  deps: TakesOrders,
  userId: string,
  order: IncomingOrder,
  { test }: { readonly test: boolean },
): Promise<TaskRecord> => {
  const { mode, task_id = "", from_task_id = "", triggered_by: by = "api_call", input_story } = order;
  const origin = { by, id: "api" as const, test };
  const fields = await withPreset(deps, userId, order.preset_id, fieldsOfProgram(order));
  switch (mode) {
    case "create":
      return createTask(deps, userId, mergeForm(webhookDefaults, fields, origin), origin);
    case "edit": {
      await refuseLiveTask(deps, userId, task_id, { mode: test ? "test" : "live" });
      const before = await withLongTexts(deps, await findTask(deps, userId, task_id));
      // A new prompt replaces the full story of the task.
      const fullStory = input_story ? "" : await readFullStory(deps, before);
      return editTask(deps, userId, task_id, mergeForm({ ...formFromTask(before), fullStory }, fields, origin));
    }
    case "repeat":
      return repeatTask(deps, userId, from_task_id, { ...fields, ...(input_story && { fullStory: "" }) }, origin);
    case "continue":
      return continueTask(deps, userId, from_task_id, fields, origin);
  }
};

/** The fields of an order, and the preset's settings for those that it leaves out. */
const withPreset = async (
  deps: HasPresets,
  userId: string,
  presetId: string | undefined,
  fields: FormFields,
): Promise<FormFields> => {
  if (!presetId) return fields;
  const { settings } = await findPreset(deps, userId, presetId);
  // A voice speaks one language.
  const language = fields["voiceLanguage"];
  const keepsVoices = language === undefined || language === settings.voiceLanguage;
  return { ...settings, ...(!keepsVoices && { narratorVoiceId: "", ...withoutCharacterVoices(settings) }), ...fields };
};
