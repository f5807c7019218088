import type { Endpoint } from "../endpoint.ts";
import { api } from "../index.ts";
import { type Limit, limits } from "../limits.ts";

/** The rate limit of a call. */
export const rateLimitOf = ({ limit, method }: Endpoint): Limit =>
  limits[limit ?? (method === "GET" ? "read" : "write")];

/** The calls that accept an API key, in the order of the contract. */
export const callsOpenToKeys = (): readonly Endpoint[] =>
  (Object.values(api).flat() as readonly Endpoint[]).filter(({ caller, scope }) => caller === "developer" || scope);
