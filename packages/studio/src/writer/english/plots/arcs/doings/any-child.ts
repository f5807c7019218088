import type { Arc, ArcStory } from "../arc.ts";

/** A child tells what it did, and is not believed; only one does not laugh. */
const notBelieved: ArcStory = {
  after: [
    [
      0,
      "={Hero} told it at once, in a single breath, so that nothing could get lost on the way. “{Doing}?” somebody repeated. It was quiet for a moment. “Of course.” And then they laughed, not in a nasty way, but longer than was necessary.",
      "={Hero} told it at once, all in one go, so that nothing could get lost on the way. It was quiet for a moment. “Of course,” said somebody. And then they laughed, not in a nasty way, but for rather a long time.",
    ],
    [
      0.8,
      "=“But it's true,” said {talker}, “I was there.” “Of course you were,” they said. With two it was even less believable. “Next time we'll bring somebody along,” said {talker}, “somebody tall.”",
      "=“But it's true,” said {hero}. That was a mistake. It is what people say when it is not. {He} could see it in their faces, and stopped.",
    ],
    [
      0.6,
      "=Only one had not laughed. It was a small boy who never said anything, and who did not say anything now. He looked at {hero} with his head on one side, as if he were listening to something a long way off. Then he was called, and was gone.",
    ],
    [
      0.5,
      "=So it had to be shown: {doing}, in front of everybody. They all came along and stood there with their arms folded. “Well?” they said. {Hero} did everything as before, every bit of it, in the same order. Nothing. {He} did it once more and faster. Nothing, only faster. “Well,” they said, in a different voice.",
      "=So it had to be shown. They all came along and stood there with their arms folded. “Well?” they said. {Hero} did everything as before, every bit of it, in the same order. Nothing. {He} did it once more and faster. Nothing, only faster. “Well,” they said, in a different voice.",
    ],
    [
      0.75,
      "=When they had gone, {hero} stayed behind. By now {he} {was} not even sure {himself}. You can be told so often that a thing is not true that you have to touch it to know. And just at the moment there was nothing there that could be touched.",
    ],
  ],
  end: [
    [
      0,
      "=“You went too fast,” somebody said. It was the small boy; he had been sitting there the whole time. “And they were breathing so loudly. I don't think it likes that.” “Do you believe me?” asked {hero}. “I'd like to see first,” said the boy. “But I've got time.” Nobody had said that to {him} all day long.",
    ],
    [
      0.6,
      "=So they had time. They sat next to each other, and it was {hero} who had to be quiet for once. After a while {he} did it again, as slowly as it had been done the very first time, when there was nobody there to look. The boy did not move. Then he grabbed {hero's} sleeve and held on to it.",
      "=So they had time. They sat next to each other, and it was {hero} who had to be quiet for once. After a while {he} did it again, as slowly as it had been done the very first time, when there was nobody there to look. The boy did not move. “There,” he whispered.",
    ],
    [
      0.5,
      "=“{Doing}?” the others asked, and were already beginning to laugh. The boy, who never said anything, said: “Yes.” That was all. But he said it in such a way that two of them unfolded their arms.",
      "=“And?” the others asked, and were already beginning to laugh. {Hero} did not tell it again. {He} moved over, so that there was room for one more. “Do you have time?” {he} asked.",
    ],
  ],
};

/** All the others want to do it as well, until there is no room left for the one who began. */
const everybodyToo: ArcStory = {
  after: [
    [
      0,
      "=“{Doing}? I want to do that, too,” said somebody. That was how it started. {Hero} showed it, and it was lovely to be asked. “Like this?” “Nearly. A bit more like that.” By the end of the day there were four who could nearly do it.",
      "=“I want to do that, too,” said somebody. That was how it started. {Hero} showed it, and it was lovely to be asked. “Like this?” “Nearly. A bit more like that.” By the end of the day there were four who could nearly do it.",
    ],
    [
      0.8,
      "=“Soon they'll be better at it than you,” said {talker}. “They won't,” said {hero}. They both looked across. One of the four was doing it with his eyes shut.",
      "=One of the four could soon do it with his eyes shut. {Hero} had a go with {his} eyes shut, too, in secret, and walked into something.",
    ],
    [
      0.6,
      "=Then there were eleven, and they needed a line. Then they needed somebody who looked after the line. There were rules: no pushing, no going twice, and whoever came late went to the back. {Hero} came late once, because of {his} shoelace, and went to the back. “But it was me who began it,” {he} said. “Began what?” they asked.",
      "=Then there were eleven, and they needed a line. Then they needed somebody who looked after the line. There were rules: no pushing, no going twice, and whoever came late went to the back. {Hero} came late once, and went to the back. “But this was mine,” {he} said. “What was?” asked the one who looked after the line.",
    ],
    [
      0.4,
      "=From back there it could hardly be seen. It sounded like fun. But there was something wrong with {doing} if it had to be done like that: quick and neat, one after the other, and nobody laughed. It was the laughing that was missing. In the beginning it had been mostly that.",
      "=From back there it could hardly be seen. It sounded like fun. But there was something wrong with it, and the nearer {hero} came to the front, the clearer it was: they were all doing it properly, quick and neat, one after the other, and nobody laughed. It was the laughing that was missing. In the beginning it had been mostly that.",
    ],
    [
      0.75,
      "=When it was {his} turn, {he} did not want to any more. “Next!” they called. {Hero} stepped out of the line. It closed up again at once, as water does. {He} went off a little way, to where nobody was, and it was horribly quiet there.",
    ],
  ],
  end: [
    [
      0,
      "=So {he} did it there, all alone, and as wrongly as possible. {He} did it back to front. {He} did it with a wobble in the middle, and fell over. From the ground {he} heard somebody giggle. The very last one in the line had turned round. “What's that?” he asked. “Can I do that, too?”",
    ],
    [
      0.6,
      "=“There's no line,” said {hero}. “You just have to do it wrong.” That is harder than you'd think, if you have practised. The second one who came got it right by mistake and had to start again. Soon they were all lying on the ground, and the one with the rules stood there alone, and asked in a small voice whether it was his turn.",
    ],
    [
      0.5,
      "=It was never called {doing} any more after that. By now it had a name of its own, and a wobble in the middle, and somebody always giggled.",
      "=“It was me who began it,” said {hero} now and then. “Began what?” they asked. By now {he} did not know how to explain it either. It had a wobble in the middle, and somebody always giggled.",
    ],
  ],
};

/** A secret is passed on, one at a time, and each of them thinks it is the only one. */
const onlyYou: ArcStory = {
  after: [
    [
      0,
      "={Doing}: that had to stay a secret, so much was clear at once. {Hero} carried it about with the greatest care, without a word to anyone. It was a big one, and it moved. Again and again it very nearly got out.",
      "=It had to stay a secret. That much was clear at once. {Hero} pressed {his} lips together and carried it about all day. It was a big one, and it moved. By the afternoon it had got as far as the teeth.",
      "=It had to stay a secret. That much was clear at once. {Hero} carried it about with the greatest care, without a word to anyone. It was a big one, and it moved. Again and again it very nearly got out.",
    ],
    [
      0.75,
      "=“I'm not going to tell anybody,” said {talker}. “Except for one. One doesn't count.” {Hero} thought about that. If {talker} had one, then {he} ought to have one, too. It was only fair. So now there were four who knew.",
      "=“I'm only telling you,” {he} said at last to somebody who could keep quiet. “Only me?” “Only you.” That one kept quiet for a very long time, nearly an hour, and then told somebody else: only you.",
    ],
    [
      0.6,
      "=After that odd things happened. Somebody winked in passing. Somebody left out a seat for no reason. When {hero} came in, a conversation stopped, and everybody looked at the ceiling. “Do you know something?” {he} asked. “Me? No,” they said. “Why? Do you?”",
    ],
    [
      0.4,
      "=Then came a grown-up and wanted to know what was going on. It was no use asking them; they knew nothing, every one of them, with shining eyes. So {hero} {was} asked. “It's about {doing}, isn't it?” If even the grown-ups knew, then it was not a secret any more. It was only a thing that {he} had done.",
      "=Then came a grown-up and wanted to know what was going on. It was no use asking them; they knew nothing, every one of them, with shining eyes. So {hero} {was} asked. And it turned out that even the grown-up knew. Then it was not a secret any more. It was only a thing.",
    ],
    [
      0.3,
      "=That was sad, and {hero} had not expected it to be. A secret is like a pocket that only you can put your hand in. Now everybody's hands had been in it. “Who told?” {he} asked, quite loudly. Nobody said a word. They all looked at their feet, twenty pairs of them.",
    ],
  ],
  end: [
    [
      0,
      "=“I only told one,” said somebody. “So did I.” “Me too.” It went round the whole room. Each of them had told just one, and each of them had kept it: nobody had said it out loud until this minute. {Hero} counted. “Then that's not a leak,” {he} said slowly. “Then it's a secret of twenty.”",
    ],
    [
      0.6,
      "=A secret of twenty is a very good thing. It needs a sign, so that you know who belongs to it. They chose a short cough and a look at the ceiling. By the evening there was a great deal of coughing. The grown-up brought a spoon and some syrup, and then coughed as well, and looked up.",
    ],
    [
      0.5,
      "=To this day nobody has said a word about it. “Anything special today?” they are asked at home. “No, nothing,” they say. There's a short cough, and a look at the ceiling. The ceiling is white and has one small crack.",
      "=Nobody said a word about it after that. “Anything special?” people asked. “No, nothing.” There was a short cough, and a look at the ceiling. The ceiling was white and had one small crack.",
    ],
  ],
};

/** Something happens to or around a child that the others explain away; the child goes and looks. */
const threeQuestions: ArcStory = {
  after: [
    [
      0,
      "={Hero} had three questions straight away. Why? And why now? And what happens next? {He} asked them in this order. The others looked at each other. “Such things happen,” they said. That was an answer to none of the three.",
    ],
    [
      0.8,
      "=“We could ask {who},” said {talker}. Nobody had thought of that. “You can't ask,” the others said. “Why not?” said {talker}. That made four.",
      "=“You could go and have a look,” somebody said, not quite in earnest. {Hero} took it in earnest.",
    ],
    [
      0.6,
      "={Hero} went close, closer than the others had been. From there it looked different. There was something that could not be seen from further off, quite small, down at the side. “What's that?” {he} asked. “Come away from there,” they called. So that was five, and not one answer so far.",
    ],
    [
      0.75,
      "=The first try at helping was a failure. {Hero} did what you do: {he} said a few kind words and pushed a little. It got worse at once. The others came running and pulled {him} away, and there was a good deal of “what did I tell you”. They shut everything, and they put a chair in front of it.",
      "=The first try at helping was a failure. {Hero} did what you do: {he} said a few kind words and pushed a little. It got worse at once. The others came running and pulled {him} away, and there was a good deal of “what did I tell you”.",
    ],
    [
      0.3,
      "=When {he} {was} supposed to be resting, {hero} went through the questions again. Why. Why now. What next. {He} turned the second one round: why not before? Before, it had all been just the same. There had only been one thing that was not there yet, quite small, down at the side.",
      "={Hero} had to sit still now, and went through the questions again. Why. Why now. What next. {He} turned the second one round: why not before? Before, it had all been just the same. There had only been one thing that was not there yet, quite small, down at the side.",
    ],
  ],
  end: [
    [
      0,
      "=This time {hero} did not push. {He} only took away the small thing, between finger and thumb, and waited. It gave a sort of sigh. “There,” said {hero}, in a low voice, because you don't talk loudly at such moments. The others stood behind {him}, and for once none of them knew how it went on.",
      "=This time {hero} did not push. {He} only took away the small thing, ever so carefully, and waited. Something gave a sort of sigh. The others stood behind, and for once none of them knew how it went on.",
    ],
    [
      0.6,
      "=“How did you know that?” they asked. “I looked,” said {hero}. It was put down on the table in front of them all. It was no bigger than a lentil. They passed it round and told each other that such things happen. But they told it as if it were a question.",
    ],
    [
      0.5,
      "={Hero} kept it. Sometimes {he} took it out and asked it something. It never answered, but it lay in {his} hand as though it were thinking about it.",
      "={Hero} had two answers by now and one question left: what happens next? It was the best of the three, and there was no hurry with it.",
    ],
  ],
};

const CHILDISH =
  "(?=.*\\b(?:girls?|boys?|kids?|child|children|schools?|pupils?|mum|mummy|mom|papa|daddy|grandma|granny|grandpa|nani|granddaughter|grandson|class|classroom|twins?|tooth fairy|toys?|playground|teddy|birthday|(?:aged?|is|was|were),? (?:[4-9]|1[0-2])|[4-9],|1[0-2],)(?!-))";
const NOT =
  "(?!.*\\b(?:war|soldiers?|dead|died|dying|murder\\w*|kill\\w*|corpse|suicide|grief|grieving|rape\\w*|abuse\\w*|prison\\w*|drown\\w*|period|cancer|hospital|hacker)\\b)";

const HABIT =
  /^(?:(?:had |secretly )?(?:started|began|kept|went on|took up) [a-z]+ing|took up|learned (?:how )?to|taught|sold|played|sang|danced|collected|braided|mailed|counted|practised|invented|swapped|told|asked|made|built|started (?:a|an|the))\b/;
const FITTING = new RegExp(`^${CHILDISH}${NOT}`, "i");

/** Stories for whatever children do. */
export const anyChildArcs: readonly Arc[] = [
  { told: HABIT, by: "hero", of: "children", idea: FITTING, stories: [everybodyToo, notBelieved, onlyYou] },
  {
    told: /^(?!was |were |had |could |did not |loved |knew |lived |liked )./,
    by: "hero",
    of: "children",
    idea: FITTING,
    stories: [onlyYou, notBelieved],
  },
  { told: /./, by: "other", of: "children", idea: FITTING, stories: [threeQuestions] },
];
