/**
 * Ballad stanzas: four beats, three beats, four, three; the second line rhymes with the fourth. Whatever comes out of
 * the user's idea stands in the first or third line, which need not rhyme and may run long. "/" ends a line.
 */
export const stanzas = {
  open: [
    "There lived {where}, so I was told, / when all the world was small, / {ahero}, with a lamp to light / and no one else at all.",
    "Come closer now, and hear of one / who lived {where} alone: / {ahero}, with a heart as soft / as moss upon a stone.",
    "The wind that knows a hundred tales / once told me one so true, / of {ahero} who lived {where} / beneath a sky of blue.",
    "When evening folds the day away / and puts it on the shelf, / I think of {ahero}, {where}, / who dreamed beside {himself}.",
    "Oh, once upon a silver time, / before the clocks were wound, / {ahero} lived {where} and heard / the grass grow from the ground.",
  ],
  nature: [
    "Not loud, not proud, not first in line, / not one to make a fuss, / {he} had a way of seeing things / that might be hid from us.",
    "{He} kept a candle on the sill, / a kettle on the flame, / and every little thing {he} met / {he} called it by its name.",
    "Some hearts are made of iron bars / and some of window glass; / and {hero's} was a garden gate / that let the seasons pass.",
    "By day {he} watched the shadows turn, / by night {he} watched the dark, / and in between, so small and bright, / {he} tended one red spark.",
  ],
  goal: [
    "And all {he} wished for, day and night, / was only this, no more: / to {todo}; and that is why / {he} opened up the door.",
    '"I long to {mytodo}," {he} sighed, / "I know not how or when, / but if I sit another year / I\'ll never wish again."',
    "To {todo}! The thought came in / and would not leave {his} mind; / it danced before {him} like a moth / and left its light behind.",
    "For some will wish for bread and gold / and some for wind and rain, / but {hero} wished to {todo}, / and wished it yet again.",
  ],
  leave: [
    "So up {he} got and out {he} went / before the birds could sing, / with half a loaf, a ball of twine, / and hardly anything.",
    "The moon let down a silver stair, / the road rolled out ahead, / and nobody but one old owl / had heard {him} leave {his} bed.",
    "Goodbye, the little gate went creak, / goodbye, the well, the tree; / the hills lay open like a book / for anyone to see.",
  ],
  pal: [
    'And who came too? Why, {pal} came, / as friends will always do, / and said, "The road is long for one, / but shorter made for two."',
    'Then {pal} stood there at the bend / and said, "I\'m coming too; / for every road that goes for one / goes better still for two."',
    "Beside {him}, soft, went {pal} then, / who asked no reason why, / but shared the bread and shared the rain / and half of all the sky.",
  ],
  met: [
    "There at the crossroads, on a stone, / sat {apal} in the rain, / and neither had to ask the way / or walk alone again.",
    "They met beneath a leaning tree, / {apal} and one more; / and each had found, without a word, / what each was looking for.",
    '"Who\'s there?" said {apal}. "Only me." / "Then that makes two of us." / And off they went, the pair of them, / with very little fuss.',
  ],
  trouble: [
    "Then came the wind, then came the dark, / then came the driving sleet, / and took the path and rolled it up / from underneath their feet.",
    'A wall there was, as high as night, / with not a door in sight, / until they knocked on every stone / and one said, "Yes, all right."',
    'A river rose and asked them both / a riddle in the foam: / "What is it that you leave behind / and always carry?" "Home."',
    "The bridge was gone, the rope was short, / the other side was far; / they tied on every scrap they had / and hung it on a star.",
    "A giant slept across the way / and snored the clouds apart; / they tucked him in from chin to toe / and warmed his heavy heart.",
    'The fog came down, and in the fog / a voice said, "Who goes there?" / "Just someone who is lost like you." / And then there were a pair.',
    "They lost the map, they lost the way, / they lost the evening too, / and found the thing that lost ones find: / a different kind of view.",
    "A shadow blocked the narrow pass / and would not let them by, / till {hero} asked it what was wrong; / and it began to cry.",
  ],
  foe: [
    'But there was {afoe} who stood / across the road and smiled: / "Go home, go home, go home," it said, / "before the night grows wild."',
    "But {afoe} had a colder plan / and kept it in a box, / and followed them from stone to stone / on feet as soft as socks.",
    "And in the dark sat {afoe} / who never laughed or sang, / and each time anybody did / a heavy door went clang.",
  ],
  foeTurns: [
    'Then {hero} turned to {thefoe}: / "Come in out of the cold." / And something that had frozen hard / let go of all its hold.',
    "And what became of {thefoe}? / {Hero} held out a hand; / and no one ever had before, / so it could hardly stand.",
  ],
  other: [
    "And with them both went {other}, too, / who knew a thing or three, / and whistled when the way grew dark, / as cheerful as can be.",
    'And {other} came and brought a lamp / and trimmed it nice and low, / and said, "I\'ve nothing else to do, / so shall we maybe go?"',
  ],
  thing: [
    "And with them always went {thing}, / for all the way, and back; / it weighed no more than half a wish / inside the traveller's sack.",
    "They had {thing}, they kept it close, / they kept it safe and dry; / and what it might be needed for / they'd learn of by and by.",
  ],
  low: [
    "And then one night the lamp went out, / the last of songs was sung, / and hope lay cold as any stone / on any frozen tongue.",
    "They came at last to where roads end, / and there was nothing there: / no lamp, no door, no silver stair, / just dark and empty air.",
    '"It cannot be," said {hero} low, / "it never could have been." / And darkness laid its heavy coat / on everything unseen.',
  ],
  turn: [
    "But {pal} took a breath and sang / the song they both knew well, / and something in the dark awoke / and answered like a bell.",
    "But deep inside, where sparks are kept / for times when lamps have died, / one tiny ember shook itself / and opened up its side.",
    "Then out of every wood and lane / came all whom they had met, / and each one held a candle up, / and none had they to let.",
  ],
  find: [
    "And there it was. Oh, there it was, / so near, so small, so plain: / {goal}, that they had walked so far / to look for in the rain.",
    "For {goal} had been waiting there / as long as they had known, / as quiet as a lighted house / when somebody comes home.",
    "They did not shout, they did not run, / they stood there hand in hand; / for {goal} lay before their eyes / like morning on the land.",
  ],
  save: [
    "And {goal}? Safe. Oh, safe at last, / and far from any harm; / the night went by without a sound / and everything was warm.",
    "So it was done, the task was done, / and no one called it brave; / but {goal} laughed in morning light, / for someone came to save.",
    "The dark let go, the door fell wide, / and in the sun's first beam / stood {goal}, free and whole and well, / like someone from a dream.",
  ],
  do: [
    "And so {hero} {did}, that day, / as easy as a breath; / the sky itself leaned down to look, / the wind held still as death.",
    "And this is how {hero} {did}, / with all the world to see: / not like a king, not like a queen, / but like a bird set free.",
    "It came as simply as a dawn / when nobody has planned: / {hero} {did}, and laughed, and felt / the whole world in {his} hand.",
  ],
  end: [
    "And if some evening, late and long, / you hear a footstep fall, / it may be {hero} going by / to tell you of it all.",
    "So when you think the road is done / and every lamp is low, / remember who went out to look, / and light your own, and go.",
    "The kettle sings, the candle burns, / the stars are on the hill, / and {hero} sits and dreams a bit, / and maybe dreams it still.",
    "Now close your eyes; the tale is told, / the moon has gone to bed; / but somewhere there's a little road / that's waiting up ahead.",
  ],
} as const;

/** Sung again and again in a song; the gap is filled anew each time, so that no chorus is quite the last. */
export const choruses = [
  "Oh, carry me over, carry me through, / {ring}, / for the road is as long as a wish coming true, / and home is wherever you sing.",
  "Hey-ho, little light, don't you go, don't you go, / {ring}, / for the night is a river, the night is a flow, / and the morning is all it will bring.",
  "So hush-a-bye, high-away, over the hill, / {ring}, / for the heart that keeps humming is humming there still, / like a bird with a song and one wing.",
] as const;

export const rings = [
  "while the bells of the morning all ring",
  "while the winter is turning to spring",
  "on the end of a long silver string",
  "like a child going up on a swing",
  "with the moon for a copper-gold ring",
  "with the words that the rivers all bring",
  "where the grass and the evening stars cling",
  "for a beggar as much as a king",
  "let the door and the windows all swing",
  "on the wind, on the wave, on the wing",
  "for the smallest and lowliest thing",
  "and forget about every sharp sting",
] as const;

/** First and third lines of the stanzas on the road. */
export const passing = [
  "They passed {spot} at fall of night",
  "They slept one night in {shelter}",
  "They met {folk} along the way",
  "They walked and walked for half the year",
  "They counted clouds and lost their count",
  "They shared between them, crumb by crumb",
  "They came upon {spot} at last",
  "They followed where a feather fell",
  "They climbed until the air grew thin",
  "They built a fire of broken twigs",
  "They asked the way of {folk}",
  "They waded through the silver grass",
  "They sat and mended shoes and socks",
  "They sang to keep the dark away",
  "They told each other all they knew",
  "They carved their names on nothing much",
  "They found a footprint in the sand",
  "They heard a bell from far away",
  "They saw their shadows stretch and wave",
  "They left a crust for {folk}",
] as const;

export const hearing = [
  "The wind went by and turned a page",
  "The stars came out to see them pass",
  "A nightbird asked them who they were",
  "The rain forgot to fall on them",
  "The road lay down and went to sleep",
  "The hills were blue as folded cloth",
  "A window glowed and then was gone",
  "The dew had hung its lanterns out",
  "An echo followed, step by step",
  "The clouds were boats without a crew",
  "And {pal} told a tale of kings",
  "And {pal} laughed at nothing much",
  "And something rustled, something sighed",
  "And one by one the miles went by",
  "And no one knew the name of it",
  "And once they thought they heard the sea",
  "And each one thought of home a while",
  "And in the east a thread of light",
  "And nothing seemed too far to reach",
  "And all the while the hope held fast",
] as const;

/** Second and fourth lines, in pairs that rhyme. */
export const rhymes = [
  ["beneath a paper moon", "and hummed a crooked tune"],
  ["when all the stars were new", "the way that old friends do"],
  ["as evening turned to gold", "like something never told"],
  ["along a lane of stone", "no longer quite alone"],
  ["where no one else had been", "in silver, grey and green"],
  ["before the break of day", "and softly slipped away"],
  ["while all the meadows slept", "and every secret kept"],
  ["between the dark and light", "all through the quiet night"],
  ["as slow as falling snow", "with miles and miles to go"],
  ["and never asked for more", "than any time before"],
  ["beyond the seventh hill", "and everything was still"],
  ["and did not mind the cold", "too young to feel so old"],
  ["by lanterns in the trees", "as busy as the bees"],
  ["as lightly as a leaf", "and laid aside its grief"],
  ["with pockets full of rain", "and lost and found again"],
  ["and did not make a sound", "on high, enchanted ground"],
  ["where three small rivers meet", "on tired and dusty feet"],
  ["under a sky of slate", "too early and too late"],
  ["in seven kinds of weather", "and went along together"],
  ["across a field of rye", "beneath a listening sky"],
  ["and waited for the dawn", "then yawned a mighty yawn"],
  ["in coats too big to wear", "and took the morning air"],
  ["with neither map nor chart", "by reckoning of heart"],
  ["and none could tell them why", "as time went drifting by"],
  ["beside an open gate", "that did not have to wait"],
  ["as quiet as a mouse", "around a sleeping house"],
  ["and smelled of smoke and thyme", "in time, in time, in time"],
  ["while winter held its breath", "as old as life and death"],
] as const;
