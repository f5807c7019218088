export { decodeWav, encodeWav } from "#studio/sound/wav.ts";
export { EspeakAbsent } from "./engines/espeak.ts";
export type { Language } from "./languages.ts";
export { sample } from "./sample.ts";
export { speak } from "./speak.ts";
export { type SpeakingSpeed, speakingSpeed } from "./speaking-speed.ts";
export type { Speech, SpeechOrder, WordTime } from "./speech.ts";
export { wordsIn } from "./text/words.ts";
export { type NarratorVoice, narratorVoices } from "./voices.ts";
