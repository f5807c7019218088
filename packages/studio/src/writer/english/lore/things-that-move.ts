import type { Lore } from "./lore.ts";

/** What drives, floats, flies and whirrs. */
export const thingsThatMove: Lore = {
  "robot|toy robot": [
    "When {obj} turned its head there was a small whirr, and after the head had stopped, the whirr went on for a little.",
    "There was a scratch on the metal of {obj}, and round the scratch a great many fingerprints.",
    "Wherever {obj} went, the spoons on the table rang along very softly.",
    "Somewhere in {obj} a little lamp went on and off, and nobody could say what it was counting.",
  ],
  "machine|engine|motor": [
    "{Obj} shook a little at the sides, as though it were laughing at something inside.",
    "Round {obj} it smelled of oil and of warm dust, and whoever came near it wiped their hands afterwards.",
    "There was a lever on {obj} that nobody touched, because it was not clear what would happen then.",
    "{Obj} went clack and hum and clack, and feet nearby fell into step with it.",
  ],
  "time machine": [
    "{Obj} had more dials than anybody could look at all at once, and each of them pointed to something else.",
    "Close to {obj} every watch ran a little wrong, and people shook their wrists and held them to their ears.",
    "{Obj} hummed so deep that the loose change in people's pockets began to hum as well.",
  ],
  invention: [
    "{Obj} had grown in all directions, and here and there it was held together with string.",
    "There were three screws left over from {obj}, and nobody liked to look at them for long.",
    "In order to explain {obj}, both arms were needed, and a good deal of room.",
    "{Obj} made a noise that had not been in the plan, and nobody knew where it came from.",
  ],
  "rocket|rocket ship": [
    "{Obj} stood on its fins and pointed straight up, and everybody who came near it looked up as well.",
    "A knock on the side of {obj} rang all the way to the tip.",
    "When people talked about {obj}, they counted backwards from ten without even noticing it.",
    "There was not much room in {obj}, and every thing in it had a strap to keep it from floating away.",
  ],
  "spaceship|spacecraft|space ship|space station|ufo|flying saucer": [
    "In {obj} lamps blinked in rows, and nobody had ever needed all of them at once.",
    "Through the round window of {obj} the dark looked very dark, and very close to the glass.",
    "{Obj} hummed from all sides at once, so that in the end it was only noticed when somebody listened for it.",
  ],
  "satellite|moon rover|rover": [
    "{Obj} had thin arms and a great many small plates, and it looked like an insect that had had an education.",
    "Every so often {obj} gave a beep, always the same, like somebody who only wants to say that he is there.",
    "The metal foil on {obj} was crumpled like chocolate paper and glittered at every fold.",
  ],
  "boat|rowing boat|rowboat|little boat|sailing boat|sailboat|canoe|kayak": [
    "{Obj} tipped as soon as anybody set foot in it, and righted itself only when they sat down.",
    "Water gurgled under {obj}, close to the planks, as though somebody were drinking there.",
    "There was always a little water in the bottom of {obj}, and it ran to wherever the feet were.",
    "{Obj} had a name, even if it was not painted on, and people spoke of it as of an aunt.",
  ],
  raft: [
    "{Obj} gave way at each step, now at this corner, now at that, and the water came up between the boards.",
    "{Obj} had no front and no back, and it went forward with whichever side it liked.",
    "The knots of {obj} creaked as the pieces rubbed against one another.",
  ],
  "paper boat": [
    "{Obj} had been folded from something written on, and half a word went along its side.",
    "At the bottom {obj} was already a little darker, where the water was climbing up the paper.",
    "{Obj} turned round and round as it went, like somebody who wants to see everything.",
  ],
  "paper plane|paper airplane|paper aeroplane": [
    "{Obj} flew in a handsome curve that had nothing to do with where it had been thrown.",
    "The nose of {obj} was crumpled a little and was smoothed with finger and thumb before every flight.",
    "For {obj} the arm went back, the eye was narrowed, and somebody always breathed on the tip.",
  ],
  "ship|sailing ship|pirate ship|steamer|ferry": [
    "{Obj} creaked in every joint, and those on board heard it only when it stopped.",
    "On {obj} everybody walked with their feet apart, and the cups hung on hooks.",
    "Seen from below, {obj} went up like the wall of a house, with a line of green at the bottom.",
    "{Obj} left a white road behind it, and the road closed up again without leaving a mark.",
  ],
  submarine: [
    "{Obj} groaned a little the deeper it went, and everybody inside pretended not to have heard.",
    "In {obj} drops hung from the ceiling, and they fell on the one place where there was a neck.",
    "Behind the thick round window of {obj} the green became a darker green.",
  ],
  "train|steam train|night train|express train": [
    "{Obj} went over the joints in the rails with a knock, and every conversation fell into that beat.",
    "In the windows of {obj} poles flew past, and behind the poles trees, and behind the trees hills that hardly moved.",
    "When {obj} braked, all heads nodded at the same time, as though they had agreed on something.",
    "Long before {obj} could be seen there was a singing in the rails.",
  ],
  "locomotive|steam engine|steam locomotive": [
    "{Obj} breathed even when it was standing, in long sighs, and a warm wet cloud came from beneath it.",
    "There was soot on everything that had to do with {obj}, on noses as well.",
    "The wheels of {obj} were taller than most people, and the rods between them went like elbows.",
  ],
  "tram|streetcar|trolley": [
    "{Obj} squealed in the bend and rang its bell, and nobody in the street looked up, so well did they know it.",
    "In {obj} the straps swung from the ceiling, all to the left and then all to the right.",
    "A blue spark jumped over the wire above {obj} and was gone before anybody could point.",
  ],
  "bus|school bus|double-decker bus": [
    "{Obj} sighed as it opened its doors and sighed as it shut them, like somebody with a great deal to do.",
    "In the last row of {obj} every bump was twice as high, and that was why people liked sitting there.",
    "The windows of {obj} had grease spots at the height of heads, where people leaned and looked out.",
  ],
  "car|sports car": [
    "In {obj} it smelled of warm seats, and somewhere under them a thing rolled to and fro that nobody could reach.",
    "When {obj} stood still it ticked a little under the bonnet, like a clock that is getting tired.",
    "In the mirror of {obj} everything grew smaller that had been large just before.",
  ],
  "(?:old|rusty|vintage) (?:car|van|truck|bus)|jalopy": [
    "{Obj} coughed, shook itself, coughed again, and whoever sat in it stroked the wheel and said something kind.",
    "One window of {obj} could be opened only from outside, and another not at all.",
    "There was rust on {obj}, and in some places it was the rust that was holding the rest together.",
  ],
  "caravan(?! of)|camper|camper van|motorhome": [
    "In {obj} everything was also something else: the table was a bed, and the bench was a cupboard.",
    "{Obj} rattled with all its plates whenever it went round a bend.",
    "Anybody who turned over in {obj} rocked all the others as well.",
  ],
  "tractor|combine harvester": [
    "{Obj} could be heard from a long way off, a slow pock-pock-pock, and it took its time to get any nearer.",
    "Clods of earth fell out of the tyres of {obj} and marked the way it had come.",
    "On the seat of {obj} cheeks and words wobbled, and everything had to be shouted.",
  ],
  "truck|lorry|van|pickup": [
    "When {obj} went by, cups trembled on their shelves, and after it came a wind with paper in it.",
    "The seat of {obj} was so high that one could see over hedges and into other people's gardens.",
    "Something in the back of {obj} shifted at every bend and came back at the next.",
  ],
  "fire engine|fire truck|ambulance|police car|excavator|bulldozer": [
    "Wherever {obj} stood, there was somebody beside it with a tipped-back head and an open mouth.",
    "{Obj} had more levers and lamps than anybody could have counted in passing.",
    "When {obj} started up, the ground hummed, and it could be felt through the soles.",
  ],
  "cart|wagon|wheelbarrow|carriage": [
    "One wheel of {obj} squeaked at each turn, always at the same point, like a bird that knows only one word.",
    "{Obj} jolted over every stone, and whatever was in it made a small hop.",
    "Whoever followed {obj} could have done so with closed eyes, by the rattling alone.",
  ],
  "motorcycle|motorbike|moped": [
    "{Obj} could be heard round two corners, and windows hummed when it stopped in front of them.",
    "{Obj} ticked as it cooled down, and nobody should have touched it on the one side.",
    "On {obj} the wind got in at the sleeves and blew up the jacket from behind like a balloon.",
  ],
  "plane|airplane|aeroplane|biplane": [
    "Out of the window of {obj} houses were crumbs, and roads were threads that somebody had dropped.",
    "{Obj} shook until the wheels were off the ground, and then all at once it did not.",
    "In {obj} ears went shut and came open again, and everybody swallowed and made a face.",
    "The wing of {obj} trembled a little at the tip, and anybody who noticed kept an eye on it from then on.",
  ],
  "hot air balloon|hot-air balloon|airship": [
    "In {obj} there was no wind at all, because it was travelling along with the wind.",
    "From below a dog's bark came up to {obj}, small and quite clear, long after the dog could no longer be seen.",
    "The shadow of {obj} slid over the ground and climbed over everything that stood in its way.",
  ],
  helicopter: [
    "Under {obj} the grass lay down flat, and everybody held on to their hats and ducked, even those who were short.",
    "{Obj} made such a racket that people spoke with their hands and nodded at everything.",
    "{Obj} could stand still in the air, with its tail a little up, like a dragonfly considering something.",
  ],
  drone: [
    "{Obj} whined like a very large mosquito, and people looked for it everywhere but where it was.",
    "{Obj} stood in the air, trembled and tipped, and then slid off sideways as if on a shelf.",
    "From {obj} everybody was a round head of hair with two feet that came out in turn.",
  ],
};
