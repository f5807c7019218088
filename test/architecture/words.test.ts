import { expect, it } from "vitest";
import { settings } from "#contract/settings/settings.ts";
import { files, textOf } from "./repository.ts";

const textFiles = files.filter((file) => /\.(ts|tsx|mjs|cjs|js|json|md|html|css|yml|yaml|sh)$/.test(file));

/** The text files in some folders. */
const filesIn = (folders: readonly string[]): string[] =>
  textFiles.filter((file) => folders.some((folder) => file.startsWith(`${folder}/`)));

/** The text files, of some folders or of the whole repository, that contain a word. */
const mentioning = (words: RegExp, ...folders: string[]): string[] =>
  (folders.length > 0 ? filesIn(folders) : textFiles).filter((file) => words.test(textOf(file)));

it("shipped code does not know whether it runs locally", () => {
  expect(mentioning(/localhost|127\.0\.0\.1|IS_LOCAL|NODE_ENV/, "contract", "functions", "infra", "bin")).toEqual([]);
});

it("only one file makes the keys of the table", () => {
  const keys =
    /["'`](USER|TASK|TASKS|LEDGER|EMAILNORM|RECON|PAY|PAYS|PAYDUE|STRIPE|OUTBOX|EVENT|TIMINGS|IDEM|RATE|APIKEY|ACTIVEKEY|TESTS|VOUCHERS?|AUDIT|EMAIL|MAIL|DELIV|POST)#/;

  expect(mentioning(keys, "contract", "functions", "infra", "local")).toEqual(["functions/adapters/dynamodb/table.ts"]);
});

it("only the code that connects functions reads the environment", () => {
  expect(mentioning(/process\.env/, "contract", "functions/core", "functions/api", "functions/http")).toEqual([]);
  expect(mentioning(/process\.env/, "functions/pipeline", "functions/consumers")).toEqual([]);
});

it("each environment variable that is read is in the settings table", () => {
  const systemVariables = ["PATH", "TMPDIR", "USER"];
  const read = filesIn(["bin", "functions", "infra", "local", "tools/operate"]).flatMap((file) =>
    // A variable that is only written has `=` behind it.
    [...textOf(file).matchAll(/process\.env(?:\.(\w+)\b|\["(\w+)"\])(?! = )/g)].map(
      ([, one, other]) => one ?? other ?? "",
    ),
  );

  expect(read.length).toBeGreaterThan(0);
  expect(read.filter((name) => !(name in settings || systemVariables.includes(name)))).toEqual([]);
});

it("the core gets the time and random numbers from its ports", () => {
  const asking = mentioning(/new Date\(\)|Date\.now\(|Math\.random\(|randomUUID/, "contract", "functions/core");

  // Example programs of the documentation, which run outside the product.
  expect(asking.filter((file) => !file.startsWith("contract/examples/"))).toEqual([]);
});

// Joined at run time, so that this file does not contain the paths.
const workplace = new RegExp(
  [
    ["", "work", "(main|wt|shared)"],
    ["", "home", "\\w+"],
    ["", "Users", "\\w+"],
  ]
    .map((parts) => parts.join("/"))
    .join("|"),
);

it("no file contains a path of a developer's machine", () => {
  expect(mentioning(workplace)).toEqual([]);
});

it("no file names a registry: npm's configuration decides", () => {
  expect(mentioning(/"resolved": "(?!packages\/)/).filter((file) => file.endsWith("package-lock.json"))).toEqual([]);
  expect(mentioning(/(registry|proxy|mirror)\.[a-z0-9.-]+\.(internal|local|corp|lan)\b/)).toEqual([]);
});
