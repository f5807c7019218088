import { phrase } from "../../phrase.ts";
import { story } from "../../subject-story.ts";

/** Stories of too much of something. */
export const tooMuch = [
  story({
    says: [
      /\bwish(?:ed|es)? (?:that|for|it|every|to)\b/i,
      /(?<![\p{L}-])(?:was|were|be|being|have|had|stay(?:ed)?|became|become) (?:always )?(?<state>(?:(?:his|her|their|the|an?|my) (?:[\p{Ll}-]+ ){0,2}?)?(?:birthday|holidays?|weekend|party|summer|winter|spring|night|Christmas|Halloween|Sunday|Saturday|Easter|ice cream|pizza|cake|pancakes|snow)) (?:every (?:single )?day|for ?ever|all (?:the time|year(?: round)?|day)|always)(?!\p{L})/u,
    ],
    unless: /\b(?:dead|died|kill\w*|war|soldier|time loop)\b/i,
    after: [
      "It came true that very night. When {hero} opened {his} eyes, there it was: {state}! {Hero} ran through the house and shouted it into every room. It was the best day that {he} had ever had, and in the evening {he} fell asleep with a smile. The next morning it was {state} again. {Hero} could hardly believe {his} luck.",
      "+ On the third day {hero} was still happy. On the fourth {he} noticed that all the songs were the same. On the sixth day somebody asked {hero} what {he} would like to do, because today was special. {Hero} could not think of anything. {He} had done it all, and most of it twice.",
      "The others were not as they used to be. They had rings under their eyes by now. They smiled, because that is what you do, but they yawned at the same time. Nobody said, “Do you remember?” There was nothing to remember. And nobody said, “Only three more days!” That was what {hero} missed most of all.",
      "+ {Hero} tried to skip it. {He} put a chair in front of the door and said that today was just an ordinary Tuesday. It did not help. They came in by the window, with lanterns and whistles, and told {him} that it was {state}. {Hero} pulled the blanket over {his} head.",
      "One evening {hero} met an old man who was sweeping up the paper streamers, alone, with a small broom. “A lot of work?” asked {hero}. “There used to be one heap a year,” said the old man. “I was looking forward to it every time. I even had a clean broom for it.” He leaned on the broom. “Whoever wished for this can't have known what it is made of.”",
    ],
    end: [
      "“What is it made of?” asked {hero}, with a red face. “Mostly of waiting,” said the old man. {Hero} took the second broom, and they swept until midnight. Then {hero} wished once more, with {his} eyes shut tight, and {he} had never wished for anything so much: for one plain day, with nothing in it at all.",
      "When {hero} woke up, it was raining. There was porridge. Somebody looked for an umbrella, and somebody said that they would be late. {Hero} could have hugged the porridge. “What day is it today?” {he} asked. “Tuesday,” they said. “Why?” {Hero} said it over to {himself} all the way. Tuesday! It sounded wonderful.",
      "There is a calendar over {hero's} bed now. Every evening {he} crosses out one square, quite slowly, so as to have something from it. There is a long row of them to go until {state}. {Hero} counts them twice, and hopes that it will not come too soon.",
    ],
  }),
  story({
    says: [
      phrase(
        "(?:bring|brought|take|took|carry|carried|knit(?:ted)?|sew(?:ed)?|give|gave|send|sent) (?=the (?:moon|sun|evening star|north star|first star|smallest star|stars?)\\b)(?:the (?:[\\p{Ll}]+ )?(?:moon|sun|stars?)) (?=an? |his |her |its |some )<gift:thing>",
      ),
      /(?<orb>\bthe (?:\p{Ll}+ )?(?:moon|sun|stars?)\b)/u,
    ],
    may: [phrase("(?:helped by|with the help of|(?:together )?with) <pal:somebody>")],
    unless: /\b(?:dead|died|kill\w*|war|astronaut)\b/i,
    after: [
      "{Hero} packed {thegift} with great care, so that no dust should get on it. “Where are you going with that?” asked the neighbours. “To {orb},” said {hero}. “It's for {orb}.” They looked at {hero}, and then up at {orb}, and did not know which of the two they should be more worried about.",
      "First {hero} tried the hill behind the house. From the top {orb} looked just as far away as from below. Then {he} tried the tall pine on the hill. {He} climbed from branch to branch, with {thegift} on {his} back, until the branches were as thin as straws. {Hero} stretched out as far as {he} could. It was not far enough by a long way.",
      "+ “Throw it,” said a squirrel. {Hero} shook {his} head. “You don't throw {gift}. It has to be handed over, and you say something nice.” So {he} climbed down again. {He} asked the geese whether they would take {him} along, but they were flying to the sea. {Hero} sat down beside {thegift} and thought.",
      "+ “Does {orb} even know that you are coming?” asked an owl. {Hero} had not thought of that. {He} stood on a stone, and shouted it as loudly as {he} could. There was no answer. But it seemed to {hero} that {orb} was shining a little more in {his} direction.",
      "{He} walked on, through the wood and across a meadow, always towards {orb}. {Thegift} grew heavier and heavier. When {hero} could not take another step, {he} put {thegift} down on the bank of a lake. It was as smooth as glass. {Hero} bent down to drink, and jumped back. There, quite close, lay {orb} and looked up at {him}.",
    ],
    end: [
      "“So this is where you come down,” whispered {hero}. {He} did not want to wake {orb}. Very slowly {he} pushed {thegift} out on to the water, on a big leaf, as if towards a bed. The leaf rocked and turned. It came to rest right in the middle, and {orb} and {thegift} shone together.",
      "“There you are,” said {hero}. “It's from me.” {He} had meant to say much more, but it was so beautiful that {he} could not think of it. A small wave came across the lake, all the way to the bank, and touched {hero's} feet. It was warm. {Hero} knew very well what that meant. It meant thank you.",
      "In the morning the leaf was empty. A squirrel says that {thegift} has sunk. {Hero} only smiles. {He} looks up in the evening, and has no doubt at all: {orb} looks happier than before. And the next time that {he} goes to the lake, {he} will bring something to eat.",
    ],
  }),
  story({
    says: [
      phrase(
        "(?:was|were|is) (?:so |far |much |always )?too (?=(?:loud|noisy|big|strong|clumsy|heavy|wild|rough|tall|fast)\\b)<much:doing>",
      ),
      phrase("(?:learned|learnt|tried|had to learn|wanted|decided|practised|promised)(?: how)? to <skill:doing>"),
    ],
    may: [
      phrase("for the sake of <small:somebody>"),
      phrase("(?:so as )?not to (?:wake|frighten|hurt|crush) <small2:somebody>"),
    ],
    unless: /\b(?:dead|died|kill\w*|war|old to|murder\w*)\b/i,
    of: "creatures",
    after: [
      "Wherever {hero} went, something fell over. It was never meant badly. {Hero} said good morning, and three windows broke. {He} sat down for a rest, and the hill had a dent. The people in the valley liked {hero}, but they liked {him} best when {he} was at the other end of it.",
      [
        "“{Small} can't bear it,” said a woman one day, who was very tired. She said it kindly, from a good way off. {Hero} looked at {small}, who was no bigger than {his} thumb nail. Such a small thing, and {hero} had frightened {smallhim}! {He} went home on tiptoe, and that broke only one fence.",
        "“Couldn't you do it a little less?” asked a woman one day, who was very tired. She said it kindly, from a good way off. {Hero} had never wanted to trouble anybody. {He} went home on tiptoe, and that broke only one fence.",
      ],
      "From that day on {hero} practised behind the mountain, where there was nobody but goats. To {skill} is easy for those who are made for it. {Hero} held {his} breath until {he} was red in the face. The first try started an avalanche, a small one. The goats moved to another mountain.",
      "+ {Hero} asked those who knew how. The snow showed {him} how it comes down. The cat showed {him} how she crosses a room. An old moth took the most time of all. “Not with your strength,” she said each time. “With what you have left when you take your strength away.”",
      "+ {Hero} tried it again and again, until autumn. Most of the time it was still too much. But one evening a hare was asleep in the grass right in front of {him}. {Hero} did it with hardly any strength at all. The hare twitched one ear, and slept on. {Hero} could have shouted for joy. {He} put both hands over {his} mouth just in time.",
    ],
    end: [
      [
        "That very night there was a thunderstorm, and {small} cried and could not be comforted. The whole valley was awake. Then {hero} came down from the mountain, step by step, and nothing fell over. {He} knelt by the window, and there {he} showed what {he} had learned. {Small} stopped crying. {Small} listened, and smiled, and fell asleep with one small hand round {hero's} finger.",
        "That very night there was a thunderstorm, and all the small children in the valley cried and could not be comforted. Then {hero} came down from the mountain, step by step, and nothing fell over. {He} knelt between the houses, and there {he} showed what {he} had learned. One child after another grew quiet, listened, and fell asleep.",
      ],
      "The people opened their doors. “Was that you?” they asked. {Hero} nodded. {He} did not dare to say a word. “You may say something,” said the tired woman, and laughed. “Good night,” said {hero}, and not a single window broke.",
      [
        "The place of {hero} is in the middle of the valley now. In the evenings {he} sits there, as big as ever, and {small} leans against {him}. Only on New Year's Eve they all go up to {hero} and ask {him} to be as {he} used to be. Then they hold their ears, and {hero} shouts until the mountains answer.",
        "The place of {hero} is in the middle of the valley now. In the evenings {he} sits there, as big as ever, and the children lean against {him}. Only on New Year's Eve they all go up to {hero} and ask {him} to be as {he} used to be. Then they hold their ears, and {hero} shouts until the mountains answer.",
      ],
    ],
  }),
];
