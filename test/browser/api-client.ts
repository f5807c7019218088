import * as z from "zod";

const Token = z.object({ accessToken: z.string() });

/** Returns a function that posts to the API as a user, for the set-up of a test. */
export const apiClientFor = async (site: string, email: string) => {
  const answer = await fetch(`${site}/local/token`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email }),
  });
  const { accessToken } = Token.parse(await answer.json());
  return async <Reply>(path: string, body: unknown, reply: z.ZodType<Reply>): Promise<Reply> => {
    const headers = { authorization: `Bearer ${accessToken}`, "content-type": "application/json" };
    const response = await fetch(site + path, { method: "POST", headers, body: JSON.stringify(body) });
    return reply.parse(await response.json());
  };
};
