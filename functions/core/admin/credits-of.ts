import type { TaskRecord } from "#contract/schema/task-record.ts";
import type { HasAccounts } from "./ports.ts";

/** Credits that were captured for a task in all its attempts, and those of them that administrators have refunded. */
export const creditsOf = async (
  { accounts }: HasAccounts,
  { user_id, task_id, attempt }: Pick<TaskRecord, "user_id" | "task_id" | "attempt">,
): Promise<{ paid: number; refunded: number }> => {
  const attempts = Array.from({ length: attempt }, (_, before) => before + 1);
  const moved = async (kind: "capture" | "giveback") => {
    const amounts = attempts.map((each) => accounts.entryAmount(user_id, `${kind}#${task_id}#${each}`));
    return (await Promise.all(amounts)).reduce((all, amount) => all + amount, 0);
  };
  const [paid, refunded] = await Promise.all([moved("capture"), moved("giveback")]);
  return { paid, refunded };
};
