import { textOf, write } from "@animation-agent/studio/writer";
import { describe, expect, it } from "vitest";

const tell = (idea: string): string =>
  textOf(write({ idea, storyType: "original_story", language: "english", scenes: 10, seconds: 170, seed: "tale" }));

describe("a story of animals, toys and things", () => {
  it.each([
    ["An otter can't find his favourite stone.", /what one is about to sit down in|said a snail|asked a snail/],
    ["A kitten falls asleep in a bread van and has to find his way home.", /they always stopped at the same place/],
    ["A mouse is scared of the tomcat who lives next door.", /beetroot/],
    ["A lion who is a vegetarian moves to a new savanna.", /Nothing else crunches like that|It's about the cabbage/],
    ["A little owl wants to see the sunrise but always falls asleep before.", /at all like a pancake/],
    ["A hippo dreams of being a ballet dancer. The floor does not agree.", /Never mind/],
    [
      "The smallest lion in the pride can't roar, so she asks the frogs to teach her.",
      /the thing from behind the hill/,
    ],
    ["A fox and a duck become friends, but nobody in the wood likes it.", /I'm only going to look at the weather/],
    ["Two mice want to steal the cheese, but the cat is sleeping in front of it.", /drawn in crumbs/],
    ["Our goat Lotti eats everything, even the curtains.", /Enough Is Enough/],
    ["A yellow balloon slips away from the fair and flies over the roofs.", /By the end of it there were red cheeks/],
    ["A scarecrow is sad because the birds are afraid of him.", /the field/],
    ["A tiny tugboat must pull the biggest ship into the harbour during a storm.", /because of the ducks/],
    ["A badger snores so loudly that no one in the wood can sleep.", /a cart full of pots/],
    ["A hare who is always late is invited to a wedding feast of the mice.", /The hornets/],
    ["A grumpy toad does not want any visitors.", /the special voice/],
    ["A mole wants to be in the forest concert but can't play anything.", /The woodpecker did it/],
    ["When the stream dries up, the frogs and a hare set out to find out why.", /Still there/],
    ["Two hedgehogs build a house, but the wind blows it down again and again.", /all those opinions in it/],
    ["A little bear cub cannot sleep.", /used up my sides/],
    ["A hamster lives in the library and one day the children find her.", /only one word on it: “Raisin/],
    ["A cricket lives in the theatre and secretly knows all the songs.", /to the skirting board/],
    [
      "Two martens sneak into a chocolate shop and get locked in.",
      /so they began everywhere|so they started everywhere/,
    ],
    ["An old dog waits at the harbour every evening for his owner who died.", /the wrong ones, all of them/],
    [
      "A caterpillar wishes she was as beautiful as a butterfly.",
      /One begins like you|wished the stranger a good morning/,
    ],
    ["A superhero hamster saves the town.", /tea towel/],
    [
      "A penguin, a fox and a hen go on a journey to find the biggest tree on earth.",
      /The third said nothing and counted everybody/,
    ],
    ["A rocking chair that has seen three generations grow up.", /For the time being|the jam, the humming/],
    [
      "A parrot and a poodle hate each other until one of them gets stuck outside in the rain.",
      /both of them and the cushion|chattering teeth/,
    ],
    ["A wolf who is scared of everything.", /The last thing on it was lists/],
    ["A toaster runs away from home.", /it had no edge/],
    [
      "A lonely monster lives under the bed of a kid and just wants a friend.",
      /They played hide and seek until it grew light/,
    ],
    ["An old horse recognises the boy who fed him years ago.", /half an apple/],
  ])("is told: %s", (idea, line) => {
    expect(tell(idea)).toMatch(line);
  });

  it.each([
    ["A pirate loses his treasure map and a parrot finds it.", /a bell without a sound/],
    ["A child is afraid of the dark.", /more stars than dark/],
    ["A bear wakes up in spring and is hungry.", /please knock/],
    ["A man flies his kite above the hill.", /there were red cheeks/],
    ["A farmer is too slow for his new tractor.", /because of the ducks/],
    ["A grandfather snores so loudly that nobody can sleep.", /a cart full of pots/],
    ["Two brothers fight over the last piece of cake.", /And then they share it/],
    ["A girl finds an egg in the garden.", /they say it both at once/],
    ["A boy escapes from the dentist.", /The bolt had/],
    ["A woman wants children and her husband wants to sail around the world.", /one of us has been there/],
    ["A family finds a shelter in the storm.", /Somebody will forget something/],
    ["A lion is always late and finally learns to be on time.", /The hornets/],
    ["A girl laughs at a boy who cannot whistle.", /the thing from behind the hill/],
    ["A whale is lonely.", /The grass/],
    ["A boy gets lost in the forest.", /they always stopped at the same place/],
    ["Two dogs want to steal a diamond from the museum, but the guard is awake.", /drawn in crumbs/],
    ["The children plan a surprise party for their grandma.", /Tomorrow at three/],
    ["A painter is afraid of heights.", /as high as a turnip/],
    ["A thief breaks into a bakery and gets locked in.", /so they began everywhere|so he began everywhere/],
    ["A man waits at the station for his wife.", /the wrong ones, all of them/],
    ["A girl runs away from home.", /it had no edge/],
    ["A pianist remembers every concert she ever played.", /the jam, the humming/],
  ])("is not told of what only looks like it: %s", (idea, line) => {
    expect(tell(idea)).not.toMatch(line);
  });
});
