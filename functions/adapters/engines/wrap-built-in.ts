import type { StoryAssistant } from "#functions/core/assist/ports.ts";
import type { Narrator } from "#functions/core/narration/ports.ts";
import type { Illustrator } from "#functions/core/picture/ports.ts";
import type { StoryWriter } from "#functions/core/story/ports.ts";
import type { EngineWork, WrapCall } from "./engine-call.ts";

/** The built-in engines serve the core's ports themselves: each call of a port is one call of the engine. */
const wrapped =
  (wrap: WrapCall, work: EngineWork) =>
  <Q, A>(run: (asked: Q) => Promise<A>) =>
  (asked: Q): Promise<A> =>
    wrap({ engine: "built-in", model: "", work }, () => run(asked));

export const wrapWriter = (writer: StoryWriter, wrap: WrapCall): StoryWriter => {
  const each = wrapped(wrap, "write");
  return {
    write: each(writer.write),
    adapt: each(writer.adapt),
    plan: each(writer.plan),
    rescale: each(writer.rescale),
    describe: each(writer.describe),
  };
};

export const wrapIllustrator = ({ draw }: Illustrator, wrap: WrapCall): Illustrator => ({
  draw: wrapped(wrap, "draw")(draw),
});

export const wrapNarrator = ({ speak }: Narrator, wrap: WrapCall): Narrator => ({
  speak: wrapped(wrap, "speak")(speak),
});

export const wrapAssistant = (assistant: StoryAssistant, wrap: WrapCall): StoryAssistant => {
  const each = wrapped(wrap, "assist");
  return {
    idea: each(assistant.idea),
    title: each(assistant.title),
    summary: each(assistant.summary),
    revise: each(assistant.revise),
  };
};
