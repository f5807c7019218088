import type { Beat } from "../scripts/script.ts";

/** Who the hero is, after the sentence that introduces it, where that one is no bad news. */
export const portraits: Readonly<Record<string, Beat>> = {
  child: [
    3,
    "You could tell {hero} from far away by the [yellow boots|red cap|long scarf].",
    "{Hero} had [a gap between {his} front teeth|a plaster on one knee|hair that never stayed flat|pockets full of string and snail shells] and about a hundred questions a day.",
    "At home they called {hero} [the whirlwind|the dreamer|the question machine], and {he} did not mind a bit.",
    "{Hero} [knew every dog in the street by name|never passed a puddle without looking into it|always asked one question more than the others].",
    "Once {hero} had an idea, {he} could not sit still until it was tried out.",
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
    "For {akind}, {he} {was} rather [small|round|shaggy], but {he} had the brightest eyes for miles around.",
    "Most {kinds} are content with [a full stomach and a warm corner|a bit of sun|a quiet life]. {Hero} {was} not like most {kinds}.",
    "Everybody around knew {hero}. {He} {was} the one who said good morning to the stones as well.",
    "{Hero} had a very small voice and a very big heart.",
  ],
  thing: [
    3,
    "{Hero} had a will of {his} own, and everybody around knew it.",
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
    words: /\b(?:broke|(?:is|was|were|got) broken|cracked|tore|stopped working|burned down|fell apart|exploded)\b/i,
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

/** Quiet scenes between two paragraphs of a plot, as far as there is room. All are about what the idea names. */
export const pauses: Beat = [
  4,
  "“Is it true that {told}?” a small voice asked from behind the fence, and {hero} said that it was quite true.",
  "By evening everybody knew that {told}, and [they talked of it over supper|nobody talked of anything else].",
  "“So {told},” said {thehelper} slowly, “and what comes next?”",
  "“And what if I never {mywish}?” asked {hero}, and {thehelper} said, “Then you'll have tried, and that's more than most of us do.”",
  "That night {hero} said it aloud once, only to hear how it sounded: “I'm going to {mywish}.”",
  "{Hero} counted nine reasons to give up and only one reason to {wish}, but it was bigger than the other nine.",
  "~There are those who want a hundred things, and then there was {hero}, who only wanted to {wish}.",
  "It is one thing to say that you will {wish}, and another thing to do it, as {hero} knew by now.",
  "“How is it going with {topic}?” asked {thehelper}, and {hero} said, “Better than yesterday, and worse than tomorrow.”",
  "A small child wanted to know everything about {topic}, and why, and why that, and after the seventh why {hero} began to wonder {himself}.",
  "Whatever {hero} looked at {in} that day, {he} always saw {topic}.",
  "{Hero} looked around {in} and tried to remember how it all had been before {topic} came into it.",
  "Somebody {in} had already found a name for it: {hero} and {topic}, as if it were the title of a book.",
  "“And what about {second}?” asked {thehelper}, and {hero} had to admit that {he} had almost forgotten about that.",
  "There was still {second} to think of, but {topic} came first, as {hero} said to {himself} more than once.",
  "“Tell me about {topic} again,” said {talker} when the light was out, and before {hero} came to the end, {talker} was asleep.",
  "“You talk about nothing but {topic},” said {talker}. “That's not true,” said {hero}. “Yesterday I talked about the weather.”",
  "“If it goes wrong with {topic},” said {talker}, “we'll say that it was my idea.”",
  "“Are you worried about {topic}?” asked {talker}. “Only a little, now that you ask,” said {hero}.",
  "“Without you I would never have thought of {acting},” said {hero}, and {talker} went red.",
  "{Hero} told {beast} everything about {topic}, and {beast} listened to the end, yawned, and lay down across {hero's} feet.",
  "{Beast} got up, came over and laid a warm head against {hero}, who had been thinking about {topic} for much too long.",
  "{Beast} sniffed once at everything that had to do with {topic}, and sneezed, and {hero} took it for a yes.",
  "{Hero} said it twice, once quietly and once aloud, and both times {acting} sounded like a good idea.",
  "When {hero} thought of {acting}, {his} heart beat faster, and it was not only because of {topic}.",
  "%“Why don't you ask for help?” called the frogs. “Because I want to {mywish} myself,” called {hero}.",
  "^{Hero} made two lists that night, one for giving up and one for going on, and the second had only one line: {mywish}.",
  "^{Hero} drew {topic} on the back of an envelope, once from the front and once from the side, and it looked better each time.",
  "^[At supper|At breakfast|At the table] {hero} forgot [to eat|the bread in {his} hand], because there was so much to say about {topic}.",
  "*They took turns at worrying about {topic}, one until noon and one after noon, and that way each of them had half a day off.",
  "*One of them wanted to stop, and the other wanted to go on, so they tossed a coin, and while they were looking for it, they had their best idea about {topic}.",
  "*“Whose turn is it to be brave?” asked one of them. “Yours,” said the other. “It was mine yesterday.”",
];

/** Small moments for longer stories; they fit into any hour and any place. */
export const moments: Beat = [
  20,
  "Once {hero} [turned round|looked back|stopped] to make sure that {talker} was still there, and {talker} [waved|nodded|made a face].",
  "“Tell me the truth about {topic},” said {hero}. “Will it work?” {Talker} thought about it. “Not yet,” said {talker}. “But nearly.”",
  "“Do you think that we'll laugh about {topic} one day?” asked {hero}. “I'm already starting,” said {talker}.",
  "{Beast} stayed close to {hero}, and whenever {he} stopped, {beast} stopped, too.",
  "^{Hero} gave half of {his} bread to {beast}, and then, after a look from below, half of the other half.",
  "{Hero} closed {his} eyes for a moment and tried to see how it would be to {wish}.",
  "“Do you really want to {wish}?” asked {thehelper}. “More than anything,” said {hero}.",
  "“Nobody has ever managed to {wish},” somebody said. “Not so far,” said {hero}.",
  "“Shall I tell you a secret?” said {talker}. “I didn't think that you would really do it.” “Neither did I,” said {hero}.",
  "{Hero} thought of the day when it all began(( with {topic})), and that it had been [a Tuesday|raining|a day like any other].",
  "[A friend|A neighbour|Somebody] asked how it was going(( with {topic})). “Ask me tomorrow,” said {hero}, [and meant it|and that was no excuse].",
  "{Hero} went over it once more from the beginning: what had gone well, what had gone wrong, and what nobody had tried so far(( with {topic})).",
  "For [an hour|a whole evening|a while] {hero} did not think of {topic} at all, and just then {he} saw what had been missing.",
  "There are days on which it is hard to think of {topic}, and {hero} did not count them.",
  "[In the evening|At the end of the day] {hero} told once more how {told}, and it had got a bit [longer|better|funnier].",
  "{Talker} made the same face as {hero}, only more so, and after that it was hard to stay serious.",
  "“Are you sure(( about {topic}))?” asked {talker}. “No,” said {hero}. “Are you?” “No,” said {talker}. That made it easier for both.",
  "{Talker} said nothing for a while, and {hero} said nothing either, and it was [the good kind of nothing|as good as a long talk|very pleasant].",
  "{Beast} looked at {hero} as if somebody had to have a plan.",
  "“What do we do if it doesn't work(( with {topic}))?” asked {thehelper}. “[Something else|We laugh|We try it the other way round],” said {hero}.",
  "“Have you thought of {second}?” asked {talker}. {Hero} had thought of {second}, and of a good many other things.",
  "It grew late {in}. {Hero} {was} still awake and thought about {topic}.",
  "How would it be to {act}? {Hero} tried to see it all before {him}, with every small sound that belongs to it.",
  "“Who else would think of {acting}?” somebody asked, and shook a head, but in a friendly way.",
  "To {act} is one thing, and to tell of it is another. {Hero} {was} in no hurry to tell of it.",
  "{Hero} kept thinking of {second} as well, and of what would come after that.",
  "There was a smell of rain {in}, and a sound that {hero} had never noticed before. {He} stood still until it was over.",
  "It would be a good story one day, thought {hero}: how {told}. [But it still needed an end|Only the end was missing].",
  "*They looked at each other and thought of {topic}. That was enough.",
  "*One of them began to hum, and the other fell in, and for a while nobody spoke of {topic}.",
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
