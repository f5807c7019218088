import type { ClauseScene } from "../clause-scene.ts";
import { event } from "./event.ts";

/** What goes wrong, is missed or is wished for at home. */
export const homeTroubles: readonly ClauseScene[] = [
  {
    by: "any",
    words: event(
      "(?:worked|works|was working|had to work|went to work|was) (?:at |on |the )*(?:nights?|night shifts?|the late shift|very late|shifts|all night|so much|a lot|all the time|on a night shift)|came home (?:late|in the morning|very late|from work)",
    ),
    idea: /\b(?:dad|daddy|papa|father|mum|mom|mama|mother|parents)\b/i,
    after: [
      [
        1,
        "When others get up, there was a turning of the key in the lock, very softly, so that nobody should wake up. But somebody was awake already, and stood on a stool in the kitchen in pyjamas, and counted spoonfuls.",
      ],
      [
        1,
        "There was bread with jam, cut into the shape of something that had been meant to be a boat. There was coffee that one could have painted a fence with. “Did you sleep well?” asked the one who was just coming home. “Did you work well?” asked the one who had just got up.",
      ],
      [
        0,
        "They had twenty minutes a day, from six to twenty past. In that time everything had to be told that fits into a day and a night. The one told about the maths test, the other one told about the moon over the car park. After that the one took the school bag, and the other one pulled down the blinds.",
      ],
      [
        0,
        "Then came a week when even the twenty minutes fell away. So there were notes on the table. “Loose tooth, top left,” said the one in the morning. “Show me on Sunday. Don't pull,” said the one in the evening. By Friday the table could hardly be seen.",
      ],
    ],
    end: [
      [
        0,
        "On Sunday they both slept in, for the first time in a long while. At ten there was a knocking at the bedroom door, and in came a tray, somewhat crooked. The boat was a real boat this time, with a sail of cheese. “Today we've got time until tonight,” it was said from under the blanket. “Begin at the very front.”",
      ],
      [
        1,
        "The notes are all kept, in a shoebox. On the top one there is a tooth, stuck on with tape. “Top left,” it says under it. “Waited until Sunday.”",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:one|that|this) (?:day|morning|afternoon|time)[^.]* (?:was (?:empty|not there|gone|missing)|did not (?:come|appear|show up|open|wave)|nobody (?:came|was there|opened)|no one (?:came|was there|opened))",
    ),
    idea: /^(?!.*\b(?:calls?|called|phone|letters?|writes?|dogs?|cats?|birds?|crow|fox|swan|duck|hen|lighthouse|lake|river)\b)(?=.*\b(?:always|every (?:day|morning|evening|week|sunday|afternoon|time)|each (?:day|morning|evening)|daily|usually)\b)(?=.*\b(?:man|woman|lady|neighbou?r|teacher|driver|baker|friend|grandma|grandpa|postman|busker|musician)\b)/is,
    after: [
      [
        1,
        "It is odd how loud it is when something is missing that was always there. {Hero} stood still and counted to twenty, and then to twenty again. It stayed as it was.",
      ],
      [
        1,
        "Perhaps it was only a cold. Perhaps it was a visit to the dentist. {Hero} thought of eleven reasons, and the further down the list they were, the colder it got in {his} stomach.",
      ],
      [
        0,
        "It turned out that one can see somebody every day and not know the simplest things: the number of the house, or what they like to eat. {Hero} asked at the bakery. {He} asked the man with the newspapers. “Wait,” the man said, “poppy-seed roll, two sugars. I can tell you where.”",
        "“I'm going to find out,” {hero} said aloud, and put on {his} jacket. It is quite simple when one has decided it. One asks the first person, and the first one knows a second one.",
      ],
    ],
    end: [
      [
        0,
        "Behind the door there was first a cough and then a shuffle. It opened a crack, and there stood a dressing gown, a scarf, and a face that was quite astonished. “You noticed?” it was asked. “Of course I noticed,” said {hero}. “Nobody has looked for me for eleven years.” “Well,” said {hero}, “nobody knew where to look.”",
      ],
      [
        0,
        "It was the leg, or the chest, nothing that would not get better with soup. {Hero} brought the soup. {He} brought the news as well: who had walked past, who had asked, and what the weather was saying about it all.",
      ],
      [
        1,
        "By the end of the month everything was back in its place, the same time and the same greeting. Only that {hero} now knew what {he} was greeting: poppy seeds, two sugars, and a laugh that whistled a little at the end.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:was|were|is|had been|had just been|found out (?:that )?(?:he|she) was|learned (?:that )?(?:he|she) was) adopted|(?:wondered|asked|wanted to know|did not know) where (?:he|she|they) (?:really )?(?:came|comes|come) from",
    ),
    of: "people",
    after: [
      [
        1,
        "In the album the first photograph showed {hero} with two teeth. In the albums of all the others there was one before it, wrinkled and red. {Hero} turned the page back and forth. There was only the cover.",
      ],
      [
        1,
        "It was not that anything was missing. There was a bed with stars on it, and there was soup on Saturdays. There was only this one question, and it came mostly when {he} brushed {his} teeth. Whose nose was that, there in the mirror? Nobody in the house had one like it.",
      ],
      [
        0,
        "“May I ask you something?” {hero} said at supper. It went very quiet. Mum and Dad looked at one another. They did not look frightened. They looked as if they had been waiting for a long time at a bus stop, and here came the bus.",
      ],
      [
        0,
        "Mum and Dad brought a box down from the very top of the wardrobe. In it lay a tiny jumper, a bracelet with a number on it, and a letter. “We've kept it for you,” said Mum. “We only didn't know when. You had to ask first.”",
      ],
    ],
    end: [
      [
        0,
        "The letter was short. It did not say everything. It said: “You have my nose. I could not look after you, and I wanted you to have somebody who can do it well.” {Hero} read it three times. Then {he} felt for {his} nose. So it was from there.",
      ],
      [
        0,
        "“And now our part,” said Dad. “It was raining, and we were an hour too early, because we could not stand it any longer. You sneezed. Mum said: there you are at last.” They told it until midnight, the whole first page, with the rain and the sneeze.",
      ],
      [
        1,
        "There is a page in front of the first photograph now. {Hero} painted it {himself}: rain, two umbrellas, and in the middle somebody very small with a very good nose.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:sneaked|snuck|crept|tiptoed|peeked|peeped|looked|spied|searched for)[^.]*(?:presents?|gifts?|parcels?)|(?:found|discovered) (?:the |his |her |all the |their )?(?:hidden )?(?:birthday |christmas )?presents",
    ),
    of: "people",
    idea: /\b(?:birthday|christmas|santa|night before|eve)\b/i,
    after: [
      [
        1,
        "The house was asleep. Only the third stair was awake and said so. {Hero} stood on one leg until the snoring upstairs went on, and then took the last four in one go.",
      ],
      [
        1,
        "There they stood, in the light of the street lamp, with ribbons on: a big one, a flat one, and one with a shape that one could not make out. {Hero} only wanted to look. Looking takes nothing away. And to lift it takes nothing away either, if one puts it back.",
      ],
      [
        0,
        "The flat one went “klack” when one shook it. The sticky tape came off so easily at one corner. And in the corner there was something blue. {Hero} knew at once what it was. It was exactly what {he} had wished for. For one second {he} was as happy as can be. Then {he} noticed that it was over.",
      ],
      [
        2,
        "It is quite a piece of work to stick a corner back on in the dark, with fingers that are too warm. In bed {hero} practised in front of the dark window: surprised, very surprised, mouth open.",
      ],
    ],
    end: [
      [
        0,
        "In the morning {hero} pulled off the ribbon and opened {his} mouth. “Oh!” {he} said. It sounded like somebody in a school play. Everyone looked. Dad held up a bit of sticky tape with a fluff from a slipper on it. “I wonder how that got there,” he said. {Hero} turned as red as the ribbon. “It's nicer not to know,” {he} mumbled. “I know that now.”",
      ],
      [
        0,
        "“I did it, too, when I was your age,” said Mum. “With a torch. I was so cross with myself that I wrapped it all up again and made myself forget it.” “Did it work?” “No,” said Mum. “But wait.” And from behind the curtain she took a parcel that had not stood there in the night.",
      ],
      [
        1,
        "Nobody knew what was in it, least of all {hero}. It was not very big. It was the best one, for a whole minute before it was opened.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:had|has|with|was|is) (?:an? )?(?:very |severely )?(?:diabetes|diabetic|coeliac disease|celiac disease|(?:[a-z]+ )?allerg(?:y|ies|ic))(?: to (?<food>nuts|peanuts|milk|eggs|gluten|chocolate|strawberries|sugar|flour))?|(?:could not|cannot|was not allowed to|may not) eat (?:any )?(?:cake|sugar|nuts|sweets|gluten|chocolate|ice cream|milk)",
    ),
    idea: /\b(?:party|birthday|cake|invited|school|class|picnic|sweets|ice cream|lunch|eat)\b(?!.*\bstray\b)/i,
    after: [
      [
        1,
        "To others an invitation is a piece of paper with balloons on it. In {hero's} house it lay on the table beside the list, the little bag and the telephone. “We could just say that you've got something on,” said Mum. “I have got something on,” said {hero}. “This.”",
      ],
      [
        1,
        "At the party there stood a cake with three storeys. All the plates were held out. {Hero} knew how it went on from here: “Why aren't you having any?” And then the quiet, and then the looks, and then somebody's mother with a carrot.",
      ],
      [
        0,
        "“Why aren't you having any?” {He} told them. It took exactly four sentences; {he} had practised them. “Does the beeping thing belong to it?” someone asked. “Can one see it? Does it hurt? Are you part robot?” {Hero} thought about that. “A bit,” {he} said.",
        "“Why aren't you having any?” {He} told them. It took exactly four sentences; {he} had practised them. “And if you do have some?” “Then there'll be sirens.” “Real ones?” There was respect in it.",
      ],
    ],
    end: [
      [
        0,
        "Then the birthday child came out of the kitchen with a second plate. On it stood a cake as small as a fist, and it also had three storeys. “I rang your mum up and asked,” it was said. “It took me two tries. The first one bounced.” There was a candle in it, all for {hero}.",
      ],
      [
        0,
        "It tasted a bit of cardboard and a bit of lemon, and it was the best one {he} had ever had. By the end three others wanted to try some. “That's mine,” said {hero}, with {his} mouth full. {He} had waited a long time to be able to say that.",
      ],
      [1, "On the next invitation it says at the bottom, in brackets: your cake is in the freezer."],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:lost|loses|had lost|forgot|left|left behind|dropped|missed|could not find) (?:his|her|my|their|the) (?:[a-z]+ ){0,2}(?<toy>teddy(?: bear)?|cuddly toy|stuffed (?:animal|rabbit|bear|elephant|dog|toy|bunny)|soft toy|bunny|plush [a-z]+|doll|blankie|blanket|comforter|dummy|pacifier|toy (?:rabbit|bear|car|dog|elephant|dinosaur|lion|train|mouse|cat))",
    ),
    after: [
      [
        1,
        "It was noticed when the sandals were being counted. Two sandals, one spade, no {toy}. It went quiet, and then it did not stay quiet. {Hero} had slept with it every night since {he} was born, and it still had the old smell, behind the left ear.",
      ],
      [
        1,
        "They went the whole way back, with their heads down. They asked the woman with the ice cream. They asked two boys with a ball. They found a glove, a fork, a very nice stone, and somebody else's {toy}, which was not it.",
      ],
      [
        1,
        "At bedtime there was a hollow in the pillow, exactly as big as it was. “Where is it sleeping now?” asked {hero}. Nobody knew. “It isn't afraid,” said Dad. “It's been with you for so long. It knows how it's done.”",
      ],
      [
        0,
        "The next day a poster hung on nineteen lamp posts, drawn with wax crayons. “LOST,” it said. “It looks worse than in the picture. It only likes to lie on the left.”",
      ],
    ],
    end: [
      [
        0,
        "On the third evening the bell rang. Outside stood a lady whom nobody knew, with a dog on a lead, and the dog had a very bad conscience. In its mouth, by one ear, hung the {toy}. “He has been carrying it about for two days and would not give it to anybody,” said the lady. “He tucks it in. I've never seen anything like it.”",
      ],
      [
        0,
        "{Hero} held it and smelled it. Behind the left ear it smelled of dog. {Hero} thought it over. “Then he needs one as well,” {he} said, and fetched the elephant. The dog took it very carefully, by the ear.",
      ],
      [
        1,
        "It was meant to go into the washing machine. It did not go in. It lies on the left, and there is sand in the bed, and that is as it should be.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:threw|throws|had thrown|tossed|cleared)(?: (?:it|them|all of them|all|everything|{object}))?(?: all)? (?:away|out|in the (?:bin|trash|rubbish|garbage))(?: by (?:accident|mistake))?",
    ),
    idea: /\b(?:collect\w*|stones|shells)\b(?!.*\b(?:peel|litter|plastic)\b)/i,
    after: [
      [
        1,
        "It had only been meant as tidying up. “There were all those old things in that box,” it was said, with the dustpan still in one hand, “and it smelled.” Then it was understood, very slowly, what sort of things they had been.",
      ],
      [
        1,
        "{Hero} did not shout. That would have been easier for everybody. {He} stood in front of the empty shelf. One could still see in the dust where each of them had lain: the big one, the striped one, and the one from the day with the thunderstorm.",
      ],
      [
        0,
        "The dustbins were already empty. They ran after the lorry together, one in slippers and one in socks, as far as the roundabout. It was a good run. But it was a lorry.",
      ],
    ],
    end: [
      [
        0,
        "The next morning there was a packed rucksack in the hall. “I've taken the day off,” it was said. “I threw away two years. I can't get them back for you. But I can get up at six and look under every leaf with you, for as long as it takes.” It rained. It turned out that rain is the very best weather for it.",
      ],
      [
        0,
        "By evening there were four in the box, all of them quite common ones. But one of them had been found by somebody who had never looked under a leaf before, and who had shouted so loudly that a jogger fell over a root.",
      ],
      [
        1,
        "On the shelf there is a sign now: “This is not rubbish. Ask first.” There are two signatures under it. And on Saturdays two people go out in the rain.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:found|finds|discovered|read|reads|opened) (?:an? |the |his |her |my )?(?:old |secret |hidden )*(?:[a-z]+['’]s )?(?:old |secret )*(?:diary|diaries|journal)",
    ),
    idea: /^(?!.*\b(?:war|wartime|secret (?:brother|sister|love|child)|murder\w*|died|dead)\b).*\b(?:mother|mum|mom|father|dad|grandma|grandpa|gran|granny|parents?|grandmother|grandfather|aunt|uncle|teacher)(?:['’]s|s['’])/is,
    after: [
      [
        1,
        "It lay under a hat and a broken lamp. The lock had rusted away; it fell off when one looked at it. On the first page it said, in round letters with hearts on the i: “STOP. Whoever reads on will get warts.” {Hero} looked at {his} fingers, and read on.",
      ],
      [
        1,
        "“Today I put a frog in Miss Krause's bag,” it said. “She did not notice until the staff meeting.” And a page later: “I climbed out of the window again. The drainpipe is loose now. I'll say it was the wind.” {Hero} looked out of the window. There was the drainpipe. It was still loose.",
      ],
      [
        0,
        "“Sit up straight,” it was said at supper. “No elbows on the table. When I was your age, I would never have dared to do that.” {Hero} chewed. “No,” {he} said. “Of course not.” And then: “How do you actually get a frog into a bag?” A fork fell down.",
      ],
    ],
    end: [
      [
        0,
        "It took a while until there was an answer. First there was a red face, and then a cough, and then a laugh, quite a young one, which {hero} had never heard before. “You have to wet the bag first,” it was said. “Otherwise it jumps straight out again. Has it still got the page with the cow in it?” It had.",
      ],
      [
        0,
        "They read it together, on the floor of the attic, until it was too dark. The last entry was from the summer when everything had become serious. After it there were forty empty pages. “What a waste,” said {hero}, and held out a pencil.",
      ],
      [1, "Now there are two who write in it, taking turns. And whoever reads on gets warts."],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:argued|argue|fought|quarrelled|quarreled|shouted|were (?:always |constantly )?(?:fighting|arguing|shouting|quarrelling))(?: a lot| all the time| every (?:day|evening|night)| again| loudly| constantly| with each other| about [a-z ]+)?(?=[.,]|$)|(?:got|were getting|are getting|wanted to get) (?:a divorce|divorced)",
    ),
    idea: /^(?!.*\b(?:two|second) (?:bed)?(?:rooms|homes|houses|flats|beds)\b)(?=.*\b(?:parents|mum and dad|mom and dad|mama and papa|mother and father|dad and mum|dad and mom)\b)/is,
    after: [
      [
        1,
        "It came up through the floor: one voice, the other voice, a door. In between it was so quiet that one could hear the tap drip. One could not make out the words. One did not need to.",
      ],
      [
        1,
        "There was a place among the winter coats where it was only a humming. {Hero} had a torch in there, and biscuits. “It's not because of you,” {he} said into the dark, because {he} had read somewhere that one should say that. It was good to have somebody to say it to, even if it was only a coat.",
      ],
      [
        1,
        "{Hero} had already tried being good. {He} had tidied up, without being told. {He} had even eaten the kohlrabi. It had not helped, and so it could not have been about the kohlrabi.",
      ],
      [
        0,
        "Then the door of the hiding place opened, and Mum and Dad were both standing there, on their knees, with hair that stood on end. “We've looked for you in the whole house,” they said. They looked at the torch, and at the biscuits, and at how well everything in there had been set up. And for the first time in that week they were both quiet at the same moment.",
      ],
    ],
    end: [
      [
        0,
        "“We're quarrelling about something that's ours,” said Dad. “You didn't make it, and you can't mend it either. You don't have to do anything.” “Not even kohlrabi?” “Not even that.” Then they crawled in, all three of them, among the coats. It was much too small. Somebody's elbow was in somebody's ear.",
      ],
      [
        0,
        "They did not promise that it would never get loud again. They promised to say it out loud the next time, what was going on, and not only through the floor. And they kept to that, mostly.",
      ],
      [
        1,
        "The place is still there. It has a cushion in it now, and a second torch, and a note on the door: “Knock first. Anyone may come in who is not shouting.”",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:the |their |our |his |her |my )?(?:[a-z]+ )?(?:car|van|camper|bus|caravan|campervan) (?:broke down|breaks down|would not start|did not start|got a flat tyre|ran out of (?:petrol|gas)|stopped|got stuck)",
    ),
    idea: /^(?!.*\b(?:wedding|snow\w*|winter|school|christmas|hospital)\b)(?=.*\b(?:holidays?|vacation|sea|beach|seaside|camping|summer)\b)/is,
    after: [
      [
        1,
        "It said “pfff”, then “klonk”, and then nothing more. A bit of steam came out in front. In the boot lay the inflatable crocodile, two tents and nine swimsuits. On the left there was a field of turnips, and on the right there was a field of turnips as well.",
      ],
      [
        1,
        "“Are we there?” was asked from the back seat. Dad opened the bonnet and looked in. One could see from behind that he had no idea, but that he was looking for one. “It's the thing there,” he said at last, “or the other one.”",
      ],
      [
        0,
        "The man on the telephone said: three hours. It was as hot as in an oven. Then somebody took the crocodile out of the boot and began to blow. After that the picnic blanket came out, and then the parasol, and the little stove. If one stuck it in firmly, a parasol stood very well in turnips.",
      ],
      [
        0,
        "A tractor stopped. The farmer looked at the crocodile, at the swimsuits, and at the sprinkler that was turning in his field. “Well,” he said, “it's on anyway until five.”",
      ],
    ],
    end: [
      [
        0,
        "When the yellow breakdown lorry came round the bend, it had to hoot. Nobody had heard it. They were all running through the sprinkler, in a row, with the farmer's two children and the crocodile on top. “Shall I mend it or not?” asked the man. “Take your time,” they called.",
      ],
      [
        0,
        "They reached the real place in the evening of the following day. It was beautiful, everything was there that had been in the brochure. But in the album there is one page of it, and four with turnips.",
      ],
      [1, "They go there every summer now. It is only ten minutes away, and there is always a parking space."],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:moved|moves|was moving|had moved|went|left|goes) (?:out|away)?(?: of (?:the )?(?:house|home))?(?: (?:to (?:go to |study|university|college|another city|work)|for (?:university|college|work)))",
    ),
    idea: /\b(?:big|older|elder|grown-up) (?:brother|sister)|\b(?:brother|sister)\b[^.]*\b(?:university|college|moves? out|moved out)\b/i,
    after: [
      [
        1,
        "The room was still there. It had a bed without a blanket, and on the wall there were light squares where the posters had been. {Hero} sat down in the middle. It had always been “Get out!” in here. Now nobody said it.",
      ],
      [
        1,
        "At supper there was a chair too many. Nobody took the last potato. {Hero} had fought for the last potato all {his} life, with every trick there was. It lay there until it was cold.",
      ],
      [
        1,
        "“You could have the room,” said Mum. It was bigger, and it had the balcony. {Hero} had wanted it for years. {He} carried {his} pillow across, lay there for half a night, and carried it back again.",
      ],
      [
        0,
        "Then there was a message on the telephone. It was a photograph of a saucepan with something black in it. “How did Mum make the noodles???” it said. {Hero} looked at it for quite a while. “You need water,” {he} wrote back.",
      ],
    ],
    end: [
      [
        0,
        "From then on there was one every evening: a sock that had been white, a sink with foam up to the tap. {Hero} knew the answer to everything. “And you?” it said on the first Sunday. “Who's eating my potato?” “Nobody,” wrote {hero}. “It's your own fault. Come and get it.”",
      ],
      [
        0,
        "At the end of the month the key turned in the lock, with a sack of washing and a hug that smelled of burned noodles. There was one potato left in the bowl. Two forks met in the middle. “Get out,” said the one. “You get out,” said the other, and everyone at the table was very content.",
      ],
      [1, "In the room there hangs a new poster now. It shows a saucepan."],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:whole|entire) family (?:was|were|is|got|fell|had|lay)(?: [a-z]+)? (?:sick|ill|the flu|a cold|in bed)|(?:everyone|everybody|all)(?: [a-z]+){0,3} (?:was|were|is|got) (?:sick|ill|in bed)(?: with [a-z ]+)?|(?:had to|has to) (?:take care of|look after|nurse) (?:everyone|everybody|the whole family|them all)",
    ),
    idea: /\b(?:family|mum|mom|mummy|dad|daddy|mother|father|parents|brothers?|sisters?)\b/i,
    after: [
      [
        1,
        "It had begun with Dad, who sneezed the cereal off the table. By evening four noses were running in the house. “I'm the doctor now,” it was announced, and somebody pulled on the white bathrobe, with the sleeves rolled up eleven times.",
      ],
      [
        1,
        "There was a round in the morning and a round in the evening, with a torch and a wooden spoon. “Say ah.” “Ah.” “Hm,” said the doctor, and wrote it down. Everybody got a plaster, on the forehead, because that was where it hurt.",
      ],
      [
        0,
        "For lunch there was what one can make without a stove: bread with jam, and jam with bread. Mum got a picture of a soup. She ate it all up, with a spoon, and asked for more.",
      ],
      [
        2,
        "In the afternoon there was a story, read aloud from a book with no letters in it. It was about a sick bear, who had to do everything he was told. Three patients fell asleep over it. The doctor covered them up with everything there was: blankets, towels and the rug from the hall.",
      ],
    ],
    end: [
      [
        0,
        "On the fourth day they woke up one after another and were well. It was strangely quiet. In the hall, on the last blanket, lay the doctor, with the wooden spoon in one hand and a plaster on the forehead, and slept as only someone sleeps who has been on duty for three days.",
      ],
      [
        0,
        "“Aaah-tishoo!” it sounded that evening from under the rolled-up sleeves. Four people jumped up at once. There was soup, a real one. There was a hot-water bottle, there was a story. “And a picture,” the patient demanded. “The picture is the most important thing. That's what made you well.”",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:made|makes|make|surprise[ds]?|wanted to (?:surprise|make)|prepared|cooked|bring|brought)[^.]*breakfast(?: in bed)?",
    ),
    idea: /\b(?:mother['’]?s['’]? day|father['’]?s['’]? day|in bed|surprise\w*|birthday)\b/i,
    after: [
      [
        1,
        "At six in the morning three things were put on the stove, all on the highest setting, because then it goes faster. There was a recipe. It lay under the flour, and the flour lay on everything.",
      ],
      [
        1,
        "The toast went first. It came out of the toaster like a piece of roof. Then the milk rose, looked over the edge and ran away. “Do something!” “I am doing something!” What was being done was jumping up and down.",
      ],
      [
        0,
        "“Psst!” All of them stood still. Upstairs a bed creaked. There were ten minutes left, at the most. On the tray there stood a black egg, three black slices, and a flower that had been a bit too near to the toaster.",
      ],
    ],
    end: [
      [
        0,
        "The procession went up the stairs, one behind the other, and the smoke went with it. Upstairs there were eyes in the bed that had been open for quite some time; one could hear everything through the floor. “For me?” it was asked. There was a bite, and it crunched as if somebody were walking on gravel. “Hm,” it was said at last, with full cheeks. “I've never had anything like it.”",
      ],
      [
        0,
        "Then everyone got under the blanket, with their cold feet. And while the window stood wide open and the smoke moved out, Dad went and got rolls, in his pyjamas, without being asked.",
        "Then everyone got under the blanket, with their cold feet. And while the window stood wide open and the smoke moved out, somebody went and got rolls, in pyjamas, without being asked.",
      ],
      [
        1,
        "The flower stands on the windowsill, black as it is. It is not to be thrown away. It keeps very well, and it will never wither.",
      ],
    ],
    isWhole: true,
  },
];
