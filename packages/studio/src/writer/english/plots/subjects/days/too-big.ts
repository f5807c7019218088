import { role, story } from "../subject-story.ts";

/** Stories of things that grow too big, too long or too many. */
export const tooBig = [
  story({
    says: [
      /\b(?<veg>potato|pumpkin|cabbage|carrot|turnip|marrow|onion|radish|beetroot|courgette|parsnip)\b/i,
      /\b(?:as big as|giant|huge|enormous|gigantic|so big|too big|bigger and bigger|(?:couldn't|could not|didn't) fit|(?:the )?size of)\b/i,
      /\b(?:dug|digs?|gr[eo]w\w*|pull\w*|garden|farm|field|seed)\b/i,
    ],
    unless: /\b(?:contest|competition|prize|fair|show|carriage|Cinderella|Halloween)\b/i,
    after: [
      "{Hero} walked once all the way round {theveg} and had to stop for breath halfway. “It's still the same one,” said {hero}. A snail had begun the same walk that morning and was not even close to the corner.",
      "First {hero} tried to roll it. {Theveg} rocked a little, as if it had a dream, and lay still. Then {hero} tried a rope, and the rope snapped. Then {hero} tried saying please, because that sometimes works, and it did not work either.",
      "The neighbours came and brought what they had. One brought a wheelbarrow, which was soon flat. One brought a tractor, which pulled until its wheels dug two holes and it sat there like a hen. {Theveg} had not moved by the width of a thumb.",
      "“Cut a bigger door,” said one neighbour. “Leave it there and build a fence,” said another. They all argued over who was right, and it grew late, and stomachs began to rumble. {Hero} heard it. It was the loudest sound in the whole field.",
    ],
    end: [
      "“We've had it the wrong way round,” said {hero}. “{Theveg} can't come to the kitchen. But the kitchen can come to {theveg}!” And {hero} ran to fetch the biggest pot and every spoon that there was.",
      "They carried out tables, and chairs, and three stoves. {Hero} cut the first slice with a saw for wood. There was soup, and there were fritters, and there was a pie as wide as a bed. Even the man with the flat wheelbarrow had four helpings.",
      "They ate until they had made a hole right through, and then the smallest children ran in at one side and out at the other. When nobody could eat any more, {hero} gave every family a piece to take home, and there were enough pieces for the next village, too.",
      "@kitchen(hero carry) In the end only a little piece was left, no bigger than a hand. {Hero} carried it in through the door, without any trouble at all, and put it on the window sill. The snail had just come round the corner.",
    ],
  }),
  story({
    says: [
      /\b(?:knit\w*|crochet\w*|sew\w*|wove|weav\w*)\b/i,
      /\b(?<scarf>scarf|shawl|blanket|sock|jumper|ribbon)\b/i,
      /\b(?:so long|too long|longer and longer|longest|so big|(?:couldn't|could not|never) stop\w*|kept growing|miles? long|kilomet\w+ long)\b/i,
    ],
    may: [role("child", "grandson|granddaughter|grandchildren|cousin|neighbour|neighbor")],
    unless: /\b(?:snake|giraffe|centipede)\b/i,
    after: [
      "It had not been planned like that. “Just one more row,” {hero} had said, and then there was such good wool, and after that the rows had simply gone on, red and yellow and blue, out of the door and down the steps.",
      "@street(hero sit) The postman lifted his bicycle over {thescarf}. A hen laid an egg on the yellow part. Where {thescarf} crossed the road, the cars stopped and waited, and the drivers got out to feel how soft it was. {Hero} waved at them with a needle and knitted on.",
      [
        "@street(child walk) “Where does it end?” asked {child}. {Hero} did not know. So {child} walked along {thescarf} to find out, past the bakery, past the school, and over the bridge, and had to be fetched back for supper.",
        "@street(hero talk) “Where does it end?” asked a boy on a scooter. {Hero} did not know. So the boy rode along {thescarf} to find out, past the bakery, past the school, and over the bridge, and was not back before supper.",
      ],
      "@room.night(hero look) Then came the night when {hero} reached into the basket and touched the bottom of it. There was no wool left, not in the house, not in the shop, not a thread. And at the other end, far away, {thescarf} began to move. Somebody there was pulling!",
    ],
    end: [
      "@street(hero walk) {Hero} gave a little tug. Two little tugs came back. So {hero} took hold of {thescarf} and followed it, hand over hand, from colour to colour, and all along the way people stepped out of their doors and came, too.",
      "@street(hero talk) At the other end sat a whole family with cold feet. They had found {thescarf} in front of their house and had crept under it, all five. “Is it yours?” they asked. “We only wanted to borrow the end.” {Hero} looked at the ten feet and laughed.",
      [
        "@street(hero sit, child sit) “It's long enough for all of us,” said {child}. {Hero} nodded. And they sat down under {thescarf}, side by side, all along the road, {hero} and {child} in the middle, and passed a pot of hot chocolate from lap to lap.",
        "@street(hero sit) “It's long enough for all of us,” said {hero}. And they sat down under {thescarf}, side by side, all along the road, people who had never said a word to one another, and passed a pot of hot chocolate from lap to lap.",
      ],
      "{Thescarf} never was finished. But since then no house along it has been cold. And if {hero} gives it two little tugs before bedtime, two little tugs come back.",
    ],
  }),
  story({
    says: [
      /\b(?<dish>dough|porridge|soup|bread|rice|pudding|pasta|jam|batter|noodles)\b/i,
      /\b(?:all over the (?:village|town|house|street)|fill(?:s|ed) (?:the|his|her|their|up)|so (?:big|huge)|(?:couldn't|could not|didn't|wouldn't|would not|to) stop|boil\w* over|overflow\w*|kept (?:growing|rising|cooking|coming)|bigger and bigger)\b/i,
      /\b(?:bak\w+|cook\w*|pot|oven|kitchen|bowl|rose|rises|rising|yeast)\b/i,
    ],
    unless: /\b(?:(?:right|magic|the) words?|closed?|restaurant|bankrupt|hungry|competition)\b/i,
    early: /,? (?:and|but) in the end .*$/i,
    after: [
      "@kitchen(hero look) It came up over the edge like a big soft pillow. {Hero} pushed it down with a spoon, and it swallowed the spoon. Then it went slowly over the table, past the sugar bowl, and let itself down to the floor with a plop.",
      "@kitchen(hero talk) “Stop!” cried {hero}. “Enough! Thank you!” But {thedish} did not stop. It lifted the cat, who went on sleeping. It pushed open the door of the kitchen, very politely, and went out to look at the street.",
      "@street(hero run) Outside a dog barked at {thedish} and then tasted it, and barked no more. The baker's wife climbed on a bench. The mayor came with his chain and told {thedish} to go home at once. It took his left shoe. {Hero} ran beside it and did not know what to do.",
      "@street(hero climb) By now {thedish} had come as far as the church, and the children were calling from the upper windows. {Hero} climbed on a barrel and thought, as hard as {he} could. What do you do when there is more of something than anybody can ever want?",
    ],
    end: [
      "@street(hero talk) “Spoons!” shouted {hero}. “Everybody fetch a spoon! And plates, and pans, and call those who are hungry, call all of them!” The doors flew open. There was an old man who always ate alone. There were the people from the night train. There were nine hungry builders.",
      "@street(hero eat) They ate from all sides. {Thedish} was warm and good and tasted a little of the chimney. “Is there any more?” asked the builders, and everybody laughed, since there was a whole street of it. And see, the faster they ate, the more slowly it grew.",
      "@street(hero look) Just as the clock struck, it was finished. {Thedish} gave one last small plop and lay still, because nobody was hungry any more, and that was what it had been waiting for. The mayor got his shoe back. It was very clean.",
      "@kitchen(hero look) The spoon turned up as well, in the middle of the market square. {Hero} has hung it up over the stove. And whoever cooks there today looks at it first, and then takes a little less.",
    ],
  }),
  story({
    says: [
      /\bplant(?:s|ed)\b/i,
      /\b(?<seed>button|buttons)\b/i,
      /\b(?<coat>coat|jacket|cardigan|cloak|jumper|shirt|dress)\b/i,
    ],
    after: [
      "@garden(hero look) At first there was just a little sleeve, green and as small as a bean. {Hero} knelt down and looked at it from all sides. Seeds are brown, and seeds do not have four holes in the middle. But what came out of the earth was a sleeve, and the sleeve waved.",
      "@garden.dusk(hero) {Hero} watered it every evening. When it rained, the collar turned itself up. When the sun shone, the pockets opened. Bees flew in and out of them, and a ladybird lived in the left one. “What's that going to be?” asked the man next door over the fence.",
      "@garden(hero talk) “A {coat},” said {hero}. The man next door laughed so much that he had to hold on to the fence. “I've grown beans here for thirty years,” he said. “{Coat}s grow in shops.” But the next morning it had a second sleeve, and he stopped laughing.",
      "@garden.night(hero carry) Then came a night that was so cold that the water in the can turned to stone. {Hero} lay awake and listened to the wind. Who looks after something that has only just grown? {Hero} got up, took the blanket from the bed and carried it out into the garden.",
    ],
    end: [
      "@garden.night(hero hug) But it was not cold at all out there. It was {thecoat} that bent down and put both its arms around {hero}. It was soft as moss and smelled of earth and rain. It fitted as if somebody had taken {hero's} measure while {he} slept.",
      "@street(hero give) In the morning there was something on every twig. There were small ones and wide ones, and one with very short arms, for the man next door's dog. {Hero} picked them all, and went from house to house, and knocked wherever somebody was cold.",
      "@garden(hero look) The man next door got the biggest. He put it on and did not say anything for a while, and stroked the sleeve. “Thirty years of beans,” he said at last. “And I never thought of it.” Then he asked if {hero} could spare a button.",
      "@garden(hero look) There is one missing on {hero's} own, of course, right at the top. It is in the ground. {Hero} has put a stick beside it and is waiting to see what comes up this time.",
    ],
  }),
  story({
    says: [
      /\b(?<pip>goldfish|fish|tadpole|axolotl|carp)\b/i,
      /\b(?:a (?:bit|little) bigger|bigger (?:and bigger|every)|grew and grew|kept growing|didn't stop growing|as big as an? (?:bus|house|elephant|whale|car|horse))\b/i,
    ],
    of: "people",
    early: /,? (?:and )?in the end .*$/i,
    after: [
      "@bathroom(hero carry) On Monday {hero} had to fetch a bucket for {thepip}. On Tuesday it was the bath. On Wednesday the whole family washed in the kitchen sink, one after the other, and {thepip} looked on through the open door and seemed to be sorry about it.",
      "“It's only a phase,” said the man in the pet shop on the telephone. “How big is it now?” {Hero} measured with a broom. “Two brooms,” said {hero}, “and a bit.” Then it was quiet at the other end for a long time.",
      "{Hero} tried smaller breakfasts. {Thepip} grew. {Hero} tried telling it about mice and peas and grains of sand, every evening, so that it would think small thoughts. {Thepip} listened with shining eyes, and in the morning it had grown by the length of a broom.",
      "But however big it was, it was still the same. It still came when {hero} whistled. It still wanted to be stroked over the nose, only that {hero} needed a ladder now. And at night it lay quite still, so as not to break the house.",
    ],
    end: [
      "“It's too small here for you,” said {hero} one morning from the top of the ladder. It was the hardest sentence that {hero} had ever said. {Thepip} looked out through the roof, over to where there was room, a lot of room, and then looked at {hero}.",
      "@street(hero sit) The fire brigade came with the longest engine they had. All the neighbours pushed. A policeman walked in front and stopped the buses. {Hero} sat up on the back of {thepip} and held on, and told it one last time about the mice and the peas.",
      "Then {thepip} was free. For the first time it could turn round without knocking anything over. It turned round three times, out of pure joy, and wetted the fire brigade from top to toe. {Hero} laughed, and cried a little, and nobody could see which was which.",
      "On Sundays {hero} goes there and whistles. First nothing happens. Then something very big comes, very fast, and stops right in front of {him} with its nose down.",
    ],
  }),
];
