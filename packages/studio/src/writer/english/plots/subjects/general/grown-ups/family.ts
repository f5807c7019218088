import { phrase } from "../../phrase.ts";
import { story } from "../../subject-story.ts";
import { withAndWithout } from "../../with-and-without.ts";
import { REST } from "./rest.ts";

const UNREAL =
  /\b(?:murder\w*|kill\w*|ghosts?|vampires?|robot|magic\w*|wizard|witch|dragon|alien|zombie\w*|spy|spies|detective|bank robber\w*|heist|pirate|king|queen|princess|bear|fox|wolf|penguin|duck|elephant|giant|lottery|hitman|mafia|superhero\w*|monster)\b/i;

const AIM = phrase("(?:wanted|wants|tried|decided|learned|promised|struggled|dreamed|had) to <aim:doing>");

const COMFORT = phrase("(?:found|discovered|came across|met|heard|smelled|tasted|got) <comfort:thing>");

/** Stories of parents who are alone, of children who come, of last wishes and of far countries. */
export const family = [
  ...withAndWithout(
    {
      says: [
        /\b(?:single (?:mother|mom|mum|father|dad|parent)|(?:raises?|raised|raising|brings? up|brought up|bringing up) (?:his|her|their|two|three|four|a) [^.,]*\b(?:alone|on (?:his|her) own|by (?:himself|herself)))\b/i,
        phrase(
          "(?:for|give|gave|with|of|to|raised|raising|and|raises|brought up|bringing up|take|takes|took|help|helped|see|make|tell|told) (?<child>(?:his|her|their) (?:\\w+ ){0,3}?(?:sons?|daughters?|twins|kids|child|children|boys?|girls?|baby)\\b)",
        ),
        /\b(?:sons?|daughters?|twins|kids?|child|children|boys?|girls?|baby)\b/,
      ],
      may: [
        AIM,
        /\b(?:works?|worked|working|juggl\w+) [^.,]*?\bjobs?\b/,
        /\bfor (?:his|her|their) \w+/,
        /\bwho (?:is|was|works?|worked) [^.,]*?(?= (?:tried|wanted|decided|learned|had|got|met))/,
      ],
      unless: new RegExp(
        `${UNREAL.source}|\\b(?:braid\\w*|plait\\w*|gives? birth|falls? in love|fell in love|dating|date|missing|kidnap\\w*|evict\\w*|prison|dies|died|dead|hatch\\w*|eggs?|competition|contest|hospital|operation)\\b`,
        "i",
      ),
      of: "adults",
      after: [
        "@bedroom.night(hero sleep) {Hero} slept five hours a night, when it went well. The rest was a sort of ballet for one person: breakfast, shoes, bus, work, shoes, supper, and the other shoe, which was always under the bed. {Hero} loved {child} more than {his} life. {He} would only have liked to be awake for it now and then.",
        [
          "And still {hero} had got it into {his} head to {aim}. {He} had seen a look on the face of {child}, in front of a shop window, and {he} could not forget how quickly it had been put away again.",
          "{Hero} knew that {he} could not be two people. {He} tried it all the same. {He} had seen a look on the face of {child}, only for a second, in front of a shop window, and {he} could not forget how quickly it had been put away again. From then on {hero} slept four hours.",
        ],
        "+ The money lived in three jam jars on the kitchen shelf: rent, food, other. There was never anything in other but a button and a foreign coin. Once {hero} found that something had been added, two coins, warm and a bit sticky. {Hero} had to go out on to the landing, and stood there till {his} face was in order.",
        "@kitchen(hero sit) Then came a day on which it all fell down. {Hero} came too late, and the supper was black. {He} sat down on the kitchen floor among the shoes. “I'm so sorry,” {he} said. “I'm trying to do it for two. And I don't even manage it for one.”",
        "@kitchen(hero sit, child sit) It was quiet. Then {child} sat down on the floor beside {hero}, in pyjamas, and thought for a while. “I don't need two of you,” came at last. “I like the one that's here. I only wish that you'd sit down more.” {Hero} had no answer ready. {He} {was} sitting down. It was the first time that day.",
      ],
      end: [
        "@kitchen(hero eat, child eat) So they stayed where they were, and had bread and butter on the kitchen floor, with the good candles. {Child} told {hero} everything from the whole week, in the wrong order. {Hero} did not wash anything, and did not put anything away. {Child} asked whether they could have it again tomorrow.",
        [
          "{Hero} did {aim} in the end. It was smaller than {he} had planned, and it was crooked, and {he} let others help, for the first time: a neighbour came, and brought a chair. {Child} looked at it, then at {hero}, with that look from the shop window. This time it was not put away.",
          "{Hero} learned to let others help: a neighbour came twice a week, and brought a chair along. Not everything got done. But when {hero} came through the door, {he} went first to {child}, in {his} coat, and sat down. The look from the shop window was there again. This time it was not put away.",
        ],
        "@kitchen.dusk(hero sit, child eat) It is still a ballet for one person, in that kitchen, and one shoe is always missing. But on Fridays everything is left standing. {Hero} spreads a cloth on the floor, and {child} lights the candles, and they eat bread and butter like kings, and nobody gets up before it is dark.",
      ],
    },
    [AIM],
  ),
  story({
    says: [
      phrase(`(?:adopts?|adopted|fostered|fosters|took in) <child:somebody>${REST}`),
      /\b(?:child|boy|girl|son|daughter|baby|teenager|toddler|orphan|siblings|sisters|brothers|twins|kids?)\b/,
    ],
    may: [
      /\bwho (?:did|does|had|has|was|is|never|hardly|would|only) [^.,]*/,
      /\bcould not have children\b/,
      /-year-old\b/,
    ],
    unless: new RegExp(
      `${UNREAL.source}|\\b(?:dog|cat|puppy|kitten|hedgehog|lamb|calf|goat|pony|turtle|crow|bird|find out|found out|was adopted|birth mother|search\\w*|wolves|abandoned on|basket)\\b`,
      "i",
    ),
    of: "adults",
    after: [
      "@bedroom(hero stand, child stand) The room had been ready for two years. {Hero} had painted it yellow, and then green, and dusted it every Saturday. And now {child} stood in the middle of it with a plastic bag in one hand and did not touch anything. “This is all yours,” said {hero}. {Child} looked at the door.",
      "+ @corridor.night(hero stand) Everybody had told {hero} that it would take time. {He} had nodded. {He} had not known what time was like when it sat across the table and did not eat. {Child} kept the plastic bag packed, under the bed, with the shoes beside it. At night {hero} stood in the corridor and listened to somebody who was not crying.",
      "+ @kitchen(hero cook, child sit) {Hero} read books about it. {He} made pancakes in the shape of animals. {He} was so cheerful that it hurt {his} cheeks. “You needn't do that,” said {child} one morning, quite politely, as to a waiter. It was the longest sentence so far. {Hero} ate the elephant {himself}, behind the fridge.",
      "Then, on a Sunday, {child} was gone. So was the bag. {Hero} ran through the streets without a coat, and found {child} two stops on, on a bench, very upright. “You'll give me back,” said {child}. “They always do. I thought that I'd better go before I like it.”",
      "@street(hero sit, child sit) This was in none of the books. {Hero} sat down on the other end of the bench, because {his} legs would not hold {him}. “You aren't the only one who's afraid,” {he} said, when {he} had breath again. “You might look round one day and say: no, thank you. There's been that fear in the house ever since you came through the door.” {Child} turned round. “You?”",
    ],
    end: [
      "@street(hero talk, child sit) The bus came, and went on without them. “What do we do, then,” asked {child}, “if both of us are afraid?” {Hero} thought about it. “Then let's go home,” {he} said, “and be afraid there. It's warmer.” Something happened at the corner of {child's} mouth.",
      "It did not become easy. There were doors that slammed, and words that were meant to hurt and did. Each time {hero} came and sat down on the floor outside the door, and stayed, until it was boring. And one evening, with wet hair, on the way to bed, {child} said it in passing, like something of no importance: “Night, then. See you tomorrow.”",
      "@kitchen(hero sit, child cook) The plastic bag hangs on a hook in the kitchen now, and they keep the onions in it. The room is blue. {Child} has chosen the colour, and {hero} has it in {his} hair to this day. On Sundays there are pancakes. {Child} makes them, in the shape of elephants, and eats the first one {childhimself}.",
    ],
  }),
  story({
    says: [
      phrase(
        "(?:fulfil\\w*|grant\\w*|carr(?:y|ied|ies) out|kept|keep|honou?r\\w*|make|made|wanted to fulfil) <elder:somebody>['’]s (?:last|final|dying) wish(?:, which was| and| by)? ?(?:to |of )?<act:doing>",
      ),
    ],
    unless: new RegExp(`${UNREAL.source}|\\b(?:dog|cat|ashes|scatter\\w*|revenge|inherit\\w*|buried)\\b`, "i"),
    of: "people",
    after: [
      "{Elder} had said it between two spoonfuls of soup, and {hero} had at first taken it for a joke: to {act}. “That's all I still want,” said {elder}. “I've had the rest.” {Hero} laughed, and {elder} did not. Then {hero} put down the bowl and went to look for pencil and paper.",
      "+ There were nine reasons against it, and the doctor knew them all by name. The relations were against it too, on the telephone, one after another. “It's madness,” they said. “In that state!” {Hero} listened, and looked through the open door at {elder}, who had already put on a hat.",
      "+ At night {hero} wrote lists: pills, blankets, telephone numbers, what to do if. {He} had never been somebody who does such things. {He} was somebody who returns library books early. “You get that from your grandmother,” said {elder} out of the dark. “She was a coward too, before she wasn't.”",
      "And in the middle of it all they could not go on. It was too much, {elder} was as grey as paper, and {hero} held that thin wrist and counted. This was what everybody had warned {him} about. “I'm taking you back,” said {hero}. {His} teeth were chattering. “It was wrong of me. I should never have said yes.”",
      "{Elder} opened one eye. “Listen to me,” said {elder}. “I'm going to die anyway. I'd be obliged if I could do it while I'm busy.” {Hero} did not know whether {he} was laughing or crying. {Elder} pressed {his} hand. “You think that you're doing this for me. I've seen all sorts of things. I wanted you to have seen it with somebody.”",
    ],
    end: [
      "So they went on. And {hero} and {elder} did it: they did it slowly, and wrapped in blankets, and later than planned, but they did {act}. {Hero} had thought that {he} would look at {elder} the whole time, to keep that face. Then {he} forgot to. They both looked the same way, with open mouths, like children.",
      "“So,” said {elder}, after a long time, and it sounded like a full stop at the end of a good sentence. On the way back {elder} slept on {hero's} shoulder, and {hero} did not move for hours, though {his} arm died. {He} did not want to miss anything. {Elder} snored like a much larger person.",
      "Everybody had been against it, with good reasons. When things are to be decided now, {hero} hears {elder} putting on a hat in the next room. And {he} goes and looks for {his} coat.",
    ],
  }),
  ...withAndWithout(
    {
      says: [
        /\b(?:homesick\w*|miss(?:es|ed|ing) (?:his|her|their) (?:home|family|country|village|mother|homeland|island|parents|children|old life)|long(?:s|ed|ing) for (?:home|his home|her home))\b/i,
      ],
      may: [
        COMFORT,
        phrase("(?:that|which|who) (?:sold|served|played|cooked|smelled of|came from|baked|made|spoke) [^.,]+"),
        /\b(?:on|at) (?:Christmas(?: Eve)?|New Year|Eid|Diwali|Easter)\b/,
      ],
      unless: new RegExp(
        `${UNREAL.source}|\\b(?:school|camp|class\\w*|boarding|grand(?:ma|pa|mother|father)\\w*|dog|cat|planet|space\\w*|astronaut|moon|boy|little girl|toy|soldier|captain|prison|runs? away|ran away|sle(?:eps?|pt)|overnight|teach\\w*|taught|friend['’]s house)\\b`,
        "i",
      ),
      of: "people",
      after: [
        "By day it was all right. {Hero} had work to do, and a list of new words, and a bus that came on time. It was in the evenings that homesickness sat down next to {him} like a fat, quiet relation. It did not say much. It only asked now and then what they might be having for supper at home.",
        "+ On the telephone {hero} was cheerful. Yes, warm enough. Yes, very nice people. {He} held the receiver so that the rain against the window could not be heard. At the other end, in the background, a door banged that had always banged like that, and somebody shouted that the food was getting cold. {Hero} said quickly that {he} had to go.",
        "+ It was the small things. Here the bread was square. Here people stood in a queue without talking, as if at a funeral. In the shop {hero} had once picked up a lemon, only to smell it, and had stood there with closed eyes for so long that a young man asked whether {he} needed help. {Hero} had bought it.",
        [
          "And here, of all places, was {comfort}. {Hero} did not quite dare to believe it. {He} stood there with {his} heart in {his} throat, as if before a door at home, and all at once everything was there, the yard and the noise and the light. And then the tears came, in front of everybody, and {hero} could not stop them.",
          "One night it got so bad that {hero} took out the suitcase. {He} put it on the bed and opened it. It still smelled of home inside, of the yard and the kitchen and the light. {Hero} put {his} face into the empty suitcase. And then the tears came, so loudly that somebody knocked, and {hero} had forgotten to lock the door.",
        ],
        "A woman stood there with a bag of shopping, small, grey, in slippers. She did not ask what was wrong. “The first winter,” she said, in an accent that was from yet another place, “I talked to a tomato.” {Hero} stared at her. “It was the only one here that looked like at home. I cried when I ate it.” {Hero} had to smile, in the middle of it all.",
      ],
      end: [
        "They sat down together and compared: her country, {hero's} country, who had the better bread, whose aunts were louder. It grew late. {Hero} described the yard at home, each stone of it, and found that while {he} was telling it, it did not hurt. It was as if {he} had opened a window, and it turned out that the view was still there.",
        "On Sunday {hero} cooked, for the first time here, the proper way, in a pot that was much too big. The smell went down the staircase and fetched the people out of their doors. They came with plates. They talked, all at once, with full mouths, and somebody let a door bang. {Hero} stopped with the spoon in the air and listened to it.",
        "Homesickness still comes in the evening. {Hero} moves over a little. “What might they be having at home?” it asks. {Hero} knows it, for {he} has just been on the telephone. Then {he} looks at the window. On the sill, in a pot, small and green, sits a tomato.",
      ],
    },
    [COMFORT],
  ),
];
