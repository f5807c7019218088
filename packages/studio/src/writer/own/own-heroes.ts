import type { Outline, OutlineCharacter } from "../outline/outline.ts";
import { readOutline } from "../outline/read-outline.ts";
import type { Brief } from "../story.ts";
import { isNamed, type OwnCharacter } from "./own-character.ts";
import { isMember, isOfGroup, ownGroupOf } from "./own-group.ts";

/**
 * The outline of a story in which the user's own characters stand for those of the idea that have the same name, or the
 * same kind and no name. The first one leads a story whose idea names no character.
 */
export const ownOutline = (brief: Brief): Outline | undefined => {
  const { idea, language, outline, characters = [], before } = brief;
  if (characters.length === 0) return outline;
  const read = outline?.characters ?? readOutline(idea, language).characters ?? [];
  const [first] = characters;
  if (read.length === 0) return first && !before ? { ...outline, characters: [shown(first)] } : outline;
  const group = ownGroupOf(brief);
  const free = characters.filter((own) => group?.isNamedInIdea || !isMember(group, own));
  const matched = read.map((each): OutlineCharacter => {
    if (group && isOfGroup(each.kind, group)) return each;
    const at = free.findIndex((own) => isMeant(own, each));
    const [own] = at >= 0 ? free.splice(at, 1) : [];
    return own ? { ...each, ...shown(own) } : each;
  });
  // A character without a kind can be anybody: it is the first of the idea that has no name.
  const nameless = free.find(({ kind }) => !kind);
  const open = nameless
    ? matched.findIndex(({ name, kind, count = 1 }) => !name && count === 1 && !(group && isOfGroup(kind, group)))
    : -1;
  const all = nameless && open >= 0 ? matched.with(open, { ...matched[open], name: nameless.name }) : matched;
  return all.every((each, at) => each === read[at]) ? outline : { ...outline, characters: all };
};

const isMeant = (own: OwnCharacter, { name, kind, count = 1 }: OutlineCharacter): boolean => {
  if (isNamed(name, own.name)) return true;
  const noun = nounOf(own.kind);
  return !name && count === 1 && noun !== "" && noun === nounOf(kind);
};

const nounOf = (kind = ""): string => kind.trim().toLocaleLowerCase().split(/\s+/).at(-1) ?? "";

const shown = ({ name, kind }: OwnCharacter): OutlineCharacter => ({ name, ...(kind && { kind }) });
