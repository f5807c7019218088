import type { APIGatewayProxyEvent, APIGatewayProxyResult } from "aws-lambda";
import type { Endpoint, ReplyOf, RequestOf } from "#contract/endpoint.ts";
import type { IdempotencyRecord, StoredAnswer } from "#functions/core/shared/idempotency.ts";
import type { HasRateLimits, HasRateScale } from "#functions/core/shared/rate-limits.ts";
import { requireCaller } from "./caller.ts";
import { keyedRequest, withIdempotency } from "./idempotency.ts";
import type { Limiter } from "./limiter.ts";
import { notModified, reply, textReply } from "./reply.ts";
import { parseRequest, type RequestContext } from "./request.ts";

/** Ports that guard every route, if the context has them. */
export type Guards = Partial<HasRateLimits & HasRateScale>;

export interface Route<P> {
  readonly endpoint: Endpoint;
  readonly answer: (event: APIGatewayProxyEvent, ports: P & Guards, limit: Limiter) => Promise<APIGatewayProxyResult>;
}

interface Options<E extends Endpoint, P> {
  /**
   * Rebuilds the answer of an idempotent request from the created ids (by kind), if the request was carried out
   * but its answer was lost or too large to store.
   */
  readonly again?: (
    deps: P,
    request: RequestOf<E> & RequestContext,
    made: IdempotencyRecord["made"],
  ) => Promise<ReplyOf<E>>;
  /** The version of a conditional endpoint's answer, which becomes its ETag. It must be cheaper than the answer. */
  readonly version?: (deps: P, request: RequestOf<E> & RequestContext) => Promise<string>;
}

/** Binds an endpoint to its use case. The reply is parsed, so that it contains only fields of the contract. */
export const route = <E extends Endpoint, P>(
  endpoint: E,
  serve: (deps: P, request: RequestOf<E> & RequestContext) => Promise<ReplyOf<E>>,
  { again, version }: Options<E, P> = {},
): Route<P> => ({
  endpoint,
  answer: async (event, ports, limit) => {
    const caller = requireCaller(event, endpoint);
    await limit(ports, endpoint, caller, event);
    const request = await parseRequest(endpoint, event, caller);
    const answerOf = (made: ReplyOf<E>): StoredAnswer => {
      const body = endpoint.reply.parse(made) as object;
      return { status: endpoint.status ?? 200, body: endpoint.bare ? body : { success: true, ...body } };
    };
    if (endpoint.mediaType)
      return textReply(200, String(endpoint.reply.parse(await serve(ports, request))), endpoint.mediaType);
    const carryOut = async (deps: P) => answerOf(await serve(deps, request));

    const etag = version && `"${await version(ports, request)}"`;
    if (etag && isKnown(etag, request.headers["if-none-match"])) return notModified(etag);
    const key = request.headers["idempotency-key"];
    if (!endpoint.idempotent || key === undefined) {
      const { status, body } = await carryOut(ports);
      return reply(status, body, etag ? { etag } : {});
    }
    const { answer, replayed } = await withIdempotency<P & Guards>({
      ports,
      request: await keyedRequest(endpoint, request, key),
      serve: carryOut,
      again: again && (async (made) => answerOf(await again(ports, request, made))),
    });
    return reply(answer.status, answer.body, replayed ? { "idempotent-replayed": "true" } : {});
  },
});

/** Weak comparison (RFC 9110, 13.1.2): a proxy that compresses an answer makes its tag weak. */
const isKnown = (etag: string, known = ""): boolean =>
  known.split(",").some((each) => each.trim().replace(/^W\//, "") === etag);
