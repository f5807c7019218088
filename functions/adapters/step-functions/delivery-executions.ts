import { ExecutionAlreadyExists, type SFNClient, StartExecutionCommand } from "@aws-sdk/client-sfn";
import type { DeliveryExecution, DeliveryExecutions } from "#functions/core/webhook/ports.ts";

/** Executions of the deliver-webhook state machine. The name is the delivery id, so that none starts twice. */
export const sfnDeliveryExecutions = (client: SFNClient, stateMachineArn: string): DeliveryExecutions => ({
  async start(execution) {
    try {
      await client.send(
        new StartExecutionCommand({ stateMachineArn, name: nameOf(execution), input: JSON.stringify(execution) }),
      );
    } catch (error) {
      if (!(error instanceof ExecutionAlreadyExists)) throw error;
    }
  },
});

const nameOf = ({ deliveryId, nth }: DeliveryExecution): string => (nth === 0 ? deliveryId : `${deliveryId}-${nth}`);
