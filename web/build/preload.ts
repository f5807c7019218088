import type { Plugin, Rolldown } from "vite";
import { firstLoad } from "./first-load.ts";

/**
 * Puts a small script into the page that asks for the files of the address it was opened at, all at once instead of
 * one after the other as each names the next. The policy lets it run by its hash.
 */
export const preloadByAddress = (): Plugin => ({
  name: "preload-by-address",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler: (html, { bundle }) => {
      const table = tableOf(Object.values(bundle ?? {}).filter((file) => file.type === "chunk"));
      return html.replace("</title>", `</title>\n    <script>${scriptOf(table)}</script>`);
    },
  },
});

interface Table {
  readonly files: readonly string[];
  /** The beginning of a path, and the places of its files in the list. */
  readonly paths: readonly (readonly [string, readonly number[]])[];
}

const tableOf = (chunks: readonly Rolldown.OutputChunk[]): Table => {
  const files: string[] = [];
  const placeOf = (file: string) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1);
  const entry = reachedFrom(
    chunks.filter(({ isEntry }) => isEntry),
    chunks,
  );
  const paths = Object.entries(firstLoad).map(([path, modules]) => {
    const needed = reachedFrom(
      modules.map((module) => chunkOf(module, chunks)),
      chunks,
    );
    const later = [...needed].filter((file) => !entry.has(file));
    return [path, later.map(placeOf)] as const;
  });
  return { files, paths };
};

const chunkOf = (module: string, chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk => {
  const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
  if (!chunk) throw new Error(`${module} of build/first-load.ts is not loaded by any page`);
  return chunk;
};

/** The files, styles too, of some chunks and of all that they import. */
const reachedFrom = (from: readonly Rolldown.OutputChunk[], chunks: readonly Rolldown.OutputChunk[]): Set<string> => {
  const files = new Set<string>();
  const visit = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (!chunk || files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    for (const name of chunk.imports) visit(chunks.find(({ fileName }) => fileName === name));
  };
  from.forEach(visit);
  return files;
};

/** `crossorigin` as on the links that Vite makes: a file asked for in two ways is loaded twice. */
const scriptOf = ({ files, paths }: Table): string =>
  `(function(F,T){var p=location.pathname,t=T.find(function(t){return p.indexOf(t[0])===0});t[1].forEach(function(n){` +
  `var l=document.createElement("link");if(/css$/.test(F[n])){l.rel="preload";l.as="style"}else l.rel="modulepreload";` +
  `l.crossOrigin="";l.href="/"+F[n];document.head.appendChild(l)})})(${JSON.stringify(files)},${JSON.stringify(paths)})`;
