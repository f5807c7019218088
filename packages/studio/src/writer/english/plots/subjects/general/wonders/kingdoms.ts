import { phrase } from "../../phrase.ts";
import { also, role, story } from "../../subject-story.ts";

const ROYAL = "king|queen|prince|princess|sultan|emperor|empress|duke|duchess|count|countess";

/** Stories of kings and queens, and of those at their courts. */
export const kingdoms = [
  story({
    says: [
      /\b(?:princess|prince|king['’]s (?:daughter|son)|duke['’]s (?:daughter|son))\b/i,
      /\b(?:(?:does not|did not|doesn['’]t|didn['’]t|refuse[sd]?) (?:want )?(?:to )?(?:marry|wear|become (?:a )?(?:queen|king)|be (?:a )?(?:queen|king|princess|prince))|instead of|would rather|bored)\b/i,
      /\b(?:becom(?:e|ing)|be|work as|learn to be|train(?:ing)? (?:as|to be)) an? (?<craft>blacksmith|baker|carpenter|cook|gardener|sailor|farmer|shoemaker|potter|miller|mechanic|inventor|knight|fisherman|pastry chef|chef|stonemason|beekeeper|tailor|painter|doctor|weaver|shepherd|glassblower)\b/i,
      /\b(?:teach(?:es)?|taught|shows?|showed|trains?|trained|helps?|helped|apprentice|learns?|learned)\b/i,
    ],
    may: [
      ...also("secretly", "at night", "marry", "prince", "wants? to", "become", "old"),
      phrase("(?:like|from|with|by|than) (?:old |young )?<coach:somebody>"),
    ],
    unless: /\b(?:murder\w*|kill\w*|war|in love)\b/i,
    after: [
      [
        "When the castle slept, {hero} took off {his} shoes and went down the back stairs, where the ninth step creaked. Outside {he} put on an old apron over the silk. There was still light in the workshop. “You're late,” said {coach}. “There were dumplings,” said {hero}, “and a speech.” {Coach} never said Your Highness. That alone was worth the stairs.",
        "When the castle slept, {hero} took off {his} shoes and went down the back stairs, where the ninth step creaked. Outside {he} put on an old apron over the silk. There was still light in the workshop. “You're late,” said the voice inside. “There were dumplings,” said {hero}, “and a speech.” Nobody in there said Your Highness. That alone was worth the stairs.",
      ],
      [
        "The first thing that {he} made had four corners, and none of them was like another. “What's it meant to be?” asked {coach}. “What do you think it is?” asked {hero}. {Coach} laid it on the scrap heap, next to a great many others. “Those are mine,” said {coach}. “From when I was your age. Begin again.” So {hero} began again.",
        "The first thing that {he} made had four corners, and none of them was like another. “What's it meant to be?” “What do you think it is?” asked {hero}. It was laid on the scrap heap, without a word, next to a great many others. “Those are mine,” {he} was told. “From when I was your age. Begin again.” So {hero} began again.",
      ],
      "+ By day {he} fell asleep over the soup. {He} had blisters on {his} hands, and wore gloves even in the bath. “How refined!” said the ladies. A suitor came, with a feather on his hat, and told {him} for an hour about his feather. {Hero} nodded and thought about corners. There was soot behind {his} left ear. The suitor took it for a fashion.",
      "+ In the spring they were right, all four of them. It was not laid on the scrap heap. It was turned this way and that in the light. “That would pass anywhere,” {he} was told, as if it were nothing. {Hero} walked up the back stairs that night without noticing which step {he} was on.",
      "The ninth one had creaked, of course. There stood the king in his dressing gown, with a candle, and looked at the apron and at the black hands. “How long?” he asked. “Since autumn,” said {hero}. “I'm no good at sitting still and being married to somebody. This is what I am. At least I will be.” “Nobody in this family has ever made anything,” said the king.",
    ],
    end: [
      "“Come along,” said {hero}. “I'll show you.” The king had not been across the yard at night since he was a boy. He sat down on a box and held the lamp. {Hero} rolled up {his} sleeves. {He} was so nervous that the first one went wrong. {He} laid it on the scrap heap without a word, and began again.",
      "It took an hour. The king forgot to hold the lamp straight. When it was finished, he put out one finger and touched it, and it was good, one could see that without having learned anything. “I can sign my name,” said the king, after a while. “That's really all I can do.” He looked at the scrap heap. “Is it difficult, the beginning?”",
      "+ The suitor was sent home, with a kind letter and a box for his feather. And over the workshop there hung a new sign, with the arms of the kingdom on it and {hero's} name underneath, in quite plain letters. People came out of curiosity. They came again because the things lasted.",
      "Now {hero} goes down the front stairs, in daylight and in boots. The scrap heap has grown by a good many pieces, and some of them are the king's. He has Wednesdays off. He is not especially gifted, but when he has a corner that is right, he shows it to the whole court.",
    ],
  }),
  story({
    says: [
      phrase(
        "(?:forgot|forgets|forgotten|lost|unlearned|not able|could not|couldn't|cannot|can't|never) (?:how )?(?:to )?(?=laugh\\b|smile\\b|be happy\\b|cry\\b|sing\\b)<skill:doing>",
      ),
      role("ruler", ROYAL),
      phrase(
        "<winner:somebody> (?:(?:finally |at last )?(?:tries|tried|comes?|came|manages|managed|succeeds|succeeded|makes?|made|teaches|taught|brings?|brought|shows?|showed))\\b(?! (?:him|her) (?:laugh|smile) (?:would|will|gets))",
      ),
    ],
    may: [
      phrase("(?:with|by|bring|brings|brought) (?<thing>(?:his|her|their|an?) (?:\\p{Ll}+ ){0,2}?\\p{Ll}+)"),
      /\b(?:promise[sd]?|offer(?:s|ed)?)\b[^.]*/i,
      ...also("forgot\\w*|forgets", "laugh\\w*", "smile\\w*"),
    ],
    unless: /\b(?:murder\w*|kill\w*|war|frog|robot|clown|witch)\b/i,
    after: [
      "+ They had tried everything. Clowns had fallen down the stairs, some of them on purpose. A professor had read aloud from a book about jokes, in three volumes. {Ruler} had thanked them all with the same straight face. “It isn't that I won't,” said {ruler}. “I look for it, and it isn't there. It's like a word that you've forgotten.”",
      "“The next one,” called the servant, and there stood {winner}. There was straw on both shoes. “And what can you do?” asked the minister and looked at his watch. “Not much,” said {winner}. “I've only come because I know what it's like.” Nobody had said that before. They had all only known what laughing is like, and not what it is like without.",
      "What {winner} had brought along to show went wrong at once. It ran to the left instead of the right, under a table and out again with the tablecloth. Plates fell. The minister jumped up on a chair. {Winner} ran after it, got hold of it, slipped, and slid on both knees across the whole hall to the foot of the throne. There it was very quiet.",
      "+ “I practised that,” said {winner} from below, quite out of breath. “At home it worked.” {Ruler} looked down. On {winner's} head there was a bit of parsley. In all those years there had been nobody on that floor who had not first wiped it.",
      "“I'm sorry,” said {winner}, and two large tears ran down. “I so wanted it to be good.” The minister waved to the guards. But {ruler} raised a hand. {Ruler} got down from the throne, which was high, and sat on the floor between the broken plates. “Show me how it should have been,” said {ruler}.",
    ],
    end: [
      "So they did it together. {Ruler} had to hold one end, and {winner} the other. It went wrong at the very same place. It ran to the left, and this time it took the crown along with it. They both slid after it on their knees. They bumped their heads together, and they looked at each other, with jam on both their noses, and it started as a sort of hiccup.",
      "The servants thought that somebody was choking. Then it came again, and then it was there, rusty and loud and with tears in it, and {ruler} had to hold on to {winner} so as not to fall over. It went through the open windows. Down in the street people stopped. They had not heard that sound from up there for years, and they joined in, without knowing what it was about.",
      "+ “The reward,” said the minister at last, in a weak voice. It was paid in full, to the last acre. But when {winner} was about to go home, {ruler} came running after, in socks. “And if I forget it again?” “Then you send for me,” said {winner}, “and we do it wrong once more.”",
      "There is a long scratch on the floor of the throne room, from the door to the throne. It is not polished away. Every now and then, when the day has been too serious, one can hear two people take a run out in the corridor.",
    ],
  }),
  story({
    says: [
      /\b(?:kingdoms?|countries|villages?|families|clans?|tribes?|towns?|castles?|peoples?)\b/i,
      /\b(?:war|feud|fight\w*|fought|quarrel\w*|enem(?:y|ies)|hat(?:e|ed|red)|at odds)\b/i,
      /\b(?:nobody (?:knows|knew|remembers|remembered)|no one (?:knows|knew|remembers|remembered)|forgotten why|forgot why|why it (?:began|started)|how it (?:began|started)|what (?:it was about|the quarrel was about)|so long (?:that|ago))\b/i,
      phrase(
        "(?:because of|began with|begins with|started with|starts with|was about|over|it was all about) <cause:thing>",
      ),
    ],
    may: [
      phrase(
        "(?<one>(?:[Tt]he|[Aa]) (?:\\p{Ll}+ )?(?:princess|prince|girl|boy|shepherdess|daughter|son)) and (?<two>(?:the|a) (?:\\p{Ll}+ )?(?:princess|prince|girl|boy|shepherd|daughter|son))",
      ),
      ...also(
        "meet|met|meets",
        "found out|find out|discover\\w*",
        "well",
        "began",
        "long",
        "enemy",
        "princess",
        "prince",
        "two kingdoms",
      ),
    ],
    unless: /\b(?:murder\w*|spaceship|planet|married|divorc\w*|Romeo)\b/i,
    after: [
      "+ Everyone was used to it. One knew at what time arrows were shot, and one took the washing in. In the schools, on this side and on that, the children learned that the others had begun. What they had begun with was not in the books. “With everything,” said the teachers, and turned the page.",
      "It was at the water that the two of them met, because people get thirsty on both sides. Each had a bucket, and each had been told that the others had horns. They looked at each other's foreheads for quite a while. “You haven't got any,” said the one. “Neither have you,” said the other. After that it would have been silly to shoot.",
      "“Why did you start it?” “We? You did!” They both got red, and both stopped at the same place. “With what?” Neither of them knew. The next day they brought along what they had found: a page from the one castle's chronicle, and the other half of it from the other's. Somebody had torn it across, a hundred years ago. They laid the edges together on the rim.",
      "+ The writing was brown and had faded. They had to read it aloud in turn, a word from this side and a word from that. At the most important place a mouse had been, and they had to guess. They laughed, and then looked round to see if anybody had heard.",
      "There it was. It had begun with {cause}. They read it three times. All the wars, and the wall, and the grandfathers with the wooden legs, on account of {cause}! “That can't be all,” they said. But the page ended there, and underneath it there was only the date, a Tuesday.",
    ],
    end: [
      "That evening horns were blown on both sides. They had been seen. Two armies came up to the water, with torches, and between them stood the two, back to back, with nothing but a page in their hands. “Read it!” they shouted. “Read it yourselves! Then you can go on!” An old general got out his glasses.",
      "He read it under his breath and then aloud. It became so still that one could hear the torches. “{Cause}?” said somebody on the left. “{Cause}?” said somebody on the right. Then a soldier in the last row began to laugh, he could not help it, and it went through the lines and across to the others.",
      "+ Not everybody laughed. The general folded up the page and put it over his heart, where he had an old wound. But in the morning he was the first who put his sword on the cart. They were melted down for a bell, and it hangs exactly in the middle.",
      "Once a year, on a Tuesday, a bell is rung. Then they all come to the water, from this side and from that, and in the middle of the table stands what the whole thing was about, as a joke and as a warning. There is always enough of it for everyone.",
    ],
  }),
  story({
    says: [
      role(
        "sleeper",
        "prince|princess|king|queen|clerk|teacher|mayor|doctor|duke|minister|baker|knight|count|gardener|postman",
      ),
      phrase(
        "(?:falls? asleep|fell asleep|is (?:always )?tired|was (?:always )?tired|yawns?|yawned|dozes? off|dozed off)",
      ),
      phrase("[Oo]nly <confidant:somebody> (?:knows|knew|has noticed|had noticed|guesses|guessed|sees|saw)"),
      phrase(
        "(?:spends?|spent) (?:his|her|all his|all her|every|the) nights? (?:in (?:the|his|her) \\p{Ll}+ )?<craft:doing>",
      ),
    ],
    may: also("ball", "asleep", "nights?", "secretly", "every"),
    lead: "sleeper",
    unless: /\b(?:murder\w*|kill\w*|war|dying|thief|steal\w*)\b/i,
    after: [
      "+ There were all sorts of rumours at court. It was an illness, it was love, it was a spell. The doctor put leeches on {him}, and {hero} fell asleep during the leeches. “He is delicate,” or “She is delicate,” they said, according to whom they were talking about. {Confidant} heard it while clearing the plates, and kept quiet, and left a pot of strong coffee in the usual place.",
      "{Confidant} had found out by accident, on the way to the coal cellar. A light had shone under the door of the north tower, at three in the morning. {Confidant} had looked through the keyhole, and had forgotten the coal. There was {hero}, with rolled-up sleeves and a face that nobody at court had ever seen: wide awake.",
      "“You won't tell?” said {hero}, when {he} turned round. “Tell what?” asked {confidant}. “I'm only here about the coal.” From then on there was something warm outside the tower door at midnight, and {confidant} was the only one who was allowed to say what was no good yet. “You stop too soon,” {confidant} told {him}. “You get frightened just before it gets good.”",
      "+ Nobody had ever said such a thing to {hero}. They called everything {he} did enchanting. {He} was angry for a night. The next one {he} did not stop too soon. It was almost morning before {he} looked up, and there sat {confidant} on the stairs, fast asleep, with the coal in both arms.",
      "Then came the greatest ball of the year, with guests from eleven countries. {Hero} had been up for three nights in a row. In the middle of the welcome speech {his} head sank forward, and {he} slid down slowly, in front of everyone, and lay under the table and snored. “This is the end,” said the master of ceremonies. “I demand an explanation!”",
    ],
    end: [
      "{Confidant} put down the tray. It was very quiet in the hall. “I can explain,” said {confidant}. “But you have to come along. There are two hundred steps.” They went up there in all their finery, out of curiosity, eleven ambassadors and a bishop, one behind the other. {Confidant} opened the door of the north tower and held up the lamp.",
      "They had come to laugh, and they did not laugh. What {hero} had done in all those nights was all there, from the first attempts at the very bottom to the last one, which was not quite finished yet. The old queen of somewhere took off her gloves. “And that,” she asked, “is what you wake up for?” “That's what I go to sleep for,” said {hero} from the door. {He} had cake in {his} hair.",
      "+ “Why did you never tell us?” they asked. {Hero} looked at {confidant}. “Because you'd have called it enchanting,” {he} said. The bishop, who had been about to say it, closed his mouth. In the end the balls were moved to the afternoon. It suits everybody better; most of the ambassadors are no longer young.",
      "{Hero} stays awake at balls now, and even dances, though badly. At the stroke of eleven {he} bows and goes up the two hundred steps. The lamp is already lit. And {confidant} does not look through the keyhole any more. {Confidant} has a chair there.",
    ],
  }),
  story({
    says: [
      role("smith", "blacksmith|smith|swordsmith|gunsmith|armourer|inventor|wizard|knight|young knight|prince|soldier"),
      /\b(?:sword|axe|bow|spear|dagger|cannon|lance|arrow)\b/i,
      /\b(?<weapon>sword|axe|bow|spear|dagger|cannon|lance)\b/i,
      /\b(?:refuse[sd]?|(?:does|did|will|would) not|doesn['’]t|didn['’]t|won['’]t|cannot|hates?|hated|never) (?:want )?(?:to )?(?:kill|fight|hurt|cut|harm|wound|draw blood|war|fighting|killing|shoot)\w*\b/i,
      /\b(?:king|queen|general|duke|army|captain|emperor)\b/i,
      role("ruler", "king|queen|general|duke|emperor|captain"),
    ],
    lead: "smith",
    may: also("furious", "forges?|forged", "refuse[sd]?", "angry", "orders?|ordered"),
    after: [
      "It was the finest thing of its kind that anyone had seen. It lay in the hand like a thought. {Ruler} tried it at once, on the captain of the guard, who held up his shield and shut his eyes. There was no sound. A hand's breadth in front of the shield {theweapon} had stopped, as a horse stops in front of a ditch. {Ruler} pushed. It would not go one inch further.",
      "+ “It's blunt,” said {ruler}. It was not. It went through an apple, and through a rope, and when a bramble had got hold of a child's skirt, it cut off the bramble by itself. But as soon as it was raised against anybody, it stood still. They tried it on a prisoner. They tried it on the tax inspector, whom no one could stand. It stood still.",
      "+ “You have ruined it,” said {ruler} to {hero}. “What did you put in?” {Hero} thought about it. Iron, {he} said, and charcoal. And it was true that {he} had been thinking, while {he} was at it, of those who would stand in front of it. It was a long job, and one thinks of this and that. “Then make it again,” said {ruler}, “and this time think of nothing.”",
      "+ {Hero} was given three days, and a guard at the door. {He} laid it in the fire. It did not get hot. The hammer bounced off. Towards evening {he} gave up and cut bread with it for {himself} and the guard, and they both noticed how well it did that.",
      "On the third day there were drums. The enemy stood on the other side of the river, four thousand men, and there was no time for another. {Ruler} rode out in front with {theweapon}, because one has to have something in one's hand, and took {hero} along, to have somebody to hang afterwards. The two armies looked at each other. The horses pulled up grass.",
    ],
    end: [
      "The other leader came riding at full gallop. {Ruler} raised an arm, and {theweapon} did something that it had never done before. It went forward. It met the other blade, and held it, and would not let it go. They pulled. They got down from their horses and pulled with both hands. And there they stood, nose to nose, as close as if they were dancing, and could not do each other any harm.",
      "It lasted an hour. It is hard to hate somebody for an hour if you can smell what he has had for breakfast. “Onions?” asked {ruler} at last. “My wife says that they're healthy,” said the other. “I can't hold it any longer,” said the other. “Neither can I,” said {ruler}. “What was it that you wanted?” It turned out to be a ford, and some hay.",
      "+ As soon as they had shaken hands on it, {theweapon} let go, and fell into the grass, and was just iron. {Ruler} picked it up and held it out to {hero}, with the handle first. “What do I owe you?” asked {ruler}, not very loudly. “For that one, nothing,” said {hero}. “It isn't really mine.”",
      "It is no good to any army, so it has stayed with {hero}. The bread in that place is cut straighter than anywhere else. And when two people come to have a blade made in anger, they are given this one to hold, one at each end, and asked to come back in an hour.",
    ],
  }),
  story({
    says: [
      /\b(?:princess|queen|girl)\b/i,
      /\b(?:tower|castle|dungeon|cave|locked|imprisoned|captured|prisoner)\b/i,
      /\b(?:(?:does not|did not|doesn['’]t|didn['’]t|won['’]t|instead of|tired of|without|no) (?:want to )?wait(?:ing)?|(?:rescues?|rescued|frees?|freed|saves?|saved) (?:herself|the (?:prince|knight))|escapes?|escaped|(?:does not|did not|doesn['’]t|didn['’]t) need (?:a|the|any) (?:prince|knight))\b/i,
      /\b(?:prince|knight|dragon|witch|king)\b/i,
    ],
    may: [
      phrase("(?:builds?|built|makes?|made|weaves?|wove|knots?|knotted|sews?|sewed|ties?|tied) <tool:thing>"),
      phrase("(?:out of|from) <stuff:thing>"),
      ...also("dragon", "rescues?|rescued", "too", "wait", "prince", "tower", "locked", "ladder", "herself"),
    ],
    unless: /\b(?:murder\w*|kill\w*|war|swan|hair|Rapunzel|in love)\b/i,
    after: [
      "For the first hundred days {hero} had sat at the window, as one does. {He} had combed {his} hair and looked at the road. Three princes had come by. The first had forgotten his ladder. The second had a cold. The third stood down there for an hour and recited a poem, and then it got dark, and he had a long way home. “That's enough,” said {hero}, and put the comb away.",
      [
        "{He} looked to see what there was, and what there was, was enough. {Hero} made {tool}. It was not beautiful, and it took eleven days. {He} hummed while {he} did it. “What are you doing up there?” growled the dragon that lay round the foot of the tower. “I'm tidying up,” said {hero}.",
        "{He} looked to see what there was: a bed, a curtain, a bread knife, forty books. {Hero} had an idea, and it took eleven days. {He} hummed while {he} did it. “What are you doing up there?” growled the dragon that lay round the foot of the tower. “I'm tidying up,” said {hero}.",
      ],
      "In the twelfth night {he} threw one leg over the sill. Something creaked. Something slipped. {Hero} did not look down; {he} looked at the wall in front of {his} nose and said good evening to each stone. Halfway it began to rain. {He} had one shoe left when {he} reached the ground. “Good evening,” said the dragon. Its eye was as big as a cartwheel, and wide open.",
      "+ {Hero} held the shoe in front of {him}, because it was the only weapon {he} had. “I could scream now,” said the dragon. “I'm supposed to. It's in my contract.” It did not scream. It looked at the shoe, and at the long way down, in the dark, which somebody had come all by {himself}. “Nobody has ever done that,” it said.",
      "Then {hero} saw the chain. It went from the dragon's hind leg to an iron ring, and round the leg the scales were quite worn. “How long have you been here?” asked {hero}. “Longer than you,” said the dragon. “You at least had a window.” {Hero} could have run away. The road lay there, wet and empty. {He} took one step, and sighed, and turned round.",
    ],
    end: [
      "{He} pulled a pin from {his} hair, or it may have been a fork from {his} pocket, and knelt down in the mud. The lock was rusty and bad-tempered. {Hero} told it what {he} thought of it. At the third try it went click. The dragon lifted its leg and put it down again, one pace further on. It did so a second time. Then it began to cry.",
      "+ At that moment there were hoofs. “Halt!” cried a prince, the fourth. “I have come to rescue you!” “That's nice of you,” said {hero}. “We've just finished. But you could hold this.” He held the chain, and the shoe, and did not know what to say. “Do you know how to get to the sea?” {hero} asked the dragon. “I've never seen it,” it said. “Me neither,” said {hero}.",
      "+ The prince watched them get smaller above the wood. After a while he took off his helmet. He went up the tower stairs, because he was curious, and found forty books, and sat down with them. They say that he was very happy there, and that he let himself out whenever he liked, by the door. It had never been locked on that side.",
      "On a beach, a long way off, there is a hut that was built around something large and warm. In the evening {hero} sits in front of it with wet hair. If a ship comes by and somebody calls across whether {he} needs to be rescued, {he} calls back: “No, thanks! But have you got any bread?”",
    ],
  }),
  story({
    says: [
      role("shy", "king|queen|prince|princess|emperor|sultan|duke"),
      /\b(?:shy|afraid (?:of|to) (?:speak\w*|people|crowds?|his people|her people|talk\w*)|(?:cannot|can['’]t|could not|couldn['’]t|dares? not|dared not|afraid to) (?:speak|talk|give a speech)|stutter\w*|stammer\w*|hides? (?:under|behind)|hid (?:under|behind))\b/i,
      phrase("<coach:somebody> (?:teaches|taught|helps|helped|shows|showed|encourages|encouraged)"),
    ],
    lead: "shy",
    may: also("speak", "people", "young", "shy", "throne", "hides?|hid", "under", "teach\\w*|taught"),
    unless: /\b(?:murder\w*|kill\w*|war|in love)\b/i,
    after: [
      "There was a cushion under the throne, and a candle, and a plate with crumbs. {Hero} knew the throne better from below than from above. When somebody was announced, {he} saw only shoes. Then the minister would say that {his} majesty had a headache, and the shoes went away again.",
      "One day {coach} crawled in to {him}. “Nice here,” said {coach}. “Is there any cake left?” {Hero} pointed at the plate. They ate the crumbs and watched the minister's shoes walk up and down. “He has got two different socks on,” whispered {coach}. {Hero} giggled, and put {his} hand over {his} mouth.",
      "“What happens when you try to speak?” asked {coach}. “There's a hand round my neck,” said {hero}, “and I can see all the eyes.” “Then we'll start with two,” said {coach}, “and without words.” So {hero} learned to look at {coach}, and stay. Next {he} learned to speak to the cat.",
      "+ It did not get better every day. Once a spoon fell down, and {hero} was back under the throne before it had stopped ringing. {Coach} did not say a word. {Coach} only moved the cushion a bit, so that it lay nearer to the edge.",
      "Then the river rose. It came over the fields in one night, and in the morning all the people stood in the palace yard with their bundles and looked up at the balcony. “Headache,” said the minister, quite pale. “They won't believe that today,” said {coach}. {Hero} stood behind the curtain, and the hand was there round {his} neck.",
    ],
    end: [
      "“I can see all the eyes,” {hero} whispered. “Then look at the shoes,” said {coach}. {Hero} looked. They were wet. Nobody can be afraid of such shoes. {Hero} stepped out onto the balcony and held on to the rail.",
      "“You've got wet feet,” {he} said. It became so quiet that it could be heard as far as the gate. “Come in. There's the big hall, and it has a fireplace, and nobody ever uses it. And whoever can still walk comes with me. We've got to close the dam, and I don't know how. Does anybody know?” A hundred hands went up.",
      "+ In the evening {hero} sat by the fire between the bundles, covered with mud, and was so hoarse that {he} could hardly be heard. {He} had talked the whole day. “Was that very bad?” {he} croaked. “Dreadful,” said {coach}. “You forgot to be afraid. You'll have to practise that again.”",
      "The cushion still lies under the throne. It is the quietest place in the palace. When children are brought before {hero} and don't dare to say a word, {he} lifts the cloth at the side and lets them go first. “There's cake,” {he} says. “And from in here you need only look at the shoes.”",
    ],
  }),
];
