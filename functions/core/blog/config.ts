import type { GhostConfig } from "#contract/schema/blog.ts";
import type { Commits } from "../shared/commit.ts";
import { retryOnConflict } from "../shared/commit.ts";
import { Refusal } from "../shared/errors.ts";
import type { HasVault } from "../shared/ports.ts";
import type { HasSafeHttp } from "../shared/safe-http.ts";
import type { BlogChange } from "./changes.ts";
import { type BlogAccess, BlogFault, type HasBlogClient, type HasBlogs } from "./ports.ts";
import type { BlogRecord } from "./records.ts";

type Opens = HasBlogs & HasVault & HasSafeHttp;

export interface GivenAccess {
  readonly url: string;
  readonly key: string;
}

const both = "Please fill in both Ghost API URL and Admin API Key";
const keyPattern = /^[0-9a-f]{24}:[0-9a-f]{64}$/i;

export const showBlog = async (deps: HasBlogs, userId: string): Promise<GhostConfig | null> => {
  const record = await deps.blogs.find(userId);
  return record ? shown(record) : null;
};

/** Stores the blog's address and key and resets its failures. */
export const saveBlog = (
  deps: Opens & Commits<BlogChange>,
  userId: string,
  given: GivenAccess & { readonly isActive: boolean },
): Promise<GhostConfig> =>
  retryOnConflict(deps, async () => {
    const before = await deps.blogs.find(userId);
    const { url, key } = await accessFrom(deps, given, before);
    const record: BlogRecord = {
      user_id: userId,
      rev: (before?.rev ?? 0) + 1,
      ghost_api_url: url,
      key: await deps.vault.seal(key, { userId, use: "ghost" }),
      key_mask: maskOf(key),
      is_active: given.isActive,
      failure_count: 0,
      last_success_at: before?.ghost_api_url === url ? before.last_success_at : undefined,
      last_failure_at: undefined,
      last_error: undefined,
    };
    return { changes: [{ kind: "put-blog", record, from: before?.rev }], result: shown(record) };
  });

export const removeBlog = (deps: Commits<BlogChange>, userId: string): Promise<void> =>
  deps.commit([{ kind: "remove-blog", userId }]);

/** Checks the blog's address and key, given or saved. */
export const testBlog = async (deps: Opens & HasBlogClient, userId: string, given: GivenAccess): Promise<void> => {
  const saved = await deps.blogs.find(userId);
  const isGiven = given.url !== "" || given.key !== "";
  if (!isGiven && !saved) throw new Refusal("invalid_request", "Please save your Ghost configuration first");
  const access = !isGiven && saved ? await open(deps, saved) : await accessFrom(deps, given, saved);
  try {
    await deps.blog.check(access);
  } catch (error) {
    if (!(error instanceof BlogFault)) throw error;
    throw new Refusal("provider_failed", `Ghost connection test failed: ${error.message}`);
  }
};

export const open = async (deps: HasVault, record: BlogRecord): Promise<BlogAccess> => ({
  url: record.ghost_api_url,
  key: await deps.vault.open(record.key, { userId: record.user_id, use: "ghost" }),
});

/**
 * The given address and key, validated. The displayed mask stands for the saved key, but only with the saved address:
 * another server must not receive tokens signed with the key.
 */
const accessFrom = async (deps: Opens, given: GivenAccess, saved: BlogRecord | undefined): Promise<BlogAccess> => {
  const url = given.url.replace(/\/+$/, "").replace(/\/ghost$/, "");
  if (!url || !given.key) throw new Refusal("invalid_request", both);
  const fault = deps.safeHttp.urlProblem(url) ?? (/[?#]/.test(url) ? "The URL must not contain ? or #" : undefined);
  if (fault) throw new Refusal("invalid_request", fault);
  if (saved && given.key === saved.key_mask && url === saved.ghost_api_url) return open(deps, saved);
  if (!keyPattern.test(given.key))
    throw new Refusal(
      "invalid_request",
      "The Admin API Key must look as Ghost shows it: 24 hexadecimal digits, a colon and 64 hexadecimal digits",
    );
  return { url, key: given.key.toLowerCase() };
};

const maskOf = (key: string): string => `${key.slice(0, 12)}...${key.slice(-4)}`;

const shown = (record: BlogRecord): GhostConfig => ({
  id: record.user_id,
  ghost_api_url: record.ghost_api_url,
  ghost_admin_api_key: record.key_mask,
  is_active: record.is_active,
  last_success_at: record.last_success_at,
  last_failure_at: record.last_failure_at,
  last_error: record.last_error,
  failure_count: record.failure_count,
});
