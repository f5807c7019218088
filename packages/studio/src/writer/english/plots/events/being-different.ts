import type { ClauseScene } from "../clause-scene.ts";
import { toldEvent } from "./told-event.ts";

const ANIMAL =
  /\b(?:cow|calf|bull|pig|piglet|horse|pony|foal|donkey|goat|sheep|lamb|ram|hen|chicken|chick|rooster|cockerel|duck|duckling|goose|turkey|camel|elephant|hippo|hippopotamus|rhino|giraffe|zebra|lion|lioness|tiger|leopard|cheetah|bear|cub|wolf|wolves|fox|hedgehog|porcupine|mouse|mice|rat|cat|kitten|dog|puppy|dachshund|poodle|rabbit|bunny|hare|squirrel|mole|badger|otter|beaver|owl|crow|raven|pigeon|dove|sparrow|eagle|swallow|parrot|penguin|ostrich|flamingo|peacock|crocodile|alligator|snake|lizard|chameleon|frog|toad|snail|slug|spider|ant|bee|bumblebee|wasp|beetle|butterfly|moth|firefly|glow-worm|fly|mosquito|cricket|grasshopper|ladybug|ladybird|caterpillar|millipede|centipede|worm|shark|whale|dolphin|octopus|crab|lobster|fish|goldfish|jellyfish|seahorse|turtle|tortoise|sloth|monkey|gorilla|kangaroo|koala|panda|llama|alpaca|hamster|guinea pig|raccoon|skunk|walrus|seal|swan|stork|bat|deer|reindeer|moose|dinosaur|dragon|unicorn|yak|flea|woodpecker|cuckoo|nightingale)s?\b/i;
const PART = "spots|stripes|dots|colou?rs|tail feathers|feathers|spines|quills";
/** Where somebody teaches it, that is told. */
const UNTAUGHT = new RegExp(
  `^(?!.*\\b(?:(?:taught|teach|show|help)\\w*|whale|dolphin|octopus|jellyfish|seahorse|shark|fish|crab|reef)\\b).*${ANIMAL.source}`,
  "is",
);

/** Animals and plants that cannot do, or do not have, what all of their kind can and have. */
export const beingDifferent: readonly ClauseScene[] = [
  toldEvent({
    words:
      "(?:could not|could no longer|cannot|was (?:un|not )able to|did not know how to|had forgotten how to|forgot how to|had never learned to|did not want to|never learned to) (?<power>change (?:his |her |its )?colou?r|glow|shine|light up|sting|croak|crow|bark|meow|miaow|purr|moo|howl|sing|buzz|roar|hoot|quack|neigh|bleat|hum|chirp|spin(?: webs?| an? web)?|swim|dive|jump|hop|climb|dig|gallop|hiss|cackle|grunt|oink|squeak|bray|bloom|swing|lay eggs|flash|camouflage itself)(?=[.,]|$| (?:any ?more|at all|like|because|and|but|properly|so|yet)\\b)|whose (?<organ>light|lamp|glow|voice) (?:did not work|was broken|had gone out|would not light)",
    idea: UNTAUGHT,
    after: [
      "It was the very first thing that the little ones learned there. They could do it before they could eat properly. {Doer} stood in the row with them, took a deep breath, tried it, and nothing happened. It was a very thorough nothing.",
      "“You only have to relax,” said the first one. “You only have to try harder,” said the second one. {Doer} relaxed as hard as {doerhe} could. A small bubble came out, and that was all.",
      "They sent {doerhim} to an old aunt who knew about such things. She looked into both ears. “Nothing is broken,” she said. “It's in there. It's just waiting for something.” “For what?” asked {doer}. The aunt had fallen asleep.",
      "!So {doer} did other things. {Doerhe} carried water. {Doerhe} told stories to the smallest one of all, who was always afraid in the evening and held on to {doerhim} with all its might.",
    ],
    end: [
      "And then one evening the smallest one was gone. There was a hole in the hedge, and behind it was everything that one warns small ones about. {Doer} was through it before anybody else had even turned round. It was dark, and far down by the water something whimpered. {Doer} did not relax, and {doerhe} did not try hard; there was no time for that. It simply came, all at once, from the tips of {doerhis} toes, and so strongly that they still tell of it in the next valley. The smallest one looked up and knew where to go.",
      "“Do you know what you just did?” it asked on the way home. {Doer} had not noticed anything at all. So it had been waiting for that: not for somebody who could, but for somebody who had to.",
    ],
  }),
  {
    ...toldEvent({
      words: `(?:had lost|lost|was missing|had|was born with|was born without|lacked|did not have|was without|without) (?:all |any |no |some of |one of |not a single |only one )?(?:of )?(?:(?:his|her|its|their|the) )?(?<part>${PART})(?=[.,]|$| (?:and|but|in|because|overnight|after|at|one|so)\\b)`,
      idea: ANIMAL,
      after: [
        "{Doer} saw it in the rain barrel, early in the morning. {Doerhe} looked down, and somebody looked up who was quite smooth and plain and had the same eyes. “Good morning,” said {doer}, to be on the safe side.",
        "!“Just for today,” {doerhe} thought, and painted some on: with blackberry juice, with a twig, and very carefully, with {doerhis} tongue between {doerhis} teeth. It looked nearly real. Then it began to drizzle, and by noon {doer} was lilac all over.",
        "“Who are you?” they asked at the meadow gate. They said it quite kindly. That was just what was so bad about it. {Doer} had known them all since the egg and the cradle, so to speak, and now they were waiting for a name.",
        "{Doer} asked around. The magpie did have something, but it was a bottle top. The old toad offered {doerhim} a wart.",
      ],
      end: [
        "Toward evening {doer} was sitting under a dock leaf, lilac and alone. “There you are,” somebody said. It was {doerhis} best friend, quite out of breath. “How did you know that it was me? I look like nobody now.” “I didn't look,” said the friend. “I heard you sigh. Nobody sighs like that, with a little hook at the end.” {Doer} sighed. It was true. There was a hook.",
        "They came back one by one, the {part}, in the spring, when nobody was waiting for them any more. {Doer} was pleased. But when somebody wants to find {doerhim}, they still shut their eyes and listen.",
      ],
    }),
    of: "creatures",
  },
  {
    ...toldEvent({
      words:
        "(?:howled|sang|crowed|barked|croaked|hooted|whistled|chirped|meowed|purred|buzzed|roared|cheeped|honked|brayed) (?:so |very |always |completely |a little )?(?:out of tune|off[- ]key|wrong(?:ly)?|badly|terribly|too (?:high|low|loud(?:ly)?|quiet(?:ly)?)|horribly|awfully|differently)",
      idea: new RegExp(
        `^(?!.*\\b(?:whale|dolphin|fish|seal|submarine|sea|ocean|teacher|school)\\b).*${ANIMAL.source}`,
        "is",
      ),
      after: [
        "They did it together, in the evening, on the hill. It was long and beautiful and went up at the end. And then somebody came in, a bit late and a bit beside it, and it sounded as if a bicycle were being led across the moon. That was {doer}.",
        "“Perhaps you could just open your mouth,” the leader suggested, “and not let anything out of it.” {Doer} tried it for a week. It is like sneezing inwards.",
        "So {doerhe} went up to the quarry, where there was nobody, and did it there, as loudly as {doerhe} liked. The quarry did not mind. It gave everything back, twice.",
        "!Far away, behind the quarry, a window was opened every evening at that time. Somebody had been waiting for it.",
      ],
      end: [
        "It was an old man with a violin. He came up with a lantern one evening and sat down on a stone. “I have been looking for that note for forty years,” he said. “It lies exactly between two of mine.” He tucked the violin under his chin and waited. {Doer} took a breath. It was wrong, as always, and he put two tones around it, very softly, like two hands. And then it was right. It was so right that on the hill over there, one after the other, they fell silent.",
        "They play together every Friday now. The others sit in the first row. Some of them have begun to practise secretly, a bit late and a bit beside it. But it is not so easy to get it wrong like that.",
      ],
    }),
    of: "creatures",
  },
  toldEvent({
    words:
      "(?:had|has|gave off|lost|had lost) (?:no|not any|any|its|her|his) (?:scent|smell|fragrance|perfume)|(?:did not|could not) smell (?:of anything|like anything|nice|good|like the others)|without (?:a |any )?scent",
    idea: /\b(?:rose|flower|tulip|violet|lilac|lavender|daisy|lily|carnation)\b/i,
    after: [
      "It was as red as the others and stood as straight. People came along the path, bent down, shut their eyes and breathed in. “Ah!” they said at the first one, and “Ah!” at the second one. Then they came to the third one, and opened their eyes again.",
      "“Hm,” they said. “A pity,” they said. One of them even knocked on it, as one knocks on a machine.",
      "The bees explained it. “It's like a house without a bell,” they said. “One doesn't know whether anybody's at home.”",
      "!On the bench across from it a girl used to sit, with a handkerchief, quite alone, and on the far end. She looked at the roses, and her eyes were red. She never came any nearer.",
    ],
    end: [
      "“Why does she always cry?” it asked. “She isn't crying,” said the gardener, “she's got hay fever. She can't go near anything that smells, poor thing, and she'd so like to.” The next day the girl came along the path with two fingers on her nose. She passed the first one. She passed the second one. At the third one she stopped, carefully, and let go of her nose. Nothing tickled. She came nearer, and nearer, until her nose was right inside it. It was soft in there, and cool, and red all round. “Ah!” said the girl.",
      "There is a ring of trampled grass in front of it now. The gardener has put the bench there. The others smell wonderful, and now and then they are a little bit jealous.",
    ],
  }),
  {
    ...toldEvent({
      words:
        "(?:was|were) (?:always |much |far |way |just |simply )*too (?<too>tall|big|large|long|heavy|fat|wide|loud|strong|thick|huge|round|old) (?:for (?<what>[^.,]+?)|to (?<todo>[^.,]+?))(?=[.,]|$| (?:and|but|so)\\b)",
      idea: new RegExp(
        `^(?!.*\\b(?:sea|ocean|fish|whale|octopus)\\b)(?=.*\\b(?:play(?:s|ed)?|games?|hide(?:[ -]and[ -]seek)?|tag|join\\w*|team)\\b).*${ANIMAL.source}`,
        "is",
      ),
      after: [
        "They had tried it once, for the sake of fairness. They had tried it lengthwise and crosswise. There was always something left over, and at the end of it there was a crash. “Too {too},” they said, and put up the pieces.",
        "{Doer} tried to be less. {Doerhe} pulled in what could be pulled in and made {doerhimself} small behind a birch. “We can see you on the left,” they called. “And on the right.”",
        "So {doerhe} was given other things to do. {Doerhe} kept the score. {Doerhe} held the coats. It is not a bad job, but one's back gets cold with all that standing about.",
        "“Everybody is too something,” said a very old tortoise who came past. She had been on her way to that meadow since Sunday.",
      ],
      end: [
        "In the night the rain came, and in the morning the brook was a river. It took the bridge along, and the path, and then it reached for the meadow. The small ones had climbed on a molehill and stood on tiptoe. “Hold on to me!” called {doer}, and waded in. There was room for all of them: five at the front, seven on top, and the tortoise in the middle, because she was giddy. The water pulled and pushed, and {doer} stood. One has to be rather much, if one is to stand like that.",
        "On the other side they let themselves slide down, one by one. They looked up at {doerhim} for quite a while. Then they changed the rules of the game. It turned out that one needs a place to run to, where one is safe, something that can be seen from far away. They have never played it differently since.",
      ],
    }),
    of: "creatures",
  },
  {
    ...toldEvent({
      words:
        "(?:was|were) (?:always |much |far |way |just |simply |the )*(?:too )?(?<too>small|little|tiny|short|young|smallest|shortest|tiniest) (?:for (?<what>[^.,]+?)|to (?<todo>[^.,]+?)|(?:of|in) (?<all>[^.,]+?))(?=[.,]|$| (?:and|but|so)\\b)",
      idea: new RegExp(
        `^(?!.*\\b(?:sea|ocean|reef|whale|dolphin|fish|octopus|elephant|savanna|jungle|space|sky)\\b).*${ANIMAL.source}`,
        "is",
      ),
      after: [
        "“When you're bigger,” they said. {Doer} went to the door post every morning and had {doerhimself} measured. The line was always exactly where it had been the day before. In the end there was a thick black bar there.",
        "They did not mean it badly. They only stepped over {doerhim}, and talked over {doerhim}, and once somebody sat down on {doerhim} and said, “Oh, how soft it is here.”",
        "{Doer} ate twice as much. {Doerhe} hung from a branch for a whole afternoon. When {doerhe} let go, {doerhe} was the same as before, only with long arms.",
        "From down there one sees other things, of course. {Doer} knew every mouse hole, and the loose brick behind the stove, and where the big ones had lost what they had been looking for since autumn.",
      ],
      end: [
        "Then the door fell shut, with all of them inside, and the key was outside in the lock. They threw themselves against it, the strong ones first. It was a good door. Smoke was coming from the stove already. “The loose brick!” called {doer}. They looked down. “There's no room for anybody to get through there.” “No,” said {doer}, “not for anybody.” And {doerhe} was gone. They heard a scraping, and steps, and a jump, and another jump, and then, very slowly, the key turned round.",
        "They stood in the fresh air and coughed. Then the biggest one knelt down, so that his eyes were where {doer's} eyes were, and said thank you, and looked round for the first time to see what it looked like from there. The line on the door post is still in the same place. Somebody has drawn a crown over it.",
      ],
    }),
    of: "creatures",
  },
  {
    ...toldEvent({
      words:
        "(?:was|were) (?:always |much |far |way |just |simply )*(?:too slow|so slow|the slowest)(?: (?:for|to|that|in|of) (?<what>[^.,]+?))?(?=[.,]|$| (?:and|but|so)\\b)|missed the (?:school )?bus every (?:day|morning)",
      idea: new RegExp(`^(?=.*\\b(?:bus|school|class|late)\\b).*${ANIMAL.source}`, "is"),
      after: [
        "{Doer} set out when it was still dark. {Doerhe} saw the light come up over the hedge, greeted the dew, drop by drop, and hurried as much as {doerhe} could. When {doerhe} came round the corner, there was a small cloud of dust, and it smelled of the others.",
        "On Tuesday {doerhe} set out on Monday evening. But on the way there was somebody who had a question, and one cannot just run past a question.",
        "“What do you do all that time?” the others asked. {Doer} thought about it. “I look,” {doerhe} said. They laughed so much that they nearly missed their stop.",
        "!Along that road {doer} knew everybody by then: the widow at the crooked gate, the wren with the five eggs, and the loose plank in the little bridge.",
      ],
      end: [
        "Then came the morning with the fog. They drove fast, as always. In the middle of the road something stood, quite low, with one foot raised, and stayed exactly where it was. The brakes screamed. “Are you out of your mind?” cried the driver. “The plank,” said {doer}. “Yesterday it was loose. Today it's gone, and the other three as well.” They got out and went to the edge. Far below in the fog there was a roaring. Nobody said a word for quite a while.",
        "They go on foot on Fridays now, all of them, in {doer's} row. It takes until noon. In the beginning they looked at the clock. Now they know the wren by her first name.",
      ],
    }),
    of: "creatures",
  },
  toldEvent({
    words:
      "(?:wanted|wants|dreamed|longed|wished|tried) (?:so much |always )?(?:to (?:be|become|grow)|of (?:being|becoming)) (?:as |very |really |the |just |once )*(?:an? )?(?<big>giant|big|bigger|tall|taller|huge|large|strong|biggest|strongest|tallest|grown[- ]up|lion|tiger|wolf|elephant|dinosaur|dragon|eagle)(?=[.,]|$| (?:as|like|than|one|too|and|so|but|dog|for|in|of)\\b)",
    idea: /\b(?:dachshund|mouse|ant|chihuahua|hamster|kitten|puppy|flea|sparrow|frog|chick|lamb|piglet|poodle|pug|terrier|beetle|wren|rabbit|hedgehog|ladybird|ladybug|cat|gecko|foal|guinea pig|bug|dog|squirrel|duckling)\b/i,
    after: [
      "In the evening, when the sun was low, it could be seen what {doer} had in mind. {Doerhis} shadow reached right across the yard then, up the wall and onto the roof, and had legs like towers. {Doer} stretched. Up on the roof something tremendous stretched, too.",
      "By day it was different. By day {doerhe} went under the gate without ducking. “Mind the little one,” people said, and stepped across {doerhim} with their shopping.",
      "{Doer} practised. {Doerhe} walked heavily. {Doerhe} said everything in a deep voice, including good night. {Doerhe} ate what big ones eat, and for two days {doerhe} had a stomach ache of quite considerable size.",
      "!There was a new one in the yard since spring, a real giant, with a head like a suitcase. He lay in the farthest corner. Nobody dared to go near him.",
    ],
    end: [
      "One night there was a thunderstorm, and in all that noise there was a sound as of somebody crying. {Doer} went towards it, under the gate, under the cart, right into the farthest corner. The giant had his paws over his head. He was trembling so that the water trough slopped over. “It's only noise,” said {doer}, and squeezed in under that huge chin, where {doerhe} just fitted. A big heart was hammering there. It took until morning, but then it was going quite slowly.",
      "“I wish,” said the giant when the sun came up, “that I were as big as you.” {Doer} looked to see whether he was joking. He was not. On the wall there were two shadows, and one could not say any more which of them was whose.",
    ],
  }),
  {
    ...toldEvent({
      words:
        "(?:was|were|had been|got|is) (?:raised|brought up|adopted|hatched(?: out)?|reared|fed) by (?<folk>(?:an?|the|two|some|his|her|its)? ?(?:[a-z]+ )?(?:chickens?|hens?|ducks?|geese|goose|turkeys?|doves?|pigeons?|sparrows?))(?=[.,]|$| (?:and|but|in|on|who)\\b)|(?:grew up|lived|was born|landed|hatched) (?:among|amongst|with|in a (?:flock|family|nest) of) (?<folk2>(?:the |some )?(?:[a-z]+ )?(?:chickens|hens|ducks|geese|turkeys|sparrows|pigeons))",
      idea: /\b(?:eagle|eaglet|hawk|falcon|buzzard|kite|owl|stork|crane|swan|heron|raven|condor)s?\b/i,
      after: [
        "{Doer} did everything just as the others did it. {Doerhe} scratched where they scratched and slept where they slept, at the end of the row, where the perch bent down a bit. “You've got your grandfather's nose,” they said, and nobody had ever seen that grandfather.",
        "There were small things. {Doer} ate for four. {Doerhe} saw a beetle on the church tower when the others did not even see the church. And in the wind {doerhe} got such a strange feeling between the shoulders.",
        "“What are you looking at up there?” asked {doerhis} foster mother. “Nothing,” said {doer}. She had seen it for a long time. She put the best bits aside for {doerhim}, the way one does for somebody who has a long journey ahead.",
        "Then one day a shadow went over the yard, slowly, in a circle. They all ran under the cart. Only {doer} stood still. It was like looking into a mirror that hangs too high.",
      ],
      end: [
        "“You're one of us,” called the stranger from the edge of the wood. “Come home.” {Doer} went with him. It was all as it should be there: the size, the nose, the feeling between the shoulders. They showed {doerhim} what {doerhe} was able to do, and it was glorious. And when the sun went down, {doerhe} got restless. “What's the matter?” they asked. “They're counting now,” said {doer}, “and there's one missing.”",
        "{Doerhe} came in at the last moment, and the perch bent down. Nobody said anything. They only moved closer together. So {doerhe} had two homes from then on, one for the day and one for the night. Some people have only one.",
      ],
    }),
    of: "creatures",
  },
  {
    ...toldEvent({
      words:
        "(?:thought|felt|believed|was sure|was convinced|found)(?: that)? (?:he|she|it|they|himself|herself|itself) (?:was|were)? ?(?:so |too |very |much too |terribly |not )*(?:ugly|beautiful enough|plain|pretty|beautiful|hideous)(?=[.,]|$| (?:and|because|until|but)\\b)|(?:everyone|everybody|they all|the others|people) (?:thought|said)(?: that)? (?:he|she|it) was (?:so |very )?(?:ugly|plain)|(?:was|were) (?:so |very )?ugly",
      idea: ANIMAL,
      after: [
        "It had begun with a puddle. One should not look into it when it is windy; everybody has a crooked face then. But {doer} had looked, and after that {doerhe} went round every puddle in a wide circle.",
        "There was always something: the neck, or the feet, or the way it all went together. The others had such a light way about them. They did not even know it.",
        "So {doer} came only when it was dark. {Doerhe} sat at the far end, in the dark, and listened to the others laugh. If one of them looked across, {doerhe} became a stone.",
        "!Down by the water sat a boy with a drawing pad, evening after evening. He rubbed out more than he drew. “It's no good,” he said to the paper. “I don't see it.”",
      ],
      end: [
        "One evening the moon came out too early. “Stay like that!” the boy whispered. {Doer} did not have the time to become a stone. He drew, and did not rub out anything. It was so quiet that one heard the pencil. When he had finished, he put down the sheet, laid a pebble on top, and went away on tiptoe. {Doer} came nearer. There was somebody on it, by the water, with {doerhis} neck and {doerhis} feet. Everything about it was right. One could not have moved one line.",
        "{Doerhe} looked at it until the moon was gone. Then {doerhe} went, for the first time in a long while, straight through the middle of a puddle. It was a bit windy. Somebody down there laughed with a crooked face.",
      ],
    }),
    of: "creatures",
  },
];
