/** "一个搞笑的故事，一只企鹅想开车", "讲一只企鹅想开车的故事": "一只企鹅想开车". */
export const plainChinese = (idea: string): string => {
  const plain = idea
    .replace(
      /^(?:请?(?:写|讲|说)?(?:一个|一篇|个)?)(?:关于|讲述?|说)?(?:[\p{Script=Han}]{1,4}的)?(?:小?故事|童话|睡前故事)[，,：:]\s?/u,
      "",
    )
    .replace(/^(?:请?(?:写|讲)?(?:一个|一篇|个)?)?(?:关于|讲述|讲的是|讲)(?=.{4,}的(?:小?故事|童话)[。！]?$)/u, "");
  const about = /^(.{6,})的(?:[\p{Script=Han}]{2,3}的?)?(?:小?故事|童话)[。！]?$/u.exec(plain)?.[1];
  const told = about && ACTING.test(about) ? about : plain;
  return told === idea ? idea : told.replace(NOUN_LAST, "$1$3$2");
};
/** "一只不爱吃胡萝卜的兔子" */
const NOUN_LAST =
  /^([一两三][只个条位群头匹])((?:不|没|总|最|很|喜欢|讨厌|害怕|爱)[^，。的]{1,13})的(\p{Script=Han}{1,4})$/u;
const ACTING = /[想要去在找学怕爱会能做造养帮给把飞游住]/u;

const JAPANESE_STORY =
  /^(.{2,60}?(たい|ている|てる|ない|る|う|く|ぐ|す|つ|ぬ|ぶ|む|た|だ))((?:(?:小さな|小さい|ちいさな|大きな|古い|年老いた|若い|白い|黒い|赤い|青い|ふしぎな|不思議な|やさしい|優しい|なまけものの)){0,2}(?:[\p{Script=Han}々]{1,4}|[\p{Script=Katakana}ー]{2,8}|(?<=たい|ている|ない|った|んだ)[\p{Script=Hiragana}]{2,5}))(?:の|についての)(?:(?:笑える|面白い|おもしろい|楽しい|短い|悲しい|かわいい|心温まる))?(?:お話|おはなし|話|物語|童話)[。]?$/u;

const JAPANESE_LIKING =
  /^([^。、]{1,20}が(?:大?きらい|大?嫌い|大?好き|だいすき|苦手|得意|こわい|怖い))な?([^。、なの]{2,8})の(?:お話|おはなし|話|物語)[。]?$/u;

/** "おじいさんがパンを焼く話。": a whole sentence before what it is. */
const JAPANESE_TOLD =
  /^([^。]{2,40}?[はが][^。]{4,}?(?:[うくぐすつぬぶむる]|た|だ|ない|たい))(?:という|っていう)?(?:お話|おはなし|話|物語|ストーリー)[。]?$/u;

/** "海を見たい小さな魚のお話": "小さな魚は海を見たがっています。" */
export const plainJapanese = (idea: string): string => {
  const found = JAPANESE_STORY.exec(idea.replace(/^(?:笑える|面白い|楽しい|短い)話[：:、]/u, ""));
  const liking = JAPANESE_LIKING.exec(idea);
  if (liking) return `${liking[2]}は${liking[1]}です。`;
  if (!found) return idea.replace(JAPANESE_TOLD, "$1。");
  const [, clause = "", end = "", hero = ""] = found;
  const told = end === "たい" ? `${clause.slice(0, -1)}がっています` : clause;
  return `${hero}は${told}。`;
};

const HANGUL_START = 0xac00;
const FINALS = 28;
const FINAL_N = 4;
const KOREAN_STORY =
  /^(.{2,50}?)\s?((?:싶어\s?하는|싶은)|[가-힣]+는)\s((?:(?:작은|어린|늙은|꼬마|아기|착한|외로운|게으른|용감한|귀여운|큰|낡은|오래된)\s){0,2}[가-힣]{1,6}?)(?:의|에 대한|에 관한)?\s(?:(?:웃긴|재미있는|짧은|슬픈|감동적인|따뜻한)\s)?(?:이야기|동화)[.]?$/u;

/** "바다를 보고 싶어 하는 작은 고슴도치 이야기": "작은 고슴도치는 바다를 보고 싶어 한다." */
export const plainKorean = (idea: string): string => {
  const found = KOREAN_STORY.exec(idea);
  if (!found) return idea;
  const [, clause = "", verb = "", hero = ""] = found;
  const told = /^싶/u.test(verb) ? "싶어 한다" : presentOf(verb.slice(0, -1));
  const isClosed = (hero.charCodeAt(hero.length - 1) - HANGUL_START) % FINALS > 0;
  return `${hero}${isClosed ? "은" : "는"} ${clause} ${told}.`;
};

/** The stem of an adnominal form as a sentence ends: "찾": "찾는다"; "가": "간다". */
const presentOf = (stem: string): string => {
  const code = stem.charCodeAt(stem.length - 1) - HANGUL_START;
  return code % FINALS > 0
    ? `${stem}는다`
    : `${stem.slice(0, -1)}${String.fromCharCode(HANGUL_START + code + FINAL_N)}다`;
};

/** "قصة مضحكة عن جمل يريد": "جمل يريد". */
export const plainArabic = (idea: string): string =>
  idea
    .replace(
      /^(?:قصة|حكاية|حكايه|قصه)(?:\s(?:قصيرة|مضحكة|جميلة|حزينة|طريفة|للأطفال|صغيرة|مسلية)){0,2}\s(?:عن|حول)\s/u,
      "",
    )
    .replace(/^((?:\p{L}+\s){1,3})(?:الذي|التي|اللذين|اللتين)\s(?=[يت]\p{L})/u, (all, hero: string) =>
      /^ال/u.test(hero) ? hero : all,
    );
