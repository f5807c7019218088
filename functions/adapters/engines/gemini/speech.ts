import type { GoogleGenAI } from "@google/genai";
import { decodeAudio } from "../decode-audio.ts";
import type { SpeechEngine } from "../engine.ts";
import { generateContent, mediaIn } from "./generate-content.ts";
import { hasSpeechStyle } from "./models.ts";
import { geminiVoice } from "./voices.ts";

export const geminiSpeech = (gemini: GoogleGenAI): SpeechEngine => ({
  async speak({ model, text, style, voice, timeoutMs }) {
    const part = { text, ...(hasSpeechStyle(model) && style && { speechMetadata: { style } }) };
    const request = {
      model,
      contents: [{ role: "user", parts: [part] }],
      config: {
        responseModalities: ["AUDIO"],
        speechConfig: { voiceConfig: { prebuiltVoiceConfig: { voiceName: geminiVoice(voice) } } },
      },
    };
    const answer = await generateContent(gemini, request, timeoutMs);
    const { bytes, mimeType } = mediaIn(answer, "sound");
    const sound = decodeAudio(bytes, mimeType);
    const seconds = sound.samples.length / sound.sampleRate;
    return { ...sound, usage: { ...answer.usage, characters: [...text].length, seconds } };
  },
});
