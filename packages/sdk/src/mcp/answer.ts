import * as z from "zod";
import { ApiError } from "../errors.ts";

/** The input of a tool for one film. */
export const Id = z.object({
  id: z.string().describe("The id of the film, for example api_1767225600000_0123456789ab"),
});

/** The tool changes nothing. */
export const reads = { readOnlyHint: true } as const;

/** A tool would spend more than the user allows. */
export class LimitReached extends Error {}

/** Answers with JSON, or with the sentence of the service if it refuses, so that the model can put it right. */
export const answer = async (work: () => Promise<unknown>) => {
  try {
    return { content: [{ type: "text" as const, text: JSON.stringify((await work()) ?? { done: true }) }] };
  } catch (error) {
    if (!(error instanceof ApiError || error instanceof LimitReached)) throw error;
    const fields = error instanceof ApiError ? error.fields : [];
    const text = [error.message, ...fields.map(({ field, message }) => `${field}: ${message}`)].join("\n");
    return { isError: true, content: [{ type: "text" as const, text }] };
  }
};
