/** Places of which there is no picture, by the word of the nearest place that has one: a brook is drawn as a river is. */
const NEAREST: readonly (readonly [RegExp, string])[] = [
  [/\b(?:brooks?|creeks?|canals?|weirs?|rivulets?|millponds?|backwaters?)\b/gi, "river"],
  [/\b(?:marsh(?:es)?|swamps?|bogs?|fens|shallows|shallow water|reed ?beds?)\b/gi, "pond"],
  [/\b(?<=(?:in|into|among|between|through|from) the (?:\w+ )?)(?:reeds|rushes)\b/gi, "pond"],
  [/\b(?<=(?:on|along|down|to|from) the )towpath\b/gi, "river"],
  [/\b(?<=(?:through|across|at|into|over) the )(?:ford|rapids)\b/g, "river"],
  [/\b(?<=(?:at|to|by|near|along|beside) the )(?:water['’]s edge|riverside|waterside)\b/gi, "river"],
  [/\b(?<=(?:over|up to|across|on|at|to|reached) the (?:\w+ )?)(?:pass(?! of\b)|ridge|scree|rock face)\b/g, "mountain"],
  [/\b(?:churchyards?)\b/gi, "graveyard"],
  [/\b(?:school ?yards?)\b/gi, "playground"],
  [/\b(?:music|art|science|computer|detention) room\b/gi, "classroom"],
  [/\b(?:boiler|engine|store|laundry|coal|furnace) ?room\b|\bcoal hole\b/gi, "cellar"],
  [/\b(?:cloakroom|stairwell|landing(?= (?:of|outside|on)\b))\b/gi, "corridor"],
  [/\b(?:allotments?|vegetable (?:patch|plot|bed)|back ?yard|front lawn)\b/gi, "garden"],
  [
    /\b(?<=(?:at|to|in|on|along|from|into) the (?:\w+ )?)(?:docks?|dockside|marina|boatyard|shipyard|pontoon|landing stage|fish market)\b/gi,
    "harbour",
  ],
  [/\b(?<=(?:on|along|onto) the (?:\w+ )?)(?:promenade|seafront|sandbank|breakwater|headland)\b/gi, "beach"],
  [/\bbus shelter\b/gi, "bus stop"],
  [/\b(?<=(?:in|into|inside|at|to|through) the (?:\w+ )?)(?:factory|hangar|mill hall)\b/gi, "warehouse"],
  [/\b(?<=(?:in|into|inside|at|to|through) the (?:\w+ )?)(?:aquarium|planetarium|observatory|gallery)\b/gi, "museum"],
  [/\b(?<=(?:in|into|inside|at|to) the (?:\w+ )?)(?:bank|embassy|ministry)\b(?! of\b)/g, "office"],
  [/\b(?<=(?:in|into|inside|from|out of) (?:the|his|her|their|a) (?:\w+ )?)(?:prison|jail|cell|lodgings)\b/gi, "room"],
  [
    /\b(?<=(?:in|into|before|behind|to|from|at) the (?:\w+ )?)(?:pews?|altar|nave|vestry|sacristy|belfry)\b/gi,
    "church",
  ],
  [
    /\b(?<=(?:in|into|to) (?:the )?)(?:operating theatre|intensive care|emergency room|maternity ward|casualty)\b/gi,
    "hospital",
  ],
  [/\b(?:moors?|moorland|heath|prairies?|savannah?|steppes?|paddocks?|clover field|hayfields?)\b/g, "meadow"],
  [/\b(?:clearings?|glades?|copse|thickets?|groves?|spinney|undergrowth|woodland)\b/gi, "forest"],
  [/\b(?:coves?|lagoons?|seashore|seaside)\b/gi, "beach"],
  [/\b(?:ravines?|crags?|summit|mountain ?tops?|mountain ?side)\b/gi, "mountain"],
  [
    /(?<=\b(?:in|into|inside|to|of) (?:the|an?|his|her|their) (?:\w+ )?)(?:dungeons?|crypts?|tombs?|vaults?|catacombs?)\b/gi,
    "cave",
  ],
  [/(?<=\b(?:in|into|inside|to) (?:the|an?) (?:\w+ )?)temples?\b/gi, "church"],
  [/\b(?:greenhouses?|hothouse|glasshouse)\b/gi, "garden"],
  [/\b(?:hallways?|passageways?)\b/gi, "corridor"],
  [
    /(?<=\b(?:in|into|inside|at|to|of|from) (?:the|his|her|their|an?|my|our) (?:old |village |little )?)(?:smithy|forge|sawmill|toolshed|outhouse|boathouse|woodshed)\b/gi,
    "workshop",
  ],
  [
    /(?<=(?<!\b(?:asked|told|visited|questioned|found) [^.,;!?]{0,30})\b(?:in|into|inside|down|through|to|of|from|at|out of) (?:the|his|her|their|its|an?|my|our) (?:\w+ )?)(?:burrows?|dens?|lair|warren|sett|(?:fox|badger|rabbit|mouse|mole)['’s]* holes?)\b/gi,
    "cave",
  ],
];

/** "A stranger knocked at the door of the bakery": the people of the text are in it. */
const KNOCKS =
  /(?<=\b(?:an?|some|another) [^.,;!?]{0,40}|\b[Ss]ome(?:body|one) (?:\w+ )?)(?:knocked|rapped|tapped|banged|hammered) (?:\w+ )?(?:at|on) the (?:(?:front |back )?door of (the|his|her|their) (?:old |little )?(\w+)|(\w+) door)\b/g;

/** A narration that names the nearest place with a picture. */
export const withNearestPlaces = (narration: string): string =>
  NEAREST.reduce((rest, [words, place]) => rest.replace(words, place), narration).replace(
    KNOCKS,
    (_, owner: string | undefined, building: string | undefined, room: string | undefined) =>
      `came into ${owner ?? "the"} ${building ?? room}`,
  );
