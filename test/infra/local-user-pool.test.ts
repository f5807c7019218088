import { describe, expect, it } from "vitest";
import { resolveTemplates } from "#local/host/template.ts";
import { userPoolIn } from "#local/host/user-pool.ts";
import { templates } from "./template.ts";

/** The user pool of the template that `npm start` makes, for a site at an address. */
const poolAt = (site: string) => {
  const { text } = templates({ siteUrl: "{{resolve:secretsmanager:local:SecretString:site::}}" }).data;
  return userPoolIn(resolveTemplates({ data: JSON.parse(text) }, () => site));
};

describe("the local user pool", () => {
  it("has the deployed rules and triggers", () => {
    expect(poolAt("http://localhost:3000")).toMatchObject({
      minPasswordLength: 6,
      verifiesNewEmails: true,
      triggers: { PostConfirmation: expect.stringContaining("function"), CustomMessage: expect.any(String) },
    });
  });

  it.each([
    ["http://localhost:3000", "localhost"],
    ["https://films.example", "films.example"],
    ["https://films.example:8443", "films.example"],
  ])("has passkeys at %s", (site, relyingPartyId) => {
    expect(poolAt(site).passkeys).toEqual({ relyingPartyId, userVerification: "required" });
  });

  it.each(["http://films.example", "https://192.168.0.5", "https://[fd00::1]:3000", "http://192.168.0.5:3000"])(
    "has no passkeys at %s, because browsers refuse them there",
    (site) => {
      expect(poolAt(site).passkeys).toBeUndefined();
    },
  );
});
