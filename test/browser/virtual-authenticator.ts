import type { Page } from "playwright-core";

/** Gives a page an authenticator, as in a laptop with a fingerprint reader. Chromium only. */
export const addAuthenticator = async (page: Page) => {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("WebAuthn.enable");
  const { authenticatorId } = await devTools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Whether the next finger is the right one. With a wrong one the browser cancels. */
    recognizes: (isUserVerified: boolean) =>
      devTools.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
  };
};
