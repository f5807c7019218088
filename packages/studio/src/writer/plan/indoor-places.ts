import type { Place } from "../../vocabulary.ts";

export const INDOOR_PLACES = /^(?:room|kitchen|classroom|shop|laboratory|spaceship|hall|barn|train)$/;
export const isIndoors = (place: Place): boolean => INDOOR_PLACES.test(place);
