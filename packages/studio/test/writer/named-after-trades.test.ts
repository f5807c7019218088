import { expect, it } from "vitest";
import type { Language } from "../../src/languages/index.ts";
import { write } from "../../src/writer/index.ts";
import { findWords } from "../../src/writer/lexicon/find-words.ts";
import { readClauses } from "../../src/writer/non-english/clauses/read-clauses.ts";
import { readForTelling } from "../../src/writer/non-english/tell/read.ts";
import { otherCast } from "../../src/writer/people/other-cast.ts";

const castOf = (idea: string, language: Language): string[] =>
  write({ idea, language, storyType: "original_story", scenes: 6, seconds: 70, seed: "s0" }).cast.map(
    ({ name, kind }) => `${name} ${kind}`,
  );

it.each([
  ["दर्जी रहमान अपनी बेटी के लिए एक पोशाक सिलता है।", "hindi", "रहमान craftsman"],
  ["छोटी लड़की चंदा नदी के किनारे बकरी ढूँढती है।", "hindi", "चंदा girl"],
  ["يريد الصياد حسان أن يعبر البحر إلى الجزيرة.", "arabic", "حسان fisherman"],
  ["জেলে হাশেম নদীতে মাছ ধরে।", "bengali", "হাশেম fisherman"],
  ["面包师傅阿强想在镇上开一家店。", "chinese", "阿强 cook"],
  ["パン屋の健太は町でパンを焼く。", "japanese", "健太 cook"],
  ["빵집 주인 순자는 케이크를 굽는다.", "korean", "순자 cook"],
  ["Le vieux plombier Marcel rêve de jouer de l'accordéon.", "french", "Marcel grandpa"],
  ["রিকশাচালক হারুন তার মেয়ের সঙ্গে সমুদ্র দেখতে চায়।", "bengali", "হারুন man"],
  ["रिक्शाचालक सुलेमान अपनी बेटी के साथ घर जाता है।", "hindi", "सुलेमान man"],
  ["花店老板阿珍送一束花。", "chinese", "阿珍 woman"],
  ["タクシー運転手の茂は猫のモモを連れて海へ行く。", "japanese", "茂 man"],
  ["Una lumaca vuole vincere la corsa con l'aiuto di una formica.", "italian", "lumaca snail"],
  ["Ein Klempner namens Kurt baut ein Boot.", "german", "Kurt man"],
] as const)("takes the word after a trade for a name, and who has it for grown up: %s", (idea, language, hero) => {
  expect(castOf(idea, language)[0]).toBe(hero);
});

it.each([
  ["एक लड़का रोज़ नदी में तैरता है।", "hindi", "लड़का boy"],
  ["एक किसान पुराने कुएँ से पानी निकालता है।", "hindi", "किसान farmer"],
  ["يريد الولد أن يسافر إلى البحر.", "arabic", "الولد boy"],
  ["একটি মেয়ে রোজ নদীর ধারে গান গায়।", "bengali", "মেয়ে girl"],
] as const)("takes no other word after a noun for a name: %s", (idea, language, hero) => {
  expect(castOf(idea, language)[0]).toBe(hero);
});

it.each([
  [
    "Un asino di nome Peppino corre in spiaggia con il suo amico gallo.",
    "italian",
    ["Peppino donkey", "gallo rooster"],
  ],
  ["Un perro llamado Trapo busca a su amiga la gata Nube.", "spanish", ["Trapo dog", "Nube cat"]],
  ["قطة اسمها مشمشة تبحث عن صديقها الكلب في السوق.", "arabic", ["مشمشة cat", "الكلب dog"]],
  ["एक बूढ़ा हाथी अपने दोस्त बंदर के साथ पानी खोजता है।", "hindi", ["हाथी elephant", "बंदर monkey"]],
  ["नन्ही चिड़िया फुदकी अपने दोस्त कछुए के साथ जाती है।", "hindi", ["फुदकी bird", "कछुए turtle"]],
  ["邮递员老周和他的小狗黑豆去送信。", "chinese", ["老周 postman", "黑豆 dog"]],
] as const)("shows a friend as what the next noun says, and once: %s", (idea, language, cast) => {
  expect(castOf(idea, language)).toEqual(cast);
});

it("shows brothers and sisters by their names", () => {
  expect(castOf("Due fratelli, Nino e Carla, costruiscono una capanna.", "italian")).toEqual([
    "Nino boy",
    "Carla girl",
  ]);
});

it("names people in the nominative, and shows them so", () => {
  expect(castOf("Мальчик Тимур с дедушкой Иваном ловит рыбу.", "russian")).toEqual(["Тимур boy", "Иван grandpa"]);
  expect(castOf("Кот Барсик живёт с Лёшей и Катей.", "russian")).toEqual(["Барсик cat", "Лёша boy", "Катя girl"]);
});

it.each([
  ["Im Schrebergarten spielt ein Hund.", "german", "meadow"],
  ["El perro vive en el barrio.", "spanish", "city"],
  ["Кот живёт в ресторане.", "russian", "room"],
  ["एक बिल्ली मंदिर में रहती है।", "hindi", "hall"],
  ["고양이는 동물원에 산다.", "korean", "meadow"],
] as const)("knows everyday places: %s", (text, language, place) => {
  expect(findWords(text, language).find(({ sort }) => sort === "place")?.value).toBe(place);
});

it("does not take who is ill for the problem of who visits", () => {
  const idea = "A enfermeira Graça leva um bolo ao hospital para o aniversário de um doente.";
  expect(readClauses(idea, "portuguese")?.main.premise).not.toBe("lack");
});

it("does not take what breaks for somebody", () => {
  expect(castOf("健太は妹のさくらとパンを焼きたいが、オーブンが壊れてしまう。", "japanese")).toHaveLength(2);
});

it.each([
  ["দাদুর সঙ্গে ছোট মেয়ে মিতু হাটে যায়।", "bengali", "মিতু"],
  ["दादा के साथ छोटी लड़की मीरा मेले में जाती है।", "hindi", "मीरा"],
] as const)("is about who acts, and not about the company: %s", (idea, language, name) => {
  expect(otherCast(idea, language)[0]?.member.name).toBe(name);
});

it.each([
  ["एक हाथी अपने दोस्त बंदर के साथ पानी खोजता है।", "hindi", "बंदर"],
  ["버스 기사 동수는 강아지 콩이와 함께 바다에 간다.", "korean", "콩"],
  ["漁師の源さんは孫の海斗を連れて島へ行く。", "japanese", "海斗"],
  ["花屋の美咲は犬のコロと旅に出る。", "japanese", "コロ"],
] as const)("tells of who goes with the hero: %s", (idea, language, mate) => {
  expect(readForTelling(idea, language)?.words["mate"]).toBe(mate);
});

it("looks for a friend who is known, and for no new one", () => {
  expect(readForTelling("Un perro llamado Trapo busca a su amiga la gata Nube.", "spanish")?.family).toBe("seek");
});
