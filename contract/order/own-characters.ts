import * as z from "zod";
import { maxLookLength, maxNameLength, maxOwnCharacters } from "../catalogue/outlines.ts";
import { characterNames } from "../catalogue/uploads.ts";

/** A character of the user's own. What is left out, the writer and the artist decide. */
export const OwnCharacter = z
  .object({
    name: z
      .string()
      .trim()
      .min(characterNames.min, characterNames.tooShort)
      .max(characterNames.max, characterNames.tooLong)
      .meta({ description: "As the story calls it" }),
    kind: z
      .string()
      .trim()
      .max(maxNameLength, `A name or kind can have up to ${maxNameLength} characters.`)
      .optional()
      .meta({ description: 'Who or what it is, in a few words: "little dragon", "girl"' }),
    look: z
      .string()
      .trim()
      .max(maxLookLength, `The look of a character can have up to ${maxLookLength} characters.`)
      .optional()
      .meta({ description: 'What every picture shows of it: "green, with a red scarf"' }),
    voice: z.string().trim().max(100).optional().meta({
      description:
        "The id of a voice that speaks the film's language, where characterVoices is on. Default: one of its gender and age.",
    }),
    picture: z.string().max(100).optional().meta({
      description: "The asset id of an uploaded character. Pictures show it as it is there.",
    }),
  })
  .meta({ id: "OwnCharacter", description: "A character that you bring to the story." });
export type OwnCharacter = z.infer<typeof OwnCharacter>;

/** Whether two names are the same. */
export const isSameName = (one: string, other: string): boolean =>
  one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase();

export const OwnCharacters = z
  .array(OwnCharacter)
  .max(maxOwnCharacters, `A film can have up to ${maxOwnCharacters} own characters.`)
  .refine(
    (all) => all.every(({ name }, at) => all.findIndex((other) => isSameName(other.name, name)) === at),
    "Two own characters have the same name.",
  );
