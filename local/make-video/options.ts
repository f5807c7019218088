import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { defaultStyle, othersStyle, styles } from "#contract/catalogue/styles.ts";
import { subtitleStyleIds } from "#contract/catalogue/subtitle-styles.ts";

export const usage = `npm run make-video -- --idea "A little fox ..." [--story FILE] [--minutes 3] [--language english]
  [--style "${defaultStyle}"] [--type fairytale_story] [--voice ID] [--portrait] [--zoom] [--subtitles]
  [--subtitle-style ${subtitleStyleIds.join("|")}] [--highlight]
  [--chapters] [--out film.mp4]`;

/** What the command line asks for, as the task form of the API. */
export const optionsFrom = (args: readonly string[]) => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      idea: { type: "string" },
      story: { type: "string" },
      minutes: { type: "string", default: "3" },
      language: { type: "string", default: "english" },
      style: { type: "string", default: defaultStyle },
      type: { type: "string", default: "fairytale_story" },
      voice: { type: "string", default: "" },
      portrait: { type: "boolean", default: false },
      zoom: { type: "boolean", default: false },
      subtitles: { type: "boolean", default: false },
      "subtitle-style": { type: "string" },
      highlight: { type: "boolean", default: false },
      chapters: { type: "boolean", default: false },
      out: { type: "string", default: "film.mp4" },
      help: { type: "boolean", default: false },
    },
  });
  return {
    help: values.help || (!values.idea && !values.story),
    out: values.out,
    taskData: {
      storyType: values.type,
      inputStory: values.idea ?? "",
      fullStory: values.story ? readFileSync(values.story, "utf8") : "",
      videoDuration: Number(values.minutes),
      voiceLanguage: values.language,
      narratorVoiceId: values.voice,
      ...styleOf(values.style),
      dimensionType: values.portrait ? "portrait" : "landscape",
      enableZoomEffect: values.zoom,
      enableSubtitle: values.subtitles,
      subtitleStyle: values["subtitle-style"],
      highlightSpokenWord: values.highlight,
      enableChapterTransitions: values.chapters,
    },
  };
};

/** A style of the catalogue, or one's own words for another. */
const styleOf = (style: string) =>
  styles.some(({ value }) => value === style)
    ? { illustrationStyle: style }
    : { illustrationStyle: othersStyle, customIllustrationStyle: style };
