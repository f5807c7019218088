import { phrase } from "../../phrase.ts";
import { story } from "../../subject-story.ts";
import { withAndWithout } from "../../with-and-without.ts";

const PLAN = phrase("(?:decided|began|started|learned|tried|wanted) to <act:doing>");

/** Stories of marriages: in trouble, over, and very long. */
export const marriage = [
  story({
    says: [
      /\b(?:marriage (?:was |is |has been )?(?:in trouble|in crisis|breaking|falling apart|over|failing|crumbling)|save (?:his|her|their|the) marriage|marriage[^.]*\b(?:hardly|barely|no longer|stopped)\b|(?:hardly|barely|no longer|stopped) (?:spoke|speak|speaking|talk\w*|touch\w*)[^.]*\bmarriage|married[^.]*\b(?:hardly|barely|no longer|stopped) (?:spoke|speaking|talk\w*)|nothing (?:left )?to say to each other|not know what to say to each other|grown apart|drifted apart|stay together|whether to separate)\b/i,
    ],
    may: [phrase("to save (?:his|her|their) marriage by <act:doing>")],
    unless:
      /\b(?:murder\w*|kill\w*|ghost|affair with|lottery|robot|spy|arranged|hitman|counsellor|[Cc]ouple|friends|band|brothers|sisters)\b/i,
    of: "people",
    after: [
      "There had been no great quarrel. That was what {hero} told people afterwards, the few who asked. The marriage had not broken, it had run out, slowly, like a tyre. There were shopping lists, and bins, and somebody who always left the light on. It was a long time since anybody in that marriage had asked a real question.",
      "+ It began stiffly. {Hero} made an effort, and it could be seen from across the room that it was an effort. Good morning, said the marriage. Did you sleep well? Yes, thank you, and you? By noon {hero} had used up all the polite sentences {he} knew, and it was only the first day.",
      "+ {Hero} looked at the old wedding photograph. Two thin young people stood there with rice in their hair. They looked as if they knew something. {Hero} tried to remember what it had been. What {he} remembered was that it had rained, that the band had not come, and that they had danced all the same, to a car radio, with both doors open.",
      "Then came the quarrel after all. It was about nothing, about a cup. But behind the cup stood all the years of the marriage in a long queue, and now each of them wanted its turn. “You stopped looking at me!” “You stopped being there!” {Hero} heard {himself} shout, and was almost relieved. At least that was not polite.",
      "@kitchen(hero carry) Afterwards it was very quiet. {Hero} picked up the pieces of the cup. “I don't know any more what you dream about,” said a voice across the kitchen floor. “I used to know it. You told me every morning.” {Hero} stopped with a handle in {his} hand. “You never asked any more,” {he} said. “I thought that it bored you.”",
    ],
    end: [
      "@kitchen.dusk(hero sit) So {hero} told a dream. It was a stupid one, with a goat in it. Then {he} heard one in return, and it was not stupid at all. They sat on the kitchen floor between the pieces until it got dark, and asked each other questions, real ones, and some of the answers hurt. Neither of them left the room.",
      "That did not save the marriage. One evening saves nothing. But the next morning there was a question at breakfast, and the morning after it there was another. {Hero} learned that {he} had been married for years to somebody whom {he} did not know very well, and would like to know better. It was like a first date with a person whose slippers {he} knew.",
      "@kitchen(hero sit) On the kitchen shelf stands a cup that has been glued. It leaks, and nobody drinks from it. {Hero} dusts it on Sundays. Then {he} sits down at the table, where there is room for two, and asks what it was this time: the sea, or the train, or the goat.",
    ],
  }),
  ...withAndWithout(
    {
      says: [
        /\b(?:asked (?:him|her|for a|\w+ for a) ?(?:for a )?divorce|asks? (?:\w+ )?for a divorce|wanted a divorce|signed (?:her|his|the|their) divorce papers|(?:after|since) (?:her|his|the|a) (?:\w+ )?divorce|(?:newly|freshly|recently) (?:divorced|separated)|left (?:by|him|her) (?:husband|wife|for another)|(?:newly|recently) divorced)\b/i,
      ],
      may: [PLAN, /\bto (?:start|begin) (?:again|over|anew|a new life)\b/],
      unless:
        /\b(?:painted|written|adopt\w*|greyhound|puppy|braid\w*|plait\w*|murder\w*|kill\w*|parrot|custody|ghost|detective|forecast|lottery|share|both|dead|village|mother|father|parents|find him|find her|daughter|son|children|kids|together|ex-husband and|hitman|again)\b/i,
      of: "people",
      after: [
        "What {hero} remembered of the day of the divorce was a pen. It did not write. Two people who had promised each other everything shook it and tried it on the back of their hands, one after the other, and for a second {hero} thought that they would not have to sign. Then the lawyer found another pen.",
        "+ The evenings were the worst. {Hero} cooked too much, because {he} had forgotten how one cooks for one. {Hero} slept on the left half of the bed, as if the divorce had only gone as far as the middle of the mattress. When friends called, {he} said, “I'm fine,” in a voice that even the dial tone did not believe.",
        [
          "But {hero} had something in mind, and {he} held on to it: to {act}. It sounded odd to everybody whom {he} told. “Now? After all this?” they asked. “Because of all this,” said {hero}. {He} had spent years asking what somebody else would like. {Hero} could no longer have said what {he} liked {himself}.",
          "Then {hero} began to make a list of things that {he} had not done because of the marriage. It was meant to be a bitter list. Sleep with the window open. Paint a wall yellow. Eat breakfast for supper. {Hero} read it through and noticed that it was not bitter at all. It was a list of things that {he} could do now.",
        ],
        "+ There was a bad night when {hero} rang the old number. {He} let it ring twice and hung up. What {he} had wanted to say was only that the key of the cellar had been found. {Hero} sat on the edge of the bath with the key in {his} hand, and cried about all that it had once opened.",
        "The first attempt went wrong, and there was no one to blame for it. That was new. {Hero} had got so used to quarrelling that {he} looked round for somebody to shout at. There was only {hero}. “Well,” {he} said aloud, after a while, “then we two will have to get along.” And {hero} began again from the beginning.",
      ],
      end: [
        "And slowly it went better. {Hero} found out that {he} liked mornings. {Hero} found out that {he} could be alone in a room without being left. One night {he} woke up and was lying in the exact middle of the bed, with both arms spread out, like somebody who has fallen out of the sky and landed softly.",
        "Months later they met by chance in the street, the two who had been married. “You look different,” {hero} was told. “I've had time to practise,” said {hero}. It did not hurt, or only a little, as an old break does before rain. They wished each other well, and {hero} meant it, and walked on in {his} own direction.",
        "On {hero's} wall a pen hangs on a nail. It is the one that would not write. {Hero} asked the lawyer for it. The window is open, supper is what {he} likes and when {he} likes, and in the whole house nobody is being missed tonight.",
      ],
    },
    [PLAN],
  ),
  story({
    says: [
      /\b(?:old|elderly|ageing|aging) (?:married )?couple\b|\bmarried for (?:fifty|sixty|seventy|[5-7]\d|over fifty|more than fifty)\b|\b(?:fifty|sixty|seventy|[5-7]\d) years of marriage\b|\bin their (?:seventies|eighties|nineties)\b/i,
      phrase("(?:wanted|decided?|wished|longed|planned|tried|set off|went|promised each other) to <act:doing>"),
    ],
    unless:
      /\b(?:divorc\w*|separat\w*|murder\w*|kill\w*|bank|rob\w*|ghosts?|dead|died|escape\w*|break out|lottery|adopt\w*|dog|cat|want\w* to know|little|boys?|girls?|grand\w+|forgot\w*|dementia|alzheimer\w*|sell|sold)\b/i,
    of: "people",
    after: [
      "“At our age?” they had both said at first, almost at the same moment. Then they looked at each other and began to count on their fingers what else there was at their age: pills, funerals, the weather forecast. By the time they had run out of fingers, the matter was settled. They were going to {act}.",
      "+ The children were against it, and so was the doctor. “What if you fall?” “Then we'll be lying down,” said the one, “and we're good at that.” But it took long to get ready. The bag had to be packed twice, because the tablets had been packed at the very bottom. The old shoes had to be stretched. They quarrelled about a scarf, as they had for decades, and both enjoyed it.",
      "+ In a drawer lay a photograph of two young people who had no money and far too much hair. “Who's that handsome couple?” asked the one. “They used to live here,” said the other. “They wanted to do this too. They kept on saying next year.” They put the picture into the bag.",
      "And then, just when it was about to happen, strength failed. There was a flight of steps, or it was the wind, or only one bad leg too many. The old couple sat down on a wall, breathing hard, and neither of them wanted to be the first to say it. “I can't,” came at last. “I'm so sorry. You'll have to go on without me.”",
      "“Without you?” That was said with real anger. “I haven't done a thing without you since I was twenty. I don't even know how the oven works.” Then two wrinkled hands took hold of each other. “You lean on my good side, and I'll lean on yours. We've got two good sides, if we put them together. It's only the bad ones that are on the outside.”",
    ],
    end: [
      "So they did it like that, side by side, as slowly as a procession. People made room for them. A young man offered an arm and was allowed to carry the bag. It took them four times as long as others need, and they stopped for breath, and for a kiss, because they were standing still anyway.",
      "And it was as they had hoped, and also quite different: smaller, and colder, and much more beautiful. They did not say anything. After so many years, words between them had worn thin like good sheets. One hand pressed the other twice, which had always meant: are you happy? And the other hand pressed back.",
      "A photograph from that day stands on the shelf: two old people with wind in their thin white hair, laughing at something outside the frame. Whoever visits the couple is asked whether they have grown any older since. There is only one right answer, and the soup depends on it.",
    ],
  }),
];
