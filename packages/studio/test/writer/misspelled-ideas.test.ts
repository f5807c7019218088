import { textOf, write } from "@animation-agent/studio/writer";
import { describe, expect, it } from "vitest";
import { plainSpelling } from "../../src/writer/english/contract/plain-spelling.ts";
import { withCorrectWords } from "../../src/writer/english/spelling/correct-words.ts";
import { frontCoded, frontDecoded } from "../../src/writer/english/spelling/front-coding.ts";

describe("a misspelled word", () => {
  it.each([
    [
      "a boy finds a magic pencl and evrything he draws becomes real",
      "a boy finds a magic pencil and everything he draws becomes real",
    ],
    ["kid gets a zero in maths and trys to hide the test", "kid gets a zero in maths and tries to hide the test"],
    ["only my hamster nows", "only my hamster knows"],
    ["the coffe machine", "the coffee machine"],
    ["my freind hates skool becuase the techer is mean", "my friend hates school because the teacher is mean"],
    ["teh dog runs away adn comes back", "the dog runs away and comes back"],
    ["a pengiun who is affraid of swiming", "a penguin who is afraid of swimming"],
    ["two brothrs bild a rockit from cardbord boxes", "two brothers build a rocket from cardboard boxes"],
    ["a litle turtel wants to win the marathn", "a little turtle wants to win the marathon"],
    ["a pirat finds a tresure chest on an iland", "a pirate finds a treasure chest on an island"],
    ["the wich flys to the mooon", "the witch flies to the moon"],
    ["a robbot learns to daance", "a robot learns to dance"],
    ["a knight who hates fihgting opens a bakerry", "a knight who hates fighting opens a bakery"],
    ["a snowman is worryed about sumer", "a snowman is worried about summer"],
    [
      "a detectiv cat solves the mistery of the missing chees",
      "a detective cat solves the mystery of the missing cheese",
    ],
    ["a lonley lighthouse keper finds a botle", "a lonely lighthouse keeper finds a bottle"],
    ["Becuase she is evrywhere", "Because she is everywhere"],
  ])("is the word that it surely means: %s", (typed, meant) => {
    expect(withCorrectWords(typed)).toBe(meant);
  });

  it.each(["a frog who can only say ribbit", "a mouse on a ferris wheel"])("is no word that is right: %s", (typed) => {
    expect(withCorrectWords(typed)).toBe(typed);
  });

  it("is right in the title and in the story", () => {
    const idea = "a boy finds a magic pencl";
    const story = write({
      idea,
      storyType: "original_story",
      language: "english",
      scenes: 4,
      seconds: 60,
      seed: "pencil",
    });

    expect(`${story.title} ${textOf(story)}`).toMatch(/magic pencil/i);
    expect(`${story.title} ${textOf(story)}`).not.toMatch(/pencl/i);
  });

  it("is read together with a missing apostrophe", () => {
    expect(plainSpelling("grandmas recipe and the squirel who cant sleep")).toBe(
      "grandma's recipe and the squirrel who can't sleep",
    );
  });
});

describe("right words", () => {
  // British and American spellings, names in small letters, invented and rare words.
  const RIGHT = `
my cat minka climbs on the roof
the glumpf eats all the socks
a glumpf and a snork meet a zorgon
a blorp finds a wibbly wobbly flumph
the little floofer wants to be a snoozle
my grey neighbour realises that his favourite colour is aubergine
my gray neighbor realizes that his favorite color is magenta
mum and dad wear pyjamas to the theatre
mom and dad wear pajamas to the theater
a traveller apologises to the neighbours about the odour
a traveler apologizes to the neighbors about the odor
nils and tess find a kitten called fizzgig
a girl named wanita bakes a pavlova
luzie and jannis build a raft
leni loves her teddy schnuffi
my dog rufus who ate the homework
a boy called timo and his hamster pommes
the grumple under the bed is scared
a young wizzlewop lost his flibber
a knight with a halberd and a trebuchet
an axolotl named axi wants legs
a capybara sits in an onsen
the quokka smiles at the wombat
my nonna makes gnocchi and focaccia
opa and oma dance tango
a matryoshka has a secret
the sensei teaches karate and aikido
a mermaid plays the ukulele and the theremin
a sommelier loses his sense of smell
a barista draws hearts in lattes
the gamer gets stuck in minecraft
a youtuber deletes her instagram and tiktok
she googles her ex boyfriend and facetimes him
the wifi is down and nobody can netflix
a selfie goes viral
a hobbit and an orc share a flat
the yeti makes smores
a kraken that loves pancakes and crepes
dumbledog goes to hogwoof
a manatee called bubbles
the gruffalo is hungry
baba yaga has a hut on chicken legs
a djinn in a thermos
my abuela makes tamales and empanadas
the kumquat rolls down the hill
a ukrainian grandma knits socks
trisha and nina bake brownies
little amara hides
my dog bello catches a frisbee
our hamster krumel escapes
the dinner was cold
a scarred knight
the barber sings
he exited the building and dialled a number
she dialed a number and cancelled the wedding
the princes fight over the throne
a dragoon rides past the castle
a skink and a conure live in one terrarium
the salvia in the garden wilts
a laugher yoga course for pensioners
a plumber fixes the lavatory
the lorry has a flat tyre
a jeweller polishes a ring
the aeroplane lands on the motorway
an airplane lands on the freeway
a fiery sceptre and a marvellous manoeuvre
the storey above ours is haunted
a programme about an encyclopaedia
granny practises the trombone
the judge's wig blows away
it's raining and they can't go out
a jack-o'-lantern lights up
the kerb in front of the cheque office
he learnt that he had dreamt it
the dog leapt over the fence
a bushbaby swaps lychees for longans
nobody knows the zumba teacher
a hiphop dancer becomes a nurse
the llama spits at the alpaca
a gnome with a grudge
the wolpertinger hides in bavaria
a bao bun and a dumpling get married
kombucha grows in the kitchen
the shih tzu barks at the roomba
an influencer loses her followers
two cosplayers miss the tram
the goalie saves the penalty
a dachshund named wurstel
the tooth fairy is on strike
her yarmulke blows off
a rickshaw driver in mumbai
the samosa seller sings
lulu and momo hide a zebrafish
a troll named grumbo
jojo has a stomach ache
a platypus with impostor syndrome
an ogre who loves origami
kwame and ama paint a mural
the bandicoot digs a tunnel
a fortnight in the caravan
zaza the meerkat keeps watch
blinky the firefly can't glow
`
    .trim()
    .split("\n");

  it("are a hundred sentences", () => {
    expect(RIGHT.length).toBeGreaterThanOrEqual(100);
  });

  it.each(RIGHT)("stay as they are: %s", (idea) => {
    expect(withCorrectWords(idea)).toBe(idea);
  });

  it.each([
    "Mein Hund schnarcht sehr laut und die Nachbarn beschweren sich immer wieder darueber",
    "the Pengiun House",
    "what a pengiun-like walk",
    "the pengiun's hat",
  ])("stay where a text has other words: %s", (text) => {
    expect(withCorrectWords(text)).toBe(text);
  });
});

it("a list of words is what it was coded from", () => {
  const words = ["abacus", "abandon", "abandoned", "zoo"];

  expect(frontDecoded(frontCoded(words))).toEqual(words);
});
