import { ServiceError } from "../shared/aws-json.ts";

interface Page<T> {
  readonly page: readonly T[];
  readonly nextToken?: string;
}

/** One page of a list: `nextToken` is where the next one begins. */
export const pageOf = <T>(all: readonly T[], token = "0", size = 100): Page<T> => {
  const from = Number(token);
  if (!Number.isInteger(from) || from < 0) throw new ServiceError("InvalidToken", `Invalid Token: '${token}'`);
  const to = from + (size || 100);
  return { page: all.slice(from, to), ...(to < all.length && { nextToken: String(to) }) };
};
