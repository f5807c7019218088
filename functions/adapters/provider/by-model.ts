import type { StoryAssistant } from "#functions/core/assistant.ts";
import type { Illustrator, Narrator, StoryWriter } from "#functions/core/ports.ts";

/** Who makes a thing, by the beginning of the model's name: "gemini-3.8-flash" is Gemini's, "studio-1" our own. */
export type Makers<T> = Readonly<Record<string, () => T>>;

const makerOf = <T>(makers: Makers<T>, model: string): T => {
  const provider = model.split("-")[0] ?? "";
  const maker = makers[provider];
  if (!maker) throw new Error(`Nobody here makes things with ${model}`);
  return maker();
};

/** The writer of each film is the one that its task was begun with. */
export const writerByModel = (makers: Makers<StoryWriter>): StoryWriter => ({
  write: (request) => makerOf(makers, request.model).write(request),
  adapt: (request) => makerOf(makers, request.model).adapt(request),
  plan: (request) => makerOf(makers, request.model).plan(request),
  rescale: (request) => makerOf(makers, request.model).rescale(request),
  describe: (request) => makerOf(makers, request.model).describe(request),
});

export const illustratorByModel = (makers: Makers<Illustrator>): Illustrator => ({
  draw: (order) => makerOf(makers, order.model).draw(order),
});

export const narratorByModel = (makers: Makers<Narrator>): Narrator => ({
  speak: (request) => makerOf(makers, request.model).speak(request),
});

/** An order is filled in with the model of today: there is no task yet. */
export const assistantByModel = (makers: Makers<StoryAssistant>, model: () => string): StoryAssistant => ({
  idea: (asked) => makerOf(makers, model()).idea(asked),
  title: (asked) => makerOf(makers, model()).title(asked),
  summary: (asked) => makerOf(makers, model()).summary(asked),
  revise: (asked) => makerOf(makers, model()).revise(asked),
});
