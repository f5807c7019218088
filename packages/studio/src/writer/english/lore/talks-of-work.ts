import type { Lore } from "./lore.ts";

/** What the hero and a companion say or do to each other over some work. */
export const talksOfWork: Lore = {
  "(?:make|makes|made|making) (?:an?|the|his|her|its|my|their|some|new)(?! (?:[a-z]+ )?(?:friends?|mistakes?|face|wish|promise|joke|noise|decision|fortune|plan|deal|bet|fool|discovery|choice|best|most|only|first|last))":
    [
      "“Will it be as big as I think?” asked {mate}. “How big do you think?” asked {hero}. {Mate} showed it, and knocked over a jar.",
      "“There's a bit left over,” said {mate}. {Hero} pushed it quickly under a cloth. “Which bit?” asked {hero}.",
      "{Mate} held everything that needed holding. “Can you hold this, too?” asked {hero}. “Only with my teeth,” said {mate}.",
      "“You always stick out your tongue when it gets difficult,” said {mate}. “It helps,” said {hero}. So {mate} did it as well, and now there were two tongues.",
      "{Pet} sat down on the one piece that {hero} was looking for, and looked quite innocent.",
    ],
  "repair(?:s|ed|ing)?|mend(?:s|ed|ing)?|fix(?:es|ed|ing)?": [
    "“Have you tried hitting it?” asked {mate}. {Hero} hit it. Something fell off. “Maybe not so hard,” said {mate}.",
    "{Mate} held the lamp while {hero} bent over the broken place. “Higher,” said {hero}. “A bit to the left. Not in my eyes!”",
    "“It made a different noise before,” said {mate}. “Before, it went click,” said {hero}. “And now?” “Now it goes clack.”",
    "{Pet} sniffed at the broken place, sneezed, and lay down in the middle of the tools.",
  ],
  "bake|bakes|baked|baking": [
    "“Is it done yet?” asked {mate}. {Hero} looked through the oven door. “It has to get brown first.” “It's a bit brown at the back,” said {mate}.",
    "{Mate} cracked an egg, and half of it landed beside the bowl. “That one was for practice,” said {mate}, and took another egg.",
    "“A pinch of salt,” read {hero}. “A big pinch or a small pinch?” asked {mate}. “One of each,” said {hero}.",
    "“There's flour on your nose,” said {mate}. “Where?” asked {hero}, and rubbed it. “Now it's everywhere,” said {mate}.",
    "{Pet} walked right through the flour, and left white footprints all over the kitchen floor.",
  ],
  "cook (?:a|the|for|his|her|my|something|dinner|soup)|cooks (?:a|the|for|his|her|something|dinner|soup)|cooked|cooking":
    [
      "“More salt,” said {mate} after the first spoonful. “Less salt,” said {hero} after the second. “Let's try again,” said {mate}, and dipped the spoon in.",
      "{Mate} chopped the carrots. “This one looks like a nose,” said {mate}. “Into the pot with it,” said {hero}.",
      "“What's missing?” asked {hero}. {Mate} took a spoonful and thought about it. “I have to taste it again,” said {mate}, and took a bigger spoon.",
      "{Pet} sat exactly where a bit would land if it fell down, and watched {hero's} spoon go up and down.",
    ],
  "plant (?:a|the|his|her|my|some)|planted|planting|sowed|sowing|sows": [
    "“Which end goes down?” asked {mate}. {Hero} turned it over, and turned it over again. “The one without the green,” said {hero}.",
    "“Can it breathe down there?” asked {mate}. “It likes it,” said {hero}, and patted the earth. “Good night, then,” said {mate} to the ground.",
    "“How long will it take?” asked {mate}. “Weeks and weeks,” said {hero}. {Mate} sat down beside it. “I'll wait,” said {mate}.",
    "{Pet} watched how {hero} made a hole, and then scratched three more holes right beside it.",
  ],
  "(?:grow|grows|grew|growing|grown) (?:[a-z]+ ){0,2}?(?:vegetables|tomatoes|tomato|roses?|flowers?|pumpkins?|potatoes|carrots?|sunflowers?|strawberries|apples|cabbages?|herbs|trees?|plants?|beans|garden)|waters (?:the|his|her)|watered|watering":
    [
      "“It's grown!” cried {mate}. {Hero} held a finger up against it. “By half a fingernail,” said {hero}, and {mate} clapped.",
      "{Mate} bent down to a leaf and whispered something. “What did you say to it?” asked {hero}. “That it's doing very well,” said {mate}.",
      "“That's a weed,” said {hero}. “But it's trying so hard,” said {mate}. So the weed got a little water, too.",
      "{Pet} lay down between two rows, where it was cool, and only a bit of {pet} showed above the leaves.",
    ],
  "paints (?:a|the|his|her|my|pictures|everything|every)|painted|painting|paint (?:a|the|his|her|my|pictures|everything|every)":
    [
      "“You've got paint on your cheek,” said {mate}. “Where?” asked {hero}. “Here,” said {mate}, and touched it with the brush. “Oh. Now on both.”",
      "{Hero} stepped back to look, and {mate} stepped back, too, right into the paint pot. “Blue suits you,” said {hero}.",
      "“What colour is that?” asked {mate}. “I mixed all of them,” said {hero}. “It looks like mud,” said {mate}, “but like very nice mud.”",
      "{Pet} brushed against the wet paint, turned around to look, and got a stripe on the other side as well.",
    ],
  "draws (?!near|close|back)|drew (?!near|close|back|a breath|breath|the curtain)|drawing pictures": [
    "“Is that me?” asked {mate}, and looked over the edge of the paper. “Do you like it?” asked {hero}. “My nose does,” said {mate}.",
    "{Mate} bumped into the table, and the line went crooked. “Now it's a hill,” said {hero}, and drew a sheep on it.",
    "“There's still room in that corner,” said {mate}. “That's the sky,” said {hero}. “It looks lonely,” said {mate}. So {hero} drew a bird.",
    "{Pet} lay down in the middle of the paper, and {hero} drew a line all the way around {pet}.",
  ],
  "write|writes|wrote|writing": [
    "“How shall I begin?” asked {hero}. “With Dear,” said {mate}. “That's always a good beginning.” {Hero} wrote it down, and chewed the pencil.",
    "{Hero} read the last line aloud, and {mate} listened with closed eyes. “More,” said {mate}. “That's all so far,” said {hero}. “Then write faster!”",
    "“Does that word have one L or two?” asked {hero}. {Mate} thought hard. “Take two,” said {mate}, “it looks nicer.”",
    "{Pet} pushed the pencil over the edge of the table, looked after it, and waited until {hero} had picked it up.",
  ],
  "(?:read|reads|reading)(?! (?:minds|thoughts))": [
    "“Read that bit again,” said {mate}. “The sad bit?” asked {hero}. “No, the one with the cake,” said {mate}, and moved closer.",
    "{Hero} turned the page, and {mate} turned it back. “I haven't finished looking at the picture,” said {mate}. “There's a mouse behind the chair.”",
    "“What does it say here?” asked {mate}. “It's a very long word,” said {hero}, and tried to read it, and got a knot in {his} tongue.",
    "{Pet} lay down on the open page, right on the exciting bit, and {hero} could not read on.",
  ],
  "(?:learn|learns|learned|learnt|learning|studies|studied|studying)(?! (?:that|about|of|the truth))": [
    "“Once more from the beginning,” said {mate}. “Everything?” groaned {hero}. “Only the beginning of the beginning,” said {mate}.",
    "“It looks so easy when others do it,” said {hero}. “Watch me,” said {mate}, and did it all wrong, and {hero} had to laugh.",
    "“I'll never be able to do it,” said {hero}. “That's what I said about whistling,” said {mate}, and whistled.",
    "“Which bit is the hardest?” asked {mate}. “The middle,” said {hero}. “Then let's start there,” said {mate}, “and get it over with.”",
    "{Pet} watched the whole lesson, yawned at the difficult part, and looked at {hero}, as if it were quite easy.",
  ],
  "teach|teaches|taught|teaching": [
    "“Not so fast!” said {hero}. “That was slow,” said {mate}. “Then do it even slower,” said {hero}. And {mate} did it as slowly as a snail.",
    "“And what if it goes wrong?” asked {mate}. “Then we say oops, and start again,” said {hero}. “Oops,” said {mate}, just to practise.",
    "{Mate} and {hero} did it side by side, at the same time. “That looked right!” said {hero}. “Yours or mine?” asked {mate}. “Both!”",
    "{Pet} watched very closely, and then did something quite different, and looked proudly at {hero}.",
  ],
  "showed|showing|shows (?:him|her|them|it|me|us|everyone|everybody|how|the|his)": [
    "“Can you see it?” asked {hero}. “No,” said {mate}. {Hero} gently turned {mate} around. “Oh!” said {mate}. “Now I can.”",
    "“Show me again,” said {mate}. “You've seen it five times,” said {hero}. “It gets better every time,” said {mate}.",
    "“Careful, not like that,” said {hero}. “Like this?” asked {mate}. “Nearly,” said {hero}. “Now you've got it.”",
    "{Hero} pointed with one finger. {Pet} looked at the finger, and sniffed at it.",
  ],
  "helps?|helped|helping": [
    "“What shall I do?” asked {mate}. “Push here,” said {hero}. {Mate} pushed and puffed, and {hero} pushed and puffed. “Now it's moving!” cried {hero}.",
    "“Is that too heavy for you?” asked {hero}. “Not at all,” groaned {mate}, with a bright red face.",
    "“I'm not much good at this,” said {mate}. “Nor am I,” said {hero}, and made room. “But with two of us it's quicker.”",
    "“What would you do without me?” asked {mate}. “I'd still be standing there,” said {hero}. “Thank you.” And {mate} grew two inches.",
    "{Pet} wanted to help, too, and stayed so close to {hero} that {hero} nearly fell over {pet}.",
  ],
  "cleans|cleaned|cleaning|scrubs|scrubbed|scrubbing|polishes|polished|polishing|tidy up|tidies|tidied|tidying|sweeps|swept|sweeping|(?:washes|washed|washing)(?! (?:machine|up on|ashore|away))":
    [
      "“You've missed a spot,” said {mate}. {Hero} rubbed it away. “And there's another one.” “That's your shadow,” said {hero}.",
      "{Mate} held up something grey and fluffy. “Do we still need this?” asked {mate}. “What is it?” asked {hero}. “I hope it's a sock,” said {mate}.",
      "“I'll clean the top, and you clean the bottom,” said {mate}. All the dust came down on {hero}. “Let's swap,” sneezed {hero}.",
      "{Pet} waited until everything was clean, and then walked right across the wet floor to say hello.",
    ],
  "carry|carries|carried|carrying": [
    "“Shall I take one end?” asked {mate}. “Yes, the back end,” puffed {hero}. “Which end is the back?” asked {mate}.",
    "“Careful, a step,” said {mate}. “And another step. That was the last one.” {Hero} stumbled. “There was one more,” said {mate}.",
    "“Shall we have a short rest?” asked {hero}. “Yes!” said {mate}, and had already let go of the other end.",
    "{Pet} carried something, too, a very small twig, and walked proudly ahead of {hero}.",
  ],
  "brought (?!up)|bringing (?!up)|brings (?!up)|bring (?!up)": [
    "“Is it still all right?” asked {mate}. {Hero} lifted one corner of the cloth and peeped. “Still all right,” said {hero}.",
    "“What shall we say when we get there?” asked {mate}. “Surprise!” said {hero}. {Mate} practised it the whole way, louder and louder.",
    "“You go in first,” whispered {mate}. “No, you,” whispered {hero}. In the end both went in at once, and got stuck in the door.",
    "{Pet} walked in front, very straight, and looked back now and then to see if {hero} was coming.",
  ],
  "deliver(?:s|ed|ing)?": [
    "“Is this the right door?” asked {mate}. {Hero} looked at the address. “It says number six.” {Mate} turned the paper over. “Or number nine.”",
    "{Mate} shook it a little and listened. “We mustn't shake it,” said {hero}. “But what's in it?” asked {mate}. Then {hero} shook it a little, too.",
    "“I'll ring the bell, and you smile,” said {mate}. {Hero} smiled very wide. “Not that wide,” said {mate}.",
    "{Pet} knew every doorstep where there had ever been something to eat, and stopped at each of them.",
  ],
  "collects?|collected|collecting|gathers?|gathered|gathering": [
    "“Have we already got one like this?” asked {mate}. {Hero} looked closely. “Not with a spot on it,” said {hero}, and put it with the others.",
    "{Mate} came back with three. “That one is a stone,” said {hero}. “I know,” said {mate}, “but it looked so lonely.”",
    "“How many do we need?” asked {mate}. “Just one more,” said {hero}. “You said that ten minutes ago,” said {mate}, with full arms.",
    "{Pet} brought a feather, a leaf and half a biscuit, and laid them all down in front of {hero}.",
  ],
  "(?:digs?|dug|digging)(?: up)?": [
    "Clonk! “I've hit something!” cried {mate}. {Hero} came running. “That's my foot,” said {hero}.",
    "“How deep do we have to go?” asked {mate}. “Deeper,” said {hero}. {Mate} jumped into the hole, and only the tip of a head looked out. “Even deeper?”",
    "{Hero} threw the earth to the left, and {mate} threw it to the right, and after a while both heaps slid back into the hole. “Oh,” said {mate}.",
    "{Pet} dug along so fast that the earth flew, and half of it landed on {hero}.",
  ],
  "buy|buys|bought|buying": [
    "“Do you really need it?” asked {mate}. “No,” said {hero}, “but look how nice it is.” {Mate} looked. “Oh,” said {mate}. “Then we need it.”",
    "{Mate} counted the coins, and {hero} counted them, too. “I've got one more than you,” said {mate}. “That's a button,” said {hero}.",
    "“Ask what it costs,” whispered {mate}. “You ask,” whispered {hero}. In the end both asked at the same time.",
    "“Let me carry it,” said {mate}. “It isn't heavy,” said {hero}. “I know,” said {mate}, “but I want to.” And {hero} let {mate} carry it for a bit.",
    "{Pet} sniffed at what {hero} had bought, from all sides, and then sat down beside it like a guard.",
  ],
  "sell|sells|sold|selling": [
    "“How much is it?” asked {mate}, to practise. “How much have you got?” asked {hero}. {Mate} felt in every pocket. “One button,” said {mate}.",
    "{Mate} put up the sign and stepped in front of it. “Can people read it?” asked {mate}. “Not through you,” said {hero}.",
    "“You have to call out that it's the best,” said {mate}. “It's the best,” said {hero} in a small voice. “Louder!” shouted {mate}.",
    "{Pet} lay down among the things for sale, and somebody asked {hero} how much {pet} cost.",
  ],
  "open(?:s|ed|ing)? (?:a|his|her|the|my|their) (?:[a-z]+ )?(?:shop|store|cafe|café|bakery|restaurant|school|library|hotel|inn|museum)":
    [
      "“When do we begin?” asked {mate}. “When somebody comes in,” said {hero}. So {mate} went out and came in again. “Good day!” said {mate}.",
      "{Hero} turned the sign around to Open. {Mate} looked at it from outside. “Here it says Closed!” called {mate}. {Hero} turned it around again.",
      "“And what if too many people come?” asked {mate}. “Then you say: one at a time, please,” said {hero}. {Mate} practised it on a chair.",
      "{Pet} lay down in the window, right in the middle, and looked at everybody who walked past.",
    ],
};
