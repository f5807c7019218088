import type { Task } from "#contract/schema/task.ts";
import type { Commits } from "../shared/commit.ts";
import { retryOnConflict } from "../shared/commit.ts";
import { Refusal } from "../shared/errors.ts";
import type { HasVault, HasWait } from "../shared/ports.ts";
import type { HasTasks } from "../task/ports.ts";
import type { Presents } from "../task/present.ts";
import { showTask } from "../task/show-task.ts";
import type { BlogChange } from "./changes.ts";
import { composePost } from "./compose-post.ts";
import { open } from "./config.ts";
import { type BlogAccess, BlogFault, type HasBlogClient, type HasBlogs } from "./ports.ts";
import type { PostRecord } from "./records.ts";

export type Publishes = Presents & HasBlogs & HasBlogClient & HasWait & HasTasks & HasVault & Commits<BlogChange>;

/** How long a claim lasts, before another attempt may publish. */
const workSeconds = 30;

/**
 * Publishes a completed film in its owner's blog, once. A failure is counted and shown. It throws only if a retry may
 * succeed, and never affects the task.
 */
export const publishFilm = async (deps: Publishes, userId: string, taskId: string): Promise<void> => {
  const record = await deps.blogs.find(userId);
  const task = record?.is_active ? await completed(deps, userId, taskId) : undefined;
  if (!record || !task || !(await claim(deps, task))) return;
  try {
    const postId = await post(deps, await open(deps, record), task);
    await settle(deps, task, { postId });
  } catch (error) {
    if (!(error instanceof BlogFault)) throw error;
    await settle(deps, task, { error: error.message });
    if (error.isPassing) throw error;
  }
};

const completed = async (deps: Publishes, userId: string, taskId: string): Promise<Task | undefined> => {
  try {
    const task = await showTask(deps, userId, taskId);
    // A post has the film's first cut.
    return task.process_status === "completed" && !task.cut_of ? task : undefined;
  } catch (error) {
    if (error instanceof Refusal && error.code === "not_found") return undefined;
    throw error;
  }
};

/** False if the film is published already; throws while another attempt publishes it. */
const claim = (deps: Publishes, { user_id, task_id }: Task): Promise<boolean> =>
  retryOnConflict(deps, async () => {
    const before = await deps.blogs.post(user_id, task_id);
    if (before?.published_at) return { changes: [], result: false };
    if (before?.at_work_until && new Date(before.at_work_until) > deps.now())
      throw new BlogFault("The film is being published right now", true);
    const until = new Date(deps.now().getTime() + workSeconds * 1000).toISOString();
    const record = { user_id, task_id, rev: (before?.rev ?? 0) + 1, at_work_until: until };
    return { changes: [{ kind: "put-post", record, from: before?.rev }], result: true };
  });

/** Returns the post that an interrupted attempt left, or publishes one. */
const post = async (deps: Publishes, access: BlogAccess, task: Task): Promise<string> => {
  const composed = await composePost(task);
  const found = await deps.blog.find(access, composed.slug);
  if (found) return found;
  const key = (await deps.tasks.find(task.user_id, task.task_id))?.thumbnail_key;
  const image = key ? { name: `${composed.slug}.jpg`, bytes: await deps.artifacts.get(key) } : undefined;
  return deps.blog.publish(access, { ...composed, image });
};

const settle = (
  deps: Publishes,
  { user_id, task_id }: Task,
  { postId, error }: { readonly postId?: string; readonly error?: string },
): Promise<void> =>
  retryOnConflict(deps, async () => {
    const [blog, before] = await Promise.all([deps.blogs.find(user_id), deps.blogs.post(user_id, task_id)]);
    const at = deps.now().toISOString();
    const post: PostRecord = {
      user_id,
      task_id,
      rev: (before?.rev ?? 0) + 1,
      ...(postId !== undefined && { post_id: postId, published_at: at }),
    };
    const said =
      error === undefined
        ? { failure_count: 0, last_success_at: at, last_error: undefined }
        : { failure_count: (blog?.failure_count ?? 0) + 1, last_failure_at: at, last_error: error };
    return {
      changes: [
        { kind: "put-post" as const, record: post, from: before?.rev },
        ...(blog
          ? [{ kind: "put-blog" as const, record: { ...blog, ...said, rev: blog.rev + 1 }, from: blog.rev }]
          : []),
      ],
      result: undefined,
    };
  });
