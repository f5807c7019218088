import type { OrderMode } from "#contract/order/fields.ts";

interface OrderedTask {
  readonly task_id: string;
  readonly process_status: string;
}

/** Of one's latest films the one that an example of a mode can name: edit needs a pending one, a sequel a completed one. */
export const exampleTaskId = (mode: OrderMode, latest: readonly OrderedTask[]): string | undefined => {
  const fits: Record<OrderMode, (task: OrderedTask) => boolean> = {
    create: () => false,
    edit: ({ process_status: status }) => status === "pending",
    repeat: () => true,
    continue: ({ process_status: status }) => status === "completed",
  };
  return latest.find(fits[mode])?.task_id;
};
