/** Texts of the illustration samples. */
export const text = {
  title: "Illustration Samples",
  lead: "Every story can be drawn in any of these styles, or in one that you describe in your own words. Here is one scene in each of them, as Animation Agent drew it.",
  picture: (style: string) => `A girl and a fox at a mountain lake, in the style ${style}`,
  lost: "Image Load Error",
} as const;
