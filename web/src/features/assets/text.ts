import { characterNames } from "#contract/catalogue/uploads.ts";
import { plural, t } from "../../lib/translate.ts";

/** Texts of the asset page. The specification sets most of them. */
export const text = {
  title: t("Asset Management"),
  lead: t("Your characters, watermarks, sounds and images for your stories."),
  back: t("Back to Home"),

  upload: t("Upload"),
  tab: {
    character: t("Character"),
    watermark: t("Watermark"),
    audio: t("Audio"),
    narration: t("Narration"),
    image: t("Image"),
  },
  about: {
    character: t("A character that looks the same in every scene of your story."),
    watermark: t("A small image in the corner of every scene, for the story types you choose."),
    audio: t("Sounds to keep in your account."),
    narration: t("Recordings of your voice, for scenes of your films. Choose them in the editor of scenes."),
    image: t("Images to keep in your account."),
  },
  choose: {
    character: t("Choose Images"),
    watermark: t("Choose an Image"),
    audio: t("Choose Audio Files"),
    narration: t("Choose Audio Files"),
    image: t("Choose Images"),
  },
  drop: t("or drop them here"),
  dropOne: t("or drop it here"),
  hint: (types: string, size: string) => t("{types}. Maximum size: {size}", { types, size }),
  watermarkHint: t("Exactly 128x128 pixels"),
  characterHint: t("Roughly square; other shapes are adjusted"),

  tooLarge: (name: string, size: string, limit: number) =>
    t('File "{name}" is too large ({size}MB). Maximum size allowed: {limit}MB', { name, size, limit }),
  wrongType: (extensions: readonly string[]) =>
    t("Invalid file type. Must be one of: {extensions}", { extensions: extensions.join(", ") }),
  wrongSide: (side: number, width: number, height: number) =>
    t("A watermark must be exactly {wanted} pixels. This image is {size}.", {
      wanted: `${side}x${side}`,
      size: `${width}x${height}`,
    }),
  skipped: (name: string, reason: string) => t('File "{name}" was skipped: {reason}', { name, reason }),

  characterName: t("Character Name"),
  characterNameHint: t("{min} to {max} characters", characterNames),
  nameFirst: t("Please enter a character name first"),
  role: t("Story Type"),
  kind: t("Who or what"),
  kindExample: t("little dragon"),
  look: t("Look"),
  lookExample: t("green, with a red scarf"),
  protagonist: t("Comic Protagonist"),
  protagonistHint: t("The lead of a comic: approximately square, at least 256px on the smaller side"),
  fileName: t("File Name"),
  becomes: (fileName: string) => t("Will be saved as {fileName}", { fileName }),
  replaces: (fileName: string) => t("Replaces your {fileName}", { fileName }),
  remove: (name: string) => t("Remove {name}", { name }),
  send: (count: number) => (count > 1 ? t("Upload {count} Files", { count }) : t("Upload")),
  sendAgain: t("Try Again"),
  sending: (name: string) => t("Uploading {name}", { name }),
  inspecting: t("Checking the file..."),
  uploaded: (name: string) => t('"{name}" was uploaded.', { name }),
  notes: (name: string) => t('"{name}" was uploaded. You can still improve it', { name }),
  dismiss: t("Dismiss"),
  uploadFailed: (reason: string, storyType?: string) =>
    storyType
      ? t("Upload failed for {storyType}: {reason}", { storyType, reason })
      : t("Upload failed: {reason}", { reason }),
  uploadError: (reason: string, storyType?: string) =>
    storyType
      ? t("Upload error for {storyType}: {reason}", { storyType, reason })
      : t("Upload error: {reason}", { reason }),
  offline: t("Network error. Please try again."),
  notStored: {
    character: t("Failed to upload character image"),
    protagonist: t("Failed to upload comic protagonist image"),
    other: t("Failed to upload file"),
  },

  dialog: t("Which story types is this watermark for?"),
  dialogHint: t("All films of these types will show it. We keep one copy for each type."),
  storyTypes: t("Story Types"),
  all: t("All"),
  noStoryType: t("Please select at least one story type."),
  replacesMarks: (storyTypes: readonly string[]) =>
    t("Replaces the watermark of: {storyTypes}", { storyTypes: storyTypes.join(", ") }),
  cancel: t("Cancel"),

  list: t("Your Assets"),
  allTypes: t("All"),
  filter: t("Filter by type"),
  search: t("Search assets"),
  clear: t("Clear search"),
  matches: (count: number) => plural(count, { one: "1 match", other: "{count} matches" }),
  sortBy: t("Sort by"),
  sort: { date: t("Date"), name: t("Name"), size: t("Size") },
  loading: t("Loading assets..."),
  listFailed: (reason: string) => t("Failed to fetch user assets: {reason}", { reason }),
  tryAgain: t("Try Again"),
  empty: {
    all: t("No assets yet"),
    character: t("No characters yet"),
    watermark: t("No watermarks yet"),
    audio: t("No audio files yet"),
    narration: t("No narrations yet"),
    image: t("No images yet"),
  },
  emptyHint: t("Your uploads appear here and are available for all your stories."),
  noMatch: t("No assets match your search"),
  watermarkOf: (storyType: string) => t("{storyType} Watermark", { storyType }),
  lost: t("Image Load Error"),
  lostWhy: t("Failed to load"),

  view: t("View"),
  play: t("Play"),
  stop: t("Stop"),
  close: t("Close"),
  tiles: { file: t("File"), size: t("Size"), length: t("Length"), date: t("Uploaded") },
  uploadedOn: (date: string) => t("Uploaded {date}", { date }),
  shape: (width: number, height: number) => `${width} x ${height}`,
  erase: { label: t("Delete"), confirm: t("Confirm"), busy: t("Deleting...") },
  deleted: (name: string) => t('"{name}" was deleted.', { name }),
  deleteFailed: (reason: string) => t("Delete failed: {reason}", { reason }),
  notDeleted: t("Failed to delete asset"),
} as const;
