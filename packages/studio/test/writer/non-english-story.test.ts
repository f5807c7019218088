import { describe as about, expect, it } from "vitest";
import { type Language, languageBasics, languageIds } from "../../src/languages/index.ts";
import { describe, textOf, titleOf, write } from "../../src/writer/index.ts";

const others = languageIds.filter((language) => language !== "english");
const isLatin = (language: Language): boolean => languageBasics[language].scripts.some((script) => script === "latin");
const inOtherLetters = others.filter((language) => !isLatin(language));
const inLatinLetters = others.filter(isLatin);

const ideas = [
  "A camel looks for water in the desert",
  "A samurai keeps a secret",
  "A frog waits for the rain at a pond",
  "Three sheep and a donkey search for their home",
  "Mila the fox wants to find the lost star",
  "An astronaut repairs a robot on Mars",
  "Friendship",
  "A toaster dreams of the seven wonders of Xanadu. Nobody believes it!",
];

/** Words of the ideas that no other language has. */
const ENGLISH =
  /(?<!\p{L})(?:the|looks?|for|waits?|keeps?|search|their|wants?|find|lost|star|repairs?|three|sheep|donkey|camel|water|frog|pond|fox|home|friendship|toaster|wonders|nobody|believes|story)(?!\p{L})/iu;

const toldOf = (idea: string, language: string): string => {
  const brief = { language, storyType: "fairytale_story", seed: idea };
  const { title, paragraphs } = write({ ...brief, idea, scenes: 10, seconds: 162 });
  const text = textOf({ paragraphs });
  const shown = describe({ ...brief, title, text, scenes: [] });
  return [titleOf({ title, text, language }), text, shown.title, shown.description, ...shown.hashtags].join("\n");
};

about("an idea in English for a film in another language", () => {
  it.each(inOtherLetters)("leaves no Latin letter in a story in %s", (language) => {
    for (const idea of ideas) expect(toldOf(idea, language)).not.toMatch(/\p{Script=Latin}/u);
  });

  it.each(inLatinLetters)("leaves no English word in a story in %s", (language) => {
    for (const idea of ideas) expect(toldOf(idea, language)).not.toMatch(ENGLISH);
  });

  it.each([
    ["german", "Das Kamel und das Wasser", /in der Wüste ein Kamel/],
    ["french", "Le chameau et l’eau", /dans le désert, un chameau/],
    ["italian", "Il cammello e l’acqua", /nel deserto, un cammello/],
    ["arabic", "الجمل والماء", /فِي الصَّحْرَاءِ جَمَلٌ/],
    ["japanese", "ラクダと水", /砂漠にラクダがいました/],
    ["korean", "낙타와 물", /사막에 낙타가/],
    ["russian", "Верблюд и вода", /в пустыне жил-был верблюд/],
  ])("says in %s who it is about, where, and what is sought", (language, title, opening) => {
    const idea = "A camel looks for water in the desert";

    const story = write({ idea, language, storyType: "fairytale_story", scenes: 10, seconds: 162, seed: "a" });

    expect(story.title).toBe(title);
    expect(story.paragraphs[0]).toMatch(opening);
  });

  it("makes verbs agree with the heroes", () => {
    const openingFor = (idea: string): string | undefined =>
      write({ idea, language: "russian", storyType: "fairytale_story", scenes: 10, seconds: 162, seed: "a" })
        .paragraphs[0];

    expect(openingFor("A fox looks for the moon")).toMatch(/Жила-была на свете лиса/);
    expect(openingFor("A wolf looks for the moon")).toMatch(/Жил-был на свете волк/);
    expect(openingFor("Two mice look for the moon")).toMatch(/Жили-были на свете мыши/);
  });

  it("makes Italian verbs and articles agree with the heroes", () => {
    const openingFor = (idea: string): string | undefined =>
      write({ idea, language: "italian", storyType: "fairytale_story", scenes: 10, seconds: 162, seed: "a" })
        .paragraphs[0];

    expect(openingFor("A shark looks for the moon")).toMatch(/^C’era una volta uno squalo\./);
    expect(openingFor("Two bears look for the moon")).toMatch(/^C’erano una volta degli orsi\./);
    expect(openingFor("A fox and a goose look for the moon")).toMatch(/^C’erano una volta una volpe e un’oca\./);
  });

  it("names the cast as the story does", () => {
    const idea = "Three sheep and a donkey search for their home";

    const { cast } = write({
      idea,
      language: "russian",
      storyType: "fairytale_story",
      scenes: 10,
      seconds: 162,
      seed: "a",
    });

    expect(cast.map(({ kind, name }) => `${kind} ${name}`)).toEqual(["sheep овцы", "donkey осёл"]);
  });
});

about("the cast of an idea in English", () => {
  const castOf = (idea: string): string[] =>
    write({ idea, language: "german", storyType: "fairytale_story", scenes: 10, seconds: 162, seed: "a" }).cast.map(
      ({ kind, name }) => `${kind} ${name}`,
    );

  it.each([
    ["The tortoise and the hare", ["turtle die Schildkröte", "rabbit der Hase"]],
    ["A lonely lighthouse keeper finds a letter in a bottle", ["grandpa der Wärter"]],
    ["The Lost Star of the Little Fox", ["fox der Fuchs"]],
    ["Mila the fox wants to find the lost star", ["fox Mila"]],
    ["Save the whale from the pirates", ["whale der Wal", "pirate die Piraten"]],
  ])("are those whom the story tells of: %s", (idea, cast) => {
    expect(castOf(idea)).toEqual(cast);
  });

  it("uses the name that the idea gives", () => {
    const { paragraphs } = write({
      idea: "Princess Amira and her tiger search for a star",
      language: "french",
      storyType: "fairytale_story",
      scenes: 10,
      seconds: 162,
      seed: "a",
    });

    expect(paragraphs[0]).toMatch(/une princesse et un tigre\. Chacun connaissait ce nom : Amira\./);
  });
});

about("an idea in the film's own language", () => {
  it.each([
    ["german", "Ein Frosch wartet am Teich auf den Regen"],
    ["spanish", "Un ratón y una rana buscan la luna"],
    ["italian", "Un topo e una rana cercano la luna"],
    ["japanese", "小さなキツネが星をさがします"],
    ["japanese", "小さなキツネが星をさがす", "小さなキツネが星をさがします。"],
    ["russian", "Лягушка ждёт дождя у пруда"],
  ])("is told in %s as a sentence of the story, without quotation marks", (language, idea, polite = idea) => {
    const { paragraphs } = write({
      idea,
      language,
      storyType: "fairytale_story",
      scenes: 10,
      seconds: 162,
      seed: "a",
    });

    expect(paragraphs.some((each) => each.startsWith(polite))).toBe(true);
  });
});

about("a name in letters of another script", () => {
  it.each(inOtherLetters)("is left out in %s", (language) => {
    const brief = { language, storyType: "fairytale_story", scenes: 10, seconds: 162, seed: "a" };

    const { paragraphs } = write({ ...brief, idea: ideas[0] ?? "", heroName: "Mila" });

    expect(textOf({ paragraphs })).not.toMatch(/\p{Script=Latin}/u);
  });

  it.each(inLatinLetters)("is used in %s, which has the same script", (language) => {
    const brief = { language, storyType: "fairytale_story", scenes: 10, seconds: 162, seed: "a" };

    const { paragraphs } = write({ ...brief, idea: ideas[0] ?? "", heroName: "Mila" });

    expect(textOf({ paragraphs })).toMatch("Mila");
  });
});
