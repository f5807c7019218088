import type { ClauseScene } from "../clause-scene.ts";
import { event } from "./event.ts";

/** How somebody is, or what somebody has to do with, until it changes. */
export const states: readonly ClauseScene[] = [
  {
    by: "any",
    words: event("(?:was|were|got|became) (?:so |very |terribly )?bored(?: of| with| by)?(?: {spot})?"),
    after: [
      [
        1,
        "{Doer} had seen all of it, from above and from below. It was beautiful. It had been beautiful yesterday, too, and the day before.",
      ],
      [1, "“You could count something,” {doerhe} was told. {Doerhe} had counted everything already."],
      [2, "{Doer} lay on {doerhis} back and looked up. Something had to be different from this, somewhere."],
    ],
    end: [
      [
        0,
        "Then a small one came past who saw it all for the first time. “Oh!” it went at every corner. “Look! And there!” {Doer} went along, only to see what there was to shout about. Toward evening {doerhe} had said “oh” three times, too.",
      ],
      [
        1,
        "It was all still the same. But {doer} had new eyes, at least until Thursday, and for Thursday the small one had said that it would come back.",
      ],
    ],
  },
  {
    by: "any",
    words: event(
      "(?:was|were|got) (?:so |very |rather |quite |a little |always )?(?:annoyed|cross|angry|fed up)(?: (?:about|with|by|at) (?:{being}|the noise|it|the music))?",
    ),
    idea: /\b(?:piano|pianist|music|violin|drums?|trumpet|noise|singing)\b/i,
    after: [
      [
        1,
        "{Doer} knocked, three times, and waited. It went on. {Doerhe} knocked once more, with both fists. For a moment it was quiet, and then it went on, only faster.",
      ],
      [1, "{Doer} wrote a complaint. It was a polite one with two exclamation marks. It was not answered."],
      [
        2,
        "The worst was a certain place, always the same one. {Doer} knew it by now, and held {doerhis} breath before it came.",
      ],
    ],
    end: [
      [
        0,
        "And then one day it did not come. It was so quiet that {doer} could not sleep. {Doerhe} came out and looked, and there somebody sat with both hands in the lap and was sad. So {doer} hummed the place, quite softly. It was a bit wrong, and just because of that it was answered.",
      ],
      [
        1,
        "Now it is like this: from four to five there is music, and from five to six there is quiet. At six o'clock both of them eat a piece of cheese. It's all in a contract.",
      ],
    ],
  },
  {
    by: "any",
    words: event(
      "(?:needed|wanted|had to have|asked for) (?<object>an? (?:[a-z]+ )?(?:night ?light|blanket|scarf|teddy|pillow))",
    ),
    idea: /\b(?:monster|ghost|vampire|dragon|giant|troll|bear|wolf)\b/i,
    after: [
      [1, "It was embarrassing, and {doer} did not tell it to anybody. What would they think? One has a name to lose."],
      [
        1,
        "One night it could not be put off any longer. “Psst,” went {doer}. “Are you awake?” It took courage to ask that, and courage to answer it.",
      ],
      [
        2,
        "“You?” was the answer. “I always thought that you were the one whom I had to be afraid of.” “Me?” said {doer}. “Of me?” They both had to think about that.",
      ],
    ],
    end: [
      [
        0,
        "The next evening {object} was there, without a word. It was a small one, and it was enough. {Doer} looked at it until {doerhe} fell asleep, and slept through for the first time.",
      ],
      [1, "There is an agreement now: nobody frightens anybody. And if one of them wakes up, they may say psst."],
    ],
  },
  {
    by: "any",
    words: event("(?:had|has) (?:very |always |terribly )?cold (?:feet|hands|ears|paws)"),
    after: [
      [
        1,
        "It was not so bad with one. But there were so many of them, and when the last was warm, the first was cold again.",
      ],
    ],
    end: [
      [
        0,
        "In the end all of them were warm, down to the last toe. It is hard to say how loud that is, when somebody sighs with every foot.",
      ],
    ],
  },
  {
    by: "any",
    words: event(
      "(?:wanted|wants) to (?<wanted>shake hands|hug|be hugged|say hello|be friends|play) (?:with )?(?:everyone|everybody|all of them|all the [a-z]+|the others|somebody|someone)",
    ),
    idea: /\b(?:octopus|squid|spider)\b/i,
    after: [
      [
        1,
        "But how does one begin? {Doer} held something out, very carefully. The others did not know which one to take, and so they took none, and waved, and went on.",
      ],
      [1, "In the evening {doer} practised with a stone. It is easy with a stone. It does not run away."],
      [
        2,
        "“You come too close,” said one. “You don't come close enough,” said another. It was not easy to get it right.",
      ],
    ],
    end: [
      [
        0,
        "It was a small one who stopped, one that was shy, too. It only dared to use the tip of a finger. {Doer} held out the tip of one arm. They touched, quite lightly, and nothing bad happened.",
      ],
      [
        1,
        "The next day there was a queue, all round the rock. {Doer} had enough for all of them, and could say hello to eight at the same time.",
      ],
    ],
  },
  {
    by: "any",
    words: event(
      "(?:became|was chosen as|was made|was now) (?<post>(?:the |an? )(?:narrator|speaker|reporter|captain|presenter|announcer|leader|singer|star|hero|queen|king|chief|teacher|guide)(?: of (?:the |an? )?[a-z]+(?: [a-z]+)?)?)",
    ),
    idea: /\b(?:stutter\w*|stammer\w*|shy|quiet)\b/i,
    after: [
      [
        1,
        "Nobody would have thought of it, and {doer} least of all. “Me?” {doerhe} said, three times. The third time it was no longer a question.",
      ],
      [
        1,
        "The first time {doerhis} knees shook so much that the table rattled. {Doer} held on to it. “Take your time,” somebody said quite softly. “We are not going anywhere.”",
      ],
      [
        2,
        "It was a different voice from all the others. One had to listen, because one could not tell what would come next.",
      ],
    ],
    end: [
      [
        0,
        "By spring they all came a little earlier, so as not to miss the beginning. Nobody counted how long it took. “That's just how it has to sound,” they said, and meant {doer}.",
      ],
    ],
  },
  {
    by: "any",
    words: event("(?:stuttered|had a stutter|stammered|could not pronounce|was (?:very |so )?(?:shy|quiet))"),
    after: [
      [
        1,
        "The words were all there, in the right order. Only the door was a bit narrow, and they all wanted to go through it at the same time.",
      ],
      [
        2,
        "The others finished the sentences for {doerhim}, and they meant it well. But they were never {doerhis} sentences.",
      ],
    ],
    end: [
      [
        0,
        "Somebody waited until the sentence was over. It was a long one. “Go on,” {doerhe} was told then. Nobody had ever said that before.",
      ],
    ],
  },
  {
    by: "any",
    words: event("was (?:secretly|really|actually|in truth) (?<truth>an? (?:[a-z]+ )?[a-z]+)"),
    idea: /\b(?:caretaker|janitor|cleaner)\b/i,
    after: [
      [
        1,
        "One could not see it, if one did not know. There was the grey coat, and the keys, and the soup in the flask. But now and then something happened that could not be explained.",
      ],
      [
        1,
        "Once a boy fell from the climbing frame and did not reach the ground. Once the big cupboard stood on the other side in the morning. “Draught,” said {doer}, and swept on.",
      ],
      [2, "There was a small hook behind the boiler. A bag hung on it, and nobody had ever seen what was in it."],
    ],
    end: [
      [
        0,
        "On the day of the great storm everybody saw it, for only a moment. Then all of them were standing outside, dry and safe, and {doer} came round the corner with the broom. “What are you looking at?” {doerhe} asked.",
      ],
      [
        1,
        "Nobody said anything. But on Friday a new bag hung on the hook, sewn by the whole class, a bit crooked, in red and gold.",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event(
      "(?:only came|only opened|only appeared|only worked|only sang|only bloomed|came only|opened only) (?:in|on|at) (?<time>(?:the )?(?:[a-z]+ )?(?:winter|snow|december|january|february|frost|cold))",
    ),
    idea: /\b(?:van|cart|stand|truck|seller|shop|caf[eé])\b/i,
    after: [
      [
        1,
        "“That can't go well,” people said. “Who wants that, at such a time?” They said it from behind their windows, where it was warm.",
      ],
      [
        1,
        "The first who came had a red nose and two coins. The second one wanted to know what the first one was smiling about.",
      ],
      [
        2,
        "It tasted different like that. One had to be quick, and one had to stand close together, and both were good.",
      ],
    ],
    end: [
      [
        0,
        "By now they all know the bell. When they hear it through the snow and the dark, they run out in their slippers. “Why don't you come in summer?” a child asked once. “In summer everybody can do it,” was the answer.",
      ],
    ],
  },
  {
    by: "any",
    words: event("(?:was|were) (?:replaced|to be replaced) by (?<machine>an? (?:[a-z]+ )?[a-z]+)"),
    idea: /\b(?:lighthouse|keeper|lamp|watchman|signal|ferry)\b/i,
    after: [
      [
        1,
        "They brought it on a Tuesday, in four crates. It did everything by itself, and it never got tired. “Now you can rest,” they said to {doer}, and shook {doerhis} hand.",
      ],
      [
        1,
        "{Doer} did not know how that is done. At the same hour as always {doerhe} woke up, and at the same hour as always {doerhe} looked out.",
      ],
      [2, "It worked perfectly. It only did not whistle, it did not wave, and it did not know who was out there."],
    ],
    end: [
      [
        0,
        "Then came the night when nothing worked any more, no wire and no switch. {Doer} was up there before anybody had called. {Doerhe} did it as it had been done for a hundred years, by hand, until morning.",
      ],
      [
        1,
        "They left the machine where it was. But beside it there is a chair now, and a cup, and a sign on the door: please knock. In here they know more.",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event(
      "heard (?<object>(?:an? |the )?(?:strange |odd |soft |loud |quiet |faint )?(?:knocking|knock|noise|sound|voice|music|song|scratching|crying|whisper|whispering|humming|singing))",
    ),
    idea: /\b(?:space|astronaut|moon|rocket|capsule)\b/i,
    after: [
      [
        1,
        "It came once, and then it was quiet. It was so quiet that {doer} thought it had been a mistake. Then it came again, three times, in quite a friendly way.",
      ],
      [
        1,
        "{Doer} went from one wall to the next and laid an ear against each. Here it was fainter, there it was clearer. It came from where nothing could be.",
      ],
      [
        2,
        "“Who's there?” asked {doer}. It is a silly question at such a place. It was answered, though: knock, knock.",
      ],
    ],
    end: [
      [
        0,
        "When {doer} opened at last, very slowly, only a crack, somebody floated there who was just as frightened. “I saw the light,” said a thin voice. “I only wanted to ask whether I may warm myself.”",
      ],
      [
        1,
        "They drank cocoa from two tubes. It turned out that it is only half as far between the stars if one has a place to stop on the way.",
      ],
    ],
  },
  {
    by: "any",
    words: event("(?:missed|had missed) the (?<lost>music|night|show|party|bus|train|school bus|last bus|last train)"),
    after: [
      [
        1,
        "It was over, and there was no bringing it back. Something was missing, as when a clock has stopped: one only hears it then.",
      ],
      [2, "“It's not so bad,” they said, and looked past each other."],
    ],
    end: [
      [
        0,
        "But if enough people miss the same thing, it does not stay away for long. One of them began, quite softly, from memory. It was a little wrong. The next one knew how it went on.",
      ],
    ],
  },
];
