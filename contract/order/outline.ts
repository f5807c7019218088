import * as z from "zod";
import {
  characterAges,
  characterGenders,
  manners,
  maxCharacters,
  maxNameLength,
  maxOfKind,
  maxPartLength,
} from "../catalogue/outlines.ts";

const name = z.string().trim().max(maxNameLength, `A name or kind can have up to ${maxNameLength} characters.`);
const part = z.string().trim().max(maxPartLength, `A part of the outline can have up to ${maxPartLength} characters.`);

/** Who a story is about. What is left out is not known, and the writer decides it. */
export const OutlineCharacter = z.object({
  name: name.optional().meta({ description: 'Such as "Lotte"' }),
  kind: name.optional().meta({ description: 'Who or what it is, in a few words: "little volcano", "fox"' }),
  age: z.enum(characterAges).optional(),
  gender: z.enum(characterGenders).optional(),
  voice: z.string().trim().max(100).optional().meta({
    description: "The id of a voice that speaks the film's language, where characterVoices is on",
  }),
  count: z.int().min(1).max(maxOfKind).optional().meta({ description: "How many, in a group: 2 for two sisters" }),
});
export type OutlineCharacter = z.infer<typeof OutlineCharacter>;

/** Who a story is about, where, what they want, what is in the way, how it ends, and in which manner it is told. */
export const Outline = z
  .object({
    characters: z
      .array(OutlineCharacter)
      .max(maxCharacters, `An outline has up to ${maxCharacters} characters.`)
      .optional()
      .meta({ description: "The main character first" }),
    place: part
      .optional()
      .meta({ description: 'Where it happens: "the desert". An empty text: nowhere in particular' }),
    wish: part.optional().meta({
      description: 'What the main character wants: "find their grandfather". An empty text: nothing',
    }),
    obstacle: part.optional().meta({ description: "What is in the way" }),
    ending: part.optional().meta({ description: "How it ends, as a sentence" }),
    manner: z.enum(manners).optional(),
  })
  .meta({ id: "Outline", description: "The parts of a story, in the words of its idea." });
export type Outline = z.infer<typeof Outline>;
