import { role, story } from "../subject-story.ts";
import { alongside } from "./companion.ts";

/** Tales of small thieves, a farm in need, a mirror, a whale on the sand and the fairy of the teeth. */
export const housesAndShores = [
  story({
    says: [
      role("thief", "goblin|gnome|elf|troll|pixie|imp|leprechaun|brownie|dwarf|kobold|sock monster|monster"),
      /\b(?:st[oe]al\w*|stole|stolen|tak(?:es|ing)|took|collect\w*|disappear\w*|missing|borrow\w*|vanish\w*)\b/i,
      /\b(?<loot>socks?|buttons?|spoons?|keys|slippers|gloves|mittens|biscuits|cookies|pencils|shoes|glasses)\b/i,
    ],
    lead: "thief",
    unless: /\b(?:murder\w*|santa|police|shoemaker|cobbler)\b/i,
    may: [
      role(
        "finder",
        "girl|boy|child|old woman|old man|grandmother|grandma|brother|sister|father|mother|siblings|twins",
      ),
    ],
    after: [
      "@bedroom.night(thief stand) {Thief} always came after midnight, by way of the skirting board, and never took more than one. That was a rule. A whole pair is missed at once, but half a pair is only looked for. Behind the wall {thief} sat among all the {loot}, and felt a little less alone.",
      [
        "@bedroom.night(finder look) But {finder} wanted to know where the {loot} went. {Finder} tied a long red thread to the next one and got into bed with open eyes. At a quarter past twelve there was a rustle. Then the red thread began to run across the floor, faster and faster, and into the wall.",
        "@bedroom.night(thief stand) But in the house with the green door lived a girl called Thea, who wanted to know where the {loot} went. She tied a long red thread to the next one and got into bed with open eyes. At a quarter past twelve the red thread began to run across the floor, and into the wall.",
      ],
      [
        "@corridor.night(finder walk) {Finder} followed it, past the stove and down the cellar stairs, to a hole no bigger than a saucer. {Finder} lay down and put one eye to the hole. It was a room made of nothing but {loot}. In the middle sat {thief} and shivered.",
        "@corridor.night(thief stand) Thea followed it, past the stove and down the cellar stairs, to a hole no bigger than a saucer. Thea lay down and put one eye to the hole. It was a room made of nothing but {loot}. In the middle sat {thief} and shivered.",
      ],
      [
        "@cellar.night(finder talk, thief talk) “Those are ours,” said {finder} into the hole. {Thief} jumped up, and hit {thiefhis} head. “You've got two of each!” cried {thief}. “I've seen it. You've always got two of everything, in that house. Two shoes, two chairs, two people who say good night.” It was quiet. “And there is only one of me,” said {thief}.",
        "@cellar.night(thief talk) “Those are ours,” said Thea into the hole. {Thief} jumped up, and hit {thiefhis} head. “You've got two of each!” cried {thief}. “I've seen it. You've always got two of everything, in that house. Two shoes, two chairs, two people who say good night.” It was quiet. “And there is only one of me,” said {thief}.",
      ],
    ],
    end: [
      [
        "@cellar.night(finder look, thief sit) “Are you cold in there?” asked {finder}. “Only in the middle,” said {thief}. “Where I've got nobody.” {Finder} went upstairs, and was away for so long that {thief} began to pack. Then there was a knock at the hole, quite politely.",
        "@cellar.night(thief sit) “Are you cold in there?” Thea asked. “Only in the middle,” said {thief}. “Where I've got nobody.” Thea went upstairs, and was away for so long that {thief} began to pack. Then there was a knock at the hole, quite politely.",
      ],
      [
        "@cellar.night(finder give, thief take) {Finder} had brought a blanket as big as a handkerchief, a cup of cocoa in a thimble, and a second thimble. “That one's mine,” said {finder}. “Now you've got two of something.” {Thief} had a brown moustache afterwards, and did not shiver any more.",
        "@cellar.night(thief sit) Thea had brought a blanket as big as a handkerchief, a cup of cocoa in a thimble, and a second thimble. “That one's mine,” she said. “Now you've got two of something.” {Thief} had a brown moustache afterwards, and did not shiver any more.",
      ],
      "+ @street(thief carry) In the morning all the {loot} lay on the doorsteps, sorted and brushed, each on the right one. Some people scratched their heads. Those things that had been torn had been mended, with a thread that was finer than any thread in the shop. On each lay a note no bigger than a stamp. “Sorry,” it said. “It was warm. Thank you.”",
      [
        "@cellar.night(finder sit, thief sit) Nothing is missing in that street any more. But on Friday evenings {finder} goes down the cellar stairs with two thimbles, and stays for as long as it takes to tell a story. “Good night,” says {finder} at the end, into the hole. “Good night,” says {thief}, and the empty room behind the wall says it as well.",
        "@cellar.night(thief sit) Nothing is missing in that street any more. But on Friday evenings Thea goes down the cellar stairs with two thimbles, and stays for as long as it takes to tell a story. “Good night,” she says at the end, into the hole. “Good night,” says {thief}, and the empty room behind the wall says it as well.",
      ],
    ],
  }),
  story({
    says: [
      /\b(?:animals|hens?|chickens|cows?|pigs?|goats?|sheep|donkey|geese|horses?|ducks?|rooster|sheepdog)\b/i,
      /\b(?:farm|farmer|farmyard|barn|petting zoo|sanctuary)\b/i,
      /\b(?:save|saves|saved|rescu\w*|sold|sell(?:s|ing)?|bankrupt\w*|broke|debts?|bank|los(?:es?|t|ing)|money|closed?|closing|auction\w*|developer)\b/i,
      /\b(?:show|concert|circus|play|talent|band|perform\w*|festival|contest|plan|idea|together|sav\w*|help\w*)\b/i,
    ],
    unless:
      /\b(?:murder\w*|slaughter\w*|wolf|fire|burn\w*|flood\w*|storm|robots?|girl|boy|child|children|sister|brother|daughter|son|granddaughter|grandson|family|woman|man)\b/i,
    after: [
      "@farm The man with the grey briefcase came on a Monday. He wrote a number on a board by the gate. When he had gone, the farmer sat down on the trough and did not milk anybody until six. “What does it say?” asked the hens. Only the donkey could read. “It says: For sale,” said the donkey.",
      "+ @barn.night That night there was a meeting in the barn. “We could bite him,” said the geese. “We could lay more,” said the hens, and they tried it on the spot. “We need money,” said the old sow, “and nobody pays us for being here.” The goat stopped chewing. “They pay for seats,” said the goat, “if there is something to look at.”",
      "+ @farm They hung up the posters at night, with mud, on every wall as far as the church. The donkey had written them. SATERDAY, it said. BIG SHOW. ALL MUST COM. They rehearsed behind the haystack when the farmer was asleep. The pigs were to dance, the ducks were to march, and the sheepdog was to stand on his head, which he regretted having mentioned.",
      "@farm.dusk On Saturday the cars stood all the way down the lane. The farmer came out of the house in slippers. “What do you all want here?” he asked. They held out their money. Behind the sheet in the barn the animals were stiff with fright. The sheet went up. And nobody moved. Somewhere a hen laid an egg, out of pure terror.",
    ],
    end: [
      "@barn.night The egg rolled. It rolled down the ramp, past the pigs. The sow jumped aside, and trod on the drum. The drum frightened the ducks, who marched, but backwards. The goat ate the curtain. The sheepdog ran to put it all in order, and slipped, and then he really was standing on his head. For one second he stood quite still, with all four feet in the air.",
      "@barn.night The whole barn roared. People held on to each other. The animals looked down into all those red faces, and did the only thing that was left: they did it again. The hat went round, and the donkey carried it, and it was so full at the end that he had to put it down twice. “Same time next week?” asked a child in the first row.",
      "@farm On Monday the man with the grey briefcase came back. The farmer counted it out for him on the edge of the trough, coin by coin, and it came to exactly the number on the board, and one egg. The man looked at the geese, and the geese looked at him. Then he took the board down himself, and asked, a little stiffly, for two tickets for Saturday.",
      "@farm.dusk The show has had to be moved to the meadow, because of the crowd. On the gate hangs another board now. The donkey has written it: NOT FOR SAIL. And before the sheet goes up, each time, all of them look for the hen, and wait until she has laid her egg.",
    ],
  }),
  story({
    says: [
      /\b(?:magic |enchanted |talking |speaking )?(?:mirror|looking[- ]glass)\b/i,
      /\b(?:truth|honest\w*|never lie[sd]?|(?:can(?:no|')t|could(?: not|n't)) lie|talk\w*|sp[eo]ak\w*|spoke|fairest|beautiful|says?|said|tells?|told)\b/i,
      role("owner", "queen|king|princess|prince|emperor|duchess|duke|lady|witch|countess"),
    ],
    unless:
      /\b(?:snow white|seven dwarfs|dwarfs|murder\w*|horror|poison\w*|laugh\w*|reflection (?:moves?|moved|steps?|stepped))\b/i,
    after: [
      "@bedroom(owner talk) “Good morning,” said {owner}. “Is it?” said the mirror. “You have slept on your left side. And you have had cheese.” {Owner} put on the green silk. “You look like a lettuce,” said the mirror. It did not mean it badly. It only did not know how to lie.",
      "@castle(owner walk) {Owner} tried a cloth. From under the cloth it came a little muffled, and was just as true. {Owner} had the mirror carried to the attic, and in the attic it told the maids which of them had broken the blue vase. They hung it in the hall. “That man,” it said, when the ministers came in, “has put three of your silver spoons into his sleeve.”",
      "+ @hall(owner stand) It clinked. The minister turned white, and laid the spoons on the table. After that people walked past the mirror on their knees. All day long they told {owner} how fresh the air was, how wise the laws were, and how well the green silk looked. “Hm,” said the mirror, each time, and that was worse than words.",
      "@bedroom.night(owner take) One night {owner} could bear it no longer, and took the big candlestick down from the shelf. “You are going to break me,” said the mirror. It was not a question. “Before you do it, will you ask me something? All these years you have only asked me how you look. I see more than that. I have looked at you every morning.”",
    ],
    end: [
      "@bedroom.night(owner look) The candlestick was heavy. {Owner} let it sink a little. “What do you see, then?” asked {owner}, and waited for something about the nose. “I see that you are lonely,” said the mirror. “They all say yes to you. You have not had a proper quarrel since you were nine. And you have kind eyes, but only when you think that nobody is looking.”",
      "@bedroom.night(owner sit) {Owner} sat down on the edge of the bed. The candle burned, and neither of them said anything. “Is that true?” asked {owner} at last. “I'm afraid that I can't do it any other way,” said the mirror. Then {owner} laughed, and cried a bit, and the mirror told {ownerhim} that {ownerhis} nose had gone red, and for once that was a comfort.",
      "+ @hall(owner sit) The next day {owner} called everybody together. “I would like to be told something that is not nice,” said {owner}. There was a terrible silence. Then the smallest kitchen maid put up her hand. “The soup tax,” she said, “is very stupid.” “Go on,” said {owner}, and moved up, so that she could sit down. It took until supper, and there was a fine quarrel.",
      "@hall(owner look) The mirror hangs beside the throne. It is asked when nobody else dares to speak, and that is not often any more. “Good morning,” says {owner} when passing it. “You have had cheese again,” says the mirror. “And it suits you,” it adds after a moment, because it has been practising, and that, too, is the truth.",
    ],
  }),
  story({
    says: [
      role("whale", "whale|whale calf|baby whale|dolphin|porpoise|orca"),
      /\b(?:stranded|beach(?:ed)?|washed (?:up|ashore)|stuck|sand|shore|shallow\w*)\b/i,
    ],
    unless: /\b(?:pirates?|polar bear|scientist|lagoon|aquarium)\b/i,
    may: [
      role(
        "talker",
        "grandfather|grandpa|grandmother|grandma|father|dad|mother|mum|brother|sister|friend|dog|fisherman|neighbour",
      ),
    ],
    of: "people",
    after: [
      "@sea(hero stand) Half of the great body lay in the water still, and half of it lay in the sun. {Whale} opened one eye, and looked at {him}, and breathed, and it was a long time before the next breath. “You're thirsty,” said {hero}, “on the outside.” {He} took off {his} shirt, dipped it in the sea, and laid it on the grey back.",
      [
        "@sea(hero carry, mate carry) “That's not enough,” said {talker}. “We need buckets.” {Talker} ran and knocked at every door, and {hero} went on with the shirt. They came with watering cans, with pots, and with a bath. The butcher handed the water to the mayor, the mayor handed it to the baker, and at the end of the line stood {hero} and poured it out.",
        "@sea(hero carry) One shirt was not enough. {Hero} ran and knocked at every door. They came with buckets, with watering cans, and with a bath. The butcher handed the water to the mayor, the mayor handed it to the baker, and at the end of the line stood {hero}, up to the knees in the sea, and poured it out.",
      ],
      "+ @sea(hero sit) “Push!” shouted the strong ones, and they pushed until they lay on their noses. {Whale} did not move. “Leave it,” said the oldest fisherman. “The water brought {whalehim}, and the water has to fetch {whalehim}. High tide is at four in the morning.” They looked at the sun. It was noon. {Hero} sat down by the big eye, to keep it company.",
      "@sea.night(hero sit) It got dark and cold. Somebody brought lanterns, and somebody else a pot of soup. {Hero} told {whale} everything that {he} knew, so that those long breaths would not stop: about school, about the cat, and about a thing that {he} had never told anybody. At three o'clock there came no breath for so long that they all stood up.",
    ],
    end: [
      "@sea.night(hero stand) {Hero} put both hands on the cold skin. “Not yet,” {he} said. “Listen.” Very far out something had called, low and long. {Hero} felt it in {his} hands, because it ran right through {whale}. A tremble, and then a breath came, the biggest of them all. And at the same moment the first wave touched {hero's} feet.",
      [
        "@sea.night(hero stand, mate stand) “Now you can push!” cried {hero}. They stood in the black water up to their chests, the butcher, the mayor, and {talker} right beside {hero}. “And one! And two!” On three the sand let go, with a sound like a big kiss. The tail came up as high as a house, and came down, and then there was only the moon on the water.",
        "@sea.night(hero stand) “Now you can push!” cried {hero}. They stood in the black water up to their chests, the butcher, the mayor, and {hero} in the middle. “And one! And two!” On three the sand let go, with a sound like a big kiss. The tail came up as high as a house, and came down, and then there was only the moon on the water.",
      ],
      "+ @sea.night(hero look) They stood there for a good while, arm in arm, in wet pyjamas. Some of them had not spoken to each other for years. “There!” said {hero}. Far out, where the moonlight stopped, went up a fountain, and beside it a second one. They all waved, although it was dark. {Hero} had no shirt, and did not notice it until somebody hung a coat round {him}.",
      "@sea.dusk(hero stand) Every summer on that night they put their lanterns along the beach. {Hero} stands at the end of the line, up to the knees in the sea, and tells it what has happened in the year. There is hardly ever an answer. But once a shirt came in with the tide, rather faded, and spread itself out on the sand in front of {his} feet.",
    ],
  }),
  story({
    says: [
      role(
        "fairy",
        "tooth fairy['’]s apprentice|tooth fairy apprentice|apprentice tooth fairy|tooth fairy (?:trainee|in training)|tooth fairies|tooth fairy(?!['’])",
      ),
      /\b(?:apprentice|first (?:night|time|day|job|tooth)|ill|sick|loses?|lost|wrong|caught|late|helps?|helped|wand|new|alone|forg[eo]t\w*|afraid|scared|tired|stuck|mistake|meets?|met)\b/i,
    ],
    lead: "fairy",
    unless: /\b(?:porridge|tiger|monster|dentist|coins?|wings|Christmas|strike|refus\w*|nephew|brother)\b/i,
    may: [role("child", "boy|girl|child|mouse|cat|little brother|little sister"), alongside],
    after: [
      "@bedroom.night(fairy look) The window stood open by a hand's breadth. {Fairy} squeezed in, and the bag of coins got stuck, and came in after {fairyhim} with a jerk. The list said: “Number nine, top floor. Beware of the” — and then came a blot. Under the pillow, quite far at the back, lay the tooth.",
      [
        "@bedroom.night(child sit, fairy stand) It was not quick, and it was not quiet. The coin fell down first, and rolled across the whole room. Then the lamp went on. “You're much smaller than I thought,” said {child}, sitting up. “And you've got a cobweb on your nose.” It is forbidden for a tooth fairy to be seen. {Fairy} sat down on the pillow and cried.",
        "@bedroom.night(fairy stand) It was not quick, and it was not quiet. The coin fell down first, and rolled across the whole room. Then the lamp went on. “You're much smaller than I thought,” said a girl called Ottilie, sitting up. “And you've got a cobweb on your nose.” It is forbidden for a tooth fairy to be seen. {Fairy} sat down on the pillow and cried.",
      ],
      [
        "@bedroom.night(child look, fairy stand) “I could say that I was asleep,” said {child}. {Fairy} wiped {fairyhis} nose on the corner of the pillow case. “There are thirty-six more,” said {fairy}, “and it's nearly one o'clock, and it has rained on my list, so that I can't read it.” {Child} got the magnifying glass from the desk. “That's a five,” said {child}. “And that's the bakery.”",
        "@bedroom.night(fairy stand) “I could say that I was asleep,” said Ottilie. {Fairy} wiped {fairyhis} nose on the corner of the pillow case. “There are thirty-six more,” said {fairy}, “and it's nearly one o'clock, and it has rained on my list, so that I can't read it.” Ottilie got the magnifying glass from the desk. “That's a five,” she said. “And that's the bakery.”",
      ],
      "+ @bedroom.night(fairy sit) But {fairy's} wings were tired. They had been up since the evening, and hung down like two wet socks. It was four miles to the last house on the list, and outside the first milk cart was rattling already. If a tooth is still there in the morning, a child stops believing. It had happened once, and the fairies still spoke of it in a low voice.",
    ],
    end: [
      [
        "@street.night(child ride, fairy sit) “I've got a scooter,” said {child}. They put the bag in the basket, and {fairy} on top of it. It was steep, and it was dark, and the wind whistled through the gap where the tooth had been. At each house there was a hop, a flutter, a clink, and they were off again. “Number thirty!” called {child}. “It's twins! Don't mix them up!”",
        "@street.night(fairy sit) “I've got a scooter,” said Ottilie. They put the bag in the basket, and {fairy} on top of it. It was steep, and it was dark, and the wind whistled through the gap where the tooth had been. At each house there was a hop, a flutter, a clink, and they were off again. “Number thirty!” called Ottilie. “It's twins! Don't mix them up!”",
      ],
      [
        "@street.dawn(child sit, fairy sit) When the sun came up, the list was crossed out, all of it. They sat on the kerb and shared an apple, and {fairy} ate the part that {child} could not bite. “Beware of the what?” asked {child}. The blot was dry by now. They held it against the light, and below it there was a word. It was: stairs.",
        "@street.dawn(fairy sit) When the sun came up, the list was crossed out, all of it. They sat on the kerb and shared an apple, and {fairy} ate the part that Ottilie could not bite. “Beware of the what?” asked the girl. The blot was dry by now. They held it against the light, and below it there was a word. It was: stairs.",
      ],
      [
        "+ @street.dawn(child talk) “Were you seen?” asked the oldest of all the fairies, who came to check, with a cold and a red nose. {Fairy} looked at the ground. “I was asleep,” said {child} quickly. “I was asleep the whole time.” The oldest fairy looked at the scooter, which had glitter on its wheels. “So was I,” she said, and blew her nose, “so I can't have seen anything, either.”",
        "+ @street.dawn(fairy stand) “Was {fairy} seen?” asked the oldest of all the fairies, who came to check, with a cold and a red nose. “I was asleep,” said Ottilie quickly. “I was asleep the whole time.” The oldest fairy looked at the scooter, which had glitter on its wheels. “So was I,” she said, and blew her nose, “so I can't have seen anything, either.”",
      ],
      [
        "@bedroom.night(fairy stand, child sleep) Among the coins in the bag there is a magnifying glass now, with a red handle. And at number nine, top floor, {fairy} calls in even when the list says nothing about it. {Child} is asleep by then, of course, the whole time. But on the window sill stands half an apple, and in the morning there are very small bites in it.",
        "@bedroom.night(fairy stand) Among the coins in the bag there is a magnifying glass now, with a red handle. And at number nine, top floor, {fairy} calls in even when the list says nothing about it. Ottilie is asleep by then, of course, the whole time. But on the window sill stands half an apple, and in the morning there are very small bites in it.",
      ],
    ],
  }),
];
