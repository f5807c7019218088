import * as z from "zod";
import { languageIds } from "#contract/catalogue/languages.ts";
import { Plan } from "./story.ts";

/** The words of a film in another language. The scenes have the numbers of the plan. */
export const Translation = z.object({
  title: z.string().min(1),
  /** The names of the characters by their ids; the others keep theirs. */
  names: z.record(z.string(), z.string()),
  scenes: z.array(
    z.object({
      number: z.int(),
      title: z.string(),
      narration: z.string().min(1),
      /** What the picture shows, if the plan says it. */
      description: z.string().optional(),
    }),
  ),
});
export type Translation = z.infer<typeof Translation>;

/** The finished film that another one has in another language: its plan, and the files of its pictures. */
export const SourceFilm = z.object({
  taskId: z.string(),
  language: z.enum(languageIds),
  plan: Plan,
  /** In the order of the scenes. `card` exists if a title card replaces the picture. */
  pictures: z.array(z.object({ picture: z.string(), layers: z.string(), card: z.string() })),
  /** The key of its look bible. */
  look: z.string().optional(),
  /** The owner's own translation. */
  own: Translation.optional(),
});
export type SourceFilm = z.infer<typeof SourceFilm>;

/** The plan in another language: the same pictures in their last version. Its voices and recordings speak the language before. */
export const translatedPlan = (
  { voices: _, narratorVoice: __, ...plan }: Plan,
  { title, names, scenes }: Translation,
): Plan => ({
  ...plan,
  title,
  cast: plan.cast.map((member) => ({ ...member, name: names[member.id] ?? member.name })),
  scenes: plan.scenes.map(({ versions: _, ownNarration: __, description: ___, utterances: ____, ...scene }) => {
    const words = scenes.find(({ number }) => number === scene.number);
    if (!words) throw new Error(`Scene ${scene.number} is not translated`);
    const { narration, title, description } = words;
    return { ...scene, narration, title: title || scene.title, ...(description && { description }) };
  }),
});
