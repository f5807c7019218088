import { setFlagsFromString } from "node:v8";

/**
 * The writer has some 11,000 patterns, most of which are tried once an idea. V8 compiles a pattern on its second use: after a
 * hundred ideas that was 300 MB of machine code, of 512 MB that a process may have at most. Interpreted they are as fast,
 * so only what is used a thousand times is compiled (20 MB).
 */
setFlagsFromString("--regexp-tier-up-ticks=1000");
