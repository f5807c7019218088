import { createHash } from "node:crypto";
import type { Endpoint, RequestOf } from "#contract/endpoint.ts";
import type { Change } from "#functions/core/all-ports.ts";
import { withIdempotencyRecord } from "#functions/core/commit-chain.ts";
import type { Commits } from "#functions/core/shared/commit.ts";
import { digest } from "#functions/core/shared/digest.ts";
import { AlreadyDoneError, Refusal } from "#functions/core/shared/errors.ts";
import type {
  HasIdempotency,
  IdempotencyRecord,
  KeyedRequest,
  StoredAnswer,
} from "#functions/core/shared/idempotency.ts";
import type { HasIds } from "#functions/core/shared/ports.ts";
import type { RequestContext } from "./request.ts";

type StoresRecords = HasIdempotency & HasIds & Commits<Change>;

export interface KeyedWork<P> {
  readonly ports: P;
  readonly request: KeyedRequest;
  readonly serve: (deps: P) => Promise<StoredAnswer>;
  /** Rebuilds the answer from the created ids if the answer itself was not stored. */
  readonly again: ((made: IdempotencyRecord["made"]) => Promise<StoredAnswer>) | undefined;
}

/**
 * Carries out a request at most once per idempotency key. The first commit of its use case also stores an idempotency
 * record, so that a second request cannot commit; the reply is added to the record afterwards. A refused request
 * commits nothing and leaves no record, so its key may be used again.
 */
export const withIdempotency = async <P>({ ports, request, serve, again }: KeyedWork<P>) => {
  const deps = recordStoreIn(ports);
  const known = async () => {
    const found = await deps.idempotency.find(request, new Date());
    return found && { answer: await replay(found, request, again), replayed: true };
  };
  const before = await known();
  if (before) return before;
  const { wrapped, isStored } = withIdempotencyRecord({ ...deps, now: () => new Date() }, request);
  try {
    const answer = await serve({ ...ports, ...wrapped });
    if (isStored()) await deps.idempotency.keep(request, answer);
    return { answer, replayed: false };
  } catch (error) {
    // Another request with this key may have committed in the meantime, which causes the refusal.
    const isRefused = error instanceof AlreadyDoneError || error instanceof Refusal;
    const other = isRefused && !isStored() && (await known());
    if (other) return other;
    throw error;
  }
};

/** Two requests are equal if all their inputs are. Of a form its fields and its file count: its boundary differs. */
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

const recordStoreIn = (ports: unknown): StoresRecords => {
  // A context with an idempotent endpoint connects the table; its absence is found by the first test of the route.
  const { idempotency, commit, newId } = ports as Partial<StoresRecords>;
  if (!idempotency || !commit || !newId)
    throw new Error("An idempotent endpoint needs the dependencies idempotency, commit and newId");
  return { idempotency, commit, newId };
};

/** The function's timeout: a request without a stored reply after that will never get one. */
const maxProcessingMs = 30_000;

const replay = async (
  { fingerprint, made, at, answer }: IdempotencyRecord,
  request: KeyedRequest,
  again: KeyedWork<unknown>["again"],
): Promise<StoredAnswer> => {
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
