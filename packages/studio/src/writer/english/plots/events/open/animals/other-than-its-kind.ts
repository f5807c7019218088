import type { ClauseScene } from "../../../clause-scene.ts";
import { unsettled } from "./unsettled.ts";

const WANTS =
  "(?:want(?:s|ed)?|dream(?:s|ed|t)|wish(?:es|ed)|long(?:s|ed)|would (?:like|love|rather)|decide[sd]?|tr(?:ies|ied)|hope[sd]?|plan(?:s|ned)|love[sd]?)";
const MEATEATER =
  "(?:fox|vixen|wolf|lion|lioness|tiger|bear|crocodile|alligator|shark|eagle|hawk|falcon|owl|snake|python|spider|leopard|panther|lynx|cheetah|weasel|cat|tyrannosaurus|t-rex|t rex|dinosaur|dragon|hyena|orca|barracuda|piranha|polar bear|jaguar|vulture|wolverine|stoat)";

/** Animals that want what their kind does not do. */
export const otherThanItsKind: readonly ClauseScene[] = [
  {
    by: "any",
    words: unsettled(
      "vegetarian|vegan|(?:meat|mice|vegetables|carrots|salad|lettuce|grass|eat|eating|ate|eats)|moved|wanted|joined|invited|laughed|friends?|opened|decided|nobody|family|pack|tried|hid|hides",
      "restaurant|party",
    ),
    idea: new RegExp(
      `^(?!.*\\b(?:restaurant|party|egg)\\b)[\\s\\S]*\\b${MEATEATER}s?\\b[\\s\\S]*\\b(?:vegetarian|vegan|(?:not|never|no longer|stop(?:ped|s)?|n't) (?:want(?:ed)? to |like to |like |likes |liked |eat(?:s|ing)? |ate |touch(?:ed)? )+(?:eat |eating )?(?:any )?(?:meat|animals|sheep|rabbits|mice|fish|other animals|his friends|chickens?|hens?)|(?:only|just|rather|preferred|loved?|likes?) (?:to )?(?:eats? |ate |eating )?(?:vegetables|carrots|salad|lettuce|grass|fruit|berries|apples|plants|flowers|leaves|broccoli|cabbage|spinach|peas))`,
      "iu",
    ),
    after: [
      [
        0,
        "=It had begun with a radish. {Hero} had bitten into it by mistake, because there had been something behind it that ran away. “You go on,” {he} had called after it. “I'm busy.” It had crunched in a way that nothing had ever crunched before.",
      ],
      [
        1,
        "=It is not easy when one has teeth like that. Whoever met {hero} ran. {He} ran after them to explain it, and that did not make it better. “It's about the cabbage!” {he} shouted. They had never been so frightened of a cabbage.",
      ],
      [
        1,
        "=“You'll grow out of it,” said the family. “At your age one has ideas.” They put something nice on {his} plate when {he} {was} not looking. {Hero} pushed it to the edge, and ate the parsley from underneath.",
        "=“It will pass,” said those who were of the same kind. They laid something nice in front of {hero} and looked the other way, so as not to disturb. {Hero} pushed it to the edge, and ate the parsley from underneath.",
      ],
      [
        2,
        "=“Is it true?” asked {mate}. “Not even on Sundays?” “Not even on Sundays,” said {hero}. {Mate} came one step nearer, and then, after some thought, another half.",
        "=Only a very old rabbit did not run. It could not run any more. It looked at {hero} for a long time with its head on one side. “Beetroot?” it asked. “With pleasure,” said {hero}. That was how long they talked. But it was the longest talk {he} had had in weeks.",
      ],
      [
        0.4,
        "=Then, one night, there was shouting where the vegetables grew. In the morning everything was trampled and half was gone. And in the middle, in the soft earth, was a footprint with claws. They all looked at {hero}. {He} put {his} foot beside it. It did not fit at all. But nobody had come near enough to see.",
      ],
    ],
    end: [
      [
        0,
        "={Hero} said nothing. The next night {he} lay down between the rows, where the beans are highest, and waited. When the moon was up, they came: five of them, fat ones, with a sack. {Hero} stood up. {He} did not do anything. {He} only yawned, quite slowly, and with everything that {he} had. They were never seen again. They had even left the sack.",
      ],
      [
        0.6,
        "=In the morning the others stood at the edge of the field, and a cabbage was pushed forward. It came the last bit by itself, rolling. There was a ribbon round it. “We thought,” somebody said, “if you could lie there more often.” “In the beans?” asked {hero}. “Where you like best.” {He} liked it best by the radishes.",
      ],
      [
        0.8,
        "=Nobody runs any more. Only strangers do, now and then. Then somebody calls after them: “It's about the cabbage!” And if one listens in the evening, there is that sound, over by the radishes. Nothing else crunches like that.",
      ],
    ],
    of: "creatures",
  },
  {
    by: "any",
    words: unsettled(`${WANTS} [^.]*|could not|cannot|built|builds|tried|helped|asked|laughed|said|told|wings`),
    idea: new RegExp(
      `^(?!.*\\b(?:balloon|south|afraid|scared|wing was|broken wing|moon)\\b)(?=[\\s\\S]*\\b(?:penguin|pig|piglet|cow|elephant|tortoise|turtle|snail|hen|chicken|ostrich|emu|kiwi|mouse|hedgehog|frog|fish|hippo|hippopotamus|sheep|goat|rabbit|bear|cat|kitten|dog|puppy|caterpillar|worm|mole|giraffe|crab|donkey|horse|pony|toad|fox|lizard|rhino|crocodile|hamster|guinea pig|lamb|calf|monkey|koala|sloth|dodo|peacock|rooster|cockerel)s?\\b)[\\s\\S]*\\b${WANTS} (?:\\w+ ){0,2}?(?:to |of )(?:\\w+ ){0,2}?(?:fly|flying)\\b`,
      "iu",
    ),
    after: [
      [
        0,
        "=“Flying is for those who have not got good feet,” {hero} had always been told. {He} looked at {his} feet. There was nothing wrong with them. They were only so very far down.",
      ],
      [
        1,
        "=The first attempt was with running. It was said to be a matter of the run-up. {Hero} ran up, and ran, and ran, and when {he} looked round, {he} was somewhere where {he} had never been. But {he} had got there on foot.",
        "=The first attempt was made with leaves, two big ones. They flapped beautifully. {Hero} flapped until it got dark, and at the end there was a neat little hollow in the ground where {he} had been standing. {He} had gone down by the breadth of a thumb.",
      ],
      [
        1,
        "=“Perhaps you're too heavy,” said {mate}. So they put everything aside that was heavy: lunch, a stone that {hero} had kept for luck, and three sad thoughts. It was a good deal lighter like that. It was not light enough.",
        "=“Perhaps it's the weight,” said a sparrow. So {hero} put everything aside that was heavy: lunch, a stone that {he} had kept for luck, and three sad thoughts. It was a good deal lighter like that. It was not light enough.",
      ],
      [
        1,
        "=The second attempt was made from above. It lasted quite a long time, measured by the shouting, and ended in a bush. “That was flying,” said {hero}, when {his} head came out. “It was falling,” said those who had watched. “The beginning was flying,” said {hero}.",
      ],
      [
        0.4,
        "=After that it rained for a week, and {hero} sat there and looked up between the drops. A feather came down. {He} tried it on, and it fell off. It was only one feather. A bird has thousands of them, and it does not even have to want to.",
      ],
    ],
    end: [
      [
        0,
        "=The geese had seen all of it. They came through every year, and one gets talking up there. “It's the one with the bush again,” said the last goose in the line. “Every time that we come by. Has anybody any string?” It took forty geese, and a very old tablecloth with its corners tied. “Lean back,” they said. “You needn't do anything. You've done enough.” And then there was nothing below {hero's} feet, and more and more of it.",
      ],
      [
        0.6,
        "=They went round once, over everything. Down there was the bush, as small as a button. {Hero} forgot to flap. {He} forgot to shout. “And what's it like?” asked the geese. {Hero} thought for a long time. “Windy,” {he} said, and it was the happiest word that the geese had ever carried.",
      ],
      [
        0.8,
        "=The hollow in the ground is still there, and when it rains, it is full of sky. The geese come through every year. They always come down at the same place, by the bush. And one of them always has some string with it, in case.",
      ],
    ],
    of: "creatures",
  },
  {
    by: "any",
    words: unsettled(
      `${WANTS}|stay(?:s|ed)? awake|sets? an alarm|could not|cannot|asks?|asked|because|so`,
      "exploring|saw|for the first time",
    ),
    idea: /\b(?:bear|bears|bear cub|cub|hedgehog|dormouse|marmot|badger|bat|squirrel|hamster|tortoise|frog|groundhog|woodchuck|toad|chipmunk|ladybird)s?\b[\s\S]*\b(?:hibernat\w+|winter sleep|sleep (?:through|all|in) (?:the )?winter|sleeping through (?:the )?winter|winter|christmas|snow|new year'?s?(?: eve)?)\b/iu,
    after: [
      [
        0,
        "=In autumn they all go to bed at the same time. “It's quite simple,” said the old ones. “You lie down, and when you get up, there are flowers.” “And in between?” asked {hero}. Nobody knew. They had all been asleep.",
      ],
      [
        1,
        "=So {hero} began to practise. {He} sat on a pine cone, because on a pine cone one does not fall asleep. It was true as far as it went. {Hero} slept beside the pine cone, and had the marks for two days.",
        "=So {hero} began to practise staying awake. {He} lay on a pine cone. {He} sat on a cold stone. {He} hung by one foot. Then {he} found out that one can sleep in any position if one only practises for long enough.",
      ],
      [
        1,
        "=“I'll keep you awake,” said {mate}. “I'll ask you questions.” “Good,” said {hero}. “How many leaves were there on the beech?” asked {mate}. That had been the wrong sort of question. {Hero} counted, and by nineteen {his} eyes had shut.",
        "=A robin offered to help. It stayed the whole winter in any case. “I'll sing when you nod off,” it said. It sang very beautifully. That was the trouble with it.",
      ],
      [
        1,
        "=Then the first flake fell. {Hero} saw it with {his} own eyes. It came down quite slowly, turned over, and sat down on {his} nose. “So that's what they don't tell us about,” said {hero}. And {he} meant to say something else. But {he} had yawned in the middle of it.",
      ],
      [
        0.4,
        "=It got colder, and the night got longer at both ends. One can want something with all one's might, and have eyelids that want something else. At last {hero} scratched three words into the bark beside the den: PLEASE WAKE ME. They had no time to dry. {He} {was} already asleep.",
        "=It got colder, and the night got longer at both ends. One can want something with all one's might, and have eyelids that want something else. At last {hero} said to those who stayed up, the robin, the hare and the deer: “If anything happens, please knock.” It was the last thing that {he} said that year.",
      ],
    ],
    end: [
      [
        0,
        "=There was a knock. It was night, and it was so bright that {hero} thought that it must be spring. But it was white, all of it, and quite still, and there were a great many feet outside. There stood the robin, the hare and the deer. They had a small tree between them, with berries on it, and dried slices of apple, and a candle end from somewhere. “You said, if anything happens,” said the hare. “It's happening.”",
      ],
      [
        0.6,
        "={Hero} sat in the snow, and looked, and did not have to do anything to stay awake. {He} tried the snow, with {his} tongue. {He} tried an apple slice. Towards morning {he} asked whether there was any more to come. “No, that was the best of it,” said the robin. “From now on it's only cold.” “Then I know,” said {hero}, and {was} asleep before the candle was out.",
        "={Hero} sat in the snow, and looked, and did not have to do anything to stay awake. {He} tried the snow, with {his} tongue. {He} tried an apple slice. Towards morning somebody said that this had been the best of it, and that from now on it was only cold. {Hero} did not hear it any more. The hare had covered {him} up already.",
      ],
      [
        0.8,
        "=In spring they all got up at the same time. “You see?” said the old ones. “You lie down, and when you get up, there are flowers.” “And in between?” somebody asked. {Hero} said nothing. There was a slice of apple stuck behind {his} ear.",
      ],
    ],
    of: "creatures",
  },
  {
    by: "any",
    words: unsettled(
      `${WANTS}|fell asleep|falls asleep|yawned|could not|cannot|asked|day(?:time)?|sunrise|sun`,
      "rainbow|teacher",
    ),
    idea: /^(?!.*\b(?:teacher|pupils|boy|girl|child)\b)(?=[\s\S]*\b(?:owl|owlet|bat|moth|firefly|hedgehog|badger|dormouse|raccoon|glow-?worm|nightingale)s?\b)[\s\S]*\b(?:want|wish|dream|long|like|love|hope|decide|tr(?:y|ied|ies))\w* (?:\w+ ){0,3}?(?:see|seeing|know|watch|be awake in|stay awake in|live in|meet|stay up in|play in) (?:\w+ ){0,3}?(?:sun|sunrise|sunshine|sunlight|day|daytime|daylight|morning|dawn|blue sky|bright)\b/i,
    after: [
      [
        0,
        "=It had to be something special, that much was clear. All the others talked of nothing else. “You should have been there at noon,” they said when they met {hero} in the evening. And then they yawned and went home.",
      ],
      [
        1,
        "=So {hero} asked everybody who could know. “It's yellow,” said a late bee. “It's warm on one side,” said a lizard. “It's the time when there's no soup yet,” said a snail, but the snail had got that mixed up with something. {Hero} put it all together. It came out as a sort of pancake.",
      ],
      [
        1,
        "=The first time {he} stayed up, it went very well until it began. There was a grey line. There was a pink line. “Now!” thought {hero}, and only shut {his} eyes for a moment, so as to be able to open them properly. When {he} opened them, the owls were out again.",
        "=The first time {he} stayed up, it went very well until it began. There was a grey line. There was a pink line. “Now!” thought {hero}, and only shut {his} eyes for a moment, so as to be able to open them properly. When {he} opened them, there were stars.",
      ],
      [
        1,
        "=“You just need somebody who talks to you,” said {mate}, and talked. {Mate} talked about nuts, and about the price of them, and who had the best ones. {Hero} had never slept so well.",
        "=“You just need somebody who talks to you,” said a frog, and talked. It talked about flies, and where one gets them, and what they used to be like. {Hero} had never slept so well.",
      ],
      [
        0.4,
        "=The third time {he} sat down in a draught, on one leg, next to the loudest blackbird in the neighbourhood. And of all mornings it was on this one that there was fog. It got light, after a fashion. Everything was grey, above and below. “Is that all?” asked {hero}. “I had imagined it yellow.” {He} did not even go home. {He} just sat there.",
      ],
    ],
    end: [
      [
        0,
        "=And because {he} just sat there, and was too sad to be sleepy, {he} {was} there when it tore. First it was a hole, no bigger than a pea. Then there was gold running out of it, along every twig. {Hero} held up {his} face. “It's warm on one side,” {he} whispered. It was all just as they had said, and it was not at all like a pancake.",
      ],
      [
        0.6,
        "=The blackbird stopped in the middle of a note, because there was a visitor. The late bee came, early for once. They showed {hero} everything: blue, and how one has a shadow, and what a daisy looks like when it is open. By ten o'clock {he} {was} fast asleep, standing, in the middle of the daisies. They took turns to stand so that {he} had some shade.",
      ],
      [
        0.8,
        "=Once was enough, {hero} says, or nearly. But when the others come home in the evening and yawn, nobody tells {him} any more that {he} should have been there. “It's yellow,” somebody says in the dark. “I know. I've been there.”",
        "=Once was enough, or nearly. When the others come home in the evening and yawn, nobody says any more who should have been there. Then somebody asks in the dark: “Was it out today?” And they sit down for a moment and tell what it was like.",
      ],
    ],
    of: "creatures",
  },
];
