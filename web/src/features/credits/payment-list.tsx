import Table from "@cloudscape-design/components/table";
import { useQuery } from "@tanstack/react-query";
import { EmptyState } from "../../components/empty-state.tsx";
import { dateTime, money, number } from "../../lib/format.ts";
import { useUser } from "../../lib/session.ts";
import { ListError } from "./list-error.tsx";
import { payments } from "./queries.ts";
import { text } from "./text.ts";

/** The completed purchases. */
export const PaymentList = () => {
  const { data, error, isPending, refetch } = useQuery(payments(useUser().id));
  if (error && !data) return <ListError error={error} onRetry={refetch} />;
  return (
    <Table
      variant="borderless"
      trackBy="id"
      ariaLabels={{ tableLabel: text.payments }}
      loading={isPending}
      loadingText={text.loadingMore}
      items={data?.paymentHistory ?? []}
      empty={<EmptyState title={text.noPayments}>{text.noPaymentsWords}</EmptyState>}
      columnDefinitions={[
        { id: "package", header: text.column.package, cell: (each) => each.package_name, isRowHeader: true },
        { id: "amount", header: text.column.amount, cell: (each) => money(each.amount) },
        { id: "credits", header: text.column.credits, cell: (each) => number(each.credits) },
        { id: "date", header: text.column.date, cell: (each) => dateTime(each.created_at) },
      ]}
    />
  );
};
