import { GoogleGenAI } from "@google/genai";
import { setting } from "./environment.ts";
import { lazy } from "./lazy.ts";

/** Gemini, wherever GOOGLE_GEMINI_BASE_URL points. The key is asked for only by a function that calls it. */
export const gemini = lazy(() => new GoogleGenAI({ apiKey: setting("GEMINI_API_KEY") }));
