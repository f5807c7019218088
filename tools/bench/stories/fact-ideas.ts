/** Ideas that need facts, which the built-in writer must refuse. */
export const factIdeas: readonly (readonly [type: string, idea: string])[] = [
  ["educational_story", "how volcanoes work"],
  ["educational_story", "Explain photosynthesis to 8 year olds"],
  ["educational_story", "Why do we have leap years?"],
  ["historical_story", "Rosa Parks and the bus boycott"],
  ["historical_story", "the fall of Constantinople"],
  ["historical_story", "Saladin takes Jerusalem"],
  ["bible_story", "Jonah and the whale"],
  ["bible_story", "David and Goliath for kids"],
  ["cinematic_story", "A promo video for our new coffee machine, the BrewMaster 3000"],
  ["cinematic_story", "a documentary about Marie Curie"],
  ["adventure_story", "news: yesterday's election results"],
  ["fairytale_story", "the life of Yuri Gagarin"],
];
