import type { Lore } from "./lore.ts";

/** What grows, lies and stands out of doors. */
export const thingsOutside: Lore = {
  "seed|magic bean|bean": [
    "{Obj} was so small that it had to be kept in a closed hand, and the hand opened every few steps to see.",
    "There was no top and no bottom to {obj}, and it was said to know by itself which way to grow.",
    "It was hard to believe of {obj} that leaves, a stalk and roots were packed in it, all folded up.",
    "On the palm {obj} weighed nothing at all, and a breath would have been enough to lose it.",
  ],
  "flower|blossom|sunflower|tulip|daisy|lily": [
    "Every nose that came near {obj} bent over it, and some came up again with yellow tips.",
    "The stalk of {obj} was so thin that it nodded at the lightest breath, like somebody who agrees with everything.",
    "Deep inside {obj}, where the petals grew together, there was room for half a drop of water.",
    "{Obj} turned its face to where it was brightest, as slowly as the hand of a clock.",
  ],
  "(?<!sun |moon )rose|red rose": [
    "{Obj} had thorns, and whoever took hold of it learned very quickly where to put the fingers.",
    "The petals of {obj} lay in one another like pages, and the innermost could hardly be seen.",
    "The scent of {obj} came and went, and it came most when nobody was sniffing for it.",
  ],
  "bouquet|bunch of flowers": [
    "{Obj} had to be held in front like a candle, and it hid half of whoever was holding it.",
    "A petal dropped from {obj} now and then, so that one could see where it had been carried.",
    "There was one flower in {obj} that kept slipping down and had to be pulled up by the neck again.",
  ],
  "tree|apple tree|oak|oak tree|pear tree|cherry tree": [
    "The bark of {obj} had deep cracks, and in every crack there was somebody at home with six legs or more.",
    "When air moved in the branches, {obj} made a sound like a crowd of people all saying hush.",
    "It took a tilted head and one step backwards to see {obj} right up to the top.",
    "The roots of {obj} came out of the ground here and there, like knees out of bathwater.",
  ],
  leaf: [
    "{Obj} had one thick vein down the middle and many thin ones to the sides, like a river seen from very high up.",
    "Let go, {obj} did not fall straight down but rocked from side to side, as if there were stairs in the air.",
    "Held against the light, {obj} showed every one of its veins, right out to the edge.",
  ],
  garden: [
    "In {obj} something was always rustling that could not be seen, and something could always be seen that kept quiet.",
    "There was a corner of {obj} where everything did as it liked, and whoever was wanted could usually be found there.",
    "Anybody who went through {obj} bent down at least once, to pull something out or to smell at it.",
    "The earth in {obj} stuck to the soles, so that part of it came along into the house.",
  ],
  "(?<!power |to )plant|potted plant|cactus": [
    "{Obj} seemed to do nothing whatever, and only those who had looked closely noticed that it had turned a little.",
    "When {obj} was thirsty it hung its head without a sound, and after a glass of water it raised it again, likewise without a sound.",
    "There was earth round {obj}, and in the earth a hole, where somebody had put in a finger to see if it was dry.",
  ],
  "stone|pebble": [
    "{Obj} was smooth on one side, and that was the side to which the thumb kept coming back.",
    "Wet, {obj} had stripes and colours that went away again as it dried.",
    "{Obj} had been lying about for so long that nothing could hurry it any more.",
    "Warm from a hand on the outside, {obj} was still cold in the middle, as one could tell when it was laid against a cheek.",
  ],
  "shell|seashell|conch": [
    "Held to the ear, {obj} told of the sea, always the same thing and always as if for the first time.",
    "On the outside {obj} was ridged and dull, but inside it was as smooth as a fingernail.",
    "There was sand in the innermost turn of {obj}, and a little more trickled out whenever it was tipped.",
  ],
  feather: [
    "Ruffled the wrong way, {obj} came apart. Stroked the right way, it closed again as if nothing had been the matter.",
    "{Obj} could not be dropped: it took its time in the air and landed beside the place it was meant for.",
    "{Obj} was so light that it could hardly be felt on the palm, but it could be felt very well under the nose.",
  ],
  "(?<!film |movie |rock |pop |football )star(?! of the (?:team|show|circus))|(?:north|evening|fallen) star": [
    "Looked at straight, {obj} trembled a little. Looked at from the side of the eye, it stood still.",
    "{Obj} looked small enough to be picked up with two fingers, and people tried it, with one eye shut.",
    "Between {obj} and the nearest roof there was nothing at all, and very much of it.",
    "{Obj} kept perfectly quiet, and those who looked up at it lowered their voices as well.",
  ],
  "shooting star|comet": [
    "{Obj} made no sound at all, although everybody had the feeling of having heard something.",
    "For a moment after {obj} there was a line across the dark, perhaps in the sky and perhaps only in the eye.",
    "There was barely time to say oh, and those who had just been tying a shoelace had to be told about it.",
  ],
  "moonlight|moonbeam": [
    "In {obj} nothing had its proper colour, and even a bucket looked as if it were made of silver.",
    "{Obj} lay on the ground like spilt milk, and steps went round it without thinking.",
    "{Obj} came in without a sound, moved slowly across the floor and up the side of things.",
  ],
  "sunbeam|ray of sunlight|sunlight": [
    "In {obj} the dust went up and down like people at a market.",
    "{Obj} lay on the floor as a bright patch, and the patch moved on, so slowly that it was never caught doing it.",
    "Wherever {obj} fell, things became warm on one side and had a shadow on the other.",
  ],
  rainbow: [
    "Where {obj} touched the ground there was always a wood or a house in the way.",
    "Between two colours of {obj} there was no line. It was green, and then it was blue, and nobody saw it happen.",
    "{Obj} moved back by exactly one step whenever somebody took a step towards it.",
  ],
  shadow: [
    "{Obj} could lie flat on the ground, climb a wall and bend in the middle, and it never made a sound.",
    "At the feet {obj} was dark and sharp, and further off it grew pale at the edges.",
    "Now {obj} was long and thin and now short and fat, depending only on where the light was.",
  ],
  "cloud|rain cloud": [
    "{Obj} looked like a sheep, and before everybody had been shown it, like something quite different.",
    "{Obj} had a bright edge, as though somebody were standing behind it with a lamp.",
    "There was no telling how far away {obj} was, for there was nothing beside it to measure by.",
  ],
  snowman: [
    "{Obj} grew rounder and heavier at the bottom than had been planned, and the head could only just be lifted.",
    "The nose of {obj} was a matter of opinion, and more than one had been tried.",
    "{Obj} stood very straight and looked past everybody, at something a good way off.",
    "Round {obj} the ground was bare in long stripes, where its stomach had been rolled together.",
  ],
  snowflake: [
    "{Obj} had six points, and none of them had forgotten what the other five looked like.",
    "On wool {obj} could be looked at for a whole breath, provided that one held it.",
    "{Obj} weighed so little that it sank, rose, and had another think before it came down.",
  ],
  snowball: [
    "{Obj} creaked as it was pressed together, and it took on the print of every finger.",
    "{Obj} grew smaller in the palm, and water ran out between the fingers into the sleeve.",
    "With {obj} in the hand it was impossible to look harmless, however hard anybody tried.",
  ],
  "nest|bird's nest": [
    "{Obj} was woven from stalks and hair, and in one place from a piece of blue thread that had once been part of something else.",
    "On the inside {obj} was as round and as soft as if somebody had turned about in it a hundred times, and somebody had.",
    "From below, {obj} looked like a handful of rubbish that had been caught in a fork.",
  ],
  "bird house|birdhouse|nesting box": [
    "The hole in {obj} was just large enough for a thumb, or for somebody with feathers who drew in the stomach.",
    "{Obj} hung a little aslant, and a blade of straw looked out of the door.",
    "Under {obj} everybody went on tiptoe, even those who had come to see something else.",
  ],
  "beehive|hive": [
    "Close to {obj} the air trembled, and the hum could be felt in the stomach as well as heard.",
    "In front of {obj} there was a coming and going as at a station, and nobody ever bumped into anybody.",
    "{Obj} smelled of wax and warm wood, and it was best to smell it from a step away.",
  ],
  "fence|gate|garden gate": [
    "There was a loose board in {obj}, and everybody small enough knew which one it was.",
    "A stick drawn along {obj} made a fine long rattle, which nobody could leave off before the end.",
    "On the top of {obj} a bird could sit, and under it a cat could pass, so that it stopped chiefly people.",
  ],
  "wall|stone wall|brick wall": [
    "{Obj} kept a little of its warmth or its cold for itself, and gave it back to any back that leaned on it.",
    "Out of a crack in {obj} grew something green, which nobody had planted.",
    "An ear laid against {obj} heard a soft rushing, and it was hard to say whether that was the wall or the ear.",
  ],
  "bench|park bench": [
    "{Obj} was smoothest in the middle, where most people had sat, and roughest at the ends.",
    "Somebody had scratched letters into {obj}, and somebody else had painted over them, but not thickly enough.",
    "On {obj} there was room for three, or for two who did not know each other.",
  ],
  "bridge|footbridge": [
    "Steps sounded different on {obj}, as though there were somebody walking underneath who kept in time.",
    "Halfway across {obj} everybody slowed down and looked over the edge, and a few let something drop.",
    "The rail of {obj} was worn smooth on top, at just the height where elbows lean.",
  ],
  "ladder|rope ladder": [
    "{Obj} gave a little at each rung, and it creaked at the same one going up and coming down.",
    "From the foot {obj} looked short enough. From the top it was a good deal longer.",
    "The middle of each rung of {obj} was worn, and the ends were almost like new.",
  ],
  "rope|string|thread": [
    "{Obj} had been coiled up neatly and had got into a knot all by itself, as such things do in the dark.",
    "Pulled tight, {obj} hummed when it was plucked, on one low note.",
    "At its end {obj} had come undone a little and stuck out its hairs in all directions.",
  ],
  "net|fishing net": [
    "{Obj} consisted chiefly of holes, and the trick was in the way they had been tied together.",
    "Every button and every twig for yards around wanted to get caught in {obj}.",
    "Hung up, {obj} threw a shadow full of squares, which lay over everything like the lines in a sum book.",
  ],
  "fishing rod": [
    "{Obj} bent at the tip even under its own weight and trembled for a while after each movement.",
    "The line of {obj} was so thin that it could be seen only where the light ran along it.",
    "With {obj} the greatest part of the work was sitting still, and the hook caught a sleeve more often than a fish.",
  ],
  "hammer|screwdriver|tool": [
    "The handle of {obj} had grown dark and smooth from all the palms that had held it.",
    "{Obj} had its own idea of where thumbs ought to be, and it was best to look twice.",
    "{Obj} left a smell of iron on the fingers, and in between it lay wherever nobody was looking for it.",
  ],
  "shovel|spade": [
    "{Obj} scraped over every little stone and could be heard right to the end of the path.",
    "There was earth on {obj}, an old crust at the rim and a fresh one over it.",
    "{Obj} was never where it had been put down, and it was always leaning against something.",
  ],
  "(?<!circus )tent": [
    "The walls of {obj} breathed in and out, and every shadow that fell on them was larger than whatever had thrown it.",
    "In {obj} one could not stand up straight, and the sleeve always brushed the one place where it was damp.",
    "Every zip and every rustle in {obj} could be heard outside, and every rustle outside could be heard in {obj}.",
  ],
  "campfire|bonfire": [
    "{Obj} was hot in front and cold at the back, so that everybody turned round from time to time like a roast.",
    "Now and then a spark flew up from {obj}, turned twice, and was gone before anybody could point at it.",
    "The smoke of {obj} always blew into the face of whoever had just changed places.",
    "Round {obj} nobody looked at anybody else. They all looked into the flames, and that was how they talked.",
  ],
};
