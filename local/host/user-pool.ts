import { isIP } from "node:net";
import type { DeployedResource } from "./template.ts";

/** The settings of the template's user pool and its client. */
export const userPoolIn = (resources: readonly DeployedResource[]) => {
  const pool = resources.find(({ type }) => type === "AWS::Cognito::UserPool");
  const client = resources.find(({ type }) => type === "AWS::Cognito::UserPoolClient");
  if (!pool || !client) throw new Error("The template has no user pool");
  // The CDK writes both properties.
  const { PasswordPolicy } = pool.properties["Policies"] as { PasswordPolicy: { MinimumLength: number } };
  const triggers = (pool.properties["LambdaConfig"] ?? {}) as Readonly<Record<string, string>>;
  const { AttributesRequireVerificationBeforeUpdate: verified = [] } = (pool.properties[
    "UserAttributeUpdateSettings"
  ] ?? {}) as { AttributesRequireVerificationBeforeUpdate?: readonly string[] };
  return {
    id: pool.ref,
    clientId: client.ref,
    triggers,
    verifiesNewEmails: verified.includes("email"),
    minPasswordLength: PasswordPolicy.MinimumLength,
    passkeys: passkeysIn(pool, client),
  };
};

/** The passkeys of the pool. Browsers have them only for a name, over TLS or on this machine. */
const passkeysIn = (pool: DeployedResource, client: DeployedResource) => {
  const { WebAuthnRelyingPartyID: site, WebAuthnUserVerification: verification } = pool.properties;
  const flows = client.properties["ExplicitAuthFlows"];
  if (typeof site !== "string" || !Array.isArray(flows) || !flows.includes("ALLOW_USER_AUTH")) return undefined;
  // The template names the site by a reference, which is resolved to its whole address here.
  const { protocol, hostname } = new URL(site);
  const isSecure = protocol === "https:" || hostname === "localhost";
  if (!isSecure || isIP(hostname.replace(/^\[|\]$/g, "")) > 0) return undefined;
  const userVerification = verification === "required" ? ("required" as const) : ("preferred" as const);
  return { relyingPartyId: hostname, userVerification };
};
