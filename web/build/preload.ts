import type { Plugin, Rolldown } from "vite";
import { firstLoad, ofUsers } from "./first-load.ts";

/**
 * Adds an inline script that preloads the files of the current path all at once, instead of one after another as each
 * imports the next. The content security policy allows it by its hash.
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
  /** Indexes of the files that a browser with a session needs too. */
  readonly ofUsers: readonly number[];
  /** Path prefixes, with the indexes of their files. */
  readonly paths: readonly (readonly [string, readonly number[]])[];
}

const tableOf = (chunks: readonly Rolldown.OutputChunk[]): Table => {
  const files: string[] = [];
  const placeOf = (file: string) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1);
  const entry = reachedFrom(
    chunks.filter(({ isEntry }) => isEntry),
    chunks,
  );
  const placesOf = (modules: readonly string[]) => {
    const needed = reachedFrom(
      modules.map((module) => chunkOf(module, chunks)),
      chunks,
    );
    return [...needed].filter((file) => !entry.has(file)).map(placeOf);
  };
  const paths = Object.entries(firstLoad).map(([path, modules]) => [path, placesOf(modules)] as const);
  return { files, paths, ofUsers: placesOf(ofUsers) };
};

const chunkOf = (module: string, chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk => {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));
  if (!chunk) throw new Error(`${module} of build/first-load.ts is not loaded by any page`);
  return chunk;
};

/** Returns the files of some chunks and of everything they import, styles included. */
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

/** `crossorigin` must be the same as on Vite's links: otherwise the browser loads a file twice. */
const scriptOf = ({ files, paths, ofUsers }: Table): string =>
  `(function(F,T,U){function ask(a,h){var l=document.createElement("link");l.rel=a?"preload":"modulepreload";` +
  `if(a)l.as=a;l.crossOrigin="";l.href="/"+h;document.head.appendChild(l)}` +
  `function file(n){ask(/css$/.test(F[n])&&"style",F[n])}` +
  `T.find(function(t){return location.pathname.indexOf(t[0])===0})[1].forEach(file);` +
  `try{if(/CognitoIdentityServiceProvider/.test(Object.keys(localStorage))){U.forEach(file);ask("fetch","config.json")}}` +
  `catch(e){}})(${JSON.stringify(files)},${JSON.stringify(paths)},${JSON.stringify(ofUsers)})`;
