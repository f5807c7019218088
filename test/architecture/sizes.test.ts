import ts from "typescript";
import { describe, expect, it } from "vitest";
import { codeFiles, files, textOf } from "./repository.ts";

const maxFileLines = 400;
const maxFunctionLines = 80;
const maxFilesInCoreFolder = 20;

const isTest = (file: string): boolean => /(^|\/)test\//.test(file);

/** Lists of words and sentences may be as long as they are: a file without a function is data. */
const isData = (text: string): boolean => !/=>|\bfunction\b/.test(text);

describe("sizes", () => {
  it(`no file has more than ${maxFileLines} lines, except data`, () => {
    const long = codeFiles
      .map((file) => ({ file, lines: textOf(file).split("\n").length }))
      .filter(({ file, lines }) => lines > maxFileLines && !isData(textOf(file)))
      .map(({ file, lines }) => `${file}: ${lines}`);

    expect(long).toEqual([]);
  });

  it(`no function has more than ${maxFunctionLines} lines, except in tests`, () => {
    const long: string[] = [];
    for (const file of codeFiles.filter((each) => !isTest(each))) {
      const text = textOf(file);
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
    for (const file of files.filter((name) => name.startsWith("functions/core/"))) {
      const folder = file.slice(0, file.lastIndexOf("/"));
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }

    expect([...counts].filter(([, count]) => count > maxFilesInCoreFolder)).toEqual([]);
  });
});
