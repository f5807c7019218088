import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { beforeAll, expect, it } from "vitest";

const folder = fileURLToPath(new URL("..", import.meta.url));
const node = (...args: readonly string[]) => execFileSync(process.execPath, args, { cwd: folder, encoding: "utf8" });

beforeAll(() => {
  node("--import", "tsx", "build.ts");
});

it("is JavaScript that Node.js loads", () => {
  const script = 'import * as sdk from "../../dist/sdk/index.js"; console.log(Object.keys(sdk).sort().join(" "))';

  expect(node("--input-type=module", "-e", script).trim()).toBe(
    "AnimationAgent ApiError WebhookVerificationError hasEnded verifyWebhook",
  );
});

it("has a command line", () => {
  expect(node("../../dist/sdk/cli/index.js", "help")).toMatch(/^animation-agent: order, watch and download films/);
});
