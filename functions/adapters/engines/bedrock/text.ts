import {
  type BedrockRuntimeClient,
  ConverseCommand,
  type ConverseCommandInput,
  type ConverseCommandOutput,
} from "@aws-sdk/client-bedrock-runtime";
import { ContentBlocked } from "#functions/core/shared/errors.ts";
import type { TextEngine, TextRequest } from "../engine.ts";
import { toCoreError } from "./errors.ts";

/** Text by Converse. A model without structured output is given the schema in the prompt. */
export const bedrockText = (bedrock: BedrockRuntimeClient): TextEngine => {
  const withoutSchema = new Set<string>();

  const ask = async (request: TextRequest): Promise<ConverseCommandOutput> => {
    const { model, timeoutMs } = request;
    const hasSchema = !withoutSchema.has(model);
    try {
      const command = new ConverseCommand(toConverse(request, hasSchema));
      return await bedrock.send(command, { abortSignal: AbortSignal.timeout(timeoutMs) });
    } catch (error) {
      const isRefused = error instanceof Error && error.name === "ValidationException";
      if (!hasSchema || !isRefused || !/outputConfig|textFormat|schema/i.test(error.message)) throw toCoreError(error);
      withoutSchema.add(model);
      return ask(request);
    }
  };

  return {
    async ask(request) {
      const { output, stopReason, usage } = await ask(request);
      if (stopReason === "content_filtered" || stopReason === "guardrail_intervened")
        throw new ContentBlocked(`Response was blocked due to ${stopReason}`);
      // It may be cut off.
      const text = output?.message?.content?.map((part) => part.text ?? "").join("") ?? "";
      return {
        text,
        usage: {
          provider: "bedrock",
          model: request.model,
          ...(usage && { inputTokens: usage.inputTokens ?? 0, outputTokens: usage.outputTokens ?? 0 }),
        },
      };
    },
  };
};

const toConverse = (
  { model, instruction, task, schema, temperature }: TextRequest,
  hasSchema: boolean,
): ConverseCommandInput => {
  const shape = JSON.stringify(schema);
  const text = hasSchema ? task : `${task}\n\nAnswer with one JSON value that matches this JSON schema only:\n${shape}`;
  return {
    modelId: model,
    system: [{ text: instruction }],
    messages: [{ role: "user", content: [{ text }] }],
    ...(temperature !== undefined && { inferenceConfig: { temperature } }),
    ...(hasSchema && {
      outputConfig: {
        textFormat: { type: "json_schema", structure: { jsonSchema: { name: "answer", schema: shape } } },
      },
    }),
  };
};
