import { describe, expect, it, vi } from "vitest";
import { toSrt } from "#functions/core/captions/subtitle-files.ts";
import { fileNameOf } from "#functions/core/film/downloads.ts";
import { packDownloads } from "#functions/core/film/pack-downloads.ts";
import { packEditorProject } from "#functions/core/film/pack-editor-project.ts";
import { showDownloads } from "#functions/core/film/show-downloads.ts";
import { fakePorts } from "#test/support/ports.ts";
import { makePlan, makeStory } from "#test/support/studio.ts";
import { makeRun, makeRunningTask } from "#test/support/task.ts";

const folder = "tasks/ada/web_1";
/** A film that is joined and described, and not yet packed. */
const makeFixture = async () => {
  const task = makeRunningTask({
    code_name: "The Fox: at Sea?",
    video_key: `${folder}/video.mp4`,
    thumbnail_key: `${folder}/thumbnail.jpg`,
    captions_srt_key: `${folder}/captions.srt`,
    captions_vtt_key: `${folder}/captions.vtt`,
    youtube_video_title: "The Fox at Sea",
    youtube_video_description: "A fox learns to sail.",
    youtube_video_hashtags: "#fox #sea",
  });
  const deps = fakePorts({ tasks: [task] });
  for (const name of ["video.mp4", "thumbnail.jpg", "captions.srt", "captions.vtt"])
    await deps.artifacts.put(`${folder}/${name}`, name);
  await deps.artifacts.put(`${folder}/captions.srt`, toSrt([{ start: 1, end: 2, lines: ["Fox & owl"] }]));
  const scene = { number: 1, firstFrame: 0, frames: 90, lead: 0.45, card: false };
  const kept = {
    "story.json": makeStory(),
    "plan.json": { ...makePlan(), scenes: makePlan().scenes.slice(0, 1) },
    "timing.json": { seconds: 3, scenes: [scene] },
    "words.json": { seconds: 2, words: [], sentences: [] },
  };
  for (const [name, content] of Object.entries(kept))
    await deps.artifacts.put(`${folder}/${name}`, JSON.stringify(content));
  for (const name of ["segment.mp4", "voice.wav", "picture.png", "music.m4a"])
    await deps.artifacts.put(`${folder}/${name}`, name);
  return deps;
};
const complete = (deps: Awaited<ReturnType<typeof makeFixture>>) =>
  deps.put({ ...deps.task(), process_status: "completed", expires_at: "2026-01-08T00:00:00.000Z" });
const storyKey = `${folder}/story.json`;
const material = {
  scenesKey: `${folder}/plan.json`,
  timingKey: `${folder}/timing.json`,
  scenes: [
    {
      video: `${folder}/segment.mp4`,
      picture: `${folder}/picture.png`,
      sound: `${folder}/voice.wav`,
      words: `${folder}/words.json`,
    },
  ],
  captions: `${folder}/captions.srt`,
  music: `${folder}/music.m4a`,
};

describe("the files of a film, to be saved", () => {
  it("are links under its name that end when the files do", async () => {
    const deps = await makeFixture();
    await packEditorProject(deps, makeRun(), material);
    await packDownloads(deps, makeRun(), storyKey);
    complete(deps);

    const { files, expires_at, files_expired } = await showDownloads(deps, "ada", "web_1");

    expect(files.map(({ file_name }) => file_name)).toEqual([
      "The Fox at Sea.mp4",
      "The Fox at Sea.jpg",
      "The Fox at Sea.srt",
      "The Fox at Sea.vtt",
      "The Fox at Sea - story.txt",
      "The Fox at Sea - description.txt",
      "The Fox at Sea.zip",
      "The Fox at Sea - editor.zip",
    ]);
    for (const { url, file_name } of files) expect(url).toMatch(`?until=2026-01-08T00:00:00.000Z&as=${file_name}`);
    expect({ expires_at, files_expired }).toEqual({ expires_at: "2026-01-08T00:00:00.000Z", files_expired: false });
  });

  it("are all in one ZIP, with the story and the description as text", async () => {
    const deps = await makeFixture();

    await packDownloads(deps, makeRun(), storyKey);

    const { everything_key = "", story_text_key = "", description_text_key = "" } = deps.task();
    const text = async (key: string) => new TextDecoder().decode(await deps.artifacts.get(key));
    expect((await text(everything_key)).split("\n")).toHaveLength(6);
    expect(await text(story_text_key)).toBe("The fox at sea\n\nOnce upon a tide a fox learned to sail.\n");
    expect(await text(description_text_key)).toBe("The Fox at Sea\n\nA fox learns to sail.\n\n#fox #sea\n");
  });

  it("are in a ZIP of their own for video editors: project files, captions and all material", async () => {
    const deps = await makeFixture();
    const zip = vi.spyOn(deps.artifacts, "zip");

    await packEditorProject(deps, makeRun(), material);

    const [key, files] = zip.mock.calls.at(-1) ?? [];
    expect(key).toBe(deps.task().editor_key);
    expect(files?.map(({ name }) => name)).toEqual([
      "The Fox at Sea/The Fox at Sea.fcpxml",
      "The Fox at Sea/The Fox at Sea.otio",
      "The Fox at Sea/The Fox at Sea.srt",
      "The Fox at Sea/media/scene-01.mp4",
      "The Fox at Sea/media/voice-01.wav",
      "The Fox at Sea/media/picture-01.png",
      "The Fox at Sea/media/music.m4a",
    ]);
    const fcpxml = new TextDecoder().decode(await deps.artifacts.get(files?.[0]?.key ?? ""));
    for (const { name } of files?.slice(3) ?? []) expect(fcpxml).toContain(`./${name.replace("The Fox at Sea/", "")}`);
    expect(fcpxml).toContain("<text>Fox &amp; owl</text>");
  });

  it.each([
    ["all downloads", packDownloads, storyKey, 2],
    ["the material of an editor", packEditorProject, material, 2],
  ] as const)("are each stored once, though a try ended before %s were packed", async (_, pack, given, texts) => {
    const deps = await makeFixture();
    const put = vi.spyOn(deps.artifacts, "put");
    vi.spyOn(deps.artifacts, "zip").mockRejectedValueOnce(new Error("The process was killed"));

    // Each packs what is given beside it.
    const run = () => (pack as (...all: unknown[]) => Promise<void>)(deps, makeRun(), given);
    await expect(run()).rejects.toThrow("The process was killed");
    await run();

    expect(put.mock.calls).toHaveLength(texts);
    expect(new Set(put.mock.calls.map(([key]) => key)).size).toBe(texts);
  });

  it("have no music for an editor in a film without music", async () => {
    const deps = await makeFixture();
    const zip = vi.spyOn(deps.artifacts, "zip");

    await packEditorProject(deps, makeRun(), { ...material, music: "" });

    expect(
      zip.mock.calls
        .at(-1)?.[1]
        .map(({ name }) => name)
        .join(),
    ).not.toContain("music");
  });

  it("are in a ZIP of its own for each attempt, which expires with the attempt's film", async () => {
    const deps = await makeFixture();
    await packEditorProject(deps, makeRun(), material);
    const first = deps.task().editor_key;
    deps.put({ ...deps.task(), attempt: 2 });

    await packEditorProject(deps, makeRun({ attempt: 2 }), material);

    expect(first).toBeDefined();
    expect(deps.task().editor_key).not.toBe(first);
  });

  it("are packed once, however often the stage runs", async () => {
    const deps = await makeFixture();
    const pack = async () => {
      await packEditorProject(deps, makeRun(), material);
      await packDownloads(deps, makeRun(), storyKey);
    };
    await pack();
    const written = [...deps.artifacts.written];

    await pack();

    expect(deps.artifacts.written).toEqual(written);
  });

  it("are gone after seven days, and the answer says so", async () => {
    const deps = await makeFixture();
    await packDownloads(deps, makeRun(), storyKey);
    complete(deps);
    deps.clock.now = new Date("2026-01-08T00:00:00.000Z");

    expect(await showDownloads(deps, "ada", "web_1")).toEqual({
      files: [],
      files_expired: true,
      expires_at: "2026-01-08T00:00:00.000Z",
    });
  });

  it("are not there before the film is completed, nor for anybody else", async () => {
    const deps = await makeFixture();

    await expect(showDownloads(deps, "ada", "web_1")).rejects.toMatchObject({
      code: "conflict",
      message: "Only completed tasks can be downloaded. Current status: in_progress.",
    });
    await expect(showDownloads(deps, "bob", "web_1")).rejects.toMatchObject({ code: "not_found" });
  });

  it.each([
    ["The Fox: at Sea?", "The Fox at Sea"],
    ["../../etc/passwd", "etc passwd"],
    ["狐狸学航海", "狐狸学航海"],
    ["  ...  ", "film"],
    ["a\u202ebc\u0000", "a bc"],
    ["half a pair \ud83e", "half a pair"],
    ["x".repeat(300), "x".repeat(60)],
    [`${"x".repeat(59)}. and more`, "x".repeat(59)],
    ["CON", "CON film"],
    ["nul.tar", "nul film.tar"],
    ["Contact", "Contact"],
  ])("are named so that any system takes it: %j", (name, file) => {
    expect(fileNameOf(name)).toBe(file);
  });
});
