/** What the form is opened for. */
export type FormMode = "create" | "edit" | "repeat" | "continue";

export interface FormTarget {
  readonly mode: FormMode;
  /** The task that is changed, repeated or continued; nothing for a new one. */
  readonly sourceId: string;
}

/** What an address asks for. */
export const parseFormTarget = (path: string, query: URLSearchParams): FormTarget => {
  const from = query.get("from") ?? "";
  if (path.startsWith("/repeat-task")) return { mode: "repeat", sourceId: from };
  if (path.startsWith("/continue-task")) return { mode: "continue", sourceId: from };
  const edited = query.get("edit");
  return edited === null ? { mode: "create", sourceId: "" } : { mode: "edit", sourceId: edited };
};

/** What a form is called where something of it is kept. */
export const formKey = ({ mode, sourceId }: FormTarget): string => (sourceId ? `${mode}/${sourceId}` : mode);
