/** Stems in "i" of verbs whose dictionary form adds "る" to the whole stem: "見", "起き". */
const ICHIDAN_I =
  /(?:見|見|起き|おき|落ち|おち|降り|おり|借り|かり|でき|出来|着|生き|いき|信じ|感じ|過ぎ|すぎ|足り|似|浴び|伸び|のび|閉じ|とじ|煮|用い|通じ|満ち|老い)$/u;

/** The dictionary form of a verb by the stem before "ます": "探し" is "探す". Undefined where the stem has no known form. */
export const dictionaryForm = (stem: string): string | undefined => {
  if (/(?:^|[をにがはと、])来$/u.test(stem) || /(?:やって|って|いて|んで|出て|連れて|持って)来$/u.test(stem))
    return `${stem}る`;
  if (/[えけせてねべめれげしっいん][てで]き$/u.test(stem)) return `${stem.slice(0, -1)}くる`;
  if (/し$/u.test(stem)) return isSuru(stem) ? `${stem.slice(0, -1)}する` : `${stem.slice(0, -1)}す`;
  if (ICHIDAN_I.test(stem) || /[えけげせぜてでねへべぺめれ]$/u.test(stem) || /[寝出得経]$/u.test(stem))
    return `${stem}る`;
  const last = GODAN.get(stem.slice(-1));
  return last ? stem.slice(0, -1) + last : undefined;
};

const GODAN = new Map([
  ["き", "く"],
  ["ぎ", "ぐ"],
  ["ち", "つ"],
  ["に", "ぬ"],
  ["び", "ぶ"],
  ["み", "む"],
  ["り", "る"],
  ["い", "う"],
]);

/** "勉強し", "旅をし", "キスし" are forms of "する"; "探し" is not. */
const isSuru = (stem: string): boolean =>
  /(?:を|に|と|(?<![さにま])が|は|、|^)し$|[\p{Script=Katakana}ー]し$|(?<=[\p{Script=Han}])[\p{Script=Han}]し$|[愛恋熱]し$|なかよくし$|仲良くし$/u.test(
    stem,
  );

/** How the last letters before "って", "った", "んで" and "んだ" end in the stem. */
const TTE: readonly (readonly [RegExp, string])[] = [
  [/行$|(?:^|[^\p{Script=Hiragana}]|[にへを])い$/u, "き"],
  [
    /(?:作|つく|乗|の|登|のぼ|走|はし|帰|かえ|取|と|守|まも|送|おく|掘|ほ|渡|わた|入|はい|配|飾|かざ|切|座|すわ|祈|いの|踊|おど|釣|つ|売|戻|もど|潜|もぐ|回|まわ|降|直|が|光|なお|頑張|がんば|治|さわ|触|謝|あやま|語|測|滑|すべ|[止始集泊決閉温広高深埋]ま|とま|はじま|あつま)$/u,
    "り",
  ],
  [
    /(?:会|あ|買|か|歌|うた|使|つか|習|なら|拾|ひろ|洗|あら|追|お|戦|たたか|向か|むか|笑|わら|手伝|てつだ|願|ねが|言|飼|救|すく|払|もら|通|かよ|縫|ぬ|吸|誘|さそ|従|したが|迷|まよ)$/u,
    "い",
  ],
  [/(?:待|(?<![\p{Script=Han}とじつ])ま|持|も|勝|か|立|た|打|育)$/u, "ち"],
];
const NDE: readonly (readonly [RegExp, string])[] = [
  [/(?:読|よ|飲|の|編|あ|住|す|頼|たの|盗|ぬす|休|やす|進|すす|積|つ|包|つつ|畳|楽し|組|踏|生|産|つか|挑)$/u, "み"],
  [/(?:飛|と|遊|あそ|選|えら|運|はこ|呼|よ|結|むす|学|まな|並|なら|喜|よろこ|浮か)$/u, "び"],
];

const lookUp = (table: readonly (readonly [RegExp, string])[], head: string): string | undefined => {
  const found = table.filter(([ends]) => ends.test(head));
  const [only] = found;
  return only && found.length === 1 ? head + only[1] : undefined;
};

/** The stem of a verb in the form that ends with "て" or "で". */
export const stemOfTe = (te: string): string | undefined => {
  const head = te.slice(0, -2);
  if (/って$/u.test(te)) return lookUp(TTE, head);
  if (/んで$/u.test(te)) return lookUp(NDE, head);
  if (/して$/u.test(te)) return `${head}し`;
  if (/いて$/u.test(te)) return `${head}き`;
  if (/いで$/u.test(te)) return `${head}ぎ`;
  return /[えけげせぜてでねへべぺめれ見起落着寝出きちじび]て$/u.test(te) ? te.slice(0, -1) : undefined;
};

/** The stem of a verb in its dictionary form: "探す" is "探し". Undefined where "る" may belong to two classes. */
export const stemOfDictionary = (verb: string): string | undefined => {
  if (/する$/u.test(verb)) return `${verb.slice(0, -2)}し`;
  if (/(?:[てで]|やって)くる$/u.test(verb)) return `${verb.slice(0, -2)}き`;
  if (/来る$/u.test(verb)) return verb.slice(0, -1);
  if (/る$/u.test(verb)) {
    const head = verb.slice(0, -1);
    if (/(?:すべ|しゃべ|かえ|(?<![\p{Script=Han}つあわうぬかと])け|へ|あせ|て|ね|帰|滑|喋|蹴|練|減)$/u.test(head))
      return /(?:帰|滑|喋|蹴|練|減|すべ|しゃべ)$/u.test(head) ? `${head}り` : undefined;
    if (/[えげせぜてでべぺめれ見着寝出得似煮]$|[\p{Script=Han}つあわうぬかと]け$/u.test(head) || ICHIDAN_I.test(head))
      return head;
    return /[あかさたなまらわうくすつぬむおこそとのもろよいきしちにひみりじ]$|\p{Script=Han}$/u.test(head)
      ? `${head}り`
      : undefined;
  }
  const row: Readonly<Record<string, string>> = {
    う: "い",
    く: "き",
    ぐ: "ぎ",
    す: "し",
    つ: "ち",
    ぬ: "に",
    ぶ: "び",
    む: "み",
  };
  const ending = row[verb.slice(-1)];
  return ending ? verb.slice(0, -1) + ending : undefined;
};

/** The stem of a verb at the end of a sentence, in any of its usual forms; undefined for other ends and denials. */
export const stemAtEnd = (clause: string): string | undefined => {
  const words = clause.replace(/[。！!？?]+$/u, "").replace(/(?:のです|のだ|んだ話|話|物語|お話|こと)$/u, "");
  if (/(?:ない|ません|なかった|たい|です|でした|だ|だった)$/u.test(words) && !/[んいっ]だ$/u.test(words))
    return undefined;
  const polite = /^(.+?)(?:ました|ます)$/u.exec(words)?.[1];
  const plain = polite ?? words;
  const progress =
    /^(.+[てで])(?:い|しまい|みせ|み)$/u.exec(polite ?? "")?.[1] ??
    /^(.+[てで])(?:いる|いた|しまう|しまった)$/u.exec(words)?.[1];
  if (progress) return stemOfTe(progress);
  if (polite) return polite;
  if (/[たっん][ただ]$|[いし]た$|[えけげせぜてでねめれべ見着寝出]た$|んだ$|いだ$/u.test(plain))
    return stemOfTe(plain.replace(/た$/u, "て").replace(/だ$/u, "で"));
  return stemOfDictionary(plain);
};

/** A sentence that ends with a plain verb in the polite form; other sentences as they are. */
export const inPoliteStyle = (sentence: string): string => {
  const [, words = "", end = ""] = /^(.*?)([。！!？?…]*)$/u.exec(sentence) ?? [];
  if (/[きぎしちにびみりいえけせてねべめれげ]たい$/u.test(words)) return `${words}のです${end}`;
  // "思っている": whichever verb it is.
  if (/[てで]い(?:る|た)$/u.test(words))
    return `${words.replace(/[るた]$/u, "")}${/た$/u.test(words) ? "ました" : "ます"}${end}`;
  if (!PLAIN_END.test(words)) return sentence;
  const stem = stemAtEnd(words);
  if (!stem || !dictionaryForm(stem)) return sentence;
  const isPast = /[ただ]$/u.test(words);
  return `${stem}${isPast ? "ました" : "ます"}${end}`;
};

const PLAIN_END = /(?:[うくぐすつぬぶむる]|[っいし]た|[んい]だ|[えけげせぜてでねめれべ]た)$/u;
