import { namelessStyle, styleWords } from "#contract/catalogue/style-prompts.ts";
import type { Illustrator, Reference } from "#functions/core/picture/ports.ts";
import type { CastMember } from "#functions/core/story/story.ts";
import { lines } from "./parts.ts";

type Request = Parameters<Illustrator["draw"]>[0];

/** Added by softness, after the model refused a picture. The last one asks for the place only. */
const softeningPrompts = [
  "",
  "Keep it gentle: nobody is hurt, nothing frightening is seen, everybody is fully clothed.",
  "Show only the place, quiet and empty, as a symbol of the moment. No people, no creatures.",
];

/** From this softness on, the picture has no people. */
const emptySoftness = 2;

/** Asks for the picture of a scene. `references` are the pictures that go along, in the prompt by their names. */
export const picturePrompt = (request: Request, references: readonly Reference[]): string => {
  const { scene, plan, style, softness } = request;
  const { prompt, placeId, place: kind, time, weather, mood, shot, cast, version } = scene.picture;
  const place = plan.places?.find(({ id }) => id === placeId);
  const isEmpty = softness >= emptySoftness;
  const seen = isEmpty ? [] : plan.cast.filter(({ id }) => cast.some((member) => member.id === id));
  return lines(
    `One illustration of a film, in the style of the whole film: ${withoutBorder(softness > 0 ? namelessStyle(style) : styleWords(style))}.`,
    !isEmpty && prompt,
    place ? `The place, always looking the same: ${place.name}: ${place.look}` : isEmpty && `The place: ${kind}.`,
    seen.length > 0 && `Who is in it, always looking the same: ${seen.map(looksOf).join("; ")}.`,
    `Light: ${lights[time]}. Weather: ${weather}. Mood: ${mood}. View: ${(isEmpty ? emptyViews : views)[shot]}.`,
    ...references.map(({ of, name }) => referenceLines[of](name)),
    // A request that differs gets another picture: the answer to an equal one is stored.
    version !== undefined && `This is picture ${version} of this moment: compose it in another way than before.`,
    softeningPrompts[softness],
    "It fills the whole frame, without border, text, letters, logo or watermark. Leave the lowest fifth calm: no face, hand or foot in it.",
  );
};

/** A style on paper leaves its border white; a picture of a film fills the frame. */
export const withoutBorder = (style: string): string =>
  style
    .split(", ")
    .filter((words) => !/\bborder\b/.test(words))
    .join(", ") || style;

/** The pictures that go along: those of characters not if the prompt asks for the place only. */
export const pictureReferences = ({ references = [], own = [], softness }: Request): Reference[] => {
  const all: Reference[] = [
    ...own.map(({ name, png }) => ({ of: "character" as const, name: name || "The main character", png })),
    ...references,
  ];
  return softness >= emptySoftness ? all.filter(({ of }) => of === "place") : all;
};

/** "Mira: red little girl, female, with a blue hat". */
export const looksOf = ({ name, kind, traits, gender, look }: CastMember): string =>
  `${name}: ${[[...traits, kind].join(" "), gender !== "neutral" && gender, look].filter(Boolean).join(", ")}`;

const referenceLines: Readonly<Record<Reference["of"], (name: string) => string>> = {
  character: (name) =>
    `The picture “${name}” shows ${name}: exactly that face, hair or fur, colours and clothes, in the pose of this moment.`,
  place: (name) =>
    `The picture “${name}” shows the place: the same buildings, materials and landmarks, seen as this moment needs it.`,
  style: (name) =>
    `The picture “${name}” is another one of this film: take its medium, line, palette and light, and nothing that it shows.`,
};

const lights = {
  day: "daylight",
  dawn: "dawn",
  dusk: "dusk",
  golden: "the golden hour",
  night: "night",
  storm: "the dark light of a storm",
  magic: "a magical glow",
} as const;

const views = {
  wide: "wide, small figures in a large place",
  medium: "medium, figures from head to knee",
  close: "close, a face or a hand",
  "over-the-shoulder": "over a shoulder",
} as const;

/** The same views of a place without people. */
const emptyViews = {
  wide: "wide, the whole place",
  medium: "medium, a part of the place",
  close: "close, a single thing of the place",
  "over-the-shoulder": "medium, a part of the place",
} as const;
