import type { VoiceSettings } from "./pack.ts";

/** A female voice at about 195 Hz and a male one at about 102 Hz. `rate` is in words per minute, slow as for a child. */
export const espeakVoices = (
  espeakName: string,
  rate: number,
  { female, male }: { readonly female: string; readonly male: string },
): Readonly<Record<string, VoiceSettings>> => ({
  [female]: {
    gender: "female",
    sound: { engine: "espeak", name: `${espeakName}+f2`, rate, pitch: 48, range: 62 },
  },
  [male]: {
    gender: "male",
    sound: { engine: "espeak", name: `${espeakName}+m3`, rate: rate - 3, pitch: 42, range: 60 },
  },
});
