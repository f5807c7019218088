import { goalOf } from "./goal.ts";
import type { Goal } from "./idea-parts.ts";

/** The verb that fits a topic: a secret is uncovered, a mystery solved. */
const verbsByTopic: readonly (readonly [verb: string, matters: RegExp])[] = [
  ["uncover", /^(?:secret|truth)s?$/i],
  ["solve", /^(?:myster(?:y|ies)|riddles?)$/i],
  ["break", /^curses?$/i],
  ["end", /^(?:battle|war|fight|struggle|siege|feud|conflict|duel|invasion)s?$/i],
  ["discover", /^(?:power|importance|meaning|value|strength|magic|beauty)$/i],
];

const TOPIC =
  /^((?:the|an?)\s+(?:[a-z'-]+\s+){0,2}?)([a-z]+)(\s+(?:of|between|for|over|at|against|in)\s+[^,.;:!?]+)?$/i;

/** The goal of an idea that is only a topic: "The secret of the old lighthouse". */
export const goalOfTopic = (sentence: string): Goal | undefined => {
  const [, before = "", noun = "", after = ""] = TOPIC.exec(sentence.trim()) ?? [];
  const verb = verbsByTopic.find(([, matters]) => matters.test(noun));
  return verb && goalOf(verb[0], `${before.replace(/^an?\s/i, "the ").toLowerCase()}${noun}${after}`);
};
