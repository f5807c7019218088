import type { LanguageId } from "#contract/catalogue/languages.ts";
import { type StoryTypeId, storyTypes } from "#contract/catalogue/story-types.ts";
import type { HasWait } from "../shared/ports.ts";
import { truncate } from "../shared/truncate.ts";
import { titledText } from "../story/titled-text.ts";
import type { HasAssistant } from "./ports.ts";
import { withTimeout } from "./within.ts";

interface Asked {
  readonly storyType: StoryTypeId;
  readonly language: LanguageId;
  readonly story: string;
}

/** Letters of a story that are enough for a title. */
const excerpt = 500;
const minChars = 10;
const maxChars = 60;

/** A title for a story: its own, the assistant's, or its type and beginning if the assistant has no title in time. */
export const suggestTitle = async (deps: HasAssistant & HasWait, asked: Asked): Promise<string> =>
  (await titleBy(deps, asked, 20)) ?? `${storyTypes[asked.storyType]} - ${truncate(oneLine(asked.story), 40)}`;

/** The title on the story's first line, or else the assistant's; undefined if it has no usable one within `seconds`. */
export const titleBy = async (
  deps: HasAssistant & HasWait,
  { story, ...asked }: Asked,
  seconds: number,
): Promise<string | undefined> => {
  const own = titledText(story).title;
  if (own) return own;
  const begins = [...story].slice(0, excerpt).join("");
  const title = unquoted(
    (await withTimeout(deps, seconds, () => deps.assistant.title({ ...asked, story: begins }))) ?? "",
  );
  if ([...title].length < minChars) return undefined;
  return [...title].length > maxChars ? truncate(title, maxChars - 3) : title;
};

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

const unquoted = (title: string): string =>
  oneLine(title).replace(/^["'“”„‘’«»「」『』《》]+|["'“”„‘’«»「」『』《》]+$/gu, "");
