import { accessDenied, S3Error } from "./s3-error.ts";
import { type Credentials, mustMatch, scopeOf, signatureOf } from "./signing.ts";

export type FormFields = ReadonlyMap<string, string>;

/** How many bytes the file may have. */
export interface LengthRange {
  readonly min: number;
  readonly max: number;
}

type Condition =
  | { readonly kind: "eq" | "starts-with"; readonly field: string; readonly value: string }
  | { readonly kind: "content-length-range"; readonly min: number; readonly max: number };

/** Refuses a form that its signed policy does not allow, and says how long its file may be. */
export const allowedBy = (fields: FormFields, credentials: Credentials, now: number): LengthRange => {
  const { expiration, conditions } = signedPolicy(fields, credentials);
  if (now > Date.parse(expiration)) throw accessDenied("Invalid according to Policy: Policy expired.");
  for (const condition of conditions)
    if (condition.kind !== "content-length-range" && !holds(condition, fields))
      throw accessDenied(
        `Invalid according to Policy: Policy Condition failed: ["${condition.kind}", "$${condition.field}", "${condition.value}"]`,
      );
  refuseExtraFields(fields, conditions);
  return narrowest(conditions);
};

// All conditions hold, so of several ranges what they have in common.
const narrowest = (conditions: readonly Condition[]): LengthRange => {
  const ranges = conditions.filter((condition) => condition.kind === "content-length-range");
  return {
    min: Math.max(0, ...ranges.map(({ min }) => min)),
    max: Math.min(Number.POSITIVE_INFINITY, ...ranges.map(({ max }) => max)),
  };
};

const signedPolicy = (fields: FormFields, credentials: Credentials) => {
  const [policy = "", signature = "", credential = "", algorithm] = [
    "policy",
    "x-amz-signature",
    "x-amz-credential",
    "x-amz-algorithm",
  ].map((name) => fields.get(name));
  if (!policy || algorithm !== "AWS4-HMAC-SHA256") throw accessDenied("The form has no policy that is signed");
  mustMatch(signature, signatureOf(policy, scopeOf(credential, credentials), credentials));
  const { expiration, conditions } = documentIn(policy);
  if (typeof expiration !== "string" || Number.isNaN(Date.parse(expiration)) || !Array.isArray(conditions))
    throw invalidPolicy("it has no expiration or no conditions");
  return { expiration, conditions: conditions.flatMap(conditionsIn) };
};

const documentIn = (policy: string): Readonly<Record<string, unknown>> => {
  try {
    return Object(JSON.parse(Buffer.from(policy, "base64").toString()));
  } catch {
    throw invalidPolicy("it is not JSON");
  }
};

/** `{"key": "a"}` says the same as `["eq", "$key", "a"]`. */
const conditionsIn = (given: unknown): readonly Condition[] => {
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
  throw invalidPolicy(`it has a condition that S3 does not know: ${JSON.stringify(given)}`);
};

const invalidPolicy = (why: string) => new S3Error(400, "InvalidPolicyDocument", `Invalid Policy: ${why}.`);

const holds = ({ kind, field, value }: Extract<Condition, { readonly field: string }>, fields: FormFields) => {
  const given = fields.get(field) ?? "";
  if (kind === "eq") return given === value;
  // A list of content types must hold for each of them.
  const each = field === "content-type" ? given.split(",") : [given];
  return each.every((one) => one.trim().startsWith(value));
};

const unconditional = new Set(["policy", "x-amz-signature", "file", "bucket"]);

// Every field must be allowed by name, or a form could say more about the object than its signer did.
const refuseExtraFields = (fields: FormFields, conditions: readonly Condition[]) => {
  const named = new Set(conditions.flatMap((condition) => ("field" in condition ? [condition.field] : [])));
  const extra = [...fields.keys()].find(
    (name) => !named.has(name) && !unconditional.has(name) && !name.startsWith("x-ignore-"),
  );
  if (extra) throw accessDenied(`Invalid according to Policy: Extra input fields: ${extra}`);
};
