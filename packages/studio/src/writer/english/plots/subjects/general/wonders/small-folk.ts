import { phrase } from "../../phrase.ts";
import { also, role, story } from "../../subject-story.ts";

/** Stories of fairies, dwarves, mermaids and others of the small and the hidden people. */
export const smallFolk = [
  story({
    says: [
      /\b(?:tooth fairy|sandman|santa(?: claus)?|father christmas|easter bunny|tooth mouse|night fairy|dream fairy|moon man|St\.? Nicholas)\b/i,
      /\b(?:is|was|falls?|fell|has|had|lies|lay|gets?|got)\b[^.]{0,20}\b(?:ill|sick|asleep|cold|broken (?:leg|arm)|fever|flu|tired|exhausted|hurt|in bed|sprained|overslept|on holiday)\b/i,
      phrase(
        "(?:So )?<standin:somebody>(?: now| then| secretly| quickly)? (?:has to|had to|must|takes over|took over|stands? in|stood in|jumps? in|helps?|helped|does|did|decides? to|steps? in|stepped in|offers? to|wants to)",
      ),
    ],
    may: [
      phrase(
        "(?:do|does|did|deliver|bring|spread|collect|take over|takes over|took over|hide|hides|hid|distribute|scatter) <round:thing>",
      ),
      ...also("tonight", "ill|sick", "has to|had to", "round"),
    ],
    unless: /\b(?:murder\w*|kill\w*|war|sledge|sleigh|reindeer)\b/i,
    lead: "standin",
    after: [
      "The bag was nearly as big as {hero}. The list was longer than {he} was; it rolled down the stairs and out through the cat flap. “You only have to be quiet, quick, and on time,” came a weak voice from under the blankets. “And nobody may see you.” {Hero} swallowed. {He} was good at being quiet.",
      "+ The first place was easy. The window stood open by a crack, and inside somebody was breathing in and out. {Hero} held {his} own breath so as not to mix them up. {He} did what had to be done, with two fingers, and was outside again before {he} had finished being afraid. “One,” {he} whispered, and made a tick.",
      "At the second there was a dog. At the third somebody had left a train set on the floor, and {hero} rode across the room on one wagon. At the fourth {he} had to sneeze, and put {his} whole head into the bag. When {he} pulled it out again, {he} had glitter in both ears. But behind each name there was a tick now, more or less straight.",
      "+ On one sill stood a saucer with a biscuit, and a note: “For you, because you've got so far to go.” {Hero} knew quite well that it was not for {him}. {He} broke off half, and put the other half in {his} pocket for the one who lay at home with cold feet.",
      "By the last place the sky was getting grey, and {hero} could hardly keep {his} eyes open. {He} put {his} hand in the bag and felt about, and went cold. The bag was empty. And in the bed a child sat up, and looked straight at {him}. “You're not the right one,” said the child.",
    ],
    end: [
      "{Hero} could have run. “No,” {he} said. “I'm only standing in. It's my first night, and I've lost yours.” And since it was very late, {he} had to cry a bit. The child thought about it. Then it moved over and lifted the blanket. “What would you have had to do?” it asked. {Hero} told it everything, also about the dog and the train set.",
      "They looked in all {his} pockets together. There was half a biscuit, and a pencil, and a button of mother-of-pearl, which was {hero's} own and the best that {he} had. {He} looked at it for a moment. “That's for you,” said {hero}. “It isn't quite what it should be.” “It's better,” said the child and closed its fist over it. “And I haven't seen you.” It shut both eyes so tight that its nose wrinkled.",
      "+ When {hero} came home, the sun was just rising. {He} put the list on the blanket, with all its ticks. “Quiet?” {he} was asked. “Mostly.” “Quick?” “In between.” “And on time?” {Hero} did not answer any more. {He} had fallen asleep standing up, with glitter in {his} ears.",
      "There is a new line at the end of the list, in a child's writing. Once a year {hero} is allowed to come along, and to carry the bag. On a certain window sill there is always a saucer with two biscuits, and under a certain pillow lies a button.",
    ],
  }),
  story({
    says: [
      role(
        "owner",
        "moon fairy|star fairy|sun fairy|moon elf|fairy|elf|star|moon|sandman|pixie|glow-?worm|firefly|angel|sun|mermaid|unicorn|wizard|witch",
      ),
      /\b(?:los(?:es|t)|has lost|had lost|runs? out of|ran out of|gone|missing)\b/i,
      phrase(
        "(?:los(?:es|t|t all)|ran out of|runs out of|run out of) (?!(?:his|her|its|the) (?:way|memory|mother|child|job|horn|powers?|voice|wings?|magic)\\b)<lost:thing>",
      ),
      phrase(
        "<friend:somebody> (?:lends?|lent|gives?|gave|offers?|offered|shares?|shared|brings?|brought|helps?|helped)",
      ),
    ],
    may: [
      phrase("(?:lends?|lent|gives?|gave|shares?|shared|offers?|offered) (?:him|her|it) <loan:thing>"),
      ...also("light", "dust", "silver", "lost"),
    ],
    unless: /\b(?:murder\w*|kill\w*|war|teddy|school)\b/i,
    lead: "owner",
    after: [
      "{Hero} turned {his} pockets inside out, both of them, and shook {his} shoes. There was nothing in there but a hole. {Thelost}! {He} had had it the evening before, {he} was sure of that. And soon it would get dark, and everybody would look up or look out and wait for {him}, as on any evening.",
      "+ {He} searched along the brook, and under the ferns, where it smelled of mushrooms. {He} asked the snail, who had not seen anything, and that took a quarter of an hour. “Couldn't you do without, for once?” asked the snail. {Hero} tried it, on the spot. It looked like somebody waving in a dark room. “No,” said the snail. “You can't.”",
      "+ The first little ones were calling already. “Why is it so late?” they called. “Why doesn't it begin?” {Hero} crept under a leaf and pulled in {his} feet. {He} would have liked best not to come out until next year.",
      "“There's somebody crying under my leaf,” said {friend}, and looked in. {Hero} told {friendhim} everything. {Friend} was not big, and had never been asked to do anything important. “I haven't got what you've lost,” said {friend}. “I've only got my own. It isn't much. But I could come along with it.” {Hero} wiped {his} nose. “It's a long way round,” {he} said.",
      [
        "So they set off together, with {loan}, and {hero} had to slow down a little, and {friend} had to hurry. In the first place it looked different from other evenings. It was smaller, and it trembled. {Hero} was ashamed. But then {he} heard a whisper: “Look! Today it's so near.” Nobody had ever said near before.",
        "So they set off together, and {hero} had to slow down a little, and {friend} had to hurry. In the first place it looked different from other evenings. It was smaller, and it trembled. {Hero} was ashamed. But then {he} heard a whisper: “Look! Today it's so near.” Nobody had ever said near before.",
      ],
    ],
    end: [
      "Halfway round {friend} began to grow tired. It got weaker and weaker, and went out for a moment, and came back. “You've given me too much,” said {hero}, frightened. “I've got a bit left,” whispered {friend}. But {hero} stopped, took {friend} on {his} back, and went on. “Then I'll do the walking,” {he} said, “and you do the rest.”",
      "And where the last ones lived, in the deepest hollow, something glimmered in the grass. There it lay, what {hero} had lost, a whole trail of it, spilled out of the hole, drop by drop. {Hero} knelt down. {He} did not put it in {his} pocket at once. First of all {he} took a pinch of it and rubbed it on {friend}, from top to toe.",
      "{Friend} lit up so that the birds woke. “Is that me?” {friendhe} asked. “That was you all evening,” said {hero}. “Now others can see it as well.” Together they finished the round.",
      "The hole is sewn up, with a double thread. But once a month {hero} leaves {his} own at home, on purpose. Then {friend} comes by, freshly washed, and they go round with the small light. On those evenings the little ones don't call. They whisper.",
    ],
  }),
  story({
    says: [
      /\b(?:fl(?:y|ies|ew)|travels?|travelled|goes|went|dreams?|dreamed|visits?|visited|gets?|got|is taken|was taken)\b[^.]*\b(?:fairyland|fairy land|fairy kingdom|land of (?:the )?(?:fairies|elves|dreams)|elf kingdom|dreamland|magic (?:land|forest|kingdom|world)|cloud (?:land|kingdom)|fairy world)\b/i,
      phrase("(?:with|and) <pal:somebody>"),
      phrase("(?:helps?|helped) <fairy:somebody> (?:to )?(?:find|look for|get back|search for)(?: back)? <lost:thing>"),
    ],
    may: also("at night", "there", "fairyland", "help\\w*", "find", "lost", "fl(?:y|ies|ew)"),
    of: "young",
    unless: /\b(?:murder\w*|kill\w*|war)\b/i,
    after: [
      "The moon shone on the quilt, and then the window was open. “Are you asleep?” asked {hero}. “Not any more,” said {pal}. They held hands and ran and jumped, and instead of falling they went up. The roofs got small. Down there a cat stood on a wall and looked after them with its mouth open. {Hero} waved to it with one foot.",
      "They landed on moss that was as soft as cake. Everything glittered there, the grass, the stones, even the mud. Only on a mushroom sat {fairy} and did not glitter. “I can't do my work,” said {fairy} and sniffed. “I took a nap, and when I woke up, something was missing.” “We're good at looking,” said {hero}. “At home I find everything. Mostly it's under something.”",
      "+ So they looked under something. {Hero} looked under the leaves, and {pal} looked under the stones. They found a comb for caterpillars, and a sleeping dwarf, who only turned round. They found eleven acorns. {Pal} crept into a hole and got stuck, and {hero} had to pull at both legs. Plop, it went. “Not in there,” said {pal}, with earth on the nose.",
      "+ They got hungry. {Fairy} gave them a raspberry that was as big as a football, and they ate it from two sides until their noses met in the middle. “I'll never find it,” said {fairy}. “Not never,” said {hero}. “Only not yet.”",
      "Then {pal} stopped and listened. There was a rustling up in the old tree, and a very thin voice was singing. {Hero} climbed up, from branch to branch, though {he} did not like it when it got high. {Pal} stood below with open arms. And there was a nest, and in it lay {lost}, and under that, quite warm, three tiny birds without any feathers.",
    ],
    end: [
      "“That fell down from the mushroom,” said the mother bird, “and we were so cold. I thought that nobody wanted it.” {Hero} looked at the three. If {he} simply took it away, they would freeze. If {he} did not, {fairy} would cry. {Hero} sat on {his} branch and thought until {his} head was hot. Then {he} took off {his} slippers. They were lined with wool.",
      "Two of the birds fitted into the left one and one into the right, because it was the fattest. They stopped shivering at once and fell asleep. {Hero} climbed down barefoot, into the arms of {pal}, and gave {fairy} what {he} had found. “Now it even smells of birds,” said {hero}. {Fairy} laughed, and it was as if somebody had switched on a lamp: now she glittered, or he, or whatever fairies are.",
      "+ {Fairy} took them home, one on the left and one on the right, since it was late, and tucked them in. “Thank you,” they heard. “You're really good at looking.” {Hero} wanted to say something to that. But {he} was asleep already, and {pal} was too.",
      "In the morning there was only one thing that could not be explained: where {hero's} slippers were. They looked under the bed and behind the wardrobe. {Hero} and {pal} looked at each other and did not say anything. On the window sill lay a raspberry. It was a quite ordinary size.",
    ],
  }),
  story({
    says: [
      role("diggers", "dwarves|dwarfs|gnomes|miners|goblins|trolls|moles"),
      /\b(?:dug|digs?|digging|tunnel\w*|mined?|mining|hammer\w*)\b/i,
      /\b(?:wakes?|woke|waken|wakened|awaken\w*|disturb\w*|find|found|come upon|came upon|meet|met|hit|break into|broke into)\b[^.]*\b(?<beast>troll|dragon|giant|monster|bear|ogre|creature|worm)\b/i,
      /\b(?:youngest|smallest|little one|apprentice|least|shyest|last)\b/i,
    ],
    may: also("too deep", "talk\\w*", "has to|had to", "deep", "seven"),
    unless: /\b(?:murder\w*|kill\w*|war)\b/i,
    after: [
      "The wall fell in with a crash, and behind it two eyes went on, as yellow as lanterns. “Who,” said a voice, so that the lamps swung, “is hammering in my bedroom?” In a second they were all behind the coal cart, except for the youngest.",
      "“You do it,” they whispered out of the cart. “You're so polite.” It was the first time that anybody had noticed. “What do I say?” whispered the youngest. “Anything! But say it quickly!”",
      "“Good morning,” said the youngest, and took off the cap. “We're sorry. We thought that there was just stone here.” “I am stone, on the outside,” said {thebeast}. “And it isn't morning. I'd just got to sleep. It took me three hundred years.” {Thebeast} sat up, and the ceiling came down in crumbs.",
      "+ “What do you do when you can't sleep?” asked {thebeast}. Behind the coal cart they groaned. “I count hammer strokes,” said the youngest. “Somebody always hammers at our place. I get as far as forty.” “I,” said {thebeast}, “have nobody who hammers. It's so quiet down here that I can hear my beard grow.”",
      "The youngest had an idea. It was not a big one. “May I?” The small hammer went against the rock, not hard, as one knocks at the door of a friend. Tock. And a pause. Tock. {Thebeast} looked at it crossly. Then one yellow eye got narrow, and then the other. There was a yawn, so that all the hats flew off behind the cart.",
    ],
    end: [
      "But as soon as the hammer stopped, the eyes opened again. “Go on,” growled {thebeast}. “My arm's getting tired,” said the youngest. Then there was a scraping. One of the brothers had come out from behind the cart, with his own hammer. Tock, he did. After him came the next.",
      "They learned it that night, all of them: how to hammer so softly that somebody goes to sleep by it. At the fortieth stroke there was a snore. It went through the mountain like a slow saw. And with each breath that {thebeast} took, something trickled out of the wall, and glittered. They could simply hold their hats under it.",
      "+ “How did you know how to talk to it?” they asked on the way home. The youngest had to think. “It asked who we were,” said the youngest. “Nobody ever does that if they only want to eat you.” From that day on others held the rope, and the lamp, and the end of the plank, in turn.",
      "They do not dig any deeper there. They go down every evening all the same, each with a small hammer, and sit down against the warm wall. Tock, it goes. Tock. Up above, in the villages, people think that it is the clock of the mountain, and they sleep better too.",
    ],
  }),
  story({
    says: [
      role(
        "teller",
        "father|dad|grandfather|grandpa|mother|mum|mom|grandmother|grandma|granny|uncle|aunt|brother|neighbour",
      ),
      /\b(?:tells?|told|says?|said|claims?|claimed|insists?|insisted|believes?|believed)\b/i,
      /\b(?<sprite>dwarf|gnome|elf|goblin|brownie|house ?spirit|fairy|troll|imp|tomte|pixie|kobold|nisse)\b/i,
      /\b(?:lives?|lived|guard\w*|watch\w*|protect\w*|look\w* after|sits?|sat|is|was)\b[^.]*\b(?:house|stove|cellar|attic|kitchen|barn|farm|clock|wall|cupboard|fireplace|home|garden|staircase|chimney)\b/i,
      /\b(?:sees?|saw|meets?|met|discovers?|discovered|hears?|heard|waits?|waited|catch\w*|caught|spots?|spotted)\b/i,
      role("child", "daughter|son|granddaughter|grandson|girl|boy|nephew|niece|child|grandchild"),
    ],
    may: also("guard\\w*", "tiny", "night", "winter", "stove", "sees?|saw", "house"),
    lead: "child",
    unless: /\b(?:murder\w*|kill\w*|war|died|dead|garden gnomes?)\b/i,
    after: [
      "“And what does he eat?” asked {hero}. “What's left over,” said {teller}. “And why does nobody see him?” “Because he only comes when everybody is asleep.” {Hero} left a crust on {his} plate, near the edge. In the morning it was gone. “That was you,” said {hero} to {teller}. “Me?” said {teller}.",
      "+ {Hero} began to keep a list. Once the door to the cellar was shut, though it had stood open. Once somebody had put {his} wet shoes nearer to the warmth. Once a candle had been forgotten, and it had been pinched out, with a wick as flat as if two very small fingers had done it. “That was you,” said {hero} each time. “Me?” said {teller}.",
      "+ {He} strewed flour on the floor. The next day there was a track in it, as wide as a thumb, right across the kitchen. {Teller} looked at it with {tellerhis} hands behind {tellerhis} back. “A mouse,” said {teller}. “With boots?” asked {hero}.",
      "Then came the night with the great frost. The wind pressed against the panes, and {hero} woke up because it was so cold that {his} nose hurt. In the house there was a smell that did not belong there. {He} wanted to call, and {his} tongue was too heavy. From below came a knocking, quick and angry, like a spoon on a pot. It did not stop. {Hero} crawled down the stairs.",
      "There he stood, in the red light, no taller than a milk jug. {Thesprite} had a beard full of soot, and was hitting the stove pipe with a spoon, with all his might, and coughing. The pipe had come apart. Smoke was creeping across the floor. “At last!” he called. “I've been knocking for an hour! What are you staring at? The window!”",
    ],
    end: [
      "{Hero} tore open the window, and the cold came in like a bucket of water. {He} ran up and pulled at {teller}, by the arm and by the ear, until there was a groan. Together they got everybody out into the snow, in blankets and wrong shoes. They stood there and breathed.",
      "{Teller} put the pipe back together, with black hands. “How did you wake up?” {teller} asked. “Somebody knocked,” said {hero}. “With a spoon. He's got a beard, and he scolds.” {Teller} looked at {him}, and then at the spoon, which was lying in front of the stove, with a dent in it. {Teller} sat down on the bench. “My grandmother always told me that,” {teller} said. “I thought she'd made it up.”",
      "+ “And the crust?” asked {hero}. “Wasn't that you?” “I thought that it was you,” said {teller}. They both looked at the little iron door. Behind it something rustled, like a person who is turning over in bed and would like to have some peace. {Hero} took the butter out of the larder, the good butter, and cut a slice as thick as {his} hand.",
      "Bread and butter stands by the stove there every evening, on a plate of its own. {Hero} has never seen him again. But the spoon hangs on a nail there, low down, where somebody can get at it who is no taller than a milk jug. And if {hero} forgets to close the cellar door, there's a knock.",
    ],
  }),
  story({
    says: [
      role("mermaid", "mermaid|merman|sea girl|water nymph|nixie|merboy"),
      phrase(
        "(?:wants? (?:so much )?to|wanted (?:so much )?to|longs? to|longed to|would (?:so |really )?(?:like|love) to|dreams? of|wishes to|wished to)(?: (?:see|seeing|taste|tasting|hear|hearing|touch|smell|feel|know))? <dream:thing>",
      ),
      phrase(
        "<friend:somebody> (?:brings?|brought|shows?|showed|carries|carried|fetches|fetched) (?:him|her) <gift:thing>",
      ),
      /\b(?:snow\w*|ice(?: cream)?|frost|icicles?|winter)\b/i,
    ],
    may: also("winter", "every", "see", "so", "brings?|brought", "box", "ice"),
    unless: /\b(?:murder\w*|kill\w*|war|legs|prince|in love)\b/i,
    lead: "mermaid",
    after: [
      "“What is it like?” {hero} had asked everybody who might know. The herrings had not seen it. The old seal had, once, from afar, but she was short-sighted. So {hero} swam in to the harbour at dusk, where it is not allowed, and put {his} head out of the water beside the jetty. There sat {friend} with dangling legs, and nearly fell in.",
      "Neither of them screamed. They had both been told that the other one did not exist. {Hero} asked {his} question, and {friend} thought about it for a long time. “I can't describe it,” said {friend}. “But I could bring you some.” “Can one bring that?” “I'll try,” said {friend}. “Be here when the lighthouse goes on.”",
      "+ The first time it came to nothing. {Friend} had run the whole way, and what was left dripped through {friendhis} fingers. The second time {friend} slipped on the wet boards. {Hero} waited under the jetty until {his} hair was stiff with cold. “They're looking for me at home,” {he} said. “Me too,” said {friend}. “Tomorrow I'll do it differently.”",
      "+ It was quite a puzzle. {Friend} asked at the shop, without saying for whom, and got sawdust, newspaper, and an old lid. The fishmonger laughed. “That's a lot of trouble,” he said, “for something that lies about everywhere.” “Not everywhere,” said {friend}.",
      "On the third evening {friend} came slowly, step by step, with both arms round it. {Friend} knelt down at the edge and opened it. There was {gift}. {Hero} did not move at all. {He} had been waiting for that all {his} life, and now {he} did not dare. “Take it,” said {friend}. “It doesn't bite. You only have to be quick.”",
    ],
    end: [
      "{Hero} held it in both hands, against {his} cheek, against {his} lips. It was nothing like what {he} had imagined. It was much better, and it was strange, and it made {him} laugh, and then {he} noticed that it was getting less. “It's going!” {he} cried. “Yes,” said {friend}. “It always does. That's what makes everybody run outside for it.”",
      "Then it was gone, and {hero} looked at {his} wet hands, and was quite still. “Was it bad?” asked {friend}, worried. “No,” said {hero}. “I only didn't know that you can be so happy about a thing that doesn't stay.” {He} dived. When {he} came up again, {he} laid something on the boards: a shell, with all the colours that there are down there. “That stays,” {he} said. “So that it's fair.”",
      "+ They did not promise anything. But when it was time again, {friend} sat there with dangling legs, and beside {friendhim} lay something wrapped in newspaper. And somewhere out there a head came up, still quite small, and grew larger. “You're late,” said {friend}. “There was a current,” said {hero}. “Have you got it?”",
      "On {friend's} window sill the shells lie side by side, one for each time. Whoever asks about them is told that they are from the sea, and that is true. And under the jetty, just above the water line, somebody has scratched as many lines, to count how often it can be the first time.",
    ],
  }),
  story({
    says: [
      /\b(?<ruler>(?:snow|ice|winter|frost|storm|night|rain|fog|shadow|evil|wicked|dark) (?:queen|king|fairy|witch|giant|sorceress|wizard|prince|princess|lord))\b/i,
      phrase(
        "(?:wants? to|wanted to|tries to|tried to|threatens? to|threatened to|plans? to|planned to|decides? to|decided to) (?:make <season:thing> disappear|(?:abolish|destroy|freeze|steal|forbid|end|stop|banish) <season2:thing>)",
      ),
      phrase("(?:brings?|brought|gives?|gave|shows?|showed|offers?|offered) (?:him|her) <gift:thing>"),
      /\b(?:friends|children|sisters|brothers|siblings|twins|girls|boys|kids)\b/i,
    ],
    may: [
      phrase(
        "(?<kids>(?:[Tt]wo|[Tt]hree|[Ff]our|[Aa]|[Tt]he) (?:\\p{Ll}+ )?(?:friends|children|girl|boy|sisters|brothers|siblings|child|twins))",
      ),
      /\b(?:changes?|changed) (?:his|her) mind\b/i,
      ...also("disappear", "wants? to"),
    ],
    unless: /\b(?:murder\w*|kill\w*|war)\b/i,
    after: [
      "+ It had to be today, {theruler} had made up that cold mind. The first signs of it were there already: a bird dropped out of the air with stiff wings, and on the pond something creaked that should not creak at that time. People closed their shutters. “There is nothing that one can do about it,” they said, and sat down behind the stove.",
      "There were some who thought that one could at least ask. They wrapped up what they wanted to take along, in a scarf, and took turns to carry it under a jacket, where it was warm. The way went uphill, and there was a wind that pushed with both hands.",
      "The gate was not even locked. Nobody had ever wanted to go in. In a hall that was as large as a field, all alone, sat {theruler}. “You have come to beg,” it rang from the throne. “They always beg. Go home.” “No,” they said, “we've come to visit.” A visit was something that was not in any of the rules.",
      "+ “Nobody visits me,” said {theruler}. “They run away. When I come, they shut the door, and when I go, they have a feast. I have seen it, through the windows.” It was not said angrily. “All of them wait for the other thing. So I thought: if there isn't any other thing, they'll have to put up with me.”",
      "They looked at one another. Then they unwrapped the scarf. There it lay, a little squashed on one side: {gift}. “That's for you,” they said. “What is it for?” asked {theruler}. “It isn't for anything. It's because you've never had one.” Two white hands came out of the sleeves, and stopped in the air. “It'll spoil, if I touch it.” “Then be careful.”",
    ],
    end: [
      "It took a long time. First there was just the tip of one finger, and after that a breath, as when one blows on soup. {Theruler} tried it with closed eyes, as one should. What could be seen then in that face had never been there before, and it started at the corners of the mouth. “Are there more of these?” “Lots,” they said. “But only if you let it be.”",
      "“And me?” asked {theruler}. “What am I for?” For sledges! For frost flowers, for early evenings with a candle, for cocoa, because it only tastes right then! “It would be no fun without you,” they said. “But it's no fun with only you, either. You have to take turns.” “Take turns,” said {theruler}, like a word in a foreign language.",
      "+ When they came home, the pond had stopped creaking, and the bird sat on the fence and shook itself. The shutters were opened, one after another. “What did you do?” people asked. “We were visiting,” they said. Behind the mountain a cloud drew back, politely, like somebody who holds the door for another.",
      "On the last day before it gets warm, they carry up something in a scarf, all those who like to come along. There is music in the hall by now. And on the first cold morning each window there has a flower on it, and nobody closes the shutters. “There you are,” they say.",
    ],
  }),
  story({
    says: [
      role(
        "small",
        "elf|dwarf|gnome|troll|ogre|giant|goblin|fairy|witch|vampire|werewolf|zombie|ghost|mummy|monster|yeti|cyclops",
      ),
      phrase("(?:opens?|opened|starts?|started|runs?) <shop:thing>"),
      /\b(?:restaurant|shop|bakery|caf[eé]|hotel|inn|hairdresser\w*|salon|store|school|kindergarten|ice cream parlour|laundry|pizzeria|library)\b/i,
      /\b(?:nobody|no one|everyone is afraid|everybody is afraid|people are afraid|afraid|scared|run away|ran away|dares?|dared|empty|no guests|no customers)\b/i,
      phrase(
        "(?:[Uu]ntil|[Tt]hen|[Ww]hen|[Oo]ne day|[Bb]ut) (?:one (?:day|evening|night|morning) )?<guest:somebody> (?:comes?|came|knocks?|knocked|enters?|entered|walks?|walked|dares?|dared|orders?|ordered|sits?|sat)",
      ),
    ],
    may: also("come in", "until", "hungry", "dares?|dared"),
    unless: /\b(?:murder\w*|kill\w*|war)\b/i,
    lead: "small",
    after: [
      "Everything was ready. {Hero} had washed the windows and painted the sign {himself}, with an extra large WELCOME, because {he} had heard that one should. At nine {he} opened the door. {He} stood behind it and smiled, with all {his} teeth. A woman came round the corner, saw the smile, and ran so fast that she left one shoe behind. {Hero} put it in the window, in case she came back.",
      "+ On the second day {he} smiled with {his} mouth shut. On the third {he} put on a bow tie. {He} practised {his} “Can I help you?” in front of the mirror, until it no longer sounded like a landslide. In the evening {he} turned the chairs up. It did not take long, for nobody had turned them down.",
      "+ “They aren't coming,” {he} said to the sign. By the end of the week there was dust on the bell above the door. {Hero} dusted it. {He} counted the money that was left, and there were four coins, and one was a button. On Sunday evening {he} took the sign down, and leaned it against the wall, with the face to the back.",
      "+ It rained. {Hero} sat at one of {his} own tables and had a bit of something, because it would have been a pity to let it go to waste. {He} had made it for forty people. It was the best that {he} had ever done.",
      "Then the bell rang, so softly that {he} thought it was the rain. In the door stood {guest}, and dripped. {Hero} did not dare to stand up, for when {he} stands up {he} gets bigger. {He} did not smile. {He} held {his} hands under the table. “Are you still open?” asked {guest}. “Aren't you afraid?” asked {hero}. “Yes,” said {guest}. “But it's so nice and light in here.”",
    ],
    end: [
      "{Hero} served on tiptoe. {He} put everything down from as far away as {his} arm was long. {Guest} looked, and tried, and did not say a word, and {hero} twisted {his} apron until a button came off. “Is something wrong?” {he} asked. “No,” said {guest}. “I'm only going slowly, so that it won't be over.”",
      "They sat there until the rain stopped. {Guest} told {hero} what they said about {him} out there, about bones and a sack. {Hero} was horrified. “I haven't even got a sack,” {he} said. “I know that now,” said {guest}. “You should write something else on the sign. Nobody believes a Welcome that big.” Together they painted it over, in small letters.",
      "In the morning {guest} sat in the window, at the table in front, next to the shoe, where one could be seen from the street. That was all. A man stopped. A child pressed its nose against the pane. “Somebody's sitting there, and is still alive,” said the child. The bell rang. And then it rang again, and at noon the first one asked if one could book.",
      "On the sign over the door it says: “We're quite nice.” The table in the window is always kept free for {guest}, and it costs one button. {Hero} smiles as {he} likes, with all {his} teeth. The woman has been back for her shoe, and these days she comes every Thursday, with both.",
    ],
  }),
];
