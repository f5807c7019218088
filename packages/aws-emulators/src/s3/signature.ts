import { accessDenied, S3Error } from "./s3-error.ts";
import type { S3Request } from "./s3-request.ts";
import { type Credentials, momentOf, mustMatch, scopeOf, sha256, signatureOf } from "./signing.ts";
import { uriEncoded, uriEncodedPath } from "./uri.ts";

const SKEW_MS = 15 * 60 * 1000;
const MAX_EXPIRES_S = 7 * 24 * 60 * 60;

/** What was signed, whether the signature came in a header or in the address. */
interface Claim {
  readonly credential: string;
  readonly signedHeaders: string;
  readonly signature: string;
  readonly date: string;
  readonly payload: string;
}

/** Refuses a request that was not signed (AWS Signature Version 4) by the one who has the credentials. */
export const verifySignature = (request: S3Request, credentials: Credentials, now: number): void => {
  const claim = request.query.has("X-Amz-Signature") ? inAddress(request, now) : inHeader(request, now);
  const scope = scopeOf(claim.credential, credentials);
  refuseUnsigned(request, claim);
  const text = [
    "AWS4-HMAC-SHA256",
    claim.date,
    `${scope.day}/${scope.region}/s3/aws4_request`,
    sha256(canonical(request, claim)),
  ].join("\n");
  mustMatch(claim.signature, signatureOf(text, scope, credentials));
};

const inAddress = ({ query }: S3Request, now: number): Claim => {
  const [credential, signedHeaders, signature, date, expires] = [
    "X-Amz-Credential",
    "X-Amz-SignedHeaders",
    "X-Amz-Signature",
    "X-Amz-Date",
    "X-Amz-Expires",
  ].map((name) => query.get(name) ?? "");
  if (!credential || !signedHeaders || !signature || !date || !/^\d+$/.test(expires ?? ""))
    throw new S3Error(400, "AuthorizationQueryParametersError", "The signed address lacks a parameter.");
  if (Number(expires) > MAX_EXPIRES_S)
    throw new S3Error(400, "AuthorizationQueryParametersError", "X-Amz-Expires must be less than a week (in seconds)");
  if (now > momentOf(date) + Number(expires) * 1000) throw accessDenied("Request has expired");
  if (now < momentOf(date) - SKEW_MS) throw accessDenied("Request is not valid yet");
  return {
    credential,
    signedHeaders,
    signature,
    date,
    payload: query.get("X-Amz-Content-Sha256") ?? "UNSIGNED-PAYLOAD",
  };
};

const inHeader = ({ headers }: S3Request, now: number): Claim => {
  const { authorization = "", "x-amz-date": date = "", "x-amz-content-sha256": payload = "" } = headers;
  if (!authorization.startsWith("AWS4-HMAC-SHA256 ")) throw accessDenied("Access Denied");
  const part = (name: string) => new RegExp(`${name}=([^, ]+)`).exec(authorization)?.[1] ?? "";
  if (!payload)
    throw new S3Error(400, "InvalidRequest", "Missing required header for this request: x-amz-content-sha256");
  if (Math.abs(now - momentOf(date)) > SKEW_MS)
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

// A header that is not signed could be changed on the way.
const refuseUnsigned = ({ incoming }: S3Request, { signedHeaders }: Claim) => {
  const signed = new Set(signedHeaders.split(";"));
  const forgotten = Object.keys(incoming.headers).find((name) => name.startsWith("x-amz-") && !signed.has(name));
  if (forgotten || !signed.has("host"))
    throw accessDenied(`There were headers present in the request which were not signed: ${forgotten ?? "host"}`);
};

const canonical = ({ incoming, method, path, query }: S3Request, { signedHeaders, payload }: Claim): string => {
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
