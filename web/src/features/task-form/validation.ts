import { othersStyle } from "#contract/catalogue/styles.ts";
import {
  maxEndCardLength,
  maxFullStoryLength,
  maxIntroCardLength,
  maxPromptLength,
  maxPronunciations,
} from "#contract/catalogue/text-limits.ts";
import { maxCopyAddresses, splitAddresses } from "#contract/order/addresses.ts";
import { isHashtag, maxOwnHashtags, splitHashtags } from "#contract/order/hashtags.ts";
import type { FieldError } from "../../lib/api.ts";
import { linesOf, linesProblem, readLines } from "../../lib/pronunciation-lines.ts";
import { emptyOrder, isEmptyCharacter, type Order } from "./order.ts";
import { text } from "./text.ts";

export interface FormError {
  readonly field: keyof Order;
  readonly message: string;
}

/** Returns what is wrong with an order before it is sent, in the order of the form. */
export const validateOrder = (order: Order): readonly FormError[] =>
  [
    storyError(order),
    order.illustrationStyle === othersStyle &&
      !order.customIllustrationStyle.trim() && { field: "customIllustrationStyle", message: text.noCustomStyle },
    splitAddresses(order.copyToEmail).length > maxCopyAddresses && {
      field: "copyToEmail",
      message: text.tooManyAddresses,
    },
    splitAddresses(order.copyToEmail).some((each) => !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(each)) && {
      field: "copyToEmail",
      message: text.noAddress,
    },
    hashtagError(order),
    (order.introCard ?? "").trim().length > maxIntroCardLength && { field: "introCard", message: text.longIntroCard },
    (order.endCard ?? "").trim().length > maxEndCardLength && { field: "endCard", message: text.longEndCard },
    pronunciationsError(order),
    order.watermarkEnabled && order.watermarkFile === "" && { field: "watermarkEnabled", message: text.noWatermark },
    ...characterErrors(order),
    order.music === "own" && !order.musicAssetId && { field: "musicAssetId", message: text.noMusic },
  ].filter((error): error is FormError => Boolean(error));

const hashtagError = ({ ownHashtags = "" }: Order): FormError | undefined => {
  const hashtags = splitHashtags(ownHashtags);
  if (hashtags.length > maxOwnHashtags) return { field: "ownHashtags", message: text.tooManyHashtags };
  return hashtags.every(isHashtag) ? undefined : { field: "ownHashtags", message: text.noHashtag };
};

/** Lines that are not complete would be left out of the film. */
const pronunciationsError = ({
  pronunciations = [],
  typedPronunciations: typed = "",
}: Order): FormError | undefined => {
  const { list, unread } = readLines(typed, maxPronunciations);
  // A preset or another task has replaced what was typed.
  if (linesOf(list) !== linesOf(pronunciations)) return undefined;
  const message = linesProblem(unread);
  return message === undefined ? undefined : { field: "pronunciations", message };
};

const storyError = ({ storyKind, inputStory, fullStory }: Order): FormError | undefined => {
  const [field, story, maximum] =
    storyKind === "full"
      ? (["fullStory", fullStory.trim(), maxFullStoryLength] as const)
      : (["inputStory", inputStory.trim(), maxPromptLength] as const);
  if (!story) return { field, message: text.noStory };
  return story.length > maximum ? { field, message: text.tooLong[field](maximum) } : undefined;
};

/** What is wrong with the first of the own characters that has a fault. */
const characterErrors = ({ characters = [] }: Order): readonly FormError[] => {
  const names = characters.map(({ name }) => name.trim().toLocaleLowerCase());
  // An order leaves empty characters out. If all of them are empty, the fixed character is on without a character.
  const skipsEmpty = !characters.every(isEmptyCharacter);
  const problems = characters.map((each, at) => {
    if (skipsEmpty && isEmptyCharacter(each)) return "";
    const problem = characterNameError(each.name, text.noCharacterName);
    return problem || (names.indexOf(names[at] ?? "") < at ? text.sameName : "");
  });
  const at = problems.findIndex((problem) => problem !== "");
  const problem = problems[at];
  if (!problem) return [];
  return [{ field: "characters", message: characters.length > 1 ? text.ofCharacter(at + 1, problem) : problem }];
};

/** Returns what is wrong with a character name, or "". */
export const characterNameError = (name: string, missing: string): string => {
  const { length } = name.trim();
  if (length === 0) return missing;
  if (length < 2) return text.shortName;
  return length > 50 ? text.longName : "";
};

/** Splits the field errors of the server: those of a form field are shown beside it, the rest above the form. */
export const splitServerErrors = (
  fieldErrors: readonly FieldError[],
  kind: Order["storyKind"],
): { readonly beside: readonly FormError[]; readonly above: readonly string[] } => {
  const beside: FormError[] = [];
  const above: string[] = [];
  for (const { field, message } of fieldErrors) {
    // "taskData.characters.0.name" is a fault of the field `characters`.
    const [name = ""] =
      field === "taskData" ? [fieldOfFormRule(message, kind)] : field.replace("taskData.", "").split(".");
    if (isField(name)) beside.push({ field: name, message });
    else above.push(message);
  }
  return { beside, above };
};

/** A file that was deleted meanwhile is an error of its toggle. */
export const missingFileErrors = (message: string): readonly FormError[] => {
  if (message === text.noWatermark) return [{ field: "watermarkEnabled", message }];
  if (message === text.noMusic) return [{ field: "musicAssetId", message }];
  return /^The picture of .+ was deleted/.test(message) ? [{ field: "characters", message }] : [];
};

/** A rule about two fields has the path of the whole form. */
const fieldOfFormRule = (message: string, kind: Order["storyKind"]): keyof Order =>
  message === text.noCustomStyle ? "customIllustrationStyle" : kind === "full" ? "fullStory" : "inputStory";

const isField = (name: string): name is keyof Order => name in emptyOrder;
