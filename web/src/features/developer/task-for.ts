import type { OrderMode } from "#contract/order/fields.ts";

interface Ordered {
  readonly task_id: string;
  readonly process_status: string;
}

/** Of one's latest films the one that an example of a mode can name: edit needs a pending one, a sequel a completed one. */
export const taskFor = (mode: OrderMode, latest: readonly Ordered[]): string | undefined => {
  const fits: Record<OrderMode, (task: Ordered) => boolean> = {
    create: () => false,
    edit: ({ process_status: status }) => status === "pending",
    repeat: () => true,
    continue: ({ process_status: status }) => status === "completed",
  };
  return latest.find(fits[mode])?.task_id;
};
