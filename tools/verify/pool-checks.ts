import {
  CognitoIdentityProviderClient,
  InitiateAuthCommand,
  SignUpCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import * as z from "zod";
import { Broken, type Check, expectThat, type Visit } from "./checks.ts";

const Config = z.object({
  region: z.string(),
  userPoolClientId: z.string(),
  cognitoEndpoint: z.string().optional(),
  passkeyDomain: z.string().optional(),
});

/** The user pool as a visitor's browser calls it: without credentials. */
const poolOf = async ({ get }: Visit) => {
  const config = Config.parse(await (await get("/config.json")).json());
  const client = new CognitoIdentityProviderClient({
    region: config.region,
    ...(config.cognitoEndpoint && { endpoint: config.cognitoEndpoint }),
    // These calls are not signed.
    credentials: { accessKeyId: "none", secretAccessKey: "none" },
  });
  const { userPoolClientId: ClientId, cognitoEndpoint, passkeyDomain } = config;
  return { client, ClientId, passkeyDomain, isLocal: Boolean(cognitoEndpoint) };
};

/** The name of the error of a call that must fail. */
const errorOf = async (call: Promise<unknown>): Promise<string> => {
  try {
    await call;
  } catch (error) {
    return error instanceof Error ? error.name : String(error);
  }
  throw new Broken("the user pool accepts it");
};

/** Sign-up and sign-in, without making an account. */
export const poolChecks: readonly Check[] = [
  {
    name: "an account needs a password of six letters, and an e-mail address",
    async run(visit) {
      const { client, ClientId } = await poolOf(visit);
      const signUp = (Username: string, Password: string) =>
        errorOf(client.send(new SignUpCommand({ ClientId, Username, Password })));
      const short = await signUp("verify@films.example", "short");
      expectThat(/^Invalid(Password|Parameter)Exception$/.test(short), `a short password is answered by ${short}`);
      const noAddress = await signUp("not an address", "long enough");
      expectThat(noAddress === "InvalidParameterException", `a name without @ is answered by ${noAddress}`);
    },
  },
  {
    name: "a password is never sent: sign-in takes SRP only",
    async run(visit) {
      const { client, ClientId, isLocal } = await poolOf(visit);
      if (isLocal) return "not on this machine";
      const AuthParameters = { USERNAME: "verify@films.example", PASSWORD: "long enough" };
      const error = await errorOf(
        client.send(new InitiateAuthCommand({ ClientId, AuthFlow: "USER_PASSWORD_AUTH", AuthParameters })),
      );
      expectThat(error === "InvalidParameterException", `it is answered by ${error}`);
    },
  },
  {
    name: "passkeys belong to the site's domain, and do not say whether an account exists",
    async run(visit) {
      const { client, ClientId, passkeyDomain } = await poolOf(visit);
      if (!passkeyDomain) return "none: the deployment knows neither siteUrl nor domain, or browsers refuse them there";
      const { hostname } = new URL(visit.site);
      const isOurs = hostname === passkeyDomain || hostname.endsWith(`.${passkeyDomain}`);
      expectThat(isOurs, `they belong to ${passkeyDomain}`);
      const AuthParameters = { USERNAME: "verify@films.example", PREFERRED_CHALLENGE: "WEB_AUTHN" };
      const { ChallengeName } = await client.send(
        new InitiateAuthCommand({ ClientId, AuthFlow: "USER_AUTH", AuthParameters }),
      );
      expectThat(Boolean(ChallengeName), "an unknown address gets no challenge");
      return undefined;
    },
  },
];
