import Box from "@cloudscape-design/components/box";
import Link from "@cloudscape-design/components/link";
import Pagination from "@cloudscape-design/components/pagination";
import SpaceBetween from "@cloudscape-design/components/space-between";
import StatusIndicator from "@cloudscape-design/components/status-indicator";
import Table from "@cloudscape-design/components/table";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { PaymentStatus, PaymentTransaction } from "#contract/schema/payment.ts";
import { EmptyState } from "../../components/empty-state.tsx";
import { dateTime, money, number } from "../../lib/format.ts";
import { useUser } from "../../lib/session.ts";
import { InvoiceButton } from "./invoice-button.tsx";
import { ListError } from "./list-error.tsx";
import { payments } from "./queries.ts";
import { text } from "./text.ts";

const pageSize = 5;

/** All payments of the card provider, five per page. */
export const TransactionList = () => {
  const { data, error, isPending, refetch } = useQuery(payments(useUser().id));
  const [page, setPage] = useState(1);
  if (error && !data) return <ListError error={error} onRetry={refetch} />;
  const all = data?.paymentTransactions ?? [];
  const pages = Math.ceil(all.length / pageSize);
  return (
    <SpaceBetween size="s">
      <Table
        variant="borderless"
        trackBy="id"
        ariaLabels={{ tableLabel: text.transactions }}
        loading={isPending}
        loadingText={text.loadingMore}
        items={all.slice((page - 1) * pageSize, page * pageSize)}
        empty={<EmptyState title={text.noTransactions}>{text.noPaymentsWords}</EmptyState>}
        columnDefinitions={columns}
      />
      {pages > 1 && (
        <Pagination
          currentPageIndex={page}
          pagesCount={pages}
          onChange={({ detail }) => setPage(detail.currentPageIndex)}
        />
      )}
    </SpaceBetween>
  );
};

// The minimum widths keep words whole on a phone, where the table scrolls sideways.
const columns = [
  {
    id: "status",
    minWidth: 140,
    header: text.column.status,
    cell: ({ status }: PaymentTransaction) => <TransactionStatus status={status} />,
  },
  {
    id: "package",
    minWidth: 120,
    header: text.column.package,
    cell: ({ metadata }: PaymentTransaction) => metadata.package_name,
    isRowHeader: true,
  },
  {
    id: "amount",
    header: text.column.amount,
    minWidth: 110,
    cell: (payment: PaymentTransaction) => <Amount payment={payment} />,
  },
  { id: "credits", header: text.column.credits, cell: ({ metadata }: PaymentTransaction) => number(metadata.credits) },
  {
    id: "method",
    header: text.column.method,
    cell: ({ payment_method_type }: PaymentTransaction) => paymentMethodName(payment_method_type),
  },
  {
    id: "date",
    header: text.column.date,
    cell: ({ paid_at, created_at }: PaymentTransaction) => dateTime(paid_at ?? created_at),
  },
  {
    id: "receipt",
    header: text.column.receipt,
    minWidth: 150,
    cell: (payment: PaymentTransaction) => <Documents payment={payment} />,
  },
];

/** The links to the receipt and to the invoice. */
const Documents = ({ payment }: { readonly payment: PaymentTransaction }) => {
  const { id, receipt_url, invoice_number, metadata, created_at } = payment;
  const receipt = receipt_url && (
    <Link href={receipt_url} external ariaLabel={`${text.view}: ${metadata.package_name}, ${dateTime(created_at)}`}>
      {text.view}
    </Link>
  );
  if (!receipt && !invoice_number) return "–";
  return (
    <SpaceBetween size="xxs">
      {receipt}
      {invoice_number && <InvoiceButton paymentId={id} number={invoice_number} />}
    </SpaceBetween>
  );
};

/** The price, the tax that it contains, and what went back. */
const Amount = ({ payment }: { readonly payment: PaymentTransaction }) => {
  const { amount, amount_refunded, currency, tax } = payment;
  return (
    <>
      {money(amount, currency)}
      {tax !== null && tax > 0 && (
        <Box variant="small" display="block">
          {text.tax(money(tax, currency))}
        </Box>
      )}
      {amount_refunded > 0 && (
        <Box variant="small" display="block">
          {text.refunded(money(amount_refunded, currency))}
        </Box>
      )}
    </>
  );
};

/** Only a payment with an open bank transfer is pending; failed, expired and refunded payments are errors. */
export const TransactionStatus = ({ status }: { readonly status: PaymentStatus }) => {
  const type = status === "succeeded" ? "success" : status === "pending" ? "pending" : "error";
  return <StatusIndicator type={type}>{capitalize(status)}</StatusIndicator>;
};

/** Turns the provider's name, such as us_bank_account, into a text. */
export const paymentMethodName = (method: string | null): string =>
  method ? capitalize(method.replaceAll("_", " ")) : "–";

const capitalize = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);
