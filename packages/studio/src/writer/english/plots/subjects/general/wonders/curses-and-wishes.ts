import { phrase } from "../../phrase.ts";
import { also, role, story, type WrittenStory } from "../../subject-story.ts";

const GIVER = "genie|djinn|jinn|fairy|fish|goldfish|wizard|witch|imp|leprechaun|star|spirit|well|elf|dwarf|raven|swan";

const WORSE =
  /\b(?:(?:goes|go|going|went|turns? out|turned out|comes?|came) (?:\w+ )?wrong|worse|backfires?|backfired|disaster|in the worst way|undo\w*|(?:take|takes|took|wish\w*) (?:it|them|everything) (?:all )?back|(?:as|like) it was before|regret\w*)\b/i;

/** Three wishes of which none is any good. */
const badWishes = {
  may: [/\b(?:every|each|his|her|the) (?:last |third |final )?wish(?:es)?\b[^.]*/, WORSE, ...also("poor", "last")],
  unless: /\b(?:murder\w*|kill\w*|dead|died|war)\b/i,
  after: [
    "{Hero} had known what {he} wanted since {he} was small. “Gold!” {he} said. There was a clap of thunder, and the house was full of it, up to the ceiling. {Hero} had to climb out through the window.",
    "+ By noon the whole street was standing there. They pulled from the left and they pulled from the right, and in the evening people who had shared one oven all their lives were no longer on speaking terms. {Hero} sat on the roof and had had no supper. With gold you cannot make soup.",
    "“Well?” asked {giver}. “Then I wish that they would like me!” cried {hero}. It thundered again. Now they liked {him}. They liked {him} so much that nobody went home. They held {his} hands, they laughed before {he} had made the joke, and they all said yes to everything. “Is my nose too long?” asked {hero}. “Yes!” they shouted happily. “No!” “Yes!”",
    "+ {Hero} could not sleep that night for being liked. They stood round the bed and watched {him}. “Does it always turn out like this?” {he} whispered to {giver}. “Mostly,” said {giver}. “I only do what I'm told. I'm not supposed to give advice.” {Giver} looked rather tired too.",
    "In the morning an old friend came past, the only one {hero} had ever had. The two of them had not agreed on anything in years, and it had always been a good time. “You're right,” said the friend, with shining eyes. {Hero} looked into that face, and there was nobody at home in it. {He} went cold all over. One wish was left.",
  ],
  end: [
    "{Hero} could have had a palace. {He} thought of the street, and of the smell of bread. “I wish,” {he} said slowly, “that everything was as it was the day before you came.” “Everything?” asked {giver}. “The hole in your shoe as well?” {Hero} looked at {his} shoe. “That as well,” {he} said.",
    "There was no thunder this time. It was as if somebody had turned a page back. The house was small and had a door in it. From over the way came a smell of bread. “You look awful,” said {hero's} old friend at the fence, “and you're wrong about the weather, too.” {Hero} could have hugged him. In the end {he} did it.",
    "+ When {he} turned round, {giver} was still there. “You're the first for two hundred years who has given all of it back,” said {giver}. “Usually I have to run.” There was half a pot of soup on the stove, thin, but hot. {Hero} got out a second spoon. “This isn't a wish,” {he} said. “It's only supper. Sit down.”",
    "{Hero} still has the hole in {his} shoe. In the evening {he} and {his} friend sit there and argue about whether it will rain. And if one of them says “I wish”, without thinking, the other puts a hand over that mouth, quick as a flash.",
  ],
} satisfies Omit<WrittenStory, "says">;

/** Stories of curses that are borne or broken, and of wishes that come true otherwise. */
export const cursesAndWishes = [
  story({
    says: [
      /\b(?:cursed|enchanted|bewitched|curse|spell|(?:turned|changed|transformed) into)\b/i,
      /\b(?:as an?|into an?) (?<shape>frog|toad|fox|bear|cat|dog|owl|swan|raven|crow|hedgehog|mouse|deer|wolf|tree|horse|pig|bird|fish|beaver|otter|duck|goose|rabbit|donkey|squirrel)\b/i,
      /\b(?:(?:does|did|do) not (?:really |actually )?want to (?:be (?:turned|changed|transformed) back|change back|turn back|go back|be (?:human|saved|rescued|freed|kissed)|become human)|likes? (?:it there|it|being|his life|her life)|liked (?:it there|it|being|his life|her life)|(?:is|was|are|were) (?:quite |very |much )?(?:happy|happier|content) (?:there|as|like that|now)|refuses? to (?:be|change|turn)|refused to (?:be|change|turn)|prefers?|preferred|would rather (?:stay|remain))\b/i,
    ],
    may: [
      /\b(?:does|did|do) not want [^.]+/i,
      ...also("years", "hundred", "turned back", "pond", "prince", "princess", "because", "living|lived", "castle"),
    ],
    unless: /\b(?:murder\w*|kill\w*|school|by accident)\b/i,
    after: [
      "In the beginning {hero} had counted the days. {He} scratched them on a stone, row under row, and each evening {he} looked to see if somebody was coming. Some time in the fourth year {he} forgot to do it. It had rained, and the rain had smelled so good. The next day {he} forgot it again. There was so much to do here.",
      "+ {He} knew by now what the wind was about to say. {He} knew the neighbours, and their children, and their quarrels. When {hero} thought of the castle, {he} thought of shoes that pinched, and of dinners with eleven forks. Nobody there had ever asked {him} what {he} was thinking. Here they did not ask either. But they moved up.",
      "Then one day there were voices. “Here it must be!” somebody called. They had a map with them, a golden carriage, and a lady with a handkerchief, who was to break the spell. “Don't be afraid,” she said to {hero}. “It's all over now.” She shut her eyes and bent down. {Hero} jumped aside. She kissed a root.",
      "+ They tried it three more times. The coachman went round from behind. {Hero} had not been as quick as that for years. “He doesn't understand,” they said to each other, or “She doesn't understand”, they were not sure. “It's the animal in there.” {Hero} understood every word.",
      "In the end {he} sat down in front of them, just out of reach. {He} had not spoken as people speak for a very long time, and it came out rusty. “No, thank you,” said {hero}. The coachman dropped his whip. “But you are enchanted!” cried the lady. “Yes,” said {hero}. “I was very unhappy about it once. It got better.”",
    ],
    end: [
      "“And the throne?” they asked. “And the soup in the silver bowl?” {Hero} thought it over, properly, because it was a serious question. {He} looked round. The evening sun lay on everything there was. “Would I be able to hear from up there,” {he} asked, “when it begins to rain, over behind the hill?” They looked at each other. From the throne one could not even hear the door.",
      "“Then what shall we tell them at home?” asked the lady. “That you found me,” said {hero}, “and that I'm well. It's the truth, and it's short.” She nodded. She had come a long way, and her feet hurt. “May I sit here for a bit?” she asked. “Take your shoes off,” said {hero}. “That's how it starts.”",
      "+ The carriage drove home without anybody in the back, and they do say that the lady got out at the first bend to walk. {Hero} watched until the dust had settled. Then {he} went on with what {he} had been doing. There was a good deal left to do before dark.",
      "Once a year a parcel comes from the castle, and in it is the crown, newly polished, in case {he} has changed {his} mind. It makes a very good bowl. When there are stars, they lie in it, right down at the bottom, and {hero} looks at them from above.",
    ],
  }),
  story({
    says: [
      phrase(
        "<giver:somebody> (?:grants?|granted|gives?|gave|promises?|promised|offers?|offered) <chosen:somebody> (?:three|3|two|five|some|many) (?:magic )?wish(?:es)?",
      ),
      WORSE,
    ],
    lead: "chosen",
    ...badWishes,
  }),
  story({
    says: [
      role("giver", GIVER),
      /\b(?:(?:has|had|gets?|got|given|granted|promised|offered|with|for|him|her|them|grants?|gives?|gave) (?:the )?(?:three|3|two|five) (?:magic )?wish(?:es)?)\b/i,
      WORSE,
    ],
    ...badWishes,
    unless:
      /\b(?:murder\w*|kill\w*|dead|died|war)\b|\b(?:genie|djinn|jinn|fairy|fish|wizard|witch|imp|leprechaun|spirit)\b (?:grants?|granted|gives?|gave|promises?|promised|offers?|offered)/i,
  }),
  story({
    says: [
      /\b(?:wish\w*|spell|magic|potion|fairy|witch|genie|raven|star|enchanted|miracle)\b/i,
      /\b(?:(?:be|is|was|becomes?|became|become|feel) (?:young|eighteen|twenty|twenty-five|thirty|seventeen|sixteen|18|20|25|30|17|16|a (?:girl|boy|child))(?: again)?|young again|young (?:for|until))\b[^.]*\b(?:day|night|evening|hours?|until|midnight|sunset|dance|time)\b/i,
      /\b(?:old|elderly|aged|grandmother|grandma|grandfather|grandpa|granny|widow\w*|\d\d-year-old|retired)\b/i,
      role("love", "husband|wife"),
    ],
    may: [...also("dance\\w*", "wounded", "twenty", "wish\\w*", "given", "for one day"), /\bso that\b[^.]*/],
    unless: /\b(?:dead|died|late husband|late wife|widow\w*|murder\w*)\b/i,
    after: [
      "It began at the knees. {Hero} woke up and nothing cracked. {He} stood up, simply stood up, without counting to three, and hit {his} head on the lamp, because {he} had forgotten how tall {he} had been. In the mirror somebody stared back at {him} whom {he} had last seen on a wedding photograph, and who had not brushed {his} hair.",
      "{Love} sat in the kitchen over the crossword, with the rug round the legs. “Seven letters,” said {love} without looking up, “something that doesn't come back.” Then {love} looked up. It was quiet for so long that the coffee boiled over. “It's only for today,” said {hero}. “I wanted to ask whether you'd come dancing.”",
      "+ “Like that?” asked {love}, and looked down at the rug, and the slippers, and the hands. “You'd look like my nurse.” “I don't mind what I look like,” said {hero}. “My feet have wanted to do this for thirty years.” {Love} laughed, and then stopped laughing. “It was I who could never sit still,” said {love}. “And now you come, and I need half an hour for the stairs.”",
      "+ They took half an hour for the stairs. {Hero} could have jumped down them. {He} went beside {love}, one step after the other, and with each one {he} learned something about how slow a day is in those legs. {He} had not known. They had never been old at different times before.",
      "In the park the band was playing under the chestnut trees. {Hero} tapped {his} foot. Young men looked, and young women. “Go on,” said {love} from the bench. “Dance with one of them. I'd like to see it.” {Hero} did dance, once round the floor, with someone whose name {he} did not catch. It was light and easy and had nothing to do with {him}. Over every shoulder {he} looked for the bench.",
    ],
    end: [
      "The sun was getting low. “That wasn't what I wished for,” said {hero}, out of breath, and held out both hands. “I wished to dance with you.” “I can stand for one song,” said {love}, “if you hold me.” So {hero} took all the strength that {he} had been given for that day and used it for holding. They hardly moved from the spot. It was quite enough.",
      "“You're leading,” said {love} into {his} ear. “I always did,” said {hero}. “You only never noticed.” They turned, by the width of a shoe, and then another. A child stopped and watched them with an ice cream in its hand. Somewhere in the second verse {hero} felt it coming back, first in the left knee. {He} held on more tightly, and then it was hard to say who was holding whom.",
      "+ They sat on the bench until the lamps went on, two old people with grass on their shoes. “Well?” asked {love}. “What was it like?” “Fast,” said {hero}. “I'd forgotten how fast it is. You hardly see anything.” {He} put {his} head on a shoulder that was exactly the right height again.",
      "The crossword was finished the next day. It was not “chances”, although that would have fitted. On Sundays, when there is music in the park, they go down, half an hour for the stairs. They stand up for one song. And {hero's} feet have not complained since.",
    ],
  }),
  story({
    says: [
      /\b(?:fish|carp|pike|flounder|salmon|trout|seal|turtle)\b/i,
      /\b(?:catches|caught|hooks?|hooked|pulls? out|pulled out|nets?|netted)\b/i,
      role("greedy", "wife|husband|brother|neighbour|mother|mother-in-law"),
      /\b(?:more and more|always wants?|always wanted|wants? more|wanted more|never (?:satisfied|enough|content)|greed\w*|ever more|bigger|still not)\b/i,
    ],
    may: also("golden", "talk\\w*", "begs?|begged", "life", "wish\\w*", "poor", "caught", "more"),
    unless: /\b(?:murder\w*|kill\w*|war|restaurant)\b/i,
    after: [
      "“Put me back,” said the fish, “and you can have something for it. I'm not fussy.” {Hero} was so surprised that {he} put it back and asked for nothing at all. At home {greedy} let the ladle sink. “For nothing?” said {greedy}. “Look at this pot! It's got a hole in it. Go back at once and ask for a pot.”",
      "So {hero} went down to the sea, which was green and smooth. “A pot,” {he} said, and turned {his} cap in {his} hands. “Go home,” said the fish. “It's on the stove.” And it was, a fine copper one. {Greedy} looked at it for one evening. In the morning {greedyhe} said: “A pot like that looks silly in such a kitchen.”",
      "+ After the kitchen came a house, because the kitchen did not fit into the hut. After the house came a bigger one, with a tower. Each time the sea was a bit greyer, and each time {hero} took {his} cap off a bit earlier. “It's not me,” {he} said to the fish. “I know,” said the fish. “It never is the one who has to do the walking.”",
      "+ They had so many rooms that they no longer heard each other. {Hero} used to come home, and there was a lamp, and a voice that asked if {he} was wet. Now {he} was shown in by a servant. {Greedy} sat at the far end of a very long table and thought about what was missing.",
      "“The sea,” said {greedy} one night. “It makes a noise under my window. I'd like it to do as I say, and the sun as well.” {Hero} went. The sea was black, and it stood up like a wall. {He} had to shout it three times. The fish looked at {him} for a long while. “And you?” it asked. “In all this time you have never once said what you want.”",
    ],
    end: [
      "The rain ran down {hero's} neck. Nobody had asked {him} that. “I'd like somebody to ask whether I'm wet,” said {hero}. “Ah,” said the fish. “That's the first big one today. Go home.”",
      "The tower was gone, and the hall, and the long table. There stood the hut, with its crooked chimney. {Hero} stopped in front of the door with {his} cap in {his} hands and hardly dared to open it. Inside sat {greedy} in an old apron, on the old stool, and looked at the old pot as if {greedyhe} had just woken up.",
      "For a while neither of them said a word. Then a drop fell from {hero's} nose. “You're wet,” said {greedy}. “Are you wet?” {Greedyhe} got up, took {his} coat, and hung it over the stove. “It was cold in that tower,” said {greedy}. “I only kept asking for more because I thought that sooner or later it would get warm.”",
      "The pot has still got its hole. {Hero} goes out with {his} net as before. Now and then something golden swims along beside the boat for a bit, and asks how things are. “Dry,” says {hero}.",
    ],
  }),
  story({
    says: [
      /\b(?:forest|wood|woods|maze|labyrinth|garden|castle|house|mansion|island)\b/i,
      /\b(?:enchanted|magic\w*|bewitched|haunted|cursed)\b/i,
      /\b(?:does not let|did not let|won['’]t let|doesn['’]t let|didn['’]t let|never lets?|no way out|way out|cannot (?:get out|leave)|could not (?:get out|leave)|trapped|get lost|got lost|lost)\b/i,
      /\b(?:quarrel\w*|argu\w*|fight\w*|fought|fallen out|fell out|not speaking|rivals?|enem(?:y|ies)|cannot stand each other|could not stand each other|hate each other|hated each other)\b/i,
      /\b(?:brothers?|sisters?|siblings|twins|friends|cousins|boys|girls|children|rivals?|princes|neighbours|pupils|students|classmates)\b/i,
    ],
    may: [
      /\b(?:hold hands|work together|help each other|trust each other|together|make up|reconcile)\b/i,
      ...also("let\\w*", "anybody|anyone", "out", "hands", "find", "have to|had to"),
    ],
    unless: /\b(?:murder\w*|kill\w*|war|married|husband|wife|parents)\b/i,
    of: "young",
    after: [
      "“It's this way,” said the one. “It's that way,” said the other, of course. So they went each by themselves, ten steps to the left and ten to the right, with their noses in the air. After the tenth step they bumped into each other. “Are you running after me?” “You're running after me!” They tried it again. It was the same bump, in the same place.",
      "Then they noticed the other thing. Whenever one of them said something nasty, something moved. “That's your fault,” and a branch, or a wall, came a bit closer. “You always know better,” and the path behind them was gone. They did not say it aloud, but both of them began to count how many nasty things they knew. It was quite a number.",
      "+ It got dark. From somewhere came a giggling, high up, and a thing with yellow eyes looked down at them, as one looks at supper. “Have you got the bread?” “You've got the bread.” Nobody had the bread. There was one single sweet, in one of the pockets, with fluff on it. They bit it in two, and it cracked so loudly that the yellow eyes went out.",
      "“I'm not afraid,” said one of them, with a voice that shook. “Me neither,” said the other. A cold wind came and blew them apart. It was only one arm's length, but in the dark that is a long way. “Are you still there?” “Yes. You?” “Yes.” And because one could see nothing, a hand went out to the side, and met another hand that was on its way.",
    ],
    end: [
      "It was quite warm, and rather sticky. At the same moment something cracked in front of them. There was a gap, no wider than a school bag. “Did you do that?” “I only took your hand.” They let go, to see what would happen. The gap closed. They took hold again, and it opened. “Oh no,” they both said. “Does it really have to be like that?”",
      "It had to be like that. Step by step they went, hand in hand, through thorns and over roots, sideways because it was so narrow. “I'm sorry about that thing,” said one of them into the dark. “What thing?” “You know what thing.” It was light for a moment, as though somebody had opened a window. “Me too,” said the other. After that they could walk upright.",
      "+ At the last gap they stopped once more. Outside were the meadow, the road, and the lamps at home. “We could let go now,” said one. “We could,” said the other. They walked on like that as far as the road, so as to be on the safe side. Behind them something gave a deep sigh, not an angry one.",
      "They still quarrel, {hero} as loudly as anybody. But when it gets too bad, and a door is about to slam, one of them looks round to see whether the walls have come closer. Then a hand goes out to the side. It is usually sticky.",
    ],
  }),
  story({
    says: [
      /\b(?:cursed?|spell|enchanted|bewitched|magic|suddenly|woke up|wakes up|can only|could only)\b/i,
      /\b(?:(?:can|could|must|has to|had to) (?:only |always |no longer )?(?:tell|speak|say|telling|speaking) (?:only |nothing but )?(?:the )?truth|(?:can(?:no|['’])t|could not|couldn['’]t|no longer) (?:tell )?lies?\b|not (?:able to )?lie\b|only tell the truth|never lie)\b/i,
    ],
    may: [
      /\b(?:until|but|then)\b[^.]*\b(?:honest|truth|adviser|judge|king|queen|boss)\b[^.]*/i,
      ...also("los(?:es|t)", "friends", "court", "all", "honest", "cursed?", "truth"),
    ],
    unless: /\b(?:murder\w*|kill\w*|detective|trial|politician|mirror|parrot)\b/i,
    of: "people",
    after: [
      "It began with a good morning. “Did you sleep well?” {hero} was asked, and {he} opened {his} mouth to say yes, thank you. “No,” it said. “You snore, and it comes through the wall.” {Hero} clapped both hands over {his} mouth. The words had simply walked past {him}. {He} had not known how many of them there were in there.",
      "+ By noon {he} had told three people what {he} thought of their hats. {He} bit {his} tongue. {He} filled {his} mouth with bread. It was no good: if somebody asked {him} something, {he} had to answer, and what came was the truth, the whole of it, with the sauce. “How do you like my poem?” “The third verse is good,” said {hero}, “because it is the last.”",
      "+ Then they stopped asking. They crossed over when {he} came. {Hero} sat alone at the long table, and to the left and right of {him} the chairs were empty. {He} tried to be angry with them. But {he} could not even tell {himself} that it was their fault. {He} could no longer fool anybody, and that included {him}.",
      "In the evenings {hero} practised. A thing can be true like a stone that you throw, and it can be true like bread that you hand over. It took {him} long to find out how that is done. One had to look at the other person first. And one had to say the second truth as well, the one behind it: that the poem was dreadful, and that it took courage to read it out.",
      "Meanwhile everybody else said yes to everything, as they always had. “Splendid,” they said of the new bridge. “It has never been so safe.” They all wanted to go home on time. Then the great day was there, with flags and music. A thousand people were to walk over the bridge, and in front of it they stood and bowed and said: “Splendid.”",
    ],
    end: [
      "“Is there anybody here,” asked the one who had to give the sign, “who would send his own child over it?” It was very quiet. They all looked at their shoes. Then somebody turned round and saw {hero}, at the very back, where {he} would not be in the way. “You there. You can't lie. What do you say?”",
      "“It will break,” said {hero}. “The left pillar is cracked. They all know it.” A murmur went round. {Hero} looked at the builder, who had turned white. “He knew it, too,” {he} said, and then {he} said the second truth: “He told them in spring, and nobody let him finish.” A cart with stones was sent ahead. On the left side the bridge bent, and cracked, and fell into the river.",
      "+ For a while one heard only the water. Then a mother took her child by the hand and came over and stood next to {hero}. After her came another. The first who spoke to {him} was the one with the poem. “The third verse,” he said, “is it really good?” “No,” said {hero}. “But there's a line in the first that I can't get out of my head.” It was true, too.",
      "Whether {he} could lie again by now, {hero} has never tried to find out. The chairs to the left and right of {him} are taken. They ask {him} things, though they breathe in first. And nobody wears a hat any more in that place that does not suit them.",
    ],
  }),
  story({
    says: [
      /\b(?:wish\w*|magic\w*|star|spell|fairy|suddenly)\b/i,
      phrase(
        "(?<toy>(?:his|her|their|an?|the|\\p{Lu}\\p{Ll}+['’]s) (?:[\\p{Ll}-]+ ){0,2}?(?:toy robot|teddy bear|teddy|doll|toy|stuffed \\p{Ll}+|toy \\p{Ll}+|tin soldier|puppet|robot|cuddly toy|plush \\p{Ll}+|garden gnome|snowman|rocking horse))",
      ),
      /\b(?:comes? (?:alive|to life)|came (?:alive|to life)|(?:was|is|were|be|becomes?|became|become) (?:alive|real)|real)\b/i,
      /\b(?:tid(?:y|ies|ied) up|too much|bossy|naughty|mess|chaos|everything|annoy\w*|trouble|cleans?|cleaned|even|strict|orders?)\b/i,
    ],
    may: also("tid(?:y|ies|ied) up", "morning", "parents", "star", "alive|life", "wish\\w*", "everything"),
    unless: /\b(?:murder\w*|kill\w*|war|horror|haunted|museum|dying|died|lonely|lost)\b/i,
    of: "young",
    after: [
      "“Good morning,” said a voice beside {hero's} pillow. {Hero} opened one eye. There stood {toy}, and had its arms behind its back and looked about. It was alive, there was no doubt about it. “So this is our room,” it said. “I've been looking at it for years. I have a few ideas.”",
      "At first {hero} was so happy that {he} jumped on the bed. They shook hands. They had breakfast, and one of them had three helpings, and it was not {hero}. But then it got down from the chair and began. What it had seen people do, all that time, it now did itself, and it never got tired, and it did not know when to stop.",
      "+ “That's enough now,” said {hero}. “No, no,” it said, “I've only just started.” From the next room there was a crash, and then a cry. {Hero} ran. It was all over the flat by now, up on the cupboards and down behind the sofa. The grown-ups stood in the middle and did not know where to look. “Is that yours?” they asked. “Yes,” said {hero}, “but it's new.”",
      "+ {Hero} tried it with kind words, and {he} tried it with hide-and-seek. {He} hid for half an hour in the laundry basket. When nobody came to look for {him}, {he} climbed out again. It had not been playing at all. It had been far too busy.",
      "In the evening {hero} sat on the floor and was tired out. {He} had imagined it like this: they would build things, and whisper under the blanket. They had not whispered at all. “You used to be a better listener,” said {hero}, and a tear ran down beside {his} nose. Everything had gone quiet. “That's because I couldn't do anything else,” it said. “I thought that you wished for somebody who can do things.”",
    ],
    end: [
      "“I wished for you,” said {hero}. It came closer and sat down, with its legs straight out in front, as it had always sat. It was not so easy for it to keep still. One foot went on twitching. “And what do I have to do?” it asked. “Nothing,” said {hero}. “Just be there. And once in a while say ‘hm’.” “Hm,” it said. It was very good at it.",
      "So {hero} told it about the day, as {he} used to, and about what it had all looked like from the floor. At that bit it had to laugh, and {he} had to laugh as well. They whispered until it was quite dark. Then they went round the whole flat on tiptoe, the two of them together, and put everything back as it had been, more or less.",
      "+ When the sun came up, {toy} lay on the pillow and did not move. {Hero} was frightened, and put an ear to its chest. There was no sound. But one foot, the left one, twitched just once. “Hm,” it said, hardly louder than a breath.",
      "It sits in its old place again. It does not tidy, and it does not shout, and it has no ideas any more. {Hero} tells it everything. Nobody else has noticed that it now and then gives an answer. And at breakfast {he} always puts three spoonfuls aside, in case.",
    ],
  }),
];
