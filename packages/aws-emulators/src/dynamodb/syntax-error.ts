import { createRequire } from "node:module";
import { isApiError, validationError } from "./api-error.ts";
import type { Request } from "./store.ts";

interface Parser {
  parse(text: string, options: object): unknown;
}
const require = createRequire(import.meta.url);
const parsers: Readonly<Record<string, Parser>> = {
  ConditionExpression: require("dynalite/db/conditionParser.js"),
  FilterExpression: require("dynalite/db/conditionParser.js"),
  KeyConditionExpression: require("dynalite/db/conditionParser.js"),
  ProjectionExpression: require("dynalite/db/projectionParser.js"),
  UpdateExpression: require("dynalite/db/updateParser.js"),
};

/** The error as DynamoDB words it: a syntax error names the token and those around it. */
export const rewordSyntaxError = (error: unknown, request: Request): unknown => {
  const name = isApiError(error) && /^Invalid (\w+): Syntax error; Expected /.exec(error.message)?.[1];
  const parser = name ? parsers[name] : undefined;
  const text = name ? request[name] : undefined;
  const offset = parser && typeof text === "string" ? offsetOfError(parser, text) : undefined;
  if (offset === undefined) return error;
  const { token, near } = tokensAround(String(text), offset);
  return validationError(`Invalid ${name}: Syntax error; token: "${token}", near: "${near}"`);
};

const offsetOfError = (parser: Parser, text: string): number | undefined => {
  try {
    parser.parse(text, { context: { isReserved: () => false, compare: () => false } });
    return undefined;
  } catch (error) {
    const offset = Object(error).location?.start?.offset;
    return typeof offset === "number" ? offset : undefined;
  }
};

const tokensAround = (text: string, offset: number): { readonly token: string; readonly near: string } => {
  const tokens = [...text.matchAll(/[#:]?\w+|<=|>=|<>|\S/g)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  const found = tokens.findIndex(({ end }) => end > offset);
  const at = found < 0 ? tokens.length : found;
  const first = tokens[Math.max(at - 1, 0)];
  const last = tokens[Math.min(at + 1, tokens.length - 1)];
  const token = tokens[at];
  return {
    token: token ? text.slice(token.start, token.end) : "<EOF>",
    near: first && last ? text.slice(first.start, last.end) : "",
  };
};
