import type { APIGatewayProxyEvent } from "aws-lambda";
import type { Endpoint } from "#contract/endpoint.ts";
import { Refusal } from "#functions/core/errors.ts";

/** Who is asking, as the authorizer established it; never as the request itself claims. */
export interface Caller {
  readonly userId: string;
  readonly isAdmin: boolean;
  /** The API key that speaks for the user, where it is not the user who is signed in. */
  readonly key?: { readonly id: string };
}

export const callerOf = (event: APIGatewayProxyEvent, required: Endpoint["caller"]): Caller => {
  const { authorizer } = event.requestContext;
  const claims = (authorizer?.["claims"] ?? {}) as Record<string, string | undefined>;
  const userId = claims["sub"] ?? authorizer?.principalId ?? "";
  const isAdmin = (claims["cognito:groups"] ?? "").split(",").includes("admin");

  if (required !== "anyone" && !userId) throw new Refusal("unauthenticated", "Please log in");
  if (required === "admin" && !isAdmin)
    throw new Refusal("forbidden", "You don't have permission to access this page.");
  return { userId, isAdmin };
};

/** A user id that a request names: it may be absent, but never another user's. */
export const own = (claimed: string | undefined, caller: Caller): string => {
  if (claimed !== undefined && caller.userId !== claimed) throw new Refusal("forbidden", "Access denied");
  return caller.userId;
};
