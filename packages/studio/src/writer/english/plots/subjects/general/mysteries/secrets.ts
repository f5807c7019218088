import { phrase } from "../../phrase.ts";
import { role, story, type WrittenStory } from "../../subject-story.ts";
import { BEGINS, CLOSE } from "../making/by-them.ts";

const SECRET_PAST =
  /\b(?:(?:used to be|was|had been|were|is secretly|was secretly|(?:worked|working|works) as) (?:once |secretly |really |actually |in (?:her|his) youth )?(?:an? )?(?:[a-z-]+ )?(?:spy|spies|secret agent|agent|double agent|bank robber|thief|jewel thief|master thief|smuggler|pirate|forger|safecracker|getaway driver|hacker|code ?breaker|assassin)|double life|secret (?:life|past|identity)|another name|false name|different name|real name)\b/i;

const HAD_A_PAST = [
  SECRET_PAST,
  /\b(?:rings?|rang|knocks?|knocked|stranger|visitor|letter|calls?|called|box|suitcase|attic|passports?|photo\w*|medal|radio|code|finds?|found|discovers?|discovered|finds? out|found out|learn(?:s|ed|t)|phone|man in|woman in)\b/i,
];

/** An old relative whose past rings at the door. */
const hadAPast = {
  may: [
    BEGINS,
    /\b(?:used to be|had been|was) (?<trade>an? (?:[a-z-]+ )?(?:spy|secret agent|bank robber|thief|jewel thief|smuggler|forger|safecracker))\b/,
    /\b(?:stranger|visitor|man|woman) [^.]*/i,
    role("visitor", "stranger|strangers|visitor|visitors|man|men|woman"),
    /\b(?:nobody|no one) [^.]*/i,
    /\bby another name\b/i,
  ],
  unless:
    /\b(?:ghost\w*|murder\w*|dragon|witch|wizard|magic\w*|superhero|dying|dies|died|funeral|inherit\w*|dementia|alien|robot|married|husband|wife|in love|secret agent who)\b/i,
  of: "people",
  after: [
    "Until then {elder} had been a person with a cardigan, a crossword and a weak spot for jam. Now {elder} stood in the hall, quite straight, and did not tremble any more, and looked at the door as a cat looks at a hole. “At the front?” asked {elder}. {Hero} nodded.",
    "“Then go to the kitchen and see if the milkman is there,” said {elder}. It was four in the afternoon. By the back gate stood a man in white, with no milk. {Hero} came running back. {Elder} had already taken the bread bin off the wall. There was a second wall behind it, and in that there was a small grey case.",
    "+ “I meant to tell you,” said {elder}, and counted something in the case. “When you were eighteen. Then when you were twenty. It never quite fits in, between the soup and the pudding.” There were four passports. {Elder} was in all of them, each time with other hair.",
    "“What do they want?” asked {hero}. “A name. They think that I wrote it down.” {Elder} shut the case. “I only ever wrote shopping lists.” The bell rang again. “You need only do what you've done every Sunday. Lay the table. For everybody.”",
  ],
  end: [
    [
      "So {visitor} sat down at the table, beside the one from the back gate, since there was nothing else to be done. There was soup. {Elder} passed the salt and called each of them by his real name. The spoons stopped. “And how is your mother, in that nice flat by the canal?” asked {elder}. “Third floor, isn't it? The step on the landing is loose.” They thanked them for the soup and shut the gate behind them.",
      "So the visitors from the front and the back sat down at the table, since they did not know what else to do. There was soup. {Elder} passed the salt and called each of them by his real name. The spoons stopped. “And how is your mother, in that nice flat by the canal?” asked {elder}. “Third floor, isn't it? The step on the landing is loose.” They thanked them for the soup and shut the gate behind them.",
    ],
    "+ {Hero} poured out the water and did not spill any. The older of the two men put down his napkin. He was pale around the nose. “We were told that you had forgotten all that,” he said. “I have,” said {elder}. “I forget it afresh every day. But it comes back at once when I'm disturbed.”",
    "“Is that true, with the flat by the canal?” asked {hero}, when the car had gone. {Elder} had sat down, and was small again, and looked for the reading glasses. “I've no idea,” said {elder}. “But everyone has a mother, and there's always a loose step.” Then {elder} began to tell it, all of it, from the beginning. It took until two in the morning, and the jam was finished too.",
    "On Sundays they are back at the table, and no one can tell by looking at them. Only {hero} does the crossword in pen now, and knows five ways out of any café. And when the bell rings, {elder} raises one eyebrow, and {hero} goes to the kitchen window and looks out at the back gate. Then {he} gives a nod. It is the milkman, and he has milk.",
  ],
} satisfies Omit<WrittenStory, "says">;

/** Stories of what was kept secret, and how it comes out. */
export const secrets = [
  story({
    ...hadAPast,
    says: [
      ...HAD_A_PAST,
      /(?<elder>(?<kid>[A-Z][a-z]+)['’]s (?:grandmother|grandma|granny|grandfather|grandpa|grandad|nana|mother|father|mum|mom|dad|aunt|uncle))\b/,
    ],
    lead: "kid",
  }),
  story({
    ...hadAPast,
    says: [
      ...HAD_A_PAST,
      role(
        "elder",
        "grandmother|grandma|granny|grandfather|grandpa|grandad|nana|mother|father|mum|mom|dad|aunt|uncle|great-aunt|great-grandmother|great-grandfather|grandparents|parents|neighbour|teacher|librarian",
      ),
    ],
  }),
  story({
    says: [
      /\b(?:hacker|programmer|secretary|cleaner|cleaning (?:lady|woman)|clerk|accountant|student|journalist|intern|translator|engineer|trainee|analyst|employee|technician|guard|agent|detective|teenager|courier|operator|IT (?:specialist|expert))\b/i,
      /\b(?:finds?|found|discovers?|discovered|comes across|came across|overhears?|overheard|stumbles? (?:on|upon|over|across)|stumbled (?:on|upon|over|across)|decodes?|decoded|intercepts?|intercepted|uncovers?|uncovered|reads?|learn(?:s|ed|t))\b/i,
      /\b(?<plan>(?:an?|the|his|her) (?:[a-z-]+ ){0,2}?(?:plans?|plot|attack|assassination|bomb|conspiracy|attempt|sabotage|poisoning|hack|blackout))\b/i,
      /\b(?:hours?|minutes|(?:only )?(?:one|two|three) days?|until (?:midnight|noon|morning|tomorrow)|before|in time|stop|prevent|warn|save|no one believes|nobody believes|tonight|tomorrow|deadline)\b/i,
    ],
    may: [
      BEGINS,
      /\bin the [^.,]*/i,
      /\b(?:has|had|only) [^.,]*\bhours?\b[^.]*/i,
      /\b(?:to )?(?:stop|prevent)\b[^.]*/i,
      /\bof (?:a|the) (?:company|firm|bank|boss|minister)\b/i,
    ],
    unless:
      /\b(?:alien|space\w*|dragon|king\w*|queen|castle|magic\w*|ghost\w*|time machine|minister|president|wedding|fell in love|christmas|santa|school|birthday|treasure|escape|prison|business plan|building plan)\b/i,
    of: "people",
    after: [
      "{Hero} read it twice. There were no names in it, only initials, a place, and a time, typed as neatly as an invitation. {He} looked over {his} shoulder. The others were talking about lunch. At the top it said to whom it went, and it was one line too many: somebody had clicked on the wrong address.",
      "The first one whom {hero} told laughed. The second asked how {he} had come to read it. The third wrote down {his} name and put {him} through to somebody who was at table. When {he} looked at the page again, it was gone. Someone had noticed, and was tidying up. By now they knew who else had seen it.",
      "+ {Hero} left by the goods lift, with nothing but {his} coat. From the bus {he} saw two men come out of the main entrance and look to the left and to the right, without any hurry. {He} put {his} phone under the seat in front and got off. The phone went on to the terminus by itself.",
      "At night {he} sat in a launderette and wrote down all that {he} could remember, on the back of a till receipt. The place {he} knew. The time {he} knew. Then {he} stopped at the initials. {He} had taken them for people. But there was one letter that occurs in hardly any name, and twice at that. They were not people. They were doors.",
    ],
    end: [
      "There were still forty minutes. {Hero} did not try to convince anybody any more. {He} went to where such a plan is at its weakest, to a man with a bunch of keys who had worked there all his life and was never told anything. “Which of these doors is open at night although it ought not to be?” asked {hero}. The man did not laugh. “So somebody has noticed,” he said.",
      "They ran, he in front. They locked the first one, and the second. At the third a young man stood with a bag, and he was sweating, and he had been told that at this minute there would be nobody in the corridor. {Hero} stood in the middle of it. “It's over,” {he} said. “The other two are locked. They'd have left you alone in here.” He had not known that. One could see it. Very slowly he put the bag down.",
      "+ Afterwards they all came: the one who had laughed, the one who had asked, and the one who had been at table. They wanted to know how {he} had worked it out. {Hero} was sitting on the stairs with the man with the keys, and they were sharing a cheese roll. “I asked somebody,” {he} said, “whom nobody ever asks.”",
      "In the papers there was only something about a technical exercise. {Hero} is content with that. {He} reads what {he} is sent, down to the last line, and looks to see who else it went to. And in the evening, before {he} goes home, {he} walks past all three doors and pushes down the handles.",
    ],
  }),
  story({
    says: [
      /\b(?:secret (?:room|chamber|door|compartment|drawer|cellar|passage)|hidden (?:room|chamber|door|compartment|cellar|drawer)|behind (?:the|a) (?:book ?case|book ?shel(?:f|ves)|wardrobe|wall|wallpaper|cupboard|painting|fireplace)|locked (?:room|drawer|trunk|box|suitcase|desk))\b/i,
      /\b(?<find>(?:an?|the|old|one) (?:[a-z-]+ ){0,2}?(?:photo|photograph|portrait))\b/i,
      phrase(
        "(?:house|home|flat|villa|apartment|attic|room|estate|desk|things|belongings) of <owner:somebody>|(?:[Ii]n|[Aa]t|[Ff]rom) (?=(?:his|her|their|my|our) (?:late |dead |old |great-?)*(?:grand\\w+|aunt|uncle|mother|father|parents)['’]s)<holder:thing>",
      ),
    ],
    may: [
      BEGINS,
      /\bof (?:an? )?(?:man|woman|child|stranger|boy|girl)[^.]*/i,
      /\b(?:secret|hidden) room behind [^.,]*/i,
      /\b(?:nobody|no one) [^.]*/i,
    ],
    unless:
      /\b(?:of an? (?:[a-z]+ )?(?:woman|girl|child|baby|boy)|murder\w*|skeleton|corpse|body|ghost\w*|treasure|gold|diamonds|magic\w*|dragon|vampire|another world|portal|time machine|prison\w*|spy|curse\w*)\b/i,
    of: "people",
    after: [
      "It smelled of paper and of very old air. There was a chair, a small table and a lamp that still had oil in it, and everything stood as though someone had gone out for a moment, and had meant to come back. In the middle of the table, in its own clean square in the dust, lay {thefind}. {Hero} did not touch it at first.",
      "{Hero} turned it over, and held it to the light. On the back was a date, and below that, in a hand that {he} knew from shopping lists and birthday cards, there were only three words: “Not now. Later.” Nobody had ever mentioned it. {Hero} looked round at the narrow room. It was not dusty on the chair.",
      "+ They asked in the family. An old cousin got a coughing fit on the telephone. Another remembered that there had been a time, one summer, when they were not allowed to come and visit. “We were told it was the measles,” he said. “But who has the measles for a year?”",
      "{Hero} went to the shop whose stamp was in the corner. It sold telephones now, but the grandfather still sat at the back, with a rug over his knees. He took a magnifying glass. It took so long that {hero} thought he had fallen asleep. Then a tear ran down beside his nose. “So it was kept,” he said.",
    ],
    end: [
      "He had been nineteen and had had the wrong papers. It was winter, and there were knocks at all the doors in the street. “Eleven months I was in that room,” he said. “One chair, one lamp. On Sundays there was a piece of cake. I was not allowed to cough.” And afterwards it was better that nobody knew, and then it had become a habit, and then it was a long time ago.",
      "“Why was it never told?” asked {hero}. The old man thought about it. “There are people who do a thing,” he said, “and the only thing they fear is that somebody might thank them. I was to come back and pick this up. Later, it was always said. Later. I didn't dare to disturb.” {Hero} laid it in his hands. They were as light as leaves.",
      "+ On Sunday they fetched him in the car. He climbed the stairs by himself, one at a time, and counted them; there was one more than he remembered. In the little room he sat down on the chair and looked at the wall. Then he coughed, once, very loudly. And he began to laugh, and could not stop, and {hero} had to hold him up.",
      "They have not closed the room up again. It is dusted now, and the door stands open, with cake on the table on Sundays. {Thefind} hangs where it can be seen from the stairs. And on the back, below the three words, {hero} has written one more, with the date: “Now.”",
    ],
  }),
  story({
    says: [
      /\b(?:private (?:detective|investigator|eye)|detective|investigator|reporter|policeman|police officer|inspector)\b/i,
      /\b(?:hired|looks? for|looked for|search\w*|find|harmless|routine|simple|small|boring|lost|missing|asked to|gets the job|takes the case|follows?|followed)\b/i,
      /\b(?<small>(?:an?|the|his|her) (?:[a-z-]+ ){0,3}?(?:lost |missing |stolen |runaway )?(?:dog|cat|parrot|poodle|bicycle|bike|necklace|ring|husband|wife|umbrella|garden gnome|tortoise|horse|canary|violin|wallet|suitcase|teenager|cow))\b/i,
      /\b(?<big>(?:an?|the) (?:[a-z-]+ ){0,3}?(?:smuggl\w+ ring|ring of [a-z]+|gang|conspiracy|drug ring|crime syndicate|syndicate|smugglers|counterfeiters|forgers|mafia|corruption|scandal|trafficking|arms dealers?|cartel|money laundering|cover-?up|plot|bigger crime|bigger case|much bigger [a-z]+))\b/i,
    ],
    may: [BEGINS, /\b(?:stumbles?|stumbled|uncovers?|uncovered|discovers?|discovered|turns? out)\b[^.]*/i],
    unless: /\b(?:alien|ghost\w*|children|kids|boy|girl|magic\w*|dragon|vampire|robot|murdered)\b/i,
    of: "people",
    after: [
      "It was a job for the rent. {Hero} wrote down the description, took half in advance, and said what {he} always said: that most of what is lost is not further than three streets away. {He} put a notice up at the butcher's and one at the laundry, and on the second evening a boy rang. “I know where that is,” he said. “But you won't like the place.”",
      "It was the old warehouse down by the water, number nine, which had been standing empty for years, according to the sign. For an empty building it had very good locks. {Hero} climbed in through a skylight, tore {his} best trousers, and landed between crates that were not in any register.",
      "+ {He} ought to have gone then. {He} had been hired for a small thing, and the small thing was in sight. But a lid was loose. {Hero} lifted it, with two fingers, only to make sure. After that {he} sat down on the floor for a moment and wished that {he} had learned to bake.",
      "There were steps, and there were voices, four of them, and one of these {he} knew. {He} had heard it every year at the police ball, making the speech. {Hero} lay behind the crates and held {his} breath. Something warm breathed into {his} ear. {He} had found what {he} had been paid for, or it had found {him}. “Not a sound,” {he} whispered.",
    ],
    end: [
      "It went well for almost a minute. Then a phone rang, {his} own, with the silly tune. Four torches swung round. {Hero} stood up with both hands raised and crumbs on {his} sleeve. “Good evening,” {he} said. “I'm here on account of a lost thing.” It sounded so stupid that for three seconds they believed {him}. Three seconds are enough for a skylight.",
      "To whom do you go when the one who makes the speech is in it too? {Hero} did not go to the police. {He} went to the laundry and to the butcher, and to the boy. By morning there was a photograph of every crate on every lamp post in the quarter, beside {his} notice, with the number of the warehouse in red. You cannot arrest a lamp post.",
      "+ By noon there were cameras at number nine, and by evening there were people with warrants, from another city. The speaker of the police ball had left by the back door and got as far as the quay. “Who started this?” they asked. {Hero} was not there any more. {He} had a delivery to make. The client cried for joy, and paid the other half, and asked if it had been very difficult.",
      "“Three streets,” said {hero}, when {he} brought back what {he} had been hired to find. The notice hangs framed above {his} desk, next to a pair of torn trousers. {He} still takes the small jobs, and is glad of them. But if there is a loose lid somewhere, {he} puts {his} hands in {his} pockets first, and counts to ten. And then {he} lifts it.",
    ],
  }),
  story({
    says: [
      /\b(?:old lady|elderly (?:lady|woman|man|widow)|old (?:woman|man)|grandmother|grandma|granny|pensioner|widow|retired (?:teacher|librarian|nurse|postman|woman|lady)|lady|miss|mrs|aunt|knitting|crime novels)\b/i,
      /\b(?:solv\w+|investigat\w*|detective|finds? (?:out|the murderer|the killer)|found (?:out|the murderer)|convict\w*|catch\w*|case|clears? up|cleared up)\b/i,
      /\b(?:murder\w*|killed|poisoned|killer|death of|dead)\b/i,
      role(
        "animal",
        "parrot|cat|dog|poodle|dachshund|terrier|budgie|canary|raven|crow|tomcat|pug|goldfish|tortoise|mynah|pet|goose|hen",
      ),
    ],
    may: [
      BEGINS,
      /\b(?:with the help|helps?|helped|together) [^.]*/i,
      /\b(?<victim>(?:her|his|the|an?) (?:[a-z-]+ )?(?:neighbour|neighbor|friend|lodger|vicar|baker|mayor|gardener|doctor|landlord|bridge partner))\b/,
      /\bmurder of [^.,]*/i,
      /\bwho (?:loves|loved|reads|read) [^.,]*/i,
      /\b(?:investigat\w*|solv\w*) [^.,]*/i,
      /\bpoisoned [^.,]*/i,
    ],
    unless: /\b(?:ghost\w*|magic\w*|witch|vampire|poison(?:s|ing) (?:the )?(?:dogs|cats)|children|robot)\b/i,
    of: "people",
    after: [
      "The police said heart. They said it kindly, as one speaks to somebody with a hat like that, and took a biscuit. {Hero} said nothing. But two cups had been in the sink over there, and one of them had been dried. “A man with a bad heart,” {he} told {animal} in the evening, “does not dry only one cup.” {Animal} thought so too.",
      "So {hero} took {his} time and drank tea with everybody in the building. Nobody minds an old person who is a bit deaf. From the second floor {he} learned about the will. From the third {he} learned about the quarrel over the cellar. {Animal} came along and was given cake, and looked at each of them for a while with a round eye.",
      "+ At night {he} went through all of it again with four coloured pencils, as the books advise. “The nephew has a reason and no nerve,” noted {hero}. “The doctor has nerve and no reason. The lady with the violets has both, and has washed her gloves.” {Animal} sat on the paper. It was exactly on the violets.",
      "On Thursday {hero} was just passing the door on the first floor, when {animal} did something that {animal} never did, and made a scene. {Animal} would not go past. There was no coaxing and no pulling. It was the smell, {hero} noticed now, very faint, sweet and bitter at the same time. Like marzipan. And {he} had not been offered any marzipan in there.",
    ],
    end: [
      "{He} invited them all for Sunday, to remember the dead, with the good china. “There's one cup too few,” said {hero}, flustered. “Would somebody be so kind? They are over there, in the other flat.” Three of them asked: “Where?” The fourth got up, went straight across, and came back with it. “Second hook on the left,” said {hero}. “It's only hung there since that evening. I hung it up somewhere else on Monday. You went to where you'd left it.”",
      "It was so quiet that one could hear the sugar dissolve. There was a chair that fell, and a hand that reached for the door. But in front of the door was {animal}, and {animal} had not been so angry for years. And behind the curtain, where it was rather tight for two, stood the inspector, with his notebook and the second biscuit.",
      "+ “How did you know?” he asked, when it was all over. “I didn't,” said {hero}. “I read too much. {Animal} knew.” He looked at the witness, who was asleep by now, and wrote something down, and crossed it out again, since it could not very well go into a report.",
      "Since then the inspector comes by on Thursdays, with a file that he should not really take out of the building. He gets the good cup. {Hero} puts on {his} glasses, {animal} sits down on the paper, and the two of them look to see where exactly.",
    ],
  }),
  story({
    says: [
      /\b(?:anonymous|mysterious|unsigned|strange|secret|unknown|without (?:a )?(?:sender|name)|no sender)\b/i,
      /\b(?<clue>(?:an?|the|his first|her first) (?:[a-z-]+ ){0,3}?(?:letters?|notes?|parcels?|packages?|messages?|envelopes?|postcards?|keys?|invitation|emails?|card|clues?|riddles?))\b/i,
      /\b(?:clues?|leads? (?:him|her|them|from)|led (?:him|her|them|from)|riddles?|trail|scavenger|treasure hunt|follows?|followed|one after (?:the other|another)|next (?:clue|note|letter)|solv\w+|puzzles?|every day|each day|who (?:is|was) (?:sending|behind|writing))\b/i,
    ],
    may: [BEGINS, /\b(?:follow\w*|leads?|led) [^.]*/i, /\b(?:find|finds|found) out [^.]*/i, role("person", CLOSE)],
    unless:
      /\b(?:murder\w*|killer|threat\w*|blackmail\w*|dead|died|ghost\w*|war|pirates?|in love|love letters?|secret admirer|detective|inspector|kidnap\w*|spy|fiancé|husband|wife|magic\w*|hogwarts|king\w*)\b/i,
    of: "young",
    after: [
      "The writing leaned to the left, as if it had been done with the wrong hand. There was no stamp. “Go where the water sleeps in winter,” {hero} read, and turned the paper round, and turned it back. “What sleeps in winter?” {he} asked at breakfast. Everybody knew something: bears, hedgehogs, uncles. It was not until noon that {he} thought of the old fountain.",
      [
        "{Hero} and {mate} ran there without their jackets. Under the third stone lay the next one, rolled up in a thimble. “It's for me,” said {hero}. “For us,” said {mate}. It told them to count the steps of the church. They counted eighty-one, then eighty-three, then they quarrelled, and then they counted out loud together, and it was eighty-two.",
        "{Hero} ran there without a jacket. Under the third stone lay the next one, rolled up in a thimble. It told {him} to count the steps of the church. {He} counted eighty-one, and then eighty-three, and then {he} began again at the very bottom with a finger on each step, and it was eighty-two.",
      ],
      "+ Whoever it was had to know {hero} well. The one behind the poster could only be found by somebody small. The one at the baker's was inside a poppy seed roll, and {hero} was the only person in town who ate those. {He} looked at people more closely now. The postman hummed. The baker whistled. They all looked as if they had swallowed something good.",
      "The seventh was difficult. “You've walked past me every day,” it said, “and have never once looked up.” {Hero} walked to and fro until {his} shoes were wet, and looked at the ground, and at the doors, and at {his} own nose. Then {he} did what it said. High above, where there had only ever been sky, a window stood open, and from the sill hung a red thread.",
    ],
    end: [
      [
        "It reached just as far as {hero's} hand. {He} looked at {mate}. Then {he} pulled. A bell rang up there, and a voice that {he} knew very well called: “At last! It took you long enough. The tea's cold!” The door was not locked. They ran up so fast that {mate} lost a shoe.",
        "It reached just as far as {hero's} hand. {He} looked to the left and to the right. Then {he} pulled. A bell rang up there, and a voice that {he} knew very well called: “At last! It took you long enough. The tea's cold!” The door was not locked. {Hero} ran up two steps at a time.",
      ],
      "Under the roof was a room with slanting walls, and it was full. They were all there: the postman, the baker, the whole family, and the old lady from the corner, with ink on her left hand. “We needed somebody who can find things,” she said, “and who doesn't give up. So we tried it out on you.” Behind her were shelves, up to the ceiling, and on them was everything that had ever been lost in this town.",
      "+ There were gloves, keys, letters that had slipped behind a counter, and a tooth with a name on it. “All this wants to go home,” said the old lady, “and my legs won't do it any more.” She hung something round {hero's} neck. It was the key to the door. {He} chose the first thing at once. It was a small grey rabbit with one ear.",
      "A red thread hangs from that window whenever something new has come in. {Hero} looks up each time {he} passes. And sometimes, in somebody's letter box, there is a note that leans to the left: “Go where the water sleeps in winter. Something of yours is waiting there.”",
    ],
  }),
];
