import { isSameName } from "#contract/order/own-characters.ts";
import type { HasArtifacts } from "../artifact/ports.ts";
import { createJsonOnce, folderOf, readJson } from "../artifact/task-files.ts";
import type { RunningTask } from "../pipeline/attempt.ts";
import { digest } from "../shared/digest.ts";
import { InvalidData } from "../shared/errors.ts";
import type { HasStoryWriter } from "../story/ports.ts";
import { SourceFilm, Translation, translatedPlan } from "../story/source-film.ts";
import { Plan, type StoryDraft } from "../story/story.ts";

type Translates = HasArtifacts & HasStoryWriter;

/** The key of the words of a film in the task's language: those of its owner, or of the task's writer. */
const translationOf = async (deps: Translates, task: RunningTask, sourceKey: string): Promise<string> => {
  const { plan, language: from, own } = await readJson(deps, sourceKey, SourceFilm);
  const language = task.voice_language;
  const name = await digest({ sourceKey, language, model: own ? "" : task.models.writer });
  return createJsonOnce(deps, `${folderOf(task)}/translation-${name}.json`, Translation, async () => {
    if (own) return own;
    if (!deps.writer.translate) throw new InvalidData("There is no model that can translate the story");
    const { title, cast, scenes } = plan;
    return deps.writer.translate({
      title,
      cast: cast.map(({ id, name }) => ({ id, name })),
      scenes: scenes.map(({ number, title, narration, description }) => ({
        number,
        title,
        narration,
        ...(description && { description }),
      })),
      from,
      language,
      storyType: task.story_type,
      audienceAge: task.audience_age,
      model: task.models.writer,
    });
  });
};

/** The story of a film in another language: its title, and its narrations in order. */
export const translateStory = async (deps: Translates, task: RunningTask, sourceKey: string): Promise<StoryDraft> => {
  const { title, cast, scenes } = await planInLanguage(deps, task, sourceKey);
  return { title, text: scenes.map(({ narration }) => narration).join("\n\n"), cast, wordForWord: false };
};

/** The plan of a film in another language: the same pictures with other words. */
export const planInLanguage = async (deps: Translates, task: RunningTask, sourceKey: string): Promise<Plan> => {
  const { plan } = await readJson(deps, sourceKey, SourceFilm);
  const translation = await readJson(deps, await translationOf(deps, task, sourceKey), Translation);
  return Plan.parse(translatedPlan(plan, translation));
};

/** The keys of the pictures of own characters, by the names that they have in the plan of another language. */
export const renameCharacters = async (
  deps: HasArtifacts,
  { character_keys: keys }: Pick<RunningTask, "character_keys">,
  { cast }: Plan,
  sourceKey: string,
): Promise<RunningTask["character_keys"]> => {
  if (!keys) return undefined;
  const { plan } = await readJson(deps, sourceKey, SourceFilm);
  return Object.fromEntries(
    Object.entries(keys).map(([name, key]) => {
      const before = plan.cast.find((member) => isSameName(member.name, name));
      return [cast.find(({ id }) => id === before?.id)?.name ?? name, key];
    }),
  );
};
