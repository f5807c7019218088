import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, unless } from "../open-scene.ts";

/** Who or what turns up at a door: a stray animal, a gift without a name, a new neighbour. */
export const atTheDoor: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      `${unless("talk(?:s|ing)|magic\\w*|ghost\\w*|robot|alien\\w*|detective|spy|witch|christmas")}(?:(?:stray|cat|dog|puppy|kitten|tomcat|mongrel) (?:that|who|which) |c[ao]mes?|appear(?:s|ed)|turn(?:s|ed) up|show(?:s|ed) up|sat|sits|stood|moved in|moves in|follow(?:s|ed)|left|leaves|fed|feeds|took in|takes in|adopt(?:s|ed)|befriend(?:s|ed)|became friends|scratch(?:es|ed)|wander(?:s|ed)|found|finds|visit(?:s|ed)|(?:did|does) not want to keep)\\b[^.]*`,
    ),
    idea: /^(?=.*\b(?:door|doorstep|porch|step|house|home|balcony|garden|yard|kitchen|window|lonely|alone|widow(?:er)?)\b)(?!.*\b(?:talk(?:s|ing)|magic\w*|ghost|robot|detective|witch|boy|girl|kids|children who|neighbou?rs?|brings? (?:two|them))\b)(?=.*?\b(?:an?|the|some) (?:[a-z-]+ ){0,2}?(?<stray>(?:stray|abandoned|three-legged|one-eyed|scruffy|lost|strange|hungry|shaggy|wet|thin|black|little|small|old|grey|skinny|homeless) (?:[a-z-]+ )?(?:cat|dog|kitten|tomcat|mongrel|puppy)|puppy|kitten|stray)\b)(?=.*\b(?:woman|man|lady|widow(?:er)?|couple|old|lonely|mr|mrs|grand\w+|husband|wife|retired|sisters|brothers|teacher|neighbours)\b)/i,
    after: [
      [
        0,
        "=The first evening the answer was no. It was a clear no, with a finger. The {stray} looked at the finger, and then past it, into the house, as one looks into a shop that might do. “Not here,” it was said, “and not today.” The door was shut. After five minutes it was opened again, only to see whether that had been understood. It had not.",
      ],
      [
        0.72,
        "=On the second evening there was a saucer on the step. It was only standing there because it was in the way inside. In the morning it was so clean that one need not have washed it. “That'll have been the hedgehog,” people were told. In that street there had never been a hedgehog.",
      ],
      [
        1,
        "=There were rules now. Not into the house. Well: into the hall, when it rained. Not into the kitchen. Well: under the table. It was found that it rains remarkably often. The armchair was out of the question, and by the end of the week the {stray} lay in it with one eye shut, and was out of the question.",
      ],
      [
        0.74,
        "=No name was given. A name means something, and this was only until somebody came and asked. So it was “you there”, at breakfast and in the evening, and “you there” was told what was in the newspaper, and a good deal that had not been told to anybody for years. It is a great help to be looked at while one talks, even if it is because of the ham.",
      ],
      [
        0.4,
        "=And then one evening the step was empty. The saucer stood there and nothing was taken. There was calling, and it was noticed that one cannot go through the streets at night and call “you there”. Everybody turns round. So it was a name that was called, the first that came, and it had been there for quite some time. It was called at every gate, in slippers, until there was no voice left.",
      ],
    ],
    end: [
      [
        0,
        "=It was nearly light when the slippers came home. The {stray} was sitting on the step, wet, with a bit of somebody's fence behind one ear, and looked reproachful: nobody had been in. There was going to be a scolding. What came out was only the name, quite hoarse, and one ear turned to it, as if it had been called that all its life.",
      ],
      [
        0.6,
        "=Half the street had been woken up, and half the street came by, to see who it was that had been called like that in the night. They brought ham. Some of them had lived there for eleven years and had never been inside. They stayed for coffee and were looked at, one after the other.",
      ],
      [
        0.5,
        "=In the evenings there is a chair too few now, the soft one. It is taken, and nobody asks. The saucer still stands out on the step, although it is not needed any more, and it is full to the brim. That is for the hedgehog.",
      ],
    ],
  },
  {
    by: "hero",
    words: inSentence(
      `${unless("detective|murder\\w*|spy|robot|santa|elf|poison\\w*|baby|puppy|kitten|clue|bomb")}(?:(?:secretly |always |quietly )?(?:left|leaves|put|puts|hung|hangs|deliver(?:s|ed)|br(?:ought|ings)|laid|gave|gives|pa(?:id|ys)|shovel(?:s|led)|mend(?:s|ed)|repair(?:s|ed)))\\b[^.]*`,
    ),
    idea: /^(?=.*\b(?:nobody (?:knew|knows|ever|saw)|no one (?:knew|knows|ever|saw)|secretly|in secret|anonymous(?:ly)?|without (?:telling|anyone|anybody|being seen)|nobody is to know)\b)(?=.*\b(?:door|doors|doorstep|doorsteps|step|steps|poor|famil(?:y|ies)|neighbou?rs?|village|street|town|strangers?)\b)(?=(?:.*?\b(?:left|leaves|put|puts|hung|hangs|deliver(?:s|ed)|br(?:ought|ings)|laid|gave|gives) (?:[a-z]+ ){0,3}?(?<gift>bread|rolls|milk|eggs|soup|food|flowers|firewood|wood|vegetables|apples|toys|fish|money|cakes?|meals|parcels|shoes|groceries|presents|gifts|baskets)\b)?)(?!.*\b(?:detective|murder\w*|steal\w*|stole|robot|poison\w*|baby|puppy|kitten|ghost|magic\w*)\b)/i,
    after: [
      [
        0,
        "=It has to be done in the dark, and in socks. {Hero} had worked out that the third step creaks, and that the dog over the road can be bribed with a crust. There must not be a sound((, and the {gift} must not slip)). Then {he} was round the corner, before anything could happen that {he} would have been thanked for. {He} could not stand being thanked.",
      ],
      [
        0.74,
        "=People talked about it, of course. It was an angel, said one of them. It was a mistake, said another, and it would be sent for. {Hero} heard it all with a straight face. “It'll be somebody who's got too much,” {he} said. “That happens.” {He} had not got too much. {He} had only begun to get up an hour earlier.",
      ],
      [
        0.72,
        "=Once {he} was nearly caught. A door opened, and {hero} stood behind a dustbin for an hour and held {his} breath. Once the ground was soft, and {he} saw that {he} had left footprints. So {he} walked the whole way home backwards, in such a way that they led to the door and none of them led away. After that it was an angel again.",
      ],
      [
        0.4,
        "=Then {he} was ill. It was only a cough, but {he} lay there, and it got light, and the step was empty((, without any {gift})). {Hero} got up, and fell over, and lay down again. “They'll think that I've forgotten them,” {he} told the ceiling. After a while something else came to {his} mind. They did not know who it was that had forgotten them. Up to then {he} had never noticed that this was a little sad.",
      ],
    ],
    end: [
      [
        0,
        "=On the third morning something stood in front of {his} own door. It was a pot with a cloth over it, still warm, and next to it lay a crust. {Hero} looked up the street and down the street. There was nobody. On the step lay a folded rag, so that it should not creak. And on the soft ground there were small footprints. They led to the door, and none of them led away.",
      ],
      [
        0.6,
        "=So it was known. It had been known since the dustbin, as came out much later. The smallest one over there had wanted to say thank you, and they had had to hold its mouth shut. “We thought that you don't like it,” they said. “I don't,” said {hero}, and had to blow {his} nose on the cloth. They never spoke of it again, and that was the best thing about it.",
      ],
      [
        0.5,
        "=It is still done in the dark((, with the {gift})). But there are a good many people in socks round there by now, going this way and that with something under a cloth. When two of them meet, they look up at the sky, as though there were something to be seen. It is not known who it is. It'll be somebody who's got too much.",
      ],
    ],
    of: "adults",
  },
  {
    by: "hero",
    words: inSentence(
      `${unless("detective|murder\\w*|kill\\w*|robot|threat\\w*|future|dead|enemy|wizard|school")}(?:start(?:s|ed) (?:receiving|getting|to (?:receive|get))|began (?:receiving|getting|to (?:receive|get))|receive[sd]?|gets?|got|finds?|found|kept (?:getting|receiving|finding)|(?:was|is) sent)\\b[^.]*`,
    ),
    idea: /^(?=.*?\b(?<gift>flowers|roses|tulips|presents|gifts|parcels|chocolates|bunch of flowers|bouquets?|cakes?|a rose|a flower|red rose)\b)(?=.*\b(?:every|each|always|again and again|once a (?:week|month|year))\b)(?=.*\b(?:signs?|signed|unknown|anonymous\w*|stranger|somebody|someone|secret admirer|no name|without a name|not know|sender|who)\b)(?!.*\b(?:detective|murder\w*|kill\w*|robot|threat\w*|future|class|school|boy|girl)\b)/i,
    after: [
      [
        0,
        "={Hero} put the {gift} on the table and sat down opposite. Nothing had come to that door for a long time but bills. {He} went through all the people that {he} knew, one after the other. Most of them had not the money for it, and the others had not the idea.",
      ],
      [
        1,
        "=“It's a mistake,” {he} said in the shop. “No mistake,” said the girl with the ribbons. “It's all been paid for.” “By whom?” “I'm not allowed to tell you. But it was in coins.” {Hero} thought about that all the way home. Somebody who pays in coins has had to save up.",
      ],
      [
        0.8,
        "={He} lay in wait. {He} sat behind the curtain from six in the morning on, with a flask. A cyclist came by, and a cat, and somebody who waved at the curtain. One has to wave back, it is only polite. And in just that moment it had happened, and the {gift} lay on the mat.",
      ],
      [
        1,
        "=Something like that changes a good deal. It cannot stand on a dusty table, and so the table was dusted, and after that the window looked grey. A second chair was brought up from the cellar, just in case. “What are you so cheerful about?” people asked. “I've no idea,” said {hero}. “That's just it.”",
      ],
      [
        0.4,
        "=And then nothing came. {Hero} waited till evening, with combed hair and two cups. Late at night there was a sound on the stairs, as if somebody were going up and down, and up again. {He} tore the door open. On the step stood a young man with nothing in his hands. “I haven't got anything today,” he said. “I only wanted to say that I haven't forgotten. It's the end of the month.”",
      ],
    ],
    end: [
      [
        0,
        "={Hero} had never seen him before. Or was there something about the ears? “You won't remember,” he said. “I was seven. I was standing at the bus stop with a torn bag, and I was crying, and they all walked past. You tied it up with your scarf, and you waited with me till my bus came. You said that one can stand anything as long as there's something to look forward to.” He had gone red. “Then I heard that you're alone now. I thought it was my turn.”",
      ],
      [
        0.6,
        "={Hero} had forgotten the bag. {He} had forgotten, too, that {he} had ever been somebody who knew such a thing. The two cups were standing there already. He stayed for an hour and a half, ate whatever there was, and mended the bell. “Why didn't you ever write your name?” {he} asked in the doorway. “You didn't ask for it at the time,” he said. “You only asked when my bus goes.”",
      ],
      [
        0.5,
        "=Nothing is sent any more. It is brought, and it stays for supper. Over the table with the {gift} hangs an old scarf, with a knot in it that cannot be got out. And whenever {hero} goes past the bus stop, {he} has a piece of string in {his} pocket.",
      ],
    ],
    of: "adults",
  },
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("ghost\\w*|dragon|vampire|alien\\w*|murder\\w*|witch|monster|in love|war|feud|hedge|killer")}(?:(?:became|become|becomes|made|makes|make) (?:[a-z]+ )?friends?\\b[^.]*|befriend(?:s|ed)?\\b[^.]*|(?:got|gets|had|has) an? (?:[a-z]+ )?new neighbou?rs?\\b[^.]*|moved? in(?:to)? (?:next door|upstairs|downstairs|across|the (?:house|flat) next door)\\b[^.]*|(?:did|would|could) not stop asking\\b[^.]*)`,
    ),
    idea: /^(?=.*\b(?:neighbou?rs?|next door|upstairs|downstairs|across the (?:street|road|hall|landing))\b)(?!.*\b(?:ghost\w*|dragon|vampire|alien\w*|murder\w*|witch|monster|in love|feud|killer|piano|violin|trumpet|dog|cat|robot|spy|elevator|lift|horse)\b)(?=(?:.*?\b(?:an?|the|their|his|her|our|my) (?<elder>(?:(?:grumpy|old|elderly|lonely|strict|gruff|silent|retired) )*(?:widow(?:er)?|(?:old|elderly|grumpy|lonely|retired) (?:man|woman|lady|gentleman|neighbou?r|teacher|sailor|couple)))\b)?)/i,
    after: [
      [
        0,
        "=It began with an egg. One has moved in, and one has got everything, and then it is evening, the shops are shut, and there isn't an egg. So there was a ring next door. It took a while. “I'm not buying anything,” came a voice. “It's only about an egg!” There was a chain, and there was one eye. “Boiled or raw?” asked the eye((, which belonged to the {elder})).",
      ],
      [
        0.74,
        "=The egg came back the next day, in the form of three pancakes on a plate. The plate came back with plums on it. After the plums it was no longer possible to say who owed what to whom, and so it had to go on. That is how it is done, it was explained: one must never be quite even, or it is over.",
      ],
      [
        1,
        "=There were so many questions. Why is the tap in the cellar tied up? Who is that on the photograph? Why does one put the bins out at night? On the one side nobody had asked anything for years((, and the {elder} had got out of practice)). “Because,” was the answer at first. By the end of the week the answers were so long that one had to sit down for them.",
      ],
      [
        0.72,
        "=Then something went wrong. It was only a bush, along the fence, and it was in the way, and it was cut down as a surprise. It had been a present, from somebody who was no longer there. That had not been known. The door stayed shut. For two days a plate stood on the step with a cake on it, and then the ants had got it.",
      ],
      [
        0.4,
        "=On the third night there was light next door, at four in the morning, in every window. One could have turned over. There was a crash, and after it there was nothing at all. Somebody ran across, in pyjamas and without shoes, through the gap where the bush had been. It was the shortest way. It had not existed before.",
      ],
    ],
    end: [
      [
        0,
        "=“Don't look like that,” came from the kitchen floor. “I only wanted to get the big bowl down.” It was not broken. It had been held on to. “Who needs a bowl at four in the morning?” There was a pause. “I was going to bake something,” said the voice((, and the {elder} had never sounded so small)). “Because of the ants. I can't leave it like that. You were a whole cake ahead.”",
      ],
      [
        0.6,
        "=They sat there on the tiles until it got light. The bush was told about, from the beginning, and who had brought it, and in what sort of a hat. Then it was asked what one could put there now, and they chose it together. It was planted a little further to the left. “But there's a gap,” people say, who like it tidy.",
      ],
      [
        0.5,
        "=There is a path in that gap by now, trodden quite hard, from the one kitchen to the other. On the door post they keep an account of it all. It begins with an egg. It has never been settled, and on both sides it is firmly believed that one still owes the other something.",
      ],
    ],
    of: "people",
  }),
];
