import { languageOf, sentenceSpace, storyPacks, writings } from "../../languages/index.ts";
import { withoutOpeningHeading } from "../plan/headings.ts";
import { sentences } from "../speech/sentences.ts";
import { namedThings } from "./keywords.ts";
import { titleOf } from "./title-of.ts";

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

/** What a video platform shows with the film: a title, a description with chapter times, and up to seven hashtags. */
export const describe = (request: DescribeRequest): Description => {
  const language = languageOf(request.language);
  const title = titleOf({ ...request, language });
  const { about, chapters: heading } = writings[language].publishing;
  const [first, second] = sentences(withoutOpeningHeading(request.text), language);
  const chapters = chaptersOf(request.scenes);
  const parts = [
    about.replace(/\{title\}(.)(\p{L})?/u, (whole, mark: string, particle = "") =>
      language === "korean"
        ? `${title}${mark}${storyPacks.korean.grammar.particleAfter?.(title, particle) ?? particle}`
        : whole.replace("{title}", title),
    ),
    [first?.text, second?.text].filter(Boolean).join(sentenceSpace(language)),
    ...(chapters.length > 0 ? [`${heading}\n${chapters.join("\n")}`] : []),
  ];
  return { title, description: parts.filter((part) => part !== "").join("\n\n"), hashtags: hashtagsOf(title, request) };
};

const MAX_CHAPTERS = 20;
const MIN_CHAPTERS = 3;

/** Platforms accept chapters only if there are three, the first at 0:00. */
const chaptersOf = (scenes: DescribeRequest["scenes"]): string[] => {
  if (scenes.length < MIN_CHAPTERS) return [];
  const step = Math.max(1, Math.ceil(scenes.length / MAX_CHAPTERS));
  return scenes
    .filter((_, at) => at % step === 0)
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

const MAX_HASHTAGS = 7;
/** Words of the story are added only up to this many. */
const MIN_FOUND = 3;
const OPENING_LENGTH = 160;
/** The words of the story among them. */
const MAX_FOUND = 4;

const hashtagsOf = (title: string, { text, language, storyType }: DescribeRequest): string[] => {
  const fixed = writings[languageOf(language)].publishing.tags;
  const isEnglish = languageOf(language) === "english";
  const type = isEnglish ? [storyType.replace(/_story$/, "").replaceAll("_", "")] : [];
  // The story begins with the idea.
  const opening = text.slice(0, OPENING_LENGTH);
  const all = namedThings(`${`${title} ${opening} `.repeat(3)} ${text}`, language);
  const [idea = ""] = sentences(text, language).map((sentence) => sentence.text);
  const own = isEnglish ? [] : namedThings(`${title} ${idea} `.repeat(3), language);
  const most = own.length === 0 ? MAX_FOUND : Math.min(MAX_FOUND, Math.max(own.length, MIN_FOUND));
  const found = [...new Set([...own, ...all])].slice(0, most);
  const spare = isEnglish ? ["animatedstory", "storytime", "shortfilm"] : [];
  const words = [...type, ...found, ...fixed.slice(0, 2)].filter((word) => word !== "");
  const chosen = [...new Set([...fixed, ...words, ...spare])]
    .map((word) => `#${word.replace(/[\s'’.-]+/g, "")}`)
    .filter((tag) => tag.length > 1);
  return [...new Set(chosen)].slice(0, MAX_HASHTAGS);
};
