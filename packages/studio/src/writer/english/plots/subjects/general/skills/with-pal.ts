import { type SubjectStory, story, type WrittenStory, withParagraphs } from "../../subject-story.ts";

const PAL =
  /\bwith (?:the help of )?(?<pal>(?:his|her|its|their) (?:[a-z-]+ ){0,3}?(?:friend|sister|brother|grandmother|grandfather|granddaughter|grandson|daughter|son|wife|husband|neighbour|teacher|cousin|aunt|uncle|mother|father|dog|cat|parrot|donkey|horse)\b)/;

/**
 * A story that also knows whom its hero is with where the idea only names them at its end ("with his friend, a goose"), or who
 * helps (the gap {tutor}, where the story has one).
 */
export const withPal = (written: WrittenStory): SubjectStory => {
  const gaps = (written.may ?? []).some(({ source }) => source.includes("(?<tutor>")) ? ["tutor", "pal"] : ["pal"];
  const called = (line: string, gap: string): string =>
    line.replaceAll("{talker}", `{${gap}}`).replaceAll("{Talker}", `{${gap.charAt(0).toUpperCase()}${gap.slice(1)}}`);
  return story({
    ...withParagraphs(written, (lines) =>
      lines.flatMap((line) => (/\{talker\}/i.test(line) ? [...gaps.map((gap) => called(line, gap)), line] : [line])),
    ),
    may: [...(written.may ?? []), PAL],
  });
};
