import type { Lore } from "./lore.ts";

const FELT =
  "(?:is|was|were|be|being|feels|felt|becomes|became|gets|got|grew) (?:(?:very|so|too|quite|rather|really|terribly|always|often|still|a little|a bit|deeply|secretly) )?";

/** What the hero and a companion say or do to each other where it is a matter of the heart. */
export const talksOfHeart: Lore = {
  "meets?|met|meeting (?:an?|the|his|her)": [
    "“You begin,” said {mate}. “What with?” asked {hero}. “Most people take hello,” said {mate}, and so that was taken, and it went quite well.",
    "{Mate} and {hero} stepped aside in the same direction, and then in the other. “Are we dancing?” asked {mate}. “It's beginning to look like it,” said {hero}.",
    "“Is it rude to stare?” whispered {mate}. “Yes,” whispered {hero}, staring. {Mate} was glad to have that cleared up, and looked again.",
    "{Mate} had prepared a sentence for the occasion, and at the decisive moment only the end of it came. “As well,” said {mate}. “As well,” said {hero}, politely.",
    "{Pet} sniffed first on the one side and then on the other, took plenty of time over it, and sneezed, which settled the matter.",
  ],
  "(?:makes?|made|making|finds?|found|finding) (?:[a-z]+ ){0,2}?friends?|befriends|befriended|befriending|became friends|become friends":
    [
      "“Do you like the crust?” asked {mate}. “Not much,” said {hero}. “I like only the crust,” said {mate}. It was plain that nothing would ever be left over.",
      "{Mate} knew a joke, but not how it ended. {Hero} knew an ending, to a different one. Put together it made no sense, and had to be told again at once.",
      "“Shall we say the same time again?” asked {mate}. “What time is it?” asked {hero}. Nobody knew. “Then that time,” said {mate}.",
      "“I'm bad at remembering names,” said {mate}. “Take a short one, then,” said {hero}. {Mate} took a short one and kept on using it, and it suited {him} better than the other.",
      "{Pet} brought something chewed and precious, laid it down exactly in the middle, and took one step back.",
    ],
  "(?:falls?|fell|falling|fallen|is|was|were) in love": [
    "“That's salt,” said {mate}. “It's meant to be,” said {hero}, and went on stirring it into the tea. {Mate} moved the sugar nearer, without a word.",
    "“Say something,” said {mate}. “What sort of thing?” asked {hero}. “Anything with a verb in it,” said {mate}. {Hero} looked for a verb for a long time.",
    "{Mate} held up two scarves. “This one, or that one?” asked {mate}. “Yes,” said {hero}, looking out of the window. {Mate} put the scarves back.",
    "{Pet} had been stroked in the same place for so long by now that {pet} moved on a little, to have it spread more evenly.",
  ],
  "quarrels|quarrell?ed|quarrell?ing|argues|argued|arguing|squabbled|(?:has|had|having) a (?:fight|quarrel|row)": [
    "“You started it,” said {mate}. “With what?” asked {hero}. {Mate} tried to say, but it had slipped away, and only the anger was still there. “With that,” said {mate}.",
    "“I'm not saying anything any more,” said {mate}. “Good,” said {hero}. A pause followed. “And another thing,” said {mate}.",
    "{Mate} moved to the far end of the bench, and {hero} to the other. Without any weight in the middle it tipped. “That was you,” said {mate}.",
    "{Pet} looked to the left and looked to the right, and crept under something until the loud part was over.",
  ],
  "forgives?|forgave|forgiving|(?:makes|made) (?:it )?up with|apologi[sz]es?|apologi[sz]ed|apologi[sz]ing|(?:says?|said|saying) sorry":
    [
      "“Is it all right now?” asked {mate}. {Hero} tried it out, with a small breath. “Nearly everywhere,” said {hero}. {Mate} waited for the rest of it to follow.",
      "{Mate} had brought something to eat, since it is easier then. “Is there a piece missing?” asked {hero}. “It was a long way,” said {mate}, looking at the crumbs.",
      "“Say it in your own words,” said {mate}. “There's only the one,” said {hero}. It was quite short, and afterwards {mate} had to look somewhere else for a while.",
      "{Pet} went back and forth between the one side and the other until it was no longer two sides.",
    ],
  "miss(?:es|ed|ing)? (?:his|her|him|them|its|my|their|you|home|everybody|everyone|somebody|someone|the sea|the mountains|grandma|grandpa|mum|mom|dad)|homesick":
    [
      "“Tell me about it,” said {mate}. “Where from?” asked {hero}. “From the smell,” said {mate}. {Hero} began with the smell, and it was easier than expected.",
      "{Mate} laid one more plate on the table than was needed. “Who's that for?” asked {hero}. “For what's missing,” said {mate}. “It can have the small fork.”",
      "“Does it go away?” asked {hero}. “It goes for walks,” said {mate}, and shoved over on the bench, so that there was room out of the wind.",
      "{Pet} got up at every sound outside, listened, and lay down again a little closer than before.",
    ],
  "(?:say|says|said|saying) (?:good-?bye|farewell)|(?:leaves|left|leaving) (?:home|(?:his|her|its|my|the) (?:home|village|town|city|island|house|farm|family))|bids farewell|bade farewell":
    [
      "“Have you got something warm?” asked {mate}. “You asked that already,” said {hero}. “I know,” said {mate}, “but I like the answer.” So {hero} gave it once more.",
      "{Mate} waved with whatever was to hand, and that was a dishcloth. “You're dripping,” called {hero}. “That's the cloth,” called {mate}, quite loudly.",
      "“Well then,” said {mate}. “Well then,” said {hero}. It had been said four times now, and nobody had moved any further than the doormat.",
      "{Pet} lay down on the bag with full weight, so that it could not be picked up without a discussion.",
    ],
  "shares?|shared|sharing": [
    "“You cut, and I choose,” said {mate}. {Hero} cut so exactly that it took a long time. “Now I don't know which,” said {mate}.",
    "{Mate} took the smaller half and looked at it bravely. “Would you like to swap?” asked {hero}. “No,” said {mate}, and swapped.",
    "“Is there any left?” asked {mate}. “Half of the half,” said {hero}, and divided it again. It went on like that until there was one crumb. “For the birds,” said {mate}.",
    "{Pet} took up a position precisely between the two portions, and followed each bite to its end.",
  ],
  "gives?(?! (?:up|a concert))|gave(?! (?:up|a concert|birth|in|way|a speech|himself|herself))|giving away": [
    "“Is it wrapped?” asked {mate}. “It's in a sock,” said {hero}. {Mate} tied a bow round the sock, and after that it really did look like something.",
    "“And what does one say now?” asked {hero}. “Here,” said {mate}, “and then nothing, and then one looks at one's shoes.” {Hero} looked for some shoes to look at.",
    "{Mate} wanted to know if it was hard to let go of. “Only at this end,” said {hero}, and let go of it, one corner after the other.",
    "{Pet} gave something as well: half a stick, still damp, which was laid down with ceremony.",
  ],
  "rescues?|rescued|rescuing|(?:save|saves|saved|saving) (?:the|an?|his|her|its|my|their|him|them|us|everyone|everybody|somebody)(?! (?:[a-z]+ )?(?:money|coins?|pennies))":
    [
      "“Hold on,” called {hero}. “To what?” called {mate}. “To anything that isn't moving,” called {hero}. {Mate} looked round, and took what there was.",
      "“Have we got a plan?” asked {mate}. “Half of one,” said {hero}. “Which half?” asked {mate}. “The beginning,” said {hero}, already running, and {mate} ran after.",
      "{Mate} counted: one, two. “Wait,” said {hero}, “which way are we pulling?” That was a fair question. “Towards us,” said {mate}. “Three.”",
      "“What if we're too small for this?” asked {mate}. “Then we'll do it twice,” said {hero}. {Mate} did the sum, and there was something to be said for it.",
      "{Pet} did not think about it for long, but was simply there, in the place where somebody was needed.",
    ],
  "protects?|protected|protecting|defends|defended|defending|guards (?:the|a|his|her|its)|guarded|guarding": [
    "“Stay back there,” said {hero}. “I can't see anything from back here,” said {mate}. “That's what it's for,” said {hero}. {Mate} found a gap all the same.",
    "{Mate} had come armed with a ladle. “What would you do with that?” asked {hero}. “Point,” said {mate}, and pointed, and it did look serious.",
    "“I'll take the first watch,” said {mate}. “And who takes the second?” asked {hero}. {Mate} had fallen silent in the way that is a kind of answer.",
    "{Pet} stood in front with every hair on end, and was for the moment almost twice the usual size.",
  ],
  "(?:take|takes?|took|taking) care of|(?:look|looks?|looked|looking) after|cares for|cared for|caring for|(?:raises|raised|raising) (?:a|the|his|her)|nursed|nursing|feeds|fed|feeding":
    [
      "“How does one notice hunger?” asked {mate}. “It rumbles,” said {hero}. {Mate} listened. “I can hear it,” said {mate}, “but I think that one's me.”",
      "“Not so tight,” said {hero}. {Mate} loosened the blanket a little. “And not so loose.” {Mate} tied it in the middle, with a bow that meant well.",
      "{Mate} had made a list of what must not be forgotten. “What's in last place?” asked {hero}. “Sleeping,” said {mate}, “but that's for us.”",
      "{Pet} kept watch beside the food, and saw to it that none of it got cold.",
    ],
  [`${FELT}(?:afraid|scared|frightened|terrified)(?! (?:the|away))|fears|feared`]: [
    "“Are you afraid?” asked {mate}. “Only in front,” said {hero}. So {mate} stood in front, and {hero} stood behind, and that made it about half as bad.",
    "“What's the worst that could happen?” asked {mate}. {Hero} said it. “Oh,” said {mate}, who had thought of something much smaller. “And the second worst?”",
    "{Mate} began to whistle. “Is that against the fear?” asked {hero}. “It's against the quiet,” said {mate}, and {hero} took the second voice.",
    "“Shall we turn round?” asked {hero}. “Then we'd have to be afraid backwards,” said {mate}. {Mate} and {hero} tried that for a few steps, and it was a good deal harder.",
    "{Pet} crept into the same corner, and there was just enough room in it for everybody to be brave later.",
  ],
  [`${FELT}(?:brave|courageous)|dares?|dared|daring`]: [
    "“Shall I come with you?” asked {mate}. “As far as the corner,” said {hero}. At the corner {mate} looked straight ahead. “This one is too round to count,” said {mate}.",
    "“Is it wobbling where you are, too?” asked {mate}. “Don't look at it,” said {hero}. {Mate} looked straight ahead instead, and was sorry for it.",
    "{Mate} said that one could also come back another time. “One could,” said {hero}. It was considered for about a breath. “After you,” said {mate}.",
    "{Pet} growled at something much too large, thought again, and growled once more from a little further back.",
  ],
  [`${FELT}(?:lonely|alone)`]: [
    "“Is this place taken?” asked {mate}. “It never has been,” said {hero}. {Mate} sat down at the far end, and after a time at the less far one.",
    "{Mate} said something about the weather, and {hero} said that it was so. “That went well,” said {mate}. “Shall we do another one?”",
    "“What do you do when nobody's here?” asked {mate}. “The same,” said {hero}, “only without saying it.” {Mate} asked to hear what it was like with.",
    "{Pet} came and put some weight against {him}, not much, about as much as one puts on a letter so that it does not blow away.",
  ],
  [`${FELT}bored`]: [
    "“I spy something grey,” said {mate}. “The wall,” said {hero}. “You knew that one,” said {mate}. It was the ninth time, and the wall knew it, too.",
    "“We could do nothing,” said {mate}, “but on purpose.” {Mate} and {hero} tried that. “It's a lot more tiring,” said {hero}.",
    "{Mate} balanced a spoon on the edge of a cup. “And now?” asked {hero}. “Now we see who breathes first,” said {mate}, and the spoon fell in.",
    "{Pet} yawned, so {hero} yawned too, and it went round a few times before anybody could stop it.",
  ],
  [`${FELT}(?:jealous|envious)|envie[sd]`]: [
    "“You're looking again,” said {mate}. “At nothing,” said {hero}. “Nothing is over there,” said {mate}, and turned {him} round to it, kindly.",
    "“It's really very nice,” said {hero}. {Mate} tilted a little to listen. “Now say it once without the teeth,” said {mate}.",
    "{Mate} counted up everything that {hero} could do, and got as far as seven. “Is whistling in it?” asked {hero}. “Eight,” said {mate}.",
    "{Pet} pushed in between, as if there had been a question of who should be stroked, and it had just been answered.",
  ],
  [`${FELT}(?:angry|furious|cross|mad at)`]: [
    "“Are you angry?” asked {mate}. “No,” said {hero}, so that the cups rang. {Mate} took the cups off the table one by one, and stood each on something soft.",
    "“Count to ten,” said {mate}. “We're at ten,” said {hero}. “Then there are more numbers,” said {mate}, and went along as far as forty.",
    "{Mate} held out a cushion. “What's that for?” asked {hero}. “It has done nothing,” said {mate}, “but it can stand a lot.”",
    "{Pet} put something down in front of {him}, with great caution, and withdrew to where one could watch from cover.",
  ],
  "cry|cries|cried|crying|weeps|wept|weeping|sobbed": [
    "{Mate} looked for a handkerchief and came up with a tea towel. “It's got a recipe on it,” said {hero}. “Then you'll know how to make pancakes,” said {mate}.",
    "“Don't say that it will be all right,” said {hero}. “I wasn't going to,” said {mate}. “I was going to say move up.” {Hero} moved up.",
    "“Is it the big sort or the small sort?” asked {mate}. {Hero} thought about that, and had to breathe for it. “Medium,” said {hero}.",
    "{Pet} lay down close by, and got a little wet, and did not mind. Nobody had to explain anything.",
  ],
  "laugh|laughs|laughed|laughing|giggles|giggled|giggling": [
    "“Stop it,” said {mate}, “or I'll start, too.” {Hero} did stop, for a moment. Then somebody looked at somebody, and it was too late.",
    "“What's so funny?” asked {mate}. {Hero} tried to say, and got only as far as the first word, again and again. It was “the”.",
    "{Mate} laughed so that it squeaked at the end. “Was that you?” asked {hero}. “It comes out like that when it's real,” said {mate}, and squeaked again.",
    "{Pet} looked from one to the other, saw nothing that was to be eaten, and jumped about all the same, so as not to be left out.",
  ],
};
