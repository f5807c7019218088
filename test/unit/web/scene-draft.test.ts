import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { joinNarrations } from "#contract/catalogue/join-narrations.ts";
import type { Scene } from "#contract/schema/scene.ts";
import type { SceneEdit } from "#contract/schema/scene-edit.ts";
import { applyEdits } from "#functions/core/edit/apply-edits.ts";
import { makePlan, makeScene } from "#test/support/studio.ts";
import {
  addScene,
  changeScene,
  type DraftScenes,
  emptyDraft,
  isAdded,
  isComplete,
  joinScene,
  moveScene,
  rebase,
  undoJoin,
  undoSplit,
} from "#web/src/features/task-detail/scene-editor/draft.ts";
import { editsOf, voiceEdits, withRecording } from "#web/src/features/task-detail/scene-editor/draft-edits.ts";
import { splitNarration } from "#web/src/features/task-detail/scene-editor/split-narration.ts";

const makeFilm = (count: number): readonly Scene[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    number: index + 1,
    title: `Scene ${index + 1}`,
    narration: `Narration ${index + 1}.`,
    utterances: [{ speaker: "narrator", text: `Narration ${index + 1}.` }],
    prompt: `Picture ${index + 1}`,
    picture_version: 1,
    own_narration: false,
    pictures: [],
    camera: "zoom",
    status: "drawn",
  }));

const film = makeFilm(4);
const untouched = emptyDraft(3, film).scenes;
const editsAfter = (change: (scenes: DraftScenes) => DraftScenes) => editsOf(change(untouched), film, "english");

describe("the speakers of a scene", () => {
  const sad = [{ speaker: "narrator", text: "Narration 2.", style: "sad" as const }];
  const editsWith = (change: Partial<DraftScenes[number]>) =>
    editsOf(changeScene(untouched, 2, change), film, "english");

  it("are an edit of their own, unless they are as before", () => {
    expect(editsWith({ utterances: sad })).toEqual([{ type: "utterances", scene: 2, utterances: sad }]);
    expect(editsWith({ utterances: [{ speaker: "narrator", text: "Narration 2." }] })).toEqual([]);
  });

  it("end with other words, a split, or a recording", () => {
    const recorded = { type: "own", assetId: "asset_1", url: "u", words: "Narration 2." } as const;
    for (const change of [{ narration: "Other words" }, { narration: "Nar", next: "ration" }, { sound: recorded }])
      expect(editsWith({ utterances: sad, ...change }).map(({ type }) => type)).not.toContain("utterances");
  });
});

describe("the sound of a scene", () => {
  const recorded = { type: "own", assetId: "asset_1", url: "u", words: "Narration 2." } as const;
  const withOwn = film.map((scene) => ({ ...scene, own_narration: scene.id === 2 }));
  const editsOfScene = (change: Partial<DraftScenes[number]>, scenes = film) =>
    editsOf(changeScene(untouched, 2, change), scenes, "english");

  it("is the recording, after new words", () => {
    expect(editsOfScene({ sound: recorded })).toEqual([{ type: "own_narration", scene: 2, asset_id: "asset_1" }]);
    expect(editsOfScene({ narration: "Other words", sound: recorded }).map(({ type }) => type)).toEqual([
      "rewrite",
      "own_narration",
    ]);
  });

  it("of the whole film is of the words that the edits make, and recorded scenes keep theirs", () => {
    const edits = editsOf([{ id: 1, narration: "New words." }, { id: 2, sound: recorded }, { id: 3 }], film, "english");

    const types = (all: readonly SceneEdit[]) => all.map(({ type }) => type);
    expect(types(withRecording(edits, { assetId: "whole", words: "" }))).toEqual([
      "rewrite",
      "whole_narration",
      "own_narration",
    ]);
    expect(withRecording(edits, undefined)).toEqual(edits);
  });

  it("is the narrator again, where there is a recording; new words are the narrator's by themselves", () => {
    const sound = { type: "narrator" } as const;

    expect(editsOfScene({ sound }, withOwn)).toEqual([{ type: "remove_own_narration", scene: 2 }]);
    expect(editsOfScene({ sound })).toEqual([]);
    expect(editsOfScene({ sound, narration: "Other words" }, withOwn).map(({ type }) => type)).toEqual(["rewrite"]);
  });

  it("is not recorded of a scene that is to be split", () => {
    const edits = editsOfScene({ sound: recorded, narration: "One.", next: "Two." });

    expect(edits.map(({ type }) => type)).toEqual(["split"]);
  });
});

describe("the edits of a draft", () => {
  it("are none for a draft whose texts are the film's", () => {
    expect(editsAfter((scenes) => changeScene(scenes, 2, { narration: " Narration 2. ", camera: "zoom" }))).toEqual([]);
  });

  it("are one for a swap of neighbors, and for a scene that is moved over many", () => {
    expect(editsAfter((scenes) => moveScene(scenes, 2, 1))).toHaveLength(1);
    expect(editsAfter((scenes) => [1, 2, 3].reduce((so) => moveScene(so, 1, 1), scenes))).toEqual([
      { type: "move", scene: 1, position: 4 },
    ]);
  });

  it("name what was changed in a scene", () => {
    const edits = editsAfter((scenes) =>
      [
        [1, { narration: "Other words", camera: "still" }],
        [2, { picture: { type: "redraw" } }],
        [3, { picture: { type: "own", assetId: "asset_1", url: "u" } }],
        [4, { picture: { type: "prompt", prompt: "An owl" } }],
      ].reduce<DraftScenes>((so, [id, change]) => changeScene(so, id as number, change as object), scenes),
    );

    expect(edits).toEqual([
      { type: "rewrite", scene: 1, narration: "Other words" },
      { type: "camera", scene: 1, camera: "still" },
      { type: "redraw", scene: 2 },
      { type: "own_picture", scene: 3, asset_id: "asset_1" },
      { type: "prompt", scene: 4, prompt: "An owl" },
    ]);
  });

  it("leave out a scene that was added and removed again", () => {
    expect(
      editsAfter((scenes) => {
        const { id, scenes: more } = addScene(scenes, 2);
        return changeScene(more, id, { removed: true });
      }),
    ).toEqual([]);
  });

  it("are none after a join that was taken back", () => {
    expect(editsAfter((scenes) => undoJoin(joinScene(scenes, 1, "Both."), 1))).toEqual([]);
  });

  it("make the film that the draft shows, whatever was done", async () => {
    const step = fc.record({
      what: fc.constantFrom("rewrite", "up", "down", "remove", "keep", "add", "split", "join", "undoJoin"),
      at: fc.nat(9),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 15 }), async (steps) => {
        const draft = steps.reduce(carryOut, untouched);

        const plan = { ...makePlan(), scenes: film.map(({ id, narration }) => makeScene(id, { id, narration })) };
        const edited = await applyEdits(source, plan, editsOf(draft, film, "english"));

        expect(edited.plan.scenes.map(({ narration }) => narration)).toEqual(shownNarrations(draft));
      }),
      { numRuns: 300 },
    );
  });
});

const source = {
  language: "english",
  isDrawn: true,
  voices: undefined,
  readUtterances: () => [],
  readPicture: async (prompt: string) => ({ ...makeScene(1).picture, prompt }),
  keepOwnPicture: async () => "key",
  keepOwnNarration: async () => "key",
  keepWholeNarration: async () => ({ key: "recording", parts: new Map() }),
} as const;

const narrationOf = (scenes: DraftScenes, id: number): string =>
  scenes.find((scene) => scene.id === id)?.narration ?? film.find((scene) => scene.id === id)?.narration ?? "";

const carryOut = (scenes: DraftScenes, { what, at }: { readonly what: string; readonly at: number }): DraftScenes => {
  const scene = scenes[at % scenes.length];
  if (!scene) return scenes;
  const { id } = scene;
  switch (what) {
    case "up":
    case "down":
      return moveScene(scenes, id, what === "up" ? -1 : 1);
    case "rewrite":
      return changeScene(scenes, id, { narration: `Words ${at}` });
    case "remove":
      return scenes.filter(({ removed }) => !removed).length > 1 && (isAdded(scene) ? keptInFilm(scenes, id) : true)
        ? changeScene(scenes, id, { removed: true })
        : scenes;
    case "keep":
      return changeScene(scenes, id, { removed: undefined });
    case "add": {
      const added = addScene(scenes, id);
      return changeScene(added.scenes, added.id, {
        narration: `Added ${at}`,
        picture: { type: "prompt", prompt: "P" },
      });
    }
    case "split":
      return isAdded(scene) || scene.next !== undefined || scene.removed
        ? scenes
        : changeScene(scenes, id, { narration: `First ${at}`, next: `Second ${at}` });
    case "join": {
      const place = scenes.indexOf(scene);
      const next = scenes.find(({ removed }, index) => index > place && !removed);
      if (!next || scene.removed) return scenes;
      const both = joinNarrations("english", [narrationOf(scenes, id), narrationOf(scenes, next.id)]);
      return joinScene(scenes, id, both);
    }
    default:
      return undoJoin(scenes, id);
  }
};
const keptInFilm = (scenes: DraftScenes, id: number): boolean =>
  scenes.some((scene) => !scene.removed && scene.id !== id);

const shownNarrations = (draft: DraftScenes): readonly string[] =>
  draft
    .filter(({ removed }) => !removed)
    .flatMap(({ id, next }) => [narrationOf(draft, id), ...(next === undefined ? [] : [next])]);

describe("a draft on scenes that were changed elsewhere", () => {
  const typed = { ...emptyDraft(3, film), scenes: changeScene(untouched, 2, { narration: "Typed" }) };
  const [first, second, third, fourth] = film as [Scene, Scene, Scene, Scene];

  it("keeps what was typed, takes the new order, lists new scenes and drops removed ones", () => {
    const added = { ...first, id: 9 };

    const { scenes } = rebase(typed, [third, added, second, first]);

    expect(scenes).toEqual([{ id: 3 }, { id: 9 }, { id: 2, narration: "Typed" }, { id: 1 }]);
  });

  it("keeps the order that the owner has chosen", () => {
    const moved = { ...typed, scenes: moveScene(typed.scenes, 4, -1) };

    const { scenes } = rebase(moved, [first, second, third, fourth, { ...first, id: 9 }]);

    expect(scenes.map(({ id }) => id)).toEqual([1, 2, 4, 9, 3]);
  });

  it("shows the scenes again that were joined with one that is gone", () => {
    const joined = { ...typed, scenes: joinScene(untouched, 1, "Both") };

    expect(rebase(joined, [first, third, fourth]).scenes.map(({ id }) => id)).toEqual([1, 3, 4]);
  });
});

describe("a scene of a draft", () => {
  it.each([
    [{ narration: " " }, false],
    [{ narration: "a".repeat(2001) }, false],
    [{ next: "" }, false],
    [{ picture: { type: "prompt", prompt: "" } }, false],
    [{ narration: "", removed: true }, true],
    [{ narration: "Words" }, true],
  ] as const)("%j can be applied: %s", (change, expected) => {
    expect(isComplete({ id: 1, ...change })).toBe(expected);
  });
});

describe("a split", () => {
  const words = "The owl sang. The moon came. The fox slept.";

  it.each([
    [words, 29, ["The owl sang. The moon came.", "The fox slept."]],
    [words, 0, ["The owl sang.", "The moon came. The fox slept."]],
    ["猫走了。狗来了。", 0, ["猫走了。", "狗来了。"]],
    ["One sentence", 0, ["One", "sentence"]],
    ["Word", 0, undefined],
    ["Word", 4, undefined],
  ] as const)("of %j at %d", (narration, at, parts) => {
    expect(splitNarration(narration, at)).toEqual(parts);
  });

  it.each([
    ["english", "The owl sang.\n\nThe moon came."],
    ["chinese", "猫走了。\n狗来了。"],
  ] as const)("that is taken back in %s leaves the narration as it was", (language, narration) => {
    const scenes = makeFilm(2).map((scene) => ({ ...scene, narration }));
    const [first = "", next = ""] = splitNarration(narration, 0) ?? [];

    const scene = undoSplit({ id: 1, narration: first, next }, scenes, language);

    expect(editsOf([scene, { id: 2 }], scenes, language)).toEqual([]);
    expect(undoSplit({ id: 1, narration: "The owl", next: "sings." }, scenes, "english").narration).toBe(
      "The owl sings.",
    );
  });
});

describe("the voices of a draft", () => {
  const speakers = [
    { id: "anna", name: "Anna", voice: "studio-english-girl", lines: 2 },
    { id: "tom", name: "Tom", voice: "studio-english-boy", lines: 1 },
  ];

  it("are edits where they are not those of the film, of characters that still speak", () => {
    const chosen = { anna: "studio-english-girl", tom: "studio-english-man", eva: "studio-english-woman" };

    expect(voiceEdits(chosen, speakers)).toEqual([{ type: "voice", character: "tom", voice: "studio-english-man" }]);
    expect(voiceEdits(undefined, speakers)).toEqual([]);
  });

  it("stay in a draft whose scenes were changed elsewhere", () => {
    const voices = { anna: "studio-english-woman" };

    expect(rebase({ ...emptyDraft(1, makeFilm(3)), voices }, film).voices).toEqual(voices);
  });
});
