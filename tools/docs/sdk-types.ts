import openapiTypes, { astToString, type OpenAPI3 } from "openapi-typescript";
import { openApi } from "./openapi.ts";

const fieldTypes = ["string", "number", "boolean", "object"] as const;
type FieldType = (typeof fieldTypes)[number];

interface Field {
  readonly type?: string;
}

/** For the SDK: the types of every call of the API, and at run time the types of an order's fields and the schema of a scene edit. */
export const sdkTypes = async (): Promise<string> => {
  // The document is plain data in the shape of OpenAPI 3.1.
  const document = JSON.parse(JSON.stringify(openApi())) as OpenAPI3;
  const calls = astToString(await openapiTypes(document, { defaultNonNullable: false }))
    // A description without webhooks and definitions of its own has nothing to export for them.
    .replace(/^export type (webhooks|\$defs) = Record<string, never>;\n/gm, "");
  const order = document.components?.schemas?.["IncomingOrder"] as { readonly properties: Record<string, Field> };
  const lines = Object.entries(order.properties).map(([name, field]) => `  ${name}: "${typeOf(field)}",`);
  const sceneEdit = JSON.stringify(withoutRefs(document, document.components?.schemas?.["SceneEdit"]), undefined, 2);
  return `// Generated from the contract: npm run docs

/** The type of each field of an order. */
export const orderFieldTypes = {
${lines.join("\n")}
} as const;

/** The JSON Schema of one change of a film's scenes. */
export const sceneEditSchema = ${sceneEdit} as const;

${calls}`;
};

/** A field of several types, or of a list, is written as JSON. */
const typeOf = ({ type }: Field): FieldType => fieldTypes.find((each) => each === type) ?? "object";

/** A schema that stands alone: what it refers to is inside. */
const withoutRefs = (document: OpenAPI3, schema: unknown): unknown =>
  JSON.parse(JSON.stringify(schema), (_, value) => {
    const [, name] = /^#\/components\/schemas\/(\w+)$/.exec(value?.$ref ?? "") ?? [];
    return name ? withoutRefs(document, document.components?.schemas?.[name]) : value;
  });
