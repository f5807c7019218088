import type { Product } from "../host/product.ts";
import type { Sharing } from "../host/sharing.ts";
import { admin, demo } from "./accounts.ts";

/** Makes the administrator, with the password of now, and locks the demo accounts, whose password everybody knows. */
export const makeSharedAccounts = async (
  { cognito }: Product,
  { adminEmail, adminPassword }: Sharing,
): Promise<void> => {
  for (const email of [demo, admin]) cognito.changeUser({ email, enabled: false });
  await cognito.ensureUser({ email: adminEmail, password: adminPassword, groups: ["admin"] });
  cognito.changeUser({ email: adminEmail, password: adminPassword, enabled: true });
};
