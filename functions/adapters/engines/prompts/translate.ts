import type { TranslationRequest } from "#functions/core/story/ports.ts";
import type { JsonSchema } from "../engine.ts";
import { integer, list, object, text } from "./answer-shape.ts";
import { audienceFacts, facts, fence, languageName, lines, type Prompt, readable, systemInstruction } from "./parts.ts";

type Words = Pick<TranslationRequest, "from" | "language" | "storyType" | "audienceAge">;

const factsOf = ({ storyType, audienceAge }: Words) =>
  facts({ "Kind of story": readable(storyType), ...audienceFacts({ audienceAge }) });

/** Asks for the title and the names of the characters in another language. */
export const translatedTitlePrompt = ({ title, cast, ...words }: TranslationRequest): Prompt => ({
  instruction: systemInstruction("the translator"),
  task: lines(
    `Translate the title of this film from ${languageName(words.from)} into ${languageName(words.language)}, and write the name of each character, with its id, as a story in ${languageName(words.language)} does: a name that means something is translated, another one is written in the letters of that language.`,
    factsOf(words),
    fence("TITLE", title),
    fence("CAST", JSON.stringify(cast)),
  ),
});

export const translatedTitleShape = object({
  title: text("under 60 characters, without quotes"),
  names: list(object({ id: text("the character's id"), name: text("the name alone") })),
});

export interface ScenesToTranslate extends Words {
  readonly names: readonly { readonly name: string; readonly as: string }[];
  readonly scenes: TranslationRequest["scenes"];
  /** The narration before the first of these scenes, in the language before. */
  readonly before?: string | undefined;
}

/** Asks for the narrations of some scenes in another language. */
export const translatedScenesPrompt = ({ names, scenes, before, ...words }: ScenesToTranslate): Prompt => ({
  instruction: systemInstruction("the translator"),
  task: lines(
    `Translate these ${scenes.length} scenes of a narrated film from ${languageName(words.from)} into ${languageName(words.language)}, in order and each with its number: its title, and the whole of its narration. It is read aloud: it sounds as if it was written in ${languageName(words.language)}, is about as long, and leaves nothing out. What somebody says stays between quotation marks, with the one who says it.${hasDescriptions(scenes) ? " The description says what is seen: it is translated too." : ""}`,
    factsOf(words),
    names.length > 0 && fence("NAMES", JSON.stringify(names)),
    before && fence("THE SCENE BEFORE", before),
    fence("SCENES", JSON.stringify(scenes)),
  ),
});

const hasDescriptions = (scenes: TranslationRequest["scenes"]): boolean =>
  scenes.some(({ description }) => description);

export const translatedScenesShape = (scenes: TranslationRequest["scenes"]): JsonSchema =>
  object({
    scenes: list(
      object({
        number: integer("the scene's number"),
        title: text("a few words, under 60 characters"),
        narration: text("the whole narration: only the words that the narrator says"),
        ...(hasDescriptions(scenes) && { description: text("what is seen in the picture") }),
      }),
    ),
  });
