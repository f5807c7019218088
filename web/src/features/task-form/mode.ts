import { type StoryTypeId, storyTypes } from "#contract/catalogue/story-types.ts";
import { type StyleName, styles } from "#contract/catalogue/styles.ts";

/** What the form does with a task. */
export type FormMode = "create" | "edit" | "repeat" | "continue";

export interface FormTarget {
  readonly mode: FormMode;
  /** The task to edit, repeat or continue; empty for a new one. */
  readonly sourceId: string;
}

/** Parses the URL of the form. */
export const parseFormTarget = (path: string, query: URLSearchParams): FormTarget => {
  const from = query.get("from") ?? "";
  if (path.startsWith("/repeat-task")) return { mode: "repeat", sourceId: from };
  if (path.startsWith("/continue-task")) return { mode: "continue", sourceId: from };
  const edited = query.get("edit");
  return edited === null ? { mode: "create", sourceId: "" } : { mode: "edit", sourceId: edited };
};

/** Returns the storage key of the form's draft and idempotency key. */
export const formKey = ({ mode, sourceId }: FormTarget): string => (sourceId ? `${mode}/${sourceId}` : mode);

/** What the address of a new order asks for: "Make one like this" names the type and style of a film. */
export const wishesIn = (
  query: URLSearchParams,
): { readonly storyType?: StoryTypeId; readonly illustrationStyle?: StyleName } => {
  const [type, style] = [query.get("type"), query.get("style")];
  const known = styles.find(({ value }) => value === style);
  return {
    ...(type && Object.hasOwn(storyTypes, type) && { storyType: type as StoryTypeId }),
    ...(known && { illustrationStyle: known.value }),
  };
};
