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
    words: /\b(?:stole|stolen|lost|gone|missing|disappeared|vanished)\b/i,
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
  "{Thehelper} came by in the evening with a pot of soup. {They} ate it on the step, straight from the pot, and talked about everything in the world except {topic}. Afterwards {hero} felt that {he} could begin again.",
  "“Do you know what I like about you?” asked {thehelper}, quite suddenly. {Hero} did not know. “You've fallen on your nose three times now,” said {thehelper}, “and each time you got up with a new idea.” {Hero} rubbed {his} nose and looked pleased.",
  "“I once wanted something just as badly,” said {stranger}. “And did you get it?” asked {hero}. “No. I gave up the day before. I still think about that day.” {Hero} was quiet for a while, and then went back to {topic}.",
  "{Talker} could not bear it when {hero} was so quiet. So {talker} did the voice of the mayor, and then the walk of the mayor's dog. {Hero} tried very hard to stay serious. Then {he} had to laugh so much that {he} got the hiccups.",
  "“Are you worried about {topic}?” asked {talker}. “Only a little, now that you ask,” said {hero}. “Good,” said {talker}. “If you weren't, I would have to do it for both of us, and I'm busy.”",
  "“If it doesn't work, we'll say that it was my idea,” said {talker}. “And if it works?” asked {hero}. “Then it was yours. Then you can tell everybody.” {Hero} thought that you could try a great many things with somebody like that.",
  "{Beast} had watched all of it with one eye. Now {beast} got up, came over and put a warm head on {hero's} knee. “You're right,” said {hero}. “It's not the end of the world.”",
  "{Hero} told {beast} everything about {topic}, from the beginning. {Beast} listened to the end, and yawned, and lay down across {hero's} feet. That was an answer, too.",
  "^On the way home {hero} bought a bun and ate it on the bridge. Down below the water went past, without hurrying, and still it got to the sea. {Hero} thought of {topic}, brushed off the crumbs and felt a bit better.",
  "%{Hero} went down to the water and drank. In there was another {kind}, upside down, who looked just as tired. “Tomorrow,” {hero} said to it. “Tomorrow we'll try again.”",
  "^That night {hero} made a list with two columns. On the left stood what had gone wrong with {topic}, and on the right stood what had gone well. The left side was longer. But the right side had the better handwriting.",
  "By the next day everybody had heard about {topic}. Some shook their heads. But at the corner an old man lifted his hat to {hero}, and a little girl ran along for a while and asked if she could help.",
  "*One of them wanted to stop for today, and the other wanted to go on. In the end they tossed a coin. It rolled under a cupboard, and while they looked for it, they forgot what they had been arguing about.",
  "{Hero} told {thehelper} how it had all begun with {topic}. It was a longer story than {he} had thought. When {he} came to the end, the lamps were lit, and somewhere in the middle of it {he} had stopped worrying.",
];

/** Small moments for longer stories. */
export const moments: Beat = [
  12,
  "Once {hero} turned round to make sure that {talker} was still there. {Talker} waved.",
  "“Tell me the truth,” said {hero}. “Is it any good?” {Talker} thought about it. “Not yet,” said {talker}. “But nearly.”",
  "“Do you think we'll laugh about it one day?” asked {hero}. “I'm already starting,” said {talker}.",
  "{Beast} stayed close to {hero}. Whenever {he} stopped, {beast} stopped, too.",
  "{Hero} gave half of {his} bread to {beast}, and then, after a look from below, half of the other half.",
  "^Before {hero} fell asleep, {he} thought of {topic} once more: of what had gone wrong, and of what had not.",
  "“Once more,” said {hero} to {himself}. {He} had said it so often by now that it was almost a song.",
  "{Hero} closed {his} eyes for a moment and tried to see how it would be to {wish}.",
  "“Do you really want to {wish}?” asked {thehelper}. “More than anything,” said {hero}.",
  "“Nobody has ever managed to {wish},” somebody said. “Not so far,” said {hero}.",
  "“And what about {second}?” asked {thehelper}. {Hero} had almost forgotten about that.",
  "It was a long day. When {hero} looked up at last, the lamps were already lit.",
  "“You look tired,” said {thehelper}. “I am tired,” said {hero}. “But it's a good sort of tired.”",
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
