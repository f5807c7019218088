import type { components, operations } from "./api.generated.ts";

type Schemas = components["schemas"];

/** A film: its order, its progress, and links to its files when it is completed. */
export type Film = Schemas["Task"];
/** An order with the API's field names. Only `input_story` is required for a new film. */
export type Order = operations["incomingOrder"]["requestBody"]["content"]["application/json"];
/** What the service returns for an order. */
export type Receipt = Schemas["IncomingReceipt"];
export type Downloads = Schemas["Downloads"];
export type FileKind = Downloads["files"][number]["kind"];
/** Which films a list shows. Each filter narrows it further. */
export type FilmFilter = Omit<
  NonNullable<operations["listTasks"]["parameters"]["query"]>,
  "limit" | "offset" | "cursor"
>;
export type Credits = operations["credits"]["responses"]["200"]["content"]["application/json"]["data"];
/** Words that the narrator says wrongly, each with a spelling that sounds right. */
export type Pronunciations =
  operations["listPronunciations"]["responses"]["200"]["content"]["application/json"]["data"]["pronunciations"];
export type Quote = Schemas["Quote"];
/** The scenes of a film, their revision, and whether and at which prices they can be edited. */
export type Scenes = operations["taskScenes"]["responses"]["200"]["content"]["application/json"]["data"];
/** Edits of the scenes of one revision. */
export type SceneEdits = operations["editScenes"]["requestBody"]["content"]["application/json"];
/** What edits of scenes cost and make. */
export type EditResult = Schemas["EditResult"];
/** A new cut that is being made, and what it costs. */
export type StartedCut = Schemas["StartedCut"];
/** How a film is published on YouTube. */
export type YouTubeOptions = operations["publishOnYouTube"]["requestBody"]["content"]["application/json"];
/** The upload of a film to YouTube: its state, how far it is, and the link when it is published. */
export type YouTubeUpload = Schemas["YouTubeUpload"];
export type TranslationOrders = operations["translateTask"]["requestBody"]["content"]["application/json"];
export type OrderedTranslations = Schemas["OrderedTranslations"];
/** Settings that are saved under a name. An order names them in `preset_id`. */
export type Preset = Schemas["Preset"];
export type PresetForm = Pick<Preset, "name" | "settings">;
/** A file that you have uploaded: a picture, a character, music or a recording. */
export type Asset = Schemas["Asset"];
/** Which of your files a list shows. */
export type AssetFilter = NonNullable<operations["listAssets"]["parameters"]["query"]>;
type UploadClaim = operations["uploadUrl"]["requestBody"]["content"]["application/json"];
/** What a file is for, the name of the character that it shows, and the story type of a watermark. */
export type UploadOptions = Pick<UploadClaim, "assetType" | "characterName" | "metadata">;
