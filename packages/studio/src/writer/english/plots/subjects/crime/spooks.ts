import { role, story } from "../subject-story.ts";

/** Stories of ghosts on the road, at the telephone, on the rails and in the churchyard. */
export const spooks = [
  story({
    says: [
      /\b(?:ghost|phantom|haunted|vanish\w*|abandoned|disused|closed|no longer (?:runs?|ran)|dead|19\d\d|18\d\d|mysterious|midnight)\b/i,
      /\b(?:(?:ghost|phantom|haunted|night|last|midnight|mysterious|strange|old|steam|black|empty) (?:train|tram|metro|subway)|train (?:that|which) (?:is|was|does|did|vanish\w*|crash\w*|never|no longer|had))\b/i,
      /\b(?:station|platform|stops?|stopped|gets? (?:on|in)|got (?:on|in)|board\w*|ride|rides|track|tracks|line|passengers?|arriv\w+|conductor|ticket|railway)\b/i,
    ],
    unless:
      /\b(?:murder\w*|compartment|ghost town|toy|model|robber\w*|detective|subway musician|theme park|fairground)\b/i,
    of: "people",
    after: [
      "@station.night(hero look) It made no noise. That was the first thing {hero} noticed. In each window sat a face, and looked straight ahead. Then a door opened, just in front of {hero}, and cold air fell out like snow.",
      [
        "@train.night(hero walk, mate walk) “Don't,” whispered {mate}, and had {hero} by the sleeve. But {hero} had already seen that there was one seat free, with a paper on it, and on the paper stood: reserved. So they got in together. The door shut behind them by itself, and the platform slid away.",
        "@train.night(hero walk) {Hero} hadn't meant to get in. But there was one seat free, with a paper on it, and on the paper stood: reserved. The door shut behind {hero} by itself, and the platform slid away.",
      ],
      "@train.night(hero talk) “Tickets, please,” said a conductor with a grey beard. {Hero} felt in all {his} pockets. “I haven't got a ticket,” {he} said. “None of us has,” said the conductor. “I ask every year.” “I was asleep, you see, at the signal by the bridge. A minute, perhaps. They want to go home. But I daren't drive on, and I can't drive back.”",
      "+ @train.night(hero look) The lady by the window held a cake box on her knees. The soldier beside her had written a letter, and couldn't finish it. A small boy had drawn a sun in the mist on the glass, over and over again, in the same place. {Hero} read the date on the soldier's newspaper, and {his} mouth went dry.",
    ],
    end: [
      "@train.night(hero stand) Ahead of them came the bridge. {Hero} saw the signal, and it was red. The whole train began to tremble. “Now,” said the conductor, and hid his face. “Give me the brake,” said {hero}. “You don't have to do it alone,” {he} said, and laid {his} warm hands over the cold ones.",
      [
        "@train.night(hero stand, mate stand) They pulled, and {mate} pulled as well, with both feet against the wall. Then, for the first time that night, there was a sound: iron shrieked, wood groaned, cups fell. The train stopped. An arm's length off hung the end of the broken bridge.",
        "@train.night(hero stand) They pulled, and then other hands came, the soldier's and the lady's, one over the other. Then, for the first time that night, there was a sound: iron shrieked, wood groaned, cups fell. The train stopped. An arm's length off hung the end of the broken bridge.",
      ],
      "@train.night(hero take) The signal jumped to green. On the other side there was no bridge, only light, and in the light stood people who waved with both arms. “That's my stop,” said the lady with the cake. They all got out. The small boy was the last. “You don't,” the conductor said to {hero} gently. “Yours is back there.” And he gave {him} the paper from the seat.",
      "@station.day(hero sit) {Hero} woke on the bench at the station, and it was day. The rails were rusty, as they had been for a long time. No train stops there any more, not even on that night. But in {hero's} drawer there lies a slip of paper that says “reserved”, and on the back of it, in a child's hand, there's a sun.",
    ],
  }),
  story({
    says: [
      /\b(?:phone|telephone|landline|mobile|cell ?phone)\b/i,
      /(?<dead>(?:[Hh]is|[Hh]er|[Mm]y|[Tt]heir|[Oo]ur) (?:(?:[a-z-]+ ){0,2}?(?:dead|late|deceased) (?:husband|wife|mother|mum|mom|father|dad|brother|sister|son|daughter|grandmother|grandfather|grandma|grandpa|gran|granny|best friend|aunt|uncle|boyfriend|girlfriend)|(?:husband|wife|mother|mum|mom|father|dad|brother|sister|son|daughter|grandmother|grandfather|grandma|grandpa|gran|granny|best friend|aunt|uncle|boyfriend|girlfriend)(?=,? (?:who |whose |had |has |is |was )?(?:died|dead|passed away|funeral))))/u,
      /\b(?:dead|died|late|passed away|funeral|buried|death|(?:on|at) the other end)\b/i,
      /\b(?:rings?|rang|ringing|calls?|called|line|voice|speaks?|spoke|talk\w*|answer\w*)\b/i,
    ],
    unless:
      /\b(?:texts?|text messages?|murder\w*|killed|old voicemail|voicemail|answering machine|(?:phone|telephone) (?:box|booth)|number is given|own voice|stranger)\b/i,
    of: "people",
    after: [
      "@corridor.night(hero sit) “Are you wearing socks?” asked the voice. {Hero} sat down on the floor with the receiver. It was just what {dead} had always asked first. “No,” said {hero}. “Then put some on,” said the voice, “the hall is cold.” There was a rushing noise, as in a shell, and the line went dead.",
      "@corridor.night(hero talk) The next night {hero} sat there in thick socks, with a cup of tea, and waited. It rang. They talked about the stove, and about the neighbours. {Hero} didn't ask the one question. {He} was afraid that it would break if you touched it. “You sound tired,” said the voice. “I sleep in the daytime,” said {hero}. It was true. {He} did everything in the daytime now as if in sleep.",
      [
        "+ @corridor.night(hero sit, mate look) {Mate} noticed it first. “You've stopped going out,” said {mate}. “You look at that phone as if it were a stove.” That night {mate} stayed. When it rang, {hero} held the receiver so that they could both listen. {Mate} turned white. “I can only hear the sea,” said {mate}. “But you're smiling.”",
        "@corridor.day(hero stand) On Friday a man from the telephone company came because of the noise on the line. He unscrewed the wall, and scratched his head, and showed {hero} the end of the cable. “You can't have heard anything on that,” he said. “I know,” said {hero}, and gave him coffee, and wished that he would go before it got dark.",
      ],
      "+ @room.night(hero sit) {Hero} gave up the choir, because it was in the evening. {He} gave up the trip, because there would be no phone there. When friends knocked, {he} turned down the lamp. “You've had nobody to supper for a month,” said the voice one night, and for the first time it sounded stern. “I've got you,” said {hero}. There was a long rushing on the line.",
    ],
    end: [
      "@corridor.night(hero talk) “I didn't ring for that,” said {dead}. “I rang because you never cried. I waited for it, and you washed the cups, and thanked everyone for coming. I thought, if I talk with you a little, it'll come.” {Hero} pressed the receiver to {his} ear so that it hurt. “If I cry, you'll stop ringing,” {he} said. “Yes,” said the voice. “That's how it works.”",
      "@corridor.night(hero sit) The clock went on ticking for a long while. Then something in {hero} gave way, like ice in March. {He} cried into the telephone, loudly, without a handkerchief, as {he} had not done since {he} {was} small. On the other end nobody said that it would be all right. There was only somebody there, and stayed, and stayed, until it was over.",
      "@room.dawn(hero talk) “There,” said the voice, very far away now. “And put some socks on.” It clicked. {Hero} sat there until the sun came up, with the dead receiver in {his} lap. Then {he} washed {his} face, opened the window, and rang up everyone whose knocking {he} had not answered. It took all morning. “Come to supper,” {he} said.",
      "@corridor.night(hero walk) The telephone still hangs in the hall, and it doesn't ring at night any more. {Hero} doesn't wait for it. Only sometimes, when {he} goes past it in the dark and feels the cold of the tiles, {he} stops, goes back, and fetches {his} socks.",
    ],
  }),
  story({
    says: [
      /\b(?:doll['’]?s['’]? ?houses?|dolls['’] houses?|dollhouses?)\b/i,
      /\b(?:mov\w+|haunted|strange|exact\w*|cop(?:y|ies)|same|own (?:house|family|room)|alive|night|morning|whisper\w*|light|lights|inside|attic|lives?|secret|look(?:s|ed) (?:just |exactly )?like)\b/i,
    ],
    unless: /\b(?:build\w*|built|makes?|made|making|knock\w*)\b/i,
    of: "people",
    after: [
      "@room(hero look) In the evening {hero} had put the mother in the kitchen and the father in the armchair. Now it was morning, and they were all upstairs in one room, close together, with the little bed pushed against the door. {Hero} had not done that. {He} put {his} finger on the tiny pillow. It was warm.",
      [
        "+ @room.night(hero sit, mate sit) “It was you,” {hero} said to {mate}. “It was not,” said {mate}. So they made a line of flour on the floor and sat in front of it with a torch. At midnight a light went on behind the paper curtains. “Did you see that?” breathed {mate}. Something as thin as a matchstick went past the window. It was not one of the dolls.",
        "@room.night(hero look) That night {hero} made a line of flour on the floor and lay down in front of it with a torch. Just after midnight a light went on behind the paper curtains. It went from room to room. Something as thin as a matchstick passed by the window, with a hat on, and it was not one of the dolls.",
      ],
      "@room(hero read) In the morning the smallest doll was missing. At last {hero} found a scrap of paper under the tablecloth. It had been written with a pin. “He comes up from the cellar,” it said. {Hero} turned the house round. There was no cellar. There was only the thick wooden board that it stood on.",
      "+ @room(hero look) {Hero} knocked on the board. It sounded hollow. And something knocked back, once, twice, quite close under {his} knuckles. Then there was a crying, so thin that it could have been a gnat. Upstairs the dolls sat just as before, with their painted smiles. But all of them had turned their heads, and they looked at {hero}.",
    ],
    end: [
      "@room(hero look) With a knife {hero} lifted the board. Below lay a low dark room, full of things: buttons, thimbles, a milk tooth, nine dolls' shoes that didn't match. In it crouched an old grey doll with a hat and no face. It had its wooden arms around the smallest one, quite carefully, as you hold something that's asleep.",
      "@room(hero talk) {Hero} had raised the knife, and lowered it again. “Who put you down here?” {he} asked. The grey doll couldn't answer, for there was nothing to answer with. But on the sole of its foot was a name, scratched by a child a hundred years ago: Grandfather. His face had been rubbed off by kisses. So they'd thrown him into the cellar and bought another.",
      "@room(hero sit) “You only wanted somebody to say good night to,” said {hero}. {He} got {his} paints and the finest of the brushes. It took a long time. Two eyes came first, then a nose, and at the end a mouth that was just about to smile. The smallest doll had woken up. When {hero} looked away, and back again, it was sitting on his knee.",
      "@bedroom.night(hero look) There's one armchair more in the doll's house, beside the stove. In the mornings they sit anywhere they please, and sometimes all on the stairs, as if they had been listening to a story. And every night at twelve a small light goes from room to room, and stops at each bed. {Hero} no longer minds it. {He} leaves {his} own door open a crack.",
    ],
  }),
  story({
    says: [
      /\b(?:ghost\w*|spectral|phantom|dead|died|spirit|haunt\w*)\b/i,
      role("dog", "dog|hound|black dog|sheepdog|labrador|terrier|puppy"),
      /\b(?:ghost(?:ly)? (?:of )?(?:a |an |the |his |her )?(?:[a-z]+ ){0,3}(?:dog|hound|sheepdog|puppy)|ghost dog|spirit of|phantom|spectral|haunt\w*|walks? beside|appears?|dead (?:dog|hound)|dog (?:who|that|which) (?:died|is dead|was dead|had died))\b/i,
      /\b(?:moors?|mountains?|hills?|hik\w+|walkers?|marsh|bog|heath|valley|highlands?|path|fog|mist)\b/i,
    ],
    may: [role("walker", "hikers|hiker|walkers|walker|shepherd|girl|boy|woman|man|children|student|postman")],
    lead: "walker",
    unless:
      /\b(?:funeral|detective|ghost ?hunters?|boneyard|afraid of|scared of|haunted house|castle|teacher|hotel)\b/i,
    after: [
      "@mountain(hero walk, dog walk) There was no sound of paws. But {hero} felt it at {his} side, at the height of {his} knee: a coldness that kept step. When {he} stopped, it stopped. When {he} stretched out {his} hand, there was something like wet grass under {his} fingers, and a breath. Two eyes shone, the colour of lamps behind a curtain. They were in a hurry.",
      [
        "+ @mountain(hero walk, dog look) In the inn they had said that whoever follows it doesn't come home. {Hero} had laughed about that, beside the fire. Now the fog came up over the path, and {he} did not laugh. The dog had gone on a few steps, and looked round, as every dog does that wants to show you something. {Hero} turned up {his} collar, and followed.",
      ],
      "@mountain(hero look, dog stand) It led across the wet ground, from stone to stone. To the left and the right it gurgled. Around its neck hung a collar with a metal tag. {Hero} bent down. “Bran,” it said, and a year that was nearly worn off.",
      "+ @mountain(hero run, dog run) “Good Bran,” said {hero}. It had probably been a long time since it had been called by name. The tail moved, once, unsure, like something rusty. Then the dog began to run. It ran so fast that {hero} stumbled behind it, over heather and rock, until the ground ended, and down in the hollow there was a roof.",
    ],
    end: [
      "@mountain(hero look, dog stand) In a hollow lay a hut that had fallen in. Bran stood in front of the door and whined without a sound. {Hero} heaved the beam aside. Inside lay a shepherd's staff, a tin cup, and what was left of a coat. So the dog had gone to get help, that winter, as it had been told to. It had never got through. And it had been going ever since, from one walker to the next.",
      "@mountain(hero talk, dog sleep) {Hero} took off {his} cap. “You've done it,” {he} said to the dog. “You've brought somebody. It's all right now.” Bran laid his head down on the old coat and looked up at {him}. From the valley came the bells. In the time of one breath {hero} saw a hand, quite clearly, a big one with a torn nail, and it lay between the two black ears.",
      "@mountain.dawn(hero dig) Then there was only the wind. {Hero} stayed until it got light, and walked down, and came back with people and with spades. They buried what there was under the rowan tree. “And the dog?” asked the landlord of the inn, who had turned very quiet. “He's lying right beside him,” said {hero}. They cut both names in the stone.",
      "@mountain(hero walk) Nobody gets lost up there any more. The path has been marked, from stone to stone, just where {hero} had been led, and on each post there's a little metal tag. Walkers say that it's lonely country. {Hero} doesn't find it so. When {he} passes the rowan, {he} whistles once, through {his} teeth, and goes on.",
    ],
  }),
  story({
    says: [
      /\b(?:graveyard|cemetery|churchyard|grave ?digger|graves?|tomb|crypt|coffin)\b/i,
      /\b(?:keeper|caretaker|grave ?digger|gardener|watchman|guard|sexton|works|night)\b/i,
      /\b(?:knock\w*|tapp(?:ed|ing)|noises?|sounds?|hears?|heard)\b/i,
    ],
    unless:
      /\b(?:own (?:name|grave|birthday)|wedding|falls? in love|fell in love|pirates?|treasure|comedy|mammoth|pyramid|pharaoh)\b/i,
    of: "adults",
    after: [
      "@graveyard.night(hero stand) {Hero} stood quite still, with the lantern held low. {He} knew every stone by name, and wished them all good night when {he} locked the gate. It had never occurred to {him} that there might be an answer.",
      "@graveyard.night(hero look) {He} knelt down in the wet leaves. “Who's there?” asked {hero}, and felt foolish. The earth was silent, in the way in which a person is silent who's thinking. Then it came again, faint and patient, three times. It wasn't the knock of one who wants to get out. It was the knock of one who wants to ask for something.",
      [
        "+ @graveyard.night(hero read, mate talk) “You heard that?” asked {hero}. {Mate} had dropped the spade. Together they looked in the big book by the light of the lantern. There stood a name, a date, and in the column for visitors nothing at all. “No one came,” said {mate}. “Not even on the day. I remember. It rained, and we two stood there alone.”",
        "@graveyard.night(hero read) In the big book stood a name, a date, and in the column for visitors nothing at all. {Hero} remembered the day. It had rained, and nobody had come. The vicar had been in a hurry. {Hero} had stood there alone with {his} cap in {his} hand, and because someone had to say something, {he} had said, “Well, then.”",
      ],
      "+ @graveyard.night(hero walk) The next evening there was a knocking further down, in the row by the wall. On the third it came from under the yew. They were all graves to which no one ever came. {Hero} went from one to the other with the lantern, and at each {he} said the name aloud. Then it was quiet there. It was as simple as that, and it took until dawn.",
    ],
    end: [
      "@street(hero talk) But under the fresh grave it went on. {Hero} took the tram into town, in {his} good coat, to the address that stood in the book. A young woman opened. “I don't know that name,” she said, much too fast. “I only look after the grave,” said {hero}. “There's a knocking there. I thought that it might be for you.”",
      "@graveyard.dusk(hero stand) She came at dusk, with her hands in her pockets. “He drank,” she said to the mound. “You can't knock your way out of that.” She stood there for a long time. Then she began to cry, and then she sat down in the leaves, and told him about her exams. {Hero} raked the path, at the other end, with {his} back to her.",
      "@graveyard.night(hero walk) It knocked once more, very softly, like someone who shuts a door behind him so as not to wake the house. “Was that all?” asked the young woman. “That's all they want, mostly,” said {hero}. {He} had not known it until then. {He} walked to the gate with her, and lit the way. “I'm coming again on Sunday,” she said. “Someone's got to water that.”",
      "@graveyard(hero stand) By the gate a board hangs now, with names on it, and next to each a hook. Whoever has an hour to spare takes one down, visits it, and hangs it back in its place: schoolchildren, widows, a postman. On some evenings all the hooks are empty. “Good night,” says {hero} then, and locks up, and it's wonderfully quiet.",
    ],
  }),
  story({
    says: [
      /\b(?:picks? up|picked up|hitch\w*|gives? (?:a|her|him) (?:a )?(?:lift|ride)|gave (?:a|her|him|an) (?:.{0,30})(?:lift|ride)|takes? (?:a|her|him) (?:home|with)|drove|drives|lift home|stops? for|stopped for)\b/i,
      role(
        "rider",
        "hitchhiker|hitch-hiker|girl|woman|young woman|boy|man|old man|old woman|soldier|bride|child|passenger|stranger|lady",
      ),
      /\b(?:died|dead|ghost|vanish\w*|disappear\w*|buried|grave|never existed|years ago|accident)\b/i,
      /\b(?:driver|lorry|truck|car|taxi|cab|van|bus|motorbike|road|highway|motorway|drives|drove)\b/i,
    ],
    unless: /\b(?:murder\w*|robber\w*|fare|meter|dog|alien|wedding ring|hospital|kidnapp\w*|phone)\b/i,
    lead: "driver",
    may: [
      role(
        "driver",
        "lorry driver|truck driver|taxi driver|bus driver|driver|trucker|student|teacher|nurse|couple|cabbie|salesman|motorcyclist",
      ),
    ],
    of: "people",
    after: [
      "@street(hero look) {Hero} drove back the same way. On the passenger seat there was still a dent, and it was still damp, although it hadn't rained. They hadn't spoken much. “Are you cold?” {hero} had asked, and laid {his} own jacket over those narrow shoulders. Now the jacket was gone. Only the smell was there, of wet leaves, and of something sweet.",
      "+ @street(hero talk) “Not you as well,” said the woman in the house by the road. She had opened before {hero} could ring. “It's always on that night, and always at that bend. You're the ninth who comes and asks. Did you let them out at the chapel?” {Hero} nodded. “They never want to be driven to the door.”",
      [
        "@graveyard(hero read) {Hero} walked to the chapel through the wet grass. Behind it stood a row of stones, and over the last one, neatly folded, lay {his} jacket. {Hero} read the name, and the year.",
      ],
    ],
    end: [
      "In the pocket of the jacket there was a bit of glass from a headlamp, with a number on it as small as poppy seed. It took {hero} half a year of letters. A man in a garage knew it in the end: a rare make, there had been only two in the whole county. One of them stood under a sheet, in the shed of an old doctor who visited the sick on foot.",
      "@room(hero talk) “I've been waiting for that,” said the old doctor. “I thought it was a deer. I drove on, and I thought, it was a deer. In the morning I heard it on the radio.” “I've never dared to go back there.” “Come with me,” said {hero}.",
      "@street.night(hero stand, rider stand) They drove there on the same night of the year. {Hero} stopped at the bend, and the doctor got out, with his hat in his hand, and said what he had to say into the dark. It was a short sentence. There was a rustling on the verge. For a moment {rider} stood there in the headlights, listened, and nodded. Then there was only the grass.",
      "@street.night(hero sit) The doctor told it all to the police. Nobody stands at the bend any longer. {Hero} slows down there all the same, and reaches over, and opens the door on the other side for a moment, as if somebody were getting out who is finally home.",
    ],
  }),
];
