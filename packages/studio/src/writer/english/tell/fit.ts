import { speakingSeconds } from "../../speech/speaking-seconds.ts";
import type { Paragraph } from "./passages.ts";

/**
 * Chooses passages so that the story lasts as long as requested: all required ones, then as many optional ones as
 * fit, in random order so that they spread over the whole story.
 */
export const fitToDuration = (paragraphs: readonly Paragraph[], seconds: number, random: () => number): string[] => {
  const pieces = paragraphs.flatMap((paragraph, at) =>
    paragraph.passages.map((stretch) => ({
      at,
      text: stretch.text,
      rank: rankOf(paragraph.isRequired, stretch.isRequired),
      cost: secondsOf(stretch.text),
      order: random(),
    })),
  );
  const chosen = new Set(pieces.filter(({ rank }) => rank === 0));
  const said = new Set<string>();
  for (const piece of chosen) if (!addIfNew(said, piece.text)) chosen.delete(piece);
  let total = sum([...chosen].map(({ cost }) => cost));
  const wholes = new Set<number>();
  for (const piece of pieces.filter(({ rank }) => rank > 0).sort((a, b) => a.rank - b.rank || a.order - b.order)) {
    if (chosen.has(piece) || (piece.rank === 3 && !wholes.has(piece.at))) continue;
    const together = piece.rank === 2 ? pieces.filter((each) => each.at === piece.at && each.rank === 2) : [piece];
    const cost = sum(together.map((each) => each.cost));
    if (total + cost > seconds * 1.02 || !together.every((each) => addIfNew(said, each.text))) continue;
    for (const each of together) chosen.add(each);
    wholes.add(piece.at);
    total += cost;
  }
  return paragraphs
    .map((_, at) =>
      pieces
        .filter((piece) => piece.at === at && chosen.has(piece))
        .map(({ text }) => text)
        .join(" "),
    )
    .filter((text) => text !== "");
};

/** 0 is required; 1 an optional passage in a required paragraph; 2 an optional paragraph; 3 an optional passage in it. */
const rankOf = (paragraph: boolean, stretch: boolean): number => (paragraph ? (stretch ? 0 : 1) : stretch ? 2 : 3);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

const addIfNew = (said: Set<string>, text: string): boolean => {
  const key = text.toLowerCase();
  if (said.has(key)) return false;
  said.add(key);
  return true;
};

/** The duration of the required passages and of all passages, in seconds. */
export const durationRange = (paragraphs: readonly Paragraph[]): { least: number; most: number } => {
  const costs = paragraphs.flatMap((paragraph) =>
    paragraph.passages.map((stretch) => ({
      isRequired: paragraph.isRequired && stretch.isRequired,
      cost: secondsOf(stretch.text),
    })),
  );
  return {
    least: sum(costs.filter(({ isRequired }) => isRequired).map(({ cost }) => cost)),
    most: sum(costs.map(({ cost }) => cost)),
  };
};

const known = new Map<string, number>();

const secondsOf = (text: string): number => {
  const seconds = known.get(text) ?? speakingSeconds(text, "english");
  if (known.size > 5000) known.clear();
  known.set(text, seconds);
  return seconds;
};
