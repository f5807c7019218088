import type { ClauseScene } from "../clause-scene.ts";
import { event } from "./event.ts";

/** What children cannot do, cannot stand or wish to be otherwise. */
export const longingsOfChildren: readonly ClauseScene[] = [
  {
    by: "any",
    words: event(
      "both wanted (?:to (?:be|play|have|get)|the) (?:the )?[^.]*(?:princess|prince|king|queen|crown|lead|main (?:part|role))[^.]*|(?:wanted|wants|want) to be the (?<part>princess|prince|king|queen)",
    ),
    idea: /^(?=.*\b(?:play|nativity|theatre|theater|musical|performance|stage)\b)(?=.*\b(?:both|two|too|also|rival\w*|friends?)\b)/is,
    after: [
      [
        1,
        "There was one crown. It was made of cardboard and had lost two of its points last year. For a week nothing was talked about but who would wear it.",
      ],
      [
        1,
        "“You've got the wrong hair for it.” “You've got the wrong voice for it.” At break they practised being noble, one on the left side of the yard and one on the right. They could no longer sit next to each other, because of the trains.",
        "At break there was practising, on the left side of the yard and on the right. One could hardly get through between the two of them, because of the trains.",
      ],
      [
        1,
        "“We draw lots,” said the teacher. One of them won, and one of them was a tree. The winner stood there with the crown on, and nobody was standing beside her to see it. The tree looked the other way. Trees can do that very well.",
        "“We draw lots,” said the teacher. There was one who won, and one who was a tree. The crown was put on. It was just that nobody was standing there to share it with. The tree looked the other way. Trees can do that very well.",
      ],
      [
        0,
        "On the evening before the performance there was a fever, thirty-nine point two, of all things under the crown. “Who knows the part?” cried the teacher. There was a rustling in the forest. Of course the tree knew it. It had said every word along, under its leaves.",
      ],
    ],
    end: [
      [
        0,
        "The tree came to the sickbed in the afternoon, with the script. “I can say it,” it said. “But I can't do the bit where you laugh so loftily. You have to show me that.” It was shown, hoarsely. They practised until the bed shook.",
      ],
      [
        0,
        "At the bow in the evening the crown was held up, towards the telephone at the edge of the stage, on which a red nose could be seen. “For both of us!” it was called into the hall. The applause was so loud that the nose at the other end had to be blown.",
      ],
      [
        1,
        "For the second performance they cut the crown in two. It had lost two points anyway. Each half had exactly three.",
      ],
    ],
    isWhole: true,
    of: "children",
  },
  {
    by: "any",
    words: event(
      "(?:had|has) two left feet|(?:could not|cannot|did not know how to|had to|has to|must|hated to|was afraid to) dance",
    ),
    idea: /\b(?:wedding|ball|prom|party|dance|school dance|disco|two left feet)\b/i,
    after: [
      [
        1,
        "One, two, three, and there was somebody's toe. One, two, three, and there was the umbrella stand. {Hero} had practised with a broom. The broom had not complained, but it had not looked happy either.",
      ],
      [
        1,
        "There was a dancing school with footprints painted on the floor, white ones for those who lead and red ones for those who follow. {Hero} followed the white ones as far as the broom cupboard. “And now?” {he} asked. “That was yesterday's cleaning lady,” the teacher said.",
      ],
      [
        0,
        "“You're counting,” said Grandma, who had danced through three pairs of shoes in her time. “One doesn't count. One listens to where the music is putting its foot, and then one puts one's own next to it.” She put on a record. They moved the table aside. It was already a little better when the lamp fell down.",
        "“You're counting,” said {ahelper}. “One doesn't count. One listens to where the music is putting its foot, and then one puts one's own next to it.” It was tried out, between the table and the stove. It was already a little better when the lamp fell down.",
      ],
    ],
    end: [
      [
        0,
        "Then the hall was there, and the lights, and the first bars, and all those eyes. {Hero} trod on the hem, turned the wrong way round, and bumped into an uncle. There was a short silence. {He} could have run away. Instead {he} did the same again, the tread, the turn and the bump, this time in time. It looked as if it had been meant like that.",
      ],
      [
        0,
        "“Is that the new thing?” asked the uncle, and trod, turned and bumped as well. Then an aunt joined in, then the table at the window. By midnight there were eighty people on the floor, all of them turning the wrong way round, and nobody's feet could be told apart any more.",
      ],
      [
        1,
        "They have danced it at every party since. It has even got a name. It is called the Two Left Feet, and there are people who take lessons.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "never (?:said|says|apologi[sz]ed|wanted to say) (?:he was |she was )?sorry|(?:could not|cannot|did not want to|refused to|would not) (?:say (?:he was |she was )?sorry|apologi[sz]e)",
    ),
    after: [
      [
        1,
        "It was such a short word. Others said it on the bus, to people whom they did not even know. In {hero's} mouth it had corners. It got stuck each time, somewhere behind the teeth, and then something else came out instead. “You were standing in the way,” for example.",
      ],
      [
        1,
        "It had worked quite well so far. One only has to look at the ceiling for long enough. Sooner or later people talk of something else.",
      ],
      [
        0,
        "But this time it was not over by the next day. There was an empty place, with a lump behind it, like a stone in a shoe. {Hero} practised at home, in front of the cactus. “S,” {he} said. “So. Soup.” The cactus waited.",
      ],
    ],
    end: [
      [
        0,
        "In the end {hero} rang the bell. {He} had brought a bag of frozen peas, because one puts those on it, and {his} best marble. “Here,” {he} said. “The peas are from the freezer.” The door stayed half open. That was not it yet; {he} could see that. {Hero} breathed in as before a jump. “Sorry,” {he} said. It scratched a bit. But then it was outside, and it was quite small, and nothing at all had fallen down.",
      ],
      [
        0,
        "“Does it still hurt?” “Only if I laugh.” They looked at each other over the peas. And then, of course, they had to laugh.",
        "“Does it still hurt?” asked {hero}. “Only if I laugh.” There was a look over the peas. And then, of course, there was no stopping it.",
      ],
      [
        1,
        "{Hero} told the cactus about it in the evening. And then, because it was going so well, {he} said it to the cactus, too. {He} had not watered it since autumn.",
      ],
    ],
    isWhole: true,
    of: "children",
  },
  {
    by: "any",
    words: event(
      "(?:brought|brings|took|takes|smuggled|sneaked|hid) (?:his|her|my|an?|the|their) (?:[a-z]+ )?(?<pet>rat|hamster|mouse|ferret|guinea pig|gerbil)[^.]* (?:to|into) (?:school|class|the classroom|kindergarten)|(?:got|gets) (?:loose|out)[^.]*|(?:escaped|escapes|ran away|disappeared)[^.]*(?:school|class\\w*|assembly)",
    ),
    idea: /^(?!.*\b(?:holidays|weekend|night)\b).*?(?:\b(?<ownpet>rat|hamster|mouse|ferret|guinea pig|gerbil)\b.*\b(?:school|class\w*|assembly|kindergarten|lesson)\b|\b(?:school|class\w*|kindergarten)\b.*\b(?<ownother>rat|hamster|mouse|ferret|guinea pig|gerbil)\b)/i,
    after: [
      [
        1,
        "In the first lesson it sat in the sleeve and was as quiet as a handkerchief. In the second lesson the sleeve began to scratch. “Are you cold?” asked the teacher. “Why?” “Because your arm is shivering.”",
      ],
      [
        1,
        "Then there was a draught at the wrist, and the sleeve was empty. Somewhere in the room something small was now on its way, of which nobody knew but one. And then, one after another, they did know. One could follow it by the feet: row by row they went up onto the chairs.",
      ],
      [
        0,
        "The headmaster had just got to the new bicycle rules. He stood at the front, very upright, in his grey suit. Something looked out of his breast pocket, with whiskers. “Why is it so quiet?” asked the headmaster, who liked it when it was quiet, and was a little surprised.",
      ],
    ],
    end: [
      [
        0,
        "“Please don't move,” it was said from the third row. “Not at all.” Four hundred people held their breath, and somebody walked right through them to the front, with a piece of cheese on an open hand. The pocket sniffed. It leaned out, thought it over, and climbed across, over the tie, into the sleeve. “That was my handkerchief,” said {hero}. “So it seems,” the headmaster said.",
      ],
      [
        0,
        "There was detention, that could not be helped. But it took place with the headmaster, and he had brought some cheese. “I had one when I was a boy,” he said. “It got as far as the organ.”",
      ],
      [
        1,
        "The new bicycle rules are no longer remembered by anyone. The rest of it is remembered by all of them, and every year it has been a little bigger.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:(?:child|boy|girl|kid|friend|pupil|student|classmate|\\p{Lu}[a-z]+)[^.]*)?(?:in|uses?|used|sat in|sits in|needed|had) (?:an? |his |her )wheelchair",
    ),
    idea: /^(?!.*\b(?:race|grandpa|grandma|old (?:man|woman|lady))\b).*\b(?:trip|tower|castle|stairs|steps|hill|hik\w+|top|lighthouse|view|treehouse|climb\w*)\b/is,
    after: [
      [
        1,
        "At the bottom there was a sign: 214 steps. {Hero} read it and looked up, and the stairs looked down. Whoever builds such things has never asked anybody.",
        "There was a sign with an arrow, and behind the arrow there were steps. {Hero} looked at them, and they looked back. Whoever builds such things has never asked anybody.",
      ],
      [
        1,
        "“You can wait down here with me,” said the teacher kindly. “There's a kiosk.” {Hero} knew all the kiosks of all the class trips. {He} could have written a book about them. “I want to see what the others see,” {he} said.",
        "“You can watch from here,” somebody said kindly. {Hero} knew all the places from which one can watch. {He} could have written a book about them. “I want to be where the others are,” {he} said.",
      ],
      [
        1,
        "The class held a meeting. There was a plan with a rope and there was a plan with a fire engine. Then the smallest one counted on her fingers. “There are twenty-four of us,” she said. “That's eight steps and a bit for each.”",
        "The others held a meeting. There was a plan with a rope and there was a plan with a fire engine. Then the smallest one counted. “There are twenty-four of us,” it was said. “And only one of {him}. That must be possible.”",
      ],
      [
        0,
        "So they stood along the whole way like a chain, and each of them had a task, and it was {hero} who gave the commands, because there is nobody who knows more about wheels. “Left a bit. Stop. Breathe. Now!” It was slow, and there was much shouting.",
      ],
    ],
    end: [
      [
        0,
        "And then there was nothing more above them but sky. It was windy, and one could see as far as the river, and everything down there was quite small: the bus, the trees, the kiosk. “That's how it looks, then,” said {hero}. {He} said nothing else for a long time, and for once nobody pushed.",
      ],
      [
        0,
        "“Who wants to go first on the way down?” asked the teacher. Twenty-four hands went up, red and blistered as they were. The next day a letter went off to the mayor. It had twenty-five signatures under it, and a drawing of a lift.",
      ],
      [
        1,
        "It has been built by now. It says on a little plate who asked for it. When the class comes by, {hero} holds the door open for them.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:bit|bites|chewed|sucked|sucks|picked|still (?:sucked|had|needed|wanted)|would not give up|did not want to give up|had to give up|could not (?:stop|sleep without)) (?:on )?(?:his|her|my|the|biting (?:his|her)|sucking (?:his|her)) (?<habit>nails|thumb|dummy|pacifier|fingernails|bottle|nose)",
    ),
    after: [
      [
        1,
        "It happened by itself. {Hero} only had to think about something, and it was there again, already in {his} mouth. “Finger out,” they said, at breakfast, on the bus, and in front of the television. They said it so often that {hero} no longer heard it.",
        "It happened by itself. {Hero} only had to be a little tired, and it was there again. “You're big now,” they said, at breakfast, on the bus, and in front of the television. They said it so often that {hero} no longer heard it.",
      ],
      [
        1,
        "They tried a bitter paint. {Hero} got used to the taste. They tried a plaster. It tasted of plaster. They tried to promise a bicycle, and {hero} lasted for one whole afternoon, and then there was a thriller on the radio.",
      ],
      [
        0,
        "“When does it come?” asked {ahelper}. Nobody had ever asked that. {Hero} thought about it for a whole day, and counted. “When I'm waiting,” {he} said in the evening. “And when somebody's angry. And in the dark.” “Then what's needed is something for waiting, something for anger, and something for the dark,” was the answer.",
      ],
    ],
    end: [
      [
        0,
        "For waiting there was a smooth stone, for the pocket. For anger there was a ball of dough, which one could squeeze until it squeaked. And for the dark there was a hand, which one only had to ask for. It went wrong eleven times, and the twelfth time {hero} only noticed in the morning that it had gone right.",
      ],
      [
        0,
        "A few weeks later something was held out across the table, with all five fingers spread. “Look.” They all bent over it. One does not often see people so happy about so little. “And the stone?” somebody asked. {Hero} had lent it. There was a boy in class who chewed his sleeve.",
      ],
    ],
    isWhole: true,
    of: "children",
  },
  {
    by: "any",
    words: event(
      "(?:could|can|was able to) (?:really )?sing|(?:sang|sings) (?:secretly|only|beautifully|in secret)[^.]*|(?:needed|needs|was looking for|looked for) an? (?:new )?(?:soloist|singer)",
    ),
    idea: /\b(?:choir|soloist|solo|concert|shy|quiet|secretly|nobody knows|nobody knew)\b/i,
    after: [
      [
        1,
        "“Who'll do the solo?” asked the music teacher, and looked along the rows. The loud ones looked at the ceiling. In the last row, half behind a pillar, somebody looked at both shoes.",
      ],
      [
        1,
        "There are people who sing only where nobody hears it: in the bicycle cellar, between the third and the fourth bell, because the echo is so kind there. Quite softly, with the helmet still on.",
      ],
      [
        0,
        "But a bicycle cellar has a ventilation shaft, and it ends behind the piano. The music teacher had just put the lid down. Then she stood still. It came out of the wall, high and clear. She put her ear to it. The caretaker came by, saw her, and put his ear to it as well.",
        "But a bicycle cellar has a ventilation shaft, and it ends behind the piano. The lid was just being put down. Then everybody in the room stood still. It came out of the wall, high and clear. One after the other they put their ears to it.",
      ],
    ],
    end: [
      [
        0,
        "“I can't do it in front of people,” was the answer when they had asked. “You don't have to,” they said. So on the evening of the concert the soloist's place was empty. The hall whispered. And then it came from somewhere below, through the grating in the floor, and every head was raised, although it came from underneath. Nobody breathed.",
      ],
      [
        0,
        "When it was over, it was still for so long that footsteps could be heard on the cellar stairs. The door opened, a helmet came in, and under it a very red face. They all stood up, the last row first.",
      ],
      [
        1,
        "The next solo was sung from the door. The one after that was from the third row. It goes step by step, and the helmet has been left at home by now.",
      ],
    ],
    isWhole: true,
    of: "children",
  },
  {
    by: "any",
    words: event(
      "(?:lost|loses|had lost|could not find|lost sight of|was separated from) (?:his|her|my|their|the) (?:mum|mom|mother|mama|dad|father|papa|parents|grandma|grandpa|family|class|mummy|daddy)(?=[.,]|$| (?:in|at|on|and|between|among)\\b)|got lost (?:in|at) (?:the|a) (?:supermarket|department store|mall|shop|zoo|fair|crowd|train station|shopping cent(?:re|er)|market)",
    ),
    idea: /\b(?:supermarket|store|mall|shop|zoo|fair|crowd|station|market|airport|museum|beach|festival|ikea)\b/i,
    after: [
      [
        1,
        "It had only been one look, at something that glittered. When {hero} reached up for the hand, there was a coat there with a stranger in it. “Sorry,” {hero} said to the coat.",
      ],
      [
        1,
        "All at once everything was much higher. There were only legs, and none of them were the right ones. {Hero} called out, once softly and once loudly. Many people turned round. They all had faces, and it was none of those faces.",
      ],
      [
        0,
        "“If we lose each other,” they had once said, “stay where you are, and find somebody with a name badge.” {Hero} wiped {his} nose and looked for a badge. There was one. It hung quite high up, on a big blue jumper. “Are you lost?” a deep voice asked. “No,” said {hero}. “I'm here. Mum is gone.”",
        "“If we lose each other,” they had once said, “stay where you are, and find somebody with a name badge.” {Hero} wiped {his} nose and looked for a badge. There was one. It hung quite high up, on a big blue jumper. “Are you lost?” a deep voice asked. “No,” said {hero}. “I'm here. It's the others who are gone.”",
      ],
      [
        0,
        "“What do they look like, then, those whom we're looking for?” {Hero} thought hard. “Nice,” {he} said. “And a bit tired. And they smell of soap.” The deep voice said exactly that into the microphone. It boomed through the whole place: “We're looking for somebody nice, a bit tired, who smells of soap.”",
      ],
    ],
    end: [
      [
        0,
        "Eleven people came. It turned out that a great many felt meant. But in front of all of them somebody was running, with the hair flying and one shoe in one hand. {Hero} {was} lifted up so fast that the floor fell away. “I only looked away for one second!” “Me too,” said {hero}.",
      ],
      [
        0,
        "At the till {hero} {was} given the microphone, just for a moment. “Thank you,” it said from all the ceilings. “I've got them again. They really do smell of soap.” There was clapping, from the cheese right through to the bread.",
        "Before they went, {hero} {was} given the microphone, just for a moment. “Thank you,” it boomed from above. “I've got them again. They really do smell of soap.” There was clapping from all sides.",
      ],
    ],
    isWhole: true,
    of: "people",
  },
  {
    by: "any",
    words: event(
      "(?:had to|has to|must|always|often) (?:always )?(?:translate[sd]?|interpret(?:s|ed)?|explain(?:s|ed)?)[^.]*(?:for|to) (?:his|her|their|my) (?:parents|mum|mom|mother|dad|father|grandma|grandmother|family)[^.]*",
    ),
    after: [
      [
        1,
        "At the doctor's, at the bank, and at the door with the man about the gas: it was always {hero} who stood in the middle. On the left there was the one language, on the right there was the other, and everything had to go through {him}, like water through a hose.",
      ],
      [
        1,
        "One learns words that others do not need: deposit, tonsils, notice period. One also learns what can be left out. “He says it's not so bad,” {hero} said sometimes, when somebody had said quite a lot more.",
      ],
      [
        0,
        "And then there were the two little chairs in front of the teacher's desk, with Mum on the one and Dad on the other, and the topic was {hero}. “{Hero} chats too much in class,” said the teacher. {Hero} thought it over for a second. “I'm very good at talking,” {he} translated. Mum beamed.",
      ],
      [
        2,
        "“And in maths there's nothing coming at all.” “I'm so good at maths that there's nothing more to be done,” {hero} said in the other language. Dad shook the teacher's hand. The teacher was surprised at how well these parents took it.",
      ],
    ],
    end: [
      [
        0,
        "On the way home it was quiet for two tram stops. “'Nothing' I understand,” Dad said then. “And 'maths', too. I've been going to the evening class since spring. I wanted it to be a surprise.” {Hero} looked at {his} shoes. Then Mum began to laugh, and one could not tell whether it was with or without being angry.",
      ],
      [
        0,
        "“You've been carrying all of us on your tongue for four years,” said Dad. “That's heavy. From tomorrow I'll talk at the bank myself. You can come along and listen to how many mistakes I make.” He made nineteen. {Hero} did not correct a single one. It was such a holiday.",
      ],
      [1, "In maths something is coming by now. Dad checks it, in two languages."],
    ],
    isWhole: true,
    of: "people",
  },
  {
    by: "any",
    words: event(
      "(?:let|lets) in (?:[a-z0-9]+ )?goals|(?:lost|loses|had lost) (?:every|all|each|their|the|by) (?:[a-z0-9]+ )?(?:match(?:es)?|games?|goals?)[^.]*|(?:had|has) never (?:won|scored)[^.]*|(?:scored|shot|scores) an? own goal",
    ),
    idea: /^(?!.*\b(?:penalty|wins?|won|holds?|saves)\b)(?=.*\b(?:team|goal\w*|football|soccer|handball|hockey|match|coach|club|basketball)\b)/is,
    after: [
      [
        1,
        "On the scoreboard there was only room for one digit, and so the last ones had to be hung up beside it on a piece of cardboard. In the changing room it smelled of wet socks. Nobody asked for the shampoo.",
      ],
      [
        1,
        "“I'm giving up,” said {hero}, and put the gloves into the bin. They did not fit in. The thumbs stuck out.",
        "“I'm giving up,” said {hero}, and put the shirt into the bin. It did not quite fit in. A sleeve hung out.",
      ],
      [
        0,
        "“There were thirty-one shots,” said the caretaker, who was sweeping there and had not been asked. “I keep a tally for fun. Thirty-one came, and twenty of them did not go in. Nobody ever counts those.” {Hero} stopped with one arm in {his} jacket. “Twenty?” “Two of them with the face,” said the caretaker. “I've never seen anything so brave.”",
        "“I keep a tally for fun,” said the caretaker, who was sweeping there and had not been asked. “Not of what went wrong. Everybody counts that. I count how often you got up again.” {Hero} stopped with one arm in {his} jacket. “And?” “Thirty-one times,” said the caretaker. “I've never seen anything so brave.”",
      ],
    ],
    end: [
      [
        0,
        "The next time there was a second board beside the pitch, a blackboard on three legs. The caretaker had brought it. On it he made a stroke each time that something had been prevented. By half-time there were fourteen of them, and the spectators had begun to count along aloud.",
      ],
      [
        0,
        "They lost by one goal. It was the best result in the history of the club. Afterwards they lay in a heap in front of the blackboard, all of them, and there was so much shouting that the winners came over to ask what there was to celebrate.",
      ],
      [1, "One glove has a hole in it now, from the bin. {Hero} plays with it all the same. It is the lucky one."],
    ],
    isWhole: true,
  },
];
