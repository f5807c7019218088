import type { AutoPublish, YouTubeChannel } from "#contract/schema/youtube.ts";
import { type Commits, retryOnConflict } from "../shared/commit.ts";
import { Refusal } from "../shared/errors.ts";
import type { HasClock, HasRandomText, HasVault } from "../shared/ports.ts";
import { addSeconds } from "../shared/time.ts";
import type { YouTubeChange } from "./changes.ts";
import { type HasChannels, type HasYouTube, type YouTube, YouTubeFault } from "./ports.ts";
import type { ChannelRecord } from "./records.ts";

/** How long the user may look at Google's consent page. */
const consentSeconds = 3_600;
const notSetUp = "YouTube is not set up on this site.";
export const noChannel = "Please connect a YouTube channel first.";
type Connected = NonNullable<ChannelRecord["channel"]>;

export const showChannel = async (
  deps: HasChannels & HasYouTube,
  userId: string,
): Promise<{ readonly is_available: boolean; readonly data: YouTubeChannel | null }> => {
  const isAvailable = deps.youTube !== undefined;
  return { is_available: isAvailable, data: isAvailable ? await storedChannel(deps, userId) : null };
};

/** The channel that is stored with a user, without the access to it. */
export const storedChannel = async ({ channels }: HasChannels, userId: string): Promise<YouTubeChannel | null> => {
  const record = await channels.find(userId);
  return record?.channel ? shown(record.channel) : null;
};

/** Returns the address of Google's consent page. Its `state` is stored with the user, so it completes no other's connection. */
export const startConnection = (
  deps: HasChannels & HasYouTube & HasRandomText & HasClock & Commits<YouTubeChange>,
  userId: string,
): Promise<string> => {
  const youTube = requireYouTube(deps);
  return retryOnConflict(deps, async () => {
    const before = await deps.channels.find(userId);
    const state = deps.randomText(32);
    const verifier = deps.randomText(64);
    const until = addSeconds(deps.now(), consentSeconds);
    const record = { ...before, user_id: userId, rev: (before?.rev ?? 0) + 1, pending: { state, verifier, until } };
    return {
      changes: [{ kind: "put-channel", record, from: before?.rev }],
      result: youTube.consentUrl({ state, verifier }),
    };
  });
};

/** Stores the channel of a consent, in place of the one before. */
export const finishConnection = async (
  deps: HasChannels & HasYouTube & HasVault & HasClock & Commits<YouTubeChange>,
  userId: string,
  { state, code }: { readonly state: string; readonly code: string },
): Promise<YouTubeChannel> => {
  const youTube = requireYouTube(deps);
  const before = await deps.channels.find(userId);
  const { pending } = before ?? {};
  if (!pending || pending.state !== state || new Date(pending.until) <= deps.now())
    throw new Refusal(
      "invalid_request",
      "This connection was not started here, or too long ago. Please connect again.",
    );
  const { refreshToken, ...channel } = await orRefuse(youTube.connect({ code, verifier: pending.verifier }));
  const last = before?.channel;
  const connected = {
    ...channel,
    // The settings of a channel stay when it is connected again.
    auto_publish: last?.id === channel.id ? last.auto_publish : undefined,
    token: await deps.vault.seal(refreshToken, { userId, use: "youtube" }),
    connected_at: deps.now().toISOString(),
  };
  const record: ChannelRecord = { user_id: userId, rev: (before?.rev ?? 0) + 1, channel: connected };
  await deps.commit([{ kind: "put-channel", record, from: before?.rev }]);
  return shown(connected);
};

/** Sets how each new film is published; null: none is. */
export const saveSettings = (
  deps: HasChannels & HasYouTube & Commits<YouTubeChange>,
  userId: string,
  { auto_publish }: { readonly auto_publish: AutoPublish | null },
): Promise<YouTubeChannel> => {
  requireYouTube(deps);
  return retryOnConflict(deps, async () => {
    const before = await deps.channels.find(userId);
    if (!before?.channel) throw new Refusal("conflict", noChannel);
    const channel = { ...before.channel, auto_publish: auto_publish ?? undefined };
    return { changes: [changed(before, channel)], result: shown(channel) };
  });
};

/** Stores that Google does not accept this refresh token any more: only a new consent helps. */
export const markWithdrawn = (
  deps: HasChannels & Commits<YouTubeChange>,
  userId: string,
  token: string,
): Promise<void> =>
  retryOnConflict(deps, async () => {
    const before = await deps.channels.find(userId);
    // The channel may have been connected again meanwhile.
    if (before?.channel?.token !== token) return { changes: [], result: undefined };
    return { changes: [changed(before, { ...before.channel, needs_consent: true })], result: undefined };
  });

/** Deletes the channel and revokes our access to it. Google being out of reach does not keep it. */
export const disconnect = async (
  deps: HasChannels & HasYouTube & HasVault & Commits<YouTubeChange>,
  userId: string,
): Promise<void> => {
  const record = await deps.channels.find(userId);
  if (!record) return;
  if (record.channel && deps.youTube) {
    const token = await deps.vault.open(record.channel.token, { userId, use: "youtube" });
    await deps.youTube.revoke(token).catch((error: unknown) => {
      if (!(error instanceof YouTubeFault)) throw error;
    });
  }
  await deps.commit([{ kind: "remove-channel", userId }]);
};

export const requireYouTube = ({ youTube }: HasYouTube): YouTube => {
  if (!youTube) throw new Refusal("conflict", notSetUp);
  return youTube;
};

const orRefuse = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    if (error instanceof YouTubeFault) throw new Refusal("provider_failed", error.message);
    throw error;
  }
};

const changed = (before: ChannelRecord, channel: Connected) => ({
  kind: "put-channel" as const,
  record: { ...before, rev: before.rev + 1, channel },
  from: before.rev,
});

const shown = ({ id, title, connected_at, needs_consent, auto_publish }: Connected): YouTubeChannel => ({
  id,
  title,
  connected_at,
  needs_consent: needs_consent ?? false,
  auto_publish: auto_publish ?? null,
});
