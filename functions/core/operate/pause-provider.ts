import { engineNameRule } from "#contract/catalogue/engines.ts";
import { auditChange } from "../admin/audit.ts";
import type { AuditChange } from "../admin/changes.ts";
import type { PauseChange } from "../provider/changes.ts";
import type { HasProviderPauses } from "../provider/ports.ts";
import type { Commits } from "../shared/commit.ts";
import { Refusal } from "../shared/errors.ts";
import type { HasClock, HasIds } from "../shared/ports.ts";

type Uses = HasProviderPauses & HasClock & HasIds & Commits<AuditChange | PauseChange>;

/** Switches a provider off from the next call on: new films wait, films in progress retry for 50 minutes. */
export const pauseProvider = async (
  deps: Uses,
  operator: string,
  { provider, reason }: { readonly provider: string; readonly reason: string },
): Promise<void> => {
  if (!engineNameRule.pattern.test(provider)) throw new Refusal("invalid_request", engineNameRule.error);
  const since = deps.now().toISOString();
  await deps.commit([
    { kind: "pause-provider", pause: { provider, reason, since } },
    auditChange(deps, {
      actor: operator,
      action: "pause-provider",
      target: provider,
      reason,
      before: { paused: false },
      after: { paused: true },
    }),
  ]);
};

/** Switches a provider on again; waiting films continue by themselves. */
export const resumeProvider = async (
  deps: Uses,
  operator: string,
  { provider, reason }: { readonly provider: string; readonly reason: string },
): Promise<void> => {
  await deps.commit([
    { kind: "resume-provider", provider },
    auditChange(deps, {
      actor: operator,
      action: "resume-provider",
      target: provider,
      reason,
      before: { paused: true },
      after: { paused: false },
    }),
  ]);
};
