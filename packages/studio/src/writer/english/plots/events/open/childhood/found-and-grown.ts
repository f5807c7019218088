import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { ofChildren } from "./words-of-children.ts";

const KEY =
  "(?:an?|the|some|one) (?:(?:old|rusty|tiny|little|small|golden|silver|strange|mysterious|big|iron|brass) ){0,3}key";
const SEED =
  "(?:an?|the|some|one|three|five|his|her|their|my) (?:[a-z]+ ){0,2}?(?:seeds?|beans?|acorn|pips?|stone|bulbs?|kernel|chestnut|tomato(?:es)?|carrots?|strawberr(?:y|ies)|sunflowers?|pumpkins?|potato(?:es)?|cactus|tulips?)";
const STRANGE =
  "(?:an?|the) (?:(?:tiny|little|small|lost|young|baby|real|live|strange|injured|hurt|homeless|stray|scruffy) )*(?:dragon|dinosaur|monster|alien|unicorn|troll|kitten|puppy|dog|cat|duckling|monkey|piglet|pig|hedgehog|rabbit|lamb|goat|yeti|mammoth|bear cub|fox cub|penguin|seal|fox|squirrel|owl|deer|fawn|duck|badger|bird|crow|raccoon|ghost|robot|elephant)";
const WILD =
  "(?:an?|the) (?:[a-z]+ ){0,2}?(?:hedgehog|frog|toad|snail|beetle|ladybird|ladybug|caterpillar|squirrel|crab|tadpoles?|bee|grasshopper|newt|lizard|mouse|sparrow|bird)";

const inHiding: ClauseScene = {
  by: "any",
  words: inSentence(
    `(?:(?:had|has|tried|decided|needed|have) to (?:hide|smuggle) (?:it|him|her|them|the [a-z]+|${STRANGE})|(?:hid|hide|hides|kept|concealed|smuggled|was hiding) (?:it|him|her|them|the [a-z]+|${STRANGE}) (?:secretly |secret )?(?:in|from|under|at|secret|into|inside|behind|away)|secretly (?:kept|fed|hid|raised|looked after|took care of|cared for|nursed) (?:it|him|her|them|${STRANGE}))\\b[^.]*`,
  ),
  idea: ofChildren(
    `(?=(?:[\\s\\S]*?\\bfrom (?<keeper>(?:his|her|their|my|the) [a-z]+))?)(?:[\\s\\S]*?\\b(?<small>dragon|dinosaur|monster|alien|unicorn|troll|kitten|puppy|dog|cat|duckling|monkey|piglet|pig|hedgehog|rabbit|lamb|goat|yeti|mammoth|penguin|seal|fox|fox cub|squirrel|owl|deer|fawn|duck|badger|bird|crow|raccoon|ghost|robot|elephant|baby elephant)\\b)`,
    "hospital|truck|ship|circus|zoo|died|soldiers?|army|king's|castle|captain|school bus|driver|factory|baker|museum|scientists?|space|police|ends? up|thief|ate",
  ),
  after: [
    [
      0,
      "=One cannot hide something that breathes just anywhere. The cupboard was tried, and the laundry basket, and the place behind the boots. In the end it was a box with holes in it, and on the box it said: “Stamps.” Nobody ever wants to see stamps.",
      "=One cannot hide something that breathes just anywhere. The cupboard was tried, and the laundry basket. “A box,” said {talker} at last. It had holes in it, and on the lid it said: “Stamps.” Nobody ever wants to see stamps.",
    ],
    [
      0.75,
      "=It had to eat. It did not like lettuce, and it did not like oats. It liked fish fingers. “You've got an appetite these days,” they said at table, and put down another plate. {Hero} nodded with full cheeks, and had something in both {his} sleeves.",
      "=It had to eat. It did not like lettuce, and it did not like oats. It liked fish fingers. “You've all got an appetite these days,” it was said at table, and down came another plate. They nodded with full cheeks, and had something in every sleeve.",
    ],
    [
      0.74,
      "=It made noises, and always at the wrong moment. Then somebody had to cough. By the third day there was so much coughing that there was cough mixture, a spoonful each. The {small} got one as well, because of the gurgling, and liked it.",
    ],
    [
      2,
      "=And it was growing. On Monday it had fitted in one hand. On Friday it sat on the stamps as if they were a footstool, and had a hole of its own making for the head. It looked out at whoever came in, with great interest.",
    ],
    [
      0.5,
      "=Then there were steps, and they were the wrong ones. There was time to throw a blanket over it and to sit down on top. “What's in that box?” asked the voice in the door. “Stamps.” The blanket sneezed. “Those are stamps?” It was a question to which there was nothing to be said, and the blanket said it again.",
    ],
  ],
  end: [
    [
      0,
      "=The blanket was lifted, quite slowly. The {small} looked up, with half a fish finger in its mouth, and then did something that nobody had taught it: it held out the other half. It was quiet for so long that one could have collected stamps. “It's hungry,” said the voice in the door then, and sounded different. “Does it get anything besides this? Something warm?”",
    ],
    [
      0.6,
      "=It came out that there had been a box once before, long ago, and that it had said “Buttons” on it. What had been in it was told in a whisper, although the door was shut. “Mine liked porridge,” said the voice. “Nobody ever noticed.” There were two on the floor now with their noses over the edge of the box, and soon there was a third.",
      "=It came out that there had been a box once before, long ago, and that it had said “Buttons” on it. What had been in it was told in a whisper, although the door was shut. “Mine liked porridge,” said the voice. “Nobody ever noticed.”",
    ],
    [
      0.7,
      "=There is a proper place now for the {small}, with straw, and with a door that it can open itself. Officially nobody knows about it. On the sign it still says “Stamps”. Those who have had cough mixture with it are allowed to come in without knocking.",
    ],
  ],
  of: "people",
};
/** The same where it has not hatched yet. */
const eggInHiding: ClauseScene = {
  ...inHiding,
  idea: ofChildren(
    "(?![\\s\\S]*hatch)(?=(?:[\\s\\S]*?\\bfrom (?<keeper>(?:his|her|their|my|the) [a-z]+))?)(?=[\\s\\S]*\\begg\\b)[\\s\\S]*?\\b(?<small>dragon|dinosaur|penguin|duckling|monster)\\b(?! (?:tamer|king))",
    "hospital|ship|circus|zoo|castle|museum|scientists?|police|nest|mother dragon",
  ),
  after: [
    [
      0,
      "=It was warm, and at night something knocked in there, from the inside, quite politely. On the third morning there was a crack, and by noon there was nobody in the egg any more. One can hide an egg in a sock. But the {small} would not fit in a sock, and it breathed. In the end it was a box with holes in it, and on the box it said: “Stamps.” Nobody ever wants to see stamps.",
      "=“It knocked,” said {talker} in the night. There was a crack in the egg by morning, and by noon there was nobody in it any more. One can hide an egg in a sock. But the {small} would not fit in a sock, and it breathed. In the end it was a box with holes in it, and on the box it said: “Stamps.”",
    ],
    ...inHiding.after.slice(1),
  ],
};

/** What children find and keep, and what they plant. */
export const foundAndGrown: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      `(?:(?:found|discovered|dug up|was given|got|came across|inherited) ${KEY}|(?:looked|searched|went looking|set out to look|set out to find|tried to find|wanted to find)(?: everywhere| all over[^.]*?)? for (?:the |a )?(?:right |matching )?(?:door|lock|keyhole|chest|box|what|something)|(?:wanted to (?:know|find out)|tried to find(?: out)?|looked for|wondered|did not know|tried it in|tried (?:every|all)) [^.]*?\\b(?:door|lock|opens?|opened|fit|fits|fitted|belonged|locks|doors|keyhole)\\b)[^.]*`,
    ),
    idea: ofChildren(
      `\\b(?<find>${KEY})\\b(?:[^.]*? (?<where>(?:in|under|behind|on) (?:the|a|an|his|her|their|my|our) (?:[a-z]+['’]s )?(?:[a-z]+ ){0,2}?(?:garden|shed|attic|drawer|desk|box|house|cellar|beach|book|floor|coat|pocket|tree|park|wall|kitchen|clock|barn|sand|cupboard|bed|grass|street)(?: shed)?))?`,
      "piano|detective|hotel|locked up|prison|car keys?|keys to|magic\\p{L}*|world|talking|bank|car|moon|time|castle|heart|sold|killed|dinosaur|egg",
    ),
    after: [
      [
        0,
        "={Thefind} was heavier than it looked, and it had teeth like an old comb. It had been lying there so long that it left its shape behind in the dirt. Somebody must have missed it once. Then somebody must have stopped.",
      ],
      [
        1,
        "=First they tried what was nearest. It did not fit the front door, or the back door, or the cupboard with the jam. It did not fit the piano, the letter box, or the diary of somebody who came in at the wrong moment.",
        "=First {hero} tried what was nearest. It did not fit the front door, or the back door, or the cupboard with the jam. It did not fit the piano, or the letter box, or the neighbour's shed. The neighbour had stood by and hoped so, too. He had lost his own key to it.",
      ],
      [
        0.74,
        "=Then there was a list, with all the locks that they knew. By the evening there were sixty-four of them. One does not notice how much is locked. Behind each one they drew a small cross, and the crosses began to look like a graveyard.",
        "=Then there was a list, with all the locks that one knew of. By the evening there were sixty-four of them. One does not notice how much is locked. Behind each one {hero} drew a small cross, and the crosses began to look like a graveyard.",
      ],
      [
        0.77,
        "=An old locksmith put on two pairs of glasses to look at it. “That's not for a door,” he said. “A door wants a longer neck. And a chest wants a fatter one. This was made for something that's only opened now and then, and with clean hands.” He would not take anything for it. He polished it a bit, on his sleeve.",
        "=“Perhaps it doesn't open anything,” said {talker}. “Perhaps somebody only made the key.” So it was taken to an old locksmith, who put on two pairs of glasses. “This was made for something that's only opened now and then,” he said. “And with clean hands.” He polished it a bit, on his sleeve.",
      ],
      [
        0.5,
        "=After that there was nothing left to try. {Thefind} was hung on a nail in the hall, and there it swung to and fro whenever somebody shut the door. {Hero} sat on the stairs underneath and watched it. It pointed at the floor. It pointed at the wall. It pointed at the tall old clock, which had been standing at ten to four for as long as anybody could remember.",
        "=After that there was nothing left to try. {Thefind} was hung on a nail in the hall, and there it swung to and fro whenever somebody shut the door. It pointed at the floor. It pointed at the wall. It pointed at the tall old clock, which had been standing at ten to four for as long as anybody could remember.",
      ],
    ],
    end: [
      [
        0,
        "=There was a small hole in the clock, right in the middle of the face. Everybody had always taken it for a place where a screw was missing. The hands had to be washed first. Then {thefind} went in as if it had never been away. It did not open anything. One could turn it, that was all, once and then again, and something inside got tight and took a breath.",
      ],
      [
        0.6,
        "=“Tick,” said the clock. From all over the house they came and stood in the hall. It was no treasure. It was only ten to four, and then it was nine minutes to. At four o'clock it struck. Nobody had known that it could do that, and an aunt who had grown up with it had to sit down on the stairs. “That's it,” she said. “That's how the afternoons used to sound.”",
        "=“Tick,” said the clock. From all over the house they came and stood in the hall. It was no treasure. It was only ten to four, and then it was nine minutes to. At four o'clock it struck. Nobody had known that it could do that. “That's how the afternoons used to sound,” said somebody old, very quietly.",
      ],
      [
        0.7,
        "=The list with the sixty-four crosses is lying inside the clock now, under the pendulum. At the bottom there is a sixty-fifth line. Every Sunday it has to be wound up, with clean hands. They take turns, and it is noticed at once when somebody has forgotten: then it's ten to four.",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      `(?:(?:planted|sowed|put|buried|pushed|stuck|grew|tried to grow|wanted to grow) (?<seed>${SEED})|(?:watered|waited|talked|sang|looked|checked)\\b[^.]*?\\b(?:it|them|day|days|morning|weeks|week)|nothing (?:happened|grew|came up|appeared)|(?:would|did) not (?:grow|come up|sprout))\\b[^.]*`,
    ),
    idea: ofChildren(
      `\\b(?:plant(?:s|ed)?|sow(?:s|ed)?|grow|grew|buried) (?<sown>${SEED})\\b`,
      "magic\\p{L}*|mars|space|clouds|overnight|giant|answer\\p{L}*|moon|war|roof|contest|competition|cement|concrete|talking|refus\\p{L}*|money|stone soup|lottery|world",
    ),
    after: [
      [
        0,
        "=It was pushed in with one finger, up to the second joint, and covered up, and patted. Then a little flag was put there, so that nobody should forget where it was. {Hero} sat down beside it. “So,” {he} said. “You can begin.”",
        "=It was pushed in with one finger, up to the second joint, and covered up, and patted. Then a little flag was put there, so that nobody should forget where it was. After that one could only sit down beside it. It could begin now.",
      ],
      [
        1,
        "=It did not begin. There was earth to be seen, and it was very good at being earth. {Hero} watered it before breakfast and after breakfast, and once during it. “You'll drown it,” they said. So {he} held an umbrella over it, for a change.",
        "=It did not begin. There was earth to be seen, and it was very good at being earth. {Hero} watered it before breakfast and after breakfast. “You'll drown it,” said {talker}. So it had an umbrella held over it, for a change.",
      ],
      [
        1,
        "=Everybody knew something. One has to talk to them, said one. One has to leave them alone, said another. “Play it some music,” said a third, who had a trombone and nobody who wanted to hear it. It was quiet in the earth afterwards. It was even quieter than before, it seemed.",
      ],
      [
        1,
        "=Next door something green came up, all by itself, and nobody had as much as looked at it. {Hero} pulled it out, to see how it's done. It had been a weed, and it was put back with an apology.",
      ],
      [
        0.5,
        "=In the third week {hero} dug. It was only meant to be a quick look. There was nothing at the end of the finger, and there was nothing a bit further down. It must have gone away, or been eaten. {He} pulled out the flag and laid it across the place. One can't be angry with earth. One can only stop coming, and {hero} stopped coming.",
        "=In the third week there was a quick look, with one finger. There was nothing at the end of it, and there was nothing a bit further down. It must have gone away, or been eaten. So the flag was laid across the place. One can't be angry with earth. One can only stop coming.",
      ],
    ],
    end: [
      [
        0,
        "=It was the flag that stood up. It had been lying flat for six days, and on the seventh it had one side in the air, as if it wanted to say something. {Hero} lifted it off. Underneath somebody was standing, bent double, pale green, with half a shell on the head like a hat that is too big. It had been carrying the flag on its back.",
        "=It was the flag that stood up. It had been lying flat for six days, and on the seventh it had one side in the air, as if it wanted to say something. Underneath somebody was standing, bent double, pale green, with half a shell on the head like a hat that is too big.",
      ],
      [
        0.6,
        "=“There you are,” whispered {hero}, and did not dare to breathe on it. It took until noon to get its hat off. It took until evening to straighten up. {Hero} sat beside it the whole day with the watering can, and did not pour out a drop. “Now it's growing, and you aren't doing anything,” they said. “I'm watching,” said {hero}. “That's the main thing.”",
        "=Nobody dared to breathe on it. It took until noon to get its hat off. It took until evening to straighten up. The watering can stood beside it all day long, and not a drop was poured out. “Now it's growing, and nobody's doing anything,” it was said. “We're watching. That's the main thing.”",
      ],
      [
        0.7,
        "=By now one has to look up to it. The flag is still there. It has gone up with it, caught in the third leaf, and is further up than anybody can reach. And a bit to the left, since yesterday, there is a second one, with nothing but earth round it. It has been told that there's no hurry.",
      ],
    ],
    of: "people",
  },
  eggInHiding,
  inHiding,
  {
    by: "any",
    words: inSentence(
      `(?:(?:found|caught|discovered|picked up|brought) (?<catch>${WILD})[^.]*?\\b(?:keep|home|jar|box|school|lunchbox|pet|pocket)|(?:wanted|decided|begged|asked|would (?:like|love)) to keep (?:it|him|her|them)|(?:took|brought|carried) (?:it|him|her|them) (?:home|to school|to his|to her|to their)|(?:hid|kept|put) (?:it|him|her|them) in (?:a|the|his|her) (?:jar|box|room|lunchbox|pocket|bucket|bath|shoebox))[^.]*`,
    ),
    idea: ofChildren(
      `\\b(?:finds?|found|catch(?:es)?|caught|discover(?:s|ed)?|brings?|brought|picks? up|picked up) (?<wild>${WILD})\\b`,
      "talk\\p{L}*|magic\\p{L}*|spoke|speaks|wish\\p{L}*|prince|baby|injured|hurt|wing|broken|class|lie|king|toy|clockwork|found out",
    ),
    after: [
      [
        0,
        "=It got a box with everything in it: moss, a lid of water, half an apple, and a postcard of the mountains to look at. {Thewild} walked once all round the edge. Then it sat down in front of the postcard, with its back to everybody.",
      ],
      [
        1,
        "=It got a name. It took a whole supper to find one, and then it was a very long one, because nobody wanted to leave theirs out. It did not come when it was called by it. By the end of the name it would have been there long ago in any case.",
        "=It got a name, and then a second one, which was from {talker}. It did not come when it was called by the first, and it did not come when it was called by the other. It looked at the mountains.",
      ],
      [
        1,
        "=“It's nice that it's got it so good here,” said {hero}. {Thewild} had eaten nothing of the apple. It had drunk nothing from the lid. So there was a raisin, and a bit of cheese, and a song. In the night there was a scratching, four steps to the left, four steps to the right. One could count along.",
      ],
      [
        1,
        "=In the morning {hero} lay down on the floor to see what there is to be seen from in there. There was a wall of cardboard, quite close. There was another one. Above, a long way up, there was a piece of ceiling with a lamp. The mountains were very small, and on the back of them, as one knew, it said “Greetings”.",
      ],
      [
        0.5,
        "=Then it rained outside. It smelled of wet grass as far as the carpet. {Thewild} came out of its corner for the first time, and put its nose to the hole in the cardboard, and stayed like that. It did not scratch any more. It only breathed, in and out, as if one could drink through that. {Hero} had been going to show it to everybody that afternoon.",
      ],
    ],
    end: [
      [
        0,
        "=So they carried the box out into the wet garden and laid it on its side. {Thewild} did not run away at once, as one might have thought. It sat on the edge, and looked out, and then it looked back for a moment into the moss, the lid, the postcard. Then it went, without any hurry, into the tall grass, and the grass closed behind it.",
        "@So I carried the box out into the wet garden and laid it on its side. {Thewild} did not run away at once, as one might have thought. It sat on the edge, and looked out, and then it looked back for a moment. Then it went, without any hurry, into the tall grass, and the grass closed behind it.",
      ],
      [
        0.6,
        "=“Now it's gone,” it was said. “It isn't gone,” said {hero}. “It's at home. It's we who are gone.” That had to be thought about. They stood there until their hair was quite wet, and listened, and now and then there was a rustle which might have been it.",
        "=“Now it's gone,” it was said. “It isn't gone,” said {hero}. “It's at home.” That had to be thought about. It rained on everybody, and now and then there was a rustle which might have been it.",
      ],
      [
        0.7,
        "=The box is still lying there, on its side, and has gone soft. On some evenings the apple is eaten that one puts in it. Who does it is not known. But the postcard has been turned round. From the grass one can read it quite well: “Greetings.”",
      ],
    ],
    of: "people",
  },
];
