import { accessDenied, S3Error } from "./s3-error.ts";
import type { S3Request } from "./s3-request.ts";
import { type Credentials, checkSignature, computeSignature, parseScope, parseTimestamp, sha256 } from "./signing.ts";
import { uriEncoded, uriEncodedPath } from "./uri.ts";

const SKEW_MS = 15 * 60 * 1000;
const MAX_EXPIRES_S = 7 * 24 * 60 * 60;

/** The parts of a signature, from the Authorization header or from a presigned URL. */
interface SignatureClaim {
  readonly credential: string;
  readonly signedHeaders: string;
  readonly signature: string;
  readonly date: string;
  readonly payload: string;
}

/** Throws if a request is not signed with the credentials (AWS Signature Version 4). */
export const verifySignature = (request: S3Request, credentials: Credentials, now: number): void => {
  const claim = request.query.has("X-Amz-Signature") ? claimInQuery(request, now) : claimInHeader(request, now);
  const scope = parseScope(claim.credential, credentials);
  refuseUnsigned(request, claim);
  const text = [
    "AWS4-HMAC-SHA256",
    claim.date,
    `${scope.day}/${scope.region}/s3/aws4_request`,
    sha256(canonicalRequest(request, claim)),
  ].join("\n");
  checkSignature(claim.signature, computeSignature(text, scope, credentials));
};

const claimInQuery = ({ query }: S3Request, now: number): SignatureClaim => {
  const [credential, signedHeaders, signature, date, expires] = [
    "X-Amz-Credential",
    "X-Amz-SignedHeaders",
    "X-Amz-Signature",
    "X-Amz-Date",
    "X-Amz-Expires",
  ].map((name) => query.get(name) ?? "");
  if (!credential || !signedHeaders || !signature || !date || !/^\d+$/.test(expires ?? ""))
    throw new S3Error(400, "AuthorizationQueryParametersError", "The presigned URL lacks a parameter.");
  if (Number(expires) > MAX_EXPIRES_S)
    throw new S3Error(400, "AuthorizationQueryParametersError", "X-Amz-Expires must be less than a week (in seconds)");
  if (now > parseTimestamp(date) + Number(expires) * 1000) throw accessDenied("Request has expired");
  if (now < parseTimestamp(date) - SKEW_MS) throw accessDenied("Request is not valid yet");
  return {
    credential,
    signedHeaders,
    signature,
    date,
    payload: query.get("X-Amz-Content-Sha256") ?? "UNSIGNED-PAYLOAD",
  };
};

const claimInHeader = ({ headers }: S3Request, now: number): SignatureClaim => {
  const { authorization = "", "x-amz-date": date = "", "x-amz-content-sha256": payload = "" } = headers;
  if (!authorization.startsWith("AWS4-HMAC-SHA256 ")) throw accessDenied("Access Denied");
  const part = (name: string) => new RegExp(`${name}=([^, ]+)`).exec(authorization)?.[1] ?? "";
  if (!payload)
    throw new S3Error(400, "InvalidRequest", "Missing required header for this request: x-amz-content-sha256");
  if (Math.abs(now - parseTimestamp(date)) > SKEW_MS)
    throw new S3Error(
      403,
      "RequestTimeTooSkewed",
      "The difference between the request time and the current time is too large.",
    );
  return {
    credential: part("Credential"),
    signedHeaders: part("SignedHeaders"),
    signature: part("Signature"),
    date,
    payload,
  };
};

// An unsigned header could be changed in transit.
const refuseUnsigned = ({ incoming }: S3Request, { signedHeaders }: SignatureClaim) => {
  const signed = new Set(signedHeaders.split(";"));
  const unsigned = Object.keys(incoming.headers).find((name) => name.startsWith("x-amz-") && !signed.has(name));
  if (unsigned || !signed.has("host"))
    throw accessDenied(`There were headers present in the request which were not signed: ${unsigned ?? "host"}`);
};

const canonicalRequest = (
  { incoming, method, path, query }: S3Request,
  { signedHeaders, payload }: SignatureClaim,
): string => {
  const headers = signedHeaders.split(";").map(
    (name) =>
      `${name}:${String(incoming.headers[name] ?? "")
        .trim()
        .replace(/ +/g, " ")}`,
  );
  const pairs = [...query]
    .filter(([name]) => name !== "X-Amz-Signature")
    .map(([name, value]) => `${uriEncoded(name)}=${uriEncoded(value)}`);
  const uri = uriEncodedPath(decodeURIComponent(path));
  return [method, uri, pairs.sort().join("&"), ...headers, "", signedHeaders, payload].join("\n");
};
