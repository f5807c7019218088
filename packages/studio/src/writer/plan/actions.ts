import type { Action, Mood } from "../../vocabulary.ts";
import { isStrong, type ReadAction } from "./read-actions.ts";

const QUOTE = /["“”«»„「」]/;

/** The action for a mood where no verb names one. */
const usual: Readonly<Partial<Record<Mood, Action>>> = {
  calm: "stand",
  happy: "stand",
  wonder: "look",
  sad: "sit",
  tense: "stand",
  worried: "look",
  joy: "stand",
};

/** Actions that companions do along with who is said to do them. */
const shared: ReadonlySet<Action> = new Set<Action>(["walk", "run", "fly"]);

interface Scene {
  readonly narration: string;
  readonly mood: Mood;
  readonly told: ReadonlyMap<string, ReadAction>;
  /** A text of the user: only those run or sleep along of whom it says so. */
  readonly isPasted?: boolean;
}

/** The action of a cast member: its own action, or what fits those of the others. */
export const actionOf = (id: string, leading: boolean, { narration, mood, told, isPasted = false }: Scene): Action => {
  const own = told.get(id)?.action;
  if (own && isStrong(own)) return own;
  const others = [...told.values()];
  const watches = others.some(({ action }) => isStrong(action));
  if (talksIn(narration) && (!leading || own === undefined) && !watches) return "talk";
  if (own) return own;
  if (watches) return "look";
  const along = others.find(({ action }) => shared.has(action));
  if (along && (!isPasted || TOGETHER.test(narration))) return along.action;
  if (mood === "asleep" && !isPasted) return "sleep";
  if (mood === "asleep") return "stand";
  if (others.length > 0) return "look";
  return isPasted && usual[mood] === "sit" ? "stand" : (usual[mood] ?? "stand");
};

const TOGETHER = /\b(?:they|we|them|together|both|all|us)\b/i;

export const talksIn = (narration: string): boolean => QUOTE.test(narration);
