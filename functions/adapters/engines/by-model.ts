import type { StoryAssistant } from "#functions/core/assist/ports.ts";
import type { Narrator } from "#functions/core/narration/ports.ts";
import type { Illustrator } from "#functions/core/picture/ports.ts";
import { providerOf } from "#functions/core/provider/provider-pauses.ts";
import type { StoryWriter } from "#functions/core/story/ports.ts";
import { directCall, type EngineTask, type ProviderCall } from "./provider-call.ts";

/**
 * Engines by provider, the first part of a model's name: "gemini-3.8-flash" belongs to Gemini, "studio-1" is built in.
 * An engine may be loaded on first use.
 */
export type Engines<T> = Readonly<Record<string, () => T | Promise<T>>>;

/** Calls the engine of a model through `callProvider`, which checks the kill switch and counts the call. */
const engineCaller =
  <T>(engines: Engines<T>, work: EngineTask, callProvider: ProviderCall) =>
  <R>(model: string, call: (engine: T) => Promise<R>): Promise<R> => {
    const provider = providerOf(model);
    const loadEngine = engines[provider];
    if (!loadEngine) throw new Error(`No engine for the model ${model}`);
    return callProvider(provider, work, async () => call(await loadEngine()));
  };

/** Each request names the model that its task started with. */
export const writerByModel = (engines: Engines<StoryWriter>, callProvider: ProviderCall = directCall): StoryWriter => {
  const ask = engineCaller(engines, "write", callProvider);
  return {
    write: (request) => ask(request.model, (writer) => writer.write(request)),
    adapt: (request) => ask(request.model, (writer) => writer.adapt(request)),
    plan: (request) => ask(request.model, (writer) => writer.plan(request)),
    rescale: (request) => ask(request.model, (writer) => writer.rescale(request)),
    describe: (request) => ask(request.model, (writer) => writer.describe(request)),
  };
};

export const illustratorByModel = (
  engines: Engines<Illustrator>,
  callProvider: ProviderCall = directCall,
): Illustrator => {
  const ask = engineCaller(engines, "draw", callProvider);
  return {
    draw: (order) => ask(order.model, (illustrator) => illustrator.draw(order)),
    drawSheet: (order) => ask(order.model, async (illustrator) => illustrator.drawSheet?.(order)),
  };
};

export const narratorByModel = (engines: Engines<Narrator>, callProvider: ProviderCall = directCall): Narrator => {
  const ask = engineCaller(engines, "speak", callProvider);
  return { speak: (request) => ask(request.model, (narrator) => narrator.speak(request)) };
};

/** The order form has no task yet, so the assistant uses the currently configured model. */
export const assistantByModel = (
  engines: Engines<StoryAssistant>,
  model: () => string,
  callProvider: ProviderCall = directCall,
): StoryAssistant => {
  const ask = engineCaller(engines, "assist", callProvider);
  return {
    idea: (asked) => ask(model(), (assistant) => assistant.idea(asked)),
    title: (asked) => ask(model(), (assistant) => assistant.title(asked)),
    summary: (asked) => ask(model(), (assistant) => assistant.summary(asked)),
    revise: (asked) => ask(model(), (assistant) => assistant.revise(asked)),
  };
};
