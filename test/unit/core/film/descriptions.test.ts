import { describe, expect, it } from "vitest";
import { toDescriptionsVtt } from "#functions/core/captions/subtitle-files.ts";
import { descriptionsOf } from "#functions/core/film/scene-descriptions.ts";
import { transcriptOf } from "#functions/core/film/transcript.ts";
import { fakeStudio, makePlan, makeScene } from "#test/support/studio.ts";
import { makeRunningTask, someModels } from "#test/support/task.ts";
import { scenesIn } from "#web/src/lib/read-transcript.ts";
import { makeFilm, makeFixture, type World } from "../pipeline/make-film.ts";

const textOf = async ({ artifacts }: World, key: string | undefined): Promise<string> =>
  new TextDecoder().decode(await artifacts.get(key ?? ""));

describe("the audio description of a film", () => {
  it("is a cue for each scene with its part of one sound file, in another voice than the film's", async () => {
    const deps = makeFixture();

    await makeFilm(deps);

    const { descriptions_vtt_key, descriptions_sound_key, scene_starts } = deps.task();
    const cues = (await textOf(deps, descriptions_vtt_key)).split("\n\n").slice(1);
    expect(cues).toHaveLength(10);
    expect(cues[0]).toMatch(/^t=0\.500,\d+\.\d{3}\n00:00:00\.000 --> 00:00:\d\d\.\d{3}\nsea, day\.$/);
    expect(scene_starts).toHaveLength(10);
    expect(descriptions_sound_key).toMatch(/^films\/.*\/descriptions-.*\.m4a$/);
    expect(deps.describer.speak).toHaveBeenCalledTimes(10);
    for (const [{ voice, language }] of deps.describer.speak.mock.calls) {
      expect(voice).toMatch(new RegExp(`^studio-${language}-`));
      expect(voice).not.toBe(deps.task().voice_id);
    }
  });

  it("is shown without sound where a scene cannot be spoken, and fails no film", async () => {
    const deps = makeFixture();
    deps.describer.speak.mockRejectedValueOnce(new Error("The voice has stopped"));

    await makeFilm(deps);

    const track = await textOf(deps, deps.task().descriptions_vtt_key);
    expect(track.match(/-->/g)).toHaveLength(10);
    expect(track.match(/^t=/gm)).toHaveLength(9);
  });

  it("is not made again by a retry", async () => {
    const deps = makeFixture();
    await makeFilm(deps);

    await makeFilm(deps);

    expect(deps.describer.speak).toHaveBeenCalledTimes(10);
  });

  it("has the writer's words, and none for the owner's own picture", () => {
    const [first, second, third] = [1, 2, 3].map((number) => makeScene(number));
    if (!first || !second || !third) throw new Error("There are three scenes");
    const plan = {
      ...makePlan(3),
      scenes: [
        { ...first, description: "A fox at sea." },
        { ...second, picture: { ...second.picture, ownKey: "k" } },
        third,
      ],
    };

    expect(descriptionsOf(fakeStudio(), plan, "english")).toEqual(["A fox at sea.", undefined, "sea, day."]);
  });

  it("escapes markup, and has no id where nothing is spoken", () => {
    const track = toDescriptionsVtt([{ start: 0, end: 2, text: "Tom & <Mia>" }]);

    expect(track).toBe("WEBVTT\n\n00:00:00.000 --> 00:00:02.000\nTom &amp; &lt;Mia&gt;\n");
  });
});

describe("the transcript of a film", () => {
  const timing = {
    seconds: 3_700,
    scenes: [1, 2].map((number) => ({
      number,
      firstFrame: (number - 1) * 110_000,
      frames: 110_000,
      lead: 0,
      card: false,
    })),
  };
  const scenes = [
    makeScene(1, { title: "The harbour", narration: "“Where are we?” asked Mia.\nNobody  knew." }),
    makeScene(2, { title: "", narration: "The end." }),
  ];
  const plan = { ...makePlan(2), cast: [{ id: "mia", name: "Mia", kind: "girl", traits: [] }], scenes };

  it("has the scenes with their starts, what is seen, and who speaks", () => {
    const task = { ...makeRunningTask({ character_voices: true }), models: someModels };

    const text = transcriptOf(task, { plan, timing }, new Map([[1, "Mia stands\nby the sea."]]));

    expect(text).toBe(
      [
        "The fox at sea",
        "0:00 The harbour\n[Mia stands by the sea.]\nMia: “Where are we?”\nasked Mia. Nobody knew.",
        "1:01:06\nThe end.",
        "",
      ].join("\n\n"),
    );
    expect(scenesIn(text)).toEqual([
      {
        title: "0:00 The harbour",
        seen: "[Mia stands by the sea.]",
        said: ["Mia: “Where are we?”", "asked Mia. Nobody knew."],
      },
      { title: "1:01:06", seen: undefined, said: ["The end."] },
    ]);
  });

  it("names nobody where the narrator says everything", () => {
    const text = transcriptOf({ ...makeRunningTask(), models: someModels }, { plan, timing }, new Map());

    expect(text).toContain("“Where are we?” asked Mia. Nobody knew.");
  });
});
