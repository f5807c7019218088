/** The words of the illustration samples page. */
export const text = {
  title: "Illustration Samples",
  lead: "Every story can be drawn in any of these styles, or in one that you describe in your own words.",
} as const;
