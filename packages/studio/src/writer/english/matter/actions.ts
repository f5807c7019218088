/** What happens around an action. "{obj}" is what the idea's sentence is about: "the kite". */
export interface ActionMatter {
  /** The verbs of the idea, in the infinitive. */
  readonly verbs: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

export const actionMatters: readonly ActionMatter[] = [
  {
    verbs: "build make construct invent forge sew knit assemble create weave carve",
    before: [
      "{Hero} drew {obj} on the back of an envelope first, and then once more, larger.",
      "For {obj} {hero} needed string, patience and a table that nobody else was using.",
      "All morning {hero} collected what {obj} would be made of.",
      "{Hero} measured twice, because {obj} had to be right.",
    ],
    after: [
      "The first try at {obj} fell apart before lunch.",
      "{Hero} took {obj} apart again, and this time the pieces went together as if they knew each other.",
      "Something was still missing from {obj}, and {hero} walked around it until it was clear what.",
      "When the last knot was tight, {hero} stepped back and looked at {obj}.",
      "Nobody had ever made anything quite like {obj}.",
      "{Hero} wrote the date on the underside of {obj}, very small.",
    ],
  },
  {
    verbs: "fly soar float glide",
    before: [
      "{Hero} waited for the right wind and licked one finger to be sure.",
      "From the ground the sky had never looked so far away.",
      "{Hero} counted to three, and then to three again.",
    ],
    after: [
      "The ground let go, and {obj} grew light.",
      "Below, everything that {hero} knew was as small as toys.",
      "A gust took {obj} sideways, and {hero} held on with both hands.",
      "Up there one could hear nothing except the wind around {obj}.",
      "For a while a bird flew beside {hero}, looked over with one eye, and turned away.",
      "Coming down was harder than going up, and softer than {hero} had feared.",
    ],
  },
  {
    verbs: "find discover uncover detect notice receive catch",
    before: [
      "{Hero} had not even been looking for {obj}.",
      "It was an ordinary hour, the kind in which nobody expects {obj}.",
      "At first {hero} saw only a corner of {obj}.",
    ],
    after: [
      "{Hero} looked at {obj} from all sides and did not dare to touch it.",
      "Where had {obj} come from? There was nobody to ask.",
      "{Hero} carried {obj} to the light, and it was real.",
      "That night {obj} lay where {hero} could see it from the bed.",
      "The longer {hero} looked at {obj}, the more questions there were.",
      "{Hero} told nobody about {obj}, not yet.",
    ],
  },
  {
    verbs: "search look seek hunt follow trace chase",
    before: [
      "{Hero} made a list of all the places where {obj} could be, and it was a long list.",
      "{Hero} began where {obj} had last been seen.",
      "Somebody had to start looking for {obj}, and {hero} already had both boots on.",
    ],
    after: [
      "{Hero} looked under everything that could be lifted, and {obj} was not there.",
      "Twice {hero} thought that it was {obj}, and twice it was only a shadow.",
      "“Have you seen {obj}?” {hero} asked everybody, and everybody pointed in another direction.",
      "A small trace remained, and {hero} followed it, step by step.",
      "By evening {hero} knew a hundred places where {obj} was not.",
      "Then, where the trace should have ended, it went on.",
    ],
  },
  {
    verbs: "go travel walk journey cross sail row ride drive return move leave run march cycle swim",
    before: [
      "{Hero} packed bread, a coat and one thing that was only for luck.",
      "{Hero} left early, while the windows were still dark.",
      "“It is far,” people said, and {hero} nodded, because it was.",
    ],
    after: [
      "The first hour was easy, and the second was long.",
      "{Hero} counted steps up to a thousand and then began again.",
      "At every turn {hero} thought that it could not be much further.",
      "When it began to rain, {hero} went on, only a little more slowly.",
      "{Hero} rested on a stone, ate half the bread and saved the other half.",
      "Looking back, {hero} could hardly see where it had begun.",
    ],
  },
  {
    verbs: "climb scale",
    before: ["{Hero} looked up at {obj} until {his} neck hurt.", "From below nobody could see where {obj} ended."],
    after: [
      "The first part of {obj} was the easiest, and {hero} tried not to think of the rest.",
      "Halfway up {hero} made the mistake of looking down.",
      "Hand after hand, foot after foot, {hero} came higher.",
      "{Hero} held on to {obj} and waited until {his} heart was quiet again.",
      "At the top of {obj} the wind was cold and everything else was far below.",
    ],
  },
  {
    verbs: "carry bring deliver take transport fetch haul pull",
    before: ["{Hero} wrapped {obj} so that nothing could happen to it.", "{Obj} weighed more than it seemed to."],
    after: [
      "Every few minutes {hero} checked that {obj} was still there.",
      "{Hero} held {obj} close and took the corners slowly.",
      "Once {hero} stumbled, but {obj} did not touch the ground.",
      "{Hero}'s arms grew tired long before the way with {obj} was over.",
      "When {hero} finally put {obj} down, both arms felt as light as feathers.",
    ],
  },
  {
    verbs: "save rescue help free protect guard defend heal cure lead",
    before: [
      "There was no time to think about it for long.",
      "{Hero} knew that somebody had to do something about {obj}, and nobody else was there.",
    ],
    after: [
      "{Hero} talked quietly, the way one talks to someone who is frightened.",
      "First {hero} tried with strength, and that did not help {obj} at all.",
      "Then {hero} tried with patience, and slowly it went better.",
      "“Stay calm,” said {hero}, mostly to {himself}.",
      "It was close, so close that {hero} only began to tremble afterwards.",
      "Afterwards {hero} sat down beside {obj}, and neither of them said anything.",
    ],
  },
  {
    verbs: "bake cook brew stir eat taste",
    before: [
      "{Hero} tied on an apron and lit the stove.",
      "{Hero} weighed the flour for {obj} and added a little more, for luck.",
    ],
    after: [
      "Soon the whole house smelled of {obj}.",
      "{Hero} tasted, thought for a moment and added a pinch of salt.",
      "Nobody was allowed to open the oven while {obj} was inside.",
      "People stopped on the street, lifted their noses and asked about {obj}.",
      "{Hero} cut {obj} into pieces, and the knife came out warm.",
    ],
  },
  {
    verbs: "plant grow water garden sow",
    before: ["{Hero} dug a hole with both hands, just deep enough.", "The earth was hard, and {hero} talked to it."],
    after: [
      "For a week nothing happened, and {hero} watered it anyway.",
      "Then there was something green, no larger than a fingernail.",
      "{Hero} measured it every morning with the same ruler.",
      "{Hero} put a little fence around {obj}, so that nobody could step on it.",
      "It grew a little every night, when nobody was looking.",
    ],
  },
  {
    verbs: "write draw paint compose print",
    before: ["{Hero} sharpened the pencil, although it was sharp.", "The sheet in front of {hero} was very white."],
    after: [
      "The first words were wrong, and {hero} crossed them out.",
      "Then one line came, and {hero} wrote it down before it could leave.",
      "{Hero} read {obj} aloud, changed one word, and read it again.",
      "There was a blot on {obj}, and {hero} left it where it was.",
      "{Hero} folded the sheet and did not know yet who would open it.",
    ],
  },
  {
    verbs: "say tell speak talk answer ask confess explain teach read reply call",
    before: [
      "{Hero} had practised the sentence all day, and now it was gone.",
      "{Hero} opened {his} mouth and closed it again.",
      "It was so quiet that {hero} could hear {his} own heart.",
    ],
    after: [
      "The words came out in the wrong order, but they came out.",
      "{Hero} had never said it aloud before.",
      "Nobody laughed, and that was the first surprise.",
      "There was a silence, and in it {hero} heard a clock tick.",
      "Once it had been said, {hero} felt as light as after a long bath.",
    ],
  },
  {
    verbs: "meet befriend greet marry love kiss hug fall-in-love",
    before: [
      "{Hero} had not planned to meet anybody that day.",
      "They noticed each other at the same moment and both looked away.",
    ],
    after: [
      "At first they talked about the weather, because one has to begin somewhere.",
      "{Hero} forgot what time it was.",
      "They found out that they laughed about the same things.",
      "When they said goodbye, {hero} looked back, and so did the other.",
      "From then on {hero} always left the house five minutes early.",
    ],
  },
  {
    verbs: "learn practise practice study train try attempt",
    before: ["{Hero} had watched others do it a hundred times.", "“Everybody starts somewhere,” thought {hero}."],
    after: [
      "The first time it went wrong at once.",
      "The second time it went wrong a little later.",
      "{Hero} rubbed {his} knees, took a deep breath and began again.",
      "By evening {hero} could do the beginning, and by the end of the week almost everything.",
      "Then, without noticing, {hero} did it right.",
      "{Hero} did it once more, to be sure that it had not been luck.",
    ],
  },
  {
    verbs: "lose steal break disappear vanish miss fall forget crash sink stop",
    before: ["A moment earlier everything had been all right.", "{Hero} looked away only for a second."],
    after: [
      "{Hero} stood there and could not believe it.",
      "“That cannot be,” said {hero}, but it was.",
      "{Hero} turned {his} pockets inside out, as if that could help.",
      "For a while {hero} sat on the ground and did nothing at all.",
      "Then {hero} got up, because somebody had to.",
    ],
  },
  {
    verbs: "fight battle struggle argue defeat beat stand refuse resist",
    before: ["Neither side wanted to be the first to give way.", "{Hero} stood as straight as {he} could."],
    after: [
      "It went back and forth, and for a long time nobody was ahead.",
      "{Hero} saw that shouting did not help and tried it quietly.",
      "Once {hero} was almost ready to give up.",
      "Then {hero} had an idea that had nothing to do with strength.",
      "In the end both were out of breath, and somebody began to laugh.",
    ],
  },
  {
    verbs: "win race compete hurry",
    before: [
      "{Hero} had trained in secret, early, when nobody was watching.",
      "At the start {hero} could hear only {his} own breath.",
    ],
    after: [
      "The others were fast, and {hero} let them be fast.",
      "“One step, and then the next,” thought {hero}.",
      "In the middle of it {hero} was last, and in good spirits.",
      "At the last bend it suddenly became very quiet.",
      "{Hero} did not look left or right any more.",
    ],
  },
  {
    verbs: "hide keep lock bury cover",
    before: [
      "Nobody was to know about it, and so {hero} waited until it was dark.",
      "{Hero} looked over {his} shoulder twice.",
    ],
    after: [
      "From then on {hero} could not walk past the spot without looking away.",
      "A secret, {hero} noticed, is heavier than it looks.",
      "More than once somebody almost sat down on {obj}.",
      "At night {hero} went to see whether {obj} was still there.",
    ],
  },
  {
    verbs: "wait sleep rest dream lie stay",
    before: [
      "The evening was long, and {hero} listened to every sound.",
      "{Hero} tried lying on the left side and then on the right.",
    ],
    after: [
      "The clock took its time.",
      "{Hero} counted everything in the room that could be counted.",
      "Outside, a light went on and off again.",
      "In between, {hero} must have closed {his} eyes, for suddenly it was later.",
    ],
  },
  {
    verbs: "play sing dance perform act juggle",
    before: [
      "{Hero}'s hands were cold, as they always were before it began.",
      "Behind the curtain {hero} listened to the people finding their seats.",
    ],
    after: [
      "The first note was too high, and then it was right.",
      "{Hero} forgot that anybody was listening.",
      "Somebody in the last row began to tap a foot.",
      "When it was over, there was a moment of silence, the good kind.",
    ],
  },
  {
    verbs: "give share send offer lend pay",
    before: ["{Hero} thought about it for a whole day.", "It was not easy to part with it."],
    after: [
      "“Are you sure?” “No,” said {hero}, “but take it.”",
      "Afterwards {hero} had less, and it felt like more.",
      "{Hero} went away quickly, before anybody could say thank you.",
    ],
  },
  {
    verbs: "repair fix mend restore clean open",
    before: [
      "{Hero} laid out the tools in a row, from small to large.",
      "Others had tried it before {hero} and had left their screws behind.",
    ],
    after: [
      "Inside it was full of dust and tiny parts that belonged somewhere.",
      "{Hero} turned the last screw, and nothing happened.",
      "{Hero} blew once, hard, and something clicked.",
      "It made a sound, first a bad one and then a good one.",
    ],
  },
  {
    verbs: "cry laugh smile weep feel fear",
    before: ["{Hero} did not know where the feeling came from."],
    after: [
      "It began in the belly and went up from there.",
      "{Hero} tried to hide it, and everybody saw it all the same.",
      "Afterwards everything looked freshly washed.",
    ],
  },
];
