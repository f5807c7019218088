import { describe, expect, it } from "vitest";
import { readIdeaParts } from "../../src/writer/english/contract/subject-of-idea.ts";
import { tidyIdea } from "../../src/writer/english/contract/tidy-idea.ts";
import { write } from "../../src/writer/index.ts";

const heroOf = (idea: string) => readIdeaParts(idea).hero;
const castOf = (idea: string) =>
  write({ idea, language: "english", storyType: "fairytale_story", scenes: 10, seconds: 150, seed: "a" }).cast.map(
    ({ name, kind }) => `${name}: ${kind}`,
  );

describe("a thing that leads an idea", () => {
  it.each([
    ["The kettle in the staff room is fed up with instant soup and hides until the boss buys tea.", "teapot"],
    ["A lantern that has hung in a porch since spring watches the road and makes friends with a moth.", "lantern"],
    ["The willow by the canal is afraid of the saw. The gardener ties a red ribbon round it.", "deciduous-tree"],
  ])("is drawn as what it is: %s", (idea, kind) => {
    expect(heroOf(idea)).toMatchObject({ kind, many: false });
  });

  it.each([
    ["A cake is carried up the hill by a cook who has never told the bride that he misses her.", "cook"],
    ["A museum keeper's dog learns to open the gate.", "dog"],
    ["A postcard arrives after fifty years, and the postman decides to find out who sent it.", "postman"],
  ])("does nothing where somebody else acts: %s", (idea, noun) => {
    expect(heroOf(idea)?.aliases).toContain(noun);
  });

  it("keeps its name", () => {
    expect(castOf("An old tractor, Big Martha, is sold to a circus clown.")[0]).toBe("Big Martha: tractor");
  });
});

describe("several who lead an idea", () => {
  it("are those whom it counts, and not the animal that comes later", () => {
    expect(castOf("Three cousins share a tent, then the goat eats the map and they have to find the way.")).toEqual(
      expect.arrayContaining([expect.stringContaining("the cousins: "), "the goat: goat"]),
    );
    expect(heroOf("Three cousins share a tent, then the goat eats the map and they have to find it.")).toMatchObject({
      noun: "cousin",
      many: true,
    });
  });

  it.each([
    ["Sisters Hanne and Lotte have not spoken for nine years. Their mother leaves them a shop.", "Hanne"],
    ["Pepper, our rabbit, ate the letter when Dad had his big exam. Everybody had to help.", "Pepper"],
    ["Zubin, a boy on crutches, joins the swimming team with his two cousins.", "Zubin"],
  ])("are called by their names: %s", (idea, name) => {
    expect(heroOf(idea)?.name).toBe(name);
  });

  it("are pupils or neighbours where an idea names only them", () => {
    expect(heroOf("Someone hides a sweet in the piano every week, and Year 3 decide to catch them.")?.noun).toBe(
      "pupil",
    );
    expect(heroOf("Our street has a puddle so old that it has a name.")?.noun).toBe("neighbour");
  });

  it("are two where they are twins", () => {
    expect(heroOf("Twin sisters swap schools for a week.")?.count).toBe(2);
  });
});

describe("an idea that says for whom it is", () => {
  it.each([
    ["My nephew loves ships. Please write about a small ferry called Nora who is afraid of fog.", "A small ferry"],
    ["My husband is a dentist. Tell a story of two crocodiles who share a toothbrush.", "Two crocodiles"],
    ["My twins are starting school. A green train called Otto loses its driver.", "A green train"],
  ])("is the story that it asks for: %s", (idea, opening) => {
    expect(tidyIdea(idea).text).toMatch(new RegExp(`^${opening}`));
  });

  it.each([
    "My daughter Ella is scared of the dark. Make a story where she meets an owl.",
    "My son is afraid of water. Make a story in which a seal helps him.",
  ])("keeps the child whom the story is about: %s", (idea) => {
    expect(readIdeaParts(idea).hero?.kind).toMatch(/^(?:girl|boy)$/);
  });
});

describe("who is only named in an idea", () => {
  it.each([
    ["Nadia is picked as Dorothy in the school play and loses her voice.", "Dorothy"],
    ["A girl with a map drawn by her father looks for a cave.", "father"],
    ["Ali and his uncle turn the cart into a rocket, a dragon and a boat.", "dragon"],
    ["Mina and her aunt light a lantern every New Year.", "New Year"],
  ])("is no member of the cast: %s", (idea, who) => {
    expect(castOf(idea).join()).not.toContain(who);
  });

  it("is there where the idea tells of it", () => {
    expect(castOf("Petra's best friend is moving to another town and they have one last day.").join()).toContain(
      "the friend",
    );
  });
});

describe("the people of an idea", () => {
  it.each([
    ["A tram driver and a stray cat cross the city, she only wanted to bring it to the depot.", "the driver: woman"],
    [
      "A pilot on her last flight sees the same traveller as on her first one, and he has not changed.",
      "the traveller: man",
    ],
    ["Jo must learn to swim, and her father-in-law is the only one who can teach her.", "the father-in-law: man"],
    ["Two neighbours, an old man and a teenager with a drum, share a lift.", "the man: grandpa"],
    ["A widower learns to brush his daughter's hair before school.", "the daughter: girl"],
    ["A mole who has lost his glasses comes up on a golf course.", "the mole: mole"],
    ["Kids of a famous chef make a plan to cook for the teachers.", "the kids: boy"],
  ])("are read with their kind and gender: %s", (idea, member) => {
    expect(castOf(idea)).toContain(member);
  });

  it.each([
    ["The queen's shoe polisher gets tired of shoes and opens a circus.", "polisher"],
    ["High above the clouds, a rescue team of two hears a song.", "team"],
    ["In the old drawer lives a thread who has lost her needle.", "thread"],
  ])("are led by the one whom it is about: %s", (idea, noun) => {
    expect(heroOf(idea)?.noun).toBe(noun);
  });

  it("are cats where the group is, whatever they are called", () => {
    expect(castOf("Our two dogs, Bruno and Mr Whistle, who hate each other, must share a basket.").slice(0, 2)).toEqual(
      ["Bruno: dog", "Mr. Whistle: dog"],
    );
  });

  it("are those of an occasion that the film is for", () => {
    expect(tidyIdea("I want something for my parents' silver wedding: they met on a ferry.").text).toMatch(
      /^My parents met on a ferry/,
    );
  });
});

describe("whose an idea names first", () => {
  it("is not the owner of several who lead", () => {
    expect(heroOf("The tailor's two pupils have to sew a gown for the queen before dawn.")?.noun).toBe("pupil");
  });

  it("is both of two who wait", () => {
    expect(castOf("In a far valley a signalman and his daughter wait for a train.")).toContain("the daughter: girl");
  });
});
