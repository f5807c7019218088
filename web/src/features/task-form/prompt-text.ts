import { t } from "../../lib/translate.ts";

/** Texts of the system prompt editor. The specification sets most of them. */
export const promptText = {
  title: t("System Prompt Editor"),
  about: t(
    "These prompts tell the AI how to write your story. Each placeholder is replaced with a value of your order, so all of them must stay.",
  ),
  parts: { writing: t("Story Writing"), structure: t("Structure Design") },
  promptOf: { writing: t("Story writing prompt"), structure: t("Structure design prompt") },
  which: t("Which prompt"),
  raw: t("Edit Raw Text"),
  preview: t("Preview"),
  loading: t("Loading the template..."),
  copyOf: t("the system prompt"),
  size: (tokens: number, characters: number) =>
    t("About {tokens} tokens · {characters} characters", { tokens, characters }),
  revise: t("Revise with AI"),
  wish: t("What should be changed?"),
  wishExample: t("Such as: let every story end with a question"),
  noWish: t("Please say what should be changed."),
  revising: t("Revising..."),
  revised: t("AI-generated. Please read it over before you save."),
  undo: t("Undo"),
  notRevised: (reason: string) =>
    reason.startsWith("System prompt revision failed")
      ? reason
      : t("System prompt revision failed: {reason}", { reason }),
  network: (reason: string) => t("Network error: {reason}", { reason: reason.replace(/^Network error\.\s*/, "") }),
  missing: t("Cannot Save - Missing Required Placeholders"),
  save: t("Save Prompts"),
  validating: t("Validating..."),
  cancel: t("Cancel"),
  tryAgain: t("Try Again"),
} as const;
