import { describe, expect, it } from "vitest";
import { readIdeaParts } from "../../src/writer/english/contract/subject-of-idea.ts";

const told = (idea: string): string[] => readIdeaParts(idea).clauses.map(({ text }) => text);

describe("what people type around an idea", () => {
  it.each([
    [
      "hi can you do one about twins who swap places at summer camp",
      ["There were once twins who swapped places at summer camp."],
    ],
    [
      "Can I have a story where a turtle is the fastest for once? His shell got wheels from a broken toy.",
      ["A turtle was the fastest for once.", "His shell got wheels from a broken toy."],
    ],
    [
      "I wish there was a story where the slow kid wins because the race goes the wrong way",
      ["The slow kid won because the race went the wrong way."],
    ],
    [
      "Dear writer, my daughter is having her tonsils out tomorrow. Could you tell of a giraffe with a sore throat who has to go to hospital?",
      ["There was once a giraffe with a sore throat who had to go to hospital."],
    ],
    [
      "I want a story for my wife, we met in an elevator that got stuck. She was eating a sandwich.",
      ["My wife and I met in an elevator that got stuck.", "She was eating a sandwich."],
    ],
    [
      "please do a story on my grandma Hedwig, she had a goose that slept in the kitchen",
      ["My grandma Hedwig had a goose that slept in the kitchen."],
    ],
    [
      "story about a pirate who is allergic to parrots (my kid is 5, loves sneezing noises)",
      ["There was once a pirate who was allergic to parrots."],
    ],
    ["A train wants a holiday, for my little boy who loves trains and hates the dark", ["A train wanted a holiday."]],
    ["Bedtime story for Milo, age 3. A digger is too tired to dig.", ["A digger was too tired to dig."]],
    [
      "It's the zombie apocalypse. A teen starts bringing them outdoors for walks. dark humor please",
      ["It was the zombie apocalypse.", "A teen started bringing them outdoors for walks."],
    ],
    [
      "me and my best friend Zoe, we get shrunk in science class (please make it funny!!). not sure",
      ["My best friend Zoe and I got shrunk in science class."],
    ],
    [
      "my daughter wants a story abot a hedgehog who fears balloons",
      ["There was once a hedgehog who feared balloons."],
    ],
    ["A love story between two scarves on the same coat rack.", ["Two scarves on the same coat rack fell in love."]],
    [
      "Is there a place where all the forgotten birthday wishes live? A girl goes there.",
      ["There was a place where all the forgotten birthday wishes lived.", "A girl went there."],
    ],
  ])("is not told: %s", (idea, sentences) => expect(told(idea)).toEqual(sentences));

  it.each([
    [
      "Set this in a hospital, please. A man mops the floor every night.",
      "In a hospital, a man mopped the floor every night.",
    ],
    [
      "A boy's voice breaks in the middle of the solo. Set it in a cold church, in December.",
      "In a cold church, in December, a boy's voice broke in the middle of the solo.",
    ],
    [
      "Write a story about loneliness in a big apartment block. The man on the ninth floor plays trumpet.",
      "In a big apartment block, the man on the ninth floor played trumpet.",
    ],
  ])("opens the story where it says where: %s", (idea, sentence) => expect(told(idea)[0]).toBe(sentence));
});

describe("the verbs of an idea", () => {
  it.each([
    ["Now she must find the owner and give it back.", "Now she had to find the owner and give it back."],
    ["A camel who hates sand dreams of a lawn.", "A camel who hated sand dreamed of a lawn."],
    [
      "A firefly whose light only works when he's embarrassed gets lost in a dark cave.",
      "A firefly whose light only worked when he was embarrassed got lost in a dark cave.",
    ],
    ["A lazy genie makes his master do the wishes himself.", "A lazy genie made his master do the wishes himself."],
    ["His sister rides along, and that changes everything.", "His sister rode along, and that changed everything."],
    ["Each thinks he belongs to her alone.", "Each thought he belonged to her alone."],
    ["It has seen first kisses, fights and a piglet.", "It had seen first kisses, fights and a piglet."],
    ["A plastic flamingo longs to migrate.", "A plastic flamingo longed to migrate."],
    [
      "A pair of old hiking boots left outside a hut tell the sneakers about the mountain.",
      "A pair of old hiking boots left outside a hut told the sneakers about the mountain.",
    ],
    ["A woman finds a stranger's thank-you note.", "A woman found a stranger's thank-you note."],
    ["A kindergarten has its very first fire drill.", "A kindergarten had its very first fire drill."],
    [
      "A woman teaches a seagull to dance so it will stop feeling sorry for itself.",
      "A woman taught a seagull to dance so it would stop feeling sorry for itself.",
    ],
  ])("are told in the past: %s", (idea, sentence) => expect(told(idea)).toEqual([sentence]));

  it("have a subject where a sentence leaves it out", () => {
    expect(told("robot janitor in a school at night. finds a drawing. tries to return it.")).toEqual([
      "This is the story of a robot janitor in a school at night.",
      "It found a drawing.",
      "It tried to return it.",
    ]);
    expect(told("In the end she eats the tomato and plants the seeds.")[1]).toBe("She planted the seeds.");
    expect(told("Two brothers share a bike. The older one outgrows it but doesn't want to say so.").slice(1)).toEqual([
      "The older one outgrew it.",
      "But the older one did not want to say so.",
    ]);
  });

  it("keeps what Mr. Long comes for", () => {
    expect(told("The kids say it's only Mr. Long, who comes to count them.")).toEqual([
      "The kids said it was only Mr. Long, who came to count them.",
    ]);
  });
});

describe("whom an idea is about", () => {
  it.each([
    ["An old sheepdog has to train the puppy who will replace him.", "old sheepdog", "dog"],
    ["A little thunder who is scared of children hides behind a hill.", "little thunder", "cloud-with-lightning"],
    ["A sixteen-year-old falls asleep in the library with the boy she ignores.", "sixteen year old girl", "girl"],
    ["An ex-pirate teaches kindergarten.", "ex-pirate", "pirate"],
    ["A chimney sweep is so busy bringing luck that he needs some himself.", "chimney sweep", "man"],
    ["A violin maker in Venice builds one last violin for a girl who cannot hear.", "violin maker", "man"],
    [
      "The coffee machine on the third floor starts giving advice, and nobody asks the boss.",
      "coffee machine",
      "robot",
    ],
    ["A wolf cub is raised by reindeer.", "wolf cub", "wolf"],
    ["Tonight the toys hold a court case against the cat.", "toys", "teddy-bear"],
    ["A bored teenager on a family camping trip finds a radio with the songs her mum loved.", "bored teenager", "girl"],
    ["An umbrella left on a train rides around the country for a year.", "umbrella", "umbrella"],
    ["The ski instructor broke his leg on the first day of the season.", "ski instructor", "man"],
    ["The smallest tugboat in the harbour must pull in the largest ship.", "smallest tugboat", "ship"],
  ])("is who does it: %s", (idea, phrase, kind) => expect(readIdeaParts(idea).hero).toMatchObject({ phrase, kind }));

  it("does not take what is done for a place", () => {
    expect(readIdeaParts("An old sheepdog has to train the puppy who will replace him.").place).toBeUndefined();
  });
});
