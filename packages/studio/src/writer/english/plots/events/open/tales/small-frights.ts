import type { ClauseScene } from "../../../clause-scene.ts";
import { FIGURE, OPEN_LAST, sentence } from "./figures.ts";

/** Monsters under beds, failed frights, dragons that sneeze or bake, and figures who cannot do what their kind can. */
export const smallFrights: readonly ClauseScene[] = [
  {
    by: "any",
    words: sentence(
      `(?:made friends|became friends|befriended|found|discovered|met|lived|heard|talked|moved in|hid|slept|was (?:afraid|scared|lonely)|invited|asked|had|${OPEN_LAST})\\b[^.]*`,
    ),
    idea: /^(?=.*\b(?<lodger>monster)s?\b)(?=.*\b(?:under|beneath|in|inside|behind) (?<den>(?:the|his|her|their|my|our|a) (?:[a-z]+ )?(?:bed|wardrobe|cupboard|closet|cot|bunk bed|bath|sofa|cellar|attic|staircase|stairs))\b)(?=.*?\b(?:(?:[Aa]n?|[Tt]he|[Mm]y) (?:[a-z]+ ){0,2}?(?:girl|boy|child|daughter|son|kid|nephew|niece|grandson|granddaughter)|[A-Z][a-z]+)\b)(?!^(?:An?|The) (?:[a-z]+ )?monster\b)(?!.*\b(?:in the end|finally|glow|moved out|three-year-old)\b)/,
    after: [
      [
        0,
        "=First there was a scratching, and then there was a sigh, and then somebody said “Ow”. It was quite a small “Ow” for somebody with so many teeth. “Is something wrong?” asked {hero} in a whisper. “I've hit my head again,” it came from down there. “Every night. It's so low here.”",
      ],
      [
        1,
        "={Hero} had imagined it differently. One ought to pull one's feet in, as everybody knows, and shout. {He} pulled in one foot. The other one stayed out, because it had never been bitten so far. “What do you do there all the time?” {he} asked. “I wait till you're asleep,” said the monster. “Then I'm less afraid.”",
      ],
      [
        1,
        "=It turned out that the monster was afraid of the lamp, of the slippers, and of the thing on the chair. “That's my jumper,” said {hero}. “But why does it stand there like that?” asked the monster. {Hero} looked at it in the dark for a while. It really did stand there like that. {He} got up and folded it.",
      ],
      [
        2,
        "=They shared a biscuit, from above and from below. Of the lower half there was not even a crumb left, and nothing was left of the napkin either.",
      ],
      [
        0.4,
        "=Then there was a night with a storm, and the lamp went out in the whole street. It banged, and it was as dark as inside a sock. One of them screamed, and the other one screamed because the first one had. After that nobody dared to say anything. From {den} came a very small chattering, like spoons in a drawer.",
      ],
    ],
    end: [
      [
        0,
        "=“Are you still there?” asked {hero}. “No,” said the monster. “Give me your paw,” said {hero} and let one hand hang down into the dark, quite far, further than anybody had ever done. It was a while before something furry took hold of it, and it held on very carefully, because of the claws. “Well?” said {hero}. “It's only dark,” said the monster in surprise. “It's just the same thing without light.”",
      ],
      [
        0.6,
        "=In the morning there was a dent in the carpet, and it was still warm. “Did you sleep well in that storm?” {hero} was asked at breakfast. “We did,” said {hero}. “We?” “I and my hand,” said {hero} and asked for a second biscuit.",
      ],
      [
        0.8,
        "=The bed stands on four thick books now, one at each corner, so that nobody hits their head. In the evening the jumper is folded. And before it gets quite dark, somebody looks under the bed, and somebody looks up from under it, just to make sure.",
      ],
    ],
  },
  {
    by: "any",
    words: sentence(
      `(?:could not|couldn't|was not able to|was unable to|failed to|did not (?:manage|want|like) to|cannot) (?:scare|frighten|spook|haunt)\\b[^.]*|nobody was (?:scared|afraid|frightened)[^.]*|(?:was|were) not (?:scary|frightening)[^.]*|was too (?:nice|friendly|small|cute|shy|polite|kind) to (?:scare|frighten|haunt)[^.]*|wanted to be (?:scary|frightening)[^.]*|(?:laughed|giggled|thought (?:he|she|it|they) (?:was|were) cute|said [^.]*cute)[^.]*|${OPEN_LAST}`,
    ),
    idea: /^(?=.*\b(?:ghost|monster|vampire|skeleton|bogeyman|werewolf|mummy|troll|scarecrow|pumpkin|witch|zombie|spider|spook|phantom|bat)s?\b)(?=.*\b(?:(?:could not|couldn't|not able to|unable to|failed to|did not (?:manage|want|like) to|cannot|too (?:nice|friendly|small|cute|shy|polite|kind) to) (?:scare|frighten|spook|haunt)|(?:scare|frighten) (?:anyone|anybody)|nobody was (?:scared|afraid|frightened)|not (?:scary|frightening)|wanted to be (?:scary|frightening))\b)(?!.*\b(?:in the end|finally|stole\w*|crows|birds|learned|discovered)\b)/i,
    after: [
      [
        0,
        "={Hero} had everything that one needs for it. {He} came at midnight. {He} came round corners. “Boo,” {he} said. “Bless you,” was the answer, and somebody held out a handkerchief.",
      ],
      [
        1,
        "={He} took lessons. “From the stomach,” said the old master. The old master said “boo”, and in the next village a roof tile fell down. Then {hero} said it. The old master listened for a long time after it had stopped. “It's pretty,” he said. “One could put it to music.”",
      ],
      [
        1,
        "={Hero} practised in front of the mirror until the mirror got the giggles. After that it was tried with chains, but they got into a knot. A very old lady undid it. She had been looking for somebody to talk to anyway.",
      ],
      [
        0.4,
        "=On the great night, when all of them go round the houses, {he} was told to stay at home. “You're bad for our name,” they said. {Hero} sat on the stairs in the dark. Behind the door somebody had been hiccuping for hours. “Hic,” it went. “Hic.” Somebody was crying, too. “It won't go away,” a child's voice said, “and tomorrow I have to sing.”",
      ],
    ],
    end: [
      [
        0,
        "=“For that one needs a good fright,” said {hero} through the keyhole. “Shall I?” The child opened the door and stood there with wet cheeks. {Hero} came through the door with a great leap and got caught in the umbrella stand. “Boo,” it came from under an umbrella. It was quiet. Then the child laughed, and laughed, and had to sit down. And when it had stopped laughing, there was no hiccup any more.",
      ],
      [
        0.6,
        "=That got about. The day after, there were two at the door, and on Sunday there was a queue down to the river. Hiccups, bad dreams, a long face: {hero} came round the corner and said it, and whoever heard it held their sides. The old master came as well, at the very end, with a scarf over his face. “Hic,” he said.",
      ],
      [
        0.8,
        "=Now there is a little sign on the stairs. “Please have a seat,” it says. “You will be frightened in order.” Nobody has ever been. But they all come back, and the old lady sits at the door and takes their coats.",
      ],
    ],
  },
  {
    by: "any",
    words: sentence(`[a-z]+ [^.]*`),
    idea: /^(?=.*\bdragon\b)(?=.*\b(?:sneez\w+|hiccup\w*|has a cold|had a cold|with a cold|hay fever|cough\w*)\b)(?!.*\b(?:bubbles|flowers|ice|glitter|confetti|contest|competition|in the end|finally|offers?|offered|allergic to dragons|bake|knight|princess|discovered)\b)/i,
    after: [
      [
        0,
        "=It began with a tickle. Everybody knew the signs by now: first the left nostril, then the right one, and then one had about as long as it takes to throw oneself behind something. “A…,” said {hero}. The washing line was already being carried in.",
      ],
      [
        1,
        "=“Hold your nose,” they advised. Then it came out of the ears. “Think of something cold.” {Hero} thought of snow with all {his} might, and for a moment there were little white flakes. They were ash. It had been the good tablecloth.",
      ],
      [
        1,
        "=They tied a scarf round {his} nose, and after that a wet one, and after that a bucket. One could see {him} from afar, because of the bucket. “You look nice,” said people, and took one step back.",
      ],
      [
        0.4,
        "=And then it was the very day on which it must not happen. All of them were there in their best clothes, and it smelled of flowers and of cake. {Hero} stood at the back and did not breathe. {He} got red, and {he} got purple. Then a very small girl came and held out a daisy. “For you,” she said, right under {his} nose.",
      ],
    ],
    end: [
      [
        0,
        "=There was just time to look up. That was the good thing about it. The sneeze went straight into the sky, the greatest that there had ever been, and up there it burst: red, gold, and green, one wheel inside another, and it rained sparks as far as the river. When it was over, nobody said a word. The daisy was a bit brown at the edge.",
      ],
      [
        0.6,
        "=“Again!” said the very small girl. They all got up from behind their chairs and had leaves in their hair. “Can you do that in blue as well?” asked somebody. “That depends on the flower,” said {hero}, still quite hoarse. So they fetched cornflowers.",
      ],
      [
        0.8,
        "={Hero} is invited to everything now. It says on the invitation: “Please bring your nose.” There are pepper and roses on the table, and at ten they all go out and look up, and somebody holds {his} hat. Only the washing is still carried in. One never knows.",
      ],
    ],
  },
  {
    by: "any",
    words: sentence(
      "(?:broke(?: down)?|went out|went cold|exploded|offered|offers|opened|wanted|baked|bake|dreamed of|decided|had to|tried|burned|worked|nobody)\\b[^.]*",
    ),
    idea: /^(?=.*\bdragon\b)(?=.*\b(?:bake[srd]?|bakery|baking|baker's|bread|pizza|pizzeria|cakes?|oven|cook)\b)(?=.*\b(?:oven|bake[srd]?|bakery|baking|pizzeria|baker's)\b)(?!.*\b(?:in the end|finally|birthday|knight|rather than|egg|princess|discovered)\b)/i,
    after: [
      [
        0,
        "=The dough was ready. It stood in a long row under its cloths and rose, and it could not be told to wait. {Hero} looked at it. {He} had flour up to the elbows and a fire inside that {he} had never yet used for anything but accidents.",
      ],
      [
        1,
        "=The first loaf was coal. One could write with it. The second one was coal outside and dough inside. At the third {he} only breathed, quite lightly, from the side. There was a hole in the wall afterwards, and the bread was raw. “It's a question of aim,” said {hero} to the wall.",
      ],
      [
        1,
        "=An old woman came for her roll, as she did every morning. She looked at the coal, the hole, and the one who had done it. “My husband used to blow on the soup,” she said, “so that I wouldn't burn myself. You mustn't think of the bread. You have to think of who's going to eat it.”",
      ],
      [
        0.4,
        "=It was getting light, and outside they were already queueing, with baskets and with bags. One could hear stomachs. {Hero} stood behind the door and did not dare to open it. “There isn't any,” {he} said through the crack. It was very quiet out there. Then the smallest one in the queue said: “We'll wait.”",
      ],
    ],
    end: [
      [
        0,
        "=So {hero} thought of the smallest one. {He} thought of a tooth that was loose, and of a crust that must not be too hard. {He} pursed {his} lips and breathed out, the way one breathes on a pane before drawing on it. It smelled. It smelled so good that the queue took one step forward all by itself. The loaf was brown, and when one knocked on it underneath, it said “come in”.",
      ],
      [
        0.6,
        "=After that it went one by one, and for each loaf {he} looked out first to see for whom it was. It took until evening. Nobody went away. Those who had got theirs stood in the street and ate, and it was the best feast that there had been for years, although nobody had hung up any garlands.",
      ],
      [
        0.8,
        "=A man came to see about the oven. He was given a roll, and then he took his tools away again. The hole in the wall has become a window. Whoever wants bread stands in front of it for a moment, and is looked at.",
      ],
    ],
  },
  {
    by: "any",
    words: sentence(
      `(?:could not|couldn't|was not able to|was unable to|had never learned (?:how )?to|never learned (?:how )?to|did not know how to|cannot|had forgotten how to) (?<skill>swim|fly|roar|howl|sing|do magic|cast (?:a )?spells|ride|swordfight|read|cackle|dance|whistle|dive)\\b[^.]*|${OPEN_LAST}`,
    ),
    idea: new RegExp(
      `^(?=[^.]*\\b${FIGURE}\\b[^.]*\\b(?:could not|couldn't|not able to|unable to|never learned (?:how )?to|did not know how to|cannot|forgotten how to) (?<skill>swim|fly|roar|howl|sing|do magic|cast (?:a )?spells|ride|cackle|dance|whistle|dive)\\b)(?=.*\\b(?:laughed|teased|made fun|mocked|joke|everyone knew|everybody knew|others)\\b)(?!.*\\b(?:in the end|finally|maps?|learned to|taught|teach\\w*|lessons?|school|friend|broom|discovered|met|fell in love|any more|anymore|no longer)\\b)`,
      "i",
    ),
    after: [
      [
        0,
        "=There was a joke about it. {Hero} knew it from the beginning to the end, because it was always told a little too loudly. {He} laughed along each time, so as to be in time with it.",
      ],
      [
        1,
        "={He} knew all about it. {He} had read nine books on it, the thick ones as well. {He} knew where one begins, and what one does with one's elbows. On the rug it went excellently. It was only that it is not done on the rug.",
      ],
      [
        1,
        "=“Please,” said somebody small one morning, “can you teach me to {skill}?” “I can't do it,” said {hero}. “That's why I'm asking you,” said the small one. “The others can't explain it. They only do it.” {Hero} thought of the nine books. “We'll begin with the elbows,” {he} said.",
      ],
      [
        1,
        "=The small one was not gifted. It fell over, got up, and asked “Like that?” “Nearly,” said {hero}, and tried it, too, and lay beside it in the nettles. By the second week the small one could do a little of it. The others sat on the fence in a row and told the joke.",
      ],
      [
        0.4,
        "=Then there was a day with wind, and the small one had gone ahead, much too far. There was a cry. There was something out there that got smaller and smaller, and the fence was empty. {Hero} stood at the very edge. All nine books were at home.",
      ],
    ],
    end: [
      [
        0,
        "=What {he} did with {his} elbows then {he} cannot say. {He} only thought: there it is, and I'm here. After that {he} was no longer here. {He} had got hold of something wet by the collar, and only then did {he} notice what {he} was doing. {He} nearly stopped doing it out of pure surprise.",
      ],
      [
        0.6,
        "=“So that's how one does it properly,” said the small one when they had solid ground under them. “You've got your elbows quite differently from in the lessons.” “Yes,” said {hero}. “Forget the elbows.” And after a while: “I couldn't do it until just now.” “I know,” said the small one. “I've been watching you for weeks.”",
      ],
      [
        0.8,
        "=They go out together every morning now, before breakfast. The row on the fence does not tell the joke any more. It has no end now. The nine books lie on the rug, and whoever is small can sit on them.",
      ],
    ],
  },
  {
    by: "any",
    words: sentence(
      `(?:could not|couldn't|was not able to|was unable to|had never learned (?:how )?to|never learned (?:how )?to|did not know how to|cannot|had forgotten how to) (?<skill>swim|fly|roar|howl|sing|do magic|cast (?:a )?spells|ride|swordfight|read|cackle|dance|whistle|dive)\\b[^.]*|${OPEN_LAST}`,
    ),
    idea: new RegExp(
      `^(?=[^.]*\\b${FIGURE}\\b[^.]*\\b(?:could not|couldn't|not able to|unable to|never learned (?:how )?to|did not know how to|cannot|forgotten how to) (?<skill>swim|fly|roar|howl|sing|do magic|cast (?:a )?spells|ride|cackle|dance|whistle|dive)\\b)(?!.*\\b(?:in the end|finally|maps?|learned to|taught|teach\\w*|lessons?|school|friend|broom|discovered|met|fell in love|any more|anymore|no longer)\\b)`,
      "i",
    ),
    after: [
      [
        0,
        "=Everybody believed that {hero} could {skill}. It had never been asked. With that kind of family nobody asks. {He} always had something in {his} hands just then, or {he} had only just eaten.",
      ],
      [
        1,
        "={He} knew all about it. {He} had read nine books on it, the thick ones as well. {He} knew where one begins, and what one does with one's elbows. On the rug it went excellently. It was only that it is not done on the rug.",
      ],
      [
        1,
        "=“Please,” said somebody small one morning, “can you teach me to {skill}?” {Hero} looked round. There was nobody else there. “Of course,” {he} said. It was out before {he} had thought about it.",
      ],
      [
        1,
        "=They began with the elbows. The small one was not gifted. It fell over, got up, and asked “Like that?” “Nearly,” said {hero}, who had never got so far. By the second week the small one could do a little of it. “And now show me how it's done properly,” it said. “Tomorrow,” said {hero}. “Today I've just eaten.”",
      ],
      [
        0.4,
        "=Then there was a day with wind, and the small one had gone ahead, much too far. There was a cry. There was something out there that got smaller and smaller, and nobody was near. {Hero} stood at the very edge. All nine books were at home.",
      ],
    ],
    end: [
      [
        0,
        "=What {he} did with {his} elbows then {he} cannot say. {He} only thought: there it is, and I'm here. After that {he} was no longer here. {He} had got hold of something wet by the collar, and only then did {he} notice what {he} was doing. {He} nearly stopped doing it out of pure surprise.",
      ],
      [
        0.6,
        "=“So that's how one does it properly,” said the small one when they had solid ground under them. “You've got your elbows quite differently from in the lessons.” “Yes,” said {hero}. “Forget the elbows.” And after a while: “I couldn't do it until just now.” “I know,” said the small one. “You've always just eaten.”",
      ],
      [
        0.8,
        "=They go out together every morning now, before breakfast. It has been noticed that {hero} is not hungry then, nor has {he} anything in {his} hands. The nine books lie on the rug, and whoever is small can sit on them.",
      ],
    ],
  },
];
