import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { FEARED, ofChildren } from "./words-of-children.ts";

const GRAND =
  "(?:his|her|their|my|our) (?:grand(?:mother|father|parents|ma|pa|dad)|gran(?:ny)?|nan(?:a)?|great-(?:aunt|uncle|grandmother|grandfather)|aunt|uncle|grandad)";
const ELDER =
  "(?:the|an|a|his|her|their|my|our) (?:[a-z]+ ){0,2}?(?:old|elderly|lonely|grumpy|mean) (?:[a-z]+ )?(?:lady|man|woman|neighbou?r|gentleman|widow|widower)(?: (?:next door|upstairs|downstairs|across the (?:street|road|hall)|from (?:next door|upstairs|downstairs)))?";
const FRIEND = "(?:(?:his|her|their|my) (?:best |old |only )*(?:friends?|pal|mate))";

/** A move, a summer with grandparents, the old ones next door, and a secret party. */
export const farAndNear: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      `(?:(?:moved|moves|was moving|were moving|had to move|had moved|was about to move|was going to move) (?:away|to (?:a|an|the|another|the other)\\b)|(?:had to|has to|did not want to) (?:leave|say goodbye|move)|(?:missed|misses) (?:${FRIEND}|home|(?:his|her|their|my) (?:old|friends|home|house|room|grandmother|grandma|grandparents))|did not know (?:anyone|anybody|a soul)|had no friends)[^.]*`,
    ),
    idea: ofChildren(
      "(?=(?:[\\s\\S]*?\\b(?<friend>(?:his|her|their|my) (?:best |old )?friends?))?)[\\s\\S]*?\\b(?:mov(?:e|es|ed|ing)) (?:[a-z]+ )*?(?:(?:in)?to|away|house|country|from)\\b",
      "cat|dog|snail|ghost|pretend\\p{L}*|wedding|boyfriend|mars|space|moon|letter|treasure|magic\\p{L}*|last (?:evening|night|day|afternoon|summer)|until|haunted|monster|tree house|garden|wine|work|retir\\p{L}*|kitchen|drum|snow\\p{L}*|refuge\\p{L}*",
    ),
    after: [
      [
        0,
        "=On the boxes it said what was in them: kitchen, bath, winter things. On one it said “Careful, {hero}”, and it was not clear whether that was meant for the box. It was a small one. {Hero} had not known that {he} fitted into so little.",
        "=On the boxes it said what was in them: kitchen, bath, winter things. The whole of a childhood fitted into four, with a pillow on top so that nothing should rattle.",
      ],
      [
        0.72,
        "=The new place had everything. It had a bath with feet, a window to the street, and more stairs. But at night one went to the left to get a glass of water, and there was a wall there. {Hero} had a bump by the third night. It was a bump from the old flat, in a way.",
      ],
      [
        0.72,
        "=The streets had the wrong names. The baker called everything by another word. In the playground the children were playing something, and it was nearly the same thing as at home, only that one ran the other way round. {Hero} stood at the fence, with both hands in the wire, and learned the rules by heart.",
      ],
      [
        1,
        "=There was a call on Sunday from those who had stayed behind. “Is it nice where you are?” they asked. “Yes,” said {hero}. “Is it nice where you are?” “Yes,” they said. After that one could hear how far it was. Somebody in the background was laughing about something, and it would have taken too long to explain it.",
      ],
      [
        0.5,
        "=One box had not been unpacked. It stood by the window, and {hero} sat on it, in the afternoon, and looked down. It was a good place to sit on, as long as it was shut. Down in the street somebody stopped, with a ball under one arm, and looked up. They looked at each other for some time. Then it began to rain, and the somebody was gone.",
      ],
    ],
    end: [
      [
        0,
        "=The next day there was something on the pavement, in chalk. It was an arrow. A bit further on there was a second one. {Hero} looked at it from above for half an hour. Then {he} went down, in slippers. The arrows led round the corner, past the baker, through a gap in a hedge that one would never have found alone, and ended at a pair of shoes. “You took your time,” said the one with the ball. “I've been drawing since breakfast.”",
        "=The next day there was something on the pavement, in chalk. It was an arrow. A bit further on there was a second one. The arrows led round the corner, past the baker, through a gap in a hedge that one would never have found alone, and ended at a pair of shoes. “You took your time,” said the one with the ball. “I've been drawing since breakfast.”",
      ],
      [
        0.6,
        "=“We play it the other way round here,” it was said. “I know,” said {hero}. “I've been watching.” They were one short, it came out, they had been one short for a year. Somebody had moved away. In the evening {hero} came home through the gap, and took the stairs, and turned to the right for a glass of water. {He} did not notice it until it was empty.",
        "=“We play it the other way round here,” it was said. “I know,” said {hero}. “I've been watching.” They were one short, it came out, they had been one short for a year. Somebody had moved away. In the evening the way home was through the gap, up the stairs, and to the right for a glass of water. It was not noticed until the glass was empty.",
      ],
      [
        0.7,
        "=The last box has been unpacked. There was a piece of chalk in it, right at the bottom, as if somebody had known. On Sundays one calls now and tells about both: who is laughing in the background here, and who there. It takes very long. Sometimes it is explained.",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      `(?:(?:spent|spends|was spending|had to spend|was to spend|has to spend)[^.]*? (?:summer|holidays?|vacation|weekend|week|weeks|winter|month)\\b|(?:visited|visits|was visiting|went to (?:visit|stay with)|stayed with|had to stay with|was staying with|was sent to|was sent to stay with|helped) (?:${GRAND}|them|him|her)|(?:was|were) (?:very |so |terribly )?bored|(?:there was|had) no (?:internet|wifi|television|tv|phone|reception))\\b[^.]*`,
    ),
    idea: ofChildren(
      `\\b(?:visit(?:s|ed)?|(?:summer|holidays?|vacation|weekend|week|weeks|stay(?:s|ed)?|sent|went)\\b[^.]*?\\b(?:with|at|to|of)) (?<elder>${GRAND})\\b(?!['’]s (?:grave|funeral|lighthouse))`,
      "ghost|magic\\p{L}*|magician|lighthouse|treasure|secret|hospital|dragon|talk\\p{L}*|discover\\p{L}*|finds?|found|key|map|letters?|forget\\p{L}*|ill|sick|dinosaur|witch|swap\\p{L}*|divorc\\p{L}*|mystery|doughnut|fishing|wolf|storm|lost|die[sd]?",
    ),
    after: [
      [
        0,
        "=There was a bed with a hollow in it, and a clock that only went when it was lying on its side. There was a dog who did not get up for anybody. “And what does one do here?” asked {hero}. “That depends,” was the answer, “on what there is to do.” Then everybody listened to the clock.",
        "=There was a bed with a hollow in it, and a clock that only went when it was lying on its side. There was a dog who did not get up for anybody. “And what does one do here?” it was asked. “That depends on what there is to do.” Then everybody listened to the clock.",
      ],
      [
        1,
        "=The first day was as long as a ruler. On the second {hero} counted the tiles, and on the third {he} knew the flies by sight. There was one picture on the wall. It showed a ship, and it was not moving, either.",
      ],
      [
        0.72,
        "=“You could help me for a moment,” it was said from time to time. It always began with a moment. Then one was standing there with a bucket, and then with a goat. The goat had views. It took three to get her through the gate: one in front, one behind, and one who told her that she need not if she did not want to.",
      ],
      [
        0.74,
        "=In the evening they sat on the bench in front of the house. {Elder} did not say much, and it took a while. “There,” was said at last, and a finger pointed. Nothing was there. Then it was there, quite low, between the trees, and it was a bat. “It's late today,” was said after some time. {Hero} had not known that one can know a bat.",
        "=In the evening they sat on the bench in front of the house. Not much was said, and it took a while. “There,” said somebody at last, and pointed. Nothing was there. Then it was there, quite low, between the trees, and it was a bat. “It's late today.” {Hero} had not known that one can know a bat.",
      ],
      [
        0.5,
        "=Then the suitcase was fetched down from the cupboard, and it was only then that {hero} counted the days. They could not all be gone. There had been so many of them at the beginning. There was still the wall to be finished, and the goat had not been told. {Hero} sat on the bed with the hollow, and it fitted.",
      ],
    ],
    end: [
      [
        0,
        "=At the car nobody knew where to put their hands. “Well,” it was said. “Well,” said {hero}. Then there was a noise on the stone steps, one paw after another. It was the dog. It had got up. It walked right across the yard, as if that were nothing, and put its chin on {his} shoe. “It hasn't done that for eight years,” said {elder}, and had to look for a handkerchief, on account of the dust.",
        "=At the car nobody knew where to put their hands. “Well,” it was said. “Well,” said {hero}. Then there was a noise on the stone steps, one paw after another. It was the dog. It had got up. It walked right across the yard, as if that were nothing, and lay down in front of the wheels. “It hasn't done that for eight years,” it was said, and a handkerchief was needed, on account of the dust.",
      ],
      [
        0.6,
        "=So they started an hour late. There was time to finish one more row of the wall, and to explain it to the goat. In the bag there was a jar of something, an old clock wrapped in a towel, and a sheet of paper with the times of the bat. “So that you know what you are missing,” it said there.",
      ],
      [
        0.7,
        "=At home the clock is lying on the shelf, on its side, and ticks. “What did you do there all that time?” they asked. {Hero} thought about it. “What there was to do,” {he} said. In the evening, at ten past nine, somebody is always looking out of the window for a moment. It will be late today.",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      `(?:(?:made friends with|befriended|became friends with|got to know|visited|helped|was afraid of|were afraid of|was scared of|read to|drew (?:a picture|pictures) for|painted (?:a picture|pictures) for|brought [^.]*? to|brought|cheered up|wanted to cheer up|baked (?:a cake|cookies) for|shopped for|went shopping for|played [a-z]+ with) ${ELDER}|(?:ball|frisbee|kite|plane) (?:landed|flew|rolled|went|fell|broke)|${FEARED} ${ELDER}|(?:kicked|lost|threw|shot) (?:his|her|their|a|the) (?:foot)?ball (?:over|into) [^.]*?(?:neighbou?r|old (?:man|lady|woman))[^.]*?)(?! (?:who (?:turns|turned)))[^.]*`,
    ),
    idea: ofChildren(
      `\\b(?<elder>${ELDER})\\b`,
      "piano|magic\\p{L}*|witch|spy|astronaut|thief|dead|dies|died|secret|ghost|letters?|war|chess|wolf|robot|hospital|restaurant|delivery|young (?:man|woman)|student|sailor|delivers|nursing home|postman|watch|mends|ships?|bus",
    ),
    after: [
      [
        0,
        "=About {theelder} everybody knew something, and it was never the same thing. There were curtains at the windows like shut eyes. On the gate there was a bell that nobody had rung for so long that a spider lived in the button. “Don't disturb,” people said. They meant the spider, perhaps.",
      ],
      [
        1,
        "=The first time it lasted one minute. “Yes?” it was asked through a crack. {Hero} had forgotten what one says. “It's raining,” said {hero}. A hand came out and felt. “So it is,” said the voice, and seemed surprised. “Thank you.” Then the door was shut again. It had been quite a good conversation.",
      ],
      [
        0.72,
        "=The second time there were biscuits, from a tin with a king on it who was no longer reigning. They were so hard that one had to suck them. “One can't talk with those in one's mouth,” it was said, rather indistinctly. “That's the good thing about them.” So they sat there and sucked, and looked at each other across the table.",
      ],
      [
        0.72,
        "=There were a great many things in that house that no longer went: a wireless, a cuckoo, a train that had lost its engine. They were not thrown away. “They're only having a rest,” it was explained. {Hero} blew on the cuckoo. It said “Cu”. For a first time that was a lot.",
      ],
      [
        0.5,
        "=Then, one afternoon, nobody opened. {Hero} rang once for the minute and once for the biscuits. The curtains did not move. {He} looked through the letter box. One could see a stick that was lying on the floor, and a foot in a slipper. “I'm all right,” said the foot. “I've only been sitting down for rather a long time. Would you be so kind as to fetch somebody who's tall?”",
        "=Then, one afternoon, nobody opened. The bell was rung once for the minute and once for the biscuits. The curtains did not move. Through the letter box one could see a stick that was lying on the floor, and a foot in a slipper. “I'm all right,” said the foot. “I've only been sitting down for rather a long time. Would you be so kind as to fetch somebody who's tall?”",
      ],
    ],
    end: [
      [
        0,
        "=There was nobody in the street to whom {hero} had not said good morning at some time. Now all the doors were rung at, one after another, as if it were nothing. They came in aprons, and with a ladder, and with one half of a beard. In ten minutes there were more people in that house than in the thirty years before. “You've got a king on your tin!” cried somebody. “We've got the queen!”",
        "=There was no door in the street that was not rung at now, one after another, as if it were nothing. They came in aprons, and with a ladder, and with one half of a beard. In ten minutes there were more people in that house than in the thirty years before. “You've got a king on your tin!” cried somebody. “We've got the queen!”",
      ],
      [
        0.6,
        "=The slipper had a sprain, nothing more. It lay on a cushion and received visitors. “I thought that I'd be disturbing people,” said {theelder} in all that noise. “They thought so, too,” said {hero}. In the middle of it the cuckoo came out, looked round, and said the second half: “Koo.”",
      ],
      [
        0.7,
        "=The curtains are open now. Whoever goes past looks in, and somebody waves, with a biscuit. And by the bell there hangs a little sign, in a child's handwriting: “Please use the knocker. Spider asleep.”",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      "(?:(?:planned|organi[sz]ed|prepared|wanted to (?:plan|throw|organi[sz]e|give)|tried to (?:keep|plan|organi[sz]e|throw)|threw|decided to (?:throw|plan|organi[sz]e)) (?:a |the )?(?:[a-z]+ )?(?:surprise|secret)(?: birthday)? party|(?:tried|had|wanted) to keep (?:a|the|it)[^.]*?(?:surprise|secret)|(?:was|were) (?:very |so |far too )?(?:curious|nosy|suspicious))\\b[^.]*",
    ),
    idea: ofChildren(
      "\\bsurprise(?: birthday)? party\\b[^.]*?\\bfor (?<guest>(?:(?:his|her|their|my|our) (?:[a-z]+ )?[a-z]+|(?!the\\b)[\\p{L}]+))\\b",
      "fox|bear|hedgehog|mouse|owl|murder\\p{L}*|office|boss|wife|husband|zoo|dragon",
    ),
    after: [
      [
        0,
        "=“Not a word to {guest},” they said to each other, with a finger on the lips. That was on the Monday. By the Monday evening there were seven people who were saying it, and one of them was the milkman.",
      ],
      [
        1,
        "=There was a list, and it was written in a secret script. Nobody could read it afterwards. It had either said “balloons” or “baboons”. They got both kinds of balloons, to be safe, and kept a look-out for the other.",
      ],
      [
        0.72,
        "=It is hard to hide a cake. It was in the wardrobe first, and smelled. Then it was in the bath, under a towel. “Is anybody going to have a bath?” asked {guest} through the door. “Not today!” three voices called at the same time, and somebody turned on the tap to make it sound real.",
      ],
      [
        0.79,
        "={Guest} asked a great many questions that week. “Why is there a garland hanging out of your trousers?” “That's the fashion.” “Why is it so quiet when I come in?” “We're listening to the clock.” So everybody listened to the clock. It turned out that it had stopped.",
      ],
      [
        0.5,
        "=On the evening itself they were all squatting in the dark, behind the sofa, behind the curtain, and two of them under the table with the cake. It got to be seven. It got to be half past. Somebody's leg had gone to sleep, and then somebody. There was no key in the door. At eight they turned on the light and looked at each other. They had thought of everything. Only nobody had invited {guest}.",
      ],
    ],
    end: [
      [
        0,
        "=There was still a light upstairs. They crept up, all of them, with the cake in front. Behind the door somebody was talking in a whisper, and there was a rustle, as of paper. They counted to three and threw it open. “Surprise!” they shouted. “Surprise!” it was shouted back. {Guest} stood there with a paper hat on, a trumpet in one hand, and a second cake. “I've been waiting for an hour,” it was said. “I thought you'd never come.”",
      ],
      [
        0.6,
        "=It had been known from the Monday on, of course, because of the milkman. “But you were all enjoying it so much,” said {guest}. “I didn't want to spoil the surprise.” So they ate both cakes. The one from the bath was a little damp, and it was the better one.",
      ],
      [
        0.7,
        "=They have kept it like that. Every year there are two parties, and each of them is a deep secret, and everybody lies awake with excitement. Only the clock has been mended since then. It's needed, in case anybody comes in.",
      ],
    ],
  },
];
