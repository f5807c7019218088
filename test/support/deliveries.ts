import { vi } from "vitest";
import type { Change } from "#functions/core/all-ports.ts";
import type { Blog } from "#functions/core/blog/ports.ts";
import type { BlogRecord, PostRecord } from "#functions/core/blog/records.ts";
import { Refusal } from "#functions/core/shared/errors.ts";
import type { Vault } from "#functions/core/shared/ports.ts";
import type { HttpRequest, HttpResult, SafeHttpClient } from "#functions/core/shared/safe-http.ts";
import type { DeliveryExecutions } from "#functions/core/webhook/ports.ts";
import type { DeliveryRecord, WebhookRecord } from "#functions/core/webhook/records.ts";
import type { ChannelRecord, UploadRecord } from "#functions/core/youtube/records.ts";
import { fakePorts, type Given } from "./ports.ts";

/** A webhook signing secret of 24 bytes. */
export const makeSecret = (byte = 7): string => `whsec_${Buffer.alloc(24, byte).toString("base64")}`;

export const makeWebhook = (given: Partial<WebhookRecord> = {}): WebhookRecord => ({
  user_id: "ada",
  rev: 1,
  webhook_url: "https://hooks.partner.com/in",
  is_active: true,
  secret: `sealed(ada,webhook)${makeSecret()}`,
  secret_end: makeSecret().slice(-4),
  failure_count: 0,
  ...given,
});

export const makeDeliveryRecord = (given: Partial<DeliveryRecord> = {}): DeliveryRecord => ({
  id: "msg_1",
  user_id: "ada",
  rev: 1,
  event: "task_completed",
  task_id: "web_1",
  state: "pending",
  created_at: "2026-01-01T00:00:00.000Z",
  event_at: "2026-01-01T00:00:00.000Z",
  attempts: [],
  asked: 0,
  expires: 4_000_000_000,
  ...given,
});

interface DeliveryGiven extends Given {
  readonly webhook?: WebhookRecord;
  readonly deliveries?: readonly DeliveryRecord[];
  readonly blog?: BlogRecord;
}

/** `fakePorts` with webhooks and blogs. Requests are answered from `answers`, then with 200. */
export const fakeDeliveryPorts = ({ webhook, deliveries = [], blog, ...given }: DeliveryGiven = {}) => {
  const ports = fakePorts(given);
  const kept = new Map<string, { readonly rev: number }>();
  const keyOf = (change: Change): string | undefined => {
    if (change.kind === "put-webhook") return `webhook ${change.record.user_id}`;
    if (change.kind === "put-delivery") return `delivery ${change.record.user_id} ${change.record.id}`;
    if (change.kind === "put-blog") return `blog ${change.record.user_id}`;
    if (change.kind === "put-post") return `post ${change.record.user_id} ${change.record.task_id}`;
    if (change.kind === "put-channel") return `channel ${change.record.user_id}`;
    if (change.kind === "put-youtube-upload") return `video ${change.record.user_id} ${change.record.task_id}`;
    if (change.kind === "remove-channel") return `channel ${change.userId}`;
    if (change.kind === "remove-webhook") return `webhook ${change.userId}`;
    if (change.kind === "remove-blog") return `blog ${change.userId}`;
    return undefined;
  };
  const put = (key: string, record: { readonly rev: number }) => void kept.set(key, structuredClone(record));
  if (webhook) put(`webhook ${webhook.user_id}`, webhook);
  if (blog) put(`blog ${blog.user_id}`, blog);
  for (const each of deliveries) put(`delivery ${each.user_id} ${each.id}`, each);
  // The key determines the type of its record.
  const get = <T>(key: string) => kept.get(key) as T | undefined;

  const commit = vi.fn(async (changes: readonly Change[]) => {
    for (const change of changes)
      if ("from" in change && "record" in change && kept.get(keyOf(change) ?? "")?.rev !== change.from)
        throw new Refusal("conflict", "It was changed in the meantime. Please try again.");
    await ports.commit(changes);
    for (const change of changes) {
      const key = keyOf(change);
      if (key && "record" in change && "rev" in change.record) put(key, change.record);
      else if (key) kept.delete(key);
    }
  });
  const sent: HttpRequest[] = [];
  const answers: HttpResult[] = [];
  return {
    ...ports,
    commit,
    webhooks: {
      find: async (userId: string) => get<WebhookRecord>(`webhook ${userId}`),
      delivery: async (userId: string, id: string) => get<DeliveryRecord>(`delivery ${userId} ${id}`),
      deliveries: async (userId: string, { limit, before }: { limit: number; before?: string | undefined }) =>
        [...kept.entries()]
          .flatMap(([key, record]) => (key.startsWith(`delivery ${userId} `) ? [record as DeliveryRecord] : []))
          .filter(({ id }) => before === undefined || id < before)
          .sort((a, b) => (a.id < b.id ? 1 : -1))
          .slice(0, limit),
    },
    blogs: {
      find: async (userId: string) => get<BlogRecord>(`blog ${userId}`),
      post: async (userId: string, taskId: string) => get<PostRecord>(`post ${userId} ${taskId}`),
    },
    channels: {
      find: async (userId: string) => get<ChannelRecord>(`channel ${userId}`),
      upload: async (userId: string, taskId: string) => get<UploadRecord>(`video ${userId} ${taskId}`),
    },
    blog: {
      check: vi.fn<Blog["check"]>(async () => {}),
      find: vi.fn<Blog["find"]>(async () => undefined),
      publish: vi.fn<Blog["publish"]>(async () => "65f0c0ffee00000000000001"),
    },
    deliveryExecutions: { start: vi.fn<DeliveryExecutions["start"]>(async () => {}) },
    vault: {
      seal: async (secret, { userId, use }) => `sealed(${userId},${use})${secret}`,
      open: async (sealed, { userId, use }) => {
        if (!sealed.startsWith(`sealed(${userId},${use})`)) throw new Error("It was sealed for another");
        return sealed.slice(sealed.indexOf(")") + 1);
      },
    } satisfies Vault,
    random: { number: () => 0.5, bytes: (length: number) => new Uint8Array(length).fill(7) },
    safeHttp: {
      urlProblem: (url: string) => (url.startsWith("https://") ? undefined : "The URL must start with https://"),
      send: async (request: HttpRequest) => {
        sent.push(request);
        return answers.shift() ?? makeHttpResult(200);
      },
    } satisfies SafeHttpClient,
    sent,
    answers,
    webhook: () => get<WebhookRecord>("webhook ada"),
    delivery: (id = "msg_1") => get<DeliveryRecord>(`delivery ada ${id}`),
    post: () => get<PostRecord>("post ada web_1"),
    kept,
  };
};

export const makeHttpResult = (
  status: number,
  more: Partial<Extract<HttpResult, { hasResponse: true }>> = {},
): HttpResult => ({
  hasResponse: true,
  status,
  retryAfter: undefined,
  text: "said",
  ms: 12,
  ...more,
});
