import { type Ground, type ScenePicture, spotOf } from "../../vocabulary.ts";
import type { PictureSet, Scenery } from "../composition/picture-set.ts";
import { backdrop } from "./backdrop.ts";
import { barn } from "./barn.ts";
import { castle } from "./castle.ts";
import { cave } from "./cave.ts";
import { city } from "./city.ts";
import { classroom } from "./classroom.ts";
import { desert } from "./desert.ts";
import { forest } from "./forest.ts";
import { hall } from "./hall.ts";
import { kitchen } from "./kitchen.ts";
import { laboratory } from "./laboratory.ts";
import { lake } from "./lake.ts";
import { market } from "./market.ts";
import { meadow } from "./meadow.ts";
import { mountain } from "./mountain.ts";
import { room } from "./room.ts";
import { sea } from "./sea.ts";
import { ship } from "./ship.ts";
import { shop } from "./shop.ts";
import { snow } from "./snow.ts";
import { space } from "./space.ts";
import { spaceship } from "./spaceship.ts";
import { spotSceneries } from "./spots/index.ts";
import { train } from "./train.ts";
import { underwater } from "./underwater.ts";
import { village } from "./village.ts";

const places: Readonly<Record<Ground, (set: PictureSet) => Scenery>> = {
  forest,
  meadow,
  mountain,
  lake,
  sea,
  castle,
  village,
  city,
  space,
  desert,
  snow,
  room,
  spaceship,
  laboratory,
  underwater,
  cave,
  kitchen,
  classroom,
  shop,
  train,
  ship,
  hall,
  market,
  barn,
  backdrop,
};

/** Draws the place of a picture, or the spot of the place that it names. */
export const sceneryOf = ({ place, spot }: Pick<ScenePicture, "place" | "spot">, set: PictureSet): Scenery => {
  const known = spotOf(place, spot);
  return (known ? spotSceneries[known] : places[place])(set);
};
