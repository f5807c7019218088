import * as contract from "#contract/endpoints/admin.ts";
import { clock } from "#functions/connect/clock.ts";
import { database } from "#functions/connect/database.ts";
import { office } from "#functions/connect/office.ts";
import { monthOf } from "#functions/core/admin/audit.ts";
import { createVoucher } from "#functions/core/admin/create-voucher.ts";
import { customerInfo } from "#functions/core/admin/customer-info.ts";
import { listTopUps } from "#functions/core/admin/list-top-ups.ts";
import { listVouchers } from "#functions/core/admin/list-vouchers.ts";
import { refundTask } from "#functions/core/admin/refund-task.ts";
import { topUpCredits } from "#functions/core/admin/top-up-credits.ts";
import { own } from "#functions/http/caller.ts";
import { httpHandler } from "#functions/http/handler.ts";
import { route } from "#functions/http/route.ts";

const connect = () => ({ ...clock(), ...database(), ...office() });
type Use = ReturnType<typeof connect>;

/** The admin function: what only administrators may. Each deed is written into the audit with what it changes. */
export const routes = [
  route(contract.listVouchers, (use: Use) => listVouchers(use)),
  route(contract.createVoucher, async (use: Use, { caller, body }) => ({
    data: await createVoucher(use, caller.userId, body.amount),
  })),
  route(contract.topUpCredits, (use: Use, { caller, body }) =>
    topUpCredits(
      use,
      own(body.adminUserId, caller),
      { email: body.targetEmail, userId: body.targetUserId },
      body.creditAmount,
      body.reason,
    ),
  ),
  route(contract.topUpHistory, async (use: Use) => ({ data: await listTopUps(use) })),
  route(contract.customerInfo, (use: Use, { params }) => customerInfo(use, params.email)),
  route(contract.refundTask, (use: Use, { caller, body }) => refundTask(use, caller.userId, body)),
  route(contract.listAudit, async (use: Use, { query }) => ({
    data: await use.audits.inMonth(query.month ?? monthOf(use.now()), query.limit),
  })),
];
export const handler = httpHandler(routes, connect);
