import { describe, expect, it } from "vitest";
import { routes } from "#functions/api/tasks/index.ts";
import type { HasArtifacts } from "#functions/core/artifact/ports.ts";
import { httpHandler } from "#functions/http/handler.ts";
import type { Route } from "#functions/http/route.ts";
import { fakePorts } from "#test/support/ports.ts";
import { context, request } from "#test/support/request.ts";
import { makeRunningTask } from "#test/support/task.ts";

/** Stores what RenderScene leaves of a scene to be watched. */
const addStream = ({ artifacts }: HasArtifacts, scene: number, firstFrame: number): Promise<void> => {
  const file = `tasks/ada/web_1/scenes/${String(scene).padStart(3, "0")}/stream-1`;
  const parts = [
    { bytes: 500, frames: 240 },
    { bytes: 300, frames: 60 },
  ];
  const streamed = { video: `${file}.mp4`, firstFrame, frames: 300, headBytes: 100, parts };
  return artifacts.put(`${file}.json`, JSON.stringify(streamed), "application/json");
};

describe("GET /api/task/{id}/playlist", () => {
  const makeFilm = async (given: Parameters<typeof makeRunningTask>[0]) => {
    const deps = fakePorts({ tasks: [makeRunningTask(given)] });
    await addStream(deps, 1, 0);
    await addStream(deps, 2, 300);
    // Scene 4 is finished before scene 3.
    await addStream(deps, 4, 900);
    // The routes ask only for what fakePorts has.
    const handler = httpHandler(routes as unknown as readonly Route<typeof deps>[], () => deps);
    const send = () => handler(request("GET", "/task/web_1/playlist", { params: { id: "web_1" } }), context);
    return { deps, send, lines: async () => (await send()).body.split("\n") };
  };
  const lengths = (lines: readonly string[]) => lines.filter((line) => line.startsWith("#EXTINF:"));

  it("is a playlist of the scenes that are rendered without a gap", async () => {
    const { send, lines } = await makeFilm({ segments_made: new Set([1, 2, 4]) });

    const { statusCode, headers } = await send();

    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ "content-type": "application/vnd.apple.mpegurl" });
    const [first = "", ...rest] = (await lines()).filter((line) => !line.startsWith("#EXT-X-BYTERANGE"));
    expect(first).toBe("#EXTM3U");
    expect(rest).toEqual(expect.arrayContaining(["#EXT-X-PLAYLIST-TYPE:EVENT", "#EXT-X-TARGETDURATION:8"]));
    const links = rest.filter((line) => line !== "" && !line.startsWith("#"));
    expect(links.map((link) => /scenes\/\d+/.exec(link)?.[0])).toEqual([
      ...["scenes/001", "scenes/001", "scenes/002", "scenes/002"],
    ]);
    expect(rest).not.toContain("#EXT-X-ENDLIST");
  });

  it("names the bytes of each part, after the head of its file", async () => {
    const { lines } = await makeFilm({ segments_made: new Set([1]) });

    const playlist = await lines();

    expect(playlist).toEqual(
      expect.arrayContaining(["#EXTINF:8.000000,", "#EXT-X-BYTERANGE:500@100", "#EXT-X-BYTERANGE:300@600"]),
    );
    expect(playlist.find((line) => line.startsWith("#EXT-X-MAP"))).toContain('BYTERANGE="100@0"');
  });

  it("ends when the film is whole, and when making it stops", async () => {
    const both = { segments_made: new Set([1, 2]) };

    for (const given of [
      { ...both, video_scene_count: 2 },
      { ...both, process_status: "failed" as const },
    ])
      expect((await (await makeFilm(given)).lines()).at(-2)).toBe("#EXT-X-ENDLIST");
  });

  it("leaves out a scene that an earlier attempt made for another timing, and what follows it", async () => {
    const { deps, lines } = await makeFilm({ segments_made: new Set([1, 2, 3, 4]) });
    await addStream(deps, 3, 590);

    expect(lengths(await lines())).toHaveLength(4);
  });

  it("is refused while no scene is rendered", async () => {
    const { send } = await makeFilm({ segments_made: new Set([2]) });

    const { statusCode, body } = await send();

    expect(statusCode).toBe(409);
    expect(JSON.parse(body)).toMatchObject({ code: "conflict" });
  });
});
