import type { ClauseScene } from "../clause-scene.ts";
import { event, inSentence } from "./event.ts";

/** Pirates with treasure, and knights who are not like others. */
export const treasureAndKnights: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      "(?:could not|couldn't|cannot|can't|was not able to|never learned to|had never learned to|did not know how to) read\\b(?! (?:the |his |her )?minds?)[^.]*",
    ),
    idea: /\b(?:maps?|pirates?|treasure|captain)\b/i,
    after: [
      [
        0,
        "{Hero} held the paper upside down, and then the right way up, and nodded at it now and then, because the crew was watching. “Well?” they asked. “East,” said {hero}. East is always a good start.",
      ],
      [
        1,
        "In the east there was a rock with a seal on it. In the west there was the same rock from behind. “Perhaps we ought to look at what it says there,” said the ship's cook. “It says,” said {hero}, “that one has to be patient.”",
      ],
      [
        2,
        "At night {he} sat in the cabin, with the candle close to the paper. There was a thing like a hook, and a thing like a snake, and a thing like two mugs on top of each other. They did not tell {him} anything.",
      ],
      [
        2,
        "The cabin boy came in to fetch the cups. He saw the paper and he saw {hero}, and he put the cups down again. “That one's an S,” he said. “It's the easiest. It even hisses.”",
      ],
    ],
    end: [
      [
        0,
        "They did one every evening, when the others were asleep. The snake was an S, and the mugs were a B. On the twenty-sixth evening {hero} put one finger on the top of the map and began. It took half the night. “Start – where – you – are,” {he} read aloud. “Dig – under – the – mast.” They looked at each other. Then they took up the floor.",
      ],
      [
        1,
        "It was gold, a fair amount of it, and in the middle was a book. The crew took the gold. {Hero} took the book. {He} is on page forty by now, and the parrot has to be quiet in the evening.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:found|discovered|dug up|opened|fished up|stumbled (?:on|over|upon)|uncovered|came across) (?<box>(?:an?|the) (?:[a-z]+ ){0,2}?(?:treasure chest|treasure box|pirate treasure|sea chest))\\b[^.]*",
    ),
    after: [
      [
        0,
        "The lid was stuck. They pulled at it, they kicked it a little, and then they apologised and pulled again. The lock was as big as a fist and full of sand.",
      ],
      [
        1,
        "“Gold,” said one of them. “Bones,” said the other. They shook it. It did not clink and it did not rattle. It went “flop”, and that could be anything.",
      ],
      [
        2,
        "In the end it was an old spoon that did it. There was a crack, and a smell came out, of tar and oranges and a very long time ago. They had to hold their breath, and not only because of the smell.",
      ],
    ],
    end: [
      [
        0,
        "They sat beside it until it was nearly dark. Somebody had packed that, long ago, and had thought of whoever would open it, without knowing who it would be. It was a strange feeling, as if somebody waved from very far away. And because one waves back, they looked in all their pockets.",
      ],
      [
        1,
        "Then they dug it in again, in a better place, above the high-water mark. It contains a marble now, half a comb, a drawing of both of them and a letter. It begins: “Dear you, the lid sticks. Take a spoon.”",
        "Then they dug it in again, in a better place. It contains a marble now, half a comb, a drawing and a letter. It begins: “Dear you, the lid sticks. Take a spoon.”",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence("(?:was|were|is) (?:badly |terribly |very )?allergic to (?<allergen>[a-z]+(?: [a-z]+)?)"),
    idea: /\b(?:knights?|sir|prince|king|pirates?|soldier|general|warrior|viking)\b/i,
    after: [
      [
        0,
        "It began in the nose, with a tickle. Then the eyes got red, and then it came, three times in a row, so loudly that the windows rattled. “Bless you,” they all said. By noon they were tired of saying it.",
      ],
      [
        1,
        "“In your profession!” said the doctor and looked at {hero} over his glasses. He wrote a prescription: “Keep well away.” {Hero} read it twice. One might as well have told a fish to keep away from the water.",
      ],
      [
        2,
        "{Hero} tried it with a clothes peg on the nose. It helped, but nobody could understand {him} any more. “Forward!” came out as “Poreward!”, and half of them went back.",
      ],
    ],
    end: [
      [
        0,
        "The day came when it was all about standing still in the dark and not being noticed. Everybody looked at {hero} and held their breath. It tickled. It came. It was the greatest of all sneezes, and it echoed from three sides. On the other side somebody shouted: “Cannons! They have cannons!” And one could hear them run, further and further away.",
        "In the end it was the nose that saved them all. It began to tickle one night, long before anybody could see anything, and {hero} sneezed so loudly that the whole place was awake in time. Nobody was hurt. “Bless you,” they said, and this time they meant it.",
      ],
      [
        1,
        "They made a flag of it, with a handkerchief in the middle. And {hero} has found another way of doing things, without {allergen}. The others say that it looks silly. But they have started to copy it.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:was (?:sent|ordered|told|supposed|asked)|had|was going|set (?:out|off)|went|wanted|rode out|came|is supposed) to (?:fight|slay|kill|defeat|catch|capture|hunt|battle|chase away) (?<being>(?:an?|the) (?:[a-z]+ )?(?:dragon|giant|ogre|troll|monster|witch|sea monster|beast))\\b[^.]*",
    ),
    after: [
      [
        0,
        "It was a long ride, and the last bit was on foot. In front of the cave hung a bell, and beside it a note: “Ring twice. If nobody comes, I am in the bath.”",
      ],
      [
        1,
        "{Hero} had prepared a sentence for it. It began with “Come out” and ended with “in the name of the king”. “Just a moment!” called a voice from inside. “I'm only taking the cake out.”",
      ],
      [
        2,
        "There they stood. Each had imagined the other one taller. “You'll have come because of the fighting,” it was said, and it sounded rather tired. “Thursdays would suit me best. Would you like to sit down until then?”",
      ],
      [
        2,
        "The cake was a little burnt at the edges. “It always gets like that,” was the reply. “I only have to sigh.” {Hero} took a second piece. One cannot very well draw one's sword with one's mouth full.",
      ],
    ],
    end: [
      [
        0,
        "On Thursday the king himself came over the hill, to see how far it had got. They were both sitting on the grass and peeling pears. “What about the fight?” he called. “We're in the middle of it,” {hero} called back. “It's about whether cinnamon goes in.” The king got down from his horse. He had an opinion on that.",
      ],
      [1, "It is in the chronicle, in red ink: “Fought until evening. Nobody won. Two pieces left.”"],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:rode|rides|riding|galloped|went) (?:off )?(?:into battle |to battle |to war |to the tournament |out )?(?:on|with) (?<mount>(?:an?|his|her|the) (?:[a-z]+ )?(?:cow|pig|goat|donkey|sheep|ostrich|goose|snail|tortoise|turtle|camel|llama|hen|chicken|dog|ox|mule))",
    ),
    idea: /\b(?:battle|war|knights?|tournament|army|enemy|soldier)\b/i,
    after: [
      [
        0,
        "“Is that a joke?” asked the others on their tall horses. It was not a joke. {Hero} patted the neck in front of {him} and took a firm hold. It took a while until they got going, and then it took a while until they stopped.",
      ],
      [
        1,
        "They were the last to arrive at the field. On the other side somebody was laughing already, and it spread, from one helmet to the next, until the whole enemy line was holding its sides.",
      ],
      [2, "Halfway there a patch of clover came. One cannot argue about clover. So the battle had to wait a little."],
    ],
    end: [
      [
        0,
        "It is very hard to hit anybody when one has to laugh. One of them put his lance down to wipe his eyes, then a second one. “Where did you get that?” one of them called across. {Hero} told him. It turned out that he had grown up with one like it. After that nobody could have said what it had all been about.",
      ],
      [
        1,
        "They went home together, at the pace of the slowest one. In the castle there is one stall now with a coat of arms, and it is not for a horse.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:lost (?:partner|other half|twin|pair|match|brother|sister)|(?:find|search for|look for|looking for|found) (?:its|his|her|the) (?:[a-z]+ )?(?:partner|other half|twin|pair|match|other sock|other glove|other shoe))\\b",
    ),
    idea: /^(?=.*\b(?:sock|glove|mitten)\b)(?=.*\b(?:find|search\w*|look\w*|journey|quest|trip|adventure|set (?:out|off))\b)/i,
    after: [
      [
        0,
        "They had come as two, on one hanger, held together by a thread. They had always gone everywhere together, and after the wash they had lain one inside the other. And then, one Tuesday, there was only one of them in the basket.",
      ],
      [
        1,
        "{Hero} asked in the drawer of the single ones. It is the bottom one, where nobody looks. There were eleven of them in there, all waiting. “You get used to it,” said an old one with a darn. “Mine went to Majorca and never came back.”",
      ],
      [
        2,
        "Then came the dark part: behind the washing machine, along the pipe, past the coins and a mummified pea. {Hero} moved like a caterpillar, a fold at a time. Somewhere ahead, something smelled faintly of the same soap.",
      ],
      [
        2,
        "“Have you seen somebody who looks exactly like me?” {hero} asked everyone. “Yes,” said the mirror, and was very pleased with itself.",
      ],
    ],
    end: [
      [
        0,
        "It was under the garden shed, in the warm dry corner. It lay there, a bit stretched, and was breathing. No, it was not breathing. Inside were five young hedgehogs, fast asleep. “I can't get away,” whispered the other one. “They only go to sleep in me.” For a while nothing was said. Then {hero} crept up close, and lay down on the side where the wind came in.",
      ],
      [
        1,
        "In spring the hedgehogs moved out. The two of them came home on the washing line, by way of the neighbour's dog. They have got a hole each now. “They still go together,” people say, “only more so.”",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "\\b(?:washing machine|dryer|drier|laundry basket)\\b[^.]*\\b(?:ate|eats|swallowed|stole|steals|took|takes|lost|loses)\\b[^.]*\\bsocks?\\b|\\bsocks?\\b (?:kept |keep |always )?(?:on )?(?:disappear\\w*|vanish\\w*|went missing|go missing|got lost|getting lost)",
    ),
    after: [
      [
        0,
        "They kept a list on the fridge. One in stripes, one with a duck, and the good grey one from the wedding. It was always one, and it was never two. “That can't be chance,” they said.",
      ],
      [
        1,
        "They looked in the filter. There was a button, eleven cents and somebody's homework. They looked behind it, with a torch. There was a cable and a spider, and the spider was barefoot as well.",
      ],
      [
        0,
        "On Saturday they sent in a spy: a red sock with a long woollen thread tied to it. The thread was held by the whole family. The drum turned, it hummed, it splashed. Then there was a tug. And then the thread ran out, metre after metre, as if there were a big fish on the other end.",
      ],
      [3, "“Hold tight!” they shouted, and slid across the wet tiles one after the other."],
    ],
    end: [
      [
        0,
        "Behind the drum was a little door, and the thread went through it. One had to lie flat on the floor to see in. There they all were, in deckchairs made of matchboxes: the one in stripes, the one with the duck, the good grey one from the wedding. “Just one more week,” said the grey one. “We've been on our feet for years.”",
      ],
      [
        1,
        "They shut it again, quite gently. On the fridge there is a rota now: each sock gets two weeks a year. And who has two different ones on says, quite calmly: “The other one's on holiday.”",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:did not|didn't|does not) want to be eaten|(?:begged|asked|begs|pleaded) not to be eaten|(?:was|were) (?:afraid|scared|terrified) of being eaten|(?:escaped|ran away|jumped|fled|hopped|rolled) (?:away )?(?:from|out of|off) (?:the |his |her |its )?(?:[a-z]+ )?(?:plate|oven|pan|fridge|bakery|shelf|kitchen|lunch ?box|cake stand|table|basket|supermarket)",
    ),
    idea: /^(?:there was once )?(?:an?|the|two|three) (?:[a-z]+ ){0,2}?(?:chocolate|gingerbread|cookies?|biscuits?|cake|cupcake|pancake|bun|sausage|meatball|pizza|sandwich|carrot|potato|pumpkin|apple|egg|tomato|doughnut|donut|muffin|cheese|pretzel|croissant|bread|dumpling|pie|banana|pea|jelly|strawberry)\b/i,
    after: [
      [
        0,
        "It could hear them in the next room. They were talking about it, and they said “delicious”. That is nice to hear, but not if one knows what comes after it.",
      ],
      [
        1,
        "So it went over the edge, down along the tablecloth and out through the cat flap. The cat looked after it, sniffed once, and decided that it had dreamed it.",
      ],
      [
        2,
        "The world is dangerous for somebody who smells so good. There were wasps, there was a dog with a very wet nose, and there was the sun. In the sun it noticed that it was getting soft round the edges, and it walked in the shade from then on.",
      ],
      [
        2,
        "“Are you going far?” asked an ant. “As far as one can,” it said. “May I have a crumb of you, if you don't need it?” “I need all of them,” it said, and walked faster.",
      ],
    ],
    end: [
      [
        0,
        "In the evening it stood on a window sill, quite out of breath, and did not know where to go. Behind the glass sat an old lady with a magnifying glass. “Good gracious,” she said. “Who are you?” And then she said what it had been waiting for all day: “Don't worry. My doctor doesn't allow me any of that.”",
      ],
      [
        1,
        "It lives there now, on the sideboard, where it is nice and cool, between the china dog and the wedding photo. In the evening they play dominoes. It may not be delicious any more. But it wins quite often.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:got lost|was lost|was left(?! behind)|was forgotten|were left|got left(?! behind)|fell out|fell off|was dropped|was thrown|lost (?:his|her|its) (?:owner|child|boy|girl|family))\\b[^.]*",
    ),
    idea: /^(?!.*\b(?:shop|store|shelf|christmas|sold|bought|factory|at the end|attic)\b)(?:there was once )?(?:an?|the|my|our) (?:[a-z]+ ){0,3}?(?:teddy(?: bear)?|toy|doll|stuffed|plush|cuddly|action figure|rag doll|toys)\b/i,
    after: [
      [
        0,
        "There had been a hand, and then there was no hand any more. The voices got smaller, and a door went. From down there one saw nothing but shoes, and none of them were the right ones.",
      ],
      [
        1,
        "{Doer} did what one does at night: lay quite still and waited. They would notice it at bedtime, at the latest. Nobody over there could fall asleep alone. That had been settled for years.",
      ],
      [
        2,
        "“Lost?” asked a mop that was leaning against the wall. “Mislaid,” said {doer}. “That's different. If you're mislaid, somebody is missing you.” “Then you ought to go to meet them,” said the mop. “They always look in the wrong place first.”",
      ],
      [
        2,
        "When the lights had gone out, {doer} set off: three steps, then a rest, for the legs were not made for that. A night watchman shone his lamp on the floor, and {doer} fell over and pretended to be nothing in particular. He was good at that. He had a child at home, too.",
        "When the lights had gone out, {doer} set off: three steps, then a rest, for the legs were not made for that.",
      ],
    ],
    end: [
      [
        0,
        "At the corner there was a light, and it moved from side to side. It was a torch. Behind it came a father in his slippers, and beside him somebody in pyjamas, who was calling a name over and over again. {Doer} did not call back. But {doerhe} sat down right in the middle of the path, where the light would fall.",
      ],
      [
        1,
        "“You came to meet us!” said the voice into the worn patch behind the ear. They were all asleep before the light was out. Only {doer} stayed awake for a while and counted: two, and all there.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:filled in|fill in|took over|stood in|stepped in|took (?:its|his|her) place|took (?:the|a|one) (?:night|day|week|evening) off|took a (?:break|holiday|vacation)|called in sick|went on (?:holiday|vacation|strike)|overslept)",
    ),
    idea: /\b(?:the moon|the sun|a star|the north star|the wind|the rain|santa|the sandman|father christmas|the tooth fairy|death|jack frost)\b/i,
    after: [
      [
        0,
        "There was a note: “Back tomorrow. Please don't shout. I have been doing this for a very long time without a day off.” It was stuck to a chimney, with a bit of cloud.",
      ],
      [
        1,
        "At first hardly anybody noticed it. Then an owl flew into a church. A burglar stood in front of the wrong house and rang the bell to ask. And in four hundred bedrooms children sat up and said, “Something is missing.”",
        "At first hardly anybody noticed it. Then the mayor stood in the street with only one shoe on, and in four hundred houses the children sat up and said, “Something is missing.”",
      ],
      [
        2,
        "“Who could do it instead?” they asked each other. They looked in all the lists, under T, under S, and under Miscellaneous. It had to be somebody who does not mind being alone, and who is on time.",
      ],
    ],
    end: [
      [
        0,
        "It is not so easy to be a stand-in for something so great. It looked much smaller, and it flickered a little from nerves. But those who were still out and about looked up, saw that somebody was there, and walked on more calmly. A small girl with a night-light waved. “You're doing it well!” she called. From then on it did not flicker any more.",
      ],
      [
        1,
        "The next day the note was gone. “Were there any problems?” it was asked from above, well rested and a good deal rounder. “A burglar and an owl,” was the report. “Thank you,” said the voice. “Would you do it again some time? Say, once a month?” And that is how it has been ever since.",
        "The next day the note was gone. “Were there any problems?” “Hardly any,” was the report. “Would you do it again some time?” And that is how it has been ever since.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:hated|did not like|could not stand|disliked|was bored by|was tired of|was fed up with|was sick of) (?:all )?(?<object>toys|presents|christmas|dolls|children|kids|candy|sweets|wrapping(?: presents)?|making toys)\\b",
    ),
    idea: /\b(?:elf|elves|santa|father christmas|toy ?maker|toy shop|workshop|reindeer|tooth fairy)\b/i,
    after: [
      [
        0,
        "All the others hummed while they worked. {Hero} did not hum. {He} glued wheels on wheels, all day long, and in the evening there was glitter in {his} soup.",
      ],
      [
        1,
        "“What do they do with it?” {hero} asked. “They play,” said the others. “And then?” “Then they play again.” {Hero} shook {his} head. {He} had never in {his} life had one, so how should {he} know?",
      ],
      [
        0,
        "Out of boredom {hero} began to make something else under the table: a spanner that one could really use, a lamp no bigger than a thimble, a little pump. {He} hid them in a sack at the back.",
      ],
    ],
    end: [
      [
        0,
        "On the last evening the wrong sack was put on the sledge. It was noticed when it was too late. {Hero} could not sleep. In January the letters came, and one of them was addressed to “the one with the pump”. “Dear you,” it said, “all the others got things to play with. I got something that works. I have mended the tap, and Mum cried. How did you know?”",
      ],
      [
        1,
        "There is a new table in the workshop now, by the window. “For children who would rather have a spanner”, says the sign. {Hero} sits there, with a pencil behind the ear, and hums.",
      ],
    ],
    isWhole: true,
  },
];
