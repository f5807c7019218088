import { readFileSync } from "node:fs";
import * as z from "zod";
import type { Flow, Work } from "./lambda-account.ts";

const MeasuredFilm = z.object({
  date: z.iso.date(),
  minutes: z.int(),
  processor: z.string(),
  stages: z.record(z.string(), z.object({ load: z.number(), calls: z.array(z.number()).min(1) })),
});
export type MeasuredFilm = z.output<typeof MeasuredFilm> & { readonly scenes: number };

/** The film that `npm run bench:stages` measured last. */
export const readMeasuredFilm = (): MeasuredFilm => {
  const film = MeasuredFilm.parse(JSON.parse(readFileSync("tools/simulate/stage-seconds.json", "utf8")));
  const scenes = film.stages["RenderScene"]?.calls.length;
  if (!scenes) throw new Error("tools/simulate/stage-seconds.json has no RenderScene. Run: npm run bench:stages");
  return { ...film, scenes };
};

/** How the CPU seconds of a call are spread where not all run one after the other: shares, from docs/performance.md. */
export const flows: Readonly<Record<string, Flow>> = {
  // Painting runs beside the encoder, which has two threads.
  RenderScene: { alone: 0.11, longest: 0.31 },
  // The music is composed first; mixing, encoding and measuring then run in stretches, beside the description.
  MixSound: { alone: 0.14, longest: 0.15 },
};

const light = { memoryMb: 512, loadSeconds: 0.14 } as const;

/** Functions besides the stages. CPU seconds as in docs/performance.md: "One machine with a classroom", "Start-up". */
export const lighterFunctions = {
  order: { ...light, name: "tasks", callSeconds: 0.063, kind: "api" },
  poll: { ...light, name: "tasks", callSeconds: 0.014, kind: "api" },
  consumer: { ...light, name: "start-video", callSeconds: 0.02, kind: "consumer" },
} as const satisfies Readonly<Record<string, Work>>;
