import type { Task } from "#contract/schema/task.ts";
import { engineNames } from "../../lib/engine-names.ts";
import { credits, dateTime, day, dollars } from "../../lib/format.ts";
import { stageNames } from "../../lib/stage-names.ts";
import { plural, t } from "../../lib/translate.ts";

/** Texts of the task page. The specification sets most of them. */
export const text = {
  task: t("Task"),
  loading: t("Loading task..."),
  noCodeName: t("No code name available"),
  failedTask: (reason: string) => t("Failed to fetch task: {reason}", { reason }),
  notFound: t("Task not found"),
  denied: t("Access denied: Task does not belong to current user"),
  backToTasks: t("Back to Tasks"),
  back: t("Back"),
  tryAgain: t("Try Again"),
  offline: t("Connection lost. This page continues as soon as you are back online."),

  start: { label: t("Start Now"), busy: t("Starting...") },
  startFailed: t("Failed to start task"),
  edit: t("Edit Task"),
  retry: { label: t("Retry Task"), busy: t("Retrying...") },
  retryFailed: t("Failed to retry task"),
  cancel: { label: t("Cancel Task"), confirm: t("Confirm Cancel"), busy: t("Cancelling...") },
  cancelFailed: t("Failed to cancel task"),
  delete: { label: t("Delete Task"), confirm: t("Confirm Delete"), busy: t("Deleting...") },
  deleteFailed: t("Failed to delete task. Please try again."),
  repeat: t("Repeat Task"),
  sequel: t("Create Sequel"),

  cancelOrDelete: t(
    "Both ways back return all credits: Cancel Task keeps the order in your list, Delete Task removes it.",
  ),
  waits: (seconds: number) =>
    t("It starts automatically in {seconds} s. Until then you can edit it, or cancel it for free.", { seconds }),
  queued: (running: number) =>
    plural(running, {
      one: "One of your films is being made. This one starts as soon as it is finished.",
      other: "{count} of your films are being made. This one starts as soon as one of them is finished.",
    }),
  place: (place: number) =>
    place === 1
      ? t("Other films are being made. This one is next.")
      : t("Other films are being made. This one is number {place} in the queue.", { place }),
  queueTimes: (start: string, ready: string) => t("It starts in {start} and is ready in {ready}.", { start, ready }),
  /** Why a film waits for an engine that an administrator has paused. */
  enginePaused: ({ process_status: status }: Pick<Task, "process_status">, engine: string) => {
    const name = engineNames(engine);
    return status === "pending"
      ? t(
          "We have paused an engine that this film needs ({engine}). The film waits and starts by itself as soon as the engine is back. We cannot say yet when that will be. After a day of waiting the film ends, and all its credits are refunded.",
          { engine: name },
        )
      : t(
          "We have paused an engine that this film needs ({engine}). The film waits and goes on by itself as soon as the engine is back. We cannot say yet when that will be. After about an hour of waiting the film ends, and its credits are refunded.",
          { engine: name },
        );
  },
  soon: t("It will start at any moment."),
  progress: t("Progress"),
  steps: {
    waiting: t("Wait"),
    ...stageNames,
  },
  stepDone: ["success", t("Done")],
  stepNow: ["in-progress", t("In progress")],
  stepPaused: ["stopped", t("Paused")],
  stepLater: ["pending", t("Upcoming")],
  scenesDone: (done: number, of: number) => t("{done} of {of} scenes", { done, of }),
  kept: (kept: number, of: number) => t("{kept} of {of} pictures kept from the previous attempt", { kept, of }),
  delayed: t("This takes longer than expected."),
  leave: t("You can leave this page. We keep working on your film."),

  reviewBelow: t("Look at the scenes below and change what you like. Continue makes the film with them."),
  reviewUpdating: t(
    "Your changes are being made. You can change more scenes. Continue makes the film as soon as they are finished.",
  ),
  reviewEnds: {
    continue: (date: string) => t("If you do nothing, the film continues on {date}.", { date }),
    cancel: (date: string) =>
      t("If you do nothing, the film is cancelled on {date}, and unfinished work is refunded.", { date }),
  },
  firstLookBelow: (rest: number) =>
    t(
      "Look at the first scene below, and listen to it. Continue makes the whole film with it and reserves {credits} more.",
      { credits: credits(rest) },
    ),
  continueFilm: { label: t("Continue"), busy: t("Continuing...") },
  continueFailed: t("Failed to continue the film"),
  missing: (count: number) => t("You need {credits} more.", { credits: credits(count) }),
  buy: t("Buy Credits"),

  why: t("This task has failed."),
  stoppedAt: (step: string) => t("{step}.", { step }),
  returned: (amount: number) => t("{credits} refunded to your balance.", { credits: credits(amount) }),
  creditsBack: t("Credits for unfinished work have been refunded to your balance."),
  ledger: t("See your credits"),
  whatNext: (price: number) =>
    t(
      "Retry Task continues with the same settings and reserves {credits}: finished work is kept. Repeat Task orders a new film, which you can change.",
      { credits: credits(price) },
    ),
  expired: t("You can order it again with Repeat Task."),

  storyboard: t("Storyboard"),
  script: t("Script"),
  editScenes: t("Edit Scenes"),
  scene: (number: number) => t("Scene {number}", { number }),
  sceneStatus: { planned: t("Planned"), voiced: t("Narrated"), drawn: t("Drawn"), filmed: t("Filmed") },
  sceneWaits: t("Not drawn yet"),
  allScenes: (count: number) => plural(count, { one: "Show all {count} scenes", other: "Show all {count} scenes" }),
  enlarge: t("Enlarge"),
  play: t("Play narration"),
  stop: t("Stop narration"),

  film: t("Video"),
  early: t(
    "The scenes that are ready, while we make the others. The finished film replaces them here, with music, captions and downloads.",
  ),
  unplayable: t("The film could not be loaded. Please reload the page, or download it."),
  downloads: t("Downloads"),
  files: {
    video: t("Download Video"),
    thumbnail: t("Download Thumbnail"),
    captions_srt: t("Captions (SRT)"),
    captions_vtt: t("Captions (VTT)"),
    transcript: t("Transcript"),
    descriptions_vtt: t("Audio description (VTT)"),
    descriptions_sound: t("Audio description (sound)"),
    story: t("Story"),
    description: t("Description"),
    everything: t("Everything (ZIP)"),
    editor: t("For video editors (ZIP)"),
  },
  publicLink: t("Public link"),
  publicSwitch: t("Anyone with the link can watch"),
  publicOff: t("The film is private. Only you can watch it."),
  publicOn: (iso: string | undefined) =>
    iso
      ? t("No account is needed. You can stop this at any time; the link ends with the film on {date}.", {
          date: dateTime(iso),
        })
      : t("No account is needed. You can stop this at any time; the link ends with the film."),
  publicFailed: t("The film could not be shared. Please try again."),
  privateFailed: t("Sharing could not be stopped. Please try again."),
  openPublic: t("Open the page"),
  publicAddress: t("Link"),
  embedCode: t("Code for your own website"),
  share: t("Share"),
  videoTitle: t("Title"),
  description: t("Description"),
  hashtags: t("Hashtags"),
  copyAll: t("Copy all"),
  /** Read after "Copy". */
  copied: {
    all: t("all"),
    title: t("title"),
    description: t("description"),
    hashtags: t("hashtags"),
    prompt: t("story prompt"),
    story: t("full story"),
    link: t("public link"),
    code: t("code"),
    taskId: t("task ID"),
  },

  story: t("Story"),
  prompt: t("Story Prompt"),
  fullStory: t("Full Story"),
  wordForWord: t("Narrated word for word as you wrote it."),
  settings: t("Settings"),
  wishes: t("Advanced Personalization"),
  source: {
    continue: t("The film that this one continues"),
    repeat: t("The film that this one repeats"),
    translate: t("The film that this one translates"),
  },
  prompts: t("System Prompts"),
  promptWriting: t("Story writing"),
  promptStructure: t("Structure design"),
  ownPrompts: t("The order's own prompts. Where there is none, our template was used."),
  receipt: t("Credits"),
  /** Administrators see it. */
  engineCost: (cost: NonNullable<Task["cost"]>) =>
    t("Cost of the engines: {total} (text {text}, pictures {pictures}, voice {voice})", {
      total: dollars(cost.total_usd),
      text: dollars(cost.text_usd),
      pictures: dollars(cost.pictures_usd),
      voice: dollars(cost.speech_usd),
    }),
  reserved: (amount: number) =>
    t("{credits} reserved for this film. Unused credits are refunded.", { credits: credits(amount) }),
  costed: (amount: number) => t("This film cost {credits}.", { credits: credits(amount) }),
  free: t("This film cost nothing."),
  deletedOn: (iso: string) => t("The film and its files will be deleted on {date}.", { date: dateTime(iso) }),
  gone: (iso: string) => t("The film and its files were deleted on {date}.", { date: day(iso) }),
  goneWhat: t("The order and the texts for sharing are kept. Repeat Task makes the film again."),
} as const;
