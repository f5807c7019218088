import { resolve } from "node:path";
import { buildSite } from "#local/host/build-site.ts";
import { synthesize } from "#local/host/synthesize.ts";

/** Makes what each product of a run needs before the workers start, so that they do not all make it at once. */
export const setup = async (): Promise<void> => {
  const root = resolve(import.meta.dirname, "../..");
  await Promise.all([synthesize(root), buildSite(root)]);
};
