/** The SHA-256 of a key; only this is stored. A key is long and random, so the hash needs no salt. */
export const keyHash = async (key: string): Promise<string> => {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(key));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
};
