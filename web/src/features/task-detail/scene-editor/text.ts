import type { EditPrices } from "#contract/catalogue/edit-prices.ts";
import { narratorSpeaker } from "#contract/catalogue/speech-styles.ts";
import type { Speaker } from "#contract/schema/scene.ts";
import { credits, enumeration } from "../../../lib/format.ts";
import { plural, t } from "../../../lib/translate.ts";

const changes = (count: number): string => plural(count, { one: "{count} change", other: "{count} changes" });

/** Texts of the editor of scenes. */
export const text = {
  lead: t("Change what you like. Nothing is made or charged before you apply your changes."),
  cutLead: t(
    "Change what you like. Nothing is made or charged before you make the new cut. The film as it is now can be watched and downloaded until it is deleted.",
  ),
  prices: (prices: EditPrices) => {
    const paid = [
      prices.narration > 0 && t("a new narration costs {credits}", { credits: credits(prices.narration) }),
      prices.picture > 0 && t("a new picture costs {credits}", { credits: credits(prices.picture) }),
      prices.scene > 0 && t("an added scene costs {credits}", { credits: credits(prices.scene) }),
    ].filter((each) => each !== false);
    if (paid.length === 0) return t("All changes are free for this film.");
    const all = enumeration(paid);
    return t("{prices}. All other changes are free.", { prices: `${all.charAt(0).toUpperCase()}${all.slice(1)}` });
  },

  scene: (number: number) => t("Scene {number}", { number }),
  addedScene: t("New scene"),
  narration: t("Narration"),
  nextNarration: t("Narration of the second part"),
  prompt: t("Picture description"),
  count: (length: number, max: number) => t("{length} / {max} characters", { length, max }),
  empty: t("Please write something here."),
  tooLong: (max: number) => t("Up to {max} characters are possible.", { max }),
  camera: t("Camera"),
  cameras: { still: t("Still"), zoom: t("Zoom"), pan: t("Pan") },

  voices: t("Voices"),
  voicesAbout: t("Another voice is heard wherever it speaks in the film."),
  voiceOf: (name: string) => t("Voice of {name}", { name }),
  speakerName: ({ id, name }: Pick<Speaker, "id" | "name">) => (id === narratorSpeaker ? t("Narrator") : name),
  speech: t("Who speaks, and how"),
  speechLater: t(
    "The words were changed. Who speaks them is found when they are narrated. After that you can choose it here.",
  ),
  speakerOf: (words: string) => t("Speaker of: {words}", { words }),
  styleOf: (words: string) => t("Way of speaking of: {words}", { words }),
  storyteller: t("As a storyteller"),
  styles: {
    calm: t("Calmly"),
    happy: t("Happily"),
    excited: t("Excitedly"),
    sad: t("Sadly"),
    scared: t("Fearfully"),
    angry: t("Angrily"),
    whisper: t("Whispering"),
    shout: t("Shouting"),
  },
  lines: (count: number) => plural(count, { one: "1 line", other: "{count} lines" }),

  up: t("Move up"),
  down: t("Move down"),
  split: t("Split"),
  undoSplit: t("Undo split"),
  join: t("Join with next"),
  undoJoin: t("Undo join"),
  remove: t("Remove"),
  keep: t("Undo"),
  removed: (title: string) => t("Will be removed: {title}", { title }),
  add: t("Add a scene after this one"),

  draw: t("Draw again"),
  drawn: t("Will be drawn again"),
  undoPicture: t("Keep the picture so far"),
  ownPicture: t("Own picture"),
  ownNarration: t("Use your own voice"),
  readAloud: t("Read these words aloud. The scene will be as long as your recording."),
  wholeNarration: t("Use your own voice for the whole film"),
  readAllAloud: t(
    "Read these words aloud, all scenes in their order. Each scene will be as long as its part of your recording.",
  ),
  downloadWords: t("Download the text"),
  wholeWillBeOwn: t("Your recording of the whole narration will be heard"),
  record: t("Record"),
  stopRecording: t("Stop recording"),
  recordAgain: t("Record again"),
  useRecording: t("Use this recording"),
  level: t("Microphone level"),
  microphoneAsked: t("Waiting for the microphone..."),
  microphoneFails: {
    refused: t("The browser did not allow the microphone. Allow it in the settings of this page, or upload a file."),
    missing: t("No microphone was found. Connect one, or upload a file."),
    busy: t("The microphone could not be started. Close other programs that use it, or upload a file."),
    insecure: t("Browsers record only on pages whose address starts with https. Upload a file instead."),
  },
  recorded: (time: string) => t("Recorded: {time}", { time }),
  orUpload: t("Or upload a file"),
  uploadSound: t("Upload a sound file"),
  soundHint: (megabytes: number, minutes: number) =>
    t("MP3, WAV, M4A, WebM or Ogg, up to {megabytes} MB and {minutes} minutes", { megabytes, minutes }),
  wrongSound: t("Please choose an MP3, WAV, M4A, WebM or Ogg file."),
  yourRecordings: t("Your recordings"),
  noRecordings: (reason: string) => t("Your recordings could not be loaded: {reason}", { reason }),
  willBeOwn: t("Your voice will be heard"),
  isOwn: t("This is your own recording"),
  removeOwn: t("Remove the recording"),
  willBeNarrator: t("The narrator will speak this scene again"),
  undoSound: t("Keep the narration so far"),
  ownLost: t(
    "The narration was changed. Your recording has the words before, so the narrator will speak this scene. Record it again to keep your voice.",
  ),
  otherWords: t("The narration was changed after you recorded it. Record it again if the words are others."),

  versions: t("Pictures of this scene"),
  version: (version: number, own: boolean) =>
    own ? t("Own picture {number}", { number: version }) : t("Picture {number}", { number: version }),
  enlarge: t("Enlarge"),
  notDrawn: t("Not drawn yet"),
  drawing: t("Drawing the picture..."),
  speaking: t("Speaking the narration..."),
  play: t("Play narration"),
  stop: t("Stop narration"),
  all: (count: number) => plural(count, { one: "Show all {count} scenes", other: "Show all {count} scenes" }),

  upload: t("Upload a picture"),
  uploading: (percent: number) => t("Uploading, {percent} percent", { percent }),
  uploadHint: (megabytes: number) => t("PNG, JPG or GIF, up to {megabytes} MB", { megabytes }),
  wrongType: t("Please choose a PNG, JPG or GIF file."),
  tooLarge: (megabytes: number) => t("The file is larger than {megabytes} MB.", { megabytes }),
  yours: t("Your pictures"),
  noPictures: t("You have no pictures yet."),
  noAssets: (reason: string) => t("Your pictures could not be loaded: {reason}", { reason }),
  close: t("Close"),

  bar: t("Your changes"),
  pricing: t("checking the price..."),
  price: (amount: number) => (amount === 0 ? t("free") : credits(amount)),
  changes,
  missing: (amount: number) =>
    plural(amount, { one: "You need {count} more credit.", other: "You need {count} more credits." }),
  buy: t("Buy Credits"),
  incomplete: t("A narration or a picture description is empty or too long."),
  apply: { label: t("Apply"), busy: t("Applying...") },
  makeCut: { label: t("Make the New Cut"), busy: t("Starting...") },
  cutStarted: t("The new cut is being made with your changes."),
  cutFailed: t("The new cut could not be started. Please try again."),
  closeEditor: t("Close the Editor"),
  discard: { label: t("Discard"), confirm: t("Confirm Discard"), busy: t("Discarding...") },
  applied: t("Your changes were applied."),
  applyFailed: t("Your changes could not be applied. Please try again."),
  changedElsewhere: t(
    "The scenes were changed elsewhere in the meantime. Your changes are still here: check them, then try again.",
  ),

  continueTitle: t("Continue with changes that are not applied?"),
  continueWhat: (count: number) =>
    plural(count, {
      one: "You have {count} change that is not applied. Without it, the film is made with the scenes as they were.",
      other:
        "You have {count} changes that are not applied. Without them, the film is made with the scenes as they were.",
    }),
  back: t("Back to the scenes"),
  continueWithout: { label: t("Continue Without Them"), busy: t("Continuing...") },
  applyAndContinue: { label: t("Apply and Continue"), busy: t("Applying...") },

  movedTo: (place: number) => t("The scene is now number {place}.", { place }),
  isRemoved: t("The scene will be removed. You can undo it."),
  isKept: t("The scene stays."),
  isSplit: t("The scene will be split. Both narrations can be edited."),
  isJoined: t("The scene will be joined with the next one."),
  isAdded: t("A new scene was added. Write its narration."),
} as const;
