import type { components, operations } from "./api.generated.ts";

type Schemas = components["schemas"];

/** A film: its order, its progress, and links to its files when it is completed. */
export type Film = Schemas["Task"];
/** An order with the API's field names. Only `input_story` is required for a new film. */
export type Order = operations["incomingOrder"]["requestBody"]["content"]["application/json"];
/** What the service returns for an order. */
export type Receipt = Schemas["IncomingReceipt"];
export type Downloads = Schemas["Downloads"];
export type FileKind = Downloads["files"][number]["kind"];
export type Credits = operations["credits"]["responses"]["200"]["content"]["application/json"]["data"];
export type Quote = Schemas["Quote"];
