/** What one sees, hears and smells at a place. "{place}" is "the desert", "{In}" is "In the desert". */
export interface PlaceMatter {
  readonly words: string;
  readonly lines: readonly string[];
}

export const placeMatter: readonly PlaceMatter[] = [
  {
    words: "forest wood woods jungle woodland grove oak tree trees",
    lines: [
      "The leaves of {place} moved, although there was no wind.",
      "{In} it smelled of moss and wet bark.",
      "Somewhere {in} a branch cracked, and then it was silent again.",
      "Light fell through {place} in thin stripes.",
      "A woodpecker was at work {in}, far off.",
    ],
  },
  {
    words: "desert dune dunes sahara oasis",
    lines: [
      "The sand of {place} hissed when the wind passed over it.",
      "{In} the air trembled with heat, and every shadow was precious.",
      "By night {place} was colder than anybody had said.",
      "There were no roads {in}, only lines that the wind drew and wiped away.",
      "The stars over {place} hung so low that one wanted to duck.",
    ],
  },
  {
    words: "sea ocean beach island shore coast harbour harbor ship boat ferry pier lighthouse bay port",
    lines: [
      "{In} everything tasted of salt.",
      "Gulls complained above {place}, as they always did.",
      "The waves around {place} came in, thought about it, and went out again.",
      "A rope knocked against wood {in}, all night long.",
      "The light over {place} changed every minute.",
    ],
  },
  {
    words: "river stream lake pond waterfall brook",
    lines: [
      "The water of {place} talked to itself.",
      "Dragonflies stood over {place} like tiny helicopters.",
      "{In} the stones were round and cold.",
      "Mist lay on {place} until the sun took it away.",
      "Something jumped {in}, and the rings grew and grew.",
    ],
  },
  {
    words: "mountain mountains hill hills peak volcano summit cliff tower roofs roof rooftop rooftops",
    lines: [
      "From {place} one could see three other valleys.",
      "The wind on {place} never quite stopped.",
      "Clouds went past {place} so close that one could have touched them.",
      "The stones of {place} were warm in the evening.",
      "{In} every word came back as an echo.",
    ],
  },
  {
    words: "snow ice arctic glacier pole winter blizzard",
    lines: [
      "The cold {in} pinched every nose.",
      "{In} steps sounded like biting into an apple.",
      "Everything {in} was white, and the white had many colours.",
      "Breath hung in the air {in} like small clouds.",
      "The snow of {place} covered every track within an hour.",
    ],
  },
  {
    words:
      "city town street streets square cairo paris london berlin market downtown alley bridge neighbourhood neighborhood",
    lines: [
      "{In} someone was always awake.",
      "A tram rang its bell {in}, and pigeons rose and settled again.",
      "The shop windows of {place} threw yellow squares on the pavement.",
      "{In} it smelled of coffee, rain and hot chestnuts.",
      "People hurried through {place} without looking up.",
    ],
  },
  {
    words: "village farm barn cottage countryside",
    lines: [
      "{In} everybody knew everybody, and everybody's dog.",
      "The bell of {place} struck, a little late as always.",
      "Hens walked across the road {in} as if it belonged to them.",
      "Smoke rose from the chimneys of {place}, straight up.",
      "{In} news travelled faster than any cart.",
    ],
  },
  {
    words: "school class classroom",
    lines: [
      "{In} it smelled of chalk and wet jackets.",
      "The bell rang {in}, and a hundred chairs scraped at once.",
      "Somebody had drawn a moustache on the map {in}.",
      "The corridors of {place} were never this quiet.",
      "On the windowsill {in} stood a plant that nobody remembered to water.",
    ],
  },
  {
    words: "museum library theatre theater gallery bookshop castle palace church",
    lines: [
      "The floors of {place} creaked in places that only a few people knew.",
      "{In} even a whisper sounded loud.",
      "Dust danced in the light {in}.",
      "The doors of {place} were twice as high as necessary.",
      "Old eyes looked down from the walls of {place}.",
    ],
  },
  {
    words: "kitchen bakery restaurant cafe inn",
    lines: [
      "{In} it was warm, and the windows were steamed up.",
      "A spoon clinked {in}, and something bubbled.",
      "There was flour on everything {in}, even on the clock.",
      "{In} it smelled of cinnamon and hot butter.",
      "The best place {in} was beside the stove.",
    ],
  },
  {
    words: "house home room bedroom bed attic cellar basement flat apartment hospital nursing-home hotel",
    lines: [
      "The lamp {in} made a small, yellow island.",
      "A pipe gurgled somewhere {in}.",
      "{In} every board had its own sound.",
      "The curtains {in} moved a little, as if they were breathing.",
      "Through the window of {place} one saw a piece of sky.",
    ],
  },
  {
    words: "garden meadow field park orchard valley",
    lines: [
      "Bees went from flower to flower {in} and complained about nothing.",
      "The grass {in} was still wet.",
      "{In} it smelled of earth and mint.",
      "A blackbird sang {in} as if it were paid for it.",
      "Shadows of clouds went across {place}.",
    ],
  },
  {
    words: "space mars moon planet orbit spaceship station galaxy universe satellite",
    lines: [
      "{In} there was no up and no down, only far and near.",
      "A lamp blinked {in}, green, green, green.",
      "The silence {in} had a sound of its own.",
      "From {place} the Earth was a blue dot that one could cover with a thumb.",
      "Dust hung {in} and took its time to fall.",
    ],
  },
  {
    words: "underwater reef seabed",
    lines: [
      "Everything {in} moved slowly, even the light.",
      "{In} words came out as bubbles.",
      "A shoal of silver fish turned {in} like one single thought.",
      "The sand {in} kept no footprints.",
    ],
  },
  {
    words: "cave mine tunnel dungeon underground",
    lines: [
      "Water dripped {in}, one drop for every breath.",
      "The lamp reached only a few steps into {place}.",
      "{In} it was as cool as in a well.",
      "Every sound {in} came back a little later.",
    ],
  },
  {
    words: "train bus car station taxi railway",
    lines: [
      "The windows {in} were fogged, and somebody had drawn a face on one.",
      "{In} everything trembled a little, in time with the wheels.",
      "Lights slid past, one after the other, and lit up {place}.",
      "{In} strangers sat close and looked in different directions.",
    ],
  },
  {
    words: "shop supermarket store concert stadium circus fair wedding party",
    lines: [
      "There were more people {in} than anybody could count.",
      "{In} music was playing, a little too loud.",
      "The lights {in} were so bright that nobody had a shadow.",
      "A child was crying {in}, and somebody gave it a balloon.",
    ],
  },
];

/** For any other place that the idea names. */
export const anyPlace: readonly string[] = [
  "{In} the day began slowly.",
  "One does not forget the smell of {place}.",
  "{In} there was always something to listen to.",
  "The light {in} was the colour of honey.",
  "Evening came early {in}.",
  "{Hero} knew {place} better than the back of {his} own hand.",
];
