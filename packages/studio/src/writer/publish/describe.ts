import { languageOf } from "../languages.ts";
import { sentences } from "../speech/sentences.ts";
import { keywords } from "./keywords.ts";
import { titleOf } from "./title-of.ts";
import { phrases } from "./words.ts";

export interface DescribeRequest {
  readonly title: string;
  readonly text: string;
  /** Where each scene starts, in seconds. */
  readonly scenes: readonly { readonly title?: string; readonly start: number }[];
  readonly language: string;
  readonly storyType: string;
}

export interface Description {
  readonly title: string;
  readonly description: string;
  readonly hashtags: readonly string[];
}

/** What a video channel shows with the film: a title, a description with chapter times, and five to eight hashtags. */
export const describe = (request: DescribeRequest): Description => {
  const language = languageOf(request.language);
  const title = titleOf({ ...request, language });
  const words = phrases[language];
  const [first = "", second = ""] = sentences(request.text, language).map(({ text }) => text);
  const space = language === "chinese" || language === "japanese" ? "" : " ";
  const chapters = chaptersOf(request.scenes);
  const parts = [
    words.about.replace("{title}", title),
    [first, second].filter(Boolean).join(space),
    ...(chapters.length > 0 ? [`${words.chapters}\n${chapters.join("\n")}`] : []),
  ];
  return { title, description: parts.filter((part) => part !== "").join("\n\n"), hashtags: hashtagsOf(title, request) };
};

const MOST_CHAPTERS = 20;

/** Channels want the first at 0:00, three at least, ten seconds apart. */
const chaptersOf = (scenes: DescribeRequest["scenes"]): string[] => {
  const every = Math.max(1, Math.ceil(scenes.length / MOST_CHAPTERS));
  return scenes
    .filter((_, at) => at % every === 0)
    .map(({ title, start }, at) => `${clock(at === 0 ? 0 : start)} ${title ?? at + 1}`);
};

const clock = (seconds: number): string => {
  const whole = Math.floor(seconds);
  const [hours, minutes, rest] = [
    Math.floor(whole / 3600),
    Math.floor(whole / 60) % 60,
    String(whole % 60).padStart(2, "0"),
  ];
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
};

const MOST_HASHTAGS = 7;

const hashtagsOf = (title: string, { text, language, storyType }: DescribeRequest): string[] => {
  const fixed = phrases[languageOf(language)].tags;
  const type = languageOf(language) === "english" ? [storyType.replace(/_story$/, "").replaceAll("_", "")] : [];
  const found = keywords(`${title} ${title} ${title} ${text}`, language, MOST_HASHTAGS);
  const spare = ["animatedstory", "storytime", "shortfilm"];
  const words = [...type, ...found, ...fixed.slice(0, 2)].filter((word) => word !== "");
  const all = [...new Set([...fixed, ...words, ...spare])]
    .map((word) => `#${word.replace(/[\s'’.-]+/g, "")}`)
    .filter((tag) => tag.length > 1);
  return [...new Set(all)].slice(0, MOST_HASHTAGS);
};
