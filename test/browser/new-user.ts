import { randomUUID } from "node:crypto";
import type { Browser } from "playwright-core";
import { expect } from "vitest";
import type { Product } from "./start-product.ts";
import { logIn, visit } from "./visitor.ts";

const password = "leaves";

/**
 * Signs up a new user by the Cognito API and opens a page as that user. A test that needs an empty account uses this.
 */
export const signUpAndVisit = async (
  browser: Browser,
  { site, mailTo }: Pick<Product, "site" | "mailTo">,
  path: string,
) => {
  const email = `${randomUUID()}@example.org`;
  const { userPoolClientId: ClientId } = (await (await fetch(`${site}/config.json`)).json()) as Record<string, string>;
  const ask = async (operation: string, body: object) => {
    const answer = await fetch(`${site}/local/cognito`, {
      method: "POST",
      headers: {
        "content-type": "application/x-amz-json-1.1",
        "x-amz-target": `AWSCognitoIdentityProviderService.${operation}`,
      },
      body: JSON.stringify({ ClientId, Username: email, ...body }),
    });
    expect(answer.status).toBe(200);
  };
  await ask("SignUp", { Password: password, UserAttributes: [{ Name: "email", Value: email }] });
  const [code = ""] = (await mailTo(email)).match(/\b\d{6}\b/) ?? [];
  await ask("ConfirmSignUp", { ConfirmationCode: code });

  const visitor = await visit(browser, site, { path });
  await logIn(visitor.page, email, password);
  await visitor.page.waitForURL(site + path);
  return { ...visitor, email, copied: () => visitor.page.evaluate(() => navigator.clipboard.readText()) };
};
