import { role, story } from "../subject-story.ts";

/** Stories of love that comes in a course, across a street, on a dance floor, or a day too late. */
export const lateLove = [
  story({
    says: [
      /\b(?:language|italian|spanish|french|german|english|japanese|portuguese|greek|swedish|chinese|arabic|turkish|polish|norwegian|irish|sign language)\b/i,
      /\b(?:course|class|classes|lessons?|evening class|night class|school)\b/i,
      /\b(?:falls? in love|fell in love|in love|love|romance|heart|flirt\w*|date)\b/i,
    ],
    may: [role("love", "woman|man|teacher|classmate|girl|widow|widower|waiter|waitress|nurse|neighbour")],
    unless: /\b(?:murder\w*|ghost|vampires?|killer|spy|high school|dog|cat|robot|alien|child)\b/i,
    of: "people",
    after: [
      "@classroom(hero sit) In chapter one nobody has a past. I am. You are. The table is big. {Hero} sat in the second row, next to a voice that said “The table is big” as if it were the most wonderful news. “I am happy,” read the voice from the board, and added: “A little.”",
      [
        "+ @classroom(hero talk, love talk) They were put together for the exercises. “Where is the station?” asked {hero}. “The station is in the cheese,” said {love}, and both of them had to hide behind the book. In chapter three they bought shoes. In chapter four they were ill, all over, from the head down. It was remarkable how much could be said with sixty words, as long as someone was listening.",
        "+ @classroom(hero talk, love talk) They were put together for the exercises. “Where is the station?” asked {hero}. “The station is in the cheese,” said the other, and both of them had to hide behind the book. In chapter three they bought shoes. In chapter four they were ill, all over, from the head down. It was remarkable how much could be said with sixty words, as long as someone was listening.",
      ],
      [
        "+ @street.dusk(hero talk, love talk) On the way to the bus they could have spoken as they spoke at home. They tried it. Then they became polite at once, and tired, and talked about parking. “No,” said {love}, and stopped under a lamp. “Again. The moon is a banana.” “The banana is beautiful,” said {hero}. It went on like that as far as the terminus.",
        "+ @street.dusk(hero talk, love talk) On the way to the bus they could have spoken as they spoke at home. They tried it. Then they became polite at once, and tired, and talked about parking. “No,” said the other, and stopped under a lamp. “Again. The moon is a banana.” “The banana is beautiful,” said {hero}. It went on like that as far as the terminus.",
      ],
      [
        "@classroom(hero look, love sit) With the past tense came the trouble. “What did you do last year?” asked the teacher, and everybody had to write it down. {Hero} looked across. {Love} had not written anything. “Last year I had,” said {love}, slowly, for the ending was difficult, “a house. A ring. A person.” “Very good,” the teacher said. “Irregular.”",
        "@classroom(hero look, love sit) With the past tense came the trouble. “What did you do last year?” asked the teacher, and everybody had to write it down. {Hero} looked across. The other had not written anything. “Last year I had,” said the other, slowly, for the ending was difficult, “a house. A ring. A person.” “Very good,” the teacher said. “Irregular.”",
      ],
      [
        "@room.night(hero read) After that the chair beside {hero} stayed empty. {Hero} did the exercises alone and played both parts. {He} knew a first name and the number of a bus, and how {love} looked when something was beautiful. That was all. So {hero} sat up all night with the book, and learned the chapters that had not been given yet.",
        "@room.night(hero read) After that the chair beside {hero} stayed empty. {Hero} did the exercises alone and played both parts. {He} knew a first name and the number of a bus, and how the other looked when something was beautiful. That was all. So {hero} sat up all night with the book, and learned the chapters that had not been given yet.",
      ],
    ],
    end: [
      "@street.dusk(hero talk, love sit) {He} got into that bus and rode it to the end, three evenings running. On the third there was a bench with somebody on it. {Hero} had a sentence ready, in the future tense. “I will wait,” said {hero}. “You will be sad. I will carry the bag. We will eat soup.” There were four mistakes in it.",
      [
        "@street.night(hero walk, love walk) {Love} counted them on four fingers and began to cry, and to laugh. “We have not had the future yet,” {love} said. “No,” said {hero}, “it's chapter twelve. It's quite regular.” They missed the last bus. They went on foot and tried it out, with all the endings.",
        "@street.night(hero walk, love walk) The other counted them on four fingers and began to cry, and to laugh. “We have not had the future yet,” the other said. “No,” said {hero}, “it's chapter twelve. It's quite regular.” They missed the last bus. They went on foot and tried it out, with all the endings.",
      ],
      "@bedroom.night(hero talk, love talk) They sit in the advanced class now. But in the evening, when the light has been put out, one of them still says: “The table is big.” And out of the dark, as if it were wonderful news, there comes the answer: “Yes. And we are happy. A little. Very.”",
    ],
  }),
  story({
    says: [
      /\b(?:balcon(?:y|ies)|window opposite|windows? across|across the (?:street|courtyard|yard)|opposite (?:window|balcony|house)|next balcony)\b/i,
      /\b(?:neighbou?rs?|opposite|across|man|woman|stranger|widow|widower|each other|other|next door|love|violin\w*|musician)\b/i,
      /\b(?:every (?:morning|evening|day|night)|plays?|played|flowers?|waters?|watered|wav\w+|signs?|sings?|sang|coffee|love|lonely|basket|rope|lockdown|quarantine|dance|danc\w+|tomatoes)\b/i,
    ],
    may: [role("love", "man|woman|neighbour|neighbor|widow|widower|musician|violinist|student|girl|stranger")],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|each other|their balcon\w+|witness\w*|spy|detective|fire|falls? from|fell from|thief|pigeons?|birds?|dragon|robot|corpse|cat|child|children|boy|girl)\b/i,
    of: "people",
    after: [
      "They had no idea of each other's names. Between them lay the street, four floors down, with its bins and its buses. But {hero} knew which of the shutters opposite would open first, and what sort of dressing gown would come out. It was striped. A cup was lifted across the way, and {hero} lifted {his}.",
      "+ By and by it became a language. A red towel on the rail meant: slept badly. Two flowerpots side by side: visitors. On Sundays, when the street was quiet, a hand drew large letters in the air, back to front, and {hero} tried to read them. GOOD, it said, or maybe GOAT. {Hero} laughed out loud, and the laugh went across without getting wet.",
      "+ @bakery(hero talk) “Why don't you go over?” asked the woman at the baker's, for the whole street was following it. “Thirty steps and a bell!” {Hero} blushed. “As long as there's a street between us,” {he} said, “nobody can be disappointed.” The woman put an extra roll in the bag. “That's what they wrote on my aunt's grave,” she said.",
      "Then one morning the shutter stayed shut. {Hero} waited until the coffee was cold. {He} waved with both arms, until the whole street waved back. On the third day there was a van below, and into it went a lamp, a mattress, a striped dressing gown over a chair.",
      "@street(hero run) {He} ran. {He} had never known how many stairs there were. When {he} came out of the house, in slippers, with a tea towel over {his} shoulder, the van was just starting up. And there on the pavement, beside the very last box, stood somebody who was a head shorter than {hero} had thought, with grey eyes. Nobody can see the colour of eyes across a street.",
    ],
    end: [
      [
        "@street(hero stand, love stand) They had not one word ready. {Hero} lifted an invisible cup. {Love} lifted one too, with a hand that trembled. “I'm being moved to the back,” the voice said, and it was lower than {hero} had imagined it. “They're mending the front. I wanted to tell you, I drew it in the air for a week.” “I read: MOTHER,” said {hero}. “I thought that she was visiting.”",
        "@street(hero stand, love stand) They had not one word ready. {Hero} lifted an invisible cup. The other lifted one too, with a hand that trembled. “I'm being moved to the back,” the voice said, and it was lower than {hero} had imagined it. “They're mending the front. I wanted to tell you, I drew it in the air for a week.” “I read: MOTHER,” said {hero}. “I thought that she was visiting.”",
      ],
      [
        "@street(hero talk, love talk) It was so silly that they had to lean on the lamp post. Up on the two balconies stood two cups, at one height, in the same sun. “It'll be a year until I get my window back,” said {love}. “I've got a window,” said {hero}. “It has a very good view of yours.”",
        "@street(hero talk, love talk) It was so silly that they had to lean on the lamp post. Up on the two balconies stood two cups, at one height, in the same sun. “It'll be a year until I get my window back,” said the other. “I've got a window,” said {hero}. “It has a very good view of yours.”",
      ],
      "Since then two people sit on one balcony and look across at the empty one, on which there is only a flowerpot. Each morning they lift their cups to it. In the evening a finger draws letters, not in the air now but on the back of a hand, slowly and the right way round, and nobody in the street can read what it says.",
    ],
  }),
  story({
    says: [
      /\b(?:widow\w*|(?:wife|husband)(?:['’]s)?(?: \w+)? (?:died|dies|death|has died)|after (?:his|her) (?:wife|husband)['’]s death|late (?:wife|husband)|retired|old|elderly|shy|clumsy|divorced|two left feet|lonely)\b/i,
      /\b(?:tango|salsa|ballroom|waltz|flamenco|swing|dance (?:class|course|school|lessons?)|dancing (?:class|course|school|lessons?))\b/i,
      /\b(?:class|course|lessons?|school|join\w*|sign\w* up|learn\w*|partner\w*|paired)\b/i,
      role(
        "partner",
        "dancer|partner|teacher|instructor|neighbour|neighbor|woman|man|widow|widower|lady|rival|stranger",
      ),
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|competition|contest|championship|robot|bear|prison|boxer|spy|child|granddaughter|grandson|altar)\b/i,
    of: "people",
    after: [
      "@hall(hero dance, partner dance) “You're holding me like a ladder,” was the first thing that {partner} said. {Hero} let go at once. “I'm not made of glass either,” said {partner}. “Once more. And don't count aloud. The whole room is waiting for your five.” {Hero} had not even known that it could be heard.",
      "+ @hall(hero dance, partner dance) They trod on each other for three weeks, and they apologised less and less. {Partner} had been dancing for thirty years, and had sent four people home in tears. “Why did they put you with me?” asked {hero}. “Because nobody else would have you,” said {partner}, “and nobody else will have me. Left!” It was the left foot again.",
      "+ @kitchen(hero dance) At home {hero} practised with a chair. It did not complain. The neighbours below knocked on the ceiling, at first to stop it, and after some time in the right rhythm. On the fridge hung a drawing with footprints, and an arrow for every turn. {Hero} had not had anything on the fridge for a long time.",
      "@hall(hero stand, partner talk) Then a certain song was played. {Hero} stopped dead in the middle of the floor. Round and round them the couples went. “What is it?” asked {partner}. “We had this in the kitchen,” said {hero}, “on Saturdays, with the radio.” {He} did not say who, and {he} did not need to. “I can't. I'm sorry. I'm going home.”",
      "@hall(hero stand, partner talk) {Partner} did not let go. “I'll tell you something,” said {partner}, close to {his} ear. “With every new one I feel exactly where the old hand was. Here. On this rib. You can only take it along. There are always four of us on this floor. Didn't you know?”",
    ],
    end: [
      "@hall(hero dance, partner dance) {Hero} stood there and breathed. The song had got to the place where there used to be a turn between the stove and the table. “Left?” asked {hero}. “Wherever you did it,” said {partner}. And {hero} led, for the first time, out of memory and with shut eyes, past a stove that was not there. Nobody was trodden on.",
      "@restaurant(hero eat, partner eat) “Not a ladder,” said {partner} after a pause, with wet lashes. They went for soup, since neither of them was expected. They told each other about the two who were not there: how the one had sung, how the other had snored.",
      "@kitchen(hero dance, partner dance) On Saturdays the radio is on in {hero's} kitchen. The table has been pushed against the wall. The neighbours below knock the time with a broom. Two people go round between the stove and the window, and if you look at the shadows on the wall, there is plenty of room left for more.",
    ],
  }),
  story({
    says: [
      /\b(?:forg[eo]t\w*|remember\w* (?:too late|at the last)|slipped (?:his|her) mind|miss(?:es|ed))\b/i,
      /\b(?:anniversary|(?:silver|golden|diamond) wedding|wedding day|wife['’]s birthday|husband['’]s birthday|valentine['’]s day)\b/i,
      /\b(?:wife|husband|marriage|wedding|married|couple|girlfriend|boyfriend|make (?:it )?up|hours?|evening|year|twentieth|tenth|thirtieth|fortieth|fiftieth|golden|silver|his|her)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|dementia|alzheimer\w*|amnesia|pretend\w*|divorc\w*|widow\w*|dead|died|coma)\b/i,
    of: "adults",
    after: [
      "@street(hero walk) It was the florist who gave it away. “Big day today!” she called across the street. {Hero} waved back, smiled, walked on for four steps and turned cold from the neck down. In the calendar there was nothing. But in {his} ring, on the inside, stood today's date.",
      "@street(hero run) It was ten to five. The shops still had roses, but they were yellow ones, and yellow was wrong. The restaurant laughed into the telephone. There was one box of chocolates left, shaped like a tractor. {Hero} ran from door to door with {his} shirt hanging out. {He} thought of twenty things, and all of them were for aunts.",
      "+ @river(hero look) On the bridge {he} had to stop for breath. What does a person want after so many years? {Hero} tried to think of the last time that {he} had asked. There had been a bath tap, and a school report, and whose turn it was. {He} saw {his} face in the water. It looked like someone who has lost something much bigger than a date.",
      "@room.dusk(hero stand, mate sit) Then {he} went home with empty hands. It was worse than going to the dentist. The table was laid for two. There were candles, and there was the good cloth. {Hero} stood in the door. “I forgot it,” {he} said. “I forgot the day. I ran about like a madman to get something, and there was nothing that was good enough.”",
      "@room.dusk(hero sit, mate talk) There was no answer for a long time. A candle dripped on the good cloth. “Sit down,” said the voice that {hero} knew better than any other. “I've got to tell you something too. It was my mother who rang, at noon, to congratulate us. I had forgotten it as well. I bought that cloth an hour ago. The price is still on it.”",
    ],
    end: [
      "@room.night(hero sit, mate sit) And so it was: nine ninety, on a small white label, by the salt. They looked at it. {Hero} tried to be indignant, and could not keep it up. They laughed until the candles went out. “What's become of us?” “We were busy,” said {hero}. “We were so busy keeping it all going that we forgot what it was.” Then it was dark, and it was easier to hold hands.",
      "+ @restaurant.night(hero eat, mate eat) They left the dinner where it was and went to the place where it had begun. It was a chip shop with steamed-up windows. They ordered one portion with two forks, as they had done when they were poor. Each of them asked the other a question, a real one, to which the answer was not known. The chip man put the chairs up on the tables at midnight, all but two.",
      "@kitchen(hero stand) The date has been painted on the kitchen wall, in figures as tall as a child. But they do not keep to it. On any old Wednesday a tablecloth is lying there, with a price on it, and somebody stands in the door with empty hands and says: “Happy anniversary. I forgot which.”",
    ],
  }),
];
