import { textOf, write } from "@animation-agent/studio/writer";
import { describe, expect, it } from "vitest";

const tell = (idea: string): string =>
  textOf(write({ idea, storyType: "original_story", language: "english", scenes: 10, seconds: 170, seed: "far" }));

describe("a story for the last event of an idea about far places, machines and times", () => {
  it.each([
    ["The pilot of a space freighter notices that someone else is on board.", /the tinned peaches/],
    [
      "An astronaut wakes up from cold sleep forty years too early and everyone else is still asleep.",
      /This berth has been used/,
    ],
    ["A young engineer on a moon base loses contact with Earth.", /from a hairdryer/],
    ["A welder on a moon colony wants to fly home, but the only ticket belongs to her sister.", /up to ninety kilos/],
    [
      "A little robot finds a flower on a rubbish dump and takes care of it.",
      /growing where nothing was supposed to grow/,
    ],
    ["A robot that cares for an old man learns what it means to be lonely.", /nobody comes|Two cups/],
    [
      "A boy gets a phone call from himself thirty years later but the line keeps dropping.",
      /asked everything that was on the piece of paper/,
    ],
    ["In a country where nobody ever cries, a boy sheds the first tear.", /It might pass, like a cold/],
    ["A widow notices that her cottage moves two metres every night.", /drove a stick into the ground/],
    ["The crew of a trawler pulls up a mermaid in the net.", /Put it back/],
    ["A lorry driver gives a lift to a runaway bride.", /and after the third song it always got stuck/],
    ["A young woman wants to walk home across the whole country.", /number with three noughts/],
    ["A widower calls his old number and his dead wife answers.", /Second drawer/],
    ["Three students run a pirate radio from a garage and somebody starts answering.", /lost property/],
    ["A cellist and a plumber who have never met dream the same dream every night.", /a long beach with a piano/],
    ["The plants on a space station begin to die and a young cook has to save them.", /let its ears hang/],
    ["A girl on a moon colony has never seen rain and decides to build a rain machine.", /watering can, a fan/],
    ["Two kids who play online together find out they are neighbours.", /what sort of nose/],
    ["Two survivors meet in an empty city.", /There stood those who had torn the photograph/],
    ["A student gets stuck inside a video game and has to finish it to come home.", /Come again/],
    ["A shy baker becomes famous overnight because of a video.", /good with spoons/],
    ["An old hermit and a raven spend the winter together.", /That's my side/],
    ["A household robot falls in love with the neighbour's lawnmower.", /check ventilation/],
    ["A girl guards the last seeds on Earth.", /Do not ask what it is for/],
    ["An old teacher gets a tablet and her dead husband writes to her.", /Put a scarf on/],
    ["A boy finds a stranded whale on the beach and wants to save it.", /bigger than anything that one had plans for/],
    [
      "An old fisherman wants to catch the legendary catfish of his youth.",
      /That must have been a nuisance all these years/,
    ],
    ["Two friends are sent back to ancient Rome by accident.", /toy bird/],
    ["A time traveler tries to save his wife but every time he changes something it gets worse.", /a stuffed pike/],
    ["Aliens land in a small village and only an old farmer is willing to talk to them.", /the old farmer broke/i],
    ["Astronaut Jonas and his dog Bello fly to Mars and meet funny green aliens.", /like a bath running out/],
    ["An astronaut stranded alone on Mars trying to get home", /seven tins of peas/],
    ["A spaceship crew wakes up from cryosleep and finds out one of them is missing.", /one too few both times/],
    ["Pirates looking for a lost treasure on a cursed island", /and what they carried grew heavier with every step/],
    [
      "A phoenix, a fox and a lost boy travel across the desert to find the last spring.",
      /The third said nothing and counted everybody/,
    ],
    [
      "A mountain climber trying to reach the top of Everest where his father died",
      /had carried it along on every mountain so far/,
    ],
    ["A boy finds an old phone and someone from the future keeps texting him.", /Don't take the umbrella/],
    ["A girl called Luna who can control the water and nobody is allowed to know", /Can you do a horse/],
    ["A story about a little robot who wants to have feelings like the humans", /could have feelings/],
    ["An old fisherman goes out for one last big catch.", /with such a jerk that the boat turned round/],
    ["Emma and Finn find a message in a bottle at the beach and try to answer it.", /Finn the ones on the right|Finn/],
  ])("is told: %s", (idea, line) => {
    expect(tell(idea)).toMatch(line);
  });

  it.each([
    ["A crew on the way to Mars repaints the kitchen.", /the tinned peaches/],
    ["A baby wakes up too early and everyone else is still asleep.", /This berth has been used/],
    ["A mother on a spaceship receives a cake from her dead sister.", /whether it's our fridge/],
    ["There is only one ticket left for the concert, and two sisters want it.", /up to ninety kilos/],
    ["A boy finds a robot that is afraid of kittens.", /Not oil/],
    ["A gardener finds a flower that looks like a robot.", /growing where nothing was supposed to grow/],
    ["Two thieves steal a robot from an old man.", /Two cups/],
    ["A dog sleeps in the same bed every day.", /It barked only once/],
    ["A girl calls her grandmother, who lives in Rome.", /Second drawer/],
    ["Our neighbour forbids music after ten o'clock and my brother plays the drums.", /in felt slippers/],
    ["A house is moved by a lorry to another street.", /drove a stick into the ground/],
    ["A genie comes out of a bottle and a boy has three wishes.", /please be so kind/],
    ["A fisherman's cat pulls a sausage out of the net.", /Put it back/],
    ["A lighthouse keeper paints his tower pink.", /Equipment complete only with keeper/],
    ["A knight walks the whole way to the war and arrives when it is over.", /number with three noughts/],
    ["A taxi driver picks up a lost kitten.", /that was a sausage/],
    ["A boy draws a map of his school for the new girl.", /whose steps/],
    ["Two friends read an old newspaper from 1950.", /would fall into the fountain/],
    ["A boy in Ghent wants to grow a tomato.", /Nothing grows here/],
    ["A girl gets seasick on the school bus.", /My father died before that/],
    ["A chess player finds out that his online opponent is a prisoner.", /what sort of nose/],
    ["A singer sells her old piano and wants it back.", /It won't settle/],
    ["A football star becomes famous after a long career.", /good with spoons/],
    ["A printer is in love with the coffee machine across the hall and keeps printing hearts.", /check ventilation/],
    ["A whale sings for its calf.", /bigger than anything that one had plans for/],
    ["A boy whose best friend is invisible", /Nothing was put out/],
    ["A taxi driver picks up a passenger who leaves a bag full of money in the back seat.", /that was a sausage/],
  ])("is not told of what only looks like it: %s", (idea, line) => {
    expect(tell(idea)).not.toMatch(line);
  });
});
