import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { filmStudio } from "#functions/adapters/ffmpeg/film-studio.ts";
import { joinWithSound } from "#test/support/film-files.ts";
import { makeScene } from "../film/making/frames.ts";
import { makeLandscape } from "../film/making/pictures.ts";
import { launch } from "./browser.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "film-plays-"));
});
afterAll(() => rm(folder, { recursive: true }));

it("plays a film with differently encoded scenes to its last frame", async () => {
  const landscape = makeLandscape(320, 180);
  const scenery = { ...landscape, layers: landscape.layers.slice(2, 3) };
  const orders = [
    makeScene(join(folder, "0.mp4"), { picture: scenery, camera: "zoom", frames: 45 }),
    makeScene(join(folder, "1.mp4"), { picture: landscape, camera: "zoom", frames: 45 }),
    makeScene(join(folder, "2.mp4"), { picture: scenery, frames: 45 }),
  ];
  for (const order of orders) await filmStudio.renderScene(order);
  const film = join(folder, "film.mp4");
  const segments = orders.map(({ path }) => path);
  await joinWithSound({ segments, narration: [], seconds: 4.5, title: "Both ways", out: film });
  const browser = await launch();
  const page = await browser.newPage();
  await page.route("http://film.test/**", (route) =>
    route.request().url().endsWith(".mp4")
      ? route.fulfill({ path: film, contentType: "video/mp4" })
      : route.fulfill({ contentType: "text/html", body: "<video muted src=/film.mp4></video>" }),
  );
  await page.goto("http://film.test/");

  const played = await page.evaluate(async () => {
    const video = document.querySelector("video");
    if (!video) throw new Error("There is no player");
    const over = new Promise((resolve) => {
      video.onended = resolve;
      video.onerror = resolve;
    });
    await video.play();
    await over;
    return {
      error: video.error?.message,
      ended: video.ended,
      frames: video.getVideoPlaybackQuality().totalVideoFrames,
    };
  });

  expect(played).toEqual({ error: undefined, ended: true, frames: 135 });
  await browser.close();
});
