/** As many spaces as letters: what a reader must not see is replaced, and all positions stay. */
export const blank = (found: string): string => " ".repeat(found.length);
