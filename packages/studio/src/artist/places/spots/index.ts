import type { Spot } from "../../../vocabulary.ts";
import type { PictureSet, Scenery } from "../../composition/picture-set.ts";
import { attic } from "./attic.ts";
import { bakery } from "./bakery.ts";
import { bathroom } from "./bathroom.ts";
import { bedroom } from "./bedroom.ts";
import { bus } from "./bus.ts";
import { cafe } from "./cafe.ts";
import { cellar } from "./cellar.ts";
import { church } from "./church.ts";
import { corridor } from "./corridor.ts";
import { farm } from "./farm.ts";
import { garden } from "./garden.ts";
import { graveyard } from "./graveyard.ts";
import { gym } from "./gym.ts";
import { harbour } from "./harbour.ts";
import { hospital } from "./hospital.ts";
import { island } from "./island.ts";
import { library } from "./library.ts";
import { lift } from "./lift.ts";
import { museum } from "./museum.ts";
import { park } from "./park.ts";
import { playground } from "./playground.ts";
import { pool } from "./pool.ts";
import { restaurant } from "./restaurant.ts";
import { river } from "./river.ts";
import { roof } from "./roof.ts";
import { stadium } from "./stadium.ts";
import { station } from "./station.ts";
import { street } from "./street.ts";
import { study } from "./study.ts";
import { theatre } from "./theatre.ts";
import { workshop } from "./workshop.ts";

/** The picture of each spot. */
export const spotSceneries: Readonly<Record<Spot, (set: PictureSet) => Scenery>> = {
  attic,
  bakery,
  bathroom,
  bedroom,
  bus,
  cafe,
  cellar,
  church,
  corridor,
  farm,
  garden,
  graveyard,
  gym,
  harbour,
  hospital,
  island,
  library,
  lift,
  museum,
  park,
  playground,
  pool,
  restaurant,
  river,
  roof,
  stadium,
  station,
  street,
  study,
  theatre,
  workshop,
};
