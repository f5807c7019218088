import { role, story } from "../subject-story.ts";

/** Stories of Vikings, knights, sieges, samurai and gold diggers. */
export const oldTimes = [
  story({
    says: [
      /\b(?:vikings?|longship|norse)\b/i,
      /\b(?:afraid|fear\w*|scared|(?:can(?:'t|not)|could(?:n't| not)) (?:swim|fight|row)|hates?|hated|poet|sing\w*|quiet|shy|peace\w*|gentle|refus\w* to (?:fight|plunder|raid)|never (?:fought|won))\b/i,
    ],
    unless:
      /\b(?:frozen|woke|thaw\w*|museum|murder|revenge|seasick|father|mother|iceland|love|baker|cook\w*|bak\w*|school|knit\w*|dragon)\b/i,
    of: "people",
    after: [
      "@ship(hero sit) “A Viking,” said the chief with the big beard, “is three things: loud, wet and angry.” {Hero} was none of the three. All the others hung their shields on the side of the ship. {Hero} hung up nothing, and sat down on the last bench, next to the barrel of herrings.",
      [
        "@ship(hero talk, mate talk) “Stay close to me,” said {talker}. “When they roar, you only open your mouth. Nobody will hear the difference.” They practised it. {Talker} roared, and {hero} opened {his} mouth beside {him}, and the gulls flew up. It looked quite good. It was only that {hero} had to laugh each time.",
        "@ship(hero stand) {He} practised roaring behind the sail. It sounded like somebody who has sat down on a goose. The helmsman, who was old and deaf in one ear, patted {hero} on the back. “Lovely,” he said. “My mother used to sing that.”",
      ],
      "@ship(hero row) On the third day the fog came. It lay on the water like wool, and nobody saw the dragon's head at the bow any more, and then nobody saw the bow. They rowed in a circle; they passed the same floating oar three times. “Louder!” ordered the chief. They all roared at the fog, and the fog did not mind.",
      "+ @ship.dusk(hero row) By evening they had no voice left. The strongest of the men sat on their benches and held hands, under the oars, where it could not be seen. Somewhere out there the surf was beating on rocks. You could not tell from where. It seemed to come from all sides.",
      "@ship(hero talk) “Quiet,” said {hero} from the last bench. It was a thing that had never been said on that ship. “Please. All of you. You're so loud that we can't hear anything.” The chief turned round slowly, and his beard shook. Then, because he had no voice for it, he said nothing.",
    ],
    end: [
      "@ship(hero look) It grew still. {Hero} leaned out over the water and shut {his} eyes, and began to hum, softly, a long low note. It went out into the fog, and from the left it came back, hard and quick. That was rock. From the right it came back late. But straight ahead it did not come back at all.",
      "@ship(hero stand) “That way,” said {hero}. They rowed, without a word, with cloths round the oars, and {hero} stood at the bow and hummed them through. To the left and right black teeth stood up out of the water, taller than the mast. And then there was sand beneath the keel, as soft as flour.",
      "+ @sea(hero stand) On shore the chief took off his helmet. He had to clear his throat several times. “A Viking,” he croaked, “is four things.” And he took his own shield, the one with the gold rim, and hung it up over the last bench, next to the barrel of herrings.",
      "@sea In the songs of that coast there are a great many heroes, and all of them roar. But there is one song that has no words. Mothers hum it there when fog comes in from the sea, long and low, and then they listen for what comes back.",
    ],
  }),
  story({
    says: [
      /\b(?:knight|knights|squire|sir \w+)\b/i,
      /\b(?:afraid|scared|fear\w*|hates?|hated|coward\w*|(?:does(?:n't| not)|did(?:n't| not)|never|refuses? to|refused to) (?:want|fight|like)|peace\w*|gentle|clumsy|shy|timid|nervous|fight a dragon|fought a dragon)\b/i,
    ],
    unless:
      /\b(?:(?:afraid|scared|fear) of (?:the dark|horses|water|heights|spiders|mice|cats|ghosts)|fearless|chicken|socks|fridge|kitchen table|murder|wakes?|woke|frozen|treasure|night bus|plumber)\b/i,
    of: "people",
    after: [
      "@castle(hero stand) “A knight,” said the king, “is brave, sits straight, and makes no fuss.” {Hero} nodded, and {his} helmet fell shut. It always did. Inside it was dark and smelled of soup.",
      [
        "@meadow(hero walk, mate walk) {Talker} opened the helmet again with a spoon. “Are you ready?” asked {talker}. “No,” said {hero}. “Good,” said {talker}. “The ready ones always forget the sandwiches.” So they set out, with a rattle at every step, and the sparrows on the wall counted how often {hero} tripped.",
        "@meadow(hero walk) So {hero} set out, with a rattle at every step. At the bridge {he} tripped over {his} sword, and at the mill {he} tripped over the same sword again. In the end {hero} tied it on the back like an umbrella. “That's better,” {he} said to it. It was the only one there to talk to.",
      ],
      "@mountain(hero talk) On the mountain sat the dragon, or rather it lay, and it was as long as a village. {Hero} had meant to shout something. But just at that moment the helmet fell shut once more, and from inside there came only a small and hollow voice. “Hello?” it said. “I'm frightened.”",
      "+ @mountain(hero stand) It was quiet for a long time. Then the ground shook a little, for the dragon had come a step nearer and laid its head down on the stones. “Say that once more,” it said hoarsely. “I've lived here for six hundred years. All of them came in and shouted. Not one has ever said that.”",
      "@mountain(hero talk) “I'm frightened,” said {hero} into the helmet, since it was out anyway. “So am I,” said the dragon. “Each time one of you rattles up that path, I shake so much that stones roll down. They think that I'm throwing them.” It held out a claw, and with the very tip of it, it opened the helmet.",
    ],
    end: [
      "@mountain(hero talk) They looked at each other. The dragon had kind, yellow, rather tired eyes. “What do we do now?” it asked. “I'm supposed to beat you,” said {hero}. “They're all waiting at the bottom.” “Then beat me,” said the dragon. “Are you any good at draughts?” {Hero} took out the sandwiches first.",
      "@mountain.dusk(hero walk) They played until evening, with black stones and white ones, and {hero} won by one stone. After that the two of them went down the mountain, side by side, at the pace of somebody in armour. The people ran into their houses. “I've beaten it!” called {hero}. “At draughts! And it would like to say good evening!”",
      "+ @castle(hero stand) The king looked out from behind the queen. “That is not how it's done,” he said. “No,” said {hero}. “But it's done.” And {he} {was} not even shaking, or only so little that you had to know about it. A few children had already begun to slide down the dragon's tail.",
      "@mountain.night(hero sit) Since then there has been a sign by the path up the mountain: please don't rattle. On Thursdays a light burns up there till late. Two sit over a board, one of them very large. And on a nail, where it cannot fall shut on anybody, hangs the helmet, with a wren's nest in it.",
    ],
  }),
  story({
    says: [
      /\b(?:war|soldiers?|nazis?|occupation|gestapo|1939|194\d|bomb\w*|army|enemy)\b/i,
      /\b(?:hid(?:es|den|ing)?|shelters?|sheltered|smuggl\w*|protect\w*)\b/i,
      role(
        "child",
        "girl|boy|child|children|soldier|pilot|family|refugee|stranger|deserter|airman|jewish girl|jewish boy",
      ),
      /\b(?:attic|cellar|barn|house|farm|bakery|shed|church|school|wardrobe|basement|theatre|roof|village|cave|zoo|circus|library|hospital)\b/i,
    ],
    unless: /\b(?:sixty years|years later|bank|robber|pirate|knit)\b/i,
    of: "people",
    after: [
      "They had two rules. By day not a step, and by night not a light. {Hero} brought a bowl when it was dark and took it away when it was empty. The third board of the floor creaked, so {hero} learned to step over it, as others learn a prayer.",
      "+ They spoke in whispers, and soon they hardly needed them. One finger on the boards meant: somebody is coming. Two meant: he has gone. Three was for the morning, when there was nothing to report at all. Three meant only: I'm here. Are you? And from the other side three knocks came back.",
      "+ “What do you do the whole day?” asked {hero} once. “I walk home,” said {thechild}. “In my head. I go by the chemist's and past the school. I greet everybody. I haven't got to our door yet, I always fall asleep before.” {Hero} did not know what to say, and pushed the bigger half of the bread across.",
      "In the winter they came, as {hero} had always known they would, four of them, with a dog. They opened everything and tapped on the walls. {Hero} stood there with a dishcloth and dried the same plate. The officer stopped where the boards began. “Who is in there?” he asked.",
      "“Nobody,” said {hero}. “Rats.” The officer put his boot on the first board. Then he put it on the second. {Hero} looked at the third. “It's rotten,” {he} heard {himself} say. “The last man who went over it lies in the hospital.” The officer stood with one foot in the air.",
    ],
    end: [
      "It was so still that you could hear the dog pant. The officer set down his foot, on the third board. It did creak; it shrieked like something that is being killed. And the dog, an old dog, who had heard too many such sounds, put its tail between its legs and pulled, and would not be held.",
      "“Rats,” said the officer. He came out backwards. At the door he turned round once more and looked at {hero}, and at the plate, which had been dry for a long time. He was not young. Then he pulled the door shut behind him, quite softly, as if there were somebody asleep in the house.",
      "{Hero} knocked three times, when {he} could lift {his} hand again. It was a long while before the answer came. And one morning in spring the bells began to ring, all of them, and did not stop. {Hero} went in and did not step over the third board. {He} stood on it, with both feet.",
      "@street(hero walk, child walk) They walked out into the street together, in the light, arm in arm because {thechild's} legs had forgotten how. They went by the chemist's and past the school, and greeted everybody. And this time {thechild} did not fall asleep before they had come to the door.",
    ],
  }),
  story({
    says: [
      /\b(?:messenger|courier|messages?|letters?|orders?|dispatch|news|rider|horseback)\b/i,
      /\b(?:war|army|king|queen|siege|besieged|general|enemy|castle|fortress|battle|emperor|kingdoms?|empire|medieval|pony express|regiment|wall|pass|front)\b/i,
      /\b(?:carr\w*|deliver\w*|brings?|brought|rides?|rode|runs?|ran|sent|crosses|crossed|must|has to|had to|through)\b/i,
    ],
    unless:
      /\b(?:love letters|husband|widow|kites?|pigeons?|lighthouse|printer|email|texts?|war memorial|postman|tongue|time courier|biscuit)\b/i,
    of: "people",
    after: [
      "The paper was sealed with red wax and was no bigger than a hand. “It has to be there by sunrise,” the old captain had said. “If it isn't, it need not go at all.” {Hero} put it where {his} heart was, under the shirt. It crackled there at every step, like a small fire.",
      [
        "@meadow.night(hero walk, mate walk) For the first half of the night they kept to the ditches, {hero} in front, {talker} behind. When the moon came out, they lay flat among the turnips. “What do you think is in it?” whispered {talker}. “An attack,” whispered {hero}. “It's always an attack.” And they got up and went on.",
        "@meadow.night(hero walk) For the first half of the night {hero} kept to the ditches. When the moon came out, {he} lay flat among the turnips and made {himself} as round as one of them. Horsemen went by so near that {he} could smell the leather. They were talking about their feet.",
      ],
      "+ @river.night(hero walk) At the ford the water was up to {his} chest. Something whistled past, and then {his} arm grew warm and heavy. {Hero} held the paper high over {his} head with the other. {He} did not let it down until there were stones under {his} feet again. There was a dark patch on the sleeve, and it was growing.",
      "+ By a burned mill {he} had to sit down. {He} could rest, thought {hero}, just for as long as it takes to count to a hundred. At forty {he} noticed that {he} had begun to count the people {he} knew who were still alive. {He} got up at once, because there were not a hundred.",
      "@meadow.dawn(hero stand) The last guard was a boy. He stood in the middle of the path with a spear that was too long for him, and it shook. “Halt,” he said. “I have to stab you now.” It was an enemy coat that he had on. Behind the hill it was growing light. {Hero} pulled out the paper.",
    ],
    end: [
      "@meadow.dawn(hero read) {Hero} did what no messenger may do. {He} broke the wax. It was three lines, and {he} read them aloud, because the boy could not read. “We accept. It is over. Let them all go home, on both sides, before somebody else gets hurt.” The boy let the spear sink. “Me, too?” he asked. “On both sides,” said {hero}.",
      "@meadow.dawn(hero run) They ran the last mile together. As the sun came over the edge of the hill, two drummers stood there with their sticks already raised. “Stop!” shouted {hero}, and held up the paper. And the sticks stayed in the air, and came down slowly, without a sound.",
      "@meadow.dawn(hero talk) It was so quiet in the valley that a lark began. On the one side the first of them sat down in the grass and took off his boots. Then somebody did so on the other. “The seal is broken,” said the general sternly. “Yes,” said {hero}. “It had to be read to somebody.”",
      "@hall(hero stand) The paper hangs in the town hall now, under glass, a bit crumpled. Beside it lies a spear, far too long, and visitors wonder what it is doing there. {Hero} knew, and so did a boy who grew up to be a baker. Each spring they met in front of it, and then went to eat turnip soup.",
    ],
  }),
  story({
    says: [
      /\b(?:gold ?(?:rush|digger|diggers|mine|fever)|(?:for|finds?|found|full of|vein of) gold|klondike|prospector|yukon)\b/i,
      /\b(?:digs?|dug|search\w*|looking|pan\w*|river|mine|mountains?|finds?|found|rush|claim|alaska|california|klondike|prospector|travel\w*|sets? out|set out)\b/i,
    ],
    unless:
      /\b(?:restaurant|cook|dragon|pirates?|treasure|ring|wedding|bank|robber|medal|salmon|goldfish|murder|king|queen|tooth|teeth|violin|island|sunken|captain|buried|parrot|sea)\b/i,
    of: "people",
    after: [
      "@river(hero stand) All along the river they knelt, up to their elbows in ice water, and swung their pans in a circle, and looked. {Hero} had bought a pan as well, a shovel, and a hole in the ground with a number. By the first evening {he} could no longer feel {his} fingers. In the pan lay sand.",
      [
        "@river.dusk(hero talk, mate talk) “Tomorrow,” said {talker}. {Talker} said it each evening, and they warmed their hands on the same tin mug. Others came back from the saloon and shouted that they were rich. {Hero} and {talker} had beans, and a plan for the first coin, which they changed daily.",
        "@river.dusk(hero sit) “Tomorrow,” said {hero} each evening to {his} tin mug. Others came back from the saloon and shouted that they were rich. {Hero} had beans, and a list of what {he} would buy first. It began with gloves.",
      ],
      "@river(hero dig) In the next hole dug an old man who was called Silent Abe. He never looked up. But he had sourdough, in a pot on his belly, under his shirt, to keep it warm, and now and then there was a flat loaf on {hero's} shovel in the morning. {Hero} put beans on his.",
      "+ @snow(hero stand) Then the river froze. Men sold their boots for a place on a sledge. {Hero} counted what {he} had: enough for the way home, or for flour until the spring, not for both. {He} stayed. {He} had promised to come back with something, and sand was not something.",
      "@snow(hero look) One morning there was no loaf. {Hero} went across. Silent Abe lay in his tent with blue lips, and round his neck hung the key of his box. “It's all yours,” he whispered. “I've got nobody.” In the box lay nuggets, as big as beans, hundreds of them. And the doctor was three days away, over the pass, with a dog sledge.",
    ],
    end: [
      "@snow(hero carry) {Hero} did not take the time to count them. {He} put the box on the sledge, and on top of it {he} put Abe, wrapped in everything they both had. On the first slope it sank in up to the runners. {Hero} took out a handful of gold to make it lighter. And then one more.",
      "@snow(hero carry) When they came down on the other side, the box was empty, and behind them there was a yellow trail that went all the way over the pass. But the pot with the sourdough sat on {hero's} own stomach, and it was warm. “You're mad,” said Abe, when he opened his eyes at the doctor's.",
      "+ In spring thousands climbed up there with sieves, and some of them found what they had come for. {Hero} did not go. {He} and Abe had found something else in the meantime: that ten thousand people with gold in their pockets have had nothing for months but beans.",
      "@bakery(hero cook) The bakery is the only house of that town that still stands. Over the counter hang a shovel, a pan, and a pair of gloves, the first thing that was bought there. The dough comes from the same pot to this day. In the morning, when it rises, it shines a little.",
    ],
  }),
];
