import Box from "@cloudscape-design/components/box";
import StatusIndicator from "@cloudscape-design/components/status-indicator";
import Table from "@cloudscape-design/components/table";
import type { DeliveryAttempt } from "#contract/schema/webhook.ts";
import { dateTime } from "../../lib/format.ts";
import { deliveryText as text } from "./text.ts";

/** The attempts of a delivery: time, result, duration and the beginning of the response. */
export const Attempts = ({ attempts }: { readonly attempts: readonly DeliveryAttempt[] }) => {
  const { columns } = text;
  if (attempts.length === 0) return <Box color="text-body-secondary">{text.noAttempts}</Box>;
  return (
    <Table
      variant="embedded"
      wrapLines
      items={attempts}
      trackBy="at"
      ariaLabels={{ tableLabel: text.attempts(attempts.length) }}
      columnDefinitions={[
        { id: "at", header: columns.at, isRowHeader: true, minWidth: 190, cell: ({ at }) => dateTime(at) },
        { id: "outcome", header: columns.outcome, minWidth: 180, cell: (attempt) => <Outcome {...attempt} /> },
        { id: "time", header: columns.time, minWidth: 100, cell: ({ ms }) => text.ms(ms) },
        {
          id: "response",
          header: columns.response,
          minWidth: 240,
          cell: ({ response }) => (response ? <code className="secret">{response}</code> : "-"),
        },
      ]}
    />
  );
};

const Outcome = ({ status, error }: DeliveryAttempt) => (
  <StatusIndicator type={error ? "error" : "success"}>
    {status === undefined ? (error ? text.errors[error] : "") : text.answered(status)}
  </StatusIndicator>
);
