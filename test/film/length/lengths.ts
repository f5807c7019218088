import { expect, it } from "vitest";
import { type LanguageId, languageIds } from "#contract/catalogue/languages.ts";
import { defaultVoice } from "#contract/catalogue/voices.ts";
import { studioNarrator } from "#functions/adapters/engines/built-in/narrator.ts";
import { studioWriter } from "#functions/adapters/engines/built-in/writer.ts";
import { readJson } from "#functions/core/artifact/task-files.ts";
import { Timing } from "#functions/core/media/timing.ts";
import { fitLength } from "#functions/core/narration/fit-length.ts";
import { type Rescaled, rescaleScene } from "#functions/core/narration/rescale-scene.ts";
import { voiceScene } from "#functions/core/narration/voice-scene.ts";
import type { VoiceKeys } from "#functions/core/narration/voices.ts";
import { planScenes } from "#functions/core/script/plan-scenes.ts";
import { writeStory } from "#functions/core/script/write-story.ts";
import { fakePorts } from "#test/support/ports.ts";
import { fakeStudio } from "#test/support/studio.ts";
import { makeRun, makeRunningTask } from "#test/support/task.ts";

/** A third of the languages, so that three test files run side by side. */
export const third = (which: 0 | 1 | 2): readonly LanguageId[] => languageIds.filter((_, at) => at % 3 === which);

/** Runs all stages that decide a film's length with the built-in writer and narrator, and measures the length. */
export const testLengths = (languages: readonly LanguageId[]): void => {
  it.each(languages)("a film of three minutes in %s is three minutes long, within a tenth", async (language) => {
    const ordered = { voice_language: language, voice_id: defaultVoice(language).id, enable_chapter_transitions: true };
    const deps = {
      ...fakePorts({ tasks: [makeRunningTask(ordered)] }),
      ...fakeStudio(),
      writer: studioWriter,
      narrator: studioNarrator,
    };
    const { storyKey } = await writeStory(deps, makeRun());
    let { scenesKey, scenes } = await planScenes(deps, makeRun(), storyKey);
    let timingKey = "";
    for (let round = 0, fits = false, rescaled: Rescaled[] = []; !fits; ) {
      const voices: VoiceKeys[] = [];
      for (let scene = 1; scene <= scenes; scene++)
        voices.push(await voiceScene(deps, makeRun(), { scenesKey, scene }));
      const fitted = await fitLength(deps, makeRun(), { scenesKey, voices, rescaled, round });
      rescaled = [];
      for (const each of fitted.rescale)
        rescaled.push(await rescaleScene(deps, makeRun(), { ...each, scenesKey, retries: 0 }));
      ({ scenesKey, timingKey, fits, round } = fitted);
    }

    const { seconds } = await readJson(deps, timingKey, Timing);
    expect(Math.abs(seconds - 180)).toBeLessThanOrEqual(18);
  });
};
