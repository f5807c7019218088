import type { ClauseScene } from "../clause-scene.ts";
import { toldEvent } from "./told-event.ts";

const BEAST =
  /\b(?:rooster|hen|chicken|cockerel|parrot|cow|calf|horse|pony|foal|donkey|goat|sheep|lamb|duck|duckling|ducklings|goose|elephant|bear|cub|wolf|fox|hedgehog|mouse|cat|kitten|dog|puppy|rabbit|hare|squirrel|mole|badger|otter|owl|crow|raven|pigeon|sparrow|swan|stork|deer|fawn|moose|roe|whale|dolphin|seal|turtle|penguin|polar bear|frog|toad|bird|chick|bat|hamster|bee|bumblebee|butterfly|octopus|fish|monkey|kangaroo|koala|camel)s?\b/i;

/** What animals and people do with one another. */
export const animalsAndPeople: readonly ClauseScene[] = [
  {
    ...toldEvent({
      words:
        "(?:was|were|got|gets|had been|wanted to be|hoped to be|waited to be|longed to be) (?:finally |at last |never )?adopted(?! by (?!an? (?:[a-z]+ )?(?:man|gentleman|widower|pensioner|sailor|grandpa|grandfather)\\b))(?: by [^.,]+)?|(?:sat|lived|waited|had lived|had waited|had been|was|were|came) (?:[a-z ]+ )?(?:in|at|to|from) (?:the|an?) (?:animal |dog |cat |local |rescue )?shelter|(?:nobody|no one) (?:ever )?(?:wanted|chose|took|picked) (?:to adopt )?(?:him|her|it|them|the [a-z ]*(?:dog|cat|kitten|puppy))",
      idea: /\b(?:dogs?|puppy|cats?|kittens?|tomcat|rabbit|greyhound|poodle|terrier|shelter)\b/i,
      after: [
        "On Sundays they came. One heard the gate, then the children, and then how they ran. {Doer} sat up straight and put on {doerhis} best face. It was not so easy with one ear that would not stand.",
        "They stopped at the next one. They said “Oh, how sweet!” and went on, and came back, and stopped at the next one but one. {Doer} knew every pair of shoes in that town from the front. {Doerhe} knew the heels better.",
        "“Your day will come,” said the woman with the keys, in the evening, and scratched {doerhim} where it itches. She had said it in spring as well. She had tears in her eyes, and pretended that it was the dust.",
        "In the end {doer} did not get up any more when the gate went. One can also listen lying down.",
      ],
      end: [
        "Then there were shoes that {doerhe} did not know, old ones, well polished. They went past the first one and past the second one, quite slowly, as if something hurt. Then they stopped. For a long time nothing happened. Somebody let himself down on the floor, with a groan and a hand on the wall, until his face was on the same level. “I've got one ear as well that isn't much use any more,” he said. {Doer} looked at him. Then {doerhe} got up and came to the bars and put {doerhis} nose into that old hand, and neither of them was in a hurry after that.",
        "“Are you sure?” asked the woman with the keys. “There are younger ones.” “So are there everywhere,” said the old man. They walked home with a great many rests. There were two chairs by the window there, and one of them had been free for years.",
      ],
      close: [
        "They walked home with a great many rests. There were two places by the window there, and one of them had been free for years.",
        "The woman with the keys got a photograph at Christmas. One ear stood up in it. She hung it where the others could see it.",
      ],
    }),
    of: "creatures",
  },
  {
    ...toldEvent({
      words:
        "(?:got|was|were|had got|became|had become) (?:badly |completely |suddenly )?(?:stuck|caught|trapped|wedged|tangled|entangled) (?:in|on|under|between|behind|inside|through|fast in) (?<spot>(?:an?|the|his|her|our|my) (?:[a-z]+ )?(?:drainpipe|pipe|fence|hedge|hole|well|chimney|grating|gate|drain|ditch|mud|ice|gutter|railing|bucket|barrel|cellar|wall|tunnel|manhole))\\b|(?:fell|had fallen|broke|slipped|dropped) (?:in|into|through|down) (?<spot2>(?:the|an?) (?:[a-z]+ )?(?:ice|well|hole|ditch|canal|pool|manhole|drain|shaft|pit|cellar|swimming pool|mud|bog|swamp))",
      idea: /^(?!.*\b(?:explorers?|jungle|savanna\w*|arctic|space|(?:decid\w+|tri\w+|came|has|had) to (?:save|rescue|free|help))\b)(?=.*\b(?:cow|calf|horse|pony|foal|donkey|goat|sheep|lamb|cub|hedgehog|cat|kitten|dog|puppy|rabbit|badger|deer|fawn|moose|duckling|swan|goose)s?\b)/is,
      after: [
        "{Doer} pulled. {Doerhe} pushed. {Doerhe} kept quite still for a while and thought that perhaps it would let {doerhim} go if nobody looked. After that {doerhe} could do only one thing more, and {doerhe} did it: {doerhe} called.",
        "A child heard it who was actually on the way to buy milk. She put down the can and lay on her stomach, and looked. Two big dark eyes looked back. “Don't be afraid,” said the child. “I'll fetch everybody.”",
        "She did fetch everybody. There was the baker, white up to the elbows, and the postman, and the two brothers who were not on speaking terms. They brought a ladder, a rope, and a door, because somebody had said that a door might be good.",
        "“Slowly,” said the vet. “Don't scare it.” They all talked in whispers after that, forty people, and the brothers held the same end of the rope.",
      ],
      end: [
        "“Now!” whispered the child. There was a crack and a slither, and the ladder bent like a bow. For one moment everything hung on the little finger of the postman. Then {doer} had ground under {doerhis} feet again. {Doerhe} stood there and trembled, with the baker's jacket round {doerhis} back. Nobody dared to cheer. {Doer} looked from one to the next, as if {doerhe} were going to be asked about it later. Then {doerhe} shook {doerhimself}, and they were all wet.",
        "That was when they cheered. The milk can had been knocked over in the meantime, and nobody minded. The brothers walked home side by side. They still did not talk. But they were both smiling, and that was a beginning.",
      ],
      close: [
        "{Doer} stood there and trembled, with somebody's jacket round {doerhis} back. {Doerhe} looked from one to the next, as if {doerhe} were going to be asked about it later. Then {doerhe} shook {doerhimself}, and they were all wet, and that was when they cheered.",
        "They talked about it all winter. And sometimes, early in the morning, there were tracks round the houses, once round each of them, like a visit.",
      ],
    }),
    of: "creatures",
  },
  toldEvent({
    words:
      "(?<object>(?:the|an?|his|her|their|our|my|old) (?:[a-z]+ ){0,3}?(?:pony|horse|mare|foal|donkey|cow|calf|pig|goat|lamb|mule))(?: \\p{Lu}\\p{L}+)?(?: [^.,]*?)? (?:was|were|should|had|has|needed)(?: supposed| going| about| meant)? to be (?:sold|slaughtered|given away|sent away|taken away)|(?<pet>(?:pony|horse|mare|foal|donkey|cow|calf|pig|goat|lamb|mule))(?: \\p{Lu}\\p{L}+)? (?:should|was going to|was to|had to|must) be (?:sold|slaughtered|given away)",
    after: [
      "There was a slip of paper on the stable door, and on it there were a date and a price. The price was higher than a ladder, if one put the coins on top of each other.",
      "A man came and looked at the teeth. He lifted each foot, and said “Hm,” and wrote something down. In the box somebody breathed out, warm and trusting, and tried to eat the pencil.",
      "The money box was broken open. There were eleven coins in it, a button, and a tooth. “It isn't enough yet,” it was said, “but it's a start.” So lemonade was sold, at the corner, and grass was mown, and bottles were carried back, and an aunt's cellar was tidied up that had not been tidied up in her lifetime.",
      "Every evening it was counted, on the straw, by the light of a torch. Every evening somebody big and warm stood beside it and looked over a shoulder. It was never enough.",
    ],
    end: [
      "On the last day all the coins lay on the kitchen table, in piles, and on top of them the tooth. The farmer looked at it for a long time. He took off his cap, and put it on again. “And where did you get that from?” he asked. “Lemonade,” was the answer, “and grass, and the cellar. The rest I'll bring bit by bit.” He went out to the stable without a word. One could hear how paper was torn, twice.",
      "He pushed the coins back across the table. “Put it into oats,” he said. “I can't sell what isn't mine any more.” He kept the tooth. It lies in his own money box today, right at the bottom.",
    ],
    close: [
      "There is a new slip of paper on the stable door now. There is only one word on it, in large letters: Stays.",
    ],
  }),
  toldEvent({
    words:
      "(?:saved|saves|collected|earned|scraped together|was saving|counted)(?: up)? (?:all )?(?:his|her|their|my|our|the|some|enough)? ?(?:pocket money|money|savings|coins)(?: [^.]*)?",
    idea: BEAST,
    after: [
      "No ice cream was bought that whole summer. The man from the ice cream van stopped all the same, out of habit, and was told why. The next day there was a coin in the jar that nobody had put there.",
    ],
  }),
  toldEvent({
    words:
      "(?:everyone|everybody|the whole (?:street|village|town|house|family|class)|they all|people|the neighbours|all of them) (?:suddenly )?(?:missed|began to miss|started to miss) (?:him|her|it|them|the [a-z]+)",
    idea: /\b(?:rooster|cockerel|cock)\b/i,
    after: [
      "“At last,” they said the first morning, and turned over. On the second morning the baker overslept. On the third one the children came too late, and there were two teachers among them.",
      "It was so quiet that one heard the refrigerators. Somebody sat at the window at that hour, in a dressing gown, and looked across at somebody else, who was also sitting at the window. “Can't you sleep, either?” “It's too quiet.”",
      "They put up notices. “Loud,” it said on them, “and not very musical. But ours.”",
    ],
    end: [
      "It was the postwoman who brought the news. Two villages farther on, she said, people had been getting up at four for a week, and did not know what had hit them. They all went over there with a cart and a flag. {Hero} {was} standing on a strange fence and looked a little hoarse. “Would you be so kind,” said the baker, and he had to clear his throat, “as to come home and make a noise?”",
      "The next morning at four o'clock it went off, louder than ever. In the whole street the lights went on, and one heard them groan, and laugh, and turn over. Not a single window was closed.",
    ],
  }),
  toldEvent({
    words:
      "(?:was|were|got) (?:so |very |terribly |always )?(?:afraid|scared|frightened|terrified) of (?:the |his |her |my |our )?(?<foe>vacuum|vacuum cleaner|hoover|robot vacuum|hair ?dryer|washing machine)|hated the (?:vacuum cleaner|vacuum|hoover|robot vacuum|hair ?dryer)|(?:fought|attacked|chased|hunted|waged war on|ambushed|was at war with) (?:with |against )?the (?:vacuum(?: cleaner)?|hoover|robot vacuum)",
    idea: /\b(?:dogs?|puppy|poodle|dachshund|terrier|beagle|pug|husky|cats?|kittens?|tomcat|rabbit)\b/i,
    after: [
      "It only had to be thought of. Nobody had said a word, nobody had opened a cupboard, and {doer} was under the sofa already, right at the back, where the wall begins. There were two points of light there, and they did not blink.",
      "They tried it with cunning. They whistled. They spelled the word, letter by letter. {Doer} could not spell, but {doerhe} had learned this one.",
      "“It won't hurt you,” they said into the dark. They pushed a slice of ham in, on a ruler. The ham went away. {Doer} stayed.",
      "!There was somebody else who did not like it: the smallest one in the family, three years old, who held her ears, ran into the bedroom and got under the bed. They did not know about each other.",
    ],
    end: [
      "That day both of them took the same way, and under the wardrobe they ran into each other, nose to nose. “You, too?” whispered the smallest one. They lay there and listened. “I'll look first,” she said, “and you hold on to me.” She put out a finger. {Doer} put out a paw. Nothing bit them. It stood there, rather small when one looked at it, and had a plug. The smallest one pulled it out. It was so quiet all at once that both of them were frightened a bit, and then they began to laugh, each in their own way.",
      "They still do not like it. But they sit on the stairs now while it lasts, one on top of the other, and look at it severely until it is over.",
    ],
  }),
  toldEvent({
    words:
      "(?:was|were|got|became) (?:very |so |terribly |a little )?jealous (?:of|because of|when|because) [^.]*(?:kitten|puppy|baby (?:cat|dog)|new dog|new cat)",
    idea: /\b(?:dogs?|poodle|dachshund|terrier|beagle|pug|husky|cats?|tomcat)\b/i,
    after: [
      "It was as small as a slipper and it squeaked. They all knelt on the carpet. “Oh,” they said, “look, it has yawned!” {Doer} yawned as well, much more widely. Nobody said a word about it.",
      "It ate out of {doerhis} bowl. It slept in {doerhis} basket, in the middle, with all four legs apart. {Doer} lay down beside it on the floorboards and sighed so that the curtain moved.",
      "So {doer} moved out. {Doerhe} got as far as the garden shed. It was cold there, and there were spiders, and through the crack one could see the light in the kitchen.",
      "!Toward midnight there was a sound: pat, pat, pat, in the wet grass, with rests. Something very small was on its way out there, in the dark, quite alone.",
    ],
    end: [
      "It fell over the threshold, got up, and stood there with wet paws and {doer's} own old blanket in its mouth. It had dragged it across the whole garden. It put it down, turned round twice, lay down in the crook of {doer's} legs and was asleep at once. {Doer} held quite still. It was warm, like a bread roll. It smelled a little of milk. “Well,” thought {doer}. “Somebody has to show it things.”",
      "In the morning they were both in the big basket. It was a bit narrow. “Oh,” they said in the family, “look!” And this time it was meant for both of them.",
    ],
  }),
  toldEvent({
    words:
      "(?:was|were|got|had been) invited (?:to|for) (?<meal>dinner|supper|lunch|tea|breakfast|a party|a birthday party|his birthday|her birthday) by (?<being>(?:the|an?) (?:[a-z]+ )?(?:cat|fox|wolf|owl|snake|lion|crocodile|bear|hawk|eagle|tiger|shark|spider))|(?<host>cat|fox|wolf|owl|snake|lion|crocodile|spider) (?:had )?invited (?:the|an?) (?:[a-z]+ )?(?:mouse|goose|rabbit|hen|sheep|lamb|fly|hare|chicken|fish)s? (?:to|for) (?:dinner|supper|lunch|tea)",
    after: [
      "The card was written in a very fine hand, and smelled of nothing at all. That was suspicious already. “Eight o'clock,” it said. “I'm so looking forward to having you.”",
      "“Having you!” said Grandmother. “There it is in black and white!” Everybody had advice. One should bring a dog. One should bring pepper, and throw it. One should write that one had a cold.",
      "At five to eight the door bell was rung, by somebody in a bow tie, with a bunch of clover and trembling knees. One can be afraid and still be punctual.",
      "The table was laid for two. There was a very large plate on the one side and a very small one on the other. In the middle stood a dish with a silver lid on it. “You take it off,” it was said, in a hoarse voice. “I'm so nervous.”",
    ],
    end: [
      "Under the lid there was cheese. It was cut into stars. “I don't know if it's right,” came the voice from the other side of the table, and there was a claw that kept smoothing the tablecloth. “I have never had a guest. They all write that they have a cold.” It got quite still in the room. Then a chair was pulled up, to the side with the large plate. “It's perfect,” was the answer, with a full mouth. “Could you pass me the pepper?”",
      "It is every Thursday now. Grandmother came along once, with a dog under the table, just in case. The dog had two helpings.",
    ],
  }),
  toldEvent({
    words:
      "(?:gave|fed|offered|brought|gives) (?:her|him|it|them|the (?:[a-z]+ )?(?:bee|bumblebee|wasp|butterfly|hummingbird|bird)) (?:some |a drop of |a little )?(?<stuff>sugar water|honey|water|sugar|a drop of [a-z]+|nectar|syrup)(?: [^.]*)?|(?:saved|rescued|fished|pulled) (?:an?|the) (?:[a-z]+ )?(?<insect>bee|bumblebee)(?: (?:from|out of) [^.]*)?",
    idea: /\b(?:bee|bumblebee)s?\b/i,
    after: [
      "One had to hold quite still for it. There was a trunk, as thin as a hair, that unrolled and felt about, touched the drop, jerked back, and came again. Then one could see how the drop got smaller.",
      "All around it went on as ever. A bus drove by, somebody called, a door banged. Nobody knew that here, on the palm of a hand, a meal was being taken.",
      "It weighed nothing. But it had fur round its neck, like a fine lady, and behind it the whole back went up and down, up and down, as if it had come from very far away.",
    ],
    end: [
      "After a while it wiped its face, first on the left, then on the right. It turned round once, as one looks round in a room in which one has slept well. Then came a hum, so deep that it tickled in the wrist, and up it went, over the wall, a little crooked at first and then quite straight. The spoon was washed and put away. It had taken four minutes.",
      "In summer there were so many beans in that garden as never before, and strawberries, and cherries. The neighbour asked how they did it. “We know somebody,” was the answer.",
    ],
  }),
  toldEvent({
    words:
      "(?:knitted|knits|sewed|crocheted|made|wove|was knitting|had to knit) (?:[a-z]+ )*?(?<object>(?:socks|shoes|stockings|gloves|mittens|slippers|scarves|a scarf|an? (?:[a-z]+ )?(?:jumper|sweater|pullover|hat|coat))) for (?:the|an?|his|her|all the) (?:[a-z]+ )?(?<wearer>(?:millipede|octopus|caterpillar|spider))",
    after: [
      "“How many will it be?” asked {doer}. The {wearer} began to count, came to the middle, sneezed, and had to start again. In the evening they agreed on many.",
      "{Doer} began in October. Click, it went, early and late, click, click. They were red as long as there was red, and then green, and then the colour of somebody's old curtains. The finished ones hung along the hedge like a very long conversation.",
      "Sometimes the {wearer} came by and stood there, in the draught, on all that the {wearer} stood on, and said that there was no hurry at all. The teeth were chattering as it was said.",
      "In January the wool ran out. There were still a good many to go. {Doer} looked at what {doerhe} had on. It was a very warm thing, and {doerhe} had made it for {doerhimself}, in a better year. {Doerhe} found the end, and pulled.",
    ],
    end: [
      "They needed a whole afternoon for putting everything on. When the last one was in its place, it was quiet. Nothing chattered. The {wearer} took a step, and it ran along the whole length like a wave, soft and warm. “And you?” asked the {wearer} then, for {doer} was sitting there in the snow with nothing on at all. Before {doerhe} could say anything, something was wrapped round {doerhim} from all sides, in red and green and curtain. “I've got enough of it,” said the {wearer}, “to keep somebody else warm, too.”",
      "They sat like that until March. {Doer} has knitted only one thing since then. It is a sign for the door, and it says: Come in, but wipe your feet. It takes the {wearer} until lunch.",
    ],
  }),
  toldEvent({
    words:
      "(?:was|were) (?:supposed|meant|expected|told|there|hired) to (?:scare|frighten|chase|drive) (?:away |off )?[^.]*|(?:had to|should|could not|did not want to|was unable to|refused to) (?:scare|frighten)(?: away)? (?:the |any )?(?:birds|crows|anybody|anyone|sparrows|ravens)(?: away)?|scarecrow [^.]*(?:was|felt) (?:so |very )?lonely|scarecrow [^.]*(?:wanted|longed|looked for) (?:a |for a )?friends?",
    idea: /\bscarecrow\b/i,
    after: [
      "It was written into the straw of {doer}, so to speak: arms out, hat down, and look grim. {Doerhe} did it from morning to night. When the wind came, {doerhe} even shook {doerhis} sleeves. They all flew up, and then the field was empty and very large.",
      "{Doer} would have liked to call after them that it was not meant like that. But one has no voice, only a mouth that somebody has painted on, and it had been painted on with the corners down.",
      "!There was one crow who came back. She sat on the fence post and put her head to one side. {Doer} spread {doerhis} arms. “I know,” said the crow. “You've got to. I'll act as if I were frightened, and you act as if you hadn't seen me.”",
      "So it went all summer. She told {doerhim} about the sea. In the evening she slept in {doerhis} hat, where it was dry, and at sunrise {doerhe} chased her away, for the sake of order.",
    ],
    end: [
      "In October the field was bare. The farmer came with the cart, pulled {doer} out of the ground and threw {doerhim} on top, to be burned with the old leaves. He went to get matches. When he came back, the sky was black. They had all come, four hundred of them, from every field in the district. They took hold of the sleeves, the trousers and the hat, and lifted, and the crow called the time: and up, and up. The farmer stood there with his matches. He had not known that a scarecrow can smile. It depends on which way up one is carried.",
      "{Doer} stands on a hill by the sea today. Nothing grows there that has to be guarded. {Doerhis} arms are wide open as before. It looks quite different, though, if somebody is sitting on them.",
    ],
  }),
  toldEvent({
    words:
      "(?:was|were) (?:so |very |terribly )?(?:afraid|scared|frightened|terrified) of (?:the )?(?<feast>christmas(?: eve| dinner)?)|(?:was|were) (?:supposed|meant|going|about)? ?to (?:be|become|end up as) (?:the |an? )?christmas (?:roast|dinner|lunch|goose)",
    idea: /\b(?:goose|geese|turkey|duck|piglet|hen|chicken|rooster|rabbit|lamb)\b/i,
    after: [
      "It was the way they looked. It was friendly, very friendly, and it rested a little too long on the thighs. “How nicely {doer} is coming along,” they said, and brought another bucket of corn.",
      "{Doer} ate half of it. {Doerhe} ran round the yard, forty times in the morning and forty times at night. “Nerves,” {doerhe} said when anybody asked.",
      "On the calendar in the kitchen the days were crossed out. One could see it through the window. There was a red one far down, and it came up toward {doerhim}, line by line.",
      "!In the evening the youngest child came and sat down in the straw, as she had done since Easter, and read something aloud, because {doer} was the only one who never corrected her.",
    ],
    end: [
      "On the evening before, steps came across the yard. {Doer} shut {doerhis} eyes. {Doerhe} was lifted up and wrapped in something. It was a scarf. “Ssh,” said the youngest child, and she carried {doerhim} in through the front door, into the parlour, to all the others, and put {doerhim} on a chair. Nobody spoke. She opened her book. “And there were in the same country,” she read, without one mistake. When she had finished, the grandfather blew his nose. “I think,” he said, “that there's also cheese.”",
      "There has been cheese there ever since, on that day. {Doer} sits on the chair with the cushion, in the scarf, and gets the first dumpling. And whoever comes into that yard today and looks at somebody's thighs is asked what they are thinking of.",
    ],
  }),
  toldEvent({
    words:
      "became (?:best |good |close |real )?friends|made friends(?: with [^.,]+)?|(?:struck up|began) (?:an? )?(?:unlikely |unusual |strange )?friendship|(?:was|were) (?:best |good |close )friends",
    idea: BEAST,
    after: [
      "Everybody had something to say about it. “It won't last,” said those on the one side. “They don't even eat the same things,” said those on the other side. That was true. They ate side by side and each looked at the other's plate with some horror.",
      "What they did have was an hour in the evening. The one told what the day had been like from here, and the other told what it had been like from there. It was the same day, but one would not have thought so.",
      "They had to learn things. The one learned to speak more loudly, and the other learned to wait for the end of a sentence. There was a game that one could play at a distance. It had only one rule, and they quarrelled about it with great joy.",
      "Then a week came when they could not see each other. It was only a week. Each of them counted the days.",
    ],
    end: [
      "When it was over, both of them had started at the same moment, and so they met exactly in the middle, where nobody had ever gone before. They were out of breath and had both brought the same present: nothing, because they had been in such a hurry. “Well?” asked the one. “Well,” said the other. After that they told each other everything, at the same time.",
      "There is a bench there now, half here and half there. They say that it lasts longer than any other bench in the district. It must be because it is used so much.",
    ],
    close: ["“It won't last,” people had said. They say it to this day, but more quietly every year."],
  }),
];
