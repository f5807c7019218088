import { textOf, write } from "@animation-agent/studio/writer";
import { describe, expect, it } from "vitest";

const tell = (idea: string): string =>
  textOf(write({ idea, storyType: "original_story", language: "english", scenes: 10, seconds: 170, seed: "child" }));

describe("a story for the last event of an idea about children", () => {
  it.each([
    ["Our son Milan is terrified of the monster under his bed.", /letters like spilled matches/],
    ["A girl is scared of thunder and hides under the stairs with her doll.", /might have posted it/],
    ["My son is afraid of going to the doctor.", /duck/],
    ["Elin does not dare to go down the big slide at the pool.", /as long as a hiccup/],
    ["Pavel has a new baby sister and thinks his parents have forgotten him.", /alphabet as far as Q/],
    ["A girl with thick glasses is laughed at by the other kids in her class.", /toes like a frog/],
    ["Svea starts at a new school and nobody sits with her at lunch.", /all about fire/],
    ["Yara's rabbit runs away and she puts up posters in the whole village.", /Bites a little/],
    ["A boy has an invisible friend that nobody else can see.", /thought of the second cup only in the evening/],
    ["Lars breaks his father's favourite mug and hides the pieces in the garden.", /a map/],
    ["Nuria tells everyone at school that her mother is a stuntwoman.", /stuntman/],
    ["Enzo gets new glasses and doesn't want to wear them.", /behind the butter/],
    ["Alma wants to join the school band, but the only instrument left is a trombone.", /those? four steps/],
    ["Kofi wants to be goalkeeper but he is the smallest in his class.", /sky/],
    ["It rains and rains, so two sisters turn the living room into a submarine.", /Gustav/],
    ["Ilse can't fall asleep, so she counts everything in her room.", /upside down/],
    ["Bruno is mad at his parents and runs away to the garden shed.", /quarter to nine/],
    [
      "My son is a goalkeeper who sits on the bench until the main keeper gets hurt.",
      /knew where it was warm and where it wobbled/,
    ],
    ["Ines wants to learn the violin but her parents can't afford one.", /roll of tape/],
    ["An orphan girl dreams of dancing at the opera.", /broom/],
    ["Three cousins sleep in a tent and hear strange noises.", /jam pot/],
    [
      "A haunted house at the end of the street and three kids who dare to go in.",
      /and the gate had something against visitors/,
    ],
    ["A girl's imaginary friend doesn't want to leave.", /knock on the wall/],
    ["Aliens come to our school and the children have to save everyone.", /custard/],
    ["Milo and his dog fly to the moon in a cardboard box.", /carrot/],
    ["A boy writes a girl in his class letters without his name.", /weather/],
    ["A girl writes a love letter and gives it to the wrong boy.", /only early/],
    ["A boy is sad about his parents' divorce and runs away to his grandmother.", /toothbrush/],
    ["Two friends find an old clock and travel back to the dinosaurs.", /fern/],
    ["Twins who were separated as babies meet at a camp.", /The tear/],
    ["A girl cuts her own hair the night before the school photo.", /heard a loud bang/],
  ])("is told: %s", (idea, line) => {
    expect(tell(idea)).toMatch(line);
  });

  it.each([
    ["A girl who is scared of the dark makes friends with the monster under her bed.", /spilled matches/],
    ["A fisherman's son who is afraid of the water must bring the boat home.", /swimming caps/],
    ["A boy who is afraid of heights has to rescue his cat from a tree.", /as long as a hiccup/],
    ["A knight is afraid of the dark.", /friendly sort of nothing/],
    ["Two brothers argue about a red ball until it rolls into the river.", /seven minutes/],
    ["Our dog ran away from the beach house and had an adventure before he came back.", /Bites a little/],
    ["A captain tells his crew that he has found land.", /stuntman/],
    ["A cook breaks a plate and hides from the captain.", /a map/],
    ["A street musician plays the violin and nobody stops.", /four steps/],
    ["A teenage goalkeeper lets in the goal that loses the final.", /windscreen/],
    ["A woman finds the key to her dead husband's desk.", /ten to four/],
    ["The power goes out at the hospital and a nurse carries the lamps.", /That wasn't me/],
    ["A farmer plants a bean and it grows up to the clouds overnight.", /half a shell/],
    ["An office worker gets a new colleague and nobody sits with her at lunch.", /all about fire/],
    ["A retired teacher moves to Spain and misses his friends.", /since breakfast/],
    ["Two old friends quarrel over some land.", /Three pages/],
    ["A baby elephant is jealous of the baby zebra.", /alphabet as far as Q/],
    ["A dragon is afraid of dogs.", /only a bang/],
    ["A girl is afraid of the dark and cannot sleep.", /upside down/],
    ["Ada's hamster escapes in the classroom.", /Bites a little/],
  ])("is not told of what only looks like it: %s", (idea, line) => {
    expect(tell(idea)).not.toMatch(line);
  });
});
