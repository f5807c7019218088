import type { Lore } from "./lore.ts";

/** What one makes, mends, grows, learns and does for a living. */
export const doingsOfWork: Lore = {
  "build|builds|built|building a|building the": [
    "{Doer} measured everything twice, and then, where it mattered most, {doerhe} went by eye after all.",
    "Whenever {doer} stepped back to look at it, there was one thing that stood crooked, and it was never the same one.",
    "{Doer} always had a piece too many, and was always missing exactly the one that {doerhe} needed next.",
    "{Doer} began at the bottom and told each part where it belonged before it went in.",
  ],
  "repairs?|repaired|repairing|mends?|mended|mending|fix|fixes|fixed|fixing": [
    "{Doer} listened first, for a long time, because broken things mostly say by themselves where it hurts.",
    "Taking it apart was quickly done. {Doer} laid the pieces out in a row, in the order in which they had to go back.",
    "{Doer} turned a small part over and over and held it up to the light, as though it had been up to something.",
    "Whenever {doer} had put one thing right, there was a rattle from another place.",
  ],
  "sews|sewed|sewn|sewing": [
    "{Doer} sewed with small stitches, and after every tenth {doerhe} smoothed the seam and looked at it from a distance.",
    "The thread was always too long or too short, and {doer} had to look for the end of it on the floor.",
    "{Doer} had a row of pins between {doerhis} lips and could only say mm and mm-mm.",
  ],
  "knits|knitted|knitting|crochets|crocheted|crocheting|weaves|wove|weaving": [
    "{Doer} counted the stitches under {doerhis} breath, and whoever spoke to {doerhim} then got a number for an answer.",
    "{Doer} went on row by row, and it grew down to the floor and began to roll up there.",
    "Once {doer} had to undo half a row again, and the wool came out curly, as if it had been frightened.",
  ],
  "paints (?:a|the|his|her|pictures|everything|every)|painted|painting (?:a|the|his|her|pictures|everything)": [
    "{Doer} tried the colour on the edge first, then on a thumb, and only then where it was to go.",
    "While {doer} painted, there was soon a dab of blue or yellow where nobody had meant to put any, for instance on {doerhis} nose.",
    "{Doer} took three steps back, put {doerhis} head to one side and went up close again, for just one more stroke.",
    "The water in which {doer} had been rinsing the brush had by now every colour at once, which is to say brown.",
  ],
  "draws (?!near|close|back)|drew (?!near|close|back|a breath|breath|the curtain)|drawing pictures": [
    "{Doer} drew the outline quite lightly at first, as if the line might still want to change its mind.",
    "One part of it was the hardest. {Doer} drew it three times and then put long grass in front of it.",
    "{Doer} bent so low over the paper that {doerhis} breath warmed it.",
  ],
  "(?:write|writes|wrote|writing) (?:a |the |his |her |its |my |many |another )?(?:[a-z]+ )?letters?": [
    "{Doer} wrote the greeting very neatly and then looked out for a long time at nothing.",
    "There were three beginnings on the floor already, crumpled into balls, before {doer} got as far as the second line.",
    "{Doer} read the letter over in a low voice, and at one place {doerhe} stopped, crossed out a word and put the same word again.",
  ],
  "write|writes|wrote|writing": [
    "{Doer} wrote fast, so that the words should not get away, and the lines leaned over like people running.",
    "Now and then {doer} stopped, looked up and moved {doerhis} lips, as though somebody up there were dictating.",
    "{Doer} crossed out a word, put another above it, crossed that out as well, and in the end went back to the first.",
    "Between two sentences {doer} looked at the paper for so long that the ink had time to dry.",
  ],
  "(?:learn|learns|learned|learnt|learning) (?:how )?to read(?: and write)?": [
    "{Doer} pushed {doerhis} way along under the line, letter by letter, as if it were a rope over a river.",
    "Some letters looked so much alike that {doer} mixed them up, and then a bed was a deb, which was not anything.",
    "Everywhere {doer} went now there was something written, on tins, on doors and on walls, and {doerhe} stopped at each.",
    "{Doer} read a word slowly from front to back, and only then said it in one piece, rather surprised.",
  ],
  "read|reads|reading": [
    "{Doer} read with {doerhis} nose close to the page, and at the exciting places {doerhis} lips moved.",
    "While {doer} read, somebody could have carried the chair away from under {doerhim}.",
    "{Doer} meant to read only to the end of the page, and there the sentence went on overleaf.",
    "At one place {doer} went back and read the same line once more, more slowly.",
  ],
  "bake|bakes|baked|baking": [
    "{Doer} had flour where flour was needed and also in every other place, up to the eyebrows.",
    "The dough stuck to everything that {doer} touched it with, and from there to the spoon, the bowl and the door.",
    "{Doer} looked into the oven every few minutes, although everybody says that it does not help.",
    "{Doer} tasted the dough to see whether it was sweet enough, and then once more, to be certain.",
  ],
  "cooks (?:a|the|for|his|her|something|dinner|soup)|cooked|cooking": [
    "{Doer} tasted, looked up at the ceiling, added a pinch, and tasted again with the same spoon.",
    "While {doer} cooked, two things always boiled over at once, and {doerhe} could only run to one of them.",
    "{Doer} stood in the hissing and bubbling, and the smell brought people in who had not been called.",
    "{Doer} stirred to the right, and after a while to the left, for the sake of fairness.",
  ],
  "eats|ate|eating": [
    "{Doer} saved the best bit for the end and kept an eye on it in the meantime.",
    "{Doer} ate slowly at first, for the sake of politeness, and then no longer quite so slowly.",
    "While {doer} ate, nothing could be got out of {doerhim} but a nod.",
  ],
  "planted|planting|sowed|sowing|sows": [
    "{Doer} made a hole, put it in, drew the earth over it and pressed it down gently, as one tucks in a blanket.",
    "Afterwards {doer} stayed there a little longer and looked at the place, though there was nothing to be seen but earth.",
    "{Doer} had earth wherever earth sticks, and a crumb of it right on the nose.",
    "{Doer} put a stick beside it, so as to know later on where it was.",
  ],
  "watered|watering|waters (?:the|his|her)": [
    "{Doer} poured slowly, and the earth drank with a small smacking sound and turned dark.",
    "{Doer} got a splash as well, since no water has ever gone only where it was meant to go.",
    "{Doer} gave a little to each, came back to the first, and gave it a drop more.",
  ],
  "(?:picks|picked|picking) (?:[a-z]+ ){0,2}?(?:apples?|pears?|cherries|berries|blueberries|strawberries|blackberries|raspberries|mushrooms|flowers|fruit|plums|oranges|olives|grapes)|harvests|harvested|harvesting":
    [
      "For everything that {doer} put into the basket, there was something else that went straight into the mouth.",
      "The finest always hung or stood a little further in, and {doer} stretched until something cracked.",
      "{Doer} turned each of them about once to look at it before it went in with the others.",
    ],
  "cleans|cleaned|cleaning (?!lady|woman)|scrubs|scrubbed|scrubbing|polishes|polished|polishing": [
    "{Doer} cleaned one small spot, and after that everything round it looked twice as dirty.",
    "{Doer} rubbed until a face could be seen in it, and then gave it one more rub, because of the face.",
    "The worst was always in the corners, and {doer} got in there with a great deal of puffing.",
  ],
  "tidy up|(?:tidies|tidied|tidying)(?: up)?|(?:sweeps|swept|sweeping)(?: up)?": [
    "{Doer} made three heaps, and after a while there was a fourth, for all that belonged in none of them.",
    "Under everything that {doer} picked up, something turned up that had to be looked at for a while.",
    "{Doer} pushed a good deal of dust ahead, and behind {doerhim} it settled again, quite quietly.",
  ],
  "(?:washes|washed|washing)(?! (?:machine|up on|ashore|away))": [
    "{Doer} had foam up to the chin, and the water ran down everywhere except where it was wanted.",
    "The more {doer} rubbed, the greyer the water grew, and that was a kind of success.",
    "{Doer} splashed about so much that afterwards there was as much water outside as in.",
  ],
  "carry|carries|carried|carrying": [
    "{Doer} carried it with care, put it down every so often and took hold of it again the other way round.",
    "It grew heavier on the way, as all things do, although {doer} had put nothing more to it.",
    "{Doer} could not see properly where {doerhe} was going and felt for the ground before each step.",
  ],
  "(?:deliver|delivers|delivered|delivering)": [
    "{Doer} compared what was written on the door with what was written on the paper, and then the other way round.",
    "{Doer} waited for a moment at each door and listened for steps, and one could hear who was in slippers.",
    "Whatever {doer} had to deliver, {doerhe} held it in such a way that the right side was up.",
  ],
  "collects?|collected|collecting|gathers?|gathered|gathering": [
    "{Doer} looked at each piece from both sides before {doerhe} put it with the others.",
    "Wherever {doer} went, {doerhis} eyes were on the ground or on the windowsills, in case there was something there.",
    "{Doer} sorted everything by size, and then by colour, and then again by size.",
    "{Doer} found no two of them alike, and could have told anybody where each of them came from.",
  ],
  "(?:saves|saved|saving) up|(?:saves|saved|saving) (?:every|all|his|her|my|some|enough) (?:[a-z]+ )?(?:money|coins?|penny|pennies)|put aside":
    [
      "{Doer} counted what {doerhe} had, and then counted it again from the other end.",
      "Each time {doer} passed a shop window, {doerhe} walked a little faster and looked at the other side of the street.",
      "It rattled when {doer} shook it, and {doerhe} could hear from the rattle that there was still room inside.",
    ],
  "sells|sold|selling": [
    "{Doer} set everything out so that the best side was to the front, and moved one thing a finger's breadth to the left.",
    "{Doer} named a price, and then {doerhe} named a lower one before anybody had said a word.",
    "To anybody who stopped, {doer} told the whole story of it, from the beginning.",
  ],
  "buys|bought|buying": [
    "{Doer} looked first at the one and then at the other, and went back to the one.",
    "{Doer} laid down the money bit by bit, and looked after the last coin for a moment.",
    "On the way out {doer} opened the bag a crack, just to see whether it was still in there.",
  ],
  "swaps|swapped|swapping|exchanges|exchanged|exchanging|trades (?:his|her|a|the)|traded|trading": [
    "{Doer} held on to it for a moment longer, with two fingers, before {doerhe} let it go.",
    "The two things lay side by side, and {doer} looked from the one to the other and back.",
    "{Doer} scratched {doerhis} ear for a long time, as is the custom when something is to be swapped.",
  ],
  "invents?|invented|inventing|designs (?:a|the)|designed|designing": [
    "{Doer} drew it on the nearest piece of paper, on the back of it, and at last on the table.",
    "{Doer} had the best thoughts just when {doerhe} had nothing to write with.",
    "What {doer} had tried so far stood about in a row, and each thing in it had one wheel more than the last.",
    "In the middle of a sentence {doer} fell silent, and one could see that somewhere a cog had caught.",
  ],
  "(?:digs|dug|digging)(?: up)?": [
    "{Doer} made the hole deeper and the heap higher, and always the heap seemed the larger of the two.",
    "Now and then there was a clink, and {doer} bent down, and it was a stone.",
    "{Doer} threw the earth up, and some of it came down again on {doer's} own head.",
    "{Doer} stopped to rest and looked down into the hole, and the hole looked like work.",
  ],
  "counts (?:the|his|her|every|all|to|sheep)|counted|counting": [
    "{Doer} counted in a low voice, and at every ten {doerhe} nodded as if to somebody {doerhe} knew.",
    "Somewhere in the forties {doer} was never sure whether that number had been before.",
    "{Doer} counted with {doerhis} whole head, up and down, like a hen.",
  ],
  "practi[sc]es|practi[sc]ed|practi[sc]ing|rehearses|rehearsed|rehearsing": [
    "{Doer} did the hard part over again, and then once more, and then, as a treat, the easy part.",
    "Everybody within hearing knew by now exactly where {doer} always went wrong, and held their breath just before it.",
    "{Doer} practised slowly first, like somebody on ice, and then a little faster.",
    "It went best of all whenever {doer} was thinking of something else.",
  ],
  "trains (?:for|hard|every)|trained(?! (?:a|an|the|his|her|as|animals|dogs|horses|to be))|training (?:for|hard|every)":
    [
      "{Doer} puffed and counted, and the last three took as long as all the others together.",
      "{Doer} could feel it afterwards in places that {doerhe} had not known about before.",
      "Whenever nobody was looking, {doer} did a little more, and whenever somebody was, a little faster.",
    ],
  "teaches|taught|teaching": [
    "{Doer} showed it slowly, then once again from the other side, and then held back and did not help.",
    "{Doer} found that {doerhe} had never had to say before how it was really done, and that it was not so easy to say.",
    "While {doer} explained, {doerhe} did it all along with mouth and shoulders.",
    "{Doer} nodded at every step that was right and hummed a little at every other.",
  ],
  "(?:learns?|learned|learnt|learning)(?! (?:that|about|of|the truth))": [
    "Each thing went quite well by itself, but {doer} was supposed to do them all at the same time.",
    "{Doer} had it one moment, and the next it was gone again, like a fish.",
    "{Doer} said the order of it under {doerhis} breath, first this, then that, and then the thing {doerhe} kept forgetting.",
    "{Doer} frowned the whole time, and the tip of {doerhis} tongue helped as well as it could.",
  ],
  "studies (?:the|for|hard|every|at)|studied|studying": [
    "{Doer} had the book on the left and the paper on the right, and {doerhis} head went to and fro like a clock.",
    "{Doer} shut {doerhis} eyes, said it all aloud, and opened one eye to see if it was so.",
    "After each page {doer} got up to see whether anything had happened anywhere else.",
  ],
  "works (?:as|at|in|for|hard|on)|worked|working": [
    "{Doer} had {doerhis} own way of doing it, with a small extra turn in it that was not strictly needed.",
    "While {doer} worked, {doerhe} hummed, and one could tell from the humming how it was going.",
    "{Doer} did the tiresome part first and the good part at the end, so that there was something to look forward to.",
    "At the usual hour {doer} stretched, looked at what was done, and then at what was not.",
  ],
  "guards (?:the|a|his|her|its)|guarded|guarding": [
    "{Doer} looked to the left, to the right, and then, because nothing else was left, at what {doerhe} was guarding.",
    "At every rustle {doer} drew {doerhimself} up, and when it was quiet again, {doerhe} sank back a little.",
    "{Doer} had taken up a place from which everything could be seen, and so {doerhe} could be seen quite well, too.",
  ],
  "(?:takes|took|taking) photos|(?:takes|took|taking) (?:photographs|pictures)|photographs (?:the|every)|photographed|filmed|filming":
    [
      "{Doer} went a step back, and another, and had to be held on to from behind.",
      "{Doer} waited with one eye shut until everything was in its place, and then something moved.",
      "{Doer} took it once more from below, lying flat, with a good deal of ground in front.",
    ],
  "feeds|fed|feeding": [
    "{Doer} was looked at by somebody hungry, and from that look nobody can hide what is in a pocket.",
    "There was a smacking and a crunching, and {doer} stood by and swallowed along with it.",
    "{Doer} shared it out fairly, a bit here and a bit there, and then a bit more for the slow ones.",
  ],
  "opens (?:a|his|her|the) (?:[a-z]+ )?(?:shop|store|cafe|café|bakery|restaurant|school|library|hotel|inn|museum)|opened (?:a|his|her|the) (?:[a-z]+ )?(?:shop|store|cafe|café|bakery|restaurant|school|library|hotel|inn|museum)":
    [
      "{Doer} painted the sign in person, and towards the right-hand side the letters had to draw in their elbows.",
      "{Doer} straightened everything once more and then stood behind the door and listened for steps.",
      "Every time the door moved, {doer} had a word of welcome ready, even if it had only been a draught.",
    ],
  "decorates|decorated|decorating": [
    "{Doer} hung up one thing, stepped back, and moved it by the width of a finger.",
    "There was paste on everything that {doer} touched, and something that glittered stuck to the paste.",
    "{Doer} thought that it was enough now, and then there was one corner that still looked rather bare.",
  ],
  "carves|carved|carving|whittles|whittled|whittling": [
    "{Doer} sat among the shavings, which fell in curls, and some of them hung on to {doerhim} for the rest of the day.",
    "{Doer} took off a little, ran a thumb over it, and took off a little more.",
    "{Doer} turned the wood until {doerhe} had found the side on which something seemed to be looking out.",
  ],
  "packs|packed|packing": [
    "{Doer} put in what was needed, then what might be needed, and then took out the half of it again.",
    "{Doer} stood there, counted things off and looked up at the ceiling, for there was always something that was forgotten.",
    "It was full, and then {doer} pressed down on it, and there was still room for something small.",
  ],
};
