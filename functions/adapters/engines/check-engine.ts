import { profileRegion } from "#contract/catalogue/engine-prices.ts";
import { EngineUnavailable } from "#functions/core/shared/errors.ts";

/** Names of the models that an engine has; undefined if it has no list. Throws what a call of the engine throws. */
export type ListModels = (timeoutMs: number) => Promise<readonly string[] | undefined>;

const timeoutMs = 5_000;
const maxShown = 8;

/**
 * Asks an engine for its list of models. Returns why it cannot work, in the provider's words; undefined if it can, or if
 * it is only busy, which passes while a film waits.
 */
export const checkEngine = async (
  engine: string,
  model: string,
  list: () => Promise<ListModels>,
): Promise<EngineUnavailable | undefined> => {
  try {
    const models = await (await list())(timeoutMs);
    if (!models || models.length === 0 || models.some((name) => isModel(name, model))) return undefined;
    const shown = models.slice(0, maxShown).join(", ");
    return new EngineUnavailable(engine, "unknown-model", `there is no model ${model}. There are: ${shown}`);
  } catch (error) {
    return error instanceof EngineUnavailable ? error : undefined;
  }
};

/**
 * Gemini lists "models/NAME", Ollama "NAME:latest". Inference profiles of Bedrock begin with a region; those of an
 * account are ARNs, which no list has.
 */
const isModel = (listed: string, model: string): boolean =>
  listed === model ||
  listed === `models/${model}` ||
  listed === `${model}:latest` ||
  listed === model.replace(profileRegion, "") ||
  model.startsWith("arn:");

/** Whether the time limit of a call ended it, or Node's own for the answer's head and body. */
export const isTimeout = (error: unknown): boolean => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { readonly code?: unknown };
    if (/^(TimeoutError|AbortError)$/.test(cause.name)) return true;
    if (/^UND_ERR_(HEADERS|BODY)_TIMEOUT$/.test(String(code))) return true;
  }
  return false;
};

/** A server that does not answer: nothing listens there, or its name is unknown. */
export const isUnreachable = (error: unknown): boolean => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { readonly code?: unknown };
    if (/^(ECONNREFUSED|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN)$/.test(String(code))) return true;
    if (cause instanceof AggregateError && cause.errors.some(isUnreachable)) return true;
  }
  return false;
};
