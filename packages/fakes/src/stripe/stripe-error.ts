/** An error reply in Stripe's shape. */
export class StripeError extends Error {
  override readonly name = "StripeError";
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

export const notFoundError = (kind: string, id: string): StripeError =>
  new StripeError(404, `No such ${kind}: '${id}'`, { code: "resource_missing", param: "id" });
