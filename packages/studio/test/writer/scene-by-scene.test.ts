import { describe, expect, it } from "vitest";
import { plan } from "../../src/writer/index.ts";
import { readCast } from "../../src/writer/people/read-cast.ts";

const planOf = (parts: readonly string[], language = "english") =>
  plan({ text: parts.join("\n\n"), language, scenes: parts.length, title: "" });
const pictures = (parts: readonly string[], language = "english") =>
  planOf(parts, language).scenes.map(({ picture }) => picture);
/** Who is in each scene, by name. */
const present = (parts: readonly string[], language = "english"): string[][] => {
  const { cast, scenes } = planOf(parts, language);
  const nameOf = (id: string) => cast.find((member) => member.id === id)?.name ?? "";
  return scenes.map(({ picture }) => picture.cast.map(({ id }) => nameOf(id)).toSorted());
};
const LONG =
  "The year was long. It was said that the next one would be better. Nobody knew why that was so, and it was said again. ";

describe("who is in a scene of a pasted text", () => {
  const opening = "Maryam sat in the library with Mr. Okafor. Mr. Okafor smiled at Maryam.";

  it("are those before where 'they' goes on, and who is named beside them", () => {
    const [, second] = present([
      opening,
      "They stood under the roof of the stop, and Idris walked up and down in front of it.",
      "Idris laughed, and Idris sang a song about the rain in the street.",
    ]);

    expect(second).toEqual(["Idris", "Maryam", "Mr. Okafor"]);
  });

  it("are only the two who were named before 'they'", () => {
    const [, second] = present([
      "Dev walked up the path. Dev sang.",
      "In the hut Callum shared his bread with Annie. They slept. Callum snored.",
      "Annie laughed.",
    ]);

    expect(second).toEqual(["Annie", "Callum"]);
  });

  it("is nobody who left, did not come, will come or only owns something", () => {
    const scenes = present([
      opening,
      "Mr. Okafor went home. Maryam looked at the clock. Maryam waited, and Maryam read.",
      "Maryam sat on the stairs. Her brother did not. The tractor was Dev's tractor.",
      "On Monday she would carry the book back to Mr. Okafor. Maryam smiled.",
      "The brother laughed. Dev sang.",
    ]);

    expect(scenes.slice(1, 4)).toEqual([["Maryam"], ["Maryam"], ["Maryam"]]);
  });

  it("is one of each whom a pronoun of another language may mean", () => {
    const [, second] = present(
      [
        "Jette saß neben Frau Wiebke. Frau Wiebke lachte, und Jette lachte auch.",
        "Onkel Tammo wartete am Tor. Er umarmte sie lange. Jette weinte. Onkel Tammo sang.",
      ],
      "german",
    );

    expect(second).toEqual(["Jette", "Onkel Tammo"]);
  });

  it("is one figure for a brother who is named later", () => {
    const cast = readCast(
      `Maryam waited for her brother. Maryam read. Her brother Idris came running. Idris laughed. ${LONG.repeat(3)}`,
      "english",
    );

    expect(cast.map(({ member }) => member.name)).toEqual(expect.arrayContaining(["Maryam", "Idris"]));
    expect(cast).toHaveLength(2);
  });
});

describe("the lead of a pasted text", () => {
  it("is not put into a scene that names somebody else, in Spanish", () => {
    const [, second] = present(
      [
        "Remedios abrió la puerta. Remedios saludó a Nuria. Remedios sonrió, y Nuria también.",
        "Nuria bajó corriendo a buscar a Tomás. Nuria llamó tres veces y esperó un rato largo.",
        "Tomás abrió la puerta. Tomás y Remedios bajaron.",
      ],
      "spanish",
    );

    expect(second).toEqual(["Nuria"]);
  });
});

describe("what a pasted text names that is not there", () => {
  it("is a drawing, somebody who is ill, and a city to which people go", () => {
    const english = present([
      "Samir sat at the desk with Lotta. Lotta laughed at Samir.",
      "Samir drew a heron, a boat and a girl. Her grandfather was ill. Samir sat alone.",
      "The grandfather laughed. The heron laughed.",
    ]);
    const italian = readCast(
      `Bianca prese il treno per Genova. A Genova Bianca cercò il porto. Poi Bianca tornò da Genova. ${"Era una giornata lunga e nessuno sapeva perché il tempo passava così lento in quella stagione. ".repeat(4)}`,
      "italian",
    );

    expect(english[1]).toEqual(["Samir"]);
    expect(italian.map(({ member }) => `${member.name}=${member.kind}`)).toEqual(["Bianca=girl"]);
  });

  it("is a bed in a train", () => {
    const [picture] = pictures(["Bianca sedeva nel treno. Bianca dormiva."], "italian");

    expect([picture?.place, picture?.cast[0]?.action]).toEqual(["train", "sit"]);
  });
});

describe("who holds what in a pasted text", () => {
  it("is the one whom the sentence before names", () => {
    const { cast, scenes } = planOf(["Toby sat by the gate. The postman came up the path. He brought a letter."]);
    const holder = scenes[0]?.picture.cast.find(({ holds }) => holds);

    expect(cast.find(({ id }) => id === holder?.id)?.name).toBe("the postman");
  });

  it("is no animal of the fields in a room", () => {
    const [picture] = pictures(["Toby sat in the kitchen. It was only the neighbour's cow."]);

    expect(picture?.props).toEqual([]);
  });
});

describe("names in a pasted text", () => {
  it("are of the gender and the age that the text says, in French", () => {
    const text =
      "Baptiste descendait à la boulangerie. Il avait onze ans. La péniche s'appelait Hirondelle. Le grand-père de Noémie, un homme à la barbe blanche, fumait. Noémie riait. Elle courait avec Baptiste sur le quai, et Baptiste chantait. Noémie et Baptiste étaient contents, car il faisait beau et la journée était longue. Le soir, Noémie rentra tard. Baptiste regardait les nuages et pensait à demain, et personne ne disait rien. Puis Noémie chanta.";
    const cast = readCast(text, "french").map(({ member }) => `${member.name}=${member.kind}`);

    expect(cast).toEqual(expect.arrayContaining(["Baptiste=boy", "Noémie=girl"]));
    expect(cast.join()).not.toContain("Hirondelle");
  });

  it("do nothing: a dog called Fly does not fly", () => {
    const [picture] = pictures(["Callum walked up the path with his dog Fly. Fly barked."]);

    expect(picture?.cast.map(({ action }) => action)).not.toContain("fly");
  });

  it("are no words that open a sentence", () => {
    const text = `Ben lifted the lid. Inside lay a cap. Ben laughed. Inside was a letter. ${LONG.repeat(3)}`;

    expect(readCast(text, "english").map(({ member }) => member.name)).toEqual(["Ben"]);
  });
});

describe("what only compares or belongs to things", () => {
  it.each([
    ["english", "Nora sat on the wall. She waited like somebody eating cherries.", "sit"],
    ["english", "Nora sat in the street. The lights of the cars swam in the puddles.", "sit"],
    ["german", "Nora saß auf der Bank und las, als ob sie unter Wasser schwamm.", "read"],
  ])("is done by nobody, in %s: %s", (language, text, action) => {
    expect(pictures([text], language)[0]?.cast[0]?.action).toBe(action);
  });

  it("is no thing in the picture, also where it is denied or smelt", () => {
    const [picture] = pictures(["Nora stand im Garten. Es roch nach Hund. Nora hatte keinen Hund."], "german");

    expect(picture?.props).toEqual([]);
  });
});

describe("where and when a scene of a pasted text is", () => {
  it.each([
    [
      "english",
      ["Ben stood on the mountain.", "He shut the door of the hut. In the hut Ben lit a lamp and sat down."],
      "room",
    ],
    ["english", ["Ben stood in the village.", "Far below in the village, Ann stood at the kitchen window."], "kitchen"],
    ["english", ["Ben sat in the hospital.", "Ann told him about a goat that rode on her bus."], "room"],
    ["english", ["Ben stood on the mountain.", "The first rain fell at the waterfall."], "mountain"],
    ["german", ["Jette wartete.", "Jette saß am Fenster des letzten Zuges."], "train"],
    ["german", ["Jette ging über den Platz.", "In der Praxis setzte Jette die Brille auf."], "room"],
    ["english", ["Toby walked home.", "The farmhouse kitchen was full of jars."], "kitchen"],
    ["english", ["Ann rowed across the sea.", "Clouds came over the hill, and Ann rowed on."], "sea"],
    ["english", ["Ann sat in the library.", '"I will walk with you to the forest," said Ann.'], "room"],
    ["french", ["Léo entra dans la classe.", "Le chien était assis devant la boulangerie."], "village"],
  ])("in %s: %j", (language, parts, place) => {
    expect(pictures(parts, language)[1]?.place).toBe(place);
  });

  it.each([
    ["english", "They climbed the ladder in the dark. Ben laughed."],
    ["english", "Ben sat on the last bus. Ben yawned."],
    ["german", "Jette stand am Fenster. Draußen war es dunkel."],
    ["french", "Léo marchait dans la rue. La nuit tombait."],
    ["spanish", "Lucía caminaba. Ya estaba oscuro."],
    ["italian", "Marta camminava al buio."],
    ["portuguese", "Ana andava às escuras."],
    ["russian", "Миша шёл домой. Стало темно."],
    ["japanese", "ゆきは歩きました。外は暗くなった。"],
    ["chinese", "小明走在路上。天黑了。"],
    ["korean", "유나는 걸었다. 밖이 어두워졌다."],
    ["arabic", "مشت ليلى في الظلام."],
    ["hindi", "मीरा अंधेरे में चली।"],
    ["bengali", "মিনা অন্ধকারে হাঁটল।"],
  ])("is night where it is dark, in %s: %s", (language, text) => {
    expect(pictures([text], language)[0]?.time).toBe("night");
  });

  it("is not night before it is dark, nor dawn in what is done in the mornings", () => {
    const times = pictures(["Ben said that there would be rain before dark.", "Fly was stiff in the mornings."]);

    expect(times.map(({ time }) => time)).toEqual(["day", "day"]);
  });

  it("has no cheering people for the French word for 'in'", () => {
    expect(pictures(["Léo était dans la rue.", "Léo attendait dans la cour."], "french")[0]?.mood).toBe("calm");
  });
});
