import type { LanguageId } from "#contract/catalogue/languages.ts";
import { TaskOrder } from "#contract/schema/task.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import type { HasArtifacts } from "../artifact/ports.ts";
import type { Origin } from "../order/origin.ts";
import type { OwnFiles } from "../order/own-files.ts";
import type { HasModelSettings } from "../provider/ports.ts";
import { digest } from "../shared/digest.ts";
import type { HasClock, HasIds } from "../shared/ports.ts";
import { addSeconds } from "../shared/time.ts";
import { SourceFilm } from "../story/source-film.ts";
import { keepLongTexts, withLongTexts } from "../task/long-texts.ts";
import type { FinishedFilm } from "./source-of.ts";

type Makes = HasArtifacts & HasClock & HasIds & HasModelSettings;

interface Wanted extends Pick<Origin, "by" | "id"> {
  readonly language: LanguageId;
  readonly voiceId: string;
  readonly codeName: string;
  readonly price: number;
}

/**
 * The task of a film in another language. It has the settings of the film but for those of its language, and its own copy
 * of the files that the order came with. It starts at once: there is nothing to edit.
 */
export const newTranslation = async (
  deps: Makes,
  film: FinishedFilm,
  source: SourceFilm,
  { by, id, language, voiceId, codeName, price }: Wanted,
): Promise<TaskRecord> => {
  const taskId = deps.newId(id);
  const folder = `tasks/${film.user_id}/${taskId}`;
  const now = deps.now();
  const at = now.toISOString();
  const { credits_paid: _, edit_credits: __, ...order } = TaskOrder.parse(await withLongTexts(deps, film));
  const kept = await keepLongTexts(deps, folder, {
    ...order,
    voice_language: language,
    voice_id: voiceId,
    // They are words and voices of the language before.
    pronunciations: [],
    ...(order.characters && { characters: order.characters.map(withoutVoice) }),
    ...(order.outline?.characters && {
      outline: { ...order.outline, characters: order.outline.characters.map(withoutVoice) },
    }),
    review: "none",
    code_name: codeName,
    credit_cost: price,
    video_scene_count: source.plan.scenes.length,
  });
  return {
    ...kept,
    ...(await copyFiles(deps, folder, film)),
    task_id: taskId,
    user_id: film.user_id,
    user_email: film.user_email,
    triggered_by: by,
    ...(film.test && { test: true }),
    source_task_id: film.task_id,
    source_mode: "translate",
    look_seed: film.look_seed ?? film.task_id,
    translation_key: await keepSource(deps, folder, source),
    // Pictures that its owner asks for later are drawn by the same artist.
    ...(!film.test && { models: { ...deps.settings.models, illustrator: film.models.illustrator } }),
    process_status: "pending",
    rev: 1,
    attempt: 1,
    task_created_at: at,
    task_updated_at: at,
    start_after: at,
    deadline: [addSeconds(now, 24 * 3600), film.expires_at ?? ""].toSorted()[0],
  };
};

const withoutVoice = <C extends { readonly voice?: string | undefined }>({ voice: _, ...character }: C) => character;

const keepSource = async (deps: Makes, folder: string, source: SourceFilm): Promise<string> => {
  const key = `${folder}/source-${await digest(source)}.json`;
  await deps.artifacts.put(key, JSON.stringify(SourceFilm.parse(source)), "application/json");
  return key;
};

/** Copies the files of the film's order: deleting the film changes no other. */
const copyFiles = async (deps: Makes, folder: string, film: FinishedFilm): Promise<OwnFiles> => {
  const copied = async <K extends string | undefined>(name: string, key: K): Promise<K | string> => {
    if (!key) return key;
    const to = `${folder}/${name}-${await digest(key)}${key.slice(key.lastIndexOf("."))}`;
    await deps.artifacts.copy(key, to);
    return to;
  };
  const characters = await Promise.all(
    Object.entries(film.character_keys ?? {}).map(
      async ([name, key]) => [name, await copied("character", key)] as const,
    ),
  );
  return {
    ...(film.character_keys && { character_keys: Object.fromEntries(characters) }),
    watermark_key: await copied("watermark", film.watermark_key),
    fixed_character_key: await copied("character", film.fixed_character_key),
    music_key: await copied("music", film.music_key),
  };
};
