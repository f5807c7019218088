import { also, role, story } from "../subject-story.ts";
import { CHILD, CRIME } from "./words.ts";

/** Stories of things that wait for their people, of snow globes, robots that come to the wrong house, and robots in love. */
export const waitingThings = [
  story({
    says: [
      /\b(?<thing>umbrella|bench|chair|armchair|piano|hat|book|bicycle|boat|swing|house|suitcase|coat|teacup|deckchair|park bench|table|phone box|telephone|scarf|walking stick|tree|lamp|violin)\b/i,
      /\b(?:wait\w*|hop(?:es|ed|ing)|miss(?:es|ed)|longs?|longed|left (?:in|at|on|behind)|forgotten|remember\w*)\b/i,
      /\b(?:(?:wait\w*|hop(?:es|ed|ing)|miss(?:es|ed)|longs?|longed|remember\w*)(?: [a-z]+){0,3} (?<owner>(?:the|its|his|her|an?) (?:old |young )?(?:couple|lady|girl|boy|owner|woman|man|family|pianist|children|captain|gentleman|widow|student|friend)))\b/i,
    ],
    may: also(
      "come|comes|came|back",
      "old",
      "park|caf[eé]|garden|station|harbour",
      "first day|spring|autumn|winter",
      "always",
      "again",
    ),
    of: "things",
    unless: CRIME,
    after: [
      "+ Every time when steps came near, {thething} thought: now. It knew all the steps of the place by heart. There were the quick ones of the postman and the slippery ones of the waiter. But the right ones, those of {theowner}, were not among them. “They'll be late today,” {thething} told the sparrow. The sparrow was too polite to say anything.",
      "There was so much that {thething} had kept. It knew how it had rained, the first time, and how {theowner} had laughed about it. It knew a song, though not the second verse. It had a scratch on the left side that had a story to it. “If I'm moved away now,” it said, “who is going to remember the scratch?”",
      "+ Others came in the meantime. A student fell asleep on the spot. A man with a bag of plums sat there for an hour, and was sad, and left two plums behind. {Thething} was good to them all. But it did not tell them anything. It was saving that up.",
      "Then a man with a list came by. “Old,” he said, and stuck a red dot on {thething}. “That can go on Monday.” The sparrow flew up in alarm. {Thething} did not understand red dots. It thought that it was a kind of decoration, for the day when {theowner} came. It held itself very straight.",
      "On Sunday evening it was raining. The lamps were lit. There was only one more day, and {thething} had used up nearly all its waiting. And then there were steps, far off, on the wet stones. They were slower than they had used to be. They stopped, and went on, and stopped. {Thething} did not dare to think: now.",
    ],
    end: [
      "There was a hand. It was older, and it trembled, but it found the scratch on the left side at once, as if it had never been away. “There you are,” said the voice of {theowner}. “I was ill for such a long time. I thought that they would have thrown you out.” Then it laughed, because it was raining, just like the first time.",
      "They stayed until the lamps went out. The song was hummed, and it came to the second verse, and {thething} learned it. Things were told, one after the other, and {thething} could have put in a word at every one. At the end a finger came upon the red dot. “What's that?” said {theowner}, and scratched it off with a thumbnail.",
      "+ On Monday the man with the list looked for his dot and could not find it. He looked at {thething} from all sides. “Then it must have been another one,” he said.",
      "{Thething} is still there. It no longer waits, or only a little, from one Sunday to the next, and that is quite another kind of waiting. When the steps come round the corner, a sparrow says: “They're late today.” And {thething} says: “Not at all.”",
    ],
  }),
  story({
    says: [
      /\b(?<globe>snow globe|snowglobe|snow dome|snow-globe|glass globe)\b/i,
      /\b(?:no longer|n['’]t|not|never|stopp\w*|without|broken|lives?|living|inside|alive|shak\w*|lights?|tiny|real|village|little people|little town)\b/i,
    ],
    may: [
      role(
        "owner",
        `${CHILD}|old man|old woman|watchmaker|grandmother|grandma|grandfather|grandpa|collector|shopkeeper|widow|widower|toymaker|janitor`,
      ),
      ...also(
        "snows?|snow\\w*",
        "every evening|every night|evening|night",
        "shak\\w*|shook",
        "attic|shop",
        "discover\\w*|finds?|found",
      ),
    ],
    unless:
      /\b(?:outside|wants? to see|wanted to see|wants? out|wanted out|escap\w*|shrinks?|shrank|dropp?\w*|breaks|broke|murder\w*|horror|kill\w*|haunted|curse\w*|evil|ghost|detective|thief|stol\w*|ship wreck)\b/i,
    after: [
      [
        "@room.night(owner look) {Theowner} bent over {theglobe} until {ownerhis} breath misted it up. There was a row of houses, no bigger than beans, and a square with a well. And then, in the smallest window of the last house, a light went on. A face came to the pane. It was as small as a grain of rice, and it was looking straight at {ownerhim}.",
        "@room.night There was a row of houses in it, no bigger than beans, and a square with a well. It was evening. And then, in the smallest window of the last house, a light went on. A face came to the pane. It was as small as a grain of rice, and it looked straight out at the big, dark room.",
      ],
      [
        "@room.night(owner read) {Theowner} fetched the magnifying glass. A paper was being held up to the window, with writing on it, thin as hairs. “Please,” {theowner} read, letter by letter, “could you stop that? Every evening the plates fall off the walls. We've glued everything down by now. Even the snow.” {Theowner} let go of {theglobe} as if it were hot.",
        "@room.night A paper was being held up to the window, with writing on it, thin as hairs. With a magnifying glass you could read it, letter by letter. “Please,” it said, “could you stop that? Every evening the plates fall off the walls. We've glued everything down by now. Even the snow.”",
      ],
      [
        "+ @room.night(owner sit) {Theowner} was ashamed. All those years, and only because it was so pretty! From now on {ownerhe} walked on tiptoe. {Ownerhe} put {theglobe} on a cushion, with its face to the window, and in the evening {ownerhe} shone a torch on the ceiling for a while, so that they should have a moon.",
        "+ @room.night After that everybody in the house walked on tiptoe. {Theglobe} was put on a cushion, with its face to the window, and in the evening a torch was shone on the ceiling for a while, so that they should have a moon.",
      ],
      [
        "@room(owner talk) But the next paper was sad. “The children don't know what it is,” it said. “They've never seen it fall. They ask us about it. At Christmas it would be nice, if it could be done without the plates.” {Theowner} thought about it for a week. You cannot make it snow in there without shaking.",
        "@room But the next paper was sad. “The children don't know what it is,” it said. “They've never seen it fall. They ask us about it. At Christmas it would be nice, if it could be done without the plates.” How is that to be done? You cannot make it snow in there without shaking.",
      ],
    ],
    end: [
      [
        "@snow.night(owner carry) On Christmas Eve the first flakes came down. {Theowner} wrapped {ownerhimself} up, took the cushion in both arms, and carried {theglobe} out into the garden, step by step, like a full cup of tea. {Ownerhe} set it down in the middle of the white.",
        "@snow.night On Christmas Eve the first flakes came down. The cushion was lifted up, and {theglobe} was carried out into the garden, step by step, like a full cup of tea, and set down in the middle of the white.",
      ],
      "@snow.night It was falling everywhere now, thick and quiet, above the glass and behind it and on every side. In there doors opened. They came out on the square, all of them, with lanterns like sparks, and the children ran in circles with their arms stretched out and their faces turned up. It was snowing. Not one plate fell.",
      [
        "+ @snow.night(owner sit) {Theowner} sat down next to it on a bucket and got white. From in there came something like the ringing of a very small bell. They were singing. {Theowner} knew the tune. {Ownerhe} sang the second part, as softly as {ownerhe} could, so as not to break anything.",
        "+ @snow.night From in there came something like the ringing of a very small bell. They were singing. It was a tune that everybody knows.",
      ],
      [
        "@room.dusk(owner look) It has never been shaken again. It stands on its cushion by the window, and whatever weather there is outside, they have it too. In the evening {theowner} comes with the magnifying glass, to see whether there is post. “Rain tomorrow,” {ownerhe} writes on a slip of paper, and holds it against the glass. And behind a pane like a grain of sugar somebody waves.",
        "@room.dusk It has never been shaken again. It stands on its cushion by the window, and whatever weather there is outside, they have it too. In the evening a slip of paper is held against the glass. “Rain tomorrow,” it says. And behind a pane like a grain of sugar somebody waves.",
      ],
    ],
  }),
  story({
    says: [
      /\b(?<bot>robot (?:grandma|grandmother|nanny|butler|dog|boy|girl|cook)|robot|android|household machine)\b/i,
      /\b(?:deliver\w*|sent|arriv\w*|shipped|brought|comes?|came|parcel|package)\b/i,
      /\b(?:wrong (?:family|house|address|home|door|person|flat|country|town)|by mistake|never ordered|had not ordered|did(?: not|n['’]t) order|mix-?up|mistake)\b/i,
    ],
    may: also("family", "wrong", "ordered", "never", "by mistake"),
    unless: new RegExp(`${CRIME.source}|\\b(?:stork|chimney|sausages?|murder|soldier)\\b`, "i"),
    after: [
      "@room(bot) “I am programmed for the household of a Mrs Pemberton,” said {thebot} in the hall. “She takes two sugars.” “We're not a Mrs Pemberton,” they said. There were five of them, and a pram, and something had just boiled over. {Thebot} looked at its delivery note, and at the pan. “I'll just see to that,” it said. “Then I shall go back.”",
      "+ @kitchen(bot cook) But the company's line was engaged. “You are number nine hundred in the queue,” it said, with music. So {thebot} stayed for supper. It cut the carrots into stars. It had a list of all that Mrs Pemberton liked: quiet, and lavender, and to be in bed by eight. In this house somebody played the drums. “I shall adapt,” said {thebot}, and held a lid in each hand.",
      "+ @room(bot) By Thursday it knew which stair creaked, and which of them only said “I'm fine”. It darned a knee while the leg was in it. It beat the father at cards and let the smallest win, which was not in any programme. “You're cheating,” whispered the father. “I'm adapting,” said {thebot}.",
      "@room(bot look) On Saturday a letter came. “We apologise for the mistake,” it said. “Your delivery will be collected on Monday and erased.” {Thebot} folded the letter along its creases. “That's correct,” it said. In the night they heard it go through all the rooms, very quietly, and stop beside each bed for exactly one minute.",
      "@room(bot) The van was there at nine. They stood in a row in the hall, all five, and nobody had brushed their hair. The smallest held on to {thebot} with both arms. The driver looked at the ceiling. “I've got an old lady in the van,” he said. “She insisted on coming along. She wants to see what kept it so long.”",
    ],
    end: [
      "@room(bot look) Mrs Pemberton had a stick and a lavender hat. Something was boiling over. “Is it always this loud here?” she asked. “Yes,” they said guiltily. “I've had it quiet for nine years,” said Mrs Pemberton. “I ordered a robot so that there would be somebody there to say good night. Is that soup?”",
      "@kitchen(bot give) {Thebot} had already laid a sixth place, with two sugars. She had three helpings. “I've got a large house,” she said when she had to go. “With a garden. And stairs that creak. It's only round the corner. Would you deliver this again tomorrow, to the wrong address?”",
      "+ @room(bot) The driver tore up his form. “Undeliverable,” he wrote on a new one. “Recipient has gone over to the family.” He was given some soup to take along.",
      "@room.night(bot) So {thebot} has two addresses, and walks to and fro between them with a pot, and they're all at the one or all at the other. And every night at eight or at nine or at ten, {thebot} goes from bed to bed. “Good night,” it says. “Good night. Good night.”",
    ],
  }),
  story({
    says: [
      /\b(?:two|another|a (?:second|lady|female|old|new)|both|coffee|mannequins?|couple of)\b/i,
      /\b(?<bots>robots|machines|robot|android|robot arms)\b/i,
      /\b(?:factory|assembly line|production line|line|plant|workshop|warehouse|belt|work\w*)\b/i,
      /\b(?:falls? in love|fell in love|in love|loves?|loved|sweethearts|married|marry|kiss\w*|romance)\b/i,
      /\b(?:scrap\w*|replac\w*|separat\w*|sold|broken|moved|switched off|turned off|thrown away|taken away|different|opposite|apart|recycl\w*|dismantl\w*|melt\w*|shut down|closed)\b/i,
    ],
    may: also("factory|shop|museum|street", "each other", "one of them", "going to be|must|is to be"),
    unless: /\b(?:murder\w*|horror|kill\w*|girl|woman|man who|engineer|widow|wife|umbrella)\b/i,
    after: [
      "They had never touched. They stood on the two sides, with the belt between them, and for years they had only handed things over: the left gave a screw, the right took it. But a screw can be given in many ways. One morning there was a drop of oil on it, shaped like a heart, or at least like a pear. The right one stopped for a quarter of a second. Nobody noticed, except the left.",
      "+ After that there was something every day. There was a bit of red wire, bent into a ring. There was a nut that had been polished until you could see yourself in it. “You're three per cent slower,” said the foreman. “I'm sorry,” said the left one. “It's the heat.” The right one's lamp glowed a little. At night, when the hall was dark, the two lamps blinked: long, short, long.",
      "+ An old conveyor motor, who had been there the longest, explained to them what it was. “There's a word for it,” he said, “but it isn't in your manual. They have it in songs.” They listened to the radio of the night cleaner from then on. It was in nearly every one.",
      "+ Then the sheet of paper was stuck on. It was on the right one, in the middle of the chest, with a date: Friday. The belt ran as always. The left gave a screw, and the right took it. There was nothing on it this time. They had no more time for presents. They looked at each other over the belt, and with every minute there was a little less of Thursday.",
      "In the night the left one counted the bolts with which it was screwed to the floor. There were sixteen. Nobody had ever told it that it couldn't. It reached down with the arm that was made for screws, and turned. It turned fifteen of them. The last was behind its back, and it could not get at it, however it twisted. And over there on the other side it had begun to squeak as well.",
    ],
    end: [
      "When the foreman came in on Friday at six, he had the pliers with him. He stopped in the door. In the middle of the hall, on the belt that was standing still, they lay as far as their last bolts would let them, the left from the left and the right from the right. They had not quite made it. Between their two hands there was a gap. It was as long as a screw.",
      "The foreman was a man of few words, and his wife had been dead for a year. He looked at their lamps, and at the clock. Then he bent down with his pliers and undid the two last bolts. “It says that one's going to be scrapped,” he said. “It doesn't say that I have to find it.” Their hands went together with a tiny click.",
      "+ He took them out through the back door on the trolley for the bins, under a tarpaulin. The night cleaner held the door open. She had left her radio on top. “They like it,” she said.",
      "They live in his garden now, under the pear tree. They hand each other things: a plum, a peg, the watering can. They are not fast. But a plum can be given in many ways. And at night, when the foreman sits on the step, there are two lamps in the dark at the end of the path, and they blink: long, short, long. He has learned by now what it means.",
    ],
  }),
  story({
    says: [
      /\b(?<thing>mop(?: bucket)?|broom|bucket|brooms|brushes|chairs|furniture|instruments|pots|pans|books|statues|paintings|shoes|toys|dolls|mannequins|knives and forks|cutlery|utensils|tools|desks|globes?|costumes|puppets|kitchen utensils)\b/i,
      /\b(?:danc\w*|ball|party|concert|celebrat\w*|feast|hold (?:a|their)|held (?:a|their)|come[s]? (?:alive|to life)|came (?:alive|to life)|festival|wedding)\b/i,
      /\b(?:night|midnight|dark|after closing|when (?:everyone|everybody|nobody|the)|evening)\b/i,
      role(
        "guard",
        "caretaker|janitor|night watchman|night guard|guard|cleaner|cleaning lady|teacher|librarian|cook|chef|headmaster|headmistress|shopkeeper|owner|watchman|apprentice|security guard",
      ),
    ],
    may: also(
      "school|museum|shop|library|kitchen|theatre",
      "catch\\w*|caught|discover\\w*|surpris\\w*|sees?|saw",
      "every|each",
      "dance",
    ),
    unless: /\b(?:murder\w*|horror|kill\w*|thief|robber\w*|ghost|haunted|evil)\b/i,
    after: [
      "@corridor.night(guard walk) {Theguard} had only come back for the keys. There was music. It was not real music: there was a tapping of wood, and a rattle, and something that hummed in a pipe. A strip of light lay under the door of the big hall. {Theguard} bent down and put one eye to the keyhole, and stayed like that for a very long time.",
      "@hall.night They were all there. {Thething} went in front, bowing to the left and to the right. The wastepaper baskets did a round dance. Dusters whirled, and a globe turned on one foot and showed all its seas. “One, two, three,” counted the bell from the wall, softly, so that nobody should hear. They were really rather good. They must have been practising for years.",
      "+ @hall.night Only one stood at the edge, and did not dance. It was the old iron bucket with the dent. “Nobody wants to,” it said. “I'm loud, and I drip.” And the others pretended not to have heard, as people do at dances.",
      "+ @hall.night(guard look) Then {theguard} leaned on the door handle by mistake. The door flew open. Everything fell down where it was, with a crash, and was quite still. {Thething} lay in the middle of the floor as if it had been dropped there. Not a duster moved. {Theguard} stood in the light, with {guardhis} keys in {guardhis} hand, and looked at them all.",
      "@hall.night(guard) “So that's why it's always so tidy on Mondays,” said {theguard} in the end. Nobody answered. “I've worked here for nineteen years,” {guardhe} said. “I put you in a cupboard every evening and turned the key. I never said good night.” {Guardhe} took off {guardhis} cap. “I used to dance, too. But it's no good by yourself.”",
    ],
    end: [
      "@hall.night It was so quiet that you could hear the pipe not humming. Then there was a scrape. Something loud came across the floor, clank, clank, and dripped as it went. It was the old iron bucket. It stopped in front of {theguard} and turned its handle up. It looked like somebody who holds out an arm.",
      "@hall.night(guard dance) {Theguard} made a bow and took it. “One, two, three,” the bell began to count, very carefully. They went round once, {theguard} with stiff knees and the bucket with its dent, and it was so loud that the window panes joined in. At the second round {thething} got up from the floor. At the third they were all dancing, and there was nobody at the edge.",
      "+ @hall.dawn(guard) Towards morning {theguard} went round with a cloth and wiped up the drops. {Guardhe} put each of them in its place. “Good night,” {guardhe} said, to one after the other. It took a while.",
      "@corridor.night(guard walk) The key still gets turned every evening, because that is the rule. But on Fridays {theguard} turns it only half. {Guardhe} comes back at midnight, in {guardhis} good shoes, and knocks. On the inside something loud comes clanking across the floor. It always wants the first dance, and it always gets it.",
    ],
  }),
];
