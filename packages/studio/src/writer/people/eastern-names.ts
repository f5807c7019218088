import type { Language } from "../../languages/index.ts";
import { findWords, type Hit } from "../lexicon/find-words.ts";
import { genderOfNameIn, namesOf } from "./names-of-languages.ts";
import type { OtherName } from "./other-name.ts";
import { personNoun } from "./person-nouns.ts";

/** Names in languages without capitals; each reader takes only what is surely a name. */
export const easternNames = (text: string, language: Language): OtherName[] => READERS[language]?.(text) ?? [];

const isUnknown = (name: string, language: Language): boolean =>
  findWords(name, language).every(({ word }) => language === "korean" && word !== name);

const named = (name: string, at: number, isCalled = false): OtherName => ({ name, at, isCalled, isOwner: false });

const SUBJECT =
  /(?<=^|[。「」、\n])([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{2,4}?)(?:ちゃん|くん|さん)?(?=[はがとも](?![っりるらろれ]))/gu;
const NO_NAME =
  /^[一二三四五六七八九十]人|^(?:ふたり|さんにん|ぼくたち|わたし|私|僕|俺|彼|彼女|それ|これ|そこ|ここ|今日|昨日|明日|ある|みんな|誰|何|朝|夜|夏|冬|春|秋|王様|先生)|^(?:でも|もし|いつ|とて|ずっ|やが|そし|だけ|なぜ|もう|けれ|最後|最初|結局|突然|すると|ところ|たと|ため|おば|おじ|とき|こと|もの|なか|うえ|した|まえ|練習|名前|返事|笑顔|涙|手紙|問題|答え|約束|きっ|ほら|やっぱ|やっと|ねえ|もちろ|たぶ|まさか|さあ|うん|はい|いい|中|上|下|前|横|隣|家|夢|声|話|歌)|たち$|さん$|[うくぐすつぬぶむる]の$|^(?:ちゃん|くん|さま|様)$|^.{1,2}[いな](?=\p{Script=Han}+$)/u;

/** "オーブンが壊れて": what breaks, stops or is missing is no one. */
const BREAKS =
  /^が(?:壊|こわれ|止ま|とま(?!り木)|動かな|うごかな|切れ|きれ|足りな|たりな|なくな|無くな|故障|開かな|閉ま|折れ|破れ|つかな|鳴ら|燃え|溶け|とけ|こわ|怖|苦手|きらい|嫌|大?好き|大?すき|ほし|欲し|でき|出来|上手|下手|得意|見え|聞こ|なく|無く)/u;

/** "雪だるまのユキオ", "少女リン": a name after the noun of what somebody is. */
const AFTER_KIND =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])(?:の([\p{Script=Katakana}ー]{1,4}(?:太郎|[太助吉丸])|[\p{Script=Katakana}ー]{2,5}|[\p{Script=Han}](?=さん[はがと])|(?:[\p{Script=Han}]{2,3}|[\p{Script=Hiragana}]{2,4}?)(?=(?:ちゃん|くん|さん)?[はがと、]))|(?<!\p{Script=Katakana}|ー)([\p{Script=Katakana}ー]{2,5}))(?:ちゃん|くん|さん)?(?=[はがをもに、。]|と(?!いう)|$)/gu;

/** "魔法学校に通うルナは" */
const AFTER_VERB = /(?<=\p{Script=Han}(?:う|る|た|く|す|む|んだ|った))[\p{Script=Katakana}ー]{2,5}(?=[はが])/gu;
/** "運転手の茂は": one letter after a trade. */
const AFTER_TRADE =
  /(?<=[手師員屋家者人長官士匠]の)(?![目手足心絵声顔店車娘夢家腕妻夫弟妹姉兄子母父男女人犬猫鳥魚本歌話朝夜日庭町村山海川森])\p{Script=Han}(?=[はがと]|を連)/gu;
const MAX_IDEA = 240;

const japaneseNames = (text: string): OtherName[] => {
  const afterKinds = [...text.matchAll(AFTER_KIND)]
    .map((match) => {
      const name = match[1] ?? match[2] ?? "";
      return named(name, match.index + match[0].indexOf(name));
    })
    .filter(
      ({ name, at }) =>
        (isUnknown(name, "japanese") || isNameOf(name, text.slice(0, at))) &&
        !NO_NAME.test(name) &&
        endsWithKind(text.slice(0, at).replace(/の$/u, ""), /^[ァ-ヶー]+$/u.test(name)),
    );
  const subjects = [...text.matchAll(SUBJECT)]
    .map(({ index, 1: found = "" }) => {
      // "と" after direct speech belongs to "said".
      const name = text[index - 1] === "」" ? found.replace(/^と(?=.{2,})/u, "") : found;
      return named(name, index + found.length - name.length);
    })
    .filter(
      ({ name, at }) =>
        ((isUnknown(name, "japanese") &&
          findWords(text.slice(at, at + name.length + 2), "japanese").every((hit) => hit.at >= name.length)) ||
          isGirlOrBoy(name, at)) &&
        !isUnnamed(name, text, at) &&
        !(at > 0 && BREAKS.test(text.slice(at + name.length))) &&
        !NO_NAME.test(name) &&
        (!/[のな]/u.test(name.slice(1, -1)) || isGirlOrBoy(name, at)),
    );
  // "雨がきらいなかえるが、": an animal in hiragana after what is said of it.
  const told = [...text.matchAll(/(?<=[なのいるた])(?=(\p{Script=Hiragana}{2,4})(?:は|が、))/gu)]
    .map(({ index, 1: name = "" }) => named(name, index))
    .filter(
      ({ name }) =>
        text.length < MAX_IDEA && (katakanaKind(name) !== undefined || genderOfNameIn(name, "japanese") !== undefined),
    );
  const livingThere =
    text.length < MAX_IDEA ? [...text.matchAll(AFTER_VERB)].map(({ index, 0: name }) => named(name, index)) : [];
  const ofTrades = text.length < MAX_IDEA ? [...text.matchAll(AFTER_TRADE)] : [];
  return [
    ...listed(text),
    ...told,
    ...ofTrades.map(({ index, 0: name }) => named(name, index)).filter(({ name }) => isUnknown(name, "japanese")),
    ...afterKinds,
    ...subjects,
    ...livingThere.filter(({ name }) => isUnknown(name, "japanese")),
  ];
};

const JAPANESE_LISTED = new RegExp(
  `(?<=^|[、。「」はがとをにもの\\p{Script=Han}])(${namesOf("japanese")
    .filter((name) => name.length > 2 || /^\p{Script=Han}{2}$/u.test(name))
    .join("|")})(?=(?:ちゃん|くん|さん)?[はがとをにのもへ、])`,
  "gu",
);
/** Names that are words as well. */
const ALSO_WORDS = /^(?:さくら|つばさ|しおり|かえで|はやと|はるか|つむぎ)$/u;

/** Given names of a short text that no other words contain. */
const listed = (text: string): OtherName[] =>
  text.length < MAX_IDEA
    ? [...text.matchAll(JAPANESE_LISTED)]
        .filter(({ 0: name }) => !ALSO_WORDS.test(name))
        .map(({ index, 0: name }) => named(name, index))
    : [];

/** "ひなた" opens an idea, though "ひな" is a chick. */
const isGirlOrBoy = (name: string, at: number): boolean => at === 0 && genderOfNameIn(name, "japanese") !== undefined;

/** "かえる" is "カエル" in the dictionary. */
const inKatakana = (word: string): string =>
  word.replace(/\p{Script=Hiragana}/gu, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + KANA_ROW));
/** The distance of the two kana alphabets in Unicode. */
const KANA_ROW = 0x60;

/** "でも、あんこが": in an idea, words in hiragana within it are seldom names. */
const isUnnamed = (name: string, text: string, at: number): boolean =>
  text.length < MAX_IDEA &&
  at > 0 &&
  /^\p{Script=Hiragana}+$/u.test(name) &&
  genderOfNameIn(name, "japanese") === undefined &&
  findWords(inKatakana(name), "japanese").every(({ sort }) => sort !== "kind") &&
  /^[がも]/u.test(text.slice(at + name.length));

/** "転校生のさくら", "猫のトラ": a given name, or an animal's, though it is a word as well. */
const isNameOf = (name: string, before: string): boolean =>
  genderOfNameIn(name, "japanese") !== undefined ||
  (/^[ァ-ヶー]+$/u.test(name) &&
    before.endsWith("の") &&
    findWords(before.slice(-8, -1), "japanese").some(
      ({ sort, value, at, word }) =>
        sort === "kind" && personNoun(value)?.isHuman === false && at + word.length === Math.min(7, before.length - 1),
    ));

/** Things have names in katakana: "消防車のレオン". */
const endsWithKind = (before: string, isKatakana: boolean): boolean =>
  (isKatakana && /[生員士師屋手者家子人長官番守娘僧坊]$/u.test(before)) ||
  findWords(before.slice(-8), "japanese").some(
    ({ sort, at, word }) =>
      (sort === "kind" || (isKatakana && sort === "prop")) && at + word.length === Math.min(8, before.length),
  );

const CHINESE_GIVEN =
  "明红华刚美丽芳强军雨雪月兰梅玲莉娜燕杰伟林东宝安乐天文云海波静晴雯琪峰磊辉婷雅欣怡悦涵阳辰宇轩浩泽子";
const CHINESE_SURNAMES =
  "王李张刘陈杨赵黄周吴徐孙胡朱高林何郭罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘蒋蔡余杜叶程苏魏吕丁沈";
const CHINESE_NAME = new RegExp(
  `(?:(?<![\\p{Script=Han}])|(?<=[岁小]的))(?:小[${CHINESE_GIVEN}]|阿[${CHINESE_GIVEN}福牛水木土山]|([豆乐圆团果朵甜萌糖毛跳多欢贝苗点妞咪波琪球])\\1|[${CHINESE_SURNAMES}][${CHINESE_GIVEN}]{1,2})(?=[和跟与在想要去是发把被给从找学，,的有为不坐带用每决一总很住画做得听看终最第又])`,
  "gu",
);
const CHINESE_AFTER_KIND = new RegExp(
  `(?:小[${CHINESE_GIVEN}]|[老小][${CHINESE_SURNAMES}]|阿(?!姨|婆|公|爸|妈)\\p{Script=Han}(?=[和跟与在想要去是发把被给从找学，,的有为不坐带用每决总很住画做得听看送寄捡修卖买养种救遇见收烤])|(?!爸|妈|爷|奶|哥|姐|弟|妹|叔|舅|宝|星|天|常|慢|偷|悄|静|轻|远|渐|刚|仅|明(?!明[和跟与想在要]))([\\p{Script=Han}])\\1|(?!孙子|孙女)[${CHINESE_SURNAMES}][${CHINESE_GIVEN}]{1,2})`,
  "gu",
);

const CHINESE_OPENING = new RegExp(
  `^[${CHINESE_GIVEN}一思诗梓子嘉佳俊志建国永晓春秋夏冬][${CHINESE_GIVEN}妍琳瑶晨睿豪杰凯昊彤萱桐楠]{1}(?=[和跟与在想要去是发把被给从找学，,的有为不坐带用每决总很住画做得听看终最第又])`,
  "gu",
);

const AFTER_PERSON =
  /(?:猫咪|狗狗|小狗|小猫|兔子|鹦鹉|乌龟|仓鼠|教师|老师|医生|护士|司机|工人|农民|渔民|木匠|厨师|校长|队长|船长|邮递员|少年|少女|姑娘|小伙子?|孙女|孙子|女儿|儿子|男孩|女孩|师傅|老板|老板娘|工匠|裁缝|理发师|花匠|画家)$/u;

const CHINESE_PET =
  /(?<=小狗|小猫|猫咪|狗狗|小兔|兔子|小马|小猪|小鸭|鹦鹉|老牛|毛驴|仓鼠|熊猫|大象|小熊|机器人)(?![想在要去每总被和跟不很从爱喜决害找的是有终学把给生变怕没迷走跑偷子儿们狗猫])\p{Script=Han}(?![想在要去每总])\p{Script=Han}(?=[想在要去每总被和跟不很从爱喜决害找走迷怕把给，])/gu;
/** What animals and people do. */
const CHINESE_VERBS =
  /^(?:吵架|打架|睡觉|吃饭|玩耍|散步|回家|唱歌|跳舞|游泳|上学|长大|生病|受伤|挨饿|洗澡|说话|做梦|哭泣|微笑|帮忙|搬家|出门|下山|上山|过冬|过河|吃草)$/u;

/** "哥哥汤姆": letters of foreign names. */
const FOREIGN =
  "阿艾安奥巴贝本比彼波伯布查达戴丹德迪蒂东多杜恩尔法菲弗福盖戈格古哈汉赫亨霍基吉加杰金卡凯柯科克库拉莱兰劳勒雷里利莉丽莲林琳卢鲁露伦罗洛马玛麦曼梅米蜜莫姆娜纳内尼妮诺帕佩皮普奇乔琼萨塞桑沙莎史斯苏塔泰汤特托瓦娃威维温沃伍西希谢雅亚伊尤约泽詹珍朱兹";
const CHINESE_FOREIGN = new RegExp(
  `(?<=哥哥|弟弟|姐姐|妹妹|王后|女王|国王|王子|公主|爷爷|奶奶|男孩|女孩|孙女|孙子|儿子|女儿|渔夫|农夫|船长|医生|老师)[${FOREIGN}]{2,4}?(?=[说问答回喊叫笑想走跑看在把和跟也就很要去：，。的不没从对正又一])`,
  "gu",
);

/** "孙女小米" */
const CHINESE_LITTLE_AFTER =
  /(?<=孙女|孙子|女儿|儿子|哥哥|弟弟|姐姐|妹妹|男孩|女孩)小\p{Script=Han}(?=[说问答回喊叫笑想走跑看在把和跟也就很要去：，。的不没从对正又])/gu;

/** "司机陈叔叔" */
const CHINESE_TITLED = new RegExp(
  `(?<=^|[，。]|司机|师傅|邻居|门卫|保安|和|跟)[${CHINESE_SURNAMES}](?:叔叔|阿姨|爷爷|奶奶|师傅|老师|伯伯|大爷|大妈|大叔|先生|医生)`,
  "gu",
);

const chineseNames = (text: string): OtherName[] => {
  const alone = [...text.matchAll(CHINESE_NAME)].map(({ index, 0: name }) => named(name, index));
  const afterKinds = [...text.matchAll(CHINESE_AFTER_KIND)]
    .map(({ index, 0: name }) => named(name, index))
    .filter(
      ({ at }) =>
        AFTER_PERSON.test(text.slice(0, at)) ||
        findWords(text.slice(Math.max(0, at - 6), at), "chinese").some(
          (hit) => hit.sort === "kind" && hit.at + hit.word.length === Math.min(6, at),
        ),
    );
  // "欣怡想自己做蛋糕": two letters of names at the start.
  const opening = [...text.matchAll(CHINESE_OPENING)]
    .map(({ 0: name }) => named(name, 0))
    .filter(({ name }) => isUnknown(name, "chinese"));
  // "小雨想养蜗牛": a person, and no light rain.
  const acts = ({ name, at }: OtherName): boolean =>
    at === 0 && /^(?:[和跟想要怕学]|决定|喜欢|每天)/u.test(text.slice(at + name.length));
  const little = [...text.matchAll(/^小\p{Script=Han}(?=[和跟想要每决最])/gu)]
    .map(({ index, 0: name }) => named(name, index))
    .filter(({ name }) => isUnknown(name, "chinese"));
  // "小狗旺财在"
  const pets = [...text.matchAll(CHINESE_PET)].map(({ index, 0: name }) => named(name, index));
  const titled = [...text.matchAll(CHINESE_TITLED)].map(({ index, 0: name }) => named(name, index));
  const foreign = [...text.matchAll(CHINESE_FOREIGN)].map(({ index, 0: name }) => named(name, index));
  const grandchildren = [...text.matchAll(CHINESE_LITTLE_AFTER)].map(({ index, 0: name }) => named(name, index));
  return [
    ...foreign,
    ...grandchildren.filter(({ name }) => isUnknown(name, "chinese")),
    ...titled,
    ...pets.filter(
      ({ name }) =>
        !CHINESE_VERBS.test(name) &&
        findWords(name, "chinese").every(({ sort, word }) => sort === "prop" && word !== name),
    ),
    ...opening,
    ...little,
    ...alone.filter((each) => isUnknown(each.name, "chinese") || acts(each)),
    ...afterKinds,
  ].filter(({ at }, index, all) => all.findIndex((each) => each.at === at) === index);
};

/** Given names of many Koreans; other words are names only after the noun of what somebody is. */
const KOREAN_NAMES =
  "민수|민준|서준|도윤|예준|시우|하준|주원|지호|지후|준우|준서|건우|도현|현우|지훈|우진|선우|서진|유준|은우|민재|현준|시윤|정우|승우|준혁|지환|승현|윤우|지우|서연|서윤|지유|하은|하윤|민서|지민|윤서|채원|수아|지아|지윤|은서|예은|다은|수빈|소율|예린|소윤|시아|유나|채은|가은|윤아|민지|유진|수진|영희|철수|영수|순이|미나|수미|은지|은주|혜진|지혜|미영|정민|동현|성민|태민|재민|준호|민호|진호|성호|동수|영호|현수|진수|다솜|연우|하린|서아|아린|다인|태윤|태오|이안|로운|하율|라온|가온";
const KOREAN_PARTICLE = "(?:은|는|이|가|와|과|을|를|의|도|에게|한테|랑|이는|이가|이와|이의|이를|이랑|하고)";
const KOREAN_NAME = new RegExp(
  `(?<![\\p{L}])(${KOREAN_NAMES})(?=(?:\\s?(?:아저씨|아주머니|할머니|할아버지|씨|선생님|이모|삼촌))?${KOREAN_PARTICLE}(?![\\p{L}]))`,
  "gu",
);
const KOREAN_AFTER_KIND = new RegExp(
  `(?<=[\\p{L}]\\s)([\\p{Script=Hangul}]{2,3}?)(?=${KOREAN_PARTICLE}(?![\\p{L}]))`,
  "gu",
);

const KOREAN_OPENING =
  /^[가-힣]{2,3}?(?=이?(?:와|과|랑|하고)\s(?:누나|언니|오빠|형|동생|여동생|남동생|할머니|할아버지|엄마|아빠|친구|강아지|고양이|이모|삼촌|[가-힣]{2,4}(?:은|는|이|가)\s))/gu;
const KOREAN_PET =
  /(?<=(?:고양이|강아지|개|토끼|햄스터|앵무새)\s)(?:나비|보리|구름|초코|별|달|콩|밤|바둑|복실|호두|감자)(?=이?(?:은|는|가|와|랑|를)\s)/gu;

/** "왕자 톰이" */
const KOREAN_ROYAL = /(?<=(?:왕자|공주|여왕|국왕)\s)[가-힣](?=(?:이|은|을|과|의)\s)/gu;

const koreanNames = (text: string): OtherName[] => {
  const listed = [...text.matchAll(KOREAN_NAME)].map(({ index, 0: name }) => named(name, index));
  const afterKinds = [...text.matchAll(KOREAN_AFTER_KIND)]
    .map(({ index, 0: name }) => named(name, index))
    .filter(
      ({ name, at }) => isUnknown(name, "korean") && isBareKind(text.slice(0, at).trim().split(/\s/).at(-1) ?? ""),
    )
    .filter(({ name }) => /^([가-힣])\1$/u.test(name) || KOREAN_NAME_SHAPE.test(name));
  // "태호와 누나는"
  const opening = [...text.matchAll(KOREAN_OPENING)]
    .map(({ 0: name }) => named(name, 0))
    .filter(({ name }) => isUnknown(name, "korean") && KOREAN_NAME_SHAPE.test(name));
  // "고양이 나비는": a pet's name that is a word as well.
  const pets = [...text.matchAll(KOREAN_PET)].map(({ index, 0: name }) => named(name, index));
  // "하나와 두리는"
  const joined = [...listed, ...afterKinds].flatMap(({ name, at }) => {
    const rest = text.slice(at + name.length);
    const [all = "", second = ""] = /^(?:와|과|랑|하고)\s([가-힣]{2,3}?)(?=(?:은|는|이|가)\s)/u.exec(rest) ?? [];
    return second && isUnknown(second, "korean") ? [named(second, at + name.length + all.length - second.length)] : [];
  });
  const royal = [...text.matchAll(KOREAN_ROYAL)].map(({ index, 0: name }) => named(name, index));
  return [...royal, ...listed, ...opening, ...pets, ...joined, ...afterKinds].filter(
    ({ at }, index, all) => all.findIndex((each) => each.at === at) === index,
  );
};

/** Nouns and verbs that stand where a name could: "곰 친구가", "소녀 혼자는". */
const KOREAN_NAME_SHAPE =
  /^(?!친구|가족|형제|자매|혼자|모두|둘이|마리|명이|옆에|앞에|위에|안에|집이|마을|나라|노래|이야|인형|그림|모양|선생|아저|아주|할머|할아|때문|대신|다음|소리|목소)[가-힣]{2,3}$/u;

const isBareKind = (word: string): boolean =>
  findWords(word, "korean").some((hit) => hit.sort === "kind" && hit.at + hit.word.length === word.length);

const READERS: Readonly<Partial<Record<Language, (text: string) => OtherName[]>>> = {
  japanese: japaneseNames,
  chinese: chineseNames,
  korean: koreanNames,
};

/** How surely the words after a mention make it the subject of a short text. */
export const subjectScore = (after: string, language: Language): number => {
  if (language === "japanese") {
    if (/^(?:たち|さん|ちゃん|くん|さま|様)*と[^、。はがをに]{1,10}(?:は|が)/u.test(after)) return 2.2;
    if (/^(?:たち|さん|ちゃん|くん|さま|様)*が(?:[こ怖苦嫌好ほ欲])/u.test(after)) return 0;
    return /^(?:たち|さん|ちゃん|くん|さま|様)*は/u.test(after)
      ? 2
      : /^(?:たち|さん|ちゃん|くん|さま|様)*が/u.test(after)
        ? 1.2
        : 0;
  }
  if (
    language === "korean" &&
    /^이?(?:와|과|랑|하고)\s(?!친구(?:가|를|로|들|하))[^.,]{1,14}?(?:은|는|이|가)\s/u.test(after)
  )
    return 2.2;
  if (language === "korean")
    return /^들?(?:은|는)\s/u.test(after)
      ? 2
      : /^들?(?:이|가|이가)\s(?!무서|두려|싫|좋|되|필요)/u.test(after)
        ? 1.2
        : 0;
  return 0;
};

/** The animal that a name in hiragana is. */
export const katakanaKind = (name: string): Hit | undefined => {
  if (!/^\p{Script=Hiragana}{2,}$/u.test(name)) return undefined;
  const katakana = inKatakana(name);
  const [hit] = findWords(katakana, "japanese");
  return hit?.sort === "kind" && hit.word === katakana ? { ...hit, word: name } : undefined;
};
