import type { ClauseScene } from "../clause-scene.ts";
import { event } from "./event.ts";

const OLD =
  "(?:(?:\\d\\d|eighty|seventy|ninety|sixty|[a-z]+ty)(?:-[a-z]+)?[- ]years?[- ]old|old|elderly|retired|aged?|pensioners?|widow(?:er)?|grandma|grandpa|grandmother|grandfather|granny|nana|great-\\w+|age of \\d\\d|\\d\\d,)";
const ELDER = new RegExp(`\\b${OLD}(?:\\b|(?=,))`, "i");

/** Old people who start something, stop something or go somewhere once more. */
export const lateInLife: readonly ClauseScene[] = [
  {
    by: "any",
    words: event(
      "(?:learn(?:ed|s)?|wanted|decided|started|began|took lessons|signed up|joined)(?: to learn)?(?: how)? to (?<skill>swim|dive|float)\\b[^.]*|took swimming lessons[^.]*",
    ),
    idea: ELDER,
    after: [
      [
        1,
        "In all those years {hero} had never been in further than the knees. {He} stood at the edge now, in a bathing cap with rubber flowers on it that had belonged to an aunt, and held on to the rail. The water was very blue. It looked as though it had no floor.",
        "In all those years {hero} had never been in further than the knees. {He} stood at the edge now, and held on to the rail. The water was very blue. It looked as though it had no floor.",
      ],
      [
        1,
        "The course was for beginners. The other beginners were six years old and had wings on their arms. “Are you somebody's grandma?” asked a girl with a gap in her teeth. “Not today,” said {hero}.",
        "The course was for beginners. The other beginners were six years old and had wings on their arms. “Are you the teacher?” asked a girl with a gap in her teeth. “No,” said {hero}. “I'm in your group.”",
      ],
      [
        1,
        "First they had to blow bubbles. {Hero} {was} good at that. Then they had to let go. {He} let go with the left hand, and then with the right one, and then at once with neither. “You've got to lie down on it,” said the girl, “like on a sofa. It holds you. It holds me, too.”",
      ],
      [
        3,
        "{He} swallowed half the pool on Tuesday and the other half on Thursday. At night {he} lay on the kitchen stool, on {his} stomach, and practised the legs, and the cat left the room.",
      ],
    ],
    end: [
      [
        0,
        "In the fifth week {he} lay down on it like on a sofa. It gave a bit. Then it held. {Hero} looked up at the ceiling, where the light ran in circles, and noticed only after quite some time that nobody was holding {him} any more. Six children stood at the edge and screamed. It took eleven strokes to the other side, and a small eternity.",
      ],
      [
        1,
        "They all got the badge on the same day, a seahorse, sewn on. {Hero} wears it on the good coat. And in July {he} went to the sea, walked in up to the knees as always, stopped for a moment, and then went on.",
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
      "(?:learn(?:ed|s|t)?|wanted|decided|started|began|took|went back)(?: to learn)?(?: how)? to (?<skill>read|write|read and write|go to school|finish school|study|get (?:his|her) diploma|ride a (?:bike|bicycle|motorbike)|drive(?: a car)?|skateboard|surf|ski|play (?:the |a )?[a-z]+|speak [A-Za-z]+|dance|tango|cook|box|paint|rap|sing|juggle|knit)\\b[^.]*|(?:learn(?:ed|s|t)?) (?<lang>English|French|Spanish|Italian|Chinese|Japanese|German|Arabic|judo|karate|tango|chess|yoga|ballet|the tango|the drums|the guitar|the piano|the violin)\\b[^.]*",
    ),
    idea: ELDER,
    after: [
      [
        1,
        "“What for, at this age?” asked the neighbour. {Hero} had thought about that, too. “For the next twenty years,” {he} said, and put down {his} name on the list, in the very last line.",
      ],
      [
        1,
        "They were all younger, the teacher most of all. In the first lesson {hero} did everything the wrong way round, and once so thoroughly that the lesson had to be interrupted. Somebody giggled at the back. {He} giggled along, because it really had been funny.",
      ],
      [
        2,
        "{He} practised in the morning, when nobody was looking, and in the evening, when {he} could no longer see straight {himself}. The window cleaner found out. “Once more,” he said, hanging outside on his rope. “The middle bit was better yesterday.”",
      ],
      [
        3,
        "There was an evening when {he} put it all into a box and the box on the wardrobe. In the night {he} got up and fetched the chair.",
      ],
    ],
    end: [
      [
        0,
        "And then it went. It went one morning between two sips of coffee, as a door opens against which one has been leaning all the time. {Hero} did it again to make sure. {He} did it seven times. Then {he} threw open the window and called it down into the street, and the window cleaner nearly let go of his rope.",
      ],
      [
        1,
        "At the end of the course there was a certificate for each of them, and a special one for {hero}: for asking the most questions. It hangs in the kitchen over the table. Underneath lies a new list, with {his} name on it, quite at the top this time.",
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
      "(?:old|retired|elderly|pensioners?|grandmothers?|grandmas?|grandfathers?|grandpas?|widows?|residents|ladies|women|seniors)\\b[^.]*(?:decided? to rob|planned? (?:to rob|a (?:bank )?(?:robbery|heist))|plans? (?:to rob|a (?:bank )?(?:robbery|heist))|robbed|wanted to rob|tried to rob|broke into|wanted to break into|held up|robs?) (?<object>(?:the|an?|their) (?:[a-z]+ )?[a-z]+)[^.]*",
    ),
    after: [
      [
        1,
        "The plan was drawn on the back of a calendar. There was a lookout, who could not see well, a getaway driver, who was not allowed to drive any more, and a brain, who was sometimes asleep. It was to take four minutes. On the stairs alone they needed nine.",
      ],
      [
        2,
        "They had stockings over their faces. They were support stockings, and so nobody could breathe, and one had to be cut out again with the nail scissors. “Does everybody have their glasses?” whispered the brain. Nobody had their glasses.",
      ],
      [
        1,
        "The alarm went off, and loudly. They heard nothing of it, because they had switched off their hearing aids in order to be quieter. They worked in perfect peace. In between they had a break with coffee from the flask.",
      ],
      [
        1,
        "When the light went on, a young policeman was standing in the door. He looked at the stockings, at the walking frame with the sack on it, and at the lady who was just dusting the shelf. “Granny?” he asked.",
        "When the light went on, a young policeman was standing in the door. He looked at the stockings, at the walking frame with the sack on it, and at the calendar. He had to turn round to the wall, because his shoulders were shaking.",
      ],
    ],
    end: [
      [
        0,
        "The owner was fetched, in pyjamas. He looked into the sack. There was hardly anything in it, and it was not what he would have taken. “Why didn't you just ask?” he said. “Ask!” said the brain. “We've been asking nicely for eighty years. We wanted to be dangerous, just once.”",
      ],
      [
        1,
        "They were sentenced to come every Wednesday at three and help. They turn up with the stockings on. In the paper it said: gang caught after a wild chase. They have cut it out, and it hangs in the common room, under glass.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
  {
    by: "any",
    of: "people",
    words: event(
      "(?:rode|travelled|traveled|drove|hitchhiked|cycled|went|set off|ran away|rides|drives|travels|eloped) (?:all the way |together |away )?(?:from [A-Z][A-Za-z]+ )?(?:to|across|through|round|around) (?<far>(?!on\\b|by\\b|in\\b|with\\b|a\\b|an\\b|his\\b|her\\b|the\\b|their\\b)[a-z]{3,}(?: (?!on\\b|by\\b|in\\b|with\\b|at\\b|to\\b|and\\b|for\\b|together\\b|when\\b)[a-z]+)?(?= on| by| in| with| at| to| and| for|[.,]|$)|the sea|the world|the ocean|the coast|the beach)[^.]*",
    ),
    idea: new RegExp(`${ELDER.source}|\\bcare home|nursing home|retirement home\\b`, "i"),
    after: [
      [
        1,
        "They had two bags, one map from 1962 and a bottle of plum brandy for emergencies. The first emergency was at the second crossroads. “Left,” said one. “That's the river.” “It used to be the road.”",
        "There was one bag, one map from 1962 and a bottle of plum brandy for emergencies. The first emergency was at the second crossroads. On the map there was a road, and on the spot there was a river.",
      ],
      [
        1,
        "“Do your children know about this?” asked the man at the petrol station. “We left them a note.” “And what does it say?” “Don't wait with supper.”",
        "“Does your family know about this?” asked the man at the petrol station. There was a note on the fridge at home. It said: don't wait with supper.",
      ],
      [
        2,
        "In the mountains it hailed. They sat under a tarpaulin with a lorry driver called Goran, who showed them photographs of all his sisters. In the next town they danced at the wedding of people whom they did not know, and were given a ham.",
        "In the mountains it hailed. There was a tarpaulin, and a lorry driver called Goran, who had photographs of all his sisters. In the next town there was a wedding of quite unknown people, and at the end of the dance there was a ham.",
      ],
      [
        3,
        "On the fifth day every bone hurt that one has, and some that one had forgotten. “Shall we turn back?” They looked at each other, and laughed so much that they had to stop.",
        "On the fifth day every bone hurt that one has, and some that one had forgotten. Nobody would have said anything about turning back. That was just it.",
      ],
    ],
    end: [
      [
        0,
        "{Far} lay there exactly as on the tin in which the biscuits had always been kept at home. They stopped. Nobody said anything for a while. “It's bigger than on the tin,” said one at last, and blew her nose.",
        "{Far} lay there exactly as on the tin in which the biscuits had always been kept at home. It was only bigger. {Hero} looked at it until the lamps were lit, and then {he} took out the tin, which had come along all that way, and ate the last one.",
      ],
      [
        1,
        "At home they had been searched for with two police cars. There was a great scolding, and then a great deal of soup, and then everybody wanted to hear it from the beginning. On the fridge there is already a new note. It only says: Lisbon?",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:one (?:day|year)|this year),? (?:and )?only one (?:of them )?(?:comes|came|was there|is there|appears|appeared)[^.]*|(?:one day|one morning|then|but one day)?,? ?(?:one of (?:them|the (?:men|two|women|friends|players|old men))|the other(?: one)?|his (?:old )?(?:friend|partner|opponent)|her (?:old )?(?:friend|partner|opponent)) (?:did not|didn['’]?t|does not|doesn['’]?t|doesnt|no longer|stopped|never) (?:come|comes|came|show up|turn up|coming|appear|arrive|return)[^.]*",
    ),
    idea: /\b(?:chess|draughts|checkers|backgammon|domino(?:e?s)?|cards|board games?)\b/i,
    after: [
      [
        1,
        "The other chair stayed empty. There was a cough missing, and a hat that was always put down on the same nail. “It's the rain,” said somebody. It was not raining.",
      ],
      [
        1,
        "They had never asked each other where they lived. In all the years it had never come up. They knew everything about each other, how the other one thought, when he was bluffing and what he hummed when he was winning, and nobody knew a surname.",
      ],
      [
        1,
        "So a search began, from door to door, with a description: tall, with elbows, takes three lumps of sugar. At the fourth bakery a girl nodded. “The gentleman with the poppy-seed rolls? They came with a stretcher on Monday.”",
      ],
    ],
    end: [
      [
        0,
        "In the hospital he lay by the window, flat and white, and looked at the ceiling. Then he heard a rattling in the corridor that he knew. The old box was set down on the blanket and opened, and everything was put in its place, just as it had been left on Friday. “It's your move,” he was told. He cleared his throat. “I know,” he said. “I've been thinking about it for four days.”",
      ],
      [
        1,
        "He lost. He hummed all the same. In spring there were two of them on the bench again, a little further in the sun than before. On the inside of the lid there are two addresses now, in capital letters, just to be on the safe side.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:stopped|hid|turned back|slowed|broke|stole) (?:all )?(?:the |every )?(?<object>clocks?|watches|time)(?: (?:in|of|back) [^.]*?)? so that (?<loved>(?:his|her) [a-z]+) (?:would not|wouldn['’]t|could not|does not|didn['’]t|won['’]t|did not|cannot)(?: have to)? (?:leave|go(?: away)?|move|depart)[^.]*",
    ),
    after: [
      [
        1,
        "The train was to go at nine. At two in the night {hero} went from tower to tower with the small lamp and the long key, and behind {him} it grew quiet, one tick after the other. In the morning it was twenty to nine everywhere. It stayed twenty to nine.",
      ],
      [
        1,
        "At first it was lovely. The children did not have to go in, the bread did not burn, and nobody was late. {Loved} sat on the packed suitcase at the window. They played cards. They had not done that for years.",
      ],
      [
        2,
        "Then the people began to shuffle about. The midday soup was not served, for it was not midday. The lovers waited under the clock for two o'clock. At the station stood a locomotive under steam and sighed. {Hero} pretended not to hear it.",
      ],
    ],
    end: [
      [
        0,
        "“You've got oil on your hands,” said {loved}. It was not a question. {Hero} looked at {his} hands. “I only wanted it to be twenty to nine a bit longer,” {he} said. There was an embrace that was not counted in minutes. “I'm coming back, you know. But for that I first have to go.”",
      ],
      [
        1,
        "They wound them up together, one after the other, from the church down to the little one at the baker's. At nine the train went. {Hero} waved until there was nothing left to see. In {his} workshop one clock still stands at twenty to nine. It is not broken. It is only waiting for somebody to start it when she gets home.",
        "They wound them up together, one after the other, from the church down to the little one at the baker's. At nine the train went. {Hero} waved until there was nothing left to see. In {his} workshop one clock still stands at twenty to nine. It is not broken. It is only waiting for somebody.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:returned|came back|went back|moved back|travelled back|goes back|comes back|drove back)(?: home)? to (?<spot>(?:the|his|her|their|an?) (?:[a-z]+ ){0,2}?(?:house|home|farm|flat|cottage))\\b[^.]*?(?:grew up|was born|childhood|as a child|as a girl|as a boy|after|years|had left|once lived|used to)[^.]*",
    ),
    after: [
      [
        1,
        "Everything had shrunk. The hill was only a bump, and the river could have been crossed in good shoes. But the smell was exactly right, wood and wet stone and apples, and {hero} had to put down the bag.",
      ],
      [
        1,
        "{He} knew where the third step gave way. {He} knew which of the stones was loose, and that there was something under it that nobody else knew about. {He} walked up to {spot} as one goes up to a big dog that one has not seen for a long time.",
      ],
      [
        2,
        "There were curtains that {hero} did not know. In front of the door stood a pair of rubber boots, very small ones. So somebody was measured here again against the doorpost. {He} nearly turned round.",
      ],
    ],
    end: [
      [
        0,
        "“Are you looking for something?” somebody asked, and there was flour on the hand that held the door. “A marble,” said {hero}. It was the truth. They lifted the stone together. There it lay, green with a white twist in it, as though it had been put there yesterday. Then came “You'd better come in,” and on the doorpost, under four coats of paint, they found an H and a line.",
        "“Are you looking for something?” somebody asked, and there was flour on the hand that held the door. “A marble,” said {hero}. It was the truth. They lifted the stone together. There it lay, green with a white twist in it, as though it had been put there yesterday. Then came “You'd better come in,” and on the doorpost, under four coats of paint, there was still the old line.",
      ],
      [
        1,
        "{He} stayed for supper. {He} told them which window rattles in which wind, and what to do about it. When {he} left, the marble lay under the stone again. The little one with the rubber boots had been shown how to keep it secret.",
      ],
    ],
    isAtOnce: true,
  },
  {
    by: "any",
    words: event(
      "(?:found|finds|discovered|met|meets) (?<tenant>an? (?:[a-z]+ )?(?:stranger|family|man|woman|girl|boy|couple|child)) (?:who (?:lived|lives|was living) )?(?:living|sitting|there|inside|in (?:it|her|his|the))[^.]*",
    ),
    idea: /\b(?:house|home|flat|cottage|farm|grew up|returned|came back|went back|childhood)\b/i,
    after: [
      [
        1,
        "They looked at each other through the gap, over the chain of the door. Neither of the two had expected anybody. “This is my house,” said the one. “I know,” said {hero}. “It was mine before it was yours. I only wanted to see whether the third step still gives way.”",
      ],
      [1, "It still gave way. That was as good as a passport. The chain was taken off."],
      [
        2,
        "It was the same kitchen with other cups. {Hero} went from window to window and laid {his} hand on the sills. On one there was a burn in the shape of an iron. “That was me,” {he} said. “I've always wondered what it was,” came the answer. “I thought of a boat.”",
      ],
    ],
    end: [
      [
        0,
        "They lifted the loose stone behind the stove together. There it lay, green with a white twist in it: the marble. {Hero} had been seven when {he} had put it there. They both sat on the floor and let it roll to and fro, and told each other who they were. It was late when they noticed that nobody had switched on the light.",
      ],
      [
        1,
        "A house can belong to two people, if the one has it by day and the other one in the memory. On Sundays now there are three cups on the table, and somebody shows the newcomers what each noise means.",
        "On Sundays there is one cup more on the table there now. And when the wind is in the east and the pantry door begins to sing, somebody calls {hero} and asks what one does about it.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
    of: "people",
  },
];
