import { role } from "../subject-story.ts";

export const CHILD =
  "girl|boy|child|children|kids|daughter|son|grandson|granddaughter|grandchildren|twins|brother|sister|siblings|pupils";
export const CRIME =
  /\b(?:murder\w*|horror|kill\w*|robber\w*|bank|heist|bomb|detective|police|war|haunted|blood|corpse)\b/i;

/** Somebody of these nouns with whom the hero has to do: of "a boy met a girl" the girl. */
export const met = (gap: string, nouns: string): RegExp =>
  new RegExp(
    `(?<=\\b(?:meets?|met|for|with|by|from|to|until|when|and|help(?:s|ed)?|a(?:sks|sked)) )${role(gap, nouns).source}`,
    "u",
  );
