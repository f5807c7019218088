import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { PromptPart } from "#contract/catalogue/placeholders.ts";
import type { StoryTypeId } from "#contract/catalogue/story-types.ts";
import { revisePrompt } from "#contract/endpoints/ai.ts";
import { systemPromptTemplate, validateSystemPrompt } from "#contract/endpoints/prompts.ts";
import { ApiError, call } from "../../lib/api.ts";
import { promptText as text } from "./prompt-text.ts";

export type Prompts = Readonly<Record<PromptPart, string>>;
export type Missing = Readonly<Record<PromptPart, readonly string[]>>;

/** The prompts in the editor: the order's own, else the template's. */
export const usePrompts = (storyType: StoryTypeId, own: Prompts) => {
  const [edited, setEdited] = useState<Partial<Prompts>>({});
  const template = useQuery({
    queryKey: ["task-form", "template", storyType],
    queryFn: async ({ signal }) => (await call(systemPromptTemplate, { params: { storyType } }, signal)).data,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const initial: Prompts = {
    writing: own.writing || (template.data?.writing ?? ""),
    structure: own.structure || (template.data?.structure ?? ""),
  };
  const prompts: Prompts = { ...initial, ...edited };
  return {
    template,
    prompts,
    edit: (part: PromptPart, prompt: string) => setEdited((before) => ({ ...before, [part]: prompt })),
    /** Returns the prompts as the order stores them: a prompt equal to the template is stored as "". */
    kept: (): Prompts => ({
      writing: prompts.writing === template.data?.writing ? "" : prompts.writing,
      structure: prompts.structure === template.data?.structure ? "" : prompts.structure,
    }),
  };
};

/** Checks the placeholders on the server. `onValid` is called if all are there. */
export const useValidation = (storyType: StoryTypeId, onValid: () => void) => {
  const { mutate, isPending, data, error, reset } = useMutation({
    mutationFn: async ({ writing, structure }: Prompts) => {
      const body = { storyType, systemPromptWriting: writing, systemPromptStructure: structure };
      return (await call(validateSystemPrompt, { body })).data;
    },
    onSuccess: ({ valid }) => valid && onValid(),
  });
  const missing: Missing | undefined = data && !data.valid ? data.missingPlaceholders : undefined;
  return { validate: mutate, isValidating: isPending, missing, error: error ? errorMessage(error) : "", reset };
};

export const errorMessage = (error: Error): string =>
  error instanceof ApiError && error.status > 0 ? error.message : text.network(error.message);

/** Revises a prompt with AI. */
export const useRevision = (storyType: StoryTypeId, onRevised: (part: PromptPart, prompt: string) => void) =>
  useMutation({
    mutationFn: async (given: { readonly part: PromptPart; readonly prompt: string; readonly wish: string }) => {
      const body = { storyType, part: given.part, originalPrompt: given.prompt, revisionRequest: given.wish };
      return { part: given.part, prompt: (await call(revisePrompt, { body })).data.prompt };
    },
    onSuccess: ({ part, prompt }) => onRevised(part, prompt),
  });
