import type { ClauseScene } from "../clause-scene.ts";
import { inSentence } from "./event.ts";

const ELDER = "grand(?:ma|pa|mother|father|dad|mum|mom)|granny|gran|nana|nan|oma|opa";

/** Small days of everyday people, and days on which one small thing is different. */
export const smallDays: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      `(?:tells?|told) (?<listener>(?:his|her|the|their|him|me|us)(?: (?:grand\\w+|children|son|daughter|class|pupils))?(?: [A-Z]\\w+)?|[A-Z]\\w+) (?:about|of|how|the story of) (?:the (?:day|night|summer|evening|time|moment|year) (?:when |that )?)?(?:he|she) (?:first |had )?(?:met|fell in love with|got to know) (?<sweetheart>(?:his |her |their )?(?:${ELDER}|wife|husband|[A-Z]\\w+))(?: (?<meeting>(?:at|in|on|under|by|near) [^.,;]+))?`,
    ),
    after: [
      [
        0,
        "“Again,” they said, though they knew it by heart. “Well then,” said {hero}, and pushed the glasses up on {his} forehead, because {he} saw better without them, as far back as that.",
        "“Again,” was the wish, though everybody knew it by heart.",
      ],
      [
        1,
        "“I was nineteen, and I was late. I had one shoe in my hand. And there stood {sweetheart}, {meeting}, with a suitcase that was tied up with string. The string had just broken.”",
        "“I was nineteen, and I was late. I had one shoe in my hand. And there stood {sweetheart}, with a suitcase that was tied up with string. The string had just broken.”",
      ],
      [
        0.5,
        "“Everything was lying about: stockings, a hot water bottle, and forty-one lemons. They were rolling off in all directions. One rolled right up to my foot. And what did I say? I had read so many books. I said: ‘Lemons.’”",
      ],
      [
        2,
        "“And what was the answer?” The answer was always the same, and that was the best part. “‘Yes,’ said {sweetheart}, ‘forty-one.’ So we looked for them together, on our knees. The whistle blew, the doors shut, and we didn't even hear it. We had forty.”",
      ],
      [
        0.5,
        "“And the last one?” “We never found it. It got too dark. The next day we met again to go on looking. And the day after that.” {Hero} {was} quiet for a moment, and the clock ticked. “One can look for a lemon for a very long time, you know.”",
      ],
    ],
    end: [
      [
        0,
        "From the kitchen came the noise of a drawer. “He's told it wrong again,” a voice called. “There were forty-two. I had one in my coat pocket the whole time.” It was very still. {Hero} took {his} glasses off {his} forehead and put them on. “The whole time?” {he} asked.",
        "It was very still. Then {hero} opened the drawer that was always locked. There it lay, small and brown and as hard as a nut. “It was in the coat pocket the whole time,” {he} said. “I was only told on our wedding day.”",
      ],
      [
        1,
        "“Somebody had to see to it that we went on looking,” was the answer. And then there was tea, with a slice in each cup.",
        "They passed it round from hand to hand. It still smelled, if one held it up close and shut one's eyes.",
      ],
      [1, "“Again,” they said. But it was long past bedtime, and a story like that keeps until the next day."],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:waits?|waited|is waiting|was waiting) (?:every (?:day|evening|morning) )?(?:[a-z]+ [a-z]+ [a-z]+ )?for (?:his|her|their) (?<absent>father|mother|dad|mum|mom|brother|sister|grandfather|grandpa|husband|wife|son|daughter|parents) (?:to (?:come|return|get)|who (?:was|is|had|has))[^.]*",
    ),
    idea: /^(?!.*\b(?:never|dead|died|killed)\b)/i,
    after: [
      [
        0,
        "There was a calendar on the wall with a hole for each day. {Hero} made the holes with a nail, and if one held it up to the window, the light came through all the way from January.",
      ],
      [
        1,
        "The chair at the end of the table stayed empty. Nobody put anything on it, not even the cat. “Is it today?” {hero} asked in the morning. “Not today,” they said, and in the evening {he} asked again, in case it had changed.",
      ],
      [
        1,
        "{Hero} collected things to tell. A tooth. A fight. The two times two. When there were too many, {he} began to write them down, in a notebook with a lock, so that none would go bad.",
        "{Hero} collected things to tell. When there were too many, {he} began to write them down, in a notebook with a lock, so that none would go bad.",
      ],
      [
        0.5,
        "Every afternoon {hero} stood at the place where one can see furthest. There was a bench there, and an old man who had a bench for just that. “Whom are you waiting for?” asked {hero}. “Oh,” he said, “I'm only keeping you company. I know how it's done.”",
      ],
      [
        1,
        "In November there was a storm that rattled at the roof all night, and nobody in the house slept. In the morning there was no light in the harbour, and no letter, and no one looked at anyone. {Hero} went out all the same. The old man had already wiped the bench dry.",
        "In November there was a storm that rattled at the roof all night, and nobody in the house slept. In the morning there was no letter, and no one looked at anyone. {Hero} went out all the same. The old man had already wiped the bench dry.",
      ],
    ],
    end: [
      [
        0,
        "They sat there until noon. Then the old man put his hand over his eyes. “There,” he said. It was a dot. It got bigger, and then it had arms, and the arms were waving. {Hero} did not remember afterwards how {he} had got down there. There was a coat, and it was wet, and it smelled as it should.",
      ],
      [
        1,
        "“You've grown,” said a voice above {him}. “A hundred and sixty-four days,” said {hero} into the coat. In the evening all the chairs were taken. They opened the notebook and began with the tooth.",
        "“You've grown,” said a voice above {him}. “A hundred and sixty-four days,” said {hero} into the coat. In the evening all the chairs were taken. They opened the notebook and began at the beginning.",
      ],
      [
        1,
        "The next day {hero} took {his} own chair and went up to the bench. “Whom are you waiting for now?” asked the old man. “For nobody,” said {hero}. “I'm keeping you company.”",
      ],
    ],
    isWhole: true,
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      "(?:baked?|bakes|made|makes|cooked|cooks) (?<dish>(?:an?|the biggest|the) (?:[a-z]+ ){0,2}?(?:cake|pie|soup|pizza|pancake|bread|stew|pudding|loaf)) for (?:the whole|the entire|everybody in the|everyone in the|all the people in the) (?<guests>street|village|town|neighbou?rhood|house|building|school|city)",
    ),
    after: [
      [
        0,
        "“For how many?” asked the woman in the shop. They counted on their fingers, and then on the fingers of those who stood behind them in the queue. “For sixty-three,” they said, “and a baby.”",
      ],
      [
        0.5,
        "It needed forty eggs. There were eleven in the house. So a bowl went from door to door, and at each door one was put in. Mrs Novak gave two, because of her budgie. The man on the third floor, who never spoke to anybody, opened his door by a crack and held out one brown egg.",
      ],
      [
        1,
        "No tin was big enough. They took the bath. No oven was big enough either, so they baked it in twelve pieces, in twelve kitchens, and at half past three the whole {guests} smelled of it, from the cellar to the roof.",
      ],
      [
        2,
        "“Is it meant to look like that?” It had risen on the left and sunk on the right. In the middle there was a valley. They filled the valley with jam, and planted cherries on the slopes.",
        "“Is it meant to look like that?” It was a little crooked. They looked at it with their heads on one side, and then it was straight.",
      ],
      [
        0.5,
        "They put all the tables in one row. There were two minutes left when the first drop fell. A second one fell on the cherries. Everybody looked up, and nobody moved.",
      ],
    ],
    end: [
      [
        0,
        "Then a window opened on the third floor. The man who never spoke to anybody had a sail. It was as big as three beds, and it had been all round the world. They stretched it from his window to the lamp post, and it was dry under it, and everything looked a little golden. “Sit down,” he said. It was the first thing that he had said for years.",
      ],
      [
        1,
        "There was exactly enough. Sixty-three pieces, and for the baby there was a spoon. “Who made this?” somebody asked. They had to think. “All of us,” they said then.",
      ],
      [
        1,
        "Once a year the sail is hung up in the sun, to air it. It does not take long, and then somebody comes out with a bowl.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:drops?|dropped|spills?|spilled|spilt|pours?|poured|throws?|threw) (?<mess>(?:an?|the|some|his|her) (?:[a-z]+ ){0,2}?(?:cake|soup|coffee|spaghetti|pizza|tea|pie|tray|sauce|ice cream|jelly|pudding|wine|milk|juice|noodles|gravy|paint)) (?:on|onto|over|all over) (?<grand>(?:the|an?|his|her) (?:[a-z]+ )?(?:president|king|queen|mayor|boss|emperor|minister|teacher|headmaster|general|princess|prince|bride|director|judge|duke|duchess|pope|star|singer|actress|actor|captain|principal))",
    ),
    after: [
      [
        0,
        "It all happened very slowly. First there was the carpet, which had a fold in it. Then there was {hero}, who had not. Then {mess} went through the air, turned over once, quite elegantly, and landed. In the whole room one could hear it sliding.",
      ],
      [
        1,
        "It was quiet as in a photograph. {Grand} sat there. Something ran down behind the left ear. Eleven men in dark suits had put their hands into their jackets, and now they did not know what to take out.",
        "It was quiet as in a photograph. Something ran down, quite slowly. Nobody knew where to look.",
      ],
      [
        1,
        "“Excuse me,” said {hero}. And because that did not seem to be enough, {he} took out a handkerchief and began to wipe. It got worse. Now it was evenly spread.",
      ],
      [
        2,
        "“That is the end,” whispered the head of the house, who had gone white. “Thirty years! And not one crumb!” {Hero} {was} already untying {his} apron. {He} thought of {his} mother, to whom {he} would have to tell it.",
        "“That is the end,” somebody whispered. {Hero} thought of {his} mother, to whom {he} would have to tell it.",
      ],
      [
        0.5,
        "Then a finger went up. It was the finger of {grand}. It went to the chin, took some of it, and put it where it belonged. The whole room held its breath. “Is there any more of that?” was the question.",
        "Then a finger went up. It went to the chin, took some of it, and put it where it belonged. The whole room held its breath. “Is there any more of that?” was the question.",
      ],
    ],
    end: [
      [
        0,
        "There was. It turned out that nobody had ever been allowed to eat in that room before it was cold: first there were always the speeches. “Today there are none,” it was decided. “Come here and sit down. You're the first one today who has not said anything sensible.”",
      ],
      [
        1,
        "By ten o'clock all eleven of the dark suits had a stain as well, and somebody was laughing so much that he had to hold on to the flag.",
        "By ten o'clock everybody had a stain, and somebody was laughing so much that he had to hold on to the curtain.",
      ],
      [
        1,
        "It is in all the books by now, as the evening when peace was made. There is nothing in them about {hero}. But there is always a fold in that carpet. By order.",
        "Nobody has straightened that carpet since. It has a fold in it, and it is meant to stay.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:returns?|returned|hands? in|handed in|gives? back|gave back|brings? back|brought back) (?:an?|the) (?:lost |found )?(?:wallet|purse|bag|suitcase|briefcase|envelope)\\b(?: full of (?<contents>[a-z]+))?[^.]*",
    ),
    after: [
      [
        0,
        "It had been lying there in plain view, fat and brown. {Hero} had looked inside because of the name. There was no name. There was more money than {he} had ever seen in one place, and a photograph of a donkey.",
        "It had been lying there in plain view. {Hero} had looked inside because of the name. There was no name. There was a photograph of a donkey.",
      ],
      [
        1,
        "That night it lay on {his} kitchen table. {Hero} did sums. The rent was in it, and the brakes, and a new tooth, and there would still have been enough for the sea. The donkey looked at {him}.",
      ],
      [
        0.5,
        "So {hero} asked about. “A donkey?” they said at the market. “There used to be one on the hill.” “It's dead,” they said on the hill. “But he still goes up there on Sundays, the old man. He lives at the end of number nine.”",
      ],
      [
        0.5,
        "It was a very small house. An old man opened, saw what {hero} had in {his} hand, and had to hold on to the door. “I had already thought of everybody who could have it now,” he said. “I hadn't thought of you.”",
      ],
    ],
    end: [
      [
        0,
        "He did not count it. He took out only the photograph, wiped it with his sleeve, and put it up on the shelf. “The rest was for her,” he said. “For a stone, with her name on it. She carried half of this town up that hill. I've been saving for nineteen years.”",
      ],
      [
        1,
        "“And what do I owe you?” {Hero} thought about the brakes. “A cup of tea,” {he} said. They had three. It got dark over it. When {hero} left, the old man pressed something into {his} hand, and {he} only looked at it outside. It was a little bell.",
      ],
      [
        1,
        "It hangs from the mirror now. The brakes are still bad, but wherever {hero} goes, people hear it and step aside. And at the top of the hill there is a stone, and on it stands: Rosalind. She could have taken the easy way.",
        "The bell hangs by the door now. And at the top of the hill there is a stone, and on it stands: Rosalind. She could have taken the easy way.",
      ],
    ],
    isWhole: true,
    of: "adults",
  },
  {
    by: "any",
    words: inSentence(
      "(?<mail>letter|postcard|parcel|package|telegram|love letter|message)\\b[^.]*? (?:arrives?|arrived|comes?|came|is delivered|was delivered|turns up|turned up|reache[sd])\\b[^.]*?(?<years>(?:[a-z]+|[0-9]+) years) (?:too )?late",
    ),
    after: [
      [
        0,
        "It had been lying behind a sorting machine, and the machine had now been sold. “We apologise for the delay,” said a slip of paper. The stamp had a queen on it who had long been somebody's great-grandmother.",
      ],
      [
        1,
        "The street was still there. The house was no longer the same: it had a lift now, and nobody in it had ever heard the name. The postwoman could have sent it back. But there was something about the handwriting. It leaned forward, as if it were running.",
      ],
      [
        0.5,
        "She asked at the bakery. She asked at the church, and on a bench. “Elsa?” they said. “With the red bicycle? She moved to the coast. That must have been the year when somebody stood her up at the station. She waited until the last train.”",
      ],
      [
        0.5,
        "So on her day off the postwoman went to the coast. It was a long ride, and the {mail} lay on her knees the whole way. She did not read it. She only held it, so that it would not be alone any more.",
      ],
      [
        0.5,
        "A white-haired woman was oiling a bicycle in front of the house. It was still a little red in places. She wiped her hands for a long time. Then she read, standing up. It was not very much. “I'll be ten minutes late,” she read out. “Please wait.”",
      ],
    ],
    end: [
      [
        0,
        "It was quiet. A gull went past. “Ten minutes,” she said. And then she began to laugh, and it was a young laugh, and there was a little water in it. “Do you think that he's still there?” “The sender's on the back,” said the postwoman. “I looked it up. It's the next bay.”",
      ],
      [
        1,
        "He was sitting on a wall, with a stick, and got up when he heard the bicycle. “You're late,” he said. “So are you,” she said. After that neither of them could think of anything for a while, and that was all right. They were not in a hurry any more.",
      ],
      [
        1,
        "The slip of paper with the apology hangs in their kitchen, in a gold frame. The postwoman goes there at Christmas. There is always a chair for her.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:(?:a|the) (?<wetplace>town|village|city|land|country|island|valley|kingdom|planet) (?:where|in which) (?:it )?(?:never stop(?:s|ped) raining|always rain(?:s|ed)|is always raining|was always raining|rain(?:s|ed) (?:every day|all the time|forever))|(?:it|the rain) (?:never|does not|did not|would not) stop(?:s|ped)? (?:raining)?)\\b[^.]*",
    ),
    after: [
      [
        0,
        "Nobody took any notice of it any more. The children were born with their collars turned up. There were eleven words for wet, and none for dry. The cats could swim, but they did not like to talk about it.",
      ],
      [
        1,
        "In the school there was a picture of the sun. It was round, with lines at the edge. “It's a kind of wheel,” said the teacher, who had never seen it either.",
      ],
      [
        0.5,
        "Only old Mr Tamm claimed to remember it. He had been four years old, and it had lain on his knee like a cat. “And where did it go?” the children asked. “Up,” said Mr Tamm. “It will still be there. It's only that nobody has ever gone to look.”",
      ],
      [
        0.5,
        "So they began to build. A ladder was tied to a ladder, and that to a third one, and those to the church tower. Whoever had an umbrella gave it for the roof. In the end it was as high as the lowest cloud, and it swayed.",
      ],
      [
        0.5,
        "It was the smallest girl who climbed up, because she weighed the least. First one saw her boots, then only the soles, and then only grey. The rope ran and ran through Mr Tamm's hands. Then it stopped.",
      ],
    ],
    end: [
      [
        0,
        "Up there the cloud was just sitting there. It was very big, and very tired. “Why do you do that?” asked the girl. “I'd like to stop,” said the cloud. “But I've got something in my eye.” It was a kite, quite an old one, with a tail. She pulled. It took both hands and one foot.",
      ],
      [
        0.7,
        "Down below it was suddenly so quiet that people ran out into the street. It no longer dripped. And then a crack ran across the grey, and something lay down on Mr Tamm's knee, yellow and warm. He did not say anything. He stroked it.",
      ],
      [
        1,
        "It still rains there, on Tuesdays and when somebody asks for it. The kite hangs in the school, next to the picture. There is a twelfth word now. It means: wet, but it doesn't matter.",
      ],
    ],
    isWhole: true,
  },
];
