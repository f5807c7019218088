import { textOf, write } from "@animation-agent/studio/writer";
import { describe, expect, it } from "vitest";
import { generalStories } from "../../src/writer/english/plots/subjects/general/index.ts";
import { subjectStories } from "../../src/writer/english/plots/subjects/index.ts";
import type { SubjectStory } from "../../src/writer/english/plots/subjects/subject-story.ts";

const tell = (idea: string): string =>
  textOf(write({ idea, storyType: "original_story", language: "english", scenes: 10, seconds: 170, seed: "general" }));

/** The lines of a story between their gaps: three of them show that it is told. */
const partsOf = ({ after, end }: SubjectStory): readonly string[] =>
  [...after, ...end]
    .flatMap(([, ...lines]) => lines)
    .flatMap((line) => line.replace(/^=#/, "").split(/\{[^}]+\}|[“”]|(?<=[.,:;!?]) /))
    .map((part) => part.trim())
    .filter((part) => part.split(" ").length > 2);
const general = generalStories.map((story) => partsOf(story));

const IDEAS = [
  "Two children find a hedgehog in the park and want to keep it.",
  "Elena, a space pilot, has to deliver medicine to a distant colony through an asteroid field.",
  "A widow discovers a hidden room in her cellar.",
  "A retired teacher, Mrs Holloway, gets a letter from a student she taught forty years ago",
  "A mother sends letters to her son abroad, but they never reach him.",
  "Tom writes a letter to the moon and gets an answer",
  "Sam and his dog Biscuit get lost in the woods during a camping trip and find their way home by the stars",
  "A boy gets lost in the forest and meets a talking wolf who helps him find the way home.",
  "A dormouse loses her silver bell in the meadow and a toad helps her look for it.",
  "A frog loses his croak and looks everywhere for it",
  "Two cousins find a treasure map and follow it to the old mill",
  "A goat moves into a wolf's den",
  "A violin maker searches for the boy who once smashed his window.",
  "Two cousins want to find out who stole the golden ladle from the inn.",
  "The little lighthouse who felt lonely on his island",
  "A skunk has no friends because of her smell until she meets a mole.",
  "Robot porter in an old hotel secretly helps the guests escape to the mountains.",
  "A cat and a crow are enemies but have to work together to escape.",
  "A girl is angry with her cousin because she breaks her kite",
  "Two pen pals are finally going to meet for the first time.",
  "Little Mei is jealous of her baby brother and tries to send him back by post",
  "Hugo starts at a new school, but then he meets a boy named Sam.",
  "Our twins Ayla and Deniz fight over the same blue scooter every single day.",
  "Two old friends who haven't spoken in twenty years meet in a hospital waiting room",
  "Two kids fight over a red scooter",
  "Two best friends quarrel about a marble and don't speak to each other for days.",
  "The fox apologizes to the hen",
  "Grandma Rosie and her grandson Leo bake the biggest cake in the village for the mayor's birthday",
  "A nurse in Peru dreams of becoming a singer.",
  "A retired baker wants to skate on the lake once more.",
  "Bruno, 61, has never learned to swim and signs up for a course.",
  "A widower named Walter learns to dance for his granddaughter's wedding",
  "After her father's death Ines finishes the boat that he had begun.",
  "A young widow in Jaipur takes over her husband's bicycle repair shop although everyone says it is no work for a woman",
  "A shy tailor is in love with the woman who sells the tram tickets.",
  "A swindler falls in love with the baroness he wants to cheat.",
  "Two people both think they are on a blind date with someone else.",
  "A retired farmer from Brittany signs up for a ballet course by mistake.",
  "My grandpa has dementia and thinks I am his brother.",
  "Martin quit his job at the bank to sail around the world, but he gets seasick.",
  "Two mice sail across the lake in a teacup",
  "A boy spends the holidays with his grandfather on the farm and is bored at first.",
  "A mouse dreams of seeing the ocean.",
  "A tired author meets the villain of her unfinished novel on a train.",
  "A waitress meets a stranger on the ferry who looks exactly like her.",
  "An astronaut misses her daughter's birthday while on Mars and sends her a surprise",
  "Old Bjarne wants to see the harbour of his home town one last time.",
  "A hen decides she wants to swim across the lake with the wild geese.",
  "A boy wakes up as a cat.",
  "At midnight the dolls in the museum come alive and want to see the river.",
  "The moon gets lonely and comes down to play with a girl named Suki for one night",
  "A postman finds a pair of magic boots that can jump over rivers.",
  "Amira has a magic carpet that takes her to visit her grandparents.",
  "A sheep thinks he is a wolf",
  "A girl finds a door in an old tree that leads to a world where it is always winter",
  "Emma finds a portal that takes her to a kingdom full of cats.",
  "A robot who works in a library secretly learns to write poems",
  "One evening the moon does not come up and a young shepherd goes to look for it.",
  "A baker and a judge swap jobs for a day.",
  "A girl and her mum swap bodies before the school play.",
  "A small star wants to shine brighter than all the others.",
  "A snowman who wants to see the summer hides in a freezer van",
  "Little star Stella wants to shine brighter than all the other stars.",
  "The gargoyle on the town hall wakes up one night and wants to see the river.",
  "A mermaid trades her voice for a library card, funny",
  "A knight who would rather sew than fight has to beat an ogre.",
  "A female carpenter named Ulla must build a throne for the king who drowned her valley.",
  "Two sisters want to bake a cake for their dad and the kitchen ends up a mess.",
  "Two brothers enter a cake contest with their grandmother's recipe.",
  "A ferryman's daughter has to bring the boat home alone in a storm.",
  "A boy bakes a cake for his mother, but it burns",
  "A small tractor named Rusty is replaced by a new machine but saves the harvest in the storm",
  "A nurse quits her job and opens a small bookshop.",
  "After her divorce, Greta opens a small bakery in a fishing town where nobody eats bread.",
  "A shy badger opens a tea shop at the edge of the wood, but nobody comes.",
  "The zebras secretly prepare a surprise party for the old hippo.",
  "Three children plan a surprise party for their aunt.",
  "An apprentice gardener has to plant four hundred tulips before midnight.",
  "Amira plants a garden on the roof of her apartment building to bring her neighbours together",
  "Grandad Joe and his twin granddaughters repair an old carousel so that the town has a fair again",
  "A boy named Kofi saves money to buy a bicycle so that he can bring water to his village faster",
  "A tired bus driver named Carlos decides to sing to his passengers and changes the whole town's mood",
  "Five grandmothers from a nursing home start a choir.",
  "Five grandmothers start a punk band.",
  "Three mice find a piano in an abandoned theatre and start an orchestra",
  "A coach in a poor neighbourhood starts a basketball team.",
  "A dragon who is allergic to fire sneezes bubbles instead",
  "A girl called Wren wants to win the snail race at the village fair but her snail is asleep",
  "Four cousins enter the village sledge race with a sledge made of drawers.",
  "A shy frog is too scared to sing in front of the others.",
  "A squirrel named Tilo is afraid of heights.",
  "An owl who is afraid of the dark asks a firefly for help",
  "Tim is scared of the dark until his old bear starts to glow.",
  "A young violinist in Vienna breaks her string right before the big concert",
  "A penguin who hates the cold travels to the desert with his friend the camel",
  "A butcher tells everyone that he once sang for the king of Spain.",
  "A boy dreams of being a chef but his father wants him to be a boxer",
  "A girl wants to become a ballerina, but her father expects her to take over the mill.",
  "Sofia wants to become a pilot but her parents want her to take over the family hotel.",
  "A shy beaver named Benny wants to enter the talent show but is afraid of singing in front of everyone",
  "A girl learns sign language to talk to her deaf neighbor",
  "A pig learns to skate",
  "A young hyena can't stop giggling.",
  "An old lighthouse keeper teaches a young seagull how to fly in the storm",
  "A detective named Okoro investigates the disappearance of a golden flute from a theatre in Riga.",
  "A cat detective named Whiskers must find out who stole the baker's bread",
  "An inspector who forgets everything has to solve the murder of a jeweller.",
  "A boy hears a strange knocking behind the wall",
  "Three friends hear a strange noise under the stage.",
  "A student at an observatory in the desert picks up a strange signal from a distant star.",
  "A ferryman in Orkney is asked to take a vet across the sound in a storm.",
  "A little dormouse wants to stay awake to see Christmas for the first time.",
  "When the circus leaves town, one small elephant stays behind and hides in the garage of a boy.",
  "The mountain rescue dog Barry is too old to work but one night an avalanche comes down.",
  "My hamster can do maths but nobody knows it.",
  "A farmer forgets to close the gate and the cows have a party in the village.",
  "Ever since the new baby came, Theo's parents only talk about the baby.",
  "Nina skips school with her cousin to go to a concert but the teacher sits in the row behind them.",
  "Our family moves from Syria to Germany and my little sister refuses to speak",
  "A retired couple sells everything and buys a narrowboat although neither of them can swim.",
  "A postwoman secretly writes poems until a famous poet moves into her street.",
  "The night train to Vienna stops in the middle of a forest and the passengers have to spend the night together.",
  "Grandpa always cheats at cards and everybody knows it but no one says anything.",
  "My dad lost his job and now he walks me to school every morning.",
  "Once upon a time there was a small town where nobody could sleep because of the loud church bell.",
  "A tired mother of three wishes for one quiet day and wakes up alone in a silent city.",
  "A man wakes up on a train. He doesn't know who he is. In his pocket there is a key.",
  "Mira finds a postcard from 1975 in the letterbox and wants to find the owner.",
  "A bored king orders his cook to make a dish that he has never eaten before or he will be thrown into the dungeon.",
  "On Christmas Eve Santa has a cold and his granddaughter Lucy must drive the sleigh.",
  "A boy with a wheelchair wants to climb the highest tower in the city and his friends build a lift from pulleys.",
  "Three witches open a beauty salon and everything goes wrong.",
  "A pianist loses her mother and stops playing.",
];

describe("a general story", () => {
  it.each(IDEAS)("is told of an idea with its own words: %s", (idea) => {
    const text = tell(idea);

    expect(general.some((parts) => parts.filter((part) => text.includes(part)).length >= 3)).toBe(true);
    expect(text).not.toMatch(/[{}]/);
  });

  it("says what is done as it stands, and not as somebody whom it names", () => {
    const text = tell("An old keeper teaches a young dog how to play with the children");

    expect(text).toContain("showed the dog how to play with the children");
    expect(text).not.toContain("the the");
  });

  it("gives way to a story that is about just this", () => {
    expect(tell("A girl learns to ride a bike with her big brother")).toContain("“Have you got me?”");
  });
});

describe("a story for any idea", () => {
  it("is told where no other story is about it, with what the hero has to do", () => {
    const text = tell("A shy accountant has to shave a llama in front of the whole embassy.");

    expect(text).toContain("The accountant had to shave a llama in front of the whole embassy.");
    expect(text).toMatch(/until the coffee\.$/);
  });

  it("is one of all stories", () => {
    expect(subjectStories.filter(({ isForAny }) => isForAny).length).toBeGreaterThan(8);
  });
});
