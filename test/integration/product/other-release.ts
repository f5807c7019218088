import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** What a release changes or what its host runs; the rest of the repository is linked. */
const copied = ["bin", "contract", "functions", "infra", "local", "state-machines"];
const copiedFiles = ["cdk.json", "package.json", "package-lock.json", "tsconfig.json"];
const linked = ["dist", "docs", "node_modules", "packages", "tools", "web"];

const digestFile = "functions/core/shared/digest.ts";

export interface OtherRelease {
  /** The folder of its repository. */
  readonly root: string;
  remove(): Promise<void>;
}

/** A copy of the repository whose stages give every file another name, as a release with changed code does. */
export const makeOtherRelease = async (): Promise<OtherRelease> => {
  const here = process.cwd();
  // Inside the repository, so that its code finds the packages.
  const root = await mkdtemp(join(here, "node_modules/.release-"));
  await Promise.all([
    ...[...copied, ...copiedFiles].map((name) => cp(join(here, name), join(root, name), { recursive: true })),
    ...linked.map((name) => symlink(join(here, name), join(root, name))),
  ]);
  const code = await readFile(join(root, digestFile), "utf8");
  const changed = code.replace("new TextEncoder().encode(text)", 'new TextEncoder().encode(text + " changed")');
  if (changed === code) throw new Error(`${digestFile} has another form: the release would not differ`);
  await writeFile(join(root, digestFile), changed);
  return { root, remove: () => rm(root, { recursive: true }) };
};
