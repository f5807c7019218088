/** An error reply of SES. */
export class SesError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export const badRequest = (message: string) => new SesError(400, "BadRequestException", message);
export const notImplemented = (what: string) =>
  new SesError(501, "NotImplementedException", `${what} is not implemented by the local SES`);
