import type { ClauseScene } from "../clause-scene.ts";
import { inSentence } from "./event.ts";

/** What things and people long for, try alone, or ought to have left alone. */
export const longedFor: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      "(?:dream(?:s|ed|t)? of|want(?:s|ed) to|wish(?:es|ed) (?:to|it could|he could|she could)|long(?:s|ed) to|would love to) (?<motion>run(?:ning)?(?: free| away)?|roll(?:ing)?|mov(?:e|ing)|walk(?:ing)?|travel(?:ling|ing)?|see(?:ing)? the world|go(?:ing)? (?:away|out)|jump(?:ing)?|gallop(?:ing)?)\\b(?<where> [^.,;]+)?",
    ),
    idea: /^(?:there was once )?(?:an?|the|grandma['’]s|grandpa['’]s|my) (?:[a-z]+ ){0,3}?(?:stone|rock|carousel horse|wooden horse|statue|house|bench|lamp post|streetlamp|scarecrow|mailbox|postbox|letterbox|fountain|garden gnome|gnome|hydrant|milestone|signpost)\b/i,
    after: [
      [
        0,
        "{Hero} had stood in the same place for as long as {he} could remember. Everything came past there sooner or later: dogs, clouds, a brass band. They all came from somewhere, and they all went on.",
      ],
      [
        1,
        "“You've got it good,” said the ones who came past. “You can stay here.” {Hero} would have liked to explain it. {He} had never been able to see what was behind the corner. It could be nothing. It could be the sea.",
      ],
      [
        1,
        "A beetle gave {him} lessons. “First you want it,” said the beetle, “then you lean forward, and then you let go.” The wanting went very well. {Hero} leaned forward for a whole summer. In autumn it was as much as the width of a hair.",
      ],
      [
        2,
        "“That doesn't exist, for such as you,” said the wall. “I've been waiting for it since before you were here.” In the rain it was so quiet that one could hear the wall sigh.",
      ],
      [
        0.5,
        "Then came the night of the great storm. It tore at everything that was fixed, and somewhere a beam groaned, and a thing that had held for a hundred years did not hold any more. {Hero} felt how the ground beneath {him} became loose. It was now. {He} was so afraid that {he} forgot to be afraid. {He} wanted it, leaned forward, and let go.",
      ],
    ],
    end: [
      [
        0,
        "It was much faster than {he} had thought. There was the corner, and there was what is behind it: a hill, a lane, a sleeping village, all of it wet and shining, and it all moved, and in the middle of it somebody shouted for joy, and it was {hero}. At the bottom there was a hollow, with grass. There {he} stayed, quite out of breath.",
      ],
      [
        0.7,
        "When it got light, a girl was standing in front of {him}. She had a book under her arm. “You weren't here yesterday,” she said. “No,” thought {hero}, “yesterday I was up there.” She leaned against {him} and began to read. And when one looked straight ahead, very far away, there was a thin blue line.",
      ],
      [
        1,
        "{He} still stands there. “You've got it good,” say the ones who come past. {He} does have it good. {He} knows what is behind the corner.",
        "{He} stayed there after that. “You've got it good,” said the ones who came past. {He} did have it good.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:wish(?:es|ed)|long(?:s|ed)|hope[sd]?|wait(?:s|ed)|look(?:s|ed)|search(?:es|ed)) for (?<folk>(?:an?|the right|the perfect) (?:new |real |nice |own |good )*(?:family|owner|child|home|friend|best friend|playmate|brother|sister|mother|father|reader|gardener))\\b[^.]*",
    ),
    idea: /\b(?:house|cottage|hut|cabin|villa|mansion|castle|caravan)\b/i,
    after: [
      [
        0,
        "{Hero} had thought about it in detail. It need not be anything special. It would only have to be somebody who says “there you are” in the evening.",
      ],
      [
        1,
        "There had been some. One had stayed for a week, and another one only until it rained. “It's not you,” they had said. It is odd that one only says that when it is.",
      ],
      [
        1,
        "So {hero} improved {himself}. {He} stood up straighter. {He} tried not to creak and not to sigh. On good days one could hardly tell from the outside. It was a bit tiring, being somebody who was easier to like.",
      ],
      [
        2,
        "“Perhaps you should look as you look,” said a snail who was passing. “Otherwise the wrong ones will come.” {Hero} had never looked at it like that.",
      ],
      [
        0.5,
        "It was a wet Tuesday, and {he} had quite forgotten to stand up straight, when they came up the path: a woman with a suitcase, a boy with a cage, and a very small girl who was carrying an enormous clock. They had been sent away everywhere. “Too many of you,” people had said, “and the clock's too loud.”",
      ],
    ],
    end: [
      [
        0,
        "They stopped. They looked at everything that was crooked, and the very small girl put down the clock. “It creaks,” she said, and listened. “We tick,” she said then. “That fits.” {Hero} held {his} breath, and then {he} let it out, and it creaked from top to bottom, and they all laughed, though not in the way {he} knew.",
      ],
      [
        0.7,
        "In the evening the light was on. There was soup, and whatever was in the cage was whistling. When the last of them came in from the dark, {hero} wanted to say it, and {he} was only just too slow. “There you are,” said the very small girl, and patted {him}, in a crooked place.",
      ],
      [
        1,
        "The snail came by again in spring. She found everything exactly as crooked as before. She found that very sensible.",
      ],
    ],
    isWhole: true,
    of: "things",
  },
  {
    by: "any",
    words: inSentence(
      "(?:tr(?:y|ies|ied) to|wants? to|wanted to|has to|had to|decide[sd]? to|must|attempts? to)? ?(?<task>(?:cook|bake|make|paint|wallpaper)\\w* [^.,;]+?) (?:all )?(?:by (?:himself|herself|itself|themselves)|alone|on (?:his|her|its|their) own|for the first time|without (?:any )?help)\\b[^.]*",
    ),
    after: [
      [
        0,
        "“How hard can it be?” said {hero}. It was Saturday, half past two. The others had gone out and would be back by six. {He} tied on an apron, and felt at once as if half of it were done.",
      ],
      [
        1,
        "There were instructions. They began with “First of all”, and {he} had already done something else first of all. {He} turned two pages at once, and things went better for a while, because it no longer said what was missing.",
      ],
      [
        1,
        "By half past three it was on the ceiling. {Hero} looked up, and a bit of it let go. “That's normal,” {he} said to the cat. The cat left the room, without haste, but she did leave.",
      ],
      [
        2,
        "At half past four the neighbour rang, because of the noise, and because of the smoke, and because something was dripping. “May I help?” he asked. “No, thank you,” said {hero}, “I'm nearly there,” and held the door so that one could not see past {him}.",
      ],
      [
        0.5,
        "At twenty to six {he} sat on the floor in the middle of it all. There was hardly anything that did not stick. {He} had wanted it so much to be a surprise. Outside the gate squeaked. There were the steps, and there was the key in the door.",
      ],
    ],
    end: [
      [
        0,
        "It was quiet for a long time. “What is that?” somebody asked. “It was going to be a surprise,” said {hero}. They looked at the ceiling. They looked at the floor, and at {him}, and at the apron, which was on back to front. “It is one,” somebody said then. And then they laughed until they had to hold on to one another, and there was nothing for it, {hero} had to join in.",
      ],
      [
        0.7,
        "They did it all once more, from the beginning, and everybody did the bit that they could do. {Hero} read out: “First of all.” It got to be nine o'clock. It was a bit crooked and a bit burnt, and it was the best that they had ever had, because each of them could say: that bit there is mine.",
      ],
      [
        1,
        "The spot on the ceiling is still there. It has the shape of a rabbit. When visitors ask, they say: “That's from when it was a surprise.”",
      ],
    ],
    isWhole: true,
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      "(?:press(?:es|ed)|push(?:es|ed)|pulls?|pulled|opens?|opened|touch(?:es|ed)|turns?|turned|lifts?|lifted) (?<object>(?:an?|the) (?:[a-z]+ ){0,2}?(?:button|lever|switch|handle))\\b[^.]*",
    ),
    idea: /\b(?:curious|forbidden|not allowed|must not|do not|nosy|warned|warning|told not)\b/i,
    after: [
      [
        0,
        "There was a note on it: “Do not.” Nothing more. If it had said what, one might have kept to it. {Hero} went past it on Monday. {He} went past it on Tuesday, rather slowly. On Wednesday there was nobody about.",
      ],
      [
        0.3,
        "At first nothing happened. “Pity,” said {hero}, and was a little relieved. Then it went “plop” somewhere in the distance. After that it went “plop” nearer by.",
      ],
      [
        1,
        "Whatever had been on the left was now on the right. The clock went backwards, and the soup went up the stairs. A fish looked in at the window and asked for the time. “What have you done?” it asked, quite kindly. “Nothing,” said {hero}. “Hardly anything.”",
      ],
      [
        1,
        "{He} tried it a second time, to undo it. That was a mistake; now everything was blue as well. By noon they were all standing there, on their heads, the grocer and the teacher and the policeman, and holding on to their hats. “Who was that?” they asked. Things fell out of their pockets.",
      ],
      [
        0.5,
        "{Hero} looked at {his} feet, which were up. Nobody had seen {him}. {He} need not say anything. Then a very small child floated past, crying, and held out its arms. {Hero} took a deep breath. “Me,” {he} said. “I wanted to know what it does.”",
      ],
    ],
    end: [
      [
        0,
        "It was an old woman who pushed through the crowd, on her hands. “At last!” she said. “I hung up that note forty years ago. Since then I've been waiting for somebody to say so.” She laid a finger on it, and {hero} had to lay another one beside it. “It only goes back when there are two,” she said. “One who has done it, and one who doesn't mind.” Plop.",
      ],
      [
        0.7,
        "It took until evening to get the soup out of the stairwell. They all helped. And when nobody was looking, the policeman asked whether it could be done again, just the part with the fish.",
      ],
      [
        1,
        "There's a new note on it: “Not alone.” Since then somebody comes by every Wednesday who just happens to be passing.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:sneaks?|sneaked|slips?|slipped|steals? away|stole away|runs? away|ran away|escapes?|escaped)(?: out)?(?: of| from)? (?<cage>(?:the|his|her|an?) (?:[a-z]+ )?(?:castle|palace|tower|court|ball)) (?:to|and) (?<outing>(?:visit|see|go to|explore|play|dance|buy|meet|eat|watch|discover|spend)\\w*\\b[^.]*)",
    ),
    after: [
      [
        0,
        "It was the laundry basket that {he} had chosen. It left at six, on a cart, and nobody counts laundry. {Hero} lay under a tablecloth with a coat of arms on it and bit into {his} own fist so as not to laugh.",
      ],
      [
        1,
        "Nobody bowed. That was the first thing. Somebody pushed {him}, quite without meaning it, and said “Mind out, love,” and nobody had ever said anything so friendly to {him}.",
      ],
      [
        1,
        "There were so many things at once: onions, a goose, a man who swallowed fire and then coughed. {Hero} wanted to buy a bun. “Three,” said the woman. Three what? {He} took off a button, because it shone. The woman bit on it, looked at {him} for a long time, and gave {him} the whole tray.",
      ],
      [
        2,
        "{He} shared it with a boy who had no shoes. He showed {him} everything: where one can get in free, from which wall one sees the rope dancer, and how one spits a cherry stone. {Hero} {was} rather good at that. “Where do you come from?” “From up there,” said {hero}, and he laughed himself silly.",
      ],
      [
        0.5,
        "At four the bells began to ring, all of them. “Somebody's missing!” it went from mouth to mouth. Soldiers ran through the rows and looked in under every cap. If they found {him}, there would be bars in front of the laundry. The boy looked at the button, and then at {hero}, and he was not laughing now. “Come on,” he said.",
      ],
    ],
    end: [
      [
        0,
        "They went over the roofs and through a cellar, and along a pipe in which something lived. It came out right behind the roses. {Hero} {was} sitting on the edge of the fountain when they came, with a book, and {he} had it the right way up. “We've been looking for you everywhere!” “I've been here,” said {hero}. There was a cherry stone in {his} cheek.",
      ],
      [
        0.7,
        "At dinner there were eleven courses and a silence. {He} looked down the long table. “Mind out, love,” {he} said to the count beside {him}, and moved over a little. He had been hoping for years that somebody would do that.",
      ],
      [
        1,
        "The laundry goes out every Thursday at six. It's a little heavier on the way there than it ought to be. The laundress knows about it, of course. She has a boy, and he has had shoes since last week.",
      ],
    ],
    isWhole: true,
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      "(?:meets?|met|finds?|found|sees?|saw|meet up|reunites?|are reunited|were reunited) (?:each other |one another )?(?:again|for the first time)(?: [^.,]*?)?(?: after| in) (?<years>(?:many|so many|twenty|thirty|forty|fifty|sixty|seventy|[2-7]\\d) years)\\b[^.]*",
    ),
    idea: /^(?!.*\b(?:mother|father|son|daughter|parents|separated|war|adopted|dog|cat|elephant)\b)/i,
    after: [
      [
        0,
        "They had agreed on three o'clock. At a quarter to three one of them was walking up and down on one side, and the other on the other side, and each of them thought: how old the people are here.",
      ],
      [
        1,
        "There was a sign they had agreed upon, because of all that time: a yellow scarf. It was windy. The one had left it at home, in the excitement, and the other had it in the bag, because it looked so silly.",
      ],
      [
        0.5,
        "It was the sneeze. There is only one like it in the whole world: three short ones and a long one. “Gesundheit, Fridolin,” said somebody, without thinking, and was startled. Both of them turned round. {Years} fell off, with a crash.",
        "It was the sneeze. There is only one like it in the whole world: three short ones and a long one. “Bless you,” said somebody, without thinking, and was startled. Both of them turned round. All those years fell off, with a crash.",
      ],
      [
        1,
        "In the café they did not know where to begin. So they began with the cake. “You still eat the cherry last.” “You still look at it as if you wanted it.” That made it easier. There were the weddings, there was the war, and there was the shop; there were those who had died. They passed it across the table, one after the other, like photographs.",
      ],
      [
        2,
        "“Do you remember what it was about?” asked the one when it was getting dark. “The quarrel?” They thought about it, both of them, very hard. It had been something with a boat. Or with a bicycle?",
      ],
    ],
    end: [
      [
        0,
        "“I've still got it,” said the other at last, and put something on the table. It was half of a wooden fish. “I threw mine into the river, that very evening,” said the one. There was a silence. “And then I jumped in after it. I had pneumonia for six weeks.” And the second half lay beside the first. It was a bit swollen, but it fitted.",
      ],
      [
        0.7,
        "They were shown out at eleven; the chairs were already on the tables. “So, in another fifty years?” “Tuesday,” said the other. “Three o'clock. And bring your scarf.”",
        "They were shown out at eleven; the chairs were already on the tables. “So, in another few years?” “Tuesday,” said the other. “Three o'clock. And bring your scarf.”",
      ],
      [
        1,
        "There are two yellow scarves at that table now, every Tuesday. The waiter brings the cake with two cherries, without being asked.",
      ],
    ],
    isWhole: true,
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      "(?:gets?|got|is|was|becomes?|became) (?:stuck|stranded|trapped|caught) (?<stuckin>(?:in|on|under|between) [^.,;]+)",
    ),
    idea: /^(?=.*\b(?:whale|dolphin|orca|sea monster)\b).*?\b(?<helpers>(?:the )?(?:whole |entire )?(?:town|village|street|city|school|family|class|neighbou?rhood|zoo|forest|harbou?r)|everyone|everybody|all the [a-z]+) (?:helps?|helped|comes?|came|tr(?:y|ies|ied)|works?|worked|pulls?|pulled)\b/i,
    tells: /\b(?:help(?:s|ed)|came|tried|worked|pulled)\b/,
    after: [
      [
        0,
        "It was the milkman who saw it first. He put down his bottles, took off his glasses and wiped them, and there it still was. “Good morning,” he said, because nothing else came into his head. An eye looked at him, as big as a plate, and very tired.",
        "It was the milkman who saw it first. He put down his bottles, took off his glasses and wiped them, and there it still was. “Good morning,” he said, because nothing else came into his head.",
      ],
      [
        1,
        "By eight everybody was there. The mayor made a plan with arrows. The fire brigade came with ropes, the school came with buckets, and the ladies from the choir came as they were. “Pull!” called the mayor. They pulled. What moved was the pier.",
        "By eight everybody was there. The mayor made a plan with arrows. The fire brigade came with ropes, the school came with buckets, and the ladies from the choir came as they were. “Pull!” called the mayor. They pulled. Nothing moved.",
      ],
      [
        1,
        "They tried it with soap, two hundredweight of it. They tried it with jacks. They tried it with a speech. Each of them had the best idea, and they all had it at the same time.",
      ],
      [
        2,
        "Toward noon it got hot. “It must be kept wet,” said an old fisherman, and for once nobody had a better idea. So they stood in a long line and passed on buckets, the baker to the policeman, the policeman to his wife, and she to the man with whom she had not spoken since the business with the hedge.",
      ],
      [
        0.5,
        "It got evening. Nobody had gone home. They were so tired that they did not even quarrel any more. The ladies from the choir had sat down on a rope, and one of them began to hum, just for herself, very low. And the others joined in. Then something answered, so deep that the water trembled in all the buckets.",
        "It got evening. Nobody had gone home. They were so tired that they did not even quarrel any more. The ladies from the choir had sat down on a rope, and one of them began to hum, just for herself, very low. And the others joined in. Then something answered.",
      ],
    ],
    end: [
      [
        0,
        "“In time!” whispered the mayor. “Everybody on the beat!” They had never sung together before, not all of them. At every low note they pulled, and at every low note it pushed. On the third verse something gave way, with a sound like a cork. And there was {hero}, free, and for a moment did not go away.",
      ],
      [
        0.7,
        "They stood there with the ropes in their hands and went on singing, since they did not know the end of it. Far out there it was answered, once more, and then once more from further off. “The bass was a little flat,” said the lady from the choir and blew her nose.",
        "They stood there with the ropes in their hands and went on singing, since they did not know the end of it. “The bass was a little flat,” said the lady from the choir and blew her nose.",
      ],
      [
        1,
        "They still meet on that day and sing it. The policeman's wife and the man with the hedge stand side by side. The plan with the arrows hangs in the town hall. It has been hung up the wrong way round, but nobody has noticed.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:saves?|saved|spends?|spent|collects?|collected) (?:up )?(?:all )?(?:of )?(?:his|her|their) (?:pocket money|savings|money|allowance|coins|last (?:coin|penny|money))[^.]*?\\bto buy (?:for )?(?<receiver>(?:his|her|their) (?:[a-z]+ )?[a-z]+?) (?<gift>(?:an?|some|the) (?:[a-z]+ ){0,2}?(?:present|gift|surprise|bird|ornament|figurine))(?=[.,;]|$| (?:for|and|because|on)\\b)",
    ),
    after: [
      [
        0,
        "It had to be something that one could not need. {Receiver} only ever got things that could be needed: dishcloths, slippers, an umbrella. {Hero} shook the pig. It sounded like enough. It turned out to be mostly buttons.",
      ],
      [
        1,
        "In the first shop there was a necklace with a price that went on and on. In the second there was a vase, and it said “Please do not touch”, and {hero} had just touched it. “For somebody special?” asked the lady in the third. “How did you know?” “You've washed your ears,” said the lady.",
      ],
      [
        1,
        "There it was. It stood right at the back, on a doily: a small glass bird, blue, and if one held it up to the window, there was a blue spot on the wall, and it could fly. {Hero} counted it out on the counter, coin by coin. It came to exactly two buttons too little.",
      ],
      [
        2,
        "“What kind of buttons are they?” asked the lady. {Hero} pushed them across. The lady took off her glasses. “I've been looking for that one for years,” she said, and pointed at a place on her sleeve. It was perhaps not quite true.",
      ],
      [
        0.5,
        "{He} carried it home with both hands. {He} had reached the garden gate. It had always stuck, that gate, and one had always had to give it a push. The sound was very small. {Hero} did not unwrap it. {He} knew what it looked like in there.",
      ],
    ],
    end: [
      [
        0,
        "“That's for you,” {he} said, in the evening. “It was a bird.” {Receiver} unfolded the paper and was quiet for so long that {hero} heard the clock. Then a hand took the largest piece, went over to the window, and held it up. There was a spot on the wall, and a second one, and seven, and thirty, blue ones, all over the ceiling, and all of them could fly. “A whole flock,” was said, very softly.",
      ],
      [
        0.7,
        "They threaded it up, the two of them, piece by piece, on the strong thread from the sewing box. It hangs in the kitchen window. In the morning, when the sun comes round, there is a fluttering over the bread and the cups.",
      ],
      [
        1,
        "“Whatever did you need that for?” asks the aunt with the dishcloths. “Nothing,” {receiver} says. “That's just it.”",
      ],
    ],
    isWhole: true,
  },
];
