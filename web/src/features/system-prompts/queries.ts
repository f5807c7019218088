import { queryOptions } from "@tanstack/react-query";
import { systemPromptTemplates } from "#contract/endpoints/prompts.ts";
import { call } from "../../lib/api.ts";

/** The templates of all story types. They change with a release only. */
export const templates = queryOptions({
  queryKey: ["system-prompts"],
  queryFn: async ({ signal }) => (await call(systemPromptTemplates, {}, signal)).data,
  staleTime: Number.POSITIVE_INFINITY,
});
