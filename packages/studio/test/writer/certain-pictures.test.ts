import { describe, expect, it } from "vitest";
import { plan } from "../../src/writer/index.ts";
import { readCast } from "../../src/writer/people/read-cast.ts";

const FILLER =
  "The year had been long and dry, and everybody in the valley said that the next one would be better. Nobody knew why. It was said in the evening and it was said again in the morning, and after a while it was a kind of song. ";
const castOf = (text: string, language = "english"): string[] =>
  readCast(`${text} ${language === "english" ? FILLER.repeat(2) : ""}`, language).map(
    ({ member }) => `${member.name}=${member.kind}`,
  );
const pictures = (parts: readonly string[], language = "english") =>
  plan({ text: parts.join("\n\n"), language, scenes: parts.length, title: "" }).scenes.map(({ picture }) => picture);

describe("one person of a text is one figure", () => {
  it("who is described first and named later", () => {
    const cast = castOf(
      "Amelia sat by the window. A young man got in with a box. His name was Rui. Rui sat beside Amelia.",
    );

    expect(cast.filter((each) => /man/.test(each.split("=")[1] ?? "")).map((each) => each.split("=")[0])).toContain(
      "Rui",
    );
    expect(cast.some((each) => each.startsWith("the man"))).toBe(false);
  });

  it("who has a thing", () => {
    const cast = castOf(
      "In the lift stood Petrosyan, his toolbox, and a girl. Petrosyan opened his bag. Petrosyan looked at the girl.",
    );

    expect(cast.find((each) => each.startsWith("Petrosyan"))).toMatch(/=(?:man|boy)$/);
  });

  it("the grandmother and the old woman", () => {
    const cast = castOf(
      "Wenna went to her grandmother. The old woman opened the door. Grandmother Tamsin looked at Wenna.",
    );

    expect(cast.filter((each) => /grandma/.test(each))).toHaveLength(1);
  });

  it("a title and what somebody is, in German", () => {
    const cast = castOf(
      "Frau Holzer ging hinaus. Sie war die Gärtnerin. Der Vater holte den Arzt. Doktor Brandt kam sofort. Frau Holzer winkte dem Doktor Brandt. Am nächsten Tag ging Frau Holzer wieder hinaus und arbeitete lange, bis die Sonne hinter den Bergen stand und alle müde waren.",
      "german",
    );

    expect(cast.toSorted()).toEqual(["Doktor Brandt=doctor", "Frau Holzer=woman", "vater=man"].toSorted());
  });
});

describe("who is only spoken of is not in the picture", () => {
  it("in direct speech", () => {
    const [first, second] = pictures([
      "Rui sat in the train with Amelia. Rui smiled at Amelia.",
      'Rui looked at Amelia. "For Clara," he said.',
      "Clara waved. Clara laughed.",
    ]);

    expect(second?.cast.map(({ id }) => id).toSorted()).toEqual(first?.cast.map(({ id }) => id).toSorted());
  });

  it("in what somebody is told", () => {
    const [first, second] = pictures([
      "Wenna sat in the kitchen with Osric.",
      "Wenna told Osric that her grandmother knew a cure for everything.",
      "The grandmother smiled.",
    ]);

    expect(second?.cast.map(({ id }) => id)).toEqual(first?.cast.map(({ id }) => id));
  });
});

describe("a place goes on", () => {
  it("in the barn to which somebody comes back", () => {
    const places = pictures([
      "Sven sat in the barn.",
      "Sven carried a bucket across the yard.",
      "When Sven came back, nobody spoke.",
    ]).map(({ place }) => place);

    expect(places).toEqual(["barn", "meadow", "barn"]);
  });

  it("in a room of a lighthouse, in French", () => {
    const places = pictures(
      ["Mathurin marchait sur la plage.", "Il prit la valise et monta l'escalier."],
      "french",
    ).map(({ place }) => place);

    expect(places).toEqual(["sea", "room"]);
  });

  it("under snow that falls, in German", () => {
    expect(pictures(["Im Januar fiel so viel Schnee, dass Jakob nichts mehr sah."], "german")[0]?.place).toBe("snow");
  });
});

describe("what is not certain is not drawn", () => {
  it("no door, no trumpet of swans, no loose lantern", () => {
    const [door] = pictures(["Anders spoke from the door. A trumpet of swans went over. There was a lantern."]);

    expect(door?.props).toEqual([]);
  });

  it("no flying person without a word of flying, no sleeper in the street", () => {
    const [below] = pictures(["Nora stood on the beach and looked at the fish far below."]);
    const [street] = pictures(["Nora lived in the village. Nora slept very well."]);

    expect([below?.cast[0]?.action, street?.cast[0]?.action]).not.toContain("fly");
    expect(street?.cast[0]?.action).toBe("stand");
  });

  it("a grown-up rows, and what swims is not in the boat", () => {
    const [, boat] = pictures([
      "I saw the turtle. My uncle Tarek stood on the beach, and I was eight, and my uncle laughed at me.",
      "Uncle Tarek rowed. I sat in the bow and the turtle looked at me.",
    ]);

    expect(boat?.cast[0]?.action).toBe("row");
    expect(boat?.cast.map(({ id }) => id)).toHaveLength(2);
  });
});
