import { createHash } from "node:crypto";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The definitions that were found valid before. To compile the validator's schema takes seconds at every start. */
export interface AcceptedDefinitions {
  readonly has: (definition: string) => boolean;
  readonly add: (definition: string) => void;
}

/** Remembers accepted definitions in a folder, one empty file each, named by its digest. */
export const openAcceptedDefinitions = (folder: string): AcceptedDefinitions => {
  const fileOf = (definition: string) => join(folder, createHash("sha256").update(definition).digest("hex"));
  return {
    has: (definition) => existsSync(fileOf(definition)),
    add: (definition) => {
      mkdirSync(folder, { recursive: true });
      writeFileSync(fileOf(definition), "");
    },
  };
};
