import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, said, unless } from "../open-scene.ts";

type Story = Pick<ClauseScene, "after" | "end">;

/** Somebody who is afraid of the stage has to go on. */
const stageFright: Story = {
  after: [
    [
      0,
      "=“Imagine that they're all in their underwear,” people advised {hero}. {Hero} tried it. Now there were three hundred strangers down there, and they were cold as well.",
    ],
    [
      1,
      "=At home {he} had no trouble at all. The washing machine had heard it forty times and had never once coughed. Before {his} bathroom mirror {hero} {was} even rather good, as long as nobody looked out of it.",
    ],
    [
      1,
      "=On the evening itself {he} stood in the wings with cold hands. In one pocket {he} had a stone that calms one down, and in the other one a chestnut. “Five more minutes,” somebody said. {Hero} held on to the curtain. The curtain was shaking. It took {him} a while to see why.",
      "=On the evening itself {he} stood in the wings with cold hands. “I'm right behind you,” said {mate}. “That's the wrong place,” said {hero}. “Somebody ought to be in front of me.” The curtain was shaking. It took {him} a while to see why.",
    ],
    [
      1,
      "={He} looked for the way out. Behind the second door on the left there was a broom cupboard. Somebody sat in it on a bucket, in a much too good suit, and breathed into a paper bag. “Is it your turn?” asked {hero}. “No,” said the somebody. “I only have to say ‘good evening’ and who you are. I've been doing it for thirty years.”",
    ],
    [
      0.4,
      "=They shared the paper bag. Out there people had begun to clap in time. “I can't feel my knees,” said {hero}. “One doesn't need them,” said the one with the suit. “I've looked into it. But if you go, I'll have to go as well.” {Hero} looked at him. He was greener than {himself}.",
      "=The paper bag went from one to the other. Out there people had begun to clap in time. “I can't feel my knees,” said {hero}. “One doesn't need them,” said the one with the suit. “I've looked into it. But if you go, I'll have to go as well.” It was quite clear who of the two was greener.",
    ],
  ],
  end: [
    [
      0,
      "=So {hero} went, because somebody had to take him along. The light was so bright that there was nothing to be seen down there, no underwear, not even faces. “Good evening,” said the suit, quite firmly. Then it was quiet. {Hero} thought of the washing machine, and began. The first bit shook. The second bit shook because it was meant to.",
    ],
    [
      0.6,
      "=When it was over, it stayed dark and still for one whole breath. Then came the noise. {Hero} turned round to see for whom it was. There was only the curtain, and that was hanging quite straight.",
    ],
    [
      0.8,
      "=There is a second bucket in the broom cupboard now, and a bag for each of them. They always meet there five minutes before. “Can you feel your knees?” “No.” “Good,” they say, and go.",
      "=There is a second bucket in the broom cupboard now, and there are plenty of bags. Five minutes before, somebody always knocks. “Can you feel your knees?” “No.” “Good.” And then it can begin.",
    ],
  ],
};

/** Musicians who were a band long ago play again. */
const bandAgain: Story = {
  after: [
    [
      0,
      "=The drums were in a cellar, under a tablecloth and a tray of flowerpots. One string was missing, and two pairs of trousers no longer shut. Apart from that everything was as before.",
    ],
    [
      1,
      "=“One, two, three,” somebody counted, and at four everybody began with a different song. They stopped. They looked at each other. It was just how it had ended the last time, only that back then somebody had thrown a stand.",
    ],
    [
      1,
      "=“You were too loud,” said one. “You were too late.” “You took my jacket.” Nobody had mentioned the jacket for all those years. It turned out that every one of them had been thinking of it.",
    ],
    [
      2,
      "=They practised sitting down. In the breaks there used to be beer. Now there was camomile tea, and somebody had brought along a cushion for everybody's back.",
    ],
    [
      0.4,
      "=On the evening itself there were eleven people in the hall, and one of them only wanted to get in out of the rain. They stood behind the curtain and counted them again. “We could go home,” somebody said. Then the jacket was laid over the chair, the old one, with the fringes. “I should have given it back long ago,” it was said. “It never suited me.”",
    ],
  ],
  end: [
    [
      0,
      "=So they went out and played for eleven. The first song came apart in the middle, as always. In the second one somebody was too late, and the others simply waited for him. And in the third one it was there again, the thing that none of them had ever been able to do alone. It came in at the back like somebody who has just been round the corner for cigarettes, and sat down in the front row.",
    ],
    [
      0.6,
      "=The one with the rain stayed. At the end he shouted for one more. “We haven't got any more,” they said. “Then the first one again,” shouted the one with the rain. “That's got better by now.”",
    ],
    [
      0.8,
      "=They meet every week, in that cellar. Under the tablecloth it is only flowerpots now. The jacket hangs on a nail, and whoever was too loud the last time has to wear it.",
    ],
  ],
};

/** A magician or comedian with whom it no longer works. */
const noLongerWorks: Story = {
  after: [
    [
      0,
      "={Hero} went through it in the kitchen, from beginning to end. {He} did everything as it is done. When it was over, the tap dripped twice. It sounded like somebody who claps out of politeness.",
    ],
    [
      1,
      "=It had used to be so easy. There had been a suitcase with stickers from eleven towns on it, and in each of them people had put down their forks. Now the lock had gone rusty. {Hero} needed a knife to get it open, and that was the best number {he} had.",
    ],
    [
      1,
      "=“Do the old one,” said those who meant well. {He} did the old one. A child in front knew it already and told the others what came next. The child was right every time.",
      "=“Do the old one,” said {talker}. {Hero} did the old one. {Talker} laughed, at the right place, and half a second too early.",
    ],
    [
      0.4,
      "=And then came the evening when nothing worked at all. Something was dropped, something fell out of a sleeve, and it rolled a long way through the silence and came to rest against a shoe. {Hero} got down on {his} knees and crept after it. Under the chairs it was dark. Down there somebody was sitting already.",
    ],
  ],
  end: [
    [
      0,
      "=It was the smallest one of them all, and had been hiding there. “I don't like it when people look,” said the small one. “I don't either, today,” said {hero}. They sat for a bit. “What's that?” “It fell out of my sleeve. I'll show you how it gets in.” {He} showed it, quite slowly, with every mistake. The small one watched, with a wide-open mouth. Then there was a very deep laugh, much too big for anybody of that size.",
    ],
    [
      0.6,
      "=Above them it had got quiet, and then feet appeared, and knees, and then all of them were lying on their stomachs and looking under the chairs. “Again,” they said. “The wrong way.” So {hero} did it once more, the wrong way, as well as {he} could.",
    ],
    [
      0.8,
      "=There is a new sticker on the suitcase, and it says: “Under the chairs”. {Hero} always began on top, as one does. But sooner or later something fell out of a sleeve, and then they all got down on the floor.",
    ],
  ],
};

/** A writer meets a figure of the own book. */
const figureOfBook: Story = {
  after: [
    [
      0,
      "={Hero} would have known that coat anywhere. {He} had given it four buttons {himself}, on page twelve, and had torn off one of them on page thirty. {Hero} counted. There were three.",
    ],
    [
      1,
      "=“You're not real,” said {hero}. “Then you pay for the cake,” was the answer. There was a second piece, with cream. “You never let me eat anything. I've been hungry for two hundred pages.”",
    ],
    [
      1,
      "=There were complaints, and they were in order, from the front to the back. Why always rain? Why that name? Why was there a staircase in chapter nine, and never anybody at the top of it? {Hero} wrote it all down on napkins. It was the first thing that {he} had written for a year.",
    ],
    [
      1,
      "=“And how does it go on?” asked the visitor. “I don't know,” said {hero}. “I sit there every morning. It doesn't.” The visitor put down the fork. “I'm standing on that staircase,” it was said, “with one foot in the air. Since last winter. Have you any idea what that does to a knee?”",
    ],
    [
      0.4,
      "=Then {hero} said what {he} had not told anybody. {He} knew quite well how it went on, and it was not a good end, and {he} did not want to write it, because nobody would be there any more afterwards. The coffee got cold. When {he} looked up, the chair opposite was empty, and a button lay on the plate.",
    ],
  ],
  end: [
    [
      0,
      "={Hero} took the button home and put it down beside the paper. Then {he} wrote one sentence: the foot came down. After that there was the next stair. It went on like that all night, stair by stair, and at the top there was a door, and behind it somebody had laid a table. {He} had not known that. {He} only had to write down what there was to eat.",
    ],
    [
      0.6,
      "=It was no bad end. It was not even an end; it was pudding. When {hero} had written it, it was light, and it had stopped raining, on page two hundred and four.",
    ],
    [
      0.8,
      "=In the window of the bookshop there is a coat on the cover, with four buttons. And in that café there is a table for two, where one piece of cake is always ordered and paid for by somebody who never eats it. In the evening the plate is empty.",
    ],
  ],
};

const PERFORMER =
  "magician|conjurer|illusionist|comedian|comedienne|clown|comic|ventriloquist|fortune teller|hypnotist|juggler|joker|entertainer|puppeteer";

/** Who has to go on, and who no longer can. */
export const stages: readonly ClauseScene[] = [
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("children read|robot")}(?:met|meets|was visited by|sat opposite|found|saw|bumped into|ran into|came face to face with|opened the door to|spoke to)\\b[^.]*?\\b(?<figure>(?:heroine|hero|character|figure|villain|protagonist|detective|main character)s? (?:of|from|in) (?:his|her|their) (?:own |last |first |new |unfinished )*(?:book|novel|story|stories|books|novels)|(?:his|her|their) (?:own )?(?:main )?(?:character|heroine|villain|protagonist)s?)\\b[^.]*|^[^.]*?\\b(?<visitor>characters?|heroine|hero|villain|protagonist|detective) (?:of|from|in) (?:his|her|their) (?:[a-z]+ )?(?:book|novel|story)(?: suddenly)? (?:appeared|knocked|came|showed up|turned up|stood|moved in|rang)\\b[^.]*`,
    ),
    idea: /\b(?:writer|author|novelist|poet|writes|wrote|ghostwriter|crime writer)\b/i,
    ...figureOfBook,
    of: "adults",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `${said("band|rock band|group|trio|quartet|duo|orchestra|choir|musicians|bandmates|punk band|girl band|boy band")}(?:met again|met|meet again|reunited|reunites|got (?:back )?together|came (?:back )?together|got the band back|get (?:back )?together|played (?:together )?again|play (?:together )?(?:again|one last)|decided to (?:play|reunite)|had to (?:play|reunite)|gave one last|wanted to (?:play|perform) (?:together )?again|wanted to get)\\b[^.]*`,
    ),
    idea: /^(?!.*\b(?:dead|ghosts?|died|school|children|kids|animals|hates|hated|wedding)\b).*\b(?:years|once|again|former|old|reun\w+|last concert|broke up|split up)\b/i,
    ...bandAgain,
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `(?<=^(?:There was once )?(?:An?|The|Our|My) (?:[a-z-]+ ){0,3}?(?:${PERFORMER})\\b.*)(?:(?:had|has) to (?:perform|appear|entertain|make|play)|(?:was|is) (?:asked|invited|booked|hired) to|got (?:a|one) (?:last )?(?:chance|booking|job|show)|performed|tried to (?:make|perform)|wanted to (?:make|perform))\\b[^.]*|(?<=^(?:There was once )?(?:An?|The|Our|My) (?:[a-z-]+ ){0,3}?(?:${PERFORMER})\\b.*)(?:could (?:no longer|not)|no longer|never) (?:make|made|get|got)\\b[^.]*(?:laugh|laughed|laughs|smile)\\b[^.]*`,
    ),
    idea: /\b(?:stopped working|no longer|not funny|nobody (?:laughs|laughed|laughing)|no one (?:laughs|laughed)|not make|lost (?:his|her) (?:jokes|humou?r|magic|touch)|ageing|aging|forgotten|last show|never works?|always (?:go|went|goes) wrong|trick(?:s)? (?:go|went|fail))\b/i,
    ...noLongerWorks,
    of: "adults",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      "(?:had to|has to|must|was to|was asked to|was supposed to|was chosen to|was going to|got the chance to|was invited to|decided to|wanted to|needed to|was forced to|dared to|agreed to|loved to|loves to|(?:was|is) (?:far |much )?too (?:shy|scared|afraid|nervous) to|never dared to|did not dare to)\\b[^.]*?\\b(?:play|perform|sing|act|dance|go on|get on|go up|appear|step|stand|take over|open|replace)\\b[^.]*|[^.]*?\\b(?:stage fright|(?:afraid|scared|terrified) of (?:the stage|performing|singing in front|crowds|the audience))\\b[^.]*",
    ),
    idea: /^(?!.*\b(?:disappears|farm|stutter\w*|stammer\w*|robot|hides?|horses?|water)\b).*\b(?:stage fright|(?:too (?:shy|scared|afraid|nervous)|not dare|never dare[sd]?) to (?:go|get|step|be|stand|perform|sing|dance|play|act)[^.]*\b(?:stage|in front|audience|public|others|people)|(?:afraid|scared|terrified|frightened) of (?:the )?(?:stage|audiences?|crowds|performing|people watching|being watched|singing in front|playing in front)|never (?:dared|dares) to (?:sing|play|perform) in front)\b/i,
    ...stageFright,
    of: "people",
  }),
];
