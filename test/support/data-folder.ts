import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

const files = {
  "secrets.json": "{}",
  "kms/root.key": "key",
  "cognito/signing-key.pem": "key",
  "cognito/users/ada.json": '{"username":"ada"}',
  "dynamodb/CURRENT": "MANIFEST-000002\n",
  "dynamodb/MANIFEST-000002": "",
  "s3/assets/bucket.json": "{}",
  "complete.json": "{}",
};

/** Fills a folder with the files that a complete data folder has. */
export const makeDataFolder = async (folder: string): Promise<void> => {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
};
