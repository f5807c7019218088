import type { IdeaReader } from "../pack.ts";
import { drawableWords } from "./drawable-words.ts";
import emojiWords from "./emoji-words.generated.json" with { type: "json" };
import { nouns } from "./nouns.ts";

const MAX_ACTION = 16;

/** What an action begins with: a verb, or a preposition before one. */
const ACTS =
  /^(?:[去来把给到找学修造建种画做救帮教赢跑飞爬游划寻探送带写唱跳保收养照打搬坐骑翻越穿交织编缝烤煮捡挖参拍采拜追赶捉抓开看听读说讲用为替跟和与向从在往回变成当让请拿取买卖吃喝住等数盖搭补点装拉推摘钓射登攀渡航守护治阻战胜克练环旅冒分]|独自|偷偷|悄悄|努力|一起)/u;
/** What no one wishes for, or says nothing of what happens. */
const NO_ACT =
  /^(?:是|有|在(?!.*[去来把找学修造建种画做救帮教跑飞爬游送写唱跳开看听读数盖搭演玩站种睡养卖喂买办过])|住在[^去来把找]*$|丢|掉|落|失|迷|忘|害怕|怕|哭|生病|生气|变成(?!大|真)|发现|遇见|遇到|听说|看见|听见|说(?!服)|让|叫|不|没|成了|出生|得到|收到|捡|买到|挖到|碰到|坏|来了|等着)/u;

const WISH =
  /(?:一心想要?|非常想|很想|好想|总想|最想|想要?|希望自?己?能?够?|梦想着?能?|渴望着?|盼望着?|打算|决定要?|决心要?|下定决心要?|准备|要|必须|试着|努力)(?!是|不|没|办法|念|象|起|到|法|知道|出来)([^，。！？,；]{2,})/u;

const ADVERBS =
  /^(?:在(?=[寻找练学做造建等](?![校生堂院]))|每天都?|每晚|半夜|夜里|晚上|白天|第一次|总是|终于|正在|一起|也|都|就|又|便|于是|然后|最后|偷偷地?|悄悄地?|决定|一天|有一天|突然|忽然|自己)+/u;

/** "修好了旧船" is "修好旧船": what is wished for is not done yet. */
const asWished = (words: string): string =>
  words
    .replace(ADVERBS, "")
    .replace(/成了(?=.)/u, "成为")
    .replace(/了(?!解|不起)/gu, "")
    .replace(/着(?=[^急火])/gu, "")
    .replace(/的(?:故事|梦想|愿望|话)$/u, "")
    .trim();

const usable = (words: string, hero: string): string | undefined => {
  const action = asWished(words);
  return action.length >= 2 &&
    action.length <= MAX_ACTION &&
    ACTS.test(action) &&
    !NO_ACT.test(action) &&
    !action.includes(hero) &&
    !/[“”「」]|它们?$|自己$|[的地得和跟]$/u.test(action)
    ? action
    : undefined;
};

const clausesOf = (idea: string): string[] => idea.split(/[，。！？,；;]+/u).filter((each) => each !== "");

/** The predicate of a clause about the hero. */
const predicateOf = (clause: string, hero: string): string => {
  const at = clause.indexOf(hero);
  const rest = at < 0 ? clause : clause.slice(at + hero.length);
  return rest.replace(
    /^(?:们)?(?:和|跟|与|带着)[^在去想要把找修造种画做学飞跑决一]{1,6}?(?=[在去想要把找修造种画做学飞跑决一坐开])/u,
    "",
  );
};

const actionIn = (idea: string, hero: string): string | undefined => {
  const wished = WISH.exec(idea.replace(/不想要?|不要|需要|重要|主要/gu, "＿"))?.[1];
  const own = wished && usable(wished.replace(/＿.*$/u, ""), hero);
  if (own) return own;
  const clauses = clausesOf(idea);
  const later = clauses
    .slice(1)
    .map((clause) => (isOther(clause, hero) ? undefined : usable(predicateOf(clause, hero), hero)));
  const first = clauses[0] ? usable(predicateOf(clauses[0], hero), hero) : undefined;
  return later.findLast((each) => each !== undefined) ?? first;
};

/** A clause about somebody else. */
const isOther = (clause: string, hero: string): boolean =>
  !clause.includes(hero) &&
  /^(?:一[个只位条头]|他|她|它|可|但|因为|结果|原来|[^去来把给到找学修造建种画做救帮教赢跑飞爬游划寻]{2,4}(?:也|就|都|却|会))/u.test(
    clause,
  );

const PLACES =
  "阳台|操场|幼儿园|小区|楼下|楼顶|天台|游泳池|体育馆|公交车|公共汽车|地铁|火车|电梯|超市|菜市场|饭店|餐馆|咖啡馆|花店|理发店|养老院|敬老院|车库|地下室|广场|胡同|巷子|弄堂|庙会|夜市|帐篷|树屋|后院|门口|走廊|客厅|卧室|食堂|球场|机场|茶馆|戏院|鱼塘|竹林|茶园|稻田|工地|阁楼|森林|树林|大森林|山洞|洞穴|海底|海边|海上|大海|湖边|湖里|河边|小河|沙漠|草原|草地|田野|花园|公园|山谷|山顶|高山|雪山|山上|山里|岛|小岛|荒岛|城市|城里|小镇|镇上|村子|村庄|村里|学校|教室|图书馆|博物馆|动物园|游乐园|厨房|阁楼|屋顶|灯塔|城堡|宫殿|王宫|王国|太空|宇宙|火星|月亮|月球|星球|北极|南极|雪地|农场|集市|市场|车站|港口|码头|寺庙|医院|商店|面包店|书店|舞台|马戏团|丛林|瀑布|池塘|井底|天空|天上|云上|云朵|地下|非洲|亚洲|欧洲|美洲|北京|上海|长城|家里|院子|邻村|远方|世界尽头|钢琴|树上|树洞|田里|果园|葡萄园|工厂|电影院|海|湖|山|河|桥上|塔";
const PLACE = new RegExp(
  `(?:在|到|去|回|飞过|越过|穿过|翻过|游过|划到|飞到|跑到|来到|搬到|搬进|走进|飞向|前往|往|从|离开|渡过|爬上|登上|住在)(?:遥远的|古老的|一座|一个|那座|旧|老|大|高高的|村里的|冬天的|夜里的|深)?(${PLACES})(里|上|中|边|下|旁|深处)?`,
  "u",
);
const ON =
  /^(?:阳台|操场|公交车|公共汽车|地铁|火车|天台|广场|球场|庙会|夜市|火星|月亮|月球|岛|小岛|荒岛|高山|雪山|山|星球|草原|草地|屋顶|云朵|舞台|长城|天空|海|湖|河|灯塔|塔)$/u;
const BARE = /(?:口|下|顶|店|场|会|市|上|里|边|底|下|极|洲|北京|上海|远方|尽头|洞|村|顶)$/u;

/** "森林里", "月亮上": after "在". */
const placeIn = (idea: string): string | undefined => {
  // "学校的旧校车"
  const home = /^(学校|小区|公园|幼儿园|动物园|村里|镇上|城里)的/u.exec(idea)?.[1];
  const [, noun = "", where = ""] = PLACE.exec(idea) ?? [];
  if (noun === "") return home && `${home}${/[里上]$/u.test(home) ? "" : "里"}`;
  if (noun === "天空") return "天空中";
  if (/^(?:海|湖|河|大海|小河)$/u.test(noun)) return `${noun}边`;
  return noun + (where || (BARE.test(noun) ? "" : ON.test(noun) ? "上" : "里"));
};

const things = [
  ...new Set([
    ...Object.values(nouns.things),
    ...Object.values(drawableWords.things).flatMap((words) => words.split(",")),
    ...Object.values(emojiWords).flatMap((words) => words.split("|")),
    ..."影子|风筝|日记|日记本|蛋糕|面包|飞船|木筏|小船|旧船|纸船|火箭|地图|种子|秘密|礼物|雨云|雪人|房子|树屋|机器人|汤|毛衣|围巾|鞋子|歌|画|信|钥匙|宝藏|珍珠|石头|星星|彩虹|瓶子|眼镜|尾巴|松果|橡果|蜂蜜|花|桥|钟|旧钟|魔法书|魔杖|帽子|乐器|小提琴|口琴|一页".split(
      "|",
    ),
  ]),
]
  .filter(
    (word) =>
      /^\p{Script=Han}{1,4}$/u.test(word) &&
      !/^(?:家|水|光|人|海|山|路|夜|沙漠|饭|奶|雨|雪|风|云|城市|村庄|森林|岛|岛屿|世界|爱|春天|夏天|冬天|朋友|友谊|日|月|心|手|脸|眼|天空|月亮|太阳|声音|答案|勇气|家人|真相|和平|自由)$/u.test(
        word,
      ),
  )
  .sort((a, b) => b.length - a.length);
const THING = new RegExp(
  `(?<=[了着个只本条把座张艘块颗朵封首盏件双枚架辆台棵幅碗顶串盆袋部瓶根的旧新小好开出到找修造种画做织烤煮捡挖送写唱放丢失数见])(${things.join("|")})(?![们的园店馆厅铺箱淇筝])`,
  "u",
);

const objectIn = (idea: string, isTaken: (noun: string) => boolean): string | undefined => {
  // What something is made of is not what is made: "用旧报纸做了一只风筝".
  const thing = THING.exec(idea.replace(/用[^，。]{1,6}?(?=做|造|搭|织|画|修)/gu, ""))?.[1];
  return thing && !isTaken(thing) ? thing : undefined;
};

const FEAR = /(?:害怕|最怕|很怕|怕|恐惧)(?!了|的|得|地|，|。)([\p{Script=Han}]{1,5}?)(?=的|，|。|,|$)/u;
const LACK =
  /(?<!想|说|会)((?:不会|不能|不敢|舍不得|不想|不愿意?|不肯|没有|不懂|不爱|总是睡不着|睡不着|笑不出来|飞不起来|跑不快|唱不出)[^，。,的]{0,5})(?=的|，|。|,|$)/u;

const lackIn = (idea: string, hero: string): string | undefined => {
  const found = LACK.exec(idea);
  if (!found) return undefined;
  const rest = idea.slice(found.index + found[0].length);
  return rest.startsWith("的") && !rest.slice(1, 4 + hero.length).includes(hero) ? undefined : found[1];
};

export const ideaReader: IdeaReader = {
  families: {
    fear: /害怕|怕|恐惧|胆小/u,
    refuse: /不要|拒绝|不听话/u,
    meet: /朋友|友谊|爱上|喜欢上|结婚|相遇|和好|孤单|孤独/u,
    win: /比赛|赢|第一名|冠军|竞赛|赛跑|战胜|打败/u,
    save: /救|保护|守护|帮助|帮|治好|送回|送药|阻止/u,
    learn: /(?<!教\p{Script=Han}{0,6})学(?![生校期者院堂])|练习|练|本领|变得/u,
    make: /造|建|盖|做|修|画|种|织|(?<!裁)缝|烤|煮|发明|写(?![^，。]{0,3}的人)|搭|开(?:了|一|家|间)|养/u,
    seek: /找|寻|丢|失|不见|偷(?!偷)(?<!偷偷)|迷路/u,
    find: /发现|捡|收到|得到|挖到|买到/u,
    go: /去|旅行|飞|航|出发|冒险|(?<![看见听遇碰想得收感找梦捡])到|爬|游|划|穿过|越过|回家|搬/u,
  },
  subjectAt: (idea, at, noun) => {
    const isAddressed = /^(?:奶奶|爷爷|阿姨|叔叔|大爷|大妈|大婶|老师|医生|师傅|婆婆)/u.test(noun);
    const [prefix = ""] =
      (isAddressed ? /[小老大王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗](?=$)/u : /[小老大](?=$)/u).exec(
        idea.slice(Math.max(0, at - 1), at),
      ) ?? [];
    const isCounted =
      /(?:[两二三四五六七八九十几][个只位条头匹名]|一群|一对)[^，。]{0,6}$/u.test(idea.slice(0, at)) ||
      /^们/u.test(idea.slice(at + noun.length));
    const [title = ""] =
      /^(?:王子|公主|奶奶|爷爷|国王|先生|小姐|妈妈|爸爸|大叔|阿姨)/u.exec(idea.slice(at + noun.length)) ?? [];
    const name = `${/^[小老大]/u.test(noun) ? "" : prefix}${noun}${title}`;
    return { name: isCounted && !/[们弟妹]$/u.test(name) ? `${name}们` : name, person: isCounted ? "they" : "he" };
  },
  firstNoun:
    /^(?:从前，?|有)?(?:[^，。想要和]{1,8}的(?=[一那这旧老破]))?(?:(?=[旧老破])|[一那这][个只位条头匹名棵朵颗座辆艘架台盏把块片滴根支枝](?:[^，。]{0,10}?的)?)((?![不很没爱想会])(?:小|老)?\p{Script=Han}{1,4}?)(?=快要|就要|正要|想|要|去|在|发现|决定|害怕|怕|不(?!见)|每|总|梦|爱|会|能|找|学(?!校)|有|是|舍不得|喜欢|住|站|躺|从|给|把|被|一直|很|常|偷|终于|没|听|看|帮|和|跟|，)/u,
  objectIn,
  placeOf: () => undefined,
  personOf: () => "he",
  fragment: /^[^，。]*的[\p{Script=Han}]{1,6}[。]?$/u,
  together: /^[^，。想要赢去在对给把]{0,5}(?:和|跟|与|带着|同)/u,
  narrator: /^我们?(?!的|家的|家|养的|买的|做的)/u,
  moreWords: (idea, subject) => {
    const hero = subject || (/^我们?/u.exec(idea)?.[0] ?? "");
    const action = actionIn(idea, hero);
    const there = placeIn(idea);
    const fear = FEAR.exec(idea)?.[1];
    const lack = lackIn(idea, hero);
    return {
      ...(action && { action }),
      ...(there &&
        !/^天/u.test(there) &&
        !hero.includes(there.slice(0, 2)) && { there, place: there.replace(/[里上中](?=$)/u, "") }),
      ...(fear && !hero.includes(fear) && { fear }),
      ...(lack && lack.length > 2 && { lack }),
    };
  },
};
