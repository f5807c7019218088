import Container from "@cloudscape-design/components/container";
import Header from "@cloudscape-design/components/header";
import Tabs from "@cloudscape-design/components/tabs";
import { LedgerList } from "./ledger-list.tsx";
import { PaymentList } from "./payment-list.tsx";
import { text } from "./text.ts";
import { TransactionList } from "./transaction-list.tsx";

/** The ledger, the purchases and the card payments. */
export const History = () => (
  <Container header={<Header variant="h2">{text.history}</Header>}>
    <Tabs
      ariaLabel={text.history}
      tabs={[
        { id: "movements", label: text.ledger, content: <LedgerList /> },
        { id: "payments", label: text.payments, content: <PaymentList /> },
        { id: "transactions", label: text.transactions, content: <TransactionList /> },
      ]}
    />
  </Container>
);
