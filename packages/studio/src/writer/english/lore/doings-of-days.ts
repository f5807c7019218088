import type { Lore } from "./lore.ts";

/** What everybody does on any day: come and go, break and open, take and show. */
export const doingsOfDays: Lore = {
  "(?:breaks|broke)(?! (?:out|free|down|up|into|off|in))(?! (?:(?:the|a|an|his|her|its|all) )?(?:[a-z]+ )?(?:record|ice|spell|curse|promise|rules?|law|silence|heart))|smashes|smashed|knocks? over|knocked over":
    [
      "There was a crash, and then the silence in which everybody works out where they had been standing.",
      "{Doer} held two pieces together, and they fitted perfectly, as long as nobody let go.",
      "“It was like that,” {doer} began, looked at the pieces, and thought of a different beginning.",
      "The last bit rolled on its rim across the whole floor, round and round, before it lay down at {doer's} feet.",
      "{Doer} swept it up, and one splinter got away, and would be found one day by a bare foot.",
    ],
  "burns?(?! down)|burned(?! down)|burnt(?! down)": [
    "{Doer} noticed it by the smell, then by the smoke, and last of all by the faces of the others.",
    "“Some people like it dark,” {doer} said, and scraped.",
    "All the windows were opened, and {doer} stood there and fanned with a tray.",
  ],
  "catches(?! (?:a|the) (?:cold|train|bus|flu))|caught(?! (?:a cold|the train|the bus|the flu|up|in|by))|catching an?":
    [
      "{Doer} held it with both hands, not too tightly, and looked through a gap between the fingers.",
      "“Got it!” {doer} called, and a moment later, more quietly, “Nearly.”",
      "It wriggled, it slipped, it was everywhere at once, and {doer} along with it.",
    ],
  "(?:throws|threw|throwing)(?! (?:(?:a|the) )?(?:[a-z]+ )?(?:party|away|out|up|feast))": [
    "{Doer} shut one eye, stuck out the tip of {doerhis} tongue, and swung right back to the shoulder blade.",
    "It flew in a beautiful curve, only not towards where {doer} had been looking.",
    "“Watch out!” {doer} called, when it was already a bit late for watching out.",
  ],
  "goes to(?! (?:sleep|bed|school every))|went to(?! (?:sleep|bed))|sets off|set off|sets out|set out|heads for|headed for":
    [
      "{Doer} went back once for something forgotten, and a second time in order to see whether the door was shut.",
      "“How far is it?” {doer} asked, and somebody said “Not far”, in the voice in which that is always said.",
      "{Doer} had something to eat along, and it was eaten up by the second bend.",
      "{Doer} walked quickly at the start, as everybody does, and later at the pace at which one really walks.",
      "“Off so early?” somebody asked. {Doer} nodded, and was wished a good journey, and a good lunch.",
      "{Doer} counted the gates on the way, or the trees, and began again whenever there was something to see.",
    ],
  "arrives?|arrived|arriving|reaches|reached": [
    "{Doer} stood still for a moment, because after such a long way the feet still wanted to go on.",
    "It looked quite different from what {doer} had imagined, a bit smaller, and there was washing in front of it.",
    "“So this is it,” {doer} said, and put down whatever there was to put down.",
  ],
  "left (?:early|for|at (?:dawn|night|once)|without a word)|(?:leaves|left) (?:the|his|her) (?:house|country|castle|palace|forest|pond|school|room|planet|ship|nest|zoo|circus|ocean|sea)":
    [
      "{Doer} closed the door so softly that it took a while before it clicked.",
      "“I'm off, then,” {doer} said, and stayed for another cup.",
      "{Doer} walked with a straight back as far as the corner, in case somebody was watching, and after that more comfortably.",
    ],
  "stays?|stayed|remains?|remained": [
    "{Doer} took off {doerhis} coat again, so to speak, and asked what there was for supper.",
    "“You don't have to,” they said. “I know,” {doer} said, and moved the chair a little nearer.",
    "The others had long gone when {doer} still sat there, and the lamp with {doerhim}.",
  ],
  "lives? (?:in|on|at|with|alone|under|by|near|inside|next|all)|lived": [
    "{Doer} knew the place by heart: where it creaked, where it dripped, and where the sun came in after lunch.",
    "{Doer} had a favourite spot there, worn quite smooth, and nobody else would have thought it comfortable.",
    "Everybody round about knew {doer} by the sound, and knew without a clock what time it was.",
    "In all those years {doer} had meant to mend the third hook, and by now had got used to catching things.",
    "“Don't you ever want to go away?” somebody asked, and {doer} looked at the kettle, or the view, or the sky.",
    "{Doer} had grown used to the noise there, and could not sleep where it was missing.",
  ],
  "(?:sits|sat|sitting) (?:on|in|at|by|under|down|next|alone|beside|there|all)": [
    "{Doer} sat there until there was a warm place, and then there was no reason to get up.",
    "“Is this taken?” somebody asked, and {doer} moved a bag, a hat and then {doerhimself}.",
    "{Doer} let {doerhis} legs dangle, or whatever there was to dangle.",
  ],
  "opens? (?:the|a|his|her|it|every) ?(?:[a-z]+ )?(?:door|box|letter|gate|lid|chest|window|cage|present|parcel|suitcase|book|drawer|envelope)|opened (?:the|a|his|her|it|every) ?(?:[a-z]+ )?(?:door|box|letter|gate|lid|chest|window|cage|present|parcel|suitcase|book|drawer|envelope)":
    [
      "{Doer} opened it by the width of a finger first, and put an eye to it.",
      "It stuck. {Doer} pulled, pushed, and then did both, and it gave way with a jerk and a sneeze of dust.",
      "“Careful,” somebody said, and {doer} held {doerhis} breath, as if that made it safer.",
    ],
  "(?:sees|saw|spots|spotted) (?:an?|something|somebody|someone)|sighted": [
    "{Doer} looked a second time, since the first time might have been a bush.",
    "“There!” {doer} said, and pointed, and everybody looked along the arm and saw something else.",
    "{Doer} rubbed both eyes and looked again, from a little further to the left.",
  ],
  "makes? (?:a|an|the|his|her|some|up)(?! (?:[a-z]+ )?(?:friends?|wish|jokes?|mistake|promise|fool|plan|deal|decision|discovery|noise|face|speech|living|sound|bet|list|stop|fuss|call|difference|way))|made (?:a|an|the|his|her|some|up)(?! (?:[a-z]+ )?(?:friends?|wish|jokes?|mistake|promise|fool|plan|deal|decision|discovery|noise|face|speech|living|sound|bet|list|stop|fuss|call|difference|way))":
    [
      "{Doer} had everything for it but the most important thing, and took something similar instead.",
      "“What is that going to be?” they asked. {Doer} turned it round. “This is the front,” {doer} said, “I think.”",
      "It came out a little larger than planned, and {doer} had to try it in the door.",
      "Some of it stuck to {doer}, some of it to the floor, and the rest went where it belonged.",
      "Something was left over at the end, and {doer} put it into a drawer with other things of that kind.",
    ],
  "makes? (?:a|the|another|one) (?:[a-z]+ )?mistake|made (?:a|the|another|one) (?:[a-z]+ )?mistake": [
    "{Doer} noticed it a moment later than everybody else.",
    "“That can happen,” they said, and {doer} went over it in {doerhis} head, and it had happened quite thoroughly.",
    "{Doer} put a hand over it, so to speak, and hoped that nobody would ask to see the hand.",
  ],
  "plans (?:an?|the|to|his|her)|planned|makes a plan|made a plan|plots|plotted": [
    "{Doer} drew it on the back of an envelope, with arrows, and an X for {doerhimself}.",
    "“And if it rains?” somebody asked, and {doer} drew an umbrella on the X.",
    "The first point was easy, the second was underlined, and at the third {doer} had put a question mark and a sandwich.",
  ],
  "takes? (?:the|a|his|her) (?:[a-z]+ )?(?:bus|train|tram|taxi|ferry|plane|subway|metro|boat)|took (?:the|a|his|her) (?:[a-z]+ )?(?:bus|train|tram|taxi|ferry|plane|subway|metro|boat)|(?:gets|got|climbs|climbed) (?:on|into|aboard|off) (?:the|a) (?:[a-z]+ )?(?:bus|train|tram|taxi|ferry|plane|boat|ship)|boards|boarded":
    [
      "{Doer} looked for the ticket in all the pockets, and it was where it had been put so as to be found at once.",
      "“Is this seat free?” {doer} asked, and a bag was lifted with a sigh.",
      "{Doer} counted the stops on {doerhis} fingers, and kept one finger back for safety.",
    ],
  "(?:misses|missed) (?:the|his|her|my) (?:[a-z]+ )?(?:bus|train|tram|plane|flight|ferry|stop|boat)|oversleeps|overslept|(?:is|was|comes|came|arrives|arrived) (?:too )?late":
    [
      "{Doer} saw the last of it, from behind, and it was getting smaller.",
      "{Doer} ran with one arm in the sleeve and the toast in {doerhis} mouth.",
      "“I can explain,” {doer} said, and it began with a cat and took a good while.",
    ],
  "(?:brings|brought)(?! (?:up|back|(?:[a-z]+ ){1,2}(?:up|back|to|together)))": [
    "{Doer} held it behind {doerhis} back, though it stuck out on both sides.",
    "“Where did you get that?” they asked. “It's a long story,” {doer} said, and put it down with a thump.",
    "{Doer} carried it in front of {doerhim} like something that could spill.",
    "There was something of a queue to look at it, and {doer} stood beside it like a museum guard.",
  ],
  "sends?|sent": [
    "{Doer} let go of it, and then would have liked to have it back for just a moment.",
    "From then on {doer} reckoned out every day how far it must have got.",
    "“No answer yet?” they asked, and {doer} said that it could not be there before Thursday.",
  ],
  "shows? (?:him|her|them|it|everyone|everybody|the|how)|showed": [
    "“Look,” {doer} said, and then stood in front of it, without noticing.",
    "{Doer} did it once quickly, so that they saw what it was, and once slowly, so that they saw how.",
    "There was a “Hm”, there was an “Ah”, and {doer} held on to the “Ah”.",
  ],
  "(?:plays|played|playing)(?! (?:a |the )?(?:tricks?|pranks?|roles?|part|jokes?|truant|dead))": [
    "{Doer} made the rules, forgot the rules, and had to be corrected by whoever was losing.",
    "“Again!” {doer} said, before it was quite over, and nobody had anything better to do.",
    "It was about nothing at all, and {doer} had red ears from it.",
  ],
  "pulls?|pulled|pushes|pushed": [
    "“One, two, and,” {doer} said, and at the and nothing moved but {doer}.",
    "It went a hand's breadth, and then half of it back, and {doer} counted the other half as a success.",
    "{Doer} spat on both palms, took hold lower down, and everything creaked, {doer} included.",
  ],
  "rests|rested|relaxes|relaxed|(?:takes?|took) (?:a|the) (?:day off|break|rest|nap|holiday)": [
    "{Doer} lay down, thought of something that still had to be done, got up, did it, and lay down again.",
    "“I'm doing nothing,” {doer} said, when asked, and it sounded a little as if {doerhe} had to practise it.",
    "A fly walked over {doer's} arm, and was allowed to.",
  ],
  "drinks?|drank|sips?|sipped": [
    "{Doer} drank it in one go, down to the ring at the bottom, and put it down with a sigh.",
    "There was a moustache of it left on {doer's} lip, and nobody said anything.",
    "{Doer} blew on it, sipped, burned {doerhis} tongue, and blew on that.",
  ],
  "stumbles?|stumbled|trips over|tripped|slips|slipped": [
    "{Doer} went on for three more steps, faster and faster, with {doerhis} arms going round, and then sat down.",
    "“I meant to do that,” {doer} said, from below.",
    "There was nothing there to stumble over, and {doer} looked back at it with reproach.",
  ],
  "floats?|floated|drifts?|drifted": [
    "{Doer} turned slowly on the way, so that the same tree came past three times.",
    "{Doer} tried steering with a foot, and it made no difference, but it gave the foot something to do.",
    "A leaf overtook {doer}, and then let itself be overtaken.",
  ],
  "lands? (?:in|on|at)|landed|crashes|crashed": [
    "There was a bump, then a second bump, and then some smaller ones, and {doer} had come to rest.",
    "{Doer} felt {doerhimself} over, from top to bottom, and everything was there, if not in quite the usual order.",
    "A hubcap, or something of the kind, rolled on alone for a while.",
  ],
  "scares?|scared(?! of)|frightens|frightened(?! (?:of|by))|haunts|haunted": [
    "“Boo,” {doer} said, and it was a good one, with a long O.",
    "{Doer} came round the corner at just the wrong moment, and somebody's tray went up.",
    "{Doer} got a fright {doerhimself}, because of the scream.",
  ],
  "complains?|complained|grumbles?|grumbled": [
    "“In my day,” {doer} began, and those who knew it sat down.",
    "{Doer} complained about the soup, and had some more, in order to be sure.",
    "Under {doer's} grumbling there was a hum, and that was the good mood trying to get out.",
  ],
  "braids|braided|combs|combed|(?:cuts|cut) (?:his|her|its|my|their) hair": [
    "{Doer} divided it into three, and a moment later there were four.",
    "“Ow,” somebody said, and {doer} said “Sorry”, and that was how it went for most of the way down.",
    "{Doer} held a strand between {doerhis} teeth, for lack of a third hand.",
  ],
  "buries|buried|burying": [
    "{Doer} looked round to all sides, patted the earth smooth, and put a leaf on it.",
    "“Three steps from the tree,” {doer} muttered, “no, from the other tree.”",
    "{Doer} stood on the place, so that it should lie flat, and tried to look like somebody who is standing just anywhere.",
  ],
  "cheats?|cheated|cheating|copies (?:from|the)|copied": [
    "{Doer} looked at the ceiling, and on the way back {doerhis} eyes stopped for a moment at the wrong place.",
    "There was a bit of paper up {doer's} sleeve, and it rustled like a whole wood.",
    "{Doer} got the right answer, and somehow it was not worth much.",
  ],
  "feels? (?:guilty|ashamed|bad)|felt (?:guilty|ashamed|bad)|(?:is|was) ashamed": [
    "{Doer} felt as though it stood on {doerhis} forehead, in large letters.",
    "Nobody said anything about it, and that was the worst, {doer} found.",
    "{Doer} carried out the rubbish without being asked, twice.",
  ],
  "skips? (?:school|class|work)|skipped (?:school|class|work)|plays? truant|(?:sneaks?|sneaked|snuck|steals|stole) (?:out|away|into|in)":
    [
      "{Doer} had an excuse ready, with a dentist in it, and hoped that nobody would ask for the tooth.",
      "A board creaked under {doer}, just that board and just then.",
      "At every corner {doer} looked round it with one eye, before the rest came after.",
    ],
  "writes? (?:a |the |his |her )?(?:songs?|poems?|books?|novels?|music)|composes?|composed|composing": [
    "{Doer} had the first line, and it was so good that no second would stand beside it.",
    "{Doer} beat time with a spoon, and wrote something down, and gravy got on it.",
    "“Does anything rhyme with month?” {doer} asked, and nobody looked up.",
  ],
  "competes with|rivals|races against|raced against|challenges?|challenged": [
    "“You'll see,” {doer} said, and rolled up everything that could be rolled up.",
    "They nodded to each other, as people do before a duel, and {doer} dropped a glove by mistake.",
    "{Doer} looked across, and at that moment there was a look coming the other way, and both looked up at the sky.",
  ],
  "bargains?|bargained|haggles|haggled|negotiates?|negotiated": [
    "{Doer} named a sum, heard them laugh, named another, and walked three steps away, not too fast.",
    "“My last word,” {doer} said, and then there were several more of them.",
    "{Doer} scratched {doerhis} chin for so long that the other side began to scratch, too.",
  ],
  "gives? a speech|gave a speech|(?:holds|held|makes|made|give) a (?:[a-z]+ )?speech|(?:speaks|spoke) in front of": [
    "{Doer} had it written on little cards, and the cards were not in the same order as at home.",
    "“Dear everybody,” {doer} said, and something whistled, and {doerhe} had to begin with everybody again.",
    "{Doer} looked for a friendly face, found an ear, and talked to that.",
    "There was a glass of water. {Doer} drank from it, and after that the sheets stuck together.",
  ],
  "tames?|tamed": [
    "{Doer} sat quite still with something to eat on {doerhis} palm, and looked in the other direction.",
    "It came a step nearer and went two steps back, and {doer} did the same, so as to be fair.",
    "“There,” {doer} said in a low voice, “nobody is going to hurt you,” and hoped that the other saw it in the same way.",
  ],
  "rules? (?:over|the|a)|ruled|governs|governed": [
    "{Doer} signed papers in the mornings, and in the afternoons the papers that took back the first.",
    "Everybody bowed, and so {doer} knew them mainly by their partings.",
    "“And what would you do?” {doer} asked the cat, or whoever happened to be sitting there.",
  ],
  "joins?(?! (?:in|the dots|a choir|the choir))|joined(?! (?:in|a choir|the choir))|becomes a member|became a member": [
    "{Doer} stood at the edge of the others for a while, and then, with the next laugh, a step further in.",
    "“Are you new?” somebody asked, and {doer} got a hook for the coat, between two other coats.",
    "{Doer} learned the names by their shoes first, and later by their faces.",
    "There was a rule about where everybody sat, and {doer} found it out by sitting down.",
  ],
  "drops (?:a|an|the|his|her|its|everything)|dropped(?! (?:out|off|by))|spills?|spilled|spilt": [
    "It took its time to fall, and {doer} watched it the whole way down.",
    "“Nobody move,” {doer} said, and then moved first, and it crunched.",
    "Everybody lifted their feet, and {doer} went after it with a cloth, and the cloth made it larger.",
    "{Doer} picked up three pieces at once, and one of them fell down again.",
  ],
  "visits?(?! (?:his|her|its|my|their|an? old))|visited(?! (?:his|her|its|my|their|an? old))": [
    "{Doer} looked at everything with {doerhis} hands behind {doerhis} back, so as not to break anything.",
    "“Sit anywhere,” they said, and {doer} sat down on the only chair that belonged to the cat.",
    "They showed {doer} round, through every door, even the one with the brooms.",
    "When it came to going, {doer} had got up three times and sat down twice.",
  ],
  "(?:drives|drove|driving) (?:everyone|everybody|him|her|them|the [a-z]+|his [a-z]+|her [a-z]+) (?:mad|crazy|away|out)|annoys|annoyed|bothers|bothered|disturbs|disturbed":
    [
      "“Must that be now?” somebody called, and {doer} had not thought that there was a better time.",
      "Doors closed all over the house, one after the other, and {doer} took it for applause.",
      "{Doer} stopped for a moment, everybody breathed out, and {doer} went on.",
    ],
  "(?:turns?|turned) (?:off|round|around|back|left|right)|(?:changes|changed) (?:direction|course|the route)": [
    "{Doer} did it without thinking, and only at the next corner began to wonder who had steered.",
    "Everything that had been on the left side was now on the right, and {doer} greeted it all once more.",
    "“That's not the way,” somebody said. “No,” {doer} said, quite pleased, and went on.",
  ],
  "hears? (?:a|an|the)? ?(?:strange |loud |soft )?(?:noise|voice|sound|scratching|knock|knocking)|heard (?:a|an|the) (?:strange |loud |soft )?(?:noise|voice|sound|scratching|knock|knocking)":
    [
      "“It's the pipes,” {doer} said aloud, and listened to hear what the pipes had to say to that.",
      "{Doer} went towards it on tiptoe, and it went on until just before the door.",
      "{Doer} armed {doerhimself} with what there was to hand, and that was a wooden spoon.",
      "There it was again, three times, and {doer} counted along with one finger.",
    ],
};
