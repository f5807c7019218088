import type { KnownMember } from "../people/known-member.ts";
import { withoutSpeech } from "./asserted.ts";
import { isNamed } from "./present-cast.ts";
import { thoseOrAll } from "./those-or-all.ts";

/** Reads an English text moment by moment: "I went down to the pond alone" leaves the others away until it names one. */
export const followWhoIsAlone = (
  known: readonly KnownMember[],
): ((told: string, present: KnownMember[], subjects: ReadonlySet<KnownMember>) => KnownMember[]) => {
  let alone: readonly KnownMember[] = [];
  return (told, present, subjects) => {
    const here = withoutSpeech(told);
    if (ALONE.test(here) && subjects.size === 1) {
      alone = [...subjects];
    } else if (known.some((one) => !alone.includes(one) && isNamed(here, "english", one, known))) {
      alone = [];
    }
    return alone.length > 0 ? thoseOrAll(present, (one) => alone.includes(one)) : present;
  };
};

const ALONE =
  /\b(?:I|[Hh]e|[Ss]he|\p{Lu}\p{Ll}+|[Tt]he \p{Ll}+) (?:\p{Ll}+ )?(?:went|walked|sat|stood|lay|ran|came|rowed|sailed|was|set out|rode|stayed|remained|left|danced|ate|slept|climbed|worked)(?: [^.,;!?]{0,30})? (?:all |quite )?alone\b/u;
