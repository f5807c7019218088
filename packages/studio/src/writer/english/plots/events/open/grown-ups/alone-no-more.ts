import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, unless } from "../open-scene.ts";

/** Who is alone until somebody comes, who does not go out, who retires, and what neighbours quarrelled about is gone. */
export const aloneNoMore: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      `${unless("ghost\\w*|dog|cat|robot|dragon|bear|fox|wolf|school|lunch|class|bench press|murder\\w*")}(?:(?:sat|sits|sit) (?:down )?(?:across|opposite|beside|next to|alone|at (?:the|his|her|a)|on (?:the|a|his|her)|in (?:the|a|his|her))|joined (?:him|her|in)|(?:played|plays|eats|ate|drinks|drank|danced|dances|sings|sang|feeds|fed|fished|fishes) (?:[^.,]*? )?(?:alone|by (?:himself|herself)|on (?:his|her) own)|(?:asked|asks) (?:him|her|if|whether))\\b[^.]*`,
    ),
    idea: /^(?=.*\b(?:alone|lonely|by (?:himself|herself)|on (?:his|her) own|every (?:day|morning|evening|afternoon|sunday|saturday|tuesday|thursday))\b)(?=.*\b(?<seat>bench|park|caf[eé]|bar|table|restaurant|pond|pier|lake|river|square|bus stop|library|chess|draughts|cards|dominoes)\b)(?=.*\b(?:old|widow\w*|lonely|man|woman|mr|mrs|retired|pensioner|lady)\b)(?!.*\b(?:ghost\w*|dog|cat|robot|dragon|bear|fox|wolf|school|lunch|class|murder\w*|love|died|dead|kill\w*|prison|letter|steal\w*|spy|job|neighbours? have|nobody|boy|dinosaur)\b)/iu,
    after: [
      [
        0,
        "=It was always the same place, and there was a reason for it: from there one saw everybody coming and did not have to be seen. People greeted it by now, as one greets a letter box. “Nice day.” “Could be worse.” That was the talk for one day, and it had to last.",
      ],
      [
        1,
        "=One should not look up at once. If one looks up at once, they go away. So nothing was said for about ten minutes, and it was said by both sides. A pigeon came by and went over the shoes, first over the old ones and then over the others, and found that there was no difference.",
      ],
      [
        1,
        "=“That's wrong,” it came then, quite quietly. “What is?” “That, there. I'd do it the other way round.” Nobody had found fault with anything here for nine years. It felt like a window that somebody opens. “Then show me,” was the answer. It really was better the other way round.",
      ],
      [
        1,
        "=After that there were two of them. They had not agreed on anything. It only happened that both of them were there at the same time, and that one of them had too many biscuits along. They quarrelled about every single thing. Each evening they went home hoarse and slept like stones.",
      ],
      [
        0.4,
        "=Then the place was empty, one day, and the next day as well. There was rain on it. “I don't know the name,” one of them told the kiosk, the park keeper, and the woman with the prams. “I know everything else. I know what goes with the tea, and what is said before something stupid is done. I only don't know where to ring.”",
      ],
    ],
    end: [
      [
        0,
        "=On the fourth day there was a cough. It was a bad one, with a scarf round it. “I had a temperature,” came out of the scarf. “I couldn't let you know, I haven't got your name.” They looked at each other. It was a bit late for introductions. They did it all the same, standing up, with a handshake, like two who are about to begin something.",
      ],
      [
        0.6,
        "=“I'd have won, by the way,” it was said after a while. “You'd have lost in four moves.” “Show me!” The biscuits were brought out. It got dark, and the keeper came with his keys, and looked, and walked round the whole park once more in the other direction.",
      ],
      [
        0.5,
        "=There is a small brass plate on that place now. The town does not know who put it there. It has two names on it, and under them it says: “Could be worse.”",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      `${unless("ghost\\w*|robot|dragon|bear|fox|prison|egg|zombie\\w*|magic\\w*")}(?:(?:had|has) not (?:left|been out of|gone out)|(?:never|hardly|no longer) (?:left|leaves|went out|goes out|came out)|(?:did|does) not (?:leave|go out)|was afraid (?:of going out|to (?:leave|go out))|(?:parcel|package|letter|key|ball|bird|balloon|neighbou?r|girl|boy|child|cat)\\b[^.]*?\\b(?:was|were|is|came|arrived|landed|rang|knocked|flew|locked|delivered))\\b[^.]*`,
    ),
    idea: /^(?=.*\b(?:(?:has|had|have|hasn['’]t|hadn['’]t) ?(?:not )?(?:left|been out of|gone out of) (?:his|her|the|their) (?:house|flat|home|apartment|room|building)|(?:never|not|hardly|no longer) (?:leaves?|left|goes out|gone out|went out|go out)(?: of| (?:his|her|the) (?:house|flat|home|apartment|room))?|afraid of going out|afraid to (?:leave|go out)|recluse|agoraphob\w+)\b)(?!.*\b(?:ghost|robot|dragon|prison|zombie|virus|moon|planet|village|town|tower|bear|fox|child who|next door never|grief)\b)(?=(?:.*?\b(?<whose>(?:his|her|their|my) neighbou?r)\b)?)/i,
    after: [
      [
        0,
        "=It had not been meant like that. There had been a Monday on which it rained, and a Tuesday on which the shoes were wet. On Wednesday it would have been odd. After that one got out of practice, and at some time the mat in front of the door was as far away as Portugal.",
      ],
      [
        1,
        "=One can do everything from inside. The bread comes, the light comes, the years come. From the window {hero} knew the whole street, who was late, who was in love, and who never picked it up after the dog. {He} had names for all of them. Nobody had one for {him}.",
      ],
      [
        0.75,
        "=And now somebody had made a mistake, and something that belonged outside was inside. {Hero} put it on the table and walked round it. It could be thrown out of the window. It could be sent by post, but for that one has to go to the post. It was not heavy. It was only at the wrong end of Portugal.",
      ],
      [
        0.75,
        "=The first attempt ended at the coat. It still fitted, and that was unexpected. The second attempt got as far as the mat. {Hero} stood on it with both feet, held on to the door, and counted. At eleven somebody on the stairs said: “Morning!” The door was shut again so fast that a piece of coat stayed outside.",
      ],
      [
        0.4,
        "=There {he} stood, caught by {his} own door, and could not get forward or back. It was quiet. Then somebody outside cleared their throat. “You've got a bit of coat hanging out,” a voice said through the letter box. “Shall I push it in? Or would you like to come and fetch it?”",
      ],
    ],
    end: [
      [
        0,
        "={Hero} thought about it. It was a fair question, and nobody had put it like that before. The door was opened by the width of a hand, and then by the width of a shoe. {He} fetched it. With the coat there was a whole staircase, and it smelled of floor polish and somebody's onions, much more strongly than one would think from inside.",
      ],
      [
        0.6,
        "=It was twelve steps to where it had to be given back, and seven more to the street. “How far do you want to go?” “As far as the lamp post,” said {hero}. There they stopped. The one who was always late went by, and was late. “Good morning!” said {hero}, by name. It was a wrong name, but it was a very friendly one.",
      ],
      [
        0.5,
        "=It is a bit further every day: the post box, the corner, the bench. It has been entered on a map that hangs inside the door. Right at the edge, behind the baker's, somebody has written a word in pencil. It says “Portugal”, with a question mark. The question mark has been rubbed out.",
      ],
    ],
    of: "people",
  },
  ...openScene({
    by: "hero",
    words: inSentence(
      `${unless("robot|dragon|spy|murder\\w*|bank|hero|superhero|wizard|witch|old route|rob\\w*")}(?:retire[sd]?|(?:had|has|was|is) (?:just )?retired|(?:was|is) (?:bored|restless|unhappy|lost|at a loss)|(?:did|does) not know what to do|(?:started|starts|began|begins|decide[sd]|takes up|took up|kept|keeps) (?:to )?(?:fix\\w*|repair\\w*|help\\w*|build\\w*|mend\\w*|tidy\\w*|organi\\w+|interfer\\w+|count\\w*|direct\\w*|clean\\w*|get\\w*))\\b[^.]*`,
    ),
    idea: /^(?=.*\b(?:retire[sd]?|retirement|pensioner)\b)(?=.*\b(?:bored|not know what to do|at a loss|restless|fix\w*|repair\w*|mend\w*|tid(?:y|ies)\w*|organi\w+|help\w*|too much time|nothing to do|drives? (?:his|her|everybody|the))\b)(?!.*\b(?:robot|spy|murder\w*|detective|bank|superhero|wizard|witch|stole|last (?:case|job|day)|old route|ghost|escape\w*|learn\w*|died|widow\w*|circus|nursing home)\b)/i,
    after: [
      [
        0,
        "=There had been a speech and a clock. It was a good clock. It stood in the living room, and it ticked. {Hero} had never heard it tick at home before, because at home there had always been only evening.",
      ],
      [
        1,
        "=In the first week {he} put the spices in order, by the alphabet. In the second {he} put them in order by size, because of the shelf. Then somebody said something, not loudly, but with a pepper mill in the hand, and after that {hero} went out for some air. {He} had not known that there is so much going on out there by day.",
      ],
      [
        0.75,
        "=It began with a squeak. It went by on two wheels every morning at eight, and {hero} could not help it. {He} knew what that was. It was a drop of oil. On the third day {he} was standing at the kerb with a little can. “Have you got a second?” It took a quarter of an hour, and then it no longer squeaked, and two more were waiting.",
      ],
      [
        0.8,
        "=After that it could not be stopped. There were toasters. There was a pram, a hearing aid, and a weathercock. Not all of it wanted to be repaired. A gate that had been oiled so well let out four goats, and they went as far as the church. “Couldn't you look at what people ask you to?” it was said that evening. {Hero} put the can on the top shelf. In the morning it was eight, and {he} stayed sitting beside the clock.",
      ],
      [
        0.4,
        "=At half past eight there was a knock. A little boy was holding up a bicycle by one ear. “It's got nothing wrong with it,” said the boy. “I just wanted to ask if you're ill.” Behind him there was a queue, and it went all the way down to the corner. None of them had anything that squeaked. They had only got used to stopping there at eight.",
      ],
    ],
    end: [
      [
        0,
        "={Hero} came out in {his} slippers. {He} did not know what to say, and so {he} said what {he} always said. “Have you got a second?” They had. Somebody had chairs, and somebody had a thermos flask. They stood about on the pavement until eleven, and people who had lived next door to each other for years found out what the other one was called.",
      ],
      [
        0.6,
        "=The can has come down again. There are opening hours now: from eight until there is nobody left. Whoever has something broken brings it along. Whoever has not brings cake. The goats are asked to stay at home.",
      ],
      [
        0.5,
        "=The clock stopped some time in autumn. {Hero} took it down, shook it, and held it to {his} ear. {He} could have repaired it. It would only have been a drop of oil.",
      ],
    ],
    of: "adults",
  }),
  {
    by: "any",
    words: inSentence(
      `${unless("ghost\\w*|robot|dragon|murder\\w*|prison|ring|cat|dog|treasure|money|thief")}(?:(?:the|their|that|this) (?:[a-z]+ )?(?:hedge|tree|fence|wall|oak|apple tree|cherry tree|gate)\\b[^.]*? (?:disappear(?:s|ed)|(?:was|is|were) (?:gone|cut down|struck|missing|felled)|fell(?: down| over)?|falls(?: down| over)?|vanish(?:es|ed)|came down|died|dies|blew (?:down|away|over)|caught fire|burned down)|(?:did|do) not know what to (?:talk|argue|fight|quarrel)|have nothing (?:left )?to|had nothing (?:left )?to)\\b[^.]*`,
    ),
    idea: /^(?=.*\b(?:neighbou?rs?|next door|feud\w*|both sides)\b)(?=.*\b(?:fight\w*|fought|argu\w+|quarrel\w*|feud\w*|war|disput\w+|hat(?:e|ed))\b)(?!.*\b(?:ghost|robot|dragon|murder\w*|prison|deer|kitten|in love)\b)(?=.*?\b(?:an?|the|their|that) (?:[a-z]+ )?(?<cause>hedge|tree|fence|wall|oak|apple tree|cherry tree|gate)\b)/i,
    after: [
      [
        0,
        "=They stood there in their dressing gowns, the one on the left and the other one on the right, and looked at the place where it had been. For the first time in all those years there was nothing in between. One could see right through to the washing. “That wasn't me,” said the one. “Nor me,” said the other one. They both sounded a little disappointed.",
      ],
      [
        1,
        "=It was a bad week. At seven in the morning the one opened the window, breathed in, and shut it again. There was nothing to be shouted. The letter to the town hall lay on the table, four pages and nearly done. It would have been the best one of all.",
      ],
      [
        1,
        "=They tried out other things. They tried it with the bins. They tried it with the radio. “It's a bit loud,” it was said across, without any real strength, and it was turned down. It was not the same. A good quarrel has to have roots.",
      ],
      [
        2,
        "=Without the {cause} one saw everything. One saw that the other one ate supper standing up. One saw how early the light was put out over there, and how late it was before anybody slept. One would rather not have known that. One had been so nicely angry.",
      ],
      [
        0.4,
        "=Then the wind came, from the side from which it had not been able to come before. It took everything along that was not tied down. In the middle of the night they met in the dark between the two houses, each with an armful of washing that belonged to the other one. “That's mine,” said the one. “I know,” said the other one. “It's been blowing in my face for an hour.”",
      ],
    ],
    end: [
      [
        0,
        "=They drank something hot, because of the wind. It was the first time that either of them had seen the other one's kitchen from inside. “What was it really about?” the one asked. The other one thought, for a long time. “I always had the feeling,” it came at last, “that somebody was there.” There was no answer to that. The cups were filled up again.",
      ],
      [
        0.6,
        "=In the spring they went together to buy a new {cause}. It took four shops. One wanted it so high, and the other one wanted it so high, and they got louder and louder, and had red cheeks. “Shall I fetch somebody?” asked the salesman. “Don't you dare,” they both said.",
      ],
      [
        0.5,
        "=It stands exactly in the middle now, to the centimetre. It is too high and too low. At seven in the morning two windows go up, on the left and on the right, and two people breathe in. In one place there is a gap, just as wide as a cup.",
      ],
    ],
    of: "people",
  },
];
