import type { Place, ScenePicture } from "../../vocabulary.ts";

type Acting = ScenePicture["cast"];

const WATERS: ReadonlySet<Place> = new Set<Place>(["sea", "lake"]);

/** Who sits at the stern or the oars is in a boat, also where no verb of rowing stands. */
const ABOARD =
  /(?<!\p{L})(?:in(?:to)? the (?:stern|bow|boat|rowing boat|dinghy|canoe)|at the (?:oars|tiller)|held the tiller|(?:im|ins) (?:boot|ruderboot)|en (?:la barca|el bote)|a la barca|dans (?:la barque|le bateau)|(?:nella|in|sulla) barca|(?:no|ao) (?:barco|bote)|na canoa|в лодк[еу])(?!\p{L})/iu;

/** Words that end a trip by boat. */
const ASHORE =
  /(?<!\p{L})(?:beach|shore|ashore|land(?:ed)?|rocks?|jetty|pier|quay|home|house|swam|swim(?:s|ming)?|strand|ufer|land|steg|zu hause|playa|orilla|tierra|casa|plage|rivage|rive|terre|maison|spiaggia|riva|praia|margem|terra|берег\p{L}*|дом\p{L}*)(?!\p{L})/iu;

/** Actions outside the boat. */
const isAway = (acting: Acting): boolean => acting.some(({ action }) => action === "swim" || action === "fly");

/** Whether the cast sits in a boat: from the scene that puts them in it to the one that takes them out. */
export const isInBoat = (
  wasInBoat: boolean,
  { narration, place, acting }: { readonly narration: string; readonly place: Place; readonly acting: Acting },
): boolean => {
  if (!WATERS.has(place) || isAway(acting)) return false;
  if (acting.some(({ action }) => action === "row") || ABOARD.test(narration)) return true;
  return wasInBoat && !ASHORE.test(narration);
};

/** The cast in its boat: the first rows, and the artist seats the others. */
export const inBoat = (acting: Acting): Acting =>
  acting.map((one, at) => (at === 0 ? { id: one.id, action: "row", mood: one.mood } : one));
