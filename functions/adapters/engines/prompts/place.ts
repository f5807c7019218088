import { styleWords } from "#contract/catalogue/style-prompts.ts";
import type { Place } from "#functions/core/story/story.ts";
import { lines } from "./parts.ts";
import { withoutBorder } from "./picture.ts";

/** Asks for a picture of a place that other pictures are drawn after. */
export const placePrompt = ({ name, look, kind }: Place, style: string, hasEarlier: boolean): string =>
  lines(
    `A background sheet for a film, in this style: ${withoutBorder(styleWords(style))}.`,
    `It shows a place (${kind}): ${name}: ${look} Seen whole from a little above, by day, in clear weather.`,
    hasEarlier &&
      `The picture “${name}” shows the same place in another style: the same buildings, materials and landmarks.`,
    "Empty: no people, no creatures. No text, letters, border or watermark.",
  );
