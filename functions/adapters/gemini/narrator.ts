import type { GoogleGenAI } from "@google/genai";
import { spoken } from "#functions/adapters/provider/spoken.ts";
import type { Narrator } from "#functions/core/narration/ports.ts";
import { ProviderBusy } from "#functions/core/shared/errors.ts";
import { ask } from "./ask.ts";
import { soundOf } from "./sound.ts";
import { voiceName } from "./voices.ts";

const patience = 120;

/** Gemini as the narrator. It tells no times: our own narrator reads along to find where each word is. */
export const geminiNarrator = (gemini: GoogleGenAI): Narrator => ({
  async speak({ model, text, language, voice }) {
    const response = await ask(
      gemini,
      {
        model,
        contents: `Read this aloud in ${language}, warmly and unhurried, as a storyteller does:\n${text}`,
        config: {
          responseModalities: ["AUDIO"],
          speechConfig: { voiceConfig: { prebuiltVoiceConfig: { voiceName: voiceName(voice) } } },
        },
      },
      patience,
    );
    const audio = response.candidates?.[0]?.content?.parts?.find(({ inlineData }) => inlineData?.data)?.inlineData;
    if (!audio?.data) throw new ProviderBusy("The narrator answered no sound");
    return spoken({ ...soundOf(Buffer.from(audio.data, "base64"), audio.mimeType ?? ""), text, language });
  },
});
