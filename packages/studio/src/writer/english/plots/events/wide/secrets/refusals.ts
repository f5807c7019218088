import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, unless } from "../../open/open-scene.ts";

type Story = Pick<ClauseScene, "after" | "end">;

/** Somebody says no to what is ordered. */
const refusal: Story = {
  after: [
    [
      0,
      "=“No,” said {hero}. “What do you mean, no?” “I won't {deed}.” It was so quiet that one could hear somebody put down a pencil. They had an answer there for “too late”, for “broken” and for “forgotten”. For “no” there was not even a form.",
      "=“What did you say?” they asked. “No,” said {hero}, a little more clearly. “I won't {deed}.” Somebody wrote it down, and then crossed it out, because there was no column for it. They had columns for everything else.",
    ],
    [
      0.6,
      "=First they tried it kindly. Was it the food? Did {he} need a rest? {Hero} thanked them, and said that the food was all right. They let {him} sleep on it. In the morning they asked again, and it had not got any smaller overnight. “No,” said {hero}.",
    ],
    [
      1,
      "=Then they brought the rules, and read them out, all hundred and four, standing. It took until dark. {Hero} listened to every one of them with great attention. “That is all quite right,” {he} said at the end. “But I won't {deed}.” They sat down, because their feet hurt.",
    ],
    [
      0.6,
      "=Somebody else was found for it. He came, rolled up his sleeves, and saw {hero} standing there, who did nothing at all. “Why won't you?” he asked. {Hero} told him. It was only one sentence. He rolled his sleeves down again, and remembered that he was needed somewhere else.",
      "=“They'll ask me next,” said {mate}. “Yes,” said {hero}. “Why won't you?” {Hero} said it. It was only one sentence. {Mate} thought about it for quite a while. “Then they can save themselves the trouble of asking me,” said {mate}.",
    ],
    [
      0.4,
      "=In the end they all came together, and in front came the one at the very top, who had never been seen so near. After this nobody would ask again, it was said. It takes somebody brave, for that, and {hero} had never been that. One could see {his} knees from outside. It came out once more all the same, and this time it was no more than a whisper.",
    ],
  ],
  end: [
    [
      0,
      "=“Then I shall do it myself,” said the one at the very top, and stepped forward. Nobody was in the way. One only had to begin. But it is one thing to sign it, and quite another to be the one who stands there. It took a long time. “What was your reason?” asked the one at the top at last, without turning round.",
    ],
    [
      0.6,
      "=“Because tomorrow I should still be the one who did it,” said {hero}. It was so simple that somebody at the very back said “Oh”. The one at the top nodded several times, and put both hands into the pockets. “It has been put off,” the others were told. That was how it was written down. Everybody knew for how long, and nobody asked for a date.",
    ],
    [
      0.8,
      "=There is a form for it by now. It has got only one line, for the reason. It has been used twice. Both times somebody fetched a chair and sat down, to hear the answer properly.",
    ],
  ],
};

/** Somebody plans to rob a place, and gets to know who guards it. */
const heist: Story = {
  after: [
    [
      0,
      "=The plan was on the back of a cake recipe and had seven steps. The first was to look as always. {Hero} had looked as always for years, and was very good at it. One does not look twice at somebody like that. One says good evening, and thinks of supper.",
    ],
    [
      0.6,
      "=For the second step one had to know the place. {Hero} went there in the afternoon and counted stairs, doors and minutes. The guard held the door open. “You again,” he said. “And how is the back?” On his sandwich box there was a photograph of a very small girl with a very large tooth. It was not in the plan, so {he} did not write it down.",
    ],
    [
      1,
      "=The third step was practised at home, with a cake tin for a safe. It took four minutes, then three, then ninety seconds. At the next try there was a cake in the tin. After that it was not possible to go on practising.",
      "=The third step was practised at home, with a cake tin for a safe. {Mate} held the stopwatch. It took four minutes, then three, then ninety seconds. At the next try there was a cake in the tin, and the stopwatch was forgotten.",
    ],
    [
      0.6,
      "=On the first night the wrong lamp was on. On the second the guard sat in the middle of the way with his shoes off. He was glad of anybody who came by, he said; it was a long night, and nobody ever did. {Hero} sat down for a minute. It got to be three o'clock.",
    ],
    [
      0.4,
      "=The third time everything was right. Step six was done, the heavy door stood open, and there it lay, more than {he} had imagined. Then {hero} heard steps in the corridor, and a clinking. The guard was coming, early, with two cups. Tomorrow they would ask who had been on duty. That would be step eight. Nobody had drawn a step eight.",
    ],
  ],
  end: [
    [
      0,
      "={Hero} pushed the door shut again, quite softly, and turned the wheel back to where it had been. “There you are,” said the guard. “There was a noise.” “Yes, that door was open,” said {hero}. “I've had a look.” It was not even a lie. He turned pale up to the ears. “If nobody had come by,” he said, and did not finish the sentence, and filled both cups.",
    ],
    [
      0.6,
      "=A gentleman in a tie came with a reward, in an envelope. It was not what it would have been. {Hero} counted it at home at the kitchen table, and compared it with the list of what it had all been for. It was just enough for the first line. The second {he} could hardly read any more, and the third had been a boat.",
    ],
    [
      0.8,
      "=To this day nobody has suspected anything. The recipe hangs in the kitchen, with the right side to the front. “You look as always,” says the guard when it gets late, and pushes the second cup across. The girl in the photograph has got all her teeth by now.",
    ],
  ],
};

const ORDERED =
  "(?:shoot|fight|kill|open|obey|make|forge|write|sign|bow|kneel|hunt|paint|cook|build|burn|destroy|perform|carry out|serve|arrest|report|attack|fire|follow|press|launch|execute|betray|cut down|cut|lie|swear|march|hand over|give up the|confess|deliver|evict|pull|say|name|drop|blow up|print|publish)";

/** Those who refuse, and those who plan and then do not. */
export const refusals: readonly ClauseScene[] = [
  ...openScene({
    by: "hero",
    words: inSentence(
      `${unless("children|kids|toys?|school")}(?:refused to|would not|refuses to|did not want to|had refused to) (?<deed>(?:${ORDERED})(?:(?= |\\.)[^.,]*?))(?=[.,]| (?:when|because|and|until|but|although|even|who|any)\\b)[^.]*`,
    ),
    idea: /\b(?:soldier|guard|officer|executioner|judge|knight|general|captain|policeman|policewoman|maker|smith|blacksmith|clerk|archer|hunter|printer|journalist|writer|painter|engineer|scientist|pilot|servant|cook|butcher|sheriff|spy|agent|mayor|minister|worker|driver|executive|tailor|architect|hangman|squire|recruit|sniper)\b/i,
    ...refusal,
    of: "adults",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("kids|children|boys?|girls?|mice|mouse|fox|toys?|stole")}(?:planned|plan|decided|wanted|tried|found out how|set out|prepared|agreed|intended|needed|worked out how|plotted|was hired|were hired|was going|were going|came) to (?:rob|break into|steal from|burgle|crack|pull off|empty)\\b(?<place>[^.]*)`,
    ),
    ...heist,
    of: "adults",
  }),
  ...openScene({
    by: "any",
    words: inSentence("(?:nobody|no one) (?:ever |would ever )?(?:suspected|suspect)\\b[^.]*"),
    idea: /\b(?:rob|heist|break into|steal from)\b/i,
    ...heist,
    of: "adults",
  }),
];
