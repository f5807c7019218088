import type { ClauseScene } from "../clause-scene.ts";
import { toldEvent } from "./told-event.ts";

const FARM =
  /\b(?:cows?|calf|bull|pigs?|piglets?|horses?|donkeys?|mules?|goats?|sheep|lambs?|hens?|chickens?|rooster|cockerel|ducks?|geese|goose|turkeys?|camel|elephant|ox|oxen|pony|ponies)\b/i;

/** What farm animals and birds do. */
export const farmAndBirds: readonly ClauseScene[] = [
  toldEvent({
    words:
      "wanted to (?:become|be|train as|work as|dance as) (?:an? )?(?:famous |real |great )?(?:ballet ?dancer|ballerina|dancer|prima ballerina)|wanted to (?:dance|do|learn) ballet",
    idea: /\b(?:cow|bull|hippo|hippopotamus|elephant|pig|rhino|bear|horse|donkey|ox|moose)\b/i,
    after: [
      "It had begun with a radio in a window. There was music, with a great many violins, and {doer} felt one leg lift off the ground, quite by itself, and stay in the air, and point at the church tower.",
      "From then on there was practice every evening behind the barn. {Doer} did a turn on the tips of {doerhis} toes. The bucket fell over. {Doerhe} did a leap. The fence fell over. “That's called expression,” said {doer} to the hens.",
      "There was no skirt in that size. They sewed one from the curtain of the milking parlour, with forty metres of lace. From the front it looked like a wedding, and from behind like a bigger wedding.",
      "“Your kind doesn't dance,” {doerhe} was told. “No,” said {doer}, “my kind hasn't been asked yet.”",
    ],
    end: [
      "Then the first dancer of the town theatre sprained her ankle, an hour before Swan Lake. “We need somebody who can hold a leg up!” cried the ballet master, and held out his arms, and {doer} leapt into them. It is not right to say that he dropped {doerhim}. They went through the stage floor together. There was silence. Then, from down below, there rose one leg, slowly, quite straight, and pointed at the ceiling. The people stood on their seats.",
      "The floor has been made of oak ever since. Swan Lake is sold out for two years, and on the posters the swans are very small.",
    ],
    close: [
      "The floor of the town theatre has been made of oak ever since. On the posters {doer} stands in front, and the swans are very small.",
    ],
  }),
  toldEvent({
    words:
      "(?:built|made|had|builds) (?:an?|its|her|his|their) nests? (?:on|under|above|in) (?<spot>(?:the|an?|our|my|his|her) (?!(?:[\\p{L}'’]+ ){0,2}?(?:tree|oak|bush|reeds|forest|woods?|meadow|branch|hedge|cliff|grass|hat|hair|beard|pocket|coat|head|antlers)\\b)(?:[\\p{L}'’]+ ){0,2}?[\\p{L}]+)(?=[.,]|$| (?:and|so|but|of|which|where)\\b)",
    idea: /\b(?:pigeons?|doves?|blackbirds?|storks?|swallows?|birds?|sparrows?|ducks?|robins?|crows?|magpies?|swans?|wagtails?|wren|owls?|seagulls?|geese|goose)\b/i,
    after: [
      "First there was one twig, and nobody thought anything of it. Then there were nine. Then there was a bit of string, a receipt from the chemist's, and a quite considerable part of somebody's scarf.",
      "!“They can't stay there,” said a man with a ladder. He climbed up. He looked in. He came down again, one rung at a time, without a sound. “Four,” he whispered. “With spots.”",
      "A rope was put round it, and a sign: Please be quiet. People took off their shoes when they went past. A lorry driver switched off his engine and let it roll.",
      "Every morning the number was written up at the baker's. On Thursday it said: four, and somebody is knocking.",
    ],
    end: [
      "Then there were four beaks, and all of them were open. {Doer} flew from five in the morning until it was dark. The town got into the habit of waiting: for the mother with the worm, for the father with the fly. One waits well together. People who had passed each other for years began to talk.",
      "On a Sunday they flew, one, two, three, and after a long speech by everybody the fourth one, too. The sign was taken down. On Monday all of them were in a hurry again. But in spring the man came with his ladder and laid up there, quite by chance, a handful of twigs.",
    ],
    close: [
      "In the next spring the man came back with his ladder and laid up there, quite by chance, a handful of twigs.",
    ],
  }),
  toldEvent({
    words:
      "(?:whole (?:town|village|street|city)|traffic|everyone|everybody|all the (?:cars|people)|buses|trains?) (?:had to|has to|must) (?:stop|wait|stand still|take a detour|be quiet)",
    after: [
      "For the first time in years it was so quiet there at noon that one could hear a spoon in a cup on the third floor.",
    ],
  }),
  toldEvent({
    words:
      "(?:crossed|walked across|went across|wandered across|had to cross|were crossing|was crossing|waddled across|got onto) (?:the|an?) (?<spot>(?:busy |big |main |four-lane )?(?:road|street|motorway|highway|autobahn|crossing|railway|town square|market square|main road))",
    idea: /\b(?:ducklings?|ducks?|geese|goose|goslings|swans?|toads?|frogs?|turtles?)\b/i,
    after: [
      "The grass came to an end, and there it was, grey and wide and very loud. On the other side one could see something glitter. That was where the water was. There was no other way; somebody had built the world like that.",
      "{Doer} stepped out all the same, one foot in front of the other, quite straight, as if the ground had always belonged to {doerhim}. The first car braked. The second one braked behind it. Somebody blew a horn, once, and was ashamed at once.",
      "!A very big lorry stopped right across the lanes, with all its lamps flashing. The driver climbed down, in his slippers. He spread out both arms, and he could not have looked more important in a uniform.",
      "In the middle there was a halt. Somebody had found a piece of bread roll. Two hundred engines were switched off, one after the other. People got out and stood in the sun and held their fingers to their lips.",
    ],
    end: [
      "The last one could not get up the kerb. It tried once. It tried twice. On the third try a large hand was laid there, like a ramp, and up it went, without so much as a look round. Then it splashed, and splashed again. A cheer went up that could be heard as far as the exit.",
      "There is a sign there now, a triangle with a red edge and somebody very small in the middle. And once a year, in May, the lorry driver parks there in his slippers and waits, just in case.",
    ],
  }),
  toldEvent({
    words:
      "(?:stopped|holds? up|held up|halted|blocked) (?:all )?(?:the )?(?:whole )?(?:traffic|cars|motorway|road)|(?:made|makes) (?:all )?the (?:traffic|cars) stop",
    after: [
      "Nobody had ever seen so many people wait so gladly. Somebody shared out cherries through the car windows.",
    ],
  }),
  {
    ...toldEvent({
      words:
        "(?:sat|lay|lies|sits) down in (?:the middle of )?(?:the|an?) (?<place>road|street|field|market|path|way|bridge|square|motorway)|(?:did not|didn't|would not|refused to|no longer wanted to|had had enough of|stopped) (?:want to |to )?(?<chore>carry|work|pull|plough|carrying|pulling|working|move)(?: (?:any ?more|any (?:sacks|loads|eggs|milk|more [a-z]+)|anything|anymore|another step|[a-z]+))*",
      idea: /\b(?:donkeys?|mules?|horses?|camels?|elephants?|ox|oxen|pony|ponies|cows?|bull)\b/i,
      after: [
        "First they clicked their tongues. Then they pulled. Then four of them pushed, and a fifth one called “Heave!” Nothing happened, except that the fourth one lost a shoe.",
        "“A carrot!” somebody said. {Doer} ate the carrot. “Another one!” {Doerhe} ate that as well, and it was to be seen that one could go on like this for a long time.",
        "The mayor came, and the vet. The vet looked into both ears. “It's healthy,” he said. “It's just finished.” “With what?” asked the mayor. “That,” said the vet, “I'd like to know, too.”",
        "By noon there was a queue as far as the mill. People sat down on their sacks. It was the first time in years that they had sat down in the middle of the day.",
      ],
      end: [
        "In the end it was a little girl who asked. She did not pull at anything. She lay down on the ground, flat, ear to ear with {doer}, and looked in the same direction. From down there one saw the whole valley, and the river, and a cloud with a face. “Oh,” said the girl. “Have you never had time to look at it?” {Doer} breathed out, long and warm.",
        "Since then they have all had one free day in the week: no sack, no rope, no bell. On the other days {doer} got up in the morning quite by {doerhimself}. One only has to know that Thursday is coming.",
      ],
      close: [
        "There is a day in the week now on which nobody has to carry or pull anything. One only has to know that Thursday is coming, and then the other days are easy.",
      ],
    }),
    of: "creatures",
  },
  toldEvent({
    words:
      "(?:liked|likes|loved|preferred) (?:being|to be|to stay) clean|(?:hated|did not like|could not stand|was afraid of|was disgusted by) (?:mud|dirt|the mud|getting dirty|being dirty|dirty [a-z]+)|(?:would not|did not want to|refused to) (?:take|have|get into|roll in|play in|wallow in) (?:an? |the )?mud(?: ?bath)?|wanted to be (?:the )?clean(?:est)?",
    idea: /\b(?:pigs?|piglets?|boar)\b/i,
    after: [
      "The others lay in the middle of it, up to the chin, and blew bubbles. “Come in!” they called. {Doer} stood at the edge on a tile that {doerhe} had found behind the house, and wiped one hoof with a dock leaf.",
      "Every morning {doerhe} had a shower under the leaking gutter. {Doerhe} had a brush, that had once been a broom. “You smell of nothing at all,” the others said anxiously. “Are you ill?”",
      "At supper there was a wide empty ring around {doer}. That was {doerhis} own wish. And yet one can wish for a thing and find that it is very wide.",
      "!In July it got hot. The tile burned. {Doerhis} ears turned pink, and then red, and the skin on {doerhis} back began to tighten like a drum. Down there somebody blew a bubble. It sounded cool.",
    ],
    end: [
      "It was the smallest of them that had an idea. It came along with a bucket and rubbed mud on {doerhis} back, only there, in a neat square, with straight edges. It was as cold as a melon. {Doer} did not say anything for a while. “A little to the left,” {doerhe} said then. “But stay inside the lines.”",
      "In the evening it was all washed off again, and behind the ears, too. They lay next to each other in the straw, one that shone and eleven that did not, and {doer} found that one could no longer tell, in the dark, where the clean part ended.",
    ],
  }),
  toldEvent({
    words:
      "(?:got into|came into|broke into|walked into|ran into|wandered into|moved into|turned up at|went to|came to|escaped into|stood in) (?:the|our|my|her|a) (?:village |primary |whole )?(?:school|classroom|class|kindergarten|gym)(?: (?:building|hall|yard))?",
    idea: /\b(?:cows?|goats?|sheep|pigs?|horse|pony|donkey|llama|alpaca)\b/i,
    after: [
      "It could be heard from a long way off, in the corridor: clop, and clop, and then a sneeze. The door handle went down. That took some time, for a handle is not made for it.",
      "“Sit down, please,” somebody said, out of habit. And that was what happened. Two chairs broke. There was a smell of hay and warm rain, and it was a good deal better than the smell of chalk.",
      "They took the register. They came to the new name, and nobody knew it, so they wrote down “M.” for Moo, or Maa, or whatever it was going to be.",
      "In arithmetic they were asked how many legs there were in the room. There had never been so many hands in the air. In music everything went wonderfully. In the break somebody ate the timetable, and nobody minded that, either.",
    ],
    end: [
      "When the farmer came to fetch everybody, the bell had just rung, and no one wanted to go: not those on two legs, and not those on four. “And did you learn anything?” he asked. He was licked from his chin to his cap. It was the answer to the last question on the board: What is wet and comes from the heart?",
      "Lessons are in the meadow every first Monday now. Those who do not know the answer may pull up some grass and look as if they were thinking. It often helps.",
    ],
  }),
  {
    ...toldEvent({
      words:
        "(?:ran for|runs for|stood for|wanted to be(?:come)?|were electing|elected|held|had) (?:the |an? )?(?:new )?(?<post>president|mayor|elections?|boss|class president|chancellor|prime minister|king of the (?:forest|jungle|farm|animals)|queen of the (?:farm|forest))(?= (?:of|on|at|in|against)|[.,]|$)",
      idea: FARM,
      after: [
        "There were posters on every post. “Less mud!” said the first one, and the next one said, “More mud!” The hens had not decided yet. They wanted to hear what was said about corn.",
        "{Doer} gave a speech from the manure heap. “I promise sunshine,” {doerhe} said, “at least by day.” There was applause. Then the other side gave one, and promised sunshine at night as well.",
        "The sheep were asked what they thought. They thought what the others thought. So they had to be asked last, and then they all looked at each other for an hour and a half.",
        "!The votes were dropped into the old milk can: an oat for one, a pea for the other. When the can was opened, it was empty. It had not been locked, and it had been a long night, and somebody had been hungry.",
      ],
      end: [
        "They stood around the empty can. “And now?” Just then it began to thunder, and the gate of the sheepfold flew open. Nobody asked who was in charge. One of them held the gate, another one ran after the lambs, and somebody very small sat on the bolt until morning. When the sun came up, they were all wet, and all there.",
        "“I think,” said {doer}, “that it isn't as important as I thought.” They take turns now. Each of them is in charge for a day, and the sheep have the first of April.",
      ],
    }),
    of: "creatures",
  },
  toldEvent({
    words:
      "(?:spoke only|only spoke|could only speak|speaks only|only understood|spoke nothing but|talked only in) (?<tongue>\\p{Lu}[a-z]+)",
    idea: /\b(?:parrot|cockatoo|budgie|bird|dog|cat|raven|crow|donkey|horse|mynah)\b/i,
    after: [
      "“Good day,” people said to {doerhim}. “Say something.” {Doer} said something. It was in {tongue}, and quite long, and it had been very well put. “It's broken,” said the people, and went on to the next one.",
      "{Doer} tried it more slowly. {Doerhe} tried it more loudly. {Doerhe} asked how they were, what they had dreamed, and whether it was always so cold here. Nobody knew what {doerhe} wanted. They gave {doerhim} a biscuit.",
      "At night, when it was dark, {doerhe} talked to {doerhimself} in {tongue}, so as not to forget the word for “sea”. It is a lonely thing to be the only one who gets one's own jokes.",
    ],
    end: [
      "One rainy day the bell on the door rang, and an old man came in, only to get dry. He shook his cap. “What weather!” he muttered, and he muttered it in {tongue}. “You should see it in November,” said somebody behind him, in the same words and with the same accent as his grandmother. The old man turned round very slowly. He had to sit down on a sack of seeds.",
      "They talked until the shop closed, and then they went on outside, under one umbrella: about figs, about a harbour with blue boats, and about what one says there instead of good night. The old man had not said it to anybody for thirty years. {Doer} said it back.",
    ],
    close: [
      "They talked until it was dark: about figs, about a harbour with blue boats, and about what one says there instead of good night. It had been a long time since anybody had said it back.",
      "Since then they have sat by the window together every evening and grumbled about the weather, in {tongue}. It is much better to grumble with two.",
    ],
  }),
  toldEvent({
    words:
      "(?:nobody|no one|none of them|no customer) (?:ever )?(?:bought|took|chose|wanted|adopted|picked) (?:him|her|it|them)(?=[.,]|$| (?:because|until|since)\\b)",
    after: [
      "The price on the little sign was crossed out and written smaller underneath, and then that was crossed out, too. In the end there was hardly any room left on the sign.",
      "On Saturdays there was the pressing of noses against the pane. They looked. They went on. Each time there were two round marks left on the glass, one from each side.",
    ],
  }),
  toldEvent({
    words:
      "(?:delivered|delivers|brought|dropped|left|took) (?:an?|the|his|her|all the) (?:[a-z]+ )?(?<load>baby|babies|bundle|twins|triplets) (?:to|at|in|on|down) the wrong (?<where>house|family|address|chimney|door|town|nest|roof|village|street)",
    idea: /\b(?:storks?|pigeon|owl|pelican|crow|raven|dragon|goose)\b/i,
    after: [
      "It had been foggy, and seven looks much like a one from above. {Doer} put everything down, rang with {doerhis} beak, as the rules say, and flew off, for there was a good wind.",
      "“There must be some mistake,” said the old lady who opened. She was eighty-one and had ordered a loaf. Then the {load} made a small noise, and the old lady did not say anything more for a while. She put the kettle on.",
      "It was on the third roof that {doer} looked at the delivery slip once more, from the right way up. {Doerhe} turned pale, as far as one could see, and turned round so fast that a feather was left standing in the air.",
      "!When {doerhe} knocked, there was singing inside. The {load} lay in the bread basket, on three embroidered cushions, and held the old lady by the finger. Across the street, at number seven, two people had been standing at the window since morning, and did not dare to blink.",
    ],
    end: [
      "“I'm terribly sorry,” said {doer}. “It's the wrong house.” The old lady wrapped up the {load} once more, warmly, and carried everything across the street herself. She would not let anybody else do it. At number seven they cried and laughed, and wanted to know how they could thank her. The old lady did not know. But then somebody held her by the finger again and did not let go.",
      "So she comes over every afternoon at three, as a grandmother. They had not had one of those at number seven. {Doer} has a pair of glasses now. But {doerhe} has never been quite sorry about the fog.",
    ],
  }),
  {
    ...toldEvent({
      words:
        "(?:could|was able to|dared to|managed to) (?:not|never|no longer|not yet|only) (?:fly|really fly|fly (?:any ?more|south|properly|straight|high|alone|yet)|learn to fly)(?=[.,]|$| (?:because|and|but|like|with|any|as|so)\\b)|(?:was|were) (?:so |very |too )?(?:afraid|scared|frightened) (?:of|to) (?:flying|fly|heights|the height|falling|fall|jumping|jump|leave the nest|leaving the nest)|(?:did not|would not) dare to fly",
      idea: /^(?!.*\b(?:taught|teach|show|help)\w*\b).*\b(?:birds?|owl|owlet|eagle|sparrow|swallow|stork|pigeon|dove|bat|butterfly|bee|bumblebee|ladybird|ladybug|duck|duckling|goose|swan|crow|raven|robin|wren|parrot|seagull|hawk|falcon|puffin|chick|dragonfly|moth|blackbird)\b/i,
      after: [
        "The others were up there already. From below they looked like handwriting. {Doer} stood on the very edge, held on with ten toes, and looked at them, and not at what was in between.",
        "“You just let go,” they said. They had forgotten how it is. One does not just let go. One holds on for very good reasons, and the best of them is called the ground.",
        "So {doer} went on foot. {Doerhe} knew things that the others had never seen: the back door of the ants, the underside of mushrooms, and a puddle that had the whole sky in it.",
        "In the evening, when nobody was looking, {doerhe} practised on a root. It was as high as a shoe. {Doer} jumped, flapped twice, and landed on {doerhis} nose. “Two,” {doerhe} said. The day before it had been one.",
      ],
      end: [
        "Then the wind came, in the night, and shook the branch, and something small and round slid past {doerhim} into the dark. It was somebody's egg. There was no time to be afraid. {Doer} was simply not on the branch any more. {Doerhe} was under it, and {doerhis} wings were as wide as they could go, and the egg lay between them, and the ground came nearer so slowly that one could count the daisies.",
        "“You flew,” said the others in the morning. “I was only catching something,” said {doer}. And then, because everybody looked so eager, {doerhe} stepped up to the edge once more. This time {doerhe} looked at what was in between. It was air, and it was quite soft.",
      ],
      close: [
        "Later on {doer} still walked now and then, for the sake of the mushrooms. But {doerhe} landed there from above.",
      ],
    }),
    of: "creatures",
  },
];
