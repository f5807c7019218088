/** The words of this screen, as the specification gives them. */
export const text = {
  title: "Asset Management",
  back: "Back to Home",
} as const;
