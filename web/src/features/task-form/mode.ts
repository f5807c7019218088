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
