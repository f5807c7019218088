import { mapConcurrently } from "#functions/core/shared/map-concurrently.ts";
import type { StoryWriter, TranslationRequest } from "#functions/core/story/ports.ts";
import { TranslatedScenes, TranslatedTitle } from "./answers/answers.ts";
import { askJson } from "./answers/ask-json.ts";
import { isInLanguage } from "./built-in/is-in-language.ts";
import type { TextEngine } from "./engine.ts";
import { inParts } from "./in-parts.ts";
import { languageName } from "./prompts/parts.ts";
import {
  translatedScenesPrompt,
  translatedScenesShape,
  translatedTitlePrompt,
  translatedTitleShape,
} from "./prompts/translate.ts";

/** Translates the script of a film: first its title and names, so that all scenes have the same names. */
export const translateScript =
  (engine: TextEngine): NonNullable<StoryWriter["translate"]> =>
  async (request) => {
    const { title, cast, scenes, language, model } = request;
    const words = await askJson(engine, {
      model,
      ...translatedTitlePrompt(request),
      shape: translatedTitleShape,
      read: TranslatedTitle,
    });
    const known = words.names.filter(({ id }) => cast.some((member) => member.id === id));
    const names = cast.map(({ id, name }) => ({ name, as: known.find((each) => each.id === id)?.name ?? name }));
    const parts = inParts(scenes);
    const translated = await mapConcurrently(parts, async (part, index) => {
      const order = { ...request, names, scenes: part, before: parts[index - 1]?.at(-1)?.narration };
      const answer = await askJson(engine, {
        model,
        ...translatedScenesPrompt(order),
        shape: translatedScenesShape(part),
        read: TranslatedScenes,
        check: (given) => whatIsWrong(part, given.scenes, language),
      });
      return part.flatMap(({ number }) => answer.scenes.find((scene) => scene.number === number) ?? []);
    });
    return {
      title: words.title || title,
      names: Object.fromEntries(known.map(({ id, name }) => [id, name])),
      scenes: translated.flat(),
    };
  };

const whatIsWrong = (
  asked: TranslationRequest["scenes"],
  answered: readonly { readonly number: number; readonly narration: string }[],
  language: TranslationRequest["language"],
): string | undefined => {
  const missing = asked.filter(({ number }) => !answered.some((scene) => scene.number === number));
  if (missing.length > 0) return `it leaves out the scenes ${missing.map(({ number }) => number).join(", ")}`;
  const text = answered.map(({ narration }) => narration).join(" ");
  return isInLanguage(text, language) ? undefined : `it is in another language than ${languageName(language)}`;
};
