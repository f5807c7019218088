import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { languageSamples } from "@animation-agent/studio/languages";
import { expect, it } from "vitest";
import { languageIds } from "#contract/catalogue/languages.ts";
import { toVtt } from "#functions/core/captions/subtitle-files.ts";
import { installPackage, type Skip } from "./sources.ts";

interface Tree {
  readonly errors: readonly object[];
  readonly cues: readonly { readonly startTime: number; readonly endTime: number; readonly text: string }[];
}
interface Parser {
  readonly WebVTTParser: new (entities: object) => { parse(text: string, mode: string): Tree };
}

it("the W3C's parser reads our WebVTT files of every language without an error", async ({ skip }) => {
  const folder = join(await installPackage("webvtt-parser", "2.2.0", skip as Skip), "node_modules/webvtt-parser");
  const { WebVTTParser } = (await import(pathToFileURL(join(folder, "parser.js")).href)) as Parser;
  const entities = JSON.parse(await readFile(join(folder, "html-entities.json"), "utf8")) as object;
  const samples = languageIds.map((language) => [languageSamples[language].caption]);
  const texts = [...samples, ["Tom & Jerry <3", "5 > 3 --> yes & no"], ["one", "two"]];
  const captions = texts.map((lines, index) => ({ start: index * 3_700.25, end: index * 3_700.25 + 2, lines }));

  const { errors, cues } = new WebVTTParser(entities).parse(toVtt(captions), "captions");

  expect(errors).toEqual([]);
  expect(cues.map(({ startTime, endTime }) => [startTime, endTime])).toEqual(
    captions.map(({ start, end }) => [start, end]),
  );
});
