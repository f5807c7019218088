import type { Beat } from "../scripts/script.ts";

/** Who the hero is, after the sentence that introduces it, where that one is no bad news. */
export const portraits: Readonly<Record<string, Beat>> = {
  child: [
    3,
    "{Hero} had [a gap between {his} front teeth|a plaster on one knee|hair that never stayed flat|pockets full of string and snail shells] and about a hundred questions a day.",
    "At home they called {hero} [the whirlwind|the dreamer|the question machine], and {he} did not mind a bit.",
    "{Hero} could [stand on one leg for two minutes|eat an apple without hands|name all the dogs in the street], but that was not what {he} {was} dreaming of.",
    "Once {hero} had an idea, {he} could not sit still until it was tried out, and {he} had one now.",
    "{Hero} {was} not the tallest {child} around, and not the loudest either. But {he} never forgot a thing that {he} had set {his} heart on.",
  ],
  adult: [
    3,
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
  "{Thehelper} came by in the evening with a pot of soup. {They} ate it on the step, straight from the pot, and talked about everything in the world except {topic}. Afterwards {hero} felt ready for {this} again.",
  "“Do you know what I like about you?” asked {thehelper}, quite suddenly. “You've fallen on your nose three times over {topic}, and each time you got up with a new idea.” {Hero} rubbed {his} nose and looked pleased.",
  "“I once wanted something as badly as you want {topic},” said {stranger}. “And did you get it?” asked {hero}. “No. I gave up the day before. I still think about that day.” {Hero} was quiet for a while, and then went back to {it}.",
  "“Are you worried about {topic}?” asked {talker}. “Only a little, now that you ask,” said {hero}. “Good,” said {talker}. “Then at least one of us is. I was beginning to think that I had to do it all.”",
  "“If it goes wrong with {topic}, we'll say that it was my idea,” said {talker}. {Hero} laughed. “And if it goes well?” “Then it was mine, too,” said {talker}.",
  "“Tell me about {topic} again,” said {talker} when the light was out. {Hero} told it from the beginning. Before {he} came to {it}, {talker} was asleep.",
  "{Talker} did {topic} with two spoons and a napkin, so that {hero} could see how it looked from outside. It was very silly. But {hero} noticed something about {it} that {he} had not seen before.",
  "“You're thinking of {topic},” said {talker}. “How do you know?” asked {hero}. “You've been stirring your tea for ten minutes,” said {talker}, “and there's no tea in it.”",
  "{Talker} had drawn a little picture. It showed {hero} with {topic}, and both of them were smiling. {Hero} put it where {he} could see it.",
  "{Beast} had watched all of it with one eye. Now {beast} got up, came over and put a warm head on {hero's} knee. “You're right,” said {hero}. “There are other things in the world than {topic}.”",
  "{Hero} told {beast} everything about {topic}, from the beginning. {Beast} listened to the end, and yawned, and lay down across {hero's} feet.",
  "{Beast} sniffed at everything that had to do with {topic}, and sneezed. {Hero} laughed. “That's what I think, too,” {he} said to {beast}.",
  "{Beast} had an opinion of {topic}, and it was a clear one: first sniff, then sit on it. {Hero} had to lift {beast} down twice.",
  "^{Hero} bought a bun and ate it on the bridge, with nothing but {topic} in {his} head. Down below the water went past, without hurrying, and still it got to the sea. Perhaps it would be like that with {it}, too, thought {hero}.",
  "^That night {hero} made a list of {topic} with two columns, one for good and one for bad. The bad side was longer. But on the good side stood the only thing about {it} that really mattered.",
  "^{Hero} wrote a postcard and put all of {topic} on it, in very small letters. There was just room for a kiss in the corner. {He} never posted it, but it had done {whom} good to write about {it}.",
  "^In the bath {hero} explained {topic} to the sponge. The sponge had no questions. “So it's clear, then,” said {hero}, and dived.",
  "^{Hero} cleaned {his} shoes that evening, though they were clean, because you can think so well about {topic} while you brush. By the left shoe {he} {was} worried about {it}. By the right one {he} {was} not.",
  "^At the baker's they talked about {topic}. {Hero} stood in the queue and pretended to look at the rolls. Half of them were for it, and half of them were against it, and nobody knew that it was {hero} who stood behind them.",
  "%{Hero} went down to the water and drank. In there was another {kind}, upside down, who looked just as tired of {topic}. “Tomorrow,” {hero} said to it.",
  "%{Hero} lay down in a patch of sun and thought about {topic}. The patch moved on, and {hero} moved after it. By the time the sun went down, {he} had thought about {it} from every side.",
  "%A snail came past, and {hero} told it about {topic}. It took the snail until evening to nod. But it did nod, and {hero} felt better about {it}.",
  "%The wind brought smells from far away. For a while {hero} forgot {topic} and only sniffed. Then it turned, and everything smelled of {it} again.",
  "%Two magpies sat on a branch and quarrelled about {topic}. “It will never work,” said one. “It will,” said the other. {Hero} liked the other one better.",
  "%That night it rained, and {hero} crept under a large leaf. The drops drummed, and it sounded to {hero} like one single word, over and over: {topic}, {it}, {it}.",
  "*One of them wanted to hear no more about {topic} that day, and the other wanted to go on. In the end they tossed a coin. It rolled under a cupboard, and while they looked for it, they had the best idea about {it} so far.",
  "*“You talk in your sleep,” said one of them in the morning. “You talk about {topic}.” “What do I say?” asked the other. “Mostly: not like that.”",
  "*They took turns at worrying about {topic}: one until lunch, and one after lunch. That way each of them had half a day for being cheerful.",
  "{Hero} told {thehelper} how it had all begun with {topic}. It was a longer story than {he} had thought. When {he} came to the end, {thehelper} had let the soup burn.",
  "“You look tired,” said {thehelper}. “It's {topic},” said {hero}. “It's always there when I close my eyes.” “Then close only one,” said {thehelper}.",
  "By the next day everybody had heard about {topic}. Some shook their heads. But a little girl ran along beside {hero} for a while and asked if she could help with {it}.",
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
