// Turns laws.json into rules of dependency-cruiser. `npm run check:imports` enforces them,
// docs/architecture.md shows them, and test/architecture/imports.test.ts seeds a violation of each.
import { existsSync, readFileSync } from "node:fs";

const laws = JSON.parse(readFileSync(new URL("./laws.json", import.meta.url), "utf8"));

const nodeModules =
  "^(node:|(assert|async_hooks|buffer|child_process|crypto|dns|events|fs|https?|module|net|os|path|readline|stream|timers|tls|url|util|v8|worker_threads|zlib)(/|$))";
const types = ["node_modules/@types/", "^aws-lambda$"];

const escaped = (text) => text.replaceAll(".", "\\.").replaceAll("*", "[^/]+");
/** A file, or a folder with all below it. `*` is one name. */
const pathOf = (name) => (/\.[a-z]+$/.test(name) ? `^${escaped(name)}$` : `^${escaped(name)}/`);
const npmPath = (name) => `node_modules/${escaped(name).replace(/\/\[\^\/\]\+$/, "")}/`;
const npmPaths = (names = []) => names.flatMap((name) => laws.packages[name] ?? [name]).map(npmPath);

/** A package may be used only by the files that its package.json exports. */
const entriesOf = (folder) => {
  const { exports } = JSON.parse(readFileSync(new URL(`../../${folder}/package.json`, import.meta.url), "utf8"));
  return Object.values(exports).map((entry) => pathOf(`${folder}/${entry.slice(2)}`));
};
const isPackage = (name) => /^packages\/[^/]+$/.test(name);
const reach = (name) => (isPackage(name) ? entriesOf(name) : [pathOf(name)]);

/** Parts inside a part that have a row of their own. */
const inner = (part) => laws.parts.map((row) => row.part).filter((name) => name.startsWith(`${part}/`));

const partRule = ({ part, may, npm, node = true, why }) => ({
  name: `${part.replaceAll("/", "-")}-keeps-to-its-imports`,
  comment: why,
  severity: "error",
  from: {
    path: pathOf(part),
    pathNot: [...inner(part).map(pathOf), ...(isPackage(part) ? [`^${part}/test/`] : [])],
  },
  to: {
    pathNot: [pathOf(part), ...may.flatMap(reach), ...npmPaths(npm), ...(node ? [nodeModules] : []), ...types],
  },
});

/** Tests of a package may use any npm package, and nothing else of this repository. */
const packageTestRule = (part) => ({
  name: `${part.replaceAll("/", "-")}-tests-stay-in-their-package`,
  comment: "A package's tests run without the product.",
  severity: "error",
  from: { path: `^${part}/test/` },
  to: { pathNot: [pathOf(part), "node_modules/", nodeModules, ...types] },
});

const siblingRules = ({ in: folder, order, may, roots, why }) => {
  const allowed = order ? Object.fromEntries(order.map((name, at) => [name, order.slice(0, at)])) : may;
  const base = order?.slice(0, order.length === 1 ? 1 : 0) ?? [];
  const named = Object.keys(allowed);
  const rule = (name, from, pathNot) => ({
    name: `${folder.replaceAll("/", "-")}-${name}`,
    comment: why,
    severity: "error",
    from,
    to: { path: `^${folder}/[^/]+/`, pathNot },
  });
  return [
    ...(roots
      ? [
          {
            ...rule("root-files-join-only-ports", { path: `^${folder}/[^/]+\\.ts$` }, roots.map(pathOf)),
            comment: `A file of ${folder} itself only joins what the folders declare.`,
          },
        ]
      : []),
    ...named
      .filter((name) => !base.includes(name))
      .map((name) =>
        rule(
          `${name}-uses-only-what-is-below`,
          { path: `^${folder}/${name}/` },
          [name, ...allowed[name]].map((other) => `^${folder}/${other}/`),
        ),
      ),
    rule(
      "siblings-are-separate",
      { path: `^${folder}/(?!(?:${[...named.filter((name) => !base.includes(name)), "-"].join("|")})/)([^/]+)/` },
      [`^${folder}/$1/`, ...base.map((name) => `^${folder}/${name}/`)],
    ),
  ];
};

const onlyRule = ({ what, by, why }) => ({
  name: `${what.replaceAll("/", "-").replace(/\.ts$/, "")}-has-few-users`,
  comment: why,
  severity: "error",
  from: { pathNot: by.map(pathOf) },
  to: { path: pathOf(what) },
});

export const forbidden = [
  ...laws.parts.map(partRule),
  ...laws.parts.filter(({ part }) => isPackage(part)).map(({ part }) => packageTestRule(part)),
  ...laws.siblings.flatMap(siblingRules),
  ...laws.only.map(onlyRule),
  {
    name: "docs-are-not-imported",
    comment: "docs/ holds pages for people. What code needs is in contract or infra.",
    severity: "error",
    from: {},
    to: { path: "^docs/" },
  },
  {
    name: "tests-are-not-shipped",
    comment: "Only tools and tests import tests.",
    severity: "error",
    from: { pathNot: ["^test/", "^tools/bench/", "^packages/[^/]+/test/", "^packages/[^/]+/tools/"] },
    to: { path: ["^test/", "^packages/[^/]+/test/"] },
  },
  {
    name: "no-cycles",
    comment: "Two files that import each other cannot be understood one at a time.",
    severity: "error",
    from: {},
    to: { circular: true },
  },
  {
    name: "no-orphans",
    comment: "A file of the core that nothing imports is dead.",
    severity: "error",
    from: { orphan: true, path: "^functions/core/" },
    to: {},
  },
];

export const options = {
  doNotFollow: { path: "node_modules" },
  tsPreCompilationDeps: true,
  ...(existsSync("tsconfig.json") && { tsConfig: { fileName: "tsconfig.json" } }),
  enhancedResolveOptions: {
    exportsFields: ["exports"],
    conditionNames: ["import", "require", "node", "default", "types"],
    extensions: [".ts", ".tsx"],
  },
};
