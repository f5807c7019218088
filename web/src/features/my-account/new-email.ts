import { callCognito, refreshedAccessToken } from "../../lib/cognito.ts";
import { siteLanguage } from "../../lib/site-language.ts";

/** Sends a code to the new e-mail address, in the language of the site. The old one stays until the code is entered. */
export const requestEmail = (email: string): Promise<void> =>
  callCognito("UpdateUserAttributes", {
    UserAttributes: [{ Name: "email", Value: email }],
    ClientMetadata: { language: siteLanguage },
  });

/** Replaces the e-mail address by the one that the code was sent to, also in the stored tokens. */
export const confirmEmail = async (code: string): Promise<void> => {
  await callCognito("VerifyUserAttribute", { AttributeName: "email", Code: code });
  await refreshedAccessToken();
};
