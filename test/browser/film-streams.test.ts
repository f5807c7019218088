import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import type { Route } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { filmStudio } from "#functions/adapters/ffmpeg/film-studio.ts";
import { showPlaylist } from "#functions/core/film/show-playlist.ts";
import { wavOf } from "#functions/core/media/wav.ts";
import { fakeArtifacts, fakePorts } from "#test/support/ports.ts";
import { makeRunningTask } from "#test/support/task.ts";
import { makeScene } from "../film/making/frames.ts";
import { launch } from "./browser.ts";
import { filmTimeout } from "./film-timeout.ts";

const frames = 60;
const narration = { at: 0.5, wav: wavOf(new Float32Array(48_000).fill(0.1), 48_000) };
let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "watch-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** A film of three scenes in progress, of which so many are rendered. */
const makeFilm = () => {
  const rendered = new Set<number>();
  const artifacts = fakeArtifacts();
  const render = async (scene: number) => {
    const [segment, out] = [join(folder, `segment-${scene}.mp4`), join(folder, `stream-${scene}.mp4`)];
    await filmStudio.renderScene(makeScene(segment, { frames, scene }));
    const firstFrame = (scene - 1) * frames;
    const parts = await filmStudio.streamScene({ segment, firstFrame, frames, narration, out });
    const streamed = { video: `tasks/ada/web_1/scenes/00${scene}/${basename(out)}`, firstFrame, frames, ...parts };
    await artifacts.put(`tasks/ada/web_1/scenes/00${scene}/stream-${scene}.json`, JSON.stringify(streamed));
    rendered.add(scene);
  };
  const playlist = () => {
    const task = makeRunningTask({ video_scene_count: 3, segments_made: rendered });
    return showPlaylist({ ...fakePorts({ tasks: [task] }), artifacts }, "ada", "web_1");
  };
  return { render, playlist };
};

/** Answers a request for a range of a file, as CloudFront does. */
const sendRange = async (route: Route) => {
  const file = await readFile(join(folder, basename(new URL(route.request().url()).pathname)));
  const [, from = "0", to = ""] = /bytes=(\d+)-(\d*)/.exec((await route.request().allHeaders())["range"] ?? "") ?? [];
  const body = file.subarray(Number(from), to === "" ? undefined : Number(to) + 1);
  await route.fulfill({ status: 206, body, contentType: "video/mp4" });
};

it("plays the scenes that are rendered, one after the other, while the playlist grows to its end", async () => {
  const film = makeFilm();
  await film.render(1);
  const browser = await launch();
  const page = await browser.newPage();
  const library = createRequire(import.meta.url).resolve("hls.js/dist/hls.light.min.js");
  await page.route("http://film.test/**", async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === "/hls.js") return route.fulfill({ path: library, contentType: "text/javascript" });
    if (pathname === "/playlist")
      return route.fulfill({
        body: (await film.playlist()).replaceAll("https://films.example", "http://film.test"),
        contentType: "application/vnd.apple.mpegurl",
      });
    return route.fulfill({ contentType: "text/html", body: "<script src=/hls.js></script><video muted></video>" });
  });
  await page.route("http://film.test/**/*.mp4?*", sendRange);
  await page.goto("http://film.test/");

  await page.evaluate(() => {
    const video = document.querySelector("video");
    if (!video) throw new Error("There is no player");
    const hls = new window.Hls({ startPosition: 0, enableWorker: false });
    hls.loadSource("/playlist");
    hls.attachMedia(video);
    return video.play();
  });
  await page.waitForFunction(() => (document.querySelector("video")?.currentTime ?? 0) > 1.5);
  await film.render(2);
  await film.render(3);
  await page.waitForFunction(() => document.querySelector("video")?.ended, undefined, {
    timeout: filmTimeout,
  });

  const end = await page.evaluate(() => {
    const { buffered, duration, error } = document.querySelector("video") as HTMLVideoElement;
    return { gaps: buffered.length - 1, duration, error: error?.message };
  });
  expect(end).toMatchObject({ gaps: 0, error: undefined });
  expect(end.duration).toBeCloseTo((3 * frames) / 30, 1);
  await browser.close();
});

declare global {
  interface Window {
    readonly Hls: new (
      settings: object,
    ) => { loadSource(url: string): void; attachMedia(video: HTMLVideoElement): void };
  }
}
