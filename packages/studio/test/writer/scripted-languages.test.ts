import { describe, expect, it } from "vitest";
import { type NonEnglish, storyPacks } from "../../src/languages/index.ts";
import { families, type Person } from "../../src/languages/pack.ts";
import { speakingSeconds, textOf, write } from "../../src/writer/index.ts";
import { fillTelling } from "../../src/writer/non-english/tell/fill.ts";
import { seededRandom } from "../../src/writer/random.ts";

// The keys of `storyPacks` are its languages.
const languages = (Object.keys(storyPacks) as NonEnglish[]).filter((each) => storyPacks[each].telling);
const persons: readonly Person[] = ["he", "she", "it", "they", "theyf", "i"];

const storyOf = (idea: string, language: string, seconds = 170, seed = "a"): string =>
  textOf(write({ idea, language, storyType: "fairytale_story", scenes: 10, seconds, seed }));

describe.each(languages)("the scripts in %s", (language) => {
  const { telling } = storyPacks[language];
  if (!telling) throw new Error("filtered above");
  const lines = [
    ...telling.people,
    ...telling.moments,
    ...telling.companions,
    ...telling.others,
    ...telling.rumours,
    ...telling.anecdotes,
    ...telling.scripts.flatMap(({ tell, end }) => [...tell, ...end].flat()),
  ];
  const own = {
    hero: "Kim",
    mate: "Alex",
    thing: "THING",
    there: "THERE",
    wish: "WISH",
    goal: "GOAL",
    fear: "FEAR",
    skill: "SKILL",
    unwish: "NO",
    unable: "NOT",
    action: "ACTION",
    doing: "DOING",
    lack: "LACK",
    place: "PLACE",
    aim: "AIM",
    verb: "VERB",
    other: "OTHER",
    fact: "FACT",
  };
  const words = { ...own, ...telling.agreement.formsOf?.(own) };

  it("have only known gaps and no other signs left", () => {
    for (const line of lines)
      for (const person of persons) {
        const random = seededRandom(line);
        const told = fillTelling(line, { words, person, agreement: telling.agreement, random });

        expect(told, line).toBeDefined();
        expect(told).not.toMatch(/[{}[\]|*@<>]/);
      }
  });

  it("are of every family that ideas are read for, and tell an end", () => {
    const known = new Set(telling.scripts.map(({ family }) => family));

    expect(known.has("any")).toBe(true);
    for (const { tell, end } of telling.scripts) {
      expect(tell.length).toBeGreaterThan(2);
      expect(end.length).toBeGreaterThan(0);
    }
    for (const family of Object.keys(telling.reader.families)) expect(families).toContain(family);
  });

  it("say no paragraph twice", () => {
    expect(new Set(lines).size).toBe(lines.length);
  });
});

it.each([
  ["russian", "прислушал{ся}", /прислушалась и поняла/],
  ["portuguese", "alguma coisa brilhava", /alguma coisa brilhava\. Kim/],
] as const)("a script in %s keeps spaces and stops where the idea has no word for a gap", (language, start, told) => {
  const { telling } = storyPacks[language];
  const line = telling?.scripts.flatMap(({ tell }) => tell.flat()).find((each) => each.includes(start)) ?? "";
  const filling = { words: { hero: "Kim" }, person: "she", random: seededRandom("a") } as const;

  expect(telling && fillTelling(line, { ...filling, agreement: telling.agreement })).toMatch(told);
});

describe("the forms of East Asian languages", () => {
  it.each([
    ["japanese", "きつねが星を探す。", /^きつねが星を探します。/m],
    ["japanese", "くまは魚を買った。", /^くまは魚を買いました。/m],
    ["korean", "여우가 별을 찾는다.", /^여우가 별을 찾습니다\./m],
    ["korean", "곰이 집을 만든다.", /^곰이 집을 만듭니다\./m],
  ])("tell an idea in %s in the polite style of the story: %s", (language, idea, opening) => {
    expect(storyOf(idea, language)).toMatch(opening);
  });

  it("have no particle that does not fit its Korean noun", () => {
    for (const idea of ["곰이 별을 찾습니다.", "여우가 배를 찾습니다."]) {
      const text = storyOf(idea, "korean");

      expect(text).not.toMatch(/곰(?:는|가|를|와)(?:\s|$)|여우(?:은|이|을|과)(?:\s|$)|별(?:는|가|를|와)\s|[()]/u);
    }
  });
});

describe("a scripted story", () => {
  it.each([
    ["german", "Ein alter Fischer findet eine Flaschenpost.", /[Dd]er Fischer/, /die Flaschenpost/],
    ["german", "Frau Holms Katze kann sprechen.", /[Dd]ie Katze/, /Katze/],
    ["french", "Une vieille horloge cherche un ami.", /l’horloge|la vieille horloge/i, /horloge/],
    ["french", "Camille répare un vieux bateau.", /Camille/, /le vieux bateau/],
    ["spanish", "Un robot planta un jardín.", /el robot/i, /el jardín/],
    ["portuguese", "Um robô planta um jardim.", /o robô/i, /(?:d|n|a)?o jardim/],
    ["hindi", "एक कछुआ दौड़ जीतना चाहता है।", /कछु[आए]/u, /दौड़ जीतन[ाे]/u],
    ["hindi", "अर्जुन पहाड़ पर पुरानी घड़ी ठीक करता है।", /अर्जुन/u, /पुरानी घड़ी/u],
    ["arabic", "كريم يخاف من الظلام.", /كريم/u, /مِنَ الظلام/u],
    ["arabic", "فتاة تجد مفتاحًا ذهبيًا على الشاطئ.", /الفتاة/u, /المفتاح الذهبي/u],
    ["arabic", "بطريق يحلم بأن يرى البحر.", /البطريق/u, /أن يرى البحر/u],
    ["arabic", "عمر وكلبه ينقذان قطة.", /عمر/u, /كلبه/u],
    ["bengali", "মিনু অন্ধকারকে ভয় পায়।", /মিনুর/u, /অন্ধকারের ভয়/u],
    ["bengali", "একটা রোবট মঙ্গলে বাগান বানায়।", /রোবটটি/u, /বাগানের/u],
    ["bengali", "রাজকন্যা নীলা বিয়ে করতে চায় না, সে নাবিক হতে চায়।", /নীলা/u, /নাবিক হতে/u],
    ["bengali", "দুই বোন হারিয়ে যাওয়া পুতুল খোঁজে।", /দুই বোন/u, /হারিয়ে যাওয়া পুতুল/u],
    ["russian", "Медведь не может уснуть зимой.", /медведь/i, /уснуть/],
    ["russian", "Девочка Маша с дедушкой чинят старую лодку.", /Маша/, /старую лодку/],
    ["portuguese", "Ana tem medo do escuro.", /Ana/, /medo do escuro/],
    ["portuguese", "Um caracol aprende a nadar.", /o caracol/i, /nadar/],
    ["portuguese", "Um carteiro não consegue dormir.", /o carteiro/i, /dormir/],
    ["italian", "Uno scoiattolo perde una ghianda.", /lo scoiattolo/i, /la ghianda/],
    ["german", "Herr Müller repariert eine alte Uhr.", /Herr Müller/, /die alte Uhr/],
    ["japanese", "子犬のポチは、海を見たいと思っています。", /ポチ/, /海を見(?:たい|る|ました|た)/],
    ["japanese", "時計屋さんが古い塔の鐘を直す。", /時計屋さん/, /古い塔の鐘を直/],
    ["japanese", "泳げないカエルが友だちをさがします。", /カエル/, /泳げな[いくか]/],
    ["chinese", "小兔子想去月亮上种萝卜。", /小兔子/, /去月亮上种萝卜/],
    ["chinese", "女孩朵朵害怕打雷。", /朵朵/, /打雷/],
    ["korean", "곰은 별을 따고 싶어 한다.", /곰/, /별을 따(?:고|는|려)/],
    ["korean", "소녀 유나가 연을 만들었다.", /유나/, /연을 만(?:들|드는)/],
  ])("in %s is about whom the idea names: %s", (language, idea, hero, thing) => {
    const [, ...rest] = storyOf(idea, language).split("\n\n");

    expect(rest.join(" ")).toMatch(hero);
    expect(rest.join(" ")).toMatch(thing);
  });

  it.each([
    ["french", "Trois chèvres veulent traverser le pont.", /les chèvres \p{L}+(?:ent|nt)\b/iu],
    ["spanish", "Dos hermanos construyen un barco.", /los hermanos \p{L}+n\b/iu],
    ["russian", "Две сестры строят плот.", /сёстры \p{L}+(?:ли|[уюая]т)(?!\p{L})/iu],
    ["italian", "Due sorelle costruiscono una zattera.", /le sorelle \p{L}+no\b/iu],
    ["arabic", "أختان تصنعان قاربًا.", /تِ الأختان/u],
  ])("agrees with a group in %s", (language, idea, plural) => {
    expect(storyOf(idea, language)).toMatch(plural);
  });

  it("agrees with a group and with somebody who tells it", () => {
    expect(storyOf("Zwei Mäuse suchen den Mond.", "german")).toMatch(/die Mäuse \p{L}+|\p{L}+en die Mäuse/u);
    expect(storyOf("Zwei Mäuse suchen den Mond.", "german")).not.toMatch(/(?:war|hatte|ging) die Mäuse/);
    expect(storyOf("Ich suche meinen Hut.", "german")).toMatch(/\b[Ii]ch (?:\p{L}+te|\p{L}+)/u);
    expect(storyOf("Ich suche meinen Hut.", "german")).not.toMatch(/\b[Ii]ch \p{L}+ sich\b/u);
  });

  it.each([
    ["bengali", "ফাতেমা আপা গ্রামে একটা পাঠাগার তৈরি করতে চান।", "একটা পাঠাগার তৈরি করতে"],
    ["portuguese", "Um pinguim quer ver o fundo do mar.", "ver o fundo do mar"],
    ["russian", "Пингвин хочет увидеть пустыню на краю света.", "увидеть пустыню на краю света"],
    ["chinese", "一只小鸟想去月亮上看一看。", "去月亮上看一看"],
  ])("tells a phrase of the idea in %s, and four times at most: %s", (language, idea, phrase) => {
    for (const seed of ["a", "b", "c"]) {
      const times = storyOf(idea, language, 170, seed).split(phrase).length - 1;

      expect(times).toBeGreaterThan(1);
      expect(times).toBeLessThanOrEqual(4);
    }
  });

  it("speaks in Bengali of an elder as politely as the idea, and of a child plainly", () => {
    const politely = storyOf("ফাতেমা আপা একটা পাঠাগার তৈরি করতে চান।", "bengali");

    expect(politely).toMatch(/ফাতেমা আপা [^।]*লেন/u);
    expect(politely).not.toMatch(/ফাতেমা আপা [\p{L}\p{M}]+ল(?![\p{L}\p{M}])/u);
    expect(storyOf("মিলি একটা বই খোঁজে।", "bengali")).not.toMatch(/মিলি [\p{L}\p{M}]+লেন/u);
    expect(storyOf("আমি একটা বই খুঁজি।", "bengali")).toMatch(/আমি [^।]*লাম/u);
  });

  it("agrees in Arabic with him, with her, with two and with somebody who tells it", () => {
    expect(storyOf("ثعلب يبحث عن نجمة.", "arabic")).toMatch(/[\p{L}\p{M}]+َ الثعلب/u);
    expect(storyOf("ثعلب يبحث عن نجمة.", "arabic")).not.toMatch(/تِ الثعلب/u);
    expect(storyOf("فتاة تبحث عن نجمة.", "arabic")).not.toMatch(/(?:ظَنَّ|بَحَثَ|مَشَى|كَانَ) الفتاة/u);
    expect(storyOf("أختان تصنعان قاربًا.", "arabic", 400)).toMatch(/الأختان [^.]*(?:تَا|انِ)(?![\p{L}\p{M}])/u);
    expect(storyOf("أبحث عن قبعتي في الحديقة.", "arabic")).toMatch(/بَحَثْتُ/u);
    expect(storyOf("أبحث عن قبعتي في الحديقة.", "arabic")).not.toMatch(/ ِي(?![\p{L}\p{M}])/u);
  });

  it.each([60, 120, 170, 400, 1200])("lasts %s seconds", (seconds) => {
    for (const seed of ["a", "b", "c"]) {
      const text = storyOf("Ein Bäcker findet eine goldene Feder.", "german", seconds, seed);

      expect(Math.abs(speakingSeconds(text, "german") / seconds - 1)).toBeLessThan(0.08);
    }
  });
});
