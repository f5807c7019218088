import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { maxPromptLength } from "#contract/catalogue/text-limits.ts";
import { quote } from "#contract/endpoints/account.ts";
import { call } from "../../lib/api.ts";
import type { Order } from "./order.ts";

/** The pause after typing before a quote is requested. */
const debounceMs = 600;

/** The quote for the current values: price, parts, the outline of the prompt, and reading time of the full story. */
export const useQuote = ({ control }: UseFormReturn<Order>) => {
  const [videoDuration, voiceLanguage, enableChapterTransitions, storyKind, prompt, full] = useWatch({
    control,
    name: ["videoDuration", "voiceLanguage", "enableChapterTransitions", "storyKind", "inputStory", "fullStory"],
  });
  const fullStory = useDebounced(storyKind === "full" ? full : "");
  const inputStory = useDebounced(storyKind === "full" ? "" : prompt.slice(0, maxPromptLength));
  const body = { videoDuration, voiceLanguage, enableChapterTransitions, inputStory, fullStory };
  const { data } = useQuery({
    queryKey: ["credits", "quote", body],
    queryFn: async ({ signal }) => (await call(quote, { body }, signal)).data,
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  });
  return data;
};

const useDebounced = (value: string): string => {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), value === "" ? 0 : debounceMs);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
};
