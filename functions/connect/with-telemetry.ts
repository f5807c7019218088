import type { Context } from "aws-lambda";
import * as z from "zod";
import { log } from "./log.ts";
import { count } from "./metrics.ts";
import { userHash } from "./user-hash.ts";

/** Errors that stages throw on purpose: the state machine handles them by name. Any other error counts as a fault. */
const expectedErrors = new Set([
  "ProviderBusy",
  "ProviderTimeout",
  "ProviderPaused",
  "UnusableAnswer",
  "ContentBlocked",
  "UserBusy",
  "TaskEnded",
  "WaitIsOver",
  "UnfitRecording",
  "FaultyFilm",
]);

/** The ids that an event may contain: at the top level, in `run`, or in an EventBridge event's detail. */
const Named = z.object({
  userId: z.string().optional(),
  taskId: z.string().optional(),
  deliveryId: z.string().optional(),
  attempt: z.int().optional(),
  scene: z.int().optional(),
});
const About = Named.extend({
  run: Named.optional(),
  detail: z.object({ id: z.string().optional(), type: z.string().optional(), detail: Named.optional() }).optional(),
});

/** Wraps a Lambda handler so that each invocation logs one line: function, ids, duration and result. */
export const withTelemetry =
  <E, R>(work: (event: E) => Promise<R>) =>
  async (event: E, context?: Context): Promise<R> => {
    const keys = { function: context?.functionName, requestId: context?.awsRequestId, ...eventKeys(event) };
    const began = performance.now();
    const milliseconds = () => Math.round(performance.now() - began);
    try {
      const result = await work(event);
      log.info("done", { ...keys, milliseconds: milliseconds() });
      return result;
    } catch (error) {
      const { name, message } = error instanceof Error ? error : new Error(String(error));
      if (expectedErrors.has(name))
        log.warn("ended early", { ...keys, milliseconds: milliseconds(), reason: name, message });
      else {
        // The Lambda runtime does not log errors that it returns to a state machine.
        log.error("failed", { ...keys, milliseconds: milliseconds(), ...(error instanceof Error && { error }) });
        // Most are mended by the next attempt; FailTask counts those that are not.
        count("FailedAttempts");
      }
      throw error;
    }
  };

const eventKeys = (event: unknown) => {
  const { run, detail, ...own } = About.safeParse(event).data ?? {};
  const { userId, ...named } = { ...own, ...run, ...detail?.detail };
  return {
    ...named,
    ...(userId && { user: userHash(userId) }),
    ...(detail?.type && { event: detail.type, eventId: detail.id }),
  };
};
