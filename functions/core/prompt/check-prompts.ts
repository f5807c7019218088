import {
  type Placeholder,
  type PromptPart,
  promptParts,
  requiredPlaceholders,
} from "#contract/catalogue/placeholders.ts";
import { Refusal } from "../shared/errors.ts";
import { missingIn } from "./placeholders.ts";

type Prompts = { readonly [part in PromptPart]?: string | undefined };

/** The placeholders missing from each of a user's own system prompts; none for a template. */
export const missingPlaceholders = (storyType: string, prompts: Prompts): Record<PromptPart, Placeholder[]> => {
  const missing = (part: PromptPart) => {
    const prompt = prompts[part];
    return prompt === undefined ? [] : missingIn(prompt, requiredPlaceholders(storyType));
  };
  return { writing: missing("writing"), structure: missing("structure") };
};

/** Refuses prompts with missing placeholders. An order without own prompts uses the template. */
export const checkPrompts = (storyType: string, { writing, structure }: Prompts): void => {
  const missing = missingPlaceholders(storyType, { writing: writing || undefined, structure: structure || undefined });
  const lines = promptParts
    .filter((part) => missing[part].length > 0)
    .map((part) => `${names[part]}: ${missing[part].join(", ")}`);
  if (lines.length > 0)
    throw new Refusal("invalid_request", `Cannot Save - Missing Required Placeholders (${lines.join("; ")})`, {
      missingPlaceholders: missing,
    });
};

const names: Readonly<Record<PromptPart, string>> = { writing: "story writing", structure: "structure design" };
