import SpaceBetween from "@cloudscape-design/components/space-between";
import { useQuery } from "@tanstack/react-query";
import { dateTime, signed } from "../../lib/format.ts";
import { CollapsibleTable } from "./collapsible-table.tsx";
import { topUps } from "./queries.ts";
import { text } from "./text.ts";
import { TopUpForm } from "./top-up-form.tsx";

/** The top-up form and the history. */
export const TopUpTab = () => {
  const { data, error, refetch } = useQuery(topUps);
  return (
    <SpaceBetween size="l">
      <TopUpForm />
      <CollapsibleTable
        title={text.history}
        empty={text.noHistory}
        rows={data}
        error={error}
        onRetry={refetch}
        trackBy="id"
        columns={[
          {
            id: "user",
            header: text.column.user,
            isRowHeader: true,
            cell: ({ metadata, description }) => metadata.email || description,
          },
          { id: "credits", header: text.column.credits, cell: ({ amount }) => signed(amount) },
          { id: "reason", header: text.column.reason, cell: ({ metadata }) => metadata.topup_reason || "–" },
          { id: "date", header: text.column.date, cell: ({ created_at }) => dateTime(created_at) },
        ]}
      />
    </SpaceBetween>
  );
};
