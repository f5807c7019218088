import { ProviderBusy, TaskEnded } from "../shared/errors.ts";
import { builtInModels } from "./models.ts";

/** Retries of a busy provider before the built-in engine takes over. They last about half a minute. */
const maxRetries = 4;

/**
 * Text that must never fail a film: made by the task's model, else by the built-in one. A busy provider is tried again
 * first: `ProviderBusy` passes until the stage has been retried `maxRetries` times.
 */
export const orBuiltIn = async <T>(
  { model, retries }: { readonly model: string; readonly retries: number },
  make: (model: string) => Promise<T>,
): Promise<T> => {
  try {
    return await make(model);
  } catch (error) {
    if (error instanceof TaskEnded || model === builtInModels.writer) throw error;
    if (error instanceof ProviderBusy && retries < maxRetries) throw error;
    return make(builtInModels.writer);
  }
};
