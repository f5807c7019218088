import { accessDenied, S3Error } from "./s3-error.ts";
import { type Credentials, checkSignature, computeSignature, parseScope } from "./signing.ts";

export type FormFields = ReadonlyMap<string, string>;

/** Allowed size of the file in bytes. */
export interface LengthRange {
  readonly min: number;
  readonly max: number;
}

type Condition =
  | { readonly kind: "eq" | "starts-with"; readonly field: string; readonly value: string }
  | { readonly kind: "content-length-range"; readonly min: number; readonly max: number };

/** Checks a form against its signed policy and returns the allowed size of its file. Throws AccessDenied. */
export const checkPolicy = (fields: FormFields, credentials: Credentials, now: number): LengthRange => {
  const { expiration, conditions } = verifyPolicy(fields, credentials);
  if (now > Date.parse(expiration)) throw accessDenied("Invalid according to Policy: Policy expired.");
  for (const condition of conditions)
    if (condition.kind !== "content-length-range" && !isMet(condition, fields))
      throw accessDenied(
        `Invalid according to Policy: Policy Condition failed: ["${condition.kind}", "$${condition.field}", "${condition.value}"]`,
      );
  refuseExtraFields(fields, conditions);
  return intersectRanges(conditions);
};

// All conditions must be met, so several ranges are intersected.
const intersectRanges = (conditions: readonly Condition[]): LengthRange => {
  const ranges = conditions.filter((condition) => condition.kind === "content-length-range");
  return {
    min: Math.max(0, ...ranges.map(({ min }) => min)),
    max: Math.min(Number.POSITIVE_INFINITY, ...ranges.map(({ max }) => max)),
  };
};

const verifyPolicy = (fields: FormFields, credentials: Credentials) => {
  const [policy = "", signature = "", credential = "", algorithm] = [
    "policy",
    "x-amz-signature",
    "x-amz-credential",
    "x-amz-algorithm",
  ].map((name) => fields.get(name));
  if (!policy || algorithm !== "AWS4-HMAC-SHA256") throw accessDenied("The form has no signed policy");
  checkSignature(signature, computeSignature(policy, parseScope(credential, credentials), credentials));
  const { expiration, conditions } = parsePolicy(policy);
  if (typeof expiration !== "string" || Number.isNaN(Date.parse(expiration)) || !Array.isArray(conditions))
    throw invalidPolicy("it has no expiration or no conditions");
  return { expiration, conditions: conditions.flatMap(parseConditions) };
};

const parsePolicy = (policy: string): Readonly<Record<string, unknown>> => {
  try {
    return Object(JSON.parse(Buffer.from(policy, "base64").toString()));
  } catch {
    throw invalidPolicy("it is not JSON");
  }
};

/** `{"key": "a"}` is short for `["eq", "$key", "a"]`. */
const parseConditions = (given: unknown): readonly Condition[] => {
  if (!Array.isArray(given))
    return Object.entries(Object(given)).map(([field, value]) => ({
      kind: "eq",
      field: field.toLowerCase(),
      value: String(value),
    }));
  const [kind, first, second] = given.map(String);
  const [min, max] = [Number(first), Number(second)];
  if (kind === "content-length-range" && min <= max) return [{ kind, min, max }];
  if ((kind === "eq" || kind === "starts-with") && first?.startsWith("$") && second !== undefined)
    return [{ kind, field: first.slice(1).toLowerCase(), value: second }];
  throw invalidPolicy(`it has an unknown condition: ${JSON.stringify(given)}`);
};

const invalidPolicy = (why: string) => new S3Error(400, "InvalidPolicyDocument", `Invalid Policy: ${why}.`);

const isMet = ({ kind, field, value }: Extract<Condition, { readonly field: string }>, fields: FormFields) => {
  const given = fields.get(field) ?? "";
  if (kind === "eq") return given === value;
  // Each content type of a list must meet the condition.
  const each = field === "content-type" ? given.split(",") : [given];
  return each.every((one) => one.trim().startsWith(value));
};

const exemptFields = new Set(["policy", "x-amz-signature", "file", "bucket"]);

// Every field needs a condition; otherwise a form could set properties that its signer did not intend.
const refuseExtraFields = (fields: FormFields, conditions: readonly Condition[]) => {
  const named = new Set(conditions.flatMap((condition) => ("field" in condition ? [condition.field] : [])));
  const extra = [...fields.keys()].find(
    (name) => !named.has(name) && !exemptFields.has(name) && !name.startsWith("x-ignore-"),
  );
  if (extra) throw accessDenied(`Invalid according to Policy: Extra input fields: ${extra}`);
};
