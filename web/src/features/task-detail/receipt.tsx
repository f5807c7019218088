import Box from "@cloudscape-design/components/box";
import Container from "@cloudscape-design/components/container";
import Header from "@cloudscape-design/components/header";
import { useQuery } from "@tanstack/react-query";
import type { Task } from "#contract/schema/task.ts";
import { AppLink } from "../../components/app-link.tsx";
import { credits, moment } from "../../lib/format.ts";
import { movementsOf } from "./queries.ts";
import { text } from "./text.ts";

/** What the film costs, and each movement of credits that belongs to it. */
export const Receipt = ({ task }: { readonly task: Task }) => {
  const { data: movements = [] } = useQuery(movementsOf(task));
  return (
    <Container header={<Header variant="h2">{text.receipt}</Header>}>
      <Box>{text.receiptOf(task.credit_cost)}</Box>
      <ul className="receipt">
        {movements.map(({ id, at, text: what, amount }) => (
          <li key={id}>
            <span>{what}</span>
            <span className="at">{moment(at)}</span>
            <strong>{credits(amount)}</strong>
          </li>
        ))}
      </ul>
      <AppLink to="/credits">{text.ledger}</AppLink>
    </Container>
  );
};
