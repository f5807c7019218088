import type { Telling } from "../pack.ts";
import { ideaReader } from "./idea-reader.ts";
import * as retelling from "./retelling.ts";
import { scripts } from "./scripts.ts";
import * as lines from "./telling-lines.ts";

/** "在冬天来临之前" of "在冬天来临之前收集松果", "去月亮上" of "去月亮上种萝卜". */
const BEFORE_VERB =
  /^(?:在[^，]{1,8}?(?:之前|以前|里|[顶天边底]?[上下]|中|天|边|顶|时候?)|[坐乘骑用][^去飞做造修建]{1,6}(?=[去飞做造修建])|[去到飞]{1,2}[^去]{1,4}?[上里中边]?(?=[种找采拜寻挖捡]\p{Script=Han}))(?=[\p{Script=Han}]{2})/u;

/** What a cloud or a clock does not have or do. */
const livingWords =
  /躲雨|走进|岔路|夜路|经过|驴|挡住了路|歇在|回头|揉|手(?!艺|帕)|脚(?!印)|腿|鼻|嘴|耳|脸|鞋|袜|口袋|背包|帽子|早饭|晚饭|粥|茶|果酱|汤|床|手帕|水坑|坐|吃|喷嚏|懒腰|哈欠|家(?![都人])|穿针|摔|跑|走|手套|日记|本子|行李|呼吸|吸了|心跳|胳膊|下巴|指头|眼泪|眼睛|拳头|肚子|浑身|踮|跳了起来/u;

export const telling: Telling = {
  ...lines,
  ...retelling,
  scripts,
  reader: ideaReader,
  agreement: {
    pronouns: { hero: ["", "", "", "", "", "我"] },
    plural: (verb) => verb,
    leftOut: (action) => BEFORE_VERB.exec(action)?.[0] ?? "",
  },
  livingWords,
};
