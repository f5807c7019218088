import { existsSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";
import { files, textOf } from "./repository.ts";

const pages = files.filter((file) => file.endsWith(".md") && !file.startsWith("web/public/"));
const scripts = Object.keys(JSON.parse(textOf("package.json")).scripts);
const tops = new Set(files.map((file) => file.split("/")[0]));
/** Folders that a command or the reader makes. */
const generated = /^(dist|cdk\.out|node_modules|\.local)\b/;

const exists = (path: string): boolean => files.some((file) => file === path || file.startsWith(`${path}/`));

/** `packages/studio/src/narrator/*.mjs`, `functions/api/<context>/` and `infra/{a,b}.ts` name several files. */
const matchesFiles = (path: string): boolean => {
  const pattern = path
    .replace(/\/$/, "")
    .replace(/[.+?^$()[\]\\]/g, "\\$&")
    .replace(/<[^>]+>|\*+|…/g, "[^/]+")
    .replace(/\{([^}]+)\}/g, (_, names: string) => `(${names.split(",").join("|")})`);
  return files.some((file) => new RegExp(`^${pattern}(/|$)`).test(file));
};

describe.each(pages)("%s", (page) => {
  const text = textOf(page);
  const outsideOfBlocks = text.replace(/```[\s\S]*?```/g, "");

  it("links to files that exist", () => {
    const links = [...outsideOfBlocks.matchAll(/\]\((?!https?:|mailto:|#)([^)\s#]+)/g)].map(([, link = ""]) =>
      normalize(join(dirname(page), link)),
    );

    expect(links.filter((link) => !existsSync(link))).toEqual([]);
  });

  it("names files that exist", () => {
    const names = [...outsideOfBlocks.matchAll(/`([\w.<>{},*…-]+(?:\/[\w.<>{},*…-]+)+\/?)`/g)]
      .map(([, name = ""]) => name)
      .filter((name) => tops.has(name.split("/")[0] ?? "") && !generated.test(name));

    expect(names.filter((name) => !exists(name.replace(/\/$/, "")) && !matchesFiles(name))).toEqual([]);
  });

  it("names scripts that exist", () => {
    const named = [...text.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, script = ""]) => script);

    expect(named.filter((script) => !scripts.includes(script))).toEqual([]);
  });
});

describe("the decisions", () => {
  const decisions = files.filter((file) => /^docs\/decisions\/\d{3}-/.test(file));
  const numberIn = (file: string): string => file.split("/").at(-1)?.slice(0, 3) ?? "";

  it("have numbers of their own", () => {
    const numbers = decisions.map(numberIn);

    expect(numbers.filter((number, at) => numbers.indexOf(number) < at)).toEqual([]);
  });

  it.each(decisions.filter((file) => numberIn(file) !== "000"))("%s begins with its number", (file) => {
    expect(textOf(file)).toMatch(new RegExp(`^# ${numberIn(file)}\\. `));
  });
});
