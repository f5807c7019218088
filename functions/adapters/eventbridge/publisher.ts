import { type EventBridgeClient, PutEventsCommand } from "@aws-sdk/client-eventbridge";
import { type DomainEvent, eventSource } from "#contract/events.ts";

/** Puts an event on our bus. Throws if the bus rejects it, so that the event stays in the outbox. */
export const eventPublisher =
  (client: EventBridgeClient, EventBusName: string) =>
  async (event: DomainEvent, options: { readonly abortSignal?: AbortSignal } = {}): Promise<void> => {
    const { FailedEntryCount, Entries } = await client.send(
      new PutEventsCommand({
        Entries: [{ EventBusName, Source: eventSource, DetailType: event.type, Detail: JSON.stringify(event) }],
      }),
      options,
    );
    if (FailedEntryCount)
      throw new Error(`EventBridge rejected ${event.type}: ${Entries?.[0]?.ErrorMessage ?? "no reason"}`);
  };
