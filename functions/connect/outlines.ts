import type { HasOutlines } from "#functions/core/order/ports.ts";

/** Reads outlines and languages with the built-in writer, which is loaded on first use: few calls need it. */
export const outlines = (): HasOutlines => ({
  readOutline: async (idea, language) => (await loaded()).readOutline(idea, language),
  detectLanguage: async (text, language) => (await loaded()).detectLanguage(text, language),
});
const loaded = async () => (await import("#functions/adapters/engines/built-in/assistant.ts")).studioOutlines;
