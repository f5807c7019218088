import { also, story } from "../subject-story.ts";
import { GRAND, PARENT, who } from "./words.ts";

/** Stories of parents who work, are far away or fall in love again, and of a child who runs away from home. */
export const farAndNearParents = [
  story({
    says: [
      who("parent", PARENT),
      /\b(?:work(?:s|ed|ing)? (?:from|at) home|busy|meetings?|video call|home office|on the phone|no time|deadline|always working|computer|laptop|call|quiet|not (?:disturb|make a (?:sound|noise)|be loud))\b/i,
      /\b(?:quiet\w*|silent\w*|not make|sound|noise|disturb\w*|play\w*|attention|time|listen\w*|interrupt\w*|always|appointment)\b/i,
    ],
    may: [
      who("kid", "son|daughter|little boy|little girl"),
      ...also("work\\w*", "home", "hours?", "sound|noise", "call|meeting", "child|boy|girl|children"),
    ],
    unless:
      /\b(?:murder\w*|dead|died|war|prison|ghost|whale|boss falls|love|library|hunt\w*|robot|ban\w*|screen-free|sailor|astronaut|nurse|doctor|night shift)\b/i,
    lead: "kid",
    after: [
      "@room(kid stand, parent sit) “Two hours,” said {parent} behind the door, “and not a peep.” {Hero} nodded with closed lips. {Hero} walked on tiptoe past the door, and the floor said “crack”. {Hero} had never known how loud a home is. Even the banana made a noise.",
      "@room(kid look) After ten minutes {hero} was full to the top. A fly had sat on the cat's nose. The tower had reached the lamp. All that had to be told, and there was nobody to tell it to. {Hero} drew it on a slip of paper and pushed it under the door. *Fly. Cat. You should have seen it.* Inside, somebody went on about figures.",
      "+ @room(kid write) After that there were nine more slips. {Hero} drew the tower from the left and the tower from the right. {Hero} drew a question: *How many more minutes?* Once a slip came back. There was a heart on it, and a number, and the number was ninety-four. {Hero} did not know how much that was, but it had two digits.",
      "@room(kid run, parent look) And then the tower fell. It fell on the pan, the pan fell on the piano, and the cat ran over all the keys, from the lowest to the highest. Then it was quiet on both sides of the door. {Hero} stood there with both hands over {his} mouth. The door handle went down.",
    ],
    end: [
      "@room(parent stand, kid look) {Parent} stood there, with the slips of paper in {parenthis} hand, all of them. Behind {parent}, on the screen, there were six small people in six small windows, and they all craned their necks. “Can we see the cat?” asked the one at the top left. A bald man below said: “I've been looking at those drawings the whole time. What happened after the fly?”",
      "@room(kid talk, parent sit) {Hero} looked at {parent}. {Parent} moved over on the chair. So {hero} sat down in front of the six of them and told it, from the fly to the piano, with all the noises. The bald man laughed so much that he fell out of his window. Then one of them fetched a dog, and one a baby, and it turned out that they had all been told not to make a peep.",
      "@room(kid sit, parent sit) There was a new sign on that door afterwards. On one side it said *Shh*, and on the other side it said *Now*. It was turned round every half hour, for five minutes, by the kitchen clock. Then {hero} came in and told {parent} everything that had been collected. And at the end of each call a bald man asked: “And is there any news of the cat?”",
    ],
  }),
  story({
    says: [
      who("parent", PARENT),
      /\b(?:new (?:girlfriend|boyfriend|partner|friend|wife|husband|man|woman)|stepmother|stepfather|stepmum|stepdad|step-?\w+|remarr\w*|falls? in love|fell in love|dating)\b/i,
      /\b(?:boy|girl|child|son|daughter|\w+-year-old|children|twins|(?:decid|refus|hat|like|lik|plan|tr)\w* )/i,
    ],
    may: [
      /\b(?<new>(?:new )?(?:girlfriend|boyfriend|partner|stepmother|stepfather|stepmum|stepdad|stepmom))\b/i,
      who("kid", "son|daughter"),
      ...also(
        "like|liked",
        "decid\\w*",
        "wasp|bee|storm|trip|dinner",
        "get rid|drive away|tricks?",
        "not",
        "sting\\w*|stung",
        "both|together",
      ),
    ],
    unless:
      /\b(?:murder\w*|grown[- ]up (?:son|daughter|children)|evil|cinderella|princess|king|witch|poison\w*|ghost|vampire|fake|cancer|old (?:mother|father)|widow\w*|nursing home|aged \d\d)\b/i,
    lead: "kid",
    after: [
      "@kitchen(kid look) {Hero} had made a list, in secret, in the back of the arithmetic book. *Laughs too loudly. Says “super”. Puts raisins in things.* There were fourteen points on it. {Hero} sat at the table, picked out the raisins, and laid them along the edge of the plate.",
      "@room(kid sit) {Hero} was not rude; {he} had only become deaf. The chair on which the visitor sat had belonged to another person, and {hero} put {his} schoolbag on it each time. The schoolbag was lifted down each time, quite carefully. That was point fifteen.",
      "+ @park(kid walk, parent walk) On Sunday they went for a walk, the three of them, and the path was just as wide as two. {Hero} walked behind and trod on heels, not always on purpose. In front they were talking, and {parent} laughed, and it was a laugh that {hero} had not heard for a long time. {Hero} did not know on which list that should go.",
      "@park(kid run) In the long grass by the stream it happened. There was a buzz, and {hero} screamed, and somebody else screamed at the very same time, and much too loudly. {Hero} held {his} hand, which was getting thick. Opposite {hero} hopped the visitor, on one leg, and held a foot. “Super,” came through clenched teeth.",
    ],
    end: [
      "@park(kid sit) {Hero} had to laugh. Then they sat with hand and foot in the cold stream, next to each other, because there was only that one place. “I'm afraid of you,” said the voice beside {hero}. “Every time, before I ring the bell. I only say ‘super’ when I'm scared.” {Hero} looked at the water. “And the raisins?” “I hate them. I was told that you liked them.”",
      "@park(kid hug, parent look) {Hero} had last liked raisins at the age of three. “I'm not going to give anybody away,” said {hero} after a bit. “The chair's taken.” “I know,” said the voice. “I could bring my own.” When {parent} came back, there the two of them lay in the grass, wrapped in mud up to the elbow and the knee, and counted all the things that have stings.",
      "@kitchen(kid sit, parent sit) The next time there was a folding chair at the table, red, with one short leg. The schoolbag lay on the floor. {Hero} had gone through the list again, in the back of the arithmetic book, and a great many points were crossed out. *Laughs too loudly* had been left. Beside it stood, in brackets: *me too.*",
    ],
  }),
  story({
    says: [
      /\b(?:runs? away|ran away|running away|leaves? home|left home|mov(?:es?|ed) out|emigrat\w*|pack(?:s|ed) (?:his|her|a|their|my) (?:\w+ )?(?:suitcase|bag|rucksack|backpack))\b/i,
      /\b(?:home|street|garden|shed|tent|tree|corner|grandmother|grandma|bus stop|dog|biscuits|teddy|because|angry|unfair|supper|far)\b/i,
      /\b(?:boy|girl|child|son|daughter|\w+-year-old|little|brother|sister|kid|twins|five|six|four)\b/i,
    ],
    may: [
      who("elder", `${PARENT}|${GRAND}|neighbour`),
      who("kid", "son|daughter"),
      ...also("allowed|cross", "street|road|corner", "decid\\w*", "pack\\w*", "angry|unfair|furious", "far"),
    ],
    unless:
      /\b(?:baby|newborn|new (?:brother|sister)|move in with|live with|murder\w*|circus|war|police|prison|orphan\w*|beaten|hit|abus\w*|drunk|marriage|married|dragon|king|queen|city|train|ship|dog (?:runs|ran)|cat (?:runs|ran)|years)\b/i,
    lead: "kid",
    after: [
      "@street(kid walk) It was for ever. {Hero} had said so twice, and the door had said it a third time. In the bag there were the torch, a swimming cap, nine biscuits, and a photograph of the cat. {Hero} marched to the left as far as the corner. There was the kerb, and behind the kerb was the road, and that could only be crossed holding hands. So {hero} marched to the right.",
      "@street(kid walk) To the right there was a corner as well. So {hero} went round the block. “Off on a journey?” asked the lady with the broom. “I'm running away,” said {hero} without stopping. Soon {he} came past again. “Far?” asked the lady. “Very far,” said {hero}. The third time she had put out a chair.",
      "+ @street(kid eat) On the chair {hero} had a biscuit for each year of {his} new life. It was draughty. From there you could see the kitchen window at home, and in the kitchen window there was a light. They were walking up and down in there quite normally. “They haven't noticed a thing,” said {hero} bitterly. The curtain moved a little.",
      "+ @street.dusk(kid sit) It grew dark. The road, which could not be crossed, had got wider. {Hero} took out the photograph of the cat. On it the cat looked as if it wanted to know where its supper was. All at once {hero} remembered that no one else knew which bowl. The last biscuit tasted of torch. {Hero} would have liked to be fetched now, but not called. It would have had to happen by chance.",
    ],
    end: [
      [
        "@street.dusk(elder sit, kid sit) Then {elder} came along the pavement, with a bag as well. {Elder} did not look surprised. “Is this taken?” asked {elder}, and sat down on the kerb, next to the chair. “I've run away,” said {elder}. “It was unfair in there. Somebody shouted.” “Who?” asked {hero}. {Elder} scratched {elderhis} chin. “I think it was me. And what about you?” “I slammed the door,” said {hero}. “It was a good slam,” said {elder}. “I heard it right down to the cellar.”",
        "@street.dusk(kid sit) Then someone came along the pavement, with a bag as well, someone from home. “Is this taken?” There was room on the kerb, next to the chair. “I've run away, too,” said the voice. “It was unfair in there. Somebody shouted.” “Who?” asked {hero}. “I think it was me. And what about you?” “I slammed the door,” said {hero}. “It was a good slam. I heard it right down to the cellar.”",
      ],
      "@street.night(kid eat, elder eat) In the second bag was a saucepan with potatoes in it, still warm, and two forks. They ate out of the pan, and looked at the light in the kitchen window. “It looks quite nice in there,” said {hero} after a time. “From outside.” “Shall we ring and ask if they've got a room?” {Hero} thought of the bowl, and of the cat. “For one night,” said {hero}. “And then we'll see.”",
      "@street(kid walk, elder walk) The bag stayed packed. It hung on a nail beside the door, with the swimming cap in it and the tin for biscuits, and anyone who needed it was allowed to take it down. It was taken four times that year, and not always by {hero}. Round the block was as far as it went. The lady with the broom knew all about it by then, and put out as many chairs as were needed.",
    ],
  }),
  story({
    says: [
      /\b(?:stay(?:s|ed)? (?:up|awake)|at night|sneak\w*|nights?|four in the morning|early|before dawn|follow\w*|go(?:es)? along|went along|takes? (?:him|her|them) (?:along|to work)|took (?:him|her|them) (?:along|to work)|shift|watch\w*|see)\b/i,
      /\b(?:baker|bakery|bread|lighthouse|fisherman|night train|train driver|milk|newspapers?|bus driver|rubbish|bin lorry|radio|hospital kitchen|flower market|fish market|snow ?plough|night watchman|taxi|street sweeper)\b/i,
      /\b(?:child|boy|girl|son|daughter|grandson|granddaughter|\w+-year-old|children|twins|little)\b/i,
      /\b(?:wants? to|wanted to|allowed|secret\w*|first time|how|along|sneak\w*|hides?|hid|dream\w*)\b/i,
    ],
    may: [
      who("worker", `${PARENT}|${GRAND}|uncle|aunt|baker|neighbour`),
      /\b(?<good>bread|rolls|fish|newspapers?|flowers|milk|lights?)\b/i,
      ...also("awake", "stay\\w*", "made|make", "night", "see|watch\\w*"),
    ],
    unless:
      /\b(?:murder\w*|ghost|war|died|dead|strike|lost recipe|recipe|witch|thief|robbery|love|santa|retire\w*|inherit\w*)\b/i,
    of: "people",
    after: [
      "@bedroom.night(hero sit) {Hero} lay in bed with {his} clothes on under the pyjamas. There was a string round {his} big toe, and it ran under the door and along the hall to the handle of the front door. When the handle went down, the toe would know. It struck one. It struck two. Then there was a tug.",
      [
        "@street.night(hero walk, worker walk) {Worker} did not turn round until the third lamp post. “I can hear your slipper,” said {worker}. {Hero} had only found one of them. Then {worker} held out a hand. “But you mustn't get in the way,” said {worker}, “and you mustn't tell anybody where the night is kept.” The whole town was blue, and there was nobody in it but them.",
        "@street.night(hero walk) At the third lamp post there was a voice. “I can hear your slipper,” it said. {Hero} had only found one of them. There was a sigh in the dark, and then a hand was held out. “But you mustn't get in the way,” said the voice, “and you mustn't tell anybody where the night is kept.” The whole town was blue, and there was nobody in it but them.",
      ],
      "+ @street.night(hero look) {Hero} had thought that nothing happened at night, that it was only a sort of gap. But it was full of people! They all knew each other, and they nodded. A man was washing the street. A woman carried a ladder. A cat was on its way home from work. “So this is who does it all,” said {hero}.",
      [
        "@street.night(hero look, worker look) There was such a lot to see, and it was warm where they were, and bright, and it smelled of morning. {Hero} was allowed to hold something, and then to carry something. “Soon comes the best of it,” said {worker}. “It only takes a moment, so don't blink.” {Hero} sat down on an upturned crate and opened {his} eyes as wide as they would go. They were so wide that they got heavy.",
        "@street.night(hero look) There was such a lot to see, and it was warm there, and bright, and it smelled of morning. {Hero} was allowed to hold something, and then to carry something. “Soon comes the best of it,” they said. “It only takes a moment, so don't blink.” {Hero} sat down on an upturned crate, to see better. {Hero} opened {his} eyes as wide as they would go. They were so wide that they got heavy.",
      ],
    ],
    end: [
      "@street.dawn(hero look) A finger tapped on {hero's} nose. It had flour or frost on it, or something else that was white. “Now,” whispered a voice. {Hero} started up. And there it was. Over the roofs ran a thin red line, as though somebody were lifting a lid, and in all the houses the windows went yellow, one by one.",
      "@street.dawn(hero walk, worker walk) “They think that it comes by itself,” said {hero}. “Yes,” was the answer. “That's how you know that we did it well.” They walked home against the stream of people. {Hero} wished each of them good night. {Hero} was carrying a warm bag, and wore one slipper.",
      "@kitchen(hero sit, worker sit) At school {hero} laid {his} head on the desk at ten and slept till noon. “What on earth did you do last night?” asked the teacher. {Hero} opened one eye. There was toast in the teacher's box, and a newspaper, and the street outside was clean. “I mustn't tell you where it's kept,” said {hero}. “But did it taste good?”",
    ],
  }),
];
