import type OpenAI from "openai";
import { EngineUnavailable } from "#functions/core/shared/errors.ts";
import { isUnreachable, type ListModels } from "../check-engine.ts";
import { hasNoSuchCall, toCoreError } from "./errors.ts";

/** The models of a server. OpenRouter lists its models without a key, so its key is asked for too. */
export const openAiModels =
  (name: string, openai: OpenAI): ListModels =>
  async (timeout) => {
    try {
      if (name === "openrouter") await openai.get("/key", { timeout });
      const { data } = await openai.models.list({ timeout });
      return data.map(({ id }) => id);
    } catch (error) {
      if (hasNoSuchCall(error)) return undefined;
      if (isUnreachable(error))
        throw new EngineUnavailable(name, "unreachable", `nothing answers at ${openai.baseURL}`);
      throw toCoreError(name, error);
    }
  };
