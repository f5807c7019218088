/** What Stripe answers where a request cannot be done, in its own shape. */
export class StripeFault extends Error {
  override readonly name = "StripeFault";
  readonly status: number;
  readonly type: string;
  readonly code: string | undefined;
  readonly param: string | undefined;

  constructor(status: number, message: string, { type = "invalid_request_error", code = "", param = "" } = {}) {
    super(message);
    this.status = status;
    this.type = type;
    this.code = code || undefined;
    this.param = param || undefined;
  }

  get body(): object {
    const { type, message, code, param } = this;
    return { error: { type, message, ...(code && { code }), ...(param && { param }) } };
  }
}

export const missing = (kind: string, id: string): StripeFault =>
  new StripeFault(404, `No such ${kind}: '${id}'`, { code: "resource_missing", param: "id" });
