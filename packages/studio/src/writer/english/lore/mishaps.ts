import type { Lore } from "./lore.ts";

/** Obstacles in a sentence after the first: how the hero takes them, step by step, and in the last line the outcome. */
export const mishaps: Lore = {
  "(?:ferry|bus|train|tram|boat|ship|plane|taxi|postman|mail|parcel|rescue team|coach) (?:did not|never|does not) (?:come|arrive|run|leave|sail|stop)|(?:ferry|bus|train|tram|boat|ship|plane|coach) (?:was|were) (?:late|cancelled|canceled|delayed|full|gone)":
    [
      "{Hero} looked to where it ought to have come from. There was nothing there but a bit more of the same.",
      "“It's never late,” said somebody. “It has never been as late as this,” said somebody else.",
      "{Hero} sat down, got up, looked at the timetable, and sat down again. The timetable knew nothing about it.",
      "There was another way, of course. There always is. It was only longer, and it went uphill, and nobody had taken it for years.",
      "So {hero} went the other way. It took until the evening, and {he} came in by the back door, covered in dust, just when they had stopped looking out of the window.",
    ],
  "(?:storm|thunderstorm|hailstorm|hurricane|blizzard|flood) (?:came(?: up)?|broke(?: out)?|raged|rolled in|hit|destroyed|swept|began|started)|it rained (?:all|every|for|on|the whole|without)":
    [
      "First one drop fell, right on {hero's} nose, as if it only wanted to ask. Then all the others came.",
      "Things flew past that had no business in the air: a chair, a hat, and half a newspaper.",
      "“It will pass,” somebody said, and had to say it again, louder, because of the noise.",
      "{Hero} held on to everything that could be held on to, and waited.",
      "It stopped as suddenly as it had begun. Everything dripped. {Hero} looked to see what was still there, and it was more than {he} had thought.",
    ],
  "(?:road|street|way|path|bridge|door|gate|tunnel|pass|entrance|window|exit|stairs) (?:was|were|had been) (?:closed|locked|blocked|broken|washed away|shut|gone|flooded|barred|bricked up)|blocked (?:the|his|her|their) (?:way|road|path|door|exit)":
    [
      "{Hero} pushed once, pulled once, and knocked. Everything stayed as it was.",
      "There was a sign. {Hero} read it from left to right, and then upside down, and each time it said no.",
      "To the left it was too high, and to the right it was too deep. {Hero} looked for something in between.",
      "“You won't get through there,” somebody called from a window. “And how do you get through?” called {hero}. “I climb,” was the answer, “when nobody is looking.”",
      "There was a gap, right at the bottom, behind the nettles. {Hero} made {himself} thin, and then {he} {was} through.",
    ],
  "(?:key|ticket|passport|money|ring|list|recipe|letter|map|compass) (?:was|were|had) (?:lost|gone|missing|disappeared|vanished|stolen)|lost (?:his|her|their|the) (?:key|ticket|passport|ring|list|recipe|letter|map|compass|glasses|wallet|phone)":
    [
      "{Hero} turned everything inside out: the pockets, the bag, and even the socks.",
      "“Where did you have it last?” If {hero} had known that, there would have been no need to look.",
      "{Hero} went back the whole way, step by step, with {his} nose close to the ground.",
      "{He} found a marble, a spoon, and a button that somebody else must have been looking for.",
      "It was in the last place, naturally, and {hero} had sat on it the whole time.",
    ],
  "(?:pages?|book|chest|box|letter|paper|bottle|safe|bag|cage|nest|fridge|shelf|shelves) (?:was|were) (?:all |completely |quite )?(?:blank|empty|white)":
    [
      "{Hero} turned it over, shook it, and looked once more. There was nothing, and there was nothing under it either.",
      "“Perhaps one has to hold it against the light,” said {hero}. The light looked through and saw the table.",
      "{He} smelled it. It smelled a little of cinnamon, and of somebody's hands.",
      "“Ask the ones who were there,” an old neighbour said. So {hero} went from door to door, and everybody remembered another bit of it.",
      "In the evening it was not empty any more. It was full of other people's words, and in the margin {hero} had written one of {his} own.",
    ],
  "map was (?:wrong|old|upside down|torn|fake)|(?:compass|clock|calendar|sign) was wrong": [
    "{Hero} turned it round, and then round once more. It was equally wrong from all sides.",
    "Where there should have been a hill, there was a pond, and in the pond stood a cow.",
    "“That's been out of date since my grandfather's time,” said a man with a wheelbarrow, “and he drew it himself.”",
    "{Hero} borrowed a pencil and put in what was really there: the pond, the cow, the man.",
    "By evening {hero} had a new one, full of spots and arrows, and it was right.",
  ],
  "lights? (?:went|goes|had gone) out|the (?:power|electricity|lamp|lantern|fire|candle) (?:went out|failed|died)|it (?:grew|became|got|went) (?:completely |suddenly |pitch )?dark":
    [
      "At first there was only black. Then there was a black that was a bit less black than the rest.",
      "Somebody giggled. Somebody else said “Ouch”.",
      "{Hero} felt {his} way along, past something soft that had not been there before.",
      "One match was left. All of them looked at it for as long as it lasted.",
      "In the dark one hears better. {Hero} found the way by listening, and when it was light again, {he} {was} already there.",
    ],
  "(?:nobody|no one|no guests?|no customers?|no visitors?|none of them) (?:came|was there|were there|showed up|turned up|appeared|visited|bought|answered|wanted (?:it|them|to))":
    [
      "{Hero} had put out eleven chairs. {He} sat down on the first one, and after a while on the second.",
      "The door stayed shut. Once it opened, but that was only the wind, and it did not stay.",
      "“Perhaps it's the wrong day,” said {hero} to the clock.",
      "{He} went outside and looked whether the sign was the right way up.",
      "Then there was a cough. Right at the back sat somebody very small. “I didn't want to be the first,” it was said. And after that they came, one by one.",
    ],
  "(?:his|her|their|the|my) (?:[a-z]+ )?(?:sister|brother|mother|father|mum|mom|dad|friend|friends|parents|teacher|grandmother|grandfather|grandma|grandpa|boss|king|queen|others|villagers|children|neighbou?rs|cousin|wife|husband) (?:did not|didn't|would not|never) (?:believe|listen|understand)(?: (?:him|her|them|it|to him|to her))?":
    [
      "“Of course,” was the answer. It is a word that can mean the opposite of what it says.",
      "{Hero} told it once more, with all the details, and the details made it worse.",
      "“Come and look!” But there was always something: the shoes, the soup, the telephone.",
      "So {hero} collected proofs. There was a feather, and a drawing, and something in a glass with a lid.",
      "Then, one evening, there was a noise, and it came from just where {hero} had said. They looked at each other. “After you,” it was whispered, and that was as good as an apology.",
    ],
  "(?:was|were) (?:already |completely )?(?:sold out|fully booked|booked up|overcrowded)": [
    "There was a notice, with two words on it. {Hero} read both of them several times.",
    "“I only need a very small place,” said {hero}. The woman behind the glass believed that, and shook her head.",
    "At the back there was a second door, with a bin beside it, and {hero} sat down on the bin.",
    "One could hear it through the wall, a little muffled, as one hears things under a blanket. {Hero} knew every bit of it and hummed along.",
    "The door opened. Somebody came out for some air, saw {hero}, and sat down on the other bin. “You're in tune,” it was said. “Most of them in there are not.”",
  ],
  "(?:nobody|no one|none of them|not one of them) (?:listened|believed|took (?:him|her|it|them) seriously|understood|remembered|noticed|thought (?:it|he|she|they))|(?:everyone|everybody|people|the others|they|all the others|the whole \\w+) (?:said|thought|told him|told her|told them) (?:that )?(?:it was impossible|it could not be done|it would never work|(?:he|she|they) (?:was|were) (?:crazy|mad|silly|too \\w+)|it was too \\w+|it was nonsense)":
    [
      "“Very funny,” they said, and went on eating.",
      "{Hero} said it again, more slowly. It did not get any better by that.",
      "Some of them patted {him} on the head, and that was almost worse.",
      "{Hero} stopped talking about it. {He} only did it, every day, a little.",
      "One of them stayed and looked on, only for a moment, and only because there was a shoelace to be tied.",
      "Then came the day when everyone could see it. {Hero} said nothing, and {he} did not have to. They stood there with open mouths, and one of them said, “I knew it all along.”",
    ],
  "(?:everyone|everybody|people|the others|they|all the others|his friends|her friends|the (?:other )?(?:children|kids|animals|villagers|students|pupils|neighbou?rs)) (?:laughed(?: at)?|made fun of|teased|mocked|giggled)":
    [
      "It began with one of them, at the back, and then it went through all the rows like a cold.",
      "{Hero} laughed as well, so that it would not show, but it came out a bit late.",
      "At home {hero} looked into the mirror for a while and asked it what was so funny. The mirror did not know.",
      "“They laughed at me, too,” somebody said quietly. “That was before.” “Before what?” asked {hero}. “Before they wanted to know how it is done.”",
      "{Hero} went there again the next day and did just the same, only better. This time somebody clapped. It was only one, and it was quite enough.",
    ],
  "said (?:only )?no\\b|forbade (?:it|him|her|them)|would not let (?:him|her|them|it)|(?:had|has) no time(?: for (?:him|her|them))?|did not allow it|(?:was|were) (?:not allowed|forbidden|banned)":
    [
      "It was a no without a but at the end. {Hero} knew the difference.",
      "{Hero} asked why. There were three reasons, and {he} wrote them down, so as to think about them.",
      "The first could be swept away with a broom. The second one took a week.",
      "That left the third, and the third was only that somebody was worried.",
      "So {hero} went back and sat down. “I'll be careful,” {he} said, “and I'll be home at six.” There was a long look. “Half past five,” was the answer.",
    ],
  "(?:friend|friends|brother|sister|cousin|neighbou?r|classmates?) (?:turned away|was (?:very |so )?(?:angry|cross|jealous|hurt)|were (?:very |so )?(?:angry|cross|jealous|hurt)|did not want to)(?: with (?:him|her|them))?":
    [
      "It grew very quiet. {Hero} looked at a spot on the floor that had never been so interesting.",
      "“What have I done?” {hero} asked, and got no answer, or only half of one.",
      "{Hero} wrote a letter. It had four pages. Then {he} crossed out everything except one word.",
      "It takes a long time to walk up to a door like that one. {Hero} counted the steps, and there were nine.",
      "“Sorry,” said {hero}. “I was just going to say that,” came through the door, and then it opened.",
    ],
  "it (?:started|began) to (?:rain|snow|hail|storm)|it (?:rained|snowed|hailed|poured)|(?:rain|snow|hail) (?:began|started|came)":
    [
      "Somebody held out a hand, palm up, and looked at it. Then it came down as if a bucket had been turned over.",
      "They ran in all directions, with newspapers and bags over their heads. {Hero} stayed under a leaf that was much too small.",
      "“That's that, then,” somebody said, and looked up reproachfully.",
      "{Hero} waited for it to stop. It did not think of it. So {he} stopped waiting.",
      "When one is wet through, one cannot get any wetter. {Hero} went on, in the middle of the rain, and it was better than it would ever have been in the dry.",
    ],
  "(?:war|fight|battle|quarrel) (?:began|broke out|started)": [
    "From one day to the next the streets were quieter, and the radio was louder.",
    "{Hero} learned which stairs were safe, and how one sleeps with one's shoes on.",
    "There was one cup that was still whole. Everybody drank out of it, in turn.",
    "{Hero} hid what mattered most in a tin, and buried it where the roses had been.",
    "When it was over, {hero} dug up the tin. Not everything was as it had been. But what was in it was still there.",
  ],
  "(?:did not|does not|no longer) fit(?: (?:in|into|through|him|her|any ?more))?": [
    "{Hero} breathed in, and pulled, and tried it from the other side.",
    "“You've grown,” said somebody. “Or it has shrunk,” said {hero}.",
    "There were exactly two fingers too few. {Hero} measured it three times.",
    "Something had to be cut off, or sewn on, or left out. {Hero} tried all of it on paper first.",
    "In the end {hero} turned it round, and that was all it had needed.",
  ],
  "(?:was|were|lay|is) in (?:the )?hospital": [
    "It smelled of soap there, and all the doors looked the same. {Hero} counted them, so as to find the way back.",
    "“Only ten minutes,” said the nurse, and looked away when it was twenty.",
    "{Hero} had brought a drawing, a plum, and the news from the street, in this order.",
    "When nobody knew what to say, {hero} told about the cat and the paint.",
    "Three weeks later a taxi stopped outside the house. {Hero} was down the stairs before the door of it was open.",
  ],
  "time (?:was running|ran|is running) out|(?:was|were|had) (?:almost |nearly )?(?:out of|no) time|there was (?:only one|no|hardly any|little) (?:day|hour|time|minute)(?: left)?":
    [
      "Suddenly every clock in the place was very loud.",
      "{Hero} did two things at once, and then three, and the third fell down.",
      "“How much longer?” {He} did not look up. Looking up took time.",
      "What was not really needed was left out: the ribbon, the second coat of paint, and lunch.",
      "With the very last stroke of the clock it was done, and {hero} sat down right where {he} {was}.",
    ],
  "(?:it|(?:the|his|her|their) (?:[a-z]+ )?(?:cake|bread|soup|pie|pancakes?|cookies|dinner|food|roast|pizza|milk|toast|turkey|rice|sauce)) (?:burned|burnt|was burnt|was burned|boiled over|fell (?:down|on the floor|off))":
    [
      "{Hero} smelled it first. Then everybody smelled it, and somebody opened a window, and then all of them.",
      "It was black from the left, and black from the right, and in the middle there was a little smoke.",
      "“Perhaps it only looks like that,” said {hero}, and knocked on it. It sounded like a door.",
      "{He} scraped, and scraped a bit more, until there was nothing left to scrape.",
      "So {hero} began once more, from the first egg, and this time {he} did not leave the place for a second. It came out golden, with one dark spot that nobody mentioned.",
    ],
  "(?:it|(?:the|his|her|their) (?:[a-z]+ )?(?:boat|ship|raft|bathtub|bucket|roof|tent|canoe|barrel|balloon|submarine|boot|boots|cup)) (?:had an? (?:[a-z]+ )?(?:hole|leak|crack)|leaked|sank|was leaking|was sinking)":
    [
      "It was only a small hole. {Hero} looked at it with one eye, and it looked back.",
      "{Hero} put a thumb in it. That helped as long as the thumb was there.",
      "There were many things that could be tried: a cork, a carrot, a piece of chewing gum.",
      "“Where does it all come from?” somebody called. “From below,” said {hero}, and went on scooping.",
      "In the end it was the carrot that held, with a bit of tar around it. {Hero} was prouder of that than of all the rest.",
    ],
  "(?:something|everything|it|nothing|(?:the|his|her|their) (?:[a-z]+ )?[a-z]+) (?:went (?:wrong|terribly wrong|completely wrong)|exploded|blew up|broke down|fell apart|collapsed|did not work|stopped working|failed|crashed|got stuck|backfired|would not start|did not start)":
    [
      "There was a noise that {hero} had not planned.",
      "Then it was quiet, and one small part rolled slowly past and fell over.",
      "{Hero} looked at what was left, from the left and from the right. It was not much.",
      "“So that was the wrong way,” said {hero} after a while. It is a beginning to know that.",
      "{He} began again with the one part that had held.",
      "The second time it held. It was a little crooked, and it was better than the first one had ever been.",
    ],
  "(?:was|were|had been|would be|had to be) (?:sold|cut down|torn down|knocked down|closed down|given away|thrown away)|had to close|(?:melted|dried up|withered)(?! (?:in|on) (?:his|her|the) (?:mouth|tongue))":
    [
      "{Hero} went round once more and touched this and that.",
      "There was one spot that nobody else knew, and {hero} stayed there the longest.",
      "“It can't be helped,” said people, as people do.",
      "{Hero} took a small piece of it along, no bigger than a thumb.",
      "In spring {hero} found a new place. It was not the same. But when {he} put the small piece down there, it looked as if it had come home.",
    ],
  "(?:secret|truth|lie|trick) came out|(?:[a-z]+) (?:found out|discovered the truth|found (?:him|her|them) out)(?=[.!])|(?:was|were|got) (?:caught|found out|discovered)":
    [
      "One look was enough. {Hero} knew that they knew.",
      "It ran through the place faster than the smell of burnt milk.",
      "{Hero} could have said that it was somebody else. It was on the tip of {his} tongue already.",
      "Nobody spoke. A tap dripped somewhere, quite slowly.",
      "“It's true,” said {hero}. That was much easier than all the days before it. They looked at each other for a while, and then somebody moved over and made room.",
    ],
  "(?:stole|snatched|took|carried|blew|swept|grabbed) (?:it|them)(?: away| off)?(?=[.!]|$)|(?:thief|crow|magpie|wind|monkey|dog|goat|wave|seagull|raven|fox) (?:stole|snatched|took|carried|blew|ate|swept|grabbed)":
    [
      "“Hey!” {hero} shouted, and was already running.",
      "It went past the well, through a hedge, and over a fence that was higher than it looked.",
      "Once it was so close that {hero} could almost touch it, and then it was gone round the corner.",
      "{Hero} stopped to think. Running was no use. What would one want with a thing like that?",
      "By evening {hero} had it back. It had a hole in it now, and a story that was worth more than the hole.",
    ],
  "(?:dragon|giant|troll|monster|wolf|bear|ogre|lion|snake|serpent|sphinx|guards?|bull|witch) (?:blocked|guarded|guards|stood in|barred|lay in|sat in|was in|waited (?:at|in|on)|would not let)":
    [
      "It was bigger than in the stories, and the stories had been big.",
      "“Nobody gets past me,” it was said. It sounded tired, as if it had been said every day for a hundred years.",
      "{Hero} had three plans. Two of them began with running.",
      "“Doesn't your back hurt, from all that standing?” {hero} asked. There was a long silence.",
      "“On the left side,” it came at last. {Hero} knew a good way to sit, with a stone behind the shoulders. And when it was comfortable, there was just enough room to get past.",
    ],
  "(?<!\\b(?:dog|cat|horse) )did not (?:recogni[sz]e|know|remember) (?:him|her|them|me)|no longer (?:knew|remembered|recogni[sz]ed) (?:him|her|them|me)|was (?:not|no longer) the same(?: any ?more)?|had changed":
    [
      "Everything looked as it always did, the chair and the jumper, and yet it was as if somebody else were looking out.",
      "{Hero} said who {he} {was}, and got a friendly nod, as one nods to the postman.",
      "So {hero} told the old story, the one with the goat, and stopped just before the end.",
      "It was quiet for a good while. Then a finger went up. “And then,” it was said, “the goat fell into the pond.”",
      "It did not stay like that. It came and went, like the sun in April. {Hero} learned to be there when it came.",
    ],
  "only one (?:of them )?(?:could|can|may|might|was allowed to)|(?:only )?one (?:seat|place|ticket|piece|bed|boat|life jacket|chair) (?:was )?left":
    [
      "It was counted once more, to be on the safe side. It stayed at one.",
      "“You.” “No, you.” It went to and fro like a ball.",
      "They threw a coin. It rolled under something heavy and would not come out.",
      "{Hero} looked at the one, and then at the other, and then at what there was only one of.",
      "“If we both breathe in,” said {hero}, “it's enough.” And it was.",
    ],
  "(?:it|that|this) (?:was|were|turned out to be) (?:the wrong (?:one|way|house|train|day|bag|person|place|door|address|cake|size)|empty|already taken|only a (?:dream|toy|copy)|a fake|broken|not real)":
    [
      "{Hero} looked at it again. It did not get any more right by that.",
      "For a while {hero} stood there with both hands hanging down.",
      "“Well,” said somebody, because somebody always says that.",
      "Then {hero} bent down. There was something else, further back, quite small, that nobody had noticed so far.",
      "It was not what {hero} had wanted. It took a week until {he} noticed that it was what {he} had needed.",
    ],
  "(?:the|his|her|their|its) (?:[a-z]+ )?(?!boy|girl)[a-z]+ (?:was|were) (?:much |far |so )?too (?:cold|high|deep|far|far away|dangerous|wide|heavy|steep|hot|expensive|strong|slippery|thick|hard|difficult)":
    [
      "{Hero} put one foot forward, and took it back again.",
      "“Not today,” {he} said. The next day {he} said the same thing, and it sounded worse.",
      "There was an old woman who had done it once. “It was too much for me as well,” she said. “So I only did a piece of it each day.”",
      "A piece was possible. {Hero} did one, and slept on it, and did the next.",
      "On the ninth day {hero} looked round, and it was behind {him}.",
    ],
  "(?:had to|must) (?:leave|go away|move away|go back|return)(?! (?:it|the|to school|a)\\b)": [
    "The bag stood by the door. {Hero} walked round it in a wide curve.",
    "There were so many last things: the last breakfast, the last time down the stairs, the last look at the crack in the wall.",
    "“It's not for ever,” they said, and {hero} wanted to know how long for ever was.",
    "{Hero} hid something behind a loose stone, so that there would be a reason to come back.",
    "At the corner {hero} turned round. They were still waving, and {he} waved with both arms until there was nothing left to see.",
  ],
};
