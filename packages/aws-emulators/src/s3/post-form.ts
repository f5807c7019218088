import type { Readable } from "node:stream";
import busboy from "busboy";
import { invalidArgument, S3Error } from "./s3-error.ts";
import type { S3Request } from "./s3-request.ts";

const MAX_FIELD_BYTES = 20 * 1024;
const MAX_FIELDS = 100;

export interface PostedFile {
  readonly fields: ReadonlyMap<string, string>;
  readonly file: Readable;
  readonly filename: string;
}

/** Parses a form up to its file, which `receive` must read or refuse. Fields after the file are ignored, as in S3. */
export const readForm = <T>(request: S3Request, receive: (posted: PostedFile) => Promise<T>): Promise<T> => {
  const { incoming } = request;
  const limits = { fieldSize: MAX_FIELD_BYTES, fields: MAX_FIELDS, files: 1 };
  const form = busboy({ headers: incoming.headers, limits, defParamCharset: "utf8" });
  const fields = new Map<string, string>();

  return new Promise<T>((resolve, reject) => {
    let received: Promise<T> | undefined;
    const refuse = (error: unknown) => {
      incoming.unpipe(form);
      incoming.resume(); // a browser reads the response only after it has sent everything
      reject(error);
    };
    form.on("field", (name, value, { valueTruncated }) => {
      if (valueTruncated) refuse(new S3Error(400, "MaxPostPreDataLengthExceeded", "A field of the form is too long"));
      fields.set(name.toLowerCase(), value);
    });
    form.on("file", (name, file, { filename = "" }) => {
      if (name !== "file") return refuse(invalidArgument("The file of the form must be in the field named file"));
      received = receive({ fields, file, filename });
      received.catch(refuse);
    });
    form.on("error", () => refuse(new S3Error(400, "MalformedPOSTRequest", "The body is not multipart/form-data")));
    form.on("close", () => {
      const none = () => Promise.reject(invalidArgument("POST requires exactly one file upload per request."));
      (received ?? none()).then(resolve, reject);
    });
    incoming.pipe(form);
  });
};
