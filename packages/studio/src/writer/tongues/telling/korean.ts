import { lines } from "../tongue.ts";
import type { Telling } from "./telling.ts";

export const korean: Telling = {
  and: ["와 ", "와 "],
  once: "옛날 옛적에 {heroes이} 살고 있었습니다.",
  there: "옛날 옛적, {place}에 {heroes이} 살고 있었습니다.",
  title: "{place}의 {hero}",
  wanted: lines(`마음속에는 늘 오직 하나뿐이었습니다. 바로 {thing}입니다.
    행복에 모자란 것은 단 하나, 바로 {thing}뿐이었습니다.`),
  found: "마침내 모두 함께였습니다. 바로 {both}입니다.",
  named: "모두가 아는 그 이름은 바로 {name}입니다.",
  told: lines(`{p} 아주 먼 옛날, 밤은 길고 누구나 귀를 기울일 줄 알던 때에 모든 것이 이렇게 시작되었습니다.
    {p} 이것은 바로 그 이야기이고, 한 번 들은 사람은 잊지 못했습니다.`),
  hero: lines(`{when}, {hero은} {where} 걸음을 멈추고 귀를 기울였습니다.
    {when}, {hero은} {where} 나지막이 노래를 불렀습니다.
    {when}, {hero은} {where} 잠시 쉬었습니다.
    {when}, {hero은} {where} 고향을 떠올렸습니다.`),
};
