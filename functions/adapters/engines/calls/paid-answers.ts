import type { Artifacts } from "#functions/core/artifact/ports.ts";
import { digest } from "#functions/core/shared/digest.ts";
import { UnusableAnswer } from "#functions/core/shared/errors.ts";
import type { EngineCall, WrapCall } from "../engine-call.ts";
import { packAnswer, unpackAnswer } from "./answer-file.ts";

interface Deps {
  readonly artifacts: () => Artifacts;
  /** The key prefix of the files of the film that is being made; undefined outside of the pipeline. */
  readonly folder: () => string | undefined;
  /** Called once for each answer of a provider, after it is stored, and for an answer without content. */
  readonly onPaid: (call: EngineCall, answer: object) => Promise<void>;
}

/**
 * Stores each answer that was paid for under the digest of its request before it is used: a stage that crashes
 * afterwards finds it when it runs again. `discard` forgets an answer that cannot be used, so that the next call asks
 * the provider again. The built-in engines are free, and have no request.
 */
export const withPaidAnswers =
  ({ artifacts, folder, onPaid }: Deps): WrapCall =>
  async (call, run) => {
    if (call.request === undefined) return run();
    const pay = () =>
      run().catch(async (error: unknown) => {
        if (error instanceof UnusableAnswer && error.usage) await onPaid(call, { usage: error.usage });
        throw error;
      });
    const prefix = folder();
    if (!prefix) {
      const answer = await pay();
      await onPaid(call, Object(answer));
      return answer;
    }
    const key = `${prefix}/answers/${await digest({ ...call, request: await withoutBytes(call.request) })}.bin`;
    const store = (content: Uint8Array) => artifacts().put(key, content, "application/octet-stream");
    // Stages may write files and not delete them: an empty file is no answer.
    const discard = () => store(new Uint8Array());
    const stored = (await artifacts().has(key)) ? await artifacts().get(key) : new Uint8Array();
    if (stored.length > 0) return { ...unpackAnswer(stored), discard } as Awaited<ReturnType<typeof run>>;
    const answer = await pay();
    await store(packAnswer(Object(answer)));
    await onPaid(call, Object(answer));
    return { ...answer, discard };
  };

/** The request with a digest in the place of each reference picture. */
const withoutBytes = async (value: unknown): Promise<unknown> => {
  if (value instanceof Uint8Array) return digest(Buffer.from(value).toString("base64"));
  if (Array.isArray(value)) return Promise.all(value.map(withoutBytes));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    await Promise.all(Object.entries(value).map(async ([name, part]) => [name, await withoutBytes(part)] as const)),
  );
};
