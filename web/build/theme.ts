import type { Plugin } from "vite";
import { bundled } from "./bundled.ts";
import { grounds, palette } from "./palette.ts";

const fonts = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", Ubuntu, Cantarell, sans-serif';

/**
 * Writes src/lib/theme.css: Cloudscape's tokens in the site's colours. Made here, because Cloudscape itself would put
 * them on the page with a script, as a style that the site's policy forbids.
 */
export const theme = (): Plugin => ({
  name: "theme",
  enforce: "pre",
  async load(id) {
    if (!id.endsWith("/src/lib/theme.css")) return undefined;
    const { css } = await bundled(stylesheet, import.meta.dirname);
    return String(css);
  },
});

const stylesheet = `
import { generateThemeStylesheet } from "@cloudscape-design/components/theming";
export const css = generateThemeStylesheet({ theme: ${JSON.stringify({
  referenceTokens: { color: palette },
  tokens: { ...grounds, fontFamilyBase: fonts },
})} });
`;
