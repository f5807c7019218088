import type { ClauseScene } from "../../../clause-scene.ts";
import { unsettled } from "./unsettled.ts";

const GIANTS =
  "(?:elephant|giraffe|bear|hippo|hippopotamus|rhino|whale|moose|camel|ostrich|gorilla|horse|cow|bull|dinosaur|dragon|walrus)";
const SMALL = "(?:small|little|tiny|short|weak|young)";

/** Those who are too small, too slow, too big or too quiet, until they are needed. */
export const smallAndNeeded: readonly ClauseScene[] = [
  {
    by: "any",
    words: unsettled(
      "too big|too large|too heavy|too tall|too fat|too clumsy|clumsy|clumsiest|biggest|breaks?|broke|breaking|laughed|nobody|no one|dance|dancing|ballet|dancer|ballerina|skat(?:e|er|ing)|hide|wants?|wanted|dream(?:s|ed|t)|agree|ice",
    ),
    idea: new RegExp(
      `\\b${GIANTS}s?\\b[\\s\\S]*\\b(?:too (?:big|large|heavy|tall|fat|clumsy)|clums(?:y|iest)|biggest|dance[rsd]?|dancing|ballet|ballerina|figure skat\\w+|skater?|skating|gymnast\\w*|acrobat|tightrope)\\b`,
      "iu",
    ),
    after: [
      [
        0,
        "=It was a matter of room. Others turned round, and nothing happened. When {hero} turned round, there was a noise, and then somebody said: “Never mind.” {Hero} had heard “never mind” more often than {his} own name.",
      ],
      [
        1,
        "=So {he} practised at night, when everybody was asleep. {He} practised on tiptoe. By the third night nobody was asleep any more. They lay there and counted along, since they were awake in any case: one, two, three, bump.",
      ],
      [
        1,
        "=“You have to think of something light,” said {mate}. {Hero} thought of a feather. {He} thought of a feather so hard that {he} did not look where {he} was going. “Never mind,” said {mate} from underneath.",
        "=“You have to think of something light,” said a mouse. {Hero} thought of a feather. {He} thought of a feather so hard that {he} did not look where {he} {was} going. “Never mind,” said the mouse, from underneath.",
      ],
      [
        0.4,
        "=Then the evening came for which everything had been swept and lit. All the light ones were there, and floated about. {Hero} stood at the very edge, where there was nothing that could be broken, and drew in {his} stomach. It had not been said aloud. But {he} had been given a seat in the last row.",
      ],
    ],
    end: [
      [
        0,
        "=In the middle of it there was a gust of wind, the first of the storm. The lights went out, one after another, and the light ones were not light for fun any more. They were blown along like leaves. “Hold on to something!” they shouted. There was only one thing there that did not move. {Hero} had not even noticed that it was windy. They held on to {him} on all sides, and the smallest ones sat in between.",
      ],
      [
        0.6,
        "=The storm had a rhythm, if one listened. {Hero} began to sway a little, so that the small ones would not be afraid: one, two, three. Nobody bumped. They all swayed along, in the dark, thirty of them and one in the middle. It was the best that had ever been danced there, and nobody saw it, because everybody was in it.",
      ],
      [
        0.8,
        "=It is still a matter of room. But since then they have left a place free for {hero}, and it is in the middle. When there is a noise, they all say together, and in time: “Never mind.”",
      ],
    ],
    of: "creatures",
  },
  {
    by: "any",
    words: unsettled(
      "(?:laughed at|teased|mocked|made fun)|too (?:small|little|tiny|short|weak|young|slow|quiet|different)|smallest|slowest|tiniest|shortest|fell|stuck|wants? to (?:help|join|play)|wanted to (?:help|join|play)|nobody|no one|everyone|the others|needed|asked|had to",
      "fly south|race|flock|coach|trumpet|choir|trophy|contest",
    ),
    idea: new RegExp(
      `^(?!.*\\b(?:race|goal|contest|choir|fly south|trumpet|roar|finds?|found|discover\\w*|map|bottle)\\b)[\\s\\S]*\\b(?:the (?:smallest|tiniest|slowest|shortest|littlest)\\b|(?:was|were|is|are) (?:far |much |way |always |often )*(?:too ${SMALL}\\b|too slow\\b|laughed at|teased|mocked|the smallest|the slowest)|thinks? (?:he|she|it) (?:is|was) too|thought (?:he|she|it) was too|(?:laughed|laugh) at (?:him|her|it|them)|made fun of (?:him|her|it|them)|said (?:he|she|it|they) (?:was|were) too)`,
      "iu",
    ),
    after: [
      [
        0,
        "=“You hold this,” the others always said to {hero}, when there was something to be done. It was a twig, as a rule. {Hero} held it. Afterwards they took it back and said that it had been a great help.",
      ],
      [
        1,
        "=So {he} tried to be more. {He} stood on a stone. {He} stretched. {He} ate two helpings, for a whole week, and measured {himself} against a thistle. The thistle had eaten nothing at all, and it had grown.",
      ],
      [
        1,
        "=“Let me do something right for once,” said {hero}. They had a think. Then they let {him} keep watch, in a place where nobody had ever come by. {Hero} kept watch very well. In the evening {he} could have told them everything: the beetle, both its visits, and the crack in the ground that had not been there at noon. Nobody asked.",
      ],
      [
        2,
        "=“I'd rather be like you,” said {mate}. “One fits in everywhere.” “There's nowhere that I want to fit in,” said {hero}. But {he} thought about it, in the evening.",
        "=“I'd rather be like you,” said an ant. “You've got such a view.” {Hero} looked at the ant. It had never struck {him} that there was anybody who looked up to {him}.",
      ],
      [
        0.4,
        "=Then came the day with the shouting. It came out of the ground. The crack had got wider, and one of the little ones had slipped in, and sat down there in the dark between two rocks. The big ones stood around the gap. They had long arms, long necks and strong shoulders. The gap was as wide as a loaf of bread.",
        "=Then came the day with the shouting. One of the little ones had slipped down between the rocks, where it was deep and dark, and could not get up again. The big ones stood around the gap. They were strong, and they were quick, and they were all too wide.",
      ],
    ],
    end: [
      [
        0,
        "=“Hold this,” said {hero}, and gave the biggest of them a twig. Then {he} slid down, headfirst. It was very narrow. It was exactly as narrow as {hero}. The little one down there had its eyes shut. “Who's coming?” it asked. “Only me,” said {hero}. And of all that {he} had ever said, that was what was told most often later.",
      ],
      [
        0.6,
        "=They came up together, dusty up to the ears, and the small one would not let go of {him}. Nobody said anything. The biggest of them was still holding the twig. “Was that right?” he asked. “It was a great help,” said {hero}.",
      ],
      [
        0.8,
        "=When there is something to be done these days, they come and ask whether anybody has seen {hero}. And when there is nothing to be done, {he} lies in the sun next to the thistle. It is a good deal taller by now. It doesn't fit in anywhere.",
        "=When there is something to be done these days, somebody always calls for {hero} first. The thistle is a good deal taller by now. Nobody has ever called for it.",
      ],
    ],
    of: "creatures",
  },
  {
    by: "any",
    words: unsettled(
      "(?:could|can)(?: not|n't|not)|never (?:learned|learnt|could)|laughed|practi[sc]ed|tr(?:ies|ied)|wants? to|wanted to|asks?|asked|helped|taught|teach(?:es)?|lessons?|nobody",
      "sleep|swim|water|stop|fly|rain|hug|hide|jump|remember|find|decide|agree|come home|heights?",
    ),
    idea: /^(?!.*\b(?:sleep|swim|water|stop|fly|rain|hug|heights?)\b)[\s\S]*\b(?:(?:could|can)(?: not|n't|not)|never learned to|did not know how to|does not know how to|(?:was|is) not able to|whose light (?:did|does) not|only) (?<skill>roar|trumpet|howl|bark|growl|croak|sing|crow|quack|moo|meow|miaow|purr|hoot|hiss|hop|climb|dig|spin|buzz|neigh|bleat|squeak|hunt|chirp|gallop|glow|shine|change colou?rs?|breathe fire|work|light up|spit fire|build (?:a )?(?:nests?|webs?|dams?)|spin (?:a )?webs?|run|dance|hide|whistle|juggle|read|count)\b/i,
    after: [
      [
        0,
        "=With the others it just came out. Nobody had shown them. “How do you do it?” asked {hero}. They thought about it, and did it, and thought again. “You just do it,” they said. That was all the lessons there were.",
      ],
      [
        1,
        "={Hero} practised behind the hill, where nobody could hear or see it. On the first day nothing came. On the second day something came, and {he} turned round to see who that had been.",
      ],
      [
        1,
        "=“Show me,” said {mate}. {Hero} showed it. {Mate} was silent for a polite length of time. “It has something,” said {mate} then. “I wouldn't call it that. But it has something.”",
        "=“Show me,” said an old tortoise who had time. {Hero} showed it. The tortoise was silent for a long while, but that was nothing special with this tortoise. “It has something,” it said at last. “One mustn't call it that. But it has something.”",
      ],
      [
        2,
        "=There were a great many tips. One must drink something warm. One must stand on one leg. One must think of one's grandfather. {Hero} did it all at the same time, and fell over, and thought of {his} grandfather.",
        "=There were a great many tips. One must drink dew. One must stand on one leg. One must look at the moon and think of nothing. {Hero} did it all at the same time, and fell over.",
      ],
      [
        0.4,
        "=Then there was the great evening on which they all showed what they could do, from the oldest to the youngest. At last it was {hero's} turn. {He} stood there, and they all looked, and it got quiet. {Hero} opened {his} mouth and shut it again. “Never mind,” they said. It would have been easier if they had laughed.",
      ],
    ],
    end: [
      [
        0,
        "=That night there was a thick fog, and in the morning nobody could see anything. They all stood somewhere and called. It was one great noise, and everybody sounded like everybody. So nobody could find anybody. Then {hero} did it, as well as {he} could, the thing from behind the hill. There was nothing else like it in the whole world. “There!” they said in the fog. “That's {hero}! Go where that is!” And they came, one after another.",
        "=That night there was a thick fog, and in the morning nobody could find anybody. They all did what they could do, and it was one great muddle, because they all did the same. Then {hero} did it, as well as {he} could, the thing from behind the hill. There was nothing else like it in the whole world. “That's {hero}!” they said in the fog. “Go where that is!” And they came, one after another.",
      ],
      [
        0.6,
        "=“How do you do that?” they asked, when they were all there. {Hero} thought about it, and did it once more, and thought again. And because nobody was waiting for it, and because {he} had to laugh, it came out quite by itself: once, properly, just as it should be. They were all a little disappointed. “Now do the other one again,” they said.",
      ],
      [
        0.8,
        "=So {he} can do both now. The one is for every day. The other one is for fog, and for birthdays. The small ones go behind the hill in secret, and practise it, and it never comes out right.",
        "=So now there are two ways of doing it. The one is for every day. The other one is for fog, and for birthdays. The small ones go behind the hill in secret and practise it, and it never comes out right.",
      ],
    ],
    of: "creatures",
  },
  {
    by: "any",
    words: unsettled(
      "rac(?:e|es|ed|ing)|competition|tournament|contest|marathon|win|enter(?:s|ed)|signed up|laugh(?:s|ed)|hare|slow|fast(?:est)?|train(?:s|ed)|beat|challeng\\w+",
      "raft|soap ?box|boat|all summer|whole summer|remember(?:s|ed)? who|cook\\w*|singing",
    ),
    idea: /^(?!.*\b(?:two snails|summer|cooking|soapbox|cheat\w*|stole)\b)(?=[\s\S]*\b(?:snail|tortoise|turtle|sloth|slug|caterpillar|worm|hedgehog|mole|duck|duckling|penguin|donkey|pig|piglet|crab|dachshund|beetle|toad|hippo|hamster|mouse|goose|cow|koala|ladybird|elephant)s?\b)[\s\S]*\b(?:race[sd]?|racing|running (?:contest|race)|marathon|olympics|sports day|fastest)\b/i,
    after: [
      [
        0,
        "=“Name?” asked the starter, and wrote it down. “Best time?” {Hero} thought about it. “The afternoon,” {he} said.",
        "=“Name?” asked the starter, and wrote it down. “Best time?” {Hero} thought about it. “The afternoon,” {he} said. Behind {him} somebody had to sit down for laughing.",
      ],
      [
        1,
        "={Hero} trained. {He} got up earlier, so as to be able to start earlier. {He} put everything aside that could slow {him} down: the hurry, the looking round, the wanting to know what time it is. After that it went much better. It did not go faster.",
      ],
      [
        1,
        "=“I'll tell you the secret,” said {mate}. “You put one foot down, and before you've thought about it, the next one.” {Hero} tried that. It was good. Only {he} had always liked the thinking best.",
        "=“I'll tell you the secret,” said an old hare, who did not race any more. “You must not look at the flowers.” {Hero} tried that. It was hard, so low down. There was hardly anything else.",
      ],
      [
        1,
        "=Then came the day, and a great crowd. There was a whistle, there was dust, and when it had settled, {hero} was alone. {He} was in a good position. One saw so much from there. There was a dropped cap, and a puddle that nobody should have jumped, and in front somebody sat on a stone and rubbed an ankle.",
        "=Then came the day, and a great crowd. There was a whistle, and there was dust, and when it had settled, {hero} {was} alone. That had its good side. One saw so much from there. There was a ribbon that somebody had lost, and a puddle that somebody should not have jumped, and there somebody sat on a stone and held a foot.",
      ],
      [
        0.4,
        "={Hero} came past all of them, because {he} kept on coming. One had run so fast that he had missed the bend. One had a stitch. Two of them were quarrelling about who had pushed. “Is it far?” asked {hero}. “It's useless,” they said. It was getting dark. They had started to take down the flags at the finish.",
        "={Hero} came past all of them, because {he} kept on coming. One had run so fast that it had missed the bend. One had a stitch. Two of them were quarrelling about who had pushed. “Is it still far?” asked {hero}. “There's no sense in it any more,” they said. It was getting dark. At the finish they had begun to take down the flags.",
      ],
    ],
    end: [
      [
        0,
        "=The starter was just winding up the ribbon. It had been broken by nobody, and he wanted to go home. Then he felt a slight pull. He pulled back. It pulled again. On the other end, quite low down, hung {hero}. “Am I too late?” {he} asked. The starter looked to the left, and he looked to the right. “For what?” he said. “You're the first one here.”",
        "=The starter was just winding up the ribbon. Nobody had come through it, and he wanted to go home. Then he felt a slight pull. He pulled back. It pulled again. At the other end, and quite low down, there {was} {hero}. “Too late?” {he} asked. The starter looked to the left, and he looked to the right. “For what?” he said. “There's nobody else here.”",
      ],
      [
        0.6,
        "=They had to put up the flags again, and they did it by lamplight. When the others came in, limping and dusty, there was already some cake gone. {Hero} moved up on the winner's step. There was plenty of room on it. The ones with the quarrel had the edge.",
      ],
      [
        0.8,
        "=In the big book it says who won, and beside it there is the time. It does not say so many minutes. It says: the afternoon. That is a record there to this day.",
      ],
    ],
    of: "creatures",
  },
];
