import type { GoogleGenAI } from "@google/genai";
import { toSpeech } from "#functions/adapters/shared/recorded-speech.ts";
import type { Narrator } from "#functions/core/narration/ports.ts";
import { ProviderBusy } from "#functions/core/shared/errors.ts";
import { decodeAudio } from "./decode-audio.ts";
import { generateContent } from "./generate-content.ts";
import { geminiVoice } from "./voices.ts";

const timeoutSeconds = 120;

/** The narrator by Gemini. Gemini returns no word times, so our built-in narrator aligns the text with the sound. */
export const geminiNarrator = (gemini: GoogleGenAI): Narrator => ({
  async speak({ model, text, language, voice }) {
    const response = await generateContent(
      gemini,
      {
        model,
        contents: `Read this aloud in ${language}, warmly and unhurried, as a storyteller does:\n${text}`,
        config: {
          responseModalities: ["AUDIO"],
          speechConfig: { voiceConfig: { prebuiltVoiceConfig: { voiceName: geminiVoice(voice) } } },
        },
      },
      timeoutSeconds,
    );
    const audio = response.candidates?.[0]?.content?.parts?.find(({ inlineData }) => inlineData?.data)?.inlineData;
    if (!audio?.data) throw new ProviderBusy("The model returned no sound");
    return toSpeech({ ...decodeAudio(Buffer.from(audio.data, "base64"), audio.mimeType ?? ""), text, language });
  },
});
