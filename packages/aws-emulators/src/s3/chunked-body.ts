import { S3Error } from "./s3-error.ts";

const MAX_LINE = 8192;
const EMPTY: Buffer = Buffer.alloc(0);

/**
 * Decodes an `aws-chunked` body: each chunk is a size in hex and that many bytes. After a chunk of size 0 come the
 * trailers, in which the SDK sends the checksum.
 */
export const decodeChunked = (trailers: Map<string, string>) =>
  async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let rest = EMPTY;
    let left = 0;
    let reading: "size" | "bytes" | "end of bytes" | "trailers" | "done" = "size";

    for await (const chunk of source) {
      rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
      while (rest.length > 0) {
        if (reading === "bytes") {
          const bytes = rest.subarray(0, left);
          rest = rest.subarray(bytes.length);
          left -= bytes.length;
          if (left === 0) reading = "end of bytes";
          yield bytes;
          continue;
        }
        const end = rest.indexOf("\r\n");
        if (end < 0 && rest.length < MAX_LINE) break;
        if (end < 0) throw truncatedBody();
        const line = rest.subarray(0, end).toString("latin1");
        rest = rest.subarray(end + 2);

        if (reading === "end of bytes") reading = "size";
        else if (reading === "size") {
          left = sizeIn(line);
          reading = left > 0 ? "bytes" : "trailers";
        } else if (line === "") reading = "done";
        else trailers.set(line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 1).trim());
      }
    }
    if (reading !== "done" && reading !== "trailers") throw truncatedBody();
  };

const sizeIn = (line: string): number => {
  if (!/^[0-9a-f]{1,12}$/i.test(line)) throw truncatedBody();
  return Number.parseInt(line, 16);
};

const truncatedBody = () => new S3Error(400, "IncompleteBody", "The request body terminated unexpectedly.");
