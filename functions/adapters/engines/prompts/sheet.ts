import { styleWords } from "#contract/catalogue/style-prompts.ts";
import type { CastMember } from "#functions/core/story/story.ts";
import { lines } from "./parts.ts";
import { looksOf, withoutBorder } from "./picture.ts";

/** Asks for a picture of a character that other pictures are drawn after. */
export const sheetPrompt = (member: CastMember, style: string, hasEarlier: boolean): string =>
  lines(
    `A character sheet for a film, in this style: ${withoutBorder(styleWords(style))}.`,
    `It shows ${looksOf(member)}. Alone and whole, seen from the front, with a friendly face, in clear light before a plain background.`,
    hasEarlier &&
      `The picture “${member.name}” shows the same character in another style: the same face, hair or fur, colours and clothes.`,
    "One figure only. No text, letters, border or watermark.",
  );
