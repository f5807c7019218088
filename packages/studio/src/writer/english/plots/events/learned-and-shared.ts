import type { ClauseScene } from "../clause-scene.ts";
import { inSentence } from "./event.ts";

const ELDER =
  "(?<elder>(?:his|her|their|my|the) (?:old |big |older |best |little |younger )*(?:grand(?:ma|pa|mother|father|dad|mum|mom)|granny|nana|oma|opa|mother|father|mum|mom|dad|brother|sister|uncle|aunt|neighbou?r|friend|teacher))";

/** What children learn, share and get over, and things and animals that are left behind or wanted back. */
export const learnedAndShared: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      `(?:learn(?:s|ed|t)?|want(?:s|ed) to learn|tr(?:y|ies|ied) to learn|practi[sc]e[sd]?) (?:how )?(?:to )?(?:ride|riding) (?:an?|his|her|the|on a) (?:new |first |red |blue |old )*(?<bike>bike|bicycle)\\b[^.]*?(?:with|from|and) (?:the help of )?${ELDER}\\b[^.]*`,
    ),
    after: [
      [
        0,
        "The {bike} was taller than it had looked. “It won't do anything to you,” said {elder}. {Hero} {was} not so sure. It leaned there and waited.",
      ],
      [
        1,
        "“I'll hold on,” was the promise. {Hero} got on. The street was suddenly much narrower than usual, and there was a lamp post in it that had never been so close. It went quite well, right up to the lamp post.",
      ],
      [
        1,
        "There was a plaster on the left knee on Monday, and one on the right knee on Tuesday. “I'll never learn it,” said {hero}. {Elder} sat down on the kerb, rolled up one trouser leg and showed a scar, a really big one. “First day,” {elder} said, and was still a little proud of it.",
        "There was a plaster on the left knee on Monday, and one on the right knee on Tuesday. “I'll never learn it,” said {hero}. {Elder} sat down on the kerb and showed an old scar, a really big one. “First day,” {elder} said, and was still a little proud of it.",
      ],
      [
        2,
        "“Don't look at the wheel. Look where you want to go.” {Hero} looked at the end of the street, where the bakery is. It was astonishing: the {bike} looked there, too.",
      ],
      [
        0.5,
        "On Saturday the air was quite still. “Are you holding on?” called {hero}. “I'm holding on.” It rolled. It rolled past the lamp post, and past the hedge. “Are you still holding on?” There was a pant behind {him}, and steps. “Still!” it came, but it came from further away than before.",
      ],
    ],
    end: [
      [
        0,
        "At the bakery {hero} turned round. {Elder} was standing at the other end of the street, very small, with both hands in the air. They were empty. They had been empty since the hedge. {Hero} {was} so startled that {he} nearly fell off, and then {he} was not startled any more. {He} rang the bell, once, just to hear it.",
      ],
      [
        1,
        "“You let go,” said {hero}. “You went on,” said {elder}. They pushed it home together, and it leaned against the two of them.",
      ],
      [
        1,
        "In the photograph from that summer one sees a {bike}, two plasters and a great deal of street. {Elder} is not in it. Somebody had to hold the camera. “And everything else,” said {hero}.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:did not|didn't|does not|doesn't|refuse[sd]? to|never|would not)(?: ever)?(?: want to| wanted to| like to)? share[sd]? (?:his|her|their|any of (?:his|her|their)|the) (?<treasures>(?:[a-z]+ )?(?!secrets|sweets|cookies|biscuits|berries|nuts|acorns|carrots|apples|bananas|feelings|thoughts|ideas|parents|friends)[a-z]+s)\\b[^.]*",
    ),
    idea: /\b(?:until|alone|lonely|nobody|no one|but|then|learn(?:s|ed)?)\b/i,
    tells: /\b(?:alone|lonely|nobody|no one|learned|shared|noticed|realized|realised)\b/,
    after: [
      [
        0,
        "“Mine,” said {hero}. It is a short word, and one can hold on to it with both hands. All the {treasures} stood in a row on the shelf, and on each of them there was a label: do not touch.",
      ],
      [
        1,
        "“May I just for a minute?” asked the first one. “No.” “May I just look?” asked the second one. {Hero} thought it over. “From there,” {he} said, and drew a line on the floor with chalk.",
      ],
      [
        1,
        "They looked for a while. Then somebody outside called something about a puddle, and they were gone. That was fine. Now {hero} had everything to {himself}. {He} put it in a row. {He} put it in another row.",
      ],
      [
        2,
        "Somebody has to be the robber if there is a policeman. Somebody has to buy if there is a shop. {Hero} {was} first the one and then the other, and ran round the table in between. “Good day,” {he} said to {himself}, “that makes three fifty.” The change was right every time. It was rather dull.",
      ],
      [
        1,
        "Outside they were laughing. It had stopped raining, and still they were laughing. They had nothing out there but a stick and a box, and the box was a ship. {Hero} stood at the window, with the best one of all in {his} arms, and it got heavier and heavier.",
      ],
    ],
    end: [
      [
        0,
        "{He} went out as {he} {was}. “I have something,” said {hero}, and it was so quiet that {he} had to say it again. “For the ship. If you need it.” They looked at it, and then at {him}. “Is it allowed?” somebody asked. {Hero} had to swallow once. “Today it is,” {he} said.",
      ],
      [
        0.7,
        "A bit was broken off in the evening, just a small one. {Hero} looked at the place and waited to be angry. But it had happened in the great storm, when they had all held on to one another, and one can't be angry about that. It was even a nice place.",
      ],
      [
        1,
        "There is still one word on the shelf. It has only got a little longer. Somebody has taken the chalk and written a letter in front of it and behind it, and it took {hero} a while to read it: ours.",
        "The chalk line is still there. They use it as the coast.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:was|is|got|gets) (?:left behind|forgotten|lost|left|put)(?: by (?:mistake|accident))? (?<spotted>(?:on|in|at) (?:an?|the) (?:[a-z]+ )?(?:train|bus|station|plane|airport|ferry|ship|tram|taxi|park bench|bench|beach|caf[eé]|hotel))\\b[^.]*",
    ),
    idea: /\b(?:teddy|bear|doll|toy|rabbit|stuffed|elephant|monkey|penguin)\b/i,
    tells: /\b(?:travel+ed|went|came home|found (?:its|his|her) way|saw the)\b/,
    after: [
      [
        0,
        "At first {hero} thought that it was a game. Somebody would come round the corner in a moment and shout “Boo!” Then the doors shut, and everything outside began to move: the platform, the clock, and a small face with an open mouth.",
        "At first {hero} thought that it was a game. Somebody would come round the corner in a moment and shout “Boo!” Nobody came round the corner.",
      ],
      [
        1,
        "A lady put {him} on the seat by the window. “So that you can see something,” she said. {He} saw a river, and then mountains, and then for a whole night nothing but {his} own nose in the glass. In the morning there was a stamp on {his} foot: DOVER.",
      ],
      [
        1,
        "In Paris {he} was handed in, and in Marseille {he} was handed out again. A sailor tied {him} to his bag, for luck. {He} crossed the line, got salt in {his} ears, and learned to be silent in four languages.",
      ],
      [
        2,
        "Wherever {he} came, somebody put something into {his} arms: a shell, a ticket for the big wheel, a very small flag. And wherever {he} came, {he} looked at every child that had the right size. None of them had the right face.",
      ],
      [
        0.5,
        "In Bombay one eye came off, and a woman who sold buttons sewed on another one, a brown one with four holes. “Where do you belong?” she asked. {He} could not say it. But on the inside of {his} left ear something was written, in felt pen, and half of it had been washed away. “Mill Lane 4,” she read. The town was missing.",
      ],
    ],
    end: [
      [
        0,
        "There are two hundred and six Mill Lanes. The woman asked a pilot, and the pilot asked a postman, and it went on like that, from hand to hand, one after the other. At number a hundred and ninety a girl opened the door. She was a head taller than before. She did not scream. She only put out one finger and stroked the new eye. “You've seen something,” she said.",
        "There are two hundred and six Mill Lanes. The woman asked a pilot, and the pilot asked a postman, and it went on like that, from hand to hand, one after the other. At number a hundred and ninety the right one opened the door. “You've seen something,” was all that was said, and then nobody said anything for quite a while.",
      ],
      [
        1,
        "In the evening they laid it all out on the blanket: the shell, the ticket, the flag. It was warm there, and it smelled as it always had. {Hero} had been all round the world. This was the only place of which {he} knew how it smelled.",
      ],
      [
        1,
        "There is a map over the bed now, with a red thread on it. It begins at a station, goes once round everything, and ends at a pillow.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:could|can|was able to|is able to) (?:talk|speak)(?: to| with) (?:the )?(?:animals|birds|dogs|whales|fish|horses|cats)\\b[^.]*",
    ),
    idea: /\b(?:help(?:s|ed)?|save[sd]?|rescue[sd]?|free[sd]?)\b (?<beast>an? (?:[a-z]+ ){0,2}?[a-z]+)(?=[.,;]|$| (?:and|who|that|at|in|on|with|from|by|near|under|behind|to|of|but)\b)/i,
    tells: /\b(?:helped|saved|rescued|freed)\b/,
    after: [
      [
        0,
        "{Hero} had noticed it when {he} was four, because of the cat, who complained about the milk. {He} had thought that everybody could do it. Since then {he} had kept it to {himself}. One hears a lot that one had better not pass on.",
      ],
      [
        1,
        "It was the gulls who brought the news, all at once, as they always do. “Something's wrong! Something's wrong! And it's big!” {Hero} took {his} jacket and ran after them.",
        "It was the sparrows who brought the news, all at once, as they always do. “Something's wrong! Something's wrong!” {Hero} took {his} jacket and ran after them.",
      ],
      [
        0.3,
        "It was {beast}. People were standing around with their telephones in the air. “It isn't making a sound,” somebody said. It was making a great many sounds. Only {hero} understood them. “I took the wrong turning,” it said. “I was asleep. Now I can't hear my mother any more.”",
      ],
      [
        0.5,
        "“Which way does she swim?” asked {hero}. “Towards the cold.” “And how does she sing?” It sang it, very softly, and {hero} listened until {he} knew it by heart: three deep notes and one that goes up. “Whom are you talking to?” asked a policeman.",
        "“Where do you belong?” asked {hero}. “Where it smells of home,” it said. {Hero} listened very closely until {he} knew what that was. “Whom are you talking to?” asked a policeman.",
      ],
      [
        2,
        "{He} asked all of them. The gulls had seen nothing; they had been busy. The crabs only go sideways. But an old seal had heard something, far out behind the wind farm, three deep notes and one that went up. “Every night,” he said. “She doesn't stop.”",
        "{He} asked all of them, the gulls and the dogs and an old goat, who had heard somebody calling, far off, every night.",
      ],
    ],
    end: [
      [
        0,
        "So {hero} asked the man with the boat. He did not believe a word of it. But he had a boat, and it was a nice evening. {Hero} lay in the bow with {his} ear to the wood. “Left,” {he} said, “further, and now quietly.” Beside them something large and dark was swimming. And then it came up from below, so deep that the cups rattled: three notes, and one that went up.",
        "So {hero} led the way, on and on, and whenever {he} did not know how to go on, there was somebody in the grass or in the air whom {he} could ask. And then somebody answered, from quite near.",
      ],
      [
        1,
        "The man with the boat took off his cap. Nobody said anything until they were back in the harbour. “What did they say to each other?” he asked then. “The same as everybody,” said {hero}. “Where have you been? And: there you are.”",
        "“What did they say to each other?” somebody asked. “The same as everybody,” said {hero}. “Where have you been? And: there you are.”",
      ],
      [
        1,
        "{Hero} tells it as it is now, also about the milk. And in the harbour, if one is quiet, one can sometimes hear it from far away, and the cups begin to rattle.",
        "{Hero} told it as it was after that, also about the milk.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:could not|cannot|can not|couldn't|can't|was too (?:ill|sick|weak) to|was unable to) (?:pull|fly|carry|draw|lead|deliver|work|go|bring) [^.]*",
    ),
    idea: /\b(?:reindeer|santa|sleigh|rudolph)\b[^.]*\b(?:cold|flu|fever|sneez\w*|ill|sick|sprained|hurt|broken)\b|\b(?:cold|flu|fever|ill|sick|sprained|broken)\b[^.]*\b(?:reindeer|santa|sleigh)\b/i,
    after: [
      [
        0,
        "“Atishoo!” said {hero}, and a shelf fell down. It was the third shelf that day. {His} nose was running, {his} knees were soft, and outside the bells were already being polished. There were nineteen hours left.",
      ],
      [
        1,
        "“Stay in bed,” said the doctor, and looked into {his} throat with a lantern. {Hero} got up as soon as he had gone. {He} got as far as the door. There the floor came to meet {him}.",
      ],
      [
        1,
        "They all brought something. The elves brought onion juice. The penguin brought ice, which was well meant. Somebody's grandmother sent a sock full of hot potatoes, to be worn round the neck. {Hero} smelled like a stew, and sneezed.",
      ],
      [
        2,
        "“Who will do it now?” they whispered outside the door. {Hero} heard it. {He} had never missed a single year. {He} pulled the blanket over {his} head, and under the blanket it was quite dark, and one could think there.",
      ],
      [
        0.5,
        "There was one who had been standing in the stable all that time and had said nothing, because nobody had asked: the smallest of them all, who until now had only been allowed to carry the feed. “I know the way,” it said. “I've always listened when you told about it.”",
      ],
    ],
    end: [
      [
        0,
        "So they set up the old radio, with a long wire up to the roof. {Hero} lay in bed with the potatoes and a map. “After the second star you go left,” {he} said into the funnel. “There's a chimney that leans. Don't be afraid of the dog; he only wants a biscuit.” “Left it is,” crackled the answer, from very high up, and quite out of breath, and very happy.",
      ],
      [
        0.7,
        "It went on all night. {He} had never seen it all from so far away: the whole earth, and a small dot on it that moved on from light to light. At six the dot came home. It had snow on its ears. “Everything delivered,” it said, and then it sneezed.",
      ],
      [
        1,
        "They lay side by side for a week, with one sock of potatoes for the two of them. The next year there were two in front. One of them knows the way, and the other one can talk about it.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:want(?:s|ed)|would like|tr(?:y|ies|ied)|tr(?:ies|ied)|long(?:s|ed)|love[sd]?|decide[sd]?)(?: to)? (?:learn|understand|play|try)(?: how)?(?: to)?(?: play)? (?<game>football|soccer)\\b[^.]*",
    ),
    idea: /^(?:there was once )?(?:an?|the) (?:[a-z]+ ){0,2}?(?:alien|robot|ghost|dragon|monster|elephant|octopus|martian|dinosaur|penguin|bear|giraffe|unicorn|witch|snail|caterpillar|spider|crocodile|kangaroo|yeti|giant)\b/i,
    after: [
      [
        0,
        "Eleven on this side and eleven on that side; that much was clear. “And why do you all want the same one?” asked {hero}. “You could have one each.” Nobody had ever thought about that. “That's just how it is,” said the captain. “Do you want to be in it, or not?” {Hero} wanted to be in it.",
        "“And how does one win?” asked {hero}. They all explained it at the same time. {Hero} wanted to be in it all the more.",
      ],
      [
        1,
        "The first thing that {he} did was to catch it and swallow it, so as not to lose it. It took a good slap on the back. The second thing was that {he} thanked everybody who had passed it on to {him}, one by one, with a bow. The others had shot three goals in the meantime.",
        "The first thing that {he} did was wrong, and the second thing was even more wrong. The third thing had never been seen before, and there was no rule against it.",
      ],
      [
        1,
        "“You mustn't use your hands,” they said. {Hero} looked down at {himself}. “Which of these are hands?” The referee leafed through the book for ten minutes.",
        "“You mustn't do that,” they said. “Where does it say so?” asked {hero}. The referee leafed through the book for ten minutes.",
      ],
      [
        0.5,
        "In the evening, when everybody had gone, a light was still moving about on the pitch. One, two, and past. One, two, and over. The caretaker put down his broom and showed {him} the thing with the heel. He had once been quite good at it, before his knee.",
      ],
      [
        0.5,
        "Then came the match against the others, the ones from the hill, who had never lost. A minute before the end it stood two all. Their captain lay on the ground and held his foot. There was nobody left on the bench. There was only {hero}.",
      ],
    ],
    end: [
      [
        0,
        "{He} got it at the very back, and {he} did the thing with the heel. {He} went past one, thanked him, went past the next one, thanked him, too. They were so surprised that they stood still. In front of the goal {hero} stopped. The goalkeeper was quite small, and white as chalk. “Left or right?” asked {hero} politely. “Right,” whispered the goalkeeper. So {he} shot left, because that was fairer: now both of them had something to jump for.",
        "{He} did the thing that the caretaker had shown {him}. They were so surprised that they stood still. It was quiet for a moment, and then the whistle blew.",
      ],
      [
        1,
        "They carried {him} round the pitch. It took seven of them. Nobody could have said afterwards whether it had been a goal or only the noise. The caretaker wrote the result on the board and left it there all summer.",
      ],
      [
        1,
        "There is a new rule in the book, right at the end, in pencil: whoever gets past somebody says thank you. It is a slower game now. But one should see how many people come.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:followed|follows|chased?|chases|ran after|runs after) (?<guide>(?:an?|the) (?:[a-z]+ )?(?:rabbit|fox|butterfly|cat|bird|firefly|deer|hare|squirrel|dragonfly|mouse|owl|light|snail|dog|frog)) (?:in)?to (?<world>(?:an?|the) (?:[a-z]+ ){0,2}?(?:cave|cavern|tunnel|hole)\\b(?: (?:of|full of|where|with)\\b[^.,;]*)?)",
    ),
    after: [
      [
        0,
        "It looked round once, as one does when somebody is to come along, and was gone. There was only one way in, and it was low. {Hero} had to crawl, and then it was dark for exactly as long as one can hold one's breath.",
      ],
      [
        0.3,
        "And then it was not dark any more. {World}: that is quickly said. It was as if somebody had locked up the evening light in there, all of it, from every day that there had ever been. “Oh,” said {hero}, and it said “oh” from all sides, nine times.",
      ],
      [
        0.5,
        "In the middle sat {theguide} and waited. Now one could see that it limped. It put one paw on a stone, and the stone gave out a note. It put the paw on the next one. There was no note. It was grey, and there was a crack in it.",
        "In the middle sat {theguide} and waited. It touched a stone, and the stone gave out a note. It touched the next one. There was no note. It was grey, and there was a crack in it.",
      ],
      [
        1,
        "One went out while they were looking, and then another one, right at the back. It went quite quietly, like a window in the house across the street. “All of them?” asked {hero}. {Theguide} hung its head. So that was why it had come to fetch somebody.",
      ],
      [
        0.5,
        "“What do they need?” It did not answer, and how should it? They tried water. They tried breathing on them. They looked for a switch, because there is always a switch. It got darker and darker, and a little cold. “I can't see you any more,” said {hero}, and began to hum, as one does in the dark.",
      ],
    ],
    end: [
      [
        0,
        "A stone hummed along. It was just one, right beside {his} foot, and it glowed like a small red coal. {Hero} stopped. It went out. {He} took a deep breath and sang, all that {he} knew, and it was not much: the one about the moon, and the one with the bus. It ran along the walls. One after the other came on, green and blue and gold, up to the roof, and every one of them had its note.",
      ],
      [
        0.7,
        "They are not lamps, they are ears. Nobody had sung to them for a hundred years. {Theguide} danced on three legs. And when they came out again, it was still afternoon, and somebody was just calling them in to tea.",
        "They are not lamps, they are ears. Nobody had sung to them for a hundred years. And when they came out again, it was still afternoon.",
      ],
      [1, "They go there on Saturdays now. It is called choir practice. That is not even a lie."],
    ],
    isWhole: true,
  },
];
