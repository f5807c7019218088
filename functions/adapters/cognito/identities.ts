import {
  type CognitoIdentityProviderClient,
  GetUserCommand,
  NotAuthorizedException,
  UserNotFoundException,
} from "@aws-sdk/client-cognito-identity-provider";
import type { Identities } from "#functions/core/account/ports.ts";

/** The user pool, asked with the caller's own token: access tokens carry no address, and none is taken on trust. */
export const cognitoIdentities = (client: CognitoIdentityProviderClient): Identities => ({
  async of(accessToken) {
    try {
      const { UserAttributes = [] } = await client.send(new GetUserCommand({ AccessToken: accessToken }));
      const of = (name: string) => UserAttributes.find(({ Name }) => Name === name)?.Value ?? "";
      return { userId: of("sub"), email: of("email"), isVerified: of("email_verified") === "true" };
    } catch (error) {
      if (error instanceof NotAuthorizedException || error instanceof UserNotFoundException) return undefined;
      throw error;
    }
  },
});
