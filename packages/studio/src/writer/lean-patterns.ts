import { setFlagsFromString } from "node:v8";

/**
 * Lets V8 interpret patterns until they are used often. The writer has some 11,000 of them, most of which are tried once an
 * idea. V8 compiles a pattern on its second use: after a hundred ideas that was 300 MB of machine code, of 512 MB that a
 * process may have at most. Interpreted they are as fast, so only what is used a thousand times is compiled (20 MB).
 */
export const compileFewPatterns = (): void => setFlagsFromString("--regexp-tier-up-ticks=1000");
