import * as contract from "#contract/endpoints/account.ts";
import { database } from "#functions/connect/database.ts";
import { own } from "#functions/http/caller.ts";
import { httpHandler } from "#functions/http/handler.ts";
import { route } from "#functions/http/route.ts";

type Use = ReturnType<typeof database>;

/** The account function: what a user has. */
export const routes = [
  route(contract.credits, async (use: Use, { caller, params }) => {
    const { available, held, earned, spent, debt } = await use.credits.balances(own(params.userId, caller));
    return {
      data: { balance: available, held, total_earned: earned, total_spent: spent, debt, currency: "credits" as const },
    };
  }),
];
export const handler = httpHandler(routes, database);
