import { startGhost } from "@animation-agent/fakes/ghost";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ghostBlog } from "#functions/adapters/ghost/ghost-blog.ts";
import { safeHttpClient } from "#functions/adapters/safe-http/safe-http-client.ts";

const key = `${"1".repeat(24)}:${"a0".repeat(32)}`;
const blog = ghostBlog(safeHttpClient({ localReceivers: ["127.0.0.1"] }));
let ghost: Awaited<ReturnType<typeof startGhost>>;
beforeAll(async () => {
  ghost = await startGhost(key);
});
afterAll(() => ghost.stop());

const access = () => ({ url: ghost.endpoint, key });
const makePost = (slug: string) => ({
  title: "The Fox",
  slug,
  html: `<p>${"a".repeat(20_000)}</p>`,
  tags: ["fox", "sailing"],
  image: { name: `${slug}.jpg`, bytes: new Uint8Array(9_000) },
});

describe("a blog", () => {
  it("lets us in with its key, and with no other", async () => {
    await blog.check(access());

    for (const wrong of [`${"2".repeat(24)}:${"a0".repeat(32)}`, `${"1".repeat(24)}:${"b0".repeat(32)}`])
      await expect(blog.check({ ...access(), key: wrong })).rejects.toMatchObject({
        name: "BlogFault",
        message: "Ghost rejected the Admin API Key (401)",
        isPassing: false,
      });
  });

  it("publishes a post with its picture and tags, though its answer is longer than we read", async () => {
    const id = await blog.publish(access(), makePost("the-fox"));

    const post = ghost.posts.find((each) => each.id === id);
    expect(post).toMatchObject({
      title: "The Fox",
      slug: "the-fox",
      status: "published",
      tags: [{ name: "fox" }, { name: "sailing" }],
      feature_image: "http://ghost/content/images/the-fox.jpg",
    });
    expect(ghost.images.find(({ name }) => name === "the-fox.jpg")?.bytes).toBeGreaterThan(9_000);
  });

  it("knows a post by its slug", async () => {
    const id = await blog.publish(access(), { ...makePost("known"), image: undefined });

    expect(await blog.find(access(), "known")).toBe(id);
    expect(await blog.find(access(), "unknown")).toBeUndefined();
  });

  it.each([
    [401, "Ghost rejected the Admin API Key (401)", false],
    [422, "Ghost did not accept the post (422)", false],
    [500, "Ghost had an internal error (500)", true],
  ] as const)("that answers %i is heard in our words", async (fault, message, isPassing) => {
    ghost.failNext(fault);

    await expect(blog.publish(access(), { ...makePost("faulty"), image: undefined })).rejects.toMatchObject({
      message,
      isPassing,
    });
  });

  it("that says nothing is given up", async () => {
    const hasty = ghostBlog(safeHttpClient({ localReceivers: ["127.0.0.1"], timeoutMs: 50 }));
    // One of its own: on a busy machine the time is over before it was asked, and another test would meet its silence.
    const silent = await startGhost(key);
    silent.failNext("silence");

    await expect(hasty.check({ url: silent.endpoint, key })).rejects.toMatchObject({
      message: "The server did not respond in time",
      isPassing: true,
    });
    await silent.stop();
  });

  it("at an address that is not public is never asked", async () => {
    const guarded = ghostBlog(safeHttpClient());

    await expect(guarded.check(access())).rejects.toMatchObject({
      message: "The address is not public",
      isPassing: false,
    });
  });

  it("elsewhere is no blog", async () => {
    await expect(blog.check({ url: `${ghost.endpoint}/elsewhere`, key })).rejects.toMatchObject({
      message: "There is no Ghost Admin API at this URL (404)",
    });
  });
});
