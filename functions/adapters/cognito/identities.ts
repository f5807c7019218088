import {
  type CognitoIdentityProviderClient,
  DeleteUserCommand,
  GetUserCommand,
  NotAuthorizedException,
  UserNotFoundException,
} from "@aws-sdk/client-cognito-identity-provider";
import type { Identities } from "#functions/core/account/ports.ts";

/** Reads a user's e-mail address from the user pool with the caller's access token, which does not contain it. */
export const cognitoIdentities = (client: CognitoIdentityProviderClient): Identities => ({
  async of(accessToken) {
    try {
      const { UserAttributes = [] } = await client.send(new GetUserCommand({ AccessToken: accessToken }));
      const value = (name: string) => UserAttributes.find(({ Name }) => Name === name)?.Value ?? "";
      return { userId: value("sub"), email: value("email"), isVerified: value("email_verified") === "true" };
    } catch (error) {
      if (error instanceof NotAuthorizedException || error instanceof UserNotFoundException) return undefined;
      throw error;
    }
  },
  async remove(accessToken) {
    await client.send(new DeleteUserCommand({ AccessToken: accessToken })).catch((error: unknown) => {
      if (!(error instanceof NotAuthorizedException || error instanceof UserNotFoundException)) throw error;
    });
  },
});
