import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import document from "#contract/openapi.json" with { type: "json" };

interface Operation {
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, object>> }>>;
}
const patternOf = (template: string): RegExp =>
  new RegExp(`^${template.replace(/[.]/g, "\\.").replace(/\{[^}]+\}/g, "[^/]+")}$`);

const paths = Object.entries(document.paths as Readonly<Record<string, Readonly<Record<string, Operation>>>>).map(
  ([path, operations]) => ({ path, operations, pattern: patternOf(path) }),
);
// Formats say more than a client checks.
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true }).addSchema(document, "openapi");

/** Throws if the contract lists the call, and the response does not fit its schema in contract/openapi.json. */
export const expectToFitOpenApi = (method: string, url: string, status: number, body: unknown): void => {
  const verb = method.toLowerCase();
  const called = url.split("?")[0] ?? "";
  const { path, operations } = paths.find((one) => verb in one.operations && one.pattern.test(called)) ?? {};
  const responses = operations?.[verb]?.responses;
  if (!path || !responses || status === 304) return;
  const key = status in responses ? `${status}` : status < 400 ? undefined : "default";
  if (!key) throw new Error(`${method} ${path} answered ${status}, which contract/openapi.json does not list`);
  if (!responses[key]?.content?.["application/json"]) return;
  const pointer = ["paths", path, verb, "responses", key, "content", "application/json", "schema"];
  const validate = validatorAt(`openapi#/${pointer.map(escaped).join("/")}`);
  if (validate(body)) {
    if (status >= 400) expectDocumentedFailure(method, path, body);
    return;
  }
  const misfits = validate.errors?.map(({ instancePath, message, params }) =>
    [instancePath, message, JSON.stringify(params)].join(" "),
  );
  throw new Error(
    `${method} ${path} answered ${status} ${JSON.stringify(body).slice(0, 500)}: not as in contract/openapi.json: ${misfits?.join("; ")}`,
  );
};

/** A client accepts further fields of a failure, but the document must have all that we send. */
const expectDocumentedFailure = (method: string, path: string, body: unknown): void => {
  const documented = Object.keys(document.components.schemas.Failure.properties);
  const further = Object.keys(body ?? {}).filter((field) => !documented.includes(field));
  if (further.length > 0)
    throw new Error(`${method} ${path} failed with ${further.join(", ")}: not in Failure of contract/openapi.json`);
};

/** Compiles a schema once: a test that waits asks for the same answer many times. */
const validatorAt = (reference: string): ValidateFunction => {
  const known = validators.get(reference) ?? ajv.compile({ $ref: reference });
  validators.set(reference, known);
  return known;
};
const validators = new Map<string, ValidateFunction>();

/** A part of a JSON pointer in a URL. */
const escaped = (part: string) => encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1"));
