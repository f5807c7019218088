import { role, story } from "../subject-story.ts";
import { alongside, companion } from "./companion.ts";

/** Tales of a crab who goes sideways, a chameleon without colours, a clean pig, a wolf on strike, and a frog who stays one. */
export const notAsTheyShould = [
  story({
    says: [role("crab", "crab|lobster|hermit crab|crayfish"), /\b(?:sideways|straight|forwards?|backwards?)\b/i],
    may: [
      alongside,
      /\b(?:walk\w*|can only|like everybody else|like the others|laugh\w*|learn\w*|wants to)\b/i,
      /\b(?:everybody|everyone|straight|beach|sea)\b/i,
    ],
    lead: "crab",
    after: [
      "@sea(hero walk) {Hero} put a shell on the sand, ten steps away, and looked at it hard. “There,” {he} said, “straight on.” {He} lifted a front leg, and all the other legs went to the left. After ten steps the shell had not come one bit closer.",
      [
        "+ @sea(hero walk, mate walk) “You must walk where your nose is,” said {talker}. “I haven't got a nose,” said {hero}, “only eyes, and they're on sticks.” So {talker} walked ahead, and {hero} held on behind. They went straight for three whole steps. Then {hero's} legs got into a knot, and {talker} had to undo it.",
        "@sea(hero walk) {Hero} asked a gull. “You must walk where your nose is,” said the gull. “I haven't got a nose,” said {hero}, “only eyes, and they're on sticks.” {He} tied a string round {his} left legs so that they should wait. Then {he} fell over, and lay in the sand like a parcel.",
      ],
      "+ @sea(hero walk) In the evening all the little ones practised on the beach: the turtles, the sandpipers, the children with their nets. They all ran straight into the sea, and straight out again, as if it were nothing. “Look at {him}!” they called. “That one is going to the next bay by mistake!” {Hero} pulled in both eyes.",
      "@sea.storm(hero look) Then the water went out much too far, and everybody knew what that meant. “The big wave!” cried the gull. The smallest of the turtles had gone out to collect shells, and sat in a crack between two rocks. It was a long crack, and a very narrow one. The others ran to it, straight on, and got stuck with their shoulders.",
    ],
    end: [
      "@sea.storm(hero run) “You're too wide,” said {hero}. “All of you. From the front.” {He} looked at the crack, and for the first time in {his} life {he} was glad of {his} legs. {Hero} turned the thin side to it, and went in. To the left, to the left, to the left, quicker than any of them could run.",
      [
        "@sea.storm(hero carry) The turtle held on to one claw, and {hero} ran back, to the right, to the right, to the right. “Faster!” called {talker} from the dune. Behind {hero} the sea stood up like a wall. {He} came out of the crack like a coin from a slot. They rolled up the dune, and below them the wave closed over the rocks.",
        "@sea.storm(hero carry) The turtle held on to one claw, and {hero} ran back, to the right, to the right, to the right. Behind {him} the sea stood up like a wall. {Hero} came out of the crack like a coin from a slot. They rolled up the dune, and below them the wave closed over the rocks.",
      ],
      "@sea.dusk(hero stand) Nobody laughed that evening. “How do you do that, with the side?” asked the sandpipers. {Hero} showed them. They lined up along the edge of the water, and tried it, and all of them fell over. “You have to want to go straight,” said {hero}, “and then change your mind.”",
      "@sea(hero walk) There are strange tracks on that beach on a Sunday, all of them sideways, of small feet with three toes and of small feet with five. And the shell still lies on the sand, ten steps away. {Hero} has been to it. {He} only went once round the bay, and came at it from the side.",
    ],
  }),
  story({
    says: [
      role("chameleon", "chameleon"),
      /\bcolou?rs?\b|\b(?:green|red|blue|pink|purple|spots?|stripes?|camouflage|invisible|hide|hid)\b/i,
    ],
    may: [
      ...companion("chameleon"),
      /\b(?:snake|eagle|hawk|heron)\b/i,
      /\b(?:can(?:no|')t change|could(?: not|n't) change|change|anymore|any more|stuck|only|hide|lost (?:his|her|its)|always|laugh\w*|different|who (?:she|he|it) (?:really )?(?:is|was)|own|find\w*)\b/i,
      /\b(?:hide|know how to|from the|change)\b/i,
    ],
    lead: "chameleon",
    after: [
      "@forest(hero sit) {Hero} sat down on a green leaf, shut {his} eyes, and thought of lettuce. {He} thought of peas, of moss, of old soup. Then {he} opened one eye and looked down at {himself}. It had not worked. On all that green {hero} could be seen from the other side of the valley.",
      [
        "+ @forest(hero talk, mate look) “Think harder,” said {talker}, and held up a tomato. {Hero} thought until {his} tongue rolled out. Around the nose {he} turned slightly grey. “Is that red?” asked {hero}. “It's a beginning,” said {talker}, who was a kind soul, and put the tomato away.",
        "@forest(hero talk) “Think harder,” said a tree frog, and held up a tomato. {Hero} thought until {his} tongue rolled out. Around the nose {he} turned slightly grey. “Is that red?” asked {hero}. “It's a beginning,” said the tree frog, who was a kind soul, and put the tomato away.",
      ],
      "+ @forest(hero walk) {Hero} tried it with paint, and got berries in {his} eyes. {He} tried it with leaves, stuck on with honey, and then the ants came. “What colour are you when nobody is looking?” asked an old parrot. {Hero} did not know. {He} had always been in the colour of what {he} sat on.",
      "@forest(hero look) The snake came at noon, when everybody was sleepy. She came down the trunk without a sound. All the others did what they had learned: the tree frog became a leaf, the stick insect a stick. Only {hero} sat there, in full view, as if on a plate. The snake smiled. “How nice,” she said. “You aren't hiding at all.”",
    ],
    end: [
      "@forest(hero look) {Hero's} heart knocked against {his} ribs. {He} could not be green. {He} could not be brown. Then, behind {him}, the smallest of the tree frogs began to tremble, so that the leaf shook, and the snake turned her head. And {hero} got angry. It began in the tail, and it was hot.",
      "@forest.magic(hero stand) It was not the colour of anything. It was orange with blue rings, and violet with golden dots, and in the middle was a red that did not exist. It ran up {hero's} back and over {his} head, faster and faster, like a fair at night. {Hero} stood up on two legs. The snake had never seen anything like that, and she did not wait to find out if it was poisonous.",
      [
        "@forest(hero talk, mate talk) The leaves came down from the trees like leaves, and the sticks stood up. “What was that?” whispered {talker}. {Hero} looked down at {himself}. The colours were still there, only softer. “I think,” {he} said slowly, “that was me.”",
        "@forest(hero talk) The tree frogs let go of their leaves, and the sticks stood up. “What was that?” they whispered. {Hero} looked down at {himself}. The colours were still there, only softer. “I think,” {he} said slowly, “that was me.”",
      ],
      "@forest.dusk(hero sit) On most days {hero} is green like the others, since it is restful, and since the peas have come back to {him} all by themselves. But towards evening, when they are all sitting together, somebody small says “please”. Then {hero} shuts {his} eyes, and thinks of nothing at all, and lights up.",
    ],
  }),
  story({
    says: [
      role("pig", "pig|piglet|pigs|warthog|wild boar|boar|sow"),
      /\b(?:clean|bath\w*|wash\w*|soap|mud|muddy|dirt\w*|shower\w*|perfume)\b/i,
      /\b(?:wants?|wanted|hates?|hated|refus\w*|does(?: not|n't)|did(?: not|n't)|loves?|loved|every day|strange|afraid|scared|laugh\w*|others?|always|never|allergic)\b/i,
    ],
    may: [
      ...companion("pig"),
      /\b(?:every day|takes?|took|the other pigs|others|find\w*|found|strange|laugh\w*|mud)\b/i,
      /\b(?:takes? a bath|took a bath|other pigs)\b/i,
    ],
    lead: "pig",
    unless: /\b(?:slaughter\w*|butcher|wolf|truffles?|bank|piggy)\b/i,
    after: [
      "@farm(hero stand) {Hero} had a brush, a sponge, and half a piece of soap that smelled of violets. In the mornings, when the others rolled in the mud, {hero} sat in the rain barrel up to {his} chin, and sang. “Something's wrong with that one,” said the old sow. “You can hear the squeak.”",
      [
        "+ @farm(hero stand, mate stand) “Don't you want to try it, just once?” asked {talker}, and pointed to the mud. {Hero} put in the tip of a trotter. It said “shlup”. It was warm, and it crept up between the toes. “No, thank you,” said {hero}, and washed the foot three times. {Talker} laughed, but handed {him} the towel.",
        "@farm(hero stand) “Try it, just once,” said the smallest piglet, and pointed to the mud. {Hero} put in the tip of a trotter. It said “shlup”. It was warm, and it crept up between the toes. “No, thank you,” said {hero}, and washed the foot three times. The piglet handed {him} the towel.",
      ],
      "+ @farm.night(hero sleep) At night they all lay in one warm heap, as pigs do. {Hero} lay beside it, on a clean sack. Nobody had sent {him} away. It was only that they smelled of pig, and {he} smelled of violets, and at the edge of the heap it was draughty. {Hero} pulled the sack up to {his} ears.",
      "@farm(hero look) Then came the hottest summer that the farm had ever had. There was not a cloud for weeks. The mud dried, cracked, and turned to dust. The pigs got sunburn, first on the ears, then on the backs. They lay in the shade of the wall and groaned, and the old sow did not even complain any more.",
    ],
    end: [
      "@farm(hero carry) {Hero} looked at {his} rain barrel. There was enough water in it for one more bath. {He} looked at the red ears of the smallest piglet. Then {hero} put the soap back on its shelf, set {his} shoulder against the barrel, and pushed.",
      "@farm(hero stand) The water ran out over the dust with a long, cool sigh. It said “shlup” in twenty places. The pigs opened their eyes. They rolled over, all of them at once, and put mud on their ears and on their backs, and grunted with joy. “And you?” asked the piglet. “You're quite red as well.”",
      [
        "@farm(hero sit, mate sit) {Hero} closed {his} eyes, held {his} breath, and sat down in the middle. It crept up between {his} toes, and it was not so bad. It was even rather good. {Talker} put a cool handful on {his} nose. “It looks as though you had been born in it,” said {talker}, and all the pigs laughed, and {hero} loudest.",
        "@farm(hero sit) {Hero} closed {his} eyes, held {his} breath, and sat down in the middle. It crept up between {his} toes, and it was not so bad. It was even rather good. The old sow put a cool trotterful on {his} nose. “You see,” she said, “that's our soap.” All the pigs laughed, and {hero} laughed loudest.",
      ],
      "@farm(hero stand) The rain barrel is full again. {Hero} sits in it in the mornings and sings, and on Saturdays there is a queue, with the old sow at the front, who says that it is only for her back. And after the bath, when everyone is quite clean, they all go down to the mud.",
    ],
  }),
  story({
    says: [
      role("wolf", "big bad wolf|wolf|witch|wicked witch|stepmother|evil stepmother|dragon|ogre|giant|fox|villains?"),
      /\b(?:fairy ?tales?|red riding hood|three (?:little )?pigs|storybook|hansel|snow white|stor(?:y|ies)|bad guy|villain|evil one)\b/i,
      /\b(?:tired of|fed up|on strike|strikes?|no longer wants?|no longer wanted|(?:does|did)(?: not|n't) want to be|always (?:being )?(?:the )?(?:bad|evil|wicked|villain)|bad guy|refus\w*|quits?|resign\w*)\b/i,
    ],
    may: [
      role("talker", "little red riding hood|red riding hood|grandmother|prince|princess|hansel|gretel|pig|girl|boy"),
      /\b(?:always|being|bad guy|goes on|went on|in fairy tales|good)\b/i,
      /\b(?:tired|strike|bad|guy)\b/i,
    ],
    lead: "wolf",
    unless: /\b(?:murder\w*|bedtime stories to|librar\w*|knight)\b/i,
    after: [
      "@forest(hero sit) {Hero} sat down in the middle of the forest path with a flask of tea and a sign on a stick. It said: NOT TODAY. “But it's twenty to three,” said Little Red Riding Hood, who came round the bend with her basket. “You have to ask me where I'm going.” “Where you always go,” said {hero}, “and it always ends badly for me.”",
      "+ @forest(hero sit) By evening nothing was right in any fairy tale. Red Riding Hood stood at her grandmother's with the cake, and they had nothing to talk about. The three pigs sat in three houses and were bored.  Children opened their books in bed, and on page five it said: please wait.",
      "+ @forest(hero talk) The Brothers Grimm came in person, in a carriage. “What do you want? More teeth? A bigger part?” “A birthday,” said {hero}. “Somebody who's glad when I knock. I have knocked on four hundred doors in my life, and behind every one of them somebody screamed.” The brothers wrote that down, and looked at one another. They had never asked {him} anything before.",
      "@forest.night(hero look) On the third night there was a thin voice among the trees. It did not come out of any book. A small boy stood there in pyjamas, with bare feet and a cuddly sheep. “I got lost in the story,” said the boy, “because it didn't go on.” He looked at {hero}, at the ears, at the teeth. “Are you the bad one?”",
    ],
    end: [
      "@forest.night(hero talk) {Hero} looked at {his} sign. “I'm on strike,” {he} said. “Good,” said the boy, and put his hand in {hero's} paw. It was a very small hand. Nobody had ever done that in any of the books. “Then you can take me home. It's dark, and if there is a bad one somewhere, he'll be afraid of you.”",
      "+ @forest.night(hero walk) They went through all the tales, one after another, from the back. Where there was a door, the boy knocked. “It's only us,” he called. The pigs opened, because it was a child's voice. The grandmother lit a lamp and cut the cake. “What big eyes you have,” she said to {hero}, from sheer habit. “They're tired,” said {hero}. “Then sit down,” said the grandmother.",
      "@bedroom.night(hero stand) At the edge of the first page the boy's bed stood, with the blanket turned back. “Will you be there tomorrow?” he asked. “It isn't exciting without you.” {Hero} scratched {his} ear. “And if I'm bad again?” “Only until page nine,” said the boy. “After that you come over here, and we have biscuits.”",
      "@bedroom.night(hero sit) The strike is over. {Hero} asks Red Riding Hood where she is going, and huffs, and puffs, and in the end falls into the pot with a splash. The children shriek in all the right places. But if you look closely at the last page, there is a door in the corner, and behind it a light, and a plate with biscuits.",
    ],
  }),
  story({
    says: [
      role("frog", "frog prince|frog|toad"),
      /\b(?:kiss\w*)\b/i,
      role("princess", "princess|prince|girl|queen|king's daughter"),
    ],
    may: [
      /\b(?:does(?: not|n't)|did(?: not|n't)|refus\w*|wants? to|likes? being|liked being|happy|prefer\w*|turn\w*|nothing happen\w*|stays?|stayed|instead)\b/i,
      /\b(?:want to be|being|likes?|liked)\b/i,
    ],
    after: [
      "@castle(frog sit, princess stand) “It's very simple,” said {princess}. “I close my eyes, I count to three, and then it's over.” “For you,” said {frog}. {Frog} sat on the edge of the fountain and had crossed both legs. “Have you ever asked a single one of us what comes afterwards?”",
      "+ @castle(princess talk, frog talk) {Princess} had never thought about that. “Afterwards there's a crown,” {princesshe} said, “and a horse, and a great deal of dancing.” “And flies?” asked {frog}. “No flies.” “And rain on Sundays, at night, when everyone's singing?” “In the rain we go in,” said {princess}. {Frog} nodded. “There you are,” said {frog}.",
      "+ @castle(princess sit, frog sit) At court they put a golden plate in front of {frog}, and a napkin. The ministers stood round and waited with a pair of trousers. “The people want to see a wedding,” whispered the eldest. {Frog} looked at the trousers. They were white. {Frog} had only ever been green, and had never missed a thing.",
      "@lake.dusk(princess sit, frog sit) “Come with me,” said {frog} in the evening. “I'll show you something, and then you can still kiss me, if you must.” {Princess} came, in silk shoes, through the reeds and over the wet stones. By the time that {princesshe} sat down on the bank, the shoes were gone. “And now be quiet,” said {frog}. “Be really quiet.”",
    ],
    end: [
      "@lake.night(princess look, frog sit) First there was one voice, deep and round. Then came a second, from the other side, and then the whole pond was singing. The moon lay in it, and shook. {Princess} had often heard that noise from {princesshis} window, and had closed it. Down here it went through {princesshim} like a warm wind.",
      "@lake.night(princess talk, frog talk) “That is what I would have to give up,” said {frog}. {Princess} was silent for a time. “Nobody ever asks me, either,” {princesshe} said then. “They only say: kiss somebody.” {Frog} looked at {princesshim} with large golden eyes. “You can stay for a bit,” said {frog}.",
      "@castle(princess stand, frog sit) The next day {princess} stood before the court, with bare feet. “I shall not kiss anybody,” {princesshe} said, “and {frog} will not be kissed. We have talked about it.” The ministers dropped the wedding cake. “Then what are you, you two?” asked the eldest. They had not thought about that. “Neighbours,” said {frog}.",
      "@lake.dusk(princess sit, frog sit) There is a stool by the pond now, with a crown on its back. On rainy Sundays {princess} sits on it with {princesshis} feet in the water, and sings the second voice, not always right. {Frog} beats time. And under the golden fountain the other frogs draw lots, to see who may go up to the castle and be the neighbour for tea.",
    ],
  }),
];
