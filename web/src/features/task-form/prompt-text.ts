import { number } from "../../lib/format.ts";

/** Texts of the system prompt editor. The specification sets most of them. */
export const promptText = {
  title: "System Prompt Editor",
  about:
    "These prompts tell the AI how to write your story. Each placeholder is replaced with a value of your order, so all of them must stay.",
  parts: { writing: "Story Writing", structure: "Structure Design" },
  promptOf: { writing: "Story writing prompt", structure: "Structure design prompt" },
  which: "Which prompt",
  raw: "Edit Raw Text",
  preview: "Preview",
  loading: "Loading the template...",
  copyOf: "the system prompt",
  size: (tokens: number, characters: number) => `About ${number(tokens)} tokens · ${number(characters)} characters`,
  revise: "Revise with AI",
  wish: "What should be changed?",
  wishExample: "Such as: let every story end with a question",
  noWish: "Please say what should be changed.",
  revising: "Revising...",
  revised: "AI-generated. Please read it over before you save.",
  undo: "Undo",
  notRevised: (reason: string) =>
    reason.startsWith("System prompt revision failed") ? reason : `System prompt revision failed: ${reason}`,
  network: (reason: string) => `Network error: ${reason.replace(/^Network error\.\s*/, "")}`,
  missing: "Cannot Save - Missing Required Placeholders",
  save: "Save Prompts",
  validating: "Validating...",
  cancel: "Cancel",
  tryAgain: "Try Again",
} as const;
