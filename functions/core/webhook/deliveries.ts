import type { WebhookDelivery } from "#contract/schema/webhook.ts";
import type { EmitChange } from "../shared/changes.ts";
import type { Commits } from "../shared/commit.ts";
import { retryOnConflict } from "../shared/commit.ts";
import { Refusal } from "../shared/errors.ts";
import type { HasClock, HasCursors, HasIds } from "../shared/ports.ts";
import type { WebhookChange } from "./changes.ts";
import { noUrl } from "./config.ts";
import type { HasWebhooks } from "./ports.ts";

const list = "webhook-deliveries";

/** A page of the delivery log and the cursor of the next page. */
export const listDeliveries = async (
  { webhooks, cursors }: HasWebhooks & HasCursors,
  userId: string,
  { limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined },
): Promise<{ deliveries: WebhookDelivery[]; next_cursor?: string }> => {
  const before = cursor === undefined ? undefined : await cursors.open(userId, list, cursor);
  const deliveries = await webhooks.deliveries(userId, { limit, before });
  const last = deliveries.length === limit ? deliveries.at(-1)?.id : undefined;
  return { deliveries, ...(last !== undefined && { next_cursor: await cursors.seal(userId, list, last) }) };
};

/** Requests another attempt now. The event starts a separate execution for it. */
export const redeliver = (
  deps: HasWebhooks & HasClock & HasIds & Commits<EmitChange | WebhookChange>,
  userId: string,
  id: string,
): Promise<WebhookDelivery> =>
  retryOnConflict(deps, async () => {
    const [delivery, webhook] = await Promise.all([deps.webhooks.delivery(userId, id), deps.webhooks.find(userId)]);
    if (!delivery) throw new Refusal("not_found", `Delivery not found: ${id}`);
    if (!webhook) throw new Refusal("invalid_request", noUrl);
    if (!webhook.is_active) throw new Refusal("conflict", "The webhook is inactive. Save it again to switch it on.");
    const record = { ...delivery, rev: delivery.rev + 1, asked: delivery.asked + 1 };
    const event = {
      type: "webhook.requested" as const,
      version: 1 as const,
      id: deps.newId("evt"),
      at: deps.now().toISOString(),
      detail: { userId, deliveryId: id, nth: record.asked },
    };
    return {
      changes: [
        { kind: "put-delivery", record, from: delivery.rev },
        { kind: "emit", event },
      ],
      result: record,
    };
  });
