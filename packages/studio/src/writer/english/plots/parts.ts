import type { Beat } from "../scripts/script.ts";

/** Who the hero is, after the sentence that introduces it, where that one is no bad news. */
export const portraits: Readonly<Record<string, Beat>> = {
  child: [
    3,
    "{Hero} had [a cupboard full of shells|a drawer full of bottle tops|a tin full of buttons] at home and a head full of {topic}.",
    "When {hero} thought of {topic}, {he} [forgot to close {his} mouth|put both shoes on the wrong feet|walked into doors], and {he} thought of it often.",
    "You could tell {hero} from far away by the [yellow boots|red cap|long scarf] and by {his} questions about {topic}.",
    "{Hero} had [a gap between {his} front teeth|a plaster on one knee|hair that never stayed flat|pockets full of string and snail shells] and about a hundred questions a day.",
    "At home they called {hero} [the whirlwind|the dreamer|the question machine], and {he} did not mind a bit.",
    "{Hero} could [stand on one leg for two minutes|eat an apple without hands|name all the dogs in the street], but that was not what {he} {was} dreaming of.",
    "Once {hero} had an idea, {he} could not sit still until it was tried out, and {he} had one now.",
    "{Hero} {was} not the tallest {child} around, and not the loudest either. But {he} never forgot a thing that {he} had set {his} heart on.",
  ],
  adult: [
    3,
    "{Hero} had [tea with milk|toast with honey|two boiled eggs] every morning at seven and thought about {topic} while {he} ate.",
    "{Hero} knew more about {topic} than {he} let on, and less than {he} would have liked.",
    "{Hero} {was} somebody who [knew all the neighbours by name|hummed while working|always carried a second umbrella for others], and people liked {whom} for it.",
    "There were two things that {hero} could not do: whistle, and give up.",
    "{Hero} drank {his} coffee standing up and did most things a little too early. This time {he} {was} just in time.",
    "People said of {hero} that {he} [laughed with {his} whole face|had a good heart and two left feet|could not leave a thing half done], and they were right.",
  ],
  old: [
    3,
    "{Hero} had a bad knee, a good memory and no plans to slow down.",
    "“At your age!” people liked to say to {hero}. {He} had heard it so often that {he} no longer turned round.",
    "{Hero} had a story for every wrinkle, and there were quite a few of those.",
  ],
  animal: [
    3,
    "{Hero} {was} the first of all the {kinds} around to take an interest in {topic}.",
    "You could see {hero} from far away, because no other {kind} had [such a bright nose|such crooked whiskers|such a bold walk], or thought so much about {topic}.",
    "For {akind}, {hero} {was} rather [small|round|shaggy], but {he} had the brightest eyes for miles around.",
    "Most {kinds} are content with [a full stomach and a warm corner|a bit of sun|a quiet life]. {Hero} {was} not like most {kinds}.",
    "Everybody around knew {hero}. {He} {was} the one who said good morning to the stones as well.",
    "{Hero} had [one crooked ear|a very small voice|a habit of falling over], and a very big heart.",
  ],
  thing: [
    3,
    "{Hero} had a scratch on one side and a will of {his} own.",
    "From outside {hero} looked quite ordinary. Inside, {he} {was} full of plans.",
  ],
  group: [
    3,
    "*The {bare} were never of the same opinion, and never apart for long.",
    "*One of them always had the ideas, and one of them always carried the bag.",
  ],
  narrator: [
    3,
    "I have told this to hardly anybody. So listen.",
    "I still know exactly what the weather was like that day, and what I had in my pockets.",
  ],
};

interface Obstacle {
  /** What the sentence of the idea says. */
  readonly words: RegExp;
  readonly lines: Beat;
}

/** What comes of a trouble that the idea names, right after its sentence. */
export const obstacles: readonly Obstacle[] = [
  {
    words: /\b(?:stutter\w*|stammer\w*)\b/i,
    lines: [
      1,
      "The words were all there in {hero's} head, clear and quick. Only on the way to {his} mouth they got stuck, like people in a narrow door.",
      "It was always the first letter. {Hero} could feel it coming, like a stone on the road, and could not get round it.",
    ],
  },
  {
    words: /\b(?:broke|broken|cracked|tore|torn|stopped working|burned|burnt|fell apart|exploded)\b/i,
    lines: [
      1,
      "There was a bang, then a hiss, and then nothing. {Hero} [knocked on it|kicked it, quite gently|turned all the knobs] and said please. It did not help.",
      "{Hero} looked at it from above and from below, and called it a bad name. Then {he} said sorry to it. It stayed broken.",
    ],
  },
  {
    words: /\b(?:laughed|laughs|make fun|made fun|teased?|mocked?|believed?s? (?:him|her|them|me|it))\b/i,
    lines: [
      1,
      "It stung more than {hero} wanted to show. {He} smiled, because that seemed the easiest thing to do, and swallowed the rest.",
      "{Hero} pretended not to hear it. But at night, when it was quiet, {he} heard it again.",
    ],
  },
  {
    words:
      /\b(?:not allowed|forb[aio]d\w*|refused|said no|says? (?:that )?\w+ (?:can['’]?t|could not|cannot)|said (?:that )?\w+ (?:can['’]?t|could not|cannot)|would not let|did not let|wanted to (?:throw|close|cut|sell))\b/i,
    lines: [
      1,
      "“No” is such a short word, thought {hero}. There ought to be some way round it.",
      "{Hero} opened {his} mouth to say something, and shut it again. But {he} had not given up. {He} {was} only thinking.",
    ],
  },
  {
    words: /\b(?:storm|sandstorm|blizzard|rain(?:ed|s)?|snowed in|fog|flood|wind)\b/i,
    lines: [
      2,
      "It came so suddenly that {hero} only just managed to hold on to {his} things. A moment later everything was grey, and all you could hear was the roar of it.",
      "{Hero} looked up and got the first drop right on the nose. The second one was not long in coming.",
    ],
  },
  {
    words:
      /\b(?:too (?:slow|small|short|weak|quiet|loud|late|old|big|tall|clumsy|heavy)|could not|could only|did not know how|had never)\b/i,
    lines: [
      2,
      "{Hero} knew that better than anybody. But knowing it and giving up are two different things.",
      "It was true, and {hero} could not change it. {He} could only find out what else {he} had.",
    ],
  },
  {
    words: /\b(?:stole|stolen|gone|missing)\b/i,
    lines: [2, "{Hero} looked once more, though {he} had looked there twice already. Then {his} heart sank."],
  },
  {
    words:
      /\b(?:no money|not have (?:any|enough)|no time|before (?:it is|it was) too late|only one (?:day|night|hour|week))\b/i,
    lines: [2, "{Hero} counted it on {his} fingers, and no matter how often {he} counted, it was not enough."],
  },
];

/** Quiet scenes between two paragraphs of a plot, as far as there is room. */
export const pauses: Beat = [
  4,
  "{Thehelper} came by in the evening with a pot of soup, and {they} ate it straight from the pot and talked about everything in the world except {topic}. Afterwards {hero} felt ready for {it} again.",
  "“Do you know what I like about you?” asked {thehelper}, quite suddenly. “You've fallen on your nose three times over {topic}, and each time you got up with a new idea.”",
  "“I once wanted something as badly as you want {topic},” said {stranger}, “and I gave up the day before.” {Hero} thought about that for a while, and then went back to {it}.",
  "“Are you worried about {topic}?” asked {talker}. “Only a little, now that you ask about {it},” said {hero}.",
  "“If it goes wrong with {topic}, we'll say that it was my idea,” said {talker}, and {hero} had to laugh in spite of {it}.",
  "“Tell me about {topic} again,” said {talker} when the light was out. {Hero} told it from the beginning, and before {he} came to {it}, {talker} was asleep.",
  "{Talker} did {topic} with two spoons and a napkin, so that {hero} could see how it looked from outside. It was very silly, but {hero} noticed something about {it} that {he} had not seen before.",
  "“You're thinking of {topic},” said {talker}. “You've been stirring your tea for ten minutes because of {it}, and there's no tea in the cup.”",
  "{Talker} had drawn a little picture that showed {hero} with {topic}, and both of them were smiling, so {hero} put it where {he} could see it.",
  "{Beast} got up, came over and put a warm head on {hero's} knee. “You're right,” said {hero}, “there are other things in the world than {topic}.”",
  "{Hero} told {beast} everything about {topic}, and {beast} listened to the end, yawned, and lay down across {hero's} feet.",
  "{Beast} sniffed at everything that had to do with {topic}, and sneezed. “That's what I think of {it}, too,” {hero} said to {beast}.",
  "{Beast} had an opinion of {topic}, and it was a clear one: first sniff, then sit on {it}.",
  "^{Hero} bought a bun and ate it on the bridge, with nothing but {topic} in {his} head. The water down below went past without hurrying and still got to the sea, and perhaps, thought {hero}, it would be like that with {it}.",
  "^That night {hero} made a list with two columns about {topic}, and the bad side was longer, but on the good side stood the only thing about {it} that really mattered.",
  "^{Hero} wrote a postcard and put all of {topic} on it, in very small letters, with just enough room for a kiss in the corner, and felt better about {it} at once.",
  "^In the bath {hero} explained {topic} to the sponge, and since the sponge had no questions about {it}, {he} dived.",
  "^{Hero} cleaned {his} shoes that evening, because you can think so well about {topic} while you brush: by the left shoe {he} {was} worried about {it}, and by the right one {he} {was} not.",
  "^At the baker's half of the queue was for {topic}, and half of it was against {it}, and nobody knew that it was {hero} who stood behind them and looked at the rolls.",
  "^{Hero} woke up at three because of {topic}, drank a glass of water, thought of {it} for a while at the dark window and went back to bed.",
  "^On the stairs {hero} met a neighbour who had heard about {topic}, and they stood there so long that the light went out twice while they talked of {it}.",
  "^There was a smell of pancakes in the house that evening, and for as long as they lasted {hero} did not think of {topic} once.",
  "^{Hero} whistled on the way home, rather out of tune, and by the corner {he} noticed that it was a song about {topic}.",
  "^A postman asked {hero} the way, and {hero} {was} thinking so hard of {topic} that {he} sent him round in a circle.",
  "%{Hero} went down to the water and drank, and in there was another {kind}, upside down, who looked just as tired of {topic}.",
  "%{Hero} lay down in a patch of sun and thought about {topic}, and when the patch moved on, {hero} moved after it, until {he} had thought about {it} from every side.",
  "%A snail came past, and {hero} told it about {topic}, and though it took the snail until evening to nod, {hero} felt better about {it}.",
  "%The wind brought smells from far away, and for a while {hero} forgot {topic} and only sniffed, until everything smelled of {it} again.",
  "%Two magpies sat on a branch and quarrelled about {topic}, and {hero} liked the one better who believed in {it}.",
  "%That night it rained, and {hero} crept under a large leaf, where the drops seemed to drum one word, over and over: {topic}.",
  "%An ant stopped in front of {hero} with a crumb on its back and wanted to hear about {topic}, and it did not put down the crumb until it had heard all about {it}.",
  "%{Hero} had a dream in which {topic} was as big as the moon, and {he} walked all the way round {it} without getting tired.",
  "%In the morning everything was wet with dew, and in every drop {hero} saw {topic}, upside down and very small.",
  "*One of them wanted to hear no more about {topic} that day, and the other wanted to go on, so they tossed a coin, and while they looked for it under the cupboard, they had the best idea about {it} so far.",
  "*“You talk about {topic} in your sleep,” said one of them in the morning. “And what do I say about {it}?” asked the other.",
  "*They took turns at worrying about {topic}: one until lunch, and one after lunch, so that each of them had half a day off from {it}.",
  "*In the evening they played cards for {topic}, and the one who lost had to think of {it} until bedtime.",
  "{Hero} told {thehelper} how it had all begun with {topic}, and it was such a long story that {thehelper} let the soup burn over {it}.",
  "“You look tired,” said {thehelper}. “It's {topic},” said {hero}, “I still see {it} when I close my eyes.” “Then close only one,” said {thehelper}.",
  "By the next day everybody had heard about {topic}, and a little girl ran along beside {hero} for a while and asked if she could help with {it}.",
  "“What would you do with {topic}?” {hero} asked. “Sleep on it,” said {thehelper}, “and have a good breakfast, and look at {it} again.”",
  "“Have you got any further with {topic}?” asked {thehelper} over the fence, and {hero} said that {he} had got further with {it}, but only backwards.",
];

/** Small moments for longer stories. */
export const moments: Beat = [
  12,
  "Once {hero} turned round to make sure that {talker} was still there. {Talker} waved.",
  "“Tell me the truth about {topic},” said {hero}. “Is it any good?” {Talker} thought about it. “Not yet,” said {talker}. “But nearly.”",
  "“Do you think we'll laugh about {topic} one day?” asked {hero}. “I'm already starting,” said {talker}.",
  "{Beast} stayed close to {hero}. Whenever {he} stopped, {beast} stopped, too.",
  "{Hero} gave half of {his} bread to {beast}, and then, after a look from below, half of the other half.",
  "^Before {hero} fell asleep, {he} thought of {topic} once more: of what had gone wrong, and of what had not.",
  "“Once more,” {hero} said, and looked at {topic}. {He} had said it so often by now that it was almost a song.",
  "{Hero} closed {his} eyes for a moment and tried to see how it would be to {wish}.",
  "“Do you really want to {wish}?” asked {thehelper}. “More than anything,” said {hero}.",
  "“Nobody has ever managed to {wish},” somebody said. “Not so far,” said {hero}.",
  "“And what about {second}?” asked {thehelper}. {Hero} had almost forgotten about that.",
  "“You look tired,” said {thehelper}. “I am tired,” said {hero}. “But it's a good sort of tired. It's the sort that {topic} makes.”",
  "{Hero} hummed while {he} worked, and the tune was about {topic}.",
  "There was no hurry about {topic} any more, {hero} told {himself}, and went on a little faster.",
];

/** What goes wrong in stories that are to be funny. */
export const funny: Beat = [
  2,
  "At that very moment {hero} stepped into a bucket. {He} walked on as though it had to be like that: clank, clank, clank.",
  "{Hero} wanted to say something important, but just then the hiccups came. “It is, hic, very, hic, serious,” said {hero}. After that nobody could be serious any more.",
  "A passing pigeon looked at {hero}, shook its head and walked on.",
];

/** What was wished for or not dared comes true. */
export const fulfilments: Beat = [
  0,
  "And so {hero} {done} after all.",
  "And then, at last, {hero} {done}.",
  "That was how {hero} {done}.",
];
