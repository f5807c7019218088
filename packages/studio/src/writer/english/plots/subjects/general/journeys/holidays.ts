import { phrase } from "../../phrase.ts";
import { role, story } from "../../subject-story.ts";
import { withAndWithout } from "../../with-and-without.ts";

const PAL = role("pal", "cat|dog|puppy|kitten|rabbit");
const HOST = role("host", "aunt|uncle|grandmother|grandfather|grandma|grandpa|granny|godmother|godfather");

/** Stories of strangers who share a seat, of last summers, first holidays, and of roads without a plan. */
export const holidays = [
  story({
    says: [
      /\b[Tt]wo (?:complete |total |perfect )?strangers\b/,
      /\b(?:shared?|shares|sat|sit|met|meets?|got|travel\w*|drove|drive)\b/,
      /\b(?:discover(?:s|ed)?|f(?:ind|ound) out|reali[sz]ed?|notice[sd]?|learn(?:ed|t)?)(?: that)? they (?<truth>[^.!?\p{Lu}]+)[.!?]/u,
    ],
    may: [
      /\ban? (?<seat>taxi|cab|train compartment|compartment|car|bench|table|room|lift|cabin|umbrella|boat|tent)\b/,
      /\bduring (?:an? |the )?(?<trouble>(?:[a-z]+ )?(?:strike|storm|power cut|snowstorm|blizzard|rainstorm|heatwave|flood))\b/,
      /\bto the (?:airport|station|coast|harbour|city)\b/,
    ],
    unless: /\b(?:murder\w*|killed|hostage|robbery|bomb|ghost|dead|twins|siblings|brothers|sisters)\b/i,
    after: [
      [
        "“Is it all right if I get in as well?” asked the one. “It'll have to be,” said the other. There was nothing else to be had because of {thetrouble}, not for love or money. So they sat side by side, {hero}, each with a bag on the lap, and each looked out on a side of their own.",
        "“Is this one free?” asked the one. “It'll have to be,” said the other. There was nothing else to be had, not for love or money. So they sat side by side, {hero}, each with a bag on the lap, and each looked out on a side of their own.",
      ],
      "+ For a while they were very polite. They agreed about the weather. Then the elbow of the one was in the ribs of the other, and the bag of the other was on the foot of the one. “Excuse me,” they both said, and neither of them moved.",
      "+ Nothing went forward. The one looked at the time and sighed. The other had looked at the time as well and was just about to sigh, and swallowed it. “Is it something important?” “Very.” “With me, too.” After that it was quiet again, but a bit less.",
      "Out of sheer boredom the one took out a sandwich. “Half?” The other took it, and gave half an apple for it. It is hard to remain strangers while you are both chewing. “What takes you there?” asked the other with a full mouth. And the one began to tell.",
      "The other listened. And went on listening, and stopped chewing. “Say that once more, the bit with the name.” The one said it again. The other had turned quite white, and felt about in a coat pocket, and took out a card. It was the very same as the one that stuck out of the other bag.",
    ],
    end: [
      "So that was it: they {truth}! {Hero} stared at each other. Then both of them started to talk at the same time. “But then you must be the one who…” “And you're the one of whom they always say…” It turned out that each had known the other for years, out of stories. In the stories one was taller, and the other had a beard.",
      "From then on the way was too short. They put together what each of them knew, and it was twice as good. When they arrived, they were the last, and they came in arm in arm, in the middle of a laugh. “You two know each other?” they were asked from all sides. “For ages,” said the one. “Since lunch,” said the other.",
      "They have never been strangers again. They sit next to each other wherever they meet, with an elbow in the ribs and a bag on a foot, and share whatever there is. And when somebody asks if a seat is free, they both move up at once.",
    ],
  }),
  ...withAndWithout(
    {
      says: [
        /\b(?:[Ee]very (?:summer|year|winter|holiday|spring)|[Ee]ach (?:summer|year)|for years|always)\b/,
        phrase(
          "(?:at|in|on|to) (?<spot>(?:an?|the|his|her|their) (?:[\\p{L}'’-]+ ){0,3}?(?:farm|house|cottage|cabin|campsite|hut|island|beach house|lake house|hotel|boat|garden))",
        ),
        /\b(?:is|was|being|be) (?:being )?(?:sold|torn down|pulled down|closed|closing|given up|demolished)\b|\b(?:last|final) (?:summer|time|holiday)\b/,
      ],
      may: [
        /\b(?:spends?|spent) (?:his|her|their|the) (?:summers?|holidays?|weeks)\b/,
        /\b[Bb]ut this (?:year|time|summer)\b/,
        HOST,
      ],
      unless: /\b(?:murder\w*|killed|ghost|haunted|buys? it|bought it)\b/i,
      of: "people",
      after: [
        "The sign stood right by the gate, and it was very new. {Hero} read it twice. Then {he} carried {his} bag to the old place and opened all the doors, as {he} did each time. Everything smelled as it always had. {Thespot} did not know anything about it yet.",
        "{Hero} had a list in {his} head of all that had to be done there, and that had never changed. The first thing was to bang {his} head on the low beam. The next was to look whether the name was still there that {he} had scratched into the wood when {he} could hardly write. It was there, with the wrong letter in it.",
        "+ People came to have a look. They wore clean shoes. They knocked at the walls and talked about what would have to go. “And this?” one of them asked, and pointed at the beam. {Hero} went outside, round the corner, and threw stones at a tin until it got dark.",
        "{Hero} tried to have it all at once: to swim and climb, and see every sunset, and eat everything. But it did not work. {He} sat in the best place in the world, and thought the whole time, “That was the last time, and that was as well.” By the third day {he} had not enjoyed a single thing.",
        [
          "In the evening {host} leaned on the fence. “You're saying goodbye all the time,” said {host}. “You've got no hands free.” {Hero} started to say something angry, and noticed that {he} was crying. “I can't keep it,” {he} sobbed. “Nor can I,” said {host}. “Not all of it. What do you want to keep?”",
          "In the evening an old neighbour leaned on the fence. “You're saying goodbye all the time,” she said. “You've got no hands free.” {Hero} started to say something angry, and noticed that {he} was crying. “I can't keep it,” {he} sobbed. “No,” she said. “Not all of it. What do you want to keep?”",
        ],
      ],
      end: [
        "So {hero} went through {thespot} from top to bottom and chose, like somebody in a shop with only three coins. {He} took the smell of the stairs in a jar; you could not see it, but it was in there. {He} took the sound of the gate, which {he} could soon do with {his} own voice. And {he} took a saw.",
        "On the last evening everybody came who had ever spent a summer there. They ate outside and told all the stories, and nobody went to bed. When it grew light, {hero} turned the key and put it under the stone. {He} did not look back. {He} had {his} hands full.",
        "Over {hero's} own door there is a piece of a beam now, quite low, with a name on it and a wrong letter. Everyone bangs their head on it. “Ow!” they cry. And {hero} makes the sound of the gate and says, “Come in. It's summer.”",
      ],
    },
    [HOST],
  ),
  story({
    says: [
      phrase(
        "(?:went|goes|go|set off|left|leaves|travel(?:s|led)|flew|flies|drove|drives|take|took|takes) (?:on|for) (?:her|his|their) (?:very )?(?<trip>first (?:[a-z]+ ){0,2}?(?:cruise|holiday|trip|safari|honeymoon|vacation|journey|hiking holiday|skiing holiday|package tour))",
      ),
      /\b(?:[Bb]ut|until|only to)\b/,
    ],
    may: [
      /\b[Bb]ut (?:she|he|they|the \w+|it|everything|nothing) [^.!?]+/,
      /\b(?:seasick|rain\w*|sick|lost|broke\w*|stolen|cancelled)\b/,
      /\bon the (?:very )?first (?:day|night|evening|morning)\b/,
    ],
    unless: /\b(?:murder\w*|killed|bomb|space|Mars|alien\w*|ghost|body|dies|died|pirates?)\b/i,
    of: "people",
    after: [
      "The {trip} had been planned for a very long time. There had been a jar on the shelf with a label on it, and prospectuses under the bed. {Hero} had known each picture by heart. In none of the pictures was there anybody who looked the way that {hero} looked now.",
      "“It'll pass,” {hero} had told {himself}, and it did not pass. Outside the others laughed, and a band was playing. {Hero} thought of all the money in the jar. That did not make it any better.",
      "+ In the evening somebody rang from home. “Well? Is it wonderful?” {Hero} looked at the wall. “Wonderful,” said {hero}. Then it was quiet for a long time. “We could have painted the kitchen for that,” came a small voice at last.",
      "On the next day things got worse. The one excursion that {hero} had most looked forward to set off, and {hero} {was} not there. {He} watched it from a distance, with all the hats, and how it grew smaller. “I so much wanted it to be beautiful,” said {hero}. And that was when there was a knock.",
      "It was the oldest waiter of all, with a tray. There was dry toast on it, and ginger tea. “I've seen a thousand people on their {trip},” he said. “Do you know what those tell me who come back? Never about the sunset. They tell me what went wrong.” He put down the tray. “So far it looks very good for you.”",
    ],
    end: [
      "{Hero} looked at the toast, and had to smile. And since the {trip} had gone wrong already, nothing else could. So {hero} put on slippers and went to where the waiter had pointed: a bench in the very back, out of the wind, which was in none of the prospectuses. The air was good there. Nobody else knew about it.",
      "{Hero} stayed there until the stars came out. The waiter came by with whatever was left over, and the cook sat down with them and took off his shoes. By midnight {hero} knew the names of all their children, and half a song. All that evening it occurred to no one to take a photograph.",
      "There is a new jar on the shelf at home. When friends come and want to hear about the {trip}, {hero} begins with the worst of it, and by the second sentence everybody is laughing. The sunset has not been mentioned once. But on the label of the jar it says in big letters: same bench.",
    ],
  }),
  ...withAndWithout(
    {
      says: [
        /\b(?:campervan|camper|camper van|motorhome|caravan|old van|VW bus|old bus|old motorbike|motorcycle|rusty van|minibus)\b/i,
        /\b(?:set(?:s)? off|set(?:s)? out|drove|drives|travel\w*|hit(?:s)? the road|without a plan|no plan|leaves|left|road trip|tour(?:s|ed))\b/,
      ],
      may: [
        /\b(?:inherit(?:s|ed)|bought|buys|was left|restor(?:es|ed)) (?:her|his|their|an?|the) (?:[\p{L}'’-]+ )*?(?:campervan|camper|motorhome|van|caravan|bus)\b/u,
        /\bwithout a (?:plan|map)\b/,
        PAL,
        /\btogether\b/,
      ],
      unless:
        /\b(?:murder\w*|killed|robbery|drugs|children|kids|family|parents|ashes|library|breaks? down|broke down)\b/i,
      of: "adults",
      after: [
        [
          "At the first crossroads {hero} had to decide, and there were cars behind. “Left or right?” {he} asked {pal}. {Pal} looked out of the right-hand window. So they turned right. It was as good as any other way of choosing, and it stayed the rule.",
          "At the first crossroads {hero} had to decide, and there were cars behind. {He} closed one eye, and whichever arm of the signpost was still to be seen, that was it. {Hero} turned right. It was as good as any other way of choosing, and it stayed the rule.",
        ],
        "Everything in there rattled: the cups, the door of the cupboard, the spare wheel. At thirty it was a waltz, and at fifty it was a brass band. {Hero} had always known on Monday what would be on Friday. Now it was Tuesday, or perhaps Wednesday, and {he} did not even know the name of the river.",
        [
          "+ On the first night it was so dark that {hero} left the lamp on. Something was walking round outside. {Hero} sat bolt upright in bed and held {pal} tight. In the morning there was a horse at the window. It looked every bit as surprised.",
          "+ On the first night it was so dark that {hero} left the lamp on. Something was walking round outside. {Hero} sat bolt upright in bed and held the frying pan. In the morning there was a horse at the window. It looked every bit as surprised.",
        ],
        "In the second week, on a hill, in the rain, the engine coughed twice and died. {Hero} turned the key until there was not even a click. Water dripped on the bed. “What did you expect?” asked a voice in {his} head, and it was the one that {he} had wanted to drive away from. It had come along, in the back.",
        [
          "{Hero} put {his} head down on the steering wheel. Then {pal} climbed over and leaned against {him}, heavy and warm. {Pal} was not waiting for anything. {Pal} was quite simply here. {Hero} listened to the rain. It was the first time since they had set off that {he} had heard it.",
          "{Hero} put {his} head down on the steering wheel, and stayed like that, because there was nothing else to do. And after some time {he} heard the rain. It fell on the roof, and in the trees, and a long way down on something that must be a lake. It was the first time since {he} had set off that nothing rattled.",
        ],
      ],
      end: [
        "In the morning {hero} opened the back doors, and there it lay: a valley without a single house, and in the middle of it, quite still, a lake. No sign pointed to it. Nobody who had a plan would ever have stopped here. {Hero} fried the last egg, and ate it out of the pan with {his} feet in the grass.",
        "They pulled the van out with a tractor on the third day. “Where do you want to go?” asked the farmer. {Hero} thought about it. “Is there any hurry?” {he} asked. The farmer wiped his hands and said that the gooseberries would have to be picked. So {hero} stayed until the gooseberries were finished.",
        [
          "{Hero} {was} on the road for a long time. Now and then a postcard came for those at home, with a different stamp each time, and always the same words: “Turned right.” And under it was the print of a paw, because {pal} had to sign as well.",
          "{Hero} {was} on the road for a long time. Now and then a postcard came for those at home, with a different stamp each time, and always the same words: “Turned right. All well.”",
        ],
      ],
    },
    [PAL],
  ),
];
