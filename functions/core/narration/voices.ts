import * as z from "zod";
import { narratorSpeaker } from "#contract/catalogue/speech-styles.ts";
import type { Speaker } from "#contract/schema/scene.ts";
import { sceneFolder } from "../artifact/task-files.ts";
import type { RunningTask } from "../pipeline/attempt.ts";
import { digest } from "../shared/digest.ts";
import { type Plan, type PlannedScene, sceneId } from "../story/story.ts";
import { castVoices } from "./cast-voices.ts";
import { respell } from "./pronounce.ts";
import { chosenUtterances, splitUtterances, type Utterance } from "./split-utterances.ts";

/** Times of the words and sentences of a scene's narration, in seconds. */
export const SpokenWords = z.object({
  seconds: z.number().positive(),
  words: z.array(z.object({ text: z.string(), start: z.number(), end: z.number() })),
  sentences: z.array(z.object({ start: z.number(), end: z.number(), words: z.tuple([z.int(), z.int()]) })),
  /** The words of each character, if any speaks. `labeled`: nothing but captions says the name. */
  speakers: z
    .array(z.object({ name: z.string(), words: z.tuple([z.int(), z.int()]), labeled: z.boolean().optional() }))
    .optional(),
  /** The shapes of the speakers' mouths by their phones, each from its second on: 0 is closed, 2 wide open. */
  mouth: z.array(z.tuple([z.number(), z.int()])).optional(),
});
export type SpokenWords = z.infer<typeof SpokenWords>;

/** The keys of a scene's narration: VoiceScene returns them, and later stages receive them. */
export const VoiceKeys = z.object({ sound: z.string(), words: z.string() });
export type VoiceKeys = z.infer<typeof VoiceKeys>;

/** An utterance with the voice that speaks it, and the name of its character. */
export interface VoicedUtterance extends Utterance {
  readonly voice: string;
  readonly name: string | undefined;
}

type Cast = Pick<Plan, "cast" | "voices" | "narratorVoice">;
type Said = Pick<PlannedScene, "narration" | "utterances">;
type Order = Pick<RunningTask, "voice_language" | "voice_id" | "character_voices" | "characters">;

/** The voice of a film's narrator. */
export const narratorVoiceOf = (
  { voice_id }: Pick<Order, "voice_id">,
  { narratorVoice }: Pick<Plan, "narratorVoice">,
) => narratorVoice ?? voice_id;

/** The voice of each character of a film by its id; undefined if the narrator says everything. */
export const voicesOf = (task: Order, plan: Cast): ReadonlyMap<string, string> | undefined =>
  task.character_voices
    ? castVoices({
        language: task.voice_language,
        narrator: narratorVoiceOf(task, plan),
        cast: plan.cast,
        own: task.characters?.map(({ name }) => name),
        chosen: plan.voices,
      })
    : undefined;

/** What is said in a scene, in order: at least one utterance. */
export const utterancesOf = (task: Order, { cast }: Cast, { narration, utterances }: Said): readonly Utterance[] => {
  const read = splitUtterances(narration, task.voice_language, task.character_voices ? cast : []);
  return utterances ? chosenUtterances(utterances, read) : read;
};

/** What is said in a scene, in order. Undefined if the narrator says all of it as it is written. */
export const sceneUtterances = (task: Order, plan: Cast, scene: Said): readonly VoicedUtterance[] | undefined => {
  const voices = voicesOf(task, plan);
  if (!voices && !scene.utterances) return undefined;
  const utterances = utterancesOf(task, plan, scene);
  if (utterances.every(({ speaker, style }) => speaker === undefined && !style)) return undefined;
  return utterances.map((utterance) => ({
    ...utterance,
    voice: voices?.get(utterance.speaker ?? "") ?? narratorVoiceOf(task, plan),
    name: plan.cast.find(({ id }) => id === utterance.speaker)?.name,
  }));
};

/** Who can speak in a film, with their voices: the narrator, then the characters by the number of their lines. */
export const speakersOf = (task: Order, plan: Plan): Speaker[] => {
  const voices = voicesOf(task, plan);
  const said = plan.scenes.flatMap((scene) => utterancesOf(task, plan, scene));
  const linesOf = (id: string | undefined) => said.filter(({ speaker }) => speaker === id).length;
  const characters = voices ? plan.cast : [];
  return [
    {
      id: narratorSpeaker,
      name: "Narrator",
      voice: narratorVoiceOf(task, plan),
      lines: linesOf(undefined),
    },
    ...characters
      .map(({ id, name }) => ({ id, name, voice: voices?.get(id) ?? task.voice_id, lines: linesOf(id) }))
      .toSorted((one, other) => other.lines - one.lines),
  ];
};

/** Names the narration files of a scene by a digest of their inputs. Only the stage that writes them calls this. */
export const nameVoices = async (task: RunningTask, plan: Cast, scene: PlannedScene): Promise<VoiceKeys> => {
  const folder = sceneFolder(task, sceneId(scene));
  const named = (name: string): VoiceKeys => ({
    sound: `${folder}/voice-${name}.wav`,
    words: `${folder}/words-${name}.json`,
  });
  const { narration: text, ownNarration: recording } = scene;
  if (recording) return named(await digest({ text, language: task.voice_language, recording }));
  const spoken = respell(scene.narration, task.pronunciations);
  const utterances = sceneUtterances(task, plan, scene);
  const name = await digest({
    text,
    ...(spoken !== scene.narration && { spoken }),
    ...(utterances && {
      utterances: utterances.map(({ text, voice, name, style }) => ({ text, voice, name, ...(style && { style }) })),
    }),
    language: task.voice_language,
    voice: narratorVoiceOf(task, plan),
    model: task.models.narrator,
  });
  return named(name);
};
