import type { Beat } from "../../../scripts/script.ts";
import type { ClauseScene } from "../../clause-scene.ts";

/**
 * A story for what many ideas lead up to, in two versions: one for ideas in which somebody comes along ("and her brother"),
 * whose lines may name {talker}, {mate} and {pet}, and one without these lines.
 */
export const openScene = (scene: ClauseScene): readonly ClauseScene[] => {
  const alone: ClauseScene = {
    ...scene,
    after: withoutMate(scene.after),
    ...(scene.end && { end: withoutMate(scene.end) }),
  };
  const isForTwo = [...scene.after, ...(scene.end ?? [])].some(([, ...lines]) => lines.some(namesMate));
  return isForTwo ? [{ ...scene, idea: withCompany(scene.idea) }, alone] : [alone];
};

const namesMate = (line: string): boolean => /\{(?:talker|mate|pet)\}/i.test(line);

const withoutMate = (beats: readonly Beat[]): Beat[] =>
  beats
    .map(([rank, ...lines]): Beat => [rank, ...lines.filter((line) => !namesMate(line))])
    .filter(([, ...lines]) => lines.length > 0);

const withCompany = (idea?: RegExp): RegExp =>
  new RegExp(`(?=[\\s\\S]*(?:${COMPANY}))(?:^[\\s\\S]*?${idea?.source ?? ""})`, `u${idea?.ignoreCase ? "i" : ""}`);

const RELATION =
  "(?:friend|brother|sister|twin|cousin|grand[a-z]+|nan|gran|granny|mother|father|mum|mom|dad|son|daughter|nephew|niece|aunt|uncle|husband|wife|neighbou?r|colleague|apprentice|partner|classmate|step[a-z]+|flatmate|assistant)";
const PET = "(?:dog|cat|parrot|donkey|goat|horse|mule|pony|budgie|rabbit|tortoise|hen|goose|pig)";
/** "Mia and her little brother", "with his friend Ben", "Mia and Ben". */
const COMPANY = `\\b(?:and|with) (?:his|her|their|my|our) (?:[a-z-]+ ){0,2}?${RELATION}\\b|\\b(?:and|with) (?:an?|the|his|her|their|my|our) (?:[a-z-]+ ){0,3}?${PET}\\b|\\b\\p{Lu}\\p{Ll}+ and (?:\\p{Lu}\\p{Ll}+ )?\\p{Lu}\\p{Ll}+ [a-z]+ed\\b`;

/** A part of a pattern: the sentence says one of these words, before or after this place. */
export const said = (words: string): string => `(?:(?<=\\b(?:${words})\\b.*)|(?=.*\\b(?:${words})\\b))`;

/** A part of a pattern: the sentence says none of these words. */
export const unless = (words: string): string => `(?<!\\b(?:${words})\\b.*)(?!.*\\b(?:${words})\\b)`;
