import type { Beat } from "../scripts/script.ts";

/** What one sees and hears at a place of the idea: at the beginning, in the middle, at the end. */
export interface PlaceScene {
  /** In a house, and so not where somebody camps or sails. */
  readonly isHome?: true;
  readonly words: RegExp;
  readonly open: Beat;
  readonly middle: Beat;
  readonly close: Beat;
}

export const scenesOfPlaces: readonly PlaceScene[] = [
  {
    words: /\b(?:swimming|pool|water slide)\b/i,
    open: [
      2,
      "The water glittered so brightly that {hero} had to squint.",
      "Everywhere there was splashing and laughing, and the water sparkled as if it were full of little stars.",
    ],
    middle: [
      2,
      "In the shallow part the little ones splashed each other. {Hero} sat on the edge and let {his} feet dangle in the water.",
      "The water was as cool as silk, and small waves slapped against the edge, slap, slap, slap.",
    ],
    close: [
      2,
      "On the way home {hero} left a row of wet drops behind {him}, all the way to the door.",
      "When the last swimmer had gone, the water grew as smooth and still as a mirror.",
    ],
  },
  {
    words: /\b(?:lighthouse|boat|ship|harbou?r|sea|ocean|beach)\b/i,
    open: [
      2,
      "The waves rolled and rolled, one after another, and the air tasted of salt.",
      "The sea was so wide that {hero} could see nothing but water, all the way to the sky.",
    ],
    middle: [
      2,
      "The water slapped against wood and stone, slap, slap, slap, and a gull cried high above.",
      "A big wave came, and then a small one, and then a big one again, and the foam hissed.",
    ],
    close: [
      2,
      "The waves rolled in and out, in and out, just as they always had.",
      "Far out, the sea touched the sky, and the water glittered all along the line between them.",
    ],
  },
  {
    words: /\b(?:on|from|across) the ice|\b(?:penguins?|seal|polar)\b/i,
    open: [
      2,
      "The ice was white on top and blue in the cracks, and it creaked when the wind blew over it.",
      "White, white, white: wherever {hero} looked, there was snow and ice, and it all sparkled.",
    ],
    middle: [
      2,
      "The wind blew little stars of snow across the ice. {Hero} shook {himself} and stayed where {he} {was}.",
      "Somewhere a lump of ice fell into the water with a great big plop.",
    ],
    close: [
      2,
      "Green and pink lights swayed across the sky above the ice, like a great soft curtain, and {hero} looked up for a long time.",
      "The snow had covered all the tracks, and the ice lay there as smooth as a clean sheet of paper.",
    ],
  },
  {
    words: /\b(?:mountains?|alps|tyrol|hut|summit|peak|cable car)\b/i,
    open: [
      2,
      "The peaks stood all around, one behind the other, and the highest ones had white tips, as if they had been dipped in sugar.",
      "The path went up and up, and a little stream came bouncing down beside it.",
    ],
    middle: [
      2,
      "It was very quiet up there. Only now and then a small stone rolled down the slope, click, click, click.",
      "{Hero} shouted hello, and the mountain shouted hello back, a little more softly.",
    ],
    close: [
      2,
      "The mountains stood there as if they had been washed, and far below the path wound along like a thin grey ribbon.",
      "High above, the peaks glowed pink for a while, and then they turned blue and went to sleep.",
    ],
  },
  {
    words: /\b(?:field|harvest|farm\w*|tractors?|barn)\b/i,
    open: [
      2,
      "The fields lay wide and open under the sky, and the wind ran over them in long, soft waves.",
      "It smelled of earth and hay, and somewhere a hen was telling everybody about her egg.",
    ],
    middle: [
      2,
      "Clouds came over the hill, first white ones and then grey ones, and their shadows slid across the field.",
      "A barn door creaked in the wind, open and shut, open and shut.",
    ],
    close: [
      2,
      "The wind went once more over the fields, very softly, as if it wanted to stroke them.",
      "When the sun went down, the field turned golden, and then it grew quiet all around.",
    ],
  },
  {
    words: /\b(?:snow|winter|autumn|hibernat\w*)\b/i,
    open: [
      2,
      "The air was so cold that every breath made a little white cloud.",
      "The puddles had a skin of ice as thin as glass, and the bare branches clicked in the wind.",
    ],
    middle: [
      2,
      "The wind whistled around the corner, and {hero} curled up a little tighter.",
      "It was so quiet and so cold that even the smallest twig cracked loudly.",
    ],
    close: [
      2,
      "Outside, the cold wind blew around the corners. But {hero} {was} as warm as could be.",
      "The air was cold and clear, and {hero} felt a warm little glow inside.",
    ],
  },
  {
    words: /\b(?:sports day|race|football|match|playground)\b/i,
    open: [
      2,
      "Somebody had drawn a long white line on the ground, as straight as a ruler.",
      "There was shouting and laughing, and the dust flew up under all the quick feet.",
    ],
    middle: [
      2,
      "Day after day {hero} practised until it was time for supper, and then a little bit longer.",
      "“Faster!” shouted somebody from the side. {Hero} {was} already going as fast as {he} could.",
    ],
    close: [
      2,
      "Later everything was empty and quiet, and a single forgotten cap hung on the fence.",
      "The white line on the ground was almost rubbed out by all the feet that had run over it.",
    ],
  },
  {
    words: /\b(?:concert|stage|theatre|sing)\b/i,
    open: [
      2,
      "There was music in the air, only two or three notes, and then it stopped and began again.",
      "Somebody was humming a tune, and {hero} pricked up {his} ears.",
    ],
    middle: [
      2,
      "{Hero} tried a note, and then the same note again, a little higher.",
      "The tune went round and round in {hero's} head, and would not stop.",
    ],
    close: [
      2,
      "The last note hung in the air for a moment. Then it was gone, but {hero} went on humming.",
      "It was quiet now. Only in {hero's} head the music still played on, very softly.",
    ],
  },
  {
    words: /\b(?:school|class|pupils?|teacher)\b/i,
    open: [
      2,
      "In the classroom it smelled of chalk and wet jackets, and a fly walked slowly across the map of the world.",
      "The school bell rang so loudly that the windows hummed, and a hundred feet ran up the stairs.",
    ],
    middle: [
      2,
      "At break the playground was full of shouting. {Hero} found a quiet place by the wall and watched.",
      "Pencils scratched, a chair creaked, and somebody whispered in the back row.",
    ],
    close: [
      2,
      "When the bell rang, {hero} did not run out at once. {He} wanted to look at everything once more.",
      "The chairs stood upside down on the tables, and the classroom was empty and quiet until the next morning.",
    ],
  },
  {
    words: /\b(?:hospital|nurse)\b/i,
    open: [
      2,
      "The bed had wheels, and a button that made it go up and down, and that was fun for the first hour.",
      "The corridor was long and white and shiny, and soft shoes squeaked along it from door to door.",
    ],
    middle: [
      2,
      "Out in the corridor a trolley went by, clink, clink. {Hero} counted the dots on the ceiling. There were two hundred and six.",
      "A cup of peppermint tea stood by the bed, and the steam curled up to the ceiling.",
    ],
    close: [
      2,
      "Out in the corridor the soft shoes went by, pit-pat, pit-pat, and then it was quiet.",
      "A little lamp shone by the bed, and everything around it was peaceful.",
    ],
  },
  {
    words: /\b(?:tent|camp\w*|garden)\b/i,
    open: [
      2,
      "A blackbird hopped across the grass, stopped, listened, and hopped on.",
      "It smelled of earth and leaves, and a bumblebee hummed from flower to flower.",
    ],
    middle: [
      2,
      "Under the bushes something rustled, and then a hedgehog came out, snorted, and went back in again.",
      "The leaves whispered, and little spots of light danced on the grass.",
    ],
    close: [
      2,
      "In the morning every blade of grass had a drop on it, and in every drop there was a very small sun.",
      "A light wind went through the grass and the leaves, and then everything was still.",
    ],
  },
  {
    words: /\b(?:park|bench)\b/i,
    open: [
      2,
      "In the park the ducks were quarrelling over a piece of bread, and the wind turned the pages of a forgotten newspaper.",
      "The big trees in the park rustled, and a squirrel raced up one of them, round and round the trunk.",
    ],
    middle: [
      2,
      "A dog came running across the grass, dragging its lead behind it. After it came a man, puffing and waving.",
      "A pigeon walked along the path, nodding at every step, as if it agreed with everything.",
    ],
    close: [
      2,
      "The bench stood empty under the tree, and the ducks slept with their heads under their wings.",
      "The wind went through the trees in the park, and a few leaves danced across the path.",
    ],
  },
  {
    words: /\b(?:street|neighbou?rs?|road)\b/i,
    open: [
      2,
      "A bicycle bell rang in the street, a window opened, and somewhere a door fell shut.",
      "A cat sat on a wall and watched the whole street, from one end to the other.",
    ],
    middle: [
      2,
      "Behind one of the windows somebody was playing the piano, always the same three bars.",
      "A cart rattled over the stones, and a dog barked at it until it was round the corner.",
    ],
    close: [
      2,
      "The street grew quiet, door by door and window by window.",
      "One after the other the lamps came on, all along the street, and shone on the stones.",
    ],
  },
  {
    words: /\b(?:pond|stream|river|frogs?|lake)\b/i,
    open: [
      2,
      "Over the water the dragonflies hung in the air, and the reeds whispered in the wind.",
      "The water gurgled between the stones and carried a little twig along, round and round.",
    ],
    middle: [
      2,
      "A fish jumped, and the rings in the water grew wider and wider until they reached the bank.",
      "The mud at the edge went squelch, squelch, squelch at every step.",
    ],
    close: [
      2,
      "The water grew so smooth that the whole sky could be seen in it, upside down.",
      "Down by the water the frogs began to sing, first one, then three, and then all of them.",
    ],
  },
  {
    words: /\b(?:kitchen|recipe|dumplings|cake|bakery|baker)\b/i,
    open: [
      2,
      "In the kitchen the spoons hung in a row, and the clock ticked on the wall.",
      "On the kitchen table stood a bowl, a wooden spoon, and the flour in its blue tin.",
    ],
    middle: [
      2,
      "It got warmer and warmer in the kitchen, until all the windows had misted up.",
      "Something bubbled in a pot, blub, blub, blub, and the lid began to dance.",
    ],
    close: [
      2,
      "The plates were washed and dried, and the kitchen still smelled of good things.",
      "The last crumbs lay on the table, and a wet cloth hung over the edge of the sink to dry.",
    ],
  },
  {
    words: /\b(?:night|dark|stars?|moon)\b/i,
    open: [
      2,
      "The sky turned blue, and then dark blue, and then so dark that {hero} could not see where it ended.",
      "It was so dark that {hero} could hardly see what was right in front of {him}.",
    ],
    middle: [
      2,
      "Something rustled, and something creaked, and then it was quite still again.",
      "Far away a dog barked in its sleep, and a cloud slid slowly across the sky.",
    ],
    close: [
      2,
      "High up in the sky the stars twinkled, so many that nobody could have counted them.",
      "The night went softly by, on quiet feet, and far away in the east the sky grew pale.",
    ],
  },
  {
    words: /\b(?:house|home|room|bed|brother|sister|family|mother|father)\b/i,
    isHome: true,
    open: [
      2,
      "In the house everything stood in its usual place, and it smelled the way it always smelled.",
      "Somewhere in the house a door creaked, and small steps went by, tip-tap, tip-tap.",
    ],
    middle: [
      2,
      "For a while it was so quiet that {hero} could hear a clock ticking somewhere in the house.",
      "From the next room came a clatter, and then somebody laughed, and then there was another clatter.",
    ],
    close: [
      2,
      "It was quiet in the house now, and it was warm, and everything was in its place.",
      "A last door was closed, very gently, and then all the rooms were quiet.",
      "Somebody went up the stairs in socks, and skipped the step that creaked.",
      "A tap dripped somewhere in the house, plip, plip, plip, until somebody turned it off.",
      "A strip of light lay under one of the doors, and a small shadow moved to and fro in it.",
      "In the hall the coats hung side by side, and the smallest one had slipped off its hook again.",
    ],
  },
];
