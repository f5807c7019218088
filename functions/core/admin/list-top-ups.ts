import type { HasUsers } from "../account/ports.ts";
import type { HasClock } from "../shared/ports.ts";
import { monthsTo } from "./audit.ts";
import { emailsOf } from "./emails-of.ts";
import type { HasAudits } from "./ports.ts";
import { shownTopUp, type TopUp } from "./top-up.ts";

const months = 12;
const shown = 50;

/** The newest top-ups of the last year, from the audit that was written with them. */
export const listTopUps = async (deps: HasAudits & HasUsers & HasClock): Promise<TopUp[]> => {
  const found = await Promise.all(monthsTo(deps.now(), months).map((month) => deps.audits.inMonth(month, 1_000)));
  const newest = found
    .flat()
    .filter(({ action }) => action === "top-up-credits")
    .slice(0, shown);
  const emails = await emailsOf(
    deps,
    newest.map(({ target }) => target),
  );
  return newest.map((record) => shownTopUp(record, emails));
};
