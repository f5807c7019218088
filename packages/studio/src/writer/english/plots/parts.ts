import type { Beat } from "../scripts/script.ts";

/** Who the hero is, after the sentence that introduces it, where that one is no bad news. */
export const portraits: Readonly<Record<string, Beat>> = {
  child: [
    3,
    "{Hero} had pockets full of string and snail shells, and asked about a hundred questions a day.",
    "At home they called {hero} [the whirlwind|the dreamer|the question machine], and {he} did not mind a bit.",
    "{Hero} [knew every dog in the street by name|never passed a puddle without looking into it|always had one question more than anybody else].",
    "Once {hero} had an idea, {he} could not sit still until {he} had tried it out.",
    "{Hero} {was} not the tallest {child} around, and not the loudest either. But {he} never forgot a thing that {he} had set {his} heart on.",
    "When {hero} {was} thinking hard, {he} wrinkled {his} nose and looked up at the sky, as if the answer might come flying past.",
  ],
  adult: [
    3,
    "{Hero} [knew all the neighbours by name|hummed a little tune all day long|always had a kind word for everybody], and people liked {whom} for it.",
    "There were two things that {hero} could not do: whistle, and give up.",
    "{Hero} got up early each morning, hummed while {he} washed {his} face, and looked forward to breakfast.",
    "People said that {hero} [laughed with {his} whole face|had a heart as big as a house|could never leave a thing half done], and they were right.",
  ],
  old: [
    3,
    "{Hero} had stiff knees, a soft voice and bright, curious eyes.",
    "“At your age!” people liked to say to {hero}. But {he} only laughed, and did what {he} wanted.",
    "{Hero} had a story for every wrinkle, and {he} had quite a lot of wrinkles.",
    "When {hero} smiled, a hundred little wrinkles danced around {his} eyes.",
  ],
  animal: [
    3,
    "{Hero} had bright eyes, and not even the tiniest thing could move without being seen by {him}.",
    "Most {kinds} are happy with [a full stomach and a warm corner|a bit of sun|a quiet life]. But {hero} {was} not like most {kinds}.",
    "Everybody around knew {hero}, because {he} said good morning to everybody, even to the stones.",
    "{Hero} {was} very curious. Whatever was new, {he} had to look at it from all sides.",
    "{Hero} could keep quite still for a long time, and then, all at once, {he} {was} full of new ideas.",
  ],
  thing: [
    3,
    "{Hero} had a will of {his} own, and everybody around knew it.",
    "On the outside {hero} looked quite ordinary. But on the inside {he} {was} full of plans.",
    "{Hero} noticed everything that went on around {him}, even when nobody thought so.",
  ],
  group: [
    3,
    "*The {bare} did not always want the same thing. But they never wanted to be apart for long.",
    "*One of them always had the ideas, and one of them always carried the bag.",
    "*Whatever they had, they shared it, even the last biscuit.",
  ],
  narrator: [
    3,
    "I have told this to hardly anybody. So listen.",
    "I remember it so well that I only have to close my eyes, and I see it all again.",
    "I will tell you everything just as it happened, from the very beginning.",
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
      "It was always the first letter. {Hero} could feel it coming, like a stone on the road, and could not get past it.",
    ],
  },
  {
    words:
      /\b(?:broke(?! (?:an?|his|her|their|its|the|my|one) (?:[a-z]+ )?(?:arm|leg|wrist|ankle|foot|hand|toe|finger|nose|hip|wing|paw|heart|promise|record|silence|news)\b| (?:up|into|out|free|off)\b)|(?:is|was|were|got) broken|cracked|tore|stopped working|burned down|fell apart|exploded)\b/i,
    lines: [
      1,
      "“Oh no!” said {hero}, and looked at it from above and from below. But looking at it did not make it whole again.",
      "For a moment {hero} could not move at all. {He} only stared, and {his} heart went thump, thump, thump.",
    ],
  },
  {
    words: /\b(?:laughed|laughs|make fun|made fun|teased?|mocked?|believed?s? (?:him|her|them|me|it))\b/i,
    lines: [
      1,
      "It hurt. {Hero} smiled, so that nobody would notice, but it was a very small and crooked smile.",
      "{Hero} pretended not to hear it. But later, when it was quiet, {he} could still hear every word.",
    ],
  },
  {
    words:
      /\b(?:not allowed|forb[aio]d\w*|refused|said no|says? (?:that )?\w+ (?:can['’]?t|could not|cannot)|said (?:that )?\w+ (?:can['’]?t|could not|cannot)|would not let|did not let|wanted to (?:throw|close|cut|sell))\b/i,
    lines: [
      1,
      "“No” was such a short word. But {hero} could feel it deep inside, as heavy as a stone.",
      "{Hero} opened {his} mouth to say something, and shut it again. But {he} had not given up. {He} {was} only thinking.",
    ],
  },
  {
    words: /\b(?:storm|sandstorm|blizzard|rain(?:ed|s)?|snowed in|fog|flood|wind)\b/i,
    lines: [
      2,
      "Everything around {hero} turned grey. {He} held on tight to whatever {he} could reach, and made {himself} small.",
      "{Hero} looked up at the grey sky, and felt very small underneath it.",
    ],
  },
  {
    words:
      /\b(?:too (?:slow|small|short|weak|quiet|loud|late|old|big|tall|clumsy|heavy)|could not|could only|did not know how|had never)\b/i,
    lines: [
      2,
      "{Hero} knew that only too well. {He} looked down for a while. Then {he} lifted {his} head again.",
      "It was true, and sometimes it made {hero} sad. But {he} did not want to give up because of that.",
    ],
  },
  {
    words: /\b(?:stole|stolen|gone|missing)\b/i,
    lines: [2, "{Hero} looked once more, though {he} had already looked there twice. Then {his} heart sank."],
  },
  {
    words:
      /\b(?:no money|not have (?:any|enough)|no time|before (?:it is|it was) too late|only one (?:day|night|hour|week))\b/i,
    lines: [2, "{Hero} counted once, and twice, and a third time. But however often {he} counted, it was not enough."],
  },
];

/** Quiet scenes between two paragraphs of a plot, as far as there is room. All are about what the idea names. */
export const pauses: Beat = [
  4,
  "“How is it going with {topic}?” asked {thehelper}. “A little better every day,” said {hero}.",
  "“And what if I never {mywish}?” asked {hero}. “Then at least you'll have tried,” said {thehelper} kindly.",
  "“I'm going to {mywish},” said {hero} out loud, just to hear how it sounded. It sounded good.",
  "{Hero} could think of nine reasons to give up, and of only one to go on: to {wish}. But that one was the biggest.",
  "More than anything else in the world, {hero} wanted to {wish}.",
  "{Hero} knew by now how hard it was to {wish}. But that only made {him} want it all the more.",
  "{Hero} thought about {topic} so hard that {he} did not see or hear anything else.",
  "Wherever {hero} looked {in}, {he} saw {topic} before {him}, as clear as a picture.",
  "The first thing that {hero} thought of in the morning, and the last thing at night, was how it would go on with {topic}.",
  "“And what about {second}?” asked {thehelper}. “I haven't forgotten about that,” said {hero}.",
  "There was {second} to think of as well. But first of all {hero} thought of {topic}.",
  "“Tell me about {topic} again,” said {talker}. So {hero} told everything once more, right from the beginning.",
  "“You talk about nothing but {topic},” said {talker}. “That's not true,” said {hero}. “Yesterday I talked about the weather.”",
  "“If something goes wrong with {topic},” said {talker}, “I'll still be on your side.”",
  "“Are you worried about {topic}?” asked {talker}. “Only a little, now that you ask,” said {hero}.",
  "“Without you I would never have thought of {acting},” said {hero}, and {talker} went red.",
  "{Hero} told {beast} everything about {topic}. {Beast} listened to the end, yawned, and lay down close beside {hero}.",
  "{Beast} got up, came over and laid a warm head against {hero}, who had been thinking about {topic} for much too long.",
  "{Beast} pricked up both ears whenever {hero} said something about {topic}.",
  "{Hero} whispered it first, and then {he} said it out loud, and both times {acting} sounded like a good idea.",
  "Whenever {hero} thought of {acting}, {his} heart beat a little faster.",
  "%“I will {mywish},” said {hero} to {himself}. “I will, I will, I will.”",
  "^{Hero} wrote in big letters on a sheet of paper what {he} wanted most of all: to {wish}.",
  "^{Hero} drew a little picture of {topic}, and then another one, and the second one was much better.",
  "^[At supper|At breakfast|At the table] {hero} forgot [to eat|the bread in {his} hand], because there was so much to say about {topic}.",
  "*They took turns at worrying about {topic}, so that each of them could have a rest now and then.",
  "*When one of them grew tired, another one took over, and so they went on with {topic}.",
  "*“Whose turn is it to be brave?” asked one of them. “Yours,” said another. “It was mine yesterday.”",
];

/** Small moments for longer stories; they fit into any hour and any place. */
export const moments: Beat = [
  20,
  "Once {hero} [turned round|looked back|stopped] to make sure that {talker} was still there, and {talker} [waved|nodded|smiled].",
  "“Tell me the truth about {topic},” said {hero}. “Will it work?” {Talker} thought about it. “Not yet,” said {talker}. “But soon.”",
  "“Do you think that we'll laugh about {topic} one day?” asked {hero}. “I'm laughing already,” said {talker}.",
  "{Beast} stayed close to {hero}, and whenever {he} stopped, {beast} stopped, too.",
  "^{Hero} shared {his} bread with {beast}, bite by bite, and {beast} ate a good deal faster than {he} did.",
  "{Hero} closed {his} eyes for a moment and imagined how it would feel to {wish}.",
  "“Do you really want to {wish}?” asked {thehelper}. “More than anything,” said {hero}.",
  "“You're really doing it,” said {talker}. “I am,” said {hero}, and could hardly believe it.",
  "{Hero} thought back to the day when it all began(( with {topic})). It seemed a long time ago.",
  "{Hero} went through it all once more: what had gone well, what had gone wrong, and what {he} could still try(( with {topic})).",
  "For [an hour|a whole evening|a while] {hero} did not think of {topic} at all, and that was a good rest.",
  "{Talker} put on the same worried face as {hero}, only a little more so, until {hero} had to laugh.",
  "“Are you sure(( about {topic}))?” asked {talker}. “No,” said {hero}. “Are you?” “No,” said {talker}. And then {they} both felt a little better.",
  "{Talker} said nothing for a while, and {hero} said nothing either. It was good just to be together.",
  "{Beast} looked at {hero} with big eyes, as if to ask, “What shall we do now?”",
  "“What do we do if it doesn't work(( with {topic}))?” asked {thehelper}. “[Something else|We try again|We try it the other way round],” said {hero}.",
  "“Have you thought of {second}?” asked {talker}. {Hero} had thought of {second}, and of a good many other things.",
  "It grew late {in}. {Hero} {was} still awake and thought about {topic}.",
  "How would it feel to {act}? {Hero} tried to imagine it all, from the beginning to the end.",
  "{Hero} kept thinking of {second} as well, and of what would come after that.",
  "{Hero} stood still for a moment {in}, and listened to all the small sounds around {him}.",
  "One day {hero} would tell the whole story(( of {topic})). But first of all it had to come to a good end.",
  "{Hero} looked ahead, and then back, and saw how far {he} had come already.",
  "{Hero} took a deep breath, and then another one, and felt a little stronger.",
  "“I'm not giving up,” said {hero}, and nodded, as if somebody had asked.",
  "{Hero} stopped to have a rest. Only for a minute, {he} thought, but then {he} stayed for ten.",
  "{Hero} had a little smile on {his} face that {he} did not know about.",
  "*They looked at each other, and all of them were thinking of {topic}.",
  "*One of them began to hum, and soon they were all humming the same tune.",
];

/** What goes wrong in stories that are to be funny. */
export const funny: Beat = [
  2,
  "At that very moment {hero} stepped into a bucket. {He} walked on as if nothing had happened: clank, clank, clank.",
  "{Hero} wanted to say something important, but just then the hiccups came. “It is, hic, very, hic, serious,” said {hero}, and everybody laughed.",
  "A passing pigeon looked at {hero}, shook its head and walked on.",
];

/** What was wished for or not dared comes true. */
export const fulfilments: Beat = [
  0,
  "And so {hero} {done} after all.",
  "And then, at last, {hero} {done}.",
  "That was how {hero} {done}.",
];

/** What the hero lost is there again. */
export const foundAgain: Beat = [
  0,
  "And then, in the very last place of all, there was {obj}. {Hero} looked twice, to be quite sure.",
  "And there, where nobody had thought of looking, {hero} found {obj} again, a little dusty, but safe and sound.",
  "Then {hero} turned round, and there was {obj}, so close that {he} had walked past it three times.",
  "^“There you are!” called {hero}, and held {obj} tight with both hands.",
];
