import { storyTypes } from "#contract/catalogue/story-types.ts";
import type { TaskForm } from "#contract/schema/task-form.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import type { HasAssistant } from "../assist/ports.ts";
import { suggestSummary } from "../assist/suggest-summary.ts";
import { titleBy } from "../assist/suggest-title.ts";
import type { HasWait } from "../shared/ports.ts";
import { truncate } from "../shared/truncate.ts";

/** Maximum seconds that an order waits for a generated name or summary. */
const maxWaitSeconds = 2;

type By = TaskRecord["triggered_by"];
type Asks = HasAssistant & HasWait;

/** The form with generated texts for empty fields: a name, and a summary if there is only a full story. */
export const withTexts = async (deps: Asks, form: TaskForm, by: By): Promise<TaskForm> => {
  const { fullStory: story, voiceLanguage: language } = form;
  const [inputStory, codeName] = await Promise.all([
    form.inputStory || suggestSummary(deps, { story, language }, maxWaitSeconds),
    form.codeName || nameOf(deps, form, by),
  ]);
  return { ...form, inputStory, codeName };
};

const nameOf = async (deps: Asks, form: TaskForm, by: By): Promise<string> => {
  const { storyType, voiceLanguage: language } = form;
  const story = form.inputStory || form.fullStory;
  const begins = story.replace(/\s+/g, " ");
  return (
    (await titleBy(deps, { storyType, language, story }, maxWaitSeconds)) ??
    (by === "web_user" ? `${storyTypes[storyType]} - ${truncate(begins, 50)}` : truncate(begins, 100))
  );
};
