/** For each film length in minutes: the scenes, the price in credits, and the story length in characters that fits. */
export const lengths = {
  3: { scenes: 10, credits: 10, storyCharacters: 2_000 },
  5: { scenes: 15, credits: 30, storyCharacters: 3_000 },
  10: { scenes: 25, credits: 50, storyCharacters: 6_000 },
  15: { scenes: 32, credits: 64, storyCharacters: 9_000 },
  20: { scenes: 40, credits: 80, storyCharacters: 12_000 },
  25: { scenes: 47, credits: 94, storyCharacters: 15_000 },
  30: { scenes: 55, credits: 110, storyCharacters: 18_000 },
  35: { scenes: 62, credits: 124, storyCharacters: 21_000 },
  40: { scenes: 68, credits: 136, storyCharacters: 24_000 },
  45: { scenes: 75, credits: 150, storyCharacters: 27_000 },
  50: { scenes: 82, credits: 164, storyCharacters: 30_000 },
  55: { scenes: 88, credits: 176, storyCharacters: 33_000 },
  60: { scenes: 95, credits: 190, storyCharacters: 36_000 },
} as const;

export type Minutes = keyof typeof lengths;
export const minutesSold = Object.keys(lengths).map(Number) as Minutes[];
/** The lengths that the form offers. The API offers all of them. */
export const minutesOnForm: readonly Minutes[] = [3, 5, 10, 15, 20, 25, 30];

/** A full story is narrated word for word if its speaking time differs from the film length by at most this share. */
export const wordForWord = 0.25;
