import type { RomanceNarrators } from "../romance-voice.ts";
import { verbForms } from "./verb-forms.ts";

const VERB = "\uE002([^\uE003]*)\uE003(\\p{L}+)";
const INVERTED = new RegExp(`(?:(se|s['’]) ?)?${VERB} \\{hero\\}`, "gu");

/** "dit Léa" as "I" says it: no one says "demande-je". */
const inverted = (reflexive: string | undefined, verb: string, speaker: "i" | "we"): string => {
  if (speaker === "we") return `${reflexive ? "nous " : ""}${verb}-nous`;
  if (!verb.endsWith("e")) return `${reflexive ? "me " : ""}${verb}-je`;
  return reflexive || /^(?:pense|trouve)$/u.test(verb) ? "me dis-je" : "dis-je";
};

const bySpeaker = (line: string, speaker: "i" | "we"): string | undefined => {
  const me = speaker === "i" ? "me " : "nous ";
  const told = line
    .replace(INVERTED, (_, reflexive: string | undefined, _before: string, verb: string) =>
      inverted(reflexive, verb, speaker),
    )
    .replace(/\{hero\} et \{mate\} se regardent/gu, speaker === "i" ? "{mate} et moi, nous nous regardons" : "\uE004")
    .replace(/\{hero\} et \{mate\}/gu, "\uE004")
    .replace(/(?<!\p{L})se (?=(?:le |la |en |y )?\uE002)/gu, me)
    .replace(/(?<!\p{L})s['’](?=\uE002)/gu, speaker === "i" ? "m’" : "nous ")
    .replace(/(?<!\p{L})s['’](?=(?:en|y) \uE002)/gu, speaker === "i" ? "m’" : "nous ")
    .replace(/\uE002s['’]\uE003/gu, speaker === "i" ? "m’" : "nous ")
    .replace(/(?<!\p{L})n['’](?=\uE002\uE003[^aeiouyhéèêâ])/gu, "ne ")
    .replace(/(?<!\p{L})s['’](?=arrêter)/gu, speaker === "i" ? "m’" : "nous ")
    .replace(/(?<!\p{L})ses propres/gu, speaker === "i" ? "mes propres" : "nos propres");
  // "à Léa", "que Léa" beside no verb
  const isLeft = /\uE004|Ce qu['’]en|(?<!\p{L})(?:à|de|voyant|même) \{hero\}|\{hero\} aussi|[,;:] \{hero\}[.,]/u.test(
    told,
  );
  return isLeft ? undefined : told.replace(/(?<=: )\{hero\}/gu, speaker === "i" ? "je" : "nous");
};

const OWNERS = {
  son: { i: "mon", we: "notre" },
  sa: { i: "ma", we: "notre" },
  ses: { i: "mes", we: "nos" },
} as const;

export const narrators: RomanceNarrators = {
  verbs: verbForms,
  saysSubject: true,
  auxiliaries: new Set(["avoir", "être"]),
  i: /(?<!\p{L})(?:je(?!\p{L})|j['’])/iu,
  we: /(?<!\p{L})(?:nous (?!\p{L}+(?:e|ent|a|t|ont)\s)|et moi(?!\p{L})|moi et (?:mon|ma|mes)(?!\p{L}))/iu,
  toMe: /(?<!\p{L})(?:me|moi)(?!\p{L})|(?<!\p{L})m['’](?=\p{L})/iu,
  toUs: /(?<!\p{L})nous(?!\p{L})/iu,
  article:
    /^(?:le|la|les|l['’]|un|une|des|du|au|aux|de|d['’]|son|sa|ses|leur|leurs|mon|ma|mes|notre|nos|ce|cet|cette|très|chaque)$/iu,
  clitic: /^(?:ne|n['’]|se|s['’]|l['’]|le|la|les|lui|leur|y|en|me|m['’]|nous|j['’]|je|c['’])$/iu,
  asOthers: [
    [/(?<!\p{L})je(?!\p{L})/giu, "il"],
    [/(?<!\p{L})j['’]/giu, "il "],
    [/(?<!\p{L})(?:\p{L}+ \p{L}+ )?et moi,? nous(?!\p{L})/giu, "ils"],
    [/(?<!\p{L})nous nous(?!\p{L})/giu, "ils se"],
    [/^nous(?!\p{L})/giu, "ils"],
    [/(?<=(?:mais|et|alors|puis|,) )nous(?!\p{L})/giu, "ils"],
    [/(?<!\p{L})me(?!\p{L})/giu, "se"],
    [/(?<!\p{L})m['’]/giu, "s'"],
    [/(?<!\p{L})m(?=(?:on|a|es)\s)/gu, "s"],
    [/(?<!\p{L})notre(?!\p{L})/gu, "leur"],
  ],
  ownPronouns: {
    i: [
      [/^se(?=\s)/u, "me"],
      [/^s['’]/u, "m’"],
      [/(?<!\p{L})s(?=(?:on|a|es)\s)/gu, "m"],
    ],
    we: [
      [/^se(?=\s)/u, "nous"],
      [/^s['’]/u, "nous "],
      [/(?<!\p{L})leur(?=\s)/gu, "notre"],
    ],
  },
  lasting: new Set(
    "être avoir savoir vouloir pouvoir devoir falloir connaître croire espérer attendre rester rayonner paraître sentir imaginer aller".split(
      " ",
    ),
  ),
  habit:
    /^(?:Parfois|Chaque|Sans cesse|La nuit|Toute la journée|Quand|Le jour, la nuit|Les autres|La peur|\{hero\} n'en)/u,
  noVerb: new Set(
    "fait dit mis pris écrit montre porte garde livre marche joue aide danse chante compte cherche trouve voyage pense sort part cours vis suis sens souris ris rêve reste vide souffle fête doute dure".split(
      " ",
    ),
  ),
  parts: (line) => line.split(/(«[^»]*»)/u),
  bySpeaker,
  owners: OWNERS,
  gender: /\{e\}|\{heureux\}/u,
  pastPhrases: [
    [/moment arrive/u, "moment arriva"],
    [/Puis vient/u, "Puis vint"],
    [/(?<!\p{L})on trouve-t/u, "on trouve-t"],
    [/Ce sera/gu, "Ce serait"],
    [/ce sera(?!it)/gu, "ce serait"],
    [/passera(?!it)/gu, "passerait"],
    [/finira(?!it)/gu, "finirait"],
    [/viendra(?!it)/gu, "viendrait"],
    [/faudra(?!it)/gu, "faudrait"],
    [/Il se fait/u, "Il se faisait"],
    [/tout fait un peu/u, "tout faisait un peu"],
    [/Cela fait du bien/u, "Cela faisait du bien"],
    [/le rêve se réalise/u, "le rêve se réalisa"],
    [/les recherches se terminent/u, "les recherches se terminèrent"],
    [/fait chaud/u, "faisait chaud"],
    [/n['’]aide pas/u, "n’aidait pas"],
    [/répond-on/gu, "répondit-on"],
    [/demande-t-on/gu, "demanda-t-on"],
    [/suffit pour un/u, "suffisait pour un"],
    [/suffit pour toute/u, "suffisait pour toute"],
    [/ne dure qu/u, "ne dura qu"],
    [/Cela reste/u, "Cela restait"],
    [/ne doute pas|n'en doute/u, "n’en doutait"],
    [/Cela aide/u, "Cela aidait"],
    [/cela marche/gu, "cela marchait"],
    [/rien ne marche/gu, "rien ne marchait"],
    [/ne marche pas/gu, "ne marchait pas"],
  ],
};
