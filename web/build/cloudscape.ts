import { join } from "node:path";
import type { Plugin } from "vite";
import { usedIcons } from "./used-icons.ts";

/** Leaves out of Cloudscape what this site never shows: 180 kB of it at the first visit. */
export const leanCloudscape = (): Plugin => ({
  name: "lean-cloudscape",
  enforce: "pre",
  load(id) {
    const [file = ""] = id.split("?");
    return Object.entries(unseen).find(([ending]) => file.endsWith(ending))?.[1];
  },
  resolveId(id, from, options) {
    // Cloudscape's words are parsed already when they are published.
    return id === icu ? this.resolve(`${icu}/lib/no-parser.js`, from, options) : undefined;
  },
  transform(code, id) {
    if (id.endsWith("/i18n/messages/all.en.js")) return { code: `export default ${wordsOf(code)};`, map: null };
    if (id.endsWith("/icon/generated/icons.js"))
      return { code: usedIcons(code, [join(id, "../../.."), site]), map: null };
    // Eight fonts inside the style sheet: the site is set in the system's own.
    if (!id.endsWith("/global-styles/index.css")) return undefined;
    return { code: code.replace(/@font-face\s*\{[^}]*\}/g, ""), map: null };
  },
});

const site = join(import.meta.dirname, "../src");
const icu = "@formatjs/icu-messageformat-parser";

/** Half of the words belong to components that no screen has. */
const wordsOf = (code: string): string =>
  JSON.stringify(JSON.parse(code.slice(code.indexOf("{"), code.lastIndexOf("}") + 1)), (component, words) =>
    unused.has(component) ? undefined : words,
  );
const unused = new Set([
  "annotation-context",
  "calendar",
  "code-editor",
  "collection-preferences",
  "date-picker",
  "date-range-picker",
  "property-filter",
  "s3-resource-selector",
  "tutorial-panel",
]);

/** A file that only has these components, which draw nothing. */
const nothing = (...components: readonly string[]): string =>
  components.map((name) => `export function ${name}() { return null; }`).join("\n");

/** The site has a menu at its side and no drawers. They bring drag and drop into the frame of every page. */
const frame = "/app-layout/visual-refresh-toolbar";
const unseen: Readonly<Record<string, string>> = {
  [`${frame}/drawer/feature-notifications-drawer-content.js`]: `
    export default function Drawer() { return null; }
    export function RuntimeContentPart({ content }) { return content; }`,
  [`${frame}/drawer/index.js`]: nothing("AppLayoutDrawerImplementation", "AppLayoutGlobalDrawersImplementation"),
  [`${frame}/drawer/global-ai-drawer.js`]: nothing("AppLayoutGlobalAiDrawerImplementation"),
  [`${frame}/drawer/global-bottom-drawer.js`]: nothing("AppLayoutBottomDrawerWrapper"),
  [`${frame}/toolbar/drawer-triggers.js`]: nothing("DrawerTriggers"),
  // Each component measures and reports its own use, to a console that nobody has here.
  "/base-component/component-metrics.js": "export function useComponentMetrics() {}",
  "/use-base-component/styles-check.js": "export function useMissingStylesCheck() {}",
  "/use-performance-marks/index.js": "export function usePerformanceMarks() { return {}; }",
};

/** Chunks shared by many pages, so that the next page finds them in the cache. */
export const sharedChunks = [
  {
    name: "react",
    test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser)\//,
    priority: 30,
  },
  {
    name: "cloudscape",
    test: /node_modules\/(@cloudscape-design|@formatjs|intl-messageformat|react-transition-group|clsx|date-fns)/,
    minShareCount: 8,
    priority: 20,
  },
];
