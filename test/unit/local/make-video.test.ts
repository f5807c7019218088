import { expect, it } from "vitest";
import { TaskForm } from "#contract/schema/task-form.ts";
import { languageHint, optionsFrom, outlineLines, usage } from "#local/make-video/options.ts";

it("orders with the defaults of the API", () => {
  const { help, out, taskData } = optionsFrom(["--idea", "A fox learns to sail"]);

  expect({ help, out }).toEqual({ help: false, out: "film.mp4" });
  expect(TaskForm.parse(taskData)).toMatchObject({
    storyType: "fairytale_story",
    inputStory: "A fox learns to sail",
    videoDuration: 3,
    voiceLanguage: "english",
    dimensionType: "landscape",
  });
});

it("sets a field of the order by each flag", () => {
  const flags =
    "--type sci_fi_story --idea Fox --minutes 5 --portrait --language german --voice studio-german-felix " +
    "--style Cubism --chapters --zoom --subtitles --subtitle-style bold --highlight";

  const { taskData } = optionsFrom([...flags.split(" "), "--story", import.meta.filename]);

  expect(taskData).toMatchObject({
    storyType: "sci_fi_story",
    inputStory: "Fox",
    videoDuration: 5,
    dimensionType: "portrait",
    voiceLanguage: "german",
    narratorVoiceId: "studio-german-felix",
    illustrationStyle: "Others",
    customIllustrationStyle: "Cubism",
    enableChapterTransitions: true,
    enableZoomEffect: true,
    enableSubtitle: true,
    subtitleStyle: "bold",
    highlightSpokenWord: true,
  });
  expect(taskData["fullStory"]).toContain("sets a field of the order by each flag");
});

it("shows its usage without a story, and every flag in it", () => {
  expect(optionsFrom([]).help).toBe(true);
  expect(usage).toContain("--subtitle-style TEXT");
  expect(usage).toContain("--portrait");
});

it("refuses an unknown flag", () => {
  expect(() => optionsFrom(["--idea", "Fox", "--colour"])).toThrow("--colour");
});

it("takes an outline as JSON, and shows one as lines", () => {
  const outline = { characters: [{ name: "Lotte", kind: "volcano" }, { kind: "mountain" }], place: "the sea" };

  const { taskData } = optionsFrom(["--idea", "Lotte is a volcano", "--outline", JSON.stringify(outline)]);

  expect(taskData["outline"]).toEqual(outline);
  expect(TaskForm.parse(taskData).outline).toEqual(outline);
  expect(outlineLines(outline)).toBe("  Who     Lotte (volcano)\n  With    mountain\n  Where   the sea");
  expect(() => optionsFrom(["--idea", "Fox", "--outline", "the desert"])).toThrow("--outline is not JSON");
});

it.each([
  [{ kind: "scarecrow", age: "adult" }, "scarecrow"],
  [{ kind: "sister", age: "child", gender: "female", count: 2 }, "2 × sister (child, female)"],
  [{ age: "adult" }, ""],
])("says of %o who it is", (character, words) => {
  expect(outlineLines({ characters: [character] })).toBe(words && `  Who     ${words}`);
});

it("says in which language the text is, and which option narrates it so", () => {
  expect(languageHint("german", undefined)).toBe(
    "The text seems to be in German. The film will be narrated in English: give --language german for a film in the language of the text.",
  );
  expect(languageHint("german", "english")).toBe("");
  expect(languageHint(undefined, undefined)).toBe("");
});

it("finds the file of the film before it is made", () => {
  const outOf = (out: string) => optionsFrom(["--idea", "Fox", "--out", out]).out;

  expect(outOf("docs")).toBe("docs/film.mp4");
  expect(outOf("docs/fox.mp4")).toBe("docs/fox.mp4");
  expect(() => outOf("no-such-folder/fox.mp4")).toThrow("--out: there is no folder no-such-folder.");
});
