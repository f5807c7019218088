import { role, story, type WrittenStory } from "../subject-story.ts";
import { named } from "./named.ts";

const bell: WrittenStory = {
  says: [
    /\b(?<bell>church bell|bells?|clock|organ|phone box|well|fountain|siren|weathercock|streetlamps?|windmill|mill wheel)\b/i,
    /\b(?:by itself|on its own|by themselves|all by itself|nobody (?:touch\w*|pull\w*|play\w*|rings|rang)|no one (?:touch\w*|pull\w*|play\w*|rings|rang)|without (?:anyone|anybody|a)|stopp?(?:s|ed)|backwards|strikes thirteen|struck thirteen|tolls|tolled|runs dry|turns red)\b/i,
    /\b(?:village|town|island|valley|church|monastery|hamlet|harbour)\b/i,
    /\b(?:whenever|every time|each time|when|before|after|always|someone|stranger|dies?|died|disappear\w*|vanish\w*|visitor|night|year|midnight)\b/i,
  ],
  may: [/\b(?:whenever|every time|each time) [^.]*/i],
  unless:
    /\b(?:christmas bells|santa|school bell|fairy|dragon|repair\w*|clockmaker|in love|stolen|st[eo]le|wedding|dog|cat|wizard|ding dong|toy)\b/i,
  after: [
    "@village.dusk(hero look) {Hero} was in the village square when it happened. A woman let her bread fall. The people did not look up at {thebell}. They looked at each other, and counted, and then, one by one, they went indoors. {Hero} heard the keys turn.",
    "@church(hero look) The sexton was a hundred years old, or nearly. He showed {hero} what was up there: dust, cobwebs, a jackdaw's nest. “Nobody has laid a hand on {thebell} since the year of the flood,” he said. “It does it by itself. It's calling. We've never been brave enough to ask.”",
    "+ @library(hero read) In the parish book {hero} found the year of the flood. “The dam broke at night,” the priest had written. “The boy at {thebell} gave the alarm, and went on giving it, until all were up on the hill. We counted them in the dark. We counted wrong.” The boy's name was below that. It was Jonah, and he had been twelve.",
    "@church.night(hero stand) The next night {hero} climbed up alone with a lamp. At midnight it grew cold. The wood creaked, as if under a small weight. On the dusty boards, one after the other, appeared the prints of wet bare feet. And a child's voice asked, quite out of breath, “Is that everybody? Are they all up?”",
  ],
  end: [
    "@church.night(hero talk) {Hero's} mouth was dry. Nobody had ever answered him. “Yes, Jonah,” said {hero}. “They're all up on the hill. They got there in time, every one. You can stop now.” The wet prints stood still, quite close. “I can't see them from here,” said the voice. “It's so dark. Each time one more comes, I think that I've forgotten somebody.”",
    "@village.night(hero run) {Hero} ran down and beat on the doors, all along the street. “Take a light, and go up on the hill!” called {hero}. “All of you!” It took a long time. But then the first door opened, and it was the sexton's. They went up the path in their nightshirts, with candles, until the hill was full of lights.",
    "+ @mountain.night(hero stand) “Now,” said {hero}. They held up the lights, and each one called out a name, loud and clear, towards the tower. It took a quarter of an hour. When the last had called, it was so still that the candles didn't flicker. And then, from over there, came a laugh, as when somebody has put down something heavy.",
    "@village.golden(hero look) {Thebell} has kept quiet since then, unless somebody pulls the rope. But one night a year the village goes up on the hill with candles, and calls its names. The last to be called is always the same. “Jonah,” calls {hero}. And the whole village answers, “Here.”",
  ],
};

const buried: WrittenStory = {
  says: [
    /\b(?:buri(?:ed|es)|bury|hidden|hid|dig(?:s|ging)?|dug|builders|construction|excavat\w+|drain(?:s|ed)?|demolish\w*|tear down|tore down|renovat\w*|bulldozers?|found (?:under|beneath|below))\b/i,
    /\b(?:under|beneath|below|cellar|foundations?|bottom|reservoir|lake|well|school|town hall|square|garden|swimming pool|quarry|playground)\b/i,
    /\b(?:mayor|town|village|whole (?:town|village)|everyone|everybody|all the (?:old|men|families)|community|council)\b/i,
    /\b(?:secret\w*|years ago|19\d\d|silent|silence|knows?|knew|hide|hiding|nobody (?:talks|speaks|must)|afraid|something|body|skeleton|car|suitcase|suitcase)\b/i,
  ],
  may: [role("mayor", "mayor|mayoress"), /\b(?:builders|workers|they|diggers)\b[^.]*/i],
  unless:
    /\b(?:dinosaur|treasure|pirate|dog|roman|ghost\w*|alien\w*|dragon|time capsule|detective|inspector|egg|gold)\b/i,
  after: [
    "@street.day(hero stand) In the morning there were chairs on the building site. The mayor sat on one, with his arms crossed, and the baker and the old doctor sat beside him. “We're protecting the view,” said the mayor. There was no view. {Hero} looked at their shoes. They had all brought thermos flasks, for a long stay.",
    "@library(hero read) {Hero} looked through the newspapers of that year. In August a man had left town: Viktor Sand, who ran the cinema. “Gone to America,” it said. There was no picture, and he had told no one. {Hero} had never heard that name, although {he} had grown up there.",
    "+ @kitchen(hero talk) “Viktor Sand?” said {hero's} aunt, and cut herself with the bread knife. She held the finger under the tap for much too long. “He showed us Casablanca,” she said, “with the sound turned down, because he wanted to do all the voices himself. We laughed so much. Don't dig, dear. Let them put their houses somewhere else.”",
    "@street.night(hero dig) At night {hero} climbed over the fence with a spade. At arm's depth it rang. It was a metal box, as long as a table. Behind {him} somebody breathed. “Then open it,” said the mayor. “I'm tired of sitting.”",
  ],
  end: [
    "@street.night(hero look) In the box lay reels of film, dozens of them, wrapped in oilcloth. {Hero} had been so sure of bones that {he} sat down. “Viktor went to America,” said the mayor. “That's true. We drove him out. Someone said that he filmed people through their windows. We believed it. Nobody had seen a single picture. We took it all and buried it, and he cried.”",
    "@hall.night(hero look) They set up the old projector in the gym, since {hero} would not let it rest. The whole town came. There was the main street, in the sun. There was the baker as a young man, dancing with a broom. There was the school choir, and the aunt, who threw back her head and laughed.",
    "+ @hall.night(hero stand) It went on for three hours, and nobody went out. They saw their dead walk past with shopping bags, and wave. “He only wanted us to see how beautiful we were,” said the old doctor into the dark. At the end was a strip of paper, in a shaky hand. “For the town,” it said. “Surprise. August.”",
    "@theatre.night(hero sit) They've built the houses, and between them a small cinema. {Hero} wrote to America for a year, until an answer came. Viktor Sand is old, and walks with two sticks. He sat in the front row on the first night. They showed Casablanca with the sound turned down. And the whole town, the mayor as well, did the voices.",
  ],
};

/** A ride to the graveyard, a witness on the train, a trick that works, a bell, a pupil who knows too much, and what a town has buried. */
export const lastRides = [
  story({
    says: [
      role(
        "driver",
        "taxi driver|cab driver|bus driver|driver|cabbie|chauffeur|tram driver|rickshaw driver|coachman|truck driver|lorry driver",
      ),
      /\b(?:taxi|cab|bus|tram|rickshaw|limousine|night bus|passenger|fare|carriage|truck|lorry|car)\b/i,
      role("guest", "young woman|old woman|woman|lady|girl|bride|old man|man|passenger|boy|child|stranger"),
      /\b(?:cemetery|graveyard|churchyard|white dress|wedding dress|ghost\w*|vanish\w*|disappear\w*|dead|died|address|no longer exist\w*|wet|barefoot|mirror|cold)\b/i,
    ],
    may: [/\b(?:ask(?:s|ed)?|want(?:s|ed)?) to be [^.]*/i, /\bin an? white dress\b/i],
    unless: /\b(?:murder\w*|bank|kidnapp\w*|robber\w*|in labour|baby|birth|wedding day|lottery|marry|hospice)\b/i,
    lead: "driver",
    after: [
      "@street.night(hero sit, guest sit) {Hero} looked into the mirror. {Guest} sat quite straight, with both hands in {guesthis} lap, and looked out at the shop windows as if there was a lot that was new. “Have they pulled down the cinema?” asked {guest}. {Hero} had to think. “Before I was born,” said {hero}. It got so cold that the windows misted over.",
      "@graveyard.night(hero stand) At the gate of the cemetery {hero} turned round, to say what it cost. The back seat was empty. The door hadn't opened. There was only a damp patch, and in it a glove, so small that it must have been made to measure. {Hero} sat there with the engine running.",
      "+ @cafe.night(hero talk) “You as well,” said the old drivers at the stand. “It's the same every year. Don't take the money if there's any. Drive round the block and forget it.” “Has anybody ever walked in there with a guest like that?” asked {hero}. They laughed, but not for long. “In where?” they said. “Through that gate? At night?”",
      "@street.night(hero look, guest stand) The next year, on the same date, {hero} waited at the same kerb with the heater turned up. {Guest} got in without a sound. “The cemetery, please.” “I've brought your glove,” said {hero}. There was a silence in the back. “No one ever keeps anything,” said {guest}. And then, more quietly, “I always get as far as the gate. I daren't go in by myself.”",
    ],
    end: [
      "@graveyard.night(hero walk, guest walk) {Hero} got out and held the door open. {He} offered {his} arm, as drivers used to do. It weighed nothing at all. They walked along between the stones with the torch. {Guest} read the names out loud, and knew a lot of them. By the wall, under the ivy, they stopped. “Here,” said {hero}.",
      "@graveyard.night(hero look, guest look) There were two names on the stone. “But he's here as well,” said {guest}. “I thought he was still waiting at the dance. I was on the way to him, and the road was wet.” “He came after you,” said {hero}, “forty years later. It says so. And look at what's below.” {Guest} bent down. “Save me the last waltz,” it said there.",
      "+ @graveyard.night(hero give, guest take) {Hero} went back to the car and turned on the radio as loud as it would go, and opened all four doors. It was some old song or other, in three-four time. {Hero} looked away, since it seemed polite. When it was over, there was nobody there. But the grass before the stone was pressed flat, in circles.",
      "@street.night(hero sit) {Hero} still drives nights. On that date {he} keeps the heater on, and looks in the mirror more often than is needed. Nobody gets in. A small glove hangs from the mirror, and when the road is wet, it turns a little.",
    ],
  }),
  story({
    says: [
      role(
        "guard",
        "police officers|police officer|policewomen|policewoman|policemen|policeman|detectives|detective|cop|cops|inspector|agent|agents|bodyguard|marshal|guard|sergeant|rookie",
      ),
      /\b(?:witness|prisoner|key witness|accountant|informer|informant|suspect|killer|gangster|criminal)\b/i,
      /\b(?:train|bus|plane|ship|car|night train|boat|across|airport|ferry|transport\w*|escort\w*|bring|brings|brought|deliver\w*|drive|drove|take|protect\w*|guard\w*)\b/i,
      /\b(?:mafia|mob|gang|hitmen|hitman|killers?|assassins?|cartel|hunt\w*|chas\w+|looking for|after (?:him|her|them)|alive|trial|court|testif\w+|storm|stuck|until)\b/i,
    ],
    may: [
      role("witness", "witness|prisoner|accountant|informer|informant|suspect|gangster"),
      /\b(?:while|before) [^.]*/i,
      /\bacross the country\b/i,
    ],
    unless: /\b(?:ghost\w*|in love|witness protection|new identity|dog|alien\w*|saw a murder|dead body)\b/i,
    lead: "guard",
    after: [
      "@train.night(hero sit, witness sit) {Thewitness} sat in the corner by the window and ate all the time. “When I'm afraid, I get hungry,” said {thewitness}. {Hero} drew the blind. There were fourteen hours to go. At each stop {hero} counted who got on. At the third it was a family with a birthday cake, and two men without luggage.",
      "@corridor.night(hero walk) The two men went along the corridor and looked into every compartment, like people who can't find their seats. {Hero} saw the bulge beneath their jackets. There was no signal on the phone, and the next station was an hour away. {Hero} went back, shut the door, and turned the key.",
      "+ @train.night(hero talk, witness eat) “They'll knock soon,” said {thewitness}, and unwrapped a cheese roll. “I did their books for nine years. They're very punctual.” “Why did you stop?” asked {hero}. {Thewitness} put down the roll. “There was a column that I didn't understand. I looked it up. It was children,” said {thewitness}. After that neither of them was hungry.",
      "@train.night(hero talk, witness look) {Hero} thought of the family with the cake. “Can you sing?” asked {hero}. “Like a drain,” said {thewitness}. “Good,” said {hero}. A minute later {hero} knocked at the family's compartment. “We're so alone in there,” said {hero}, “and it's a birthday, isn't it? May we join you?”",
    ],
    end: [
      "@train.night(hero talk, witness talk) When the two men tore the door open, fourteen people in paper hats looked up. In the middle sat {thewitness}, in a clown's nose, with a child on each knee, and sang like a drain. The two men looked from hat to hat. “Shut the door,” cried the grandmother, “you're letting out the luck!”",
      "@corridor.night(hero stand) It helped for nine minutes. Then they came back, and looked more closely. But {hero} was no longer in a paper hat. {Hero} stood behind them with one hand on the red handle. “Hold on to something,” said {hero}, and pulled it. The brakes screamed. Two men without luggage flew the length of the corridor, and landed in the cake.",
      "+ @train.night(hero stand, witness stand) “You owe us a cake,” said the grandmother to the two men, while {hero} snapped on the handcuffs. There was icing in their ears. {Thewitness} helped to pick up the candles. One by one {thewitness} put them back in what was left, and lit them again, since the child hadn't had the wish yet.",
      "@hall(hero stand, witness talk) They were in court on time. {Thewitness} spoke for two days, and read out that one column line by line. {Hero} stood beside the door. Once a year a card arrives at the police station, without a sender, with a drawing of a paper hat. And that evening {hero} buys a cake for everybody on the shift.",
    ],
  }),
  story({
    says: [
      role("magician", "magician|illusionist|conjurer|hypnotist|magician's assistant|wizard"),
      /\b(?:disappear\w*|vanish\w*|gone|never (?:came|comes) back|really|missing|stolen|robbed)\b/i,
      /\b(?:trick|stage|show|audience|cabinet|box|diamond|volunteer|necklace|assistant|watch|performance|act|birthday)\b/i,
    ],
    may: [/\b(?<gem>diamond|necklace|ring|watch|crown|ruby|pearl|tiara|painting|car|elephant)\b/i, /\bthen [^.]*/i],
    unless:
      /\b(?:rabbit|dragon|real magic|school|apprentice|old magician|last show|toy|dove|loses? (?:his|her) magic|lost (?:his|her) magic|hospital)\b/i,
    lead: "magician",
    after: [
      "@theatre.night(hero stand) The audience clapped. {Hero} bowed, snapped {his} fingers and reached for the place where it ought to have been all the time. There was nothing. {Hero} felt in the sleeve, in the hat, in the false bottom. Somebody coughed. “And now,” said {hero}, with sweat on {his} lip, “a short interval.”",
      "@theatre.night(hero talk) The police sealed the doors. “You made it disappear,” said the inspector. “Four hundred people saw you.” “It isn't real,” said {hero}, and it hurt to say so. “Nothing ever disappears. It goes up on a thread.” They looked, and the thread hung there, cut through.",
      "+ @theatre.night(hero walk) {Hero} knew every board of that stage. {He} went over it on hands and knees. There was chalk on the third step, rosin by the curtain, and up on the bridge a paper cup, still warm. Somebody had drunk cocoa up there. In the whole theatre only one person drank cocoa: old Fink, who had worked the lamps for forty years.",
      "@theatre.night(hero look) If you want to hide a thing, show people something else. So what had everybody looked at when it vanished? At {his} hands. And at what had nobody looked, because it was too bright? {Hero} turned round and looked straight into the big lamp.",
    ],
    end: [
      "@theatre.night(hero climb) It hung in the lamp itself, in front of the bulb, and scattered small rainbows over the whole hall. Beside it sat old Fink with his cocoa. “I wanted to see if you'd see it,” he said. “For forty years I've lit you people up. Not one of you ever looked up here.”",
      "@theatre.night(hero sit) {Hero} ought to have called the inspector. Instead {he} sat down beside Fink on the bridge, where it was hot and smelled of dust. “It was the best trick that I've ever seen,” said {hero}. “Four hundred people, and I.” Old Fink looked into his cup. “It was good, wasn't it?” he said. “I practised it for a year.”",
      "+ @theatre.night(hero stand) They brought it back as a pair. After the interval {hero} snapped {his} fingers, and all the lamps went out but one. It came floating down through the dark in a cloud of rainbows, and landed in the owner's lap. The inspector clapped until his hat fell off. “And now,” called {hero}, “the man who did it!” And {he} pointed up.",
      "@theatre.night(hero stand) There are two names on the posters these days. When the applause comes, {hero} doesn't bow at once. First {he} lifts one hand, and all four hundred people turn round in their seats and look up, into the light. And up there somebody raises a cup of cocoa.",
    ],
  }),
  story(bell),
  story(named(bell, "Agnes")),
  story({
    says: [
      role(
        "teacher",
        "teacher|professor|librarian|psychologist|headmaster|headmistress|tutor|editor|mother|father|nurse|doctor|policeman|art teacher|kindergarten teacher",
      ),
      role("child", "pupil|student|schoolgirl|schoolboy|girl|boy|child|daughter|son|patient|quiet boy"),
      /\b(?:essays?|draw(?:s|ings?)?|drew|paint(?:s|ings?)?|writes?|wrote|stories|story|pictures?|homework|diary|poems?|dreams?)\b/i,
      /\b(?:crimes?|murders?|accidents?|robber\w*|burglar\w*|disasters?|fires?|killed|deaths?|theft)\b/i,
      /\b(?:next day|tomorrow|before|happen\w*|come true|comes true|came true|real|later|predict\w*|exactly|night before|future|never told)\b/i,
    ],
    unless: /\b(?:writer|novel|bestseller|crayon|magic pencil|in love|comic)\b/i,
    lead: "teacher",
    after: [
      "@classroom(hero read) {Hero} put the newspaper beside the sheet from the exercise book. It all fitted: the street, the broken pane, even the left-hand glove. But the sheet had been handed in the day before. {Hero} looked up. In the last row sat {child} and looked out of the window.",
      "@classroom(hero talk, child talk) “How did you know this?” asked {hero} after the lesson. {Child} shrugged. “I only put down what I hear,” said {child}. “Where do you hear it?” {Child} looked at the door, and then at {hero}, for a very long time, as one tests whether ice will hold. “In the wall,” said {child}. “At night. Please don't tell my uncle that I can hear it.”",
      "+ @study(hero talk) The police were friendly. “The child has imagination,” they said. “It's a gift.” {Hero} had put the sheets in order, from September on. There were nine of them, and each was in the newspaper a day later. “Then it's a coincidence,” said the officer. He yawned. {Hero} collected the sheets again, for they had got coffee on them.",
      "@classroom(hero read) On Thursday {child} handed in the next one, without a word, folded very small. It wasn't long. “Tomorrow it's the school,” it said, “because of the money for the new roof. They say it has to burn afterwards. They say that there'll be nobody in the building.” Below that stood a single line: “But the caretaker sleeps there.”",
    ],
    end: [
      "@corridor.night(hero stand) So {hero} stayed. {He} carried a fire extinguisher into the corridor, woke the caretaker, and this time telephoned straight to the judge's house, and read to her out loud. At midnight a window broke. Two men came with a can, and the uncle went ahead with the lamp. “Good evening,” said {hero}. And all the lights went on.",
      "@street.night(hero hug, child stand) There were six police cars in the yard. {Child} stood at the fence, in pyjamas and boots; nobody had ever run so fast from the far end of town. “Did you read it?” called {child}. “Every word,” said {hero}. {Child} began to cry then. “I thought, if I write it down often enough, somebody has to notice that it isn't homework.”",
      "+ @hall(hero sit, child talk) In court all the sheets lay on the table. The judge asked why {child} hadn't simply told someone. “He said, if I tell,” said {child}. “He never said anything about writing.” It went very quiet in the hall. The uncle looked at his hands.",
      "@classroom(hero read, child write) {Child} lives with an aunt at the other end of the street, where the walls are thick. The essays are worse now, {hero} thinks, and is glad about it: they're full of horses. But {hero} reads each page of every pupil to the last line. And if something is folded very small, {hero} reads it first.",
    ],
  }),
  story({
    says: [
      role(
        "teacher",
        "teacher|professor|librarian|psychologist|headmaster|headmistress|tutor|editor|mother|father|nurse|doctor|policeman|art teacher|kindergarten teacher",
      ),
      /\bone of (?:her|his|the|my) (?:[a-z]+ )?(?:pupils|students|patients|children|girls|boys)\b/i,
      /\b(?:essays?|draw(?:s|ings?)?|drew|paint(?:s|ings?)?|writes?|wrote|stories|story|pictures?|homework|diary|poems?|dreams?)\b/i,
      /\b(?:crimes?|murders?|accidents?|robber\w*|burglar\w*|disasters?|fires?|killed|deaths?|theft)\b/i,
      /\b(?:next day|tomorrow|before|happen\w*|come true|comes true|came true|real|later|predict\w*|exactly|night before|future|never told)\b/i,
    ],
    unless: /\b(?:writer|novel|bestseller|crayon|magic pencil|in love|comic)\b/i,
    lead: "teacher",
    after: [
      "@classroom(hero read) {Hero} put the newspaper beside the sheet from the exercise book. It all fitted: the street, the broken pane, even the left-hand glove. But the sheet had been handed in the day before. {Hero} looked up. In the last row sat Robin, who had written it, and looked out of the window.",
      "@classroom(hero talk) “How did you know this?” asked {hero} after the lesson. Robin shrugged. “I only put down what I hear,” said Robin. “Where do you hear it?” Robin looked at the door, and then at {hero}, for a very long time, as one tests whether ice will hold. “In the wall,” said Robin. “At night. Please don't tell my uncle that I can hear it.”",
      "+ @study(hero talk) The police were friendly. “The child has imagination,” they said. “It's a gift.” {Hero} had put the sheets in order, from September on. There were nine of them, and each was in the newspaper a day later. “Then it's a coincidence,” said the officer. He yawned. {Hero} collected the sheets again, for they had got coffee on them.",
      "@classroom(hero read) On Thursday Robin handed in the next one, without a word, folded very small. It wasn't long. “Tomorrow it's the school,” it said, “because of the money for the new roof. They say it has to burn afterwards. They say that there'll be nobody in the building.” Below that stood a single line: “But the caretaker sleeps there.”",
    ],
    end: [
      "@corridor.night(hero stand) So {hero} stayed. {He} carried a fire extinguisher into the corridor, woke the caretaker, and this time telephoned straight to the judge's house, and read to her out loud. At midnight a window broke. Two men came with a can, and the uncle went ahead with the lamp. “Good evening,” said {hero}. And all the lights went on.",
      "@street.night(hero hug) There were six police cars in the yard. Robin stood at the fence, in pyjamas and boots; nobody had ever run so fast from the far end of town. “Did you read it?” called Robin. “Every word,” said {hero}. Robin began to cry then. “I thought, if I write it down often enough, somebody has to notice that it isn't homework.”",
      "+ @hall(hero sit) In court all the sheets lay on the table. The judge asked why Robin hadn't simply told someone. “He said, if I tell,” said Robin. “He never said anything about writing.” It went very quiet in the hall. The uncle looked at his hands.",
      "@classroom(hero read) Robin lives with an aunt at the other end of the street, where the walls are thick. The essays are worse now, {hero} thinks, and is glad about it: they're full of horses. But {hero} reads each page of every pupil to the last line. And if something is folded very small, {hero} reads it first.",
    ],
  }),
  story(buried),
  story(named(buried, "Helen")),
];
