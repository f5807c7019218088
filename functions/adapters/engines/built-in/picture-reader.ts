import { detectLanguage, planText } from "@animation-agent/studio/writer";
import type { HasPictureReader } from "#functions/core/edit/ports.ts";

/** Reads picture prompts with the built-in writer. Prompts are mostly English, and may be in the film's language. */
export const studioPictureReader: HasPictureReader = {
  async readPicture({ prompt, language, storyType, plan: { title, cast, places = [] } }) {
    const { scenes } = planText({
      text: prompt,
      language: detectLanguage(prompt, "english") === language ? language : "english",
      scenes: 1,
      title,
      storyType,
      cast,
    });
    const picture = scenes[0]?.picture;
    if (!picture) throw new Error("The built-in writer has planned no picture");
    const lower = prompt.toLowerCase();
    const place =
      places.find(({ name }) => lower.includes(name.toLowerCase())) ??
      places.find(({ kind }) => kind === picture.place);
    return {
      ...picture,
      cast: picture.cast.filter(({ id }) => cast.some((member) => member.id === id)).map((member) => ({ ...member })),
      props: [...picture.props],
      prompt,
      ...(place && { placeId: place.id }),
    };
  },
};
