import type { ClauseScene } from "../clause-scene.ts";
import { event } from "./event.ts";

/** Bakers, barbers, cooks and others at their work, and what their customers bring in. */
export const tradesOfTheStreet: readonly ClauseScene[] = [
  {
    by: "any",
    words: event(
      "(?:two|both) (?:rival |old |angry |stubborn |competing |neighbou?ring )*(?<kind>barbers|bakers|tailors|butchers|cooks|chefs|hairdressers|shopkeepers|fishermen|cobblers|shoemakers|painters|carpenters|farmers|grocers|musicians|ice cream sellers|florists|café owners|cafe owners|restaurant owners|innkeepers|doctors|watchmakers|booksellers|winemakers|beekeepers|dentists|photographers|mechanics)\\b[^.]*(?:shared?|shares|had to share|had only|owned|used) (?:only )?(?:one|a|the same|a single) (?<object>(?:[a-z]+ )?(?:mirror|counter|table|bench|sign|window|chair))(?=[.,]|$| (?:and|but|for|in|on|at|because)\\b)",
    ),
    after: [
      [
        1,
        "{Object} stood exactly in the middle, because neither of them had given way. From the left it belonged to the one, and from the right it belonged to the other. Between them there was a line of red paint on the floor, and in forty years nobody had put so much as a toe across it.",
      ],
      [
        2,
        "If the one whistled, the other one sang. If the one was dearer, the other one got cheaper. Whoever came in had to decide in the doorway, and there were people in the street who had gone to another town rather than decide.",
      ],
      [
        3,
        "They never spoke. If there was something that had to be said, they said it to the customer. “Tell the gentleman over there that he is in the way.” “Tell the gentleman over there that he was born in the way.”",
      ],
      [
        1,
        "Then there was a crack one morning. It ran right through {object} from top to bottom. Each of the two had only wanted to move it a little bit to his own side, in the night, when the other one was asleep.",
      ],
    ],
    end: [
      [
        0,
        "They stood there among the splinters. For the first time there was nothing between them, and each of them saw what was to be seen there: an old man with a broom. “You've grown grey,” said the one. “You've grown grey quite crookedly,” said the other. It was their first conversation. It lasted until the lamps were lit.",
      ],
      [
        1,
        "There is a new one now, a bigger one. They had to buy it together. The red line was washed away with soap, and whoever comes in sits down wherever there is room. Only the singing and the whistling have stayed, and sometimes it even sounds like the same tune.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:put|opened|set up|started|opens|moved|built|placed) (?:up )?(?:his|her|a|an|another|their|the) (?:own |new |second |rival )*(?<stall>stall|stand|cart|kiosk) (?:right |directly |just |exactly )*(?:beside|next to|next door to|next door|opposite|across (?:the (?:street|road) )?from|across the (?:street|road|square)|in front of)(?: (?:hers|his|theirs|mine|it|him|her|them))?",
    ),
    after: [
      [
        1,
        "It was painted yellow, and it had a bell. {Hero} looked over, just for a second, and then quite often. “It won't last,” {he} said to everybody who had not asked.",
      ],
      [
        2,
        "On Monday the first regular customer stopped over there. {Hero} saw it quite clearly, although {he} was looking the other way. On Tuesday {he} took a penny off the price. Over there they took off two. By Friday they were both nearly giving it away, and neither of them had sat down all week.",
      ],
      [
        3,
        "“Yours is too sour,” {hero} called across. “Yours is from yesterday!” it came back. People began to come only to listen. Somebody sold nuts.",
      ],
      [
        1,
        "At noon one day the wind got up, and it got up all at once. {Hero} saw the yellow roof over there lift off, and two arms that were too short for it. {He} did not think. {He} ran across and hung {himself} on the other corner.",
      ],
    ],
    end: [
      [
        0,
        "When it was over, the two of them sat on one crate in the middle of all that mess, soaked to the skin. “You've got good knots,” said {hero}. “I've got four children,” said the other. “One gets good at knots.” {Hero} {was} silent for a bit. Then {he} broke something in two and handed over the bigger half.",
      ],
      [
        1,
        "They did not take the roofs apart again. There is one long one now, half of it yellow, and under it two who contradict each other from morning till evening. People come from three villages away. The man with the nuts can live on it.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:had|made|has|hung up|invented|kept) (?:a|one|only one|his|her|an unusual|a strange|a simple) (?:[a-z]+ )?(?:rule|sign|custom|price list|law)\\b[^.]*?(?:pay|paid|tell|told|story|song|joke|secret|poem|price)[^.]*|(?:let|lets|allowed) (?:people|customers|guests|everyone|everybody|strangers|those|anyone|anybody|his customers|her customers) [^.]*(?:pay|paid|paying)[^.]*?with (?:an? |their )?(?:stor(?:y|ies)|songs?|jokes?|poems?|secrets?|drawings?|smiles?|memor(?:y|ies))|(?:paid|pays|pay) (?:him |her |them |for it )?with (?:an? |their )?(?:stor(?:y|ies)|songs?|jokes?|poems?|secrets?|drawings?|memor(?:y|ies))(?: instead of money)?|accepted? (?:only )?(?:stories|songs|jokes|poems|secrets|memories) (?:as|instead|for)[^.]*|sold? [a-z]+ for (?:an? )?(?:stor(?:y|ies)|songs?|jokes?|poems?|secrets?|drawings?)",
    ),
    after: [
      [
        1,
        "It had begun with a sailor, many years ago, who had turned out all his pockets and found nothing in them but a button. He had told {hero} then how he had lost the ship. It had been worth more than the bill.",
      ],
      [
        1,
        "Since that day things were heard at {hero's} that one heard nowhere else. A bricklayer told of a house without a door. A girl told what her grandmother dreamed. A man in a good suit paid with money every time, put it down quickly, and was gone.",
      ],
      [
        2,
        "“And if somebody makes it up?” they asked. “Then he has worked harder for it than the others,” said {hero}.",
        "“And if somebody makes it up?” they asked. “Then he has worked harder for it than the others,” said {hero}, and gave a little extra.",
      ],
      [
        3,
        "It did not make anyone rich. Some evenings the till was so empty that it echoed. But no chair was ever free, and nobody there ate alone.",
        "It did not make anyone rich. Some evenings the till was so empty that it echoed. But nobody was ever alone there.",
      ],
    ],
    end: [
      [
        0,
        "One evening the man in the good suit sat there without his tie. He turned out his pockets. There was not even a button. “I don't know any,” he said. “Nothing ever happened to me.” “Begin with this morning,” said {hero}. He began with that morning, and with a desk that had been cleared. It got late. At the end eleven people sat around him, and one of them knew of some work.",
      ],
      [
        1,
        "He came back in summer, with a purse full of coins, and pushed it across. {Hero} pushed it back. “The rest of it,” {he} said. “What happened then?” And he sat down and told the rest of it.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:got|gets|received|took|earned|collected|demanded|asked for|charged) (?:an?|one|extra) (?<object>(?:[a-z]+ )?(?:coin|penny|button|egg|apple|pebble|stone|cent|dollar|euro|flower|candle|marble)) (?:from|for) (?:every|each) (?:[a-z]+ )?(?:who|that|time|lie|customer|person|guest|visitor|liar)[^.]*\\bli(?:es?|ed|ars?)\\b[^.]*|(?:coin|penny|button|apple|stone|bell|light)s? [^.]*(?:each|every) (?:time )?(?:someone|somebody|a customer|anybody|anyone|people)? ?(?:lied|lies|told a lie|lie)",
    ),
    after: [
      [
        1,
        "It worked by itself. Somebody said “I've just eaten” or “I was going to bring it back tomorrow,” and then there was a clink, and {object} lay on the counter. {Hero} said nothing to it. {He} swept it into the big jar and asked: “Anything else?”",
      ],
      [
        1,
        "By noon the mayor alone had filled half a jar. The captain needed a jar of his own, on account of the whale. There was a lady who only ever said “Good morning,” and it clinked all the same.",
      ],
      [
        2,
        "After a few weeks it had grown quiet in there. People pointed at what they wanted. They laid the money down, nodded, and were glad to be outside again. {Hero} {was} very well off by now, and {he} had not heard a good story for a month.",
      ],
      [
        1,
        "Only a boy came in with a cut on his knee and said: “It doesn't hurt.” It clinked. He looked at {object}, and at {hero}, and then his lip began to tremble. “A little bit,” he said.",
      ],
    ],
    end: [
      [
        0,
        "{Hero} stuck a plaster on it, and a sweet on top. “And how are you?” asked the boy. “Very well, thank you,” said {hero}. It clinked. It had never done that to {him}. They both looked at it for quite a while. “A little bit lonely,” said {hero} then, and it stayed as quiet as a mouse.",
      ],
      [
        1,
        "On Saturday {hero} carried the jars out into the street, had long tables put up and bought food with it, for everybody. The captain told of the whale, and it clinked the whole evening long, and this time they all laughed about it, and he did most of all. The lady sat down next to {hero}. “Good evening,” she said. There was no clink at all.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:lost|loses|was losing|lost all) (?<sense>(?:his|her) (?:sense of (?:taste|smell|touch|humou?r|rhythm)|taste|smell))(?=[ ,.]|$)",
    ),
    idea: /\b(?:chef|cook|baker|piano|pianist|violin|musician|composer|tuner|conductor|perfum\w*|winemaker|singer|confectioner|clown|comedian|drummer|chocolat\w*|restaurant|tea|coffee|cheese)\b/i,
    after: [
      [
        1,
        "It was gone from one day to the next, like a lamp that somebody has switched off on going out. {Hero} stood there in the morning, tried it again and again, and there was nothing. It was like looking at one's own name and not being able to read it.",
      ],
      [
        2,
        "{He} told nobody. {He} did everything as {he} had always done it, by heart, and nodded as if {he} could still tell. {His} hands knew the way. But {he} no longer hummed at work, and that was noticed at once.",
      ],
      [
        1,
        "The youngest helper noticed it, the one who was only allowed to wash up. She saw {hero} stop, go back, and stop again. She did not ask anything. She only came and stood next to {him}. “A little more,” she said quietly. “Not there. Now it's right.”",
      ],
      [
        2,
        "From then on they did it together. {He} knew everything about it, and she could tell. {He} asked: “What is it like?” and she had to find words. “Like rain on a warm roof.” “Like a word that's on the tip of your tongue.” {Hero} shut {his} eyes and remembered.",
      ],
    ],
    end: [
      [
        0,
        "In the end {he} stood up in front of all of them and said it. {He} had expected whispering. Instead of that an old man in the corner began to clap. “I've been coming here for twenty years,” he said. “It was always good. But since the spring I can tell that somebody is thinking about every single bit of it.”",
      ],
      [
        1,
        "It did not come back, or only a little, on good days. There are two names on the door now. And in the evening, when everybody has gone, {hero} asks: “What was it like today?” and she tells {him}, until the lights go out in the street.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:was |is )?(?:slowly )?(?:going blind|losing (?:his|her) (?:sight|eyesight|eyes)|lost (?:his|her) (?:sight|eyesight)|becoming blind|went blind)[^.]*?(?:(?:wanted to |had to |tried to )?(?:paint|see|finish|photograph|draw|read)(?:ed)? (?<object>(?:the|his|her|one|an?) (?:last )?(?:[a-z]+ )?[a-z]+)(?: (?:one last time|once more|one more time|again))?)?(?=[.,]|$)",
    ),
    idea: /\b(?:painter|artist|sculptor|potter|photographer)\b/i,
    after: [
      [
        1,
        "It began at the edges. First the corners of the room went, and then the faces at the far end of the table. {Hero} learned where the cups stood. {He} counted the steps to the door: nineteen.",
      ],
      [
        1,
        "“Which blue is this?” {he} asked the girl who carried {his} bag. “The dark one.” “There is no such thing as the dark one. Look at it properly.” She looked at it properly. “Like a plum,” she said, “when one has rubbed it on one's sleeve.” “Ah,” said {hero}, and knew exactly.",
      ],
      [
        2,
        "They went out early, when there was still the most light. {Hero} stood quite close and then quite far away. {He} put {his} hands into it, {he} smelled it and listened to it. {He} had never been so near in all the years when {he} could see.",
      ],
      [
        2,
        "On the third day it went quickly. “Is it evening?” asked {hero}. It was ten in the morning. The girl did not say so. She only moved a little closer, and told {him} what there was, from left to right.",
      ],
    ],
    end: [
      [
        0,
        "{He} did it with {his} fingers in the end. Nobody breathed. When {he} stepped back, it was all there, and there was something in it besides that no eye had ever found: how warm it was, and how it moved. The girl told {him} what it looked like. It took until dark. “Yes,” said {hero}. “That's how I saw it.”",
      ],
      [
        1,
        "People stand in front of it for a long time now. Some shut their eyes. And {hero} sits on the wall in the sun, with {his} face turned to the wind, and asks everyone who passes which blue it is today. The girl always knows. She is a painter by now, and very strict.",
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
      "(?:(?:knew|heard|kept|collected|listened to) (?:all |everyone's |everybody's |other people's |too many |people's |the )*(?:the )?(?:secrets?|gossip)(?: of (?<spot>(?:the|his|her) (?:[a-z]+ )?[a-z]+))?)",
    ),
    idea: /\b(?:hairdresser|barber|bartender|barman|taxi driver|priest|baker|postman|postwoman|waiter|waitress|masseur|doctor|tailor|cleaner|caretaker|shopkeeper|nurse|florist|dentist|stylist|concierge|doorman|innkeeper|kiosk|street|town|village|customers?)\b/i,
    after: [
      [
        1,
        "{Hero} never asked. {He} only said “Really?” and “Well, well,” and that was enough. It was told to {him} as one hangs up a wet coat, just to be rid of it for an hour. In the evening {he} locked it up with the till.",
      ],
      [
        1,
        "{He} knew who dyed what, who had eaten the prize pumpkin, and who cried at the cinema. {He} knew of two people who sat here on the same day every week, an hour apart, and each of them was in love with the other. Neither of them was to hear of it, for heaven's sake.",
      ],
    ],
    end: [
      [
        0,
        "It had to come out one day, and it came out through the chairs. At the summer party those two had been put next to each other, by mistake, as {hero} said. “I only mixed up the chairs,” {he} said, and swept the floor. They have been coming at the same hour since.",
      ],
    ],
    isAtOnce: true,
  },
  {
    by: "any",
    words: event(
      "(?:told|tells|confessed|whispered|trusted|let)(?: to)? (?:him|her|them|me)(?: with| in on)? (?:an?|the|one|his|her) (?:[a-z]+ )?secret[^.]*",
    ),
    idea: /^(?!.*\bsecrets? (?:that|about|which|of)\b).*\b(?:hairdresser|barber|bartender|barman|baker|kiosk|innkeeper|shopkeeper|concierge|postman|postwoman)\b/i,
    after: [
      [
        1,
        "This time it was different. It was told quickly, with the hat already on. The old school was to be sold, and with it the garden where the whole street grew its beans. “But you haven't heard it from me.”",
      ],
      [
        1,
        "{Hero} did not sleep that night. It was not {his} to tell. On the other hand they were not {his} beans alone. At four o'clock {he} got up, put on the kettle and had an idea.",
      ],
    ],
    end: [
      [
        0,
        "{He} did not say a word. {He} only asked every single one of them the next day, quite by the way: “What would you do if one had to save the garden?” By evening each of them thought that they had thought of it themselves. By Friday there were four hundred names on a list. The old school stayed, and nobody ever found out how it had got about.",
      ],
      [
        1,
        "{Hero} got a basket of beans that autumn, from everybody, because {he} had not known a thing about it either. “Well, well,” {he} said at every single basket. “Really?”",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:repaired|mended|fixed|sharpened|sold|made|tuned|printed|restored|built|wound|carved|repairs) (?<object>(?:old |broken |wooden |paper |fountain |hand-?made )*(?:umbrellas|clocks|watches|shoes|typewriters|radios|dolls|pianos|books|bicycles|knives|scissors|maps|candles|hats|baskets|barrels|kites|toys|lamps|pens|brooms|accordions|nets|boats|sewing machines|cameras|records|televisions|postcards|keys))",
    ),
    idea: /\b(?:nobody|no one|no-one|hardly anyone|not needed|no longer needed|anymore|any more|these days|last|out of business|no customers|forgotten)\b/i,
    after: [
      [
        1,
        "{Hero} had done so for fifty years, in the same narrow shop, with the same small screwdriver. The bell above the door had a crack in it. Lately it did not ring for days.",
      ],
      [
        1,
        "“People throw things away now,” said the woman from the flower shop. “They're cheaper to buy than to mend.” {Hero} oiled the bell. {He} was not angry about it. {He} only thought that it could not be true in the long run.",
      ],
      [
        2,
        "{He} opened at eight all the same. {He} laid out the tools, the small ones on the left, and the {object} that had never been fetched stood along the wall in a row, dusted, each with a number. {He} knew to whom every one of them belonged.",
      ],
    ],
    end: [
      [
        0,
        "Then a girl stood in the doorway with something that had belonged to her grandfather. It was quite beyond help. “Leave it here,” said {hero}. {He} worked on it for three evenings. When she came to fetch it, she held it as one holds a bird, and the next day she came back with her entire class. They had searched all the cellars. The queue went round the corner.",
      ],
      [
        1,
        "The girl sits on the second stool now, every Saturday, and holds the small screwdriver. “And what do I do if it can't be mended?” she asks. “Then you look at it longer,” says {hero}.",
        "The girl sits on the second stool now, every Saturday, and holds the small screwdriver. What cannot be mended has to be looked at longer. She learned that on the first day.",
      ],
    ],
    isAtOnce: true,
  },
  {
    by: "any",
    words: event(
      "(?:then|one day|suddenly|but)? ?it (?:rained|rains|poured|snowed|snows|stormed) (?:for|all|the whole|without)[^.]*",
    ),
    idea: /^(?=.*\bumbrellas?\b)(?=.*\b(?:repair\w*|mend\w*|fix\w*|maker|made|makes|shop)\b)/i,
    after: [
      [
        1,
        "On the first day people said that it was good for the gardens. On the fourth day they no longer said it. By the second week the square was a lake, and the ducks walked in and out of the bank.",
      ],
      [
        1,
        "What was cheap broke first. It turned inside out, it came apart at the seams, and it lay in the gutters with its thin legs in the air. By noon there was a knock at {hero's} door, and the bell rang so often that it got hoarse.",
      ],
      [
        2,
        "They stood there in a row, dripping, with everything that had been lying in their attics. “My mother's,” they said. “It's probably too old.” “Nothing's too old,” said {hero}, “if it has once been well made.” {He} rolled up {his} sleeves.",
      ],
    ],
    end: [
      [
        0,
        "They waited, and because it took long, they began to talk. Somebody brought soup. A boy was allowed to hold the pliers. {Hero} worked until {his} fingers were stiff, and when {he} looked up, the shop was full of people who had nothing to wait for any more. They had simply stayed.",
      ],
      [
        1,
        "When the sun came out at last, the whole street was a little sorry. But the bell did not grow quiet again. People have got used to looking in, and the boy has learned by now to hold the pliers the right way round.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:had|has|was left with|were left with|there (?:were|was)|there is|there are) (?:only|nothing but|just|nothing left but) (?<object>(?:[a-z]+ ){0,2}?(?:potatoes|beans|onions|rice|cabbage|cabbages|lentils|carrots|turnips|pumpkins|beetroots?|peas|noodles|oats|chickpeas))(?: left)?(?=[.,]|$| (?:and|but|left|for|to|in|on|at)\\b)|(?<only>potatoes|beans|onions|rice|cabbage|lentils|noodles|turnips|bananas|sardines) (?:was|were) (?:the only (?:thing|food)|all)[^.]*left",
    ),
    idea: /\b(?:cook|chef|ship|crew|kitchen|camp|soldiers?|canteen|station|expedition|monastery|inn|restaurant)\b/i,
    after: [
      [
        1,
        "On Monday {hero} boiled it all. On Tuesday {he} fried it. On Wednesday {he} boiled it again and called it something French. “It's the same,” said the first one at the table. “It's the same with a leaf on top,” said the second.",
      ],
      [
        1,
        "By Thursday nobody said good morning any more. Somebody had scratched a word on the lid of the big pot. {Hero} read it, and was hurt, and had to admit that it was well spelled.",
      ],
      [
        2,
        "“What did you like best to eat when you were small?” {he} asked the grumpiest of them. He did not want to say it. “My mother's dumplings,” he said in the end, into his beard, “with the burnt crumbs.” {Hero} wrote it down. Then {he} went round and asked all the others.",
      ],
    ],
    end: [
      [
        0,
        "That night the light in the galley did not go out. {Hero} grated, pressed, whipped and burnt crumbs, on purpose, for the first time in {his} life. In the morning a note lay on each plate, with a name on it. It was still all the same thing. But one was a dumpling, one was a sort of cake, and one was very thin and shaped like a star. The grumpiest one took a bite and had to go outside for a while.",
        "That night the light in the kitchen did not go out. {Hero} grated, pressed, whipped and burnt crumbs, on purpose, for the first time in {his} life. In the morning a note lay on each plate, with a name on it. It was still all the same thing. But one was a dumpling, one was a sort of cake, and one was very thin and shaped like a star. The grumpiest one took a bite and had to go outside for a while.",
      ],
      [
        1,
        "When there was finally everything again, meat and oranges and real coffee, they stood around {hero} with their plates. “And the star?” they asked. “Isn't there any star today?”",
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
      "(?:sang|read|played|told stories|hummed|whistled|danced) (?:[a-z]+ )?(?:to|for) (?<ward>(?:the|his|her) (?:[a-z]+ )?(?:patients|sick children|children in the hospital))(?: (?:who|that) [^.]*| every [a-z]+| at night)?",
    ),
    after: [
      [
        1,
        "It was not planned. There had been one in the third bed who lay awake and stared at the ceiling, and {hero} had hummed something while {he} was tidying the cups. The one in the third bed turned over on his side. “Once more,” he said.",
        "It was not planned. There had been one who lay awake and stared at the ceiling, and {hero} had hummed something while {he} was tidying the cups. “Once more,” he said.",
      ],
      [
        1,
        "The next night somebody had left the door open, so as to hear it better. The night after that all the doors were open, the whole corridor down. {Hero} stood in the middle, under the green lamp, quite softly, so that it was not really against the rules.",
      ],
      [
        2,
        "Each had a different one. The old carpenter wanted the one about the mill, and the girl with the plait wanted the one with the wolves. Somebody who never said a word tapped along with two fingers on the edge of the blanket.",
      ],
      [
        3,
        "“This is no concert hall,” said the boss, who had come up on account of a complaint. She stood there with her notebook until the third verse. Then she asked whether there was a chair.",
      ],
    ],
    end: [
      [
        0,
        "One night it stayed quiet. {Hero} had a cold, and nothing came out of {him} but a croak. {He} sat down under the green lamp and was ashamed. Then it began at the end of the corridor, thin and crooked: the one about the mill. From the other side came the wolves. They all sang, each one a different song, for {him}, until {he} had to laugh and cry and blow {his} nose.",
      ],
      [
        1,
        "In spring the carpenter was allowed to go home. He turned round once more at the gate, with his suitcase, and whistled. And above him, all along the second floor, the windows went up.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:kept|still|went on|continued|goes on|insisted on) (?:walking|walked|going|went|delivering|delivered|doing|did|driving|drove|working|putting on|wearing|wore|getting up) [^.]*(?:even though|although|though|despite|after (?:he|she) (?:had )?retired|retired)[^.]*|retired (?<trade>[a-z]+)[^.]*(?:still|kept|every (?:day|morning|night))[^.]*",
    ),
    idea: /^(?=.*\b(?:retired|retirement|pension\w*)\b)(?=.*\b(?:postman|postwoman|mailman|mail carrier|milkman|policeman|constable|paperboy|night watchman|round)\b)/i,
    after: [
      [
        1,
        "{He} could not help it. At ten to six {his} feet were awake, and then there was no holding them. {Hero} put on the old jacket with the shiny elbows and went, as {he} had gone for forty years.",
      ],
      [
        1,
        "The dogs still barked at {him} out of habit. “Nothing today!” {hero} called over the fences, and people came out all the same, with their cups in their hands. They told {him} how the baby had slept. They asked {him} about their tomatoes.",
      ],
      [
        2,
        "The young ones who did the work now came by in a van and were gone again before one had got up. “What does he want here?” asked one of them. “He isn't bringing anything.” Nobody could really explain it to him.",
      ],
    ],
    end: [
      [
        0,
        "Then {hero} {was} ill for a week. On Tuesday old Mrs Bell stood at the gate for an hour. On Wednesday two people met there who lived door to door and had never spoken. By Thursday they knew from one end of the street to the other that {he} was missing, and who needed what, and that the man at number nine had fallen in his bath and had only been found because somebody was looking for {hero}.",
      ],
      [
        1,
        "“So what was it that he always brought?” asked the young ones at work. When {hero} {was} on {his} feet again, there was a cap lying on {his} doorstep, a new one. Inside it stood: for the round. {He} puts it on every morning at ten to six.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
    of: "adults",
  },
];
