import Alert from "@cloudscape-design/components/alert";
import Badge from "@cloudscape-design/components/badge";
import Box from "@cloudscape-design/components/box";
import Button from "@cloudscape-design/components/button";
import Header from "@cloudscape-design/components/header";
import Link from "@cloudscape-design/components/link";
import SpaceBetween from "@cloudscape-design/components/space-between";
import Table from "@cloudscape-design/components/table";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { EmptyReel } from "../../components/drawings.tsx";
import { EmptyState } from "../../components/empty-state.tsx";
import { dateTime } from "../../lib/format.ts";
import { useUser } from "../../lib/session.ts";
import { usageQuery } from "./queries.ts";
import { text, usageText } from "./text.ts";
import { storyTypeName, UsageStatus } from "./usage-status.tsx";

const collapsedRows = 5;

/** The films that programs ordered. A click on a row opens its film in a new tab; the link is for keyboards. */
export const UsageHistory = () => {
  const { data = [], error, isPending, refetch } = useQuery(usageQuery(useUser().id));
  const [all, setAll] = useState(false);
  const { columns } = usageText;
  return (
    <SpaceBetween size="xs">
      {error && (
        <Alert type="error" action={<Button onClick={() => void refetch()}>{text.tryAgain}</Button>}>
          {usageText.failed(error.message)}
        </Alert>
      )}
      <Table
        header={
          <Header variant="h2" description={usageText.about} counter={data.length > 0 ? `(${data.length})` : ""}>
            {usageText.title}
          </Header>
        }
        items={all ? data : data.slice(0, collapsedRows)}
        trackBy="task_id"
        wrapLines
        loading={isPending && !error}
        loadingText="Loading..."
        ariaLabels={{ tableLabel: usageText.title }}
        onRowClick={({ detail }) => window.open(taskPath(detail.item), "_blank", "noopener")}
        columnDefinitions={[
          {
            id: "name",
            header: columns.name,
            isRowHeader: true,
            minWidth: 170,
            cell: (task) => (
              // The click on the row opens the tab, so the link itself must not.
              <Link
                href={taskPath(task)}
                ariaLabel={`${task.code_name || usageText.noCodeName}, ${usageText.opens}`}
                onFollow={(event) => event.preventDefault()}
              >
                {task.code_name || usageText.noCodeName}
              </Link>
            ),
          },
          {
            id: "status",
            header: columns.status,
            minWidth: 120,
            cell: (task) => <UsageStatus status={task.process_status} />,
          },
          { id: "type", header: columns.type, minWidth: 130, cell: (task) => storyTypeName(task.story_type) },
          { id: "created", header: columns.created, minWidth: 150, cell: (task) => dateTime(task.task_created_at) },
          {
            id: "cost",
            header: columns.cost,
            minWidth: 90,
            cell: (task) => (task.test ? <Badge>{usageText.test}</Badge> : task.credit_cost),
          },
        ]}
        empty={
          <EmptyState title={usageText.none} drawing={<EmptyReel />}>
            {usageText.noneAbout}
          </EmptyState>
        }
        footer={
          data.length > collapsedRows && (
            <Box textAlign="center">
              <Button
                variant="inline-link"
                ariaExpanded={all}
                iconName={all ? "angle-up" : "angle-down"}
                onClick={() => setAll(!all)}
              >
                {all ? usageText.showLess : usageText.showAll(data.length)}
              </Button>
            </Box>
          )
        }
      />
    </SpaceBetween>
  );
};

const taskPath = ({ task_id }: { readonly task_id: string }): string => `/task-detail/${encodeURIComponent(task_id)}`;
