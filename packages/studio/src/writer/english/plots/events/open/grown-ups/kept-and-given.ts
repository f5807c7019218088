import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, unless } from "../open-scene.ts";

/** Who learns late, who is taken in, ashes that are taken somewhere, and a letter that comes too late. */
export const keptAndGiven: readonly ClauseScene[] = [
  ...openScene({
    by: "hero",
    words: inSentence(
      `${unless("magic\\w*|spell|dragon|robot|baby|parrot")}(?:(?:(?:learn(?:ed|t|s)?|(?:decided|wanted|wants|decides|tried|tries|began|started|starts|had|was determined|signed up|asked [^.]*?) (?:[^.,]*? )?(?:to learn|learning))(?: how)?(?: to)? (?:[^.,]*? )?|taught (?:him|her)(?: how)? to |signed up for |(?:had never|never|cannot|could not) (?:learn(?:ed|t) (?:how )?to )?)(?<skill>swim(?:ming)?|ride a bi(?:ke|cycle)|cycle|drive|skate|ski|dance|sing|whistle|play the [a-z]+|surf))\\b[^.]*|(?:asked|asks) [^.]*? to (?:teach|show|help)\\b[^.]*|signed up (?:for|to)\\b[^.]*`,
    ),
    idea: /^(?=.*\b(?:old|elderly|retired|pensioner|grand(?:mother|father|ma|pa|dad)|grandad|gran|nana?|granny|widow(?:er)?|(?:at|aged?|is|was|turned) (?:[4-9]\d|forty|fifty|sixty|seventy|eighty|ninety)|, (?:[4-9]\d),|(?:[4-9]\d|forty|fifty|sixty|seventy|eighty)[- ]years?[- ]old|in (?:his|her|their) (?:forties|fifties|sixties|seventies|eighties)|late in life|never (?:learn(?:ed|t)))\b)(?=.*\b(?:learn\w*|teach|taught|lessons?|course|class|cannot|could not|never)\b)(?=(?:.*?\b(?<kin>(?:his|her|their) (?:grand\w+|daughter|son|wife|husband|neighbou?r|friend|niece|nephew)))?)(?=.*?\b(?<skill>swim|ride a bi(?:ke|cycle)|cycle|drive|skate|ski|dance|sing|whistle|play the [a-z]+|surf)\b)(?!.*\b(?:boy|robot|dog|cat|wolf|bear|penguin|duck|owl|fish|dinosaur|wizard|witch|ghost|once more|one last|again)\b)/iu,
    after: [
      [
        0,
        "=For a whole life nobody had noticed, and that is an art as well. {Hero} had always had a cold, or the wrong glasses, or something in the oven. “You go on ahead,” {he} had said. {He} had said it on so many days out that people took it for good manners.",
      ],
      [
        1,
        "=In the first lesson the others were six years old. They had a good look at {him}, from below. “Are you somebody's grandpa?” one of them asked, or perhaps it was grandma, there was a tooth missing. “I'm new,” said {hero}. That was accepted at once. Being new was something they understood.",
        "=In the first lesson {hero} had everything explained, sat up very straight, and understood nothing. “Where does one put one's feet?” {he} asked. “Feet don't come in until the third lesson,” it was answered. {Hero} had got {his} feet with {him}, all the same, and they did what they liked.",
      ],
      [
        1,
        "=It is a great nuisance to be wise. One knows for certain what can go wrong. The head had sixty reasons ready, and the rest of {hero} had only one, and it was a very small one. {He} practised it in the bathroom, behind a locked door. It sounded as if somebody were arguing with a towel.",
        "=It is a great nuisance to be wise. One knows for certain what can go wrong. “Don't think,” said {mate}. “I've been thinking since 1950,” said {hero}, “I can't just stop.” “Then think of cheese,” said {mate}. With the cheese it went a little better.",
        "=It is a great nuisance to be wise. One knows for certain what can go wrong. “Don't think,” said {kin}. “I've been thinking since 1950,” said {hero}, “I can't just stop.” “Then think of cheese,” said {kin}. With the cheese it went a little better.",
      ],
      [
        0.8,
        "=In the fourth week {he} stayed away. {He} had a cold, and something in the oven. On Thursday there was a card behind the door. It was painted in felt pen, with a sun in it that had eyelashes. “You go on ahead,” it said there, in large crooked letters, “but not without us!”",
      ],
      [
        0.4,
        "=So {he} went there again. {He} looked at nobody, and did not listen to {his} head, which was calling something after {him}. There was a moment when there was nothing to hold on to, not on the left and not on the right. {He} thought of nothing at all. It was the first time in years.",
      ],
    ],
    end: [
      [
        0,
        "=It held. It held for as long as it takes to say one's own name. Then it was over, and {hero} was out of breath, and laughed, and had forgotten to be dignified. “Again!” they all shouted. {He} was already at it.",
      ],
      [
        0.6,
        "=There was a certificate, and it had a sun on it, with eyelashes. It had not been made for people of that size. {Hero} read out what it said there, in front of everybody: that the bearer can {skill}. {He} had to begin three times, and it was not because of the letters.",
      ],
      [
        0.5,
        "=On days out nobody is ready sooner now. “Are you coming?” it is called from the door. And if there is somebody among them with a cold, or the wrong glasses, somebody waits until the others have gone on ahead, and takes a sun with eyelashes out of a pocket.",
      ],
    ],
    of: "adults",
  }),
  ...openScene({
    by: "hero",
    words: inSentence(
      "(?:(?:learn(?:ed|t|s)?|(?:decided|wanted|wants|decides|tried|began|started|starts|signed up|was learning) (?:to learn|learning))(?: how)? to read|(?:asked|asks) [^.]*? to (?:teach|show|help)|(?:could|can) not read|(?:had )?never (?:learn(?:ed|t))(?: how)? to read|pretend(?:ed|s)|taught (?:him|her)(?: how)? to read)\\b[^.]*",
    ),
    idea: /^(?=.*\b(?:learn\w*|teach|taught|not|never) (?:[a-z]+ ){0,3}?(?:to )?read\b)(?=.*\b(?:old|elderly|retired|man|woman|grand(?:mother|father|ma|pa|dad)|grandad|gran|nana?|mother|father|[4-9]\d|fifty|sixty|seventy|eighty)\b)(?!.*\b(?:minds?|thoughts|palms?|lips|maps?|music|cards|robot|dragon|owl|mouse|wolf|bear|stars|book himself|prison\w*)\b)(?=(?:.*?\b(?<kin>(?:his|her|their) (?:little |small )?(?:grand\w+|daughter|son|wife|husband|neighbou?r|niece|nephew|cook|gardener|lodger))\b)?)/iu,
    after: [
      [
        0,
        "=It had gone well for a whole life, and that is an art. There was always something with the glasses. “Read it out to me,” {hero} would say in shops, in offices, and in front of menus, “you've got such a nice voice.” In restaurants {he} had the same as the next table. In that way {he} had got to know a great many kinds of liver.",
      ],
      [
        0.8,
        "=They began with the A. It looked like a ladder. {Hero} had painted ladders, carried them, and fallen off them, but {he} had never known that they could say something. By evening there were four letters, and they were everywhere. There was one on the butter. There was one on the bus, and it had gone past there for forty years.",
        "=They began with the A. “It's a ladder,” said {kin}. {Hero} had carried ladders, and had fallen off them, but {he} had never known that they could say something. By evening there were four letters, and they were everywhere. There was one on the butter. There was one on the bus, and it had gone past there for forty years.",
      ],
      [
        2,
        "=The S was the worst. It hissed, and it always wanted to be written the other way round. {Hero} had it for homework, one whole page. {He} sat there with {his} tongue between {his} teeth. After two lines {he} was wet through, as after a day's hay. {He} looked at the page, and it looked like a fence in a storm.",
      ],
      [
        1,
        "=The first real word in the world was “closed”. It hung on a door. {Hero} read it from left to right, with one finger, and it took {him} as long as it takes to peel an apple. Then {he} laughed so loudly that somebody opened to see what it was. The second word was on a letter from the town. It was so long that {he} put it away for later.",
      ],
      [
        0.4,
        "=At home, under a great many others, there lay a letter that {he} had never shown to anybody. It had come when {he} was twenty. {He} had carried it about for a whole summer, and had not asked anyone to read it out, because it was not for anyone. Later {he} had thought that it was too late. {Hero} took it out now, and put on the glasses. They had never really been missing.",
      ],
    ],
    end: [
      [
        0,
        "=It was not long. It took from supper until it was dark. There was a ladder in it, and a great many of those that hiss. “Come on Sunday,” {he} read at last, aloud, one word after the other. “There will be dancing.” {He} put it down. “Well,” {he} said after a while. “That explains something.” There had been somebody who was cross with {him} for a whole year, and never said why.",
      ],
      [
        0.6,
        "=There was a menu, some time later, in a good place. {Hero} took it in both hands and read it from the front to the back, even the wines and the telephone number. The waiter came three times. “I'll have anything,” said {hero}. “Only no liver.”",
      ],
      [
        0.5,
        "=In the evenings it is read aloud now. It goes slowly, and nobody minds, because in that way the book lasts longer. “You've got such a nice voice,” it is said from the other armchair.",
      ],
    ],
    of: "adults",
  }),
  {
    by: "any",
    words: inSentence(
      `${unless("kitten|puppy|dragon|robot|alien|wolf|bear|murder\\w*|thief|vampire|spy")}(?:(?:took|takes|take) in|(?:was|were|is|are) taken in|opened (?:his|her|their) (?:door|house|home)|let(?:s)? [^.]*? (?:stay|sleep|in)\\b|knock(?:s|ed) (?:at|on)|(?:gave|gives|offer(?:s|ed)) (?:shelter|a room|a bed)|hid(?:es)?|(?:stood|stands) (?:at|in front of) (?:his|her|their|the) door|(?:find|finds|found|discovered|discovers) [^.]*?\\b(?:refugee|stowaway|stranger|homeless)|did not understand)\\b[^.]*`,
    ),
    idea: /^(?=.*?\b(?<guest>(?:an?|the|two|some) (?:[a-z]+ ){0,2}?(?:refugee (?:boy|girl|family|child|woman|man)|refugees?|homeless (?:man|woman)|stowaway(?: girl| boy)?|stranger|tramp|family from \p{Lu}\p{L}+|young man from \p{Lu}\p{L}+|pregnant woman))\b)(?!.*\b(?:ghost|wolf|dragon|vampire|robot|alien|cat|dog|murder\w*|thief|king|magic\w*|voice|train|ship sinks|money|until morning|(?:did|does) not speak|silent|mute)\b)(?=(?:.*?\b(?<host>(?:an?|the) (?:[a-z]+ ){0,2}?(?:farmer|couple|widow(?:er)?|woman|fisherman|baker|lady|teacher|priest|keeper|innkeeper))(?= took| takes| let| opened| hid|[.,]| who))?)/iu,
    after: [
      [
        0,
        "=“Just for one night.”(( That was {thehost}.)) There was one bed too few and one blanket too many, and nobody knew where to put their hands. {Theguest} sat at the very edge of the chair, as one sits when one means to take up no room.",
      ],
      [
        1,
        "=One had to have a word for everything. “Spoon,” it was said, and a spoon was held up. Something came back, and it was soft and had a rolling sound in the middle. That was the spoon, too. By the time the soup was finished the table had two names for everything that stood on it, and the salt had three.",
      ],
      [
        1,
        "=The one night was over. There was rain, and so there was a second one. On the third day the gate no longer squeaked. On the fourth the clock was going, which had stood at twenty to nine since time out of mind. Nobody had asked for that. It was only there in the morning, ticking, and it was difficult to say anything against it.",
      ],
      [
        1,
        "=In the village, or the street, or wherever people talk, they talked. “You never know,” they said. “No,” was the answer, “one never does.” And the loudest of them was asked whether his gate squeaked, by any chance.",
      ],
      [
        0.4,
        "=Then there came a letter, with a stamp and an eagle. A date was in it, and it was the day after tomorrow. It was read twice. It was put behind the clock. That evening at table nobody held anything up. The things were passed across without a name.",
      ],
    ],
    end: [
      [
        0,
        "=The next morning there was another letter on its way. It had been written half the night, and it had gone through four pens. “Regarding your letter,” it said, “we would point out that the clock stops as soon as nobody winds it properly.” After that came what else had to be taken into account: the gate, the soup, and a word for salt. Three pages were signed by everybody who owned a gate.",
      ],
      [
        0.6,
        "=It took weeks, and there was a great deal more paper. Then an envelope came that was quite thin. They stood round it and did not dare to. It was opened with the spoon. “Stays,” it was read out, and it had to be read out again, because the first time nobody believed it.",
      ],
      [
        0.5,
        "=The chair is sat upon right to the back now. And on the wall there is a sheet of paper with all the words on it, in two columns. The last line was left empty for a long time, because there is no word for it here. Now there is one standing there. It is what one says to somebody who was only going to stay for one night.",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      `${unless("murder\\w*|kill\\w*|robot|gold|treasure|stole|stolen|ghost|volcano")}(?:scatter(?:s|ed)?|to scatter|carr(?:y|ied|ies)|br(?:ing|ought|ings)|took|takes|take|drove|drive|drives|travel(?:s|led)?|got lost|argued|quarrelled)\\b[^.]*`,
    ),
    idea: /^(?=.*\b(?:two|three|four|five|friends|brothers|sisters|siblings|famil(?:y|ies)|couple|and (?:his|her|their|my|I)|cousins|daughters|sons|children|grandchildren)\b)(?=.*\b(?<ashes>(?:the|his|her|their|my|our) (?:[\p{L}'’-]+ ){0,3}?ashes)\b)(?!.*\b(?:murder\w*|kill\w*|gold|treasure|stole\w*|stolen|volcano|phoenix|dog['’]s|cat['’]s)\b)/iu,
    after: [
      [
        0,
        "=They were in a biscuit tin, {ashes}. It would have been possible to have something finer, but it had been laid down in writing: the blue one, with the dent. It travelled in front, where one sees everything, and it was strapped in twice.",
      ],
      [
        1,
        "=There was one thing that had not been laid down in writing, and that was the way. “Left,” it was said. “That was always the joke,” came the answer. “Take any turning, only not the right one.” So they took any turning. They saw a cement works, a museum of spoons, and a field with four hundred geese in it.",
      ],
      [
        1,
        "=In the evenings the tin stood on the table with them. The waiter laid a place for it once, by mistake, and did not ask about it again. They told things. Each of them had known somebody else, it turned out: one who sang, one who lent money, and one who could be as silent as a wardrobe. It was all supposed to fit into that tin.",
      ],
      [
        2,
        "=They quarrelled, too. It was about who had called last, and who ought to have. It got loud in a lay-by, with doors. Then they noticed that the tin was standing on the roof, where somebody had put it down to look for the keys. They drove back eleven kilometres at walking pace. It was lying in the grass with its lid on. It had got a second dent.",
      ],
      [
        0.4,
        "=And then they were there. It was exactly as it had been described. They stood next to each other, and had their hands in their pockets. Nobody wanted to be the one to open it. “We could go home again,” somebody said. It was meant as a joke. They thought about it for quite some time.",
      ],
    ],
    end: [
      [
        0,
        "=The lid was stuck. They all pulled at it, one after the other, and with a pocket knife. When it came off at last, there was a piece of paper on top, folded up small. “Did you get lost?” it said there. “Good. I was afraid that it would all go too quickly. And now get on with it, I'm getting cold feet.” They laughed so much that it was gone in the middle of that, with the wind, and nobody could have said who had let go.",
      ],
      [
        0.6,
        "=They stayed there until it got dark. They looked the way that it had gone, and now and then one of them brushed something off a sleeve and did not really want to. “What do we do with the tin?” “Biscuits,” came the answer, from all of them at once.",
      ],
      [
        0.5,
        "=They see each other every year now, and whoever has the tin bakes. It goes round. Nobody takes the shortest way when bringing it along. There have been four dents in it since then, and each of them has got a story, with geese.",
      ],
    ],
    of: "people",
  },
  {
    by: "hero",
    words: inSentence(
      `${unless("murder\\w*|kill\\w*|robot|gold|treasure|stole|stolen|ghost|volcano")}(?:scatter(?:s|ed)?|to scatter|carr(?:y|ied|ies)|br(?:ing|ought|ings)|took|takes|take|drove|drive|drives|travel(?:s|led)?|got lost|argued|quarrelled)\\b[^.]*`,
    ),
    idea: /^(?=.*\b(?<ashes>(?:the|his|her|their|my|our) (?:[\p{L}'’-]+ ){0,3}?ashes)\b)(?!.*\b(?:murder\w*|kill\w*|gold|treasure|stole\w*|stolen|volcano|phoenix|dog['’]s|cat['’]s)\b)/iu,
    after: [
      [
        0,
        "=They were in a biscuit tin, {ashes}. It would have been possible to have something finer, but it had been laid down in writing: the blue one, with the dent. It travelled in front, where one sees everything, and it was strapped in twice.",
      ],
      [
        1,
        "=There was one thing that had not been laid down in writing, and that was the way. “Take any turning, only not the right one,” it had always been said. So {hero} took any turning. On the way there were a cement works, a museum of spoons, and a field with four hundred geese in it.",
      ],
      [
        1,
        "=In the evenings the tin stood on the table. “Is anybody sitting here?” people asked, and then they saw the dent, and {hero} told them. It turned out that everybody has somebody like that: one who sang, one who lent money, one who could be as silent as a wardrobe. It had got late by the time they had all been told about. The tin had always been a good listener.",
      ],
      [
        2,
        "=There was a quarrel, too. It was about who had called last, and who ought to have, and {hero} carried it on alone, for both sides. It got quite loud. After that {he} missed the tin. It had been left on a wall, eleven kilometres back. It was lying in the grass with its lid on. It had got a second dent.",
      ],
      [
        0.4,
        "=And then it was the place. It was exactly as it had been described. {Hero} stood there with the tin under one arm. “We could go home again,” {he} said to it. It was meant as a joke. {He} thought about it for quite some time.",
      ],
    ],
    end: [
      [
        0,
        "=The lid was stuck. {Hero} pulled at it, with both hands, and then with the edge of a coin. When it came off at last, there was a piece of paper on top, folded up small. “Did you get lost?” it said there. “Good. I was afraid that it would all go too quickly. And now get on with it, I'm getting cold feet.” {Hero} laughed so much that it was gone in the middle of that, with the wind, and {he} could not have said when {he} had let go.",
      ],
      [
        0.6,
        "={Hero} stayed there until it got dark, and looked the way that it had gone. There was a bit left on one sleeve. It was not brushed off. Only the question of the tin was still open. “Biscuits,” said {hero} at last, into the dark. There was no objection.",
      ],
      [
        0.5,
        "=It has been full ever since. The tin is passed on to people who have got somebody like that, and it comes back with other biscuits in it. It never takes the shortest way. There are four dents in it by now, and each of them has got a story, with geese.",
      ],
    ],
    of: "people",
  },
];
