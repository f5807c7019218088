/** Words as a sentence begins: trimmed, with a capital. */
export const begun = (words: string): string => words.trim().replace(/^\p{Ll}/u, (first) => first.toUpperCase());

/** Words as they stand within a sentence. */
export const lowerFirst = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
