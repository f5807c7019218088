import type { Lore } from "./lore.ts";

/** What everybody does on any day: come and go, break and open, take and show. */
export const doingsOfDays: Lore = {
  "(?:breaks|broke)(?! (?:out|free|down|up|into|off|in))(?! (?:(?:the|a|an|his|her|its|all) )?(?:[a-z]+ )?(?:record|ice|spell|curse|promise|rules?|law|silence|heart|news|habit|contract|ground|story|strike|tradition|routine|world|camp|bread|seal|deal|fast|chain|pattern|mould|bank)\\b)|smashes|smashed|knocks? over|knocked over":
    [
      "There was a loud crash. Then everything was very quiet, and {doer} looked down at the pieces.",
      "One last piece rolled across the floor, round and round, and lay down in front of {doer}.",
      "{Doer} put two of the pieces together. They fitted perfectly, but only as long as {doerhe} held them.",
      "“It was like that before,” {doer} began, and looked at the pieces, and stopped.",
      "{Doer} felt hot all over and wished that {doerhe} could turn back the clock by one minute.",
      "{Doer} swept up the pieces, even the tiny ones, and put them all into a box.",
      "{Doer} thought about glue, and about string, and about what to say.",
    ],
  "burns?(?! down)|burned(?! down)|burnt(?! down)": [
    "{Doer} sniffed. Something smelled very strange.",
    "Then there was smoke, and {doer} came running, but everything was already as black as coal.",
    "{Doer} threw open all the windows and fanned the smoke away with a tray.",
    "“Perhaps some people like it dark,” {doer} said, and began to scrape.",
  ],
  "catches(?! (?:a|the) (?:cold|train|bus|flu))|caught(?! (?:a cold|the train|the bus|the flu|up|in|by|(?:[a-z]+ ){0,2}?(?:eye|eyes|attention|glimpse|sight|fire|breath|whiff|smell|scent|mood|measles|imagination)|(?:him|her|them|it) [a-z]+ing)\\b)|catching an?":
    [
      "{Doer} crept closer, one slow step after the other, and held {doerhis} breath.",
      "One, two, three, and {doer} jumped!",
      "“Got it!” {doer} called, and a moment later, more quietly, “Nearly.”",
      "{Doer} held on with all {doerhis} strength, although everything wriggled and pulled and slipped.",
      "{Doer} lay flat on the ground, quite out of breath, and did not let go.",
    ],
  "(?:throws|threw|throwing)(?! (?:(?:a|the) )?(?:[a-z]+ )?(?:party|away|out|up|feast|tantrum|fit|light|shadow|glance|look)\\b|(?:him|her|it)self\\b)":
    [
      "{Doer} shut one eye, took aim, and swung back as far as {doerhe} could.",
      "“Watch out!” {doer} called, and everybody ducked.",
      "The first throw went up in a beautiful curve, but not at all to where {doer} had been looking.",
      "{Doer} took a run this time, threw harder, and nearly fell over.",
    ],
  "goes to(?! (?:sleep|bed|school every))|went to(?! (?:sleep|bed))|sets off|set off|sets out|set out|heads for|headed for":
    [
      "{Doer} went back one more time to fetch something {doerhe} had forgotten, and then {doerhe} really set off.",
      "At first {doer} walked quickly and sang a little, and the road was smooth and easy.",
      "{Doer} counted the trees by the side of the way, and when there were too many, {doerhe} began again at one.",
      "“Is it far?” {doer} asked. “Not very far,” people said, and pointed straight ahead.",
      "The way went up, and then down, and then up again, and {doer} began to puff.",
      "{Doer} sat down on a stone, rested {doerhis} feet, and ate a little of what {doerhe} had brought along.",
      "At a fork in the road {doer} looked to the left and to the right, and thought for a while which way to go.",
      "“Just around the next bend,” {doer} said to {doerhimself}, and walked a bit faster.",
    ],
  "arrives?|arrived|arriving|(?:reaches|reached)(?! (?:for|out|across|into|over|down|up|an? (?:agreement|decision|compromise))\\b)":
    [
      "{Doer} stood still for a moment, because {doerhis} feet were still tingling from the long way.",
      "“So this is it,” {doer} said, and looked all around.",
      "The place looked different from what {doer} had imagined, a bit smaller and a lot louder.",
      "{Doer} went in slowly, and did not know yet where to go first.",
    ],
  "left (?:early|for|at (?:dawn|night|once)|without a word)|(?:leaves|left) (?:the|his|her) (?:house|country|castle|palace|forest|pond|school|room|planet|ship|nest|zoo|circus|ocean|sea)":
    [
      "{Doer} took one last look around, and then {doerhe} went very quietly.",
      "“I am off, then,” {doer} said, but nobody heard it.",
      "After the first few steps {doer} stopped and looked back.",
      "Everything out there seemed very big, and {doer} felt rather small.",
      "Then {doer} turned around again and walked on, faster and faster.",
    ],
  "(?:stays?|stayed|remains?|remained)(?! (?:the same|awake|up|friends|quiet|silent|small|young|true|in love|late|dry|warm|cold|closed|open|empty|alive|calm|green|in touch|behind|away from|out of)\\b)":
    [
      "{Doer} looked at the way that led away, and then {doerhe} sat down again.",
      "“You don't have to,” the others said. “I know,” {doer} said, and did not move.",
      "One after another all the others left, and only {doer} did not go.",
      "It grew later and later, and quieter and quieter, and {doer} settled down more comfortably.",
    ],
  "lives? (?:in|on|at|with|alone|under|by|near|inside|next|all)|lived": [
    "{Doer} knew every corner of the place, and could have found the way around with {doerhis} eyes shut.",
    "{Doer} knew every sound of the place so well that {doerhe} fell asleep to them every night.",
    "In the morning {doer} looked out to see what kind of day it was, and said good morning to it.",
    "{Doer} had a favourite spot there, and it was quite smooth from so much sitting.",
    "Everybody round about knew {doer}, and waved when {doerhe} came by.",
    "In the evening {doer} sat quite still and listened to the day going to sleep.",
    "“Don't you ever want to go away?” people asked, and {doer} thought about it, and looked out.",
  ],
  "(?:sits|sat|sitting) (?:on|in|at|by|under|down|next|alone|beside|there|all)": [
    "{Doer} wriggled a little, until {doerhe} had found the most comfortable way to sit.",
    "A fly came and sat down too, and {doer} watched it wash its face.",
    "{Doer} looked at the clouds, and one of them looked just like a sleeping sheep.",
    "{Doer} sat there for so long that the place under {doerhim} grew nice and warm.",
  ],
  "opens? (?:the|a|his|her|it|every) ?(?:[a-z]+ )?(?:door|box|letter|gate|lid|chest|window|cage|present|parcel|suitcase|book|drawer|envelope)|opened (?:the|a|his|her|it|every) ?(?:[a-z]+ )?(?:door|box|letter|gate|lid|chest|window|cage|present|parcel|suitcase|book|drawer|envelope)":
    [
      "{Doer} stopped for a moment first, and listened. There was not a sound.",
      "At first nothing moved. {Doer} pulled, and then pushed, and then pulled with all {doerhis} might.",
      "For a moment {doer} only looked, and tried to guess what was waiting in there.",
      "“Careful,” {doer} whispered to {doerhimself}, and began very slowly.",
      "{Doer} opened it just a crack, and peeped in with one eye.",
      "A strange smell came out, of dust and old paper, and {doer} had to sneeze.",
      "{Doer} waited until {doerhis} heart beat a little more slowly, and then {doerhe} opened it wide.",
    ],
  "(?:sees|saw|spots|spotted) (?:an?|something|somebody|someone)|(?<!-)sighted": [
    "{Doer} stopped and blinked, and looked a second time.",
    "“There!” {doer} whispered, and did not dare to move.",
    "{Doer} rubbed {doerhis} eyes and looked again, from a little further to the left.",
    "{Doer} crouched down low and crept nearer, to see better.",
    "A twig snapped, and {doer} stood as still as a stone.",
  ],
  "makes? (?:a|an|the|his|her|some|up)(?! (?:[a-z]+ )?(?:friends?|wish|jokes?|mistake|promise|fool|plan|deal|decision|discovery|noise|face|speech|living|sound|bet|list|stop|fuss|call|difference|way))|made (?:a|an|the|his|her|some|up)(?! (?:[a-z]+ )?(?:friends?|wish|jokes?|mistake|promise|fool|plan|deal|decision|discovery|noise|face|speech|living|sound|bet|list|stop|fuss|call|difference|way))":
    [
      "First {doer} gathered everything that was needed and laid it out in a row.",
      "One thing was missing. {Doer} looked around, and took something else that was nearly the same.",
      "{Doer} worked with the tip of {doerhis} tongue sticking out, and did not look up once.",
      "“What is that going to be?” everybody asked. {Doer} turned it around. “This is the front,” {doer} said, “I think.”",
      "A piece fell off, and {doer} put it back on. Then a different piece fell off.",
      "Some of the glue stuck to {doer}, and some stuck to the floor, and only the rest stuck where it should.",
      "{Doer} took a step back, looked with {doerhis} head to one side, and changed one little thing.",
    ],
  "makes? (?:a|the|another|one) (?:[a-z]+ )?mistake|made (?:a|the|another|one) (?:[a-z]+ )?mistake": [
    "{Doer} noticed it just a moment too late. “Oh no,” {doer} said.",
    "{Doer} felt {doerhis} ears grow hot.",
    "{Doer} tried to hide the mistake by standing in front of it and smiling.",
    "“That can happen to anybody,” the others said, but {doer} still looked at the floor.",
    "Then {doer} sat down quietly and thought about how to put it right.",
  ],
  "plans (?:an?|the|to|his|her)|planned|makes a plan|made a plan|plots|plotted": [
    "{Doer} thought for a long time, and drew lines in the sand with a stick.",
    "The first part of the plan was easy. The second part was harder. At the third part {doer} drew a big question mark.",
    "“And what if it rains?” {doer} asked {doerhimself}, and drew an umbrella next to it.",
    "{Doer} went through the whole plan once more in {doerhis} head, from the beginning to the end.",
    "At last {doer} nodded. Now everything had its place.",
  ],
  "takes? (?:the|a|his|her) (?!wrong )(?:[a-z]+ )?(?:bus|train|tram|taxi|ferry|plane|subway|metro|boat)|took (?:the|a|his|her) (?!wrong )(?:[a-z]+ )?(?:bus|train|tram|taxi|ferry|plane|subway|metro|boat)|(?:gets|got|climbs|climbed) (?:on|into|aboard|off) (?:the|a) (?!wrong )(?:[a-z]+ )?(?:bus|train|tram|taxi|ferry|plane|boat|ship)|boards|boarded":
    [
      "{Doer} looked for the ticket everywhere, and found it in the very last place.",
      "“Is this seat free?” {doer} asked, and squeezed in by the window.",
      "Then there was a jerk and a rumble, and everything outside began to move.",
      "{Doer} pressed {doerhis} nose against the glass and watched the houses and the trees go by.",
      "{Doer} counted the stops, so as not to miss the right one.",
    ],
  "(?:misses|missed) (?:the|his|her|my) (?:[a-z]+ )?(?:bus|train|tram|plane|flight|ferry|stop|boat)|oversleeps|overslept|(?:is|was|comes|came|arrives|arrived) (?:too )?late":
    [
      "{Doer} looked at the clock and jumped up with a cry.",
      "{Doer} ran with one shoe on and a piece of toast between {doerhis} teeth.",
      "“Wait for me!” {doer} shouted, and ran even faster.",
      "{Doer} came around the corner and stopped, quite out of breath.",
      "“I can explain,” {doer} said, and {doerhis} side was aching from all the running.",
    ],
  "(?:brings|brought)(?! (?:\\S+ ){0,4}?(?:promise|boyfriend|girlfriend|fiancée?|husband|wife|luck|joy|news|peace|shame|rain)\\b)(?! (?:up|back|(?:[a-z]+ ){1,2}(?:up|back|to|together)))(?![^.]* back to life\\b)":
    [
      "{Doer} came in very slowly, so as not to bump into anything on the way.",
      "{Doer} hid it behind {doerhis} back, although it stuck out on both sides.",
      "“Guess what I have brought!” {doer} said.",
      "“Where did you get that?” everybody asked. “It is a long story,” {doer} said, and sat down to tell it.",
      "Everybody came to look at it, and {doer} stood in front like a guard.",
    ],
  "(?:sends?|sent)(?! (?:him|her|them|me|away|home|to bed|for)\\b)": [
    "{Doer} let go, and at the very next moment {doerhe} wished for it back, just to check once more.",
    "Every day {doer} worked out how far it must have got by now.",
    "“Is there an answer yet?” {doer} asked, and asked again, and asked once more.",
    "{Doer} sat and looked down the road, and waited, and tried to think of something else.",
  ],
  "shows? (?:him|her|them|it|everyone|everybody|the|how)|showed": [
    "“Look, this is how it goes,” {doer} said.",
    "First {doer} did it quickly, so that they could see what it was.",
    "Then {doer} did it once more, very slowly, so that they could see how it went.",
    "{Doer} stopped and looked at the faces. Had they understood?",
    "“Now you,” {doer} said, and moved a little to one side.",
  ],
  "(?:plays|played|playing)(?! (?:a |the )?(?:tricks?|pranks?|roles?|part|jokes?|truant|dead|for|it for|(?:trumpet|violin|guitar|piano|flute|drums|cello|tuba|harp|accordion|saxophone|trombone|clarinet)|(?:[a-z]+ ){0,3}?(?:songs?|tunes?|melody|melodies|music|notes?|waltz|lullaby|lullabies|concerts?|records?|radio|film|corpses?|villains?|chord|games? of chess))\\b)":
    [
      "{Doer} said who was who and what was what, and then the game could begin.",
      "“Ready, steady, go!” {doer} called, and off they went.",
      "In the middle of the game {doer} thought of a new rule, and had to explain it while running.",
      "{Doer} laughed so much that {doerhe} had to sit down for a moment.",
      "“Again!” {doer} called, even before the game was quite over.",
      "{Doer} forgot to be hungry, and forgot what time it was.",
      "{Doer} lay down flat on {doerhis} back, all out of breath, and looked up at the sky.",
    ],
  "(?:pulls?|pulled|pushes|pushed)(?! (?:through|over|faces?|funny faces|a face|an? [a-z]+ face|his luck|her luck|strings|himself|herself|itself|the blanket|up|off)\\b)":
    [
      "“One, two, and three!” {doer} said. Nothing moved.",
      "{Doer} took a better hold, dug in with both feet, and tried again.",
      "Then something moved, just a tiny bit, and slid half of the way back.",
      "Everything creaked and groaned, and {doer} creaked and groaned too.",
      "{Doer} leaned against it, rested for three breaths, and counted to three once more.",
    ],
  "rests|rested|relaxes|relaxed|(?:takes?|took) (?:a|the) (?:day off|break|rest|nap|holiday)": [
    "{Doer} lay down, remembered something {doerhe} still had to do, got up, did it, and lay down again.",
    "A fly walked slowly over {doer}, and {doerhe} let it.",
    "“What are you doing?” the others asked. “Nothing,” {doer} said, and closed {doerhis} eyes.",
    "{Doer} listened to the leaves for a while, and {doerhis} breath went slowly in and out.",
  ],
  "drinks?|drank|sips?|sipped": [
    "{Doer} blew first, very carefully, and took a tiny sip.",
    "The drink was still too hot, and {doer} blew again, and waited, and looked at the steam.",
    "{Doer} drank with long gulps, and now and then stopped to breathe.",
    "{Doer} looked in, and there was still a little bit left at the bottom.",
  ],
  "(?:stumbles?|stumbled)(?! (?:up ?on|on|across|into|over (?:a|an|the) (?:secret|word|words|answer))\\b)|trips over|tripped|(?:slips|slipped)(?! (?:an?|the|it|his|her|out|away|through|past|under|into|from|by|notes?|messages?)\\b)":
    [
      "{Doer} ran on for three more steps, faster and faster, and then sat down with a bump.",
      "“I meant to do that,” {doer} said from the ground.",
      "{Doer} looked back to see what had been in the way. It was only a very small root.",
      "{Doer} got up, shook off the dust, and rubbed the sore place.",
    ],
  "floats?|floated|drifts?|drifted": [
    "{Doer} turned slowly round and round, and the same tree came past three times.",
    "{Doer} tried to steer with one foot, but it made no difference at all.",
    "It was very quiet, and {doer} could hear only a soft rushing.",
    "A leaf came floating along beside {doer}, and for a while they kept each other company.",
  ],
  "lands? (?:in|on|at)|landed(?! (?:(?:a|an|the|his|her) (?:[a-z]+ )?(?:job|part|role))\\b)|(?:crashes|crashed)(?! (?:(?:a|the|his|her) (?:[a-z]+ )?(?:wedding|party|dinner|meeting))\\b)":
    [
      "There was a big bump, and then a smaller bump, and then a very small one, and {doer} lay still.",
      "{Doer} opened one eye. Nothing seemed to be broken.",
      "{Doer} sat up, shook {doerhis} head, and waited until the world stopped spinning.",
      "The dust slowly settled, and {doer} looked around. What sort of place was this?",
    ],
  "scares?|scared(?! of)|frightens|frightened(?! (?:of|by))|haunts|haunted": [
    "{Doer} crept along without a sound, hid around the corner, and waited.",
    "“Boo!” {doer} cried, with a very long O.",
    "There was such a loud scream that {doer} got a fright too.",
    "A tray flew up into the air, and all the cups came down one after the other, right in front of {doer}.",
  ],
  "complains?|complained|grumbles?|grumbled": [
    "“Too hot,” {doer} said, and then “too cold,” and then “too loud.”",
    "{Doer} complained about the soup, and had a second bowl of it, just to be sure.",
    "“In the old days,” {doer} began, and everybody sat down, because they knew that this would take a while.",
    "{Doer} grumbled so long that {doerhe} quite forgot what the matter had been.",
  ],
  "braids|braided|(?:combs|combed)(?! (?:the (?:[a-z]+ )?(?:beach|forest|woods|city|streets|shore|archives?|area))\\b)|(?:cuts|cut) (?:his|her|its|my|their) hair":
    [
      "{Doer} took hold of the first strand and began very carefully.",
      "“Ow!” There was a big knot, and {doer} had to stop and pick it apart.",
      "Left over right, right over left, {doer} muttered, and a moment later there was one strand too many.",
      "{Doer} stepped back to see if both sides were even, and they were not, so {doerhe} went on.",
    ],
  "buries|buried|burying": [
    "{Doer} looked around on all sides, and then {doerhe} began to dig.",
    "{Doer} patted the earth flat and put a leaf on top.",
    "“Three steps from the tree,” {doer} muttered. “No, from the other tree.”",
    "{Doer} walked away, whistled a bit, and came back once more to make sure that nothing could be seen.",
  ],
  "cheats?|cheated|cheating|copies (?:from|the)|copied": [
    "{Doer} looked up at the ceiling, and then {doerhis} eyes slid slowly to one side.",
    "Something rustled, terribly loudly, and {doer} sat quite still.",
    "{Doer} felt {doerhis} ears grow hot, and {doerhe} did not dare to look up.",
    "Everything was right now, but it did not make {doer} happy.",
  ],
  "feels? (?:guilty|ashamed|bad)|felt (?:guilty|ashamed|bad)|(?:is|was) ashamed": [
    "{Doer} thought that everybody must be able to see it on {doerhis} forehead.",
    "{Doer} did not want to eat, and pushed the peas to and fro on the plate.",
    "{Doer} lay down and turned over from one side to the other, but no side was comfortable.",
    "{Doer} tidied up the whole room without being asked, but the bad feeling did not go away.",
    "“I have to say something,” {doer} thought, and practised the words under the blanket.",
  ],
  "skips? (?:school|class|work)|skipped (?:school|class|work)|plays? truant|(?:sneaks?|sneaked|snuck|steals|stole) (?:out|away|into|in)":
    [
      "{Doer} waited until no one was looking, and tiptoed along the wall.",
      "A board creaked. {Doer} stood on one leg and did not even breathe.",
      "At every corner {doer} peeped around with one eye before the rest of {doerhim} followed.",
      "{Doer} had thought up a good excuse, just in case, and whispered it over and over.",
      "{Doer's} heart was beating fast, half from fear and half from joy.",
    ],
  "writes? (?:a |the |his |her )?(?:songs?|poems?|books?|novels?|music)|composes?|composed|composing": [
    "{Doer} looked at the empty page for a long time, and the empty page looked back.",
    "Then {doer} had the first line. It was so good that {doerhe} jumped up and sang it.",
    "“What rhymes with orange?” {doer} asked, and thought about it all through lunch.",
    "{Doer} crossed out one word, wrote down another one, and crossed that out too.",
    "{Doer} hummed, and beat time with a spoon, and wrote faster and faster.",
    "{Doer} read aloud what there was so far, and changed two words in it.",
  ],
  "competes with|rivals|races against|raced against|challenges?|challenged": [
    "“You will see!” {doer} said, and stuck out {doerhis} chin.",
    "They stood side by side and did not look at each other, and {doer} scraped the ground with one foot.",
    "Everybody came to watch and stood around in a big circle.",
    "{Doer} gave a quick look across. The other one was very close.",
    "{Doer} gritted {doerhis} teeth and tried even harder.",
  ],
  "bargains?|bargained|haggles|haggled|negotiates?|negotiated": [
    "{Doer} named a price, very low, and everybody laughed.",
    "{Doer} shook {doerhis} head, sighed, and named another one.",
    "“That is my last word,” {doer} said, and then {doerhe} said a good many more words.",
    "{Doer} walked away, one, two, three steps, not too fast, and listened.",
  ],
  "gives? a speech|gave a speech|(?:holds|held|makes|made|give) a (?:[a-z]+ )?speech|(?:speaks|spoke) in front of": [
    "{Doer} had written everything down on little cards, and now the cards were in the wrong order.",
    "So many faces were looking up that {doer} forgot how to swallow.",
    "“Dear everybody,” {doer} said. The microphone whistled, and {doerhe} had to begin again.",
    "{Doer} looked for one friendly face in the crowd, and spoke to that.",
    "Slowly {doer's} voice stopped shaking and grew a little louder.",
  ],
  "tames?|tamed": [
    "{Doer} sat down in the grass, quite still, and looked the other way.",
    "{Doer} put down something good to eat, moved back three steps, and waited.",
    "The wild creature came one step nearer, and then it ran away again, and {doer} did not move.",
    "“There,” {doer} said in a low voice, “I won't hurt you.”",
    "{Doer} came back again and again, and sat down each time a little bit closer.",
  ],
  "rules? (?:over|the|a)|ruled|governs|governed": [
    "Everybody bowed when {doer} came in, so {doerhe} knew most people only from above.",
    "In the morning {doer} had to sign a hundred papers, and there was no time to read them all.",
    "“What shall we do?” people asked, and {doer} looked at the ceiling and thought.",
    "In the afternoon {doer} sat on the big chair and swung {doerhis} feet a little when no one was looking.",
  ],
  "joins?(?! (?:in|the dots|a choir|the choir))|joined(?! (?:in|a choir|the choir))|becomes a member|became a member": [
    "{Doer} stood at the edge for a while and watched the others.",
    "“May I join you?” {doer} asked, and everybody looked up.",
    "The others moved a little closer together, and {doer} squeezed in between.",
    "{Doer} tried to remember all the names, and mixed up only two of them.",
    "There were a lot of rules, and {doer} learned each one by breaking it first.",
  ],
  "drops (?:a|an|the|his|her|its|everything)|dropped(?! (?:out|off|by))|spills?|spilled|spilt": [
    "{Doer} saw it fall, very slowly, all the way down.",
    "“Nobody move!” {doer} cried, and took a step, and slipped.",
    "Everybody lifted their feet, and {doer} crawled about under the table with a cloth.",
    "{Doer} wiped and wiped, but the stain only grew bigger.",
  ],
  "visits?(?! (?:his|her|its|my|their|an? old))|visited(?! (?:his|her|its|my|their|an? old))": [
    "On the way there {doer} wondered what it would look like.",
    "{Doer} went in slowly and looked at everything with big eyes.",
    "{Doer} wanted to see everything at once, and ran from one side to the other and back again.",
    "Now and then {doer} stopped and stood quite still, because something was so strange or so beautiful.",
    "There was so much to see that {doer} did not know where to look first.",
  ],
  "(?:drives|drove|driving) (?:everyone|everybody|him|her|them|the [a-z]+|his [a-z]+|her [a-z]+) (?:mad|crazy|away|out)|annoys|annoyed|bothers|bothered|disturbs|disturbed":
    [
      "{Doer} had a wonderful time, and did not notice at all how loud it was.",
      "“Must that be now?” people called out of the windows. {Doer} looked up in surprise.",
      "All over the house doors were closed with a bang, and {doer} thought that it was clapping.",
      "{Doer} stopped for a moment, and everybody breathed out. Then {doer} went on.",
    ],
  "(?:turns?|turned) (?:off|round|around|back|left|right)|(?:changes|changed) (?:direction|course|the route)": [
    "{Doer} stopped, stood there for a moment, and thought it over once more.",
    "Everything that had been on the left side was now on the right.",
    "“That is the wrong way!” somebody called, but {doer} went on.",
    "{Doer} walked faster now, and looked back only once.",
  ],
  "hears? (?:a|an|the)? ?(?:strange |loud |soft )?(?:noise|voice|sound|scratching|knock|knocking)|heard (?:a|an|the) (?:strange |loud |soft )?(?:noise|voice|sound|scratching|knock|knocking)":
    [
      "{Doer} stopped and listened. For a while there was nothing at all.",
      "Then it came again, three times, and {doer} counted along under {doerhis} breath.",
      "“It is only the wind,” {doer} said aloud, but {doerhe} did not quite believe it.",
      "{Doer} picked up a wooden spoon, to be on the safe side, and tiptoed nearer.",
      "With every step it grew a little louder, and so did {doer's} heart.",
      "{Doer} stood still and leaned forward. It was coming from somewhere very close.",
    ],
  "(?:waves|waved|waving) (?:to|at|goodbye|hello|back)": [
    "{Doer} stretched up as high as {doerhe} could, to be seen better.",
    "{Doer} waved and waved, first slowly and then as fast as {doerhe} could.",
    "“Here I am!” {doer} called, and hopped up and down.",
    "{Doer} stopped, looked hard, and then waved once more, even more wildly.",
  ],
  "shivers|shivered|shivering|(?:is|was) always (?:cold|freezing)|(?:feels|felt) (?:very |so )?cold|(?:he|she) (?:is|was) (?:very |so )?cold":
    [
      "{Doer's} teeth began to chatter: clack, clack, clack.",
      "{Doer} hopped from one foot to the other to get a little warmer.",
      "{Doer} breathed out, and a small white cloud hung in the air.",
      "“I am not cold at all,” {doer} said, but {doerhis} voice shook.",
      "{Doer} curled up as small as {doerhe} could and thought of a warm stove.",
    ],
};
