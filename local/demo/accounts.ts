import { Refusal } from "#functions/core/shared/errors.ts";
import type { Product } from "../host/product.ts";

export const password = "animation";
export const demo = "demo@animation-agent.local";
export const admin = "admin@animation-agent.local";

/** Credits of a new demo account, including the sign-up credits. */
const demoCredits = 200;

/** Creates the demo and the admin account at the first start. Later starts leave them unchanged. */
export const makeAccounts = async ({ cognito, environment }: Product): Promise<void> => {
  Object.assign(process.env, environment);
  // Loaded now, because these modules check the environment when they are loaded.
  const { database } = await import("#functions/connect/database.ts");
  const { openTable } = await import("#functions/connect/table.ts");
  await cognito.ensureUser({ email: admin, password, groups: ["admin"] });
  const { sub } = await cognito.ensureUser({ email: demo, password, groups: [] });
  for (const email of [demo, admin]) cognito.changeUser({ email, enabled: true });
  const entry = {
    id: "grant#demo",
    type: "grant" as const,
    amount: demoCredits - Number(environment["SIGNUP_CREDITS"]),
    ref: sub,
    text: "Demo credits",
    at: new Date().toISOString(),
  };
  try {
    await database(openTable()).commit([{ kind: "move-credits", userId: sub, entries: [entry] }]);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
};
