/** The first 16 hexadecimal digits of the SHA-256 of a value as JSON. */
export const digest = async (inputs: unknown): Promise<string> => {
  const text = typeof inputs === "string" ? inputs : JSON.stringify(sorted(inputs));
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(hash).slice(0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
};

/** The value with sorted object keys, so that equal inputs have equal digests. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => [key, sorted(part)]),
  );
};
