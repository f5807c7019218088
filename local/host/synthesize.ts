import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { buildCached } from "./build-cache.ts";
import type { Template } from "./template.ts";

/** The files and folders that the templates depend on. */
const sources = [
  "bin",
  "contract",
  "infra",
  "state-machines",
  "functions/adapters/dynamodb/schema.ts",
  "package-lock.json",
];

/** The templates of all stacks, by stack name. Bundling is off, because the host makes its own bundles. */
export const synthesize = async (root: string): Promise<Record<string, Template>> => {
  const folder = await buildCached({
    root,
    cacheFolder: "dist/templates",
    sources,
    build: (output) => run(root, output),
  });
  const files = (await readdir(folder)).filter((file) => file.endsWith(".template.json"));
  return Object.fromEntries(
    await Promise.all(
      files.map(async (file) => [
        file.replace(".template.json", ""),
        // The CDK writes templates.
        JSON.parse(await readFile(join(folder, file), "utf8")) as Template,
      ]),
    ),
  );
};

const run = async (root: string, folder: string): Promise<void> => {
  const cdk = spawn(process.execPath, ["--import", "tsx", "bin/animation-agent.ts"], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: {
      ...process.env,
      CDK_OUTDIR: folder,
      CDK_CONTEXT_JSON: JSON.stringify({
        "aws:cdk:bundling-stacks": [],
        siteUrl: "{{resolve:secretsmanager:local:SecretString:site::}}",
        mailFrom: "Animation Agent <no-reply@animation-agent.example>",
      }),
    },
  });
  const [code] = await once(cdk, "exit");
  if (code !== 0) throw new Error("The stacks could not be synthesized. See the messages of the CDK above.");
};
