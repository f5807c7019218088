import { role, story } from "../subject-story.ts";

/** Stories of young people who earn money, become known, play on screens, or live with strangers. */
export const teensAndFame = [
  story({
    says: [
      /\b(?:video|clip|song|dance|photo|channel|post|film)\b/i,
      /\b(?:viral|famous (?:overnight|online|on the internet)|overnight (?:fame|star)|millions? of (?:views|people|followers|clicks)|internet (?:star|famous))\b/i,
      /\b(?:teen\w*|girl|boy|school|class\w*|friends?|student|1[0-9]|kid|brothers?|sisters?)\b/i,
    ],
    unless:
      /\b(?:murder\w*|cat|dog|grandmother|grandma|grandfather|grandpa|mean|nasty|cruel|blackmail\w*|ghost|robot|president)\b/i,
    may: [role("maker", "teenager|teen|schoolgirl|schoolboy|girl|boy|student|pupil")],
    lead: "maker",
    after: [
      "@bedroom(hero look) By breakfast it had been seen by more people than live in the whole town. {Hero} watched the number run. It was quite a short film. It had been made in the bathroom, and behind {hero's} left ear there was a toilet brush.",
      "@corridor(hero walk) At school people wanted to be in a picture with {hero}, and at lunch {he} had a table full of friends. {Hero} counted them. On Monday there had been one.",
      [
        "@restaurant(hero sit, mate stand) That one was {talker}, who stood there now with a tray and could not find a chair. “Sorry, it's full,” said a boy with a great deal of hair. {Hero} wanted to say something. But they were all holding up their telephones, and {he} had to smile. When {he} looked again, {talker} had gone.",
        "@restaurant(hero sit) That one was a quiet girl called Odile, who stood there now with a tray and could not find a chair. “Sorry, it's full,” said a boy with a great deal of hair. {Hero} wanted to say something. But they were all holding up their telephones, and {he} had to smile. When {he} looked again, Odile had gone.",
      ],
      "+ @bathroom(hero stand) “Make another,” they said. {Hero} went into the bathroom and tried to be just as funny as before. {He} did it nineteen times. It is very hard to do a thing on purpose that happened by itself. The toilet brush was the only one who looked natural.",
      "@bedroom.night(hero look) After a week the number slowed down. After ten days it stood still. A goat in New Zealand had learned to ride a scooter, and the whole world was looking at the goat. {Hero} refreshed the page until {his} thumb hurt.",
    ],
    end: [
      [
        "@restaurant(hero carry, mate sit) At lunch the table was empty. The boy with all the hair was showing people the goat. {Hero} stood there with {his} tray, and looked round for a chair. Right at the back, by the dishwasher, sat {talker}. “Is it free here?” {he} asked.",
        "@restaurant(hero carry) At lunch the table was empty. The boy with all the hair was showing people the goat. {Hero} stood there with {his} tray, and looked round for a chair. Right at the back, by the dishwasher, sat Odile. “Is it free here?” {he} asked.",
      ],
      [
        "@restaurant(hero talk, mate talk) {Talker} went on eating for a while. “Do you know who was the first to see it?” asked {talker}. “There was a one, at the beginning, before it was millions. That was me. I laughed so much that I fell off the bed.” {Hero} put down {his} fork. {He} had watched that number day and night, and never once thought of who the one was.",
        "@restaurant(hero talk) Odile went on eating for a while. “Do you know who was the first to see it?” she asked. “There was a one, at the beginning, before it was millions. That was me. I laughed so much that I fell off the bed.” {Hero} put down {his} fork. {He} had watched that number day and night, and never once thought of who the one was.",
      ],
      "@restaurant(hero talk) “I should have got up,” said {hero}. “When there wasn't a chair. I should have given you mine.” It was not funny at all, and it was not filmed. There was a pause. Then a second chair was pushed out, with a foot.",
      "@bathroom(hero stand) New films are still made in that bathroom, with the toilet brush in the background. {Hero} showed the latest to one person, on the edge of the bath, who fell off it. The number under it says one. It is a very high number.",
    ],
  }),
  story({
    says: [
      /\b(?:video ?games?|computer games?|gaming|gamer|e-?sports?|console|online game|arcade)\b/i,
      /\b(?:tournament|contest|competition|championships?|final|high score|record|champion|win|won|team)\b/i,
    ],
    unless:
      /\b(?:inside the game|into the game|trapped|sucked|murder\w*|character|ai\b|robot|alien|becomes real|comes alive|kidnap\w*)\b/i,
    of: "people",
    after: [
      "@bedroom(hero sit) {Hero} knew that game as others know their way to school. {He} knew behind which wall the light was warm and under which bridge the treasure was. {He} had got to the last level, and lost there four hundred times.",
      [
        "@bedroom(hero sit, mate sit) {Talker} sat beside {him} on the carpet and ate all the crisps. “You always jump too early,” said {talker}. “Because I know what's coming,” said {hero}. “That's just it,” said {talker}. “You play what's coming. You don't play what's there.” {Hero} thought about that for two whole levels.",
        "@bedroom(hero sit) The more {he} practised, the earlier {he} jumped. {Hero} knew what was coming, and so {he} was always there before it came. “You don't play what's there,” said the boy from downstairs, who had never held a controller. {Hero} thought about that for two whole levels.",
      ],
      "+ @kitchen(hero eat) Then the plug was pulled. “Enough,” they said at home, and carried it all away in a washing basket. So {hero} practised with two spoons at the table, with closed eyes. Left, left, jump. {He} fell off the chair only once. On the day before the tournament the basket stood in front of {his} door again, with a note: “We'd rather have the spoons back.”",
      "@hall(hero sit) The hall was dark and hummed like a beehive. {Hero} sat down before a screen as large as a door, and next to {him} sat the champion, with gloves, and with his own cushion. They played, and the people behind them groaned and cheered. It stood two all. There was only the last level left.",
    ],
    end: [
      "@hall(hero look) Then the champion's picture flickered. It was not part of the game. His controller had given up, right at the bridge, and he turned as white as his cushion. {Hero} had only to go on. “Stop,” said {hero}, and took {his} thumbs off the buttons. “That doesn't count.”",
      "@hall(hero give) “I've got a second one,” said {hero}, and pulled it out of {his} bag, with the tape round it and the crisps in the cracks. “Why?” asked the champion. “I've lost here four hundred times,” said {hero}. “I'd like to do it properly for once.”",
      "@hall(hero sit) So they began the last level again. {Hero} did not think of what was coming. {He} played what was there: this step, this light, that crack in the floor. When the great gate fell, {he} was late, later than ever before, and slipped through under it just as it touched the ground. There was music that {he} had never heard. It was the end of the game, and it was beautiful.",
      "@bedroom(hero sit) The boy with the gloves comes by on Saturdays now, without the cushion. They sit on the carpet and play, and the cup stands on the shelf and is full of crisps. When it gets late, there is a knock at the door. “One more level,” they both call.",
    ],
  }),
  story({
    says: [
      /\b(?:exchange (?:student|pupil|year)|host (?:family|parents|mother|father|brother|sister)|au pair|year abroad|guest family)\b/i,
    ],
    unless: /\b(?:samba|danc\w*|murder\w*|spy|ghost|killer|vampire|alien|kidnap\w*|in love|falls? for|dinosaur)\b/i,
    of: "people",
    after: [
      "@room(hero sit) Everything was a little wrong. The light switches were outside the rooms, the pillow was square, and at supper they all said something before they lifted the spoon. {Hero} had learned the language for years. But here they spoke it so quickly. “Yes,” said {hero} to everything. So {he} had been given beetroot three times.",
      "+ @bedroom.night(hero look) At night {he} lay under a blanket that was too short and counted how late it was at home. They would be getting up now. The radio would be on, and the dog would be under the table. {Hero} had said on the telephone that it was great. {He} had said it so often that {he} could not take it back.",
      "+ @kitchen(hero look) The host mother was friendly and had no idea what to do. She put a new towel in the bathroom every day. The host father told jokes, and looked at {hero}, and waited, and then explained them. The little one of the house, who was five, only stared. “Why does it never say anything?” the little one asked.",
      "@kitchen(hero cook) One grey Sunday they had all gone out, and {hero} was alone in the kitchen. {He} found flour. {He} found onions, and in a drawer, behind the candles, a jar of something that smelled of home. Before {he} knew it there was music on, from {his} telephone, and {he} was stirring, and singing, in {his} own language, quite loudly. When {he} turned round, the whole family stood in the door, in wet coats.",
    ],
    end: [
      "@kitchen(hero talk) {Hero} dropped the spoon. “Sorry,” {he} said. It was the word {he} had used most in all those weeks. But the host mother sniffed. “What is that?” she asked. And {hero} began to explain, much too fast and in the wrong order, with hands and onions.",
      "@kitchen(hero dance) “More music,” said the smallest of the family. {Hero} turned it up. {Hero} showed them how it is done at home, heels, hips, and one hand up. The host father trod on the onions. The host mother took off her shoes. They danced round the table until the windows were steamed up and the pot boiled over.",
      "@kitchen(hero eat) It was burnt at the bottom, and they ate up every bit. At supper {hero} said aloud what {he} had not dared to say. “I don't like beetroot,” {he} said. It went quiet. “Nor do we,” said the host father. “We thought you did. We have been buying it for you.” Then they laughed, all five of them, at the same moment, and no one had to explain that joke.",
      "@kitchen(hero cook) The jar in the drawer has been filled up several times. On Sundays there is music in that kitchen. And when {hero} lies in bed afterwards and counts how late it is at home, {he} falls asleep before {he} has finished.",
    ],
  }),
  story({
    says: [
      /\b(?:earn\w*|sav(?:es|ed|ing)|money|pay)\b/i,
      /\b(?:wash\w* cars|car wash|mow\w* (?:the )?lawns?|lawns|paper round|deliver\w* newspapers|newspapers|walk\w* dogs|dog walking|shovel\w* snow|sell\w* (?:cookies|biscuits|cakes)|odd jobs|collect\w* bottles|bottles|cleaning windows|rak\w+ leaves)\b/i,
      /\b(?:bike|bicycle|present|gift|guitar|birthday|trip|new|ticket|skateboard|telescope|shoes|sister|brother|mother|mum|mom|grandmother|buy)\b/i,
    ],
    may: [
      /\bbuy (?:[a-z]+ ){0,4}?(?<item>(?:an?|the|his|her) (?:[a-z-]+ ){0,2}?(?:bike|bicycle|guitar|present|gift|ticket|skateboard|telescope|violin|camera|football|tent|trumpet|drum kit|keyboard|coat|watch|ring))\b/i,
      role(
        "sibling",
        "little sister|sister|little brother|brother|mother|mum|mom|grandmother|grandma|grandfather|grandpa|father|dad|best friend",
      ),
    ],
    unless:
      /\b(?:scar(?:es?|ed|ing) (?:off|away)|murder\w*|robb\w*|stole|steals?|bank|lemonade|gambl\w*|widow\w*|retired|husband|wife|drug\w*|homeless|treasure|wallet|lottery|surgery|operation)\b/i,
    of: "young",
    after: [
      "@room(hero write) {Hero} drew a ladder on a sheet of paper, with fifty rungs, and hung it over the bed. Each rung was one coin. Right at the top {he} drew what it was all for, and at the bottom {he} drew {himself}, looking up.",
      "@street(hero carry) It was harder than it looks from the window. On the first day {he} knocked at nineteen doors. “Not today,” they said. {He} climbed a single rung, and it was because an old man had felt sorry for {him}.",
      [
        "@street(hero talk, mate talk) “You're too polite,” said {talker}, who had come along to watch. “You say: you wouldn't by any chance want? You should say: I'm very good at this, look!” {Hero} tried it at the next door. {He} was so loud that the lady dropped her knitting. But she had to laugh, and that made four rungs.",
        "@street(hero talk) On the fourth day {hero} noticed that {he} always knocked as if {he} wanted to be let off. So {he} knocked differently. “I'm very good at this, look!” {he} said at the next door, so loudly that the lady dropped her knitting. But she had to laugh, and that made four rungs.",
      ],
      "+ @street(hero carry) Soon they knew {him} in all the streets. {Hero} came in the rain, and {he} came in the heat. {He} did the corners that nobody sees. The lady with the knitting told her sister, and the sister told the choir. On the ladder over the bed {he} coloured in one rung after another.",
      "@shop(hero look) There was only one rung missing when {hero} walked by the shop, to have a look. The place in the window was empty. “Sold,” said the man behind the counter. “An hour ago. It was the only one.” {Hero} stood there with {his} forty-nine coins.",
    ],
    end: [
      "@room(hero sit) {Hero} did not cry until {he} was at home. {He} took the ladder off the wall. Then the doorbell rang. Outside stood the lady with the knitting, and her sister, and the old man who had felt sorry for {him}, and half the street. They were out of breath. “You ran past so quickly,” said the lady. “We were in the shop before you.”",
      [
        "@street(hero look) “It was the last one, and that man was going to sell it to a tourist,” said the old man. They stepped to one side. There it was, {item}, with a bow on it made of blue wool. “You can't just give it to me,” said {hero}. “We're not giving it to you,” said the old man sternly. “It costs fifty. You owe us one coin. I need a person for the corners that nobody sees.”",
        "@street(hero look) “It was the last one, and that man was going to sell it to a tourist,” said the old man. They stepped to one side. There it was, with a bow on it made of blue wool. “You can't just give it to me,” said {hero}. “We're not giving it to you,” said the old man sternly. “It costs fifty. You owe us one coin. I need a person for the corners that nobody sees.”",
      ],
      "+ @street(hero give) {Hero} turned the tin upside down. They counted the forty-nine coins together, on the doorstep, in rows of ten. Then {he} rolled up {his} sleeves and did the old man's corners, all of them, the same evening, better than any corner in that town had ever been done. The lady held the lamp. When {he} had finished, the old man put the last coin in {hero's} hand, and {hero} gave it back to him.",
      "@room(hero look) The ladder hangs over the bed again, coloured in up to the top. And the small figure that had stood at the bottom has been rubbed out. {Hero} has drawn it in again, on the fiftieth rung, with very red hands.",
    ],
  }),
];
