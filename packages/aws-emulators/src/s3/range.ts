import { S3Error } from "./s3-error.ts";

/** First and last byte, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** The one range that was asked for; S3 gives the whole object to who asks for several, or in words it does not know. */
export const rangeIn = (header: string | undefined, size: number): ByteRange | undefined => {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (from === "" && to === "") return undefined;
  const start = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== "" && to !== "" && Number(to) < Number(from)) return undefined;
  if (start >= size) throw new S3Error(416, "InvalidRange", "The requested range is not satisfiable");
  return { start, end };
};
