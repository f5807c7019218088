import type { HasOutlines } from "#functions/core/order/ports.ts";

/** Reads outlines with the built-in writer, which is loaded on first use: few calls need it. */
export const outlines = (): HasOutlines => ({
  readOutline: async (idea, language) => {
    const { studioOutlines } = await import("#functions/adapters/engines/built-in/assistant.ts");
    return studioOutlines.readOutline(idea, language);
  },
  detectLanguage: async (text, language) => {
    const { studioOutlines } = await import("#functions/adapters/engines/built-in/assistant.ts");
    return studioOutlines.detectLanguage(text, language);
  },
});
