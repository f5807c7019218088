import { AnimationAgent } from "@animation-agent/sdk";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type HttpService, serveHttp } from "#packages/sdk/src/mcp/serve.ts";
import { installPackage, runProgram, type Skip } from "./sources.ts";

/**
 * The scenarios that every server of tools must pass. The others call tools, resources and prompts that the suite's own
 * example server has, or need sessions, which this server does not keep.
 */
const scenarios = [
  "server-initialize",
  "ping",
  "tools-list",
  "server-sse-multiple-streams",
  "dns-rebinding-protection",
];

let service: HttpService;
beforeAll(async () => {
  const agent = new AnimationAgent({ url: "http://127.0.0.1:1", apiKey: "aa_test_1", userId: "ada" });
  service = await serveHttp(agent, 0, { maxCredits: 1 });
});
afterAll(() => service?.stop());

it.for(scenarios)("MCP conformance: %s", async (scenario, { skip }) => {
  const folder = await installPackage("@modelcontextprotocol/conformance", "0.1.16", skip as Skip);
  const program = "node_modules/@modelcontextprotocol/conformance/dist/index.js";
  const args = ["server", "--url", service.url.replace("127.0.0.1", "localhost"), "--scenario", scenario];
  // The suite needs a newer Node.js than the product.
  const { isOk, output } = await runProgram("npx", ["--yes", "node@24", program, ...args], { cwd: folder });
  if (/npm error/.test(output)) (skip as Skip)("Node.js 24 cannot be installed");

  expect(isOk, output.slice(-2_000)).toBe(true);
});
