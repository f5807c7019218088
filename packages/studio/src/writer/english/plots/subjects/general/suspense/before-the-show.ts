import { story } from "../../subject-story.ts";

/** Stories of what goes missing before a show, of fears at parties, of lies about holidays, and of forgotten birthdays. */
export const beforeTheShow = [
  story({
    says: [
      /\b(?<star>(?:an?|the|his|her|their|our) (?:[a-z'-]+ ){0,2}?(?:clown|teacher|singer|magician|acrobat|actor|actress|juggler|conductor|storyteller|lion|rooster|cockerel|nightingale|frog|choir leader|music teacher|headmaster|princess|Santa|ringmaster|drummer|opera singer|puppeteer|lead singer|star))\b/i,
      /\b(?:los(?:es?|t)|forg[eo]t(?:s|ten)?|misplace[sd]?|has lost|had lost) (?<thelost>(?:his|her|the|its) (?:[a-z-]+ ){0,2}?(?:voice|nose|trick|tricks|hat|wand|costume|courage|memory|song|wig|shoes|text|lines|rabbit|laugh|smile|balance|beard|crown|baton|roar|lyrics|laughter|juggling balls))\b/i,
      /\b(?:before|just as|on the (?:day|evening|night|morning) of|minutes|hours?|eve of|in the middle of|when) (?:(?:his|her|their|it|the) )?(?:an? |the |his |her |their )?(?:[\p{L}'-]+ ){0,4}?(?:show|concert|performance|play|circus|premiere|party|festival|parade|birthday|christmas|opening|curtain|evening|race|ball|contest|competition|carnival|fair)\b/iu,
    ],
    unless: /\b(?:steals?|stole\w*|murder\w*|thief|detective|married|widow|career|retire\w*|doctor)\b/i,
    of: "people",
    after: [
      "You could hear the people coming in. There was rustling, coughing, and the creaking of a great many chairs. “It's gone,” was all that came from {star}, and even that came as a sort of croak. “Without it I can't go out there.”",
      "+ They tried to help. They offered lozenges, a carrot, a red apple on a string, and a book with good advice. Everyone had an idea, and no one had what was missing. The clapping got faster.",
      "“Then we'll say it's off,” said somebody. But outside they had begun to clap, all together, and small feet were stamping. “I can't do it,” said the first. “Nor can I,” said the second. Somebody pushed, somebody stumbled over a bucket and went straight through the curtain.",
      "And there they were, in the full light, first one, and then the others who had wanted to pull that one back. It was dead silent. Three hundred eyes were looking. “Good evening,” said the one with a foot in the bucket. “What you were going to see tonight was {star}. What you will see now, we don't know either.”",
    ],
    end: [
      "The first laugh came from far at the back. It was because of the bucket. So they did that again. Then each of them did what they could: one whistled, one walked on his hands as far as the drum, and one recited the bus timetable with so much feeling that a lady in the front row wept.",
      "+ {Star} stood behind the curtain and watched through the gap. In all those years {star} had never seen it from there. All this time they had carried things, held ropes, and swept up. And they had known it all by heart, every step and every word. They did it with shaking knees, so that nobody had to go home without a show.",
      "Then one of them got stuck. That was when {star} stepped out, just so, with nothing at all, and stood next to the one who didn't know how it went on. “Me too,” said {star}. “Mine's gone as well.” And they bowed to each other. At that the whole house rose to its feet.",
      "It was found in the end, of course. It had been there the whole time, in the bucket, so to speak: when {star} laughed about that evening for the first time, it came back all by itself. But once in every show the light goes out, and comes on again, and {star} holds the rope. And in front, with one foot in a bucket, stand all the others.",
    ],
  }),
  story({
    says: [
      /\b(?:afraid|scared|frightened|terrified) (?:of|by) (?<dread>(?:the |loud |big |all )*(?:balloons?|clowns?|fireworks|firecrackers|water|dogs?|the dog|loud noises?|bangs?|masks?|costumes?|candles|swimming|heights|bouncy castles?|magicians?|sparklers|thunder|crowds|music|horses|ponies|dancing|slides?))\b/i,
      /\b(?:party|birthday|celebration|carnival|new year's eve|wedding|festival|pool party|street fair|summer fete|funfair)\b/i,
    ],
    unless: /\b(?:wife|husband|company|retire\w*|boyfriend|girlfriend|adult|veteran|soldier)\b/i,
    of: "young",
    after: [
      "The invitation lay on the table for three days, and {hero} walked round it in a wide circle. {He} wanted to go. There would be cake and games. But there would also be {dread}. “I've got a stomach ache,” said {hero}, to try out how it would sound. Then {he} put on {his} good shoes and went.",
      "+ No one else had any trouble with it. “What's there to be afraid of?” they asked, and that was the worst question of all, because there wasn't an answer. It sat somewhere behind {his} ribs, and it did not listen to reasons.",
      "+ {Hero} had a plan. {He} would stay near the door. {He} would count to a hundred whenever it got bad. And in {his} pocket {he} had a bit of cotton wool, for the ears, or to hold on to. By the time {he} rang the bell, it was quite flat.",
      "It went well until after the cake. Then somebody shouted, “Now comes the best bit!” and {hero} knew at once what that was. They all ran. {Hero} ran as well, but in the other direction, into the hall and under the coats. There {he} put both hands over {his} ears, and began to count.",
    ],
    end: [
      "At thirty-one the coats moved. It was the birthday child, with a paper crown and chocolate round the mouth. “Everyone's looking for you,” said the child, and then saw the hands and the cotton wool. {Hero} waited for the question. It didn't come. “With me it's buttons,” said the child. “Loose ones. I can't even look.”",
      "They stayed there under the coats for a while, and it was rather cosy. “We don't need {dread},” said the birthday child. “It's my party.” “But the others are looking forward to it,” said {hero}. They thought about it. “How far away would it have to be,” asked the child, “so that it was only small?” {Hero} had never thought of measuring it.",
      "So they went out and measured it in steps. At five steps {his} heart ran, and at ten it trotted. At twenty it walked. There they drew a line with chalk, and on the line they put the best chair in the house, and the child sat on the arm of it. From there {hero} watched {dread} to the very end. “It's a nice colour, to be honest,” {he} said.",
      "At the next party the line was at fifteen steps, and at the one after that it was at nine. {Hero} keeps a piece of chalk in {his} good shoes. {He} has drawn lines for three others since. It's always the best chair.",
    ],
  }),
  story({
    says: [
      /\b(?:lie[sd]?|lying|lied|invent(?:s|ed)|makes? up|made up|pretend(?:s|ed)?|brag(?:s|ged)?|boast(?:s|ed)?|claim(?:s|ed)|tells? everyone|told everyone|told (?:the|her|his) class|tells (?:the|her|his) class)\b/i,
      /\b(?:holidays?|vacation|summer|trip|travel(?:s|led)|journey)\b/i,
      /\b(?:stay(?:s|ed)? (?:at )?home|at home|never (?:left|went)|no money|could not afford|can(?:no|')t afford|poor|(?:was|were|is) not|did not go|nowhere|class|classmates|school)\b/i,
    ],
    unless: /\b(?:husband|wife|boss|affair|murder\w*|homework|work|office|company|colleagues)\b/i,
    of: "young",
    after: [
      "It only started with one word. “And you?” they asked. All the others had already been somewhere, with palm trees or with mountains. {Hero} opened {his} mouth to say the truth. What came out was “Africa”. It was very quiet all at once, and everybody turned round. “With elephants?” somebody asked. “Only one,” said {hero}. “A small one.”",
      "+ After that there was no way back. The small elephant needed a name, a mother and a river. {Hero} made a river. They wanted to know what one eats there, and how hot it is at night. {Hero} told them, and {he} told it well. {He} could see it all before {him}. But at night in bed {his} stomach hurt.",
      "+ Really the holidays had been three weeks in the yard behind the house. {Hero} had put {his} feet into a washing-up bowl. There was a beetle under the third stone, and {he} had watched how it carried things. In the evening Dad had come out with two spoons and one big tub of ice cream. But who wants to hear that?",
      "Then the teacher said, “How wonderful, {hero}! Bring your photos tomorrow.” {Hero} nodded. All afternoon {he} sat in the yard beside the washing-up bowl and thought about having a fever. The beetle came out from under its stone. It was carrying something that was much too big for it.",
    ],
    end: [
      "In the morning {hero} stood in front of the class with one single photo in {his} hand. It had a thumb in the corner. “This is a beetle,” said {hero}. {His} voice was very small. “It lives behind our house. I was never in Africa. We were at home, all the time. I only wanted to have been somewhere too.”",
      "Somebody giggled. {Hero} looked at the floor and waited for it to open. “What's it carrying there?” asked a girl from the back. {Hero} looked at the photo. “The wing of a bee,” {he} said. “It's building something. It took two days to go from here to the drain, and there's a crack there as wide as a canyon for it.”",
      "{Hero} told them. {He} told it as well as {he} had told the elephant, only this time it did not hurt. When the bell rang, no one got up. “At our hotel you weren't allowed into the garden,” said one. “We argued the whole time,” said another. “I was really at my gran's,” said the one with the palm trees.",
      "That afternoon eight of them lay on their stomachs in the yard behind the house. They had brought their own spoons. “There it comes,” whispered {hero}. Under the third stone something moved. They held their breath. It was small and black, it carried a crumb, and they have called it the elephant ever since.",
    ],
  }),
  story({
    says: [
      /\b(?:birthday)\b/i,
      /\b(?:nobody|no one|everyone|everybody|all (?:his|her|their)|friends|family)\b[^.]*?\b(?:remember(?:s|ed)?|forg[eo]t(?:s|ten)?|forgotten|thinks? of|thought of|congratulate[sd]?|has forgotten|had forgotten)\b/i,
    ],
    unless:
      /\b(?:mother'?s birthday|grand\w+'s birthday|wife's|husband's|murder\w*|ghost|orphan\w*|old man|old woman|dead|died)\b/i,
    of: "young",
    after: [
      "{Hero} had been awake since it got light. {He} lay there with eyes shut, so that they could come in with the candles. They didn't come. At breakfast there was bread, the same as every day. “Is something the matter?” they asked. “No,” said {hero}, and chewed. Perhaps they were only saving it up for later.",
      "+ {Hero} helped a little. “What's the date today?” {he} asked. “It must be something with a five in it,” {he} was told. {He} sighed, loudly. {He} drew a cake on a misty window. And everyone {he} met was in a great hurry, and was carrying something behind their back, and said they had no time.",
      "+ By noon {hero} had been forgotten by all of them, one after the other. {He} wrote their names on a piece of paper and crossed them out. Then {he} was so sorry for those names that {he} rubbed the crosses away again. It left grey smudges. It looked like a thundercloud.",
      "In the afternoon {hero} gave up. {He} took a biscuit and the stump of a candle, went to {his} secret place, where no one ever comes, and stuck the one into the other. “Happy birthday,” said {hero} to {himself}. It sounded thin. {He} was just about to blow it out when something rustled, and whispered, and then trod on somebody's foot.",
    ],
    end: [
      "“Ow!” said the bush. {Hero} held up the biscuit with its tiny flame. There were eyes everywhere. “Now?” whispered somebody. “Not yet!” whispered another. “{Hero} wasn't supposed to be here until four!” And then one of the paper lanterns fell down, and all of them came out from behind everything, with a shout.",
      "They were all there, without one missing. They had baked a cake that had sunk in on the left and been filled up with cherries. “We've been at it for three weeks,” they said. “And the worst thing was to look at you this morning and not say anything. Two of us had to go and cry in the larder.”",
      "“I thought you had forgotten me,” said {hero}. “You?” they cried. “We've talked about nothing but you!” And they knew which song {he} liked, and how many cherries, and where {he} goes when {he} is sad. “That's why it's here,” said the smallest. “We thought, if it doesn't work out, at least you'd be coming to the right place.”",
      "They sang until the lanterns were burned down. {Hero} blew out the big candles all at once. But the biscuit {he} did not eat. It lies in a box by {his} bed. And when somebody else has a birthday soon, {hero} is the one who goes about in a great hurry, with something behind {his} back.",
    ],
  }),
].flatMap((each) => (each.of === "young" ? [each, { ...each, of: "creatures" as const }] : [each]));
