import {
  abridge,
  type Brief,
  describe,
  plan,
  rescale,
  sequelTitle,
  speakingSeconds,
  titleOf,
  withOwnCharacters,
  write,
} from "@animation-agent/studio/writer";
import { wordForWord } from "#contract/catalogue/lengths.ts";
import { isSameName } from "#contract/order/own-characters.ts";
import type { StoryRequest, StoryWriter } from "#functions/core/story/ports.ts";
import type { Plan, StoryDraft } from "#functions/core/story/story.ts";

/** The built-in story writer. */
export const studioWriter: StoryWriter = {
  async write(request) {
    const { title, paragraphs, cast } = write(toBrief(request));
    return { title, text: paragraphs.join("\n\n"), cast: cast.map(mutableCopy), wordForWord: false };
  },

  async adapt({ text, title: own, language, seconds, sequelOf }) {
    const fits = speakingSeconds(text, language) <= seconds * (1 + wordForWord);
    const adapted = fits ? text : abridge({ text, language, seconds });
    const title = titleOf({ ...(own && { title: own }), text: adapted, language });
    return {
      title: sequelOf ? sequelTitle(sequelOf, title) : title,
      text: adapted,
      // Characters of the previous film keep their looks.
      cast: sequelOf?.cast.map(mutableCopy) ?? [],
      // A shorter story is not stretched: the film becomes shorter.
      wordForWord: fits,
    };
  },

  async plan({ story, idea, language, scenes, seconds, storyType, heroName, characters, outline }): Promise<Plan> {
    const { title, text } = story;
    const planned = plan({
      text,
      language,
      // Only a short story that is read word for word gets proportionally fewer scenes: its film is shorter and cheaper.
      scenes: story.wordForWord
        ? Math.min(scenes, Math.max(1, Math.ceil((scenes * speakingSeconds(text, language)) / seconds)))
        : scenes,
      title,
      storyType,
      ...(story.cast.length > 0 && { cast: story.cast }),
      ...(heroName && { heroName }),
      ...(characters && { characters }),
      idea,
      ...(outline && { outline }),
    });
    return {
      title,
      cast: withOwnLooks(planned.cast.map(mutableCopy), characters ?? []),
      scenes: planned.scenes.map(({ picture, ...scene }, index) => ({
        ...scene,
        number: index + 1,
        picture: { ...picture, cast: picture.cast.map((member) => ({ ...member })), props: [...picture.props] },
      })),
    };
  },

  async rescale({ model: _, ...request }) {
    return rescale(request);
  },

  async describe({ chapters, model: _, ...request }) {
    return describe({ ...request, scenes: chapters });
  },
};

/** The cast in which the user's own characters have their looks in the user's words, for image models. */
export const withOwnLooks = (cast: Plan["cast"], characters: NonNullable<StoryRequest["characters"]>): Plan["cast"] =>
  cast.map((member) => {
    const own = characters.filter(({ name }) => isSameName(name, member.name));
    const look = own.flatMap(({ kind, look }) => [kind, look].filter((words) => words)).join(", ");
    return look ? { ...member, look } : member;
  });

/** The user's own characters as members of a cast. */
export const castOfOwn = (
  characters: NonNullable<StoryRequest["characters"]>,
  language: StoryRequest["language"],
): Plan["cast"] => withOwnCharacters([], characters, language).map(mutableCopy);

const toBrief = ({ heroName, sequelOf, outline, characters, ...request }: StoryRequest): Brief => {
  const { idea, storyType, language, scenes, seconds, seed, audienceAge, narratorName } = request;
  const common = {
    storyType,
    language,
    scenes,
    seconds,
    seed,
    audienceAge,
    narratorName,
    ...(heroName && { heroName }),
    ...(outline && { outline }),
    ...(characters && { characters }),
  };
  if (!sequelOf) return { ...common, idea };
  const { storySoFar, ending, isOpen, ...previous } = sequelOf;
  return { ...common, idea: isOpen ? "" : idea, before: { ...previous, told: `${storySoFar} ${ending}` } };
};

/** A copy of a character that callers may change; the studio's own objects are shared. */
const mutableCopy = <
  T extends
    | StoryDraft["cast"][number]
    | { readonly traits: readonly string[]; readonly wears?: readonly string[] | undefined },
>({
  wears,
  ...member
}: T) => ({
  ...member,
  traits: [...member.traits],
  ...(wears && { wears: [...wears] }),
});
