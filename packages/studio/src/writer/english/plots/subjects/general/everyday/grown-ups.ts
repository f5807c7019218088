import { phrase } from "../../phrase.ts";
import { role, story } from "../../subject-story.ts";

/** Stories of grown-ups who begin again, keep a secret or are stuck with strangers. */
export const ofGrownUps = [
  story({
    says: [
      /\b(?:sold|sells?|gave up|gives? up) (?:everything|all (?:they|he|she) (?:owned|had|have|has)|(?:their|his|her) (?:house|flat|home|apartment|farm|business))\b/,
      phrase(
        "(?:bought|buys?|moved (?:to|into|onto)|moves? (?:to|into|onto)|live[sd]? (?:on|in)|sail(?:s|ed)? away (?:on|in)|set off in|travel(?:s|led)? in) <dream:thing>",
      ),
      /\b(?:although|though|even though|but|without|neither|never|no idea|cannot|can't|could not|couldn't|nobody|until|then|everything went)\b/i,
    ],
    unless: /\b(?:murder\w*|kill\w*|ghost|haunted|divorc\w*|child|spaceship|dragon)\b/i,
    of: "adults",
    after: [
      "The keys had lain on the table of the notary for a minute, and then they had belonged to somebody else. That was all. Thirty years fitted into eleven boxes, with the tool box and a lamp that nobody liked. “And now?” everybody had asked. Now there was {thedream}, and it looked smaller than in the advertisement.",
      "The first night was not as {hero} had imagined it. Something dripped. Something else knocked, three times and then twice, as if it wanted to be let in. There were four handbooks, and each of them began with the words: “Before you start, make sure.” By morning the handbooks were wet.",
      "+ The children rang up on Sundays. “How is it?” “Wonderful,” said {hero}, with a bucket in the other hand. “And the weather?” “Plenty of it.” Afterwards there was a silence. It was the sort of silence in which one works out what a small flat costs, with heating, and a lift.",
      "In the third week everything broke down at once, in the rain, in the middle of nowhere. {Hero} sat down on the tool box. “We were mad,” somebody had to say, and so it was said. “We can't do any of it. We can't even do what it says on page one.” It was true. It did {hero} good to hear it at last.",
    ],
    end: [
      "A light came through the rain. Behind it came a very old woman in yellow oilskins, with a spanner in her pocket. “First year?” she asked. “Third week,” said {hero}. She laughed so much that she had to hold on to something. “In our third week we were upside down,” she said. “Give me the lamp. What an ugly lamp.” She showed them where to hit it. It was not in any of the handbooks.",
      "They learned it from then on one noise at a time. What knocked three times was only thirsty. What knocked twice meant no harm. In spring somebody stood in front of {thedream} in the rain, with a wet handbook and a white face. “First year?” asked {hero}, and got the spanner.",
      "The ugly lamp hangs in the window, and it burns all night. On Sundays, when the children ring, it often takes a while before anyone answers. “Where have you been?” they ask. “Out,” is the answer. “There was plenty of weather.”",
    ],
  }),
  story({
    says: [
      /\b(?:secretly|in secret|nobody knows?|nobody knew|shy|hidden talent)\b/i,
      /\b(?:writes? songs|wrote songs|sings?|sang|songs?|poems?|poetry|novels?|composes?|composed|paints?|painted)\b/i,
      role(
        "star",
        "singer|star|pop star|musician|poet|writer|composer|publisher|producer|conductor|painter|actress|actor",
      ),
      /\b(?:famous|well[- ]known|celebrated|star|producer|publisher|conductor|great)\b/i,
    ],
    unless:
      /\b(?:murder\w*|kill\w*|steals?|stole|stolen|ghost[- ]?writer|pretend\w*|fraud|audition|contest|competition)\b/i,
    of: "people",
    after: [
      "Most of it stood on the backs of bills. {Hero} wrote where {he} was, between two jobs, with a pencil that was meant for other things. In the evening {he} tore the good ones off and put them into an old biscuit tin, behind the paint. Nobody had ever seen one. They only had to get out of {him}.",
      "And then there stood {star}, of all people, in dark glasses, and was in a hurry. {Hero} knew the voice before the face. {He} had worked beside it for years; it came out of the little radio on the wall. {He} nodded, and wiped {his} hands, and wiped them again. “How long will it take?” asked {star}. “An hour,” said {hero}, and it was the first lie of the day.",
      "+ {Star} walked up and down meanwhile, and talked on the telephone, quietly and then less quietly. “I've got nothing,” {hero} heard. “I've been sitting there for five months. It's all been said, and by me.” Then {star} hung up, and there was a long silence. {Hero} dropped a spanner into it.",
      "When {hero} came back with the bill, {star} was not where {starhe} had been. {Starhe} stood at the bench and held a piece of paper. It was an old bill, and {starhe} had it the wrong way up, or rather the right way. {Hero} turned hot and cold. “Who wrote this?” asked {star}, without looking up.",
    ],
    end: [
      "“It's only a bit of nothing,” said {hero}. “I do it so that my head will be quiet.” {Star} read it again, aloud this time, to the end. In that voice it was no bit of nothing. “The second line is wrong,” said {star}. “I know,” said {hero} at once. “It limps. I never found the right one.” “Have you got any more?” And {hero} heard {himself} say, “A tin.”",
      "They sat on two upturned crates until it grew dark. At about nine they had the second line. {Star} wanted to pay for it, and wrote down a sum. {Hero} shook {his} head. “You can put my name to it,” {he} said, very quietly, and turned red. “Somewhere at the bottom.” “At the top,” said {star}.",
      "The radio still hangs on the wall. Sometimes, in the middle of a job, there is a song on that is known all over the country. {Hero} does not turn it up. {He} goes on working and moves {his} lips, and only at the second line does {he} stop for a moment. It does not limp at all.",
    ],
  }),
  story({
    says: [
      role("strangers", "passengers|travellers|travelers|guests|strangers|tourists|people|commuters"),
      /\b(?:train|bus|plane|airport|ferry|cable car|station|motorway|lift|elevator|hotel|inn|coach)\b/i,
      /\b(?:stop(?:s|ped)?|stuck|stranded|snow\w*|broke down|breaks? down|storm|blocked|cancel\w*|delayed|power cut)\b/i,
      /\b(?:night|together|have to|had to|share|spend|spent|until|all)\b/i,
    ],
    unless:
      /\b(?:murder\w*|kill\w*|bomb|hijack\w*|ghost|zombie|monster|killer|villagers|vanish\w*|disappear\w*|bank)\b/i,
    of: "people",
    after: [
      "At first they all looked at their telephones. Then it got dark outside, and it was the kind of dark in which there is nothing. “Typical,” said a man in a suit, to nobody, and nobody answered. They sat there with their coats on.",
      "After two hours the heating went off. That was when the first one spoke, an old lady with a hat. “I have a cake here,” she said. “It was for my sister. But she'll be asleep by now.” They all looked at the man in the suit, because he had a knife.",
      "+ Somebody had blankets. Somebody had a flask, and somebody had a baby that had so far been kept quiet, and now it was allowed to scream. “He's right,” said the man in the suit, and the mother began to laugh and could not stop. They put the children in the middle, where it was warmest, and the coats on top.",
      "Towards midnight it became quite still. Then a girl with a violin case, who had said nothing all evening, asked whether it would disturb anyone. She played something slow. In the dark nobody knows who is listening to whom. “I was going to leave my wife today,” said a voice, when it was over. “There's a letter on the kitchen table.” Nobody asked which of them it was.",
    ],
    end: [
      "They talked until it began to get light. One had lost her job, and another was travelling to a grave that he had avoided for ten years. The old lady had no sister any more; she always baked for two all the same. “Then it did get to the right address,” said the man in the suit, with his mouth full.",
      "In the morning there was a jolt, and the light came on, and they blinked at one another: so that was what they looked like. It went on, as if nothing had happened. A young man suddenly jumped up. “I've got to get out at the first stop and turn back,” he cried. “If I'm quick, I'll be there before she finds the letter.” They all looked up the connections for him at once.",
      "They meet every year, on that day. They book the seats together. There is one more of them by now: a wife who never found a letter. The cake is brought by the man in the suit. He bakes it himself. It always turns out too dry, and it is eaten to the last crumb.",
    ],
  }),
  story({
    says: [
      /\b(?:grand(?:pa|ma|father|mother|dad)|dad|father|mother|mum|mom|uncle|aunt|granny|teacher|boss|neighbou?r|old \w+|husband|wife)\b/i,
      /\b(?:always |secretly )?cheat(?:s|ed|ing)?\b/i,
      /\b(?:cards?|game|games|chess|bingo|dominoes|monopoly|ludo|board game|dice|poker|crossword)\b/i,
    ],
    unless: /\b(?:murder\w*|casino|million|devil|death|exam|homework|wife with|affair|marriage)\b/i,
    of: "people",
    after: [
      "@kitchen(hero sit) It was done very well; one had to grant that. There was a cough, and a look at the window, and by then an ace had gone up a sleeve that was wider than it needed to be. {Hero} won on Sundays from three to half past five. The others counted their matches and said, “How do you do it?” That belonged to the game.",
      "@kitchen(hero sit) They all knew it. The youngest had noticed at the age of five, and had been taken out into the hall. “We don't see it,” they had told her there. “Not the sleeve, not the cough.” It was the only rule in the family that everybody kept.",
      "+ @kitchen(hero talk) In the course of time it had got more difficult. The fingers were no longer what they had been. Once an ace fell out on the floor, right in the middle, face up, and five people at the same moment looked at the cake. “Good cake,” said one. “Very moist,” said another. When they looked back, the floor was empty.",
      "@kitchen(hero sit) But one Sunday there was a visitor at the table, someone's new fiancé, an honest young man with glasses. He watched for three rounds. “Excuse me,” he said in a friendly voice, “but you've got a card up your sleeve.” It grew so quiet that one could hear the tap. Somebody kicked him under the table, much too late. {Hero} turned as red as hearts.",
    ],
    end: [
      "@kitchen(hero talk) {Hero} laid the card on the table, and then the second, and the one from the collar. They were all old and quite soft. “It began in the year after the war, or after some other thing that was bad,” said {hero} at last. “There was nothing to win in those days. Somebody in this house had to have luck. So I made some. And you all looked so happy that there was such a thing.” “You knew?” “Since I was five,” said the youngest.",
      "@kitchen(hero look) For a while there was only the tap. Then the honest young man took off his glasses and polished them. “I'd like to apologise,” he said. “I can't have seen properly. My eyes are really very bad.” And he coughed, and looked out of the window, as long as one could wish. “Your turn,” said {hero}, a little hoarse.",
      "@kitchen(hero sit) He has been allowed to sit next to {hero} ever since. They say that he is making progress. On Sundays from three to half past five two people win, turn and turn about, and the others count their matches. “How do you do it?” they ask. And somebody new is just being taken out into the hall.",
    ],
  }),
  story({
    says: [
      role("dad", "dad|father|mum|mom|mother"),
      /\b(?:lost (?:his|her) job|los(?:es|t) (?:his|her) job|out of work|unemployed|was fired|is fired|got fired|laid off)\b/i,
      /\b(?:school|walk(?:s|ed)?|every (?:day|morning|afternoon)|together|at home|time|discover\w*|cook(?:s|ed)?|me|us|daughter|son)\b/i,
    ],
    unless: /\b(?:murder\w*|rob\w*|bank|office|pretend\w*|hides?|secret\w*|briefcase|suit)\b/i,
    after: [
      "@street(dad walk) On the first morning {dad} walked as {dadhe} had always walked: with long steps, and a look at the watch. “We're seven minutes early,” {dadhe} said at the school gate, and did not know what to do with them. Seven minutes are a lot if nobody is waiting for you.",
      "@street(dad walk) On the second morning there was a snail on the path. They had to wait until it was across. On the third they met a man who was carrying a door on his back, and on the fourth they asked him what for. “It fits,” said the man. “I just don't know where yet.” Nobody had ever told {dad} such a thing at work.",
      "+ @street(dad look) They drew a map. There was the wall with the cat, and the window of the woman who sang, and the corner where it always smelled of toast. Each day a new street was put in. “I've lived here for fifteen years,” said {dad}, “and I only ever knew the way to the car park.”",
      "@kitchen(dad sit) In the evenings it was not so good. There were letters on the kitchen table, with windows in them, and {dad} sat in front of them with {dadhis} head in {dadhis} hands. From the door one could see it quite clearly, through the crack. On such evenings the map lay on the floor, and somebody small coloured in the streets that were still white, so that they would be ready.",
    ],
    end: [
      "@street(dad talk) It was the map that did it, in the end. The teacher had hung it up in the classroom, and after a week there were mothers standing in front of it, and then the woman from the town hall. “Who made this?” she asked. “It has the toast in it. We've got a map for visitors with forty car parks.” {Dad} said that it was only from the way to school. “Could you do it for the other schools as well?” she asked.",
      "@street(dad walk) So now {dad} walks, for money. There is not very much of it, but it is there on the first of the month, and the letters with the windows get an answer. In the first week {dadhe} asked in a worried voice, “And who will take you to school?” As if that were a question. It was on the way. Everything is on the way, if you have the right job.",
      "@street(dad walk) There are hardly any white streets left on the map. They keep the last one for a special day. And in a side street near the canal there is a house front where they found a hole, just as wide as a door, and as high. They rang up the man. It fitted.",
    ],
  }),
];
