import { createHash } from "node:crypto";
import type { Endpoint, RequestOf } from "#contract/endpoint.ts";
import type { Change, Ports } from "#functions/core/all-ports.ts";
import type { Commits } from "#functions/core/shared/commit.ts";
import { digest } from "#functions/core/shared/digest.ts";
import { DoneBefore, Refusal } from "#functions/core/shared/errors.ts";
import type { Answer, HasIdempotency, KeyedRequest, Remembered } from "#functions/core/shared/idempotency.ts";
import type { HasIds, IdKind } from "#functions/core/shared/ports.ts";
import type { RequestContext } from "./request.ts";

type Remembers = HasIdempotency & HasIds & Commits<Change>;

export interface KeyedWork<P> {
  readonly ports: P;
  readonly request: KeyedRequest;
  readonly serve: (deps: P) => Promise<Answer>;
  /** Answers once more from what was made, where the answer itself is not there. */
  readonly again: ((made: Remembered["made"]) => Promise<Answer>) | undefined;
}

/**
 * Carries out a request at most once per idempotency key. The first commit of its use case also stores an idempotency
 * record, so that a second request cannot commit; the reply is added to the record afterwards. A refused request
 * commits nothing and leaves no record, so its key may be used again.
 */
export const withIdempotency = async <P>({ ports, request, serve, again }: KeyedWork<P>) => {
  const deps = remembersIn(ports);
  const known = async () => {
    const found = await deps.answers.find(request, new Date());
    return found && { answer: await replay(found, request, again), replayed: true };
  };
  const before = await known();
  if (before) return before;
  const { wrapped, isRemembered } = remembering(deps, request);
  try {
    const answer = await serve({ ...ports, ...wrapped });
    if (isRemembered()) await deps.answers.keep(request, answer);
    return { answer, replayed: false };
  } catch (error) {
    // Refused, because in the meantime another request with this key did what this one wanted to do?
    const isRefused = error instanceof DoneBefore || error instanceof Refusal;
    const other = isRefused && !isRemembered() && (await known());
    if (other) return other;
    throw error;
  }
};

/** Two requests are the same where all that was asked is: a form's bytes are not, its boundary differs each time. */
export const keyedRequest = async (
  { id, encoding }: Endpoint,
  { caller, params, query, body, bytes, file }: RequestOf<Endpoint> & RequestContext,
  key: string,
): Promise<KeyedRequest> => ({
  userId: caller.userId,
  operation: id,
  mark: hashKey(key),
  fingerprint: await digest({
    params,
    query,
    body,
    bytes: encoding === "raw" ? bytes.toString("base64") : undefined,
    file: file?.bytes.toString("base64"),
  }),
});

/** The digest of a key as a client sent it. */
const hashKey = (key: string): string => {
  if (!/^[\x20-\x7e]{1,255}$/.test(key))
    throw new Refusal("invalid_request", "An Idempotency-Key must have 1 to 255 printable ASCII characters.");
  return createHash("sha256").update(key).digest("hex");
};

const remembersIn = (ports: unknown): Remembers => {
  // A context with an idempotent endpoint must connect these dependencies; the route's first test finds a missing one.
  const { answers, commit, newId } = ports as Partial<Remembers>;
  if (!answers || !commit || !newId)
    throw new Error("An idempotent endpoint needs the dependencies answers, commit and newId");
  return { answers, commit, newId };
};

/** The ports of one request: its first commit also remembers it, with the ids that were made until then. */
const remembering = ({ commit, newId }: Remembers, request: KeyedRequest) => {
  const made: Record<string, string> = {};
  let isRemembered = false;
  return {
    isRemembered: () => isRemembered,
    wrapped: {
      commit: async (changes: Parameters<Ports["commit"]>[0]) => {
        if (isRemembered) return commit(changes);
        // The first of the list: its refusal goes before that of any other change.
        await commit([{ kind: "remember", request, made: { ...made }, at: new Date().toISOString() }, ...changes]);
        isRemembered = true;
      },
      newId: (kind: IdKind) => {
        const id = newId(kind);
        made[kind] ??= id;
        return id;
      },
    },
  };
};

/** The function's timeout: a request without a stored reply after that will never get one. */
const maxProcessingMs = 30_000;

const replay = async (
  { fingerprint, made, at, answer }: Remembered,
  request: KeyedRequest,
  again: KeyedWork<unknown>["again"],
): Promise<Answer> => {
  if (fingerprint !== request.fingerprint)
    throw new Refusal("idempotency_mismatch", "This Idempotency-Key was already used with a different request.");
  if (answer) return answer;
  if (again) return again(made);
  if (Date.now() - Date.parse(at) < maxProcessingMs)
    throw new Refusal("conflict", "The same request is still being processed. Please try again in a moment.", {
      retry_after: 1,
    });
  throw new Refusal(
    "conflict",
    "This request was processed, but its response was lost. Please check the result before you repeat it with a new key.",
  );
};
