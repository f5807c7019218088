import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { settings } from "#contract/settings/settings.ts";

const madeByTools = new Set([".git", ".local", ".cache", "node_modules", "dist", "cdk.out", "coverage"]);

/** Our own text files below some folders. */
const filesIn = (folders: readonly string[]): string[] =>
  folders.flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return madeByTools.has(entry.name) ? [] : filesIn([path]);
      return entry.isFile() && /\.(ts|tsx|mjs|cjs|js|json|md|html|css|yml|yaml|sh)$/.test(path) ? [path] : [];
    }),
  );

const mentioning = (words: RegExp, ...folders: string[]) =>
  filesIn(folders).filter((file) => words.test(readFileSync(file, "utf8")));

it("shipped code does not know whether it runs locally", () => {
  expect(mentioning(/localhost|127\.0\.0\.1|IS_LOCAL|NODE_ENV/, "contract", "functions", "infra", "bin")).toEqual([]);
});

it("keys of the table are made in one file", () => {
  const keys =
    /["'`](USER|TASK|TASKS|LEDGER|EMAILNORM|RECON|PAY|PAYS|PAYDUE|STRIPE|OUTBOX|EVENT|TIMINGS|IDEM|RATE|APIKEY|ACTIVEKEY|TESTS|VOUCHERS?|AUDIT|EMAIL|MAIL|DELIV|POST)#/;

  expect(mentioning(keys, "contract", "functions", "infra", "local")).toEqual(["functions/adapters/dynamodb/table.ts"]);
});

it("the environment is read where things are connected", () => {
  expect(mentioning(/process\.env/, "contract", "functions/core", "functions/api", "functions/http")).toEqual([]);
  expect(mentioning(/process\.env/, "functions/pipeline", "functions/consumers")).toEqual([]);
});

it("each variable of the environment that is read is in the settings table", () => {
  const ofTheSystem = ["PATH", "TMPDIR", "USER"];
  const read = filesIn(["bin", "functions", "infra", "local", "tools/operate"]).flatMap((file) =>
    // A variable that is only written has `=` behind it.
    [...readFileSync(file, "utf8").matchAll(/process\.env(?:\.(\w+)\b|\["(\w+)"\])(?! = )/g)].map(
      ([, one, other]) => one ?? other ?? "",
    ),
  );

  expect(read.length).toBeGreaterThan(0);
  expect(read.filter((name) => !(name in settings || ofTheSystem.includes(name)))).toEqual([]);
});

it("the core asks its ports for the time and for chance", () => {
  const asking = mentioning(/new Date\(\)|Date\.now\(|Math\.random\(|randomUUID/, "contract", "functions/core");

  // The programs of others that the documentation shows.
  expect(asking.filter((file) => !file.startsWith("contract/examples/"))).toEqual([]);
});

// The words are put together, so that this page does not mention them.
const workplace = new RegExp(
  [
    ["", "work", "(main|wt|shared)"],
    ["", "home", "\\w+"],
    ["", "Users", "\\w+"],
  ]
    .map((parts) => parts.join("/"))
    .join("|"),
);

it("no page knows the machine it was written on", () => {
  expect(mentioning(workplace, ".")).toEqual([]);
});

it("packages come from wherever npm is told to take them from", () => {
  expect(mentioning(/"resolved": "(?!packages\/)/, ".").filter((file) => file.endsWith("package-lock.json"))).toEqual(
    [],
  );
  expect(mentioning(/(registry|proxy|mirror)\.[a-z0-9.-]+\.(internal|local|corp|lan)\b/, ".")).toEqual([]);
});
