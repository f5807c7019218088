import { role, story, type WrittenStory } from "../subject-story.ts";

const ELDER =
  "grandfather|grandpa|grandad|granddad|grandmother|grandma|granny|gran|nana|nonna|nonno|abuela|abuelo|opa|oma|great-grandmother|great-grandfather|great-uncle|great-aunt";
const CHILD =
  "granddaughter|grandson|grandchildren|grandchild|grandkids|great-grandson|great-granddaughter|boy|girl|children|twins|kids";

const FORBIDDEN_SHED: WrittenStory = {
  says: [
    role("elder", `${ELDER}|father|uncle|aunt|old neighbour|neighbour`),
    /(?<shed>\b(?:an?|the|his|her) (?:[a-z]+ ){0,2}?(?:shed|attic|workshop|cellar|basement|room|cupboard|garage|barn|trunk|chest|drawer|studio)\b)/i,
    /\b(?:(?:nobody|no one|no-one|not|never|n['’]t) (?:\w+ ){0,4}?(?:enter\w*|go in\w*|allowed|open\w*|look\w* (?:in|inside)|come in|seen inside)|forbidden|locked|always locked|secret (?:shed|room|workshop)|lock and key)\b/i,
    /\b(?:key|open\w*|sneak\w*|peek\w*|secret\w*|found|find\w*|curious|discover\w*|inside|one (?:day|afternoon|evening|night))\b/i,
  ],
  unless:
    /\b(?:murder\w*|ghost|vampires?|killer|monster|skeleton|corpse|body|magic\w*|portal|dragon|time machine|dead|died|late|inherit\w*|treasure|witch|robot|alien|love letters?)\b/i,
  of: "people",
  after: [
    "{Hero} had thought about {theshed} for years. There might be a lion in there, or a printing press for money. At night a light burned behind the curtain, and there was a tapping, three times, and then silence. “Woodworm,” {elder} always said when {hero} asked, and went on with supper.",
    "+ The key was bigger than it looked and as cold as a fish. {Hero} turned it round in {his} hand for a whole minute. Then {he} turned it round in the lock. It did not even creak. Somebody had oiled it, every week, so that it would not be heard.",
    "@workshop(hero look) Inside it smelled of glue and pipe smoke. {Hero} felt for the switch. There was no lion. On the shelves along all the walls, up to the roof, there stood small wooden boats, hundreds of them, each no longer than a hand. Each had a mast, a sail made from a handkerchief, and a number on its bow.",
    "+ @workshop(hero read) {Hero} took one down. The number was a date. It was last Tuesday. On the boat next to it stood the Tuesday before, and so it went on, along the shelves and back through the years. The oldest one, right at the top, was quite crooked, as if a child had made it.",
    "@workshop(hero look, elder stand) “So,” said a voice. {Elder} was standing in the doorway with wet hair. But {elder} only looked very tired, and came in, and sat down on the stool in front of the vice. “I ought to be angry,” said {elder}. “I believe I've been waiting for you.”",
  ],
  end: [
    "@workshop(elder talk, hero look) “I had a brother,” said {elder}. “He was eight and I was ten. We made that one up there together, out of a box. Then he got ill. I promised him that I'd build us a proper one, and that we'd sail off. I only wasn't quick enough. So I make him one every week. I'm used to it.”",
    "@workshop(hero talk, elder look) {Hero} looked at all the boats with their white sails. “They've never been in the water,” said {hero}. “No,” said {elder}. “I couldn't do that alone.” Then {he} took hold of the biggest crate, tipped out the nails, and began with the bottom shelf.",
    "@river(hero look, elder look) They carried them down to the stream in the last of the light, crate after crate. The first to go in was the oldest one. It turned round once, as if it were looking back, and then it found the current. The others followed, a hundred, two hundred, all with their sails up. {Elder} stood quite straight. “Now he's off,” said {elder}.",
    "@workshop(hero build, elder build) There is no key on the string any more. {Theshed} is open, and on Tuesdays there are two stools in front of the vice, and one hears a tapping, three times, and then laughter. The new boats have two names on the bow.",
  ],
};

const LOST: WrittenStory = {
  says: [
    role("elder", ELDER),
    role("child", CHILD),
    /\w/,
    /\w/,
    /\b(?:glasses|spectacles|teeth|dentures|aid|ring|keys|stick|slippers|wig|hat)\b/i,
    /\b(?<thing>glasses|spectacles|teeth|dentures|false teeth|hearing aid|wedding ring|keys|walking stick|slippers|wig|hat|reading glasses)\b/i,
    /\b(?:lost|los(?:es|e)|find\w*|found|look\w*|search\w*|missing|gone|disappear\w*|misplac\w*|div(?:e|es|ed|ing)|hunt\w*|expedition|where|fell|dropped?)\b/i,
  ],
  unless:
    /\b(?:murder\w*|ghost|vampires?|killer|magic\w*|dementia|alzheimer\w*|dead|died|late|witch|stole\w*|thief|inherit\w*|treasure)\b/i,
  of: "people",
  after: [
    [
      "@lake(elder talk, child look) “I only laughed,” said {elder}, “and then there was a plop.” {Elder} pointed at the water, where a ring was still growing. Without the {thing}, {elder} looked like a very different person, and talked like one, too. {Child} looked into it, and it was green and deep, and a fish looked back.",
      "@room(elder talk, child look) “It can't be far away,” said {elder}, and patted every pocket twice. “My {thing}!” Nothing went right without the {thing}. The newspaper was read upside down, and the sugar went into the goldfish. {Child} took a torch and a pencil. “Don't move,” said {child}. “Leave it to the experts.”",
    ],
    [
      "@lake(child swim) {Child} took a deep breath and went down. The first thing that came up was a boot with a crab in it. The second was an umbrella, which still opened. The third thing was smooth and white, and everybody cheered, but it was a piece of a plate with a rose on it.",
      "@room(child look) {Child} searched under the sofa and found four pencils, a slice of toast from the olden days and a letter from the gas company. “Where have you been today?” asked {child}. “In the kitchen, in the garden and in a bad mood,” said {elder}. So {child} searched in all three.",
    ],
    "+ @room(elder look, child look) It grew late. {Child} had a bump, a cobweb in every pocket and a list with thirty things on it, and the {thing} was not on the list. “It's no use,” said {elder}. “I'm getting old. Yesterday I put the butter into the letter box.” {Elder} tried to make a joke of it, but it did not turn out a very good one.",
    "{Child} sat down close beside {elder}, and for a while nothing was said. “When do you miss the {thing} most?” asked {child} at last. {Elder} thought it over. “At bedtime,” said {elder}. “For the story. Everything else I can do without the {thing}, but I can't do that.”",
  ],
  end: [
    "“Then I'll do the story,” said {child}, “and you listen.” There was a fish in it, and a boot, and a brave explorer with a torch. In the most exciting part the explorer bent down to {elder's} feet, because there the story had a dragon. And {child} stopped in the middle of the word.",
    [
      "@lake(child talk, elder look) “Lift up your foot,” said {child}. {Elder} lifted it. In the shallow water, right in front of the bank, where everybody had jumped over it all afternoon, lay the {thing}. A little crab was sitting on top and would not let go. “It seems to fit him too,” said {elder}.",
      "@room(child talk, elder look) “Get up for a moment,” said {child}. {Elder} got up. There, in the armchair, in the very spot where {elder} had sat all afternoon so as not to be in the way, lay the {thing}. “I must have been hatching,” said {elder}.",
    ],
    "{Elder} rinsed the {thing} under the tap, put everything where it belonged, and looked like the right person again, from top to bottom. “But how does it go on?” asked {elder}. “Did the explorer get away from the dragon?” “Tomorrow,” said {child}. “You always stop at the best part, too.”",
    "@bedroom.night(child sit, elder sit) At bedtime there are two stories now, a long one and a short one. And before {elder} sits down anywhere, in a chair or on a bank, there is a shout of “Look first!” And {elder} looks, and sometimes finds a pencil.",
  ],
};

const WATER = /\b(?:lake|river|pond|sea|pool|well|harbour|stream)\b/i;
/** Of a paragraph with two variants, that by the water or that at home. */
const variant =
  (at: 0 | 1) =>
  (paragraph: string | readonly string[]): string => {
    const variants = [paragraph].flat();
    return variants[at] ?? variants[0] ?? "";
  };

/** Stories of grandparents with their grandchildren: lost glasses, locked sheds, rafts, stars, snoring. */
export const withGrandpa = [
  story({ ...LOST, says: [...LOST.says, WATER], after: LOST.after.map(variant(0)), end: LOST.end.map(variant(0)) }),
  story({ ...LOST, after: LOST.after.map(variant(1)), end: LOST.end.map(variant(1)) }),
  story({ ...FORBIDDEN_SHED, says: [...FORBIDDEN_SHED.says, role("child", CHILD)], lead: "child" }),
  story(FORBIDDEN_SHED),
  story({
    says: [
      role("elder", `${ELDER}|father|dad|uncle|mother`),
      role("child", `${CHILD}|nephew|niece|son|daughter`),
      /\b(?:buil(?:d|ds|t|ding)|mak(?:e|es|ing)|made|construct\w*|hammer\w*|put together)\b/i,
      /(?<thing>\b(?:an?|the|their) (?:[a-z]+ ){0,2}?(?:raft|rowing boat|boat|canoe|soap ?box(?: car| racer)?|go-?kart|tree ?house|kite|birdhouse|model plane|glider|flying machine|rocket|sledge|wooden bridge|windmill|swing)\b)/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|magic\w*|dead|died|late|inherit\w*|treasure|desert island|shipwreck\w*|moon|space|snowman|robot|animals?)\b/i,
    of: "people",
    after: [
      "@garden(elder build, child build) {Elder} had a plan, drawn on the back of an electricity bill. {Child} had a better one, in felt pen, with a flag on it. They used both, and that is why {thething} came out a good deal wider on the left. “That's called character,” said {elder}, with four nails in the corner of the mouth.",
      "+ @garden(elder build, child carry) Everything in the house that was not needed went into it, and a few things that were. The washing line disappeared, and then the ironing board. {Child} held the boards, and {elder} hammered. “Ow,” said {elder}. That was the thumb. “That's called experience,” said {elder}, and hammered on with the other hand.",
      "+ @garden(elder talk, child talk) “Will it hold?” the neighbours asked over the fence. “It has to hold the two of us,” said {child}. “Then it'll hold,” said {elder}, “since one of us is light, and the other knows a great deal.” The neighbours fetched their folding chairs, so as not to miss anything.",
      "Then the great day came. “Ready?” asked {elder}. “Ready,” said {child}. Then there was a crack, and another crack, and one side of {thething} began to leave the other.",
      "When the dust had settled, {elder} was sitting in a puddle with the flag on top, and {child} was hanging by the braces from a nail. {Elder's} lip trembled. “I've spoiled it for you,” said {elder}. “I made the left side. I'm just an old fool with a hammer.”",
    ],
    end: [
      "{Child} unhooked the braces and waded across. “No,” said {child}, and picked a board out of the puddle. “Look. Your nails held. Mine came out.” All along the left side the nails sat as firmly as teeth. On the right there was not one that had gone in straight. “I never showed you how,” said {elder} slowly.",
      "@garden(elder give, child build) So they began once more, and this time it was {child} who hammered, and {elder} who held. “Don't look at the hammer,” said {elder}. “Look at where you want to be.” The thumb was {child's} now. “Ow,” said {child}. “That's called,” began {elder}. “I know what it's called,” said {child}.",
      "On Sunday {thething} did just what it had been built to do. It held, and there were two on board, a light one and one that knew a great deal. They were holding hands, and with the free hand each of them was holding on very tight.",
      "@garden(elder sit, child sit) The board with the four straight nails hangs over the back door. When something breaks in that house nowadays, it is no longer {elder} who is called. {Child} comes with the hammer. {Elder} sits alongside in a folding chair and says only now and then, from the corner of the mouth, “That's called character.”",
    ],
  }),
  story({
    says: [
      role("elder", ELDER),
      role("child", CHILD),
      /\b(?:stars?|night sky|constellations?|moon|milky way|telescope|comet|shooting stars?|meteors?)\b/i,
      /\b(?:names?|show\w*|tells?|told|teach\w*|taught|explain\w*|watch\w*|look\w*|count\w*|roof|telescope|wait\w*|sees?|saw|see)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|magic\w*|space ?ship|rocket|astronaut|alien|dead|died|late|pop star|film star|football|starfish|fell from the sky|falls? from the sky)\b/i,
    of: "people",
    after: [
      "@roof.night(elder point, child look) {Elder} began where it is easiest. “That one's the Wagon, and that's the Pole Star, and it never moves, so you can always find your way home by it.” {Child} lay on a blanket with a cushion under the neck and said them over, one after another.",
      "+ @roof.night(elder talk, child talk) “How do you know them all?” asked {child}. “I was a child with a bad stomach,” said {elder}, “and it was a house with only one window. So I had to make do with what was in it.” A cat walked along the gutter, sat down beside them and looked up as well.",
      "@roof.night(elder point, child point) They came up there every clear night. On the tenth, {child} pointed over the chimney. “And that one? The small one, that blinks a bit?” {Elder} began a word, and did not finish it. “I knew it yesterday,” said {elder}. The next night there were two more without a name.",
      "@roof.night(elder sit, child look) It was not only the names. {Elder} had to stop on every rung of the ladder, and could no longer see the faint ones at all. “They're going out,” said {elder} quietly. “One after another. Or else it's me.”",
      "@bedroom.night(child write) But {child} could not sleep. {Child} fetched a big sheet of black paper from the school bag, and a white pencil, and wrote down all that {childhe} had been told, the Wagon and the Swan and the Pole Star. For each gap {child} made a small cross, and looked at the cross, and thought hard.",
    ],
    end: [
      "@roof.night(child talk, elder sit) The next evening {child} went up the ladder first and gave {elder} a hand. “Today it's my turn,” said {child}. “You lie down. That one there is the Teapot. That's the Cat in the Gutter. And the little one that blinks, over the chimney, is called Not Bedtime Yet.” {Elder} laughed so much that a tile came loose.",
      "@roof.night(child point, elder look) “Those aren't their names,” said {elder}. “They are now,” said {child}. “You said that people only invented them, so that they'd have something to hold on to at night.” {Elder} lay there with both eyes on the sky. “And where am I?” asked {elder}. “You're the one that doesn't move,” said {child}.",
      "+ @roof.night(elder sit, child sit) {Elder} could not answer at first. In the house below a lamp went out, and at once there were twice as many. “I can see it,” said {elder}. “Not Bedtime Yet. It's quite clear.” Perhaps it was even true. The cat purred, and they lay there until they could feel the earth turn.",
      "@roof.night(child talk, elder look) The black sheet hangs over {elder's} bed by now, and more crosses get a name each week. And on clear nights one can hear the two of them up there, a voice that asks and a voice that answers, and it is often hard to say which is which, and who is teaching whom.",
    ],
  }),
  story({
    says: [role("elder", `${ELDER}|father|dad|uncle|husband|neighbour|wife`), /\b(?:snor(?:es|ed|e|ing))\b/i],
    may: [
      role("child", `${CHILD}|family|wife|husband`),
      /\b(?<where>(?:camp(?:ing)?[- ]?site|camping site|hotel|house|train|street|village|building|tent|boat|ship|campsite|block))\b/i,
    ],
    unless: /\b(?:murder\w*|ghost|vampires?|killer|dragon|giant|bear|monster|troll|dead|died|late (?:husband|wife))\b/i,
    lead: "elder",
    of: "people",
    after: [
      "It began each night at ten past ten, quite softly, like a cart on a gravel road. Then it grew. By eleven {hero} sounded like a sawmill, by midnight like a sawmill in a thunderstorm. {Hero} slept like an angel through all of it, with folded hands.",
      [
        "“We have to do something,” said {child} at breakfast, with rings under both eyes. They tried it with a clothes peg, and it flew across the room. They tried it with a tennis ball in the back of {hero's} pyjamas. “Did you sleep well?” asked {hero} every morning. “I slept splendidly!”",
        "Something had to be done. The family tried it with a clothes peg, and it flew across the room. They tried it with a tennis ball in the back of {hero's} pyjamas. “Did you sleep well?” asked {hero} every morning. “I slept splendidly!”",
      ],
      "+ Then the letters came, with many names under them. Some people wrote quite politely. One wrote only, in very large letters: PLEASE. Nobody wanted to show them to {hero}. But they were lying by the bread, and {he} had {his} glasses on.",
      "Then {hero} noticed the rings under all their eyes. That night {he} took {his} blanket, the torch and a folding chair, and went off on tiptoe, as far away as {he} could get, so that nobody would have to hear {him}. At ten past ten the whole place lay there in the dark and waited. And nothing came.",
      "It was so quiet that it hurt. At two in the morning there was a light in every window. They had all got used to being annoyed, and now there was nothing to be annoyed about.",
    ],
    end: [
      "And because it was so still, they all heard the other noise: a soft cracking, out at the back, where nobody ever went. It was a thief with a sack. He had been there before, many times, but he had never got further than the gate. “There was always somebody sawing,” he told the police later. “I thought that they never slept.”",
      "For he had not got far. He had stumbled in the dark over a folding chair, and in it sat {hero}, who had just dropped off. What came out of {him} in {his} fright was the loudest snore of {his} whole life. The thief threw away the sack and ran straight into the arms of thirty people in their nightclothes, who were wide awake.",
      [
        "+ They carried {hero} home in the folding chair, with {child} walking in front with the torch. “I only didn't want to be in your way,” said {hero}. “You're our alarm,” said {child}. “You're our night watchman,” said the neighbours. {Hero} turned quite red, and yawned.",
        "+ They carried {hero} home in the folding chair. “I only didn't want to be in your way,” said {hero}. “You're our alarm,” they said. “You're our night watchman,” said the neighbours. {Hero} turned quite red, and yawned.",
      ],
      "@bedroom.night(hero sleep) Since then everybody there has cotton wool by the bed, in a pretty dish. At ten past ten they lie there and listen until the cart comes along the gravel road. “There,” they say, and turn over. And with {hero} sawing away above all the roofs, they sleep splendidly.",
    ],
  }),
];
