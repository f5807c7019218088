import { DescribeVoicesCommand, type Engine, type PollyClient, type Voice } from "@aws-sdk/client-polly";
import { EngineUnavailable } from "#functions/core/shared/errors.ts";
import { isUnreachable, type ListModels } from "../check-engine.ts";
import { toCoreError } from "./errors.ts";

/** The voices of the client's region: all, or those of one engine. */
export const listVoices = async (
  polly: PollyClient,
  { engine, timeoutMs }: { readonly engine?: Engine; readonly timeoutMs: number },
): Promise<readonly Voice[]> => {
  const voices: Voice[] = [];
  let token: string | undefined;
  do {
    const command = new DescribeVoicesCommand({
      Engine: engine,
      IncludeAdditionalLanguageCodes: true,
      NextToken: token,
    });
    const page = await polly.send(command, { abortSignal: AbortSignal.timeout(timeoutMs) });
    voices.push(...(page.Voices ?? []));
    token = page.NextToken;
  } while (token);
  return voices;
};

/** Polly's engines are its models. */
export const pollyModels =
  (polly: PollyClient): ListModels =>
  async (timeoutMs) => {
    try {
      const voices = await listVoices(polly, { timeoutMs });
      return [...new Set(voices.flatMap(({ SupportedEngines = [] }) => SupportedEngines))];
    } catch (error) {
      if (isUnreachable(error)) throw new EngineUnavailable("polly", "unreachable", "its address does not answer");
      throw toCoreError(error);
    }
  };
