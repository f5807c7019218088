import type { TableProps } from "@cloudscape-design/components/table";
import type { Voucher } from "#contract/schema/voucher.ts";
import { CopyButton } from "../../components/copy-button.tsx";
import { dateTime, day, number } from "../../lib/format.ts";
import { text } from "./text.ts";

type Column = TableProps.ColumnDefinition<Voucher>;

/** Shortened in the list; the button copies the whole code. */
export const codeOf: Column = {
  id: "code",
  header: text.column.code,
  isRowHeader: true,
  cell: ({ code }) => (
    <span className="code">
      {shortenCode(code)} <CopyButton what={shortenCode(code)} value={code} variant="inline-link" />
    </span>
  ),
};
export const worth: Column = { id: "credits", header: text.column.credits, cell: ({ amount }) => number(amount) };
export const madeAt: Column = {
  id: "created",
  header: text.column.created,
  cell: ({ created_at }) => dateTime(created_at),
};
export const redeemableUntil = (header: string): Column => ({
  id: "expires",
  header,
  cell: ({ expires_at }) => day(expires_at),
});
export const usedBy: Column = {
  id: "used-by",
  header: text.column.usedBy,
  cell: ({ used_by, used_by_email }) => used_by_email ?? `${text.noAccount} (${used_by})`,
};
export const usedAt: Column = {
  id: "used-at",
  header: text.column.usedAt,
  cell: ({ used_at }) => (used_at ? dateTime(used_at) : "–"),
};

const most = 20;
const kept = 8;

/** Shortens a code to its first and last eight characters. */
export const shortenCode = (code: string): string =>
  code.length > most ? `${code.slice(0, kept)}...${code.slice(-kept)}` : code;
