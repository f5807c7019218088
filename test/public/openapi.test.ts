import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { installPackage, runProgram, type Skip } from "./sources.ts";

const document = join(process.cwd(), "contract/openapi.json");

it("Redocly finds no error in the API description", async ({ skip }) => {
  const folder = await installPackage("@redocly/cli", "2.77.0", skip as Skip);
  const { output } = await runProgram(
    "node",
    ["node_modules/@redocly/cli/bin/cli.js", "lint", document, "--format=json"],
    {
      cwd: folder,
      env: { REDOCLY_TELEMETRY: "off" },
    },
  );

  const { totals } = JSON.parse(output.slice(output.indexOf("{"), output.lastIndexOf("}") + 1)) as {
    totals: { errors: number; warnings: number };
  };
  console.info(`Redocly: ${totals.errors} errors, ${totals.warnings} warnings`);
  expect(totals.errors).toBe(0);
});

it("Spectral finds at most five problems in the API description", async ({ skip }) => {
  const folder = await installPackage("@stoplight/spectral-cli", "6.16.3", skip as Skip);
  await writeFile(join(folder, "ruleset.yaml"), "extends: spectral:oas\n");
  const cli = "node_modules/@stoplight/spectral-cli/dist/index.js";
  const args = ["lint", document, "--ruleset", "ruleset.yaml", "--format", "json", "--quiet"];
  const { output } = await runProgram("node", [cli, ...args], { cwd: folder });

  const problems = JSON.parse(output.slice(output.indexOf("["), output.lastIndexOf("]") + 1)) as readonly object[];
  console.info(`Spectral: ${problems.length} problems`);
  expect(problems.length).toBeLessThanOrEqual(5);
});
