import type { GoogleGenAI } from "@google/genai";
import { EngineUnavailable } from "#functions/core/shared/errors.ts";
import { isUnreachable, type ListModels } from "../check-engine.ts";
import { toCoreError } from "./errors.ts";

/** All of Gemini's models in one page. */
export const geminiModels =
  (gemini: GoogleGenAI): ListModels =>
  async (timeout) => {
    try {
      const { page } = await gemini.models.list({ config: { pageSize: 1_000, httpOptions: { timeout } } });
      return page.map(({ name }) => name ?? "");
    } catch (error) {
      if (isUnreachable(error)) throw new EngineUnavailable("gemini", "unreachable", "its address does not answer");
      throw toCoreError(error);
    }
  };
