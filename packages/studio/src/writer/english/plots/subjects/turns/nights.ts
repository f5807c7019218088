import { role, story } from "../subject-story.ts";

/** Stories of the dead, and of places kept for them. */
export const nights = [
  story({
    says: [
      /\b(?:died|dead|is a ghost|was a ghost|death)\b/i,
      /\b(?:not even (?:him|her|\p{Lu}\p{L}+)|doesn['’]t know|did ?n[o'’]t know|does not know|did not know|without (?:knowing|noticing)|hasn['’]t noticed|had ?n[o'’]t noticed|nobody (?:noticed|told (?:him|her)))\b/iu,
      /\b(?:office|works?|working|job|desk|shift|colleagues?)\b/i,
    ],
    unless:
      /\b(?:murder\w*|letter|postcard|died in a fire|killed|brother|sister|mother|father|wife|husband|uncle|aunt)\b/i,
    of: "people",
    after: [
      "@study(hero) {Hero} had noticed a few things, of course. The doors that open by themselves did not open for {him} any more, and {he} had to slip in behind others. The coffee had no taste. Nobody said good morning, but then nobody had said it before. “It's the season,” thought {hero}, and hung up a coat that made no noise.",
      "+ @study.night(hero write) All in all it went better than before. {Hero} never got tired now, and {his} back did not hurt. {He} did the work that others had left lying, at night, in the dark, one sheet after another. In the morning people found it finished. “Who did this?” they said, and each of them nodded modestly.",
      "+ @study(hero sit) Only lunch was odd. {Hero} sat down at the long table, as always at the end, and a young woman put her bag on the chair, straight through {him}. “Excuse me,” said {hero}. She shivered and closed the window. It was the longest talk that {hero} had had since the spring.",
      "@study.night(hero talk) It was the cleaner of the night shift who stopped one evening with her mop, and looked right at {him}. “You're still here,” she said. {Hero} was so surprised to be spoken to that {he} stood up. “I have only this one pile left.” “Love,” said the cleaner, “sit down again. Has really no one told you?”",
    ],
    end: [
      "@study.night(hero look) She told {him}, kindly, and did not make it long. {Hero} listened with folded hands. {He} looked at the calendar, and at the plant on the sill, which was quite dry, and at {his} own cup, which had a rim of dust. “Oh,” said {hero}. And after a time, “Was anybody sad?” The cleaner would not lie. “They don't know it yet,” she said.",
      "@study The next morning a note lay on every desk. The cleaner had written it in capital letters, with the name and the day, and with a single question: WHEN DID YOU LAST SAY GOOD MORNING TO THE END OF THE TABLE? Nobody laughed. One remembered a joke, one a borrowed umbrella, and a third had to go and stand in the corridor.",
      "@study(hero look) They did it properly, though late. There was cake. They stood around the empty chair, ashamed, and each of them told something, and it turned out that they knew quite a lot. {Hero} stood among them and heard it all. “I did not know that they had liked the joke,” {he} told the cleaner. “You can go now, if you like,” she said. “There's no pile left.”",
      "@study.dawn(hero walk) {Hero} took the coat that made no noise. And on the way out, for the first time in months, the doors that open by themselves slid apart, quite wide, and let the morning in. At the end of the long table the chair stays free. The plant stands there now. They take turns to water it, and say good morning.",
    ],
  }),
  story({
    says: [
      /\b(?:drowned|dead|late|died|lost at sea)\b/i,
      role("lost", "brother|sister|husband|wife|father|mother|son|daughter|friend|twin"),
      /\b(?:sees?|saw|swears?|swore|spots|spotted|appear(?:s|ed)|walk(?:s|ed|ing)|standing|stood)\b/i,
      /\b(?:fog|mist|beach|shore|sea|harbour|tide|night|lake|storm|snow)\b/i,
    ],
    unless: /\b(?:murder\w*|killed|phone|letter|ashes|funeral|dog|cat)\b/i,
    of: "adults",
    after: [
      "@cafe(hero look) The people in the bar were kind about it. “It's a post,” they said. “It's a seal standing up. It's the drink.” {Hero} did not argue. {He} knew that walk. {Lost} had always walked like that, a little to the left, with both hands deep in the pockets, as if looking for a key.",
      "{Hero} had never told them the rest. On the last morning there had been a quarrel between the two of them, a foolish one, about money for paint. “Go by yourself, then,” {hero} had said. And {lost} had gone, alone. Those were the last words, and they had lain in {hero's} mouth like a stone ever since.",
      "@sea(hero run) So each time {hero} ran out and called, and each time there was nothing but wet air, and footprints that filled with water while {he} watched. “You frighten {losthim} off with your shouting,” said the old woman from the shop. She was the only one who did not smile. “The dead have the same ears as before. Try it quietly.”",
      "+ @sea(hero) {Hero} thought about that for a week. {He} painted the boat meanwhile, with the good paint, the expensive one, that the quarrel had been about. {He} put two coats on it. And when {he} was cleaning the brush, the light went dull and the far lamp vanished, and it was suddenly very still.",
      "@sea(hero sit) This time {hero} did not call. {He} walked down slowly in {his} socks and sat on the cold stones, and left room for one more. It came nearer, a little to the left, with both hands in the pockets. It stopped an arm's length away.",
    ],
    end: [
      "@sea(hero sit, lost sit) “I should have gone with you,” said {hero}, not louder than the water. “It was only paint.” There was no answer for as long as a wave takes to come and go. Then a voice, so well known that it hurt, said, “If you had come along, there would be two of us out here. And who'd be looking after the boat?”",
      "+ @sea(hero sit, lost sit) They sat side by side, as they had when they were young. {Hero} told everything that had happened since: who was married, who was born, what the roof had cost. Beside {him} there was a quiet laugh now and then. When {hero} talked of the good paint, {lost} said, “I told you so.” “You did,” said {hero}.",
      "@sea.dawn(hero look) It grew lighter. “I only came because you would not stop looking,” said {lost}. “I am well. Go in, you have wet socks.” And then the wind turned, and the bay lay there from one end to the other, clear and grey and empty.",
      "@sea In the bar they never ask about it now, and {hero} sleeps through, even on the white nights. But on the bow of the boat, in the good paint, stands the name of {lost}, and next to {hero's} footprints on the stones, that morning, there was a second line of them. It went a little to the left.",
    ],
  }),
  story({
    says: [
      /\b(?:widow(?:er)?|wife|husband|late|dead|died)\b/i,
      /\b(?:cook(?:s|ed|ing)?|lays?|laid|set(?:s|ting)?|keep(?:s|ing)?|kept|sav(?:es|ed|ing)|order(?:s|ed)?)\b[^.]*\b(?:for two|(?:two|second|extra|empty) (?:plates?|places?|chairs?|seats?|cups?)|a (?:place|seat|chair|table) (?:for|free))\b/i,
      /\b(?:(?:plate|food|cup|soup|glass|meal|portion|dinner|dish)\b[^.]*\b(?:is|was|were|had been|has been) (?:empty|eaten|gone|used|drunk|moved|touched)|empty (?:plate|cup|glass)|ate (?:it|from)|eaten|eats? (?:it|from))\b/i,
    ],
    unless: /\b(?:wedding|murder\w*|children|dragon|christmas|restaurant owner)\b/i,
    of: "adults",
    after: [
      "@kitchen.dusk(hero sit) It had begun out of habit. On the first evening {hero} had simply put down two of everything, and when {he} saw it, {he} did not have the heart to take the second one away. “You're late,” said {hero} to the empty side. That became the joke of the house. Nobody else was there to hear it.",
      "+ The neighbours knew. “It's not healthy,” said the one from across the landing, and brought leaflets about choirs. {Hero} thanked her and laid them under the leg of the table, which wobbled. In truth {he} ate better so. Alone {hero} would have lived on toast, but toast is nothing for a guest.",
      "+ @kitchen(hero eat) {Hero} talked while {he} ate. {He} told of the queue at the post office, and of the tooth. Once {he} grew angry. “You could have shown me how the boiler works!” {he} shouted. After that {he} was sorry, and served the second side a larger piece of pie, as {he} had always done after quarrels.",
      "@kitchen(hero look) And now this. {Hero} looked at the other side, and did not touch {his} own fork. {He} looked beneath the table and behind the curtain. {He} did not believe in such things. All the same {he} combed {his} hair the next evening, and made the dish with the lemons, which only one person in the world had ever asked for twice.",
      "@corridor.night(hero sit) {Hero} put out the lamp, sat down in the dark hall behind the coats, and waited. The clock struck nine. There was a scratch, then a soft step, and then the small sound of a fork on a plate. {Hero's} heart stood still. {He} pushed the door open, and switched on the light.",
    ],
    end: [
      "@kitchen.night(hero talk) A boy of perhaps ten sat there, with lemon on his chin, as stiff as a rabbit. The balcony door stood open. “I thought it was for nobody,” he said. “It's always there, and nobody eats it. My mum works nights.” {Hero} held on to the door frame. {He} had hoped for something quite different, and for a moment it hurt like on the first day.",
      "@kitchen.night(hero sit) Then {hero} saw that the plate was empty, right down to the pattern of blue flowers, which {he} had not seen for so long. “It was for somebody,” said {hero}, and sat down on the other side. “But I think it would have made the two of us great friends. Was there enough lemon?” “More would be good,” said the boy.",
      "+ @kitchen(hero talk) He was the son of the one across the landing who worked in the hospital, and he came through the front door after that. He knew how boilers worked. {Hero} told him who had sat there before, and how that laugh had sounded, and the boy asked about it properly, with his mouth full.",
      "@kitchen.dusk(hero cook) {Hero} still cooks for two, and on the nights when the mother is free, for three. There is one thing that {he} says every evening, when the bell rings, and that has remained the joke of the house. But it has an answer now. “You're late,” says {hero}. “I know,” says the boy. “What is there?”",
    ],
  }),
  story({
    says: [
      /\b(?:camp(?:ing|s)?|tents?|cabin|cottage|hik(?:e|ing)|forest|expedition|trip|photos?|group)\b/i,
      /\b(?:(?:(?:one|an?) (?:more|extra|other) (?:person|people|man|one|friend|guest|camper|hiker|member|body)\b)|one too many|one person too many|four sleeping bags instead of three|(?:two|three|four|five|six|seven) (?:[a-z]+ )?(?:\w+ )?(?:instead of|not) (?:two|three|four|five|six)|more person)\b/i,
    ],
    unless: /\b(?:lion|bear|kitten|puppy|present|cake|birthday)\b/i,
    of: "people",
    after: [
      "They counted again, first quickly, then slowly, with a finger. It came out the same. There was one too many. Nobody was missing, nobody was new. Each of them knew everybody else, and had known them for years. “That's not possible,” said {hero}, and heard how thin it sounded.",
      "+ “Then we'll do it properly,” said {hero}. {He} took a pen, and each was to tell something that only a real friend could know: the nickname, the broken arm, the thing with the headmaster's car. They told, and laughed even, and after each story all the others nodded. {Hero} put down the pen. Everybody had passed.",
      "+ There were signs, if you looked for them. One pair of boots by the fire had no mud on it. The soup for all of them had always been enough, to the spoon. And the dog from the farm below, which had run to everybody the day before, now sat at the edge of the light and would not come nearer.",
      "Night fell. Nobody wanted to sleep first. They sat round the fire, shoulder to shoulder, since that was warmer, and each held the hand of a neighbour. {Hero} went through the faces, one by one. The hand on {his} left was warm. The hand on {his} right was as cold as a stone from a brook.",
    ],
    end: [
      "{Hero} did not let go of it. {He} could not have said why. {He} turned {his} head to the right, and there sat a friend, with the nickname and the scar, and with eyes that were full of fear. “Please don't say it aloud,” whispered the friend. “As soon as one of you says it aloud, I have to go. I only wanted to hear the stories.”",
      "“Who are you?” asked {hero}, quite softly. “I came up here with my own friends,” said the other one. “There was snow. They went down to get help, and I was to wait. I have been waiting for a long time. And then you came by with your light, and you laughed so much.” The fire cracked. The cold hand trembled.",
      "{Hero} thought about it for as long as a branch takes to burn. Then {he} said to the whole circle, “Let's not count any more tonight. Who knows another story?” And they told, until the sky went grey, and the best one of all came from {hero's} right. It was about a walk in the snow, and nobody there had ever heard it.",
      "When the sun rose, there were exactly as many as had set out. Nobody could say who had gone, only that there was a place in the circle which was still kept free. Down at the farm they asked about it, and the farmer showed them a stone with a name. {Hero} read it, and put down a pair of clean boots next to it.",
    ],
  }),
  story({
    says: [
      role(
        "singer",
        "pianist|musician|singer|trumpeter|saxophonist|guitarist|bandleader|drummer|jazzman|violinist|conductor",
      ),
      /\b(?:last (?:night|concert|show|time|gig|set)|final (?:night|concert|show|gig)|farewell)\b/i,
      role("child", "daughter|son|granddaughter|grandson|sister|brother"),
      /\b(?:turns? up|turned up|appear(?:s|ed)|comes?|came|walks? in|walked in|shows? up|showed up|estranged|never)\b/i,
    ],
    unless: /\b(?:ghost|murder\w*|dead|died)\b/i,
    lead: "singer",
    of: "adults",
    after: [
      "{Hero} saw {child} at once, between two songs, right at the back, beside the cigarette machine. {Hero's} hands stopped. In the room they thought that it was part of the music. It had been years, and there was the same way of standing, on one leg, like a bird that may still fly off.",
      "+ {Hero} knew the number of nights that {he} had been away: there was a song for each. There had been school plays, and birthdays with candles, and each time {hero} had sent a record with a kind word on it. “I don't want your records,” {child} had said in the end, on the telephone. “I want you to be at the table.” And then the line was dead.",
      "+ “Take a break,” hissed the barman. {Hero} shook {his} head. {He} was afraid that {child} would be gone when {he} came back from it. So {he} played on, one after another, everything fast and bright that {he} knew, and did not dare to look up, and the sweat ran into {his} collar.",
      "Then the list was at its end, and it was the very last one. Everybody called out the title of the famous one, the one they had all come for. {Hero} laid {his} hands in {his} lap. “No,” {he} said into the microphone. “Tonight I am going to play you something that has been heard by just one person in the world.”",
    ],
    end: [
      "It was hardly a song. It was four lines long, and it went up like a staircase and came down again, and stopped before the last note. {Hero} had made it up at the edge of a cot, in a room with a broken blind, a very long time ago. In the whole place nobody drank. {Hero} came to the end, and left the last note out, as {he} always had.",
      "From the back, beside the cigarette machine, somebody hummed it. It was only the one note, a bit too low. {Child} had always had to hum it, back then, so that the light could be put out. Everyone turned round. {Child} came forward, between the tables, and did not stop until {childhe} stood in front of {hero}.",
      "“You were always away,” said {child}. “Yes,” said {hero}. “I thought they would not love me if I stayed at home. I was wrong about who they were.” {Child} wiped {childhis} face. “I am not here to forgive you. I'm here because I could not remember how it ended.” “It ends with you,” said {hero}. “It always did.”",
      "The chairs were put up, and the lamps went out, one by one. Behind the closed blinds two people sat on one bench until it got light. And now every Sunday, in a kitchen a few streets away, there is a place laid for {hero}, and {he} has not been late for it once. {He} hums on the stairs, so that they know.",
    ],
  }),
];
