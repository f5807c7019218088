/** Lines for a trait of the hero: how it shows, how it hurts, and how it helps at the end. */
export interface Trait {
  readonly words: RegExp;
  readonly shows: readonly string[];
  readonly hurts: readonly string[];
  readonly turns: readonly string[];
}

export const traits: readonly Trait[] = [
  {
    words: /^(?:shy|timid|quiet|bashful|silent|mute)$/,
    shows: [
      "{He} {was} so shy that {he} said good morning to the furniture first, for practice.",
      "When anyone came to the door, {he} stood behind it and hoped to be taken for a coat.",
      "Shy is not the same as having nothing to say, and {he} had a great deal to say, all of it later.",
    ],
    hurts: [
      "The words were all there, lined up and ready, and not one of them would come out.",
      "Everybody looked, and {hero} wished to be a coat again.",
    ],
    turns: [
      "And {hero}, who had never once spoken first, spoke first.",
      '"Listen!" called {hero}, so loudly that nobody was more surprised than {he} {was}.',
    ],
  },
  {
    words: /^(?:brave|bold|fearless|courageous|daring|mighty|strong)$/,
    shows: [
      "Everyone called {him} brave, and {he} had never had the heart to tell them about the cellar.",
      "{He} {was} brave the way some people are left-handed: {he} had not chosen it, and it smudged a good deal.",
      "When there was a noise in the night, it was always {he} who went to look.",
    ],
    hurts: [
      "Being brave, {hero} found, was no help against being sorry.",
      "There was nothing here to be brave against, and that was the worst of it.",
    ],
    turns: [
      "This time {hero} did the bravest thing of all, and asked for help.",
      "It turned out that brave is not a thing one is, but a thing one does, again, every time.",
    ],
  },
  {
    words: /^(?:lonely|alone|orphan|forgotten|abandoned|last|solitary)$/,
    shows: [
      "{He} laid the table for two every evening, in case.",
      "Whole weeks went by in which the only other voice was the kettle's.",
      "{He} knew the names of all the stars, having nobody else's to learn.",
    ],
    hurts: [
      "It was the old loneliness, which knows the way to every house.",
      "{Hero} thought of the table laid for two, and of the clean second plate.",
    ],
    turns: [
      "It came to {hero} then that {he} had not been alone for quite some time.",
      'And for the first time in {his} life {hero} said "we" without having to think about it.',
    ],
  },
  {
    words: /^(?:curious|inquisitive|clever|smart|wise|bright|nosy)$/,
    shows: [
      "{He} asked why so often that the neighbours had begun to answer before being asked.",
      "{He} took things apart to see how they worked, and most of them forgave {him}.",
      "If there was a lid, {he} lifted it; that is how {he} {was}.",
    ],
    hurts: [
      "For once {hero} had no more questions, and it frightened {him}.",
      "So many answers, and none of them was of any use.",
    ],
    turns: [
      '"Wait," said {speaker}. "We have been asking the wrong question."',
      "And because {hero} had looked where no one looks, {he} saw what no one saw.",
    ],
  },
  {
    words: /^(?:little|small|tiny|young|smallest|youngest|wee|short|baby)$/,
    shows: [
      "{He} {was} small enough to be overlooked at breakfast, and often {was}.",
      '"When you are bigger," people said, and went on with what they were doing.',
      "The world was built for somebody taller, but {he} managed with boxes.",
    ],
    hurts: [
      "Never before had {hero} felt quite so small.",
      '"When you are bigger," said the voice in {his} head, and it sounded like everyone.',
    ],
    turns: [
      "The gap was narrow, too narrow for anybody big; and {hero} went through it without even breathing in.",
      "Small, it turned out, was exactly the size that was needed.",
    ],
  },
  {
    words: /^(?:old|elderly|aged|ancient|retired|weary|tired)$/,
    shows: [
      "{He} {was} at the age when one is asked to sit down before one has finished standing up.",
      "{He} had forgotten more than most people ever learn, and mislaid {his} glasses besides.",
      "Everyone thought that the best stories had already happened to {him}.",
    ],
    hurts: [
      "{Hero} felt every single year, and some of them twice.",
      "Perhaps they were right, and it was too late for this.",
    ],
    turns: [
      "And all that {hero} had seen in a long life came together, like pieces of a plate.",
      '"I am too old to give up now," said {speaker}. "I have not the time."',
    ],
  },
  {
    words: /^(?:clumsy|messy|forgetful|awkward|silly|absentminded|goofy)$/,
    shows: [
      "If there was a bucket anywhere near, {he} had a foot in it.",
      "{He} broke things only by caring about them too fast.",
      "On good days {he} dropped just what {he} {was} holding; on others, what everyone else was holding too.",
    ],
    hurts: [
      "It had been the clumsiest moment in a clumsy life, and this time it mattered.",
      "Nobody laughed, and {hero} would have been glad if they had.",
    ],
    turns: [
      "{Hero} tripped, of course; and tripped in precisely the right direction.",
      "All those years of falling had taught {hero} one thing that the careful never learn: how to get up.",
    ],
  },
  {
    words: /^(?:grumpy|angry|stubborn|proud|selfish|greedy|vain|bossy|spoiled|mean)$/,
    shows: [
      "{He} had a frown for each day of the week and a spare one for holidays.",
      '"No" was {his} favourite word, being short and easy to slam.',
      "{He} always knew best, and it was a lonely thing to know.",
    ],
    hurts: [
      "There was nobody left to be cross with but {himself}.",
      "{Hero} thought of each unkind word, and there they all were, in a row.",
    ],
    turns: [
      '"I was wrong," said {speaker}. It came out quite easily, once it had started.',
      "And {hero} smiled, a little stiffly, like a door that has not been used.",
    ],
  },
  {
    words: /^(?:scared|afraid|fearful|nervous|anxious|cowardly|frightened|worried)$/,
    shows: [
      "{He} {was} afraid of seventeen things, and kept a list so as not to leave one out.",
      "{He} always looked under the bed, and always thanked whatever was not there.",
      "Courage, {he} believed, was something that other people were born with, like curly hair.",
    ],
    hurts: [
      "Every fear on the list had come at once, and brought friends.",
      "{Hero} shook so hard that the pebbles on the ground shook with {him}.",
    ],
    turns: [
      "{Hero} {was} afraid, and went. That was all it was, in the end: afraid, and went.",
      "Somewhere along the way, {hero} noticed, the list had been lost.",
    ],
  },
  {
    words: /^(?:kind|gentle|good|sweet|friendly|loving|helpful|caring|humble|generous|honest|loyal|faithful)$/,
    shows: [
      "{He} could not pass a beetle on its back without turning it over.",
      "{He} {was} the kind of neighbour who returns a bowl with something in it.",
      "People told {him} their troubles at bus stops and over fences, and felt better, and never quite knew why.",
    ],
    hurts: [
      "{Hero} had always thought that kindness would be enough.",
      "It is hard, after so much giving, to stand there with nothing left to give.",
    ],
    turns: [
      "And it was no sword and no spell that did it, but one kind word at the right time.",
      "All that {hero} had ever given away came home that day.",
    ],
  },
  {
    words: /^(?:sleepy|lazy|dreamy|slow|bored|idle|dreaming)$/,
    shows: [
      "{He} could fall asleep on a rake.",
      "{He} did most things tomorrow, and did them well, whenever tomorrow came.",
      "{He} looked out of the window so much that the window felt looked after.",
    ],
    hurts: [
      "Now, when it was needed, {hero} had never been so awake, and it did not help.",
      "Tomorrow had come, and {he} {was} not ready.",
    ],
    turns: [
      "For once {hero} did not say tomorrow.",
      "It was something out of a daydream, and only a dreamer could have known what to do with it.",
    ],
  },
  {
    words: /^(?:sad|heartbroken|grieving|unhappy|melancholy|lost|homesick|broken|poor)$/,
    shows: [
      "There was a sadness in {him} like a stone in a shoe: one could walk with it, but one always knew.",
      "{He} had once laughed easily, and the house remembered, and waited.",
      "Something had gone missing from {his} days, and they rattled.",
    ],
    hurts: [
      "The old sadness sat down beside {hero}, as it did, without being asked.",
      "{Hero} wept then, and there is nothing to be said about that except that it was time.",
    ],
    turns: [
      "And {hero} laughed. It was rusty, and it was real.",
      "The stone in the shoe was gone. {Hero} could not have said since when.",
    ],
  },
  {
    words: /^(?:magic|magical|enchanted|mysterious|strange|invisible|golden|silver|shiny|glowing)$/,
    shows: [
      "There was something about {him} that made clocks run a little fast.",
      "Wherever {he} went, a faint glow stayed behind, like warmth in a chair.",
      "People said {he} {was} strange, and moved a little closer to hear more.",
    ],
    hurts: [
      "For the first time the magic did not come when it was called.",
      "Nothing shone now. It was only dark, the way it is for everybody.",
    ],
    turns: [
      "It had never been magic at all, {hero} understood. It had been attention.",
      "The glow came back, brighter than before, and this time it was not only {his}.",
    ],
  },
];

/** For traits without an entry. */
export const anyNature: Trait = {
  words: /./,
  shows: [
    "{He} {was} not famous for anything, except perhaps for listening.",
    "{He} did things in {his} own time and in {his} own way, and the way was usually the long one.",
    "If you had asked the neighbours, they would have said: never any trouble, and always a light on.",
    "{He} had a habit of looking at the horizon as if it owed {him} a letter.",
    "There are those who wait for things to begin, and those who tie their laces; {he} {was} busy tying.",
    "{He} hummed while {he} worked, and worked while others hummed.",
    "{He} kept things that might come in useful, and they did, sooner or later, all at once.",
    "If a door was closed, {he} wondered about it; if it was open, {he} wondered who had gone through.",
    "{He} could tell the time by the smell of the bread, and was hardly ever late.",
    "On Mondays {he} mended things, and on other days {he} broke them, mostly by accident.",
    "Somebody had once told {him} that {he} would go far; and ever since {he} had been wondering in which direction.",
    "{He} laughed late at jokes, and longest.",
    "Nobody could remember a day on which {he} had not said good morning to the weather.",
  ],
  hurts: [
    "{Hero} sat down, because there was nothing left to stand for.",
    "It was not that {he} had been brave before. It was that {he} had not known.",
    "All the way here, {hero} had been sure. Now {he} {was} only tired.",
    "{Hero} looked for the right word, and there was none.",
    "It is easy to be cheerful on the way. It is harder here.",
    "{Hero} would have given anything, just then, for the sound of a kettle.",
  ],
  turns: [
    "Something in {hero} stood up before the rest of {him} did.",
    "{Hero} looked at what was there instead of what was missing; and that made all the difference.",
    "It was such a small idea that {hero} nearly missed it.",
    '"No," said {speaker} quietly, and it was the beginning of everything that came after.',
    "{Hero} wiped {his} face, and tied {his} laces, and looked again.",
    "And then, of all things, {hero} began to hum.",
  ],
};
