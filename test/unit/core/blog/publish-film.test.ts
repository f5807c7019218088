import { describe, expect, it } from "vitest";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import { composePost } from "#functions/core/blog/compose-post.ts";
import { BlogFault } from "#functions/core/blog/ports.ts";
import { publishFilm } from "#functions/core/blog/publish-film.ts";
import type { BlogRecord } from "#functions/core/blog/records.ts";
import { showTask } from "#functions/core/task/show-task.ts";
import { fakeDeliveryPorts } from "#test/support/deliveries.ts";
import { makeTask } from "#test/support/task.ts";

const makeBlog = (given: Partial<BlogRecord> = {}): BlogRecord => ({
  user_id: "ada",
  rev: 1,
  ghost_api_url: "https://blog.partner.com",
  key: "sealed(ada,ghost)the-key",
  key_mask: "the...key",
  is_active: true,
  failure_count: 2,
  last_error: "Ghost failed (500)",
  ...given,
});

interface Given {
  readonly task?: Partial<TaskRecord>;
  readonly story?: string;
  readonly blog?: BlogRecord | null;
}

/** A completed film, with its story and its picture, and its owner's blog. */
const makeFixture = async ({ task = {}, story = "Once there was a fox.", blog = makeBlog() }: Given = {}) => {
  const film: TaskRecord = makeTask({
    process_status: "completed",
    expires_at: "2026-01-08T00:00:00.000Z",
    youtube_video_title: "The Fox & the Sea",
    youtube_video_hashtags: "#fox #sailing",
    story_key: "story.json",
    video_key: "tasks/ada/web_1/video.mp4",
    thumbnail_key: "tasks/ada/web_1/thumbnail.jpg",
    ...task,
  });
  const deps = fakeDeliveryPorts({ tasks: [film], ...(blog && { blog }) });
  await deps.artifacts.put(
    "story.json",
    JSON.stringify({ title: "The Fox", text: story, wordForWord: false, cast: [] }),
  );
  await deps.artifacts.put("tasks/ada/web_1/thumbnail.jpg", "picture");
  return { ...deps, deps, publish: () => publishFilm(deps, "ada", "web_1") };
};

describe("a completed film", () => {
  it("is published in its owner's blog, once", async () => {
    const { publish, deps } = await makeFixture();

    await publish();
    await publish();

    expect(deps.blog.publish).toHaveBeenCalledTimes(1);
    expect(deps.blog.publish.mock.calls[0]).toMatchObject([
      { url: "https://blog.partner.com", key: "the-key" },
      { title: "The Fox & the Sea", tags: ["fox", "sailing"], image: { bytes: new TextEncoder().encode("picture") } },
    ]);
    expect(deps.post()).toMatchObject({
      post_id: "65f0c0ffee00000000000001",
      published_at: "2026-01-01T00:00:00.000Z",
    });
    expect(await deps.blogs.find("ada")).toMatchObject({
      failure_count: 0,
      last_success_at: "2026-01-01T00:00:00.000Z",
      last_error: undefined,
    });
  });

  it("whose publisher died after the post was made is found, not posted again", async () => {
    const { publish, deps } = await makeFixture();
    deps.blog.find.mockResolvedValueOnce("65f0c0ffee00000000000009");

    await publish();

    expect(deps.blog.publish).not.toHaveBeenCalled();
    expect(deps.post()).toMatchObject({ post_id: "65f0c0ffee00000000000009" });
  });

  it("is not published by two at once; one who died is waited for half a minute", async () => {
    const { publish, deps, clock } = await makeFixture();
    await deps.commit([
      {
        kind: "put-post",
        record: { user_id: "ada", task_id: "web_1", rev: 1, at_work_until: "2026-01-01T00:00:30.000Z" },
        from: undefined,
      },
    ]);

    await expect(publish()).rejects.toBeInstanceOf(BlogFault);
    clock.now = new Date("2026-01-01T00:00:31.000Z");
    await publish();

    expect(deps.blog.publish).toHaveBeenCalledTimes(1);
  });

  it("whose blog fails is counted and shown, and tried again where that may help", async () => {
    const { publish, deps } = await makeFixture();
    deps.blog.publish.mockRejectedValueOnce(new BlogFault("Ghost failed (500)", true));

    await expect(publish()).rejects.toThrow("Ghost failed (500)");
    expect(await deps.blogs.find("ada")).toMatchObject({
      failure_count: 3,
      last_error: "Ghost failed (500)",
      last_failure_at: "2026-01-01T00:00:00.000Z",
    });
    await publish();
    expect(deps.post()).toHaveProperty("published_at");
  });

  it("whose blog refuses is left at that", async () => {
    const { publish, deps } = await makeFixture();
    deps.blog.publish.mockRejectedValueOnce(new BlogFault("Ghost rejected the Admin API Key (401)", false));

    await publish();

    expect(await deps.blogs.find("ada")).toMatchObject({ failure_count: 3 });
    expect(deps.task().process_status).toBe("completed");
  });

  it.each([
    ["it has no blog", { blog: null }],
    ["its blog is switched off", { blog: makeBlog({ is_active: false }) }],
    ["it is not completed", { task: { process_status: "failed" as const } }],
  ])("is not published where %s", async (_, given) => {
    const { publish, deps } = await makeFixture(given);

    await publish();

    expect(deps.blog.publish).not.toHaveBeenCalled();
    expect(deps.committed).toEqual([]);
  });
});

describe("a post", () => {
  const composed = async (given: Parameters<typeof makeFixture>[0]) => {
    const { deps } = await makeFixture(given);
    return composePost(await showTask(deps, "ada", "web_1"));
  };

  it("holds the story as text, whatever is in it", async () => {
    const { html } = await composed({ story: 'A <script>alert("fox")</script>\nsails & sings.\n\nThe end.' });

    expect(html).toContain(
      "<p>A &#60;script&#62;alert(&#34;fox&#34;)&#60;/script&#62;<br>sails &#38; sings.</p><p>The end.</p>",
    );
    expect(html).not.toContain("<script");
  });

  it("holds the film as long as its file is there, and says so", async () => {
    const { html } = await composed({});

    expect(html).toMatch(/<!--kg-card-begin: html-->.*<video controls.*<!--kg-card-end: html-->/);
    expect(html).toContain('src="https://films.example/tasks/ada/web_1/video.mp4?until=2026-01-08T00:00:00.000Z"');
    expect(html).toContain("The film can be watched here until January 8, 2026.");
  });

  it("is found again by the same slug, in any script", async () => {
    expect((await composed({})).slug).toMatch(/^the-fox-the-sea-[0-9a-f]{8}$/);
    expect((await composed({ task: { youtube_video_title: "狐狸与海" } })).slug).toMatch(/^film-[0-9a-f]{8}$/);
    expect((await composed({})).slug).toBe((await composed({})).slug);
  });
});
