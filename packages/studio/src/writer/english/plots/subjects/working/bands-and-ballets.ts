import { role, story } from "../subject-story.ts";

/** Stories of old bands, dancers, understudies, stuntmen, magicians and puppeteers. */
export const bandsAndBallets = [
  story({
    says: [
      /\b(?:rock band|punk band|their (?:old )?band|old band|pop group|girl band|boy band|jazz band|blues band|heavy metal band|band ?mates?|band (?:from|of) (?:19|the))\b/i,
      /\b(?:together again|reunite\w*|reunion|reform\w*|after (?:[a-z]+ )?(?:years|decades)|one (?:last|more) (?:concert|gig|show|time)|back together|come ?back|last (?:concert|gig|show)|get(?:s|ting)? the band|play(?:s|ed)? again)\b/i,
    ],
    may: [role("drummer", "drummer|guitarist|bassist|bass player|singer|keyboard player|lead singer|saxophonist")],
    unless: /\b(?:murder\w*|ghosts?|robots?|school band|zombies?|aliens?|hamster|mice|animals)\b/i,
    of: "people",
    after: [
      [
        "@workshop(hero play, drummer sit) They met in the garage where it had all begun. There was a freezer in it now. “You've got fat,” they told each other, and “You've gone bald,” and then they tuned their guitars for a long time, so that they didn't have to look up. {Drummer} sat down, quite pale. “I don't know if I can still do it,” said {thedrummer}.",
        "@workshop(hero play) They met in the garage where it had all begun. There was a freezer in it now. “You've got fat,” they told each other, and “You've gone bald,” and then they tuned their guitars for a long time, so that they didn't have to look up. “Who still knows how it began?” asked the singer. Nobody knew.",
      ],
      "+ @workshop(hero play) “Two, three, four,” someone shouted, and they began, in four different songs. It was terrible. A neighbour came and asked if an animal was caught under the door. They tried the first song until midnight. “We used to be louder,” said the one with the hearing aid. “We used to be able to stand,” said the one on the freezer.",
      "@workshop There was still that old quarrel as well. It had broken them up back then, in a car park in the rain, and it was about a line in a song, and who had written it. They had not spoken of it for all those years. Each of them had gone home with a different half of it and hummed it in the shower.",
      [
        "@theatre(hero look, drummer talk) The concert was on a Saturday, in the hall behind the fire station. Two hundred people came. They looked through the curtain, and {drummer} turned round. “It's gone,” said {thedrummer}. “All of it. I don't know one beat.” Outside they were stamping their feet already. And the amplifier hummed, and smelled of burning, and died.",
        "@theatre(hero look) The concert was on a Saturday, in the hall behind the fire station. Two hundred people came. They looked through the curtain, and the drummer turned round. “It's gone,” he said. “All of it. I don't know one beat.” Outside they were stamping their feet already. And the amplifier hummed, and smelled of burning, and died.",
      ],
    ],
    end: [
      [
        "@theatre(hero look, drummer sit) For a moment all they heard were those feet: stamp, stamp, and a clap. {Drummer} looked up. “That's it,” said {thedrummer}. “That's the beat. That's how we did it, in the bus, with our boots!” And {thedrummer} walked out without any sticks, sat down on the edge of the stage, and stamped along with the hall.",
        "@theatre(hero look) For a moment all they heard were those feet: stamp, stamp, and a clap. The drummer lifted his head. “That's it,” he said. “That's the beat. That's how we did it, in the bus, with our boots!” And he walked out without any sticks, sat down on the edge of the stage, and stamped along with the hall.",
      ],
      "@theatre(hero play) The others came after, without amplifiers, and stood closer together than they had not stood since they were nineteen. They sang with what voice they had left. And when they came to that one line, none of them sang it alone. The guitarist sang the first half, and the bass player sang the second, and it turned out that it was only one line if you put both of them together.",
      "+ @theatre(hero hug) “So we both wrote it,” they said behind the curtain. “Idiots,” said the one with the hearing aid, who had got every word for once. They hugged each other, carefully, because of the backs. In the hall the people were still stamping, and an old lady threw something on to the stage. It was a woollen scarf. “It's draughty up there!” she called.",
      "@workshop(hero play) They play in the garage on Thursdays now. The freezer has stayed, because it is the right height for sitting. On the door, under the old name of the band, there is a new line. They have written half of it each.",
    ],
  }),
  story({
    says: [
      /\b(?:ballet|ballerina|dancer|prima|figure skater|gymnast|acrobat|soprano|actress|actor)\b/i,
      /\b(?:br(?:eaks?|oke)|injur\w+|sprain\w*|hurts?|ankle|twist\w*|too old|knee)\b/i,
      role(
        "rival",
        "rival|understudy|younger dancer|young dancer|girl|student|pupil|newcomer|beginner|replacement|competitor",
      ),
    ],
    unless: /\b(?:murder\w*|ghosts?|robots?|poison\w*|push(?:ed|es)|sabotag\w+)\b/i,
    of: "people",
    after: [
      "@theatre(hero sit, rival dance) “Again,” said {hero} from the chair, and knocked on the floor with the crutch. {Rival} did it again. It was right, every step of it, and that was the worst thing. {Hero} had hoped a little that {rivalhe} would be bad. “No,” {he} said. “You're counting. I can see your lips.”",
      "@theatre(hero sit, rival sit) {Rival} brought {rivalhis} own tea and sat with {rivalhis} back to the mirror. {Hero} said what had to be said and not a word more. There was one place, in the middle of the last part, that {hero} skipped each time. “And what happens there?” asked {rival}. “We'll do that tomorrow,” said {hero}.",
      "+ @bedroom.night(hero sleep) At night {hero} lay with {his} foot on a pillow and went through it all, up on the ceiling, where nothing hurt. {He} had waited for that part since {he} was a child. {He} had practised the curtain call in the kitchen, with a saucepan for the flowers. Now somebody else would be bending down for them.",
      "@theatre(hero talk, rival talk) On the last evening they were alone in the hall. “There's no tomorrow left,” said {rival}. “If you don't show me that place I'll stand there like a post.” {Hero} was silent. “It's mine,” {he} said at last. “I found it myself. It isn't a step at all. If I give you that I've got nothing any more.” {Rival} pulled off {rivalhis} shoes. There was blood in both of them.",
    ],
    end: [
      "@theatre(hero talk, rival talk) {Hero} looked at those feet for a long time. They were exactly like {his} own. “Come here,” {he} said. “You do nothing. That's it. Everyone expects the great leap there. You stand still, and look up, as if someone had come in at the back whom you have been missing for years. Can you do that?” “Whom do you look at?” asked {rival}. “My mother,” said {hero}. “She never saw it.”",
      "@theatre(hero look, rival dance) The curtain went up. {Hero} stood in the wings on one leg and danced with two fingers on the rail. When that place came it grew so quiet that you could hear the lamps hum. {Rival} stood still and looked up. But {rivalhe} didn't look to the back of the hall. {Rivalhe} turned {rivalhis} head to the side, to the wings, and looked at {hero}.",
      "+ @theatre(hero stand, rival hug) There were more flowers than {rivalhe} could carry. In the middle of the shouting {rival} walked off the stage, took hold of the crutch, and pulled. “Don't you dare,” hissed {hero}. “I've only got the one shoe on.” “One is enough for a bow,” said {rival}. They bowed together, on three good feet.",
      "@theatre(hero dance, rival look) In the spring {hero} danced it {himself}, and in the wings stood {rival}, with cold fingers on the rail. That place in the last part is in no book. They have passed it on since then, from one to the next, and each looks up at somebody else.",
    ],
  }),
  story({
    says: [
      /\b(?:understudy|stand-in|chorus singer|chorus girl|prompter|second violin(?:ist)?|page turner|substitute)\b/i,
      /\b(?:tonight|lost (?:her|his) voice|los(?:es|t)|ill|sick|waited|waits|years|chance|star|famous|faint\w*|miss(?:es|ed)|never)\b/i,
    ],
    may: [
      role(
        "star",
        "soprano|star|tenor|diva|famous soprano|leading lady|lead actor|lead actress|actress|actor|leading man|conductor|singer",
      ),
      role("helper", "dresser|mother|father|wife|husband|daughter|son|prompter|cleaner|grandmother|friend"),
    ],
    unless:
      /\b(?:murder\w*|ghosts?|robots?|poison\w*|school|teacher|forgets? (?:his|her) lines|football|goalkeeper)\b/i,
    of: "people",
    after: [
      "@theatre(hero sit) For all those years {hero} had sat in the same place behind the scenery, in a costume that nobody had ever seen from the front. {He} knew each breath of it. {He} had had the part ready through two winters of flu, and nobody had so much as sneezed. And now the director was running down the corridor and shouting {hero}'s name.",
      [
        "@theatre(hero look, star write) “You're on in ten minutes,” said the director, and pulled {him} along. Then he pushed open a door. There sat {star} with a scarf up to the nose and looked at {hero} in the mirror. It was quiet. {Star} had never greeted {him}, not once. Now {thestar} took a pencil and wrote something on a piece of paper, folded it up, and held it out.",
        "@theatre(hero look) “You're on in ten minutes,” said the director, and pulled {him} along. In the dressing room with the star on the door sat the great one, with a scarf up to the nose, and looked at {hero} in the mirror. There had never been a greeting from there, not once. Now the great one took a pencil, wrote something on a piece of paper, folded it up, and held it out.",
      ],
      [
        "+ @theatre(hero stand, helper stand) The costume had to be pinned together at the back, and {helper} did it, with six pins between {helperhis} teeth. “I feel sick,” said {hero}. “Good,” said {helper}, “so you're alive.” {Hero} had the note in {his} fist. {He} did not dare to open it. What would it say, after all those years? Break a leg? Or simply: mine?",
        "+ @theatre(hero stand) The costume had to be pinned together at the back, by the wardrobe lady, with six pins between her teeth. “I feel sick,” said {hero}. “Good,” she said, “so you're alive.” {Hero} had the note in {his} fist. {He} did not dare to open it. What would it say, after all those years? Break a leg? Or simply: mine?",
      ],
      "@theatre(hero look) Then came the light. It was so bright that the people behind it were only a sort of breathing. The people were disappointed, too: {hero} could hear the rustling of the paper slips on which {his} name was printed, much too small. The music began. {Hero} opened {his} mouth, and nothing was there. The conductor played the bars again. {He} opened {his} fist.",
    ],
    end: [
      "@theatre(hero look, star stand) “I can't do the second act without hearing you behind the wall,” said the note. “You always breathe a moment before me. I've lived off that for years. Tonight I shall do it for you. Listen to the left.” {Hero} turned {his} head. There in the wings, with the scarf and without a voice, the star of the evening drew a deep breath, so that {hero} could hear it.",
      "@theatre(hero point) And {hero} breathed along, and began. It did not sound as it had always sounded in that house. It was rougher, and it was truer, for {hero} had carried it about for a very long time. Up in the cheapest seats an old man put away his paper slip and leaned forward. After the second act nobody rustled any more.",
      [
        "+ @corridor(hero talk, star talk) At the end they would not let {him} go. {He} had to come out so often that the pins began to give way, one by one, and {hero} walked off backwards. In the corridor {star} was waiting. “You were late at one place,” whispered {star} hoarsely, and smiled for the first time. “I had to swallow,” said {hero}. “So did I,” said {star}.",
        "+ @corridor(hero talk) At the end they would not let {him} go. {He} had to come out so often that the pins began to give way, one by one, and {hero} walked off backwards. In the corridor, in a scarf, the star was waiting. “You were late at one place,” came a hoarse whisper, and with it a smile, the first in all those years. “I had to swallow,” said {hero}. “So did I.”",
      ],
      "@theatre(hero sit, star stand) Since that night they have taken turns: the star on Fridays, {hero} on Saturdays. And on {his} free night {hero} sits behind the scenery, in the same old place, and breathes in, one moment before the star.",
    ],
  }),
  story({
    says: [
      /\b(?:stunt ?m[ae]n|stunt ?wom[ae]n|stunt (?:double|performer|driver|rider|pilot)s?|body double|daredevil|human cannonball|motorcycle jumper|escape artist)\b/i,
      /\b(?:last|final|one more|promis\w+|retir\w+|old|never|afraid|fear|jump\w*|burning|fall\w*|fell|famous|face|nobody)\b/i,
    ],
    may: [
      role(
        "wife",
        "wife|husband|daughter|son|girlfriend|boyfriend|mother|granddaughter|grandson|sister|brother|fiancée|partner",
      ),
    ],
    unless:
      /\b(?:mistaken|mistook|accountant|pretend\w*|murder\w*|ghosts?|robots?|bank|heist|spy|spies|dog|cat|goldfish|hamster)\b/i,
    of: "people",
    after: [
      "Nobody knew {hero}'s face. They knew it only from behind, or under somebody else's hat. {He} had fallen off thirty roofs for heroes who were having coffee at that moment. {He} had a screw in {his} hip, a plate in {his} shoulder, and on the fridge a list of all of it, in three colours.",
      [
        "@room(hero stand, wife give) “You said that about the bridge,” said {wife}, “and about the horse.” “This time it's true,” said {hero}. {Wife} buttoned up the padded vest for {him}, as {wifehe} had for many years, from the bottom to the top, and did not look {him} in the face. “I can't listen to that phone any more,” {wifehe} said. “Every time it rings I think it's the hospital.”",
        "@room(hero stand) “You said that about the bridge,” said the old wardrobe master, “and about the horse.” “This time it's true,” said {hero}. The wardrobe master buttoned up the padded vest, from the bottom to the top, as he had for many years. “I've sewn you together more often than the costumes,” he said. “I'd like to stop before you do.”",
      ],
      "+ They were quiet on the set that day, even the ones with the cables. The young star came over in a dressing gown. “Does it hurt?” he asked. “Only the landing,” said {hero}. “Then why do you do it?” No one had ever asked {him} that. “Up there in the middle,” said {hero}, “there's a moment in which you don't weigh anything.”",
      [
        "“Action!” {Hero} set off. But in the very last second, when it was almost too late, {he} saw something that did not belong there: the young star was standing in the wrong place, with his back to {him}, looking for his sunglasses. Nobody had seen it.",
        "“Action!” {Hero} set off. But in the very last second, when it was almost too late, {he} saw something that did not belong there: the young star was standing in the wrong place, with his back to {him}, looking for his sunglasses. Nobody had seen it.",
      ],
    ],
    end: [
      [
        "@theatre(hero run, wife run) {Hero} threw {himself} to the other side. {He} hit the young man with {his} good shoulder, and they rolled over and over, through a fence, two chairs and a table full of cakes. Then there was silence. {Wife} came running. {Wifehe} had sat behind barriers for half {wifehis} life, and had never run until now. “I'm all right,” said a voice from under the cream. “It's only jam.”",
        "@theatre(hero run) {Hero} threw {himself} to the other side. {He} hit the young man with {his} good shoulder, and they rolled over and over, through a fence, two chairs and a table full of cakes. Then there was silence. The wardrobe master came running with his sewing kit. “I'm all right,” said a voice from under the cream. “It's only jam.”",
      ],
      "“Did you get it?” asked the director. The cameraman had got it, every bit. But what could be seen in the picture was not the back of a head. It was {hero}'s own face, quite close, at the moment in which it knew what it had to do. “We can't use that,” he said. “Everybody can see who it is.” “Use it,” said the young star, who was still shaking.",
      [
        "+ @theatre(hero sit, wife sit) So it came that {hero} went to a cinema in a suit. {He} sat beside {wife}, with a cushion for the hip, and when the moment came, as high as a house, {wife} took {his} hand. “So that's what you look like when you jump,” {wifehe} said. “I'd always thought you were laughing. You look as if you were coming home.” “I was,” said {hero}. “That was the last one. Ask the cakes.”",
        "+ @theatre(hero sit) So it came that {hero} went to a cinema in a suit. {He} sat beside the wardrobe master, with a cushion for the hip, and when the moment came, as high as a house, they both held their breath. “So that's what you look like from the front,” said the old man. “I've only ever seen the seams.” “That was the last one,” said {hero}. “Ask the cakes.”",
      ],
      "@garden(hero fly) The list on the fridge has a last line, in a fourth colour: jam. {Hero} teaches the young ones how to fall now. And in the garden there is a swing, quite an ordinary one. At the very top of it there is a moment in which you don't weigh anything.",
    ],
  }),
  story({
    says: [
      /\b(?:magician|conjurer|conjuror|illusionist|ventriloquist)\b/i,
      /\b(?:los(?:es?|t|ing)|disappear\w*|vanish\w*|gone|fail\w*|goes wrong|went wrong|escap\w+|trick|forg[eo]t\w*|missing|runs? away|ran away)\b/i,
      role("rabbit", "rabbit|dove|pigeon|white rabbit|assistant|dummy|mouse|hamster"),
    ],
    unless:
      /\b(?:murder\w*|ghosts?|robots?|real magic|witch|princess|king|school|birthday|killer|detective|police|wand)\b/i,
    of: "people",
    after: [
      "@theatre(hero look) The hat was empty. {Hero} put {his} arm in up to the shoulder, and felt nothing but the lining. There had always been {rabbit} in there, for all those years, warm and on time. {Hero} smiled the smile that {he} kept for accidents. “And now,” {he} called, “the great search!” The people clapped like mad.",
      "@theatre(hero look) So {hero} searched. {He} looked under the table, and behind the curtain, and in the tuba of the band. Wherever {he} looked {he} found something else: an egg, the mayor's glasses, twenty yards of silk. The hall roared. “How does he do it?” whispered a lady. {Hero} did not do it. It simply all came to light, as it does when you are really looking for a thing.",
      "+ @theatre(hero stand) Behind the scenes the director held up both thumbs. “The best that you've ever done!” he hissed. “Don't find it!” {Hero} wiped {his} forehead. It was the first time in years that they had laughed. And it was the first time in years that {he} had had to think of {rabbit} at all. When had {he} last looked at {rabbithim} properly, and not just reached into the hat?",
      "@theatre(hero look) {He} went down into the rows. {He} looked under the seats, on {his} knees, in {his} tailcoat, and by now {he} was calling in earnest. The laughter became thinner. A child stood up on its chair. “He isn't pretending,” it said, quite loudly. “Look. He's crying.” And all at once the whole hall was silent.",
    ],
    end: [
      "@theatre(hero talk) “It's true,” said {hero}, between row six and row seven, without any smile. “{Rabbit} has left me. And I can't even say that I'm surprised. We've worked together for so long, and I only ever said: get in.” No one clapped. Then there was a creaking of seats, as four hundred people went down on their knees and began to search with {him}.",
      "@theatre(hero sit, rabbit sit) It was the child who found the place: right at the back, under the stairs, where the lamp was warm. There sat {rabbit}, and wasn't lost at all. “I think it was too loud in there,” said the child. “And too dark.” {Hero} sat down on the floor beside them. “Yes,” {he} said. “I should think it was.” They sat like that until the lamp went out.",
      "+ @theatre(hero stand, rabbit sit) The next evening the posters said: the great search, every night at eight. The director rubbed his hands. But {hero} took down the posters with {his} own hands, put the hat on {his} head where it belonged, and let {rabbit} sit beside {him}, on a cushion, in the light. “Today,” {he} told the people, “I'm going to be the one who vanishes.” It went wrong. They laughed till they cried.",
      "@theatre(hero talk, rabbit sit) There is a second cushion in the dressing room, and two names on the door. And before each show {hero} bends down and asks, quite politely, as one should: “Shall we?”",
    ],
  }),
];
