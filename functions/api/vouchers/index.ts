import * as contract from "#contract/endpoints/vouchers.ts";
import { adminPorts } from "#functions/connect/admin.ts";
import { clock } from "#functions/connect/clock.ts";
import { database } from "#functions/connect/database.ts";
import { redeemVoucher } from "#functions/core/voucher/redeem-voucher.ts";
import { requireOwner } from "#functions/http/caller.ts";
import { httpHandler } from "#functions/http/handler.ts";
import { route } from "#functions/http/route.ts";

const connect = () => ({ ...clock(), ...database(), ...adminPorts() });
type Deps = ReturnType<typeof connect>;

/** The vouchers function: redeeming voucher codes for credits. */
export const routes = [
  route(contract.redeemVoucher, (deps: Deps, { caller, body }) =>
    redeemVoucher(deps, requireOwner(body.userId, caller), body.voucherCode),
  ),
];
export const handler = httpHandler(routes, connect);
