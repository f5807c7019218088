import { describe, expect, it } from "vitest";
import { readForTelling } from "../../src/writer/non-english/tell/read.ts";

const read = (idea: string, language: "german") => readForTelling(idea, language);
const as = (language: string): "german" => language as "german";

describe("a clause about somebody else", () => {
  it.each([
    ["german", "Nils sucht seinen Drachen, aber der Hund will baden.", "Nils"],
    ["spanish", "Lucía busca su cometa, pero su hermano quiere bañarse.", "Lucía"],
    ["french", "Léa cherche son cerf-volant, mais son frère veut nager.", "Léa"],
    ["italian", "Sara cerca il suo aquilone, ma il cane vuole nuotare.", "Sara"],
    ["portuguese", "Rita procura a sua pipa, mas o cão quer nadar.", "Rita"],
    ["chinese", "小明找他的风筝，可是妈妈怕虫子。", "小明"],
    ["arabic", "يبحث سامي عن طائرته، لكن الكلب يريد أن يسبح.", "سامي"],
  ])("says in %s nothing of what the hero wants", (language, idea, hero) => {
    const { words } = read(idea, as(language)) ?? {};

    expect(words?.["hero"]).toBe(hero);
    expect(words?.["wish"] ?? "").not.toMatch(/baden|bañarse|nager|nuotare|nadar|يسبح/);
    expect(words?.["fear"]).toBeUndefined();
  });

  it("says it where it begins with the hero again", () => {
    const { words } = read("মিতু মাছ ধরতে যায়, কিন্তু সে মাছটাকে ছেড়ে দিতে চায়।", as("bengali")) ?? {};

    expect(words?.["wish"]).toBe("মাছটাকে ছেড়ে দিতে");
  });
});

describe("a thing that opens an idea", () => {
  it.each([
    ["spanish", "El frigorífico de la abuela Carmen habla por las noches con su nieto Hugo.", "el frigorífico"],
    ["german", "Der Aufzug im Hochhaus hat Angst vor dem Keller. Nur die Putzfrau Rosi weiß davon.", "der Aufzug"],
    ["hindi", "स्कूल की पुरानी घंटी बजना नहीं चाहती। चौकीदार रामू काका उसे मनाते हैं।", "घंटी"],
    ["bengali", "পুরোনো ট্রামটা আর চলতে চায় না। কন্ডাক্টর রতন তাকে গান শোনায়।", "ট্রামটি"],
    ["chinese", "学校的旧校车不想退休，司机老王和孩子们帮它。", "旧校车"],
    ["chinese", "一台旧冰箱舍不得离开老张家，它每天晚上给小猫讲故事。", "旧冰箱"],
    ["hindi", "एक छोटा ऑटो रिक्शा रास्ता भूल जाता है और एक गाय उसे घर पहुँचाती है।", "ऑटो रिक्शा"],
    ["bengali", "কাকতাড়ুয়া মাঠে একা থাকে আর পাখিদের সঙ্গে খেলে।", "কাকতাড়ুয়াটি"],
    ["japanese", "小さな消しゴムは心配です。えんぴつが、旅しようと言います。", "消しゴム"],
    ["korean", "할아버지의 낡은 트럭은 산을 넘지 못해요. 손녀 지아가 응원해요.", "트럭"],
    ["bengali", "রিকশাটা রোজ ইমনকে স্কুলে নিয়ে যায়।", "রিকশাটি"],
    ["korean", "오래된 버스 붕붕이는 은퇴하고 싶지 않아요. 기사 아저씨도 그래요.", "버스 붕붕이"],
    ["korean", "아파트 경비원 김 씨는 밤마다 길고양이에게 우유를 줘요. 어느 날 고양이가 사라졌어요.", "경비원 김 씨"],
  ])("is its hero in %s, though others have names", (language, idea, hero) => {
    expect(read(idea, as(language))?.hero.name).toBe(hero);
  });
});

describe("what a hero does", () => {
  it.each([
    [
      "german",
      "Timo und sein Papa bauen auf dem Balkon ein Hotel für Bienen.",
      "auf dem Balkon ein Hotel für Bienen bauen",
    ],
    ["german", "Lea näht ein Kleid zusammen, aber der Hund will baden.", "ein Kleid zusammennähen"],
    ["spanish", "Nora planta tomates en la azotea y los riega.", "plantar tomates en la azotea"],
    ["french", "Lucas répare un vieux vélo pour sa sœur.", "réparer un vieux vélo"],
    ["italian", "Alice costruisce una casetta nel bosco.", "costruire una casetta nel bosco"],
  ])("is wanted in %s: %s", (language, idea, wish) => {
    expect(read(idea, as(language))?.words["wish"]).toBe(wish);
  });
});

describe("a place that no picture shows", () => {
  it.each([
    ["german", "Emil hat seinen Turnbeutel im Bus vergessen.", "im Bus"],
    ["spanish", "Valeria practica cada tarde en el gallinero.", "en el gallinero"],
    ["french", "Théo chante avec le chauffeur au garage.", "au garage"],
    ["italian", "Giulia ha perso il dentino in cortile.", "in cortile"],
    ["portuguese", "Beatriz vai à feira vender compotas.", "na feira"],
    ["russian", "Соня помогает бабушке Нине во дворе.", "во дворе"],
    ["hindi", "रिया छत पर पतंग उड़ाती है।", "छत पर"],
    ["bengali", "তিতলি ছাদে বাগান করে।", "ছাদে"],
    ["japanese", "ゆいは商店街でたい焼き屋を開きます。", "商店街"],
    ["chinese", "小明在阳台上养一只蜗牛。", "阳台上"],
    ["korean", "하준이는 놀이터에서 모래성을 만들어요.", "놀이터"],
  ])("is where a story in %s goes on", (language, idea, there) => {
    expect(read(idea, as(language))?.words["there"]).toBe(there);
  });
});

describe("names", () => {
  it.each([
    ["japanese", "ひなたはおばあちゃんとたい焼き屋を開きたいです。でも、あんこが甘くなりません。", "ひなた"],
    ["chinese", "小雨想养一只蜗牛，可是妈妈不喜欢。", "小雨"],
    ["arabic", "سائق الحافلة أبو سامي يغني كل يوم.", "أبو سامي"],
    ["arabic", "القطة مشمشة تعيش في المخبز.", "مشمشة"],
    ["spanish", "El perro Canelo espera a Marcos. Un día Marcos no llega.", "Canelo"],
    ["spanish", "Mi vecina doña Pura quiere nadar y su nieta Alba la acompaña.", "doña Pura"],
    ["bengali", "ছোট্ট তিতলি মেলায় হারিয়ে যায়, আর এক বেলুনওয়ালা তাকে পৌঁছে দেয়।", "তিতলি"],
    ["hindi", "दादी कमला मोबाइल चलाना सीखना चाहती हैं।", "कमला"],
    ["japanese", "転校生のはるとは、友だちがいなくてさびしいです。", "はると"],
    ["chinese", "七岁的朵朵第一次坐公交车去外婆家。", "朵朵"],
    ["chinese", "小胖和妹妹发现一台旧收音机。", "小胖"],
    ["chinese", "奶奶的老花镜不见了，孙子浩浩在家里到处找。", "浩浩"],
    ["spanish", "Tres amigos, Leo, Inés y Samir, celebran el cumpleaños de Samir.", "Leo"],
    ["japanese", "漁師の源さんと猫のトラは、イルカを見つけました。", "源さん"],
    ["hindi", "बंदर चीकू मास्टर जी का चश्मा लेकर पेड़ पर चढ़ जाता है।", "चीकू"],
  ])("are read in %s", (language, idea, hero) => {
    expect(read(idea, as(language))?.hero.name).toBe(hero);
  });

  it.each([
    ["german", "Die Putzfrau Rosi singt.", "she"],
    ["french", "Le voisin Camille plante des tomates.", "he"],
    ["italian", "La vicina Andrea canta.", "she"],
  ])("have in %s the gender of the article before their noun: %s", (language, idea, person) => {
    expect(read(idea, as(language))?.hero.person).toBe(person);
  });

  it("of women make an animal a she", () => {
    expect(read("Die Schnecke Lotte will ans Meer.", "german")?.hero).toEqual({ name: "Lotte", person: "she" });
  });
});
