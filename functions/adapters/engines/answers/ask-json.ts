import type * as z from "zod";
import { cleanTexts, mendText } from "#functions/core/shared/clean-text.ts";
import { UnusableAnswer } from "#functions/core/shared/errors.ts";
import type { JsonSchema, TextEngine } from "../engine.ts";
import type { Prompt } from "../prompts/parts.ts";
import { fitShape } from "./fit-shape.ts";
import { parseAnswer } from "./parse-answer.ts";

export interface JsonRequest<S extends z.ZodType> extends Prompt {
  readonly model: string;
  /** The shape that is asked for. */
  readonly shape: JsonSchema;
  /** What an answer in about that shape must be like. */
  readonly read: S;
  /** What is wrong with the answer, as the model and the user are told it; undefined if nothing is. */
  readonly check?: (answer: z.output<S>) => string | undefined;
  readonly temperature?: number | undefined;
  readonly timeoutMs?: number;
}

/** Models that think before they answer, and models on somebody's own machine, take minutes for a story. */
const defaultTimeoutMs = 240_000;
/** A model is asked again with what was wrong. Each answer is paid for. */
const maxAsks = 2;

/**
 * Asks for JSON, and repairs it before refusing it. An answer that cannot be used is asked for once more; then throws
 * `UnusableAnswer` with the reason.
 */
export const askJson = async <S extends z.ZodType>(
  engine: TextEngine,
  { shape, read, check, task, timeoutMs = defaultTimeoutMs, ...request }: JsonRequest<S>,
): Promise<z.output<S>> => {
  let wrong = "";
  for (let ask = 1; ask <= maxAsks; ask++) {
    const again = wrong && `\n\nYour last answer could not be used: ${wrong}. Answer again, with the whole of it.`;
    const { text, discard } = await engine.ask({ ...request, task: `${task}${again}`, schema: shape, timeoutMs });
    const parsed = read.safeParse(fitShape(shape, cleanTexts(parseAnswer(text), mendText)));
    wrong = parsed.success ? (check?.(parsed.data) ?? "") : wordsOf(parsed.error);
    if (parsed.success && !wrong) return parsed.data;
    // The stage may ask for another last answer. A language that the model does not know stays as it is.
    if (ask === maxAsks && !parsed.success) await discard?.();
  }
  throw new UnusableAnswer(`The model ${request.model} gave an answer that cannot be used: ${wrong}.`);
};

const wordsOf = ({ issues }: z.ZodError): string => {
  const [issue] = issues;
  const where = issue?.path.join(".");
  return where ? `${where}: ${issue?.message}` : "it is not JSON in the shape that was asked for";
};
