import type { TextEngine, TextRequest } from "#functions/adapters/engines/engine.ts";

/** A text engine that gives the next of these answers to each request: a text as it is, anything else as JSON. */
export const scriptedEngine = (...answers: readonly unknown[]) => {
  const requests: TextRequest[] = [];
  const engine: TextEngine = {
    ask: async (request) => {
      const answer = answers[requests.length];
      requests.push(request);
      if (answer instanceof Error) throw answer;
      if (answer === undefined) throw new Error("No answer is left");
      return {
        text: typeof answer === "string" ? answer : JSON.stringify(answer),
        usage: { provider: "scripted", model: request.model },
      };
    },
  };
  return { engine, requests };
};
