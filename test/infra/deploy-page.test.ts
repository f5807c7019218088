import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { deploymentOptions } from "#contract/settings/options.ts";
import { settingRows } from "#contract/settings/settings.ts";
import { usage } from "#tools/operate/commands.ts";
import { templates } from "./template.ts";

const deploy = readFileSync("docs/deploy.md", "utf8");
const pages = deploy + readFileSync("docs/operations.md", "utf8");
const blocks = [...deploy.matchAll(/^```\n([\s\S]*?)^```$/gm)].map(([, block = ""]) => block);
const operatorSettings = Object.entries(settingRows).flatMap(([name, { readBy }]) =>
  readBy.includes("infra") ? [name] : [],
);
/** The unique matches of a pattern in the pages. */
const named = (pattern: RegExp, text = pages) => [...new Set([...text.matchAll(pattern)].map(([, name = ""]) => name))];

let service: string;
beforeAll(() => {
  // An engine that needs an API key, so that the stacks need all secrets.
  service = templates({ stage: "prod", WRITER: "gemini" }).service.text;
});

describe("the operator's pages", () => {
  it("name scripts, options, settings and files that exist", () => {
    const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
    const known = [...Object.keys(deploymentOptions), ...operatorSettings];

    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named(/npm run ([\w:-]+)/g)));
    expect(known).toEqual(expect.arrayContaining(named(/-c (\w+)=(?!value)/g)));
    for (const file of named(/`((?:infra|functions|operate|docs|contract)\/[\w/.-]+)`/g))
      expect(existsSync(file)).toBe(true);
    for (const page of named(/\]\(([\w-]+\.md)\)/g)) expect(existsSync(`docs/${page}`)).toBe(true);
  });

  it("name outputs and stacks that exist", () => {
    const outputs = Object.keys(JSON.parse(service).Outputs);
    const [app] = named(
      /const name = `([\w-]+)-\$\{environmentName\}`/g,
      readFileSync("bin/animation-agent.ts", "utf8"),
    );
    const stacks = named(/"([\w-]+-\$STAGE-\w+)"/g);

    expect(outputs).toEqual(expect.arrayContaining([...named(/\)\)\)\.(\w+)/g), "SiteAddress"]));
    expect(stacks.sort()).toEqual([`${app}-$STAGE-data`, `${app}-$STAGE-service`]);
  });

  it("name commands of `npm run operate` that exist", () => {
    for (const command of named(/npm run operate -- (\w+)/g))
      expect(usage).toMatch(new RegExp(`^ *${command}\\b`, "m"));
  });

  it.each(named(/npx cdk (\w+)/g))("use options that cdk %s has", (command) => {
    const help = execFileSync("node_modules/.bin/cdk", [command, "--help"], { encoding: "utf8", stdio: "pipe" });

    for (const option of named(new RegExp(`npx cdk ${command}\\b[^\\n]*?(--[\\w-]+)`, "g")))
      expect(help).toContain(option);
  });
});

describe("the secrets' commands", () => {
  it("store every field that the stacks need, and no other secret", () => {
    const put = putBy(blocks.find((block) => block.includes("create-secret")) ?? "");

    const asked = named(/\{\{resolve:secretsmanager:(animation-agent\/prod\/[\w-]+:SecretString:\w+)/g, service);
    expect(asked.length).toBeGreaterThan(0);
    for (const each of asked) {
      const [name = "", , field = ""] = each.split(":");
      expect([each, typeof put[name]?.[field]]).toEqual([each, "string"]);
    }
    expect(Object.keys(put).sort()).toEqual([...new Set(asked.map((each) => each.replace(/:.*/, "")))].sort());
    expect(put["animation-agent/prod/media-signing"]?.["publicKey"]).toMatch(/^-----BEGIN PUBLIC KEY-----/);
  });
});

/** Runs the commands with a fake `aws` that stores its input files. Returns the stored secrets. */
const putBy = (commands: string): Readonly<Record<string, Readonly<Record<string, unknown>>>> => {
  const folder = mkdtempSync(join(tmpdir(), "secrets-"));
  for (const each of ["bin", "put"]) mkdirSync(join(folder, each));
  // `aws secretsmanager create-secret --name NAME --secret-string file://FILE`
  const keeping = '#!/bin/sh\ncp "$(echo "$6" | sed s,file://,,)" "put/$(echo "$4" | tr / ,)"\n';
  writeFileSync(join(folder, "bin/aws"), keeping);
  chmodSync(join(folder, "bin/aws"), 0o755);
  execFileSync("bash", ["-euc", commands], {
    cwd: folder,
    env: { ...process.env, PATH: `${folder}/bin:${process.env["PATH"]}`, STAGE: "prod", GEMINI_KEY: "a-key" },
    stdio: "pipe",
  });
  expect(existsSync(join(folder, "secrets"))).toBe(false);
  return Object.fromEntries(
    readdirSync(join(folder, "put")).map((name) => [
      name.replaceAll(",", "/"),
      JSON.parse(readFileSync(join(folder, "put", name), "utf8")),
    ]),
  );
};
