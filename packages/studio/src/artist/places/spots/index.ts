import type { Spot } from "../../../vocabulary.ts";
import type { PictureSet, Scenery } from "../../composition/picture-set.ts";
import { attic } from "./attic.ts";
import { bakery } from "./bakery.ts";
import { bus } from "./bus.ts";
import { cellar } from "./cellar.ts";
import { church } from "./church.ts";
import { farm } from "./farm.ts";
import { garden } from "./garden.ts";
import { graveyard } from "./graveyard.ts";
import { gym } from "./gym.ts";
import { harbour } from "./harbour.ts";
import { island } from "./island.ts";
import { museum } from "./museum.ts";
import { park } from "./park.ts";
import { playground } from "./playground.ts";
import { pool } from "./pool.ts";
import { river } from "./river.ts";
import { roof } from "./roof.ts";
import { stadium } from "./stadium.ts";
import { station } from "./station.ts";
import { street } from "./street.ts";
import { theatre } from "./theatre.ts";
import { workshop } from "./workshop.ts";

/** The spots that have a picture of their own. Without one, a spot is drawn as its place. */
export const spotSceneries: Readonly<Partial<Record<Spot, (set: PictureSet) => Scenery>>> = {
  attic,
  bakery,
  bus,
  cellar,
  church,
  farm,
  garden,
  graveyard,
  gym,
  harbour,
  island,
  museum,
  park,
  playground,
  pool,
  river,
  roof,
  stadium,
  station,
  street,
  theatre,
  workshop,
};
