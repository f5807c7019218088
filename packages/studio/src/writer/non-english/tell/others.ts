import type { NonEnglish } from "../../../languages/index.ts";
import type { Named } from "../../../languages/pack.ts";
import { escapePattern } from "../../escape-pattern.ts";
import { characterKinds } from "../../lexicon/character-kinds.ts";
import type { KnownMember } from "../../people/known-member.ts";
import { personNoun } from "../../people/person-nouns.ts";
import { ideaSentences } from "./hero-sentences.ts";

const MAX_OTHERS = 2;

interface Company {
  readonly idea: string;
  readonly language: NonEnglish;
  readonly hero: Named;
  readonly mate: Named | undefined;
  readonly thing: string | undefined;
  /** A character as the subject of a sentence. */
  readonly named: (member: KnownMember) => Named | undefined;
}

/** Who stands in the idea beside the hero: people, animals and those who have a name, and none who is lost. */
export const othersIn = (cast: readonly KnownMember[], company: Company): readonly Named[] => {
  const { idea, language, hero, mate, thing, named } = company;
  const known = cast
    .filter(
      ({ member, noun }) => noun === undefined || characterKinds.has(member.kind) || personNoun(member.kind)?.isHuman,
    )
    .flatMap((each) => named(each) ?? []);
  const lost = ideaSentences(idea, language)
    .flatMap((sentence) => sentence.split(/[,،，、;]/))
    .filter((clause) => LOST.test(clause) && !MET.test(clause));
  const isMate = ({ name }: Named): boolean => mate?.name === name;
  const isAway = (each: Named): boolean =>
    !isMate(each) &&
    (thing?.includes(nounOf(each)) === true || lost.some((sentence) => sentence.includes(nounOf(each))));
  const isHero = ({ name }: Named): boolean =>
    hero.name !== "" && (isWithin(name, hero.name) || isWithin(hero.name, name));
  return [...(mate ? [mate] : []), ...known]
    .filter((each) => !isTitle(each, known, idea))
    .filter((each, at, all) => !isHero(each) && !isAway(each) && all.findIndex(({ name }) => name === each.name) === at)
    .slice(0, MAX_OTHERS)
    .map((each) =>
      isRespected(each, language)
        ? {
            ...each,
            person: each.person === "she" || each.person === "theyf" || OLD_WOMAN.test(each.name) ? "theyf" : "they",
          }
        : each,
    );
};

/** "الخباز أبو علي": the trade of one who has a name. */
const isTitle = ({ name }: Named, all: readonly Named[], idea: string): boolean =>
  all.some(
    (other) =>
      other.name !== name &&
      new RegExp(
        `${escapePattern(name)} (?:(?:don|doña|madame|monsieur|signora?|seu|dona|señora?|tío|tía) )?${escapePattern(other.name)}`,
        "iu",
      ).test(idea),
  );

/** Whether a name is another's, or a part of it. */
export const isWithin = (name: string, hero: string): boolean =>
  hero.toLocaleLowerCase().includes(name.toLocaleLowerCase().slice(0, Math.max(2, name.length - 1)));

/** The noun without its article: "le chat". */
const nounOf = ({ name }: Named): string => (name.split(/[\s’']/).at(-1) ?? name).replace(/টি$/u, "");

const LOST =
  /verschw[iu]nd|verlor|verlier|weggelaufen|entlaufen|gestohlen|vermiss|desapare|perdid|perd[ieí]|se perd|se escap|robad|disparu|perdu|perd(?:u|ent)?(?!\p{L})|enfui|volé|scompar|pers[oa]|perde|scappat|rubat|sumi|fugiu|roubad|пропал|потеря|исчез|сбежал|укра|ضاع|فقد|اختف|ضيع|هرب|سرق|खो\s?(?:गय|गई|जा|दि|दे)|गुम|भाग ग|চুরি|হারি|হারা|পালি|消え|いなくな|なくし|迷子|逃げ|盗|不见|丢|走失|走丢|迷路|偷走|사라|잃어|없어졌|도망|no (?:llega|viene|vuelve)|kommt nicht|nicht mehr (?:da|gekommen)|n[’']arrive pas|ne (?:vient|revient) pas|non (?:arriva|viene|torna)|não (?:chega|chegou|vem|volta)|не (?:приходит|пришёл|пришла|вернул)|नहीं (?:आ|लौट)|আসে না|আসেনি|ফেরেনি|来ない|来ません|帰ってこ|没来|没有来|没回|오지 않|안 와|لم (?:يأت|تأت|يعد|تعد)|gestorben|ist tot|est mort|è mort|muri[óo]|morreu|умер|مات|死|돌아가/iu;

/** Who is lost and is met is there. */
const MET =
  /(?<!\p{L})(?:trifft|begegne|conoce|rencontre|incontra|conhece|встреча|встрети)|遇|出会|만나|(?<!\p{L})(?:يلتقي|تلتقي|قابل|يقابل|تقابل)|मिलत|দেখা হ/iu;

/** Hindi and Bengali verbs are polite with older relatives. */
const isRespected = ({ name }: Named, language: NonEnglish): boolean => RESPECTED[language]?.test(name) === true;
const OLD_WOMAN = /(?:दादी|नानी|माँ|चाची|मामी|काकी|मौसी|बुआ)(?: जी)?$/u;
const RESPECTED: Readonly<Partial<Record<NonEnglish, RegExp>>> = {
  hindi: /(?:जी|काका|चाचा|मामा|दादा|नाना|दादी|नानी|माँ|पापा|पिता|चाची|मौसी)$/u,
  bengali: /(?:দাদু|দাদি|দাদী|দিদা|দিদিমা|ঠাকুমা|ঠাকুরদা|নানা|নানি|বাবা|মা|কাকা|মামা|মাসি|পিসি|চাচা|খালা|স্যার|আপা)$/u,
};
