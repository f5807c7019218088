import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { styles } from "#contract/catalogue/styles.ts";
import { demo } from "#local/demo/accounts.ts";
import { expectAccessible } from "./accessible.ts";
import { launch } from "./browser.ts";
import { filmTimeout } from "./film-timeout.ts";
import { makePicture, openForm } from "./order-form.ts";
import { pressCopy } from "./press-copy.ts";
import { seeText } from "./see-text.ts";
import { type Product, startProduct } from "./start-product.ts";
import { goTo, type SessionState, signedIn } from "./visitor.ts";

let product: Product;
let browser: Browser;
let user: SessionState;

beforeAll(async () => {
  // Tasks stay pending until a test starts them, so they can be edited.
  [product, browser] = await Promise.all([startProduct({ EDIT_SECONDS: "600" }), launch()]);
  user = await signedIn(browser, product.site, demo);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const open = (path?: string) => openForm(browser, product.site, user, path);

it("saves its settings as a preset, fills itself from it, and deletes it", async () => {
  const { page, prompt, press, sees, turnOn, openAdvanced, faults, leave } = await open();
  const dialog = page.getByRole("dialog");
  const subtitle = page.getByRole("checkbox", { name: "Subtitle" });
  await prompt.fill("A fox learns to sail");
  await openAdvanced();
  await turnOn("Subtitle");

  await press("Save these settings as a preset");
  await dialog.getByLabel("Name").fill("My channel");
  await dialog.getByRole("button", { name: "Save" }).click();
  await sees("The preset “My channel” is saved.");
  await page.getByRole("checkbox", { name: "Subtitle" }).uncheck({ force: true });
  await page.getByRole("button", { name: "Preset", exact: false }).first().click();
  await page.getByRole("option", { name: "My channel" }).click();
  await sees("The form has the settings of “My channel”.");

  // What was chosen is offered again, so that its settings can be replaced.
  await press("Save these settings as a preset");
  expect(await dialog.getByLabel("Name").inputValue()).toBe("My channel");
  await seeText(dialog, "A preset has this name. Its settings are replaced.");
  await dialog.getByRole("button", { name: "Cancel" }).click();

  expect(await subtitle.isChecked()).toBe(true);
  expect(await prompt.inputValue()).toBe("A fox learns to sail");
  await press("Manage presets");
  await dialog.getByRole("button", { name: "Rename My channel" }).click();
  await dialog.getByRole("textbox", { name: "Name" }).fill(" ");
  await dialog.getByRole("button", { name: "Save" }).click();
  await seeText(dialog, "Please enter a name for the preset.");
  await dialog.getByRole("textbox", { name: "Name" }).fill("Our channel");
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.getByRole("button", { name: "Delete Our channel" }).click();
  await dialog.getByRole("button", { name: "Delete now Our channel" }).click();
  await seeText(dialog, "You have no presets.");
  expect(faults).toEqual([]);
  await leave();
});

it("keeps its parts in place when it shows what is understood of the prompt", async () => {
  const { page, prompt, leave } = await open();
  const outline = page.getByRole("region", { name: "What we understood" });
  const title = page.getByRole("textbox", { name: "Title (optional)" });
  await seeText(page, "Type your idea, and we show here what we understood of it.");
  const before = await title.boundingBox();

  await prompt.fill("Lotte, a shy girl, wants to bake a cake for the moon");
  await seeText(outline, "Wants: bake a cake for the moon");

  expect(await title.boundingBox()).toEqual(before);
  await leave();
});

it("orders a film from an AI idea, with the price and its parts in view", async () => {
  const { page, prompt, price, press, sees, faults, leave } = await open();
  await seeText(price, "Pictures");
  const partsOfTen = await price.getByRole("definition").allTextContents();

  await press("Enlighten me with AI");
  await sees("AI-generated. Please read it over.");
  const idea = await prompt.inputValue();
  await pressCopy(page, "Copy Prompt");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  await press("Undo");
  const before = await prompt.inputValue();
  await prompt.fill("A little fox builds a boat of leaves");
  const outline = page.getByRole("region", { name: "What we understood" });
  await seeText(outline, "little fox");
  await press("What we understood");
  const kind = await outline.getByRole("group", { name: "Main character" }).getByLabel("Who or what").inputValue();
  await outline.getByRole("textbox", { name: "Where" }).fill("the harbour");
  await press("What we understood");
  await seeText(outline, "Where: the harbour");
  await page.getByRole("radio", { name: "5 minutes", exact: false }).first().check({ force: true });
  await seeText(price, "30 credits");
  await press("Suggest a title");
  const title = page.getByRole("textbox", { name: "Title (optional)" });
  await expect.poll(() => title.inputValue()).not.toBe("");
  await title.fill("The Boat of Leaves");
  await press("Create My Story");

  await sees("Your story is ordered.");
  await page.waitForURL("**/tasks");
  await sees("The Boat of Leaves");
  expect(kind).toBe("little fox");
  expect(partsOfTen.slice(0, 4)).toEqual(["1", "2", "6", "1"]);
  expect(idea.length).toBeGreaterThanOrEqual(50);
  expect(copied).toBe(idea);
  expect(before).toBe("");
  expect(faults).toEqual([]);
  await leave();
});

it("says that a prompt is in another language than the film, and narrates the film in it", async () => {
  const { page, prompt, press, faults, leave } = await open();
  const note = page.getByText("Your text seems to be in Deutsch, and the film will be narrated in English.");

  await prompt.fill("Ein alter Uhrmacher baut eine Uhr, die immer die Wahrheit sagt.");
  await note.waitFor();
  await seeText(page, /The built-in writer does not translate: .+ Write the prompt in English/);
  await page.getByRole("tab", { name: "Full Story" }).click();
  await page
    .getByRole("textbox", { name: "Full Story" })
    .fill("Ein alter Uhrmacher baut eine Uhr, die immer die Wahrheit sagt. Niemand will sie haben.");
  await seeText(page, /It is not translated: the narrator reads it as it is\.$/);
  await press("Narrate in Deutsch");

  await note.waitFor({ state: "detached" });
  await seeText(page.getByRole("button", { name: "Video Language" }), "Deutsch");
  await seeText(page.getByRole("button", { name: "Voice" }).first(), "Greta (female)");
  await expectAccessible(page);
  expect(faults).toEqual([]);
  await leave();
});

it("cycles through styles and voices, shows styles full-screen, and accepts a custom style", async () => {
  const { page, press, choose, sees, faults, leave } = await open();
  const style = (name: string) => page.getByRole("radio", { name, exact: true });
  await style("Ghibli Style").waitFor();

  await press("Full-screen preview");
  await sees(`1 / ${styles.length}`);
  await page.keyboard.press("ArrowRight");
  await sees(`2 / ${styles.length}`);
  await page.keyboard.press("ArrowLeft");
  await sees(`1 / ${styles.length}`);
  await page.keyboard.press("ArrowLeft");
  await sees(`${styles.length} / ${styles.length}`);
  await page.keyboard.press("Escape");
  await page.getByText(`${styles.length} / ${styles.length}`).waitFor({ state: "detached" });
  await choose("Story Type", "Comics Story");
  const ofType = await style("Comic Book").isChecked();
  await style("Ghibli Style").check({ force: true });
  await press("Previous style");
  const atEnd = await style("Others").isChecked();
  await page.getByRole("textbox", { name: "Custom Illustration Style" }).fill("soft pastel chalk");
  await press("Next style");
  const atStart = await style("Ghibli Style").isChecked();
  await press("Previous voice");
  const voice = await page.getByRole("button", { name: /^Voice/ }).textContent();
  await page.getByRole("button", { name: "Play sample" }).click();
  await page.getByRole("button", { name: "Stop sample" }).waitFor();
  await choose("Video Language", "中文");
  await page.getByRole("button", { name: "Play sample" }).waitFor();
  const chinese = await page.getByRole("button", { name: /^Voice/ }).textContent();

  expect([ofType, atEnd, atStart]).toEqual([true, true, true]);
  expect(voice).not.toContain("Ella");
  expect(chinese).toMatch(/Mei|Wei/);
  expect(faults).toEqual([]);
  await leave();
});

it("makes a film of a full story, which plays, can be continued and repeated, but not edited", async () => {
  const { page, fullStory, press, sees, faults, leave } = await open();
  await page.getByRole("tab", { name: "Full Story" }).click();
  await fullStory.fill("The owl sang to the moon, and the moon came closer.");
  await sees("51 / 60,000 characters");
  await sees(/Full story: reads in/);
  await press("Create My Story");
  await page.getByRole("link", { name: "Watch it being made" }).click();
  await page.waitForURL("**/task-detail/*");
  const id = page.url().split("/").at(-1) ?? "";

  await page.goto(`/continue-task?from=${id}`);
  await sees("Can only create sequels for completed tasks. Current status: pending.");
  await page.goto(`/task-detail/${id}`);
  await press("Start Now");
  // Before that the player shows the scenes that are ready.
  const film = page.locator('video[src*="/media/"]');
  await film.waitFor({ timeout: filmTimeout });
  const played = await film.evaluate(async (video: HTMLVideoElement) => {
    video.muted = true;
    await video.play();
    await new Promise((seen) => video.addEventListener("timeupdate", () => video.currentTime > 0.5 && seen(undefined)));
    return { width: video.videoWidth, height: video.videoHeight, seconds: video.duration, error: video.error };
  });
  await page.goto(`/create-task?edit=${id}`);
  await sees("Task cannot be edited. Current status: completed. Only pending tasks can be edited.");
  await page.goto(`/continue-task?from=${id}`);
  await page.getByRole("heading", { level: 1, name: "Create Your Sequel" }).waitFor();
  await sees("This is the story you continue. Write what happens next, or leave it unchanged.");
  await press("Create My Sequel");
  await sees("Your sequel is ordered.");
  await page.waitForURL("**/tasks");
  await page.goto(`/repeat-task?from=${id}`);
  await page.getByRole("heading", { level: 1, name: "Repeat Your Task" }).waitFor();
  const again = await fullStory.inputValue();
  await press("Repeat My Task");
  await sees("Your task is ordered again.");
  await page.waitForURL("**/tasks");

  expect(played).toMatchObject({ width: 1920, height: 1080, error: null });
  expect(played.seconds).toBeGreaterThan(3);
  expect(played.seconds).toBeLessThan(20);
  expect(again).toBe("The owl sang to the moon, and the moon came closer.");
  expect(faults).toEqual([]);
  await leave();
});

it("uploads a watermark and a character, and keeps them and the reserved credits in an edit", async () => {
  const { page, prompt, price, press, choose, sees, turnOn, openAdvanced, fileInput, faults, leave } = await open();
  await choose("Story Type", "Comics Story");
  await prompt.fill("Captain Carrot saves the kitchen garden");
  await openAdvanced();
  await turnOn("Watermark");
  await fileInput("Upload image: Watermark image").setInputFiles(await makePicture("sign.png", 128));
  await sees("Your watermark for each Comics Story");
  await turnOn("Fixed character");
  await page.getByRole("textbox", { name: "Character Name" }).fill("Captain Carrot");
  await fileInput("Upload image: Character image").setInputFiles(await makePicture("carrot.png", 300));
  await sees("Captain Carrot appears in this film");
  await press("Create My Story");
  await page.getByRole("link", { name: "Watch it being made" }).click();
  await page.waitForURL("**/task-detail/*");
  const id = page.url().split("/").at(-1);

  await page.goto(`/create-task?edit=${id}`);
  await page.getByRole("heading", { level: 1, name: "Edit Your Task" }).waitFor();
  await seeText(price, "Already reserved for this task");
  await openAdvanced();
  await sees("Your watermark for each Comics Story");
  await sees("Captain Carrot appears in this film");
  await prompt.fill("Captain Carrot saves the orchard");
  await press("Update My Story");
  await sees("Your task is updated.");
  await page.waitForURL(`**/task-detail/${id}`);
  await page.goto("/create-task");
  await openAdvanced();
  await turnOn("Fixed character");
  await choose("Your character images", "Captain Carrot");

  await sees("Captain Carrot appears in this film");
  await expect.poll(() => page.getByRole("textbox", { name: "Character Name" }).inputValue()).toBe("Captain Carrot");
  expect(faults).toEqual([]);
  await leave();
});

it("orders four characters of the user's own with voices, which the story type and a language change leave or clear", async () => {
  const { page, prompt, press, choose, turnOn, openAdvanced, faults, leave } = await open();
  await prompt.fill("A lighthouse loses its light");
  await openAdvanced();
  const voiceOf = (name: string) => page.getByRole("button", { name: `Voice of ${name}` });
  const names = ["Bo", "Ada", "Rusty", "Mim"];
  for (const [at, name] of names.entries()) {
    await (at === 0 ? turnOn("Fixed character") : press("Add another character"));
    await page.getByRole("textbox", { name: "Character Name" }).nth(at).fill(name);
  }
  await page.getByRole("group", { name: "Bo" }).getByRole("textbox", { name: "Who or what" }).fill("little dragon");
  await page.getByRole("group", { name: "Bo" }).getByRole("textbox", { name: "Look" }).fill("green");
  await expect.poll(() => page.getByRole("button", { name: "Add another character" }).count()).toBe(0);
  await voiceOf("Bo").click();
  await page.getByRole("option", { name: "Old man" }).click();
  await expect.poll(() => page.getByRole("checkbox", { name: "Character voices" }).isChecked()).toBe(true);
  await choose("Story Type", "Sci-Fi Story");
  await expect.poll(() => voiceOf("Bo").textContent()).toContain("Old man");
  await expectAccessible(page);

  const sent = page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith("/api/task"));
  await press("Create My Story");
  const { taskData } = (await sent).postDataJSON();
  await page.getByRole("link", { name: "Watch it being made" }).click();
  await page.waitForURL("**/task-detail/*");

  expect(taskData.characters).toEqual([
    { name: "Bo", kind: "little dragon", look: "green", voice: "studio-english-old-man" },
    ...names.slice(1).map((name) => ({ name })),
  ]);
  await page.goto(`/create-task?edit=${page.url().split("/").at(-1)}`);
  await page.getByRole("heading", { level: 1, name: "Edit Your Task" }).waitFor();
  await openAdvanced();
  await expect.poll(() => voiceOf("Bo").textContent()).toContain("Old man");
  await choose("Video Language", "Deutsch");
  await expect.poll(() => voiceOf("Bo").textContent()).toContain("Automatic");
  expect(faults).toEqual([]);
  await leave();
});

it("restores a draft until it is discarded", async () => {
  const { page, prompt, sees, press, faults, leave } = await open();
  await prompt.fill("A whale learns to knit");
  await goTo(page, "Tasks");
  await page.getByRole("heading", { level: 1, name: "Task Management Dashboard" }).waitFor();

  await page.goBack();
  await sees(/We restored your draft, saved at \d\d:\d\d\./);
  const back = await prompt.inputValue();
  await page.reload();
  await sees(/We restored your draft/);
  await press("Discard draft");
  await expect.poll(() => prompt.inputValue()).toBe("");
  // Leaving the form saves at once what is not yet saved.
  await goTo(page, "Tasks");
  await page.getByRole("heading", { level: 1, name: "Task Management Dashboard" }).waitFor();
  await page.goBack();
  await prompt.waitFor();

  expect(back).toBe("A whale learns to knit");
  expect(await prompt.inputValue()).toBe("");
  expect(await page.getByText(/We restored your draft/).count()).toBe(0);
  expect(faults).toEqual([]);
  await leave();
});

it("offers to use a pasted story as the full story, and to summarize it", async () => {
  const { page, prompt, fullStory, press, sees, faults, leave } = await open();
  const story = "The owl sang to the moon, and the moon came closer. ".repeat(60).trim();
  await prompt.fill(story);
  await sees("That looks like a whole story.");
  await press("Use as Full Story");
  const whole = await fullStory.inputValue();
  await press("Use 5 minutes");
  const longer = await page.getByRole("radio", { name: "5 minutes" }).first().isChecked();

  await press("Summarize with AI");
  await prompt.waitFor();
  const summary = await prompt.inputValue();

  expect(whole).toBe(story);
  expect(longer).toBe(true);
  expect(summary.length).toBeGreaterThan(0);
  expect(summary.length).toBeLessThan(1_000);
  await sees("Only the text of the open tab is used; your full story stays here.");
  expect(faults).toEqual([]);
  await leave();
});

it("edits system prompts by hand and with AI, and rejects missing placeholders", async () => {
  const { page, press, sees, openAdvanced, leave } = await open();
  await openAdvanced();
  await sees("The template of this story type is used.");
  await press("Edit System Prompts");
  const raw = page.getByRole("textbox", { name: "Story writing prompt" });
  await raw.waitFor();
  const template = await raw.inputValue();

  await press("Revise with AI");
  await sees("Please say what should be changed.");
  await page.getByRole("textbox", { name: "What should be changed?" }).fill("Let every story end with a question");
  await press("Revise with AI");
  await sees("AI-generated. Please read it over before you save.");
  const revised = await raw.inputValue();
  await press("Undo");
  const undone = await raw.inputValue();
  await raw.fill("Write a story.");
  await press("Save Prompts");
  await sees("Cannot Save - Missing Required Placeholders");
  const missing = await page.getByRole("listitem").filter({ hasText: "Story Writing" }).allTextContents();
  await raw.fill(`${template}\nEnd with a question.`);
  await page.getByRole("tab", { name: "Preview" }).click();
  await page.locator("mark").first().waitFor();
  await press("Save Prompts");

  await sees("Your own prompts are used.");
  expect(revised).not.toBe(template);
  expect(undone).toBe(template);
  expect(missing).toEqual([
    "Story Writing: __story_language_placeholder__",
    "Story Writing: __audience_age_placeholder__",
    "Story Writing: __video_length_minutes_placeholder__",
    "Story Writing: __scene_count_placeholder__",
  ]);
  await press("Back to the template");
  await sees("The template of this story type is used.");
  await leave();
});
