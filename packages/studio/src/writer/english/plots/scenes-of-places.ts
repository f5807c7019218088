import type { Beat } from "../scripts/script.ts";

/** What one sees and hears at a place of the idea: at the beginning, in the middle, at the end. */
export interface PlaceScene {
  readonly words: RegExp;
  readonly open: Beat;
  readonly middle: Beat;
  readonly close: Beat;
}

export const scenesOfPlaces: readonly PlaceScene[] = [
  {
    words: /\b(?:swimming|pool|water slide)\b/i,
    open: [2, "It smelled of sun cream and chips, and the water glittered so much that one had to squint."],
    middle: [
      2,
      "In the shallow part the little ones splashed each other. {Hero} sat down on the edge and let {his} feet hang into the water.",
    ],
    close: [
      2,
      "On the way home {his} hair was still wet, and {hero} left a row of drops on the pavement, all the way to the door.",
    ],
  },
  {
    words: /\b(?:lighthouse|boat|ship|harbou?r|sea|ocean|beach)\b/i,
    open: [2, "The sea was the colour of lead that evening, and the gulls had all come in from outside."],
    middle: [2, "Salt ran down the windows, and down below the waves broke on the stones, one after another."],
    close: [2, "In the morning the sea lay there as flat as a plate, as if nothing had ever happened."],
  },
  {
    words: /\b(?:on|from|across) the ice|\b(?:penguins?|seal|polar)\b/i,
    open: [2, "The ice was blue in the morning and pink in the evening, and in between it was as white as a sheet."],
    middle: [
      2,
      "The wind blew little stars of snow across the ice. {Hero} shook {himself} and stayed where {he} {was}.",
    ],
    close: [
      2,
      "That evening the sky over the ice turned green, like a great soft curtain, and {hero} looked up for a long time.",
    ],
  },
  {
    words: /\b(?:mountains?|alps|tyrol|hut|summit|peak|cable car)\b/i,
    open: [2, "That morning the sun had still been shining, and the peaks had looked near enough to touch."],
    middle: [2, "It was so still up here that one could hear the grass drip."],
    close: [
      2,
      "In the morning the fog was gone. The mountains stood there as if they had been washed, and far below one could see the path, quite plain and easy.",
    ],
  },
  {
    words: /\b(?:field|harvest|farm\w*|tractors?|barn)\b/i,
    open: [2, "The corn stood high that year, and in the morning there was mist over the fields."],
    middle: [
      2,
      "In the afternoon the clouds came over the hill, first white ones, then grey ones. The rain drummed on the roof of the barn all night.",
    ],
    close: [2, "When the sun went down, the field was empty and golden, and somewhere a cricket began."],
  },
  {
    words: /\b(?:snow|winter|autumn|hibernat\w*)\b/i,
    open: [2, "The last leaves came down, and in the morning the puddles had a skin as thin as glass."],
    middle: [
      2,
      "Every morning {hero} looked out to see whether it had come. There were only leaves, red ones and yellow ones.",
    ],
    close: [2, "The first snowdrops were already out, and somewhere water was running again."],
  },
  {
    words: /\b(?:sports day|race|football|match|playground)\b/i,
    open: [2, "On the grass somebody had drawn white lines, as straight as on a sheet of music paper."],
    middle: [2, "Day after day {hero} practised on the grass until it was time for supper."],
    close: [2, "In the evening the grass was empty. A single forgotten cap hung on the fence."],
  },
  {
    words: /\b(?:concert|stage|theatre|sing)\b/i,
    open: [2, "The posters were already hanging in the hall, with yellow stars all round the edge."],
    middle: [
      2,
      "Behind the curtain it smelled of dust and floor polish. One could hear the chairs being moved, row after row.",
    ],
    close: [
      2,
      "Later the hall was dark, and only the yellow stars still shone a little. But {hero} went on humming all the way home.",
    ],
  },
  {
    words: /\b(?:school|class|pupils?|teacher)\b/i,
    open: [
      2,
      "In the classroom it smelled of chalk and wet jackets, and a fly walked slowly across the map of the world.",
    ],
    middle: [2, "At break {hero} stood by the radiator, where it was warm, and ate {his} bread in small bites."],
    close: [
      2,
      "When the bell rang, {hero} did not run out at once. It had been such a good day that {he} wanted to look at it once more.",
    ],
  },
  {
    words: /\b(?:hospital|nurse)\b/i,
    open: [2, "The bed had wheels and a button with which it went up and down, and that was fun for the first hour."],
    middle: [
      2,
      "Out in the corridor a trolley went by, clink, clink. {Hero} counted the dots on the ceiling. There were two hundred and six.",
    ],
    close: [
      2,
      "That night there was still a scrap of coloured paper on the blanket. {Hero} put it under {his} pillow.",
    ],
  },
  {
    words: /\b(?:tent|camp\w*|garden)\b/i,
    open: [2, "The grass was still warm from the day, and in the hedge a blackbird sang as if it were paid for it."],
    middle: [2, "Under the trees it was getting dark. A hedgehog came by, snorted, and went on."],
    close: [2, "In the morning every blade of grass had a drop on it, and in every drop there was a very small sun."],
  },
  {
    words: /\b(?:park|bench)\b/i,
    open: [
      2,
      "In the park the ducks were quarrelling about a piece of bread, and the wind was turning the pages of somebody's newspaper.",
    ],
    middle: [2, "A dog came running across the grass, and after it a man with a lead and no breath left."],
    close: [2, "On the way home they went through the park again. The bench was empty, and the ducks had made it up."],
  },
  {
    words: /\b(?:street|neighbou?rs?|road)\b/i,
    open: [2, "It had got dark early, and one after the other the lamps came on, all along the street."],
    middle: [
      2,
      "Behind the windows people were having supper. Somebody was playing the piano, always the same three bars.",
    ],
    close: [2, "Then one lamp after the other went out, and the whole street slept."],
  },
  {
    words: /\b(?:pond|stream|river|frogs?|lake)\b/i,
    open: [2, "Over the water the dragonflies stood in the air, and the reeds whispered when the wind came."],
    middle: [2, "The mud at the edge had cracks in it now, like an old plate."],
    close: [2, "That evening all of them sang by the water, and one could hear it as far as the village."],
  },
  {
    words: /\b(?:kitchen|recipe|dumplings|cake|bakery|baker)\b/i,
    open: [2, "In the kitchen the clock ticked, and the flour stood on the table in its blue tin."],
    middle: [2, "Outside it had begun to rain, and in the kitchen it got warm, and all the windows misted up."],
    close: [2, "When they had all eaten, there was one left on the plate. It was for whoever came by."],
  },
  {
    words: /\b(?:night|dark|stars?|moon)\b/i,
    open: [
      2,
      "Outside the window it turned blue, and then dark blue, and then one could not tell the trees from the sky.",
    ],
    middle: [2, "Something rustled, and something creaked, and far away a dog barked in its sleep."],
    close: [2, "Above them one star after the other came out, until nobody could have counted them."],
  },
  {
    words: /\b(?:house|home|room|bed|brother|sister|family|mother|father)\b/i,
    open: [2, "At home the clock ticked in the hall, and the third step of the stairs creaked, as always."],
    middle: [
      2,
      "It rained that afternoon. {Hero} pressed {his} nose against the window and watched two drops run a race.",
    ],
    close: [
      2,
      "When the light went out that evening, the third step creaked once more. Then it was quiet in the house, and all was well.",
    ],
  },
];
