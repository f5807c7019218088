import { speaksLanguage } from "#contract/catalogue/engines.ts";
import { type EngineModel, type Role, readChoice, writeEntry } from "#contract/settings/engine-choice.ts";
import type { StoryAssistant } from "#functions/core/assist/ports.ts";
import type { Narrator } from "#functions/core/narration/ports.ts";
import type { Illustrator } from "#functions/core/picture/ports.ts";
import { EngineUnavailable, UnusableAnswer } from "#functions/core/shared/errors.ts";
import type { StoryWriter } from "#functions/core/story/ports.ts";

/** A film goes on with another engine than the one that it started with. */
export interface Fallback {
  readonly role: Role;
  readonly from: string;
  readonly to: string;
  /** The provider's own words. */
  readonly reason: string;
}

export interface Chosen<T> {
  /** Makes an engine on its first use. Throws `EngineUnavailable` for one that is not set up. */
  readonly make: (engine: string) => T | Promise<T>;
  /** The engines that are chosen now, for a film whose own engines are gone. */
  readonly current?: () => string;
  readonly onFallback?: (fallback: Fallback) => void | Promise<void>;
}

type Task<T, R> = (engine: T, model: string) => Promise<R>;

/** Tries the engines of a list in order. Only an engine that is not available, or a writer whose answers cannot be used, leads to the next one. */
const inOrder =
  <T>(role: Role, { make, current, onFallback }: Chosen<T>) =>
  async <R>(list: string, run: Task<T, R>, isFit: (entry: EngineModel) => boolean = () => true): Promise<R> => {
    const names = new Set([...readChoice(list), ...(current ? readChoice(current()) : [])].map(writeEntry));
    const entries = [...names].flatMap(readChoice).filter(isFit);
    for (const [index, entry] of entries.entries()) {
      try {
        return await run(await make(entry.engine), entry.model);
      } catch (error) {
        const next = entries[index + 1];
        // A text was asked for twice by then. Pictures and sound are asked for again: one film has one artist and one voice.
        const isGone = error instanceof EngineUnavailable || (role === "writer" && error instanceof UnusableAnswer);
        if (!isGone || !next) throw error;
        await onFallback?.({ role, from: writeEntry(entry), to: writeEntry(next), reason: error.message });
      }
    }
    throw new EngineUnavailable(list, "unknown-model", "no engine of this list can do it");
  };

/** Each request names the engines that its task started with. */
export const chosenWriter = (chosen: Chosen<StoryWriter>): StoryWriter => {
  const ask = inOrder("writer", chosen);
  return {
    write: (request) =>
      ask(
        request.model,
        (writer, model) => writer.write({ ...request, model }),
        // The built-in writer would make the facts up.
        ({ engine }) => !request.needsFacts || engine !== "built-in",
      ),
    adapt: (request) => ask(request.model, (writer, model) => writer.adapt({ ...request, model })),
    plan: (request) => ask(request.model, (writer, model) => writer.plan({ ...request, model })),
    rescale: (request) => ask(request.model, (writer, model) => writer.rescale({ ...request, model })),
    describe: (request) => ask(request.model, (writer, model) => writer.describe({ ...request, model })),
    translate: (request) =>
      ask(
        request.model,
        async (writer, model) => {
          if (!writer.translate) throw new EngineUnavailable(model, "unknown-model", "it cannot translate");
          return writer.translate({ ...request, model });
        },
        ({ engine }) => engine !== "built-in",
      ),
  };
};

export const chosenIllustrator = (chosen: Chosen<Illustrator>): Illustrator => {
  const ask = inOrder("illustrator", chosen);
  return {
    draw: (order) => ask(order.model, (illustrator, model) => illustrator.draw({ ...order, model })),
    drawSheet: (order) => ask(order.model, async (illustrator, model) => illustrator.drawSheet?.({ ...order, model })),
  };
};

/** An engine without a voice for the language is left out. */
export const chosenNarrator = (chosen: Chosen<Narrator>): Narrator => {
  const ask = inOrder("narrator", chosen);
  return {
    speak: (request) =>
      ask(
        request.model,
        (narrator, model) => narrator.speak({ ...request, model }),
        ({ engine }) => speaksLanguage(engine, request.language),
      ),
  };
};

/** The order form has no task yet, so the assistant uses the writer's engines of now. */
export const chosenAssistant = (
  make: (engine: string, model: string) => Promise<StoryAssistant>,
  current: () => string,
): StoryAssistant => {
  const tryAll = inOrder<string>("writer", { make: (engine) => engine });
  const ask = <R>(run: (assistant: StoryAssistant) => Promise<R>): Promise<R> =>
    tryAll(current(), async (engine, model) => run(await make(engine, model)));
  return {
    idea: (asked) => ask((assistant) => assistant.idea(asked)),
    title: (asked) => ask((assistant) => assistant.title(asked)),
    summary: (asked) => ask((assistant) => assistant.summary(asked)),
    revise: (asked) => ask((assistant) => assistant.revise(asked)),
  };
};
