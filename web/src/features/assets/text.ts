/** The words of this screen, as the specification gives them. */
export const text = {
  title: "Asset Management",
  empty: "No assets yet",
  back: "Back to Home",
} as const;
