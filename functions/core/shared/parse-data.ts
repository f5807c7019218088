import * as z from "zod";
import { InvalidData } from "./errors.ts";

/** Parses data of our own. Throws `InvalidData`, which no stage retries; `name` says in the message what was parsed. */
export const parseData = <S extends z.ZodType>(schema: S, data: unknown, name: string): z.output<S> => {
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  throw new InvalidData(`${name}: ${z.prettifyError(parsed.error)}`);
};
