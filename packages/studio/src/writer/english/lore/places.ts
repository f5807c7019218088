import type { Lore } from "./lore.ts";
import { placesFar } from "./places-far.ts";
import { placesOfHome } from "./places-of-home.ts";
import { placesOfNature } from "./places-of-nature.ts";
import { placesOfTown } from "./places-of-town.ts";
import { placesOfTravel } from "./places-of-travel.ts";
import { placesOfWorld } from "./places-of-world.ts";

export const places: Lore = {
  "bakery|baker's shop": [
    "In the bakery it was warm before anybody else in the street was up, and the dough lay under its cloth and breathed like somebody asleep.",
    "The bell over the door of the bakery had only one note, but one knew it, and one's mouth began to water.",
    "Flour lay on everything in the bakery: on the shelves, on the scales, on {hero's} sleeves.",
    "The loaves came out of the oven and crackled quietly, as they always do while they are cooling.",
    "There was always a queue in the bakery, and it leaned forward a little whenever a tray was brought in.",
    "A paper bag from the bakery was warm at the bottom, and the corner of it had usually been torn open by the first bend of the road.",
    "On the counter of the bakery stood a plate with broken biscuits, and for some reason more of them broke whenever children came in.",
    "The bread knife in the bakery was as long as an arm, and went through the crust with a sound like steps in gravel.",
  ],
  ...placesOfHome,
  ...placesOfTown,
  ...placesOfTravel,
  ...placesOfNature,
  ...placesFar,
  ...placesOfWorld,
};
