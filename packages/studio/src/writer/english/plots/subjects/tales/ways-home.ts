import { role, story } from "../subject-story.ts";
import { alongside } from "./companion.ts";

/** Tales of animals who lose their way, sleep too long, follow, or are afraid of the dark. */
export const waysHome = [
  story({
    says: [
      role("small", "bee|bumblebee|ladybird|ladybug|ant|butterfly|snail|beetle|firefly|dragonfly|honeybee"),
      /\b(?:lost|loses?|los(?:es|ing)|(?:can(?:no|')t|could(?: not|n't)) find|search\w*|blown|carried)\b/i,
      /\b(?:way|home|hive|colony|anthill|nest|meadow|family|queen|direction\w*|friends)\b/i,
    ],
    unless:
      /\b(?:lost (?:his|her|its|their) (?:wings?|voice|stripes|spots|dots|colou?rs?|shell|glow|light)|phone|race|murder\w*|colou?rs)\b/i,
    may: [alongside],
    lead: "small",
    after: [
      "@meadow(hero look) {Hero} had only wanted to see what was behind the hedge. Behind it was another hedge. Now the sun stood on the wrong side, and every flower looked like the one before. “I turn left at the poppy,” {he} told {himself}. There were four hundred poppies, and all of them were nodding.",
      [
        "@meadow(hero talk, mate talk) “What does it look like, where you live?” asked {talker}. {Hero} had to think. {He} had never looked at it from outside. “It is warm,” said {hero}, “and somebody is always humming.” “That's not much to go by,” said {talker}, “but it's something.” And {talker} came along, and listened at each hollow tree.",
        "@meadow(hero talk) “What does it look like, where you live?” asked an old mole. {Hero} had to think. {He} had never looked at it from outside. “It is warm,” said {hero}, “and somebody is always humming.” “That's not much to go by,” said the mole, “but it's something. Go where the ground gets dry. Nobody hums on wet ground.”",
      ],
      "+ @meadow(hero walk) At the first tree lived a woodpecker, and it was not humming. In the old wall lived wasps, who were, but not in a friendly way. {Hero} asked a cow. “Home,” said the cow, chewing, “is where you lie down.” {Hero} lay down, to try it. It was a dock leaf, and it was not home.",
      "@meadow.dusk(hero look) Then the sun went down. A cold mist came out of the ditch, and {hero's} legs grew slow. Under a burdock leaf {he} sat down and pulled all {his} feet in. “They'll be counting by now,” said {hero}. “They'll get to me, and nobody will say ‘here'.” And {he} cried a little.",
    ],
    end: [
      [
        "@meadow.night(hero talk, mate talk) “Then say it,” said {talker}. “Say what?” “Say ‘here'. You don't know where they are. But perhaps they know where you are, if they hear it.” So {hero} said it, as loudly as {he} could. {Talker} took a breath, and called it as well.",
        "@meadow.night(hero talk) “Well,” said the burdock leaf, or something that sat on the other side of it, “then say it.” “Say what?” “Say ‘here'. You don't know where they are. But perhaps they know where you are, if they hear it.” So {hero} said it, as loudly as {he} could.",
      ],
      "@meadow.night(hero look) A cricket heard it and passed it on. Here, said the cricket. Here, said the frog in the ditch, and here, said the owl, who said it rather well. And far away, on the other side of four hundred poppies, somebody who was counting for the third time stopped, and lifted her head.",
      "@meadow.night(hero stand) They came in a long row, with dew on their backs, following the sound. {Hero} smelled them before {he} saw them. “Ninety-eight, ninety-nine,” said the one in front, quite hoarse, and put a foot on {hero's} head to make sure. “A hundred.”",
      [
        "@meadow.dusk(hero stand, mate stand) Every evening now they count, and when they have finished, they are quiet for a moment. From over by the ditch {talker} calls “here” as well, and is counted with the rest. And {hero}, who sits in the middle, says it twice, the second time for anybody who may be sitting under a leaf.",
        "@meadow.dusk(hero stand) Every evening now they count, and when they have finished, they are quiet for a moment and listen to the meadow. And {hero}, who sits right in the middle, says “here” twice. The second time is for anybody who may be sitting under a leaf just then, and does not know the way.",
      ],
    ],
  }),
  story({
    says: [
      role(
        "beast",
        "fawn|baby deer|young deer|deer|roe deer|foal|wolf cub|wolf pup|bear cub|lynx cub|moose calf|reindeer calf|wild boar piglet",
      ),
      /\b(?:injured|hurt|wounded|broken (?:wing|leg)|orphan\w*|abandoned|weak|sick|trapped|caught|stuck|exhausted|starving|lost)\b/i,
      /\b(?:f(?:inds?|ound)|rescu\w+|nurs\w+|looks? after|looked after|cares? for|cared for|takes? (?:it|him|her) (?:home|in)|took (?:it|him|her) (?:home|in)|sav(?:es?|ed)|heal\w*|help\w*)\b/i,
    ],
    unless: /\b(?:war|dragon|murder\w*|toy|unicorn|stranded|magic\w*|flock)\b/i,
    may: [
      role(
        "talker",
        "grandmother|grandma|granny|grandfather|grandpa|mother|mum|father|dad|brother|sister|vet|neighbour|friend|uncle|aunt|teacher|ranger|forester",
      ),
    ],
    of: "people",
    after: [
      "{Hero} did not go nearer at once. {He} sat down on the ground, a good way off, and made {himself} small. {Beast} looked at {him} with dark, wide eyes. “I'm going to come one step closer,” said {hero} softly. “If you don't like it, I'll go back again.” It took the whole afternoon.",
      [
        "@barn(hero give, talker talk) “It needs quiet, and it needs food,” said {talker}. “And it mustn't get too used to you. It isn't a pet.” “I know,” said {hero}. {Talker} showed {him} how to bind up what was hurt, and how to hold the bottle. {Thebeast} spat out the first mouthful and the second, and both of them were white all over. The third stayed in.",
        "@barn(hero read) {Hero} read in a book about it at night, and made up a bottle in the morning. “It isn't a pet,” it said in the book, and {he} underlined that. {Thebeast} spat out the first mouthful and the second, and {hero} was white all over. The third stayed in.",
      ],
      "+ @barn(hero look) The shed behind the house smelled of hay and of something wild. {Hero} got up at five to be there before school or work or breakfast, and {he} did not talk much, because of what {he} had underlined. But {thebeast} knew {his} steps, and when they came round the corner there was a scratching at the door.",
      "@barn(beast walk, hero look) Then, after weeks, the limp was gone. {Thebeast} went round and round the shed, and stopped each time on the same side, with its head up. That was the side from which the wind came. But {he} understood, and it hurt in a place that no bandage can reach.",
    ],
    end: [
      [
        "They brought {thebeast} back to the place where {hero} had found it, early in the morning. {Talker} held the rope, and {hero} took it off. For a moment nothing happened. {Thebeast} laid its head against {hero's} jacket, just where the bottle used to be. “No,” said {hero}. “Over there.”",
        "{Hero} brought {thebeast} back to the place where {he} had found it, early in the morning, and took off the rope. For a moment nothing happened. {Thebeast} laid its head against {his} jacket, just where the bottle used to be. “No,” said {hero}. “Over there.”",
      ],
      "Out there something called. {Thebeast} turned round so fast that mud flew up, and then it was gone, so quickly that the grass had not even time to bend. A little further off others of its kind were waiting. Then there was only the wind, and the rope in {hero's} hand.",
      "@barn(hero stand) The shed was very tidy after that. {Hero} washed the bottle and put it on a shelf. Then, one day when the first frost lay on the grass, there were tracks all round the house, and they stopped at the shed door.",
      "There were two kinds of tracks, large ones and quite new, small ones. {Hero} stood at the window the next morning at five, and did not switch on the light. In the mist at the end of the garden stood {thebeast} with something very young at its side. “Look,” {hero} whispered. “It isn't a pet.” And {he} smiled.",
    ],
  }),
  story({
    says: [
      role("rooster", "rooster|cockerel|cock"),
      /\b(?:sle(?:eps?|pt)|oversle\w+|late|wake\w*|woke|alarm|crow(?:s|ed|ing)?|too (?:early|late)|tired|morning|sunrise|sun)\b/i,
      /\b(?:sle(?:eps?|pt) (?:in|late|through|too)|oversle\w+|too (?:early|late|tired)|never (?:on time|wak\w*|woke)|refus\w*|forg[eo]t\w*|wrong (?:time|hour)|middle of the night|midnight|at (?:night|noon|three)|(?:can(?:no|')t|could(?: not|n't)|did(?: not|n't)) (?:wake|get up|crow|manage)|lost (?:his|its) voice|alarm clock|(?:believ\w*|thinks?|thought|convinced)\b.{0,30}\bsun)\b/i,
    ],
    unless: /\b(?:weathercock|murder\w*|cock ?fight|fox)\b/i,
    may: [
      role(
        "owner",
        "farmer|farmer's wife|farmer's daughter|farmer's son|girl|boy|old woman|old man|hen|hens|owl|grandmother",
      ),
    ],
    lead: "rooster",
    after: [
      "@farm(hero stand) The cows were the first to complain, because nobody had come to milk them. Then it was the baker, who had burned nothing for once, because he had not even lit the oven. They all stood in the yard, in their nightshirts, and looked up at {hero} on the dung heap. “I know,” said {hero}.",
      "@barn.night(hero look) That evening {hero} tried everything. {He} drank cold coffee out of a saucer. {He} tied a string from {his} toe to the cow's tail. {He} asked the owl to wake {him}, but owls go to bed when others get up, and she fell asleep over it.",
      "+ @farm(hero look) In the town they bought clocks. The clocks rang, one at five, one at ten past, and one that only buzzed. It woke everybody, but it was not the same. People got up with stiff necks, and hit the clock, and nobody looked out of the window any more to see what sort of a day it was.",
      [
        "@farm.night(hero talk, owner talk) “What is it like for you, in the morning?” asked {owner}. “Dark,” said {hero}. “I sit there all alone and shout at the dark, until it goes away. And what if it doesn't, one day?” So that was it. {Owner} sat down beside {him} on the ladder of the hen house. “Then I'll stay up with you,” said {owner}, “and we'll see.”",
        "@farm.night(hero talk) “What is it like for you, in the morning?” asked the smallest hen. “Dark,” said {hero}. “I sit there all alone and shout at the dark, until it goes away. And what if it doesn't, one day?” So that was it. The smallest hen moved up beside {him} on the perch. “Then I'll stay up with you,” she said, “and we'll see.”",
      ],
    ],
    end: [
      [
        "@farm.night(hero sit, owner sit) It was a long night. At four it was as dark as a boot. {Owner} yawned, and leaned against {hero}. “Nothing is happening,” whispered {hero}. “Wait,” said {owner}. And then, behind the barn, there was a line, as thin as a straw.",
        "@farm.night(hero sit) It was a long night. At four it was as dark as a boot. The smallest hen yawned, and leaned against {hero}. “Nothing is happening,” whispered {hero}. “Wait,” said the hen. And then, behind the barn, there was a line, as thin as a straw.",
      ],
      "@farm.dawn(hero look) The line grew. It turned yellow, and then red, and the edge of something enormous pushed itself up over the field. {Hero} had never seen it begin. {He} had always had {his} eyes shut while {he} shouted. “It comes by itself!” said {hero}. “It isn't my fault at all. It's only so beautiful that somebody has to say so!”",
      "@farm.dawn(hero stand) And {hero} flew up on the dung heap, opened {his} eyes and {his} beak as wide as they would go, and said so. It rang over the roofs. Windows opened. “Oh,” said the baker. He had not seen a sunrise for years.",
      [
        "@farm.dawn(hero stand, owner sit) {Hero} is up before everybody now. {He} does not want to miss it. {Owner} comes out with a cup of something hot and sits on the ladder. And when it is cloudy, and there is nothing at all to see, {hero} crows just the same, in case somebody is lying in the dark and wondering whether it will go away.",
        "@farm.dawn(hero stand) {Hero} is up before everybody now. {He} does not want to miss it. The smallest hen sits beside {him} on the perch, with one eye open. And when it is cloudy, and there is nothing at all to see, {hero} crows just the same, in case somebody is lying in the dark and wondering whether it will go away.",
      ],
    ],
  }),
  story({
    says: [
      role("chick", "duckling|gosling|duck|goose|chick|lamb|piglet|calf|fox cub|baby bird|foal|ducklings|goslings"),
      /\b(?:follow\w*|(?:thinks?|thought|believ\w*)\b.{0,40}\b(?:mother|mum|mom|mama|father|dad|parent)|imprint\w*)\b/i,
    ],
    unless: /\b(?:wolf in|murder\w*|detective|moon|star|pied piper)\b/i,
    may: [
      role(
        "child",
        "boy|girl|child|farmer|old man|old woman|woman|man|postman|teacher|grandfather|grandmother|fisherman|knight|princess|prince",
      ),
    ],
    lead: "child",
    after: [
      "@street(hero look, chick look) {Hero} took one step to the left, and {chick} took one to the left, with a little hop, because its legs were shorter. {Hero} stopped. {Chick} ran into {his} heel and sat down. “I'm not what you think,” said {hero}. “Look. No feathers, no tail.”",
      "@street(hero walk) So it went wherever {hero} went. It stood outside the bathroom door and called. It rode in the hood of {his} jacket, and it sat in {his} cap at mealtimes. People turned round in the street. “You've got something behind you,” they said. “I know,” said {hero}. “It has got me in front of it.”",
      "+ @classroom(hero sit) It even came along into the room where it was most forbidden. {Hero} put it in the drawer, with a biscuit. For an hour it was as good as gold. Then, in the quietest moment of all, {hero} sneezed, and out of the drawer came an answer. The whole class looked up. “It must be the radiator,” said {hero}.",
      "@lake(hero look) But {hero} noticed how it grew. It could do everything that {he} did, and nothing that {he} did not do. At the edge of the pond it stopped, because {he} stopped. It looked at the others of its kind, out there, as people look at a party through a window. “Go on,” said {hero}. It looked up at {him}. It waited for {him} to go first.",
    ],
    end: [
      "@lake(hero stand) {Hero} sighed. The water was so cold that {he} said a word that {chick} had never heard. {He} walked in up to the knees, and up to the chest. “Like this,” {he} said through {his} teeth, and moved {his} arms. “And now you.” The whole bank watched.",
      "@lake(hero swim) There was a splash behind {him}, no bigger than a cup falling over. {Chick} was in. It understood something that {hero} had never been able to show it. It passed {him} on the left without any trouble, looked round, and called: come on!",
      "@lake(hero sit) That evening {hero} sat on the bank with wet hair and a blanket, and {chick} did not come out. It had found two others. {Hero} waved. {He} walked home by {himself}, and it was strange not to hear any feet behind {him}.",
      "@lake(hero walk) By autumn there was no telling which of them it was. But when {hero} comes round the pond and takes one step to the left, with a little hop in it, then out there in the middle of the others one of them turns to the left as well. It looks quite accidental. {Hero} does it every time.",
    ],
  }),
  story({
    says: [
      role(
        "beast",
        "hedgehog|owl|owlet|bear|bear cub|rabbit|bunny|mouse|fox|fox cub|squirrel|bat|badger|kitten|puppy|mole|wolf cub|firefly|hare|lamb|cat|monster|raccoon|duckling",
      ),
      /\b(?:afraid|scared|frightened|terrified|fear(?:s|ed)?)(?: of)? (?:the )?(?:dark|darkness|night)\b/i,
    ],
    unless: /\b(?:dragon|murder\w*|lighthouse|miner|coal mine|horror|bed)\b/i,
    may: [alongside],
    lead: "beast",
    after: [
      "@meadow.dusk(hero look) As long as the sun was there, {hero} was as brave as anybody. But when the shadow of the big oak reached the brook, {he} began to look over {his} shoulder. When it reached the stones, {he} went in. And then {he} stopped up the keyhole with moss.",
      [
        "@forest.dusk(hero talk, mate talk) “What's in it, do you think?” asked {talker}. “That's just it,” said {hero}. “I don't know. It might be anything, and it has got so much room.” “Then we'll go and look at a small piece of it,” said {talker}, “the piece between the door and the first tree. I'll be on one side of you.” They were back before a leaf could fall.",
        "@forest.dusk(hero look) “It might be anything,” thought {hero}, “and it has got so much room.” So {he} decided to look at a small piece of it, the piece between the door and the first tree. {He} took a deep breath, ran to the tree, touched it, and ran back. {He} was in bed again before a leaf could fall. There had been nothing but an owl, who had said good evening.",
      ],
      "+ @forest.night(hero walk) The next evening it was the second tree, and the evening after that the third. {Hero} gave every piece of dark a name. There was the Soft Piece, under the firs, and the Wet Piece, and the one where it smelled of mint. The pieces with names were not so bad. But behind the last of them lay all the rest.",
      "@forest.night(hero look) Then, one night, there was no moon. {Hero} lay awake and listened. There was a thin voice out there, a long way off. “Is anybody there?” it said. “I've lost the path. I can't see my own feet.” It sounded as {hero} felt.",
    ],
    end: [
      [
        "@forest.night(hero walk, mate walk) “Somebody is afraid in there,” said {hero}. {He} had already pulled the moss out of the keyhole. {Talker} came along without a word. They passed the first tree. Behind it {hero} stopped, and took hold of {talker}. “And this is the rest,” {he} said, and walked into it.",
        "@forest.night(hero walk) “Somebody is afraid in there,” said {hero}. {He} had already pulled the moss out of the keyhole. {He} passed the first tree. Behind it {hero} stopped, and counted to five, and then to five again. “And this is the rest,” {he} said, and walked into it.",
      ],
      "@forest.night(hero talk) In the middle of the rest sat a very young hare, with both ears over his eyes. “Don't come near!” he squeaked. “I'm something terrible!” “So am I,” said {hero} politely. The hare lifted one ear. “Hold on to me,” said {hero}. “We'll do it in small pieces.”",
      "@forest.night(hero look) And because there was no moon, they saw what cannot be seen on any other night. The fireflies came out of the grass by the thousand, until nobody could tell where they stopped and where the stars began. {Hero} had always been in bed by then. “So that's what it needs all the room for,” {he} said.",
      "@forest.night(hero sit) {Hero} still looks over {his} shoulder when the shadow reaches the stones. But {he} does it now to see whether it is time yet. There is a flat stone where the small ones sit who are afraid, and {hero} sits in the middle and tells them about the fireflies. And the keyhole has no moss in it any longer, so that a bit of the night can come in.",
    ],
  }),
];
