import { asTheyStand } from "../as-they-stand.ts";
import type { Clause, ClauseTelling, Voice } from "../clause-telling.ts";
import type { Named } from "../named.ts";
import { clauseLines } from "./clause-lines.ts";
import { telling } from "./telling.ts";
import { inPoliteStyle } from "./verbs.ts";

/** After these, a clause with a subject of its own can stand alone. */
const CLAUSE_START =
  /(?<=(?:ます|ました|です|でした|ません|[てで]いる|[てで]いた|たい|ない|った|した|んだ|\p{Script=Han}\p{Script=Hiragana}?[うくぐすつぬぶむる])(?:が|けど|けれど))、/u;
const CONTRARY = /^(?:でも|しかし|ところが|けれど|だけど|なのに)/u;
/** "でも" also stands before what is good. */
const AGAINST = /な[いくか]|ません|こわ|怖|いや|しま[いっ]|だめ|忘れ|わすれ|泥|雨|負|まけ|転[びん]|失|病|泣|きらい/u;
const EVERYBODY = /^(?:(?:でも|しかし|ところが)、?)?(?:みんな|だれも|誰も|町の人)/u;
const VERB = /(?:[うくぐすつぬぶむるたいだ]|ます|です|せん|たい|よ|ね)[。！!…]*$/u;

const E_ROW = "かきがぎさしたちなにばびまみらりわい";
/** What `inPoliteStyle` leaves: denials, adjectives and nouns at the end of a sentence. */
const POLITE: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{Script=Han}[えけげせてでねべめれきぎじちにびみり])る(?=[。！!？?…]*$)/u, "ます"],
  [/(たく|く)ない(?=[。！!？?…]*$)/u, "$1ありません"],
  [/(?<=[がはも])ない(?=[。！!？?…]*$)/u, "ありません"],
  [/([かがさたなばまらわ])ない(?=[。！!？?…]*$)/u, "$1ません"],
  [/(?<=[いえけげせてでねべめれし来見])ない(?=[。！!？?…]*$)/u, "ません"],
  [/(な|あ|わか|帰|のこ|残|すわ|止ま|とま|決ま)った(?=[。！!？?…]*$)/u, "$1りました"],
  [/(もら|会|出会|笑|言|買|思)った(?=[。！!？?…]*$)/u, "$1いました"],
  [/(い|行)った(?=[。！!？?…]*$)/u, "$1きました"],
  [/(?<!な)い(?=[。！!？?…]*$)/u, "いです"],
  [/だった(?=[。！!？?…]*$)/u, "でした"],
  [/(?<![んい])だ(?=[。！!？?…]*$)/u, "です"],
  [/(?<=きらい|好き|すき|苦手|上手|下手|いっぱい)(?=[。！!？?…]*$)/u, "です"],
];
const politely = (sentence: string): string => {
  const told = inPoliteStyle(sentence);
  const found = told === sentence ? POLITE.find(([pattern]) => pattern.test(sentence)) : undefined;
  return found
    ? sentence
        .replace(...found)
        .replace(/([かがさたなばまらわ])ません/u, (_, last: string) => `${E_ROW[E_ROW.indexOf(last) + 1]}ません`)
    : told;
};

/** Who acts in a sentence of which no hero is read: "本たち". */
const SUBJECT = /^(?:[^、]*?(?:[のでに、]))?([^、。のはがをにでと]{2,8})(?:は|が)/u;

const clausesOf = (sentence: string, hero?: Named): readonly Clause[] =>
  sentence.split(CLAUSE_START).map((piece, at, all) => {
    const text = at < all.length - 1 ? `${piece.replace(/(?:が|けれど|けど)$/u, "")}。` : piece;
    const told = politely(/[。！!？?…]$/u.test(text) ? text : `${text}。`);
    return {
      ...(at === 0 && hero?.name === "" && subjectOf(told)),
      text: at > 0 && !CONTRARY.test(told) ? `でも、${told}` : told,
      ...((at > 0 || CONTRARY.test(told)) && AGAINST.test(told) && { isContrary: true }),
      ...(EVERYBODY.test(told) && { isEverybody: true }),
    };
  });

const subjectOf = (sentence: string): Pick<Clause, "other"> => {
  const name = SUBJECT.exec(sentence)?.[1];
  return name ? { other: { name, person: "he" } } : {};
};

const WE = /^(?:ぼくたち|僕たち|私たち|わたしたち)(?=[はがも])/u;
const I = /(?:^|[。、])(私|僕|ぼく|わたし|俺|おれ)(?=[はがも])/u;

const voiceOf = (idea: string): Voice => {
  const speaker = WE.test(idea) ? ("we" as const) : I.test(idea) ? ("i" as const) : undefined;
  const ends = idea.split(/[。！!]/u).filter((each) => each.trim() !== "");
  const past = ends.filter((each) => /(?:た|んだ)$/u.test(each.trim())).length;
  return { ...(speaker && { speaker }), isPast: past * 2 > ends.length };
};

/** The polite present of a line's sentences as their past; what is spoken stays. */
const inPast = (line: string): string =>
  line
    .split(/(「[^」]*」)/u)
    .map((part) =>
      part.startsWith("「")
        ? part
        : part
            .replace(/ません(?=[。|\]])/gu, "ませんでした")
            .replace(/ます(?=[。|\]]|が、)/gu, "ました")
            .replace(/(?<!で)です(?=[。|\]]|が、)/gu, "でした"),
    )
    .join("");

export const clauseTelling: ClauseTelling = {
  ...asTheyStand,
  clausesOf,
  voiceOf,
  speakers: { i: "私", we: "私たち" },
  speakerName: (idea) => WE.exec(idea)?.[0] ?? I.exec(idea)?.[1],
  inVoice: (line, { isPast }) => (isPast ? inPast(line) : line),
  everybody: { name: "みんな", person: "they" },
  unled: /^[がは](?:なくな|こわれ|壊れ)/u,
  isOpen: (idea) => !VERB.test(idea.trim()),
  isSubject: (clause, name) =>
    new RegExp(
      `(?:^|[、。」]|(?:でも|しかし|そして|ある日)、?|の)${name}(?:さん|ちゃん|くん|君|先生)?[はがも]`,
      "u",
    ).test(clause),
  agreement: { ...telling.agreement, pronouns: {} },
  premises: {
    friend:
      /友(?:だち|達)(?:が|の)?(?:い|で)(?:な|ま)|友(?:だち|達)を(?:さが|探|作|つく)|友(?:だち|達)(?:が|に)(?:ほし|欲し|なりた)|ひとりぼっち/u,
    fear: /こわ[いがくか]|怖[いがくか]|苦手|おびえ|びくびく/u,
    learn: /練習|習[いうっ]|学[びぶん]|おぼえ|覚え|とっくん|特訓/u,
    refuse: /たくな[いく]|きらい|嫌[いだ]|いやが|いやだ|いやに/u,
    lost: /なくし|失くし|なくなっ|消え|いなくな|迷子にな|盗ま|落とし/u,
    must: /なければ|なくては|ないといけ|約束/u,
    love: /恋|好きにな|すきにな/u,
    wish: /たい(?:と|の|です|ます|。|$)|たがっ|ほしい|欲しい|夢[はがを]|ゆめ[はが]|ねが[いう]|願/u,
    long: /待っ|待ち|まっている|まちつづ|会いた/u,
    lack: /(?:られ|でき|出来|れ)(?:な|ま)[いせ]|わすれ|忘れ|こわれ|壊れ|病気|熱を|なく(?:て|なる)|朝寝坊|ねむれ|眠れ/u,
    sad: /捨てられ(?!た\p{Script=Han})|けんか|ケンカ|さびし|寂し|かなし|悲し|泣[いくき]|落ちこ/u,
    seek: /(?<!(?:持ち主|飼い主)を)(?:さが[しすそ]|探[しすそ])/u,
    find: /見つけ|みつけ|拾[いうっ]|ひろ[いっ]/u,
    make: /作[りるっろ]|つく[りるっろ]|建て|描[いくき]|編[みむん]|焼[いくき]|直[しす]|なお[しす]|書[いくき]/u,
    go: /走[りるっ]|行[きくっ]|旅|出かけ|向か[いうっ]|飛[びぶん]|引っこ|引っ越/u,
  },
  hurt: /(?:取り壊|とりこわ|追い出|売り払|閉め)[そすしよ]|からか|笑われ|いじめ|盗|うばわ|追い出/u,
  mishap: /転[びんぶ]|ころ[びんぶ]|こわれ|壊れ|落ち|わすれ|忘れ|負け|まけ|失敗|泥だらけ|降り出/u,
  denied: /ない|ません|なかった/u,
  turns: {
    found: /見つか|みつか|見つけ|戻[っりる]|もど[っりる]|帰って/u,
    meet: /出会|会[いうっ]|やって来|来ました|来ます|現れ|あらわれ/u,
    help: /助け|たすけ|手伝|てつだ|教え|おしえ|くれ(?:ま|る|た|て)|あげ(?:ま|る|た)|はげま|励ま|なぐさめ/u,
  },
  lines: clauseLines,
};
