import { type Account, accountChecks, filmCheck } from "./account-checks.ts";
import { Broken, type Check, type Visit } from "./checks.ts";
import { poolChecks } from "./pool-checks.ts";
import { apiChecks, siteChecks } from "./site-checks.ts";

export interface VerifyOptions {
  /** The address of the site, without a slash at its end. */
  readonly url: string;
  readonly account?: Account | undefined;
  /** Orders the shortest film, and follows it to its end. */
  readonly film: boolean;
  readonly say: (line: string) => void;
}

const timeoutMs = 30_000;

/** Checks a product from outside, deployed or on this machine. Returns the names of the promises that it breaks. */
export const verify = async ({ url, account, film, say }: VerifyOptions): Promise<readonly string[]> => {
  const visit: Visit = {
    site: url,
    get: (path, init = {}) =>
      fetch(new URL(path, `${url}/`), { redirect: "manual", signal: AbortSignal.timeout(timeoutMs), ...init }),
  };
  const checks = [
    ...siteChecks,
    ...apiChecks,
    ...poolChecks,
    ...(account ? accountChecks(account) : []),
    ...(account && film ? [filmCheck(account, say)] : []),
  ];
  const broken: string[] = [];
  for (const check of checks) {
    const problem = await problemOf(check, visit, say);
    if (problem === undefined) continue;
    broken.push(check.name);
    say(`WRONG  ${check.name}: ${problem}`);
  }
  return broken;
};

const problemOf = async (
  { name, run }: Check,
  visit: Visit,
  say: (line: string) => void,
): Promise<string | undefined> => {
  try {
    const found = await run(visit);
    say(`ok     ${name}${found ? ` (${found})` : ""}`);
    return undefined;
  } catch (error) {
    if (error instanceof Broken) return error.message;
    const { message, cause } = error instanceof Error ? error : new Error(String(error));
    return cause instanceof Error ? `${message}: ${cause.message}` : message;
  }
};
