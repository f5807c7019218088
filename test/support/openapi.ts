import { Ajv2020 } from "ajv/dist/2020.js";
import document from "#contract/openapi.json" with { type: "json" };

interface Operation {
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, object>> }>>;
}
const paths = Object.entries(document.paths as Readonly<Record<string, Readonly<Record<string, Operation>>>>);
// Formats say more than a client checks.
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true }).addSchema(document, "openapi");

/** Throws if the contract lists the call, and the response does not fit its schema in contract/openapi.json. */
export const expectToFitOpenApi = (method: string, url: string, status: number, body: unknown): void => {
  const verb = method.toLowerCase();
  const [path, operations] = paths.find(([template, all]) => verb in all && matches(template, url)) ?? [];
  const responses = operations?.[verb]?.responses;
  if (!path || !responses || status === 304) return;
  const key = status in responses ? `${status}` : status < 400 ? undefined : "default";
  if (!key) throw new Error(`${method} ${path} answered ${status}, which contract/openapi.json does not list`);
  if (!responses[key]?.content?.["application/json"]) return;
  const pointer = ["paths", path, verb, "responses", key, "content", "application/json", "schema"];
  const validate = ajv.compile({ $ref: `openapi#/${pointer.map(escaped).join("/")}` });
  if (validate(body)) return;
  const misfits = validate.errors?.map(({ instancePath, message, params }) =>
    [instancePath, message, JSON.stringify(params)].join(" "),
  );
  throw new Error(
    `${method} ${path} answered ${status} ${JSON.stringify(body).slice(0, 500)}: not as in contract/openapi.json: ${misfits?.join("; ")}`,
  );
};

const matches = (template: string, url: string): boolean => {
  const pattern = template.replace(/[.]/g, "\\.").replace(/\{[^}]+\}/g, "[^/]+");
  return new RegExp(`^${pattern}$`).test(url.split("?")[0] ?? "");
};

/** A part of a JSON pointer in a URL. */
const escaped = (part: string) => encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1"));
