import { describe, expect, it } from "vitest";
import { type NonEnglish, storyPacks } from "../../src/languages/index.ts";
import { textOf, write } from "../../src/writer/index.ts";
import { readClauses } from "../../src/writer/non-english/clauses/read-clauses.ts";

const tell = (idea: string, language: string): string =>
  textOf(write({ idea, language, storyType: "original_story", scenes: 6, seconds: 100, seed: idea }));

// The keys of `storyPacks` are its languages.
const languages = (Object.keys(storyPacks) as NonEnglish[]).filter((each) => storyPacks[each].clauseTelling?.inVoice);

describe("who tells an idea, and in which tense", () => {
  it.each([
    ["german", "Ich habe Angst vor der neuen Schule.", "i", undefined],
    ["german", "Ich habe gestern meinen Schlüssel im Park verloren.", "i", true],
    ["german", "Meine Schwester und ich haben eine Flaschenpost gefunden.", "we", true],
    ["german", "Meine Katze ist weggelaufen und ich suche sie überall.", "i", true],
    ["german", "Ein Pinguin, der nicht schwimmen konnte, baute ein Floß.", undefined, true],
    ["german", "Ein Bär möchte tanzen lernen.", undefined, undefined],
    ["french", "J'ai perdu mon bonnet dans le parc.", "i", undefined],
    ["french", "Nous avons construit une cabane avec mon cousin Léo.", "we", undefined],
    ["french", "Deux escargots font la course pour savoir qui est le plus rapide.", undefined, undefined],
    ["portuguese", "Meu irmão Pedro não fala comigo desde que quebrei o brinquedo dele.", "i", undefined],
    ["french", "Le robot Zibo habitait seul dans une décharge.", undefined, true],
    ["french", "Mon grand-père m'apprend à pêcher.", "i", undefined],
    ["spanish", "Yo quería aprender a nadar.", "i", true],
    ["spanish", "Mi hermana y yo construimos un cohete.", "we", undefined],
    ["spanish", "Perdí la medalla de mi abuela en el río.", "i", true],
    ["spanish", "Una gata encuentra un bebé pájaro.", undefined, undefined],
    ["italian", "Ho paura del buio.", "i", undefined],
    ["italian", "Io e mio fratello abbiamo costruito una capanna.", "we", undefined],
    ["italian", "Un drago non riusciva più a volare.", undefined, true],
    ["portuguese", "Eu perdi meu dente no parque.", "i", true],
    ["portuguese", "Uma formiga quer atravessar o rio.", undefined, undefined],
    ["portuguese", "O palhaço Pipoca perdeu o sorriso.", undefined, true],
  ] as const)("is read from its words, in %s: %s", (language, idea, speaker, isPast) => {
    expect(storyPacks[language].clauseTelling?.voiceOf?.(idea)).toEqual({
      ...(speaker && { speaker }),
      ...(isPast && { isPast }),
    });
  });
});

describe("an idea told by who is in it, or in the past,", () => {
  it.each([
    [
      "german",
      "Ich habe meinen Schlüssel verloren und ein Dackel hat ihn mir wiedergebracht.",
      ["Ich habe meinen Schlüssel verloren.", "Ein Dackel hat ihn mir wiedergebracht."],
    ],
    [
      "german",
      "Ich habe einen Brief geschrieben und eine Antwort bekommen.",
      ["Ich habe einen Brief geschrieben.", "Ich habe eine Antwort bekommen."],
    ],
    [
      "german",
      "Ein Junge fand einen Vogel, baute ihm ein Nest und ließ ihn frei.",
      ["Ein Junge fand einen Vogel.", "Er baute ihm ein Nest.", "Er ließ ihn frei."],
    ],
    ["german", "Wir bauen ein Haus, aber es regnet.", ["Wir bauen ein Haus.", "Aber es regnet."]],
    [
      "german",
      "Meine Freundin Leyla zieht weg und ich bin traurig.",
      ["Meine Freundin Leyla zieht weg.", "Ich bin traurig."],
    ],
    [
      "german",
      "Ein Gespenst zog in eine Schule und wollte Freunde finden, doch alle liefen weg.",
      ["Ein Gespenst zog in eine Schule.", "Es wollte Freunde finden.", "Aber alle liefen weg."],
    ],
    ["chinese", "我在公园里丢了手套，小狗豆豆帮我找到了。", ["我在公园里丢了手套。", "小狗豆豆帮我找到了。"]],
    ["chinese", "小刺猬乐乐想看大海，可是大海太远了。", ["小刺猬乐乐想看大海。", "可是大海太远了。"]],
    [
      "italian",
      "Ho trovato un gattino e l'ho portato a casa, ma mia mamma non lo voleva.",
      ["Ho trovato un gattino.", "L'ho portato a casa.", "Ma mia mamma non lo voleva."],
    ],
    [
      "french",
      "On a trouvé un hérisson blessé et papa nous a aidés à le soigner.",
      ["On a trouvé un hérisson blessé.", "Papa nous a aidés à le soigner."],
    ],
    [
      "spanish",
      "El panadero se enfermó y los niños hornearon el pan.",
      ["El panadero se enfermó.", "Los niños hornearon el pan."],
    ],
    [
      "portuguese",
      "Eu queria ser goleira, mas os meninos não me deixavam jogar.",
      ["Eu queria ser goleira.", "Mas os meninos não me deixavam jogar."],
    ],
  ] as const)("has the same clauses, in %s: %s", (language, idea, clauses) => {
    expect(readClauses(idea, language)?.clauses.map(({ text }) => text)).toEqual(clauses);
  });

  it.each([
    [
      "german",
      "Ich habe gestern meinen Schlüssel im Park verloren.",
      /Ich hatte den Schlüssel wieder/,
      /der Ich|ich sich| sucht /,
    ],
    ["german", "Wir bauen mit Papa ein Baumhaus.", /wir/, /Er |Ich /],
    ["german", "Ein Pinguin konnte nicht schwimmen.", /Der Pinguin konnte schwimmen!/, / ist | kann /],
    [
      "german",
      "Meine Schwester und ich haben eine Flaschenpost gefunden.",
      /fragten wir uns|Wir sahen|Wir hatten/,
      /(?:fragten|setzten) sich| fragt /,
    ],
    ["french", "J'ai perdu mon bonnet dans le parc.", /J’ai retrouvé|j’ai retrouvé/, /je me dit|dis-moi|Je cherchait/],
    ["french", "Un roi voulait voler.", /Le roi pouvait voler/, / peut /],
    [
      "spanish",
      "Perdí la medalla de mi abuela en el río.",
      /había encontrado la medalla|Me reí de alegría/,
      /(?<!\p{L})yo(?!\p{L})/u,
    ],
    ["spanish", "Un rey quería volar.", /El rey podía volar/, / puede /],
    [
      "italian",
      "Ho perso il mio cappello al parco.",
      /Cerco dappertutto|Chiudo gli occhi|Mi fermo/,
      /(?<!\p{L})io(?!\p{L})/u,
    ],
    ["portuguese", "O palhaço Pipoca perdeu o sorriso.", /Pipoca encontrou o sorriso/, / procura por /],
  ])("is told so to its end, in %s: %s", (language, idea, told, wrong) => {
    const text = tell(idea, language).replace(/„[^“]*“/gu, "");

    expect(text).toMatch(told);
    expect(text.slice(idea.length)).not.toMatch(wrong);
  });
});

describe("a line of a story of clauses", () => {
  it.each(languages)("has no verb of somebody else when the narrator tells it, in %s", (language) => {
    const { lines, inVoice } = storyPacks[language].clauseTelling ?? {};
    const all = [
      ...Object.values(lines?.premises ?? {}).flatMap(({ tell, end }) => [...tell, ...end]),
      ...Object.values(lines?.turns ?? {}).flat(),
      ...(lines?.mates ?? []),
      ...(lines?.places ?? []),
      ...(lines?.between ?? []),
    ];
    for (const speaker of ["i", "we"] as const)
      for (const isPast of [false, true]) {
        const told = all.flatMap((line) => inVoice?.(line, { speaker, isPast }) ?? []);

        expect(told.filter((line) => /\{v:/.test(line))).toEqual([]);
        expect(told.length).toBeGreaterThan(all.length * 0.7);
      }
  });
});

it.each([
  [
    "german",
    "Ich habe meinen Schlüssel verloren und ein Dackel hat ihn gefunden.",
    /^(?:girl|boy)$/,
    ["Ich", "dackel"],
  ],
  ["german", "Ich möchte meiner Frau einen Kuchen backen.", /^man$/, ["Ich", "frau"]],
  ["german", "Ich bin ein Drache und habe Angst vor Feuer.", /^dragon$/, ["Ich"]],
  ["french", "Je suis nouvelle dans mon école et je ne connais personne.", /^girl$/, ["Je"]],
  ["chinese", "我在公园里丢了手套，小狗豆豆帮我找到了。", /^(?:girl|boy)$/, ["我", "豆豆"]],
  ["spanish", "Mi hermana y yo construimos un cohete.", /^(?:girl|boy)$/, ["Nosotros", "hermana"]],
])("draws the narrator first, in %s: %s", (language, idea, kind, names) => {
  const { cast } = write({ idea, language, storyType: "original_story", scenes: 6, seconds: 100, seed: "a" });

  expect(cast[0]?.kind).toMatch(kind);
  expect(cast.map(({ name }) => name)).toEqual(names);
});

it.each(["german", "french", "spanish", "italian", "portuguese", "chinese"] as const)(
  "tells two ideas of a kind in different sentences, in %s",
  (language) => {
    const { lines } = storyPacks[language].clauseTelling ?? {};

    expect(lines?.around?.length).toBeGreaterThan(10);
    expect(lines?.between.filter((line) => line.includes("[")).length).toBeGreaterThan(20);
  },
);
