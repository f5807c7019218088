import type { Lore } from "./lore.ts";

const FELT =
  "(?:is|was|were|be|being|feels|felt|becomes|became|gets|got|grew) (?:(?:very|so|too|quite|rather|really|terribly|always|often|still|a little|a bit|deeply|secretly) )?";

/** What the hero and a companion say or do to each other where it is a matter of the heart. */
export const talksOfHeart: Lore = {
  "meets?|met|meeting (?:an?|the|his|her)": [
    "“You say something first,” whispered {mate}. “What should I say?” whispered {hero}. “Hello is always good,” whispered {mate}.",
    "{Mate} stepped to the left, and {hero} stepped to the left, and then both stepped to the right. “Are we dancing?” asked {mate}, and {hero} had to laugh.",
    "“Is it rude to stare?” whispered {mate}. “Yes,” whispered {hero}, and stared. So {mate} stared a bit, too.",
    "{Mate} wanted to say “Good day” and “How are you?” at the same time, and it came out as “Good are you”. {Hero} giggled.",
    "{Pet} sniffed for a long time, first on one side and then on the other, and then sneezed.",
  ],
  "(?:makes?|made|making|finds?|found|finding) (?:[a-z]+ ){0,2}?friends?|befriends|befriended|befriending|became friends|become friends":
    [
      "“Do you like the crust?” asked {mate}. “Not much,” said {hero}. “I only like the crust!” cried {mate}, and after that nothing was ever left over.",
      "“What's your favourite colour?” asked {mate}. “Yellow,” said {hero}. “Mine too!” cried {mate}, and hopped up and down.",
      "“Shall we meet again?” asked {mate}. “Same place,” said {hero}. “Same time,” said {mate}. Then both laughed, because both had said it so quickly.",
      "“I've got a secret hiding place,” said {mate}. “Will you show it to me?” asked {hero}. {Mate} thought about it for only one second. “Yes,” said {mate}.",
      "{Pet} carried an old chewed stick over, laid it down exactly in the middle, and took one step back.",
    ],
  "(?:falls?|fell|falling|fallen|is|was|were) in love": [
    "“You're putting salt in your tea,” said {mate}. “Am I?” said {hero}, and went on stirring and smiling.",
    "“Say something,” said {mate}. {Hero} took a deep breath. “Um,” said {hero}, and turned as red as a tomato.",
    "“You're humming again,” said {mate}. “I'm not,” said {hero}, and hummed on. {Mate} knew the tune by heart by now.",
    "{Hero} had been stroking {pet} on the same spot for so long that {pet} turned around, so that {he} could do the other side.",
  ],
  "quarrels|quarrell?ed|quarrell?ing|argues|argued|arguing|squabbled|(?:has|had|having) a (?:fight|quarrel|row)": [
    "“You started it!” said {mate}. “No, you did!” said {hero}. “What did I start?” asked {mate}. Neither could remember.",
    "“I'm not talking to you any more,” said {mate}. “Good!” said {hero}. It was quiet for three seconds. “And another thing!” said {mate}.",
    "{Mate} moved to one end of the bench, and {hero} moved to the other end. In the middle there was room for a whole elephant.",
    "{Pet} looked to the left and looked to the right, and crept away into a corner until the shouting was over.",
  ],
  "forgives?|forgave|forgiving|(?:makes|made) (?:it )?up with|apologi[sz]es?|apologi[sz]ed|apologi[sz]ing|(?:says?|said|saying) sorry":
    [
      "“Is everything all right again?” asked {mate}. “Nearly everything,” said {hero}. “Then I'll wait for the rest,” said {mate}, and sat down close by.",
      "{Mate} held out a piece of cake. “There's a bite missing,” said {hero}. “I was so nervous,” said {mate}, and both began to laugh.",
      "“Sorry is such a short word,” said {mate}, “and so hard to say.” “You could sing it,” said {hero}, and {mate} had to smile.",
      "{Pet} walked to and fro, from one to the other, until both bent down at the same moment to stroke {pet}.",
    ],
  "miss(?:es|ed|ing)? (?:his|her|him|them|its|my|their|you|home|everybody|everyone|somebody|someone|the sea|the mountains|grandma|grandpa|mum|mom|dad)|homesick":
    [
      "“Tell me about it,” said {mate}. {Hero} told {mate} about the smell, and about the sounds, and about the light in the window.",
      "“Where does it hurt?” asked {mate}. {Hero} put a hand on {his} chest. “Here, in the middle,” said {hero}. {Mate} stayed close and did not go away.",
      "“Does it ever stop?” asked {hero}. “It gets smaller when there are two of us,” said {mate}, and moved over, so that {hero} could sit down.",
      "{Pet} looked up at every sound outside, listened, and then came a little closer to {hero}.",
    ],
  "(?:say|says|said|saying) (?:good-?bye|farewell)|(?:leaves|left|leaving) (?:home|(?:his|her|its|my|the) (?:home|village|town|city|island|house|farm|family))|bids farewell|bade farewell":
    [
      "“Have you got something warm to put on?” asked {mate}. “You've asked me that three times,” said {hero}. “And?” asked {mate}. “Yes,” said {hero}.",
      "{Mate} had no handkerchief to wave with, and waved with a wet dishcloth. “It's dripping on me!” called {hero}, and laughed and sniffed at once.",
      "“Well, then,” said {mate}. “Well, then,” said {hero}. Both had said it four times now, and nobody had taken one step.",
      "{Pet} sat down right on top of the bag and did not move, so that {hero} could not pick it up.",
    ],
  "shares?|shared|sharing": [
    "“You cut, and I choose,” said {mate}. {Hero} cut so carefully that it took forever. “Now I can't tell which one is bigger,” said {mate}.",
    "{Mate} took the smaller piece and looked at it bravely. “Shall we swap?” asked {hero}. “No, no,” said {mate}, and swapped.",
    "“Is there any left?” asked {mate}. “Half,” said {hero}, and broke it in two, and then broke it in two again, until there was only a crumb.",
    "{Pet} sat down exactly in the middle, looked left and right, and watched every single bite.",
  ],
  "gives?(?! (?:up|a concert|(?:(?:him|her|them|me|us|it|everyone|everybody) )?(?:(?:an?|the|one|some|his|her|more|good|any) )?(?:[a-z]+ )?(?:chance|advice|idea|names?|nicknames?|courage|hope|time|permission|orders?|look|smile|hug|kiss|shout|sigh|answer|lessons?|try|job|hand|lift|ride|help|party|powers?|trouble|food|tip|signal|warning)\\b))|gave(?! (?:up|a concert|birth|in|way|a speech|himself|herself|(?:(?:him|her|them|me|us|it|everyone|everybody) )?(?:(?:an?|the|one|some|his|her|more|good|any) )?(?:[a-z]+ )?(?:chance|advice|idea|names?|nicknames?|courage|hope|time|permission|orders?|look|smile|hug|kiss|shout|sigh|answer|lessons?|try|job|hand|lift|ride|help|party|powers?|trouble|food|tip|signal|warning)\\b))|giving away":
    [
      "“Shouldn't we put a bow on it?” asked {mate}. “I've only got a shoelace,” said {hero}. {Mate} tied a very fine bow with the shoelace.",
      "“What do I say when I hand it over?” asked {hero}. “Say: this is for you,” said {mate}. {Hero} whispered it three times to practise.",
      "“Is it hard to give it away?” asked {mate}. “A little,” said {hero}, “but I want to see that face.” And {mate} wanted to see it, too.",
      "{Pet} wanted to give something, too, and laid half a stick on the ground, still a bit wet.",
    ],
  "rescues?|rescued|rescuing|(?:save|saves|saved|saving) (?:the|an?|his|her|its|my|their|him|them|us|everyone|everybody|somebody)\\b(?! (?:[a-z]+ )?(?:money|coins?|pennies|best|last|biggest|seat|place|receipts?|date|energy|strength)\\b)":
    [
      "“Hold on tight!” called {hero}. “I'm holding on!” called {mate}. “Then don't let go!” called {hero}.",
      "“Have we got a plan?” asked {mate}. “Only the beginning of one,” said {hero}, and was already running. “That'll do!” called {mate}, and ran after {him}.",
      "“On three,” said {mate}. “One, two …” “Wait!” said {hero}. “Which way are we pulling?” “This way!” said {mate}. “Three!”",
      "“What if we're too small for this?” asked {mate}. “Then we'll just pull twice as hard,” said {hero}, and held out a hand to {mate}.",
      "{Pet} did not wait for anybody, and was there first, as fast as the wind.",
    ],
  "protects?|protected|protecting|defends|defended|defending|guards (?:the|a|his|her|its)|guarded|guarding": [
    "“Stay behind me,” said {hero}. “But then I can't see anything,” said {mate}, and peeped out under {hero's} arm.",
    "{Mate} held up a soup ladle. “What do you want to do with that?” asked {hero}. “Look dangerous,” said {mate}, and frowned as hard as possible.",
    "“I'll keep watch first,” said {mate}. “And then I'll wake you.” {Hero} nodded. A moment later {mate} began to snore.",
    "{Pet} stood in front of {hero}, and looked almost twice as big as before.",
  ],
  "(?:take|takes?|took|taking) care of|(?:look|looks?|looked|looking) after|cares for|cared for|caring for|(?:raises|raised|raising) (?:a|the|his|her)|nursed|nursing|feeds|fed|feeding":
    [
      "“Something is rumbling,” said {mate}. “Is that hunger?” asked {hero}. {Mate} listened. “Yes,” said {mate}, “but I think it's me.”",
      "“Not so tight,” whispered {hero}. {Mate} made the blanket a little looser. “And not so loose,” whispered {hero}, and tucked in one corner.",
      "“Food, water, and a warm bed,” counted {mate}. “What have we forgotten?” “Somebody to say good night,” said {hero}, and so both said it.",
      "{Pet} lay down beside the food and watched over it, and did not take any of it, or only a very small bite.",
    ],
  [`${FELT}(?:afraid|scared|frightened|terrified)(?! (?:the|away))|fears|feared`]: [
    "“Are you scared?” asked {mate}. “A bit,” said {hero}. “Me too,” said {mate}. “Then let's be scared together.” And that was only half as bad.",
    "“What's the worst thing that could happen?” asked {mate}. {Hero} whispered it into {mate's} ear. “Oh,” said {mate}, and held on to {him} a little tighter.",
    "{Mate} began to whistle. “Does whistling help?” asked {hero}. “Try it,” said {mate}. {Hero} tried it, and it sounded very thin, but it helped.",
    "“Shall we count to ten?” asked {mate}. {Hero} counted, and {mate} counted along. At seven {hero's} heart was already beating more slowly.",
    "{Pet} crept up to {hero} and pressed close, and {hero} felt that {pet} was trembling, too.",
  ],
  [`${FELT}(?:brave|courageous)|dares?|dared|daring`]: [
    "“Shall I come with you?” asked {mate}. “Only to the corner,” said {hero}. At the corner {mate} said, “I meant the next corner.”",
    "“Are your knees wobbling, too?” asked {mate}. “Like jelly,” said {hero}. “Good,” said {mate}, “I thought it was only mine.”",
    "“We could come back another time,” said {mate}. “We could,” said {hero}, and took a deep breath. “But now we're here.” {Mate} nodded.",
    "{Pet} took one step forward, then one step back, and then two steps forward.",
  ],
  [`${FELT}(?:lonely|alone)`]: [
    "“Is this seat free?” asked {mate}. “Yes,” said {hero}, and moved over a bit. {Mate} sat down, and then the seat was not so big any more.",
    "“Nice weather,” said {mate}. “Yes,” said {hero}. That was not much, but it was a beginning, and both smiled.",
    "“What do you do when nobody is here?” asked {mate}. “I talk to my spoon,” said {hero}. {Mate} nodded to the spoon. “Hello, spoon.”",
    "{Pet} came and leaned against {him}, quite softly, and stayed there.",
  ],
  [`${FELT}bored`]: [
    "“I spy with my little eye something grey,” said {mate}. “The wall,” said {hero}. “How did you know?” asked {mate}. It was the ninth time.",
    "“Let's do nothing at all,” said {mate}. {Hero} and {mate} did nothing at all. “That's even more boring,” said {hero}.",
    "{Mate} balanced a spoon on the edge of a cup. “How long will it stay there?” asked {hero}. Pling! It fell in. “That long,” said {mate}.",
    "{Pet} yawned, and so {hero} yawned, and then {pet} yawned again, even wider.",
  ],
  [`${FELT}(?:jealous|envious)|envie[sd]`]: [
    "“You're looking over there again,” said {mate}. “I'm not,” said {hero}, and looked over there again. {Mate} gently turned {hero} around.",
    "“It's really very nice,” said {hero}, with gritted teeth. “Now say it without the teeth,” said {mate}.",
    "“You're good at whistling,” said {mate}, “and you tell the funniest jokes.” {Hero} had to smile a little. “And what else?” asked {hero}.",
    "{Pet} pushed in close to {hero}, as if to say: I like you best.",
  ],
  [`${FELT}(?:angry|furious|cross|mad at)`]: [
    "“Are you angry?” asked {mate}. “No!” shouted {hero}, so loudly that the cups rattled. {Mate} quickly held on to the cups.",
    "“Count to ten,” said {mate}. {Hero} counted to ten. “I'm still angry,” said {hero}. “Then count to forty,” said {mate}, and counted along.",
    "{Mate} held out a big soft cushion. “Here, you can hit this,” said {mate}. {Hero} hit it with both fists, and feathers flew all over.",
    "{Pet} looked at {hero} from behind a corner, and came out again, very carefully, when it was quiet.",
  ],
  "cry|cries|cried|crying|weeps|wept|weeping|sobbed": [
    "{Mate} could not find a handkerchief, only a tea towel. {Hero} blew {his} nose in it, and it sounded like a trumpet. Then {he} had to laugh a little.",
    "“Don't say that it will be all right,” sobbed {hero}. “I won't,” said {mate}. “I'll just sit here with you.” And {mate} did.",
    "“Is it a big sad or a small sad?” asked {mate}. {Hero} sniffed and thought about it. “It's getting smaller,” said {hero}.",
    "{Pet} lay down close to {hero} and got a little wet, and did not mind at all.",
  ],
  "laugh|laughs|laughed|laughing|giggles|giggled|giggling": [
    "“Stop it,” gasped {mate}, “or I'll start, too!” {Hero} stopped for a moment. Then {mate} snorted, and both laughed until their stomachs hurt.",
    "“What's so funny?” asked {mate}. {Hero} tried to say it, but never got further than the first word, because {he} had to laugh again.",
    "{Mate} laughed so hard that it ended in a squeak. “Was that a mouse?” asked {hero}. “That was me!” gasped {mate}, and squeaked again.",
    "{Pet} looked from one to the other, and did not know why, but hopped up and down for joy as well.",
  ],
};
