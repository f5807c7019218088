/** The words that carry a text, in a form that is the same in every inflection. */
export const contentWordsOf = (text: string, language: string): string[] =>
  (READERS[language] ?? spacedWords)(text.toLowerCase());

const FUNCTION_WORDS =
  /^(?:that|this|with|from|into|over|have|been|were|they|them|their|there|when|what|which|while|would|could|must|make|made|story|about|after|before|only|very|even|then|than|because|eine?[nrms]?|und|nicht|sich|aber|dans|pour|avec|elle|para|pero|como|della|alla|sono|quando)$/;

/** Words of more than three letters, without their endings. */
const spacedWords = (text: string): string[] =>
  (text.match(/[\p{L}\p{M}]{2,}/gu) ?? [])
    .filter((word) => word.length > 3 && !FUNCTION_WORDS.test(word))
    .map((word) => word.replace(/(?:ing|ed|es|s)$/, "").slice(0, 6));

const segments = (text: string, tag: string): string[] =>
  [...new Intl.Segmenter(tag, { granularity: "word" }).segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);

const JAPANESE_FUNCTION =
  /^(?:[一二三四五六七八九十百何人日時中上下前後間方年思言小大見]|自分|一人|二人|今日|毎日|から|まで|そし.|けれ.*|でも|だっ.*|です|でし.|まし.|ます|こと|もの|ため|その|この|それ|これ|どこ|とき|よう|たい|ない|なっ.|なる|いる|ある|する|あっ.|たち|さん|ちゃん|とても|もう|まだ|また|だけ|ながら|たり|くれ.*|くだ.*|みんな|ひと.*|ふた.|のに|ので|には|とは|では|だれ.*)$/u;

/** Kanji without their endings, katakana, and words of hiragana that are no particles. */
const japaneseWords = (text: string): string[] =>
  segments(text, "ja")
    .map((word) => /^[\p{Script=Han}々]+/u.exec(word)?.[0] ?? word)
    .filter((word) => /^(?:[\p{Script=Han}々]+|[\p{Script=Katakana}ー]{2,}|\p{Script=Hiragana}{2,})$/u.test(word))
    .filter((word) => !JAPANESE_FUNCTION.test(word));

const CHINESE_FUNCTION =
  /^(?:[的了在是一有和去想要到会不能也都很就还把被让给跟与对从他她它们我你这那个只位条小大上下里中前后来说着过得地又再为而但却可以好多少没]|一个|一只|一位|他们|她们|它们|自己|没有|可是|但是|因为|所以|非常|什么|怎么|这个|那个|有一|一天|一起|已经|可以|不会|不能|想要)$/u;

const chineseWords = (text: string): string[] =>
  segments(text, "zh").filter((word) => /^\p{Script=Han}+$/u.test(word) && !CHINESE_FUNCTION.test(word));

const KOREAN_PARTICLES =
  /(?:에게서|에서는|에서도|으로|에서|에게|한테|께서|까지|부터|처럼|보다|이라는|라는|들은|들이|들을|들의|들과|와의|과의|이나|은|는|이|가|을|를|에|의|로|와|과|도|만|들)$/u;
const KOREAN_FUNCTION =
  /^(?:그|이|저|것|수|때|한|두|세|네|더|또|안|못|잘|왜|나|너|내|제|그리|하지|그러|그래|모두|모든|아주|매우|다시|있습|없습|했습|합니|입니|하고|하는|위해|싶습|싶었|어느|작은|작다|커다|대한|정말|혼자|함께|같이|매일|하루|사람)$/u;

/** Words without particles; two syllables carry a longer word in each of its forms. */
const koreanWords = (text: string): string[] =>
  (text.match(/\p{Script=Hangul}+/gu) ?? [])
    .map((word) => (word.length > 1 ? word.replace(KOREAN_PARTICLES, "") : word).slice(0, 2))
    .filter((word) => word !== "" && !KOREAN_FUNCTION.test(word));

const ARABIC_FUNCTION =
  /^(?:في|من|على|إلى|عن|مع|أن|إن|لا|لم|لن|كان|كانت|كنت|هذا|هذه|ذلك|تلك|هو|هي|كل|ما|لكن|ثم|قد|بعد|قبل|عند|حتى|أو|شيء|يكون|هناك|الذي|التي|مثل|غير|بين)$/u;

/** Words without vowel marks, the article and what is joined to them. */
const arabicWords = (text: string): string[] =>
  (text.match(/[\p{L}\p{M}]+/gu) ?? [])
    .map((word) => word.replace(/\p{M}/gu, ""))
    .filter((word) => !ARABIC_FUNCTION.test(word))
    .map((word) => word.replace(/^[وف]?(?:[بكل]?ال|لل)(?=\p{L}{2})/u, "").replace(/(?:ها|ه|ة|ا)$/u, ""))
    .filter((word) => word.length > 2);

const READERS: Readonly<Record<string, (text: string) => string[]>> = {
  arabic: arabicWords,
  japanese: japaneseWords,
  chinese: chineseWords,
  korean: koreanWords,
};
