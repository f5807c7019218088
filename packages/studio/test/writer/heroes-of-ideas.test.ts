import { describe, expect, it } from "vitest";
import { textOf, write } from "../../src/writer/index.ts";

const storyOf = (idea: string, language: string) =>
  write({ idea, language, storyType: "fairytale_story", scenes: 10, seconds: 170, seed: "a" });
const paragraphsOf = (idea: string, language: string): string[] => textOf(storyOf(idea, language)).split("\n\n");
const restOf = (idea: string, language: string): string => paragraphsOf(idea, language).slice(1).join(" ");
const namesOf = (idea: string, language: string): string[] => storyOf(idea, language).cast.map(({ name }) => name);

describe("the hero of an idea", () => {
  it.each([
    ["german", "Eine alte Straßenlaterne hat Angst. Jede Nacht stört sie die Eulen.", /die Straßenlaterne/],
    ["german", "Der alte Linienbus soll verschrottet werden. Die Kinder verstecken ihn im Wald.", /der Linienbus/],
    ["spanish", "Un semáforo viejo está cansado de cambiar de color y quiere ver el mar.", /el semáforo/],
    ["french", "Une vieille péniche rêve de voir la mer. Son capitaine, Marcel, la trouve fatiguée.", /la péniche/],
    ["italian", "Una vecchia barca vuole tornare in mare. Il nipote del pescatore la ripara.", /la barca/],
    ["portuguese", "O velho bonde de Lisboa sonha em subir a colina sem ajuda.", /o bonde/],
    ["chinese", "一辆旧公交车不想被拆掉，它偷偷开到了海边。", /公交车/],
    ["korean", "낡은 가로등이 별이 되고 싶어 한다. 하지만 도시의 불빛이 너무 밝다.", /가로등/],
    ["german", "Ein Kühlschrank träumt davon, den Südpol zu sehen.", /der Kühlschrank/],
    ["italian", "Il lampione di via Garibaldi si innamora della luna.", /il lampione/],
    ["japanese", "おばあちゃんの古いミシンが、ある夜こっそり動き出す。", /ミシン/],
  ])("is the thing that the first words name, in %s: %s", (language, idea, hero) => {
    const told = restOf(idea, language).match(new RegExp(hero, "giu")) ?? [];

    expect(told.length).toBeGreaterThan(5);
  });

  it.each([
    ["italian", "Una vecchia barca vuole tornare in mare. Il nipote del pescatore la ripara.", "sailboat"],
    ["french", "Un petit nuage a peur de pleuvoir.", "cloud"],
    ["arabic", "قطار قديم يحلم بالوصول إلى البحر.", "train"],
    ["italian", "La luna è caduta nel lago e una rana la riporta in cielo.", "frog"],
  ])("is drawn first, in %s: %s", (language, idea, kind) => {
    expect(storyOf(idea, language).cast.map((member) => member.kind)).toContain(kind);
  });

  it("is not the person that belongs to somebody, nor a place", () => {
    const grandma = "Una abuela de Sevilla aprende a montar en bicicleta. Su nieto Mateo la ayuda.";
    expect(namesOf(grandma, "spanish")).toEqual(["abuela", "Mateo"]);
    expect(restOf(grandma, "spanish")).toContain("la abuela");
    expect(restOf(grandma, "spanish")).not.toMatch(/Sevilla|vio la ayuda/);
    expect(restOf("एक बूढ़ी दादी मोबाइल सीखना चाहती है। उसका पोता रोहन मदद करता है।", "hindi")).toMatch(/दादी/u);
  });

  it.each([
    ["german", "Zwei Geschwister, Jule und Till, finden eine Karte.", ["Jule", "Till"]],
    ["spanish", "Dos hermanos gemelos, Inés y Bruno, quieren ganar el concurso.", ["Inés", "Bruno"]],
    ["french", "Deux amis, Hugo et Samira, construisent une cabane.", ["Hugo", "Samira"]],
    ["hindi", "दो दोस्त, अर्जुन और सलीम, मुकाबला जीतना चाहते हैं।", ["अर्जुन", "सलीम"]],
    ["chinese", "双胞胎兄弟大宝和小宝在森林里迷路了。", ["大宝", "小宝"]],
    ["japanese", "パン屋の娘ひなたは、大きなパンを焼きたい。", ["ひなた"]],
    ["korean", "쌍둥이 자매 하나와 두리는 케이크를 만들고 싶다.", ["하나", "두리"]],
    ["portuguese", "Seu Joaquim, pescador aposentado, ensina o neto Davi a ler.", ["Joaquim", "Davi"]],
    ["portuguese", "Luana perdeu o primeiro dente.", ["Luana"]],
    ["russian", "Старый трамвай по имени Семён мечтает поехать без рельсов.", ["Семён"]],
    ["chinese", "山村女教师李梅种了一片向日葵。", ["李梅"]],
    ["german", "Yusuf findet keine Freunde.", ["Yusuf"]],
  ])("are those who are named, without another, in %s: %s", (language, idea, names) => {
    expect(namesOf(idea, language)).toEqual(names);
  });

  it.each([
    ["korean", "쌍둥이 자매 하나와 두리는 케이크를 만들고 싶다.", ["girl", "girl"]],
    ["french", "Deux sœurs, Camille et Noa, construisent une cabane.", ["girl", "girl"]],
  ])("are girls where they are sisters, in %s: %s", (language, idea, kinds) => {
    expect(storyOf(idea, language).cast.map(({ kind }) => kind)).toEqual(kinds);
  });

  it("agrees as several where the noun is of several", () => {
    const raft = restOf("Die Kinder bauen ein Floß und wollen damit bis zur Nordsee fahren.", "german");

    expect(raft).not.toMatch(/[Dd]ie Kinder (?:war|hatte|ging|wollte|hörte|verlor|nahm)(?!\p{L})/u);
    expect(raft).not.toMatch(/damit bis zur Nordsee fahren(?:“|, )/);
  });

  it("has somebody beside it who belongs to it", () => {
    const cobbler = "Un viejo zapatero y su gata Misi hacen zapatos para los duendes del bosque.";

    expect(restOf(cobbler, "spanish")).toMatch(/el zapatero/i);
    expect(restOf(cobbler, "spanish")).toMatch(/Misi/);
  });

  it("is no adverb", () => {
    expect(namesOf("カッパが川でカエルに泳ぎを教わる。最後には滝を越える。", "japanese")).not.toContain("最後に");
  });
});

describe("an idea's words in a story", () => {
  it("are those about its hero, not what another wants", () => {
    const hut = "Deux amis, Hugo et Samira, construisent une cabane. Le maire veut couper l'arbre.";

    expect(restOf(hut, "french")).not.toMatch(/Hugo voulait (?:seulement )?couper|[Pp]our couper|vraiment couper/);
    expect(restOf(hut, "french")).toMatch(/la cabane/);
  });

  it.each([
    [
      "french",
      "Camille cherche le chat disparu dans la ville. Elles le retrouvent chez le voisin.",
      /(?<!Elles )le retrouvent/,
    ],
    ["portuguese", "Um vaga-lume perdeu a sua luz na floresta.", /a sua(?! luz)/],
    ["bengali", "দুই বোন মায়ের জন্মদিনে পায়েস রাঁধতে চায়।", /(?<![\p{L}\p{M}])\p{M}/u],
    ["hindi", "एक डाकिया पुरानी चिट्ठी पहुँचाना चाहता है।", /डाकिया ने/u],
    ["german", "Frau Schröder fährt nach Paris, um ihre Freundin wiederzusehen.", /wiederzusehen/],
  ])("are whole nouns and verbs, in %s: %s", (language, idea, garbled) => {
    expect(restOf(idea, language)).not.toMatch(garbled);
  });

  it.each([
    ["german", "Tina will ihre Oma besuchen.", /du willst wirklich (?:deine|ihre) Oma/, /ihre Oma besuchen\?/],
    ["spanish", "Ana quiere visitar a su abuela.", /quieres visitar a (?:tu|su) abuela/, /quieres visitar a su/],
    ["french", "Ana veut consoler sa sœur.", /tu veux vraiment consoler (?:ta|sa) sœur/, /vraiment consoler sa/],
    ["italian", "Ana vuole ritrovare la sua ombra.", /vuoi ritrovare la (?:tua|sua) ombra/, /vuoi ritrovare la sua/],
  ])("are said to the hero as to you, in %s: %s", (language, idea, said, wrong) => {
    const texts = ["a", "b", "c", "d", "e", "f"].map((seed) =>
      textOf(write({ idea, language, storyType: "fairytale_story", scenes: 20, seconds: 400, seed })),
    );

    expect(texts.join(" ")).toMatch(said);
    expect(texts.join(" ")).not.toMatch(wrong);
  });

  it.each([
    ["german", "Eine Laterne hat Angst. Am Ende freundet sie sich mit dem Mond an.", "Am Ende"],
    ["spanish", "Lucía pierde su cometa en la playa. Al final la encuentra en el faro.", "Al final"],
    ["french", "Camille cherche le chat. À la fin, elle le retrouve.", "À la fin"],
    ["italian", "Una bambina vuole ballare. Alla fine sente la musica.", "Alla fine"],
    ["portuguese", "Um vaga-lume perdeu a sua luz. No fim ela voltou.", "No fim"],
    ["russian", "Пёс Бублик потерялся на вокзале. В конце его находит машинист.", "В конце"],
    ["hindi", "मीना पतंग ढूँढती है। अंत में पतंग छत पर मिलती है।", "अंत में"],
    ["bengali", "মিতু নৌকাটা খুঁজছে। শেষে নৌকাটা ফিরে আসে।", "শেষে নৌকাটা"],
    ["arabic", "تبحث ليلى عن قطتها في المدينة، وفي النهاية تجدها عند الجار.", "في النهاية تجدها"],
    ["japanese", "健太は星をさがします。最後に星を見つけます。", "最後に"],
    ["chinese", "大宝在森林里迷路了，最后一只老乌龟带他回家。", "最后一只老乌龟"],
    ["korean", "민준은 약을 구하러 갑니다. 마지막에 강아지가 다시 뛰어놉니다.", "마지막에 강아지가"],
  ])("tell its end at the end, in %s: %s", (language, idea, end) => {
    const paragraphs = paragraphsOf(idea, language);

    expect(paragraphs[0]).not.toContain(end);
    expect(paragraphs.slice(-2).join(" ")).toContain(end);
  });
});
