import type { ScriptGroup } from "./script.ts";

/** Looking for somebody or something. */
export const searching: ScriptGroup = {
  verbs: "find see meet visit reach search look seek hunt",
  scripts: [
    {
      tell: [
        [
          1,
          "^{Hero} had asked about {goal} often enough, and the answer had always been the same: “Forget it.” But that was the one thing {he} could not do. So [early one morning|one Sunday|before sunrise] {he} packed [bread and a blanket|two apples and a warm jacket|a bottle of water and some biscuits] and set off {there}.",
          "%{Hero} had thought about {goal} all [winter|summer|spring], and thinking had changed nothing. “Nobody is going to bring {goal} to my door,” said {hero} at last, and set off {there} before the others woke up.",
        ],
        [
          1,
          "The first one on the way was {ahelper}. “{Goal}?” said {thehelper}, thinking hard. “I heard something about that [last year|not long ago|when I was young]. Follow {way}, and do not turn back when it gets dark.” <It was not much, but it was more than {hero} had known [that morning|an hour before].>",
        ],
        [
          2,
          "So {hero} followed {way} {there}. For the first [hour|hours] it was easy. Then the path split, and the left side looked so much [wider|brighter|shorter]; surely that was where one had to look for {goal}, {he} thought, and left {way} behind.",
        ],
        [
          3,
          "But the path only led in a long circle, and by evening {hero} {was} back at the same [stone|fork|bend]. {He} had lost a whole day, and {goal} seemed further away than ever.",
        ],
        [
          2,
          "That night it [rained|grew bitterly cold|was darker than usual] {there}, and {hero} could not sleep. Perhaps the others had been right. Perhaps it was better to forget about {goal}. {He} even began to think of going home.",
        ],
        [
          1,
          "Then, in the quiet, {hero} remembered what {thehelper} had said: do not turn back when it gets dark. {He} got up, found {way} again and went on, [step after step|slowly and carefully|without a rest], until the sky turned [grey|pink|pale].",
        ],
      ],
      end: [
        [
          0,
          "And there, where nobody else had ever looked, stood {loved}. For a moment it was perfectly quiet. Then {hero} ran, and {loved} opened both arms, and everything that {he} had wanted to say came out at once. <“How did you ever find me?” asked {loved}. “{I} did not turn back,” said {hero}.>",
          "And there, in the first light, {hero} found {sought} at last. {He} had imagined it a hundred times, and never quite like this: [smaller|larger], quieter and far more beautiful. <At first {he} did not dare to go any closer.>",
        ],
        [
          2,
          "They talked until the sun stood high {there}. On the way home {hero} showed {loved} every spot: here {he} had gone in a circle, and here {he} had almost given up. {Thehelper} saw them from far off and waved with both arms.",
          "On the way home {hero} met {thehelper} again. “So it is true about {sought},” said {thehelper}. {Hero} nodded and told everything from the beginning, and it was [dark|late] before {he} came to the end.",
        ],
      ],
    },
    {
      tell: [
        [
          1,
          "^It had begun with an old card [at the bottom of a drawer|between two books|behind a mirror]. There was [a drawing|a stamp|a picture] on the front, and on the back three words about {goal}; the rest had been washed out by [rain|tea|the years]. {Hero} had read those three words so often that {he} knew every stroke.",
          "%It had begun with an old card that the wind had blown {there}. There were three words about {goal} on it; the rest had been washed out by [rain|dew|the years]. {Hero} had looked at those three words so often that {he} knew every stroke.",
        ],
        [
          1,
          "{Hero} showed the card to everybody {there}. Most of them shook their heads, and some of them laughed about {goal}. But {ahelper} held it up to the light and frowned. “Look at this,” said {thehelper}. “[You have been reading only one side|There is something under the ink|Hold it against the light].”",
        ],
        [
          2,
          "Against the light one could see thin lines: [a bridge, a tower and a tree|a well, a gate and a hill|three hills and a star], and behind them a small cross. It was a [map|map, drawn with a needle|plan of the way]. “Then {goal} must be there,” said {hero}, and {thehelper} [nodded|smiled], “but it is a long way.”",
        ],
        [
          2,
          "It was even [longer|steeper|stranger] than the [map|lines|card] had promised. [Halfway|At the top of a hill|Around noon] a gust of wind tore the card away. {Hero} ran after it until there was no breath left for running, but the card was gone, and with it the way to {goal}.",
        ],
        [
          3,
          "Without the map every direction looked like the next. {Hero} sat down {there} and thought of {goal}, and of all the people who had laughed. It would have been so easy to go home and say that they had been right.",
        ],
        [
          1,
          "But when {hero} closed {his} eyes for a moment, the thin lines were still there, every one of them, because {he} had looked at them so often. {He} drew them in the [dust|sand|dirt] with a stick, looked up and understood: [the last hill|the last tree|the place with the cross] was right ahead.",
        ],
      ],
      end: [
        [
          0,
          "Behind it somebody sat in the [evening|morning] sun and looked up at the sound of steps. It was {loved}. “There you are at last,” said {loved}, as though it had been only a day. Then everybody laughed and cried at the same time. <It took a while before anyone could talk sensibly again.>",
          "Behind it, exactly where the cross had been, {hero} found {sought}. It had been there all the time. Nobody had ever taken the trouble to go and look. <{He} [laughed|cheered] so loudly that the birds flew up.>",
        ],
        [
          2,
          "The card was never found again, and nobody missed it. When {hero} and {loved} came home together, the whole [street|neighbourhood] stood at the windows, and those who had laughed were very quiet.",
          "The card was never found again, and nobody missed it. Those who had laughed wanted to hear everything about {sought}, and {hero} told them, [twice|three times], and drew the way for them in the dust.",
        ],
      ],
    },
    {
      tell: [
        [
          1,
          "It was {hero's} oldest question: where was {goal}? {He} had asked it {there} on every birthday, and everybody had always talked about something else. This year {he} did not ask. “This year {i} will {mywish},” said {hero}.",
          "Everybody {there} had a different story about {goal}, and no two of them agreed. {Hero} listened to all of them, and then {he} made a decision: the only way to know was to go and look.",
        ],
        [
          1,
          "{He} began with the places that {he} knew, and there was no sign of {goal}. Then {he} tried the places where one is not really allowed to go. {Ahelper} caught {whom} there and should have scolded. “You are looking in the wrong season,” said {thehelper} instead. “Come with me, I saw something.”",
        ],
        [
          2,
          "It was only a [mark|scratch|small sign] at the side of the road, at the height of {hero's} [knees|nose]. “Somebody leaves these,” said {thehelper}. “There is one at every crossing. I always thought that they had to do with {goal}.” {Hero} felt {his} heart beat.",
        ],
        [
          2,
          "There was a second mark by {way}, and a third one after that. {Hero} counted [eleven|nine|fourteen] of them {there}. Then they stopped. {He} looked under leaves and behind stones until it was too dark to see, and there was not a single mark more.",
        ],
        [
          3,
          "“So that is the end of it,” said {hero}, and had to swallow. {Thehelper} did not answer at once. “Or it is the place,” said {thehelper} then. “One doesn't put up signs where one already is.”",
        ],
        [
          1,
          "{Hero} stood quite still. Nobody puts up signs where one already is. {He} turned around, slowly, and this time {he} did not look at the ground.",
        ],
      ],
      end: [
        [
          0,
          "“I made the last mark in [spring|autumn],” said a voice, “and then I only had to wait.” It was {loved}. {Hero} knew the voice before {he} saw the face, and then there was no more distance between them at all.",
          "There, high up, where one never looks, {hero} saw {sought}. “All the time,” said {he}, “all the time it was above our heads.” And {thehelper}, who had walked past it for so many years, could not say a word.",
          "There, right in front, {hero} saw {sought}. “All this time,” said {hero} softly, “and so close.”",
        ],
        [
          2,
          "That evening {hero} went back along all the marks, one after the other, and under each one {he} wrote a single word: found. Anybody who looks for {goal} today knows where to go.",
        ],
      ],
    },
  ],
};
