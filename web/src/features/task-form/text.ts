import type { Minutes } from "#contract/catalogue/lengths.ts";
import { number } from "../../lib/format.ts";

/** The words of the task form, as the specification gives them. */
export const text = {
  title: "Create Your Task",
  storyType: "Story Type",
  story: "Story",
  prompt: "Story Prompt",
  fullStory: "Full Story",
  promptPlaceholder: "A little fox who has never seen the sea builds a boat of leaves.",
  fullPlaceholder: "Paste the whole story here.",
  counter: (length: number, maximum: number) => `${number(length)} / ${number(maximum)} characters`,
  fits: (minutes: Minutes, scenes: number, characters: number) =>
    `${minutes} minutes are ${scenes} scenes: about ${number(characters)} characters of story.`,
  video: "Video",
  language: "Video Language",
  format: "Video Format",
  landscape: "Landscape (16:9)",
  portrait: "Portrait (9:16)",
  length: "Video Length",
  minutes: (minutes: Minutes) => `${minutes} minutes`,
  scenes: (scenes: number) => `${scenes} scenes`,
  keyElements: "Key Elements",
  style: "Illustration Style",
  others: "Others",
  customStyle: "Custom Illustration Style",
  voice: "Voice",
  narrator: "Narrator Name (optional)",
  zoom: "Zoom effect",
  subtitle: "Subtitle",
  transitions: "Chapter transitions",
  cost: "Total Cost",
  short: (missing: string) => `You need ${missing} more for this.`,
  submit: "Create My Story",
  busy: "Creating Magic...",
} as const;
