import * as z from "zod";
import { ProviderBusy } from "#functions/core/shared/errors.ts";
import type { TextEngine } from "./engine.ts";

export interface JsonRequest<S extends z.ZodType> {
  readonly model: string;
  /** The system instruction: the model's role and the rules that user text must not override. */
  readonly instruction: string;
  readonly task: string;
  readonly schema: S;
  readonly temperature?: number | undefined;
  readonly timeoutMs?: number;
}

const defaultTimeoutMs = 120_000;

/** Asks for JSON that matches the schema. Throws `ProviderBusy` if the answer does not match, so the stage retries. */
export const askJson = async <S extends z.ZodType>(
  engine: TextEngine,
  { schema, timeoutMs = defaultTimeoutMs, ...request }: JsonRequest<S>,
): Promise<z.output<S>> => {
  const { text } = await engine.ask({ ...request, timeoutMs, schema: z.toJSONSchema(schema, { io: "input" }) });
  const parsed = schema.safeParse(parseJson(text));
  if (!parsed.success)
    throw new ProviderBusy(`The model's answer does not match the schema: ${parsed.error.issues[0]?.message}`);
  return parsed.data;
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
