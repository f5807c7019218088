/** The styles of burned-in subtitles. */
export const subtitleStyles = [
  { value: "classic", label: "Classic: white with a dark outline" },
  { value: "boxed", label: "Boxed: white on a dark, rounded plate" },
  { value: "bold", label: "Bold: large, heavy, yellow" },
  { value: "storybook", label: "Storybook: dark ink on a strip of paper" },
  { value: "subtle", label: "Subtle: small and light, with a soft shadow" },
] as const;
export type SubtitleStyleId = (typeof subtitleStyles)[number]["value"];
export const subtitleStyleIds = subtitleStyles.map(({ value }) => value);
export const defaultSubtitleStyle: SubtitleStyleId = "classic";
