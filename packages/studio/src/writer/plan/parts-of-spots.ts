import type { Place, Spot } from "../../vocabulary.ts";

interface Around {
  readonly place: Place;
  readonly spot?: Spot | undefined;
}

/** What an English text names of a spot while its people are still there: the bench and the board of a pool. */
const PARTS: Readonly<Partial<Record<Spot, RegExp>>> = {
  harbour:
    /\b(?:quays?|pots|nets?|net shed|crates?|boats?|steps|gulls?|seagulls|moorings?|ropes?|bollards?|masts?|black water|trawlers?|fishermen)\b/i,
  pool: /\b(?:bench|(?:diving |high )?board|lanes?|(?:shallow|deep) end|edge|lifeguard|whistle|lockers?|changing rooms?|ceiling|showers?|goggles|lengths?|water)\b/i,
  museum:
    /\b(?:halls?|rooms?|gallery|stairs|steps?|glass cases?|display cases?|statues?|paintings?|mumm(?:y|ies)|skeletons?|guards?)\b/i,
  hospital:
    /\b(?:beds?|wards?|corridors?|nurses?|doctors?|surgeon|trolley|plaster|bandages?|patients?|visiting|blanket|pillow)\b/i,
  library: /\b(?:shel(?:f|ves)|desks?|aisles?|librarian|armchairs?|reading room|catalogue|books?)\b/i,
  theatre: /\b(?:stage|curtains?|wings|costumes?|audience|seats?|rows?|spotlights?|backstage|applause)\b/i,
  bus: /\b(?:seats?|driver|doors|steering wheel|passengers?|windows?|aisle|stops?)\b/i,
  workshop:
    /\b(?:bench|workbench|tools?|stove|counter|shel(?:f|ves)|drawers?|apprentice|hammer|saw|screwdrivers?|lathe|vice)\b/i,
  garden: /\b(?:beds?|flowers?|gate|fence|hedge|bench|trees?|shed|compost|lawn|pond)\b/i,
  park: /\b(?:benches|bench|paths?|pond|fountain|trees?|grass|ducks?|bushes|gate)\b/i,
  farm: /\b(?:barn|yard|stable|coop|sheds?|trough|gate|fence|fields?|hay|pigsty|kennel|henhouse|hen house)\b/i,
  station: /\b(?:platforms?|benches|bench|clock|tracks?|trains?|loudspeaker|timetable|ticket office|waiting room)\b/i,
  graveyard: /\b(?:graves?|stones?|gravestones?|headstones?|gate|paths?|yew|flowers?|chapel)\b/i,
  stadium: /\b(?:pitch|goals?|bench|stands?|referee|whistle|line|ball)\b/i,
  playground: /\b(?:swings?|slide|seesaw|sandpit|bench|climbing frame|fence)\b/i,
  restaurant: /\b(?:tables?|waiters?|waitress|menus?|plates?|chef|counter|kitchen door)\b/i,
  bakery: /\b(?:oven|dough|loaves|trays?|counter|flour|shop bell|customers?)\b/i,
  cafe: /\b(?:tables?|cups?|counter|waiters?|waitress|cakes?|customers?)\b/i,
};

/** The same of places without a spot. */
const PARTS_OF_PLACE: Readonly<Partial<Record<Place, RegExp>>> = {
  city: /\b(?:(?:through|in|across) the (?:[\w-]+ )?snow|pavements?|kerb|traffic lights|(?:bus|tram) stop)\b/i,
  village: /\b(?:through|in|across) the (?:[\w-]+ )?snow\b/i,
  market: /\b(?:stalls?|booths?|crowds?|the row|baskets?|lanterns|crates|carpet|customers?)\b/i,
  classroom: /\b(?:desks?|blackboard|whiteboard|chalk|back row|teacher|exercise books?|bell)\b/i,
  kitchen: /\b(?:ovens?|stove|tables?|sink|fridge|pans?|pots?|kettle|dough)\b/i,
  shop: /\b(?:counter|shel(?:f|ves)|till|customers?|window display|shop bell)\b/i,
  ship: /\b(?:decks?|mast|sails?|helm|wheel|cabin|crew|captain|ropes?|rail)\b/i,
};

/** "Went home past the boats": they leave it all the same. */
const LEAVES =
  /\b(?:was|were) (?:soon |already |now |well )?(?:past|beyond|clear of|out of) the\b|\b(?:home|away|left the|drove off|out of the|set (?:off|out))\b/i;

/** Whether a narration tells of people who are still at the spot where they were. */
export const isAtPartOf = (told: string, { place, spot }: Around): boolean =>
  (spot === undefined ? PARTS_OF_PLACE[place] : PARTS[spot])?.test(told) === true && !LEAVES.test(told);

/** A text in which a bed, a nurse or a doctor may be those of a hospital. */
export const namesHospital = (text: string): boolean =>
  /\b(?:hospitals?|(?:the|a) (?:[\w’'-]+ )?ward|night shift nurse)\b/i.test(text);

/** "I was lying in a high white bed with a plaster": a room of such a text is one of the hospital. */
export const isInHospital = (told: string, after: Around, before: Around, isOfHospital: boolean): boolean => {
  if (!isOfHospital || after.place !== "room" || !(after.spot === undefined || after.spot === "bedroom")) return false;
  if (before.place === "room" && before.spot === "hospital") return !AT_HOME.test(told);
  return OF_HOSPITAL.test(told);
};
const OF_HOSPITAL =
  /\b(?:nurses?|wards?|doctors?|surgeon|plaster|bandages?|drip|stretcher|patients?|visiting (?:time|hours)|operation)\b/i;
const AT_HOME =
  /\b(?:(?:I|we|he|she|they) (?:[\w-]+ )?(?:went|came|got|was|were|drove) (?:back )?home|(?:took|drove|brought|carried) (?:me|us|him|her|them) home|at home|back home|in the house|kitchen|sofa|(?:my|his|her|our) (?:own (?:bed|room)|desk|house|flat))\b/i;
