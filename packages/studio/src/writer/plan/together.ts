import type { Language } from "../../languages/index.ts";
import type { Mood } from "../../vocabulary.ts";
import type { KnownMember } from "../people/known-member.ts";

/** So many figures fit into a picture. */
const MAX_SHOWN = 4;

/**
 * Those who go through a story together are seen together, scene by scene: with the others of them whom the text has
 * named, where one is there. Of more than fit, those who were seen least.
 */
export const followTogether = (known: readonly KnownMember[], language: Language) => {
  const together = known.filter(({ member }) => member.group !== undefined);
  const introduced = new Set(together.filter(({ member }) => member.group));
  const timesSeen = new Map<KnownMember, number>();
  const seen = (one: KnownMember): number => timesSeen.get(one) ?? 0;
  return (present: KnownMember[], narration: string, mood: Mood): KnownMember[] => {
    const low = narration.toLocaleLowerCase();
    for (const one of together) if (low.includes(one.member.name.toLocaleLowerCase())) introduced.add(one);
    const isOneThere = together.some((one) => present.includes(one));
    const isApart = !isOneThere || mood === "asleep" || ALONE[language].test(narration);
    const free = isApart ? [] : together.filter((one) => introduced.has(one) && !present.includes(one));
    const added = free.toSorted((a, b) => seen(a) - seen(b)).slice(0, Math.max(0, MAX_SHOWN - present.length));
    const all = [...present, ...added];
    for (const one of all) timesSeen.set(one, seen(one) + 1);
    return all;
  };
};

/** Words of a scene in which somebody is alone, does something in secret, or sleeps. */
const ALONE: Readonly<Record<Language, RegExp>> = {
  english:
    /\b(?:alone|lonely|in secret|secretly|by (?:him|her|it)self|on (?:his|her|its) own|(?:told|to) (?:no one|nobody)|no one (?:saw|knew)|nobody (?:saw|knew)|at night|in bed|asleep|slept)\b/i,
  german: /(?<!\p{L})(?:allein\p{L}*|einsam\p{L}*|heimlich\p{L}*|niemandem|im bett|schlief\p{L}*)(?!\p{L})/iu,
  spanish: /(?<!\p{L})(?:a solas|sol[oa]s?|en secreto|a nadie|en (?:la|su) cama|dorm\p{L}+)(?!\p{L})/iu,
  french: /(?<!\p{L})(?:seule?s?|en secret|en cachette|à personne|dans son lit|dorm\p{L}+)(?!\p{L})/iu,
  italian: /(?<!\p{L})(?:da sol[oaie]|sol[oa]|in segreto|di nascosto|a nessuno|nel letto|dorm\p{L}+)(?!\p{L})/iu,
  portuguese: /(?<!\p{L})(?:sozinh[oa]s?|em segredo|às escondidas|a ninguém|na cama|dorm\p{L}+)(?!\p{L})/iu,
  russian: /(?<!\p{L})(?:один|одна|одни|тайком|тайно|никому|в постели|спал\p{L}*|заснул\p{L}*)(?!\p{L})/iu,
  chinese: /独自|一个人|偷偷|悄悄地?做|没告诉|睡着/u,
  japanese: /ひとり(?:で|きり)|一人で|こっそり|だれにも言|ねむ|眠/u,
  korean: /혼자|몰래|아무에게도|잠들|잠이/u,
  hindi: /अकेल[ाीे]|चुपके|किसी को नहीं बता|सो गय|सो रह/u,
  bengali: /একা|চুপিচুপি|গোপনে|কাউকে (?:কিছু )?বল|ঘুমিয়ে/u,
  arabic: /وحيد|و?حدَ?ه|وَحْدَ|سِرًّا|سرا|نَامَ|نام/u,
};
