import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { extname } from "node:path";
import { parse } from "csv-parse/sync";
import type { Order } from "../types.ts";
import { orderOf } from "./order-fields.ts";
import { UsageError } from "./settings.ts";

export interface BatchRow {
  /** Where the order stands, for messages: `films.csv, row 3`. */
  readonly where: string;
  /** The same for the same order of the same file, so that a second run orders nothing twice. */
  readonly key: string;
  readonly order: Order;
}

/** Reads the orders of a CSV file, whose header has the names of the API's fields, or of a file with one JSON a line. */
export const readBatch = (path: string): readonly BatchRow[] => {
  const rows = extname(path).toLowerCase() === ".csv" ? csvRows(path) : jsonRows(path);
  if (rows.length === 0) throw new UsageError(`${path} has no orders.`);
  const seen = new Map<string, number>();
  return rows.map((texts, index) => {
    const where = `${path}, row ${index + 1}`;
    const order = orderOf(texts, where);
    if (!order.input_story && (order.mode ?? "create") === "create")
      throw new UsageError(`${where}: input_story is empty. Say what the film tells.`);
    const text = JSON.stringify(order);
    const nth = (seen.get(text) ?? 0) + 1;
    seen.set(text, nth);
    return { where, order, key: createHash("sha256").update(`${nth} ${text}`).digest("hex").slice(0, 40) };
  });
};

type Row = Readonly<Record<string, unknown>>;

const csvRows = (path: string): readonly Row[] => {
  try {
    return parse(readText(path), { columns: true, bom: true, skip_empty_lines: true, trim: true });
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${path} is not a CSV file: ${(error as Error).message}`);
  }
};

const jsonRows = (path: string): readonly Row[] =>
  readText(path)
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line, index) => {
      const row = parseJson(line);
      if (typeof row !== "object" || row === null || Array.isArray(row))
        throw new UsageError(`${path}, line ${index + 1}: each line must be a JSON object.`);
      return row as Row;
    });

const parseJson = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
};

const readText = (path: string): string => {
  try {
    return readFileSync(path, "utf8");
  } catch {
    throw new UsageError(`${path} cannot be read.`);
  }
};
