import { role, story } from "../subject-story.ts";
import { withAndWithout } from "../with-and-without.ts";

const FAMILY =
  "grandmother|grandma|granny|grandfather|grandpa|grandad|mother|mum|mom|father|dad|big sister|big brother|sister|brother|uncle|aunt";

/** Stories of first fasts, snow forts, repeated years and of saying sorry. */
export const fastsAndForts = [
  story({
    says: [
      /\b(?:ramadan|fast(?:s|ed|ing)?)\b/i,
      /\b(?:ramadan|first time|first (?:fast|ramadan)|iftar|eid|sunset|muslim|suhoor)\b/i,
      /\b(?:final|match|football|basketball|cricket|race|tournament|sports day|swimming|game|running|marathon|team)\b/i,
    ],
    may: [
      role("elder", FAMILY),
      role("ally", "best friend|friend|teammate|classmate|cousin"),
      role("coach", "coach|teacher|trainer"),
    ],
    of: "young",
    after: [
      [
        "@kitchen.night(hero eat, elder give) It was still dark when {elder} knocked on {hero's} door, very softly. On the kitchen table stood bread, eggs, cheese and a pot of tea. “You are still young,” said {elder}. “You needn't do it, least of all today.” “I know,” said {hero}, and drank a third glass of water. “I want to.”",
        "@kitchen.night(hero eat) It was still dark when there was a knock on {hero's} door, very softly. On the kitchen table stood bread, eggs, cheese and a pot of tea. “You are still young,” they said. “You needn't do it, least of all today.” “I know,” said {hero}, and drank a third glass of water. “I want to.”",
      ],
      "@classroom(hero sit) Until ten o'clock the fast was easy. At noon {hero's} tummy began to talk during maths, so that the whole class turned round. {He} counted: five more hours until sunset. And in between lay what the whole team was waiting for.",
      "+ @playground(hero talk) “Not even water?” the others asked. “Not even water,” said {hero}. A boy was eating an orange, and {hero} had never known how loud an orange can smell. The boy thought about it for a while. Then he put his orange away, and said that he would eat it later.",
      [
        "@stadium(hero talk, coach talk) On the field {coach} took {hero} aside. “I can leave you on the bench,” said {coach}, “and nobody would think less of you.” {Hero} looked across at the others, who were tying their laces. “Let me start,” {he} said, “and if my legs give out, I'll tell you. I promise.” {Coach} nodded slowly.",
        "@stadium(hero talk) Before it started {hero} was taken aside. “You can sit this one out,” they said, “and nobody would think less of you.” {Hero} looked across at the others, who were tying their laces. “Let me start,” {he} said, “and if my legs give out, I'll tell you. I promise.”",
      ],
      "@stadium(hero run) {Hero} ran slowly at first, and used {his} head instead of {his} legs. All the same, {his} tongue grew as dry as a carpet, and the sun did not move at all. In the last part {his} knees began to shake. {Hero} kept {his} promise, and raised {his} hand.",
    ],
    end: [
      [
        "@stadium(hero sit, ally sit) {Hero} sat down in the shade, and was nearly crying. It was not from hunger. Then {ally} came and sat down beside {him} for a moment, with an unopened bottle. “Aren't you thirsty?” asked {hero}. “Very,” said {ally}. “But I can wait, if you can.” And {ally} ran back and did it all the way {hero} had shown them: with the head.",
        "@stadium(hero sit) {Hero} sat down in the shade, and was nearly crying. It was not from hunger. Then {he} saw that the water bottles of the whole team stood in a row beside {him}. They were all still full. “We can wait, if you can,” shouted the tallest of them, and ran back, and did it all the way {hero} had shown them: with the head.",
      ],
      "@stadium(hero point) From the shade {hero} saw the whole field as one sees a map. “Left!” {he} shouted, with a voice like sandpaper. “Now wait! Now!” And they went left, and waited, and went, just in time. It was enough by a hair. They came running to the shade, and the heap of them fell on {hero}, carefully, because of the knees.",
      [
        "+ @street.golden(hero walk, elder walk) {Elder} walked home with {hero} through the long, yellow light. “Are you proud?” asked {elder}. “I had to stop,” said {hero}. “With the running, yes,” said {elder}. “But what you promised this morning, in the dark, you have kept till now.” {Hero} looked at the sun. It sat on the roofs, and was in no hurry.",
        "+ @street.golden(hero walk) They all walked home with {hero} through the long, yellow light, and told it over and over. “Did you want to give up?” they asked. “At the orange,” said {hero}. The sun sat on the roofs, and was in no hurry. They stood in front of the door and counted it down together, like the end of a year: three, two, one.",
      ],
      "@kitchen.dusk(hero eat) And when the call came from the radio, there stood a plate of dates on the table, and a glass of water for everybody at it. {Hero} took one date. It was small and brown and a bit wrinkled. In all {his} life {hero} had never eaten anything so good.",
    ],
  }),
  story({
    says: [
      /\b(?:ramadan|fast(?:s|ed|ing)?)\b/i,
      /\b(?:ramadan|iftar|eid|muslim|suhoor|(?:wants?|wanted|tries|tried) to fast)\b/i,
      /\b(?:first|young|boy|girl|child|wants?|wanted|little|tr(?:y|ies|ied)|\d+-year-old|school)\b/i,
    ],
    unless: /\b(?:war|prison|murder|lent|marathon|race)\b/i,
    may: [role("elder", FAMILY), role("ally", "best friend|friend|classmate|cousin|neighbour")],
    of: "young",
    after: [
      [
        "@kitchen.night(hero eat, elder give) It was pitch dark outside when {elder} shook {hero} by the shoulder. In the kitchen there were warm bread and eggs, and the window was full of stars. “Eat slowly,” said {elder}, “and drink. Afterwards there's nothing until the sun goes down.”",
        "@kitchen.night(hero eat) It was pitch dark outside when {hero} was shaken by the shoulder. In the kitchen there were warm bread and eggs, and the window was full of stars. “Eat slowly,” they said, “and drink. Afterwards there's nothing until the sun goes down.”",
      ],
      "@room(hero look) In the morning the fast was an adventure. Around noon {he} noticed how many things are about eating. There was food on the posters, in the songs, in the arithmetic book: Ali has nine apples, and eats two. “Poor Ali,” thought {hero} at first, and then, “lucky Ali.”",
      [
        "@park(hero sit, ally sit) In the afternoon {ally} came by with a bag of crisps, and stopped dead. “Oh,” said {ally}. “Today is the day!” The crisps vanished behind a back. {Ally} stayed, and they played cards, and made up the longest menu in the world: forty courses, with ice cream between each. It hurt a bit, but it was fun.",
        "@room(hero play) In the afternoon the minutes got stuck to each other. {Hero} lay on the carpet and wrote the longest menu in the world. It had forty courses, with ice cream between each. It hurt a bit, but it was fun. Then {he} was so sleepy that {he} put {his} head down on course thirty-one.",
      ],
      "+ @kitchen(hero look) Half an hour before sunset {hero} was given the most dangerous job in the house: to watch the soup. It was red, with lemon, and it talked in small bubbles. The spoon lay there. Nobody else was in the kitchen. Nobody would ever have known, except for {hero}.",
      "@kitchen.golden(hero stand) The soup smelled so good that {hero's} hand moved all by itself, and had hold of the spoon already. {Hero} looked at the spoon. The sun stood one finger above the roofs. Such a small spoon, after such a long day!",
    ],
    end: [
      "@kitchen.golden(hero look) Then the bell rang. At the door stood an old man from the ground floor, who lived alone. He held a bowl with a cloth over it. “I smelled the soup,” he said, “and I thought of my own mother's. I've got figs.” He had been fasting, too. Nobody had known. {Hero} laid the spoon down, and pulled out a chair for him.",
      [
        "@kitchen.dusk(hero eat, elder give) Now they watched the sun together, {hero} and {elder} and the old man, until it had gone. {Elder} passed the dates round. {Hero} took the first bite with closed eyes. It tasted of honey and of the whole long day. “Well?” asked {elder}. {Hero} could not answer. {He} was busy being happy.",
        "@kitchen.dusk(hero eat) Now they watched the sun together, the whole family and the old man, until it had gone. The dates went round. {Hero} took the first bite with closed eyes. It tasted of honey and of the whole long day. “Well?” they asked. {Hero} could not answer. {He} was busy being happy.",
      ],
      "+ @kitchen.night(hero talk) “And the hardest part?” asked the old man, over his second bowl of soup. {Hero} thought of the crisps, and of Ali's nine apples. “The spoon,” {he} said honestly. They all laughed, and it turned out that each of them had once stood in a kitchen with such a spoon.",
      "@corridor.golden(hero walk) Every evening that month, one finger before sunset, {hero} goes down the stairs with a bowl under a cloth, and knocks on the door on the ground floor. “I smelled figs,” {hero} says. It isn't always true, but the old man has always laid two places.",
    ],
  }),
  story({
    says: [
      /\b(?:snow ?fort|snow ?castle|fort (?:out )?of snow|igloo|snowball (?:fight|war|battle)|snow ?man)\b/i,
      /\b(?:children|kids|boys?|girls?|gang|street|neighbou?rs?|school|brothers?|sisters?|friends?|class\w*|village)\b/i,
      /\b(?:take|took|conquer\w*|attack\w*|against|fight\w*|battle|war|rival\w*|enem\w+|other|defend\w*|build\w*|built|biggest|giant|destroy\w*|kick\w*|snowball)\b/i,
    ],
    unless: /\b(?:alive|came to life|melt\w*|arctic|inuit|explorer|murder|soldier|talk\w*)\b/i,
    may: [/\b(?<fort>snow ?fort|snow ?castle|fort|igloo)\b/i],
    of: "young",
    after: [
      "@street(hero build) The wall was as high as a letter box, and then as high as a bus stop. There was a tower with a broom for a flag, a window for looking out, and a secret shelf with nothing but snowballs, three hundred of them, counted.",
      "@street(hero look) By three o'clock the enemy was lying behind the parked cars. There were at least a dozen of them, in bobble hats, and they had sledges for shields. “Give up!” they shouted. “We want it by four!” “Never!” {hero} shouted back, and the broom waved on the tower. Then the first snowball hit the broom.",
      "+ @street(hero run) It was the best battle of the whole winter. Hats flew. A girl with a dustbin lid got through as far as the window, and was washed with snow, and laughed, and ran. The postman went through the middle with both hands up and got a salute from each side. When the shelf was half empty, {hero} saw that nobody was winning.",
      "@street.dusk(hero look) Around four it began to snow in earnest, in thick flakes, and the wind came round the corner. Suddenly {hero} could see only as far as {his} own mittens. Then there was a different cry, thin and high, from between the cars. “Pip! Has anyone seen Pip?” It was the enemy, and it was no trick.",
      "@street.dusk(hero stand) Pip was five, and somebody's little sister, and she had on a white coat. She had been carrying snowballs for the enemy, and now she was gone. {Hero} looked at the wall, and at the three hundred snowballs. “Truce!” {hero} yelled as loudly as {he} could. “Truce! Everybody out!”",
    ],
    end: [
      "@street.dusk(hero point) They made one long chain, friend and enemy, hand in hand, from one side of the street to the other. {Hero} took the broom down from the tower and tied a torch on top, so that there was a light to walk towards. “Pip!” they called. There was no answer.",
      "@street.dusk(hero carry) Then {hero} saw it in the light of the torch: a row of snowballs, quite small ones, laid out like beads. It ran along the wall, round the tower, and in at the back. And there on the secret shelf, between the snowballs, rolled up in her white coat, sat Pip. “I've taken it,” she said. “I took the fort. You were all gone!”",
      "+ @street.dusk(hero talk) For a moment there was no sound but the wind. Then the enemy began to laugh, and {hero} laughed as well, until they all had to hold on to the wall. It was true. A dozen of them had fought for an hour, and a five-year-old had walked in at the back. They bowed to her, one after another, with frozen knees.",
      "@street(hero build) The next day there is a second tower, and a gate that stands open. It needed many more hands, and there are enough of them now. On top, beside the broom, waves a very small white coat. It belongs to the queen, and she gives orders that {hero} has to obey.",
    ],
  }),
  story({
    says: [
      /\b(?:repeat(?:s|ed|ing)? (?:a|the|his|her|fifth|sixth|seventh|eighth|ninth|first|second|third|fourth|\w+) ?(?:year|grade|class|form)?|held back|stay(?:s|ed)? down|left back|kept back|(?:do|did) the (?:year|grade|class) again)\b/i,
      /\b(?:school|year|grade|class|form|pupils?|teacher)\b/i,
    ],
    unless:
      /\b(?:repeat\w* (?:after|the same|everything|the words|himself|herself)|time loop|same day|parrot|robot)\b/i,
    may: [
      role("teacher", "teacher|headmaster|headmistress"),
      role(
        "ally",
        "new boy|new girl|newcomer|boy from|girl from|little boy|little girl|best friend|friend|classmate|sister|brother",
      ),
    ],
    of: "young",
    after: [
      "@classroom(hero sit) {Hero's} knees did not fit under the table. All the others in the new class were a head shorter, and still had stickers on their pencil cases. Outside the window {hero's} old class went by, one year up, and looked in. {Hero} dropped a pencil and stayed under the table for as long as {he} could.",
      "@playground(hero sit) “Are you the one who's doing it twice?” asked a boy with no front teeth. “Yes,” said {hero}. The boy only nodded. “Then you know where the good toilets are,” he said, “and which teacher throws chalk?” {Hero} knew a whole lot, as it turned out.",
      "+ @classroom(hero read) The lessons were the same lessons. {Hero} could have slept through them. But that was the strange part: last year they had rushed past {him} like an express train, and now they stopped at every station. “So that's what it means!” {hero} said aloud, in the middle of fractions. The teacher smiled, and went on.",
      [
        "@corridor(hero talk, ally walk) {Hero} walked beside {ally} down the long corridor, past the coat hooks and the trophies. “That's the stairs where you get pushed,” {hero} said, “so keep left. That's the tap with warm water. And here is where you can cry, if you must. I've tried it. It's quiet.” {Ally} looked up at {him} with big eyes. “You too?” “Last year,” said {hero}, “twice a week.”",
        "@corridor(hero talk) One morning a very small pupil stood in the corridor and didn't know where to go. {Hero} walked alongside, past the coat hooks and the trophies. “That's the stairs where you get pushed,” {hero} said, “so keep left. That's the tap with warm water. And here is where you can cry, if you must. I've tried it. It's quiet.” “You too?” “Last year,” said {hero}, “twice a week.”",
      ],
      "@classroom(hero stand) Then came the big arithmetic test, the same one over which {hero} had failed. {He} saw the sheet, and {his} hands went cold, and the numbers started to swim. To the left of {him} the boy with no front teeth was staring at his own sheet. A tear ran down beside his nose and dropped on question one.",
    ],
    end: [
      "@classroom(hero write) {Hero} was not allowed to speak. But {he} knew that tear. {Hero} laid down {his} pencil, breathed in, and breathed out. Then {he} put a finger on the last question, the easiest, and winked. The boy breathed in as well. They both began at the end, and worked their way forward.",
      "@classroom(hero look) When the tests were given back, {hero} did not dare to turn {his} over. In the end {he} lifted one corner. There was no red on it. There was a green tick, and then another, all the way up to question one. “You only needed the second time,” said the teacher.",
      "+ @playground(hero talk) In the yard {hero's} old class was standing by the wall. “How is it with the babies?” one of them called. {Hero} turned round to look. The babies were standing behind {him} in a row, with folded arms, and the one with no front teeth had grown one. “It's good,” {hero} said, and noticed that it was the truth.",
      [
        "@corridor(hero walk, ally walk) Every first day of school {hero} and {ally} now stand at the door, side by side, with a sign made of cardboard: Tours of the school, by experts. {Hero} does the stairs, and {ally} does the place where you can cry.",
        "@corridor(hero stand) On every first day of school {hero} now stands at the door, with a sign made of cardboard: Tours of the school, by an expert. The places are always taken within a minute, and the tour ends at the tap with the warm water.",
      ],
    ],
  }),
  ...withAndWithout({
    says: [
      /\b(?:(?:never|not|n't|refus\w+ to|unable to|won't|wouldn't|can't|couldn't|cannot) (?:ever )?(?:say|says|said|saying) (?:that (?:he|she) (?:is|was) )?(?:sorry|“sorry”|"sorry")|never apologi[sz]\w*|(?:the word|say) “?sorry|apologi[sz]e)\b/i,
      role(
        "ally",
        "best friends?|friends?|classmate|sister|little sister|brother|little brother|cousin|neighbour|grandmother|grandma|grandfather|grandpa|teacher|mother|mum",
      ),
    ],
    unless: /\b(?:husband|wife|marriage|murder|years ago|on (?:his|her) deathbed|dying|robot|fall in love)\b/i,
    may: [
      /\b(?:br[eo]aks?|broke[n]?|smash\w*|damag\w*|ruin\w*|los(?:es|t)|tears?|tore|spoil\w*|destroy\w*) (?:(?:his|her|their) (?:best )?(?:friend|sister|brother|cousin|grandmother|grandfather|classmate|neighbour)'?s? |(?:his|her|the) |\p{Lu}\p{L}+'s? )?(?:favourite |favorite |new |old |beloved |beautiful )?(?<item>kite|bike|bicycle|guitar|vase|violin|glasses|doll|model|plane|toy|phone|tablet|train|skateboard|drawing|painting|sandcastle|cup|teapot|clock|watch|book|drum|boat|scooter|sledge|necklace|lamp|window|snow globe)\b/iu,
    ],
    of: "young",
    after: [
      "{Hero} had other words for it. {He} said “Oops.” {He} said “It was like that before.” {He} said “You were standing in the way.”  Only the one word wouldn't come. When {hero} tried to think it, {his} ears went hot and {his} mouth closed up like a purse.",
      [
        "@room(hero stand, ally look) {Ally} knelt on the floor and gathered up what was left of {theitem}. There was no shouting. That was the worst. “Oops,” said {hero}. {Ally} didn't answer. “It was a bit wobbly anyway,” said {hero}. {Ally} laid the last small piece of {theitem} on top of the others, got up, and went away with them.",
        "@room(hero stand, ally look) {Ally} looked at {hero} and waited. There was no shouting. That was the worst. “Oops,” said {hero}. {Ally} went on waiting. “You could have been more careful yourself,” said {hero}. Then {ally} slowly shook {allyhis} head, turned round, and went away.",
      ],
      "+ @kitchen(hero give) {Hero} tried everything else. {He} left half a cake at {ally's} door, without a note. {He} sent a joke. {He} whistled, twice, in the way that always meant: come out! The cake was still there in the evening, and there were ants on it. The window stayed shut.",
      [
        "@workshop.night(hero build) So {hero} fetched glue and string, and sat up half the night to mend {theitem} in secret. {He} had got the pieces back out of the dustbin. It was hard. They fitted, but you could see every crack. {Hero} looked at the cracks and thought that they looked just like what had happened. No glue was strong enough for it.",
        "@bedroom.night(hero sit) At night {hero} lay awake and built a way round the word. {He} would give away {his} best marble. {He} would do the washing-up for a month. {He} would be so nice that nobody would notice what was missing. But {hero} knew that {ally} would notice, since {ally} always did.",
      ],
      [
        "@street(hero carry, ally stand) The next morning {hero} stood in front of {ally} with {theitem} in both arms. “Here,” {he} said. “It nearly works.” {Ally} looked at it. “Is that all?” asked {ally}. {Hero's} ears went hot. {His} mouth closed up. There was the word, right behind {his} teeth, as big as a potato.",
        "@street(hero give, ally stand) The next morning {hero} stood in front of {ally} and held out {his} best marble. {Ally} looked at it. “Is that all?” asked {ally}. {Hero's} ears went hot. {His} mouth closed up. There was the word, right behind {his} teeth, as big as a potato.",
      ],
    ],
    end: [
      "@street(hero talk, ally look) “S,” said {hero}. It was a beginning. “Sss.” {Ally} only stood there and listened. “Sorr,” said {hero}, and then the rest fell out all at once, so loudly that a pigeon flew up from the roof: “SORRY! It was me, and it wasn't wobbly, and I'm sorry!”",
      "@street(hero talk, ally talk) It was quiet after that. {Hero} felt {his} ears. They were already cooler. “Say it again,” said {ally}. “Why?” “Because I have waited for it for so long.” “Sorry,” said {hero}. It was much easier the second time. The corners of {ally's} mouth began to move.",
      "+ @street(hero talk) And since it was going so well, {hero} went on, the whole day. {He} said it to the baker for the window, and to the cat for the tail. {He} rang at doors where they no longer knew what {he} meant. “Sorry about the snowball,” said {hero}. “Which snowball?” “The one of two winters ago.”",
      [
        "@park(hero talk, ally talk) You can still see the cracks in {theitem}, if you look closely. {Hero} and {ally} painted them gold, so that they can be seen even better. “That's where you said it,” says {ally} sometimes, and runs a finger along the line.",
        "@park(hero play, ally play) The marble lies on {ally's} window sill. Now and then {ally} gives it back for an afternoon, and they play until it's dark. And if one of them trips the other up, there are two voices that say it, at the same time.",
      ],
    ],
  }),
];
