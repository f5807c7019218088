import * as contract from "#contract/endpoints/admin.ts";
import { adminPorts } from "#functions/connect/admin.ts";
import { clock } from "#functions/connect/clock.ts";
import { database } from "#functions/connect/database.ts";
import { pauses } from "#functions/connect/engines/engine-call.ts";
import { executions } from "#functions/connect/executions.ts";
import { monthOf } from "#functions/core/admin/audit.ts";
import { createVoucher } from "#functions/core/admin/create-voucher.ts";
import { customerInfo } from "#functions/core/admin/customer-info.ts";
import { extendForOwner } from "#functions/core/admin/extend-for-owner.ts";
import { findForSupport } from "#functions/core/admin/find-for-support.ts";
import { listTopUps } from "#functions/core/admin/list-top-ups.ts";
import { listVouchers } from "#functions/core/admin/list-vouchers.ts";
import { refundTask } from "#functions/core/admin/refund-task.ts";
import { retryFilm } from "#functions/core/admin/retry-film.ts";
import { searchFilms } from "#functions/core/admin/search-films.ts";
import { topUpCredits } from "#functions/core/admin/top-up-credits.ts";
import { endStuckTask } from "#functions/core/operate/end-stuck-task.ts";
import { pauseProvider, resumeProvider } from "#functions/core/operate/pause-provider.ts";
import { requireOwner } from "#functions/http/caller.ts";
import { httpHandler } from "#functions/http/handler.ts";
import { route } from "#functions/http/route.ts";

const connect = () => ({ ...clock(), ...database(), ...adminPorts(), ...executions(), ...pauses() });
type Deps = ReturnType<typeof connect>;

/** The admin function, for administrators only. Each action writes an audit entry in the same transaction. */
export const routes = [
  route(contract.listVouchers, (deps: Deps) => listVouchers(deps)),
  route(contract.createVoucher, async (deps: Deps, { caller, body }) => ({
    data: await createVoucher(deps, caller.userId, body.amount),
  })),
  route(contract.topUpCredits, (deps: Deps, { caller, body }) =>
    topUpCredits(
      deps,
      requireOwner(body.adminUserId, caller),
      { email: body.targetEmail, userId: body.targetUserId },
      body.creditAmount,
      body.reason,
    ),
  ),
  route(contract.topUpHistory, async (deps: Deps) => ({ data: await listTopUps(deps) })),
  route(contract.customerInfo, (deps: Deps, { params }) => customerInfo(deps, params.email)),
  route(contract.refundTask, (deps: Deps, { caller, body }) => refundTask(deps, caller.userId, body)),
  route(contract.findForSupport, (deps: Deps, { query }) => findForSupport(deps, query.query)),
  route(contract.endTask, async (deps: Deps, { caller, body }) => {
    await endStuckTask(deps, caller.userId, body);
    return { message: "The film has ended. All its credits were refunded." };
  }),
  route(contract.retryFilm, async (deps: Deps, { caller, body }) => {
    const { waived } = await retryFilm(deps, caller.userId, body);
    return { message: `The film starts again from where it failed. Its owner does not pay ${waived} credits of it.` };
  }),
  route(contract.extendFilm, async (deps: Deps, { caller, body }) => {
    const { until } = await extendForOwner(deps, caller.userId, body);
    return { message: `The film is kept until ${until.slice(0, 10)}, as soon as its files are copied.` };
  }),
  route(contract.searchFilms, (deps: Deps, { caller, body }) => searchFilms(deps, caller.userId, body.text)),
  route(contract.pausedProviders, async (deps: Deps) => ({ data: [...(await deps.providerPauses.all())] })),
  route(contract.pauseProvider, async (deps: Deps, { caller, body }) => {
    await pauseProvider(deps, caller.userId, body);
    return { message: "The engine is paused. New films wait for it." };
  }),
  route(contract.resumeProvider, async (deps: Deps, { caller, body }) => {
    await resumeProvider(deps, caller.userId, body);
    return { message: "The engine works again. Waiting films continue by themselves." };
  }),
  route(contract.listAudit, async (deps: Deps, { query }) => ({
    data: await deps.audits.inMonth(query.month ?? monthOf(deps.now()), query.limit),
  })),
];
export const handler = httpHandler(routes, connect);
