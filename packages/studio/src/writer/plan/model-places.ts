import { findWords } from "../lexicon/find-words.ts";

/** Reads a narration without the places of which its text has only a model: a volcano of paper, a castle of sand. */
export const withoutModels = (text: string): ((narration: string) => string) => {
  const words = new Set(
    findWords(text, "english")
      .filter(({ sort, value, at, word }) => sort === "place" && value !== "room" && isModel(text, at, word))
      .map(({ word }) => word.toLowerCase()),
  );
  if (words.size === 0) return (narration) => narration;
  const named = new RegExp(`\\b(?:${[...words].join("|")})s?\\b`, "gi");
  return (narration) => narration.replace(named, (found) => "·".repeat(found.length));
};

const isModel = (text: string, at: number, word: string): boolean =>
  MADE_OF.test(text.slice(at + word.length)) || TOY.test(text.slice(Math.max(0, at - 20), at));
const MADE_OF =
  /^s? (?:(?:made|built|folded|cut) )?(?:out )?of (?:\w+ )?(?:paper|cardboard|clay|plasticine|sand|chocolate|gingerbread|sugar|cards|matches|matchsticks|blocks|bricks of plastic|cushions|blankets|pillows|lego|felt)\b/i;
const TOY = /\b(?:toy|model|paper|cardboard|miniature|plastic|painted|gingerbread|chocolate) $/i;
