import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, unless } from "../../open/open-scene.ts";

type Story = Pick<ClauseScene, "after" | "end" | "close">;

/** A child is new at a place. */
const newChild: Story = {
  after: [
    [
      0,
      "=Everybody there knew where to sit. It was not written anywhere. {Hero} stood with {his} bag in front of {him} and looked for a place that belonged to nobody. There was one by the window, with a broken leg and a folded bit of cardboard under it.",
      "=There were forty-one hooks in the corridor, and each of them had a jacket. {Hero} carried {his} jacket about all day long, over {his} arm, like a waiter. At home {he} said that it had been nice. It had been warm, too.",
    ],
    [
      0.8,
      "=The first day was for finding out what one does not do there. One does not go through the left door. One does not say it like that. One does not eat this with a spoon. {Hero} did all three before noon. Somebody giggled, though not in a nasty way. It just did not feel like a nice way either.",
    ],
    [
      0.7,
      "=On the second day {he} tried to be like the others. {He} went through the right door, laughed when they laughed, and ran where they ran. It was a game with a ball and eleven rules. After a while {hero} noticed that {he} {was} running all alone. The game had stopped long ago.",
    ],
    [
      1.1,
      "=“And?” they asked at home in the evening. “Good,” said {hero}. {He} drew a map on the edge of the newspaper: this is the left door, this is the right door. In between {he} drew a very small dot. “What's that?” “That's just a dot,” said {hero}.",
      "=“And?” asked {mate} in the evening. “Good,” said {hero}. {He} drew a map on the edge of the newspaper: the left door, and the right door. In between {he} drew a very small dot. {Mate} looked at it for a while, and drew another dot beside it.",
    ],
    [
      0.4,
      "=On the third day {he} did not try anything any more. {He} sat by the window, and the table wobbled. So {hero} did what {he} had always done at the old place when something wobbled. {He} took a sheet of paper, folded it seven times, and it turned into a small frog with strong legs. The table stood still.",
    ],
  ],
  end: [
    [
      0,
      "=“What have you got there?” It was somebody from two tables further on, who wobbled as well. {Hero} held up a second frog and pressed it on the back. It jumped. It jumped right over a pencil case and into somebody's collar. There was a scream, and then it was quiet, and {hero} shut {his} eyes.",
      "=“What have you got there?” It was somebody from two tables further on, who wobbled as well. {Hero} held up a second frog and pressed it on the back. It jumped. It jumped right across the gap and into somebody's collar. There was a scream, and then it was quiet, and {hero} shut {his} eyes.",
    ],
    [
      0.6,
      "=“Again!” they shouted. For that one does not need to know any rules. By noon there were thirty frogs, and a track with a finishing line. {Hero} had to fold, and show, and say it slowly, and they had to say it after {him}. “Fold, fold, turn.” They got it wrong, and giggled at themselves.",
    ],
    [
      0.7,
      "=When it was over, somebody ran after {him}. “Tomorrow?” it was asked. It was not quite clear what was meant by it: the frogs, or the left door, or the whole way home. “Tomorrow,” said {hero}.",
    ],
    [
      0.8,
      "=There is one more hook in the corridor now. It is a bit crooked, because they put it up themselves. And when somebody new stands there with a bag and looks round, there is always one table that wobbles. They see to that.",
    ],
  ],
  close: [
    [
      0.6,
      "=From then on it went quickly. {Hero} learned the eleven rules, and after that the twelfth, which is that one may forget one now and then. In the evening there was a second dot on the map, close beside the first.",
    ],
    [
      0.8,
      "=Somebody has put up one more hook in the corridor. It is a bit crooked. When somebody new stands there with a bag and looks round, {hero} points at the table that does not wobble. {He} saw to that {himself}, with a frog.",
    ],
  ],
};

/** A grown-up moves to a place where no one expects them. */
const newGrownUp: Story = {
  after: [
    [
      0,
      "=Everything that {hero} owned stood in the hall, in eleven boxes. On ten of them it said what was inside. On the eleventh it said “the rest”, and that was the heaviest. {He} sat down on it and ate {his} supper out of the paper.",
      "={Hero} had a key with a number on it, and a bed, and no spoon. The spoons were in a box on which “books” had been written. {He} stirred {his} coffee with a toothbrush, looked out of the window, and counted the lit ones opposite. There were nine, and behind none of them was anybody {he} knew.",
    ],
    [
      0.7,
      "=In the morning {he} went for bread. They all stopped talking when {he} came in, and went on when {he} had gone out. They did not mean anything by it. It is the same with birds. “A stranger,” it said in their backs.",
      "=“Good morning,” {hero} said to the first three people {he} met. Two of them looked behind themselves to see who was meant. The third one said it back, but only when he was round the corner.",
    ],
    [
      0.8,
      "=First {hero} tried it with an invitation. {He} wrote it neatly, put it on the door downstairs, and bought a great many biscuits. From seven o'clock on {he} sat there with them. Steps came up, stopped in front of the paper, and went on. They were good biscuits. They lasted for nine days.",
      "=First they tried it with an invitation. {Hero} wrote it, {mate} put it on the door downstairs, and together they bought a great many biscuits. From seven o'clock on they sat there. Steps came up, stopped in front of the paper, and went on. They were good biscuits. They lasted for nine days.",
    ],
    [
      0.9,
      "=Then {he} tried it with being useful, and carried an old lady's shopping up the stairs. She held on to the other handle all the way, because one never knows. “Fourth floor,” she said at the top. It was the longest talk that {hero} had had that week.",
    ],
    [
      0.4,
      "=One evening {he} gave up, and opened the eleventh box. On top lay the thing that {he} had not wanted to pack at all: the old accordion with the two dead keys. {Hero} cannot really play it. {He} only wanted to hear whether it had survived. “At least it's loud,” {he} thought, and it was.",
      "=One evening {hero} gave up, and opened the eleventh box. On top lay the thing that {he} had not wanted to pack at all: the old accordion with the two dead keys. Nobody could have called it playing. It was only to hear whether it had survived. At least it was loud.",
    ],
  ],
  end: [
    [
      0,
      "=There was a knock. It was the old lady from the fourth floor, with a coat over her nightdress. “I'm sorry,” said {hero}. “I'll stop at once.” “You've left out the B flat,” said the old lady. “It's dead.” “Then give it to me,” she said. “My husband was a tuner.”",
    ],
    [
      0.6,
      "=She unscrewed it on the kitchen table, with the toothbrush. A man from downstairs came to complain, and had to hold the lamp. Somebody brought a smaller screwdriver, and somebody a bigger one. By ten there were seven people in the kitchen. “Is there really nothing to eat here?” one of them asked.",
    ],
    [
      0.7,
      "=There was a whole new packet of biscuits. They ate them standing, because there was only one chair. “Why didn't you come when I put up that paper?” asked {hero}. They looked at each other. “It said seven o'clock,” said the man from downstairs. “Nobody here would be so early.”",
    ],
    [
      0.8,
      "=The box with “the rest” on it is a stool now. It stands in the hall, and whoever comes sits down on it to take off their shoes. There are mostly several pairs. In the morning, at the baker's, they go on talking when {hero} comes in.",
    ],
  ],
  close: [
    [
      0.7,
      "=The eleventh box, with “the rest” on it, was opened last of all. There was not much in it. It is a stool now. It stands in the hall, and whoever comes sits down on it to take off their shoes.",
    ],
  ],
};

/** A child is new, and the idea says whom it meets. */
const newChildMeets: Story = {
  ...newChild,
  after: (newChild.after ?? []).slice(0, 4),
  close: [
    [
      0,
      "={Themet} did not know the rules either, or did not care. It was the first day on which {hero} forgot to look at the clock. They were late for something, it was never found out for what, and for once {hero} {was} not the only one who came through the wrong door.",
    ],
    [
      0.5,
      "=“And today?” they asked at home. “Good,” said {hero}, and this time it was not a dot that {he} drew on the edge of the newspaper. It was two dots, close together. “And who's that?” “That's {themet},” said {hero}.",
    ],
    [
      0.8,
      "=The map has got full since then. There are a great many dots on it by now, and a few arrows. But the first two are drawn a bit thicker than the others, and between them there is no room for a door.",
    ],
  ],
};

const NO_MOVE =
  "ballet|dance|team|choir|orchestra|band|discovered|found out|one of them|two best friends|ghost|monster|haunted|dragon|witch|magic|murder|portal|alien|space|planet|mars|moon|robot|spy|undercover|detective|vampire|zombies?|secret|parallel";
const TO_PLACE =
  "to (?:an?|the|her|his|their|another|[A-Z][a-z]+) ?(?:[a-z-]+ ){0,4}?(?:town|city|village|school|class|country|island|street|house|neighbou?rhood|area|place|flat|farm|home|kindergarten|nursery|building|capital)?";
const NEW_AT_SCHOOL =
  "(?:(?:was|were|is|are) (?:the )?new (?:at|in|to)\\b|(?:was|were) the (?:only )?new (?:girl|boy|child|pupil|student|kid|one)|start(?:s|ed) (?:at |going to )?(?:an?|the|his|her|their)? ?(?:new )?(?:school|nursery|kindergarten|class|first grade)|joined (?:an?|the|his|her) new (?:school|class)|(?:came|changed|switched|went|transferred|moved) to (?:an?|the|his|her) (?:new |different |big |other )?(?:school|class|kindergarten))";

const ALONE =
  "(?:nobody|no one|no child|none of the [a-z]+) (?:there |in the class |at school |else )?(?:understood|wanted to (?:play|be friends|sit)|talked to|spoke to|spoke|played with|could understand|knew (?:him|her|them))\\b[^.]*|(?:sat|ate|stood|played|spent [a-z]+ [a-z]+) (?:all )?alone\\b[^.]*|(?:did not|could not|would not) (?:(?:say|speak|utter) (?:a|one) (?:single )?word|know (?:anybody|anyone)|speak (?:the|a word|any|their|[A-Z])[^.]*|understand (?:anybody|anyone|the language|a word)|find (?:any )?friends)\\b[^.]*|(?:had no|without) friends\\b[^.]*|(?:missed|misses) (?:his|her|their) [^.]*|spoke (?:no|another|a different|only)\\b[^.]*";
const IS_NEW =
  "\\b(?:new (?:at|in|to|girl|boy|pupil|student|kid|school|class|town)|moved (?:from|to)|had moved|has moved|started (?:at|school|in)|came to (?:a|the) (?:new )?(?:school|class|country|town))\\b";

/** Who is new somewhere. */
export const newcomers: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      `${unless(NO_MOVE)}(?:${NEW_AT_SCHOOL}|(?:moves|moved|had moved) (?:from [^.]*? )?${TO_PLACE}|${ALONE})[^.]*`,
    ),
    idea: new RegExp(
      `${IS_NEW}[^.]*\\.(?:.*\\.)? (?:Then |But |But then |One day |Until )*(?:[Hh]e|[Ss]he|[A-Z][a-z]+) (?:found|met|meets|made friends with|got to know|befriended) (?<met>an? (?:[a-z]+ ){0,2}?[a-z]+)(?=[.,]| (?:in|at|on|who|that|with|named|called|from|under|behind)\\b)|${IS_NEW}[^.]*\\.(?:.*\\.)? (?:Then |But |But then |One day |Until )+(?<met2>an? (?:[a-z]+ ){0,2}?(?:boy|girl|dog|cat|neighbou?r|man|woman|child)(?: with an? [a-z]+(?: [a-z]+)?)?) (?:sat|came|stood|asked|spoke|knocked|showed|followed|joined|offered)\\b`,
      "u",
    ),
    ...newChildMeets,
    of: "children",
  },
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless(NO_MOVE)}(?:${NEW_AT_SCHOOL}|(?:moves|moved|had moved|had to move|was moving) (?:with (?:his|her|their) [a-z]+ )?(?:from [^.]*? )?${TO_PLACE})[^.]*`,
    ),
    idea: /^(?!.*\b(?:teacher|pretend\p{L}*|principal|substitute|snail|friend was|friend moved|prince|princess|wizard|baby brother)\b)/iu,
    ...newChild,
    of: "children",
  }),
  ...openScene({
    by: "any",
    words: inSentence(ALONE),
    idea: new RegExp(`^(?!.*\\b(?:amazing|great|brilliant|good) at\\b).*${IS_NEW}`, "iu"),
    ...newChild,
    of: "children",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless(`${NO_MOVE}|school|pupils?|teacher|nursing|old people|prison|mother-in-law|inherit\\p{L}*|convent|monastery|hired|job`)}(?:moves|moved|had moved|had to move|was moving|emigrated|fled|came|arrived) (?:with (?:his|her|their) [a-z]+ )?(?:from [^.]*? )?(?:alone )?(?:to|into|in) (?:an?|the|another) (?:[a-z-]+ ){0,4}?(?:town|city|village|country|island|street|house|neighbou?rhood|building|flat|caravan|apartment|place|tower block|valley)(?=[.,]| (?:where|in|on|at|and|with|after|because|all|far|by|near|that|when|to start)\\b)(?![^.]*\\b(?:stopped laughing|ever sick)\\b)[^.]*|(?:started|starts|began) (?:over|again|afresh|anew|a new life)\\b[^.]*`,
    ),
    idea: /^(?!.*\b(?:phones?|voices?|every night|ghosts?|haunted|cupboard|footsteps|strange|noises?|whispers?|suspicious|distrust\p{L}*|mistrust\p{L}*|(?:nobody|no one|not|never) (?:is |was )?allowed|forbidden)\b)/iu,
    ...newGrownUp,
    of: "adults",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      "(?:nobody|no one) (?:there |in the village |else )?(?:talked to|spoke to|would (?:talk|speak) to|knew|greeted|trusted|wanted)\\b[^.]*|(?:did not|could not) (?:know (?:anybody|anyone)|speak (?:the|a word|any)[^.]*)\\b[^.]*|(?:wanted|tried) to (?:make|find) friends\\b[^.]*",
    ),
    idea: /\b(?:moved (?:from|to|into)|had moved|emigrated|fled|arrived in)\b/iu,
    ...newGrownUp,
    of: "adults",
  }),
];
