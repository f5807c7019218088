import { describe, expect, it } from "vitest";
import type { NonEnglish } from "../../src/languages/index.ts";
import { textOf, write } from "../../src/writer/index.ts";
import { plainIdea } from "../../src/writer/non-english/plain-idea/plain-idea.ts";

const tell = (idea: string, language: string) =>
  write({ idea, language, storyType: "children_story", scenes: 10, seconds: 170, seed: "x" });

describe("an idea that says that it is a story", () => {
  it.each([
    [
      "german",
      "eine geschichte über einen kleinen igel, der das meer sehen will",
      "Ein kleiner Igel will das Meer sehen",
    ],
    ["german", "Ein Märchen über einen Drachen, der kein Feuer mag", "Ein Drache mag kein Feuer"],
    ["german", "Eine Geschichte von zwei Mäusen, die im Klavier wohnen", "Zwei Mäuse wohnen im Klavier"],
    ["german", "Eine Geschichte über ein Mädchen, das auf dem Mond aufwacht", "Ein Mädchen wacht auf dem Mond auf"],
    ["french", "L'histoire du chat qui voulait voler", "Le chat voulait voler"],
    ["french", "une histoire sur un petit hérisson qui veut voir la mer", "Un petit hérisson veut voir la mer"],
    ["spanish", "Cuento del gato que no sabía maullar", "El gato no sabía maullar"],
    ["italian", "una favola sull'orso che ha perso il cappello", "L'orso ha perso il cappello"],
    ["portuguese", "Uma história da menina que plantou uma estrela", "A menina plantou uma estrela"],
    ["russian", "сказка про маленького ёжика который хотел увидеть море", "Маленький ёжик хотел увидеть море"],
    ["russian", "История о девочке, которая потеряла варежку", "Девочка потеряла варежку"],
    ["hindi", "एक कहानी एक ऊँट के बारे में जो शहर में टैक्सी चलाना चाहता है", "एक ऊँट शहर में टैक्सी चलाना चाहता है"],
    ["hindi", "एक छोटे लड़के की कहानी जो चाँद पर जाना चाहता है", "एक छोटा लड़का चाँद पर जाना चाहता है"],
    ["bengali", "একটি মেয়ের গল্প যে মেঘের উপর ঘর বানায়", "একটি মেয়ে মেঘের উপর ঘর বানায়"],
    ["arabic", "قصة عن القط الذي يخاف من الماء", "القط يخاف من الماء"],
    ["chinese", "一条小鱼想看看池塘外面的世界的故事", "一条小鱼想看看池塘外面的世界"],
    ["chinese", "关于一只不爱吃胡萝卜的兔子的故事", "一只兔子不爱吃胡萝卜"],
    ["japanese", "にんじんがきらいなうさぎのお話", "うさぎはにんじんがきらいです。"],
    ["japanese", "海を見たい小さな魚のお話", "小さな魚は海を見たがっています。"],
    ["korean", "친구를 찾는 외로운 로봇에 대한 동화", "외로운 로봇은 친구를 찾는다."],
  ] as const)("in %s: %s", (language, idea, plain) => {
    expect(plainIdea(idea, language)).toBe(plain);
  });

  it.each([
    ["spanish", "un cuento sobre la amistad"],
    ["german", "Eine Geschichte über Freundschaft"],
    ["russian", "Сказка о двух братьях"],
    ["french", "Un livre que personne ne peut lire"],
    ["chinese", "一个关于友谊的故事"],
  ] as const)("stays as it is where its hero is not certain, in %s: %s", (language, idea) => {
    expect(plainIdea(idea, language)).toBe(idea);
  });
});

describe("a story of I", () => {
  it.each([
    [
      "spanish",
      "Voy en tren con mi papá a la casa de mi tía",
      /(?<!\p{L})(?:digo|pregunto|me (?:acerco|despierto))(?!\p{L})/u,
      "mi papá",
    ],
    ["italian", "Vado in treno con papà da mia zia", /(?<!\p{L})(?:dico|penso|mi chiedo)(?!\p{L})/u, "papà"],
    [
      "portuguese",
      "Eu vou de trem com meu pai para a casa da minha tia",
      /(?<!\p{L})(?:digo|pergunto|penso)(?!\p{L})/u,
      "eu pai",
    ],
    ["french", "Je prends le train avec papa pour aller chez ma tante", /(?<!\p{L})[Jj](?:e |’)/u, "apa"],
    ["russian", "Я еду с папой на поезде к бабушке", /(?<!\p{L})[Яя] /u, "апа"],
    ["hindi", "मैं अपने पापा के साथ ट्रेन में नानी के घर जा रही हूँ", /मैंने|मुझे|मैं/u, "पापा"],
  ] as const)("is told by I, and of who goes along, in %s", (language, idea, mine, mate) => {
    const { paragraphs } = tell(idea, language);
    const rest = paragraphs.filter((each) => !each.includes(idea.slice(0, 12)));

    expect(rest.join(" ")).toMatch(mine);
    expect(rest.join(" ")).toContain(mate);
    expect(paragraphs.length).toBeGreaterThan(rest.length);
    expect(rest.join(" ")).not.toMatch(/[\uE000-\uE00F]/u);
  });
});

describe("who is told", () => {
  it.each([
    ["hindi", "मेरी बिल्ली किटी को बारिश से डर लगता है", "किटी"],
    ["bengali", "আমার বিড়াল মিনি বৃষ্টিকে ভয় পায়", "মিনি"],
    ["chinese", "我家的猫咪豆豆害怕吸尘器", "豆豆"],
    ["chinese", "欣怡想自己给妈妈做生日蛋糕，可是停电了。", "欣怡"],
    ["korean", "우체부 영수 아저씨가 편지 한 통을 전하려고 눈 덮인 산을 넘는다.", "영수"],
    ["korean", "태호와 누나는 버스에 두고 내린 우산을 찾으러 간다.", "태호"],
    ["portuguese", "A padeira dona Rosa assa pão para a lua todas as noites.", "Rosa"],
    ["korean", "지우와 친구 하준이가 학교 옥상에서 호박을 키운다", "지우"],
    ["german", "Die Zwillinge Max und Moritz bauen ein Floß.", "Max"],
  ] as const)("has its name in the cast and the text, in %s: %s", (language, idea, name) => {
    const story = tell(idea, language);

    expect(story.cast[0]?.name).toBe(name);
    expect(story.paragraphs.slice(1).join(" ")).toContain(name);
  });

  it.each([
    ["chinese", "废品站里的一辆旧自行车想再上路跑一次，可是它的轮子坏了。", "自行车"],
    ["korean", "고물상에 있는 낡은 자전거가 다시 길을 달리고 싶어 한다.", "자전거"],
    ["hindi", "कबाड़ की दुकान में पड़ी एक पुरानी साइकिल फिर से सड़क पर दौड़ना चाहती है।", "साइकिल"],
    ["bengali", "ভাঙা দোকানে পড়ে থাকা একটা পুরনো সাইকেল আবার রাস্তায় ছুটতে চায়।", "সাইকেল"],
  ] as const)("is a thing that acts, in %s", (language, idea, thing) => {
    expect(tell(idea, language).paragraphs.slice(1).join(" ")).toContain(thing);
  });

  it("is not what the narrator says of a pet, in the words of others", () => {
    expect(textOf(tell("Mi gata Canela le tiene miedo a la aspiradora", "spanish")).match(/Mi gata/gu)).toHaveLength(1);
  });
});

describe("the title of an idea", () => {
  it.each<[NonEnglish, string, string]>([
    [
      "german",
      "Mia und ihr Opa reparieren auf dem Dachboden ein altes Radio, um Omas Stimme zu hören.",
      "Mia und ihr Opa",
    ],
    ["russian", "Две подружки, Лиза и Маша, строят плот, чтобы доплыть до острова.", "Лиза и Маша"],
    ["hindi", "नेहा और उसका दोस्त इमरान स्कूल की छत पर सब्ज़ियाँ उगाते हैं", "नेहा और उसका दोस्त इमरान"],
    ["chinese", "小美和好朋友大壮在学校屋顶上种南瓜，但是乌鸦把南瓜都吃了", "小美和好朋友大壮"],
    [
      "spanish",
      "El cartero don Julián lleva una carta por el bosque nevado y un lobo lo sigue.",
      "El cartero don Julián",
    ],
    ["french", "une histoire sur un petit hérisson qui veut voir la mer", "Un petit hérisson veut voir la mer"],
  ])("is who it is about, or the idea if it is short, in %s", (language, idea, title) => {
    expect(tell(idea, language).title).toBe(title);
  });
});
