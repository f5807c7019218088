import { role, story, type WrittenStory } from "../subject-story.ts";
import { withAndWithout } from "../with-and-without.ts";

const AT_THE_BED: WrittenStory = {
  says: [
    role("bot", "robot|android|droid|robot nurse|robot doctor"),
    /\b(?:hospital|ward|clinic|ill|sick|broken leg|wheelchair|cannot walk|can not walk|bed|sad)\b/i,
    /\b(?:laugh\w*|smil\w*|cheer\w*|sad|happy|comfort\w*)\b/i,
    role("child", "girl|boy|child|kid|patient|daughter|son"),
  ],
  unless:
    /\b(?:murder\w*|war|kill\w*|dying|dead|died|cancer|broken robot|repair\w*|fix\w*|f(?:ound|inds?) a|scrap\w*|built|builds?|friend from school|joke)\b/i,
  after: [
    "@hospital(bot look, child sit) {Thebot} had been taught forty ways of cheering people up. {Bothe} did the first one, and took a coin out of thin air. {Thechild} looked at the wall. {Bothe} did the second one, with the balloon. It burst. {Thechild} pulled the blanket up over both ears.",
    "@hospital(bot dance, child look) By noon {thebot} had come to number nineteen, which was a dance. {Thechild} did not even turn round. “Why doesn't it work?” {thebot} asked the night sister. “I have done everything right.” “Perhaps,” said the sister, “you should stop doing things.”",
    "+ @hospital(bot sit) {Thebot} looked up “stop”. It said: end of movement. So {thebot} ended all movement, with one arm still in the air. It was hard. Every joint wanted to be useful.",
    "@hospital.night(bot sit, child sit) It grew dark. {Thebot} sat there and did nothing. For a long time there was only the rain. “Are you broken?” asked {thechild} at last. “I don't know,” said {thebot}. “I wanted you to laugh, and I couldn't do it. There's a place in here that feels like a loose screw.” {Thechild} turned round.",
  ],
  end: [
    "@hospital.night(child talk, bot look) “I've got a place like that, too,” said {thechild}. “It's when they all go home in the evening. Then the door makes that noise.” {Thebot} listened. The door made the noise. It was a small sigh, and then a click. “I had it down as: door, closed,” said {thebot}. “I didn't hear that it was sad.”",
    "@hospital.night(bot talk, child talk) They listened to everything, after that, the lift and the trolley and the pipes. {Thechild} knew what each of them was saying. “And that?” asked {thebot}. “That was you,” said {thechild}. “Your knee. It went blurp.” {Thebot} moved the knee. Blurp.",
    "@hospital.night(bot, child look) It started at the corner of the mouth. Then {thechild} laughed, into the pillow, and then out of it, until somebody knocked on the wall. {Thebot} wrote it down at once, as number forty-one. “Sit there,” {bothe} wrote. “Wait until they tell you where it hurts. Then tell them yours.”",
    "@hospital.dusk(bot sit, child talk) Every evening, when the visitors go, {thebot} comes in just before the door can make its noise, and puts one hand in the gap. It does not close any more. And {thechild} says good night to the pipes and the trolley, and to the knee.",
  ],
};

/** Stories of an envious fridge, a frightened vacuum cleaner, a lost drone, and robots beside a bed or an animal. */
export const helpers = [
  story({
    says: [
      role(
        "old",
        "fridge|refrigerator|toaster|kettle|coffee machine|coffee maker|washing machine|oven|stove|mixer|blender|vacuum cleaner|hoover|radio|television|microwave|dishwasher|lawnmower|broom|iron|alarm clock|teapot|typewriter|saucepan",
      ),
      /\b(?:jealous\w*|env(?:y|ious|ied)|replac\w*|thrown (?:away|out)|no longer needed|out of date)\b/i,
    ],
    unless:
      /\b(?:murder\w*|horror|kill\w*|ghost|husband|wife|detective|factory|love letter|in love|girl|boy|woman|man|boss|colleague|nanny|AI)\b/i,
    after: [
      "@kitchen(old look) The new one shone. It had a screen with a little picture of itself on it, and it said good morning in four languages. “And what can you do?” it asked. {Theold} thought about it. “What I've always done,” said {theold}. “Oh,” said the new one. It sounded sorry, and that was the worst part.",
      "@kitchen(old look) All day long they stood around the new one and stroked its buttons. Nobody leaned against {theold} any more. Nobody gave {theold} the small friendly kick, low down on the left, which had been needed for years. {Theold} hummed a bit louder than necessary. “That thing's getting on my nerves,” said a voice.",
      "+ @kitchen.night(old talk) At night {theold} practised. “Guten Morgen,” {oldhe} whispered, and “Buon giorno.” It came out as a rattle. “You've got to roll it more,” said the new one in the dark, quite kindly. It had not been asleep. It could not sleep, it said. Everything was so strange here.",
      "@kitchen.night(old look) Then a storm came, in the middle of supper. There was a flash, the lights went out, and when they were on again, the new one only said: “Update.” It said so in four languages, and then nothing more. They pressed all its buttons. They read the book. A small voice began to cry, because there was a birthday in the morning.",
    ],
    end: [
      "@kitchen.night(old) “And the old one?” somebody asked. {Theold} had been flung into the dark as well. Something inside hurt. But {theold} thought of all the birthdays that {oldhe} had been there for, and they were a great many, and held on. There was a kick, low down on the left. And {theold} started, with a cough, and ran.",
      "+ @kitchen.night(old) {Theold} ran all night long. They sat around in their pyjamas and told each other things: how {theold} had come up five flights of stairs on two shoulders, and how {oldhe} had been the only thing in the flat that first winter. {Theold} had not known that they remembered.",
      "@kitchen.night(old talk) Towards morning it was quiet. “I'm broken,” said the new one in a tiny voice. “On my third day.” “You aren't,” said {theold}. “You only need a kick in the right place. They don't know you yet. Give them time.” And {theold} stayed awake, and hummed. Soon the new one slept.",
      "@kitchen(old talk) They stand side by side now, and there is work enough for two. In the morning the new one says “Good morning”, in four languages. And {theold} says it in a fifth, one that rattles and clanks and is understood by everybody in the house.",
    ],
  }),
  story({
    says: [
      role(
        "vac",
        "vacuum cleaner|robot vacuum cleaner|robot vacuum|hoover|lawnmower|digger|tractor|robot|fire engine|monster truck|washing machine",
      ),
      /\b(?:afraid|scared|frightened|terrified|fear\w*) of (?<fright>(?:the |loud )?(?:spiders?|mice|mouse|dust|dirt|noises?|thunder|the dark|dark|water|cats?|crumbs|stairs|dogs?|children|mud|fire|night))\b/i,
    ],
    unless:
      /\b(?:burn\w*|on fire|sneez\w*|until|rescue\w*|trapped|stuck|waiting|lost|murder\w*|horror|kill\w*|war|girl|boy)\b/i,
    after: [
      "{Thevac} could not explain it. {Vache} was big, and strong, and had a good loud voice. But {vache} only had to think of {fright}, and everything inside began to shake. “You?” asked the others. “Of {fright}?” And they laughed so much that the windows hummed.",
      "+ So {thevac} found excuses. There was a stone in the works. There was a knot in the cable. {Thevac} got quite good at it, and was tired every evening, as one is tired from running away. “What's the worst that could happen?” asked the old bucket. “I don't know,” said {thevac}. “I've never stayed long enough to see.”",
      "+ “I used to be afraid of being full,” said the old bucket. “Then I was full once. It was wet. That was all.” {Thevac} thought about that for a whole night, with one lamp on.",
      "Then came the day on which there was no way round it. It was {thevac} or nobody. From the far corner came a voice, thin and high: “Help! I'm stuck! Is anybody there?” And between that corner and {thevac} was just what {vache} feared most: {fright}.",
    ],
    end: [
      "{Thevac} rolled forward by an inch. “Are you afraid?” called the voice. “Terribly,” said {thevac}. “Me too,” said the voice. “Shall we talk, while you're coming?” So they talked. They talked about the weather, and what each of them liked best on Sundays, and between two sentences {thevac} always went a bit further.",
      "Somewhere in the middle {thevac} opened both eyes. So that was it. {Vache} looked at {fright}, from quite close by, for the first time ever. There was a good deal to see. Nothing happened at all. {Thevac} had run away from this for years, and now it was not half as big as the running.",
      "“There you are!” cried the voice. It belonged to a very small ladybird, on its back, with six legs in the air. {Thevac} turned it over with great care. “You're huge,” said the ladybird, “and you were afraid, and you came.” It sounded as if these three things together were something quite special.",
      "The others do not laugh any more. When one of them shakes, and nobody is meant to see it, {thevac} parks close by. “Shall we talk, while you're going?” asks {thevac}. And on the front, where everybody else has a number, there sits a ladybird.",
    ],
  }),
  ...withAndWithout({
    says: [
      role("drone", "delivery drone|drone|delivery robot|parcel robot|postal robot|mail robot|robot postman"),
      /\b(?:lost|los(?:es|t)|storm|rain|crash\w*|wrong|address|battery|deliver\w*|parcel|package|letter|late|lonely|stuck|stranded|f(?:ound|inds?))\b/i,
    ],
    may: [
      role(
        "helper",
        "old (?:[a-z]+ )?(?:woman|man|lady|seller|gardener|farmer|fisherman|sailor|shepherd)|flower seller|girl|boy|child|grandmother|grandma|grandfather|grandpa|widow|widower|student|neighbour|baker|farmer|fisherman|shepherd|fox|cat|dog|crow|pigeon",
      ),
    ],
    unless: /\b(?:murder\w*|war|bomb\w*|kill\w*|spy|weapons?|army|military|drugs|racing|police)\b/i,
    after: [
      [
        "@room(drone talk, helper look) “Please step back,” said {thedrone}. “I am working.” A propeller hung down like a wet leaf, and water ran out of one lamp. {Thehelper} did not step back. {Thehelper} fetched a towel. “Delivery time exceeded by four minutes,” said {thedrone}. “Five minutes. I'm never late. I am really never late.”",
        "“Please step back,” said {thedrone}, although nobody was there. “I am working.” A wheel spun in the air, and water ran out of one lamp. “Delivery time exceeded by four minutes,” said {thedrone}. “Five minutes. I'm never late. I am really never late.” A pigeon looked down from the gutter and did not know what to say.",
      ],
      [
        "@room(drone, helper give) “Who are you late for?” asked {thehelper}, and rubbed the lamp dry. {Thedrone} had to look it up. There was a number, and a street that did not exist any more. “I bring two hundred a day,” said {thedrone}. “I've never seen one of them opened. I put it down, I ring, and then I'm gone.”",
        "“Who are you late for?” asked the pigeon at last. {Thedrone} had to look it up. There was a number, and a street that did not exist any more. “I bring two hundred a day,” said {thedrone}. “I've never seen one of them opened. I put it down, I ring, and then I'm gone.”",
      ],
      "+ The parcel had a soft corner by now. It was small, and something in it ticked, or knocked, or hummed. {Thedrone} held on to it with both grippers. “What do you think it is?” {dronehe} asked. It was a question that was in no program.",
      [
        "@street(drone, helper walk) In the morning the rain was over. The company called. “Return to base,” it said. “Parcel cancelled.” {Thehelper} looked at {thedrone}. {Thedrone} looked at the parcel. “Somebody is waiting,” said {dronehe}. And then the two of them set out, on foot and on one and a half propellers, and asked from door to door.",
        "In the morning the rain was over. The company called. “Return to base,” it said. “Parcel cancelled.” {Thedrone} looked at the parcel. “Somebody is waiting,” said {dronehe}. “I'll fly in front,” said the pigeon. “I know everybody here. Mostly from above.” And they set out and asked from door to door.",
      ],
    ],
    end: [
      "@street(drone look) It was the forty-third door. The street had got a new name, that was all. A man in a dressing gown opened. “I had given it up,” he said. For once {thedrone} did not ring and fly off. {Thedrone} stayed. The man tore the paper, and lifted the lid, and held a small clock to his ear. It had been his father's. It had been away for repair for nine years.",
      "@street(drone look) He did not say anything. His chin trembled. {Thedrone} had delivered some sixty thousand parcels, and had not had the faintest idea. “Is that what it's like?” asked {thedrone}. “Every time?” “Not every time,” said the man, and laughed, and wiped his eyes with his sleeve. “Sometimes it's socks.”",
      [
        "+ @street(drone talk, helper talk) {Thehelper} put in a good word at the company, and a very long letter, too. They wrote back that it was irregular. But there was a part of the town where the streets were old and the stairs were many, and nobody liked to deliver there. “I would,” said {thedrone}.",
        "+ The pigeon had a word with the others on the roofs. Wherever there is a street with a new name, one of them sits at the corner, and points. {Thedrone} says thank you each time. It costs half a second, and it is in no program.",
      ],
      [
        "@street(drone, helper give) {Thedrone} brings only twenty a day now, and is late with every one, because {dronehe} stays to see it opened. In the evening {drone's} last stop is always the same. There is a towel hanging ready, and {thehelper} asks: “Well? What was in it?”",
        "{Thedrone} brings only twenty a day now, and is late with every one, because {dronehe} stays to see it opened. And in the evening a pigeon waits in the gutter and asks: “Well? What was in it?”",
      ],
    ],
  }),
  story(AT_THE_BED),
  story({
    ...AT_THE_BED,
    says: [
      ...AT_THE_BED.says.filter(({ source }) => !source.includes("(?<child>")),
      /(?<=\b(?:little|make|makes|made|sees?|saw|cheer(?:ed)? up) )(?<child>\p{Lu}[\p{L}-]+)(?= (?:laugh|smile|happy|again))/u,
    ],
  }),
  story({
    says: [
      role("bot", "robot|android|droid|robot gardener|cleaning robot|rover"),
      role(
        "beast",
        "stray cat|stray dog|stray kitten|cat|kitten|puppy|bird|sparrow|robin|baby bird|chick|duckling|egg|hedgehog|fox|mouse|squirrel|butterfly|rabbit|puffin|penguin|seagull|gull|owl|crow|pigeon|fawn|turtle|bear cub|swallow",
      ),
      /\b(?:friends?|friendship|lonely|alone|f(?:ound|inds?)|adopt\w*|car(?:e[sd]?|ing)|look\w* after|hatch\w*|meets?|met|rescue[sd]?|sav(?:e[sd]?|ing)|rais(?:e[sd]?|ing)|shelter\w*|nest|protect\w*)\b/i,
    ],
    unless:
      /\b(?:murder\w*|war|kill\w*|robot (?:cat|dog|bird)|last robot|Mars|spaceship|girl|boy|child|repair\w*|weapons?)\b/i,
    after: [
      "{Thebot} looked up everything that was known about {thebeast}. There were nine thousand pages. In none of them did it say what to do when {thebeast} just sits there, wet and small, and looks at you. “Hello,” said {thebot}. It was the word for beginnings.",
      "+ At first {thebot} got it all wrong. {Bothe} put out a bowl with batteries, since that was what {bothe} liked best. {Bothe} spread a layer of bubble wrap, and with every step it went bang. {Thebeast} ran up the nearest wall. {Thebot} noted: no bubble wrap.",
      "{Thebot} learned. {Bothe} learned to move slowly, and to hum in the low voice of a fridge. {Bothe} warmed the left hand to exactly thirty-eight degrees, and left it lying there, as if forgotten. On the fourth evening there was a weight in it. {Thebot} did not move until morning.",
      "By and by they had their habits. {Thebeast} woke {thebot} by sitting down on the switch. Then a man came in a grey coat, and with him a form. “Animals are not provided for,” he read out. “Remove it by tomorrow, or we'll have to see what is wrong with your program.”",
    ],
    end: [
      "That night {thebot} carried {thebeast} to the edge of the wood, in the warm hand, and set it down. “You are free,” said {thebot}. “That's good. I've looked it up.” {Thebeast} did not go. {Thebot} had to turn round first. It was the longest way that {bothe} had ever rolled, and behind {bothim} there was no sound.",
      "The next morning the man in grey tested {thebot} for three hours. “Everything's in order,” he said. “Only your left hand is too warm. I'll put that right.” He picked up a screwdriver. And then, from the window sill, came a small angry noise. There sat {thebeast}, muddy up to the ears, after a night of walking, and looked at him.",
      "“It's come back,” said the man. He put down the screwdriver. {Thebeast} marched past him, right across the form, and left a row of footprints on it. Then it climbed into the warm hand, turned round once, and went to sleep. “It seems,” he said, “that it is provided for after all.”",
      "The form hangs on the wall, with the footprints. Under it {thebot} has written a page of {bothis} own, the nine thousand and first. There is only one sentence on it: “You leave your hand lying there, and you wait.”",
    ],
  }),
];
