import { phrase } from "../../phrase.ts";
import { story, type WrittenStory } from "../../subject-story.ts";
import { NOT_OF_SOMEBODY } from "./beings.ts";
import { inOwnWords } from "./in-own-words.ts";

const RIVALS = /\b(?:rivals?|enemies|hated? each other|could not stand each other)\b/;
/** Two by name or noun: "Two rival captains, Elena and Marco", "A fox and a hound". */
const BOTH = phrase("<one:somebody>,? and <rival:somebody>,?(?: who [^,]*,)? (?:had|were|must|have|ended|hated|could)");

/** A helper who comes by. */
const smallHelp = {
  says: [
    phrase(
      `(?:helped|helps|was helping|had to help|wanted to help|tried to help|offered to help) <other:somebody> (?:to |(?=(?:find|get|build|save|win|learn|make|finish|repair|fix|solve|reach|cross|carry|catch|bake|cook|plant|clean|write|look|search|climb|escape|return|remember|overcome|move|paint|open|hide|come|go|fly|run|sell|keep|grow|bring|prepare|organi[sz]e|rebuild|restore)\\b))<task:doing>${NOT_OF_SOMEBODY}`,
    ),
  ],
  unless:
    /\b(?:murder\w*|kill\w*|rob(?:s|bed|bery)?|steal\w*|stole|escape from prison|hide a|bank|smuggl\w*|laugh at|funeral|dying|dead)\b/i,
  after: [
    "It was not {hero's} job at all to {task}. But {hero} came by just when {other} had tried everything and did not know what to do. {Other} was sitting on the ground, and {otherhis} eyes were red. “Is it very bad?” asked {hero}. {Other} could only nod. “Then there should be two of us,” said {hero}, and rolled up {his} sleeves, although {he} had none.",
    "“First we must know how not to do it,” said {hero}. {Other} knew that very well, and showed {him} everything that had gone wrong so far. It took quite a time. {Hero} walked once round {other} with a wrinkled forehead. Then the two of them began, with {hero} in front and {other} close behind.",
    "+ {Hero} had a new idea every five minutes. The first was too heavy for {other}, and the second was too high for {hero}. With the third they both fell flat on their faces. {Other} looked at {hero}, and {hero} looked at {other}, and that was the first time that {other} smiled that day.",
    "Then came the hardest part. They had nearly got there, and suddenly everything was worse than before. {Other} sat down again. “Leave me here,” {other} told {hero}. “You have done enough.” It would have been easy to go home. {Hero} was hungry, and {he} was tired, and {he} had promised nothing to anybody.",
  ],
  end: [
    "“I'm not good at leaving,” said {hero}, and sat down next to {other}. They rested, back to back. And while they were resting, {hero} saw the thing from the other side for the first time. “We've been doing it the wrong way round!” cried {hero}. {Other} jumped up. It was true: where the big and strong would fail, there was a way for the two of them.",
    "They did it bit by bit: a bit by {hero}, a bit by {other}. They counted aloud, because that made it easier. And when {hero} counted for the last time, {other} was already shouting for joy. It was done. {Other} had wanted so much to {task}, and {hero} had helped, and both of them were so tired that they fell asleep in the middle of hooray.",
    "{Hero} was home very late that day, and told everybody that it was nothing. But there is a path now between the place of {hero} and the place of {other}, and it was made by walking. When {hero} does not know what to do, {other} is there, every time, and says, “Then there should be two of us.”",
  ],
} satisfies WrittenStory;

/** Stories of helping somebody to do something, and of rivals who have to do it together. */
export const helping = [
  story({ ...smallHelp, of: "creatures" }),
  story({ ...smallHelp, of: "things" }),
  story({
    says: [
      phrase(
        `(?:helped|helps|was helping|had to help|wanted to help|tried to help|offered to help) <other:somebody> (?:to |(?=(?:find|get|build|save|win|learn|make|finish|repair|fix|solve|reach|cross|carry|catch|bake|cook|plant|clean|write|look|search|climb|escape|return|remember|overcome|move|paint|open|hide|come|go|fly|run|sell|keep|grow|bring|prepare|organi[sz]e|rebuild|restore)\\b))<task:doing>${NOT_OF_SOMEBODY}`,
      ),
    ],
    unless:
      /\b(?:murder\w*|kill\w*|rob(?:s|bed|bery)?|steal\w*|stole|prison|bank|smuggl\w*|funeral|dying|dead|baby|secretly dating|propose|die|escape)\b/i,
    of: "young",
    after: [
      "At first it did not look difficult to {task}. “We'll be finished by lunch,” said {hero} to {other}. {Other} did not say anything to that. {Other} had learned to be careful with such sentences. But {otherhe} was glad, you could see it, because {otherhe} had been alone with it until now, and it is too much for one.",
      "They began. {Hero} did everything very fast, because helping is fun on the first day. {Other} came after {him} and quietly did half of it again. “Am I a help?” asked {hero}, when {he} noticed. “You're company,” said {other}. “That's the bigger half of it.” So {hero} slowed down, and looked at how {other} did things, and after that it went better.",
      "+ In the breaks they sat side by side, shared what they had in their pockets, and talked. {Hero} heard things about {other} that {he} had never known, and {other} asked {hero} questions that were not about school. Nothing got done in the breaks. But later {hero} remembered the breaks best of all.",
      "Then came a bad day. {Hero} was tired of it. The others were outside, and they could be heard laughing. “I can't come today,” {hero} told {other}, and did not look up. {Other} only nodded. {Hero} went off with the others and played. It was not as much fun as it had sounded. {He} kept thinking of {other}, who now had to {task} alone.",
    ],
    end: [
      "{Hero} ran back. {Other} had not got far. {Otherhe} was sitting in front of it all with {otherhis} hands in {otherhis} lap, and looked small. “I thought that you'd had enough,” said {other}. “So did I,” said {hero}. “Move over.” They worked until they could no longer see what they were doing, and neither of them spoke, except to say, “Hold this.”",
      "And then it was done. It was so quiet for a moment that they could hear each other breathe. {Other} touched it with one finger, to see whether it was real. “You did that,” said {other}. “I only helped you to {task},” {hero} wanted to say. But {he} could not say it, because {other} was hugging {him} so hard.",
      "They look at it often now, {hero} and {other}, side by side. It isn't perfect. {Hero} can show you exactly where {he} was in a hurry and where {other} did it again. But {he} always begins with the place where they both said nothing, except, “Hold this.”",
    ],
  }),
  story({
    says: [
      phrase(
        `(?:helped|helps|was helping|agreed to help|had to help|wanted to help|tried to help|offered to help) <other:somebody> (?:to |(?=(?:find|get|build|save|win|learn|make|finish|repair|fix|solve|reach|cross|carry|catch|bake|cook|plant|clean|write|look|search|climb|escape|return|remember|overcome|move|paint|open|hide|come|go|fly|run|sell|keep|grow|bring|prepare|organi[sz]e|rebuild|restore)\\b))<task:doing>${NOT_OF_SOMEBODY}`,
      ),
    ],
    unless:
      /\b(?:murder\w*|kill\w*|rob(?:s|bed|bery)?|steal\w*|stole|prison|bank|smuggl\w*|funeral|dying|dead|die|in love|escape|fake|lie|crime|detective|police|accidentally|pretend\w*)\b/i,
    of: "adults",
    after: [
      "When {hero} offered to help, {other} said no at first. {Other} was not used to it. {Other} had got so far alone and would manage the rest as well, thank you very much. {Hero} did not argue. {He} only came back the next day, sat down, and asked where they should begin. {Other} thought about it, sighed, and told {him}.",
      "It is one thing to offer and another to do it. {Hero} had believed that it would be quite easy to {task}, and found out on the first evening how little {he} knew. {Hero} read, asked around, and made lists. {Other} listened to the lists with patience. “And what if we simply begin?” asked {other} at last. So they began.",
      "+ There were good days, when one thing led to the next, and {hero} and {other} forgot to eat. And there were days when they got in each other's way, and {hero} went home early and slammed the car door. The next morning there was always coffee, and neither of them said a word about the door.",
      "Then it failed. What had taken them weeks came apart in an hour, in front of people, and {other} walked out without a coat. {Hero} found {other} on a bench. “You meant well,” said {other}. “But I'm not somebody who can be helped. I could have told you that on the first day.”",
    ],
    end: [
      "{Hero} sat down. {He} could have said many things. What {he} said was the truth. “I didn't come because you needed me,” said {hero}. “I came because I had nowhere to be in the evenings. And then I wanted to know how it comes out.” {Other} looked at {him} for a long time. “You might have mentioned that,” said {other}. And then, “Where's my coat?”",
      "They did it again from the beginning, without lists. This time {other} led, and {hero} handed {other} what was needed. It was slower, and there were no people to watch. And one evening, in the middle of an ordinary sentence, {other} stopped and looked up. There it was. {Other} had really managed to {task}, and {hero} had been there when it happened.",
      "{Hero} is still not needed, as {other} says. But there is a second cup on the table in the evening, and a chair that is known as {hero's}. They are already arguing about what to begin next.",
    ],
  }),
  ...inOwnWords(
    {
      says: [
        RIVALS,
        BOTH,
        phrase(
          "(?:had to|were forced to|must|needed to|have to) (?:work together|join forces|team up|cooperate|unite|help each other)",
        ),
      ],
      lead: "one",
      unless: /\b(?:murder\w*|fall in love|fell in love|married|marry|lovers)\b/i,
      after: [
        [
          "“Not with {rival},” said {hero} at once. “Not with {hero},” said {rival}, who was not far away. They knew everything about each other: every mistake, every trick, every win that had not been quite fair. But {hero} could not {task} alone, and neither could {rival}. They had both tried it in secret, and each had been seen by the other.",
          "If it had not been for that, {hero} would never have said a word to {rival}. They knew everything about each other: every mistake, every trick, every win that had not been quite fair. And now there they were, side by side, {cause} “You begin,” said {rival}. “No, you,” said {hero}. It was not a good start.",
          "“Not with {rival},” said {hero} at once. “Not with {hero},” said {rival}, who was not far away. They knew everything about each other: every mistake, every trick, every win that had not been quite fair. But {hero} could not manage it alone, and neither could {rival}. They had both tried it in secret, and each had been seen by the other.",
        ],
        "So {hero} and {rival} made rules. They would talk only if they had to. There would be no leader. {Hero} would do one half, and {rival} would do the other. It took them a long time to agree on the rules, and five minutes to break them all. {Hero} pulled to the left and {rival} pulled to the right, and they did not move from the spot.",
        "+ “You always do it like that,” said {hero}. “And you never do,” said {rival}. They had watched each other for such a long time that {hero} knew {rival} better than anybody else in the world. It was strange to notice that. {Hero} looked away quickly, and went on with the quarrel.",
        "And then it went wrong, as it had to. What {hero} had done fell down on what {rival} had done, with a noise that could be heard far away, and everything was lost. They sat in the middle of it, back to back and out of breath. “That was you,” said {hero}. {Rival} did not even answer.",
      ],
      end: [
        "“I've always wanted to know how you do that one thing,” said {hero} after a while, and did not turn round. It was quiet for a moment. “I've wanted to know the same about you,” said {rival}. So {rival} showed it to {hero}, and {hero} showed it to {rival}.",
        "Then they began once more. Where {hero} was weak, {rival} was strong, and where {rival} did not dare to go, {hero} went first. It had been like that for years, and they had never seen it from this side. When the worst moment came, {hero} did not look round. {Rival} was there. They did it together, with the very last of their strength, and then {hero} and {rival} fell into each other's arms by mistake.",
        "{Hero} and {rival} are rivals again, of course. Each of them would give anything to be a bit better than the other. But there is a look between them now, before it begins. And the one who wins goes over afterwards and says, “That one thing of yours. You've changed it. Show me.”",
      ],
    },
    {
      task: phrase(
        `(?:work together|join forces|team up|cooperate|unite|help each other) (?:in order |so as )?to <task:doing>${NOT_OF_SOMEBODY}`,
      ),
      cause: /\b(?:when|because|after) (?<cause>(?:(?! and\b)[^.,;])+\.)/u,
    },
  ),
  story({
    says: [
      RIVALS,
      phrase(
        `(?:had to|were forced to|must|needed to|have to) (?:work together|join forces|team up|cooperate|unite|help each other) (?:in order |so as )?to <task:doing>${NOT_OF_SOMEBODY}`,
      ),
    ],
    unless: /\b(?:murder\w*|fall in love|fell in love|married|marry|lovers)\b/i,
    after: [
      "“Never,” was the first thing that was said, and it was said by both at the same time. It was the only thing on which {hero} had ever agreed. They knew everything about each other: every mistake, every trick, every win that had not been quite fair. But neither of them could {task} alone. They had both tried, and both had been seen trying.",
      "So {hero} drew up rules. No talking, except when it was necessary. Nobody is the leader. The left side is mine and the right side is yours. It took a whole morning to agree on the rules, and five minutes to break them all. By noon there were two plans to {task}, and each of them was made so that the other's could not work.",
      "+ “You always do it like that,” said one. “And you never do,” said the other. They had been watching each other for such a long time that each of them knew the other's work better than anybody in the world. It was strange to notice that. {Hero} looked away quickly, and went on with the quarrel.",
      "And then it went wrong, as it had to. Both of the plans fell down on top of each other, with a noise that was heard by everyone, and all that had been done was ruined. {Hero} sat in the middle of it, back to back, out of breath. It was not even possible to say whose fault it had been. They had each done exactly half.",
    ],
    end: [
      "“I've always wanted to know how you do that one thing,” said a voice after a while. It was not clear which of them had said it. There was a silence. “I've wanted to know the same about you,” was the answer. So they showed each other. {Hero} forgot that there were sides, and rules, and that it was already late.",
      "They began once more, and now it went as if one person had four hands. What one of them could not do was just what the other was best at. It had been like that for years. Hour by hour it grew, and when the moment came, they did not even need to look at each other. They had done it: they had managed to {task}, and there was a cheer.",
      "{Hero} are rivals again, of course. Each would give anything to be a bit better than the other. But there is a look between them now, before it begins. And whoever wins goes over afterwards and says, “That one thing of yours. You've changed it. Show me.”",
    ],
  }),
  story({
    says: [
      RIVALS,
      /\b(?:ha[ds] to|were forced to|must|have to|ended up) (?:(?:work|working|play|live|travel|survive|share|stick)\b[^.]{0,20}\b(?:together|same team|each other)|join forces|team up|cooperate|share)\b/,
    ],
    unless:
      /\b(?:murder\w*|fall in love|fell in love|married|marry|lovers|(?:work together|join forces|team up|cooperate|unite|help each other) (?:in order |so as )?to)\b/i,
    after: [
      "It was the worst thing that could have happened to {hero}, and {he} said so loudly. Of all the people in the world it had to be a rival. They did not greet each other on the first morning. They put down their things as far apart as possible, and looked at the ceiling, the floor and the door, and not once at each other.",
      "Every little thing became a contest. Who was there first, who was ready first, who was right. {Hero} won on Monday and lost on Tuesday. What they were meant to do together did not get done at all, because each of them was busy doing it better than the other. It went on like that until everything was behind and nothing fitted.",
      "+ There was one moment, though. {Hero} dropped something at the worst possible time, and the rival caught it, without thinking, and handed it back. They both looked at their hands in surprise. Then they remembered who they were. But {hero} thought about it that night, and could not decide whether it counted as a win.",
      "Then it became serious. What had been a game up to now could really go wrong, and there was no time left to find out who was better. {Hero} had half of what was needed. {He} knew very well who had the other half. It was the longest walk of {hero's} life, and it was only across the room.",
    ],
    end: [
      "“I can't do it without you,” said {hero}. It was hardly louder than a breath. The rival looked up. There might have been a joke now, or a grin, and {hero} was ready for both. “I was just going to come over and say the same,” was all the answer. “I got as far as the chair.” So they pulled up a second chair and began.",
      "They were good. It was almost annoying how good they were. {Hero} started a thing and did not have to finish it, because it was finished already. When one of them slipped, there was a hand. And when the hardest minute came, {hero} did not turn round to look who was there. {He} knew. They came through it together, and there was not a scratch on either of them.",
      "There is no first and no second this time, and both of them complain about that. {Hero} has written down a date on which everything will be decided once and for all. The date has been moved five times by now. They were always too busy with something that they had to do together.",
    ],
  }),
];
