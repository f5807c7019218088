import { role, story } from "../subject-story.ts";

/** Stories of single players: the only girl, the smallest fighter, skaters, divers, runners without shoes. */
export const onTheField = [
  story({
    says: [
      /\bonly girl\b/i,
      /\b(?:football|soccer|hockey|handball|team|boys)\b/i,
      /\b(?:penalt\w+|last (?:kick|shot)|spot kick)\b/i,
    ],
    may: [role("coach", "coach|trainer|captain|teacher")],
    unless: /\b(?:prison|robot|murder\w*|goalkeeper|goalie)\b/i,
    after: [
      "@stadium(hero take) When the whistle blew for the penalty, ten boys looked at their boots. “Who takes it?” asked the referee. {Hero} picked up the ball. {He} had scored more penalties in training than any of them, only nobody had ever counted them, apart from {hero}. There were ninety-four.",
      [
        "@stadium(coach talk, hero look) “Are you sure?” asked {thecoach}. {Hero} nodded. “Then shoot as you do on Tuesday evenings, when you think that I have gone home,” said {thecoach}. So {thecoach} had seen it! {Hero} had to grin, though {his} knees felt like wet bread.",
        "@stadium(hero look) “Are you sure?” asked a boy called Idris, who had not passed to {hero} once since the autumn. {Hero} nodded. “Then do it,” he said, and it did not sound as if he believed in it. {Hero's} knees felt like wet bread.",
      ],
      "+ @stadium(hero walk) It was a long walk to the penalty spot, and {hero} walked it alone. “They're letting the girl do it!” called a man with a flask, and a few people laughed. {Hero} heard it. {He} heard everything now: the corner flags, the flask, {his} own heart.",
      "@stadium(hero look) The goalkeeper of the other team was as tall as a door. He spread his arms and filled the goal. {Hero} put down the ball and turned it until the little valve pointed to the sky. {He} did that every time. It was the only thing out here that {hero} could decide. Then {he} took three steps back, and the whole ground went quiet.",
    ],
    end: [
      "@stadium(hero look) “Ninety-five!” called a voice behind {hero}. {He} turned round. There they stood on the halfway line, arm in arm, all those boys who never passed. “We count as well!” shouted the smallest of them. “From behind the hut, every Tuesday! This is ninety-five!”",
      "@stadium(hero run) {Hero} ran up, three steps, as {he} had done on all those evenings. The goalkeeper flew to the right like a door in a gale. The ball went to the left, quite low, touched the post, and lay down in the net. For one breath it was so still that {hero} could hear the ball roll.",
      "@stadium(hero hug) Then {hero} went under in a heap of muddy shirts. “Who let the girl do it?” called the man with the flask, and this time he threw his hat into the air. “Nobody let {him},” shouted the smallest boy from the heap. “{He} just did it!” And when {hero} could breathe again, the whole team lined up and passed {him} the ball, one after another.",
      "@stadium(hero talk) On Tuesday evenings there is a queue at the penalty spot now. {Hero} stands in goal and tells the boys what they do wrong. On the wall of the hut there are chalk marks for each of them, and {hero's} row is still the longest.",
    ],
  }),
  story({
    says: [
      /\b(?:judo|wrestl\w+|sumo|jiu-?jitsu|aikido|martial arts?)\b/i,
      /\b(?:small\w*|short\w*|tiny|thin|weak\w*|lightest|youngest|shy|beginner|little|half (?:his|her|the) size|only girl)\b/i,
    ],
    may: [role("coach", "coach|trainer|sensei|master|teacher")],
    unless: /\b(?:old|retired|murder\w*|priest|masked|movie|film|bear|robot|arm-wrestl\w+|arm wrestl\w+)\b/i,
    of: "people",
    after: [
      [
        "@gym(coach talk, hero look) “Today we learn to fall,” {thecoach} had said in the first lesson, and in the second, and in the tenth. {Hero} was thrown by everybody, because {hero} was the lightest. {He} went over shoulders and over hips, and landed on the mat with a clap. “Good,” said {thecoach} each time. “Again.”",
        "@gym(hero look) In every lesson {hero} was thrown by everybody, because {hero} was the lightest. {He} went over shoulders and over hips, and landed on the mat with a clap. Flat hand, round back, chin on the chest. By the winter {hero} had fallen more than a thousand times.",
      ],
      "@gym(hero look) The big ones never had to fall. That was the difference. They stood there like trees, and {hero} flew round them like a leaf. In the changing room they patted {his} head. “At least you're good at getting up,” they said, and {hero} did not know whether that was a joke.",
      "+ @bedroom.night(hero stand) At home {hero} practised falling off the bed, until the neighbours rang. {He} fell forwards, backwards, and once into the laundry basket. {His} belt had been washed so often that it was as soft as a sock. {Hero} tied it three times before {he} slept.",
      "@gym(hero stand) At the tournament the mat was as bright as a lake. {Hero} saw who was standing on the other side, and had to look up, and then a little further up. The people on the benches groaned in pity. They bowed to each other. A hand as large as a plate took hold of {hero's} sleeve.",
    ],
    end: [
      "@gym(hero stand) {Hero} flew at once. Clap went the hand on the mat, and {he} stood again. {He} flew a second time, and stood again. The referee raised an eyebrow. After the fifth time the big one was breathing hard, and for the first time {hero} saw something in that large face. The big one was afraid. The big one had never once been thrown.",
      "@gym(hero run) So {hero} stopped pulling against that weight. {He} went with it, as {he} had done a thousand times, backwards, round back, chin on the chest. Only this time {he} held on. The tree came after {him}. It went over {hero} in a great slow curve, and the whole hall shook when it landed.",
      "@gym(hero give) There was no cheering, because the big one lay there with wide eyes and could not breathe for fright. {Hero} was on {his} knees beside the mat first. “Flat hand,” said {hero}. “Chin on your chest. It's quite nice when you know how.” And {he} held out {his} small hand and pulled the big one up. Then they cheered.",
      "@gym(hero talk) Before each lesson now a row of very big people lies on the mat. {Hero} walks along the row in {his} soft belt. “Again,” says {hero}. “You have to fall a thousand times. I'll count.”",
    ],
  }),
  story({
    says: [
      /\bskate ?board\w*|\bskate ?parks?\b|\bhalf-?pipe\b/i,
      /\b(?:contest|competition|tricks?|secret\w*|only boys|only girl|first girl|laugh\w*|dream\w*|learn\w*|practi[sc]\w*|ramp|teach\w*|taught|champion\w*)\b/i,
    ],
    unless:
      /\b(?:murder\w*|dog|cat|bulldog|stolen|stole|share[sd]?|retired|grandmother|grandma|grandpa|grandfather|robot|closed?|closing|demolish\w*)\b/i,
    of: "people",
    after: [
      "@park(hero stand) The board had belonged to a boy who grew out of it, and one of its wheels clicked. {Hero} counted everything with that click: forty-one days, sixteen plasters, two pairs of trousers. At first {he} came early, when only the pigeons were about. Pigeons do not laugh.",
      [
        "@park(mate talk, hero stand) “You look at your feet,” said {talker}, who sat on the wall and held the plasters. “Where else?” asked {hero}. “Where you want to go.” {Hero} tried it. {He} looked at the far end of the ramp and not at {his} shoes, and for the first time the board stayed under {him} the whole way down.",
        "@park(hero stand) On the wall there was a little boy with an ice lolly who came every morning. “You look at your feet,” he said one day. “Look where you want to go.” {Hero} tried it. {He} looked at the far end of the ramp and not at {his} shoes, and for the first time the board stayed under {him} the whole way down.",
      ],
      "+ @park(hero look) The big ones stood on top of the ramp with caps and crossed arms. It was their ramp, they said, and it had always been. “Have you lost your way?” one of them called. {Hero's} ears got hot. But {he} carried the board up all the same, step by step, and got in line.",
      "+ @bedroom.night(hero sit) In bed {hero} went down that ramp with closed eyes. {He} knew every scratch in it, and the place where water stood after the rain. {Hero} jumped so hard that the blanket flew off.",
      "@park(hero stand) Then came the contest. {Hero} was the last on the list. In the middle of the ramp was a crack like a star, and there you had to jump. {He} rolled off, click, click, click, and jumped, and the board went one way and {hero} the other. {He} sat on the concrete, with a hole in the knee.",
    ],
    end: [
      "@park(hero take) Nobody would have said anything if {hero} had gone home. {He} looked at the plaster, the seventeenth, and at the far end of the ramp. “May I have my second run?” asked {hero}. “With that knee?” said the judge. “It's the same knee as always,” said {hero}.",
      "@park(hero run) Click, click, click. {Hero} did not look at {his} feet. There was the star. {He} jumped. For a moment there was only air under {him}, and it was very quiet, because a wheel in the air does not click. Then all four wheels landed, and {hero} rolled right to the end and into a litter bin.",
      "@park(hero hug) The litter bin was hard, but no one could hear that for the noise. The biggest boy of all came sliding down the ramp. He took off his cap and put it on {hero's} head. “How did you do that without looking down?” he asked.",
      "@park(hero talk) In the early morning there are more than pigeons in the skate park now. Small children stand in a row with plasters on their knees, and {hero} walks beside them and holds their hands. “Don't look at your feet,” says {hero}. Click, click, click.",
    ],
  }),
  story({
    says: [
      /\b(?:div(?:e|es|ing) (?:board|tower|platform)|high (?:diving )?board|(?:three|five|ten|\d+)[- ]met(?:re|er) (?:board|tower|platform|diving)|diving tower|springboard)\b/i,
      /\b(?:afraid|scared|fear\w*|terrified|nervous|never|dare[sd]?|jump\w*|dive[sd]?|brave\w*|courage|stuck|climb\w*)\b/i,
    ],
    may: [
      role(
        "ally",
        "grandfather|grandpa|grandad|grandmother|grandma|brother|sister|father|dad|mother|mum|coach|trainer|teacher|best friend|friend",
      ),
    ],
    unless: /\b(?:pen ?pal|(?:cannot|can.t|could not|couldn.t) swim|murder\w*|robot|cat|dog|penguin|frog|retired)\b/i,
    of: "people",
    after: [
      "@pool(hero climb) There were thirty-two steps up to the board. {Hero} knew, because {he} had counted them on the way up, and on the way down again, past the whole queue. “Excuse me,” {he} said on every second step. “Excuse me. I forgot my towel.” {His} towel hung over {his} shoulder.",
      "+ @pool(hero look) From below it looked like nothing, a plank with a rail. From above the pool was no bigger than a postage stamp, and the people had no faces. The board wobbled. It was not {hero} who wobbled, {he} was almost sure of that.",
      [
        "@pool(ally talk, hero look) “What are you afraid of, exactly?” asked {theally}. {Hero} thought about it. “Not of the water,” {he} said, “and not of the air. It's the moment in between, when my foot leaves the board.” “That's only a very short moment,” said {theally}. “It's long enough,” said {hero}.",
        "@pool(hero look) {Hero} sat on the edge of the pool and tried to find out what {he} was afraid of. It was not the water. It was not even the air. It was the moment in between, when the foot leaves the board, and no one can call it back.",
      ],
      "+ @bedroom.night(hero stand) At night {hero} stood on the lowest shelf of the bookcase, in pyjamas, and jumped on to the rug. Then {he} took the second shelf. At the third shelf the encyclopaedia came down with {him}, and the whole house was awake.",
      "@pool(hero climb) Every day at four an old woman came to the pool, in a cap with rubber flowers. She climbed up, slowly, with one hand on the rail. She jumped, straight as a candle, and the flowers came up again, and then she went home. “How do you do it?” asked {hero}, when they both stood at the bottom. “I'm always afraid when I jump.”",
    ],
    end: [
      "@pool(hero look) “I have never jumped in my life,” said the old woman. “I can't, with my knees. I only go up thirty-two steps. And then I take one more.” {Hero} stared at her. “The thirty-third?” “It's just like the others,” said the old woman. “It's only that there is nothing under it.”",
      "@pool(hero climb) So {hero} went up. {He} counted, thirty, thirty-one, thirty-two. The pool was as small as a postage stamp. {He} did not jump. {He} did not even think about it. “Thirty-three,” said {hero}, and put one foot in front of the other.",
      "@pool(hero swim) The short moment was there, just as long as {he} had known it would be, and then it was behind {him}. There was wind, and {his} own voice shouting something very loud, and a smack, and green bubbles everywhere. When {hero} came up, the first thing {he} saw was a cap with rubber flowers. It was clapping. Then {hero} heard the others.",
      "@pool(hero climb) {Hero} goes up every day at four. “I forgot my towel,” says a small boy who comes down past {him}. “Never mind,” says {hero}. “There's one more step up there. I'll show you which.”",
    ],
  }),
  story({
    says: [
      /\b(?:barefoot(?:ed)?|bare feet|no (?:running |proper |sports? )?shoes|without (?:running |proper )?shoes|torn shoes|borrowed shoes|old shoes|holes? in (?:his|her) shoes|running shoes|(?:too|much too) big shoes)\b/i,
      /\b(?:race[sd]?|runn\w+|runs?|ran|marathon|sports day|competition|contest|athletics|sprint\w*)\b/i,
    ],
    may: [
      role(
        "ally",
        "grandfather|grandpa|grandmother|grandma|little sister|sister|little brother|brother|father|dad|mother|mum|coach|teacher|best friend|friend|shoemaker",
      ),
    ],
    unless: /\b(?:murder\w*|retired|old (?:man|woman)|forest|wedding|ghost|robot|sell\w*|sold|magic\w*|cinderella)\b/i,
    of: "people",
    after: [
      "@street(hero run) {Hero's} feet knew the road by heart. They knew the warm dust, the cool grass by the ditch, and the sharp corner where the gravel began. {Hero} ran to school and back, with {his} bag on {his} head if it rained, and nobody had ever told {him} that this was training.",
      [
        "@room(ally talk, hero sit) “The others will have shoes with spikes,” said {hero} in the evening. {Theally} took {hero's} foot and looked at the sole. It was as hard as a saddle. “These have walked further than any shoe I know,” said {theally}. “And they have never once had a hole.” {Hero} laughed, but not for long.",
        "@shop(hero look) In a shop window there was a pair of shoes, white, with a blue stripe. {Hero} stood before it every afternoon. {He} knew the price by heart as well. Once {he} put {his} foot against the glass, to see whether it would fit. It left a print, with five round toes.",
      ],
      "+ @room(hero build) {Hero} tried it with cardboard and string. {He} tried it with {his} father's old pair and a lot of newspaper. {He} ran three steps, and the shoes ran only two. So {hero} put the newspaper back where it belonged, and washed {his} feet.",
      "@stadium(hero stand) On the day of the race there were thirty pairs of shoes at the start, all colours, and two bare feet. A girl giggled. “Has the wind blown yours away?” asked a boy with golden laces. {Hero} dug {his} toes into the ground. It was red and dry, and a little soft at the edge. {His} feet told {him} so.",
    ],
    end: [
      "@stadium(hero run) The gun went off, and the shoes shot away. {Hero} was in the middle, with dust in {his} mouth. Then the sky, which had been grumbling since the morning, opened all at once. Within a minute the track was as slippery as soap. The boy with the golden laces slid, sat down, and slid on.",
      "@stadium.storm(hero run) Spikes filled up with mud until every shoe weighed as much as a brick. But ten toes can hold on to the ground like ten fingers. {Hero} felt where it was soft and where it was firm, as on the way to school, and ran past them, one pair after another. The ribbon was wet. It stuck to {hero's} chest when {he} ran through it.",
      "@stadium(hero talk) The boy with the golden laces arrived in his socks. He had left his shoes in the mud. “Where did you buy those feet?” he asked, out of breath. “They were a present,” said {hero}. Then they both looked down at their toes, which were all the same colour, and laughed.",
      "@street(hero run) A pair of white shoes with a blue stripe stands on {hero's} shelf. It was the prize, and it fits. But on the road to school, early in the morning, when the dust is warm, {hero} carries the shoes in {his} hand and runs.",
    ],
  }),
];
