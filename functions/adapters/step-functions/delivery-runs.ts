import { ExecutionAlreadyExists, type SFNClient, StartExecutionCommand } from "@aws-sdk/client-sfn";
import type { DeliveryRun, DeliveryRuns } from "#functions/core/webhook/ports.ts";

/** Executions of the deliver-webhook state machine. The name is the delivery id, so that none starts twice. */
export const deliveryExecutions = (client: SFNClient, stateMachineArn: string): DeliveryRuns => ({
  async start(run) {
    try {
      await client.send(new StartExecutionCommand({ stateMachineArn, name: nameOf(run), input: JSON.stringify(run) }));
    } catch (error) {
      if (!(error instanceof ExecutionAlreadyExists)) throw error;
    }
  },
});

const nameOf = ({ deliveryId, nth }: DeliveryRun): string => (nth === 0 ? deliveryId : `${deliveryId}-${nth}`);
