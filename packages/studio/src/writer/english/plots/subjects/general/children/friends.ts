import { phrase } from "../../phrase.ts";
import { also, role, story } from "../../subject-story.ts";
import { grown, notFor } from "./kinship.ts";

/** Stories of children and their friends. */
export const childrensFriends = [
  story({
    says: [
      /\b(?:best friend|friend|two friends|best friends|bestie)\b/,
      /\b(?:plays?|played|playing|sits?|sat|spends?|spent|hangs? out|hung out|talks?|talked|goes|whispers?) (?:all (?:his|her|their) time )?(?:suddenly )?(?:only |just |more |now )*(?:with|next to) (?:an?other|a new|the new|someone else|somebody else|other)\b|\bhas (?:found )?a new (?:best )?friend\b|\b(?:had|found) a new best friend\b|\bno longer (?:wants?|wanted) to (?:play|sit|be friends)\b|\bdo(?:es)?n['’]t want to (?:play|sit|be friends) with\b|\b(?:does|did) not want to (?:play|sit|be friends) with\b/,
    ],
    may: [
      new RegExp(`(?:${role("pal", "best friend").source}|\\bfriends? with (?<paltoo>\\p{Lu}\\p{L}+))`, "u"),
      grown,
      ...also(
        "suddenly",
        "(?:another|new|other) (?:girl|boy|child|kid)",
        "jealous",
        "left out|alone|lonely",
        "sad|hurt",
        "three of them|all three",
      ),
    ],
    unless: notFor(
      "imaginary|dog|cat|office|work|colleague|married|moves away|moved away|moving|shy new|new (?:girl|boy) (?:is|was) (?:lonely|shy)|wheelchair|teenager",
    ),
    of: "young",
    after: [
      "@playground(hero look) There was a wall behind the bicycle stands where two could sit and nobody else. It had been their wall since the first week of school. {Hero} sat down on it at break, on the left, as always. The right side stayed empty. The sun shone on it. Over by the climbing frame {he} could see two heads close together, and one of them belonged on the wall.",
      [
        "@playground(hero talk, pal stand) “Aren't you coming?” {hero} asked the next day. “Later,” said {pal}, and was gone again. Later is a word that looks like a door and is a wall. {Hero} ate {his} sandwich, and then the one that {he} had brought for {pal}, and it was one too many. In the lesson a note went along the row. {Hero} held out {his} hand. But it only had to be passed on.",
        "@playground(hero talk) “Aren't you coming?” {hero} asked the next day. “Later,” was the answer. Later is a word that looks like a door and is a wall. {Hero} ate {his} sandwich, and then the one that {he} had brought for two, and it was one too many. In the lesson a note went along the row. {Hero} held out {his} hand. But it only had to be passed on.",
      ],
      [
        "+ @kitchen(hero sit, grown cook) “I don't care,” {hero} said at home, and banged the door. {Grown} went on peeling potatoes and asked nothing, and that was a good thing, because so it came out by itself. “And they laugh,” said {hero} at the end. “And I don't know what about.” {Grown} pushed a potato over to {him}. “What is the other one like?” {Hero} opened {his} mouth. {He} noticed that {he} had no idea.",
        "+ @bedroom(hero sit) “I don't care,” said {hero} at home, and banged the door so that nobody could fail to hear how little {he} cared. {He} lay on {his} bed and thought up bad names for the new one. {He} found eleven. Then {he} wanted to think of something that was really true about that other child, and noticed that {he} had no idea. {He} did not even know what made those two laugh.",
      ],
      "+ @bedroom.night(hero write) In the evening {hero} wrote a letter. It began: “I hate you.” {He} crossed that out and wrote: “I don't hate you.” Then {he} wrote: “It's your turn to bring the biscuits.” That was at least a fact. {He} folded it up small and put it in {his} pencil case, and there it stayed.",
    ],
    end: [
      "@playground(hero walk) The next day {hero} did not go to the wall. {He} walked right across the playground, and it had never been so wide. {His} ears were hot. “What are you two playing?” {he} asked. Nobody said anything for a moment. “It's a game with three shipwrecked sailors,” said the new one. “But there are only two of us. One of them always has to be a coconut.”",
      [
        "@playground(hero play, pal play) {Hero} made a good sailor. Everybody drowned at least once and was rescued. When the bell rang, {pal} was still holding on to {his} sleeve. “I thought you were angry with me,” said {pal}. “I was,” said {hero}. “I thought you didn't want me any more.” {Pal} went quite red. “You were always sitting there so far away,” said {pal}. “You only had to come.” “You only had to call,” said {hero}.",
        "@playground(hero play) {Hero} made a good sailor. Everybody drowned at least once and was rescued. When the bell rang, a hand was still holding on to {his} sleeve, and it was the right one. “I thought you were angry with me.” “I was,” said {hero}. “I thought you didn't want me any more.” “You were always sitting there so far away. You only had to come.” “You only had to call,” said {hero}.",
      ],
      "@playground(hero sit) Some days they are two on the wall, and some days it is another two, and now and then one of them wants to sit there alone. But if all of them squeeze up and nobody breathes out, there is room for three. {Hero} has measured it. And it is always somebody's turn to bring the biscuits.",
    ],
  }),
  story({
    says: [
      phrase(
        "(?:lends|lent|gives|gave|shares|shared) (?:him|her|them|it|<receiver:somebody>) (?:with )?(?:his|her|hers|their|the|one of|a|half)",
      ),
      /\b(?:misses|missed|forg[eo]ts?|forgotten|homesick|without (?:his|her)|cannot sleep|can['’]t sleep|could not sleep|left (?:his|her))\b/,
      /\b(?:teddy|bear|cuddly toy|stuffed \w+|toy|blanket|doll|plush|bunny|pillow)\b/,
      /\b(?:night|sleep\w*|camp\w*|trip|overnight|tent|forest|away)\b/,
    ],
    may: [
      role("buddy", "friend|best friend|classmate|cousin|sister|brother"),
      ...also("kindergarten group|class|group|kindergarten", "forest|camp|trip|hostel", "teddy|bear"),
    ],
    unless: notFor("lost|orphan|refugee|hospital|new baby"),
    of: "young",
    after: [
      "@room.night(hero sit) By day it had been easy. There had been sausages on sticks, and a song with far too many verses, and everybody had mud up to the knees. But then the lamps went out, one after the other, and all the zips were pulled up. {Hero} put {his} hand where a soft ear should have been, and it closed on nothing.",
      "@bedroom.night(hero sit) At home it was lying on the pillow now, on its own, and did not know where everybody was. That was nearly the worst part. {Hero} rolled up a jumper and held it tight. But a jumper has no face. It smelled of smoke, and its buttons were cold. Something went crack in the dark outside. {Hero} sniffed, as softly as {he} could, and it was not softly enough.",
      [
        "@bedroom.night(hero talk, buddy sit) “Are you crying?” came a whisper out of the next sleeping bag. “No,” said {hero}. “I've got a cold in my eyes.” {Buddy} thought that over. “Mine helps with that,” said {buddy}. There was a rustle, and then something furry was pushed across, warm all through. “But you must hold it by the left foot. It doesn't like the right.”",
        "@bedroom.night(hero talk) “Are you crying?” came a whisper out of the next sleeping bag. “No,” said {hero}. “I've got a cold in my eyes.” There was some thinking over there. “Mine helps with that.” There was a rustle, and then something furry was pushed across, warm all through. “But you must hold it by the left foot. It doesn't like the right.”",
      ],
      "@bedroom.night(hero sleep) {Hero} held it by the left foot. It smelled different from {his} own, of another home and another soap. But it had a stomach to put one's chin on, and its ears had been chewed in the proper way, by somebody who understood about ears. The jumper went under {his} head. {Hero's} eyes fell shut, and they fell open again, because now it was quiet over there in a way that was not right.",
    ],
    end: [
      [
        "@bedroom.night(hero talk) “And you?” whispered {hero}. “What have you got?” “Nothing,” whispered {buddy}, rather small. “It doesn't matter. I'm brave.” It did not sound very brave. So they pushed the two sleeping bags together until there was no crack between them, and put the furry one in the middle. {Hero} had the left foot. {Buddy} had the ear. Nobody had the right foot, because it did not like that.",
        "@bedroom.night(hero talk) “And you?” whispered {hero}. “What have you got?” “Nothing,” was the answer, rather small. “It doesn't matter. I'm brave.” It did not sound very brave. So they pushed the two sleeping bags together until there was no crack between them, and put the furry one in the middle. {Hero} had the left foot, and the other had the ear. Nobody had the right foot, because it did not like that.",
      ],
      "+ @room(hero eat) In the morning they had to be woken, and they were the last at breakfast. “Did anybody hear the owl?” asked a teacher. Everyone had heard the owl. “We didn't,” said {hero}. “We were busy.” The furry one sat between the jam and the bread, with a napkin round its neck, and looked as if it had not slept so well for a long time.",
      "@bedroom.night(hero hug) At home {hero's} own was lying on the pillow, a bit offended. {Hero} told it everything, from the sausages to the owl, and held it by the left foot, just to see. It liked that. It has never been held by the right one since.",
    ],
  }),
  story({
    says: [
      /\b(?:one|two|three|four|five|six|the|some|group of|gang of|all|class)\b[^.]*?\b(?:friends|children|kids|girls|boys|cousins|brothers|sisters|siblings|pupils|scouts|neighbours|class)\b/i,
      /\b(?:all|both|each|every one|everyone|everybody|nobody|no one)(?: of them| of the \w+)? (?:wants?|wanted|insists?|insisted|would rather) (?:on )?(?:to )?(?:be|being|play|playing)\b/,
      /\b(?<!to (?:be|play) (?:the )?)(?:circus|play|show|band|theatre|theater|film|movie|game|musical|puppet show|pirates?|knights?|ship|club|shop|school|princess|king|queen|captain|boss|goalkeeper|leader)\b/,
    ],
    may: [
      /\b(?:all|both|each|every one|everyone|everybody)(?: of them| of the \w+)? (?:wants?|wanted) to (?:be|play) (?<star>(?:the|a|an) [\w ]+?)(?=[.,;]| and\b| but\b| so\b|$)/,
      phrase(
        "(?:put on|puts on|start|starts|started|play|plays|played|open|opened|make|made|stage|staged|found|founded|form|formed|build|built) <show:thing>",
      ),
      ...also("garden|yard|attic|backyard|courtyard"),
    ],
    unless: notFor(
      "nobody wants to be friends|no one wants to be friends|love|office|company|king dies|throne|inherit\\w*",
    ),
    of: "people",
    after: [
      [
        "@garden(hero talk) “Then we'll draw lots,” somebody said. They drew four times, with matches, with straws, with buttons and with a hat. Each time there was one who was happy, and the rest said that it had not been fair. To be {star} one needed a loud voice. One needed long arms. One needed to have had the idea in the first place. It turned out that everyone had had it.",
        "@garden(hero talk) “Then we'll draw lots,” somebody said. They drew four times, with matches, with straws, with buttons and with a hat. Each time there was one who was happy, and the rest said that it had not been fair. One needed a loud voice for it. One needed long arms. One needed to have had the idea in the first place. It turned out that everyone had had it.",
      ],
      "+ @garden(hero stand) So they began with all of them at once. It was a sight. They all stood in the middle with their arms spread out, and all of them gave the same command, and there was nobody to obey it. They bowed at the same time and hit their heads. “It's very quiet round here,” said the smallest after a time. It was. There was nobody to look on, nobody to sell the tickets, and nobody to be afraid.",
      "@garden(hero sit) They sat down in the grass with their backs to each other. One said that he could go home any time. Another said that there was no point in staying. Nobody went. A cat came along the fence, jumped down into the ring that they had marked with string, lay down exactly in the middle and began to wash a hind leg, as though it were {hero's} turn to clap.",
    ],
    end: [
      "@garden(hero look) “It doesn't even want to,” said the smallest, “and still everybody's looking.” They tried it out. The one who sold the tickets did it with such a face that the line would have gone round the block. The one who was only supposed to hold the ladder fell off it so well that they had to see it again. “I want to do the ladder,” somebody shouted. “No, me!”",
      "@garden(hero play) In the end they wrote it all on slips of paper, every part, even the cat, and stuck a clothes peg on the big hand of the old kitchen clock. Every ten minutes it rang, and then everyone had to move one place on. You were in the middle for ten minutes. Then you were the ticket, and the ladder, and the drum. Nobody was anything long enough to get tired of it.",
      [
        "@garden(hero dance) Seven people came, if you counted the pram. They had never seen anything like it. When the clock rang, everybody on the grass dropped what they had in their hands and ran, and there was a new one in the middle, bowing. “Which of you was {star}?” asked a neighbour at the end. “We were,” they all said, and were already fighting about something else.",
        "@garden(hero dance) Seven people came, if you counted the pram. They had never seen anything like it. When the clock rang, everybody on the grass dropped what they had in their hands and ran, and there was a new one in the middle, bowing. “And which of you was the best?” asked a neighbour at the end. “We were,” they all said, and were already fighting about something else.",
      ],
      "@garden(hero sit) The clock with the peg hangs in the tree to this day. It is used for the hammock, and for the good bicycle, and for the front seat. And the cat still comes at every performance, takes the middle, and does not move one place on for anybody.",
    ],
  }),
];
