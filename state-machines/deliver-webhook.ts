import { choice, endingRetries, failTo, type Json, result, retry, stage, variables } from "./states.ts";

export const deliverWebhook = {
  Comment:
    "Brings one message to a webhook. Task state AttemptDelivery runs functions/delivery/attempt-delivery.ts, and so on.",
  QueryLanguage: "JSONata",
  StartAt: "Begin",
  TimeoutSeconds: 864_000,
  States: {
    Begin: {
      Type: "Pass",
      Assign: { run: "{% $states.context.Execution.Input %}", attempt: 1 },
      Output: {},
      Next: "AttemptDelivery",
    },
    ...stage("AttemptDelivery", {
      comment:
        "Posts the message once and writes down how that went. It says how long to wait for the next attempt, if there is one.",
      payload: variables("run", "attempt"),
      assign: { attempt: "{% $attempt + 1 %}", isDone: result("isDone"), seconds: result("waitSeconds") },
      retries: [retry.final, retry.throttled, retry.delivery],
      catches: [failTo("AbandonDelivery")],
      next: "IsDone",
    }),
    IsDone: choice([["$isDone", "Done"]], "WaitForNextAttempt"),
    WaitForNextAttempt: { Type: "Wait", Seconds: "{% $seconds %}", Next: "AttemptDelivery" },
    ...stage("AbandonDelivery", {
      comment: "Writes down that we could not even try.",
      payload: variables("run"),
      retries: endingRetries,
      next: "Failed",
    }),
    Done: { Type: "Succeed" },
    Failed: { Type: "Fail", Error: "{% $cause.Error %}", Cause: "{% $cause.Cause %}" },
  },
} satisfies Json;
