import type * as z from "zod";

export const orderModes = ["create", "edit", "repeat", "continue"] as const;
export type OrderMode = (typeof orderModes)[number];

/**
 * One field of an order. Its key in `orderFields` is its name in the site's form and in the call `createTask`.
 * The schemas, the conversions between them, OpenAPI, the field reference and the flags of `npm run make-video` are
 * derived from these rows.
 */
export interface OrderField {
  /** Name in the API task and in the task record. Without it the value is stored in another way (see convert.ts). */
  readonly task?: string;
  /** Name in an order of the incoming webhook. Without it only the site can set the field. */
  readonly webhook?: string;
  /** The accepted values. */
  readonly schema: z.ZodType;
  /** Where the call `createTask` accepts something else: its whole schema, with its default. */
  readonly formSchema?: z.ZodType;
  /** Where the incoming webhook accepts something else. */
  readonly webhookSchema?: z.ZodType;
  /** The schema of the task record. Texts are not checked again, so it is wider than `schema`. */
  readonly taskSchema?: z.ZodType;
  /** The value when an order does not set the field. */
  readonly default: unknown;
  /** The same in an order of the incoming webhook, where that differs. */
  readonly webhookDefault?: unknown;
  /**
   * What `createTask` does without the field: it stores the default, refuses the order, or stores nothing, which every
   * reader of the task takes for the default. An order of the incoming webhook is never refused for it.
   */
  readonly whenOmitted?: "refused" | "unset";
  /** The server computes the value that an order leaves out, so the documentation of programs shows no default. */
  readonly isComputed?: true;
  /** The modes of the incoming webhook that need it. */
  readonly requiredIn?: readonly OrderMode[];
  /** It belongs to one story, so a preset does not have it. */
  readonly isOfOneStory?: true;
  /** For OpenAPI, the field reference and the command line. */
  readonly description: string;
  /** An addition to the description for the incoming webhook. */
  readonly webhookNote?: string;
  /**
   * Its flag of `npm run make-video`. `value`: the flag takes no value and sets this one. `isFile`: the flag names a
   * file with the value. `isJson`: the flag takes the value as JSON.
   */
  readonly flag?: {
    readonly name: string;
    readonly value?: string;
    readonly isFile?: true;
    readonly isJson?: true;
  };
  /** A switch among the site's effects, on by `true`. */
  readonly effect?: { readonly label: string; readonly hint: string };
}
