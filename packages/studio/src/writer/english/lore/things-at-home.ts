import type { Lore } from "./lore.ts";

/** What stands in rooms, hums in kitchens and lies on desks. */
export const thingsAtHome: Lore = {
  "blanket|quilt|patchwork quilt": [
    "{Obj} was too short at the top or too short at the bottom, depending on where it was pulled.",
    "Under {obj} it was dark and warm, and it smelled of sleep and a little of biscuits.",
    "There was a corner of {obj} that had gone soft and grey from being held.",
    "Over two knees {obj} made mountains, with a valley between them for whoever needed a valley.",
  ],
  "pillow|cushion": [
    "There was a dent in {obj}, just as large as a head, and it took its time to fill up again.",
    "{Obj} was cool on the one side, and so it was turned over, and then that side was warm as well.",
    "Beaten in the middle, {obj} grew two ears, and a single feather came out and sailed down.",
  ],
  "bed|bunk bed": [
    "{Obj} creaked at every turn, so that everybody in the house knew who was not asleep yet.",
    "Under {obj} there was dust in soft grey balls, and darkness, of which nobody knew how far back it went.",
    "There was a hollow in {obj} into which everybody rolled in the end.",
  ],
  "sofa|couch|armchair": [
    "{Obj} sighed when somebody sat down on it, and it was not easy to get up from it again.",
    "Between the cushions of {obj} there was what had been missed for a long time: mostly crumbs.",
    "{Obj} had a dent at one end, and it was plain whose place that was.",
  ],
  "chair|stool": [
    "{Obj} had one leg that was shorter than the others, by about as much as a folded bit of paper.",
    "Pushed back, {obj} gave a scrape that went through the whole room, and all heads came up.",
    "Empty, {obj} looked as though somebody had only just got up from it.",
  ],
  "rocking chair": [
    "{Obj} rocked on by itself for a while after somebody had got up, as if it had not been told.",
    "One of the floorboards answered {obj} every time, so that the two of them kept up a kind of talk.",
    "The arms of {obj} were worn smooth at the ends, where hands held on.",
  ],
  "table|kitchen table|desk": [
    "There were rings and scratches on {obj}, and each of them was a meal or a sum that somebody had done.",
    "Under {obj} it was another country, with legs for trees and now and then a crumb to live on.",
    "{Obj} wobbled a little until somebody leaned on it, and then it wobbled the other way.",
  ],
  "carpet|rug": [
    "{Obj} swallowed every step, so that people on it seemed to come out of nowhere.",
    "There was one corner of {obj} that always stood up, and everybody had tripped over it but nobody had ever flattened it for good.",
    "In the pattern of {obj} there were faces for anybody who lay on the floor for long enough.",
  ],
  "flying carpet|magic carpet": [
    "{Obj} dipped a little where it was stepped upon, like a boat at the landing.",
    "The fringe of {obj} fluttered in front and behind, although it was only hovering at the height of a knee.",
    "There was nothing on {obj} to hold on to but {obj} itself, and its edge had been held on to a good deal.",
  ],
  curtain: [
    "{Obj} breathed in and out when the air moved, as if somebody were asleep behind it.",
    "The rings of {obj} rattled along the rod, and a stripe of light came in and went over the floor.",
    "Anybody who hid behind {obj} was betrayed by the tips of two feet and a bulge in the middle.",
  ],
  window: [
    "In {obj} the outside and the inside lay one over the other, a tree and a face, and one had to choose where to look.",
    "Breath on {obj} made a round grey patch, and there a finger could write until it faded.",
    "At about the height of a forehead {obj} had a mark, because so many had leaned there to see better.",
    "{Obj} rattled a little in its frame whenever something heavy went by.",
  ],
  "lampshade|chandelier|light bulb|street lamp|streetlight|lamp post": [
    "The light fell in a circle, and at the edge of the circle the dark began, quite suddenly.",
    "A moth drew rings round the light, large ones and small ones, and each time it came back to the same place.",
    "Whoever walked out from under the light had a shadow ahead that grew longer and thinner.",
  ],
  "staircase|stairs": [
    "One step creaked, and all who lived there knew which, and set their feet on the very edge of it.",
    "The middle of each step was a little hollow, worn by all the feet that had been in a hurry.",
    "Sound climbed the stairs well: a spoon that fell at the bottom could be heard at the top.",
  ],
  "drawer|cupboard|wardrobe|closet": [
    "{Obj} gave way only after a jerk, and then all at once and rather too far.",
    "At the very back of {obj} there was always something that nobody had been looking for.",
    "{Obj} smelled of wood, of dust, and a little of the people who used it.",
  ],
  "washing machine": [
    "Behind the round window of {obj} a sleeve waved, went down, and a while later waved once more.",
    "{Obj} rumbled, paused as if it had remembered something, and turned the other way round.",
    "When it came to spinning, {obj} shook so hard that it moved away from the wall, an inch at a time.",
  ],
  "vacuum cleaner|vacuum|hoover": [
    "{Obj} howled, and something rattled up the hose of which nobody knew what it had been.",
    "{Obj} followed on its cord like a fat dog and got caught on each corner in turn.",
    "Under the nozzle of {obj} the fringe of the rug vanished with a slurp and had to be pulled out again.",
  ],
  "fridge|refrigerator": [
    "{Obj} hummed to itself, gave a shudder now and then, and was quiet, and only then was it noticed how loud it had been.",
    "The light in {obj} was always on when somebody looked, and there was no way to find out about the rest of the time.",
    "The door of {obj} smacked its lips as it opened, and cold air fell out over the toes.",
  ],
  "oven|stove": [
    "{Obj} ticked as it grew hot and ticked again as it cooled down, more and more slowly.",
    "Whoever opened {obj} got a breath of heat in the face and had to blink.",
    "A dark spot had burned on to the door of {obj}, in the shape of some country or other.",
  ],
  toaster: [
    "{Obj} was always a little too early or a little too late, and it jumped with a clatter that made spoons stop.",
    "In the side of {obj} faces were very wide and came with a large nose.",
    "Turned upside down, {obj} dropped more crumbs than anybody could have eaten toast.",
  ],
  "teapot|kettle": [
    "{Obj} dripped at the spout after every cup, exactly one drop, and never on the saucer.",
    "The lid of {obj} rattled as it was carried, and a thumb had to be laid on it.",
    "Steam came out of the spout of {obj} and was bent aside by every word that was said near it.",
  ],
  "coffee machine|coffee maker": [
    "{Obj} gurgled, hissed and cleared its throat, and people waited in front of it with empty cups and without a word.",
    "{Obj} always wanted something: water, or beans, or to be emptied, or simply a pat on the side.",
    "The last drop hung from {obj} for a long time, until the cup had been taken away, and then it fell.",
  ],
  "(?<!world )cup|mug|plate|bowl|teacup": [
    "{Obj} had a chip in one place, no larger than a grain of rice, and lips and fingers knew where it was.",
    "There were fine cracks under the shine of {obj}, like a map of very small rivers.",
    "{Obj} rang when it was put down, and everybody could tell from the ring who had been in a hurry.",
  ],
  "pot|pan|frying pan|saucepan": [
    "{Obj} was black at the bottom from all the times that it had stood there a little too long.",
    "Struck with a spoon, {obj} gave a note that called people in from three rooms away.",
    "The handle of {obj} was loose, and it turned the wrong way just when it was full.",
  ],
  "vase|jar|jug": [
    "{Obj} made the light bend, so that a bright ring lay beside it, trembling.",
    "Everybody who came past {obj} kept their elbows in, and some even held their breath.",
    "{Obj} had a voice when it was blown into: a low one, with a great deal of room in it.",
  ],
  "sewing machine": [
    "{Obj} rattled along like a little train and stopped dead wherever the cloth grew thick.",
    "The needle of {obj} went up and down so fast that there seemed to be three of it.",
    "There were threads of every colour on the floor round {obj}, and some of them left the house on people's socks.",
  ],
  "broom|mop|magic broom|broomstick": [
    "The bristles of {obj} were all bent to one side, as though they had been walking in a strong wind.",
    "Leaned in a corner, {obj} slid down the wall after a while and landed with a bang.",
    "{Obj} had always got more on it than it had picked up, and it left some of that behind.",
  ],
  "bathtub|bath|bubble bath": [
    "A bubble rose from {obj}, swam off with a window on its belly, and was gone without a sound.",
    "Everything round {obj} smelled clean, and the soap slipped away and had to be fished for.",
    "Skin went wrinkled at the fingertips, and on every edge a bit of foam sat and crackled.",
  ],
  "television|tv": [
    "{Obj} threw a blue light on the walls, and it jumped about though nobody moved.",
    "In front of {obj} spoons stopped halfway to the mouth and stayed there.",
    "Switched off, {obj} was a dark mirror with a very small sofa in it.",
  ],
  radio: [
    "{Obj} crackled between two stations, and somebody far away said half a word in another language.",
    "{Obj} had to be turned to a certain side to be clear, and the best place was always where nobody could stand.",
    "Whenever {obj} played something with a beat, the spoon in the cup was stirred in time.",
  ],
  "record player|gramophone|vinyl record|jukebox": [
    "There was a crackle first, like a small fire, and only then the music.",
    "The black disc turned, and a thin strip of light stood on it and did not turn at all.",
    "In one place the needle jumped, and those who knew the song sang it with the jump.",
  ],
  "computer|laptop": [
    "{Obj} hummed and thought, and a small circle went round and round while it did so.",
    "There were crumbs between the keys of {obj}, and the one for E had lost its letter.",
    "In the light of {obj} every face was pale and looked as if it had been asked something difficult.",
  ],
  "phone|telephone|smartphone|mobile phone|cell phone|mobile": [
    "{Obj} made every hand in the room go to its own pocket as soon as it gave a sound.",
    "Held to the ear for long, {obj} grew warm, and so did the ear.",
    "Those who talked into {obj} walked up and down, and nodded, although nobody at the other end could see it.",
    "There were fingerprints all over {obj}, and in a slanting light one could see where it was always touched.",
  ],
  "tablet|screen": [
    "{Obj} lit up the chin from below and turned every nose blue.",
    "Fingers had left paths on {obj}, curved and shining, like the ones that snails make.",
    "Whatever appeared on {obj} was pushed aside with one finger, like crumbs from a table.",
  ],
  "needle|sewing needle": [
    "{Obj} was never where it belonged, although everybody swore to have put it back.",
    "{Obj} was so small that it was mostly found by whoever was not looking for it, with a short cry.",
    "{Obj} shone at the tip, and it was best to know where it was before sitting down.",
  ],
  "wool|ball of wool|ball of yarn|yarn": [
    "{Obj} rolled away under chairs and laid its thread round every leg that it passed.",
    "Held in the hand, {obj} was warm straight away, as though it had been somebody's already.",
    "The end of {obj} was always inside, and the hand that went to look for it came out with a tangle.",
  ],
  "house|old house|new house|little house|cottage": [
    "{Obj} creaked here and there, as though it were shifting its weight from one leg to the other.",
    "There was a smell in {obj} that belonged to it alone, and that those who lived there no longer noticed.",
    "{Obj} had a step that everybody tripped over once, and afterwards never again.",
    "From outside {obj} looked smaller than it was, as though it were holding its breath.",
  ],
  "dollhouse|doll's house|dolls' house": [
    "An eye at the window of {obj} filled the whole of it, lashes and all.",
    "In {obj} the plates were no larger than a fingernail, and the roast was glued on.",
    "{Obj} had no wall at the front, so that there were no secrets in it.",
  ],
  "job|new job": [
    "{Obj} came with a great many small things that nobody had mentioned, and most of them were in cupboards.",
    "About {obj} there was always something to tell over supper, and something else that was better left out.",
    "Afterwards {obj} could be felt in the back or the feet, or just behind the forehead.",
  ],
  "test|exam|examination": [
    "The questions in {obj} were the same for everybody, and they looked different on each desk.",
    "Over {obj} there was a scratching and a sighing, and somewhere a pencil was being chewed.",
    "Everybody who thought of {obj} began to mumble something and move their lips.",
  ],
  "homework|maths homework|math homework": [
    "{Obj} lay there and grew no smaller, however often it was walked round.",
    "Over {obj} every pencil had to be sharpened first, even those that were sharp.",
    "There was a grey place in {obj} where something had been rubbed out so often that the paper had become thin.",
  ],
  "report card|school report|certificate": [
    "{Obj} was quite thin, and yet it could be felt through the whole bag.",
    "There was a signature under {obj} that went up at the end like somebody jumping over a ditch.",
    "People read {obj} from the bottom up or from the top down, depending on what they expected.",
  ],
  "blackboard|chalk|chalkboard|whiteboard": [
    "Of what had been wiped off, a grey cloud stayed behind, in which single words could still be read.",
    "A squeak went over the board and down every back in the room.",
    "A white dust lay under the board, and on every sleeve that had come too close.",
  ],
  "eraser|pencil case|school desk": [
    "There were letters scratched into {obj}, small and deep, and nobody would say whose they were.",
    "{Obj} had a spot of ink on it, in the exact shape of somebody's thumb.",
    "{Obj} could be used for a great many things, and only some of them had to do with lessons.",
  ],
};
