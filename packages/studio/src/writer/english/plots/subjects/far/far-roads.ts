import { role, story } from "../subject-story.ts";

/** Stories of animals that walk along, promises to the dead, last voyages, copies sent to school, and wrong addresses. */
export const farRoads = [
  story({
    says: [
      /\b(?:lost|mountains?|forest|wilderness|snow|taiga|woods|jungle|trail|hik\w*|tundra|alaska|siberia)\b/i,
      /\b(?:gets? lost|got lost|was lost|is lost|lost in|loses? (?:his|her|their|the) way|lost (?:his|her|their|the) way|stranded|alone|injured|broken (?:leg|ankle)|snow ?storm|blizzard|way (?:home|out|back))\b/i,
      role("beast", "wolf|she-wolf|fox|bear|stray dog|dog|lynx|raven|elk|moose|deer|stag|horse|donkey|wild dog|husky"),
      /\b(?:follow\w*|accompan\w*|leads?|led|lead|beside|trail(?:s|ed)|watch\w*|protect\w*|guid\w*|keeps? (?:him|her|them) company|befriend\w*|meets?|met|finds?|found|appear\w*)\b/i,
    ],
    unless: /\b(?:murder\w*|cub|cubs|puppy|puppies|baby|talking|fairy|red riding|plane|sled|race|zoo)\b/i,
    of: "people",
    after: [
      "@forest(hero walk, beast walk) When {hero} walked, {thebeast} walked. When {hero} stood still, {thebeast} stood still, always a stone's throw away. {Hero} picked up a stone. {Thebeast} looked at it and then at {hero}, and {hero} let it fall again. “All right,” {he} said. “But don't come any nearer.”",
      "@forest.night(hero sit, beast sit) In the evening {hero} made a small fire. Two eyes shone on the other side of it. {Hero} threw over half of {his} last bread, and {thebeast} ate it. “That was supper,” said {hero}. “There isn't any breakfast.”",
      "+ @forest(hero look, beast look) The next day {thebeast} was suddenly in front and did not let {hero} pass. It stood across the path. {Hero} tried the left, and {hero} tried the right. Then the snow on which {he} had wanted to walk sank down, without a sound, and where it had been there was only blue air. {Hero} had to hold on to a tree.",
      "+ @forest(hero walk, beast walk) After that {hero} let {thebeast} go first. It knew where the ice held, and under which stones the water ran. It knew a bush that still had berries. “You've done this before,” said {hero}. {Thebeast} only turned one ear. It was not a great talker, but it listened very well.",
      "@forest(hero sit, beast look) On the third day {hero} fell, and something in {his} ankle gave way. {He} crawled under a fir tree. It began to get dark. “Go on,” {hero} told {thebeast}. {Thebeast} looked at {him} for a long time. Then it turned round and was gone between the trees.",
    ],
    end: [
      "@forest.night(hero sit, beast sit) It was the coldest night of all. Then there was a weight against {his} back, rough and warm, and breath on {his} neck. {Thebeast} had come back. It lay down as close as it could. Between its teeth it had brought a woollen mitten.",
      "@forest.dawn(hero look) It was a child's mitten, red, with a hole in the thumb. Where there is a mitten there is a house, thought {hero}. {He} cut {himself} a stick and followed the tracks of {thebeast}, backwards, to the place where it had been in the night. There was a fence, and there was smoke.",
      "@village(hero talk) “That's mine!” cried a small girl and took the mitten. Her grandfather looked past {hero} to the edge of the trees, where {thebeast} was sitting. “I cut it out of a trap, nine winters ago,” he said. “Since then it brings us people. You're the fourth.”",
      "@forest(hero give, beast take) In the spring {hero} came back with two loaves in {his} bag, sat down at the edge of the trees, and waited. {Thebeast} came in the evening. {Hero} broke the bread in the middle. “That was supper,” said {hero}. “And this time there's breakfast, too.”",
    ],
  }),
  story({
    says: [
      /\b(?:promis\w*|ashes|last wish|in memory of|fulfil\w*|keeps? a promise|letter|wanted to see|always wanted|dream of)\b/i,
      role(
        "dead",
        "father|mother|grandfather|grandmother|grandpa|grandma|husband|wife|brother|sister|friend|uncle|aunt|dad|mum|son|daughter",
      ),
      /\b(?:late|dead|dying|deceased) (?:[a-z]+ )?(?:father|mother|grand\w+|husband|wife|brother|sister|friend|uncle|aunt|dad|mum|son|daughter)\b|\b(?:father|mother|grand\w+|husband|wife|brother|sister|friend|uncle|aunt|dad|mum|son|daughter)(?:['’]s (?:ashes|death|last wish|dying wish|grave)|,? (?:who )?(?:had )?(?:died|passed away))\b|\bashes of (?:his|her|their|my) \w+/i,
      /\b(?:row\w*|sail\w*|ocean|atlantic|pacific|ride[s]?|rode|horseback|cross(?:es|ed)?|walk(?:s|ed)?|hik\w*|journey|travel\w*|cycl\w*|bicycle|motorcycle|drives?|drove|climb\w*|road trip|pilgrim\w*|camino|voyage|desert|mountains?)\b/i,
    ],
    may: [/\b(?<ashes>ashes)\b/i],
    unless:
      /\b(?:murder\w*|ghost|kill\w*|insurance|wedding|funeral home|steal\w*|stole\w*|revenge|court|inherit\w*|treasure|affair|secret|ashes home|(?:bring|brings|brought|take|takes|took) (?:him|her|the body|\w+(?:['’]s)? ashes) home)\b/i,
    of: "people",
    after: [
      "On the first day everything was still new. {Hero} had promised it, and so {he} carried one thing that weighed almost nothing: a page out of {dead's} old atlas, with a line on it in blue pencil. At the end of the line stood a small cross, and beside the cross, in {dead's} writing, “Sit down here.”",
      [
        "“Why didn't {deadhe} ever go {deadhimself}?” asked {mate} in the evening. {Hero} had to think. “There was always something,” said {hero}. “The roof. The work. Me.” {Mate} said nothing, but took the heaviest of the bags.",
        "“Why didn't you ever go yourself?” {hero} asked, aloud, in the evening, and there was only the wind to answer. {He} knew why. There had always been something: the roof, the work, the child that was ill. {Hero} had been that child. {He} went to sleep with the page under {his} cheek.",
      ],
      "+ By the second week {his} hands had blisters, and the blisters had burst. It rained from the side. More than once {hero} sat there and swore at {thedead}, loud and at length, and each time {he} had to laugh in the end, for {thedead} had taught {him} most of the words.",
      "Then came the day when {hero} could not go on. {He} got out the page to throw it away. It had got wet, and the two sides of the paper had come apart. Between them, where nobody had ever seen it, there was something else in blue pencil.",
    ],
    end: [
      "“If you are reading this, it's going badly,” it said. “It will. I got as far as this myself, when I was young, and turned back. You may turn back, too. It's no disgrace. But if you should go on, eat something first.” {Hero} ate something.",
      "{Hero} went on. From now on every mile was new, also for {thedead}. {He} told {deadhim} what there was: what the light did in the morning, what the birds were called, how it smelled after rain. {He} had never in {his} life talked so much with {deadhim}.",
      [
        "@mountain(hero sit) And at last {hero} came to the end of the blue line. There was a flat stone, warm from the sun, and a view that went on and on. “So there we are,” {hero} told {thedead}. “You're home.” {He} opened {his} hands and let {theashes} go, a little at a time, and the wind took {theashes} out over all of it.",
        "@mountain(hero sit) And at last {hero} came to the end of the blue line. There was no gate there and no flag. There was a flat stone, warm from the sun, and a view that went on and on. “So there we are,” {he} said. “You were right. It's nice.” And {he} sat down, and left room on the left.",
      ],
      "@room(hero give) The page hangs on the wall at home, with both sides to be seen. The blue line has been drawn to the end. When somebody in the family is about to begin something that is too big, {hero} takes it down and lets them hold it. Next to the cross there is a second handwriting now. “Did so,” it says. “Bring a cushion.”",
    ],
  }),
  story({
    says: [
      /\b(?:captain|sailor|skipper|fisherman|seaman|ferryman|boatman)\b/i,
      /\b(?:last (?:voyage|journey|trip|sail|time|crossing)|one (?:last|final)|final (?:voyage|journey|trip)|once more|before (?:he|she) (?:dies|died|retires|retired))\b/i,
      role("child", "granddaughter|grandson|grandchild|girl|boy|daughter|son|niece|nephew|apprentice|great-grandson"),
      role("old", "captain|sailor|skipper|fisherman|seaman|ferryman|boatman|grandfather|grandmother"),
    ],
    unless: /\b(?:murder\w*|space\w*|pirates?|starship|treasure|ghost|taxi)\b/i,
    after: [
      "@harbour.dawn(old stand, child carry) They left before it was light, so that nobody would say that it was madness. {Theold} had to be helped over the rail. But as soon as {oldhis} hand lay on the wheel, it stopped shaking. “On land you're old,” said {child}, amazed. “On land I am,” said {theold}.",
      "@ship(old talk, child look) {Theold} did not use the map. {Oldhe} smelled the wind, and spat, and looked at what the gulls did. “How do you know where we are?” asked {child}. “I don't,” said {theold}. “I know where everything else is.” It sounded like a joke.",
      "@ship.dusk(old sit, child sit) In the evening {theold} told what {oldhe} had never told: of a night with a high sea, of a rope, and of the one whom {oldhe} had not been able to hold. “I've sailed past that rock for fifty years,” said {theold}, “always with my eyes shut.” “Then I'll look,” said {child}. “And you'll steer.”",
      "+ @ship.night(child stand, old sleep) At night {child} was allowed to hold the wheel alone. The stars stood in the water as well, and the boat slid along in the middle. Behind {childhim} {theold} was asleep, or pretended to be. Once, when the bow turned a little too far, a voice said, “She'd like to go left,” and {childhe} let her go left.",
      "@ship.storm(old stand, child stand) It blew up in the morning, as it had blown up then. {Theold} knew the place by the sound, and {oldhis} hands turned to stone on the wheel. “I can't,” said {theold}. “You can,” shouted {child} through the wind. “Tell me what to do! I've got two arms!”",
    ],
    end: [
      "@ship.storm(old stand, child stand) So there were four arms on the wheel. {Theold} called what was coming, and {child} pulled; left, now, and hold. A wave as high as a house lifted them and put them down on the other side. It had been like that then, too, except that there had been only two arms.",
      "@ship(old look, child give) In the lee of the rock it was still. {Theold} opened {oldhis} eyes and looked at the water, for the first time in fifty years. It was green, and quite clear. {Child} had picked a bunch of sea pinks, and {theold} let them fall in, one by one.",
      "+ @ship.golden(old sit, child stand) “Who's taking her home?” asked {child}. {Theold} stretched {oldhis} legs. “You are. I've seen everything now,” {oldhe} said. “I'll tell you if you do something wrong.” But the whole way back {theold} said nothing, and only now and then smiled at the gulls.",
      "@harbour(child stand) The boat has a fresh coat of paint, and goes out early. At the wheel stands {child}, who needs no map. Beside the wheel there is a seat with a cushion on it, and {theold} sits there whenever the sun shines. And when they come to the rock, {child} takes {childhis} cap off, keeps {childhis} eyes open, and lets her go left.",
    ],
  }),
  story({
    says: [
      /\bclon(?:e|es|ed|ing)\b|\bcop(?:y|ies|ied) (?:of )?(?:him|her)self\b|\b(?:his|her|robot) (?:double|twin|copy|duplicate)\b|\bduplicat\w*\b/i,
      /\b(?:schools?|exams?|homework|class\w*|lessons?|maths|tests?|chores|piano lessons?)\b/i,
      /\b(?:boy|girl|kid|pupil|student|teenager|schoolboy|schoolgirl|years?[- ]old|aged?|brother|sister)\b/i,
    ],
    unless: /\b(?:murder\w*|university|dead|d[iy]ed|army|evil scientist)\b/i,
    of: "people",
    after: [
      "@bedroom(hero sleep) On Monday the copy went to school, and {hero} stayed in bed. {He} ate cornflakes out of the packet and built a tower of pillows. “Maths, double biology, and football,” reported the copy in the evening, and put down the bag. “It was lovely.” {Hero} laughed about it for a long time.",
      "@bedroom(hero talk) The copy really did find it lovely. It had only been in the world since Sunday, and everything was new. It put up its hand. It did not push in at lunch. On Wednesday it brought home a gold star.",
      "@bedroom(hero sit) By Thursday there was nothing left on television. From the window {hero} saw the others come home, in a crowd, with the copy in the middle. They were all laughing. “What about?” asked {hero}. “You had to be there,” said the copy kindly.",
      "+ @bedroom(hero look) {Hero} looked through the bag. In the exercise book was {his} own handwriting, only straighter. Between two pages lay an invitation to a birthday party. It had {hero's} name on it. “They don't mean me,” thought {hero}. “They mean the one who pushes in at nothing.” And {he} ate the last cornflakes without tasting them.",
      "@bedroom.night(hero talk) “Tomorrow I'll go myself,” said {hero} that night. The copy sat up. “Please don't,” it said. “There's the play tomorrow. I've got one line.” “You gave school to me,” said the copy. It was crying, with exactly {his} own sniff.",
    ],
    end: [
      "@classroom(hero stand) In the morning both of them went. On the stage {hero} stood in a tree costume and opened {his} mouth. The line was gone. {He} had never learned it; the copy had.",
      "@classroom(hero look) “I may look like wood,” whispered a voice from behind the curtain, “but I'm listening to you all.” {Hero} said it, and everybody clapped. Then {he} pulled the curtain aside. There stood the copy, in the same socks. “We learned it together,” said {hero}.",
      "@classroom(hero sit) There was a fuss, naturally. The headmistress had to lie down. But there was no rule against it, and there was a free seat, at the very front. The copy ran to it. It chose a name for itself, its very own: Wednesday, because of the star.",
      "@street(hero walk) Every morning now two of them go to school, and nobody can tell them apart until the first question is asked. Then one arm goes up, as straight as a candle. {Hero's} own goes up now and then as well, about halfway. Last week {he} got a star for it, a silver one. {He} had been there {himself}.",
    ],
  }),
  story({
    says: [
      /\b(?:GPS|sat ?nav|navigation (?:system|app|device)|navigator|navi)\b/i,
      /\b(?:wrong|somewhere else|different|strange|refus\w*|own (?:mind|will)|decid\w*|insist\w*|keeps?|kept|lead\w*|led|sends?|sent|directs?|directed|takes?|took|instead|always|voice|talks?|talked)\b/i,
    ],
    unless:
      /\b(?:old (?:man|woman|lady)|widow\w*|waits?|waited|waiting|murder\w*|kidnap\w*|bomb|police chase|killer|late (?:wife|husband)|dead)\b/i,
    of: "people",
    after: [
      "@street(hero talk) “Turn left,” said the voice. “But I have to go right,” said {hero}. “Turn left all the same,” said the voice. “You have reached your destination,” it said in front of a house that {hero} had never seen. On the step sat an old man with a coffee pot.",
      [
        "@street(hero talk, mate look) “Restart it,” said {mate}. {Hero} restarted it. “Turn left,” it said at once. {Mate} was already looking out of the window. “He's laid two cups,” said {mate}. “How long has he been sitting there?” The old man looked up at the car and lifted the pot a little, as one lifts a hat.",
        "@street(hero look) {Hero} restarted it. “Turn left,” it said at once. {Hero} looked out of the window. The old man had put two cups on the step. He looked at the car, and lifted the pot a little, as one lifts a hat.",
      ],
      "@street(hero eat) “Excuse me, it's a mistake,” said {hero}. “I know,” said the old man. “You're the sixth this week. They all say so. And then they all have a cup.” His name was Anselm. “I used to make maps,” he said, “when people still asked their way. It's got rather quiet.”",
      "+ @street {Hero} drank a second cup and came much too late. But the next day it happened again. “Turn left,” said the voice, and this time the house was a different one. A woman stood on a ladder beneath a cat. After that it was a boy with a puncture, and then a piano that was too heavy for three. For four it was just right.",
      "@street.dusk(hero sit) “Why do you do that?” {hero} asked the navigator at last, in the evening, in the parked car. The arrow turned once round itself. “I know all the roads,” said the voice. “I know who drives on them, always alone, and past which doors. You say: the fastest way. Nobody has ever asked me for the best one.”",
    ],
    end: [
      "@street.dusk(hero talk) {Hero} thought about that. “So what is the best one today?” {he} asked. The arrow jumped. “Turn round where possible,” said the voice, and it sounded quite excited. “Fetch the woman from the next street, and the three students. And buy milk.”",
      "@street(hero stand) They reached Anselm's house all at the same moment, because the voice had worked it out. He was sitting on the step, with one cup. “It's a mistake,” he said, when he saw them all. “I've only got six chairs.” It was his birthday. He had told nobody.",
      "+ @garden(hero look) Anselm unrolled his old maps on the grass and weighed them down with cake. He showed everybody where they lived. It turned out that they had all been neighbours for years, with only a wrong turning in between.",
      "@street(hero talk) {Hero} set out a quarter of an hour earlier from then on. “The fastest or the best?” asked the voice each morning. “The best,” said {hero}. And if a car stops in front of your house, and a stranger looks out and says that it must be a mistake, put on some coffee. It is a left turn.",
    ],
  }),
];
