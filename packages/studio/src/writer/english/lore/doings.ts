import type { Lore } from "./lore.ts";

/** What one does with eyes, ears and words, and with others. */
export const doings: Lore = {
  "search|searches|searched|searching|(?:looks?|looked|looking) (?:everywhere )?for|(?:goes|went|going) in search of|seeks?|sought|seeking":
    [
      "{Doer} looked where it might be, then where it could not be, and then once more where it might be.",
      "{Doer} stood still in the middle of everything, turned round slowly, and tried to think like whatever was missing.",
      "Wherever {doer} had been looking, it looked afterwards as if there had been a wind.",
      "{Doer} asked everybody, described it with many words, and each time it became a little larger in the telling.",
    ],
  "discovers?|discovered|discovering|finds? out|found out|notices|noticed": [
    "{Doer} looked, looked away, and looked once more, and it was still so.",
    "{Doer} said nothing at first, and one could see that behind {doerhis} forehead things were being moved about.",
    "It had been there the whole time, so to speak, and {doer} wondered what else might be.",
  ],
  "(?:finds|found|finding) (?:an?|the|some|two|three|his|her|its|my)(?! way)": [
    "{Doer} looked to the left and to the right, as everybody does who has found something.",
    "{Doer} went up to it slowly, as if it could still change its mind.",
    "{Doer} looked at it from the front, and then, not from too close, from the side.",
  ],
  "(?:loses|lost|losing) (?:his|her|its|my) (?:[a-z]+ ){0,2}?(?:teddy|teddy bear|doll|toy|hat|cap|key|keys|glove|mitten|ball|shoe|glasses|scarf|ring|watch|phone|wallet|umbrella|balloon|kite|tooth|map|ticket|book|notebook)":
    [
      "{Doer} felt in the same empty place again and again, as though it might have come back in the meantime.",
      "{Doer} went over everything backwards, step by step: where {doerhe} had just been, and where before that.",
      "{Doer} looked under things that were far too flat to have anything under them.",
    ],
  "waits?|waited|waiting": [
    "{Doer} knew every crack in the opposite wall by now, and one of them looked like a duck.",
    "At each sound {doer} raised {doerhis} head, and when it was only a sound, {doerhe} let it sink again.",
    "{Doer} counted to a hundred, and then, since it had gone so well, backwards.",
    "Time did not go by any faster because {doer} looked at it. It seemed rather to be shy.",
  ],
  "listens?|listened|listening|overhears|overheard|hears|heard": [
    "{Doer} kept quite still, with {doerhis} head a little to one side and {doerhis} mouth half open, because one hears better that way.",
    "Between two sounds there was a pause, and {doer} listened to that as well.",
    "{Doer} held {doerhis} breath so as not to be in the way of it.",
  ],
  "watche[sd]|watching|gaze[sd]|gazing|observe[sd]|observing|(?:looked|looking|looks) at the|stared|staring": [
    "{Doer} forgot to blink and only remembered it when {doerhis} eyes began to water.",
    "The longer {doer} looked, the more there was to be seen, quite small things mostly, at the edge.",
    "{Doer} had found the best place for it and sat or stood there as quiet as a flowerpot.",
    "Somebody went by and looked in the same direction, to see what {doer} was seeing.",
  ],
  "whispers?|whispered|whispering": [
    "{Doer} came so close that the words tickled, and the S in them hissed like a little kettle.",
    "{Doer} whispered, and at once everybody round about was quiet as well and pricked up their ears.",
    "One had to watch {doer's} lips, for of the words not much more arrived than warm air.",
  ],
  "(?:calls|called|calling|shouts|shouted|shouting)(?: out)? (?:for|to|after|into)|shouts|shouted|shouting": [
    "{Doer} called with all the breath {doerhe} had, and then {doerhe} listened for what came back.",
    "{Doer} was rather frightened at how loud that was, and at how far it went.",
    "A bird flew up at the sound, and {doer} took another breath, right down to the bottom.",
  ],
  "(?:talks|talked|talking|speaks|spoke|speaking) (?:to|with)": [
    "{Doer} spoke slowly and left a gap after every sentence, in case somebody wished to say something.",
    "{Doer} told it all in the wrong order, and went back for the beginning later on.",
    "While {doer} talked, {doerhe} looked at a spot on the ground, and at the important words {doerhe} looked up.",
  ],
  "asks|asked|asking": [
    "{Doer} turned the question over in {doerhis} mouth for a while before {doerhe} let it out.",
    "{Doer} asked, and then {doerhe} waited, with {doerhis} head a bit to one side.",
    "Behind {doer's} first question there stood a second, and behind that a whole queue.",
  ],
  "wakes up|woke up|waking up|wakes|woke": [
    "For a moment {doer} did not know where the window was, nor which way up {doerhe} lay.",
    "{Doer} opened one eye, looked at how things were, and then thought it over before opening the other.",
    "{Doer} still had the end of a dream, but it was gone as soon as {doerhe} took hold of it.",
  ],
  "sleeps|slept|sleeping(?! (?:bag|beauty))|(?:falls?|fell|falling) asleep|dozed off|nods off|nodded off": [
    "{Doer} breathed in and out, and now and then the nose said something that nobody could understand.",
    "{Doer} lay as one lies when falling from a great height on to something soft.",
    "{Doer} thought longer and odder thoughts, and in the middle of one of them there was a fish with a hat.",
    "{Doer} twitched a little, as if {doerhe} were on the run or just being handed a cake.",
  ],
  "(?:could not|couldn't|cannot|can't|can not) (?:fall a)?sleep|(?:lay|lies|lying|was|is) awake": [
    "{Doer} turned over to the left, then to the right, and then the pillow, because the other side was cooler.",
    "All sounds were wide awake, too: a pipe, a board, and something that was probably only {doer's} own lashes on the pillow.",
    "{Doer} counted sheep, but one of them would not jump and held up all the others.",
  ],
  "dreams of|dreams about|dreamed|dreamt|dreaming": [
    "When {doer} thought of it, {doerhis} eyes went to a place on the wall at which there was nothing to see.",
    "{Doer} had already furnished it all in {doerhis} head, down to the door handles.",
    "In the middle of a sentence {doer} was somewhere else, and had to be called back by name.",
    "{Doer} told hardly anybody of it, but {doerhe} drew it with a finger on every steamed-up window.",
  ],
  "gives?(?! up)|gave(?! (?:up|a concert|birth|in|way|a speech|himself|herself))|giving away": [
    "{Doer} held it out and looked somewhere else, as if it had come there by itself.",
    "{Doer} looked at it once more, wiped a speck from it, and only then let go.",
    "{Doer} said quickly that it was nothing much, and watched very closely.",
  ],
  "shares?|shared|sharing": [
    "{Doer} divided it as exactly as {doerhe} could, and bit off what was too much on the one side.",
    "{Doer} pushed the larger part across and acted as though it had been the smaller.",
    "There was rather less of it now, {doer} noticed, and it lasted longer all the same.",
  ],
  "helps?|helped|helping": [
    "{Doer} did not ask for long but took hold where there was something to hold.",
    "{Doer} held, fetched and handed on, and stood in the way only once or twice.",
    "{Doer} did it quite without words, and began with what nobody else liked doing.",
    "Now and then {doer} asked whether it was right like this, and went on before there was an answer.",
  ],
  "rescues?|rescued|rescuing|(?:saves|saved|saving) (?:the|an?|his|her|its|my|their|him|them|everyone|everybody|somebody)(?! (?:[a-z]+ )?(?:money|coins?|pennies))":
    [
      "{Doer} had no time to think, and noticed only later how quickly {doerhe} had been about it.",
      "{Doer} said that it would be all right, over and over, in a voice that shook only at the edges.",
      "{Doer} did not look down and did not look round, only at what had to be reached.",
    ],
  "protects?|protected|protecting|defends|defended|defending": [
    "{Doer} stood in front of it and made {doerhimself} as broad as {doerhe} could.",
    "{Doer} did not look very dangerous, but {doerhe} looked as though nothing would make {doerhim} step aside.",
    "{Doer} slept with one ear open and got up at every sound to see whether all was well.",
  ],
  "(?:takes?|took|taking) care of|(?:looks?|looked|looking) after|cares for|cared for|caring for|(?:raises|raised|raising) (?:a|the|his|her)|nursed|nursing":
    [
      "{Doer} got up again and again to see whether all was well, and stayed a little longer than was needed.",
      "{Doer} knew by now what each small sign meant, and which of them meant nothing at all.",
      "{Doer} talked while {doerhe} was about it, in a low voice, of nothing in particular.",
      "{Doer} put things straight in passing, by the breadth of a finger, without even noticing it.",
    ],
  "heals?|healed|healing|cures|cured|curing|bandages|bandaged": [
    "{Doer} looked at the place for a long time before {doerhe} touched it, and then only very lightly.",
    "{Doer} hummed something while doing it, because it hurts less with a tune.",
    "{Doer} blew on it first, for that has never yet done any harm.",
  ],
  "(?:comforts|comforted|comforting|consoles|consoled|consoling|(?:cheers|cheered|cheering) up)": [
    "{Doer} did not say much but sat down close by and stayed there.",
    "{Doer} made a face, and then a sillier one, and waited to see what would happen.",
    "{Doer} said there, there, and after a while there once more, and that was about all there was to say.",
  ],
  "(?:goes|went|going|comes|came|coming) home|(?:finds|found) (?:his|her|its|my|their|the) way home": [
    "{Doer} knew the last part of the way by heart, each kerb and each gap, and went faster there.",
    "From far off {doer} looked for the roof, or for a light, or for whatever else there was to see from far off.",
    "{Doer} had more to tell than there was room for in one mouth, and arranged it on the way.",
  ],
  "(?:returns?|returned|returning) (?:to|home|from)|(?:comes|came|coming|goes|went|going) back": [
    "Everything lay where it had always been, {doer} saw, only a little closer together than {doerhe} remembered it.",
    "The way was the same, but {doer} saw it now from the other side, and the trees had different faces.",
    "{Doer} stopped just before it and ran over once more what {doerhe} was going to say.",
  ],
  "(?:moves|moved|moving) (?:house|in|into|to|away|from)": [
    "In the dark {doer} bumped into a wall where there had always been a way through before.",
    "Everything was in some other place now, and {doer} went on looking for it where it used to be.",
    "{Doer} went from one corner to the next and tried how each of them sounded.",
    "There was always something that {doer} could not find, though {doerhe} was quite sure that it had come along.",
  ],
  "meets?|met|meeting (?:an?|the|his|her)": [
    "{Doer} looked for a moment longer than one looks at just anybody.",
    "{Doer} had a word ready, lost it, and took another, which did just as well.",
    "{Doer} did not know at first where to look, and then looked after all.",
  ],
  "(?:tells|told|telling) (?:[a-z]+ )?(?:(?:a|the|his|her|its|my|many|bedtime|old) )?(?:[a-z]+ )?(?:story|stories|tales?|fairy tales?)":
    [
      "{Doer} did all the voices, and after the deep ones {doerhe} had to clear {doerhis} throat.",
      "At the most exciting place {doer} stopped, as storytellers do, and looked round the circle.",
      "{Doer} told it as if {doerhe} had been there, and perhaps in one corner of it {doerhe} had.",
      "{Doer} left something out, went back for it, and so it had two beginnings.",
    ],
  "lied|lying to|lies to|(?:tells|told|telling) (?:a |the |his |her |many )?(?:[a-z]+ )?(?:lie|lies)|pretends|pretended|pretending":
    [
      "{Doer} said it rather fast, and then a few more words, which nobody had asked for.",
      "{Doer} grew warm about the ears and looked at something very far away.",
      "Now {doer} had to remember what {doerhe} had said, and to whom, and it was like carrying too many cups.",
    ],
  "steals?|stole(?! (?:away|into|out))|stealing": [
    "{Doer} looked everywhere but at it, and quite without looking {doerhe} came nearer.",
    "There was a creak, and {doer} stood as still as a wardrobe until it was quiet again.",
    "{Doer} found that it weighed more than it had any right to, and felt as if everybody could see it.",
  ],
  "(?:keeps|kept|keeping) (?:a|the|his|her|its|this|that) (?:[a-z]+ )?secret": [
    "{Doer} pressed {doerhis} lips together so hard that anybody could see there was something behind them.",
    "Whenever the talk came near it, {doer} asked quickly whether anybody smelled something burning.",
    "{Doer} told it to nobody but a pillow, and to that only in a whisper.",
  ],
  "promises|promised|promising|swears|swore": [
    "{Doer} said it slowly, with a look straight into the eyes, so that it should count.",
    "{Doer} said it once and nodded, and then nodded again, to be on the safe side.",
    "{Doer} went over the words afterwards to see what exactly was in them.",
  ],
  "wins?|won(?!'t| (?:her|his|the) (?:heart|love|trust))|winning (?:an?|the)": [
    "{Doer} needed a while to hear what was being shouted, and then another to understand who was meant.",
    "{Doer} did not know what to do with {doerhimself}, and so {doerhe} first of all sat down.",
    "{Doer} was patted on the back by everybody, and by and by it got quite warm there.",
  ],
  "(?:loses|lost) (?:a|the|every|his|her|its|my) (?:[a-z]+ )?(?:game|match|race|contest|competition|final|bet|election)":
    [
      "{Doer} said that it did not matter, and kicked at something that was not there.",
      "{Doer} went over the whole of it again in {doerhis} head, and each time {doerhe} stopped at the same point.",
      "{Doer} swallowed, looked at the ground for as long as it takes to count to five, and looked up again.",
    ],
  "fails?|failed|failing": [
    "{Doer} said nothing for a while, and only breathed, and that was rather loud.",
    "{Doer} drew a breath, blew it out slowly, and rubbed {doerhis} nose for some time.",
    "{Doer} could not say just where it had gone wrong, since several places offered themselves.",
  ],
  "(?:gives|gave|giving) up": [
    "{Doer} looked straight ahead, and everything about {doerhim} that could hang down hung down a little.",
    "{Doer} said enough, quite quietly, and afterwards it was so still that a fly could be heard walking.",
    "{Doer} went a few steps away, stopped, and looked back over a shoulder.",
  ],
  "(?:never|not) (?:gives|gave|give|giving) up|kept (?:on )?trying": [
    "{Doer} stood there, shook {doerhimself}, and went back to where it started.",
    "Others had long gone home to supper while {doer} was still saying just once more.",
    "{Doer} tried it from the left now, since from the right it had been tried enough.",
  ],
  "tries|tried|trying": [
    "{Doer} tried it with force, then with patience, and then with the tip of the tongue out.",
    "The next time {doer} did almost everything as before, only with {doerhis} eyes shut.",
    "{Doer} looked round to see whether anybody had been watching, and began again.",
  ],
  "dares?|dared|daring": [
    "{Doer} counted to three, and when three had gone by, {doerhe} counted to five.",
    "There was a fluttering in {doer's} middle, as if {doerhe} had swallowed something with wings.",
    "{Doer} shut {doerhis} eyes, opened them again, and took a very small step.",
  ],
  "fights?|fought|fighting": [
    "{Doer} had {doerhis} teeth set and did not give way, not by an inch.",
    "There was puffing and stamping and a good deal of dust, and in the middle of the dust was {doer}.",
    "{Doer} stepped aside, ducked, came up on the other side, and got {doerhis} breath back.",
  ],
  "remembers?|remembered|remembering": [
    "{Doer} got it back in the wrong order, first a smell, then a colour, and the name last of all.",
    "{Doer} stood there with something in front of {doerhim} that {doerhe} no longer saw.",
    "One thing {doer} could see quite clearly, though it was not important at all: a blue jug with a chip in it.",
  ],
  "forgets?|forgot|forgetting": [
    "{Doer} had it on the tip of {doerhis} tongue, and there it stayed.",
    "{Doer} stopped in the middle of everything and wondered what it was that {doerhe} had come for.",
    "Something was missing, {doer} felt it plainly, like a step that is not there.",
  ],
  "(?:grows|grew|growing) up": [
    "Whatever fitted {doer} was soon too short, and whatever had been too long fitted for a while.",
    "Things that had once been high were now at the height of {doer's} chin, and then {doerhe} had to bend for them.",
    "{Doer} kept bumping into things, because the place was still the same size and {doerhe} was not.",
  ],
  "(?:grows|grew|growing|grown) (?:and grew|taller|bigger|larger|so (?:big|tall|large))|grew and grew": [
    "{Doer} noticed it first by the edges, which one after another began to pinch.",
    "Whatever {doer} had looked up at, {doerhe} soon looked at from the side, and then from above.",
    "In order to get through the door {doer} had to draw in whatever could be drawn in.",
  ],
  "(?:grows|grew|growing|grown) (?:[a-z]+ ){0,2}?(?:vegetables|tomatoes|roses|flowers|pumpkins?|potatoes|carrots|sunflowers|strawberries|apples|cabbages|herbs|trees|plants)":
    [
      "{Doer} went from plant to plant and turned over a leaf here and there to see who lived beneath it.",
      "{Doer} had earth everywhere, and the names of all that grew there in {doerhis} head.",
      "{Doer} pulled a weed in passing, then the one beside it, and so {doerhe} never got to the end of the row.",
    ],
  "retires?|retired|retiring": [
    "{Doer} woke at the old hour all the same and lay there with nothing to be late for.",
    "{Doer} had time for everything now, and so everything took twice as long.",
    "At certain hours {doer} still looked up, as though somebody were calling {doerhim} to work.",
  ],
  "(?:says?|said|saying) (?:good-?bye|farewell)|(?:leaves|left|leaving) (?:home|(?:his|her|its|my|the) (?:home|village|town|city|island|house|farm|family))|bids farewell|bade farewell":
    [
      "{Doer} said it, and then said something else as well, so that it should not be the end yet.",
      "{Doer} waved until there was nothing left to be seen, and then a bit more, just in case.",
      "{Doer} turned round once more at the corner, since that is what corners are for.",
      "In {doer's} throat there sat something, about the size of a plum.",
    ],
  "(?:visits?|visited|visiting) (?:his|her|its|my|their|an? old|an?) (?:[a-z]+ ){0,2}?(?:grand[a-z]+|friends?|aunt|uncle|mother|father|sister|brother|cousins?|neighbou?rs?|family|parents|teacher|son|daughter)":
    [
      "{Doer} wiped {doerhis} feet at the door for a good deal longer than they needed it.",
      "{Doer} sat down on the edge at first, as guests do, and slid further back bit by bit.",
      "{Doer} looked about without turning {doerhis} head very much, and saw a good deal all the same.",
    ],
  "invites?|invited|inviting": [
    "{Doer} moved a chair, moved it back, and looked to see how that would look from the door.",
    "{Doer} said that it would be nothing special, and then {doerhe} wiped the table for the third time.",
    "At every sound from outside {doer} put {doerhis} head round the door.",
  ],
  "decides?|decided|deciding": [
    "{Doer} nodded slowly, as if to somebody who had been talking to {doerhim} for a long time.",
    "{Doer} got up, sat down again, and then, after another moment, got up properly.",
    "{Doer} said it aloud to try how it sounded, and it sounded a little louder than expected.",
  ],
  "(?:solves|solved|solving|investigates|investigated|investigating)": [
    "{Doer} went all round it, looked under it, and took note of three things, of which one was lunch.",
    "{Doer} walked up and down, five steps there and five steps back, always round the same chair.",
    "{Doer} said aha, but when everybody looked up, {doerhe} shook {doerhis} head and went on thinking.",
  ],
};
