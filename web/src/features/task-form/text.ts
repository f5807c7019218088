import { credits } from "../../lib/format.ts";
import { fromServer, plural, t } from "../../lib/translate.ts";
import type { FormMode } from "./mode.ts";

/** Texts that differ between the modes. */
const ofMode: Readonly<
  Record<FormMode, Readonly<Record<"title" | "about" | "submit" | "busy" | "done" | "failed", string>>>
> = {
  create: {
    title: t("Create Your Task"),
    about: t("Describe what happens, or paste a finished story. Everything else has good defaults."),
    submit: t("Create My Story"),
    busy: t("Creating Magic..."),
    done: t("Your story is ordered."),
    failed: t("Failed to create animation task"),
  },
  edit: {
    title: t("Edit Your Task"),
    about: t("Your changes apply to the film that has not started yet. A difference in price is settled immediately."),
    submit: t("Update My Story"),
    busy: t("Updating Magic..."),
    done: t("Your task is updated."),
    failed: t("Failed to edit animation task"),
  },
  repeat: {
    title: t("Repeat Your Task"),
    about: t("A new film with the settings of an earlier one. Change what should be different."),
    submit: t("Repeat My Task"),
    busy: t("Repeating Magic..."),
    done: t("Your task is ordered again."),
    failed: t("Failed to repeat animation task"),
  },
  continue: {
    title: t("Create Your Sequel"),
    about: t(
      "The same characters in their next adventure. Leave the prompt unchanged, and the story continues where it ended.",
    ),
    submit: t("Create My Sequel"),
    busy: t("Creating Sequel..."),
    done: t("Your sequel is ordered."),
    failed: t("Failed to continue animation task"),
  },
};

/** Texts of the order form. The specification sets most of them. */
export const text = {
  of: ofMode,
  loadingSource: t("Loading task data for editing..."),
  loading: t("Loading..."),
  notRepeatable: t(
    "A film in another language has the pictures of its first film. Please order the language again on the page of that film.",
  ),
  notEditable: (status: string) =>
    t("Task cannot be edited. Current status: {status}. Only pending tasks can be edited.", { status }),
  notCompleted: (status: string) =>
    t("Can only create sequels for completed tasks. Current status: {status}.", { status }),
  notFound: (reason: string) => t("Task not found: {reason}", { reason }),
  noSource: t("no task was specified"),
  notLoaded: (reason: string) => t("Failed to load task data: {reason}", { reason }),
  tryAgain: t("Try Again"),
  toTasks: t("Back to Tasks"),
  toDetails: t("View Details"),

  noUser: t("User authentication required. Please log in again."),
  noStory: t("Please provide either a story prompt or a full story!"),
  tooLong: {
    inputStory: (maximum: number) => t("The story prompt is longer than {maximum} characters.", { maximum }),
    fullStory: (maximum: number) => t("The full story is longer than {maximum} characters.", { maximum }),
  },
  noCustomStyle: t("Please enter your custom illustration style or select a predefined style!"),
  tooManyAddresses: t("Copy to Email: up to 5 addresses."),
  noAddress: t("Copy to Email: one of the addresses is not an e-mail address."),
  tooManyHashtags: t("Hashtags: up to 10."),
  noHashtag: t("Hashtags: each has up to 50 letters, digits and underscores."),
  longIntroCard: t("The intro card can have up to 50 characters."),
  longEndCard: t("The end card can have up to 80 characters."),
  noWatermark: t("Please upload a watermark image or disable the watermark."),
  noMusic: t("Please select or upload a sound file, or choose other music."),
  ofCharacter: (number: number, problem: string) => t("Character {number}: {problem}", { number, problem }),
  noCharacterName: t("Please enter a character name for the fixed character."),
  sameName: t("Another character has the same name."),
  shortName: t("Character name must be at least 2 characters long"),
  longName: t("Character name must be 50 characters or less"),
  failed: (mode: FormMode, reason: string) => `${ofMode[mode].failed}: ${reason}`,
  backend: (reason: string) => t("Backend error: {reason}", { reason }),
  somethingWrong: t("Something went wrong. Please try again!"),
  check: (errors: number) =>
    plural(errors, { one: "One field needs another look", other: "{count} fields need another look" }),

  back: t("Back"),
  watch: t("Watch it being made"),
  saved: (time: string) => t("Saved {time}", { time }),
  details: t("Price details"),

  story: t("Your story"),
  storyType: t("Story Type"),
  prompt: t("Story Prompt"),
  fullStory: t("Full Story"),
  promptPlaceholder: t("A little fox who has never seen the sea builds a boat of leaves."),
  outlineHint: t("Type your idea, and we show here what we understood of it."),
  fullPlaceholder: t("Paste the whole story here."),
  sequelHint: t("This is the story you continue. Write what happens next, or leave it unchanged."),
  summarised: t("If the story prompt is empty, we summarize the story in under 1,000 characters for your task list."),
  promptKept: t("Only the text of the open tab is used; your story prompt stays here."),
  fullStoryKept: t("Only the text of the open tab is used; your full story stays here."),
  idea: t("Enlighten me with AI"),
  thinking: t("Thinking of a story..."),
  undo: t("Undo"),
  fromAi: t("AI-generated. Please read it over."),
  noIdea: t("Failed to generate story idea. Please try again."),
  copyPrompt: t("Copy Prompt"),
  promptToCopy: t("Prompt"),
  sumUp: t("Summarize with AI"),
  summingUp: t("Summarizing..."),
  sumUpAbout: t("Turns it into a story prompt, which can be retold at any length. Your full story stays here."),
  notSummedUp: t("Failed to summarize the story. Please try again."),
  title: t("Title (optional)"),
  titleHint: t("Without one, the film is named after its story."),
  suggestTitle: t("Suggest a title"),
  suggesting: t("Looking for a title..."),
  noTitle: t("Failed to suggest a title. Please try again."),
  whole: t("That looks like a whole story."),
  wholeOffer: t("As a full story it can be narrated word for word instead of being retold."),
  useAsFull: t("Use as Full Story"),
  keepAsPrompt: t("Keep as prompt"),

  minutes: (minutes: number) => t("{minutes} minutes", { minutes }),
  scenes: (scenes: number) => t("{scenes} scenes", { scenes }),
  fits: (minutes: number, characters: number) =>
    t("{minutes} minutes are about {characters} characters of story.", { minutes, characters }),

  advanced: t("Advanced Personalization"),
  advancedAbout: t("Audience, words, effects, your own pictures and prompts"),
  cost: t("Total Cost"),
  fullStoryReads: (english: string) => {
    const reading = fromServer(english);
    return t("Full story: {reading}", { reading: reading.charAt(0).toLowerCase() + reading.slice(1) });
  },
  price: t("Your film"),
  partNames: { story: t("Story"), voices: t("Voices"), pictures: t("Pictures"), film: t("Film") },
  balance: t("Balance now"),
  after: t("Balance after"),
  already: t("Already reserved for this task"),
  tryFirstScene: (price: number) => t("Try the first scene ({credits})", { credits: credits(price) }),
  failedIsFree: t("Failed = 0 credits: a film that fails costs nothing."),
  short: (missing: number) => t("You need {credits} more for this.", { credits: credits(missing) }),
  buy: t("Buy More Credits"),
} as const;
