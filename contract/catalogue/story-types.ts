/** The story types, in the order of the form. */
export const storyTypes = {
  fairytale_story: "Fairytale Story",
  adventure_story: "Adventure Story",
  educational_story: "Educational Story",
  cinematic_story: "Cinematic Story",
  fantasy_story: "Fantasy Story",
  sci_fi_story: "Sci-Fi Story",
  historical_story: "Historical Story",
  romantic_story: "Romantic Story",
  comics_story: "Comics Story",
  bible_story: "Bible Story",
  book_story: "Book Story",
  lyric_story: "Lyric Story",
  poetry_story: "Poetry Story",
  dream_story: "Dream Story",
} as const;

export type StoryTypeId = keyof typeof storyTypes;
export const storyTypeIds = Object.keys(storyTypes) as StoryTypeId[];
