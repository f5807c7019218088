import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { deploymentOptions } from "#contract/settings/options.ts";
import { settingRows, settings } from "#contract/settings/settings.ts";
import { fakeSecrets, mediaKeys } from "#test/unit/tools/fake-secrets.ts";
import { createMissingSecrets } from "#tools/deploy/secrets.ts";
import { usage } from "#tools/operate/commands.ts";
import { templates } from "./template.ts";

const deploy = readFileSync("docs/deploy.md", "utf8");
const pages = deploy + readFileSync("docs/operations.md", "utf8");
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

it("`npm run deploy` makes every secret that a stack refers to or a function may read, but certificates", async () => {
  const { store, names } = fakeSecrets({ "animation-agent/prod/media-signing": mediaKeys });
  const context = { WRITER: "gemini", YOUTUBE_CLIENT_ID: "films.apps.googleusercontent.com" };
  await createMissingSecrets(store, context, { GEMINI_API_KEY: "a-key", YOUTUBE_CLIENT_SECRET: "a-secret" });
  const referred = named(/\{\{resolve:secretsmanager:animation-agent\/prod\/([\w-]+):/g, service);
  const granted = named(/:secret:animation-agent\/prod\/([\w-]+)-\?{6}/g, service);
  const given = settings.CONTENT_CERTIFICATES.secret.name;

  expect(granted).toContain(given);
  expect(names()).toEqual([...new Set([...referred, ...granted])].filter((name) => name !== given).sort());
});
