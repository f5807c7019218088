import { readdirSync, readFileSync } from "node:fs";
import { api } from "#contract/index.ts";
import { fileOf, type MachineName, machines, stagesIn } from "#state-machines/stages.ts";

/** The entry file of every function: a context, a task state, a consumer, or the authorizer. */
export const entryFiles = (): readonly string[] => [
  ...Object.keys(api).map((context) => `functions/api/${context}/index.ts`),
  // The keys of `machines` are their names.
  ...(Object.keys(machines) as MachineName[]).flatMap((machine) =>
    stagesIn(readFileSync(`state-machines/${machine}.asl.json`, "utf8")).map(
      (stage) => `functions/${fileOf(machine, stage)}`,
    ),
  ),
  ...readdirSync("functions/consumers").map((file) => `functions/consumers/${file}`),
  "functions/authorizer/index.ts",
];
