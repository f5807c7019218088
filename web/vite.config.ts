import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { bareEndpoints, orderNames } from "./build/bare-endpoints.ts";
import { leanCloudscape, sharedChunks } from "./build/cloudscape.ts";
import { preloadByAddress } from "./build/preload.ts";
import { theme } from "./build/theme.ts";

// For looking at a page while it is written: everything but the pages comes from a product that runs.
const product = process.env["SITE"] ?? "http://localhost:3100";

export default defineConfig({
  root: import.meta.dirname,
  server: { proxy: { "/api": product, "/media": product, "/local": product, "/config.json": product } },
  plugins: [theme(), bareEndpoints(), orderNames(), leanCloudscape(), react(), preloadByAddress()],
  build: {
    outDir: "../dist/web",
    emptyOutDir: true,
    target: "es2023",
    // The byte gate reads it.
    manifest: true,
    reportCompressedSize: false,
    // The site's policy takes nothing inline, not even a small picture in the style sheet.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } },
  },
});
