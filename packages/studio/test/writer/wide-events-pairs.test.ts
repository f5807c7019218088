import { textOf, write } from "@animation-agent/studio/writer";
import { describe, expect, it } from "vitest";

const tell = (idea: string): string =>
  textOf(write({ idea, storyType: "original_story", language: "english", scenes: 10, seconds: 170, seed: "wide" }));

describe("a story for any event between two", () => {
  it.each([
    ["Two cousins both want the same kitten.", /seventh day/],
    ["The stuffed bear and the toy pirate are fighting over who gets to sit in the basket with Ella.", /bottle top/],
    [
      "The baker and the butcher on our square have hated each other since a football match.",
      /speaking|the same corner/,
    ],
    ["A ferryman falls for the woman who sells hot chestnuts at the pier.", /ladder/],
    ["My wife Ines and I met on a ferry to Crete and spent the night talking.", /twenty steps/],
    ["An old man and a young woman sit on the same bench in the rain and start to talk.", /stranger|crumb/i],
    ["Tove is new in the fencing class and the only one with rubber boots.", /hook/],
    ["A boy from Chile joins a football team in Norway and nobody understands him.", /spinach|careful/],
    ["A ram makes friends with the ducks and gets in trouble with the farmer for it.", /in common/],
    ["A stray goose shows up at a nursing home and picks the grumpiest woman as her owner.", /Except for you/],
    ["Two rival pretzel vans in one small mountain town, and a very cold winter.", /spoon/],
    ["Two beetles race across a field, it takes all autumn.", /ribbon|deck chair/],
    ["My sister lives in Peru and we cook the same dish on video every Sunday.", /dog in a raincoat|How late is it/],
    ["Five nurses share a flat and nobody ever does the dishes.", /vase/],
    [
      "My daughter Ella wants to play the trombone, but our neighbour Mrs. Quist works nights and needs to sleep.",
      /four bars/,
    ],
    ["A hot air balloon gets jealous of the swans because they may stay up after sunset.", /a pound heavier/],
    [
      "Two boys in the same class are best friends until one of them betrays the other's secret.",
      /size of a pea|three heads/i,
    ],
    ["Two swimming teams from the same town have to share one bus.", /end of a loaf/],
    ["A snowplough is in love with the lighthouse and can only see her in winter.", /sparrow/],
  ])("%s", (idea, line) => {
    expect(tell(idea)).toMatch(line);
  });

  it.each([
    ["Two brothers fight over their father's throne and one of them is murdered.", /seventh day/],
    ["A captain has to choose between the cargo and saving the rival ship that is sinking.", /eleven on each side/],
    [
      "A delivery rider keeps bringing dinner to an old man who lives alone, and one evening he is invited in.",
      /Except for you/,
    ],
    ["A girl moves to a new school and pretends to be someone else.", /row of hooks/],
    ["My neighbour feeds all the cats and never talks to anyone.", /automatic door/],
    ["A baby is born and her brother is jealous of the baby.", /a pound heavier/],
    ["A detective is in love with the woman who killed the count.", /ladder/],
    ["A ghost meets his former wife in the house where he died.", /napkin/],
    ["Two flatmates find a treasure under the floor.", /vase/],
  ])("has none of its lines: %s", (idea, line) => {
    expect(tell(idea)).not.toMatch(line);
  });
});
