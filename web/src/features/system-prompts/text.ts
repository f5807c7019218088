import { promptParts } from "#contract/catalogue/placeholders.ts";

/** Texts of the system prompts page. The specification sets most of them. */
export const text = {
  title: "System Prompt Templates",
  about: "The two prompts behind each story type. Copy one, make it your own, and order with it.",
  back: "Back",
  backTo: "Back to Developer Tools",
  loading: "Loading templates...",
  retry: "Retry",
  failed: (reason: string) => `Failed to load templates: ${reason}`,
  none: "No Template Found",
  noneAbout: "There is no template for this story type.",
  storyType: "Story Type",
  warning: "Keep the placeholder variables intact",
  warningAbout:
    "When a film is made, each of them is replaced with a value of the order. A prompt without one of them is rejected.",
  variables: {
    language: "Story language",
    age: "Audience age",
    minutes: "Video length minutes",
    scenes: "Scene count",
    fixedCharacter: "Fixed character name",
  },
  prompts: {
    writing: { title: "Story Writing Prompt", about: "How the story is told." },
    structure: { title: "Structure Design Prompt", about: "How the story is divided into scenes and pictures." },
  },
  characters: (count: string) => `${count} characters`,
  helper: "AI System Prompt Revise Helper",
  helperAbout: "Describe what should be different. The placeholders stay, and you can copy the result.",
  which: "Prompt to revise",
  wish: "What should be changed?",
  wishPlaceholder: "For example: tell it with more humour, and always end with a question.",
  revise: "Revise with AI",
  revising: "Revising...",
  revised: "Revised prompt",
  revisedNote: "Made by AI: please read it before you use it.",
  wishMissing: "Please say what should be changed.",
  reviseFailed: (reason: string) => `Failed to revise the prompt: ${reason}`,
  elsewhere: "Prefer another assistant? Copy the request and paste it there.",
  copyRequest: "Copy Request",
  check: "Check Your Own Prompt",
  checkAbout: "Paste a prompt that you changed, and see whether a film can be made with it.",
  checkWhich: "Prompt to check",
  ownPrompt: "Your prompt",
  ownPromptPlaceholder: "You are a teller of fairytales...",
  checkNow: "Check Placeholders",
  checking: "Checking...",
  promptMissing: "Please paste your prompt first.",
  valid: "All required placeholders are there. A film can be made with this prompt.",
  missing: "Cannot Save - Missing Required Placeholders",
  checkFailed: (reason: string) => `Failed to check the prompt: ${reason}`,
} as const;

/** The two prompts as options of a choice. */
export const promptOptions = promptParts.map((id) => ({ id, text: text.prompts[id].title }));
