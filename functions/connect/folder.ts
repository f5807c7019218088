import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { HasTempFolder } from "#functions/core/media/ports.ts";

/** A temporary folder on the function's disk, deleted when the work ends or fails. */
export const folder = (): HasTempFolder => ({
  async withTempFolder(work) {
    const path = await mkdtemp(join(tmpdir(), "animation-agent-"));
    try {
      return await work(path);
    } finally {
      await rm(path, { recursive: true, force: true });
    }
  },
});
