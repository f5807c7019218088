import type { KnownMember } from "../people/known-member.ts";
import { withoutSpeech } from "./asserted.ts";
import { isNamed } from "./present-cast.ts";
import { thoseOrAll } from "./those-or-all.ts";
import type { NamedMoment } from "./who-is-meant.ts";

/**
 * Those of an English moment of whom it tells: by name, as "they" or "we", or as "him" where it has no other man. Who
 * was seen before and is meant by "her tray" only is not drawn beside a girl who has just come in.
 */
export const withoutUntold = (
  meant: readonly KnownMember[],
  { text, strangers, before }: NamedMoment,
  known: readonly KnownMember[],
): KnownMember[] => {
  const told = withoutSpeech(text);
  if (SEVERAL.test(told)) return [...meant];
  const named = meant.filter((one) => isNamed(told, "english", one, known));
  const isObject = ({ gender }: KnownMember): boolean =>
    (gender === "he" || gender === "she") &&
    !strangers.has(gender) &&
    !strangers.has("open") &&
    !named.some((one) => one.gender === gender) &&
    OBJECTS[gender].test(told);
  const sure = thoseOrAll(meant, (one) => named.includes(one) || isObject(one));
  return [...sure, ...metIn(sure, { told, strangers, before })];
};

/** "I held it out to her": whom the text told of before. */
const metIn = (
  shown: readonly KnownMember[],
  { told, strangers, before }: Pick<NamedMoment, "strangers" | "before"> & { readonly told: string },
): KnownMember[] =>
  shown.length > 1 || strangers.size > 0
    ? []
    : (["he", "she"] as const).flatMap((gender) => {
        const other = before[gender];
        const isOther = other !== undefined && !shown.some((one) => one === other || one.gender === gender);
        return isOther && OBJECTS[gender].test(told) ? [other] : [];
      });

const SEVERAL = /\b(?:they|them|their|we|us|our|both|together|each other|all (?:three|four))\b/i;
const OBJECTS = {
  he: /\bhim\b/i,
  she: /\bher\b(?! \p{L}+)|\bher (?:a|an|the|to|on|in|at|by|with|from|and|up|down|back|home|that|how|what|where|if)\b/iu,
} as const;
