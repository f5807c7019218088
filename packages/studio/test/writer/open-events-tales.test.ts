import { textOf, write } from "@animation-agent/studio/writer";
import { describe, expect, it } from "vitest";

const tell = (idea: string): string =>
  textOf(write({ idea, storyType: "original_story", language: "english", scenes: 10, seconds: 170, seed: "tale" }));

describe("a story for magic folk and figures of tales", () => {
  it.each([
    ["A sea captain gets seasick on every voyage and tries to hide it from the sailors.", /But one can steer/],
    ["A troll is scared of butterflies and hides in his cave.", /The knee is real/],
    ["An old sorcerer cannot stop the bewitched mop.", /word for stopping|sit down\?/],
    ["An old magician whose spells no longer work is asked to perform at a children's home.", /taste of cinnamon/],
    ["A fairy loses her wand in the snow and asks a fox for help.", /a hook of its own by the door/],
    ["A young witch gets a broom that only flies sideways.", /It's got nettles in it/],
    ["A boy at the school of magic is the worst in his class and always gets everything wrong.", /called “Afterwards”/],
    ["Santa's oldest reindeer oversleeps on Christmas Eve.", /Number four thousand and twelve/],
    ["Rudolph has a terrible cold and his nose does not glow.", /from sneeze to sneeze/],
    ["A girl in Tromsø writes a letter to Santa asking for a friend.", /How are your knees/],
    [
      "The sandman loses his way in the storm and knocks on the window of a girl called Ida to ask for directions.",
      /Here one may knock/,
    ],
    ["A genie grants a shoemaker three wishes but takes everything literally.", /What do you mean by a house/],
    ["A prince doesn't want to marry the countess and runs away to the harbour.", /The shoes are still hanging/],
    ["A princess in a tower does not want to be rescued, but the knights keep coming.", /Mind the beans/],
    [
      "A giant has been guarding a treasure for a thousand years and is lonely.",
      /and then it was the same number from behind/,
    ],
    [
      "Two friends, Ole and Jan, find a dragon egg in a shed and try to hide it from their teacher.",
      /In the evenings a trumpet is heard up there/,
    ],
    ["A grumpy ferryman finds a baby dragon asleep under the last bench of his boat.", /Only matches/],
    ["A witch works at the supermarket on the night shift.", /No flying/],
    ["The last unicorn hides behind a supermarket in Leeds.", /That's my side of the step/],
    ["Three brothers set out to find the golden apple that can heal their sick father.", /what about the soup/],
    ["Two wizards live in the same tower and try to outdo each other every day.", /You've got quite a small face/],
    [
      "The queen forbids dancing, and a young baker starts dancing in secret.",
      /throne turned round|beneath that it says/,
    ],
    ["A boy draws a fox on the wall with magic chalk and it comes alive.", /largest|core of an apple/],
    ["Nora draws a door on the wall and walks through it.", /The other one, please/],
    ["A king is turned into a goose and only a true friend can break the spell.", /made for people with hands/],
    [
      "Two boys spend the night in an old castle and meet a shy ghost.",
      /as some(?:body|one) does who (?:does not|doesn.t) want to disturb/,
    ],
    [
      "Emma finds a remote control that can pause people, and pauses her aunt by mistake.",
      /said “tock”|fell on the wrong side/,
    ],
    ["A student inherits a piano with a ghost in it that only she can see.", /the tea is too weak/],
    ["A ghost in the theatre shows itself only to a young cleaner.", /the tea is too weak/],
    ["A dragon with hay fever is invited to the spring party.", /Please bring your nose/],
    ["A dragon opens a bakery in a small town, but nobody dares to come in.", /question of aim|bread|dare/],
    ["A mermaid who cannot dive lives in a harbour.", /Forget the elbows/],
    ["A princess runs away to become a knight.", /which took until midnight|One has to begin with something/],
    [
      "Pirate Polly and her crew search for the golden coconut, but a giant octopus is guarding it.",
      /straight at the ship/,
    ],
    ["An elf, a dwarf and a thief go on a quest to destroy a cursed crown.", /three songs about it/],
    ["Two sisters, Anna and Clara, discover a secret door that leads to a land made of candy.", /Anna and Clara put/],
    [
      "A haunted house at the end of the street and three kids who dare to go in.",
      /and the gate had something against visitors/,
    ],
    ["A friendly ghost lives in an old castle and wants someone to play with.", /On the table there are two spoons/],
    [
      "A lonely monster lives under the bed of a kid and just wants a friend.",
      /They played hide and seek until it grew light/,
    ],
    ["A mermaid wants to know what it is like to walk on land.", /the laces are tied/],
    ["My brother Noah and his imaginary friend go on an adventure.", /had just grown a little pale at the edges/],
    ["A farm boy finds a magic sword and learns he is the heir to the throne.", /beans grow up it/],
    ["A wizard girl who is hopeless at spells goes to a magic school.", /called “Afterwards”/],
  ])("is told: %s", (idea, line) => {
    expect(tell(idea)).toMatch(line);
  });

  it.each([
    ["A dragon breathes fire on a village and a knight comes.", /smelled of peppermint/],
    ["A captain loses his compass in a storm.", /But one can steer/],
    ["A knight fights a giant for three days.", /holding up the curtain/],
    ["A village is afraid of a giant.", /The knee is real/],
    ["A boy turns the key and the car starts.", /page one, in the small print/],
    ["A teacher loses her memory after an accident.", /taste of cinnamon/],
    ["A girl loses her broom while sweeping the yard.", /a hook of its own by the door/],
    ["A girl fails the driving test three times.", /called “Afterwards”/],
    ["A boy writes a letter to his father in prison.", /How are your knees/],
    ["A princess marries a prince and is happy.", /The shoes are still hanging/],
    ["A guard watches the crown jewels and catches a thief.", /counts the visitors/],
    ["A girl finds a baby bird in the garden.", /Only matches/],
    ["The last tram driver of the town retires.", /That's my side of the step/],
    ["Two sisters set out to find the sea.", /what about the soup/],
    ["A girl draws a horse and gives it to her grandmother.", /core of an apple/],
    ["Two twins swap places at school for one day.", /look up very quickly/],
    ["A clock stops in an old house.", /said “tock”/],
    ["A painter paints a portrait of his wife.", /He really could(?: no|n.)t do them/],
    ["A boy makes his bed every morning.", /four thick books/],
    ["A baker buys a new oven.", /question of aim/],
    ["A girl learns to fly a plane.", /Forget the elbows/],
    ["A knight fights a dragon and dies.", /Both of us/],
    ["A girl finds a tunnel in the forest that leads to the garden of her teacher.", /no word at home/],
    ["A monster wants to scare someone in the old mill.", /On the table there are two spoons/],
    ["A girl feels invisible at her new school.", /It begins with the hand/],
    ["A man finds an old ring in the sand.", /beans grow up it/],
  ])("is not told of what only looks like it: %s", (idea, line) => {
    expect(tell(idea)).not.toMatch(line);
  });
});
