import { fullStoryMaximum, promptMaximum } from "#contract/catalogue/story-maxima.ts";
import { othersStyle } from "#contract/catalogue/styles.ts";
import { maxCopyAddresses, splitAddresses } from "#contract/order/addresses.ts";
import type { FieldError } from "../../lib/api.ts";
import { emptyOrder, type Order } from "./order.ts";
import { text } from "./text.ts";

export interface FormError {
  readonly field: keyof Order;
  readonly message: string;
}

/** What the page can know to be wrong before it asks the server, from the top of the form to its end. */
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
    order.watermarkEnabled && order.watermarkFile === "" && { field: "watermarkEnabled", message: text.noWatermark },
    ...characterErrors(order),
  ].filter((fault): fault is FormError => Boolean(fault));

const storyError = ({ storyKind, inputStory, fullStory }: Order): FormError | undefined => {
  const [field, story, maximum] =
    storyKind === "full"
      ? (["fullStory", fullStory.trim(), fullStoryMaximum] as const)
      : (["inputStory", inputStory.trim(), promptMaximum] as const);
  if (!story) return { field, message: text.noStory };
  return story.length > maximum ? { field, message: text.tooLong[field](maximum) } : undefined;
};

const characterErrors = ({ useFixedCharacter, characterName, fixedCharacterId }: Order): readonly FormError[] => {
  if (!useFixedCharacter) return [];
  const named = characterNameError(characterName, text.noCharacterName);
  if (named) return [{ field: "characterName", message: named }];
  return fixedCharacterId ? [] : [{ field: "useFixedCharacter", message: text.noCharacter }];
};

/** What is wrong with the name of a character; nothing where it can be one. */
export const characterNameError = (name: string, missing: string): string => {
  const { length } = name.trim();
  if (length === 0) return missing;
  if (length < 2) return text.shortName;
  return length > 50 ? text.longName : "";
};

/** What the server found: each beside its field, those of no field here to be said above. */
export const splitServerErrors = (
  faults: readonly FieldError[],
  kind: Order["storyKind"],
): { readonly beside: readonly FormError[]; readonly above: readonly string[] } => {
  const beside: FormError[] = [];
  const above: string[] = [];
  for (const { field, message } of faults) {
    const name = field === "taskData" ? fieldOfFormRule(message, kind) : field.replace("taskData.", "");
    if (isField(name)) beside.push({ field: name, message });
    else above.push(message);
  }
  return { beside, above };
};

/** What the server says of a file that has gone meanwhile belongs beside its switch. */
export const missingFileErrors = (message: string): readonly FormError[] => {
  if (message === text.noWatermark) return [{ field: "watermarkEnabled", message }];
  return message === text.noCharacter ? [{ field: "useFixedCharacter", message }] : [];
};

/** A rule over two fields names neither of them. */
const fieldOfFormRule = (message: string, kind: Order["storyKind"]): keyof Order =>
  message.includes("illustration style") ? "customIllustrationStyle" : kind === "full" ? "fullStory" : "inputStory";

const isField = (name: string): name is keyof Order => name in emptyOrder;
