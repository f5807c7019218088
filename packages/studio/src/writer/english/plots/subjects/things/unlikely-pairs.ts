import { role, story } from "../subject-story.ts";
import { withAndWithout } from "../with-and-without.ts";

/** Stories of a balloon and a prickly friend, of lamps in love, a lost colour, a lonely statue, and a machine in an old shop. */
export const unlikelyPairs = [
  story({
    says: [
      role("balloon", "red balloon|balloon|soap bubble|bubble"),
      role("prickly", "hedgehog|porcupine|cactus|sea urchin|pincushion|pin|needle|thistle"),
    ],
    unless: /\b(?:murder\w*|horror|kill\w*|hot[- ]air|dead|died|war|girl|boy|child)\b/i,
    after: [
      "“Stay where you are,” called everybody, when they saw the two of them together. “Think of what may happen!” {Theballoon} thought of it. {Theprickly} thought of it all the time, and made {pricklyhimself} as flat as {pricklyhe} could. So they sat there, at a distance of one metre, and talked across it.",
      "It was a very good distance for talking. {Theballoon} told of what can be seen from above. {Theprickly} told of what can be found under leaves. “Don't you ever want to come down?” asked {theprickly}. “Don't you ever want to get up?” asked {theballoon}. And both of them said “Yes” at the same moment.",
      "+ They invented a game for two who must not touch. {Theballoon} blew a dandelion seed down, and {theprickly} blew it up again. It went on for an hour. “That doesn't look so bad,” said a snail. “But it can't come to a good end,” said its neighbour.",
      "Then the wind turned. It was a storm, with branches in it, and it took hold of {theballoon} and pulled towards the hill, where the thorn hedge stands. “Hold me!” called {theballoon}. It was the one thing that {theprickly} could not do. {Pricklyhis} spines stood up in terror. They always did that, just when it mattered.",
    ],
    end: [
      "Everyone has one place without spines. {Theprickly} had never shown it to anybody. Now {theprickly} rolled over, in front of them all, and lay on {pricklyhis} back, soft side up. “Here!” cried {theprickly}. “The string! Put it here!” And {theballoon} let the string down, exactly there, and it was held.",
      "The wind pulled, and {theprickly} held on. They were dragged through the grass, up the whole hill, as far as the hedge, and there they stopped, a hand's breadth from the thorns. Nothing popped. {Theballoon} hung over {theprickly}, trembling, quite close. It was the first time that there was no metre in between.",
      "+ “You're warm,” said {theballoon}. “You're soft,” said {theprickly}. “You didn't tell me that you were soft.” “You never asked about my tummy,” said {theprickly}, and {theballoon} had to laugh so much that it bounced. Down in the grass the snails had pulled in their heads, and now they came out again, one after the other.",
      "You can see the two of them on fine evenings, going over the hill, one above and one below, with a bit of string between them. Everybody still calls: “Think of what may happen!” “We do,” they call back. And then they go on blowing the dandelion seed, up and down.",
    ],
  }),
  story({
    says: [
      role(
        "pair",
        "traffic light|traffic lights|street lamp|street lamps|lamp post|streetlamp|lighthouse|chimney|windmill|letterbox|postbox|mailbox|bench|signpost|crane|parking meter|telephone box",
      ),
      /\b(?:in love|falls? for|fell for|loves?|loved|kiss\w*)\b/i,
    ],
    of: "things",
    unless: /\b(?:murder\w*|horror|kill\w*|woman|man|girl|boy|war|keeper|couple)\b/i,
    after: [
      "It was the way that the other one stood there, so straight, and yet a little to the left. “Good evening,” said {thepair} on the very first night. It was far too quiet. In between them there was all that road, and neither of them had ever in a lifetime taken a single step.",
      "+ So they did what can be done by those who stand. They looked. When it rained, they saw each other twice, once up there and once upside down in the puddles. When there was fog, they waited. “What do you do when it's foggy?” asked a sparrow. “I look at the place,” said {thepair}.",
      "+ A sparrow became their postman. It was not very good at it. What was said on this side as “I think of you from dusk to dawn” arrived on the other as “It says hello, and there are crumbs at the bakery.” But it was a beginning.",
      "Then men came with orange helmets and a plan. The road was to be wider. On this side everything could stay. But there was a cross on the other one, made with chalk, right at its foot. “Tomorrow,” they said, and drove away. That night neither of them said a word. They only looked, as hard as they could, so that it would last.",
    ],
    end: [
      "A sparrow on the wire could not bear it. It flew to all the others, and told them. In the morning, when the men arrived, the people of the street stood there. There was an old lady who had been kissed in that very place, and a boy who always waited there for his father. “You can't separate those two,” they said.",
      "“It's only a thing,” said the foreman. “Look,” said the boy. It had begun to rain. On the wet road lay the two of them, upside down, one from here and one from there, and they were so long in the water that in the middle they touched. The foreman took off his helmet, and scratched his head. “Well, I never,” he said.",
      "They did move it in the end. It took a crane and half a day. It was lifted up high, right across the road, and for the first time it saw the world from above. Then it was let down, very slowly, on this side, a step away from {thepair}. “Good evening,” it said. “Good evening,” said {thepair}. It was no longer too quiet.",
      "Nobody needs two of them in one place. But when it gets dark, they lean together a little, hardly more than a finger's breadth a year. And if you pass by in the rain, walk round the puddle, please, and not through it.",
    ],
  }),
  story({
    says: [
      /\brainbow\b/i,
      /\b(?:lost|los(?:es|t)|missing|gone|disappear\w*|stole\w*|steal\w*|fade[sd]?|broken|without|lacks?|needs?|pale)\b/i,
      /\b(?:colou?rs?|red|blue|yellow|green|orange|purple|violet|stripes?)\b/i,
    ],
    may: [
      /\b(?<giver>(?:an? |the )(?:little |old |small |brave )?(?:fire engine|fox|strawberry|ladybird|frog|girl|boy|snail|bird|dragon|fish|painter|parrot|butterfly))\b/i,
    ],
    unless:
      /\b(?:chameleon|girl|boy|children|child|looking for|looks? for|looked for|search\w*|detective|painter|woman|man|goat|where (?:it|they)|find out|thief|stole|stolen|steals?|murder\w*|horror|kill\w*|war|fish that|rainbow fish|school|pride|unicorn)\b/i,
    after: [
      "@meadow It stood over the hills with a gap in it, as wide as a road, and you could see the sky through the gap. “That looks like a smile with a tooth out,” said the children. The rainbow tried to laugh about it. But it was afraid of the wind now. It no longer held together as it should.",
      "+ @meadow They searched everywhere, in the puddles, behind the waterfall, and in the soap bubbles of the woman who did the washing. They found a good many colours. But none of them was the right one. And every time it rained, and the sun shone in between, there were fewer people who looked up.",
      "+ @meadow “Can't you do without it?” asked a magpie. “You've got the others.” “Each of us is holding the next one,” said the rainbow. “If you take one out of a row of people who are holding hands, what have the other two got to hold on to?” The magpie had not seen it like that.",
      "@meadow Then {hero} said: “Take mine.” It grew quiet. {Hero} had never been anything but that colour, from top to toe, and had been proud of it. “What will you be, if you give it away?” asked the rainbow. “I don't know,” said {hero}. “I've never tried. But I'm small, and you can be seen from everywhere.”",
    ],
    end: [
      "@meadow(hero look) It did not hurt. It was like letting go of a warm cloth. {Hero} stood still. The colour rose, thin at first and then wide, and lay down in the gap as if it had never been anywhere else. The row was closed. A shiver went along the whole rainbow, and it stood up so high that it reached from one sea to the other.",
      "@meadow(hero look) Down below {hero} stood in the wet grass, as grey as a stone. Nobody knew {him} for a moment. {Hero} looked up, and was glad, and felt a bit cold. And then the rainbow did what no rainbow had done before. It bent down, further and further, until its end touched the earth, exactly where {hero} was.",
      "@meadow(hero dance) “We've talked it over,” it said. “Each of us can spare a little.” Something ran down the end of it, like honey, red and orange and yellow, green and blue and violet, and all of it onto {hero}. It tickled. When {he} opened {his} eyes, there was a bit of every colour there was, and in every place a different one.",
      "@meadow(hero look) People say that at the end of the rainbow there is a pot of gold. Nobody has found it. But those who run fast enough when it rains, and the sun comes through, can see {hero} standing there, in all {his} colours, looking up and saying hello to one of them by name.",
    ],
  }),
  ...withAndWithout({
    says: [
      role("statue", "statue|stone lion|stone angel|bronze horse|stone knight|sculpture|stone boy|stone girl|gargoyle"),
      /\b(?:lonely|alone|wish\w*|wants? to|wanted to|dream\w*|longs?|longed|see the (?:sea|world)|dance|leave|climb\w* down|step\w* down|walk|adventure|friend)\b/i,
    ],
    may: [role("child", "girl|boy|child|granddaughter|grandson|daughter|son")],
    unless:
      /\b(?:murder\w*|horror|haunted|sculptor|stol\w*|steal\w*|detective|thief|kill\w*|weeping|war|in love|statues|museum|curse\w*|princess|turned (?:in)?to stone)\b/i,
    after: [
      "@park(statue) From up there {thestatue} saw everything, and nobody saw {statuehim}. People said “Meet me at the statue”, and never said “Meet me with the statue”. {Thestatue} had been looking in the same direction for a hundred years, and knew every leaf of it.",
      [
        "@park(child talk, statue) Only {thechild} said good morning. “What are you looking at?” asked {thechild} one day, and climbed up, and looked along the stone nose. There was a wall, and behind the wall a strip of sky. “You can't even see the lake from here!” said {thechild}. “It's just round the corner. Hasn't anybody told you?”",
        "@park(statue) Only one old gardener said good morning. “What are you looking at?” he asked one day, and got up on his ladder, and looked along the stone nose. There was a wall, and behind the wall a strip of sky. “You can't even see the lake from here,” said the gardener. “It's just round the corner. Hasn't anybody told you?”",
      ],
      "+ @park.night(statue) Nobody had told {thestatue}. {Statuehe} had often heard splashing in the summer, and had taken it for applause. That night {thestatue} thought about it until the moon went down. A lake. Just round the corner. And {statuehis} neck had not turned for a hundred years.",
      "@park.night(statue) It happened at the hour when the last tram has gone and the first one has not come. {Thestatue} wanted it so much that something cracked. It was the left foot. It came off the base with a crunch, then the right one came, and {thestatue} stood in the wet grass and swayed like a tree. Each step left a hole as deep as a bucket.",
    ],
    end: [
      "@lake.night(statue look) The lake lay there in the moonlight and did not keep still. {Thestatue} had not known that anything could move so much and stay in its place. {Statuehe} sat down on the bank. A duck swam up and looked. “You're new,” said the duck. “No,” said {thestatue}. “I'm only here for the first time.” They talked until it got light.",
      [
        "@lake.dawn(child talk, statue sit) Then it was too late to go back. The sun came up, and {thestatue} could not move any more. They found {statuehim} at eight o'clock, with {statuehis} feet in the water. “Vandals!” cried the man from the council. “No,” said {thechild}. “Look at the holes in the grass. They only go in one direction. And look at the face!”",
        "@lake.dawn(statue sit) Then it was too late to go back. The sun came up, and {thestatue} could not move any more. They found {statuehim} at eight o'clock, with {statuehis} feet in the water. “Vandals!” cried the man from the council. “I don't think so,” said the gardener. “Look at the holes in the grass. They only go in one direction. And look at the face!”",
      ],
      "+ @lake(statue sit) They all looked at the face. For a hundred years it had been solemn. Now it had its mouth open a little, as one has when one is about to laugh. The man from the council took off his hat. “We would need a crane,” he said slowly, “and there's no money for a crane.” So {thestatue} stayed.",
      [
        "@lake(child sit, statue sit) People sit down beside {thestatue} now, shoulder to shoulder, and look where {statuehe} is looking. “Meet me with the statue,” they say. And in the mornings there is one who comes first, and says good morning, and dangles two feet in the water next to two feet of stone. That is {thechild}.",
        "@lake(statue sit) People sit down beside {thestatue} now, shoulder to shoulder, and look where {statuehe} is looking. “Meet me with the statue,” they say. And in the mornings the duck comes by with all her children, and they swim once round two feet of stone.",
      ],
    ],
  }),
  story({
    says: [
      role("bot", "new robot|robot|machine|android|computer"),
      /\b(?<shop>bakery|bookshop|book shop|barber'?s? ?shop|hairdresser'?s?|café|cafe|restaurant|tailor'?s?(?: shop)?|flower shop|garden|farm|post office|workshop|shoe shop|pharmacy|corner shop|grocery|hotel)\b/i,
      role(
        "boss",
        "old baker|baker|bookseller|old man|old woman|barber|hairdresser|chef|cook|tailor|florist|gardener|farmer|postmaster|cobbler|shoemaker|grocer|shopkeeper|owner|grandfather|grandpa|grandmother|grandma|uncle|aunt|Mr|Mrs|Madame|Monsieur|Signora|Signor",
      ),
      /\b(?:trust\w*|grumpy|hat(?:e[sd]?)|does not (?:like|want)|did not (?:like|want)|refus\w*|suspicious|old-fashioned|angry|deliver\w*|hired?|hires|replac\w*|help\w*|new)\b/i,
    ],
    unless:
      /\b(?:murder\w*|war|kill\w*|care robot|nanny|ill|sick|old people|retirement home|slot machine|coffee machine|washing machine|time machine|scarecrow|poem\w*|paint\w*|broken|repair\w*)\b/i,
    after: [
      "{Theboss} walked round {thebot} once, the way you walk round a puddle. “And what is that for?” {bosshe} asked. “For helping,” said {thebot}. “I've been doing this for forty years,” said {theboss}, “and in all that time nobody helped me who needed a plug.” And {theboss} gave {thebot} the worst broom, and pointed at the corner.",
      "{Thebot} swept the corner. After that {bothe} swept it once more. {Bothe} saw everything from there: how {theboss} did it with {bosshis} hands, quickly, without looking, and how {bosshe} rubbed {bosshis} wrist in between, when there was nobody about. {Thebot} counted. It was thirty times a day.",
      "+ The customers were delighted. “What's its name?” they asked. “It hasn't got one,” growled {theboss}. “Then what do you say, when you want something from it?” {Theboss} had to think about that. “Oi,” said {theboss}. {Thebot} saved that as a name.",
      "One morning {theboss} could not do it. {Bosshe} stood there and looked at the wrist, which was as thick as a loaf. It was the day before the feast, with forty orders on the nail, and the doctor said: “Four weeks. No lifting, nothing.” {Theboss} sat down on a sack.",
    ],
    end: [
      "{Thebot} did it just as it says in the book. It was perfect, to the gram, and each was like the last. {Theboss} looked at it. “It's right,” said {theboss}, “and nobody will come back for it.” “What is missing?” asked {thebot}. {Theboss} wanted to say it, and could not. It had never been in words. It was only in the hands.",
      "“Then give them to me,” said {thebot}. {Thebot} held out both arms. So {theboss} stood behind {thebot}, laid {bosshis} own hands on the two of metal, and led them: not so fast here, and there a bit of a swing, and at the end a small slap, for luck. “Can you feel it?” {bosshe} asked. “Thirty times a day,” said {thebot}, “I saw where it hurts.” {Theboss} was silent.",
      "+ By evening the forty orders were done, and no two of them were alike. People stood in a queue right round the corner. “It's as it always was!” they cried. {Theboss} pushed {thebot} to the front by one shoulder. “That was {thebot},” {bosshe} said. “And me. It takes two.”",
      "The wrist is well again. They still do it together, four hands, every morning before it gets light. In the corner stands the worst broom, and neither of them has the time for it. And over the door of the {shop}, under the old name, there is a second line, freshly painted: four hands.",
    ],
  }),
];
