import type { OrderMode } from "#contract/order/order-field.ts";

interface OrderedTask {
  readonly task_id: string;
  readonly process_status: string;
}

/** Returns the newest task that suits the mode: pending for edit, completed for continue. */
export const exampleTaskId = (mode: OrderMode, latest: readonly OrderedTask[]): string | undefined => {
  const fits: Record<OrderMode, (task: OrderedTask) => boolean> = {
    create: () => false,
    edit: ({ process_status: status }) => status === "pending",
    repeat: () => true,
    continue: ({ process_status: status }) => status === "completed",
  };
  return latest.find(fits[mode])?.task_id;
};
