import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { LanguageId } from "#contract/catalogue/languages.ts";
import { defaultVoice } from "#contract/catalogue/voices.ts";
import { studioNarrator } from "#functions/adapters/engines/built-in/narrator.ts";
import { filmStudio } from "#functions/adapters/ffmpeg/film-studio.ts";
import { runFfmpeg } from "#functions/adapters/shared/run-ffmpeg.ts";
import { captionsOf } from "#functions/core/captions/captions.ts";
import { filmCaptions, toSrt, toVtt } from "#functions/core/captions/subtitle-files.ts";
import { wavOf } from "#functions/core/media/wav.ts";
import { joinWithSound } from "#test/support/film-files.ts";
import { makeScene, small } from "./frames.ts";

const texts: Partial<Record<LanguageId, readonly string[]>> = {
  english: ["The fox looked up.", "Not a single star was left in the sky.", "Then a small owl called."],
  japanese: ["キツネは空を見上げました。", "星はひとつもありません。", "小さなフクロウが呼びました。"],
  hindi: ["लोमड़ी ने ऊपर देखा।", "आकाश में एक भी तारा नहीं था।", "तब एक छोटे उल्लू ने पुकारा।"],
};
const lead = 0.45;

/** The times at which a voice starts after a minimum of silence, in seconds. */
const onsets = async (path: string): Promise<number[]> => {
  const { output } = await runFfmpeg(["-v", "error", "-i", path, "-ac", "1", "-ar", "48000", "-f", "s16le", "pipe:1"]);
  const samples = new Int16Array(output.slice().buffer);
  const window = 240;
  const loud = Array.from({ length: Math.floor(samples.length / window) }, (_, index) =>
    samples.subarray(index * window, (index + 1) * window).some((sample) => Math.abs(sample) > 700),
  );
  const quietFor = (index: number): boolean => index < 30 || !loud.slice(index - 30, index).includes(true);
  return loud.flatMap((is, index) => (is && quietFor(index) ? [(index * window) / 48_000] : []));
};

const startsIn = (file: string): number[] =>
  [...file.matchAll(/(\d+):(\d+):(\d+)[,.](\d+) -->/g)].map(
    ([, h, m, s, ms]) => Number(h) * 3600 + Number(m) * 60 + Number(s) + Number(ms) / 1000,
  );

it.each(Object.keys(texts) as LanguageId[])(
  "subtitle files in %s match the voice of the finished film within 100 ms",
  async (language) => {
    const folder = await mkdtemp(join(tmpdir(), "step-"));
    const [segment, out] = [join(folder, "0.mp4"), join(folder, "film.mp4")];
    const sentences = texts[language] ?? [];
    const glue = language === "japanese" ? "" : " ";
    const speech = await studioNarrator.speak({
      text: sentences.join(glue),
      language,
      voice: defaultVoice(language).id,
      model: "built-in",
    });
    const seconds = Math.ceil(speech.samples.length / 48_000 + lead + 1);
    await filmStudio.renderScene(makeScene(segment, { frames: seconds * 30 }));
    const narration = [{ at: lead, wav: wavOf(speech.samples, speech.sampleRate) }];
    await joinWithSound({ segments: [segment], narration, seconds, title: "In step", out });
    const words = speech.words.map(({ text, start, end }) => ({ text, start: start + lead, end: end + lead }));
    const captions = captionsOf({ sentences, words, until: seconds }, filmStudio.captionRuler(language, small));

    const heard = await onsets(out);

    const begun = captions.filter(({ lines }) => sentences.some((sentence) => sentence.startsWith(lines[0] ?? "-")));
    expect(begun.length).toBeGreaterThanOrEqual(2);
    for (const file of [toSrt, toVtt].map((write) => write(filmCaptions([{ at: 0, captions: begun }]))))
      for (const start of startsIn(file))
        expect(Math.min(...heard.map((onset) => Math.abs(onset - start)))).toBeLessThan(0.1);
    await rm(folder, { recursive: true });
  },
);
