import type { Lore } from "./lore.ts";

/** What one wants, must and cannot do, what happens to one, and what one turns into. */
export const doingsOfChange: Lore = {
  "wants? to|wanted to": [
    "“I mean it,” {doer} said, to everybody in turn, and those who knew {doerhim} saw that {doerhe} did.",
    "{Doer} had thought of a first step, and of a last, and the ones in between would surely turn up.",
    "“And how will you do that?” somebody asked. {Doer} drew something in the air that could have been a ladder.",
    "Some laughed, not unkindly. {Doer} waited until they had finished, and went on wanting it.",
    "{Doer} practised for it in secret, behind a closed door, and a good deal fell over in there.",
    "It was not a large wish, {doer} thought, when it was looked at from far enough away.",
    "“When I have the time,” {doer} said at first, and then noticed that there was rather a lot of it.",
    "{Doer} asked somebody who knew about such things, and they scratched their head and said that it had been done.",
  ],
  "wants?(?! to)|wanted(?! to)": [
    "{Doer} made a list of the reasons, and after the second of them there was only “because”.",
    "“Need it or want it?” somebody asked, and {doer} said “Both”, but the second a bit louder.",
    "{Doer} looked at it in passing, so to speak, and passed by it a good many times.",
    "{Doer} had already thought out where it would go, and had cleared the place.",
  ],
  "(?:has|had|have) to|must|needed to": [
    "{Doer} put it off until after breakfast, and ate a long breakfast.",
    "“Couldn't somebody else?” {doer} asked, and looked round, and everybody else was looking for something on the floor.",
    "{Doer} told {doerhimself} that it would be over by supper, one way or another.",
    "{Doer} did the small things first: a button, a shoelace, a glass of water, another glass of water.",
    "“Now or never,” {doer} said, and weighed it up, since never did not sound so bad.",
    "There was no way round it. {Doer} had looked, on both sides.",
    "{Doer} took a deep breath, took another to be sure, and began at the end that looked shorter.",
  ],
  "(?:can't|cannot|could not|couldn't|was not able to|was unable to)(?! (?:remember|stop|wait|help|see|hear|walk|believe|find|afford|speak|talk))":
    [
      "{Doer} had been shown it by nine different people, in nine different ways, and nodded at every one of them.",
      "“It's easy,” they said, and did it, and {doer} looked on as people look on at a conjuring trick.",
      "{Doer} did everything up to the last bit, and the last bit was what it came down to.",
      "In {doer's} dreams it went like anything, and {doerhe} woke with the feeling of it still in every limb.",
      "Whenever the talk came to it, {doer} had to go and see to something in another room.",
      "“Try it with your eyes shut,” they said, and {doer} tried it with {doerhis} eyes shut, and then it hurt as well.",
      "{Doer} got a little further this time, by about a finger's breadth, and remembered the place.",
    ],
  "(?:turns?|turned|transforms?|transformed|changes|changed) (?:(?:himself|herself|itself) )?into|(?:becomes|became) (?:an?|the)":
    [
      "{Doer} kept looking down at {doerhimself}, and it was still so.",
      "“You look different,” somebody said, and {doer} turned round once, to be looked at from all sides.",
      "It took a while until {doer} no longer turned round to see who was meant.",
      "{Doer} reached for something in the old way, and had to begin again from the other side.",
      "At night, half asleep, {doer} sometimes forgot about it, and then remembered with a start.",
      "{Doer} tried out what could be done with it, carefully at first, and then with a certain amount of noise.",
      "“Is that you?” somebody asked. {Doer} thought about it. “For the most part,” {doer} said.",
    ],
  "(?:gets?|got|is|was|falls|fell|feels|felt) (?:very |terribly |so )?(?:ill|sick)|(?:catches|caught|has|had) (?:a|the) (?:bad |terrible )?(?:cold|fever|flu|cough)|sneezes|sneezed":
    [
      "{Doer} sneezed, and everything light in the room moved to another place.",
      "“It's nothing,” {doer} said, through the nose, and it sounded like “Id's duthig”.",
      "{Doer} lay there with a scarf on, and the ceiling had never been looked at so thoroughly.",
      "Tea came, and then another tea, and by now {doer} consisted mostly of tea.",
      "{Doer} went first green and then white, and held on to whatever held still.",
      "“Say ah,” somebody said, and {doer} said it, and it had never been such a long ah.",
      "{Doer} slept, woke, asked what there was to eat, and slept again before the answer.",
    ],
  "(?:gets?|got|is|was|becomes?|became) (?:stuck|trapped|locked (?:in|out)|caught in)": [
    "{Doer} tried forwards, tried backwards, and then tried breathing out, which helped by the width of a button.",
    "“Is anybody there?” {doer} called, and listened, and a pigeon answered, but not to the point.",
    "{Doer} counted what there was in the pockets or round about: a pencil, a biscuit, a good deal of time.",
    "{Doer} knocked a rhythm, for lack of anything better, and it got more and more complicated.",
    "“Pull,” somebody said. “I am pulling,” {doer} said. “Then push.” And both of it was wrong.",
  ],
  "(?:is|was|gets|got) (?:left (?:behind|alone)|forgotten|abandoned|left out)|(?:everybody|everyone) (?:forgets|forgot|has forgotten|had forgotten)":
    [
      "{Doer} waited in the very spot, since that is where people look first.",
      "“They will notice it at the next corner,” {doer} said, and listened for the next corner.",
      "{Doer} heard the steps going away, and knew each of them, and then there was only the clock.",
      "{Doer} made {doerhimself} useful, so that nobody should say there had been no point in being there.",
      "{Doer} sang something, not loudly, so that anybody who came back should find the way.",
      "A beetle came by and did not forget {doer}, but walked once all the way round {doerhim}.",
    ],
  "(?:is|was|gets|got|were) (?:laughed at|teased|mocked|bullied|made fun of)": [
    "{Doer} laughed along a little at first, in order not to be the only one who did not.",
    "{Doer} knew by now on which side of the street they stood, and what they would call out.",
    "“Don't listen to them,” somebody said, and {doer} did not, with both ears, as hard as {doerhe} could.",
    "{Doer} thought of an answer, a really good one, at a quarter past nine in the evening, in bed.",
  ],
  "(?:is|was|gets|got|were) (?:invited|chosen|picked|elected|asked to)": [
    "“There must be some mistake,” {doer} said, and read it again, and there was the name, with all its letters.",
    "{Doer} thought at once of what to wear, and then of how to get out of it, and then again of what to wear.",
    "{Doer} told nobody about it for a whole hour, and then everybody within reach.",
  ],
  "(?:takes?|took|taking) part in|(?:enters?|entered|joins?|joined|signs up for|signed up for) (?:a|an|the|his|her) (?:[a-z]+ ){0,2}?(?:competition|contest|tournament|championship|show|quiz|audition)|competes|competed|competing":
    [
      "{Doer} got a number pinned on, a large one, and it was pinned through to the skin.",
      "The others all looked taller, faster and better combed. {Doer} looked at {doerhis} feet, and they were the same as ever.",
      "“Nervous?” somebody asked. “No,” {doer} said, and bit into the pencil with which everybody signed.",
      "{Doer} watched how the others did it, and then wished {doerhe} had not watched.",
      "{Doer} had practised it forty times at home, and of all those times just the very first came to mind.",
      "“May the best one win,” somebody said, and {doer} looked along the row to see who that might be.",
      "{Doer} shook out one leg, shook out the other, and somebody behind began to do the same.",
    ],
  "(?:loses|lost|losing) (?:his|her|its|my|their) (?:job|work|position)|(?:is|was|gets|got) (?:fired|sacked)|(?:quits?|quitted|resigns|resigned|leaves|left) (?:his|her|its|my|the) job":
    [
      "{Doer} carried a box out of the door, with a plant in it and a cup, and the plant looked out over the edge.",
      "{Doer} got up at the usual time, dressed in the usual clothes, and sat down on the edge of the bath.",
      "“And what now?” they asked. “Now I'll have breakfast,” {doer} said, “and then I'll see.”",
      "{Doer} read the advertisements from top to bottom, and drew a ring round a ship's cook, just because.",
    ],
  "(?:loses|lost|losing) (?:his|her|its|my|their) (?:[a-z]+ )?(?:voice|memory|powers?|magic|courage|colours?|colors?|sense of (?:smell|taste|humou?r)|hearing|sight|shadow|smile|laugh)":
    [
      "{Doer} looked for it as for a glove, in the last place {doerhe} had had it.",
      "“Maybe it will come back by itself,” they said, and {doer} left a window open overnight.",
      "{Doer} kept trying whether it was there again, quite early, before anybody else was up.",
      "There was a gap where it had been, and {doer} kept coming up against the edge of it.",
    ],
  "disappears?|disappeared|vanishes|vanished|(?:becomes?|became|turns?|turned|is|was) invisible": [
    "Where {doer} had been there was only a chair, still rocking a little.",
    "“Hello?” somebody said, and felt about in the air, and got {doer} by the ear.",
    "At first {doer} found it practical, and then somebody sat down on {doerhim}.",
  ],
  "shrinks?|shrank|shrunk|(?:becomes?|became|gets?|got) (?:very |so )?(?:tiny|small|smaller)": [
    "The table went up, the ceiling went up, and {doer} stood in {doerhis} own shoe as in a boat.",
    "A crumb came rolling, as big as a football, and {doer} stopped it with one foot.",
    "{Doer} shouted as loud as {doerhe} could, and it sounded like a gnat with an opinion.",
  ],
  "swaps? (?:bodies|places|roles|lives)|swapped (?:bodies|places|roles|lives)|(?:switch|switches|switched|exchanged|traded) (?:bodies|places|roles|lives)":
    [
      "{Doer} put the foot where the floor ought to be, and it was a good bit further down or up than usual.",
      "“You first,” {doer} said, in the wrong voice, and clapped a hand over the wrong mouth.",
      "{Doer} got up on the wrong side, looked for the wrong slippers, and answered to the wrong name.",
    ],
  "gets? (?:a|an|the|his|her) (?:new )?(?:[a-z]+ )?(?:letter|message|present|package|parcel|call|invitation|postcard)|got (?:a|an|the|his|her) (?:new )?(?:[a-z]+ )?(?:letter|message|present|package|parcel|call|invitation|postcard)|receive[sd]?":
    [
      "{Doer} looked at it from the outside for as long as that can be done.",
      "“Who is it from?” they asked. “I don't know,” {doer} said, “I've only just got it,” and held it a little closer.",
      "{Doer} turned it over, and the back of it said nothing, and so {doer} turned it over again.",
      "{Doer} had to sit down for it, and the chair was a bit further back than it looked.",
    ],
  "inherits?|inherited": [
    "It all belonged to {doer} now, down to the mice, and that stood on a paper with a very large stamp.",
    "“I hardly knew them,” {doer} said, and had to sign in eleven places.",
    "{Doer} went from thing to thing and touched each of them with one finger, as in a shop.",
  ],
  "adopts?|adopted|(?:takes?|took) (?:him|her|it|them) (?:in|home)|took in|fosters?|fostered": [
    "{Doer} put down a bowl and a blanket, and then sat in the next room and listened.",
    "“Just for tonight,” {doer} said, and bought a brush on the way home, and a second bowl.",
    "They looked at each other over the edge of a table, and {doer} looked away first, out of politeness.",
    "There was a list of rules on the first day, and by the third {doer} had crossed out nearly all of them.",
  ],
  "chooses?|chose|choosing|picks? (?:a|the|his|her)|picked (?:a|the|his|her)": [
    "{Doer} pointed at this, then at that, and the finger stayed in the air between the two.",
    "“Take your time,” somebody said, and {doer} took it, all of it, until they began to put up the chairs.",
    "{Doer} shut both eyes and turned round three times, and even that did not settle it.",
  ],
  "confesses|confessed|admits?|admitted|(?:tells?|told) the truth": [
    "{Doer} said the beginning of it to the floor and only the end of it to the faces.",
    "“It was me,” {doer} said, and it had been three small words the whole time.",
    "{Doer} waited for the roof to come down, and somebody passed the bread.",
    "“I know,” somebody said, “I have known it since Tuesday,” and {doer} had to sit down.",
  ],
  "persuades?|persuaded|convinces?|convinced|begs?|begged|pleads?|pleaded": [
    "{Doer} had seven reasons, and used the best of them first, by mistake.",
    "“No,” they said. “I haven't finished yet,” {doer} said, and counted on from the third finger.",
    "{Doer} tried it with logic, with cake, and in the end by just standing there.",
  ],
  "frees?|freed|(?:sets?|let|lets) (?:him|her|it|them|the [a-z]+|an? [a-z]+) (?:free|go|out)|releases?|released": [
    "{Doer} opened it and stepped back, and for quite a while nothing happened at all.",
    "“Go on,” {doer} said, and made a small push with the air.",
    "The bolt was rusty. {Doer} spat on it, talked to it, and leaned against it with everything {doerhe} had.",
  ],
  "realizes?|realized|realises?|realised|understands?|understood": [
    "{Doer} stopped with the spoon in the air, and a drop fell back into the soup.",
    "It had been in front of {doer} the whole time, like the glasses on a forehead.",
    "“Oh,” {doer} said, and a little later, “So that's why.”",
    "{Doer} went over it all again from the beginning, and now every bit of it had a handle.",
  ],
  "changes? (?:his|her|its|my|their) (?:mind|life)|changed (?:his|her|its|my|their) (?:mind|life)": [
    "{Doer} stopped in the middle of the road, stood there for two breaths, and turned round.",
    "“But yesterday you said,” they said. “Yesterday,” {doer} said, “I had not slept on it.”",
    "{Doer} took the sign down, turned it over, and wrote on the back.",
  ],
  "breaks? (?:his|her|its|my) (?:leg|arm|foot|wrist|ankle|wing|paw|nose)|broke (?:his|her|its|my) (?:leg|arm|foot|wrist|ankle|wing|paw|nose)|(?:hurts?|injures?|injured|sprained|twisted) (?:himself|herself|itself|myself|his|her|its|my)":
    [
      "{Doer} heard the crack before {doerhe} felt it, and thought for a moment that it had been a twig.",
      "Everybody wrote a name on the bandage, and somebody drew a pig, and {doer} could not see which of them it had been.",
      "{Doer} found out how many things need that part, for instance opening jam and being cross.",
    ],
  "(?:gets?|got) (?:a|the|his|her|my) (?:new |first |dream )?job|starts? (?:a|the|his|her|my) (?:new )?job|started (?:a|the|his|her|my) (?:new )?job|(?:applies|applied) for":
    [
      "{Doer} came half an hour early on the first day, and walked round the building until it was only five minutes.",
      "“You'll soon get used to it,” they said, and {doer} nodded, and pressed the wrong button.",
      "{Doer} wrote down all the names, and next to them what they had on, and the next day they had on something else.",
    ],
  "(?:does not|doesn't|did not|didn't|do not|don't) want to|(?:does not|doesn't|did not|didn't) (?:like|want)|refuse[sd]? to":
    [
      "{Doer} shook {doerhis} head, and when that was not understood, everything else along with it.",
      "“Why not?” they asked. “Because,” {doer} said, and it was the whole of the reason, and it held.",
      "They tried it with kind words, with a biscuit, and with counting to three. {Doer} got as far as the biscuit.",
      "{Doer} dug in everything that can be dug in, and grew surprisingly heavy.",
      "“Everybody does it,” they said, and {doer} looked at everybody, and was not convinced by what there was to see.",
    ],
  "(?:is|was) (?:always |often |usually )?(?:allergic|afraid of heights|ticklish|left-handed|short-sighted|nearsighted|colou?r-?blind)":
    [
      "{Doer} had found a way of living with it, which went round by the left and took a bit longer.",
      "“It's nothing,” {doer} said, and had said so at every birthday party.",
      "It came up at the most unsuitable moments, and {doer} had a handkerchief, an excuse or a railing ready.",
    ],
  "(?:is|was) (?:very |really |so |too )?(?:small|tiny|little|short)(?! (?:boy|girl|[a-z]+ who))": [
    "{Doer} stood on a box for most things, and on a box and a book for the rest.",
    "“Down here,” {doer} said, when people looked about for the voice.",
    "{Doer} saw what lay under tables, and who had kicked off whose shoes.",
    "“When I am big,” {doer} said, and stretched, and it made no great difference.",
    "{Doer} fitted through where others had to go round, and waited for them there with crossed arms.",
  ],
  "(?:is|was) (?:very |really |so |too )?(?:big|tall|huge|enormous|fat|heavy)": [
    "{Doer} ducked before every door, and forgot it at one of them each time.",
    "“Could you sit at the back?” people asked, and {doer} knew the world mainly from there.",
    "Chairs said something when {doer} sat down, and it was not always polite.",
  ],
  "(?:is|was) (?:very |really |so |too )?(?:different|strange|weird|unusual|special|the only)": [
    "{Doer} noticed that they stopped talking for a moment when {doerhe} came in, and then talked about the weather.",
    "{Doer} tried doing it like the others for a whole day, and by evening everything itched.",
    "“Were you always like that?” somebody asked, and {doer} had never thought about it.",
    "“You there,” somebody said in a friendly way, and {doer} looked round, and there was nobody else it could be.",
    "{Doer} had an answer ready for the stare, and it was mostly a stare back.",
  ],
  "(?:is|was|became|becomes) (?:very |really |so |suddenly )?(?:rich|famous|popular|a star)": [
    "{Doer} could no longer buy a roll without somebody holding a pen out.",
    "People laughed at {doer's} jokes before they were over.",
    "{Doer} got so many letters that the letter box had to be left open, like a mouth.",
  ],
  "(?:is|was|became|becomes) (?:very |really |so )?(?:poor|broke|homeless|penniless)|(?:has|had) no money": [
    "{Doer} turned the coin over, and there was nothing more on the other side.",
    "{Doer} knew which baker gave away the bread of the day before, and at what time.",
    "Soup could be made from nearly everything, {doer} found, as long as it was called soup.",
  ],
  "(?:is|was) (?:very |really |so |not )?(?:good|bad|terrible|hopeless|useless|great|brilliant) at|(?:is|was) the (?:best|worst|fastest|slowest|smallest|strongest|weakest)":
    [
      "Everybody knew it, and {doer} knew that everybody knew it.",
      "{Doer} did it once with the left, to see whether it made any difference, and it made hardly any.",
      "“How do you do that?” somebody asked, and {doer} looked at {doerhis} hands as if they might know.",
    ],
  "(?:is|was) (?:not |never |only |finally )?(?:allowed|supposed|forbidden|banned)": [
    "There was a sign, and {doer} could have drawn it from memory, with the screw that was missing.",
    "“Rules are rules,” they said, and {doer} asked who had written them, and whether that person was at home.",
    "{Doer} stood exactly on the line, with the tips of the toes a little bit over it.",
  ],
  "(?:stops|stopped) (?:talking|speaking|working|singing|laughing|playing|eating|believing|being)|(?:has|had) (?:forgotten|unlearned) how to":
    [
      "It was noticed only on the third day, by the quiet, and then questions came at {doer} from all sides.",
      "{Doer} opened {doerhis} mouth, or made ready in some other way, and it did not come.",
      "Those round about did it a little more loudly now, so as to make it easier for {doer}.",
    ],
  "(?:hides|hid|hiding) (?:the|an?|his|her|its|it|them|something)": [
    "{Doer} pushed it under the cushion, and sat down on the cushion, and the cushion squeaked.",
    "“What have you got there?” somebody asked. “Where?” {doer} said, and showed one hand after the other.",
    "{Doer} found a better place for it, then one that was better still, and had to take care not to forget it.",
  ],
  "comes? (?:alive|to life)|came (?:alive|to life)": [
    "First there was only a creak, then a blink, and then {doer} had an itch for the very first time.",
    "{Doer} moved a finger, looked at it, and moved the next, like somebody trying a piano.",
    "“Hello?” {doer} said, and liked the sound of it, and said it four more times.",
  ],
  "hatches?|hatched": [
    "There was a tap from inside, then a crack, and then nothing for quite a long time, as after hard work.",
    "{Doer} looked at the first thing that {doerhe} saw, and thought that it was probably all like that.",
    "Everything was too bright and too big for {doer}, and smelled of so much.",
  ],
  "(?:lets?|letting) (?:him|her|it|them|everyone|everybody) (?:in|stay|sleep|win)|takes? (?:a|an|the) (?:[a-z]+ )?(?:hitchhiker|stranger|guest)|took (?:a|an|the) (?:[a-z]+ )?(?:hitchhiker|stranger|guest)":
    [
      "“Wipe your feet,” {doer} said, and that was as good as a yes.",
      "{Doer} moved a heap of things from one chair to the other, and then, since there were two of them, to the floor.",
      "{Doer} had said “five minutes”, and had not looked at the clock since.",
    ],
  "(?:is|was|are|were) (?:best |good |close )?friends(?: with)?|(?:stays|stayed|remained) friends": [
    "They had a word that nobody else understood, and {doer} needed only to say the first half of it.",
    "{Doer} knew when to say nothing, and said it.",
    "There was one umbrella, and {doer} held it so far over to the other side that half of {doerhim} got wet.",
  ],
  "(?:is|was|gets|got) (?:turned into|cursed|bewitched|enchanted|put under a spell)": [
    "{Doer} looked in a puddle, went away, came back, and looked again.",
    "“Say something,” they asked, and {doer} said something, only not quite what had been meant.",
    "The old habits were still there. {Doer} only lacked the right number of legs or hands for them.",
  ],
  "(?:saves|saved|raises|raised|earns|earned) (?:some |enough |the |his |her )?money|works? to pay|worked to pay": [
    "{Doer} counted it into piles on the blanket, the big ones to the left, and a button among them was put aside.",
    "There was a jar with a line on it, and {doer} held it up to the light every evening.",
    "{Doer} washed a car, walked a dog, held a ladder, and each time a little more rattled.",
  ],
  "(?:wants|wanted|longs|longed) (?:a|an|the|his|her|some) hug|(?:wants|wanted) to be (?:loved|kissed|hugged)": [
    "{Doer} stood about with {doerhis} arms a bit open, as if by chance.",
    "“Just so,” {doer} would have said, if anybody had asked what for.",
    "Everybody had their hands full that day, {doer} found, with bags and prams and rakes.",
  ],
  "imagines?|imagined|daydreams?|daydreamed|pictures (?:herself|himself|how)|pictured": [
    "{Doer} looked out of the window, and there was a wall, and on the wall it was all going on.",
    "A name was called for the third time, and {doer} said “Seven”, to be on the safe side.",
    "In {doer's} head it had trumpets in it, and a small white horse for those who got tired.",
  ],
  "prepares?|prepared|(?:gets|got|getting) ready|sets up|set up": [
    "{Doer} laid everything out in a row, looked at the row, and added a spare of each.",
    "“Ready?” somebody called. “Nearly,” {doer} called back, with one arm in something.",
    "{Doer} checked it all from the top, and at the bottom there was a thing that had not been at the top.",
  ],
  "(?:has|had|gets?|got) (?:a |an )?(?:toothache|headache|stomach ?ache|tummy ache|earache|hiccups|hiccoughs|sore throat|measles|chickenpox|chicken pox)":
    [
      "{Doer} tried it lying down, standing up, and with {doerhis} head in a pillow, and it came along everywhere.",
      "“Hold your breath,” they said, and “Drink upside down”, and {doer} did both, and now there was water in the ear as well.",
      "Everybody knew a remedy, and {doer} smelled of most of them.",
      "{Doer} thought of it when eating, thought of it when not eating, and in between it thought of {doer}.",
    ],
  "(?:can|could) (?:hear|understand|read|see|feel) (?:what|thoughts|minds|animals|the thoughts|ghosts|the future|everything)|(?:talks?|talked|speaks?|spoke) (?:to|with) (?:animals|birds|trees|plants|ghosts|the dead)":
    [
      "{Doer} nodded in the middle of the street, to nobody who could be seen, and said “Quite right”.",
      "It was not always worth hearing. Most of it, {doer} found, was about lunch.",
      "{Doer} had to keep a straight face when everybody else heard only a rustle.",
      "“Who are you talking to?” somebody asked, and {doer} thought about which answer would be the shorter.",
    ],
  "(?:gets?|got|is|was) engaged|proposes?|proposed|asks? (?:him|her) to marry|asked (?:him|her) to marry": [
    "{Doer} went down on one knee, and there was a puddle just there, as there always is.",
    "The ring was in a little box, the box was in a pocket, and {doer} had three coats.",
    "{Doer} had practised it on the mirror and on the dog, and the dog had said yes.",
    "“Pardon?” was the answer, on account of a tram, and {doer} had to say it once again, louder.",
  ],
};
