import { also, role, story } from "../subject-story.ts";
import { CHILD } from "../things/words.ts";

/** Stories of an hour too much, of letters to oneself, of lost bells, and of feasts of the dead and of light. */
export const hoursAndFeasts = [
  story({
    says: [
      /\b(?:(?:one|an) (?:extra |additional |whole |more |spare )?hour|extra hour|25th hour|twenty-fifth hour|extra (?:day|minute)|an? (?:day|hour) (?:too much|more|extra)|hour too (?:much|many)|thirteenth month|31st of june|extra day|clocks? back)\b/i,
      /\b(?:town|village|city|everyone|everybody|people|world|gets?|got|given|has|had|clocks?|finds?|found|gain\w*|suddenly|discover\w*)\b/i,
    ],
    may: [
      role("mayor", "mayor|clockmaker|watchmaker|sexton|teacher|sacristan|bell ringer|town clerk"),
      ...also("forg[eo]t\\w*", "clocks?", "town|village|city", "extra|too much|more", "whole", "day"),
    ],
    unless:
      /\b(?:baby|look after|babysit\w*|goes wrong|went wrong|for (?:one|an) hour|(?:one|an) hour to|after (?:one|an) hour|in (?:one|an) hour|every hour|homework|with (?:only )?(?:one|an) hour|murder\w*|bomb|younger|early|earlier|late|one hour (?:before|until|left|later|by|away)|an hour (?:later|before|away|by|until|left)|has (?:only )?(?:one|an) hour(?! (?:too|more|extra))|had (?:only )?(?:one|an) hour(?! (?:too|more|extra))|wedding|exam|train|surgery)\b/i,
    after: [
      [
        "@street(mayor look) It was lying in the market square when they woke up, one hour, all in one piece, and it belonged to nobody. {Themayor} walked round it three times. “It isn't in the plan,” said {themayor}. “Nor in the budget.” A dog lay down in it and went to sleep at once.",
        "@street(hero look) It was lying in the market square when they woke up, one hour, all in one piece, and it belonged to nobody. “It isn't in the plan,” said the town clerk, “nor in the budget.” A dog lay down in it and went to sleep at once.",
      ],
      "+ @street Of course they all wanted it. “I've had no time for my wife since Easter,” said the baker. “I have four children,” said a woman, and did not need to say more. “My homework,” said a boy. A rich man laid money on the table for it. In the end there was such a noise that the dog woke up and gave them all a reproachful look.",
      [
        "+ @hall(mayor talk) {Themayor} proposed to divide it. There were three thousand and six hundred people in the town, and so each of them got one second. They queued up for it. “Next!” called {themayor}. But hardly had you said “Oh” when it was over, and most people used it up for asking when it would begin.",
        "+ @hall They tried to divide it. There were three thousand and six hundred people in the town, and so each of them got one second. But hardly had you said “Oh” when it was over, and most people used it up for asking when it would begin.",
      ],
      "@street.dusk By evening two men had come to blows over it, and a fence was broken. A small girl with plaits was the only one who had not said anything. She sat on the edge of the fountain with her grandfather, who was very old, and who looked at the trees a good deal. “Grandpa doesn't need a whole one,” she said. “Only the end of one. But with everybody.”",
      [
        "@street.dusk(mayor look) It became quiet. {Themayor} took off {mayorhis} chain, because it pinched. “With everybody,” said {themayor} slowly. “You can't divide it. But you can all get into it at the same time.” It was so simple that nobody had thought of it. {Mayorhe} went to the edge of the hour, and lifted one foot, and stepped in.",
        "@street.dusk It became quiet. “With everybody,” said the baker slowly. “You can't divide it. But you can all get into it at the same time.” It was so simple that nobody had thought of it. He went to the edge of the hour, and lifted one foot, and stepped in.",
      ],
    ],
    end: [
      "@street.golden They all followed. Inside, the light was like honey, and no clock struck. They brought chairs, and then tables, and what there was in the larders. The two men carried the broken fence in and made a fire of it. The baker held the hand of his wife, for whom he had never had time. Nobody looked at a watch. There was nothing on it.",
      "@street.golden The grandfather told them how it had been when there was still a ferry here. He knew every one of their grandmothers. The boys forgot their homework for a good reason. A rich man learned from four children how you whistle on a blade of grass. And when somebody said something, the others listened to the end, since there was time.",
      "+ @street.dusk Then it was over. It went quite softly, as the tide goes out. They looked at each other, and it was the same minute as before, but the fence was gone, and it did not seem so bad.",
      [
        "@street(mayor sit) {Themayor} has never again been quite right with the clocks. Once a year {mayorhe} forgets them, on purpose, as everyone knows and nobody says. Then they carry out their chairs. In the middle sits a girl with plaits, and beside her stands an empty chair, and a dog lies under it and sleeps.",
        "@street Once a year the town forgets to put the clocks right, on purpose, as everyone knows and nobody says. Then they carry out their chairs. In the middle sits a girl with plaits, and beside her stands an empty chair, and a dog lies under it and sleeps.",
      ],
    ],
  }),
  story({
    says: [
      /\b(?<letter>letter|note|postcard|message|email|e-mail|time capsule|video|cassette|tape|diary|list)\b/i,
      /\b(?:(?:she|he|they|I) (?:had )?(?:wrote|written|recorded|buried|sent|made) (?:to|for|as)|(?:wrote|written|writes?|sent|sends?|recorded|from|to|addressed to) (?:to )?(?:herself|himself|themselves|myself|her (?:own )?(?:older|younger|future|past)|his (?:own )?(?:older|younger|future|past)|(?:her|his) (?:future|younger|older|past) self)|future self|younger self|older self)\b/i,
    ],
    may: [
      ...also(
        "years ago|years before|years earlier",
        "new year['’]s eve|birthday|christmas|wedding day",
        "finds?|found|gets?|got|receiv\\w*|opens?|opened",
      ),
    ],
    of: "adults",
    unless:
      /\b(?:murder\w*|blackmail|dead|died|warn\w*|danger|police|killer|alzheimer\w*|dementia|time travel\w*|from the future)\b/i,
    after: [
      "@room(hero read) It was {his} own handwriting, only rounder, and with much more hope in the loops. “Dear you,” it began. “I hope you live by the sea. I hope you play the cello. Are you happy? Please answer.” {Hero} looked round the kitchen. There was no sea.",
      "@room(hero read) There was a list in {theletter}, with little boxes to tick. Swim in the dark. Forgive Papa. Learn the names of the stars. Never be the sort of person who says “we must meet some time”. {Hero} read them one by one with a pencil in {his} hand. The pencil did not come down. ",
      "+ @room.night(hero look) {Hero} put {theletter} into the drawer, and it glowed through the wood. {He} put out the light and lay there. It is hard to go to sleep when you are being looked at by a person who believes in you, and has no idea.",
      "@room(hero write) Around eleven {hero} got up again and fetched paper. “Dear you,” {he} wrote, “it's complicated.” {He} crossed that out. “Dear you, there is no sea. The cello was too dear. Papa died before I got round to it, but I sang to him in the hospital, and he beat time with one finger.” {Hero} stopped. {He} had never thought of that as forgiving. {He} took the pencil and made a tick.",
      "+ @room(hero write) After that it went faster. There was no cello, but there was the neighbour's boy, whom {hero} had taught to whistle in two parts. {He} had never swum in the dark. But {he} had sat up with a friend a whole night long, when she couldn't bear the light. “I'm not what you ordered,” wrote {hero}. “But I don't think that you would cross the road.”",
    ],
    end: [
      "@room.night(hero look) When {he} looked up, it was ten minutes to midnight. One box was still empty, and it was the first. {Hero} looked at it for exactly as long as it takes to be afraid. Then {he} pulled a jumper over {his} nightshirt, and took the car keys from the hook, and rang at the door across the landing. “I know what time it is,” {he} said. “Are you coming along to the lake?”",
      "@lake.night(hero swim) It was so cold that {hero} shouted out loud, and the neighbour on the bank shouted with {him}. Above the black water there were a great many stars. “That's Orion,” called the neighbour, “and that's the Bull.” {Hero} lay on {his} back. One more box. It was the round handwriting that was swimming.",
      "+ @street.night They sat in the car with the heating on, and their teeth chattered, and they ate a whole packet of biscuits. “We must do that again some time,” said the neighbour. “No,” said {hero}. “On Thursday.”",
      "@room(hero write) {Theletter} hangs in the kitchen now, with all its ticks. Beside it {hero} has pinned a new envelope. It has a date on it, in ten years. Nobody but {hero} knows what it says. It says: “Dear you, I hope that the neighbour is well. You needn't live by the sea. But do you still go swimming?”",
    ],
  }),
  story({
    says: [
      /\b(?<bell>church bells?|school bell|temple bell|ship's bell|bells?|organ|foghorn|church organ|muezzin|trumpet|horn|gong)\b/i,
      /\b(?:lost (?:its|her|his|their) (?:voice|sound|tone|ring)|(?:no longer|not|never|n['’]t|stopp?\w*|refus\w*) (?:to )?(?:r[iau]ng\w*|sound\w*|play\w*|toll\w*)|silent|crack\w*|broken|out of tune|mute|fallen silent|fell silent|stolen|missing|hoarse)\b/i,
      /\b(?:wedding|christmas|easter|feast|festival|new year\w*|baptism|holy night|midnight mass|celebration|anniversary|village|town|storm|fog)\b/i,
    ],
    may: [
      role("ringer", `bell ringer|bellringer|sexton|sacristan|organist|priest|pastor|monk|blacksmith|founder|${CHILD}`),
      /\b(?<day>wedding|christmas|easter|feast|festival|new year|baptism|midnight mass|celebration|anniversary)\b/i,
      ...also("voice", "right before|before|shortly before", "mountain", "village|town"),
    ],
    unless: /\b(?:murder\w*|thief|steal\w*|stole|detective|horror|war|drown\w*|jingle|bicycle|phone|clock)\b/i,
    after: [
      [
        "@church(ringer look) {Theringer} pulled the rope, and nothing came but a dull “tock”, as when you knock on a wardrobe. {Theringer} climbed up the tower with a lantern. {Thebell} hung there as it had always hung, round and green. There was no crack. There was no rust. “Have you caught cold?” asked {theringer}.",
        "@church(hero look) They pulled the rope, and nothing came but a dull “tock”, as when you knock on a wardrobe. The sexton, an old woman called Resi, climbed up the tower with a lantern. {Thebell} hung there as it had always hung, round and green. There was no crack. There was no rust. “Have you caught cold?” asked Resi.",
      ],
      "+ @church The whole village gave advice. The smith wanted to hit {thebell} with the big hammer. The teacher wanted to measure it. The innkeeper climbed up with a jug of hot wine and poured it over the rim. “Tock,” said {thebell}, and smelled of cloves. And every hour there was less time left.",
      [
        "+ @church.night(ringer sit) {Theringer} sat down under {thebell} in the evening and told it stories, for company. “You rang when I was born,” {ringerhe} said. “You rang when my father came home.” A mouse listened. Far in, at the very top of the bronze, there was a rustle.",
        "+ @church.night Resi sat down under {thebell} in the evening and told it stories, for company. “You rang when I was born,” she said. “You rang when my father came home.” A mouse listened. Far in, at the very top of the bronze, there was a rustle.",
      ],
      [
        "@church(ringer look) And this rustle was the thing. {Theringer} took the lantern and crept right under {thebell}, and shone up into it. In the crown, where the clapper hangs, there was a ball of moss and hair. Ten black eyes looked down. A redstart had built there in the quiet days, and she was sitting on four young ones, and wouldn't move for anything in the world. “I see,” whispered {theringer}. “You're only being careful.”",
        "@church And this rustle was the thing. Resi took the lantern and crept right under {thebell}, and shone up into it. In the crown, where the clapper hangs, there was a ball of moss and hair. Ten black eyes looked down. A redstart had built there in the quiet days, and she was sitting on four young ones, and wouldn't move for anything in the world. “I see,” whispered Resi. “You're only being careful.”",
      ],
      "@church There were two hours left. Down in the church they had already lit the candles. “Take the nest out,” said the smith. “It's only birds.” Nobody touched it. They all stood on the narrow stairs, right down to the door, and were silent like {thebell}.",
    ],
    end: [
      "@church Then a small child down at the door hummed, because it was so quiet. It was the note of {thebell}. The innkeeper fell in, an octave lower. The teacher took the upper part. “Dong,” sang the smith, quite softly for such a big man, and “dong” sang the whole staircase, up and up, until it came out at the top.",
      [
        "@village(ringer look) You could hear it as far as the last farm. People stopped on the road and took off their hats. It sounded like {thebell}, but warmer, and it had words in it if you listened. {Theringer} stood at the window of the tower and beat time with {ringerhis} cap. And over {ringerhis} head the redstart fed her young ones, and was not disturbed at all.",
        "@village You could hear it as far as the last farm. People stopped on the road and took off their hats. It sounded like {thebell}, but warmer, and it had words in it if you listened. Resi stood at the window of the tower and beat time with her cap. And over her head the redstart fed her young ones, and was not disturbed at all.",
      ],
      "+ @church They say that it was the finest ringing that the village has ever had. Some wept, and the smith said that it was the smoke from the candles. At the very end {thebell} itself gave a single “tock”, to thank them.",
      "@church.golden Three weeks later four small birds with red tails flew out over the valley, a bit crooked. Then {thebell} rang, after all that time, for a quarter of an hour, as if it had to tell everything. It has a good voice. But at weddings and at Christmas, when it really matters, the people still go up the stairs and sing along.",
    ],
  }),
  story({
    says: [
      /\b(?:day of the dead|día de (?:los )?muertos|all souls['’]? day|all saints['’]? day|obon|qingming|ancestors?['’]? day|festival of the dead|altar|ofrenda)\b/i,
      role(
        "elder",
        "great-grandmother|great-grandfather|grandmother|grandma|granny|abuela|abuelita|grandfather|grandpa|abuelo|mother|mum|mom|father|dad|sister|brother|uncle|aunt|best friend|dog|cat|wife|husband",
      ),
    ],
    may: [
      /\b(?<thing>photo(?:graph)?|picture|recipe|portrait|song|candle|guitar|marigolds)\b/i,
      role("mate", "cousin|neighbour|best friend|friend|dog"),
      ...also(
        "street|town|village|family",
        "prepar\\w*",
        "without|does not have|did not have|no|lost|forgot\\w*",
        "whole",
      ),
    ],
    unless: /\b(?:murder\w*|horror|zombie|detective|police|curse\w*|film)\b/i,
    after: [
      "@street(hero look) Everywhere they were putting up tables with paper lace and sugar skulls. From every table faces looked out, laughing, or with stiff collars. {Hero} had a table as well, and a candle, and bread. In the middle it was empty. “And how is {theelder} to find the way,” {he} asked, “if there isn't a picture?”",
      "+ @room(hero look) {Hero} turned out all the drawers. There was a comb that had belonged to {theelder}, and one button. There had been a photograph once, but the water had got into the box, and all that you could see was a grey cloud with shoes. {Hero} put it down. “I'm starting to forget the face,” {he} said very quietly. “I can only do the hands.”",
      "+ @street(hero talk) “Then take one of ours,” said the woman next door, who had plenty. She held out a general. {Hero} thanked her and gave him back. A general would only have drawn other generals, and {theelder} could not stand marching.",
      "@street(hero talk) So {hero} went from door to door. “What did {theelder} look like?” asked {hero}. And they all knew something. “There was always flour on one eyebrow,” said the baker. “A laugh like a door,” said the widow at the corner. “The left shoe was always open,” said the cobbler. “I used to say it every day.” {Hero} wrote it all down on a long strip of paper.",
      "@street.dusk(hero write) When it got dark, the strip reached from the pump to the church. There was a whole person on it, in forty handwritings. But it was still not a picture, and the first candles were being lit. {Hero} sat down in front of the empty place. {He} read it from beginning to end, aloud, with the baker's words, and the widow's, and the cobbler's.",
    ],
    end: [
      "@street.night(hero look) People came nearer and listened. “And when there was thunder,” {hero} read, “the windows were opened, to let it out.” They laughed, and there was one laugh among them that sounded like a door. {Hero} raised {his} head. The candle flame leaned over to one side, as if a person had sat down next to it, and on the table there was a little flour.",
      "@street.night(hero talk) {Hero} did not turn round. But {he} knew the face again, all of it, right up to the eyebrow. It had been there the whole time, only in pieces, in all the houses of the street. “Good evening,” said {hero}. “Here's your bread. And your shoe's open.” And the night smelled of marigolds.",
      "+ @street.night(hero write) After midnight a girl with charcoal on her fingers came past. She had heard it all. On a paper bag she drew what had been said. The cobbler looked over her shoulder and had to blow his nose. “That's it,” he said. “To a hair.”",
      "@street.dusk(hero look) Every year the strip gets longer. They hang it on the house fronts, with clothes pegs, and strangers stand before it and read. In the middle of the table is the drawing from the paper bag. And before {hero} lights the candle, {he} bends down and ties up a shoelace, to set a good example.",
    ],
  }),
];
