import { existsSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DamagedFileError } from "@animation-agent/aws-emulators/files";

/** A file without which the stored films, accounts and keys are lost. */
class MissingFileError extends Error {
  override readonly name = "MissingFileError";
}

/** Written when the first start is complete: from then on a missing file is a loss, and no beginning. */
const markerFile = "complete.json";

/** What the first start makes. Without one of these a later start would make a new one and hide the loss. */
const essentialFiles = [
  "secrets.json",
  join("kms", "root.key"),
  join("cognito", "signing-key.pem"),
  join("cognito", "users"),
  join("dynamodb", "CURRENT"),
  "s3",
];

/** Throws MissingFileError or DamagedFileError if a folder that was complete no longer is. */
export const checkData = (folder: string): void => {
  if (!existsSync(join(folder, markerFile))) return;
  for (const name of [...essentialFiles, databaseIndex(folder)])
    if (!existsSync(join(folder, name))) throw new MissingFileError(`${join(folder, name)} is missing.`);
};

/** Notes that the folder has all files of a first start. */
export const markComplete = async (folder: string): Promise<void> => {
  const path = join(folder, markerFile);
  if (!existsSync(path)) await writeFile(path, JSON.stringify({ since: new Date().toISOString() }));
};

/** LevelDB's file CURRENT names the index of its files. */
const databaseIndex = (folder: string): string => {
  const current = join(folder, "dynamodb", "CURRENT");
  if (!existsSync(current)) return join("dynamodb", "CURRENT");
  const name = readFileSync(current, "utf8").trim();
  if (!/^MANIFEST-\d+$/.test(name)) throw new DamagedFileError(current, "it names no index");
  return join("dynamodb", name);
};

/** What to do about an error of stored files, for people; undefined for other errors. */
export const adviceFor = (error: unknown): string | undefined => {
  if (error instanceof MissingFileError)
    return `${error.message} The data folder is not complete, so nothing was started or changed.
Bring the file back, or restore a backup: npm run restore -- FILE
To start again without the old films and accounts: npm start -- --fresh`;
  if (error instanceof DamagedFileError)
    return `${error.message} Nothing was started or changed.
Bring the file back, or restore a backup: npm run restore -- FILE
To go on without what it holds, move the file out of the folder.`;
  return undefined;
};
