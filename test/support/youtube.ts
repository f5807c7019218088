import { startYouTube } from "@animation-agent/fakes/youtube";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import { youTube } from "#functions/adapters/youtube/youtube.ts";
import type { UploadRecord } from "#functions/core/youtube/records.ts";
import { fakeDeliveryPorts } from "./deliveries.ts";
import { fixedSecret } from "./secrets.ts";
import { makeTask } from "./task.ts";

const redirectUri = "https://films.example/youtube";
const client = { clientId: "films.apps.googleusercontent.com", clientSecret: "a-client-secret" };
export const chunk = 8 * 1_024 * 1_024;

/** The fake of YouTube, and our adapter to it. */
export const startFakeYouTube = async (more: Partial<Parameters<typeof startYouTube>[0]> = {}) => {
  const google = await startYouTube({ ...client, redirectUris: [redirectUri], ...more });
  const adapter = youTube({
    clientId: client.clientId,
    clientSecret: fixedSecret(client.clientSecret),
    redirectUri: () => redirectUri,
    base: google.endpoint,
  });
  return { google, adapter };
};

/** Opens a consent page and follows one of its links; returns what the site gets. */
export const answerConsent = async (url: string, answer: "Allow" | "Cancel" = "Allow") => {
  const page = await (await fetch(url)).text();
  const [, href = ""] = new RegExp(`href="([^"]+)">${answer}<`).exec(page) ?? [];
  const { searchParams } = new URL(href.replaceAll("&amp;", "&"));
  return Object.fromEntries(searchParams) as { readonly state: string; readonly code: string };
};

interface Given {
  readonly film?: Uint8Array;
  readonly task?: Partial<TaskRecord>;
  readonly upload?: Partial<UploadRecord> | null;
}

/** A completed film with its files, its owner's channel, and an upload that was requested. */
export const makePublishable = async (
  { google, adapter }: Awaited<ReturnType<typeof startFakeYouTube>>,
  { film = new Uint8Array(1_000).fill(1), task = {}, upload = {} }: Given = {},
) => {
  const keys = { video_key: "tasks/ada/web_1/film.mp4", thumbnail_key: "t.jpg", captions_srt_key: "c.srt" };
  const record = makeTask({
    process_status: "completed",
    expires_at: "2026-01-08T00:00:00.000Z",
    youtube_video_title: "The Fox & the Sea",
    youtube_video_description: "A fox learns to sail.\n\n0:00 The harbour\n0:40 The storm",
    youtube_video_hashtags: "#fox #sailing",
    ...keys,
    ...task,
  });
  const deps = { ...fakeDeliveryPorts({ tasks: [record] }), youTube: adapter };
  await deps.artifacts.put(keys.video_key, film);
  await deps.artifacts.put(keys.thumbnail_key, "a picture");
  await deps.artifacts.put(keys.captions_srt_key, "1\n00:00:00,000 --> 00:00:02,000\nOnce there was a fox.\n");
  const { code } = await answerConsent(adapter.consentUrl({ state: "s", verifier: "v".repeat(64) }));
  const { refreshToken, ...channel } = await adapter.connect({ code, verifier: "v".repeat(64) });
  const token = `sealed(ada,youtube)${refreshToken}`;
  const connected = { ...channel, token, connected_at: "2026-01-01T00:00:00.000Z" };
  google.requests.length = 0;
  await deps.commit([
    { kind: "put-channel", record: { user_id: "ada", rev: 1, channel: connected }, from: undefined },
    ...(upload ? [{ kind: "put-youtube-upload" as const, record: makeUpload(upload), from: undefined }] : []),
  ]);
  const stored = async () => (await deps.channels.upload("ada", "web_1")) ?? makeUpload({});
  return { deps, film, stored };
};

const makeUpload = (given: Partial<UploadRecord>): UploadRecord => ({
  user_id: "ada",
  task_id: "web_1",
  rev: 1,
  cut: 1,
  privacy: "private",
  made_for_kids: false,
  state: "uploading",
  updated_at: "2026-01-01T00:00:00.000Z",
  ...given,
});
