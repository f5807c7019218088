import { lines } from "../tongue.ts";
import type { Telling } from "./telling.ts";

export const chinese: Telling = {
  and: ["、", "和"],
  once: "很久很久以前，有{heroes}。",
  there: "很久很久以前，{place}有{heroes}。",
  title: "{place}的{hero}",
  wanted: lines(`心里一直只想着一样东西：{thing}。
    要得到幸福，只差一样东西：{thing}。`),
  found: "最后，一切都在一起了：{both}。",
  named: "大家都知道这个名字：{name}。",
  told: lines(`{p}很久很久以前，夜晚很长，人人都懂得倾听，故事就这样开始了。
    {p}这就是我们要讲的故事，听过一次的人，就再也忘不掉。`),
  hero: lines(`{when}，{hero}{where}停下来，静静地听着。
    {when}，{hero}{where}慢慢地往前走。
    {when}，{hero}{where}轻轻地哼起了歌。
    {when}，{hero}{where}想起了故乡。`),
};
