import type { ClauseScene } from "../clause-scene.ts";
import { inSentence } from "./event.ts";

/** What is taken in, taken up, swapped, mended and found by digging. */
export const takenUp: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      "(?:adopts?|adopted|takes? in|took in|takes? home|took home|buys?|bought|chooses?|chose|rescues?|rescued) (?<outcast>(?:an?|the) (?:[a-z]+ ){0,2}?(?:old|ugly|lame|one-eyed|three-legged|blind|deaf|unwanted|stray|shy|fat|grumpy|scruffy|retired) (?:[a-z]+ )??(?<beast>donkey|horse|pony|goat|cow|mule|racehorse|cat|dog))\\b(?: (?:that |which |who(?:m)? )?(?:nobody|no one) (?:else )?wants?(?:ed)?)?[^.]*",
    ),
    after: [
      [
        0,
        "“That one?” said the man. He had a list, and there was a line through it. “You can have it for nothing. It bites at the front and kicks at the back, and in the middle it's asleep.” {Hero} looked at it. It did not look back. It had given up looking back.",
      ],
      [
        1,
        "The way home took four hours. It stopped at every tree, in order to think. {Hero} thought as well. “You've paid too much,” the neighbours called over the fence. “It didn't cost anything,” {he} said. “That's what we mean.”",
      ],
      [
        1,
        "It did not do anything. It stood in the corner with its back to everybody. {Hero} put down the bowl, sat down on the floor, with {his} back to it, too, and told it about {his} day. {He} did that for three weeks. On the twenty-second day there was a sigh, and it came from behind.",
      ],
      [
        2,
        "“What is it good for?” they asked. {Hero} thought about it. “It listens,” {he} said. That was true. Nobody else there did.",
      ],
      [
        0.5,
        "Then the smallest of the children did not come home one evening, and there was snow in the air. They ran about with lamps and shouted in all directions. In the dark something banged against the door, for the first time since it had been there, and it did not stop. {Hero} opened. It did not look at {him}. It went straight past {him}, out into the dark, with its ears forward, as if somebody had called it.",
      ],
    ],
    end: [
      [
        0,
        "It did not stop at a single tree. It went down behind the quarry, where none of them had looked, and stood still there, and bent its head. The child lay in a hollow and had nothing on its feet. “It's come every day,” it said later, under four blankets. “To the fence. I told it where I play.” So there were two who had told it things.",
      ],
      [
        0.7,
        "Nobody asks any more what it is good for. It gets the first bite, and it gets the last one, too. When somebody in that village has something on their mind, they come by and sit down on the floor.",
      ],
      [1, "It bites at the front and kicks at the back. But one can do a lot of talking in between."],
    ],
    isWhole: true,
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      "(?:takes? up|took up|discovers?|discovered|starts?|started|tries|tried|begins?|began|learns?|learned) (?<hobby>painting|knitting|photography|pottery|embroidery|sewing|drawing)(?=[.,;]|$| (?:and|but|to|in|because|instead|at)\\b)",
    ),
    idea: /^(?:there was once )?(?:an?|the) (?:[a-z]+ ){0,2}?(?:dragon|monster|giant|bear|ogre|troll|yeti|dinosaur|gorilla|viking)\b/i,
    after: [
      [
        0,
        "It was the rain that was to blame. It had been raining for eleven days, and {hero} had done everything twice that one does in {his} position. There was a box left in the cellar. {He} had never looked into it. It had belonged to somebody who had been in a great hurry to leave.",
      ],
      [
        1,
        "{He} read the instructions. They had been written for smaller hands. The first attempt went through the table. With the second one {he} held {his} breath, and when it was finished, it was small and crooked and {he} had made it. {He} looked round to see whether anybody had noticed. Then {he} looked at it again.",
      ],
      [
        1,
        "In the evening the others came by. “Are you coming?” they called. “There's something to smash.” “I've got a cold,” said {hero}. There was something blue on {his} nose, or a bit of wool, or flour. “You've got something there,” they said. “That's from the cold,” said {hero}.",
      ],
      [
        2,
        "{He} got better. It took years, and {he} had years. {He} found out that one has to leave most things out. That is not easy for somebody who is used to everything running away anyhow.",
      ],
      [
        0.5,
        "One day {he} forgot to shut the door. They stood in the entrance, all of them, with their clubs, and saw it: {hobby}, by the dozen, on every wall, up to the roof. It was so quiet that one could hear the rain. {Hero} had a needle, or a brush, or a whisk, in {his} huge paw, and did not know where to put it. “So that is your cold,” said the biggest of them.",
        "One day {he} forgot to shut the door. They stood in the entrance, all of them, with their clubs, and saw what {he} had been doing. It was so quiet that one could hear the rain. {Hero} did not know where to look. “So that is your cold,” said the biggest of them.",
      ],
    ],
    end: [
      [
        0,
        "He came nearer. He stopped in front of the smallest one, right at the back, and did not say anything for a very long time. “That's my mother,” he said. “How do you know what she looked like when she was asleep?” Something ran down into his beard. He put down his club, rather carefully. “Is that difficult?” he asked.",
        "He came nearer. He stood there and did not say anything for a very long time. Something ran down into his beard. He put down his club, rather carefully. “Is that difficult?” he asked.",
      ],
      [
        0.7,
        "They meet on Wednesdays, when it rains. They break a great deal to begin with. {Hero} goes from one to the other and corrects the way they hold it. “Breathe out,” {he} says. “And leave something out.”",
        "They met on Wednesdays after that. They broke a great deal to begin with. {Hero} went from one to the other and corrected the way they held it. “Breathe out,” {he} said.",
      ],
      [
        1,
        "The valley down there wonders why nothing gets smashed any more. At Christmas something lies in front of every door. It is a bit too big, and somebody has put an awful lot of trouble into it.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "^(?:an?|the) (?<creature>(?:[a-z]+ )??[a-z]+) and (?:an?|the|his|her) (?<othercreature>(?:[a-z]+ )??[a-z]+) (?:want(?:ed)? to |decide[sd]? to |agree[sd]? to |wish(?:ed)? to )?(?:swap|switch|trade|change|exchange)(?:ped|ed|d|s)? (?:their )?(?<swap>lives|places|houses|homes|roles|jobs|bodies|heads|days)\\b[^.]*",
    ),
    after: [
      [
        0,
        "“You've got it good,” said the {creature}. “Me?” said the {othercreature}. “You've no idea.” They had been saying that over the fence for years. “Well then, let's do it,” said the {creature} one Monday. “For a day.” They shook on it, and then neither of them knew which way to go.",
      ],
      [
        1,
        "The {creature} had always imagined it to be light and easy. It began with getting up. It went on with things that the {othercreature} had forgotten to mention, because one does not mention such things. By ten o'clock the {creature} was hanging in a place where one ought not to hang.",
      ],
      [
        1,
        "The {othercreature}, meanwhile, had gone to have a nice quiet day. It was quiet; that was true. It was so quiet that one heard oneself. At noon the {othercreature} knew every wall by its first name. Something was missing, and it took until three to find out what it was: the rest of the world.",
      ],
      [
        2,
        "“Well, is it nice?” somebody asked the one and the other. “Wonderful,” said both of them, for they had shaken on it.",
      ],
      [
        0.5,
        "Toward evening there was an accident on each side. The little ones of the {creature} had got stuck somewhere, and the little ones of the {othercreature} had as well. They called, as one calls for one's own. And the {creature} was over there, and the {othercreature} was over here, and each of them stood in front of somebody else's children and had the wrong hands.",
      ],
    ],
    end: [
      [
        0,
        "“How do you get down there?” called the {creature} across the fence. “With the nose first!” the {othercreature} shouted back. “And you? How do you get up there?” “Don't look down!” So they shouted to and fro until it was dark, and each of them did it with what they had, and it was not elegant. But in the end all of them sat in a row on the fence and were counted.",
      ],
      [
        0.7,
        "They met in the middle. They were both scratched, and they both smelled of the other one. “You've got it good,” said the {creature}, and meant it in a different way. “You, too,” said the {othercreature}.",
      ],
      [
        1,
        "Each of them has gone home since then. But on Mondays they meet on the fence and swap for half an hour. They know where the nose goes now.",
      ],
    ],
    isWhole: true,
    of: "creatures",
  },
  {
    by: "any",
    words: inSentence(
      "(?:forgets?|forgot|has not done|had not done|didn't do|loses?|lost) (?:his|her|their) (?<task>homework|essay|maths homework|project|presentation|report)\\b[^.]*",
    ),
    idea: /\b(?:makes? up|made up|invents?|invented|excuses?|tells?|told|lie|lies|lied|story|dog|ate|eats)\b/i,
    tells: /\b(?:made up|invented|told|said|claimed|blamed)\b/,
    after: [
      [
        0,
        "It was a matter of one breath. “Where is it?” asked the teacher, and in {hero's} head there was a large white field. Then something came across the field. It was a goat.",
      ],
      [
        1,
        "“It was like this,” {he} heard {himself} say. “I was nearly at school.” The goat had stood in the middle of the road. It had a briefcase. It had been on its way to the ministry, for it was the deputy minister of grass, and it had left its speech at home. The class had stopped scratching.",
      ],
      [
        1,
        "“And what has that to do with your {task}?” asked the teacher. She had put down the red pen. “I'm coming to that,” said {hero}. {He} had no idea how {he} was coming to that. There was a helicopter. There was a chancellor who could eat only lined paper. It got quieter and quieter, and somebody forgot to go to the lavatory.",
      ],
      [2, "“Go on!” said the one in the back row who had never said anything all year."],
      [
        0.5,
        "And just when the goat had put its hoof on the button, the bell rang. Nobody got up. They all looked at {him}, and the teacher as well, and {hero} felt how the white field came back. There was no more. {His} ears got hot. “It isn't true,” {he} said. “I forgot it. I watched the rain.”",
      ],
    ],
    end: [
      [
        0,
        "The teacher took the register. She looked for {hero's} name and held the pen over it. “The task,” she said, “was to describe something in such a way that one can see it.” She wrote something down, quite small. Then she shut the book. “You've till tomorrow,” she said, “and it goes on with the button.”",
      ],
      [
        0.7,
        "{He} wrote until the light went out. It got to be eleven pages. The next day {he} did not have to read it out alone; there was one in the back row who could do the goat.",
      ],
      [
        1,
        "The minister of grass has been in office for six years now. There are three volumes about it. In the front it says: for the rain.",
        "It got to be three volumes in the end. In the front it said: for the rain.",
      ],
    ],
    isWhole: true,
    of: "children",
  },
  {
    by: "any",
    words: inSentence(
      "(?:brings?|brought) (?<relic>(?:his|her|their|an?|the) (?:[a-z]+['’]s )?(?:[a-z]+ ){0,2}?(?:chair|rocking chair|piano|clock|boat|garden|carousel|bicycle|radio|dollhouse|doll|violin|car|mill|workshop|theat(?:er|re)|cinema|shop|fountain|tree)) back to life\\b[^.]*|^[^.]*?\\b(?:restores?|restored|repairs?|repaired|fixes|fixed|mends?|mended) (?<relic2>(?:his|her|their) (?:(?:late|dead) )?(?:grand(?:ma|pa|mother|father)|mother|father|great-grand[a-z]+)['’]s (?:old )?(?:[a-z]+ )??[a-z]+)\\b[^.]*",
    ),
    after: [
      [
        0,
        "It had stood in the corner under a sheet for as long as {hero} had lived. One walked round it, as one walks round something that one does not talk about. {He} only lifted the sheet because the cat was under it.",
      ],
      [
        1,
        "“Leave it,” they said at home. “It's worn out. It was worn out even then.” {Hero} ran a finger along it. Under the dust there was a groove, quite smooth, as it comes about when a hand lies in the same place for years. {His} hand fitted into it.",
      ],
      [
        1,
        "{He} did not know anything about it. {He} asked the joiner, and the joiner said that one should begin by listening. So {he} listened. It creaked in three places. Each creak was a screw, or a tooth, or a string, and behind each of them something had got stuck: a hairpin, a ticket for a dance, half of a letter with “my dearest” on it.",
      ],
      [
        2,
        "In the evening they sometimes came in, by chance, and leaned in the doorway. “That's where she always …” they said, and then they did not finish the sentence. The next day they finished it.",
      ],
      [
        0.5,
        "At last there was only one piece missing. It was a very small one, and it was not made any more. {Hero} had looked everywhere. Without it, it would look right, and it would do nothing. {He} sat in front of it on the floor and was so tired that {he} leaned {his} head against it. It smelled of her. Something pressed against {his} forehead, behind the lining.",
        "At last there was only one piece missing. It was a very small one, and it was not made any more. {Hero} had looked everywhere. {He} sat in front of it on the floor and was so tired that {he} leaned {his} head against it. Something pressed against {his} forehead, behind the lining.",
      ],
    ],
    end: [
      [
        0,
        "It was sewn in, with small stitches. There was a slip of paper round it. “I knew that somebody would come and be as stubborn as I am,” it said. “I've kept the spare. Don't tell your mother how fast it can go.” It clicked in as if it had only been out for a moment. And then, in the quiet room, after thirty years, it began.",
        "It was sewn in, with small stitches. There was a slip of paper round it. “I knew that somebody would come and be as stubborn as I am,” it said. “I've kept the spare.” It clicked in as if it had only been out for a moment. And then, in the quiet room, after thirty years, it was all there again.",
      ],
      [
        0.7,
        "They came running from all over the house. Nobody said anything. They stood there with wet hands and flour on their noses and listened. Then somebody laughed, and somebody cried, and it was the same person.",
      ],
      [
        1,
        "The sheet has been torn up for dusters. It creaks in one place. {Hero} has left that as it was. It's how one can tell that it is her.",
        "The sheet was torn up for dusters. It still creaked in one place. That was left as it was.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:hatche[sd]|is born|was born|wakes? up|woke up|ends? up|ended up|lands?|landed|grows? up|grew up) in the wrong (?<wrongplace>nest|family|egg)\\b[^.]*",
    ),
    after: [
      [
        0,
        "“That one's a bit large,” said the father. “It'll be the feed,” said the mother. They sat it in between the others, and then the others were sitting on top of it, because there was no more room.",
      ],
      [
        1,
        "{Hero} did everything that the rest of them did. {He} opened {his} mouth when they opened theirs. {He} said what they said, but it came out lower, and things fell from the branch. “Interesting voice,” said the neighbour. “Is it from your side?”",
        "{Hero} did everything that the rest of them did. {He} said what they said, but it came out differently. “Interesting voice,” said the neighbour. “Is it from your side?”",
      ],
      [
        1,
        "Then came the day for learning what one learns in that family. One after the other did it. {Hero} {was} the last. {He} jumped, as {he} had been taught to, and {he} went down like a suitcase. They fetched {him} up again, four of them, and were very tactful about it.",
        "Then came the day for learning what one learns in that family. One after the other did it. {Hero} {was} the last, and with {him} it went wrong. They were very tactful about it.",
      ],
      [
        2,
        "“Am I broken?” {he} asked at night. The mother had been asleep. She thought about it honestly. “You're warm,” she said. “The others get cold feet. You never do.” She moved up closer.",
      ],
      [
        0.5,
        "That winter the great cold came, earlier than ever before. There was no getting away any more. They sat in a row and trembled, and then they no longer trembled, and that was worse. The wind went through all of them. Only one of them noticed nothing of it. {Hero} had just been wondering why everybody was so quiet.",
      ],
    ],
    end: [
      [
        0,
        "{He} got up. {He} spread out everything that {he} had been laughed at for, all of that width and fat and feather, and sat down over them, from the left to the right. It was exactly enough. It stormed for nine days. {He} stood with {his} back to it and hummed, in the low voice, and underneath it was like under a stove. Somebody had {his} foot on {his} chest. It was an ice-cold one.",
        "{He} got up. {He} made {himself} as wide as {he} could, in exactly the way that had always been too wide, and lay down around them, from the left to the right. It was just enough. It stormed for nine days. {He} hummed, in the low voice, and underneath it was like under a stove.",
      ],
      [
        0.7,
        "In March a head came out, and then another one. “Are you still there?” “Yes,” said {hero}. The neighbour stood there with her whole brood and was embarrassed. “You wouldn't have room for a few more next year?” she asked.",
      ],
      [
        1,
        "Some that looked like {him} came past once. They waved, and called that there had been a mistake. {Hero} looked at them for a long time. “Yes,” {he} called back. “Thank goodness.”",
      ],
    ],
    isWhole: true,
    of: "creatures",
  },
  {
    by: "any",
    words: inSentence(
      "(?:digs?|dug)(?: (?:for|up|in|a hole|holes) [^.,;]*?)?(?: and (?:finds?|found|discovers?|discovered) (?<dugup>[^.,;]+))?(?=[.,;]|$)",
    ),
    idea: /\b(?:bones?|skeleton|fossil|dinosaur|mammoth)\b/i,
    tells: /\b(?:found|discovered)\b/,
    after: [
      [
        0,
        "First came the grass, and then came the worms, and after that it got interesting. “Clay,” {hero} said with a knowing air. One could make a face out of it. The face was put on the edge, so that somebody would keep watch.",
      ],
      [
        1,
        "“How deep do we have to go?” “Until it gets hot.” By lunch one could stand in it. By three one could stand in it and not be seen. A mother called from the house, and the hole kept quiet.",
        "By lunch one could stand in it. By three one could stand in it and not be seen. Somebody called from the house, and the hole kept quiet.",
      ],
      [
        0.5,
        "It was a different sound. It was not “shush” and not “clack”, but something in between. They stopped digging with the spade and began with their fingers, and then with the toothbrush from the bathroom. It was brown, and it was longer than an arm, and it went on. “That was an enormous chicken,” somebody whispered.",
        "It was a different sound. It was not “shush” and not “clack”, but something in between. {Hero} stopped digging with the spade and began with {his} fingers. It was brown, and it was old, and it went on and on.",
      ],
      [
        1,
        "Nobody was to know about it. They covered it with the paddling pool. But there is always a little sister, and then there is always a grandfather, and he stood at the edge for a long time with his pipe and did not light it. “I think,” he said, “that we ought to ring somebody up.”",
        "Nobody was to know about it. But there is always somebody who comes past, and this one stood at the edge for a long time with his pipe and did not light it. “I think,” he said, “that we ought to ring somebody up.”",
      ],
      [
        2,
        "A professor came in a suit. Then he was no longer in a suit. He lay on his stomach beside the face made of clay, and he forgot to eat.",
      ],
    ],
    end: [
      [
        0,
        "“Do you know how long it has been lying there?” he asked. They guessed: since Grandpa? Since the knights? He shook his head each time, and there was earth in his ears. “When it lay down here,” he said, “there was nobody yet who could have told anybody about it.” It was quiet in the garden. A worm came out of the wall, looked, and went in again.",
      ],
      [
        0.7,
        "It has a hall of its own by now, with a roof of glass, and a name in Latin. The second half of it is the street that they live in. There's a small case beside it, and in it there's a toothbrush.",
        "It has a hall of its own by now, with a roof of glass, and a name in Latin. There's a small case beside it, and in it lies a spade.",
      ],
      [1, "They were only looking for worms, they tell people. They have still got the hole. It isn't hot yet."],
    ],
    isWhole: true,
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      "(?:learns?|learned|learnt|studies|studied|practi[sc]es?|practi[sc]ed) (?<tongue>sign language) (?:to|so that|in order to|because|for) (?<purpose>[^.]+)",
    ),
    after: [
      [
        0,
        "Until then it had been: a nod at the letter boxes, and a smile that stayed on a bit too long because neither of them knew how it went on. {Hero} had a whole pocketful of things to say, and no pocket that opened on that side.",
      ],
      [
        1,
        "{He} got a book. {He} practised in front of the wardrobe, where the mirror is. It was harder than it looked, and one could say the wrong thing very easily. The first sentence took two weeks. “Good morning,” it was to be. What {he} had said, {he} found out later, was: “Your cheese is on fire.”",
      ],
      [
        1,
        "There had been a start, and then such a laugh that the letter boxes rattled. After that it was no longer difficult to go wrong. {He} was corrected, quite gently, with two fingers. Every day there was one word: rain. Stairs. Tired. {Hero} carried it with {him} to school, or to work, and said it under the table, so as not to lose it.",
        "There had been a start, and then such a laugh that the letter boxes rattled. After that it was no longer difficult to go wrong. {He} was corrected, quite gently. Every day there was one word: rain. Stairs. Tired.",
      ],
      [
        2,
        "“What do you talk about?” they asked at home. “About everything,” said {hero}. There were things that one could only say that way. There was one word for the silence after snow.",
      ],
      [
        0.5,
        "Then one evening the whole house was dark, and there was a smell on the stairs. Everybody stood in the street and shouted up at the one window. They shouted as loudly as they could. Nobody came. Of course nobody came. {Hero} {was} the only one who did not shout. {He} had a torch, and {he} shone it on {his} own hands.",
      ],
    ],
    end: [
      [
        0,
        "“Fire,” said {his} hands, very large, up in the light. “Stairs, left. Now. I'm here.” A curtain moved. Two minutes later they all stood round a grey dressing gown in the street, and the firemen wanted to know who had got through to whom. The dressing gown said something. “What does it mean?” they asked. {Hero} had gone quite red. “That my cheese is on fire,” {he} said.",
      ],
      [
        0.7,
        "On Thursdays there is a course now, in the laundry, from seven to eight. The whole house sits on the machines. It is the quietest hour of the week, and nobody has ever laughed so much there.",
      ],
      [1, "At the letter boxes they no longer nod. There isn't time. There's so much to catch up on."],
    ],
    isWhole: true,
    of: "people",
  },
];
