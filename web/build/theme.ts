import { build } from "esbuild";
import type { Plugin } from "vite";
import { palette } from "./palette.ts";

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
    return stylesheet({ referenceTokens: { color: palette }, tokens: { fontFamilyBase: fonts } });
  },
});

/** Cloudscape's package is made for bundlers: it is bundled, then asked. */
const stylesheet = async (theme: unknown): Promise<string> => {
  const made = await build({
    stdin: {
      contents: 'export { generateThemeStylesheet } from "@cloudscape-design/components/theming";',
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    format: "esm",
    write: false,
    logLevel: "silent",
  });
  const code = Buffer.from(made.outputFiles[0]?.text ?? "").toString("base64");
  const cloudscape: { generateThemeStylesheet: (given: { theme: unknown }) => string } = await import(
    `data:text/javascript;base64,${code}`
  );
  return cloudscape.generateThemeStylesheet({ theme });
};
