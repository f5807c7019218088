import * as z from "zod";
import { maxNarrationLength, maxPicturePromptLength } from "../catalogue/text-limits.ts";
import { formatThousands } from "../thousands.ts";
import { Camera, Utterance } from "./scene.ts";

const Id = z.int().meta({ description: "The `id` of a scene, which it keeps wherever it is moved" });
const Position = z
  .int()
  .min(1)
  .meta({ description: "The number that the scene gets in the film, from 1; at most one more than there are scenes" });
const Narration = z
  .string()
  .trim()
  .min(1, "The narration is empty.")
  .max(maxNarrationLength, `A narration has up to ${formatThousands(maxNarrationLength)} characters.`);
const Prompt = z
  .string()
  .trim()
  .min(1, "The picture prompt is empty.")
  .max(maxPicturePromptLength, `A picture prompt has up to ${formatThousands(maxPicturePromptLength)} characters.`);

/** One change of a film's scenes. */
export const SceneEdit = z
  .discriminatedUnion("type", [
    z.object({ type: z.literal("rewrite"), scene: Id, narration: Narration }).meta({
      description: "Another narration. It is spoken again.",
    }),
    z
      .object({
        type: z.literal("utterances"),
        scene: Id,
        utterances: z.array(Utterance).min(1, "A scene has at least one utterance.").max(60),
      })
      .meta({
        description:
          "Who says what, and how: the utterances together are the scene's narration, which is spoken again. `rewrite`, `split` and `join` find the speakers anew from the words.",
      }),
    z.object({ type: z.literal("prompt"), scene: Id, prompt: Prompt }).meta({
      description: "Another picture, drawn after this prompt. The picture before is kept as a version.",
    }),
    z.object({ type: z.literal("redraw"), scene: Id }).meta({
      description: "Another picture of the same prompt. The picture before is kept as a version.",
    }),
    z.object({ type: z.literal("choose_picture"), scene: Id, version: z.int() }).meta({
      description: "One of the scene's pictures so far.",
    }),
    z.object({ type: z.literal("own_picture"), scene: Id, asset_id: z.string().min(1).max(100) }).meta({
      description: "An uploaded picture: the id of an asset of type image or character. It fills the frame.",
    }),
    z.object({ type: z.literal("own_narration"), scene: Id, asset_id: z.string().min(1).max(100) }).meta({
      description:
        "An uploaded recording of the scene's narration: the id of an asset of type narration. The scene is as long as it, and its words are found in it for the subtitles. `rewrite`, `split` and `join` remove it, because the words are others then.",
    }),
    z.object({ type: z.literal("whole_narration"), asset_id: z.string().min(1).max(100) }).meta({
      description:
        "One uploaded recording of the whole narration, all scenes in their order: the id of an asset of type narration. It is split over the scenes, and each has its part as if it was recorded alone.",
    }),
    z.object({ type: z.literal("remove_own_narration"), scene: Id }).meta({
      description: "The narration is spoken by the film's voice again, instead of the uploaded recording.",
    }),
    z.object({ type: z.literal("camera"), scene: Id, camera: Camera }).meta({
      description: "How the camera moves in this scene.",
    }),
    z
      .object({
        type: z.literal("add"),
        position: Position,
        narration: Narration,
        prompt: Prompt,
        title: z.string().trim().max(100).optional(),
      })
      .meta({ description: "Another scene." }),
    z.object({ type: z.literal("remove"), scene: Id }).meta({
      description: "Removes a scene. A film has at least one.",
    }),
    z.object({ type: z.literal("move"), scene: Id, position: Position }).meta({
      description: "Moves a scene. Nothing is drawn or spoken again.",
    }),
    z.object({ type: z.literal("split"), scene: Id, narration: Narration, next_narration: Narration }).meta({
      description: "Splits a scene: its new narration, and that of a new scene after it, which shows the same picture.",
    }),
    z.object({ type: z.literal("join"), scene: Id }).meta({
      description: "Joins a scene with the next one: both narrations, and the picture of the first.",
    }),
    z.object({ type: z.literal("voice"), character: z.string().min(1).max(100), voice: z.string().max(100) }).meta({
      description:
        "Another voice of a speaker, in the whole film: of a character, or of the `narrator`. The scenes where it speaks are spoken again.",
    }),
  ])
  .meta({ id: "SceneEdit", description: "One change of a film's scenes." });
export type SceneEdit = z.infer<typeof SceneEdit>;

/** Changes of a film's scenes, carried out together or not at all. */
export const SceneEdits = z.object({
  revision: z.int().meta({
    description: "The `revision` of the scenes that these edits were made on; 409 `revision_conflict` if it is older",
  }),
  edits: z
    .array(SceneEdit)
    .min(1, "There is nothing to change.")
    .max(200, "Up to 200 edits can be sent at once.")
    .meta({ description: "Carried out one after the other: a position is that after the edits before it" }),
  dry_run: z
    .boolean()
    .default(false)
    .meta({ description: "true: only says what these edits would cost and make; nothing changes" }),
});
export type SceneEdits = z.infer<typeof SceneEdits>;

/** What edits cost and make. */
export const EditResult = z
  .object({
    revision: z.int().meta({
      description: "The revision of the scenes now. Those of a finished film change when its new cut is finished",
    }),
    credits: z.int().meta({ description: "The price of these edits, which is reserved with them" }),
    narrations: z
      .array(z.int())
      .meta({ description: "The ids of the scenes that are spoken again, or heard in a recording" }),
    pictures: z.array(z.int()).meta({ description: "The ids of the scenes whose picture is drawn or prepared again" }),
    balance: z.int().meta({ description: "The balance after these edits, at least 0; see `missing`" }),
    missing: z.int().meta({ description: "Credits that the balance lacks for these edits" }),
  })
  .meta({ id: "EditResult", description: "What edits of scenes cost and make." });
export type EditResult = z.infer<typeof EditResult>;

/** Whether and at which prices a film's scenes can be edited. */
export const Editing = z
  .object({
    allowed: z.boolean(),
    reason: z.string().optional().meta({ description: "Why they cannot be edited now" }),
    makes_cut: z.boolean().meta({ description: "The film is finished: its edits are made with `makeCut`" }),
    can_redraw: z.boolean().meta({ description: "The pictures are drawn already, so that they have versions" }),
    prices: z
      .object({
        narration: z.int().meta({ description: "For each narration that is spoken again" }),
        picture: z.int().meta({ description: "For each picture that is drawn again" }),
        scene: z.int().meta({ description: "For each added scene, with its narration and picture" }),
      })
      .meta({ description: "Credits. Every other edit is free" }),
    recording_error: z.string().optional().meta({
      description: "Why the last recording of the whole narration was not used: the scenes are as before it",
    }),
    max_characters: z.int().meta({ description: "The most characters that all narrations may have together" }),
  })
  .meta({ id: "Editing", description: "Whether and at which prices a film's scenes can be edited." });
export type Editing = z.infer<typeof Editing>;
