import type { Lore } from "./lore.ts";

/** Small and large things that come to hand, and what can be heard, smelled and eaten. */
export const thingsOfHand: Lore = {
  "noise|sound|strange noise|squeak|knocking": [
    "{Obj} came again, and stopped exactly when everybody listened.",
    "{Obj} could have been a pipe, or a pigeon, or somebody with a very small hammer.",
    "As soon as a light was on, {obj} seemed never to have been there.",
    "Heard through a wall, {obj} grew larger, as noises do that have a whole house to themselves.",
  ],
  "smell|scent|perfume|aroma": [
    "{Obj} had been in the corridor first, then on the stairs, and now it was in the coats.",
    "With {obj} something came back that had been forgotten, with a tablecloth and all.",
    "Noses went up at {obj}, one after another, as in a herd.",
  ],
  "fire|flame": [
    "{Obj} licked at the wood, found it good, and went on eating with its mouth open.",
    "Faces were red in the light of {obj}, and the backs were cold.",
    "Sparks flew up from {obj}, turned round once, and were stars for a moment.",
  ],
  "shelf|bookshelf|bookcase": [
    "{Obj} leaned a little, and so did all that stood on it, like people in a bus.",
    "On {obj} was a gap, no wider than a thumb, and eyes always stopped there.",
    "There was dust at the back of {obj}, where no arm was long enough.",
  ],
  "toothbrush|comb|hairbrush|soap|bar of soap|towel": [
    "{Obj} lay where it always lay, and was damp.",
    "{Obj} had been used for something else once, and had never been quite the same since.",
    "Everybody in the house said that {obj} was theirs, apart from those who said that it was certainly not.",
  ],
  "knife|pocket knife|penknife|spoon|fork|wooden spoon": [
    "{Obj} lay with its handle towards whoever was going to need it next.",
    "Somebody's face was in {obj}, upside down, with an enormous nose.",
    "{Obj} had come from somebody's kitchen drawer, and there was a place there in its shape.",
  ],
  "cage|birdcage|bird cage": [
    "The door of {obj} had a hook that could be lifted from both sides by anybody with patience.",
    "A swing hung in {obj}, and moved a little although there was nobody on it.",
    "{Obj} had a cloth for the night, and under the cloth there was a muttering.",
  ],
  "leash|lead|collar|saddle|bone": [
    "{Obj} hung on its nail, and whenever it clinked there was somebody at the door at once.",
    "{Obj} smelled of dog or horse and of many walks.",
    "There were tooth marks in {obj}, old ones and new.",
  ],
  "card|birthday card|christmas card|postcard|invitation|valentine": [
    "{Obj} had been written in three colours, because the pens had run out one after another.",
    "There was a kiss on {obj}, or a thumbprint with jam.",
    "{Obj} stood on the shelf, fell over whenever the door went, and was stood up again.",
    "{Obj} showed a sky that was much bluer than any sky that had been there.",
  ],
  "poster|advertisement|ad|leaflet|flyer": [
    "{Obj} hung from one pin by now, and waved at passers-by.",
    "Somebody had torn off a strip at the bottom of {obj}, and then nobody else had.",
    "The letters on {obj} were huge on the left and had to squeeze on the right.",
  ],
  "list|bucket list|shopping list|to-do list": [
    "{Obj} had eleven points, and the first was: make a list.",
    "Something on {obj} had been crossed out so thoroughly that there was a hole.",
    "{Obj} had been folded so many times that it opened like a bird.",
  ],
  "pie|apple pie|tart|doughnut|donut|muffin|cupcake": [
    "A bubble broke in the crust of {obj}, and for a moment it was plain how hot it was in there.",
    "{Obj} stood on the windowsill to cool, and noses came past it at various heights.",
    "A leaf made of dough lay on top of {obj}, and everybody hoped to get that piece.",
  ],
  "spaghetti|noodle|rice|stew|curry|omelette|casserole": [
    "{Obj} hissed when it was turned out, and everybody moved a little nearer with their chairs.",
    "Somebody slurped at {obj}, and there was a dot of sauce on a forehead.",
    "There was a bit of {obj} left, of the size that nobody takes and nobody leaves.",
  ],
  "lemonade|juice|milkshake|glass of water|bottle of water": [
    "The straw in {obj} stood up, leaned, and turned slowly to the other side.",
    "There was a loud noise at the bottom of {obj}, and it was made three times to be sure.",
    "Held against the cheek, {obj} was so cold that it took the breath away.",
  ],
  "onion|garlic|salt|sugar|butter|pepper": [
    "A pinch of {obj} made the difference, and nobody could agree in which direction.",
    "Eyes watered, noses ran, or fingers were licked, whenever {obj} was about.",
    "{Obj} stood on the table between everybody, and was asked for with full mouths.",
  ],
  "medicine|pill|cough syrup|plaster|bandage|band-aid": [
    "{Obj} tasted as it smelled, and it smelled of green.",
    "A spoonful of {obj} was followed by a face, and the face was followed by a sweet.",
    "{Obj} was peeled off very slowly, and then, because that was worse, very fast.",
  ],
  hole: [
    "{Obj} was deeper than an arm, as had been found out by somebody with a dirty sleeve.",
    "A breath came out of {obj}, cool, with a smell of roots.",
    "Everybody who came past {obj} bent over it and said hello.",
  ],
  "trap|mousetrap": [
    "{Obj} stood there with its mouth open, and had been standing so for days.",
    "The cheese in {obj} had been taken out so neatly that it could only be called good work.",
    "{Obj} had once caught a thumb, and the thumb still knew.",
  ],
  hammock: [
    "{Obj} could be got into in three ways, and two of them led straight out on the other side.",
    "In {obj} the leaves overhead went left and right, though it was not the leaves that did so.",
    "{Obj} closed around whoever lay in it like a pod round its pea.",
  ],
  parachute: [
    "{Obj} was folded so small that nobody wanted to believe it.",
    "{Obj} opened with a clap, and then it was suddenly quiet, and feet hung down into nothing.",
    "From below {obj} looked like a dandelion seed with shoes.",
  ],
  "superpower|special power|power|talent|special gift": [
    "{Obj} came when it liked, and mostly it liked to when there was china about.",
    "Nobody could see {obj} from outside, except for a slight humming of the ears.",
    "For small things {obj} was much too large, and for buttering bread it was no use at all.",
    "{Obj} tickled beforehand, somewhere behind the knees, and then it was too late to say anything.",
  ],
  "poem|play|film|movie|novel|comic": [
    "{Obj} had been begun on the back of a bill, and the figures showed through.",
    "In the middle of {obj} there was a place where everybody got something in their eye.",
    "{Obj} was good, all the people said who had heard only the beginning.",
  ],
  "mural|graffiti": [
    "From close by {obj} was only dots and drips, and it was from the other side of the street that it looked back.",
    "The paint of {obj} had run in one corner, and a root had been made of it.",
    "People stopped in front of {obj} with their shopping, and the ice cream melted.",
  ],
  "business|company|shop|restaurant": [
    "The first coin that {obj} had earned hung in a frame, and on bad days somebody looked at it.",
    "There was a book for {obj}, with a column for in and a column for out, and the second was the longer.",
    "The sign of {obj} squeaked in the wind, and had to be called an advertisement.",
  ],
  "wheel|tyre|tire|chain": [
    "{Obj} went round with a tick at every turn, always at the same place.",
    "{Obj} had been mended before, and the patch was better than the rest.",
    "Whoever touched {obj} had black fingers, then a black nose.",
  ],
  "ice|icicle|puddle|mud": [
    "{Obj} lay there as smooth as a plate, and everybody had to try it with the tip of a shoe.",
    "A face looked up out of {obj}, and wobbled, and was nobody for a moment.",
    "Whatever fell into {obj} was found again in the spring, or on the carpet.",
  ],
  "branch|stick|twig": [
    "{Obj} was just right in the hand, as though it had been grown for it.",
    "{Obj} had been a sword, a horse and a flute already, and was not even tired.",
    "A dog would have known at once what {obj} was for.",
  ],
};
