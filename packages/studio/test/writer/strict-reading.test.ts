import { describe, expect, it, test } from "vitest";
import { readCast } from "../../src/writer/people/read-cast.ts";
import { asserted } from "../../src/writer/plan/asserted.ts";
import { plan } from "../../src/writer/plan/plan.ts";
import { withPlainQuotes } from "../../src/writer/speech/plain-quotes.ts";

describe("direct speech is found", () => {
  it.each([
    ["german", "»Oma!«, rief Jonas. „Ja“, sagte sie.", "“Oma!”, rief Jonas. “Ja”, sagte sie."],
    ["french", "— Bonjour, dit Marcel. Il s'assit.\n— Oui !", "“ Bonjour,”dit Marcel. Il s'assit.\n“ Oui ”"],
    ["spanish", "—Hola —dijo Ana—. ¿Qué tal?\nElla rió.", "“Hola ”dijo Ana“. ¿Qué tal”\nElla rió."],
    ["portuguese", "– Vou já – disse ela.", "“ Vou já –”disse ela."],
    ["russian", "— Мама, — сказал Петя, — я иду.", "“ Мама, —”сказал Петя, “ я иду”"],
    ["english", "“Good day,” said Ann.", "“Good day,” said Ann."],
  ] as const)("in %s, without moving a word", (language, text, quoted) => {
    expect(withPlainQuotes(text, language)).toBe(quoted);
    expect(quoted).toHaveLength(text.length);
  });

  it("does not change the narration", () => {
    const text = "»Oma!«, rief Jonas. Er lief in den Wald. »Wo bist du?«";
    const scenes = plan({ text, language: "german", scenes: 2, title: "" }).scenes;
    expect(scenes.map(({ narration }) => narration).join(" ")).toBe(text);
  });
});

describe("what is not so here and now is left out", () => {
  it.each([
    ["german", "speech", "Er blieb stehen. “Im Wald ist ein Wolf”, sagte er.", "Wolf"],
    ["german", "what had been", "Er blieb, wo der Wolf gewohnt hatte.", "Wolf"],
    ["german", "a wish", "Er wollte einen Wolf sehen.", "Wolf"],
    ["german", "what is not", "Er sah keinen Wolf.", "Wolf"],
    ["german", "a dream", "Er träumte von einem Wolf.", "Wolf"],
    ["german", "a picture", "Er hatte ein Bild von einem Wolf.", "Wolf"],
    ["german", "a comparison", "Er rannte, als ob ein Wolf käme.", "Wolf"],
    ["french", "what had been", "Il resta où le loup avait dormi.", "loup"],
    ["french", "a wish", "Il voulait voir le loup.", "loup"],
    ["french", "what is not", "Il ne vit pas le loup.", "loup"],
    ["french", "a dream", "Il rêvait d'un loup.", "loup"],
    ["french", "a picture", "Il avait une photo d'un loup.", "loup"],
    ["spanish", "what had been", "Se quedó donde había dormido el lobo.", "lobo"],
    ["spanish", "a wish", "Quería ver al lobo.", "lobo"],
    ["spanish", "what is not", "No vio al lobo.", "lobo"],
    ["spanish", "a dream", "Soñaba con un lobo.", "lobo"],
    ["italian", "what had been", "Restò dove aveva dormito il lupo.", "lupo"],
    ["italian", "a wish", "Voleva vedere il lupo.", "lupo"],
    ["italian", "what is not", "Non vide il lupo.", "lupo"],
    ["portuguese", "what had been", "Ficou onde tinha dormido o lobo.", "lobo"],
    ["portuguese", "a wish", "Queria ver o lobo.", "lobo"],
    ["portuguese", "what is not", "Não viu o lobo.", "lobo"],
  ] as const)("in %s: %s", (language, _, text, word) => {
    expect(asserted(text, language)).not.toContain(word);
    expect(asserted(text, language)).toHaveLength(text.length);
  });

  it.each([
    ["german", "Lena ging in den Wald und sah einen Wolf."],
    ["german", "Am Abend saß sie auf der Bank und las in einem dicken Buch."],
    ["french", "Elle entrait dans la forêt et rencontrait un loup."],
    ["spanish", "Ana tenía una panadería en la plaza."],
    ["italian", "Giulia corse nel bosco e vide un lupo."],
    ["portuguese", "Inês tinha uma padaria e correu pela floresta."],
  ] as const)("in %s, and what is so is kept: %s", (language, text) => {
    expect(asserted(text, language)).toBe(text);
  });
});

/** Long enough to be read as a story. */
const filler: Record<string, string> = {
  german: "Es war ein langer Tag, und alle waren müde. ",
  french: "La journée fut longue, et tout le monde était fatigué. ",
  portuguese: "Foi um dia longo, e todos estavam cansados. ",
  spanish: "Fue un día largo, y todo el mundo estaba cansado. ",
};
const kinds = (language: string, text: string): string[] =>
  readCast(text + (filler[language] ?? "").repeat(10), language).map(
    ({ member: { name, kind } }) => `${name}: ${kind}`,
  );

describe("a story that is not English", () => {
  test.each([
    [
      "german",
      "Jonas fand einen kleinen Hund. Jonas nannte ihn Krümel. Krümel bellte, und Jonas lachte.",
      "Krümel: dog",
    ],
    ["french", "Louise trouva un chien. Louise l'appela Biscotte. Biscotte aboya.", "Biscotte: dog"],
    ["spanish", "Inés encontró un perro. Inés lo llamó Tizón. Tizón ladró.", "Tizón: dog"],
  ])("gives a creature its name, in %s", (language, text, known) => {
    expect(kinds(language, text)).toContain(known);
    expect(kinds(language, text).filter((each) => each.endsWith(": dog"))).toHaveLength(1);
  });

  test.each([
    ["german", "Die Tierärztin, Frau Doktor Yilmaz, kam. Die Tierärztin lachte.", "Frau Doktor Yilmaz: doctor"],
    ["french", "Un garçon dormait. « Je m'appelle Sami », dit-il. Sami rit.", "Sami: boy"],
    ["spanish", "Don Anselmo tenía una panadería. El panadero rió. Don Anselmo cantó.", "Anselmo: cook"],
    ["german", "Opa Willi saß am Fenster. Opa lachte. Opa Willi schlief.", "Opa Willi: grandpa"],
    ["french", "La boulangère du quartier s'appelait Fatou. Fatou chantait.", "Fatou: cook"],
    ["chinese", "爷爷老李说：“下雪了。”爷爷老李笑了。爷爷很高兴。", "爷爷老李: grandpa"],
    ["portuguese", "Entrou uma menina na loja. Chamava-se Inês. Inês riu.", "Inês: girl"],
    ["portuguese", "O velho Joaquim tinha um gato. O sapateiro riu. Joaquim cantou.", "Joaquim: craftsman"],
    ["spanish", "Un elefante dormía. El domador llegó. Se llamaba Fausto. Fausto saludó.", "Fausto: boy"],
  ])("takes two words for one person, in %s: %s", (language, text, known) => {
    const cast = kinds(language, text);
    expect(cast).toContain(known);
    expect(cast.filter((each) => each.endsWith(known.split(": ")[1] ?? ""))).toHaveLength(1);
  });

  test("does not take who is in a picture for one of the cast", () => {
    expect(kinds("french", "Louise trouva une photo de la grand-mère, jeune, au bras d'un marin. Louise rit.")).toEqual(
      ["Louise: girl"],
    );
  });
});

describe("an English story", () => {
  const long = "It was a long day, and the sun was hot, and there was nothing to do but wait. ".repeat(6);
  const cast = (text: string): string[] =>
    readCast(`${text} ${long}`, "english").map(({ member: { name, kind } }) => `${name}: ${kind}`);

  test.each([
    [
      "crowds",
      "Mrs. Hall drove the bus. She knew every passenger. The passengers waved. Mrs. Hall waved back.",
      "passenger",
    ],
    ["shouts", 'Felix ran. "Ready? Go!" The badger held up a flag. Felix ran again.', "Ready"],
    ["places", "The animals of Long Meadow sang. Felix the hedgehog sang in Long Meadow, too.", "Meadow"],
  ])("has no figures of %s", (_, text, word) => {
    expect(cast(text).join()).not.toContain(word);
  });

  test("knows what a friend is", () => {
    const text = 'Felix the hedgehog ran. "You are slow," said his friend Mabel, a mole. Felix laughed.';
    expect(cast(text)).toEqual(["Felix: hedgehog", "Mabel: mole"]);
  });

  test("shows the street, where a text of a town says no more", () => {
    const text = `The bus stopped, and the passengers got off. ${long}\n\nOne rainy Tuesday Sam came running through the puddles with a box.`;
    expect(plan({ text, language: "english", scenes: 2, title: "" }).scenes[1]?.picture.place).toBe("city");
  });
});

const places = (language: string, ...scenes: string[]) =>
  plan({ text: scenes.join("\n\n"), language, scenes: scenes.length, title: "" }).scenes.map(
    ({ picture }) => picture.place,
  );

describe("the place of a story that is not English", () => {
  it("is a plain ground on another day that names no place", () => {
    expect(
      places(
        "german",
        "Lena saß in der Küche und trank Tee. Lena lachte über ihren Hund.",
        "Eines Tages klopfte ein Mann an die Tür. Er hatte einen Hut auf dem Kopf.",
      ),
    ).toEqual(["kitchen", "backdrop"]);
    expect(
      places(
        "spanish",
        "Inés estaba en la cocina y bebía leche. Inés se rió de su perro.",
        "Un día llamó un hombre a la puerta. Llevaba un sombrero en la cabeza.",
      ),
    ).toEqual(["kitchen", "backdrop"]);
  });

  it("is not one of which people only speak, and no school after school", () => {
    expect(places("german", "Nach der Schule lief Lena in den Park. »Die Küche ist leer«, sagte sie.")).toEqual([
      "meadow",
    ]);
    expect(places("french", "Après l'école, Zoé courut dans la forêt. « La cuisine est vide », dit-elle.")).toEqual([
      "forest",
    ]);
  });

  it("is in the evening when the sun goes down", () => {
    const text = "Lena stand im Garten. Die Sonne ging langsam unter.";
    expect(plan({ text, language: "german", scenes: 1, title: "" }).scenes[0]?.picture.time).toBe("dusk");
  });

  it("is not where snow falls outside", () => {
    expect(
      places("french", "Marcel entra dans la cuisine. Dehors, la neige tombait. Il but son café devant la fenêtre."),
    ).toEqual(["kitchen"]);
  });
});

describe("the people of a scene that is not English", () => {
  const present = (language: string, ...scenes: string[]) => {
    const { cast, scenes: planned } = plan({ text: scenes.join("\n\n"), language, scenes: scenes.length, title: "" });
    return planned.map(({ picture }) => picture.cast.map(({ id }) => cast.find((one) => one.id === id)?.name));
  };

  it("are two when several act", () => {
    const [, , third] = present(
      "german",
      "Lena und Murat standen im Garten. Lena lachte, und Murat lachte auch.",
      "Lena lief in den Wald und suchte Pilze. Lena fand einen Pilz.",
      "Am Nachmittag reparierten sie das Boot. Am Boot war ein Loch.",
      "Murat ging nach Hause. Murat war müde und legte sich ins Bett.",
    );
    expect(third).toEqual(["Lena", "Murat"]);
  });

  it("are not those whom somebody dreams of", () => {
    const [, last] = present(
      "spanish",
      "Inés y Tomás estaban en la cocina. Inés se rió, y Tomás también se rió.",
      "Inés fue al bosque y se sentó en una piedra. Inés soñaba con Tomás.",
    );
    expect(last).toEqual(["Inés"]);
  });
});
