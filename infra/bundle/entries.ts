import { readdirSync, readFileSync } from "node:fs";
import { api } from "#contract/index.ts";
import { allStages, fileOf, type MachineName, machines } from "#state-machines/stages.ts";

/** The entry files of all functions: API contexts, task states, consumers and the authorizer. */
export const entryFiles = (): readonly string[] => [
  ...Object.keys(api).map((context) => `functions/api/${context}/index.ts`),
  // The keys of `machines` are their names.
  ...(Object.keys(machines) as MachineName[]).flatMap((machine) =>
    allStages(machine, readFileSync(`state-machines/${machine}.asl.json`, "utf8")).map(
      (stage) => `functions/${fileOf(machine, stage)}`,
    ),
  ),
  ...readdirSync("functions/consumers").map((file) => `functions/consumers/${file}`),
  "functions/authorizer/index.ts",
];
