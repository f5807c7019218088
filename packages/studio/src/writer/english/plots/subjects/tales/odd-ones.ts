import { role, story } from "../subject-story.ts";
import { alongside, companion } from "./companion.ts";

/** Tales of animals who are not like the others of their kind. */
export const oddOnes = [
  story({
    says: [role("giraffe", "giraffe"), /\bneck\b/i],
    unless: /\bscarf|knit/i,
    may: companion("giraffe"),
    lead: "giraffe",
    after: [
      "It was always there first, and {hero} came after it. At every feast it hung into the cake. When the others played hide and seek, they only had to look up. “Found you!” they called. {Hero} had tried bushes, and the big rock, and even a hole. But there was always something left over at the top.",
      [
        "@meadow(hero talk, mate talk) “What's the air like up there?” asked {talker}. “Lonely,” said {hero}. “By the time a joke has come up to me, the rest of you have finished laughing.” {Talker} thought that over. “Then I'll tell it to you first,” said {talker}, “and we'll wait for them.” It was a joke about a coconut, and it was worth waiting for.",
        "@meadow(hero walk) “What's the air like up there?” they asked, and thought themselves very funny. “Lonely,” {hero} would have liked to say. By the time a joke had come up to {him}, the rest of them had finished laughing. So {he} walked about with {his} head down by the knees, and got a stiff back, and bumped into everybody.",
      ],
      "+ {Hero} tied a knot in it once. It looked quite neat, but {he} could not swallow, and it took two monkeys and a good deal of butter to get it out again. {He} wore a high collar, with a bow. {He} stood beside a lighthouse for a whole afternoon, just to feel short.",
      "@street(hero look) Then there was a cry. It came from right up there, thin and full of fear. On a ledge sat a kitten, no bigger than a slipper, and below it there was nothing. It had climbed after a moth. Now it dug in its claws and shook. The ladder was too short. Everybody looked up, and nobody said a word.",
    ],
    end: [
      [
        "@street(hero stand, mate talk) “Now would be the moment,” said {talker} quietly. {Hero} lifted {his} head. It went up past the windows, past the ladder, past the gutter. All the bent places in it cracked. At the very top it was still a hand short. {Hero} stood on tiptoe, and stretched as never before, and laid {his} cheek against the wall.",
        "@street(hero stand) {Hero} lifted {his} head. It went up past the windows, past the ladder, past the gutter. All the bent places in it cracked. At the very top it was still a hand short. {Hero} stood on tiptoe, and stretched as never before, and laid {his} cheek against the wall.",
      ],
      "@street(hero talk) “Hello,” said {hero}. “What's the air like, up here?” The kitten stopped shaking, so surprised it was. “Cold,” it said. “Then come over to me. It's a slide, you know. It's the longest in the whole country.” One paw came, and the second. And then there was a squeal that began in fear and ended, far below, in the grass, in: “Again!”",
      "+ They all wanted to go down after that, the monkeys and the mice and the fat badger, who got stuck halfway. {Hero} laughed so much that it was like a swing. And when somebody told the one about the coconut, they waited, all of them, until it had got to the top. Then they laughed together.",
      "@meadow(hero stand) {Hero} has thrown the collar away. When they play hide and seek now, nobody looks for {him}. {He} stands in the middle, with {his} head in the clouds, and is the place where everybody is safe.",
    ],
  }),
  story({
    says: [
      role(
        "sheep",
        "sheep|lamb|zebra|swan|duckling|cow|kitten|puppy|penguin|flamingo|mouse|ladybird|crow|raven|bird|cat|chick|foal|reindeer|tiger|leopard",
      ),
      /\b(?:black|pink|blue|green|red|purple|white|stripes|spots?|dots?|colou?rs?|different|wings|born with|striped|spotted|rainbow|colourful|grey)\b/i,
      /\b(?:others?|different|laugh\w*|teas\w*|belong\w*|fit in|wants? to be|wanted to be|alone|nobody|no one|recogni[sz]\w*|ashamed|play with|only one)\b/i,
    ],
    of: "creatures",
    unless:
      /\b(?:rainbow|crayon|cover|flower|paints?|painted by|wool for|police|broken|mitten|snow|lost in|chick lost|mother|ship|stole)\b/i,
    may: [alongside],
    lead: "sheep",
    after: [
      "@lake(hero look) {Hero} stood at the pond and looked in. All the others looked back at themselves as well, one beside the other, and each was like the next. And in the middle was {hero}. It looked like a mistake that nobody had rubbed out.",
      [
        "@lake(hero talk, mate talk) “I'd like to be like that,” said {hero}. “Like whom?” asked {talker}. “Like all of them.” {Talker} squinted. “Then I couldn't find you any more,” said {talker}. But {hero} had already begun: first with flour, and then with mud, and then with ash from the fireplace. {He} looked like a pudding that has fallen down.",
        "@lake(hero stand) {Hero} tried flour. It was wonderful until it rained. {He} tried mud, and that was wonderful until it dried, and then bits fell off. With ash from the fireplace {he} looked so much like the others that {his} own aunt walked right past {him}. {Hero} was glad of it for about an hour. Then {he} was more alone than before.",
      ],
      "+ @meadow(hero look) “If you keep to the back,” said the others, and they meant it kindly, “nobody will notice.” So {hero} kept to the back. From there {he} saw what nobody saw who looked only at the one in front: a lark's nest, a loose fence, and how the clouds came over the hill, long before the rain did.",
      "@meadow(hero look) And then came the fog. It rolled down from the hill, thick and wet, and everything in it was pale. The others could not see each other any longer. They called, but in the fog each call came from everywhere. They ran this way and that, and somewhere in all this was the edge of the cliff. “Stand still!” cried {hero}. But nobody could see where {hero} was.",
    ],
    end: [
      [
        "@meadow(hero stand, mate talk) “They can't see me,” said {hero}. “Because you've got ash all over you!” said {talker}. There was a puddle. {Hero} jumped in, rolled, shook {himself}, and stood up, just as {he} had been born. Then {he} climbed on the highest stone. And in all that paleness there was a single spot that was not like the rest.",
        "@meadow(hero stand) They could not see {him}, because of the ash. {Hero} jumped into a puddle, rolled, shook {himself}, and stood up, just as {he} had been born. Then {he} climbed on the highest stone. And in all that paleness there was a single spot that was not like the rest.",
      ],
      "@meadow(hero look) “There!” they called. And they came out of the fog, with stretched necks and wet noses, straight towards {hero}. {He} counted them. When the last one had come, the ground behind it broke off and rolled down into the deep, and it was a long time before they heard it.",
      "+ @lake They stood close around {him}, in a ring, and got warm. “How good that you look like that,” said the aunt, and it was very quiet. The next morning there was a splash at the pond. The smallest of them had fallen into the blackberries on purpose, and came out blue all over, and was as proud as a king.",
      "@lake(hero look) {Hero} goes in front now, whenever the weather is bad. And at the pond they still look in, all of them, one beside the other. In the middle is {hero}. It looks as if somebody had put a full stop there, so that everybody knows where to begin.",
    ],
  }),
  story({
    says: [
      role(
        "owl",
        "owl|owlet|chick|cat|kitten|dog|puppy|rooster|cockerel|cow|duck|duckling|frog|sheep|lamb|donkey|lion|wolf|parrot|cuckoo|crow|pig",
      ),
      /\b(?:moo\w*|hoo|meow\w*|miaow\w*|bark\w*|woof|oink\w*|quack\w*|howl\w*|crow(?:s|ed)|croak\w*|roar\w*|baa\w*|bleat\w*|neigh\w*|cluck\w*|tweet\w*|purr\w*|hoot\w*|cock-a-doodle-doo)\b/i,
      /\b(?:can(?:no|')t|could not|couldn't|only|instead|wrong|never|never learn\w*|strange|differently)\b/i,
    ],
    unless:
      /\b(?:moon|ghost|murder|farm(?:er)? sold|mane|haircut|watch|sunrise|wake|alarm|voice|midnight|howl\w* (?:with|at)|crow(?:ed|s) (?:at|when|for))\b/i,
    may: [alongside],
    lead: "owl",
    after: [
      "“Once more,” said {hero's} mother, “and slowly.” {Hero} took a breath, opened {his} mouth as wide as it would go, and thought of the right sound with all {his} might. Then the wrong one came out. It came out loud and clear. Everywhere in the grass they giggled.",
      [
        "@farm(hero talk, mate talk) Only {talker} did not laugh. “I think it's good,” said {talker}. “It's well said. It only comes from somebody else.” “From whom?” asked {hero}. “That's what we ought to find out,” said {talker}. And they practised together behind the barn, the right one and the wrong one, one after the other, until the swallows moved out.",
        "@farm(hero stand) {Hero} practised behind the barn, where nobody could hear it. {He} tried it with honey. {He} tried it with {his} nose shut. The doctor looked down {his} throat with a lamp and found nothing but a throat. “It will come,” he said. It did not come. So {hero} stopped saying anything at all.",
      ],
      "+ @river.dusk(hero look) Whoever says nothing hears a great deal. {Hero} heard how the beetles walked. {He} heard, from the other side of the river, somebody call, every evening at the same time, and it was the very same sound that {he} had. {He} sat up. It was not a joke. It was said in earnest, by many, as if it were the most ordinary thing in the world.",
      "@river.night(hero look) One night there was smoke. Across the river a stable was on fire, and those who lived in it were fast asleep. Everybody on this side shouted as loudly as they could. Over there nobody woke up. They did not know that language.",
    ],
    end: [
      [
        "@river.night(hero stand, mate point) “Now you!” said {talker}. “Say it!” {Hero} had not said it for weeks. {He} ran down to the water, climbed on a post, opened {his} mouth as wide as it would go, and for the first time {he} did not think of the right sound at all. It rolled over the river like a bell.",
        "@river.night(hero stand) {Hero} had not said it for weeks. {He} ran down to the water, climbed on a post, opened {his} mouth as wide as it would go, and for the first time {he} did not think of the right sound at all. It rolled over the river like a bell.",
      ],
      "@river.night(hero stand) In the stable a head went up. Who was calling there, in their own language, and so urgently? {Hero} called it again and again, until {his} voice broke. A door burst open. They came out, big and small, with smoke in their eyes, and ran down to the water, and after the last of them the roof fell in.",
      "@river.night(hero look) They stood on the two banks and looked across at each other. Then the oldest one over there said it, once, and very slowly. {Hero} understood it. {He} had always known what it meant, only not that {he} knew. “They say that I've got a beautiful accent,” {he} told the others.",
      "@river.dusk(hero stand) The right sound came in the end, all by itself, on an ordinary Tuesday. {Hero} can do both now. Every evening there is a call from over the river, and {he} is the one who answers, and nobody giggles. They all want to know what's new over there.",
    ],
  }),
  story({
    says: [
      role("kangaroo", "kangaroo|frog|hare|rabbit|grasshopper|horse|pony|goat|cricket|flea|lamb"),
      /\b(?:can(?:no|')t|could not|couldn't|unable to|never learn\w* to|bad at|afraid (?:of|to)|scared (?:of|to)) (?:jump\w*|hop\w*|leap\w*)\b/i,
      /\b(?:contest|competition|race|games|olympics|olympic|championship|tournament|festival|show|medal)\b/i,
    ],
    may: [alongside],
    lead: "kangaroo",
    early: /,? (?:and|but) (?:w(?:ins|on)|comes? in last|came in last)\b.*$/i,
    after: [
      "The name stood on the list, in {hero's} own writing, and could not be taken back. Everybody read it twice. “You?” they asked. “Why not?” said {hero}. {His} feet simply did not know how. They stood on the ground and loved it.",
      [
        "@meadow(hero look, mate talk) “We've got three weeks,” said {talker}, and blew a whistle. They began with a twig. {Hero} looked at the twig. {He} thought of the air on the other side. Then {he} walked round it. “That was round,” said {talker}. “But it was a good round.” They wrote it down in a book: day one, round.",
        "@meadow(hero look) There were three weeks left. {Hero} began with a twig. {He} looked at the twig. {He} thought of the air on the other side. Then {he} walked round it. {He} wrote it down in a book, to be honest about it: day one, round. And below it, because it was true as well: a good round.",
      ],
      "+ @meadow On day nine {hero} fell over the twig, and that was progress. On day twelve {he} tried it from a springy mattress and came down beside the mattress. On day fifteen {he} tied balloons to {his} ears. {He} hung there for a moment, an inch above the ground, and then they burst, one by one, and each of the bangs was a sort of applause.",
      "@stadium(hero stand) On the big day the flags were flying, and the tents were full. One after another they flew through the air as if it were nothing, and there was a roar each time. Then {hero's} name was called. {His} feet stood on the ground and loved it.",
    ],
    end: [
      "@stadium(hero stand) At that moment there was a scream. The main pole of the tent had cracked, and the roof, with all the flags, sank down over the seats. Everybody jumped. They hit their heads on the canvas, and got caught in it, and made it worse. “Down!” called {hero}. “Stay on the ground!”",
      [
        "@stadium(hero stand, mate carry) {Hero} walked. {He} walked into the middle of it, set both feet on the ground, put {his} back under the pole, and stood. Nobody has ever stood like that. “This way!” called {talker}, and lifted the edge. They crawled out past {hero's} feet, all of them, the champion, too, and those feet did not give way by an inch.",
        "@stadium(hero stand) {Hero} walked. {He} walked into the middle of it, set both feet on the ground, put {his} back under the pole, and stood. Nobody has ever stood like that. They crawled out past {hero's} feet, all of them, the champion, too, with a flag round his neck, and those feet did not give way by an inch.",
      ],
      "@stadium(hero walk) When the last one was out, it was so quiet that the sand could be heard. “May I go on now?” asked {hero}, and came out. {He} went up to the line. {He} lifted one foot, and the other. It was hardly a jump. It was as high as a twig. The crowd roared as never before.",
      "@stadium The gold medal hangs round the champion's neck, as is only right. But there's a new one since that year, and it is made of iron. There's a pair of feet on it, side by side. And in the book stands, on the very last page: day twenty-one, over. A good over.",
    ],
  }),
  story({
    says: [
      role("elephant", "elephant|elephants"),
      /\btrunk\b/i,
      /\b(?:short\w*|small(?:er)?|tiny|little) trunk\b|\btrunk (?:was|is|that was|which was) (?:too |so |very |much )*(?:short|small|tiny)\w*/i,
    ],
    unless: /\b(?:circus|mango|stray|forg[eo]t\w*|remember\w*|widow|draughts|mayor|village)\b/i,
    may: companion("elephant", "mother", "mum", "father"),
    lead: "elephant",
    after: [
      "@river(hero stand) Whatever the others did, {hero} did it as well, and it came out wrong. They bent down and drank. {Hero} had to lie on {his} stomach. They greeted each other from afar, with a swing. When {hero} tried it, it looked as if {he} were shaking off a fly. “Just watch, little one,” they said. “Next year, perhaps.”",
      [
        "@meadow(hero talk, mate talk) “Next year is a long way off,” said {talker}, and yawned. “What do you want to do now?” “I want to be in it,” said {hero}. “With all of them, in front of everybody.” {Talker} looked at {him} from the side, from the top, and from below. “You're built differently,” said {talker}. “So do it differently.”",
        "@lake(hero look) “Next year is a long way off,” said {hero} to {his} reflection in the pond. It nodded. {He} wanted to be in it now, with all of them, in front of everybody. {He} pulled, to make things longer. {He} hung a stone on. After a week there was only one change: {he} knew every inch of {himself} by heart.",
      ],
      "+ @river(hero stand) In the reeds, where nobody was looking, {hero} found out what {he} could do. If {he} breathed in through there, quickly, a whistle came. If {he} breathed in slowly, it was like a flute. The others could only trumpet, and it was always the same: taraa.",
      "@river(hero look) On the day of the great feast they stood in a row in the water, large and grey and splendid. “Now!” called the oldest, and they all sucked, and they all blew. Nothing came. The river had been low for weeks, and it was full of mud. All the long noses were blocked, right to the top. The people on the bank began to murmur.",
    ],
    end: [
      [
        "@river(hero run, mate point) “They can't breathe properly!” cried {talker}. “Run!” {Hero} ran along the row, through the shallow water, and there was no mud in what {he} had, because there was not enough of it to reach the bottom. {He} put it to the first of them, like a cork to a bottle, and sucked, and spat. Plop. And the next. Plop.",
        "@river(hero run) {Hero} ran along the row, through the shallow water. There was no mud in {his} nose, because it did not reach to the bottom. {He} put it to the first of them, like a cork to a bottle, and sucked, and spat. Plop. And the next. Plop.",
      ],
      "@river(hero stand) It went down the whole row: plop, plop, plop, like a very large kettle. At the end stood the oldest, with tears in her eyes. Plop! It was the loudest of all. Then the whole herd breathed in, and blew, all at once. It rose up into the sun and came down on everybody like silver rain, and there was a rainbow in it.",
      "+ @river(hero stand) “Who is the little one?” called the people on the bank. The oldest pushed {hero} forward, to the very middle. {He} was dirty from top to toe. There was nothing that {he} could swing. So {hero} breathed in, quite slowly. It was like a flute. Nobody had ever heard such a thing from an elephant, and the birds joined in.",
      "@river(hero walk) When {hero} comes past now, they greet {him} from afar, all of them. They do it with a little shake, as if it were for a fly.",
    ],
  }),
];
