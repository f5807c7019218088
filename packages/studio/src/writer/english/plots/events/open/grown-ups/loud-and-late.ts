import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, unless } from "../open-scene.ts";

/** Old people who are loud, nights without sleep, a last catch, a farewell to an animal, a ring, and a love story. */
export const loudAndLate: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      "(?:(?:start(?:s|ed)?|found(?:s|ed)?|form(?:s|ed)?|set up|sets up|put together|puts together|join(?:s|ed)?|open(?:s|ed)?|began|begin|formed|want(?:s|ed)? to (?:start|found|form)|decide[sd]? to (?:start|found|form)) (?:up )?(?:an?|their|the) (?:[a-z'’-]+ ){0,3}?(?:band|choir|orchestra|rock group|dance group|dance crew|theatre group|football team|rap group|circus))\\b[^.]*",
    ),
    idea: /^(?=.*\b(?:pensioners?|retired|retirement|old|elderly|seniors?|grand(?:mothers|fathers|mas|pas|parents)|grannies|widows|nursing home|care home|over (?:sixty|seventy|eighty)|[678]0-year-olds?)\b)(?=.*?\b(?<group>band|choir|orchestra|group|crew|team|circus)\b)(?!.*\b(?:young|boy|girl|kids|children|robot|ghost\w*|murder\w*|dog|cat|animals|rob\w*)\b)/i,
    after: [
      [
        0,
        "=It was decided over a plate of stewed plums. Somebody said that it was all much too quiet here, and somebody else said: “What?” It was said again, and it was louder. After that it was only a question of who does what. There were five for the front and none for the back. The {group} was founded before the coffee came.",
      ],
      [
        1,
        "=The first practice lasted for eleven minutes. One began too early, one began too late, and one only came for the biscuits. Two of them could not hear it, and they enjoyed it most. “That was good,” said one of those two. “That was the fire alarm,” said the other one.",
      ],
      [
        0.74,
        "=There were people who wanted to help. There was a daughter with a leaflet about blood pressure, and a manager with a friendly voice and a key. “Wouldn't you rather have the recorder group?” he asked. “We're very proud of our recorder group.” They thought about it. Then they looked for a place where there was no manager, and found the laundry.",
      ],
      [
        0.72,
        "=In the laundry it went better, because of the machines. At twelve hundred turns they have a beat to them that nobody can get out of. Whoever lost the place needed only to look at the towels. By and by there was something that the {group} could do right through to the end. It was fast. It was so fast that they had to sit down afterwards, and then they asked for it once more.",
      ],
      [
        0.4,
        "=Then came the evening on which they were to be heard. They stood there in what they had been young in, as far as it would shut. The hall was full of people who had brought cushions, and who had put on the face that one puts on for old people who are doing something. It was very quiet. It was much too quiet. There was no washing machine. Nobody in the {group} knew any longer where it began.",
      ],
    ],
    end: [
      [
        0,
        "=In the very back row somebody hit a walking stick on the floor. It was one of those who only ever came for the biscuits. Bang, and bang, and bang: twelve hundred turns. A second stick joined in, and then the cups did. And there it was again, the beginning, and they fell upon it all together. Those with the cushions dropped them. The face was gone. “Louder!” somebody called. It was the daughter.",
      ],
      [
        0.6,
        "=They had only practised that one thing, and so they did it four times. After the third time the manager was seen standing on a chair. The blood pressure was taken the next morning, by order, in the whole house. It was better than it had been for years, and nobody knew where one ought to write that down.",
      ],
      [
        0.5,
        "=There is a poster of the {group} hanging in the laundry, with dates on it. If one stands there of an evening, one hears the machines, and above them somebody who says: “What?” Then it is said again, and louder.",
      ],
    ],
  },
  {
    by: "any",
    words: inSentence(
      "(?:snor(?:es?|ed|ing)|(?:could|can) not (?:fall a)?sleep|[ck]ame? no sleep|kept [^.]*? awake)\\b[^.]*",
    ),
    idea: /^(?=.*\bsnor\w+)(?=.*\b(?:husband|wife|couple|married|marriage|boyfriend|girlfriend|partner|fianc[eé]e?)\b)(?!.*\b(?:dragon|giant|bear|ghost|murder\w*|died|late (?:husband|wife))\b)/i,
    after: [
      [
        0,
        "=It had not been there at the wedding. It came later, like the in-laws. First it was a purr, then it was a cart on gravel, and by now there were nights on which a whole sawmill was at work, with a small whistle at the end for the break. On the other side of the bed there lay somebody who knew every beam by name.",
      ],
      [
        1,
        "=There are ways of dealing with it. One can push. That helps for four breaths. One can whisper “darling”, and one can say it, and there is a third way as well, which can be heard next door. “I wasn't even asleep,” came out of the pillow each time, deeply hurt, and then the saw was started again.",
      ],
      [
        0.8,
        "=They tried everything out of the magazine. They tried a tennis ball, sewn into the back of the pyjamas. It rolled out and the neighbour's dog had it. They tried tea, and a plaster on the nose, and a pillow in the shape of a swan. In the morning the swan was lying on the floor with a broken neck, and one of the two looked much the same.",
      ],
      [
        0.74,
        "=In the end it was decided, quite calmly and with love: two rooms. The bed linen was carried across. “It's only for the nights,” they said. “We'll see each other at breakfast.” They said good night to each other on the landing, like two people in a hotel, and each of them shut a door.",
      ],
      [
        0.4,
        "=It was wonderful. One could hear one's own ears. One could have slept like a stone. It struck one, and it struck two. There was such a quiet in that room as there is in a sawmill when something has happened. At three there was still nothing. What if something had happened? Two bare feet went across the landing, very softly, and stopped at the other door, and listened.",
      ],
    ],
    end: [
      [
        0,
        "=It was quiet in there, too. Then a board creaked, just on the other side of the door. “Are you asleep?” it was whispered. “No. You?” “No.” “What's the matter?” There was a pause. “I can't sleep,” came the answer, rather small. “There's nobody pushing me.” The door was opened. They looked at each other, with their hair on end, and it began somewhere in the stomach, and then they had to hold on to the door frame for laughing.",
      ],
      [
        0.6,
        "=The bed linen was carried back in the middle of the night. It took the one of them four breaths to fall asleep, and then the saw began, beam after beam. The other one lay there and counted. It is a strange thing about noise. If one knows that somebody is in there and making it, it is nearly as good as a lullaby. At the whistle both of them were gone.",
      ],
      [
        0.5,
        "=They have been asked for the secret of a long marriage. “Two rooms,” they say, as if with one mouth. In the second one stands an ironing board, and on it, with a bandage round its neck, sits the swan.",
      ],
    ],
    of: "adults",
  },
  ...openScene({
    by: "hero",
    words: inSentence(
      `${unless("robot|ghost\\w*|monster|whale|shark|dragon|mermaid|treasure")}(?:go(?:es)?|went|sail(?:s|ed)|row(?:s|ed)|set out|sets out|head(?:s|ed)|want(?:s|ed)|take[sn]?|took|takes|decide[sd]?|tr(?:y|ies|ied)|hope[sd]?|prepare[sd]?)\\b[^.]*?\\b(?:one|a|his|her|the) (?:very )?(?:last|final) (?:big |great |good )?(?:catch|time|trip|voyage|fishing trip|fish)\\b[^.]*`,
    ),
    idea: /^(?=.*\b(?:fisherman|fisherwoman|fisher|fishing|angler|skipper|catch|fish)\b)(?=.*\b(?:fisherman|fisherwoman|fisher|fishing|angler|skipper|boat|net|nets)\b)(?!.*\b(?:robot|ghost\w*|monster|mermaid|treasure|dragon|magic\w*|wish\w*|talk\w*)\b)/i,
    after: [
      [
        0,
        "=“What do you want out there?” they asked at the harbour. “There's nothing in it any more.” “Then nobody else will be in my way,” said {hero}. {He} put in the net, which had more knots than holes, a loaf, and the good knife. The boat knew where to go. It had been that way more often than {he} could count.",
      ],
      [
        1,
        "=The first time the net was thrown, there was a boot in it. {Hero} looked whether it was the right size. It was the wrong foot. The second time there was nothing at all, only the water, which ran out of it in no hurry. “All right,” {he} said to it. “You've got time, and so have I.”",
        "=The first time the net was thrown, there was a boot in it. “It's your size,” said {mate}. “It's the wrong foot,” said {hero}. The second time there was nothing at all, only the water, which ran out of it in no hurry. “All right,” {hero} said to it. “You've got time, and so have we.”",
      ],
      [
        0.74,
        "=They knew each other, the water and {hero}. It had taken a finger, two boats, and a good many friends. It had paid for the house, the shoes, and somebody's wedding. {He} had never said thank you to it, and it had never said sorry. At noon {he} cut the loaf in two and threw one half over the side. It seemed the right thing to do.",
      ],
      [
        0.4,
        "=And then the line went down, with such a jerk that the boat turned round. It was not a fish, it was a weight with a will. It pulled {hero} past the rocks, past the buoy, and out to where the land is only a stroke. {His} hands remembered it all. They gave, and took, and gave. It went on until the sun was low. Then it came up, as long as the boat, and grey, and with a notch in its back fin that {he} knew.",
      ],
    ],
    end: [
      [
        0,
        "={Hero} had put that notch there {himself}, at a time when {his} hair was black. It had got away that day. They looked at each other. The one was breathing hard, and so was the other one. Everybody at the harbour would have had to stop laughing. {He} took the good knife. It was quite easy, it was only one cut. The line sprang up, and the great thing stood there for a moment longer, as if it could not believe it, and then it was gone.",
      ],
      [
        0.6,
        "=“Well?” they called at the harbour. “What have you got?” They looked into the net, and there was a boot in it. “That's all?” “No,” said {hero}, and tied up the boat, and did it twice, as one ties up something that is going to lie there for some time. {He} held {his} hands apart, as far as they would go. It was not far enough. “I've seen somebody I know,” {he} said.",
      ],
      [
        0.5,
        "=The net hangs on the wall now, and beans climb up it. {Hero} sits below it in the evenings. {He} has half a loaf along. And on some days, when it is very still, there is a ring out there on the water, a big one, and {he} lifts {his} cap.",
      ],
    ],
    of: "adults",
  }),
  {
    by: "hero",
    words: inSentence(
      `(?:(?:had|has|have|was forced|is forced) to (?:sell|say (?:goodbye|farewell)|part (?:with|from)|give (?:up|away)|leave)|sold|sells|says? (?:goodbye|farewell)|said (?:goodbye|farewell)|gave (?:up|away)|part(?:s|ed) (?:with|from))\\b[^.]*?\\b(?:his|her|their|the|an?) (?:old |last |beloved |faithful )*(?<pet>horse|donkey|cow|cows|mule|pony|sheep|goat|goats|dog|hens|mare|ox|oxen)\\b[^.]*`,
    ),
    idea: /^(?=.*\b(?:farmer|farm|old|widow(?:er)?|shepherd|man|woman|coachman|milkman|carter|couple)\b)(?!.*\b(?:boy|girl|magic\w*|talk\w*|beans?|fair|race|circus|war|soldier|cowboy|stole\w*|murder\w*|king|thief)\b)/i,
    after: [
      [
        0,
        "=It had been added up at the kitchen table, three times, and it always came out the same. There was a man with clean boots, and a paper to be signed. “Everything that is there goes with it,” he said. {Hero} looked out of the window. “Everything?” {he} asked. Out there stood the {pet}, in the last of the sun, and did not know anything about paper.",
      ],
      [
        0.74,
        "={Hero} meant to do it quickly. {He} went across in the evening with a carrot and a sentence. The carrot went well. The sentence got stuck. “Well, you see,” said {hero}. That was as far as it got. A warm breath went over {his} hand, to see if there was anything else in it. So {he} brushed instead, from front to back, and when {he} was done {he} began at the front again.",
      ],
      [
        1,
        "=On the second evening {he} tried it with the truth. {He} told it all: the price of milk, the roof, and {his} back, which no longer bent in both directions. It took a long time. There was chewing while {he} talked, and that was a help. “It'll be a good place,” {he} said in the end. {He} had no idea if it was. {He} had only said it so that somebody should have said it.",
      ],
      [
        0.4,
        "=Then it was the last morning. {Hero} walked once round everything that had been {his}, and shut every gate, though there was nothing left to run away. The van stood in the yard with an open flap. And the {pet} did not go in. There was pulling, there was pushing, and there was shouting from the man with the boots. Four legs stood there like four posts. All that time they had gone wherever {hero} went, and {hero} was standing outside.",
      ],
    ],
    end: [
      [
        0,
        "=So {he} went up the ramp, {himself}, first. What else was there to do? {He} heard the steps behind {him}, and the flap. “You can't stay in there,” said the man with the boots. “No,” came out of the dark, after a while. “But I'm not getting out, either.” There was a silence. Then a woman climbed down from the cab, in rubber boots that were not clean at all. “How far can you walk in the mornings?” she asked. “We're only over the hill. And we haven't got anybody who knows about this.”",
      ],
      [
        0.6,
        "=It is forty minutes over the hill, and thirty-five back. {Hero} has been seen on that way in all weathers, with something orange sticking out of {his} pocket. They have given {him} a hook for {his} coat over there. {He} shows the young ones how it is done: slowly, and from the front to the back. The {pet} sees to it that they do it right.",
      ],
      [
        0.5,
        "=The sentence was said after all, much later, and it was quite short. It was said on an evening at the gate, with one hand on a warm neck. “See you tomorrow,” said {hero}.",
      ],
    ],
    of: "adults",
  },
  {
    by: "any",
    words: inSentence(
      "(?:(?:wedding |engagement )?rings? (?:[a-z]+ )?(?:went|goes|go|was|is|were|are|had gone|got|disappear(?:s|ed)|vanish(?:es|ed))(?: suddenly)? ?(?:missing|gone|lost|stolen|nowhere)?|(?:los(?:es?|t)|forg[eo]ts?|misplace[sd]?|drop(?:s|ped)|swallow(?:s|ed)) (?:the|their|his|her|both)? ?(?:wedding |engagement )?rings?)\\b[^.]*|(?:was|is) the only one who (?:knew|knows) where\\b[^.]*",
    ),
    idea: /^(?=.*\brings?\b)(?=.*\b(?:wedding(?! rings?\b)|bride|groom|married|marry|engaged|propose\w*|proposal|best man)\b)(?=(?:.*?\b(?<pet>dog|cat|parrot|goat|magpie|donkey|puppy)\b)?)(?!.*\b(?:magic\w*|dragon|wizard|hobbit|detective|murder\w*|curse\w*|ghost|prince\w*|widow\w*|died)\b)/i,
    after: [
      [
        0,
        "=“When did you last see it?” It is a question that does not help anybody, and it was asked by forty people. It had been in the box. The box was in the pocket. The pocket was in the suit, and inside the suit somebody had turned as white as the tablecloths. In twenty minutes the bells would ring.",
      ],
      [
        0.74,
        "=They went about it with a plan. The aunts took the flower beds, on their knees and in lilac. The uncles took the buffet, because one never knows. The cake was looked at from below. Somebody tipped out all the handbags of the first row, and after that there were things known in the family that had not been known before. There was no ring.",
      ],
      [
        0.72,
        "=Nobody paid attention to the one who could have told them something((: the {pet})). It had been under the table since breakfast, and it had seen it all: how something small and bright jumped out of a pocket, rolled, and went on rolling. It had tried to say so. It pulled at trousers and at a veil. “Not now!” it was told. It was shut up in the kitchen, with a ribbon round its neck.",
      ],
      [
        1,
        "=“We could take a curtain ring,” said the best man. They tried it. It was big enough for a wrist. “We could put it off,” somebody said very quietly. Those two whose day it was stood in the corridor, each on one side of a door, because it brings bad luck to see each other. “Are you there?” “I'm here.” “I've lost it.” “I know. Are you crying?” “No.” “Nor am I,” was the answer, just as wet.",
      ],
      [
        0.4,
        "=Then the bells began. There was no stopping it, and so all of them went in and sat down, with earth on their knees. The organ played. It got to the place where it is asked for. There was a hand that was held out, and a hand that had nothing to put on it. One could have heard a pin drop. What one heard was a door, and after it something on the stone floor, in a great hurry, that slipped in the bend.",
      ],
    ],
    end: [
      [
        0,
        "=It came right up the middle((, and it was the {pet})), with the ribbon under one ear and half the kitchen behind it. In front of those two it sat down, as one does when one has got something to say. It was looked at. “Not now,” whispered an aunt. But one of the two had already knelt down, white dress or black suit, and held out a flat hand. “Well?” Something dropped into it. It was wet, and it shone.",
      ],
      [
        0.6,
        "=It was wiped on a sleeve, and it fitted. In the picture that was taken just then nobody is looking at the couple. It was explained afterwards where it had been: in a crack beneath the table, so deep that only a very narrow nose, or something like it, could get there. At dinner there was a chair more. The speech to it was the longest of all, and it was listened to with a full mouth.",
      ],
      [
        0.5,
        "=The ring has got a small dent in it, about as big as a tooth. It could be got out, the jeweller says. But nobody would hear of that. It is shown to people before anything else is, and then they have to hear what the day was like.",
      ],
    ],
  },
  {
    by: "any",
    words: inSentence(
      "(?<=^)(?:This is the story of (?:an?|the) (?:[a-z-]+ ){0,2}?(?:love story|romance|love affair)\\b(?! (?:between|about|of|with))|Two people fell in love (?:by|in|on|at|during|under|near)\\b)[^.]*",
    ),
    after: [
      [
        0,
        "=It began with a chair. There was only one left, in the sun, and two people had seen it at the same time. “Please,” said the one. “No, please, you,” said the other one. They were both so polite that in the meantime a cat lay down on it. So they stood there, on the left and on the right of a cat, and had nothing to do but look at each other.",
      ],
      [
        1,
        "=The next day both of them were there again, quite by chance, and each had brought a folding stool. One really cannot sit down next to somebody with a folding stool and say nothing. They talked about the cat. It belonged to nobody, it turned out, and it had eleven names. They added one. They could not agree on it for three days.",
      ],
      [
        0.8,
        "=People noticed. Where everybody knows everybody, one can see it from behind. “Out for a walk again?” they said to the one. “You've combed your hair,” they said to the other one. Bread was sold to those two with a wink. They thought that it was a habit of the place.",
      ],
      [
        0.72,
        "=It was never said. It was always just about to be said, and then a bell rang, or somebody came by with a ladder. And so there came a day on which one of them had to leave. It had been clear from the beginning, there was a ticket. “Well, then,” said the one. “Yes, well,” said the other one. They shook hands. It was by far the stupidest thing that either of them had ever done.",
      ],
      [
        0.4,
        "=In the evening the chair stood there in the last of the sun, and it was free. One of the two sat down on it for the first time. It was a good chair. It was only much too wide. The cat came, and looked to the left, and looked to the right, where the other stool had always been. Then it did something that it had never done before. It began to cry, as a cat cries at a shut door.",
      ],
    ],
    end: [
      [
        0,
        "=“I can hear that as far as the corner,” somebody said. There stood the other one, with the luggage, quite out of breath. “I got on. I really did get on, and I sat there, and then I thought: we never settled what it's called.” It was very quiet. “Stay,” came from the chair. “Is that the name?” “No. That's what I've been going to say the whole time.” The cat lay down on the luggage.",
      ],
      [
        0.6,
        "=The ticket was used to put under the short leg of a table. There was a wedding, of course there was, and it was held out of doors. There were two folding stools at the head of the table, and bread with a wink. The whole place claimed afterwards to have known it first, and perhaps that is even true.",
      ],
      [
        0.5,
        "=The chair is still standing there in the sun. Two people of a certain age come along every day and look at it. “Please,” says the one. “No, please, you,” says the other one. And then they wait, on the left and on the right, until the cat has made up its mind.",
      ],
    ],
  },
];
