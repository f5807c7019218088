import { type LanguageId, languages } from "#contract/catalogue/languages.ts";
import { speaks } from "#contract/catalogue/voices.ts";
import type { TranslationOrder } from "#contract/schema/translation.ts";
import type { HasArtifacts } from "../artifact/ports.ts";
import { readJson } from "../artifact/task-files.ts";
import { minHoursLeft } from "../edit/editable.ts";
import { namePictures } from "../picture/picture-files.ts";
import type { RunningTask } from "../pipeline/attempt.ts";
import { Refusal } from "../shared/errors.ts";
import { mapConcurrently } from "../shared/map-concurrently.ts";
import type { HasClock } from "../shared/ports.ts";
import { addSeconds } from "../shared/time.ts";
import type { SourceFilm, Translation } from "../story/source-film.ts";
import { Plan, sceneId } from "../story/story.ts";
import { findFilm } from "../task/find-task.ts";
import type { HasTasks } from "../task/ports.ts";
import { openingWords } from "./opening-words.ts";

/** A finished film whose files are there. */
export type FinishedFilm = RunningTask & { readonly scenes_key: string };

/** The finished film to translate. Throws `conflict` for one that is not finished, or whose files are deleted soon. */
export const finishedFilm = async (
  deps: HasTasks & HasClock,
  userId: string,
  taskId: string,
): Promise<FinishedFilm> => {
  const film = await findFilm(deps, userId, taskId);
  const { models, scenes_key, process_status, expires_at = "" } = film;
  if (process_status !== "completed" || !models || !scenes_key)
    throw new Refusal("conflict", "Only a completed film can be made in other languages.");
  const now = deps.now();
  if (expires_at <= now.toISOString())
    throw new Refusal("conflict", "The film's files were deleted. Please order it again with Repeat Task.");
  if (expires_at < addSeconds(now, minHoursLeft * 3600))
    throw new Refusal("conflict", `The film's files are deleted in less than ${minHoursLeft} hours.`);
  return { ...film, models, scenes_key };
};

/** The plan of a finished film, and the files of its pictures. */
export const sourceOf = async (deps: HasArtifacts, film: FinishedFilm): Promise<SourceFilm> => {
  const plan = await readJson(deps, film.scenes_key, Plan);
  return {
    taskId: film.task_id,
    language: film.voice_language,
    plan,
    pictures: await mapConcurrently(plan.scenes, (scene) => namePictures(film, plan, scene)),
    ...(film.look_key && { look: film.look_key }),
  };
};

/** Throws `invalid_request` for a language or a voice that a film cannot be translated to. */
export const checkLanguage = (from: LanguageId, { language, voice_id }: TranslationOrder): void => {
  const { name } = languages[language];
  if (language === from) throw new Refusal("invalid_request", `The film is in ${name} already.`);
  if (voice_id && !speaks(voice_id, language))
    throw new Refusal("invalid_request", `The voice ${voice_id} does not speak ${name}.`);
};

/**
 * The owner's own translation by the numbers of the scenes. Titles that it lacks are the first words of the narrations.
 * Throws `invalid_request` if scenes are missing or too long.
 */
export const ownTranslation = (
  { scenes }: Plan,
  { texts, language }: TranslationOrder,
  maxCharacters: number,
): Translation | undefined => {
  if (!texts) return undefined;
  const missing = scenes.filter((scene) => !texts.scenes.some((each) => each.scene === sceneId(scene)));
  if (missing.length > 0)
    throw new Refusal("invalid_request", `The texts have no narration for scene ${missing.map(sceneId).join(", ")}.`);
  const translated = scenes.map((scene) => {
    const words = texts.scenes.find((each) => each.scene === sceneId(scene));
    const narration = words?.narration ?? "";
    return { number: scene.number, title: words?.title || openingWords(narration, language), narration };
  });
  const length = translated.reduce((sum, { narration }) => sum + [...narration].length, 0);
  if (length > maxCharacters)
    throw new Refusal("invalid_request", `All narrations of this film have up to ${maxCharacters} characters.`);
  return { title: texts.title, names: {}, scenes: translated };
};
