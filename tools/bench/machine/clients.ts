import { setTimeout as pause } from "node:timers/promises";

export interface Person {
  readonly id: string;
  readonly token: string;
}

export interface Answer {
  readonly status: number;
  readonly milliseconds: number;
  readonly etag: string | null;
  // Only ids are read of a body.
  readonly body: { readonly taskId?: string } | undefined;
}

/** Creates a user of the local pool and signs in. */
export const signUp = async (site: string, email: string): Promise<Person> => {
  const response = await fetch(`${site}/local/token`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email }),
  });
  if (!response.ok) throw new Error(`Sign-up: ${response.status} ${await response.text()}`);
  const { sub, accessToken } = (await response.json()) as { readonly sub: string; readonly accessToken: string };
  return { id: sub, token: accessToken };
};

/** A call of a person, and how long it took. A failed connection is status 0. */
export const callAs = async (
  site: string,
  { token }: Person,
  method: string,
  path: string,
  { body, etag }: { readonly body?: object; readonly etag?: string | null } = {},
): Promise<Answer> => {
  const began = performance.now();
  const since = () => performance.now() - began;
  try {
    const response = await fetch(site + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { "content-type": "application/json" }),
        ...(etag && { "if-none-match": etag }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const parsed = text ? (JSON.parse(text) as Answer["body"]) : undefined;
    return { status: response.status, milliseconds: since(), etag: response.headers.get("etag"), body: parsed };
  } catch {
    return { status: 0, milliseconds: since(), etag: null, body: undefined };
  }
};

/** Everybody polls a film every `intervalMs` for `rounds` rounds, spread over the interval as real people are. */
export const poll = async (
  site: string,
  watchers: readonly { readonly person: Person; readonly path: string }[],
  { intervalMs, rounds }: { readonly intervalMs: number; readonly rounds: number },
): Promise<Answer[]> => {
  const answers: Answer[] = [];
  const watch = async ({ person, path }: (typeof watchers)[number], nth: number) => {
    await pause((intervalMs * nth) / watchers.length);
    let etag: string | null = null;
    for (let round = 0; round < rounds; round++) {
      const until = performance.now() + intervalMs;
      const answer = await callAs(site, person, "GET", path, { etag });
      answers.push(answer);
      etag = answer.etag ?? etag;
      await pause(Math.max(0, until - performance.now()));
    }
  };
  await Promise.all(watchers.map(watch));
  return answers;
};
