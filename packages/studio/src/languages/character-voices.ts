import type { EspeakVoice } from "../narrator/engines/espeak.ts";
import type { FliteVoice } from "../narrator/engines/flite.ts";
import type { VoiceSettings } from "./pack.ts";

/** The voices that only characters have, by the last part of their id: "old-man" of "studio-german-old-man". */
export type VoiceRole = "girl" | "boy" | "woman" | "man" | "old-woman" | "old-man";

type Roles<Sound> = Readonly<Record<VoiceRole, VoiceSettings & { readonly sound: Sound }>>;

/** flite has three voices: the others are these, smaller or larger. About 210, 175, 185, 120, 150 and 90 Hz. */
const flite = (name: FliteVoice["name"], stretch: number, size: number): FliteVoice => ({
  engine: "flite",
  name,
  stretch,
  size,
});
export const englishCharacters: Roles<FliteVoice> = {
  girl: { gender: "female", sound: flite("slt", 1.12, 1.26) },
  boy: { gender: "male", sound: flite("awb", 1.06, 1.38) },
  woman: { gender: "female", sound: flite("slt", 1.15, 1.1) },
  man: { gender: "male", sound: flite("rms", 1, 1.14) },
  "old-woman": { gender: "female", sound: flite("slt", 1.36, 0.9) },
  "old-man": { gender: "male", sound: flite("rms", 1.14, 0.87) },
};

/** About 285, 245, 165, 120, 180 and 84 Hz. */
export const espeakCharacters = (narrators: readonly VoiceSettings[]): Roles<EspeakVoice> => {
  const base = narrators.map(({ sound }) => sound).find((sound) => sound.engine === "espeak");
  if (!base) throw new Error("The language has no voice of espeak");
  const language = base.name.replace(/\+.*$/, "");
  const espeak = (variant: string, faster: number, pitch: number, range: number): EspeakVoice => ({
    engine: "espeak",
    name: `${language}+${variant}`,
    rate: base.rate + faster,
    pitch,
    range,
  });
  return {
    girl: { gender: "female", sound: espeak("f4", 8, 90, 72) },
    boy: { gender: "male", sound: espeak("f3", 6, 60, 66) },
    woman: { gender: "female", sound: espeak("f1", 2, 38, 60) },
    man: { gender: "male", sound: espeak("m2", 0, 64, 60) },
    "old-woman": { gender: "female", sound: espeak("grandma", -12, 31, 50) },
    "old-man": { gender: "male", sound: espeak("grandpa", -14, 24, 46) },
  };
};
