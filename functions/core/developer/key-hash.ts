/** What is kept of a key: its SHA-256. A key is random and long, so the hash needs no salt. */
export const keyHash = async (key: string): Promise<string> => {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(key));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
};
