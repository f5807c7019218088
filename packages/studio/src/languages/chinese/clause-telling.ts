import type { Clause, ClauseTelling } from "../clause-telling.ts";
import type { Named } from "../pack.ts";
import { clauseLines } from "./clause-lines.ts";

/** At a comma, what begins a clause that can stand alone. */
const CLAUSE_START =
  /，(?=可是|但是|但|不过|没想到|后来|于是|结果|忽然|突然|最后|有一天|一[只个位条头匹]|[小老]\p{Script=Han}|大家|所有|谁也|直到)/u;
/** "直到有一天它遇到": "有一天，它遇到". */
const UNTIL = /^直到(?:有一天，?)?/u;
const CONTRARY = /^(?:可是|但是|但|不过|没想到)/u;
const EVERYBODY = /^(?:(?:可是|但是|但|不过)，?)?(?:大家|所有|谁也|别人|没有人)/u;
/** "小狗豆豆帮我": who acts, before what they do. */
const OTHER =
  /^(?:(?:可是|但是|但|不过|后来|忽然|突然|有一天|最后)，?)?(?:一[只个位条头匹])?((?:小|老)?\p{Script=Han}{1,5}?)(?=帮|教|送|给|来到|来了|说|带|陪|告诉|捡到|找到|跑来|飞来|出现|救|借|愿意|邀请|安慰|偷|抢|笑)/u;

const clausesOf = (sentence: string, hero: Named): readonly Clause[] => {
  const end = /[。！!.…]+$/u.exec(sentence)?.[0] ?? "。";
  const pieces = sentence
    .replace(/[。！!.…]+$/u, "")
    .split(CLAUSE_START)
    .map((text, at) => (at > 0 ? text.replace(UNTIL, "有一天，") : text));
  return pieces.map((text, at) => {
    const name = at > 0 || pieces.length === 1 ? OTHER.exec(text)?.[1] : undefined;
    const isOther =
      name !== undefined &&
      !name.includes(hero.name) &&
      !hero.name.includes(name) &&
      !/^[我你他她它]|大家|所有|[春夏秋冬]天|早上|晚上|夜里|第二天|后来/u.test(name);
    return {
      text: `${text}${end}`,
      ...(isOther && { other: { name, person: "he" as const } }),
      ...(CONTRARY.test(text) && { isContrary: true }),
      ...(EVERYBODY.test(text) && { isEverybody: true }),
    };
  });
};

export const clauseTelling: ClauseTelling = {
  clausesOf,
  ownHero: () => undefined,
  wordsOf: (clause) => {
    const wish = /(?:想|希望|梦想|(?<![快就需重主不])要(?!是))(?:要|着)?([^，。！]{2,14})(?=[，。！]|$)/u.exec(
      clause,
    )?.[1];
    const fear = /(?:害怕|怕)([^，。！的]{1,8})/u.exec(clause)?.[1];
    return { ...(wish && { wish }), ...(fear && { fear }) };
  },
  formsOfOther: () => ({}),
  isSubject: (clause, name) =>
    new RegExp(`(?:^|，)(?:可是|但是|但|不过|后来|忽然|突然|有一天|最后)?，?${name}(?!的|们的)`, "u").test(clause),
  voiceOf: (idea) => {
    const plain = idea.replace(/“[^”]*”/gu, "");
    return /我们|咱们|和我|我和/u.test(plain)
      ? { speaker: "we" }
      : /我(?!们|家|的|妈|爸|哥|姐|弟|妹|爷|奶|外)/u.test(plain)
        ? { speaker: "i" }
        : undefined;
  },
  speakers: { i: "我", we: "我们" },
  pastTense: /(?!)/u,
  premises: {
    friend: /(?:没有|想有|想要|找|交)[^，。]{0,6}朋友|谁也不认识/u,
    fear: /害怕|怕(?!是)|不敢/u,
    learn: /学(?:习|会|骑|游|唱|跳|画|弹|飞|着|做)|练习/u,
    refuse: /不(?:想|愿意|肯)/u,
    lost: /丢了|弄丢|不见了|找不到|走丢/u,
    must: /必须|一定要|得(?=赶|在|把)/u,
    love: /爱上/u,
    wish: /想(?!念|起|到|不出|了|法)|希望|梦想|(?<![快就需重主不])要(?=去|做|成为|当)|决定/u,
    long: /盼|渴望/u,
    lack: /不会|不能|没有|坏了|病了|生病|忘了|忘记|迷路(?!的)|睡不着/u,
    // "给孤独的老奶奶送饭": who gets it is lonely.
    sad: /被(?:主人)?(?:遗弃|抛弃|丢下)(?!的)|(?<=^.{0,4})(?:孤单|孤独|寂寞)的|(?:孤单|孤独|寂寞|难过|伤心)(?!的)|想念/u,
    seek: /寻找|找(?!到)/u,
    find: /发现(?!了?(?:[。，]|$))|捡到|找到/u,
    make: /[做造盖画烤种写搭修织缝](?:了|一|个|出|起|好|成)/u,
    go: /旅行|出发|飞往|搬家|搬到|去(?!年|世)/u,
  },
  hurt: /[要想](?:拆|关掉|卖掉|砍|赶)|嘲笑|笑话|(?<!偷)偷(?!偷)|抢|骂|赶走|取笑/u,
  mishap: /摔|掉|坏|忘|下起|刮起|失败/u,
  denied: /[不没]/u,
  turns: {
    found: /找到|捡到|还给|带回来|送回来/u,
    meet: /遇见|遇到|认识|来到|来了|见到|跑来|飞来|出现/u,
    help: /帮|教|送|给|带|救|陪|告诉|借|安慰/u,
  },
  pronouns: {},
  lines: clauseLines,
};
