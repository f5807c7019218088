import type { ClauseScene } from "../clause-scene.ts";
import { event } from "./event.ts";

/** What happens in houses, streets and gardens, at work and on the way. */
export const neighbourhood: readonly ClauseScene[] = [
  {
    by: "any",
    words: event(
      "(?:swallowed|sucked up|hoovered up|vacuumed up) (?<object>(?:an?|the|his|her|their) (?:[a-z]+ ){0,2}?(?:ring|coin|key|tooth|earring|necklace|button|medal|watch|diamond|pearl|marble))",
    ),
    idea: /\b(?:vacuum|hoover|robot|cleaner)\b/i,
    after: [
      [
        1,
        "It was quite a small noise, somewhere between klick and gone. {Hero} noticed it only when there was a rattle inside, at every turn. There had never been a rattle before.",
      ],
      [
        1,
        "“Where is {object}?” somebody called in the next room. Drawers were pulled out, the sofa was lifted, and the dog was looked at for a long time. {Hero} stood in the corner, quite still, and did not dare to move.",
      ],
      [
        2,
        "They looked in the flour. They looked in the drain. At supper nobody ate anything, and nobody said whose fault it was, and that was the loudest thing of all.",
      ],
      [
        2,
        "At night {hero} lay awake and thought about it. One only wanted to be thorough. One only wanted it to be clean.",
      ],
    ],
    end: [
      [
        0,
        "In the morning {hero} came out into the middle of the room and shook with all {his} might: rattle, rattle. They stopped. They looked at each other. Then they knelt down on the carpet with newspaper and a fork, and in the middle of all the grey something shone.",
      ],
      [
        1,
        "Nobody scolded. “You found it,” somebody said instead, and had a hand on {hero's} back. “You kept it safe all the time.” And that is, if one looks at it properly, quite true.",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event(
      "found (?<object>an? (?:[a-z]+ )?(?:wallet|purse|envelope|bag|suitcase)) (?:full of|with a lot of|with|stuffed with) (?:money|cash|banknotes|gold|coins)",
    ),
    idea: /\b(?:shopkeeper|baker|man|woman|farmer|driver|cleaner|waiter|waitress|teacher|grand\w+|mother|father|couple|widow|fisherman)\b/i,
    after: [
      [
        1,
        "It lay there, thick and brown, and nobody was near. {Hero} counted it once, and then {he} counted it again, more slowly, because it did not get less.",
      ],
      [
        1,
        "There was much that could be done with it. The roof was one thing. The letter from the bank was another, and then there was the sea, where {hero} had never been. It would not even have been noticed.",
      ],
      [
        2,
        "Between the notes there was a photograph, with a bent corner: a woman on a bench who laughed at somebody who was not in the picture. {Hero} looked at it for a long time. One does not carry a thing like that about with one if one can do without it.",
      ],
      [2, "In the evening it lay on the table, next to the bread. It made the kitchen look small."],
    ],
    end: [
      [
        0,
        "The next day an old man came along the street, bent over, and looked at every stone. He did not look like somebody with so much money. “It's for her operation,” he said when {hero} held it out to him. He did not count it. He only looked for the photograph.",
      ],
      [
        1,
        "He came back in autumn. She was with him, and she laughed exactly as in the picture. They sat down at the table, next to the bread, and brought out something wrapped in paper. It was two tickets to the sea.",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event(
      "(?:saved|protected|rescued) (?<object>(?:his|her|their|the|my|our) (?:[a-z]+ )?(?:trees|orchard|vines|blossoms|grapes|strawberries)) from (?:the )?(?<danger>frost|cold|ice)",
    ),
    after: [
      [
        1,
        "It stood in the sky in the evening already, clear and green. “Tonight it will come,” said {hero}, and {he} did not have to say what. Everything was in blossom.",
      ],
      [
        1,
        "{He} carried out what there was: lanterns, old tyres, jam jars with candles in them, one between every two rows. When {he} was ready with the last one, the first had gone out.",
      ],
      [
        2,
        "One cannot do it alone, not four hundred of them. {Hero} knew that, and {he} went on, with stiff fingers, from one to the next.",
      ],
      [
        2,
        "Then there was a light at the gate that {he} had not lit. Behind it came a second. It was the teacher with the whole class, in pyjamas and winter coats. Behind them came the baker, with his oven on a cart.",
      ],
      [
        3,
        "At four o'clock it was coldest. They kept the fires going and told each other stories, so as not to fall asleep, and the smoke lay over the blossoms like a blanket.",
      ],
    ],
    end: [
      [
        0,
        "When the sun came up, everything dripped. {Hero} went to the oldest of them, bent down a twig, and looked into the middle of a blossom for a long time. “Green,” {he} said. It was the only word that {he} could get out. They cheered so loudly that the birds flew up.",
      ],
      [
        1,
        "In autumn there was a basket in front of every door in the village. There was no letter with it. There was a small candle stub on top.",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event(
      "(?:shared|had|owned|used) (?:only )?one (?<object>bicycle|bike)(?= (?:and|but))|shared (?:an?|the) (?<thing>bicycle|bike)",
    ),
    after: [
      [
        1,
        "There was a plan on the fridge, with two colours. It had been made by their mother, and it was perfectly fair. They had both found the mistake in it by breakfast.",
      ],
      [
        1,
        "“It's my day.” “It's only your day from ten.” “Then I have it until ten.” At ten it was lying in the yard, and each of them held one end.",
      ],
      [
        2,
        "Once it was hidden. Once it was chained to a drainpipe, and the key was under a hen. There is nothing that one cannot think of.",
      ],
    ],
    end: [
      [
        0,
        "Then one of them fell ill. The other one had it all day long, and went round the square eleven times. There was nobody there to see who was faster. In the evening it was carried up the stairs, to the bed, and put where one could see it from the pillow.",
      ],
      [
        1,
        "They have two now. They have grown old, and each of them has one. They always take the same one, though: one in front, and one behind, and they quarrel about who has to steer.",
      ],
    ],
  },
  {
    by: "any",
    words: event("(?:always )?(?:fought|quarrel(?:l)?ed|argued|fell out) (?:about|over) it(?=[.,]|$)"),
    after: [
      [
        1,
        "It could be heard in the whole street. “Mine!” it went, and “Never!”, and then a door. The neighbours closed their windows, and after a while they opened them again, so as to hear how it ended.",
      ],
      [
        2,
        "The worst was that each of them was right. One could see it quite clearly, if one listened to only one of them.",
      ],
    ],
    end: [
      [
        0,
        "One day it broke, right in the middle, while both of them were pulling. It became very quiet. They sat down on the kerb, each with a half. “Yours is bigger,” said one. “Do you want to swap?” asked the other. And that was so silly that they had to laugh.",
      ],
      [1, "They mended it together. It is a bit longer than before now, and there is room for two on it."],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event(
      "waited (?:on|at|by|under|in) {spot} for (?:its|his|her|their) (?:other half|twin|partner|owner|pair|brother|sister|friend)",
    ),
    idea: /\b(?:mitten|glove)\b/i,
    after: [
      [
        1,
        "Somebody had stuck {hero} on a spike, so as to be seen from far away. That was well meant. It was windy up there, and one could see a great many hands go by, and all of them were in pockets.",
      ],
      [
        1,
        "“It was a Tuesday,” said {hero} to the sparrow. “We were throwing snowballs. And then there was the bus, and I was lying in the slush, and the other one was waving from the window.”",
      ],
      [
        2,
        "A boy tried {hero} on. He was a nice boy, but he had two of his own. A glove came by that said that half a pair is no life. {Hero} did not answer. One does not argue with leather.",
      ],
      [
        2,
        "It snowed. It thawed. {Hero} got stiff, and then wet, and then stiff again, and one could still see what colour {he} had been.",
      ],
    ],
    end: [
      [
        0,
        "In March a little girl came by, in a pushchair. She had one hand in the air, because it was always cold, and on the other one she had something red. She screamed. The whole street turned round. “There!” she screamed. “There, there, there!”",
      ],
      [
        1,
        "They have been sewn together since, with a long thread, through both sleeves. One can let go of each other now as far as two arms reach. It is enough.",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event("rode (?:the|on the|in the|by) (?<ride>bus)(?: all day| every day| every morning| with (?:him|her))?"),
    idea: /\b(?:dog|cat)\b/i,
    after: [
      [
        1,
        "There was a seat for it, in the front on the right, where one can see everything. Nobody else ever sat down there. At every stop {hero} got up, looked at who was getting in, and said good morning in {his} own way.",
      ],
      [
        1,
        "In the morning they had faces like shut doors. The one with the briefcase was first. He looked round to see whether anybody was watching, and then he scratched {hero} behind the left ear. After that he breathed differently.",
      ],
      [
        2,
        "There was an old lady who rode along to the end and back again. She had nowhere to go. She told {hero} about her husband, from the market place to the station, a little further each day.",
      ],
      [
        2,
        "“That's against the rules,” said the inspector. {Hero} laid one paw on his knee. He read the rules once more, from the beginning. He could not find the place.",
      ],
    ],
    end: [
      [
        0,
        "Then the seat was empty for a week. “Only a paw,” said the driver, “only a thorn.” The bus was as quiet as an office. On Friday there was a basket on the seat: biscuits, a ball, a shawl, and eleven cards. They had all signed, even the inspector.",
      ],
      [
        1,
        "When {hero} climbed in again on Monday, still limping a bit, they stood up, all of them. It was the first time that line 4 was late, and nobody looked at the clock.",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event(
      "(?:pulled|towed|tugged|saved|rescued|brought) (?<object>(?:an?|the) (?:huge|big|great|giant|large|proud|heavy)? ?(?:[a-z]+ )?(?:ship|liner|steamer|tanker|freighter|ferry|ocean liner))(?: (?:into|to|out of|in|through) [^.,]*)?",
    ),
    idea: /\b(?:tug\w*|boat|cutter|barge)\b/i,
    after: [
      [
        1,
        "“That?” they laughed, high up at the rail. “That nutshell is to pull us?” The rope came down. It was as thick as {hero} {was}. {Hero} said nothing and took it in both hands, so to speak.",
      ],
      [
        1,
        "The waves came like hills. {Hero} went up one side, hung there for a moment with the screw in the air, and went down the other. The big one did not move. It only turned its nose, quite slowly, toward the rocks.",
      ],
      [
        2,
        "Puff, went {hero}, and puff, and puff. It is no use pulling against a sea. One has to wait for the moment in between, when it breathes in. {Hero} {was} small. {He} had had to wait for such moments all {his} life.",
      ],
      [2, "Up there nobody was laughing any more. They stood at the rail and counted along: puff. Puff. Puff."],
    ],
    end: [
      [
        0,
        "The lighthouse slid past, so near that one could read the number on the door. And then it was suddenly quiet, and the water was as flat as soup. {Hero} let go of the rope. {He} only now noticed how {he} was trembling.",
      ],
      [
        1,
        "The big one sounded its horn, once, so deep that the cups jumped in the cupboards of the whole town. It is the greeting that is meant for kings. {Hero} answered as loudly as {he} could. It was a very small toot.",
      ],
    ],
    isDecisive: true,
    of: "things",
  },
  {
    by: "any",
    words: event(
      "(?:was|were|got) (?:moved|put|brought|taken) (?:in)?to (?<spot>(?:an?|the) (?:[a-z]+ )?(?:bigger|larger|new|huge) (?:tank|bowl|aquarium|pond|cage|stable|field|zoo|enclosure))",
    ),
    idea: /\b(?:fish|goldfish|turtle|tank|bowl|aquarium)\b/i,
    after: [
      [
        1,
        "It was all that one could wish for. One could swim straight on for a whole minute without turning round. {Hero} did it once. When {he} got to the other end, there was nobody there to whom {he} could have said that {he} had arrived.",
      ],
      [
        1,
        "In the old one it had been narrow. But there the spoon had tapped against the glass in the morning, and there was the eye, large and brown, and the whisper: “Well, you?” Here there was only a pump.",
      ],
      [
        2,
        "There was a castle. {Hero} swam in at the front and out at the back. There was a diver. {He} asked him three things, and three times there came a bubble.",
      ],
      [
        2,
        "In the glass at the far side there was somebody. {Hero} swam over as fast as {he} could. The other one came, too, just as fast, and had exactly the same face.",
      ],
    ],
    end: [
      [
        0,
        "One evening the big brown eye was there again, behind the glass, rather far away. It had looked everywhere else. “There you are,” it said, and a finger was laid against the pane. {Hero} swam to it and stayed there until the light was turned off.",
      ],
      [
        1,
        "The next day there was a bag on the water, with somebody in it who looked about and was frightened. “Straight on for a whole minute,” said {hero}. “Come, I'll show you.”",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event(
      "woke up (?:in the middle of (?:the )?(?:winter|night)|too early|at midnight|in winter)|(?:could not|cannot|couldn't) (?:get|go|fall) back to sleep",
    ),
    idea: /\b(?:winter|hibernat\w*|snow)\b/i,
    after: [
      [
        1,
        "It was as dark as in a boot, and it was much too quiet. {Hero} shut both eyes again and lay just as before. But there it was already, the thought that nobody may think in such a case: am I asleep now?",
      ],
      [
        1,
        "So {hero} crept out. Nobody had ever told {whom} about that. Everything was white. It crunched. Something cold came down from above and sat on {his} nose, and was a star, and then it was a drop.",
      ],
      [
        2,
        "A hare came by, in a winter coat. “You're not due until April,” he said. “I know,” said {hero}. “What is one supposed to do here?” The hare thought. “Keep moving,” he said.",
      ],
      [
        2,
        "There was a light behind a window. Inside somebody was up as well, in a dressing gown, and walked to and fro with something that cried. They looked at each other through the pane, {hero} and the dressing gown, and both of them shrugged.",
      ],
    ],
    end: [
      [
        0,
        "When {hero} {was} at home again, with cold feet and with so much in {his} head, {he} lay down and began to tell it to {himself}, quite softly, from the beginning: first the crunching, then the star. {He} got as far as the hare.",
      ],
      [
        1,
        "In April they all told what they had dreamed. “And you?” “I dreamed that everything was white,” said {hero}. They laughed. Nobody can imagine a thing like that.",
      ],
    ],
    isDecisive: true,
    of: "creatures",
  },
  {
    by: "any",
    words: event(
      "(?:refused|did not want|would not dare|was afraid) to (?:cross|go over|walk over|step on(?:to)?) (?<spot>(?:the|an?|any) (?:[a-z]+ )?(?:bridge|river|stream|road|ice|threshold|line))",
    ),
    idea: /\b(?:donkey|horse|mule|cow|goat|pony|camel|dog|sheep)\b/i,
    after: [
      [
        1,
        "They pulled in front, and they pushed from behind. They held a carrot under {his} nose, and a stick somewhere else. {Hero} put all four feet into the ground and looked into the distance. One could have hung a hat on {whom}.",
      ],
      [
        1,
        "“What's the matter with it?” they asked. The planks were new, the rails were high. {Hero} could not have said it. There was that sound, underneath. It went along below one, and did not stop, and did not say what it wanted.",
        "“What's the matter?” they asked. Everything was safe. {Hero} could not have said it. It was only a feeling in the knees.",
      ],
      [
        2,
        "Behind them the carts were standing by now, as far as the mill. People got down and unpacked their lunch. Some of them knew each other by evening.",
      ],
    ],
    end: [
      [
        0,
        "In the end nobody pulled any more. They sat down on both sides of {hero} and looked at the water with {whom}. It was going somewhere, it was in a hurry, and it did not mean any of them. After an hour {hero} put one foot on it. Then there was only the other side left to do.",
      ],
    ],
  },
  {
    by: "any",
    words: event(
      "(?:sang|played|hummed|whistled|read)(?: a song| something| a lullaby| a story)? (?:to|for) (?:him|her|it|them)(?=[.,]|$)",
    ),
    idea: /^(?=.*\bbaker\b)(?=.*\b(?:bridge|donkey|mule|river)\b)/i,
    after: [
      [
        1,
        "It was no special song. It was the one that goes with kneading, in the morning at four, when nobody is listening: four lines, and then the same again. The voice was rough with flour.",
      ],
      [
        1,
        "{Hero} turned one ear round, and then the other one. For the first time all day {he} had forgotten to be against it.",
      ],
      [2, "And as they sang, they walked, because one walks better to a song, and neither of them said where to."],
    ],
    end: [
      [
        0,
        "In the middle {hero} stopped for a moment, and they all held their breath. But it was only the end of the verse. “Again,” said {his} ears. So it began again from the front, and when they came to the last line, they were already over there.",
      ],
      [
        1,
        "“And that's all?” said those with the carrot and the stick. “That's all,” was the answer. “But one has to mean it.” It can be heard there every morning now, about nine, twice: once over, and once back.",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event(
      "(?:kept|was always) (?:re)?(?:building|spinning|weaving|making) (?:his|her|its|their) (?:web|nest|dam|house|sandcastle|castle|burrow)|(?:rebuilt|wove|spun) (?:his|her|its|their) (?:web|nest|dam)(?: again)?",
    ),
    idea: /^(?=.*\bspiders?\b)(?=.*\b(?:school|class\w*|children|pupils|playground)\b)/i,
    after: [
      [
        1,
        "At eight it was done, every thread, with dew on it. At one minute past eight the first one ran through it. “Iih,” went the first one, and wiped. There was nothing left but a corner.",
      ],
      [
        1,
        "“Why do you do it here?” asked the fly, who was a bit of an expert. “There's a quiet hedge over there.” “But here is where the light is best,” said {hero}, and began again at the top left.",
      ],
      [
        2,
        "It is not that one gets used to it. One only learns to sigh while working. {Hero} tried a star, and then a wheel, and then something that did not have a name yet.",
      ],
      [
        2,
        "One morning a small girl was late. She stood there, all alone, with her nose quite near, and did not run through. “Oh,” she said. Then she crept under it, on her knees, in her good skirt.",
      ],
    ],
    end: [
      [
        0,
        "The next day there was a piece of string in front of it, and a sheet from an exercise book. “Please go round,” it said, with a drawing. They went round. They stopped. By Friday the whole class was standing there, before the bell, and nobody said iih.",
      ],
      [
        1,
        "In biology they had to draw it. All of them got an A. And in the top left corner there is a small thing on each of the drawings that looks rather proud.",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event(
      "(?:got|was) (?:stuck|caught|wedged|trapped) (?:behind|under|between|beneath|inside) (?<spot>(?:the|an?|two) (?:[a-z]+ )?(?:washing machine|wardrobe|fridge|sofa|cupboard|fence|bookshelf|shelf|radiator|oven|piano|bed|wall|walls|door|dryer))",
    ),
    idea: /\b(?:party|birthday|wedding|christmas)\b/i,
    after: [
      [
        1,
        "It had looked like a good idea. There had been something there that rolled. Now {hero} could go neither forwards nor backwards, and what had rolled lay just where a paw does not reach.",
      ],
      [
        1,
        "Outside they were singing. There were steps, and cake plates, and somebody was blowing a trumpet made of paper. {Hero} called. It sounded rather thin. They sang the next verse.",
      ],
      [
        2,
        "It was not so bad, all in all. It was warm, and there was dust that was soft. {Hero} found four marbles, a sock and a birthday card from another year.",
      ],
      [
        2,
        "“Be quiet a moment,” somebody said out there, in the middle of a game. It was the smallest one, the one whose day it was. “I can hear somebody who isn't here.”",
      ],
    ],
    end: [
      [
        0,
        "They all came, in paper hats, and lay down on their stomachs. One pushed, two pulled, and the grandmother, who knows about such things, said that one had to butter it. Plop, it went. And there {hero} sat, grey all over, in the middle of the floor, with a sock on one ear.",
        "They all came, in paper hats, and lay down on their stomachs. One pushed, two pulled. Plop, it went. And there {hero} sat, grey all over, in the middle of the floor, with a sock on one ear.",
      ],
      [
        1,
        "It was the best present of all, said the smallest one later. There was no ribbon on it. But it had to be unpacked for the longest time.",
      ],
    ],
    isDecisive: true,
    of: "creatures",
  },
  {
    by: "any",
    words: event(
      "(?:led|guided|took|brought|walked) (?:her|his|the|its|their) (?<young>ducklings|chicks|goslings)(?: safely)? (?:across|over|through|along|to) {spot}",
    ),
    idea: /^(?!.*\b(?:bus|car|train|tram|van|truck|teacher)\b).*\b(?:road|street|motorway|highway|traffic)\b/i,
    after: [
      [
        1,
        "“Hold on to the tail of the one in front,” said {hero}, “and don't look at the wheels.” There were seven of them. The seventh was called Wait.",
      ],
      [
        1,
        "{Spot} roared. It went by, and by, and by, without a gap. {Hero} put out one foot and took it back again. Behind {whom} it peeped, in a row, from the front to the back.",
        "It roared. It went by, and by, and by, without a gap. {Hero} put out one foot and took it back again. Behind {whom} it peeped, in a row, from the front to the back.",
      ],
      [
        2,
        "Then a lorry stopped, with a hiss, right across. The driver got down. He had arms like trees, and pictures of anchors on them. He held up one hand, and everything stood still as far as the traffic lights.",
      ],
      [
        2,
        "One, two, three, four, five, six. In the middle {hero} turned round. “Where is Wait?” Wait was sitting on the white line and looking at a bottle top.",
      ],
    ],
    end: [
      [
        0,
        "Nobody hooted. A lady in a red car had tears in her eyes. The one with the anchors knelt down, made a bowl of his hands and carried the seventh one over, very slowly, and one could see that he was holding his breath.",
      ],
      [
        1,
        "There is a sign there by now, yellow, with seven small shadows on it. The last one is a bit further behind. Whoever painted it knew what it was about.",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event(
      "(?:repeated|gave away|told|blurted out|shouted|squawked) (?:an?|the|his|her|their|our|all the|every) (?:family |big |old |great )?secrets?(?: (?:in front of|to|before) [^.,]*)?",
    ),
    idea: /\b(?:parrot|bird|budgie|cockatoo)\b/i,
    after: [
      [
        1,
        "There was soup, and there were the good glasses. There was a pause between the weather and the bread. And into the pause somebody said, quite clearly, from the top of the cupboard, what had not been spoken of for eleven years.",
      ],
      [
        1,
        "A spoon fell. “What was that?” asked the aunt. “The radio,” said the father. “We haven't got a radio,” said the youngest. So it was said again, a little louder, and with the date.",
      ],
      [
        2,
        "They laughed too long. They passed round the salt, though nobody wanted any. But a thing that has been heard cannot be covered with a cloth. It was tried.",
      ],
    ],
    end: [
      [
        0,
        "“Well,” said the grandmother in the end, and put down her glasses. “Since it's out: I knew it.” “I did, too,” said the uncle. It turned out that all of them had known it, each one alone, and had kept it from the others, so as not to hurt them. It became a very long evening, and the best one for years.",
      ],
      [
        1,
        "{Hero} got a whole walnut for it. “And what else do you know?” they asked. {He} looked at the ceiling. One should always keep something back for Easter.",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event(
      "(?:could not|cannot|couldn't|can't) find (?:his|her|its|their|the) way (?:back )?(?:home|to [^.,]+|out|back)?(?: after [^.,]*)?",
    ),
    idea: /\b(?:bee|hive)\b/i,
    after: [
      [
        1,
        "It had all smelled so clear before: left at the lime tree, along the wire, and then down to where it hums. Now everything smelled of one thing only, and it was wet.",
      ],
      [
        1,
        "{Hero} tried it with the sun. It was behind there somewhere, everywhere at once. {He} tried it with a song, the one that everybody at home knows, and listened whether somebody would join in.",
      ],
      [
        2,
        "“Straight on,” said a beetle, who never went straight on. “Wait,” said a snail. {Hero} waited under a leaf. It had a small roof over it that went plop.",
      ],
      [
        2,
        "At home they would be counting now. They would get to the place where {hero} always said “here”, and there would be a pause.",
      ],
    ],
    end: [
      [
        0,
        "It was a very thin thread of sweetness that came first, thinner than a hair, from the left. Then it stopped, and then it was there again. Somebody sat at the entrance and fanned with both wings, and had been sitting there all the time, in the rain, so that one could find it.",
      ],
      [
        1,
        "“You're late,” said the somebody, and moved over. It was warm inside, and dark, and there were forty thousand of them. And everybody had kept a place free.",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event(
      "followed the (?<lure>lights?|glow|music|smell|noise|neon)(?: of [^.,]*?)?(?: instead of [^.,]*)?(?=[.,]|$)",
    ),
    idea: /\b(?:turtle)\b/i,
    after: [
      [
        1,
        "It was so much brighter than the other one. It was yellow, and green, and it winked. Whoever is just an hour old thinks: that must be it. All the others turned round. {Hero} went toward it, on small quick feet.",
      ],
      [
        1,
        "The ground became hard. It smelled of frying, and it was loud. Something big with two eyes came, and stopped with a squeal. Everything here was warm and nothing was meant for {whom}.",
      ],
      [
        2,
        "Under a table there was a shadow. {Hero} crept in and pulled in {his} head. From there one could see shoes. They danced. One of them had a hole in it, and stopped.",
      ],
      [
        2,
        "“You're going the wrong way,” said a voice, quite far down. It had plaits, and it smelled of strawberries. “That's only the merry-go-round. Yours is over there.” And a finger pointed up.",
      ],
    ],
    end: [
      [
        0,
        "They turned off the lights, one stall after the other, because somebody had asked them to, and she was only six. For the first time one could see it: round, and white, and with a path across the water that began right at the beach. {Hero} did not look back. One is in a great hurry, with such a path.",
      ],
      [
        1,
        "Once a year they turn them all off there, for one night, and walk down to the sea with bare feet. They say nothing. One hears them run, small and quick, hundreds of them.",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event(
      "(?:gave|offered|cut|made) (?<gift>an? (?:free |new )?(?:haircut|shave)) (?:to|for) (?<being>(?:an?|the) (?:[a-z]+ )?(?:man|beggar|stranger|tramp|refugee))",
    ),
    idea: /\b(?:barber|hairdresser|haircut|shave)\b/i,
    after: [
      [
        1,
        "He stood outside for a long time and read the price list. In the end {hero} opened the door. “Somebody has just cancelled,” said {hero}. There was no appointment in the book. It was a quiet morning.",
      ],
      [
        1,
        "“How would you like it?” He had not been asked that for years. He looked into the mirror, and then quickly beside it. “Like somebody,” he said, “who comes to work on time.”",
      ],
      [
        2,
        "Snip, it went, and snip. What fell to the floor was grey and long, and it was a good deal. He began to talk, as one talks in such chairs: of a daughter, of a warehouse that had burned down, of a bench with a good roof.",
      ],
      [
        2,
        "{Hero} took {his} time. {He} did the neck twice. Then {he} fetched the other bottle, the one from the top shelf, and {his} own tie from the hook.",
      ],
    ],
    end: [
      [
        0,
        "When the cloth was taken off, there was somebody in the mirror whom neither of them knew. He turned his head to the left and to the right. “There he is,” the man said after a while. “I've been looking for him.” He shook hands, and then he ran, because it was ten to nine.",
      ],
      [
        1,
        "In the spring an envelope lay under the door. The price was in it, to the penny, and a tie, washed and ironed. And on the back of the card was written: next Tuesday at four, please, and this time as a customer.",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event(
      "lost (?:it|her tooth|his tooth|the tooth|her first tooth|his first tooth) in the (?<place>snow|grass|sand|garden|lake|sea|leaves|pool|hay)|tooth (?:fell|dropped) in(?:to)? the (?<spot>snow|grass|sand|lake|sea|leaves|pool|hay)",
    ),
    idea: /^(?=.*\bsnow)(?=.*\btooth\b)/i,
    after: [
      [
        1,
        "It was white, and everything else was white as well. {Hero} stood quite still, so as not to step on it. Then {he} shouted, with a whistle in it, because of the gap.",
      ],
      [
        1,
        "They all came out with sieves and spoons. They sifted the whole front garden, from the gate to the bin. They found a marble, a key, and last year's summer.",
      ],
      [
        2,
        "“What shall I put under the pillow?” asked {hero}. That was the question. Without it nobody would come, and nobody would know.",
      ],
      [
        2,
        "So {he} wrote a letter, with an arrow on it and a map. “It is here somewhere,” it said. “It's the small one. I'm sorry for the trouble.”",
      ],
    ],
    end: [
      [
        0,
        "In the morning there were footprints outside, all over the white. They were as long as a match, and they went to and fro, in rows, as one does it when one is thorough. By the lilac they stopped. There was a hole there, no bigger than a thimble, and in it lay a silver coin, quite cold.",
      ],
      [
        1,
        "“Found it,” said a note, in a very small hand. “Next time, please, indoors.” There was a snowflake on it that has not melted to this day. It is in the box with the others.",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event(
      "stopped (?:in the middle of|during|just before the end of) (?:an?|the|his|her) (?<contest>race|match|marathon|contest|game|run|ride|competition) to help (?<being>[^.,]*?)(?: who [^.,]*)?(?=[.,]|$)",
    ),
    idea: /\b(?:cycl\w*|bikes?|bicycles?)\b/i,
    after: [
      [
        1,
        "There was a scrape and a cry, and something spun past, wheels up. {Hero} {was} in front. For the first time in all those years {he} was in front, and behind the bend one could hear the music already.",
      ],
      [
        1,
        "One can think a good deal in one second. Of the alarm clock at five. Of the rain. Of what they would say at home. {Hero} thought all of that, and then {he} noticed that {he} had stopped.",
      ],
      [
        2,
        "“Go on!” said {being}, with teeth clenched. “Are you mad? Go on!” “In a moment,” said {hero}, and tore off a sleeve. “Hold still.”",
      ],
      [
        2,
        "The others went by, in a swarm, with a hiss. Some of them looked round. After that there was only a lark to be heard.",
      ],
    ],
    end: [
      [
        0,
        "They came in on foot, an hour later, one of them hopping, with an arm round the other one's neck. The music had already been packed up. It was unpacked again. People got up from the grass, one after the other, and it was a long time until they stopped clapping.",
      ],
      [
        1,
        "Of the one who won, only the name is still known. But the photograph of the two hangs in the club house, over the bar. One has only one sleeve on it, and both of them are laughing.",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event(
      "(?:learned|learnt|tried|wanted)(?: how)? to (?:make a (?:video )?call|use (?:an?|the|his|her) (?:phone|tablet|smartphone)|video chat)(?: (?:to|with) {being})?",
    ),
    idea: /\b(?:daughter|granddaughter|sister|wife|girl|niece|grandchild(?:ren)?)\b/i,
    after: [
      [
        1,
        "It was smooth, it was flat, and it had no buttons. {Hero} wiped it with a cloth. A map of Norway appeared. {He} wiped once more. Now it was counting eggs.",
      ],
      [
        1,
        "“You only have to swipe,” said the neighbour's boy. {Hero} had hands that could shoe a horse. They were not made for swiping. At the first try it took a picture of the ceiling, and at the second it rang up the fire brigade.",
      ],
      [
        2,
        "They were very nice, at the fire brigade. They stayed for coffee. One of them wrote it down, step by step, on the back of a calendar: green, then the little film, then wait, then do not press anything.",
      ],
      [
        2,
        "In the evening {he} practised. Green. Little film. {He} combed {his} hair for it, and put on the good jacket, down to the knees.",
      ],
    ],
    end: [
      [
        0,
        "It rang, far away, under the sea and up on the other side. Then there was a forehead, and an eye, and then all of her. “I can see you!” she shouted. “I can see your nose!” {Hero} wanted to say something. {He} had practised that, too. {He} only nodded, and she nodded, and that was quite enough for the first time.",
      ],
      [
        1,
        "They have breakfast together now. It is evening at one end. The telephone leans against the sugar bowl, and {hero} pours out two cups, out of politeness.",
      ],
    ],
    isDecisive: true,
    of: "adults",
  },
  {
    by: "hero",
    words: event(
      "(?:thought|believed|was sure|was convinced|imagined) (?:that )?(?:he|she|it) (?:was|is) (?<role>an? (?:[a-z]+ )?[a-z]+)",
    ),
    idea: /\b(?:dinosaur)\b/i,
    after: [
      [
        1,
        "One could not talk {whom} out of it. {Hero} had looked at {himself} in the rain barrel, from the side, with {his} neck pulled in. There was no doubt: {role}.",
      ],
      [
        1,
        "“But you're no bigger than a bucket,” said the others. “I'm still growing,” said {hero}. “For sixty million years?” “There are late developers.”",
      ],
      [
        2,
        "{Hero} practised it: the walk, the look, and above all the roar. It was a small one. But it came from far down, and the cat, who was just washing, stopped with one leg in the air.",
      ],
      [2, "It was laughed about, of course. {Hero} forgave them. They did not know with whom they had to do."],
    ],
    end: [
      [
        0,
        "Then came the night with the fox. He came over the fence, quite softly, as he always did, and they sat there in a row and could not move. Only one got up. {He} spread out what {he} had, pulled in {his} neck, and stamped, boom, boom, boom, across the yard. The fox had never seen anything like it. He is said to be running still.",
        "Then came a night on which somebody had to be one. All the others sat there in a row and could not move. Only {hero} got up, quite calmly, because {he} had been one all along. It worked.",
      ],
      [
        1,
        "Nobody has laughed since then. They have even built a bigger door, just in case. “You see,” says {hero} now and then, and stamps through it: boom, boom, boom.",
        "Nobody has laughed since then. “You see,” {hero} likes to say.",
      ],
    ],
    isDecisive: true,
    of: "creatures",
  },
  {
    by: "any",
    words: event(
      "(?:old (?:man|woman|lady)) and (?:his|her) (?:empty |favou?rite |old )?(?<seat>bench|chair)|sat on (?:his|her|the same|an?|the) (?:[a-z]+ )?(?<bench>bench)(?: every [a-z]+)?",
    ),
    idea: /\b(?:old|widow\w*|wife|husband|empty)\b/i,
    after: [
      [
        1,
        "There was room for two on it. The left half was worn smooth, and the right half was, too. But for some time now there had only been somebody on the left.",
      ],
      [
        1,
        "People thought that it was free, that other half. “May I?” they asked. “It's taken,” said {hero}, in a friendly way, and laid {his} hat on it. They nodded and went on, and some of them turned round again.",
      ],
      [
        2,
        "{Hero} told everything there, at four o'clock, as always: what the postman had said, and that the swallows were back. Then {he} left a pause, just as long as it had always taken until the answer came.",
      ],
      [
        2,
        "In autumn there were leaves on the right half. {Hero} swept them off before {he} sat down. One wants to have it nice.",
      ],
    ],
    end: [
      [
        0,
        "One day there was a boy sitting on the right, with his feet in the air, and an ice cream. He had not asked. {Hero} stood there with the hat in {his} hand. “Who are you waiting for?” asked the boy. {Hero} had to think about it. “For nobody any more,” {he} said then, and it was the first time that {he} had said it. “I am,” said the boy. “For my gran. She's always late. Shall we wait together?”",
      ],
      [
        1,
        "{He} did not put down the hat any more after that. There is a small brass plate on the back of it by now. There is a name on it, and beneath it: please sit down.",
      ],
    ],
    isDecisive: true,
    of: "adults",
  },
  {
    by: "any",
    words: event(
      "(?:broke down|stopped working|fell apart|broke|was broken) (?:the night before|just before|the day before|before|in the middle of|during|on the day of) (?:the |an? |his |her |their )?(?<feast>[a-z]+(?: [a-z]+)?)",
    ),
    idea: /^(?=.*\b(?:robot|machine|invention)\b)(?=.*\b(?:fair|contest|competition|show|exhibition)\b)/i,
    after: [
      [
        1,
        "There was a crackle, and a smell, and then both eyes went out. It was ten past nine in the evening. The {feast} was at nine in the morning.",
      ],
      [
        1,
        "All the drawers were emptied. They had everything: screws, wire, glue, three sorts of tape. They had everything except the one little thing that was broken.",
      ],
      [
        2,
        "“Then we don't go,” somebody said at midnight. It was quiet for a moment. On the table lay a hand with two fingers stretched out. It still looked as if it wanted to say: peace.",
      ],
      [
        2,
        "At three they took apart the toaster. At four they took apart the doorbell. At five there was a click that sounded different from all the other clicks.",
      ],
    ],
    end: [
      [
        0,
        "It did not go as it was supposed to. It rang when it ought to wave, and when it was to speak, two slices of warm bread came out of the top. People came over from the other tables. They laughed, and they clapped, and they were hungry. The judge had butter on his chin when he read out the names.",
      ],
      [
        1,
        "The cup stands on the fridge. They have never repaired it properly since. “What for?” they say. “It has never worked so well.”",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event(
      "(?:built|made|put up|had) (?:an?|the|their|our|his|her) (?:[a-z]+ )?(?<hut>tree ?house|den|raft|sandcastle|snowman|igloo|hut|fort|cabin|shed)",
    ),
    idea: /\b(?:tree ?house|den|hut|fort|cabin)\b/i,
    after: [
      [
        1,
        "It took eleven afternoons, and a good many nails. Some of them were straight. There was a rope to climb up by, and a bucket on a string for supplies, and a password that nobody could remember.",
      ],
      [
        1,
        "From the inside it was much bigger. One could look at the whole world through a knot-hole, with one eye, and it looked back and did not know that one was there.",
      ],
      [
        2,
        "It leaned a bit. “That's modern,” somebody said. They hung a curtain in front of the place where there was no wall yet.",
      ],
    ],
    end: [
      [
        0,
        "It has been empty for a long time now, and the rope is green. But sometimes a bucket goes up on a string, all by itself, and somebody up there says a word and giggles. It is never the right one.",
      ],
    ],
  },
  {
    by: "event",
    words: event(
      "(?:storm|wind|rain|flood|lightning|hail|snow|wave) (?:broke|destroyed|smashed|knocked down|blew (?:down|away)|washed away|took|tore (?:down|apart)) (?:it|them|everything)",
    ),
    after: [
      [
        1,
        "It came in the night. In the morning it lay there, in the wet grass, all of it, only in a different order. A board with a drawing on it hung in the neighbour's hedge.",
      ],
      [
        1,
        "They stood in front of it in their pyjamas and did not say anything. One of them picked up the bucket. There was a frog in it.",
      ],
      [2, "“It's only wood,” they were told. That was no good thing to say."],
    ],
    end: [
      [
        0,
        "Nobody decided it. One of them only pulled out a nail and knocked it straight, on a stone. Then the other one did. By noon there was a heap of them.",
      ],
    ],
  },
  {
    by: "any",
    words: event("(?:built|made|put) (?:it|them|everything) (?:up )?(?:again|back together|once more|anew)"),
    idea: /\b(?:tree ?house|den|hut|fort|cabin|raft|sandcastle)\b/i,
    after: [
      [
        1,
        "They knew now what was wrong with it. The nails had been too short, and the corner post had only been leaning out of habit. This time they dug.",
      ],
      [
        1,
        "People came by whom they had not asked. The grandfather brought a level, and the girl from over there brought her brother and a door, a real one, blue, with a letter slot.",
      ],
      [2, "The frog was allowed to stay. He has the ground floor."],
    ],
    end: [
      [
        0,
        "It does not lean any more. It stands there as if it had always been there, with a second window, and with a lightning rod made out of an umbrella. When it storms, they sit in there, on purpose, with their knees drawn up, and listen to how nothing happens.",
      ],
      [
        1,
        "On the inside, above the door, the date has been burned in with a magnifying glass. There are two of them, one crossed out. “Second edition,” it says below. “Improved.”",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event("was allergic to (?<stuff>[a-z]+(?: [a-z]+)?)"),
    idea: /\b(?:dragon|fire)\b/i,
    after: [
      [
        1,
        "It is a nuisance with {stuff}, if one comes from such a family. The uncles shook their heads. The doctor had looked into {his} throat, with a long spoon and a mirror, and had written it down with three exclamation marks.",
      ],
      [
        1,
        "It only took one spark of it, and it began: first the eyes, then the nose. “Ah,” went {hero}. Everybody took hold of something. “Ah … ah …”",
      ],
      [
        2,
        "At birthdays {he} had to stay outside until the candles were out. It was meant well. They put a piece of cake on the window ledge.",
      ],
    ],
    end: [
      [
        0,
        "But everybody has something that one can do just because of that. One only has to find out where it is needed.",
      ],
    ],
  },
  {
    by: "any",
    words: event(
      "became (?<job>an? (?:[a-z]+ )?(?:firefighter|fireman|lifeguard|doctor|detective|inventor|hero|captain|champion|dancer|singer|writer|conductor|astronaut|magician|pilot))",
    ),
    idea: /\b(?:sneez\w*|allerg\w*)\b/i,
    after: [
      [
        1,
        "It had been a coincidence. The bell rang, and the others could not get the hose undone, and {hero} stood right in front of it, with a tickle in {his} nose. When {he} opened {his} eyes again, it was out, and everybody was wet and looked at {whom}.",
        "It had been a coincidence at first. The others could not do it that day, and {hero} happened to be standing there. When {he} opened {his} eyes again, it was done, and everybody looked at {whom}.",
      ],
      [1, "The uniform had to be made to measure. They did not have a helmet that size, so they took a tub."],
      [
        2,
        "There was a photograph in the paper. The uncles cut it out. They said that they had always seen something of the kind in {whom}.",
      ],
    ],
    end: [
      [
        0,
        "Of course {he} is still the way {he} {was}. One does not get over such a thing. But when the bell goes, at night, and they all run, {hero} is the first at the pole. “Everybody ready?” they call. And {he} says: “Ah.”",
        "Of course {he} is still the way {he} {was}. One does not get over such a thing. But now it is called experience.",
      ],
      [
        1,
        "On {his} birthday they let {whom} stay in the room now. There are forty candles. {Hero} takes care of them at the end, all in one go.",
      ],
    ],
    isDecisive: true,
    of: "creatures",
  },
  {
    by: "any",
    words: event(
      "went (?:fishing|to fish)|caught (?<object>an? (?:old |wet |rubber |single )?(?:boot|shoe|bicycle|umbrella|tyre|tire|hat|kettle|teapot))",
    ),
    idea: /^(?!.*\b(?:whale|mermaid|shark|(?:talking|golden|magic) fish|monster|bottle|treasure|ice)\b)/i,
    after: [
      [
        1,
        "They had sandwiches and a thermos, and worms in a tin on which it said cocoa. The float stood there on the water and thought about something. “And now?” “Now we wait.” “For how long?” “Until we've forgotten that we are waiting.”",
      ],
      [
        1,
        "Then it went down. “There!” They pulled, both of them. It was heavy, it was enormous, it was surely the one with the gold ring of which everybody spoke. Plop. It was a boot. It was a left one, size forty-four.",
      ],
      [2, "Water ran out of it, and a small crab, who looked annoyed. He had had two rooms and a view."],
      [
        2,
        "“We'll throw it back.” “No. Somewhere down there is the other one. It would be a pity to separate them.” So they cast out once more, more to the right.",
      ],
    ],
    end: [
      [
        0,
        "In the evening they came up the path, with a pair of boots, an umbrella without a cover and half a kettle. “Did you catch anything?” they were asked in the kitchen. “You can't imagine,” they said. There were pancakes. They put the boots on the table, because one has to look at one's catch.",
      ],
      [1, "They are in front of the door today, with geraniums in them. The crab was given the kettle."],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event(
      "had no money(?: for [^.,]*)?|could not afford (?:it|one|[^.,]*)|was too (?:poor|expensive)(?: to [^.,]*)?",
    ),
    idea: /\bkite\b/i,
    after: [
      [
        1,
        "There was no need to explain it. There was the jar on the shelf, and one could see the bottom of it. “Next year,” was said, and it was said so gently that one could not be cross.",
      ],
      [
        2,
        "{Hero} stood in front of the window of the shop, with both hands behind {his} back. It was red, it had a tail, and it cost more than a week's bread.",
      ],
    ],
    end: [
      [
        0,
        "One can wish for a thing so exactly that one knows how it is made. {Hero} went home, and {he} had it all in {his} head by then: the sticks, the string, and how it holds.",
      ],
    ],
  },
  {
    by: "any",
    words: event(
      "made (?:one|it|her own|his own|their own) (?:out of|from|with|of) (?<stuff>newspapers?|paper|cardboard|wood|rags|an old [a-z]+|old [a-z]+|boxes|bottles|leaves|a sheet)",
    ),
    idea: /\b(?:kite)\b/i,
    after: [
      [
        1,
        "There was enough {stuff}. There was glue from flour, and there were two sticks from last year's beans. {Hero} knelt on the kitchen floor until it was dark, with {his} tongue between {his} teeth.",
      ],
      [
        1,
        "The others had theirs from the shop. They had eyes on them, and dragons. “What's written on yours?” they asked. {Hero} read it out. “Rain tomorrow,” it said, and below that somebody was looking for a piano.",
      ],
      [
        2,
        "At the first try it stood on its head. {Hero} tied on a bit of stocking. At the second try it pulled, quite lightly, like somebody who has an idea.",
      ],
    ],
    end: [
      [
        0,
        "Then the real wind came. The bought ones tugged and screamed, and one after the other their strings broke. Only one stood up there, quite calmly, higher than the church, as light as if it were made of nothing but news. The whole hill looked up. One could read it with good eyes.",
      ],
      [
        1,
        "“Can you make me one, too?” they asked, one after the other, and kicked at the grass. “If you bring the sports page,” said {hero}. It was the year in which nobody in that town threw away a newspaper.",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event(
      "(?:was|were) (?:secretly|in secret) (?:best |good )?friends|(?:nobody|no one) (?:in the house |at home |there )?(?:was allowed to|must|should) know",
    ),
    idea: /^(?=.*\bcat\b)(?=.*\bmouse\b)/i,
    after: [
      [
        1,
        "By day there was hissing, and running, and a crash of plates. It had been agreed on, down to the second: once round the table, under the sofa, and then, at the third chair leg, nearly. They were both very good at nearly.",
      ],
      [
        1,
        "“Brave,” said the people, and put down a bowl. Half of it was carried down to the cellar at midnight, in one cheek.",
      ],
      [
        2,
        "They had a place behind the coal, with a cushion and a candle end. There they told each other how it had been. “You were wonderful today.” “You too. The thing with the vase!”",
      ],
      [
        2,
        "It was dangerous. One sneeze, one wrong word in one's sleep. Once somebody came down for potatoes. They lay there, one on top of the other, and did as if one of them had just been eaten.",
      ],
    ],
    end: [
      [
        0,
        "Then the people bought a trap. {Hero} saw how they set it, with bacon, at the third chair leg. That evening there was a bang, and when they came running, there sat {hero}, with {his} own tail in it, and did not make a sound. And out of the hole came somebody small, in front of everybody, in the full light, and gnawed at the spring.",
      ],
      [
        1,
        "Nobody spoke for a good while. Then the trap was thrown away. There are two bowls there now. By day there is hissing, as before, and the plates crash. They could stop it. But it would be a pity, now that they are so good at it.",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event("would rather (?<rather>knit|crochet)[^.,]* than (?<duty>[a-z]+)"),
    idea: /\b(?:knight|warrior|soldier|viking|pirate|samurai|general)\b/i,
    after: [
      [
        1,
        "{Hero} kept it under the breastplate, on the left, where it is warm. On the long rides, when nobody was looking, {he} took it out. One cannot {duty} all day. One can very well {rather} all day.",
      ],
      [
        1,
        "“What have you got there?” asked the others at the fire. “A map,” said {hero}. It was quite long for a map, and it was striped.",
      ],
      [
        2,
        "The next battle was on Thursday. {Hero} had no time on Thursday. {He} was just at the heel, as one might say.",
      ],
      [
        2,
        "It was the horse who knew it first. It had been wearing something round its ears since October, and had not said a word.",
      ],
    ],
    end: [[0, "“One has to tell the king,” somebody said. It was the horse. It does not often say anything."]],
  },
  {
    by: "any",
    words: event("helped (?:him|her|them) (?:to )?(?:tell|confess to|explain it to|talk to|write to|ask) {being}"),
    idea: /^(?=.*\b(?:king|queen|emperor)\b)(?=.*\b(?:knit|crochet)\w*)/i,
    after: [
      [
        1,
        "They stood before the throne together. {Hero} opened {his} mouth, and nothing came out. Then there was a push from behind, with a soft nose, and it was all said at once, in one long sentence without a comma.",
      ],
      [
        1,
        "It became so quiet that one could hear the flags. {Being} bent forward. “Show me,” was all that could be heard.",
      ],
      [
        2,
        "It was passed from hand to hand, along the whole row, and each of them held it for a bit longer than necessary. It was a cold hall.",
      ],
    ],
    end: [
      [
        0,
        "{Being} put it on, and sat there for a while. “Do you know,” {being} said at last, “what I wanted to become?” Nobody had ever asked. “A baker.” They looked at each other, and then both of them looked at the swords on the wall, and somebody began to giggle.",
      ],
      [
        1,
        "The next war was called off, because all of them had something on the needles. They met with the enemy, on the field, as agreed. It turned out that he could do cables.",
      ],
    ],
    isDecisive: true,
  },
];
