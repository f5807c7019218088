import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import * as z from "zod";
import { apiClientFor } from "./api-client.ts";
import { filmTimeout } from "./film-timeout.ts";
import { signUpAndVisit } from "./new-user.ts";
import { makePicture } from "./order-form.ts";
import { it } from "./product.ts";
import { seeText } from "./see-text.ts";
import { fourScenes } from "./stories.ts";

const Ordered = z.object({ data: z.object({ taskId: z.string() }) });
const maxStops = 250;

/** The name of the focused element; "" if the focus is lost. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return "";
    return element.getAttribute("aria-label") || element.textContent || element.tagName;
  });

/** Whether any part of the focused element can be seen. */
const isSeen = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { top, bottom, left, right, width, height } = (
      document.activeElement ?? document.body
    ).getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    return width > 0 && height > 0 && bottom > 0 && top < clientHeight && right > 0 && left < clientWidth;
  });

/** Goes to an element by Tab, or backwards by Shift+Tab, and expects that it is seen. */
const tabTo = async (page: Page, to: Locator, key: "Tab" | "Shift+Tab" = "Tab") => {
  const wanted = await to.elementHandle();
  for (let stop = 0; stop < maxStops; stop++) {
    if (await page.evaluate((element) => element === document.activeElement, wanted)) {
      expect(await isSeen(page)).toBe(true);
      return;
    }
    await page.keyboard.press(key);
  }
  throw new Error(`Tab does not lead to ${to}`);
};

/** Presses a key on an element, and expects that the focus is not lost. */
const press = async (page: Page, on: Locator, key: "Enter" | "Space", way: "Tab" | "Shift+Tab" = "Tab") => {
  await tabTo(page, on, way);
  await page.keyboard.press(key);
  await expect.poll(() => focused(page)).not.toBe("");
};

it("reviews a film by the keyboard alone on a small screen", async ({ product, browser }) => {
  const { page, email, faults, leave } = await signUpAndVisit(browser, product, "/welcome");
  await page.setViewportSize({ width: 390, height: 844 });
  page.setDefaultTimeout(filmTimeout);
  const call = await apiClientFor(product.site, email);
  const taskData = {
    storyType: "poetry_story",
    voiceLanguage: "english",
    review: "storyboard",
    music: "none",
    fullStory: fourScenes,
  };
  const { taskId: id } = (await call("/api/task", { mode: "create", taskData }, Ordered)).data;
  await page.goto(`/task-detail/${id}`);
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const scene = (number: number) => page.getByRole("group", { name: `Scene ${number}`, exact: true });
  const bar = page.getByRole("region", { name: "Your changes" });
  await press(page, button("Start Now"), "Enter");

  // The page has changed from the waiting film to its review. The focus stayed on it.
  await scene(4).waitFor();
  expect(await focused(page)).not.toBe("");
  const title = (number: number) => scene(number).getByRole("heading").textContent();
  const [second, fourth] = [await title(2), await title(4)];

  await tabTo(page, scene(1).getByRole("textbox", { name: "Narration" }));
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("The owl sang a short song.");
  await press(page, scene(1).getByRole("button", { name: /^Camera/ }), "Enter");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await seeText(bar, "2 changes · free");
  await press(page, scene(2).getByRole("button", { name: "Draw again" }), "Enter");
  await press(page, scene(3).getByRole("button", { name: "Remove" }), "Space");
  await expect.poll(() => focused(page)).toMatch(/^Undo: /);
  // The last scene goes up to the second place: the button stays under the finger.
  await press(page, scene(3).getByRole("button", { name: "Move up" }), "Enter");
  await expect.poll(() => title(2)).toBe(fourth);
  await expect.poll(() => focused(page)).toBe("Move up, Scene 2");
  await seeText(bar, "5 changes · free");

  // An own picture: the dialog opens the files, and gives the focus back.
  await press(page, scene(1).getByRole("button", { name: "Own picture" }), "Enter", "Shift+Tab");
  const files = page.waitForEvent("filechooser");
  await press(page, page.getByRole("dialog").getByRole("button", { name: "Upload a picture" }), "Enter");
  await (await files).setFiles(await makePicture("photo.png", 640, 360));
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await seeText(bar, "6 changes · free");
  await expect.poll(() => focused(page)).not.toBe("");

  // A new scene is written, a scene is split, and both are taken back.
  await press(page, scene(3).getByRole("button", { name: "Add a scene after this one" }), "Enter");
  await page.keyboard.type("The stars came out.");
  await expect
    .poll(() => page.getByRole("group", { name: "New scene" }).getByRole("textbox").first().inputValue())
    .toBe("The stars came out.");
  await press(page, page.getByRole("group", { name: "New scene" }).getByRole("button", { name: "Remove" }), "Enter");
  await press(page, scene(3).getByRole("button", { name: "Split" }), "Enter", "Shift+Tab");
  const secondPart = scene(3).getByRole("textbox", { name: "Narration of the second part" });
  await expect.poll(() => secondPart.evaluate((element) => element === document.activeElement)).toBe(true);
  await press(page, scene(3).getByRole("button", { name: "Undo split" }), "Space");
  await seeText(bar, "6 changes · free");

  // Continue asks about the changes. The dialog keeps the focus, and Escape gives it back.
  await press(page, button("Continue"), "Enter", "Shift+Tab");
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await expect.poll(() => focused(page)).toBe("Continue");

  await press(page, bar.getByRole("button", { name: "Apply", exact: true }), "Enter");
  await bar.waitFor({ state: "detached" });
  await expect.poll(() => focused(page)).not.toBe("");
  await expect.poll(() => title(3)).toBe(second);
  // The picture that was drawn first is chosen again.
  await scene(3).getByRole("button", { name: "Picture 2", pressed: true }).waitFor();
  await press(page, scene(3).getByRole("button", { name: "Picture 1" }), "Space", "Shift+Tab");
  await seeText(bar, "1 change · free");
  await press(page, bar.getByRole("button", { name: "Apply", exact: true }), "Enter");
  await bar.waitFor({ state: "detached" });
  await press(page, button("Continue"), "Space", "Shift+Tab");
  await page.locator('video[src*="/media/"]').waitFor({ timeout: filmTimeout });
  expect(await focused(page)).not.toBe("");
  await page.getByText("The owl sang a short song.").first().waitFor();
  expect(faults).toEqual([]);
  await leave();
});
