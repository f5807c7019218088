import type { ClauseScene } from "../clause-scene.ts";
import { event } from "./event.ts";

/** What changes a grown-up's life from one day to the next: a voice, a helper in secret, a sale, a truth. */
export const turnsOfAdults: readonly ClauseScene[] = [
  {
    by: "any",
    words: event(
      "(?:someone|somebody|a stranger|an unknown (?:person|helper)) (?:had |has |keeps |kept |secretly |always |already )+(?:lit|light|lights|lighting|baked|baking)\\b[^.]*",
    ),
    after: [
      [
        1,
        "{Hero} stood in the door with the key still in {his} hand. There was nobody there. There was only a warm smell, and a chair that had been pushed back, and a wet footprint, hardly longer than a hand.",
      ],
      [
        1,
        "{He} said nothing about it to anybody. The next night {he} left a roll on the table and a note: “Thank you. Who are you?” In the morning the roll was gone. The note was still there. Somebody had drawn a sun on it.",
      ],
      [
        1,
        "On the third night {hero} hid behind the flour sacks, which is not easy at that age, and waited. At half past two the small window squeaked.",
        "On the third night {hero} hid behind the door, with a blanket round {his} shoulders, and waited. At half past two something squeaked.",
      ],
    ],
    end: [
      [
        0,
        "It was a girl with thin arms, perhaps eleven years old. She knew exactly what one had to do. “My grandpa did this,” she said, when the lamp went on, and did not run away. “It's always so cold at our place. And I thought: you're alone, and I'm alone, and it's warm here.” {Hero} cleared {his} throat. “You've done it in the wrong order,” {he} said. “I'll show you.”",
      ],
      [
        1,
        "She comes through the door now, and in the afternoon. She is not allowed to come at night until she is grown up. Until then {hero} still finds a sun now and then, in flour or in dust or in frost, wherever somebody has drawn one with a finger.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
    of: "adults",
  },
  {
    by: "any",
    words: event(
      "(?:fell|falls|was falling|had fallen) in love with (?:an? |the )?(?<voice>voice|song|laugh)\\b(?: (?<where>(?:on|over|in|behind|from|across) (?:the|a|his|her) [a-z]+(?: [a-z]+)?))?[^.]*",
    ),
    idea: /\b(?:radio|broadcast\w*|announcer|station|programme|program|presenter|weather)\b/i,
    after: [
      [
        1,
        "It was every evening after the weather. First there was a crackling, and then it was there, a little rough and very close, as if somebody were sitting on the edge of the table. {Hero} put down the fork, so as not to make any noise.",
        "It was only for a moment each day. {Hero} put down whatever {he} had in {his} hand, so as not to make any noise, and thought about it until the next day came.",
      ],
      [
        1,
        "{He} combed {his} hair for it. That was silly, and {he} knew it. {He} learned by heart what was said, and {he} answered, too, quite softly: “Here as well.” “Yes, I saw it.” “Good night.”",
      ],
      [
        2,
        "{He} wrote a letter. {He} wrote eleven of them, and ten went into the stove. In the last one there was only: “When you laugh, the gulls here look up. I thought that you would want to know.”",
      ],
    ],
    end: [
      [
        0,
        "For two weeks there was no answer. Then, one evening, after the usual things, there was a pause, much longer than a pause is allowed to be. “This is for somebody,” came the voice, and it was not quite steady. “I'd like to see those gulls. I've got a Sunday free.” {Hero} stood in the middle of the room with the fork in {his} hand and did not move for an hour.",
        "For two weeks nothing came of it. Then there was a slip of paper on the mat: “I'd like to see those gulls. I've got a Sunday free.” {Hero} stood in the middle of the room with a fork in {his} hand and did not move for an hour.",
      ],
      [
        1,
        "On Sunday somebody got off the boat who was smaller than {he} had thought, with a big bag and windblown hair. They both had forgotten everything that they had wanted to say. “Here as well,” said {hero} at last. Then came the laugh, and all the gulls looked up.",
        "On Sunday they stood in front of each other and had both forgotten everything that they had wanted to say. “Nice weather,” said {hero} at last. It was pouring. Then came the laugh, and all the gulls looked up.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:actor|actress|singer|comedian|clown|magician|pianist|violinist|opera singer|musician|ballerina|dancer|conductor)\\b[^.]*(?:forgot|forgets|could not remember|couldn['’]t remember|lost) (?:all )?(?:his|her|the|every) (?:lines|words|text|part|lyrics|notes|nerve|courage|steps|tricks|jokes?|poem|sermon|song)[^.]*",
    ),
    after: [
      [
        1,
        "One moment it had all been there, and the next moment there was only the light and the dark behind it, full of faces. {Hero} opened {his} mouth. Nothing came out of it. {He} bowed, because one has to do something, and walked off to the left, which was a cupboard.",
      ],
      [
        1,
        "In there it smelled of powder and old capes. {Hero} sat down between two crowns and a stuffed dog and made up {his} mind to stay until everybody had died.",
      ],
      [
        1,
        "“That's my place,” whispered somebody. It was the woman who had opened the curtain for fifty years. She was sitting on a bucket with a sandwich. “They've all been in here,” she said, and counted them on her fingers, the great ones, one after the other. “This is where one waits until it comes back. Do you want the half with the cucumber?”",
      ],
    ],
    end: [
      [
        0,
        "{Hero} chewed. Outside they had begun to clap, not angrily, rather as one calls a cat. “What is it about, then, that piece of yours?” asked the woman. “About somebody who does not dare,” said {hero}, and then {he} had to laugh with {his} mouth full. {He} stood up, opened the cupboard and began at the very beginning, with a crumb on {his} chin. It was so quiet that one could hear the dust.",
      ],
      [
        1,
        "They had to raise the curtain nine times. {Hero} fetched the woman out of the wings and did not let go of her hand, although she still had the bucket in the other one. In the cupboard a new name has been scratched into the wood since then, between the great ones. Under it stands: cucumber.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:(?:did|do|would|does) not trust|(?:didn['’]t|don['’]t|dont|wouldn['’]t) trust|mistrusted|distrusted|refused to (?:go to|be treated by|see|listen to)|laughed at|did not believe in|made fun of|did not take) (?:her|him|them|the new (?:doctor|teacher|mayor|vet|priest|nurse|captain|midwife|mechanic|policewoman|postwoman))\\b[^.]*",
    ),
    idea: /\b(?:doctor|nurse|midwife|healer)\b/i,
    after: [
      [
        1,
        "They came all the same, to look. They sat in the waiting room with their caps on their knees, all in a row, and when they were called in, they said that there was nothing wrong with them. “I only wanted to rest,” said the oldest, and coughed.",
      ],
      [
        1,
        "The old one who had gone had smoked in the consulting room and called every illness “the autumn.” It had always been enough for them. Now everything was clean, and somebody asked questions.",
      ],
    ],
    end: [
      [
        0,
        "It changed on a night in February. Somebody hammered at the door, and out in the street stood all of them, with lanterns, and carried one of their own on a door. {Hero} did not say “now you come.” {He} pushed up {his} sleeves. When it got light, the one on the door asked for a schnapps, and was not given any, and swore so strongly that they all knew he would live.",
      ],
      [
        1,
        "The next day they sat in the waiting room again, in a row, with their caps on their knees. “I've got something with my back,” said the oldest. “I've got something with my stomach.” “I've had this cough,” said the third, “since nineteen eighty.” It took until the evening.",
      ],
    ],
  },
  {
    by: "any",
    words: event(
      "(?:then|one (?:day|night|winter|morning)|until|but)? ?(?:the |an? |old |their |his |her |one of )(?:[a-z]+ ){0,3}?(?<ill>blacksmith|mayor|baker|farmer|miller|butcher|priest|innkeeper|fisherman|shepherd|carpenter|neighbou?r|oldest|son|daughter|child|girl|boy|grandson|wife|horse|cow|men|teacher|captain|cook) (?:of (?:the|them) ?(?:[a-z]+)? )?(?:suddenly |himself |herself )?(?:got|gets|became|becomes|fell|falls|was|is|collapsed|had) (?:very |seriously |badly |so )?(?:ill|sick|hurt|injured|a (?:heart attack|fever|stroke|high fever)|an accident)[^.]*",
    ),
    idea: /^(?=.*\b(?:doctor|vet|nurse|midwife|healer|surgeon)\b)(?=.*\b(?:trust\w*|distrust\w*|mistrust\w*|believe\w*|laugh\w*|refus\w*|suspicious|young|new|foreign)\b)/i,
    after: [
      [
        1,
        "It was two in the morning when they hammered at the door. They had carried the {ill} through the snow on a barn door, eight of them, and none of them dared to be the first to say something.",
        "It was two in the morning when they hammered at the door. They had come running with lanterns, eight of them, and none of them dared to be the first to say something. “It's the {ill},” one of them got out at last.",
      ],
      [
        1,
        "{Hero} could have said “now you come.” {He} did not. {He} pushed up {his} sleeves. “Hot water,” {he} said. “You hold the lamp. You take his cap off and sit down before you fall down.” They did everything exactly as they were told, like schoolboys.",
        "{Hero} could have said “now you come.” {He} did not. {He} pushed up {his} sleeves. “Hot water,” {he} said. “You hold the lamp. And you sit down before you fall down.” They did everything exactly as they were told, like schoolboys.",
      ],
      [
        2,
        "It went on until the window turned grey. Nobody left. They sat on the stairs with their hands between their knees, and when something clinked in there, they all stopped breathing.",
      ],
    ],
    end: [
      [
        0,
        "Then the door opened. “It was close,” said {hero}, and {his} voice was quite hoarse. “Now there has to be some soup.” The oldest took his cap off. He turned it round in his hands three times. “My wife makes some,” he said. “The best in the valley. I'll bring you a pot, too.” For somebody who had not said good morning for half a year, that was a speech.",
      ],
      [
        1,
        "The next day the waiting room was full. “I've got something with my back.” “I've got something with my stomach.” “And I've had this cough,” said the oldest, “since nineteen eighty.” It took until the evening, and on the windowsill there were eleven pots of soup.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:gave|gives|sold|brought|handed|sent|offered|left) (?:an? |one |the |free )(?<gift>(?:[a-z]+ )?(?:rose|flower|apple|coffee|bread|roll|cake|cup of (?:tea|coffee)|bowl of soup|soup|cookie|newspaper|sandwich|orange|loaf of bread|bun|croissant|tulip|meal|tea|book)) to (?<one>(?:an?|the|one) (?:[a-z]+ ){0,3}?(?:man|woman|lady|girl|boy|stranger|beggar|widower?|customer|homeless man|homeless woman|old man|old woman|tramp|gentleman)) (?:every|each) [^.]*",
    ),
    after: [
      [
        1,
        "It had begun by chance, with one that was left over. There had been a face on the other side of the street that looked as though it had been rained on from the inside. {Hero} had run across, and had not known what to say, and so had said: “It's left over.”",
      ],
      [
        1,
        "Since then there was one left over every time. It was taken with both hands, and there was a nod, and that was all. {Hero} never asked. One can see when somebody is carrying something so full that it must not be jolted.",
      ],
    ],
    end: [
      [
        0,
        "In spring nobody came. {Hero} stood there with it until it was dark, and the next time as well. Then, when {he} had nearly given up, there was somebody waiting by the shutters in a clean collar. “I've been to the sea,” came the voice that {he} had never heard. “I scattered the ashes. I can talk again now. I wanted you to be the first.”",
      ],
      [
        1,
        "They talked until the market was swept. It came out that they had both gone to the same school, and that both had been afraid of the same teacher. There is none left over any more. They share what there is.",
      ],
    ],
  },
  {
    by: "any",
    words: event(
      "(?:one (?:friday|day|morning|evening|monday|sunday|saturday|tuesday|wednesday|thursday)|then|then one [a-z]+|and one [a-z]+|but one [a-z]+)?,? ?(?:he|she|the (?:[a-z]+ )?(?:man|woman|stranger|widower|gentleman|lady)) (?:brought|brings|gave|gives|handed|hands|bought|sent|made) (?:her|him|them) (?:an?|the|one) (?<gift>(?:[a-z]+ )?(?:rose|flower|letter|cake|ring|bouquet|book|coffee|poem|key|apple|song))[^.]*",
    ),
    idea: /^(?=.*\b(?:sad|lonely|silent|quiet|shy|mute|never (?:says?|said|spoke|speaks)|stranger|grumpy)\b)(?=.*\b(?:every|each|always|daily)\b)/i,
    after: [
      [
        1,
        "It came from behind {his} back, a bit crushed, because it had been held on to so tightly all the way. {Hero} looked at the {gift} and did not understand it at once. In all that time it had only ever gone in the other direction.",
      ],
      [
        1,
        "There was a swallow, and a breath, and then a voice that {hero} had never heard before. It was rusty like a garden gate. “It's a year ago today,” it said. “I couldn't talk. I could only come here, and that was the only thing that I could do all week.”",
      ],
    ],
    end: [
      [
        0,
        "“I know that you never asked,” he said. “You've no idea how good that was.” {Hero} wanted to answer something clever. “I've got coffee,” {he} said. They drank it out of one lid, standing between the buckets, and he talked as one talks who has saved up words for a year: about her, and the sea, and the blue coat.",
        "“I know that you never asked. You've no idea how good that was.” {Hero} wanted to answer something clever. “I've got coffee,” {he} said. They drank it out of one lid, standing up, and all the words came that had been saved up in a year.",
      ],
      [
        1,
        "The {gift} stands on the shelf, dried, next to the till. Whoever asks what it costs is told that it is not for sale. And there is laughter there on Fridays now, so much that the woman from the cheese stall comes across to find out what is so funny.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:sold|sells|had to sell|gave away|traded|pawned) (?:(?:his|her|their) (?:last |only |old |beloved |favou?rite |father's |grandfather's |family |wedding )+(?:[a-z]+))\\b[^.]*?(?:regret(?:ted|s)?|wanted (?:it|her|him) back|was sorry|missed (?:it|her|him)|changed (?:his|her) mind|bought? (?:it|her|him) back)?(?=[.,]|$)",
    ),
    idea: /\b(?:regret\w*|back|sorry|missed|misses|changed (?:his|her) mind|mistake)\b/i,
    after: [
      [
        1,
        "It had taken five minutes, with a handshake and a dirty bundle of notes. {Hero} counted them twice on the way home. At the gate {he} reached out with {his} hand, as {he} had done for eleven years, and there was nothing there.",
      ],
      [
        1,
        "It was too quiet. {He} woke up at five, because that was the time, and stood about in {his} boots. The neighbour asked what {he} was going to do with all that money. {Hero} looked at the bundle. It lay on the table and could not even look back.",
      ],
      [
        2,
        "On the fourth day {he} caught {himself} talking to a bucket. On the fifth day {he} put on {his} hat, took the bundle and went.",
      ],
    ],
    end: [
      [
        0,
        "The dealer wanted double. {Hero} laid down the notes, and the watch, and after some thought the hat. “And what's so special about that?” asked the dealer. “Nothing,” said {hero}. “Nothing at all.” From the back somebody who knew that voice had already begun to make a noise.",
        "The dealer wanted double. {Hero} laid down the notes, and the watch, and after some thought the hat. “And what's so special about it?” asked the dealer. “Nothing,” said {hero}. “It's just that it knows me.”",
      ],
      [
        1,
        "They went home through the village, in the middle of the road, at noon, so that everybody saw it. People shook their heads. {Hero} had no hat left to lift, and lifted {his} hand. It was the worst bargain of {his} life, and {he} sang.",
        "{He} went home through the village, in the middle of the road, at noon, so that everybody saw it. People shook their heads. {Hero} had no hat left to lift, and lifted {his} hand. It was the worst bargain of {his} life, and {he} sang.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:man|woman|boy|girl|neighbou?r|salesman|captain|liar)\\b[^.]*(?:always lied?|always lies|never told the truth|could not stop lying|lies? about everything)[^.]*(?:met|meets|married|fell in love with|moved in|ran into) (?<truthful>(?:an?|the) (?:[a-z]+ ){0,2}?(?:man|woman|girl|boy|neighbou?r|child|widow))\\b[^.]*",
    ),
    after: [
      [
        1,
        "“I've just come from Brazil,” said {hero}. “You've just come from the bakery,” was the answer. “You've got a crumb on your collar.” {Hero} looked at the crumb. Nobody had ever noticed one before.",
      ],
      [
        1,
        "“That's a lovely hat,” {he} tried. “It's an ugly hat. It was my mother's, that's why I wear it.” {Hero} walked home in a great confusion. {He} had always thought that one had to give people something that sparkled.",
      ],
      [
        1,
        "The next day {he} prepared something true. It was harder than {he} had expected. {He} turned out all the drawers of {his} head, and right at the back lay a small one, quite dusty: “I'm afraid of the dark, so I leave the lamp on in the hall.”",
      ],
    ],
    end: [
      [
        0,
        "It was quiet for a moment. Nobody laughed. “I talk to the radio,” came the answer, “so that somebody has said good night.” They sat there on the wall, and each of the two laid something down, turn about, like people playing cards. By the evening {hero} had told more truth than in the ten years before, and {he} was as hungry as a wolf.",
      ],
      [
        1,
        "{He} still tells stories. Everybody is allowed to hear about Brazil. But at the end there is always a look across the table, and then a small shake of the head, and then they both laugh, because one of them knows about the crumb.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "beekeeper\\b[^.]*(?:lost|loses|los(?:t|es) (?:all )?(?:his|her|the)|bees [^.]*(?:disappear|vanish|gone|flew away|left|died))[^.]*|(?:his|her|the|all the) bees (?:disappeared|vanished|were gone|flew away|left|swarmed)[^.]*",
    ),
    after: [
      [
        1,
        "In the evening they had still been there. In the morning the hives stood in the grass like houses in which nobody has lit the fire. {Hero} laid {his} ear against the wood. There was nothing. {He} had never known that a garden can be so quiet.",
      ],
      [
        1,
        "“They've got fed up with you,” said the neighbour over the fence. He had never liked them. The blossoms on his own cherry trees stood open, thousands of them, and not one of them moved. He looked at them for quite a while. Then he took off his cap.",
      ],
      [
        2,
        "{Hero} went from village to village with a straw basket under {his} arm. {He} asked the postman, the nuns and a man in a tree. {He} listened at church towers and at hollow limes. In the evening {he} hummed, the way they do, to remember how it went.",
      ],
    ],
    end: [
      [
        0,
        "It was a child who found them. “Our piano is humming,” she said, “and Mum is standing on the table.” {Hero} knelt down, lifted the lid by the width of a hand, and there they hung, all of them, like a brown grape, round their queen, who had simply wanted a bigger house. {He} did not say a word. {He} hummed. They came out to {him} in a long golden thread, and into the basket.",
      ],
      [
        1,
        "They got the bigger house, and the neighbour helped to build it, without being asked and with his collar buttoned up. In summer the first jar of honey was put on his doorstep. In winter the piano was found to be a little out of tune in the low notes. They left it like that.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:got|gets|get|was|were|are|is) (?:hopelessly |completely )?lost in (?<spot>(?:the )?(?:old (?:town|city)|medina|souk|bazaar|back ?streets|alleys|narrow streets|old quarter)(?: of [A-Z][A-Za-z]+(?: [A-Z][A-Za-z]+)?)?)[^.]*",
    ),
    after: [
      [
        1,
        "First they had gone left, then right, and then after a cat. Now every wall was the same yellow as the one before it, and the sky was only a blue strip far up between the roofs. They had passed the same blue door three times. The third time somebody behind it laughed.",
        "First it had gone left, then right, and then after a cat. Now every wall was the same yellow as the one before it, and the sky was only a blue strip far up between the roofs. The same blue door came by for the third time, and somebody behind it laughed.",
      ],
      [
        1,
        "The map had long been of no use except as a fan. They were offered a carpet, a lamp and another carpet. Nobody could say where the hotel was. Everybody could say where one got the best tea.",
        "The map had long been of no use except as a fan. There was a carpet to be had, a lamp, and another carpet. Nobody could say where the hotel was. Everybody could say where one got the best tea.",
      ],
    ],
    end: [
      [
        0,
        "In the end they stopped looking. They sat down on a step, and took off their shoes. An old woman set down a tray in front of them as if they had been expected. There was mint tea, and bread with oil, and a boy who wanted to know how one says “cat” in their language. When they asked for the way at last, the boy pointed across the street. It was the next door but one.",
        "In the end there was nothing for it but to sit down on a step. An old woman set down a tray as if somebody had been expected there. There was mint tea, and bread with oil, and a boy who pointed across the street when he was asked for the way. It was the next door but one.",
      ],
      [
        1,
        "Of the palace and the museum there are forty photographs. Of the step there is none. It is the only thing that they still talk about.",
        "Of the palace and the museum there are forty photographs. Of the step there is none. It is the only thing that is still talked about at home.",
      ],
    ],
    isAtOnce: true,
  },
  {
    by: "person",
    words: event(
      "(?:an? |the )?(?:[a-z]+ )?(?<guide>boy|girl|child|old man|old woman|stranger|woman|man|dog|donkey|cat) (?:led|leads|took|takes|brought|brings|guided|invited) (?:us|him|her|them|me) (?:home )?(?:to|into) (?<spot>(?:his|her|the|their) (?:[a-z]+['’]s )?(?:[a-z]+ )?(?:kitchen|house|home|table|garden|roof|courtyard|tent|workshop|family|village|farm|shop|hut))[^.]*",
    ),
    idea: /\b(?:tourists?|travel\w*|holidays?|lost|medina|souk|bazaar|abroad|foreign\w*|hotel|honeymoon|backpack\w*)\b/i,
    after: [
      [
        1,
        "It went through a gap that no map knows, past some washing, under a staircase and across a yard with a sleeping donkey. The {guide} looked round at every corner. There was a grin with a gap in it.",
        "It went through a gap that no map knows, past some washing, under a staircase and across a yard with a sleeping donkey.",
      ],
      [
        1,
        "Then there was a low door, and behind it steam, and a smell of cinnamon and onions. An old woman stood at the stove, and did not ask who it was. She counted the heads with her spoon and put more water into the pot.",
      ],
    ],
    end: [
      [
        0,
        "Not one word was understood, and nobody stopped talking. One had to take a second helping, and a third, and one had to knead the bread, and the flour was soon up to everybody's elbows. The old woman took a hand, turned it over, looked at it and laughed. “She says that it's a kitchen hand,” said the one who had brought them there. “She only says that to family.”",
        "Not one word was understood, and nobody stopped talking. One had to take a second helping, and a third, and one had to knead the bread, and the flour was soon up to everybody's elbows. The old woman took a hand, turned it over, looked at it and laughed, and nodded at the empty stool. It was clear enough in any language.",
      ],
      [
        1,
        "The hotel was only two streets further on. It had been there all the time. What was brought home from that journey was a recipe without a single number in it, and it tastes a little different every time, and every time one smells the street again.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
];
