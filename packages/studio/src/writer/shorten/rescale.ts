import { type Language, languageOf, sentenceSpace, writings } from "../../languages/index.ts";
import { seededRandom } from "../random.ts";
import { sentences } from "../speech/sentences.ts";
import { speakingSeconds } from "../speech/speaking-seconds.ts";
import { abridge } from "./abridge.ts";

export interface RescaleRequest {
  readonly narration: string;
  readonly language: string;
  readonly seconds: number;
  readonly seed: string;
}

/** Lengthens or shortens a scene's narration by sentences and clauses until it lasts about as many seconds. */
export const rescale = (request: RescaleRequest): string => {
  const now = speakingSeconds(request.narration, request.language);
  if (Math.abs(now - request.seconds) < MAX_TEMPO_CHANGE * request.seconds) return request.narration;
  return now > request.seconds ? shortened(request) : lengthened(request);
};

/** A change of tempo covers this difference. */
const MAX_TEMPO_CHANGE = 0.03;

const shortened = ({ narration, language, seconds }: RescaleRequest): string => {
  const off = (text: string): number => Math.abs(speakingSeconds(text, language) - seconds);
  const whole = [1, 1.06, 1.12].map((slack) => abridge({ text: narration, language, seconds: seconds * slack }));
  const candidates = [narration, withoutClauses(narration, language, seconds), ...whole].filter(
    (text) => text.trim() !== "",
  );
  return candidates.reduce((best, each) => (off(each) < off(best) ? each : best));
};

/** Drops asides between commas, dashes or brackets, the longest first. */
const withoutClauses = (narration: string, language: string, seconds: number): string => {
  let text = narration;
  for (const clause of [...narration.matchAll(ASIDE)].map(([found]) => found).sort((a, b) => b.length - a.length)) {
    const shorter = text.replace(
      clause,
      clause.startsWith(",") || clause.startsWith("，") || clause.startsWith("،") ? "" : " ",
    );
    if (speakingSeconds(shorter, language) >= seconds) text = shorter;
  }
  return text.replace(/ {2,}/g, " ").replace(/ ([,.!?])/g, "$1");
};

/** Parts that a sentence does not need: "(…)", " – … – ", ", too,". */
const ASIDE =
  /\s*\([^()]*\)\s*|\s[–—]\s[^–—.!?]+\s[–—]\s|,\s(?:too|of course|naturally|after all|then|perhaps|as it were|at least)(?=[,.])/g;

const lengthened = ({ narration, language, seconds, seed }: RescaleRequest): string => {
  const known = languageOf(language);
  const order = seededRandom(`${seed}|${narration}`).shuffle(writings[known].asides);
  let text = narration;
  for (const aside of order) {
    const longer = inserted(text, aside, known);
    const nearer =
      Math.abs(speakingSeconds(longer, language) - seconds) < Math.abs(speakingSeconds(text, language) - seconds);
    if (nearer && !text.includes(aside)) text = longer;
  }
  return text;
};

/** Inserts before the last sentence, so that the scene ends as before; after the only sentence. */
const inserted = (text: string, aside: string, language: Language): string => {
  const all = sentences(text, language);
  const last = all.at(-1);
  const space = sentenceSpace(language);
  if (!last || all.length < 2) return `${text.trimEnd()}${space}${aside}`;
  return `${text.slice(0, last.start)}${aside}${space}${text.slice(last.start)}`;
};
