import type { House } from "./s3-context.ts";
import { malformed, S3Error } from "./s3-error.ts";
import type { S3Request } from "./s3-request.ts";
import { listIn, textIn, textsIn, xmlIn } from "./xml.ts";

interface CorsRule {
  readonly origins: readonly string[];
  readonly methods: readonly string[];
  readonly headers: readonly string[];
  readonly exposed: readonly string[];
  readonly maxAge: string | undefined;
}

export const corsRulesIn = (document: string): readonly CorsRule[] => {
  const rules = listIn(xmlIn(document, "CORSConfiguration")["CORSRule"]).map((rule) => ({
    origins: textsIn(rule["AllowedOrigin"]),
    methods: textsIn(rule["AllowedMethod"]),
    headers: textsIn(rule["AllowedHeader"]),
    exposed: textsIn(rule["ExposeHeader"]),
    maxAge: textIn(rule["MaxAgeSeconds"]),
  }));
  if (rules.length === 0) throw malformed("A CORS configuration has at least one rule");
  return rules;
};

/** What a page of another origin is told: nothing, where no rule of the bucket names it. */
export const corsHeaders = (request: S3Request, house: House): Record<string, string> => {
  const rule = ruleFor(request, request.method, [], house);
  return rule ? headersOf(rule, request.headers["origin"] ?? "") : {};
};

/** The browser's question before it sends what a page asked it to send. */
export const preflight = (request: S3Request, house: House): Record<string, string> => {
  const { headers } = request;
  const wanted = (headers["access-control-request-headers"] ?? "")
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);
  const rule = ruleFor(request, headers["access-control-request-method"] ?? "", wanted, house);
  if (!rule) throw new S3Error(403, "AccessForbidden", "CORSResponse: This CORS request is not allowed.");
  return { ...headersOf(rule, headers["origin"] ?? ""), "access-control-allow-headers": wanted.join(", ") };
};

const ruleFor = (request: S3Request, method: string, wanted: readonly string[], house: House) => {
  const origin = request.headers["origin"];
  const document = house.buckets.get(request.bucket)?.settings().cors;
  if (!origin || !document) return undefined;
  return corsRulesIn(document).find(
    ({ origins, methods, headers }) =>
      origins.some((pattern) => matches(pattern, origin)) &&
      methods.includes(method) &&
      wanted.every((name) => headers.some((pattern) => matches(pattern.toLowerCase(), name.toLowerCase()))),
  );
};

const headersOf = ({ origins, methods, exposed, maxAge }: CorsRule, origin: string): Record<string, string> => ({
  "access-control-allow-origin": origins.includes("*") ? "*" : origin,
  "access-control-allow-methods": methods.join(", "),
  ...(exposed.length > 0 ? { "access-control-expose-headers": exposed.join(", ") } : {}),
  ...(maxAge ? { "access-control-max-age": maxAge } : {}),
  vary: "Origin, Access-Control-Request-Headers, Access-Control-Request-Method",
});

// A pattern has at most one star.
const matches = (pattern: string, text: string) => {
  const [start = "", end] = pattern.split("*");
  if (end === undefined) return pattern === text;
  return text.length >= start.length + end.length && text.startsWith(start) && text.endsWith(end);
};
