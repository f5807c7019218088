import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Template } from "./template.ts";

/** What the templates are made from: when none of it has changed, they need not be made again. */
const sources = [
  "bin",
  "contract",
  "infra",
  "state-machines",
  "functions/adapters/dynamodb/schema.ts",
  "package-lock.json",
];

/** The templates of all stacks, synthesized as for a deployment (without bundling: the host runs the sources). */
export const synthesize = async (root: string, folder: string): Promise<Record<string, Template>> => {
  const mark = `${folder}.sources`;
  const now = await digestOf(root);
  if ((await readFile(mark, "utf8").catch(() => "")) !== now) {
    await rm(folder, { recursive: true, force: true });
    await run(root, folder);
    await writeFile(mark, now);
  }
  const files = (await readdir(folder)).filter((file) => file.endsWith(".template.json"));
  return Object.fromEntries(
    await Promise.all(
      files.map(async (file) => [
        file.replace(".template.json", ""),
        // The CDK wrote it as a template.
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
      }),
    },
  });
  const [code] = await once(cdk, "exit");
  if (code !== 0) throw new Error("The stacks could not be synthesized");
};

const digestOf = async (root: string): Promise<string> => {
  const hash = createHash("sha256");
  for (const source of sources) {
    const files = source.includes(".") ? [source] : await filesBelow(root, source);
    for (const file of files.sort()) hash.update(file).update(await readFile(join(root, file)));
  }
  return hash.digest("hex");
};

const filesBelow = async (root: string, folder: string): Promise<string[]> =>
  (await readdir(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
