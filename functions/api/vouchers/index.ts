import * as contract from "#contract/endpoints/vouchers.ts";
import { clock } from "#functions/connect/clock.ts";
import { database } from "#functions/connect/database.ts";
import { office } from "#functions/connect/office.ts";
import { redeemVoucher } from "#functions/core/voucher/redeem-voucher.ts";
import { own } from "#functions/http/caller.ts";
import { httpHandler } from "#functions/http/handler.ts";
import { route } from "#functions/http/route.ts";

const connect = () => ({ ...clock(), ...database(), ...office() });
type Use = ReturnType<typeof connect>;

/** The vouchers function: codes that are worth credits. */
export const routes = [
  route(contract.redeemVoucher, (use: Use, { caller, body }) =>
    redeemVoucher(use, own(body.userId, caller), body.voucherCode),
  ),
];
export const handler = httpHandler(routes, connect);
