import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import ts from "typescript";
import { describe, expect, it } from "vitest";

const maxFileLines = 400;
const maxFunctionLines = 80;
const maxFilesInCoreFolder = 20;

const tracked = execFileSync("git", ["ls-files"], { encoding: "utf8" }).trim().split("\n");
const isCode = (file: string): boolean => /\.(tsx?|mjs)$/.test(file) && !file.includes(".generated.");
const code = tracked.filter(isCode);
const isTest = (file: string): boolean => /(^|\/)test\//.test(file);
const textOf = new Map(code.map((file) => [file, readFileSync(file, "utf8")]));

/** Lists of words and sentences may be as long as they are: a file without a function is data. */
const isData = (text: string): boolean => !/=>|\bfunction\b/.test(text);

describe("sizes", () => {
  it(`no file has more than ${maxFileLines} lines, but for data`, () => {
    const long = [...textOf]
      .map(([file, text]) => ({ file, text, lines: text.split("\n").length }))
      .filter(({ lines, text }) => lines > maxFileLines && !isData(text))
      .map(({ file, lines }) => `${file}: ${lines}`);

    expect(long).toEqual([]);
  });

  it(`no function has more than ${maxFunctionLines} lines, but in tests`, () => {
    const long: string[] = [];
    for (const [file, text] of textOf) {
      if (isTest(file)) continue;
      const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
      const lineAt = (at: number): number => source.getLineAndCharacterOfPosition(at).line;
      const visit = (node: ts.Node): void => {
        if (ts.isFunctionLike(node) && lineAt(node.end) - lineAt(node.getStart()) >= maxFunctionLines)
          long.push(`${file}:${lineAt(node.getStart()) + 1}: ${lineAt(node.end) - lineAt(node.getStart()) + 1}`);
        ts.forEachChild(node, visit);
      };
      visit(source);
    }

    expect(long).toEqual([]);
  });

  it(`no folder of the core has more than ${maxFilesInCoreFolder} files`, () => {
    const counts = new Map<string, number>();
    for (const file of tracked.filter((name) => name.startsWith("functions/core/"))) {
      const folder = file.slice(0, file.lastIndexOf("/"));
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }

    expect([...counts].filter(([, count]) => count > maxFilesInCoreFolder)).toEqual([]);
  });
});
