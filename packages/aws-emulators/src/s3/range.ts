import { S3Error } from "./s3-error.ts";

/** Positions of the first and the last byte, both inclusive. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** The requested range. Undefined for several ranges or an invalid header: S3 then returns the whole object. */
export const parseRange = (header: string | undefined, size: number): ByteRange | undefined => {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (from === "" && to === "") return undefined;
  const start = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== "" && to !== "" && Number(to) < Number(from)) return undefined;
  if (start >= size) throw new S3Error(416, "InvalidRange", "The requested range is not satisfiable");
  return { start, end };
};
