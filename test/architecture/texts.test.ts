import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { said } from "./said.ts";

const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), "utf8"));

const product = ["web/src", "contract", "functions"].flatMap(sourcesIn).join("\n").replaceAll("\\'", "'");

/** What stays the same of a text: the pieces between what differs. A colon may be put where pieces are joined. */
const piecesOf = (text: string): readonly string[] =>
  text
    .split(/\{[^}]*\}/)
    .map((piece) => piece.replace(/:\s*$/, ""))
    .filter((piece) => /\w|[❌✅]/.test(piece));

describe.each(Object.entries(said))("the product has the words of %s", (_, texts) => {
  it.each([...texts])("%s", (text) => {
    const missing = piecesOf(text).filter((piece) => !product.includes(piece));

    expect(missing).toEqual([]);
  });
});

it.each(["account", "admin", "credits", "payment"])("%s says each of the words that it has", (feature) => {
  const folder = `web/src/features/${feature}`;
  const code = sourcesIn(folder).join("\n");
  const names = readFileSync(`${folder}/text.ts`, "utf8").matchAll(/^ {2}(\w+):/gm);

  const silent = [...names].flatMap(([, name]) => (new RegExp(`\\btext\\.${name}\\b`).test(code) ? [] : [name]));

  expect(silent).toEqual([]);
});
