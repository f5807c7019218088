import FormField from "@cloudscape-design/components/form-field";
import Select from "@cloudscape-design/components/select";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { AuditRecord } from "#contract/schema/audit.ts";
import { moment, number } from "../../lib/format.ts";
import { monthsBefore } from "./months.ts";
import { audit } from "./queries.ts";
import { ShortTable } from "./short-table.tsx";
import { text } from "./text.ts";

const shown = 12;

/** The deeds of one month, the newest first. */
export const AuditOfMonth = () => {
  const [months] = useState(() => monthsBefore(new Date(), shown));
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
      <ShortTable
        title={text.audit}
        isWithin
        empty={text.noAudit}
        rows={data}
        error={error}
        onAgain={refetch}
        trackBy="id"
        columns={[
          { id: "deed", header: text.column.deed, isRowHeader: true, cell: ({ action }) => text.deeds[action] },
          { id: "change", header: text.column.change, cell: changeOf },
          { id: "target", header: text.column.target, cell: ({ target }) => <span className="code">{target}</span> },
          { id: "reason", header: text.column.reason, cell: ({ reason }) => reason || "–" },
          { id: "by", header: text.column.by, cell: ({ actor }) => <span className="code">{actor}</span> },
          { id: "date", header: text.column.date, cell: ({ at }) => moment(at) },
        ]}
      />
    </SpaceBetween>
  );
};

/** "balance 200 → 210"; what was not there before has no arrow. */
const changeOf = ({ before, after }: AuditRecord): string =>
  Object.entries(after)
    .flatMap(([name, now]) => (typeof now === "number" ? [`${name} ${from(before[name])}${number(now)}`] : []))
    .join(", ");

const from = (value: unknown): string => (typeof value === "number" ? `${number(value)} → ` : "");
