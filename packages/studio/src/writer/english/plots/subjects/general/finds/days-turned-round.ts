import { phrase } from "../../phrase.ts";
import { also, story } from "../../subject-story.ts";
import { PAL } from "./what-is-lost.ts";

/** Stories of calls that are not answered, of friends at a sickbed, of bottles and cards from somewhere, and of a free day. */
export const daysTurnedRound = [
  story({
    says: [
      /\b(?:phone[sd]?|telephone[sd]?|call(?:s|ed)?|speaks?|spoke|talk(?:s|ed)?|rings?|rang)\b/i,
      /\b(?:every|each) (?:single )?(?:sunday|saturday|friday|monday|tuesday|wednesday|thursday|day|evening|night|morning|week)\b/i,
      /\b(?:(?:nobody|no one) (?:picks? up|picked up|answers?|answered)|(?:does not|did not|doesn't|didn't) (?:answer|pick up|call|ring)|call (?:does not|did not) come|phone (?:stays|stayed|remains|remained) silent|stops? calling|stopped calling)\b/i,
      phrase(
        "(?<friend>(?:his|her|their) (?:[a-z-]+ ){0,2}?(?:grandmother|grandfather|grandma|grandpa|mother|father|mum|mom|dad|sister|brother|aunt|uncle|friend|daughter|son|neighbour|neighbor|cousin|nana|granny|oma|opa))",
      ),
    ],
    may: [
      ...also(
        "(?:until|but|then) one [a-z]+ [^.]*",
        "on the (?:phone|telephone)|by (?:phone|telephone)",
        "nobody|no one|from \\p{Lu}\\p{L}+",
      ),
    ],
    unless: /\b(?:murder\w*|killed|kidnap\w*|dead|died|ghosts?|police|stranger|wrong number|dementia|scam|fraud)\b/i,
    of: "people",
    after: [
      "{Hero} let it ring ten times, and then ten times more. {He} put the telephone down and picked it up again to hear whether it was broken. It was exactly the hour. In all that time {friend} had never once been late, not even with a cold, not even on a birthday.",
      "{Hero} had so much to tell. {He} thought of the room where the telephone was ringing: the little table, the chair with the dent, the clock. {He} could see it all. Only {friend} was not in it.",
      "“There'll be some quite simple reason,” they told {hero}. {He} nodded, and thought of reasons, and none of the simple ones would stay. After the fifth try {hero} did not wait any longer. {He} fetched {his} jacket. If nobody picked up at the other end, then somebody had to go to the other end and see.",
      "It was a long way, by bus and by train, and {hero} had never noticed how long, because a voice takes no time at all. {He} pressed {his} forehead to the window. “Please,” {he} whispered, at every stop. Over the roofs went the wires, up and down, up and down.",
      "+ On {his} knees {hero} held the list with everything that {he} had meant to say. It began with something about a tooth and ended with a joke. At the very bottom {he} now wrote one more line, and underlined it twice. It was strange that {he} had never said that one on the telephone.",
    ],
    end: [
      "{Hero} ran the last bit. {He} rang, {he} knocked, {he} called through the letterbox. And then a voice came, not from inside but from behind. “What are you doing here?” cried {friend}, who stood in the middle of the street, out of breath, with a bag. “The line's dead in the whole quarter! I was just on my way to you!”",
      "They held each other so tightly that the bag got squashed, and the cake in it. {Hero} went through the list, from the tooth to the joke. Then {he} came to the bottom line. “I love you,” {hero} read out, and turned red. “It was on mine, too,” said {friend}.",
      "The line was mended the next day, and the telephone rings again at the fixed hour. They tell each other everything. But before they hang up, there is always that one line from the bottom of the list. And once a month they leave the telephone alone and take the train.",
    ],
  }),
  story({
    says: [
      /\b(?:(?:ill|sick|fever|measles|chickenpox|chicken pox|broken leg|flu|tonsillitis|in (?:the )?hospital)\b[^.]*)/i,
      phrase(
        "(?:brought|brings|bring) (?<treat>(?:the|her|his|a) (?:[a-z'’-]+ ){0,2}?(?:trip|party|zoo|sea|beach|circus|birthday|festival|carnival|concert|christmas|match|fair|parade|wedding|play|show|snow|spring|summer|forest|picnic|excursion|outing)) (?:to|into) (?:her|him|it|them|his|the|\\p{Lu}\\p{L}+)",
      ),
    ],
    may: [
      PAL,
      phrase(
        "(?<gang>(?:(?:his|her) (?:[a-z]+ ){0,2}?(?:friends|class|classmates|family|brothers|sisters|cousins|neighbours|team|brother|sister|grandfather|grandmother|best friend)))",
      ),
      ...also(
        "on the day of [^.]*",
        "(?:wants|wanted|decides|decided|plans|planned) to",
        "in bed|ill|sick",
        "cannot (?:go|come)|could not (?:go|come)|miss(?:es|ed)?",
      ),
    ],
    of: "people",
    unless: /\b(?:murder\w*|killed|dying|dies|died|cancer|terminal\w*|last wish|coma|prison|magic\w*|prisoner)\b/i,
    after: [
      "@bedroom {Hero} lay in bed and looked at the clock. Now they were all there. Now they were laughing. {Hero} pulled the blanket over {his} head, where it was hot and smelled of cough drops. {He} had looked forward to {thetreat} for so long, and the bag was still standing ready by the door.",
      [
        "But {gang} could not enjoy it without {hero}. At first nobody said so. Then somebody said it, and after that they all talked at once. If {hero} could not come to {thetreat}, there was only one thing for it. They put their heads together and counted their pocket money, and ran.",
        "But the others could not enjoy it without {hero}. At first nobody said so. Then somebody said it, and after that they all talked at once. If {hero} could not come to {thetreat}, there was only one thing for it. They put their heads together and counted their pocket money, and ran.",
      ],
      "@bedroom In the afternoon {hero} heard a scraping at the window. A long stick came up with a bag on it. “Pull!” called a voice from below. In the bag there were leaves and a feather, something sticky in a paper, and a ticket with {his} name. “Admit one,” it said. “Please stay in bed.”",
      "@bedroom Then it began, down there in the yard. They had brought everything. They did the bus, with all its noises. They did the grown-up who counts heads, and the one who is always sick. {Hero} sat at the window in three jumpers and laughed until {he} coughed, and coughed until {he} laughed again.",
      "+ @bedroom When they did not know how to go on, {hero} called down to them what came next. So {he} was not only looking on. {He} was right in the middle of it, only a floor higher than the rest.",
    ],
    end: [
      "@bedroom And then it started to drizzle. They all looked up at {hero} with wet hair. “Go home,” {he} called, “or you'll be in bed tomorrow!” Not one of them went. They opened two umbrellas and a washing-up bowl, and did the end of it, the most important bit, with a song. The neighbours stood on their balconies and clapped.",
      "@bedroom {Hero} slept that night without a cough, with the ticket in {his} fist. {He} had missed nothing at all. When {he} {was} well again, {he} heard the others tell about {thetreat}, and they told it as it had been in the yard. Nobody could remember the other one.",
      "The ticket hangs over {hero's} bed. And when anybody is ill, whoever it may be, {hero} fetches the long stick from the cellar and counts {his} pocket money, and the others come running without being called.",
    ],
  }),
  story({
    says: [
      /\b(?:(?:found|finds|receive[sd]?|gets|got|picks? up|picked up|fished|fishes|discover(?:s|ed))\b[^.]*\bbottle|bottle[^.]* (?:washes|washed|drifts|drifted|floats|floated))\b/i,
      /\b(?:message|letter|note|drawing|picture|poem|map|child's|paper|photo|wish)\b/i,
      /\b(?:answer\w*|repl(?:y|ies|ied)|writes? back|wrote back|(?:sends|sent|send) (?:one|it|a|another|something)|finds? the (?:sender|writer|child)|who (?:wrote|drew|sent)|looks? for|looked for|search\w*)\b/i,
    ],
    may: [
      PAL,
      /(?<paper>(?:an?|the) (?:[a-z'’-]+ ){0,2}?(?:message|letter|note|drawing|picture|poem))(?![\p{L}-])/u,
      ...also(
        "(?:an?|the) (?:[a-z]+ )?bottle (?:with|from|in) [^.]*|in a bottle",
        "(?:sends|sent|send) one back|lonely|beach|island|sea|ocean|shore|lighthouse",
        "writes? back|wrote back|answers?|answered",
      ),
    ],
    unless:
      /\b(?:murder\w*|killed|treasure|shipwreck\w*|help|rescue\w*|genie|police|dead|died|captive|prisoner|years ago|husband|wife|love letter)\b/i,
    after: [
      "The bottle had come a long way. There was green moss on it, and a tiny crab had moved in under the rim. {Hero} drew the cork with care, so as not to frighten the crab, and fished out the paper with a knitting needle. It was dry, and it smelled of biscuits.",
      "{Hero} smoothed it flat on the table and put a cup on each corner. {He} looked at it for a long time. Nobody had written the address of {hero} on that bottle. But it felt very much as though it had been meant for {him}.",
      [
        "“You'll have to answer,” said {pal}. “Answer what?” asked {hero}. “I haven't got anything that would be worth a bottle.” {Pal} looked round, at the table and the cups and the crab. So {hero} began with those. {Pal} held the paper so that it did not roll up.",
        "“I'll have to answer,” {hero} told the crab. But what? {He} had nothing to tell that would be worth a bottle. {He} looked out. There was the sea, and a gull on one leg. So {hero} began with the gull. {He} drew it with both legs first, and then rubbed one out.",
      ],
      "{Hero} put {his} answer in the best bottle that {he} had, sealed it, and gave it to the tide. The tide brought it back. {He} threw it from the rocks, and it was back before {he} was. On the third day {hero} rowed out, far beyond the last buoy, and laid it in the current as gently as an egg in a nest.",
      "+ Then there was nothing to do but wait. {Hero} had waited for many things in {his} life, for weather and for bread and for morning. {He} had never waited for somebody. It was much harder, and {he} would not have missed it.",
    ],
    end: [
      "It came back with the spring tide. It was not {his} bottle, it was another one, blue, and in it there was a bigger paper. On it was the gull on one leg, rather well drawn. Beside the gull stood {hero}, as big as a house, with a cup in {his} hand. It was the first picture that had ever been made of {him}.",
      "Under it was written, in big letters that leaned on each other: “I thought nobody would find it. Now I know that you are there. When I can't sleep, I tell myself what you are doing.” {Hero} read it standing up. Then {he} sat down, put a new cup on each corner, and told, from the beginning, what {he} was doing.",
      "There are many bottles on the shelf now, green ones and blue ones, and the crab lives in the best of them. In the evening {hero} looks out over the water. It is just as wide as it used to be, but there is somebody at the other end who knows about the gull.",
    ],
  }),
  story({
    says: [
      /\b(?:mother|father|mum|mom|dad|parents?|nurse|doctor|housewife|woman|man|manager|workaholic|teacher|boss|chef|farmer|\p{Lu}\p{Ll}+)\b/u,
      /\b(?:free (?:afternoon|day|evening|weekend|hour|morning|week)|day off|(?:afternoon|day|evening|weekend|hour|morning) (?:all )?to (?:herself|himself)|(?:afternoon|day|evening|weekend|hour) (?:off|alone))\b/i,
      /\b(?:(?:do(?:es)?|did)(?: not|n't) know what to do|no idea what to do|forgotten how|forgot how|never had|for the first time|first (?:free )?(?:day|time|afternoon)|what to do with)\b/i,
    ],
    may: [
      PAL,
      /\b(?<free>(?:a|one|an|the|her|his) (?:[a-z]+ ){0,2}?(?:free (?:afternoon|day|evening|weekend|hour|morning)|day off))\b/i,
      ...also(
        "gets?|got|has|had|of (?:two|three|four|five|six)",
        "with it|what to do|not know|years|for the first time",
      ),
    ],
    of: "adults",
    unless: /\b(?:murder\w*|killed|dead|died|retire\w*|fired|prison|give[sn]? her|gave her|detective|police|bomb)\b/i,
    after: [
      "The door shut, and then there was a sound that {hero} did not recognise. It was nothing. Nobody called, nothing boiled, and no shoe was missing. {Hero} stood in the hall with {his} arms hanging down. {He} had longed for this for years. Now {he} looked at the clock, and one minute had gone.",
      "First {he} tidied up, out of habit. {Hero} noticed it when {he} was ironing a tea towel, and put down the iron as though it had bitten {him}. Then {he} sat down on the sofa. {He} sat on the edge, ready to jump up. There was nothing to jump up for.",
      "What had {he} liked, in former times? {Hero} tried to remember. {He} had once danced. {He} had once read a whole book in a tree. It was as if {he} were thinking of a friend who had moved away, and to whom {he} had always meant to write. “What would you like to do?” {hero} asked aloud. There was no answer at first.",
      "So {he} went out. {Hero} had no list with {him} and no bag, and {his} hands did not know where to go. {He} bought a single pastry, the kind that nobody else at home likes, and ate it in the middle of the pavement, all of it.",
      "+ At every shop window {hero} thought of something that one of the others needed. {He} had got as far as a packet of socks in {his} hand. Then {he} put it back on the pile. The feet at home would last until tomorrow.",
    ],
    end: [
      "There was a swing in the park, and no one was on it. {Hero} looked to the left and to the right. {He} only sat down for a moment, because of {his} feet. Then {he} pushed off, a bit, and a bit more. The chains squeaked. {He} stretched out {his} legs and leaned back, and the sky came down and went up again. {Hero} laughed out loud.",
      "“What did you do?” they asked in the evening, all at the same time. “Nothing,” said {hero}, with wind in {his} hair and sugar on {his} collar. They looked at {him}. {He} seemed to be taller. “Was it nice?” “Yes,” said {hero}. “I met somebody there whom I hadn't seen for a long time.”",
      "It is in the calendar now, once a month, in red, and nobody may write over it. {Hero} still doesn't know on the day before what {he} is going to do. But {he} does know where to start: at the corner, with a pastry.",
    ],
  }),
];
