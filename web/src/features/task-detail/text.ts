import type { Task } from "#contract/schema/task.ts";
import { credits, dateTime, day } from "../../lib/format.ts";

/** A film costs cents, and its texts less than one. */
const dollars = (usd: number): string => `$${usd.toFixed(usd < 0.1 ? 4 : 2)}`;

/** Texts of the task page. The specification sets most of them. */
export const text = {
  task: "Task",
  loading: "Loading task...",
  noCodeName: "No code name available",
  failedTask: (reason: string) => `Failed to fetch task: ${reason}`,
  notFound: "Task not found",
  denied: "Access denied: Task does not belong to current user",
  backToTasks: "Back to Tasks",
  back: "Back",
  tryAgain: "Try Again",
  offline: "Connection lost. This page continues as soon as you are back online.",

  start: { label: "Start Now", busy: "Starting..." },
  startFailed: "Failed to start task",
  edit: "Edit Task",
  retry: { label: "Retry Task", busy: "Retrying..." },
  retryFailed: "Failed to retry task",
  cancel: { label: "Cancel Task", confirm: "Confirm Cancel", busy: "Cancelling..." },
  cancelFailed: "Failed to cancel task",
  delete: { label: "Delete Task", confirm: "Confirm Delete", busy: "Deleting..." },
  deleteFailed: "Failed to delete task. Please try again.",
  repeat: "Repeat Task",
  sequel: "Create Sequel",

  cancelOrDelete:
    "Both ways back return all credits: Cancel Task keeps the order in your list, Delete Task removes it.",
  waits: (seconds: number) =>
    `It starts automatically in ${seconds} s. Until then you can edit it, or cancel it for free.`,
  queued: (running: number) =>
    `${running === 1 ? "One of your films is" : `${running} of your films are`} being made. This one starts as soon as ${running === 1 ? "it" : "one of them"} is finished.`,
  place: (place: number) =>
    place === 1
      ? "Other films are being made. This one is next."
      : `Other films are being made. This one is number ${place} in the queue.`,
  queueTimes: (start: string, ready: string) => `It starts in ${start} and is ready in ${ready}.`,
  soon: "It will start at any moment.",
  progress: "Progress",
  steps: {
    waiting: "Wait",
    story: "Story",
    scenes: "Scenes",
    voices: "Narration",
    pictures: "Pictures",
    film: "Film",
    publishing: "Title",
  },
  stepDone: ["success", "Done"],
  stepNow: ["in-progress", "In progress"],
  stepLater: ["pending", "Upcoming"],
  scenesDone: (done: number, of: number) => `${done} of ${of} scenes`,
  kept: (kept: number, of: number) => `${kept} of ${of} pictures kept from the previous attempt`,
  delayed: "This takes longer than expected.",
  leave: "You can leave this page. We keep working on your film.",

  reviewBelow: "Look at the scenes below and change what you like. Continue makes the film with them.",
  reviewUpdating:
    "Your changes are being made. You can change more scenes. Continue makes the film as soon as they are finished.",
  reviewEnds: {
    continue: (at: string) => `If you do nothing, the film continues on ${at}.`,
    cancel: (at: string) => `If you do nothing, the film is cancelled on ${at}, and unfinished work is refunded.`,
  },
  firstLookBelow: (rest: number) =>
    `Look at the first scene below, and listen to it. Continue makes the whole film with it and reserves ${credits(rest)} more.`,
  continueFilm: { label: "Continue", busy: "Continuing..." },
  continueFailed: "Failed to continue the film",

  why: "This task has failed.",
  stoppedAt: (label: string) => `${label}.`,
  returned: (amount: number) => `${credits(amount)} refunded to your balance.`,
  creditsBack: "Credits for unfinished work have been refunded to your balance.",
  ledger: "See your credits",
  whatNext: (price: number) =>
    `Retry Task continues with the same settings and reserves ${credits(price)}: finished work is kept. Repeat Task orders a new film, which you can change.`,
  expired: "You can order it again with Repeat Task.",

  storyboard: "Storyboard",
  editScenes: "Edit Scenes",
  scene: (number: number) => `Scene ${number}`,
  sceneStatus: { planned: "Planned", voiced: "Narrated", drawn: "Drawn", filmed: "Filmed" },
  sceneWaits: "Not drawn yet",
  allScenes: (count: number) => `Show all ${count} scenes`,
  enlarge: "Enlarge",
  play: "Play narration",
  stop: "Stop narration",

  film: "Video",
  early:
    "The scenes that are ready, while we make the others. The finished film replaces them here, with music, captions and downloads.",
  unplayable: "The video could not be loaded. Please reload the page, or download it.",
  downloads: "Downloads",
  files: {
    video: "Download Video",
    thumbnail: "Download Thumbnail",
    captions_srt: "Captions (SRT)",
    captions_vtt: "Captions (VTT)",
    story: "Story",
    description: "Description",
    everything: "Everything (ZIP)",
    editor: "For video editors (ZIP)",
  },
  publicLink: "Public link",
  publicSwitch: "Anyone with the link can watch",
  publicOff: "The film is private. Only you can watch it.",
  publicOn: (iso: string | undefined) =>
    `No account is needed. You can stop this at any time; the link ends with the film${iso ? ` on ${dateTime(iso)}` : ""}.`,
  publicFailed: "The film could not be shared. Please try again.",
  privateFailed: "Sharing could not be stopped. Please try again.",
  openPublic: "Open the page",
  publicAddress: "Link",
  embedCode: "Code for your own website",
  share: "Share",
  videoTitle: "Title",
  description: "Description",
  hashtags: "Hashtags",
  copyAll: "Copy all",

  story: "Story",
  prompt: "Story Prompt",
  fullStory: "Full Story",
  wordForWord: "Narrated word for word as you wrote it.",
  settings: "Settings",
  wishes: "Advanced Personalization",
  source: {
    continue: "The film that this one continues",
    repeat: "The film that this one repeats",
    translate: "The film that this one translates",
  },
  prompts: "System Prompts",
  promptWriting: "Story writing",
  promptStructure: "Structure design",
  ownPrompts: "The order's own prompts. Where there is none, our template was used.",
  receipt: "Credits",
  /** Administrators see it. */
  engineCost: (cost: NonNullable<Task["cost"]>) =>
    `Cost of the engines: ${dollars(cost.total_usd)} (text ${dollars(cost.text_usd)}, pictures ${dollars(cost.pictures_usd)}, voice ${dollars(cost.speech_usd)})`,
  reserved: (amount: number) => `${credits(amount)} reserved for this film. Unused credits are refunded.`,
  costed: (amount: number) => `This film cost ${credits(amount)}.`,
  free: "This film cost nothing.",
  deletedOn: (iso: string) => `The video and its files will be deleted on ${dateTime(iso)}.`,
  gone: (iso: string) => `The video and its files were deleted on ${day(iso)}.`,
  goneWhat: "The order and the texts for sharing are kept. Repeat Task makes the film again.",
} as const;
