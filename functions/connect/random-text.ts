import type { HasRandomText } from "#functions/core/shared/ports.ts";

const letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/** The largest multiple of 62 that a byte holds: what lies above would make some letters likelier than others. */
const fair = 248;

export const randomText = (): HasRandomText => ({
  randomText: (length) => {
    let text = "";
    while (text.length < length)
      for (const byte of crypto.getRandomValues(new Uint8Array(length)))
        if (byte < fair && text.length < length) text += letters[byte % letters.length];
    return text;
  },
});
