import type { Telling } from "../pack.ts";
import { ideaReader, obliqueHero } from "./idea-reader.ts";
import * as retelling from "./retelling.ts";
import { scripts } from "./scripts.ts";
import * as lines from "./telling-lines.ts";
import { obliqueInfinitive, obliquePhrase } from "./word-cases.ts";

/** Only the last word of a verb is marked as feminine plural; "गयी" is written "गई". */
const polish = (text: string): string =>
  text
    .replace(/(?<!नह)ीं(?= (?:थीं|रह|गय|हैं))/gu, "ी")
    .replace(/गयी/gu, "गई")
    .replace(/गये/gu, "गए")
    .replace(
      /(?<![\p{L}\p{M}])मैं (को|ने|का|की|के|से|पर|में)(?![\p{L}\p{M}])/gu,
      (_, particle: string) => MINE[particle] ?? "मैं",
    );

/** "मैं" with a postposition. */
const MINE: Readonly<Record<string, string>> = {
  को: "मुझे",
  ने: "मैंने",
  का: "मेरा",
  की: "मेरी",
  के: "मेरे",
  से: "मुझसे",
  पर: "मुझ पर",
  में: "मुझमें",
};

export const telling: Telling = {
  ...lines,
  ...retelling,
  scripts,
  agreement: {
    pronouns: {},
    endings: ["ा", "ी", "ा", "े", "ीं"],
    plural: (verb) => verb,
    polish,
    formsOf: ({ hero, mate, thing, wish, skill, unwish, unable }): Readonly<Record<string, string>> => {
      const thingo = thing && obliquePhrase(thing);
      return {
        ...(hero && { heroo: obliqueHero(hero) }),
        ...(mate && { mateo: obliqueHero(mate) }),
        ...(thingo && { thingo }),
        ...(wish && { wisho: obliqueInfinitive(wish) }),
        ...(skill && { skillo: obliqueInfinitive(skill) }),
        ...(unwish && { unwisho: obliqueInfinitive(unwish) }),
        ...(unable && { unableo: obliqueInfinitive(unable) }),
      };
    },
  },
  reader: ideaReader,
};
