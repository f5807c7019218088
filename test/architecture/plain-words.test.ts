import ts from "typescript";
import { describe, expect, it } from "vitest";
import { codeFiles, textOf } from "./repository.ts";

/** Words that a newcomer does not understand, and the field's term. The rule is in CONTRIBUTING.md, "Words". */
const oldNames: readonly (readonly [word: RegExp, instead: string])[] = [
  [/anew$/i, "retry, again"],
  [/manieth/i, "attempt number"],
  [/patience/i, "timeout"],
  [/^(chance|luck)$/i, "random"],
  [/office/i, "admin"],
  [/^deeds?$/i, "audit entry, action"],
  [/^happen(s|ed|ings?)?$/i, "event, publish"],
  [/^(shelf|shelves)$/i, "store"],
  [/^house$/i, "context"],
  [/^tongues?$/i, "language"],
  [/^standins?$/i, "fake"],
  [/^(repaying|announcing|mailed)$/i, "withDebtRepayment, withOutbox, sentMails"],
  [/^artefacts?$/i, "artifact"],
  [/^(mostShown|mostSheets|leastDelay)$/, "max, min"],
  [/^(askNobodyPaused|decideAnew|commitAnew|hearNotice|reallyIs|handDown)$/, "see CONTRIBUTING.md, Words"],
];
/** Folders in which a word is the field's term: drawings of houses and shelves, shelf filters, probabilities. */
const allowed: readonly (readonly [folder: RegExp, word: RegExp])[] = [
  [/^packages\/studio\/src\/(artist|languages)\//, /^(shelf|shelves|house)$/i],
  [/^(packages\/studio\/src|functions\/adapters\/ffmpeg)\/sound\//, /^shelf$/i],
  [/^packages\/studio\/src\/writer\//, /^chance$/],
];
/** `use` is a field of the KMS encryption context and of a JSON Web Key, and a method of Middy. */
const filesWithUse =
  /kms\/vault|core\/(blog\/config|youtube\/(channel|upload-film)|shared\/ports|webhook\/(config|sign))\.ts|http\/handler|infra\/constructs\/(deliveries|grant|grants|grant-api-rights)\.ts|signing-key|support\/(client|deliveries)|records\/vault|authorizer\/pool/;
/** Not as a part of a name: `useState` is React's. */
const oldWholeNames = new Map([["use", "deps"]]);
const oldPhrases: readonly (readonly [phrase: RegExp, instead: string])[] = [
  [/\bwhoever\b/i, "the caller, the user"],
  [/\bnobody\b/i, "no user, no caller"],
  [/\banew\b/i, "again"],
  [/\bhow manieth\b/i, "the number of"],
  [/\bpatience\b/i, "timeout"],
  [/\b(is|are|was|were) told (of|by|that|when|where|how|what|who)\b/i, "gets, receives"],
  [/\bhears? of\b|\bheard of\b/i, "receives"],
  [/\bwhat there is\b|\bwhere it is not there\b/i, "what exists, when it is missing"],
  [/\bdeeds?\b/i, "action"],
  [/\bstand-ins?\b/i, "fake"],
  [/\bartefacts?\b/i, "artifact"],
  [/\b(rooms?|storeys?) of the (core|house)\b/i, "subject, folder"],
];

/** All code but this file, which names the words. */
const files = codeFiles.filter((file) => !file.endsWith("plain-words.test.ts"));

/** Names and comments of a file, with their lines. Strings are not read: stories and messages may use any word. */
const wordsOf = (file: string): { readonly names: Map<string, number>; readonly comments: [string, number][] } => {
  const text = textOf(file);
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const names = new Map<string, number>();
  const comments = new Map<number, string>();
  const lineOf = (at: number): number => source.getLineAndCharacterOfPosition(at).line + 1;
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && !names.has(node.text)) names.set(node.text, lineOf(node.getStart()));
    for (const range of ts.getLeadingCommentRanges(text, node.pos) ?? [])
      comments.set(range.pos, text.slice(range.pos, range.end));
    for (const range of ts.getTrailingCommentRanges(text, node.end) ?? [])
      comments.set(range.pos, text.slice(range.pos, range.end));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { names, comments: [...comments].map(([at, comment]) => [comment, lineOf(at)]) };
};

/** The words of a camelCase name, and the name itself: `happenTwice` -> happen, Twice, happenTwice. */
const partsOf = (name: string): string[] => [...name.split(/(?=[A-Z])|_|\d+/), name];

const isAllowed = (file: string, part: string): boolean =>
  allowed.some(([folder, word]) => folder.test(file) && word.test(part));

describe("names and comments", () => {
  it("use the field's words", () => {
    const found = files.flatMap((file) => {
      const { names, comments } = wordsOf(file);
      return [
        ...[...names].flatMap(([name, line]) =>
          oldNames
            .filter(([word]) => partsOf(name).some((part) => word.test(part) && !isAllowed(file, part)))
            .map(([, instead]) => `${file}:${line} ${name} (better: ${instead})`),
        ),
        ...[...names]
          .filter(([name]) => oldWholeNames.has(name) && !filesWithUse.test(file))
          .map(([name, line]) => `${file}:${line} ${name} (better: ${oldWholeNames.get(name)})`),
        ...comments.flatMap(([comment, line]) =>
          oldPhrases
            .filter(([phrase]) => phrase.test(comment))
            .map(([phrase, instead]) => `${file}:${line} "${phrase.exec(comment)?.[0]}" (better: ${instead})`),
        ),
      ];
    });

    expect(found).toEqual([]);
  });
});
