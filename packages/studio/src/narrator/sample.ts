import { narrations } from "../languages/index.ts";
import { speak } from "./speak.ts";
import type { Speech } from "./speech.ts";
import { characterVoices, narratorVoices } from "./voices.ts";

/** A sentence that demonstrates a voice, in its language. */
export const speakSample = async (voice: string): Promise<Speech> => {
  const language = (narratorVoices[voice] ?? characterVoices[voice])?.language;
  if (!language) throw new Error(`Unknown voice ${voice}`);
  return speak({ text: narrations[language].voiceSample, language, voice });
};
