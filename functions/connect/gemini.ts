import { GoogleGenAI } from "@google/genai";
import { setting } from "./environment.ts";
import { lazy } from "./lazy.ts";

/** The client of Gemini, or of the server at GOOGLE_GEMINI_BASE_URL. The key is read at the first call. */
export const gemini = lazy(() => new GoogleGenAI({ apiKey: setting("GEMINI_API_KEY") }));
