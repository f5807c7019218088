import type { APIGatewayProxyEvent } from "aws-lambda";
import type { Endpoint, Scope } from "#contract/endpoint.ts";
import { notSignedIn } from "#contract/errors.ts";
import type { KeyMode } from "#contract/schema/api-key.ts";
import { Refusal } from "#functions/core/shared/errors.ts";

/** The authenticated caller, as the authorizer established it; never taken from the request itself. */
export interface Caller {
  readonly userId: string;
  readonly isAdmin: boolean;
  /** The API key of a program; undefined for a signed-in user. */
  readonly key?: CallerKey;
}

export interface CallerKey {
  readonly id: string;
  readonly mode: KeyMode;
  readonly scopes: readonly Scope[];
}

export const requireCaller = (event: APIGatewayProxyEvent, endpoint: Pick<Endpoint, "caller" | "scope">): Caller => {
  const caller = parseCaller(event);
  const { caller: required, scope } = endpoint;

  if (required === "anyone") return caller;
  if (!caller.userId) throw new Refusal("unauthenticated", notSignedIn);
  if (required === "admin" && !caller.isAdmin)
    throw new Refusal("forbidden", "You don't have permission to access this page.");
  if (required === "developer" && !caller.key)
    throw new Refusal("unauthenticated", "You need an API key to use this endpoint.");
  if (caller.key && !scope) throw new Refusal("forbidden", "An API key cannot make this call. Please log in.");
  if (caller.key && scope && !caller.key.scopes.includes(scope))
    throw new Refusal("forbidden", `The API key lacks the scope ${scope}.`);
  return caller;
};

/** Reads the result of either authorizer: the user pool's has claims, our own has a flat context of strings. */
export const parseCaller = ({
  requestContext: { authorizer },
}: Pick<APIGatewayProxyEvent, "requestContext">): Caller => {
  const claims = (authorizer?.["claims"] ?? {}) as Record<string, string | undefined>;
  const context = (authorizer ?? {}) as Record<string, string | undefined>;
  const userId = claims["sub"] ?? context["userId"] ?? "";
  const { keyId, mode, scopes = "" } = context;
  // Our own authorizer wrote these values, so they need no validation.
  if (keyId)
    return {
      userId,
      isAdmin: false,
      key: { id: keyId, mode: mode === "test" ? "test" : "live", scopes: scopes.split(" ") as Scope[] },
    };
  const groups = claims["cognito:groups"] ?? context["groups"] ?? "";
  return { userId, isAdmin: groups.split(",").includes("admin") };
};

/** Returns the caller's user id. Throws `forbidden` if the request names another user; naming none is allowed. */
export const requireOwner = (claimed: string | undefined, caller: Caller): string => {
  if (claimed !== undefined && caller.userId !== claimed) throw new Refusal("forbidden", "Access denied");
  return caller.userId;
};
