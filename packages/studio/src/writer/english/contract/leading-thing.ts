import type { Person } from "../../people/person.ts";
import { personNoun } from "../../people/person-nouns.ts";
import { sceneryOf } from "../idea/places.ts";
import { firstAtOf } from "./words-in-text.ts";

/** "A sock looks for its missing twin": everybody else in the text is its own. */
export const ownsTheOthers = (text: string, noun: string, people: readonly Person[]): boolean => {
  const at = text.search(/\bits\b/);
  return (
    at > 0 &&
    !personNoun(noun) &&
    !sceneryOf(noun) &&
    !GROUPS.test(noun) &&
    people.every((each) => firstAtOf(text.toLowerCase(), each) > at)
  );
};

/** "Three socks escape to find their missing partners": the socks. */
export const SEEK_THEIR_OWN =
  /^(?:two|three|four|five) ((?:[a-z-]+ ){0,2}?[a-z]+s) .*\btheir (?:missing|lost|other|twin) /i;

const GROUPS =
  /^(?:family|class|team|club|band|school|street|company|crew|herd|pack|flock|orchestra|choir|circus|zoo|country|world|people|gang|government|shop|hotel|restaurant|hospital|neighbou?rhood)$/;
const VEHICLES = /^(?:bus|train|tram|ship|ferry|boat|plane|spaceship|rocket|balloon|submarine|truck|tractor|car)$/;
/** "The school bus takes a wrong turn": a vehicle that goes astray by itself. */
export const goesAstray = (noun: string, verb: string): boolean => VEHICLES.test(noun) && STRAYS.test(verb);

const STRAYS =
  /^(?:takes? (?:an?|the)|gets? lost|ends? up|turns? (?:the|into)|misses (?:the|its)|wakes? up|flies|breaks? free)\b/;

/** "The teapot in grandma's kitchen talks": the teapot. */
export const OWNED_PLACE =
  /^((?:the|an?|my|our) (?:[a-z-]+ ){0,2}?[a-z-]+) (?:in|on|at|from|under|behind|near|by) (?:(?:the|my|our|an?) )?\p{L}+['’]s (?:[a-z]+ )?[a-z]+(?= [a-z]+)/iu;

/** What only somebody can do: "gives", "falls in love". */
export const ACTS =
  /^(?:(?:still|only|always|never|really|secretly|just) )?(?:befriends?|befriended|asks?|asked|gets? help|invites?|comforts?|wants?|wanted|thinks?|thought|hopes?|hoped|believes?|knows?|wishes|longs?|remembers?|gives?|tells?|talks?|holds? an?|starts? (?:giving|telling|talking)|decides?|meets?|helps?|refuses?|escapes?|learns?|steals?|dances?|sings?|explores?|dreams?|cries|laughs?|hides?|catches an? (?:cold|flu)|takes? over|goes on (?:strike|holiday|vacation)|wakes? up|gets? (?:bored|tired|lonely|angry|jealous|sick|stuck|lost)|teaches|promises|forgets?|falls? in love|fell in love|forgot|makes? friends|runs? away|gave|told|met|stole|sang)\b/;

/** What happens to a thing, or how it lies there. */
export const IS_LEFT =
  /^(?:lies|hangs|floats|drifts|rolls|(?:is|gets) (?:blown|swept|washed|carried|left|lost|forgotten|thrown|sold|given)\b)/;

/** "A rainbow loses the color red, and a ladybug helps to find it": the story is not the helper's. */
export const IS_HELPED =
  /\b(?:and|but|until) (?:an?|the|two|three|some) (?:[a-z-]+ ){1,2}(?:helps|comforts|rescues|saves|mends|repairs)\b/;

/** "The toys in the nursery come alive when the children sleep": the toys. */
export const THINGS_ALIVE =
  /^The (?:[a-z]+ )?(?:toys|dolls|puppets|books|statues|paintings|portraits|instruments|figures|mannequins|vegetables|gargoyles|teddies|skeletons|shoes|pots|sculptures)(?: (?:in|of|at|on) (?:an?|the|my|our|his|her) [^,.]{3,30}?)? (?:come|came|wake|woke|are) (?:alive|to life|up|awake)\b/i;
