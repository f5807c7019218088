import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { bareEndpoints, orderNames } from "./build/bare-endpoints.ts";
import { parserAlias, sharedChunks, usedMessages, withoutDrawers, withoutFonts } from "./build/cloudscape.ts";
import { preloadByAddress } from "./build/preload.ts";
import { theme } from "./build/theme.ts";

// The dev server takes everything but the pages from a running product.
const product = process.env["SITE"] ?? "http://localhost:3100";

export default defineConfig({
  root: import.meta.dirname,
  server: { proxy: { "/api": product, "/media": product, "/local": product, "/config.json": product } },
  resolve: { alias: parserAlias },
  // A catalog is read by its English texts, which are no names.
  json: { namedExports: false },
  plugins: [
    theme(),
    bareEndpoints(),
    orderNames(),
    usedMessages(),
    withoutFonts(),
    withoutDrawers(),
    react(),
    preloadByAddress(),
  ],
  build: {
    outDir: "../dist/web",
    emptyOutDir: true,
    target: "es2023",
    // Every browser of that target preloads modules itself.
    modulePreload: { polyfill: false },
    // Read by test/site/weight.test.ts.
    manifest: true,
    reportCompressedSize: false,
    // The content security policy forbids inline data, even for small images.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } },
  },
});
