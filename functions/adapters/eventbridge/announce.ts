import { type EventBridgeClient, PutEventsCommand } from "@aws-sdk/client-eventbridge";
import { type DomainEvent, eventSource } from "#contract/events.ts";

/** Puts an event on our bus; throws where the bus did not take it, so that it stays in the outbox. */
export const announceOn =
  (client: EventBridgeClient, EventBusName: string) =>
  async (event: DomainEvent): Promise<void> => {
    const { FailedEntryCount, Entries } = await client.send(
      new PutEventsCommand({
        Entries: [{ EventBusName, Source: eventSource, DetailType: event.type, Detail: JSON.stringify(event) }],
      }),
    );
    if (FailedEntryCount)
      throw new Error(`The bus refused ${event.type}: ${Entries?.[0]?.ErrorMessage ?? "no reason"}`);
  };
