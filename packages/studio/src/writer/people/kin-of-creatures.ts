import { type Draft, genderFor } from "./draft.ts";
import type { Token } from "./tokens.ts";

/** "The crocodile lived in the river with his wife": whom a text first names as kin of a creature is such a creature. */
export const asKinOfCreatures = (tokens: readonly Token[], drafts: ReadonlyMap<string, Draft>): void => {
  for (const draft of drafts.values()) {
    const { name, noun, isNarrator, firstAt } = draft;
    if (name || isNarrator || !noun?.isHuman || noun.many || !PARTNER.test(noun.noun)) continue;
    const owner = tokens[firstAt - 1]?.low ?? "";
    if (!/^(?:his|her|its)$/.test(owner)) continue;
    const [last] = [...drafts.values()]
      .filter((other) => other !== draft && !other.isNarrator)
      .map((other) => ({ other, at: other.mentions.findLast((at) => at < firstAt) ?? -1 }))
      .toSorted((a, b) => b.at - a.at);
    const creature = last?.other.noun;
    const isNear = last && last.at >= 0 && (tokens[firstAt]?.sentence ?? 0) - (tokens[last.at]?.sentence ?? -9) < 2;
    if (!isNear || !creature || creature.isHuman || creature.isThing || creature.many) continue;
    const gender = genderFor(last.other);
    if (gender !== undefined && gender !== (owner === "his" ? "he" : owner === "her" ? "she" : gender)) continue;
    draft.noun = { ...noun, kind: creature.kind, isHuman: false };
  }
};
const PARTNER = /^(?:wife|husband)$/;
