export interface TranscriptScene {
  /** The start and the title of the scene. */
  readonly title: string;
  /** What is seen, in brackets. */
  readonly seen: string | undefined;
  readonly said: readonly string[];
}

/** Loads a transcript. Throws without a connection, and when the link has expired. */
export const readTranscript = async (link: string): Promise<readonly TranscriptScene[]> => {
  const response = await fetch(link);
  if (!response.ok) throw new Error(`The transcript was not found: ${response.status}`);
  return scenesIn(await response.text());
};

/** The scenes of a transcript: blocks between empty lines, after the film's title. */
export const scenesIn = (text: string): TranscriptScene[] =>
  text
    .trim()
    .split(/\n{2,}/)
    .slice(1)
    .map((block) => {
      const [title = "", ...lines] = block.split("\n");
      const isSeen = lines[0]?.startsWith("[") === true && lines[0].endsWith("]");
      return { title, seen: isSeen ? lines[0] : undefined, said: isSeen ? lines.slice(1) : lines };
    });
