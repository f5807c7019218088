import { also, role, story } from "../subject-story.ts";
import { CHILD } from "../things/words.ts";
import { withAndWithout } from "../with-and-without.ts";

const SELLER = role(
  "seller",
  `ice cream man|ice cream seller|ice-cream man|ice cream vendor|lifeguard|mayor|weather forecaster|weatherman|postman|teacher|${CHILD}`,
);

/** Stories of days on which names are gone, soup rains, colours vanish, and of an hour too much. */
export const strangeDays = [
  story({
    says: [
      /\b(?:every(?:one|body)|nobody|no one|whole (?:town|village|city|street|school|country|world|family)|all (?:the )?(?:people|inhabitants|villagers|grown-ups|adults|children))\b/i,
      /\b(?:names?|who they (?:are|were)|memor(?:y|ies)|(?:their|own) words|how to (?:read|write|speak|talk|laugh|smile|count|sleep)|language)\b/i,
      /\b(?:remember\w*|forg[eo]t\w*|lost|los(?:es?)|gone|knows?|knew|disappear\w*|vanish\w*|could not|cannot|couldn't|can't)\b/i,
      /\b(?:one (?:morning|day)|w[oa]kes? up|woke|morning|monday|tuesday|overnight|suddenly|from one day|day)\b/i,
    ],
    may: [...also("own", "town|village|city|street", "wakes?|woke", "remember", "nobody")],
    unless:
      /\b(?:murder\w*|horror|war|dementia|alzheimer\w*|virus|pandemic|except|only (?:a|one|\p{Lu})|amnesia|plays?|played|song)\b/iu,
    after: [
      "@street.dawn It began at the bakery. “Good morning, Mrs …” said the baker, and stopped. “Good morning, Mr …” said the lady with the basket. They looked at each other, and went red. Then the baker wanted to say who he was himself, and there was a hole in that place, as if somebody had cut it out with scissors. He wiped his hands for a very long time.",
      "+ @classroom In the school the teacher opened her book to call the register. The page was white. “Who are you all?” she asked. Nobody could say. A boy raised his hand. “I'm the one who can whistle through his tooth,” he said. “I'm the one who always loses her gloves,” said the girl next to him. “Good,” said the teacher, and wrote it all down.",
      "+ @hall By noon they were all standing in the square in front of the town hall: the one with the loud laugh, the one with the bees, the one who never says anything. The mayor had put on his chain, to be on the safe side. “I'm sure that I am someone,” he said. “It's written on my door.” They went to look. There was only the screw.",
      "+ @street The postman had the hardest time. He stood there with a full bag and not one name on it. So he opened the first letter and read it aloud. “Dear you,” it began, “I think of you whenever it rains.” Nine people thought that it must be theirs. They were all very happy until the evening.",
      "@street.dusk When it got dark, they were afraid. A name is a kind of handle, and without it nobody could be called in for supper. The children ran about in the square, and the mothers stood in the doors and did not know what to shout. And then one of the children did not come, the smallest of all, the one in the yellow boots.",
    ],
    end: [
      "@forest.night They took lanterns and went into the wood. But how do you look for a child without a name? “Hello!” they shouted. That could have meant anybody. Then a woman who never said anything opened her mouth. “You who are afraid of cows!” she called into the dark. “You who sing on the stairs! You who gave me half a plum!” All of them stood still. They had not known what a voice she had.",
      "@forest.night Now the others called as well. “You with the gap in your teeth! You who ask why the moon comes along!” It came from all sides, and there were more and more of them. And far back, from under a root, a thin voice answered: “That's me! That's all me!” The yellow boots were full of leaves. The baker carried them home, and the child in them.",
      "+ @street.night Nobody went to sleep that night. They sat on the steps and told each other who they were. It took hours. It turned out that the mayor could crochet. It turned out that the one with the bees had been in love with the one with the loud laugh since the second form.",
      "@street.dawn In the morning the names were back. They hung on the doors and stood in the books, as if nothing had happened. People were glad of them, because they are short. But when it matters, and sometimes just like that, across the street, in the queue at the bakery, you can still hear it: “Good morning, you who sing on the stairs.”",
    ],
  }),
  story({
    says: [
      /\b(?:rain(?:s|ed|ing)?|snow(?:s|ed|ing)?|hail(?:s|ed|ing)?|fell|falls?|falling|pour\w*)\b/i,
      /\b(?<food>soup|spaghetti|noodles|pasta|sweets|candy|chocolate|pancakes|fish|frogs|meatballs|lemonade|milk|ice cream|cakes?|biscuits|cookies|sugar|buns|popcorn|honey|rice|oranges|apples|flowers|feathers|socks|buttons|letters|umbrellas|hats|books|toys|confetti)\b/i,
      /\b(?:rain(?:s|ed|ing)? (?:[a-z]+ )?(?:soup|spaghetti|noodles|pasta|sweets|candy|chocolate|pancakes|fish|frogs|meatballs|lemonade|milk|ice cream|cakes?|biscuits|cookies|sugar|buns|popcorn|honey|rice|oranges|apples|flowers|feathers|socks|buttons|letters|umbrellas|hats|books|toys|confetti)|from the sky|out of the (?:sky|clouds)|instead of (?:rain|snow|water)|clouds?)\b/i,
    ],
    may: [...also("over", "pots?|bowls?|buckets?|umbrellas?", "puts? out|put out", "one (?:day|morning)")],
    unless:
      /\b(?:murder\w*|war|bombs?|horror|blood|leaves|tree|shelf|astronaut|ash|parachut\w*|falls? asleep|fell asleep|shop|truck)\b/i,
    after: [
      "@street(hero look) The first bit of it hit the weathercock. The second hit the mayor, who was just saying that there was nothing to worry about. {Hero} held out one hand and tasted it carefully. It was {food}, no doubt about it, and it was good. On the next balcony a man had already fetched a bowl.",
      "+ @street(hero carry) In half an hour everything stood out in the street that could hold something: tubs, baths, top hats, a pram, a tuba. {Hero} ran to and fro and put more of them out. The gutters were full of {food}. Dogs lay on their backs with their mouths open. “If it goes on like this,” said the baker gloomily, “nobody will need me any more.”",
      "+ @street(hero look) On the second day they were still laughing. On the third there were lists, who would get the {food} from the church roof and who from the bus stop. On the fourth two neighbours who had never quarrelled were quarrelling about a gutter. And nobody could smell {food} any longer without feeling rather strange.",
      "@street(hero look) On the fifth day it had reached the window sills. They had filled all that they had, and eaten all that they could, and still it came down. {Hero} stood at the window and looked up. There was just one cloud, fat and dark, and it looked worried. “I don't think it's doing it on purpose,” said {hero}.",
      "@roof(hero talk) So {hero} climbed out onto the roof, with an umbrella, as high as it went. “Hello!” {he} shouted. “Thank you! It was very kind! But we've had enough!” The cloud rumbled. “Nobody has ever said thank you to a cloud,” it said. “They always say: what weather! I thought that I would bring you something for once. And now I can't stop. I'm so excited.”",
    ],
    end: [
      "@roof(hero talk) {Hero} thought about it. “When I have hiccups,” {he} said, “somebody tells me something nice, quite slowly.” {Hero} sat down on the tiles and told the cloud about the barley, which had grown so well because of it, and about the puddles, in which the children learn to jump. {He} told it how the street smells, after the first drops. The cloud listened, and forgot to let anything fall.",
      "@street Then a single drop came down, on {hero's} hand. {Hero} licked it. It was wet, and it tasted of nothing at all. “Water!” {he} called down into the street. “It's water!” They all ran out without umbrellas, the mayor first, and got soaked to the skin, and it was lovely.",
      "+ @street(hero eat) What there was left over of the {food} they carried together on a long table, right down the middle of the street, and people came from three towns around. The baker made bread for it. It went so well with the bread that he had to bake all night.",
      "@street(hero look) When a fat, dark cloud comes over the roofs these days, nobody says what weather. They open the windows. “Thank you!” calls {hero}, and the whole street waves. And once a year, on the same day, quite early, there is one bowl full of {food} on the highest balcony. It is still warm.",
    ],
  }),
  story({
    says: [
      /\bcolou?rs?\b/i,
      /\b(?:vanish\w*|disappear\w*|gone|lost|los(?:es?)|fad(?:e|es|ed)|stolen|steals?|stole|grey|gray|black and white|went missing|without)\b/i,
      /\b(?:world|town|village|city|everything|everywhere|country|street|morning|day|kingdom|overnight|all the)\b/i,
    ],
    may: [
      /\b(?<left>yellow|blue|red|green|orange|purple|pink|violet)\b/i,
      ...also("all the colou?rs", "one (?:morning|day)|monday", "still|last|only", "bit|tube|drop|pot"),
    ],
    unless:
      /\b(?:auction\w*|sold|sells?|sell|bids?|buys?|bought|sky|eyes|rainbow|dog|cat|zebra|parrot|flag|shirt|murder\w*|horror|colour[- ]?blind|chameleon|eyesight|blind|hair|crayons? (?:argu|quarrel|fight)|synaesthe\w*|can see|could see|team|war)\b/i,
    after: [
      "+ @street(hero look) The tomatoes were grey, and the post box was grey, and the parrot at the hairdresser's looked like a pigeon and was deeply offended. People walked about in the street and bumped into each other. “What do I put on?” they asked. It did not matter. At the crossing all three lights were grey, and a policeman had to do it with his arms.",
      [
        "@workshop(hero look) {Hero} turned out every drawer. Tube after tube was empty or grey. But behind the stove lay one old tube, squeezed flat and rolled up, and at its tip there was a spot. It was {left}. It was no bigger than a lentil. {Hero} had to hold on to the table.",
        "@workshop(hero look) {Hero} turned out every drawer. Pencil after pencil was grey. But behind the stove lay one old stub of chalk, and at its tip there was a spot. It was yellow. It was no bigger than a lentil. {Hero} had to hold on to the table.",
      ],
      "+ @street(hero walk) “Sell it to me,” said the banker, who had heard of it. He offered a house. “Hide it,” said the neighbour, “or they'll take it from you.” {Hero} put it in {his} shirt pocket and went out. It was warm there, and there was a small glow through the cloth.",
      "@hospital(hero look) In the hospital lay a girl who would not eat. Everything on her plate looked like ash. {Hero} sat down beside her. It was enough for one small thing, {he} knew that, and then there would be nothing left in all the world. {He} thought of the great picture that {he} had always wanted to make. Then {he} looked at her plate.",
      "@hospital(hero write) On the rim of the plate {hero} drew a bird with all the colour that {he} had. It flared up like a lamp. The girl sat up straight. She looked at it for a long time, and put a bit of mashed potato in front of it. “We had one like that in our pear tree,” she said. “Only it had a breast like a strawberry.” And she shut her eyes, so as to see it better.",
    ],
    end: [
      "@hospital When she opened them, there was a spot on the breast of the bird. It was red. “I didn't do that,” said {hero}. The nurse came nearer. “My grandmother had a kitchen door,” she said slowly, “and it was green, like the inside of a cucumber.” Behind her something changed. It was the curtain. The three of them stared at it.",
      "@street(hero talk) {Hero} understood it at last. The colours had not been taken away. They had been forgotten, because nobody had looked at them for so long. {He} ran out into the street. “What colour was your front door?” {he} asked everyone whom {he} met. “Blue,” said the policeman, with closed eyes. “Blue, like the evening before the holidays.” And above him the sky began, at one corner.",
      "+ @street(hero look) It went through the streets like a wind. The parrot was the last. It wouldn't believe it and did not look. Then a child said: “You were as red as a fire engine, with blue trousers.” There was a shriek, and everybody laughed.",
      "@workshop(hero write) {Hero} has begun the great picture. It is not of kings or of the sea. There is a plate on it, and on the rim of the plate sits a bird. People stand in front of it, and all at once they look down at their own sleeves. “Is that blue,” they ask each other, “or is it more of a violet?”",
    ],
  }),
  ...withAndWithout(
    {
      says: [
        /\b(?:snow(?:s|ed|ing)?|snowflakes?|blizzard|ice|frost|winter)\b/i,
        /\b(?:july|june|august|midsummer|summer|beach|heatwave|hottest|desert|sahara|bikini|ice cream)\b/i,
        /\b(?:snow(?:s|ed|ing)? in|it (?:snows|snowed|is snowing|was snowing)|suddenly|in the middle of|overnight|one (?:day|morning)|although|in (?:july|june|august|midsummer|summer))\b/i,
      ],
      may: [SELLER, ...also("desperate|sad|happy|surprised", "first", "ice cream", "july|june|august")],
      unless:
        /\b(?:murder\w*|snowman|horror|avalanche|santa|polar|yeti|penguin|wants? to see|wanted to see|dream\w* of|never seen|climb\w*|expedition|summer job)\b/i,
      after: [
        "+ @street(hero look) The first flake landed on a slice of melon. People looked at the sky, and then at each other's sandals. Within an hour the sun umbrellas had white hats, and the fountain had stopped in the middle of a splash. An old woman who was ninety-one came out onto her balcony, and put out her tongue. “So it does exist,” she said.",
        [
          "@street(seller stand) {Theseller} stood there in short sleeves and did not know what to do. Nobody wanted anything cold any more. Nobody wanted anything that had been wanted yesterday. “It's the end of the season,” said {theseller}, and it was not even the middle. The snow lay a hand high, and somewhere the first child fell down and laughed.",
          "@street(hero look) The swimming pool was closed, and so was the ice cream parlour. The owner, a Mr Serrano, stood at his door in short sleeves. “Nobody wants anything cold any more,” he said to {hero}. “It's the end of the season, and it isn't even the middle.” The snow lay a hand high, and somewhere the first child fell down and laughed.",
        ],
        "+ @street(hero walk) Nobody had a shovel. They used baking trays. They had no sledges either, so they came down the church hill on ironing boards and lids, and a very fat priest came down on a door. He lost both his slippers, and asked whether he might go again.",
        "@street.night But in the evening it became cold in earnest. There was not one stove in the whole town, and not one warm blanket, since nobody had ever needed such a thing. People sat in their kitchens in three summer shirts and shivered. The lights flickered and failed. “And what now?” they called from window to window.",
        [
          "@street.night(seller look) {Theseller} looked at {sellerhis} own cold hands. Then {sellerhe} thought of the big copper kettle in which {sellerhe} stirred the vanilla in spring, and of the sacks of cocoa. “If nobody wants it cold,” said {theseller} slowly. There was a gas flame too. {Sellerhe} struck a match.",
          "@street.night(hero talk) {Hero} looked at Mr Serrano's cold hands. “What do you make it in,” asked {hero}, “before it's cold?” Mr Serrano raised his head. He had a big copper kettle, in which he stirred the vanilla, and sacks of cocoa, and a gas flame. “If nobody wants it cold,” said {hero}, and struck a match.",
        ],
      ],
      end: [
        [
          "@street.night(seller give) The smell went out of the door and round all the corners. One by one they came, in bathrobes and flippers, with whatever they had for a cup. {Theseller} poured out hot chocolate, thick and dark, with a spoonful of vanilla ice cream on top, because it was there. “It's hot and it's cold!” shouted a boy. It was the best thing that they had ever had.",
          "@street.night(hero give) The smell went out of the door and round all the corners. One by one they came, in bathrobes and flippers, with whatever they had for a cup. {Hero} and Mr Serrano poured out hot chocolate, thick and dark, with a spoonful of vanilla ice cream on top, because it was there. “It's hot and it's cold!” shouted a boy. It was the best thing that they had ever had.",
        ],
        "@street.night They stayed all night. They lit a fire of deckchairs in the middle of the square and moved so close together that nobody shivered. An old woman of ninety-one got the place of honour. She told them how her father had promised her snow, eighty-five years ago, because she had been good. “He was never in a hurry,” she said.",
        "+ @street.dawn At six the sun came up, as if it had only overslept. By nine it was dripping everywhere, and by noon there was just one heap left, in the shade behind the church, with a queue of children in front of it. Each of them might touch it once.",
        [
          "@street(seller give) It is hot again, as it should be. {Theseller} has a new sign: “Vanilla, lemon, and one that is hot and cold”. Visitors shake their heads and order it all the same. And in the freezer, right at the bottom, lies a snowball in a paper bag, with a name on it. It belongs to the old woman.",
          "@street(hero eat) It is hot again, as it should be. Mr Serrano has a new sign: “Vanilla, lemon, and one that is hot and cold”. {Hero} gets the first one every day, for nothing. And in the freezer, right at the bottom, lies a snowball in a paper bag, with a name on it. It belongs to the old woman.",
        ],
      ],
    },
    [SELLER],
  ),
];
