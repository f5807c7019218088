import { lines } from "../tongue.ts";
import type { Telling } from "./telling.ts";

export const japanese: Telling = {
  and: ["と", "と"],
  once: "むかしむかし、{heroes}がいました。",
  there: "むかしむかし、{place}に{heroes}がいました。",
  title: "{place}の{hero}",
  wanted: lines(`心にあるのは、いつもただひとつ、{thing}でした。
    しあわせに足りないものは、ただひとつ、{thing}だけでした。`),
  found: "おしまいには、すべてがそろいました。{both}です。",
  named: "だれもが知っているその名は、{name}。",
  told: lines(`{p}むかしむかし、夜が長く、だれもが耳をすますことを知っていたころ、すべてはこうして始まりました。
    {p}これはそのお話です。一度聞いた人は、もう忘れませんでした。`),
  hero: lines(`{when}、{hero}は{where}で立ち止まり、耳をすませました。
    {when}、{hero}は{where}を少しずつ進みました。
    {when}、{hero}は{where}で小さく歌いました。
    {when}、{hero}は{where}でふるさとのことを思い出しました。`),
};
