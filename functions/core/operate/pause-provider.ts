import { audited } from "../admin/audit.ts";
import type { AuditChange } from "../admin/changes.ts";
import type { PauseChange } from "../provider/changes.ts";
import type { HasProviderPauses } from "../provider/ports.ts";
import type { Commits } from "../shared/commit.ts";
import { Refusal } from "../shared/errors.ts";
import type { HasClock, HasIds } from "../shared/ports.ts";

type Uses = HasProviderPauses & HasClock & HasIds & Commits<AuditChange | PauseChange>;

/** From the next call on nobody asks the provider: films that begin wait, those in the making ask again for an hour. */
export const pauseProvider = async (
  use: Uses,
  operator: string,
  { provider, reason }: { readonly provider: string; readonly reason: string },
): Promise<void> => {
  if (!/^[a-z]+$/.test(provider))
    throw new Refusal("invalid_request", "A provider name has only lower-case letters, for example gemini");
  const since = use.now().toISOString();
  await use.commit([
    { kind: "pause-provider", pause: { provider, reason, since } },
    audited(use, {
      actor: operator,
      action: "pause-provider",
      target: provider,
      reason,
      before: { paused: false },
      after: { paused: true },
    }),
  ]);
};

/** The provider is asked again: films that waited go on by themselves. */
export const resumeProvider = async (
  use: Uses,
  operator: string,
  { provider, reason }: { readonly provider: string; readonly reason: string },
): Promise<void> => {
  await use.commit([
    { kind: "resume-provider", provider },
    audited(use, {
      actor: operator,
      action: "resume-provider",
      target: provider,
      reason,
      before: { paused: true },
      after: { paused: false },
    }),
  ]);
};
