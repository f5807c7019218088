import { role, story } from "../subject-story.ts";

/** Stories of those who want to be something else than they are, or have lost what everybody knows them by. */
export const unlikeTheOthers = [
  story({
    says: [
      /\b(?:dream(?:s|ed|t) of (?:being|becoming)|want(?:s|ed) to be(?:come)?|wish(?:es|ed) (?:to be|(?:she|he|it) (?:was|were)))\s+(?<dream>an? (?:real )?(?:shoelace|rocket|cloud|star|bird|kite|boat|ship|dragon|horse|tree|dancer|racing car|plane|aeroplane|balloon|flower|butterfly|fish|moon|lighthouse|necklace|crown|castle|trumpet|snake|unicorn|ballerina|comet))\b/i,
    ],
    of: "things",
    after: [
      "“{Dream}!” said the others, and laughed until they had to hold on to each other. “You?” {Hero} did not answer. {He} had known that they would laugh. But a dream does not go away because somebody laughs at it. It only moves a little further in.",
      "So {hero} practised, early in the morning, when nobody was looking. {He} practised standing like {dream}, and falling like {dream}, and looking into the distance like {dream}. The falling {he} could do best. In the evening {he} was blue all over, and happy.",
      "One day a real one came by. It stopped, because it was tired. {Hero} could hardly speak. “What's it like?” {he} asked. “To be you?” It thought for a long time. “You always have to be one,” it said. “There's no day off. But why do you ask? I've been watching you. You're good.”",
      "And just then somebody cried for help. It was a small voice, quite near, and there was no time to lose. “That's something for you,” said {hero} to the real one. But the real one shook itself. “I can't get there,” it said. “I'm much too big. It'll have to be you.”",
    ],
    end: [
      "{Hero} did not think about it. All that {he} had practised in so many mornings, the standing, the falling, the looking far, came at the same moment, and {he} was there. It was only a beetle, who hung by one leg over the edge. It was for {him} that {hero} did it, and it worked at the first try.",
      "“Thank you,” said the beetle, when he had solid ground beneath all his feet again. He looked {hero} up and down. “I've never met {dream} before,” he said. “I thought they were bigger.” {Hero} wanted to explain it to him. But then {he} let it stand like that.",
      "+ The others had seen it all. They did not laugh now. “Can you show us the thing with the falling?” asked one of them. And so the next morning there were many who practised, and one wanted to be a trumpet, and one a thunderstorm, and {hero} did not laugh at any of them.",
      "In the evenings {hero} is what {he} has always been, and that is not bad at all. But in the morning, for as long as the dew lasts, {he} is {dream}.",
    ],
  }),
  story({
    says: [
      /\b(?:worm|snail|mole|pig|hen|mouse|camel|cow|donkey|sloth|seahorse|penguin|tortoise|hippo|goose|duck|frog|crab|beetle)\b/i,
      /\b(?:dream(?:s|ed|t) of (?:being|becoming)|want(?:s|ed) to be(?:come)?|wish(?:es|ed) to be)\s+(?<dream>an? (?:real )?(?:shoelace|rocket|cloud|star|kite|boat|ship|racing car|plane|balloon|flower|necklace|trumpet|lighthouse|tie|belt|ribbon|rope|bracelet))\b/i,
    ],
    of: "creatures",
    after: [
      "{Hero} had seen one only once, from quite close by, and since then there had been nothing else. “What do you like about it?” asked the beetle from next door. “Everything,” said {hero}. “It's needed every single day. And it gets about.”",
      "So {hero} applied for the post. {He} lay down where such things are wanted, made {himself} as straight as {he} could, and waited. A foot came. A hand came. “Mum!” somebody cried. “There's an animal here!” And {hero} landed in the grass once more, on {his} head.",
      "{Hero} tried it nine times. {He} tried it dressed up, with a bit of paint and a bit of string. {He} tried it with {his} eyes shut and without breathing. “You're not the type,” said the beetle kindly. “You wriggle. They don't wriggle.” “I'm not wriggling,” said {hero}. “I'm looking forward to it.”",
      "Then came the day of the great race. All the animals stood at the start, and at the very last moment something tore. “Oh no!” cried the hare, and held up the two ends. “Without {dream} I can't run!” And it was Sunday, and all the shops were shut.",
    ],
    end: [
      "“Here!” called {hero} from the grass. They all looked down. Nobody laughed, because there was no time for it. “Can you hold tight?” asked the hare. “I've been practising for years,” said {hero}, and did what {he} had done every night in {his} dreams. It held!",
      "Off they went. The world flew by, grass and sky and grass again, and {hero} was needed at every leap. It pulled, and it shook, and a pebble hit {him}. {He} did not let go. In the last bend {he} even wriggled a little, and the hare was tickled, and laughed, and ran even faster.",
      "+ They came in third. The hare carried {hero} round the field on both paws and told everybody who it was. “So?” asked the beetle that evening. “Is it as fine as you thought?” {Hero} lay in the cool grass, as crooked as {he} liked. “It's finer,” said {he}. “But you get so stiff.”",
      "Since then {he} does it only on race days. On the other days {hero} is what {he} is, from top to toe. But {he} sleeps in a bow.",
    ],
  }),
  story({
    says: [
      role(
        "animal",
        "zebra|ladybird|ladybug|leopard|tiger|giraffe|peacock|chameleon|cheetah|parrot|dalmatian|butterfly",
      ),
      /\b(?:no|without|lost|loses|missing|lacked|bald|faded|gone|disappear\w*)\b/i,
      /\b(?<marks>stripes|spots|dots|feathers|colours|colors|tail)\b/i,
    ],
    lead: "animal",
    of: "creatures",
    unless: /\b(?:hunter|poacher|wedding|rainbow|painter|f(?:inds?|ound) (?:them|it))\b/i,
    after: [
      "“Good morning,” said {hero} to the neighbours. “Good morning,” said the neighbours. “Are you new here?” It was the same at the water, and under the big tree. They all looked at the place where the {marks} should have been, and then quickly at something else.",
      "+ It felt like being out in the rain without a coat. {Hero} tried it with mud, and the mud fell off. {Hero} tried it with leaves, and a goat came and ate them. “It suits you,” said the goat with her mouth full. “It's so plain.” That did not help either.",
      "So {hero} set out to do something about it. {He} looked wherever there was a pattern: on fences and shadows, on a blanket that hung out to dry, on a melon. All of it was pretty, and all of it belonged to somebody else. By the evening {hero's} feet hurt.",
      "A child sat by the road with a pot of paint and looked at {him}. “I can do some for you,” said the child. “But I've only got one brush, and I've never done it before.” {Hero} shut {his} eyes and held quite still. It tickled. When {he} looked, there were far too many.",
    ],
    end: [
      "They went round the corners, and some were hearts. One was a small ship. {Hero} looked at {himself} in a puddle, from the left and from the right. It was all wrong. And all at once {hero} had to laugh, so that the puddle shook, for there could be nobody like that anywhere in the world.",
      "“Good evening,” said {hero} at home. “Good...” said the neighbours, and did not get any further. They walked round {him} once. “What's that there?” asked the smallest. “A ship,” said {hero}. “It goes that way.” And the smallest followed it with one finger over half of {his} back.",
      "In the night came a great rain, and it washed off the whole of it. But in the morning, where the paint had been, something was growing, quite faint at first. They were {hero's} own {marks}, and they came back one after the other, as if they had only been away to have a look at things.",
      "By noon they were all in their places, as neat as ever. Only on the left side, if you know where to look, there is a small ship among them.",
    ],
  }),
  story({
    says: [
      role(
        "afraid",
        "firefighter|fireman|firewoman|pilot|sailor|captain|pirate|lifeguard|diver|reindeer|bird|owl|bat|eagle|fish|dentist|vet|ghost|postman|postwoman|knight|mountain guide|acrobat|stork|duck|swan|steeplejack|window cleaner",
      ),
      /\b(?:scared|afraid|terrified|frightened|fear)\s+(?:of|to)\s+(?<fear>ladders|heights|flying|water|landing|the dark|dogs|deep water|the sea|swimming|walls|fly|land|swim)\b/i,
    ],
    may: [role("friend", "cat|kitten|sister|brother|mouse|dog|daughter|son|child")],
    lead: "afraid",
    unless:
      /\b(?:granddaughter|grandson|grandm\w+|grandf\w+|bath|son|daughter|duvet|christmas|santa|spread out|net|catch|invent\w*|bicycle|train instead|walks? instead|walked instead|crash\w*|jail|prison|in love|panic attack|therap\w+|died|killed|murder\w*)\b/i,
    after: [
      "Nobody knew about it. When the others talked of such things, {hero} always had to tie a shoe or look for something that was not lost. “One day it'll come out,” thought {hero} every evening, and pulled the blanket up to {his} chin. And now the day was there.",
      [
        "{Hero's} heart beat up in {his} throat. “I can't,” {he} said, so quietly that {friend} alone may have heard it. From where {friend} was, two big eyes looked at {him}. It was not a look that laughed. It was one that waited, and that was much worse, and much better, too.",
        "{Hero's} heart beat up in {his} throat. “I can't,” {he} said, and for the first time {he} said it aloud. Nobody laughed. The others only looked at {him}, and waited, and that was much worse, and much better, too.",
      ],
      "The first time {hero} got just as far as nothing at all. The second time {his} knees turned to butter. “What are you thinking of, at that moment?” asked an old colleague who had seen a great deal. “Of everything that can happen,” said {hero}. “That's too much for one go,” said the old one. “Think of the next bit. Only that.”",
      "So {hero} thought of the next bit. It was as long as a hand. After it there came another bit, and that was as long as a hand as well. {Hero} did not look further. {He} began to hum, because it is difficult to hum and to tremble at the same time.",
    ],
    end: [
      [
        "And then there was no next bit. {Hero} opened {his} eyes and was there, right in the middle of what {he} had feared for so long. It was windy, and it was big, and it had a wonderful view. “I knew it,” said {friend's} look. {Hero} had to sit down for a moment. Then {he} had to laugh.",
        "And then there was no next bit. {Hero} opened {his} eyes and was there, right in the middle of what {he} had feared for so long. It was windy, and it was big, and it had a wonderful view. {Hero} had to stop for a moment. Then {he} had to laugh.",
      ],
      "From all around came cheering. “Weren't you afraid?” they asked {him} afterwards, and pressed something hot into {his} hand. {Hero} could have said no. “Terribly,” {he} said. “The whole time. I'm still afraid now.” It felt as if a heavy coat slid down from {his} shoulders.",
      "+ And then something strange happened. “I'm afraid of spiders,” said the strongest of them. “I'm afraid of the telephone,” said the boss. One after the other they told it, until all had told, and the hot drink had gone cold, and nobody wanted to go home.",
      "{Hero's} fear has not gone away. It comes along to work every day. But it has grown small, and it sits quite still, and when it gets too bad, {hero} hums to it.",
    ],
  }),
];
