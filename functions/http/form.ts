import busboy from "busboy";
import { cleanText } from "#functions/core/shared/clean-text.ts";
import { Refusal } from "#functions/core/shared/errors.ts";

/** An uploaded file. Name and type come from the client and are not verified. */
export interface SentFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

export interface Form {
  readonly fields: Readonly<Record<string, string>>;
  readonly file: SentFile | undefined;
}

/** API Gateway passes bodies of up to 6 MB to a function: a file of 4 MB fits after base64 encoding. */
const maxFileBytes = 4 * 1024 * 1024;

/** Parses a multipart form with at most one file. */
export const readForm = (headers: Readonly<Record<string, string>>, bytes: Buffer): Promise<Form> =>
  new Promise((resolve, reject) => {
    if (!/^multipart\/form-data\b/i.test(headers["content-type"] ?? ""))
      throw new Refusal(
        "unsupported_media_type",
        "The request body must be a form (Content-Type: multipart/form-data)",
      );
    const fields: Record<string, string> = {};
    let file: SentFile | undefined;
    const parser = parserFor(headers);
    parser.on("field", (name, value) => {
      fields[name] = value;
    });
    parser.on("file", (_, stream, { filename, mimeType }) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("limit", () => reject(new Refusal("content_too_large", "A file in a form can have up to 4 MB")));
      stream.on("end", () => {
        file = { name: cleanText(filename ?? ""), type: mimeType, bytes: Buffer.concat(chunks) };
      });
    });
    parser.on("error", () => reject(new Refusal("invalid_request", "The form is not valid")));
    parser.on("close", () => resolve({ fields, file }));
    parser.end(bytes);
  });

const parserFor = (headers: Readonly<Record<string, string>>) => {
  try {
    return busboy({ headers, limits: { files: 1, fields: 20, fieldSize: 20_000, fileSize: maxFileBytes } });
  } catch {
    throw new Refusal("invalid_request", "The form is not valid");
  }
};
