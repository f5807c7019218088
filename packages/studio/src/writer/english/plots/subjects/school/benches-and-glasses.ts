import { role, story } from "../subject-story.ts";

const ALLY =
  "best friend|friend|classmate|sister|little sister|big sister|brother|little brother|big brother|cousin|neighbour|grandmother|grandma|grandfather|grandpa";

/** Stories of goals without glasses, of the smallest on the bench, and of those who find their sport. */
export const benchesAndGlasses = [
  story({
    says: [
      /\b(?:goal ?keeper|goalie|keeper|striker|player|bowler|batsman|pitcher|quarterback|footballer|captain|archer|runner)\b/i,
      /\b(?:glasses|contact lens(?:es)?|short-?sighted|near-?sighted|can(?:'t|not) see|could(?:n't| not) see|without seeing|half blind|poor eyesight|blurr\w+)\b/i,
      /\b(?<game>(?:last |cup |school |big |final )*(?:match|final|cup|derby|game|tournament|penalt\w+|race|shot|goal|team))\b/i,
    ],
    unless: /\b(?:war|murder|bartender|wine)\b/i,
    may: [role("ally", ALLY), role("coach", "coach|trainer|teacher")],
    after: [
      [
        "@stadium(hero talk, coach talk) “How many fingers?” asked {coach}. “Where?” asked {hero}. That was not a good sign. Without the glasses the far goal was a grey smear, the crowd was a box of spilled paints, and the ball was a rumour. “There's no one else,” {coach} said. “Stand where the net is. You'll feel it at your back.”",
        "@stadium(hero talk) “How many fingers?” asked the captain. “Where?” asked {hero}. That was not a good sign. Without the glasses the far goal was a grey smear, the crowd was a box of spilled paints, and the ball was a rumour. “There's no one else,” the captain said. “Stand where the net is. You'll feel it at your back.”",
      ],
      "+ @stadium(hero stand) They had tried to mend the glasses with chewing gum, and then with a plaster. One half had fallen into the sink. {Hero} could see {his} own hands quite well, and the tips of {his} shoes. Everything beyond that was fog with shouting in it. When the whistle blew, {hero} jumped, since {he} thought it was a bird.",
      "+ @stadium(hero look) The first goal {hero} noticed only because the others were so glad. At the second {he} threw {himself} bravely on the ground and held tight with both arms. It was a pigeon. It was offended. The people laughed until they cried, and {hero} got up, brushed off the feathers, and felt {his} ears glow.",
      [
        "@stadium(hero talk, ally talk) Then {hero} heard a voice from behind the net. It was {ally}, who had pushed through the crowd. “Shut your eyes,” said {ally}. “They're no use to you, they only make you nervous. What do you hear?” {Hero} shut {his} eyes. {He} heard a hundred things, and somewhere among them there was a soft, dry thud, and another one. “I hear the ball,” said {hero}.",
        "@stadium(hero stand) At half past three {hero} was so tired of squinting that {he} simply shut {his} eyes. And there it was. Among all the shouting there was a soft, dry thud, and another one. It came nearer. It was on the left. {Hero} had never listened to a ball before. With eyes that see, one has no time for that. “I hear it,” said {hero}.",
      ],
      "@stadium(hero point) “Quiet!” {hero} called to {his} own team. “Don't shout! I need to hear it!” They thought that {he} had gone mad. But they closed their mouths. The crowd noticed and grew still as well, row after row, until on the whole ground there was only the wind in the flag and that thud. Thud. Thud. And a striker who was running up.",
    ],
    end: [
      "@stadium(hero run) {Hero} heard the grass tear under the boot. {He} heard the kick, a little to the right, and a whistle in the air, rising. There was no time to think. {Hero} jumped with closed eyes, as long as {he} was, and {his} hands closed round something that was round and cold and muddy. {He} sniffed at it, to be sure. It was no pigeon.",
      [
        "@stadium(hero carry, ally look) You could have heard a pin drop, and then nobody could hear anything at all. The team lifted {hero} up. “What's the score?” {he} asked. “Look at the board!” they yelled. “Which board?” asked {hero}. From behind the net {ally} called it out to {him}, and {hero} made {ally} say it three times.",
        "@stadium(hero look) You could have heard a pin drop, and then nobody could hear anything at all. The team lifted {hero} up. “Look at the board!” they yelled. “Which board?” asked {hero}.",
      ],
      "+ @stadium(hero talk) The striker came over and shook hands with a goalpost, as a joke, and then with {hero}. “Nobody ever saved that one,” he said. “How did you see it coming?” “I didn't,” said {hero}. “You breathe in before you shoot. You should do something about it.” The striker went away very thoughtful.",
      "@stadium(hero run) The new glasses have a strap round the back, and with them {hero} can see every blade of grass. But when it really matters, and somebody is running up to shoot, {hero} shuts {his} eyes. And round the whole ground people put their fingers to their lips.",
    ],
  }),
  story({
    says: [
      /\b(?:bench|substitute|reserve|never (?:plays?|played|allowed to play|put in|picked|chosen)|always (?:picked|chosen) last|last (?:to be )?(?:picked|chosen)|smallest|shortest|too (?:small|short|little))\b/i,
      /\b(?<sport>basketball|handball|volleyball|hockey|ice hockey|rugby|football|soccer|baseball|cricket|netball)\b/i,
    ],
    unless: /\b(?:goal ?keeper|goalie|keeper|glasses|scout|old man|retired|professional|stadium sells|sister plays)\b/i,
    may: [role("coach", "coach|trainer|teacher"), role("ally", ALLY)],
    of: "young",
    after: [
      "@gym(hero sit) {Hero} knew the bench better than anybody. It had eight screws, and the third was loose. From there {he} saw the soles of the others go by. When somebody scored, {hero} jumped up first and clapped the loudest. At the end of the game {his} shirt was as clean as at the start.",
      [
        "+ @gym(hero talk, coach talk) “Coach, when will I play?” {hero} asked every time. “Eat more porridge,” said {coach}, “and grow.” {Hero} ate porridge. {He} hung from the door frame until {his} arms hurt. {He} was measured every Sunday. The pencil mark on the wall was so thick already that it would soon be a finger high by itself.",
        "+ @gym(hero talk) “When will I play?” {hero} asked every time. “Eat more porridge,” they said, “and grow.” {Hero} ate porridge. {He} hung from the door frame until {his} arms hurt. {He} was measured every Sunday. The pencil mark on the wall was so thick already that it would soon be a finger high by itself.",
      ],
      "@gym(hero write) But if you sit and watch for a whole year, you see things. {Hero} wrote them in a notebook. The number nine of the others always looks left before he goes right. The tall one never bends down. When they get tired, they stop looking at the floor.",
      [
        "@gym(hero talk, ally look) “You're not too small,” said {ally}, who sat behind the bench at every game. “They're playing up there, that's all. What are they leaving free?” {Hero} looked. Everything happened high in the air, among the elbows and the hands. Underneath, from the knees down, there was a whole empty world.",
        "@gym(hero look) One evening {hero} dropped the notebook, and bent down to get it, and looked at the game from below. {He} stayed down. Everything happened high in the air, among the elbows and the hands. Underneath, from the knees down, there was a whole empty world.",
      ],
      "@gym(hero stand) Then came the game that counted. One minute before the end it was a tie, and there was nobody left on the bench but {hero}. The other team saw {him} come on, and the tall one laughed. “Is that your ball boy?” he asked. {Hero's} shirt reached down to {his} knees.",
    ],
    end: [
      "@gym(hero run) The ball went back and forth over {hero's} head like an aeroplane. {He} didn't even try to reach it. {He} watched number nine. Number nine looked left. So {hero} was already on the right when the ball came down, bounced once, just a foot from the floor, and {hero} had it. The tall one reached for it, but he never bent down.",
      "@gym(hero run) Under an arm, between two legs, round a knee, {hero} ran through the empty world below. They grabbed for {him} up there and caught hold of each other. Five seconds. {He} could have shot. But {he} saw their captain standing free, and rolled the ball to her, flat, along the floor. And she, who was tall enough for two, did the rest.",
      [
        "+ @gym(hero hug, coach talk) The hall exploded. {Coach} came running and lifted {hero} up, and then, for the first time, {coach} asked, “How did you know where he would go?” {Hero} got the notebook from under the bench. {Coach} read the first page, and the second, and sat down on the third screw, which was loose, without noticing.",
        "+ @gym(hero hug) The hall exploded. They carried {hero} once round it. “How did you know where he would go?” asked the captain. {Hero} got the notebook from under the bench. She read the first page, and the second, and sat down on the third screw, which was loose, without noticing. “You've got all of them in here,” she said.",
      ],
      "@gym(hero stand) {Hero} has hardly grown. But {hero's} shirt is never clean any more. And before each game the whole team lies on the floor on their tummies for one minute, next to {him}, and looks at the game from below.",
    ],
  }),
  story({
    says: [
      /\b(?:(?:bad|terrible|hopeless|useless|no good|not good|worst|awful|clumsy) (?:at|in) (?:every|all|any|sports?|p\.?e\.?|gym)|no talent for sports?|hates? (?:sports?|p\.?e\.?|gym)|unsporty|unathletic|clumsiest|always last in (?:sports?|gym|p\.?e\.?)|tr(?:ies|ied) every sport)\b/i,
      /\b(?:discover\w*|f(?:inds?|ound)|tr(?:y|ies|ied)|learn\w*|until|then|sport|talent|join\w*)\b/i,
    ],
    unless: /\b(?:murder|teacher hates|wheelchair)\b/i,
    may: [
      /\b(?<sport>curling|archery|fencing|rowing|climbing|chess|darts|table tennis|bowling|skateboarding|karate|judo|yoga|juggling|diving|orienteering|golf|badminton|ice skating|figure skating|skiing|surfing|wrestling|cricket|trampolining|weightlifting|sailing|frisbee)\b/i,
      role("ally", ALLY),
      role("teacher", "teacher|coach|trainer|p\\.?e\\.? teacher"),
    ],
    of: "young",
    after: [
      "@gym(hero run) {Hero} had tried them all. In football {he} had hit the referee. In gymnastics the vaulting horse had stood still, and {hero} had not. At swimming they had pulled {him} out with a pole. When two teams were picked, {hero} was left over, like the last potato.",
      "+ @street(hero walk) “Everybody can do something,” people said, and looked as though they weren't sure. {Hero} walked home with {his} gym bag over {his} shoulder and counted the things that {he} could do. {He} could stand very still. {He} could look very closely. {He} could be patient until others screamed. There were no medals for that.",
      [
        "@hall(hero look) It was raining the day {hero} came upon {sport}. {He} had only wanted to wait until it stopped. Inside there was light, and people stood there quite calmly, and looked closely, and waited. “Do you want to have a go?” asked a woman with grey plaits. “I'm bad at everything,” said {hero}. “Good,” she said. “Then you've got no bad habits.”",
        "@hall(hero look) It was raining the day {hero} came upon the little hall behind the station. {He} had only wanted to wait until it stopped. Inside people stood there quite calmly, with bows in their hands, and looked closely, and waited. “Do you want to have a go?” asked a woman with grey plaits. “I'm bad at everything,” said {hero}. “Good,” she said. “Then you've got no bad habits.”",
      ],
      [
        "@hall(hero stand, ally look) At the first try {hero} fell over. {Ally}, who had come along, looked away politely. The second try was no better. But at the third {hero} did what {he} could do: {he} stood very still, looked very closely, and waited. Only then did {he} move. And something that had never gone right in all {his} life went right. “Oh,” said {ally}. “Oh!”",
        "@hall(hero stand) At the first try {hero} fell over. The second try was no better. But at the third {hero} did what {he} could do: {he} stood very still, looked very closely, and waited. Only then did {he} move. And something that had never gone right in all {his} life went right. “Oh,” said the woman with the plaits. “Oh!”",
      ],
      "@hall(hero stand) {Hero} came back on Tuesday, and on Wednesday, and through the whole winter, and then {he} was to compete. On the benches sat half of {his} class. They had come to laugh a bit. {His} knees knew it, and began to shake. {He} was last in the row, and {he} needed a perfect one.",
    ],
    end: [
      "@hall(hero look) Somebody giggled. {Hero} heard it. {He} did not move. {He} waited for the giggle to be over, and for the one after that.  {He} waited until it was as quiet in the hall as it was inside {him}. Now {his} knees were still. Now.",
      "@hall(hero point) It was perfect. For a moment the class sat there with open mouths. Then the loudest of them, the one who always picked the teams, jumped up on the bench and yelled {hero's} name, and they all yelled it, and the woman with the plaits put her fingers in her ears and smiled.",
      [
        "+ @hall(hero talk) “Why did you never tell us that you could do {sport}?” they asked. “I didn't know,” said {hero}. They wanted to try it at once. They ran, they yelled, they pushed, and they all fell over. “You have to wait,” said {hero}. “For what?” they cried, hopping from one foot to the other.",
        "+ @hall(hero talk) “Why did you never tell us that you could do this?” they asked. “I didn't know,” said {hero}. They wanted to try it at once. They ran, they yelled, they pushed, and they all fell over. “You have to wait,” said {hero}. “For what?” they cried, hopping from one foot to the other.",
      ],
      "@gym(hero stand) When they pick the teams at school, {hero} is still left over at the end, because {he} still hits the referee. But nobody argues now. “We'll take {hero},” says the loudest one. “When everybody else is in a panic, we need one who can stand still.”",
    ],
  }),
  story({
    says: [
      /\b(?:wheelchair|one leg|prosthe\w+|crutches|can(?:'t|not) walk|could(?:n't| not) walk|paraly[sz]ed|artificial leg|deaf|blind)\b/i,
      /\b(?<club>dance (?:club|group|team|class|contest|competition|school|show)|dancing|ballet(?: class| school)?|danc(?:e|er|es)|breakdance)\b/i,
    ],
    unless: /\b(?:old (?:man|woman|dancer)|retired|war|veteran|husband|wife|accident ended|dog)\b/i,
    may: [
      role("ally", ALLY),
      role("teacher", "dance teacher|teacher|coach|trainer|leader"),
      /\b(?<wheels>wheelchair)\b/i,
    ],
    of: "young",
    after: [
      [
        "@gym(hero talk, teacher talk) “We'd love to have you,” said {teacher}, and looked at the floor. “It's only that the steps need legs. You could do the lights.” {Hero} looked past {teacherhim}, to where the others were warming up in front of the long mirror. “I didn't come for the lights,” {hero} said.",
        "@gym(hero talk) “We'd love to have you,” said the woman who led it, and looked at the floor. “It's only that you have to be able to follow. You could do the posters for us. Or the lights.” {Hero} looked past her, to where the others were warming up in front of the long mirror. “I didn't come for the lights,” {hero} said.",
      ],
      "@gym(hero sit) So {hero} was allowed to watch from the corner by the mats. The music began, and it went straight through the floor, and into {hero}. In the mirror {he} could see a row of dancers who all did the same, and at the very edge one who did something different, and did it right on the beat.",
      [
        "+ @room(hero dance, ally dance) At home {hero} pushed the table against the wall. {Ally} put on the music. They tried out everything: how fast {hero} could turn, how sharply {he} could stop, how it looked when only one hand danced. {Ally} got dizzy and fell on the sofa. “Again,” said {hero}. “You're a top,” groaned {ally}.",
        "+ @room(hero dance) At home {hero} pushed the table against the wall, and put on the music. {He} tried out everything: how fast {he} could turn, how sharply {he} could stop, how it looked when only one hand danced. The neighbours knocked on the ceiling. They knocked on the beat. “Thank you!” called {hero}.",
      ],
      "@gym(hero look) Three weeks before the big show the dancers were in despair. They had everything: steps, costumes, a song. “It all happens at the edge,” they sighed, “and in the middle there's a hole.” In the corner {hero} raised {his} hand. “May I try out what goes in the hole?” {he} asked.",
      [
        "@gym(hero dance) {Hero} came out of the corner, into the middle of the floor. Then {hero} turned. The wheels of {thewheels} sang. It was one turn, so fast and so smooth that it left a stripe in the eyes, and it stopped on the drum as if it had been nailed there.",
        "@gym(hero dance) {Hero} came out of the corner, into the middle of the floor. Then {hero} turned. It was one turn, so fast and so smooth that it left a stripe in the eyes, and it stopped on the drum as if it had been nailed there.",
      ],
    ],
    end: [
      "@gym(hero dance) Nobody did the old steps any more. They began to move round {hero}, first one, then two, then the entire row. When {his} arm went up, there was a wave. When {he} turned, they spun outward like seeds. It was no longer a dance that {hero} joined. It was a dance that started with {hero}.",
      [
        "@theatre(hero dance, ally look) On the evening of the show the hall was full. {Ally} sat in the front row and held on to the seat. The lights went down. They came up on {hero}, all alone in the middle. One hand began to dance. By the end of it the people had jumped up from their chairs, and many of them didn't know since when they had been crying.",
        "@theatre(hero dance) On the evening of the show the hall was full. The lights went down. They came up on {hero}, all alone in the middle. One hand began to dance. By the end of it the people had jumped up from their chairs, and many of them didn't know since when they had been crying.",
      ],
      "+ @theatre(hero give) Behind the curtain the flowers were given out. {Hero} was handed the biggest bunch, and passed it on. It went to the boy who had done the lights. “They were good,” said {hero}. “I always knew where I was.” He went as red as the roses.",
      "@gym(hero dance) In the dance club there's no corner by the mats any more. The mats are in the cellar. And when a new child stands in the door and says, “I don't know if I can do it like the others,” they all call at the same time: “We hope not!” and {hero} turns up the music.",
    ],
  }),
  story({
    says: [
      /\b(?:not for girls|no girls|only (?:for )?boys|boys only|because (?:she|they) (?:is|was|are|were) (?:a )?girls?|girls (?:can't|cannot|can not|couldn't|don't|aren't|weren't|are not|were not)|girls? (?:are|were|is|was) (?:not allowed|forbidden)|something for boys|laugh\w* (?:at|because) .{0,30}\bgirl)\b/i,
      /\b(?:wants?|wanted|dream\w*|hop(?:es|ed)|tr(?:ies|ied)|would like|join\w*|learn\w*|become|play\w*)\b/i,
    ],
    unless:
      /\b(?:king(?:dom)?|knight|princess|war|centur\w+|pirates?|captain of|medieval|1[0-8]\d\d|samurai|disguis\w+|dress\w* (?:up )?as)\b/i,
    may: [
      /\b(?:become|be|as|for) (?:an? )?(?<job>pilot|mechanic|engineer|astronaut|firefighter|racing driver|train driver|captain|boxer|referee|drummer|goalkeeper|carpenter|blacksmith|fisher(?:man|woman)|doctor|scientist)\b/i,
      /\b(?<club>football team|football club|chess club|robotics club|flying club|woodwork class|football|team|club)\b/i,
      role(
        "ally",
        "grandmother|grandma|grandfather|grandpa|father|dad|mother|mum|uncle|aunt|best friend|friend|brother|big brother|sister|cousin",
      ),
    ],
    of: "young",
    after: [
      [
        "@corridor(hero write) The list hung on the board by the school door. Above it stood in thick letters what it was for, and below that only boys had signed. “You?” asked the man at the desk, kindly. “We have such a nice sewing class.” {Hero} could sew. So {hero} sewed {his} own name on the list, with red thread, right through the paper.",
        "@corridor(hero write) The list hung on the board by the school door, and only boys had signed. {Hero} read it twice. “We have such a nice sewing class,” said the man at the desk, kindly. {Hero} could sew. So {hero} sewed {his} own name on the list, with red thread, right through the paper.",
      ],
      [
        "@kitchen(hero talk, ally talk) “They laughed,” {hero} told {ally} that evening. {Ally} went on peeling the potato. “Then you've no time to lose,” said {ally}. “You'll have to know everything twice. Once for yourself, and once for those who laugh.” And {ally} put the lamp beside {hero's} book.",
        "@room.night(hero read) They had laughed, all of them, even the nice ones. {Hero} sat at the table that night and was angry for an hour. But being angry takes a lot of time. {He} would have to know everything twice: once for {himself}, and once for those who laughed. {Hero} pulled the lamp closer and opened the book.",
      ],
      "+ @workshop(hero build) {Hero} learned with {his} head, and {he} learned with {his} hands. {He} got up before the others and stayed when they had gone home. In the yard somebody had drawn a doll on the wall, with {hero's} name beneath it. {Hero} looked at it, took the chalk, and drew in the doll's hand a very large spanner.",
      "@hall(hero stand) On the day of the test there were fourteen of them, and one red name. The boys went first, and came out with wet collars. “You too?” asked the examiner, when it was {hero's} turn. “You know that this is not for girls?” “I've heard about it,” said {hero}.",
      "@hall(hero stand) Then something went wrong that wasn't in the book. There was a bang, and a stink of burning, and the light went out. “That's that, then,” said the examiner. The boys shrugged. {Hero} was already lying on {his} tummy underneath.",
    ],
    end: [
      "@hall(hero build) “Torch,” said {hero}. “There's a wire through,” said {hero}. “It wants sewing.” From the hem of {his} shirt {hero} pulled a needle, and round the two ends of the wire, over and under, over and under, {he} set ten stitches, as small as ants. “Try it now,” {hero} called.",
      "@hall(hero talk) It hummed, it buzzed, and the light came on. The examiner got down on his knees, in his good trousers, and looked at those stitches for a long time. “Where do you learn such a thing?” he asked. “In such a nice sewing class,” said {hero}. The examiner wrote down a number. It was the highest on the page.",
      [
        "+ @kitchen(hero hug, ally hug) {Ally} was standing at the stove when {hero} came home and laid the paper on the table. {Ally} read it, wiped {allyhis} eyes with a potato, and read it again. “Did they laugh?” asked {ally}. “Yes,” said {hero}. “But at the right place.”",
        "+ @street(hero walk) “Did they laugh?” they asked at home, when {hero} laid the paper on the table. “Yes,” said {hero}, “but at the right place.” And then they had to sit down, all of them, because it was the best news that had ever been brought into that kitchen.",
      ],
      [
        "@corridor(hero look) The list still hangs by the door. What stood above it in thick letters has been cut out, and there's a hole. Below it there are nine red names this year, and each one is sewn on.",
        "@corridor(hero look) The list still hangs by the door. What the boys had written above it has been cut out, and there's a hole. Below it there are nine red names this year, and each one is sewn on.",
      ],
    ],
  }),
];
