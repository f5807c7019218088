import FormField from "@cloudscape-design/components/form-field";
import Select from "@cloudscape-design/components/select";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { AuditRecord } from "#contract/schema/audit.ts";
import { dateTime, number } from "../../lib/format.ts";
import { siteLocale } from "../../lib/site-language.ts";
import { CollapsibleTable } from "./collapsible-table.tsx";
import { audit } from "./queries.ts";
import { text } from "./text.ts";

const monthCount = 12;

/** The audit entries of one month, newest first. */
export const AuditTable = () => {
  const [months] = useState(() => monthsBefore(new Date(), monthCount));
  const [month, setMonth] = useState(months[0]?.value ?? "");
  const { data, error, refetch } = useQuery(audit(month));
  return (
    <SpaceBetween size="m">
      <FormField label={text.month}>
        <Select
          options={months}
          selectedOption={months.find(({ value }) => value === month) ?? null}
          onChange={({ detail }) => setMonth(detail.selectedOption.value ?? "")}
        />
      </FormField>
      <CollapsibleTable
        title={text.audit}
        isNested
        empty={text.noAudit}
        rows={data}
        error={error}
        onRetry={refetch}
        trackBy="id"
        columns={[
          { id: "deed", header: text.column.action, isRowHeader: true, cell: ({ action }) => text.actions[action] },
          { id: "change", header: text.column.change, cell: changeOf },
          { id: "target", header: text.column.target, cell: ({ target }) => <span className="code">{target}</span> },
          { id: "reason", header: text.column.reason, cell: ({ reason }) => reason || "–" },
          { id: "by", header: text.column.by, cell: ({ actor }) => <span className="code">{actor}</span> },
          { id: "date", header: text.column.date, cell: ({ at }) => dateTime(at) },
        ]}
      />
    </SpaceBetween>
  );
};

/** Returns texts such as "balance 200 → 210", of numbers and times. Without an earlier value there is no arrow. */
const changeOf = ({ before, after }: AuditRecord): string =>
  Object.entries(after)
    .flatMap(([name, value]) => {
      const [earlier, now] = [shownValue(before[name]), shownValue(value)];
      return now ? [`${name} ${earlier ? `${earlier} → ` : ""}${now}`] : [];
    })
    .join(", ");

const shownValue = (value: unknown): string => {
  if (typeof value === "number") return number(value);
  return typeof value === "string" && /^\d{4}-\d\d-\d\dT/.test(value) ? dateTime(value) : "";
};

const named = new Intl.DateTimeFormat(siteLocale, { month: "long", year: "numeric", timeZone: "UTC" });

/** Returns this month and the months before it: the value as the API expects it (2026-01), and the label. */
export const monthsBefore = (now: Date, count: number): { readonly value: string; readonly label: string }[] =>
  Array.from({ length: count }, (_, back) => {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back));
    return { value: month.toISOString().slice(0, 7), label: named.format(month) };
  });
