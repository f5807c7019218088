import { type Draft, genderFor } from "./draft.ts";
import { join } from "./join-people.ts";
import type { Token } from "./tokens.ts";

/** "Albert Crane retired. … Mr Crane", "a Welshman named Rhys Morgan. … Captain Morgan": one, whom a text calls by surname. */
export const joinTitledSurnames = (tokens: readonly Token[], drafts: Map<string, Draft>): void => {
  for (const [key, titled] of drafts) {
    const title = TITLE.exec(titled.name ?? "")?.[1]?.toLowerCase();
    if (!title || key.includes(" ")) continue;
    const full = [...drafts.values()].filter(({ key: other }) => other.endsWith(` ${key}`));
    const [only, ...more] = full;
    if (!only || more.length > 0 || !fits(only, titled, title) || isCalledByFirstName(tokens, only)) continue;
    const { name } = only;
    if (titled.noun && (!only.noun || only.noun.isHuman)) only.noun = titled.noun;
    join(drafts, key, only);
    if (name) only.name = name;
  }
};

const TITLE =
  /^(Mr|Mrs|Ms|Miss|Dr|Doctor|Captain|Professor|Sergeant|Constable|Inspector|Lieutenant|Major|Colonel|Nurse|Farmer|Pastor|Reverend|Father)\.? /;

/** A grown-up of the same sex whose full name came first. */
const fits = (full: Draft, titled: Draft, title: string): boolean => {
  if (!full.name || full.firstAt > titled.firstAt || full.noun?.isHuman === false) return false;
  if (full.age === "child" || (!full.age && full.noun?.age === "child")) return false;
  const [own, other] = [genderFor(full), genderFor(titled)];
  const said = /^(?:mrs|ms|miss)$/.test(title) ? "she" : title === "mr" ? "he" : other;
  return own === undefined || said === undefined || own === said;
};

/** "Danny laid his head on the desk": whom a text calls by the first name is not Mr Pereira, but perhaps his son. */
const isCalledByFirstName = (tokens: readonly Token[], { key, mentions }: Draft): boolean => {
  const [first = "", next = ""] = key.split(" ");
  return mentions.some((at) => tokens[at]?.low === first && tokens[at + 1]?.low !== next && !tokens[at]?.isSpoken);
};
