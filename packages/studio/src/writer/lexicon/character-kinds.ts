/** Drawable kinds that can be characters. All others are things. */
export const characterKinds = new Set(
  "fox wolf cat kitten dog bear rabbit mouse deer horse unicorn lion tiger squirrel panda pig sheep elephant girl boy princess prince king queen wizard witch knight samurai astronaut fairy pirate grandma grandpa man woman farmer detective doctor monk teacher hero robot ghost alien ant badger bat beaver beetle bird bison boar bug butterfly camel chicken chipmunk cow crab cricket crocodile dodo dolphin donkey dove dragon duck eagle fish flamingo frog toad giraffe goat goose gorilla hamster hedgehog hippopotamus honeybee jellyfish kangaroo koala lady-beetle leopard lizard llama lobster mammoth monkey moose mosquito octopus orangutan orca otter owl ox oyster parrot peacock penguin phoenix polar-bear raccoon rat rhinoceros rooster scorpion seal shark shrimp skunk sloth snail snake spider squid swan tropical-fish turkey turtle two-hump-camel water-buffalo whale worm zebra mermaid elf genie zombie vampire troll ogre superhero supervillain ninja snowman santa-claus mrs-claus baby-angel cook artist singer mechanic firefighter judge pilot baby baby-chick mage".split(
    " ",
  ),
);

/** The artist's names where CLDR has others. */
export const artistNames: Readonly<Record<string, string>> = {
  rat: "mouse",
  mage: "wizard",
  superhero: "hero",
  "person-mage": "wizard",
  "two-hump-camel": "camel",
  pilot: "astronaut",
};
