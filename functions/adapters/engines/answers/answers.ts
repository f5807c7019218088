import * as z from "zod";
import { type CastMember, genders, type Place, placeKinds } from "#functions/core/story/story.ts";
import { cleanHashtags, cleanProse, cleanTitle } from "./clean-text.ts";

/** What answers must be like. Only what nothing can replace is required; the rest is repaired or left out. */

/** The items that are like the schema. The others are left out. */
const usable = <S extends z.ZodType>(item: S) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((all) => all.flatMap((each) => item.safeParse(each).data ?? []) as z.output<S>[]);

const Title = z
  .string()
  .transform((title) => cleanTitle(title, 100))
  .pipe(z.string().min(1));
const Prose = (min: number) => z.string().transform(cleanProse).pipe(z.string().min(min, "the text is too short"));
const optionalText = z.string().trim().min(1).optional().catch(undefined);

const Member = z
  .object({
    id: optionalText,
    name: z.string().trim().min(1).max(80),
    kind: z.string().trim().min(1).max(40).catch("person"),
    gender: z.enum(genders).optional().catch(undefined),
    traits: z.array(z.string()).catch([]),
    home: optionalText,
  })
  .transform(
    ({ id, gender, home, ...member }): CastMember => ({
      ...member,
      id: id ?? idOf(member.name),
      traits: member.traits.slice(0, 4),
      ...(gender && { gender }),
      ...(home && { home }),
    }),
  );

const idOf = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "_");

const eachOnce = <T extends { readonly id: string }>(all: readonly T[]): T[] => [
  ...new Map(all.map((each) => [each.id, each] as const)).values(),
];

const Cast = usable(Member).transform((cast) => eachOnce(cast).slice(0, 8));

const PlaceAnswer = z
  .object({
    id: optionalText,
    name: z.string().trim().min(1).max(80),
    kind: z.enum(placeKinds).catch("meadow"),
    look: z.string().trim().min(1).max(600),
  })
  .transform(({ id, ...place }): Place => ({ ...place, id: id ?? idOf(place.name) }));

export const WrittenStory = z.object({ title: Title, text: Prose(200), cast: Cast });
export const TitleAndCast = z.object({ title: Title, cast: Cast });
export const Look = z.object({
  cast: Cast,
  hero: optionalText,
  places: usable(PlaceAnswer).transform((places) => eachOnce(places).slice(0, 8)),
});
export const RewrittenNarration = z.object({ text: Prose(1) });
export const PublishingText = z.object({
  title: Title,
  description: Prose(20).transform((text) => text.slice(0, 4_000)),
  hashtags: z.array(z.string()).catch([]).transform(cleanHashtags),
});

/** What a picture shows, for people who do not see it. Without it, the built-in writer says it. */
const Seen = Prose(10)
  .transform((text) => text.slice(0, 400))
  .optional()
  .catch(undefined);

/** A scene's picture as far as the model described it. */
const SceneAnswer = z.object({
  number: z.int().optional(),
  title: z
    .string()
    .catch("")
    .transform((title) => cleanTitle(title, 80)),
  placeId: optionalText,
  time: optionalText,
  weather: optionalText,
  mood: optionalText,
  shot: optionalText,
  cast: usable(z.object({ id: z.string(), action: z.string().catch("stand"), mood: z.string().catch("happy") })),
  props: z
    .array(z.string())
    .catch([])
    .transform((props) => props.slice(0, 6)),
  prompt: Prose(20).transform((prompt) => prompt.slice(0, 2_000)),
  description: Seen,
});
export type SceneAnswer = z.infer<typeof SceneAnswer>;
export const SceneAnswers = z.object({ scenes: usable(SceneAnswer) });

export const TranslatedTitle = z.object({
  title: Title,
  names: usable(z.object({ id: z.string(), name: z.string().trim().min(1).max(80) })),
});
export const TranslatedScenes = z.object({
  scenes: usable(
    z.object({
      number: z.int(),
      title: z.string().transform((title) => cleanTitle(title, 80)),
      narration: Prose(1),
      description: Seen,
    }),
  ),
});
