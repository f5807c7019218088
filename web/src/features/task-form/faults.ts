import { fullStoryMaximum, promptMaximum } from "#contract/catalogue/story-maxima.ts";
import { othersStyle } from "#contract/catalogue/styles.ts";
import { maxCopyAddresses, splitAddresses } from "#contract/order/addresses.ts";
import type { FieldFault } from "../../lib/field-fault.ts";
import { emptyOrder, type Order } from "./order.ts";
import { text } from "./text.ts";

export interface Fault {
  readonly field: keyof Order;
  readonly message: string;
}

/** What the page can know to be wrong before it asks the server, from the top of the form to its end. */
export const faultsIn = (order: Order): readonly Fault[] =>
  [
    storyFault(order),
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
    ...characterFaults(order),
  ].filter((fault): fault is Fault => Boolean(fault));

const storyFault = ({ storyKind, inputStory, fullStory }: Order): Fault | undefined => {
  const [field, story, maximum] =
    storyKind === "full"
      ? (["fullStory", fullStory.trim(), fullStoryMaximum] as const)
      : (["inputStory", inputStory.trim(), promptMaximum] as const);
  if (!story) return { field, message: text.noStory };
  return story.length > maximum ? { field, message: text.tooLong[field](maximum) } : undefined;
};

const characterFaults = ({ useFixedCharacter, characterName, fixedCharacterId }: Order): readonly Fault[] => {
  if (!useFixedCharacter) return [];
  const named = nameFault(characterName, text.noCharacterName);
  if (named) return [{ field: "characterName", message: named }];
  return fixedCharacterId ? [] : [{ field: "useFixedCharacter", message: text.noCharacter }];
};

/** What is wrong with the name of a character; nothing where it can be one. */
export const nameFault = (name: string, missing: string): string => {
  const { length } = name.trim();
  if (length === 0) return missing;
  if (length < 2) return text.shortName;
  return length > 50 ? text.longName : "";
};

/** What the server found: each beside its field, those of no field here to be said above. */
export const faultsOf = (
  faults: readonly FieldFault[],
  kind: Order["storyKind"],
): { readonly beside: readonly Fault[]; readonly above: readonly string[] } => {
  const beside: Fault[] = [];
  const above: string[] = [];
  for (const { field, message } of faults) {
    const name = field === "taskData" ? ofWholeForm(message, kind) : field.replace("taskData.", "");
    if (isField(name)) beside.push({ field: name, message });
    else above.push(message);
  }
  return { beside, above };
};

/** What the server says of a file that has gone meanwhile belongs beside its switch. */
export const faultOfFile = (message: string): readonly Fault[] => {
  if (message === text.noWatermark) return [{ field: "watermarkEnabled", message }];
  return message === text.noCharacter ? [{ field: "useFixedCharacter", message }] : [];
};

/** A rule over two fields names neither of them. */
const ofWholeForm = (message: string, kind: Order["storyKind"]): keyof Order =>
  message.includes("illustration style") ? "customIllustrationStyle" : kind === "full" ? "fullStory" : "inputStory";

const isField = (name: string): name is keyof Order => name in emptyOrder;
