/** The words of this screen, as the specification gives them. */
export const text = {
  title: "Developer Tools",
  back: "Back to Home",
} as const;
