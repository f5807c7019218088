import type { ClauseScene } from "../clause-scene.ts";
import { inSentence } from "./event.ts";

/** What is heard, grown, invented or turned into something else. */
export const secretsAndMarvels: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      "(?:hears?|heard|notice[sd]?|there (?:is|was)|kept awake by|wakes? up from|woke up from) (?<sound>(?:an? |the |some )?(?:strange |odd |quiet |soft |beautiful |mysterious |scary |weird |little |loud )*(?:music|noise|knocking|sound|voice|crying|singing|humming|scratching|tapping|whispering|piano|violin|melody|tune|rustling|footsteps|laughter|monster))(?: coming)? (?<from>(?:from |in |under|behind |inside |below |above |beneath )(?:the|his|her|their|an?) (?:[a-z]+ ){0,2}?(?:walls?|floor|floorboards|attic|cellar|basement|wardrobe|chimney|cupboard|ceiling|stairs|fireplace|closet|bedroom|house)[^.,;]*)",
    ),
    after: [
      [
        0,
        "It was there, and then it was gone, and then it was there again. {Hero} held {his} breath. It is odd how loud one's own ears are when one is listening.",
      ],
      [
        1,
        "“There's nothing there,” they said the next morning. “That's the pipes.” {Hero} knew the pipes. The pipes could not do anything like that. At night {he} knocked, three times. It became quiet at once. Then somebody knocked back, three times.",
      ],
      [
        0.5,
        "{He} took a lamp and a butter knife. It took a while, and it made a great deal of dust. Behind it, it was darker than {he} had thought, and it went further than it should have. “Hello?” said {hero}. “Not so bright,” somebody said.",
      ],
      [
        1,
        "In the corner sat somebody no bigger than a jug, with a blanket round the shoulders. “Have I been too loud?” it asked. “I'm always so careful. But one has to do something in all that time.” It had been there since the house was built. It had come in with the bricks, by mistake.",
      ],
      [
        2,
        "“And what are you afraid of?” asked {hero}. “Of you,” it said. “I hear you every evening. You breathe so loudly.” They both had to laugh. It sounded quite similar, only that the one laugh was much smaller.",
      ],
    ],
    end: [
      [
        0,
        "Then they made an agreement. From seven to eight it might be as loud as it liked. {Hero} would lie there and listen, and knock three times when something was especially good. In return there was a biscuit on Fridays, and somebody to say good night to.",
      ],
      [
        0.7,
        "“It's stopped,” they said at breakfast, “that noise.” “Yes,” said {hero}, “the pipes.” And {he} had never slept so well as since {he} knew that there was somebody there.",
      ],
      [
        1,
        "When they moved out, years later, {hero} left a lamp behind, a small one, not so bright. The new people have a child. It says that there is something in there. “That's nothing,” they say, “that's the pipes.”",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:plants?|planted|sows?|sowed|buries|buried|waters?|watered|drops?|dropped|finds?|found)\\b[^.]*?\\b(?:bean|beans|seed|seeds|pip|stone|acorn|kernel|bulb)\\b[^.]*",
    ),
    idea: /\b(?:giant|huge|enormous|magic|gigantic) (?:[a-z]+ )?(?:beanstalk|bean|plant|vine)\b/i,
    tells: /\b(?:grew|climbed|grows)\b/,
    after: [
      [
        0,
        "In the evening there had been a bit of loose earth. In the morning it was green in front of the window, and it was green in front of the window on the first floor, and whoever lay down on the ground and looked up did not see the end of it.",
      ],
      [
        1,
        "“It has to go,” said the neighbour. “It's taking my sun.” {Hero} laid an ear to it. Inside, it hummed, like a telegraph pole, only friendlier. “I'll just go up and have a look,” {he} said.",
      ],
      [
        1,
        "At the third leaf the chickens were dots. At the tenth leaf {he} ate the first sandwich. Then came the clouds, and it was as if one were climbing through a wet towel. Above it was a meadow, and in the meadow stood a boot. It was as large as a house. Somebody was sobbing in it, so deeply that the grass lay down.",
      ],
      [
        2,
        "“Did I do that?” asked the giant. He was quite young, hardly bigger than a church. “Something came up through the floor. It's broken my playpen.” He blew his nose in a sail. “Nobody has ever come up before. I live here quite alone with my uncle, and he sleeps until May.”",
      ],
      [
        0.5,
        "They played hide and seek. {Hero} won every time. They played snakes and ladders, with real ladders. It was already getting dark when there came a noise from below: chop, chop, chop. The neighbour had fetched his axe.",
      ],
    ],
    end: [
      [
        0,
        "“Hold on,” said the young giant. He lay down on his stomach and stretched down one arm, the whole way. He put {hero} down right beside the chickens, as carefully as one puts down an egg. And because he was already there, he took the axe out of the neighbour's hand with two fingers, and looked at it. “What's that?” he asked. “A toothpick?”",
      ],
      [
        0.7,
        "The neighbour said that it was not so bad about the sun. {He} could even do with a little shade. It was left standing. From then on something came down on a string every Saturday, an invitation, written in letters as tall as a man.",
        "The neighbour said that it was not so bad about the sun. It was left standing. From then on something came down on a string every Saturday, an invitation, written in letters as tall as a man.",
      ],
      [1, "In autumn it bore fruit. It was only one bean. They have been eating it since October."],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:invents?|invented|builds?|built|makes?|made|constructs?|constructed|creates?|created|sews?|sewed|knits?|knitted|buys?|bought|finds?|found|gets?|got) (?<object>(?:an?|the) (?:[a-z]+ ){0,2}?(?:machine|device|robot|apparatus|invention|contraption|coat|cloak|hat|cap|ring|potion|umbrella|camera|glasses|shoes|boots|pen|whistle|remote control|watch|clock|button)) (?:that|which) (?:can |could )?(?<power>(?:mak|turn|chang|produc|transform|stop|bring|let|give|show|tell|creat|translat|do|clean|read|cook|grant|mov|send|catch|paint|writ|rain|play)[a-z]*\\b[^.]*)",
    ),
    after: [
      [
        0,
        "It did not look like much. It had been a few other things before, and one could tell. But when {hero} tried it for the first time, in secret, with the door locked, it said “pling”, and it worked.",
      ],
      [
        1,
        "It worked so well that {hero} had to laugh out loud, and then {he} tried it again, because once is no proof. By noon {he} had done it eleven times. By evening the whole street knew.",
      ],
      [
        1,
        "“May we have it, too?” they asked. Everybody had an idea what it could be used for. There was a queue to the corner, and at the end of the queue stood the mayor, with a stamp. “Just once,” said everybody. {Hero} could not say no.",
      ],
      [
        0.5,
        "It was too much of it, that was all. The fourth time in an hour it hummed. The fifth time it smoked. And then it did not stop any more. It did what it could do, again and again, everywhere and to everybody, and nobody found the switch, because {hero} had forgotten to make one.",
        "It was too much of it, that was all. One had been nice, and ten had been fun. But now it was everywhere at the same time, it did not stop any more, and nobody could remember what it had been like without it.",
      ],
      [
        2,
        "People held on to their hats. “Do something!” they called. {Hero} had read through all of {his} drawings by then. There was nothing in them about too much.",
      ],
    ],
    end: [
      [
        0,
        "It was {his} little sister who came by with her doll. “It's tired,” she said. “One can see that.” She laid her blanket over {object} and hummed what one hums. It said “pling” once more, quite softly. Then it was quiet, in the whole street, and one could hear the drops.",
        "It was a very small girl who came by with her doll. “It's tired,” she said. “One can see that.” She laid her blanket over it and hummed what one hums. Then it was quiet, in the whole street, and one could hear the drops.",
      ],
      [
        1,
        "It took three weeks to clear everything up. They all helped. “It was good, though,” they said with their brooms in their hands, “the first ten times.”",
      ],
      [
        1,
        "{Object} stands in the shed, under the blanket. Once a year, when everybody has wished for it long enough, {hero} takes off the blanket. Just once, and then it's bedtime.",
        "It was kept in the shed after that, under the blanket. Once a year, when everybody had wished for it long enough, {hero} took off the blanket. Just once, and then it was bedtime.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:becomes?|became|is|was|turns?|turned|gets?|got|wakes? up|woke up)(?: suddenly)? (?:completely |totally )?invisible\\b[^.]*",
    ),
    after: [
      [
        0,
        "The mirror was empty. It showed the wall with the calendar, and a toothbrush that went up and down all by itself. {Hero} stuck out {his} tongue. Nothing happened.",
      ],
      [
        1,
        "It had its good sides. {He} walked past the headmaster with a whole cake. {He} lifted the hat off a policeman and put it on the statue. {He} sat in the cinema on the best seat, until somebody very heavy sat down on it.",
        "It had its good sides. {He} took the best place everywhere, until somebody very heavy sat down on it.",
      ],
      [
        1,
        "Then {hero} wanted to hear what they say about one when one is not there. {He} sat down beside {his} friends, on the wall. They talked about a fish. They talked about a bicycle. {He} waited for {his} name. It took so long that {he} got cold.",
      ],
      [
        2,
        "At lunch there was no plate for {him}. Somebody sat down on {his} chair, quite without thinking. “Here I am!” {hero} shouted. They looked at the window. “It's draughty in here,” they said.",
      ],
      [
        0.5,
        "Toward evening {he} sat on the stairs and was not even there {himself}. {He} held {his} hand in front of {his} eyes and saw the street through it. What if it stays like that? At that moment somebody came up the stairs, slowly, with a bag, and stopped right in front of {him}.",
      ],
    ],
    end: [
      [
        0,
        "It was old Mrs Blum from the top floor, and she was blind. “Why are you sitting here and crying?” she asked. {Hero} stared at her. “You can see me?” “I can't see anybody,” said Mrs Blum. “So I have to look properly.” She put her hand on {his} head, and then on {his} nose. “You're cold,” she said. “And you've had cake.”",
      ],
      [
        0.7,
        "They carried the bag up together. With every step there was a little more of {him}: first the shoes, then the knees, and on the top floor, in the light from her kitchen, a whole shadow lay on the wall. “There you are!” they called from below. “We've been looking for you all day! We've even told the police!”",
      ],
      [
        1,
        "{Hero} looks properly now, above all at those who sit on the stairs. There are more of them than one would think. And every time there is a little more of them, from the shoes upwards.",
        "After that {hero} looked properly, above all at those who sat on the stairs. There were more of them than one would think.",
      ],
    ],
    isWhole: true,
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      "(?:(?:whose|his|her|the|their|[a-z]+['’]s) )?(?<treat>(?:[a-z]+ )?(?:bread|cake|cakes|cookies|chocolate|pies|pie|pizza)) (?:that )?(?:makes?|made|could make|can make|lets?|let) (?<folk>people|everyone|everybody|whoever [a-z]+ it|anyone|the (?:villagers|customers|guests|whole (?:village|town))) (?<effect>[^.]+)",
    ),
    after: [
      [
        0,
        "Nobody had noticed anything at first. It was the postman who came back at half past nine, quite out of breath. “What was in that?” he asked. “Why? Was it not good?” “It was very good,” said the postman. “It was only that afterwards …” And then it was clear to see.",
      ],
      [
        1,
        "By noon they were standing right round the corner. Everybody wanted to know whether it was true, and then everybody knew. The chemist had it, the two Miss Finches had it, and in the bank they had to shut the counter.",
      ],
      [
        1,
        "{Hero} checked everything. The flour was flour and the water was water. There was nothing in it that had not always been in it, except for one thing: for three days now, since that letter had come, {he} had been so happy. Perhaps something of it had fallen in.",
        "{Hero} checked everything. There was nothing in it that had not always been in it, except for one thing: for three days now, since that letter had come, {he} had been so happy. Perhaps something of it had fallen in.",
      ],
      [
        2,
        "Not everybody was glad. “Where would that get us?” cried the mayor, and held his hand over his mouth. He had tried it, too. “If everybody did that! I forbid it.” And he went away quickly, before he could do it again.",
      ],
      [
        0.5,
        "Then came the day when two who had not spoken to each other for nineteen years stood behind each other in the queue: the mayor and his brother. It was about a fence. It was so still that one could hear the bell above the door swinging. There was one piece left.",
      ],
    ],
    end: [
      [
        0,
        "{Hero} cut it in half. There was nothing else to be done. They looked at it, they looked at each other, and then they both opened their mouths at the same moment, because neither of them wanted to be second. One only heard the chewing. “It was my fence,” said the mayor. “I know,” said his brother. “But it was your birthday.” And they held on to each other, and there were crumbs everywhere.",
      ],
      [
        1,
        "The rule with the hand over the mouth was abolished that very afternoon. The fence has been made into a bench.",
      ],
      [
        1,
        "It does not happen every day. It depends on how {hero} slept, and on whether there has been any post. The people have got into the habit of writing to {him}, just in case.",
        "It did not happen every day. It depended on how {hero} had slept, and on whether there had been any post. So the people got into the habit of writing letters.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:grows?|grew|finds?|found|has|had|gets?|got|buys?|bought|discovers?|discovered|owns?|owned|meets?|met) (?<talking>(?:an?|the) (?:talking (?:[a-z]+ )?(?:flower|tree|plant|rose|cactus|sunflower|pumpkin|carrot|cabbage|turnip)|(?:[a-z]+ ){0,2}?(?:flower|tree|plant|rose|cactus|pumpkin|carrot|sunflower) (?:that|which|who) (?:can|could) (?:talk|speak|sing)))\\b[^.]*",
    ),
    after: [
      [
        0,
        "“Not so much,” it said. {Hero} looked behind {him}, and then at what {he} had in {his} hand. “Down here,” it said. “My feet are wet already.”",
        "“Mind your elbow,” it said. {Hero} looked behind {him}, and then under the table. “Right in front of you,” it said.",
      ],
      [
        1,
        "After the first fright they got on very well. It knew about the weather, and a lot about beetles. It could not stand trumpets. It had an opinion on {hero's} trousers. “You've been able to do that the whole time?” “You've never asked anything,” it said.",
      ],
      [
        1,
        "It got about, of course. First the neighbours came, and then people with tickets. “Say something!” they called, and held up their children. It did not say a word. It stood there and was what it was. “Swindle,” said the people, and went.",
      ],
      [
        2,
        "“Why didn't you?” asked {hero}. “I don't talk to everybody,” it said, “I talk to you.” {He} had to think about that all evening. Nobody had ever said anything like it to {him}.",
      ],
      [
        0.5,
        "In October its voice got quieter. {Hero} had to bend down, and in the end {he} had to lie on the ground with {his} ear against it. “I'm going to be silent for a while now,” it said. “You mustn't worry. It's only the time of the year.” “How long?” asked {hero}. But there was no answer any more.",
      ],
    ],
    end: [
      [
        0,
        "It was a long winter. {Hero} told it everything all the same: what was for supper, who had a cold. {He} put a scarf round it. “You're talking to yourself,” they said, and tapped their foreheads. {He} let them tap.",
      ],
      [
        0.7,
        "In April, on a Tuesday, it rained for the first time. {Hero} {was} just telling it about the new teacher. “You said that she had a beard,” said a voice, quite hoarse, and a little green at the edges. “That was the other one. I was listening.”",
      ],
      [
        1,
        "They have a lot to catch up on. Whoever passes by sees somebody who laughs all alone. Whoever comes closer sees that it is two.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:finds?|found|discovers?|discovered|opens?|opened|fish(?:es|ed) out|rubs?|rubbed) (?:an?|the) (?:[a-z]+ ){0,2}?(?:bottle|lamp|box|jug|jar|teapot|can) (?:with|containing|holding|in which there (?:is|was)|and) ?(?:an? |the )?(?:tiny |old |grumpy |magic |sleepy |little )?(?<spirit>genie|ghost|fairy|spirit|djinn|jinn)\\b[^.]*|^[^.]*?\\b(?:genie|fairy|shooting star|goldfish|golden fish|elf|wizard|witch|leprechaun) (?:grants?|granted|gives?|gave|offers?|offered) (?:him|her|them|an? [a-z]+|the [a-z]+|[A-Z]\\w+)?,? ?(?<wishes>(?:an?|one|two|three) wish(?:es)?)\\b[^.]*",
    ),
    tells: /\bwish(?:ed|es)? (?:for|that|to)\b/,
    after: [
      [
        0,
        "“Well?” asked a rather tired voice. “What's it to be? Gold? A castle? I've got a lot on today.” {Hero} had thought about that very thing for years. Now {his} head was empty.",
      ],
      [
        1,
        "“Chips,” said {hero}, because {he} was hungry. They were there at once, with salt. “That was the first,” said the voice. “That doesn't count!” “It always counts.”",
      ],
      [
        1,
        "After that {he} was more careful. {He} made a list. To be able to fly was on it, and never to have to tidy up again, and a dog. The longer {he} thought, the longer it became, and behind every wish there was another one that looked over its shoulder.",
      ],
      [
        2,
        "“What do the others wish for?” asked {hero}. There was a yawn. “More. They all wish for more. It's very monotonous. In two thousand years not one of them has asked me what I would like.”",
      ],
      [
        0.5,
        "“And what would you like?” asked {hero}. It grew so still that one could hear the salt falling off the chips. “Pardon?” said the voice.",
      ],
    ],
    end: [
      [
        0,
        "“To sit down for a moment,” it said at last. “Outside. With my feet in something.” “Then I wish for that,” said {hero}, “for you.” There was a very small bang. Beside {him} on the jetty sat somebody with a moustache and rolled-up trousers, and he put his feet in the water and did not say anything for an hour. They shared what was left of the chips.",
        "“To sit down for a moment,” it said at last. “Outside. With my feet in something.” “Then I wish for that,” said {hero}, “for you.” There was a very small bang, and then the two of them sat on the bank with their feet in the water, and nobody said anything for an hour. They shared what was left of the chips.",
      ],
      [
        1,
        "“You've one left,” was said in the evening. {Hero} looked at the water, and at the four feet. {He} could not think of anything. “I'll keep it,” {he} said. “In case it rains.”",
      ],
      [
        1,
        "{He} still has it. It is somewhere in {his} trouser pocket, among the string. On Fridays they meet on the bank. There are chips, with salt, and nobody has to wish for them.",
        "{He} kept it for years, among the string in {his} pocket. On Fridays they met on the bank. There were chips, with salt, and nobody had to wish for them.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:finds? out|found out|learns?|learned|learnt|discovers?|discovered|is told|was told|hears?|heard) that (?:he|she|it) (?:is|was) (?:really |actually |in fact |secretly )?(?<rank>(?:an?|the) (?:[a-z]+ ){0,2}?(?:princess|prince|king|queen|heir|heiress))\\b[^.]*",
    ),
    after: [
      [
        0,
        "It came in the middle of the washing up. A man with a feather in his hat stood at the back door, compared {hero} with a small painting, and went down on one knee, into the potato peel. “At last,” he said.",
      ],
      [
        1,
        "“There must be a mistake,” said {hero}, and looked at {his} wet hands. But there was the mark on the left elbow, there was the song that {he} had always known without knowing where from, and there was the painting: the same nose.",
      ],
      [
        1,
        "In the coach {he} sat on the very edge, so as not to make anything dirty. “And now?” asked {hero}. “Now you need never do anything again,” said the man with the feather. He meant it kindly.",
      ],
      [
        2,
        "There was a room only for shoes. There was a person who cut the meat, and a person who watched that person. When {he} cleared {his} plate, eleven people fell silent. At night it was so soft and so quiet that {he} could not sleep. {He} was missing the snoring of the others, six beds in one room.",
      ],
      [
        0.5,
        "“What do you command?” they asked on the first morning. All of them had bowed, so that one saw only the tops of their heads. {Hero} thought of the six beds, and of the roof, where the rain comes in, and of the little one who always cried in the night, and who had nobody now to tell her the story of the goat.",
      ],
    ],
    end: [
      [
        0,
        "“Breakfast,” said {hero}. “For everybody. And bring the coach round.” That same evening they all sat in the great hall: the little one, the cook, the boy with the one ear, and ate with whichever fork they liked. The man with the feather had a baby on his arm and did not know where to put it.",
      ],
      [
        1,
        "{He} went on washing up now and then, because one can think so well while doing it. The eleven dried. It was not allowed, strictly speaking. But who was to forbid it?",
      ],
      [
        1,
        "{Rank}, people say, can be recognised by the crown. In that country it is the elbows. They are always a little wet.",
        "One can tell them by the crown, people say. In that country it was the elbows. They were always a little wet.",
      ],
    ],
    isWhole: true,
    of: "people",
  },
];
