import { useMutation } from "@tanstack/react-query";
import type { UseFormReturn } from "react-hook-form";
import { storySummary } from "#contract/endpoints/ai.ts";
import { call } from "../../lib/api.ts";
import type { Order } from "./order.ts";

/** Turns the full story into a prompt and opens its tab. The full story stays. */
export const useSummary = (form: UseFormReturn<Order>) => {
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => {
      const { voiceLanguage, fullStory: story } = form.getValues();
      return call(storySummary, { body: { voiceLanguage, story } });
    },
    onSuccess: ({ data: { summary } }) => {
      form.setValue("inputStory", summary, { shouldDirty: true });
      form.setValue("storyKind", "prompt");
      form.clearErrors(["inputStory", "fullStory"]);
    },
  });
  return { summarize: () => mutate(), isSummingUp: isPending, failed: isError };
};
