import { textOf, write } from "@animation-agent/studio/writer";
import { describe, expect, it } from "vitest";
import type { NonEnglish } from "../../src/languages/index.ts";
import { readClauses } from "../../src/writer/non-english/clauses/read-clauses.ts";
import { plainIdea } from "../../src/writer/non-english/plain-idea/plain-idea.ts";

const storyOf = (language: NonEnglish, idea: string) =>
  write({ idea, storyType: "original_story", language, scenes: 8, seconds: 120, seed: "other" });
const tell = (language: NonEnglish, idea: string): string => textOf(storyOf(language, idea));
const castOf = (language: NonEnglish, idea: string): string =>
  storyOf(language, idea)
    .cast.map(({ name, kind }) => `${name}=${kind}`)
    .join(", ");

describe("an idea with the marks of another keyboard", () => {
  it.each<[NonEnglish, string, string]>([
    ["chinese", "小明想学画画,可是他没有颜料.", "小明想学画画，可是他没有颜料。"],
    ["japanese", "くまは海へ行く, でも遠い.", "くまは海へ行く、でも遠い。"],
    ["arabic", "قطة تريد السفر, لكنها خائفة", "قطة تريد السفر، لكنها خائفة"],
    ["hindi", "राजू दौड़ता है. वह जीतता है|", "राजू दौड़ता है। वह जीतता है।"],
  ])("is read with those of its script: %s %s", (language, idea, plain) => {
    expect(plainIdea(idea, language)).toBe(plain);
  });
});

describe("who an idea names", () => {
  it.each<[NonEnglish, string, string]>([
    ["french", "Léo, dix ans, veut construire une cabane mais son père n'a pas le temps.", "Léo=boy, père=man"],
    ["german", "Das Faultier kommt zu spät. Trotzdem möchte es der Erste sein.", "faultier=sloth"],
    ["hindi", "एक हाथी सर्कस से भागकर अपने परिवार को ढूँढना चाहता है।", "हाथी=elephant"],
    ["chinese", "两个好朋友为了一只小狗吵架，后来决定一起养它。", "朋友=boy, 朋友=boy, 小狗=dog"],
    ["korean", "길고양이 나비는 매일 누나를 기다린다. 나비는 누나를 찾아 나선다.", "나비=cat, 누나=girl"],
    ["bengali", "ছোট্ট রিয়া একটা হাঁস খুঁজে পায়। মা বলেন হাঁসটা রান্না করতে হবে।", "রিয়া=girl, হাঁস=duck, মা=woman"],
    ["hindi", "सोनू को शेर बनना है। उसकी बहन उसे अभ्यास कराती है।", "सोनू=boy, बहन=girl"],
    ["hindi", "एक गरीब मोची हर रात जूते बनाता है।", "मोची=craftsman"],
    ["japanese", "雨がきらいなかえるが、にじを見るために旅に出る。", "かえる=frog"],
    ["chinese", "爸爸工作很忙，小雨想让爸爸陪她去动物园。", "小雨=girl, 爸爸=man"],
    ["korean", "할아버지는 매일 빵집에 가서 단팥빵을 두 개 산다.", "할아버지=grandpa"],
    ["japanese", "転校してきたばかりのさくらは友だちがいない。", "さくら=girl"],
    ["chinese", "奶奶的老面馆快要关门了,孙女小雨想救活面馆。", "小雨=girl, 奶奶=grandma"],
    ["bengali", "পূজার ছুটিতে অর্ণব একটা মানচিত্র খুঁজে পায়।", "অর্ণব=boy"],
    ["arabic", "طفل يصنع طائرة ورقية من الجرائد القديمة.", "طفل=boy"],
    ["russian", "Дед Мороз заболел накануне Нового года, и Снегурочка едет сама.", "Мороз=grandpa, Снегурочка=girl"],
    ["arabic", "قط صغير يسرق السمك من صياد عجوز، ثم يصبحان صديقين.", "قط صغير=cat, صياد=fisherman"],
  ])("is cast, and nobody else: %s %s", (language, idea, cast) => {
    expect(castOf(language, idea)).toBe(cast);
  });

  it("acts in place of a thing that is named first", () => {
    const idea = "गाँव का कुआँ सूख गया है। मीना और उसकी दादी पानी ढूँढने निकलती हैं।";

    expect(readClauses(idea, "hindi")?.hero.name).toBe("मीना");
  });
});

describe("what is told of an idea", () => {
  it("leaves a refusal to who refuses", () => {
    const text = tell("spanish", "Lucía quiere ganar el concurso, pero su abuelo se niega a contarle el secreto.");

    expect(text).not.toContain("—No —dice Lucía");
    expect(text).toContain("Pero su abuelo se niega a contarle el secreto.");
  });

  it("makes no person of an adverb", () => {
    const text = tell(
      "german",
      "Jonas möchte einen Hund, aber seine Mutter ist dagegen. Also bringt er der Schildkröte Kunststücke bei.",
    );

    expect(text).not.toMatch(/sagt Also|ist Also|fragt Also/);
  });

  it("leaves a wish to who has it", () => {
    const idea = "দাদুর পুরোনো হারমোনিয়াম ভেঙে গেছে। নাতি সোহম সেটা সারাতে চায় যাতে দাদু আবার গান গাইতে পারেন।";

    expect(readClauses(idea, "bengali")?.clauses[1]).toMatchObject({ turn: "change", other: { name: "সোহম" } });
  });

  it("takes a plural verb in the present for no past", () => {
    expect(
      readClauses("Mamie Jeanne rêve de sauter. Ses petits-enfants lui préparent une surprise.", "french")?.voice,
    ).toEqual({});
    expect(readClauses("A avó sonha em saltar. Os netos preparam uma surpresa.", "portuguese")?.voice).toEqual({});
  });

  it("leaves to others what they do, where only a pronoun shows them", () => {
    const idea = "Le chat Gaston vole les saucisses de la bouchère. Un jour, elle décide de lui tendre un piège.";

    expect(readClauses(idea, "french")?.clauses[1]).toMatchObject({ turn: "change" });
    expect(tell("french", idea)).not.toContain("Gaston peut lui tendre un piège");
  });

  it("takes what somebody else wants for no wish of the hero", () => {
    const text = tell("spanish", "Ana y su abuelo plantan un limonero. Ahora el ayuntamiento quiere cortarlo.");

    expect(text).not.toContain(": cortarlo");
  });

  it.each<[NonEnglish, string, string]>([
    ["korean", "달에 사는 토끼가 떡을 만들다가 지구에 떨어진다.", "lack"],
    ["hindi", "चिड़िया का बच्चा घोंसले से गिर जाता है।", "lack"],
    ["portuguese", "Um robô apaixona-se por uma planta.", "love"],
    ["portuguese", "Um burro velho é abandonado pelo dono.", "sad"],
    ["arabic", "جدتي تصنع أفضل كعك في القرية.", "make"],
    ["bengali", "রিয়া নদীর ধারে একটা হাঁস খুঁজে পায়।", "find"],
  ])("is about what its verb says: %s %s", (language, idea, premise) => {
    expect(readClauses(idea, language)?.clauses[0]?.premise).toBe(premise);
  });

  it("gives a clause without a subject to the hero, where its verb is not that of several", () => {
    const idea = "Mateo encuentra un perro. Sus padres no quieren animales en casa, así que lo esconde en el garaje.";

    expect(readClauses(idea, "spanish")?.clauses.at(-1)?.text).toBe("Mateo lo esconde en el garaje.");
    expect(castOf("spanish", idea)).toContain("Mateo=boy");
  });

  it("keeps two who act together in one clause", () => {
    const idea = "En un pueblo donde nunca llueve, una niña y su burro buscan la nube más grande del mundo.";

    expect(readClauses(idea, "spanish")?.clauses.map(({ text }) => text)).toEqual([idea]);
  });

  it.each<[NonEnglish, string, string]>([
    ["german", "Oma Hilde will Motorrad fahren lernen. Die ganze Familie ist dagegen.", "obstacle"],
    ["portuguese", "Joaquim é carteiro. O banco quer fechar a estação.", "obstacle"],
    ["chinese", "刺猬没有朋友。冬天来了，它用苹果帮助了小兔子。", "meet"],
    ["russian", "Кошка Муся мечтает стать космонавтом, а мышь строит для неё ракету.", "help"],
  ])("turns as its clause says: %s %s", (language, idea, turn) => {
    expect(readClauses(idea, language)?.clauses.at(-1)?.turn).toBe(turn);
  });

  it("is in the tense of the main verb", () => {
    expect(
      readClauses("Uma galinha que queria ser cantora foge do galinheiro.", "portuguese")?.voice.isPast,
    ).toBeUndefined();
  });

  it("tells of what somebody is or has no great moment", () => {
    const clauses = readClauses("Un pingüino tiene miedo al agua. El pingüino vive en el zoo.", "spanish")?.clauses;

    expect(clauses?.[1]).not.toHaveProperty("turn");
  });

  it("says both words of an Arabic hero with the article", () => {
    expect(tell("arabic", "قط صغير يعيش في سوق قديم ويأكل السمك كل يوم.")).toContain("القط الصغير");
  });
});
