import * as z from "zod";
import type { EngineTask } from "../catalogue/engines.ts";
import { isChoiceOf } from "./engine-choice.ts";

/**
 * A format turns the text of a setting into its value. Its description ends the sentence "The value must be ...", in
 * messages and in the tables of the documentation.
 */
export type Format<T = unknown> = z.ZodType<T, string>;

export const wholeNumber = (min: number, max = Number.MAX_SAFE_INTEGER): Format<number> =>
  z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .pipe(z.int().min(min).max(max))
    .describe(`a whole number from ${min}${max === Number.MAX_SAFE_INTEGER ? "" : ` to ${max}`}`);

export const positiveNumber: Format<number> = z
  .string()
  .regex(/^\d+(\.\d+)?$/)
  .transform(Number)
  .pipe(z.number().positive())
  .describe("a number above 0");

/** Whole seconds, as Step Functions waits them. */
export const listOfSeconds = ({ maxSum }: { readonly maxSum: number }): Format<number[]> =>
  z
    .string()
    .regex(/^\d+(,\d+)*$/)
    .transform((text) => text.split(",").map(Number))
    .refine((seconds) => seconds.reduce((sum, each) => sum + each, 0) <= maxSum)
    .describe(`whole seconds with commas between them, together at most ${maxSum}`);

/** Engines for a task, in the order in which they are tried. */
export const engineList = (task: EngineTask, example: string): Format<string> =>
  z
    .string()
    .refine((list) => isChoiceOf(list, task))
    .describe(`engines that make ${task}, as \`engine/model\`, with commas between them (\`${example}\`)`);

export const engineNameList: Format<string> = z
  .string()
  .regex(/^[a-z][a-z0-9-]*(,[a-z][a-z0-9-]*)*$/)
  .describe("names of engines with commas between them");

/** A positive number for each name. */
export const numbersByName = (example: string): Format<Readonly<Record<string, number>>> =>
  z
    .string()
    .regex(/^[^\s=,]+=\d+(\.\d+)?(,[^\s=,]+=\d+(\.\d+)?)*$/)
    .transform((text) => Object.fromEntries(text.split(",").map((part) => part.split("="))))
    .pipe(z.record(z.string(), z.coerce.number().positive()))
    .describe(`names with numbers above 0, with commas between them (\`${example}\`)`);

/** `1=K2JCJMDEHXQW5F,2=K36X4X2EO997HM` */
export const textsByNumber: Format<Readonly<Record<string, string>>> = z
  .string()
  .regex(/^\d+=[^\s=,]+(,\d+=[^\s=,]+)*$/)
  .transform((text) => Object.fromEntries(text.split(",").map((part) => part.split("="))) as Record<string, string>)
  .describe("texts by number, with commas between them (`1=one,2=two`)");

export const differentNumbers: Format<number[]> = z
  .string()
  .regex(/^\d+(,\d+)*$/)
  .transform((text) => text.split(",").map(Number))
  .refine((numbers) => numbers.length <= 5 && new Set(numbers).size === numbers.length)
  .describe("one to five different whole numbers with commas between them");

/** AWS accounts, each of twelve digits. */
export const accountIds: Format<string[]> = z
  .string()
  .regex(/^\d{12}(,\d{12})*$/)
  .transform((text) => text.split(","))
  .describe("ids of AWS accounts with commas between them");

export const oneOf = <const T extends string>(...values: readonly T[]): Format<T> =>
  z.enum(values).describe(values.map((value) => `\`${value}\``).join(" or "));

export const oneOfNumbers = (...values: readonly number[]): Format<number> =>
  z
    .enum(values.map(String))
    .transform(Number)
    .describe(values.map((value) => `\`${value}\``).join(" or "));

export const trueOrFalse: Format<boolean> = z
  .enum(["true", "false"])
  .transform((text) => text === "true")
  .describe("`true` or `false`");

export const text = (example: string): Format<string> => z.string().min(1).describe(example);

/** Without a slash at its end: paths are put after it. */
export const address: Format<string> = z
  .string()
  .regex(/^https?:\/\/\S*[^\s/]$/)
  .describe("an address that starts with `https://` or `http://`, without a slash at its end");

export const emailAddress: Format<string> = z.email().describe("an e-mail address");

export const password: Format<string> = z.string().min(10).max(256).describe("at least 10 characters");
