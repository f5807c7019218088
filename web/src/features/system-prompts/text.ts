import { promptParts } from "#contract/catalogue/placeholders.ts";
import { t } from "../../lib/translate.ts";

/** Texts of the system prompts page. The specification sets most of them. */
export const text = {
  title: t("System Prompt Templates"),
  about: t("The two prompts behind each story type. Copy one, make it your own, and order with it."),
  back: t("Back"),
  backTo: t("Back to Developer Tools"),
  loading: t("Loading templates..."),
  retry: t("Retry"),
  failed: (reason: string) => t("Failed to load templates: {reason}", { reason }),
  none: t("No Template Found"),
  noneAbout: t("There is no template for this story type."),
  storyType: t("Story Type"),
  warning: t("Keep the placeholder variables intact"),
  warningAbout: t(
    "When a film is made, each of them is replaced with a value of the order. A prompt without one of them is rejected.",
  ),
  variables: {
    language: t("Story language"),
    age: t("Audience age"),
    minutes: t("Video length minutes"),
    scenes: t("Scene count"),
    fixedCharacter: t("Fixed character name"),
  },
  prompts: {
    writing: { title: t("Story Writing Prompt"), about: t("How the story is told.") },
    structure: { title: t("Structure Design Prompt"), about: t("How the story is divided into scenes and pictures.") },
  },
  characters: (count: string) => t("{count} characters", { count }),
  helper: t("AI System Prompt Revise Helper"),
  helperAbout: t("Describe what should be different. The placeholders stay, and you can copy the result."),
  which: t("Prompt to revise"),
  wish: t("What should be changed?"),
  wishPlaceholder: t("For example: tell it with more humour, and always end with a question."),
  revise: t("Revise with AI"),
  revising: t("Revising..."),
  revised: t("Revised prompt"),
  revisedNote: t("Made by AI: please read it before you use it."),
  wishMissing: t("Please say what should be changed."),
  reviseFailed: (reason: string) => t("Failed to revise the prompt: {reason}", { reason }),
  elsewhere: t("Prefer another assistant? Copy the request and paste it there."),
  copyRequest: t("Copy Request"),
  request: t("request"),
  check: t("Check Your Own Prompt"),
  checkAbout: t("Paste a prompt that you changed, and see whether a film can be made with it."),
  checkWhich: t("Prompt to check"),
  ownPrompt: t("Your prompt"),
  ownPromptPlaceholder: t("You are a teller of fairytales..."),
  checkNow: t("Check Placeholders"),
  checking: t("Checking..."),
  promptMissing: t("Please paste your prompt first."),
  valid: t("All required placeholders are there. A film can be made with this prompt."),
  missing: t("Cannot Save - Missing Required Placeholders"),
  checkFailed: (reason: string) => t("Failed to check the prompt: {reason}", { reason }),
} as const;

/** The two prompts as options of a choice. */
export const promptOptions = promptParts.map((id) => ({ id, text: text.prompts[id].title }));
