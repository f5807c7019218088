import { describe, expect, it } from "vitest";
import { files, textOf } from "./repository.ts";
import { specifiedTexts } from "./specified-texts.ts";

const sourcesIn = (folder: string): readonly string[] =>
  files.filter((file) => file.startsWith(`${folder}/`) && /\.tsx?$/.test(file)).map(textOf);

const product = ["web/src", "contract", "functions"].flatMap(sourcesIn).join("\n").replaceAll("\\'", "'");

/** The fixed parts of a text, between its placeholders. The code may add the colon before a placeholder. */
const fixedParts = (text: string): readonly string[] =>
  text
    .split(/\{[^}]*\}/)
    .map((part) => part.replace(/:\s*$/, ""))
    .filter((part) => /\w|[❌✅]/.test(part));

describe.each(Object.entries(specifiedTexts))("the product has the specified texts of %s", (_, texts) => {
  it.each([...texts])("%s", (text) => {
    const missing = fixedParts(text).filter((part) => !product.includes(part));

    expect(missing).toEqual([]);
  });
});

it.each(["account", "admin", "credits", "payment"])("%s uses each text of its text.ts", (feature) => {
  const folder = `web/src/features/${feature}`;
  const code = sourcesIn(folder).join("\n");
  const names = textOf(`${folder}/text.ts`).matchAll(/^ {2}(\w+):/gm);

  const unused = [...names].flatMap(([, name]) => (new RegExp(`\\btext\\.${name}\\b`).test(code) ? [] : [name]));

  expect(unused).toEqual([]);
});
