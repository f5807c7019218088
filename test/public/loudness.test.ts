import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { studioComposer } from "#functions/adapters/engines/built-in/composer.ts";
import { studioNarrator } from "#functions/adapters/engines/built-in/narrator.ts";
import { mixSound } from "#functions/adapters/ffmpeg/sound/mix-sound.ts";
import { runFfmpeg } from "#functions/adapters/shared/run-ffmpeg.ts";
import { wavOf } from "#functions/core/media/wav.ts";

it("ffmpeg's EBU R 128 meter finds -16 LUFS in a mixed sound, and no true peak above -1 dBTP", async () => {
  const folder = await mkdtemp(join(tmpdir(), "public-loudness-"));
  const [music, out] = [join(folder, "music.wav"), join(folder, "sound.m4a")];
  const text = "Once upon a time a fox looked up at the sky, and one star was gone.";
  const speech = await studioNarrator.speak({ text, language: "english", voice: "studio-english-ella", model: "" });
  await studioComposer.compose({ sections: [{ mood: "calm", seconds: 12 }], seed: "a fox" }, music);
  await mixSound({ narration: [{ at: 0.6, wav: wavOf(speech.samples, 48_000) }], music, seconds: 12, out });

  const { log } = await runFfmpeg(["-v", "info", "-nostats", "-i", out, "-af", "ebur128=peak=true", "-f", "null", "-"]);
  await rm(folder, { recursive: true });

  const summary = log.slice(log.lastIndexOf("Summary:"));
  const loudness = Number(/I:\s+(-?[\d.]+) LUFS/.exec(summary)?.[1]);
  const peak = Number(/Peak:\s+(-?[\d.]+) dBFS/.exec(summary)?.[1]);
  console.info(`Loudness: ${loudness} LUFS, true peak ${peak} dBTP`);
  expect(Math.abs(loudness + 16)).toBeLessThan(1);
  expect(peak).toBeLessThan(-1);
});
