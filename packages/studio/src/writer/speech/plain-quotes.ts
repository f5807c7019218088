import type { Language } from "../../languages/index.ts";

/**
 * A text with “ and ” around direct speech that it marks in another way: »…« and „…“ of German, single marks of English, and the
 * dashes of dialogues. Each mark has the length of the one it replaces, so positions stay.
 */
export const withPlainQuotes = (text: string, language: Language): string => {
  const quoted =
    language === "german" ? withoutGermanMarks(text) : language === "english" ? withoutSingleMarks(text) : text;
  const narrators = NARRATES[language];
  return narrators ? quoted.replace(DIALOGUE, (line) => quoteDialogue(line, narrators)) : quoted;
};

/** »…« opens where « closes in French, and “ closes speech that „ opens. */
const withoutGermanMarks = (text: string): string =>
  text
    .replace(/»([^«»]*)«/g, "“$1”")
    .replace(/„([^„“”]*)[“”]/g, "“$1”")
    .replace(/›([^‹›]*)‹/g, "‘$1’");

/** ‘Come in,’ she said: “Come in,” in an English text that has single marks and no others. */
const withoutSingleMarks = (text: string): string => {
  if (/["“”]/.test(text) || (text.match(SINGLE)?.length ?? 0) < LEAST_SPEECHES) return text;
  return text.replace(SINGLE, "$1“$2”");
};
/** Opened before a capital after a space, and closed behind a mark: no apostrophe is. */
const SINGLE = /(^|[\s(—–])['‘]((?=\p{Lu})[^\n]*?[.,!?…—–-])['’](?=\s|$|[).,;—–])/gmu;
const LEAST_SPEECHES = 2;

/** A paragraph from the dash that opens its speech. */
const DIALOGUE = /(?:^[^\S\n]*[—–](?=\s?[\p{L}¡¿«])|(?<=[.!?…:]\s)[—–](?=\s?[\p{Lu}¡¿])).*$/gmu;

const SAID: Partial<Record<Language, string>> = {
  french:
    "(?:dit|répond|demand|cri|s['’]écri|s['’]exclam|murmur|chuchot|fit|ajout|repri|soupir|souffl|lanç|gronda|ordonn)\\p{L}*",
  spanish: "(?:dij|dec|pregunt|respond|contest|grit|exclam|susurr|murmur|añad|repuso|suspir|orden|replic)\\p{L}*",
  italian: "(?:diss|chies|rispo|grid|esclam|sussurr|mormor|aggiun|replic|ordin|sospir|fece)\\p{L}*",
  portuguese: "(?:diss|pergunt|respond|grit|exclam|sussurr|murmur|acrescent|suspir|orden|fez)\\p{L}*",
  russian: "(?:сказал|спросил|ответил|крикнул|закричал|воскликнул|прошептал|шепнул|добавил|вздохнул|произн)\\p{L}*",
};

/** Where the narrator speaks within a dialogue: after a dash, or in French also after a comma: ", dit la fille". */
const NARRATES: Partial<Record<Language, RegExp>> = Object.fromEntries(
  Object.entries(SAID).map(([language, verbs]) => [
    language,
    new RegExp(
      `[,!?….]?\\s[—–]\\s?(?=(?:\\p{Ll}+\\s){0,2}?\\p{Ll})|${language === "french" ? `(?<=[,!?…])\\s(?=(?:(?:me|lui|leur|se)\\s)?${verbs})` : "(?!)"}`,
      "u",
    ),
  ]),
);

/** “Good day” for "— Good day": the speech of a paragraph, up to the words of the narrator and after them. */
const quoteDialogue = (line: string, narrates: RegExp): string => {
  const opens = line.search(/[—–]/);
  const speech = `${line.slice(0, opens)}“${line.slice(opens + 1)}`;
  const found = narrates.exec(speech);
  if (!found) return closed(speech);
  const told = found.index + found[0].length;
  const said = `${speech.slice(0, told - 1)}”`;
  const rest = speech.slice(told);
  const next = rest.search(/[—–]/);
  if (next < 0) return said + rest;
  return `${said}${rest.slice(0, next)}${quoteDialogue(rest.slice(next), narrates)}`;
};

/** The last mark of a line gives way to the one that closes its speech. */
const closed = (line: string): string => line.replace(/\p{P}(?=\s*$)/u, "”");
