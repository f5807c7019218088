import * as z from "zod";

const Token = z.object({ accessToken: z.string() });

/** A user who calls the API beside the pages: what a journey is not about is there when it begins. */
export const callAs = async (site: string, email: string) => {
  const answer = await fetch(`${site}/local/token`, { method: "POST", body: JSON.stringify({ email }) });
  const { accessToken } = Token.parse(await answer.json());
  return async <Reply>(path: string, body: unknown, reply: z.ZodType<Reply>): Promise<Reply> => {
    const headers = { authorization: `Bearer ${accessToken}`, "content-type": "application/json" };
    const response = await fetch(site + path, { method: "POST", headers, body: JSON.stringify(body) });
    return reply.parse(await response.json());
  };
};
