import { randomInt } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { AdminCreateUserCommand, CognitoIdentityProviderClient } from "@aws-sdk/client-cognito-identity-provider";
import { readLocalSettingsOrExit } from "./settings.ts";

// npm run invite -- ada@school.example bob@school.example: prints a first password for each, which they replace.
const { data } = readLocalSettingsOrExit(process.env);
const emails = process.argv.slice(2);
if (emails.length === 0) {
  console.error("Name the people: npm run invite -- ada@school.example bob@school.example");
  process.exit(1);
}
const variables = await readFile(join(data, "operate.json"), "utf8").catch(() => {
  console.error(`The product does not run on ${data}. Start it, or set DATA_DIR.`);
  process.exit(1);
});
Object.assign(process.env, JSON.parse(variables));
process.env["AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED"] = "true";

/** Without letters that are mistaken for another when they are copied from paper. */
const letters = "abcdefghjkmnpqrstuvwxyz23456789";
const firstPassword = (): string => Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join("");

const client = new CognitoIdentityProviderClient({});
for (const email of emails) {
  const password = firstPassword();
  try {
    await client.send(
      new AdminCreateUserCommand({
        UserPoolId: process.env["USER_POOL_ID"],
        Username: email,
        TemporaryPassword: password,
        MessageAction: "SUPPRESS",
        UserAttributes: [
          { Name: "email", Value: email },
          { Name: "email_verified", Value: "true" },
        ],
      }),
    );
    console.info(`${email}  ${password}`);
  } catch (error) {
    console.error(`${email}  ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
