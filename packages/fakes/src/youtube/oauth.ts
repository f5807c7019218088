import { createHash, randomBytes } from "node:crypto";
import { GoogleError, invalidCredentials } from "./reply.ts";

/** A client as the Google Cloud console registers it. */
export interface OAuthClient {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Where the consent page may send users back to. */
  readonly redirectUris: readonly string[];
}

interface Grant {
  readonly redirectUri: string;
  readonly scopes: readonly string[];
  readonly challenge: string;
  readonly hasRefreshToken: boolean;
}

/** A reply of the token endpoint: RFC 6749 has errors of a form of their own. */
export interface TokenReply {
  readonly status: number;
  readonly body: object;
}

const youtubeScope = "https://www.googleapis.com/auth/youtube";
const known = ["", ".force-ssl", ".upload", ".readonly"].map((end) => youtubeScope + end);
const seconds = 3_599;

const oauthError = (status: number, error: string, error_description: string): TokenReply => ({
  status,
  body: { error, error_description },
});

/** The tokens in force. */
const makeTokens = () => {
  /** Scopes by token. */
  const refreshTokens = new Map<string, readonly string[]>();
  const accessTokens = new Map<string, { readonly scopes: readonly string[]; readonly refreshToken: string }>();
  const end = (refreshToken: string): void => {
    refreshTokens.delete(refreshToken);
    for (const [token, made] of accessTokens) if (made.refreshToken === refreshToken) accessTokens.delete(token);
  };
  return {
    refreshTokens,
    newRefreshToken(scopes: readonly string[]): string {
      const token = `1//${randomBytes(24).toString("base64url")}`;
      refreshTokens.set(token, scopes);
      return token;
    },
    /** An access token, as the token endpoint answers. */
    newAccessToken(refreshToken: string, scopes: readonly string[]): object {
      const access_token = `ya29.${randomBytes(24).toString("base64url")}`;
      accessTokens.set(access_token, { scopes, refreshToken });
      return { access_token, expires_in: seconds, scope: scopes.join(" "), token_type: "Bearer" };
    },
    revoke(form: URLSearchParams): TokenReply {
      const token = form.get("token") ?? "";
      const refreshToken = accessTokens.get(token)?.refreshToken ?? token;
      if (!refreshTokens.has(refreshToken)) return oauthError(400, "invalid_token", "Token expired or revoked");
      end(refreshToken);
      return { status: 200, body: {} };
    },
    /** The user withdraws the access in the settings of the Google account. */
    withdraw: () => [...refreshTokens.keys()].forEach(end),
    expireAccessTokens: () => accessTokens.clear(),
    /** Throws unless the header has a valid token with one of these scopes. */
    authorize(header: string | undefined, ends: readonly string[]): void {
      const [, token = ""] = /^Bearer (\S+)$/.exec(header ?? "") ?? [];
      const found = accessTokens.get(token);
      if (!found) throw invalidCredentials();
      if (!ends.some((each) => found.scopes.includes(youtubeScope + each)))
        throw new GoogleError(403, "insufficientPermissions", "Request had insufficient scopes.", "global");
    },
  };
};

/** Google's OAuth 2 for web servers: consent with PKCE, tokens, and their end. */
export const makeOAuth = (client: OAuthClient) => {
  const codes = new Map<string, Grant>();
  const tokens = makeTokens();

  const exchange = (form: URLSearchParams): TokenReply => {
    const code = form.get("code") ?? "";
    const grant = codes.get(code);
    codes.delete(code);
    if (!grant) return oauthError(400, "invalid_grant", "Malformed auth code.");
    if (form.get("redirect_uri") !== grant.redirectUri) return oauthError(400, "redirect_uri_mismatch", "Bad Request");
    const verifier = form.get("code_verifier") ?? "";
    if (!/^[\w.~-]{43,128}$/.test(verifier) || s256(verifier) !== grant.challenge)
      return oauthError(400, "invalid_grant", "Invalid code verifier.");
    const refresh_token = tokens.newRefreshToken(grant.scopes);
    const body = tokens.newAccessToken(refresh_token, grant.scopes);
    return { status: 200, body: { ...body, ...(grant.hasRefreshToken && { refresh_token }) } };
  };

  const refresh = (form: URLSearchParams): TokenReply => {
    const token = form.get("refresh_token") ?? "";
    const scopes = tokens.refreshTokens.get(token);
    return scopes
      ? { status: 200, body: tokens.newAccessToken(token, scopes) }
      : oauthError(400, "invalid_grant", "Token has been expired or revoked.");
  };

  return {
    ...tokens,
    /** The consent page: links to the redirect URI, with a code or with a refusal. */
    consent(query: URLSearchParams): string {
      const grant = grantOf(query, client);
      const code = `4/${randomBytes(24).toString("base64url")}`;
      codes.set(code, grant);
      const back = (answer: Record<string, string>) =>
        `${grant.redirectUri}?${new URLSearchParams({ state: query.get("state") ?? "", ...answer })}`;
      return page(back({ code, scope: grant.scopes.join(" ") }), back({ error: "access_denied" }));
    },
    token(form: URLSearchParams): TokenReply {
      if (form.get("client_id") !== client.clientId || form.get("client_secret") !== client.clientSecret)
        return oauthError(401, "invalid_client", "The provided client secret is invalid.");
      if (form.get("grant_type") === "authorization_code") return exchange(form);
      if (form.get("grant_type") === "refresh_token") return refresh(form);
      return oauthError(400, "unsupported_grant_type", "Invalid grant_type");
    },
  };
};
export type OAuth = ReturnType<typeof makeOAuth>;

/** What a consent page asks for. Throws if Google would show an error page instead. */
const grantOf = (query: URLSearchParams, client: OAuthClient): Grant => {
  const scopes = (query.get("scope") ?? "").split(" ").filter(Boolean);
  const challenge = query.get("code_challenge") ?? "";
  const redirectUri = query.get("redirect_uri") ?? "";
  if (query.get("client_id") !== client.clientId) throw new GoogleError(401, "invalid_client");
  if (!client.redirectUris.includes(redirectUri)) throw new GoogleError(400, "redirect_uri_mismatch");
  if (query.get("response_type") !== "code") throw new GoogleError(400, "unsupported_response_type");
  if (scopes.length === 0 || !scopes.every((scope) => known.includes(scope)))
    throw new GoogleError(400, "invalid_scope");
  if (query.get("code_challenge_method") !== "S256" || !/^[\w-]{43}$/.test(challenge))
    throw new GoogleError(400, "invalid_request", "Invalid code challenge");
  // Google gives a refresh token at the first consent only, unless the page is forced.
  const hasRefreshToken = query.get("access_type") === "offline" && query.get("prompt") === "consent";
  return { redirectUri, scopes, challenge, hasRefreshToken };
};

const s256 = (verifier: string): string => createHash("sha256").update(verifier).digest("base64url");

const page = (allow: string, deny: string): string => {
  const link = (text: string, url: string) => `<p><a href="${url.replaceAll("&", "&amp;")}">${text}</a></p>`;
  return (
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Sign in - Google Accounts</title>` +
    `<main><h1>A site wants access to your YouTube channel</h1>${link("Allow", allow)}${link("Cancel", deny)}</main>`
  );
};
