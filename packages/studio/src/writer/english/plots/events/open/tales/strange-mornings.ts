import type { ClauseScene } from "../../../clause-scene.ts";
import { sentence } from "./figures.ts";

/** Who cannot be seen one morning, who understands the animals, and who comes up from the sea to look at the land, who helps the Easter bunny, who would outshine the others. */
export const strangeMornings: readonly ClauseScene[] = [
  {
    by: "any",
    words: sentence(`[a-z]+ [^.]*`),
    idea: /^(?=.*\b(?:(?:woke up|awoke|became|turned|got|was suddenly|was|is) (?:and was |suddenly |completely )?invisible|(?:made|turned|makes|turns) (?:him|her|them|me|\w+self|themselves) invisible|nobody could see (?:him|her|them|me))\b)(?!.*\b(?:in the end|finally|friend (?:was|is)|ghost|cloak|ring|ink|only (?:he|she|to|by)|thie\w+|rob\w*|feels?|felt)\b)/i,
    after: [
      [
        0,
        "=In the mirror one could see the wall behind. {Hero} stepped closer, and there was more of the wall. {He} held {his} hand in front of {his} eyes and saw what was on the other side of it. When {he} breathed on the glass, there was a spot. That was all there was of {him}.",
      ],
      [
        1,
        "=One has to admit that it was fun. A biscuit crossed the room at head height and got smaller. A hat bowed. {Hero} found out what people talk about when they think they are alone. {He} had expected more. It was mostly about potatoes.",
        "=One has to admit that it was fun. A spoon stirred all by itself, and a cap wished everybody a good morning. {Hero} walked right through the middle of a quarrel and turned somebody's collar up. Both of them apologized. It was a great success.",
      ],
      [
        1,
        "=By noon it was getting long. Doors fell shut in front of {him}. Somebody sat down on {him} and complained about the cushion. “Here I am,” said {hero}. They looked at the place where the voice had come from, and through it, and then they closed the window because of the draught.",
      ],
      [
        1,
        "={He} tried flour, and looked like a cough in a cloud. {He} tried cold water, and going to sleep and waking up again, and walking backwards. {He} ran so fast that it ought to have been left behind. Out of breath, {he} stood in front of the mirror. There was the wall.",
      ],
      [
        0.4,
        "=In the evening somebody called for {him}, and called once more, and looked under things. “But I'm here,” said {hero}. {His} voice had grown thin by then, like the end of a thread, and nobody turned round. {He} sat down where {he} always sat. The seat looked empty. It was so easy not to be there that {he} got frightened.",
      ],
    ],
    end: [
      [
        0,
        "=“It's creaking,” somebody said. “It only creaks like that for one person.” It grew quiet. A hand came across, felt about in the air, and found a sleeve, and in the sleeve an arm. “There you are,” it was said. “You're quite cold.” “Can you see me?” “No. But I know how you sit.”",
      ],
      [
        0.5,
        "=It began there, with the hand that was being held: first the nails, which had been bitten, then the elbow, and quite late the nose. {Hero} looked at {himself} in a spoon, first the right way round and then upside down. It was exactly the nose from before. {He} had never thought that one could be so glad of it.",
      ],
      [
        0.8,
        "=It has not come back. But when somebody sits quite at the edge, and everybody looks past, {hero} goes over there and holds out a hand. “I know about that,” {he} says then. “It begins with the hand.”",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: sentence(`[a-z]+ [^.]*`),
    idea: /^(?=.*\b(?:(?:talk|speak|talked|spoke|talking|speaking) (?:to|with)|understand|understood|hear what) (?:all |the |all the )?animals\b)(?!.*\b(?:in the end|finally|mother|vet|zoo|elephant|finds? (?:his|her)|help\w*|steal|stole\w*)\b)/i,
    after: [
      [
        0,
        "=The sparrow was the first. “Crumbs,” it said. “Always crumbs. Has nobody ever thought of cheese?” {Hero} stood still. “Cheese?” {he} asked. The sparrow fell off its branch and came up again. “Say that once more,” it said.",
      ],
      [
        1,
        "=It got about in no time. By noon they were standing in a queue: a hedgehog with a complaint about the hedge, two cats who wanted it to be decided whose wall it was, a horse who only wished to say that the hat was a mistake, and a great many ants, all at once. {Hero} listened until {his} ears hurt.",
      ],
      [
        1,
        "=“And what do they say?” people asked. That was harder. One cannot tell a lady what her dog thinks of her singing. {Hero} tried to put it politely. “It likes the pauses,” {he} said. The dog shook its head. In the end nobody was quite content.",
      ],
      [
        0.6,
        "=Then a mole came, right at the back of the queue, and all the others let it through. “The water's coming,” said the mole. “I can hear it underneath. Tonight.” {Hero} ran and told everybody. They looked up at the sky, which was blue. They smiled. “You've always had a lot of imagination,” they said.",
      ],
      [
        0.4,
        "=In the evening {he} went from door to door, and one door after another was closed. “I can talk to animals,” said {hero} on the last step, “but not to people.” The sparrow sat down beside {him} and did not ask for anything. Far up in the hills something had begun to rumble.",
      ],
    ],
    end: [
      [
        0,
        "=“Then let us do the talking,” said the sparrow. And that night each of them fetched its own. The dogs pulled at sleeves. The cats sat down on faces. The horse kicked the gates open and went ahead, and the lady's dog sang. Everybody came running out to scold, and so they were all standing up on the hill when the water came and went through the empty houses.",
      ],
      [
        0.5,
        "=In the morning it had gone again. There was mud in every room, but nobody was missing. They counted twice, with the tails. “What does he say?” asked the lady, who was holding her dog in both arms. {Hero} did not need to translate that. One could see it.",
      ],
      [
        0.8,
        "=There is a saucer with cheese outside the window now. The queue has grown shorter. Most people ask their own animals these days and wait until an answer comes. One only has to keep quiet for long enough, says the sparrow.",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: sentence(`[a-z]+ [^.]*`),
    idea: /^(?=.*\b(?:[Mm]ermaids?|[Mm]erman|[Mm]erboy)\b)(?=.*\b(?:on|the|dry) land\b|.*\b(?:legs|walk|ashore|human world)\b)(?=.*\b(?:want\w*|wish\w*|dream\w*|long\w*|wonder\w*|curious|would like)\b)(?!.*\b(?:in the end|finally|prince|love|voice|witch|friends?)\b)/,
    after: [
      [
        0,
        "=From below one sees only the soles. {Hero} knew the land from what had fallen in: a spoon, half a newspaper, a shoe. They stood in a row on a ledge. “What do they do with it up there?” {he} asked about the shoe. Nobody could say. An old crab thought that it was a house.",
      ],
      [
        1,
        "=“It's dry there,” said the old ones, “and everything falls down.” It did not sound bad. {Hero} asked the gulls, who knew only about chips. Then {he} asked the tide, which went there twice a day. “Come along, then,” said the tide. “But I don't wait for anybody.”",
      ],
      [
        0.6,
        "=The first time {he} got as far as the wet sand. {He} sat there and felt how heavy one is up there, and how the wind goes round one on all sides. A dog came, looked, and laid a stick in front of {him}. {Hero} thanked it and kept the stick. The dog seemed to have expected something else.",
      ],
      [
        0.5,
        "=For legs one has to ask the oldest of the sea snails. “They last from one tide to the next,” said the snail, “and they pinch.” And then {hero} walked. {He} walked over grass, which tickled, and up some stairs and down again, three times, because it was so clever. {He} found out what the shoe was for. {He} wanted to see only what was round the next corner, and then the one after that.",
      ],
      [
        0.4,
        "=Then a bell rang somewhere, and {he} remembered the tide. {He} ran. {He} had not known that one can do that. But the sand had grown as wide as a country, and the water was only a bright line at the end of it. Half-way there the legs simply stopped. {Hero} fell, and could go neither on nor back.",
      ],
    ],
    end: [
      [
        0,
        "=Something wet touched {his} hand. It was the dog, with the stick. This time it did not lay it down. It pulled. {Hero} held on tight, and the dog dug its paws in and went backwards, one yard, and then another, until there was a puddle, and behind the puddle the first small wave, which had turned round after all.",
      ],
      [
        0.5,
        "=“Well?” they asked down there. {Hero} told them until morning what it is like on land: that everything has a smell, and that the same stairs lead up and down. “And do you want to stay there?” {He} thought about it for a long time. “No,” {he} said. “But I want to have been there again.”",
      ],
      [
        0.8,
        "=Whenever the tide is high, a head comes up near the last rock, and a dog is already sitting there. The stick is thrown now; that is how it was meant. The shoe does not stand on the ledge any more. There are two of them, side by side, and the laces are tied.",
      ],
    ],
  },
  {
    by: "any",
    words: sentence(`[a-z]+ [^.]*`),
    idea: /^(?=.*?\b(?<great>(?:[Tt]he|[Aa]n) [Ee]aster (?:[Bb]unny|[Hh]are|[Rr]abbit))\b)(?=.*\b(?:ill|sick|cold|flu|fever|broke\w*|hurt|tired|asleep|overslept|sprained|twisted|stuck)\b)(?=.*?\b(?<helpers>(?:[Aa]ll (?:of )?the|[Tt]he|[Hh]is|[Hh]er|[Aa]ll) (?:other )?(?:[a-z]+ )?(?:animals|children|friends|hens|chickens|mice|rabbits|bunnies|birds|kids|toys|neighbours|helpers))\b)(?!.*\b(?:in the end|finally)\b)/,
    after: [
      [
        0,
        "=“I only need to sit down for a moment,” said {thegreat}, and slid off the chair. The thermometer was brought, and it went up to where the numbers stop. “Bed,” said everybody. By the door stood the eggs that had to be out there by the morning, stacked up to the ceiling. {Helpers} looked at the stacks, and then at each other.",
      ],
      [
        0.6,
        "=There was a plan, on a large sheet of paper. The strongest were to carry, the fastest were to run, and the smallest were to get in wherever nobody else fits. In the first hour the strongest sat down on something, the fastest ran past it all, and the smallest fell asleep in a flowerpot. “How does anybody do this alone?” somebody asked.",
      ],
      [
        1,
        "=So each of them did it in the way that felt right. One buried everything and could not remember where. One put it all in the middle of the path, with an arrow. One had tasted a few, to be on the safe side. When they counted, there were fewer eggs than before and not one good hiding place.",
      ],
      [
        0.4,
        "=Towards morning they sat in the wet grass and were too tired to quarrel. Half of the eggs were still there, and behind the hill there was a grey stripe. “They'll get up and look for them,” said somebody, “and there'll be nothing.” From far off, through the window, one could hear {thegreat} coughing.",
      ],
    ],
    end: [
      [
        0,
        "=Then the window was pushed open. There sat {thegreat} with three scarves on and no voice left. But one paw still worked. It pointed: there, and there, and a bit further to the left. And now they did not run in all directions any more. They stood in one long row, and each egg went from one to the next, as far as the last hedge.",
      ],
      [
        0.5,
        "=The sun rose just as the last of them ducked behind the wall. Doors opened. “Here's one!” somebody called, and “Here's another!” Some were found where nobody would ever have thought of hiding one; those were the buried ones. “It's never been as good as this year,” they said. Behind the wall they all held their breath and grinned.",
      ],
      [
        0.8,
        "=“Well?” whispered {thegreat} over the soup. “All out,” they said. “Only the one in the flowerpot is asleep.” The plan for next year is hanging on the wall already. It is the same as before, except for two words that have been added right at the bottom: “Not alone.”",
      ],
    ],
  },
  {
    by: "any",
    words: sentence(`[a-z]+ [^.]*`),
    idea: /^(?=.*\b[Ss]tars?\b)(?=.*\b(?:want\w*|wish\w*|dream\w*|long\w*|tri(?:ed|es)|hop(?:ed|es))\b[^.]*\b(?:brighter|brightest|(?:shine|shining|twinkle|glow|sparkle)\b[^.]*\b(?:more|most|than|like|as|others?)|(?:most beautiful|biggest|best) star)\b)(?!.*\b(?:in the end|finally|singer|film|movie|stage|rock|football|pop|school|fell)\b)/,
    after: [
      [
        0,
        "={Hero} began with polishing. One breathes on every point and rubs until it squeaks. Then {he} leaned forward as far as one may up there, and shone. Down below a moth looked up. “Which one is it?” asked the moth. Seen from below, there are a great many of them.",
      ],
      [
        0.6,
        "=So {he} practised by day, when nobody could see it. {He} collected light: a bit from a window, a bit from a wave, and what the moon had left over. {He} no longer gave any of it away. “Could you shine over here for a moment?” asked the old neighbour, who flickered. “Later,” said {hero}. “I need it.”",
      ],
      [
        1,
        "=It grew brighter every night. The cocks crowed at two in the morning. An owl walked into a tree and apologized. “Could somebody turn that down?” it came from a nest. {Hero} heard only that they were talking about {him}, and shone a little more.",
      ],
      [
        0.4,
        "=Then came the night on which it worked. {Hero} shone so brightly that one could not see any of the others. It was just as {he} had always imagined it, only emptier. On the left there was nothing, and on the right there was nothing. And far out at sea a small boat turned round, and then turned round again. By one light alone nobody can tell where home is.",
      ],
    ],
    end: [
      [
        0,
        "={Hero} held {his} breath. {He} drew in one point, and then the next, until {he} was hardly larger than the prick of a needle. It was the hardest thing that {he} had ever done. And in the dark beside {him} it began to glimmer: first the old neighbour, then seven more, and then the whole crooked picture. The boat stopped turning. It found its direction, and then its harbour.",
      ],
      [
        0.5,
        "=“That was you,” said the neighbour, flickering with joy. “You're the corner where the handle begins. They all steer by the handle.” Nobody had ever told {hero} that. It made {him} grow warm from the inside, and so bright, quite without polishing, as was exactly right.",
      ],
      [
        0.8,
        "=Down there somebody draws the picture on the window every evening, one dot after another. At one of the dots the finger presses a little harder. It is not the brightest of them. But without it, nobody would know what it is all meant to be.",
      ],
    ],
  },
];
