import { EventBridgeClient } from "@aws-sdk/client-eventbridge";
import type { StageEvent } from "#contract/events.ts";
import { eventPublisher } from "#functions/adapters/eventbridge/publisher.ts";
import { setting } from "./environment.ts";
import { lazy } from "./lazy.ts";
import { log } from "./log.ts";

const timeoutMs = 2_000;
const publish = lazy(() => eventPublisher(new EventBridgeClient({ maxAttempts: 2 }), setting("EVENT_BUS")));

/** Publishes the event of a stage. Never throws: a lost event is logged, and the film goes on. */
export const announceStage = async (event: StageEvent): Promise<void> => {
  try {
    await publish()(event, { abortSignal: AbortSignal.timeout(timeoutMs) });
  } catch (error) {
    log.warn("A stage event was not published", { event: event.type, eventId: event.id, reason: String(error) });
  }
};
