import type { Lore } from "./lore.ts";

/** Animals of sea, river and pond. */
export const animalsOfWater: Lore = {
  "frog|little frog|green frog|tree frog|frog prince": [
    "{Doer's} throat swelled up into a bubble, and what came out of it was bigger than the whole frog.",
    "{Doer} sat there with {doerhis} elbows turned out, like somebody about to get up from a deep armchair.",
    "When {doer} swallowed, {doerhis} eyes went in as well, and then they popped up again.",
    "{Doer} was cool and wet, and felt like a bar of soap with opinions.",
  ],
  "toad|old toad|tadpole": [
    "{Doer's} eyes were of the finest gold, and hardly anybody ever looked that closely.",
    "{Doer} was the same brown as the ground, and people said “Oops” to {doerhim} quite often.",
    "{Doer} blinked with one eye, and after some thought with the other.",
    "{Doer} sat so still that the moss around {doerhim} might have got ideas.",
  ],
  "fish|little fish|small fish|clownfish|tropical fish": [
    "{Doer} opened and shut {doerhis} mouth, and it looked as though {doerhe} were saying “Oh” about everything.",
    "{Doer} stood still in the water, with only the fins behind {doerhis} cheeks moving, like two small hands.",
    "When {doer} turned, one side of {doerhim} flashed, and then it was grey again.",
    "{Doer} never shut {doerhis} eyes, and so nobody could tell when {doerhe} was asleep.",
  ],
  "goldfish|little goldfish": [
    "{Doer} came up to the surface, took a mouthful of air, and let it go again as a single bubble.",
    "Through the water {doer} looked twice as big from the side as from the front.",
    "{Doer's} tail followed after {doerhim} like a scarf, slowly, in one more curve.",
    "{Doer} swam towards whoever came near, with {doerhis} mouth first, in case it was something to eat.",
  ],
  "shark|little shark|white shark|great white shark|baby shark": [
    "{Doer's} fin cut through the water, and behind it there was a line as if drawn with a ruler.",
    "{Doer} had teeth in three rows, and those in the third row were still waiting.",
    "{Doer} swam in large circles, because there was no other way for {doerhim} to stand still.",
    "{Doer} could smell a sandwich from the other end of the bay, and what was on it.",
  ],
  "whale|blue whale|little whale|baby whale|humpback whale|orca": [
    "{Doer's} eye was no bigger than a plate, and all around it there was whale for a long way.",
    "When {doer} breathed out, a fountain went up, and it came down as rain that smelled of fish.",
    "When {doer} turned on {doerhis} side, a fin rose up out of the water as slowly as a drawbridge.",
    "Some barnacles had settled on {doer's} chin, and they went wherever {doerhe} went.",
  ],
  "dolphin|little dolphin|porpoise": [
    "{Doer} clicked like a drawer full of spoons, and listened to how it came back.",
    "{Doer's} mouth was curved upwards at the ends, and so people thought that {doerhe} was always pleased.",
    "{Doer's} skin was as smooth as an egg that has just been peeled.",
    "{Doer} blew out of the top of {doerhis} head, with a puff, as if somebody had opened a bottle of lemonade.",
  ],
  "seal|baby seal|little seal|sea lion": [
    "{Doer's} eyes were so big and dark that people gave {doerhim} fish before they had thought about it.",
    "On land {doer} humped along like a caterpillar that had eaten a barrel.",
    "{Doer} lay on {doerhis} side and scratched {doerhis} belly with a flipper, and the flipper had fingernails.",
    "{Doer} barked, and a dog somewhere stopped and thought about it.",
  ],
  walrus: [
    "{Doer's} moustache was as stiff as a brush, and {doerhe} felt the ground with it, hair by hair.",
    "{Doer} lay on {doerhis} back like a sofa that somebody had carried out, and breathed.",
    "{Doer} had tusks down to {doerhis} chest, and every time {doerhe} looked down, they were there first.",
    "{Doer} rolled over to the other side, and that took up the better part of a minute.",
  ],
  "octopus|squid|little octopus": [
    "Each of {doer's} arms was already busy with something else, and only one of them had been told to.",
    "{Doer} could flow through a gap that a coin would have got stuck in.",
    "{Doer} held on with the suckers, and they came off one by one: plop, plop, plop.",
    "Two of {doer's} arms were feeling around in the corner, while the rest of {doerhim} seemed to know nothing about it.",
  ],
  "crab|hermit crab|little crab": [
    "When {doer} was startled, all the legs ran at once, and it took them a moment to agree.",
    "{Doer's} eyes stood on two little stalks, and {doerhe} could lay them down like the arms of a pair of glasses.",
    "{Doer's} feet clicked on the stones like the needles of somebody who is knitting in a hurry.",
    "There were small bubbles in front of {doer's} mouth, and they crackled when one held an ear to them.",
  ],
  "lobster|shrimp|prawn|crayfish": [
    "{Doer's} feelers were longer than {doerhe} was, and they tapped on everything like two white sticks.",
    "{Doer} walked forwards, but whenever it mattered, {doerhe} shot off backwards.",
    "{Doer} held up {doerhis} claws like somebody with wet hands who cannot find a towel.",
    "{Doer's} tail folded in and out like a fan with seven ribs.",
  ],
  starfish: [
    "{Doer} had arms on all sides and no front, and could set off in any direction without turning round.",
    "{Doer} sat on the stone as if somebody had put {doerhim} there for decoration.",
    "Underneath, {doer} had a hundred tiny feet, and each of them took its own little step.",
    "{Doer} felt rough and bumpy, like a biscuit with sugar on it.",
  ],
  jellyfish: [
    "{Doer} opened and closed like an umbrella that cannot decide about the weather.",
    "{Doer} let the light through as if {doerhe} were made of glass, only a little bluer.",
    "{Doer's} threads drifted after {doerhim} in the water like hair behind somebody on a swing.",
    "{Doer} consisted almost entirely of water, and held it together very gracefully.",
  ],
  seahorse: [
    "{Doer} had wound {doerhis} tail around a blade of seaweed, and swung on it like a lamp on a ship.",
    "{Doer} swam upright, like somebody who is trying not to spill anything.",
    "{Doer's} mouth was a small tube, and everything went in with a tiny click.",
    "The fin on {doer's} back hummed so fast that it seemed not to be there.",
  ],
  "turtle|sea turtle|baby turtle|little turtle": [
    "{Doer} blinked slowly, and {doerhis} mouth was as thin as a line drawn with a ruler.",
    "In the water {doer} moved {doerhis} flippers like wings, up and down, with nothing hurried about it.",
    "On {doer's} shell there was a bit of green, and it was as soft as velvet.",
    "{Doer} lifted {doerhis} head out of the water to breathe, like a thumb in the middle of all that blue.",
  ],
  "stingray|manta ray|flounder": [
    "{Doer} lay on the bottom, under a little sand, and just two eyes looked out of it.",
    "{Doer} swam past like something that had been folded out of cloth.",
    "{Doer} moved only as much as was needed, and the sand stirred and lay down again.",
    "{Doer} came out from under a stone that looked far too small for {doerhim}.",
  ],
  "carp|trout|salmon|pike|catfish": [
    "{Doer} had two thin whiskers, or something that looked like it, and stirred up the mud with them.",
    "{Doer} stood in the current with {doerhis} nose upstream, and moved just enough to stay there.",
    "{Doer} had lain under the same root for so long that the water knew the way around {doerhim}.",
    "{Doer} took in a stone, tasted it, and spat it out again with a little cloud.",
  ],
  "mussel|oyster|clam|sea snail": [
    "{Doer} opened by a finger's width, had a look, and shut again.",
    "{Doer} was rough and grey on the outside, and inside as smooth and bright as the inside of a cup.",
    "{Doer} sat tight on {doerhis} rock, and let the world wash past.",
    "When {doer} closed, there was a small click and a bubble.",
  ],
};
