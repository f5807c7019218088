import type { Lore } from "./lore.ts";

/** Small and large things that come to hand, and what can be heard, smelled and eaten. */
export const thingsOfHand: Lore = {
  "noise|sound|strange noise|squeak|knocking": [
    "{Obj} came again. Everybody held their breath to listen, and just then it stopped.",
    "{Obj} sounded like a dripping tap, and then like a pigeon, and then like a very small hammer.",
    "As soon as somebody switched on a light, {obj} stopped, and everything was as quiet as before.",
    "Through the wall {obj} sounded much bigger, as if an elephant were moving the furniture about.",
  ],
  "smell|scent|perfume|aroma": [
    "{Obj} drifted down the corridor, up the stairs and in under every door.",
    "Anyone who breathed in {obj} closed their eyes, and thought of something from long ago.",
    "When {obj} came by, all the noses went up, one after another.",
  ],
  "fire|flame": [
    "{Obj} licked at the wood with little orange tongues, and it crackled and popped.",
    "In the light of {obj} all the faces were red and warm, and behind them the shadows danced.",
    "Sparks flew up from {obj}, twirled once in the air, and went out one by one.",
  ],
  "shelf|bookshelf|bookcase": [
    "{Obj} leaned a little to one side, and everything on it leaned as well, like people in a bus.",
    "There was one small gap on {obj}, just as wide as a thumb.",
    "At the very back of {obj} the dust lay as thick and soft as fur.",
  ],
  "toothbrush|comb|hairbrush|soap|bar of soap|towel": [
    "{Obj} lay beside the basin, a little damp, and smelled of clean hair and peppermint.",
    "{Obj} was a microphone as well, whenever somebody sang in front of the bathroom mirror.",
    "“That's mine,” everybody in the house said about {obj}, until it fell into the bath.",
  ],
  "knife|pocket knife|penknife|spoon|fork|wooden spoon": [
    "{Obj} lay on the table with its handle towards the edge, ready for the next hungry hand.",
    "{Obj} felt heavy and smooth, and it fitted into a hand as if it had always been there.",
    "Tapped on the edge of a table, {obj} went tock, tock, tock, like a wooden clock.",
  ],
  "cage|birdcage|bird cage": [
    "The door of {obj} was shut with a little hook, and it rattled at the slightest touch.",
    "A tiny swing hung in {obj}, and it rocked to and fro all by itself.",
    "Through the bars of {obj} the light fell on the floor in long thin stripes.",
  ],
  "leash|lead|collar|saddle|bone": [
    "{Obj} hung on its nail beside the door, and whenever it clinked, somebody came running.",
    "{Obj} smelled of warm fur, wet grass and many long walks.",
    "There were tooth marks all over {obj}, some old and some quite new.",
  ],
  "card|birthday card|christmas card|postcard|invitation|valentine": [
    "{Obj} was written in three colours, because one pen after another had run dry.",
    "At the bottom of {obj} there was a big round kiss, and next to it a thumbprint.",
    "{Obj} stood on the shelf, and every time somebody shut the door, it fell over.",
    "The picture on {obj} was so bright that people stopped to look at it before they read a single word.",
  ],
  "poster|advertisement|ad|leaflet|flyer": [
    "{Obj} hung from one last pin, and whenever a breeze came, it waved at everybody who went by.",
    "One corner of {obj} had come loose, and it curled up like the tail of a little pig.",
    "The letters on {obj} were huge at the beginning, and at the end they had to squeeze together.",
  ],
  "list|bucket list|shopping list|to-do list": [
    "There were eleven things on {obj}, and the first one was: make a list.",
    "One word on {obj} was crossed out so hard that the pencil had made a hole in the paper.",
    "{Obj} was folded many times over, and it opened like a paper bird.",
  ],
  "pie|apple pie|tart|doughnut|donut|muffin|cupcake": [
    "{Obj} was still so warm that a little steam came out of the top and smelled of butter and sugar.",
    "{Obj} stood on the windowsill to cool, and one nose after another came past to sniff.",
    "The top of {obj} was golden brown, with one big sweet crumb that everybody was looking at.",
  ],
  "spaghetti|noodle|rice|stew|curry|omelette|casserole": [
    "A good smell rose up from {obj}, and all the chairs moved a little closer.",
    "Somebody slurped at {obj}, and a dot of sauce flew up and landed on a forehead.",
    "One last spoonful of {obj} was left in the dish, and everybody looked at it and was too polite to take it.",
  ],
  "lemonade|juice|milkshake|glass of water|bottle of water": [
    "The straw in {obj} stood up, leaned over, and turned slowly to the other side of the glass.",
    "The last drop of {obj} made a loud gurgle in the straw, and then there was giggling.",
    "{Obj} was so cold that tiny drops ran down the outside and made a ring on the table.",
  ],
  "onion|garlic|salt|sugar|butter|pepper": [
    "A tiny pinch of {obj} went into the pot, and somebody tasted, and nodded, and added a little more.",
    "{Obj} made the whole kitchen smell of dinner, and noses turned towards the stove.",
    "{Obj} stood in the middle of the table, and one hand after another reached out for it.",
  ],
  "medicine|pill|cough syrup|plaster|bandage|band-aid": [
    "{Obj} smelled of mint and old cupboards, and at the first sniff every nose wrinkled up.",
    "{Obj} came with a stroke on the cheek, and the stroke helped at once.",
    "{Obj} was not nice at all for a moment. But after it there was a sweet.",
  ],
  "(?<!water |button|key)hole": [
    "{Obj} was so deep that an arm fitted in right up to the shoulder, and still did not touch the bottom.",
    "Cool air came out of {obj}, and it smelled of earth and roots.",
    "Anyone who bent over {obj} and said “Hello?” heard a hollow little “Hello?” come back.",
  ],
  "trap|mousetrap": [
    "{Obj} stood in the corner with its mouth wide open, and waited.",
    "There was a piece of cheese in {obj}, yellow and very smelly, and nothing else.",
    "{Obj} snapped shut with a loud clack, so everybody kept their fingers well away.",
  ],
  hammock: [
    "{Obj} was tricky to climb into, and twice out of three times it tipped people straight out on the other side.",
    "From {obj} the leaves overhead seemed to swing, left and right, left and right.",
    "{Obj} closed around whoever lay in it, like a pod around a pea.",
  ],
  parachute: [
    "{Obj} was folded up so small that it looked no bigger than a school bag.",
    "{Obj} opened with a loud clap, and after that it was suddenly quiet and slow.",
    "From below {obj} looked like a dandelion seed with two shoes hanging from it.",
  ],
  "superpower|special power|(?<!the )power(?! (?:went|goes|cut|failure|station|plant|socket))|talent|special gift": [
    "{Obj} came all by itself, and sometimes at the silliest moments, in the bath or in the middle of a sneeze.",
    "Nobody could see {obj} from the outside. From the outside everything looked quite ordinary.",
    "{Obj} was good for big things. For buttering bread it was no use at all.",
    "{Obj} always began with a tickle behind the knees, and then it was too late to stop.",
  ],
  "poem|play|film|movie|novel|comic": [
    "There was a very funny place in {obj}, and people began to giggle even before it came.",
    "In the middle of {obj} there was a sad place, and a great deal of sniffing and blowing of noses.",
    "{Obj} was exciting, and people forgot all about the biscuits on their laps.",
  ],
  "mural|graffiti": [
    "From close by {obj} was only dots and drips. From across the street it was a whole bright picture.",
    "In one corner of {obj} the paint had run, and somebody had turned the drip into a long green stalk.",
    "People stopped in front of {obj} with their shopping bags, and forgot to go home.",
  ],
  "business|company|shop|restaurant": [
    "The first coin that {obj} had ever earned hung on the wall, in a little frame.",
    "Every time somebody came into {obj}, a little bell rang over the door.",
    "The sign of {obj} creaked as it swung to and fro in the wind.",
  ],
  "wheel|tyre|tire|chain": [
    "{Obj} turned round and round, and at the same place each time it went tick.",
    "{Obj} had one small patch, as round as a coin, and every time it came up, it winked.",
    "Whoever touched {obj} had black fingers, and a moment later a black nose.",
  ],
  "ice|icicle|puddle|mud": [
    "{Obj} glistened in the light, and it was hard not to touch it with the tip of a shoe.",
    "A small dark face looked up out of {obj}, and it wobbled when it grinned.",
    "{Obj} felt cold and wet, and it left a dark spot on everything that came too close.",
  ],
  "branch|stick|twig": [
    "{Obj} was smooth and just the right length, and it fitted into a hand very well.",
    "{Obj} could be a sword or a fishing rod or a horse, all in the same minute.",
    "{Obj} whistled when somebody swished it through the air, and all the dandelions ducked.",
  ],
};
