import type { S3Context } from "./s3-context.ts";
import { malformed, S3Error } from "./s3-error.ts";
import type { S3Request } from "./s3-request.ts";
import { elementsIn, parseXml, textIn, textsIn } from "./xml.ts";

interface CorsRule {
  readonly origins: readonly string[];
  readonly methods: readonly string[];
  readonly headers: readonly string[];
  readonly exposedHeaders: readonly string[];
  readonly maxAge: string | undefined;
}

export const parseCorsRules = (document: string): readonly CorsRule[] => {
  const rules = elementsIn(parseXml(document, "CORSConfiguration")["CORSRule"]).map((rule) => ({
    origins: textsIn(rule["AllowedOrigin"]),
    methods: textsIn(rule["AllowedMethod"]),
    headers: textsIn(rule["AllowedHeader"]),
    exposedHeaders: textsIn(rule["ExposeHeader"]),
    maxAge: textIn(rule["MaxAgeSeconds"]),
  }));
  if (rules.length === 0) throw malformed("A CORS configuration has at least one rule");
  return rules;
};

/** The CORS headers of a response; none if no rule of the bucket allows the origin. */
export const corsHeaders = (request: S3Request, context: S3Context): Record<string, string> => {
  const rule = ruleFor(request, request.method, [], context);
  return rule ? headersOf(rule, request.headers["origin"] ?? "") : {};
};

/** The headers for a preflight request. Throws AccessForbidden. */
export const preflight = (request: S3Request, context: S3Context): Record<string, string> => {
  const { headers } = request;
  const wanted = (headers["access-control-request-headers"] ?? "")
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);
  const rule = ruleFor(request, headers["access-control-request-method"] ?? "", wanted, context);
  if (!rule) throw new S3Error(403, "AccessForbidden", "CORSResponse: This CORS request is not allowed.");
  return { ...headersOf(rule, headers["origin"] ?? ""), "access-control-allow-headers": wanted.join(", ") };
};

const ruleFor = (request: S3Request, method: string, wanted: readonly string[], context: S3Context) => {
  const origin = request.headers["origin"];
  const document = context.buckets.get(request.bucket)?.settings().cors;
  if (!origin || !document) return undefined;
  return parseCorsRules(document).find(
    ({ origins, methods, headers }) =>
      origins.some((pattern) => matches(pattern, origin)) &&
      methods.includes(method) &&
      wanted.every((name) => headers.some((pattern) => matches(pattern.toLowerCase(), name.toLowerCase()))),
  );
};

const headersOf = ({ origins, methods, exposedHeaders, maxAge }: CorsRule, origin: string): Record<string, string> => ({
  "access-control-allow-origin": origins.includes("*") ? "*" : origin,
  "access-control-allow-methods": methods.join(", "),
  ...(exposedHeaders.length > 0 ? { "access-control-expose-headers": exposedHeaders.join(", ") } : {}),
  ...(maxAge ? { "access-control-max-age": maxAge } : {}),
  vary: "Origin, Access-Control-Request-Headers, Access-Control-Request-Method",
});

// A pattern has at most one `*`.
const matches = (pattern: string, text: string) => {
  const [start = "", end] = pattern.split("*");
  if (end === undefined) return pattern === text;
  return text.length >= start.length + end.length && text.startsWith(start) && text.endsWith(end);
};
