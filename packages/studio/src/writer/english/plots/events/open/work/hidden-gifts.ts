import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, unless } from "../open-scene.ts";

type Story = Pick<ClauseScene, "after" | "end">;

/** Somebody small behind a stage knows it all by heart. */
const behindTheStage: Story = {
  after: [
    [
      0,
      "={Hero} had the best place of all, and it cost nothing. It was under the third board from the left. From there one saw only shoes. But one heard everything, and {hero} heard it evening after evening, until there was not a note that {he} did not know.",
    ],
    [
      1,
      "=By day, when it was all dark and empty, {he} tried it out, very softly. At first {he} did only the small parts, the maid, the messenger, the second guard. Then {he} did the storm. There was nobody there who could have minded. “Psst,” {he} said to {himself} all the same.",
    ],
    [
      1,
      "=Once {he} {was} nearly found out. A woman with a bucket stopped in the middle of the floor, put her head on one side and waited. {Hero} held {his} breath. “Must have been the pipes,” said the woman with the bucket. “But that was a lovely high C for a pipe.”",
    ],
    [
      1,
      "=Then came the great evening. The lamps were lit, and there were people as far up as the ceiling. And in the middle of the most beautiful part the singer stopped. Her mouth was open. Nothing came. One could see it from below, by the shoes: they had turned their toes in.",
    ],
    [
      0.4,
      "=The prompter had a cold and had lost the page. It was quiet for one bar, and for two. {Hero} knew how it went on. It was all there, in {his} throat, and it was much too big for {him}. If somebody found {him}, {he} would have to leave. {He} looked at the shoes.",
    ],
  ],
  end: [
    [
      0,
      "=So {hero} sang it, no more than four notes, straight up through the crack between the boards. The shoes gave a jump. Then they turned their toes out again, and above them the voice came back and took over the tune, as one takes a lamp out of somebody's hand. Nobody in the house had noticed. Only the voice was a little different from before. It sounded like two.",
    ],
    [
      0.6,
      "=When the clapping was over, the singer knelt down on the stage, in her good dress, and put her ear to the third board from the left. “Whoever you are,” she said, “you were a quarter of a tone too high, and you've saved my life.” It was quiet for a while. “I was nervous,” it said from below.",
    ],
    [
      0.8,
      "=The third board is a little shorter than the others these days. There is a hole in front of it, with a gilded rim, just big enough. Nobody knows what it is for, except one pair of shoes. They bow to the public first, and then to the floor.",
    ],
  ],
};

/** Somebody plays in the street, and is heard by one who knows. */
const heardInTheStreet: Story = {
  after: [
    [
      0,
      "=Most people have a train to catch. They hear four bars, and those on the escalator hear six. {Hero} knew by the sound of the steps who would throw something in. It was never those with the good shoes. But now a pair of shoes stood still.",
    ],
    [
      1,
      "={He} did not have to look up. {He} knew that cough. It used to come from the last row whenever {he} had been lazy. {Hero} began to play worse at once. That was how it had always been: with everybody else {he} could do it.",
    ],
    [
      1,
      "=The piece had a hard place in it, just before the end. {Hero} had got round it for years. There {he} simply played something else, and nobody who has a train to catch had ever noticed. {He} came nearer to it, bar by bar, as one comes nearer to a step in the dark.",
    ],
    [
      1,
      "=“You had such a gift,” it had been said at the time, and then there had been a door. {Hero} had shut it {himself}, and rather loudly. After that there was first a good reason, and then a bad one, and after that it was simply a long time ago.",
    ],
    [
      0.4,
      "=Then it was there, the hard place. {Hero} got round it. A train came in, the people poured out, and when they had gone by, nobody was standing there any more. There was only a bit of paper on the coins, folded twice. {Hero} did not want to read it. It could only be one word.",
    ],
  ],
  end: [
    [
      0,
      "=It was one word: “Slower.” {Hero} looked at it. Then {he} put the instrument to {his} chin again, or to {his} mouth, or to wherever it belongs, and played the place as slowly as one walks on ice. One note stood beside the other. All of them were there. It had never been too hard. It had only always been too fast. “There,” said somebody who was sitting on the bench behind the pillar, in good shoes. “It only took you thirty years.”",
      "=It was one word: “Slower.” {Hero} looked at it. Then {he} played the place again, as slowly as one walks on ice. One note stood beside the other. All of them were there. It had never been too hard. It had only always been too fast. “There,” said somebody who was sitting on the bench behind the pillar, in good shoes. “It did take you a while.”",
    ],
    [
      0.6,
      "=“I was too hard on you,” said the shoes after a time, without looking up. “I wanted to tell you that. I didn't know where.” “Every day from eight to four,” said {hero}. “I know. I've been taking this train for a month. I always got out one stop too early.”",
    ],
    [
      0.8,
      "=Once a week there are two of them now, on two folding chairs. It isn't always beautiful. Somebody coughs, and then somebody laughs, and they do the place again. A surprising number of people have begun to miss their trains.",
    ],
  ],
};

/** Somebody gets together a team of those who are never chosen. */
const roughTeam: Story = {
  after: [
    [
      0,
      "={Hero} had put up a notice for {theteam}, with room for twenty names. After a week there was one on it, and that was a rude word. {Hero} corrected the spelling, and left it there.",
      "={Hero} had put up a notice, with room for twenty names. After a week there was one on it, and that was a rude word. {Hero} corrected the spelling, and left it there.",
    ],
    [
      1,
      "=In the end seven came. Three of them had to, as a punishment, and two had thought that there would be something to eat. One slept. The last one, quite at the back, with her hood up, asked: “And what do you get if you win?” “Then you've won,” said {hero}. She thought about that for a week.",
    ],
    [
      1,
      "=At first everything got broken. Then it got lost. Then somebody brought it back, in a plastic bag, and would not say from where. From that day on one could tell that they had begun to mind. They cheated less, for one thing. “It's no good if you cheat,” said the one who slept. “Then you don't know if it was you.”",
    ],
    [
      1,
      "=They lost against the school on the hill, and then they lost against the school on the other hill. Those had a bus of their own, and jackets. “You've got nice jackets,” said the one with the hood on shaking hands. It came out that nobody had ever said anything to them there, except “check”, or “goal”, or “next”.",
      "=They lost against those from the hill, and then they lost against those from the other hill. Those had a bus of their own, and jackets. “Nice jackets,” said the one with the hood on shaking hands. It came out that nobody had ever spoken to them there.",
    ],
    [
      0.4,
      "=Before the last great day, one was missing. It was the one who slept. {Hero} found him behind the bottle bank. “I'm no use,” he said. “They said so at home. They said, who do you think you are?” {Hero} sat down beside him on the kerb, in the good suit. “And?” asked {hero}. “Who do you think you are?” It took him until the bus had gone.",
    ],
  ],
  end: [
    [
      0,
      "=So they came on foot, and late, all seven of them, with {hero} in front. The doors were just being shut. What then happened cannot be told in a few words, because it went on for four hours. The one with the hood did something that was in no book. And the last turn of all came to the one who slept. He shut his eyes, and in the hall they all thought that he'd gone off. “Seven,” he said, and opened them. “I'm number seven.” And then he did it, quite simply.",
    ],
    [
      0.6,
      "=The cup was smaller than they'd thought. On the way back it went round, from lap to lap, and each was allowed to drink lemonade out of it. Nobody said anything cheeky for eleven minutes. {Hero} timed it.",
    ],
    [
      0.8,
      "=A new notice hangs there every autumn. It's full before the glue is dry. At the very top there is always the same rude word, spelled right, for luck.",
    ],
  ],
};

/** A restaurant or shop without guests, or with one whom nothing pleases. */
const emptyTables: Story = {
  after: [
    [
      0,
      "=There were eight tables, and {hero} laid all of them, every day. {He} lit the candles at six and blew them out at ten. By the end of the month they were still as long as a hand. They were the only thing that did not get less.",
    ],
    [
      1,
      "=People stopped and read what was on the board. One could see their lips move. Then they went on, to where there was what there always was. “They don't know it,” said {hero}. “How are they to know that they like it?” {He} cooked it for eight tables all the same.",
      "=People stopped and read what was on the board. One could see their lips move. Then they went on, to where there was what there always was. “They don't know it,” said {mate}. “How are they to know that they like it?” {Hero} cooked it for eight tables all the same.",
    ],
    [
      1,
      "=So {he} tried it with a different board. {He} took down what was {his} own, and put up what everybody has. That evening somebody actually came in, a person with a notebook and a mouth like a shut purse. Three forkfuls, and a line in the notebook. “I've had this before,” it was said. “Everywhere.” The next morning it was in the paper.",
    ],
    [
      1,
      "={Hero} put the chairs up on the tables. When that was done, {he} {was} hungry. It's a thing that one forgets in a kitchen. So {he} made what {he} had been given as a child, when {he} {was} ill or sad, out of one pot, with the spoon that had come along from home. {He} left the window open, because of the steam.",
    ],
    [
      0.4,
      "=Outside it had turned cold, and something had stopped: a bus, or the whole road. There was a knock. It was the one with the notebook, with wet shoes. “You're closed,” said the person. “I know. I only want to stand where it smells like that.”",
    ],
  ],
  end: [
    [
      0,
      "={Hero} took down a chair, and then a second. They ate out of the same pot. No notebook was opened. The purse went on chewing for a long time with closed eyes, and then there was something running down beside it, and it wasn't the steam. “There was somebody who made that for me once,” said the person. “I've been looking for it for thirty years, in all those restaurants. What is it called?” “It hasn't got a name,” said {hero}. “It's for when one is sad.”",
    ],
    [
      0.6,
      "=Then there was another knock. It was the driver, and behind him were all the passengers, with snow or rain on their hats, and their noses in the air. There were eight tables. They were full by nine, and nobody looked at the board. At ten {hero} wanted to blow out the candles. They had burned down.",
    ],
    [
      0.8,
      "=There is only one line on the board now: “For when one is sad.” There is a queue for it, on most evenings, and it's a cheerful one. The table by the window is kept free, for somebody who always brings a notebook and has never opened it again.",
    ],
  ],
};

/** A robbery for which everything was planned, and which goes wrong. */
const robberyGoneWrong: Story = {
  after: [
    [
      0,
      "=The plan had forty-one points. They had been through it with matchboxes on a kitchen table until the driver could do it in his sleep. Point one was the door. It said “push”. They pulled.",
    ],
    [
      1,
      "=Inside nobody noticed them. There was cake. It was somebody's birthday at counter three, and those in the masks were taken for the entertainment. “Hands up!” called the one with the bag. They all put up their hands, and somebody started a song that has movements to it.",
    ],
    [
      1,
      "=Point nineteen was the safe. It stood open. In it stood a potted palm, because of the draught, and it turned out that there was no money there any more, not since they'd had the machines. “We could let you have a pen,” said the manager. They took the pen. By then one feels that one must.",
    ],
    [
      1,
      "=Outside the car wasn't there. It had been parked in front of a fire station. “You said the red gate,” said the driver, who had come on foot. “The blue gate,” said the one with the list. It was point forty. Nobody had ever read that far aloud.",
    ],
    [
      0.4,
      "=Then they heard the sirens. They ran back inside, because there was nowhere else. And there, behind counter three, something else was going on. The birthday child, a lady of sixty with a paper hat, sat on the floor and was a very odd colour. All of them stood round her, and no one did anything.",
    ],
  ],
  end: [
    [
      0,
      "=“Out of the way,” said the driver, and pulled off his mask. He'd been an ambulance man, before his life took the wrong turning. One held her legs up. One counted. The one with the list found out, for once, what came next. When those with the sirens ran in, she had just opened her eyes. “Are you the clowns?” she asked. “Yes,” said the one with the bag. “Something like that.”",
    ],
    [
      0.6,
      "=A policeman looked at the bag. There was a pen in it. He looked at the masks, and at the cake, and at the lady, who would not let go of the driver's hand. “Was anything taken?” he asked. The manager had a good look round. “A pen,” he said. “But we give those away.”",
    ],
    [
      0.8,
      "=The plan hangs over a kitchen table, in a frame. Forty-one points are crossed out, and under them somebody has written a forty-second with a very good pen: “Birthday, counter three, bring cake.” It's the only one that they keep to, every year.",
    ],
  ],
};

/** A creature is accused of what it did not do. */
const creatureAccused: Story = {
  after: [
    [
      0,
      "=“It wasn't me,” said {hero}. But they had already fetched a stump for the judge, and a smaller stump for the one who was to blame. {Hero} fitted on it exactly. That was taken as the first proof.",
    ],
    [
      1,
      "=“Where were you last night?” “Awake,” said {hero}. “Aha,” said everybody. “Where were you?” asked {hero}. They had all been asleep, and each of them could name three others who had been asleep as well. It's not clear how they knew.",
    ],
    [
      1,
      "=There was a witness. He had seen a shadow. “How big was it?” The witness showed them. It was very big. Then they measured {hero}, and {he} {was} not. “Then {he} must have been standing nearer,” said the witness. There was some applause.",
    ],
    [
      1,
      "=Until the evening {he} {was} given time to bring it back. {Hero} went by {himself}. On the way doors were shut, and somebody counted the spoons. {He} looked under the bridge and behind the hill. It is hard to find what one hasn't hidden.",
    ],
    [
      0.4,
      "=When it got dark, they all came together again. The judge cleared his throat. “Wait,” said {hero}. {He} had sat so still, on that small stump, that {he} {was} the only one who'd noticed: something was sniffing, quite close, and it was none of them.",
    ],
  ],
  end: [
    [
      0,
      "={Hero} climbed down and went towards it, and they all came after {him} on tiptoe. There it was, what had been missing. Nobody had stolen it. It had crept away by itself and hidden, because all of them always looked at it, night after night, and nobody had ever asked how it was. “I only wanted to be looked for, just once,” it said, or that was what it felt like.",
    ],
    [
      0.6,
      "=“We've looked for you very hard,” said the judge, and went red. “No,” was the answer. “You've looked for somebody to blame. Only one of you has looked for me.” It got very quiet. Then they went up to {hero}, one after the other, and the witness was the first. It takes a long time for so many to say they are sorry.",
    ],
    [
      0.8,
      "=The big stump is empty these days. On the small one there's always somebody sitting of an evening, and looks, and asks how it is. Mostly it is {hero}. But there's a queue.",
    ],
  ],
};

/** Gifts that are hidden until they are needed, and those who are blamed or overlooked. */
export const hiddenGifts: readonly ClauseScene[] = [
  ...openScene({
    by: "any",
    words: inSentence(
      "(?:(?:lived|lives|worked|works|was born|slept|hid) (?:[a-z]+ )?(?:behind|under|beneath|in|below|above|backstage)\\b[^.]*?\\b(?:stage|opera|theatre|theater|concert hall)\\b|(?:secretly |already )?(?:knew|knows) (?:every|all the|all of the|each) (?:song|part|aria|line|role|opera|dance|word|note)s?\\b|(?:secretly )?(?:dreamed|dreams|wanted|wants|longed) (?:of|to) (?:sing|be|becom|danc|perform)[a-z]*)\\b[^.]*",
    ),
    idea: /^(?!.*\b(?:ghost|phantom|cat who|bomb)\b).*\b(?:opera|theatre|theater|concert hall|stage)\b/i,
    ...behindTheStage,
    of: "creatures",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      "(?:(?:stops?|stopped|paused?|stood still|came by|walked (?:past|by)|passed by|heard|hears|recogni[sz]e[sd]|listens?|listened)\\b[^.]*)",
    ),
    idea: /^(?=.*\b(?:violinist|busker|street musician|cellist|guitarist|saxophonist|musician|flautist|accordionist|trumpeter|pianist|singer)\b)(?=.*\b(?:subway|metro|street|station|underground|busk\w*|square|pavement|corner|bridge)\b).*\b(?:former|old|first|once his|once her|his|her) (?:[a-z]+ )?(?<listener>teacher|professor|conductor|mentor|music teacher)\b/i,
    ...heardInTheStreet,
    of: "adults",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      "(?:started|starts|founded|set up|formed|put together|took over|coached|coaches|trained|trains|turned|built) (?<team>(?:an?|the) (?:[a-z-]+ ){0,2}?(?:team|choir|chess club|club|orchestra|squad))\\b[^.]*",
    ),
    idea: /^(?=.*\b(?:teacher|coach|priest|nun|janitor|caretaker|social worker|headmistress|principal|trainer|player|champion)\b).*\b(?:rough|problem|troubled|poor|difficult|worst|prison|juvenile|neighbou?rhood|streets?|misfits|outcasts|kids|pupils|students|orphans|girls|boys)\b/i,
    ...roughTeam,
    of: "adults",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("dragon|ghosts?|robot|monster")}(?:(?:nobody|no one|hardly anyone|hardly anybody|no customers?|no guests?) (?:ever )?(?:came|comes|ate|wanted to eat|visited)|(?:tables|restaurant|place|café|cafe) (?:stayed|was|were|remained|is|are) (?:always )?empty|(?:wanted|wants|tried|had|hoped) to (?:win over|convince|impress|please)\\b[^.]*?\\b(?:critic|inspector|guests?|customers|town|village))\\b[^.]*`,
    ),
    idea: /\b(?:restaurant|café|cafe|diner|inn|bistro|trattoria|tavern|food truck|noodle shop|snack bar)\b(?:.*\b(?<critic>critic|inspector)\b)?/i,
    ...emptyTables,
    of: "adults",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      "(?:(?:bank )?(?:robbery|heist|hold-up|holdup|raid|burglary|break-in)\\b[^.]*? (?:went|goes|that went|turned|did not go|gone) (?:terribly |completely |horribly |all )?(?:wrong|badly|to plan|as planned)|(?:robbers|thieves|gang|burglars)\\b[^.]*? (?:everything|nothing|it all|the plan) (?:went|goes) (?:wrong|to plan|as planned))\\b[^.]*",
    ),
    idea: /^(?!.*\b(?:hostages?|killed|shot|dies|died|museum|train|jewel\w*|diamond|dragon|space)\b).*\b(?:bank|robbery)\b/i,
    ...robberyGoneWrong,
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      "(?:was|were|is|got) (?:wrongly |falsely )?(?:accused|blamed|suspected)\\b[^.]*|(?:everyone|everybody|they all|all the (?:other )?(?:animals|creatures)|the others) (?:blamed|thought|accused|suspected|believed)\\b[^.]*",
    ),
    idea: /\b(?:stole|stolen|steal|stealing|missing|disappeared|gone|vanished|theft|thief)\b(?:.*?\b(?:steal(?:ing)?|stolen|stole|theft of) (?<gone>(?:the|his|her|their) [a-z]+(?: [a-z]+)?))?/i,
    ...creatureAccused,
    of: "creatures",
  }),
];
