import type { Beat } from "../../scripts/script.ts";
import type { ClauseScene } from "../clause-scene.ts";
import { event } from "./event.ts";

/** A paragraph, or several of which one is told. "!" begins one that the end needs. */
type Line = string | readonly string[];

interface EventLines {
  /** The pattern of the sentence, as for `event()`. */
  readonly words: string;
  /** What the whole idea says as well. */
  readonly idea?: RegExp;
  /** Whom it is about, where it does not hold for any hero. */
  readonly of?: ClauseScene["of"];
  readonly after: readonly Line[];
  readonly end?: readonly Line[];
  /** What follows an end that the idea tells itself. */
  readonly close?: readonly Line[];
}

/** An event that knows its end: the lines that the end needs are told before others find room. */
export const toldEvent = ({ words, idea, of, after, end, close }: EventLines): ClauseScene => ({
  by: "any",
  words: event(words),
  ...(idea && { idea }),
  ...(of && { of }),
  after: ranked(after, AFTER_RANKS),
  ...(end
    ? { end: ranked(end, END_RANKS), close: ranked(close ?? [], CLOSE_RANKS), isDecisive: true, isWhole: true }
    : { isAside: true }),
});

const ranked = (lines: readonly Line[], ranks: readonly number[]): Beat[] =>
  lines.map((line, at): Beat => {
    const variants = typeof line === "string" ? [line] : line;
    const isNeeded = variants[0]?.startsWith("!") === true;
    return [isNeeded ? 1 : (ranks[at] ?? 3), ...variants.map((each) => `=${each.replace(/^!/, "")}`)];
  });

const AFTER_RANKS = [1, 2, 2, 3];
const END_RANKS = [0, 1, 3];
const CLOSE_RANKS = [1, 2];
