import type { Lore } from "./lore.ts";
import { placesFar } from "./places-far.ts";
import { placesOfHome } from "./places-of-home.ts";
import { placesOfNature } from "./places-of-nature.ts";
import { placesOfToday } from "./places-of-today.ts";
import { placesOfTown } from "./places-of-town.ts";
import { placesOfTravel } from "./places-of-travel.ts";
import { placesOfWorld } from "./places-of-world.ts";

export const places: Lore = {
  "bakery|baker's shop": [
    "It was warm in the bakery, and the dough lay under its cloth and rose slowly, as if it were breathing in its sleep.",
    "The bell over the bakery door went ting, and the smell of warm bread came out to meet everybody.",
    "Flour lay on everything in the bakery: on the shelves, on the scales, and on the tip of {hero's} nose.",
    "The loaves came out of the oven, brown and round, and crackled quietly on the bakery shelf while they cooled.",
    "There was a queue in the bakery, and whenever a tray of fresh buns came out of the oven, all the noses went up.",
    "The paper bag from the bakery was warm at the bottom, and it smelled so good that {hero} had to peep inside.",
    "On the counter of the bakery stood a plate of broken biscuits, and small fingers kept coming up over the edge.",
    "The bread knife in the bakery was very long, and it went through the crust with a loud, lovely crunch.",
  ],
  ...placesOfHome,
  ...placesOfToday,
  ...placesOfTown,
  ...placesOfTravel,
  ...placesOfNature,
  ...placesFar,
  ...placesOfWorld,
};
