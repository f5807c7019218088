import type { Lore } from "./lore.ts";

/** Birds of wood, town and coast. */
export const animalsOfAir: Lore = {
  "bird|little bird|baby bird|small bird|wild bird|songbird|nightingale": [
    "{Doer} put {doerhis} head on one side, and then on the other, as if each eye had to form an opinion of its own.",
    "{Doer} combed a feather through {doerhis} beak from the bottom to the top, and put it back where it belonged.",
    "{Doer's} feet held on by themselves, and so {doerhe} could sleep on a twig without falling down.",
    "{Doer} weighed so little that the twig went on swinging as though nobody were on it.",
  ],
  "owl|little owl|old owl|baby owl|barn owl|snowy owl": [
    "{Doer} could turn {doerhis} head so far round that it was hard to say who was standing behind whom.",
    "{Doer} shut one eye slowly, and opened it, and then did the same with the other.",
    "{Doer's} feathers made no sound at all, not even when {doerhe} shook them.",
    "There were two rings around {doer's} eyes, like glasses, and they gave {doerhim} the look of having read about it.",
  ],
  "crow|old crow|white crow|young crow": [
    "{Doer} walked with big steps, like somebody who has both hands behind their back.",
    "{Doer} put a nut on the road and waited next to it for something with wheels.",
    "{Doer} never forgot a face, and that worked in both directions.",
    "{Doer's} feathers lay as smooth as if somebody had gone over them with a shoe brush.",
  ],
  "raven|magpie|jackdaw": [
    "{Doer} had a weakness for things that glittered, and looked at buttons longer than at faces.",
    "{Doer} cleared {doerhis} throat before {doerhe} croaked, and it sounded much the same.",
    "{Doer} hopped sideways up to something new, touched it with {doerhis} beak, and hopped back.",
    "{Doer} ruffled {doerhis} throat when {doerhe} talked, and it looked like a beard.",
  ],
  "a robin|the robin|little robin|robin redbreast|blackbird|blue tit|starling|thrush": [
    "{Doer} bobbed twice before every hop, as if bending {doerhis} knees for a bow.",
    "{Doer} hopped, stopped, and listened with {doerhis} head to the ground.",
    "{Doer} was no bigger than an apple, and {doerhe} made sure that nobody noticed.",
    "{Doer's} legs were as thin as matches, and {doerhe} stood on them like a much bigger bird.",
  ],
  "sparrow|little sparrow|wren|finch": [
    "{Doer} took a bath in the dust, so that only the beak and a small cloud could be seen.",
    "{Doer} got at every crumb by a hop and a half, and was gone before anybody said “Shoo”.",
    "{Doer} chirped the same thing eleven times, and the twelfth time it sounded like an answer.",
    "{Doer} was brown and grey like a bit of street, and nobody ever drew {doerhim} on a coin.",
  ],
  "a swallow|the swallow|little swallow|young swallow": [
    "{Doer's} tail was cut like a pair of scissors that somebody had left open.",
    "Seen from below, {doer} was a thin black curve, such as children draw.",
    "{Doer} chattered as quickly as somebody who has only got a minute on the telephone.",
    "{Doer's} feet were so short that {doerhe} hardly ever mentioned them.",
  ],
  "pigeon|dove|carrier pigeon|city pigeon|white dove": [
    "{Doer} nodded at every step, as though {doerhe} agreed with everything.",
    "{Doer's} feet were red, and they were the smartest thing about {doerhim}.",
    "{Doer} cooed somewhere deep in {doerhis} throat, and {doerhis} whole chest went up and down with it.",
    "{Doer} walked across the street rather than over it, and looked at the wheels in reproach.",
  ],
  "seagull|gull": [
    "{Doer} stood on one leg, with the other put away somewhere, and looked out into the wind.",
    "{Doer} laughed for no reason, with {doerhis} head thrown back, and the others laughed, too.",
    "{Doer} looked at sandwiches as if they had already been promised to {doerhim}.",
    "{Doer's} eye was yellow and round, and it did not miss a crumb from here to the harbour wall.",
  ],
  "stork|heron|baby stork": [
    "{Doer} lifted {doerhis} long legs as high as if the meadow were hot.",
    "{Doer} stood on one leg and thought, and then stood on the other one.",
    "{Doer} let a frog go past, and then another, and one could not see from {doerhis} face whether it was on purpose.",
    "{Doer's} beak was as long as a ruler, and {doerhe} laid it on {doerhis} chest when {doerhe} rested.",
  ],
  "penguin|little penguin|baby penguin|emperor penguin": [
    "{Doer} walked like somebody whose trousers have slipped, from left to right and from right to left.",
    "{Doer} lay down on {doerhis} belly and let {doerhimself} slide, because it saved the feet.",
    "{Doer} held {doerhis} wings out at the sides a little, as though they were still wet.",
    "{Doer's} back was black and {doerhis} front was white, and {doerhe} seemed to be dressed for a better occasion.",
  ],
  "eagle|hawk|falcon|vulture|condor|golden eagle": [
    "{Doer} looked at people like a headmaster, over {doerhis} beak, without turning {doerhis} head.",
    "{Doer's} claws closed around a branch so tightly that the bark kept the marks.",
    "{Doer} could see from up there whether a mouse had washed.",
    "{Doer's} feathers rustled like paper that is being folded, whenever {doerhe} shrugged {doerhis} shoulders.",
  ],
  "flamingo|little flamingo|pink flamingo": [
    "{Doer's} legs were so thin that {doerhe} seemed to be drawn in with a pencil from the belly down.",
    "{Doer} held {doerhis} beak upside down in the water and looked between {doerhis} own legs.",
    "When {doer} wanted to sleep, {doerhis} neck was tied into something like a bow.",
    "{Doer's} knees bent the wrong way, and it looked quite natural on {doerhim}.",
  ],
  "ostrich|emu|baby ostrich": [
    "{Doer's} eyes were bigger than {doerhis} brain, and had longer lashes, too.",
    "{Doer} swallowed a pebble, and one could watch it going down for a while.",
    "{Doer's} neck had no feathers and looked like somebody's bare arm in a very big muff.",
    "Whenever {doer} looked over a fence, nothing came up at first but the head, slowly, like a periscope.",
  ],
  "toucan|hornbill|puffin|kiwi|dodo": [
    "{Doer's} beak was so large that people greeted the beak first.",
    "{Doer} hopped with both feet at once, and {doerhis} beak nodded along afterwards.",
    "{Doer} had to put {doerhis} beak somewhere for sleeping, and mostly it lay along {doerhis} own back.",
    "{Doer} peered past {doerhis} beak on the left side, and then past it on the right.",
  ],
  "woodpecker|little woodpecker": [
    "{Doer} sat upright on the trunk, propped up with {doerhis} tail, as if on a very small chair.",
    "{Doer} knocked, put {doerhis} head on one side, and waited for somebody to say “Come in”.",
    "{Doer} could be heard all over the wood and was hardly ever to be seen.",
    "{Doer} slid around to the back of the trunk when somebody looked, and put one eye past the edge.",
  ],
  "hummingbird|wagtail|kingfisher": [
    "{Doer} glittered when {doerhe} moved, and when {doerhe} kept still, {doerhe} might have been a leaf.",
    "{Doer} weighed no more than a letter without its envelope, and sat on a blade of grass that hardly bent.",
    "{Doer} was here, and then {doerhe} was there, and nobody had seen anything in between.",
    "{Doer's} heart beat so fast that it was more of a hum.",
  ],
};
