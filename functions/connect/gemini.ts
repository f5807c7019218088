import { GoogleGenAI } from "@google/genai";
import { setting } from "./environment.ts";
import { once } from "./once.ts";

/** Gemini, wherever GOOGLE_GEMINI_BASE_URL points. The key is asked for only by a function that calls it. */
export const gemini = once(() => new GoogleGenAI({ apiKey: setting("GEMINI_API_KEY") }));
