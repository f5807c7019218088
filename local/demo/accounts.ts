import { Refusal } from "#functions/core/shared/errors.ts";
import type { Product } from "../host/product.ts";
import { withEnvironment } from "./with-environment.ts";

export const password = "animation";
export const demo = "demo@animation-agent.local";
export const admin = "admin@animation-agent.local";

/** Credits of a new demo account, including the sign-up credits. */
const demoCredits = 200;

/** Creates the demo and the admin account at the first start. Later starts leave them unchanged. */
export const makeAccounts = async ({ cognito, environment }: Product): Promise<void> => {
  await cognito.ensureUser({ email: admin, password, groups: ["admin"] });
  const { sub } = await cognito.ensureUser({ email: demo, password, groups: [] });
  for (const email of [demo, admin]) cognito.changeUser({ email, enabled: true });
  await withEnvironment(environment, () => grant(sub, demoCredits - Number(environment["SIGNUP_CREDITS"])));
};

/** Gives the demo account its credits, once. */
const grant = async (sub: string, amount: number): Promise<void> => {
  // Loaded now, because these modules check the environment when they are loaded.
  const { database } = await import("#functions/connect/database.ts");
  const { openTable } = await import("#functions/connect/table.ts");
  const at = new Date().toISOString();
  const entry = { id: "grant#demo", type: "grant" as const, amount, ref: sub, text: "Demo credits", at };
  try {
    await database(openTable()).commit([{ kind: "move-credits", userId: sub, entries: [entry] }]);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
};
