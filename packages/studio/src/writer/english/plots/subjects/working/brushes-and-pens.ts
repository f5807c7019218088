import { role, story } from "../subject-story.ts";

/** Stories of painters, forgers, street artists and writers. */
export const brushesAndPens = [
  story({
    says: [
      /\b(?:painter|paints?|painted|painting|artist|illustrator)\b/i,
      /\b(?:blind|los(?:es?|t|ing) (?:his|her|their) (?:eyesight|sight|eyes)|going blind|goes blind|went blind|can(?:'t|not|no longer) see|eyesight)\b/i,
    ],
    may: [
      role(
        "child",
        "neighbour's daughter|neighbour's son|granddaughter|grandson|girl|boy|daughter|son|wife|husband|student|nurse|apprentice|pupil|neighbour|neighbor|sister|brother|niece|nephew",
      ),
    ],
    unless: /\b(?:murder\w*|ghosts?|robots?|thief|forg\w+|colou?r[- ]blind|blind date|magic|stol\w+|dog who paints)\b/i,
    of: "people",
    after: [
      [
        "@study(hero talk, child talk) “What does it look like today?” asked {hero}. “Blue,” said {child}. “Blue is nothing,” said {hero}. “Blue like what?” {Child} thought about it. “Blue like the inside of your mouth when you've eaten a peppermint.” {Hero} nodded, felt for the third tube from the left, and squeezed.",
        "@study(hero talk) “What does it look like today?” {hero} asked the woman who brought the milk. “Blue,” she said. “Blue is nothing,” said {hero}. “Blue like what?” She put down the cans and thought about it. “Blue like the inside of your mouth when you've eaten a peppermint.” {Hero} nodded, felt for the third tube from the left, and squeezed.",
      ],
      [
        "@study(hero talk, child talk) So they worked every afternoon, by the open window. {Child} lent {hero} {childhis} eyes, and {hero} lent {child} words. Red was the sound of a brass band coming round the corner. Grey was wet wool. And yellow? “Yellow,” said {child}, “is when they call your name and it isn't for washing up.”",
        "@study(hero talk) From then on {hero} asked everybody who came by: the postman, the cat lady, the boy with the newspapers. {He} paid for each word with an apple. Red was the sound of a brass band coming round the corner. Grey was wet wool. And yellow? “Yellow,” said the boy, “is when they call your name and it isn't for washing up.”",
      ],
      "+ @study.night(hero sleep) {Hero} painted with {his} fingers, because {he} could feel them. {He} tied a string across the canvas, so that {he} knew where the sky began. At night {he} lay awake and painted on, on the inside of {his} eyelids, and there, strangely, the light was better than it had ever been.",
      [
        "@study(hero talk) One corner stayed empty, at the bottom on the right. “What goes there?” asked {child}. “The thing I've forgotten,” said {hero}. “I don't know any more what a face looks like. I've tried for weeks. Not even my own.” {He} had never told that to anybody. The brush in {his} hand was trembling.",
        "@study(hero talk) One corner stayed empty, at the bottom on the right. “What goes there?” the boy with the newspapers wanted to know. “The thing I've forgotten,” said {hero}. “I don't know any more what a face looks like. I've tried for weeks. Not even my own.” {He} had never told that to anybody. The brush in {his} hand was trembling.",
      ],
    ],
    end: [
      [
        "@study(hero look, child stand) {Child} took the brush away, and took {hero}'s hand instead, and laid it on {childhis} own face. “Look, then,” said {child}. The fingers went slowly over the forehead, over two shut eyes, over a nose with a plaster on it. At the mouth they stopped. It was smiling. “Oh,” said {hero}. “That's how it goes.”",
        "@study(hero look) The boy took the brush away, and took {hero}'s hand instead, and laid it on his own face. “Look, then,” said the boy. The fingers went slowly over the forehead, over two shut eyes, over a nose with a plaster on it. At the mouth they stopped. It was smiling. “Oh,” said {hero}. “That's how it goes.”",
      ],
      "@study.dusk(hero stand) {He} painted it in one go, before {he} could forget it again, with all ten fingers. When {he} put down the rag it was quite dark in the room.",
      [
        "@museum(hero stand, child talk) At the exhibition the people stood before the picture with their heads on one side. There was nothing in it quite as it is, and yet they began to talk, about peppermint and about brass bands. {Hero} stood beside it with {child} and did not look at the picture. {He} listened. “What colour are they?” {he} whispered. “Yellow,” said {child}. “All of them.”",
        "@museum(hero stand) At the exhibition the people stood before the picture with their heads on one side. There was nothing in it quite as it is, and yet they began to talk, about peppermint and about brass bands. {Hero} stood beside it and did not look at the picture. {He} listened. “What colour are they?” {he} whispered. “Yellow,” said the boy. “All of them.”",
      ],
      "@museum(hero stand) The picture may be touched. There is a sign beside it that says so. At the bottom on the right the paint has become quite smooth by now, from all the fingers that have gone over that smile.",
    ],
  }),
  story({
    says: [
      /\b(?:painter|forger|portrait (?:painter|artist)|artist|sculptor|restorer)\b/i,
      /\b(?:portrait|painting|statue|picture|copy)\b/i,
      /\b(?:falls? in love|fell in love|in love with|love[ds]?|comes? (?:to life|alive)|came (?:to life|alive)|looks? (?:back|at)|spoke|speaks|forger\w*|smil\w+)\b/i,
    ],
    may: [role("sitter", "woman|girl|man|lady|countess|model|duchess|stranger|young woman|young man|widow|queen")],
    unless:
      /\b(?:murder\w*|ghosts?|robots?|stol\w+|st[eo]al\w*|thief|heist|detective|police|blind|dog|cat|statue in the park|school|grand(?:mother|father|ma|pa))\b/i,
    of: "adults",
    after: [
      "@study(hero look) The mouth was easy, and so were the hands. It was the eyes that {hero} could not get right. On every morning they looked a little different, as if in the night they had been thinking of something. {Hero} scraped them out again and again, until the canvas was quite thin in that place.",
      "@study.dusk(hero talk) {He} no longer went out in the evening. {He} told those eyes about {his} day, at first as a joke. They were good at listening. “You would have liked it,” {he} heard {himself} say, with {his} mouth full of bread. “There was a man with a goose on a lead.” And {hero} could have sworn that the left corner of the mouth was moving.",
      "+ @study(hero carry) “You are ill,” said the woman who came for the rent. “That's paint, dear. Linseed oil and soot.” “I know,” said {hero}. “I bought it myself.” But when she had left {he} turned the easel to the window, so that the face should have the evening sun.",
      "@study.night(hero read) The work was to be fetched on a Friday. On the Thursday night {hero} held the lamp close, to sign it, and found something under the last layer of varnish, in the shadow of the collar. It was a line of tiny letters. {He} read them with the magnifying glass, once and once more. “She left,” it said. “I couldn't paint what I didn't dare to ask.”",
    ],
    end: [
      "@study.night(hero look) So another painter, long ago, had sat in front of this face, had talked to it every evening, and had never dared to ask her anything. {Hero} looked at the brush in {his} hand. Then {he} looked at {his} coat, which had hung on its nail for so many weeks that there was a cobweb between the two.",
      "@shop.night(hero talk) {He} put it on and went out. Opposite, behind the window of the framer's shop, a light was still burning, as on every night. The framer looked up, with a pencil in her hair and glue on her nose. “You,” she said. “I see you over there every evening. You talk to someone. I've always wondered what about.” “About a goose,” said {hero}. “May I come in and tell you?”",
      "+ On Friday the picture was fetched. It was good, everybody said so, the best that {hero} had ever made. Only the eyes were not as they had been before. They did not look at the person in front of them any more. They looked past, at the window, like the eyes of somebody who is glad to see another person leave the house.",
      "@study(hero write) Under the varnish, in the shadow of the collar, there is a second line of tiny letters now, for the next one who comes with a magnifying glass. “I went and asked,” it says. “Put on your coat.”",
    ],
  }),
  story({
    says: [
      /\b(?:street artist|graffiti|murals?|sprays?|spray[- ]paint\w*|paint(?:s|ed|ing)? (?:[a-z]+ ){0,6}?(?:walls?|bridges?|fa[cç]ades?|bus stops?))\b/i,
      /\b(?:every night|secret\w*|mayor|police|caught|catch\w*|who (?:he|she|it) (?:is|was)|unknown|mysterious|illegal|grey|gray|anonymous\w*|by night|find out)\b/i,
    ],
    may: [
      role(
        "mayor",
        "mayor|policeman|policewoman|police officer|inspector|officer|detective|caretaker|teacher|landlord",
      ),
    ],
    unless:
      /\b(?:murder\w*|kill\w*|ghosts?|robots?|come (?:to life|alive)|came (?:to life|alive)|magic|aliens?|serial|body|goals?)\b/i,
    of: "people",
    after: [
      "@street.night(hero carry) {Hero} had a rule: to be gone before the first tram. {He} wore felt shoes, and {he} carried the cans in a bag for a tuba, so that they didn't clatter.",
      "@street(hero look) Soon people went to work by other ways than before, in order to come past. An old woman put a flowerpot under one of the pictures. A man whom nobody had greeted for years stood before it, took off his cap, and combed his hair. {Hero} saw it from the bus stop and had something in {his} eye.",
      [
        "@street.night(hero write, mayor talk) “I want to know who it is,” said {mayor}, and hit the table. Men with rollers came and made the walls grey again. {Hero} read about it with {his} coffee. That night {he} painted over the grey, and the night after that again. And {mayor} sent for more grey.",
        "@street.night(hero write) “We want to know who it is,” said the town hall. Men with rollers came and made the walls grey again. {Hero} read about it with {his} coffee. That night {he} painted over the grey, and the night after that again. And the town hall sent for more grey.",
      ],
      [
        "@street.night(hero stand, mayor look) Then came the night when a torch shone into {hero}'s face. “Don't move,” said {mayor}, quite out of breath, all alone, with mud on the good shoes. {Hero} had one arm up and a can in {his} hand. Behind {him} the new picture was shining wet. {Mayor} lifted the torch and looked at it, and did not say what you say at such a moment.",
        "@street.night(hero stand) Then came the night when a torch shone into {hero}'s face. “Don't move,” said the mayor, quite out of breath, all alone, with mud on her good shoes. {Hero} had one arm up and a can in {his} hand. Behind {him} the new picture was shining wet. The mayor lifted the torch and looked at it, and did not say what you say at such a moment.",
      ],
    ],
    end: [
      [
        "@street.night(hero talk, mayor talk) It was a boy with big ears, sitting on a kerb with a broken kite. “Where have you got that from?” asked {mayor}. “From an old photograph,” said {hero}. “I found it in the rubbish behind the town hall. I liked the way he doesn't give up.” The torch sank. “The kite was red,” said {mayor} after a while. “You've made it blue.”",
        "@street.night(hero talk) It was a girl with big ears, sitting on a kerb with a broken kite. “Where have you got that from?” asked the mayor. “From an old photograph,” said {hero}. “I found it in the rubbish behind the town hall. I liked the way she doesn't give up.” The torch sank. “The kite was red,” said the mayor after a while. “You've made it blue.”",
      ],
      [
        "@street.dawn(hero run, mayor run) {Hero} looked in the bag and found a can of red. {He} held it out. {Mayor} looked left and right down the empty street. It went badly at first, and ran in three places, and then {mayor} took off the coat and rolled up both sleeves. The first tram came round the corner. They both ran, and they were both laughing.",
        "@street.dawn(hero run) {Hero} looked in the bag and found a can of red. {He} held it out. The mayor looked left and right down the empty street. It went badly at first, and ran in three places, and then she took off her coat and rolled up both sleeves. The first tram came round the corner. They both ran, and they were both laughing.",
      ],
      "+ @kitchen(hero read) At noon the newspaper said that the town had run out of grey paint. Of the artist there was no trace. A witness had seen two people running, but one of them ran like a person in very good shoes. {Hero} spread jam on {his} bread and read the sentence aloud, twice.",
      "@street(hero look) The boards by the river are free to everybody now, day and night. And on the corner by the tram stop there flies a kite, as high as a house. It has run a little at the edge, in three places, and {hero} looks up at it from the first tram.",
    ],
  }),
  story({
    says: [
      /\b(?:writer|author|novelist|crime writer|playwright|screenwriter|poet)\b/i,
      /\b(?:(?:writer's )?block|not written|hasn't written|hadn't written|can(?:'t|not) (?:write|think|finish)|couldn't (?:write|think|finish)|no ideas?|blank (?:page|sheet|paper|screen)|empty page|kill(?:s|ed)? off|(?:his|her|own) (?:characters?|detective|hero|heroine|villain)|(?:characters?|detective|villain|hero|heroine) (?:of|from|in) (?:his|her|the))\b/i,
      role("figure", "characters|character|detective|villain|heroine|private eye|knight|pirate|main character"),
    ],
    unless:
      /\b(?:murder(?:s|ed) (?:happen|exactly|like)|real murders?|kidnap\w*|ghosts?|robots?|school|cat|dog|stol\w+|comic)\b/i,
    of: "people",
    after: [
      "@study(hero talk, figure talk) “Three days,” said {figure}, “or three hundred, I don't know. You left me on a staircase with one foot in the air.” {Hero} looked at the coat, with the stain that {he} had invented {himself}, in chapter two. Then {he} put the kettle on, as {he} could think of nothing better.",
      "@study(hero sit, figure talk) {Figure} drank the coffee without sugar, exactly as in the books, and pulled a face. “I never liked it like that,” {figurehe} said. “You do. And why have I no mother? Everybody has a mother. You only didn't want to think one up.”",
      "+ @study(hero write, figure read) From then on they sat opposite each other every day. {Hero} typed a sentence, and {figure} read it upside down. “I'd never say that,” said {thefigure}. “Why do I always have to be so brave?” By evening the waste-paper basket was full, and there was a hat on it, because they had begun to throw things.",
      "@study(hero talk, figure write) “Then you do it!” shouted {hero} in the end, and pushed the typewriter across the table. “What happens at the top of the stairs?” {Figure} laid {figurehis} fingers on the keys, and took them off again. “I can't know that,” said {thefigure}, much quieter. “I thought you were afraid of the page. You're afraid of the door up there. So am I. What's behind it?”",
    ],
    end: [
      "@study(hero talk, figure talk) {Hero} did not answer at once. {He} knew quite well what was behind it. It was a hospital room, with a plant on the sill. {He} had been in it {himself}, the day before {he} stopped writing, and had never told anybody a word about it. “Come,” said {figure}. “I'll go first. That's my job.”",
      "@study.night(hero write, figure look) So they climbed the stairs, word by word, and {hero} opened the door. It took all night. {He} wrote down the plant, and the thin hand, and what {he} had wanted to say there and had not said. {Figure} stood at the window and for once did not interrupt.",
      "@corridor(hero give, figure walk) “Was that my mother in there?” asked {figure}, buttoning {figurehis} coat. “Yes,” said {hero}. “And mine.” {Figure} held out a hand. It was warm, and a little inky. “Two sugars from now on, please,” said {thefigure}, and went down the hall, and put {figurehis} foot on the next step.",
      "@kitchen(hero sit) The book came out in spring. On {hero}'s kitchen table there are still two cups every morning. In one of them there are two lumps of sugar, just in case.",
    ],
  }),
  story({
    says: [
      /\b(?:novel|manuscript|first book|poems|screenplay|poetry|book)\b/i,
      /\b(?:rejections?|reject(?:s|ed|ing)|publishers?|turned down|nobody (?:wants|wanted) (?:to (?:read|print|publish)|it)|unpublished|refus\w+)\b/i,
    ],
    may: [
      role(
        "reader",
        "stranger|wife|husband|daughter|son|bus driver|cleaner|neighbour|neighbor|librarian|girl|boy|old woman|old man|baker|postman|taxi driver|friend|grandmother|grandfather",
      ),
    ],
    unless:
      /\b(?:murder\w*|ghosts?|robots?|kill\w*|stol\w+|st[eo]al\w*|thief|spy|spies|dragon|devil|ai|cookbook|bus stops?|walls?|stick\w*)\b/i,
    of: "people",
    after: [
      "@study(hero read) The letters from the publishers were all in one drawer, and the drawer no longer shut. “We have read your work with interest,” they said, “but.” {Hero} knew that word so well by now that {he} heard it in the rain on the window and in the brakes of the bus: but, but, but.",
      [
        "@bus(reader read) It was {reader} who did what no publisher had done: {readerhe} read beyond the first page. {Reader} read standing up, and then sitting down, and then aloud, because the woman beside {readerhim} had been reading along for some time and had got stuck at a word. “Go on,” said the woman. “What did she answer him?”",
        "@room It was a cleaner called Dora who did what no publisher had done: she read beyond the first page. She had only wanted to dust the thing. She read standing up, and then sitting down, and then aloud, because the caretaker had come to look where she was. “Go on,” said the caretaker. “What did she answer him?”",
      ],
      [
        "+ @room(hero sit) Of all this {hero} knew nothing. {He} sat at home, and had decided to become sensible. {He} gave away the desk. And all the while, at the other end of town, there were people who missed their stop every evening, because {reader} had just come to a good place.",
        "+ @room(hero sit) Of all this {hero} knew nothing. {He} sat at home, and had decided to become sensible. {He} gave away the desk. And all the while, at the other end of town, there were people who missed their bus every evening, because Dora had just come to a good place.",
      ],
      [
        "@bus(reader read) There was only one trouble. On the last page, right at the bottom, the story broke off. {Hero} had been so sure that nobody would get as far as that that {he} had never written the end. “It can't stop here,” said {reader}, and turned the page over. There was nothing on it but a coffee ring and an address.",
        "There was only one trouble. On the last page, right at the bottom, the story broke off. {Hero} had been so sure that nobody would get as far as that that {he} had never written the end. “It can't stop here,” said Dora, and turned the page over. There was nothing on it but a coffee ring and an address.",
      ],
    ],
    end: [
      [
        "@corridor(hero look, reader talk) The bell rang while {hero} was peeling potatoes. Outside stood {reader}, and behind {readerhim} stood nineteen people, all the way down the stairs, one of them with a crutch. “Does she go back to him or not?” asked {reader}. “My wife can't sleep,” said a man on the second floor. {Hero} looked at the pile of paper under {reader}'s arm, and had to hold on to the door.",
        "@corridor(hero look) The bell rang while {hero} was peeling potatoes. Outside stood Dora, and behind her stood nineteen people, all the way down the stairs, one of them with a crutch. “Does she go back to him or not?” asked Dora. “My wife can't sleep,” said a man on the second floor. {Hero} looked at the pile of paper under Dora's arm, and had to hold on to the door.",
      ],
      "@corridor(hero write, reader read) They would not leave. So {hero} turned over a shopping list and began to write, there on the stairs, and handed down sheet after sheet. They read as {he} wrote, and passed the pages on. Now and then somebody laughed on the floor below, and once it was quiet for so long that {hero} stopped and looked over the banister. They were crying, all the way down.",
      "+ One of the nineteen had a cousin with a printing press for menus. It was a small book, on cheap paper, and it smelled of pizza. In the autumn a letter came from a publisher. “We have read your work with interest,” it said. {Hero} looked for the other word, twice, and it was not there.",
      "@corridor(hero write) Every copy has a coffee ring on the last page. It is printed, but people always try to wipe it off. {Hero} still writes on the stairs, if {he} can. It is draughty there, but {he} likes to know who is listening.",
    ],
  }),
];
