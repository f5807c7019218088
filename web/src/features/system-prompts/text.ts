/** The words of this screen, as the specification gives them. */
export const text = {
  title: "System Prompt Templates",
  back: "Back",
} as const;
