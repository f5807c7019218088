import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { quote } from "#contract/endpoints/account.ts";
import { call } from "../../lib/api.ts";
import type { Order } from "./order.ts";

/** The pause after typing before a quote is requested. */
const debounceMs = 600;

/** The quote for the current values: price, parts and reading time of the full story. */
export const useQuote = ({ control }: UseFormReturn<Order>) => {
  const [videoDuration, voiceLanguage, enableChapterTransitions, storyKind, fullStory] = useWatch({
    control,
    name: ["videoDuration", "voiceLanguage", "enableChapterTransitions", "storyKind", "fullStory"],
  });
  const story = useDebounced(storyKind === "full" ? fullStory : "");
  const body = { videoDuration, voiceLanguage, enableChapterTransitions, fullStory: story };
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
