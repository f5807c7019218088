import { role, story } from "../subject-story.ts";

const DETECTIVE =
  /\b(?:detective|inspector|investigator|commissioner|police(?:man|woman| officer)|forensic\w*|pathologist|chief|sergeant|sheriff|coroner|sleuth|cop|constable)\b/i;

/** Crime stories: a trace that leads home, a village without crimes, a letter from a cell, snow around an inn, a voice on the air. */
export const evidence = [
  story({
    says: [
      DETECTIVE,
      /\b(?:fingerprints?|DNA|handwriting|blood|traces?|evidence|ring|footprints?|hair|voice|photo\w*|clues?|watch|necklace|locket|tattoo)\b/i,
      /\b(?:belong\w*|match\w*|led|leads?|point\w*|recogni[sz]\w+|shows?|showed|identical|hers|his own|her own)\b/i,
      role(
        "kin",
        "mother|father|daughter|son|sister|brother|wife|husband|grandmother|grandfather|twin|aunt|uncle|partner",
      ),
      /\b(?:dead|died|death|buried|years ago|missing|vanish\w*|disappear\w*|supposed|thought|believed|long lost)\b/i,
    ],
    may: [/\b(?:at|from|on) (?:the|a) (?:crime )?(?:scene|victim|knife|weapon|case)[^.]*/i],
    unless: /\b(?:ghost\w*|vampire|clone|robot|inherit\w*|teacher)\b/i,
    of: "people",
    after: [
      "@study.night(hero look) “There must be a mistake,” said the young man from the laboratory. “I've run it three times.” {Hero} thanked him and shut the door. {He} had carried flowers to that grave, every year. {Hero} sat down. Then, for the first time, {he} put a report in {his} own pocket.",
      "@graveyard(hero stand) They opened the grave on a rainy morning, with a judge's stamp. {Hero} stood there without an umbrella. There were stones in the coffin, wrapped up in a tablecloth. {Hero} knew that tablecloth. It had red cherries on it.",
      "+ @study.night(hero read) In the old file there was a gap of four pages. A single sheet was left, and it had been signed by {hero's} first boss, who had taught {him} all {he} knew. “Witness moved,” it said. “New name. Family not to be informed, for its own safety.” It was about a gang from the harbour. The last of that gang lay downstairs, in the morgue. That was the new case.",
      "@kitchen.dusk(hero talk) The trail led to a cottage by a lake. {Hero} went alone and unarmed. The door stood open. On the table there was a cloth with cherries on it, and the kettle was just beginning to sing. “Sit down,” said {kin}, with grey hair now. “You've got thin.”",
    ],
    end: [
      "@kitchen.night(hero sit, kin sit) “They'd have killed you to get at me,” said {kin}. “It was you, or being dead. It wasn't hard.” The hands around the cup shook. “And the man in the morgue?” asked {hero}, because {he} had to.“He found me, in spring, and he had a photograph of you. He fell on the stairs, with the knife in his own hand.”",
      "@kitchen.night(hero talk, kin talk) {Hero} could have burnt the report in that stove. {Kin} saw {him} think of it. “No,” said {kin}. “I haven't hidden all this time for that.” And so {hero} laid the sheet of paper on the tablecloth, between the cherries, and took out a pen. “Then tell me,” said {hero}, “all of it, from the beginning. I'm listening.”",
      "+ @hall(hero stand) It took a whole day in court. The knife had only one man's prints on it, and the stairs had no light. “Self-defence,” said the judge, and took off her glasses. {Hero} had handed in {his} badge before it began. The young man from the laboratory brought it after {him}, down all the steps of the court.",
      "@graveyard(hero give, kin stand) The stone with the wrong name is still there. {Hero} and {kin} go together once a year. “You're still thin,” says {kin}, and pushes the plate across. The cloth has cherries on it, and {hero} eats it all up.",
    ],
  }),
  story({
    says: [
      /\b(?:policeman|policewoman|police officer|police|constable|sheriff|inspector|detective|sergeant|village officer|cop)\b/i,
      /\b(?:nothing (?:\w+ )?(?:to do|happen\w*)|no crimes?|never (?:any )?crimes?|without (?:any )?crimes?|bored|boring|closed? down|close|shut (?:it )?down|no (?:thief|thieves|cases)|for years|peaceful|quiet\w*|never happens|happened|solved|lose (?:his|her|their) job)\b/i,
      /\b(?:invent\w*|pretend\w*|fak(?:e|es|ed|ing)|stag(?:e|es|ed|ing)|commit\w*|ma(?:kes?|de) up|himself|herself|steals?|stole|begins? to|began to|start(?:s|ed) to)\b/i,
      /\b(?:village|town|island|station|valley|hamlet)\b/i,
    ],
    unless: /\b(?:murder\w*|killed|ghost\w*|serial|undercover|pig|alien\w*|brother|son|daughter)\b/i,
    of: "people",
    after: [
      "@garden.night(hero take) The first crime was a garden hose. {Hero} took it at night, on tiptoe, from the garden of Miss Pringle, and hid it behind the cells. In the morning {he} opened a new file, with a ruler, and wrote THE CASE OF THE HOSE on it. Miss Pringle came in at nine. “I've been robbed!” she cried. Her eyes were shining.",
      "@village(hero walk) So it went on. {Hero} stole a weathercock, a left boot, and a jar of pickled walnuts. {He} found footprints, which were {his} own. {He} questioned everybody, and they put on their good clothes for it and baked. For the first time in years, they all locked their doors.",
      "+ @study(hero write) The newspaper in the county town wrote about it. A bus came, with people who wanted to see the place of the weathercock. And from headquarters came a letter. The police station would not be closed, it said, in view of the alarming situation. {Hero} pinned it on the wall. {He} should have been glad, but the boot under {his} bed kept {him} awake.",
      "@street.night(hero look) On Friday something was missing that {hero} hadn't taken. It was the money for the children's outing, out of the schoolhouse, from a locked drawer. {Hero} looked at the drawer with the magnifying glass. It was a real crime. {Hero} felt cold all over.",
    ],
    end: [
      "@village(hero talk) So {hero} did the one thing that was left. {He} rang the fire bell until they all stood in the square. {He} put down the hose, the boot and the walnuts. “That was me,” said {hero}. “There was nothing to do, and I was afraid that they'd send me away. But the money for the children wasn't me, and I need your help.”",
      "@village It was quiet. “We knew that,” said Miss Pringle then. “You snore when you hide, dear. I left the hose out for you.” “We didn't want to lose you,” they said. And at the back a stranger began to walk away, a little too fast, with a school bag under his arm.",
      "+ @street(hero run) He had come with the bus. He had read in the paper about a village where the police found nothing. {Hero} ran as {he} hadn't run for years, past the pond and over the wall. Miss Pringle turned on the hose. The stranger slipped, flew through the air, and landed at {hero's} feet. “You're under arrest,” panted {hero}. {He} had always wanted to say it.",
      "@village(hero give) The children went on their outing. {Hero} wrote the whole truth to headquarters, and the station was allowed to stay. There's no crime there now. But every first Friday something is put out by the door, a boot or a jar, and {hero} comes and finds it, and is asked in for cake.",
    ],
  }),
  story({
    says: [
      /\b(?:journalist|reporter|lawyer|attorney|student|podcaster|judge|retired judge|detective|law student|advocate|chaplain|professor|blogger|editor)\b/i,
      /\b(?:prison\w*|jail|death row|convict\w*|inmate|cell|sentenced|life sentence)\b/i,
      /\b(?:innocen\w*|didn't do it|did not do it|wrongly|falsely|wrong man|wrongful\w*|guilty|never committed|unjust\w*)\b/i,
    ],
    may: [role("prisoner", "prisoner|inmate|man|woman|father|brother|mother|convict|boy|client")],
    unless:
      /\b(?:himself|herself|escape\w*|ghost\w*|jury|in love|twin|magic|butler|accused (?:him|her)|plays|chess)\b/i,
    of: "people",
    after: [
      "@study.night(hero read) The letter was written in pencil, on squared paper, and every line was quite straight. “I don't ask you to believe me,” it said. “I ask you to measure the road.” A sketch lay beside it, of a bridge, a mill and a bus stop. {Hero} had read a hundred such letters. Never had a prisoner asked {him} to measure anything.",
      "@corridor(hero talk) The visiting room smelled of floor cleaner. The man behind the glass was called Elias Brandt, according to the files, and had hands like a carpenter. “At ten past nine the bus driver saw me at the stop,” he said. “At twenty past it happened at the mill. Nobody has ever walked it.”",
      [
        "+ @street(hero walk, mate walk) {Hero} walked it. {He} walked it in running shoes, with {mate} and a stopwatch, and then again in heavy boots. It took them nineteen minutes, out of breath. “There was a footbridge then,” said the policeman who had led the case, and laughed. “It was a short cut. It's gone now, unfortunately.” {Mate} wrote down the word unfortunately.",
        "+ @street(hero walk) {Hero} walked it. {He} walked it in running shoes, with a stopwatch, and then again in heavy boots. It took {him} nineteen minutes, out of breath. “There was a footbridge then,” said the policeman who had led the case, and laughed. “It was a short cut. It's gone now, unfortunately.” {Hero} wrote down the word unfortunately.",
      ],
      "@library.night(hero read) In the cellar of the town archive {hero} looked for that footbridge. It was almost morning when {he} found it. There was a photo of a man with scissors, and behind him a ribbon. “Opening of the new footbridge,” it said. {Hero} read the date. {He} read it again, with a finger under the line.",
    ],
    end: [
      "@hall(hero talk) “The footbridge was opened in June,” said {hero} in court. “The crime was in March.” It was so quiet that the clock could be heard. “There was only the road by the church. It takes nineteen minutes. He couldn't have been there.” The judge looked at the photo, and then at the policeman, who was no longer laughing.",
      "@hall(hero stand) They opened the case again. The mill had belonged to the policeman's own brother, and he had been insured. Elias Brandt came out by the front gate with a paper bag. The air was too big for him; he held on to the wall. “You measured it,” he said to {hero}. “Twice,” said {hero}.",
      "+ @street(hero walk) They walked the way together once, since he had asked for it: from the bus stop past the church to the mill. He stopped in between and looked at things. There was a dog, and a woman who was shaking out a cloth. It took them nearly two hours. {Hero} had the stopwatch in {his} pocket, and didn't start it.",
      "@study(hero read) On the wall over {hero's} desk hangs the sketch on squared paper, with a bridge, a mill and a bus stop. Under it is a wooden box that Elias Brandt made, for the hundred other letters. {Hero} takes one out every Friday evening, and reads it to the end, and gets out the ruler.",
    ],
  }),
  story({
    says: [
      /\b(?:snow\w*|storm|blizzard|avalanche|flood\w*|cut off|snowed in|stranded|ferry|bridge|isolated|island)\b/i,
      /\b(?:inn|hotel|guest ?house|lodge|chalet|hut|monastery|hostel|castle|house|villa|resort|pub|train|island)\b/i,
      /\b(?:dead|murder\w*|killed|killer|died|poison\w*|body)\b/i,
      /\b(?:guests?|innkeeper|landlady|landlord|chambermaid|cook|waiter|host|owner|receptionist|strangers|travell?ers|skiers|maid|passengers)\b/i,
    ],
    may: [/\bh(?:as|ad) read [^.]*/i, /\b(?:cut off|snowed in)\b/i, /\bone of the [^.]*guests\b/i],
    unless:
      /\b(?:ghost\w*|vampire|detective|inspector|cruise|ship|years ago|in love|zombie\w*|wolf|wolves|avalanche dog)\b/i,
    of: "people",
    after: [
      "@kitchen(hero cook) {Hero} locked the door of the dead man's room and put the key in {his} pocket. Then {he} went down and made soup. Frightened people must eat, and at table {he} could see their hands. “Nobody can leave,” said {hero}, and gave out the spoons. “So one of you is still here.”",
      "@restaurant.night(hero look) {Hero} looked at them over the pot. The widow in black ate nothing. The salesman laughed too much, and the young couple didn't look at each other. None of them had known the dead man, they said. Outside, the snow had reached the windowsill.",
      "+ @bedroom.night(hero look) At midnight {hero} went through the dead man's things. There was a return ticket, a hot-water bottle, and a list with the names of all the guests. Beside each name there was a sum of money. They had all paid him, month by month, for years. So that was his trade. He had asked them here, to raise the price. “Well,” {hero} said to the dead man, “and not one good word for the soup.”",
      "@kitchen.night(hero look) Then {hero} looked at the dead man's tray. There was tea on it, and it had hardly been touched. It smelled of almonds, and it was sweet. And {hero} knew from the evening before, when everyone had ordered, that only one guest in the house took three sugars. It wasn't the dead man.",
    ],
    end: [
      "@restaurant(hero give) In the morning {hero} put nine cups on the table, poured the tea, and passed round that very sugar bowl. “It's from the tray upstairs,” said {hero} in passing. Eight people stirred. The salesman, who had taken three spoons every time, had stopped with his hand in the air. “No sugar today?” asked {hero}. He had stopped laughing.",
      "@restaurant(hero talk) “I brought him his tea up,” said the salesman, “and I sweetened it as I would my own, so that he wouldn't taste it. I have four children. He wanted the house.” {Hero} took the sugar bowl away from him, gently. “It's only sugar,” said {hero}. “I only wanted to see your hands.”",
      "+ @room.night(hero sit) It took two more days until the plough got through. They were strange days. They fed the salesman along with the rest, and he chopped wood. In the evening the violinist played, and the list with the sums lay in the stove and burned. “The judge must hear it from you,” {hero} told the salesman. “But he needn't read all the others.”",
      "@restaurant(hero cook) They all come back in winter, in the week of the great snow. The salesman's wife comes as well, with the four children, and doesn't pay. On the sideboard stands a sugar bowl that isn't used. {Hero} puts it there {himself}, and looks round the table, just once, at all those hands.",
    ],
  }),
  story({
    says: [
      /\b(?:radio|DJ|podcast\w*|emergency (?:call|operator|line|dispatcher)\w*|dispatcher|call cent(?:re|er)|hotline|helpline|operator|moderator|presenter|night show|live stream\w*|streamer|talk show|switchboard|baby monitor)\b/i,
      /\b(?:caller|calls?|called|call|phone|listener|live|on (?:the )?air|voice|hears?|heard)\b/i,
      /\b(?:murder\w*|kill\w*|killed|crime|screams?|scream\w*|confess\w*|kidnapp\w*|shot|attack\w*|hostage|threat\w*|danger|whisper\w*|bomb)\b/i,
    ],
    unless:
      /\b(?:ghost\w*|dead (?:mother|father|wife|husband)|sank|1912|aliens?|years ago|in love|babysitter|lighthouse|dog|from the future)\b/i,
    of: "people",
    after: [
      "@study.night(hero talk) The red lamp was burning. {Hero} had the headphones on, and a cup in {his} hand, and didn't dare to put it down. The line was still open. There were steps, a door, and water that ran into a basin. “Are you still there?” {hero} asked, very quietly, into the microphone. The water was turned off.",
      "@study.night(hero talk) “So you heard that,” said a man's voice. He sounded almost friendly. {Hero} knew that everything depended on him not hanging up. “It's a quiet night,” said {hero}. “I've got time. Tell me something about yourself.” With {his} free hand {he} wrote on a sheet of paper: POLICE. TRACE IT. And {he} held it against the glass.",
      "+ @study.night(hero talk) “They need nine minutes,” somebody wrote on the other side of the pane. {Hero} had never talked for so long about nothing. {He} talked about the weather, and bad coffee. Whenever the man fell silent, {hero} listened to what was behind him. There was a humming, then a clank, and then a bell, three notes, falling. {Hero} knew those three notes. But from where?",
      "@study.night(hero look) Then {hero} heard something else. It was under the man's voice, and faint: two knocks, a pause, two knocks. The victim was alive! {Hero} pressed the headphones to {his} ears. “Do you like music?” {he} asked the man, and {his} voice didn't shake. “I'll play you a song. It's a long one.”",
    ],
    end: [
      "@study.night(hero talk) While the song was on, {hero} spoke to everybody else. “I need you,” said {hero} to all who were awake that night. “Three notes, falling, and a humming, and something that clanks. Who has that outside the window?” All the lamps on the telephone lit up at the same time. “The old laundry,” said a nurse. “Behind the tram depot.”",
      "@street.night The police would have taken nine minutes. The nurse took two. So did a baker, and a taxi driver, and a man in pyjamas with a very large dog. When they all stood in the yard, the man came out with his hands up. In the boiler room they untied a young woman. She had knocked on the pipe with her ring.",
      "+ @study.night(hero talk) The song was over. {Hero} had to switch on the red lamp again. {He} couldn't think of any words. And so {he} let the listeners hear what was coming in from the yard: the feet, the sirens, a dog, and then the voice of the young woman. “Is that the radio?” she asked. “Tell them that I'm here.” “They know,” said {hero}. “They're standing all around you.”",
      "@study.night(hero talk) {Hero} still has the night shift. At half past three, when it's quietest, {he} leaves a minute without a word, and only listens. Then it comes, from somewhere in the city, on a saucepan or a pipe: two knocks, a pause, two knocks. And {hero} taps on the microphone and answers.",
    ],
  }),
];
