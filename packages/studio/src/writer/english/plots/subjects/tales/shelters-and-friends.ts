import { role, story } from "../subject-story.ts";
import { alongside, companion } from "./companion.ts";

/** Tales of a storm, a lonely monster, a penguin who cannot swim, and a cloud that finds a friend. */
export const sheltersAndFriends = [
  story({
    says: [
      /\b(?:storm\w*|floods?|flooded|flooding|blizzard|thunderstorm|hurricane|forest fire|snowstorm)\b/i,
      /\b(?:animals|wol(?:f|ves)|enemies|creatures)\b/i,
      /\b(?:shar(?:e|es|ed|ing)|shelter\w*|cave|barn|together|den|hut|squeez\w*|burrow|hid(?:e|es)?|hollow)\b/i,
    ],
    of: "creatures",
    unless: /\b(?:farmer|restaurant|zoo|noah|ark|girl|boy|birthday|horn|guard)\b/i,
    after: [
      "It was not a large place. The rabbits came in first, then the deer, who had to fold up his legs like a deck chair. “Is there anybody else?” asked the badger. It thundered. “Yes,” said a deep voice at the entrance. “Me.”",
      "It was the wolf. “I shan't eat anybody,” said the wolf. “I've got a headache.” Nobody moved up. The wolf stood half inside and half outside, and the rain fell on the half with the tail. “You're letting the cold in,” said the smallest rabbit. “Come in or go out.”",
      "+ They drew a line with a stick, across the middle. On one side sat the wolf, with the fox and the owl. On the other sat all those who taste good. They watched each other with wide eyes, and nobody slept. “Do you snore?” asked the deer. “I've never met anybody who stayed to tell me,” said the wolf.",
      "At midnight there was a crack, and a tree fell right across the entrance. The water could not get out any more, and began to rise. “Somebody has got to push that trunk,” said the badger. They all looked at the trunk. Then all of them looked at the wolf.",
    ],
    end: [
      "The wolf put his shoulder against it. It moved by a finger's breadth, and came back. The deer stood beside him, and the fox, and the badger. “On the count of three!” called the smallest rabbit. “One! Two! Now!” And the rabbits kicked as well, all together, with their hind legs.",
      "The trunk rolled off, and the water ran out into the night. They lay on top of one another, wet and breathless, a heap with eighty legs. After a while a rumbling was heard from the bottom. “He does snore,” whispered the deer.",
      "In the morning the sky was as clean as a plate. “Well,” said the wolf, “tomorrow is another day. Then I'll be a wolf again.” “And we'll be rabbits,” said the smallest. “We run rather fast.” “I know,” said the wolf. “I've always admired that.”",
      "He has never yet caught one of those rabbits. He runs after them in the evening, when he must, and they run, and behind the hill they all stop to get their breath. And if the sky turns black over the forest, somebody sweeps out that place in good time.",
    ],
  }),
  story({
    says: [
      role("monster", "monster|swamp monster|yeti|ogre|bogeyman|little monster|troll"),
      /\b(?:friends?|lonely|alone|play (?:with|together)|playmate)\b/i,
      /\b(?:wants?|wanted|lonely|wish\w*|dream\w*|look\w* for|search\w*|afraid|scared|frighten\w*|r[au]ns? away|need\w*|nobody|no one|hop(?:es|ed))\b/i,
    ],
    may: [
      ...companion("giant", "troll"),
      /\b(?<talker>\p{Lu}[\p{L}-]+)(?=['’]s (?:cupboard|wardrobe|closet|bed|bedroom|room|house|garden)\b)/u,
    ],
    lead: "monster",
    unless:
      /\b(?:murder\w*|kill\w*|horror|village burn\w*|toll|goats|bed|cupboard|wardrobe|closet|lake|loch|sea|bridge|babysit\w*|restaurant|school|dentist|knight|princess|laundry|war)\b/i,
    after: [
      "{Hero} had done it all as it ought to be done. {He} had practised before the mirror. “Hello,” {he} had said, “do you want to play?” And then the mirror had cracked from top to bottom.",
      [
        "“Hello,” said {hero}, when {talker} was there at last. {He} said it as quietly as {he} could. “Don't run,” begged {hero}. “They all run. I always think that they're playing catch, and then I run after them, and then it gets worse.”",
        "The first one whom {he} met was a postman. “Hello!” said {hero}, and the postman was up a tree. The second was a dog, and it was in the next town by noon. “They all run,” {hero} said to {himself}. “I always think that they're playing catch, and then I run after them, and then it gets worse.” Behind a hedge stood a small girl, and listened.",
      ],
      [
        "+ {Talker} thought about that. “What can you play?” asked {talker}. “I don't know,” said {hero}. “I've never got further than hello.” So they tried hide and seek, but there was always a bit of {hero} to be seen. They tried snap, and the table broke. With marbles it went better. {Hero} swallowed only two, and was very sorry about it.",
        "+ “What can you play?” asked the girl. “I don't know,” said {hero}. “I've never got further than hello.” So they tried hide and seek, but there was always a bit of {hero} to be seen. They tried snap, and the stump broke in two. With marbles it went better. {Hero} swallowed only two, and was very sorry about it.",
      ],
      "@street.dusk(hero sit) It could not stay a secret, for there was a footprint in the road, as long as a bathtub. In the evening they came, with torches and rakes and a net from the fire brigade. “Where is it?” they shouted. And {hero} did what {he} had always done. {He} made {himself} as small as {he} could, and put both hands over {his} eyes, so that nobody could see {him}.",
    ],
    end: [
      [
        "@street.dusk(hero sit, mate stand) “You can't come past,” said {talker}, and stood in front of {hero}, with arms spread wide. “It's dangerous!” they shouted. “It ate two marbles,” said {talker}, “and it said sorry for both. Which of you has ever said hello to it?” They looked at each other.",
        "@street.dusk(hero sit) “You can't come past,” said the small girl, and stood in front of {hero}, with arms spread wide. “It's dangerous!” they shouted. “It ate two marbles,” said the girl, “and it said sorry for both. Which of you has ever said hello to it?” They looked at each other.",
      ],
      "@street.night(hero stand) It was so quiet that the torches could be heard. Then an old woman with a rake came forward. “Hello,” she said, rather hoarsely. {Hero} took one hand away from {his} eyes. {He} did not dare to say anything. {He} only waved, with one finger. It made a small wind, and that blew out all the torches.",
      [
        "@street.night(hero stand, mate talk) In the dark somebody giggled. It was the fireman. “Do it again,” he said. {Hero} did it again, and hats flew. They stood in a row and had their hair blown. “You see,” whispered {talker}, “that's further than hello.”",
        "@street.night(hero stand) In the dark somebody giggled. It was the fireman. “Do it again,” he said. {Hero} did it again, and hats flew. They stood in a row and had their hair blown. “You see,” whispered the girl, “that's further than hello.”",
      ],
      "@garden(hero sit) The net is a hammock now, and just long enough for {hero}. Whoever comes by says hello first, as it should be, and then holds on to their hat. And the mirror has been left with its crack, because {hero} says that there are two of {him} in it like that, and that it used to be company.",
    ],
  }),
  story({
    says: [
      role(
        "bird",
        "penguin|penguin chick|duckling|duck|seal|seal pup|otter|frog|polar bear cub|young penguin|swan|cygnet|beaver",
      ),
      /\b(?:sw[iau]m\w*|water|dive[sd]?|sea)\b/i,
      /\b(?:(?:afraid|scared|frightened|terrified|fear)(?: of| to)? (?:(?:the |cold |deep |swim\w*|water|going |getting )+|sea)|(?:can(?:no|')t|could(?: not|n't)) swim|(?:hates?|hated|refus\w*|did(?: not|n't) (?:want|dare)|does(?: not|n't) (?:want|dare))(?: to)? (?:the |cold |swim\w*|water|get\w* wet|go))/i,
    ],
    may: [...companion("penguin", "duckling", "duck", "seal", "frog", "otter", "beaver", "swan"), alongside],
    lead: "bird",
    unless: /\b(?:desert|oil|zoo|pool attendant|injured|hat on)\b/i,
    early: /,? (?:until|till) .*$/i,
    after: [
      "The others went in as if it were nothing. They ran, lay down on their stomachs, and plop, the water closed behind them. {Hero} stood at the edge, with {his} toes curled up. “It's lovely!” they called, when their heads came up again. {Hero} put in one toe. “I'll come later,” said {hero}.",
      [
        "“We'll do it in small pieces,” said {talker}. “First only the foot, then the knee.” “I haven't got a knee,” said {hero}. “Well, where you'd have it.” They practised in a puddle, which {talker} had made for the purpose. {Hero} lay down in it and moved everything that could be moved.",
        "{He} tried it in small pieces. First came the foot, then the stomach. {He} found a puddle which was as deep as a soup plate, lay down in it, and moved everything that could be moved. It went very well. A crab came by and watched. “Are you swimming?” asked the crab. “I'm lying in a puddle,” said {hero}.",
      ],
      "+ At night {hero} lay awake. What if it did not carry {him}? What if there was something down there, with teeth, or with no bottom at all? In the morning {he} had a sore throat, and the morning after that a headache. “I was afraid, too,” said {his} mother. “I only never told anybody.”",
      "Then came the day when there was a crack, and the edge on which they all used to stand broke off. On the piece that was floating away sat two very small ones, who had been making mud pies. The big ones were all far out, to look for food. There was nobody on the shore but {hero}.",
    ],
    end: [
      [
        "“I'm running to get help!” cried {talker}, and ran. {Hero} looked after {talker}, and looked at the two small ones. One of them called {hero's} name. {Hero} thought: first the foot. But {he} had jumped already, with all of {him} at once.",
        "{Hero} looked round for help, and looked at the two small ones. One of them called {hero's} name. {Hero} thought: first the foot. But {he} had jumped already, with all of {him} at once.",
      ],
      "It was as cold as a bite, and then it was not. Something lifted {him}. {Hero} moved everything that could be moved, as in the puddle, and the puddle moved along. {He} did not sink. It was quite bright down there, and green, and there were no teeth. Then {he} was behind the floating piece, and pushed.",
      "{He} pushed it all the way back, with {his} head. The small ones climbed down over {his} nose. When the big ones came home and saw who was paddling there, up to the neck in the water, nobody said a word. Only {hero} did. “It's lovely!” {he} called. “Why doesn't anybody come in?”",
      "In the morning {hero} is the first one in, and in the evening somebody has to fetch {him} out. The puddle is still there, and it is kept full. Little ones lie in it who have a sore throat, and move everything that can be moved.",
    ],
  }),
  story({
    says: [
      role("cloud", "grey cloud|rain cloud|raincloud|little cloud|cloud|raindrop|storm cloud|puddle"),
      role("child", "girl|boy|child|farmer|old man|old woman|gardener|grandmother|daughter|son"),
      /\b(?:friends?|lonely|alone|loves? (?:the )?rain|loved (?:the )?rain|nobody|everyone|everybody|likes?|liked|follow\w*)\b/i,
    ],
    lead: "cloud",
    unless:
      /\b(?:get rid|wets? the bed|shepherd|computer|adopt\w*|afraid of (?:rain|height)|refus\w*|too small|doesn't want to rain|did not want to rain|murder\w*)\b/i,
    may: [alongside],
    after: [
      "{Hero} had tried to make friends often enough. But wherever {he} came, chairs were folded up and windows were shut. “Typical!” said the people, and looked up with narrow eyes. {Hero} held back the rain as long as {he} could. That is hard, for somebody who is sad.",
      "@village(child stand) Only {child} stayed where {childhe} {childwas}. {Child} put out a tongue, and then both hands. “It tastes of tin,” said {child}. {Hero} was so surprised that {he} stopped in the middle of a drop. “Don't you mind?” asked {hero}. “I've got a coat,” said {child}. “And anyway, somebody's got to fill the puddles.”",
      "+ @street(child stand) They met every afternoon from then on, when the others had gone in. {Child} showed {hero} how you float a walnut shell, and which gutter makes music. {Hero} told of the sea, and how it looks from above when whales turn over. If {hero} laughed, it hailed a little. They had to be careful about that.",
      "@village(child look) Then came the summer in which people had to be careful with water. The sky was blue for thirty days, and {hero} was sent away by a strong dry wind, over the mountains. {Child} stood on the wall every afternoon, and looked for {him}. “Typical,” said the people, and looked up. “When you need one, there isn't any.”",
    ],
    end: [
      "{Hero} heard {child} long before anything could be seen. It was a thin voice, and it sang the tune of the gutter. {Hero} turned round. The wind pushed, and {hero} pushed back.",
      "@village(child dance) It began with a single drop. It fell on {child's} nose. “Tin!” shouted {child}, and danced on the wall. Then it came down, soft and grey and warm, over the whole land. And nobody folded up a chair. They came out of all the doors, in shirts and in slippers, and turned up their faces.",
      "@village(child point) “Look,” said {child}, “they're all here because of you.” {Hero} looked down at the wet, happy faces. And because {he} could not help it, {he} laughed, and there was a bit of hail, the size of peas. The people laughed as well.",
      "@village.dusk(child walk) Nobody there says “typical” any more. They say, “There you are.” And when all the other clouds have moved on, there's often a small one that stays above the wall a little longer, until {child} has gone in to supper.",
    ],
  }),
];
