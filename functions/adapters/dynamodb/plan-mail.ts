import type { MailChange } from "#functions/core/mail/changes.ts";
import { Refusal } from "#functions/core/shared/errors.ts";
import { keys } from "./table.ts";
import { always, type Plan, put, update } from "./write.ts";

const keptDays = 30;

/** A mail is sent once: claimed until a time, then marked as sent, or released after a failure. */
export const planMail = (change: MailChange, table: string): Plan => {
  switch (change.kind) {
    case "stop-copies":
      return {
        writes: [put(table, { ...keys.copyStop(change.address), at: change.at }, always)],
        refusal: new Refusal("conflict", "The copies are being stopped"),
      };
    case "claim-mail":
      return {
        writes: [
          update(
            table,
            keys.mail(change.mail),
            { until: change.until, expires: expiryOf(change.now) },
            {
              expression: "attribute_not_exists(PK) OR (attribute_not_exists(#sent) AND #until < :now)",
              values: { now: change.now },
            },
          ),
        ],
        refusal: new Refusal("conflict", "The mail is being sent"),
      };
    case "note-mail":
      return {
        writes: [
          update(
            table,
            keys.mail(change.mail),
            change.sent
              ? { sent: change.now, expires: expiryOf(change.now) }
              : { until: "", expires: expiryOf(change.now) },
            {
              expression: "attribute_exists(PK)",
            },
          ),
        ],
        refusal: new Refusal("conflict", "The mail was not claimed"),
      };
  }
};

const expiryOf = (now: string): number => Math.ceil(Date.parse(now) / 1000) + keptDays * 86_400;
