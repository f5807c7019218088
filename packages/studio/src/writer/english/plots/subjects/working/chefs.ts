import { role, story } from "../subject-story.ts";

/** Stories of chefs and restaurants. */
export const chefs = [
  story({
    says: [
      /\b(?:chefs?|cooks?|baker|pastry chef|restaurant owner|sommelier|wine taster)\b/i,
      /\b(?:lost|loses|losing|lose|without|no longer|couldn't|can't|cannot)\b.*\b(?:taste|smell)\b|\b(?:taste|smell)\b.*\b(?:gone|disappear\w*|vanish\w*)\b/i,
    ],
    may: [
      role(
        "ownhelper",
        "boy|girl|child|daughter|son|apprentice|granddaughter|grandson|waitress|waiter|dishwasher|woman|man|neighbour|neighbor|teenager|shoplifter",
      ),
    ],
    of: "people",
    after: [
      "@kitchen(hero eat) Salt, nothing. Vinegar, nothing. {Hero} bit into a whole lemon, as if it were an apple, and felt that it was wet. “Send it out,” said {hero}, and the plates came back half full.",
      [
        "@kitchen(hero write, ownhelper eat) {Ownhelper} put a finger into the pot when nobody was looking, and pulled a face. “Who did that to the poor soup?” asked {theownhelper}. “What's wrong with it? Tell me exactly.” “It tastes like a bus in the rain,” said {theownhelper}. {Hero} took a pencil and wrote it down.",
        "@kitchen(hero write) The new girl at the sink put a finger into the pot when nobody was looking, and pulled a face. “Who did that to the poor soup?” she asked. “What's wrong with it? Tell me exactly.” “It tastes like a bus in the rain,” said the girl. {Hero} took a pencil and wrote it down.",
      ],
      [
        "@kitchen(hero cook, ownhelper eat) From then on they cooked like that. {Hero} held the spoon, and {ownhelper} held the tongue. “Now it's a wool jumper,” {theownhelper} would say. “Now it's a wool jumper by a fire.” “More thyme, then,” said {hero}. “Now somebody's opened a window on a garden.” “Enough lemon,” said {hero}.",
        "@kitchen(hero cook) From then on they cooked like that. {Hero} held the spoon, and the girl held the tongue. “Now it's a wool jumper,” she would say. “Now it's a wool jumper by a fire.” “More thyme, then,” said {hero}. “Now somebody's opened a window on a garden.” “Enough lemon,” said {hero}.",
      ],
      [
        "+ @kitchen(hero cook, ownhelper cook) {Hero} learned to listen to the onions, which sing higher when they are ready, and to look at the bubbles. And {theownhelper}, who had never in {ownhelperhis} life had more than one hot meal a day, learned the names of the herbs like those of new friends.",
        "+ @kitchen(hero cook) {Hero} learned to listen to the onions, which sing higher when they are ready, and to look at the bubbles. And the girl learned the names of all the herbs, like those of new friends.",
      ],
      [
        "@kitchen(hero cook) The plates came back empty again. Then came the evening with the full house, and {ownhelper} was late, and then later. {Hero} stood in front of the big pot with a spoon in {his} hand and could not tell whether it was a feast or a wet bus. “We can't wait any longer,” called the waiter.",
        "@kitchen(hero cook) The plates came back empty again. Then came the evening with the full house, and the girl was late, and then later. {Hero} stood in front of the big pot with a spoon in {his} hand and could not tell whether it was a feast or a wet bus. “We can't wait any longer,” called the waiter.",
      ],
    ],
    end: [
      [
        "@kitchen(hero cook, ownhelper eat) So {hero} closed {his} eyes and cooked from memory. {He} thought of a fire, a jumper, and a window that is opened on a garden. {He} threw in what belonged to it. When {ownhelper} came running in at last, out of breath, a plate stood ready. {Theownhelper} tasted, and said nothing for a long time.",
        "@kitchen(hero cook) So {hero} closed {his} eyes and cooked from memory. {He} thought of a fire, a jumper, and a window that is opened on a garden. {He} threw in what belonged to it. When the girl came running in at last, out of breath, a plate stood ready. She tasted, and said nothing for a long time.",
      ],
      [
        "@kitchen(hero eat, ownhelper talk) “Well?” asked {hero}. “It's home,” said {ownhelper}, very quietly. {Hero} took the spoon. And there, quite far away, as when a radio is playing in another house, there was something. It was only salt. But it was salt!",
        "@kitchen(hero eat) “Well?” asked {hero}. “It's home,” said the girl, very quietly. {Hero} took the spoon. And there, quite far away, as when a radio is playing in another house, there was something. It was only salt. But it was salt!",
      ],
      [
        "@restaurant(hero talk, ownhelper stand) The rest came back slowly, and some of it never did. “I've got two tongues now,” {he} told the guests, “and the better one is over there.”",
        "@restaurant(hero talk) The rest came back slowly, and some of it never did. “I've got two tongues now,” {he} told the guests, “and the better one is over there.” And the girl turned red, in an apron that was much too long.",
      ],
      "@kitchen(hero write, ownhelper write) Above the stove hangs the menu, written by two hands. It says: wool jumper by a fire. Garden, window open. And at the very bottom, for those who ask for it: bus in the rain.",
    ],
  }),
  story({
    says: [
      /\b(?:food critic|restaurant critic|critic|michelin|inspector|food writer|food blogger)\b/i,
      /\b(?:restaurants?|chefs?|cooks?|canteen|caf[eé]|kitchen|dinner lady|bistro|diner|food truck)\b/i,
    ],
    may: [role("owncritic", "food critic|restaurant critic|critic|inspector|food writer|food blogger")],
    unless: /\b(?:murder\w*|poison\w*|raccoons?|memory|vulture|fox|bear|rat|mouse)\b/i,
    of: "people",
    after: [
      "@kitchen(hero look) “Table four,” whispered the waiter, and could hardly be heard. “By the window. With the notebook.” In the kitchen all the spoons stopped at once. {Hero} looked through the round pane in the door. That face had closed nineteen restaurants, and it looked as if it had not enjoyed a single one of them.",
      "@kitchen(hero cook) From that moment on everything went wrong that had never gone wrong before. The sauce turned into scrambled egg. The best dish of the house slid off its plate with great dignity and landed on the cat.",
      [
        "@restaurant(owncritic write) Out there {owncritic} took one small bite of the bread and wrote half a page. “What can you possibly write about bread?” groaned the waiter. The soup went out. It came back, with one spoonful missing.",
        "@restaurant Out there at table four one small bite was taken of the bread, and half a page was written. “What can you possibly write about bread?” groaned the waiter. The soup went out. It came back, with one spoonful missing.",
      ],
      "@kitchen(hero look) Then the electricity failed. Nothing was left but the one old gas ring in the corner, on which they cooked for themselves after work. On that ring stood the pot for the staff: potatoes, onions, and whatever had been left over since Tuesday. “No,” said the waiter. “Yes,” said {hero}.",
    ],
    end: [
      "@restaurant.night(hero give, owncritic sit) {Hero} carried it out {himself}, by candlelight, in a chipped bowl. “This isn't on the menu,” {he} said. “It's what we eat when you've all gone. Everything else tonight I cooked because I was afraid of you. This one I cooked because I was hungry.” And {he} put it down and stayed where {he} was.",
      [
        "@restaurant.night(owncritic eat) {Owncritic} looked into the bowl. A spoon went in, and then again. The pen lay on the table and did not move. “My mother,” said {theowncritic} at last, “had one gas ring.” Then nothing more was said.",
        "@restaurant.night(hero look) A spoon went into the bowl, and then again. The pen lay on the table and did not move. “My mother,” said the dreaded guest at last, “had one gas ring.” Then nothing more was said.",
      ],
      "@restaurant(hero read) On Saturday the newspaper came. “The service trembles,” it said. “The sauce is an egg. Go there. Ask for what is not on the menu. Take somebody with you whom you miss.”",
      "@restaurant.night(hero give, owncritic eat) Every Tuesday now the electric light is turned off on purpose. Then a chipped bowl stands on each table, by candlelight. And at table four by the window sits the critic without a notebook, and {hero} fills the bowl again.",
    ],
  }),
  story({
    says: [
      /\b(?:restaurants?|chefs?|pizzerias?|pizza places?|caf[eé]s?|diners?|ice cream (?:vans?|sellers?|shops?|parlou?rs?)|food trucks?|taverns?|pubs?|kebab shops?|noodle shops?)\b/i,
      /\b(?:rivals?|rivalry|across from|opposite|competing|enem(?:y|ies)|feud\w*|f[io]ght|fought|fights|competed?)\b/i,
      /\b(?:two|both|each other|rivals?)\b/i,
    ],
    may: [/\b(?<ownkids>their (?:kids|children|grandchildren|son and daughter)|(?:the|his|her) (?:son|daughter))\b/i],
    unless: /\b(?:murder\w*|sisters?|generals|armies|sell it|clos(?:e|ed|ing) down|father'?s)\b/i,
    of: "people",
    after: [
      "@street(hero talk) When the left side of the street put out two chairs, the right side put out four. When the left side hired a singer, the right side hired a singer with a drum. In the end the guests in the middle of the street had to shout their orders.",
      "+ @street(hero talk) “Theirs is like glue,” said the left side. “Theirs is like water,” said the right side. The prices fell by a coin every day, until on Thursday the food was free and on Friday the guests were given money for it. Then both of them sat at night over their account books, each at a kitchen table, with a wet towel round the head.",
      [
        "@street(ownkids eat) {Ownkids} had long had enough of it. They met behind the dustbins, where the two back doors were not three steps apart, and there they ate from both pots. “Have you noticed?” they said. “Yours has what's missing in ours.” But how do you say that to two such hard heads?",
        "@street The two dishwashers had long had enough of it. They met behind the dustbins, where the two back doors were not three steps apart, and there they ate from both pots. “Have you noticed?” they said. “Yours has what's missing in ours.” But nobody ever asked the dishwashers.",
      ],
      "@street.night(hero look) Then came the night of the big power cut, in the hottest week of the summer. The fridges on both sides of the street went silent. By midnight all that meat and fish and cream would be spoiled. Two doors flew open at the same moment. Two angry people stood there with a torch each, and neither of them had enough ice.",
    ],
    end: [
      [
        "@street.night(hero cook, ownkids talk) “There's only one thing to do with it,” said {ownkids}, “and that's to cook it. All of it. Now, in the street.” Then a big grill came out through the left door, and the big pan came out through the right.",
        "@street.night(hero cook) “There's only one thing to do with it,” said the dishwashers, who had never been asked. “Cook it. All of it. Now, in the street.” Then a big grill came out through the left door, and the big pan came out through the right.",
      ],
      "@street.night(hero cook) They cooked back to back, by the light of candles, and argued about every pinch. “Garlic!” “Never!” “Then taste it!” There was a pause, with chewing. “A little garlic, then,” said a very low voice. The whole neighbourhood came down with plates, and everybody ate everything.",
      "@street.dawn(hero sit) Towards morning the two of them sat on one kerb, black with soot. “Why did we begin with this?” asked the rival from the left. “You laughed at my sign,” said the rival from the right. “I laughed because it was good. I was jealous of it.” “You might have said so. That would have been a lot cheaper.” And then they both laughed, until the dustbins rattled.",
      "@street(hero eat) The tables stand in the middle of the street now, in one long row, and nobody can say where the left side ends. The two old rivals still argue about the garlic, every single night.",
    ],
  }),
  story({
    says: [
      /\b(?:two|three|four|both)? ?(?:sisters|brothers|siblings|cousins|brother and sister|sister and brother)\b|\b(?:his|her) (?:sister|brother)\b/i,
      /\b(?<place1>restaurant|garage|pub|bakery|shop|farm|hotel|caf[eé]|petrol station|gas station|bookshop|vineyard|inn|cinema|ferry|bumper car ride|factory|diner|orchard|business|mill|brewery|boatyard|salon)\b/i,
      /\b(?:sell|sold|sale|buy it|buy the|keep it|keep the)\b/i,
    ],
    unless:
      /\b(?:dies|murder\w*|ghosts?|fifth|half[- ](?:brother|sister)|says half|attic|three million|recipe|last car)\b/i,
    of: "people",
    after: [
      "@room(hero talk) The papers lay on the table between them, with a pen on top, and the pen rolled first to the left and then to the right. “The {place1} eats money,” said the one who wanted to sell. “It's all we have from our parents,” said the one who wanted to keep the {place1}. Then they both talked at once.",
      "They quarrelled about who had stayed and who had gone away, and about an old bicycle, and about who had sat at the hospital bed. That evening they drew a chalk line through the {place1}. The left half opened from eight to two, the right half from two to eight, and they left each other notes.",
      "+ The customers had to choose where to stand. Some hopped across the chalk on one leg, to be on good terms with both. “Your parents did it like that, too,” said an old man who had been coming there all his life. “Every Sunday. With them it was about the radio.”",
      "Then the day of the signing came, and the buyer came with it, in very clean shoes. “A pretty ruin,” he said. “All of this is coming down. There'll be a car park.” He stamped. Under his heel a board broke, and his leg was gone up to the knee.",
    ],
    end: [
      "They pulled him out together, each by an arm. In the hole there was a biscuit tin. In the tin lay a sheet of paper with a chalk line drawn down the middle. On the left, in their father's writing, it said: sell the thing. On the right, in their mother's: over my dead body. And below: we toss a coin every New Year's Eve.",
      "There were thirty dates under it, and behind every date the same result. Keep. Keep. Keep. In the tin lay the coin as well. They turned it over, and then turned it over again. It had the same picture on both sides. “They both knew,” said the one who had wanted to sell, and began to laugh. “All those years they both knew.”",
      "“So, do you sign or not?” asked the buyer, who was holding his shoe. They did not even look at each other. “You toss it,” they said to each other. The coin flew up and fell on the chalk line.",
      "The line was washed off the same night, with two mops. The {place1} is open from eight to eight now. And on New Year's Eve they take it down, and quarrel a little, and toss it.",
    ],
  }),
];
