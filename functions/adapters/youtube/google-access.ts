import { createHash } from "node:crypto";
import * as z from "zod";
import { YouTubeFault } from "#functions/core/youtube/ports.ts";
import { type Secret, withSecret } from "../shared/secret.ts";
import { GoogleRefusal, googleRequest, readAnswer, shortTimeoutMs } from "./google-request.ts";

/** The one scope that uploads, adds captions and reads the channel's name. */
const scope = "https://www.googleapis.com/auth/youtube.force-ssl";

const Tokens = z.object({ access_token: z.string(), refresh_token: z.string().optional() });

export interface GoogleClient {
  readonly clientId: string;
  readonly clientSecret: Secret;
  /** The page of the site that Google sends the user back to. */
  readonly redirectUri: () => string;
  /** Replaces Google's own addresses, for tests. */
  readonly base?: string | undefined;
}

/** Google's OAuth 2 for web servers, with PKCE. */
export const googleAccess = ({ clientId, clientSecret, redirectUri, base }: GoogleClient) => {
  const askForTokens = (fields: Readonly<Record<string, string>>) =>
    withSecret(
      clientSecret,
      async (client_secret) => {
        const body = new URLSearchParams({ client_id: clientId, client_secret, ...fields });
        return readAnswer(
          Tokens,
          await googleRequest(`${base ?? "https://oauth2.googleapis.com"}/token`, post(body), shortTimeoutMs),
        );
      },
      (error) => error instanceof GoogleRefusal && error.reason === "invalid_client",
    );
  return {
    consentUrl({ state, verifier }: { readonly state: string; readonly verifier: string }): string {
      const query = new URLSearchParams({
        client_id: clientId,
        redirect_uri: redirectUri(),
        response_type: "code",
        scope,
        access_type: "offline",
        // Without it Google gives a refresh token at the first consent only.
        prompt: "consent",
        state,
        code_challenge: createHash("sha256").update(verifier).digest("base64url"),
        code_challenge_method: "S256",
      });
      return `${base ?? "https://accounts.google.com"}/o/oauth2/v2/auth?${query}`;
    },
    async exchange(code: string, verifier: string) {
      const tokens = await askForTokens({
        grant_type: "authorization_code",
        code,
        code_verifier: verifier,
        redirect_uri: redirectUri(),
      });
      if (!tokens.refresh_token)
        throw new YouTubeFault("Google gave no lasting access. Please connect again.", "refused");
      return { accessToken: tokens.access_token, refreshToken: tokens.refresh_token };
    },
    async accessToken(refreshToken: string): Promise<string> {
      return (await askForTokens({ grant_type: "refresh_token", refresh_token: refreshToken })).access_token;
    },
    async revoke(token: string): Promise<void> {
      try {
        const body = new URLSearchParams({ token });
        await googleRequest(`${base ?? "https://oauth2.googleapis.com"}/revoke`, post(body), shortTimeoutMs);
      } catch (error) {
        if (!(error instanceof GoogleRefusal && error.reason === "invalid_token")) throw error;
      }
    },
  };
};

const post = (body: URLSearchParams): RequestInit => ({ method: "POST", body });
