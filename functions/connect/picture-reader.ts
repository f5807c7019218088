import type { HasPictureReader } from "#functions/core/edit/ports.ts";

/** Reads picture prompts with the built-in writer, which is loaded on first use: few calls need it. */
export const pictureReader = (): HasPictureReader => ({
  readPicture: async (request) => {
    const { studioPictureReader } = await import("#functions/adapters/engines/built-in/assistant.ts");
    return studioPictureReader.readPicture(request);
  },
});
