import type { MailChange } from "#functions/core/mail/changes.ts";
import { Refusal } from "#functions/core/shared/errors.ts";
import { keys } from "./table.ts";
import { type Plan, update } from "./write.ts";

const keptDays = 30;

/** A mail is sent once: claimed until a time, then marked as sent, or released after a failure. */
export const planMail = (change: MailChange, table: string): Plan => {
  const expires = Math.ceil(Date.parse(change.now) / 1000) + keptDays * 86_400;
  switch (change.kind) {
    case "claim-mail":
      return {
        writes: [
          update(
            table,
            keys.mail(change.mail),
            { until: change.until, expires },
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
          update(table, keys.mail(change.mail), change.sent ? { sent: change.now, expires } : { until: "", expires }, {
            expression: "attribute_exists(PK)",
          }),
        ],
        refusal: new Refusal("conflict", "The mail was not claimed"),
      };
  }
};
