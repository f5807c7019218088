import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { encodeWav, speak } from "@animation-agent/studio/narrator";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as z from "zod";
import { demo } from "#local/demo/accounts.ts";
import { expectAccessible } from "./accessible.ts";
import { apiClientFor } from "./api-client.ts";
import { launch } from "./browser.ts";
import { filmTimeout } from "./film-timeout.ts";
import { pressTwice } from "./press-twice.ts";
import { seeText } from "./see-text.ts";
import { type Product, startProduct } from "./start-product.ts";
import { signedIn, visit } from "./visitor.ts";

let product: Product;
let browser: Browser;
/** The owner speaks into the microphone of the browser. */
let folder: string;

beforeAll(async () => {
  const settings = { EDIT_SECONDS: "0", FILM_SHORT_SIDE: "360", RATE_SCALE: "100" };
  const { samples, sampleRate } = await speak({ ...spoken, language: "english", voice: "studio-english-ross" });
  folder = await mkdtemp(join(tmpdir(), "voice-"));
  const microphone = join(folder, "voice.wav");
  await writeFile(microphone, encodeWav(samples, sampleRate));
  [product, browser] = await Promise.all([startProduct(settings), launch({ microphone })]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  await rm(folder, { recursive: true });
});

const spoken = { text: "The owl sang a short song." };
/** A sound file to upload. */
const wav = (name: string, buffer: Buffer) => ({ name, mimeType: "audio/wav", buffer });

/** Whether a browser can play the sound. */
const hasSound = (sound: Element) => sound instanceof HTMLAudioElement && sound.readyState > 0 && !sound.error;

/** A page that sees the new cut of a film as being made until it may finish: a short one is made between two looks. */
const holdInProgress = async (page: Page, id: string) => {
  let isHeld = true;
  let making = "";
  await page.route(`**/api/task/${id}/status*`, async (route) => {
    const response = await route.fetch();
    const body = response.status() === 200 ? await response.text() : "";
    if (/"state":\s*"making"/.test(body)) making = body;
    await route.fulfill({ response, ...(isHeld && body && making && { body: making }) });
  });
  await page.route(`**/api/task/cut_${id}/status*`, async (route) => {
    const response = await route.fetch();
    const body = response.status() === 200 ? await response.text() : "";
    const inProgress = body.replace(/"process_status":\s*"completed"/, '"process_status":"in_progress"');
    await route.fulfill({ response, ...(isHeld && body && { body: inProgress }) });
  });
  return () => {
    isHeld = false;
  };
};

/** A recording ends by itself before the three minutes of a scene are over. The page's clock runs ahead. */
const expectEndAtLimit = async (page: Page, open: Locator) => {
  const dialog = page.getByRole("dialog");
  await open.click();
  await page.clock.install();
  await dialog.getByRole("button", { name: "Record", exact: true }).click();
  await dialog.getByRole("button", { name: "Stop recording" }).waitFor();
  await page.clock.fastForward(179_600);
  await dialog.getByRole("button", { name: "Record again" }).waitFor();
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await dialog.waitFor({ state: "detached" });
};

/** What the dialog says if there is no microphone, by what the browser reports. */
const expectNoMicrophone = async (page: Page) => {
  const reports = {
    NotAllowedError: /^The browser did not allow the microphone\./,
    NotFoundError: /^No microphone was found\./,
    NotReadableError: /^The microphone could not be started\./,
  };
  for (const [report, message] of Object.entries(reports)) {
    await page.evaluate((name) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("", name));
    }, report);
    await page.getByRole("dialog").getByRole("button", { name: "Record" }).click();
    await seeText(page.getByRole("dialog").getByRole("alert"), message);
  }
  await page.evaluate(() => delete (navigator.mediaDevices as Partial<MediaDevices>).getUserMedia);
};

const Ordered = z.object({ data: z.object({ taskId: z.string() }) });

const fullStory = `The owl sang to the moon, and the moon came closer to hear. The river stopped to listen, and the reeds stood still.
All night the forest kept its breath for that one song. Then the fox came out of the ferns and sat down beside the water.
Nobody was afraid, and nobody was alone. When the morning came the moon went home, a little later than it should have.
The owl slept in the hollow oak, and the river told the sea what it had heard.`;

it("makes a new cut of a finished film, once it was cancelled, and plays both", async () => {
  const call = await apiClientFor(product.site, demo);
  const taskData = {
    storyType: "poetry_story",
    voiceLanguage: "english",
    fullStory,
    codeName: "The owl",
    music: "none",
  };
  const id = (await call("/api/task", { mode: "create", taskData }, Ordered)).data.taskId;
  const { page, faults, leave } = await visit(browser, product.site, {
    path: `/task-detail/${id}`,
    as: await signedIn(browser, product.site, demo),
  });
  page.setDefaultTimeout(filmTimeout);
  const scene = (number: number) => page.getByRole("group", { name: `Scene ${number}`, exact: true });
  const bar = page.getByRole("region", { name: "Your changes" });
  const film = page.locator('video[src*="/media/films/"]');
  const makeCut = bar.getByRole("button", { name: "Make the New Cut" });

  await film.waitFor();
  const first = await film.getAttribute("src");
  // The scenes are shown by small pictures.
  await page.locator('.scene-picture img[src*="/tile-"]').first().waitFor();
  expect(await page.locator('img[src*="/picture-"]').count()).toBe(0);
  await page.getByRole("button", { name: "Edit Scenes" }).click();
  await scene(1).getByRole("textbox", { name: "Narration" }).fill("The owl sang a short song.");
  await seeText(bar, "1 change · free");

  // The owner's voice: recorded for a scene, which then keeps the narrator.
  const ownVoice = scene(2).getByRole("button", { name: "Use your own voice" });
  const files = page.getByRole("dialog").locator("input[type=file]");
  await ownVoice.click();
  const inDialog = (name: string) => page.getByRole("dialog").getByRole("button", { name, exact: true });
  await inDialog("Record").waitFor();
  await expectAccessible(page, "[role=dialog]");
  await files.setInputFiles(wav("silent.wav", Buffer.from(encodeWav(new Float32Array(96_000), 48_000))));
  await seeText(page.getByRole("dialog"), /^The recording is silent or too quiet\./);
  await expectNoMicrophone(page);
  // The keyboard stays on the button that it has pressed.
  const focused = page.getByRole("dialog").locator(":focus");
  await inDialog("Record").press("Enter");
  await inDialog("Stop recording").waitFor();
  await expect.poll(() => focused.textContent()).toBe("Stop recording");
  // The meter shows the voice, and the recording is as long as the clock says.
  await expect
    .poll(() => page.getByRole("meter").evaluate((meter) => (meter as HTMLMeterElement).value))
    .toBeGreaterThan(0.3);
  await seeText(page.getByRole("dialog"), "0:02");
  await inDialog("Stop recording").press("Enter");
  await inDialog("Record again").waitFor();
  await expect.poll(() => focused.textContent()).toBe("Record again");
  await expect.poll(() => page.locator("[role=dialog] .recorder audio").evaluate(hasSound)).toBe(true);
  await expectAccessible(page, "[role=dialog]");
  await inDialog("Use this recording").click();
  await seeText(scene(2), "Your voice will be heard");
  await expectEndAtLimit(page, ownVoice);
  await seeText(bar, /^2 changes/);
  await scene(2).getByRole("button", { name: "Keep the narration so far" }).click();
  await seeText(bar, "1 change · free");

  // The recording can be of the whole film, whose words are there to be read.
  await page.getByRole("button", { name: "Use your own voice for the whole film" }).click();
  await seeText(page.getByRole("dialog"), "The owl sang a short song.");
  const download = page.waitForEvent("download");
  await inDialog("Download the text").click();
  expect((await download).suggestedFilename()).toBe("narration.txt");
  await expectAccessible(page, "[role=dialog]");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Use this recording, / })
    .click();
  await seeText(page, "Your recording of the whole narration will be heard");
  // The recording of one scene is too short for all of them.
  await seeText(bar, /^The recording lasts \d seconds; the whole narration needs about \d+\./);
  await page.getByRole("button", { name: "Keep the narration so far" }).click();
  await seeText(bar, "1 change · free");
  await expectAccessible(page);
  await makeCut.click();

  // The film plays meanwhile. A cancelled cut leaves it, and the changes.
  await page.getByRole("heading", { name: /^New cut: / }).waitFor();
  expect(await film.getAttribute("src")).toBe(first);
  await pressTwice(page.getByRole("button", { name: "Cancel the New Cut" }));
  await seeText(page, "The new cut was cancelled");
  await seeText(bar, "1 change · free");
  await expectAccessible(page);
  const finish = await holdInProgress(page, id);
  await makeCut.click();

  // The new cut can be watched while it is made.
  const choice = page.getByRole("button", { name: "Cut", exact: false });
  await choice.filter({ hasText: "Cut 1" }).click();
  await page.getByRole("option", { name: /^Cut 2.*In progress/ }).click();
  const player = page.locator("video");
  // A film fades in from black: the first picture stands for it until it is played.
  expect(await player.getAttribute("poster")).toMatch(/scenes\/001\//);
  await expect.poll(() => player.evaluate(({ currentSrc }: HTMLVideoElement) => currentSrc)).toMatch(/^blob:/);
  await player.evaluate((video: HTMLVideoElement) => video.play());
  await expect.poll(() => player.evaluate(({ currentTime }: HTMLVideoElement) => currentTime)).toBeGreaterThan(0.5);
  await seeText(page, /^The scenes that are ready, while we make the others\./);
  await expectAccessible(page);
  finish();

  // The newest cut plays; the first one can be chosen, with its downloads.
  const cuts = choice.filter({ hasText: "Cut 2" });
  await cuts.waitFor();
  await page.getByRole("button", { name: "Edit Scenes" }).waitFor();
  await page.getByText("The owl sang a short song.").first().waitFor();
  expect(await film.getAttribute("src")).not.toBe(first);
  await cuts.click();
  await page.getByRole("option", { name: /Cut 1/ }).click();
  await expect.poll(() => film.getAttribute("src")).toBe(first);
  await seeText(page, "This is an earlier cut.");
  const video = page.getByRole("link", { name: "Download Video" });
  await expect.poll(() => video.getAttribute("download")).toBe("The owl.mp4");
  await expectAccessible(page);

  // The address of the cut's task leads to the film.
  await page.goto(`/task-detail/cut_${id}`);
  await page.waitForURL(`**/task-detail/${id}`);

  // Its files are copied below another prefix; the page then plays the copy.
  await film.waitFor();
  await page.getByRole("button", { name: "Keep Longer" }).click();
  const keep = page.getByRole("dialog", { name: "Keep Longer" });
  await seeText(keep, "That costs 3 credits.");
  await expectAccessible(page, "[role=dialog]");
  // The mouse presses a button that has the ring of the keyboard's focus.
  await page.keyboard.press("Escape");
  await keep.waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Keep Longer" }).click();
  await keep.getByRole("button", { name: "Keep for 3 credits" }).click();
  await page.locator('video[src*="/media/kept/"]').waitFor();
  await seeText(page, /^Paid for keeping "The owl" until|^Reserved for keeping "The owl" until/);
  // The silent recording is refused, and that of one scene for the whole film.
  expect(faults.filter((fault) => !/status of 4(00|15)/.test(fault))).toEqual([]);
  await leave();
});
