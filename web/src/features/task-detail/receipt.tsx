import Box from "@cloudscape-design/components/box";
import Container from "@cloudscape-design/components/container";
import Header from "@cloudscape-design/components/header";
import { useQuery } from "@tanstack/react-query";
import type { Task } from "#contract/schema/task.ts";
import { AppLink } from "../../components/app-link.tsx";
import { dateTime, signed } from "../../lib/format.ts";
import { isUnfinished } from "../../lib/live-task.ts";
import { fromServer } from "../../lib/translate.ts";
import { openPrice } from "./open-price.ts";
import { ledgerQuery } from "./queries.ts";
import { text } from "./text.ts";

/** The cost of the film and the ledger entries that add up to it. */
export const Receipt = ({ task }: { readonly task: Task }) => {
  const { data: movements = [], isSuccess } = useQuery(ledgerQuery(task));
  // Capturing reserved credits does not change the balance.
  const balanceChanges = movements.filter(({ balance_change }) => balance_change !== 0);
  const cost = -balanceChanges.reduce((sum, { balance_change }) => sum + balance_change, 0);
  return (
    <Container header={<Header variant="h2">{text.receipt}</Header>}>
      {isSuccess && <Box>{costText(task, cost)}</Box>}
      {task.cost && <Box color="text-body-secondary">{text.engineCost(task.cost)}</Box>}
      <ul className="receipt">
        {balanceChanges.map(({ id, at, text: what, balance_change }) => (
          <li key={id}>
            <span>{fromServer(what)}</span>
            <span className="at">{dateTime(at)}</span>
            <strong>{signed(balance_change)}</strong>
          </li>
        ))}
      </ul>
      <AppLink to="/credits">{text.ledger}</AppLink>
    </Container>
  );
};

const costText = (task: Task, cost: number): string => {
  if (isUnfinished(task)) return text.reserved(openPrice(task));
  return cost > 0 ? text.costed(cost) : text.free;
};
