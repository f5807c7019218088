import type { TaskForm } from "#contract/schema/task-form.ts";
import { builtInModels } from "../provider/models.ts";
import type { Models } from "../provider/ports.ts";
import { Refusal } from "../shared/errors.ts";
import { type FactsReason, factsReason } from "./needs-facts.ts";
import type { HasOrderSettings } from "./ports.ts";

const subjects: Readonly<Record<FactsReason, string>> = {
  lesson: "lessons",
  history: "history",
  scripture: "scripture",
  news: "news",
  product: "products",
  real_person: "real people",
};

/**
 * Throws `facts_needed` for an idea that only somebody who knows the facts can tell, while the built-in writer is
 * chosen. A full story is told as it is.
 */
export const refuseInventedFacts = (
  { settings }: HasOrderSettings,
  { storyType, inputStory, fullStory }: Pick<TaskForm, "storyType" | "inputStory" | "fullStory">,
): void => {
  const [writer] = settings.models.writer.split(",");
  if (fullStory || writer !== builtInModels.writer) return;
  const reason = factsReason(storyType, inputStory);
  if (!reason) return;
  throw new Refusal(
    "facts_needed",
    `The built-in writer does not make up ${subjects[reason]}. Paste the text as a full story, or choose another story type. With a language model as WRITER in the settings, an idea is enough.`,
    { reason },
  );
};

/** The engines that can make a film: the built-in writer is no fallback where an idea needs facts. */
export const enginesFor = (
  { storyType, inputStory, fullStory }: Pick<TaskForm, "storyType" | "inputStory" | "fullStory">,
  models: Models,
): Models => {
  if (fullStory || !factsReason(storyType, inputStory)) return models;
  const writers = models.writer.split(",").filter((writer) => writer !== builtInModels.writer);
  return { ...models, writer: writers.join(",") };
};
