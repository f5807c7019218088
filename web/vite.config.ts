import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: {
    outDir: "../dist/web",
    emptyOutDir: true,
    target: "es2023",
    // The site's policy takes nothing inline, not even a small picture in the style sheet.
    assetsInlineLimit: 0,
  },
});
