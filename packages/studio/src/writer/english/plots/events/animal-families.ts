import type { ClauseScene } from "../clause-scene.ts";
import { toldEvent } from "./told-event.ts";

const ANIMAL =
  /\b(?:cow|calf|bull|pig|piglet|horse|pony|foal|donkey|goat|kid|sheep|lamb|hen|chicken|chick|rooster|duck|duckling|goose|gosling|elephant|hippo|rhino|giraffe|zebra|lion|tiger|bear|cub|wolf|fox|hedgehog|mouse|mice|rat|cats?|tomcat|kittens?|dogs?|puppy|puppies|rabbit|bunny|hare|squirrel|mole|badger|otter|beaver|owl|crow|raven|magpie|pigeon|sparrow|eagle|swallow|seagull|parrot|penguin|ostrich|flamingo|crocodile|snake|frog|tadpole|toad|snail|spider|ant|bee|beetle|butterfly|ladybug|caterpillar|whale|dolphin|octopus|crab|fish|goldfish|turtle|tortoise|sloth|monkey|gorilla|kangaroo|koala|panda|hamster|guinea pig|raccoon|walrus|seal|swan|cygnet|stork|bat|deer|fawn|reindeer|dinosaur|bird|birds)\b/i;
const KIN = "mother|mum|mom|mummy|mommy|mama|father|dad|daddy|papa|parents|family|herd|flock|pack|pod";

/** What happens in the families of animals, and between animals that live under one roof. */
export const animalFamilies: readonly ClauseScene[] = [
  {
    ...toldEvent({
      words: `(?:looking|looked|looks|searched|searching|searches|was looking|called|cried) (?:everywhere )?for (?:his|her|its|their|the) (?:lost |missing |real )?(?<kin>${KIN})|(?:lost|had lost|could not find|was separated from|got separated from|lost sight of) (?:his|her|its|their|the) (?<kin2>${KIN})|wanted to (?:find|go back to|get back to) (?:his|her|its|their) (?<kin3>${KIN})`,
      idea: ANIMAL,
      after: [
        "One had only looked away for a moment, because of something that glittered. When {doer} turned round again, it was all there, the same place and the same light, and only the most important thing was missing.",
        "“What does it look like, what you're looking for?” asked a crab, or a beetle, or whoever was just coming by. “Big,” said {doer}. “Warm. It always says: come, my little one.” That narrowed it down, but not by much.",
        "{Doer} asked somebody very large, who yawned and had not seen anything. {Doerhe} asked somebody with a great many teeth, and did not wait for the answer. {Doerhe} went after a shadow for a long while that turned out to be a shadow.",
        "!Then it was night. {Doer} did what one had once told {doerhim} to do in such a case: stay where you are, and sing our song. {Doerhe} knew only the beginning of it. {Doerhe} sang it seven times, and each time the middle was missing.",
      ],
      end: [
        "At the eighth time the middle was there. It came from far away, quite soft, and out of breath. {Doer} stopped, and so did the other voice. {Doer} sang the beginning again, and there came the middle, nearer. They met in the dark at the last line, and it was big and warm, and for a good while nothing was said at all. Then it said, “Come, my little one.”",
        "“How did you find me?” asked {doer} when it was getting light. “I didn't have to look,” was the answer. “I've been going round and round and listening to where the beginning was.” {Doerhe} learned the middle on the way home. Just in case.",
      ],
      close: [
        "“How did you know where I was?” {doer} wanted to know afterwards, when it was warm again on all sides. “I listened,” was the answer, “until I heard the beginning of our song.”",
      ],
    }),
    of: "creatures",
  },
  toldEvent({
    words:
      "(?:fell|had fallen|tumbled|dropped|was blown|was thrown|was pushed|got blown) (?:down )?out of (?:the|its|his|her|a|their) (?:warm )?nest|(?:blew|threw|knocked|pushed|shook) (?:an?|the|[a-z ]+?) ?(?:little |small |baby |young )?[a-z]+ out of (?:the|its|his|her|a|their) nest|found (?:an?|the) (?:little |tiny |baby |young |injured |lost |small )+(?:bird|sparrow|blackbird|swift|crow|owl|owlet|swallow|pigeon|robin|magpie|starling)",
    after: [
      "It sat in the grass and was hardly anything at all: a beak, two eyes, and a bit of fluff round it, like the dust from under a bed. It opened the beak. That was the only thing that it could do, and it did it with all its might.",
      "Up there somebody was flying in circles and scolding. It was too high for any ladder. “Don't touch it,” one said, and “It'll die if it lies there,” said another one. A cat sat on the wall and looked as if it were only there by chance.",
      "So a box was brought, with hay, and a hot water bottle in a sock. There was mashed egg, on a matchstick, every half hour, from sunrise to sunset. One does not get to do anything else. One is a mother then, with everything that goes with it.",
      "It grew. The fluff became a waistcoat, and the waistcoat got sleeves. On the ninth day it stood on the edge of the box and flapped so hard that it fell in backwards.",
    ],
    end: [
      "One morning the window was open. It sat on the sill, and from the big tree somebody was scolding again. It looked out. It looked back. A finger was held out to it, and it stepped on it, for the last time, with cold little feet. “Go,” it was whispered. And then the finger weighed nothing any more. It flew a bit like somebody running down the stairs; but it got there.",
      "It comes every spring. It sits down on the sill, taps three times, and opens its beak as wide as it will go. It can find its own food by now. It is only meant as a joke.",
    ],
    close: [
      "It was not let out of anybody's sight for the rest of that day. In the evening it lay warm and full, and from time to time it opened its beak in its sleep.",
      "It comes every spring now, taps three times, and opens its beak as wide as it will go. It can find its own food by now. It is only meant as a joke.",
    ],
  }),
  toldEvent({
    words:
      "(?:story of|were|had|there were|shared) (?:two|three|four) (?:[a-z]+ )*and (?:only )?one (?<object>(?:[a-z]+ )?(?:sofa|armchair|bed|basket|cushion|place|seat|windowsill|spot|pillow|blanket|carton|box|cardboard box|rug|chair)\\b)|(?:fought|quarrel(?:l)?ed|argued|fight|were fighting|were arguing) (?:over|about|for) (?:who (?:may|could|was allowed to|got to|gets to) [^.]*\\b(?:sleep|sit|lie|bed|sofa|lap)\\b[^.]*|(?<object2>(?:the|an?|one) (?:best |only |big |old |warm |red |last )*(?:sofa|armchair|bed|basket|cushion|place|seat|windowsill|spot|pillow|blanket|carton|box|cardboard box|rug|chair)\\b))|both (?:wanted|claimed|loved) (?<object3>(?:the|an?) (?:same )?(?:sofa|armchair|bed|basket|cushion|place|seat|windowsill|spot|pillow|blanket|carton|box|cardboard box|rug|chair)\\b)",
    idea: ANIMAL,
    after: [
      "There was exactly one good place on it. It was on the left, where the sun comes in at nine, and it had a hollow in it. Both of them were of the opinion that it was their own hollow.",
      "At five to nine one of them was lying there. The other one sat down in front of it and looked. Nobody can lie well if somebody looks like that. At nine there was a hiss, at one minute past there was some fur in the air, and at two minutes past it was the other way round.",
      "They tried to be earlier. They were there at eight, and at six. In the end both of them sat on it all night, bolt upright, one at each end, and did not close an eye.",
      "The next day they were so tired that one of them fell into the water bowl.",
    ],
    end: [
      "That night the stove went out. It got cold, first in the corners, and then in the middle. They sat there, each at their own end, and shivered, and looked at each other. It is not clear who was the first to move. One of them got up because of a cramp, and the other one made room by mistake. In the morning there was only one ball, with two tails. Nobody could have said where one of them stopped.",
      "Today there are two of everything in that house. It was bought at Christmas, and it is soft and new and stands by the window. It is quite empty. They lie in the old hollow, one on top of the other, and it has got deeper.",
    ],
  }),
  toldEvent({
    words:
      "(?:hated|could not stand|did not like|fought|were enemies of|always fought|quarrel(?:l)?ed with|were always fighting with|could not bear) (?:each other|one another)|(?:were|had been|are) (?:sworn |arch |bitter )?enemies|(?:did not|could not) get (?:along|on)(?: with (?:each other|one another))?",
    idea: /\b(?:dogs?|cats?|kittens?|pupp(?:y|ies)|tomcats?|pugs?|poodles?|dachshunds?)\b/i,
    after: [
      "A line ran through the house, and nobody could see it but the two of them. It went across the rug and between the bowls. If one of them put even a whisker over it, there was a scandal.",
      "“He started it,” said the one, and the other one said the same thing, with the same face. It had been so long ago that nobody knew any more what it was. It had to do with a ball of wool.",
      "They took care of the whole thing very thoroughly. In the morning they hissed or growled at each other before they had breakfast. If one of them was at the vet's, the other one went through all the rooms and looked for somebody to be annoyed with.",
      "!Then the movers came, and the furniture went off. There were two baskets in the hall. In the noise and the hurry a door was left open, and somebody took fright.",
    ],
    end: [
      "In the evening they noticed that there was only one in its basket. They called. They shook the box with the treats. It was the other one, the enemy, who went out into the rain, nose to the ground, across a town that neither of them knew. Under a parked car, beside a drain, sat something wet and small. “You're sitting on my side,” it was told. It did not even hiss. They lay there beneath the car together until the torches came, quite close, because the dry place was only that big.",
      "In the new flat there is no line. They looked for it the first morning, out of habit. “It was only in the old house,” they agreed, and then they hissed at each other, briefly and without meaning it, and had breakfast.",
    ],
  }),
  {
    ...toldEvent({
      words:
        "(?:was|were|went|had gone|had become|became|was born|was almost|is) (?:almost |completely |now |already )?blind(?=[.,]|$| (?:and|but|so|from|with|dog|cat|horse|donkey)\\b)|(?:could not|could no longer|cannot) see(?: (?:anything|any ?more|well|at all))?(?=[.,]|$| (?:and|but|because|so)\\b)|(?<blind>blind (?:dog|cat|horse|donkey|mole|goose|duck|elephant|mouse|sheep)) (?:found|knew|led|showed|was)",
      idea: /\b(?:dogs?|cats?|tomcat|horse|pony|donkey|mule|goat|goose)\b/i,
      after: [
        "It had come slowly, like an evening. First the edges had gone, and then the faces. {Doer} knocked against the table that had always stood there, and said sorry to it.",
        "But the world was still there, in other places. There were eleven steps to the bowl. There was the smell of the gate, of rust and rain. On the left was the wind when one was standing right, and on the right when one was wrong.",
        "“Poor thing,” they said, quite loudly, as if the ears were broken, too. {Doer} would have liked to say that one sees all sorts of things that way: who has been crying, for example. One hears it in the steps.",
        "!Then came the day of the fog. It rolled down from the hills, so thick that one could have cut it into slices. People stood in the lane with their arms held out and did not know their own front doors. Somewhere a child was calling.",
      ],
      end: [
        "{Doer} got up. For {doerhim} nothing had changed. {Doerhe} went down the lane, past rust and rain, turned left at the bakery smell, and there was a small cold hand in the air. It took hold of {doerhis} neck. On the way back more hands joined on: the postman, the teacher, and a bride who was late. They went through the white in a long row, and at each door {doerhe} stood still, and somebody was at home.",
        "“How can you see in this?” asked the bride. When the sun came through, they all went on ahead again, quickly. Only the child stayed beside {doer}. It had shut its eyes. “Show me,” it said, and they went on, slowly, and it was surprised how much there was to see.",
      ],
    }),
    of: "creatures",
  },
  toldEvent({
    words:
      "stars?(?: [a-z ]+?)? (?:went|go|goes|were|are|decided to go) on strike(?: [^.]*)?|(?:nobody|no one) (?:ever )?(?:looked|looks) (?:up )?(?:at (?:them|it|the (?:sky|stars|moon))|up)(?: any ?more)?",
    idea: /\bstars?\b/i,
    after: [
      "It was agreed upon at a quarter to eight. The Great Bear spoke, and then the Little one, who was a bit louder. “When did anybody last make a wish?” they asked. They thought about it. “Nineteen eighty-four,” a very small one said, “but it was for a bicycle.”",
      "So they stayed at home. Down there it took nine days until somebody noticed it, since it was cloudy on Monday, and there was football on Tuesday. People had little lights of their own in their hands and looked into those.",
      "!On the tenth day the ships came back to the harbour, one after the other, and did not know how to go on. The moths flew in circles. A baby did not stop crying, and nobody knew what it missed. It lay on its back. It was the only one in the town who had always looked.",
      "!“Something's different,” said the baby's brother. He switched off the lamp, and the one in the hall, and opened the window. There was nothing. It was the emptiest thing that he had ever seen.",
    ],
    end: [
      "He got his whistle and walked through the town in his pyjamas, and where he came by, the lights went out, in one house, in one street, in the next. Thousands stood on the roofs, all with their heads thrown back. “Please,” said the boy. It was so quiet that it could be heard up there. There was a flicker. First came the very small one, for it was curious. Then came the Little Bear, then the Great one, and then, all at once, like salt that somebody has spilled, everything else. Nobody made a wish. They only said “Oh,” and it was the longest “Oh” that there has ever been.",
      "Once a month they switch off everything there, for one hour. The baby is big by now. It has a bicycle. It always shows the others which one it came from.",
    ],
  }),
  {
    ...toldEvent({
      words:
        "(?:walked|ran|travel(?:l)?ed|came|found (?:his|her|its|their) way|swam|flew|set off|hiked|made (?:his|her|its|their) way|wanted to get) (?:all the way |back |[a-z0-9,]+ (?:miles|kilometres|kilometers|km|days|weeks|months) )+(?:back )?(?:home|to (?:his|her|its|their|the) (?:old )?(?:home|house|family|owner|farm))|(?:was|were|got) (?:left behind|forgotten|lost|left) (?:at|in|on) (?<spot>(?:the|an?) (?:[a-z]+ )?(?:motorway|rest stop|petrol station|gas station|holiday|campsite|mountains|beach|city|service station|airport|island|highway|moving house|move))",
      idea: /\b(?:dogs?|puppy|cats?|kitten|tomcat)\b/i,
      after: [
        "The car drove off, with the suitcases on top and the red blanket in the window. {Doer} thought that it was a game at first, and ran after it. Then {doerhe} thought that they would turn round. In the end {doerhe} sat down in the middle of the road, and it was very long in both directions.",
        "Home was where the evening smelled of river. {Doer} held {doerhis} nose into the wind, from all sides. There was not much of it, one thread perhaps. {Doerhe} put {doerhis} feet on that thread and went off.",
        "On the fourth day there was a goods train that went in the right direction. On the ninth there was a woman with soup, who said, “Stay here, it's warm.” {Doer} slept one night by her stove and licked her hand, and by morning {doerhe} was gone. It was not the right stove.",
        "{Doerhis} feet got sore, and {doerhis} coat got thin. Once {doerhe} went in the wrong direction for three days, because somebody was whistling just like that.",
      ],
      end: [
        "It was evening, and it smelled of river. {Doer} limped round the corner by the chestnut tree. The red blanket was hanging over the fence; somebody had hung it there every day, so that it could be seen from far away. On the step sat a boy with his head on his knees. {Doer} had imagined it all the way, how {doerhe} would run and jump. Now {doerhe} only got as far as the step, and laid {doerhis} nose on a shoe. The boy did not move. “Please let it be true,” he said into his knees, and then he looked.",
        "Everybody came, in slippers and curlers. {Doer} got soup, and ointment on all feet. {Doerhe} slept for two days on the red blanket, and the whole time somebody was lying beside {doerhim} and held on to one ear, very gently, just to be sure.",
      ],
    }),
    of: "creatures",
  },
  {
    ...toldEvent({
      words:
        "(?:woke|wakes|warned|woke up|saved|rescued|alarmed) (?:up )?(?:the|his|her|its|my|our|a|an|all the|everyone|everybody)(?: [a-z]+){0,3}?(?: from (?:the )?(?:fire|flood|smoke|the burning [a-z]+)|(?=[^.]*\\b(?:fire|burn|smoke|flood|earthquake|avalanche|gas)))|(?:saved|rescued|pulled) (?:an?|the|his|her) (?:[a-z]+ ){0,2}?(?:boy|girl|child|man|woman|fisherman|sailor|owner|baby|swimmer|surfer) (?:from|out of) (?:the |a )?(?:[a-z]+ )?(?:fire|flames|burning house)",
      idea: ANIMAL,
      after: [
        "Until that day nobody had thought {doerhim} capable of very much. {Doer} ate, slept, and was sometimes in the way. “You good-for-nothing,” they said lovingly, and climbed over {doerhim}.",
        "But {doerhe} had noticed it long before anybody else could. It was no noise yet and no smell. It was as if the air had put on something that did not belong to it. {Doer} was on {doerhis} feet at once.",
        "“Be quiet,” they murmured, “let us sleep.” {Doer} was not quiet. {Doerhe} pulled at what could be pulled at. {Doerhe} made a racket for which {doerhe} would otherwise have been locked in the cellar for three days.",
        "There was one moment when it would still have been possible to run away. {Doer} looked at the open way to the left, and at where somebody was calling, on the right. It was a short look.",
      ],
      end: [
        "When it was over, they sat in the grass in blankets and counted. They were all there, down to the last one. “Without {doer}—” somebody said, and could not go on. {Doer} lay in the middle of them, black and wet and worn out, and {doerhe} would really have liked to go on sleeping now. So many hands were stroking {doerhim} that there was not enough {doer} for all of them.",
        "They gave {doerhim} a medal. {Doerhe} ate the ribbon. “You good-for-nothing,” they say to this day, and climb over {doerhim}, and they all bend down first and put a hand on that warm back.",
      ],
    }),
    of: "creatures",
  },
  {
    ...toldEvent({
      words:
        "(?:knew|found|could find|showed (?:them|everyone|everybody|the people)|led (?:them|everyone|everybody|the people|the children|him|her)) (?:all )?(?:the|his|her|its|their) way(?: (?:home|back|through [^.]*|out))?",
      idea: /\b(?:fog|snowstorm|blizzard|mist)\b/i,
      after: [
        "One could not see one's own hand. People called to each other and could not tell where it came from. A cart stood in the pond, since the driver had thought that it was the road.",
        "“Hold on to me,” that was what it meant when {doer} pushed against the first knee, and pulled. They did it because there was nothing else to hold on to.",
        "They went in a row, one behind the other, each with a hand on the coat in front. {Doer} stopped at every corner and thought about it. There was bread on the left, the smithy on the right, and straight ahead the church mouse. It was all where it should be.",
      ],
      end: [
        "At the last door there was a light. They fell in, all together, and counted the coats, and then they made tea. “And who brought us here?” they asked. {Doer} lay by the stove already and slept. One had only to see all that white stuff as something that was not there.",
        "There is a bell on the church tower now for days like that. They ring it, and it is a good bell. But most people prefer to wait until something pushes against their knee.",
      ],
    }),
    of: "creatures",
  },
];
