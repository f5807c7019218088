import { useQuery } from "@tanstack/react-query";
import type { LanguageId } from "#contract/catalogue/languages.ts";
import { translateTask } from "#contract/endpoints/tasks.ts";
import { call } from "../../../lib/api.ts";
import { taskKey } from "../../../lib/live-task.ts";

/** The price of a film in one other language, and whether its owner must translate it. */
export const useTranslationPrice = (id: string, language: LanguageId) => {
  const { data, error } = useQuery({
    queryKey: taskKey(id, "translation-price"),
    queryFn: async ({ signal }) => {
      const body = { languages: [{ language }], dry_run: true };
      return (await call(translateTask, { params: { id }, query: {}, body }, signal)).data;
    },
    staleTime: 0,
  });
  return {
    each: data?.credits_each,
    available: data && data.balance + data.credits - data.missing,
    needsTexts: data?.needs_texts ?? false,
    problem: error?.message,
  };
};
