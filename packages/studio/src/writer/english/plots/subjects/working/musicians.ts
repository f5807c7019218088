import { role, story } from "../subject-story.ts";

/** Stories of musicians. */
export const musicians = [
  story({
    says: [
      /\b(?:pianist|piano|violin(?:ist)?|cell(?:o|ist)|guitar(?:ist)?|drum(?:s|mer)?|conductor|composer|singer|musician|trumpet(?:er)?|organist|flautist|flute)\b/i,
      /\b(?:los(?:es?|ing|t) (?:his|her|their|the|my) hearing|go(?:es|ing)? deaf|went deaf|deaf|hard of hearing|can(?:not|'t) hear|could(?:n't| not) hear)\b/i,
    ],
    may: [
      role(
        "ownhelper",
        "brother|sister|daughter|son|granddaughter|grandson|girl|boy|shepherd|student|pupil|friend|wife|husband|neighbour|neighbor",
      ),
    ],
    unless:
      /\b(?:tuner|murder\w*|guide dog|pavement|fingers|accident|injur\w+|deaf (?:shepherd|boy|girl|man|woman|child|neighbou?r))\b/i,
    of: "people",
    after: [
      "@street(hero look) It began with the highest notes. They went out one by one, like lamps in a street. {Hero} told nobody. {He} watched the others, nodded when they nodded, and went home to a world that had become as quiet as snow.",
      [
        "@room(hero stand, ownhelper give) It was {ownhelper} who found out. {Theownhelper} stood behind {him} and called {his} name, three times, and the third time dropped a pan. Then {hero} felt a hand between {his} shoulder blades. It was tapping. It was tapping the piece from page one.",
        "@room.night(hero sit) {Hero} sat down on the floor one night and leaned {his} back against the wood, because {he} was tired. And there it was! Somebody in the house was playing a record. It came up through the boards and into {his} back, not as a sound, but it was the piece, from page one.",
      ],
      [
        "@room(hero play, ownhelper stand) From then on they practised like that. {Ownhelper} tapped the time on {hero}'s back, and {hero} played with bare feet, so as to have the floor as well. “Too loud,” wrote {theownhelper} on a slip of paper. “Too slow. Now it's right. Now I've got goose pimples.”",
        "@room(hero play) From then on {hero} practised with bare feet. {He} learned that low notes live in the heels and high ones in the teeth. The neighbours tapped on the wall when it was too loud, and {he} felt that, too. After a month they tapped only for more.",
      ],
      "+ @room(hero look) On bad days {he} threw the music at the wall. On good days {he} laid a hand on everything that sounded: the fridge, the cat, the church door when the bells rang. {He} had never listened so hard before.",
      "@theatre(hero play) Then the evening of the concert came. The hall was full. {Hero} stepped out into the light and saw all those hands clap, without a sound. {He} slipped off {his} shoes. {Hero} waited until the floor was still, and began.",
    ],
    end: [
      [
        "@theatre(hero look, ownhelper stand) On the second page it happened. A heavy door banged somewhere, the boards shook, and {hero} lost the beat. {His} hands hung in the air. Then {ownhelper} stood up in the first row and began to stamp, left, right, left, with both shoes.",
        "@theatre(hero look) On the second page it happened. A heavy door banged somewhere, the boards shook, and {hero} lost the beat. {His} hands hung in the air. Then an old man in the first row stood up and began to stamp, left, right, left, with both shoes.",
      ],
      "@theatre(hero play) The woman next to him stamped with him, and then the row, and then the next. {Hero} put {his} hands back and played on top of it. Afterwards people said that they had never heard that piece like that, and never with their feet.",
      "@theatre(hero look) They clapped at the end, and then one of them remembered. A thousand people stopped, lifted their hands over their heads and turned them to and fro in the light, like leaves in the wind. That was an applause that {hero} could see. {He} stood there with bare feet and cried and laughed.",
      "@room(hero play) In {his} room the music lay open, with two new words among the old Italian ones, in pencil: with feet. And under the piano, or the stand, or wherever {hero} happened to play, there was always a pair of empty shoes.",
    ],
  }),
  story({
    says: [
      /\b(?:pianist|violinist|cellist|guitarist|musician|dancer|ballerina|ballet|painter|artist|drummer|surgeon|sculptor)\b/i,
      /\b(?:injur\w+|accident|los(?:es|t) (?:two fingers|a finger|his hand|her hand|his fingers|her fingers|his leg|her leg)|hurt(?:s)? (?:her|his)|br(?:eaks?|oke) (?:her|his)|never (?:dance|play|paint) again|can(?:not|'t) (?:play|dance|paint)|could(?:n't| not| no longer) (?:play|dance|paint))\b/i,
    ],
    may: [
      role(
        "ownhelper",
        "shepherd|father|mother|farmer|boy|girl|grandmother|grandfather|old man|old woman|neighbour|neighbor|nurse|janitor|fisherman|stranger",
      ),
    ],
    unless:
      /\b(?:murder\w*|deaf since|clone|band|carnival|parade|(?:day|night|evening|week|hour)s? before|instead|in (?:his|her) place)\b/i,
    of: "people",
    after: [
      "@room(hero sit) {Hero} put everything that had to do with the old life into the bottom of a trunk, and sat on it. Outside the window there was nothing but weather.",
      [
        "@farm(hero carry, ownhelper talk) “You can carry a bucket, can't you?” said {ownhelper}, and put one down in front of {him}. “With the good side.” Nobody had asked anything of {hero} since the hospital. On the next day there were two, and {theownhelper} never once looked at {him} with that special face that people put on.",
        "@farm(hero carry) “You can carry a bucket, can't you?” said the old woman from next door, and put one down in front of {him}. “With the good side.” Nobody had asked anything of {hero} since the hospital. On the next day there were two, and the old woman never once looked at {him} with that special face.",
      ],
      "@farm(hero carry) There is a rhythm in that kind of work. {Hero} noticed it on the tenth day, when {he} caught {himself} setting down the buckets in three-four time. {He} stopped at once. It was quiet in the yard. Then, behind the wall, somebody went on with it, with a spoon on a tin.",
      [
        "@farm(hero talk, ownhelper play) “Don't,” said {hero}. “I'll never do it again as I used to.” “No,” said {ownhelper} and went on. “I used to have two good knees, and a sweetheart called Toni. You don't get it back. You get something else.” {Hero} ran into the house and sat down on the trunk.",
        "@farm(hero talk) “Don't,” said {hero}. “I'll never do it again as I used to.” “No,” said the old woman and went on. “I used to have two good knees, and a sweetheart called Toni. You don't get it back. You get something else.” {Hero} ran into the house and sat down on the trunk.",
      ],
      "@hall(hero stand) That Saturday there was to be a dance, and the band had not come. People stood about on the dance floor with their glasses in their hands, and all of them were looking at {hero}.",
    ],
    end: [
      "@hall(hero stand) “It won't be beautiful,” said {hero}. “It only has to be Saturday,” they called back. So {hero} climbed on the boards, with the hurt side and the good side. {He} could do half of what {he} used to do. {He} left out the rest, and in the gaps there was a great deal of room.",
      [
        "@hall.night(hero look, ownhelper play) Into one gap fell a spoon on a tin. That was {ownhelper}, with a straight face. Into the next fell the stamping of boots.",
        "@hall.night(hero look) Into one gap fell a spoon on a tin. That was the old woman, with a straight face. Into the next fell the stamping of boots.",
      ],
      "@theatre(hero talk) In autumn the theatre in the city asked for {him}. {Hero} went there, and stood once more in the old light, and asked for a floor of plain boards, for people who stood up, and for a tin.",
      "@hall.night(hero stand) The trunk stayed behind in the yard, and the hens lay their eggs in it. And when there is a dance, they need no band, because {hero} comes with all those gaps, and the spoon and the tin fall into them.",
    ],
  }),
  story({
    says: [
      /\b(?:street musicians?|street singer|buskers?|busking|busked|accordion player|street violinist|(?:plays?|played|sings?|sang|playing) (?:[a-z]+ ){0,4}(?:in|at|on|under) (?:the|a) (?:[a-z]+ )?(?:street|metro|subway|underground|station|bridge|square|corner|airport|shopping centre|tube|underpass))\b/i,
      /\b(?:violin|guitar|piano|accordion|song|s[aiu]ngs?|singer|saxophone|trumpet|cello|flute|music\w*|harp|play\w*)\b/i,
    ],
    may: [
      role(
        "ownlistener",
        "girl|boy|old woman|old lady|old man|businessman|businesswoman|commuter|woman|man|producer|conductor|child|stranger|policeman|security guard",
      ),
    ],
    unless: /\b(?:wallet|murder\w*|ghosts?|magic|bird|fox|football)\b/i,
    of: "people",
    after: [
      "@street(hero play) {Hero} stood between a ticket machine and a man who sold umbrellas. There was an echo that made a small song big. Thousands went by in a morning. {Hero} played to their shoes, because it was only the shoes that ever slowed down.",
      [
        "@street(hero talk, ownlistener talk) One pair stopped. It was {ownlistener}, who stood there until the song was over, and then until the next one was. Nothing fell into the hat. “That one,” said {theownlistener} at last. “Where did you get it from?” “My mother hummed it,” said {hero}, “when she thought that nobody was listening.”",
        "@street(hero talk) One pair stopped, brown, with a good shine on them. An old man stood in them, and he stood there until the song was over, and then until the next one was. Nothing fell into the hat. “That one,” said the old man at last. “Where did you get it from?” “My mother hummed it,” said {hero}, “when she thought that nobody was listening.”",
      ],
      [
        "@street(hero talk, ownlistener talk) The next day {ownlistener} was there again, and on the day after. “It isn't finished,” said {theownlistener}. “No,” said {hero}, “she always stopped there. The milk used to boil over.”",
        "@street(hero talk) The next day the old man with the brown shoes was there again, and on the day after. “It isn't finished,” he said. “No,” said {hero}, “she always stopped there. The milk used to boil over.”",
      ],
      "+ @street(hero stand) The man with the umbrellas had his own opinion. “That's a policeman,” he said. “Or someone who's in love.” It rained that week, and he was too busy to think of anything else.",
      "@street(hero play) Then came a Friday on which a new rule hung on the wall, behind glass: no music any more, from tomorrow. “One last time, then,” {he} said to the echo, and began the song, and played it as far as it went.",
    ],
    end: [
      [
        "@street(hero play, ownlistener talk) Where the song had always stopped, it did not stop. Somebody was singing on. It was {ownlistener}, with a voice that was rusty and quite right, and there came four more lines which {hero} had never heard in {his} life. They fitted as a key fits.",
        "@street(hero play) Where the song had always stopped, it did not stop. Somebody was singing on. It was the old man with the brown shoes, with a voice that was rusty and quite right, and there came four more lines which {hero} had never heard in {his} life. They fitted as a key fits.",
      ],
      "“I wrote that,” said the rusty voice. “I was nineteen. I sang it under a girl's window, and was sent abroad the day after. I never knew whether she had heard it.” {Hero} had to hold on to the ticket machine. “She heard it,” said {hero}. “Every morning. For forty years.”",
      "@street(hero play) Nobody had gone on. The stairs were full, right up to the daylight. When the inspector of the station came to point at his rule, he could not get through. So he listened, too, and by the last line he had taken off his cap.",
      "@street(hero play) The inspector unscrewed the rule from the wall himself. In its place hangs a yellow sheet of paper with the whole song on it, all eight lines, so that people can join in. It makes the trains a little late.",
    ],
  }),
  story({
    says: [
      /\b(?:choir|orchestra|brass band|village band|band|quartet|chorus)\b/i,
      /\b(?:contest|competition|concert|needs?|needed|last|save|only|tenor|missing|festival|tour|reunion|reunite\w*|wins?|won)\b/i,
    ],
    may: [
      role(
        "ownman",
        "man|tenor|butcher|blacksmith|farmer|woman|widower|neighbour|neighbor|drummer|singer|policeman|refugee|baker",
      ),
    ],
    unless:
      /\b(?:murder\w*|bailiffs|chickens|chicken|donkey|metal|school|skunk|girls?|boys?|teen\w*|uncle lied|dad|animals)\b/i,
    of: "people",
    after: [
      "@hall(hero look) They practised in the room over the fire engine, on Tuesdays, with their coats on. It sounded like a table with three legs. “Something's missing,” said the conductor, and knocked on the stand with her pencil. They all looked at the empty chair.",
      [
        "@hall(hero look) “There's one who could do it,” said the oldest of them. Nobody wanted to hear the name. It was {ownman}, and there had been a quarrel, so long ago that half of the room had not been born then. “Never,” said the other half.",
        "@hall(hero look) “There's one who could do it,” said the oldest of them. He meant the gruff old man at the end of the lane. Nobody wanted to hear the name. There had been a quarrel, so long ago that half of the room had not been born then. “Never,” said the other half.",
      ],
      "@street(hero stand) So they sent {hero}. The house stood at the end of the lane, and its shutters were closed. {Hero} knocked. Nothing moved. So {hero} began to sing, quite alone, out there in the drizzle. At the difficult place {hero} stopped, because there the song had to have an answer.",
      "@street(hero look) It came. It came through the closed shutters, clear and high, as if somebody had lit a candle in there. Then a window was pushed open. “I've sung it every Tuesday,” said a gruff voice, “with the radio off. You're flat, all of you. I can hear it from here.”",
    ],
    end: [
      [
        "@hall(hero look, ownman stand) On the next Tuesday {ownman} was standing in the door, with the collar turned up. Then the oldest one got up. “It was me who said it, back then,” he said. “That you'd taken the money. It turned up. Behind the piano. I was too ashamed to tell you.”",
        "@hall(hero look) On the next Tuesday the gruff old man was standing in the door, with his collar turned up. Then the oldest one got up. “It was me who said it, back then,” he said. “That you'd taken the money. It turned up. Behind the piano. I was too ashamed to tell you.”",
      ],
      "@hall(hero look) “When did it turn up?” “In eighty-nine.” “Then you've been flat since eighty-nine, and I know why.” And {hero} pulled out the empty chair, and it creaked. “From the beginning,” said the conductor, and had to clear her throat.",
      "@theatre(hero stand) On the great day they stood in the big hall between the famous ones, in jackets that no longer closed. At the difficult place every one of them looked at the new voice in the middle. The note went up. It stayed there, over all the heads. The judges put down their pencils.",
      "@hall(hero sit) On Tuesdays all the chairs are taken. And there is a tin behind the piano now, with the old money in it, and they buy the cakes with that.",
    ],
  }),
  story({
    says: [
      /\b(?:piano (?:teacher|tuner)|violin (?:maker|teacher)|music teacher|luthier|instrument maker|piano lessons?|plays? the (?:piano|violin|organ)|learn\w* (?:to play )?(?:the )?(?:piano|violin|guitar|accordion|trumpet))\b/i,
      /\b(?:old|retired|\d\d|elderly|grandfather|grandmother|widower?|late (?:wife|husband)|wedding|last (?:pupil|student)|never too late|at the age)\b/i,
    ],
    may: [
      role("ownteacher", "piano teacher|violin teacher|music teacher|teacher|neighbour|neighbor|student|boy|girl"),
      role("ownbride", "granddaughter|grandson|daughter|son|wife|husband"),
    ],
    unless: /\b(?:murder\w*|hitman|mob|mafia|buried|bodies|ghosts?|blind)\b/i,
    of: "adults",
    after: [
      [
        "@room(hero play, ownteacher talk) {Hero} had hands like spades. They could do many things, but they had never in their life done one thing on the left and another on the right. “Curl your fingers,” said {ownteacher}, “as if you were holding an orange.” {Hero} curled them. It looked as if {he} were about to throw the orange at somebody.",
        "@room(hero play) {Hero} had hands like spades. They could do many things, but they had never in their life done one thing on the left and another on the right. “Curl your fingers,” it said in the book, “as if you were holding an orange.” {Hero} curled them. It looked as if {he} were about to throw the orange at somebody.",
      ],
      "@room(hero play) The piece had only two pages. After a week {hero} could play the first bar. After a month {he} could play four, and the people downstairs could sing them. At night {his} fingers walked on over the blanket, and stumbled at the same place.",
      [
        "@room(hero sit, ownteacher talk) “Children learn faster,” said {hero}, and shut the lid. “Children,” said {ownteacher}, “don't know yet what it's for. You do.” {Hero} looked at the photograph on the shelf, at {ownbride}, laughing, with a gap between the teeth. {He} opened the lid again.",
        "@room(hero sit) “Too old,” said {hero} aloud, and shut the lid. Downstairs it went quiet. Then there came a knock from below, with a broom: bar five, bar six, quite right, and just a bit too fast. The people downstairs wanted to know how it went on. {Hero} laughed, and opened the lid again.",
      ],
      "+ @bus(hero sit) {He} practised on tables, on knees, and on the handrail of the bus. A boy across the aisle watched {him}. “Wrong finger,” said the boy, whose sister took lessons. He was right, too.",
      "@hall(hero sit) The day came, and the room was full of flowers and faces. {He} held an orange in each hand. The first page went by. {He} turned over. And the second page was not there. It was lying at home.",
    ],
    end: [
      [
        "@hall(hero play, ownbride look) {Hero} sat in front of the empty stand. Somebody coughed. Then {he} saw {ownbride}, who was looking at {him} with that same gap in the smile, and {he} thought: I know what it's for. {He} closed {his} eyes. The fingers knew the way.",
        "@hall(hero play) {Hero} sat in front of the empty stand. Somebody coughed. In the third row, very softly, the people from downstairs began to hum. They knew it by heart, both pages; they had not had any choice. {Hero} closed {his} eyes. The fingers knew the way.",
      ],
      "@hall(hero play) They stumbled once, where they always stumbled, and {hero} played the wrong note as if it had been meant. When it was over, it was quiet, and then it was not. People stood on their chairs. {Hero} looked at {his} hands, front and back.",
      [
        "@hall(hero hug, ownbride hug) “You played a B flat in bar nineteen,” whispered {ownteacher}, and had wet eyes. “I always do,” said {hero}. “I know,” said {theownteacher}. “I'm going to write it in. It's better so.” And {ownbride} came through the crowd with both arms open, and asked for the same again.",
        "@hall(hero play) “There's a wrong note in bar nineteen,” said the broom lady from downstairs, and had wet eyes. “I know,” said {hero}. “Leave it in,” she said. “We hum it like that.” And all of them asked for the same piece again, and then again, until supper was cold.",
      ],
      "@room.dusk(hero play) There is a second piece of music on the stand now. It has five pages. In the evening, at six, the window is opened so that downstairs they can hear better, and beside the lamp lie two oranges.",
    ],
  }),
];
