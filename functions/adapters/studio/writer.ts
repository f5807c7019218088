import {
  abridge,
  type Brief,
  describe,
  plan,
  rescale,
  sequelTitle,
  speakingSeconds,
  titleOf,
  write,
} from "@animation-agent/studio/writer";
import { wordForWord } from "#contract/catalogue/lengths.ts";
import type { StoryRequest, StoryWriter } from "#functions/core/story/ports.ts";
import type { Plan, StoryDraft } from "#functions/core/story/story.ts";

/** The writer of our own studio. */
export const studioWriter: StoryWriter = {
  async write(request) {
    const { title, paragraphs, cast } = write(briefOf(request));
    return { title, text: paragraphs.join("\n\n"), cast: cast.map(open), wordForWord: false };
  },

  async adapt({ text, language, seconds, sequelOf }) {
    const fits = speakingSeconds(text, language) <= seconds * (1 + wordForWord);
    const adapted = fits ? text : abridge({ text, language, seconds });
    return {
      title: sequelOf
        ? sequelTitle(sequelOf, titleOf({ text: adapted, language }))
        : titleOf({ text: adapted, language }),
      text: adapted,
      // Who is known from the film before looks as there.
      cast: sequelOf?.cast.map(open) ?? [],
      // A shorter story is never stretched: it makes a shorter film.
      wordForWord: fits,
    };
  },

  async plan({ story, language, scenes, seconds, seed, storyType, heroName }): Promise<Plan> {
    const { title, text } = story;
    const planned = plan({
      text,
      language,
      // A story shorter than the film has as many scenes as its part of it.
      scenes: Math.min(scenes, Math.max(1, Math.ceil((scenes * speakingSeconds(text, language)) / seconds))),
      title,
      seed,
      storyType,
      ...(story.cast.length > 0 && { cast: story.cast }),
      ...(heroName && { heroName }),
    });
    return {
      title,
      cast: planned.cast.map(open),
      scenes: planned.scenes.map(({ picture, ...scene }, index) => ({
        ...scene,
        number: index + 1,
        picture: { ...picture, cast: picture.cast.map((who) => ({ ...who })), props: [...picture.props] },
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

const briefOf = ({ heroName, sequelOf, ...request }: StoryRequest): Brief => {
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
  };
  if (!sequelOf) return { ...common, idea };
  const { storySoFar, ending, isOpen, ...before } = sequelOf;
  return { ...common, idea: isOpen ? "" : idea, before: { ...before, told: `${storySoFar} ${ending}` } };
};

/** The plan's own copy of a character: the studio's are not to be changed. */
const open = <T extends StoryDraft["cast"][number] | { readonly traits: readonly string[] }>(member: T) => ({
  ...member,
  traits: [...member.traits],
});
