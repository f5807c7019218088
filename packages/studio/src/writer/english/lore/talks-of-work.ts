import type { Lore } from "./lore.ts";

/** What the hero and a companion say or do to each other over some work. */
export const talksOfWork: Lore = {
  "(?:make|makes|made|making) (?:an?|the|his|her|its|my|their|some|new)(?! (?:[a-z]+ )?(?:friends?|mistakes?|face|wish|promise|joke|noise|decision|fortune|plan|deal|bet|fool|discovery|choice|best|most|only|first|last))":
    [
      "“What is it going to be?” asked {mate}. “That depends on how it comes out,” said {hero}, and tried the other side. {Mate} nodded, and passed the next piece.",
      "“Is there supposed to be a bit left over?” asked {mate}. {Hero} considered the bit, and pushed it under a cloth. “That's the spare,” said {hero}.",
      "{Mate} held everything that had to be held, and that was more and more. “Can you manage one more?” asked {hero}. “With what?” asked {mate}.",
      "“You're doing it with your tongue out,” said {mate}. “It gets better like that,” said {hero}. {Mate} tried holding the string with the same expression, and it did help.",
      "{Pet} took an interest in one particular piece, sat down on it, and could only be moved together with it.",
    ],
  "repair(?:s|ed|ing)?|mend(?:s|ed|ing)?|fix(?:es|ed|ing)?": [
    "“Have you tried hitting it?” asked {mate}. “Gently or properly?” asked {hero}. {Mate} was for gently, but did take one step back.",
    "{Mate} shone a light on the place while {hero} bent over it. “Higher,” said {hero}. “The light or my spirits?” asked {mate}, and raised the light.",
    "“It made that noise before,” said {mate}. “Before, it was a click,” said {hero}. “Now it's a clack.” {Mate} listened again, and came round to the clack.",
    "{Pet} sniffed at the broken place, sneezed, and settled among the tools like a foreman at lunch.",
  ],
  "bake|bakes|baked|baking": [
    "“How do you tell when it's done?” asked {mate}. “One listens,” said {hero}. So {mate} and {hero} listened at the oven door, and it hissed a little.",
    "{Mate} cracked an egg, and half of it went down on the wrong side of the bowl. “That was for practice,” said {mate}. {Hero} wiped, and passed over another one for practice.",
    "“It says a pinch,” said {hero}. “Yours or mine?” asked {mate}. It came to one of each, and a third for the sake of peace.",
    "{Mate} gave the dough a name, because it was going to grow. “We eat it later on,” said {hero}. That had not been thought of. “Then just a short name,” said {mate}.",
    "{Pet} walked through the flour once, without haste, and from then on anybody could read where {pet} had been.",
  ],
  "cook (?:a|the|for|his|her|my|something|dinner|soup)|cooks (?:a|the|for|his|her|something|dinner|soup)|cooked|cooking":
    [
      "“More salt,” said {mate} after the first spoonful. “Less,” said {hero} after the second. The pot bubbled between the two opinions and kept out of it.",
      "{Mate} did the chopping. “Should the pieces be the same size?” asked {mate}. {Hero} looked into the bowl. “Related would be enough,” said {hero}.",
      "“What does it still need?” asked {hero}, and {mate} thought about it for the length of a spoonful. “I'd have to try again,” said {mate}, “from another part of the pot.”",
      "{Pet} sat down exactly where something would land if it fell. “Not yet,” said {hero}, for the third time.",
    ],
  "plant (?:a|the|his|her|my|some)|planted|planting|sowed|sowing|sows": [
    "“Which end goes down?” asked {mate}. {Hero} turned it over, and over again. “It will know when it's in,” said {hero}, and pressed the earth together.",
    "{Mate} put in a little stick, so that nobody would tread on the place, and stepped back onto the place beside it. “Sorry,” said {mate} to the ground, and {hero} smoothed it out.",
    "“How long will it take?” asked {mate}. “Longer than anybody can sit here,” said {hero}. {Mate} sat down. “We'll see about that,” said {mate}.",
    "{Pet} watched closely how a hole is made, and then made three more, entirely without being asked.",
  ],
  "(?:grow|grows|grew|growing|grown) (?:[a-z]+ ){0,2}?(?:vegetables|tomatoes|tomato|roses?|flowers?|pumpkins?|potatoes|carrots?|sunflowers?|strawberries|apples|cabbages?|herbs|trees?|plants?|beans|garden)|waters (?:the|his|her)|watered|watering":
    [
      "“It was shorter before,” said {mate}. “Everything was shorter before,” said {hero}, but measured all the same, and {mate} remembered the number aloud.",
      "{Mate} leaned down to a leaf and murmured something. “Does that help?” asked {hero}. “It costs nothing,” said {mate}, “and it's listening, look.”",
      "“That one is a weed,” said {hero}. “It's trying so hard, though,” said {mate}. The weed got a corner to itself, and a sip of water.",
      "{Pet} lay down between two rows, where it was cool, and pretended to be a vegetable.",
    ],
  "paints (?:a|the|his|her|my|pictures|everything|every)|painted|painting|paint (?:a|the|his|her|my|pictures|everything|every)":
    [
      "“There's paint on you,” said {mate}. “Where?” asked {hero}. {Mate} pointed, with a wet brush, and then there was paint in a second place as well.",
      "{Hero} stepped back to look, and {mate} stepped back too. “More blue?” asked {hero}. “I was going to say that it's already looking back at us,” said {mate}.",
      "“What colour is it, if you're honest?” asked {mate}. {Hero} stirred. “It began as what it says on the lid,” said {hero}. {Mate} found that it had come a long way since.",
      "{Pet} brushed past the wet part, turned round to see what it was, and had a stripe along the other side too.",
    ],
  "draws (?!near|close|back)|drew (?!near|close|back|a breath|breath|the curtain)|drawing pictures": [
    "“Is that me?” asked {mate}, looking over the edge of the paper. “It can still be somebody else,” said {hero}. “No, leave it,” said {mate}, and held quite still.",
    "{Mate} pushed the paper straight, since it was lying crooked. Now the line was crooked instead. “It's a hill,” said {hero} after a moment. “A good one,” said {mate}.",
    "“There's still room in this corner,” said {mate}. “That's the air,” said {hero}. “It looks so empty,” said {mate}, and {hero} put in a very small bird.",
    "{Pet} lay down on the paper, in the middle, so {hero} drew on round the edges and left a space with that shape.",
  ],
  "write|writes|wrote|writing": [
    "“How do you begin?” asked {mate}. “With the second sentence,” said {hero}. “Nobody dares to touch the first one.” {Mate} suggested “Well”, and it was written down.",
    "{Hero} read the last line aloud, and {mate} listened with great attention. “Is there more?” asked {mate}. “Should there be less?” asked {hero}.",
    "“Does that word have one of those in it, or two?” asked {hero}. “Two,” said {mate}. “Or one. But it looks friendlier with two.” It got two.",
    "{Pet} pushed the pencil over the edge, looked down after it, and waited for somebody to fetch it, so that it could be done again.",
  ],
  "(?:read|reads|reading)(?! (?:minds|thoughts))": [
    "“Read that bit again,” said {mate}. “The sad one?” asked {hero}. “The one before, when nobody knew yet,” said {mate}, and moved closer.",
    "{Hero} turned the page, and {mate} turned it back. “I wasn't finished with the picture,” said {mate}. So the story waited while a very small ship was looked at.",
    "“What does it say there?” asked {mate}. “Something with a long word in the middle,” said {hero}. {Mate} tried to say it, and so did {hero}, and neither version was in the book.",
    "{Pet} put a chin on the open page, right on the line that mattered, and closed both eyes.",
  ],
  "(?:learn|learns|learned|learnt|learning|studies|studied|studying)(?! (?:that|about|of|the truth))": [
    "“Once more from the beginning,” said {mate}. “There was a beginning?” asked {hero}. {Mate} laughed and looked for it, and there it was, right at the front.",
    "“It looks so easy when it's done right,” said {hero}. “It looks easy when it's done wrong, too,” said {mate}, and showed how. It did look easy.",
    "{Mate} tried it at the same time, to be company, and got it wrong in a completely new way. “Do that again,” said {hero}. “I couldn't,” said {mate}.",
    "“Which part is the hard one?” asked {mate}. “All of it, in that order,” said {hero}. {Mate} proposed to start at the back, where nobody was expecting it.",
    "{Pet} stayed for the whole lesson, yawned at the difficult part, and at the end looked like the only one who had known it all along.",
  ],
  "teach|teaches|taught|teaching": [
    "“Not so fast,” said {mate}. “That was slow,” said {hero}. “Then not so slow,” said {mate}, and it was tried a third way, somewhere in the middle.",
    "“And if it goes wrong?” asked {mate}. “Then one says oops, and starts again,” said {hero}. “Oops,” said {mate}, to have that part done with.",
    "{Mate} and {hero} did it at the same time, side by side, one half a moment after the other. “Was that me or you?” asked {mate}. “The nice one was you,” said {hero}.",
    "{Pet} had been told to watch closely, watched closely, and then did something quite different, with an expectant look.",
  ],
  "showed|showing|shows (?:him|her|them|it|me|us|everyone|everybody|how|the|his)": [
    "“Can you see it?” asked {hero}. “I can see something,” said {mate}. “That's it,” said {hero}. “Then I can see it,” said {mate}, and bent closer to be sure.",
    "{Mate} looked at it from the front and from behind. “And what does it do when nobody is looking?” asked {mate}. “Nobody has ever seen,” said {hero}.",
    "“Careful, not like that,” said {hero}. {Mate} stopped in the middle of not like that. “Like this?” asked {mate}. It was still not, but it was nearer.",
    "{Pet} looked along the pointing line, all the way to the wrong end of it, and sniffed there.",
  ],
  "helps?|helped|helping": [
    "“Tell me what to do,” said {mate}. “Stand there,” said {hero}. “And then?” asked {mate}. “That's already most of it,” said {hero}, and leaned against {mate} for a push.",
    "{Mate} took the heavy end before {hero} could. “Is it too much?” asked {hero}. “Not if we talk about something else,” said {mate}, in a rather thin voice.",
    "“I'm not much good at this,” said {mate}. “Nor is anybody here,” said {hero}, and moved over a little, so that there was room for two.",
    "“You need not thank me,” said {mate}, some time before the end. “It's not finished yet,” said {hero}. “No, but I might be busy then,” said {mate}. “Go on, say it now.”",
    "{Pet} helped as well, by taking things from where they were needed to where they were not.",
  ],
  "cleans|cleaned|cleaning|scrubs|scrubbed|scrubbing|polishes|polished|polishing|tidy up|tidies|tidied|tidying|sweeps|swept|sweeping|(?:washes|washed|washing)(?! (?:machine|up on|ashore|away))":
    [
      "“You missed a bit,” said {mate}. {Hero} wiped it, and next to it now was another bit. “It's moving,” said {hero}, and {mate} cornered it from the left.",
      "{Mate} held up something grey. “Does anybody still want this?” asked {mate}. “What is it?” asked {hero}. Nobody knew, and so it was put back respectfully.",
      "“I'll do the top, and you do the bottom,” said {mate}. What came off the top went to the bottom. “That's a bad plan,” said {hero} from down there.",
      "{Pet} waited until it was quite dry and quite clean, and then came straight across the middle, with news from outside on every paw.",
    ],
  "carry|carries|carried|carrying": [
    "“Shall I take one side?” asked {mate}. “It hasn't got sides,” said {hero}, “only a bottom.” {Mate} took the bottom, and from there on it was carried backwards.",
    "{Mate} called out the steps on the way: one, two, and a bit of a third. “You said two,” said {hero}, from below. “And a bit,” said {mate}.",
    "“A short rest?” asked {hero}, and {mate} agreed before the question was quite over. It was set down, and {mate} and {hero} sat to the left and to the right of it.",
    "{Pet} ran ahead with something very small, a twig perhaps, and plainly felt that the load was now fairly shared.",
  ],
  "brought (?!up)|bringing (?!up)|brings (?!up)|bring (?!up)": [
    "“Is it still all there?” asked {mate}. {Hero} looked under the cloth, and counted, and nodded. “Then it can't be far any more,” said {mate}.",
    "{Mate} practised what to say on arriving. “Here you are,” said {mate}, “or is that too short?” “It depends on the face,” said {hero}. {Mate} did the face as well.",
    "“You go in first,” said {mate}. “Why?” asked {hero}. “You're the one it was told to,” said {mate}. It came to going in side by side, and the door was narrow.",
    "{Pet} walked very straight in front, like somebody at the head of a procession, and now and then looked back to see if the rest was coming.",
  ],
  "deliver(?:s|ed|ing)?": [
    "“Is this the right door?” asked {mate}. {Hero} held the address next to the number. “One of the two is upside down,” said {hero}, and {mate} turned the paper.",
    "{Mate} shook it gently, and listened. “We don't shake things,” said {hero}. “No,” said {mate}. “What do you think it is, though?” {Hero} shook it as well.",
    "“I'll ring, and you smile,” said {mate}. “Like this?” asked {hero}. {Mate} looked at it from the side. “Perhaps you ring,” said {mate}.",
    "{Pet} knew every doorstep on the way where there had ever been something to eat, and stopped at each of them out of loyalty.",
  ],
  "collects?|collected|collecting|gathers?|gathered|gathering": [
    "“Do we have this one already?” asked {mate}. {Hero} held it beside another. “That one has a longer face,” said {hero}, and {mate} saw it, too.",
    "{Mate} brought three, of which one was a stone. “It was lying with the others,” said {mate}. {Hero} put the stone in with the rest. It looked pleased.",
    "“How many are enough?” asked {mate}. “One more,” said {hero}. “You said that when there were six,” said {mate}, who was by now carrying most of it.",
    "{Pet} contributed a feather, a leaf and half a biscuit, and laid them down in a row for inspection.",
  ],
  "(?:digs?|dug|digging)(?: up)?": [
    "“It sounds different here,” said {mate}, and knocked. {Hero} came over and knocked as well. “That's the lunch box,” said {hero}. “So it is,” said {mate}.",
    "“How deep do we go?” asked {mate}. “Until it's deep,” said {hero}. {Mate} climbed in to see, and only the voice came out again. “A little more, then.”",
    "The earth that {hero} threw to the left landed where {mate} was throwing it to the right. “We're moving one heap,” said {mate}. “But thoroughly,” said {hero}.",
    "{Pet} dug as well, in the same place, with great speed and in the other direction, so that half the hole was soon filled in again.",
  ],
  "buy|buys|bought|buying": [
    "“Do you need it?” asked {mate}. “No,” said {hero}. “Good,” said {mate}. “If one needs a thing, one can't enjoy it.” And {mate} looked for the price.",
    "{Mate} counted the coins, then {hero} did, and there was a difference of one. “Count again without the bottle top,” said {hero}. Then it was the same, but less.",
    "“Ask if it comes with a string,” whispered {mate}. “You ask,” whispered {hero}. Nobody asked, and a string would really have been useful.",
    "On the way out {hero} held it on the left, and {mate} kept a grip on it on the right. “It isn't heavy,” said {hero}. “I know,” said {mate}, “I only want to have bought it, too.”",
    "{Pet} sat down beside it at once, as close as possible, and from then on looked at everybody as the owner does.",
  ],
  "sell|sells|sold|selling": [
    "“What does it cost?” asked {mate}, to try it out. “What would you give?” asked {hero}. {Mate} felt about in every pocket there was. “A button,” said {mate}.",
    "{Mate} set out the sign, stepped back, and set it straighter. “Does one see it?” asked {mate}. “One sees you in front of it,” said {hero}.",
    "“You have to say that it's a bargain,” said {mate}. “It's a bargain,” said {hero}. “Not so sadly,” said {mate}, and said it twice, loudly, to show how.",
    "{Pet} lay down among the goods, and twice somebody asked what that one would cost.",
  ],
  "open(?:s|ed|ing)? (?:a|his|her|the|my|their) (?:[a-z]+ )?(?:shop|store|cafe|café|bakery|restaurant|school|library|hotel|inn|museum)":
    [
      "“When does it begin?” asked {mate}. “When somebody comes in,” said {hero}. So {mate} went out, waited a moment, and came in. “Good day,” said {mate}. It had begun.",
      "{Hero} turned the sign to Open, and {mate} went outside to look. “From here it says Closed,” called {mate} through the glass. {Hero} turned it once more.",
      "“What if too many come?” asked {mate}. “Then you stand at the door and say one at a time,” said {hero}. {Mate} practised saying it to the coat stand.",
      "{Pet} chose a place in the window, in the very middle of the display, and took charge of the looking out.",
    ],
};
