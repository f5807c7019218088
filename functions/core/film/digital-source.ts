import type { DigitalSource } from "../media/ports.ts";
import type { RunningTask } from "../pipeline/attempt.ts";

/** How a film came about: the built-in engines were not trained, every other engine was. */
export const digitalSourceOf = ({ models }: Pick<RunningTask, "models">): DigitalSource =>
  Object.values(models).every((model) => model === "built-in") ? "algorithmicMedia" : "trainedAlgorithmicMedia";
