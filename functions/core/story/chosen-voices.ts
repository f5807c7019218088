import { isSameName } from "#contract/order/own-characters.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import type { CastMember } from "./story.ts";

/** The voices that the order gives to characters, by their ids in the cast; undefined where it gives none. */
export const chosenVoices = (
  { characters = [], outline, character_voices }: Pick<TaskRecord, "characters" | "outline" | "character_voices">,
  cast: readonly CastMember[],
): Record<string, string> | undefined => {
  if (!character_voices) return undefined;
  const named = [...characters, ...(outline?.characters ?? [])].filter(({ voice }) => voice);
  const voices = cast.flatMap(({ id, name, kind }): [string, string][] => {
    const found =
      named.find((each) => each.name && isSameName(each.name, name)) ??
      named.find((each) => !each.name && [name, kind].some((words) => isSameKind(each.kind, words)));
    return found?.voice ? [[id, found.voice]] : [];
  });
  return voices.length > 0 ? Object.fromEntries(voices) : undefined;
};

/** "little volcano" is "the volcano". */
const isSameKind = (kind: string | undefined, words: string): boolean =>
  kind !== undefined && isSameName(lastWord(kind), lastWord(words));

const lastWord = (words: string): string => words.trim().split(/\s+/).at(-1) ?? "";
