/** An error reply of S3. */
export class S3Error extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export const notImplemented = (what: string) =>
  new S3Error(501, "NotImplemented", `${what} is not implemented by the local S3`);
export const accessDenied = (message: string) => new S3Error(403, "AccessDenied", message);
export const malformed = (message: string) => new S3Error(400, "MalformedXML", message);
export const invalidArgument = (message: string) => new S3Error(400, "InvalidArgument", message);
