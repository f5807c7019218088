import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as z from "zod";
import { password } from "#local/demo/accounts.ts";
import { startLocal } from "#local/local.ts";
import { signedIn, waitUntil } from "./product-process.ts";

let data: string;
let product: Awaited<ReturnType<typeof startLocal>>;
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), "mail-languages-"));
  product = await startLocal({ port: 0, data });
});
afterAll(async () => {
  await product?.stop();
  await rm(data, { recursive: true, force: true });
});

const Inbox = z.array(z.object({ to: z.array(z.string()), subject: z.string(), text: z.string(), html: z.string() }));
const mailsTo = async (address: string) => {
  const answer = await fetch(`${product.site}/local/inbox`, { headers: { accept: "application/json" } });
  return Inbox.parse(await answer.json()).filter(({ to }) => to.includes(address));
};
/** The code of the newest mail to an address. */
const codeTo = async (address: string): Promise<string> =>
  (await mailsTo(address))[0]?.text.match(/\b\d{6}\b/)?.[0] ?? "";

/** Calls an operation of the user pool as the site does. */
const callCognito = async (operation: string, body: object): Promise<number> => {
  const { status } = await fetch(`${product.site}/local/cognito`, {
    method: "POST",
    headers: {
      "content-type": "application/x-amz-json-1.1",
      "x-amz-target": `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify(body),
  });
  return status;
};

it("a user who signs up on the German site reads German mails, until another language is chosen", async () => {
  const email = "greta@example.com";
  const { userPoolClientId: ClientId } = z
    .looseObject({ userPoolClientId: z.string() })
    .parse(await (await fetch(`${product.site}/config.json`)).json());
  const german = { ClientMetadata: { language: "de" } };
  const user = { ClientId, Username: email, ...german };
  const UserAttributes = [{ Name: "email", Value: email }];

  expect(await callCognito("SignUp", { ...user, Password: password, UserAttributes })).toBe(200);
  const [welcome] = await mailsTo(email);
  expect(welcome?.subject).toBe("Ihr Bestätigungscode");
  expect(welcome?.html).toContain('<html lang="de" dir="ltr">');
  expect(welcome?.text).toContain("Willkommen bei Animation Agent.");
  expect(await callCognito("ConfirmSignUp", { ...user, ConfirmationCode: await codeTo(email) })).toBe(200);

  // The account has the language without a request of the site.
  const { sub, call, authorization } = await signedIn(product.site, email);
  expect((await call("GET", `/api/user/${sub}/credits`)).body.data).toMatchObject({ balance: 10, language: "de" });

  const AccessToken = authorization.replace("Bearer ", "");
  const changeEmail = async (next: string, metadata: object) => {
    const wanted = { AccessToken, UserAttributes: [{ Name: "email", Value: next }], ...metadata };
    expect(await callCognito("UpdateUserAttributes", wanted)).toBe(200);
    const Code = await codeTo(next);
    expect(await callCognito("VerifyUserAttribute", { AccessToken, AttributeName: "email", Code })).toBe(200);
    expect((await call("POST", "/api/initialize-user-credits", { userId: sub })).status).toBe(200);
  };
  await changeEmail("greta@example.org", german);
  expect((await mailsTo("greta@example.org"))[0]?.text).toContain("Bestätigen Sie Ihre neue E-Mail-Adresse");
  await waitUntil(async () => (await mailsTo(email)).length === 2);
  expect((await mailsTo(email))[0]).toMatchObject({ subject: "Ihre E-Mail-Adresse wurde geändert" });

  expect((await call("POST", `/api/user/${sub}/language`, { language: "ar" })).body.data).toEqual({ language: "ar" });
  await changeEmail("greta@example.net", {});
  await waitUntil(async () => (await mailsTo("greta@example.org")).length === 2);
  const [arabic] = await mailsTo("greta@example.org");
  expect(arabic?.subject).toBe("تم تغيير بريدك الإلكتروني");
  expect(arabic?.html).toContain('<html lang="ar" dir="rtl">');
});
