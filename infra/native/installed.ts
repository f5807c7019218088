import { existsSync, readFileSync } from "node:fs";
import { nativeFolder } from "./layers.ts";
import { nativeLock } from "./lock.ts";

/** This file has the hash of the locked packages that the layers were made from. */
export const installedMark = `${nativeFolder}/installed`;

export const isInstalled = (): boolean =>
  existsSync(installedMark) && readFileSync(installedMark, "utf8") === nativeLock().mark;
