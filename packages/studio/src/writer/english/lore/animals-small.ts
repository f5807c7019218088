import type { Lore } from "./lore.ts";

/** Small ones: in the grass, under leaves, at the window pane. */
export const animalsSmall: Lore = {
  "snail|little snail": [
    "{Doer} put out {doerhis} feelers, and when they touched something, they went in again like the fingers of a glove.",
    "{Doer} left a silver stripe behind {doerhim}, so that everybody could see where {doerhe} had been.",
    "{Doer} was damp and cool, and what {doerhe} had gone over was damp and cool as well.",
    "If one listened very closely, one could hear {doer} eating: it sounded like a tiny file on a leaf.",
  ],
  slug: [
    "{Doer} left a silver line behind, with a bend in it for each time {doerhe} had changed {doerhis} mind.",
    "{Doer} stretched until {doerhe} was as long as a finger, and drew {doerhimself} together until {doerhe} was as round as a thumb.",
    "{Doer} went over sharp gravel without a sound, as though somebody had ironed it.",
    "{Doer's} eyes were at the ends of two stalks, and {doerhe} looked round the lettuce with just one of them.",
  ],
  "worm|earthworm|little worm": [
    "{Doer} got longer at the front first, and then the back caught up, and that was one step.",
    "It was not easy to see at which end {doer} was looking at somebody.",
    "{Doer} ate {doerhis} way through the ground, and behind {doerhim} there was a small round corridor.",
    "{Doer} felt the steps of people as a thunder overhead, and stopped until it had rolled on.",
  ],
  "ant|little ant|worker ant": [
    "{Doer} carried a crumb that was bigger than {doerhe} was, walked into a stalk with it, backed off and tried again.",
    "{Doer} stopped in front of everybody {doerhe} met and touched feelers, very quickly, as others shake hands.",
    "{Doer} took a pebble for a hill, and a drop of water for a lake with a round roof.",
    "{Doer} walked along a crack in the stone as if it were a road with traffic rules.",
  ],
  "bee|little bee|honey bee|honeybee|worker bee": [
    "{Doer} had yellow dust on {doerhis} legs, in two little bags, and looked as if {doerhe} were wearing breeches.",
    "{Doer} hummed on one note, and when {doerhe} crept into a flower, it became lower.",
    "{Doer} wiped {doerhis} feelers with {doerhis} front legs, from the top to the bottom, like somebody straightening a moustache.",
    "{Doer} was furry like a very small bear, and hardly anybody came close enough to see that.",
  ],
  "bumblebee|wasp|hornet": [
    "{Doer} could be heard before {doerhe} could be seen, like an old motorbike behind a hill.",
    "When {doer} bumped against the window, {doerhe} sat there for a moment and hummed more quietly.",
    "{Doer} walked once round the rim of the lemonade glass, and nobody in that place said a word.",
    "{Doer} cleaned {doerhis} wings with {doerhis} hind legs, first the left, then the right, like windscreen wipers.",
  ],
  "butterfly|little butterfly|moth": [
    "{Doer} opened and closed {doerhis} wings, slowly, like somebody leafing through a book of two pages.",
    "{Doer's} tongue was rolled up like a watch spring, and it unrolled in front of every flower.",
    "When {doer} sat down somewhere, the stalk did not even bend.",
    "A fine dust lay on {doer's} wings, and it stayed on one's fingers like the powder of a very small lady.",
  ],
  "caterpillar|little caterpillar": [
    "{Doer} arched {doerhis} back, brought up the last feet, and put the first ones down again. That was half an inch.",
    "{Doer} ate along the edge of a leaf, from the top to the bottom, and then again from the top.",
    "{Doer} had so many feet that {doerhe} could not say which of them was cold.",
    "There were fine hairs on {doer's} back, and they trembled whenever somebody breathed nearby.",
  ],
  "ladybird|ladybug": [
    "{Doer} climbed to the top of every blade of grass, and stood there as though waiting for a lift.",
    "{Doer's} thin wings never quite fitted under the upper ones again, and a corner of them hung out.",
    "If somebody held out a finger, {doer} walked to the tip of it, and the finger was turned round so that {doerhe} could walk on.",
    "{Doer's} feet were so light that one only felt them as a tickle.",
  ],
  "spider|little spider|house spider": [
    "{Doer} had eight legs, and {doerhe} put them down one after the other, as if {doerhe} were playing the piano.",
    "{Doer} plucked at a thread and listened with {doerhis} foot to what it had to say.",
    "{Doer} had eight eyes and could see most of the room at once, including the dust.",
    "{Doer} pulled in {doerhis} legs when something was going on, and then {doerhe} was no more than a crumb in the corner.",
  ],
  "a fly|the fly|little fly|house fly|housefly|fruit fly": [
    "{Doer} rubbed {doerhis} front legs together, like somebody who has just had a good idea.",
    "{Doer} sat on the sugar and tasted it with {doerhis} feet.",
    "{Doer} could walk on the ceiling, and looked down from there, or up, depending on how one saw it.",
    "{Doer} knew each pane of glass from both sides, and still did not believe in it.",
  ],
  "mosquito|gnat|midge": [
    "{Doer} sang on one thin note, and whoever heard it pulled the blanket up over their ears.",
    "{Doer} was so light that nobody noticed {doerhim} until it itched.",
    "{Doer's} legs were as thin as hairs, and there was hardly anything in the middle to carry.",
    "{Doer} was carried off by every breath, and then had to come all the way back.",
  ],
  "firefly|glow-worm|glowworm": [
    "{Doer} was a plain brown beetle from above, and hardly anyone looked at {doerhim} from below.",
    "{Doer} sat in the grass like a dot that someone had put there to end a sentence.",
    "When {doer} ran up a stalk, {doerhis} feelers went ahead, left and right, like somebody looking for the switch.",
    "{Doer's} wings folded away under two little covers, and {doerhe} tucked in the ends.",
  ],
  "a cricket|the cricket|little cricket|house cricket": [
    "{Doer} had ears on {doerhis} knees, and lifted a leg when {doerhe} wanted to hear better.",
    "{Doer's} feelers were twice as long as {doerhe} was, and they waved about like two fishing rods.",
    "{Doer} sat in a crack or under a stone, with only the two feelers outside.",
    "{Doer} was black and shiny like a new shoe, and about as big as the eyelet of one.",
  ],
  "grasshopper|locust|praying mantis|mantis": [
    "{Doer's} knees stood up higher than {doerhis} head when {doerhe} was sitting.",
    "{Doer} had a long serious face, like a horse in a very small book.",
    "{Doer} was so green that one looked at the stalk three times before it had eyes.",
    "{Doer} chewed sideways, and the blade of grass got shorter and shorter until it ended in {doerhis} mouth.",
  ],
  "dragonfly|mayfly|water strider": [
    "{Doer's} wings were like windows with very many panes, and they crackled a little.",
    "{Doer's} eyes were so big that there was hardly any room for a face between them.",
    "{Doer} hung in the air on one spot, as if somebody had pinned {doerhim} there.",
    "{Doer's} shadow slid over the bottom of the pond, much larger than {doerhe} was.",
  ],
  "beetle|bug|dung beetle|stag beetle|cockchafer|june bug": [
    "{Doer} walked with a faint rustle, like somebody in a stiff coat.",
    "When {doer} lay on {doerhis} back, all six legs went on walking for a while.",
    "{Doer's} back shone, and if one bent down, one saw a whole sky in it, with oneself at the edge.",
    "{Doer} climbed over a twig that {doerhe} could have walked around, and then over the next one.",
  ],
  "woodlouse|centipede|millipede|cockroach|earwig": [
    "{Doer} had so many legs that they ran in waves, from the back to the front.",
    "{Doer} was fond of the place under the flowerpot, where it was dark and damp and nobody dusted.",
    "When a light went on, {doer} stood still, in the hope that it had nothing to do with {doerhim}.",
    "{Doer} tapped along the wall with {doerhis} feelers, and at each corner {doerhe} took a little time.",
  ],
  "scorpion|tarantula": [
    "{Doer} walked as if on tiptoe, and with that many toes it was a small procession.",
    "{Doer} had more room around {doerhim} than {doerhe} needed, because the others saw to it.",
    "{Doer} was the same colour as the sand, and knew how to keep still on it.",
    "{Doer} lifted one leg and held it in the air, and it looked like waving.",
  ],
};
