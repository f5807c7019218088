import { also, story, type WrittenStory } from "../../subject-story.ts";

const LOST =
  /\b(?:(?:got|gets|get|was|were|been|is) (?:[a-z]+ )?lost|lost (?:his|her|their|its|my|our|the) way|los(?:es|t) (?:his|her|their|its) way|a lost [a-z]+|wandered (?:off|too far)|strayed)\b/i;
const HOME =
  /\b(?:way (?:back )?home|find (?:his|her|their|its) way|found (?:his|her|their|its) way|way (?:back|out)|back home|return(?:ed|s)? home|get(?:s)? (?:back )?home|got (?:back )?home|go(?:es)? home|come home|came home)\b/i;
const STARS = /\b(?:stars?|moon|North Star|Southern Cross|constellations?)\b/i;
const WILD =
  /\b(?:mountains?|forest|woods|desert|jungle|fog|wilderness|blizzard|snow\w*|hik(?:e|er|ers|ing)|swamp|moor|outback|trail|rain ?forest|hills)\b/i;
const CITY =
  /\b(?:city|town|streets?|hotel|Tokyo|Paris|London|Rome|Venice|Istanbul|Cairo|New York|Mumbai|Delhi|Naples|Lisbon|Berlin|Vienna|Prague|Barcelona|Madrid|Marrakech|Fez|Bangkok|Shanghai|Beijing|Hong Kong|Seoul|Lagos|Nairobi|Mexico City|Buenos Aires|Sao Paulo|São Paulo|Athens|Budapest|Amsterdam|Moscow|Osaka|Kyoto|Hanoi|Jakarta|Manila|medina|old quarter|bazaar|souk|suburb\w*|night out|tram|underground|metro|subway)\b/;
const NOT =
  /\b(?:murder\w*|kill\w*|died|dead|spaceship|astronaut|spacecraft|planet|galaxy|alien|grandpa forg\w+|forg[eo]t\w*|dementia|memory|fallen star|(?:shooting|little|lost) star|toy|teddy|doll|balloon|letter|kidnap\w*|war|wolves attacked|ghost)\b/i;
const MORE = also(
  "(?:in|into|through|across|from) (?:a|an|the) (?:[a-z]+ )?(?:[a-z]+ )?(?:forest|woods|city|town|desert|mountains?|jungle|fog|snow(?:storm)?|snow|sea|ocean|market|museum|swamp|cave|storm|meadow|night|dark|park|station|supermarket|maze|cornfield|airport)",
  "(?:with|and) (?:the )?help (?:of|from) [^.,]*|help(?:ed|s)? (?:him|her|them|it)|led (?:him|her|them|it)|showed (?:him|her|them|it)|follow(?:ed|s|ing)? [^.,]*|guided?",
  "find (?:his|her|their|its) way (?:back )?home|found (?:his|her|their|its) way (?:back )?home|way (?:back )?home",
  "tried|alone|at night|dark|far from home|during [^.]*",
);

const GUIDES =
  "owl|fox|wolf|squirrel|crow|raven|deer|stag|firefly|butterfly|bird|robin|hedgehog|cat|dog|mouse|whale|dolphin|turtle|seagull|bear|rabbit|hare|frog|snail|badger|beetle|bee|ant|moth|donkey|camel|fairy|elf|gnome|troll|dragon";
/** "with the help of an owl", "an owl led them home": not the one who is lost. */
const GUIDE = new RegExp(
  `(?:(?<=(?:help of|help from|helped by|led by|guided by|[Mm]ee?ts?|thanks to|follow(?:ed|s|ing)) )|(?=(?:[Aa]n?|[Tt]he) [^.,]*? (?:led|showed|helped|guided)\\b))(?<guide>(?:[Aa]n?|[Tt]he) (?:(?!lost)[a-z-]+ ){0,3}?(?:${GUIDES})(?: \\p{Lu}\\p{L}+)?)(?![\\p{L}'’-])`,
  "u",
);

const BACKWARDS: WrittenStory = {
  says: [LOST, HOME],
  may: MORE,
  unless: NOT,
  after: [
    "First {hero} thought that it was a game. {He} turned left, and left again, and laughed. Then {he} turned round to go home, and nothing was where {he} had left it. The world had been moved about behind {his} back. {Hero} stopped laughing. “Hello?” {he} called. “Which way is home?”",
    "{Hero} ran this way. It was wrong. {He} ran that way. It was even more wrong, for it was full of thorns. {He} asked a beetle, who was only on a visit. {He} asked the wind, and it pointed in all directions. Then {his} legs were tired and {his} eyes began to sting.",
    [
      "“Don't cry,” said {hero} to {mate}, or perhaps to {himself}. {Mate} leaned against {him}. It was good that there were two of them. Together they made a plan, the best that anybody can make: they would go back the way they had come. It had led past something that hummed, then past something that smelled, then past something tall. They only had to find them the other way round.",
      "“Think,” {hero} told {himself}, and wiped {his} nose. What had been the last thing before {he} got lost? It had been something tall. And before that something that smelled, and before that something that hummed! Tall, smelly, humming. {Hero} only had to find them again, the other way round.",
    ],
    "So {hero} searched for the tall thing, and there it was: it had been behind {him} all the time. {He} patted it. From there {he} followed {his} nose, left and right and left, until something smelled so strongly that {hero} had to sneeze. {He} was never so glad of a bad smell in all {his} life.",
    "+ Only the humming thing was missing. {Hero} listened with all {his} might. {He} heard leaves. {He} heard drops. {He} heard a snore, and went round it in a big curve, on tiptoe.",
  ],
  end: [
    "It grew dark, and nothing hummed. {Hero} sat down and felt very small. To be less alone, {he} began to hum {himself}, the tune from home, the one for falling asleep. {Hero} hummed one line. And out of the dark somebody hummed the second line.",
    "{Hero} jumped up and hummed the third. The fourth came back, much nearer, with a sob in the middle. They had been out searching for {him} everywhere, and humming was all they could still do after so much calling. A lamp came round the corner, and behind the lamp two open arms. {Hero} flew into them.",
    "{Hero} knows the way home by heart now, past the tall thing and the smelly thing. {He} still hums when {he} walks along it. {He} need not. But it is a good tune, and there's always a second line that comes back from the house.",
  ],
};

/** Stories of the way home of those who are lost. */
export const lostAndHome = [
  story({
    says: [LOST, STARS, HOME],
    may: [
      ...MORE,
      ...also(
        "(?:by|with|under|at|to|of) (?:follow\\w+ )?(?:the )?(?:stars|moon|North Star)",
        "brightest|shining|bright",
      ),
    ],
    unless: NOT,
    after: [
      "When the light was gone, {hero} stopped walking. There was no sense in it. Every direction was as black as every other. {Hero} sat down and pulled {his} head in, and listened to {his} own heart. Then {he} looked up, because up there at least it was not quite so dark.",
      "{Hero} had never seen so many stars. They hung there like crumbs on a black cloth. {He} searched for the few that {he} knew: the ones that stood over the roof at home when {he} could not sleep. And there they were! They were a long way down, and they looked small. But {hero} would have known them anywhere.",
      [
        "“That one,” {hero} told {mate}, and pointed. {Mate} saw it as well. So they went on, close together, and looked at the ground and the sky by turns: {mate} took care of the stones and {hero} of the stars.",
        "“That way,” said {hero}, and stood up. {He} looked at the stars for three steps and at the ground for three steps. That is how {he} noticed the ditch in good time, and how {he} did not lose the star. It worked quite well, apart from one bush.",
      ],
      "Then the clouds came. They put out one star after the other, and at last they put out that one, too. Everything in {hero} wanted to run. But {he} knew that those who run in the dark run in a circle. So {hero} stuck a twig into the ground that pointed the way, and lay down beside it, with {his} nose right next to it.",
      "+ It was a long wait. {Hero} counted {his} breaths, up to a hundred and back. {He} thought of the roof at home, and of the window, and of who might be standing behind it at that moment to look at the same clouds.",
    ],
    end: [
      "Towards morning a cold wind came up and tore a hole in the clouds. {Hero} blinked. There stood the star, a little lower than before, and the twig still pointed straight to it. “Thank you,” {hero} told the twig. {He} left it there for the next traveller, and went on, faster and faster, up the last hill.",
      "And then {hero} saw two of them. One star was white and stood in the sky. The other was yellow, far below, and did not twinkle. It was a lamp, and it stood in a window that {he} knew! {Hero} ran, for now it was allowed. The door flew open before {he} had even got there.",
      "{Hero} has a place where {he} sits in the evening when the sky is clear. {He} knows many more stars by now. But first {he} always looks for that one, to say good night to it. And in the window the lamp is left on, all night long, for all who are still on the way.",
    ],
  }),
  story({
    says: [LOST, HOME, GUIDE],
    may: MORE,
    unless: NOT,
    after: [
      "{Hero} had been so sure of the way. It was left at the stone, and then straight on. But there was a stone, and another, and everywhere it went straight on. “I'm not lost,” said {hero} aloud. “I only don't know where everything else is.” {His} voice sounded thin.",
      "It was then that {hero} met {guide}. {Guide} looked {hero} up and down. “You've been past here twice,” said {guide}. {Hero} went red. “Come on,” said {guide}. “Tell me about this home of yours.”",
      "“It's warm,” said {hero}, and walked beside {guide}. “There's a door that squeaks.” “Warm doors that squeak,” said {guide}, “there are plenty of those. What does it sound like all around?” {Hero} shut {his} eyes. {He} had never thought about it. “Water,” {he} said slowly. “You can always hear water, a little, at night.”",
      "“Now we're getting somewhere,” said {guide}, and they both listened. At first {hero} heard only {his} own tummy. Then, very faintly, there was a trickle. They followed the trickle to a stream, and the stream downhill. When {hero} could not go on, {guide} waited. When {guide} went too fast, {hero} called.",
      "+ Once they came to a fork. “Left,” said {guide}. {Hero} sniffed. “Right,” said {hero}. It smelled of supper from there. {Guide} looked at {him} and let {him} go first. “You are better at this than you think,” {guidehe} said.",
    ],
    end: [
      "But then it grew dark, and all at once {guide} stopped. “This is as far as I know,” said {guide}, and it did not sound happy. “I've never been out of here. Now I'm the one who is lost.” {Hero} was frightened for a moment. Then {he} listened once more. “I'm not,” said {hero}. “I can hear the door.”",
      "It was quite clear: somewhere in front of them it squeaked, open and shut, open and shut, because somebody was looking out every minute. {Hero} took the lead, and {guide} stayed close behind {him}. So they came home, and the hug had room for both.",
      "In the morning {hero} brought {guide} back, as far as the stream. From there each of them knew the way. They meet at the stream quite often now. The door has never been oiled. “So that we'll find you again,” they say at home.",
    ],
  }),
  story({
    says: [LOST, HOME, WILD],
    may: MORE,
    of: "adults",
    unless: NOT,
    after: [
      "{Hero} checked the way for the fourth time, and for the fourth time it made no sense. There should have been a path. {He} had half a bottle of water, a bar of chocolate, and a map that had got wet once too often.",
      [
        "“Say it,” said {talker}. “Say what?” “That we're lost.” {Hero} walked on for another ten minutes before {he} said it. It did them both good. They sat down on the ground, and {hero} divided the chocolate. {He} gave {talker} the bigger half and pretended that it was the smaller one.",
        "It took {hero} another ten minutes before {he} said the word. “Lost,” {he} said. Nobody contradicted. Oddly enough it did {him} good. As long as {he} was not lost, {he} had only hurried. Now {he} sat down on the ground, ate two squares of the chocolate, and began to think.",
      ],
      "{Hero} tried to remember the way backwards. The last thing had been a tree, or a post, with a scar like a mouth. Before that there had been something that hummed. {He} shut {his} eyes and walked the whole day once more in {his} head, in the wrong direction. Then {he} got up and began to do it with {his} feet.",
      "It was slow. {Hero} found the scar like a mouth after an hour, and stroked it like a dog. Then it grew dark and cold, and {hero} put on everything {he} had with {him}.",
      "+ In the night {hero} made plans for {his} life. They were very simple. {He} would ring {his} sister. {He} would learn to tie proper knots. {He} would never again be too proud to ask for the way. {He} said it all aloud, so that it counted.",
    ],
    end: [
      "In the grey of the morning {hero} woke up and heard it: a hum, low and steady, off to the right. It was the very hum that {he} had been looking for. {Hero} went towards it, did not run, and counted {his} steps so as to be able to come back. At four hundred there was a fence, and behind the fence a road.",
      "The first car stopped. The driver looked at {hero} and said nothing at all. He only turned up the heating and held out his thermos flask. At the door of {his} home {hero} could not find the keyhole for trembling, and then arms came out.",
      "{Hero} rings up the family every Sunday now, as {he} swore to do out there. And in strange places {he} asks for the way, as soon as there is anybody to ask, and even if {he} knows it. “You can't be lost here,” people say, and laugh. {Hero} only smiles. Then {he} asks what it sounds like there at night.",
    ],
  }),
  story({
    says: [LOST, HOME, CITY],
    may: MORE,
    of: "adults",
    unless: new RegExp(`${NOT.source}|${WILD.source}`, "i"),
    after: [
      "{Hero} had only turned off for a moment, because of a smell of fresh bread. When {he} turned round again, the street had another name. {He} walked back, quite calmly, and came to a square that {he} had never seen. A pigeon looked at {him} as if it knew that already.",
      "All the houses looked like the one that {he} was looking for, and none of them was it. {Hero} asked a policeman, who pointed to the left, and a lady, who pointed to the right. After an hour {he} was back with the pigeon.",
      [
        "“It's your fault,” said {hero}. “I didn't smell any bread,” said {talker}. They sat down on the edge of a fountain and did not talk to each other for about a minute. Then {talker} took off one shoe, and {hero} held out the rest of the bread roll. It was really very good bread.",
        "{Hero} sat down on the edge of a fountain and took off one shoe. People came home from work, called up to windows, and vanished into doors. {Hero} had never before felt so clearly what it means to have a door. “Well,” {he} said to the pigeon, “and where do you live?”",
      ],
      "An old man with a ladder stopped in front of {hero}. He did not speak {his} language, and {hero} did not speak his. So {hero} drew it for him, with a wet finger on the stone: the front, the lamp, the crooked tree before it. The old man looked at it for a long time, nodded, and beckoned.",
      "+ They went through a courtyard with washing in it, through a kitchen where somebody was frying onions, and down a stair that was in no guidebook. Everybody greeted the man with the ladder, and then they greeted {hero} as well. {He} had a slice of melon in {his} hand and did not know from whom.",
    ],
    end: [
      "Then the old man put down his ladder and pointed. There was a front, there was a lamp, and there was a crooked tree. But it was not the right one. It was somebody else's, three streets away from anything. {Hero} could have wept. And then, over the old man's shoulder, between two roofs, {he} saw the bakery.",
      "From the bakery {hero} knew the way. {He} walked it slowly, with the man beside {him}, and it was not even far. At the right door {hero} turned round and put {his} finger on {his} chest, then on the door, then on a chair: sit, eat, please. The old man laughed and leaned the ladder against the crooked tree.",
      "{Hero} still gets lost now and then. {He} does not hurry any more when it happens. {He} follows the smell of bread. {He} sits down on the edge of something. Then {he} takes off one shoe. “Well?” {he} asks the nearest pigeon. “And where do you live?”",
    ],
  }),
  story({ ...BACKWARDS, of: "young" }),
  story({ ...BACKWARDS, of: "creatures" }),
  story({ ...BACKWARDS, of: "things" }),
];
