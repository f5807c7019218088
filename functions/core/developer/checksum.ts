const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** CRC32 of a text as six Base62 characters, like the checksum of GitHub's tokens. */
export const checksum = (text: string): string => {
  let rest = crc32(text);
  let letters = "";
  for (let n = 0; n < 6; n++) {
    letters = (digits[rest % 62] ?? "") + letters;
    rest = Math.floor(rest / 62);
  }
  return letters;
};

const polynomial = 0xedb88320;

/** Expects ASCII: one character is one byte. */
const crc32 = (text: string): number => {
  let sum = 0xffffffff;
  for (const letter of text) {
    sum ^= letter.charCodeAt(0);
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? polynomial : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
};
