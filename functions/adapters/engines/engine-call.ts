import type { ProviderPauses } from "#functions/core/provider/ports.ts";
import { assertProviderEnabled } from "#functions/core/provider/provider-pauses.ts";
import { ContentBlocked } from "#functions/core/shared/errors.ts";
import type { ImageEngine, SpeechEngine, TextEngine } from "./engine.ts";

/** What an engine is called for; a dimension of its metrics. */
export type EngineWork = "write" | "draw" | "speak" | "assist";

export interface EngineCall {
  /** The engine's name: "gemini". */
  readonly engine: string;
  /** Empty for the built-in engines. */
  readonly model: string;
  readonly work: EngineWork;
  /** What the engine is asked. The built-in engines are asked for whole stories, not by request. */
  readonly request?: unknown;
}

/** Wraps every call of an engine. */
export type WrapCall = <A>(call: EngineCall, run: () => Promise<A>) => Promise<A>;

/** Metric names: a call, and its possible outcomes. */
export type ProviderMetric = "ProviderCalls" | "ProviderErrors" | "ProviderBlocks" | "ProviderWaits";

/** Throws `ProviderPaused` while an operator has paused the engine (kill switch), and counts calls and outcomes. */
export const monitoredCall =
  (
    pauses: ProviderPauses,
    count: (metric: ProviderMetric, dimensions: { readonly provider: string; readonly work: EngineWork }) => void,
  ): WrapCall =>
  async ({ engine, work }, run) => {
    const dimensions = { provider: engine, work };
    await assertProviderEnabled({ providerPauses: pauses }, engine).catch((error: unknown) => {
      count("ProviderWaits", dimensions);
      throw error;
    });
    count("ProviderCalls", dimensions);
    try {
      return await run();
    } catch (error) {
      if (error instanceof ContentBlocked) count("ProviderBlocks", dimensions);
      else count("ProviderErrors", dimensions);
      throw error;
    }
  };

/** The same engine with each of its calls wrapped. */
export const wrapText = (engine: TextEngine, name: string, work: EngineWork, wrap: WrapCall): TextEngine => ({
  ask: (request) => wrap({ engine: name, model: request.model, work, request }, () => engine.ask(request)),
});

export const wrapImage = (engine: ImageEngine, name: string, wrap: WrapCall): ImageEngine => ({
  ...engine,
  paint: (request) => wrap({ engine: name, model: request.model, work: "draw", request }, () => engine.paint(request)),
});

export const wrapSpeech = (engine: SpeechEngine, name: string, wrap: WrapCall): SpeechEngine => ({
  speak: (request) => wrap({ engine: name, model: request.model, work: "speak", request }, () => engine.speak(request)),
});
