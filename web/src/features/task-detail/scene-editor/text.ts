import type { EditPrices } from "#contract/catalogue/edit-prices.ts";
import { credits, number } from "../../../lib/format.ts";

const changes = (count: number): string => `${number(count)} ${count === 1 ? "change" : "changes"}`;

/** Texts of the editor of scenes. */
export const text = {
  lead: "Change what you like. Nothing is made or charged before you apply your changes.",
  cutLead:
    "Change what you like. Nothing is made or charged before you make the new cut. The film as it is now can be watched and downloaded until it is deleted.",
  prices: (prices: EditPrices) => {
    const paid = [
      prices.narration > 0 && `a new narration costs ${credits(prices.narration)}`,
      prices.picture > 0 && `a new picture costs ${credits(prices.picture)}`,
      prices.scene > 0 && `an added scene costs ${credits(prices.scene)}`,
    ].filter((each) => each !== false);
    if (paid.length === 0) return "All changes are free for this film.";
    const all = paid.join(", ");
    return `${all.charAt(0).toUpperCase()}${all.slice(1)}. All other changes are free.`;
  },

  scene: (number: number) => `Scene ${number}`,
  addedScene: "New scene",
  narration: "Narration",
  nextNarration: "Narration of the second part",
  prompt: "Picture description",
  count: (length: number, max: number) => `${number(length)} / ${number(max)} characters`,
  empty: "Please write something here.",
  tooLong: (max: number) => `Up to ${number(max)} characters are possible.`,
  camera: "Camera",
  cameras: { still: "Still", zoom: "Zoom", pan: "Pan" },

  voices: "Voices of the characters",
  voicesAbout: "Another voice is heard in every line of the character, as soon as you apply your changes.",
  voiceOf: (name: string) => `Voice of ${name}`,
  lines: (count: number) => (count === 1 ? "1 line" : `${number(count)} lines`),

  up: "Move up",
  down: "Move down",
  split: "Split",
  undoSplit: "Undo split",
  join: "Join with next",
  undoJoin: "Undo join",
  remove: "Remove",
  keep: "Undo",
  removed: (title: string) => `Will be removed: ${title}`,
  add: "Add a scene after this one",

  draw: "Draw again",
  drawn: "Will be drawn again when you apply your changes",
  undoPicture: "Keep the picture so far",
  ownPicture: "Own picture",
  versions: "Pictures of this scene",
  version: (version: number, own: boolean) => (own ? `Own picture ${version}` : `Picture ${version}`),
  enlarge: "Enlarge",
  notDrawn: "Not drawn yet",
  drawing: "Drawing the picture...",
  speaking: "Speaking the narration...",
  play: "Play narration",
  stop: "Stop narration",
  all: (count: number) => `Show all ${count} scenes`,

  upload: "Upload a picture",
  uploading: (percent: number) => `Uploading, ${percent} percent`,
  uploadHint: (megabytes: number) => `PNG, JPG or GIF, up to ${megabytes} MB`,
  wrongType: "Please choose a PNG, JPG or GIF file.",
  tooLarge: (megabytes: number) => `The file is larger than ${megabytes} MB.`,
  yours: "Your pictures",
  noPictures: "You have no pictures yet.",
  noAssets: (reason: string) => `Your pictures could not be loaded: ${reason}`,
  close: "Close",

  bar: "Your changes",
  pricing: "checking the price...",
  price: (amount: number) => (amount === 0 ? "free" : credits(amount)),
  changes,
  missing: (amount: number) => `You need ${number(amount)} more ${amount === 1 ? "credit" : "credits"}.`,
  buy: "Buy Credits",
  incomplete: "A narration or a picture description is empty or too long.",
  apply: { label: "Apply", busy: "Applying..." },
  makeCut: { label: "Make the New Cut", busy: "Starting..." },
  cutStarted: "The new cut is being made with your changes.",
  cutFailed: "The new cut could not be started. Please try again.",
  closeEditor: "Close the Editor",
  discard: { label: "Discard", confirm: "Confirm Discard", busy: "Discarding..." },
  applied: "Your changes were applied.",
  applyFailed: "Your changes could not be applied. Please try again.",
  changedElsewhere:
    "The scenes were changed elsewhere in the meantime. Your changes are still here: check them, then apply them again.",

  continueTitle: "Continue with changes that are not applied?",
  continueWhat: (count: number) =>
    `You have ${changes(count)} that are not applied. Without them, the film is made with the scenes as they were.`,
  back: "Back to the scenes",
  continueWithout: { label: "Continue Without Them", busy: "Continuing..." },
  applyAndContinue: { label: "Apply and Continue", busy: "Applying..." },

  movedTo: (place: number) => `The scene is now number ${place}.`,
  isRemoved: "The scene will be removed. You can undo it.",
  isKept: "The scene stays.",
  isSplit: "The scene will be split. Both narrations can be edited.",
  isJoined: "The scene will be joined with the next one.",
  isAdded: "A new scene was added. Write its narration.",
} as const;
