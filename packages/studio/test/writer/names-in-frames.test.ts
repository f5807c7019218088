import { expect, it } from "vitest";
import type { Language } from "../../src/languages/index.ts";
import { write } from "../../src/writer/index.ts";

const castOf = (idea: string, language: Language): string[] =>
  write({ idea, language, storyType: "original_story", scenes: 6, seconds: 70, seed: "s0" }).cast.map(
    ({ name, kind }) => `${name} ${kind}`,
  );

it.each([
  ["German", "german", "Tjark, ein junger Tischler, baut ein Boot.", ["Tjark craftsman"]],
  ["French", "french", "Malo, un jeune menuisier, construit un bateau.", ["Malo craftsman"]],
  ["Italian", "italian", "Ettore, un giovane falegname, costruisce una barca.", ["Ettore craftsman"]],
  ["Russian", "russian", "Савелий, молодой плотник, строит лодку.", ["Савелий craftsman"]],
  ["Arabic", "arabic", "رباب، خياطة شابة، تخيط فستانًا.", ["رباب craftsman"]],
  ["Bengali", "bengali", "নিবারণ, এক তরুণ ছুতোর, নৌকা বানায়।", ["নিবারণ craftsman"]],
  ["Hindi", "hindi", "विनोद, एक युवा बढ़ई, नाव बनाता है।", ["विनोद craftsman"]],
  ["Chinese", "chinese", "志远是个年轻的木匠，他想造一条船。", ["志远 craftsman"]],
] as const)("takes who is named before a trade for who has it: %s", (_, language, idea, cast) => {
  expect(castOf(idea, language)).toEqual(cast);
});

it.each([
  ["Der Sohn des Müllers, Veit, will fliegen lernen.", "german", ["Veit boy"]],
  ["La fille du meunier, Oriane, veut apprendre à voler.", "french", ["Oriane girl"]],
  ["El hijo del molinero, Nicanor, quiere aprender a volar.", "spanish", ["Nicanor boy"]],
  ["Сын мельника Игнат хочет научиться летать.", "russian", ["Игнат boy"]],
  ["هيثم ابن الخياط يحلم بالسفر إلى البحر.", "arabic", ["هيثم boy"]],
  ["দর্জির মেয়ে জবা সাগর দেখার স্বপ্ন দেখে।", "bengali", ["জবা girl"]],
  ["दर्जी का बेटा मंगल समुद्र देखने का सपना देखता है।", "hindi", ["मंगल boy"]],
] as const)("shows a craftsman's child, and not the craftsman: %s", (idea, language, cast) => {
  expect(castOf(idea, language)).toEqual(cast);
});

it.each([
  ["Ein Roboter, den alle „Iska“ nennen, will tanzen lernen.", "german", "Iska robot"],
  ["Un robot al que todos llaman «Nicanor» quiere aprender a bailar.", "spanish", "Nicanor robot"],
  ["みんなに「カズ」と呼ばれるロボットは踊りを習いたい。", "japanese", "カズ robot"],
  ["모두가 '하늘'이라고 부르는 로봇은 춤을 배우고 싶다.", "korean", "하늘 robot"],
] as const)("takes the name that all call something by: %s", (idea, language, hero) => {
  expect(castOf(idea, language)[0]).toBe(hero);
});

it.each([
  ["大工の勇は船を作る。", "japanese", "勇 man"],
  ["妹の花は雷をこわがる。", "japanese", "花 girl"],
  ["健太おじさんは古い時計を直す。", "japanese", "健太 man"],
  ["간호사 봄은 섬의 병원에서 일한다.", "korean", "봄 nurse"],
  ["만복 할아버지는 사과나무를 심는다.", "korean", "만복 grandpa"],
  ["爷爷铁柱种了一棵苹果树。", "chinese", "铁柱 grandpa"],
  ["志远叔叔修理旧钟表。", "chinese", "志远 man"],
  ["বিড়াল জ্যোৎস্না ছাদে ঘুমায়।", "bengali", "জ্যোৎস্না cat"],
  ["राजू चाचा पुरानी घड़ियाँ ठीक करते हैं।", "hindi", "राजू man"],
  ["العمة شهد تصلح الساعات القديمة.", "arabic", "شهد woman"],
] as const)(
  "keeps a name that is another word as well, where the words around it show a name: %s",
  (idea, language, hero) => {
    expect(castOf(idea, language)[0]).toBe(hero);
  },
);

it.each([
  ["रिया अपने दोस्त आसिफ़ के साथ झील पर जाती है।", "hindi", ["रिया girl", "आसिफ़ boy"]],
  ["রিয়া তার বন্ধু নিবারণের সঙ্গে হ্রদে যায়।", "bengali", ["রিয়া girl", "নিবারণ boy"]],
  ["Лена идёт с другом Савелием на озеро.", "russian", ["Лена girl", "Савелий boy"]],
  ["صيادة تبحر مع ابنها كريم في البحر.", "arabic", ["صيادة fisherman", "كريم boy"]],
] as const)("names who comes along, out of the case: %s", (idea, language, cast) => {
  expect(castOf(idea, language)).toEqual(cast);
});

it.each([
  ["सूरज को एक दिन छुट्टी चाहिए।", "hindi", "boy"],
  ["星は友だちを探す。", "japanese", "girl"],
  ["별은 친구를 찾는다.", "korean", "girl"],
  ["उसकी पोती झील पर जाती है।", "hindi", "boy"],
] as const)("takes no other word for a name: %s", (idea, language, kind) => {
  expect(castOf(idea, language)[0]?.split(" ")[1]).not.toBe(kind);
});
