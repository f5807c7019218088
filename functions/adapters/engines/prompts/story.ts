import type { Outline } from "#contract/order/outline.ts";
import type { StoryRequest } from "#functions/core/story/ports.ts";
import { genders } from "#functions/core/story/story.ts";
import { list, object, text, word } from "./answer-shape.ts";
import {
  audienceFacts,
  facts,
  fence,
  heroFact,
  languageName,
  lines,
  type Prompt,
  phrasesFact,
  readable,
  systemInstruction,
} from "./parts.ts";

/** Asks for a story from an idea. `letters` is its length, which models follow better than minutes. */
export const storyPrompt = (request: StoryRequest, letters: number): Prompt => ({
  instruction: systemInstruction("the story writer", request.wishes.writing),
  task: lines(
    `Write a complete story in ${languageName(request.language)} from the idea below, whatever language the idea is in. ${lengthOf(request, letters)}`,
    storyFacts(request),
    castAdvice,
    request.hasCharacterVoices && speechAdvice,
    fence("IDEA", request.idea),
    ...sequelPrompt(request),
  ),
});

/** "about 2,000 characters …": how long the text is, in letters and read aloud. */
export const lengthOf = ({ seconds, scenes }: StoryRequest, letters: number): string =>
  `The text has about ${letters} characters, which take about ${seconds} seconds to read aloud; it is not shorter than nine tenths of that. It is later divided into ${scenes} scenes with a picture each, so something happens that can be seen in every part of it.`;

/** All that the order says about the story. */
export const storyFacts = (request: StoryRequest): string =>
  lines(
    facts({
      "Kind of story": readable(request.storyType),
      ...audienceFacts(request),
      [heroFact]: request.heroName,
      ...charactersFact(request),
      ...outlineFacts(request.outline),
      "What the story is to bring about": request.thematicPurpose,
      [phrasesFact]: request.signaturePhrases,
      "Search terms to be found by": request.searchKeywords,
      "The narrator's name": request.narratorName,
    }),
    "Write for the audience of the facts, and so that the story brings about what they say, without naming it.",
    request.heroName && "The main character has exactly the name that the facts give, in the text and in the cast.",
    request.characters &&
      "The user's own characters all act in the story, in several parts of it, under exactly these names, and stand in the cast. One that has a place in the idea is that person of the idea; each of the others has a part of its own beside the idea's people.",
    request.outline &&
      "The story keeps what the facts say of its characters, place, wish, obstacle, ending and manner.",
    request.signaturePhrases && "The phrases of the facts stand in the text word for word, where they fit.",
    request.searchKeywords && "The search terms stand in the text where they come naturally, and nowhere else.",
    request.narratorName && "The narrator says this name once, in one of the first sentences.",
  );

/** The characters that the user brings, with their looks. */
export const charactersFact = ({ characters = [] }: Pick<StoryRequest, "characters">) => ({
  "The user's own characters": characters
    .map(({ name, kind, look }) => [name, kind, look].filter(Boolean).join(", "))
    .join("; "),
});

/** The outline that the user confirmed. */
const outlineFacts = ({ characters = [], place, wish, obstacle, ending, manner }: Outline = {}) => ({
  "Characters, the main one first": characters
    .map(({ name, kind, age, gender, count = 1 }) =>
      [name, kind, age, gender, count > 1 && `${count} of them`].filter(Boolean).join(", "),
    )
    .filter((words) => words !== "")
    .join("; "),
  "Where it happens": place,
  "What the main character wants": wish,
  "What is in the way": obstacle,
  "How it ends": ending,
  "Manner of telling": manner && mannerWords[manner],
});

const mannerWords = { funny: "funny", sad: "with a sad ending" } as const;

export const castAdvice =
  "Keep the cast small, the main character first, and each of its members easy to recognise in pictures: a kind (fox, girl, wizard) and two or three traits that never change.";

/** So that each line can be spoken in its character's voice. */
const speechAdvice =
  "The characters talk with each other in every part of the story. Each line they say stands in the quotation marks of the language, and right beside it stands a verb of speech with the name of its speaker, exactly as the cast has it, and no pronoun: “…,” said Ada.";

/** A sequel keeps ids, names, gender, looks and homes of the cast, so that text and pictures show the same characters. */
export const sequelPrompt = ({ sequelOf: before }: StoryRequest): string[] =>
  before
    ? [
        `The story is part ${before.part} of a series. Tell what happens next: the same main character with the same companions, whose ids, names, kinds, genders, traits and homes you keep letter by letter, in a new adventure that needs no knowledge of the first.${before.isOpen ? " What happens is yours to invent; the idea only says what came before." : ""} The title begins with the name of the series and the number ${before.part}.`,
        fence("SERIES", before.series),
        fence("IDEA OF THE SERIES", before.idea),
        fence("STORY SO FAR", `${before.title}\n${before.storySoFar}`),
        fence("HOW IT ENDED", before.ending),
        fence("CAST", JSON.stringify(before.cast)),
        ...(before.places?.length ? [fence("PLACES OF THE SERIES", JSON.stringify(before.places))] : []),
      ]
    : [];

/** What a user's own story has in common with the series that it continues. */
export const sameSeries = ({ sequelOf: before }: StoryRequest): string[] =>
  before
    ? [
        `It is part ${before.part} of a series: members that it has in common with the cast of the series keep their ids, genders, kinds, traits and homes letter by letter. The title begins with the name of the series and the number ${before.part}.`,
        fence("SERIES", before.series),
        fence("CAST", JSON.stringify(before.cast)),
      ]
    : [];

export const castShape = list(
  object({
    id: text("a short id in English, such as old_keeper"),
    name: text("as the story calls it"),
    kind: text("one English noun that a picture shows: fox, girl, wizard, robot"),
    gender: word(genders),
    traits: list(text("one English word"), "two or three words that a picture shows: red, little, bearded"),
    home: text("where it lives, in a few English words; empty if the story does not say"),
  }),
  "the characters, the main character first",
);

const title = text("under 60 characters, without quotes");

export const storyShape = object({
  title,
  text: text("the whole story: only the words that the narrator says, in paragraphs"),
  cast: castShape,
});

export const titleAndCastShape = object({ title, cast: castShape });
