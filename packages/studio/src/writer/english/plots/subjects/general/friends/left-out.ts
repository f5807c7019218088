import { phrase } from "../../phrase.ts";
import { story } from "../../subject-story.ts";
import { inOwnWords } from "./in-own-words.ts";
import { COMER } from "./lonely.ts";

const LAUGHED_AT =
  /\b(?:(?:was|were|is|are|got|been) (?:always |often |constantly )?(?:laughed at|teased|mocked|made fun of)|(?:laughed|laugh|laughs|poked fun|made fun|mocked|teased) (?:at|of|about)?)\b/;
const BECAUSE = /\bbecause (?:of )?(?<reason>(?:(?! and\b)[^.,])+\.)/u;
const OTHERS = phrase("(?:[Aa]ll )?<others:somebody> (?:all |always |only |just )?(?:laughed|teased|mocked|made fun)");

/** Stories of those who are bullied, laughed at or left out. */
export const leftOut = [
  story({
    says: [/\b(?:(?:was|were|is|been|gets?|got|being) (?:\w+ )?(?:bullied|picked on)|bullies|bully|bullied)\b/],
    may: [COMER, BECAUSE],
    unless:
      /\b(?:murder\w*|kill\w*|died|dead|ghost|becomes? a bully|was a bully|former bully|reunion|revenge|teacher was bullied|online|boss|manager|interview|years later|(?:he|she|they) (?:once |had )?bullied)\b/i,
    of: "children",
    after: [
      "{Hero} knew all the ways to school. {He} chose a different one each morning, and each morning they were there already. They never did much. They only walked beside {him}, took {his} bag, threw it from one to the other, and laughed. It was the laughing that {hero} took home.",
      "+ “How was school?” they asked {hero} at home. “Fine,” {he} said, and went to {his} room. {He} had become good at that word. In the night {he} thought of all the answers that {he} could have given, and they were excellent. But in the morning, {his} throat was shut, and not one of them came out.",
      [
        "It was {thecomer} who saw it. {Thecomer} did not ask how school was. “Who are they?” asked {thecomer}, “and how long has this been going on?” {Hero} wanted to say fine. But nobody had ever asked it like that, and all of it came out. {Thecomer} did not interrupt once. “That isn't your fault,” said {thecomer}. “Not any of it.”",
        "It was the caretaker who saw it, a woman with a big bunch of keys. She did not ask how school was. “Who are they?” she said. “And how long has this been going on?” {Hero} wanted to say fine. But nobody had ever asked it like that, and all of it came out. “That isn't your fault,” she said. “Not any of it.”",
      ],
      "“You don't have to hit anybody,” {hero} was told. “You stand on both feet. You look at the one in the middle. You say stop, as loudly as if he were on the other side of the street. And then you go and tell somebody, every time.” They practised it in an empty yard. {Hero's} first stop was hardly a breath. The twentieth sent all the pigeons into the air.",
    ],
    end: [
      "The next morning {hero} took the shortest way. They were there. A hand reached for {his} bag. {Hero} stood on both feet, and they were trembling, but they stood. {He} looked at the one in the middle. “STOP,” said {hero}. It rang all across the yard. Windows opened, heads turned, and it was suddenly very quiet.",
      "And then another voice said, “Leave {him} alone.” It was a girl from the back row, whose bag had flown, too. “Yes, stop it,” said a boy, and came to stand next to {hero}, and then two more came. They had all been afraid, each of them alone. The one in the middle looked round for somebody who would laugh. Nobody did.",
      "It did not end on that day. {Hero} had to say it twice more, and tell it three times. But {he} has taken the short way ever since. There are so many of them now that they fill the whole pavement, and {hero} walks beside whoever is new.",
    ],
  }),
  ...inOwnWords(
    {
      says: [
        LAUGHED_AT,
        /\b(?:saved the day|saves the day|save the day|saved (?:them|everyone|everybody|Christmas|the \w+|all of|his|her|its|their)|rescued (?:them|everyone|everybody|the)|became the hero|the only one who could)\b/,
      ],
      may: [BECAUSE, OTHERS],
      unless: /\b(?:murder\w*|died|dead|comedian|comic|joke|king|bored|goal|penalty)\b/i,
      after: [
        [
          "They did not even mean it badly, or so they said. It was only a joke, and it was always the same one. {Theothers} nudged each other as soon as {hero} came along, and then it began. {Hero} had tried everything. {He} had tried to laugh with them, and {he} had tried not to hear it. In the end {he} made {himself} as small as {he} could, and came last.",
          "They did not even mean it badly, or so they said. It was only a joke about {flaw}, and it was always the same one. They nudged each other as soon as {hero} came along. {Hero} had tried to laugh with them, and {he} had tried not to hear it. In the end {he} made {himself} as small as {he} could, and came last.",
          "They did not even mean it badly, or so they said. It was only a joke, and it was always the same one. They nudged each other as soon as {hero} came along, and then it began. {Hero} had tried everything. {He} had tried to laugh with them, and {he} had tried not to hear it. In the end {he} made {himself} as small as {he} could, and came last.",
        ],
        "“If only I were like all the others,” {hero} said to {himself} at night. {He} had tried that, too, in secret, and it had looked very silly. Nothing about {hero} could be hidden or changed. {He} was as {he} was, from morning till night, and they had never once asked {him} whether there was anything good about it.",
        "+ There was one who did not laugh, a very small one, who stood in the last row and could not see much. “I think it's rather practical,” said the small one to {hero}. “What is?” asked {hero}. “The thing that they laugh about.” {Hero} looked at {himself} in surprise. {He} had never thought of it from that side.",
        "Then came the day on which everything went wrong. It came so fast that the strongest of them were helpless, the fastest ran in circles, and the cleverest said, “That cannot be.” They shouted all together. {Hero} stood right at the back, as always, and from there {he} saw what was needed. It was the very thing that they had always laughed about.",
      ],
      end: [
        "“Let me through,” said {hero}. Nobody heard {him}, so {he} said it again, as loudly as {he} could, and pushed {his} way to the front. Somebody began to laugh out of habit, and stopped. {Hero} did not look left or right. {He} did what only {he} could do, just because {he} was as {he} was. {He} had had a whole life to practise it.",
        "It took some time until they understood that they had been saved. They looked at the danger, which was over, and they looked at {hero}, who was out of breath. One after the other they lowered their eyes. “We've laughed at you,” said the strongest of them. “And you came all the same.” “I was in the last row,” said {hero}. “One sees more from there.” Then they cheered until {his} ears rang.",
        "They still laugh when they see {hero}, but it is another kind of laughing. {He} has a place in front now. {Hero} goes and stands in the last row all the same, now and then, beside the very small ones, and asks each of them what is good about them.",
      ],
    },
    { flaw: /\bfor (?<flaw>(?:being|having) (?:(?! and\b)[^.,])+)/u },
  ),
  ...inOwnWords(
    {
      says: [LAUGHED_AT],
      may: [OTHERS, COMER],
      unless:
        /\b(?:murder\w*|died|dead|comedian|comic|jokes?|king|bored|goal|penalty|make \w+ laugh|funeral|together|saves? the day|saved|in bed)\b/i,
      of: "creatures",
      after: [
        [
          "It began in the morning, as soon as {hero} came out. {Theothers} were waiting already. “There {he} is!” they called, and then they laughed until they rolled about. {Hero} pretended to look for something on the ground. {He} looked for it all the way to the edge of the meadow, and there {he} sat down behind a bush, where nobody could see {him}.",
          "It began in the morning, as soon as {hero} came out. “There {he} is!” they called, and then they laughed until they rolled about. {Hero} knew the reason very well: it was because {reason} {He} pretended to look for something on the ground. {He} looked for it until {he} was far away, and there {he} sat down where nobody could see {him}.",
          "It began in the morning, as soon as {hero} came out. “There {he} is!” they called, and then they laughed until they rolled about. {Hero} pretended to look for something on the ground. {He} looked for it until {he} was far away, and there {he} sat down where nobody could see {him}.",
        ],
        "{Hero} tried to be like the rest of them. {He} practised it a whole week, in secret, until everything hurt. On Sunday {he} showed it to the others. They were quiet for a moment, with their mouths open. Then they laughed louder than ever before, and the loudest of them had to be held up by two friends.",
        "+ “Don't you mind?” a beetle asked {hero}. “A bit,” said {hero}, which was the biggest lie of {his} life. The beetle thought about it. “They laughed about me, too,” it said, “until they found out that I can carry a whole plum.” “And what can I do?” asked {hero}. “I'm only a beetle,” said the beetle. “You'll have to look.”",
        [
          "That night {hero} did not want to come home at all. {He} was still sitting there when {thecomer} came by and stopped. “Why are you sitting here?” asked {thecomer}. “Because they laugh at me,” said {hero}. {Thecomer} walked once round {him} and looked at {him} from all sides. “I've walked a long way today,” said {thecomer}, “and I haven't seen anybody like you. That's what I'd call luck.”",
          "That night {hero} did not want to come home at all. {He} was still sitting there when somebody began to cry nearby. It was the loudest of them all, the one who had to be held up by two friends. “I've lost my way,” sobbed the loud one, “and it's dark, and I'm not used to being alone.” “I am,” said {hero}. “Come. I'll show you how it's done.”",
        ],
      ],
      end: [
        "They went side by side, and {hero} was surprised at {himself}. {He} knew every sound, because {he} had sat alone so often and listened. {He} knew which path was dry, and which star stood over their home. {He} told all the stories that {he} had thought up when {he} was alone. They were so funny that there was some laughing, but it was not at {him}.",
        "The others had been looking for them half the night. And there they came, with {hero} in front, quite calm. The others got ready to laugh. “Don't,” said a voice behind {hero}. “You should have heard the stories.” So {hero} had to tell them, right away, and all of them lay on their backs and listened, and nobody said a word about how {he} looked or what {he} could not do.",
        "They wait for {hero} in the morning, as before. “There {he} is!” they call. But now they move together to make room, and are quite still, because they don't want to miss how it goes on. {Hero} sits down in the middle of them, and begins.",
      ],
    },
    { reason: BECAUSE },
  ),
  ...inOwnWords(
    {
      says: [
        /\b(?:(?:was|were|is|felt|being|been) (?:always )?left out|nobody (?:wanted|wants) to play with|did not (?:want to|let (?:him|her|it)) (?:play|join)|not allowed to (?:play|join)|(?:was|were|is) (?:never|always) (?:picked|chosen) (?:last)?|never invited|was not invited)\b/i,
      ],
      may: [COMER],
      unless: /\b(?:murder\w*|died|dead|wedding|of (?:her|his|the) will|baby|brother|sister|football team|bites?)\b/i,
      after: [
        [
          "It was because of {thetrait}, though they had not said it in so many words. They only said, “There are enough of us already,” or “Perhaps tomorrow.” {Hero} always nodded. {He} sat down at the side, where {he} could see everything, and clapped when somebody won. {He} was a very good spectator. It was the only thing that {he} was allowed to be.",
          "It was because {reason} They had not said it in so many words. They only said, “There are enough of us already,” or “You'd get hurt,” or “Perhaps tomorrow.” {Hero} always nodded. {He} sat down at the side, where {he} could see everything, and clapped when somebody won. {He} was a very good spectator. It was the only thing that {he} was allowed to be.",
          "They had not said it in so many words. They only said, “There are enough of us already,” or “You'd get hurt,” or “Perhaps tomorrow.” {Hero} always nodded. {He} sat down at the side, where {he} could see everything, and clapped when somebody won. {He} was a very good spectator. It was the only thing that {he} was allowed to be.",
        ],
        "{Hero} counted the tomorrows. When there had been ten of them, {he} took heart and walked right into the middle of the game. “I'd like to play, too,” {he} said. It all stopped. They looked at each other, and one of them sighed. “All right. You can be the tree,” they said. So {hero} was the tree. Nobody came near it once.",
        "+ On the way home {hero} talked it over with {himself}. “It's not so bad to be a tree,” {he} said. “You get fresh air.” Then {he} kicked a stone, and it rolled away, and {hero} ran after it and kicked it again. That was nearly a game. It was only a pity that the stone never had an idea of its own.",
        "So {hero} made up a game for one. {He} drew it in the sand: a start, an end, and a great many dangers in between. {He} hopped and crept and turned round three times, and when {he} fell over, {he} had to begin again. {Hero} was so deep in it that {he} did not notice at all that it had become quiet behind {him}.",
      ],
      end: [
        [
          "{Thecomer} stood there and watched with round eyes. “What comes after the snake pit?” asked {thecomer}. “The bridge that isn't there,” said {hero}. “And could I have a try?” {Hero} had been asked many things, but never that one. “There's enough room,” {he} said. {Thecomer} hopped, crept, turned round three times and fell over, and both of them laughed until they had hiccups.",
          "The smallest of the players stood there and watched with round eyes. “What comes after the snake pit?” the small one asked. “The bridge that isn't there,” said {hero}. “And could I have a try?” {Hero} had been asked many things, but never that one. “There's enough room,” {he} said. The small one hopped, crept, fell over, and both of them laughed until they had hiccups.",
        ],
        "After that a second one came, and a third, and then they all stood at the edge, with their old game under their arms. “Are you still playing?” they asked. {Hero} looked at them for a moment. {He} remembered all those tomorrows. It would have been quite easy to say perhaps. “Come in,” said {hero}. “But careful. You're standing in the lava.”",
        "There is a new game every week now, and {hero} thinks up most of them. Not one has a limit to how many can play. And if somebody sits at the side and claps, {hero} goes over, holds out a hand, and says, “Not tomorrow. Now.”",
      ],
    },
    { reason: BECAUSE, trait: phrase("[Aa]n? (?:[a-z]+ ){1,3}with <trait:thing>(?= (?:was|is|were|felt))") },
  ),
];
