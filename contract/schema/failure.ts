import * as z from "zod";
import type { PromptPart } from "../catalogue/placeholders.ts";
import { errorStatus } from "../errors.ts";

/** The placeholders that a user's own system prompt lacks. */
const missing = z.array(z.string());

/** What a failure carries besides its code and its sentence. All fields of all failures are here. */
export const FailureDetails = z
  .object({
    fields: z
      .array(z.object({ field: z.string(), message: z.string() }))
      .meta({ description: "The wrong fields, with invalid_request" }),
    missingPlaceholders: z
      .object({ writing: missing, structure: missing } satisfies Record<PromptPart, z.ZodType>)
      .meta({ description: "The placeholders that own system prompts lack, with invalid_request" }),
    balance: z.number().meta({ description: "The user's credits, with insufficient_credits" }),
    price: z.number().meta({ description: "The credits that the call costs, with insufficient_credits" }),
    debt: z.number().meta({ description: "The credits that the user owes, with insufficient_credits" }),
    revision: z.int().meta({ description: "The newest revision of the scenes, with revision_conflict" }),
    maximum: z.int().meta({ description: "The most bytes that a file may have, with content_too_large" }),
    reason: z
      .enum(["lesson", "history", "scripture", "news", "product", "real_person"])
      .meta({ description: "The facts that the idea needs, with facts_needed" }),
    retry_after: z.number().meta({ description: "Seconds to wait, as in Retry-After" }),
    status: z.number().meta({ description: "The status of the address that we called, with provider_failed" }),
  })
  .partial();
export type FailureDetails = z.infer<typeof FailureDetails>;

/** The reply of every call that fails. Clients accept further fields: a later version may add some. */
export const Failure = z
  .looseObject({
    success: z.literal(false),
    code: z.string().meta({ description: Object.keys(errorStatus).join(", ") }),
    error: z.string().meta({ description: "Can be shown to a user" }),
    ...FailureDetails.shape,
  })
  .meta({ id: "Failure", description: "The response of every call that fails. Later versions may add fields." });
