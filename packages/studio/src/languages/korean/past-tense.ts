/** Syllables before "니다" of stems that end in a vowel, and those of their past before "습니다". */
const OPEN: Readonly<Record<string, string>> = Object.fromEntries(
  "합했 봅봤 옵왔 갑갔 집졌 립렸 됩됐 납났 섭섰 웁웠 깁겼 칩쳤 춥췄 줍줬 닙녔 십셨 킵켰 핍폈 삽샀 탑탔 켭켰 뜁뛰었 뜹떴 큽컸 쁩빴 픕팠 냅냈 랩랬 깹깼 샙샜 뀝뀌었 쉽쉬었 둡뒀 렵렸 뵙뵀 놉놀았 웃웃었 덥덮었 듭들었"
    .split(" ")
    .map((pair) => [pair.slice(0, 1), pair.slice(1)]),
);
/** Whole words whose stems change. */
const IRREGULAR: readonly (readonly [RegExp, string])[] = [
  [/모릅니다/gu, "몰랐습니다"],
  [/다릅니다/gu, "달랐습니다"],
  [/흐릅니다/gu, "흘렀습니다"],
  [/부릅니다/gu, "불렀습니다"],
  [/떠오릅니다/gu, "떠올랐습니다"],
  [/오릅니다/gu, "올랐습니다"],
  [/압니다/gu, "알았습니다"],
  [/웁니다/gu, "울었습니다"],
  [/듣습니다/gu, "들었습니다"],
  [/즐겁습니다/gu, "즐거웠습니다"],
  [/정겹습니다/gu, "정겨웠습니다"],
  [/쉽습니다/gu, "쉬웠습니다"],
  [/어렵습니다/gu, "어려웠습니다"],
  [/설렙니다/gu, "설렜습니다"],
  [/다뭅니다/gu, "다물었습니다"],
  [/되뇝니다/gu, "되뇌었습니다"],
  [/뜁니다/gu, "뛰었습니다"],
  [/아닙니다/gu, "아니었습니다"],
  [/([보쌓놓쓰])입니다/gu, "$1였습니다"],
  [/(반짝|움직|끄덕|기울)입니다/gu, "$1였습니다"],
];
const FIRST = 0xac00;
const FINALS = 28;
const VOWELS = 21;
const SSANG_SIOS = 20;

/** The present of a line's sentences as their past: "봅니다" is "봤습니다". */
const past = (text: string): string => {
  const known = IRREGULAR.reduce((rest, [form, then]) => rest.replace(form, then), text);
  return known
    .replace(/(\p{Script=Hangul})습니다/gu, (whole, stem: string) => {
      const code = (stem.codePointAt(0) ?? FIRST) - FIRST;
      if (code % FINALS === SSANG_SIOS && !/[있]/u.test(stem)) return whole;
      const vowel = Math.floor(code / FINALS) % VOWELS;
      return `${stem}${BRIGHT.has(vowel) ? "았" : "었"}습니다`;
    })
    .replace(/(?<!습)입니다/gu, "이었습니다(였습니다)")
    .replace(/(\p{Script=Hangul})니다/gu, (whole, stem: string) => {
      const then = stem === "습" || stem === "셨" ? undefined : OPEN[stem];
      return then ? `${then}습니다` : whole;
    });
};
/** "ㅏ" and "ㅗ". */
const BRIGHT: ReadonlySet<number> = new Set([0, 8]);

/** A line in the past; what is spoken or thought stays. */
export const inPast = (line: string): string =>
  line
    .split(/(“[^”]*”|‘[^’]*’)/u)
    .map((part) => (/^[“‘]/u.test(part) ? part : past(part)))
    .join("");
