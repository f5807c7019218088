import { role, story } from "../subject-story.ts";

/** Stories of recipes that are lost, forgotten or secret. */
export const recipes = [
  story({
    says: [
      role("cook", "grandma|grandmother|granny|gran|nana|nonna|abuela|nan|grandad|grandpa|grandfather"),
      /\b(?:recipe(?: book)?|cookbook)\b/i,
      /\b(?<dish>soup|stew|bread|cake|dumplings|pie|biscuits|cookies|sauce|pasta|curry|jam)\b/i,
      /\b(?:lost|forg[eo]t\w*|missing|burn(?:ed|t)|from memory|remember\w*)\b/i,
    ],
    may: [role("child", "grandson|granddaughter|grandchildren|grandchild|grandkids")],
    lead: "child",
    of: "people",
    unless:
      /\b(?:stolen|steals?|stole|thief|thieves|travel\w*|asks? (?:everyone|everybody|all|the)|asked (?:everyone|everybody|all|the)|ask (?:everyone|everybody|all|the))\b/i,
    after: [
      [
        "@kitchen(cook look, hero look) “A pinch of this and a handful of that,” said {cook}, and looked at the empty page as if the words might come back to it. “I made it a thousand times. And now it's gone.” {Hero} had never seen {cook} stand in front of a stove and not know what to do.",
        "@kitchen(hero look) The pot stood on the stove, and nobody knew what belonged in it. {Hero} could still taste the {dish}, if {he} closed {his} eyes. But tasting is not the same as cooking.",
      ],
      [
        "@kitchen(hero look, mate look) “Then we'll find it with our noses,” said {hero}. {Talker} opened every jar on the shelf, one after the other, and {hero} smelled at each with closed eyes. “That one is in it. That one not. That one, but only a little.” On the table grew a row of jars.",
        "@kitchen(hero look) “Then I'll find it with my nose,” said {hero}. {He} opened every jar on the shelf, one after the other, and smelled at each with closed eyes. That one was in it. That one was not. That one was, but only a little. On the table grew a row of jars.",
      ],
      [
        "@kitchen(hero cook) The first {dish} tasted of soap. The second tasted of nothing. The third was so good that all of them were quiet for a moment, and then {hero} shook {his} head. “It's nice,” {he} said. “But it isn't the right one.” Something was missing, and it was in none of the jars.",
      ],
      [
        "@street(hero write) So {hero} went from door to door and asked everybody who had ever eaten it. “Lemon,” said one. “Never lemon,” said the next. “There was always humming at that stove,” said the old postman, “and no cooking before the rain had stopped.” {Hero} wrote it all down, the humming and the rain, too.",
      ],
    ],
    end: [
      [
        "@kitchen(hero read, cook cook) Back in the kitchen {hero} read it all out. At the word “humming” {cook} looked up. Very quietly, {cook} began to hum an old tune, and while the tune went on, two hands reached for the jars by themselves: this one, that one, and then, from the window sill, a leaf of something green that nobody had thought of.",
      ],
      [
        "@kitchen(hero eat, cook) “Well?” asked {cook}. {Hero} had the spoon in {his} mouth and could not answer, because there it was, the real {dish}. It tasted of Sundays. They had forgotten to write down how much, and had to cook it all again the next day, and nobody minded.",
      ],
      [
        "@hall(hero eat, cook eat) When the {dish} came to the table, there was not a sound but spoons. The old postman asked for more, and then everybody did, and {cook} hummed in the doorway.",
      ],
      [
        "@kitchen(hero write, cook) The recipe has a page of its own again. It is in {hero's} handwriting, with a spot of {dish} on it. The last line says: hum.",
      ],
    ],
  }),
];
