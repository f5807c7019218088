import { chosenAssistant } from "#functions/adapters/engines/chosen.ts";
import { wrapText } from "#functions/adapters/engines/engine-call.ts";
import { wrapAssistant } from "#functions/adapters/engines/wrap-built-in.ts";
import type { HasAssistant } from "#functions/core/assist/ports.ts";
import { chosenEngines } from "./chosen-engines.ts";
import { textEngine } from "./clients.ts";
import { wrapCall } from "./engine-call.ts";

/**
 * The story assistant uses the writer's engines. They are loaded on first use: with them, the functions that take
 * orders would have a four times longer cold start.
 */
export const assistant = (): HasAssistant => ({
  assistant: chosenAssistant(makeAssistant, () => chosenEngines().writer),
});

const makeAssistant = async (name: string, model: string) => {
  if (name === "built-in") {
    const { studioAssistant } = await import("#functions/adapters/engines/built-in/assistant.ts");
    return wrapAssistant(studioAssistant, wrapCall);
  }
  const { engineAssistant } = await import("#functions/adapters/engines/assistant.ts");
  return engineAssistant(wrapText(await textEngine(name), name, "assist", wrapCall), model);
};
