import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { startGhost } from "@animation-agent/fakes/ghost";
import { startYouTube } from "@animation-agent/fakes/youtube";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, expect, it } from "vitest";
import { demo } from "#local/demo/accounts.ts";
import { startLocal } from "#local/local.ts";
import { answerConsent } from "#test/support/youtube.ts";
import { type Answer, type Call, signedIn, waitUntil } from "./product-process.ts";

const short = {
  storyType: "poetry_story",
  fullStory: "The owl sang to the moon, and the moon came closer to hear it.",
  voiceLanguage: "english",
};
const key = `${"1".repeat(24)}:${"a0".repeat(32)}`;

interface Received {
  readonly id: string;
  readonly body: Answer;
}

let data: string;
let product: Awaited<ReturnType<typeof startLocal>>;
let call: Call;
let sub: string;
let receiver: Server;
let hook: string;
let secret: string;
let ghost: Awaited<ReturnType<typeof startGhost>>;
let google: Awaited<ReturnType<typeof startYouTube>>;
let filmId: string;
const oauth = { clientId: "films.apps.googleusercontent.com", clientSecret: "the-client-secret" };
const redirectUris: string[] = [];
/** Statuses of the next answers of the receiver; after them it answers 204. */
const answers: number[] = [];
const received: Received[] = [];

const startProduct = async (waits = "1,1,1,1,1,1,1") => {
  const youTube = {
    YOUTUBE_CLIENT_ID: oauth.clientId,
    YOUTUBE_CLIENT_SECRET: oauth.clientSecret,
    YOUTUBE_API_BASE: google.endpoint,
  };
  const settings = { DELIVERY_WAITS: waits, FILM_SHORT_SIDE: "360", ...youTube };
  product = await startLocal({ port: 0, data, settings });
  redirectUris.push(`${product.site}/youtube`);
  ({ call, sub } = await signedIn(product.site, demo));
};

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), "webhook-and-blog-"));
  [ghost, google] = await Promise.all([startGhost(key), startYouTube({ ...oauth, redirectUris })]);
  receiver = createServer(async (request, response) => {
    const body = await text(request);
    // Only a delivery with a valid signature counts as received.
    const headers = request.headers as Record<string, string>;
    received.push({ id: String(headers["webhook-id"]), body: new Webhook(secret).verify(body, headers) });
    response.writeHead(answers.shift() ?? 204).end();
  });
  await once(receiver.listen(0, "127.0.0.1"), "listening");
  hook = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/in`; // it listens on a port
  await startProduct();
  const saved = await call("POST", `/api/user/${sub}/webhook-config`, { webhook_url: hook });
  secret = saved.body.data.secret;
});
afterAll(async () => {
  await product?.stop();
  ghost?.stop();
  google?.stop();
  receiver?.close();
  receiver?.closeAllConnections();
  await rm(data, { recursive: true, force: true });
});

const order = async (): Promise<string> => (await call("POST", "/api/task", { taskData: short })).body.taskId as string;
const orderAndCancel = async (): Promise<string> => {
  const id = await order();
  await call("POST", `/api/task/${id}/cancel`);
  return id;
};
const receivedFor = (id: string) => received.filter(({ body }) => body.task.task_id === id);
const logOf = async (id: string): Promise<Answer> =>
  (await call("GET", `/api/user/${sub}/webhook-deliveries`)).body.data.deliveries.find(
    ({ task_id }: Answer) => task_id === id,
  );
const waitForDelivery = (id: string) => waitUntil(async () => (await logOf(id))?.state === "delivered");

it("the webhook of a failed film is retried under one id until it succeeds, and redelivered on request", async () => {
  answers.push(500, 302);

  const id = await orderAndCancel();
  await waitForDelivery(id);

  const { id: messageId, attempts } = await logOf(id);
  expect(attempts.map(({ status }: Answer) => status)).toEqual([500, 302, 204]);
  expect(receivedFor(id).map((each) => each.id)).toEqual([messageId, messageId, messageId]);
  expect(receivedFor(id)[0]?.body).toMatchObject({
    event: "task_failed",
    user_id: sub,
    task: { error_message: "Cancelled by user" },
  });

  await call("POST", `/api/user/${sub}/webhook-deliveries/${messageId}/redeliver`);
  await waitUntil(async () => receivedFor(id).length === 4);
  // The attempt is also stored; otherwise the next start would send it again.
  await waitUntil(async () => (await logOf(id)).attempts.length === 4);
  expect(receivedFor(id)[3]?.id).toBe(messageId);
});

it("a delivery that is due while the product is stopped is sent after the next start", async () => {
  await product.stop();
  await startProduct("5,5,5,5,5,5,5");
  answers.push(503);
  const id = await orderAndCancel();
  await waitUntil(async () => (await logOf(id))?.attempts.length === 1);

  await product.stop();
  await startProduct();

  await waitForDelivery(id);
  expect((await logOf(id)).attempts.map(({ status }: Answer) => status)).toEqual([503, 204]);
});

it("a completed film is sent to the webhook and published in the blog", async () => {
  await call("POST", `/api/user/${sub}/ghost-config`, { ghost_api_url: ghost.endpoint, ghost_admin_api_key: key });
  expect((await call("POST", "/api/ghost/test", {})).body).toMatchObject({ success: true });
  ghost.failNext(500);
  await call("POST", `/api/user/${sub}/webhook-config`, { webhook_url: hook, stage_events: true });

  const id = await order();
  filmId = id;
  await call("POST", `/api/task/${id}/start`);
  const told = (event: string) => receivedFor(id).filter(({ body }) => body.event === event);
  await waitUntil(async () => told("task_completed").length === 1 && ghost.posts.length === 1);

  await waitUntil(async () => told("task_stage_completed").length === 4);
  const stages = told("task_stage_completed").map(({ body }) => body.stage);
  expect(stages.sort()).toEqual(["film", "pictures", "script", "voices"]);
  const { task } = told("task_completed")[0]?.body ?? {};
  const video = await fetch(task.final_video_url, { headers: { range: "bytes=0-3" } });
  expect(task).toMatchObject({ full_story_text: expect.stringContaining("The owl sang"), video_scene_count: 1 });
  expect(video.status).toBe(206);
  expect(ghost.posts[0]).toMatchObject({ status: "published", html: expect.stringContaining("The owl sang") });
  expect(ghost.images).toHaveLength(1);
  await waitUntil(async () => {
    const { body } = await call("GET", `/api/user/${sub}/ghost-config`);
    return body.data.last_success_at !== undefined && body.data.failure_count === 0;
  });
});

it("a completed film is published on the connected YouTube channel", async () => {
  const { body: started } = await call("POST", `/api/user/${sub}/youtube/connect`);
  const consent = await answerConsent(started.url);
  const { body: connected } = await call("POST", `/api/user/${sub}/youtube/callback`, consent);
  expect(connected).toMatchObject({ data: { title: "Bedtime Films" } });
  google.failNext(503);

  const options = { privacy: "unlisted", made_for_kids: true };
  expect((await call("POST", `/api/task/${filmId}/youtube`, options)).status).toBe(200);
  await waitUntil(async () => (await call("GET", `/api/task/${filmId}/youtube`)).body.data.state === "published");

  const { body } = await call("GET", `/api/task/${filmId}/status`);
  const file = await fetch(body.data.final_video_url);
  expect(google.videos).toHaveLength(1);
  expect(google.videos[0]).toMatchObject({
    id: body.data.youtube_video_id,
    snippet: { title: body.data.youtube_video_title, description: expect.stringContaining("#") },
    status: { privacyStatus: "unlisted", selfDeclaredMadeForKids: true, containsSyntheticMedia: true },
  });
  expect(google.videos[0]?.bytes.equals(Buffer.from(await file.arrayBuffer()))).toBe(true);
  expect(google.captions[0]?.text).toContain("The owl sang");
  expect(google.thumbnails).toHaveLength(1);
  expect((await call("POST", `/api/task/${filmId}/youtube`, options)).status).toBe(409);
});

it("no response contains a secret", async () => {
  const all = await Promise.all(
    ["webhook-config", "webhook-deliveries", "ghost-config", "youtube"].map((path) =>
      call("GET", `/api/user/${sub}/${path}`),
    ),
  );

  expect(JSON.stringify(all)).not.toContain(secret.slice(6));
  expect(JSON.stringify(all)).not.toContain(key.slice(25));
  expect(JSON.stringify(all)).not.toContain(google.refreshTokens()[0]);
});
