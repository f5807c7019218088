import { randomUUID } from "node:crypto";

/** A `multipart/related` body: a resource as JSON, then a file. */
export const multipartRelated = (resource: object, file: Uint8Array) => {
  const boundary = randomUUID();
  const part = (type: string) => `--${boundary}\r\ncontent-type: ${type}\r\n\r\n`;
  const body = new Blob([
    part("application/json; charset=UTF-8"),
    JSON.stringify(resource),
    `\r\n${part("application/octet-stream")}`,
    new Uint8Array(file),
    `\r\n--${boundary}--\r\n`,
  ]);
  return { type: `multipart/related; boundary=${boundary}`, body };
};
