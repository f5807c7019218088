import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { storyIdea } from "#contract/endpoints/ai.ts";
import { call } from "../../lib/api.ts";
import type { Order } from "./order.ts";

/** Puts an AI idea into the prompt. Undo restores the earlier prompt until the idea is edited. */
export const useIdea = (form: UseFormReturn<Order>) => {
  const prompt = useWatch({ control: form.control, name: "inputStory" });
  const [came, setCame] = useState<{ readonly idea: string; readonly before: string }>();
  const put = (words: string) => {
    form.setValue("inputStory", words, { shouldDirty: true });
    form.clearErrors("inputStory");
  };
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const { storyType, voiceLanguage } = form.getValues();
      return call(storyIdea, { body: { storyType, voiceLanguage } });
    },
    onSuccess: ({ data: { idea } }) => {
      setCame({ idea, before: form.getValues("inputStory") });
      put(idea);
    },
  });
  return {
    idea: () => mutate(),
    isThinking: isPending,
    error,
    canUndo: came !== undefined && came.idea === prompt,
    undo: () => {
      if (came) put(came.before);
      setCame(undefined);
    },
  };
};
