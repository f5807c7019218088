import { role, story } from "../subject-story.ts";

/** Eerie stories of an inherited house, a board with letters, figures that move, a friend in the wall and calls at night. */
export const haunts = [
  story({
    says: [
      /\b(?:inherit\w*|heirs?|will|testament|left (?:her|him|them|me)|inheritance|bet|dare[sd]?|challenge)\b/i,
      /\b(?:haunted|ghosts?|spooky|cursed|creepy|spirits?)\b/i,
      /\b(?:house|mansion|castle|villa|manor|cottage|estate|hotel|farmhouse)\b/i,
      /\b(?:night|nights|spend|spent|stay|stayed|weekend|week|sleep|midnight)\b/i,
    ],
    unless: /\b(?:restaurant|sell|sold|in love|estate agent|youtube\w*|ghost hunters?|robot|tooth)\b/i,
    of: "people",
    after: [
      "@hall.dusk(hero stand) “One night, until the cock crows,” said the lawyer at the door, and gave {hero} the key and a single candle. He had a smile like a paper knife. “If you come out earlier, it all goes to my office. People usually come out earlier.” Then the door fell shut. Up in the house something heavy was dragged across a floor.",
      [
        "@room.night(hero sit, mate sit) “That was a cupboard,” said {mate}. “Cupboards don't sigh,” said {hero}. They sat down by the cold fireplace, back to back, with the candle between their feet. At ten a white shape came down the stairs and groaned. It rattled a chain. It said, “Go away!” {Hero} had the feeling that it had been practised.",
        "@room.night(hero sit) “That was a cupboard,” {hero} told the candle. But cupboards don't sigh. {He} sat down by the cold fireplace with {his} back to the wall. At ten a white shape came down the stairs and groaned. It rattled a chain. It said, “Go away!” {Hero} had the feeling that it had been practised.",
      ],
      "@room.night(hero look) Then {hero} saw the shoes. Below the white sheet there was a pair of brown ones, well polished, and one lace was undone. They were the lawyer's shoes. {Hero} had just opened {his} mouth to say so when the air went cold. On the landing, behind the one in the sheet, stood another shape. It had no sheet on. And it had no shoes, and no feet to put in them.",
      "+ @corridor.night(hero look) The lawyer didn't notice it. He groaned, and rattled, and took a step, and the thin grey lady behind him took the same step. She put her head on one side and listened to his groaning, as a singer listens to a beginner. Then she looked over his shoulder, straight at {hero}, and laid a finger on her lips.",
    ],
    end: [
      "@hall.night(hero look) “Go away!” cried the lawyer once more. “After you,” said the lady in his ear. He turned round. He made a noise like a kettle, and went down the rest of the stairs sitting, and out through the door with the sheet around his neck. On the boards lay a bundle of papers that had fallen out of his coat.",
      "@room.night(hero read) {Hero} held them to the candle. For thirty years that man had frightened every heir out of the house, and had let the rooms fall in, in order to buy it for nothing. “He does me so badly,” said the grey lady. “I have never in my life rattled.” “Would you like to sit down?” {he} asked. “It's your house.”",
      "+ @room.night(hero talk) So they sat by the fireplace until morning, and {hero} made a fire, and she told about the people who had lived there, and which step squeaks. When the cock crowed she stood up. “You've stayed,” she said. “Nobody has ever stayed. Will you air the blue room? I should like to look at the garden from it.”",
      "@bedroom.day(hero look) It took years until all the windows opened. The papers saw to it that the lawyer paid for the roof. {Hero} lives in the front part and airs the back room each morning. A chair stands at the window there. In the evening {hero} puts a single candle beside it, and says good night, and it goes out by itself.",
    ],
  }),
  story({
    says: [
      /\b(?:\w+ (?:with )?)?(?:an? |the )?(?:\w+ )?(?:ouija boards?|ouija|s[eé]ances?|spirit board|witch board|summon\w*|call(?:s|ed)? (?:up )?(?:a |the )?(?:spirits?|ghosts?|dead)|conjur\w+|bloody mary|table turning)\b/i,
      /\b(?:friends|girls|boys|teenagers|students|sisters|brothers|cousins|classmates|pupils|siblings|party|sleepover|school|kids|family|group|roommates|guests)\b/i,
    ],
    may: [
      /\b(?:something|someone|somebody|a (?:voice|spirit|ghost)) (?:answers?|answered|repli(?:es|ed)|knocks?|knocked|comes?|came)\b/i,
    ],
    unless: /\b(?:fake|fraud|funny|detective|(?:ghost|spirit) of|wizard|dragon|pizza|murder\w*|medium|rabbit)\b/i,
    of: "people",
    after: [
      "@room.night(hero sit) They had put out the lamp, and each of them had a finger on the glass. “Stop pushing,” they said. “I'm not pushing,” said {hero}. It went slowly at first, with a small scratching noise. It went to the O, and stayed. It went to the U. And then it shot to the T, so fast that it nearly left their fingers behind.",
      "@room.night(hero talk) “Out,” read {hero}. “Who's out?” The glass trembled. Always the same three letters, faster and faster. Out. Out. Out. “I don't like this any more,” said the youngest, and took the finger away. The glass went on without it. {Hero} felt that it was cold now, like something from under the ground.",
      "+ @room.night(hero look) “Who are you?” asked {hero}, because that is what you have to ask. The glass stood still, as if it needed to remember. Then it went from letter to letter, in a childish sort of way, with a mistake in the middle. W, I, L, and then an F. “Wilf,” read {hero}. “There was a Wilf in the old days,” said a whisper. “My gran told me. There was a fire.”",
      "@room.night(hero stand) In the wall something ticked. {Hero} had taken it for a clock, but there was no clock. The wall was hot. And under the door, quite thin, like a finger that feels its way, came the first bit of smoke. On the table the glass tipped over, rolled to the window, and knocked against the pane.",
    ],
    end: [
      "@room.night(hero run) “Not who,” cried {hero}. “Us! Get out!” The stairs were burning already. So {hero} tore open the window, above the roof of the shed, and pushed them through, one by one, the youngest first. At the very end {he} turned round. In the smoke by the table stood a small boy in a cap, quite grey. He was counting them on his fingers.",
      "+ @garden.night(hero sit) They sat in the wet grass, with black faces, and held on to each other. Behind them the roof fell in with a sigh. “It was in the wires,” said the fire chief. “Another five minutes. How did you notice it so soon?” They all looked at {hero}. “Somebody told us,” said {hero}. And nobody laughed.",
      "@graveyard.day(hero stand) They found him behind the chapel, under the ivy: Wilf, nine years old. He had got his three sisters out of a fire, and had gone back in because he had counted wrong. There are always flowers on his stone today. Once a year they all go there together, and stand in a row so that they're easy to count. “We're all here, Wilf,” says {hero}. “You can stop.”",
    ],
  }),
  story({
    says: [
      /\b(?:museum|wax museum|waxworks|gallery|exhibition|department store|shop window|toy shop)\b/i,
      /\b(?:guard|watchman|night|cleaner|cleaning (?:lady|woman)|alone|caretaker|curator|closing time|midnight|after dark)\b/i,
      /\b(?<thing>mummy|wax figures?|figures?|statues?|suits? of armou?r|knight|mannequins?|skeleton|dummies|dummy|pharaoh|sarcophagus|exhibits)\b/i,
      /\b(?:mov\w+|alive|whisper\w*|blink\w*|hand|eyes|gone|breath\w*|walk\w*|wakes?|woke|turn\w*|follow\w*|footsteps|knock\w*|disappear\w*|missing)\b/i,
    ],
    may: [/\bnotic\w+/i, /\bmoved\b/i, /\b(?:first night|works?|worked)\b/i],
    unless:
      /\b(?:stolen|steals?|stole|robb?\w*|thie(?:f|ves)|detective|dinosaur|in love|school class|children|funny|dance\w*|wish)\b/i,
    of: "people",
    after: [
      "{Hero} held the torch quite still. {He} made a chalk mark on the floor where the {thing} had been, as you do with a cupboard that leans. Then {he} went on {his} round, through all the dark halls, and whistled. When {hero} came back, there was a hand's breadth between the mark and the {thing}.",
      "The next night {hero} did not go on a round at all. {He} sat down on a folding chair in the doorway, with {his} flask, and did not take {his} eyes off the {thing}. At two o'clock the heating was switched off, as always, and the building began to tick and to creak. {Hero} blinked. When {he} had finished blinking, there was less room between the {thing} and the wall.",
      [
        "+ “You need a holiday,” said {mate}, when {hero} had told it. But {mate} came along, and brought flour. They strewed it on the floor, all round, and waited in the doorway. In the morning there were tracks in the flour. They led in one direction only. And every night, {mate} saw, they would lead a bit further, to the very same place.",
        "+ {Hero} strewed flour on the floor, all around, like snow. In the morning there were tracks in it. {He} measured them with a ruler. They led in one direction only, away from the door, away from everybody, to the wall at the back. “It isn't coming for me at all,” thought {hero}, and was nearly ashamed. “It wants to go somewhere.”",
      ],
      "@library(hero read) In the cellar of the house were the old lists of all that had ever been brought there. {Hero} read them in {his} lunch hour, with a sandwich. They had come together, it said, a hundred years ago, in one box: two of them, a pair. There had been room for only one. The other had been put away, and a wall had been built in front of it.",
    ],
    end: [
      "That night {hero} took a hammer along. {He} knocked on the wall at the back, and it sounded hollow, and from inside, quite softly, something knocked as well. “All right,” said {hero}. {He} didn't dare to turn round, because {he} could feel that somebody was standing close behind {him}. {He} struck, and the plaster came down.",
      "Behind it was a chamber, no bigger than a wardrobe. In there, grey with dust, stood the second one. Its hand was stretched out, as if it had only just let go. {Hero} wiped the dust off its face with {his} sleeve. Then {he} stepped aside and put out the torch. In the dark there was a sound like a coat that is laid around someone's shoulders.",
      "+ In the morning they stood side by side in the middle of the hall, hand in hand, and no one could get the fingers apart, and no one could explain it. The director shouted about the wall. Then he saw the faces of the first visitors, and he stopped. “Whose idea was that?” he asked. {Hero} swept up the plaster. “Theirs,” {he} said.",
      "People come from far away to look at the pair, and go out again arm in arm. The chalk mark has been on the floor ever since, and nothing has moved by as much as a hair. {Hero} still does the nights. At two, when the heating goes off, {he} unfolds two chairs, and hangs {his} own coat over the back of one, for whoever is cold.",
    ],
  }),
  story({
    says: [
      role(
        "kid",
        "daughter|son|girl|boy|child|little sister|little brother|sister|brother|granddaughter|grandson|nephew|niece|toddler",
      ),
      /\b(?:imaginary friend|invisible friend|talk(?:s|ed|ing)? (?:to|with) (?:someone|somebody|a (?:man|woman|girl|boy|lady)|the (?:wall|wardrobe|closet|empty)|nobody|no one)|(?:in|inside|behind|from) the walls?|someone (?:who )?(?:lives|in)|friend (?:nobody|no one) (?:can|could|else)|new friend (?:in|from|who))\b/i,
      /\b(?:house|flat|apartment|farmhouse|cottage|villa|home|room|wall|attic|cellar|wardrobe|closet|moved|move|moves)\b/i,
    ],
    unless: /\b(?:dragon|unicorn|bear|forgets?|forgot|growing up|grew up|school|robot|circus|funny|mouse|mice)\b/i,
    of: "people",
    after: [
      "@bedroom.night(hero look) {Hero} stood behind the door and listened. There was the one voice, a bit sleepy, and then a pause, as long as an answer, and then the one voice laughed. “Who are you talking to?” “To Nell,” came the reply. “She says this used to be her room. She says that you shouldn't put the bed on that side. She can't get out.”",
      "@bedroom(kid stand, hero stand) They moved the bed, since that was easier than arguing. On the wall behind it was a water stain in the shape of a face. It had not been there the day before. “Now she can see us,” said {kid}, quite content. And each morning the toys stood in a long line on the carpet, from the pillow up to the skirting board.",
      "+ @kitchen(hero talk) The old neighbour put down her cup when {hero} asked. “Nell,” she said. “There was a Nell. She was my friend. They told me that she had been sent to an aunt in the country, the winter when her father came home from the war and couldn't bear any noise.” She looked up at the window of the room. “I wrote to her. I never knew the address.”",
      "@bedroom.night(hero talk, kid talk) One night it was quiet behind the door, and that was worse. {Kid} was sitting in front of the wall with both palms on the paper. “She's crying,” said {kid}. “She says there isn't much room. She was playing hide and seek, and nobody has said that the game's over.” {Hero} laid an ear against the stain. It was very cold. And inside there was breathing.",
    ],
    end: [
      "@bedroom.night(hero build) {Hero} fetched the crowbar. Behind the paper were boards, and behind the boards was a low door that had been nailed shut by someone who didn't know what he was doing. {Hero} pulled out the nails, one by one. Behind it were a blanket, a candle end and a little pair of shoes, side by side, as at a bedside.",
      "@bedroom.night(hero look, kid talk) Nobody was in there. That is, {hero} saw nobody. But {kid} looked into the corner, with shining eyes, and knelt down. “Nell,” said {kid}, as it's done, loudly and slowly. “I've found you. You've won. It's over, and everybody can come out.” Something brushed past {hero}, low down, light as a curtain, and ran.",
      "+ @street.day(hero look) Down in the street the garden gate banged. An old neighbour was standing there in her dressing gown, and she held out her arms as if to catch someone. “She called me,” she said, and the tears ran down her face. “She said it was my turn to count.” {Hero} put a coat round her shoulders. It was a clear, warm morning.",
      "@bedroom.night(kid sleep, hero look) The little room under the roof has a window now. No stain has come back. At night {kid} falls asleep at once, without a word to anybody. But {hero} has put the small shoes on the sill, and they're never quite where they were. Sometimes there's a bit of grass on the soles, as if they had been out playing.",
    ],
  }),
  story({
    says: [
      /\b(?:babysitter|babysit\w*|nanny|au pair|house ?sitter|house ?sitting|home alone|alone (?:at home|in the house))\b/i,
      /\b(?:phone|calls?|called|caller|rings?|rang|telephone|text)\b/i,
    ],
    unless: /\b(?:clown|dinosaur|robot|funny|in love|grandma|dragon|pizza|attic|dog|burglar|alien)\b/i,
    of: "people",
    after: [
      "@room.night(hero talk) “Have you looked at the children?” asked the voice. Then it was gone. {Hero} stood there with the receiver, and noticed how quiet the house had become. {He} turned on all the lamps. {He} went up on tiptoe. There they lay, two small heaps under two blankets, and they were breathing.",
      "@room.night(hero sit) Ten minutes later it rang again. “Have you looked at the children?” “Who is this?” asked {hero}. “I've just been up there.” “Look again,” said the voice. “The window.” {He} rang the police. They'd find out where it came from, said the officer. {He} was only to keep the caller on the line.",
      "+ @corridor.night(hero walk) {Hero} took the poker and went through all the rooms. The cellar door was locked. There was no one behind the curtains. On the stairs hung the pictures of the family, father and mother and children, and an old woman in a nightcap who smiled. The third time it rang while {he} {was} standing right below her. “Quick,” said the voice. “Please be quick.”",
      "@corridor.night(hero stand) Then the officer rang, and he was whispering. “Get out of there,” he said. “The calls come from inside the house. There's a second phone.” {Hero} felt the cold run from {his} neck to {his} heels. But the children were up there. {Hero} put down the receiver, and went up the stairs, two at a time.",
    ],
    end: [
      "@bedroom.night(hero look) In the children's room the curtain was blowing. The window was open, and on the sill, in a nightshirt, fast asleep, stood the small one with one foot in the air. {Hero} did not call. {He} went across the carpet as if it were ice, put both arms round the child, and sat down backwards on the floor.",
      "@bedroom.night(hero look) “She walks in her sleep,” said the big one, who had woken up. “Only Great-Gran always heard it.” Between the beds a cupboard stood open. In it, on the shelf with the games, was an old white telephone. Its wire ended in the air. The receiver hung down, and swung a little, to and fro, as if it had just been put out of a hand.",
      "+ @street.night(hero talk) The parents came home between four policemen. “There is no second phone,” said the mother. “There used to be one, in Great-Gran's time. It was by her bed. She lay there for years, and couldn't get up, and listened for the little ones.” {Hero} asked what her voice had been like. “Hoarse,” said the father. “And always in a hurry.”",
      "@bedroom.night(hero sit) The window has a lock now, high up. {Hero} still comes when the parents go out. The white telephone stands on the shelf, and it has been dusted. Before {he} goes down, {hero} picks up the receiver. There's no tone in it, nothing but a sort of listening. “I've looked at the children,” says {hero}. “They're both asleep.”",
    ],
  }),
];
