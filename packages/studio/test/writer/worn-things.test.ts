import { describe, expect, it } from "vitest";
import { plan, withOwnCharacters } from "../../src/writer/index.ts";

const wornBy = (look: string, language = "english", kind = "girl") =>
  withOwnCharacters([], [{ name: "Mia", kind, look }], language)[0];

const EVERYTHING = [
  "red coat",
  "black hair",
  "curly hair",
  "glasses",
  "yellow scarf",
  "hat",
  "beard",
  "freckles",
] as const;

describe("says what somebody makes", () => {
  it("and does not put it into the hand", () => {
    const { scenes } = plan({ text: "Mia built a raft by the lake.", language: "english", scenes: 1, title: "" });

    expect(scenes[0]?.picture.prompt).toContain("building a raft");
  });
});

describe("reads what an own character wears", () => {
  it.each([
    ["english", "red coat, curly black hair, round glasses, yellow scarf, a hat, beard, freckles"],
    ["german", "roter Mantel, lockige schwarze Haare, runde Brille, gelber Schal, ein Hut, Bart, Sommersprossen"],
    ["spanish", "abrigo rojo, pelo negro y rizado, gafas redondas, bufanda amarilla, sombrero, barba, pecas"],
    ["french", "manteau rouge, cheveux noirs bouclés, lunettes, écharpe jaune, un chapeau, barbe, taches de rousseur"],
    ["italian", "cappotto rosso, capelli neri e ricci, occhiali, sciarpa gialla, un cappello, barba, lentiggini"],
    ["portuguese", "casaco vermelho, cabelo preto cacheado, óculos, cachecol amarelo, chapéu, barba, sardas"],
    ["russian", "красное пальто, кудрявые чёрные волосы, очки, жёлтый шарф, шляпа, борода, веснушки"],
    ["chinese", "红色外套，黑色卷发，圆眼镜，黄围巾，帽子，胡子，雀斑"],
    ["japanese", "赤いコート、黒い巻き毛、丸いめがね、黄色いマフラー、帽子、ひげ、そばかす"],
    ["korean", "빨간 코트, 검은 곱슬머리, 둥근 안경, 노란 목도리, 모자, 수염, 주근깨"],
    ["hindi", "लाल कोट, घुँघराले काले बाल, गोल चश्मा, पीला मफ़लर, टोपी, दाढ़ी, झाइयाँ"],
    ["bengali", "লাল কোট, কোঁকড়া কালো চুল, গোল চশমা, হলুদ মাফলার, টুপি, দাড়ি, তিল"],
    ["arabic", "معطف أحمر، شعر أسود مجعد، نظارات مستديرة، وشاح أصفر، قبعة، لحية، نمش"],
  ])("in %s", (language, look) => {
    expect(wornBy(look, language)?.wears?.toSorted()).toEqual([...EVERYTHING].sort());
  });

  it("each thing with its own colour", () => {
    expect(wornBy("a red woolly hat and a blue jacket with green boots")?.wears).toEqual([
      "red beanie",
      "blue coat",
      "green boots",
    ]);
    expect(wornBy("long blonde hair in a ponytail, blue eyes, dark skin")?.wears).toEqual([
      "long hair",
      "blonde hair",
      "ponytail",
      "blue eyes",
      "dark skin",
    ]);
    expect(wornBy("red coat, glasses", "german")?.wears).toEqual(["red coat", "glasses"]);
  });

  it("and does not take it for the colour of the body", () => {
    expect(wornBy("red coat")?.traits).toEqual([]);
    expect(wornBy("brown with a green scarf", "english", "dog")).toMatchObject({
      kind: "dog",
      traits: ["brown"],
      wears: ["green scarf"],
    });
    expect(wornBy("", "english", "girl in a red coat")).toMatchObject({
      kind: "girl",
      traits: [],
      wears: ["red coat"],
    });
    expect(wornBy("white feathers, a red hat", "english", "owl")?.traits).toEqual(["white"]);
  });

  it("and says it to image models", () => {
    const characters = [{ name: "Mia", kind: "girl", look: "red coat" }];
    const { scenes } = plan({ text: "Mia sat by the lake.", language: "english", scenes: 1, title: "", characters });

    expect(scenes[0]?.picture.prompt).toContain("Mia (girl, red coat)");
  });
});
