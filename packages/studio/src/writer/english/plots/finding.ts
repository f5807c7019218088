import type { PlotGroup } from "./plot.ts";

/** Something found that belongs to somebody. */
export const owner: PlotGroup = [
  {
    tell: [
      [
        1,
        "{Hero} picked up {topic} and turned it over. It was worn thin in one place, as though somebody had held it there every day. Somebody was missing it right now. {Hero} {was} quite sure of that.",
        "{Hero} looked around. Nobody was looking for anything. But {topic} had been mended once, with tiny careful stitches, and you only mend what you love.",
        "{Hero} looked at it from all sides. It was worn thin in one place, as though somebody had held it there every day. Somebody was missing it right now.",
      ],
      [
        1,
        "“Just leave it,” said a man who was in a hurry. {Hero} thought about it and shook {his} head. {He} put {topic} under {his} jacket, so that it would stay dry, and began to ask.",
        "%“Just leave it,” said one who was in a hurry. {Hero} thought about it and shook {his} head. Then {he} began to ask.",
      ],
      [
        1,
        "At the first door they did not know anything about {topic}. At the second door a dog barked. At the third door an old lady wanted to keep {it}, because it was so pretty, and {hero} had to hold on with both hands.",
        "{Hero} asked in the first house, and in the second, and in all the houses up to the corner. Some shook their heads, and some wanted to keep it, because it was so pretty.",
      ],
      [
        1,
        "“You're asking who has lost it,” said {ahelper}, who had listened. “Ask who is sad. It's the same person.” {Hero} had not thought of that. “And who is sad?” {he} asked. {Thehelper} scratched one ear. “I did hear somebody crying, by {way}.”",
        "“We keep asking who has lost it,” said {talker}. “Let's ask who is sad. It's the same person.” {Hero} had not thought of that.",
      ],
      [
        2,
        "So {hero} made a drawing of {topic} and wrote FOUND above it in large letters. {He} hung it on every lamp post, and at the last one the string was used up.",
        "%So {hero} went along {way} from one end to the other, and stopped, and listened.",
      ],
      [
        2,
        "It grew dark, and nobody had come. {Hero} put {topic} beside {him} on the step. “I'm sorry,” {he} said to it. “I really tried.” It was silly to talk like that, but there was nobody to hear it.",
        "It grew dark, and nobody had come. “I'm sorry,” {hero} said softly. “I really tried.” It was silly to say it to nobody at all.",
      ],
    ],
    climax: [
      [
        0,
        "Then there were quick small steps. A child came round the corner with a red nose and one of the drawings in its hand. It did not say anything. It only looked at {topic}, and took it, and pressed it so hard against its face that you could not see either of them any more.",
        "Then there were quick small steps. Somebody came round the corner with a red nose and wet eyes, and stood still. “Where did you find it?” It was only a whisper, and {hero} held it out at once.",
      ],
      [
        0,
        "{Hero} {done}, and it had taken one whole day.",
        "“It's the only one I have,” said a voice from behind it. “I know,” said {hero}. “You can tell.”",
      ],
    ],
    close: [
      [
        0,
        "{Hero} went home with empty hands. It was odd how good that felt.",
        "“And what did you get for it?” asked {thehelper} later. {Hero} thought about it. “I got to see it,” {he} said.",
      ],
      [
        1,
        "One of the drawings is still up. The rain has washed away the picture, but you can still read the word: FOUND.",
        "A few days later something lay on {hero's} doorstep, wrapped in a leaf. It was a biscuit in the shape of a heart, with a bite out of it.",
      ],
    ],
  },
];

/** Something strange that is found: an egg, a door, a map, a box. */
export const discovery: PlotGroup = [
  {
    tell: [
      [
        1,
        "{Hero} walked around {topic} three times. {He} poked it with a stick. Nothing happened. Then {he} put one ear against {it}, and something inside went: tick.",
        "At first {hero} did not dare to touch {topic}. {He} sat down in front of {it} with {his} chin on {his} knees and looked, until {his} legs fell asleep.",
        "{Hero} shut {his} eyes and opened them again. It was still there, as real as {his} own nose.",
      ],
      [
        1,
        "{Hero} told them about {it} at supper. “You and your imagination,” they said and passed the potatoes. So {he} did not say any more. But {he} left half of {his} supper on the plate and was outside again before anyone could ask why.",
        "%{Hero} told the others about {it}. “You and your imagination,” they said and went on eating. So {he} did not say any more, and went back alone.",
      ],
      [
        1,
        "“Promise that you won't laugh,” said {hero}. {Mate} promised. They crept up to {it} together. {Mate} did not laugh. {Mate} said a word that you are not supposed to say, and then said it again, more quietly.",
        "There was only one who might know something, and that was {ahelper}. {Thehelper} did not laugh. “I saw one of those when I was small,” said {thehelper}. “It shows itself to somebody once, and then you have to be quick.”",
      ],
      [
        2,
        "From then on {hero} wrote everything down in a notebook. Monday: nothing. Tuesday: a noise, perhaps a mouse. Wednesday: it was warm in the middle of the night. Thursday: it knew that {hero} {was} there. {He} underlined that twice.",
        "%From then on {hero} came every night. The first night there was nothing. The second night there was a noise, perhaps a mouse. The third night it knew that {hero} {was} there.",
      ],
      [
        1,
        "But somebody else had seen the footprints. On Friday there were strangers with lamps, who pointed at everything and spoke very loudly. “That belongs in a museum,” said one. “That belongs in a cage,” said another. {Hero} lay in the grass and held {his} breath.",
      ],
      [
        2,
        "{Hero} waited until they had gone to fetch a rope. There was not much time. {He} ran, and {he} stumbled, and {he} got up again, and then {he} stood before {topic} and did not know what to do. “Please,” {he} whispered. “Tell me what you need.”",
        "{Hero} waited until they had gone to fetch a rope. There was not much time. {He} ran, and stumbled, and got up again. “Please,” {he} whispered. “Tell me what you need.”",
      ],
    ],
    climax: [
      [
        0,
        "There was a crack, as fine as a hair, and light came out of it. Then everything happened at once, very quietly. What came out looked at {hero} for a long moment, and {hero} understood that it was saying thank you. Then it rose above the trees and was gone.",
        "There was a click, and a door stood open that had not been there before. {Hero} did not think. {He} stepped through, saw everything, all of it, in one breath, and stepped back. When the strangers came with the rope, there was only grass.",
      ],
      [
        0,
        "“There was something here,” said the strangers. “Was there?” said {hero}, and looked as innocent as {he} could.",
      ],
    ],
    close: [
      [
        0,
        "{Mate} had seen it, too. Otherwise {hero} would hardly have believed it in the morning.",
        "“Were you quick?” asked {thehelper}. “Just quick enough,” said {hero}.",
      ],
      [
        1,
        "The notebook has only one more line. It says: Saturday. Then there is nothing but a drawing of the sky, and it is rather good.",
        "%And sometimes at night, when {hero} lies on {his} back and looks up, something up there blinks twice. {Hero} always blinks back.",
        "On clear nights {hero} leaves the window open. Once something small and warm lay on the sill in the morning, and it went: tick.",
      ],
    ],
  },
];

/** Looking for somebody. */
export const seekPerson: PlotGroup = [
  {
    tell: [
      [
        1,
        "All that {hero} had was an old photograph with a bent corner. It showed {goal} in front of a blue door, laughing at somebody who was not in the picture. {Hero} put it in {his} shirt pocket, right over {his} heart, and set off.",
        "*All that {hero} had was an old photograph with a bent corner. It showed {goal} in front of a blue door, laughing at somebody who was not in the picture. They took it along and set off.",
        "%All that {hero} had to go by was a smell, faint and warm and a little like home. {He} put {his} nose to the ground and set off to find {goal}.",
      ],
      [
        1,
        "In the first town nobody knew {goal}. In the second town somebody thought so, and then it was somebody else. {Hero} showed the picture so often that the corner came off.",
        "%{Hero} asked everybody on the way about {goal}. Some had seen nothing, and some had seen everything, but on another day.",
      ],
      [
        1,
        "“I know that door,” said {ahelper}, bending over the picture. “There's only one blue like that. My brother mixed it himself, and he used far too much of it.” {Hero} could hardly breathe. “Where is it?” “A long way off,” said {thehelper}. “Follow {way}, and then ask for the sea.”",
        "“Look at the door,” said {talker}, bending over the picture. “I've never seen a blue like that. Let's not ask for {goal}. Let's ask for the door.”",
        "%“I know who you mean,” said {ahelper}. “Somebody came through here, before the rain, and was just as tired as you. Follow {way}, and don't turn off.”",
      ],
      [
        2,
        "{Hero} walked along {way} until {his} shoes had holes. {He} slept in barns, and once in a boat. Before going to sleep {he} told {goal} what had happened that day, as if {he} were writing a letter.",
        "%{Hero} walked along {way} until {his} feet were sore. Before going to sleep {he} told {goal} what had happened that day, as if there were somebody to hear it.",
      ],
      [
        2,
        "One evening a gust of wind took the picture away. {Hero} ran after it through a wet field and into a ditch, and when {he} had it at last, the face had been washed out by the water. Only the door could still be seen.",
        "%One evening it rained so hard that every trace was gone. {Hero} sat under a bush and shivered, and did not know which way to go.",
      ],
      [
        1,
        "And then there it was. It was smaller than in the picture, and the blue had faded. {Hero} stood before it with one hand raised. What if nobody opened? What if somebody opened, and did not know {whom} any more?",
        "%And then the smell was there again, quite strong, from behind a fence with a gap in it. {Hero} stood still. What if {he} {was} not remembered any more?",
      ],
    ],
    climax: [
      [
        0,
        "{Hero} knocked. There were slow steps, and then the door opened, and there stood {loved}. Nobody said anything. {Loved} only opened both arms, and {hero} did not have to explain who {he} {was}.",
        "%{Hero} squeezed through the gap. There was a cry, and then there were two arms, and a warm face. {He} had found {goal}, or {goal} had found {whom}, and it made no difference at all.",
        "{Hero} knocked. There were slow steps, and then the door opened, and somebody stood there who had the same eyes. “So you found me,” said the voice from the picture.",
      ],
      [0, "{Hero} {done}, after all that time and all that way.", "The search for {goal} was over."],
    ],
    close: [
      [
        0,
        "{They} sat in the kitchen until the lamp went out, and still {they} had only got as far as breakfast on the first day.",
        "That night {hero} did not tell {his} day to the dark. There was somebody to tell it to.",
      ],
      [
        1,
        "There is a new photograph now. It shows the same blue door, and this time everybody is in the picture.",
        "Whenever {hero} {is} asked how you find somebody, {he} says that you only have to keep going one day longer than you can.",
      ],
    ],
  },
];

/** Looking for a pet or another creature that has run away or is lost. */
export const seekBeing: PlotGroup = [
  {
    tell: [
      [
        1,
        "{Hero} looked under the bed, behind the curtain and in the laundry basket. {He} called until {his} voice was rough. Everywhere there were little signs of {goal}: a hair on the cushion, the empty bowl, the dent in the blanket.",
        "The door stood open, just a hand's breadth. {Hero} looked at it and understood. {Goal} was gone, and outside it was getting dark.",
      ],
      [
        1,
        "{Hero} shook the tin with the treats and walked up and down the street with it. Windows opened. “Have you seen {goal}?” {he} called up. A boy had seen something, but it was a plastic bag.",
      ],
      [
        1,
        "“Don't run,” said {ahelper}, who came out in slippers and a coat. “If you run, everybody hides. Where would you go if you were that small, and it was that loud?” {Hero} stopped and thought. “Down,” {he} said. “I would go down, where it's warm.”",
        "“Don't run,” said {talker}. “If you run, everybody hides. Where would you go if you were that small?” {Hero} stopped and thought. “Down,” {he} said. “Where it's warm.”",
      ],
      [
        2,
        "So they looked low instead of high: under cars, behind flowerpots, in the gap below the stairs. {Hero} lay on {his} stomach so often that {his} jumper turned grey. Each time there were two eyes, and each time it was somebody else's cat.",
      ],
      [
        1,
        "By midnight the battery was empty. {Hero} sat down on the kerb. {He} thought of all the things {he} ought to have done: shut the door, looked up sooner, come home earlier. {He} put {his} head on {his} knees.",
      ],
    ],
    climax: [
      [
        0,
        "Then {he} heard it. It was so soft that {he} only noticed it because {he} had stopped calling. It came from the cellar window, from right behind the boiler. {Hero} crept in on {his} elbows, held out one hand and waited. Something damp and cold touched {his} fingers.",
      ],
      [
        0,
        "{Hero} {done}, and carried it home inside {his} jacket, where two hearts were beating now.",
        "There was {goal}, dusty and hungry and quite unhurt.",
      ],
    ],
    close: [
      [
        0,
        "They ate together on the kitchen floor, at one in the morning, the treats and the rest of the sausage. Nobody said that it was late.",
      ],
      [
        1,
        "The dent in the blanket was filled again that night. {Hero} lay awake a little longer, only to listen to the breathing.",
        "Before going to sleep {hero} got up once more and shut the door. Then {he} checked it again.",
      ],
    ],
  },
];

/** Looking for a thing. */
export const seekThing: PlotGroup = [
  {
    needsCrisis: true,
    tell: [
      [
        1,
        "{Hero} looked in all the usual places first. Then {he} looked in all the unusual ones: the teapot, the left boot, the nest above the door. There were many things that {he} had missed for years, but not {goal}.",
        "“When did I have it last?” {hero} asked {himself}. {He} closed {his} eyes and walked through the whole day backwards, from supper to breakfast. Somewhere before lunch it got foggy.",
      ],
      [
        1,
        "“Have you seen {goal}?” {hero} asked everybody {he} met. Some had seen it last year. One had seen something very like it, but green. And one only said that lost things like to be left alone.",
      ],
      [
        1,
        "“Let me guess,” said {ahelper}. “You're looking for it where the light is good. Everybody does. But it's hardly ever there.” {Thehelper} held out a lamp. “Try the dark corners. I'll come with you, if you don't like them.”",
        "“We're only looking where the light is good,” said {talker}. “Let's try the dark corners.” {Hero} did not like dark corners. But there were two of them now.",
      ],
      [
        2,
        "So they looked by {way}, where it was dusty, and behind it, where it was worse. {Hero} found a spoon, a spider and a letter for somebody who had moved away. {He} put the spider back.",
      ],
      [
        2,
        "Once there was a gleam between two stones. {Hero} dug with both hands until {his} nails were black. It was the lid of a jam jar. {He} laughed, but not for long.",
        "Once there was a gleam between two stones. {Hero} dug until {he} {was} black up to the elbows. It was the lid of a jam jar.",
      ],
      [
        1,
        "At last {hero} sat down in the grass, too tired to look any further. “Then it's gone,” {he} said. It hurt to say it. It had grown dark, and {he} leaned back against the old wall.",
      ],
    ],
    climax: [
      [
        0,
        "Then something behind {him} went: clink. {Hero} turned round very slowly. One stone in the wall was loose. Behind it there was a hollow, lined with moss, and in the hollow, as if somebody had put it there to keep it safe, lay {sought}.",
        "Then something behind {him} went: clink. {Hero} turned round very slowly. One stone in the wall was loose, and behind it there was a hollow. {He} reached in as far as {he} could, and laughed out loud.",
      ],
      [0, "{Hero} {done}, in the very last place.", "And so {goal} was found, in the very last place."],
    ],
    close: [
      [
        0,
        "“In the dark?” asked {thehelper}. “In the dark,” said {hero}.",
        "{Hero} went home with {sought} and did not stop once until {he} {was} there.",
        "{Hero} carried it home and did not put it down until {he} {was} there.",
      ],
      [
        1,
        "The hollow in the wall is not empty. {Hero} put the lid of the jam jar in it, nicely polished, for the next one who looks.",
        "It has its own place now. Every evening {hero} looks once to see whether it is still there.",
      ],
    ],
  },
];

/** Who did it: footprints, missing cheese, strange noises. */
export const mystery: PlotGroup = [
  {
    tell: [
      [
        1,
        "{Hero} wrote three words on a piece of paper: who, how, why. Under each of them {he} left a lot of room. Then {he} looked for clues.",
        "“Nobody touch anything,” said {hero} in a deep voice. Nobody had wanted to touch anything. But it sounded right.",
      ],
      [
        1,
        "There were crumbs on the floor, and they led to the window. There was a print in the dust, too, no bigger than a thumb. {Hero} measured it with a piece of string. “Aha,” {he} said, although {he} did not know yet what it meant.",
      ],
      [
        1,
        "{Hero} questioned everybody. One had been asleep. One had been in the bath, and had wet hair to prove it. “And where were you?” {hero} asked {ahelper}. “I was watching you,” said {thehelper}, “and you have walked over the best clue twice.”",
        "{Hero} questioned everybody. One had been asleep. One had been in the bath, and had wet hair to prove it. “You've walked over the best clue twice,” said {talker}.",
      ],
      [
        2,
        "It was a single hair, short and white. {Hero} held it up to the light. Nobody in the whole house had hair like that. {He} went down the list once more and crossed out one name after the other, until there was no name left.",
      ],
      [
        1,
        "So there was only one thing to do. {Hero} sprinkled flour on the floor, put out the lamp and hid behind the door. The clock struck eleven, and then twelve. {His} eyes were just falling shut when something scratched.",
      ],
    ],
    climax: [
      [
        0,
        "{Hero} switched on the light. On the table, white with flour from nose to tail, sat somebody very small, with full cheeks. Behind it, in a row, sat six who were even smaller. They all looked at {hero}, and none of them had finished chewing.",
      ],
      [
        0,
        "{Hero} {done}. {He} looked at the paper, at the word why, and then at the six small ones. That was answer enough.",
        "{Hero} looked at the paper, at the word why, and then at the six small ones. That was answer enough.",
      ],
    ],
    close: [
      [
        0,
        "“Well?” asked {thehelper} in the morning. “The case is closed,” said {hero}. “But from now on we need one plate more. A small one.”",
      ],
      [
        1,
        "{Hero} put the paper away in a box, with the string and the white hair. On the lid {he} wrote: solved. Every night since then somebody has been scratching politely at the door.",
      ],
    ],
  },
];

/** Keeping somebody or something hidden. */
export const secret: PlotGroup = [
  {
    tell: [
      [
        1,
        "A secret needs a good place. {Hero} looked at every corner before {he} {was} satisfied. “You must be very quiet,” {he} whispered, closed the door and leaned against it. {His} heart was so loud that it could surely be heard outside.",
      ],
      [
        1,
        "The first day went well. On the second day {hero} had to explain why {he} {was} carrying three blankets and half a loaf of bread. On the third day there was a noise in the middle of supper, and {hero} coughed as loudly as {he} could. “You should see a doctor,” they said.",
        "%The first day went well. On the second day everybody wondered why {hero} {was} carrying so much food. On the third day there was a noise, and {hero} coughed as loudly as {he} could.",
      ],
      [
        1,
        "{Talker} was the first to find out. {Hero} had three excuses ready. But {talker} was already on the floor, quite enchanted. “You can't do that alone,” said {talker}. From then on there were two who coughed.",
        "{Ahelper} was the first to find out. {Hero} had three excuses ready, but {thehelper} did not want to hear any of them. “You can't do that alone,” was all that {thehelper} said. From then on there were two who coughed.",
      ],
      [
        2,
        "In the evenings {hero} sat with {topic}, and it was the best hour of the day. {He} told everything that had happened, and got an answer, too, if you knew how to listen for it. “Nobody will take you away,” {he} said. {He} very much hoped that it was true.",
        "In the evenings {hero} sat there in the dark, and it was the best hour of the day. “Nobody will take you away,” {he} said. {He} very much hoped that it was true.",
      ],
      [
        1,
        "But on Friday everything went wrong at once. Somebody had left the door open, only a crack. Steps came nearer. {Hero} ran faster than ever before, and still {he} came too late. The door stood wide open, and in it, with folded arms, stood {foe}.",
        "But on Friday everything went wrong at once. Somebody had left the door open, only a crack. Steps came nearer. {Hero} ran faster than ever before, and still {he} came too late. The door stood wide open, and everybody was looking in.",
      ],
      [
        2,
        "“{I} can explain it,” said {hero}, and then {he} could not. So {he} simply told the truth, from the first day to the last, and why {he} had not been able to do anything else. Nobody interrupted. That made it worse.",
      ],
    ],
    climax: [
      [
        0,
        "“You might have asked,” said {foe} in the end. “Would you have said yes?” asked {hero}. “No,” said {foe}, and bent down to look more closely. “But now I would.”",
        "“You might have asked,” somebody said in the end. “Would you have said yes?” asked {hero}. There was a long pause, and then a small laugh, and then a great deal of laughter. “No,” they said. “But now we would.”",
      ],
      [
        0,
        "So {topic} was allowed to stay, and nobody had to cough any more.",
        "After that nothing had to be hidden any more, and nobody had to cough.",
      ],
    ],
    close: [
      [
        0,
        "The door is never locked now, and there is even a sign on it, painted by {hero} {himself}: Please knock.",
        "That evening they all sat there together, much closer than there was room for.",
      ],
      [
        1,
        "Only the cough has stayed. When somebody has something on their mind, somebody coughs, and {hero} {has} to laugh.",
      ],
    ],
  },
];
