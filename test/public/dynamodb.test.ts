import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { startDynamodb } from "@animation-agent/aws-emulators/dynamodb";
import { expect, it } from "vitest";
import { fetchRepository, npmInstall, runProgram, type Skip, sources } from "./sources.ts";

interface Report {
  readonly numTotalTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/** PartiQL and streams are refused by name. The suite finds that out and skips its cases of them. */
const notImplemented = /tests\/tier2\/(partiql|streams)\//;

it("DynamoDB conformance: every case of an implemented operation is answered as AWS answers it", async ({ skip }) => {
  const suite = await fetchRepository(sources.dynamodb, skip as Skip);
  const installed = join(suite, "installed");
  if (!existsSync(installed)) {
    await npmInstall(suite).catch((error: Error) => (skip as Skip)(`The suite cannot be installed: ${error.message}`));
    await writeFile(installed, "");
  }
  // The suite takes account 000000000000 for an account of others.
  const dynamodb = await startDynamodb({ folder: undefined, account: "123456789012" });
  const report = join(suite, "report.json");
  const { output } = await runProgram(
    "node",
    ["node_modules/vitest/vitest.mjs", "run", "--reporter=json", `--outputFile=${report}`],
    { cwd: suite, env: { DYNAMODB_ENDPOINT: dynamodb.endpoint, AWS_REGION: "us-east-1" } },
  ).finally(() => dynamodb.stop());

  if (!existsSync(report)) throw new Error(`The suite did not run: ${output.slice(-2_000)}`);
  const { numTotalTests, testResults } = JSON.parse(await readFile(report, "utf8")) as Report;
  const cases = testResults.flatMap(({ name, assertionResults }) => assertionResults.map((one) => ({ ...one, name })));
  const passed = cases.filter(({ status }) => status === "passed");
  const others = cases.filter(({ status, name }) => status !== "passed" && !notImplemented.test(name));
  console.info(`DynamoDB conformance: ${passed.length} of ${numTotalTests}; PartiQL and streams are not implemented`);
  expect(others.map(({ status, fullName }) => `${status}: ${fullName}`)).toEqual([]);
  expect(passed.length).toBeGreaterThanOrEqual(558);
});
