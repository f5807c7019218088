import { role, story } from "../subject-story.ts";
import { companion } from "./companion.ts";

/** Tales of a witch on the bus, a snowman in summer, a zoo by night, a teapot that was a wizard, and one who must sleep. */
export const unlikelyErrands = [
  story({
    says: [
      role("witch", "witch|wizard|sorcerer|sorceress|magician"),
      /\b(?:t[ao]kes?|took|rid(?:es|ing)|rode|on|in|by|catch(?:es)?|caught|use[sd]?|get(?:s)? on|got on|board(?:s|ed)?|travel\w*|drives?|drove|has to|had to) (?:to take )?(?:an?|the|her|his)?(?: [a-z0-9]+){0,2}? ?(?<vehicle>bus|tram|train|underground|metro|subway|taxi|bicycle|scooter|night bus|school bus)\b/i,
    ],
    may: [
      role(
        "talker",
        "cat|black cat|raven|crow|toad|owl|frog|boy|girl|child|driver|bus driver|conductor|inspector|apprentice",
      ),
      /\b(?:broom(?:stick)? (?:is|was|had|has)?(?: been)? ?(?:broken?|stolen|gone|lost|at the (?:workshop|garage)|being repaired|snapped)|broken broom(?:stick)?|broke (?:her|his) broom(?:stick)?)\b/i,
      /\b(?:ticket|pay|paid|fare|passengers?|conductor|inspector|passenger|seats?|driver|forgets?|forgot|magic|late|first time)\b/i,
    ],
    lead: "witch",
    unless: /\b(?:murder\w*|hogwarts|exam|drives the bus for|clown|museum|rain of|strike)\b/i,
    after: [
      "@bus(hero stand) “Back row is free,” said the driver, without looking up. {Hero} sat down. Opposite {him} sat a man with a newspaper, a boy with a wet football, and a lady with three bags. All of them looked out of the window, very carefully.",
      [
        "+ @bus(hero sit, mate sit) Nobody had warned {talker} about stops. “Why are we standing?” whispered {talker}. “Has it died?” “It's letting people out,” said {hero}. Then the doors hissed, and {talker} jumped, right into the lady's third bag. There was a cake in it.",
        "@bus(hero sit) {Hero} had never been in anything that stopped all the time. At the third stop the doors hissed like a snake, and {hero} said a small spell, out of fright. The newspaper of the man opposite turned into a flock of sparrows. “I hadn't finished that,” said the man.",
      ],
      "+ @bus(hero sit) “Tickets, please!” called a voice from the front. A small inspector with a large moustache came through the rows. {Hero} felt in all {his} pockets. There was a dried newt, half a star, and a sweet for sore throats. “That isn't a ticket,” said the inspector. “No,” said {hero}, “but it helps more.” The inspector coughed, and took the sweet.",
      "@bus(hero look) On the long hill behind the last houses there was a bang, and everything stopped. Smoke came out at the front. The driver got out, kicked a wheel, and got in again. “That's it for today,” said the driver. “My daughter is in the school play at six,” said the man. “She's the tree.” Nobody looked out of the window now. All of them looked at {hero}.",
    ],
    end: [
      "@bus(hero stand) So {hero} got up, and went to the front. “Have you got anything on board with bristles?” The driver took out the thing with which he swept the floor in the evening. “It isn't a good one,” he said. “It's a broom,” said {hero}.",
      [
        "@bus.night(hero fly, mate sit) {Hero} sat down on the bonnet with the broom between {his} knees. {Talker} held the lantern. “Hold on tight!” called {hero}, and spoke the longest word that {he} knew. There was a jerk, and then no more road. The lights of the town were down below. “Next stop,” said the driver into his microphone, and had to swallow, “anywhere.”",
        "@bus.night(hero fly) {Hero} sat down on the bonnet with the broom between {his} knees. “Hold on tight!” {he} called, and spoke the longest word that {he} knew. There was a jerk, and then no more road. The lights of the town were down below. “Next stop,” said the driver into his microphone, and had to swallow, “anywhere.”",
      ],
      "@street.night(hero stand) They came down before the school at one minute to six, a little crooked, with one wheel in a flower bed. The man ran in to see his daughter. The others shook {hero's} hand as they got out. “And what do I owe you for the ride?” asked {hero}. “I think,” said the driver, “that from here on we owe you.”",
      "@bus.night(hero sit) {Hero} could buy a new broom now, as good as any. But on Thursdays {he} still waits at the stop, in the rain, with {his} hat in {his} hand. And on the long hill, when nobody is looking, the driver takes both hands off the wheel, and all of them hold on tight.",
    ],
  }),
  story({
    says: [
      role("snowman", "snowman|snow-man|snowwoman|snow woman|snow girl"),
      /\bsummer\b|\b(?:beach|seaside|sunflowers?|butterfl(?:y|ies)|bees|swimming pool|holiday)\b/i,
    ],
    may: [
      ...companion("snowman"),
      /\b(?:girl|boy|child|friend|daughter|son)(?:,)? (?:called|named) (?<talker>\p{Lu}\p{L}+)/u,
      /\b(?:by|in|inside|with) (?:an?|the|her|his|their) (?<box>freezer|fridge|ice box|cellar|ice cream van|cool box|cold store|ice house)\b/i,
      /\b(?:wants?|wanted|dream\w*|long\w*|see|saw|sees|hid\w*|hides|until|july|june|august|melt\w*|curious|never seen|would like)\b/i,
    ],
    lead: "snowman",
    unless: /\b(?:murder\w*|holiday home|christmas|ghost)\b/i,
    after: [
      [
        "@garden(hero talk, mate talk) “What is it like?” asked {hero}. “Summer? It's green,” said {talker}, “and it buzzes, and you can go out with no socks on.” {Hero} had never had any socks. “And does it hurt?” {he} asked. “Only under the feet,” said {talker}.",
        "@garden(hero talk) “What is it like?” {hero} asked the robin, who sat on {his} arm. “Summer? It's green,” said the robin, “and it buzzes, and there is a worm behind each leaf.” {Hero} had only ever seen white, and a little brown, and {he} could not imagine green at all.",
      ],
      [
        "+ @kitchen(hero stand, mate talk) {Talker} came every evening, put a chair in front of the cold place where {hero} waited, and told {him} what was new. “Today there was a crocus.” “What does it do?” “It stands there, like you. But purple.” And {hero} smiled with all {his} pebbles.",
        "@garden(hero stand) The days grew longer. {Hero} stood in the shade of the shed, and the robin told {him} what was new. “Today there was a crocus.” “What does it do?” “It stands there, like you. But purple.” And {hero} smiled with all {his} pebbles.",
      ],
      "+ @garden(hero look) “You'll be gone by ten o'clock,” said the old cat, who knew about such things. “I know,” said {hero}. “But how long is an hour, when everything is new?” The cat had never looked at it like that. She had seen a great many summers, and had slept through nearly all of them.",
      [
        "@garden(hero stand, mate walk) Then the day had come. {Talker} pushed {hero} out in the wheelbarrow, under an umbrella, wrapped in three blankets like a baby. “Ready?” asked {talker}. “Ready,” said {hero}. And {talker} took the blanket from {his} eyes. It was all there at once: the grass, the roses, and a sky so blue that {hero} forgot to drip.",
        "@garden(hero look) Then, one morning, {hero} woke up and knew that this was it. {He} came out from behind the shed, with the bucket low over {his} eyes, and lifted it. It was all there at once: the grass, the roses, and a sky so blue that {hero} forgot to drip.",
      ],
    ],
    end: [
      "@garden(hero look) A bee sat down on {hero's} carrot, and took off again, because it was cold. A butterfly stayed longer. A child gave {him} a cherry, and {hero} had never had anything so red. {He} held a daisy. {He} heard a lawnmower. “Go on,” said {hero}, “what else is there?” The puddle under {him} grew, but {hero} had no time to look down.",
      [
        "@garden(hero stand, mate stand) “You're getting small,” said {talker}, and swallowed. “Yes,” said {hero}, “but look what I'm doing.” Where the water ran off between the stones, the dry bed turned dark. The lettuce lifted its head, and so did the beans. “That is me,” said {hero}. “That over there is me as well. I'm going to be in everything.”",
        "@garden(hero stand) “You're getting small,” said the robin. “Yes,” said {hero}, “but look what I'm doing.” Where the water ran off between the stones, the dry bed turned dark. The lettuce lifted its head, and so did the beans, one after another, right down to the roses. “That is me,” said {hero}. “That over there is me as well. I'm going to be in everything.”",
      ],
      "@garden.dusk In the evening a carrot lay in the grass, with two pebbles and a hat. The roses had opened, all of them at once, and they were white, although they had always been red. All summer long the bees came to them to have a rest from the heat.",
      [
        "@garden(hero stand, mate build) When the first snow fell, {talker} built {hero} again, with the same carrot and the same pebbles. In one hand {talker} put something that had been dried in a book. {Hero} opened {his} eyes and looked at the white garden, and then at the white rose. “I know that one,” said {hero}. “It buzzes.”",
        "@garden(hero stand) When the first snow fell, children found the carrot and the hat, and built {hero} again. In one hand they put something that had stayed on the bush. {Hero} opened {his} eyes and looked at the white garden, and then at the white rose. “I know that one,” said {hero}. “It buzzes.”",
      ],
    ],
  }),
  story({
    says: [
      /\bzoo\b/i,
      /\b(?:animals?|monkeys?|lions?|elephants?|penguins?|giraffes?|tigers?|flamingos?|apes?|bears?)\b/i,
      /\b(?:escap\w*|free[sd]?|let(?:s|ting)? (?:all |out )|lets?\b.*\bout\b|break(?:s)? out|broke out|keys?|open(?:s|ed)? (?:all )?(?:the|their) (?:cages?|gates?|doors?)|sneak\w* out|slip\w* out|run(?:s)? away|ran away|out of the zoo|leav\w*|at night)\b/i,
    ],
    may: [
      role("keeper", "zookeeper|keeper|night watchman|watchman|guard|zoo director|director"),
      /\b(?:keeper['’]s keys|keys?|st[eo]\w+l\w*|stole|steals|night|all the animals|gates?|cages?)\b/i,
    ],
    unless:
      /\b(?:murder\w*|polar bear cub|dream(?:s|ed)? of (?:the sea|snow)|war|bomb\w*|born|new baby|vet|sick|homesick|painted|paints|shut down|closing|snow)\b/i,
    of: "creatures",
    after: [
      "@city.night(hero walk) The last gate squeaked, and then it was open. The lion put one paw over the line, and pulled it back. “Is that allowed?” asked the flamingos. “Not really,” said {hero}, “so let's be quick.” And out they went, two by two, with the elephant last, who closed the gate behind him, because he had been well brought up.",
      "@street.night(hero walk) The city was asleep. The giraffes looked in at the windows of the third floor. The penguins stood at a red light for quite a time, because it was red. {Hero} ran ahead and found a bakery, where the back door was never locked.",
      "+ @street.night(hero look) The seals slid down the town hall steps on their stomachs, forty times. The camel looked at himself in a shop window and liked it. At the fountain they all drank, the lion beside the zebra, since nobody had written down who had to be afraid here. “Why have we never done this before?” asked the zebra. {Hero} was wondering about that as well.",
      [
        "@street.night(hero look) But behind the bridge they did not know the way. A lorry hooted, and the flamingos ran one way and the bears another. “It's so big out here,” sobbed the smallest of the bears. {Hero} looked round. And there, under a lamp, in slippers, stood {keeper}.",
        "@street.night(hero look) But behind the bridge they did not know the way. A lorry hooted, and the flamingos ran one way and the bears another. “It's so big out here,” sobbed the smallest of the bears. {Hero} looked round. And there, under a lamp, in slippers, stood the old keeper.",
      ],
    ],
    end: [
      [
        "@park.night(hero look, keeper stand) {Keeper} did not shout. {Keeper} only looked at all of them, and counted in a whisper. “Forty-nine, fifty,” said {keeper}. And {keeper} sat down on the kerb, wiped {keeperhis} face, and said: “I thought that you didn't like it with me any more.”",
        "@park.night(hero look) The keeper did not shout. He only looked at all of them, and counted in a whisper. “Forty-nine, fifty,” he said. And the keeper sat down on the kerb, wiped his face, and said: “I thought that you didn't like it with me any more.”",
      ],
      "@park.night(hero give) {Hero} went to the keeper, and put the keys on the keeper's knee. “We wanted to see what you see,” said {hero}, “when you go home in the evening.” “Well,” said the keeper, and got up, “we have got two hours till the sun comes up. Hold on to each other.”",
      "@city.dawn(hero walk) So they saw it all: the harbour with the lights, the hill from where you can hear the trains, and the house where the keeper lived, with the geraniums. Each of the monkeys was allowed to ring the bell once. And at six all the gates of the zoo were shut. From inside.",
      "@city.night(hero walk) It has never been in the papers. But on the first of every month, after midnight, there's a key in the lock, and somebody in slippers calls softly: “Hold on to each other!” In the streets people turn over in bed and dream of giraffes. And {hero} goes ahead, because {he} knows the way to the bakery.",
    ],
  }),
  story({
    says: [
      role("wizard", "wizard|witch|magician|sorcerer|enchanter|sorceress|fairy godmother|master|teacher|headmaster"),
      /\b(?:turn(?:s|ed)|transform(?:s|ed)|chang(?:es|ed)|enchant(?:s|ed)) (?:(?:him|her)self|(?:her|his|the) (?:\w+ ){0,2}?(?:teacher|master|wizard|witch|headmaster)|(?:\w+ )?(?:Mr|Mrs|Master|Professor) \w+)(?: (?:by mistake|accidentally|by accident))? into (?<thing>(?:an?) (?:[a-z-]+ ){0,2}?[a-z]+)\b/i,
      role(
        "apprentice",
        "apprentice|pupil|student|boy|girl|daughter|son|grandson|granddaughter|niece|nephew|assistant|raven|cat|owl|toad",
      ),
    ],
    may: [
      /\b(?:by mistake|accidentally|by accident|change (?:him|her|it) back|turn (?:him|her|it) back|spell|in time|needs?|needed|has to|had to|must|before (?:tea time|evening|sunset|midnight|noon))\b/i,
      /\b(?:back|time|spells?|needed|tea)\b/i,
    ],
    unless: /\b(?:dragon|love|murder\w*|prince|recogni[sz]\w*)\b/i,
    after: [
      "@study(apprentice look) {Apprentice} walked once round {thing}. It stood on the carpet, in the middle of the magic circle, and it wore the spectacles of {wizard}. “Are you in there?” asked {apprentice}. {Thething} rattled, crossly. “I'll take that for a yes,” said {apprentice}, and reached for the big book of spells.",
      "+ @study(apprentice read) “To change it back,” read {apprentice}, “take three hairs of what it was before.” But {wizard} had been bald for years. {Apprentice} tried the spell with three hairs from the broom. {Thething} turned green. “Sorry,” said {apprentice}.",
      "+ @study(apprentice stand) By three o'clock {thething} had been green, striped, and for a short while a very surprised goose. Now it was itself again, but it hiccuped. And out of the hiccups {apprentice} could hear words, one at a time: “Not. The. Book.” {Apprentice} let the book sink. “But that's where all the spells are,” said {apprentice}.",
      "@hall(apprentice carry) Then there was a knock at the door: it was the three examiners from the High Council of Magic. “We are here to see {wizard},” said the eldest. {Apprentice} hid {thething} behind {apprenticehis} back. The examiners sat down and looked at the clock.",
    ],
    end: [
      "@hall(apprentice stand) “Well, then show us something yourself,” said the eldest, “while we are waiting.” {Apprentice's} knees knocked together. {Apprentice} put {thething} on the table, very gently, and it rattled once, quite softly. It sounded like: Go on.",
      "@hall.magic(apprentice talk) {Apprentice} shut the book. “On the first day,” {apprentice} said to {thething}, “you showed me how to light a candle. I couldn't do it, forty times over, and you said: Again. Only that.” {Apprentice's} voice shook. “So please come back. I can't do it without you, and I'll try it forty times. Again. Again. Again.”",
      "@hall.magic(wizard stand, apprentice look) At the third “again” there was a light, and it smelled of burnt sugar. In the middle of the table, between the cups, sat {wizard}, with crossed legs and with both eyebrows. “Which page was that on?” cried the eldest examiner. “On none,” said {wizard}. “That was real magic. There is only a little of it, and {apprentice} has got it.”",
      "@study(apprentice stand, wizard sit) There are two names on the door now, and the second is that of {apprentice}. {Wizard} is well, and only in cold weather there is a slight rattle. Then {apprentice} puts a blanket round {wizardhis} shoulders. “Again?” asks {apprentice}, with the cup in one hand. “Again,” says {wizard}.",
    ],
  }),
  story({
    says: [
      role(
        "sleeper",
        "bear|dormouse|owl|hedgehog|cat|badger|rabbit|lion|giant|dragon|mole|squirrel|bat|sloth|tortoise|fox|mouse|hippo|koala|troll|crocodile|elephant",
      ),
      /\b(?:can(?:no|')t|could(?: not|n't)|unable to|trying to|tried to|never|no) (?:get (?:any )?)?(?:sle[e]p|fall asleep|rest|nap)\b|\bkeeps? (?:him|her|it) awake|\bkept (?:him|her|it) awake\b|\bsleepless\b/i,
      /\b(?:nois[ey]\w*|loud|snor\w*|sing(?:s|ing)|sang|drum\w*|hammer\w*|knock\w*|croak\w*|music|practis\w*|chirp\w*|party|parties|racket|neighbours?|trumpet|peck\w*|bark\w*|hoot\w*|whistl\w*)\b/i,
      role(
        "noisy",
        "woodpecker|cricket|frogs|frog|bird|birds|rooster|cuckoo|beaver|wolf|wolves|neighbour|owl|nightingale|mouse|mice|crickets|parrot|monkey|monkeys|hare|cicada|cicadas|mosquito|fly|rabbits|raven|goat",
      ),
    ],
    lead: "sleeper",
    unless: /\b(?:afraid|scared|murder\w*|insomnia|nightmares?|first snow|santa|christmas eve)\b/i,
    after: [
      "+ @bedroom(hero sleep) {Hero} put the pillow over {his} head. {He} stuffed moss into {his} left ear, and moss into {his} right ear, and lay quite still. Then it began once more. It went right through the moss, and into {hero's} teeth.",
      "@forest(hero talk, noisy stand) “Excuse me,” said {hero}, out in the cold, in a nightcap. “Would you mind doing that a little more quietly?” “I can't,” said {noisy}. “Quietly it doesn't work.” “Then a little later?” “When it's later I do the evening part,” said {noisy}. {Hero} opened {his} mouth, but only a yawn came out of it.",
      "+ @forest(hero walk) So {hero} moved house. {He} took the blanket under one arm and the pillow under the other. In the hollow by the brook it gurgled. In the cave it dripped. Up in the oak it creaked. On the third night {hero} came back, with rings under {his} eyes like saucers, and lay down in {his} own bed with a sigh.",
      "@bedroom.night(hero sit) And then, that night, it was quiet. There was no sound from {noisy}, not the smallest one. {Hero} smiled and closed {his} eyes. {He} turned to the left. {He} turned to the right. {He} listened. “It'll start in a minute,” thought {hero}. But it did not start, and {hero} sat up in bed, as wide awake as an owl at midnight.",
    ],
    end: [
      "@forest.night(hero look, noisy sleep) {Hero} put on {his} slippers and went over. {Noisy} lay in a heap of leaves, and had a scarf round the neck. “I've got a cold,” whispered {noisy}. “I can't do anything. You must be glad.” “I was,” said {hero}, “for about a minute.” And {hero} pulled up the leaves, and put the second blanket on top.",
      "@forest.night(hero sit, noisy sleep) “Why do you do it at all?” asked {hero}. {Noisy} looked into the dark. “So that you all know that there's somebody here,” said {noisy}. “It's so quiet when all of you sleep. Then I think that I'm the only one left.” {Hero} had never thought of that.",
      "@forest.night(hero sit, noisy sleep) “I'm here,” said {hero}. And so that {noisy} should believe it, {he} stayed, and hummed a bit, deep down, so that the branches buzzed. {Noisy} listened, and after the second verse came a small snore. {Hero} meant to go home then. But {he} only leaned back against the trunk for a moment.",
      "@forest.night(hero sleep, noisy stand) They found a way. Each evening {noisy} does three short ones and a long one, which means: I'm here. {Hero} knocks on the wall in the same way. And after that it's quiet until the sun comes up, apart from {hero's} snoring, about which {noisy} has not complained so far.",
    ],
  }),
];
