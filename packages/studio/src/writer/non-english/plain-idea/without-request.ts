import type { NonEnglish } from "../../../languages/index.ts";

interface Request {
  /** What the writer is asked to do, before the story is named: "Bitte erzähl mir", "Raconte-moi". */
  readonly asked: RegExp;
  /** Words to the writer at the end of an idea: ", lustig bitte". */
  readonly manner: RegExp;
  /** The child of who asks, before its name: "Meine Tochter Klara". */
  readonly child: RegExp;
}

const REQUESTS: Readonly<Partial<Record<NonEnglish, Request>>> = {
  german: {
    asked:
      /^(?:bitte,?\s)?(?:erzähl(?:e|t|en sie)?|schreib(?:e|t|en sie)?|erfind(?:e|et|en sie)?|denk dir)\s(?:(?:mir|uns|mal|bitte|doch|aus)\s)*(?=(?:eine?|die|das|von|vom|über)\s)/iu,
    manner:
      /(?:[,.;!–-]\s*(?:(?:bitte\s)?(?:lustig|witzig|traurig|spannend|kurz|süß)(?:,?\sbitte)?|(?:bitte\s)?mit\s(?:\p{Ll}+\s)?(?:happy[ -]?end|(?:gutem|glücklichem|schönem|traurigem)\sende)(?:\sbitte)?|bitte(?:\s(?:lustig|witzig|traurig|spannend|kurz))?)|\s(?:lustig|witzig|traurig)\sbitte|\sbitte)\s*[.!]*$/iu,
    child: /^meine?\s(?:kleine[r]?\s|große[r]?\s)?(?:tochter|enkelin|nichte|sohn|enkel|neffe|kind)\s(?=\p{Lu}\p{L}+)/iu,
  },
  french: {
    asked:
      /^(?:s['’]il (?:te|vous) pla[iî]t,?\s)?(?:raconte(?:z)?|écri(?:s|vez)|invente(?:z)?)(?:-(?:moi|nous))?\s(?=(?:une?|l['’]|le|la)\s?)/iu,
    manner:
      /(?:[,.;!–-]\s*(?:(?:drôle|rigolo|amusant|triste|court)(?:,?\s(?:s['’]il (?:te|vous) pla[iî]t|svp|stp))?|(?:avec\s)?(?:une\sfin|un\shappy end|une\sbelle fin)(?:\s(?:heureuse|triste|drôle))?(?:,?\s(?:s['’]il (?:te|vous) pla[iî]t|svp|stp))?)|,?\s(?:s['’]il (?:te|vous) pla[iî]t|svp|stp))\s*[.!]*$/iu,
    child:
      /^(?:ma\s(?:petite\s)?(?:fille|petite-fille|nièce)|mon\s(?:petit\s)?(?:fils|petit-fils|neveu))\s(?=\p{Lu}\p{L}+)/iu,
  },
  spanish: {
    asked:
      /^(?:por favor,?\s)?(?:cu[eé]nta(?:me|nos)?|escr[ií]be(?:me|nos)?|inv[eé]nta(?:me|te|nos)?)\s(?=(?:una?|la|el)\s)/iu,
    manner:
      /(?:[,.;!–-]\s*(?:(?:divertid[oa]|gracios[oa]|triste|cort[oa])(?:,?\spor favor)?|con\s(?:un\s)?final\s(?:feliz|triste)(?:,?\spor favor)?)|,?\spor favor)\s*[.!]*$/iu,
    child: /^mi\s(?:hija|hijo|nieta|nieto|sobrina|sobrino)\s(?=\p{Lu}\p{L}+)/iu,
  },
  italian: {
    asked:
      /^(?:per favore,?\s)?(?:racconta(?:mi|ci)?|scrivi(?:mi|ci)?|inventa(?:mi|ci)?)\s(?=(?:una?|la|il|un['’])\s?)/iu,
    manner:
      /(?:[,.;!–-]\s*(?:(?:divertente|buff[ao]|triste|breve)(?:,?\sper favore)?|con\s(?:un\s)?(?:lieto fine|finale\s(?:felice|triste))(?:,?\sper favore)?)|,?\sper favore)\s*[.!]*$/iu,
    child:
      /^(?:la\s)?mia\s(?:figlia|nipotina)\s(?=\p{Lu}\p{L}+)|^(?:il\s)?mio\s(?:figlio|nipotino)\s(?=\p{Lu}\p{L}+)/iu,
  },
  portuguese: {
    asked:
      /^(?:por favor,?\s)?(?:cont[ae](?:-(?:me|nos))?|escrev[ae](?:-(?:me|nos))?|invent[ae](?:-(?:me|nos))?)\s(?=(?:uma?|a|o)\s)/iu,
    manner:
      /(?:[,.;!–-]\s*(?:(?:engraçad[oa]|divertid[oa]|triste|curt[oa])(?:,?\spor favor)?|com\s(?:um\s)?final\s(?:feliz|triste)(?:,?\spor favor)?)|,?\spor favor)\s*[.!]*$/iu,
    child:
      /^(?:a\s)?minha\s(?:filha|neta|sobrinha)\s(?=\p{Lu}\p{L}+)|^(?:o\s)?meu\s(?:filho|neto|sobrinho)\s(?=\p{Lu}\p{L}+)/iu,
  },
};

/** An idea without what is meant for the writer, and without whose child its hero is. */
export const withoutRequest = (idea: string, language: NonEnglish): string => {
  const request = REQUESTS[language];
  if (!request) return idea;
  const told = idea.replace(request.asked, "").replace(request.manner, "").replace(CHILD_NAMED, "$1");
  const named = told.replace(request.child, "");
  return (told.trim().length < MIN_LENGTH ? idea : named).trim();
};

/** "Klara (6)" */
const CHILD_NAMED = /(\p{Lu}\p{L}+)\s\(\d{1,2}(?:\s\p{L}+)?\)/gu;
/** What is shorter was only a request. */
const MIN_LENGTH = 12;
