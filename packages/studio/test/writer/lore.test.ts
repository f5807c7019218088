import { describe, expect, it } from "vitest";
import { actionOf } from "../../src/writer/english/contract/clause-action.ts";
import { loreOf } from "../../src/writer/english/contract/lore-of-idea.ts";
import { readIdeaParts } from "../../src/writer/english/contract/subject-of-idea.ts";
import { lore } from "../../src/writer/english/lore/index.ts";
import { tell } from "./telling-ideas.ts";

const GAPS = {
  place: /^(?:hero|he|him|his|hero's|himself)$/,
  time: /^(?:hero|he|him|his|hero's|himself)$/,
  who: /^(?:doer|doerhe|doerhim|doerhis|doer's|doerhimself)$/,
  thing: /^obj$/,
  doing: /^(?:doer|doerhe|doerhim|doerhis|doer's|doerhimself)$/,
  mishap: /^(?:hero|he|him|his|hero's|himself|was)$/,
  talk: /^(?:hero|he|him|his|hero's|himself|mate|mate's|pet|topic)$/,
};

/** What an idea names that there are lines about: "who bee", "thing flower (the flower)". */
const namedIn = (idea: string): string[] => {
  const reading = readIdeaParts(idea);
  const actions = reading.clauses.map((clause) => actionOf(clause, reading));
  return loreOf(reading, actions).map(
    ({ sort, matched, words }) =>
      `${sort} ${matched}${words.obj ? ` (${words.obj})` : words.who ? ` (${words.who})` : ""}`,
  );
};

describe("the lines about what an idea may name", () => {
  const lines = lore.flatMap(({ sort, entries }) =>
    Object.entries(entries).flatMap(([words, told]) => told.map((line) => ({ sort, words, line }))),
  );

  it("are each told once, in a length that fits a scene", () => {
    const all = lines.map(({ line }) => line);

    expect(all.filter((line, at) => all.indexOf(line) < at)).toEqual([]);
    expect(all.filter((line) => line.split(" ").length < 6 || line.split(" ").length > 48)).toEqual([]);
  });

  it("have only the gaps of their sort, and no word of the present for somebody", () => {
    const gapsOf = (line: string): string[] => [...line.matchAll(/\{([^}]+)\}/g)].map(([, gap = ""]) => gap);
    const isOther = ({ sort, line }: (typeof lines)[number]): boolean =>
      gapsOf(line).some((gap) => !GAPS[sort].test(gap.charAt(0).toLowerCase() + gap.slice(1)));

    expect(lines.filter(isOther)).toEqual([]);
    expect(lines.filter(({ line }) => /\{doerhe\} (?:is|has|does|goes|says)\b/i.test(line))).toEqual([]);
  });

  it("are found by patterns that can be read", () => {
    for (const { words } of lines) expect(() => new RegExp(`\\b(?:${words})\\b`, "gi")).not.toThrow();
  });
});

describe("what an idea names", () => {
  it("is found in its order, with whose it is", () => {
    expect(
      namedIn("The last bee in the city looks for a flower. She finds one on the balcony of a grumpy old lady."),
    ).toEqual(
      expect.arrayContaining([
        "who bee",
        "place city",
        "thing flower (the flower)",
        "place balcony",
        "who old lady (the lady)",
      ]),
    );
    expect(namedIn("Before the wedding the bride runs away with the ice cream man's van.")).toContain(
      "thing van (the ice cream man's van)",
    );
  });

  it.each([
    ["Princess Zara doesn't want to marry the prince, she wants to be an astronaut.", /astronaut/],
    ["A girl who has never seen the sea lives in a village.", /place sea/],
    ["A boy is rescued by a dog.", /doing/],
    ["A painted horse stands in the yard.", /doing painted/],
    ["The cat next door is secretly a superhero.", /thing door/],
    ["A boy eats a chocolate cake.", /thing chocolate/],
  ])("is not what is only wished, denied or part of another word: %s", (idea, words) => {
    expect(namedIn(idea).join("\n")).not.toMatch(words);
  });
});

describe("what is done", () => {
  it.each([
    ["The lighthouse keeper disappears every Sunday.", /doing disappear/],
    ["The mice fix a bell onto the cat.", /doing fix/],
    ["Two barbers fight for customers.", /doing fight|doing fought/],
    ["A short-sighted knight has a horse.", /doing sighted/],
    ["A boy saves the best seat for his friend.", /doing saved/],
    ["A man swears that he had not lied.", /doing swor/],
    ["A bridge is tired of holding people.", /doing was tired/],
    ["A waiter wears a red coat.", /doing wor/],
    ["The new girl speaks only in whistles.", /doing whistles/],
  ])("is not told in another sense: %s", (idea, words) => {
    expect(namedIn(idea).join("\n")).not.toMatch(words);
  });

  it("is found also where it is only wanted or tried", () => {
    expect(namedIn("A retired clown has to make one very serious judge laugh.").join("\n")).toMatch(
      /doing make .*laugh/,
    );
    expect(namedIn("Seven socks wanted to escape from the washing machine.").join("\n")).toContain("doing escape");
  });

  it("is told rather than that it is wanted", () => {
    expect(namedIn("A girl wanted to build a boat.").join("\n")).not.toMatch(/doing wanted/);
    expect(namedIn("A girl did not want to build a boat.").join("\n")).not.toMatch(/doing build/);
  });

  it("is not told where something else is liked better", () => {
    const named = namedIn("A princess would rather repair clocks than marry a prince.").join("\n");

    expect(named).toContain("doing repair");
    expect(named).not.toContain("marry");
  });
});

describe("an idea that tells what happens in its order", () => {
  it("is told by its own sentences, with what they name between them", () => {
    const text = tell("Grandma Ilse buys a motorbike and drives with her cat to the sea.", 90);
    const [before, after] = text.split("drove with her cat to the sea");

    expect(before).toMatch(/bought a motorbike\.\n/);
    expect(before).toMatch(/the motorbike (?!\.)/i);
    expect(after).toMatch(/\b(?:sea|waves|salt|water)\b/i);
    expect(after).toMatch(/[Hh]er cat/);
  });

  it("invents nobody who helps where its own people do", () => {
    const text = tell("A hedgehog is afraid of the dark and an owl teaches him the names of the stars.", 90);

    expect(text).toMatch(/said the owl|the owl said|asked the owl|the owl asked/);
    expect(text).not.toMatch(/tortoise|magpie|badger|heron|toad/);
  });
});
