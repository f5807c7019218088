import { role, story } from "../subject-story.ts";

/** Stories of dragon riders, apprentices of magic, orcs and gods. */
export const fantasy = [
  story({
    says: [
      /\bdragons?\b/i,
      /\b(?:rider|riders|rides?|rode|egg|hatch\w*|rais\w*|train\w*|academy|fly|flying|tam\w*|bond\w*)\b/i,
      /\b(?:smallest|small|weak\w*|(?:can(?:'t|not)|could(?:n't| not)) fly|wing|wrong|last|nobody|hidden|hides?|hid|secret\w*|tiny|young|orphan|girl|boy|runt|lame|blind|f(?:ind|ound)s?|never|dreams?|wants?)\b/i,
    ],
    unless:
      /\b(?:(?:dragons?|it|him|her),? (?:called|named)|(?:called|named) (?:it|him|her|the dragon)|huge|giant|fire station|boiler|chef|bakery|kindergarten|army|understudy|library|office|afraid of (?:the dark|fire)|scared of fire)\b/i,
    of: "people",
    after: [
      "The dragon was about as big as a hen, and had one wing that was longer than the other. When it tried to breathe fire, there came a small “pff”, and a smell of burned milk. The masters looked down at it. “We don't give names to those,” they said. {Hero} had already given it one. It was called Button.",
      [
        "@meadow.dawn(hero carry, mate run) “It'll never carry you,” said {talker}. “Then I'll carry it,” said {hero}. And {hero} did, on the shoulder, up to the practice field each morning. {Talker} ran ahead on the grass with outspread arms to show how it was done. Button ran after {talker}, flapping, fell over its longer wing, and was delighted.",
        "@meadow.dawn(hero run) “It'll never carry you,” said the others. “Then I'll carry it,” said {hero}. And {hero} did, on the shoulder, up to the practice field each morning. There {he} ran ahead on the grass with outspread arms. Button ran after {him}, flapping, fell over its longer wing, and was delighted.",
      ],
      "+ @meadow(hero look) Above them the big ones flew their rounds, with riders in red leather. Their shadows went over the field like barn doors. Button watched every one of them with its mouth open. But it flew only in circles, always to the left, never higher than a table. “Pff,” it said, and came back to {hero}.",
      "+ At night it slept in {hero's} hood. It dreamed a lot, and now and then it got so warm in there that {hero} woke up. “Don't worry,” {he} told it. “We needn't go to any war. We can always do chimneys.” The little claws held on to {his} hair.",
      "@mountain(hero look) Then the mountain broke open. Down in the crack, in the smoke, were the miners' children, who had been playing in the caves. Not one of the big dragons fitted in. “Too narrow,” said the masters. “It turns to the left the whole way down.”",
    ],
    end: [
      "@mountain(hero stand) “Left?” said {hero}. Button had lifted its head. And then it flew, out of {his} hands, over the edge and down, in those tight little circles that nobody else could fly, round and round, always to the left, until it was only a spark. {Hero} held the rope that was tied to its leg.",
      "@mountain(hero look) It grew dark, and it grew quiet. Then far below there was a “pff”, and one more, like somebody striking matches. “They can see it!” cried {hero}. “They're following the light!” The first child came up along the rope, black as a raven, and then the second. There were fourteen. Button came last, on the smallest one's head.",
      "The masters took off their helmets. “We ought to give it a name after all,” said the eldest. “It has one,” said {hero}. They sewed {him} a jacket of red leather with a very big hood. And all the big dragons bent their necks.",
      "@meadow(hero run) Button did not grow much. It never once carried {hero}, and yet the whole land knew its rider. And on holidays they both went up to the field. {Hero} ran ahead on the grass, with outspread arms, and Button flew over {him}, to the left.",
    ],
  }),
  story({
    says: [
      /\b(?:wizards?|mages?|magicians?|witch|witches|sorcer\w+|spells?|magic school|wand)\b/i,
      /\b(?:spells?|magic|wand|potions?|turns?|turned|conjur\w*|enchant\w*)\b/i,
      /\b(?:wrong|mistakes?|fails?|failed|accident\w*|by mistake|clumsy|backwards|backfir\w*|worst (?:wizard|witch|magician|pupil|student|mage)|bad at|hiccups|mix\w* up|no talent|never works?|muddl\w*)\b/i,
    ],
    unless:
      /\b(?:tooth|moon|fails? to|godmother|dismiss\w*|night off|Father Christmas|Santa|hansel|murder|cruise|toll|rabbit|vanish\w*|snow white|pot\b|paintbrush|king|puppet|clockmaker|sausage|plumber|broom|nits|disappear|hiccups?|frogs?|hopping|every time|falls? in love|fell in love|sneez\w*)\b/i,
    of: "people",
    after: [
      "There was a puff of smoke. {Hero} said the words again, but backwards this time. Now the cupboard had feathers. “It's all right,” said {hero} quickly. “I only have to do the first thing again before the second one notices.”",
      [
        "“Read what it says,” said {talker}. {Hero} read. Between two lines there was a stain of jam, right on the most important word. “It's either ‘stir’ or ‘star’,” said {hero}. “Then try ‘stir’,” said {talker}, and got under the table. They tried it. The table flew off.",
        "{Hero} bent over the book. Between two lines there was a stain of jam, right on the most important word. It was either “stir” or “star”. {He} tried “stir”. The table flew out of the window and made a round above the market.",
      ],
      "+ @village By noon the whole town had noticed. The fountain ran with soup. The mayor had a beak. Behind every bush there was something that had been something else at breakfast. They came up the hill in a long line, hopping, rolling, and fluttering, and knocked. “I'm working on it!” called {hero} through the keyhole.",
      "+ The trouble was that {he} was ashamed. Everybody else could do it. They waved a hand, and there was a rose. {Hero} had a good heart, said the old master, and two left hands. And the more afraid {hero} was that something might go wrong, the more it did.",
      "In the evening there came one last knock, a very low one. A small girl stood outside. She was still a girl; it had only been her doll that had been turned into a pumpkin. “I don't mind how she looks,” said the girl. “But she doesn't talk to me any more.”",
    ],
    end: [
      "{Hero} sat down on the threshold. {He} did not take the book. {He} did not think of the masters, or of the stain. {He} put both left hands around the pumpkin. “What did she use to say?” asked {hero}. “Good night,” said the girl, “and that it isn't dark.” It was quite warm, suddenly, between {his} fingers.",
      "“Good night,” said the doll. “It isn't dark.” The girl nodded, as if she had expected nothing else. And down the hill, one after another, without a bang, everything became what it had been. You had only to know what each of them missed.",
      "“Where did you find the word?” asked the old master, who had come home and was standing in the hall with his suitcase. “I didn't,” said {hero}. “There isn't one. I asked her.” The old man looked at the page with the jam on it. “I've been looking for that for fifty years,” he said. “It must be underneath.”",
      "There is a sign on {hero's} door now: REPAIRS OF EVERY KIND. The spells still go wrong sometimes. But nobody minds. And the cupboard has kept a few of its feathers, up at the back. It says that they are comfortable.",
    ],
  }),
  story({
    says: [
      role("orc", "orc|ogre|troll|goblin|giant|giantess|barbarian|cyclops|monster"),
      /\b(?:cook\w*|bak\w*|chef|restaurant|dance\w*|ballet|poet\w*|knit\w*|sing\w*|paint\w*|flowers|teacher|hairdresser|florist|cake|recipe|inn|opera)\b/i,
      /\b(?:wants?|wanted|dreams?|dreamed|opens?|opened|lov(?:es|ed)|prefer\w*|learn\w*|becomes?|became|refus\w*|instead|secret\w*|would rather)\b/i,
    ],
    unless:
      /\b(?:city|town hall|school|street|bridge who|murder|football|deal|under (?:my|the|his|her) bed|turned to stone|vegetarian|war)\b/i,
    after: [
      "@cave.night(orc stand) “You've got arms like oaks,” said {orc's} mother, “and what do you do with them? You frighten nobody.” On the wall hung the clubs of the grandfathers. {Theorc} took one down, but only because {orche} needed something to roll with. In the night {orche} practised, quite softly, at the back of the cave.",
      "+ @cave(orc sit) When it went wrong, it went wrong on a large scale. It was heard as far as the valley, and the people barred their doors. “It's hunting again up there,” they said. But {theorc} only sat on a stone, with tears of anger in {orchis} eyes, because it had not turned out as it was in {orchis} head.",
      [
        "@cave.night(orc talk, mate talk) “It's good,” said {talker}, who was the first to be allowed to see it. “It's only that nobody's looking. You can't do a thing like that only for yourself.” {Theorc} had known it for a long time. But who would come? All who had ever come up the mountain had had pitchforks with them.",
        "@cave.night(orc look) It got better. One night it was really good, and that was the worst of all. {Theorc} looked around for somebody to show it to, and there was only the moon. Nobody ever came up that mountain without a pitchfork.",
      ],
      "+ @cave(orc write) {Orche} wrote an invitation. It took four days, because the pencil was so thin that it disappeared between two fingers. “Please come,” it said. “It does not hurt.” {Orche} laid it on a stone on the village street. They held a council about it, and decided that it was a trap.",
      "@cave.night(orc talk) Then one evening there was somebody in front of the cave after all. It was a boy with a lantern, a lost lamb on his shoulders, and knees that knocked together. He had missed the way in the fog. He saw {theorc} and shut his eyes. “Will you make it quick?” he asked.",
    ],
    end: [
      "@cave.night(orc stand) “It isn't ready yet,” said {theorc}, and blushed up to the horns. The boy opened one eye. Then the other. He looked at what stood there at the back of the cave, in the light of the fire, and his mouth opened, and he forgot that he was afraid. “You did that?” he asked. “With those hands?”",
      "He stayed until it got light. When he came down to the village, whole and in a good mood, with the lamb, nobody believed a word of it. They came up with torches and pitchforks, and in front of the cave they stood still, since there was a mat, on which you could wipe your feet.",
      "@cave(orc stand) {Theorc} did it for them all, with shaking hands. Then the smith began to sob, and said it was the smoke. They put the pitchforks against the wall, because nobody can clap with a pitchfork. Even {orc's} mother came out of the back. “Well, well,” she said, and clapped the loudest.",
      "@cave There is a path up there now, with a railing. On the wall of the cave hang the clubs of the grandfathers, next to quite a lot of pitchforks that nobody has come to fetch. {Theorc} hung the guests' coats on them.",
    ],
  }),
  story({
    says: [
      /\b(?:gods?|goddess|zeus|thor|odin|olympus|loki|hermes|apollo|hades|poseidon|aphrodite|cupid|athena|valhalla|heaven|death|the devil|devil|angel)\b/i,
      /\b(?:job|work\w*|earth|unemploy\w*|retir\w*|office|holiday|bored|caf[eé]|strike|flat|quarrel\w*|argu\w*|los[et]s?|fired|waiter|human\w*|mortal\w*|bet|quits?|forgotten|believ\w*|lift|supermarket|school|therapist|olympus|moves?)\b/i,
    ],
    unless:
      /\b(?:call centre|die[sd]?|dead|murder|god(?:mother|father)|oh my god|cancer|funeral|bank|church|killed|death bed|starved|to death|after (?:his|her|the) death|row(?:er|ing)|hospital|widow)\b/i,
    of: "people",
    after: [
      "@hall(hero stand) Nobody had told {him} that down here you had to queue. {Hero} stood at the counter of an office with number ninety-four in {his} hand, between a man with a parrot and a lady with a stamp. “Occupation?” asked the clerk without looking up. {Hero} told her. “So, self-employed,” said the clerk.",
      [
        "@hall(hero write, mate write) “We should have sent a storm first,” hissed {talker}. “Or at least a swan.” “We don't do that any more,” said {hero}. They got a form with twelve pages. Under ‘special skills’ {hero} wrote: everything. {Talker} wrote: everything else. The clerk stamped both of them. “Can you make coffee?” she asked.",
        "@hall(hero write) There was a form with twelve pages. Under ‘special skills’ {hero} wrote: everything. The clerk stamped it. “Can you make coffee?” she asked.",
      ],
      "@cafe(hero stand) {Hero} could not make coffee. In the first week in the small café on the corner {he} broke forty cups, and turned a guest into a heron because of a remark about the milk. “Say sorry,” said the owner, a round woman called Dolores. {Hero} had never said it before.",
      "+ @cafe(hero talk) But the guests liked {him}. They told {him} things. In the old days they had knelt, and asked for rain or for victory. Now they leaned on the bar and said, “I've got nobody to eat with on Sundays.” {Hero} had heard a million prayers, and had never noticed that most of them meant just that.",
      "@cafe Then {his} power came back. It was a letter, delivered by an eagle, and it broke the window. The throne was free, and please would {he} come at once. Dolores swept up the glass. “So you'll be leaving,” she said.",
    ],
    end: [
      "@cafe(hero stand) {Hero} stood at the door. Up there was the light. Down here it was Sunday, ten to twelve. And outside stood the man with the parrot, with a bag of buns, and did not dare to come in, because it was closed today. {Hero} looked at the sky and at the buns. “One moment,” {he} told the sky.",
      "@cafe(hero give) {He} pushed the tables together, all of them, into one long one. “Open!” {he} called down the street, and {he} may have put a very little thunder into it. They came, the lady with the stamp, the heron, who sat by the window out of habit, and the clerk from the office. Nobody had to eat alone.",
      "+ @cafe(hero give) “And who is going to rule up there?” asked the eagle, who had been waiting on the coat stand. “Take turns,” said {hero} and gave it a saucer of milk. “And tell them they ought to come down for it now and then. They've no idea what's being asked of them.”",
      "@cafe(hero cook) There is a café on that corner where the sun always shines on the terrace, even in November. The coffee is still not good. But on Sundays there is one long table, and if somebody sneezes, far away, it thunders softly, and a voice from the kitchen says, “Sorry.”",
    ],
  }),
  story({
    says: [
      /\bdragons?\b/i,
      /\b(?:slay\w*|slayer|hero|knight|fight\w*|fought|kill\w*|defeat\w*|hunt\w*|villagers|princess|rescue\w*|gold|terroriz\w*|terroris\w*|eats?|sheep)\b/i,
      role(
        "slayer",
        "plumber|tailor|baker|cook|farmer|girl|boy|grandmother|accountant|teacher|shepherd|shepherdess|hairdresser|dentist|gardener|peasant|miller|apprentice|princess|old woman|blacksmith",
      ),
    ],
    unless:
      /\b(?:afraid of (?:fire|the dark)|rider|egg|socks|boiler|bakery|murder|understudy|costume|kidnap\w*|(?:only|just) (?:wants?|wanted)|lonely|company|to talk to|friends?|befriend\w*)\b/i,
    lead: "slayer",
    of: "people",
    after: [
      "@village(hero walk) They gave {hero} a sword, which was too long, and a horse, which sat down. The whole village walked along as far as the last fence. Behind the hill something roared so that the apples fell from the trees. “It's quite a small one!” called the mayor.",
      [
        "@mountain(hero climb, mate carry) “Have you got a plan?” asked {talker}. “I've got a bag,” said {hero}. It was {his} own, from at home, with {his} own tools in it. {Talker} carried the sword. On the steep bits they used it as a walking stick.",
        "@mountain(hero climb) {Hero} had no plan. {He} had {his} own bag, from home, with {his} own tools in it. The sword {he} used for a walking stick.",
      ],
      "@cave(hero look) The cave smelled of smoke, and of something else. In front of it lay the dragon, as long as a street. It had its head between its paws and roared, then it stopped, and whimpered, and then it roared once more. {Hero} knew that sound. {He} had heard it often at home, from people with a bad tooth.",
      "+ @cave(hero talk) “Go away,” said the dragon, with its mouth shut. “I'll eat you.” “I don't think so,” said {hero}. “You're holding your head crooked. How long has it hurt?” The dragon rolled one eye as big as a cartwheel and looked at {him}. “Since Easter,” it said. “Nobody has ever asked.”",
      "@cave(hero climb) “Then open up,” said {hero}. In there it was hot and dark. {Hero} climbed over the lower teeth. Right at the back, between two teeth, it was stuck: the helmet of the last knight, feather and all.",
    ],
    end: [
      "@cave(hero stand) “This is going to pull a bit,” said {hero}, and took the largest tongs out of {his} bag. The dragon shut its eyes. There was a jerk, and then {hero} flew out backwards into the grass with a helmet in {his} lap. It did not roar. It cried, with big hot tears.",
      "@cave(hero talk) “It's gone,” it said, “it's gone, it's gone.” “And the sheep?” asked {hero} sternly. “I couldn't chew,” said the dragon. “They are all at the back.” And they came out, a hundred and four of them, damp.",
      "@village(hero talk) Down at the fence the village stood with the flags. First they saw the sheep, and then the dragon, and then nobody was there any more. “We ordered a slayer,” said the mayor. “And you got the right one,” said {hero}.",
      "@village(hero look) In winter, when the stoves smoke and the pipes are frozen, the village has the warmest square far and wide. Somebody lies around it in a ring and snores. And once a year {hero} came by, with the bag and with a lamp, said, “Open up,” and looked whether everything was all right at the back.",
    ],
  }),
];
