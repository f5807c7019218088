/** A story structure. The goal's kind ("find", "save", "do") picks the end of its climax. */
export interface Arc {
  readonly id: string;
  /** The urgency and the price. */
  readonly hook: readonly string[];
  /** The turning point in the middle. */
  readonly turn: readonly string[];
  /** The lowest point. */
  readonly low: readonly string[];
  /** The climax. */
  readonly rise: readonly string[];
  readonly after: readonly string[];
}

export const arcs: readonly Arc[] = [
  {
    id: "quest",
    hook: [
      "But wishes are not fulfilled by post. <Somebody has to go and fetch them.> And it was far: farther than the last house, farther than anyone's uncle had ever been.",
      '"It cannot be done," said one neighbour. "It has been done," said another, "but never by anyone who came back." <They both went in to supper.>',
      'Then one evening, far away, a light went on where no light had ever been. <It blinked twice, like somebody waking.> "There," said {speaker}.',
      "All that was known about it fitted on the back of a stamp: go toward the place where the wind comes from, and do not be proud.",
    ],
    turn: [
      "From the top of the next rise they saw it at last, the place where all this was to end; and between them and it lay twice as much road as before.",
      '"I have to tell you something," said {pal}. "I do not know the way. I only wanted us to keep going." <{Hero} thought about it.> "It worked," said {speaker}.',
      "Halfway is the loneliest part of any road. <Behind lies everything you know, and in front lies everything you do not.> They sat down there, and shared what was left to eat.",
      "There were footprints ahead, fresh ones. Somebody else was on the same road; or else, as {pal} pointed out, they had walked in a circle.",
    ],
    low: [
      "And then there was no more road. It simply stopped, like a sentence that someone had been called away from. <On the far side, too far to jump, it went on.> {Hero} stood at the edge for a long time.",
      "They arrived, and there was nothing there. <A bare patch of ground, a bit of wind.> They had come all this way for a bit of wind.",
      "The night came down like a lid. <Somewhere in it they had taken a wrong turning.> Even {pal} had no joke left.",
      'Everything that could be tried had been tried, some of it twice. "Perhaps," said {pal}, very low, "it was enough to have looked."',
    ],
    rise: [
      "But a road that stops has to stop somewhere, and {hero} bent down to see where. Under the dust lay a step, and under that another.",
      'It was {pal} who said it: "We have looked everywhere except back." They turned round. <From here, from this one spot, the whole way lay open behind them like a written page.> And there, between two lines, was what they had walked past.',
      "Then the wind dropped, and in the quiet they could hear it, quite near: a sound like a name being said.",
      "{Hero} did what {he} had done on the first day. {He} took one step. <It held.> {He} took another.",
    ],
    after: [
      "The way back was the same way, and not at all the same. <Everyone whom they had met came out to ask how it had ended.>",
      "They stayed until the stars came out, since there is no sense in hurrying away from a thing that one has hurried toward for so long.",
      "Of the journey home there is little to tell, except that they sang for most of it.",
      "Nobody at home had moved the furniture, and yet it all looked new.",
    ],
  },
  {
    id: "race",
    hook: [
      "There was just one difficulty. It had to be done before the next full moon, and the moon was already looking well fed.",
      '"How long have we got?" The answer ran in the sand of an hourglass, and somebody had already turned it over.',
      "By the time the last lamp was put out on Friday, said the old rule, it would be too late for ever. <It was Tuesday.>",
      "The first snow would close the pass, and everyone's knees said snow.",
    ],
    turn: [
      'They had lost a day, and there was none to spare. "Then we shall have to be cleverer than a day," said {pal}.',
      "They could hear it now, whenever they stood still: time, going by with a noise like a distant train.",
      "There was a short way and a safe way. <They looked at the moon.> They took the short one.",
      '"Leave me," said {pal}, "you would be faster." "I would be earlier," said {speaker}. "That is not the same." And they went on together.',
    ],
    low: [
      "They came round the last corner, and they were too late. <The moon stood full and round above it all, perfectly calm.> Nobody said anything, for there was nothing that would have been true and kind as well.",
      "The last grain dropped. <It made no sound; one would have expected a sound.> So that was that.",
      "Far behind them, one by one, the lamps went out. They counted eleven, and ten, and then it was just one, and then it was dark. <It was Friday, and it was over.>",
      '"We could have made it," said {pal}, "if we had not stopped to help." And then: "I would stop again, though." "So would I," said {speaker}.',
    ],
    rise: [
      "But nobody had thought of one thing: the clock in that place was slow. <It had been slow for a hundred years, and nobody had ever had the heart to correct it.> There was exactly one minute left, and {hero} used all of it.",
      '"Too late for whom?" said a voice. It belonged to somebody whom they had helped on the way, and behind that voice came others, and the door was held open a moment longer by many hands.',
      "Then {hero} understood: the rule said when the last lamp is put out. So {he} lit one. <{Pal} lit another.> All along the road, people saw it, and put lamps in their windows.",
      "They ran. <There is no more to be said of it.> They ran as one runs in dreams, only this time the ground helped.",
    ],
    after: [
      "Afterwards they slept for two days, and nobody counted the hours.",
      "When the clocks struck, it sounded like clapping.",
      '"Was it close?" people ask. "No," says {pal}, "it was closer."',
      "There was time now, all at once; whole afternoons of it.",
    ],
  },
  {
    id: "rival",
    hook: [
      "But there was another who wanted the same: {afoe}, who had never lost and never said thank you.",
      '"That is mine," said a voice behind {him}. It was {afoe}. "Everything is mine. I simply have not collected all of it."',
      "All might have been easy, had it not been for {afoe}, who laughed when {hero} passed, and then, when nobody was looking, packed a bag.",
      "On the gate that night somebody had nailed a note. DO NOT TRY. It was signed by {afoe}, with a flourish.",
    ],
    turn: [
      'They had been robbed in their sleep. The food was gone, the rope was gone, and in the dust lay one grey glove. "That was {thefoe}," said {pal}.',
      '"Join me," said {thefoe}, "and we shall share it." It was a smooth offer, and it was a lie, and {hero} could hear the seam in it.',
      "From a ledge they saw {thefoe} far ahead, alone, talking to no one. <There was something sad about it, like a banquet for one.>",
      'The bridge had been cut. <On the far side {thefoe} raised a hat.> "Well," said {pal}, "now we know what we are not."',
    ],
    low: [
      "They were too late. {Thefoe} stood there already, with both hands on it, and smiled as one smiles at children.",
      '"You see?" said {thefoe}. "It is not the kind who win. It is the quick." And there was nothing to be said against it, just then.',
      "The trap was simple, and they walked into it like lambs. <A door, a bolt, footsteps going away.> Through the bars they could see a small square of sky.",
      "{Hero} lay on {his} back in the dust, and heard {thefoe} laugh, farther and farther off.",
    ],
    rise: [
      "But what is grabbed does not come; it has to be asked. It slid from {thefoe's} grip like water. Then came a crack, and a cry, and {thefoe} hung over the edge by two fingers. {Hero} did not stop to think. {He} held out a hand.",
      'Then the ground gave way, and it was {thefoe} who stood on it. {Hero} caught a sleeve, and held it, and did not let go until they both lay panting in the dust. "Why?" asked {thefoe}. "Because you were falling," said {speaker}. It was the first thing in years for which {thefoe} had no answer. <After a while came, very small: "Thank you.">',
      'After a long time the footsteps came back. On that innermost door there were two locks, side by side, and it took two to turn them at once; {thefoe} had been trying alone for years. "On three," said {speaker}; and on three they turned.',
      'But {hero} got up once more, and asked what no one had ever asked: "What did you want it for?" {Thefoe} turned round, opened {foehis} mouth, and shut it, and sat down. "I thought," came the answer, "that somebody might stay."',
    ],
    after: [
      "{Thefoe} did not become good overnight. But {foehe} learned to knock; and {foehe} was at every party after that, by the door, holding a plate.",
      "They gave {thefoe} half of the bread. It was eaten slowly, as one reads a letter.",
      "Some say that {thefoe} was never seen again, and some say, every week, for tea.",
      "There is nothing so quiet as a quarrel that has ended.",
    ],
  },
  {
    id: "riddle",
    hook: [
      "In the bottom of an old drawer lay a card with three lines on it. It is not where you look. It is not when you hurry. It is not yours until you give it away. <There was no signature, only a coffee stain.>",
      'An old woman at the market looked at {hero} for a long while, and wrote three lines on a paper bag: not where you look, not when you hurry, not yours until you give it away. "That will be fourpence," she said.',
      '"Follow what is missing," said the note that had been pushed under the door; and below that, in a different hand: not where you look, not when you hurry, and not yours until you give it away. <A corner of it was missing.>',
      "Over the gate stood the three lines that had sent so many home again. It is not where you look. It is not when you hurry. It is not yours until you give it away.",
    ],
    turn: [
      '"I think that was one of the three," said {pal} suddenly. They went over it, word by word, and so it was; and the other two looked a little less impossible.',
      "They had solved the wrong riddle, and they had solved it beautifully. <{Pal} laughed until {palhe} had to sit down.>",
      "The second line made sense now, in the way a key makes sense once you have seen the door.",
      '"Say it again, slowly," said {pal}. And while saying it, slowly, {hero} heard it for the first time.',
    ],
    low: [
      "They had every answer but the last, and the last was the only one that opened anything.",
      "The door asked, and they answered, and it stayed shut. They had one guess left, and no guess.",
      "Nothing fitted. The lines lay there like the pieces of two different puzzles, and it was getting dark.",
      '"Perhaps it is not a riddle," said {pal} in the end. "Perhaps it is only a card." That was the lowest moment of all.',
    ],
    rise: [
      'It was when {hero} stopped looking that {he} saw. The answer had been walking beside {him} the whole time, complaining about its feet. "Us," said {speaker}. "The answer is us." And the door swung open.',
      "{Hero} put {his} last crust into a stranger's hand, without thinking of any riddle at all; and behind the stranger a latch clicked.",
      "Not yours until you give it away. {Hero} turned to {pal}, and gave {palhim} the only thing {he} had been saving. <It was very quiet.> Then, everywhere at once, locks began to open.",
      '"Perhaps it is only a card," said {hero} slowly, "and the riddle is what happened to us while we carried it about." {He} laughed out loud. They had had the answer since the second day, and had been eating supper with it.',
    ],
    after: [
      "They put the card back in a drawer, not the same drawer, for somebody else to find.",
      "Once you know the answer, you cannot think how you ever did not.",
      '"That was easy," said {pal}, and got a look.',
      "They made up new riddles all the way home, and most of those had the answer cheese.",
    ],
  },
  {
    id: "gift",
    hook: [
      "It was not even for {himself} that {hero} wanted it, or so {he} said. There was somebody who needed it more.",
      '"What will you do with it?" people asked. {Hero} had not thought so far. It would have to be thought about on the way.',
      "An old voice had once told {him}: you will find it on the day you can do without it. {Hero} had found that silly, and had never forgotten it.",
      "There was a shelf at home, dusted and empty, that had been waiting for years.",
    ],
    turn: [
      "They met a child who had lost more than they had ever owned. {Hero} gave what {he} could, and the bag was lighter, and the road was not harder for it.",
      '"You keep giving things away," said {pal}. "At this rate we shall arrive with nothing." "At this rate," said {speaker}, "we shall arrive."',
      "For one whole evening {hero} forgot what {he} had come for. <There was music, and someone had baked.> Only at bedtime did {he} remember, and lay awake.",
      "What if it was smaller than they thought? What if it was not for keeping at all? {Hero} did not say this aloud.",
    ],
    low: [
      "And there, at the very end, sat somebody who had come for the same thing, and needed it, anyone could see that, a great deal more.",
      "It was not enough for two. <It was hardly enough for one.> {Hero} looked at {pal}, and {pal} looked away, so as not to be in the way of a hard thought.",
      "{Hero} held the thing that {he} had wanted for so long. It weighed almost nothing. Why, then, was it so heavy?",
      "To have it, one would have to leave {pal} behind; that was the price, and it was written quite plainly over the door.",
    ],
    rise: [
      '"Here," said {speaker}, and opened {his} hands. <It hurt for as long as it takes to breathe out.> And then a thing happened that is not in any of the books: there was more of it, and more, enough for everyone who stood there.',
      "What is given goes round. It went from {hero} to a stranger, from the stranger to a child, from the child to {pal}; and {pal}, laughing, handed it back.",
      "{Hero} gave it away. {He} {was} surprised to find that {his} hands were not empty. Somebody was holding them.",
      '{Hero} turned round at the door. "No," said {speaker}. "Not without {mypal}." And the door, which had been waiting a very long time for somebody to say so, fell off its hinges.',
    ],
    after: [
      "The shelf at home is still empty. <People have stopped asking.> {Hero} calls it the best thing that {he} ever brought back.",
      "They walked home with light bags and full pockets, since everyone along the way had put something in.",
      '"Do you miss it?" asked {pal}. {Hero} thought. "How could I? I know where it is."',
      "There was a party, and it had no reason, which is the best kind.",
    ],
  },
  {
    id: "bargain",
    hook: [
      'That night somebody knocked, tall and thin, in a coat with too many pockets. "I can help you," said the Collector. "I ask only for something you will never miss." And {hero}, who was tired, said yes.',
      'At the crossroads stood a trader with an empty tray, whom people called the Collector. "I sell beginnings," said the Collector. "You pay at the end." <There was a paper, and there was a pen.>',
      'A grey bird came to the window. "My master the Collector knows the way," it said, "and asks for hardly anything." In its beak it had a paper. {Hero} read the large letters, and signed.',
      "There was a price, of course. The Collector had put it in letters so small that they looked like dust; and {hero} blew on them, and signed.",
    ],
    turn: [
      'It began with small things: a word that would not come, a tune with a hole in it. "You are fading," said {pal}. It was the price, and it was being paid already.',
      '"Read me that paper again," said {pal}, "the part that looks like dust." They read it by a match, and then by another, and it was worse than they had thought.',
      "In the night {hero} heard a pen scratching: somebody, somewhere, was writing down what was owed.",
      "They could have turned back here, and owed nothing. <The road was dry, the wind was behind them.> They looked at each other and went on.",
    ],
    low: [
      'The Collector was waiting for them, with a pocket held open. "A bargain is a bargain," said the Collector, almost kindly. "You promised something that you would never miss. I have come for your friend."',
      "The bill was laid upon the ground, and it was longer than the road. {Hero} had nothing to pay it with, and the ink was already dry.",
      '"Now," said the voice, "I will have your name, and no one will ever call you by it again." And indeed, when {pal} tried to call, no sound came.',
      "It was midnight, and midnight was when it was due.",
    ],
    rise: [
      '"You said: something I would never miss," said {speaker}. "But I would miss {mypal}. I would miss every single hour of this. So there is nothing here for you to take." The paper turned the colour of tea, and then to crumbs.',
      '{Pal} stepped forward and tore the paper in two. "I can do that," {palhe} said, "since I never signed."',
      '{Hero} looked into all those pockets, and they were full of things that nobody had missed, and every one of them was lonely. "May I keep you company a while?" asked {speaker}. In a hundred years no one had asked the Collector that. <The pen stopped.>',
      '"Then I offer you a better one," said {speaker}. "You give us back what is ours, and we give you a chair at our table, every evening, for nothing." It was very still. "For nothing," said the voice, trying the words. "I have never had that."',
    ],
    after: [
      "One evening a week there is an extra plate on the table, and somebody tall hangs up a coat with empty pockets.",
      "They read everything twice after that, even the labels on jam.",
      "Nothing was owed any more, in any direction. <It is a feeling like taking off boots.>",
      "The crossroads is still there, but the tray is gone. Someone has planted beans.",
    ],
  },
  {
    id: "promise",
    hook: [
      "{Hero} had given {his} word, long ago, to someone who was no longer there to hold {him} to it. <Those are the promises that weigh most.>",
      '"Promise me," the letter ended; and the rest had been washed away by rain or by something else. {Hero} promised the blank part too.',
      "It was a promise made under a table, at the age of six, with crossed fingers and full hearts. Nobody else remembered. {Hero} did.",
      "One cannot break a promise a little. It is like an egg.",
    ],
    turn: [
      '"Nobody would blame you," said {pal}, "if we went home now." "No," said {speaker}. "Nobody." And they looked at each other, and picked up the bags.',
      "{Hero} told {pal} that night to whom the promise had been made. It took a long time to tell, and afterwards the fire was out, and neither of them was cold.",
      'An old acquaintance came by, well fed and well dressed, who had once promised the same and thought better of it. "One gets over it," {hero} {was} told. That did not sound like something to look forward to.',
      "There was a house by the road with the lamp lit and the table laid, and they were begged to stay for ever. <It was hard to go. It was meant to be.>",
    ],
    low: [
      "The place had changed. Where the old house had stood, where it was to have been done, there was only a wall, and a notice.",
      "The letter fell apart at last, along all its folds, and the wind took the pieces, and {hero} let it.",
      '"I cannot do it," said {speaker}. It was the first time that {he} had said it, and it echoed.',
      "It was too late, said everyone; the one whom it concerned would never know. {Hero} sat down on the step, and the promise sat down beside {him}.",
    ],
    rise: [
      "But a promise is not kept in a place, and it is not kept in time to be thanked. It is kept. {Hero} stood up, there where {he} {was}, and did what {he} had said {he} would.",
      "On the back of the last scrap was something that neither of them had ever seen, in a hand they knew: I never doubted it.",
      '"I remember it too," said {pal}. "I was under that table." And that made two of them; and two is enough to lift almost anything.',
      'A small child had stopped to watch. "What are you doing?" "Keeping a promise," said {speaker}. The child put down a satchel, and helped.',
    ],
    after: [
      "When it was done, {hero} felt how light it is to owe nobody anything but love.",
      "They told no one. But things like that are known, somehow, the way one knows that bread has been baked.",
      "That night {hero} slept as people sleep who have posted a letter.",
      "And somewhere, I am sure of it, somebody smiled.",
    ],
  },
  {
    id: "medias",
    hook: [
      "Three days earlier there had been no cliff, no storm and no shouting. <There had been breakfast.> But on that very morning a message had come, addressed to nobody in particular, and {hero} had opened it.",
      "How does one get into such a fix? By small steps. <It had started with a noise behind the wall.>",
      "It ought to be said that {hero} had meant to stay at home that week.",
      "The trouble had started with a kindness, as most real trouble does.",
    ],
    turn: [
      'And so they came again to the very spot where this story might have started: the ledge, the wind, the long way down. "Do not look," said {pal}. They looked.',
      '"Was that supposed to happen?" asked {pal}. "Parts of it," said {speaker}.',
      "Everything they had left behind was catching up with them: the storm, the bill, the bad idea.",
      "Here the rope broke. It had been going to, all along.",
    ],
    low: [
      "For the space of three breaths nothing moved at all. Then everything did, downwards.",
      "When the dust had settled, {hero} called out, and {pal} did not answer.",
      "There was one hand to hold on with and one to hold on to, and the strength for neither.",
      "It was so quiet after the crash that one could hear the small stones making up their minds.",
    ],
    rise: [
      '"Here," said a muffled voice. "I am standing on something." And what {pal} was standing on changed everything.',
      "In the fall the wall had broken open, and behind it, where nobody could have got by going carefully, there was light.",
      "They had fallen, and they had fallen the right way. It happens. {Hero} started to laugh, and could not stop.",
      "{Hero} let go of everything that {he} had been carrying, and found that {he} had a hand free after all.",
    ],
    after: [
      '"Next time," said {pal}, "we stay for breakfast."',
      "They counted arms and legs, and came to the right number.",
      "The bruises went through all the colours of a sunset, and were shown around with pride.",
      "It sounds better, now, than it was. That is what stories are for.",
    ],
  },
  {
    id: "frame",
    hook: [
      '"And then?" That is what the child at the bedside asks at this point, every time. <And the old teller puts on another log.> Then, the story goes, there came a letter with no stamp.',
      '("Is this true?" "Listen first," says the one who tells it, "and ask me at the end.") It was on the next day that everything changed.',
      "I am telling it as it was told to me, in a kitchen, on a night when the power had failed. There came a knock, it goes on, long after the hour for knocking.",
      "Here the photograph album has an empty page, with four little corners still glued on. Something is missing; and that is where {hero} comes in.",
    ],
    turn: [
      '("I would have gone back," says the child. "Would you?" says the teller, and waits. "No," says the child.) They did not go back.',
      '"That is the best part," the old voice always said here, "and it is the part that I like least to tell."',
      "In the kitchen the candle had burned halfway, and so had the story.",
      "The next picture is blurred. Somebody must have laughed. One can just make out {hero} and {pal}, and behind them something very large.",
    ],
    low: [
      'Here the one who tells it always stops, and looks into the fire. "Not everything in this story is easy," comes the voice after a while. "But you are big enough, I think." They had lost each other in the dark.',
      '("Do not let it end there!" "I did not make it," says the teller, "I only carry it.") It looked as though that was the end.',
      "The candle went out just then. Nobody moved to light it. In the dark the voice went on, lower: and there they sat, and did not know what to do.",
      "In the album there is a page that is quite black. Someone has written under it, in white ink: it was like this.",
    ],
    rise: [
      '"And what would you have done?" asks the teller. The child thinks, and says it. And that is exactly what {hero} did.',
      '"Ah," says the old voice, and one can hear it smile. "But you forget who was with {him}." For {pal} had not gone at all. {Pal} had gone to get the others.',
      "Then somebody struck a match. <In the kitchen, and in the story.> And by that small light they saw it.",
      "On the last page but one there they are, the two of them, very small, at the foot of something bright.",
    ],
    after: [
      '"Was that you?" asks the child. "In the story, were you {thehero}?" The old teller only puts out the lamp.',
      '("Is it true?" "Look on the shelf," says the teller. And it stood there.)',
      "The power came back in the middle of the last sentence, and someone got up and switched it off again.",
      "The four little corners have a picture in them now.",
    ],
  },
  {
    id: "lesson",
    hook: [
      '"How hard can it be?" said {speaker}. It turned out that this could be measured.',
      "The first try failed in front of everybody. <The second try failed more quietly.> It was the third that gave {hero} the idea.",
      "There was a contest, with a prize and a brass band; and on a whim, and rather to {his} own alarm, {hero} had put {his} name down.",
      '"You will never learn it from a book," said the old teacher, shutting the book. "Go and be wrong for a while. Then come and tell me."',
    ],
    turn: [
      '"I have found out one thing," said {speaker}. "I was doing it backwards."',
      "They made a list of everything that had gone wrong, and it was really quite a good list. <One could see a pattern in it.>",
      "Bit by bit it went better. They did not notice, since it is hard to see grass grow when one is sitting on it.",
      "A stranger showed them in one minute what they had not found in a week; and they had not found it, they saw now, because they had not asked.",
    ],
    low: [
      "The answer was wrong. It had been wrong from the start, from the first line, and all of it must be done again.",
      "{Hero} tore the list in half, and in half again, and then, being tidy, picked up the pieces.",
      "On the great day everything that could fall fell. <The band stopped playing, one instrument after the other.> Somebody coughed.",
      '"Some can do it," someone said, "and some cannot." It was not said unkindly. That made it worse.',
    ],
    rise: [
      '"Once more," said {speaker}, to {his} own surprise. This time {he} did not try to do it well. {He} only tried to see what happened. And it happened.',
      "And as {hero} put the pieces in a row, the torn edges met in a new way; and there it stood, as plain as a hat.",
      "{Hero} thought of all whom {he} had met, and of the one thing that each had known. Put together, it was everything that was needed.",
      '"Show me," said a small voice, and {hero} showed it, slowly, from the beginning; and in showing, {he} understood it.',
    ],
    after: [
      '"How hard can it be?" somebody asked the next day. {Hero} smiled, and fetched a chair.',
      "There is a club for it now, every Wednesday. Beginners sit in front.",
      "The band started up again, a little out of tune. It was the best they had ever played.",
      "The old teacher said nothing, but opened the book at an empty page and held out a pen.",
    ],
  },
  {
    id: "dreaming",
    hook: [
      "There was a door in the air, with a brass handle and a note: BACK BEFORE MORNING. <The note was in {hero's} own handwriting.>",
      "A bell rang under the water of the night, and everyone in the dream turned to look at {hero}, as if {he} had been expected.",
      'The moon had come down to the sill. "You forgot something here last time," it said, in the friendliest way.',
      "In dreams one always knows what must be done, and {hero} knew.",
    ],
    turn: [
      "The street they walked on was the back of some enormous sleeping creature; it sighed, and they all rose a little.",
      "{Hero} met {himself} coming the other way, in a better hat, and they nodded to each other like neighbours.",
      "All the letters fell off the signs and flew away to sleep in the trees. After that they went by the feel of it.",
      '"If you wake up now," said {pal}, "I shall never have been." So {hero} held on to the dream with both hands.',
    ],
    low: [
      "Then the dream began to tear, as dreams do at the edges. <Through the holes came grey, and the sound of a dripping tap.> {Pal} was already a little see-through.",
      "{Hero} ran and ran, and the corridor ran with {him}, and nothing came nearer.",
      "Somebody had turned out the stars. One could hear the switch.",
      "{Hero} opened {his} mouth to call, and out of it came only snow.",
    ],
    rise: [
      '{Hero} did not run any more. {He} turned round to whatever it was that followed. <It was quite small, and out of breath.> "You dropped this," it said.',
      '"It is my dream," said {speaker} then, and stood still; and the corridor, which had not been told, ran on a little, and stopped, and came back.',
      "In the darkest part there was a light switch, at the height where it had been when {hero} {was} very young. {He} pressed it.",
      "{He} breathed on the snow, and it turned to white birds, and the birds knew the way.",
    ],
    after: [
      '"Will I remember it?" "Not all of it," said {pal}. "But it will remember you."',
      "Down they came, slowly, like feathers that have nowhere to be.",
      "At the brass-handled door they said goodbye in a language that has only that one word.",
      "Already there was a bird outside, a real one, clearing its throat.",
    ],
  },
];

/** The last step for each kind of goal. */
export const endings: Readonly<Record<"find" | "save" | "do", readonly string[]>> = {
  find: [
    "And there, where nobody had thought to look, was {goal}. <It was smaller than {hero} had imagined, and far more beautiful.> For a moment nobody moved.",
    '"Is that it?" whispered {pal}. It was. It was {goal}, as real as rain, and it seemed to have been waiting for them in particular.',
    "{Hero} had pictured it a thousand times, and every time it had been grander. But this was {goal}, and there was nothing to add to it.",
    "And so they found {goal}; or {goal}, as {pal} likes to say, let itself be found.",
    "There it was. {Goal}. <They had walked so far to see it that they hardly dared to look.> Then they looked, and looked, and could not stop.",
    "Nobody cheered. It was too big for that. There was {goal}, an arm's length away, and {hero} reached out and {pal} held {his} other hand.",
  ],
  save: [
    "And {goal}? Safe. <Frightened, dusty, and safe.> {Hero} said it twice, to hear it: safe.",
    "It took all they had, and it was just enough. When the dust came down, {goal} was safe, and somebody was crying, and it was for joy.",
    '"It is over," said {speaker}. "Nothing can happen now." And that was how {hero} kept {his} word to {todo}.',
    "Then it was done, as quickly as a breath: {goal} was safe. <{Pal} sat down, all of a sudden, on the nearest thing.>",
    "There were no trumpets. There was only {goal}, out of danger at last, and {hero}, who found that {he} could not let go just yet.",
  ],
  do: [
    "And that is how {hero} {did}. <It was not perfect. It was better than that: it was done.>",
    "{He} did not think about it. {He} simply began; and when {he} stopped, there it was. {Hero} {did}, and the world was one thing larger.",
    '"You did it," said {pal}. And it was so. After everything, {hero} {did}.',
    "Nobody who was there will ever forget it. On that day {hero} {did}, in front of the whole sky.",
    "So {hero} {did}. <Somebody began to clap, and then everybody was clapping, and {hero} looked round to see for whom.>",
    "It was quiet, and then it was not. {Hero} {did}, once for {himself}, and once again because {pal} asked so nicely.",
  ],
};

/** Rivals for ideas that name none. */
export const rivals = [
  "a gentleman~ in a grey top hat",
  "a merchant~ who bought whatever others loved",
  "a duchess~ with a very small dog and a very large purse",
  "a trickster~ in a coat of mirrors",
  "a collector~ of rare things",
  "a magician~ who had forgotten how to be amazed",
];
