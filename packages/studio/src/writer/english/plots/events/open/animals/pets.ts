import type { ClauseScene } from "../../../clause-scene.ts";
import { unsettled } from "./unsettled.ts";

const FOOD =
  "(?<food>(?:cheese|cake|birthday cake|cheesecake|chocolate cake|pie|apple pie|cookies?|biscuits?|sausages?|ham|bacon|honey|fish|eggs?|bread|steak|chicken|roast|roast chicken|turkey|nuts?|carrots?|apples?|cherries|strawberries|bananas?|chocolate|sandwich|sandwiches|picnic|pizza|cream|milk|jam|pudding|doughnuts?|cupcakes?|pancakes?|bones?|corn|peanuts?|cabbages?|lettuce|gingerbread|muffins?|spaghetti|salmon|tuna|pumpkins?|soup|meatballs?)\\b(?: (?:cake|pie|bread|pot|jar|tin|basket|roll|rolls|pudding))?)";
const GUARD =
  "(?<guard>(?:(?:old|big|fat|huge|mean|grumpy|fierce|new|sleeping|lazy|enormous|sleepy|giant|farm|guard|house|kitchen) )*(?:cat|tomcat|dog|guard dog|bulldog|watchdog|farmer|cook|chef|baker|bear|dragon|grandmother|grandma|granny|owner|poodle|goose|hound|rottweiler|dachshund|terrier|owl|lion|fox|snake|crocodile|butcher|gardener|bees|swarm of bees|bull))";

/** Pets, thieves of food, and animals that get out. */
export const pets: readonly ClauseScene[] = [
  {
    by: "any",
    words: unsettled(
      "steal|stole|steals|lov(?:e|es|ed)|hid|hide|hides|get|take|nick|pinch|snatch|grab|reach|sle(?:ep|pt|eps|eping)|guard(?:s|ed|ing)?|watch(?:es|ed|ing)?|lay|lies|lying|sat|sits|sitting|wakes?|woke|plan(?:s|ned)?",
      "museum|bank|diamond|painting|gold|crown|princess|jewels|back|return(?:ed)?|police",
    ),
    idea: new RegExp(
      `\\b(?:mice|mouse|rats?|raccoons?|racoons?|fox(?:es)?|cubs?|bears?|squirrels?|magpies?|crows?|ravens?|cats?|kittens?|dogs?|puppy|puppies|monkeys?|seagulls?|gulls?|pigeons?|hamsters?|badgers?|martens?|ants?|goats?|rabbits?|hares?|hedgehogs?|pigs?|piglets?|birds?|sparrows?|weasels?|otters?|penguins?|geese|ducks?|wasps?|elephants?|possums?|jackdaws?|wolf|wolves)\\b[\\s\\S]*\\b(?:steal|steals|stole|get at|get to|nick|pinch|snatch|grab|take|get|fetch|reach|lov(?:e|es|ed)|after)\\b[^.]*?\\b${FOOD}[\\s\\S]*\\b(?:but|guard\\w*|in front of|sleep\\w*|slept|past|under the nose of|without waking|watch\\w*|from)\\b[^.]*?\\b(?:the|an?|his|her|their|our)(?: [a-z]+'s)? ${GUARD}\\b`,
      "iu",
    ),
    after: [
      [
        0,
        "=They had a plan of the place, drawn in crumbs. Here was the way in. Here was the {food}. And here, where there was no getting round it, lay a big round crumb, and that was the {guard}. “What if we just walk past?” somebody asked. Nobody answered. But everybody looked at the big crumb, and it looked as if it were breathing.",
        "={Hero} had a plan of the place, drawn in crumbs. Here was the way in. Here was the {food}. And here, where there was no getting round it, lay a big round crumb, and that was the {guard}. One could just walk past, of course. {Hero} looked at the big crumb for a while. It looked as if it were breathing.",
      ],
      [
        1,
        "=The first attempt was made on tiptoe. It went well for six steps. Then a knee cracked. It was a small knee, but in that silence it sounded like somebody biting into a carrot. One eye of the {guard} came open. {Hero} stood like a thing that had always stood there. Then it all went back again, six steps, with the other knee first.",
      ],
      [
        1,
        "=The second attempt was made with string. There was a loop at the end of it, and it was thrown with great skill. It caught a spoon. It caught a tea towel. It caught something soft, and pulled tight, and the something soft belonged to the {guard}. They let go of the string at once. One can be very fond of a string and let go of it all the same.",
        "=The second attempt was made with string. There was a loop at the end of it, and {hero} threw it with great skill. It caught a spoon. It caught a tea towel. It caught something soft, and pulled tight, and the something soft belonged to the {guard}. {Hero} let go at once. One can be very fond of a string and let go of it all the same.",
      ],
      [
        2,
        "=After that there was a meeting. Somebody was for waiting until the {guard} was old. Somebody was for bread. The smell of the {food} came round the corner and sat down among them, and then nobody was for bread any more.",
      ],
      [
        0.4,
        "=At the third attempt nothing cracked and nothing caught. {Hero} had got there. The {food} was so near that one could count the crumbs. Then {hero} looked up. Right above {him}, as large as a cupboard, was the face of the {guard}, with both eyes open. They had been open for quite some time.",
      ],
    ],
    end: [
      [
        0,
        "=“At last,” said the {guard}, in a low voice. “I'm not allowed to touch it, and it has been under my nose since noon. I thought that you would never get past the spoon.” {Hero} could not say a word. “If I take it, I'm a thief,” said the {guard}. “If you take it, I've been asleep. Half and half?” “Half and half,” said {hero}.",
      ],
      [
        0.6,
        "=It was divided very fairly, crumb by crumb, and they had it on the spot, without any noise, apart from the knee. In the morning there was a great to-do, and everybody looked at the {guard}. The {guard} lay there and snored. Nobody had ever slept so innocently.",
      ],
      [
        0.8,
        "=Plans are still drawn in crumbs there. Here is the way in, and here is what smells so good. The big round crumb has been moved. It lies right beside the small ones now, and it has the best seat.",
      ],
    ],
    of: "creatures",
  },
  {
    by: "any",
    words: unsettled(
      "eats?|ate|eaten|swallow(?:s|ed)?|gobbl(?:es|ed)|devour(?:s|ed)|chew(?:s|ed)|stole|steals?|destroy(?:s|ed)|naughty|greedy",
      "birthday cake|key|keys|ring|wedding|holiday|vegetarian",
    ),
    idea: /^(?!.*\b(?:birthday cake|wedding|keys?|ring|letters|signs|stars|moon|afraid|sheep who|caterpillar|homework|nobody|ghost)\b)(?=(?:\S+ ){0,8}?(?:dog|puppy|cat|goat|kid goat|pony|donkey|pig|rabbit|parrot|labrador|dachshund|beagle|bulldog|terrier|pug|goose|sheep|horse|cow|llama|billy goat|poodle|hamster|guinea pig|dragon|seagull|ostrich|camel|elephant|hippo|monkey)\b)[\s\S]*\b(?:eats|ate|eaten|eating|swallow(?:s|ed)|gobbl(?:es|ed)(?: up)?|devour(?:s|ed)|chew(?:s|ed)(?: up| on)?) (?:absolutely |almost |just about |simply )?(?:everything|anything|all (?:of )?the|all (?:his|her|our|my|their)|the (?<meal>laundry|washing|curtains|flowers|sofa|furniture|roses|hats|shoes|slippers|socks|cushions|post|vegetables|garden)|(?:our|my|her|his|their) (?:\w+ ){0,1}?(?:shoes|slippers|socks|sofa|hats?))\b/i,
    after: [
      [
        0,
        "=There were only two sorts of things for {hero}: those that had been eaten, and those for which there had not yet been time. {He} was not greedy. {He} was interested.",
        "=There were only two sorts of things for {hero}: those that had been eaten, and those for which there had not yet been time. It was not greed. It was interest.",
      ],
      [
        1,
        "=It was put higher. {Hero} learned to stand on two legs. It was put in a box. {Hero} ate the lid, and then {he} {was} surprised to find that there was something in there. It was locked in a cupboard. After that one had to speak of it as the cupboard that used to be there.",
      ],
      [
        1,
        "=A man came who knew all about it. He had a whistle and a book, with the title “Enough Is Enough”. He explained everything for an hour. {Hero} sat in front of him and listened with shining eyes. “You see?” said the man. “One has only to be firm.” Then he looked for his whistle. From then on one always knew where {hero} {was}. One only had to make {him} laugh.",
        "=A man came who knew all about it. He had a whistle and a book with the title “Enough Is Enough”. He explained everything for an hour, and {hero} listened with shining eyes. “You see?” said the man. “One only has to be firm.” Then he looked for his whistle. From that day on there was a faint whistling whenever {hero} hiccuped. The book was never seen again.",
      ],
      [2, "=There was a list on the wall of what was missing. It got quite long. One morning the list was missing."],
      [
        0.4,
        "=“It can't go on like this,” they said in the evening. {Hero} lay underneath, and did not eat anything. {He} could tell by the voices that it was serious. When they had all gone to bed, {he} went through the whole place, very quietly. {He} looked at everything that was left, and bit into none of it. It was the longest night of {his} life.",
      ],
    ],
    end: [
      [
        0,
        "=That is why {hero} was awake when there was a noise. Somebody had come in who did not belong there, with a sack. The somebody packed with care: first the clock, then the silver spoons. He put down his lamp. It was gone. He put down his crowbar. He reached for the sack. “Hello?” he said into the darkness. There was a faint whistling. In the morning they found him on top of the wardrobe, without shoes, and very glad to see them.",
        "=That is why {hero} {was} awake when there was a noise. Somebody had come who did not belong there, and he had a sack. He packed with care. Then he put down his lamp, and it was gone. He put down his cap. He reached for the sack. “Hello?” he said into the darkness. Only something hiccuped. In the morning they found him up in the apple tree, without his shoes, and very glad to see them.",
      ],
      [
        0.6,
        "=There was a reward. They wondered for a long time what one gives to somebody like {hero}. Then they baked something, quite big, with everything in it. {Hero} walked round it three times. {He} smelled it. {He} had never before been given anything on purpose, and {he} left a piece for each of them.",
      ],
      [
        0.8,
        "=There are still only two sorts of things. But at night, when everything is quiet, somebody goes through the whole place and looks whether it is all there. Now and then a slipper is missing. Nobody says anything about that. One has to have something for the trouble.",
      ],
    ],
    of: "creatures",
  },
  {
    by: "any",
    words: unsettled(
      "escap(?:es|ed)|br(?:eaks|oke) out|ran away|runs? away|sneak(?:s|ed)? out|snuck out|got out|gets? out|slip(?:s|ped)? (?:out|away)|open(?:s|ed)? (?:the|his|her|its|their) (?:cage|gate|door|lock)|walk(?:s|ed)|takes?|took|explor(?:es|ed)|rides?|rode|goes|went|visit(?:s|ed)|discover(?:s|ed)?",
      "dance|dancer|home|cloud|sisters|balloon|wardrobe",
    ),
    idea: /^(?=.*\b(?:escap(?:es|ed)|br(?:eaks|oke) out|ran away from|runs? away from|sneak(?:s|ed)? out|snuck out|got out|gets? out|slip(?:s|ped)? out|left the zoo|leaves the zoo)\b)(?!.*\b(?:robot|sheep|wool|balloon|prison|find (?:his|her) (?:mother|family)|sisters|police)\b).*\b(?:(?:zoo|cage|circus|aquarium|terrarium|stable|hutch|pet shop|farm|enclosure|pen|tank|wildlife park|safari park)\b|class (?:hamster|rabbit|guinea pig|mouse|tortoise)|school hamster)/i,
    after: [
      [
        0,
        "=The bolt had not been shut properly. It had not been shut properly for years, and {hero} had never said anything about it. It is good to know about a bolt. But that day somebody had put up a notice: “Back at two”. {Hero} thought that this could be said by anybody.",
        "=The bolt had not been shut properly. It had not been shut properly for a long time, and {hero} had never said anything about it. It is good to know about a bolt. But on that day there was such a smell of outside.",
      ],
      [
        1,
        "=The world was bigger than it looks from behind bars, and it had fewer notices. Nowhere did it say who lived there and what they ate. {Hero} had to find it all out {himself}. {He} learned that the red ones stand still and the green ones walk, and that a puddle can have a whole sky in it.",
        "=The world was bigger than it looks from inside, and nowhere was there a sign that said who lived there and what they ate. {Hero} had to find out everything alone. It turned out that one may not eat geraniums. It turned out that they are very good.",
      ],
      [
        1,
        "=“You're not from here,” said a pigeon. {Hero} said that {he} {was} only looking. “At what?” asked the pigeon. At everything, said {hero}: at those who sit behind the windows, and come out in the morning, and go in again in the evening. “Who feeds them?” The pigeon had never thought about that.",
        "=“You're not from here,” said a pigeon. No, said {hero}, it was just a visit. “And what do you look at?” asked the pigeon. At those behind the windows, said {hero}: how they come out in the morning and go in again at night, and all at the same time. “Who feeds them?” The pigeon had never thought about that.",
      ],
      [
        1,
        "=Meanwhile they were looking for {hero} everywhere, with nets and with lamps, and with a voice from a car roof. {Hero} saw them go by. {He} would have helped them to look, if they had only said what for. They seemed so worried.",
        "=Meanwhile everybody was looking for {hero}, up above and down below, in front and behind. {Hero} saw them run by. They were so worried that {he} felt quite sorry for them. Somebody really ought to find it, thought {hero}, whatever it was.",
      ],
      [
        0.4,
        "=Then it got late. The lights went out, one after another, and it began to rain, and nobody had put any straw anywhere. {Hero} stood under a little roof. Everything was very interesting, all round. {He} only wished that there were somebody to whom one could have said so.",
      ],
    ],
    end: [
      [
        0,
        "=Somebody was already standing there, under the same little roof, with a net and with wet hair. It was the one who always brought the food. They looked at each other. “There you are,” was all that was said. Then the net was leaned against the wall. “I haven't had my supper yet, either,” said the one with the wet hair, and broke a roll in two. “Well, what was it like?”",
      ],
      [
        0.6,
        "=They went back on foot, the long way round. {Hero} showed everything that there was to be seen there. When they got back, the others were all awake, and wanted to know. It took three nights to tell them, and the bit with the pigeon had to be told twice.",
      ],
      [
        0.8,
        "=The bolt has been mended. That is to say, somebody came and looked at it, and oiled it, and left it as it was. Once a month it stands open for one evening. And {hero} {has} never come back later than ten.",
        "=The bolt has been looked at. It has been oiled, and it has been left as it was. There is only one new thing there: once a month, towards evening, somebody comes with a roll in each pocket and says: “Shall we?”",
      ],
    ],
    of: "creatures",
  },
  {
    by: "any",
    words: unsettled(
      "jealous|new (?:puppy|kitten|cat|dog|baby|pet|rabbit|hamster|parrot)|like(?:d|s)?|puppy|kitten|moves? in|moved in|arriv(?:es|ed)|gets?|got|teach|taught|share|friends?|basket|annoy(?:s|ed)|hate[sd]?",
      "ghost|died|shelter|boy|girl who",
    ),
    idea: /^(?!.*\b(?:died|shelter|swap|stole|birthday)\b)(?=(?:\S+ ){1,6}?(?:dog|cat|tomcat|hound|dachshund|bulldog|poodle|labrador|\p{Lu}\p{Ll}+)\b)[\s\S]*\b(?:old|grumpy|jealous|lazy|spoiled|first|our|elderly|like)\b[\s\S]*\b(?:an?|the|another|their|our) (?:(?:new|little|young|tiny|cheeky|wild|noisy|small|playful|lively|energetic) )*(?<newcomer>puppy|kitten|new (?:dog|cat|kitten|puppy|baby|rabbit|parrot))\b/iu,
    after: [
      [
        0,
        "=The {newcomer} was carried in, and everybody said “oh”. {Hero} knew that “oh”. It had been used before, in this very place, and it had been for {hero}.",
      ],
      [
        1,
        "=“It'll go away again,” thought {hero}. Visitors do. {He} lay with {his} back to it and waited. In the evening the {newcomer} was still there. It was there in the morning as well, very near, with its head on one side. “Are you real?” it asked.",
        "=Visitors go away again, {hero} knew that. So {he} lay with {his} back to it all and waited. In the evening the {newcomer} was still there. In the morning there was something warm at {hero's} back, and it snored.",
      ],
      [
        1,
        "={Hero} had rules. There was a cushion, a corner in the sun, and a bowl, and each thing had its time. The {newcomer} had one rule: everything at once. By noon the cushion was in the bowl.",
      ],
      [
        1,
        "=“You mustn't do that,” said {hero} on the first day. “You mustn't do that, either,” {he} said on the second. On the third day {he} noticed that {he} had not said so much for years.",
        "=“One doesn't do that,” said {hero} on the first day. “One doesn't do that, either,” it was on the second. By the third day {hero} had talked more than in the whole year before, and had a sore throat.",
      ],
      [
        0.4,
        "=Then came the evening with the bangs. Something was being celebrated outside, and the sky cracked from end to end. {Hero} was not afraid. {He} had known it for years, and went under the bed only because it was nice there. Then {he} saw that the corner in the sun was empty, and the cushion, too. And the door was ajar.",
        "=Then came the evening with the thunder. {Hero} knew it from other years, and went under the sofa only because it is so comfortable there. It was quiet under the sofa. It was just as quiet as it had always been. That was how {hero} noticed. The {newcomer} was not there, and the door was ajar.",
      ],
    ],
    end: [
      [
        0,
        "={Hero} had not gone out at that time of day for years. {He} did it stiffly, one step at a time, and at each bang {he} shut {his} eyes. The {newcomer} was sitting right at the back, behind the flower pots, as small as a glove. “What's that?” it asked. “That's nothing,” said {hero}. “It comes every year.” “And what does one do?” “One goes under the sofa,” said {hero}. “I'll show you. It's not easy. One has to practise.”",
        "={Hero} had not gone out at that time of day for years. It went stiffly, one step at a time, and at each bang with eyes shut. The {newcomer} was sitting right at the back, behind the flower pots, as small as a glove. “What's that?” it asked. “That's nothing,” said {hero}. “And what does one do about it?” “One goes under the sofa,” said {hero}. “I'll show you. It isn't easy. It has to be learned.”",
      ],
      [
        0.6,
        "=They practised until morning. When they were looked for, there were two tails sticking out from under the sofa, a big one and a little one. “Oh,” somebody said softly. It was hard to say whom it was meant for. It was long enough for two.",
      ],
      [
        0.8,
        "=There are still rules. The cushion may be in the bowl, but only after lunch. And when visitors come who say “oh” to the small one, it runs at once and fetches somebody, and waits until they have said it again.",
        "=There are still rules. The cushion may be in the bowl, but not before lunch. And when visitors come who say “oh” to the small one, it runs off at once and fetches somebody, and waits until they have said it again.",
      ],
    ],
    of: "creatures",
  },
];
