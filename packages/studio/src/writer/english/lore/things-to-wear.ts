import type { Lore } from "./lore.ts";

/** What one wears or carries on the body, and what has grown there. */
export const thingsToWear: Lore = {
  "umbrella|parasol": [
    "{Obj} opened with a sound like a large bird taking off, and everybody close by drew back their heads.",
    "Shut, {obj} was a stick for pointing with. Open, it was a roof for a person and a half.",
    "One of the ribs of {obj} stuck out further than the others and was always at the level of somebody's ear.",
    "Under {obj} voices sounded nearer, as in a very small room without any furniture.",
  ],
  "coat|jacket|cloak|cape": [
    "Hung over a chair, {obj} had round shoulders, like somebody who is tired from the day.",
    "In the pockets of {obj} there was whatever had been put there and forgotten, and right in the corners some crumbs.",
    "{Obj} had a collar that could be turned up, and behind it the world was somewhat quieter.",
  ],
  "raincoat|rubber boots|wellington boots|wellies": [
    "Water rolled off in beads, and the beads ran together and went down in the quickest way.",
    "There was a squeak at each step, and it could be told by the squeak who was coming.",
    "It smelled of rubber, and there was always one drop that found the way in.",
  ],
  "hat|cap|top hat|straw hat|woolly hat": [
    "{Obj} left a ring in the hair, which stayed there long after the hat was off.",
    "{Obj} was put on, pushed back a little and pulled to the front again, until it sat as before.",
    "On a hook {obj} looked as if somebody very thin were standing under it.",
    "The brim of {obj} had a dark spot, at the place where two fingers took hold of it to greet somebody.",
  ],
  scarf: [
    "{Obj} was so long that it had to be wound round again and again, until only a nose looked out.",
    "Breath had made a damp patch on {obj}, warm at first and then not.",
    "One end of {obj} always hung lower than the other and got into things, into doors for example.",
  ],
  "glove|mitten": [
    "{Obj} kept the shape of its hand, even when it lay about empty, and seemed to be reaching for something.",
    "With {obj} on it was impossible to pick up anything small, and hardly easier to do up a button.",
    "{Obj} had a worn place on the tip of the forefinger, which was plainly the one that did the work.",
  ],
  "sock|odd sock": [
    "{Obj} had a thin place at the heel, through which one could already see daylight.",
    "{Obj} slid down inside the shoe at every few steps, until it lay in a lump under the toes.",
    "{Obj} had once had a brother, as all socks have, and the two had come apart more than once.",
  ],
  "shoe|boot": [
    "{Obj} was worn down on one side of the heel, so that even empty it leaned the way it always went.",
    "The tongue of {obj} hung out a little, like that of somebody who has come a long way.",
    "There was a small stone in {obj}, as there always is, and it could be felt only while walking.",
    "{Obj} had taken on the shape of its foot, right down to the smallest toe.",
  ],
  "red shoes|new shoes|magic shoes|running shoes|sneakers": [
    "The shoes were looked at so much in walking that the feet nearly walked into things.",
    "At each step the shoes said something, the left one a little louder than the right.",
    "There was no better place for the shoes than next to the bed, where they could be seen from the pillow.",
  ],
  "glass slipper|glass shoe": [
    "{Obj} rang at each step like a glass that has been tapped with a spoon.",
    "Through {obj} one could see every toe, and it was best to have clean ones.",
    "{Obj} was not made for hurrying, and least of all for hurrying down stairs.",
  ],
  "(?<!red |big |wrong |green |emergency )button": [
    "{Obj} had four little holes and looked out of them as though it were rather surprised.",
    "A thread still hung from {obj}, just the length of an eyelash.",
    "{Obj} rolled on its rim across the floor in a wide curve and went in under the heaviest piece of furniture.",
  ],
  "dress|skirt|ball gown|gown": [
    "{Obj} swung a little after every turn, when the rest had already come to a stop.",
    "{Obj} rustled at each step, and so nobody in it could creep up on anybody.",
    "There was a pocket in the seam of {obj}, so well made that only the hand knew where it was.",
  ],
  "wedding dress": [
    "Wherever {obj} went, somebody walked behind it with worried eyes on the hem.",
    "{Obj} had a whole row of tiny buttons, and none of them wanted to be hurried.",
    "Hung on a door, {obj} filled it from top to bottom, and people went round it on tiptoe.",
  ],
  "sweater|jumper|pullover|cardigan": [
    "{Obj} scratched at the neck and was warm everywhere else, and that was the bargain.",
    "The sleeves of {obj} had grown longer with every wash, and the rest had not.",
    "Pulled over the head, {obj} was dark and warm inside for a moment, and the hair came out of it standing up.",
  ],
  "trousers|pants|jeans|pyjamas|pajamas": [
    "The knees were a good deal thinner than the rest, and one could tell by them what they had been used for.",
    "In the pocket there was a hole, just large enough for whatever was worth keeping.",
    "The legs had been turned up at the bottom, first the left and then, not quite so far, the right.",
  ],
  "uniform|school uniform": [
    "{Obj} had straight creases and a stiff collar, and in it everybody stood as if there were a ruler at the back.",
    "In every single button of {obj} a tiny room was reflected, with a tiny window in it.",
    "{Obj} still scratched in some places and had already given way in others.",
  ],
  "costume|disguise|fancy dress": [
    "{Obj} was held together at the back with a safety pin, and so it was best seen from the front.",
    "In {obj} everybody walked differently at once, with longer steps or with very small ones.",
    "{Obj} was hot, and it tickled at the neck, but nobody in it would have said so.",
  ],
  mask: [
    "Behind {obj} one's own breath could be heard, close and warm, like that of somebody else.",
    "{Obj} had the same expression for everything, for jokes as well as for bad news.",
    "The eyes that looked out of the holes of {obj} seemed to belong to nobody anyone knew.",
  ],
  "glasses|spectacles|sunglasses": [
    "The glasses were breathed on, rubbed on a corner of the shirt, and held up, and then they had a smear somewhere else.",
    "The glasses slid down the nose a little at a time and were pushed up again with one finger, a hundred times a day.",
    "Laid aside with folded legs, the glasses looked like an insect that was having a rest.",
  ],
  "hearing aid": [
    "{Obj} was no larger than a bean, and a whole street went through it.",
    "Sometimes {obj} gave a thin whistle, which sounded to everybody as if it came from somewhere else.",
    "{Obj} made a great fuss of paper and spoons, and had to be told with a turn of the finger what was important.",
  ],
  suitcase: [
    "{Obj} shut only when somebody sat down on it, and even then a sleeve looked out.",
    "The handle of {obj} was worn smooth, and it fitted any hand that had no other choice.",
    "{Obj} had scratches from stairs and stations, and in the lining a smell of somewhere else.",
  ],
  "rucksack|backpack|knapsack|schoolbag|school bag|satchel": [
    "{Obj} had a strap that slipped off the same shoulder every few steps and was hitched up again without a thought.",
    "At the very bottom of {obj} lay something that had once been a piece of fruit or a letter to parents.",
    "{Obj} bobbed up and down while it was being carried, and something in it went tock each time.",
    "Set down, {obj} sat there for a moment and then fell over slowly on to its face.",
  ],
  "bag|handbag|basket|sack": [
    "{Obj} always held a little more than it looked, and what was needed lay right at the bottom.",
    "The handle of {obj} had left a red line in the palm, and so the hands took turns.",
    "A hand that went into {obj} felt its way about for a good while, like somebody in a dark room.",
  ],
  "bracelet|earring|brooch|locket": [
    "{Obj} was so light that it was forgotten, and then it caught the light and was remembered.",
    "The clasp of {obj} had to be felt for rather than seen, with the tongue between the teeth.",
    "{Obj} had a tiny scratch, which could be found at once by whoever knew of it.",
  ],
  wheelchair: [
    "{Obj} ran almost without a sound on smooth floors, and over cobbles it told of every stone.",
    "The rims of {obj} had been polished by palms, and they were warmer than the rest of it.",
    "{Obj} could turn on the spot, which none of the people standing about could have done so well.",
  ],
  "walking stick|cane|crutch": [
    "The knock of {obj} came between two steps, and so it could be heard from afar who was there.",
    "Leaned against a table, {obj} slid to one side, slowly at first, and then clattered to the floor.",
    "The grip of {obj} was dark and smooth, and at the lower end it was worn off on one side.",
  ],
  nose: [
    "{Obj} came round every corner first, and the rest came after it in good time.",
    "Whatever smelled of anything, {obj} turned towards it, even when the eyes were busy elsewhere.",
    "{Obj} was the first part to be cold and the last to be warm again.",
  ],
  ears: [
    "At the slightest sound there was something to be seen about the ears, as if a thought were walking past behind them.",
    "Ears cannot be shut, and so everything came in, even what was whispered behind a hand.",
    "From behind, with a lamp in front, an ear glowed as pink as the inside of a shell.",
  ],
  tail: [
    "{Obj} was always the last to come through a door, and it knew what that could mean.",
    "{Obj} said what was being felt at the other end, whether that was wanted or not.",
    "In sleep {obj} twitched at the tip, while everything else lay quite still.",
  ],
  wing: [
    "Spread out, {obj} was larger than anybody would have thought of something that could be folded so small.",
    "Everything about {obj} had its place, and it took a shake and a tug until all of it lay right again.",
    "There was a soft rush of air when {obj} moved, and all the dust nearby got up and settled somewhere else.",
  ],
  hair: [
    "{Obj} had its own opinion about the comb, and it was best to let it finish.",
    "One strand of {obj} always hung where it should not and was blown away from below.",
    "There was a place in {obj} where every comb got stuck, and then there was a pause.",
  ],
  "beard|moustache|mustache": [
    "{Obj} was stroked from top to bottom when there was something to think about, and there often was.",
    "{Obj} had kept a crumb of whatever there had been last, and everybody saw it but its owner.",
    "When there was a laugh under {obj}, it was to be seen first at the tips.",
  ],
  "tooth|milk tooth": [
    "{Obj} was very small for something that the tongue could not leave alone.",
    "{Obj} was smooth in front and had a groove at the back that nobody but a tongue knew about.",
    "In a closed hand {obj} hardly weighed anything, and in the mouth it weighed a good deal.",
  ],
  "wobbly tooth|loose tooth": [
    "{Obj} gave way to the tongue, forwards and back, with a small click that nobody else could hear.",
    "Bread crusts went in on the other side of the mouth, far from {obj}.",
    "Anybody who asked was shown {obj}, and some who had not asked.",
  ],
  voice: [
    "{Obj} could be told from a hundred others, even through a door, even by a single word.",
    "{Obj} was a little rough at the beginning, like a drawer that has been shut for some time.",
    "There was something in {obj} that made people put down what they had in their hands.",
  ],
  "laugh|laughter|smile": [
    "{Obj} began at the eyes, and the rest of the face had to hurry to keep up.",
    "It was hard to stay serious close to {obj}. Even those with their backs to it had to bite their lips.",
    "{Obj} was a little crooked, higher on one side than on the other.",
  ],
  "(?<!by |with all (?:his|her|its|my) |whole )heart|heartbeat": [
    "{Obj} could be heard in the ears at times, when everything else was quiet, like somebody going upstairs.",
    "{Obj} was no larger than a fist and made itself felt right up to the neck.",
    "After a fright {obj} ran on for a while by itself, long after the legs had stopped.",
  ],
};
