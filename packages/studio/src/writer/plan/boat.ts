import type { CastMember, Place, ScenePicture } from "../../vocabulary.ts";
import { personNoun } from "../people/person-nouns.ts";

type Acting = ScenePicture["cast"];

const WATERS: ReadonlySet<Place> = new Set<Place>(["sea", "lake"]);

/** Who sits at the stern or the oars is in a boat, also where no verb of rowing stands. */
const ABOARD =
  /(?<!\p{L})(?:in(?:to)? the (?:stern|bow|boat|rowing boat|dinghy|canoe)|at the (?:oars|tiller|helm)|held the tiller|(?:boat|barge|raft|canoe|dinghy|ferry) (?:slid|drifted|glided|rocked|moved|floated|bobbed|sailed) |(?:on|onto) the (?:raft|barge)|pushed off|cast off|(?:im|ins) (?:boot|ruderboot|paddelboot)|auf dem (?:floß|kahn|boot)|(?:boot|floß|kahn) (?:glitt|trieb|schaukelte|schwamm)|(?:péniche|barque|bateau|radeau) (?:glissa|glissait|dériva|avança|avançait|descendait)|sur (?:la péniche|le radeau)|tenait la barre|(?:barca|bote|balsa) (?:se deslizó|se deslizaba|se mecía)|en (?:la barca|el bote)|a la barca|dans (?:la barque|le bateau)|(?:nella|in|sulla) barca|(?:no|ao) (?:barco|bote)|na canoa|в лодк[еу])(?!\p{L})/iu;

/** Words that end a trip by boat. */
const ASHORE =
  /(?<!\p{L})(?:beach|on foot|walked|(?:went|came|got|ran|stepped|climbed) (?:\w+ )?(?:in|into|inside|up to) (?:the|an?|his|her|their) (?:[\w-]+ )?(?:castle|palace|tower|cave|forest|wood|woods|church|chapel|village|town|city|room|hut|cottage|hall|garden|street|shop)|zu fuß|à pied|rentra|a pie|a piedi|a pé|пешком|shore|ashore|land(?:ed)?|rocks?|jetty|pier|quay|wharf|home|house|pub|inn|tavern|cafe|café|kitchen|harbou?r (?:pub|wall)|swam|swim(?:s|ming)?|strand|ufer|land|steg|zu hause|playa|orilla|tierra|casa|plage|rivage|rive|terre|maison|spiaggia|riva|praia|margem|terra|берег\p{L}*|дом\p{L}*)(?!\p{L})/iu;

/** Actions outside the boat. */
const isAway = (acting: Acting, cast: readonly CastMember[]): boolean =>
  acting.some(
    ({ id, action }) =>
      (action === "swim" || action === "fly") && !SWIMMERS.test(cast.find((member) => member.id === id)?.kind ?? ""),
  );

interface Trip {
  readonly narration: string;
  readonly place: Place;
  readonly acting: Acting;
  readonly cast: readonly CastMember[];
}

/** "Clouds came over the hill": who is on the water stays there until the shore is named. */
export const staysAboard = (wasInBoat: boolean, narration: string, before: Place): boolean =>
  wasInBoat && WATERS.has(before) && !ASHORE.test(narration);

/** Whether the cast sits in a boat: from the scene that puts them in it to the one that takes them out. */
export const isInBoat = (wasInBoat: boolean, { narration, place, acting, cast }: Trip): boolean => {
  if (!WATERS.has(place) || isAway(acting, cast)) return false;
  if (acting.some(({ action }) => action === "row") || ABOARD.test(narration)) return true;
  return wasInBoat && !ASHORE.test(narration);
};

/** Creatures of the water are beside a boat, not in it. */
const SWIMMERS = /^(?:fish|shark|whale|dolphin|turtle|octopus|seal|crab|jellyfish|swan|duck|goose|mermaid|frog|otter)$/;
/** People and dogs come along; a cat watches them go. */
const isPassenger = (kind: string): boolean => kind === "dog" || personNoun(kind)?.isHuman !== false;
const CHILDREN = /^(?:girl|boy|young-person)$/;

/**
 * The cast in its boat, at the oars first: who rows in the text, else a grown-up. The artist seats the others. What swims
 * is left out: it would sit in the boat.
 */
export const inBoat = (acting: Acting, cast: readonly CastMember[]): Acting => {
  const kindOf = (id: string): string => cast.find((member) => member.id === id)?.kind ?? "";
  const seated = acting.filter(({ id, action }) => action === "row" || !SWIMMERS.test(kindOf(id)));
  const people = seated.filter(({ id, action }) => action === "row" || id === "hero" || isPassenger(kindOf(id)));
  const aboard = people.length > 0 ? people : seated.length > 0 ? seated : acting;
  const isGrown = ({ id }: Acting[number]): boolean => !CHILDREN.test(kindOf(id));
  const rowing = aboard.filter(({ action }) => action === "row");
  if (rowing.length === aboard.length) return aboard;
  const rower = rowing.find(isGrown) ?? rowing[0] ?? aboard.find(isGrown) ?? aboard[0];
  if (!rower) return aboard;
  const others = aboard.filter((one) => one !== rower);
  return [{ id: rower.id, action: "row", mood: rower.mood }, ...others];
};
