import { phrase } from "../phrase.ts";
import { story } from "../subject-story.ts";

/** Stories of grown-ups who have to do something, want it, set about it, or to whom something happens. */
export const anyOfGrownUps = [
  story({
    says: [
      phrase(
        "(?:had to|must|(?:was|were) (?:forced|asked|ordered|told|supposed|sent|hired|called) to|needed to|now has to|has to) <task:doing>",
      ),
      /^.*$/s,
    ],
    of: "adults",
    after: [
      "{Hero} did not sleep that night. {He} lay on {his} back and went through it from the beginning to the end, and each time {he} got stuck at the same point. {He} had to {task}. {He} could not see how, and {he} could not see how not to. Towards morning {he} got up and made coffee, so as to have done one thing right.",
      "At first it went better than {hero} had feared. {He} did the easy part, and then the next easy part, and for an hour {he} almost believed that the rest would be easy too. But the hard part was still there. It had only waited until {hero} was too far in to turn back.",
      "+ There was no lack of advice. One person said that {hero} should wait, and another said that {he} had waited too long already. {Hero} thanked both of them. {He} noticed that neither had offered to do it for {him}.",
      [
        "Then it went wrong. {Hero} made one mistake, a small one, and it pulled a bigger one after it. All that {he} had prepared was worth nothing any more. {Hero} thought of {mate}, and of what {he} would have to say. “I can't do this,” {he} said aloud.",
        "Then it went wrong. {Hero} made one mistake, a small one, and it pulled a bigger one after it. All that {he} had prepared was worth nothing any more, and {he} stood there with empty hands. “I can't do this,” {he} said aloud. It sounded very calm.",
      ],
      "For a while {hero} thought of nothing but leaving. {He} could see {himself} do it: the door, the street, the quiet afterwards. But then {hero} saw the next morning too, and the one after that, and in each of them there was this one thing that {he} had not done.",
    ],
    end: [
      "So {hero} stayed. {He} did not feel brave. {He} only stopped looking at the whole of it, and did what lay right in front of {him}, and after that what came next. {His} hands knew more than {he} did. And when {hero} looked up again, the point at which {he} had got stuck all night was already behind {him}.",
      "It was not as {hero} had imagined it, neither so bad nor so good. It was simply done. {Hero} noticed that {he} was hungry, and that {his} back hurt, and that somebody was looking at {him} and nodding. {He} nodded back. It was the first time that day that {hero} smiled.",
      "Some nights {hero} still lies awake and goes through it from the beginning to the end. It does not get stuck anywhere now. {Hero} listens for a moment to how quiet it is, turns over, and sleeps until the coffee.",
    ],
  }),
  story({
    says: [
      phrase(
        "(?:wanted|wished|longed|hoped|dreamed|dreamt|was determined|were determined|would (?:like|love|rather)) (?:nothing more than )?(?:so much )?(?:to|of) <wish:doing>",
      ),
      /^.*$/s,
    ],
    of: "adults",
    after: [
      "For a long time {hero} had not said it to anyone. It was easier not to. {He} paid the bills, and answered, “Fine, thanks,” when people asked. But the wish to {wish} was there when {he} woke up, and it was there when {he} turned off the light, and it did not get smaller from being kept quiet.",
      "Then {hero} said it aloud for the first time, and it sounded like a thing that other people do. There was a silence. “You?” somebody asked. It was not meant unkindly. {Hero} laughed along with them, and on the way home {he} was angry with {himself} because of it.",
      "+ After that {hero} began to count what stood in the way. There was the money, and there was the time. There was what they would say. {Hero} wrote it all down, and at the very bottom, because {he} was honest, {he} wrote: me.",
      [
        "The first real step was a small one, and it took {hero} three days. When {he} had taken it, nothing happened at all, and then everything at once. A door was shut in {his} face. Somebody said no, and somebody else said it in writing. {Hero} thought of {mate}, and for the first time {he} was not sure that it was right.",
        "The first real step was a small one, and it took {hero} three days. When {he} had taken it, nothing happened at all, and then everything at once. A door was shut in {his} face. Somebody said no, and somebody else said it in writing. {Hero} put the letter with the others.",
      ],
      "That evening {hero} gave up. {He} did it properly: {he} tidied everything away, washed the cup, and sat down in the dark. It was very peaceful. {Hero} waited to feel relieved. {He} waited for quite a while, and what came instead was the wish, as quiet and as stubborn as on the first day.",
    ],
    end: [
      "“All right,” said {hero} in the dark. In the morning {he} went back to where they had said no. {He} had no better reasons than before. But this time {hero} did not laugh along, and {he} did not go away, and that made them look at {him} properly. “You really mean it,” one of them said. “Yes,” said {hero}.",
      "It did not come the way {hero} had dreamed of it. It came with delays, and with a form in three copies, and it began on a wet Tuesday. But there it was. {Hero} stood in the middle of it, with a dry mouth, and thought: so this is what it feels like. And then {he} forgot to think about it, because {he} was busy with it.",
      "“Fine, thanks,” {hero} says now, when people ask, and they look twice, because it is true. The list of what stood in the way still lies in the drawer. Only the last line is crossed out.",
    ],
  }),
  story({
    says: [
      phrase(
        "(?:decided to|decides to|tried to|tries to|set out to|began to|started to|planned to|agreed to|promised to|offered to|managed to) <plan:doing>",
      ),
      /^.*$/s,
    ],
    of: "adults",
    after: [
      "Later {hero} could say exactly when it had begun. {He} had been standing there with the keys in {his} hand, on a day like any other, and suddenly {he} had known that it could not go on like this. To {plan} was not a sensible idea. It was only the one idea that did not make {him} tired.",
      "{Hero} told as few people as possible. Those who heard of it found a good many reasons against it, and {hero} could not contradict a single one. “You're right,” {he} said, and went on with it. After a week they stopped giving reasons, and only watched.",
      "+ There were good days. Then {hero} whistled, and was surprised to hear it. There were also days on which {he} looked at what {he} had begun as one looks at somebody else's washing. On those days {hero} did one small thing, and did not ask {himself} whether it was any use.",
      [
        "The blow came from a side from which {hero} had not expected it. {He} had thought of nearly everything, and it was the one thing that {he} had forgotten. Now it lay there, broken, for everyone to see. {Hero} could not look at {mate}. “I've been a fool,” {he} said.",
        "The blow came from a side from which {hero} had not expected it. {He} had thought of nearly everything, and it was the one thing that {he} had forgotten. Now it lay there, broken, for everyone to see. “I've been a fool,” said {hero}, and sat down on the stairs.",
      ],
      "Somebody sat down next to {hero}. It was one of those who had had the best reasons against it. “I was hoping you'd do it,” the other one said, and looked at the floor. “I've wanted to do something like that for twenty years. I thought, if it works for you…” The sentence was not finished. It did not need to be.",
    ],
    end: [
      "They sat there for another minute. Then {hero} stood up and brushed the dust off {his} trousers. What was broken could not be mended. But it could be done differently from there, and with four hands it could be done faster. By midnight there were six hands, and somebody had brought soup.",
      "And so {hero} came to the end of it after all, by another way than the one {he} had planned. It was better than the planned one; it had more people in it. {Hero} looked round at the tired faces and tried to thank them, and found that {he} had no voice left. They understood {him} quite well.",
      "It is a day like any other again. {Hero} stands there with the keys in {his} hand, and for a moment {he} remembers. Then {he} goes in, where there is always somebody by now, and leaves the door open for the next one.",
    ],
  }),
  story({
    says: [/^.*$/s],
    of: "adults",
    after: [
      "It had been an ordinary day until then. Afterwards {hero} often thought about that: how ordinary it had been, with a stain on the sleeve and a bill on the table. And when it came, {hero} did what people do. {He} looked round to see whether it was meant for somebody else.",
      "It was meant for {hero}. {He} understood it slowly, one part after the other, in the way one feels for the light switch in the dark. What did {he} have to do now? {Hero} said “yes” to somebody on the telephone, and when {he} had hung up, {he} did not know to what.",
      "+ For some days {hero} went on as before. {He} was punctual and polite, and nobody noticed. Only the small things went wrong: the salt was in the fridge, and {he} locked the door twice. In the evenings {hero} sat by the window and looked at the people outside. They all seemed to know where they were going.",
      [
        "{Hero} thought of {mate} then. {He} thought of what had been said, and of what had not been said, which was the longer part. It would have been easy to be angry. {Hero} tried it for an evening. But under the anger there was something else, and that was harder to put away.",
        "It would have been easy to be angry, and {hero} tried it for an evening. {He} walked through the streets with long steps and gave the world a piece of {his} mind. But when {he} came home, it was still there, and it had not got any smaller. Under the anger there was something else, and that was harder to put away.",
      ],
      "Then came the moment when {hero} could have pretended that nothing had happened. It would only have taken a sentence, and everybody would have been glad to believe it. {Hero} had the sentence ready. {He} opened {his} mouth, and noticed that {he} did not want to say it.",
    ],
    end: [
      "So {hero} said what was true. It was not long, and {his} voice shook at one point. When {he} had finished, it was quiet for such a time that {he} heard the rain begin. “Why didn't you say so before?” somebody asked at last. “I had to find out first,” said {hero}.",
      "After that it was not easy, but it was clear, and that is very nearly as good. One thing followed from the other. {Hero} did what had to be done, and let go what could not be helped, and slept through the night for the first time. In the morning the light lay on the table, on the bill, and on the stain, and all of it looked as if somebody had washed it.",
      "If {hero} is asked about it today, {he} tells it quite quickly. It is a good story by now, and people shake their heads at the right places. Only the ordinary day before it {hero} keeps for {himself}. {He} likes to go back there once in a while, look round, and then turn off the light.",
    ],
  }),
];
