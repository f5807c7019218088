import type { Telling } from "../pack.ts";
import { ideaReader } from "./idea-reader.ts";
import * as retelling from "./retelling.ts";
import { scripts } from "./scripts.ts";
import * as lines from "./telling-lines.ts";

/** "火星に" of "火星に庭を作る": what stands before the last noun with its particle. */
const BEFORE_LAST_NOUN =
  /^(.+[をにへでとのたるいなう])(?=(?:[\p{Script=Han}々]+(?:[びりきしえ]方)?|[\p{Script=Katakana}ー]{2,}|(?<=の)[^をにへでとのがは]{2,6})[をにへと][^をにへでと]+$)/u;

/** What a cloud or a clock does not have or do. */
const livingWords =
  /(?<![相上下苦苦勝歌握選])手(?![紙がつ間前配伝])|足(?!り)|ひざ|しっぽ|背中|おなか|小屋|軒下|入ると|夜道|分かれ道|前を通ると|ロバ|手つだ|待たされ|町で|鼻|口(?!々|笛)|耳|顔|くつ|ポケット|かばん|ぼうし|ごはん|おかゆ|お茶|ジャム|スープ|ふとん|ハンカチ|水たまり|つま先|すわ|食べ|くしゃみ|せのび|あくび|家|針|転び|転ん|走|歩|手ぶくろ|日記|ノート|荷物|息|心ぞう|うで|ゆび|なみだ|涙/u;

export const telling: Telling = {
  ...lines,
  ...retelling,
  scripts,
  reader: ideaReader,
  agreement: {
    pronouns: { hero: ["", "", "", "", "", "わたし"] },
    plural: (verb) => verb,
    leftOut: (action) => BEFORE_LAST_NOUN.exec(action)?.[1] ?? "",
  },
  livingWords,
};
