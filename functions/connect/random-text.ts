import type { HasRandomText } from "#functions/core/shared/ports.ts";

const letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/** The largest multiple of 62 in a byte. Larger values are dropped, or some letters would be more likely (modulo bias). */
const maxUnbiased = 248;

export const randomText = (): HasRandomText => ({
  randomText: (length) => {
    let text = "";
    while (text.length < length)
      for (const byte of crypto.getRandomValues(new Uint8Array(length)))
        if (byte < maxUnbiased && text.length < length) text += letters[byte % letters.length];
    return text;
  },
});
