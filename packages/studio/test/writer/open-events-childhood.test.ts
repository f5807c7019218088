import { textOf, write } from "@animation-agent/studio/writer";
import { describe, expect, it } from "vitest";

const tell = (idea: string): string =>
  textOf(write({ idea, storyType: "original_story", language: "english", scenes: 10, seconds: 170, seed: "child" }));

describe("a story for the last event of an idea about children", () => {
  it.each([
    ["Our son Milan is terrified of the monster under his bed.", /letters like spilled matches/],
    ["My daughter Jette is scared of the washing machine and hides in the bath.", /less dangerous with a bow/],
    ["A girl is scared of thunder and hides under the stairs with her doll.", /might have posted it/],
    ["Our daughter Tilda is afraid of the dark and won't sleep alone.", /friendly sort of nothing/],
    ["Ravi is afraid of dogs, but the family next door has a huge one.", /only a bang/],
    ["My son is afraid of going to the doctor.", /duck/],
    ["A boy can't swim and his class is going to the lake.", /tasted of swimming caps/],
    ["Elin does not dare to go down the big slide at the pool.", /as long as a hiccup/],
    ["Pavel has a new baby sister and thinks his parents have forgotten him.", /alphabet as far as Q/],
    ["Our twins Ayla and Deniz fight over the same blue scooter every single day.", /seven minutes/],
    ["Two best friends quarrel about a marble and don't speak to each other for days.", /Three pages/],
    ["A girl with thick glasses is laughed at by the other kids in her class.", /toes like a frog/],
    ["Tomorrow is Nikola's first day of school and he is very nervous.", /umbrella|snail/],
    ["Svea starts at a new school and nobody sits with her at lunch.", /all about fire/],
    ["Ruben has to play a tree in the school play although he wanted to be the prince.", /still stands there/],
    ["Yara's rabbit runs away and she puts up posters in the whole village.", /Bites a little/],
    ["Three cousins set up a lemonade stand, but it rains all day.", /one wasp/],
    ["A boy has an invisible friend that nobody else can see.", /see-saw/],
    ["Two sisters find an old key in the shed and look for the door it fits.", /ten to four/],
    ["A girl plants a pumpkin seed and waters it every day but nothing happens.", /half a shell on the head/],
    ["A boy finds a puppy and hides it in his room.", /Stamps/],
    ["Two brothers find a dragon egg and try to hide it from their mother.", /in a sock/],
    ["Two children find a hedgehog in the park and want to keep it.", /Greetings/],
    ["Lars breaks his father's favourite mug and hides the pieces in the garden.", /a map/],
    ["Nuria tells everyone at school that her mother is a stuntwoman.", /stuntman/],
    ["A girl gets a bad grade and is afraid to tell her parents.", /Shall I show you mine/],
    ["A shy boy is asked to sing a solo at the school concert.", /cabbages/],
    ["Enzo gets new glasses and doesn't want to wear them.", /behind the butter/],
    ["Alma wants to join the school band, but the only instrument left is a trombone.", /those? four steps/],
    ["Kofi wants to be goalkeeper but he is the smallest in his class.", /sky/],
    ["So much snow falls that school is closed and the children build the biggest snowman in the street.", /carrot/],
    ["It rains and rains, so two sisters turn the living room into a submarine.", /Gustav/],
    ["The power goes out and a family tells stories by candlelight.", /lighthouse/],
    ["Two sisters want to bake a cake for their dad and the kitchen ends up a mess.", /tastes of seaside/],
    ["Freya moves to another country and misses her friends.", /since breakfast/],
    ["A boy spends the holidays with his grandfather on the farm and is bored at first.", /what there is to do/i],
    ["A boy makes friends with the grumpy old man next door.", /“Koo\.”/],
    ["Three children plan a surprise party for their aunt.", /milkman/],
    ["Ilse can't fall asleep, so she counts everything in her room.", /upside down/],
    ["Bruno is mad at his parents and runs away to the garden shed.", /quarter to nine/],
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
