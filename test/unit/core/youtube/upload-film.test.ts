import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { YouTubeFault } from "#functions/core/youtube/ports.ts";
import { uploadFilm } from "#functions/core/youtube/upload-film.ts";
import { ofKind } from "#test/support/ports.ts";
import { chunk, makePublishable, startFakeYouTube } from "#test/support/youtube.ts";

let fakes: Awaited<ReturnType<typeof startFakeYouTube>>;
beforeEach(async () => {
  fakes = await startFakeYouTube();
});
afterEach(() => fakes.google.stop());

const publish = ({ deps }: Awaited<ReturnType<typeof makePublishable>>) => uploadFilm(deps, "ada", "web_1");
/** A film of two chunks, whose bytes differ. */
const longFilm = () => Buffer.alloc(chunk + 1_000, "Once there was a fox who learned to sail.");
/** All requests of a chunk fail: it is sent four times, and YouTube is asked in between. */
const down = Array.from({ length: 6 }, () => 503 as const);
const sessions = () => fakes.google.requests.filter((each) => each === "POST /upload/youtube/v3/videos");

describe("a film that is published on YouTube", () => {
  it("has its title, chapters, tags, language, captions and thumbnail, and says that it is synthetic", async () => {
    const world = await makePublishable(fakes, {
      upload: { privacy: "private", made_for_kids: true, publish_at: "2099-02-01T10:00:00.000Z" },
    });

    await publish(world);

    const [video] = fakes.google.videos;
    expect(video?.snippet).toEqual({
      title: "The Fox & the Sea",
      description: "A fox learns to sail.\n\n0:00 The harbour\n0:40 The storm\n\n#fox #sailing",
      tags: ["fox", "sailing"],
      categoryId: "1",
      defaultLanguage: "en",
      defaultAudioLanguage: "en",
    });
    expect(video?.status).toEqual({
      privacyStatus: "private",
      publishAt: "2099-02-01T10:00:00.000Z",
      selfDeclaredMadeForKids: true,
      containsSyntheticMedia: true,
    });
    expect(fakes.google.captions).toMatchObject([
      {
        snippet: { videoId: video?.id, language: "en", name: "English" },
        text: expect.stringContaining("Once there was a fox."),
      },
    ]);
    expect(fakes.google.thumbnails).toMatchObject([{ videoId: video?.id, type: "image/jpeg" }]);
    expect(await world.stored()).toMatchObject({ state: "published", video_id: video?.id, warnings: [] });
    expect(world.deps.task()).toMatchObject({ youtube_video_id: video?.id, process_status: "completed" });
  });

  it("is uploaded once, however often the event comes", async () => {
    const world = await makePublishable(fakes);

    await publish(world);
    await publish(world);

    expect(fakes.google.videos).toHaveLength(1);
  });

  it("is cut to YouTube's limits", async () => {
    const task = {
      youtube_video_title: `<b>${"🦊 and fox ".repeat(20)}`,
      youtube_video_description: "狐狸与海 ".repeat(600),
      youtube_video_hashtags: Array.from({ length: 90 }, (_, n) => `#number${n}`).join(" "),
    };

    await publish(await makePublishable(fakes, { task }));

    const { title = "", tags = [] } = fakes.google.videos[0]?.snippet ?? {};
    expect(title).toMatch(/^b🦊 and fox 🦊/u);
    expect(title.length).toBeGreaterThan(90);
    expect(tags.length).toBeGreaterThan(30);
  });
});

describe("an upload that is interrupted", () => {
  it.each([503, "half", "lost"] as const)("goes on where YouTube has it: %s", async (fault) => {
    const world = await makePublishable(fakes, { film: longFilm() });

    await uploadFilm({ ...world.deps, artifacts: failingAfterSession(world, [fault]) }, "ada", "web_1");

    expect(sessions()).toHaveLength(1);
    expect(fakes.google.videos).toHaveLength(1);
    expect(fakes.google.videos[0]?.bytes.equals(world.film)).toBe(true);
  });

  it("finds the video whose answer was lost, and uploads no second one", async () => {
    const world = await makePublishable(fakes);
    await expect(
      uploadFilm({ ...world.deps, artifacts: failingAfterSession(world, ["lost", ...down]) }, "ada", "web_1"),
    ).rejects.toBeInstanceOf(YouTubeFault);
    expect(await world.stored()).toMatchObject({ state: "failed", sent_bytes: 0, session_url: expect.any(String) });
    expect(fakes.google.videos).toHaveLength(1);

    await publish(world);

    expect(fakes.google.videos).toHaveLength(1);
    expect(sessions()).toHaveLength(1);
    expect(await world.stored()).toMatchObject({ state: "published", video_id: fakes.google.videos[0]?.id });
  });

  it("goes on in another invocation when the time of the first is up", async () => {
    const world = await makePublishable(fakes, { film: longFilm() });
    const { getPart } = world.deps.artifacts;
    const slow = {
      ...world.deps.artifacts,
      getPart: async (key: string, from: number, bytes: number) => {
        await world.deps.wait(700);
        return getPart(key, from, bytes);
      },
    };

    await uploadFilm({ ...world.deps, artifacts: slow }, "ada", "web_1");

    expect(ofKind(world.deps.committed, "emit").map(({ event }) => event.type)).toEqual(["youtube.requested"]);
    expect(await world.stored()).toMatchObject({ state: "uploading", at_work_until: undefined });
    await publish(world);
    expect(fakes.google.videos[0]?.bytes.equals(world.film)).toBe(true);
    expect(sessions()).toHaveLength(1);
  });

  it("is not made by two invocations at once", async () => {
    const world = await makePublishable(fakes, { upload: { at_work_until: "2026-01-01T00:00:30.000Z" } });

    await expect(publish(world)).rejects.toThrow("right now");

    expect(fakes.google.requests).toEqual([]);
  });

  it("is repeated at once where YouTube is busy for a moment: session, captions and thumbnail", async () => {
    const world = await makePublishable(fakes);
    fakes.google.failNext(503);
    await uploadFilm({ ...world.deps, artifacts: failingAfterSession(world, ["lost", 503]) }, "ada", "web_1");

    expect(await world.stored()).toMatchObject({ state: "published", warnings: [] });
    expect(sessions()).toHaveLength(2);
    expect(fakes.google.videos).toHaveLength(1);
    expect([fakes.google.captions.length, fakes.google.thumbnails.length]).toEqual([1, 1]);
  });

  it("goes on with a new access token where the old one has ended", async () => {
    const world = await makePublishable(fakes);
    fakes.google.failNext(401);

    await publish(world);

    expect(fakes.google.videos).toHaveLength(1);
  });

  it("begins again after its session has expired, unless YouTube may have the whole film", async () => {
    const world = await makePublishable(fakes, { film: longFilm() });
    const artifacts = failingAfterSession(world, ["half", ...down]);
    await expect(uploadFilm({ ...world.deps, artifacts }, "ada", "web_1")).rejects.toBeInstanceOf(YouTubeFault);
    fakes.google.expireUploads();

    await expect(publish(world)).rejects.toThrow("expired");
    await publish(world);

    expect(sessions()).toHaveLength(2);
    expect(fakes.google.videos).toHaveLength(1);
  });

  it("asks the owner to look where only YouTube knows whether the video is there", async () => {
    const world = await makePublishable(fakes);
    await uploadFilm({ ...world.deps, artifacts: failingAfterSession(world, ["lost", ...down]) }, "ada", "web_1").catch(
      () => undefined,
    );
    fakes.google.expireUploads();

    await publish(world);

    expect(await world.stored()).toMatchObject({ state: "failed", error: expect.stringContaining("YouTube Studio") });
    expect(fakes.google.videos).toHaveLength(1);
  });
});

describe("an upload that YouTube refuses", () => {
  it("says why, leaves the film as it is, and can be tried again", async () => {
    const world = await makePublishable(fakes);
    fakes.google.failNext("quotaExceeded");

    await publish(world);

    expect(await world.stored()).toMatchObject({ state: "failed", error: expect.stringContaining("daily quota") });
    expect(world.deps.task().process_status).toBe("completed");
    await publish(world);
    expect(await world.stored()).toMatchObject({ state: "published", error: undefined });
  });

  it("says that the channel must be connected again after its owner has withdrawn the access", async () => {
    const world = await makePublishable(fakes);
    fakes.google.withdrawAccess();

    await publish(world);

    expect(await world.stored()).toMatchObject({ state: "failed", error: expect.stringContaining("connect it again") });
  });

  it("publishes the film without what it refuses besides the video", async () => {
    const world = await makePublishable(fakes, { task: { captions_srt_key: undefined } });
    await world.deps.artifacts.put("t.jpg", new Uint8Array(3_000_000));

    await publish(world);

    expect(await world.stored()).toMatchObject({
      state: "published",
      warnings: [expect.stringMatching(/^Thumbnail: /)],
    });
  });
});

/** Files whose first part makes the next calls of YouTube fail: after the session was opened and stored. */
const failingAfterSession = (
  { deps }: Awaited<ReturnType<typeof makePublishable>>,
  faults: Parameters<typeof fakes.google.failNext>,
) => {
  let isFirst = true;
  return {
    ...deps.artifacts,
    getPart: async (key: string, from: number, bytes: number) => {
      if (isFirst) fakes.google.failNext(...faults);
      isFirst = false;
      return deps.artifacts.getPart(key, from, bytes);
    },
  };
};
