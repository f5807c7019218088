import type { Lore } from "./lore.ts";

/** What is enchanted, and what one carries only in the mind. */
export const thingsOfWonder: Lore = {
  "wand|magic wand": [
    "{Obj} was hardly more than a stick, but wherever it pointed, people took a step to one side.",
    "{Obj} prickled in the palm, like a foot that has gone to sleep.",
    "Whoever waved {obj} looked first to see who might be standing behind.",
    "{Obj} had to be put down with great care, so that it did not mean anything by it.",
    "A few green sparks came out of {obj} for no reason, and somebody's sandwich looked surprised.",
    "{Obj} was kept in a drawer with the spoons, and some of the spoons had begun to sing.",
  ],
  "potion|magic potion": [
    "{Obj} steamed and bubbled, and the bubbles burst one after the other, each with a smell of its own.",
    "{Obj} had a colour for which there was no word, only a wrinkling of the nose.",
    "Any drop of {obj} that went beside the cup hissed, and everybody drew in their toes.",
  ],
  "spell|magic spell|curse": [
    "The words of {obj} were of the kind over which a tongue stumbles when it is in a hurry.",
    "About {obj} people spoke in whispers, and they kept their fingers quite still while they did.",
    "There was a rhyme in {obj} that was not quite clean, and everything hung on exactly that place.",
    "Somebody who only read {obj} in a low voice noticed that the cat had moved away.",
    "{Obj} had seven lines, and in the margin of the sixth stood: not with wet hair.",
  ],
  magic: [
    "Magic could not be seen from outside: there was only a silence round it, as before a sneeze.",
    "There was a prickling at the fingertips and a smell as if a match had just gone out.",
    "Whatever had to do with magic did not like being hurried, and liked being laughed at even less.",
  ],
  "crystal ball": [
    "In {obj} the whole room stood on its head, very small and bent round the middle.",
    "{Obj} was filled with something like fog, which drew together wherever an eye came close.",
    "{Obj} had to lie on a cushion, because otherwise it rolled off, and it did not seem to see that coming.",
  ],
  "cauldron|magic cauldron": [
    "{Obj} stood on three short legs and had a belly that was black with soot.",
    "What simmered in {obj} rose up, looked over the rim and went down again.",
    "Stirring {obj} took a whole arm, and the spoon was shorter afterwards than it had been before.",
  ],
  "magic hat|magician's hat|wizard's hat": [
    "{Obj} was a good deal deeper on the inside than it was tall on the outside, as an arm could tell.",
    "{Obj} sat a little lower than other hats and rested on the ears.",
    "Something in {obj} rustled, and whoever had it on held quite still.",
  ],
  "magic (?:lamp|ring|mirror|book|stone|key|box|door|pencil|paintbrush|pen|flute|violin|necklace|bottle)|enchanted (?:mirror|book|ring|lamp)|spell book|book of spells":
    [
      "There was a faint hum about {obj}, of the kind that is noticed only after everybody has stopped talking.",
      "{Obj} looked like any other of its kind, and perhaps it had been made to look so with some trouble.",
      "Whoever touched {obj} had a prickling in the fingers, right up to the second joint.",
    ],
  "dragon egg|dragon's egg": [
    "{Obj} was warm, as if somebody had only just got up from it, and it stayed warm.",
    "The shell of {obj} was as rough as bark, and here and there something in it shimmered.",
    "With an ear against {obj} there was something to be heard, or else it was only the ear itself.",
  ],
  "fairy dust|stardust|magic dust": [
    "{Obj} got in everywhere, into pockets and eyebrows, and it twinkled there for days.",
    "A pinch of {obj} weighed nothing at all, or perhaps even a little less.",
    "Where {obj} had been, there was sneezing, and every one of the sneezes glittered.",
  ],
  "secret tunnel|secret passage|secret door|secret room|hidden door": [
    "A cold breath came from {obj}, and it smelled of stone and of a long time.",
    "Of {obj} there was nothing to be seen from outside but a crack, no wider than a hair and a little too straight.",
    "Words that were spoken near {obj} sounded a little hollow, as if somebody were repeating them inside.",
  ],
  "trapdoor|trap door": [
    "Over {obj} steps sounded hollow, and those who had noticed it once always stepped a little harder there.",
    "Out of the cracks of {obj} came a cold draught, which felt its way up the ankles.",
    "{Obj} had an iron ring, let into the wood so that nobody should trip over it, and everybody did.",
  ],
  "portal|magic portal|gateway": [
    "At the edge of {obj} the air trembled as it does over a hot stove.",
    "A hand that was held up to {obj} felt a draught, and the draught smelled of somewhere else.",
    "{Obj} hummed on a single note, which the back teeth heard before the ears did.",
  ],
  "wishing well|village well|old well|magic well": [
    "A pebble dropped into {obj} was gone for a whole breath before it said plop.",
    "Deep down in {obj} lay a round piece of sky, and in it a head, if somebody bent over.",
    "{Obj} gave every word back, a little wetter and a good deal more solemn.",
  ],
  wish: [
    "{Obj} could be thought quite easily, but said out loud it sounded much larger.",
    "{Obj} turned up while teeth were being brushed and while peas were being shelled, and never quite went away.",
    "Nobody could see {obj} from outside, except perhaps by a look that stopped somewhere in the air.",
    "{Obj} had to be put into words, and each time it came out a little different.",
  ],
  dream: [
    "{Obj} was quite clear as long as nobody asked about it. Told aloud, it came apart like wet paper.",
    "In {obj} there was one thing that was just a little different from usual, and that was the thing that stuck.",
    "{Obj} came up in the middle of quite other things, while the potatoes were being peeled, for example.",
    "{Obj} came with its own light, as if somebody had forgotten to draw a curtain.",
    "When {obj} was told at breakfast, the spoons stopped, and then somebody asked for the butter.",
  ],
  nightmare: [
    "After {obj} the chair with the clothes on it was looked at for a long time, until it was a chair again.",
    "{Obj} left a pounding behind, in the neck and in the ears, and one foot that had to be drawn in under the blanket.",
    "Told in the kitchen with the light on, {obj} was a good deal shorter.",
  ],
  "(?<!(?:lost|loses|losing) (?:his|her|its|my) )memory": [
    "{Obj} came with a smell, of floor polish or of cut grass, and it was there before anybody could have called it.",
    "There were gaps in {obj}, but one thing in it was quite clear, down to the smallest button.",
    "Each time it was told, {obj} had grown a little, and nobody seemed to mind.",
  ],
  "secret(?! (?!(?:and|or|but|that|of|from|which|about|in|to|for|with|until|when|at|on)\\b)[a-z])|family secret": [
    "{Obj} pressed against the teeth from behind, and there were words that had to be walked round.",
    "Whoever knew {obj} looked a little too long at the ceiling when the talk came near it.",
    "{Obj} was easiest to carry when it was not thought of, and hardly anything else was thought of.",
    "Behind a hand and very close to an ear, {obj} was mostly warm breath.",
    "{Obj} had got as far as the tip of the tongue several times, and been swallowed with some bread.",
  ],
  "promise|vow|oath": [
    "{Obj} had been short, a handful of words, and it came up again at the most inconvenient moments.",
    "{Obj} was like a knot in a handkerchief: the fingers found it wherever they went into the pocket.",
    "It had taken no longer than a breath to make {obj}, and it was going to take a good deal longer to keep it.",
  ],
  "(?<!by the |in the |under the |to )name|nickname": [
    "{Obj} sounded different depending on who called it, and quite different when it was called in full.",
    "{Obj} could be written with a flourish at the end, and that had been tried in several ways.",
    "Wherever {obj} was spoken, even far off in a crowd, one head always went up.",
  ],
  "magic word|secret word|password": [
    "{Obj} lay on the tongue for a while before it was said, like something that has to be tasted first.",
    "Said often enough, one time after another, {obj} became quite strange and meant nothing but a noise.",
    "{Obj} was short, and there was a silence after it that was longer.",
  ],
  "story|fairy tale|bedtime story|legend|tale": [
    "Everybody knew {obj} a little differently, and each of them knew it correctly.",
    "{Obj} had a place where voices dropped, and at that place the listeners moved closer together.",
    "In {obj} somebody always went into the forest, or might just as well have done.",
  ],
  "riddle|mystery": [
    "{Obj} had to be said over again slowly, as if the answer had hidden between two of the words.",
    "Over {obj} foreheads were rubbed and ears were scratched, and somebody said I've got it, and then had not.",
    "{Obj} went round and round in the head like a fly in a lampshade.",
  ],
  "clue|trace": [
    "{Obj} was so small that it could have been nothing at all, and that was just what was suspicious about it.",
    "To look at {obj} properly, somebody had to go down on the ground with their nose close to it.",
    "{Obj} pointed in a direction, or else it had only fallen that way.",
  ],
  "joke|prank|trick": [
    "{Obj} took some practice, and the hardest part of it was to keep a straight face.",
    "At {obj} there was half a breath of silence first, and that half breath was very long.",
    "{Obj} was told to everybody who came by, and it got better or at least longer.",
  ],
  "idea|plan|big idea": [
    "{Obj} fitted on the back of an envelope, with two arrows and something that might have been a boat.",
    "{Obj} sounded better in the head than it did aloud, and so it was said rather fast.",
    "The beginning of {obj} was quite clear, and so was the end. In between there was a good deal of scribble.",
  ],
  "lucky charm|talisman|four-leaf clover": [
    "{Obj} could be felt for in passing, with two fingers, just to know that it was there.",
    "Nobody could say how {obj} worked, and it was better not to ask it.",
    "{Obj} was small, and it was for keeping in a closed hand rather than for showing round.",
  ],
  "christmas tree": [
    "{Obj} pricked anybody who came too close, and it let its needles fall into socks and slippers.",
    "{Obj} smelled of resin, and of something cold that was slowly getting warm.",
    "{Obj} had a better side and a worse one, and it had been turned until the worse one looked at the wall.",
    "In {obj} a thread of something hung and glittered, and turned when somebody breathed.",
  ],
  "easter egg|advent calendar|christmas present|stocking": [
    "{Obj} was looked at from all sides, and then everybody looked round to see whether anybody was looking.",
    "Fingers went to {obj} all by themselves, and had to be called back.",
    "There was something about {obj} that made people wake up before the alarm clock.",
  ],
  "skeleton|bone|skull|fossil": [
    "{Obj} was lighter than anybody would have thought, and it made a dry clack when it was put down.",
    "There were fine pores in {obj}, like those in bread, and in the pores there was dust.",
    "Those who looked at {obj} for long felt for their own elbow, to see if it was still covered.",
  ],
  "diamond|jewel|gem|ruby|emerald|pearl|gold|golden nugget": [
    "{Obj} threw small patches of light on the wall, and they ran when it was moved.",
    "{Obj} was cold at first, and heavy in a way that had nothing to do with its size.",
    "Nobody who had {obj} before them could keep from stretching out a finger.",
  ],
  "statue|sculpture|monument": [
    "{Obj} had one toe that was bright, because everybody who came past had touched it there.",
    "{Obj} looked over all heads at something behind them, and many turned round to see what it was.",
    "On the head of {obj} there sat a bird, or at least there were signs that one had sat there.",
  ],
  "flag|banner": [
    "{Obj} cracked like a whip in the wind, and without any it hung there like washing.",
    "{Obj} was a little frayed at the edge, where the wind had been chewing it.",
    "People looked up at {obj} in passing and stood a little straighter, or else they did not look up at all.",
  ],
  "bell|school bell|church bell": [
    "{Obj} went on humming long after it had been struck, and a finger laid on it could feel the hum.",
    "{Obj} was heard by everybody, and some put down whatever they had in their hands.",
    "{Obj} had a note that was slightly cracked, and for that reason nobody took it for another.",
  ],
};
