/** Places of which there is no picture, by the word of the nearest place that has one: a brook is drawn as a river is. */
const NEAREST: readonly (readonly [RegExp, string])[] = [
  [/\b(?:brooks?|creeks?|canals?|weirs?|rivulets?|millponds?|backwaters?)\b/gi, "river"],
  [/\b(?:marsh(?:es)?|swamps?|bogs?|fens)\b/gi, "pond"],
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
