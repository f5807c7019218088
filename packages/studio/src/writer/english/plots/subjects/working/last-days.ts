import { role, story } from "../subject-story.ts";

/** Stories of last days at work. */
export const lastDays = [
  story({
    says: [
      /\b(?<tram>tram|bus|train|streetcar|trolleybus|night bus|school bus|night train)\b/i,
      /\b(?:last|final) (?:[a-z]+ )?(?:day|ride|tram|bus|train|trip|run|shift|journey|round|tour|drive|route|time|line)\b|\bbefore (?:he|she|they) retired?\b|\bretirement\b/i,
      /\b(?:driver|conductor|dr[io]ves?|driving)\b/i,
    ],
    may: [role("owngirl", "girl|boy|child|schoolgirl|schoolboy|little girl|little boy|old woman|old lady|old man")],
    unless: /\b(?:st[eo]le|stolen|a retired|scrap\w*|ghosts?|dead|bomb|murder)\b/i,
    of: "people",
    after: [
      "@bus(hero look) {Hero} had polished the old handle until it shone, and had put on the good tie, the one for weddings. At the first stop the doors opened with their usual sigh. “Morning,” said the woman from the market, and laid an apple on the dashboard, as she did every day. {Hero} could not bring {himself} to tell her.",
      "+ @bus(hero look) Every stop had a face. At the hospital {hero} waited for the night nurse, who was always half a minute late. By the school {he} sounded the bell twice, because the small ones loved it. {Hero} tried to learn it all by heart: the bend at the church, the smell of coffee on the corner, the dog that barked at nothing but this {tram}.",
      [
        "@bus(hero look, owngirl talk) Right behind {him} sat {owngirl}. “Is it true that you won't come tomorrow?” asked {theowngirl}. “It's true,” said {hero}. “Then who'll wait for people who are late?” {Hero} looked hard at the road ahead. {He} had no answer to that, and the road had gone a little blurred.",
        "@bus(hero look) “Is it true that you won't come tomorrow?” asked a boy with a school bag. “It's true,” said {hero}. “Then who'll wait for me when I'm late?” {Hero} looked hard at the road ahead. {He} had no answer to that, and the road had gone a little blurred.",
      ],
      "@bus(hero talk) Towards evening something odd began. People got on, but nobody got off. The woman from the market stayed in her seat at the market. A nurse rode straight past the hospital. “This is your stop,” {hero} called over {his} shoulder. “I know,” said the nurse, and looked out of the window.",
    ],
    end: [
      [
        "@bus(hero look, owngirl talk) At the end of the line {hero} switched everything off, and it was very quiet. {He} turned round. The whole {tram} was standing in the aisle, all those faces, shoulder to shoulder, and at the front of them stood {owngirl}. “We agreed on it,” said {theowngirl}. “Nobody gets off before you do.”",
        "@bus(hero look) At the end of the line {hero} switched everything off, and it was very quiet. {He} turned round. The whole {tram} was standing in the aisle, all those faces, shoulder to shoulder, and the boy with the school bag stood in front. “We agreed on it,” he said. “Nobody gets off before you do.”",
      ],
      "@bus(hero read) They had brought their old tickets, and on the back of each there was a line for {hero}. “You waited on the day of my exam.” “You drove so gently when I had the twins in my belly.” “You never asked why I was crying, you only went round once more.” {Hero} read every single one.",
      "@bus(hero sit) Then they sat {hero} down in the front row by the window, where {he} had never sat in all those years, and the new driver took the handle. “Where to?” she asked. “The whole line, please,” said {hero}, when {he} could speak again. “And not too fast.”",
      "@street(hero stand) On fine mornings after that {hero} stood at the first stop like everybody else, in the good tie. The {tram} came round the bend, and the bell rang twice. And on the dashboard, next to the new driver's hands, lay two apples.",
    ],
  }),
  story({
    says: [
      /\b(?:postm[ae]n|postwom[ae]n|mail ?m[ae]n|letter carrier|mail carrier|mail lady|postal worker)\b/i,
      /\b(?:last|final) (?:[a-z]+ )?(?:day|round|route|shift|letter|delivery|walk|tour)\b|\bretir(?:e|es|ing|ement)\b|\bbefore (?:he|she) retired\b/i,
    ],
    may: [role("ownfriend", "girl|boy|child|widow|old woman|old lady|old man|neighbour|neighbor")],
    of: "people",
    after: [
      "@street(hero walk) It was a light bag that morning: two bills, a seed catalogue, and one letter that {hero} had kept for the very end. {He} put on the cap and tightened the strap.",
      "@street(hero walk) {Hero} did not hurry. {He} knew the gate that bit, the goose that chased ankles, and the house where a window always opened before {he} could knock. “Nothing today,” {he} had to say there, as on most days. “But it's a beautiful nothing. Sun on all sides.”",
      [
        "@street(hero talk, ownfriend talk) {Ownfriend} was waiting at the garden wall. “So it's really today,” said {theownfriend}. “Who's going to read my letters to me when I've lost my glasses?” “You've never lost your glasses,” said {hero}. “I know,” said {theownfriend}. “I only liked the company.” {Hero} stayed a little longer there than the round allowed.",
        "@street(hero talk) An old man was waiting at his garden wall. “So it's really today,” he said. “Who's going to read my letters to me when I've lost my glasses?” “You've never lost your glasses,” said {hero}. “I know,” said the old man. “I only liked the company.” {Hero} stayed longer there than the round allowed.",
      ],
      "+ @street(hero give) A dog that had barked at {hero} for nine years came down its path, sat, and held out a paw. {Hero} shook it. “No hard feelings,” {he} said.",
      "@street(hero read) At last there was only the one letter left. It had no street and no number, and no stamp. {Hero} had found it in the bag that morning and had taken it for a mistake. Now {he} held it up to the light and read the name on the front. It was {his} own.",
    ],
    end: [
      "@street(hero read) {Hero} sat down on the kerb and opened it. “You've brought us thousands,” it said, “and nobody ever thought of bringing you any. Please go back the way you came.” That was all. So {hero} stood up, shouldered the empty bag, and walked the whole round again, backwards.",
      "@street(hero carry) At every door there was somebody with an envelope. The house with the window gave {him} two. Even the goose's family had written. “Sorry about your ankles,” it said. By the last gate the bag was so full that it would not close.",
      [
        "@garden(hero talk, ownfriend talk) “Now you need a cup of tea, and somebody who reads them to you,” said {ownfriend}, and had already put the kettle on. “I suppose you've lost your glasses?” “Completely,” said {hero}, and pushed them deep into a pocket.",
        "@garden(hero talk) “Now you need a cup of tea, and somebody who reads them to you,” said the old man at the wall. “I suppose you've lost your glasses?” “Completely,” said {hero}, and pushed them deep into a pocket.",
      ],
      "@street(hero walk) The bag hung in {hero}'s hall from then on, and it was never quite empty. {He} answered them all, one letter a day, and delivered each of them in person, on foot, by way of the goose.",
    ],
  }),
  story({
    says: [
      /\b(?:teacher|headmaster|headmistress|professor|schoolmaster|head teacher|principal)\b/i,
      /\b(?:last|final) (?:[a-z]+ )?(?:day|lesson|class|bell|year|week)\b|\bretir(?:e|es|ing|ement)\b|\bbefore (?:he|she) retired\b/i,
    ],
    may: [role("ownpupil", "pupils|pupil|students|student|former pupils|former students|former student|boy|girl")],
    unless: /\b(?:murder\w*|ghosts?|dead|killed|a retired)\b/i,
    of: "people",
    after: [
      "@classroom(hero walk) {Hero} came an hour early, so as to have the room to {himself}. It smelled of chalk and of wet coats. {He} walked along the rows and laid a hand on every desk, and on the one where for thirty years it had said in small letters: this is boring.",
      [
        "@classroom(hero talk, ownpupil talk) “Books away,” said {hero}, when {ownpupil} had come in. “I've no lesson for today. You may ask me whatever you like.” It was quiet at first. Then a hand went up at the back. “Were you ever scared of us?” “Every September,” said {hero}, and the whole room laughed.",
        "@classroom(hero talk) “Books away,” said {hero}, when the class had come in. “I've no lesson for today. You may ask me whatever you like.” It was quiet at first. Then a hand went up at the back. “Were you ever scared of us?” “Every September,” said {hero}, and the whole room laughed.",
      ],
      "@classroom(hero talk) They asked whether {hero} had ever been wrong. “Once I told a boy that he would never get anywhere,” {hero} said slowly. “He moved away before I could say sorry.”",
      "+ @classroom(hero take) At noon the others brought a cake with too many candles and gave a speech with too many numbers in it. {Hero} thanked them, and kept a slice in a napkin for the caretaker.",
      "@classroom(hero write) When the last bell rang, the children went out on tiptoe, as if there were a baby asleep in the room. {Hero} wiped the board, from left to right, very slowly. Behind {him} the door opened again, and heavy boots came in.",
    ],
    end: [
      "@classroom(hero talk) A tall man stood there. “You won't know me,” he said. “Third row, by the window. You told me that I'd never get anywhere.” {Hero} let go of the sponge. “I've wanted to say...” {he} began. “Let me go first,” said the man.",
      "@classroom(hero give) “I was so angry that I went home and learned the whole book by heart, just to show you,” said the man. “I'm a house painter. I've a boy of my own, and I teach him to read every night. I came to say thank you.” “And I,” said {hero}, “to say that I'm sorry.” They shook hands for a long time.",
      [
        "@playground(hero point, ownpupil look) Then the man opened the door wide. The yard was full. There were {ownpupil} of today, and those of every year before, grey ones and bald ones, and all of them put up their hands at once, and kept them up, until {hero} laughed and called out the first name.",
        "@playground(hero point) Then the man opened the door wide. The yard was full of people who had once sat in those rows, grey ones and bald ones, and all of them put up their hands at once, and kept them up, until {hero} laughed and called out the first name.",
      ],
      "@garden One desk stood on {hero}'s balcony that summer, with geraniums on it. The painter had carried it up the stairs. In small letters it still said: this is boring. And underneath, in fresh white paint: it was not.",
    ],
  }),
  story({
    says: [
      /\b(?:lighthouse keeper|lighthouse|keeper of the lighthouse)\b/i,
      /\b(?:last|final) (?:[a-z]+ )?(?:day|night|shift|keeper|time|storm)\b|\bautomat\w+|\bmachine\b|\brobot\b|\bhas to leave\b|\bhad to leave\b|\bclos(?:e|ed|ing|es)\b|\bshut (?:down|off)\b|\bswitch(?:ed)? off\b|\breplaced?\b|\bturn(?:ed)? off\b|\bretir(?:e|es|ed|ing|ement)\b/i,
    ],
    may: [
      role("ownfriend", "granddaughter|grandson|girl|boy|daughter|son|child"),
      role("ownother", "inspector|engineer|technician|official"),
    ],
    unless: /\b(?:ghosts?|murder\w*|mermaid)\b/i,
    of: "people",
    after: [
      "@sea.dusk(hero climb) {Hero} went up the stairs as on every evening. At the top the big lamp turned in its glass. In the corner stood a grey box with a small green light. From tomorrow the box would look after the lamp, and it would not need {hero} any more.",
      "@room.night(hero write) “Good evening,” {hero} said to the sea, as always, and wrote the wind into the thick book. {He} oiled the old crank too, though it had not been needed for years. It did not seem right to leave it thirsty.",
      [
        "@room.night(hero look, ownfriend talk) {Ownfriend} had carried up a flask of tea, and they drank it with their knees drawn up under the window. “Can the box see?” asked {theownfriend}. “No,” said {hero}. “It only shines.” “And can it hear?” {Hero} shook {his} head. Down below, the first wave went over the wall of the harbour.",
        "@room.night(hero look) {He} drank {his} tea at the window and looked at the box. It blinked. It could not see, and it could not hear, and it had never been seasick. “Well,” {hero} said to it, “I hope you'll be good to them.” Down below, the first wave went over the wall of the harbour.",
      ],
      "@sea.storm(hero look) Towards midnight the storm was there. Then, with one crack, the lightning struck the mast outside. The grey box gave a little cough, and its green light went out. So did the lamp. Out on the black water, at that very moment, {hero} saw the lights of a boat.",
    ],
    end: [
      [
        "@room.storm(hero carry, ownfriend carry) “The crank!” shouted {hero}. It moved, because it had been oiled. They lit the old burner with shaking hands, and turned the great glass by muscle alone, round and round. When {hero}'s arms gave out, {ownfriend} pushed.",
        "@room.storm(hero carry) {Hero} threw the cover off the old crank. It moved, because it had been oiled. {He} lit the burner with shaking hands and turned the great glass by muscle alone, round and round, with {his} shoulder, with {his} back, and sang out loud so as to keep the time.",
      ],
      "@sea.storm(hero look) For four hours the beam swept over the waves. The lights out there came closer, lost their way, found it again, and at last slid past the rocks, so near that {hero} heard the fishermen cheer. When it grew light there was a boat in the harbour.",
      "@sea.dawn(hero stand) The gentlemen from the office came with their papers at ten. They looked at the dead box, at the crank, and at the six fishermen who stood in front of it with folded arms. “Perhaps,” said the oldest of the gentlemen, and cleared his throat, “the box had better have a colleague.”",
      "@sea.night(hero look) The light still goes round, every night. And in the thick book, under the date of the storm, in {hero}'s hand, there are only three words: wind dropped. Good evening.",
    ],
  }),
  story({
    says: [
      /\b(?<ship>ferry|ship|plane|boat|flight|aeroplane|airplane|steamer|steamboat|tug ?boat|cable car)\b/i,
      /\b(?:captain|pilot|skipper|ferryman|boatman|operator|co-pilot)\b/i,
      /\b(?:last|final) (?:[a-z]+ )?(?:flight|trip|crossing|day|voyage|journey|run|time|landing)\b|\bretir(?:e|es|ing|ement)\b/i,
    ],
    may: [/\breplaced by (?:a|the) [a-z]+/i, /^(?:\S+ ){1,5}/, /\bwith (?:his|her|their) [a-z]+/i],
    unless: /\b(?:bomb|murder\w*|mars|space\w*|pirates?|ghosts?|refused? to dock)\b/i,
    of: "people",
    after: [
      "{Hero} signed the papers for the last time and walked once around the outside, as in all the years before, and knocked on the metal with two fingers, for luck. It sounded the way it always did. “See you tomorrow,” called the woman who swept the steps, and {hero} waved and did not tell her.",
      "On the way {hero} looked at everything twice. There was the coast {he} had crossed more often than {his} own street. There was the village with the red roof where, on the third of May, a child always waved a bed sheet. {Hero} had never learned who that was. {He} had always given a sign back.",
      "+ Behind {him} the passengers read their papers and unwrapped their sandwiches, and did not know that it was any special day.",
      "Half way across, the weather changed its mind. A wall of cloud stood where none had been announced, and the instruments began to argue with each other. The young mate turned pale. “What do they say in the books?” asked {hero}. “Turn back,” said the mate. “And what does your nose say?” The mate swallowed. “That there's a gap on the left.”",
    ],
    end: [
      "“Then you take her through,” said {hero}, and lifted {his} hands. It was the hardest thing {he} had done in all those years, to leave them in {his} lap. The {ship} shook and groaned. The mate bit his lip, leaned to the left, and waited, and leaned again. And there was the gap, with a strip of evening sun in it.",
      "When they arrived, the passengers clapped. The young mate looked round for {hero}. But {hero} was clapping, too, louder than anybody. “You'll do,” {he} said.",
      "At the exit stood a woman of about thirty with a folded bed sheet under her arm. “They told me it was your last one,” she said. “I'm from the house with the red roof. It's my birthday, the third of May. You were the only one who ever waved back.”",
      "The next year, on the third of May, two people stood at the house with the red roof and held the sheet by its corners. High above, or far out, the young mate gave the sign. {Hero} waved until {his} arm was tired.",
    ],
  }),
];
