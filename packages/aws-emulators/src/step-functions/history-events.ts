import type { HistoryEvent } from "./execution-store.ts";

/** The history as GetExecutionHistory tells it: ids, types and times, the names of states, and what failed. */
export const historyEvents = (events: readonly HistoryEvent[]) =>
  events.map(({ at, type, details }, before) => ({
    id: before + 1,
    previousEventId: before,
    timestamp: at / 1000,
    type,
    ...(details && { [detailsField(type)]: details }),
  }));

const detailsField = (type: string): string => {
  if (type.endsWith("StateEntered")) return "stateEnteredEventDetails";
  if (type.endsWith("StateExited")) return "stateExitedEventDetails";
  return `${type.charAt(0).toLowerCase()}${type.slice(1)}EventDetails`;
};
