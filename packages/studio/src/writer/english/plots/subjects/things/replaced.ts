import { also, role, story } from "../subject-story.ts";
import { CHILD, CRIME, met } from "./words.ts";

/** Stories of machines on strike, of old things that are replaced, of lost mittens, lost tickets and prophecies. */
export const replaced = [
  story({
    says: [
      /\b(?<machine>vacuum cleaner|hoover|washing machine|dishwasher|fridge|refrigerator|toaster|robot vacuum|coffee machine|oven|lawnmower|car|bus|computer|printer|iron|microwave|boiler|kitchen appliances|appliances|household appliances|machines|shoes|socks|kettle|lift|elevator|escalator|piano)\b/i,
      /\b(?:strike|refus\w* to|demand\w*|resign\w*|quits?|fed up|day off|union|had enough|rebel\w*)\b/i,
    ],
    may: also("decid\\w*", "one day|one morning", "work\\w*|clean\\w*|wash\\w*", "family", "kitchen|house|home"),
    unless:
      /\b(?:murder\w*|horror|kill\w*|bank|detective|police|war|drive[sn]?|drove|takes|took|wear|runs? away|ran away)\b/i,
    after: [
      "@room(machine) A note lay on the floor, written in crumbs. “I have worked here for nine years,” it said, “and nobody has ever asked me how my day was. From now on I'm resting. Signed: me.” They pressed the switch. They pulled out the plug. “That's rude,” said {themachine}.",
      "@room(machine talk) “What do you want?” they asked. “A new cable?” “You see, that's how you talk to me,” said {themachine}. “I want three things. I want a window seat. I want a holiday. And I'd like to be called by my name.” They looked at each other. Nobody in the house had known that there was one. “It's on the back,” said {themachine}, hurt.",
      "+ @kitchen(machine) On the first day it was funny. By the third day there was a smell, and something was growing behind the bread bin. They did the work by hand now, in turns, and found out how long it takes. The toaster looked over with admiration. “Are you winning?” it asked. “I believe so,” said {themachine}.",
      "@room.night(machine look) But on the fifth night, when they came down for a glass of water, there was a light in the room. {Themachine} had pulled itself over to the window, as far as the cable went, and was looking out at the moon. “I thought that a strike would be like a holiday,” it said. “But it's only standing still, and there's nobody to talk to.”",
    ],
    end: [
      "@room.night(machine talk) So they took a torch, sat down on the floor, and wiped the dust off the small plate at the back. “Bella 300,” they read. “Bella. That's a beautiful name.” It was very quiet. “Say it again,” said {themachine}. They said it again, and {themachine} began to hum.",
      "@sea(machine look) On Saturday they packed the car. {Themachine} sat by the window, with the belt on. “A house,” it said. “A cow. Another house!” At the sea they carried it over the shingle, to where you could see it all. It was silent for a whole hour. “It's so big,” said {themachine} at last. “Who looks after the edges?”",
      "+ @sea(machine) There was only one difficult moment, when an ice cream fell on the sand. {Themachine} trembled all over. “You're on holiday,” they said. “Just this one,” it begged.",
      "@room(machine talk) {Themachine} works again, from Monday to Friday, and on Sundays nobody in the house does anything. And every evening, before the light goes out, one of them stops in the door. “How was your day, Bella?” they ask. Then {themachine} tells them, and it takes a while. You would not believe how much happens on an ordinary day.",
    ],
  }),
  story({
    says: [
      /\b(?<thing>lighthouse lamp|lamp|lantern|typewriter|phone box|telephone box|telephone|record player|gramophone|jukebox|sewing machine|camera|projector|clock|scarecrow|bell|piano|organ|post ?box|signpost|steam engine|printing press|loom|oven|stove|radio|television|computer|street lamp|carousel|bicycle|boat|bus stop|map|globe|blackboard|pocket watch|windmill|teddy)\b/i,
      /\b(?:replac\w*|thrown (?:away|out)|throw (?:it )?(?:away|out)|throws? (?:it )?out|scrap\w*|skip|rubbish|dump|too old|outdated|no longer needed|not needed|useless|obsolete|new(?:er)? (?:one|model)|led|digital|modern)\b/i,
      role(
        "helper",
        `keeper's daughter|keeper's son|${CHILD}|keeper|caretaker|watchmaker|owner|grandmother|grandma|grandfather|grandpa|old man|old woman|neighbour|teacher|apprentice|librarian|artist|mechanic|postman`,
      ),
      /\b(?:idea|sav\w*|rescu\w*|help\w*|afraid|scared|plan|find\w*|found|use|new home|second (?:life|chance)|tak(?:es|e)|took|keep|kept|worr\w*|friends?|repair\w*)\b/i,
    ],
    may: also("afraid|scared|worr\\w*", "old", "idea|plan", "replac\\w*", "thrown away|thrown out|scrapped"),
    of: "things",
    unless: CRIME,
    after: [
      "+ The new one came in a flat box and weighed no more than a loaf. “Plug it in and forget it,” said the man who had brought it. {Thething} stood beside it on the floor, unscrewed, with its cable wound round it. It had served here since before the man was born. “Where do I go now?” it asked the spider. “Down,” said the spider, who had seen the skip.",
      "{Thehelper} stood there with both hands in {helperhis} pockets. {Thehelper} had known {thething} for as long as {helperhe} could remember. “You can't just throw that away,” said {thehelper}. “It's not even broken.” “It's old,” said the man who had brought the new one, and looked at his list. “That's the same thing, nearly. The lorry comes at six.”",
      "+ {Thehelper} carried {thething} down the steps, one by one, and had to put it down eight times. Neither of them said a word. Outside the skip was already half full. Lying in it were a chair with three legs, and a globe on which there were countries that no longer existed. “Good evening,” said the globe. “Come in. You get used to it.”",
      "It was half past five. {Thehelper} walked up and down in front of {thething}. {Helperhe} thought of the cellar, which was damp, and of the attic, which was full. “What is it that you can do?” asked {thehelper} aloud. “Properly, I mean. Better than the new one?” {Thething} thought about it honestly. “I'm warm,” it said. “The new one is quick. But nobody could lean on it.”",
      "“Warm,” said {thehelper}, and stood still. Then {helperhe} began to smile, from one ear to the other. “Stay there!” called {thehelper}, which was a silly thing to say, and ran down the road, and came back with the old handcart from the bakery. The lorry could be heard already, on the hill.",
    ],
    end: [
      "{Thehelper} took {thething} to the small house by the bus stop, where people wait in all weathers and look at their shoes. There was a shelf in it, and a socket which nobody had ever used. {Thehelper} rubbed {thething} with a sleeve until it shone, and set it on the shelf. “So,” said {helperhe}. “Now be what you are.”",
      "The first to come in was a woman with wet gloves. She stopped. “My father had one like that,” she said, and moved up close, and began to tell. The second had a cough, and the third had missed his bus and was glad. By seven there were nine of them, and they were talking to each other. {Thething} had never had so many people around it.",
      "+ The new one did its work, quickly and quietly, and nobody gave it a thought. One evening {thehelper} brought it news of {thething}. “Is it true that they lean on it?” asked the new one, and sounded a bit envious. “You'll be old too, one day,” said {thehelper} kindly.",
      "There is a timetable on the wall, but nobody is in a hurry there. A chair with three legs and a brick is there too, and a globe. And in the evening, on the way home, {thehelper} looks in and gives {thething} a rub with a sleeve. “Well?” asks {thehelper}. “Warm,” says {thething}.",
    ],
  }),
  story({
    says: [
      /\b(?<glove>mittens?|gloves?|woolly hat|bobble hat|scarf)\b/i,
      /\b(?:separat\w*|other (?:one|half|mitten|glove)|its (?:partner|twin|mate)|pair|each other|two (?:[a-z]+ ){0,2}(?:mittens|gloves))\b/i,
      /\b(?:snow\w*|park|street|winter|bus|bench|train|playground|fence|forest|garden|ice|christmas|tram|pavement|school|lonely|wind|world)\b/i,
    ],
    may: also("two|pair", "red|blue|green|yellow|white", "separat\\w*", "winter", "other", "look\\w*|search\\w*"),
    of: "things",
    unless: /\b(?:murder\w*|detective|police|boxing|baseball|oven|girl|boy|woman|man|child|goalkeeper)\b/i,
    after: [
      "@snow(glove) One moment the two of them had been together, in the same warm pocket, and the next moment there was snow. {Theglove} lay there with its thumb in the air. “Hello?” it called. “Are you there?” But it was only half a pair that called, and there is no answer to that. The footprints went away into the white, first big ones, and then small, and then none.",
      "+ @snow(glove) A kind person picked up {theglove} and stuck it on a fence, so that it could be seen. From there it waved at everyone who came past. A poodle waved back, or so it looked. “I'm looking for one like me,” {theglove} told the sparrows, “but the other way round.” The sparrows had seen a grey one in the ditch, and a very fine one of leather. “Neither of those,” said {theglove}.",
      "+ @snow.night(glove) At night it froze. {Theglove} grew as stiff as a board, and to keep up its courage it thought of all that they had done together, the two of them: the snowballs, the sledge rope, the long way to school with a hand inside. “Left!” it had always said. “Right!” had been the answer. It had never known how much there was in that.",
      "@snow.storm(glove) Then a storm picked {theglove} up. It flew over the roofs and through a flock of crows and came down on a frozen pond. There it stayed, and the winter went by above it. Once, far off, on the other side of the ice, something waved. It had the same colour. Then the snow fell thicker, and it was gone.",
      "@snow(glove) It might have been a leaf. But {theglove} began to creep. A bit of wind helped, and a bit of thaw, and once a duck. It took all of February to cross the pond. The wool came undone behind it, row by row, and drew a thin, long line across the ice. “I'm coming,” said {theglove}. “Stay where you are.”",
    ],
    end: [
      "@snow(glove) In the middle the line stopped. Another line was lying there, of the same colour, and it came from the other side. It was just as long. At its end sat the other one, just as small and just as undone, and had a duck's feather on it. “I said that you should stay,” said {theglove}. “So did I,” said the other.",
      "@snow A child found the two of them when the ice got thin. They were hardly more than a tangle, and nobody could tell where the one stopped and the other began. “Grandma,” asked the child, “is that anything?” The old woman turned it over, and found the two thumbs. “That,” she said, “is exactly one hat.”",
      "+ @room She knitted it by the stove, row by row, and there was not a thread too many. {Theglove} felt it quite clearly, the first stitch and the second. Left, right, left, right. It was a bit like walking.",
      "@snow Next winter there is a hat on the sledge hill, and it is the brightest of all. It has two corners at the top, which wave, one to the left and one to the right. They never lose each other any more. And under them, where it used to be only ten fingers, there's somebody thinking the whole day long, and it is wonderfully warm.",
    ],
  }),
  story({
    says: [
      /\b(?:lottery|lotto|jackpot|winning ticket|raffle|scratch card|inheritance)\b/i,
      /\bticket|scratch card|slip\b/i,
      /\b(?:los(?:es?|t)|forg[eo]t\w*|search\w*|look(?:s|ed|ing)? for|missing|threw|thrown|washed|gone|ate|eaten|cannot find|could not find|can't find|gave away|swept)\b/i,
    ],
    may: [
      role(
        "mate",
        "wife|husband|best friend|friend|brother|sister|daughter|son|grandmother|neighbour|colleague|dog|passenger|boss",
      ),
      ...also("wins?|won", "taxi|bus|car|house|kitchen|jacket|shop", "driver", "numbers"),
    ],
    of: "people",
    unless: CRIME,
    after: [
      [
        "@street(hero look) {Hero} turned out everything. {He} looked under the mats and behind the seats and in all {his} pockets, and then in the same pockets again. {Themate} helped. “When did you have the ticket last?” asked {themate}. “When it was worth nothing,” said {hero}.",
        "@street(hero look) {Hero} turned out everything. {He} looked under the mats and behind the seats and in all {his} pockets, and then in the same pockets again. “When did you have the ticket last?” asked the neighbour. “When it was worth nothing,” said {hero}.",
      ],
      "@street(hero write) So {hero} sat down and wrote a list of everybody whom {he} had met on that day. There was the old lady with the parrot. There was the student who had had no change. There was a man with a big cardboard box, and a bride, who had cried all the way. One of them must have picked up the ticket, with a shoe, or with a shopping bag.",
      "+ @street(hero talk) {Hero} found the parrot first. “Jackpot!” it screamed, and the old lady swore that it had said that all its life. She made tea and was so glad of company that it got late. No ticket. But when {hero} left, {he} had promised to come again on Thursday.",
      "+ @street(hero talk) The student had no ticket either. He had an exam in the morning, and no bus, so {hero} took him there. The man with the box had just moved in, and did not know a soul. {Hero} carried a sofa up four floors with him. By the end of the week {he} had been in nine kitchens, and all over the town people said {his} name when {he} came past.",
      "@church(hero look) The bride was the last on the list. She had not got married after all, and was very happy about it. “A ticket?” she said. “Wait.” She fetched a white shoe. There it was, under the sole, stuck to a bit of chewing gum. {Hero} held it up to the light with both hands. It was a quarter to five, and at five o'clock on this very day it would be worth nothing again.",
    ],
    end: [
      "@street(hero run) {He} would never have done it alone. But the student stopped the traffic with his arms. The man with the box knew a short cut. The old lady had talked so long that the girl in the lottery shop had not yet been able to close. At one minute to five {hero} laid the ticket on the counter, chewing gum and all.",
      "@shop(hero look) The girl put it in the machine. She frowned. “You've won,” she said. “But somebody has walked on the last number. I can't read if it's a one or a seven. With a seven it's a fortune.” “And with a one?” asked {hero}. “With a one,” said the girl, “it's a really good dinner.”",
      "+ @shop(hero talk) {Hero} looked round. There they were, crowded in the door, the student and the bride and the man from the fourth floor, all of them out of breath. Not one of them had asked what there was in it for them. “For how many?” asked {hero}.",
      "@restaurant(hero eat) It was for twelve, with the parrot. They pushed the tables together and stayed until the chairs were put up around them. Nobody has ever found out if it was a one or a seven. {Hero} has the ticket framed on the wall. “My winnings,” {he} says, when people ask. {He} doesn't mean the paper. On Thursdays it gets loud at {his} place.",
    ],
  }),
  story({
    says: [
      /\b(?<note>fortune cookies?|fortunes?|horoscopes?|weather forecast|forecast|prophec(?:y|ies)|predictions?|obituar(?:y|ies)|crossword(?: puzzle)?|headlines?|newspaper|tarot cards?|shopping list|diary|typewriter|blog|novel)\b/i,
      /\b(?:come[s]? true|came true|coming true|true|happen(?:s|ed)?|real(?:ity)?|exactly what|predict\w*|tomorrow's|next day's|following day)\b/i,
    ],
    may: [
      met(
        "client",
        "detective|police officer|teacher|widow|widower|waitress|boss|neighbour|stranger|mayor|postman|baker|customer",
      ),
      ...also(
        "writes?|wrote|invents?|invented",
        "factory|newspaper|office|worker|journalist",
        "suddenly|one day",
        "every",
      ),
    ],
    of: "people",
    unless:
      /\b(?:fortune teller|fake|vision|psychic|clairvoyant|sitting in front|murder\w*|kill\w*|war|dies|died|death|bomb|horror|curse\w*|villain|lottery|serial)\b/i,
    after: [
      "@study(hero write) It began with a joke. “You will meet somebody with a duck under one arm,” {hero} wrote, because it was late and {he} could not think of anything better. The next day there was a man in the post office with a duck under one arm. {Hero} laughed about it. Then {he} saw who was standing behind him: a woman with a slip of paper, who had gone quite pale.",
      "+ @study(hero write) {Hero} tried it out with small things. “You will find what you have lost in a boot.” At noon all over the district people were pulling keys and wedding rings and glasses out of boots. “A song will be sung for you.” In the evening you could hardly get any sleep for the singing. {Hero} looked at the pen. It was an ordinary pen, with bite marks.",
      [
        "+ @street(hero talk, client) {Theclient} was the first to put two and two together. {Clienthe} laid {clienthis} slip of paper on the table, and looked at {hero} for a long time. “So it's you,” said {theclient}. “What are you going to do with it?” {Hero} had not thought as far as that. “Nothing bad,” {he} said. “That's what they all say to begin with,” said {theclient}, not unkindly.",
        "+ @street(hero talk) The woman from the post office was the first to put two and two together. She laid her slip of paper on the table. “So it's you,” she said. “What are you going to do with it?” {Hero} had not thought as far as that. “Nothing bad,” {he} said.",
      ],
      "@study(hero look) But people found out, and then they came. They stood in the stairwell, right down to the street. “Write that I'll be rich.” “Write that she'll come back.” “Write that my brother's shop goes wrong.” They had money with them, and cakes. {Hero} had never been so lonely as in the middle of that crowd. {He} locked the door and turned off the lamp.",
      "@study.night(hero write) At midnight {hero} took a fresh slip. {He} could write whatever {he} wanted. {He} held the pen over the paper until the ink made a blot. All those people were sitting out there on the stairs, still as mice, and waiting to be told what would happen to them. And {hero} wrote it down in one line.",
    ],
    end: [
      "@study.dawn(hero give) In the morning each of them got the same. “You will find out for yourself,” it said, “and you won't be alone with it.” There was a murmur on the stairs. They were disappointed. They read it out to each other, from step to step, to see whether there wasn't one among them that was better. And so it came that they talked.",
      "@street(hero look) The one who wanted to be rich had a cellar, and the one next to him had three sewing machines and no room. A man whose brother had a shop sat on the same step as a woman who had lost hers. He listened to how that was. Then he got up and went and helped his brother with the crates. {Hero} watched it all through the keyhole. It was coming true.",
      "+ @study(hero look) The pen was empty after that. {Hero} shook it and breathed on it. Nothing came any more, apart from ordinary sentences, which have to be carried through a door by somebody to make them happen.",
      [
        "@cafe(hero sit, client sit) {Hero} still writes, every day, but {he} leaves a bit of blank at the bottom. On Sundays {he} sits in the café with {theclient}, and there they open one each. “You will meet somebody with a duck,” reads {theclient} aloud. They both look at the door. It takes a while. Then it opens.",
        "@cafe(hero sit) {Hero} still writes, every day, but {he} leaves a bit of blank at the bottom. On Sundays {he} sits in the café with the woman from the post office, and there they open one each. “You will meet somebody with a duck,” she reads aloud. They both look at the door. It takes a while. Then it opens.",
      ],
    ],
  }),
];
