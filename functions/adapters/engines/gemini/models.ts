/** What Gemini's models accept, by their names. */

/** "gemini-2.5-flash" is 2.5. Names of another form, as "gemini-nano-banana-2.1", are newer than version 3. */
const versionOf = (model: string): number => Number(/^gemini-(\d+(?:\.\d+)?)/.exec(model)?.[1] ?? 3);

/** Models before Gemini 3 have a token budget for thoughts, and refuse a level. */
export const hasThinkingLevels = (model: string): boolean => versionOf(model) >= 3;

/** Speech models since 3.8 read the text verbatim and take the direction beside it. */
export const hasSpeechStyle = (model: string): boolean => versionOf(model) >= 3.8;

/** Width to height of the frames that all image models draw. */
const aspectRatios = ["1:1", "2:3", "3:2", "3:4", "4:3", "9:16", "16:9", "21:9"] as const;

/** The nearest frame and size that a model draws. Models before Gemini 3 have a single size and refuse the field. */
export const imageConfigFor = (model: string, { width, height }: { width: number; height: number }) => {
  const longSide = Math.max(width, height);
  const imageSize = longSide <= 1024 ? "1K" : longSide <= 2048 ? "2K" : "4K";
  return { aspectRatio: nearestRatio(width / height), ...(versionOf(model) >= 3 && { imageSize }) };
};

const nearestRatio = (ratio: number): string => {
  const distance = (name: string): number => {
    const [wide = 1, high = 1] = name.split(":").map(Number);
    return Math.abs(Math.log(wide / high / ratio));
  };
  return aspectRatios.toSorted((one, other) => distance(one) - distance(other))[0] ?? "1:1";
};
