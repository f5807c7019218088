import type { PlotGroup } from "./plot.ts";

/** A brother or a sister is gone, as the hero wished. */
export const wishedAway: PlotGroup = [
  {
    isAfterAll: true,
    isTellingEnd: true,
    needsCrisis: true,
    tell: [
      [
        1,
        "{Hero} looked under the bed and in the wardrobe, and behind the door, which was the worst place to hide in the whole house. There was only dust. It had never been so tidy.",
      ],
      [
        1,
        "“Who?” everybody asked at breakfast. There were as many cups as people, and not one too many. {Hero} said the name again, slowly. It was as though {he} had asked about the weather on the moon.",
      ],
      [
        3,
        "At first it was quiet, and {hero} enjoyed the quiet. No one took the last pancake, and no one came in without knocking. By noon {he} had won four games in a row against nobody at all.",
      ],
      [
        1,
        "In the afternoon {hero} found a drawing under the pillow. Two people were on it, and they were holding hands. One of them looked like {hero}. The other one had been cut out so neatly that only the hand was left.",
      ],
      [2, "“I only said it,” {hero} told the ceiling. “I didn't mean all of it.” The ceiling had heard that before."],
    ],
    climax: [
      [
        0,
        "When it was dark, {hero} lay down where {he} had lain the evening before, and shut {his} eyes just as tightly. This time the wish was longer. It had a sorry in it, and half of every last pancake, and at the end a name.",
      ],
    ],
    close: [
      [
        0,
        "In the morning somebody came in without knocking. It was {wishedaway}, with cold feet and an enormous appetite. “What are you looking at?” {Hero} moved over and said nothing, for once. At breakfast there was one pancake left. {Hero} cut it in two. The halves were not quite equal, and the bigger one went to {wishedaway}.",
      ],
    ],
  },
];
