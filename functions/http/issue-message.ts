import type * as z from "zod";

const kinds: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  object: "an object",
  array: "a list",
};

/** The message of an invalid value. Where the contract has no words of its own, the field is named with what it takes. */
export const issueMessage = ({ path, message }: z.core.$ZodIssue): string => {
  const field = path.length > 0 ? path.join(".") : "The request body";
  const [, kind = "", given] = /^Invalid input: expected (.+), received (\w+)$/.exec(message) ?? [];
  if (given === "undefined") return `${field} is missing. Send ${kinds[kind] ?? kind}.`;
  if (given) return `${field} must be ${kinds[kind] ?? kind}.`;
  const [, options] = /^Invalid option: expected one of (.+)$/.exec(message) ?? [];
  if (options) return `${field} must be one of ${options.replaceAll("|", ", ")}.`;
  return isOfZod.test(message) ? `${field}: ${message}` : message;
};

/** Messages of zod that do not name the field. */
const isOfZod = /^(Too (small|big): expected|Invalid (input|string|number|ISO)|Unrecognized key)/;
