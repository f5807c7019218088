import { isAbstract } from "../idea/abstract-nouns.ts";
import { formsOf } from "../idea/goal.ts";
import type { ClauseAction } from "./clause-action.ts";
import type { Local } from "./local-words.ts";
import type { IdeaReading } from "./subject-of-idea.ts";

/** What the hero does in these sentences of an idea and has to try for: "build the raft". The last of them. */
export const actIn = (
  { clauses, hero }: Pick<IdeaReading, "clauses" | "hero">,
  actions: readonly ClauseAction[],
): string | undefined => {
  const found = actions.flatMap(({ by }, at) => {
    const { verb = "", object = "", text = "" } = clauses[at] ?? {};
    const head = object.split(" ").at(-1) ?? "";
    const { past } = formsOf(verb);
    // "On the last day of camp, Priya and Jules buried": who is named before the verb does it.
    const before = text.split(` ${past} `)[0]?.toLowerCase() ?? "";
    const isHero = by === "hero" || hero?.aliases.some((alias) => before !== text && before.includes(alias)) === true;
    const isTried = isHero && /^[a-z]{2,}$/.test(verb) && !UNTRIED.test(verb);
    if (!isTried || isAbstract(head)) return [];
    const words = phraseAfter(text, past);
    return words ? [`${verb} ${words}`] : object === "" ? [] : [`${verb} ${object}`];
  });
  return found.at(-1);
};

/** "buried a time capsule by the lake": "a time capsule"; "taught her cat to float": all of it. */
const phraseAfter = (text: string, past: string): string | undefined => {
  const [, rest = ""] = new RegExp(`\\b${past} (.+)$`).exec(text) ?? [];
  const words = rest.replace(PHRASE_END, "").split(" ");
  const isObject = /^(?:an?|the|his|her|their|its|my|our|one|two|three|some|all|[a-z]+s)$/.test(words[0] ?? "");
  return isObject && words.length > (/s$/.test(words[0] ?? "") ? 0 : 1) && words.length <= MAX_WORDS
    ? words.join(" ")
    : undefined;
};

const MAX_WORDS = 6;
const PHRASE_END =
  /(?:[,;:.!?]|\s+(?:and|but|until|that|who|which|where|while|although|because|so|before|after|even|then|in|on|at|by|out|with|during|against|over|through|down|into|every|alone|when|instead|again|once|from)\b).*$/i;

/** What happens to people, or is done without trying. */
const UNTRIED =
  /^(?:be|have|do|get|lose|miss|fall|break|burn|forget|notice|discover|find|meet|see|hear|feel|know|like|love|hate|own|receive|inherit|wake|become|dream|want|live|say|tell|ask|think|believe|go|come|wait|spill|drop|remember|need|must|will|can|let|seem|happen|start|keep|repeat|lead|wear|work|buy|speak|play|eat|marry|take|give|bring|drink|fight|argue|visit|sit|sleep|leave|move|run|sell|steal|hide)$/;

/** What the hero wants or does, in the forms that lines need: "build a raft", "building a raft", "built a raft". */
export const formsOfAct = (
  { reading }: { readonly reading: Pick<IdeaReading, "wish"> },
  { isWish, act }: Local,
): Readonly<Record<string, string>> => {
  const words = isWish ? reading.wish : act;
  const [verb = "", ...rest] = words?.split(" ") ?? [];
  if (verb === "") return {};
  const { gerund, past } = formsOf(verb);
  const after = rest.join(" ");
  return {
    act: `${verb} ${after}`.trim(),
    acting: `${gerund} ${after}`.trim(),
    ...(!isWish && { acted: `${past} ${after}`.trim() }),
  };
};
