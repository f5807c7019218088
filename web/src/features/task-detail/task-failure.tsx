import Alert from "@cloudscape-design/components/alert";
import { useQuery } from "@tanstack/react-query";
import type { Task } from "#contract/schema/task.ts";
import { AppLink } from "../../components/app-link.tsx";
import { fromServer } from "../../lib/translate.ts";
import { openPrice } from "./open-price.ts";
import { ledgerQuery } from "./queries.ts";
import { text } from "./text.ts";

/** Why a task failed, the refund and the next actions. */
export const TaskFailure = ({ task }: { readonly task: Task }) => {
  const { error_message, progress, files_expired, task_id: id, attempt } = task;
  const { data: movements = [] } = useQuery(ledgerQuery(task));
  const back = movements.find((movement) => movement.id === `release#${id}#${attempt}`);
  return (
    <Alert type="error" header={error_message ? fromServer(error_message) : text.why}>
      <p className="failure-text">{text.stoppedAt(fromServer(progress.label))}</p>
      <p className="failure-text">
        {back ? text.returned(back.amount) : text.creditsBack} <AppLink to="/credits">{text.ledger}</AppLink>
      </p>
      <p className="failure-text">{files_expired ? text.expired : text.whatNext(openPrice(task))}</p>
    </Alert>
  );
};
