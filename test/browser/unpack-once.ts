import { chromiumPath } from "./browser.ts";

/**
 * Unpacks Chromium before the workers start: of two that unpack at once, one starts half a program. The variables that
 * the package sets are for browsers only, so the workers do not inherit them.
 */
export const setup = async (): Promise<void> => {
  const before = { ...process.env };
  await chromiumPath();
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
};
