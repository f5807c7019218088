import { join } from "node:path";
import type { Plugin } from "vite";
import { bundled } from "./bundled.ts";
import { usedIcons } from "./used-icons.ts";

// docs/decisions/012-lean-cloudscape.md has the measured saving of each part.

/**
 * FormatJS's own build without the message parser: Cloudscape publishes its messages parsed. FormatJS documents this
 * alias for that case.
 */
export const parserAlias = {
  "@formatjs/icu-messageformat-parser": "@formatjs/icu-messageformat-parser/lib/no-parser.js",
};

/** Cloudscape's style sheet without its eight embedded fonts: the site uses the fonts of the system. */
export const withoutFonts = (): Plugin => ({
  name: "without-fonts",
  enforce: "pre",
  transform(code, id) {
    if (!id.endsWith("/@cloudscape-design/global-styles/index.css")) return undefined;
    return { code: code.replace(/@font-face\s*\{[^}]*\}/g, ""), map: null };
  },
});

const messagesModules = /^@cloudscape-design\/components\/i18n\/messages\/all\.[\w-]+$/;
const pruned = "\0pruned:";

/** Cloudscape's messages of a language without those of components that the site does not use. */
export const usedMessages = (): Plugin => ({
  name: "used-messages",
  enforce: "pre",
  resolveId: (id) => (messagesModules.test(id) ? pruned + id : undefined),
  async load(id) {
    if (!id.startsWith(pruned)) return undefined;
    const { messages } = await bundled(`export { default as messages } from "${id.slice(pruned.length)}";`, site);
    const used = JSON.stringify(messages, (component, words) => (unusedMessages.has(component) ? undefined : words));
    return `export default ${used};`;
  },
});

const site = join(import.meta.dirname, "../src");
const unusedMessages = new Set([
  "[charts]",
  "annotation-context",
  "area-chart",
  "attribute-editor",
  "autosuggest",
  "calendar",
  "code-editor",
  "collection-preferences",
  "copy-to-clipboard",
  "date-picker",
  "date-range-picker",
  "dialog",
  "drawer",
  "features-notification-drawer",
  "file-token-group",
  "file-upload",
  "help-panel",
  "list",
  "multiselect",
  "panel-resize-handle",
  "pie-chart",
  "popover",
  "prompt-input",
  "property-filter",
  "s3-resource-selector",
  "split-panel",
  "tag-editor",
  "token-group",
  "tree-view",
  "tutorial-panel",
  "wizard",
]);

/**
 * Replaces internal files of Cloudscape that every page would load and the site never shows. There is no public option
 * for this, and without it the first loads exceed the budgets of test/site/weight.test.ts. The build fails if an update
 * of Cloudscape moves one of the files.
 */
export const withoutDrawers = (): Plugin => {
  const missing = new Set([...Object.keys(emptyDrawers), icons]);
  return {
    name: "without-drawers",
    apply: "build",
    enforce: "pre",
    load(id) {
      const file = Object.keys(emptyDrawers).find((ending) => id.endsWith(ending));
      if (!file) return undefined;
      missing.delete(file);
      return emptyDrawers[file];
    },
    transform(code, id) {
      if (!id.endsWith(icons)) return undefined;
      missing.delete(icons);
      return { code: usedIcons(code, [join(id, "../../.."), site]), map: null };
    },
    buildEnd(error) {
      if (!error && missing.size > 0)
        this.error(`Cloudscape has no ${[...missing].join(", ")} any more: update web/build/cloudscape.ts`);
    },
  };
};

const icons = "/@cloudscape-design/components/icon/generated/icons.js";
const drawers = "/@cloudscape-design/components/app-layout/visual-refresh-toolbar/drawer";

/** The source of a module whose components render nothing. */
const emptyComponents = (...names: readonly string[]): string =>
  names.map((name) => `export function ${name}() { return null; }`).join("\n");

/** The site has a side navigation and no drawers. They bring drag and drop and the resizing of panels. */
const emptyDrawers: Readonly<Record<string, string>> = {
  [`${drawers}/feature-notifications-drawer-content.js`]: `
    export default function Drawer() { return null; }
    export function RuntimeContentPart({ content }) { return content; }`,
  [`${drawers}/index.js`]: emptyComponents("AppLayoutDrawerImplementation", "AppLayoutGlobalDrawersImplementation"),
  [`${drawers}/global-ai-drawer.js`]: emptyComponents("AppLayoutGlobalAiDrawerImplementation"),
  [`${drawers}/global-bottom-drawer.js`]: emptyComponents("AppLayoutBottomDrawerWrapper"),
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
    // The dashboard needs no checkbox, and no page opens with a dialog.
    test: /node_modules\/(@cloudscape-design(?!\/components\/(checkbox|modal|internal\/components\/(abstract-switch|checkbox-icon))\/)|@formatjs|intl-messageformat|react-transition-group|clsx|date-fns)/,
    minShareCount: 9,
    priority: 20,
  },
];
