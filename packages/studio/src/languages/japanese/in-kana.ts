import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Phrase } from "../pack.ts";

interface Token {
  readonly surface_form: string;
  readonly pos: string;
  readonly pos_detail_1: string;
  readonly pronunciation?: string;
  readonly reading?: string;
}
interface Tokenizer {
  readonly tokenize: (text: string) => readonly Token[];
}
interface Kuromoji {
  readonly builder: (options: { readonly dicPath: string }) => {
    readonly build: (done: (error: Error | null, tokenizer: Tokenizer) => void) => void;
  };
}

/**
 * A phrase in kana with spaces between its words. The voice reads no kanji, and it needs the pronunciation, not the
 * spelling: the particle は is pronounced "wa".
 */
export const inKana = async (phrase: Phrase): Promise<Phrase> => {
  const tokens = (await tokenizer()).tokenize(phrase.text);
  const spans: { readonly from: number; readonly length: number; readonly to: number; readonly kana: number }[] = [];
  let from = 0;
  let text = "";
  for (const token of tokens) {
    const found = phrase.text.indexOf(token.surface_form, from);
    if (found >= 0) from = found;
    const kana = pronounced(token, text);
    if (text !== "" && !attachesToPrevious(token) && !isCounted(token, text)) text += " ";
    spans.push({ from, length: token.surface_form.length, to: text.length, kana: kana.length });
    text += kana;
    from += token.surface_form.length;
  }
  return {
    text,
    places: phrase.places.map(({ word, offset }) => {
      const span = spans.findLast((each) => each.from <= offset) ?? { from: 0, length: 1, to: 0, kana: 0 };
      const share = Math.min(1, (offset - span.from) / span.length);
      return { word, offset: span.to + Math.floor(share * span.kana) };
    }),
  };
};

/** Readings of counters after a number. Alone, 月 is the moon and 人 a person. */
const counters: Readonly<Record<string, string>> = {
  年: "ネン",
  月: "ガツ",
  日: "ニチ",
  時: "ジ",
  分: "フン",
  人: "ニン",
  円: "エン",
  歳: "サイ",
  回: "カイ",
};

/** The decimal point is read "ten". */
const pronounced = (token: Token, before: string): string => {
  if (token.surface_form === "." && /\d$/.test(before)) return "テン";
  const counter = counters[token.surface_form];
  if (counter && /\d$/.test(before)) return counter;
  return isMark(token) ? token.surface_form : (token.pronunciation ?? token.reading ?? token.surface_form);
};

/** A number, its decimal point and its counter are one word. */
const isCounted = (token: Token, before: string): boolean =>
  /(\d|\dテン)$/.test(before) &&
  (/^\d/.test(token.surface_form) || token.pos_detail_1 === "接尾" || token.surface_form in counters);

const isMark = (token: Token): boolean => token.pos === "記号";

/** Particles, endings and marks belong to the word before them. */
const attachesToPrevious = (token: Token): boolean =>
  /^(助詞|助動詞|記号)$/.test(token.pos) || /^(接尾|非自立)$/.test(token.pos_detail_1);

let loading: Promise<Tokenizer> | undefined;

const tokenizer = (): Promise<Tokenizer> => {
  loading ??= new Promise((resolve, reject) => {
    // Not imported: kuromoji reads its dictionary from files beside it, so it cannot be bundled.
    const require = createRequire(import.meta.url);
    const kuromoji: Kuromoji = require("kuromoji");
    const dicPath = join(dirname(require.resolve("kuromoji/package.json")), "dict");
    kuromoji.builder({ dicPath }).build((error, built) => (error ? reject(error) : resolve(built)));
  });
  return loading;
};
