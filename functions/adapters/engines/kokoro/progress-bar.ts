/** What transformers reports while it downloads files. */
export interface Download {
  readonly status: string;
  readonly file?: string;
  /** Bytes. */
  readonly loaded?: number;
  readonly total?: number;
}

const width = 30;
/** Smaller files need no bar. */
const minBytes = 1_000_000;

/** Prints a bar for each large file, in a line of its own that is written again with each percent. */
export const progressBar = (print: (text: string) => void): ((at: Download) => void) => {
  const shown = new Map<string, number>();
  return ({ status, file = "", loaded = 0, total = 0 }) => {
    if (status !== "progress" || total < minBytes) return;
    const percent = Math.floor((100 * loaded) / total);
    if (shown.get(file) === percent) return;
    shown.set(file, percent);
    const done = Math.round((width * percent) / 100);
    const bar = "#".repeat(done) + "-".repeat(width - done);
    const megabytes = (bytes: number) => Math.round(bytes / 1e6);
    print(`\r  Kokoro    [${bar}] ${percent} % of ${megabytes(total)} MB${percent === 100 ? "\n" : ""}`);
  };
};
