import { startStripe } from "@animation-agent/fakes/stripe";
import type { PaymentOutcome } from "#contract/schema/payment.ts";
import { stripePaymentProvider } from "#functions/adapters/stripe/payment-provider.ts";
import { routes } from "#functions/api/payments/index.ts";
import type { Change, Ports } from "#functions/core/all-ports.ts";
import { reconcilePayments } from "#functions/core/payment/reconcile-payments.ts";
import { httpHandler } from "#functions/http/handler.ts";
import type { Route } from "#functions/http/route.ts";
import { makeRecords } from "#test/integration/records/table.ts";
import { context, request } from "#test/support/request.ts";
import { fixedSecret } from "#test/support/secrets.ts";

const webhookSecret = "whsec_of_the_shop";
export const site = "https://films.example";

/**
 * The payments function with the real SDK and the table emulator. A fake Stripe sends it webhooks.
 * A test can make a commit fail and move the clock.
 */
export const makeShop = async () => {
  const records = await makeRecords();
  const clock = { ahead: 0 };
  const now = () => Date.now() + clock.ahead;
  records.bus.clock = () => new Date(now());
  /** Conditions of commits that fail as if the process had died. */
  const commitFaults: ((changes: readonly Change[]) => boolean)[] = [];
  const commit: Ports["commit"] = async (changes) => {
    const at = commitFaults.findIndex((isFaulty) => isFaulty(changes));
    if (at >= 0) {
      commitFaults.splice(at, 1);
      throw new Error("The process died");
    }
    await records.commit(changes);
  };
  const stripe = await startStripe({
    webhookSecret,
    site,
    now,
    post: async (body, signature) =>
      (await call("POST", "/stripe/webhook", { body, headers: { "Stripe-Signature": signature }, claims: null }))
        .status,
  });
  const paymentProvider = stripePaymentProvider({
    secretKey: fixedSecret("sk_test_shop"),
    webhookSecret: fixedSecret(webhookSecret),
    hasInvoices: true,
    hasTax: true,
    site: () => site,
    base: new URL(stripe.endpoint),
  });
  let made = 0;
  const deps = {
    ...records,
    commit,
    paymentProvider,
    // Other tests check the rate limits.
    rateScale: 1_000,
    now: () => new Date(now()),
    newId: (kind: string) => `${kind}_${++made}_${crypto.randomUUID().slice(0, 8)}`,
  };
  // These dependencies are all that the routes use.
  const handler = httpHandler(routes as unknown as readonly Route<typeof deps>[], () => deps);
  const call = async (...[method, path, options]: Parameters<typeof request>) => {
    const [, sessionId] = /^\/payment\/([^/]+)/.exec(path) ?? [];
    const [, userId] = /^\/user\/([^/]+)/.exec(path) ?? [];
    const [, paymentId] = /\/payments\/([^/]+)\/invoice/.exec(path) ?? [];
    const params = { ...(sessionId && { sessionId }), ...(userId && { userId }), ...(paymentId && { paymentId }) };
    const { statusCode, body } = await handler(request(method, path, { params, ...options }), context);
    return { status: statusCode, ...JSON.parse(body) };
  };
  const as = (userId: string) => ({ claims: { sub: userId } });
  return {
    ...records,
    deps,
    stripe,
    clock,
    webhookSecret,
    call,
    dieOnce: (when: (changes: readonly Change[]) => boolean) => void commitFaults.push(when),
    async makeUser(userId: string = crypto.randomUUID()) {
      const profile = { userId, email: `${userId}@example.com`, createdAt: new Date(now()).toISOString() };
      await records.commit([{ kind: "insert-profile", profile }]);
      return userId;
    },
    order: (userId: string, package_id = "starter") =>
      call("POST", "/create-checkout-session", { body: { metadata: { package_id } }, ...as(userId) }),
    async openSession(userId: string, packageId?: string): Promise<string> {
      return (await this.order(userId, packageId)).session_id;
    },
    outcome: async (userId: string, session: string): Promise<PaymentOutcome> =>
      (await call("GET", `/payment/${session}`, as(userId))).data,
    balances: records.credits.balances,
    reconcile: () => reconcilePayments(deps),
    async stop() {
      await stripe.webhooks.settled();
      await stripe.stop();
      await records.stop();
    },
  };
};
export type Shop = Awaited<ReturnType<typeof makeShop>>;
