import type { IdeaReader } from "../pack.ts";
import { nouns } from "./nouns.ts";
import { dictionaryForm, inPoliteStyle, stemAtEnd, stemOfDictionary, stemOfTe } from "./verbs.ts";

const MAX_ACTION = 26;

/** What cannot be wished for, or says nothing of what happens: "there is", "becomes", "gets lost". */
const NO_ACTION =
  /(?:^|[をにがはでとも、])(?:い|あり|せ|でき|出来|住み|すみ|暮らし|くらし|言い|いい|思い|消え|落ち|おち|止まり|とまり|なくし|無くし|失い|迷い|迷子になり|泣き|困り|忘れ|生まれ|降り|死に|こわれ|壊れ|倒れ|嫌い|きらい|こわがり|怖がり|好き|悲しみ|悩み|怒り|違い|起こり|始まり|はじまり|起き|聞こえ|見え|わかり|分かり|現れ|目を覚まし|気づき|気がつき|かかり|ちがい|知り|いやがり|嫌がり|持ち|持ってい|見つけ|みつけ|拾い|ひろい|もらい|発見し|届き)$|[がくはと]なり$|(?<!友だち|友達|ともだち|仲良し|なかよし|上手|じょうず|一番|よう)になり$|[くはとに]し$|(?<![さにま])がし$/u;

/** "X wants to", "in order to", "tries to", "goes to": what is wished for, by the words before. */
const WISHES: readonly RegExp[] = [
  /([^。「」]+?)(?:たい(?!焼|や)(?:と|の|です|な|。|$|(?=[\p{Script=Han}\p{Script=Katakana}]))|たがっ|たがり|たくて)/u,
  /([^。「」]+?)(?:に|ため、?に)(?:行き|行く|いく|出かけ|旅立|向か|旅に出|山へ|森へ|海へ|来ま|来た)/u,
  /([^。「」]+?)(?:ため[に、]|ことに(?:し|なり|なっ|なる|する|決め)|ことを夢見|のが夢)/u,
  /([^。「」]+?)(?:なければ|なくては|ねば)/u,
  /([^。「」]+?)(?:うと(?:する|し|思|決|、|が)|方法を|うと毎)/u,
];

/** The stem of the wish's verb: before "たい" it is the stem itself. */
const wishedStem = (words: string, at: number): string | undefined => {
  if (at === 0) return words;
  if (at === 1)
    return /[\p{Script=Hiragana}]$/u.test(words)
      ? /[うくぐすつぬぶむる]$/u.test(words)
        ? stemOfDictionary(words)
        : words
      : undefined;
  if (at === 2) return stemOfDictionary(words);
  return at === 3 ? stemOfDenial(words) : volitional(words);
};

/** "行か" is "行き", "助け" is itself. */
const stemOfDenial = (words: string): string => {
  const at = "かがさたなばまらわ".indexOf(words.slice(-1));
  return at < 0 ? words : words.slice(0, -1) + "きぎしちにびみりい"[at];
};

const O_ROW: Readonly<Record<string, string>> = {
  こ: "き",
  ご: "ぎ",
  そ: "し",
  と: "ち",
  の: "に",
  ぼ: "び",
  も: "み",
  ろ: "り",
  お: "い",
};
/** "渡ろう" is "渡り", "見つけよう" is "見つけ"; without its last "う". */
const volitional = (words: string): string | undefined => {
  if (/よ$/u.test(words)) return words.slice(0, -1);
  const ending = O_ROW[words.slice(-1)];
  return ending ? words.slice(0, -1) + ending : undefined;
};

/** The part of a clause that is about what somebody does: after the last subject. */
const ownPart = (words: string, hero: string): string => {
  const at = words.lastIndexOf(hero);
  const rest = at < 0 ? words : words.slice(at + hero.length).replace(/^(?:たち|さん|ちゃん|くん|さま|様)/u, "");
  const afterTopic = rest.replace(/^.*?(?:は|が)、?(?=.)/u, (head) =>
    SUBJECT_HEAD.test(head) || (at >= 0 && head.length < 4) ? "" : head,
  );
  return afterTopic
    .replace(/^.*、/u, "")
    .replace(/^.*(?:前に|あとに|うちに|たびに|ときに|間に|夜になると|朝になると)/u, "")
    .replace(
      /^(?:一度でいいから、?|いつか|ある日|一日だけ|もっと|早く|毎日|毎晩|毎朝|ずっと|どうしても|もう一度|はじめて|初めて|一人で|ひとりで|自分で|自分の|そっと|こっそり|いつも|とうとう|ついに|やがて|また|そして|でも|だから)+/u,
      "",
    );
};
const SUBJECT_HEAD = /^[^をにでへとの、]{1,10}(?:は|が)、?$/u;

const isPhrase = (words: string): boolean =>
  words.length > 2 &&
  /[をにへでとく]/u.test(words) &&
  !/^[をにがはのへとでっゃゅょんー]/u.test(words) &&
  words.length <= MAX_ACTION &&
  !/[「」。、，,]/u.test(words) &&
  !/(?:は|が)(?=.*[をにへで])/u.test(
    words.replace(
      /(?:では|には|ながら|上が|曲が|広が|下が|転が|つなが|がんば|さがし|さが|はし|はこ|はい|はじ|おはな|はな|はね|たかがり|ががみ|かがみ|まがり|あがり|はち|はり|はる|うさぎ|がっこう|がっき|がけ)/gu,
      "",
    ),
  );

const actionIn = (idea: string, hero: string): string | undefined => {
  const sentences = idea.split(/[。！!？?\n]+/u).filter((each) => each !== "");
  const usable = (stem: string | undefined, isWished = false): string | undefined => {
    const own = stem && withoutGoing(ownPart(stem, hero));
    return own && isPhrase(own) && (isWished || !NO_ACTION.test(own)) && dictionaryForm(own) ? own : undefined;
  };
  for (const [at, pattern] of WISHES.entries())
    for (const sentence of sentences) {
      const words = pattern.exec(sentence)?.[1];
      const found = words && usable(wishedStem(words, at), at === 0);
      if (found) return found;
    }
  for (const sentence of sentences.filter((each) => each.includes(hero) || each === sentences[0])) {
    if (!isAboutHero(sentence, hero)) continue;
    const last = usable(stemAtEnd(sentence));
    if (last) return last;
    const earlier = sentence
      .split("、")
      .slice(0, -1)
      .map((clause) => usable(/[てで]$/u.test(clause) ? stemOfTe(clause) : undefined))
      .findLast((each) => each !== undefined);
    if (earlier) return earlier;
  }
  return undefined;
};

/** "The moon falls, and the frog puts back" is about putting back the moon. */
const withObject = (action: string | undefined, idea: string, hero: string): string | undefined => {
  if (
    !action ||
    /を/u.test(action) ||
    !/(?:戻し|もどし|返し|かえし|帰し|帰してあげ|助け|送り|運び|届け|直し)$/u.test(action)
  )
    return action;
  const [, lost] = /^([^、。はがをに]{1,6})[がは][^。]*、/u.exec(idea) ?? [];
  return lost && lost !== hero && !lost.includes(hero) ? `${lost}を${action}` : action;
};

/** "Look for the shadow and go into the forest" is about looking. */
const withoutGoing = (stem: string): string => {
  const [, first = ""] = /^(.*[てで])[^てで、]{1,5}[へに](?:行き|出かけ|旅立ち|向かい|出)$/u.exec(stem) ?? [];
  return (first && stemOfTe(first)) || stem;
};

/** No other subject after the hero: "The sun shines, the fox looks, a bird falls." */
const isAboutHero = (sentence: string, hero: string): boolean => {
  const rest = sentence
    .slice(Math.max(0, sentence.indexOf(hero)) + hero.length)
    .replace(/[^、]+(?:前に|あとに|後に|うちに|間に|ときに)/u, "");
  return !/、[^、をにへで]{1,8}[がは](?=[^、]*$)/u.test(rest) || /^[^、]*$/u.test(rest);
};

/** A noun before "を" that is surely whole: kanji, katakana, or a noun of the tables in hiragana. */
const NOUN =
  "(?:[おご]?[\\p{Script=Han}々]+(?:[しりきえれせけみち]物|の実)?|(?<!\\p{Script=Katakana})[\\p{Script=Katakana}ー]{2,})";
const tableThings = [...new Set(Object.values(nouns.things))];
const hiragana = [
  "ほし",
  "つき",
  "たね",
  "はな",
  "りんご",
  "うた",
  "えほん",
  "てがみ",
  "ぼうし",
  "ふね",
  "はこ",
  "いし",
  "たからもの",
  "かさ",
  "くつ",
  "すず",
  "ゆき",
  "にじ",
  "ひかり",
  "おもちゃ",
  "しっぽ",
  "どんぐり",
  "かぎ",
  "とけい",
  "たまご",
  "おにぎり",
  "ことば",
  "こえ",
  "かげ",
  "ゆめ",
  "おくりもの",
  "プレゼント",
];
const OBJECT = new RegExp(
  `(${NOUN}|${[...tableThings.filter((each) => /\p{Script=Hiragana}/u.test(each)), ...hiragana].join("|")})を(?!し|す|出|覚まし|こえ|越え|渡|わた|歩|飛|通|見上)`,
  "gu",
);
const NO_THING =
  /^(?:屋|店|所|場|員|師|用|何|誰|目|手|足|心|気|力|声|時|日|夜|朝|人|者|中|上|下|方|間|年|旅|練習|勉強|毎日|友|空|自分|顔|頭|耳|口|一|二|三|道|話|仕事|世話|準備|一人|二人|三人|みんな|こと|国|冬|夏|春|秋|主|飼い主)$|人$|匹$|羽$|本$|枚$/u;

const objectIn = (idea: string, isTaken: (noun: string) => boolean): string | undefined => {
  const told = lackIn(idea)?.replace(/[がを].*$/u, "") ?? "";
  for (const [, noun = ""] of idea.matchAll(OBJECT))
    if (noun !== told && noun !== "子" && !NO_THING.test(noun) && !isTaken(noun)) return noun;
  return undefined;
};

/** Words for places, as the end of a noun. */
const PLACE =
  "(?:商店街|ベランダ|屋上|校庭|体育館|幼稚園|保育園|プール|バス停|バス|電車|図書室|音楽室|保健室|公民館|団地|マンション|アパート|エレベーター|銭湯|喫茶店|カフェ|スーパー|コンビニ|キッチン|リビング|押し入れ|物置|ガレージ|田んぼ|果樹園|縁側|玄関|廊下|広場|夏祭り|お祭り|運動会|発表会|舞台|ステージ|キャンプ場|テント|砂場|児童館|老人ホーム|空港|道の駅|花屋|八百屋|おもちゃ屋|床屋|美容院|森|山|海|川|湖|村|町|街|島|国|城|塔|谷|丘|池|沼|庭|畑|空|駅|港|砂漠|洞窟|公園|学校|教室|図書館|博物館|美術館|水族館|動物園|遊園地|工場|市場|台所|部屋|屋根裏|屋根|灯台|宇宙|火星|月|星|北極|南極|雪原|草原|牧場|農場|海辺|浜辺|砂浜|海の底|川岸|川辺|お寺|神社|神殿|病院|店|お店|パン屋|家|小屋|お城|宮殿|王国|ジャングル|サーカス|ホテル|レストラン|アフリカ|都会|地下|温泉|空き地|路地|雲の上|木の上|橋|もり|やま|うみ|むら|しま|まち)";
const PLACE_BEFORE = new RegExp(
  `((?:[\\p{Script=Han}々]{1,3}|[\\p{Script=Katakana}ー]{2,})?${PLACE}(?:のてっぺん|の奥|の底|の上|の中|の下)?)(?:まで|へ|で|に(?!なり|なる|なっ|して)|から|の(?!友|真ん中の|主|主人|番人|王|娘|息子|子|女|男|おじ|おば|少|犬|猫|人|先生)|を(?:渡|わた|越|こえ|旅|さまよ|歩|出))`,
  "u",
);
const DIRECTION = /((?:[\p{Script=Katakana}ー]{3,}|[\p{Script=Han}]{2,4}))へ/u;

const placeIn = (idea: string): string | undefined => {
  const found = PLACE_BEFORE.exec(idea)?.[1] ?? DIRECTION.exec(idea)?.[1];
  return found && !/[者人様]$/u.test(found)
    ? found.replace(/^(?:小|大|古|新|近|遠|夜)(?=[\p{Script=Han}]{2})/u, "")
    : undefined;
};

const FEAR =
  /((?:[\p{Script=Han}\p{Script=Katakana}ー]+|高いところ|高い所|暗いところ|まっくらやみ|かみなり|おばけ|ひとりぼっち|くらやみ)(?:[りさみ])?)(?:が|を|は)(?:とても|大変|何より)?(?:こわ|怖|苦手|にがて|恐)/u;
const LACK =
  /([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]*?(?:[えけせてねべめれげ]|でき|出来|られ|たく)な)(?:い|くな|かった)(?!人|の)/u;

/** "泳げない" of "泳げないペンギン": the clause's own words, where they are few. */
const lackIn = (idea: string): string | undefined => {
  const polite = /(?:^|[はが、])([^。、はが]{1,10}(?:[えけせてねべめれげ]|でき))ません/u.exec(idea)?.[1];
  const words = polite ? `${polite}な` : LACK.exec(idea)?.[1]?.replace(/^.*[は、]/u, "");
  return words &&
    words.length <= 12 &&
    words.length > 2 &&
    !/(?:しれ|きれ|じゃ|では|かもし|忘れ|いけ|なけれ|られ)な$/u.test(words)
    ? words
    : undefined;
};

export const ideaReader: IdeaReader = {
  families: {
    fear: /こわ[いがく]|怖[いがく]|恐[れろ]|苦手|にがて|臆病|おくびょう|弱虫|こわがり|怖がり/u,
    refuse: /いやが|嫌が|いやだ|ことを拒|言うことを聞[かき]/u,
    meet: /友だち|友達|ともだち|仲良し|なかよし|仲間を|恋|好きにな|結婚|出会[いうっ]|仲直り/u,
    win: /勝[ちつとたっ]|優勝|競争|レース|大会|かけっこ|一番にな|コンテスト|一等/u,
    save: /助け|救[いうっ]|守[りるっろ]|たすけ|まも[りるっ]|治[しす]|届け/u,
    learn: /習[いうっ]|覚え|練習|学[びぶん]|ならう|ならい|できるようにな|上手にな|修行|稽古|弟子/u,
    make: /作[りるっろ]|つく[りるっろ]|建て|直[しす]|なお[しす]|修理|焼[きくい]|描[きくい]|植え|育て|編[みむん]|発明|組み立て|書[きくい](?!た人)|縫[いうっ]|開[きくい]/u,
    seek: /探[しす]|さが[しす]|なくし|無くし|見失|迷子|盗まれ|消え|求め|失[いっく]/u,
    find: /見つけ|みつけ|拾[いうっ]|ひろ[いうっ]|発見|もら[いうっ]|掘り出|届[きくい]/u,
    go: /行[きくっ]|旅|渡[りるっ]|登[りるっ]|のぼ[りるっ]|飛[びぶん]|乗[りるっ]|出かけ|冒険|向か[いうっ]|泳[ぎぐい]|帰[りるっ]|引っ越/u,
  },
  subjectAt: (idea, at, noun) => {
    const rest = idea.slice(at + noun.length);
    const kin = /^の(?:兄弟|姉妹|親子|夫婦|家族)(?=[はがと])/u.exec(rest)?.[0];
    if (kin) return { name: noun + kin, person: "they" };
    const [ending = ""] = /^(?:さんたち|たち|さん|ちゃん|くん|さま|様)/u.exec(rest) ?? [];
    const isMany = /たち$/u.test(ending) || /(?:たち|だち|兄弟|姉妹|きょうだい|ふたご|双子)$/u.test(noun);
    const isCounted = /(?:[二三四五六七八九十2-9]|ふた|さん)(?:匹|人|羽|頭|つ|体)の(?:[^はがを、]{0,6})?$/u.test(
      idea.slice(0, at),
    );
    const polite = idea[at - 1] === "お" && /^[兄姉母父]/u.test(noun) ? "お" : "";
    const name = `${polite}${noun}${ending}${isCounted && !isMany ? "たち" : ""}`;
    return { name, person: isMany || isCounted ? "they" : "he" };
  },
  // "源さん": a name of one letter is not told without its title.
  named: (name, idea, gender) => ({
    name: name.length === 1 && idea.includes(`${name}さん`) ? `${name}さん` : name,
    person: gender,
  }),
  firstNoun:
    /^(?:[^はが、。]*?[のないたるう]|[^。、]*[のないたるう](?=[\p{Script=Han}\p{Script=Katakana}ー]+(?:の(?:話|お話|物語))?[。]?$))?((?!(?:秘密|冒険|旅|日|夜|朝|夏|冬|春|秋|物語|話|約束|思い出|一日|音|歌|夢|国|町|村|友達|友)(?:[はがの。]|だちが|$))(?:[\p{Script=Han}々]{1,2}[しきりえけみ][\p{Script=Katakana}ー]{2,6}|[\p{Script=Han}々]{1,4}|[\p{Script=Katakana}ー]{2,8})(?:さん|ちゃん|くん)?)(?=は(?![こ怖苦嫌])|が(?!こ|怖|苦|嫌|きら|大?好き|大?すき|得意)(?![^。]*は)|の(?:話|お話|物語)。?$|。?$)/u,
  objectIn,
  placeOf: () => undefined,
  personOf: () => "he",
  fragment:
    /^[^。]*(?:[ないたるうくすむのえ]|[をに][^。]{1,8}[うくすつぬぶむるた])[\p{Script=Han}\p{Script=Katakana}ー々]+(?:さん|たち)?[。]?$|^[^。はがを]*の[\p{Script=Han}\p{Script=Katakana}ー]+[。]?$/u,
  together: /^[^はがをに、。]{1,8}(?:と|や)/u,
  togetherAfter:
    /^(?:ちゃん|くん|さん)?(?:と(?:一緒|いっしょ|ともに|共に|旅|出かけ|暮ら|[^、。はがを]{1,8}(?:へ|に)(?:行|出))|を(?:連れ|つれ|乗せ))/u,
  event:
    /(?:から|に|で)[^、。はが]{1,8}が(?:ふっ|降っ|ふり|降り|現れ|あらわれ|流れて|生え|とつぜん|突然|急に|消え)|^(?:ある日|ある朝|ある夜|突然|とつぜん)、?[^。]{1,14}(?:が|から)[^、。]{0,6}(?:消え|なくなっ|なくなり|止ま|とまっ|とまり)/u,
  narrator: /^(?:私|僕|ぼく|わたし|俺|おれ|うち)(?:は|が|と|も|たち[はがも])/u,
  inTellingStyle: inPoliteStyle,
  moreWords: (idea, subject) => {
    const hero = subject || (/^(?:私|僕|ぼく|わたし|俺|おれ|うち)(?:たち)?/u.exec(idea)?.[0] ?? "");
    const action = withObject(actionIn(idea, hero), idea, hero);
    const doing = action && dictionaryForm(action);
    const there = placeIn(idea);
    const fear = FEAR.exec(idea)?.[1]?.replace(/^.*[はも、]/u, "");
    const lack = lackIn(idea);
    const narrator = ideaReader.narrator?.test(idea)
      ? /^(?:私|僕|ぼく|わたし|俺|おれ)(?:たち)?/u.exec(idea)?.[0]
      : undefined;
    return {
      ...(narrator && { hero: narrator }),
      ...(action && doing && { action, doing }),
      ...(there && there !== hero && there !== "空" && { there }),
      ...(fear && !fear.includes(hero) && { fear }),
      ...(lack && { lack }),
    };
  },
};
