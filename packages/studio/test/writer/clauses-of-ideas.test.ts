import { describe, expect, it } from "vitest";
import { premises, turns } from "../../src/languages/clause-telling.ts";
import { type NonEnglish, storyPacks } from "../../src/languages/index.ts";
import { readOutline, speakingSeconds, textOf, write } from "../../src/writer/index.ts";
import { readClauses } from "../../src/writer/non-english/clauses/read-clauses.ts";

// The keys of `storyPacks` are its languages.
const languages = (Object.keys(storyPacks) as NonEnglish[]).filter((each) => storyPacks[each].clauseTelling);
const tell = (idea: string, language: string, seconds = 170): string =>
  textOf(write({ idea, language, storyType: "original_story", scenes: 10, seconds, seed: idea }));
const clausesOf = (idea: string, language: NonEnglish): readonly string[] | undefined =>
  readClauses(idea, language)?.clauses.map(({ text }) => text);

describe("the clauses of an idea", () => {
  it.each([
    [
      "german",
      "Mein Bruder Jonas will Rad fahren lernen, aber er fällt immer wieder hin, bis Opa ihm einen Trick zeigt.",
      ["Mein Bruder Jonas will Rad fahren lernen.", "Aber er fällt immer wieder hin.", "Da zeigt Opa ihm einen Trick."],
    ],
    [
      "german",
      "Ein Junge baut mit seiner Oma eine Rakete und fliegt damit zum Mond.",
      ["Ein Junge baut mit seiner Oma eine Rakete.", "Er fliegt damit zum Mond."],
    ],
    [
      "german",
      "Lina hat Angst vor der Schule, weil sie neu ist und niemanden kennt.",
      ["Lina hat Angst vor der Schule, weil sie neu ist und niemanden kennt."],
    ],
    [
      "german",
      "Emma kann nicht einschlafen, weil der Mond so hell scheint.",
      ["Emma kann nicht einschlafen.", "Der Mond scheint nämlich so hell."],
    ],
    [
      "german",
      "Ein Drache, der kein Feuer spucken kann, will Bäcker werden.",
      ["Ein Drache kann kein Feuer spucken.", "Er will Bäcker werden."],
    ],
    [
      "spanish",
      "Un robot que quema las tortillas decide ir a la escuela.",
      ["Un robot quema las tortillas.", "El robot decide ir a la escuela."],
    ],
    ["spanish", "Una farola que tiene miedo a la oscuridad.", ["Una farola tiene miedo a la oscuridad."]],
    [
      "french",
      "Théo ne veut pas aller à l'école parce qu'il préfère rester avec son lapin.",
      ["Théo ne veut pas aller à l'école.", "Il préfère rester avec son lapin."],
    ],
    [
      "french",
      "Un vieux phare s'ennuie, jusqu'au jour où une mouette vient faire son nid.",
      ["Un vieux phare s'ennuie.", "Un jour, une mouette vient faire son nid."],
    ],
    [
      "french",
      "Tom et sa sœur Zoé construisent une cabane et invitent leur grand-père.",
      ["Tom et sa sœur Zoé construisent une cabane.", "Ils invitent leur grand-père."],
    ],
    [
      "spanish",
      "Lucía quiere aprender a nadar, pero le da miedo el agua. Su abuelo la lleva a la playa.",
      ["Lucía quiere aprender a nadar.", "Pero le da miedo el agua.", "Su abuelo la lleva a la playa."],
    ],
    ["german", "Tom und Anna bauen ein Floß und fahren los.", ["Tom und Anna bauen ein Floß.", "Sie fahren los."]],
    [
      "spanish",
      "Mateo y su perro encuentran un mapa y buscan el tesoro.",
      ["Mateo y su perro encuentran un mapa.", "Buscan el tesoro."],
    ],
    [
      "spanish",
      "El muñeco de nieve no quiere derretirse y los niños lo llevan al Polo Norte.",
      ["El muñeco de nieve no quiere derretirse.", "Los niños lo llevan al Polo Norte."],
    ],
    [
      "italian",
      "Un drago che non sa sputare fuoco apre una gelateria e una bambina lo aiuta.",
      ["Un drago non sa sputare fuoco.", "Il drago apre una gelateria.", "Una bambina lo aiuta."],
    ],
    [
      "portuguese",
      "Júlia quer aprender a nadar, mas tem medo da água. Seu avô a leva para a praia.",
      ["Júlia quer aprender a nadar.", "Mas Júlia tem medo da água.", "Seu avô a leva para a praia."],
    ],
    [
      "spanish",
      "Una bruja que estornuda cada vez que hace un hechizo visita al médico.",
      ["Una bruja estornuda cada vez que hace un hechizo.", "La bruja visita al médico."],
    ],
  ] as const)("are sentences of their own, in order, in %s: %s", (language, idea, clauses) => {
    expect(clausesOf(idea, language)).toEqual(clauses);
  });

  it.each([
    ["spanish", "Dos hermanos se pelean por la bicicleta."],
    ["german", "Zwei Brüder streiten um das Fahrrad."],
  ] as const)("are not read where another plot fits, in %s: %s", (language, idea) => {
    expect(clausesOf(idea, language)).toBeUndefined();
  });
});

describe("who leads a story of clauses", () => {
  it.each([
    ["german", "Unsere Klasse macht einen Ausflug in den Zoo.", "unsere Klasse", "she"],
    ["french", "Ma classe plante un potager dans la cour.", "ma classe", "she"],
    ["spanish", "Mi clase prepara una obra de teatro.", "mi clase", "she"],
    ["german", "Mein kleiner Bruder Jonas baut ein Floß.", "Jonas", "he"],
    ["spanish", "La estrella más pequeña del cielo no brilla y una luciérnaga le enseña.", "la estrella", "she"],
    ["german", "Der kleine Bagger Bodo möchte einen Preis gewinnen.", "Bodo", "he"],
    ["german", "In der Nacht feiern die Spielsachen ein Fest.", "die Spielsachen", "they"],
    ["french", "Nino le pingouin n'aime pas le froid.", "Nino", "he"],
    ["spanish", "La lluvia inunda la casa de las hormigas y un sapo les ayuda.", "las hormigas", "theyf"],
    ["italian", "La mia classe prepara uno spettacolo.", "la mia classe", "she"],
    ["portuguese", "A minha turma prepara uma peça de teatro.", "a minha turma", "she"],
    ["french", "Au fond de la mer, un poulpe apprend à jouer de la musique.", "le poulpe", "he"],
  ] as const)("is who acts in the first clause, in %s: %s", (language, idea, name, person) => {
    expect(readClauses(idea, language)?.hero).toEqual({ name, person });
  });
});

it.each([
  [
    "german",
    "Unsere Klasse macht einen Ausflug und plötzlich ist Max verschwunden.",
    ["Klasse", "Klasse", "Klasse", "Max"],
  ],
  ["spanish", "Mi clase prepara una obra de teatro.", ["clase", "clase", "clase"]],
  ["german", "Der Teddybär von Mia liegt im Zug und will nach Hause.", ["Teddybär", "Mia"]],
  ["spanish", "La estrella más pequeña no brilla y una luciérnaga le enseña.", ["estrella", "luciérnaga"]],
])("draws who leads the story first, in %s: %s", (language, idea, names) => {
  const { cast } = write({ idea, language, storyType: "original_story", scenes: 6, seconds: 100, seed: "a" });

  expect(cast.map(({ name }) => name)).toEqual(names);
});

it.each([
  ["german", "Der kleine Bagger Bodo möchte einen Preis gewinnen.", "tractor"],
  ["german", "Der Müllwagen Rudi findet einen Teddy in der Tonne.", "truck"],
  ["french", "Le petit train Gustave a peur des tunnels.", "train"],
  ["french", "Un parapluie rouge rêve de soleil.", "umbrella"],
  ["spanish", "El muñeco de nieve no quiere derretirse y los niños lo llevan al Polo Norte.", "snowman"],
  ["spanish", "La estrella más pequeña no brilla y una luciérnaga le enseña.", "star"],
])("draws a thing as it is, in %s: %s", (language, idea, kind) => {
  const { cast } = write({ idea, language, storyType: "original_story", scenes: 6, seconds: 100, seed: "a" });

  expect(cast[0]?.kind).toBe(kind);
  expect(cast.map(({ name }) => name)).not.toContain("Polo");
});

describe("a story of clauses", () => {
  it.each([
    [
      "german",
      "Unsere Klasse macht einen Ausflug in den Zoo und plötzlich ist Max verschwunden.",
      /Plötzlich ist Max verschwunden/,
      /hat Max wieder/,
    ],
    ["german", "Eine alte Straßenbahn träumt davon, einmal das Meer zu sehen.", /träumt davon/, /kann das Meer sehen/],
    [
      "german",
      "Ein kleiner Drache kann kein Feuer spucken und eine alte Hexe hilft ihm.",
      /Eine alte Hexe hilft ihm/,
      /kann Feuer spucken/,
    ],
    [
      "french",
      "Léa a perdu son doudou au parc et son chien Filou l'aide à le retrouver.",
      /Son chien Filou l'aide à le retrouver/,
      /Léa a retrouvé son doudou/,
    ],
    [
      "french",
      "Une petite fille n'arrive pas à dormir et sa grand-mère lui chante une chanson.",
      /Sa grand-mère lui chante une chanson/,
      /La fille arrive à dormir/,
    ],
    [
      "spanish",
      "Un gato callejero busca una familia antes de que llegue el invierno.",
      /busca una familia/,
      /ha encontrado una familia/,
    ],
  ])("in %s tells the turn after the beginning and ends as the idea asks: %s", (language, idea, turn, end) => {
    const text = tell(idea, language);
    const [at, endAt] = [text.search(turn), text.search(end)];

    expect(at).toBeGreaterThanOrEqual(0);
    expect(endAt / text.length).toBeGreaterThan(0.75);
    expect(endAt).toBeGreaterThan(at);
  });

  it.each([
    [
      "spanish",
      "Sara pierde un diente y el ratoncito Pérez no llega.",
      /Solo faltaba eso|Justo ahora|Precisamente hoy/,
      /Con Pérez el tiempo pasa/,
    ],
    [
      "german",
      "Mia backt einen Kuchen, aber der Hund frisst ihn auf.",
      /Das hat gerade noch gefehlt|Ausgerechnet jetzt|Und das gerade heute|Jetzt erst recht|Aufgegeben wird nicht|Es gibt noch einen|Leicht ist das nicht/,
      /„Das schaffen wir“, sagt der Hund/,
    ],
    [
      "german",
      "Ein Igel will zelten, aber es fängt an zu regnen.",
      /Das hat gerade noch gefehlt|Ausgerechnet jetzt|Und das gerade heute|Jetzt erst recht|Aufgegeben wird nicht|Es gibt noch einen/,
      /Dann gibt es kein Zurück/,
    ],
    [
      "italian",
      "Un riccio cerca un amico, ma tutti hanno paura delle sue spine.",
      /Ci mancava solo questo|Allora adesso ancora di più/,
      /La paura delle sue spine arriva/,
    ],
    [
      "german",
      "Max verliert seine Brille und läuft aus Versehen in ein Fuchshaus.",
      /Das hat gerade noch gefehlt|Ausgerechnet jetzt|Und das gerade heute|Jetzt erst recht|Aufgegeben wird nicht|Es gibt noch einen|Leicht ist das nicht/,
      /Ist es noch weit/,
    ],
  ])("takes in %s what is against the hero for an obstacle: %s", (language, idea, told, wrong) => {
    const text = tell(idea, language);

    expect(text).toMatch(told);
    expect(text).not.toMatch(wrong);
  });

  it("names nobody before the idea does", () => {
    const text = tell("Lina hat Angst vor dem ersten Schultag, doch dann lernt sie Emma kennen.", "german");

    expect(text.indexOf("Emma")).toBe(text.indexOf("lernt sie Emma kennen") + "lernt sie ".length);
  });

  it.each([
    [
      "french",
      "Le boulanger a perdu son levain et toute la rue l'aide à le chercher.",
      /dit la rue|la rue est là|la rue rit/,
    ],
    [
      "spanish",
      "Un niño encuentra un perro perdido en el parque.",
      /mira el perro por todos los lados|un secreto es más bonito/i,
    ],
    ["german", "Eine Schildkröte lädt alle Tiere ein, doch keiner kommt.", /das Problem keines mehr/],
  ])("in %s tells what follows from it: %s", (language, idea, told) => {
    expect(tell(idea, language)).toMatch(told);
  });

  it.each([
    ["german", "Lina hat Angst vor dem ersten Schultag, doch dann lernt sie Emma kennen."],
    ["french", "Léa a perdu son doudou au parc et son chien Filou l'aide à le retrouver."],
    ["spanish", "Lucía quiere aprender a nadar, pero le da miedo el agua."],
  ] as const)("is the same with the outline as it was read, in %s: %s", (language, idea) => {
    const brief = { idea, language, storyType: "original_story", scenes: 10, seconds: 170, seed: idea };

    expect(write({ ...brief, outline: readOutline(idea, language) }).paragraphs).toEqual(write(brief).paragraphs);
  });

  it.each([
    ["spanish", "Los niños quieren salvar el árbol, pero el alcalde quiere cortarlo.", /cortarlo es lo que los niños/],
    ["french", "Sami ne veut pas partager ses jouets avec sa cousine Inès.", /Sami et Inès rient/],
    ["german", "Tim lernt Seilspringen und sein bester Freund Ali übt mit ihm.", /Tim und der Freund/],
  ])("in %s takes nobody's wish and company for the hero's: %s", (language, idea, wrong) => {
    expect(tell(idea, language)).not.toMatch(wrong);
  });

  it("tells a wish for a thing with the thing", () => {
    expect(tell("Die kleine Hexe Wilma möchte einen Besen.", "german")).toMatch(/„Einen Besen, das wäre das Schönste“/);
  });

  it("ends with what the idea says of its end", () => {
    const text = tell("Ein Hase und ein Igel laufen um die Wette. Am Ende gewinnen beide.", "german");

    expect(text.indexOf("Am Ende gewinnen beide") / text.length).toBeGreaterThan(0.85);
  });

  it.each(["german", "french", "spanish", "italian", "portuguese"])("fills the time of a film in %s", (language) => {
    const idea = {
      german: "Ein Igel sucht einen Freund, aber alle laufen weg.",
      french: "Un hérisson cherche un ami, mais tout le monde se sauve.",
      italian: "Un riccio cerca un amico, ma tutti scappano.",
      portuguese: "Um ouriço procura um amigo, mas todos fogem.",
      spanish: "Un erizo busca un amigo, pero todos se escapan.",
    }[language];
    for (const seconds of [100, 170, 290]) {
      const share = speakingSeconds(tell(idea ?? "", language, seconds), language) / seconds;
      expect([seconds, share > 0.92 && share < 1.06]).toEqual([seconds, true]);
    }
  });
});

/** Gaps, choices, what is told only with a word of the idea, and verbs that agree. */
const SIGNS = /\{(?:v|o):[^}]*\}|\{\p{L}+\}|<[^<>]*>|\[[^\]]*\]|(?<=\p{L}\p{M}*)[*@]/gu;

describe.each(languages)("the lines of clauses in %s", (language) => {
  const lines = storyPacks[language].clauseTelling?.lines;
  if (!lines) throw new Error("filtered above");
  const all = [
    ...premises.flatMap((premise) => [...lines.premises[premise].tell, ...lines.premises[premise].end]),
    ...turns.flatMap((turn) => lines.turns[turn]),
    ...lines.mates,
    ...lines.places,
    ...lines.between,
  ];

  it("let every verb of the hero agree", () => {
    for (const line of all) {
      expect(line, line).not.toMatch(/\{v:[^/}]*\}|\{o:[^/}]*\}/);
      expect(line.replace(SIGNS, ""), line).not.toMatch(/[{}<>|*@]/);
    }
  });

  it("have an end for every premise that needs no word of the idea", () => {
    for (const premise of premises)
      expect(
        lines.premises[premise].end.some((line) => !/\{(?!hero|[vo]:)/.test(line.replace(/<[^<>]*>/g, ""))),
        premise,
      ).toBe(true);
  });
});
