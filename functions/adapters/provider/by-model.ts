import type { StoryAssistant } from "#functions/core/assist/ports.ts";
import type { Narrator } from "#functions/core/narration/ports.ts";
import type { Illustrator } from "#functions/core/picture/ports.ts";
import { providerOf } from "#functions/core/provider/provider-pauses.ts";
import type { StoryWriter } from "#functions/core/story/ports.ts";
import { type Gate, openGate, type Work } from "./gate.ts";

/**
 * Who makes a thing, by the beginning of the model's name: "gemini-3.8-flash" is Gemini's, "studio-1" our own. A maker
 * may be loaded when it is first asked.
 */
export type Makers<T> = Readonly<Record<string, () => T | Promise<T>>>;

/** Asks the maker of a model, through the gate that all calls of its provider go through. */
const asking =
  <T>(makers: Makers<T>, work: Work, gate: Gate) =>
  <R>(model: string, ask: (maker: T) => Promise<R>): Promise<R> => {
    const provider = providerOf(model);
    const maker = makers[provider];
    if (!maker) throw new Error(`Nobody here makes things with ${model}`);
    return gate(provider, work, async () => ask(await maker()));
  };

/** The writer of each film is the one that its task was begun with. */
export const writerByModel = (makers: Makers<StoryWriter>, gate: Gate = openGate): StoryWriter => {
  const ask = asking(makers, "write", gate);
  return {
    write: (request) => ask(request.model, (writer) => writer.write(request)),
    adapt: (request) => ask(request.model, (writer) => writer.adapt(request)),
    plan: (request) => ask(request.model, (writer) => writer.plan(request)),
    rescale: (request) => ask(request.model, (writer) => writer.rescale(request)),
    describe: (request) => ask(request.model, (writer) => writer.describe(request)),
  };
};

export const illustratorByModel = (makers: Makers<Illustrator>, gate: Gate = openGate): Illustrator => {
  const ask = asking(makers, "draw", gate);
  return {
    draw: (order) => ask(order.model, (illustrator) => illustrator.draw(order)),
    drawSheet: (order) => ask(order.model, async (illustrator) => illustrator.drawSheet?.(order)),
  };
};

export const narratorByModel = (makers: Makers<Narrator>, gate: Gate = openGate): Narrator => {
  const ask = asking(makers, "speak", gate);
  return { speak: (request) => ask(request.model, (narrator) => narrator.speak(request)) };
};

/** An order is filled in with the model of today: there is no task yet. */
export const assistantByModel = (
  makers: Makers<StoryAssistant>,
  model: () => string,
  gate: Gate = openGate,
): StoryAssistant => {
  const ask = asking(makers, "assist", gate);
  return {
    idea: (asked) => ask(model(), (assistant) => assistant.idea(asked)),
    title: (asked) => ask(model(), (assistant) => assistant.title(asked)),
    summary: (asked) => ask(model(), (assistant) => assistant.summary(asked)),
    revise: (asked) => ask(model(), (assistant) => assistant.revise(asked)),
  };
};
