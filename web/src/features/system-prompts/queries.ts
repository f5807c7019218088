import { queryOptions } from "@tanstack/react-query";
import type { ReplyOf } from "#contract/endpoint.ts";
import { systemPromptTemplates } from "#contract/endpoints/prompts.ts";
import { ApiError, call } from "../../lib/api.ts";

/** The templates of all story types. They change only with a release. */
export const templates = queryOptions({
  queryKey: ["system-prompts"],
  queryFn: async ({ signal }) => (await call(systemPromptTemplates, {}, signal)).data,
  staleTime: Number.POSITIVE_INFINITY,
});

/** The prompts of one story type. */
export type Template = ReplyOf<typeof systemPromptTemplates>["data"][number];

/** Returns why the templates could not be loaded, with the HTTP status if there is one. */
export const loadErrorReason = (error: Error): string => {
  if (!(error instanceof ApiError) || error.status === 0 || error.message.startsWith("HTTP ")) return error.message;
  return `HTTP ${error.status}: ${error.message}`;
};
