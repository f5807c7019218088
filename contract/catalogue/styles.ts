/** The illustration styles: the value that is stored and sent, and the short name of the gallery. */
export const styles = [
  { value: "Japanese Ghibli-inspired Style", shortName: "Ghibli Style" },
  { value: "Cinematic Realism", shortName: "Cinematic" },
  { value: "Digital Painting", shortName: "Digital Art" },
  { value: "Watercolor", shortName: "Watercolor" },
  { value: "3D Rendering", shortName: "3D Render" },
  { value: "Comic Book Style", shortName: "Comic Book" },
  { value: "Chinese Ink Painting", shortName: "Chinese Ink" },
  { value: "Photorealistic", shortName: "Photorealistic" },
  { value: "Anime Style", shortName: "Anime" },
  { value: "Oil Painting", shortName: "Oil Painting" },
  { value: "Acrylic Painting", shortName: "Acrylic" },
  { value: "Hayao Miyazaki Style", shortName: "Miyazaki" },
  { value: "Japanese Woodblock", shortName: "Woodblock" },
  { value: "Vector Art", shortName: "Vector" },
  { value: "Fantasy Art", shortName: "Fantasy" },
  { value: "Pencil Sketch", shortName: "Pencil" },
  { value: "Paper Cut-out", shortName: "Paper Cut-out" },
  { value: "Pixel Art", shortName: "Pixel Art" },
] as const;

/** What a style is called in an address: "Comic Book Style" is comic-book-style. */
export const styleSlug = (style: StyleName): string =>
  style
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
/** Where the site shows a scene drawn in a style, made by the product itself, 1280 pixels wide. */
export const stylePicture = (style: StyleName): string => `/illustration_samples/${styleSlug(style)}.webp`;
/** The same, 320 pixels wide. */
export const smallStylePicture = (style: StyleName): string => `/illustration_samples/${styleSlug(style)}-320.webp`;

export type StyleName = (typeof styles)[number]["value"];
export const defaultStyle: StyleName = "Japanese Ghibli-inspired Style";
/** What the form offers besides: a style in one's own words. */
export const othersStyle = "Others";
export type StyleChoice = StyleName | typeof othersStyle;
export const styleChoices: readonly StyleChoice[] = [...styles.map(({ value }) => value), othersStyle];
