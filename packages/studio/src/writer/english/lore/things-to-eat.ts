import type { Lore } from "./lore.ts";

/** What is cooked, baked, picked and eaten. */
export const thingsToEat: Lore = {
  recipe: [
    "There was a spot of grease on {obj}, exactly where it said how much.",
    "{Obj} said a pinch here and a handful there, and did not say whose hand.",
    "The corner of {obj} was stiff with old dough, and that was the best sign that it had been used.",
    "In {obj} everything took five lines, and in the kitchen it took all the bowls in the cupboard.",
  ],
  cake: [
    "The smell of {obj} went ahead of it through the house and did not stop to knock.",
    "{Obj} could not be cut without a crumb falling, and no crumb of it was ever left lying.",
    "Anybody who came near {obj} had a finger out at once, and looked round, and put it in the mouth.",
    "Where a crumb had fallen from {obj}, one could see how soft it was inside.",
  ],
  "birthday cake": [
    "{Obj} had to be carried very slowly, with all eyes on it, as though it were asleep.",
    "The candles on {obj} leaned towards each other, and the wax was in a hurry to get down to the icing.",
    "Round {obj} everybody had the same bright dots in their eyes, and some were already holding their breath.",
  ],
  "wedding cake": [
    "{Obj} stood so high that its top looked down on all the other dishes.",
    "{Obj} was so smooth all round that nobody liked to be the one who laid a knife to it.",
    "Whoever carried {obj} walked without bending the knees and breathed out only afterwards.",
  ],
  "bread|loaf|loaf of bread": [
    "The crust of {obj} crackled when it was pressed, and the crumb came slowly back up, like a cushion.",
    "{Obj} was never quite as long as when it came out of the oven, because somebody always broke off the end.",
    "The smell of {obj} got into coats and hair and made people hungry who had only just eaten.",
    "Sliced by hand, {obj} came out thick at the top and thin at the bottom.",
  ],
  "cookie|biscuit|gingerbread": [
    "{Obj} broke with a snap, and one half was always a little larger than the other.",
    "There were crumbs wherever {obj} had been, and they led in a line to whoever had been there with it.",
    "Dipped for a moment too long, {obj} grew soft, bowed its head and slipped to the bottom of the cup.",
  ],
  "ice cream|ice-cream": [
    "{Obj} had to be eaten quickly and slowly at once: quickly because of the dripping, slowly because of the teeth.",
    "A drop ran down the side and over a knuckle, and the tongue got there only just before the sleeve.",
    "Whoever licked {obj} on the left found that it had begun to lean to the right.",
    "With {obj} there was always a spot on the tip of the nose, and everybody saw it but its owner.",
  ],
  "chocolate|chocolate bar|bar of chocolate": [
    "{Obj} snapped along its lines, or rather quite near its lines, which made one piece larger.",
    "The silver paper was smoothed out flat afterwards with a fingernail until it shone like a small mirror.",
    "Held in the hand while somebody thought it over, {obj} began to settle the matter by melting.",
    "{Obj} was only going to be tasted, then only as far as the next line, and then it was hardly worth keeping the rest.",
  ],
  "hot chocolate|cocoa": [
    "A skin formed on {obj}, wrinkled like the back of an old hand, and it had to be lifted off with the spoon.",
    "{Obj} left a brown moustache on every lip, and a warm patch further down.",
    "The cup with {obj} in it was held with both hands, long after it had stopped being too hot.",
  ],
  soup: [
    "The steam from {obj} misted up any glasses that bent over it.",
    "Blown upon, {obj} drew back into wrinkles and came smooth again at once.",
    "There was always something at the bottom of {obj} that came up only at the very end, and only for some.",
    "The spoon knocked against the pot, and {obj} made one round bubble after another, each with a plop.",
  ],
  "porridge|oatmeal": [
    "{Obj} gave a slow plop from time to time, like a pond with something thinking at the bottom of it.",
    "Whatever was dropped upon {obj} lay there for a while and then went under, without any haste.",
    "The spoon stood up in {obj} all by itself, at least for as long as somebody was looking.",
  ],
  pizza: [
    "The cheese on {obj} drew out in threads that would not let go, however high the slice was lifted.",
    "{Obj} was round, and it was cut into equal pieces, of which some were clearly more equal than the others.",
    "At the edge of {obj} a bubble had turned black and crisp, and there were people who liked that best.",
  ],
  "pancake|waffle": [
    "The batter hissed as it went into the pan, ran out to the edge and stayed there.",
    "A pancake has a handsome side and a spotted one, and {obj} usually lay with the spotted one down.",
    "{Obj} was rolled up, and what had been put inside ran out at the other end, over the wrist.",
  ],
  sandwich: [
    "{Obj} was too thick for any mouth, and had to be pressed flat first and then bitten at the corner.",
    "Whatever was inside {obj} slid out at the back with each bite that was taken at the front.",
    "{Obj} was wrapped in paper, and the paper had already been told by a round stain what was in it.",
  ],
  "apple|golden apple": [
    "{Obj} was rubbed on a sleeve till it shone, and somewhere in the shine there was a tiny window.",
    "There was a spot on {obj} that had always hung in the shade, and it was paler than the rest.",
    "Shaken close to the ear, {obj} gave away that it had pips inside, small and loose.",
    "Held to the nose, {obj} smelled of grass and of cellars, and very slightly of roses.",
  ],
  pear: [
    "{Obj} would not stand straight however it was put down, but leaned to one side like somebody listening.",
    "The skin of {obj} was a little rough, with freckles that were thickest round the stalk.",
    "A pear is hard for days and then soft for an hour, and {obj} had to be pressed by every thumb that passed.",
  ],
  banana: [
    "{Obj} came with its own wrapping and its own handle, and both went at the same end.",
    "Held to the ear, {obj} was a telephone, and there was nobody who had not tried it.",
    "{Obj} had brown freckles, and round each of them it was especially sweet.",
  ],
  strawberry: [
    "The seeds of {obj} sat on the outside, each in a little dent of its own.",
    "{Obj} left a red mark on the fingers and on the chin, so that there was no denying it.",
    "From below, where it had lain on the ground, {obj} was paler and a little flat.",
  ],
  cherry: [
    "{Obj} hung by its long stalk, and there had to be somebody who tried it as an earring.",
    "In the skin of {obj} one could see the whole window, bent and very small.",
    "The stone of {obj} was good for nothing except to see how far it could be spat.",
  ],
  lemon: [
    "It was enough to look at {obj} for the cheeks to pull together.",
    "{Obj} left its smell on everything it touched, fresh and a little sharp, like a clean shirt.",
    "The skin of {obj} was full of tiny dents, and when it was bent, a fine mist sprang out of them.",
  ],
  "tangerine|mandarin|clementine": [
    "The peel of {obj} sprayed a little when it was bent, and the whole room knew at once what was being eaten.",
    "Somebody always tried to get the peel of {obj} off in one long curl, and somebody always stood by and watched.",
    "{Obj} could be divided without a knife: it had been cut into pieces on the inside.",
  ],
  tomato: [
    "{Obj} smelled of its green stalk more than of anything else, and the smell stayed on the fingers.",
    "Bitten into without care, {obj} shot its seeds a good deal further than the chin.",
    "The skin of {obj} was so tight that it squeaked under the thumb.",
  ],
  potato: [
    "{Obj} had several eyes and looked out of them in several directions, but not with much interest.",
    "There was earth in the dents of {obj}, and it smelled of cellars and of wet sacks.",
    "No potato looks quite like another, and {obj} looked a little like somebody's uncle.",
  ],
  carrot: [
    "{Obj} came out of the ground with a small jerk and a good deal of earth in its wrinkles.",
    "{Obj} cracked so loudly between the teeth that conversation had to wait until it was swallowed.",
    "At the thin end {obj} had a beard of fine roots, like a very old mouse.",
  ],
  pumpkin: [
    "Knocked on, {obj} answered with a hollow sound, as if there were a small room inside.",
    "{Obj} had a flat side, on which it had sat and grown all the while without once getting up.",
    "Hollowing out {obj} meant cold strings between the fingers, and seeds that slipped away.",
    "{Obj} was too round to be carried under the arm and too heavy to be carried out in front.",
  ],
  "vegetable|cabbage|turnip|lettuce": [
    "There was earth on {obj}, and under the earth it shone as though it had just been washed.",
    "{Obj} had a stalk, a smell of garden, and somewhere a hole that showed who had tasted it first.",
    "Put down on the kitchen table, {obj} left a few crumbs of earth, and sometimes a very small snail.",
  ],
  "mushroom|toadstool": [
    "Under its hat {obj} had fine folds, set side by side like the pages of a book.",
    "{Obj} smelled of damp earth and cellars, and it was cool to the touch, like an ear lobe.",
    "A pine needle had stuck to the hat of {obj}, just where somebody else would have worn a feather.",
  ],
  honey: [
    "{Obj} ran off the spoon in a thread, and the thread laid itself down in loops, each on top of the last.",
    "Whatever had been near {obj} stuck a little afterwards: the spoon, the table and the door handle.",
    "Held up against the light, {obj} glowed as if a lamp had been left on inside it.",
  ],
  "jam|marmalade": [
    "The lid would not turn until somebody had knocked it on the edge of the table and said a word to it.",
    "There was a piece of whole fruit somewhere in {obj}, and everybody dug for it with great politeness.",
    "{Obj} was put on to the very edge of the bread, and so it came off on the cheeks.",
  ],
  "tea|cup of tea|pot of tea": [
    "{Obj} was too hot for a while and then just right for a very short time, which was easy to miss by talking.",
    "The steam from {obj} rose straight up and bent only where somebody breathed.",
    "Stirred and left alone, {obj} went on turning in the cup, with one dark leaf going round and round.",
    "A cup was held with both hands, so that {obj} did the fingers good before it did anything else.",
  ],
  "coffee|cup of coffee": [
    "The smell of {obj} got under doors and up stairs, and noses followed it before their owners were quite awake.",
    "{Obj} left a brown ring wherever the cup was put down, and the rings overlapped like the ones in the circus.",
    "Over {obj} people sat a little longer than they had meant to, and they turned the empty cup on its saucer.",
  ],
  "egg|hen's egg": [
    "{Obj} had no corner anywhere, and if it was put down, it rolled in a curve, back almost to where it started.",
    "Held up to a light, {obj} let a warm glow through, with something darker in the middle.",
    "The shell of {obj} was not as smooth as it looked: it had thousands of tiny dots, like skin in the cold.",
  ],
  cheese: [
    "{Obj} did not have to be looked for, because the nose got there well before the eyes.",
    "The rind of {obj} was thick and wrinkled like the sole of an old shoe, and all the good was behind it.",
    "A knife went into {obj} slowly and did not like coming out again.",
  ],
  "nut|acorn|walnut|hazelnut|chestnut": [
    "{Obj} was smooth and cool, and it fitted into the hollow of a hand as if it had been measured for it.",
    "Shaken close to the ear, {obj} rattled or kept quiet, and either way nobody knew what that meant.",
    "Let fall, {obj} hopped three times, each hop in a different direction.",
  ],
  "milk|glass of milk": [
    "{Obj} drew a white line on the upper lip, and the line stayed until somebody pointed at it.",
    "On the inside of the glass {obj} left a thin veil behind, which slid down slowly and in no hurry.",
    "Just before it boiled, {obj} lay perfectly still and looked as though it had no plans at all.",
  ],
  popcorn: [
    "{Obj} smelled so good from a distance that noses turned towards it before eyes did.",
    "However carefully it was carried, {obj} left a white trail behind, one flake to every third step.",
    "{Obj} crunched loudest whenever everybody else had just become very quiet indeed.",
  ],
  "candy|lollipop|caramel": [
    "{Obj} made a bulge in the cheek, and with the bulge it was impossible to say any word with an S in it.",
    "The paper of {obj} crackled most where it was supposed to be quiet.",
    "{Obj} was sticky on one side from having been looked at and put back.",
  ],
};
