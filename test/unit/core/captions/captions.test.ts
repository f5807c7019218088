import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { captionsOf, type Spoken } from "#functions/core/captions/captions.ts";
import type { CaptionRuler } from "#functions/core/media/ports.ts";

/** Every letter is ten pixels wide. */
const ruler = (width: number): CaptionRuler => ({ measure: (text) => [...text].length * 10, width });

/** A narrator who needs 0.07 seconds a letter and pauses where he is told to. */
const spokenAs = (sentences: readonly string[], words: readonly string[], pause = 0): Spoken => {
  let clock = 0.2;
  const times = words.map((text) => {
    const start = clock;
    const end = start + 0.12 + 0.07 * [...text].length;
    clock = end + pause;
    return { text, start, end };
  });
  return { sentences, words: times, until: clock + 0.5 };
};

const inEnglish = (sentences: readonly string[], pause = 0): Spoken =>
  spokenAs(
    sentences,
    sentences.flatMap((sentence) => sentence.split(" ")),
    pause,
  );

const read = (spoken: Spoken, width = 400): string =>
  captionsOf(spoken, ruler(width))
    .map((caption) => caption.lines.join(" "))
    .join(" ");

const word = fc.stringMatching(/^[a-z]{1,11}[,;.!?]?$/);
const narration = fc
  .array(fc.array(word, { minLength: 1, maxLength: 14 }), { minLength: 1, maxLength: 6 })
  .map((sentences) => sentences.map((words) => `${words.join(" ")}.`));
const pauses = fc.double({ min: 0, max: 1.2, noNaN: true });

describe("the captions of a scene", () => {
  it("show every word once and in order, whatever is said", () => {
    fc.assert(
      fc.property(narration, pauses, (sentences, pause) => {
        expect(read(inEnglish(sentences, pause))).toBe(sentences.join(" "));
      }),
    );
  });

  it("have at most two lines, none wider than there is room", () => {
    fc.assert(
      fc.property(narration, fc.integer({ min: 80, max: 600 }), (sentences, width) => {
        for (const { lines } of captionsOf(inEnglish(sentences), ruler(width))) {
          expect(lines.length).toBeLessThanOrEqual(2);
          for (const line of lines) expect(line.length * 10).toBeLessThanOrEqual(width);
        }
      }),
    );
  });

  it("never overlap, last long enough to be read and not so long that they are stale", () => {
    fc.assert(
      fc.property(narration, pauses, (sentences, pause) => {
        const spoken = inEnglish(sentences, pause);
        const captions = captionsOf(spoken, ruler(400));

        captions.forEach(({ start, end }, index) => {
          expect(end - start).toBeGreaterThanOrEqual(Math.min(0.8, spoken.until) - 1e-9);
          expect(end - start).toBeLessThanOrEqual(6 + 1e-9);
          expect(start).toBeGreaterThanOrEqual((captions[index - 1]?.end ?? 0) - 1e-9);
          expect(end).toBeLessThanOrEqual(spoken.until + 1e-9);
        });
      }),
    );
  });

  it("are there while their words are heard", () => {
    const spoken = inEnglish(["The fox ran over the hill, down to the sea.", "There it slept."]);

    const captions = captionsOf(spoken, ruler(300));

    for (const { text, start } of spoken.words) {
      const shown = captions.find((caption) => start >= caption.start - 1e-9 && start < caption.end);
      expect(shown?.lines.join(" ")).toContain(text);
    }
  });

  it("end where a sentence ends rather than in the middle of the next", () => {
    const spoken = inEnglish(["Juno looked up at the dark sky.", "One star was missing from its place."]);

    const lines = captionsOf(spoken, ruler(400)).map((caption) => caption.lines.join(" "));

    expect(lines).toEqual(["Juno looked up at the dark sky.", "One star was missing from its place."]);
  });

  it("break a long sentence behind its commas", () => {
    const sentence = "When the moon had risen over the hills, the little fox put on her scarf, and set out alone.";

    const lines = captionsOf(inEnglish([sentence]), ruler(260)).map((caption) => caption.lines.join(" "));

    expect(lines[0]).toBe("When the moon had risen over the hills,");
  });

  it("break behind what one says rather than within what the other answers", () => {
    const quoted = spokenAs(
      ["“路往哪里走？”“留一点光给回家的路。”"],
      ["路", "往", "哪里", "走", "留", "一点", "光", "给", "回家", "的", "路"],
    );

    const captions = captionsOf(quoted, ruler(130));

    expect(captions.flatMap(({ lines }) => lines)).toEqual(["“路往哪里走？”", "“留一点光给回家的路。”"]);
  });

  it("leave no mark alone that opens a quotation, which narrators give with the word before", () => {
    const sentences = ["Le renard parla tout bas. «", "Où va la route ? »"];
    const spoken = spokenAs(sentences, ["Le", "renard", "parla", "tout", "bas. «", "Où", "va", "la", "route ? »"]);

    for (let width = 100; width <= 400; width += 10)
      for (const { lines } of captionsOf(spoken, ruler(width)))
        for (const line of lines) expect(line).not.toMatch(/«$|^»/);
    expect(read(spoken)).toBe("Le renard parla tout bas. « Où va la route ? »");
  });

  it("take their spelling and punctuation from the narration, not from the narrator", () => {
    const words = ["ah", "said", "the", "owl", "you", "have", "three", "wishes"];
    const spoken = spokenAs(["“Ah!” said the Owl. “You have 3 wishes…”"], words);

    expect(read(spoken)).toBe("“Ah!” said the Owl. “You have 3 wishes…”");
  });

  it("show the whole narration even where the narrator's words are nowhere in it", () => {
    const spoken = spokenAs(["Все звёзды спали."], ["vse", "zvyozdy", "spali"]);

    expect(read(spoken)).toBe("Все звёзды спали.");
  });

  it("set no spaces where the script has none, and begin no line with what closes", () => {
    const sentence = "小狐狸穿过月光下的森林，想找到失落的星星。猫头鹰说：「很多人找过，但很少有人倾听。」";
    const characters = [...sentence].filter((character) => /\p{L}/u.test(character));

    const captions = captionsOf(spokenAs([sentence], characters), ruler(110));

    expect(captions.flatMap(({ lines }) => lines).join("")).toBe(sentence);
    for (const line of captions.flatMap(({ lines }) => lines)) expect(line).not.toMatch(/^[，。：、！？」』）]/);
  });

  it("cut a word that is wider than the screen, without a line that begins with its punctuation", () => {
    const spoken = spokenAs(["昔々あるところに小さな狐がいました。"], ["昔々あるところに小さな狐がいました"]);

    const lines = captionsOf(spoken, ruler(80)).flatMap((caption) => caption.lines);

    expect(lines.join("")).toBe("昔々あるところに小さな狐がいました。");
    for (const line of lines) expect([...line].length).toBeLessThanOrEqual(8);
    expect(lines.some((line) => line.startsWith("。"))).toBe(false);
  });

  it("are none where nothing is said", () => {
    expect(captionsOf({ sentences: [], words: [], until: 6 }, ruler(400))).toEqual([]);
  });

  it("know where each word stands and when it is heard", () => {
    fc.assert(
      fc.property(narration, pauses, (sentences, pause) => {
        const spoken = inEnglish(sentences, pause);
        const found = captionsOf(spoken, ruler(300)).flatMap(({ lines, words = [] }) =>
          words.map(({ line, from, until, start }) => ({ text: lines[line]?.slice(from, until), start })),
        );

        expect(found).toEqual(spoken.words.map(({ text, start }) => ({ text, start })));
      }),
    );
  });
});

describe("the captions of characters", () => {
  const spoken = inEnglish(["They stop.", "Where are we?", "Here we are.", "“Good,” said Tom."], 0.3);
  const time = (first: number, last: number) => ({
    start: spoken.words[first]?.start ?? 0,
    end: spoken.words[last]?.end ?? 0,
  });
  const speakers = [
    { name: "Anna", ...time(2, 4), isLabeled: true },
    { name: "Tom", ...time(5, 7), isLabeled: true },
    { name: "Tom", ...time(8, 8), isLabeled: false },
  ];

  it("begin with the name that the words do not say, and begin anew for each speaker", () => {
    const shown = captionsOf({ ...spoken, speakers }, ruler(260)).map(({ lines, speaker }) => [
      lines.join(" "),
      speaker,
    ]);

    expect(shown).toEqual([
      ["They stop.", undefined],
      ["Anna: Where are we?", "Anna"],
      ["Tom: Here we are.", "Tom"],
      ["“Good,” said Tom.", undefined],
    ]);
  });

  it("have the words of one speaker each where the order asks for it, so that each can have a color", () => {
    const [, one, two, last] = captionsOf({ ...spoken, speakers, isSplitBySpeakers: true }, ruler(2_000));

    expect([one?.speaker, two?.speaker]).toEqual(["Anna", "Tom"]);
    expect(last?.speaker).toBeUndefined();
  });

  it("have the color of a speaker whose short words are shown with who says them", () => {
    const short = inEnglish(["“Good,” said Tom."]);
    const { start = 0, end = 0 } = short.words[0] ?? {};
    const tom = [{ name: "Tom", start, end, isLabeled: false }];

    const [split] = captionsOf({ ...short, speakers: tom, isSplitBySpeakers: true }, ruler(2_000));
    const [whole] = captionsOf({ ...short, speakers: tom }, ruler(2_000));

    expect([split?.speaker, whole?.speaker]).toEqual(["Tom", undefined]);
  });

  it("never highlight the name", () => {
    const [caption] = captionsOf({ ...spoken, speakers }, ruler(260)).slice(1);

    expect(caption?.words?.map(({ line, from, until }) => caption.lines[line]?.slice(from, until))).toEqual([
      "Where",
      "are",
      "we?",
    ]);
  });

  it("have no space after the name in Chinese", () => {
    const chinese = spokenAs(["我们走吧。"], ["我们", "走吧。"]);
    const said = [{ name: "爷爷", start: 0, end: 9, isLabeled: true }];

    expect(captionsOf({ ...chinese, speakers: said }, ruler(400))).toMatchObject([{ lines: ["爷爷：我们走吧。"] }]);
  });
});
