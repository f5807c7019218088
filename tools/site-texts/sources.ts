import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import ts from "typescript";
import { audienceAges, audienceGenders, audienceLocations } from "#contract/catalogue/audiences.ts";
import { voiceRoles } from "#contract/catalogue/character-voices.ts";
import { storyTypes } from "#contract/catalogue/story-types.ts";
import { styleChoices, styles } from "#contract/catalogue/styles.ts";
import { subtitleStyles } from "#contract/catalogue/subtitle-styles.ts";
import { effects } from "#contract/order/names.ts";
import { serverTexts } from "#web/src/lib/server-texts.ts";
import type { Catalog } from "#web/src/lib/translator.ts";

const site = resolve(import.meta.dirname, "../../web/src");

export interface SourceText {
  readonly english: string;
  readonly isPlural: boolean;
}

/** The texts of the contract and of the API that the site shows, which its code translates by value. */
const contractTexts: readonly string[] = [
  ...serverTexts,
  ...effects.flatMap(({ label, hint }) => [label, hint]),
  ...[audienceAges, audienceGenders, audienceLocations, storyTypes].flatMap((each) => Object.values(each)),
  ...Object.values(voiceRoles).map(({ name }) => name),
  ...styles.map(({ shortName }) => shortName),
  ...styleChoices,
  ...subtitleStyles.map(({ label }) => label),
];

/** Returns the English texts that a catalog must have: those of `t` and `plural` in web/src, and those of the contract. */
export const sourceTexts = (): ReadonlyMap<string, SourceText> => {
  const files = readdirSync(site, { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file));
  const ofCode = files.flatMap((file) => textsIn(readFileSync(join(site, file), "utf8"), file));
  const all = [...ofCode, ...contractTexts.map((english) => ({ english, isPlural: false }))];
  return new Map(all.map((each) => [each.english, each]));
};

/** Returns the catalog of a language. */
export const readCatalog = (tag: string): Catalog =>
  JSON.parse(readFileSync(join(site, "languages", `${tag}.json`), "utf8"));

/** Returns the literal texts of the calls of `t` and `plural` in a source file. */
export const textsIn = (code: string, file: string): readonly SourceText[] => {
  const found: SourceText[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression))
      found.push(...textsOf(node, node.expression.text));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
};

const textsOf = ({ arguments: [first, second] }: ts.CallExpression, name: string): readonly SourceText[] => {
  if (name === "t" && first) return literals(first).map((english) => ({ english, isPlural: false }));
  if (name !== "plural" || !second || !ts.isObjectLiteralExpression(second)) return [];
  const other = second.properties.find((property) => property.name?.getText() === "other");
  if (!other || !ts.isPropertyAssignment(other)) return [];
  return literals(other.initializer).map((english) => ({ english, isPlural: true }));
};

/** A literal, or the two of a condition. */
const literals = (node: ts.Expression): readonly string[] => {
  if (ts.isStringLiteralLike(node)) return [node.text];
  return ts.isConditionalExpression(node) ? [...literals(node.whenTrue), ...literals(node.whenFalse)] : [];
};
