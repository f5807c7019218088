import type { Plugin } from "vite";
import { bundled } from "./bundled.ts";
import { grounds, palette } from "./palette.ts";

const fonts = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", Ubuntu, Cantarell, sans-serif';

/**
 * Fills src/lib/theme.css with Cloudscape's design tokens in the site's colours. It runs at build time because
 * Cloudscape's runtime theming injects a `<style>`, which the content security policy forbids.
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
