import { type BedrockClient, ListFoundationModelsCommand } from "@aws-sdk/client-bedrock";
import { EngineUnavailable } from "#functions/core/shared/errors.ts";
import { isUnreachable, type ListModels } from "../check-engine.ts";
import { toCoreError } from "./errors.ts";

/** The foundation models of the client's region. */
export const bedrockModels =
  (bedrock: BedrockClient): ListModels =>
  async (timeoutMs) => {
    try {
      const { modelSummaries = [] } = await bedrock.send(new ListFoundationModelsCommand({}), {
        abortSignal: AbortSignal.timeout(timeoutMs),
      });
      return modelSummaries.map(({ modelId }) => modelId ?? "");
    } catch (error) {
      if (isUnreachable(error)) throw new EngineUnavailable("bedrock", "unreachable", "its address does not answer");
      throw toCoreError(error);
    }
  };
