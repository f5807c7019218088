/** The lines of a type of story: its openings, transitions and endings. */
export interface NarrativeStyle {
  readonly arcs: readonly string[];
  readonly open: readonly string[];
  readonly leave: readonly string[];
  /** Between one episode and the next. */
  readonly onward: readonly string[];
  readonly end: readonly string[];
}

export const fairytale: NarrativeStyle = {
  arcs: ["quest", "bargain", "riddle", "rival", "gift"],
  open: [
    "Once upon a time, when wishes were still handed in at the town hall, there lived {where} {ahero}.",
    "Long ago, and a little to the left of yesterday, {ahero} lived {where}.",
    "There was once {ahero} who lived {where}, in the days when the moon still took visitors.",
    "In the time when kettles could talk and mostly complained, there lived {where} {ahero}.",
    "Beyond seven hills, seven rivers and one very long hedge, {ahero} lived {where}.",
    "Once, and not so very long ago that the grass has forgotten it, {ahero} had a home {where}.",
  ],
  leave: [
    "So {hero} swept the step, put the key under the third stone, and set out.",
    "Three times the rooster crowed, and at the third {hero} {was} already on the road.",
    "{Hero} took a crust, a blanket and somebody's blessing, and went where the road went.",
  ],
  onward: [
    "In fairy tales the first gate is always the easiest.",
    "Three days they walked, or it may have been one long one.",
    "The story would be shorter had they turned left, but they turned right.",
    "Now in that country lived a great many odd folk.",
    "It was the hour when even the stones listen.",
  ],
  end: [
    "And if the kettle has not boiled dry, they are all sitting there still.",
    "That is the end of the tale, and the beginning of supper.",
    "They lived as happily as people can who have to do the washing-up; and that is happier than it sounds.",
    "Snip, snap, the story is out; who does not believe it may go and look.",
    "And whoever told it last still has a warm tongue.",
  ],
};

export const adventure: NarrativeStyle = {
  arcs: ["race", "quest", "rival", "medias", "riddle"],
  open: [
    "Nobody who lived {where} had ever gone past the last signpost. Then came {ahero}.",
    "The rope was coiled, the boots were greased, and {ahero} stood {where} and looked at the edge of everything known.",
    "There are two kinds of morning: the kind you forget, and the kind that began {where} with {ahero}.",
    "If you had been {where} on that particular day, you would have seen {ahero} running.",
    "It is {where} that the old maps stop, and it was there that {ahero} lived.",
    '"Impossible" was the commonest word {where}, and {ahero} {was} thoroughly tired of it.',
  ],
  leave: [
    "Ten minutes later {hero} {was} gone.",
    "{Hero} tightened the last strap and did not look back, or only once.",
    "There was no time for a plan, so {hero} took courage instead.",
  ],
  onward: [
    "Then the ground began to shake.",
    "They had perhaps an hour of light left.",
    "Nothing on the map had mentioned this.",
    "Going back would have been sensible, and nobody suggested it.",
    "By noon they had lost the path, and by one o'clock they had found something better.",
  ],
  end: [
    "The boots are by the door, still muddy. They will not stay there long.",
    'Then somebody at the back asked, "And what is behind that ridge over there?" and it all began again.',
    "There is a new signpost now, past the last one. It only says: Keep going.",
    "And the maps had to be printed again, somewhat larger.",
    "The road home felt shorter. It always does, once you know how it ends.",
  ],
};

export const educational: NarrativeStyle = {
  arcs: ["lesson", "riddle", "quest", "gift"],
  open: [
    "Every big answer starts with somebody who asks. This one started {where}, with {ahero}.",
    "{Ahero} lived {where}, and kept a notebook with a question on every page.",
    "Have you ever wondered about a thing so hard that you forgot your soup? That is what happened {where} to {ahero}.",
    "On the wall there hung a sign: LOOK CLOSELY. It had been put up {where} by {ahero}.",
    "It began {where}, as most discoveries do, with a mistake; and the mistake belonged to {ahero}.",
  ],
  leave: [
    "First step: make a guess. Second step: go and see. {Hero} went.",
    '"We could ask someone," thought {hero}, "or we could find out."',
    "With a pencil, a ruler and an apple for thinking, {hero} set off.",
  ],
  onward: [
    "In the notebook there was a new question, underlined.",
    "A guess is only a guess until you test it.",
    "They measured it twice, because once is luck.",
    '"What do we know?" and "What do we not know?" they asked each time, in that order.',
    "Now came the part that scientists like best: being wrong in an interesting way.",
  ],
  end: [
    "On the last page of the notebook stands the answer, and under it, in smaller letters, three new questions.",
    "So next time you wonder about something, do what {hero} did: look, guess, try, and look again.",
    "And the sign on the wall says something more now: LOOK CLOSELY. THEN LOOK TOGETHER.",
    "Knowing a thing is good. Finding it out is better. Telling somebody is best of all.",
    "What will you find out tomorrow?",
  ],
};

export const cinematic: NarrativeStyle = {
  arcs: ["medias", "rival", "race", "gift", "frame"],
  open: [
    "First there is only dark. Then a light, far away, {where}; and in the light, {ahero}.",
    "Rain on glass. A door opens, a door closes. That was how anyone first saw {ahero}, {where}.",
    "Seen from above, it is the smallest of lights, {where}. Come closer. There was {ahero}.",
    "A long road, an empty sky, and no music yet. {Where}, {ahero} looked up.",
    "Hold on this picture for a moment: {where}, early, {ahero}, quite alone.",
  ],
  leave: [
    "A bag on a shoulder. A last look at the room. A light switched off.",
    "The door stood open for a long time after {hero} had gone.",
    "{Hero} walked out of the frame of everything familiar.",
  ],
  onward: [
    "Cut to the road. Nobody spoke.",
    "Light changed. Hours went by in a moment.",
    "And now the music would have started, had there been any.",
    "From far off they were only two marks on a great pale page.",
    "Slowly, very slowly, something came into focus.",
  ],
  end: [
    "The light goes on in the window. Hold it there. Then, gently, dark.",
    "And if you stay until the very last name has gone by, you can hear somebody laughing.",
    "Seen from above, it is the smallest of lights. But there are two of them now.",
    "The picture fades, but not the road.",
    "Then morning, wide and ordinary and new.",
  ],
};

export const fantasy: NarrativeStyle = {
  arcs: ["bargain", "quest", "rival", "riddle", "gift"],
  open: [
    "In an age of quiet magic, when every river still had its own name for itself, {ahero} lived {where}.",
    "The old powers were going to sleep, one by one, and only {ahero}, {where}, had noticed.",
    "They say that magic never dies, it only forgets. {Where}, {ahero} {was} about to remind it.",
    "On the night of the second moon a door stood open {where}, and {ahero} {was} the first to see it.",
    "The stones told it to the roots, and the roots told it to the rain: somebody would come. {Where}, {ahero} {was} not expecting to be somebody.",
  ],
  leave: [
    "The door had no other side. {Hero} stepped through it.",
    "{Hero} spoke the word that one speaks to a road, and the road got up.",
    "A star went before, no bigger than a spark, and {hero} followed.",
  ],
  onward: [
    "Beyond that, names grew longer and shadows did as they liked.",
    "The air tasted of tin and lilac, as it does near old spells.",
    "In that land it is rude to ask the time.",
    "Something with wings went over, and did not look down.",
    "Here the magic lay thick, like snow that nobody had walked in.",
  ],
  end: [
    "And the old powers, who had only been waiting to be asked, turned over and opened their eyes.",
    "Magic never dies, they say; it only forgets. It has a better memory now.",
    "On the night of the second moon they leave that door open, and a lamp beside it.",
    "The stones still tell it to the roots. You can hear them, when it rains.",
    "And in the margin of the oldest book a new line wrote itself, and dried.",
  ],
};

export const sciFi: NarrativeStyle = {
  arcs: ["medias", "quest", "race", "gift", "riddle"],
  open: [
    "In the year that the last telephone was put into a museum, {ahero} lived {where}.",
    "The log for that day holds only one line: all quiet {where}. It does not mention {ahero}.",
    "Four hundred years from now, on a Tuesday, {ahero} {was} {where}, repairing a clock.",
    "The signal took eleven minutes to arrive. When it did, {where}, only {ahero} {was} awake to hear it.",
    "People said that there was nothing left to discover {where}. {Ahero} had been built, or born, to doubt it.",
  ],
  leave: [
    "Systems green, heart pounding: {hero} opened the airlock.",
    "{Hero} left a message on a loop, and a light on.",
    '"Course laid in," said the computer. It sounded almost envious.',
  ],
  onward: [
    "The instruments disagreed, which made two opinions too many.",
    "Gravity was light here, and steps were long.",
    "Eleven minutes there, eleven minutes back: one learns to think before asking.",
    "The battery stood at forty percent.",
    "On the screen a dot had appeared that had not been there before.",
  ],
  end: [
    "Log entry, final line: not all quiet. Better.",
    "The signal is still on its way. In eleven minutes, or eleven years, somebody will look up.",
    "Far below, one by one, small lights blinked back.",
    "The museum has offered to take the old receiver. {Hero} says that it is still in use.",
    "And the stars, which do not twinkle out there, seemed for once to try.",
  ],
};

export const historical: NarrativeStyle = {
  arcs: ["promise", "race", "rival", "frame", "bargain"],
  open: [
    "In the days when news went no faster than a horse, {ahero} lived {where}.",
    "The chronicle of that year tells of two floods and one wedding. It does not tell of {ahero}, {where}.",
    "Many lifetimes ago, when bread was baked on Saturdays and kings were made on any day, {ahero} {was} at home {where}.",
    "That was the winter when the wells froze. {Where}, people spoke of {ahero} only in passing.",
    "My grandmother had it from hers, and she had it from one who was there: {where} there once lived {ahero}.",
  ],
  leave: [
    "Before the bells rang for morning, {hero} had passed the town gate.",
    "There was no coach for such as {hero}, so {he} walked.",
    "{Hero} sewed the money into a hem, and kissed the doorpost.",
  ],
  onward: [
    "The roads were bad that year, and the inns were worse.",
    "Carts went by with all that a family owns.",
    "A messenger had ridden through in the night and told everyone something different.",
    "They showed their papers, and then their faces.",
    "The harvest was in, and people had time to be curious.",
  ],
  end: [
    "The chronicle has room for kings. For the others there are stories like this one.",
    "A stone stands there now, with no name on it. People leave bread.",
    "Of all that was built in that year, only the story is still standing.",
    "So my grandmother told it, and she never told it twice the same; but she always ended it here.",
    "Centuries have gone over it like weather. It is still true.",
  ],
};

export const romantic: NarrativeStyle = {
  arcs: ["promise", "gift", "frame", "bargain"],
  open: [
    "On the evening when the lamps were lit early, {ahero} stood {where} and felt the whole world lean a little closer.",
    "Love stories begin in all sorts of weather. This one began {where}, with {ahero} and a forgotten umbrella.",
    "For years {ahero} had lived {where} and had been perfectly content, which is not at all the same as happy.",
    "There was a bench {where} on which nobody ever sat alone twice. {Ahero} did not know that yet.",
    "Some letters are never posted. {Ahero}, {where}, had a whole drawer of them.",
  ],
  leave: [
    "{Hero} wrote a letter, tore it up, and went in person.",
    "One can only wait so long for courage. {Hero} left without it.",
    "The last train was at nine. At one minute to nine {hero} began to run.",
  ],
  onward: [
    "It rained softly, the way it rains on people who do not mind.",
    "They talked about nothing, for hours, and it was the best of conversations.",
    "A hand brushed against a hand, and nobody apologised.",
    "Every street seemed to remember something.",
    "There are silences that are like a full glass; neither wanted to spill it.",
  ],
  end: [
    "The bench is still there. It has two names on it now, and room.",
    "Some journeys end where they began, only warmer.",
    "They are still arguing about who smiled first.",
    "And the drawer? The drawer is empty. Every letter has been read aloud.",
    "It did not end there, of course. That is the whole point of it.",
  ],
};

export const comics: NarrativeStyle = {
  arcs: ["rival", "race", "medias", "lesson"],
  open: [
    "WHOOSH! What was that {where}? A gust? A goose? No: {ahero}!",
    "Page one, panel one: {where}. All is calm. Far, far too calm for {ahero}.",
    "Every hero needs an origin, a costume and a good breakfast. {Where}, {ahero} had so far managed the breakfast.",
    "BOOM! The window rattled, the toast jumped, and {where}, {ahero} grinned.",
    "Meanwhile, {where} (it is always meanwhile somewhere), {ahero} heard the call.",
  ],
  leave: [
    "ZIP! A cloud of dust, and {hero} {was} gone.",
    '"Cape? Check. Snack? Check. Plan?" There was a pause. "Cape, check."',
    "And with a leap that bent two lampposts, {hero} {was} off.",
  ],
  onward: [
    "KRAK! Something gave way.",
    "MEANWHILE, on the very next page, it got worse.",
    '"That sounded expensive," said {pal}.',
    "SPLOSH! Nobody had mentioned the puddle.",
    "A shadow fell across the panel, a big one, with horns, or possibly a hat.",
  ],
  end: [
    "THE END? Somewhere a telephone rings. Not by a long chalk!",
    "And in the very last panel, quite small, in a corner: a wink.",
    "KAPOW! goes the sun, coming up. What a page to finish on.",
    "Next issue: something with tentacles. But that is another forty pages.",
    "Heroes come in all sizes. This one went home for cake.",
  ],
};

export const bible: NarrativeStyle = {
  arcs: ["promise", "gift", "quest", "rival"],
  open: [
    "In those days there lived {where} {ahero}, and nobody counted {him} among the great.",
    "Now it came to pass, in the season when the sheep are brought down, that {ahero} {was} {where}.",
    "Hear what was told among the tents: there was {where} {ahero}, and the Lord looked upon the heart.",
    "In the years of little rain, when people shared what they had, {ahero} lived {where}.",
    "There was peace in the land that spring, and {where} dwelt {ahero}.",
  ],
  leave: [
    "So {hero} rose up early in the morning, gave thanks for the day, and went.",
    "{Hero} prayed, and it was quiet, and in the quiet {he} knew the way.",
    "And {hero} took bread and water and no silver, and set out in faith.",
  ],
  onward: [
    "And the evening and the morning were another day.",
    "They pitched their tent, and gave thanks for the bread, for it was little.",
    "The way was dry and stony, yet they did not lack.",
    "As it is written, a soft answer turns away anger.",
    "At night they looked up at the stars, which no one can number.",
  ],
  end: [
    "And those who heard it kept it in their hearts, and told it to their children's children.",
    "For what is given in love is never lost.",
    "So there was joy in that house; and the door of it was not shut, by day or by night.",
    "And {hero} gave thanks, and {his} days were long and full of light.",
    "Blessed are they who walk in the dark and keep the lamp for others.",
  ],
};

export const book: NarrativeStyle = {
  arcs: ["frame", "promise", "quest", "gift", "riddle", "bargain"],
  open: [
    "Dear reader, before you turn another page you ought to know about {ahero}, who lived {where} and never meant to be in a book.",
    "It was a Thursday, and nothing of importance has ever happened on a Thursday; which is why nobody {where} was looking when {ahero} opened the door.",
    "This is the story of {ahero}, {where}, as exactly as I can remember it, and a little better.",
    "Of all the stories told {where}, the one about {ahero} is the only one I would swear to.",
    "Chapter one is where one meets the hero. Very well: {where} lived {ahero}.",
  ],
  leave: [
    "So ended the first part of {hero's} life, and {he} closed the door on it quietly, as one closes a book.",
    "I should have liked to tell you that {hero} packed sensibly. I cannot.",
    "{Hero} left on foot, on time, and on {his} own account.",
  ],
  onward: [
    "Here, if this were a longer book, there would be a picture.",
    "I promised to leave nothing out, so I must tell you about the mud.",
    "Reader, I had that chapter from somebody who was under the table at the time.",
    "What came next has been told in three ways, and I choose the true one.",
    "You may turn the page now. I will wait.",
  ],
  end: [
    "There are no more pages, but there is more story. It has simply gone on without us.",
    "I have put the book back where I found it. There is a mark in it, in case you should need the place.",
    "And that, dear reader, was a Thursday.",
    "If you should ever pass that way, knock. Say that a book sent you.",
    "The last line of a book is only the place where the writer stopped for tea.",
  ],
};

export const dream: NarrativeStyle = {
  arcs: ["dreaming", "gift", "riddle", "bargain"],
  open: [
    "The pillow was cool, the lamp was low, and {ahero}, {where}, fell asleep so softly that the story did not notice and went on.",
    "Nobody ever sees the moment when a dream begins. {Where}, {ahero} had just closed {his} eyes, and there was already a staircase.",
    "The clock said thirteen, and said it kindly. {Where}, {ahero} sat up, or dreamed of sitting up.",
    "It began as rain on the roof and became the sound of the sea, and {ahero}, {where}, floated up with it.",
    "Hush now, breathe in, breathe out: {where}, see {ahero} drifting, and the bed has come loose from the shore.",
  ],
  leave: [
    "The window was wide open, though it had never been a window before, and {hero} stepped out onto the air.",
    "{Hero} took hold of the hem of the night, and went along.",
    "One does not pack for a dream. {Hero} went as {he} {was}.",
  ],
  onward: [
    "And because it was a dream, nobody found this strange.",
    "Then, without anyone moving, they were somewhere else.",
    "The stairs had been a river for a while, and were stairs again.",
    "Somebody was calling, in a voice made of feathers.",
    "Everything smelled faintly of soap and stars.",
  ],
  end: [
    "And when {hero} woke, there was sand on the windowsill, just a little, and it was silver.",
    "Sleep well. The door is where it always was, right behind your eyes.",
    "The lamp went out by itself, as lamps do when they are no longer needed. Good night.",
    "It was morning, and {hero} had not been away at all, except that one slipper was wet.",
    "Breathe in, breathe out. The bed had come home to its shore.",
  ],
};

/** Lines for stories of any type. */
export const common = {
  want: [
    "More than anything in the world, {hero} wanted to {todo}.",
    "And every night before sleep {hero} thought the same thing: one day, {I} will {mytodo}.",
    "There was only one wish in {him}, but it was a large one: to {todo}.",
    '"{Iam} going to {mytodo}," {hero} said one morning. {He} said it quite softly, to see how it sounded, and it sounded right.',
    "Others wished for gold, or for good weather. {Hero} wished to {todo}.",
    "What {hero} did not know yet was that wanting to {todo} is a little like holding a kite: sooner or later it pulls.",
    "Then, on a day like any other, it was plain: somebody had to {todo}, and it might as well be {hero}.",
    "It is not known who first said it aloud, but once it was said it would not go away again: {hero} had to {todo}.",
  ],
  leave: [
    "So {hero} went, with the sun in front and the shadow behind.",
    "The first step was the hardest, so {hero} took it quickly.",
    "Nobody waved, for nobody was up. {Hero} waved anyway.",
    "A journey needs a reason, a direction and a sandwich. {Hero} had two of the three.",
    "And so, before doubt had got its shoes on, {hero} {was} out of the door.",
    '"Back soon," said the note on the table. It was the only part of the plan that turned out to be wrong.',
  ],
  meet: [
    'At the first bend sat {apal}. "Where are you going?" "To {mytodo}," said {speaker}. "Alone?" It was a good question. By the next bend they were two.',
    'Somebody was already sitting on the milestone: {apal}. "I have been waiting for someone to go somewhere," said {pal}, and came along.',
    "That was how {hero} ran into {apal}, quite literally, and both of them apologised at once. After that it seemed silly to go separate ways.",
    '"You will need somebody who knows nothing about it," said a voice. It belonged to {apal}. "Experts give up so early." So they went on together.',
    "Under a ledge, out of the wind, they met: {hero} and {apal}. They shared what there was to eat, and in the morning neither of them mentioned parting.",
    '{Apal} had been following for some time, it turned out, and was embarrassed to be asked. "I only wanted to see how it ends," said {pal}. "Then come and see," said {speaker}.',
    "Help, when it comes, seldom looks like help. This time it looked like {apal}.",
  ],
  with: [
    "{Hero} {was} not alone in this. There was {apal}, who had already put a coat on.",
    '"I am coming too," said {pal}, in the voice that ends discussions.',
    "Nobody knew {hero} as well as {pal} did, and nobody else would have asked so few questions.",
    "{Pal} packed the useful things: string, plasters, and a song for uphill.",
    '"If you go, I go," said {pal}. "And if I get tired, you will have to listen to me complain." It was agreed.',
    "And {pal}? {Pal} had been dreaming of the very same thing for years, and had never said so.",
  ],
  onward: [
    "Next morning the way looked different, as ways do.",
    "They went on, not fast, but without stopping.",
    "After that nobody said anything for a whole mile.",
    "The day grew long, and so did the shadows.",
    '"Are we nearly there?" "Nearer," said {pal}.',
    "A little farther on, things took a turn.",
    "It would have been a good moment to rest, and so, naturally, they could not.",
    "They laughed about it later. Not yet, but later.",
    "From there the road had ideas of its own.",
    "Toward evening the air changed.",
    "Sleep came quickly that night, and morning even quicker.",
    "Neither of them could have said how far it was by now.",
    "Luck is a shy animal, but it was following them.",
    "The next part was not in anybody's plan.",
    "Something had shifted; even the birds, or what did for birds, were quieter.",
    '"Left or right?" asked {pal}. They went straight on.',
    "Two days passed that belong to nobody's story, and then came a third.",
    "By then they could tell each other's footsteps in the dark.",
    "And still there was {goal} to think of.",
    "Every mile of it brought them nearer to {goal}, or so they hoped.",
    "{Pal} told a joke that took a quarter of an hour, and it was worth it.",
    "What they needed now was a roof, a meal, or an idea.",
    "The farther they went, the less there was to be sure of.",
    "It was there that the wind turned.",
    "A night went by, full of small noises.",
    "{Hero} walked ahead, and then for a while {pal} did.",
    "They had both stopped counting the days, each without telling the other.",
    "There are places that you smell before you see them.",
    '"One more hill," they told each other, and it was never the last one.',
    "Since nobody had told them that it could not be done, they did it before lunch.",
    "One learns a great deal about a friend on a steep road.",
    "On such a day anything can happen, and it had begun to look as though it would.",
  ],
} as const;

export const narrativeStyles: Readonly<Record<string, NarrativeStyle>> = {
  fairytale_story: fairytale,
  adventure_story: adventure,
  educational_story: educational,
  cinematic_story: cinematic,
  fantasy_story: fantasy,
  sci_fi_story: sciFi,
  historical_story: historical,
  romantic_story: romantic,
  comics_story: comics,
  bible_story: bible,
  book_story: book,
  lyric_story: dream,
  poetry_story: fairytale,
  dream_story: dream,
};
