/** "The station" of a text about a space station: reads a narration with the full name of such a place. */
export const withFullPlaces = (text: string): ((narration: string) => string) => {
  const [full] = STATION.exec(text) ?? [];
  const station = full && !ON_RAILS.test(text) ? full : undefined;
  const isOfCastle = OF_CASTLE.test(text);
  return (narration) => {
    const named = station ? narration.replace(BARE_STATION, station) : narration;
    return isOfCastle ? named : named.replace(BARE_TOWER, "bell tower");
  };
};

/** A tower is one of a castle where a text tells of a court. */
const OF_CASTLE =
  /\b(?:castles?|kings?|queens?|knights?|princess(?:es)?|princes?|palaces?|fortress|dragons?|sultan|wizards?|witch(?:es)?|sorcerers?|giants?|ruins?|dukes?|drawbridge)\b/i;
const BARE_TOWER = /(?<!\b(?:bell|church|clock|water|castle|watch|cathedral) )\btower\b/g;

const STATION = /\b(?:space|orbital|police|fire|weather|research|polar|radio) station\b/i;
const BARE_STATION =
  /(?<!\b(?:space|orbital|police|fire|weather|research|polar|radio|railway|train|bus|petrol|gas) )\bstation\b/gi;
const ON_RAILS = /\b(?:railway|train|tram|platform|(?:bus|petrol|gas|underground|metro|tube) station)s?\b/i;

/** Whether a text plays in a spacecraft, where it names no place of its start. */
export const isOfSpacecraft = (text: string): boolean => (text.match(ABOARD_SPACECRAFT)?.length ?? 0) > 2;
const ABOARD_SPACECRAFT =
  /\b(?:space ?(?:stations?|ships?|craft|suits?)|starship|airlock|astronauts?|cosmonauts?|in orbit|zero gravity|cockpit|hull|solar panels?|thrusters?|docking)\b/gi;

/** Whether the ship of a text is one of cushions or paper, in which children play. */
export const isPlayedShip = (text: string): boolean => SHIP_IS_BUILT.test(text) && OF_A_ROOM.test(text);
const SHIP_IS_BUILT =
  /\b(?:built|build|made|make|drew|folded) (?:(?:a|an|the|their|his|her|our) )?(?:\w+ )?(?:ship|boat)\b/i;
const OF_A_ROOM = /\b(?:sofa|cushions?|blankets?|chairs|cardboard|paper|living room|bedroom)\b/i;
